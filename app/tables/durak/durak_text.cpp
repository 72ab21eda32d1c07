// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/durak/durak_text.h"

#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/tables/kit/text.h"

#include <algorithm>

namespace parlour::durak {

using kit::sentences;

namespace {

constexpr std::array kTrumps{QT_TRANSLATE_NOOP("Trump", "spades"), QT_TRANSLATE_NOOP("Trump", "hearts"),
                             QT_TRANSLATE_NOOP("Trump", "diamonds"), QT_TRANSLATE_NOOP("Trump", "clubs")};

// By place; beyond the fifth, and without a place, the first entry.
constexpr std::array kYouAreOut{
    QT_TRANSLATE_NOOP("DurakPlace", "You are out"),        QT_TRANSLATE_NOOP("DurakPlace", "You are out first"),
    QT_TRANSLATE_NOOP("DurakPlace", "You are out second"), QT_TRANSLATE_NOOP("DurakPlace", "You are out third"),
    QT_TRANSLATE_NOOP("DurakPlace", "You are out fourth"), QT_TRANSLATE_NOOP("DurakPlace", "You are out fifth")};
constexpr std::array kOut{QT_TRANSLATE_NOOP("DurakPlace", "Out"),        QT_TRANSLATE_NOOP("DurakPlace", "Out first"),
                          QT_TRANSLATE_NOOP("DurakPlace", "Out second"), QT_TRANSLATE_NOOP("DurakPlace", "Out third"),
                          QT_TRANSLATE_NOOP("DurakPlace", "Out fourth"), QT_TRANSLATE_NOOP("DurakPlace", "Out fifth")};

template <std::size_t N>
QString inPlace(const std::array<const char*, N>& words, int place)
{
    return QCoreApplication::translate("DurakPlace", words[asIndex(place) < N ? asIndex(place) : 0]);
}

/// Card marks separated by spaces.
QString marks(const std::vector<Card>& cards, CardForm form)
{
    return kit::textsOf(cards, [form](Card card) { return cardMark(card, form); }).join(QLatin1Char(' '));
}

template <class Cards>
QStringList namesOf(const Cards& cards)
{
    return kit::textsOf(cards, [](Card card) { return cardName(card); });
}

std::vector<Card> cardsOf(const std::vector<Action>& actions)
{
    std::vector<Card> cards;
    for (const Action& action : actions)
        if (std::find(cards.begin(), cards.end(), action.card) == cards.end())
            cards.push_back(action.card);
    return cards;
}

constexpr std::size_t kMarksInQuestion = 5; ///< more would look like a second hand

} // namespace

QString suitName(Suit suit)
{
    return QCoreApplication::translate("Trump", kTrumps[asIndex(suit)]);
}

// ------------------------------------------------------------------------------------------------------------- actions

QString TableText::actionAt(const Action& action, const SeenPosition& seen)
{
    if (action.kind == Action::Kind::Attack && seen.onTable() > 0)
        return tr("Throw in %1").arg(cardMark(action.card, CardForm::Object));
    return TableText::action(action);
}

QString TableText::action(const Action& action)
{
    using Kind = Action::Kind;
    switch (action.kind) {
    case Kind::Attack:
        return tr("Attack with %1").arg(cardMark(action.card, CardForm::With));
    case Kind::Done:
        return tr("Done", "an action in a list: to attack no further, or to add no more cards for the one who takes");
    case Kind::Cover:
        return tr("Cover %1 with %2").arg(cardMark(action.target, CardForm::Object), cardMark(action.card, CardForm::With));
    case Kind::Take:
        return tr("Take the cards");
    case Kind::Transfer:
        return tr("Transfer with %1").arg(cardMark(action.card, CardForm::With));
    case Kind::Show:
        return tr("Transfer by showing %1").arg(cardMark(action.card, CardForm::Object));
    case Kind::Keep:
        return tr("Keep this hand");
    case Kind::Redeal:
        return tr("Ask for a new deal");
    }
    return {};
}

QString TableText::button(const Action& action) const
{
    using Kind = Action::Kind;
    switch (action.kind) {
    case Kind::Take:
        return tr("Take %n", "cards, on a button", seen_.onTable());
    case Kind::Transfer:
        return tr("Transfer", "on a button");
    case Kind::Show:
        return tr("Show %1", "on a button").arg(cardMark(action.card, CardForm::Object));
    case Kind::Keep:
        return tr("Keep", "on a button: keep this hand");
    case Kind::Redeal:
        return tr("New deal", "on a button");
    default:
        return seen_.view().taking ? tr("Done", "on a button: the defender takes, and you add no more cards")
                                   : tr("Done", "on a button: all is beaten, and you attack no further");
    }
}

QString TableText::buttonFigure(const Action& action, const QString& figure) const
{
    using Kind = Action::Kind;
    switch (action.kind) {
    case Kind::Take:
        return tr("Take %1", "with the value of taking").arg(figure);
    case Kind::Show:
        return tr("Show %1", "with the value of showing the trump").arg(figure);
    case Kind::Keep:
        return tr("Keep %1", "with the value of keeping the hand").arg(figure);
    case Kind::Redeal:
        return tr("New deal %1", "with the value of a new deal").arg(figure);
    default:
        return tr("Done %1", "with the value of being done").arg(figure);
    }
}

// ------------------------------------------------------------------------------------------------------ at the plates

QString TableText::team(Seat seat) const
{
    if (!seen_.hasTeams())
        return {};
    return SeenPosition::teamOf(seat) == 0 ? tr("Team A") : tr("Team B");
}

bool TableText::lost(Seat seat) const
{
    const int fool = seen_.view().fool;
    if (fool < 0)
        return false;
    return seen_.hasTeams() ? SeenPosition::teamOf(seat) == SeenPosition::teamOf(fool) : seat == fool;
}

QString TableText::placeNote(Seat seat, Detail detail) const
{
    const View& view = seen_.view();
    if (seen_.isOut(seat))
        return tr("Out in bout %1").arg(view.outInBout[asIndex(seat)]);
    if (!seen_.position().over)
        return {};
    if (lost(seat) && !seen_.hasTeams() && detail != Detail::Least)
        return tr("Durak, %n card(s) left", nullptr, seen_.sizeOf(seat));
    return tr("%n card(s) left", nullptr, seen_.sizeOf(seat));
}

QString TableText::doneText(Seat seat) const
{
    if (!seen_.view().done.has(seat))
        return {};
    return seen_.view().taking ? tr("Done", "of a player who adds no more cards for the one who takes")
                               : tr("Done", "of a player who attacks no further: all is beaten");
}

/// A move of the last step.
QString TableText::moveText(const Event& event, Detail detail) const
{
    using Kind = Event::Kind;
    const bool isPlay = event.kind == Kind::ThrewIn || event.kind == Kind::Covered || event.kind == Kind::Transferred
        || event.kind == Kind::Showed;
    if (isPlay && detail == Detail::Least)
        return cardMark(event.cards.back());
    switch (event.kind) {
    case Kind::FirstAttacker:
        return event.cards.empty() ? QString() : tr("Lowest trump: %1").arg(cardMark(event.cards[0]));
    case Kind::ThrewIn:
        return tr("Threw in %1").arg(cardMark(event.cards[0], CardForm::Object));
    case Kind::Covered:
        return tr("Covered %1 with %2")
            .arg(cardMark(event.cards[0], CardForm::Object), cardMark(event.cards[1], CardForm::With));
    case Kind::Transferred:
        return tr("Transferred with %1").arg(cardMark(event.cards[0], CardForm::With));
    case Kind::Showed:
        return tr("Showed %1").arg(cardMark(event.cards[0], CardForm::Object));
    case Kind::SaidDone: // empty if it ended the bout
        return doneText(event.seat);
    case Kind::PickedUp:
        return tr("Took %n card(s)", nullptr, event.cards.empty() ? event.count : event.cards.count());
    case Kind::RedealAsked:
        return tr("Asks for a new deal");
    default:
        return {};
    }
}

/// The role of a seat in this bout.
QString TableText::role(Seat seat, Detail detail) const
{
    const View& view = seen_.view();
    const bool own = seat == seen_.me();
    if (view.phase == Phase::Redeal || view.phase == Phase::DrawFirst || !seen_.isDealt())
        return {};
    if (seat == view.defender)
        return view.taking ? (seen_.isYou(seat) ? tr("You take") : tr("Takes")) : own ? tr("Defending") : tr("Defends");
    if (seat == view.attacker) {
        if (own)
            return tr("Attacking");
        return seen_.isYou(view.defender)                  ? tr("Attacks you")
            : seen_.seats() > 2 && detail != Detail::Least ? tr("Attacks %1").arg(seen_.name(view.defender))
                                                           : tr("Attacks");
    }
    if (seat == view.turn)
        return tr("May throw in");
    return doneText(seat);
}

QString TableText::plateLine(Seat seat, Detail detail) const
{
    const bool own = seat == seen_.me();
    QStringList parts;
    if (const QString note = placeNote(seat, detail); !note.isEmpty()) {
        parts << note;
    } else if (seen_.isDealt()) {
        const auto event = own ? std::nullopt : seen_.lastMove(seat);
        parts << role(seat, detail) << (event ? moveText(*event, detail) : QString());
        if (own)
            parts << (detail == Detail::Full ? tr("%n card(s)", nullptr, seen_.sizeOf(seat))
                                             : QString::number(seen_.sizeOf(seat)));
    }
    parts.removeAll(QString());
    parts.removeDuplicates();
    if (detail == Detail::Full && seen_.hasTeams())
        parts.prepend(team(seat));
    // In little room only the latest part: the icon shows the role.
    const bool latestOnly = detail == Detail::Least || (detail == Detail::Brief && !own);
    if (latestOnly && parts.size() > 1)
        parts = {parts.back()};
    return kit::dotted(parts);
}

QString TableText::plateName(Seat seat) const
{
    QStringList parts{seen_.name(seat)};
    if (seen_.hasTeams())
        parts << team(seat);
    if (const QString note = placeNote(seat); !note.isEmpty()) {
        parts << note;
    } else if (seen_.isDealt()) {
        parts << tr("%n card(s)", nullptr, seen_.sizeOf(seat));
        const View& view = seen_.view();
        const bool plays = !role(seat, Detail::Full).isEmpty(), you = seen_.isYou(seat);
        if (plays && seat == view.defender)
            parts << (view.taking ? (you ? tr("you take") : tr("takes")) : (you ? tr("you defend") : tr("defends")));
        else if (plays && seat == view.attacker)
            parts << (you ? tr("you attack %1").arg(seen_.name(view.defender))
                          : seen_.sentenceFor(view.defender, tr("attacks you"), tr("attacks %1")));
        if (seat == seen_.turn())
            parts << tr("to move");
    }
    return clausesOf(parts);
}

// ------------------------------------------------------------------------------------------------------ at the cards

QString TableText::handCardName(Card card, bool playable) const
{
    if (seen_.position().over || !seen_.mayAct())
        return cardName(card);
    return (playable ? tr("%1, can be played") : tr("%1, cannot be played")).arg(cardName(card));
}

QString TableText::tableCardName(const Pair& pair, bool cover) const
{
    if (cover)
        return tr("%1, covers %2").arg(cardName(pair.cover), cardName(pair.attack, CardForm::Object));
    if (pair.covered)
        return tr("%1, attack, covered with %2").arg(cardName(pair.attack), cardName(pair.cover, CardForm::With));
    return seen_.view().taking ? tr("%1, attack, being taken").arg(cardName(pair.attack))
                               : tr("%1, attack, not yet covered").arg(cardName(pair.attack));
}

QString TableText::whyNot(Card card) const
{
    if (seen_.position().over)
        return tr("The game is over");
    if (!seen_.mayAct())
        return seen_.turn() >= 0 && seen_.turn() != seen_.me() ? tr("It is the turn of %1").arg(seen_.name(seen_.turn()))
                                                               : tr("It is not your turn");
    const View& view = seen_.view();
    switch (view.phase) {
    case Phase::Redeal:
        return tr("First say whether you keep this hand");
    case Phase::Defend:
        return whyNotCover(card);
    case Phase::Throw:
        if (view.table.count() >= view.limit)
            return tr("The limit of %n card(s) is reached", nullptr, view.limit);
        return tr("No card of this rank lies on the table");
    default:
        return tr("It cannot be played now");
    }
}

QString TableText::whyNotCover(Card card) const
{
    const View& view = seen_.view();
    if (seen_.uncovered() != 1)
        return tr("It beats none of the uncovered cards");
    const auto open = std::find_if(view.table.begin(), view.table.end(), [](const Pair& pair) { return !pair.covered; });
    const Card attack = open->attack;
    const QString than = cardName(attack, CardForm::Than);
    if (attack.suit() == view.trump())
        return card.suit() == attack.suit() ? tr("Not higher than the %1").arg(than)
                                            : tr("Only a higher trump beats the %1").arg(cardName(attack, CardForm::Object));
    return card.suit() == attack.suit() ? tr("Not higher than the %1, and not a trump").arg(than)
                                        : tr("Neither of the suit of the %1 nor a trump").arg(than);
}

// ------------------------------------------------------------------------------------------------------- the question

QString TableText::question() const
{
    if (!seen_.mayAct() || seen_.legal().empty())
        return {};
    const View& view = seen_.view();
    switch (view.phase) {
    case Phase::Redeal:
        return tr("%1 Keep it, or ask for a new deal").arg(strong(tr("Five cards of one suit.")));
    case Phase::Lead:
        return tr("%1 Lead any card against %2").arg(strong(tr("Your attack.")), seen_.name(view.defender));
    case Phase::Defend:
        return defenceQuestion();
    case Phase::Throw:
        return throwQuestion();
    default:
        return {};
    }
}

QString TableText::defenceQuestion() const
{
    const View& view = seen_.view();
    const int cards = seen_.onTable();
    const QString lead = strong(tr("Your defence."));
    std::vector<Card> open;
    for (const Pair& pair : view.table)
        if (!pair.covered)
            open.push_back(pair.attack);
    const bool canCover = !seen_.legalOf(Action::Kind::Cover).empty();
    const bool canTransfer = !seen_.legalOf(Action::Kind::Transfer).empty() || !seen_.legalOf(Action::Kind::Show).empty();
    if (canCover && canTransfer)
        return tr("%1 Beat %2, pass the attack on, or take %n card(s)", nullptr, cards)
            .arg(lead, marks(open, CardForm::Object));
    if (canCover)
        return tr("%1 Beat %2 or take %n card(s) from the table", nullptr, cards).arg(lead, marks(open, CardForm::Object));
    if (canTransfer)
        return tr("%1 Pass %2 on, or take %n card(s)", nullptr, cards).arg(lead, marks(open, CardForm::Object));
    return tr("%1 Nothing beats %2: take %n card(s)", nullptr, cards).arg(lead, marks(open, CardForm::Object));
}

QString TableText::throwQuestion() const
{
    const View& view = seen_.view();
    const QString defender = seen_.name(view.defender);
    const std::vector<Card> cards = cardsOf(seen_.legalOf(Action::Kind::Attack));
    const QString lead = strong(view.taking                      ? tr("%1 takes.").arg(defender)
                                    : view.attacker == view.seat ? tr("Your attack.")
                                                                 : tr("Against %1.").arg(defender));
    if (cards.empty())
        return tr("%1 You have nothing to throw in").arg(lead);
    if (cards.size() > kMarksInQuestion)
        return tr("%1 Throw in a card or be done").arg(lead);
    return tr("%1 Throw in %2 or be done").arg(lead, marks(cards, CardForm::Object));
}

// ------------------------------------------------------------------------------------------------ stock and discard

QString TableText::stockLine() const
{
    const int stock = seen_.view().stock;
    return stock == 0 ? tr("Trump · stock empty") : tr("Trump · %n in stock", nullptr, stock);
}

QString TableText::stockName() const
{
    const int stock = seen_.view().stock;
    const QString trump = suitName(seen_.view().trump());
    return stock == 0 ? tr("Stock, empty, trump is %1").arg(trump)
                      : tr("Stock, %n card(s), trump is %1", nullptr, stock).arg(trump);
}

QString TableText::openDiscardName() const
{
    const QStringList cards = namesOf(seen_.view().discarded);
    return cards.isEmpty() ? discardName() : tr("%1: %2", "discard pile, its cards").arg(discardName(), listOf(cards));
}

QString TableText::unseenName() const
{
    const auto unseen = seen_.unseenBySuit();
    const auto of = [&](Suit suit) { return unseen[asIndex(suit)]; };
    return tr("Not seen yet: %1 clubs, %2 diamonds, %3 hearts, %4 spades")
        .arg(of(Suit::Clubs))
        .arg(of(Suit::Diamonds))
        .arg(of(Suit::Hearts))
        .arg(of(Suit::Spades));
}

// -------------------------------------------------------------------------------------------------------- whole game

QString TableText::subtitle() const
{
    const Rules& rules = seen_.view().rules;
    return kit::dotted({rules.transfer ? tr("Transfer") : tr("Throw-in"), tr("%n card(s)", "in the deck", rules.deck),
                        tr("%n player(s)", nullptr, seen_.seats()),
                        !seen_.hasTeams()                 ? QString()
                            : rules.teams == Teams::Pairs ? tr("two teams of two")
                                                          : tr("two teams of three")});
}

QString TableText::part() const
{
    const View& view = seen_.view();
    return view.bout > 0 ? tr("Bout %1").arg(view.bout) : tr("The deal");
}

QString TableText::situation() const
{
    const View& view = seen_.view();
    if (seen_.position().over)
        return sentences({headline() + tr(".", "ends a sentence"), verdict()});
    if (!seen_.isDealt() || view.bout == 0)
        return tr("The cards are being dealt.");
    const Seat own = seen_.me();
    const QString cards = tr("%n card(s) in hand.", nullptr, seen_.sizeOf(own));
    if (!seen_.isYou(own)) {
        const QString text = tr("Bout %1, %2 attacks %3.");
        return text.arg(view.bout).arg(seen_.name(view.attacker), seen_.name(view.defender));
    }
    if (seen_.isOut(own))
        return tr("Bout %1, you are out.").arg(view.bout);
    if (view.taking && own == view.defender)
        return sentences({tr("Bout %1, you take the cards.").arg(view.bout), cards});
    if (own == view.defender)
        return sentences({tr("Bout %1, you defend.").arg(view.bout), cards});
    if (own == view.attacker)
        return sentences({tr("Bout %1, you attack.").arg(view.bout), cards});
    return sentences({tr("Bout %1, you may throw in.").arg(view.bout), cards});
}

QString TableText::tableSentence() const
{
    const View& view = seen_.view();
    if (view.table.empty())
        return tr("The table is empty.");
    QStringList pairs;
    for (const Pair& pair : view.table)
        pairs << (pair.covered ? tr("%1 covered with %2").arg(cardName(pair.attack), cardName(pair.cover, CardForm::With))
                               : tr("%1 not covered").arg(cardName(pair.attack)));
    return tr("On the table: %1.").arg(pairs.join(QStringLiteral("; ")));
}

QString TableText::describe() const
{
    const View& view = seen_.view();
    if (!seen_.isDealt())
        return tr("The cards are being dealt.");
    QStringList text{situation()};
    text << stockName() + tr(".", "ends a sentence");
    for (int k = 1; k < seen_.seats(); ++k)
        text << plateName((seen_.me() + k) % seen_.seats()) + tr(".", "ends a sentence");
    text << tableSentence();
    text << handSentence();
    text << discardName() + tr(".", "ends a sentence");
    if (view.taking && !seen_.position().over)
        text << seen_.sentenceFor(view.defender, tr("You take the cards."), tr("%1 takes the cards."));
    text << questionSentence();
    return sentences(text);
}

QString TableText::handSentence() const
{
    const auto hand = seen_.handOf(seen_.me());
    return hand && !hand->empty()
        ? seen_.sentenceFor(seen_.me(), tr("Your hand: %1."), tr("%1 holds: %2."), listOf(namesOf(*hand)))
        : QString();
}

QString TableText::drawnSentence() const
{
    QStringList cards;
    for (const Event& event : seen_.events())
        if (event.kind == Event::Kind::Drew && event.seat == seen_.me())
            cards << kit::textsOf(event.cards, [](Card card) { return cardName(card, CardForm::Object); });
    return cards.isEmpty() || !seen_.isYou(seen_.me()) ? QString() : tr("You draw %1.", "cards").arg(listOf(cards));
}

QString TableText::questionSentence() const
{
    const QString asked = spoken(question());
    return asked.isEmpty() ? QString() : asked + tr(".", "ends a sentence");
}

// ---------------------------------------------------------------------------------------------------------- the log

LogLine TableText::line(const Event& event, const SeenPosition& after)
{
    using Kind = Event::Kind;
    const int count = event.cards.empty() ? event.count : event.cards.count();
    const auto says = [&](const auto&... forms) { return LogLine{event.seat, kit::verb(after, event.seat, forms...), {}}; };
    const auto card = [&](std::size_t index, CardForm form = CardForm::Name) { return cardMark(event.cards[index], form); };
    switch (event.kind) {
    case Kind::TrumpTurned:
        return {event.seat, tr("The trump is %1").arg(card(0)), {}};
    case Kind::FirstAttacker:
        if (event.cards.empty())
            return says(tr("begin", "after: You"), tr("begins"));
        return says(tr("begin with the lowest trump, %1", "after: You"), tr("begins with the lowest trump, %1"), card(0));
    case Kind::BoutBegan:
        return {kChanceSeat, tr("Bout %1").arg(event.count), {}, true};
    case Kind::Attacked:
        return says(tr("attack with %1", "after: You"), tr("attacks with %1"), card(0, CardForm::With));
    case Kind::ThrewIn:
        return says(tr("throw in %1", "after: You"), tr("throws in %1"), card(0, CardForm::Object));
    case Kind::Covered:
        return says(tr("cover %1 with %2", "after: You"), tr("covers %1 with %2"), card(0, CardForm::Object),
                    card(1, CardForm::With));
    case Kind::Takes:
        return says(tr("take", "after: You"), tr("takes"));
    case Kind::Transferred:
        return says(tr("transfer with %1", "after: You"), tr("transfers with %1"), card(0, CardForm::With));
    case Kind::Showed:
        return says(tr("show %1 and pass the attack on", "after: You"), tr("shows %1 and passes the attack on"),
                    card(0, CardForm::Object));
    case Kind::SaidDone:
        return says(tr("are done", "after: You"), tr("is done"));
    case Kind::RedealAsked:
        return says(tr("ask for a new deal", "after: You"), tr("asks for a new deal"));
    case Kind::Beaten:
        return {kChanceSeat, tr("%n card(s) beaten, to the discard", nullptr, count), {}};
    case Kind::PickedUp:
        return says(tr("pick up %n card(s)", "after: You", count), tr("picks up %n card(s)", nullptr, count));
    case Kind::WentOut:
        return says(tr("are out", "after: You"), tr("is out"));
    case Kind::Ended:
        return {kChanceSeat, event.seat < 0 ? tr("The game is drawn") : tr("The game is over"), {}, true};
    default:
        return {};
    }
}

// -------------------------------------------------------------------------------------------------------- the result

QString TableText::teamHeadline() const
{
    const Seat own = seen_.me();
    const bool won = !lost(own);
    if (seen_.isYou(own))
        return won             ? tr("Your team wins")
            : seen_.isOut(own) ? tr("Your team loses, though you are out")
                               : tr("Your team loses");
    return SeenPosition::teamOf(seen_.view().fool) == 0 ? tr("Team B wins") : tr("Team A wins");
}

QString TableText::headline() const
{
    const View& view = seen_.view();
    if (view.fool < 0)
        return tr("A draw");
    if (seen_.hasTeams())
        return teamHeadline();
    const Seat own = seen_.me();
    if (seen_.isYou(own)) {
        if (lost(own))
            return tr("You are the durak");
        return seen_.seats() == 2 ? tr("You win") : inPlace(kYouAreOut, seen_.placeOf(own));
    }
    return tr("%1 is the durak").arg(seen_.name(view.fool));
}

/// A sentence on the loser, or on the cards left if the headline names the loser.
QString TableText::verdict() const
{
    const View& view = seen_.view();
    if (view.fool < 0)
        return tr("The last cards went in the same bout.");
    if (seen_.hasTeams())
        return SeenPosition::teamOf(view.fool) == 0 ? tr("Team A is left with cards.") : tr("Team B is left with cards.");
    if (seen_.isYou(seen_.me()) && !lost(seen_.me()))
        return tr("%1 is the durak.").arg(seen_.name(view.fool));
    return tr("%n card(s) left in hand.", nullptr, seen_.sizeOf(view.fool));
}

/// The place in the result. In a draw, the seats that went out in the last bout share the best of their places.
int TableText::finalPlace(Seat seat) const
{
    const View& view = seen_.view();
    int place = seen_.placeOf(seat) > 0 ? seen_.placeOf(seat) : seen_.seats();
    for (Seat other = 0; other < seen_.seats(); ++other) {
        const auto bout = [&](Seat each) { return view.outInBout[asIndex(each)]; };
        if (view.fool < 0 && seen_.isOut(other) && bout(other) == view.bout && bout(seat) == view.bout)
            place = std::min(place, seen_.placeOf(other));
    }
    return place;
}

ResultText TableText::result() const
{
    ResultText text;
    text.headline = headline();
    text.detail = verdict();
    const View& view = seen_.view();
    for (Seat seat = 0; seat < seen_.seats(); ++seat)
        text.rows.push_back({seat, QString::number(finalPlace(seat)), kit::dotted({team(seat), placeNote(seat)})});
    std::stable_sort(text.rows.begin(), text.rows.end(),
                     [](const ResultText::Row& a, const ResultText::Row& b) { return a.place.toInt() < b.place.toInt(); });
    text.length = tr("%n bout(s)", nullptr, view.bout);
    return text;
}

QString TableText::shortResult() const
{
    const View& view = seen_.view();
    if (!seen_.position().over)
        return {};
    if (view.fool < 0)
        return tr("Draw");
    const Seat own = seen_.me();
    if (seen_.hasTeams() || seen_.seats() == 2)
        return lost(own) ? tr("Lost") : tr("Won");
    return lost(own) ? tr("Durak") : inPlace(kOut, seen_.placeOf(own));
}

Tally TableText::tally() const
{
    const Seat own = seen_.me();
    if (seen_.view().fool < 0 || seen_.hasTeams() || seen_.seats() == 2)
        return {}; // won, lost or drawn, without a score
    if (lost(own))
        return {tr("fool", "a score"), {}};
    const int place = seen_.placeOf(own);
    return {place > 0 ? tr("%1 of %2", "a place among players").arg(place).arg(seen_.seats()) : tr("out", "a score"), {}};
}

QString TableText::mistake(const Action& taken, const Action& best)
{
    using Kind = Action::Kind;
    const auto transfers = [](const Action& action) { return action.kind == Kind::Transfer || action.kind == Kind::Show; };
    if (transfers(taken))
        return transfers(best) ? tr("Transferred with the wrong card") : tr("Transferred where it was better not to");
    switch (taken.kind) {
    case Kind::Take:
        return transfers(best) ? tr("Took instead of transferring") : tr("Took though it could be covered");
    case Kind::Cover:
        return transfers(best)        ? tr("Covered instead of transferring")
            : best.kind == Kind::Take ? tr("Covered where taking was better")
                                      : tr("Covered with the wrong card");
    case Kind::Attack:
        return best.kind == Kind::Done ? tr("Threw in a card that was better kept") : tr("Attacked with the wrong card");
    case Kind::Done:
        return tr("Stopped throwing in too early");
    case Kind::Keep:
        return tr("Kept a hand where a new deal was better");
    case Kind::Redeal:
        return tr("Asked for a new deal with a hand worth keeping");
    default:
        return {};
    }
}

QString TableText::tagline()
{
    return QCoreApplication::translate("DurakTable", "Beat what comes, shed your cards.");
}

QString TableText::goal()
{
    return QCoreApplication::translate(
        "DurakTable", "Get rid of your cards: whoever is left with cards when the stock is gone is the durak, the fool.");
}

std::vector<TableKey> TableText::keys()
{
    return {{{"T"}, QCoreApplication::translate("DurakTable", "takes the cards")},
            {{"E"}, QCoreApplication::translate("DurakTable", "done: nothing more to throw in")},
            {{"R"}, QCoreApplication::translate("DurakTable", "transfers the attack")},
            {{"S"}, QCoreApplication::translate("DurakTable", "shows the trump and transfers")},
            {{"K"}, QCoreApplication::translate("DurakTable", "keeps the hand")},
            {{"W"}, QCoreApplication::translate("DurakTable", "asks for a new deal")}};
}

} // namespace parlour::durak
