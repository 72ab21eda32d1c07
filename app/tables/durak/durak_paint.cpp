#include "app/tables/durak/durak_paint.h"

#include <QPainterPath>

#include <array>

namespace parlour::durak {

Face zoneFace(const Canvas& canvas, double radius, bool lit)
{
    const QColor line = lit ? canvas.theme.legal : QColor(255, 255, 255, 15);
    return {QStringLiteral("durak-zone:%1:%2").arg(radius).arg(line.name(QColor::HexArgb)),
            [radius, line](QPainter& painter, QSizeF size) {
                painter.setRenderHint(QPainter::Antialiasing);
                painter.setPen(QPen(line, 1));
                painter.setBrush(QColor(255, 255, 255, 6));
                painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
            }};
}

Face trumpLabelFace(const Canvas& canvas, Suit trump, const QString& text, TextStyle style)
{
    style.align = Qt::AlignLeft | Qt::AlignVCenter;
    Face words = textFace(canvas, text, style);
    const QColor ink = canvas.cards->suitColour(trump);
    return {words.key + QStringLiteral(":%1:%2").arg(static_cast<int>(trump)).arg(ink.name()),
            [words, trump, ink](QPainter& painter, QSizeF size) {
                painter.setRenderHint(QPainter::Antialiasing);
                painter.setPen(Qt::NoPen);
                painter.setBrush(QColor(kPaper));
                const QRectF disc(0, (size.height() - 26) / 2, 26, 26);
                painter.drawEllipse(disc);
                painter.fillPath(suitPath(trump, disc.adjusted(5, 5, -5, -5)), ink);
                painter.translate(34, 0);
                words.draw(painter, size - QSizeF(34, 0));
            }};
}

Face stockFace(const Canvas& canvas, QSizeF card, int layers, const QString& count)
{
    return {QStringLiteral("durak-stock:%1:%2:%3").arg(layers).arg(count, canvas.cards->key()),
            [canvas, card, layers, count](QPainter& painter, QSizeF size) {
                painter.setRenderHint(QPainter::Antialiasing);
                QPointF corner(size.width() - card.width(), size.height() - card.height());
                for (int k = 0; k < layers; ++k, corner -= QPointF(1.1, 1.4)) {
                    painter.save();
                    painter.translate(corner);
                    canvas.cards->back(painter, card);
                    painter.restore();
                }
                const double width = std::min(44.0, card.width() * 0.5);
                const QRectF disc(card.width() / 2 - width / 2, card.height() / 2 - width / 2, width, width);
                painter.setPen(QPen(QColor(255, 255, 255, 46), 1));
                painter.setBrush(QColor(10, 20, 16, 224));
                painter.drawEllipse(disc);
                drawFigures(
                    painter, canvas, disc, count,
                    {.px = width < 40 ? 16 : 20, .bold = true, .colour = canvas.theme.tableText, .align = Qt::AlignCenter});
            },
            [canvas, card](QSizeF, double ratio) { return canvas.cards->isReady(card, ratio, std::nullopt); }};
}

Face discardFace(const Canvas& canvas, QSizeF card, int layers)
{
    struct Lie {
        double angle; ///< degrees
        double x, y; ///< card widths
    };
    static constexpr std::array<Lie, 5> kLies{
        {{-9, -0.07, 0.04}, {7, 0.05, -0.03}, {-3, -0.02, 0.08}, {12, 0.03, 0.02}, {2, -0.04, -0.06}}};
    return {QStringLiteral("durak-discard:%1:%2").arg(layers).arg(canvas.cards->key()),
            [canvas, card, layers](QPainter& painter, QSizeF size) {
                painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
                for (std::size_t k = 0; k < static_cast<std::size_t>(layers); ++k) {
                    painter.save();
                    painter.translate(size.width() / 2 + kLies[k].x * card.width(),
                                      size.height() / 2 + kLies[k].y * card.width());
                    painter.rotate(kLies[k].angle);
                    painter.translate(-card.width() / 2, -card.height() / 2);
                    canvas.cards->back(painter, card);
                    painter.restore();
                }
            },
            [canvas, card](QSizeF, double ratio) { return canvas.cards->isReady(card, ratio, std::nullopt); }};
}

Face unseenFace(const Canvas& canvas, const std::array<int, kSuits>& unseen)
{
    QString key = QStringLiteral("durak-unseen:%1").arg(static_cast<int>(canvas.theme.kind));
    for (const int count : unseen)
        key += QStringLiteral(":%1").arg(count);
    return {key, [canvas, unseen](QPainter& painter, QSizeF size) {
                painter.setRenderHint(QPainter::Antialiasing);
                const double column = size.width() / kSuits, disc = std::min(size.height(), 0.45 * column);
                for (std::size_t i = 0; i < unseen.size(); ++i) {
                    const QRectF box(static_cast<double>(i) * column, (size.height() - disc) / 2, disc, disc);
                    const auto suit = static_cast<Suit>(i);
                    painter.setPen(Qt::NoPen);
                    painter.setBrush(QColor(0xFB, 0xF8, 0xF1));
                    painter.drawEllipse(box);
                    const bool isRed = suit == Suit::Hearts || suit == Suit::Diamonds;
                    const QRectF pip = box.adjusted(0.24 * disc, 0.24 * disc, -0.24 * disc, -0.24 * disc);
                    painter.fillPath(suitPath(suit, pip), isRed ? QColor(0xB4, 0x1E, 0x2A) : QColor(0x1B, 0x1F, 0x24));
                    drawText(painter, canvas, QRectF(box.right() + 3, 0, column - disc - 3, size.height()),
                             QString::number(unseen[i]), {14, true, canvas.theme.tableText});
                }
            }};
}

Face transferPlaceFace(const Canvas& canvas, double radius)
{
    const Face place = placeFace(canvas, true, radius);
    const QColor ink = canvas.theme.legal;
    return {place.key + QStringLiteral(":transfer"), [place, ink](QPainter& painter, QSizeF size) {
                place.draw(painter, size);
                const double side = std::min(size.width() * 0.4, 32.0);
                drawIcon(painter, {(size.width() - side) / 2, (size.height() - side) / 2, side, side}, Icon::Transfer, ink);
            }};
}

Face teamFace(const Canvas& canvas, const QString& letter, bool first)
{
    const QColor colour(first ? 0xFF9DB8E8 : 0xFFE79A8C);
    return {QStringLiteral("durak-team:%1:%2").arg(letter, colour.name()),
            [canvas, letter, colour](QPainter& painter, QSizeF size) {
                painter.setRenderHint(QPainter::Antialiasing);
                painter.setPen(QPen(QColor(kInk), 1.5));
                painter.setBrush(colour);
                const QRectF box = QRectF(QPointF(), size).adjusted(1, 1, -1, -1);
                painter.drawEllipse(box);
                drawText(painter, canvas, box, letter,
                         {.px = 12, .bold = true, .colour = QColor(kInk), .align = Qt::AlignCenter});
            }};
}

Face arrowFace(const Canvas& canvas, QPointF from, QPointF to)
{
    const QColor brass = canvas.theme.brass;
    return {
        QStringLiteral("durak-arrow:%1:%2:%3:%4:%5").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()).arg(brass.name()),
        [from, to, brass](QPainter& painter, QSizeF) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(brass, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            QPainterPath path(from);
            path.quadTo(QPointF(to.x(), from.y()), to);
            painter.drawPath(path);
            const double back = to.y() < from.y() ? 9 : -9;
            painter.drawPolyline(QPolygonF{{to + QPointF(-8, back), to, to + QPointF(8, back)}});
        }};
}

} // namespace parlour::durak
