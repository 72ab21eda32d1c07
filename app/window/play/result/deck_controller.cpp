// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/result/deck_controller.h"

#include "app/window/parts/deck_sheet.h"

#include <utility>

namespace parlour {

DeckController::DeckController(const GameTable& table, const Session& session, const Position& position,
                               const std::optional<Stake>& stake, Settings& settings, CanvasMaker canvas, QWidget* page)
    : QObject(page),
      table_(table),
      session_(session),
      position_(position),
      stake_(stake),
      settings_(settings),
      canvas_(std::move(canvas)),
      page_(page)
{
}

/// Acts later, since the page may not be in its window yet and still shows a change.
void DeckController::follow()
{
    const bool isAsked = choice().has_value();
    if (!std::exchange(isAsked_, isAsked) && isAsked)
        QMetaObject::invokeMethod(this, isBrought_ || session_.isShared() ? &DeckController::open : &DeckController::bring,
                                  Qt::QueuedConnection);
    if (!isAsked && sheet_)
        sheet_->close();
}

void DeckController::bring()
{
    const auto choice = this->choice();
    if (!choice || std::exchange(isBrought_, true))
        return;
    const QString game = QString::fromStdString(session_.line().record().game);
    emit brought(choice->action(usualDeck(*choice, settings_.lastDeck(game))));
}

void DeckController::open()
{
    const auto choice = this->choice();
    if (!choice || sheet_)
        return;
    const QString game = QString::fromStdString(session_.line().record().game);
    sheet_ = new DeckSheet(*choice, game, tr("Play with this deck"), settings_, page_->window());
    connect(sheet_, &DeckSheet::chosen, this, &DeckController::chosen);
    connect(this, &QObject::destroyed, sheet_, &Sheet::close);
    if (session_.isShared())
        sheet_->keepSecret();
    sheet_->setPalette(page_->palette());
    sheet_->open(sheet_->firstFocus());
}

std::vector<std::string> DeckController::ownedDecks() const
{
    std::vector<std::string> actions;
    if (const auto choice = stake_ ? this->choice() : std::nullopt)
        for (const DeckChoice::Named& deck : choice->named)
            actions.push_back(choice->action(deck.cards));
    return actions;
}

/// The deck that the person is asked for, of the cards that it owns in a match for credits; nullopt if none is asked for.
std::optional<DeckChoice> DeckController::choice() const
{
    const auto* builder = table_.as<DeckBuilder>();
    auto choice = builder ? builder->deckChoice(position_, canvas_()) : std::nullopt;
    return choice && stake_ ? ownedChoice(std::move(*choice), stake_->cards) : choice;
}

} // namespace parlour
