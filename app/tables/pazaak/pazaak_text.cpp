// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/pazaak/pazaak_text.h"

#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/tables/kit/text.h"

#include <QStringList>

#include <algorithm>

namespace parlour::pazaak {

using kit::bold;

namespace {

template <class List>
QString numbers(const List& values, const QString& sign = {})
{
    return listOf(kit::textsOf(values, [&](int value) { return sign + QString::number(value); }));
}

QString cardsOf(const Board& board)
{
    QStringList items;
    for (const Value value : board.house)
        items << QString::number(value);
    if (board.side)
        items << QStringLiteral("+%1").arg(board.side);
    return listOf(items);
}

const Event& eventOf(const AnyTold& told)
{
    return *std::any_cast<Event>(&told.event);
}

/// The seat's last house card at the time of the event at `index`; ignores cards drawn later in the step.
int drawnBefore(const std::vector<AnyTold>& told, std::size_t index, const SeenPosition& after, Seat seat)
{
    auto last = after.board(seat).house.count() - 1;
    for (std::size_t i = index + 1; i < told.size(); ++i)
        if (const Event& event = eventOf(told[i]); event.kind == Event::Kind::Drew && event.seat == seat)
            --last;
    return last < 0 ? 0 : after.board(seat).house[asIndex(last)];
}

} // namespace

// ---------------------------------------------------------------------------------------------------- cards and actions

QString TableText::action(const Action& action)
{
    return action.kind == Action::Kind::End  ? endTurn()
        : action.kind == Action::Kind::Stand ? tr("Stand")
                                             : tr("Play +%1").arg(action.card);
}

QString TableText::sideCard(int value, int makes, bool canBePlayed)
{
    if (!canBePlayed)
        return tr("plus %1").arg(value);
    return makes > kGoal ? tr("plus %1, makes %2, bust, can be played").arg(value).arg(makes)
                         : tr("plus %1, makes %2 and you stand, can be played").arg(value).arg(makes);
}

QString TableText::plate(const SeenPosition& seen, Seat seat)
{
    const QString won = tr("%n hand(s) won", nullptr, seen.wins(seat));
    const QString move = spoken(lastMove(seen, seat));
    return listOf(move.isEmpty() ? QStringList{seen.name(seat), won} : QStringList{seen.name(seat), won, move});
}

QString TableText::lastMove(const SeenPosition& seen, Seat seat)
{
    const Board& board = seen.board(seat);
    if (board.house.empty())
        return {};
    const int drew = board.house.back();
    if (board.side)
        return bold(tr("drew %1, <b>plays +%2 and stands on %3</b>").arg(drew).arg(board.side).arg(board.total));
    if (board.bust())
        return bold(tr("drew %1: <b>bust with %2</b>").arg(drew).arg(board.total));
    if (board.standing)
        return bold(tr("drew %1, <b>stands on %2</b>").arg(drew).arg(board.total));
    if (seen.isTurn(seat))
        return tr("drew %1").arg(drew);
    return bold(tr("drew %1, <b>ends turn</b>").arg(drew));
}

QString TableText::preview(const SeenPosition& seen, Seat seat, int value)
{
    const int makes = seen.board(seat).total + value;
    const Board& against = seen.board(1 - seat);
    if (seen.board(seat).bust())
        return tr("You are bust: nothing changes.");
    if (makes > kGoal)
        return bold(tr("<b>+%1 makes %2</b>: bust").arg(value).arg(makes));
    const bool you = seen.isYou(seat);
    QString text = you ? tr("<b>+%1 makes %2</b> and you stand") : tr("<b>+%1 makes %2</b> and it stands");
    // The other total is compared only if that side draws no more.
    if (against.bust())
        text = you ? tr("<b>+%1 makes %2</b> and you stand: wins, the other is bust")
                   : tr("<b>+%1 makes %2</b> and it stands: wins, the other is bust");
    else if (against.standing && makes > against.total)
        text = you ? tr("<b>+%1 makes %2</b> and you stand: beats %3") : tr("<b>+%1 makes %2</b> and it stands: beats %3");
    else if (against.standing && makes == against.total)
        text = you ? tr("<b>+%1 makes %2</b> and you stand: ties with %3")
                   : tr("<b>+%1 makes %2</b> and it stands: ties with %3");
    else if (against.standing)
        text = you ? tr("<b>+%1 makes %2</b> and you stand: loses to %3")
                   : tr("<b>+%1 makes %2</b> and it stands: loses to %3");
    text = text.arg(value).arg(makes);
    return bold(text.contains(QLatin1String("%3")) ? text.arg(against.total) : text);
}

QString TableText::whyNotNow(const SeenPosition& seen)
{
    if (seen.view().over)
        return tr("The match is over.");
    if (seen.isBetweenHands())
        return tr("The next hand has not begun.");
    if (seen.board(seen.me()).standing)
        return tr("You stand in this hand.");
    return tr("It is not your turn.");
}

QString TableText::handResult(const SeenPosition& seen)
{
    const Event* ended = kit::findEvent<Event>(seen.position().lastStep, Event::Kind::HandEnded);
    if (!ended)
        return {};
    const Event& event = *ended;
    if (event.seat < 0)
        return tr("Hand %1 is tied").arg(event.count);
    const int won = event.totals[asIndex(event.seat)];
    const int lost = event.totals[asIndex(1 - event.seat)];
    if (seen.isYou(event.seat))
        return bold(tr("<b>You win hand %1</b>, %2 to %3")).arg(event.count).arg(won).arg(lost);
    return bold(tr("<b>%4 wins hand %1</b>, %2 to %3")).arg(event.count).arg(won).arg(lost).arg(seen.name(event.seat));
}

// ----------------------------------------------------------------------------------------------------------- the match

std::optional<Chances> TableText::nextCard(const SeenPosition& seen, Seat seat)
{
    const Board& board = seen.board(seat);
    if (seen.view().over || board.standing || board.house.empty())
        return std::nullopt;
    return BoardText::nextCard(board.total, seen.view().unseenHouse());
}

QString TableText::subtitle(const SeenPosition& seen)
{
    const bool playing = seen.isPlaying();
    const Seat first = playing ? seen.me() : 0;
    // The changing parts come first: the end may be cut.
    return kit::dotted(
        {playing ? tr("against %1").arg(seen.name(1 - first)) : tr("%1 and %2").arg(seen.name(0), seen.name(1)),
         tr("%1 – %2", "hands won").arg(seen.wins(first)).arg(seen.wins(1 - first)), tr("first to three hands"),
         seen.view().rules.decks == Decks::AsRun ? tr("decks as in the contest") : QString()});
}

std::vector<LogLine> TableText::log(const std::vector<AnyTold>& told, const SeenPosition& after)
{
    using Kind = Event::Kind;
    std::vector<LogLine> lines;
    for (std::size_t i = 0; i < told.size(); ++i) {
        const Event& event = eventOf(told[i]);
        const Seat seat = event.seat;
        const auto says = [&](const QString& text, const QString& number = {}, bool heading = false) {
            lines.push_back({heading ? kChanceSeat : seat, text, number, heading});
        };
        const auto verb = [&](const auto&... forms) { return kit::verb(after, seat, forms...); };
        switch (event.kind) {
        case Kind::SidesDealt:
            if (!told[i].blurred)
                says(verb(tr("get side cards %1"), tr("gets side cards %1"), numbers(event.values, QStringLiteral("+"))));
            break;
        case Kind::HandBegan:
            says(hand(event.count), {}, true);
            break;
        case Kind::Drew: // told with the next event
            break;
        case Kind::Reached:
        case Kind::EndedTurn:
        case Kind::Stood:
        case Kind::Played:
            says(turn(event, drawnBefore(told, i, after, seat), after), QString::number(event.total));
            break;
        case Kind::HandEnded:
            says(seat < 0 ? tr("The hand is tied") : verb(tr("won the hand", "you"), tr("won the hand")),
                 totals(event.totals[asIndex(after.me())], event.totals[asIndex(after.other())]));
            break;
        case Kind::MatchEnded:
            says(seat < 0 ? tr("The match is drawn") : verb(tr("won the match", "you"), tr("won the match")),
                 tr("%1 : %2", "hands won").arg(after.wins(after.me())).arg(after.wins(after.other())));
            break;
        }
    }
    return lines;
}

QString TableText::turn(const Event& event, int drew, const SeenPosition& after)
{
    const auto verb = [&](const auto&... forms) { return bold(kit::verb(after, event.seat, forms...)); };
    if (event.kind == Event::Kind::Played)
        return verb(tr("draw %1, <b>play +%2</b>"), tr("draws %1, <b>plays +%2</b>"), drew, event.value);
    if (event.total > kGoal) // a bust, whether it ended the turn or stood
        return verb(tr("draw %1, <b>bust</b>", "you"), tr("draws %1, <b>bust</b>"), drew);
    if (event.kind == Event::Kind::EndedTurn)
        return verb(tr("draw %1, end turn"), tr("draws %1, ends turn"), drew);
    return verb(tr("draw %1, <b>stand</b>"), tr("draws %1, <b>stands</b>"), drew);
}

QString TableText::situation(const SeenPosition& seen)
{
    if (seen.view().hand == 0)
        return tr("The match is about to begin.");
    if (seen.view().over)
        return result(seen).headline;
    const auto tell = [&](Seat seat) { return state(seen, seat, seen.board(seat).total, seen.board(seat).standing); };
    const int mine = seen.wins(seen.me()), theirs = seen.wins(seen.other());
    return kit::sentences({tr("Hand %1, hands won %2 to %3.").arg(seen.view().hand).arg(mine).arg(theirs), tell(seen.me()),
                           tell(seen.other())});
}

QString TableText::describe(const SeenPosition& seen)
{
    QStringList sentences{situation(seen)};
    for (const Seat seat : {seen.me(), seen.other()}) {
        if (const QString cards = cardsOf(seen.board(seat)); !seen.board(seat).house.empty())
            sentences << seen.sentenceFor(seat, tr("Your board: %1."), tr("Board of %1: %2."), cards);
        if (seen.sideCount(seat) == 0) {
            sentences << seen.sentenceFor(seat, tr("You have no side cards left."), tr("%1: no side cards left."));
        } else if (seen.sides(seat)) {
            const QString cards = numbers(*seen.sides(seat), QStringLiteral("+"));
            sentences << seen.sentenceFor(seat, tr("Your side cards: %1."), tr("Side cards of %1: %2."), cards);
        } else {
            sentences << tr("%1: %n side card(s), face down.", nullptr, seen.sideCount(seat)).arg(seen.name(seat));
        }
    }
    sentences << tr("%n card(s) are left in the house deck.", nullptr, seen.view().houseLeft);
    if (seen.position().asked == seen.me())
        sentences << tr("It is your turn.");
    return sentences.join(QLatin1Char(' '));
}

QString TableText::handSentence(const SeenPosition& seen)
{
    if (seen.sideCount(seen.me()) == 0 || !seen.sides(seen.me()))
        return seen.sentenceFor(seen.me(), tr("You have no side cards left."), tr("%1: no side cards left."));
    const QString cards = numbers(*seen.sides(seen.me()), QStringLiteral("+"));
    return seen.sentenceFor(seen.me(), tr("Your side cards: %1."), tr("Side cards of %1: %2."), cards);
}

QString TableText::drawnSentence(const SeenPosition& seen)
{
    return youDraw(seen, seen.events());
}

QString TableText::questionSentence(const SeenPosition& seen)
{
    return kit::sentences({state(seen, seen.me(), seen.board(seen.me()).total, false), tr("It is your turn.")});
}

kit::DuelResult TableText::duel(const SeenPosition& seen)
{
    return {seen, seen.wins(0), seen.wins(1), std::max(seen.wins(0), seen.wins(1)) < kWins};
}

ResultText TableText::result(const SeenPosition& seen)
{
    const kit::DuelResult ended = duel(seen);
    const int most = seen.board(ended.best()).total, least = seen.board(1 - ended.best()).total;
    return {ended.headline(), tr("The last hand ended %1 to %2.").arg(most).arg(least),
            ended.rows([&](Seat seat) { return tr("%n hand(s) won", nullptr, seen.wins(seat)); }),
            tr("%n hand(s)", nullptr, seen.view().hand)};
}

QString TableText::mistake(const Action& taken, const Action& best)
{
    using Kind = Action::Kind;
    if (taken.kind == Kind::Play)
        return best.kind == Kind::Play ? tr("Played the wrong side card") : tr("Played a side card that was better kept");
    if (best.kind == Kind::Play)
        return taken.kind == Kind::Stand ? tr("Stood without a side card that was needed")
                                         : tr("Ended the turn without a side card that was needed");
    return taken.kind == Kind::Stand ? tr("Stood where another card was better") : tr("Went on where standing was better");
}

QString TableText::part(const SeenPosition& seen)
{
    return seen.view().hand > 0 ? hand(seen.view().hand) : QString(); // none before the side cards are dealt
}

std::vector<TableKey> TableText::keys()
{
    return {{{"E"}, tr("End the turn")},
            {{"S"}, tr("Stand on your total")},
            {{"1", "2", "3", "4", "5"}, tr("Play a side card, counted from the left")}};
}

} // namespace parlour::pazaak
