// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/purse/account_part.h"

#include "app/draw/figures.h"
#include "app/widgets/cell_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

using Reason = PurseEntry::Reason;

/// The matches against an opponent that were settled.
struct Tallies {
    int won = 0, lost = 0, drawn = 0;
    int credits = 0; ///< that the person won, less those lost
};

Tallies talliesOf(const PurseAccount& account, const QString& opponent)
{
    Tallies sums;
    for (const PurseEntry& entry : account.entries) {
        if (entry.opponent != opponent)
            continue;
        sums.won += entry.reason == Reason::Won;
        sums.lost += entry.reason == Reason::Lost || entry.reason == Reason::Forfeited;
        sums.drawn += entry.reason == Reason::Drawn;
        sums.credits += entry.amount;
    }
    for (const PurseEntry& open : account.openWagers())
        if (open.opponent == opponent)
            sums.credits -= open.amount;
    return sums;
}

Cell creditCell(int credits, bool isStrong = false)
{
    Cell cell{.text = figure(credits, 0, true)};
    cell.tone = credits > 0 ? Cell::Tone::Good : credits < 0 ? Cell::Tone::Bad : Cell::Tone::Plain;
    cell.strong = isStrong;
    return cell;
}

} // namespace

AccountPart::AccountPart(CreditTerms terms, Naming naming)
    : terms_(std::move(terms)),
      naming_(std::move(naming)),
      opponents_(new CellTable(tr("Won and lost by opponent"))),
      entries_(new CellTable(tr("All entries, the latest first")))
{
    auto* column = makeLayout<QVBoxLayout>(12, this, {24, 4, 24, 20});
    const auto number = [](const QString& title) {
        return CellTable::Column{.title = title, .width = 72, .isFigure = true};
    };
    opponents_->setColumns(
        {{.title = tr("Opponent")}, number(tr("Won")), number(tr("Lost")), number(tr("Drawn")), number(tr("Credits"))});
    opponents_->setRowHeight(30);
    opponents_->setWhole();
    column->addWidget(opponents_);
    entries_->setColumns(
        {{.title = tr("When"), .width = 130}, {.title = tr("Entry")}, number(tr("Credits")), number(tr("Balance"))});
    entries_->setRowHeight(30);
    column->addWidget(entries_, 1);
}

QString AccountPart::nameOf(const QString& bot) const
{
    return bot.isEmpty() ? QString() : seatsOf({bot.toStdString()}, naming_).front().name;
}

QString AccountPart::textOf(const PurseEntry& entry) const
{
    const QString who = nameOf(entry.opponent);
    const QString card = entry.card.isEmpty() ? QString() : terms_.sign(entry.card);
    switch (entry.reason) {
    case Reason::Start:
        return tr("The starter's cards and credits");
    case Reason::Wager:
        return tr("Wager against %1").arg(who);
    case Reason::Won:
        return card.isEmpty() ? tr("Won against %1").arg(who) : tr("Won against %1, with the card %2").arg(who, card);
    case Reason::Lost:
        return tr("Lost to %1").arg(who);
    case Reason::Drawn:
        return tr("Drawn with %1").arg(who);
    case Reason::Forfeited:
        return tr("Gave up the match against %1").arg(who);
    case Reason::Returned:
        return tr("Corrected: stake back, as the match against %1 is gone").arg(who);
    case Reason::Bought:
        return tr("Bought the card %1").arg(card);
    case Reason::Loan:
        return tr("Loan from the dealer");
    case Reason::Repaid:
        return tr("Paid back the loan");
    case Reason::Corrected:
        return entry.missing > 0 ? tr("Corrected: %n damaged or changed entries do not count", nullptr, entry.missing)
            : entry.amount > 0   ? tr("Corrected: credits paid out of lost entries")
                                 : tr("Corrected: what another program changed does not count");
    }
    return {};
}

void AccountPart::take(const PurseAccount& account)
{
    std::vector<Tallies> sums;
    QStringList names;
    for (const CreditOpponent& opponent : terms_.opponents) {
        const QString bot = QString::fromStdString(opponent.bot);
        names << nameOf(bot);
        sums.push_back(talliesOf(account, bot));
    }
    opponents_->setRows(static_cast<int>(sums.size()), [names, sums](int row, int column) {
        const Tallies& each = sums[static_cast<std::size_t>(row)];
        if (column == 0)
            return Cell{.text = names[row], .strong = true};
        if (column == 4)
            return creditCell(each.credits, true);
        const int count = column == 1 ? each.won : column == 2 ? each.lost : each.drawn;
        return Cell{.text = QLocale().toString(count)};
    });
    const int count = static_cast<int>(account.entries.size());
    std::vector<int> balances; // by entry
    for (const PurseEntry& entry : account.entries)
        balances.push_back((balances.empty() ? 0 : balances.back()) + entry.amount);
    entries_->setRows(count, [this, count, balances, entries = account.entries](int row, int column) {
        const auto at = static_cast<std::size_t>(count - 1 - row);
        const PurseEntry& entry = entries[at];
        return column == 0 ? Cell{.text = day(entry.at.toLocalTime()), .tone = Cell::Tone::Dim}
            : column == 1  ? Cell{.text = textOf(entry)}
            : column == 2  ? creditCell(entry.amount)
                           : Cell{.text = QLocale().toString(balances[at])};
    });
}

} // namespace parlour
