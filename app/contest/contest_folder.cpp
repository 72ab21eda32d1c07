// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_folder.h"

#include "app/store/database/history.h"
#include "app/store/paths.h"
#include "app/store/translation.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace parlour {

namespace {

/// The finished games of the history in which the person played these matches: of each match the first one.
Expected<std::vector<Record>> finishedGames(const std::vector<PersonMatch>& matches, const History& history)
{
    std::vector<Record> games;
    for (const PersonMatch& match : matches) {
        auto found = history.withSeed(QString::fromStdString(match.start.game), match.start.seed);
        if (!found)
            return found.error();
        const auto first = std::find_if(found->begin(), found->end(), [&](const GameFile& file) {
            return file.record.result && areOfOneMatch(file.record, match.start);
        });
        if (first != found->end())
            games.push_back(std::move(first->record));
    }
    return games;
}

/// Counts the person's finished games; after a match its successor may have been played, too. Returns whether there were
/// any.
Expected<bool> countFinishedGames(const QString& path, const std::vector<PersonMatch>& matches)
{
    const History history(paths::history());
    auto games = finishedGames(matches, history);
    if (!games || games->empty())
        return games ? Expected<bool>(false) : games.error();
    const auto file = ContestFile::open(path, ContestFile::Access::Write);
    if (!file)
        return file.error();
    for (bool isCounted = true; isCounted && games && !games->empty();) {
        isCounted = false;
        for (const Record& game : *games) {
            const auto added = (*file)->addPersonGame(game);
            if (!added)
                return added;
            isCounted = isCounted || *added;
        }
        games = finishedGames((*file)->personMatches(), history);
    }
    return games ? Expected<bool>(true) : games.error();
}

} // namespace

ReadContest readContest(const QString& path, bool isPlayed)
{
    const auto read = [&]() -> ReadContest {
        const auto file = ContestFile::open(path, ContestFile::Access::Read);
        if (!file)
            return {nullptr, translated(file.error())};
        return {std::make_shared<const ContestSnapshot>(snapshotOf(**file)), {}};
    };
    ReadContest contest = read();
    if (!contest.now || isPlayed || contest.now->personMatches.empty())
        return contest;
    const auto counted = countFinishedGames(path, contest.now->personMatches);
    if (!counted)
        contest.problem = translated(counted.error());
    return counted && *counted ? read() : contest;
}

std::vector<ContestEntry> keptContests()
{
    const QDir folder(paths::contests());
    std::vector<ContestEntry> entries;
    for (const QFileInfo& file : folder.entryInfoList({'*' + kContestEnding}, QDir::Files, QDir::Time))
        entries.push_back(entryOf(file.absoluteFilePath()));
    return entries;
}

ContestEntry entryOf(const QString& path)
{
    ContestEntry entry;
    entry.path = path;
    // SQLite writes to the write-ahead log first.
    entry.writtenAt = std::max(QFileInfo(path).lastModified(), QFileInfo(path + "-wal").lastModified());
    const ReadContest contest = readContest(path);
    if (!contest.now) {
        entry.problem = contest.problem;
        return entry;
    }
    const ContestTable& table = contest.now->table;
    entry.plan = contest.now->plan;
    entry.isPersonsTurn = contest.now->isPersonsTurn();
    entry.played = table.played;
    entry.planned = table.planned;
    entry.isFinished = table.isFinished;
    for (const TableRow& row : table.rows)
        if (row.rank > 0 && entry.leaders.size() < 3)
            entry.leaders.push_back(row.entrant);
    return entry;
}

Expected<QString> keepContest(const ContestPlan& plan)
{
    const QDir folder(paths::contests());
    if (!folder.mkpath(QStringLiteral(".")))
        return Error(SAY("Error", "%1: the folder cannot be created"),
                     {QDir::toNativeSeparators(folder.path()).toStdString()});
    const QString name =
        QString::fromStdString(plan.preset.empty() ? plan.game + "-" + formatId(plan.shape.format) : plan.preset);
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    const QString path = paths::freeName(folder.absoluteFilePath(day + ' ' + name), " ", kContestEnding);
    const auto file = ContestFile::create(path, plan);
    if (!file)
        return file.error();
    return path;
}

} // namespace parlour
