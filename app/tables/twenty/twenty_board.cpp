// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/twenty/twenty_board.h"

#include <algorithm>

namespace parlour::twenty {

Measures::Measures(QSizeF room)
{
    constexpr double kTop = 14, kBand = 50, kUnderBand = 14, kRow = kCardWidth * kCardAspect;
    constexpr double kBarGap = 21, kBar = 36, kMiddle = 86;
    constexpr double kUnderRow = 40, kHandBand = 140, kFoot = 12;
    const double least = kTop + kBand + kUnderBand + 2 * (kRow + kBarGap + kBar) + kMiddle + kUnderRow + kHandBand + kFoot;
    unit = std::min({room.width() / (kRowWidth + 40), room.height() / least, 2.0});
    left = (room.width() - px(kRowWidth)) / 2;
    right = room.width();

    const double spare = room.height() / unit - least;
    const double share = std::min(spare, 60.0) / 37;
    double y = std::max(0.0, spare - 60) / 2 + kTop;
    const auto place = [&](double height, double gap) { return px(std::exchange(y, y + height + gap)); };
    topLine = place(kBand, kUnderBand) + px(kBand / 2);
    row[0] = place(kRow, kBarGap + 9 * share);
    bar[0] = place(kBar, kMiddle + 4 * share);
    bar[1] = place(kBar, kBarGap + 9 * share);
    row[1] = place(kRow, kUnderRow + 15 * share);
    hand = px(y);
    handHeight = px(kHandBand);
}

QHash<QString, QRectF> partsOf(QSizeF room)
{
    const Measures m(room);
    const double gap = m.px(4);
    QHash<QString, QRectF> parts;
    for (const int row : {0, 1}) {
        const QRectF cards(m.left, m.row[static_cast<std::size_t>(row)], m.px(Measures::kRowWidth), m.card().height());
        parts.insert(kit::numbered("row", row), cards.adjusted(-gap, -gap, gap, gap));
    }
    QRectF last = parts[QStringLiteral("row:0")];
    last.setLeft(m.left + (kPlaces - 1) * m.px(Measures::kPitch) - gap);
    parts.insert(QStringLiteral("last:0"), last);
    const double tall = m.handHeight - m.px(Measures::kFigureBand);
    parts.insert(QStringLiteral("hand:1"), QRectF(m.x(202), m.hand - gap, m.px(448), tall + 2 * gap));
    parts.insert(QStringLiteral("hand:0"),
                 QRectF(m.x(Measures::kRowWidth - 286), m.topLine - m.px(32), m.px(286), m.px(64)));
    for (const int note : {0, 1})
        parts.insert(kit::numbered("note", note),
                     QRectF(m.x(664), m.hand + note * m.handHeight / 2, m.px(192), m.handHeight / 2 - gap));
    return parts;
}

BoardBuilder::BoardBuilder(const kit::Seating& seating, Seat turn, const Gesture& gesture, const Canvas& canvas)
    : Builder(gesture, {canvas, Measures(canvas.size).unit}),
      seating_(seating),
      turn_(turn),
      m_(canvas.size)
{
}

Piece BoardBuilder::cardPiece(double width, double height) const
{
    return {.height = height, .role = Role::Card, .radius = px(5), .cut = width * kCardCut, .shadow = Shadow::Rest};
}

QRectF BoardBuilder::rowBox(Seat seat, int index, int count) const
{
    const QSizeF card = m_.card();
    const double gap = px(Measures::kPitch - Measures::kCardWidth);
    const double pitch = kit::Spread(std::max(count, kPlaces), card.width(), gap, px(Measures::kRowWidth)).pitch;
    return {QPointF(m_.left + index * pitch, m_.row[rowOf(seat)]), card};
}

std::vector<QRectF> BoardBuilder::handBoxes(Seat seat, int count, double figure)
{
    const bool mine = isMine(seat);
    const double gap = px(mine ? 12 : 6), room = px(mine ? 448 : 278);
    const double tall = m_.handHeight - px(Measures::kFigureBand);
    const double wanted = mine ? tall / kCardAspect : px(46);
    const QSizeF size = cardSize(std::min(wanted, room / count - gap));
    const double pitch = std::min(std::max(size.width() + gap, figure + 2), room / count);
    const double all = (count - 1) * pitch + size.width();
    double x = mine ? m_.x(426) - all / 2 : m_.x(Measures::kRowWidth) - all - std::max(0.0, figure - size.width()) / 2;
    const double top = mine ? m_.hand : m_.topLine - size.height() / 2;
    if (mine)
        handLeft_ = x;
    std::vector<QRectF> boxes;
    for (int i = 0; i < count; ++i)
        boxes.emplace_back(QPointF(std::exchange(x, x + pitch), top), size);
    return boxes;
}

QRectF BoardBuilder::buttonBox(int index) const
{
    const double gap = px(10), height = (m_.handHeight - gap) / 2;
    return {m_.x(664), m_.hand + index * (height + gap), px(192), height};
}

void BoardBuilder::placePlate(Seat seat, SeatDrawable plate, const QString& name)
{
    plate.winsAt = winsNextToName(style_, plate);
    const QSizeF size = isMine(seat) ? QSizeF(handLeft_ - m_.x(4), px(100)) : QSizeF(px(340), px(76));
    const double top = isMine(seat) ? m_.hand : m_.topLine - size.height() / 2;
    addSeat(seating_, seat, QRectF(QPointF(m_.x(-4), top), size), plate, name);
}

void BoardBuilder::placeTotal(Seat seat, const TotalDrawable& total, bool standing)
{
    const double middle = m_.bar[rowOf(seat)] + m_.barHeight() / 2;
    const QRectF rect(m_.left, middle - px(32), px(130), px(64));
    const bool bust = total.total > kGoal;
    add(kit::numbered("total", seat), rect, total, 0, BoardText::total(seating_.name(seat), total.total, standing));
    if (!standing && !bust)
        return;
    // The tag is at the ruler.
    const QString text = bust ? BoardText::bust() : BoardText::stands();
    const QSizeF size = tagSize(style_, text);
    const double top = isMine(seat) ? middle - px(28) - size.height() : middle + px(28);
    const QRectF tag(QPointF(m_.x(130) - size.width(), top), size);
    add(kit::numbered("tag", seat), tag, TagDrawable{text, bust});
}

void BoardBuilder::placePlaces(Seat seat, int count)
{
    if (count > kPlaces)
        return;
    const QRectF all(m_.left, m_.row[rowOf(seat)], px(Measures::kRowWidth), m_.card().height());
    add(kit::numbered("places", seat), all, PlacesDrawable{m_.card(), px(Measures::kPitch)});
}

void BoardBuilder::placeBar(Seat seat, const BarDrawable& bar)
{
    const QRectF rect(m_.barLeft(), m_.bar[rowOf(seat)], m_.barWidth(), m_.barHeight());
    add(kit::numbered("bar", seat), rect, bar);
}

void BoardBuilder::placeLastMove(Seat seat, const QString& text, double room)
{
    if (text.isEmpty() || reportOn(seat) || (isMine(seat) && seating_.isPlaying()))
        return;
    const kit::Bubble bubble{.text = text, .tip = kit::Tip::Left, .dark = true, .lines = isMine(seat) ? 3 : 2};
    const QSizeF size = bubbleSize(style_, bubble, px(isMine(seat) ? 200 : room));
    const QPointF tip = isMine(seat) ? QPointF(m_.x(656), m_.hand + px(58)) : QPointF(m_.x(344), m_.topLine);
    add(kit::numbered("move", seat), QRectF(tip - QPointF(0, size.height() / 2), size), bubble);
}

void BoardBuilder::placeRuler()
{
    const double margin = px(36), over = px(8);
    const QRectF rect(m_.barLeft() - margin, m_.bar[0] - over, m_.barWidth() + 2 * margin,
                      m_.bar[1] + m_.barHeight() - m_.bar[0] + 2 * over);
    add(QStringLiteral("ruler"), rect, RulerDrawable{margin, BoardText::bust()}, {.height = 3});
}

void BoardBuilder::placeDeck(int left)
{
    const QSizeF card = cardSize(px(64));
    const QRectF top(QPointF(m_.x(Measures::kRowWidth) - card.width(), m_.middle() - card.height() / 2 - px(14)), card);
    for (int under = std::min(3, left) - 1; under >= 0; --under) {
        add(kit::numbered("deck", under), top.translated(-px(3) * under, -px(2) * under), backFace(),
            {.radius = px(4), .cut = card.width() * kCardCut, .shadow = under == 0 ? Shadow::Rest : Shadow::None});
    }
    const double half = std::min(px(60), m_.right - 4 - top.center().x());
    const kit::Figure count{QString::number(left), tr("house cards")};
    const QRectF words(top.center().x() - half, top.bottom() + px(4), 2 * half, figureSize(style_, count).height());
    add(QStringLiteral("deck:count"), words, count, 0, tr("house deck, %n card(s) left", nullptr, left));
    out_.anchors.insert(QStringLiteral("deck"), {top.center(), card, 0, backFace()});
}

void BoardBuilder::placeDeckCounts(const HouseCounts& left)
{
    const double above = m_.row[1] + m_.card().height(), tall = std::min(m_.px(38), m_.hand - above - 2);
    const QRectF rect(m_.x(Measures::kRowWidth) - m_.px(236), (above + m_.hand - tall) / 2, m_.px(236), tall);
    add(QStringLiteral("left"), rect, DeckCountsDrawable{left}, 0, BoardText::leftInDeck(left));
}

Piece& BoardBuilder::placeButton(int index, const QString& id, const QString& label, const QString& key,
                                 const std::string& action, const QString& whyNot, const std::string& weighed)
{
    const Report* report = reportOn(seating_.me());
    const bool weighs = report && !figureOf(*report, weighed).isEmpty();
    const kit::Button button{.label = label,
                             .key = !action.empty() && !weighs ? key : QString(),
                             .brass = index == 0,
                             .enabled = !action.empty(),
                             .chosen = report && report->chosen == weighed,
                             .px = weighs ? 14.0 : 16.0,
                             .figureRoom = weighs ? px(76) : 0};
    Piece& piece = addButton(id, buttonBox(index), button, action, seating_.isPlaying() ? whyNot : QString());
    if (!action.empty())
        piece.shortcut = key;
    return piece;
}

void BoardBuilder::placeOption(const Report& report, Seat seat, int index, const QString& id, const QString& label,
                               const std::string& action)
{
    QRectF rect = buttonBox(index);
    if (!isMine(seat)) {
        const double height = px(27);
        rect = QRectF(m_.x(348), m_.topLine + (index == 0 ? -height - px(1) : px(1)), px(228), height);
        const kit::Button option{
            .label = label, .enabled = false, .chosen = report.chosen == action, .px = 14, .figureRoom = px(76)};
        add(kit::numbered("option", index), rect, option, 4);
    }
    placeFigure(id, QPointF(rect.right() - px(42), rect.center().y()), report, action, !isMine(seat));
}

void BoardBuilder::placeSideFigure(const Report& report, Seat seat, const QString& id, const std::string& action)
{
    Piece& piece = *out_.find(id);
    if (const QString figure = figureOf(report, action); !figure.isEmpty())
        piece.description = figure;
    const double below = piece.centre.y() + piece.size.height() / 2 - px(8);
    const QPointF at(piece.centre.x(), isMine(seat) ? m_.hand + m_.handHeight - px(12) : below);
    placeFigure(id, at, report, action, !isMine(seat));
}

void BoardBuilder::placeFigure(const QString& about, QPointF centre, const Report& report, const std::string& action,
                               bool small)
{
    if (const QString figure = figureOf(report, action); !figure.isEmpty())
        addChip(QStringLiteral("figure:") + about, centre, {figure, action == report.chosen, small}, 7);
}

double BoardBuilder::widestFigure(Seat seat) const
{
    double widest = 0;
    if (const Report* report = reportOn(seat))
        for (const Candidate& each : report->candidates)
            widest = std::max(widest, kit::chipSize(style_, {figureOf(*report, each), false, true}).width());
    return widest;
}

void BoardBuilder::placeNote(const QString& text, const Piece* about)
{
    if (text.isEmpty())
        return;
    kit::Bubble bubble{.text = text, .tip = about ? kit::Tip::Down : kit::Tip::None};
    const QSizeF size = bubbleSize(style_, bubble, px(Measures::kRowWidth));
    const double aim = about ? about->centre.x() : m_.x(Measures::kRowWidth / 2);
    const double left = std::clamp(aim - size.width() / 2, m_.left, m_.x(Measures::kRowWidth) - size.width());
    // Above the piece, which the stage lifts by 0.06 and enlarges; else between the rows.
    const double rowEnd = m_.row[1] + m_.card().height();
    const double bottom = about ? about->centre.y() - 0.59 * about->size.height() : (rowEnd + m_.hand + size.height()) / 2;
    const QRectF rect(QPointF(left, bottom - size.height()), size);
    bubble.tipAt = aim - left;
    add(QStringLiteral("note"), rect, bubble, 8, spoken(text));
}

Layout BoardBuilder::finished()
{
    const double top = m_.bar[1];
    out_.playZone = QRectF(0, top, m_.right, m_.hand - top);
    return std::move(out_);
}

} // namespace parlour::twenty
