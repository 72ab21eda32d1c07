// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/yahtzee/yahtzee_paint.h"

#include "app/draw/text.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/dice.h"
#include "app/tables/kit/face.h"
#include "app/tables/kit/flow.h"
#include "app/tables/kit/plate.h"
#include "app/tables/kit/rectangles.h"
#include "app/tables/kit/text.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace parlour::yahtzee {

namespace {

// The card is on paper in every theme.
const QColor kPaperLight(0xfb, 0xf8, 0xf0), kPaperShade(0xf1, 0xea, 0xdb);
const QColor kInkOnPaper(0x1c, 0x21, 0x1e), kDimOnPaper(0x5d, 0x66, 0x5f), kFaintOnPaper(0x75, 0x6c, 0x5c);
const QColor kSign(0x6b, 0x5a, 0x45), kPencil(0x3c, 0x28, 0x14);
const QColor kGold(0xc9, 0x98, 0x2f), kGoldFill(0xff, 0xf6, 0xdd), kGoldInk(0x5f, 0x42, 0x0a);
const QColor kLitGold(0xb6, 0x7f, 0x12), kLitFill(0xff, 0xe9, 0xae), kLitInk(0x3a, 0x27, 0x03);
const QColor kGain(0x1b, 0x6a, 0x2e), kBehind(0x8a, 0x64, 0x14), kTint(0xd9, 0xb3, 0x6c);

bool isPlain(const Style& style)
{
    return style.canvas.theme.kind == ThemeKind::HighContrast;
}

/// Secondary inks on paper; darker in high contrast.
QColor dimInk(const Style& style)
{
    return isPlain(style) ? QColor(0x2b, 0x2b, 0x2b) : kDimOnPaper;
}
QColor faintInk(const Style& style)
{
    return isPlain(style) ? QColor(0x3c, 0x3c, 0x3c) : kFaintOnPaper;
}

// ------------------------------------------------------------------------------------------------------ the score card

QString signOf(Box box)
{
    static constexpr std::array kSigns{u"3×", u"4×", u"3+2", u"4…", u"5…", u"★", u"Σ"};
    return QString::fromUtf16(kSigns[asIndex(box) - asIndex(Box::ThreeOfAKind)]);
}

double signSize(const Style& style, double line)
{
    return std::min(std::max(style.px(18), 14.0), line * 0.7);
}
/// The width of a row's sign and the space around it.
double beforeWords(const Style& style, double line)
{
    return style.px(4) + signSize(style, line) + std::max(style.px(10), 9.0);
}

/// The room and the style of a player's name at the head of a column.
double nameHeight(const Style& style, double head)
{
    return head - style.px(10);
}
double nameWidth(const Style& style, double column)
{
    return column - style.px(3) - 2;
}
TextStyle nameStyle(int px, double height)
{
    const int lines = std::clamp(static_cast<int>(height / (1.37 * px)), 1, 3);
    return {px, true, kInkOnPaper, Qt::AlignRight | Qt::AlignTop, lines, true};
}

class CardPainter {
public:
    CardPainter(const Pencil& pen, const CardMeasures& card) : pen_(pen), m_(card) {}

    void paintPaper(const QString& title)
    {
        const QRectF all(QPointF(), m_.size);
        const auto paper =
            kit::downwards(all, isPlain(pen_) ? Qt::white : kPaperLight, isPlain(pen_) ? Qt::white : kPaperShade);
        pen_.round(all, pen_.px(12), paper, QPen(faint(Qt::white, 0.8), 1));
        for (int row = 0; row + 1 < CardMeasures::kRows; ++row) {
            const bool section = row == CardMeasures::kHead || row == CardMeasures::kBonus - 1 || row == CardMeasures::kBonus
                || row >= CardMeasures::rowOf(Box::Chance);
            pen_->setPen(QPen(faint(kPencil, isPlain(pen_) ? 1 : section ? 0.4 : 0.13), section ? 1.5 : 1));
            const double y = m_.top(row + 1);
            pen_->drawLine(QPointF(m_.margin, y), QPointF(all.width() - m_.margin, y));
        }
        text(m_.label(CardMeasures::kHead).adjusted(pen_.px(4), 0, 0, 0), title, 16, true, kInkOnPaper, 2);
        paintBonusLabel();
        const QRectF bonus = m_.label(CardMeasures::kYahtzeeBonusRow);
        paintSign(bonus, QStringLiteral("+"), false);
        text(afterSign(bonus), TableText::yahtzeeBonus(), 14, false, kInkOnPaper, 2);
        text(m_.label(CardMeasures::kTotalRow).adjusted(pen_.px(4), 0, 0, 0), TableText::total(), 16, true, kInkOnPaper, 1);
    }

    /// `all`: the row over the card's whole width.
    void paintRow(QRectF all, const RowDrawable& row)
    {
        const QRectF label(m_.margin, all.top(), m_.labels - m_.margin, all.height());
        const bool barred = row.state == RowState::Barred;
        if (row.state == RowState::Lit) {
            const QRectF lit = all.adjusted(m_.margin, 1, -m_.margin, -1);
            const auto light = kit::graded(QLinearGradient(lit.topLeft(), lit.topRight()),
                                           {{0, faint(kTint, 0.5)}, {1, faint(kTint, 0.2)}});
            pen_.round(lit, pen_.px(8), light, Qt::NoPen);
        }
        if (row.box <= Box::Sixes)
            kit::paintSmallDie(pen_, sign(label), static_cast<int>(row.box) + 1, barred);
        else
            paintSign(label, signOf(row.box), barred);
        QRectF words = afterSign(label);
        if (barred) {
            const TextStyle note{pen_.text(12), false, faintInk(pen_), kRight};
            const double width = pen_.widthOf(row.barred, note) + pen_.px(6);
            const TextStyle name{pen_.text(14), false, faintInk(pen_)};
            if (pen_.widthOf(row.name, name) + width + pen_.px(8) < words.width()) {
                pen_.write(words.adjusted(0, 0, -pen_.px(4), 0), row.barred, note);
                words.setRight(words.right() - width - pen_.px(4));
            }
        }
        text(words, row.name, 14, row.state == RowState::Lit, barred ? faintInk(pen_) : kInkOnPaper, 2);
    }

    void paintColumn(const ColumnDrawable& column)
    {
        const QRectF all(0, 0, m_.column, m_.size.height());
        if (column.turn || column.own) {
            const QRectF tint(0, pen_.px(column.turn ? 1 : 8), m_.column, m_.size.height() - pen_.px(16));
            QPainterPath shape;
            shape.addRoundedRect(tint, pen_.px(10), pen_.px(10));
            pen_->fillPath(shape, faint(kTint, column.turn ? 0.22 : 0.12));
        }
        if (column.turn) {
            pen_.inked(QPen(isPlain(pen_) ? QColor(Qt::black) : kGold, pen_.px(3), Qt::SolidLine, Qt::RoundCap))
                .drawLine(QPointF(pen_.px(6), pen_.px(2)), QPointF(m_.column - pen_.px(6), pen_.px(2)));
        }
        paintHead(column);
        if (!column.known)
            return;
        for (const Box box : BoxSet::all())
            if (!column.shownApart.has(box))
                paintValue(box, column);
        paintUpper(column.card);
        paintYahtzeeBonus(column);
        const QRectF total = value(CardMeasures::kTotalRow);
        figures(total, QString::number(column.card.total()), m_.column < pen_.px(70) ? 20 : 26, true, kInkOnPaper);
    }

private:
    static constexpr auto kRight = Qt::AlignRight | Qt::AlignVCenter;

    void text(QRectF box, const QString& words, double px, bool strong, const QColor& colour, int lines,
              Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter)
    {
        const int size = pen_.text(px);
        const int fitting = std::max(1, static_cast<int>(box.height() / (size * 1.22)));
        pen_.write(box, words, {size, strong, colour, align, std::min(lines, fitting)});
    }
    void figures(QRectF box, const QString& words, double px, bool strong, const QColor& colour)
    {
        pen_.writeFigures(box, words, {pen_.text(px), strong, colour, kRight});
    }

    QRectF sign(QRectF label) const
    {
        const double size = signSize(pen_, m_.line);
        return {label.left() + pen_.px(4), label.center().y() - size / 2, size, size};
    }
    QRectF afterSign(QRectF label) const
    {
        label.setLeft(label.left() + beforeWords(pen_, m_.line));
        return label;
    }
    void paintSign(QRectF label, const QString& what, bool barred)
    {
        const QRectF box = sign(label).adjusted(-pen_.px(8), 0, pen_.px(8), 0);
        pen_.write(box, what, {pen_.text(12), true, faint(kSign, barred ? 0.6 : 1), Qt::AlignCenter});
    }

    void paintBonusLabel()
    {
        QRectF label = m_.label(CardMeasures::kBonus).adjusted(pen_.px(4), 0, 0, 0);
        const double line = pen_.text(14) * 1.3, small = pen_.text(11) * 1.3;
        if (line + small > label.height())
            return text(label, TableText::upperBonus(), 14, false, kInkOnPaper, 2);
        const double top = label.center().y() - (line + small) / 2;
        text({label.left(), top, label.width(), line}, TableText::upperBonus(), 14, false, kInkOnPaper, 1);
        text({label.left(), top + line, label.width(), small}, TableText::upperBonusRule(), 11, false, dimInk(pen_), 1);
    }

    /// Px from a column's values to its right edge.
    double inset() const { return std::min(pen_.px(16), m_.column * 0.16); }
    QRectF value(int row) const { return {0, m_.top(row), m_.column - inset(), m_.height(row)}; }

    /// A long name gets a smaller type, then more width.
    void paintHead(const ColumnDrawable& column)
    {
        QRectF head(pen_.px(3), m_.top(0) + pen_.px(6), m_.column - pen_.px(3) - inset(), nameHeight(pen_, m_.height(0)));
        TextStyle name = nameStyle(pen_.text(14), head.height());
        const auto isWhole = [&] { return textFits(pen_.canvas, column.name, name, head.width()); };
        while (name.px > 11 && !isWhole())
            name = nameStyle(name.px - 1, head.height());
        if (!isWhole())
            head.setWidth(nameWidth(pen_, m_.column));
        const double tall = pen_.heightOf(column.name, name, head.width());
        const double lineHeight = column.line.isEmpty() ? 0 : pen_.text(11) * 1.35;
        const TextStyle line{pen_.text(11), false, column.turn ? kGoldInk : dimInk(pen_), kRight};
        const bool both = tall + lineHeight <= head.height() + 1 && textFits(pen_.canvas, column.line, line, head.width());
        const double all = tall + (both ? lineHeight : 0);
        const double top = head.top() + std::max(0.0, (head.height() - all) / 2);
        pen_.write({head.left(), top, head.width(), tall + 1}, column.name, name);
        if (both)
            pen_.write({head.left(), top + tall, head.width(), lineHeight}, column.line, line);
    }

    void paintValue(Box box, const ColumnDrawable& column)
    {
        const QRectF room = value(CardMeasures::rowOf(box));
        if (column.fresh == box) {
            const QRectF ring =
                QRectF(pen_.px(4), room.top() + pen_.px(3), m_.column - pen_.px(8), room.height() - pen_.px(6));
            pen_.round(ring, pen_.px(7), faint(kGain, 0.14), QPen(kGain, 2));
        }
        if (column.card.filled.has(box))
            return figures(room, QString::number(column.card.in(box)), 16, column.fresh == box, kInkOnPaper);
        pen_.inked(Qt::NoPen, faint(faintInk(pen_), 0.7))
            .drawEllipse(QPointF(room.right() - pen_.px(4), room.center().y()), pen_.px(1.6), pen_.px(1.6));
    }

    /// The sum, the goal, the difference to three of each filled box, and a bar.
    void paintUpper(const Card& card)
    {
        int par = 0;
        for (const Box box : card.filled& BoxSet::upper())
            par += 3 * (static_cast<int>(box) + 1);
        const int sum = card.upperTotal(), over = sum - par;
        const QRectF room = value(CardMeasures::kBonus);
        const QString sign = over == 0 ? QStringLiteral("±0") : kit::signedNumber(over);
        const TextStyle strong{pen_.text(14), true, kInkOnPaper, kRight};
        const TextStyle small{pen_.text(11), false, card.upperBonus() > 0 ? kGain : dimInk(pen_), kRight};
        const double line = pen_.text(14) * 1.25, bar = pen_.px(6);
        const double top = room.center().y() - (line + pen_.px(4) + bar) / 2;
        const double first = figuresWidth(pen_.canvas, QString::number(sum), strong);
        const auto fits = [&](const QString& text) {
            return first + pen_.px(5) + pen_.widthOf(text, small) <= room.width();
        };
        QString reached = card.upperBonus() > 0 ? QStringLiteral("+%1").arg(kUpperBonus)
                                                : QStringLiteral("/ %1  %2").arg(kUpperGoal).arg(sign);
        if (!fits(reached))
            reached = sign; // the row's label has the goal
        const bool wide = fits(reached);
        const double rest = pen_.widthOf(reached, small);
        const QRectF words(0, top, room.right(), line);
        if (wide)
            pen_.write(words, reached, small);
        pen_.writeFigures(wide ? words.adjusted(0, 0, -rest - pen_.px(5), 0) : words, QString::number(sum), strong);
        const double width = std::min(pen_.px(74), m_.column - pen_.px(6) - inset());
        const QRectF track(room.right() - width, top + line + pen_.px(4), width, bar);
        pen_.round(track, bar / 2, faint(kPencil, 0.16), Qt::NoPen);
        QRectF done = track;
        done.setWidth(track.width() * std::min(1.0, sum / double{kUpperGoal}));
        if (done.width() > 0)
            pen_.round(done, std::min(bar, done.width()) / 2, over >= 0 ? kGain : kBehind, Qt::NoPen);
    }

    void paintYahtzeeBonus(const ColumnDrawable& column)
    {
        const QRectF room = value(CardMeasures::kYahtzeeBonusRow);
        const QString before = QString::number(column.card.yahtzeeBonus());
        if (column.bonusAfter == 0)
            return figures(room, before, 16, false, kInkOnPaper);
        const QString after = QString::number(column.bonusAfter);
        figures(room, after, 16, true, kGain);
        const double right = room.right() - figuresWidth(pen_.canvas, after, {pen_.text(16), true}) - pen_.px(4);
        const TextStyle old{pen_.text(14), false, dimInk(pen_), kRight};
        const QString arrow = before + QStringLiteral(" →");
        if (pen_.widthOf(arrow, old) < right)
            pen_.write({0, room.top(), right, room.height()}, arrow, old);
    }

    const Pencil& pen_;
    const CardMeasures& m_;
};

// ------------------------------------------------------------------------------------------------------ the joker rule

/// The number, the rule, the state of this card, and the verdict on the right.
void layStep(kit::Flow& flow, int count, const JokerStep& step)
{
    const Style& style = flow.style();
    const Theme& theme = style.canvas.theme;
    const QColor ink = step.applies ? theme.tableText : theme.tableDim;
    const TextStyle verdict{style.text(13), true, ink, Qt::AlignRight | Qt::AlignVCenter, 3};
    const double edge = style.px(16), wide = std::min(style.widthOf(step.verdict, verdict) + 2, flow.rest().width() * 0.3);
    const auto background = [&](const Pencil& pen, const QRectF& box) {
        const QColor line = step.applies ? theme.accent : isPlain(style) ? theme.tableLine : faint(Qt::white, 0.12);
        pen.round(box, style.px(10), step.applies ? faint(theme.accent, 0.16) : QColor(Qt::transparent),
                  QPen(line, step.applies ? 1.5 : 1));
        const double disc = std::max(20.0, style.px(26));
        const QRectF round(box.left() + style.px(12), box.center().y() - disc / 2, disc, disc);
        pen.inked(QPen(step.applies ? theme.accent : theme.tableDim, 1.5),
                  step.applies ? QBrush(theme.accent) : QBrush(Qt::NoBrush))
            .drawEllipse(round);
        pen.write(round, QString::number(count),
                  {style.text(14), true, step.applies ? QColor(0x2a, 0x1c, 0x08) : theme.tableDim, Qt::AlignCenter});
        pen.write({box.right() - edge - wide, box.top(), wide, box.height()}, step.verdict, verdict);
    };
    flow.framed(style.px(50), edge + wide + style.px(10), background, [&](kit::Flow& words) {
        words.skip(style.px(10));
        words.text(step.rule, {.px = style.text(16), .bold = true, .colour = ink, .lines = 5});
        words.text(step.here, {.px = style.text(12.5), .colour = theme.tableDim, .lines = 3});
        words.skip(style.px(10));
    });
}

void layJoker(kit::Flow& flow, const JokerDrawable& joker)
{
    const Style& style = flow.style();
    const Theme& theme = style.canvas.theme;
    flow.skip(style.px(14));
    flow.inset(style.px(20), style.px(20), [&](kit::Flow& inner) {
        inner.text(joker.title, {.px = style.text(20), .bold = true, .colour = theme.tableText, .lines = 2});
        inner.skip(style.px(4));
        inner.text(joker.text, {.px = style.text(14), .colour = theme.tableDim, .lines = 4});
        inner.skip(style.px(10));
        int count = 0;
        for (const JokerStep& step : joker.steps) {
            layStep(inner, ++count, step);
            inner.skip(style.px(8));
        }
        inner.skip(style.px(4));
    });
}

// ------------------------------------------------------------------------------------------------------------ the hint

/// Rows of candidates: label, held dice or box, reason (in narrow rows on a line of its own), and two columns of figures.
class HintPainter {
public:
    HintPainter(const Style& style, const HintDrawable& hint, double width) : s_(style), hint_(hint), width_(width)
    {
        const auto wider = [&](double& column, const QString& text, const TextStyle& as) {
            column = std::max(column, text.isEmpty() ? 0 : s_.widthOf(text, as) + s_.px(14));
        };
        for (const Evaluation& row : hint_.rows) {
            wider(labels_, row.label, label());
            wider(points_, row.points, points());
            wider(loses_, row.loses, loses());
        }
        if (points_ > 0) {
            wider(points_, hint_.points, head(Qt::AlignRight));
            wider(loses_, hint_.loses, head(Qt::AlignRight));
        }
        isWide_ = wordsWidth() - whatWidth() > s_.px(200);
    }

    double height() const
    {
        double height = s_.px(12) + headHeight() + s_.px(2);
        for (const Evaluation& row : hint_.rows)
            height += rowHeight(row) + s_.px(6);
        return height + (hasLine() ? lineHeight() + s_.px(6) : 0) + s_.px(6);
    }

    void paint(const Pencil& pen, QRectF box)
    {
        kit::paintBackground(pen, box, s_.px(12), false);
        double y = s_.px(12);
        paintHead(pen, y);
        y += headHeight() + s_.px(2);
        for (const Evaluation& row : hint_.rows) {
            const double high = rowHeight(row);
            paintRow(pen, {edge(), y, width_ - 2 * edge(), high}, row);
            y += high + s_.px(6);
        }
        if (hasLine())
            paintOthers(pen, y);
    }

private:
    TextStyle title() const { return {s_.text(16), true, s_.canvas.theme.tableText}; }
    TextStyle head(Qt::Alignment align) const
    {
        return {s_.text(12), false, s_.canvas.theme.tableDim, align | Qt::AlignVCenter};
    }
    TextStyle label() const { return {s_.text(14), true, s_.canvas.theme.tableText}; }
    TextStyle what() const { return {s_.text(14), false, s_.canvas.theme.tableText}; }
    TextStyle reason() const
    {
        return {s_.text(12.5), false, s_.canvas.theme.tableDim, Qt::AlignLeft | Qt::AlignVCenter, isWide_ ? 2 : 3};
    }
    TextStyle points() const { return {s_.text(18), true, s_.canvas.theme.tableText, Qt::AlignRight | Qt::AlignVCenter}; }
    TextStyle loses() const { return {s_.text(13), true, s_.canvas.theme.tableText, Qt::AlignRight | Qt::AlignVCenter}; }

    double edge() const { return s_.px(12); } ///< around the rows
    double pad() const { return s_.px(14); } ///< within a row
    double left() const { return edge() + pad(); } ///< of texts
    double die() const { return isWide_ ? s_.px(24) : std::clamp(wordsWidth() / kDice - s_.px(3), 12.0, s_.px(24)); }
    double pitch() const { return die() + s_.px(3); }
    double figuresLeft() const { return width_ - left() - loses_ - points_; }
    double wordsWidth() const { return figuresLeft() - left() - labels_ - s_.px(6); }
    /// The width of all dice and a gap.
    double whatWidth() const { return kDice * pitch() + s_.px(12); }
    double headHeight() const { return s_.text(16) * 1.5; }
    bool hasLine() const { return !hint_.others.empty(); }
    double lineHeight() const { return std::max(die(), s_.text(13) * 1.4); }
    double reasonWidth() const { return isWide_ ? wordsWidth() - whatWidth() : figuresLeft() - left() - s_.px(6); }

    double rowHeight(const Evaluation& row) const
    {
        const double first = std::max(die(), s_.text(18) * 1.25);
        const double words = row.reason.isEmpty() ? 0 : s_.heightOf(row.reason, reason(), reasonWidth());
        return isWide_ ? std::max(first, words) + s_.px(18) : first + (words > 0 ? words + s_.px(3) : 0) + s_.px(14);
    }

    void paintHead(const Pencil& pen, double top)
    {
        const double high = headHeight(), name = s_.widthOf(hint_.title, title());
        const double right = points_ > 0 ? figuresLeft() - s_.px(6) : width_ - left();
        pen.write({left(), top, std::min(name + 2, right - left()), high}, hint_.title, title());
        const double from = left() + name + s_.px(12);
        if (s_.widthOf(hint_.unit, head(Qt::AlignLeft)) <= right - from)
            pen.write({from, top, right - from, high}, hint_.unit, head(Qt::AlignLeft));
        if (points_ <= 0)
            return;
        pen.write({figuresLeft(), top, points_, high}, hint_.points, head(Qt::AlignRight));
        pen.write({figuresLeft() + points_, top, loses_, high}, hint_.loses, head(Qt::AlignRight));
    }

    void paintRow(const Pencil& pen, QRectF box, const Evaluation& row)
    {
        const Theme& theme = s_.canvas.theme;
        const QColor edgeColour = row.isChosen ? theme.accent : isPlain(s_) ? theme.tableLine : faint(Qt::white, 0.12);
        pen.round(box, s_.px(10), row.isChosen ? faint(theme.accent, 0.16) : faint(Qt::white, 0.04),
                  QPen(edgeColour, row.isChosen ? 1.5 : 1));
        const double words = row.reason.isEmpty() || isWide_ ? 0 : s_.heightOf(row.reason, reason(), reasonWidth());
        const QRectF line = box.adjusted(0, 0, 0, words > 0 ? -words - s_.px(3) : 0);
        pen.write({left(), line.top(), labels_, line.height()}, row.label, label());
        const QRectF thing(left() + labels_, line.top(), isWide_ ? whatWidth() : wordsWidth(), line.height());
        paintWhat(pen, thing, row, what());
        const QRectF because = isWide_ ? QRectF(thing.right(), box.top(), reasonWidth(), box.height())
                                       : QRectF(left(), line.bottom() - s_.px(7), reasonWidth(), words + s_.px(6));
        if (!row.reason.isEmpty())
            pen.write(because, row.reason, reason());
        if (row.points.isEmpty())
            return;
        pen.writeFigures({figuresLeft(), box.top(), points_, box.height()}, row.points, points());
        TextStyle loss = loses();
        if (!isPlain(s_))
            loss.colour = row.isBest ? QColor(0x8f, 0xdc, 0x9c) : QColor(0xff, 0xa0, 0x98);
        pen.writeFigures({figuresLeft() + points_, box.top(), loses_, box.height()}, row.loses, loss);
    }

    /// Paints the held dice or the text; returns its right end.
    double paintWhat(const Pencil& pen, QRectF room, const Evaluation& row, const TextStyle& words)
    {
        double x = room.left();
        for (const Die value : row.dice) {
            kit::paintSmallDie(pen, {x, room.center().y() - die() / 2, die(), die()}, value);
            x += pitch();
        }
        if (!row.dice.empty())
            return x;
        TextStyle style = words;
        style.lines = 2;
        pen.write(room, row.what, style);
        return x + std::min(room.width(), s_.widthOf(row.what, style) + 2);
    }

    /// Only candidates that fit whole.
    void paintOthers(const Pencil& pen, double top)
    {
        const TextStyle dim{s_.text(12.5), false, s_.canvas.theme.tableDim},
            strong{s_.text(13), true, s_.canvas.theme.tableText};
        const double high = lineHeight();
        const double right = width_ - left();
        double x = left();
        const double next = s_.widthOf(hint_.next, dim) + 1;
        x += next + s_.px(12);
        for (const Evaluation& each : hint_.others) {
            const double figure = figuresWidth(s_.canvas, each.points, strong) + 2;
            const double thing =
                each.dice.empty() ? s_.widthOf(each.what, dim) + 2 + s_.px(6) : each.dice.count() * pitch() + s_.px(4);
            if (x + thing + figure > right)
                return;
            if (&each == &hint_.others.front())
                pen.write({left(), top, next, high}, hint_.next, dim);
            paintWhat(pen, {x, top, thing, high}, each, dim);
            pen.writeFigures({x + thing, top, figure, high}, each.points, strong);
            x += thing + figure + s_.px(20);
        }
    }

    const Style& s_;
    const HintDrawable& hint_;
    double width_;
    double labels_ = 0, points_ = 0, loses_ = 0; ///< widths of the columns; 0: no figures
    bool isWide_ = false;
};

} // namespace

// ------------------------------------------------------------------------------------------------------------- measures

namespace {

/// The height of a row in ordinary rows.
double shareOf(int row)
{
    const bool isSum = row == CardMeasures::kBonus || row == CardMeasures::kTotalRow;
    return row == CardMeasures::kHead ? 68.0 / 38 : isSum ? 56.0 / 38 : 1;
}

} // namespace

CardMeasures::CardMeasures(const Style& style, QSizeF all, int count, double labelWidth)
    : size(all),
      columns(count),
      labels(labelWidth),
      margin(std::min(style.px(12), all.width() * 0.03))
{
    double shares = 0;
    for (int row = 0; row < kRows; ++row)
        shares += shareOf(row);
    line = (all.height() - style.px(12)) / shares;
    column = (all.width() - labels - margin) / columns;
}

double CardMeasures::widthOfLabels(const Style& style) const
{
    const auto width = [&](const QString& words, double px) { return style.widthOf(words, {.px = style.text(px)}); };
    double boxes = width(TableText::yahtzeeBonus(), 14);
    for (const Box box : BoxSet::all())
        boxes = std::max(boxes, width(TableText::box(box), 14));
    const double bonus = std::max(width(TableText::upperBonus(), 14), width(TableText::upperBonusRule(), 11));
    return margin + std::max(beforeWords(style, line) + boxes, style.px(4) + bonus) + style.px(6);
}

double CardMeasures::widthOfName(const Style& style, const QString& name, double least) const
{
    const TextStyle small = nameStyle(11, nameHeight(style, height(kHead)));
    const auto isWhole = [&](double width) { return textFits(style.canvas, name, small, nameWidth(style, width)); };
    double most = style.widthOf(name, {.px = 11, .bold = true}) + style.px(3) + 4;
    if (most < least || isWhole(least))
        return least;
    while (most - least > 1) {
        const double middle = (least + most) / 2;
        (isWhole(middle) ? most : least) = middle;
    }
    return most;
}

double CardMeasures::top(int row) const
{
    double y = 0;
    for (int i = 0; i < row; ++i)
        y += height(i);
    return y;
}

double CardMeasures::height(int row) const
{
    return shareOf(row) * line;
}

QRectF CardMeasures::label(int row) const
{
    return {margin, top(row), labels - margin, height(row)};
}

QRectF CardMeasures::cell(int row, int at) const
{
    return {labels + at * column, top(row), column, height(row)};
}

// ---------------------------------------------------------------------------------------------------------------- faces

QString faceKey(const CardMeasures& card)
{
    return QStringLiteral("%1 %2").arg(card.labels).arg(card.line); // the rest follows from the room
}

void paint(const Pencil& pen, QRectF, const PaperDrawable& paper)
{
    CardPainter(pen, paper.paper).paintPaper(paper.title);
}

void paint(const Pencil& pen, QRectF box, const RowDrawable& row)
{
    CardPainter(pen, row.paper).paintRow(box, row);
}

void paint(const Pencil& pen, QRectF, const ColumnDrawable& column)
{
    CardPainter(pen, column.paper).paintColumn(column);
}

void paint(const Pencil& pen, QRectF box, const CellDrawable& cell)
{
    const QRectF ends = box.adjusted(0, 0, -std::min(pen.px(8), box.width() * 0.1), 0);
    if (cell.barred)
        return pen.write(ends, QStringLiteral("–"), {pen.text(16), false, faintInk(pen), Qt::AlignRight | Qt::AlignVCenter});
    const bool nothing = cell.points == 0 && cell.bonus == 0;
    const double radius = std::min(pen.px(7), box.height() / 4);
    if (cell.lit || cell.chosen)
        pen.round(box, radius, kLitFill, QPen(kLitGold, std::max(2.0, pen.px(2))));
    else if (nothing || !cell.active)
        pen.round(box, radius, faint(kGoldFill, cell.active ? 0.35 : 0.2),
                  kit::dashed(QPen(faint(kPencil,
                                         isPlain(pen)      ? 1
                                             : cell.active ? 0.5
                                                           : 0.3),
                                   1),
                              {4, 3}));
    else
        pen.round(box, radius, kGoldFill, QPen(kGold, 1.5));

    const QColor ink = isPlain(pen) ? QColor(Qt::black)
        : cell.lit || cell.chosen   ? kLitInk
        : nothing || !cell.active   ? faintInk(pen).darker(115)
                                    : kGoldInk;
    const bool strong = cell.lit || cell.chosen || (cell.active && !nothing);
    const TextStyle bonus{pen.text(12), true, kGain, Qt::AlignRight | Qt::AlignVCenter};
    const QString more = QStringLiteral("+%1").arg(cell.bonus);
    QRectF room = ends;
    const TextStyle value{pen.text(16), strong, ink, Qt::AlignRight | Qt::AlignVCenter};
    const double wanted = figuresWidth(pen.canvas, QString::number(cell.points), value);
    if (const double width = pen.widthOf(more, bonus); cell.bonus > 0 && width + wanted + pen.px(4) < room.width()) {
        pen.write(room, more, bonus);
        room.setRight(room.right() - width - pen.px(4));
    }
    pen.writeFigures(room, QString::number(cell.points), value);
}

void paint(const Pencil& pen, QRectF box, const CupDrawable&)
{
    const double wide = box.width(), rim = wide * 0.17; // half the height of the opening
    const QRectF opening(box.left(), box.top() + rim * 0.5, wide, 2 * rim);
    const double in = wide * 0.13, low = wide * 0.1, bottom = box.bottom() - low;
    QPainterPath body(QPointF(box.left(), opening.center().y()));
    body.lineTo(box.left() + in, bottom - low);
    body.quadTo(box.left() + in, box.bottom(), box.center().x(), box.bottom());
    body.quadTo(box.right() - in, box.bottom(), box.right() - in, bottom - low);
    body.lineTo(box.right(), opening.center().y());
    body.closeSubpath();
    const auto leather =
        kit::graded(QLinearGradient(box.left(), 0, box.right(), 0),
                    {{0, QColor(0x5a, 0x31, 0x20)}, {0.35, QColor(0x9a, 0x5c, 0x3c)}, {1, QColor(0x44, 0x24, 0x18)}});
    pen.inked(Qt::NoPen, leather).drawPath(body);
    pen->save();
    pen->setClipPath(body);
    const QPen seam(QColor(0xd9, 0xa5, 0x78), std::max(1.2, wide * 0.012)); // two rows of stitches
    pen.inked(kit::dashed(seam, {3.2, 2.6}));
    for (const double down : {0.34, 0.8})
        pen->drawArc(QRectF(box.left(), box.top() + box.height() * down - rim, wide, 2 * rim), 180 * 16, 180 * 16);
    pen->restore();
    pen->setPen(QPen(QColor(0x7a, 0x46, 0x2d), wide * 0.035));
    pen->setBrush(QColor(0x1e, 0x10, 0x0b));
    const double line = wide * 0.018;
    pen->drawEllipse(opening.adjusted(line, line, -line, -line));
    QPainterPath inside;
    inside.addEllipse(opening.adjusted(2 * line, 2 * line, -2 * line, -2 * line));
    inside.addRect(
        QRectF(box.left(), box.top() - rim, wide, opening.center().y() - box.top() + rim)); // they reach over the rim
    pen->setClipPath(inside.simplified(), Qt::IntersectClip);
    const double die = wide * 0.22;
    const auto lay = [&](int value, double across, double down, double angle) {
        pen->save();
        pen->translate(opening.center() + QPointF(across * wide, down * rim));
        pen->rotate(angle);
        kit::paintSmallDie(pen, QRectF(-die / 2, -die / 2, die, die), value, false);
        pen->restore();
    };
    lay(3, -0.24, 0.1, -14);
    lay(6, 0.24, 0.05, 18);
    lay(2, 0.02, -0.25, 8);
    lay(5, -0.1, 0.65, 30);
    lay(1, 0.14, 0.6, -20);
}

void paint(const Pencil& pen, QRectF box, const PlaceDrawable&)
{
    pen.round(box, box.width() * 0.21, faint(Qt::black, 0.16),
              kit::dashed(QPen(faint(pen.theme().accent, isPlain(pen) ? 1 : 0.3), 1.5), {4, 4}));
}

void paint(const Pencil& pen, QRectF box, const LockDrawable&)
{
    const double u = box.width() / 28;
    pen->translate(box.center());
    pen.inked(QPen(QColor(0xfb, 0xe7, 0xbc), 1.5 * u), QColor(0xd9, 0xb3, 0x6c)).drawEllipse(QPointF(), 13 * u, 13 * u);
    kit::paintPadlock(pen, kit::boxAt({0, -0.9 * u}, QSizeF(18.5, 18.5) * u), QColor(0x2a, 0x1c, 0x08));
}

void paint(const Pencil& pen, QRectF box, const MarkDrawable&)
{
    pen.round(box, box.width() * 0.22, Qt::NoBrush,
              kit::dashed(QPen(pen.theme().legal, std::max(2.0, pen.px(2.5))), {3.2, 2.2}));
}

void paint(const Pencil& pen, QRectF box, const DotsDrawable& dots)
{
    const double radius = box.height() / 2 - 1, step = (box.width() - box.height()) / std::max(1, dots.of - 1);
    const QColor& colour = pen.theme().accent;
    for (int i = 0; i < dots.of; ++i)
        pen.inked(QPen(colour, std::max(1.2, pen.px(1.8))), i < dots.done ? QBrush(colour) : QBrush(Qt::NoBrush))
            .drawEllipse(QPointF(box.left() + box.height() / 2 + i * step, box.center().y()), radius, radius);
}

double jokerHeight(const Style& style, const JokerDrawable& joker, double width)
{
    return kit::Flow::heightOf(style, joker, width, layJoker);
}

void paint(const Pencil& pen, QRectF box, const JokerDrawable& joker)
{
    kit::paintBackground(pen, box, pen.px(12), false);
    kit::Flow flow(pen, box);
    layJoker(flow, joker);
}

double hintHeight(const Style& style, const HintDrawable& hint, double width)
{
    return HintPainter(style, hint, width).height();
}

void paint(const Pencil& pen, QRectF box, const HintDrawable& hint)
{
    HintPainter(pen, hint, box.width()).paint(pen, box);
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    const Theme& theme = canvas.theme;
    painter.setRenderHint(QPainter::Antialiasing);
    const auto wood = kit::graded(
        QRadialGradient(QPointF(rect.left() + rect.width() * 0.34, rect.top() + rect.height() * 0.4), rect.width() * 0.85),
        {{0, theme.groundInner}, {1, theme.groundOuter}});
    painter.fillRect(rect, wood);

    // Dice in a recess, and a part of a score card.
    const Style style{canvas, std::min(rect.width(), rect.height()) / 260};
    const QRectF tray(rect.left() + rect.width() * 0.05, rect.top() + rect.height() * 0.1, rect.width() * 0.58,
                      rect.height() * 0.8);
    painter.save();
    painter.translate(tray.topLeft());
    paint(Pencil(painter, style), {QPointF(), tray.size()}, kit::Inlay());
    painter.restore();
    struct Lying {
        int value;
        double x, y, angle;
    };
    const double size = std::min(tray.width() * 0.3, tray.height() * 0.26);
    for (const Lying& die :
         {Lying{5, 0.27, 0.22, -14}, {2, 0.7, 0.25, 12}, {6, 0.5, 0.5, 24}, {5, 0.26, 0.76, 6}, {5, 0.72, 0.74, -9}}) {
        const PainterState saved(painter);
        painter.translate(tray.left() + tray.width() * die.x, tray.top() + tray.height() * die.y);
        kit::paintDie(painter, die.value, size, die.angle);
    }
    const QRectF card(rect.left() + rect.width() * 0.69, rect.top() + rect.height() * 0.1, rect.width() * 0.26,
                      rect.height() * 0.8);
    const auto paper = kit::downwards(card, kPaperLight, kPaperShade);
    paintRound(painter, card, card.width() * 0.08, paper, Qt::NoPen);
    const double line = card.height() / 6.4;
    const std::array values{3, 6, 9, 0, 20, 18};
    for (int i = 0; i < 6; ++i) {
        const QRectF row(card.left() + card.width() * 0.1, card.top() + line * (i + 0.2), card.width() * 0.8, line);
        const double die = std::min(line * 0.62, row.width() * 0.34);
        kit::paintSmallDie(painter, {row.left(), row.center().y() - die / 2, die, die}, i + 1);
        if (const int value = values[asIndex(i)])
            drawFigures(painter, canvas, row, QString::number(value),
                        {std::max(11, static_cast<int>(line * 0.5)), false, kInkOnPaper, Qt::AlignRight | Qt::AlignVCenter});
        if (i < 5) {
            inked(painter, QPen(faint(kPencil, 0.16), 1)).drawLine(row.bottomLeft(), row.bottomRight());
        }
    }
}

} // namespace parlour::yahtzee
