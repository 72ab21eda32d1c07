// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/pazaak_full/pazaak_full_text.h"

#include "app/draw/figures.h"
#include "app/draw/lists.h"
#include "app/tables/pazaak_full/card_worth.h"
#include "engine/pazaak_full/named_decks.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace parlour::pazaak_full {

using kit::bold, kit::signedNumber;

namespace {

/// "plus 3", "minus 3", "0" for screen readers.
QString spokenNumber(int value)
{
    const QString digits = QString::number(std::abs(value));
    return value > 0 ? QCoreApplication::translate("Pazaak", "plus %1").arg(digits)
        : value < 0  ? QCoreApplication::translate("Pazaak", "minus %1").arg(digits)
                     : digits;
}

Board with(Board board, const Play& play)
{
    lay(board, play);
    return board;
}

/// "9, 4, −3".
QString cardsOf(const Board& board)
{
    return listOf(kit::textsOf(board.cards, [](const Laid& laid) {
        return laid.isHouse() && laid.value > 0 ? QString::number(laid.value) : signedNumber(laid.value);
    }));
}

/// The seat's last house card at the time of the event at `index`; ignores cards drawn later in the step.
int houseCardBefore(const std::vector<Event>& events, std::size_t index, const SeenPosition& after, Seat seat)
{
    int skip = 0;
    for (std::size_t i = index + 1; i < events.size(); ++i)
        skip += events[i].kind == Event::Kind::Drew && events[i].seat == seat;
    const auto& cards = after.board(seat).cards;
    for (auto each = cards.end(); each != cards.begin();)
        if ((--each)->isHouse() && skip-- == 0)
            return std::abs(each->value);
    return 0;
}

bool isSign(Card card)
{
    return card.kind() == Card::Kind::PlusMinus || card.kind() == Card::Kind::Tiebreaker;
}

} // namespace

// ---------------------------------------------------------------------------------------------------- cards and actions

QString TableText::card(Card card)
{
    switch (card.kind()) {
    case Card::Kind::Plus:
        return signedNumber(card.number());
    case Card::Kind::Minus:
        return signedNumber(-card.number());
    case Card::Kind::PlusMinus:
        return QStringLiteral("±%1").arg(card.number());
    case Card::Kind::OneOrTwo:
        return QStringLiteral("±1/2");
    case Card::Kind::Tiebreaker:
        return QStringLiteral("±1T");
    case Card::Kind::Flip:
        return QStringLiteral("%1&%2").arg(card.number()).arg(2 * card.number());
    case Card::Kind::Double:
        break;
    }
    return QStringLiteral("×2");
}

QString TableText::spokenCard(Card card)
{
    switch (card.kind()) {
    case Card::Kind::Plus:
    case Card::Kind::Minus:
        return spokenNumber(playsOf(card)[0].value);
    case Card::Kind::PlusMinus:
        return tr("plus or minus %1").arg(card.number());
    case Card::Kind::OneOrTwo:
        return tr("plus or minus 1 or 2");
    case Card::Kind::Tiebreaker:
        return tr("tiebreaker, plus or minus 1");
    case Card::Kind::Flip:
        return tr("flip of %1 and %2").arg(card.number()).arg(2 * card.number());
    case Card::Kind::Double:
        break;
    }
    return tr("double");
}

QString TableText::about(Card card)
{
    switch (card.kind()) {
    case Card::Kind::Plus:
        return tr("Adds %1 to your total.").arg(card.number());
    case Card::Kind::Minus:
        return tr("Takes %1 from your total.").arg(card.number());
    case Card::Kind::PlusMinus:
        return tr("Adds or takes %1, as you choose when you play it.").arg(card.number());
    case Card::Kind::OneOrTwo:
        return tr("Adds or takes 1 or 2, as you choose when you play it.");
    case Card::Kind::Tiebreaker:
        return tr("Adds or takes 1, and wins you the set if the totals are equal.");
    case Card::Kind::Flip:
        return tr("Turns every %1 and %2 on your table: plus becomes minus, and minus plus.")
            .arg(card.number())
            .arg(2 * card.number());
    case Card::Kind::Double:
        break;
    }
    return tr("Counts as much as the last card on your table.");
}

QString TableText::worth(Card card)
{
    const auto worth = measuredWorth(card);
    return worth ? tr("In place of a plain plus or minus card it changed the chance to win by %1 ± %2 (measured).")
                       .arg(percentOf(worth->change, 1, true), percentOf(worth->error, 1))
                 : QString();
}

QString TableText::play(const Play& play)
{
    return play.value ? signedNumber(play.value) : card(play.card);
}

QString TableText::cards(const Hand& cards)
{
    return listOf(kit::textsOf(cards, [](Card each) { return card(each); }));
}

QString TableText::deck(const Deck& deck)
{
    for (const NamedDeck& each : namedDecks())
        if (each.deck == deck)
            return kit::translated(each.name);
    return listOf(kit::textsOf(deck, [](Card each) { return card(each); }));
}

QString TableText::action(const Action& action)
{
    if (action.kind == Action::Kind::ChooseDeck)
        return tr("Side deck: %1").arg(deck(action.deck));
    const bool ends = action.kind == Action::Kind::End;
    if (!action.plays)
        return ends ? endTurn() : tr("Stand");
    return (ends ? tr("Play %1, end turn") : tr("Play %1 and stand")).arg(play(action.play));
}

QString TableText::limit(Limit limit)
{
    switch (limit) {
    case Limit::Two:
        return tr("Ten cards: at most two of a card, and one of each special card.");
    case Limit::Classic:
        return tr("Ten plus, minus and plus/minus cards, at most two of each.");
    case Limit::Any:
        break;
    }
    return tr("Any ten cards.");
}

QString TableText::whyNotAdd(Limit limit, int copies, Card card)
{
    if (limit == Limit::Any)
        return {};
    if (card.isSpecial() && limit == Limit::Classic)
        return tr("Classic side decks have no special cards.");
    if (card.isSpecial() && copies >= 1)
        return tr("A deck has at most one %1.").arg(TableText::card(card));
    return copies >= 2 ? tr("A deck has at most two of %1.").arg(TableText::card(card)) : QString();
}

QString TableText::sideCard(Card card, const Board& board, bool canBePlayed)
{
    if (!canBePlayed)
        return spokenCard(card);
    const QStringList totals =
        kit::textsOf(playsOf(card), [&](const Play& play) { return QString::number(with(board, play).total); });
    return tr("%1, makes %2, can be played").arg(spokenCard(card), totals.join(QLatin1String(" / ")));
}

QString TableText::spokenPlay(const Play& play)
{
    return spokenNumber(play.value);
}

QString TableText::laid(const Laid& laid)
{
    if (laid.isHouse())
        return laid.value > 0 ? tr("house card %1").arg(laid.value) : tr("house card, turned to minus %1").arg(-laid.value);
    const QString name = spokenCard(laid.card());
    if (laid.card().kind() == Card::Kind::Flip)
        return tr("%1, played").arg(name);
    return tr("%1, played, counts %2").arg(name, spokenNumber(laid.value));
}

QString TableText::plate(const SeenPosition& seen, Seat seat)
{
    QStringList parts{seen.name(seat), tr("%n set(s) won", nullptr, seen.wins(seat))};
    if (seen.view().set > 0)
        parts << tr("%n side card(s) in hand", nullptr, seen.handCount(seat));
    if (const QString move = spoken(lastMove(seen, seat)); !move.isEmpty())
        parts << move;
    return listOf(parts);
}

QString TableText::plateLine(const SeenPosition& seen, Seat seat)
{
    if (seen.isChoosing(seat) && !seen.isYou(seat))
        return tr("Chooses a side deck");
    return kit::turnLine(seen, seat, seen.isTurn(seat) || seen.isChoosing(seat));
}

QString TableText::lastMove(const SeenPosition& seen, Seat seat)
{
    const Board& board = seen.board(seat);
    const auto& cards = board.cards;
    if (cards.empty())
        return {};
    const bool plays = !cards.back().isHouse();
    if (plays && cards.size() < 2) // a position that is being put in
        return {};
    const int drew = std::abs(cards[cards.size() - (plays ? 2 : 1)].value);
    if (plays) {
        const Laid& laid = cards.back();
        const QString text = play({laid.card(), laid.card().kind() == Card::Kind::Double ? std::int8_t{0} : laid.value});
        return bold((board.bust()         ? tr("drew %1, plays %2: <b>bust with %3</b>")
                         : board.standing ? tr("drew %1, <b>plays %2 and stands on %3</b>")
                                          : tr("drew %1, <b>plays %2</b> and has %3"))
                        .arg(drew)
                        .arg(text)
                        .arg(board.total));
    }
    if (board.standing)
        return bold(tr("drew %1, <b>stands on %2</b>").arg(drew).arg(board.total));
    if (seen.isTurn(seat))
        return tr("drew %1").arg(drew);
    if (board.bust())
        return bold(tr("drew %1: <b>bust with %2</b>").arg(drew).arg(board.total));
    return bold(tr("drew %1, <b>ends turn</b>").arg(drew));
}

QString TableText::preview(const SeenPosition& seen, const Play& played)
{
    const Board board = with(seen.board(seen.me()), played);
    const Board& against = seen.board(seen.other());
    const bool nineWin = board.full() && seen.view().rules.nine == Nine::Wins;
    QString text = tr("<b>%1 makes %2</b>");
    if (board.bust())
        text = tr("<b>%1 makes %2</b>: bust");
    else if (nineWin)
        text = tr("<b>%1 makes %2</b>: nine cards win the set");
    else if (against.standing && board.total > against.total) // compared only if that side draws no more
        text = tr("<b>%1 makes %2</b>: beats %3");
    else if (against.standing && board.total < against.total)
        text = tr("<b>%1 makes %2</b>: less than %3");
    else if (against.standing && board.tiebreaker == against.tiebreaker)
        text = tr("<b>%1 makes %2</b>: ties with %3");
    else if (against.standing)
        text = board.tiebreaker ? tr("<b>%1 makes %2</b>: the tiebreaker beats %3")
                                : tr("<b>%1 makes %2</b>: loses to the tiebreaker");
    else if (board.total == kGoal)
        text = tr("<b>%1 makes %2</b>: you stand");
    text = text.arg(play(played)).arg(board.total);
    return bold(text.contains(QLatin1String("%3")) ? text.arg(against.total) : text);
}

QString TableText::preview(const SeenPosition& seen, Card card)
{
    const Plays plays = playsOf(card);
    if (plays.size() == 1)
        return preview(seen, plays[0]);
    const QStringList totals =
        kit::textsOf(plays, [&](const Play& play) { return QString::number(with(seen.board(seen.me()), play).total); });
    return bold(tr("<b>%1 makes %2</b>, as you choose").arg(TableText::card(card), totals.join(QLatin1String(" / "))));
}

QString TableText::whyNotNow(const SeenPosition& seen)
{
    if (seen.view().over)
        return tr("The match is over.");
    if (seen.setEnd())
        return tr("The next set has not begun.");
    if (seen.board(seen.me()).standing)
        return tr("You stand in this set.");
    return tr("It is not your turn.");
}

QString TableText::setResult(const SeenPosition& seen)
{
    const Event* ended = seen.setEnd();
    if (!ended)
        return {};
    if (ended->seat < 0)
        return tr("Set %1 is tied").arg(ended->count);
    const bool you = seen.isYou(ended->seat);
    QString text;
    switch (ended->reason) {
    case Event::Reason::Nine:
        text = you ? tr("<b>You win set %1</b> with nine cards, %2 to %3")
                   : tr("<b>%4 wins set %1</b> with nine cards, %2 to %3");
        break;
    case Event::Reason::Tiebreaker:
        text = you ? tr("<b>You win set %1</b> by the tiebreaker, %2 to %3")
                   : tr("<b>%4 wins set %1</b> by the tiebreaker, %2 to %3");
        break;
    case Event::Reason::Bust:
    case Event::Reason::Total:
        text = you ? tr("<b>You win set %1</b>, %2 to %3") : tr("<b>%4 wins set %1</b>, %2 to %3");
    }
    text =
        bold(text).arg(ended->count).arg(ended->totals[asIndex(ended->seat)]).arg(ended->totals[asIndex(1 - ended->seat)]);
    return you ? text : text.arg(seen.name(ended->seat));
}

// ----------------------------------------------------------------------------------------------------------- the match

std::optional<Chances> TableText::nextCard(const SeenPosition& seen, Seat seat)
{
    const Board& board = seen.board(seat);
    if (seen.view().over || board.standing || board.cards.empty())
        return std::nullopt;
    twenty::HouseCounts left;
    std::copy(seen.view().houseLeft.begin(), seen.view().houseLeft.end(), left.begin());
    return BoardText::nextCard(board.total, left);
}

QString TableText::subtitle(const SeenPosition& seen)
{
    const bool playing = seen.isPlaying();
    const Seat first = playing ? seen.me() : 0;
    const Rules& rules = seen.view().rules;
    // The changing parts come first: the end may be cut.
    return kit::dotted(
        {playing ? tr("against %1").arg(seen.name(1 - first)) : tr("%1 and %2").arg(seen.name(0), seen.name(1)),
         tr("%1 – %2", "sets won").arg(seen.wins(first)).arg(seen.wins(1 - first)),
         tr("first to %n set(s)", nullptr, rules.sets),
         rules.limit == Limit::Classic   ? tr("classic side decks")
             : rules.limit == Limit::Any ? tr("side decks without limit")
                                         : QString(),
         rules.nine == Nine::Stands ? tr("nine cards stand") : QString()});
}

std::vector<LogLine> TableText::log(const std::vector<AnyTold>& told, const SeenPosition& after)
{
    using Kind = Event::Kind;
    const std::vector<Event> events = kit::eventsOf<Event>(told);
    std::vector<LogLine> lines;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        const Seat seat = event.seat;
        const auto says = [&](const QString& text, const QString& number = {}, bool heading = false) {
            lines.push_back({heading ? kChanceSeat : seat, text, number, heading});
        };
        const auto verb = [&](const auto&... forms) { return kit::verb(after, seat, forms...); };
        switch (event.kind) {
        case Kind::HandDealt:
            if (!event.cards.empty())
                says(verb(tr("get side cards %1"), tr("gets side cards %1"), cards(event.cards)));
            break;
        case Kind::BeginDrawn:
            if (seat >= 0)
                says(
                    verb(tr("draw the higher card and begin"), tr("draws the higher card and begins")),
                    tr("%1 : %2", "cards").arg(event.totals[asIndex(after.me())]).arg(event.totals[asIndex(after.other())]));
            break;
        case Kind::HouseShuffled:
            if (after.view().rules.deck == HouseDeck::Match)
                says(tr("The house deck is shuffled"));
            break;
        case Kind::SetBegan:
            says(set(event.count), {}, true);
            break;
        case Kind::Drew: // told with the next event
        case Kind::Played: // told with the end of the turn
            break;
        case Kind::Reached:
        case Kind::EndedTurn:
        case Kind::Stood: {
            const Event* played = i > 0 && events[i - 1].kind == Kind::Played ? &events[i - 1] : nullptr;
            says(turn(event, played, houseCardBefore(events, i, after, seat), after), QString::number(event.total));
            break;
        }
        case Kind::SetEnded:
            says(seat < 0 ? tr("The set is tied")
                     : event.reason == Event::Reason::Nine
                     ? verb(tr("won the set by nine cards", "you"), tr("won the set by nine cards"))
                     : event.reason == Event::Reason::Tiebreaker
                     ? verb(tr("won the set by the tiebreaker", "you"), tr("won the set by the tiebreaker"))
                     : verb(tr("won the set", "you"), tr("won the set")),
                 totals(event.totals[asIndex(after.me())], event.totals[asIndex(after.other())]));
            break;
        case Kind::MatchEnded:
            says(seat < 0 ? tr("The match is drawn") : verb(tr("won the match", "you"), tr("won the match")),
                 tr("%1 : %2", "sets won").arg(after.wins(after.me())).arg(after.wins(after.other())));
            break;
        }
    }
    return lines;
}

QString TableText::turn(const Event& event, const Event* played, int drew, const SeenPosition& after)
{
    const auto verb = [&](const auto&... forms) { return bold(kit::verb(after, event.seat, forms...)); };
    const bool bust = event.total > kGoal, ends = event.kind == Event::Kind::EndedTurn;
    if (played) {
        const QString card = play(played->play);
        if (bust)
            return verb(tr("draw %1, play %2: <b>bust</b>", "you"), tr("draws %1, plays %2: <b>bust</b>"), drew, card);
        if (ends)
            return verb(tr("draw %1, <b>play %2</b>", "you"), tr("draws %1, <b>plays %2</b>"), drew, card);
        return verb(tr("draw %1, <b>play %2 and stand</b>", "you"), tr("draws %1, <b>plays %2 and stands</b>"), drew, card);
    }
    if (bust) // whether it ended the turn or stood
        return verb(tr("draw %1, <b>bust</b>", "you"), tr("draws %1, <b>bust</b>"), drew);
    if (ends)
        return verb(tr("draw %1, end turn"), tr("draws %1, ends turn"), drew);
    return verb(tr("draw %1, <b>stand</b>"), tr("draws %1, <b>stands</b>"), drew);
}

QString TableText::situation(const SeenPosition& seen)
{
    if (seen.view().over)
        return result(seen).headline;
    if (seen.isChoosing(seen.me()))
        return seen.sentenceFor(seen.me(), tr("Choose your side deck."), tr("%1 chooses a side deck."));
    if (seen.view().set == 0)
        return tr("The match is about to begin.");
    const auto tell = [&](Seat seat) { return state(seen, seat, seen.board(seat).total, seen.board(seat).standing); };
    const int mine = seen.wins(seen.me()), theirs = seen.wins(seen.other());
    return kit::sentences(
        {tr("Set %1, sets won %2 to %3.").arg(seen.view().set).arg(mine).arg(theirs), tell(seen.me()), tell(seen.other())});
}

QString TableText::describe(const SeenPosition& seen)
{
    QStringList sentences{situation(seen)};
    for (const Seat seat : {seen.me(), seen.other()}) {
        if (seen.view().set == 0)
            break;
        if (!seen.board(seat).cards.empty())
            sentences << seen.sentenceFor(seat, tr("Your board: %1."), tr("Board of %1: %2."), cardsOf(seen.board(seat)));
        if (seen.handCount(seat) == 0)
            sentences << seen.sentenceFor(seat, tr("You have no side cards left."), tr("%1: no side cards left."));
        else if (const Hand* hand = seen.hand(seat))
            sentences << seen.sentenceFor(seat, tr("Your side cards: %1."), tr("Side cards of %1: %2."), cards(*hand));
        else
            sentences << tr("%1: %n side card(s), face down.", nullptr, seen.handCount(seat)).arg(seen.name(seat));
        if (!seen.played(seat).empty())
            sentences << seen.sentenceFor(seat, tr("You have played: %1."), tr("%1 has played: %2."),
                                          cards(seen.played(seat)));
        if (seen.board(seat).tiebreaker)
            sentences << seen.sentenceFor(seat, tr("You win a tie in this set."), tr("%1 wins a tie in this set."));
    }
    if (!seen.view().deck.empty())
        sentences << seen.sentenceFor(seen.me(), tr("Your side deck: %1."), tr("Side deck of %1: %2."),
                                      deck(seen.view().deck));
    if (seen.isTurn(seen.me()) && seen.mayAct())
        sentences << tr("It is your turn.");
    return sentences.join(QLatin1Char(' '));
}

QString TableText::handSentence(const SeenPosition& seen)
{
    if (seen.view().set == 0)
        return {};
    const Hand* hand = seen.hand(seen.me());
    if (!hand || seen.handCount(seen.me()) == 0)
        return seen.sentenceFor(seen.me(), tr("You have no side cards left."), tr("%1: no side cards left."));
    return seen.sentenceFor(seen.me(), tr("Your side cards: %1."), tr("Side cards of %1: %2."), cards(*hand));
}

QString TableText::drawnSentence(const SeenPosition& seen)
{
    return youDraw(seen, seen.events());
}

QString TableText::questionSentence(const SeenPosition& seen)
{
    if (seen.isChoosing(seen.me()))
        return situation(seen);
    return kit::sentences({state(seen, seen.me(), seen.board(seen.me()).total, false), tr("It is your turn.")});
}

kit::DuelResult TableText::duel(const SeenPosition& seen)
{
    return {seen, seen.wins(0), seen.wins(1), std::max(seen.wins(0), seen.wins(1)) < seen.view().rules.sets};
}

ResultText TableText::result(const SeenPosition& seen)
{
    const kit::DuelResult ended = duel(seen);
    const int most = seen.board(ended.best()).total, least = seen.board(1 - ended.best()).total;
    return {ended.headline(), tr("The last set ended %1 to %2.").arg(most).arg(least),
            ended.rows([&](Seat seat) { return tr("%n set(s) won", nullptr, seen.wins(seat)); }),
            tr("%n set(s)", nullptr, seen.view().set)};
}

QString TableText::mistake(const Action& taken, const Action& best)
{
    if (taken.kind == Action::Kind::ChooseDeck)
        return tr("Chose a weaker side deck");
    const bool stands = taken.kind == Action::Kind::Stand;
    if (taken.plays && best.plays && taken.play != best.play)
        return taken.play.card != best.play.card ? tr("Played the wrong side card")
            : isSign(taken.play.card)            ? tr("Played a side card with the wrong sign")
                                                 : tr("Played a side card with the wrong value");
    if (taken.plays && !best.plays)
        return tr("Played a side card that was better kept");
    if (best.plays && !taken.plays)
        return stands ? tr("Stood without a side card that was needed")
                      : tr("Ended the turn without a side card that was needed");
    return stands ? tr("Stood where another card was better") : tr("Went on where standing was better");
}

QString TableText::part(const SeenPosition& seen)
{
    return seen.view().set > 0 ? set(seen.view().set) : QString(); // none before the side cards are dealt
}

std::vector<TableKey> TableText::keys()
{
    return {{{"E"}, tr("End the turn")},
            {{"S"}, tr("Stand on your total")},
            {{"1", "2", "3", "4"},
             tr("Lay a side card, counted from the left; again: its next sign or value, then take it back")},
            {{"B"}, tr("Build a deck before the match")}};
}

} // namespace parlour::pazaak_full
