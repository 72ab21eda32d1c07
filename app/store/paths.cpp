// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/paths.h"

#include <QDir>
#include <QStandardPaths>

namespace parlour::paths {

namespace {

constexpr char16_t kFirstByte = 0xDC00; ///< plus a byte of 0x80 to 0xFF: a lone surrogate that stands for the byte

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

QString settings()
{
    return config() + QStringLiteral("/settings.ini");
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

QString fromBytes(std::string_view name)
{
    constexpr std::size_t kLongestCharacter = 4;
    QString path;
    while (!name.empty()) {
        std::size_t length = 0;
        QByteArray character;
        QString decoded;
        do {
            character = QByteArray(name.data(), static_cast<qsizetype>(++length));
            decoded = QString::fromUtf8(character);
        } while (decoded.toUtf8() != character && length < std::min(kLongestCharacter, name.size()));
        const bool isUtf8 = decoded.toUtf8() == character;
        path += isUtf8 ? decoded : QString(QChar(kFirstByte + static_cast<unsigned char>(name.front())));
        name.remove_prefix(isUtf8 ? length : 1);
    }
    return path;
}

std::string toBytes(const QString& path)
{
    std::string name;
    for (qsizetype i = 0, length = 1; i < path.size(); i += length) {
        const bool isByte = path[i] >= QChar(kFirstByte + 0x80) && path[i] <= QChar(kFirstByte + 0xFF);
        length = path[i].isHighSurrogate() ? 2 : 1;
        name += isByte ? std::string(1, static_cast<char>(path[i].unicode() - kFirstByte))
                       : path.mid(i, length).toUtf8().toStdString();
    }
    return name;
}

std::filesystem::path onDisk(std::string_view name)
{
    return std::u8string(name.begin(), name.end());
}

std::filesystem::path onDisk(const QString& path)
{
    return onDisk(toBytes(path));
}

std::string toBytes(const std::filesystem::path& path)
{
    const std::u8string name = path.u8string();
    return {name.begin(), name.end()};
}

QString freeName(const QString& beginning, const QString& link, const QString& ending)
{
    QString name = beginning + ending;
    std::error_code unknown;
    for (int number = 2; std::filesystem::exists(onDisk(name), unknown); ++number)
        name = beginning + link + QString::number(number) + ending;
    return name;
}

} // namespace parlour::paths
