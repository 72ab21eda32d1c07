// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/kit/controls.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace parlour::kit {

namespace {

constexpr double kTip = 7; ///< length of a tip and half its breadth, in units
constexpr double kIcon = 22, kIconGap = 10; ///< units

/// One line if a smaller type makes the label fit; else two lines in the largest type that fits.
TextStyle labelStyle(const Style& style, const Button& button, double room, double height)
{
    const TextStyle whole{std::max(12, style.text(button.px)), true, {}, Qt::AlignCenter};
    const TextStyle one = shrunk(style.canvas, button.label, whole, room, 12);
    if (textFits(style.canvas, button.label, one, room))
        return one;
    TextStyle two = whole;
    two.lines = 2;
    two.px = std::min(two.px, static_cast<int>(height / 2.8));
    return shrunk(style.canvas, button.label, two, room);
}

TextStyle keyStyle(const Style& style, const QColor& ink)
{
    return {style.text(12), true, ink, Qt::AlignCenter};
}

void paintButtonBackground(const Pencil& pen, const QRectF& box, const Button& button)
{
    const Theme& theme = pen.theme();
    const double radius = std::min(pen.px(10), box.height() / 3);
    if (button.enabled && button.brass) {
        return pen.round(box, radius, downwards(box, theme.brass.lighter(110), theme.brass.darker(106)),
                         QPen(theme.brass.lighter(118), 1));
    }
    QPen edge(lineColour(theme, button.enabled ? 0.4 : 0.2), 1);
    if (button.chosen)
        edge = QPen(theme.brass, 2);
    else if (button.enabled && button.edge.isValid())
        edge = QPen(button.edge, 1.5);
    pen.round(box, radius, theme.tablePanel, edge);
}

TextStyle chipStyle(const Style& style, const Chip& chip)
{
    const Theme& theme = style.canvas.theme;
    return {style.text(chip.small ? 11 : 13), true, chip.chosen ? theme.onBrass : theme.tableText, Qt::AlignCenter};
}

/// A panel's colour, nearly opaque.
QColor opaquePanel(const Theme& theme)
{
    return faint(theme.tablePanel, theme.kind == ThemeKind::HighContrast ? 1 : 0.94);
}

TextStyle questionStyle(const Style& style)
{
    return {style.text(14), false, style.canvas.theme.tableText, Qt::AlignCenter};
}

TextStyle captionStyle(const Style& style, const Figure& figure)
{
    return {style.text(std::max(12.0, figure.px * 0.22)), false, style.canvas.theme.tableDim,
            Qt::AlignHCenter | Qt::AlignTop, 2};
}

/// The bubble without its tip.
QRectF bodyOf(const QRectF& box, const Bubble& bubble, const Style& style)
{
    const auto tip = [&](Tip side) { return bubble.tip == side ? style.px(kTip) : 0; };
    return box.adjusted(tip(Tip::Left), tip(Tip::Up), -tip(Tip::Right), -tip(Tip::Down));
}

/// The point of a bubble's tip.
QPointF pointOf(const QRectF& box, const Bubble& bubble)
{
    if (bubble.tip == Tip::Up || bubble.tip == Tip::Down)
        return {bubble.tipAt, bubble.tip == Tip::Up ? box.top() : box.bottom()};
    return {bubble.tip == Tip::Left ? box.left() : box.right(), box.center().y()};
}

} // namespace

QColor lineColour(const Theme& theme, double alpha)
{
    if (theme.kind != ThemeKind::HighContrast)
        return faint(Qt::white, alpha);
    return alpha < 0.15 ? faint(theme.tableLine, 0.35) : theme.tableLine; // a grid stays in the background
}

void paintKeyCap(const Pencil& pen, const QRectF& cap, const QString& key, const QColor& ink)
{
    const bool full = pen.theme().kind == ThemeKind::HighContrast;
    pen.round(cap, cap.height() / 4, Qt::NoBrush, QPen(faint(ink, full ? 1 : 0.45), 1));
    pen.write(cap, key, keyStyle(pen, ink));
}

void paint(const Pencil& pen, QRectF box, const KeyCap& cap)
{
    pen.round(box, box.height() / 4, opaquePanel(pen.theme()));
    paintKeyCap(pen, box, cap.key, pen.theme().tableText);
}

void paint(const Pencil& pen, QRectF box, const Button& button)
{
    const Theme& theme = pen.theme();
    paintButtonBackground(pen, box, button);
    const QColor ink = button.enabled && button.brass ? theme.onBrass
        : button.enabled || button.chosen             ? theme.tableText
                                                      : theme.tableDim;
    if (button.figureRoom > 0)
        return pen.write(box.adjusted(pen.px(14), 0, -button.figureRoom, 0), button.label,
                         {pen.text(button.px), button.chosen, ink, Qt::AlignLeft | Qt::AlignVCenter, 2});
    const double icon = button.icon ? pen.px(kIcon) : 0, before = button.icon ? icon + pen.px(kIconGap) : 0;
    const double all = box.width() - pen.px(16), room = all - before;
    TextStyle text = labelStyle(pen, button, room, box.height());
    text.colour = ink;
    const double label = std::min(room, textSize(pen.canvas, button.label, text, room).width());
    const double cap = std::max(16.0, pen.px(20)), gap = pen.px(10);
    const double key = std::max(cap, pen.widthOf(button.key, keyStyle(pen, ink)) + pen.px(10));
    const bool hasKey = !button.key.isEmpty() && before + label + gap + key <= all; // a long label drops its key
    double x = box.center().x() - (before + label + (hasKey ? gap + key : 0)) / 2;
    if (button.icon)
        pen.icon({x, box.center().y() - icon / 2, icon, icon}, *button.icon, ink);
    x += before;
    pen.write({x, box.top(), label + 1, box.height()}, button.label, text);
    if (hasKey)
        paintKeyCap(pen, {x + label + gap, box.center().y() - cap / 2, key, cap}, button.key, ink);
}

double buttonWidth(const Style& style, const Button& button)
{
    const double icon = button.icon ? style.px(kIcon + kIconGap) : 0;
    return std::ceil(icon + style.px(44) + style.widthOf(button.label, {.px = style.text(button.px), .bold = true}));
}

void paint(const Pencil& pen, QRectF box, const Chip& chip)
{
    const Theme& theme = pen.theme();
    pen.round(box, box.height() / 2, chip.chosen ? theme.brass : opaquePanel(theme),
              QPen(chip.chosen ? faint(theme.onBrass, 0.4) : lineColour(theme, 0.35), 1));
    pen.write(box, chip.text, chipStyle(pen, chip));
}

QSizeF chipSize(const Style& style, const Chip& chip)
{
    const TextStyle text = chipStyle(style, chip);
    const double height = std::max(text.px * (chip.small ? 1.5 : 1.75), style.px(chip.small ? 18 : 23));
    return {std::max(height * 1.5, style.widthOf(chip.text, text) + height * (chip.small ? 0.4 : 0.8)), height};
}

void paint(const Pencil& pen, QRectF box, const QuestionBox& question)
{
    pen.round(box, box.height() / 2, opaquePanel(pen.theme()), QPen(pen.theme().brass, 1));
    pen.write(box, question.text, questionStyle(pen));
}

double questionWidth(const Style& style, const QString& text)
{
    return style.widthOf(text, questionStyle(style)) + style.px(38);
}

void paint(const Pencil& pen, QRectF box, const Figure& figure)
{
    const Theme& theme = pen.theme();
    const TextStyle number{pen.text(figure.px), true, theme.tableText, Qt::AlignCenter};
    const QRectF top(box.left(), box.top(), box.width(), number.px * 1.35);
    pen.writeFigures(top, figure.number, number);
    pen.write(box.adjusted(0, top.height(), 0, 0), figure.caption, captionStyle(pen, figure));
}

QSizeF figureSize(const Style& style, const Figure& figure)
{
    const TextStyle number{style.text(figure.px), true}, what = captionStyle(style, figure);
    const double width = std::max(figuresWidth(style.canvas, figure.number, number), style.widthOf(figure.caption, what));
    return {width + 4, number.px * 1.35 + what.px * 2.8};
}

QRectF paintBubble(const Pencil& pen, QRectF box, const Bubble& bubble)
{
    const Theme& theme = pen.theme();
    const QRectF body = bodyOf(box, bubble, pen).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape, corner;
    shape.addRoundedRect(body, pen.px(10), pen.px(10));
    if (bubble.tip != Tip::None) {
        const QPointF point = pointOf(box, bubble);
        const QPointF foot(std::clamp(point.x(), body.left() + 1, body.right() - 1),
                           std::clamp(point.y(), body.top() + 1, body.bottom() - 1));
        const QPointF way = foot - point, across = QPointF(way.y(), way.x()) * 0.85;
        corner.addPolygon(QPolygonF({foot + across, point, foot - across}));
    }
    pen.inked(bubble.dark ? QPen(lineColour(theme, 0.32), 1) : QPen(Qt::NoPen),
              bubble.dark ? theme.tablePanel : QColor(kNotePaper))
        .drawPath(shape.united(corner));
    const double pad = pen.px(9);
    const QRectF words = body.adjusted(pad, 0, -pad, 0);
    const Qt::Alignment side = bubble.indent > 0 ? Qt::AlignLeft : Qt::AlignHCenter;
    pen.write(words.adjusted(bubble.indent, 0, 0, 0), bubble.text,
              {pen.text(bubble.px), false, bubble.dark ? theme.tableText : QColor(kNoteInk), side | Qt::AlignVCenter,
               bubble.lines});
    return words;
}

void paint(const Pencil& pen, QRectF box, const Bubble& bubble)
{
    paintBubble(pen, box, bubble);
}

QSizeF bubbleSize(const Style& style, const Bubble& bubble, double most)
{
    const QSizeF tip = QSizeF(100, 100) - bodyOf({0, 0, 100, 100}, bubble, style).size();
    const double around = style.px(18) + bubble.indent + tip.width() + 3;
    const QSizeF words =
        textSize(style.canvas, bubble.text, {.px = style.text(bubble.px), .lines = bubble.lines}, most - around);
    return {std::min(most, words.width() + around), words.height() + style.px(12) + tip.height()};
}

} // namespace parlour::kit
