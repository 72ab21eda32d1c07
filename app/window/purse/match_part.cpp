// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/purse/match_part.h"

#include "app/seating/characters.h"
#include "app/widgets/controls.h"
#include "app/widgets/number_field.h"
#include "app/window/parts/setup_rows.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace parlour {

namespace {

/// One button of the foot is the main one.
Button::Kind kindOf(bool isMain, Button::Kind otherwise)
{
    return isMain ? Button::Kind::Primary : otherwise;
}

} // namespace

MatchPart::MatchPart(const PurseInput& input)
    : input_(input),
      list_(new QVBoxLayout),
      wager_(new NumberField(tr("Wager"), 0, 0, 0)),
      state_(makeLabel({}, 14, false, true)),
      free_(new Button(kindOf(input_.isFirst, Button::Kind::Ghost), std::nullopt,
                       input_.isFirst ? tr("Free play") : tr("Free play instead"))),
      deck_(new Button(Button::Kind::Ghost, Icon::Cards, tr("Your deck…"))),
      play_(new Button(kindOf(!input_.isFirst, Button::Kind::Plain), Icon::Play, {}))
{
    const auto& all = input_.terms.opponents;
    if (const CreditOpponent* usual = opponentIn(input_.terms, input_.setup.seats))
        chosen_ = static_cast<std::size_t>(usual - all.data());
    auto* column = makeLayout<QVBoxLayout>(8, this, {0, 4, 0, 0});
    auto* inside = new QWidget;
    inside->setLayout(list_);
    list_->setContentsMargins(24, 0, 24, 0);
    list_->setSpacing(8);
    column->addWidget(makeScroll(inside), 1);
    column->addWidget(makeFoot());
}

QWidget* MatchPart::firstFocus() const
{
    return input_.isFirst ? free_ : play_;
}

QWidget* MatchPart::makeFoot()
{
    auto* foot = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(8, foot, {24, 4, 24, 20});
    state_->setWordWrap(true);
    column->addWidget(state_);
    auto* row = makeLayout<QHBoxLayout>(12);
    free_->setHint(tr("Every card, and no credits. The purse stays as it is."));
    connect(free_, &Button::clicked, this, [this] { emit freePlayWanted(setup()); });
    connect(deck_, &Button::clicked, this, &MatchPart::deckWanted);
    const auto addFree = [&] { row->addWidget(free_); };
    if (!input_.isFirst)
        addFree();
    row->addWidget(deck_);
    row->addStretch();
    row->addWidget(makeLabel(tr("Wager"), 14, false, true));
    row->addWidget(wager_);
    play_->setExtent(44);
    row->addWidget(play_);
    if (input_.isFirst) {
        free_->setExtent(44, 128);
        addFree();
    }
    column->addLayout(row);
    connect(wager_, &NumberField::valueChanged, this, &MatchPart::showWager);
    connect(play_, &Button::clicked, this, [this] { emit matchWanted(setup(), wager_->value()); });
    return foot;
}

void MatchPart::take(const PurseAccount& account)
{
    purse_ = account;
    deck_->setVisible(purse_.cards.size() > input_.deckSize); // else all cards are the deck
    listOpponents();
    choose(chosen_);
}

void MatchPart::listOpponents()
{
    clearLayout(list_);
    rows_.clear();
    for (std::size_t i = 0; i < input_.terms.opponents.size(); ++i) {
        const CreditOpponent& opponent = input_.terms.opponents[i];
        const SeatInfo who = seatsOf({opponent.bot}, input_.naming).front();
        const QString line = tr("%1 Wagers up to %2 and owns %3.", "character, limit, purse")
                                 .arg(who.character, creditsText(opponent.limit), creditsText(creditsOf(opponent, purse_)));
        auto* row = new SeatRow(titleOf(who), line, 64);
        row->setDisc(who.colour, false, who.portrait);
        row->setCheckable(true);
        row->setAutoExclusive(true);
        connect(row, &SeatRow::toggled, this, [this, i](bool on) {
            if (on && i != chosen_)
                choose(i);
        });
        list_->addWidget(row);
        rows_.push_back(row);
    }
    list_->addStretch();
}

void MatchPart::choose(std::size_t opponent)
{
    chosen_ = opponent;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i]->setChecked(i == chosen_);
        rows_[i]->setHighlighted(i == chosen_);
        rows_[i]->setSign(i == chosen_ ? std::optional(Icon::Check) : std::nullopt);
        rows_[i]->update();
    }
    const CreditOpponent& against = input_.terms.opponents[chosen_];
    const int highest = highestWager(against, purse_);
    wager_->setRange(std::min(1, highest), highest);
    wager_->setValue(usualWager(against, purse_));
    wager_->setEnabled(highest > 0);
    showWager();
}

void MatchPart::showWager()
{
    const CreditOpponent& against = input_.terms.opponents[chosen_];
    const int highest = highestWager(against, purse_);
    state_->setText(
        highest == 0 ? tr("If either has no credits, the match is for honour.")
                     : tr("Both put up the same wager, at most %1 here; the winner takes both.").arg(creditsText(highest)));
    play_->setText(wager_->value() > 0 ? tr("Play for %1").arg(creditsText(wager_->value())) : tr("Play for honour"));
    play_->updateGeometry();
}

/// The setup with the chosen opponent. The score of the sitting goes on with the same one only.
Setup MatchPart::setup() const
{
    Setup chosen = input_.setup;
    const std::string& bot = input_.terms.opponents[chosen_].bot;
    if (opponentIn(input_.terms, chosen.seats) != &input_.terms.opponents[chosen_])
        chosen.sitting = {};
    if (personOf(chosen.seats) < 0)
        chosen.seats.front() = kPerson;
    for (std::string& seat : chosen.seats)
        if (seat != kPerson)
            seat = bot;
    return chosen;
}

} // namespace parlour
