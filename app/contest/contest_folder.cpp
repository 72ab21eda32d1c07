// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_folder.h"

#include "app/store/paths.h"
#include "app/store/translation.h"

#include <QDir>
#include <QFileInfo>

namespace parlour {

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
    const auto file = ContestFile::open(path, ContestFile::Access::Read);
    if (!file) {
        entry.problem = translated(file.error());
        return entry;
    }
    const ContestTable table = (*file)->table();
    entry.plan = (*file)->plan();
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
