// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/paths.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace parlour::paths {

namespace {

QString folder(QStandardPaths::StandardLocation location, const QString& name)
{
    const QString home = qEnvironmentVariable("PARLOUR_HOME");
    if (!home.isEmpty())
        return QDir(home).absoluteFilePath(name);
    return QStandardPaths::writableLocation(location) + QStringLiteral("/parlour");
}

} // namespace

QString data()
{
    return folder(QStandardPaths::GenericDataLocation, QStringLiteral("data"));
}

QString config()
{
    return folder(QStandardPaths::GenericConfigLocation, QStringLiteral("config"));
}

QString cache()
{
    return folder(QStandardPaths::GenericCacheLocation, QStringLiteral("cache"));
}

QString savedGames()
{
    return data() + QStringLiteral("/games");
}

QString history()
{
    return data() + QStringLiteral("/history.db");
}

QString contests()
{
    return data() + QStringLiteral("/contests");
}

QString freeName(const QString& beginning, const QString& link, const QString& ending)
{
    QString name = beginning + ending;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = beginning + link + QString::number(number) + ending;
    return name;
}

} // namespace parlour::paths
