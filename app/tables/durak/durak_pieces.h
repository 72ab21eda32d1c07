// What the parts of the Durak layout share: names of pieces, what lies on what, and pieces that only show something.
#pragma once

#include "app/stage/canvas.h"
#include "app/stage/layout.h"
#include "app/tables/durak/durak_plan.h"
#include "app/tables/kit/builder.h"
#include "engine/durak/durak_types.h"

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
QString cardId(Card card);
/// The place under an attack card where a cover lands: "place:card:9c".
QString coverPlaceId(Card attack);
/// The piece that an action is seen on: its card, or its button.
QString pieceId(const Action& action);
QString plateId(Seat seat);

/// The outline of a place for a card on the table.
Piece placePiece(const Canvas& canvas, const Plan& plan, const QString& id, QPointF centre, double angle, bool lit);

} // namespace parlour::durak
