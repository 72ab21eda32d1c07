// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Roles, actions, pieces, the log and the state of the game. Questions are in coup_question.cpp.
#include "app/tables/coup/coup_text.h"

#include "app/draw/lists.h"
#include "app/tables/kit/text.h"

#include <QStringList>

#include <algorithm>

namespace parlour::coup {

using kit::bold;
using kit::sentences;

namespace {

using Kind = Action::Kind;
using End = LastAction::End;

/// The names of the roles in one grammatical form, and their translation context; by RoleForm.
struct RoleNames {
    const char* context;
    std::array<const char*, kRoles + 1> names;
};
constexpr std::array kRoleNameForms{
    RoleNames{"Role",
              {QT_TRANSLATE_NOOP("Role", "Ambassador"), QT_TRANSLATE_NOOP("Role", "Assassin"),
               QT_TRANSLATE_NOOP("Role", "Captain"), QT_TRANSLATE_NOOP("Role", "Contessa"),
               QT_TRANSLATE_NOOP("Role", "Duke"), QT_TRANSLATE_NOOP("Role", "Captain or Ambassador")}},
    //: As in: claims [the Duke], loses [the Duke], keep [the Duke].
    RoleNames{"RoleThe",
              {QT_TRANSLATE_NOOP("RoleThe", "the Ambassador"), QT_TRANSLATE_NOOP("RoleThe", "the Assassin"),
               QT_TRANSLATE_NOOP("RoleThe", "the Captain"), QT_TRANSLATE_NOOP("RoleThe", "the Contessa"),
               QT_TRANSLATE_NOOP("RoleThe", "the Duke"), QT_TRANSLATE_NOOP("RoleThe", "the Captain or the Ambassador")}},
    //: As in: has [no Duke].
    RoleNames{"RoleNo",
              {QT_TRANSLATE_NOOP("RoleNo", "no Ambassador"), QT_TRANSLATE_NOOP("RoleNo", "no Assassin"),
               QT_TRANSLATE_NOOP("RoleNo", "no Captain"), QT_TRANSLATE_NOOP("RoleNo", "no Contessa"),
               QT_TRANSLATE_NOOP("RoleNo", "no Duke"), QT_TRANSLATE_NOOP("RoleNo", "neither Captain nor Ambassador")}}};

// By kind; "Coup" has a context of its own, apart from the name of the game.
constexpr std::array kActions{QT_TRANSLATE_NOOP("Coup", "Income"),
                              QT_TRANSLATE_NOOP("Coup", "Foreign aid"),
                              QT_TRANSLATE_NOOP("Coup", "Tax"),
                              QT_TRANSLATE_NOOP("Coup", "Exchange"),
                              QT_TRANSLATE_NOOP("Coup", "Steal"),
                              QT_TRANSLATE_NOOP("Coup", "Assassinate"),
                              "Coup",
                              QT_TRANSLATE_NOOP("Coup", "Let it stand"),
                              QT_TRANSLATE_NOOP("Coup", "Challenge"),
                              QT_TRANSLATE_NOOP("Coup", "Block"),
                              QT_TRANSLATE_NOOP("Coup", "Lose a card"),
                              QT_TRANSLATE_NOOP("Coup", "Give cards back")};

/// The sort key of the ranking: the turn in which a seat went out, beyond all turns for winners.
auto survivedTurns(const SeenPosition& seen)
{
    return [&view = seen.view()](Seat seat) {
        return view.winners.has(seat) ? kMaxTurns + 1 : int{view.outInTurn[asIndex(seat)]};
    };
}

int placeOf(const SeenPosition& seen, Seat seat)
{
    return kit::placeOf(seen, seat, survivedTurns(seen));
}

} // namespace

QString TableText::role(Role role, RoleForm form)
{
    const RoleNames& names = kRoleNameForms[asIndex(form)];
    return QCoreApplication::translate(names.context, names.names[asIndex(role)]);
}

// ------------------------------------------------------------------------------------------------------------- actions

QString TableText::action(Kind kind)
{
    return kind == Kind::Coup ? tr("Coup", "the action") : tr(kActions[asIndex(kind)]);
}

QString TableText::actionAt(const Action& action, const SeenPosition& seen)
{
    const Seat claimant = seen.claimant();
    if (action.kind != Kind::Challenge || claimant < 0)
        return TableText::action(action, &seen.position().seats);
    const QString claimed = role(seen.claim());
    return seen.sentenceFor(claimant, tr("Challenge your %1", "the role that is claimed"),
                            tr("Challenge %1's %2", "a player, the role that is claimed"), claimed);
}

QString TableText::action(const Action& action, const std::vector<SeatInfo>* seats)
{
    const bool named = seats && action.target >= 0 && asIndex(action.target) < seats->size();
    //: A seat without a name, counted from 0 as in the notation of saved games.
    const QString target = named ? (*seats)[asIndex(action.target)].name : tr("seat %1").arg(action.target);
    switch (action.kind) {
    case Kind::Steal:
        return tr("Steal from %1").arg(target);
    case Kind::Assassinate:
        return tr("Assassinate %1").arg(target);
    case Kind::Coup:
        return tr("Coup against %1").arg(target);
    case Kind::Block:
        return tr("Block as %1").arg(role(action.role));
    case Kind::Lose:
        return loseCard(action.role);
    case Kind::Return:
        return tr("Give back %1 and %2").arg(role(action.role), role(action.second));
    default:
        return TableText::action(action.kind);
    }
}

QString TableText::whoMayAnswer(Kind kind, bool brief)
{
    if (kind == Kind::ForeignAid)
        return tr("All may block as Duke");
    if (kind == Kind::Tax || kind == Kind::Exchange)
        return tr("All may challenge");
    if (kind != Kind::Steal && kind != Kind::Assassinate)
        return tr("Nobody", "may answer");
    return brief              ? tr("All may challenge, the target may block")
        : kind == Kind::Steal ? tr("All may challenge, the target may block (Captain, Ambassador)")
                              : tr("All may challenge, the target may block (Contessa)");
}

QString TableText::whyNot(const SeenPosition& seen, Kind kind)
{
    if (!seen.mayAct())
        return whyNotNow(seen);
    if (seen.mayDo(kind))
        return {};
    if (seen.coins(seen.me()) >= kForcedCoup)
        return tr("With ten coins or more you must coup");
    return tr("Costs %n coin(s), you have %1", nullptr, costOf(kind)).arg(seen.coins(seen.me()));
}

QString TableText::warning(const SeenPosition& seen, Kind kind)
{
    if (seen.coins(seen.me()) >= costOf(kind))
        return {};
    return kind == Kind::Coup ? tr("Without %n coin(s) it costs you a card", nullptr, costOf(kind))
                              : tr("If it gets through unpaid, it costs you a card");
}

QString TableText::whyNotNow(const SeenPosition& seen)
{
    if (seen.position().over)
        return tr("The game is over.");
    if (seen.isOut(seen.me()))
        return tr("You are out; the others play on.");
    if (seen.isWindow() && seen.view().answer != Kind::Return)
        return tr("You have answered; the others have not.");
    return tr("It is not your turn.");
}

// -------------------------------------------------------------------------------------------------------------- pieces

QString TableText::plate(const SeenPosition& seen, Seat seat)
{
    if (seen.isOut(seat))
        return tr("%1, out").arg(seen.name(seat));
    return tr("%1, %n coin(s)", nullptr, seen.coins(seat)).arg(seen.name(seat));
}

QString TableText::describeSeat(const SeenPosition& seen, Seat seat)
{
    const View& view = seen.view();
    QStringList parts{plate(seen, seat) + QLatin1Char('.')};
    if (!seen.isOut(seat)) {
        if (const Hand* hand = seen.hand(seat))
            parts << tr("In hand: %1.").arg(rolesIn(*hand));
        else
            parts << tr("%n card(s) face down.", nullptr, seen.cards(seat));
    }
    if (!seen.lost(seat).empty())
        parts << tr("Lost: %1.").arg(rolesIn(seen.lost(seat)));
    QStringList claims;
    for (const Role role : kAllRoles) {
        const int times = view.claims[asIndex(seat)][asIndex(role)];
        if (times == 0)
            continue;
        QString claim = times > 1
            ? tr("%1, %n time(s)", "a role, how often it was claimed", times).arg(TableText::role(role))
            : TableText::role(role);
        if (view.caught[asIndex(seat)].has(role))
            claim = tr("%1 (caught bluffing)").arg(claim);
        else if (view.shown[asIndex(seat)].has(role))
            claim = tr("%1 (shown)").arg(claim);
        claims << claim;
    }
    if (!claims.empty())
        parts << tr("Claimed so far: %1.").arg(listOf(claims));
    return sentences(parts);
}

QString TableText::card(const SeenPosition& seen, Role card)
{
    if (seen.mayDo(Kind::Lose))
        return loseCard(card);
    if (seen.mayDo(Kind::Return)) {
        const bool another = seen.cards(seen.me()) > kHandSize + 1;
        return (another ? tr("Keep %1 and another") : tr("Keep %1")).arg(role(card, RoleForm::The));
    }
    return role(card);
}

/// The result of an exchange: the hand without the two cards that are given back.
QString TableText::keepAndReturn(const SeenPosition& seen, const Action& action)
{
    Hand left = seen.view().hand;
    left.eraseFirst(action.role);
    left.eraseFirst(action.second);
    return tr("You keep %1 and give back %2.").arg(rolesIn(left), rolesIn(std::array{action.role, action.second}));
}

QString TableText::lastMove(const SeenPosition& seen, Seat seat)
{
    if (const auto dispute = seen.dispute(); dispute && !dispute->isBlock && dispute->by == seat)
        return seen.isYou(dispute->against) ? tr("Challenges you") : tr("Challenges %1").arg(seen.name(dispute->against));
    const LastAction& move = seen.view().lastActions[asIndex(seat)];
    if (move.kind == Kind::Allow)
        return {};
    const QString what = action(move.kind);
    switch (move.end) {
    case End::Caught:
        return tr("%1: bluff caught").arg(what);
    case End::Blocked:
        return tr("%1: blocked").arg(what);
    case End::Void:
        return tr("%1: no effect").arg(what);
    default:
        break;
    }
    const bool named = move.target >= 0 && !seen.isYou(move.target);
    const auto against = [&](const QString& other, const QString& you) {
        return named ? other.arg(seen.name(move.target)) : you;
    };
    switch (move.kind) {
    case Kind::Steal:
        return against(tr("Steals from %1"), tr("Steals from you"));
    case Kind::Assassinate:
        return against(tr("Strikes at %1"), tr("Strikes at you"));
    case Kind::Coup:
        return against(tr("Coup against %1"), tr("Coup against you"));
    case Kind::Block:
        return against(tr("Blocks %1"), tr("Blocks you"));
    default:
        return what;
    }
}

// ------------------------------------------------------------------------------------------------------------- the log

std::vector<LogLine> TableText::log(const std::vector<AnyTold>& told, const SeenPosition& after)
{
    const std::vector<Event> events = kit::eventsOf<Event>(told);
    std::vector<LogLine> lines;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        LogLine next = line(event, after);
        if (next.text.isEmpty())
            continue;
        const auto verb = [&](const auto&... forms) { return kit::verb(after, event.seat, forms...); };
        const auto leadsTo = [&](Event::Kind kind) { return i + 1 < events.size() && events[i + 1].kind == kind; };
        if (event.kind == Event::Kind::Challenged && i + 1 < events.size()) {
            const bool proved = leadsTo(Event::Kind::Proved);
            const QString& claimant = after.name(event.other);
            const QString what = role(event.role, proved ? RoleForm::The : RoleForm::No);
            if (after.isYou(event.other))
                next.text =
                    (proved ? tr("challenges you: <b>you show %1</b>") : tr("challenges you: <b>you have %1</b>")).arg(what);
            else
                next.text = proved
                    ? verb(tr("challenge %1, <b>who shows %2</b>"), tr("challenges %1, <b>who shows %2</b>"), claimant, what)
                    : verb(tr("challenge %1, <b>who has %2</b>"), tr("challenges %1, <b>who has %2</b>"), claimant, what);
        } else if (event.kind == Event::Kind::Lost && leadsTo(Event::Kind::WentOut)) {
            next.text =
                verb(tr("<b>lose %1</b> and are out"), tr("<b>loses %1</b> and is out"), role(event.role, RoleForm::The));
        }
        next.text = bold(next.text);
        lines.push_back(next);
    }
    return lines;
}

LogLine TableText::line(const Event& event, const SeenPosition& after)
{
    const Seat seat = event.seat;
    const auto verb = [&](const auto&... forms) { return kit::verb(after, seat, forms...); };
    const auto says = [&](const QString& text) { return LogLine{seat, text, {}}; };
    const auto counts = [&](const QString& text) { return LogLine{seat, text, QString::number(after.coins(seat))}; };
    const QString other = event.other >= 0 ? after.name(event.other) : QString();
    const int count = event.count;
    switch (event.kind) {
    case Event::Kind::Dealt:
        return event.cards.empty() ? LogLine{} : says(verb(tr("get %1"), tr("gets %1"), rolesIn(event.cards)));
    case Event::Kind::Acted:
        return says(announced(event, after));
    case Event::Kind::Paid: // told with the announcement, except in the crate, where it comes later
        return after.view().isCrate()
            ? counts(verb(tr("pay %n coin(s)", "you", count), tr("pays %n coin(s)", nullptr, count)))
            : LogLine{};
    case Event::Kind::Refunded:
        return counts(verb(tr("get %n coin(s) back", "you", count), tr("gets %n coin(s) back", nullptr, count)));
    case Event::Kind::Handed:
        return event.cards.empty()
            ? LogLine{}
            : says(verb(tr("are shown the hand of %1: %2"), tr("is shown the hand of %1: %2"), other, rolesIn(event.cards)));
    case Event::Kind::Challenged:
        return says(other); // completed by log()
    case Event::Kind::Replaced:
        if (event.cards.empty())
            return says(tr("puts the card back and draws another"));
        return says(verb(tr("put the card back and draw %1"), tr("puts the card back and draws %1"),
                         role(event.cards.front(), RoleForm::The)));
    case Event::Kind::Blocked:
        if (after.isYou(event.other))
            return says(tr("<b>blocks you</b> as %1").arg(role(event.role)));
        return says(verb(tr("<b>block %1</b> as %2"), tr("<b>blocks %1</b> as %2"), other, role(event.role)));
    case Event::Kind::Stopped:
        return says(verb(tr("are blocked"), tr("is blocked")));
    case Event::Kind::Missed:
        return says(verb(tr("miss: %1 is out already"), tr("misses: %1 is out already"), other));
    case Event::Kind::Unpaid:
        return says(verb(tr("cannot pay", "you"), tr("cannot pay")));
    case Event::Kind::Took:
        return counts(verb(tr("take %n coin(s)", "you", count), tr("takes %n coin(s)", nullptr, count)));
    case Event::Kind::Stole:
        if (after.isYou(event.other))
            return counts(tr("steals %n coin(s) from you", nullptr, count));
        return counts(
            verb(tr("steal %n coin(s) from %1", "you", count), tr("steals %n coin(s) from %1", nullptr, count), other));
    case Event::Kind::Drew:
        if (event.cards.empty())
            return says(tr("draws %n card(s)", nullptr, count));
        return says(verb(tr("draw %1"), tr("draws %1"), rolesIn(event.cards)));
    case Event::Kind::Returned:
        if (event.cards.empty())
            return says(tr("gives %n card(s) back", nullptr, count));
        return says(verb(tr("give back %1"), tr("gives back %1"), rolesIn(event.cards)));
    case Event::Kind::Lost:
        return says(verb(tr("<b>lose %1</b>"), tr("<b>loses %1</b>"), role(event.role, RoleForm::The)));
    case Event::Kind::Ended:
        if (event.winners.size() == 1) {
            const Seat winner = event.winners.first();
            return {winner, kit::verb(after, winner, tr("<b>win</b>", "you"), tr("<b>wins</b>")), {}};
        }
        return {kChanceSeat, event.winners.empty() ? tr("Nobody is left") : tr("All who are left win together"), {}};
    default: // Proved, Caught and WentOut are told with their cause; a turn begins with its action
        return {};
    }
}

QString TableText::announced(const Event& event, const SeenPosition& after)
{
    const bool free = after.view().isCrate(); // paid only when it takes effect
    const auto verb = [&](const auto&... forms) { return kit::verb(after, event.seat, forms...); };
    const auto against = [&](const QString& you, const QString& ofYou, const QString& ofOther) {
        return after.isYou(event.other) ? you : verb(ofYou, ofOther, after.name(event.other));
    };
    switch (event.action) {
    case Kind::ForeignAid:
        return verb(tr("ask for <b>foreign aid</b>"), tr("asks for <b>foreign aid</b>"));
    case Kind::Tax:
        return verb(tr("claim <b>the Duke</b> for the tax"), tr("claims <b>the Duke</b> for the tax"));
    case Kind::Exchange:
        return verb(tr("claim <b>the Ambassador</b> to exchange cards"),
                    tr("claims <b>the Ambassador</b> to exchange cards"));
    case Kind::Steal:
        return against(tr("claims <b>the Captain</b> to steal from you"), tr("claim <b>the Captain</b> to steal from %1"),
                       tr("claims <b>the Captain</b> to steal from %1"));
    case Kind::Assassinate:
        return free ? against(tr("claims <b>the Assassin</b> against you"), tr("claim <b>the Assassin</b> against %1"),
                              tr("claims <b>the Assassin</b> against %1"))
                    : against(tr("pays 3 and claims <b>the Assassin</b> against you"),
                              tr("pay 3 and claim <b>the Assassin</b> against %1"),
                              tr("pays 3 and claims <b>the Assassin</b> against %1"));
    case Kind::Coup:
        return free ? against(tr("begins a <b>coup</b> against you"), tr("begin a <b>coup</b> against %1"),
                              tr("begins a <b>coup</b> against %1"))
                    : against(tr("pays 7 for a <b>coup</b> against you"), tr("pay 7 for a <b>coup</b> against %1"),
                              tr("pays 7 for a <b>coup</b> against %1"));
    default: // income is told by Took
        return {};
    }
}

// ------------------------------------------------------------------------------------------------------------ the game

QString TableText::subtitle(const SeenPosition& seen)
{
    return kit::dotted({part(seen), tr("%n player(s)", nullptr, seen.seats()),
                        seen.view().isCrate() ? tr("rules of the contest") : tr("rules as printed")});
}

QString TableText::situation(const SeenPosition& seen)
{
    if (!seen.isDealt())
        return tr("The cards are about to be dealt.");
    if (seen.position().over)
        return result(seen).headline;
    QStringList parts{turn(seen.view().turn) + QLatin1Char('.'), headline(seen).title + QLatin1Char('.')};
    const Seat me = seen.me();
    if (seen.isPlaying() && seen.isOut(me))
        parts << tr("You are out.");
    else
        parts << handSentence(seen);
    return sentences(parts);
}

QString TableText::handSentence(const SeenPosition& seen)
{
    if (!seen.isDealt() || !seen.isPlaying() || seen.isOut(seen.me()))
        return {};
    return tr("You have %1 and %n coin(s).", nullptr, seen.coins(seen.me())).arg(rolesIn(seen.view().hand));
}

QString TableText::describe(const SeenPosition& seen)
{
    QStringList parts{situation(seen)};
    if (seen.isDealt() && !seen.position().over)
        parts << headline(seen).detail;
    for (int i = 0; i < seen.seats(); ++i)
        parts << describeSeat(seen, (seen.me() + i) % seen.seats());
    parts << tr("%n card(s) are in the court deck.", nullptr, seen.view().court);
    parts << answerSentence(seen);
    return sentences(parts);
}

QString TableText::answerSentence(const SeenPosition& seen)
{
    const QStringList labels = kit::textsOf(answers(seen), [](const Answer& each) { return each.label; });
    return labels.empty() ? QString() : tr("You may answer: %1.").arg(listOf(labels));
}

QString TableText::questionSentence(const SeenPosition& seen)
{
    return sentences({headline(seen).title + QLatin1Char('.'), answerSentence(seen)});
}

ResultText TableText::result(const SeenPosition& seen)
{
    ResultText text;
    const SeatSet winners = seen.view().winners;
    if (winners.empty()) {
        text.headline = tr("Nobody is left");
    } else if (winners.size() > 1) {
        text.headline = tr("All who are left win together");
    } else {
        const Seat winner = winners.first();
        text.headline = seen.sentenceFor(winner, tr("You win"), tr("%1 wins"));
        if (const auto& hand = seen.hand(winner); hand && !hand->empty())
            text.detail = seen.sentenceFor(winner, tr("You kept: %1."), tr("%1 kept: %2."), rolesIn(*hand));
    }
    for (const Seat seat : kit::ranked(seen, survivedTurns(seen))) {
        const int out = seen.view().outInTurn[asIndex(seat)];
        text.rows.push_back(
            {seat, QString::number(placeOf(seen, seat)),
             winners.has(seat) ? tr("%n card(s) left", nullptr, seen.cards(seat)) : tr("Out in turn %1").arg(out)});
    }
    text.length = tr("%n turn(s)", nullptr, seen.view().turn);
    return text;
}

QString TableText::shortResult(const SeenPosition& seen)
{
    const SeatSet winners = seen.view().winners;
    if (winners.has(seen.me()))
        return winners.size() > 1 ? tr("Won together") : tr("Won");
    return tr("Place %1 of %2").arg(placeOf(seen, seen.me())).arg(seen.seats());
}

Tally TableText::tally(const SeenPosition& seen)
{
    return {tr("%1 of %2", "a place among players").arg(placeOf(seen, seen.me())).arg(seen.seats()), {}};
}

QString TableText::mistake(const Action& taken, const Action& best)
{
    switch (taken.kind) {
    case Kind::Allow:
        return best.kind == Kind::Challenge ? tr("Believed where challenging was better")
                                            : tr("Let it stand where blocking was better");
    case Kind::Challenge:
        return best.kind == Kind::Block ? tr("Challenged where blocking was better")
                                        : tr("Challenged where believing was better");
    case Kind::Block:
        return best.kind == Kind::Block    ? tr("Blocked with the wrong claim")
            : best.kind == Kind::Challenge ? tr("Blocked where challenging was better")
                                           : tr("Blocked where letting it stand was better");
    case Kind::Lose:
        return tr("Lost the wrong card");
    case Kind::Return:
        return tr("Gave back the wrong cards");
    default:
        return taken.kind == best.kind
            ? tr("Chose the wrong player for: %1", "an action").arg(action(taken.kind))
            : tr("%1 instead of %2", "an action, a better one").arg(action(taken.kind), action(best.kind));
    }
}

std::vector<TableKey> TableText::keys()
{
    return {{{"1", "2", "3", "4", "5", "6", "7"},
             tr("Choose an action or an answer, or pick a card, counted from the top or the left")},
            {{tr("Enter")}, tr("Loses or keeps the card that is picked"), true},
            {{tr("Tab, arrows")}, tr("From player to player, once an action needs a target"), true}};
}

} // namespace parlour::coup
