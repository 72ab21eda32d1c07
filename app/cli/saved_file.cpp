// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/saved_file.h"

#include "app/cli/terminal.h"
#include "engine/games.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace parlour::cli {

SavedFile readSaved(const std::string& path)
{
    const QString name = QString::fromStdString(path);
    if (QFileInfo::exists(name) && !QFileInfo(name).isFile())
        throw Refused(path + ": this is a folder or a device; a saved game (.parlour) is needed");
    if (!QFileInfo(name).isFile())
        throw Refused(path + ": there is no such file; a saved game (.parlour) is needed");
    SavedFile saved;
    bool altered = false;
    auto file = readGameFile(name, &altered);
    if (!file) {
        saved.problem = file.error().english();
        return saved;
    }
    saved.file = *std::move(file);
    const Record& record = saved.file.record;
    saved.replay = replay(findGame(record.game), record);
    if (saved.replay.sound) {
        if (altered)
            saved.problem = path + ": " + alteredError().english();
        return saved;
    }
    const bool badStep = saved.replay.match && saved.replay.goodSteps < static_cast<int>(record.steps.size())
        && record.seats.size() == static_cast<std::size_t>(saved.replay.match->seats());
    const std::string where = badStep ? "step " + std::to_string(saved.replay.goodSteps + 1) + ": " : "";
    saved.problem = path + ": " + where + saved.replay.problem.english();
    return saved;
}

std::optional<QByteArray> readIfThere(const std::string& path)
{
    QFile file(QFile::decodeName(path.c_str()));
    if (path.empty() || !file.exists())
        return std::nullopt;
    if (!file.open(QIODevice::ReadOnly))
        throw Refused(path + ": cannot be read: " + file.errorString().toStdString());
    return file.readAll();
}

bool writeFile(const std::string& path, const QByteArray& bytes)
{
    const QString problem = writeWhole(QFile::decodeName(path.c_str()), bytes);
    if (!problem.isEmpty())
        std::fprintf(stderr, "%s: %s cannot be written: %s\n", programName().c_str(), path.c_str(),
                     problem.toStdString().c_str());
    return problem.isEmpty();
}

bool writeFile(const std::string& path, std::span<const std::uint8_t> bytes)
{
    return writeFile(path, QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())));
}

} // namespace parlour::cli
