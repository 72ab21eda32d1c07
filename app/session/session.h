// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One game at the table: played, watched or replayed. All three are a Record with a cursor. Live play is the cursor at the
// end of an unfinished record; a replay is a record without a live end; watching adds play, pause, step and speed; undo and
// "play on from here" move the cursor and branch. Event driven on the GUI thread; only questions travel to Thinkers. Each
// change is complete before a single signal announces it. Receivers may call anything here, but must not delete the session
// (deleteLater).
#pragma once

#include "app/session/play_clock.h"
#include "app/session/thinker.h"
#include "app/store/saved_games.h"
#include "engine/core/any_match.h"
#include "engine/record/branch.h"
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

/// Makes the bot with this id; null if there is none.
using BotMaker = std::function<std::unique_ptr<AnyBot>(const std::string& id)>;

class Session : public QObject {
    Q_OBJECT

public:
    /// `record` is legal up to its last step; bots take the seats for which it names them. An unfinished record is live and
    /// goes on from its end; a finished one starts at step 0. `paused` starts at rest (replay, watching step by step).
    /// Nothing moves before the event loop runs. `makeBot` defaults to the built-in bots, so no other program is started: a
    /// game file is foreign input and may name any command.
    Session(const GameInfo& info, Record record, bool paused, QObject* parent = nullptr, BotMaker makeBot = {});
    ~Session() override;

    const GameInfo& info() const { return info_; }
    const Record& record() const { return record_; }
    bool hasPerson() const;
    bool isOver() const { return record_.result.has_value(); }
    /// The id of a bot that is not available, or that is another program refused by `makeBot`; the live game then rests and
    /// can be viewed or branched. Empty if all are available.
    std::string missingBot() const;

    // The timeline.
    int length() const { return static_cast<int>(record_.steps.size()); }
    int cursor() const { return cursor_; }
    bool atEnd() const { return cursor_ == length(); }
    /// The match after `cursor` steps.
    const AnyMatch& match() const { return *match_; }
    /// The match after `steps` steps, at most length().
    std::unique_ptr<AnyMatch> matchAfter(int steps) const;
    /// The events of step `index` (0-based), with the seats that may know them.
    const std::vector<AnyTold>& told(int index) const { return told_[static_cast<std::size_t>(index)]; }
    /// The events of the first `steps` steps; valid until the next step.
    std::span<const std::vector<AnyTold>> story(int steps) const { return {told_.data(), static_cast<std::size_t>(steps)}; }
    /// Moves the cursor, clamped to both ends. In the past the game is paused until it is set running; back at the end it
    /// runs or pauses as it did before.
    void goTo(int step);
    /// Moves to the end of the record and goes on from there.
    void goLive();

    // Play.
    /// The person whose answer is awaited at the live end and who is at the screen; -1: none. Persons are asked at once,
    /// also while paused.
    Seat asked() const;
    /// The person whose answer is awaited, at the screen or not; -1: none.
    Seat awaited() const;
    /// For people who share the screen: the one who is at it; -1: nobody. Without a call, or by nullopt, all are.
    void setPresent(std::optional<Seat> seat);
    bool isShared() const { return present_.has_value(); }
    /// The bot that is thinking for the live game; -1: none.
    Seat thinking() const;
    /// A person's action at the live end; sets a paused game running. False and no change if it is illegal or no person is
    /// asked.
    bool act(std::string_view action);
    /// Returns to the person's last decision and cuts the steps after it. Not possible across steps that revealed anything
    /// beyond the person's own action (another's card, chance, a hand opened), unless `overReveals`; nor, where people share
    /// the screen, once another than the one who decided has looked. What follows the undoing of an end is not saved, as the
    /// finished game is kept. A game that was opened finished is never cut; branch
    /// it.
    bool canUndo(bool overReveals) const;
    void undo(bool overReveals);
    /// Cuts all steps after the first `steps`, by any seat; the game goes on from there. Not for a game that was
    /// opened finished.
    void cutTo(int steps);
    /// From now on chance and bots follow `script`, the steps of a legal record. The game rests at its end and while the
    /// next step is a person's. May be called again with a longer script.
    void follow(std::vector<Step> script);
    /// Skips pauses and lets the bot answer at once. If it does not answer within two seconds, plays the first legal action
    /// for it.
    void moveNow();
    /// Plays the live game without pauses and regardless of moving pieces, until it is over, a person is asked or the
    /// timeline is used in any other way. Bots think as usual. The game is saved when this ends.
    void playOut();
    bool isPlayingOut() const { return mode_ == Mode::PlayingOut; }

    // Watching.
    bool isPaused() const;
    /// Running a finished game at its end restarts it from the beginning.
    void setPaused(bool paused);
    /// Goes one step forward: through the record, or one live step if the cursor is at the end.
    void step();
    /// Scales the pauses before and after a bot acts; 1: as designed, 0: none. Also the speed of a replay. A step without
    /// events, such as a sealed answer, has no pause.
    void setPace(double pace);
    /// In a person's game, steps whose events satisfy `isQuiet` have no pauses either.
    void setQuietSteps(std::function<bool(const std::vector<AnyTold>&)> isQuiet) { isQuiet_ = std::move(isQuiet); }
    double pace() const { return pace_; }
    /// While held (pieces are moving), no bot acts and a running replay rests.
    void hold(bool held);

    // Branches of a finished game.
    const std::vector<Branch>& branches() const { return branches_; }
    /// Replaces them by sound ones. The line that is shown must stay the same, unless it is the game's own.
    void setBranches(std::vector<Branch> branches) { branches_ = std::move(branches); }
    /// The branch whose line is the record now; -1: the game's own line.
    int line() const { return line_; }
    /// The number of first steps that the record shares with the game's own line.
    int sharedSteps() const { return line_ < 0 ? length() : parlour::sharedSteps(branches_, line_); }
    /// Makes the line that branch `index` ends the record (-1: the game's own line), at rest. The cursor stays where both
    /// lines are the same, else it goes to the step at which they part.
    void showLine(int index);
    /// The game as it was played, whichever line is shown.
    const Record& game() const { return line_ < 0 ? record_ : game_; }
    /// The match after `steps` steps of the game.
    std::unique_ptr<AnyMatch> gameAfter(int steps) const;

    /// Cuts the record at the cursor and makes it live and running, with these seats. Drops the branches.
    void branch(const std::vector<std::string>& seats);

    /// The decision to explain at the cursor, as the number of steps before it: the one made or due there, or the last one
    /// before; -1: none.
    int decision() const;
    /// Asks the bot of that decision for its evaluation, which comes by `explained`. Repeats the question with the same
    /// random numbers as in the game. A person's decision is put to the bot `standIn`, if there is one. A later call
    /// replaces an unanswered one.
    void explain(const std::string& standIn = {});
    /// If on, bots of the live game also report their evaluation with each answer (`explained`). Does not change the answer.
    void setReporting(bool on) { reporting_ = on; }

    // Saved data.
    const QString& notes() const { return notes_; }
    void setNotes(const QString& notes);
    /// The number of hints that persons asked for.
    int hints() const { return hints_; }
    void setHints(int hints);
    /// Marks the game as played with training wheels, for good.
    void setWheels(bool on);
    bool hasWheels() const { return hasWheels_; }
    /// Sets the saved playing time of a resumed game, in seconds.
    void setPlayed(int seconds) { clock_.start(seconds); }
    /// The playing time so far, in seconds; 0: unknown.
    int played() const { return std::min(clock_.seconds(), kLongestPlayed); }
    /// The game as it would be saved now. savedAt is the time of the last change, so that the same state is the same file.
    GameFile file() const;
    /// Saves every change of the unfinished game and its end under `id` from now on. The next step waits until the last one
    /// is on the disk (or refused; a disk that hangs is given up after two seconds), so that a crash loses at most the move
    /// in progress. The owner removes the file. `games` outlives the session.
    void saveTo(SavedGames& games, const QString& id);
    /// Saves nothing from now on. The file stays as it is.
    void stopSaving();

    /// The changes since the last signal.
    struct Change {
        int from = 0; ///< the cursor before
        int to = 0; ///< the cursor now. Not neighbours: a jump, as after playOut
        bool record = false; ///< steps were added or cut, or seats changed
        bool asked = false;
        bool thinking = false;
        bool paused = false;
        bool finished = false; ///< the live game is over and record().result is set
        bool isMove() const { return from != to; }
        bool isAny() const { return isMove() || record || asked || thinking || paused || finished; }
    };

signals:
    /// Emitted once for all changes of one action or step; at least one is set.
    void changed(const parlour::Session::Change& change);
    /// The evaluation of `seat` after `step` steps, as Session::decision counts them; null if the bot makes none.
    void explained(int step, parlour::Seat seat, std::shared_ptr<const parlour::Report> report);

private:
    /// The mover of the cursor. Independent of it are moving pieces (held_) and the disk.
    enum class Mode {
        Resting,
        Running,
        LookingBack, ///< rests in the past; runs again at the end
        Stepping, ///< takes one live step without pauses, then rests
        Skipping, ///< takes one live step without pauses, then runs
        PlayingOut, ///< takes live steps without pauses until a person is asked, then runs
    };
    enum class Disk {
        Ready,
        Writing, ///< the last step is not on the disk yet
        Hanging,
    };

    /// A bot's pending question of the live game. Kept while the cursor is in the past.
    struct Question {
        Seat seat = 0;
        quint64 ticket = 0;
        std::optional<std::string> answer; ///< held back until the pause ends
        GuestNotes notes = {}; ///< from a guest
    };

    bool isPerson(Seat seat) const;
    bool isLive() const { return atEnd() && !isOver(); }
    int lastDecision() const;
    bool revealed(int index) const;
    Seat waitingBot() const;
    Seat deciderAt(int step) const;
    std::string playerAt(int step, Seat seat) const;

    bool append(const Step& step);
    void cut(int steps);
    void endDetour();
    void setResult();
    void moveCursor(int step);

    void wait(int milliseconds);
    void wakeUp();
    int pause(int milliseconds) const;
    bool isSilent(int index) const;
    void advance();
    void replayStep();
    void liveStep();
    void scriptStep();
    Thinker* thinkerOf(Seat seat);
    std::vector<std::string> heardBy(Seat seat);
    void ask(Seat seat);
    void takeAnswer();
    void giveUpOnBot();
    void forgetQuestion();
    void take(Seat who, const std::string& text);
    void end();

    void save();
    void afterSave(bool answered);
    enum class News { States, Record, End };
    void announce(News news = News::States);

    const GameInfo& info_;
    Record record_;
    std::vector<Branch> branches_;
    int line_ = -1; ///< as line()
    Record game_; ///< as game(), while another line is shown
    BotMaker makeBot_;
    bool replayed_; ///< opened finished: cut only by branch
    int cursor_ = 0;
    Mode mode_;
    bool held_ = false;
    bool reporting_ = false;
    double pace_ = 1;
    std::function<bool(const std::vector<AnyTold>&)> isQuiet_;
    std::unique_ptr<AnyMatch> match_; ///< at the cursor
    std::vector<std::vector<AnyTold>> told_; ///< by step
    std::vector<std::unique_ptr<AnyMatch>> snapshots_; ///< the match after every kSnapshotEvery steps
    std::optional<Seat> present_; ///< as by setPresent()
    std::optional<Seat> viewer_; ///< the person who was at the screen last
    QTimer timer_; ///< calls advance; while it runs, nothing else does
    QTimer moveNowTimer_; ///< limits the wait for the bot

    std::map<Seat, std::unique_ptr<Thinker>> thinkers_;
    std::map<Seat, int> heard_; ///< by guest: the number of steps whose events it has received
    std::optional<Question> question_;
    std::optional<std::vector<Step>> script_; ///< the script of chance and bots; none: they play freely
    std::unique_ptr<Thinker> explainer_;

    QString notes_;
    int hints_ = 0;
    bool hasWheels_ = false;
    PlayClock clock_;
    QElapsedTimer time_; ///< passed to clock_
    QString changedAt_;
    SavedGames* games_ = nullptr;
    QString saveId_;
    quint64 saveTicket_ = 0;
    Disk disk_ = Disk::Ready;
    QTimer saveTimer_;

    bool toldRecord_ = true; ///< these five: as last announced
    int toldCursor_ = 0;
    Seat toldAsked_ = -1;
    Seat toldThinking_ = -1;
    bool toldPaused_;
};

} // namespace parlour
