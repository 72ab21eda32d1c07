// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/figures.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace parlour {

QString figure(double value, int decimals, bool sign)
{
    const QString digits = QLocale().toString(value, 'f', decimals);
    return sign && value > 0 ? "+" + digits : QString(digits).replace('-', QChar(0x2212));
}

QString percentOf(double share, int decimals, bool sign)
{
    return withPercent(figure(100 * share, decimals, sign));
}

QString sumOfChances(double sum, int decimals, bool sign)
{
    if (std::abs(sum) < 1)
        return percentOf(sum, decimals, sign);
    //: Chances worth so many games, as "2.2 games": always one or more, with a decimal.
    return QCoreApplication::translate("Figures", "%1 games").arg(figure(sum, 1, sign));
}

QString sumNote()
{
    return QCoreApplication::translate("Figures",
                                       "Chances are counted one after the other: what was given away and came back can be "
                                       "given away again. \"2.2 games\" are worth 2.2 certain wins.");
}

QString withPercent(const QString& digits)
{
    //: A share, as "46.1%"; with the space before the sign that the language has, one that does not break the line.
    return QCoreApplication::translate("Figures", "%1%").arg(digits);
}

} // namespace parlour
