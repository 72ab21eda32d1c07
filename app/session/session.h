// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One game at the table: played, watched or replayed. All three are a GameLine, a record with a cursor. Live play is the
// cursor at the end of an unfinished record; a replay is a record without a live end; watching adds play, pause, step and
// speed; undo and "play on from here" move the cursor and branch. Event driven on the GUI thread; only questions travel to
// Thinkers. Each change is complete before a single signal announces it. Receivers may call anything here, but must not
// delete the session (deleteLater).
#pragma once

#include "app/session/explainer.h"
#include "app/session/game_saver.h"

#include <functional>
#include <optional>
#include <vector>

namespace parlour {

class Session : public QObject {
    Q_OBJECT

public:
    /// `record` is legal up to its last step; bots take the seats for which it names them. An unfinished record is live and
    /// goes on from its end; a finished one starts at step 0. `paused` starts at rest (replay, watching step by step).
    /// Nothing moves before the event loop runs. `makeBot` defaults to the built-in bots, so no other program is started: a
    /// game file is foreign input and may name any command.
    Session(const GameInfo& info, Record record, bool paused, QObject* parent = nullptr, BotMaker makeBot = {});

    const GameLine& line() const { return line_; }
    GameSaver& saver() { return saver_; }
    const GameSaver& saver() const { return saver_; }
    Explainer& explainer() { return explainer_; }
    const Explainer& explainer() const { return explainer_; }
    /// The id of a bot that is not available, or that is another program refused by `makeBot`; the live game then rests and
    /// can be viewed or branched. Empty if all are available.
    std::string missingBot() const { return bots_.missing(); }

    // The timeline.
    /// Moves the cursor, clamped to both ends. In the past the game is paused until it is set running; back at the end it
    /// runs or pauses as it did before.
    void goTo(int step);
    /// Moves to the end of the record and goes on from there.
    void goLive();

    // Play.
    /// The person whose answer is awaited at the live end and who is at the screen; -1: none. Persons are asked at once,
    /// also while paused.
    Seat asked() const { return people_.asked(); }
    /// The person whose answer is awaited, at the screen or not; -1: none.
    Seat awaited() const { return people_.awaited(); }
    /// For people who share the screen: the one who is at it; -1: nobody. Without a call, or by nullopt, all are.
    void setPresent(std::optional<Seat> seat);
    bool isShared() const { return people_.isShared(); }
    /// The bot that is thinking for the live game; -1: none.
    Seat thinking() const { return bots_.thinking(); }
    /// A person's action at the live end; sets a paused game running. False and no change if it is illegal or no person is
    /// asked.
    bool act(std::string_view action) { return actFor(asked(), action); }
    /// The same for a person whose answer is awaited and who need not be at the screen.
    bool actFor(Seat person, std::string_view action);
    /// Returns to the person's last decision and cuts the steps after it. Not possible across steps that revealed anything
    /// beyond the person's own action (another's card, chance, a hand opened), unless `overReveals`; nor, where people share
    /// the screen, once another than the one who decided has looked. What follows the undoing of an end is not saved, as the
    /// finished game is kept. A game that was opened finished is never cut; branch it.
    bool canUndo(bool overReveals) const { return people_.canUndo(overReveals); }
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
    /// As GameLine::setBranches.
    void setBranches(std::vector<Branch> branches) { line_.setBranches(std::move(branches)); }
    /// As GameLine::showLine, at rest.
    void showLine(int index);
    /// Cuts the record at the cursor and makes it live and running, with these seats. Drops the branches.
    void branch(const std::vector<std::string>& seats);

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
    };

signals:
    /// Emitted once for all changes of one action or step; at least one is set.
    void changed(const parlour::Session::Change& change);

private:
    /// The mover of the cursor. Independent of it are moving pieces (held_) and the disk.
    enum class Mode {
        Resting, ///< until it is set running
        Running, ///< takes steps by itself
        LookingBack, ///< rests in the past; runs again at the end
        Stepping, ///< takes one live step without pauses, then rests
        Skipping, ///< takes one live step without pauses, then runs
        PlayingOut, ///< takes live steps without pauses until a person is asked, then runs
    };

    /// The state that changes are told from.
    struct Announced {
        int cursor = 0;
        int revision = 0; ///< of the line
        Seat asked = -1;
        Seat thinking = -1;
        bool isPaused = false;
        bool operator==(const Announced&) const = default;
    };

    void moveTo(int step);
    void endDetour();

    void wait(int milliseconds);
    void wakeUp();
    int pause(int milliseconds) const;
    void advance();
    void replayStep();
    void liveStep();
    void scriptStep();
    void ask(Seat seat);
    void takeAnswer();
    void take(Seat who, const std::string& text);
    void end();
    void announce(bool isEnd = false);

    GameLine line_;
    People people_;
    SeatedBots bots_;
    Explainer explainer_;
    GameSaver saver_;
    std::optional<std::vector<Step>> script_; ///< the script of chance and bots; none: they play freely
    Mode mode_;
    bool held_ = false;
    double pace_ = 1;
    std::function<bool(const std::vector<AnyTold>&)> isQuiet_; ///< as by setQuietSteps()
    QTimer timer_; ///< calls advance; while it runs, nothing else does
    Announced announced_; ///< the state at the last signal
};

} // namespace parlour
