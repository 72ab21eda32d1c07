// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/practice/exercises.h"

#include "app/practice/puzzle_rating.h"
#include "engine/positions.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace parlour {

namespace {

using Source = KeptExercise::Source;

constexpr double kOwnKind = 20; ///< weight of a puzzle of the only kind of mistake that one makes; another has 1

KeptExercise exerciseIn(const PastGame& game, int step, Source source)
{
    KeptExercise exercise;
    exercise.source = source;
    exercise.game = game.entry.game;
    exercise.entry = game.entry.id;
    exercise.step = step;
    exercise.isStarred = source == Source::Mistake;
    exercise.due = practiceDay(game.entry.finishedAt).addDays(kReturnDays[0]);
    return exercise;
}

/// Days until an exercise comes back, counted from its last answer.
int returnInterval(const KeptExercise& exercise)
{
    constexpr int kLast = static_cast<int>(std::size(kReturnDays)) - 1;
    return kReturnDays[std::min(exercise.solved, kLast)];
}

/// Gives the exercises of a round their places, at random.
std::vector<KeptExercise> placed(std::vector<KeptExercise> round, Rng& rng)
{
    rng.shuffle(round);
    for (std::size_t i = 0; i < round.size(); ++i) {
        round[i].place = static_cast<int>(i) + 1;
        round[i].answer = KeptExercise::Answer::Open;
    }
    return round;
}

bool isReadable(const std::string& position)
{
    int line = 0;
    return static_cast<bool>(readPosition(position, 0, line));
}

/// Moves `count` of the first elements, at most all, to `to`.
void move(std::vector<KeptExercise>& to, const std::vector<const Exercise*>& from, std::size_t count)
{
    for (std::size_t i = 0; i < std::min(count, from.size()); ++i)
        to.push_back(from[i]->kept);
}

/// Orders puzzles at random, the likelier first by weight (Efraimidis and Spirakis, 2006).
std::vector<const Exercise*> drawn(const std::vector<Exercise>& stock, const std::map<QString, double>& kinds,
                                   const KindOfExercise& kindOf, Rng& rng)
{
    std::vector<std::pair<double, const Exercise*>> keys;
    for (const Exercise& each : stock) {
        const auto kind = kinds.find(kindOf(each));
        const double weight = 1 + (kind == kinds.end() ? 0 : kOwnKind * kind->second);
        keys.emplace_back(std::pow(rng.unit(), 1 / weight), &each);
    }
    std::stable_sort(keys.begin(), keys.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<const Exercise*> order;
    for (const auto& [key, exercise] : keys)
        order.push_back(exercise);
    return order;
}

/// The part of the mistakes that is of each kind.
std::map<QString, double> kindsIn(const std::vector<Exercise>& exercises, const KindOfExercise& kindOf)
{
    std::map<QString, double> kinds;
    double all = 0;
    for (const Exercise& each : exercises)
        if (each.kept.source == Source::Mistake) {
            all += 1;
            kinds[kindOf(each)] += 1;
        }
    for (auto& [kind, part] : kinds)
        part /= all;
    kinds.erase(QString());
    return kinds;
}

} // namespace

QDate practiceDay(const QDateTime& when)
{
    const QDateTime local = when.toLocalTime();
    return local.time().hour() < kDayBegins ? local.date().addDays(-1) : local.date();
}

Standing standingOf(const KeptExercise& exercise, const QDate& today)
{
    if (!exercise.isStarred)
        return Standing::Once;
    if (exercise.solved >= kSolvedRunning)
        return Standing::Mastered;
    if (exercise.missed >= kMissedOften)
        return Standing::Parked;
    return exercise.due > today && exercise.due <= today.addDays(returnInterval(exercise)) ? Standing::Waiting
                                                                                           : Standing::Due;
}

void takeAnswer(KeptExercise& exercise, bool isRight, const QDate& today)
{
    exercise.answer = isRight ? KeptExercise::Answer::Solved : KeptExercise::Answer::Missed;
    if (exercise.isStarred && standingOf(exercise, today) != Standing::Due)
        return;
    exercise.asked += 1;
    exercise.solved = isRight ? exercise.solved + 1 : 0;
    exercise.missed += isRight ? 0 : 1;
    exercise.due = today.addDays(returnInterval(exercise));
}

void setStarred(KeptExercise& exercise, bool isStarred, const QDate& today)
{
    if (isStarred == exercise.isStarred)
        return;
    exercise.isStarred = isStarred;
    exercise.asked = std::max(exercise.asked, 1); // also a row that was only dropped is known
    exercise.solved = 0;
    exercise.missed = 0;
    exercise.due = today.addDays(kReturnDays[0]);
}

KeptExercise exerciseOf(const std::string& position, const QString& game, const QDate& today)
{
    KeptExercise exercise;
    exercise.game = game;
    exercise.position = QString::fromStdString(position);
    exercise.due = today;
    return exercise;
}

Exercise exerciseOf(const StockPuzzle& puzzle)
{
    Exercise each{exerciseOf(puzzle.position, QString::fromStdString(puzzle.game), {}), puzzle.margin, puzzle.obvious,
                  puzzle.best};
    each.kept.source = Source::Stock;
    each.kept.isStarred = false;
    return each;
}

std::vector<Exercise> unaskedOf(const std::vector<StockPuzzle>& puzzles, const std::vector<KeptExercise>& kept)
{
    std::set<QString> asked;
    for (const KeptExercise& each : kept)
        asked.insert(each.position);
    std::vector<Exercise> unasked;
    for (const StockPuzzle& puzzle : puzzles) {
        Exercise each = exerciseOf(puzzle);
        if (!asked.contains(each.kept.position))
            unasked.push_back(std::move(each));
    }
    return unasked;
}

std::vector<Exercise> puzzlesFor(double rating, const std::vector<StockPuzzle>& puzzles,
                                 const std::vector<KeptExercise>& kept)
{
    std::vector<StockPuzzle> near;
    std::copy_if(puzzles.begin(), puzzles.end(), std::back_inserter(near),
                 [rating](const StockPuzzle& each) { return isWithinReach(each, rating); });
    return unaskedOf(near, kept);
}

ExerciseList exercisesOf(const std::vector<PastGame>& games, const std::vector<KeptExercise>& kept)
{
    ExerciseList list;
    std::map<std::pair<qint64, int>, const KeptExercise*> rows;
    for (const KeptExercise& each : kept)
        if (each.entry != 0)
            rows[{each.entry, each.step}] = &each;
    std::vector<Exercise> herrings;
    std::set<qint64> unread, reviewed;
    for (const PastGame& game : games) {
        if (game.review)
            reviewed.insert(game.entry.id);
        if (!game.problem.isEmpty() || !game.isRead)
            unread.insert(game.entry.id);
        for (const CostlyDecision& each : game.costly) {
            const auto row = rows.find({game.entry.id, each.step});
            list.all.push_back({row == rows.end() ? exerciseIn(game, each.step, Source::Mistake) : *row->second,
                                isAlone(game.entry) ? each.loss / 100 : each.loss, each.taken, each.best});
            if (row != rows.end())
                rows.erase(row);
        }
        for (const int step : game.fine)
            if (!rows.contains({game.entry.id, step}))
                herrings.push_back({exerciseIn(game, step, Source::Herring), 0, {}, {}});
    }
    std::stable_sort(list.all.begin(), list.all.end(), [](const Exercise& a, const Exercise& b) { return a.loss > b.loss; });
    for (const KeptExercise& each : kept) {
        const bool isLeft = each.entry == 0
            ? each.isStarred
            : each.isStarred && each.source != Source::Mistake && rows.contains({each.entry, each.step});
        if (!isLeft)
            continue;
        if (each.entry == 0 ? isReadable(each.position.toStdString()) : !unread.contains(each.entry))
            list.all.push_back({each, 0, {}, {}});
        else
            ++list.unreadable;
    }
    for (const auto& [place, row] : rows)
        if (row->source == Source::Mistake && row->isStarred) {
            list.unreadable += unread.contains(row->entry);
            list.cleared += !unread.contains(row->entry) && reviewed.contains(row->entry) && row->solved < kSolvedRunning;
        }
    list.all.insert(list.all.end(), herrings.begin(), herrings.end());
    return list;
}

std::vector<KeptExercise> roundOf(const std::vector<Exercise>& exercises, const std::vector<Exercise>& stock,
                                  const QDate& today, const KindOfExercise& kindOf, Rng& rng)
{
    std::vector<const Exercise*> due, herrings;
    for (const Exercise& each : exercises)
        if (standingOf(each.kept, today) == Standing::Due)
            due.push_back(&each);
        else if (each.kept.source == Source::Herring && !each.kept.isStarred)
            herrings.push_back(&each);
    rng.shuffle(herrings);
    const std::vector<const Exercise*> puzzles = drawn(stock, kindsIn(exercises, kindOf), kindOf, rng);
    const std::size_t others = due.size() + puzzles.size();
    const std::size_t wanted = std::min({herrings.size(), static_cast<std::size_t>(kRoundHerrings), (others + 1) / 2});
    std::vector<KeptExercise> round;
    move(round, due, kRoundLength - wanted);
    move(round, puzzles, kRoundLength - wanted - round.size());
    move(round, herrings, wanted);
    return placed(std::move(round), rng);
}

std::vector<KeptExercise> drillOf(const std::function<bool(const Exercise& exercise)>& isWanted,
                                  const std::vector<Exercise>& exercises, const std::vector<Exercise>& stock, Rng& rng)
{
    std::vector<const Exercise*> own, puzzles;
    for (const Exercise& each : exercises)
        if (each.kept.source == Source::Mistake && isWanted(each))
            own.push_back(&each);
    for (const Exercise& each : stock)
        if (isWanted(each))
            puzzles.push_back(&each);
    rng.shuffle(puzzles);
    std::vector<KeptExercise> round;
    move(round, own, kRoundLength);
    move(round, puzzles, kRoundLength - round.size());
    return placed(std::move(round), rng);
}

} // namespace parlour
