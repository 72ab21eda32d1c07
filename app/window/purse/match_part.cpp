// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/purse/match_part.h"

#include "app/seating/characters.h"
#include "app/widgets/number_field.h"
#include "app/window/parts/setup_rows.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace parlour {

MatchPart::MatchPart(const PurseInput& input)
    : input_(input),
      list_(new QVBoxLayout),
      wager_(new NumberField(tr("Wager"), 0, 0, 0)),
      state_(makeLabel({}, 14, false, true)),
      play_(new Button(Button::Kind::Primary, Icon::Play, {}))
{
    const auto& all = input_.terms.opponents;
    if (const CreditOpponent* usual = opponentIn(input_.terms, input_.setup.seats))
        chosen_ = static_cast<std::size_t>(usual - all.data());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(8);
    auto* inside = new QWidget;
    inside->setLayout(list_);
    list_->setContentsMargins(24, 0, 24, 0);
    list_->setSpacing(8);
    column->addWidget(makeScroll(inside), 1);
    column->addWidget(makeFoot());
}

QWidget* MatchPart::firstFocus() const
{
    return play_;
}

QWidget* MatchPart::makeFoot()
{
    auto* foot = new QWidget;
    auto* column = new QVBoxLayout(foot);
    column->setContentsMargins(24, 4, 24, 20);
    column->setSpacing(8);
    state_->setWordWrap(true);
    column->addWidget(state_);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    auto* free = new Button(Button::Kind::Ghost, std::nullopt, tr("Free play instead"));
    free->setHint(tr("Every card, and no credits. The purse stays as it is."));
    connect(free, &Button::clicked, this, [this] { emit freePlayWanted(setup()); });
    row->addWidget(free);
    row->addStretch();
    row->addWidget(makeLabel(tr("Wager"), 14, false, true));
    row->addWidget(wager_);
    play_->setExtent(44);
    row->addWidget(play_);
    column->addLayout(row);
    connect(wager_, &NumberField::valueChanged, this, &MatchPart::showWager);
    connect(play_, &Button::clicked, this, [this] { emit matchWanted(setup(), wager_->value()); });
    return foot;
}

void MatchPart::take(const PurseAccount& account)
{
    purse_ = account;
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

/// Offers the last wager against this opponent again, as far as both own it.
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
    int usual = against.limit / 2;
    for (const PurseEntry& entry : purse_.entries)
        if (entry.reason == PurseEntry::Reason::Wager && entry.opponent == QString::fromStdString(against.bot)
            && entry.amount < 0)
            usual = -entry.amount;
    wager_->setRange(std::min(1, highest), highest);
    wager_->setValue(usual);
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
