// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers for the texts of all tables: joined sentences, bold parts, signed numbers, grammatical person, rankings, and the
// result of a match of two.
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

/// Replaces the translators' <b>..</b> by strong(), the mark of the tables' texts. At most one pair.
inline QString bold(const QString& text)
{
    const auto begin = text.indexOf(QLatin1String("<b>")), end = text.indexOf(QLatin1String("</b>"));
    return begin < 0 || end < begin ? text
                                    : text.left(begin) + strong(text.mid(begin + 3, end - begin - 3)) + text.mid(end + 4);
}

/// Joins sentences by spaces; skips empty ones.
inline QString sentences(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

/// Joins short parts: "Bout 7 · 3 players"; skips empty ones.
inline QString dotted(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

template <class Range, class TextOf>
QStringList textsOf(const Range& range, TextOf textOf)
{
    QStringList texts;
    for (const auto& each : range)
        texts << textOf(each);
    return texts;
}

QString translated(const Text& text);
QString translated(const Sentence& sentence);

/// "+3", "−2", "0".
inline QString signedNumber(int number)
{
    const QString digits = QString::number(std::abs(number));
    return number > 0 ? QLatin1Char('+') + digits : number < 0 ? QChar(0x2212) + digits : digits;
}

/// Whether the seat's name is "You", so that a verb after it takes the second person.
bool followsYou(const Seating& seating, Seat seat);

inline const QString& argumentOf(const QString& text)
{
    return text;
}
inline QString argumentOf(int number)
{
    return QString::number(number);
}
/// A predicate that follows the seat's name, as in the log, in the person that fits the name.
template <class... More>
QString verb(const Seating& seating, Seat seat, const QString& secondPerson, const QString& thirdPerson, const More&... more)
{
    const QString& text = seat >= 0 && followsYou(seating, seat) ? secondPerson : thirdPerson;
    if constexpr (sizeof...(more) > 0)
        return text.arg(argumentOf(more)...);
    else
        return text;
}

/// The line under a name: "Your turn" and the like, else the bot's character.
QString turnLine(const Seating& seating, Seat seat, bool isTurn);

/// The seats in descending order of their key.
template <class Key>
std::vector<Seat> ranked(const Seating& seating, Key keyOf)
{
    std::vector<Seat> order(asIndex(seating.seats()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](Seat one, Seat other) { return keyOf(one) > keyOf(other); });
    return order;
}
/// 1 plus the number of seats with a higher key.
template <class Key>
int placeOf(const Seating& seating, Seat seat, Key keyOf)
{
    int place = 1;
    for (Seat other = 0; other < seating.seats(); ++other)
        place += keyOf(other) > keyOf(seat);
    return place;
}

/// The texts of a finished match of two for points.
class DuelResult {
    Q_DECLARE_TR_FUNCTIONS(Words)

public:
    DuelResult(const Seating& seating, int first, int second, bool drawn)
        : seating_(seating),
          points_{first, second},
          drawn_(drawn)
    {
    }
    DuelResult(const Seating& seating, int first, int second) : DuelResult(seating, first, second, first == second) {}

    QString headline() const; ///< "You win 3 to 1"
    QString shortResult() const { return drawn_ ? tr("Draw") : shortResult(of(seating_.me()), of(seating_.other())); }
    QString score() const { return score(of(seating_.me()), of(seating_.other())); }
    /// Best first.
    std::vector<ResultText::Row> rows(const std::function<QString(Seat)>& note) const;
    Seat best() const { return points_[0] >= points_[1] ? 0 : 1; }

    static QString shortResult(int mine, int theirs); ///< "Won 3 to 1"
    static QString score(int mine, int theirs) { return tr("%1 : %2", "a score").arg(mine).arg(theirs); }

private:
    int of(Seat seat) const { return points_[asIndex(seat)]; }

    const Seating& seating_;
    std::array<int, 2> points_;
    bool drawn_;
};

} // namespace parlour::kit
