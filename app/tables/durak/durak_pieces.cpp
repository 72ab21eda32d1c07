#include "app/tables/durak/durak_pieces.h"

#include "app/stage/paint.h"

namespace parlour::durak {

QString cardId(Card card)
{
    return QStringLiteral("card:") + QString::fromStdString(toText(card));
}

QString coverPlaceId(Card attack)
{
    return QStringLiteral("place:") + cardId(attack);
}

QString pieceId(const Action& action)
{
    for (const ButtonKind& button : kButtons)
        if (button.kind == action.kind && action.kind != Action::Kind::Transfer) // a transfer is seen on its card
            return QLatin1String(button.id);
    return cardId(action.card);
}

QString plateId(Seat seat)
{
    return QStringLiteral("plate:%1").arg(seat);
}

Piece placePiece(const Canvas& canvas, const Plan& plan, const QString& id, QPointF centre, double angle, bool lit)
{
    const double radius = 0.06 * plan.tableCard.width();
    Piece piece = picture(id, boxAt(centre, plan.tableCard), level::kPlaces, placeFace(canvas, lit, radius));
    piece.angle = angle;
    piece.radius = radius;
    return piece;
}

} // namespace parlour::durak
