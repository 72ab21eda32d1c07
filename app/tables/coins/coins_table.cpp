// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table of Coins: the layout of a position, and its GameTable. For a person who plays: the present timeline as a chart,
// a lens of coins to choose a round from, the levers. For a watched match: both seats and all abandoned timelines.
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/stage/effects.h"
#include "app/tables/coins/coins_chart.h"
#include "app/tables/coins/coins_paint.h"
#include "app/tables/coins/coins_text.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/builder.h"
#include "app/tables/kit/plate.h"
#include "app/tables/kit/table.h"
#include "app/tables/kit/text.h"
#include "app/tables/position_form.h"
#include "app/tables/table_capabilities.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace parlour::coins {

namespace {

constexpr double kLabel = 15; ///< of buttons, in units
constexpr int kLens = 20; ///< coins in the lens

/// The number in an id "prefix:number"; -1 for other ids.
int numberOf(const QString& piece, const char* prefix)
{
    const QString begin = QLatin1String(prefix) + QLatin1Char(':');
    return piece.startsWith(begin) ? piece.mid(begin.size()).toInt() : -1;
}

using kit::numbered;

/// The outline of the lens and of the rounds under it.
struct LensDrawable {
    QPolygonF shape;
};
void paint(const kit::Pencil& pen, QRectF, const LensDrawable& lens)
{
    pen.inked(QPen(kit::lineColour(pen.theme(), 0.14), 1), faint(Qt::white, 0.035)).drawPolygon(lens.shape);
}

/// Base of the layouts for playing and watching.
class Table : public kit::Builder {
public:
    Table(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
        : Builder(gesture, kit::styleIn(canvas)),
          seen_(seen),
          room_(canvas.size)
    {
    }

protected:
    double margin() const { return px(24); }

    Side sideOf(Seat seat) const { return seat == 0 ? Side::Sun : Side::Moon; }
    Side tossed(int round) const { return sideOf(seen_.scored(0, round) ? 0 : 1); }
    /// Converts tosses of seat 0's view to the viewpoint's.
    Tosses asSeen(const Tosses& heads) const { return seen_.me() == 0 ? heads : heads.flipped(); }

    ChartContent chartContent() const
    {
        ChartContent content;
        content.tosses = seen_.view().tosses;
        content.me = seen_.me();
        content.blocked = seen_.blocked();
        return content;
    }

    /// The chart's box, with room for the leads' numbers on its left.
    QRectF chartRect(double top, double bottom) const
    {
        return {px(10), top, room_.width() - px(22), bottom - top}; // 12 at the right for the last number
    }

    /// The delay in ms of pieces that depend on the toss, until a person who plays has seen the coin fall.
    double tossTime() const
    {
        const Position& position = seen_.position();
        const bool isWaitedFor = position.asked >= 0 && !position.isRunning;
        return isWaitedFor && seen_.justTossed() && seen_.isTossed() ? 560 : 0;
    }

    /// A coin that was just tossed spins.
    void addTossEffect(const QString& coin)
    {
        if (!seen_.justTossed() || !seen_.isTossed())
            return;
        const Side side = tossed(seen_.round());
        out_.effects.push_back(coinTurning(coin, QStringLiteral("toss:%1").arg(seen_.round()), Sound::Spin,
                                           faceFor(CoinDrawable{}), faceFor(CoinDrawable{side}),
                                           faceFor(CoinDrawable{side == Side::Sun ? Side::Moon : Side::Sun}),
                                           theme().groundInner.darker(140)));
    }

    void placeChart(const QRectF& rect, const Scale& scale, const ChartContent& content)
    {
        add(QStringLiteral("grid"), rect, GridDrawable{scale});
        if (content.blocked > 0) {
            const QRectF past(QPointF(scale.left, scale.top), QPointF(scale.edge(content.blocked + 1), scale.bottom));
            add(QStringLiteral("blocked"), rect, BlockedPastDrawable{past, TableText::blocked(seen_)});
        }
        add(QStringLiteral("chart"), rect, ChartDrawable{scale, content},
            {.name = TableText::chart(seen_), .faceDelay = tossTime()});
        if (seen_.position().showsBeliefs)
            hideBlocks(rect, scale);
    }

    /// The places of the other's latest block: the columns of the rounds, and the end of the chart if there is none.
    void hideBlocks(const QRectF& rect, const Scale& scale)
    {
        const Seat seat = seen_.other();
        const QSizeF corner(px(76), px(40));
        out_.hidden.push_back({.piece = numbered("plate", seat),
                               .seat = seat,
                               .value = "0",
                               .isOpen = false,
                               .box = {QPointF(rect.right() - corner.width(), rect.top()), corner}});
        for (int round = 1; round <= seen_.view().tosses.count(); ++round)
            out_.hidden.push_back(
                {.piece = numbered("round", round),
                 .seat = seat,
                 .value = std::to_string(round),
                 .isOpen = false,
                 .box = {rect.left() + scale.edge(round), rect.top() + scale.top, scale.pitch, scale.bottom - scale.top}});
    }

    void placeArc(const QRectF& rect, const JourneyDrawable& journey)
    {
        add(QStringLiteral("journey"), rect, journey, {.height = 2});
        labels_.push_back(journeyLabel(style_, journey).translated(rect.topLeft()));
    }

    /// The content of a chip: a move, or journeys of equal value to consecutive rounds.
    struct ChipGroup {
        const Candidate* candidate = nullptr; ///< the first of them
        Move move = {};
        int last = 0; ///< the last round
        QString figure = {};
        bool isChosen = false;
    };
    /// The chips of a report in order of priority: the choice, moves other than journeys, then the best journeys.
    std::vector<ChipGroup> chipGroupsOf(const Report& report) const
    {
        constexpr std::size_t kMostJourneys = 8;
        std::vector<ChipGroup> told, journeys;
        for (const Candidate& each : report.candidates)
            if (const auto action = parseAction(each.action); action && each.hasValue) {
                const bool isJourney = action->move.kind == Move::Kind::Travel, isChosen = each.action == report.chosen;
                (isJourney && !isChosen ? journeys : told)
                    .push_back({&each, action->move, action->move.round, figureOf(report, each), isChosen});
            }
        std::sort(journeys.begin(), journeys.end(),
                  [](const ChipGroup& one, const ChipGroup& other) { return one.last < other.last; });
        std::vector<ChipGroup> groups;
        for (const ChipGroup& each : journeys)
            if (!groups.empty() && groups.back().last + 1 == each.last && groups.back().figure == each.figure)
                groups.back().last = each.last;
            else
                groups.push_back(each);
        const auto isBetter = [](const ChipGroup& one, const ChipGroup& other) {
            return one.candidate->value > other.candidate->value;
        };
        std::stable_sort(groups.begin(), groups.end(), isBetter);
        groups.resize(std::min(groups.size(), kMostJourneys));
        std::stable_sort(told.begin(), told.end(),
                         [](const ChipGroup& one, const ChipGroup& other) { return one.isChosen > other.isChosen; });
        told.insert(told.end(), groups.begin(), groups.end());
        return told;
    }

    /// The figures of a report on the chart.
    void placeReport(const QRectF& rect, const Scale& scale)
    {
        const Report* report = seen_.report();
        if (!report || !seen_.isTossed())
            return;
        std::vector<QRectF> taken = labels_;
        for (const ChipGroup& each : chipGroupsOf(*report)) {
            const bool back = each.move.kind == Move::Kind::Travel;
            const QString what = back ? TableText::backTo(each.move.round, each.last) : TableText::shortAction(each.move);
            const QString text = QStringLiteral("%1  %2").arg(what, each.figure);
            const kit::Chip chip{text, each.isChosen};
            const QSizeF size = chipSize(style_, chip);
            // A journey's chip is at the foot of its line, the other moves' at the end of the lead.
            const double x = back ? (scale.edge(each.move.round) + scale.edge(each.last)) / 2 : scale.x(seen_.round());
            const double lowest = scale.bottom - px(42) - size.height();
            const double point = scale.y(seen_.view().tosses.lead()), below = point + px(14);
            const double y = back ? lowest : below + size.height() < lowest ? below : point - px(14) - size.height();
            const double left = std::clamp(rect.left() + x - size.width() / 2, rect.left() + scale.left,
                                           rect.left() + scale.right - size.width());
            const QRectF home(QPointF(left, rect.top() + std::max(y, scale.top)), size);
            const QRectF room(QPointF(rect.left() + scale.left, rect.top() + scale.top),
                              QPointF(rect.left() + scale.right, rect.top() + std::max(lowest, scale.top) + size.height()));
            const auto box = freeBox(home, taken, room);
            if (!box)
                continue; // no room left
            taken.push_back(*box);
            add(numbered("chip", static_cast<int>(each.candidate - report->candidates.data())), *box, chip, 3, text);
        }
    }

    /// The free box nearest to `home` within `room`: above or below it, else at its side; nullopt if there is none.
    std::optional<QRectF> freeBox(const QRectF& home, const std::vector<QRectF>& taken, const QRectF& room) const
    {
        constexpr int kFarthest = 4; // steps; farther away it would seem to belong to another line
        const double gap = px(3), pitch = home.height() + gap, shift = home.width() + 2 * gap;
        for (int aside = 0; aside <= kFarthest; ++aside)
            for (int step = 0; step <= kFarthest; ++step)
                for (const auto& [right, down] : {std::pair(aside, -step), {aside, step}, {-aside, -step}, {-aside, step}}) {
                    const QRectF box = home.translated(right * shift, down * pitch);
                    const auto covers = [&](const QRectF& each) { return each.adjusted(-gap, 0, gap, 0).intersects(box); };
                    if (room.united(home).contains(box) && std::none_of(taken.begin(), taken.end(), covers))
                        return box;
                }
        return std::nullopt;
    }

    const SeenPosition& seen_;
    QSizeF room_;
    std::vector<QRectF> labels_; ///< of the chart, to be kept free
};

// ------------------------------------------------------------------------------------------------------------- playing

class PlayTable : public Table {
    Q_DECLARE_TR_FUNCTIONS(Coins)

public:
    using Table::Table;

    Layout build()
    {
        const double spare = std::max(0.0, room_.height() / style_.unit - 740);
        const double console = px(268 + std::min(spare * 0.3, 60.0));
        const double lens = px(84), gap = px(12);
        const double top = px(88), consoleTop = room_.height() - px(12) - console;
        const double lensTop = consoleTop - gap - lens;
        placeHeader();
        placeTrack(chartRect(top, lensTop - px(14)), QRectF(px(56), lensTop, room_.width() - px(56) - margin(), lens));
        placeConsole(QRectF(margin(), consoleTop, room_.width() - 2 * margin(), console));
        return std::move(out_);
    }

private:
    bool mayTravel() const { return seen_.mayAct() && seen_.view().red > 0; }
    bool mayTravelTo(int round) const { return mayTravel() && round > seen_.view().blocked; }
    /// The round selected on the chart, else the hovered one; 0: none.
    int chosen() const
    {
        for (const QString& piece : {gesture_.selected, gesture_.hovered})
            for (const char* what : {"round", "column"})
                if (const int round = numberOf(piece, what); round > 0 && round <= seen_.round() && mayTravelTo(round))
                    return round;
        return 0;
    }
    /// The round that the red lever leads to: the chosen one, else the present one.
    int goal() const { return chosen() > 0 ? chosen() : seen_.round(); }

    void placeHeader()
    {
        const double wide = std::min(px(300), (room_.width() - px(300)) / 2);
        for (const Seat seat : {seen_.me(), seen_.other()}) {
            const bool mirrored = seat != seen_.me();
            const SeatDrawable plate{sideOf(seat), seen_.name(seat), TableText::plateLine(seen_, seat), seen_.score(seat),
                                     mirrored};
            const QRectF rect(mirrored ? room_.width() - margin() - wide : margin(), px(14), wide, px(60));
            addSeat(seen_, seat, rect, plate, TableText::plate(seen_, seat)).faceDelay = tossTime();
        }
        const double left = margin() + wide, width = room_.width() - 2 * left;
        const int big = style_.text(28), small = style_.text(14);
        addText(QStringLiteral("round"), QRectF(left, px(12), width, big * 1.4), TableText::round(seen_),
                {big, true, theme().tableText, Qt::AlignCenter});
        addSpoken(QStringLiteral("standing"), QRectF(left, px(14) + big * 1.4, width, small * 1.5),
                  TableText::standing(seen_), {small, false, theme().tableDim, Qt::AlignCenter})
            .faceDelay = tossTime();
    }

    void placeTrack(const QRectF& rect, const QRectF& lens)
    {
        Range range;
        range.take(seen_.view().tosses);
        range.round();
        const Scale scale(style_, rect.size(), seen_.rounds(), range.low, range.high);
        placeChart(rect, scale, chartContent());
        const int to = goal();
        if (chosen() > 0 || (mayTravel() && isPointedAt(QStringLiteral("button:red")))) {
            placeArc(rect, {scale, seen_.round(), to, seen_.view().tosses, tr("toss again from round %1").arg(to), true});
        }
        placeReport(rect, scale);
        placeLens(rect, scale, lens);
    }

    /// A page of coins to choose from: the last rounds, or those around the chosen one.
    struct Lens {
        QRectF box;
        double pitch;
        int first, last; ///< the selectable rounds
        int end; ///< the last place; beyond `last` early in a match

        double x(int round) const { return box.left() + (round - first + 0.5) * pitch; }
        bool holds(int round) const { return round >= first && round <= last; }
    };
    Lens lensIn(const QRectF& box) const
    {
        const int page = chosen() > 0 ? (seen_.round() - chosen()) / kLens : 0;
        Lens lens{box, box.width() / std::min(kLens, seen_.rounds()), 1, seen_.round() - page * kLens, 0};
        lens.first = std::max(1, lens.last - kLens + 1);
        lens.end = page == 0 ? std::min(lens.first + kLens - 1, seen_.rounds()) : lens.last;
        return lens;
    }

    void placeLens(const QRectF& chart, const Scale& scale, const QRectF& box)
    {
        const Lens lens = lensIn(box);
        const auto foot = [&](int round) { return QPointF(chart.left() + scale.edge(round), chart.top() + scale.bottom); };
        placeLensFrame(foot(lens.first), foot(lens.end + 1), box, lens.x(lens.end) + lens.pitch / 2);
        for (int round = lens.first; round <= lens.end; ++round)
            placeCoin(lens, round);

        const auto column = [&](int round) {
            return QRectF(chart.left() + scale.edge(round), chart.top() + scale.top, scale.pitch, scale.bottom - scale.top);
        };
        for (int round = 1; round <= seen_.view().tosses.count(); ++round) {
            if (!lens.holds(round)) {
                placeRound(round, column(round), 2);
                continue;
            }
            const QRectF cell(lens.x(round) - lens.pitch / 2, box.top(), lens.pitch, box.height());
            placeRound(round, cell.adjusted(1, px(3), -1, -px(3)), px(10));
            // The round can be clicked in the chart as well; keys reach it in the lens.
            add(numbered("column", round), column(round), kit::Invisible(),
                {.height = 4, .row = QStringLiteral("columns"), .choices = choicesOf(round)});
        }
    }

    void placeCoin(const Lens& lens, int round)
    {
        const double size = std::min(lens.pitch * 0.84, px(42)), middle = lens.box.top() + px(10) + size / 2;
        const bool lived = round <= seen_.view().tosses.count(), aim = round == chosen();
        const bool undone = chosen() > 0 && round > chosen();
        const Side side = lived ? tossed(round) : Side::Blank;
        add(numbered("coin", round), kit::boxAt({lens.x(round), middle}, {size, size}),
            CoinDrawable{side, lived && (undone || round <= seen_.blocked())},
            {.height = 3, .role = Role::Card, .radius = size / 2, .sound = Sound::Coin});
        if (round == seen_.round())
            addTossEffect(numbered("coin", round));

        const bool marked = aim || (chosen() == 0 && round == seen_.round());
        const int text = style_.text(12);
        addText(numbered("number", round),
                QRectF(lens.x(round) - lens.pitch / 2, middle + size / 2 + px(3), lens.pitch, text * 1.6),
                QString::number(round),
                {text, marked,
                 aim          ? theme().legal
                     : marked ? theme().tableText
                              : theme().tableDim,
                 Qt::AlignCenter})
            .height = 3;
    }

    void placeLensFrame(QPointF from, QPointF to, const QRectF& lens, double end)
    {
        const QRectF box(QPointF(std::min(lens.left(), from.x()), from.y()), QPointF(std::max(end, to.x()), lens.bottom()));
        const auto at = [&](QPointF point) { return point - box.topLeft(); };
        add(QStringLiteral("glass"), box,
            LensDrawable{{at(from), at(to), at(QPointF(end, lens.top())), at(QPointF(end, lens.bottom())),
                          at(lens.bottomLeft()), at(lens.topLeft())}});
    }

    std::vector<Choice> choicesOf(int round) const
    {
        if (!mayTravelTo(round))
            return {};
        const std::string action = toText(Action{travel(round), {}});
        return {{action, QStringLiteral("button:red")}, {action, QStringLiteral("levers:red")}};
    }

    void placeRound(int round, const QRectF& rect, double radius)
    {
        add(numbered("round", round), rect, kit::Invisible(),
            {.height = 5,
             .role = Role::Button,
             .radius = radius,
             .name = TableText::coin(seen_, round),
             .whyNot = mayTravelTo(round) ? QString() : TableText::whyNotTo(seen_, round),
             .row = QStringLiteral("rounds"),
             .choices = choicesOf(round)});
    }

    // The console: blue levers, red levers, the effects of a journey, the memory.
    void placeConsole(const QRectF& box)
    {
        const double width = box.width();
        const std::array<double, 5> at{0, width * 0.22, width * 0.53, width * 0.765, width};
        add(QStringLiteral("console"), box, ConsoleDrawable{{at[1], at[2], at[3]}});
        const auto column = [&](std::size_t i) {
            const double pad = px(16);
            return QRectF(box.left() + at[i] + pad, box.top() + px(14), at[i + 1] - at[i] - 2 * pad, box.height() - px(28));
        };
        part_ = 1; // read column by column
        placeBlue(column(0));
        part_ = 2;
        placeRed(column(1));
        part_ = 3;
        placeChanges(column(2));
        part_ = 4;
        placeMemory(column(3));
    }

    double buttonHeight() const { return std::max(34.0, px(44)); }
    QRectF buttonOf(const QRectF& column) const
    {
        return {column.left(), column.bottom() - buttonHeight(), column.width(), buttonHeight()};
    }

    /// The label on a button of this width: the short one if the whole does not fit in one line with its key.
    kit::Button fitted(kit::Button button, double width, Move move) const
    {
        if (kit::buttonWidth(style_, button) > width)
            button.label = TableText::shortAction(move);
        return button;
    }

    /// Places title, number of levers and help text; returns the box left above the button.
    QRectF placeHead(const char* prefix, const QRectF& column, const QString& title, int left, int of, const QString& does)
    {
        const int big = style_.text(18), small = style_.text(13);
        const double titleWidth = style_.widthOf(title, {big, true}) + px(8);
        const QString name = QLatin1String(prefix), whole = tr("%1 of %2 left").arg(left).arg(of);
        const bool fits = style_.widthOf(whole, {small}) <= column.width() - titleWidth;
        const QString count = fits ? whole : TableText::leftShort(left, of);
        QRectF rest = column;
        const QRectF head = kit::takeTop(rest, big * 1.4);
        addText(name + QStringLiteral(":title"), head.adjusted(0, 0, titleWidth - head.width(), 0), title,
                {big, true, theme().tableText});
        addText(name + QStringLiteral(":count"), head.adjusted(titleWidth, 0, 0, 0), count,
                {small, false, theme().tableDim});
        const TextStyle words{style_.text(12.5), false, theme().tableDim, Qt::AlignLeft | Qt::AlignTop, 4};
        addSpoken(name + QStringLiteral(":does"),
                  kit::takeTop(rest, style_.heightOf(does, words, column.width()) + 2, px(6)), does, words);
        kit::takeBottom(rest, buttonHeight(), px(8));
        return rest;
    }

    void placeBlue(const QRectF& column)
    {
        const int left = seen_.view().blue, of = seen_.view().rules.blue;
        const QRectF levers = placeHead("blue", column, tr("Blue"), left, of, TableText::blueLeverHelp(seen_.round()));
        const bool may = seen_.mayAct() && left > 0;
        placeLevers("levers:blue", levers, Lever::Blue, left, of, isPointedAt(QStringLiteral("button:block")) && may,
                    TableText::blueLevers(left));
        const kit::Button button{.label = tr("Block round %1").arg(seen_.round()),
                                 .key = ownKey("B"),
                                 .enabled = may,
                                 .edge = QColor(kBlue),
                                 .px = kLabel};
        addButton(QStringLiteral("button:block"), buttonOf(column), fitted(button, column.width(), kBlock),
                  toText(Action{kBlock, {}}), left == 0 ? tr("You have no blue lever left.") : TableText::whyNotNow(seen_))
            .description = TableText::blueLeverHelp(seen_.round());
    }

    void placeRed(const QRectF& column)
    {
        const int left = seen_.view().red, of = seen_.view().rules.red, to = goal();
        const QRectF levers = placeHead("red", column, tr("Red"), left, of,
                                        tr("Go back: choose a round on the track. It is tossed again, and all after it."));
        const bool may = mayTravelTo(to);
        placeLevers("levers:red", levers, Lever::Red, left, of,
                    may && (chosen() > 0 || isPointedAt(QStringLiteral("button:red"))), TableText::redLevers(left));
        const kit::Button button{
            .label = (to == seen_.round() ? tr("Pull red: toss round %1 again") : tr("Pull red: back to round %1")).arg(to),
            .key = ownKey("R"),
            .brass = chosen() > 0,
            .enabled = may,
            .px = kLabel};
        Piece& piece = addButton(QStringLiteral("button:red"), buttonOf(column), fitted(button, column.width(), travel(to)),
                                 toText(Action{travel(to), {}}), TableText::whyNotTo(seen_, to));
        piece.name = button.label;
        piece.description = TableText::failureHelp(seen_, to);
    }

    TextStyle noteStyle() const { return {style_.text(12), false, theme().tableDim, Qt::AlignLeft | Qt::AlignTop, 12}; }
    double noteHeight(const QString& text, double width) const { return style_.heightOf(text, noteStyle(), width) + 2; }
    bool noteFits(const QString& text, QSizeF room) const { return noteHeight(text, room.width()) <= room.height(); }
    /// A note in small type, or its gist if it does not fit; the tool tip has the whole text.
    void placeNote(const char* name, const QRectF& rect, const QString& whole, const QString& gist)
    {
        TextStyle style = noteStyle();
        style.lines = std::max(1, static_cast<int>((rect.height() + 2) / (style.px * 1.3)));
        Piece& note = addText(QLatin1String(name), rect, noteFits(whole, rect.size()) ? whole : gist, style);
        note.role = Role::Text;
        note.name = note.description = whole;
    }

    void placeLevers(const char* name, const QRectF& rect, Lever kind, int left, int of, bool hot, const QString& spoken)
    {
        const int rows = of <= 7 ? 1 : of <= 20 ? 2 : 3;
        if (rect.height() < px(16) * rows)
            return; // no room; the count above says the same
        add(QLatin1String(name), rect, LeversDrawable{kind, left, of, rows, hot}, 3, spoken);
    }

    void placeChanges(const QRectF& column)
    {
        const int to = goal(), present = seen_.round(), left = seen_.view().red;
        const int big = style_.text(15);
        QRectF rest = column, rect = kit::takeBottom(rest, buttonHeight(), px(4));
        if (mayTravelTo(to)) {
            const QString goesBack = tr("If you go back to %1").arg(to);
            addText(QStringLiteral("changes:title"), kit::takeTop(rest, big * 1.5, px(2)), goesBack,
                    {big, true, theme().tableText});
            const Tosses& tosses = seen_.view().tosses;
            const auto number = [](int n) { return QString::number(n); };
            const std::vector<Change> rows{
                {tr("Lead"), kit::signedNumber(tosses.lead()), kit::signedNumber(tosses.lead(to - 1))},
                {tr("Tosses to come"), number(seen_.rounds() - present), number(seen_.rounds() - to + 1)},
                {tr("Red levers"), number(left), number(left - 1)},
                {tr("Tosses undone"), {}, number(present - to + 1)},
            };
            const auto told = [](const Change& each) { return each.what + QLatin1Char(' ') + each.after; };
            add(QStringLiteral("changes"), kit::takeTop(rest, px(24) * static_cast<double>(rows.size()), px(4)),
                ChangesDrawable{rows},
                {.role = Role::Text,
                 .name = tr("%1: %2", "if what, then what").arg(goesBack, clausesOf(kit::textsOf(rows, told))),
                 .entrance = {.delay = tossTime()},
                 .faceDelay = tossTime()});
            placeNote("changes:fails", rest, TableText::failureHelp(seen_, to),
                      tr("Fails if %1 blocks round %2 or a later one.").arg(seen_.name(seen_.other())).arg(to));
        } else {
            addSpoken(QStringLiteral("changes:why"), kit::takeTop(rest, px(110)), TableText::whyNotTo(seen_, to),
                      {style_.text(14), false, theme().tableDim, Qt::AlignLeft | Qt::AlignTop, 4});
        }
        const QString all =
            present < seen_.rounds() ? tr("Nothing: on to round %1").arg(present + 1) : tr("Nothing: the match ends");
        const kit::Button button{.label = all, .key = ownKey("G"), .enabled = seen_.mayAct(), .px = kLabel};
        if (seen_.toCome() > 0 && !seen_.position().isExercise) {
            const double gap = px(6), width = std::max(24.0, std::min(rect.height(), rect.width() * 0.16));
            rect.setWidth(rect.width() - width - gap);
            placeFastForward({rect.right() + gap, rect.top(), width, rect.height()});
        }
        Piece& piece = addButton(QStringLiteral("button:nothing"), rect, fitted(button, rect.width(), kNothing),
                                 toText(Action{kNothing, {}}), TableText::whyNotNow(seen_));
        piece.name = all;
        // People who go on quickly are ahead of the toss. The levers are for one round, which has to be seen first.
        piece.shortcut = button.key;
        piece.ahead = QString::number(seen_.hasAnswered(seen_.me()) ? present + 1 : present);
    }

    /// The button that starts and stops fast-forwarding.
    void placeFastForward(const QRectF& rect)
    {
        const bool runs = seen_.position().isRunning;
        Piece& piece = add(QStringLiteral("button:run"), rect, FastForwardDrawable{runs, runs || seen_.mayAct()},
                           {.height = 4,
                            .role = Role::Button,
                            .name = runs ? tr("Stop letting rounds pass") : tr("Let rounds pass…"),
                            .description = tr("Lets rounds pass until what you choose happens. Stops when time goes back, "
                                              "in the last round, and at any key or click."),
                            .needsNoConfirming = true});
        if (runs || seen_.mayAct()) {
            piece.choices = {{Command::ToggleRun, {}}};
            piece.shortcut = ownKey("O");
        } else {
            piece.dimmed = true;
            piece.whyNot = TableText::whyNotNow(seen_);
        }
    }

    void placeMemory(const QRectF& column)
    {
        const int big = style_.text(15);
        QRectF rest = column;
        addText(QStringLiteral("memory:title"), kit::takeTop(rest, big * 1.5, px(2)), TableText::memoryTitle(),
                {big, true, theme().tableText});
        // The help leaves room for the text field.
        const QString help = TableText::memoryHelp(seen_);
        const double most = std::max(0.0, rest.height() - px(4) - std::max(60.0, px(84)));
        const QString shown = noteFits(help, QSizeF(column.width(), most))
            ? help
            : tr("You keep it when your own journey back takes place; else it becomes what you had written by then.");
        const QRectF note = kit::takeBottom(rest, std::min(most, noteHeight(shown, column.width())), px(6));
        add(QStringLiteral("memory:box"), rest, TextBoxDrawable());
        out_.memo = rest.adjusted(px(6), px(4), -px(6), -px(4));
        placeNote("memory:help", note, help, shown);
    }
};

// ------------------------------------------------------------------------------------------------------------ watching

class WatchTable : public Table {
    Q_DECLARE_TR_FUNCTIONS(Coins)

    static constexpr double kBluePitch = 24, kRedPitch = 9; ///< of levers, at the most

public:
    WatchTable(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
        : Table(seen, gesture, canvas),
          branches_(branchesOf(seen.position().story))
    {
    }

    Layout build()
    {
        placeCards();
        const double top = px(112), bottom = room_.height() - px(10);
        // A single seat's view has no other timelines.
        const double lanes =
            std::min((bottom - top) * 0.38, lanesHead() + laneRow() * static_cast<double>(branches_.size()));
        const double lanesTop = seen_.position().open ? bottom - lanes : bottom;
        placeTrack(chartRect(top, lanesTop - px(4)));
        if (seen_.position().open)
            placeLanes(QRectF(px(56), lanesTop, room_.width() - px(56) - margin(), bottom - lanesTop));
        return std::move(out_);
    }

private:
    void placeCards()
    {
        const double middle = px(110), wide = (room_.width() - 2 * margin() - middle) / 2, tall = px(88);
        const double leversLeft = kCardFixed + namesWidth(wide);
        for (const Seat seat : {seen_.me(), seen_.other()}) {
            const double left = seat == seen_.me() ? margin() : room_.width() - margin() - wide;
            const QRectF rect(left, px(12), wide, tall);
            const bool turn = seen_.isTossed() && !seen_.view().over && seen_.position().node.seats.has(seat)
                && (seen_.position().thinking == seat || seen_.position().node.seats.first() == seat);
            const SeatCardDrawable card{
                {sideOf(seat), seen_.name(seat), TableText::plateLine(seen_, seat), seen_.score(seat)}, turn, leversLeft};
            addSeat(seen_, seat, rect, card, TableText::plate(seen_, seat));
            if (const View* view = seen_.viewOf(seat)) {
                const QRectF levers(left + px(leversLeft), rect.top(), wide - px(leversLeft + 12), tall);
                placeLevers(levers, seat, Lever::Blue, view->blue, view->rules.blue);
                placeLevers(levers, seat, Lever::Red, view->red, view->rules.red);
            }
        }
        const double x = room_.width() / 2, coin = px(44);
        const bool lies = seen_.isTossed();
        const Side side = lies ? tossed(seen_.round()) : Side::Blank;
        const QString name = lies ? tr("Round %1: %2").arg(seen_.round()).arg(TableText::face(side == Side::Sun ? 0 : 1))
                                  : tr("Round %1 is to be tossed").arg(seen_.round());
        add(QStringLiteral("toss"), QRectF(x - coin / 2, px(14), coin, coin), CoinDrawable{side},
            {.role = Role::Card, .radius = coin / 2, .name = name, .sound = Sound::Coin});
        addTossEffect(QStringLiteral("toss"));
        const int text = style_.text(15);
        addText(QStringLiteral("round"), QRectF(x - middle / 2, px(62), middle, text * 2.6), TableText::round(seen_),
                {text, true, theme().tableText, Qt::AlignHCenter | Qt::AlignTop, 2});
    }

    /// The width of names and lines in a card, in units: between 96 and the larger of 132 and the width that levers and
    /// counts leave.
    double namesWidth(double card) const
    {
        double names = 0;
        for (const Seat seat : {0, 1})
            for (const QString& line : TableText::plateLines())
                names = std::max(names, (kit::namesWidth(style_, {seen_.name(seat), line}) + 1) / style_.unit);
        const Rules& rules = seen_.view().rules;
        const double levers = std::max(kBluePitch * rules.blue, kRedPitch * rules.red);
        const double counts = countWidth(TableText::leftShort(rules.red, rules.red)) / style_.unit;
        return std::clamp(names, 96.0, std::max(132.0, card / style_.unit - kCardFixed - levers - counts - 18));
    }
    double countWidth(const QString& count) const { return style_.widthOf(count, {style_.text(12)}) + 4; }

    void placeLevers(const QRectF& box, Seat seat, Lever kind, int left, int of)
    {
        const bool blue = kind == Lever::Blue;
        const QString count = TableText::leftShort(left, of);
        const int text = style_.text(12);
        const double words = countWidth(count);
        const double tall = px(blue ? 42 : 26), top = box.top() + px(blue ? 8 : 54);
        const double wide = std::min(box.width() - words - px(6), px(blue ? kBluePitch : kRedPitch) * std::max(of, 1));
        add(numbered(blue ? "blue" : "red", seat), QRectF(box.left(), top, wide, tall), LeversDrawable{kind, left, of});
        addText(numbered(blue ? "blues" : "reds", seat), QRectF(box.left() + wide + px(6), top, words, tall), count,
                {text, false, QColor(blue ? 0xFFDCE6FF : 0xFFFFD4D2)});
    }

    int pointedBranch() const { return numberOf(gesture_.hovered, "lane"); }
    /// The highlighted branch: the hovered one, else the newest.
    int litBranch() const
    {
        const int pointed = pointedBranch();
        return pointed >= 0 && pointed < static_cast<int>(branches_.size()) ? pointed
                                                                            : static_cast<int>(branches_.size()) - 1;
    }

    void placeTrack(const QRectF& rect)
    {
        Range range;
        range.take(seen_.view().tosses);
        ChartContent content = chartContent();
        content.lit = litBranch();
        for (const AbandonedTimeline& branch : branches_) {
            content.branches.push_back({asSeen(branch.tosses), branch.to, seatColour(branch.by)});
            range.take(content.branches.back().tosses);
        }
        range.round();
        const Scale scale(style_, rect.size(), seen_.rounds(), range.low, range.high);
        placeChart(rect, scale, content);
        placeJourney(rect, scale);
        placeReport(rect, scale);
    }

    /// The journey just made, else the one that is decided on.
    void placeJourney(const QRectF& rect, const Scale& scale)
    {
        const auto show = [&](Seat seat, int to) {
            placeArc(rect, {scale, seen_.round(), to, seen_.view().tosses, TableText::journey(seen_, seat, to)});
        };
        if (!seen_.journeys().empty() && !branches_.empty()) {
            const AbandonedTimeline& left = branches_.back();
            return placeArc(
                rect,
                {scale, left.from, left.to, asSeen(left.tosses), TableText::journeyDone(seen_, seen_.journeys().front())});
        }
        for (const Seat seat : {0, 1}) {
            const View* view = seen_.viewOf(seat);
            if (view && view->answer && view->answer->kind == Move::Kind::Travel)
                return show(seat, view->answer->round);
        }
        if (const auto chosen = seen_.chosen(); chosen && chosen->move.kind == Move::Kind::Travel && seen_.isTossed())
            show(seen_.position().reporter, chosen->move.round);
    }

    double lanesHead() const { return style_.text(13) * 1.7 + px(2); }
    double laneRow() const { return std::max(px(18), style_.text(12) * 1.5); } ///< the largest row height

    void placeLanes(const QRectF& box)
    {
        const int px13 = style_.text(13), count = static_cast<int>(branches_.size());
        const double head = lanesHead() - px(2);
        addSpoken(QStringLiteral("lanes:title"), QRectF(box.left(), box.top(), box.width() * 0.5, head),
                  count == 0 ? tr("No timeline has been given up so far")
                             : tr("%n abandoned timeline(s), newest on top", nullptr, count),
                  {px13, false, theme().tableText});
        if (count == 0)
            return;
        add(QStringLiteral("lanes:legend"), QRectF(box.left() + box.width() * 0.5, box.top(), box.width() * 0.5, head),
            LegendDrawable{tr("given up by"), {seen_.name(0), seen_.name(1)}});
        const QRectF room = box.adjusted(0, head + px(2), 0, 0);
        const double row = std::clamp(room.height() / count, 5.0, laneRow());
        int shown = std::min(count, static_cast<int>(room.height() / row));
        if (shown < count) {
            const int small = style_.text(12);
            const QRectF foot(box.left(), box.bottom() - small * 1.5, box.width(), small * 1.5);
            shown = std::max(1, static_cast<int>((room.height() - foot.height()) / row));
            addSpoken(QStringLiteral("lanes:earlier"), foot, tr("and %n earlier", nullptr, count - shown),
                      {small, false, theme().tableDim});
        }
        const bool labelled = row >= style_.text(12) * 1.25;
        const double pitch = box.width() / seen_.rounds();
        for (int i = 0; i < shown; ++i) {
            const int index = count - 1 - i;
            const AbandonedTimeline& branch = branches_[asIndex(index)];
            LaneDrawable bar;
            bar.x0 = (branch.to - 1) * pitch;
            bar.x1 = (branch.from - 0.5) * pitch;
            bar.colour = seatColour(branch.by);
            bar.lit = index == litBranch();
            // The strength changes in steps, so that most lanes keep their picture after a journey.
            bar.strength = bar.lit ? 1 : 0.42 + 0.05 * std::round(8 * (index + 1.0) / count);
            if (labelled)
                bar.label = TableText::branch(seen_, branch);
            const QRectF lane(box.left(), room.top() + i * row, box.width(), row);
            const QString name = TableText::branch(seen_, branch);
            add(numbered("lane", index), lane, bar,
                {.height = 2, .role = Role::Text, .name = name, .row = QStringLiteral("lanes")});
            if (bar.lit && !labelled)
                placeLaneLabel(lane, room.top(), bar, name);
        }
    }

    /// The label of a highlighted lane that is too low for one of its own; not above `highest`.
    void placeLaneLabel(const QRectF& lane, double highest, const LaneDrawable& bar, const QString& text)
    {
        const kit::Chip chip{text};
        const QSizeF size = chipSize(style_, chip);
        const double gap = px(10), right = lane.left() + bar.x1 + gap;
        const double left = right + size.width() < lane.right() ? right : lane.left() + bar.x0 - gap - size.width();
        const double top =
            std::min(std::max(lane.center().y() - size.height() / 2, highest), room_.height() - size.height() - 1);
        add(QStringLiteral("lane:label"), QRectF(QPointF(std::max(left, lane.left()), top), size), chip, 3);
    }

    std::vector<AbandonedTimeline> branches_;
};

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
{
    return seen.isPlaying() ? PlayTable(seen, gesture, canvas).build() : WatchTable(seen, gesture, canvas).build();
}

// ----------------------------------------------------------------------------------------------------------- the table

// The ids of the stop conditions.
constexpr auto kUntilLever = "lever";
constexpr auto kUntilRound = "round";
constexpr auto kUntilBehind = "behind";

/// Whether a memory is text, unlike the binary ones of bots.
bool isText(const std::string& memory)
{
    const auto isControl = [](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 && letter != '\n' && letter != '\t';
    };
    return std::none_of(memory.begin(), memory.end(), isControl);
}

class CoinsTable final : public kit::TableOf<SeenPosition, TableText, arrange, paintTile>,
                         public HiddenValues,
                         public MemoKeeper,
                         public TimeTravel,
                         public FastForward {
    Q_DECLARE_TR_FUNCTIONS(Coins)

public:
    PositionFormOf positionForm() const override
    {
        return {coins::positionForm, settlePosition, completePosition, layPosition};
    }
    QString pieceFor(const Action& action) const override
    {
        return action.move.kind == Move::Kind::Travel ? numbered("round", action.move.round)
            : action.move.kind == Move::Kind::Block   ? QStringLiteral("button:block")
                                                      : QStringLiteral("button:nothing");
    }
    QString valueText(const std::string& value) const override
    {
        return value == "0"    ? tr("no later block")
            : value == "other" ? tr("another round")
                               : tr("round %1").arg(QString::fromStdString(value));
    }
    QString valueSign(const std::string& value) const override { return value == "0" ? tr("no block") : tr("block"); }
    bool usesKey(const Position& position, const QString& usual) const override
    {
        const Rules rules = SeenPosition(position).view().rules;
        return usual == "G" || (usual == "O" ? !position.isExercise : usual == "B" ? rules.blue > 0 : rules.red > 0);
    }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        return position.over ? 1.0 : seen.view().tosses.count() / static_cast<double>(seen.rounds());
    }
    /// Answers are sealed, so only a round that begins out of turn tells something: time went back.
    bool isUneventful(const std::vector<AnyTold>& told) const override
    {
        const Event* answered = kit::findEvent<Event>(told, Event::Kind::Answered);
        const Event* begins = kit::findEvent<Event>(told, Event::Kind::RoundBegins);
        return answered && !hasEvent(told, Event::Kind::MatchEnded) && (!begins || begins->round > answered->round);
    }
    /// A part is a timeline.
    bool beginsPart(const std::vector<AnyTold>& told) const override { return hasEvent(told, Event::Kind::WentBack); }
    /// The time to look at a journey.
    int viewingDelay(const Position& position) const override
    {
        return position.open && !SeenPosition(position).journeys().empty() ? 1200 : 0;
    }

    std::optional<Memo> memo(const Position& position) const override
    {
        const SeenPosition seen(position);
        if (!seen.isPlaying())
            return std::nullopt;
        const std::string kept = seen.view().memory.bytes();
        return Memo{TableText::memoryTitle(), TableText::memoryHelp(seen),
                    isText(kept) ? QString::fromStdString(kept) : QString(), static_cast<int>(kMaxMemory)};
    }
    std::string withMemo(const std::string& action, const QString& text) const override
    {
        auto read = parseAction(action);
        if (!read)
            return action;
        read->memory = text.toStdString();
        return toText(*read);
    }
    std::size_t firstUndone(const Story& told) const override { return coins::firstUndone(told); }

    std::vector<StopCondition> stopConditions(const Position& position) const override
    {
        const SeenPosition seen(position);
        const int left = seen.rounds() - seen.round();
        if (!seen.isPlaying() || !seen.mayAct() || left == 0)
            return {};
        const int behind = std::max(1, 1 - seen.lead(seen.me()));
        return {
            {kUntilLever, tr("Until a lever is pulled")},
            {kUntilRound, tr("Until round"),
             StopCondition::Number{seen.round() + std::min(10, left), seen.round() + 1, seen.rounds()}},
            {kUntilBehind, tr("Until I am behind by"), StopCondition::Number{std::max(3, behind), behind, seen.rounds()}}};
    }
    /// Depends only on what the person sees: a pulled lever shows when time goes back. Stops in the last round, where a
    /// decision cannot be postponed.
    bool continues(const StopGoal& until, const Position& before, const Position& now) const override
    {
        const SeenPosition was(before), is(now);
        if (!is.mayAct() || is.round() != was.round() + 1 || is.round() == is.rounds())
            return false;
        if (until.id == kUntilRound)
            return is.round() < until.number;
        if (until.id == kUntilBehind)
            return -is.lead(is.me()) < until.number;
        return true;
    }

    Surface surface() const override { return Surface::Midnight; }
};

} // namespace

std::unique_ptr<GameTable> makeTable()
{
    return std::make_unique<CoinsTable>();
}

} // namespace parlour::coins
