// One game at the table: played, watched or replayed. These are one thing: a Record with a cursor. Live play is the cursor
// at the end of an unfinished record; a replay is a record without a live end; watching adds play, pause, step and speed;
// undo and "play on from here" move the cursor and branch. Event driven on the GUI thread; only questions travel to
// Thinkers.
#pragma once

#include "app/session/thinker.h"
#include "engine/core/any_match.h"
#include "engine/record/record.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <vector>

namespace parlour {

class Session : public QObject {
    Q_OBJECT

public:
    /// `record` is sound up to its last step. Bots sit where record.seats names them. An unfinished record is live: it goes
    /// on from its end. `paused` leaves it standing still (replay, watching step by step).
    Session(const GameInfo& info, Record record, bool paused, QObject* parent = nullptr);
    ~Session() override;

    const GameInfo& info() const { return info_; }
    const Record& record() const { return record_; }
    bool hasPerson() const;
    bool isOver() const; ///< the record has a result

    // The timeline.
    int length() const { return static_cast<int>(record_.steps.size()); }
    int cursor() const { return cursor_; }
    bool atEnd() const { return cursor_ == length(); }
    /// The match after `cursor` steps.
    const AnyMatch& match() const { return *match_; }
    /// What step `index` (0-based) told everybody who may know.
    const std::vector<AnyTold>& told(int index) const;
    void goTo(int step);

    // Playing.
    /// The person whose answer is awaited at the live end; -1: nobody.
    Seat asked() const;
    /// The bot that is thinking for the live game; -1: none.
    Seat thinking() const;
    /// A person's action at the live end. Refused (false, nothing changes) when it is not legal or nobody is asked.
    bool act(std::string_view action);
    /// Back to the last own decision. Not possible across steps that revealed something, unless `overReveals`.
    bool canUndo(bool overReveals) const;
    void undo(bool overReveals);
    void moveNow();

    // Watching.
    bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    /// One step forward: through the record, or one live step when the cursor is at the end.
    void step();
    /// Pauses before and after a bot acts, in ms at pace 1; `pace` 0 = no pauses. Also the speed of replay.
    void setPace(double pace);
    /// While held, no bot acts and a running replay stands still (pieces are moving).
    void hold(bool held);

    /// Cuts the record at the cursor and makes it live, with these seats ("you" or bot ids).
    void branch(const std::vector<std::string>& seats);

    /// Asks the bot that decided (or would decide) after `cursor` steps what it weighs. Comes by `explained`. Asks the same
    /// question with the same random numbers as in the game. `botId` for a person's seat; empty = that seat's own bot.
    void explain(const std::string& botId = {});

signals:
    /// The position at the cursor is another one. `from` and `to` are cursors; a jump if they are not neighbours.
    void moved(int from, int to);
    /// Steps were added or cut.
    void recordChanged();
    void askedChanged();
    void thinkingChanged();
    void pausedChanged();
    void finished();
    void explained(int cursor, std::shared_ptr<const parlour::Report> report);

private:
    const GameInfo& info_;
    Record record_;
    int cursor_ = 0;
    bool paused_ = false;
    std::unique_ptr<AnyMatch> match_;
};

} // namespace parlour
