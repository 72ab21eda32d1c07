#include "app/stage/paint.h"

namespace parlour {

namespace {

QString keyOf(std::initializer_list<QString> parts)
{
    return QStringList(parts).join(QChar(0x1F));
}
QString number(double value)
{
    return QString::number(value);
}

/// What of a canvas a picture depends on beside its own data.
QString lookKey(const Canvas& canvas)
{
    const Theme& t = canvas.theme;
    return keyOf({number(static_cast<int>(t.kind)), t.groundInner.name(), t.accent.name(), canvas.font.family(),
                  canvas.cards ? canvas.cards->key() : QString()});
}

void fillRounded(QPainter& painter, const QRectF& box, double radius, const QColor& fill, const QColor& line, double width)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(width > 0 ? QPen(line, width) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    const double inset = width / 2;
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
}

// -------------------------------------------------------------------------------------------------------------- button

TextStyle buttonText(const ButtonLook& look)
{
    return {.px = look.big ? 16 : 14, .bold = look.kind != ButtonKind::Ghost, .align = Qt::AlignCenter};
}
double hintWidth(const Canvas& canvas, const ButtonLook& look)
{
    return look.keyHint.isEmpty() ? 0
                                  : std::max(20.0, textSize(canvas, look.keyHint, {.px = 12, .bold = true}).width() + 10);
}

void drawButton(QPainter& painter, const Canvas& canvas, const QRectF& box, const ButtonLook& look)
{
    const Theme& t = canvas.theme;
    const bool primary = look.kind == ButtonKind::Primary;
    const QColor ink = primary ? t.onBrass : t.tableText;
    painter.setOpacity(painter.opacity() * (look.enabled ? 1 : 0.42));
    if (primary)
        fillRounded(painter, box, 10, t.brass, QColor(0, 0, 0, 46), 1);
    else if (look.kind == ButtonKind::Outlined)
        fillRounded(painter, box, 10, t.tablePanel, t.brass, 2);

    const double icon = look.icon ? (look.big ? 22 : 18) : 0;
    const double iconGap = look.icon && !look.label.isEmpty() ? 10 : 0;
    const double hint = hintWidth(canvas, look);
    const double hintGap = hint > 0 ? 12 : 0;
    const double room = box.width() - 16 - icon - iconGap - hint - hintGap;
    TextStyle text = shrunk(canvas, look.label, buttonText(look), room);
    text.colour = ink;
    text.align = Qt::AlignLeft | Qt::AlignVCenter;
    const double label = std::min(room, textSize(canvas, look.label, text).width());
    double x = box.center().x() - (icon + iconGap + label + hintGap + hint) / 2;
    if (look.icon)
        drawIcon(painter, QRectF(x, box.center().y() - icon / 2, icon, icon), *look.icon, ink);
    x += icon + iconGap;
    drawText(painter, canvas, QRectF(x, box.top(), label + 1, box.height()), look.label, text);
    x += label + hintGap;
    if (hint > 0) {
        const QRectF key(x, box.center().y() - 10, hint, 20);
        QColor edge = ink;
        edge.setAlphaF(0.45F);
        fillRounded(painter, key, 5, Qt::transparent, edge, 1);
        drawText(painter, canvas, key, look.keyHint, {.px = 12, .bold = true, .colour = ink, .align = Qt::AlignCenter});
    }
}

// ---------------------------------------------------------------------------------------------------------------- pill

TextStyle pillText(const Canvas& canvas, PillKind kind)
{
    const Theme& t = canvas.theme;
    switch (kind) {
    case PillKind::Panel:
        return {.px = 12, .colour = t.tableText, .align = Qt::AlignCenter};
    case PillKind::Question:
        return {.px = 14, .colour = t.tableText, .align = Qt::AlignCenter};
    case PillKind::Brass:
        return {.px = 14, .bold = true, .colour = t.onBrass, .align = Qt::AlignCenter};
    case PillKind::Plain:
        return {.px = 12, .bold = true, .colour = t.tableText, .align = Qt::AlignCenter};
    case PillKind::Paper:
        return {.px = 14, .colour = QColor(0xFF1C211E), .align = Qt::AlignCenter};
    }
    return {};
}

void drawPill(QPainter& painter, const Canvas& canvas, const QRectF& box, const QString& text, PillKind kind)
{
    const Theme& t = canvas.theme;
    QColor solid = t.tablePanel;
    solid.setAlphaF(0.94F);
    switch (kind) {
    case PillKind::Panel:
        fillRounded(painter, box, box.height() / 2, t.tablePanel, t.tableLine, 1);
        break;
    case PillKind::Question:
        fillRounded(painter, box, box.height() / 2, solid, t.brass, 1);
        break;
    case PillKind::Brass:
        fillRounded(painter, box, box.height() / 2, t.brass, QColor(0, 0, 0, 46), 1);
        break;
    case PillKind::Plain:
        fillRounded(painter, box, box.height() / 2, solid, QColor(255, 255, 255, 46), 1);
        break;
    case PillKind::Paper:
        fillRounded(painter, box, 10, QColor(0xFFF6F3EC), QColor(0, 0, 0, 46), 1);
        break;
    }
    drawText(painter, canvas, box, text, pillText(canvas, kind));
}

} // namespace

void enterTile(QPainter& painter, const QRectF& rect, const Canvas& canvas)
{
    painter.setRenderHint(QPainter::Antialiasing);
    QRadialGradient ground(rect.center() - QPointF(0, rect.height() * 0.1), rect.width() * 0.75);
    ground.setColorAt(0, canvas.theme.groundInner);
    ground.setColorAt(1, canvas.theme.groundOuter);
    painter.fillRect(rect, ground);
    const double scale = std::min(rect.width() / 227, rect.height() / 196);
    painter.translate(rect.center());
    painter.scale(scale, scale);
    painter.translate(-113.5, -98);
}

QPainterPath cutCorners(const QRectF& box, double cut, double radius)
{
    QPainterPath path;
    path.moveTo(box.left() + radius, box.top());
    path.lineTo(box.right() - cut, box.top());
    path.lineTo(box.right(), box.top() + cut);
    path.lineTo(box.right(), box.bottom() - radius);
    path.quadTo(box.bottomRight(), {box.right() - radius, box.bottom()});
    path.lineTo(box.left() + cut, box.bottom());
    path.lineTo(box.left(), box.bottom() - cut);
    path.lineTo(box.left(), box.top() + radius);
    path.quadTo(box.topLeft(), {box.left() + radius, box.top()});
    path.closeSubpath();
    return path;
}

QSizeF buttonSize(const Canvas& canvas, const ButtonLook& look)
{
    const double icon = look.icon ? (look.big ? 22 : 18) : 0;
    const double gap = look.icon && !look.label.isEmpty() ? 10 : 0;
    const double hint = hintWidth(canvas, look);
    const double label = look.label.isEmpty() ? 0 : textSize(canvas, look.label, buttonText(look)).width();
    const double margin = look.label.isEmpty() ? 0 : look.big ? 44 : 28;
    const double height = look.big ? 52 : 36;
    return {std::max(height, std::ceil(icon + gap + label + (hint > 0 ? hint + 12 : 0) + margin)), height};
}

Face buttonFace(const Canvas& canvas, const ButtonLook& look)
{
    return {keyOf({QStringLiteral("button"), look.label, number(static_cast<int>(look.kind)),
                   look.icon ? number(static_cast<int>(*look.icon)) : QString(), look.keyHint, number(look.enabled),
                   number(look.big), lookKey(canvas)}),
            [canvas, look](QPainter& painter, QSizeF size) { drawButton(painter, canvas, QRectF(QPointF(), size), look); }};
}

QSizeF pillSize(const Canvas& canvas, const QString& text, PillKind kind)
{
    const QSizeF words = textSize(canvas, text, pillText(canvas, kind));
    switch (kind) {
    case PillKind::Panel:
        return {words.width() + 24, 28};
    case PillKind::Question:
        return {words.width() + 38, 36};
    case PillKind::Paper:
        return {words.width() + 32, 34};
    case PillKind::Brass:
        return {words.width() + 22, 28};
    case PillKind::Plain:
        break;
    }
    return {words.width() + 18, 24};
}

Face pillFace(const Canvas& canvas, const QString& text, PillKind kind)
{
    return {keyOf({QStringLiteral("pill"), text, number(static_cast<int>(kind)), lookKey(canvas)}),
            [canvas, text, kind](QPainter& painter, QSizeF size) {
                drawPill(painter, canvas, QRectF(QPointF(), size), text, kind);
            }};
}

Face textFace(const Canvas& canvas, const QString& text, const TextStyle& style)
{
    return {keyOf({QStringLiteral("text"), text, number(style.px), number(style.bold), style.colour.name(QColor::HexArgb),
                   number(static_cast<int>(style.align)), number(style.lines), lookKey(canvas)}),
            [canvas, text, style](QPainter& painter, QSizeF size) {
                drawText(painter, canvas, QRectF(QPointF(), size), text, style);
            }};
}

Face cardFace(const Canvas& canvas, Card card)
{
    const auto cards = canvas.cards;
    return {QStringLiteral("card:%1:%2").arg(cards->key(), QString::fromStdString(toText(card))),
            [cards, card](QPainter& painter, QSizeF size) { cards->face(painter, size, card); },
            [cards, card](QSizeF size, double ratio) { return cards->isReady(size, ratio, card); }};
}

Face cardBackFace(const Canvas& canvas)
{
    const auto cards = canvas.cards;
    return {QStringLiteral("back:%1").arg(cards->key()),
            [cards](QPainter& painter, QSizeF size) { cards->back(painter, size); },
            [cards](QSizeF size, double ratio) { return cards->isReady(size, ratio, {}); }};
}

Face placeFace(const Canvas& canvas, bool lit, double radius)
{
    const QColor colour = lit ? canvas.theme.legal : QColor(255, 255, 255, 26);
    return {keyOf({QStringLiteral("place"), number(lit), number(radius), lookKey(canvas)}),
            [colour, lit, radius](QPainter& painter, QSizeF size) {
                painter.setRenderHint(QPainter::Antialiasing);
                QPen pen(colour, lit ? 2 : 1);
                if (lit)
                    pen.setDashPattern({3, 2.5});
                painter.setPen(pen);
                painter.setBrush(Qt::NoBrush);
                painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(1, 1, -1, -1), radius, radius);
            }};
}

} // namespace parlour
