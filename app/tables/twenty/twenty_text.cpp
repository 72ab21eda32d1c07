// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/twenty/twenty_text.h"

#include "app/draw/figures.h"
#include "app/draw/lists.h"

#include <numeric>

namespace parlour::twenty {

QString BoardText::total(const QString& name, int total, bool standing)
{
    const QString text = total > kGoal ? tr("%1: %2, bust") : standing ? tr("%1: %2, stands") : tr("%1: %2");
    return text.arg(name).arg(total);
}

QString BoardText::state(const kit::Seating& seating, Seat seat, int total, bool standing)
{
    if (seating.isYou(seat))
        return (total > kGoal  ? tr("You are bust with %1.")
                    : standing ? tr("You stand on %1.")
                               : tr("You have %1."))
            .arg(total);
    return (total > kGoal  ? tr("%1 is bust with %2.")
                : standing ? tr("%1 stands on %2.")
                           : tr("%1 has %2."))
        .arg(seating.name(seat))
        .arg(total);
}

QString BoardText::totals(int mine, int theirs)
{
    QString text = tr("%1 : %2", "totals");
    if (mine > kGoal && theirs > kGoal)
        text = tr("%1 : %2, both bust", "totals");
    else if (mine > kGoal)
        text = tr("bust %1 : %2", "totals");
    else if (theirs > kGoal)
        text = tr("%1 : %2 bust", "totals");
    return text.arg(mine).arg(theirs);
}

std::optional<Chances> BoardText::nextCard(int total, const HouseCounts& left)
{
    const int unseen = std::accumulate(left.begin(), left.end(), 0);
    if (unseen <= 0)
        return std::nullopt;
    Chances chances;
    chances.title = tr("Next house card, from %n unseen", nullptr, unseen);
    int safe = 0, safeBars = 0;
    for (int card = 1; card <= kHighestHouse; ++card) {
        const int sum = total + card;
        const auto kind = sum == kGoal ? Chances::Kind::Goal : sum > kGoal ? Chances::Kind::Lost : Chances::Kind::Plain;
        const int copies = left[asIndex(card - 1)];
        chances.bars.push_back({QString::number(sum), static_cast<double>(copies) / unseen, kind});
        safe += sum > kGoal ? 0 : copies;
        safeBars += sum > kGoal ? 0 : 1;
    }
    const auto chance = [unseen](int cards) { return percentOf(static_cast<double>(cards) / unseen); };
    chances.sums = {{safeBars, tr("safe %1", "a chance").arg(chance(safe)), Chances::Kind::Plain},
                    {kHighestHouse - safeBars, tr("bust %1", "a chance").arg(chance(unseen - safe)), Chances::Kind::Lost}};
    return chances;
}

QString BoardText::leftInDeck(const HouseCounts& left)
{
    QStringList parts;
    for (std::size_t i = 0; i < left.size(); ++i)
        parts << tr("%1 times %2", "how often, a house card").arg(left[i]).arg(i + 1);
    return tr("Still in the house deck: %1").arg(listOf(parts));
}

} // namespace parlour::twenty
