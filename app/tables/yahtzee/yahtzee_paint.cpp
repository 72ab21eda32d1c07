#include "app/tables/yahtzee/yahtzee_paint.h"

#include "app/stage/paint.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/dice.h"
#include "app/tables/kit/face.h"
#include "app/tables/kit/flow.h"
#include "app/tables/kit/plate.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QRadialGradient>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace parlour::yahtzee {

namespace {

// The card is paper in every theme.
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

/// Second inks on paper, in full where contrast is wanted.
QColor dimInk(const Style& style)
{
    return isPlain(style) ? QColor(0x2b, 0x2b, 0x2b) : kDimOnPaper;
}
QColor faintInk(const Style& style)
{
    return isPlain(style) ? QColor(0x3c, 0x3c, 0x3c) : kFaintOnPaper;
}

QString number(double value)
{
    return QString::number(value);
}

// ------------------------------------------------------------------------------------------------------ the score card

/// The sign of a lower box.
QString signOf(Box box)
{
    switch (box) {
    case Box::ThreeOfAKind:
        return QStringLiteral("3×");
    case Box::FourOfAKind:
        return QStringLiteral("4×");
    case Box::FullHouse:
        return QStringLiteral("3+2");
    case Box::SmallStraight:
        return QStringLiteral("4…");
    case Box::LargeStraight:
        return QStringLiteral("5…");
    case Box::Yahtzee:
        return QStringLiteral("★");
    default:
        return QStringLiteral("Σ");
    }
}

double signSize(const Style& style, double line)
{
    return std::min(std::max(style.px(18), 14.0), line * 0.7);
}
/// What a row's sign and the air around it take in front of its words.
double beforeWords(const Style& style, double line)
{
    return style.px(4) + signSize(style, line) + std::max(style.px(10), 9.0);
}

/// A player's name at the head of a column: the room that it has there at most, and how it is written.
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
    CardPainter(QPainter& painter, const Style& style, const CardMeasures& card) : p_(painter), s_(style), m_(card) {}

    void paintPaper()
    {
        const QRectF all(QPointF(), m_.size);
        QLinearGradient paper(all.topLeft(), all.bottomLeft());
        paper.setColorAt(0, isPlain(s_) ? Qt::white : kPaperLight);
        paper.setColorAt(1, isPlain(s_) ? Qt::white : kPaperShade);
        paintRound(p_, all, s_.px(12), paper, QPen(faint(Qt::white, 0.8), 1));
        for (int row = 0; row + 1 < CardMeasures::kRows; ++row) {
            const bool section = row == CardMeasures::kHead || row == CardMeasures::kBonus - 1 || row == CardMeasures::kBonus
                || row >= CardMeasures::rowOf(Box::Chance);
            p_.setPen(QPen(faint(kPencil, isPlain(s_) ? 1 : section ? 0.4 : 0.13), section ? 1.5 : 1));
            const double y = m_.top(row + 1);
            p_.drawLine(QPointF(m_.margin, y), QPointF(all.width() - m_.margin, y));
        }
    }

    void paintLabels()
    {
        text(m_.label(CardMeasures::kHead).adjusted(s_.px(4), 0, 0, 0), TableWords::scoreCard(), 16, true, kInkOnPaper, 2);
        paintBonusLabel();
        const QRectF bonus = m_.label(CardMeasures::kYahtzeeBonusRow);
        paintSign(bonus, QStringLiteral("+"), false);
        text(afterSign(bonus), TableWords::yahtzeeBonus(), 14, false, kInkOnPaper, 2);
        text(m_.label(CardMeasures::kTotalRow).adjusted(s_.px(4), 0, 0, 0), TableWords::total(), 16, true, kInkOnPaper, 1);
    }

    /// `all`: the row from the card's left edge to its right one.
    void paintRow(QRectF all, Box box, RowState state, const QString& barredText)
    {
        const QRectF label(m_.margin, all.top(), m_.labels - m_.margin, all.height());
        const bool barred = state == RowState::Barred;
        if (state == RowState::Lit) {
            const QRectF row = all.adjusted(m_.margin, 1, -m_.margin, -1);
            QLinearGradient light(row.topLeft(), row.topRight());
            light.setColorAt(0, faint(kTint, 0.5));
            light.setColorAt(1, faint(kTint, 0.2));
            paintRound(p_, row, s_.px(8), light, Qt::NoPen);
        }
        if (box <= Box::Sixes)
            kit::paintSmallDie(p_, sign(label), static_cast<int>(box) + 1, barred);
        else
            paintSign(label, signOf(box), barred);
        QRectF words = afterSign(label);
        if (barred) {
            const TextStyle note{s_.text(12), false, faintInk(s_), kRight};
            const double width = textSize(s_.canvas, barredText, note).width() + s_.px(6);
            const TextStyle name{s_.text(14), false, faintInk(s_)};
            if (textSize(s_.canvas, TableWords::box(box), name).width() + width + s_.px(8) < words.width()) {
                drawText(p_, s_.canvas, words.adjusted(0, 0, -s_.px(4), 0), barredText, note);
                words.setRight(words.right() - width - s_.px(4));
            }
        }
        text(words, TableWords::box(box), 14, state == RowState::Lit, barred ? faintInk(s_) : kInkOnPaper, 2);
    }

    void paintColumn(const ColumnLook& look)
    {
        const QRectF all(0, 0, m_.column, m_.size.height());
        if (look.turn || look.own) {
            const QRectF tint(0, s_.px(look.turn ? 1 : 8), m_.column, m_.size.height() - s_.px(16));
            QPainterPath shape;
            shape.addRoundedRect(tint, s_.px(10), s_.px(10));
            p_.fillPath(shape, faint(kTint, look.turn ? 0.22 : 0.12));
        }
        if (look.turn) {
            p_.setPen(QPen(isPlain(s_) ? QColor(Qt::black) : kGold, s_.px(3), Qt::SolidLine, Qt::RoundCap));
            p_.drawLine(QPointF(s_.px(6), s_.px(2)), QPointF(m_.column - s_.px(6), s_.px(2)));
        }
        paintHead(look);
        if (!look.known)
            return;
        for (const Box box : BoxSet::all())
            if (!look.shownApart.has(box))
                paintValue(box, look);
        paintUpper(look.card);
        paintYahtzeeBonus(look);
        const QRectF total = value(CardMeasures::kTotalRow);
        figures(total, QString::number(look.card.total()), m_.column < s_.px(70) ? 20 : 26, true, kInkOnPaper);
    }

private:
    static constexpr auto kRight = Qt::AlignRight | Qt::AlignVCenter;

    void text(QRectF box, const QString& words, double px, bool strong, const QColor& colour, int lines,
              Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter)
    {
        // As many lines as there is room for.
        const int size = s_.text(px);
        const int fitting = std::max(1, static_cast<int>(box.height() / (size * 1.22)));
        drawText(p_, s_.canvas, box, words, {size, strong, colour, align, std::min(lines, fitting)});
    }
    void figures(QRectF box, const QString& words, double px, bool strong, const QColor& colour)
    {
        drawFigures(p_, s_.canvas, box, words, {s_.text(px), strong, colour, kRight});
    }

    QRectF sign(QRectF label) const
    {
        const double size = signSize(s_, m_.line);
        return {label.left() + s_.px(4), label.center().y() - size / 2, size, size};
    }
    QRectF afterSign(QRectF label) const
    {
        label.setLeft(label.left() + beforeWords(s_, m_.line));
        return label;
    }
    void paintSign(QRectF label, const QString& what, bool barred)
    {
        const QRectF box = sign(label).adjusted(-s_.px(8), 0, s_.px(8), 0);
        drawText(p_, s_.canvas, box, what, {s_.text(12), true, faint(kSign, barred ? 0.6 : 1), Qt::AlignCenter});
    }

    void paintBonusLabel()
    {
        QRectF label = m_.label(CardMeasures::kBonus).adjusted(s_.px(4), 0, 0, 0);
        const double line = s_.text(14) * 1.3, small = s_.text(11) * 1.3;
        if (line + small > label.height())
            return text(label, TableWords::upperBonus(), 14, false, kInkOnPaper, 2);
        const double top = label.center().y() - (line + small) / 2;
        text({label.left(), top, label.width(), line}, TableWords::upperBonus(), 14, false, kInkOnPaper, 1);
        text({label.left(), top + line, label.width(), small}, TableWords::upperBonusRule(), 11, false, dimInk(s_), 1);
    }

    /// Where a column's values end.
    double inset() const { return std::min(s_.px(16), m_.column * 0.16); }
    QRectF value(int row) const { return {0, m_.top(row), m_.column - inset(), m_.height(row)}; }

    /// Type and width give way to a long name.
    void paintHead(const ColumnLook& look)
    {
        QRectF head(s_.px(3), m_.top(0) + s_.px(6), m_.column - s_.px(3) - inset(), nameHeight(s_, m_.height(0)));
        TextStyle name = nameStyle(s_.text(14), head.height());
        const auto isWhole = [&] { return textFits(s_.canvas, look.name, name, head.width()); };
        while (name.px > 11 && !isWhole())
            name = nameStyle(name.px - 1, head.height());
        if (!isWhole())
            head.setWidth(nameWidth(s_, m_.column));
        const double tall = textSize(s_.canvas, look.name, name, head.width()).height();
        const double lineHeight = look.line.isEmpty() ? 0 : s_.text(11) * 1.35;
        const TextStyle line{s_.text(11), false, look.turn ? kGoldInk : dimInk(s_), kRight};
        const bool both = tall + lineHeight <= head.height() + 1 && textFits(s_.canvas, look.line, line, head.width());
        const double all = tall + (both ? lineHeight : 0);
        const double top = head.top() + std::max(0.0, (head.height() - all) / 2);
        drawText(p_, s_.canvas, {head.left(), top, head.width(), tall + 1}, look.name, name);
        if (both)
            drawText(p_, s_.canvas, {head.left(), top + tall, head.width(), lineHeight}, look.line, line);
    }

    void paintValue(Box box, const ColumnLook& look)
    {
        const QRectF room = value(CardMeasures::rowOf(box));
        if (look.fresh == box) {
            const QRectF ring = QRectF(s_.px(4), room.top() + s_.px(3), m_.column - s_.px(8), room.height() - s_.px(6));
            paintRound(p_, ring, s_.px(7), faint(kGain, 0.14), QPen(kGain, 2));
        }
        if (look.card.filled.has(box))
            return figures(room, QString::number(look.card.in(box)), 16, look.fresh == box, kInkOnPaper);
        p_.setPen(Qt::NoPen);
        p_.setBrush(faint(faintInk(s_), 0.7));
        p_.drawEllipse(QPointF(room.right() - s_.px(4), room.center().y()), s_.px(1.6), s_.px(1.6));
    }

    /// The sum, what is wanted, how far it is from three of each closed box, and a bar.
    void paintUpper(const Card& card)
    {
        int par = 0;
        for (const Box box : card.filled& BoxSet::upper())
            par += 3 * (static_cast<int>(box) + 1);
        const int sum = card.upperTotal(), over = sum - par;
        const QRectF room = value(CardMeasures::kBonus);
        const QString sign = over == 0
            ? QStringLiteral("±0")
            : (over > 0 ? QStringLiteral("+") : QString(QChar(0x2212))) + QString::number(std::abs(over));
        const TextStyle strong{s_.text(14), true, kInkOnPaper, kRight};
        const TextStyle small{s_.text(11), false, card.upperBonus() > 0 ? kGain : dimInk(s_), kRight};
        const double line = s_.text(14) * 1.25, bar = s_.px(6);
        const double top = room.center().y() - (line + s_.px(4) + bar) / 2;
        const double first = figuresWidth(s_.canvas, QString::number(sum), strong);
        const auto fits = [&](const QString& text) {
            return first + s_.px(5) + textSize(s_.canvas, text, small).width() <= room.width();
        };
        QString reached = card.upperBonus() > 0 ? QStringLiteral("+%1").arg(kUpperBonus)
                                                : QStringLiteral("/ %1  %2").arg(kUpperGoal).arg(sign);
        if (!fits(reached))
            reached = sign; // what is wanted stands at the head of the row
        const bool wide = fits(reached);
        const double rest = textSize(s_.canvas, reached, small).width();
        const QRectF words(0, top, room.right(), line);
        if (wide)
            drawText(p_, s_.canvas, words, reached, small);
        drawFigures(p_, s_.canvas, wide ? words.adjusted(0, 0, -rest - s_.px(5), 0) : words, QString::number(sum), strong);
        const double width = std::min(s_.px(74), m_.column - s_.px(6) - inset());
        const QRectF track(room.right() - width, top + line + s_.px(4), width, bar);
        paintRound(p_, track, bar / 2, faint(kPencil, 0.16), Qt::NoPen);
        QRectF done = track;
        done.setWidth(track.width() * std::min(1.0, sum / double{kUpperGoal}));
        if (done.width() > 0)
            paintRound(p_, done, std::min(bar, done.width()) / 2, over >= 0 ? kGain : kBehind, Qt::NoPen);
    }

    void paintYahtzeeBonus(const ColumnLook& look)
    {
        const QRectF room = value(CardMeasures::kYahtzeeBonusRow);
        const QString before = QString::number(look.card.yahtzeeBonus());
        if (look.bonusAfter == 0)
            return figures(room, before, 16, false, kInkOnPaper);
        const QString after = QString::number(look.bonusAfter);
        figures(room, after, 16, true, kGain);
        const double right = room.right() - figuresWidth(s_.canvas, after, {s_.text(16), true}) - s_.px(4);
        const TextStyle old{s_.text(14), false, dimInk(s_), kRight};
        const QString arrow = before + QStringLiteral(" →");
        if (textSize(s_.canvas, arrow, old).width() < right)
            drawText(p_, s_.canvas, {0, room.top(), right, room.height()}, arrow, old);
    }

    QPainter& p_;
    const Style& s_;
    const CardMeasures& m_;
};

void paintCell(QPainter& painter, QRectF box, const CellLook& look, const Style& style)
{
    const QRectF ends = box.adjusted(0, 0, -std::min(style.px(8), box.width() * 0.1), 0);
    if (look.barred)
        return drawText(painter, style.canvas, ends, QStringLiteral("–"),
                        {style.text(16), false, faintInk(style), Qt::AlignRight | Qt::AlignVCenter});
    const bool nothing = look.points == 0 && look.bonus == 0;
    const double radius = std::min(style.px(7), box.height() / 4);
    if (look.lit || look.chosen)
        paintRound(painter, box, radius, kLitFill, QPen(kLitGold, std::max(2.0, style.px(2))));
    else if (nothing || !look.active)
        paintRound(painter, box, radius, faint(kGoldFill, look.active ? 0.35 : 0.2),
                   kit::dashes(faint(kPencil,
                                     isPlain(style)    ? 1
                                         : look.active ? 0.5
                                                       : 0.3),
                               1));
    else
        paintRound(painter, box, radius, kGoldFill, QPen(kGold, 1.5));

    const QColor ink = isPlain(style) ? QColor(Qt::black)
        : look.lit || look.chosen     ? kLitInk
        : nothing || !look.active     ? faintInk(style).darker(115)
                                      : kGoldInk;
    const bool strong = look.lit || look.chosen || (look.active && !nothing);
    const TextStyle bonus{style.text(12), true, kGain, Qt::AlignRight | Qt::AlignVCenter};
    const QString more = QStringLiteral("+%1").arg(look.bonus);
    QRectF room = ends;
    const TextStyle value{style.text(16), strong, ink, Qt::AlignRight | Qt::AlignVCenter};
    const double wanted = figuresWidth(style.canvas, QString::number(look.points), value);
    if (const double width = textSize(style.canvas, more, bonus).width();
        look.bonus > 0 && width + wanted + style.px(4) < room.width()) {
        drawText(painter, style.canvas, room, more, bonus);
        room.setRight(room.right() - width - style.px(4));
    }
    drawFigures(painter, style.canvas, room, QString::number(look.points), value);
}

// ----------------------------------------------------------------------------------------------------------- the table

void paintLock(QPainter& painter, QRectF box)
{
    const double u = box.width() / 28;
    painter.translate(box.center());
    painter.setPen(QPen(QColor(0xfb, 0xe7, 0xbc), 1.5 * u));
    painter.setBrush(QColor(0xd9, 0xb3, 0x6c));
    painter.drawEllipse(QPointF(), 13 * u, 13 * u);
    const QColor iron(0x2a, 0x1c, 0x08);
    painter.setPen(Qt::NoPen);
    painter.setBrush(iron);
    painter.drawRoundedRect(QRectF(-6 * u, -2 * u, 12 * u, 8.5 * u), 2 * u, 2 * u);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(iron, 2 * u));
    QPainterPath bow(QPointF(-3.7 * u, -1.5 * u));
    bow.lineTo(-3.7 * u, -4 * u);
    bow.arcTo(QRectF(-3.7 * u, -7.7 * u, 7.4 * u, 7.4 * u), 180, -180);
    bow.lineTo(3.7 * u, -1.5 * u);
    painter.drawPath(bow);
}

// ------------------------------------------------------------------------------------------------------ the joker rule

/// A number, the rule and how it stands on this card; what that comes to at the right.
void layStep(kit::Flow& flow, int count, const JokerStep& step)
{
    const Style& style = flow.style();
    const Theme& theme = style.canvas.theme;
    const QColor ink = step.applies ? theme.tableText : theme.tableDim;
    const TextStyle verdict{style.text(13), true, ink, Qt::AlignRight | Qt::AlignVCenter, 3};
    const double edge = style.px(16),
                 wide = std::min(textSize(style.canvas, step.verdict, verdict).width() + 2, flow.rest().width() * 0.3);
    const auto ground = [&](QPainter& painter, const QRectF& box) {
        const QColor line = step.applies ? theme.accent : isPlain(style) ? theme.tableLine : faint(Qt::white, 0.12);
        paintRound(painter, box, style.px(10), step.applies ? faint(theme.accent, 0.16) : QColor(Qt::transparent),
                   QPen(line, step.applies ? 1.5 : 1));
        const double disc = std::max(20.0, style.px(26));
        const QRectF round(box.left() + style.px(12), box.center().y() - disc / 2, disc, disc);
        painter.setPen(QPen(step.applies ? theme.accent : theme.tableDim, 1.5));
        painter.setBrush(step.applies ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
        painter.drawEllipse(round);
        drawText(painter, style.canvas, round, QString::number(count),
                 {style.text(14), true, step.applies ? QColor(0x2a, 0x1c, 0x08) : theme.tableDim, Qt::AlignCenter});
        drawText(painter, style.canvas, {box.right() - edge - wide, box.top(), wide, box.height()}, step.verdict, verdict);
    };
    flow.framed(style.px(50), edge + wide + style.px(10), ground, [&](kit::Flow& words) {
        words.skip(style.px(10));
        words.text(step.rule, {.px = style.text(16), .bold = true, .colour = ink, .lines = 5});
        words.text(step.here, {.px = style.text(12.5), .colour = theme.tableDim, .lines = 3});
        words.skip(style.px(10));
    });
}

void layJoker(kit::Flow& flow, const JokerLook& look)
{
    const Style& style = flow.style();
    const Theme& theme = style.canvas.theme;
    flow.skip(style.px(14));
    flow.inset(style.px(20), style.px(20), [&](kit::Flow& inner) {
        inner.text(look.title, {.px = style.text(20), .bold = true, .colour = theme.tableText, .lines = 2});
        inner.skip(style.px(4));
        inner.text(look.text, {.px = style.text(14), .colour = theme.tableDim, .lines = 4});
        inner.skip(style.px(10));
        int count = 0;
        for (const JokerStep& step : look.steps) {
            layStep(inner, ++count, step);
            inner.skip(style.px(8));
        }
        inner.skip(style.px(4));
    });
}

void paintJoker(QPainter& painter, QRectF box, const JokerLook& look, const Style& style)
{
    kit::paintGround(painter, box, style.px(12), false, style);
    kit::Flow flow(style, box, &painter);
    layJoker(flow, look);
}

// ------------------------------------------------------------------------------------------------------------ the hint

/// Rows of what was weighed: the label, the dice that stay or the box, the reason beside them or, where it is narrow, below,
/// and two columns of figures.
class HintPainter {
public:
    HintPainter(const Style& style, const HintLook& look, double width) : s_(style), look_(look), width_(width)
    {
        const auto wider = [&](double& column, const QString& text, const TextStyle& as) {
            column = std::max(column, text.isEmpty() ? 0 : textSize(s_.canvas, text, as).width() + s_.px(14));
        };
        for (const Weighed& row : look_.rows) {
            wider(labels_, row.label, label());
            wider(points_, row.points, points());
            wider(loses_, row.loses, loses());
        }
        if (points_ > 0) {
            wider(points_, look_.points, head(Qt::AlignRight));
            wider(loses_, look_.loses, head(Qt::AlignRight));
        }
        isWide_ = wordsWidth() - whatWidth() > s_.px(200);
    }

    double height() const
    {
        double height = s_.px(12) + headHeight() + s_.px(2);
        for (const Weighed& row : look_.rows)
            height += rowHeight(row) + s_.px(6);
        return height + (hasLine() ? lineHeight() + s_.px(6) : 0) + s_.px(6);
    }

    void paint(QPainter& painter, QRectF box)
    {
        kit::paintGround(painter, box, s_.px(12), false, s_);
        double y = s_.px(12);
        paintHead(painter, y);
        y += headHeight() + s_.px(2);
        for (const Weighed& row : look_.rows) {
            const double high = rowHeight(row);
            paintRow(painter, {edge(), y, width_ - 2 * edge(), high}, row);
            y += high + s_.px(6);
        }
        if (hasLine())
            paintOthers(painter, y);
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
    double left() const { return edge() + pad(); } ///< of words
    double die() const { return isWide_ ? s_.px(24) : std::clamp(wordsWidth() / kDice - s_.px(3), 12.0, s_.px(24)); }
    double pitch() const { return die() + s_.px(3); }
    double figuresLeft() const { return width_ - left() - loses_ - points_; }
    double wordsWidth() const { return figuresLeft() - left() - labels_ - s_.px(6); }
    /// All dice, and a gap.
    double whatWidth() const { return kDice * pitch() + s_.px(12); }
    double headHeight() const { return s_.text(16) * 1.5; }
    bool hasLine() const { return !look_.others.empty() || !look_.used.isEmpty(); }
    double lineHeight() const { return std::max(die(), s_.text(13) * 1.4); }
    double reasonWidth() const { return isWide_ ? wordsWidth() - whatWidth() : figuresLeft() - left() - s_.px(6); }

    double rowHeight(const Weighed& row) const
    {
        const double first = std::max(die(), s_.text(18) * 1.25);
        const double words = row.reason.isEmpty() ? 0 : textSize(s_.canvas, row.reason, reason(), reasonWidth()).height();
        return isWide_ ? std::max(first, words) + s_.px(18) : first + (words > 0 ? words + s_.px(3) : 0) + s_.px(14);
    }

    void paintHead(QPainter& painter, double top)
    {
        const double high = headHeight(), name = textSize(s_.canvas, look_.title, title()).width();
        const double right = points_ > 0 ? figuresLeft() - s_.px(6) : width_ - left();
        drawText(painter, s_.canvas, {left(), top, std::min(name + 2, right - left()), high}, look_.title, title());
        const double from = left() + name + s_.px(12);
        if (textSize(s_.canvas, look_.unit, head(Qt::AlignLeft)).width() <= right - from)
            drawText(painter, s_.canvas, {from, top, right - from, high}, look_.unit, head(Qt::AlignLeft));
        if (points_ <= 0)
            return;
        drawText(painter, s_.canvas, {figuresLeft(), top, points_, high}, look_.points, head(Qt::AlignRight));
        drawText(painter, s_.canvas, {figuresLeft() + points_, top, loses_, high}, look_.loses, head(Qt::AlignRight));
    }

    void paintRow(QPainter& painter, QRectF box, const Weighed& row)
    {
        const Theme& theme = s_.canvas.theme;
        const QColor edgeColour = row.isChosen ? theme.accent : isPlain(s_) ? theme.tableLine : faint(Qt::white, 0.12);
        paintRound(painter, box, s_.px(10), row.isChosen ? faint(theme.accent, 0.16) : faint(Qt::white, 0.04),
                   QPen(edgeColour, row.isChosen ? 1.5 : 1));
        const double words =
            row.reason.isEmpty() || isWide_ ? 0 : textSize(s_.canvas, row.reason, reason(), reasonWidth()).height();
        const QRectF line = box.adjusted(0, 0, 0, words > 0 ? -words - s_.px(3) : 0);
        drawText(painter, s_.canvas, {left(), line.top(), labels_, line.height()}, row.label, label());
        const QRectF thing(left() + labels_, line.top(), isWide_ ? whatWidth() : wordsWidth(), line.height());
        paintWhat(painter, thing, row, what());
        const QRectF because = isWide_ ? QRectF(thing.right(), box.top(), reasonWidth(), box.height())
                                       : QRectF(left(), line.bottom() - s_.px(7), reasonWidth(), words + s_.px(6));
        if (!row.reason.isEmpty())
            drawText(painter, s_.canvas, because, row.reason, reason());
        if (row.points.isEmpty())
            return;
        drawFigures(painter, s_.canvas, {figuresLeft(), box.top(), points_, box.height()}, row.points, points());
        TextStyle loss = loses();
        if (!isPlain(s_))
            loss.colour = row.isMost ? QColor(0x8f, 0xdc, 0x9c) : QColor(0xff, 0xa0, 0x98);
        drawFigures(painter, s_.canvas, {figuresLeft() + points_, box.top(), loses_, box.height()}, row.loses, loss);
    }

    /// The dice that stay, or words; how far that reaches.
    double paintWhat(QPainter& painter, QRectF room, const Weighed& row, const TextStyle& words)
    {
        double x = room.left();
        for (const Die value : row.dice) {
            kit::paintSmallDie(painter, {x, room.center().y() - die() / 2, die(), die()}, value);
            x += pitch();
        }
        if (!row.dice.empty())
            return x;
        TextStyle style = words;
        style.lines = 2;
        drawText(painter, s_.canvas, room, row.what, style);
        return x + std::min(room.width(), textSize(s_.canvas, row.what, style).width() + 2);
    }

    /// Whole ones only.
    void paintOthers(QPainter& painter, double top)
    {
        const TextStyle dim{s_.text(12.5), false, s_.canvas.theme.tableDim},
            strong{s_.text(13), true, s_.canvas.theme.tableText};
        const double high = lineHeight();
        double right = width_ - left(), x = left();
        if (!look_.used.isEmpty()) {
            TextStyle end = dim;
            end.align = Qt::AlignRight | Qt::AlignVCenter;
            drawText(painter, s_.canvas, {x, top, right - x, high}, look_.used, end);
            right -= textSize(s_.canvas, look_.used, dim).width() + s_.px(16);
        }
        const double next = textSize(s_.canvas, look_.next, dim).width() + 1;
        x += next + s_.px(12);
        for (const Weighed& each : look_.others) {
            const double figure = figuresWidth(s_.canvas, each.points, strong) + 2;
            const double thing = each.dice.empty() ? textSize(s_.canvas, each.what, dim).width() + 2 + s_.px(6)
                                                   : each.dice.count() * pitch() + s_.px(4);
            if (x + thing + figure > right)
                return;
            if (&each == &look_.others.front())
                drawText(painter, s_.canvas, {left(), top, next, high}, look_.next, dim);
            paintWhat(painter, {x, top, thing, high}, each, dim);
            drawFigures(painter, s_.canvas, {x + thing, top, figure, high}, each.points, strong);
            x += thing + figure + s_.px(20);
        }
    }

    const Style& s_;
    const HintLook& look_;
    double width_;
    double labels_ = 0, points_ = 0, loses_ = 0; ///< widths of the columns; 0: there are no figures
    bool isWide_ = false;
};

/// Wider at the top, where one looks in on the dice.
void paintCup(QPainter& painter, QRectF box)
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
    QLinearGradient leather(box.left(), 0, box.right(), 0);
    leather.setColorAt(0, QColor(0x5a, 0x31, 0x20));
    leather.setColorAt(0.35, QColor(0x9a, 0x5c, 0x3c));
    leather.setColorAt(1, QColor(0x44, 0x24, 0x18));
    painter.setPen(Qt::NoPen);
    painter.setBrush(leather);
    painter.drawPath(body);
    painter.save();
    painter.setClipPath(body);
    QPen seam(QColor(0xd9, 0xa5, 0x78), std::max(1.2, wide * 0.012)); // two rows of stitches
    seam.setDashPattern({3.2, 2.6});
    painter.setPen(seam);
    painter.setBrush(Qt::NoBrush);
    for (const double down : {0.34, 0.8})
        painter.drawArc(QRectF(box.left(), box.top() + box.height() * down - rim, wide, 2 * rim), 180 * 16, 180 * 16);
    painter.restore();
    painter.setPen(QPen(QColor(0x7a, 0x46, 0x2d), wide * 0.035));
    painter.setBrush(QColor(0x1e, 0x10, 0x0b));
    const double line = wide * 0.018;
    painter.drawEllipse(opening.adjusted(line, line, -line, -line));
    QPainterPath inside;
    inside.addEllipse(opening.adjusted(2 * line, 2 * line, -2 * line, -2 * line));
    inside.addRect(QRectF(box.left(), box.top() - rim, wide, opening.center().y() - box.top() + rim)); // they look out
    painter.setClipPath(inside.simplified(), Qt::IntersectClip);
    const double die = wide * 0.22;
    const auto lay = [&](int value, double across, double down, double angle) {
        painter.save();
        painter.translate(opening.center() + QPointF(across * wide, down * rim));
        painter.rotate(angle);
        kit::paintSmallDie(painter, QRectF(-die / 2, -die / 2, die, die), value, false);
        painter.restore();
    };
    lay(3, -0.24, 0.1, -14);
    lay(6, 0.24, 0.05, 18);
    lay(2, 0.02, -0.25, 8);
    lay(5, -0.1, 0.65, 30);
    lay(1, 0.14, 0.6, -20);
}

} // namespace

// ------------------------------------------------------------------------------------------------------------- measures

namespace {

/// Heights of the rows in ordinary ones.
double shareOf(int row)
{
    switch (row) {
    case CardMeasures::kHead:
        return 68.0 / 38;
    case CardMeasures::kBonus:
    case CardMeasures::kTotalRow:
        return 56.0 / 38;
    default:
        return 1;
    }
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
    const auto width = [&](const QString& words, double px) {
        return textSize(style.canvas, words, {.px = style.text(px)}).width();
    };
    double boxes = width(TableWords::yahtzeeBonus(), 14);
    for (const Box box : BoxSet::all())
        boxes = std::max(boxes, width(TableWords::box(box), 14));
    const double bonus = std::max(width(TableWords::upperBonus(), 14), width(TableWords::upperBonusRule(), 11));
    return margin + std::max(beforeWords(style, line) + boxes, style.px(4) + bonus) + style.px(6);
}

double CardMeasures::widthOfName(const Style& style, const QString& name, double least) const
{
    const TextStyle small = nameStyle(11, nameHeight(style, height(kHead)));
    const auto isWhole = [&](double width) { return textFits(style.canvas, name, small, nameWidth(style, width)); };
    double most = textSize(style.canvas, name, {.px = 11, .bold = true}).width() + style.px(3) + 4;
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

Face paperFace(const Style& style, const CardMeasures& card)
{
    const QStringList parts{TableWords::scoreCard(), TableWords::upperBonus(), TableWords::yahtzeeBonus(),
                            TableWords::total(), number(card.labels)};
    return face(style, "yahtzee:paper", parts, [card](QPainter& painter, QRectF, const Style& with) {
        CardPainter paint(painter, with, card);
        paint.paintPaper();
        paint.paintLabels();
    });
}

Face rowFace(const Style& style, const CardMeasures& card, Box box, RowState state, const QString& barred)
{
    const QStringList parts{number(static_cast<int>(box)), TableWords::box(box), number(static_cast<int>(state)), barred,
                            number(card.labels)};
    return face(style, "yahtzee:row", parts, [=](QPainter& painter, QRectF all, const Style& with) {
        CardPainter(painter, with, card).paintRow(all, box, state, barred);
    });
}

Face columnFace(const Style& style, const CardMeasures& card, const ColumnLook& look)
{
    return kit::faceOf(style, "yahtzee:column", look,
                       [card](QPainter& painter, QRectF, const ColumnLook& column, const Style& with) {
                           CardPainter(painter, with, card).paintColumn(column);
                       });
}

Face cellFace(const Style& style, const CellLook& look)
{
    return kit::faceOf(style, "yahtzee:cell", look, paintCell);
}

Face cupFace(const Style& style)
{
    return face(style, "yahtzee:cup", {}, [](QPainter& painter, QRectF box, const Style&) { paintCup(painter, box); });
}

Face placeFace(const Style& style)
{
    return face(style, "yahtzee:place", {}, [](QPainter& painter, QRectF box, const Style& with) {
        QPen pen(faint(with.canvas.theme.accent, isPlain(with) ? 1 : 0.3), 1.5);
        pen.setDashPattern({4, 4});
        paintRound(painter, box, box.width() * 0.21, faint(Qt::black, 0.16), pen);
    });
}

Face lockFace(const Style& style)
{
    return face(style, "yahtzee:lock", {}, [](QPainter& painter, QRectF box, const Style&) { paintLock(painter, box); });
}

Face markFace(const Style& style)
{
    return face(style, "yahtzee:mark", {}, [](QPainter& painter, QRectF box, const Style& with) {
        QPen pen(with.canvas.theme.legal, std::max(2.0, with.px(2.5)));
        pen.setDashPattern({3.2, 2.2});
        paintRound(painter, box, box.width() * 0.22, Qt::NoBrush, pen);
    });
}

Face dotsFace(const Style& style, int done, int of)
{
    return face(
        style, "yahtzee:dots", {number(done), number(of)}, [done, of](QPainter& painter, QRectF box, const Style& with) {
            const double radius = box.height() / 2 - 1, step = (box.width() - box.height()) / std::max(1, of - 1);
            for (int i = 0; i < of; ++i) {
                painter.setPen(QPen(with.canvas.theme.accent, std::max(1.2, with.px(1.8))));
                painter.setBrush(i < done ? QBrush(with.canvas.theme.accent) : QBrush(Qt::NoBrush));
                painter.drawEllipse(QPointF(box.left() + box.height() / 2 + i * step, box.center().y()), radius, radius);
            }
        });
}

double jokerHeight(const Style& style, const JokerLook& look, double width)
{
    return kit::Flow::heightOf(style, look, width, layJoker);
}

Face jokerFace(const Style& style, const JokerLook& look)
{
    return kit::faceOf(style, "yahtzee:joker", look, paintJoker);
}

double hintHeight(const Style& style, const HintLook& look, double width)
{
    return HintPainter(style, look, width).height();
}

Face hintFace(const Style& style, const HintLook& look)
{
    return kit::faceOf(style, "yahtzee:hint", look,
                       [](QPainter& painter, QRectF box, const HintLook& hint, const Style& with) {
                           HintPainter(with, hint, box.width()).paint(painter, box);
                       });
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    const Theme& theme = canvas.theme;
    painter.setRenderHint(QPainter::Antialiasing);
    QRadialGradient wood(QPointF(rect.left() + rect.width() * 0.34, rect.top() + rect.height() * 0.4), rect.width() * 0.85);
    wood.setColorAt(0, theme.groundInner);
    wood.setColorAt(1, theme.groundOuter);
    painter.fillRect(rect, wood);

    // Dice in their inlay, and the corner of a score card.
    const Style style{canvas, std::min(rect.width(), rect.height()) / 260};
    const QRectF tray(rect.left() + rect.width() * 0.05, rect.top() + rect.height() * 0.1, rect.width() * 0.58,
                      rect.height() * 0.8);
    painter.save();
    painter.translate(tray.topLeft());
    kit::inlayFace(style).draw(painter, tray.size());
    painter.restore();
    struct Lying {
        int value;
        double x, y, angle;
    };
    const double size = std::min(tray.width() * 0.3, tray.height() * 0.26);
    for (const Lying& die :
         {Lying{5, 0.27, 0.22, -14}, {2, 0.7, 0.25, 12}, {6, 0.5, 0.5, 24}, {5, 0.26, 0.76, 6}, {5, 0.72, 0.74, -9}}) {
        painter.save();
        painter.translate(tray.left() + tray.width() * die.x, tray.top() + tray.height() * die.y);
        kit::paintDie(painter, die.value, size, die.angle);
        painter.restore();
    }
    const QRectF card(rect.left() + rect.width() * 0.69, rect.top() + rect.height() * 0.1, rect.width() * 0.26,
                      rect.height() * 0.8);
    QLinearGradient paper(card.topLeft(), card.bottomLeft());
    paper.setColorAt(0, kPaperLight);
    paper.setColorAt(1, kPaperShade);
    paintRound(painter, card, card.width() * 0.08, paper, Qt::NoPen);
    const double line = card.height() / 6.4;
    const std::array values{3, 6, 9, 0, 20, 18};
    for (int i = 0; i < 6; ++i) {
        const QRectF row(card.left() + card.width() * 0.1, card.top() + line * (i + 0.2), card.width() * 0.8, line);
        const double die = std::min(line * 0.62, row.width() * 0.34);
        kit::paintSmallDie(painter, {row.left(), row.center().y() - die / 2, die, die}, i + 1);
        if (const int value = values[static_cast<std::size_t>(i)])
            drawFigures(painter, canvas, row, QString::number(value),
                        {std::max(11, static_cast<int>(line * 0.5)), false, kInkOnPaper, Qt::AlignRight | Qt::AlignVCenter});
        if (i < 5) {
            painter.setPen(QPen(faint(kPencil, 0.16), 1));
            painter.drawLine(row.bottomLeft(), row.bottomRight());
        }
    }
}

} // namespace parlour::yahtzee
