#include "app/desktop/pazaak/pazaak_layout.h"

#include "app/desktop/pazaak/pazaak_cards.h"
#include "app/desktop/stage/paint.h"

#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace parlour::pazaak {

namespace {

constexpr int kPlaces = 9;
constexpr double kRowWidth = 856; ///< nine cards of 88 and eight gaps of 8
constexpr double kCardWidth = 88, kPitch = 96;
const QColor kMist(0x9c, 0xc3, 0xea); ///< thin lines on the night
const QColor kInk(0x10, 0x23, 0x3a); ///< on paper and on light segments
const QColor kPaper(0xf2, 0xf0, 0xe8);
const QColor kSegment(0xd7, 0xe0, 0xea);

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QSizeF cardSize(double width)
{
    return {width, width * kCardAspect};
}

QString key(const char* what, std::initializer_list<QString> parts)
{
    QString text = QLatin1String("pazaak:") + QLatin1String(what);
    for (const QString& part : parts)
        text += QLatin1Char(':') + part;
    return text;
}

// ------------------------------------------------------------------------------------------------------ painted pieces

/// Everything a bar shows; a value, so that its face needs no key of its own but this.
struct Bar {
    std::vector<int> house;
    int side = 0; ///< already played; 0: none
    int ghost = 0; ///< previewed; 0: none

    QString text() const
    {
        QString text;
        for (const int value : house)
            text += QString::number(value) + QLatin1Char(',');
        return text + QStringLiteral("%1,%2").arg(side).arg(ghost);
    }
};

void paintHatching(QPainter& painter, QRectF rect, const QColor& colour, double step)
{
    painter.save();
    painter.setClipRect(rect);
    painter.setPen(QPen(faint(colour, 0.32), step * 0.38));
    for (double x = rect.left() - rect.height(); x < rect.right(); x += step)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.restore();
}

/// A sum drawn to scale, a segment a card.
void paintBar(QPainter& painter, QSizeF size, const Bar& bar, const Canvas& canvas)
{
    const Theme& theme = canvas.theme;
    const double point = size.width() / kHighestTotal;
    const double scale = size.height() / 36;
    const QRectF all(QPointF(0, 0), size);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(faint(Qt::black, 0.28));
    painter.setPen(QPen(faint(kMist, 0.18), 1));
    painter.drawRoundedRect(all.adjusted(0.5, 0.5, -0.5, -0.5), 6 * scale, 6 * scale);
    paintHatching(painter, QRectF(kGoal * point, 1, size.width() - kGoal * point - 1, size.height() - 2), theme.danger,
                  8 * scale);

    int sum = 0;
    const auto segment = [&](int value, const QString& label, const QBrush& fill, const QPen& edge, const QColor& ink) {
        const QRectF box(sum * point + 1, 3 * scale, value * point - 2, size.height() - 6 * scale);
        painter.setBrush(fill);
        painter.setPen(edge);
        painter.drawRoundedRect(box, 3 * scale, 3 * scale);
        const TextStyle style{std::max(11, static_cast<int>(15 * scale)), true, ink, Qt::AlignCenter};
        if (textSize(canvas, label, style).width() <= box.width())
            drawText(painter, canvas, box, label, style);
        sum += value;
    };
    for (const int value : bar.house)
        segment(value, QString::number(value), kSegment, Qt::NoPen, kInk);
    if (bar.side)
        segment(bar.side, QStringLiteral("+%1").arg(bar.side), theme.accent, Qt::NoPen, kInk);
    if (bar.ghost) {
        QPen dashed(theme.accent, 2 * scale);
        dashed.setDashPattern({3, 2});
        segment(bar.ghost, QStringLiteral("+%1").arg(bar.ghost), faint(theme.accent, 0.22), dashed,
                theme.accent.lighter(130));
    }
}

/// The scale between the bars, and one line at 20 through both. `point` is the width of one point, `origin` its zero.
void paintRuler(QPainter& painter, QSizeF size, double origin, double point, double scale, const Canvas& canvas)
{
    const double middle = size.height() / 2;
    const int px = std::max(11, static_cast<int>(12 * scale));
    painter.setRenderHint(QPainter::Antialiasing);
    const auto label = [&](double x, const QString& text, const QColor& colour, Qt::Alignment align) {
        const QRectF box(x - 60 * scale, middle + 6 * scale, 120 * scale, px * 1.6);
        drawText(painter, canvas, align == Qt::AlignRight ? box.translated(-60 * scale, 0) : box, text,
                 {px, false, colour, align | Qt::AlignVCenter});
    };
    for (int i = 0; i <= kHighestTotal; ++i) {
        if (i == kGoal)
            continue;
        const double x = origin + i * point;
        const bool major = i % 5 == 0;
        const double half = (major ? 5 : 2.5) * scale;
        painter.setPen(QPen(faint(QColor("#b9d2ec"), major ? 0.6 : 0.32), 1.2));
        painter.drawLine(QPointF(x, middle - half), QPointF(x, middle + half));
        if (major && i < kGoal)
            label(x, QString::number(i), QColor("#9fb4cc"), Qt::AlignHCenter);
    }
    label(origin + kHighestTotal * point, Words::bust(), canvas.theme.tableDanger, Qt::AlignRight);

    const double x = origin + kGoal * point;
    painter.setPen(QPen(faint(kPaper, 0.85), 2));
    painter.drawLine(QPointF(x, 0), QPointF(x, size.height()));
    const QRectF flag(x - 29 * scale, middle - 19 * scale, 58 * scale, 38 * scale);
    painter.fillPath(chamfered(flag, 9 * scale, 4 * scale), kPaper);
    drawText(painter, canvas, flag, QString::number(kGoal), {static_cast<int>(26 * scale), true, kInk, Qt::AlignCenter});
}

/// The total, or what a card would make of it: old, arrow, new.
void paintTotal(QPainter& painter, QSizeF size, int total, int preview, bool bust, const Canvas& canvas)
{
    const double scale = size.height() / 64;
    const QRectF all(QPointF(0, 0), size);
    TextStyle style{static_cast<int>(56 * scale), true, bust ? canvas.theme.tableDanger : canvas.theme.tableText,
                    Qt::AlignRight | Qt::AlignVCenter};
    if (preview == 0)
        return drawFigures(painter, canvas, all, QString::number(total), style);
    style.colour = preview > kGoal ? canvas.theme.tableDanger : canvas.theme.accent.lighter(125);
    drawFigures(painter, canvas, all, QString::number(preview), style);
    style = {std::max(11, static_cast<int>(28 * scale)), true, canvas.theme.tableText, Qt::AlignLeft | Qt::AlignVCenter};
    drawFigures(painter, canvas, all, QString::number(total), style);
    const double y = all.center().y(), x = 41 * scale;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(canvas.theme.tableDim, 1.8 * scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(x, y), QPointF(x + 14 * scale, y));
    painter.drawPolyline(QPolygonF({{x + 9 * scale, y - 5 * scale}, {x + 14 * scale, y}, {x + 9 * scale, y + 5 * scale}}));
}

/// A sentence on paper with a tip that points at `tipX` below it; no tip if that is negative.
void paintNote(QPainter& painter, QSizeF size, const QString& text, double tipX, double tip, int px, const Canvas& canvas)
{
    const QRectF paper(0, 0, size.width(), size.height() - tip);
    QPainterPath shape;
    shape.addRoundedRect(paper, 10 * tip / 8, 10 * tip / 8);
    if (tipX >= 0) {
        QPainterPath point;
        point.addPolygon(
            QPolygonF({{tipX - tip, paper.bottom() - 1}, {tipX, size.height()}, {tipX + tip, paper.bottom() - 1}}));
        shape = shape.united(point);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(shape, kPaper);
    drawText(painter, canvas, paper, text, {px, false, kInk, Qt::AlignCenter});
}

/// A speech bubble whose tip points left.
void paintBubble(QPainter& painter, QSizeF size, const QString& text, double tip, int px, const Canvas& canvas)
{
    const QRectF box = QRectF(QPointF(tip, 0), QSizeF(size.width() - tip, size.height())).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(box, tip * 1.1, tip * 1.1);
    QPainterPath point;
    const double middle = box.center().y();
    point.addPolygon(
        QPolygonF({{box.left() + 1, middle - tip * 0.67}, {0.5, middle}, {box.left() + 1, middle + tip * 0.67}}));
    shape = shape.united(point);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(faint(kMist, 0.32), 1));
    painter.setBrush(canvas.theme.tablePanel);
    painter.drawPath(shape);
    drawText(painter, canvas, box.adjusted(tip, 0, -tip, 0), text, {px, false, canvas.theme.tableText, Qt::AlignCenter, 2});
}

void paintTag(QPainter& painter, QSizeF size, const QString& text, bool alarming, int px, const Canvas& canvas)
{
    const QColor edge = alarming ? canvas.theme.tableDanger : kMist;
    const QRectF box = QRectF(QPointF(0, 0), size).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(faint(edge, alarming ? 0.9 : 0.4), 1));
    painter.setBrush(canvas.theme.tablePanel);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    drawText(painter, canvas, box, text, {px, true, alarming ? edge : canvas.theme.tableText, Qt::AlignCenter});
}

/// The figure a bot gave to an option.
void paintFigure(QPainter& painter, QSizeF size, const QString& text, bool chosen, int px, const Canvas& canvas)
{
    const QRectF box = QRectF(QPointF(0, 0), size).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(chosen ? canvas.theme.accent.lighter(140) : faint(kMist, 0.45), 1));
    painter.setBrush(chosen ? canvas.theme.accent : QColor(0x0b, 0x15, 0x26));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    drawText(painter, canvas, box, text,
             {px, true, chosen ? QColor(0x06, 0x20, 0x2b) : canvas.theme.tableText, Qt::AlignCenter});
}

struct SeatLook {
    QString name, line;
    QColor disc;
    bool person = false, turn = false;
    int wins = 0;
    double winsAt = 0; ///< in units; from the left, on the line of the disc; 0: under the name
};

void paintSeat(QPainter& painter, QSizeF size, const SeatLook& look, double unit, const Canvas& canvas)
{
    const Theme& theme = canvas.theme;
    const QPointF centre(28 * unit, 28 * unit);
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.turn) {
        painter.setPen(QPen(theme.brass, 3 * unit));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, 26.5 * unit, 26.5 * unit);
    }
    painter.setPen(QPen(faint(Qt::white, 0.18), 1));
    painter.setBrush(look.disc);
    painter.drawEllipse(centre, 22.5 * unit, 22.5 * unit);
    const bool light = look.disc.lightnessF() > 0.5F;
    drawIcon(painter, QRectF(centre - QPointF(12, 12) * unit, QSizeF(24, 24) * unit), look.person ? Icon::User : Icon::Bot,
             light ? kInk : QColor("#e6f1fb"));

    const double textLeft = 66 * unit;
    const double right = look.winsAt > 0 ? look.winsAt * unit - 8 * unit : size.width();
    const QRectF name(textLeft, 5 * unit, right - textLeft, 23 * unit);
    const QRectF line(textLeft, 28 * unit, right - textLeft, 20 * unit);
    drawText(painter, canvas, look.line.isEmpty() ? QRectF(name.topLeft(), line.bottomRight()) : name, look.name,
             {std::max(12, static_cast<int>(16 * unit)), true, theme.tableText});
    drawText(painter, canvas, line, look.line,
             {std::max(11, static_cast<int>(12 * unit)), false, look.turn ? theme.brass.lighter(110) : theme.tableDim});
    paintWins(painter, look.winsAt > 0 ? QPointF(look.winsAt, 28) * unit : QPointF(66, 70) * unit, unit, look.wins, kWins);
}

struct ButtonText {
    QString label, keyHint, figure;
    bool primary = false, enabled = false, chosen = false;
};

void paintButton(QPainter& painter, QSizeF size, const ButtonText& look, double unit, const Canvas& canvas)
{
    const Theme& theme = canvas.theme;
    const QRectF box = QRectF(QPointF(0, 0), size).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool brass = look.primary && look.enabled;
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ink = look.enabled || look.chosen ? theme.tableText : theme.tableDim;
    if (brass) {
        QLinearGradient gradient(box.topLeft(), box.bottomLeft());
        gradient.setColorAt(0, theme.brass.lighter(110));
        gradient.setColorAt(1, theme.brass.darker(106));
        painter.setBrush(gradient);
        painter.setPen(QPen(theme.brass.lighter(118), 1));
        ink = theme.onBrass;
    } else {
        painter.setBrush(theme.tablePanel);
        painter.setPen(look.chosen ? QPen(theme.accent, 2) : QPen(faint(Qt::white, look.enabled ? 0.3 : 0.14), 1));
    }
    painter.drawRoundedRect(box, 10 * unit, 10 * unit);

    const int px = std::max(12, static_cast<int>(16 * unit));
    const TextStyle style{px, true, ink, Qt::AlignCenter};
    const double key = look.keyHint.isEmpty() ? 0 : std::max(15.0, 17 * unit);
    const double gap = key > 0 ? 10 * unit : 0;
    const double label = textSize(canvas, look.label, style).width();
    const double room = box.width() - 16 * unit;
    if (!look.figure.isEmpty()) {
        drawText(painter, canvas, box.adjusted(14 * unit, 0, -80 * unit, 0), look.label,
                 {std::max(12, static_cast<int>(14 * unit)), look.chosen, ink});
        return;
    }
    if (label + gap + key > room) // a long label goes without its key
        return drawText(painter, canvas, box.adjusted(4, 0, -4, 0), look.label, {px, true, ink, Qt::AlignCenter, 2});
    const double left = box.center().x() - (label + gap + key) / 2;
    drawText(painter, canvas, QRectF(left, box.top(), label + 1, box.height()), look.label, style);
    if (key == 0)
        return;
    const QRectF cap(left + label + gap, box.center().y() - key / 2, key, key);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint(ink, 0.45), 1));
    painter.drawRoundedRect(cap, 4, 4);
    drawText(painter, canvas, cap, look.keyHint, {11, false, faint(ink, 0.8), Qt::AlignCenter});
}

// ---------------------------------------------------------------------------------------------------------- the layout

/// Collects the pieces of one layout. Ids: see pieceIds in the members below; a side card keeps its id when it is played.
class Table {
public:
    Table(const Sight& sight, const Gesture& gesture, const Canvas& canvas)
        : sight_(sight),
          gesture_(gesture),
          canvas_(canvas),
          m_(canvas.size, sight.position().open)
    {
    }

    Layout build()
    {
        placeRuler();
        for (const Seat seat : {sight_.other(), sight_.me()}) {
            placeRow(seat);
            placeBar(seat);
            placeTotal(seat);
        }
        placeDeck();
        for (const Seat seat : {sight_.other(), sight_.me()})
            placePlate(seat);
        placeBubble();
        placeSides(sight_.other());
        placeSides(sight_.me());
        placeButtons();
        placeReport();
        placeNote();
        return std::move(out_);
    }

private:
    Row rowOf(Seat seat) const { return seat == sight_.me() ? 1 : 0; }
    bool isMine(Seat seat) const { return seat == sight_.me(); }
    bool mayAct() const { return sight_.position().asked == sight_.me(); }

    Piece& add(const QString& id, const QRectF& rect, Face face, Role role = Role::Picture)
    {
        Piece piece;
        piece.id = id;
        piece.centre = rect.center();
        piece.size = rect.size();
        piece.face = std::move(face);
        piece.role = role;
        out_.pieces.push_back(std::move(piece));
        return out_.pieces.back();
    }

    /// The candidate for an action of the mover, if a report is to be shown.
    const Candidate* candidate(const Action& action) const
    {
        const Report* report = sight_.position().report;
        if (!report)
            return nullptr;
        const auto found = std::find_if(report->candidates.begin(), report->candidates.end(),
                                        [&](const Candidate& each) { return readAction(each.action) == action; });
        return found == report->candidates.end() || !found->hasValue ? nullptr : &*found;
    }
    bool isChosen(const Action& action) const
    {
        const Report* report = sight_.position().report;
        return report && readAction(report->chosen) == action;
    }
    bool reports(Seat seat) const { return sight_.position().report && sight_.isTurn(seat); }

    /// A copy of a value is numbered by the copies dealt after it that are still there, so neither playing the first nor the
    /// others' leaving renames a card. Closed hands are counted from the left; what is played comes from the right.
    static QString sideId(Seat seat, int value, int laterCopies)
    {
        return QStringLiteral("side:%1:%2.%3").arg(seat).arg(value).arg(laterCopies);
    }
    static QString closedId(Seat seat, int index) { return QStringLiteral("side:%1:#%2").arg(seat).arg(index); }
    QString playedId(Seat seat) const
    {
        const auto& sides = sight_.sides(seat);
        const int value = sight_.board(seat).side;
        return sides ? sideId(seat, value, static_cast<int>(std::count(sides->begin(), sides->end(), value)))
                     : closedId(seat, sight_.sideCount(seat));
    }

    struct Side {
        QString id;
        int value = 0; ///< 0: closed
    };
    std::vector<Side> sideCards(Seat seat) const
    {
        std::vector<Side> cards;
        if (const auto& sides = sight_.sides(seat)) {
            for (auto card = sides->begin(); card != sides->end(); ++card)
                cards.push_back({sideId(seat, *card, static_cast<int>(std::count(card + 1, sides->end(), *card))), *card});
        } else {
            for (int i = 0; i < sight_.sideCount(seat); ++i)
                cards.push_back({closedId(seat, i), 0});
        }
        return cards;
    }

    /// The value that is previewed on a seat's bar: the card under the pointer, else the card a bot chose; 0: none.
    int previewed(Seat seat) const
    {
        if (isMine(seat) && mayAct())
            for (const Side& card : sideCards(seat))
                if (card.value && (card.id == gesture_.hovered || card.id == gesture_.selected))
                    return card.value;
        if (!reports(seat))
            return 0;
        const auto chosen = readAction(sight_.position().report->chosen);
        return chosen && chosen->kind == Action::Kind::Play ? chosen->card : 0;
    }

    void placeRuler()
    {
        const double point = m_.pointWidth(), margin = m_.px(36), scale = m_.unit;
        const QRectF rect(m_.barLeft() - margin, m_.bar[0] - m_.px(8), point * kHighestTotal + 2 * margin,
                          m_.bar[1] + m_.barHeight() - m_.bar[0] + m_.px(16));
        const Canvas canvas = canvas_;
        Piece& ruler = add(QStringLiteral("ruler"), rect, {key("ruler", {themeKey()}), [=](QPainter& painter, QSizeF size) {
                                                               paintRuler(painter, size, margin, point, scale, canvas);
                                                           }});
        ruler.height = 3;
    }

    void placeRow(Seat seat)
    {
        const Row row = rowOf(seat);
        const Board& board = sight_.board(seat);
        const int cards = board.cards();
        const QRectF all(m_.left, m_.row[row], m_.width, m_.card.height());
        if (cards <= kPlaces) {
            const QSizeF card = m_.card;
            const double pitch = m_.px(kPitch);
            add(QStringLiteral("places:%1").arg(seat), all, {key("places", {}), [=](QPainter& painter, QSizeF) {
                                                                 for (int i = 0; i < kPlaces; ++i)
                                                                     paintPlace(painter,
                                                                                QRectF(QPointF(i * pitch, 0), card));
                                                             }});
        }
        const double pitch = cards <= kPlaces ? m_.px(kPitch) : (m_.width - m_.card.width()) / (cards - 1);
        const auto placeCard = [&](int index, const QString& id, Face face, const QString& name) -> Piece& {
            Piece& piece =
                add(id, QRectF(QPointF(m_.left + index * pitch, all.top()), m_.card), std::move(face), Role::Card);
            piece.height = 1;
            piece.shadow = Shadow::Rest;
            piece.radius = m_.px(5);
            piece.name = name;
            return piece;
        };
        for (int i = 0; i < board.house.count(); ++i) {
            const int value = board.house[static_cast<std::size_t>(i)];
            placeCard(i, QStringLiteral("house:%1:%2:%3").arg(sight_.view().hand).arg(seat).arg(i),
                      houseFace(value, canvas_.font), Words::houseCard(value))
                .from = QStringLiteral("deck");
        }
        if (board.side)
            placeCard(board.house.count(), playedId(seat), sideFace(board.side, canvas_.font), Words::playedCard(board.side))
                .height = 2;
    }

    void placeBar(Seat seat)
    {
        const Board& board = sight_.board(seat);
        Bar bar{{board.house.begin(), board.house.end()}, board.side, previewed(seat)};
        const Canvas canvas = canvas_;
        const QRectF rect(m_.barLeft(), m_.bar[rowOf(seat)], m_.pointWidth() * kHighestTotal, m_.barHeight());
        const QString text = bar.text();
        add(QStringLiteral("bar:%1").arg(seat), rect,
            {key("bar", {themeKey(), text}),
             [bar = std::move(bar), canvas](QPainter& painter, QSizeF size) { paintBar(painter, size, bar, canvas); }});
    }

    void placeTotal(Seat seat)
    {
        const Board& board = sight_.board(seat);
        const int total = board.total;
        const int preview = previewed(seat) ? total + previewed(seat) : 0;
        const bool bust = board.bust();
        const double middle = m_.bar[rowOf(seat)] + m_.barHeight() / 2;
        const Canvas canvas = canvas_;
        Piece& piece =
            add(QStringLiteral("total:%1").arg(seat), QRectF(m_.left, middle - m_.px(32), m_.px(130), m_.px(64)),
                {key("total", {themeKey(), QString::number(total), QString::number(preview)}),
                 [=](QPainter& painter, QSizeF size) { paintTotal(painter, size, total, preview, bust, canvas); }},
                Role::Text);
        piece.name = Words::total(sight_, seat);
        if (board.standing || bust)
            placeTag(seat, middle, bust ? Words::bust() : Words::stands(), bust);
    }

    /// Repeats under a total what became of it; on the side of the ruler.
    void placeTag(Seat seat, double barMiddle, const QString& text, bool alarming)
    {
        const int px = m_.text(12);
        const double width = textSize(canvas_, text, {px, true}).width() + m_.px(24), height = std::max(m_.px(26), px * 1.7);
        const double edge = isMine(seat) ? barMiddle - m_.px(28) - height : barMiddle + m_.px(28);
        const Canvas canvas = canvas_;
        add(QStringLiteral("tag:%1").arg(seat), QRectF(m_.x(130) - width, edge, width, height),
            {key("tag", {themeKey(), text}),
             [=](QPainter& painter, QSizeF size) { paintTag(painter, size, text, alarming, px, canvas); }});
    }

    void placeDeck()
    {
        const QSizeF card = cardSize(m_.px(64));
        const QRectF top(m_.x(kRowWidth) - card.width(), m_.middle() - card.height() / 2 - m_.px(14), card.width(),
                         card.height());
        const int left = sight_.view().houseLeft;
        for (int i = 0; i < std::min(3, left); ++i) {
            const double shift = m_.px(3) * (std::min(3, left) - 1 - i);
            Piece& back = add(QStringLiteral("deck:%1").arg(i), top.translated(-shift, -shift * 0.67), backFace());
            back.height = 1;
            back.shadow = i == 0 ? Shadow::Rest : Shadow::None;
            back.radius = m_.px(4);
        }
        const QRectF words(top.center().x() - m_.px(52), top.bottom() + m_.px(4), m_.px(104), m_.px(46));
        const int big = m_.text(16), small = m_.text(12);
        const Canvas canvas = canvas_;
        Piece& count =
            add(QStringLiteral("deck"), words,
                {key("deck", {themeKey(), QString::number(left)}),
                 [=](QPainter& painter, QSizeF size) {
                     const double line = big * 1.4;
                     drawFigures(painter, canvas, QRectF(0, 0, size.width(), line), QString::number(left),
                                 {big, true, canvas.theme.tableText, Qt::AlignCenter});
                     drawText(painter, canvas, QRectF(0, line, size.width(), size.height() - line), Words::houseCards(),
                              {small, false, canvas.theme.tableDim, Qt::AlignHCenter | Qt::AlignTop});
                 }},
                Role::Text);
        count.name = Words::deck(left);
        out_.anchors.insert(QStringLiteral("deck"), {top.center(), top.size(), 0, backFace()});
    }

    void placePlate(Seat seat)
    {
        const SeatInfo& info = sight_.info(seat);
        const bool mine = isMine(seat);
        SeatLook look{
            info.name, Words::plateLine(sight_, seat), info.colour, info.person, sight_.isTurn(seat), sight_.wins(seat), 0};
        if (!mine) // beside the longer of the two lines, as far as the bubble allows
            look.winsAt = std::clamp((std::max(textSize(canvas_, look.name, {m_.text(16), true}).width(),
                                               textSize(canvas_, look.line, {m_.text(12)}).width()))
                                             / m_.unit
                                         + 66 + 26,
                                     150.0, 260.0);
        const double unit = m_.unit;
        const QSizeF size = mine ? QSizeF(m_.px(200), m_.px(84)) : QSizeF(m_.px(340), m_.px(56));
        const double middle = mine ? m_.hand + m_.px(24) : m_.topBand;
        const Canvas canvas = canvas_;
        Piece& piece =
            add(QStringLiteral("plate:%1").arg(seat), QRectF(QPointF(m_.left - m_.px(4), middle - m_.px(28)), size),
                {key("plate",
                     {themeKey(), look.name, look.line, look.disc.name(), QString::number(look.wins),
                      QString::number(look.turn), QString::number(look.winsAt)}),
                 [=](QPainter& painter, QSizeF room) { paintSeat(painter, room, look, unit, canvas); }},
                Role::Text);
        piece.name = Words::plate(sight_, seat);
        piece.description = info.character;
    }

    void placeBubble()
    {
        const Seat seat = sight_.other();
        const QString text = Words::lastDeed(sight_, seat);
        if (text.isEmpty() || reports(seat))
            return;
        const int px = m_.text(14);
        const double tip = m_.px(9), most = m_.px(240), room = most - 3 * tip;
        const QSizeF needs = textSize(canvas_, text, {px}, room);
        const double height = std::min(m_.px(56), std::max(m_.px(40), needs.height() + m_.px(8)));
        const double width = std::min(most, needs.width() + 4 * tip);
        const Canvas canvas = canvas_;
        add(QStringLiteral("bubble"), QRectF(m_.x(344), m_.topBand - height / 2, width, height),
            {key("bubble", {themeKey(), text}),
             [=](QPainter& painter, QSizeF size) { paintBubble(painter, size, text, tip, px, canvas); }});
    }

    void placeSides(Seat seat)
    {
        const std::vector<Side> cards = sideCards(seat);
        const bool mine = isMine(seat);
        const auto count = static_cast<double>(cards.size());
        if (cards.empty())
            return;
        const double gap = m_.px(mine ? 12 : 6);
        const double most = mine ? (m_.px(436) - gap * (count - 1)) / count : (m_.px(262) - gap * (count - 1)) / count;
        const double wanted = mine ? m_.handHeight / kCardAspect - (sight_.position().open ? m_.px(24) : 0) : m_.px(46);
        const QSizeF size = cardSize(std::min(wanted, most));
        const double all = count * size.width() + (count - 1) * gap;
        const double left = mine ? m_.x(426) - all / 2 : m_.x(kRowWidth) - all;
        const double top = mine ? m_.hand : m_.topBand - size.height() / 2;
        int index = 0;
        for (const Side& card : cards) {
            const QRectF rect(QPointF(left + index * (size.width() + gap), top), size);
            ++index;
            placeSide(seat, card, rect, index);
        }
    }

    void placeSide(Seat seat, const Side& card, QRectF rect, int number)
    {
        const bool mine = isMine(seat);
        const Action action{Action::Kind::Play, static_cast<Value>(card.value)};
        const bool active = mine && mayAct() && card.value;
        const bool lifted = (active && (card.id == gesture_.hovered || card.id == gesture_.selected))
            || (reports(seat) && card.value && isFirst(seat, card) && isChosen(action));
        if (lifted) { // up, and a little larger
            rect.translate(0, -(mine ? 0.14 : 0) * rect.height());
            rect = QRectF(rect.center() - QPointF(rect.width(), rect.height()) * 0.515, rect.size() * 1.03);
        }
        Piece& piece = add(card.id, rect, card.value ? sideFace(card.value, canvas_.font) : backFace(), Role::Card);
        piece.height = lifted ? 6 : 4;
        piece.shadow = lifted ? Shadow::Lifted : Shadow::Rest;
        piece.radius = m_.px(5);
        piece.name =
            card.value ? Words::sideCard(card.value, sight_.board(seat).total + card.value, active) : Words::hiddenCard();
        if (reports(seat) && isFirst(seat, card) && isChosen(action))
            piece.ring = Ring::Chosen;
        if (!mine)
            return;
        if (active) {
            piece.ring = Ring::Legal;
            piece.shortcut = QString::number(number);
            piece.choices = {{writeAction(action), {}}};
            piece.description = spoken(Words::preview(sight_, seat, card.value));
        } else if (sight_.isPlaying()) {
            piece.whyNot = Words::whyNotNow(sight_);
        }
    }

    /// Of several cards of one value, the first is the one that is played.
    bool isFirst(Seat seat, const Side& card) const
    {
        const auto cards = sideCards(seat);
        return std::find_if(cards.begin(), cards.end(), [&](const Side& each) { return each.value == card.value; })->id
            == card.id;
    }

    QRectF buttonRect(int index) const
    {
        const double gap = m_.px(10), height = (m_.handHeight - gap) / 2;
        return {m_.x(664), m_.hand + index * (height + gap) - m_.px(sight_.position().open ? 0 : 4), m_.px(192), height};
    }

    void placeButtons()
    {
        const int total = sight_.board(sight_.me()).total;
        placeButton(QStringLiteral("button:end"), {Action::Kind::End, 0}, Words::endTurn(), QStringLiteral("E"), 0,
                    Words::whatEndDoes(total));
        placeButton(QStringLiteral("button:stand"), {Action::Kind::Stand, 0}, Words::standOn(total), QStringLiteral("S"), 1,
                    Words::whatStandDoes(sight_));
    }

    void placeButton(const QString& id, const Action& action, const QString& label, const QString& shortcut, int index,
                     const QString& description)
    {
        const bool shown = reports(sight_.me()) && candidate(action);
        ButtonText look{label,
                        mayAct() ? shortcut : QString(),
                        shown ? Words::figure(*sight_.position().report, *candidate(action)) : QString(),
                        index == 0,
                        mayAct(),
                        reports(sight_.me()) && isChosen(action)};
        const double unit = m_.unit;
        const Canvas canvas = canvas_;
        Piece& piece = add(id, buttonRect(index),
                           {key("button",
                                {themeKey(), look.label, look.keyHint, look.figure, QString::number(look.enabled),
                                 QString::number(look.chosen)}),
                            [=](QPainter& painter, QSizeF size) { paintButton(painter, size, look, unit, canvas); }},
                           Role::Button);
        piece.height = 4;
        piece.radius = m_.px(10);
        piece.name = label;
        piece.description = description;
        if (mayAct()) {
            piece.shortcut = shortcut;
            piece.choices = {{writeAction(action), {}}};
        } else if (sight_.isPlaying()) {
            piece.dimmed = true;
            piece.whyNot = Words::whyNotNow(sight_);
        }
    }

    void placeFigure(const QString& id, QPointF centre, const QString& text, bool chosen, bool small)
    {
        const int px = m_.text(small ? 11 : 13);
        const double height = std::max(px * 1.5, m_.px(small ? 18 : 24));
        const double width = std::max(textSize(canvas_, text, {px, true}).width() + height * 0.8, height * 1.5);
        const Canvas canvas = canvas_;
        Piece& piece = add(id, QRectF(centre - QPointF(width, height) / 2, QSizeF(width, height)),
                           {key("figure", {themeKey(), text, QString::number(chosen)}),
                            [=](QPainter& painter, QSizeF size) { paintFigure(painter, size, text, chosen, px, canvas); }});
        piece.height = 7;
    }

    /// Each option's value on the card or button that it is about.
    void placeReport()
    {
        for (const Seat seat : {sight_.other(), sight_.me()})
            if (reports(seat))
                placeReportOf(seat);
    }

    void placeReportOf(Seat seat)
    {
        const Report& report = *sight_.position().report;
        const bool mine = isMine(seat);
        for (const Side& card : sideCards(seat)) {
            const Action action{Action::Kind::Play, static_cast<Value>(card.value)};
            const Candidate* weighed = card.value ? candidate(action) : nullptr;
            if (!weighed || !isFirst(seat, card))
                continue;
            const auto piece =
                std::find_if(out_.pieces.begin(), out_.pieces.end(), [&](const Piece& each) { return each.id == card.id; });
            const QPointF at(piece->centre.x(),
                             mine ? m_.hand + m_.handHeight - m_.px(12)
                                  : piece->centre.y() + piece->size.height() / 2 - m_.px(8));
            piece->description = Words::figure(report, *weighed);
            placeFigure(QStringLiteral("figure:%1").arg(card.id), at, Words::figure(report, *weighed), isChosen(action),
                        !mine);
        }
        for (int index = 0; index < 2; ++index) {
            const Action action{index == 0 ? Action::Kind::End : Action::Kind::Stand, 0};
            const Candidate* weighed = candidate(action);
            if (mine && weighed)
                placeFigure(QStringLiteral("figure:button:%1").arg(index),
                            QPointF(buttonRect(index).right() - m_.px(44), buttonRect(index).center().y()),
                            Words::figure(report, *weighed), isChosen(action), false);
            else if (!mine)
                placeOption(index, action, weighed ? Words::figure(report, *weighed) : QString());
        }
    }

    /// The other side has no buttons: its two plain options stand where its speech was.
    void placeOption(int index, const Action& action, const QString& figure)
    {
        const double height = m_.px(26);
        const QRectF rect(m_.x(348), m_.topBand + (index == 0 ? -height - m_.px(2) : m_.px(2)), m_.px(228), height);
        ButtonText look{action.kind == Action::Kind::End ? Words::endTurn()
                                                         : Words::standOn(sight_.board(sight_.other()).total),
                        {},
                        figure.isEmpty() ? QStringLiteral(" ") : figure,
                        false,
                        false,
                        isChosen(action)};
        const Canvas canvas = canvas_;
        const double unit = m_.unit;
        add(QStringLiteral("option:%1").arg(index), rect,
            {key("option", {themeKey(), look.label, QString::number(look.chosen)}),
             [=](QPainter& painter, QSizeF size) { paintButton(painter, size, look, unit, canvas); }})
            .height = 4;
        if (!figure.isEmpty())
            placeFigure(QStringLiteral("figure:option:%1").arg(index), QPointF(rect.right() - m_.px(40), rect.center().y()),
                        figure, look.chosen, true);
    }

    /// One sentence on paper above the own cards: what the card under the pointer would do, or how the hand came out.
    void placeNote()
    {
        const auto hovered = std::find_if(out_.pieces.begin(), out_.pieces.end(), [&](const Piece& each) {
            return each.role == Role::Card && !each.choices.empty()
                && (each.id == gesture_.hovered || each.id == gesture_.selected);
        });
        const bool preview = hovered != out_.pieces.end();
        const QString text = preview  ? Words::preview(sight_, sight_.me(), previewed(sight_.me()))
            : sight_.isBetweenHands() ? Words::handResult(sight_)
                                      : QString();
        if (text.isEmpty())
            return;
        const int px = m_.text(14);
        const double tip = m_.px(8), height = m_.px(34) + tip;
        const double width = std::min(textSize(canvas_, text, {px}).width() + m_.px(36), m_.width);
        const double aim = preview ? hovered->centre.x() : m_.x(kRowWidth / 2);
        const double left = std::clamp(aim - width / 2, m_.left, m_.left + m_.width - width);
        const double bottom = preview ? hovered->centre.y() - hovered->size.height() / 2 : m_.hand - m_.px(8);
        const double tipX = preview ? aim - left : -1;
        const Canvas canvas = canvas_;
        Piece& note = add(QStringLiteral("note"), QRectF(left, bottom - height, width, height),
                          {key("note", {text, QString::number(tipX)}),
                           [=](QPainter& painter, QSizeF size) { paintNote(painter, size, text, tipX, tip, px, canvas); }},
                          Role::Text);
        note.height = 8;
        note.name = spoken(text);
    }

    QString themeKey() const
    {
        return QStringLiteral("%1%2").arg(static_cast<int>(canvas_.theme.kind)).arg(canvas_.theme.accent.name());
    }

    const Sight& sight_;
    const Gesture& gesture_;
    const Canvas& canvas_;
    Measures m_;
    Layout out_;
};

} // namespace

double Measures::pointWidth() const
{
    return px(572) / kHighestTotal;
}

int Measures::text(double units) const
{
    return std::max(11, static_cast<int>(std::lround(px(units))));
}

Measures::Measures(QSizeF room, bool forReport)
{
    // From the top, in units; the gaps are the least that will do.
    constexpr double kTop = 14, kBand = 50, kUnderBand = 14, kRow = kCardWidth * kCardAspect, kBarGap = 21, kBar = 36,
                     kMiddle = 86;
    const double underRow = forReport ? 30 : 58, handBand = forReport ? 140 : kRow, foot = forReport ? 12 : 24;
    const double least = kTop + kBand + kUnderBand + 2 * (kRow + kBarGap + kBar) + kMiddle + underRow + handBand + foot;
    unit = std::min({room.width() / (kRowWidth + 40), room.height() / least, 2.0});
    const double spare = room.height() / unit - least;
    const double stretch = std::min(spare, 60.0) / 45; // how far the gaps grow, by the proportions of a table 752 high
    width = px(kRowWidth);
    left = (room.width() - width) / 2;
    card = cardSize(px(kCardWidth));

    double y = std::max(0.0, spare - 60) / 2 + kTop;
    const auto skip = [&](double units) { return px(std::exchange(y, y + units)); };
    topBand = skip(kBand + kUnderBand) + px(kBand / 2);
    row[0] = skip(kRow + kBarGap + 9 * stretch);
    bar[0] = skip(kBar + kMiddle + 4 * stretch);
    bar[1] = skip(kBar + kBarGap + 9 * stretch);
    row[1] = skip(kRow + underRow + 15 * stretch);
    hand = px(y);
    handHeight = px(handBand);
}

Layout arrange(const Sight& sight, const Gesture& gesture, const Canvas& canvas)
{
    return Table(sight, gesture, canvas).build();
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRadialGradient ground(rect.center() - QPointF(0, rect.height() * 0.1), rect.width() * 0.75);
    ground.setColorAt(0, canvas.theme.groundInner);
    ground.setColorAt(1, canvas.theme.groundOuter);
    painter.fillRect(rect, ground);
    // A box of 227 x 196 in the middle.
    const double scale = std::min(rect.width() / 227, rect.height() / 196);
    painter.translate(rect.center());
    painter.scale(scale, scale);
    painter.translate(-113.5, -98);

    const auto row = [&](double top, std::initializer_list<Face> faces) {
        const QSizeF size = cardSize(33);
        double x = 17;
        const auto end = faces.end();
        auto face = faces.begin();
        for (int i = 0; i < 5; ++i, x += 40) {
            painter.save();
            painter.translate(x, top);
            if (face != end)
                (face++)->draw(painter, size);
            else
                paintPlace(painter, QRectF(QPointF(0, 0), size));
            painter.restore();
        }
    };
    const auto bar = [&](double top, const Bar& cards, int total, const QColor& colour) {
        painter.save();
        painter.translate(54, top);
        paintBar(painter, {156, 14}, cards, canvas);
        painter.restore();
        drawFigures(painter, canvas, QRectF(10, top - 12, 38, 38), QString::number(total),
                    {24, true, colour, Qt::AlignRight | Qt::AlignVCenter});
    };
    const QFont& font = canvas.font;
    row(12, {houseFace(10, font), houseFace(7, font)});
    row(140, {houseFace(9, font), houseFace(8, font), sideFace(3, font)});
    bar(68, {{10, 7}, 0, 0}, 17, canvas.theme.tableDim);
    bar(114, {{9, 8}, 3, 0}, 20, canvas.theme.tableText);
    const double x = 54 + 156.0 * kGoal / kHighestTotal;
    painter.setPen(QPen(kPaper, 1.5));
    painter.drawLine(QPointF(x, 62), QPointF(x, 134));
    const QRectF flag(x - 15, 88, 30, 20);
    painter.fillPath(chamfered(flag, 5, 2.5), kPaper);
    drawText(painter, canvas, flag, QString::number(kGoal), {14, true, kInk, Qt::AlignCenter});
    paintWins(painter, {64, 98}, 0.62, 2, kWins);
    painter.restore();
}

} // namespace parlour::pazaak
