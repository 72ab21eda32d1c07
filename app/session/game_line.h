// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The line of a game that is shown: its record with a cursor, the events of each step, and the branches of a finished game.
// A value without timers and signals, used by Session. Steps count from 0; functions that take a number of steps expect
// 0 to length().
#pragma once

#include "engine/core/any_match.h"
#include "engine/record/branch.h"
#include "engine/record/record.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace parlour {

class GameLine {
public:
    /// `record` is legal up to its last step. The cursor starts at the end of an unfinished record, at step 0 of a finished
    /// one. `info` outlives the line.
    GameLine(const GameInfo& info, Record record);

    const GameInfo& info() const { return *info_; }
    const Record& record() const { return record_; }
    int length() const { return static_cast<int>(record_.steps.size()); }
    bool isOver() const { return record_.result.has_value(); }
    /// Whether it was opened finished: such a line is cut only by branch().
    bool isReplay() const { return isReplay_; }
    bool isPerson(Seat seat) const { return seat >= 0 && isPersonSeat(record_.seats[static_cast<std::size_t>(seat)]); }
    bool hasPerson() const { return peopleIn(record_.seats) > 0; }

    int cursor() const { return cursor_; }
    bool atEnd() const { return cursor_ == length(); }
    /// Whether the game can go on at the cursor.
    bool isLive() const { return atEnd() && !isOver(); }
    /// The match after `cursor` steps.
    const AnyMatch& match() const { return *match_; }
    std::unique_ptr<AnyMatch> matchAfter(int steps) const;
    /// The events of step `index`, with the seats that may know them.
    const std::vector<AnyTold>& told(int index) const { return told_[static_cast<std::size_t>(index)]; }
    /// The events of the first `steps` steps; valid until the next change.
    std::span<const std::vector<AnyTold>> story(int steps) const { return {told_.data(), static_cast<std::size_t>(steps)}; }
    /// The last step that a person took; -1: none.
    int lastDecision() const;
    /// The number of changes of the steps, the result or the seats.
    int revision() const { return revision_; }

    const std::vector<Branch>& branches() const { return branches_; }
    /// The branch whose line is the record now; -1: the game's own line.
    int shown() const { return shown_; }
    /// The number of first steps that the record shares with the game's own line.
    int sharedSteps() const { return shown_ < 0 ? length() : parlour::sharedSteps(branches_, shown_); }
    /// The game as it was played, whichever line is shown.
    const Record& game() const { return shown_ < 0 ? record_ : game_; }
    std::unique_ptr<AnyMatch> gameAfter(int steps) const;
    /// The bot or person that decided in a seat after so many steps.
    const std::string& playerAt(int step, Seat seat) const;

    void moveTo(int step);
    /// Appends a legal step; the cursor must be at the end, and follows.
    void append(Step step);
    /// Cuts all steps after the first `steps` and the result, and moves the cursor there.
    void cut(int steps);
    /// Sets the result; the match at the cursor must be over.
    void finish();
    /// Keeps what a guest said with an answer: its remarks, up to kMaxRemarks, and its name unless empty.
    void addRemarks(Seat seat, const std::vector<Remark>& remarks, const std::string& name);
    /// Sets the seed of guests' random numbers.
    void setSalt(std::uint64_t salt) { record_.salt = salt; }
    /// Replaces the branches by sound ones. The line that is shown must stay the same, unless it is the game's own.
    void setBranches(std::vector<Branch> branches) { branches_ = std::move(branches); }
    /// Makes the line that branch `index` ends the record (-1: the game's own line). The cursor stays where both lines are
    /// the same, else it goes to the step at which they part. The game must be finished.
    void showLine(int index);
    /// Cuts the record at the cursor, gives it these seats and drops the branches.
    void branch(const std::vector<std::string>& seats);

private:
    void play(const Step& step);
    void dropEvents(int steps);
    void setResult();

    const GameInfo* info_;
    Record record_;
    bool isReplay_;
    int cursor_ = 0;
    int revision_ = 0;
    std::unique_ptr<AnyMatch> match_; ///< at the cursor
    std::vector<std::vector<AnyTold>> told_; ///< by step
    std::vector<std::unique_ptr<AnyMatch>> snapshots_; ///< the match after every kSnapshotEvery steps
    std::vector<Branch> branches_;
    int shown_ = -1; ///< as shown()
    Record game_; ///< as game(), while another line is shown
};

} // namespace parlour
