// What the words of every table need: sentences, bold parts, numbers with a sign. Called by the tables' words.
#pragma once

#include "app/stage/paint.h"

#include <QCoreApplication>
#include <QStringList>

namespace parlour::kit {

/// Translators mark what is bold with <b>, as everywhere; the table's texts mark it with strong().
inline QString bold(const QString& text)
{
    const auto begin = text.indexOf(QLatin1String("<b>")), end = text.indexOf(QLatin1String("</b>"));
    return begin < 0 || end < begin ? text
                                    : text.left(begin) + strong(text.mid(begin + 3, end - begin - 3)) + text.mid(end + 4);
}

/// Sentences one after the other; empty ones are left out.
inline QString sentences(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

/// "+3", "−2", "0".
inline QString signedNumber(int number)
{
    const QString digits = QString::number(std::abs(number));
    return number > 0 ? QLatin1Char('+') + digits : number < 0 ? QChar(0x2212) + digits : digits;
}

/// Does a text that follows the seat's name follow "You"?
template <class Reading>
bool followsYou(const Reading& reading, Seat seat)
{
    return reading.isYou(seat) && reading.name(seat) == QCoreApplication::translate("Words", "You");
}

} // namespace parlour::kit
