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
    switch (action.kind) {
    case Action::Kind::Done:
        return QStringLiteral("button:done");
    case Action::Kind::Take:
        return QStringLiteral("button:take");
    case Action::Kind::Keep:
        return QStringLiteral("button:keep");
    case Action::Kind::Redeal:
        return QStringLiteral("button:redeal");
    case Action::Kind::Show:
        return QStringLiteral("button:show");
    default:
        return cardId(action.card);
    }
}

QString plateId(Seat seat)
{
    return QStringLiteral("plate:%1").arg(seat);
}

QRectF boxAt(QPointF centre, QSizeF size)
{
    return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
}

Piece picture(const QString& id, const QRectF& box, double height, Face face, const QString& name)
{
    Piece piece;
    piece.id = id;
    piece.centre = box.center();
    piece.size = box.size();
    piece.height = height;
    piece.face = std::move(face);
    piece.role = name.isEmpty() ? Role::Picture : Role::Text;
    piece.name = name;
    return piece;
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
