// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/containment.h"

#include "app/bots/bot_command.h"
#include "app/bots/visible_files.h"

#include <QDir>
#include <QFileInfo>

namespace parlour {

namespace {

/// The path of a program named by a word, as a shell finds it.
QString programOf(const std::string& word)
{
    const QString name = QString::fromStdString(word);
    return name.contains('/') || name.contains(QDir::separator()) ? name : programPath(name);
}

} // namespace

PlacedCommand placed(std::vector<std::string> words)
{
    const std::size_t own = ownFile(words);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QString path = i == 0 ? programOf(words[i]) : QString::fromStdString(words[i]);
        if (QFileInfo(path).isFile())
            words[i] = QDir::cleanPath(QFileInfo(path).absoluteFilePath()).toStdString();
    }
    const QFileInfo ownPath(QString::fromStdString(words[own]));
    return {std::move(words), own, ownPath.isFile() ? ownPath.absolutePath() : QDir::rootPath()};
}

Text containmentNotice()
{
    switch (bestWalls()) {
    case Walls::Sandbox:
        return SAY("Bots",
                   "Other programs play in a sandbox: without network, on a read-only system, and of your files they see "
                   "only their own folder.");
    case Walls::Landlock:
        return SAY("Bots",
                   "bubblewrap does not work here: other programs play without network, start no programs, and of your "
                   "files they read only their own folder.");
    case Walls::Filter:
        return SAY("Bots",
                   "Neither bubblewrap nor Landlock works here: other programs play without network and start no programs, "
                   "but can read your files.");
    case Walls::None:
        break;
    }
    return limitsNotice();
}

std::optional<Error> missingFile(const std::vector<std::string>& words)
{
    const QFileInfo program(programOf(words.front()));
    const auto noFile = [](const std::string& word) {
        return Error(SAY("Error", "\"%1\" is a folder or a device, not a file"), {word});
    };
    if (program.exists() && !program.isFile())
        return noFile(words.front());
    if (!program.isFile())
        return Error(SAY("Error", "there is no program \"%1\""), {words.front()});
    if (!program.isExecutable())
        return Error(SAY("Error", "the file \"%1\" is not executable"), {words.front()});
    const std::string& own = words[ownFile(words)];
    const QFileInfo file(QString::fromStdString(own));
    if (file.exists() && !file.isFile() && own != words.front())
        return noFile(own);
    if (!file.isFile() && own != words.front())
        return Error(SAY("Error", "there is no file \"%1\""), {own});
    return std::nullopt;
}

} // namespace parlour
