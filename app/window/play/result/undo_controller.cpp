// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/result/undo_controller.h"

#include "app/session/session.h"
#include "app/store/settings.h"
#include "app/window/play/result/offer_line.h"

namespace parlour {

namespace {

constexpr auto kAbout = "undo";

} // namespace

UndoController::UndoController(Session& session, Settings& settings, OfferLine& offer, const std::optional<Stake>& stake)
    : session_(session),
      settings_(settings),
      offer_(offer),
      stake_(stake)
{
}

bool UndoController::mayReveal() const
{
    return !stake_ && (isAllowedHere_ || settings_.preferences().undoOverReveals == Preferences::Undo::Always);
}

bool UndoController::mayUndo() const
{
    const bool mayAsk = !stake_ && !session_.isShared() && settings_.preferences().undoOverReveals == Preferences::Undo::Ask;
    return session_.canUndo(mayReveal() || mayAsk);
}

QString UndoController::whyNot() const
{
    if (mayUndo())
        return {};
    if (!session_.canUndo(true))
        return tr("There is no decision of yours to take back yet.");
    return stake_             ? tr("A match for credits counts: nothing that you have seen is taken back.")
        : session_.isShared() ? tr("Somebody has seen something new since then.")
                              : tr("You have seen something new since then; the settings can allow it.");
}

void UndoController::undo()
{
    if (session_.canUndo(mayReveal()))
        session_.undo(mayReveal());
    else if (mayUndo())
        ask();
}

void UndoController::ask()
{
    offer_.offer(QLatin1String(kAbout), tr("You have seen something new since then. Undo anyway?"),
                 {{tr("Allow in this game")}, {tr("Always")}, {tr("Never")}}, [this](int answer, int) {
                     if (answer == 0) {
                         isAllowedHere_ = true;
                     } else {
                         const auto wanted = answer == 1 ? Preferences::Undo::Always : Preferences::Undo::Never;
                         settings_.change([wanted](Preferences& all) { all.undoOverReveals = wanted; });
                     }
                     session_.undo(mayReveal());
                 });
}

} // namespace parlour
