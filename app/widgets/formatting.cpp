// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/formatting.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace parlour {

QString sentence(const QString& words)
{
    return words.left(1).toUpper() + words.mid(1);
}

QString dateText(const QDateTime& when)
{
    const QLocale locale;
    QString format = locale.dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy")))
        format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return locale.toString(when.toLocalTime().date(), format);
}

QString day(const QDateTime& when)
{
    const QDateTime local = when.toLocalTime();
    const qint64 ago = local.date().daysTo(QDate::currentDate());
    const QLocale locale;
    if (ago == 0)
        return QCoreApplication::translate("Phrases", "Today, %1").arg(locale.toString(local.time(), "HH:mm"));
    if (ago == 1)
        return QCoreApplication::translate("Phrases", "Yesterday");
    if (ago > 1 && ago < 7)
        return locale.standaloneDayName(local.date().dayOfWeek());
    return dateText(when);
}

QString seedText(std::uint64_t seed, bool grouped)
{
    QString text = QString("%1").arg(static_cast<qulonglong>(seed), 16, 16, QChar('0')).toUpper();
    if (grouped)
        for (qsizetype at : {12, 8, 4})
            text.insert(at, QChar(0x2009));
    return text;
}

std::optional<std::uint64_t> seedFrom(const QString& text)
{
    QString digits;
    for (const QChar each : text)
        if (!each.isSpace())
            digits += each;
    bool ok = false;
    const qulonglong seed = digits.toULongLong(&ok, 16);
    const bool plainHex = !digits.startsWith("0x", Qt::CaseInsensitive) && !digits.startsWith('+');
    return ok && plainHex && digits.size() <= 16 ? std::optional<std::uint64_t>(seed) : std::nullopt;
}

namespace {

QString secondsText(int seconds)
{
    return QCoreApplication::translate("Phrases", "%1 s", "seconds").arg(seconds);
}

QString hoursText(int minutes)
{
    return QCoreApplication::translate("Phrases", "%1 h %2 min", "hours and minutes").arg(minutes / 60).arg(minutes % 60);
}

} // namespace

QString durationText(int seconds)
{
    if (seconds < 60)
        return secondsText(seconds);
    if (seconds >= 3600)
        return hoursText(seconds / 60);
    const QString text = QCoreApplication::translate("Phrases", "%1 min %2 s", "minutes and seconds");
    return text.arg(seconds / 60).arg(seconds % 60);
}

QString roughTime(double seconds)
{
    if (const double whole = std::ceil(seconds); whole < 60)
        return secondsText(static_cast<int>(whole));
    const auto minutes = static_cast<int>(std::lround(seconds / 60));
    return minutes < 60     ? QCoreApplication::translate("Phrases", "%1 min", "minutes").arg(minutes)
        : minutes % 60 == 0 ? QCoreApplication::translate("Phrases", "%1 h", "hours").arg(minutes / 60)
                            : hoursText(minutes);
}

QString paceName(double pace)
{
    if (pace <= 0)
        return QCoreApplication::translate("Phrases", "Off", "no pauses and no movement");
    return pace < 1 ? QString::fromUtf8("½×") : QString::fromUtf8("%1×").arg(pace);
}

} // namespace parlour
