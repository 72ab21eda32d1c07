// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a command line program as a script does. Used by the tests of parlour-cli and parlour-lab.
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace parlour::test {

struct Result {
    int status = -1; ///< -1: it crashed or did not end in time
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    QList<QByteArray> lines() const { return out.trimmed().split('\n'); }
};

/// `typed` is written to its standard input.
inline Result runProgram(const QString& program, const QStringList& arguments, const QByteArray& typed = {})
{
    QProcess process;
    process.start(program, arguments);
    process.write(typed);
    process.closeWriteChannel();
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace parlour::test
