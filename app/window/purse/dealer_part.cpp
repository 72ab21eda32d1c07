// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/purse/dealer_part.h"

#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <utility>

namespace parlour {

namespace {

constexpr double kCardAspect = 130.0 / 96.0; ///< of a place
constexpr int kLargestCard = 84; // px

std::vector<int> rowLengths(const DeckChoice& cards)
{
    std::vector<int> lengths;
    for (const auto& row : cards.rows)
        lengths.push_back(static_cast<int>(row.size()));
    return lengths;
}

} // namespace

DealerPart::DealerPart(CreditTerms terms, DeckChoice cards)
    : terms_(std::move(terms)),
      cards_(std::move(cards)),
      grid_(new CardGrid(tr("The dealer's cards"), rowLengths(cards_), kCardAspect, kLargestCard)),
      state_(makeLabel({}, 14)),
      buy_(new Button(Button::Kind::Primary, Icon::Check, tr("Buy")))
{
    auto* column = makeLayout<QVBoxLayout>(8, this, {24, 4, 24, 20});
    column->addWidget(grid_, 1);
    auto* row = makeLayout<QHBoxLayout>(16);
    state_->setWordWrap(true);
    row->addWidget(state_, 1);
    buy_->setExtent(44);
    row->addWidget(buy_);
    column->addLayout(row);
    const auto idAt = [this](int line, int i) {
        return cards_.rows[static_cast<std::size_t>(line)][static_cast<std::size_t>(i)].id;
    };
    connect(grid_, &CardGrid::pressed, this, [this, idAt](int line, int i) {
        choose(idAt(line, i));
        if (buy_->isEnabled())
            buy_->setFocus();
    });
    connect(grid_, &CardGrid::pointed, this, &DealerPart::choose);
    connect(buy_, &Button::clicked, this, [this] { emit buyWanted(chosen_, terms_.price(chosen_)); });
}

const DeckCard* DealerPart::find(const QString& id) const
{
    for (const auto& row : cards_.rows)
        for (const DeckCard& card : row)
            if (card.id == id)
                return &card;
    return nullptr;
}

/// The reason why a card cannot be bought now; empty if it can.
QString DealerPart::whyNot(const QString& card) const
{
    if (purse_.cards.count(card) >= cards_.size)
        return tr("No deck needs more of it.");
    if (purse_.owed > 0)
        return tr("The dealer sells nothing before the loan is paid back.");
    return terms_.price(card) > purse_.credits ? tr("That is more than you own.") : QString();
}

void DealerPart::take(const PurseAccount& account)
{
    purse_ = account;
    for (std::size_t row = 0; row < cards_.rows.size(); ++row)
        for (std::size_t i = 0; i < cards_.rows[row].size(); ++i) {
            const DeckCard& card = cards_.rows[row][i];
            const auto owned = static_cast<int>(purse_.cards.count(card.id));
            const int price = terms_.price(card.id);
            CardPlace* place = grid_->rows()[row][i];
            place->show(&card, tr("%1, you own %n", "a price", owned).arg(creditsText(price)), owned,
                        QLocale().toString(price));
            place->setRefused(!whyNot(card.id).isEmpty());
        }
    choose(chosen_);
}

/// Shows a card's effect and price; the button buys it.
void DealerPart::choose(const QString& card)
{
    const DeckCard* shown = find(card);
    chosen_ = shown ? card : QString();
    const QString why = shown ? whyNot(card) : QString();
    buy_->setEnabled(shown && why.isEmpty());
    buy_->setText(shown ? tr("Buy %1 for %2", "a card, a price").arg(terms_.sign(card), creditsText(terms_.price(card)))
                        : tr("Buy"));
    buy_->updateGeometry();
    state_->setText(!shown ? tr("Choose a card to see what it does. The number on it is how many you own.")
                           : QStringList{tr("%1: %2", "a card and its effect").arg(sentence(shown->name), shown->about), why}
                                 .join(QLatin1Char(' '))
                                 .trimmed());
}

} // namespace parlour
