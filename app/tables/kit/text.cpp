// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/kit/text.h"

namespace parlour::kit {

QString translated(const Text& text)
{
    return QCoreApplication::translate(text.context, text.english);
}

QString translated(const Sentence& sentence)
{
    const QByteArray pattern = translated(sentence.text).toUtf8();
    return QString::fromStdString(Sentence({sentence.text.context, pattern.constData()}, sentence.arguments).english());
}

bool followsYou(const Seating& seating, Seat seat)
{
    return seating.isYou(seat) && seating.name(seat) == QCoreApplication::translate("Words", "You");
}

QString turnLine(const Seating& seating, Seat seat, bool isTurn)
{
    const SeatInfo& info = seating.info(seat);
    if (seating.isThinking(seat))
        return QCoreApplication::translate("Words", "Thinking…");
    if (isTurn)
        return seating.isYou(seat) ? QCoreApplication::translate("Words", "Your turn")
                                   : QCoreApplication::translate("Words", "To decide");
    if (info.person || !info.character.isEmpty())
        return info.person ? QString() : info.character;
    return QCoreApplication::translate("Words", "Bot");
}

QString DuelResult::headline() const
{
    const int most = of(best()), least = of(1 - best());
    if (drawn_)
        return tr("The match is drawn, %1 to %2").arg(most).arg(least);
    if (seating_.isYou(best()))
        return tr("You win %1 to %2").arg(most).arg(least);
    return tr("%1 wins %2 to %3").arg(seating_.name(best())).arg(most).arg(least);
}

QString DuelResult::shortResult(int mine, int theirs)
{
    if (mine == theirs)
        return tr("Draw");
    return (mine > theirs ? tr("Won %1 to %2") : tr("Lost %1 to %2")).arg(mine).arg(theirs);
}

std::vector<ResultText::Row> DuelResult::rows(const std::function<QString(Seat)>& note) const
{
    std::vector<ResultText::Row> rows;
    for (const Seat seat : {best(), 1 - best()})
        rows.push_back(
            {seat, drawn_ ? tr("=", "place in a drawn match") : QString::number(seat == best() ? 1 : 2), note(seat)});
    return rows;
}

} // namespace parlour::kit
