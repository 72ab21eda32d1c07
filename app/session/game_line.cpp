// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/game_line.h"

#include "engine/base/index.h"
#include "engine/record/replay.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace parlour {

namespace {

/// Steps between snapshots. Replaying so many takes far less than a frame.
constexpr int kSnapshotEvery = 64;

void dropRemarksFrom(Record& record, int step)
{
    std::erase_if(record.remarks, [step](const Remark& each) { return each.step >= step; });
}

} // namespace

GameLine::GameLine(const GameInfo& info, Record record)
    : info_(&info),
      record_(std::move(record)),
      isReplay_(record_.result.has_value()),
      match_(std::move(*startOf(info, record_)))
{
    snapshots_.push_back(match_->clone());
    for (const Step& step : record_.steps)
        play(step);
    cursor_ = length();
    if (isReplay_)
        moveTo(0);
}

std::unique_ptr<AnyMatch> GameLine::matchAfter(int steps) const
{
    const int mark = steps / kSnapshotEvery;
    auto match = snapshots_[asIndex(mark)]->clone();
    for (int i = mark * kSnapshotEvery; i < steps; ++i) {
        const Step& each = record_.steps[asIndex(i)];
        const auto done = match->step(each.who, each.text);
        assert(done);
        (void)done;
    }
    return match;
}

int GameLine::lastDecision() const
{
    int index = length() - 1;
    while (index >= 0 && !isPerson(record_.steps[asIndex(index)].who))
        --index;
    return index;
}

std::unique_ptr<AnyMatch> GameLine::gameAfter(int steps) const
{
    return shown_ < 0 ? matchAfter(steps) : matchAt(*info_, game_, steps);
}

const std::string& GameLine::playerAt(int step, Seat seat) const
{
    int line = shown_;
    while (line >= 0 && step < branches_[asIndex(line)].step)
        line = branches_[asIndex(line)].from;
    return (line < 0 ? record_.seats : branches_[asIndex(line)].players)[asIndex(seat)];
}

void GameLine::moveTo(int step)
{
    if (step != cursor_)
        match_ = matchAfter(step);
    cursor_ = step;
}

// Applies a step to the match, which must be at the end of the events.
void GameLine::play(const Step& step)
{
    std::vector<AnyTold> told;
    const auto done = match_->step(step.who, step.text, &told);
    assert(done);
    (void)done;
    told_.push_back(std::move(told));
    if (told_.size() % kSnapshotEvery == 0)
        snapshots_.push_back(match_->clone());
}

void GameLine::append(Step step)
{
    assert(atEnd());
    play(step);
    record_.steps.push_back(std::move(step));
    ++cursor_;
    ++revision_;
}

// Forgets the events and snapshots after the first steps.
void GameLine::dropEvents(int steps)
{
    told_.resize(asIndex(steps));
    snapshots_.resize(asIndex(steps / kSnapshotEvery + 1));
}

void GameLine::cut(int steps)
{
    record_.steps.resize(asIndex(steps));
    record_.result.reset();
    dropRemarksFrom(record_, steps);
    dropEvents(steps);
    moveTo(steps);
    isReplay_ = false;
    ++revision_;
}

void GameLine::setResult()
{
    std::vector<double> scores;
    for (Seat seat = 0; seat < match_->seats(); ++seat)
        scores.push_back(match_->score(seat));
    record_.result = std::move(scores);
}

void GameLine::finish()
{
    setResult();
    ++revision_;
}

void GameLine::addRemarks(Seat seat, const std::vector<Remark>& remarks, const std::string& name)
{
    for (const Remark& remark : remarks)
        if (record_.remarks.size() < kMaxRemarks)
            record_.remarks.push_back(remark);
    setName(record_, seat, name);
}

void GameLine::showLine(int index)
{
    assert(isReplay_);
    if (shown_ < 0)
        game_ = record_;
    const std::vector<Step> steps = stepsOf(game_, branches_, index);
    const auto parts = std::mismatch(steps.begin(), steps.end(), record_.steps.begin(), record_.steps.end()).first;
    const auto same = static_cast<int>(parts - steps.begin());
    const int cursor = std::min(cursor_, same);
    moveTo(same);
    dropEvents(same);
    record_ = game_;
    record_.steps = steps;
    shown_ = index;
    std::for_each(parts, steps.end(), [this](const Step& each) { play(each); });
    cursor_ = length();
    if (index >= 0) {
        setResult();
        dropRemarksFrom(record_, sharedSteps());
    }
    moveTo(cursor);
    ++revision_;
}

void GameLine::branch(const std::vector<std::string>& seats)
{
    assert(seats.size() == record_.seats.size());
    branches_.clear();
    shown_ = -1;
    cut(cursor_);
    record_.seats = seats;
    record_.names.clear();
}

} // namespace parlour
