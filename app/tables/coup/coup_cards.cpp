// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/coup/coup_cards.h"

#include "app/draw/paint.h"
#include "app/tables/coup/coup_text.h"
#include "app/tables/kit/pencil.h"

#include <QSvgRenderer>

static void initCoupResource()
{
    Q_INIT_RESOURCE(coup);
}

namespace parlour::coup {

namespace {

constexpr double kStripTop = 272.0 / 336; ///< the top of the paper strip, in card heights
const QColor kLostPaper(0xA4, 0xA4, 0xA2);
constexpr double kPillTop = 0.09;
constexpr double kNarrowest = 0.66; ///< the strongest horizontal compression of a readable word

QString fileOf(Role role)
{
    return QString::fromLatin1(kRoleIds[asIndex(role)]);
}

void drawFile(QPainter& painter, const QRectF& box, const QString& name)
{
    initCoupResource();
    QSvgRenderer(QStringLiteral(":/coup/%1.svg").arg(name)).render(&painter, box);
}

/// Reduces saturation and brightness.
QImage faded(QImage image)
{
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const QRgb old = line[x];
            const int grey = qGray(old);
            const auto part = [grey](int colour) { return static_cast<int>((grey + 0.6 * (colour - grey)) * 0.66); };
            line[x] = qRgba(part(qRed(old)), part(qGreen(old)), part(qBlue(old)), qAlpha(old));
        }
    }
    return image;
}

/// Draws a word that may be too long for `box`: in a smaller type, then compressed, at last cut.
void drawWord(QPainter& painter, const Canvas& canvas, const QRectF& box, const QString& word, TextStyle style)
{
    style.align = Qt::AlignCenter;
    const auto share = [&] { return box.width() / textSize(canvas, word, style).width(); };
    while (style.px > 11 && share() < 1)
        --style.px;
    style.bold = style.bold && share() >= kNarrowest;
    const double narrow = std::clamp(share(), kNarrowest, 1.0);
    const PainterState saved(painter);
    painter.translate(box.center());
    painter.scale(narrow, 1);
    const QSizeF room(box.width() / narrow, box.height());
    drawText(painter, canvas, QRectF(QPointF(-room.width() / 2, -room.height() / 2), room), word, style);
}

/// Draws the name on the paper strip, which is extended upwards on small cards.
void drawName(QPainter& painter, const Canvas& canvas, const QSizeF& size, Role role, CardState state)
{
    const TextStyle style{std::max(11, qRound(size.width() * 0.118)), true, QColor(0x1C, 0x1A, 0x1F)};
    const double strip = size.height() * kStripTop, top = std::min(strip, size.height() - 1.3 * style.px);
    if (top < strip)
        painter.fillRect(QRectF(1, top, size.width() - 2, strip - top + 1),
                         state == CardState::Lost ? kLostPaper : QColor(kPaper));
    drawWord(painter, canvas, QRectF(1, top, size.width() - 2, size.height() - top), TableText::role(role), style);
}

void drawLostPill(QPainter& painter, const Canvas& canvas, const QSizeF& size)
{
    const TextStyle style{std::clamp(qRound(size.width() * 0.15), 11, 14), false, QColor(0xF3, 0xB0, 0xA8)};
    const QString word = TableText::lost();
    const double most = size.width() * 0.97, height = style.px * 1.5;
    const double width = std::min(textSize(canvas, word, style).width() + 14, most);
    const QRectF pill((size.width() - width) / 2, size.height() * kPillTop, width, height);
    kit::inked(painter, Qt::NoPen, QColor(18, 11, 23, 225)).drawRoundedRect(pill, height / 2, height / 2);
    drawWord(painter, canvas, pill.adjusted(3, 0, -3, 0), word, style);
}

} // namespace

Face cardFace(const Canvas& canvas, Role role, CardState state)
{
    const QString key = QStringLiteral("coup:%1:%2:%3:%4:%5")
                            .arg(fileOf(role), QString::number(static_cast<int>(state)), TableText::role(role),
                                 TableText::lost(), canvas.font.family());
    return {key, [canvas, role, state](QPainter& painter, QSizeF size) {
                drawSmallCard(painter, QRectF(QPointF(), size), role, state);
                drawName(painter, canvas, size, role, state);
                if (state == CardState::Lost)
                    drawLostPill(painter, canvas, size);
            }};
}

Face backFace()
{
    return {QStringLiteral("coup:back"), [](QPainter& painter, QSizeF size) { drawBack(painter, QRectF(QPointF(), size)); }};
}

Face coinFace()
{
    return {QStringLiteral("coup:coin"), [](QPainter& painter, QSizeF size) { drawCoin(painter, QRectF(QPointF(), size)); }};
}

void drawBadge(QPainter& painter, const QRectF& box, Role role)
{
    const QRectF square(box.center() - QPointF(box.height(), box.height()) / 2, QSizeF(box.height(), box.height()));
    if (role != Role::None)
        return drawFile(painter, square, QStringLiteral("badge-") + fileOf(role));
    for (const bool right : {false, true}) {
        const PainterState saved(painter);
        painter.setClipRect(
            QRectF(right ? square.center().x() : square.left(), square.top(), square.width() / 2, square.height()));
        drawBadge(painter, square, right ? Role::Ambassador : Role::Captain);
    }
}

void drawSmallCard(QPainter& painter, const QRectF& box, Role role, CardState state)
{
    if (state == CardState::Held)
        return drawFile(painter, box, fileOf(role));
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1;
    QImage image((box.size() * ratio).toSize(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter inner(&image);
    drawFile(inner, QRectF(image.rect()), fileOf(role));
    inner.end();
    painter.drawImage(box, faded(std::move(image)));
}

void drawBack(QPainter& painter, const QRectF& box)
{
    drawFile(painter, box, QStringLiteral("back"));
}

void drawCoin(QPainter& painter, const QRectF& box)
{
    drawFile(painter, box, QStringLiteral("coin"));
}

void drawCoins(QPainter& painter, QPointF foot, double width, int count)
{
    for (int i = 0; i < count; ++i)
        drawCoin(painter,
                 QRectF(foot.x() - width / 2, foot.y() - width * (kCoinAspect + i * kCoinStep), width, width * kCoinAspect));
}

} // namespace parlour::coup
