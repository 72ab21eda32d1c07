// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/yahtzee/yahtzee_text.h"

#include "app/draw/lists.h"
#include "app/tables/kit/text.h"
#include "app/tables/report_text.h"

#include <QStringList>

#include <algorithm>

namespace parlour::yahtzee {

using kit::bold;
using kit::findEvent;
using kit::followsYou;
using kit::translated;

namespace {

/// The dice at `positions`.
Dice diceAt(const Dice& dice, const Positions& positions)
{
    Dice out;
    for (const std::uint8_t at : positions)
        if (at < dice.size())
            out.push_back(dice[at]);
    return out;
}

/// The highest total of the other seats.
int highestOther(const SeenPosition& seen)
{
    int most = 0;
    for (Seat seat = 0; seat < seen.seats(); ++seat)
        if (seat != seen.me())
            most = std::max(most, seen.total(seat));
    return most;
}

} // namespace

SeenPosition::SeenPosition(const Position& position)
    : kit::SeenPosition<View, Event, parseAction>(position),
      cards_(position.seats.size())
{
    for (Seat seat = 0; seat < seats(); ++seat)
        if (const View* view = viewOf(seat))
            cards_[asIndex(seat)] = view->card;
    if (const View* mover = viewOf(turn()); mover && mover->stage >= 0) {
        dice_ = mover->dice;
        roll_ = mover->stage + (dice_.full() ? 1 : 2);
    }
    if (const Event* rolled = findEvent<Event>(position.lastStep, Event::Kind::Rolled); rolled && dice_.full())
        held_ = kDice - static_cast<int>(rolled->positions.size());
    if (const Event* kept = findEvent<Event>(position.lastStep, Event::Kind::Held); kept && roll_ > 0) {
        held_ = static_cast<int>(kept->dice.size());
        keptFrom_ = kept->positions;
    }
}

Card SeenPosition::turnCard() const
{
    return turn() >= 0 ? card(turn()).value_or(Card{}) : Card{};
}

BoxSet SeenPosition::allowed() const
{
    return dice_.full() ? allowedBoxes(rules().joker, turnCard(), dice_) : BoxSet{};
}

bool SeenPosition::justRolled() const
{
    return findEvent<Event>(position().lastStep, Event::Kind::Rolled) != nullptr;
}

const Event* SeenPosition::written() const
{
    return findEvent<Event>(position().lastStep, Event::Kind::Scored);
}

// ----------------------------------------------------------------------------------------------------- dice and boxes

QString TableText::box(Box box)
{
    return translated(nameOf(box));
}

QString TableText::worth(Box box, int points)
{
    return tr("%1 %2", "a box, and its points").arg(TableText::box(box)).arg(points);
}

QString TableText::boxRule(Box box)
{
    static constexpr std::array kLower{QT_TRANSLATE_NOOP("Yahtzee", "The sum of all dice, if at least three are alike."),
                                       QT_TRANSLATE_NOOP("Yahtzee", "The sum of all dice, if at least four are alike."),
                                       QT_TRANSLATE_NOOP("Yahtzee", "25 points for three alike and two alike."),
                                       QT_TRANSLATE_NOOP("Yahtzee", "30 points for four in a row."),
                                       QT_TRANSLATE_NOOP("Yahtzee", "40 points for five in a row."),
                                       QT_TRANSLATE_NOOP("Yahtzee", "50 points for five alike."),
                                       QT_TRANSLATE_NOOP("Yahtzee", "The sum of all dice, whatever they show.")};
    return box <= Box::Sixes ? tr("The sum of the dice that show %1.").arg(static_cast<int>(box) + 1)
                             : tr(kLower[asIndex(box) - asIndex(Box::ThreeOfAKind)]);
}

QString TableText::faces(const Dice& dice)
{
    return kit::textsOf(dice, [](int die) { return QString::number(die); }).join(QLatin1Char(' '));
}

QString TableText::action(const Action& action)
{
    if (action.kind == Action::Kind::Score)
        return tr("Write into %1").arg(box(action.box));
    if (action.positions.empty())
        return tr("Roll all dice again");
    return tr("Keep %n dice", nullptr, static_cast<int>(action.positions.size()));
}

QString TableText::actionAt(const Action& action, const SeenPosition& seen)
{
    const Dice& dice = seen.dice();
    if (action.kind == Action::Kind::Score || action.positions.empty() || !dice.full())
        return TableText::action(action);
    if (action.positions.full())
        return tr("Keep all dice");
    Dice kept = diceAt(dice, action.positions);
    std::sort(kept.begin(), kept.end()); // equal holds have equal words
    return tr("Keep %1").arg(faces(kept));
}

// ----------------------------------------------------------------------------------------------------------- the table

QString TableText::title(const SeenPosition& seen)
{
    if (seen.position().over)
        return tr("The game is over");
    if (seen.roll() == 0)
        return tr("Round %1 of %2").arg(seen.round()).arg(kRounds);
    if (seen.isYou(seen.turn()) || seen.isAlone())
        return tr("Roll %1 of %2").arg(seen.roll()).arg(kRolls);
    return tr("%3: roll %1 of %2").arg(seen.roll()).arg(kRolls).arg(seen.name(seen.turn()));
}

QString TableText::notice(const SeenPosition& seen)
{
    if (const Event* event = seen.written()) {
        const QString& name = seen.name(event->seat);
        if (followsYou(seen, event->seat))
            return bold(tr("<b>You</b> wrote %1 into %2")).arg(event->points).arg(box(event->box));
        return bold(tr("<b>%3</b> wrote %1 into %2")).arg(event->points).arg(box(event->box), name);
    }
    if (seen.hasCup())
        return toThrow();
    if (!seen.isAsked())
        return {};
    if (!seen.mayRoll())
        return tr("No rolls left: choose a box");
    return {};
}

// ------------------------------------------------------------------------------------------------------ the score card

QString TableText::columnLine(const SeenPosition& seen, Seat seat)
{
    if (seen.position().thinking == seat)
        return tr("thinking…");
    if (seen.turn() == seat)
        return tr("to move");
    return seen.info(seat).person ? QString() : tr("bot");
}

QString TableText::column(const SeenPosition& seen, Seat seat)
{
    const auto& card = seen.card(seat);
    if (!card)
        return seen.name(seat);
    //: %1: a player, %2: the total, %3: the sum of the upper boxes, %4: what earns the bonus
    QString text =
        seen.turn() == seat ? tr("%1, to move: total %2, upper boxes %3 of %4") : tr("%1: total %2, upper boxes %3 of %4");
    return text.arg(seen.name(seat)).arg(card->total()).arg(card->upperTotal()).arg(kUpperGoal);
}

QString TableText::row(const SeenPosition& seen, Box box)
{
    QStringList cells;
    for (Seat seat = 0; seat < seen.seats(); ++seat) {
        const auto& card = seen.card(seat);
        if (!card)
            continue;
        const QString& name = seen.name(seat);
        cells << (card->filled.has(box) ? tr("%1 %2", "player, points in a box").arg(name).arg(card->in(box))
                                        : tr("%1 free", "player, whose box is free").arg(name));
    }
    return tr("%1: %2", "a box, and what the players have there").arg(TableText::box(box), listOf(cells));
}

QString TableText::choice(const SeenPosition& seen, Box box)
{
    const int points = seen.pointsFor(box);
    if (seen.paysBonus())
        return tr("Write %1 and the bonus of %2 into %3").arg(points).arg(kYahtzeeBonus).arg(TableText::box(box));
    return tr("Write %1 into %2").arg(points).arg(TableText::box(box));
}

QString TableText::barred(const SeenPosition& seen)
{
    const Box own = upperBox(seen.dice()[0]);
    return seen.allowed().has(own) ? tr("%1 first", "a box that must be filled before").arg(box(own))
                                   : tr("lower first", "boxes that must be filled before");
}

QString TableText::whyBarred(const SeenPosition& seen)
{
    const Box own = upperBox(seen.dice()[0]);
    return seen.allowed().has(own) ? tr("A joker must go to %1 while that box is free.").arg(box(own))
                                   : tr("A joker must go to a lower box while one is free.");
}

// ------------------------------------------------------------------------------------------------------ the joker rule

QString TableText::jokerTitle(const SeenPosition& seen)
{
    return seen.paysBonus() ? tr("Another Yahtzee: %1 points more").arg(kYahtzeeBonus) : tr("Another Yahtzee");
}

QString TableText::jokerText(const SeenPosition& seen)
{
    const int face = seen.dice()[0];
    if (seen.rules().joker == Joker::Free)
        return (seen.paysBonus()
                    ? tr("The Yahtzee box holds 50, so five more alike pay a bonus. They may go to any free box.")
                    : tr("The Yahtzee box holds 0, so there is no bonus. Five alike may go to any free box."));
    return (seen.paysBonus() ? tr(
                "The Yahtzee box holds 50, so these five dice with a %1 pay a bonus and are a joker. The rules say where "
                "a joker goes, in this order:")
                             : tr("The Yahtzee box holds 0, so there is no bonus; these five dice with a %1 are a joker "
                                  "all the same. The "
                                  "rules say where a joker goes, in this order:"))
        .arg(face);
}

QString TableText::jokerBrief(const SeenPosition& seen)
{
    if (seen.rules().joker == Joker::Free)
        return jokerText(seen);
    const Box own = upperBox(seen.dice()[0]);
    if (seen.turnCard().free().has(own))
        return tr("A joker must go to %1 while that box is free.").arg(box(own));
    if (!(seen.allowed() & BoxSet::lower()).empty())
        return tr("%1 is filled, so this joker counts in full in any free lower box.").arg(box(own));
    return tr("All lower boxes are filled: a joker counts 0 in any free upper box.");
}

std::vector<JokerStep> TableText::jokerSteps(const SeenPosition& seen)
{
    if (!seen.isJokerDue() || seen.rules().joker == Joker::Free)
        return {};
    const Card card = seen.turnCard();
    const Box own = upperBox(seen.dice()[0]);
    const BoxSet lower = card.free() & BoxSet::lower();
    const bool ownFree = card.free().has(own);
    const auto full = [&](Box box) { return worth(box, fullPoints(box, seen.dice())); };
    const bool second = !ownFree && !lower.empty(), third = !ownFree && lower.empty();
    return {{tr("The upper box of this number, if it is free"),
             ownFree ? tr("%1 is free", "a box").arg(TableText::box(own))
                     : tr("%1 holds %2", "a box, and its points").arg(TableText::box(own)).arg(card.in(own)),
             ownFree ? tr("it must be this", "the joker order") : tr("taken", "a box, in the joker order"), ownFree},
            {tr("Otherwise any free lower box, at its full value"),
             lower.empty() ? tr("All lower boxes are filled") : kit::dotted(kit::textsOf(lower, full)),
             second        ? tr("choose one", "the joker order")
                 : ownFree ? tr("not reached", "the joker order")
                           : tr("none free", "the joker order"),
             second},
            {tr("Otherwise any free upper box, for 0"), tr("Only when all lower boxes are filled"),
             third ? tr("choose one", "the joker order") : tr("not reached", "the joker order"), third}};
}

// ----------------------------------------------------------------------------------------------------------- the report

namespace {

/// The held faces in descending order; empty for writing.
std::vector<Die> facesKept(const SeenPosition& seen, const Action& action)
{
    const Dice dice = diceAt(seen.dice(), action.positions);
    std::vector<Die> faces(dice.begin(), dice.end());
    std::sort(faces.rbegin(), faces.rend());
    return faces;
}

/// Whether the report is a hint: a person has no report of its own.
bool isAdvice(const SeenPosition& seen)
{
    return seen.info(seen.turn()).person;
}

/// The highest value of a report; nullopt if it has no values.
std::optional<double> bestValue(const Report& report)
{
    std::optional<double> most;
    for (const Candidate& each : report.candidates)
        if (each.hasValue)
            most = std::max(most.value_or(each.value), each.value);
    return most;
}

} // namespace

bool TableText::isSame(const SeenPosition& seen, const Action& a, const Action& b)
{
    return a.kind == b.kind && a.box == b.box && facesKept(seen, a) == facesKept(seen, b);
}

QString TableText::reportTitle(const SeenPosition& seen)
{
    return isAdvice(seen) ? tr("Hint") : tr("%1 thinks").arg(seen.name(seen.turn()));
}

QString TableText::reportUnit(const Report& report)
{
    const QString unit = translated(report.unit);
    return bestValue(report) && unit != points() ? unit : QString(); // the column's head has it
}

/// The deciding rule of the choice; of other candidates the boxes that bring most.
QString TableText::reasonOf(const Report& report, const Candidate& candidate)
{
    if (candidate.action == report.chosen && !report.verdict.empty())
        return translated(report.verdict);
    if (!candidate.why.empty())
        return translated(candidate.why);
    const auto part = [&](std::size_t i) {
        const ReportPart& each = candidate.parts[i];
        return tr("%1 %2", "a box, and its points").arg(translated(each.label), reportFigure(report, each.value));
    };
    if (candidate.parts.empty())
        return {};
    //: %1, %2: a box, and the points that it brings on average
    return candidate.parts.size() == 1 ? tr("From %1").arg(part(0)) : tr("Mostly from %1 and %2").arg(part(0), part(1));
}

Evaluation TableText::evaluate(const SeenPosition& seen, const Candidate& candidate)
{
    const Report& report = *seen.position().report;
    Evaluation out;
    out.action = parseAction(candidate.action).optional();
    if (!out.action)
        return out;
    if (out.action->kind == Action::Kind::Hold)
        for (const Die face : facesKept(seen, *out.action))
            out.dice.push_back(face);
    out.what = out.action->kind == Action::Kind::Score ? box(out.action->box) : actionAt(*out.action, seen);
    out.reason = reasonOf(report, candidate);
    out.isChosen = candidate.action == report.chosen;
    if (const auto most = bestValue(report); most && candidate.hasValue) {
        out.isBest = candidate.value >= *most;
        out.points = reportFigure(report, candidate.value);
        out.loses = reportFigure(report, candidate.value - *most);
    }
    return out;
}

std::vector<Evaluation> TableText::evaluations(const SeenPosition& seen)
{
    const Report& report = *seen.position().report;
    std::vector<Evaluation> rows;
    const auto show = [&](const QString& label, const auto& wanted) {
        for (const Candidate& each : report.candidates) {
            Evaluation row = evaluate(seen, each);
            if (!row.action || !wanted(row))
                continue;
            const bool isShown = std::any_of(
                rows.begin(), rows.end(), [&](const Evaluation& other) { return isSame(seen, *other.action, *row.action); });
            row.label = label;
            if (!isShown)
                rows.push_back(std::move(row));
            return;
        }
    };
    show(isAdvice(seen) ? tr("Advice") : tr("Choice"), [](const Evaluation& row) { return row.isChosen; });
    show(tr("Most points"), [](const Evaluation& row) { return row.isBest; });
    return rows;
}

std::vector<Evaluation> TableText::others(const SeenPosition& seen, const std::vector<Evaluation>& shown)
{
    std::vector<Evaluation> out;
    for (const Candidate* each : bestFirst(*seen.report())) {
        const Evaluation next = evaluate(seen, *each);
        const bool isShown = std::any_of(shown.begin(), shown.end(), [&](const Evaluation& row) {
            return next.action && isSame(seen, *row.action, *next.action);
        });
        if (next.action && !isShown)
            out.push_back(next);
    }
    return out;
}

QString TableText::spokenEvaluation(const Evaluation& evaluation)
{
    const QString what = evaluation.points.isEmpty()
        ? tr("%1: %2", "a label, and what would be done").arg(evaluation.label, evaluation.what)
        : tr("%1: %2, %3 points", "a label, what would be done, its value")
              .arg(evaluation.label, evaluation.what, evaluation.points);
    return evaluation.reason.isEmpty() ? what : tr("%1. %2", "two sentences").arg(what, evaluation.reason);
}

QString TableText::follow(const SeenPosition& seen, const Action& action)
{
    if (action.kind == Action::Kind::Score)
        return choice(seen, action.box);
    if (action.positions.empty())
        return actionAt(action, seen);
    return tr("Keep %1 and roll").arg(faces(diceAt(seen.dice(), action.positions)));
}

// ------------------------------------------------------------------------------------------------------------ the game

QString TableText::subtitle(const SeenPosition& seen)
{
    return kit::dotted({tr("Round %1 of %2").arg(seen.round()).arg(kRounds),
                        seen.rules().joker == Joker::Forced ? tr("forced jokers") : tr("free jokers"),
                        seen.isAlone() ? QString() : tr("%n player(s)", nullptr, seen.seats())});
}

LogLine TableText::line(const Event& event, const SeenPosition& after)
{
    const auto says = [&](const QString& text, const QString& figure = {}) { return LogLine{event.seat, text, figure}; };
    const auto verb = [&](const auto&... forms) { return kit::verb(after, event.seat, forms...); };
    switch (event.kind) {
    case Event::Kind::TurnBegan:
        return event.seat == 0 ? LogLine{kChanceSeat, round(event.round), {}, true} : LogLine{};
    case Event::Kind::Rolled: {
        if (event.positions.full())
            return says(verb(tr("roll %1", "you"), tr("rolls %1"), faces(event.dice)));
        Dice fell, kept;
        for (std::size_t i = 0; i < event.dice.size(); ++i)
            (i < event.positions.size() ? fell : kept).push_back(event.dice[i]);
        return says(verb(tr("keep %1 and roll %2", "you"), tr("keeps %1 and rolls %2"), faces(kept), faces(fell)));
    }
    case Event::Kind::Held: // otherwise told with the next roll
        return event.dice.full() ? says(verb(tr("keep all dice", "you"), tr("keeps all dice"))) : LogLine{};
    case Event::Kind::Scored:
        return says(
            bold(verb(tr("write <b>%1</b> into %2", "you"), tr("writes <b>%1</b> into %2"), event.points, box(event.box))),
            QString::number(after.total(event.seat)));
    case Event::Kind::YahtzeeBonus:
        return says(verb(tr("earn a Yahtzee bonus of %1", "you"), tr("earns a Yahtzee bonus of %1"), event.points));
    case Event::Kind::UpperBonus:
        return says(verb(tr("earn the upper bonus of %1", "you"), tr("earns the upper bonus of %1"), event.points));
    case Event::Kind::TurnEnded:
        return {};
    case Event::Kind::Ended:
        break;
    }
    const int points = event.points;
    if (event.winners.size() != 1)
        return {kChanceSeat, tr("The win is shared with %n point(s)", nullptr, points), {}};
    const Seat winner = event.winners.first();
    return {winner,
            after.isAlone() ? kit::verb(after, winner, tr("end with %n point(s)", "you", points),
                                        tr("ends with %n point(s)", nullptr, points))
                            : kit::verb(after, winner, tr("win with %n point(s)", "you", points),
                                        tr("wins with %n point(s)", nullptr, points)),
            {}};
}

std::vector<LogLine> TableText::log(const std::vector<AnyTold>& told, const SeenPosition& after)
{
    std::vector<LogLine> lines;
    for (const AnyTold& each : told)
        if (const auto* event = each.blurred ? nullptr : std::any_cast<Event>(&each.event))
            if (LogLine next = line(*event, after); !next.text.isEmpty())
                lines.push_back(std::move(next));
    return lines;
}

QString TableText::situation(const SeenPosition& seen)
{
    if (seen.position().over)
        return result(seen).headline;
    QStringList sentences{tr("Round %1 of %2.").arg(seen.round()).arg(kRounds)};
    const Seat turn = seen.turn();
    if (seen.roll() > 0 && seen.dice().full()) {
        if (followsYou(seen, turn))
            sentences << tr("Your roll %1 of %2: %3.").arg(seen.roll()).arg(kRolls).arg(faces(seen.dice()));
        else
            sentences
                << tr("Roll %1 of %2 of %4: %3.").arg(seen.roll()).arg(kRolls).arg(faces(seen.dice()), seen.name(turn));
    }
    QStringList totals;
    for (Seat seat = 0; seat < seen.seats(); ++seat)
        if (seen.card(seat))
            totals << tr("%1 %2", "player, total").arg(seen.name(seat)).arg(seen.total(seat));
    sentences << tr("Totals: %1.").arg(listOf(totals));
    return kit::sentences(sentences);
}

QString TableText::describe(const SeenPosition& seen)
{
    QStringList sentences{situation(seen)};
    if (seen.isAsked()) {
        sentences << questionSentence(seen);
        const auto choice = [&](Box box) { return worth(box, seen.pointsFor(box)); };
        sentences << tr("The dice are worth: %1.").arg(listOf(kit::textsOf(seen.allowed(), choice)));
    }
    for (Seat seat = 0; seat < seen.seats(); ++seat) {
        const auto& card = seen.card(seat);
        if (!card)
            continue;
        const QStringList boxes = kit::textsOf(card->filled, [&](Box box) { return worth(box, card->in(box)); });
        const QString filled = boxes.isEmpty() ? tr("nothing yet", "what a score card holds") : listOf(boxes);
        sentences << tr("The card of %1: %2; upper boxes %3 of %4, Yahtzee bonus %5.")
                         .arg(seen.name(seat), filled)
                         .arg(card->upperTotal())
                         .arg(kUpperGoal)
                         .arg(card->yahtzeeBonus());
    }
    return kit::sentences(sentences);
}

QString TableText::questionSentence(const SeenPosition& seen)
{
    QStringList sentences{seen.mayRoll() ? tr("You may hold dice and roll the others, or write into a box.")
                                         : tr("No rolls are left: write into a box.")};
    if (seen.isJokerDue())
        sentences << jokerTitle(seen) + QLatin1Char('.');
    return kit::sentences(sentences);
}

ResultText TableText::result(const SeenPosition& seen)
{
    ResultText text;
    const auto totalOf = [&](Seat seat) { return seen.total(seat); };
    const std::vector<Seat> order = kit::ranked(seen, totalOf);
    const int best = seen.total(order.front());
    const auto winners = std::count_if(order.begin(), order.end(), [&](Seat seat) { return seen.total(seat) == best; });
    if (seen.isAlone())
        text.headline = seen.isYou(0) ? tr("You end with %n point(s)", nullptr, best)
                                      : tr("%1 ends with %n point(s)", nullptr, best).arg(seen.name(0));
    else if (winners > 1)
        text.headline = tr("The win is shared with %n point(s)", nullptr, best);
    else if (seen.isYou(order.front()))
        text.headline = tr("You win with %n point(s)", nullptr, best);
    else
        text.headline = tr("%1 wins with %n point(s)", nullptr, best).arg(seen.name(order.front()));

    for (const Seat seat : order)
        text.rows.push_back(
            {seat, QString::number(kit::placeOf(seen, seat, totalOf)), tr("%n point(s)", nullptr, seen.total(seat))});
    const Card first = seen.card(order.front()).value_or(Card{});
    const int bonuses = first.yahtzeeBonuses;
    text.detail = first.upperBonus() > 0 ? tr("With the upper bonus, %1 of %2 points above.")
                                         : tr("Without the upper bonus, %1 of %2 points above.");
    text.detail = text.detail.arg(first.upperTotal()).arg(kUpperGoal);
    if (bonuses > 0)
        text.detail += QLatin1Char(' ') + tr("%n Yahtzee bonus(es) of %1.", nullptr, bonuses).arg(kYahtzeeBonus);
    text.length = tr("%n round(s)", nullptr, kRounds);
    return text;
}

QString TableText::shortResult(const SeenPosition& seen)
{
    const int mine = seen.total(seen.me());
    if (seen.isAlone())
        return tr("%n point(s)", nullptr, mine);
    return kit::DuelResult::shortResult(mine, highestOther(seen));
}

Tally TableText::tally(const SeenPosition& seen)
{
    const int mine = seen.total(seen.me());
    return {seen.isAlone() ? QString::number(mine) : kit::DuelResult::score(mine, highestOther(seen)), mine};
}

QString TableText::mistake(const Action& taken, const Action& best)
{
    using Kind = Action::Kind;
    if (taken.kind == Kind::Score)
        return best.kind == Kind::Score ? tr("Another box was better than: %1", "a box").arg(box(taken.box))
                                        : tr("Wrote a box where rolling again was better");
    if (best.kind == Kind::Score)
        return tr("Rolled again where writing was better");
    return taken.positions.size() > best.positions.size() ? tr("Held too many dice")
        : taken.positions.size() < best.positions.size()  ? tr("Held too few dice")
                                                          : tr("Held the wrong dice");
}

std::vector<TableKey> TableText::keys()
{
    return {{{"1", "2", "3", "4", "5"}, tr("Hold a die, or free it")},
            {{"R"}, tr("Roll the dice that are free")},
            {{"A"}, tr("Follow the hint")}};
}

} // namespace parlour::yahtzee
