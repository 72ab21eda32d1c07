// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Yahtzee's table: the layout of a position, and its GameTable.
#include "app/stage/effects.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/builder.h"
#include "app/tables/kit/dice.h"
#include "app/tables/kit/table.h"
#include "app/tables/position_form.h"
#include "app/tables/table_capabilities.h"
#include "app/tables/yahtzee/yahtzee_paint.h"
#include "app/tables/yahtzee/yahtzee_text.h"
#include "app/tables/yahtzee/yahtzee_theme.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace parlour::yahtzee {

namespace {

constexpr double kDiceShrink = 0.03; ///< the share of the room that the dice yield to long names, at most
constexpr double kRollTime = 450, kRollStep = 10, kRollDelay = 25; ///< ms
constexpr double kRolled = kRollTime + (kDice - 1) * (kRollStep + kRollDelay); ///< ms until the last die lies

/// The width of the score card and of its labels, in pixels.
struct CardWidth {
    CardWidth(const Style& style, QSizeF room, double height, const QStringList& players)
    {
        const double seats = static_cast<double>(players.size());
        const double margin = style.px(12);
        const CardMeasures narrowest(style, {room.width() / 2, height}, 1, 0);
        const double words = narrowest.widthOfLabels(style), names = std::max(style.px(198), words);
        // In small rooms the columns shrink first, then the labels, then the dice a little, if that keeps another name
        // whole.
        const double share = 0.44 + 0.035 * seats;
        const auto cardWith = [&](double each) { return words + seats * each + margin; };
        double least = style.px(58);
        for (const QString& player : players)
            if (const double wide = narrowest.widthOfName(style, player, least);
                cardWith(wide) <= room.width() * (share + kDiceShrink))
                least = wide;
        const double column = std::max(style.px(players.size() == 1 ? 140 : 98), least);
        all = std::max(room.width() * share, least > style.px(58) ? cardWith(least) : 0);
        all = std::min(all, names + seats * column + margin);
        const double narrow = std::clamp((all - names - margin) / seats, least, column);
        labels = std::max(all - margin - seats * narrow, std::min(words, all * 0.4));
    }
    double all = 0;
    double labels = 0;
};

/// The geometry of a table in a given room, in pixels. A unit is a pixel of a table 752 high.
struct Measures {
    Measures(const Canvas& canvas, const QStringList& players)
        : unit(std::clamp(std::min(canvas.size.height() / 752, canvas.size.width() / 860), 0.4, 2.0)),
          style{canvas, unit},
          width(style, canvas.size, canvas.size.height() - px(32), players)
    {
        const double height = canvas.size.height();
        const double side = std::min(px(24), canvas.size.width() * 0.02);
        card = QRectF(canvas.size.width() - side - width.all, px(16), width.all, height - px(32));
        left = std::min(px(32), canvas.size.width() * 0.025);
        right = card.left() - side;
        // The spare width of a large window goes to both sides.
        const double most = px(760), spare = right - left - most;
        if (spare > 0) {
            left += spare / 2;
            right = left + most;
            card.moveLeft(right + side);
        }
        title = QRectF(left + px(4), px(14), right - left - px(8), px(46));
        inlay = QRectF(left, px(64), right - left, 0);
        foot = QRectF(left, height - px(96), right - left, px(64));
    }

    double px(double units) const { return units * unit; }
    double wide() const { return right - left; }

    /// Divides the height above `top` between the tray, if there is one, and the inlay.
    void divide(double top, bool hasTray, bool hasLabel)
    {
        const double gap = px(16);
        double bottom = top - gap;
        heldSize = std::clamp((wide() - px(56)) / 5 / 1.28, 24.0, std::max(24.0, px(88)));
        if (hasTray) {
            const double least = px(110) + inlay.top(); // of the inlay
            const double label = px(hasLabel ? 34 : 14), around = px(20);
            double height = heldSize * 1.1 + px(26) + 2 * around;
            if (const double room = bottom - label - least; height > room) {
                height = std::max(room, px(60));
                heldSize = std::max(px(24), (height - px(26) - around) / 1.2);
            }
            tray = QRectF(left, bottom - height, wide(), height);
            heldLabel = QRectF(left + px(4), tray.top() - label, wide() - px(8), label);
            bottom = heldLabel.top() - px(2);
        }
        inlay.setBottom(std::max(bottom, inlay.top() + px(90)));
        freeSize = freeDie();
    }

    /// Whether the dice lie in rows of three and two.
    bool inTwoRows() const { return twoRowsDie() > rowDie(); }
    /// The relative position of one of five places, from -1 to 1 in both directions.
    QPointF spread(int place) const
    {
        constexpr std::array<QPointF, kDice> kRow{{{-1, -0.75}, {-0.5, 0.8}, {0, -0.85}, {0.5, 0.7}, {1, -0.8}}};
        constexpr std::array<QPointF, kDice> kTwoRows{{{-1, -0.9}, {0, -1}, {1, -0.82}, {-0.52, 0.95}, {0.55, 0.86}}};
        return (inTwoRows() ? kTwoRows : kRow)[asIndex(place)];
    }
    QPointF freePlace(int at) const
    {
        const QPointF part = spread(at);
        const double x = std::min(inlay.width() / 2 - px(20) - freeSize * 0.78, freeSize * (inTwoRows() ? 1.6 : 4));
        const double y = std::clamp(inlay.height() / 2 - px(18) - freeSize * 0.9, 0.0, freeSize * 0.9);
        return middle() + QPointF(part.x() * x, part.y() * y);
    }
    /// The centre of the dice in the inlay, above its own, since their keys lie below them.
    QPointF middle() const { return inlay.center() - QPointF(0, px(8)); }
    QPointF heldPlace(int place) const
    {
        const double pitch = std::min((tray.width() - px(28)) / 5, px(134));
        return {tray.left() + px(14) + (place + 0.5) * pitch, tray.top() + (tray.height() - px(22)) / 2 - heldSize * 0.02};
    }

    double unit;
    Style style;
    CardWidth width;
    QRectF card, title, inlay, heldLabel, tray, foot;
    double left = 0, right = 0; ///< of the dice's side
    double freeSize = 0, heldSize = 0;

private:
    double rowDie() const { return std::min((inlay.width() - px(40)) / 6.5, (inlay.height() - px(36)) / 2.0); }
    double twoRowsDie() const { return std::min((inlay.width() - px(40)) / 4.1, (inlay.height() - px(36)) / 3.1); }
    double freeDie() const { return std::clamp(std::max(rowDie(), twoRowsDie()), 24.0, px(118)); }
};

class Table : kit::Builder {
    Q_DECLARE_TR_FUNCTIONS(Yahtzee)

public:
    Table(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
        : Table(seen, gesture,
                Measures(canvas, kit::textsOf(seen.position().seats, [](const SeatInfo& seat) { return seat.name; })))
    {
    }

    Layout build()
    {
        placeTitle();
        add(QStringLiteral("inlay"), m_.inlay, kit::Inlay());
        if (hasTray_)
            placeTray();
        placeDice();
        if (seen_.hasCup())
            placeCup();
        placeFoot();
        placeCard();
        out_.resultArea = m_.inlay;
        addEffects();
        return std::move(out_);
    }

private:
    Table(const SeenPosition& seen, const Gesture& gesture, const Measures& measures)
        : Builder(gesture, measures.style),
          seen_(seen),
          m_(measures)
    {
        collectHeld();
        layOutJoker();
        layOutHint();
    }

    /// The column of a seat: a person at the bottom comes first.
    int columnOf(Seat seat) const
    {
        const Seat first = seen_.info(seen_.me()).person ? seen_.me() : 0;
        return (seat - first + seen_.seats()) % seen_.seats();
    }

    // ----------------------------------------------------------------------------------------------------- the dice

    /// The id of a die, valid until the next roll: round, turn, roll, position.
    QString dieId(int roll, int at) const
    {
        return QStringLiteral("die:%1.%2.%3:%4").arg(seen_.round()).arg(seen_.turn()).arg(roll).arg(at);
    }

    /// The position of a die on the table, counting the dice that have not fallen yet.
    int positionOf(std::size_t index) const
    {
        return static_cast<int>(index) + kDice - static_cast<int>(seen_.dice().size());
    }

    /// Collects the held dice in the order of the tray: those of the last roll, toggled by the person.
    void collectHeld()
    {
        const int count = seen_.heldCount();
        const auto toggled = [&](int at) { return gesture_.marked.contains(dieId(seen_.roll(), at)); };
        for (int at = kDice - count; at < kDice; ++at)
            if (!toggled(at))
                held_.push_back(static_cast<std::uint8_t>(at));
        for (const QString& id : gesture_.marked)
            for (int at = 0; at < kDice - count; ++at)
                if (id == dieId(seen_.roll(), at))
                    held_.push_back(static_cast<std::uint8_t>(at));
    }

    bool isHeld(int at) const { return std::find(held_.begin(), held_.end(), at) != held_.end(); }

    /// The joker rule replaces the tray while nothing is held and after the last roll.
    void layOutJoker()
    {
        if (seen_.isJokerDue())
            joker_ = {TableText::jokerTitle(seen_), TableText::jokerText(seen_), TableText::jokerSteps(seen_)};
        hasTray_ = !seen_.position().over && (joker_.title.isEmpty() || (seen_.mayRoll() && !held_.empty()));
        if (!hasTray_)
            held_ = {};
        if (!joker_.title.isEmpty()) {
            const bool rolls = seen_.mayRoll() && seen_.isAsked();
            const double bottom = rolls ? m_.foot.top() - px(14) : m_.foot.bottom() + px(16);
            const double least = m_.inlay.top() + px(hasTray_ ? 340 : 110);
            const auto fits = [&] { return bottom - jokerHeight(style_, joker_, m_.wide()) >= least; };
            if (!fits())
                joker_.text.clear();
            for (JokerStep& step : joker_.steps)
                if (!step.applies && !fits())
                    step.here.clear();
            if (!fits())
                joker_ = {joker_.title, TableText::jokerBrief(seen_), {}};
            const double height = jokerHeight(style_, joker_, m_.wide());
            jokerBox_ = QRectF(m_.left, bottom - height, m_.wide(), height);
        }
    }

    /// Lays out a report in place of the buttons, shortened until the dice have room. A person's hint lies over the table
    /// (HintCard), so that the dice stay in their places.
    void layOutHint()
    {
        double top = joker_.title.isEmpty() ? m_.foot.top() : jokerBox_.top();
        const Report* report = seen_.isAsked() ? nullptr : seen_.report();
        if (report && seen_.dice().full() && joker_.title.isEmpty()) {
            const double bottom = m_.foot.bottom() + px(16);
            const double least = m_.inlay.top() + px(hasTray_ ? 236 : 110);
            const auto fits = [&] { return bottom - hintHeight(style_, hint_, m_.wide()) >= least; };
            const QString unit = TableText::reportUnit(*report);
            hint_ = {TableText::reportTitle(seen_),
                     unit,
                     unit.isEmpty() ? TableText::points() : QString(),
                     tr("Loses"),
                     TableText::evaluations(seen_),
                     tr("Next:"),
                     {}};
            hint_.others = TableText::others(seen_, hint_.rows);
            if (!fits())
                hint_.others.clear();
            if (!fits())
                for (Evaluation& row : hint_.rows)
                    row.reason = row.isChosen ? row.reason : QString();
            while (!fits() && hint_.rows.size() > 1)
                hint_.rows.pop_back();
            if (!fits() && !hint_.rows.empty())
                hint_.rows.front().reason.clear();
            const double height = hintHeight(style_, hint_, m_.wide());
            hintBox_ = QRectF(m_.left, bottom - height, m_.wide(), height);
            top = hint_.rows.empty() ? top : hintBox_.top();
        }
        m_.divide(top, hasTray_, hint_.rows.empty());
    }

    void placeTray()
    {
        add(QStringLiteral("tray"), m_.tray, kit::Inlay());
        const TextStyle text{style_.text(14), false, theme().tableText};
        if (hint_.rows.empty())
            addText(QStringLiteral("held"), m_.heldLabel,
                    seen_.mayRoll() || !seen_.dice().full() ? tr("Held for the next roll") : tr("Held before the last roll"),
                    text);
        const double size = m_.heldSize * 1.09;
        for (int place = static_cast<int>(held_.size()); place < kDice; ++place) {
            const QPointF at = m_.heldPlace(place) + QPointF(0, m_.heldSize * 0.05);
            add(kit::numbered("place", place), kit::boxAt(at, {size, size}), PlaceDrawable());
        }
    }

    struct Place {
        QPointF centre;
        double size, angle;
    };

    /// The place in the inlay, 0 to 4, of the die at position `at`: rolled dice are spread around the middle, freed ones
    /// fill the gaps.
    int freePlace(int at) const
    {
        using Places = std::array<std::array<int, kDice>, kDice + 1>; // by how many were rolled
        constexpr Places kRow{
            {{0, 1, 2, 3, 4}, {2, 0, 1, 3, 4}, {2, 3, 0, 1, 4}, {1, 2, 3, 0, 4}, {0, 1, 3, 4, 2}, {0, 1, 2, 3, 4}}};
        constexpr Places kTwoRows{
            {{0, 1, 2, 3, 4}, {1, 3, 4, 0, 2}, {2, 3, 0, 1, 4}, {1, 3, 4, 0, 2}, {0, 2, 3, 4, 1}, {0, 1, 2, 3, 4}}};
        const auto rolled = static_cast<std::size_t>(kDice - seen_.heldCount());
        return (m_.inTwoRows() ? kTwoRows : kRow)[rolled][static_cast<std::size_t>(at)];
    }

    /// Whether a single rolled die has the inlay to itself.
    bool isAlone() const { return seen_.heldCount() == kDice - 1 && held_.size() == kDice - 1; }

    /// The place of a die, with a random offset and angle that depend on the roll only.
    Place placeOf(int at) const
    {
        const auto held = std::find(held_.begin(), held_.end(), at);
        if (held != held_.end())
            return {m_.heldPlace(static_cast<int>(held - held_.begin())), m_.heldSize, 0};
        const auto chance = [&](int salt) { // -1 to 1
            const unsigned mixed =
                (static_cast<unsigned>(seen_.round() * 97 + seen_.turn() * 31 + seen_.roll() * 13 + at) * 2654435761U)
                ^ (static_cast<unsigned>(salt) * 40503U);
            return ((mixed * 2246822519U) >> 24) / 127.5 - 1;
        };
        const double size = m_.freeSize;
        const QPointF shift = QPointF(chance(1), chance(2)) * size * 0.06;
        const QPointF middle = isAlone() ? m_.middle() : m_.freePlace(freePlace(at));
        return {middle + shift, size, std::round(chance(3) * 20)};
    }

    void placeDice()
    {
        const Dice& dice = seen_.dice();
        const double size = m_.freeSize;
        const bool mine = seen_.turn() == seen_.me();
        out_.anchors.insert(
            QStringLiteral("hand"),
            {QPointF(m_.inlay.center().x(), mine ? m_.inlay.bottom() + 2 * size : -size), QSizeF(size, size), 0, {}});
        for (std::size_t i = 0; i < dice.size(); ++i)
            placeDie(positionOf(i), dice[i], i);
        placeMarks();
    }

    /// The cup for the first roll of a turn: clicked, or shaken by dragging it within the inlay.
    void placeCup()
    {
        const double size = std::min(px(210), m_.inlay.height() * 0.66);
        const QSizeF box(size * 0.86, size);
        add(QStringLiteral("cup"), kit::boxAt(m_.inlay.center(), box), CupDrawable(),
            {.angle = -8,
             .height = 5,
             .role = Role::Button,
             .radius = size * 0.12,
             .name = tr("Dice cup"),
             .description = TableText::howToRoll(ownKey("R")),
             .choices = {{Command::ReleaseRoll, {}}},
             .draggable = true});
        out_.playZone = m_.inlay;
    }

    /// An effect for five alike.
    void addEffects()
    {
        const Dice& dice = seen_.dice();
        const bool isAlike = std::all_of(dice.begin(), dice.end(), [&](int die) { return die == dice[0]; });
        if (!seen_.justRolled() || !dice.full() || !isAlike)
            return;
        const QString key = QStringLiteral("five:%1.%2.%3").arg(seen_.round()).arg(seen_.turn()).arg(seen_.roll());
        out_.effects.push_back(starsOver(QStringLiteral("inlay"), key, Sound::Cheer, theme()));
    }

    void placeDie(int at, int value, std::size_t index)
    {
        const Place place = placeOf(at);
        const bool held = isHeld(at), may = seen_.isAsked() && seen_.mayRoll();
        const int number = seen_.numberOf(at);
        Piece& die = add(dieId(seen_.roll(), at), kit::boxAt(place.centre, {place.size, place.size}),
                         kit::dieFace(value, place.size, place.angle),
                         {.angle = place.angle,
                          .height = held ? 2.5 : 4, // thrown dice pass over resting ones
                          .role = may ? Role::Button : Role::Picture,
                          .radius = place.size * 0.2,
                          .name = (held ? tr("die %1 shows %2, held") : tr("die %1 shows %2")).arg(number).arg(value),
                          .checked = held});
        setOrigin(die, at, value, index, place);
        if (may) {
            die.mark = die.id;
            die.shortcut = ownKey(QString::number(number));
            die.description = held ? tr("Stays as it is in the next roll.") : tr("Is rolled again.");
            placeKey(at, number, place, held);
        }
        if (held)
            placeLock(at, place);
    }

    /// Held dice come from their previous position, the others from the hand.
    void setOrigin(Piece& die, int at, int value, std::size_t index, const Place& place)
    {
        if (const Positions& before = seen_.keptFrom(); index < before.size()) {
            die.from = dieId(seen_.roll() - 1, before[index]);
            return;
        }
        if (at >= kDice - seen_.heldCount())
            return;
        die.from = QStringLiteral("hand");
        die.sound = Sound::Dice;
        const QPointF way = place.centre - out_.anchors.value(die.from).centre;
        const int nth = seen_.numberOf(at) - 1;
        die.entrance = kit::dieEntrance(value, place.size, place.angle, way, kRollDelay * nth, kRollTime + kRollStep * nth);
    }

    void placeKey(int at, int number, const Place& place, bool held)
    {
        const double width = std::max(18.0, px(22)), height = std::max(16.0, px(20));
        const double turned = std::abs(std::sin(qDegreesToRadians(place.angle))) * 0.36;
        double below = place.size * (held ? 0.6 : 0.6 + turned) + px(5);
        if (held)
            below = std::min(below, m_.tray.bottom() - px(4) - height - place.centre.y());
        const QRectF rect(place.centre.x() - width / 2, place.centre.y() + below, width, height);
        add(kit::numbered("key", at), rect, kit::KeyCap{ownKey(QString::number(number))},
            {.height = 3, .entrance = {.delay = held ? 0 : kRolled}});
    }

    void placeLock(int at, const Place& place)
    {
        const double size = std::max(16.0, place.size * 0.32);
        const QPointF corner = place.centre + QPointF(place.size * 0.47, -place.size * 0.45);
        add(kit::numbered("lock", at), kit::boxAt(corner, {size, size}), LockDrawable(), {.height = 3});
    }

    /// Marks the dice that the report holds.
    void placeMarks()
    {
        const auto chosen = seen_.chosen();
        if (!chosen || !seen_.dice().full() || chosen->kind != Action::Kind::Hold)
            return;
        for (const int at : chosen->positions) {
            const Place place = placeOf(at);
            const double size = place.size * 1.16;
            const QRectF rect = kit::boxAt(place.centre + QPointF(0, place.size * 0.04), {size, size});
            add(kit::numbered("mark", at), rect, MarkDrawable(), {.angle = place.angle, .height = 5});
        }
    }

    // --------------------------------------------------------------------------------------------- above and below

    void placeTitle()
    {
        const QString title = TableText::title(seen_), notice = choosesBox() ? QString() : TableText::notice(seen_);
        const TextStyle big{style_.text(20), true, theme().tableText};
        const TextStyle small{style_.text(14), false, theme().tableDim, Qt::AlignRight | Qt::AlignVCenter, 2};
        const double gap = px(24), wanted = style_.widthOf(title, big) + 2;
        // In little room the dots are dropped first, then the notice; the title has the number of the roll.
        double dots = seen_.roll() > 0 ? px(54) : 0;
        const auto left = [&] { return m_.title.width() - wanted - gap - (dots > 0 ? dots + gap : 0); };
        const auto isTold = [&] { return textFits(canvas(), notice, small, std::max(left(), px(40))); };
        const bool hasRoom = notice.isEmpty() ? left() > 0 : isTold();
        if (!hasRoom)
            dots = 0;
        const bool isNoticed = !notice.isEmpty() && isTold();
        const double width = std::min(m_.title.width(), wanted);
        add(QStringLiteral("title"), QRectF(m_.title.topLeft(), QSizeF(width, m_.title.height())),
            textFace(canvas(), title, big), {.role = Role::Text, .name = title});
        if (dots > 0) {
            const double size = px(14);
            const QRectF rect(m_.title.left() + width + gap, m_.title.center().y() - size / 2, dots, size);
            add(QStringLiteral("dots"), rect, DotsDrawable{seen_.roll(), kRolls});
        }
        if (!isNoticed)
            return;
        const double from = m_.title.left() + width + gap + (dots > 0 ? dots + gap : 0);
        const QRectF rect(from, m_.title.top(), m_.title.right() - from, m_.title.height());
        add(QStringLiteral("notice"), rect, textFace(canvas(), notice, small), {.role = Role::Text, .name = spoken(notice)});
    }

    void placeFoot()
    {
        if (!joker_.title.isEmpty()) {
            QStringList words{TableText::jokerTitle(seen_), TableText::jokerText(seen_)};
            for (const JokerStep& step : TableText::jokerSteps(seen_))
                words << step.rule << step.here << step.verdict;
            add(QStringLiteral("joker"), jokerBox_, joker_, 0, words.join(QStringLiteral(". ")));
        }
        if (!hint_.rows.empty())
            placeHint();
        if (seen_.isAsked())
            placeButtons();
        else if (seen_.hasCup())
            placeFirstRoll();
    }

    void placeFirstRoll()
    {
        const double gap = px(24), width = std::min(px(300), (m_.foot.width() - gap) * 0.55);
        const QRectF rect(m_.foot.topLeft(), QSizeF(width, m_.foot.height()));
        const kit::Button button{.label = TableText::rollButton(kDice), .key = ownKey("R"), .brass = true, .px = 20};
        addButton(QStringLiteral("button:roll"), rect, button, Command::ReleaseRoll);
        const QRectF room(rect.right() + gap, rect.top(), m_.foot.right() - rect.right() - gap, rect.height());
        const TextStyle style{style_.text(14), false, theme().tableText, Qt::AlignLeft | Qt::AlignVCenter, 3};
        if (const QString how = TableText::howToRoll(ownKey("R")); style_.widthOf(how, style) < room.width() * 2.6)
            addText(QStringLiteral("help:roll"), room, how, style);
    }

    /// The hint, with its rows as text for screen readers.
    void placeHint()
    {
        QStringList sentences{hint_.title};
        for (const Evaluation& row : hint_.rows)
            sentences << TableText::spokenEvaluation(row);
        add(QStringLiteral("hint"), hintBox_, hint_, 0, sentences.join(QStringLiteral(". ")));
    }

    /// The best action of the person's hint; nullopt if the person's hold is equivalent, or without a hint.
    std::optional<Action> advice() const
    {
        const std::optional<Action> chosen = seen_.isAsked() && joker_.title.isEmpty() ? seen_.chosen() : std::nullopt;
        return chosen && !(seen_.mayRoll() && TableText::isSame(seen_, *chosen, hold(held_))) ? chosen : std::nullopt;
    }

    struct ButtonSpec {
        const char* id;
        kit::Button button;
        PieceAction action;
    };

    /// The buttons to roll and, in place of the help text, to follow a hint.
    void placeButtons()
    {
        const std::optional<Action> advised = advice();
        std::vector<ButtonSpec> buttons;
        const auto offer = [&](const char* id, const QString& label, const char* key, const PieceAction& action,
                               bool brass) {
            buttons.push_back(
                {id,
                 {.label = label, .key = ownKey(key), .brass = brass, .enabled = action != PieceAction{}, .px = 20},
                 action});
        };
        if (seen_.mayRoll())
            offer("button:roll", TableText::rollButton(kDice - static_cast<int>(held_.size())), "R",
                  held_.full() ? PieceAction{} : toText(hold(held_)), !advised);
        if (advised)
            offer("button:advice", TableText::follow(seen_, *advised), "A", toText(*advised), true);
        if (buttons.empty())
            return placePrompt();
        const double gap = px(24);
        QRectF rect = m_.foot; // the first button keeps its place when a hint adds another
        for (const ButtonSpec& each : buttons) {
            rect.setWidth(std::min({px(300), 0.55 * m_.foot.width(), m_.foot.right() - rect.left()}));
            addButton(QLatin1String(each.id), rect, each.button, each.action,
                      tr("All five dice are held: free one, or choose a box."));
            rect.moveLeft(rect.right() + gap);
        }
        if (!advised)
            placeHelp(QRectF(rect.topLeft(), m_.foot.bottomRight()));
    }

    /// Whether the person has to choose a box and there are no buttons.
    bool choosesBox() const { return seen_.isAsked() && !seen_.mayRoll() && !advice() && joker_.title.isEmpty(); }

    /// The task in place of the button to roll.
    void placePrompt()
    {
        if (!choosesBox())
            return;
        const QString call = TableText::notice(seen_);
        const TextStyle style{style_.text(20), true, theme().tableText, Qt::AlignLeft | Qt::AlignVCenter, 2};
        addText(QStringLiteral("call"), m_.foot, call, style).name = spoken(call); // read, but not focusable
    }

    /// The help lines that fit.
    void placeHelp(QRectF room)
    {
        double y = room.top();
        const auto line = [&](const char* id, const QString& text, const QColor& colour) {
            const TextStyle style{style_.text(14), false, colour, Qt::AlignLeft | Qt::AlignTop, 2};
            const double height = style_.heightOf(text, style, room.width());
            const bool whole = style_.widthOf(text, style) < room.width() * 1.9;
            if (whole && y + height <= room.bottom() + 1)
                addText(QLatin1String(id), QRectF(room.left(), y, room.width(), height), text, style);
            y += height + px(6);
        };
        line("help:hold", tr("Click a die, or press its key, to hold or free it."), theme().tableText);
        line("help:write", tr("Or click a box to write the roll down now."), theme().tableDim);
    }

    // ------------------------------------------------------------------------------------------------ the score card

    void placeCard()
    {
        part_ = 1; // read after the dice
        const CardMeasures card(style_, m_.card.size(), seen_.seats(), m_.width.labels);
        add(QStringLiteral("card"), m_.card, PaperDrawable{card, TableText::scoreCard()},
            {.radius = px(12), .shadow = Shadow::Lifted});
        for (const Box box : BoxSet::all())
            placeRow(card, box);
        for (Seat seat = 0; seat < seen_.seats(); ++seat)
            placeColumn(card, seat);
        if (seen_.dice().full() && !seen_.position().over)
            for (const Box box : seen_.turnCard().free())
                placeBox(card, box);
    }

    RowState stateOf(Box box) const
    {
        if (!seen_.isJokerDue() || seen_.rules().joker == Joker::Free || !seen_.turnCard().free().has(box))
            return RowState::Plain;
        return seen_.allowed().has(box) ? RowState::Lit : RowState::Barred;
    }

    void placeRow(const CardMeasures& card, Box box)
    {
        const RowState state = stateOf(box);
        const int row = CardMeasures::rowOf(box);
        const QRectF rect(m_.card.left(), m_.card.top() + card.top(row), m_.card.width(), card.height(row));
        const QString barred = state == RowState::Barred ? TableText::barred(seen_) : QString();
        add(QStringLiteral("row:%1").arg(static_cast<int>(box)), rect,
            RowDrawable{card, box, TableText::box(box), state, barred}, 0.5, TableText::row(seen_, box))
            .description = TableText::boxRule(box);
    }

    void placeColumn(const CardMeasures& card, Seat seat)
    {
        const bool turn = seen_.turn() == seat && !seen_.position().over;
        ColumnDrawable column{.paper = card,
                              .name = seen_.name(seat),
                              .line = TableText::columnLine(seen_, seat),
                              .turn = turn,
                              .own = seen_.isYou(seat),
                              .known = seen_.card(seat).has_value(),
                              .card = seen_.card(seat).value_or(Card{})};
        if (turn && seen_.dice().full()) {
            column.shownApart = column.card.free();
            column.bonusAfter = seen_.paysBonus() ? column.card.yahtzeeBonus() + kYahtzeeBonus : 0;
        }
        if (const Event* written = seen_.written(); written && written->seat == seat)
            column.fresh = written->box;
        const QRectF cell = card.cell(0, columnOf(seat));
        const QRectF rect(m_.card.left() + cell.left(), m_.card.top(), cell.width(), m_.card.height());
        add(kit::numbered("column", seat), rect, column, {.height = 1});
        // For screen readers the column is its head; the rows tell the boxes.
        const QRectF head(rect.topLeft(), QSizeF(rect.width(), card.height(0)));
        add(kit::numbered("head", seat), head, kit::Invisible(), 1, TableText::column(seen_, seat)).description =
            seen_.info(seat).character;
    }

    /// The points that the dice would score in a free box.
    void placeBox(const CardMeasures& card, Box box)
    {
        const bool allowed = seen_.allowed().has(box), asked = seen_.isAsked();
        const Action action = score(box);
        CellDrawable cell;
        cell.points = seen_.pointsFor(box);
        cell.bonus = allowed && seen_.paysBonus() ? kYahtzeeBonus : 0;
        cell.lit = stateOf(box) == RowState::Lit;
        cell.active = asked && allowed;
        cell.chosen = seen_.chosen() == action;
        cell.barred = !allowed;
        const QRectF rect = card.cell(CardMeasures::rowOf(box), columnOf(seen_.turn())).translated(m_.card.topLeft());
        const double aside = std::min(px(cell.lit ? 4 : 7), rect.width() * 0.05),
                     above = std::min(px(4), rect.height() * 0.09);
        Piece& piece = add(
            QStringLiteral("box:%1").arg(static_cast<int>(box)), rect.adjusted(aside, above, -aside, -above), cell,
            {.height = 2, .role = asked ? Role::Button : Role::Picture, .radius = px(7), .entrance = {.delay = kRolled}});
        if (!asked)
            return;
        piece.name = allowed ? TableText::choice(seen_, box) : TableText::box(box);
        piece.description = TableText::boxRule(box);
        if (allowed)
            piece.choices = {{toText(action), {}}};
        else
            piece.whyNot = TableText::whyBarred(seen_);
    }

    const SeenPosition& seen_;
    Measures m_;
    Positions held_; ///< in the order of the tray
    bool hasTray_ = true;
    JokerDrawable joker_; ///< without a title if no joker is due
    QRectF jokerBox_;
    HintDrawable hint_; ///< without rows if there is none to show
    QRectF hintBox_;
};

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
{
    return Table(seen, gesture, canvas).build();
}

// ----------------------------------------------------------------------------------------------------------- the table

constexpr int kWritingDelay = 900; ///< ms that another player's written box is shown before the next roll

class YahtzeeTable final : public kit::TableOf<SeenPosition, TableText, arrange, paintTile>,
                           public HandThrown,
                           public Themes,
                           public OpenToAll {
public:
    PositionFormOf positionForm() const override
    {
        return {yahtzee::positionForm, settlePosition, completePosition, layPosition};
    }
    QString theme(const std::string& position, const std::string& taken, const std::string& best) const override
    {
        return themeOf(position, taken, best);
    }
    QString plateOf(Seat seat) const override { return QStringLiteral("head:%1").arg(seat); }
    QString pieceFor(const Action& action) const override
    {
        return action.kind == Action::Kind::Hold ? QStringLiteral("button:roll")
                                                 : QStringLiteral("box:%1").arg(static_cast<int>(action.box));
    }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        if (position.over)
            return 1;
        const double turns = (seen.round() - 1) * seen.seats() + std::max(0, seen.turn());
        return turns / (kRounds * seen.seats());
    }
    bool beginsPart(const std::vector<AnyTold>& told) const override
    {
        const Event* began = kit::findEvent<Event>(told, Event::Kind::TurnBegan);
        return began && began->seat == 0;
    }
    int viewingDelay(const Position& position) const override
    {
        const SeenPosition seen(position);
        const Event* written = seen.written();
        return written && !seen.isYou(written->seat) ? kWritingDelay : 0;
    }
    Seat nextThrower(const Position& position) const override
    {
        const SeenPosition seen(position);
        return position.node.isChance() && seen.roll() <= 1 ? seen.turn() : Seat{-1};
    }
    QString throwText() const override { return TableText::toThrow(); }

    Surface surface() const override { return Surface::Walnut; }
};

} // namespace

std::unique_ptr<GameTable> makeTable()
{
    return std::make_unique<YahtzeeTable>();
}

} // namespace parlour::yahtzee
