// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/coup/coup_paint.h"

#include "app/draw/icons.h"
#include "app/draw/paint.h"
#include "app/tables/coup/coup_cards.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/flow.h"
#include "app/tables/kit/rectangles.h"
#include "app/tables/kit/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace parlour::coup {

namespace {

const QColor kBluff(0xF0, 0xB0, 0x7C);

TextStyle titleStyle(const Style& style)
{
    return {style.text(20), true, style.canvas.theme.tableText, Qt::AlignLeft | Qt::AlignTop, 2};
}
TextStyle detailStyle(const Style& style)
{
    return {style.text(14), false, style.canvas.theme.tableDim, Qt::AlignLeft | Qt::AlignTop, 4};
}

void layHead(kit::Flow& flow, const PanelDrawable& panel)
{
    flow.text(panel.title, titleStyle(flow.style()));
    flow.skip(flow.style().px(1));
    flow.text(panel.detail, detailStyle(flow.style()));
}

double badgeRoom(const Style& style, const PanelDrawable& panel)
{
    return panel.hasBadge ? style.px(52) : 0;
}

void paintPip(const Pencil& pen, const QRectF& box, const RoleCopies& account, int index)
{
    const double radius = box.width() * 0.18;
    if (index < account.own)
        return pen.round(box, radius, QColor(kit::kNotePaper));
    if (index < account.own + account.lost) {
        pen.round(box, radius, QColor(0x8B, 0x7A, 0x90));
        pen.inked(QPen(faint(Qt::black, 0.5), 1.2))
            .drawLine(box.topRight() + QPointF(-2, 2), box.bottomLeft() + QPointF(2, -2));
        return;
    }
    pen.inked(kit::dashed(QPen(faint(pen.theme().tableText, 0.5), 1.3), {2.4, 1.8}))
        .drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), radius, radius);
}

double accountsHead(const Style& style)
{
    return style.text(13) * 1.5 + style.px(6);
}
double accountBadge(const Style& style)
{
    return std::max(18.0, style.px(24));
}
/// The height of the accounts' title, badges and texts, without cards.
double accountsHeight(const Style& style, const PanelDrawable& panel)
{
    return panel.accounts.empty() ? 0 : accountsHead(style) + accountBadge(style) + style.px(4) + style.text(12) * 2.9;
}
/// The height with cards, which are not larger than elsewhere on the table.
double roomyAccountsHeight(const Style& style, const PanelDrawable& panel)
{
    return panel.accounts.empty() ? 0 : accountsHeight(style, panel) + style.px(48 * kCardAspect) + style.px(10);
}

TextStyle accountWords(const Style& style)
{
    return {style.text(12), false, style.canvas.theme.tableDim, {}, 2};
}

/// Paints the account of a role: its badge with pips or, if `roomy`, its name and its copies as cards; then a text.
void paintAccount(const Pencil& pen, QRectF box, const RoleCopies& account, bool roomy)
{
    const Theme& theme = pen.theme();
    const double badge = accountBadge(pen), gap = pen.px(5);
    drawBadge(pen, QRectF(box.left(), box.top(), badge, badge), account.role);
    const QRectF rest(box.left() + badge + gap, box.top(), box.width() - badge - gap, badge);
    box.setTop(box.top() + badge + gap);
    if (roomy) {
        const TextStyle name{pen.text(13), false, theme.tableText};
        pen.write(rest, TableText::role(account.role),
                  shrunk(pen.canvas, TableText::role(account.role), name, rest.width()));
        const double words = pen.text(12) * 2.9;
        const double width = std::min(box.width() / 2.2, (box.height() - words - gap) / kCardAspect);
        // The known cards lie on top.
        for (int i = 0; i < kCopies; ++i) {
            const QRectF card(box.left() + i * width * 0.56, box.top(), width, width * kCardAspect);
            if (i < account.unseen)
                drawBack(pen, card);
            else
                drawSmallCard(pen, card, account.role,
                              i < account.unseen + account.lost ? CardState::Lost : CardState::Held);
        }
        box.setTop(box.top() + width * kCardAspect + gap);
    } else {
        const double pip = badge * 0.52;
        for (int i = 0; i < kCopies; ++i)
            paintPip(pen, QRectF(rest.left() + i * (pip + 3), rest.top() + badge * 0.12, pip, badge * 0.76), account, i);
    }
    kit::Flow(pen, box).text(account.text, accountWords(pen));
}

/// The widths of the roles' columns: equal, or in proportion to their texts.
std::vector<double> accountColumns(const Style& style, const std::vector<RoleCopies>& accounts, double room)
{
    const double gap = style.px(10), equal = room / static_cast<double>(accounts.size());
    std::vector<double> columns;
    double spare = room;
    bool fits = true;
    for (const RoleCopies& each : accounts) {
        double width = equal * 0.75; // badge and pips
        while (width < room && !textFits(style.canvas, each.text, accountWords(style), width - gap))
            width += 4;
        fits = fits && width <= equal;
        spare -= width;
        columns.push_back(width);
    }
    for (double& width : columns)
        width = fits || spare < 0 ? equal : width + spare / static_cast<double>(accounts.size());
    return columns;
}

void paintAccounts(const Pencil& pen, const QRectF& box, const PanelDrawable& panel)
{
    kit::Flow(pen, QRectF(box.topLeft(), QSizeF(box.width(), accountsHead(pen))))
        .text(panel.accountsTitle, {pen.text(13), true, pen.theme().tableText, {}, 1});
    const bool roomy = box.height() > accountsHeight(pen, panel) + pen.px(50);
    const std::vector<double> columns = accountColumns(pen, panel.accounts, box.width());
    QRectF column = box.adjusted(0, accountsHead(pen), 0, 0);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        column.setWidth(columns[i] - pen.px(10));
        paintAccount(pen, column, panel.accounts[i], roomy);
        column.moveLeft(column.left() + columns[i]);
    }
}

/// The row of copies as small cards of this height; many of them overlap.
kit::Spread copiesIn(const PanelDrawable& panel, double height)
{
    int all = 0;
    for (const RoleCopies& each : panel.copies)
        all += each.own + each.lost + each.unseen;
    const double width = height / kCardAspect;
    return {all, width, width * (all > 3 ? -0.45 : 0.12), 1e5};
}

/// Paints the lost, own and unseen copies as small cards.
void paintCopies(QPainter& painter, QPointF at, double height, const PanelDrawable& panel)
{
    QRectF box(at, QSizeF(height / kCardAspect, height));
    for (const RoleCopies& each : panel.copies)
        for (int i = 0; i < each.lost + each.own + each.unseen; ++i) {
            if (i < each.lost + each.own)
                drawSmallCard(painter, box, each.role, i < each.lost ? CardState::Lost : CardState::Held);
            else
                drawBack(painter, box);
            box.translate(copiesIn(panel, height).pitch, 0);
        }
}

/// The facts on a background of their own, next to the copies.
void layFacts(kit::Flow& flow, const PanelDrawable& panel)
{
    const Style& style = flow.style();
    const double pad = style.px(10), room = flow.rest().height() - 2 * pad;
    const double card = panel.copies.empty() || flow.rest().width() <= 380 ? 0 : std::min(room, style.px(74));
    const double indent = card > 0 ? copiesIn(panel, card).width + style.px(16) : 0;
    const auto background = [&](const Pencil& pen, const QRectF& box) {
        pen.round(box, pad, faint(Qt::white, 0.05));
        if (card > 0)
            paintCopies(pen, {box.left() + pad, box.center().y() - card / 2}, card, panel);
    };
    flow.framed(pad + indent, pad, background, [&](kit::Flow& words) {
        words.skip(pad * 0.6);
        for (const QString& line : panel.facts) {
            words.text(line, {style.text(13), false, style.canvas.theme.tableText, {}, 2});
            words.skip(style.px(2));
        }
        words.skip(std::max(pad * 0.4, card > 0 ? card + 2 * pad - words.used() : 0));
    });
}

double evaluationLine(const Style& style)
{
    return style.text(13) * 1.6;
}

/// Paints actions with their figures, in two columns if one is too short.
void paintEvaluations(const Pencil& pen, const QRectF& box, const PanelDrawable& panel)
{
    const double line = evaluationLine(pen), gap = pen.px(24);
    const auto rows = std::max<std::size_t>(1, static_cast<std::size_t>(box.height() / line));
    const std::size_t columns = panel.evaluations.others.size() > rows ? 2 : 1;
    const double width =
        std::min((box.width() - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns), 22.0 * pen.text(13));
    const TextStyle action{pen.text(13), false, pen.theme().tableText};
    const TextStyle figure{pen.text(13), true, pen.theme().tableText, Qt::AlignRight | Qt::AlignVCenter};
    for (std::size_t i = 0; i < std::min(panel.evaluations.others.size(), rows * columns); ++i) {
        const PanelEvaluations::Other& each = panel.evaluations.others[i];
        const QRectF rect(box.left() + static_cast<double>(i / rows) * (width + gap),
                          box.top() + static_cast<double>(i % rows) * line, width, line);
        const double taken = pen.widthOf(each.figure, figure) + pen.px(8);
        pen.write(rect.adjusted(0, 0, -taken, 0), each.action, action);
        pen.writeFigures(rect, each.figure, figure);
    }
}

/// Title and detail next to the badge and the hint; on a panel of rows in one line.
void paintPanelHead(kit::Flow& flow, const Pencil& pen, const PanelDrawable& panel)
{
    const QRectF inner = flow.rest();
    const double pad = pen.px(16);
    double hintWidth = 0;
    if (panel.hasBadge)
        drawBadge(pen, QRectF(inner.left(), inner.top(), pen.px(40), pen.px(42)), panel.badge);
    if (!panel.hint.isEmpty()) {
        const TextStyle hint{pen.text(14), false, pen.theme().legal, Qt::AlignRight | Qt::AlignTop};
        const double share = panel.detail.isEmpty() ? 0.7 : 0.5;
        const double room = std::min(pen.widthOf(panel.hint, hint) + 2, inner.width() * share);
        pen.write(QRectF(inner.right() - room, inner.top() + pen.px(3), room, pen.px(26)), panel.hint, hint);
        hintWidth = room + pad / 2;
    }
    if (!panel.rows) {
        flow.inset(badgeRoom(pen, panel), hintWidth, [&](kit::Flow& words) { layHead(words, panel); });
        return flow.skip(std::max(pen.px(8), panel.hasBadge ? pen.px(46) - flow.used() : 0)); // below the badge
    }
    TextStyle title = titleStyle(pen);
    title.lines = 1;
    QRectF head = inner.adjusted(0, 0, -hintWidth, 0);
    const double wide = std::min(head.width(), pen.widthOf(panel.title, title) + 1);
    kit::Flow(pen, QRectF(head.topLeft(), QSizeF(wide, head.height()))).text(panel.title, title);
    const QRectF rest(head.left() + wide + pad * 0.6, head.top(), head.width() - wide - pad * 0.6, pen.text(20) * 1.4);
    if (rest.width() > 40)
        pen.write(rest, panel.detail, {pen.text(14), false, pen.theme().tableDim});
}

/// Paints the heads of the rows; their bottom is at `bottom`.
void paintColumnHeads(const Pencil& pen, double bottom, double width, const std::vector<QString>& heads)
{
    const auto columns = rowColumns(pen, width);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double x = columns[i] * width;
        const double end = (i + 1 < columns.size() ? columns[i + 1] : 1) * width - pen.px(8);
        QRectF room(x, bottom - pen.px(18), end - x, pen.px(18));
        const bool isNarrow = i == 1; // a column of short numbers: its head may extend to the left
        if (isNarrow)
            room.adjust(-pen.px(28), 0, -pen.px(8), 0);
        if (end > x + 20)
            pen.write(
                room, heads[i],
                {pen.text(12), false, pen.theme().tableDim, (isNarrow ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom});
    }
}

double answerButton(const Style& style)
{
    return std::max(32.0, style.px(40));
}

/// A consequence of an answer, with a sign if it is good or bad.
void layConsequence(kit::Flow& flow, const Consequence& consequence)
{
    const Style& style = flow.style();
    const Theme& theme = style.canvas.theme;
    const bool good = consequence.sign == Consequence::Sign::Good, bad = consequence.sign == Consequence::Sign::Bad;
    const int px = style.text(13);
    if (flow.rest().height() < px)
        return;
    const double sign = good || bad ? style.px(18) : 0;
    if (const auto pen = flow.pen(); pen && sign > 0)
        pen->write({flow.rest().left(), flow.rest().top() - px * 0.12, sign, px * 1.4},
                   good ? QStringLiteral("+") : QString(QChar(0x2212)),
                   {style.text(16), true, good ? theme.tableGood : theme.tableDanger});
    flow.inset(sign, 0, [&](kit::Flow& words) {
        words.text(consequence.head, {px, true, theme.tableText, {}, 2});
        words.text(consequence.text, {px, false, theme.tableDim, {}, 4});
    });
    flow.skip(style.px(5));
}

void layAnswer(kit::Flow& flow, const AnswerDrawable& answer)
{
    const Style& style = flow.style();
    const double pad = style.px(8);
    flow.skip(pad);
    flow.inset(pad, pad, [&](kit::Flow& inner) {
        const QRectF button = inner.take(answerButton(style));
        if (const auto pen = inner.pen())
            paint(*pen, button, kit::Button{.label = answer.label, .key = answer.key, .brass = true, .px = 15});
        inner.skip(style.px(8));
        for (const Consequence& each : answer.consequences)
            layConsequence(inner, each);
    });
    flow.skip(pad);
}

// In plate heights: the disc, and the margins of the text.
constexpr double kDiscShare = 0.78, kBeforeName = 1.08, kAfterCoins = 0.36;

int platePx(double height)
{
    return std::max(11, static_cast<int>(height * 0.44));
}

} // namespace

void paint(const Pencil& pen, QRectF box, const TableDrawable&)
{
    const bool flat = pen.theme().kind == ThemeKind::HighContrast;
    if (!flat) {
        pen->save();
        pen->translate(box.center());
        pen->scale(box.width() / 2, box.height() / 2);
        const auto light =
            kit::graded(QRadialGradient(QPointF(), 1),
                        {{0, faint(Qt::white, 0.075)}, {0.7, faint(Qt::white, 0.045)}, {1, faint(Qt::white, 0.015)}});
        pen.inked(Qt::NoPen, light).drawEllipse(QPointF(), 1, 1);
        pen->restore();
    }
    pen.inked(QPen(faint(pen.theme().brass, flat ? 0.6 : 0.24), 1)).drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
}

void paint(const Pencil& pen, QRectF box, const BankDrawable&)
{
    const double width = box.width() * 0.48, foot = box.height() * 0.86;
    drawCoins(pen, {width / 2, foot}, width, 5);
    drawCoins(pen, {box.width() - width / 2, foot}, width, 5);
    drawCoins(pen, {box.width() / 2, box.height()}, width, 4);
}

void paint(const Pencil& pen, QRectF box, const PlateDrawable& plate)
{
    const Theme& theme = pen.theme();
    kit::paintBackground(pen, box, box.height() / 2, plate.turn);
    pen->setOpacity(plate.out.isEmpty() ? 1 : 0.75);
    const double disc = box.height() * kDiscShare, inset = (box.height() - disc) / 2;
    if (plate.hasDisc)
        kit::paintSeatDisc(pen, QRectF(box.left() + inset, box.top() + inset, disc, disc), plate.seat);
    const int px = platePx(box.height());
    QRectF words =
        box.adjusted(box.height() * (plate.hasDisc ? kBeforeName : kAfterCoins), 0, -box.height() * kAfterCoins, 0);
    if (!plate.out.isEmpty()) {
        const TextStyle out{std::max(11, px - 2), false, theme.tableDim, Qt::AlignRight | Qt::AlignVCenter};
        const double width = pen.widthOf(plate.out, out) + 1;
        pen.write(words, plate.out, out);
        words.setRight(words.right() - width - 4);
    } else {
        const double coin = box.height() * 0.58;
        drawCoin(pen, QRectF(words.right() - coin, box.center().y() - coin * kCoinAspect / 2, coin, coin * kCoinAspect));
        words.setRight(words.right() - coin - box.height() * 0.16);
        const TextStyle figure{px + 1, true, theme.tableText, Qt::AlignRight | Qt::AlignVCenter};
        const QString coins = QString::number(plate.coins);
        pen.writeFigures(words, coins, figure);
        words.setRight(words.right() - figuresWidth(pen.canvas, coins, figure) - 4);
    }
    kit::paintNames(pen, words, {.name = plate.seat.name, .namePx = px / pen.unit});
    pen->setOpacity(1);
}

double plateWidth(const Canvas& canvas, const QString& name, double height)
{
    const int px = platePx(height);
    const double coins = figuresWidth(canvas, QStringLiteral("10"), {.px = px + 1, .bold = true}) + 0.74 * height;
    const double out = textSize(canvas, TableText::out(), {.px = std::max(11, px - 2)}).width() + 1;
    return textSize(canvas, name, {.px = px, .bold = true}).width() + 1 + std::max(coins, out) + 4
        + (kBeforeName + kAfterCoins) * height;
}

void paint(const Pencil& pen, QRectF box, const ClaimsDrawable& drawable)
{
    const auto& [claims, align] = drawable;
    const Theme& theme = pen.theme();
    const int px = pen.text(12);
    const double badge = box.height() * 0.82, gap = pen.px(6);
    const auto after = [](const ClaimMark& claim) {
        QString text = claim.times > 1 ? QStringLiteral("×%1").arg(claim.times) : QString();
        return claim.shown ? text + QChar(0x2713) : text;
    };
    const TextStyle how{px, false, theme.tableDim};
    double width = -gap;
    for (const ClaimMark& each : claims)
        width += badge + gap + (after(each).isEmpty() ? 0 : pen.widthOf(after(each), how) + 2);
    double x = align & Qt::AlignLeft ? box.left() : box.center().x() - width / 2;
    for (const ClaimMark& each : claims) {
        const QRectF shield(x, box.center().y() - badge / 2, badge, badge);
        pen->setOpacity(each.caught ? 0.75 : 1);
        drawBadge(pen, shield, each.role);
        pen->setOpacity(1);
        if (each.caught)
            for (const auto& [colour, broad] :
                 {std::pair(QColor(Qt::white), 3.6), std::pair(QColor(0xE0, 0x55, 0x5A), 2.2)}) {
                pen.inked(QPen(colour, broad, Qt::SolidLine, Qt::RoundCap))
                    .drawLine(shield.bottomLeft() + QPointF(2, -3), shield.topRight() + QPointF(-2, 2));
            }
        x += badge;
        if (const QString text = after(each); !text.isEmpty()) {
            const double wide = pen.widthOf(text, how);
            pen.write(QRectF(x + 2, box.top(), wide + 1, box.height()), text,
                      {px, each.shown, each.shown ? theme.tableGood : theme.tableDim});
            x += wide + 2;
        }
        x += gap;
    }
}

void paint(const Pencil& pen, QRectF box, const BubbleDrawable& bubble)
{
    const QRectF words = kit::paintBubble(pen, box, bubble.bubble);
    if (bubble.role == Role::None)
        return;
    const double badge = badgeSide(pen, bubble.bubble);
    pen->setOpacity(bubble.failed ? 0.5 : 1);
    drawBadge(pen, QRectF(words.left(), words.center().y() - badge / 2, badge, badge), bubble.role);
    pen->setOpacity(1);
}

void paint(const Pencil& pen, QRectF box, const SeatTargetDrawable& target)
{
    if (target.lit)
        pen.round(box, pen.px(12), faint(pen.theme().legal, 0.14));
}

void paint(const Pencil& pen, QRectF box, const PanelDrawable& panel)
{
    kit::paintBackground(pen, box, pen.px(12), panel.asks);
    const double pad = pen.px(16);
    kit::Flow flow(pen, box.adjusted(pad, pad * 0.7, -pad, -pad * 0.6 - panel.free));
    paintPanelHead(flow, pen, panel);
    if (!panel.evaluations.pill.isEmpty()) {
        const kit::Chip chip{panel.evaluations.pill, true};
        const QSizeF size = chipSize(pen, chip);
        QRectF pill = flow.take(size.height());
        pill.setWidth(std::min(size.width(), pill.width()));
        paint(pen, pill, chip);
        flow.skip(pen.px(8));
    }
    if (!panel.evaluations.others.empty() && flow.rest().height() > 0) {
        const double wanted = evaluationLine(pen) * static_cast<double>(panel.evaluations.others.size());
        paintEvaluations(pen, flow.take(std::min(wanted, flow.rest().height())), panel);
        flow.skip(pen.px(8));
    }
    const double accounts = accountsHeight(pen, panel);
    if (!panel.facts.empty()) {
        const double height = std::min(kit::Flow::heightOf(pen, panel, flow.rest().width(), layFacts),
                                       flow.rest().height() - (accounts > 0 ? accounts + pad : 0));
        if (height > pen.text(13) * 1.6) {
            kit::Flow facts(pen, flow.take(height));
            layFacts(facts, panel);
            flow.skip(pad * 0.7);
        }
    }
    QRectF rest = flow.rest();
    const double least = accounts - pen.text(12) * 1.5; // one line of words instead of two
    if (accounts > 0 && rest.height() >= least)
        paintAccounts(pen, kit::takeBottom(rest, std::min(rest.height(), roomyAccountsHeight(pen, panel))), panel);
    if (!panel.columns.empty())
        paintColumnHeads(pen, flow.rest().bottom(), box.width(), panel.columns);
}

double headHeight(const Style& style, const PanelDrawable& panel, double width)
{
    if (panel.rows)
        return style.px(12) + style.text(20) * 1.4 + style.px(6);
    const double room = width - style.px(32) - badgeRoom(style, panel);
    return style.px(12) + kit::Flow::heightOf(style, panel, room, layHead) + style.px(8);
}

QRectF askedBox(const Style& style, const PanelDrawable& panel, const QRectF& box)
{
    const QPointF corner = box.topLeft() + QPointF(style.px(16) + badgeRoom(style, panel), style.px(11));
    const double room = box.right() - style.px(16) - corner.x();
    const double title = style.widthOf(panel.title, titleStyle(style));
    const double detail = panel.detail.isEmpty() ? 0 : style.widthOf(panel.detail, detailStyle(style));
    const double wide = panel.rows && detail > 0 ? title + style.px(10) + detail : std::max(title, detail);
    return {corner, QSizeF(std::min(wide, room), headHeight(style, panel, box.width()) - style.px(19))};
}

double contentHeight(const Style& style, const PanelDrawable& panel, double width)
{
    const double pill =
        panel.evaluations.pill.isEmpty() ? 0 : kit::chipSize(style, {panel.evaluations.pill}).height() + style.px(8);
    const double evaluations = panel.evaluations.others.empty()
        ? 0
        : evaluationLine(style) * static_cast<double>(panel.evaluations.others.size()) + style.px(8);
    const double facts =
        panel.facts.empty() ? 0 : kit::Flow::heightOf(style, panel, width - style.px(32), layFacts) + style.px(6);
    return std::max(headHeight(style, panel, width), panel.hasBadge ? style.px(62) : 0) + pill + evaluations + facts
        + roomyAccountsHeight(style, panel) + style.px(10);
}

void paint(const Pencil& pen, QRectF box, const RowDrawable& row)
{
    const Theme& theme = pen.theme();
    if (row.chosen)
        pen.round(box, pen.px(10), faint(theme.brass, 0.14), QPen(theme.brass, 2));
    else if (row.pointedAt && row.enabled)
        pen.round(box, pen.px(10), faint(Qt::white, 0.07));
    const auto columns = rowColumns(pen, box.width());
    const QSizeF figure = row.figure.text.isEmpty() ? QSizeF() : kit::chipSize(pen, row.figure);
    const double last = box.width() - (figure.isEmpty() ? 0 : figure.width() + pen.px(8)); // at the end of the row
    const auto part = [&](std::size_t i, double gap) {
        const double end = i + 1 < columns.size() && columns[i + 1] < 1 ? columns[i + 1] * box.width() : last;
        return QRectF(columns[i] * box.width(), box.top(), end - columns[i] * box.width() - gap, box.height());
    };
    if (!figure.isEmpty())
        paint(pen, QRectF(QPointF(last, box.center().y() - figure.height() / 2), figure), row.figure);
    const double pale = row.enabled ? 1 : 0.5;
    const auto ink = [&](const QColor& colour) { return faint(colour, pale); };

    const double key = std::max(16.0, pen.px(20));
    const QRectF cap(pen.px(8), box.center().y() - key / 2, key, key);
    kit::paintKeyCap(pen, cap, row.key, ink(theme.tableDim));
    const TextStyle label{pen.text(15), true, ink(theme.tableText), Qt::AlignLeft | Qt::AlignVCenter, 2};
    pen.write(part(0, -pen.px(22)), row.label, label); // the next column is narrow
    const QColor gain = row.coins.startsWith(QLatin1Char('+')) ? QColor(0xEB, 0xCB, 0x86) : theme.tableText;
    pen.writeFigures(part(1, pen.px(16)), row.coins, {pen.text(15), false, ink(gain), Qt::AlignRight | Qt::AlignVCenter});

    QRectF claim = part(2, pen.px(18)); // a gap to the next column
    if (row.claim != Role::None) {
        const double badge = std::max(16.0, pen.px(20));
        pen->setOpacity(pale);
        drawBadge(pen, QRectF(claim.left(), claim.center().y() - badge / 2, badge, badge), row.claim);
        pen->setOpacity(1);
        claim.setLeft(claim.left() + badge + pen.px(6));
    }
    const TextStyle role{pen.text(14), false, ink(row.claim == Role::None ? theme.tableDim : theme.tableText)};
    const TextStyle how{pen.text(12), row.isHeld, row.isHeld ? theme.tableGood : kBluff};
    const QString held = row.enabled ? row.held : QString();
    const double width = std::min(pen.widthOf(row.claimText, role) + 1, claim.width()), next = width + pen.px(7);
    if (held.isEmpty() || next + pen.widthOf(held, how) <= claim.width()) {
        pen.write(QRectF(claim.topLeft(), QSizeF(width, claim.height())), row.claimText, role);
        pen.write(claim.adjusted(next, 0, 0, 0), held, how);
    } else { // in a line of its own
        const double above = role.px * 1.2, below = how.px * 1.2, top = claim.center().y() - (above + below) / 2;
        pen.write({claim.left(), top, claim.width(), above}, row.claimText, role);
        pen.write({claim.left(), top + above, claim.width(), below}, held, how);
    }

    QRectF answer = part(3, pen.px(8));
    if (columns[3] >= 1)
        return;
    if (!row.enabled || row.warns) {
        const QRectF sign(answer.left(), answer.center().y() - pen.px(8), pen.px(16), pen.px(16));
        if (row.enabled)
            pen.icon(sign, Icon::Warning, kBluff);
        else
            kit::paintPadlock(pen, sign, kBluff);
        answer.setLeft(answer.left() + pen.px(22));
    }
    const QColor ink3 = row.enabled && !row.warns ? theme.tableText : kBluff;
    const TextStyle small{pen.text(12), false, ink3, Qt::AlignLeft | Qt::AlignVCenter,
                          box.height() > pen.text(12) * 2.6 ? 2 : 1};
    pen.write(answer, textFits(pen.canvas, row.answer, small, answer.width()) ? row.answer : row.brief, small);
}

std::array<double, 4> rowColumns(const Style& style, double width)
{
    const double first = std::max(30.0, style.px(36)) / width;
    if (width < 400)
        return {first, 0.42, 0.55, 1};
    return {first, 0.235, 0.345, 0.6};
}

void paint(const Pencil& pen, QRectF box, const AnswerDrawable& answer)
{
    pen.round(box, pen.px(10), faint(Qt::white, answer.pointedAt ? 0.11 : 0.055), QPen(faint(Qt::white, 0.12), 1));
    kit::Flow flow(pen, box);
    layAnswer(flow, answer);
}

double answerHeight(const Style& style, const AnswerDrawable& answer, double width)
{
    return kit::Flow::heightOf(style, answer, width, layAnswer);
}

void paint(const Pencil& pen, QRectF, const ArrowDrawable& arrow)
{
    const QColor colour = arrow.threat ? QColor(0xE0, 0x55, 0x5A) : pen.theme().brass;
    const QPointF way = arrow.to - arrow.bend;
    const double length = std::max(1.0, std::hypot(way.x(), way.y()));
    const QPointF ahead = way / length, across(-ahead.y(), ahead.x());
    const double head = pen.px(20);
    const QPointF neck = arrow.to - ahead * head * 0.8;
    QPainterPath path(arrow.from);
    path.quadTo(arrow.bend, neck);
    pen.inked(QPen(QColor(0x1A, 0x0F, 0x20, 180), pen.px(9), Qt::SolidLine, Qt::RoundCap)).drawPath(path);
    const QPen line(colour, pen.px(arrow.threat ? 3 : 4), Qt::SolidLine, Qt::RoundCap);
    pen->setPen(arrow.threat ? kit::dashed(line, {0.4, 2.8}) : line);
    pen->drawPath(path);
    pen.inked(Qt::NoPen, colour)
        .drawPolygon(QPolygonF(
            {arrow.to, arrow.to - ahead * head + across * head * 0.5, arrow.to - ahead * head - across * head * 0.5}));
}

void paint(const Pencil& pen, QRectF box, const CourtDrawable& court)
{
    const int all = std::accumulate(court.cards.begin(), court.cards.end(), 0);
    const double width = box.height() / kCardAspect;
    const kit::Spread row(all, width, width * 0.12, box.width());
    double x = (box.width() - row.width) / 2;
    for (const Role role : kAllRoles)
        for (int i = 0; i < court.cards[asIndex(role)]; ++i) {
            drawSmallCard(pen, QRectF(x, 0, width, box.height()), role, CardState::Held);
            x += row.pitch;
        }
}

void paint(const Pencil& pen, QRectF box, const CoinChangeDrawable& change)
{
    const QColor ink = change.coins < 0 ? pen.theme().tableDanger : pen.theme().tableGood;
    pen.round(box, box.height() / 2, QColor(18, 11, 23, 235), QPen(faint(ink, 0.6), 1));
    pen.write(box, kit::signedNumber(change.coins), {pen.text(15), true, ink, Qt::AlignCenter});
}

QSizeF changeSize(const Style& style)
{
    return {std::max(34.0, style.px(50)), std::max(20.0, style.px(26))};
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    painter.save();
    enterTile(painter, rect, canvas);
    const Style style{canvas, 0.5};
    painter.save();
    painter.translate(16, 22);
    paint(kit::Pencil(painter, style), {0, 0, 195, 128}, TableDrawable());
    painter.restore();
    const auto card = [&](double x, double y, double width) { return QRectF(x, y, width, width * kCardAspect); };
    drawBack(painter, card(18, 34, 30));
    drawSmallCard(painter, card(51, 34, 30), Role::Contessa, CardState::Lost);
    drawBack(painter, card(146, 34, 30));
    drawBack(painter, card(179, 34, 30));
    drawBack(painter, card(83, 12, 30));
    drawBack(painter, card(116, 12, 30));
    drawCoins(painter, {95, 92}, 20, 5);
    drawCoins(painter, {114, 96}, 20, 4);
    drawCoins(painter, {133, 92}, 20, 5);
    drawSmallCard(painter, card(60, 108, 52), Role::Duke, CardState::Held);
    drawSmallCard(painter, card(116, 108, 52), Role::Captain, CardState::Held);
    drawBadge(painter, QRectF(24, 84, 20, 20), Role::Duke);
    drawBadge(painter, QRectF(184, 84, 20, 20), Role::Captain);
    painter.restore();
}

} // namespace parlour::coup
