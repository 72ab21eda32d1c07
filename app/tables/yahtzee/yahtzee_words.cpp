#include "app/tables/yahtzee/yahtzee_words.h"

#include "app/stage/lists.h"
#include "app/stage/paint.h"
#include "app/tables/kit/words.h"
#include "app/tables/report_text.h"

#include <QStringList>

#include <algorithm>

namespace parlour::yahtzee {

using kit::bold;
using kit::findEvent;
using kit::followsYou;

namespace {

QString inWords(const Text& text)
{
    return QCoreApplication::translate(text.context, text.english);
}

QString inWords(const Sentence& sentence)
{
    const QByteArray pattern = inWords(sentence.text).toUtf8();
    return QString::fromStdString(Sentence({sentence.text.context, pattern.constData()}, sentence.arguments).english());
}

/// Those of the dice that lie at `positions`.
Dice diceAt(const Dice& dice, const Positions& positions)
{
    Dice out;
    for (const std::uint8_t at : positions)
        if (at < dice.size())
            out.push_back(dice[at]);
    return out;
}

/// Seats by total, best first.
std::vector<Seat> ranked(const Reading& reading)
{
    std::vector<Seat> order;
    for (Seat seat = 0; seat < reading.seats(); ++seat)
        order.push_back(seat);
    std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) { return reading.total(a) > reading.total(b); });
    return order;
}

/// The highest total but that of who sits at the bottom.
int mostOfOthers(const Reading& reading)
{
    int most = 0;
    for (Seat seat = 0; seat < reading.seats(); ++seat)
        if (seat != reading.me())
            most = std::max(most, reading.total(seat));
    return most;
}

} // namespace

Reading::Reading(const Position& position) : kit::Reading<View, Event>(position), cards_(position.seats.size())
{
    for (Seat seat = 0; seat < seats(); ++seat)
        if (const View* view = viewOf(seat))
            cards_[static_cast<std::size_t>(seat)] = view->card;
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

Card Reading::turnCard() const
{
    return turn() >= 0 ? card(turn()).value_or(Card{}) : Card{};
}

BoxSet Reading::allowed() const
{
    return dice_.full() ? allowedBoxes(rules().joker, turnCard(), dice_) : BoxSet{};
}

bool Reading::justRolled() const
{
    return findEvent<Event>(position().lastStep, Event::Kind::Rolled) != nullptr;
}

const Event* Reading::written() const
{
    return findEvent<Event>(position().lastStep, Event::Kind::Scored);
}

// ----------------------------------------------------------------------------------------------------- dice and boxes

QString Words::box(Box box)
{
    return inWords(nameOf(box));
}

QString Words::boxRule(Box box)
{
    switch (box) {
    case Box::ThreeOfAKind:
        return tr("The sum of all dice, if at least three are alike.");
    case Box::FourOfAKind:
        return tr("The sum of all dice, if at least four are alike.");
    case Box::FullHouse:
        return tr("25 points for three alike and two alike.");
    case Box::SmallStraight:
        return tr("30 points for four in a row.");
    case Box::LargeStraight:
        return tr("40 points for five in a row.");
    case Box::Yahtzee:
        return tr("50 points for five alike.");
    case Box::Chance:
        return tr("The sum of all dice, whatever they show.");
    default:
        return tr("The sum of the dice that show %1.").arg(static_cast<int>(box) + 1);
    }
}

QString Words::faces(const Dice& dice)
{
    QStringList items;
    for (const int die : dice)
        items << QString::number(die);
    return items.join(QLatin1Char(' '));
}

QString Words::action(const Action& action)
{
    if (action.kind == Action::Kind::Score)
        return tr("Write into %1").arg(box(action.box));
    if (action.positions.empty())
        return tr("Roll all dice again");
    return tr("Keep %n dice", nullptr, static_cast<int>(action.positions.size()));
}

QString Words::actionAt(const Action& action, const Reading& reading)
{
    const Dice& dice = reading.dice();
    if (action.kind == Action::Kind::Score || action.positions.empty() || !dice.full())
        return Words::action(action);
    const QString kept = faces(diceAt(dice, action.positions));
    if (action.positions.full())
        return tr("Keep all dice");
    return tr("Keep %1").arg(kept);
}

// ----------------------------------------------------------------------------------------------------------- the table

QString Words::title(const Reading& reading)
{
    if (reading.position().over)
        return tr("The game is over");
    if (reading.roll() == 0)
        return tr("Round %1 of %2").arg(reading.round()).arg(kRounds);
    if (reading.isYou(reading.turn()) || reading.isAlone())
        return tr("Roll %1 of %2").arg(reading.roll()).arg(kRolls);
    return tr("%3: roll %1 of %2").arg(reading.roll()).arg(kRolls).arg(reading.info(reading.turn()).name);
}

QString Words::notice(const Reading& reading)
{
    if (const Event* event = reading.written()) {
        const QString& name = reading.info(event->seat).name;
        if (followsYou(reading, event->seat))
            return bold(tr("<b>You</b> wrote %1 into %2")).arg(event->points).arg(box(event->box));
        return bold(tr("<b>%3</b> wrote %1 into %2")).arg(event->points).arg(box(event->box), name);
    }
    if (reading.hasCup())
        return tr("Your turn: roll the dice");
    if (!reading.isAsked())
        return {};
    if (!reading.mayRoll())
        return tr("No rolls left: choose a box");
    return {};
}

QString Words::heldLabel(const Reading& reading)
{
    return reading.mayRoll() || !reading.dice().full() ? tr("Held for the next roll") : tr("Held before the last roll");
}

QString Words::rollButton(int dice)
{
    return tr("Roll %n dice", nullptr, dice);
}

QString Words::whyNoRoll()
{
    return tr("All five dice are held: free one, or choose a box.");
}

QString Words::howToRoll()
{
    return tr("Click the cup, press R, or shake it by dragging.");
}

QString Words::howToHold()
{
    return tr("Click a die, or press 1 to 5, to hold or free it.");
}

QString Words::howToWrite()
{
    return tr("Or click a box to write the roll down now.");
}

QString Words::die(int number, int face, bool held)
{
    return (held ? tr("die %1 shows %2, held") : tr("die %1 shows %2")).arg(number).arg(face);
}

QString Words::whatHolding(bool held)
{
    return held ? tr("Stays as it is in the next roll.") : tr("Is rolled again.");
}

// ------------------------------------------------------------------------------------------------------ the score card

QString Words::columnLine(const Reading& reading, Seat seat)
{
    if (reading.position().thinking == seat)
        return tr("thinking …");
    if (reading.turn() == seat)
        return tr("to move");
    return reading.info(seat).person ? QString() : tr("bot");
}

QString Words::column(const Reading& reading, Seat seat)
{
    const auto& card = reading.card(seat);
    if (!card)
        return reading.info(seat).name;
    //: %1: a player, %2: the total, %3: the sum of the upper boxes, %4: what earns the bonus
    QString text = reading.turn() == seat ? tr("%1, to move: total %2, upper boxes %3 of %4")
                                          : tr("%1: total %2, upper boxes %3 of %4");
    return text.arg(reading.info(seat).name).arg(card->total()).arg(card->upperTotal()).arg(kUpperGoal);
}

QString Words::row(const Reading& reading, Box box)
{
    QStringList cells;
    for (Seat seat = 0; seat < reading.seats(); ++seat) {
        const auto& card = reading.card(seat);
        if (!card)
            continue;
        const QString& name = reading.info(seat).name;
        cells << (card->filled.has(box) ? tr("%1 %2", "player, points in a box").arg(name).arg(card->in(box))
                                        : tr("%1 free", "player, whose box is free").arg(name));
    }
    return tr("%1: %2", "a box, and what the players have there").arg(Words::box(box), listOf(cells));
}

QString Words::choice(const Reading& reading, Box box)
{
    const int points = reading.pointsFor(box);
    if (reading.paysBonus())
        return tr("Write %1 and the bonus of %2 into %3").arg(points).arg(kYahtzeeBonus).arg(Words::box(box));
    return tr("Write %1 into %2").arg(points).arg(Words::box(box));
}

QString Words::barred(const Reading& reading)
{
    const Box own = upperBox(reading.dice()[0]);
    return reading.allowed().has(own) ? tr("%1 first", "a box that must be filled before").arg(box(own))
                                      : tr("lower first", "boxes that must be filled before");
}

QString Words::whyBarred(const Reading& reading)
{
    const Box own = upperBox(reading.dice()[0]);
    return reading.allowed().has(own) ? tr("A joker must go to %1 while that box is free.").arg(box(own))
                                      : tr("A joker must go to a lower box while one is free.");
}

// ------------------------------------------------------------------------------------------------------ the joker rule

QString Words::jokerTitle(const Reading& reading)
{
    return reading.paysBonus() ? tr("Another Yahtzee: %1 points more").arg(kYahtzeeBonus) : tr("Another Yahtzee");
}

QString Words::jokerText(const Reading& reading)
{
    const int face = reading.dice()[0];
    if (reading.rules().joker == Joker::Free)
        return (reading.paysBonus()
                    ? tr("The Yahtzee box holds 50, so five more alike pay a bonus. They may go to any free box.")
                    : tr("The Yahtzee box holds 0, so there is no bonus. Five alike may go to any free box."));
    return (reading.paysBonus() ? tr(
                "The Yahtzee box holds 50, so these five dice with a %1 pay a bonus and are a joker. The rules say where "
                "a joker goes, in this order:")
                                : tr("The Yahtzee box holds 0, so there is no bonus; these five dice with a %1 are a joker "
                                     "all the same. The "
                                     "rules say where a joker goes, in this order:"))
        .arg(face);
}

QString Words::jokerBrief(const Reading& reading)
{
    if (reading.rules().joker == Joker::Free)
        return jokerText(reading);
    const Box own = upperBox(reading.dice()[0]);
    if (reading.turnCard().free().has(own))
        return tr("A joker must go to %1 while that box is free.").arg(box(own));
    if (!(reading.allowed() & BoxSet::lower()).empty())
        return tr("%1 is filled, so this joker counts in full in any free lower box.").arg(box(own));
    return tr("All lower boxes are filled: a joker counts 0 in any free upper box.");
}

std::vector<JokerStep> Words::jokerSteps(const Reading& reading)
{
    if (!reading.isJokerDue() || reading.rules().joker == Joker::Free)
        return {};
    const Card card = reading.turnCard();
    const Box own = upperBox(reading.dice()[0]);
    const BoxSet lower = card.free() & BoxSet::lower();
    const bool ownFree = card.free().has(own);
    QStringList below;
    for (const Box box : lower)
        below << tr("%1 %2", "a box, and its points").arg(Words::box(box)).arg(fullPoints(box, reading.dice()));

    const bool second = !ownFree && !lower.empty(), third = !ownFree && lower.empty();
    return {{tr("The upper box of this number, if it is free"),
             ownFree ? tr("%1 is free", "a box").arg(Words::box(own))
                     : tr("%1 holds %2", "a box, and its points").arg(Words::box(own)).arg(card.in(own)),
             ownFree ? tr("it must be this", "the joker order") : tr("taken", "a box, in the joker order"), ownFree},
            {tr("Otherwise any free lower box, at its full value"),
             lower.empty() ? tr("All lower boxes are filled") : below.join(QStringLiteral(" · ")),
             second        ? tr("choose one", "the joker order")
                 : ownFree ? tr("not reached", "the joker order")
                           : tr("none free", "the joker order"),
             second},
            {tr("Otherwise any free upper box, for 0"), tr("Only when all lower boxes are filled"),
             third ? tr("choose one", "the joker order") : tr("not reached", "the joker order"), third}};
}

// ----------------------------------------------------------------------------------------------------------- the report

namespace {

/// The faces that stay, in falling order; none if it writes.
std::vector<Die> facesKept(const Reading& reading, const Action& action)
{
    const Dice dice = diceAt(reading.dice(), action.positions);
    std::vector<Die> faces(dice.begin(), dice.end());
    std::sort(faces.rbegin(), faces.rend());
    return faces;
}

/// Do both come to the same, whichever of two alike dice stays?
bool isSame(const Reading& reading, const Action& a, const Action& b)
{
    return a.kind == b.kind && a.box == b.box && facesKept(reading, a) == facesKept(reading, b);
}

/// Of what a person is asked, or was: nobody knows what people weigh.
bool isAdvice(const Reading& reading)
{
    return reading.isAsked() || reading.info(reading.turn()).person;
}

/// The most that a report gives anything; none if it gives no values.
std::optional<double> mostIn(const Report& report)
{
    std::optional<double> most;
    for (const Candidate& each : report.candidates)
        if (each.hasValue)
            most = std::max(most.value_or(each.value), each.value);
    return most;
}

} // namespace

QString Words::reportTitle(const Reading& reading)
{
    return isAdvice(reading) ? tr("Hint") : tr("%1 weighs").arg(reading.info(reading.turn()).name);
}

QString Words::reportUnit(const Report& report)
{
    const QString unit = inWords(report.unit);
    return mostIn(report) && unit != points() ? unit : QString(); // it heads the column already
}

/// The rule that decided; of what was not chosen, the boxes that it brings most in.
QString Words::reasonOf(const Report& report, const Candidate& candidate)
{
    if (candidate.action == report.chosen && !report.verdict.empty())
        return inWords(report.verdict);
    if (!candidate.why.empty())
        return inWords(candidate.why);
    const auto part = [&](std::size_t i) {
        const ReportPart& each = candidate.parts[i];
        return tr("%1 %2", "a box, and its points").arg(inWords(each.label), reportFigure(report, each.value));
    };
    if (candidate.parts.empty())
        return {};
    //: %1, %2: a box, and the points that it brings on average
    return candidate.parts.size() == 1 ? tr("From %1").arg(part(0)) : tr("Mostly from %1 and %2").arg(part(0), part(1));
}

Weighed Words::weigh(const Reading& reading, const Candidate& candidate)
{
    const Report& report = *reading.position().report;
    Weighed out;
    out.action = parseAction(candidate.action).optional();
    if (!out.action)
        return out;
    if (out.action->kind == Action::Kind::Hold)
        for (const Die face : facesKept(reading, *out.action))
            out.dice.push_back(face);
    out.what = out.action->kind == Action::Kind::Score ? box(out.action->box) : actionAt(*out.action, reading);
    out.reason = reasonOf(report, candidate);
    out.isChosen = candidate.action == report.chosen;
    if (const auto most = mostIn(report); most && candidate.hasValue) {
        out.isMost = candidate.value >= *most;
        out.points = reportFigure(report, candidate.value);
        out.loses = reportFigure(report, candidate.value - *most);
    }
    return out;
}

std::vector<Weighed> Words::weighed(const Reading& reading, const Positions& held)
{
    const Report& report = *reading.position().report;
    std::vector<Weighed> rows;
    const auto show = [&](const QString& label, const auto& wanted) {
        for (const Candidate& each : report.candidates) {
            Weighed row = weigh(reading, each);
            if (!row.action || !wanted(row))
                continue;
            const bool isShown = std::any_of(
                rows.begin(), rows.end(), [&](const Weighed& other) { return isSame(reading, *other.action, *row.action); });
            row.label = label;
            row.isYours = isSame(reading, *row.action, hold(held));
            if (!isShown)
                rows.push_back(std::move(row));
            return;
        }
    };
    show(isAdvice(reading) ? tr("Advice") : tr("Choice"), [](const Weighed& row) { return row.isChosen; });
    if (reading.isAsked() && reading.mayRoll() && !held.empty())
        show(tr("Your hold"), [&](const Weighed& row) { return isSame(reading, *row.action, hold(held)); });
    show(tr("Most points"), [](const Weighed& row) { return row.isMost; });
    return rows;
}

std::vector<Weighed> Words::others(const Reading& reading, const std::vector<Weighed>& shown)
{
    const Report& report = *reading.position().report;
    std::vector<const Candidate*> order;
    for (const Candidate& each : report.candidates)
        if (each.hasValue)
            order.push_back(&each);
    std::stable_sort(order.begin(), order.end(), [](const Candidate* a, const Candidate* b) { return a->value > b->value; });
    std::vector<Weighed> out;
    for (const Candidate* each : order) {
        const Weighed next = weigh(reading, *each);
        const bool isShown = std::any_of(shown.begin(), shown.end(), [&](const Weighed& row) {
            return next.action && isSame(reading, *row.action, *next.action);
        });
        if (next.action && !isShown)
            out.push_back(next);
    }
    return out;
}

QString Words::spokenWeighed(const Weighed& weighed)
{
    const QString what = weighed.points.isEmpty()
        ? tr("%1: %2", "a label, and what would be done").arg(weighed.label, weighed.what)
        : tr("%1: %2, %3 points", "a label, what would be done, its value").arg(weighed.label, weighed.what, weighed.points);
    return weighed.reason.isEmpty() ? what : tr("%1. %2", "two sentences").arg(what, weighed.reason);
}

QString Words::follow(const Reading& reading, const Action& action)
{
    if (action.kind == Action::Kind::Score)
        return choice(reading, action.box);
    if (action.positions.empty())
        return actionAt(action, reading);
    return tr("Keep %1 and roll").arg(faces(diceAt(reading.dice(), action.positions)));
}

// ------------------------------------------------------------------------------------------------------------ the game

QString Words::subtitle(const Reading& reading)
{
    QStringList parts;
    parts << tr("Round %1 of %2").arg(reading.round()).arg(kRounds);
    parts << (reading.rules().joker == Joker::Forced ? tr("forced jokers") : tr("free jokers"));
    if (!reading.isAlone())
        parts << tr("%n player(s)", nullptr, reading.seats());
    return parts.join(QStringLiteral(" · "));
}

QString Words::rolled(const Event& event, bool you)
{
    if (event.positions.full())
        return (you ? tr("roll %1", "you") : tr("rolls %1")).arg(faces(event.dice));
    Dice fell, kept;
    for (std::size_t i = 0; i < event.dice.size(); ++i)
        (i < event.positions.size() ? fell : kept).push_back(event.dice[i]);
    return (you ? tr("keep %1 and roll %2", "you") : tr("keeps %1 and rolls %2")).arg(faces(kept), faces(fell));
}

QString Words::written(const Event& event, bool you)
{
    return bold(
        (you ? tr("write <b>%1</b> into %2", "you") : tr("writes <b>%1</b> into %2")).arg(event.points).arg(box(event.box)));
}

QString Words::ended(const Event& event, const Reading& after, bool you)
{
    if (after.isAlone())
        return (you ? tr("end with %n point(s)", "you", event.points) : tr("ends with %n point(s)", nullptr, event.points));
    if (event.winners.size() > 1)
        return tr("The win is shared with %n point(s)", nullptr, event.points);
    return you ? tr("win with %n point(s)", "you", event.points) : tr("wins with %n point(s)", nullptr, event.points);
}

std::vector<LogLine> Words::log(const std::vector<AnyTold>& told, const Reading& after)
{
    std::vector<LogLine> lines;
    for (const AnyTold& each : told) {
        const auto* event = each.blurred ? nullptr : std::any_cast<Event>(&each.event);
        if (!event)
            continue;
        const bool you = event->seat >= 0 && followsYou(after, event->seat);
        switch (event->kind) {
        case Event::Kind::TurnBegan:
            if (event->seat == 0)
                lines.push_back({kChanceSeat, round(event->round), {}, true});
            break;
        case Event::Kind::Rolled:
            lines.push_back({event->seat, rolled(*event, you), {}});
            break;
        case Event::Kind::Held:
            if (event->dice.full()) // else told with the roll that follows
                lines.push_back({event->seat, you ? tr("keep all dice", "you") : tr("keeps all dice"), {}});
            break;
        case Event::Kind::Scored:
            lines.push_back({event->seat, written(*event, you), QString::number(after.total(event->seat))});
            break;
        case Event::Kind::YahtzeeBonus:
            lines.push_back(
                {event->seat,
                 (you ? tr("earn a Yahtzee bonus of %1", "you") : tr("earns a Yahtzee bonus of %1")).arg(event->points),
                 {}});
            break;
        case Event::Kind::UpperBonus:
            lines.push_back(
                {event->seat,
                 (you ? tr("earn the upper bonus of %1", "you") : tr("earns the upper bonus of %1")).arg(event->points),
                 {}});
            break;
        case Event::Kind::TurnEnded:
            break;
        case Event::Kind::Ended: {
            const bool one = event->winners.size() == 1;
            const Seat winner = one ? event->winners.first() : kChanceSeat;
            lines.push_back({winner, ended(*event, after, one && followsYou(after, winner)), {}});
            break;
        }
        }
    }
    return lines;
}

QString Words::situation(const Reading& reading)
{
    if (reading.position().over)
        return result(reading).headline;
    QStringList sentences{tr("Round %1 of %2.").arg(reading.round()).arg(kRounds)};
    const Seat turn = reading.turn();
    if (reading.roll() > 0 && reading.dice().full()) {
        if (followsYou(reading, turn))
            sentences << tr("Your roll %1 of %2: %3.").arg(reading.roll()).arg(kRolls).arg(faces(reading.dice()));
        else
            sentences << tr("Roll %1 of %2 of %4: %3.")
                             .arg(reading.roll())
                             .arg(kRolls)
                             .arg(faces(reading.dice()), reading.info(turn).name);
    }
    QStringList totals;
    for (Seat seat = 0; seat < reading.seats(); ++seat)
        if (reading.card(seat))
            totals << tr("%1 %2", "player, total").arg(reading.info(seat).name).arg(reading.total(seat));
    sentences << tr("Totals: %1.").arg(listOf(totals));
    return sentences.join(QLatin1Char(' '));
}

QString Words::describe(const Reading& reading)
{
    QStringList sentences{situation(reading)};
    if (reading.isAsked()) {
        sentences << (reading.mayRoll() ? tr("You may hold dice and roll the others, or write into a box.")
                                        : tr("No rolls are left: write into a box."));
        if (reading.isJokerDue())
            sentences << jokerTitle(reading) + QLatin1Char('.');
        QStringList choices;
        for (const Box box : reading.allowed())
            choices << tr("%1 %2", "a box, and its points").arg(Words::box(box)).arg(reading.pointsFor(box));
        sentences << tr("The dice are worth: %1.").arg(listOf(choices));
    }
    for (Seat seat = 0; seat < reading.seats(); ++seat) {
        const auto& card = reading.card(seat);
        if (!card)
            continue;
        QStringList boxes;
        for (const Box box : card->filled)
            boxes << tr("%1 %2", "a box, and its points").arg(Words::box(box)).arg(card->in(box));
        const QString filled = boxes.isEmpty() ? tr("nothing yet", "what a score card holds") : listOf(boxes);
        sentences << tr("The card of %1: %2; upper boxes %3 of %4, Yahtzee bonus %5.")
                         .arg(reading.info(seat).name, filled)
                         .arg(card->upperTotal())
                         .arg(kUpperGoal)
                         .arg(card->yahtzeeBonus());
    }
    return sentences.join(QLatin1Char(' '));
}

ResultText Words::result(const Reading& reading)
{
    ResultText text;
    const std::vector<Seat> order = ranked(reading);
    const int best = reading.total(order.front());
    const auto winners = std::count_if(order.begin(), order.end(), [&](Seat seat) { return reading.total(seat) == best; });
    if (reading.isAlone())
        text.headline = reading.isYou(0) ? tr("You end with %n point(s)", nullptr, best)
                                         : tr("%1 ends with %n point(s)", nullptr, best).arg(reading.info(0).name);
    else if (winners > 1)
        text.headline = tr("The win is shared with %n point(s)", nullptr, best);
    else if (reading.isYou(order.front()))
        text.headline = tr("You win with %n point(s)", nullptr, best);
    else
        text.headline = tr("%1 wins with %n point(s)", nullptr, best).arg(reading.info(order.front()).name);

    for (const Seat seat : order) {
        const Card card = reading.card(seat).value_or(Card{});
        const auto place = 1 + std::count_if(order.begin(), order.end(), [&](Seat other) {
                               return reading.total(other) > reading.total(seat);
                           });
        text.rows.push_back({seat, QString::number(place), tr("%n point(s)", nullptr, card.total())});
    }
    const Card first = reading.card(order.front()).value_or(Card{});
    const int bonuses = first.yahtzeeBonuses;
    text.detail = first.upperBonus() > 0 ? tr("With the upper bonus, %1 of %2 points above.")
                                         : tr("Without the upper bonus, %1 of %2 points above.");
    text.detail = text.detail.arg(first.upperTotal()).arg(kUpperGoal);
    if (bonuses > 0)
        text.detail += QLatin1Char(' ') + tr("%n Yahtzee bonus(es) of %1.", nullptr, bonuses).arg(kYahtzeeBonus);
    text.length = tr("%n round(s)", nullptr, kRounds);
    return text;
}

QString Words::shortResult(const Reading& reading)
{
    const int mine = reading.total(reading.me());
    if (reading.isAlone())
        return tr("%n point(s)", nullptr, mine);
    return kit::Duel::shortResult(mine, mostOfOthers(reading));
}

Tally Words::tally(const Reading& reading)
{
    const int mine = reading.total(reading.me());
    return {reading.isAlone() ? QString::number(mine) : kit::Duel::score(mine, mostOfOthers(reading)), mine};
}

QString Words::mistake(const Action& taken, const Action& best)
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

QString Words::goal()
{
    return tr("Fill thirteen boxes, one a turn, with up to three rolls for each; the highest total wins.");
}

std::vector<std::pair<QString, QString>> Words::keys()
{
    return {{QStringLiteral("1 – 5"), tr("Hold a die, or free it")},
            {QStringLiteral("R"), tr("Roll the dice that are free")},
            {QStringLiteral("A"), tr("Do what the hint says")}};
}

} // namespace parlour::yahtzee
