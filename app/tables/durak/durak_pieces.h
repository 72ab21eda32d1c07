// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shared by the parts of the Durak layout: piece ids, stacking heights, buttons, and the outline of a place.
#pragma once

#include "app/draw/canvas.h"
#include "app/draw/icons.h"
#include "app/draw/paint.h"
#include "app/stage/layout.h"
#include "app/tables/durak/durak_plan.h"
#include "app/tables/kit/builder.h"
#include "engine/durak/durak_types.h"

#include <algorithm>
#include <array>

namespace parlour::durak {

using kit::boxAt;
using kit::picture;

/// Stacking heights.
namespace level {
inline constexpr double kZone = 0;
inline constexpr double kPlaces = 2;
inline constexpr double kPiles = 5;
inline constexpr double kTable = 20;
inline constexpr double kOthers = 40;
inline constexpr double kArrow = 95;
inline constexpr double kPlates = 100;
inline constexpr double kHand = 110; ///< of the first card, plus one for each further card
inline constexpr double kQuestion = 180;
inline constexpr double kButtons = 190;
inline constexpr double kFigures = 200;
} // namespace level

/// A button and its kind of action.
struct ButtonKind {
    Action::Kind kind;
    const char* id;
    Icon icon;
    const char* key;
};
/// From the bottom up.
inline constexpr std::array<ButtonKind, 6> kButtons{{
    {Action::Kind::Done, "button:done", Icon::Check, "E"},
    {Action::Kind::Take, "button:take", Icon::Take, "T"},
    {Action::Kind::Keep, "button:keep", Icon::Check, "K"},
    {Action::Kind::Redeal, "button:redeal", Icon::Replay, "W"},
    {Action::Kind::Transfer, "button:transfer", Icon::Transfer, "R"},
    {Action::Kind::Show, "button:show", Icon::Eye, "S"},
}};

/// "card:9c".
inline QString cardId(Card card)
{
    return QStringLiteral("card:") + QString::fromStdString(toText(card));
}
/// The place on an attack card where a cover lands: "place:card:9c".
inline QString coverPlaceId(Card attack)
{
    return QStringLiteral("place:") + cardId(attack);
}
/// The piece that shows an action: its button, or its card (also for a transfer).
inline QString pieceId(const Action& action)
{
    const auto takes = [&](const ButtonKind& each) { return each.kind == action.kind; };
    const auto button = std::find_if(kButtons.begin(), kButtons.end(), takes);
    return button == kButtons.end() || action.kind == Action::Kind::Transfer ? cardId(action.card)
                                                                             : QLatin1String(button->id);
}
inline QString plateId(Seat seat)
{
    return kit::numbered("plate", seat);
}

/// The outline of a place for a card on the table.
inline Piece placePiece(const Canvas& canvas, const Plan& plan, const QString& id, QPointF centre, double angle, bool lit)
{
    const double radius = 0.06 * plan.tableCard.width();
    return {.id = id,
            .centre = centre,
            .size = plan.tableCard,
            .angle = angle,
            .height = level::kPlaces,
            .face = placeFace(canvas, lit, radius),
            .radius = radius};
}

} // namespace parlour::durak
