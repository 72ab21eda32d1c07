// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the parts of the Durak layout share: names of pieces, what lies on what, and pieces that only show something.
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

/// What lies on what.
namespace level {
inline constexpr double kZone = 0;
inline constexpr double kPlaces = 2;
inline constexpr double kPiles = 5;
inline constexpr double kTable = 20;
inline constexpr double kOthers = 40;
inline constexpr double kArrow = 95;
inline constexpr double kPlates = 100;
inline constexpr double kHand = 110; ///< and one more for each card
inline constexpr double kQuestion = 180;
inline constexpr double kButtons = 190;
inline constexpr double kFigures = 200;
} // namespace level

/// An action that a button takes.
struct ButtonKind {
    Action::Kind kind;
    const char* id;
    Icon icon;
    const char* key;
};
/// From below.
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
/// The place under an attack card where a cover lands: "place:card:9c".
inline QString coverPlaceId(Card attack)
{
    return QStringLiteral("place:") + cardId(attack);
}
/// The piece that an action is seen on: its card, as that of a transfer, or its button.
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
