// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One game at the table: played, watched or replayed. These are one thing: a Record with a cursor. Live play is the cursor
// at the end of an unfinished record; a replay is a record without a live end; watching adds play, pause, step and speed;
// undo and "play on from here" move the cursor and branch. Event driven on the GUI thread; only questions travel to
// Thinkers. Every change is complete before it is told, by one signal, whose receivers may call anything here, but must not
// delete the session (deleteLater).
#pragma once

#include "app/session/play_clock.h"
#include "app/session/thinker.h"
#include "app/store/saved_games.h"
#include "engine/core/any_match.h"
#include "engine/record/record.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace parlour {

/// Makes the bot of a seat; null if there is none of that name.
using BotMaker = std::function<std::unique_ptr<AnyBot>(const std::string& id)>;

class Session : public QObject {
    Q_OBJECT

public:
    /// `record` is sound up to its last step. Bots sit where record.seats names them. An unfinished record is live: it goes
    /// on from its end. A finished one begins at step 0. `paused` leaves it standing still (replay, watching step by step).
    /// Nothing moves before the event loop runs. `makeBot` defaults to the table of bots, which starts no other program:
    /// a game file is foreign input, and the command in it may be anybody's.
    Session(const GameInfo& info, Record record, bool paused, QObject* parent = nullptr, BotMaker makeBot = {});
    ~Session() override;

    const GameInfo& info() const { return info_; }
    const Record& record() const { return record_; }
    bool hasPerson() const;
    bool isOver() const { return record_.result.has_value(); }
    /// The id of a bot that sits here and that this program does not have; the live game stands still then, and can be
    /// looked at or branched. So is a bot that is another program which `makeBot` refuses. Empty: all are there.
    std::string missingBot() const;

    // The timeline.
    int length() const { return static_cast<int>(record_.steps.size()); }
    int cursor() const { return cursor_; }
    bool atEnd() const { return cursor_ == length(); }
    /// The match after `cursor` steps.
    const AnyMatch& match() const { return *match_; }
    /// The match after `steps` of them, which are at most length().
    std::unique_ptr<AnyMatch> matchAfter(int steps) const;
    /// What step `index` (0-based) told everybody who may know.
    const std::vector<AnyTold>& told(int index) const { return told_[static_cast<std::size_t>(index)]; }
    /// The same of the first steps; good until the next one.
    std::span<const std::vector<AnyTold>> story(int steps) const { return {told_.data(), static_cast<std::size_t>(steps)}; }
    /// Moves the cursor, at most to either end. In the past everything stands still (isPaused) until it is set running; back
    /// at the end the game runs or stands as it did before.
    void goTo(int step);
    /// To the end of the record, and on from there.
    void goLive();

    // Playing.
    /// The person whose answer is awaited at the live end; -1: nobody. Persons are asked at once, also while paused.
    Seat asked() const;
    /// The bot that is thinking for the live game; -1: none.
    Seat thinking() const;
    /// A person's action at the live end; sets a paused game running. Refused (false, nothing changes) when it is not legal
    /// or nobody is asked.
    bool act(std::string_view action);
    /// Back to the last own decision, cutting what came after it. Not possible across steps that told the persons anything
    /// beyond their own action (another's card, chance, a hand opened), unless `overReveals`. A finished game that was
    /// opened for replay is never cut; branch it.
    bool canUndo(bool overReveals) const;
    void undo(bool overReveals);
    /// Takes back all steps after the first `steps`, whoever took them; the game goes on from there. Not for a game that
    /// was opened finished.
    void cutTo(int steps);
    /// From now on chance and those who are not persons act as `written` has it, the steps of a sound record. Behind its
    /// end, and while it waits for a person's step, the game stands still. Can be called again with more.
    void follow(std::vector<Step> written);
    /// Skips pauses and hurries the bot. If it does not answer within two seconds, the action that does least is taken for
    /// it.
    void moveNow();
    /// Plays the live game on without any pause and whatever pieces move, until it is over, a person is asked or anything
    /// else is done with the timeline. Bots think as long as ever. It is saved when
    /// that ends.
    void playOut();
    bool isPlayingOut() const { return playingOut_; }

    // Watching.
    bool isPaused() const { return paused_ || inPast_; }
    /// Setting a finished game running at its end starts it from the beginning.
    void setPaused(bool paused);
    /// One step forward: through the record, or one live step when the cursor is at the end.
    void step();
    /// Pauses before and after a bot acts, in ms at pace 1; `pace` 0 = no pauses. Also the speed of replay. A step that
    /// nobody was told of, as a sealed answer, is not paused for.
    void setPace(double pace);
    double pace() const { return pace_; }
    /// While held, no bot acts and a running replay stands still (pieces are moving).
    void hold(bool held);

    /// Cuts the record at the cursor and makes it live and running, with these seats ("you" or bot ids).
    void branch(const std::vector<std::string>& seats);

    /// The decision that is explained at the cursor: the one taken or to be taken there, or else the last before it, as the
    /// number of steps before it; -1: there is none.
    int decision() const;
    /// Asks the bot of that decision what it weighs. Comes by `explained`. Asks the same question with the same random
    /// numbers as in the game. For a person's decision asks the bot `standIn`, if there is one. A later call replaces one
    /// whose answer has not come.
    void explain(const std::string& standIn = {});
    /// While on, the bots of the live game tell what they weigh (`explained`) as they answer, which they do no differently.
    void setReporting(bool on) { reporting_ = on; }

    // Saving.
    const QString& notes() const { return notes_; }
    void setNotes(const QString& notes);
    /// How often persons were told what a bot would do.
    int hints() const { return hints_; }
    void setHints(int hints);
    /// From here on the game is one with training wheels; that stays.
    void setWheels(bool on);
    bool hasWheels() const { return hasWheels_; }
    /// For how long a person has played this game, in seconds, as it was saved.
    void setPlayed(int seconds) { clock_.start(seconds); }
    /// The same, now; 0: that is not known.
    int played() const { return std::min(clock_.seconds(), kLongestPlayed); }
    /// The game as it is saved now. savedAt is the time of the last change, so that the same state is the same file.
    GameFile file() const;
    /// Saves every change of the unfinished game and its end under `id` from now on. The next step waits until the last one
    /// is on the disk (or refused; a disk that hangs is given up after two seconds), so that a crash loses at most the move
    /// being made. Removing the file is the owner's business. `games` outlives the session.
    void saveTo(SavedGames& games, const QString& id);

    /// What is other than when it was told last.
    struct Change {
        int from = 0; ///< the cursor then
        int to = 0; ///< and now: another position. A jump if they are not neighbours, as is all that bots play out.
        bool record = false; ///< steps were added or cut, or seats changed
        bool asked = false;
        bool thinking = false;
        bool paused = false;
        bool finished = false; ///< the live game is over; record().result is there
        bool isMove() const { return from != to; }
        bool isAny() const { return isMove() || record || asked || thinking || paused || finished; }
    };

signals:
    /// Once for all that one action or one step changed. Something did.
    void changed(const parlour::Session::Change& change);
    /// What `seat` weighed or would weigh after `step` steps, as Session::decision counts them; null if it does not tell.
    void explained(int step, parlour::Seat seat, std::shared_ptr<const parlour::Report> report);

private:
    /// What a bot was asked for the live game. Kept while the cursor is in the past.
    struct Question {
        Seat seat = 0;
        quint64 ticket = 0;
        std::optional<std::string> answer; ///< waits for the pause to end
        GuestNotes notes = {}; ///< of a guest
    };

    bool isPerson(Seat seat) const;
    bool isLive() const { return atEnd() && !isOver(); }
    int lastDecision() const;
    bool revealed(int index) const;
    Seat waitingBot() const;
    Seat deciderAt(int step) const;

    bool append(const Step& step);
    void cut(int steps);
    void setResult();
    void moveCursor(int step);

    void wait(int milliseconds);
    void wakeUp();
    int pause(int milliseconds) const;
    bool isSilent(int index) const;
    void advance();
    void replayStep();
    void liveStep();
    void writtenStep();
    Thinker* thinkerOf(Seat seat);
    std::vector<std::string> heardBy(Seat seat);
    void ask(Seat seat);
    void takeAnswer();
    void giveUpOnBot();
    void forgetQuestion();
    void take(Seat who, const std::string& text);
    void end();

    void save();
    void goOnSaved(bool answered);
    enum class News { States, Record, End };
    void announce(News news = News::States);

    const GameInfo& info_;
    Record record_;
    BotMaker makeBot_;
    bool replayed_; ///< was opened finished: cut by branch only
    int cursor_ = 0;
    bool paused_;
    bool inPast_ = false; ///< went back by hand, and stands still there
    bool held_ = false;
    bool stepping_ = false; ///< one live step was asked for
    bool playingOut_ = false;
    bool reporting_ = false;
    double pace_ = 1;
    std::unique_ptr<AnyMatch> match_; ///< at the cursor
    std::vector<std::vector<AnyTold>> told_; ///< by step
    std::vector<std::unique_ptr<AnyMatch>> marks_; ///< the match after every kMarkEvery steps
    QTimer timer_; ///< calls advance; while it runs, nothing happens by itself
    QTimer patience_; ///< with a bot that was hurried

    std::map<Seat, std::unique_ptr<Thinker>> thinkers_;
    std::map<Seat, int> heard_; ///< of the guests among them: the steps that they were told of
    std::optional<Question> question_;
    std::optional<std::vector<Step>> written_; ///< what others than persons do; none: as they like
    std::unique_ptr<Thinker> explainer_;

    QString notes_;
    int hints_ = 0;
    bool hasWheels_ = false;
    PlayClock clock_;
    QElapsedTimer time_; ///< that the clock is told
    QString changedAt_;
    SavedGames* games_ = nullptr;
    QString saveId_;
    quint64 saveTicket_ = 0;
    bool saving_ = false; ///< the last step is not on the disk yet
    bool diskHangs_ = false;
    QTimer savePatience_;

    bool toldRecord_ = true; ///< as last announced, like the others
    int toldCursor_ = 0;
    Seat toldAsked_ = -1;
    Seat toldThinking_ = -1;
    bool toldPaused_;
};

} // namespace parlour
