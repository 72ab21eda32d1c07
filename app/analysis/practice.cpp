// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/practice.h"

#include "engine/positions.h"

#include <algorithm>

namespace parlour {

Expected<void> keepPosition(History& history, const std::string& position, const QDate& today)
{
    int line = 0;
    const auto read = readPosition(position, 0, line);
    if (!read)
        return read.error();
    if (read->match->question(read->seat).isForced)
        return Error(SAY("Error", "there is only one action in this position"));
    const QString game = QString::fromStdString(read->game->id);
    return ExerciseTable(history).keep({exerciseOf(position, game, today)});
}

Expected<void> Practice::read()
{
    auto rows = table_.all();
    kept_ = rows ? *std::move(rows) : std::vector<KeptExercise>();
    return rows ? Expected<void>() : rows.error();
}

std::vector<KeptExercise> Practice::round() const
{
    std::vector<KeptExercise> round;
    std::copy_if(kept_.begin(), kept_.end(), std::back_inserter(round),
                 [](const KeptExercise& each) { return each.place > 0; });
    std::sort(round.begin(), round.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    return round;
}

int Practice::next() const
{
    const std::vector<KeptExercise> all = round();
    const auto open = std::find_if(all.begin(), all.end(),
                                   [](const KeptExercise& each) { return each.answer == KeptExercise::Answer::Open; });
    return open == all.end() ? 0 : open->place;
}

Expected<void> Practice::begin(std::vector<KeptExercise> round)
{
    std::vector<KeptExercise> changed = this->round();
    for (KeptExercise& each : changed)
        each.place = 0;
    changed.insert(changed.end(), round.begin(), round.end()); // a row that was in the last round is put twice
    return keep(changed);
}

Expected<void> Practice::redoMissed()
{
    std::vector<KeptExercise> missed = round();
    std::erase_if(missed, [](const KeptExercise& each) { return each.answer != KeptExercise::Answer::Missed; });
    int place = 0;
    for (KeptExercise& each : missed) {
        each.place = ++place;
        each.answer = KeptExercise::Answer::Open;
    }
    return begin(std::move(missed));
}

Expected<void> Practice::answer(int place, bool isRight, const QDate& today)
{
    return change(place, [&](KeptExercise& exercise) { takeAnswer(exercise, isRight, today); });
}

/// Closes the gap, so that places count from 1.
Expected<void> Practice::leaveOut(int place)
{
    std::vector<KeptExercise> changed = round();
    for (KeptExercise& each : changed)
        if (each.place == place) {
            each.place = 0;
            each.isStarred = false;
        } else if (each.place > place) {
            --each.place;
        }
    return keep(changed);
}

Expected<void> Practice::setStarred(int place, bool isStarred, const QDate& today)
{
    return change(place, [&](KeptExercise& exercise) { parlour::setStarred(exercise, isStarred, today); });
}

Expected<void> Practice::change(int place, const std::function<void(KeptExercise&)>& change)
{
    std::vector<KeptExercise> changed = round();
    std::erase_if(changed, [place](const KeptExercise& each) { return each.place != place; });
    for (KeptExercise& each : changed)
        change(each);
    return keep(changed);
}

/// Stores rows, and has them here even if that failed: the person goes on without the history.
Expected<void> Practice::keep(const std::vector<KeptExercise>& changed)
{
    for (const KeptExercise& each : changed) {
        const auto same = std::find_if(kept_.begin(), kept_.end(), [&](const auto& row) { return row.isSame(each); });
        if (same == kept_.end())
            kept_.push_back(each);
        else
            *same = each;
    }
    return table_.keep(changed);
}

} // namespace parlour
