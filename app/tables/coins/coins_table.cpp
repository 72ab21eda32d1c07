// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table of Coins. While a person plays: the present timeline as a track, a lens of coins to choose a round from, the
// levers. While it is watched: both sides and all timelines that were given up. And what else the window asks of it.
#include "app/stage/flourish.h"
#include "app/stage/lists.h"
#include "app/stage/paint.h"
#include "app/tables/coins/coins_chart.h"
#include "app/tables/coins/coins_paint.h"
#include "app/tables/coins/coins_words.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/builder.h"
#include "app/tables/kit/plate.h"
#include "app/tables/kit/table.h"
#include "app/tables/kit/words.h"
#include "app/tables/table_capabilities.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace parlour::coins {

namespace {

constexpr double kLabel = 15; ///< of buttons, in units
constexpr double kNarrowButton = 130; ///< px; narrower ones say only what they do, not what follows
constexpr int kLens = 20; ///< coins in the lens

/// The number behind the colon of an id that begins so; -1: it is another.
int numberOf(const QString& piece, const char* what)
{
    const QString begin = QLatin1String(what) + QLatin1Char(':');
    return piece.startsWith(begin) ? piece.mid(begin.size()).toInt() : -1;
}

using kit::numbered;

/// The lens, and what it is held over.
struct GlassLook {
    QPolygonF shape;
};
void paint(const kit::Pencil& pen, QRectF, const GlassLook& look)
{
    pen.inked(QPen(kit::thin(pen.theme(), 0.14), 1), faint(Qt::white, 0.035)).drawPolygon(look.shape);
}

/// What playing and watching have in common.
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
    /// Tosses as the first seat sees them, as the viewpoint does.
    Tosses asSeen(const Tosses& heads) const { return seen_.me() == 0 ? heads : heads.flipped(); }

    ChartLook chartLook() const
    {
        ChartLook look;
        look.tosses = seen_.view().tosses;
        look.me = seen_.me();
        look.blocked = seen_.blocked();
        return look;
    }

    /// Leaves room for the numbers of leads at its left.
    QRectF chartRect(double top, double bottom) const
    {
        return {px(10), top, room_.width() - px(22), bottom - top}; // 12 at the right for the last number
    }

    /// ms until it has been seen where the coin falls, for who plays: what counts the toss waits that long.
    double tossTime() const
    {
        const Position& position = seen_.position();
        const bool isWaitedFor = position.asked >= 0 && !position.isRunning;
        return isWaitedFor && seen_.justTossed() && seen_.isTossed() ? 560 : 0;
    }

    /// A coin that has just been tossed turns in the air.
    void celebrate(const QString& coin)
    {
        if (!seen_.justTossed() || !seen_.isTossed())
            return;
        const Side side = tossed(seen_.round());
        out_.flourishes.push_back(coinTurning(
            coin, QStringLiteral("toss:%1").arg(seen_.round()), Sound::Spin, faceFor(CoinLook{}), faceFor(CoinLook{side}),
            faceFor(CoinLook{side == Side::Sun ? Side::Moon : Side::Sun}), theme().groundInner.darker(140)));
    }

    void placeChart(const QRectF& rect, const Scale& scale, const ChartLook& look)
    {
        add(QStringLiteral("grid"), rect, GridLook{scale});
        if (look.blocked > 0) {
            const QRectF past(QPointF(scale.left, scale.top), QPointF(scale.edge(look.blocked + 1), scale.bottom));
            add(QStringLiteral("blocked"), rect, BlockedLook{past, TableWords::blocked(seen_)});
        }
        add(QStringLiteral("chart"), rect, ChartOn{scale, look},
            {.name = TableWords::chart(seen_), .worth = 4, .later = tossTime()});
    }

    void placeArc(const QRectF& rect, const JourneyLook& look)
    {
        add(QStringLiteral("journey"), rect, look, {.height = 2});
        labels_.push_back(journeyLabel(style_, look).translated(rect.topLeft()));
    }

    /// One chip: a move, or journeys to rounds in a row that are worth the same.
    struct Told {
        const Candidate* candidate = nullptr; ///< the first of them
        Move move = {};
        int last = 0; ///< the last round
        QString figure = {};
        bool isChosen = false;
    };
    /// What a report says, in the order in which the chips get their places: what was chosen, the moves that are no
    /// journey, then the best journeys, as many as can be read.
    std::vector<Told> toldOf(const Report& report) const
    {
        constexpr std::size_t kMostJourneys = 8;
        std::vector<Told> told, journeys;
        for (const Candidate& each : report.candidates)
            if (const auto action = parseAction(each.action); action && each.hasValue) {
                const bool isJourney = action->move.kind == Move::Kind::Travel, isChosen = each.action == report.chosen;
                (isJourney && !isChosen ? journeys : told)
                    .push_back({&each, action->move, action->move.round, figureOf(report, each), isChosen});
            }
        std::sort(journeys.begin(), journeys.end(),
                  [](const Told& one, const Told& other) { return one.last < other.last; });
        std::vector<Told> groups;
        for (const Told& each : journeys)
            if (!groups.empty() && groups.back().last + 1 == each.last && groups.back().figure == each.figure)
                groups.back().last = each.last;
            else
                groups.push_back(each);
        const auto isBetter = [](const Told& one, const Told& other) {
            return one.candidate->value > other.candidate->value;
        };
        std::stable_sort(groups.begin(), groups.end(), isBetter);
        groups.resize(std::min(groups.size(), kMostJourneys));
        std::stable_sort(told.begin(), told.end(),
                         [](const Told& one, const Told& other) { return one.isChosen > other.isChosen; });
        told.insert(told.end(), groups.begin(), groups.end());
        return told;
    }

    /// What a bot gave each move, on the track.
    void placeReport(const QRectF& rect, const Scale& scale)
    {
        const Report* report = seen_.report();
        if (!report || !seen_.isTossed())
            return;
        std::vector<QRectF> taken = labels_;
        for (const Told& each : toldOf(*report)) {
            const bool back = each.move.kind == Move::Kind::Travel;
            const QString what = back ? TableWords::backTo(each.move.round, each.last) : TableWords::shortAction(each.move);
            const QString text = QStringLiteral("%1  %2").arg(what, each.figure);
            const kit::Chip chip{text, each.isChosen};
            const QSizeF size = chipSize(style_, chip);
            // A journey's chip lies low on its line, the present one's beside the end of the lead.
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
                continue; // those that are worth least have no room
            taken.push_back(*box);
            add(numbered("chip", static_cast<int>(each.candidate - report->candidates.data())), *box, chip, 3, text);
        }
    }

    /// Within `room`, where it covers none of those: above or below its place, else beside it, as near as can be; none:
    /// there is no room.
    std::optional<QRectF> freeBox(const QRectF& home, const std::vector<QRectF>& taken, const QRectF& room) const
    {
        constexpr int kFarthest = 4; // it still belongs to its line
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
    std::vector<QRectF> labels_; ///< in the chart, that nothing may cover
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
    /// The round that is chosen on the track, else pointed at; 0: none.
    int chosen() const
    {
        for (const QString& piece : {gesture_.selected, gesture_.hovered})
            for (const char* what : {"round", "column"})
                if (const int round = numberOf(piece, what); round > 0 && round <= seen_.round() && mayTravelTo(round))
                    return round;
        return 0;
    }
    /// Where the red lever leads: without a choice to the present round.
    int goal() const { return chosen() > 0 ? chosen() : seen_.round(); }

    void placeHeader()
    {
        const double wide = std::min(px(300), (room_.width() - px(300)) / 2);
        for (const Seat seat : {seen_.me(), seen_.other()}) {
            const bool mirrored = seat != seen_.me();
            const SeatLook look{sideOf(seat), seen_.name(seat), TableWords::plateLine(seen_, seat), seen_.score(seat),
                                mirrored};
            const QRectF rect(mirrored ? room_.width() - margin() - wide : margin(), px(14), wide, px(60));
            addSeat(seen_, seat, rect, look, TableWords::plate(seen_, seat)).later = tossTime();
        }
        const double left = margin() + wide, width = room_.width() - 2 * left;
        const int big = style_.text(28), small = style_.text(14);
        addText(QStringLiteral("round"), QRectF(left, px(12), width, big * 1.4), TableWords::round(seen_),
                {big, true, theme().tableText, Qt::AlignCenter});
        addSpoken(QStringLiteral("standing"), QRectF(left, px(14) + big * 1.4, width, small * 1.5),
                  TableWords::standing(seen_), {small, false, theme().tableDim, Qt::AlignCenter})
            .later = tossTime();
    }

    void placeTrack(const QRectF& rect, const QRectF& lens)
    {
        Range range;
        range.take(seen_.view().tosses);
        range.round();
        const Scale scale(style_, rect.size(), seen_.rounds(), range.low, range.high);
        placeChart(rect, scale, chartLook());
        const int to = goal();
        if (chosen() > 0 || (mayTravel() && isPointedAt(QStringLiteral("button:red")))) {
            placeArc(rect, {scale, seen_.round(), to, seen_.view().tosses, tr("toss again from round %1").arg(to), true});
        }
        placeReport(rect, scale);
        placeLens(rect, scale, lens);
    }

    /// A page of coins to choose from: the last ones, or those around the chosen round.
    struct Lens {
        QRectF box;
        double pitch;
        int first, last; ///< rounds that can be chosen here
        int end; ///< the last place: early in a match some rounds are still to come

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
        placeGlass(foot(lens.first), foot(lens.end + 1), box, lens.x(lens.end) + lens.pitch / 2);
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
            // It can be clicked in the chart as well; keys find it in the lens.
            add(numbered("column", round), column(round), kit::Nothing(),
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
            CoinLook{side, lived && (undone || round <= seen_.blocked())},
            {.height = 3, .role = Role::Card, .radius = size / 2, .sound = Sound::Coin});
        if (round == seen_.round())
            celebrate(numbered("coin", round));

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

    void placeGlass(QPointF from, QPointF to, const QRectF& lens, double end)
    {
        const QRectF box(QPointF(std::min(lens.left(), from.x()), from.y()), QPointF(std::max(end, to.x()), lens.bottom()));
        const auto at = [&](QPointF point) { return point - box.topLeft(); };
        add(QStringLiteral("glass"), box,
            GlassLook{{at(from), at(to), at(QPointF(end, lens.top())), at(QPointF(end, lens.bottom())),
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
        add(numbered("round", round), rect, kit::Nothing(),
            {.height = 5,
             .role = Role::Button,
             .radius = radius,
             .name = TableWords::coin(seen_, round),
             .whyNot = mayTravelTo(round) ? QString() : TableWords::whyNotTo(seen_, round),
             .row = QStringLiteral("rounds"),
             .choices = choicesOf(round)});
    }

    // The levers: four columns of one console.
    void placeConsole(const QRectF& box)
    {
        const double width = box.width();
        const std::array<double, 5> at{0, width * 0.22, width * 0.53, width * 0.765, width};
        add(QStringLiteral("console"), box, ConsoleLook{{at[1], at[2], at[3]}});
        const auto column = [&](std::size_t i) {
            const double pad = px(16);
            return QRectF(box.left() + at[i] + pad, box.top() + px(14), at[i + 1] - at[i] - 2 * pad, box.height() - px(28));
        };
        part_ = 1; // read one after the other
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

    /// Title, how many levers are left, what they do; the room that is left above the button.
    QRectF placeHead(const char* what, const QRectF& column, const QString& title, int left, int of, const QString& does)
    {
        const int big = style_.text(18), small = style_.text(13);
        const double titleWidth = style_.widthOf(title, {big, true}) + px(8);
        const QString name = QLatin1String(what), whole = tr("%1 of %2 left").arg(left).arg(of);
        const bool fits = style_.widthOf(whole, {small}) <= column.width() - titleWidth;
        const QString count = fits ? whole : TableWords::leftShort(left, of);
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
        const QRectF levers = placeHead("blue", column, tr("Blue"), left, of, TableWords::whatBlueDoes(seen_.round()));
        const bool may = seen_.mayAct() && left > 0;
        placeLevers("levers:blue", levers, Lever::Blue, left, of, isPointedAt(QStringLiteral("button:block")) && may,
                    TableWords::blueLevers(left));
        addButton(QStringLiteral("button:block"), buttonOf(column),
                  {.label = tr("Block round %1").arg(seen_.round()),
                   .key = QStringLiteral("B"),
                   .enabled = may,
                   .edge = QColor(kBlue),
                   .px = kLabel},
                  toText(Action{kBlock, {}}), left == 0 ? tr("You have no blue lever left.") : TableWords::whyNotNow(seen_))
            .description = TableWords::whatBlueDoes(seen_.round());
    }

    void placeRed(const QRectF& column)
    {
        const int left = seen_.view().red, of = seen_.view().rules.red, to = goal();
        const QRectF levers = placeHead("red", column, tr("Red"), left, of,
                                        tr("Go back: choose a round on the track. It is tossed again, and all after it."));
        const bool may = mayTravelTo(to);
        placeLevers("levers:red", levers, Lever::Red, left, of,
                    may && (chosen() > 0 || isPointedAt(QStringLiteral("button:red"))), TableWords::redLevers(left));
        addButton(
            QStringLiteral("button:red"), buttonOf(column),
            {.label = (to == seen_.round() ? tr("Pull red: toss round %1 again") : tr("Pull red: back to round %1")).arg(to),
             .key = QStringLiteral("R"),
             .brass = chosen() > 0,
             .enabled = may,
             .px = kLabel},
            toText(Action{travel(to), {}}), TableWords::whyNotTo(seen_, to))
            .description = TableWords::howItFails(seen_, to);
    }

    TextStyle noteStyle() const { return {style_.text(12), false, theme().tableDim, Qt::AlignLeft | Qt::AlignTop, 12}; }
    double noteHeight(const QString& text, double width) const { return style_.heightOf(text, noteStyle(), width) + 2; }
    bool noteFits(const QString& text, QSizeF room) const { return noteHeight(text, room.width()) <= room.height(); }
    /// Small print, its gist where it does not fit; the tool tip has all of it.
    void placeNote(const char* name, const QRectF& rect, const QString& whole, const QString& gist)
    {
        TextStyle look = noteStyle();
        look.lines = std::max(1, static_cast<int>((rect.height() + 2) / (look.px * 1.3)));
        Piece& note = addText(QLatin1String(name), rect, noteFits(whole, rect.size()) ? whole : gist, look);
        note.role = Role::Text;
        note.name = note.description = whole;
    }

    void placeLevers(const char* name, const QRectF& rect, Lever kind, int left, int of, bool hot, const QString& spoken)
    {
        const int rows = of <= 7 ? 1 : of <= 20 ? 2 : 3;
        if (rect.height() < px(16) * rows)
            return; // the count above says the same
        add(QLatin1String(name), rect, LeversLook{kind, left, of, rows, hot}, 3, spoken);
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
                ChangesLook{rows},
                {.role = Role::Text,
                 .name = tr("%1: %2", "if what, then what").arg(goesBack, clausesOf(kit::textsOf(rows, told))),
                 .entrance = {.delay = tossTime()},
                 .later = tossTime()});
            placeNote("changes:fails", rest, TableWords::howItFails(seen_, to),
                      tr("Fails if %1 blocks round %2 or a later one.").arg(seen_.name(seen_.other())).arg(to));
        } else {
            addSpoken(QStringLiteral("changes:why"), kit::takeTop(rest, px(110)), TableWords::whyNotTo(seen_, to),
                      {style_.text(14), false, theme().tableDim, Qt::AlignLeft | Qt::AlignTop, 4});
        }
        const QString all =
            present < seen_.rounds() ? tr("Nothing: on to round %1").arg(present + 1) : tr("Nothing: the match ends");
        kit::Button button{.label = all, .key = QStringLiteral("G"), .enabled = seen_.mayAct(), .px = kLabel};
        if (seen_.toCome() > 0 && !seen_.position().isExercise) {
            const double gap = px(6), width = std::max(24.0, std::min(rect.height(), rect.width() * 0.16));
            rect.setWidth(rect.width() - width - gap);
            placeRunOn({rect.right() + gap, rect.top(), width, rect.height()});
            if (rect.width() < kNarrowButton)
                button.label = TableWords::action(Action{kNothing, {}});
        }
        addButton(QStringLiteral("button:nothing"), rect, button, toText(Action{kNothing, {}}), TableWords::whyNotNow(seen_))
            .name = all;
    }

    /// Lets rounds pass by themselves, and stops that.
    void placeRunOn(const QRectF& rect)
    {
        const bool runs = seen_.position().isRunning;
        Piece& piece =
            add(QStringLiteral("button:run"), rect, RunOnLook{runs, runs || seen_.mayAct()},
                {.height = 4,
                 .role = Role::Button,
                 .name = runs ? tr("Stop letting rounds pass") : tr("Let rounds pass …"),
                 .description = tr("Does nothing round after round, until what you choose happens. It stops when time goes "
                                   "back, in the last round, and with any key or click."),
                 .needsNoConfirming = true});
        if (runs || seen_.mayAct()) {
            piece.choices = {{kRunOn, {}}};
            piece.shortcut = QStringLiteral("O");
        } else {
            piece.dimmed = true;
            piece.whyNot = TableWords::whyNotNow(seen_);
        }
    }

    void placeMemory(const QRectF& column)
    {
        const int big = style_.text(15);
        QRectF rest = column;
        addText(QStringLiteral("memory:title"), kit::takeTop(rest, big * 1.5, px(2)), TableWords::memoryTitle(),
                {big, true, theme().tableText});
        // The help leaves room to write.
        const QString help = TableWords::memoryHelp(seen_);
        const double most = std::max(0.0, rest.height() - px(4) - std::max(60.0, px(84)));
        const QString shown = noteFits(help, QSizeF(column.width(), most))
            ? help
            : tr("You keep it when your own journey back takes place; else it becomes what you had written by then.");
        const QRectF note = kit::takeBottom(rest, std::min(most, noteHeight(shown, column.width())), px(6));
        add(QStringLiteral("memory:box"), rest, BoxLook());
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
        // What one seat sees alone has no other timelines.
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
            const CardLook look{
                {sideOf(seat), seen_.name(seat), TableWords::plateLine(seen_, seat), seen_.score(seat)}, turn, leversLeft};
            addSeat(seen_, seat, rect, look, TableWords::plate(seen_, seat));
            if (const View* view = seen_.viewOf(seat)) {
                const QRectF levers(left + px(leversLeft), rect.top(), wide - px(leversLeft + 12), tall);
                placeLevers(levers, seat, Lever::Blue, view->blue, view->rules.blue);
                placeLevers(levers, seat, Lever::Red, view->red, view->rules.red);
            }
        }
        const double x = room_.width() / 2, coin = px(44);
        const bool lies = seen_.isTossed();
        const Side side = lies ? tossed(seen_.round()) : Side::Blank;
        const QString name = lies ? tr("Round %1: %2").arg(seen_.round()).arg(TableWords::face(side == Side::Sun ? 0 : 1))
                                  : tr("Round %1 is to be tossed").arg(seen_.round());
        add(QStringLiteral("toss"), QRectF(x - coin / 2, px(14), coin, coin), CoinLook{side},
            {.role = Role::Card, .radius = coin / 2, .name = name, .sound = Sound::Coin});
        celebrate(QStringLiteral("toss"));
        const int text = style_.text(15);
        addText(QStringLiteral("round"), QRectF(x - middle / 2, px(62), middle, text * 2.6), TableWords::round(seen_),
                {text, true, theme().tableText, Qt::AlignHCenter | Qt::AlignTop, 2});
    }

    /// What names and the lines under them get of a card, in units: they may cost levers some width, and have what those
    /// leave.
    double namesWidth(double card) const
    {
        double names = 0;
        for (const Seat seat : {0, 1})
            for (const QString& line : TableWords::plateLines())
                names = std::max(names, (kit::namesWidth(style_, {seen_.name(seat), line}) + 1) / style_.unit);
        const Rules& rules = seen_.view().rules;
        const double levers = std::max(kBluePitch * rules.blue, kRedPitch * rules.red);
        const double counts = countWidth(TableWords::leftShort(rules.red, rules.red)) / style_.unit;
        return std::clamp(names, 96.0, std::max(132.0, card / style_.unit - kCardFixed - levers - counts - 18));
    }
    double countWidth(const QString& count) const { return style_.widthOf(count, {style_.text(12)}) + 4; }

    void placeLevers(const QRectF& box, Seat seat, Lever kind, int left, int of)
    {
        const bool blue = kind == Lever::Blue;
        const QString count = TableWords::leftShort(left, of);
        const int text = style_.text(12);
        const double words = countWidth(count);
        const double tall = px(blue ? 42 : 26), top = box.top() + px(blue ? 8 : 54);
        const double wide = std::min(box.width() - words - px(6), px(blue ? kBluePitch : kRedPitch) * std::max(of, 1));
        add(numbered(blue ? "blue" : "red", seat), QRectF(box.left(), top, wide, tall), LeversLook{kind, left, of});
        addText(numbered(blue ? "blues" : "reds", seat), QRectF(box.left() + wide + px(6), top, words, tall), count,
                {text, false, QColor(blue ? 0xFFDCE6FF : 0xFFFFD4D2)});
    }

    int pointedBranch() const { return numberOf(gesture_.hovered, "lane"); }
    /// The one that stands out: pointed at, else the newest.
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
        ChartLook look = chartLook();
        look.lit = litBranch();
        for (const Branch& branch : branches_) {
            look.branches.push_back({asSeen(branch.tosses), branch.to, seatColour(branch.by)});
            range.take(look.branches.back().tosses);
        }
        range.round();
        const Scale scale(style_, rect.size(), seen_.rounds(), range.low, range.high);
        placeChart(rect, scale, look);
        placeJourney(rect, scale);
        placeReport(rect, scale);
    }

    /// What is being done to history: the journey that has just been made, else the one that is decided on.
    void placeJourney(const QRectF& rect, const Scale& scale)
    {
        const auto show = [&](Seat seat, int to) {
            placeArc(rect, {scale, seen_.round(), to, seen_.view().tosses, TableWords::journey(seen_, seat, to)});
        };
        if (!seen_.journeys().empty() && !branches_.empty()) {
            const Branch& left = branches_.back();
            return placeArc(
                rect,
                {scale, left.from, left.to, asSeen(left.tosses), TableWords::journeyDone(seen_, seen_.journeys().front())});
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
    double laneRow() const { return std::max(px(18), style_.text(12) * 1.5); } ///< at most

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
            LegendLook{tr("given up by"), {seen_.name(0), seen_.name(1)}});
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
            const Branch& branch = branches_[at(index)];
            LaneLook look;
            look.x0 = (branch.to - 1) * pitch;
            look.x1 = (branch.from - 0.5) * pitch;
            look.colour = seatColour(branch.by);
            look.lit = index == litBranch();
            // The strength changes in steps, so that after a journey most lanes look the same as before it.
            look.strength = look.lit ? 1 : 0.42 + 0.05 * std::round(8 * (index + 1.0) / count);
            if (labelled)
                look.label = TableWords::branch(seen_, branch);
            const QRectF lane(box.left(), room.top() + i * row, box.width(), row);
            const QString name = TableWords::branch(seen_, branch);
            add(numbered("lane", index), lane, look,
                {.height = 2,
                 .role = Role::Text,
                 .name = name,
                 .row = QStringLiteral("lanes"),
                 .worth = 0.02}); // one of many
            if (look.lit && !labelled)
                placeLaneLabel(lane, room.top(), look, name);
        }
    }

    /// Beside a lane that is too low for a label of its own, and below `highest`.
    void placeLaneLabel(const QRectF& lane, double highest, const LaneLook& look, const QString& text)
    {
        const kit::Chip chip{text};
        const QSizeF size = chipSize(style_, chip);
        const double gap = px(10), right = lane.left() + look.x1 + gap;
        const double left = right + size.width() < lane.right() ? right : lane.left() + look.x0 - gap - size.width();
        const double top =
            std::min(std::max(lane.center().y() - size.height() / 2, highest), room_.height() - size.height() - 1);
        add(QStringLiteral("lane:label"), QRectF(QPointF(std::max(left, lane.left()), top), size), chip, 3);
    }

    std::vector<Branch> branches_;
};

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
{
    return seen.isPlaying() ? PlayTable(seen, gesture, canvas).build() : WatchTable(seen, gesture, canvas).build();
}

// ----------------------------------------------------------------------------------------------------------- the table

// Until when the rounds pass.
constexpr auto kUntilLever = "lever";
constexpr auto kUntilRound = "round";
constexpr auto kUntilBehind = "behind";

/// What a bot left for itself means nothing to people.
bool isText(const std::string& memory)
{
    const auto isControl = [](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 && letter != '\n' && letter != '\t';
    };
    return std::none_of(memory.begin(), memory.end(), isControl);
}

class CoinsTable final : public kit::TableOf<SeenPosition, TableWords, arrange, paintTile>,
                         public MemoKeeper,
                         public TimeTravel,
                         public FastForward {
    Q_DECLARE_TR_FUNCTIONS(Coins)

public:
    QString pieceFor(const Action& action) const override
    {
        return action.move.kind == Move::Kind::Travel ? numbered("round", action.move.round)
            : action.move.kind == Move::Kind::Block   ? QStringLiteral("button:block")
                                                      : QStringLiteral("button:nothing");
    }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        return position.over ? 1.0 : seen.view().tosses.count() / static_cast<double>(seen.rounds());
    }
    /// A journey begins another timeline.
    bool beginsPart(const std::vector<AnyTold>& told) const override { return tells(told, Event::Kind::WentBack); }
    /// People want to see what was done to history.
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
        return Memo{TableWords::memoryTitle(), TableWords::memoryHelp(seen),
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
    /// Never beyond what the person would see by itself: a lever shows when time goes back. In the last round there is no
    /// later to put a decision off to.
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
