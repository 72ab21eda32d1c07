// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a command line program as a script does. Used by the tests of parlour-cli and parlour-lab.
#pragma once

#include "tests/app/files.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>

#include <csignal>

namespace parlour::test {

/// False under the address sanitizer: it maps terabytes, and the bots of a match get 2 GiB of addresses.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool kServesInSandbox = false;
#elif defined(__has_feature)
constexpr bool kServesInSandbox = !__has_feature(address_sanitizer);
#else
constexpr bool kServesInSandbox = true;
#endif

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

/// True once the process handles SIGINT: "SigCgt" is the mask of signals with a handler.
inline bool catchesInterrupts(const QProcess& process)
{
    static const QRegularExpression caught("SigCgt:\\s*([0-9a-f]+)");
    const QString status = QString::fromLatin1(get(QString("/proc/%1/status").arg(process.processId())));
    return (caught.match(status).captured(1).toULongLong(nullptr, 16) & (1ULL << (SIGINT - 1))) != 0;
}

} // namespace parlour::test
