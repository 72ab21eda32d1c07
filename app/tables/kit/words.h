// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the words of every table need: sentences, bold parts, numbers with a sign. Called by the tables' words.
#pragma once

#include "app/draw/text.h"
#include "app/tables/kit/position.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <vector>

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

/// Short parts beside each other, as in "Bout 7 · 3 players"; empty ones are left out.
inline QString dotted(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

/// What `say` says of each.
template <class Range, class Say>
QStringList textsOf(const Range& range, Say say)
{
    QStringList texts;
    for (const auto& each : range)
        texts << say(each);
    return texts;
}

QString inWords(const Text& text);
QString inWords(const Sentence& sentence);

/// "+3", "−2", "0".
inline QString signedNumber(int number)
{
    const QString digits = QString::number(std::abs(number));
    return number > 0 ? QLatin1Char('+') + digits : number < 0 ? QChar(0x2212) + digits : digits;
}

/// Does a text that follows the seat's name follow "You"?
bool followsYou(const Seating& seating, Seat seat);

// What a text's places are filled with.
inline const QString& filling(const QString& text)
{
    return text;
}
inline QString filling(int number)
{
    return QString::number(number);
}
/// A text that follows the seat's name, as in the log: the form that goes with "You", or that of another.
template <class... More>
QString verb(const Seating& seating, Seat seat, const QString& ofYou, const QString& ofOther, const More&... more)
{
    const QString& text = seat >= 0 && followsYou(seating, seat) ? ofYou : ofOther;
    if constexpr (sizeof...(more) > 0)
        return text.arg(filling(more)...);
    else
        return text;
}

/// Under a name: whose turn it is, else who that is.
QString turnLine(const Seating& seating, Seat seat, bool isTurn);

/// The seats, those that have most first.
template <class Key>
std::vector<Seat> ranked(const Seating& seating, Key keyOf)
{
    std::vector<Seat> order(at(seating.seats()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](Seat one, Seat other) { return keyOf(one) > keyOf(other); });
    return order;
}
/// 1 and how many have more.
template <class Key>
int placeOf(const Seating& seating, Seat seat, Key keyOf)
{
    int place = 1;
    for (Seat other = 0; other < seating.seats(); ++other)
        place += keyOf(other) > keyOf(seat);
    return place;
}

/// How a match of two for points ended, as all tables tell it.
class Duel {
    Q_DECLARE_TR_FUNCTIONS(Words)

public:
    Duel(const Seating& seating, int first, int second, bool drawn)
        : seating_(seating),
          points_{first, second},
          drawn_(drawn)
    {
    }
    Duel(const Seating& seating, int first, int second) : Duel(seating, first, second, first == second) {}

    QString headline() const; ///< "You win 3 to 1"
    QString shortResult() const { return drawn_ ? tr("Draw") : shortResult(of(seating_.me()), of(seating_.other())); }
    QString score() const { return score(of(seating_.me()), of(seating_.other())); }
    /// Best first.
    std::vector<ResultText::Row> rows(const std::function<QString(Seat)>& note) const;
    Seat best() const { return points_[0] >= points_[1] ? 0 : 1; }

    static QString shortResult(int mine, int theirs); ///< "Won 3 to 1"
    static QString score(int mine, int theirs) { return tr("%1 : %2", "a score").arg(mine).arg(theirs); }

private:
    int of(Seat seat) const { return points_[at(seat)]; }

    const Seating& seating_;
    std::array<int, 2> points_;
    bool drawn_;
};

} // namespace parlour::kit
