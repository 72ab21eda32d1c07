// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The recovery of histories that were set aside, damaged at any place or of an older form (History::recover). Rows are known
// by the types of their columns, so that neither the schema nor the trees of the file are needed.
#include "app/store/database/database_pages.h"
#include "app/store/database/exercise_table.h"
#include "app/store/database/history.h"
#include "app/store/database/purse.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSqlQuery>

#include <algorithm>
#include <string>
#include <string_view>

namespace parlour {

namespace {

/// The types of values: n NULL, i integer, t text, b bytes, d floating point.
std::string typesOf(const QVariantList& values)
{
    std::string types;
    for (const QVariant& value : values) {
        const int type = value.isValid() ? value.typeId() : QMetaType::UnknownType;
        types += type == QMetaType::LongLong ? 'i'
            : type == QMetaType::QString     ? 't'
            : type == QMetaType::QByteArray  ? 'b'
            : type == QMetaType::Double      ? 'd'
                                             : 'n';
    }
    return types;
}

/// All that is found of the tables of a history.
struct FoundTables {
    FoundRows games, purse, exercises, results, reviews;
    QStringList recovered; ///< names of files
};

void takeRow(FoundTables& tables, qint64 row, const QVariantList& values)
{
    const std::string types = typesOf(values);
    FoundRows* table = types.starts_with("nttttib")         ? &tables.games // the first form has no more columns
        : types.starts_with("nittti") && types.size() == 11 ? &tables.purse
        : types == "iititiiiitii"                           ? &tables.exercises
        : types.starts_with("nttti") && types.size() == 8
        ? &tables.results // whole floating point numbers are stored as integers
        : types == "iiibb" ? &tables.reviews
                           : nullptr;
    if (table) {
        table->rows.emplace(row, values);
        table->numbers.insert(row);
    } else if (types == "t") {
        tables.recovered << values.front().toString();
    }
}

/// Keys name rows whose own page is lost.
void takeKey(FoundTables& tables, const QVariantList& values)
{
    const std::string types = typesOf(values);
    const bool isPurse = types.size() == 3 && types[2] == 'i' && (types[0] == 't' || types[0] == 'n');
    FoundRows* table = types == "bi" ? &tables.games
        : isPurse                    ? &tables.purse
        : types == "iiti"            ? &tables.exercises
        : types == "iii"             ? &tables.reviews
                                     : nullptr;
    if (table)
        table->numbers.insert(values.back().toLongLong());
}

FoundTables tablesOf(const QString& path)
{
    DatabasePages pages(path);
    std::vector<qint64> asides; // purses that were set aside have the form of the purse
    pages.eachRow([&](qint64, const QVariantList& values) {
        const std::string types = typesOf(values); // of the schema; an index of a constraint has no SQL
        if ((types == "tttit" || types == "tttin") && values[2].toString().startsWith(Purse::kAside))
            asides.push_back(values[3].toLongLong());
    });
    for (const qint64 root : asides)
        pages.exclude(root);
    FoundTables tables;
    pages.eachRow([&](qint64 row, const QVariantList& values) { takeRow(tables, row, values); });
    pages.eachKey([&](const QVariantList& values) { takeKey(tables, values); });
    return tables;
}

/// A row of a table of games of any form in the order of History::insert; nullopt if its file cannot be read.
std::optional<QVariantList> gameValues(qint64 row, const QVariantList& values)
{
    constexpr int kBefore = 6; ///< columns before the digest, or in the first form before the file
    constexpr int kDigest = 32; ///< bytes
    const QByteArray first = values.value(kBefore).toByteArray();
    const bool hasDigest = first.size() == kDigest && values.value(kBefore + 1).isValid();
    const QByteArray json = hasDigest ? values[kBefore + 1].toByteArray() : first;
    const auto file = fromJson(json);
    if (!file)
        return std::nullopt;
    QVariantList game = values.first(kBefore);
    game[0] = row;
    game << (hasDigest ? first : QCryptographicHash::hash(json, QCryptographicHash::Sha256)) << json << file->helped()
         << !file->record.position.empty();
    return game;
}

} // namespace

QString History::Recovered::losses() const
{
    QStringList sentences;
    const auto say = [&sentences](const Count& count, const QString& sentence) {
        if (count.lost() > 0)
            sentences << sentence.arg(QLocale().toString(count.found - count.lost()), QLocale().toString(count.found));
    };
    if (isPurseInUse)
        sentences << QCoreApplication::translate("History", "The purse that is in use was left as it is.");
    else
        say(entries, QCoreApplication::translate("History", "The purse keeps %1 of %2 entries."));
    say(exercises, QCoreApplication::translate("History", "Practice keeps %1 of %2 positions."));
    say(results, QCoreApplication::translate("History", "Of %2 answers to puzzles %1 are kept."));
    say(reviews, QCoreApplication::translate("History", "%1 of %2 reviews are kept; the others can be made again."));
    return sentences.join(QLatin1Char(' '));
}

void History::Count::add(const Count& other)
{
    saved += other.saved;
    known += other.known;
    found += other.found;
}

void History::Recovered::add(const Recovered& other)
{
    games.add(other.games);
    entries.add(other.entries);
    exercises.add(other.exercises);
    results.add(other.results);
    reviews.add(other.reviews);
    isPurseInUse = isPurseInUse || other.isPurseInUse;
}

/// Adds the games that can be read, under their ids where these are free. Returns the ids that they have now.
std::map<qint64, qint64> History::restoreGames(const FoundRows& found, Count& count) const
{
    std::map<qint64, qint64> ids;
    for (const auto& [row, stored] : found.rows) {
        auto values = gameValues(row, stored);
        if (!values || ids.contains(row))
            continue;
        auto isNew = insert(*values);
        if (isNew == false) {
            values->front() = QVariant(); // another game may have the id
            isNew = insert(*values);
        }
        count.saved += isNew == true ? 1 : 0;
        count.known += isNew == false ? 1 : 0;
        qint64 id = 0;
        if (isNew
            && each(QStringLiteral("SELECT id FROM games WHERE digest = ?"), {values->at(6)},
                    [&id](const QSqlQuery& game) { id = game.value(0).toLongLong(); }))
            ids[row] = id;
    }
    return ids;
}

History::Count History::restoreReviews(const FoundRows& found, const std::map<qint64, qint64>& games) const
{
    Count count{.found = static_cast<int>(found.numbers.size())};
    for (auto [row, values] : found.rows) {
        const auto game = games.find(values.front().toLongLong());
        if (game == games.end())
            continue; // of a game that is lost
        values.front() = game->second;
        const auto done = run(QStringLiteral("INSERT OR IGNORE INTO reviews (game, seat, analyst, figures, review) "
                                             "VALUES (?, ?, ?, ?, ?)"),
                              values);
        count.saved += done && done->numRowsAffected() == 1 ? 1 : 0;
        count.known += done && done->numRowsAffected() == 0 ? 1 : 0;
    }
    return count;
}

History::Recovered History::recover(const QString& aside) const
{
    const FoundTables found = tablesOf(aside);
    const auto size = [](const FoundRows& table) { return static_cast<int>(table.numbers.size()); };
    Recovered none;
    none.games.found = size(found.games);
    none.entries.found = size(found.purse);
    none.exercises.found = size(found.exercises);
    none.results.found = size(found.results);
    none.reviews.found = size(found.reviews);
    if (!run(QStringLiteral("BEGIN IMMEDIATE"), {}))
        return none;
    Recovered all = none;
    const std::map<qint64, qint64> games = restoreGames(found.games, all.games);
    const auto entries = Purse::restore(found.purse, *this);
    all.isPurseInUse = !entries;
    all.entries = entries.value_or(all.entries);
    all.exercises = ExerciseTable::restore(found.exercises, games, *this);
    all.results = ExerciseTable::restoreResults(found.results, *this);
    all.reviews = restoreReviews(found.reviews, games);
    bool isDone = true;
    for (const QString& name : found.recovered + QStringList{QFileInfo(aside).fileName()})
        isDone = isDone && run(QStringLiteral("INSERT OR IGNORE INTO taken_over VALUES (?)"), {name});
    if (isDone && run(QStringLiteral("COMMIT"), {}))
        return all;
    static_cast<void>(run(QStringLiteral("ROLLBACK"), {}));
    return none;
}

QStringList History::asides() const
{
    QStringList done{QStringLiteral("-wal"), QStringLiteral("-shm")};
    const auto read = each(QStringLiteral("SELECT file FROM taken_over"), {},
                           [&](const QSqlQuery& row) { done << row.value(0).toString(); });
    const QFileInfo own(path_);
    QStringList found;
    if (read)
        for (const QFileInfo& file : own.dir().entryInfoList({own.fileName() + kAside + QLatin1Char('*')}, QDir::Files))
            if (std::none_of(done.begin(), done.end(), [&](const QString& end) { return file.fileName().endsWith(end); }))
                found << file.filePath();
    return found;
}

} // namespace parlour
