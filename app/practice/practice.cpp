// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/practice/practice.h"

#include "app/practice/puzzle_rating.h"
#include "engine/positions.h"

#include <algorithm>
#include <limits>

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

PracticeNews newsOf(History& history, const QDate& today, const std::function<int(const std::string& game)>& versionOf,
                    const QDate& puzzleDate)
{
    PracticeNews news;
    Practice practice(history);
    if (!practice.read())
        return news;
    news.isDailyOpen = puzzleDate.isValid() && practice.isDailyOpen(puzzleDate);
    const std::vector<KeptExercise> round = practice.round();
    if (const KeptExercise* open = practice.find(practice.next())) {
        news.game = open->game;
        news.count = static_cast<int>(round.size());
        news.answered = static_cast<int>(std::count_if(
            round.begin(), round.end(), [](const KeptExercise& each) { return each.answer != KeptExercise::Answer::Open; }));
    }
    std::map<qint64, int> known; // mistakes that have a row, by game
    for (const KeptExercise& each : practice.kept()) {
        news.due += standingOf(each, today) == Standing::Due;
        known[each.entry] += each.source == KeptExercise::Source::Mistake;
    }
    std::map<qint64, HistoryEntry> games;
    for (HistoryEntry& each : history.recent(std::numeric_limits<int>::max()))
        if (practiceDay(each.finishedAt) != today) // of today's: tomorrow
            games.emplace(each.id, std::move(each));
    for (const ReviewFigures& each : keptFigures(history)) {
        const auto game = games.find(each.game);
        if (game == games.end() || !each.isWhole || personOf(game->second.seats) != each.seat
            || each.analyst != versionOf(game->second.game.toStdString()))
            continue;
        news.due += std::max(0, each.doubtful + each.mistakes + each.blunders - known[each.game]);
    }
    return news;
}

Expected<void> Practice::read()
{
    auto rows = table_.all();
    auto results = table_.results();
    kept_ = rows ? *std::move(rows) : std::vector<KeptExercise>();
    results_ = results ? *std::move(results) : std::vector<PuzzleResult>(); // none in a history of old that is only read
    return rows ? Expected<void>() : rows.error();
}

std::vector<KeptExercise> Practice::round() const
{
    std::vector<KeptExercise> round;
    std::copy_if(kept_.begin(), kept_.end(), std::back_inserter(round),
                 [](const KeptExercise& each) { return each.place > 0 && each.place < kDailyPlace; });
    std::sort(round.begin(), round.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    return round;
}

const KeptExercise* Practice::find(int place) const
{
    const auto found = std::find_if(kept_.begin(), kept_.end(), [place](const auto& each) { return each.place == place; });
    return place == 0 || found == kept_.end() ? nullptr : &*found;
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

const KeptExercise* Practice::daily(const QDate& date) const
{
    const StockPuzzle* puzzle = puzzleOfDay(date);
    const KeptExercise* row = find(kDailyPlace);
    return puzzle && row && row->position.toStdString() == puzzle->position ? row : nullptr;
}

bool Practice::isDailyOpen(const QDate& date) const
{
    const KeptExercise* row = daily(date);
    return puzzleOfDay(date) && (!row || row->answer == KeptExercise::Answer::Open);
}

Expected<void> Practice::beginDaily(const StockPuzzle& puzzle)
{
    KeptExercise daily = exerciseOf(puzzle).kept;
    std::vector<KeptExercise> changed;
    for (const KeptExercise& each : kept_)
        if (each.isSame(daily)) {
            daily = each;
            const std::vector<KeptExercise> moved = without(each.place);
            changed.insert(changed.end(), moved.begin(), moved.end());
        } else if (each.place == kDailyPlace) {
            changed.push_back(each);
            changed.back().place = 0;
        }
    daily.place = kDailyPlace;
    daily.answer = KeptExercise::Answer::Open;
    changed.push_back(daily);
    return keep(changed);
}

Expected<void> Practice::answer(int place, bool isRight, const QDate& today)
{
    const KeptExercise* own = find(place);
    if (!own)
        return {};
    KeptExercise exercise = *own;
    const auto result = resultOf(exercise, isRight);
    takeAnswer(exercise, isRight, today);
    return keep({exercise}, result);
}

/// nullopt for what is no puzzle or was rated before.
std::optional<PuzzleResult> Practice::resultOf(const KeptExercise& exercise, bool isRight) const
{
    const StockPuzzle* puzzle = findPuzzle(exercise.game.toStdString(), exercise.position.toStdString());
    const bool isKnown = std::any_of(results_.begin(), results_.end(),
                                     [&](const PuzzleResult& each) { return each.position == exercise.position; });
    if (!puzzle || isKnown || exercise.source != KeptExercise::Source::Stock)
        return std::nullopt;
    const GlickoRating after = rated(rating(exercise.game), {{ratingOf(*puzzle), isRight ? 1.0 : 0.0}});
    return PuzzleResult{exercise.game, exercise.position, now(), isRight, after};
}

GlickoRating Practice::rating(const QString& game) const
{
    const auto last =
        std::find_if(results_.rbegin(), results_.rend(), [&](const PuzzleResult& each) { return each.game == game; });
    if (last != results_.rend())
        return last->rating;
    const auto start = starts_.find(game);
    return start == starts_.end() ? startRating({}, 0, {}) : start->second;
}

std::vector<KeptExercise> Practice::without(int place) const
{
    std::vector<KeptExercise> changed;
    if (place > 0 && place < kDailyPlace)
        changed = round();
    for (KeptExercise& each : changed)
        each.place = each.place == place ? 0 : each.place > place ? each.place - 1 : each.place;
    return changed;
}

Expected<void> Practice::leaveOut(int place)
{
    const KeptExercise* own = find(place);
    if (!own)
        return {};
    KeptExercise dropped = *own;
    dropped.place = 0;
    dropped.isStarred = false;
    std::vector<KeptExercise> changed = without(place);
    changed.push_back(dropped); // put twice, the last one counts
    return keep(changed);
}

Expected<void> Practice::setStarred(int place, bool isStarred, const QDate& today)
{
    const KeptExercise* own = find(place);
    if (!own)
        return {};
    KeptExercise exercise = *own;
    parlour::setStarred(exercise, isStarred, today);
    return keep({exercise});
}

/// Stores rows, and has them here even if that failed: the person goes on without the history.
Expected<void> Practice::keep(const std::vector<KeptExercise>& changed, const std::optional<PuzzleResult>& result)
{
    for (const KeptExercise& each : changed) {
        const auto same = std::find_if(kept_.begin(), kept_.end(), [&](const auto& row) { return row.isSame(each); });
        if (same == kept_.end())
            kept_.push_back(each);
        else
            *same = each;
    }
    if (result)
        results_.push_back(*result);
    return table_.keep(changed, result);
}

} // namespace parlour
