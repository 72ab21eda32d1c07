// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/exercise_table.h"

#include <QSqlQuery>

#include <algorithm>

namespace parlour {

namespace {

const QString kExerciseColumns =
    QStringLiteral("entry, step, position, source, game, starred, asked, solved, missed, due, place, answer");
const QString kAddExercise =
    QStringLiteral("INSERT INTO exercises (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
        .arg(kExerciseColumns);
/// Replaces in place, so that rows keep their order.
const QString kPutExercise = QStringLiteral("INSERT INTO exercises (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                                            "ON CONFLICT (entry, step, position) DO UPDATE SET source = excluded.source, "
                                            "game = excluded.game, starred = excluded.starred, asked = excluded.asked, "
                                            "solved = excluded.solved, missed = excluded.missed, due = excluded.due, "
                                            "place = excluded.place, answer = excluded.answer")
                                 .arg(kExerciseColumns);

const QString kResultColumns = QStringLiteral("position, game, at, solved, rating, deviation, volatility");
const QString kPutResult =
    QStringLiteral("INSERT OR IGNORE INTO puzzle_results (%1) VALUES (?, ?, ?, ?, ?, ?, ?)").arg(kResultColumns);

/// The text of a column that may not be NULL, as a null string would be.
QString notNull(const QString& text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

} // namespace

Expected<std::vector<KeptExercise>> ExerciseTable::all() const
{
    std::vector<KeptExercise> found;
    const auto read = history_.each(
        QStringLiteral("SELECT %1 FROM exercises ORDER BY rowid").arg(kExerciseColumns), {}, [&](const QSqlQuery& row) {
            const auto number = [&row](int column, int most) { return std::clamp(row.value(column).toInt(), 0, most); };
            constexpr int kMost = 1'000'000;
            KeptExercise& each = found.emplace_back();
            each.entry = row.value(0).toLongLong();
            each.step = number(1, kMost);
            each.position = row.value(2).toString();
            each.source = static_cast<KeptExercise::Source>(number(3, static_cast<int>(KeptExercise::Source::Kept)));
            each.game = row.value(4).toString();
            each.isStarred = row.value(5).toBool();
            each.asked = number(6, kMost);
            each.solved = number(7, kMost);
            each.missed = number(8, kMost);
            each.due = QDate::fromString(row.value(9).toString(), Qt::ISODate);
            each.place = number(10, kMost);
            each.answer = static_cast<KeptExercise::Answer>(number(11, static_cast<int>(KeptExercise::Answer::Solved)));
        });
    if (!read)
        return read.error();
    return found;
}

Expected<std::vector<PuzzleResult>> ExerciseTable::results() const
{
    std::vector<PuzzleResult> found;
    const auto read = history_.each(
        QStringLiteral("SELECT %1 FROM puzzle_results ORDER BY id").arg(kResultColumns), {}, [&](const QSqlQuery& row) {
            const auto number = [&row](int column, double least, double most, double otherwise) {
                const double value = row.value(column).toDouble();
                return value >= least && value <= most ? value : otherwise; // otherwise also for NaN
            };
            constexpr double kMost = 10'000;
            const GlickoRating usual;
            found.push_back({row.value(1).toString(),
                             row.value(0).toString(),
                             QDateTime::fromString(row.value(2).toString(), Qt::ISODate),
                             row.value(3).toBool(),
                             {number(4, -kMost, kMost, usual.rating), number(5, 1, kMost, usual.deviation),
                              number(6, 1e-6, 1, usual.volatility)}});
        });
    if (!read)
        return read.error();
    return found;
}

Expected<void> ExerciseTable::put(const PuzzleResult& result) const
{
    const auto done =
        history_.run(kPutResult,
                     {notNull(result.position), notNull(result.game), notNull(result.at.toUTC().toString(Qt::ISODate)),
                      result.isRight, result.rating.rating, result.rating.deviation, result.rating.volatility});
    return done ? Expected<void>() : done.error();
}

Expected<void> ExerciseTable::put(const KeptExercise& each) const
{
    const auto done = history_.run(kPutExercise,
                                   {each.entry, each.step, notNull(each.position), static_cast<int>(each.source),
                                    notNull(each.game), each.isStarred, each.asked, each.solved, each.missed,
                                    notNull(each.due.toString(Qt::ISODate)), each.place, static_cast<int>(each.answer)});
    return done ? Expected<void>() : done.error();
}

Expected<void> ExerciseTable::keep(const std::vector<KeptExercise>& exercises, const std::optional<PuzzleResult>& result)
{
    if (const auto begun = history_.run(QStringLiteral("BEGIN IMMEDIATE"), {}); !begun)
        return begun.error();
    Expected<void> done;
    for (auto each = exercises.begin(); done && each != exercises.end(); ++each)
        done = put(*each);
    if (done && result)
        done = put(*result);
    if (done) {
        const auto written = history_.run(QStringLiteral("COMMIT"), {});
        done = written ? Expected<void>() : written.error();
    }
    if (!done)
        static_cast<void>(history_.run(QStringLiteral("ROLLBACK"), {}));
    return done;
}

History::Count ExerciseTable::restore(const FoundRows& found, const std::map<qint64, qint64>& games, const History& history)
{
    History::Count count{.found = static_cast<int>(found.numbers.size())};
    for (auto [row, values] : found.rows) {
        const qint64 entry = values.front().toLongLong();
        const auto game = games.find(entry);
        if (entry != 0 && game == games.end())
            continue; // of a game that is lost
        values.front() = entry == 0 ? 0 : game->second;
        const auto done = history.run(kAddExercise, values);
        count.saved += done && done->numRowsAffected() == 1 ? 1 : 0;
        count.known += done && done->numRowsAffected() == 0 ? 1 : 0;
    }
    return count;
}

History::Count ExerciseTable::restoreResults(const FoundRows& found, const History& history)
{
    History::Count count{.found = static_cast<int>(found.numbers.size())};
    for (const auto& [row, values] : found.rows) {
        const auto done = history.run(kPutResult, values.sliced(1)); // without the number of the row
        count.saved += done && done->numRowsAffected() == 1 ? 1 : 0;
        count.known += done && done->numRowsAffected() == 0 ? 1 : 0;
    }
    return count;
}

} // namespace parlour
