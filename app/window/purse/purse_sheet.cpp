// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/purse/purse_sheet.h"

#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/window/parts/deck_sheet.h"
#include "app/window/purse/account_part.h"
#include "app/window/purse/dealer_part.h"
#include "app/window/purse/match_part.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace parlour {

PurseSheet::PurseSheet(PurseInput input, Purse purse, QWidget* window)
    : Sheet(input.isFirst ? translated(input.info.name) : tr("Your purse"), {900, 700}, window),
      input_(std::move(input)),
      purse_(std::move(purse)),
      credits_(makeLabel({}, 20, true)),
      owed_(makeLabel({}, 14, false, true)),
      repay_(new Button(Button::Kind::Plain, std::nullopt, tr("Pay back"))),
      notice_(makeLabel({}, 14)),
      segment_(new Segment(tr("Parts of the purse"), {tr("Next match"), tr("Dealer"), tr("Won and lost")}, 0)),
      parts_(new QStackedWidget),
      account_(new AccountPart(input_.terms, input_.naming))
{
    const auto rules = input_.info.complete(input_.setup.rules);
    const Canvas canvas = input_.style.canvas(QSizeF(size()), input_.table.surface());
    if (rules)
        choice_ = deckChoiceBefore(input_.info, input_.table, *rules, canvas).value_or(DeckChoice());
    input_.deckSize = choice_.size;
    match_ = new MatchPart(input_);
    dealer_ = new DealerPart(input_.terms, choice_);
    QWidget* head = makeHead();
    content()->addWidget(head);
    if (input_.isFirst) {
        head->hide();
        content()->addWidget(makeIntroduction());
    }
    notice_->setWordWrap(true);
    notice_->setContentsMargins(24, 0, 24, 4);
    notice_->setForegroundRole(QPalette::BrightText);
    content()->addWidget(notice_);
    for (QWidget* part : {static_cast<QWidget*>(match_), static_cast<QWidget*>(dealer_), static_cast<QWidget*>(account_)})
        parts_->addWidget(part);
    content()->addWidget(parts_, 1);
    connectParts();
    take(accountToShow());
}

/// A purse that is only asked about is not begun; it shows what it would begin with.
Expected<PurseAccount> PurseSheet::accountToShow()
{
    if (!input_.isFirst)
        return purse_.account();
    PurseAccount start;
    start.credits = input_.terms.credits;
    start.cards = input_.terms.cards;
    return start;
}

QWidget* PurseSheet::makeHead()
{
    auto* head = new QWidget;
    auto* row = makeLayout<QHBoxLayout>(12, head, {24, 0, 24, 8});
    row->addWidget(credits_);
    row->addWidget(owed_);
    row->addWidget(repay_);
    row->addStretch();
    row->addWidget(segment_);
    return head;
}

/// What the choice is about and the lesson, in place of a purse that is not begun.
QWidget* PurseSheet::makeIntroduction()
{
    auto* head = new QWidget;
    auto* row = makeLayout<QHBoxLayout>(24, head, {24, 0, 24, 12});
    QLabel* words =
        makeParagraph(tr("In free play you have every card. For credits you begin with a starter's deck and %1, wager "
                         "on matches and win or buy cards; it is no real money.")
                          .arg(creditsText(input_.terms.credits)),
                      14);
    row->addWidget(words, 1);
    if (!input_.lesson.isEmpty()) {
        auto* learn = new Button(Button::Kind::Plain, std::nullopt, input_.lesson);
        connect(learn, &Button::clicked, this, [this] {
            close();
            emit lessonWanted();
        });
        row->addWidget(learn);
    }
    return head;
}

/// Opens the sheet of the deck that the next matches are played with.
void PurseSheet::chooseDeck()
{
    const auto account = purse_.account();
    if (!account)
        return;
    auto* sheet = new DeckSheet(ownedChoice(choice_, account->cards), QString::fromStdString(input_.info.id),
                                tr("Take this deck"), input_.settings, window());
    sheet->setPalette(palette());
    sheet->open(sheet->firstFocus());
}

void PurseSheet::connectParts()
{
    connect(match_, &MatchPart::deckWanted, this, &PurseSheet::chooseDeck);
    connect(segment_, &Segment::chosen, this, [this](int index) { setPart(static_cast<Part>(index)); });
    connect(repay_, &Button::clicked, this, [this] { take(purse_.repay()); });
    connect(dealer_, &DealerPart::buyWanted, this,
            [this](const QString& card, int price) { take(purse_.buy(card, price)); });
    connect(match_, &MatchPart::matchWanted, this, [this](const Setup& setup, int wager) {
        close();
        emit matchWanted(setup, wager);
    });
    connect(match_, &MatchPart::freePlayWanted, this, [this](const Setup& setup) {
        close();
        emit freePlayWanted(setup);
    });
}

/// Shows the purse after a change, or without one the starter's cards and why.
void PurseSheet::take(const Expected<PurseAccount>& account)
{
    PurseAccount shown;
    shown.cards = input_.terms.cards;
    if (account) {
        shown = *account;
        notice_->setText(shown.notice);
    } else {
        const auto now = purse_.account();
        shown = now ? *now : shown;
        notice_->setText(now ? sentence(translated(account.error()))
                             : tr("%1 Matches are for honour, with the starter's cards.", "a reason")
                                   .arg(sentence(translated(account.error())) + QLatin1Char('.')));
    }
    notice_->setVisible(!notice_->text().isEmpty());
    credits_->setText(creditsText(shown.credits));
    credits_->setAccessibleName(tr("You own %1.").arg(creditsText(shown.credits)));
    owed_->setText(tr("You owe the dealer %1.").arg(creditsText(shown.owed)));
    owed_->setVisible(shown.owed > 0);
    repay_->setVisible(shown.owed > 0);
    repay_->setEnabled(shown.credits > shown.owed);
    match_->take(shown);
    dealer_->take(shown);
    account_->take(shown);
}

void PurseSheet::setPart(Part part)
{
    segment_->setCurrent(static_cast<int>(part));
    parts_->setCurrentIndex(static_cast<int>(part));
}

void PurseSheet::openAt(Part part)
{
    setPart(part);
    open(part == Part::Match ? match_->firstFocus() : segment_->button(static_cast<int>(part)));
}

} // namespace parlour
