// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Contests of tests: plans of presets, and files in a temporary folder.
#pragma once

#include "app/contest/contest_export.h"
#include "app/contest/contest_runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace parlour::test {

inline ContestPlan plan(const char* preset, std::int64_t matches, std::uint64_t seed = 5,
                        std::vector<std::string> entrants = {})
{
    ContestPlan out = planOf(*findPreset(preset), seed);
    out.shape.matches = matches;
    if (!entrants.empty())
        out.entrants = std::move(entrants);
    auto ready = complete(std::move(out));
    Q_ASSERT(ready);
    return *std::move(ready);
}

/// All that a contest counts.
inline QByteArray table(const ContestFile& file)
{
    return exported(file, ExportKind::Json);
}

inline QString why(const Error& error)
{
    return QString::fromStdString(error.english());
}

class ContestFolder {
protected:
    QString path(const QString& name)
    {
        QFile::remove(folder_.filePath(name));
        return folder_.filePath(name);
    }
    std::unique_ptr<ContestFile> make(const QString& path, const ContestPlan& what, const Shard& shard = {})
    {
        auto file = ContestFile::create(path, what, shard);
        if (!file)
            qWarning() << why(file.error());
        return *std::move(file);
    }
    std::unique_ptr<ContestFile> open(const QString& path, ContestFile::Access access = ContestFile::Access::Read)
    {
        auto file = ContestFile::open(path, access);
        if (!file)
            qWarning() << why(file.error());
        return *std::move(file);
    }
    void play(ContestFile& file, int threads = 2)
    {
        ContestControl control;
        const auto played = playContest(file, threads, control);
        QVERIFY2(played, played ? "" : qPrintable(why(played.error())));
    }
    QByteArray played(const ContestPlan& what, int threads = 2)
    {
        const auto file = make(path("whole.contest"), what);
        play(*file, threads);
        return table(*file);
    }

    QTemporaryDir folder_;
};

} // namespace parlour::test
