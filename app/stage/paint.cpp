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

// --------------------------------------------------------------------------------------------------------------- plate

constexpr double kPlateHeight = 52;
constexpr double kMinPlate = 88; ///< px wide: no circle

/// px from the plate's edge to the disc, from the disc to the words, and from there to the other edge.
struct PlateAir {
    double before, between, after;
};
PlateAir airOf(const Plate& plate)
{
    if (plate.discSize >= kPlateDisc)
        return {8, 10, 16};
    return plate.discSize > 0 ? PlateAir{6, 6, 12} : PlateAir{0, 10, 8};
}
/// Where the words begin.
double wordsAt(const Plate& plate)
{
    return airOf(plate).before + plate.discSize + airOf(plate).between;
}

TextStyle plateName(const Canvas& canvas)
{
    return {.px = 14, .bold = true, .colour = canvas.theme.tableText};
}
TextStyle plateLine(const Canvas& canvas)
{
    return {.px = 12, .colour = canvas.theme.tableDim};
}
double countWidth(const Canvas& canvas, const QString& count)
{
    return count.isEmpty() ? 0 : std::max(28.0, figuresWidth(canvas, count, {.px = 14, .bold = true}) + 14) + 12;
}

void drawPlateDisc(QPainter& painter, const Canvas& canvas, const QRectF& box, const Plate& plate)
{
    const double side = plate.discSize;
    const QRectF disc(box.left() + airOf(plate).before, box.center().y() - side / 2, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate.disc);
    painter.drawEllipse(disc);
    const QColor onDisc(0xFF16211B);
    const double rim = side * 0.22;
    if (plate.person)
        drawIcon(painter, disc.adjusted(rim, rim, -rim, -rim), Icon::User, onDisc);
    else
        drawText(painter, canvas, disc, plate.name.left(1),
                 {.px = side < kPlateDisc ? 13 : 16, .bold = true, .colour = onDisc, .align = Qt::AlignCenter});
}

/// Of a plate that is as wide as its words ask for.
double wantedWidth(const Canvas& canvas, const Plate& plate)
{
    const double line =
        plate.line.isEmpty() ? 0 : textSize(canvas, plate.line, plateLine(canvas)).width() + (plate.icon ? 19 : 0);
    const double words = std::max(textSize(canvas, plate.name, plateName(canvas)).width(), line);
    return std::ceil(wordsAt(plate) + words + airOf(plate).after + countWidth(canvas, plate.count));
}

void drawPlate(QPainter& painter, const Canvas& canvas, const QRectF& box, const Plate& plate)
{
    const Theme& t = canvas.theme;
    painter.setOpacity(painter.opacity() * plate.opacity);
    fillRounded(painter, box, 26, t.tablePanel, plate.turn ? t.brass : t.tableLine, plate.turn ? 2 : 1);

    if (plate.discSize > 0)
        drawPlateDisc(painter, canvas, box, plate);
    const double counted = countWidth(canvas, plate.count);
    // Without a disc the words of a wider plate stand in its middle.
    const double spare = plate.discSize > 0 ? 0 : std::max(0.0, box.width() - wantedWidth(canvas, plate)) / 2;
    const double left = box.left() + wordsAt(plate) + spare;
    QRectF words(left, box.top() + 6, box.right() - airOf(plate).after + 2 - counted - left, kPlateHeight - 12);
    if (plate.line.isEmpty()) {
        drawText(painter, canvas, words, plate.name, plateName(canvas));
    } else {
        drawText(painter, canvas, QRectF(words.topLeft(), QSizeF(words.width(), 20)), plate.name, plateName(canvas));
        QRectF line(words.left(), words.top() + 21, words.width(), 19);
        if (plate.icon) {
            drawIcon(painter, QRectF(line.left(), line.center().y() - 7, 14, 14), *plate.icon, t.tableDim);
            line.setLeft(line.left() + 19);
        }
        TextStyle style = plateLine(canvas);
        if (textSize(canvas, plate.line, style).width() > line.width())
            style.px = 11;
        drawText(painter, canvas, line, plate.line, style);
    }
    if (!plate.count.isEmpty()) {
        const QRectF pill(box.right() - 12 - (counted - 12), box.center().y() - 14, counted - 12, 28);
        fillRounded(painter, pill, 14, QColor(255, 255, 255, 31), {}, 0);
        drawFigures(painter, canvas, pill, plate.count,
                    {.px = 14, .bold = true, .colour = t.tableText, .align = Qt::AlignCenter});
    }
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

QSizeF plateSize(const Canvas& canvas, const Plate& plate)
{
    return {std::max(wantedWidth(canvas, plate), kMinPlate), kPlateHeight};
}

Face plateFace(const Canvas& canvas, const Plate& plate)
{
    return {keyOf({QStringLiteral("plate"), plate.name, plate.line,
                   plate.icon ? number(static_cast<int>(*plate.icon)) : QString(), plate.disc.name(), number(plate.person),
                   plate.count, number(plate.turn), number(plate.opacity), number(plate.discSize), lookKey(canvas)}),
            [canvas, plate](QPainter& painter, QSizeF size) { drawPlate(painter, canvas, QRectF(QPointF(), size), plate); }};
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
