// What is asked, what is known about it, and what each answer leads to. Counting and rules, no advice.
#include "app/tables/coup/coup_words.h"

#include "app/stage/lists.h"
#include "app/stage/paint.h"
#include "app/tables/kit/words.h"
#include "app/tables/report_text.h"

#include <algorithm>

namespace parlour::coup {

using kit::bold;
using kit::sentences;

namespace {

using Kind = Action::Kind;
using Sign = Outlook::Sign;

bool isLastCard(const SeenPosition& seen)
{
    return seen.cards(seen.me()) == 1;
}

/// What a theft would take.
int booty(const SeenPosition& seen)
{
    return std::min(2, seen.coins(seen.view().target));
}

} // namespace

// --------------------------------------------------------------------------------------------------------- the headline

Headline TableWords::headline(const SeenPosition& seen)
{
    const View& view = seen.view();
    const Seat me = seen.me();
    switch (view.phase) {
    case Phase::Deal:
        return {tr("The cards are dealt"), {}};
    case Phase::Turn:
        if (!seen.mayAct())
            return {seen.told(view.actor, tr("Your turn"), tr("%1 is to move")), happened(seen)};
        return {tr("Your turn"),
                seen.coins(me) >= kForcedCoup ? tr("With ten coins or more you must coup") : tr("Choose an action")};
    case Phase::ChallengeAction:
        return {claimed(seen), sentences({whatItWouldDo(seen), asked(seen)})};
    case Phase::Block:
        return {attack(seen), sentences({howToBlock(seen), asked(seen)})};
    case Phase::ChallengeBlock: {
        const QString role = TableWords::role(view.blockAs, RoleForm::The);
        const QString stops = seen.told(view.actor, tr("This stops your action."), tr("This stops the action of %1."));
        return {seen.told(view.blocker, tr("You claim %1 to block"), tr("%1 claims %2 to block"), role),
                sentences({stops, asked(seen)})};
    }
    case Phase::Lose:
        return {seen.told(view.loser, tr("You lose a card"), tr("%1 loses a card")),
                sentences({lossText(seen), seen.mayAct() ? tr("Choose which one.") : QString()})};
    case Phase::Replace: {
        const Role shown = view.loser == view.blocker ? view.blockAs : claimOf(view.action);
        return {seen.told(view.loser, tr("You showed %1"), tr("%1 showed %2"), role(shown, RoleForm::The)),
                tr("The card goes back to the court, and another is drawn for it.")};
    }
    case Phase::Draw:
    case Phase::Return:
        if (seen.mayAct())
            return {seen.cards(me) > kHandSize + 1 ? tr("Keep two of these four cards")
                                                   : tr("Keep one of these three cards"),
                    tr("The other two go back to the court.")};
        return {seen.told(view.actor, tr("You exchange cards"), tr("%1 exchanges cards")),
                tr("Two cards are drawn from the court, and two go back.")};
    case Phase::Over: // then there is a result
        break;
    }
    return {};
}

/// The last step in sentences.
QString TableWords::happened(const SeenPosition& seen)
{
    QStringList parts;
    for (const LogLine& each : log(seen.position().lastStep, seen))
        parts << (each.who < 0 ? each.text : tr("%1 %2", "who, what they did").arg(seen.name(each.who), each.text))
                + QLatin1Char('.');
    return sentences(parts);
}

QString TableWords::claimed(const SeenPosition& seen)
{
    const View& view = seen.view();
    const QString role = TableWords::role(claimOf(view.action), RoleForm::The);
    const QString& name = seen.name(view.actor);
    if (view.target < 0)
        return seen.told(view.actor, tr("You claim %1"), tr("%1 claims %2"), role);
    if (seen.isYou(view.target))
        return tr("%1 claims %2, against you").arg(name, role);
    const QString& target = seen.name(view.target);
    return seen.told(view.actor, tr("You claim %1, against %2"), tr("%1 claims %2, against %3"), role, target);
}

QString TableWords::whatItWouldDo(const SeenPosition& seen)
{
    const View& view = seen.view();
    switch (view.action) {
    case Kind::Tax:
        return seen.told(view.actor, tr("You would take 3 coins."), tr("%1 would take 3 coins."));
    case Kind::Exchange:
        return seen.told(view.actor, tr("You would exchange cards with the court."),
                         tr("%1 would exchange cards with the court."));
    case Kind::Steal:
        return seen.isYou(view.target)
            ? tr("It would cost you %n coin(s).", nullptr, booty(seen))
            : tr("It would cost %1 %n coin(s).", nullptr, booty(seen)).arg(seen.name(view.target));
    default:
        break;
    }
    if (view.isCrate())
        return seen.told(view.actor, tr("You pay 3 coins only if it gets through."),
                         tr("%1 pays 3 coins only if it gets through."));
    return seen.told(view.actor, tr("You have paid 3 coins."), tr("%1 has paid 3 coins."));
}

/// What stands and may still be blocked.
QString TableWords::attack(const SeenPosition& seen)
{
    const View& view = seen.view();
    const QString& name = seen.name(view.actor);
    if (view.action == Kind::ForeignAid)
        return seen.told(view.actor, tr("You ask for foreign aid"), tr("%1 asks for foreign aid"));
    const QString& target = seen.name(view.target);
    const bool atYou = seen.isYou(view.target);
    if (view.action == Kind::Steal)
        return atYou
            ? tr("%1 is about to steal from you").arg(name)
            : seen.told(view.actor, tr("You are about to steal from %1"), tr("%1 is about to steal from %2"), target);
    return atYou ? tr("The assassin of %1 is at your door").arg(name)
                 : seen.told(view.actor, tr("Your assassin is at the door of %1"),
                             tr("The assassin of %1 is at the door of %2"), target);
}

QString TableWords::howToBlock(const SeenPosition& seen)
{
    const View& view = seen.view();
    if (view.action == Kind::ForeignAid)
        return tr("Whoever claims the Duke may block it.");
    if (view.action == Kind::Steal)
        return seen.told(view.target, tr("You may block it as Captain or as Ambassador."),
                         tr("%1 may block it as Captain or as Ambassador."));
    return seen.told(view.target, tr("You may block it as Contessa."), tr("%1 may block it as Contessa."));
}

/// Who is asked, and how.
QString TableWords::asked(const SeenPosition& seen)
{
    const View& view = seen.view();
    const Seat me = seen.me();
    if (seen.isPlaying() && view.answer != Kind::Return && !seen.mayAct())
        return tr("You have answered; the answers are opened together.");
    if (seen.mayAct() && view.waiting.size() > 1)
        return tr("You and %n other(s) answer at once.", nullptr, view.waiting.size() - 1);
    if (seen.mayAct())
        return {};
    QStringList names;
    for (const Seat seat : view.waiting)
        if (seat != me || !seen.isYou(me))
            names << seen.name(seat);
    return names.empty() ? QString() : tr("Asked now: %1.").arg(listOf(names));
}

/// Why the loser loses.
QString TableWords::lossText(const SeenPosition& seen)
{
    const View& view = seen.view();
    switch (seen.lossReason()) {
    case LossReason::WrongDoubt: {
        const bool block = view.blocker >= 0;
        const Seat prover = block ? view.blocker : view.actor;
        const QString role = TableWords::role(block ? view.blockAs : claimOf(view.action), RoleForm::The);
        return seen.told(prover, tr("You did have %1."), tr("%1 did have %2."), role);
    }
    case LossReason::Bluff: {
        const QString role = TableWords::role(view.deeds[at(view.loser)].claim, RoleForm::No);
        return seen.told(view.loser, tr("You had %1."), tr("%1 had %2."), role);
    }
    case LossReason::Unpaid:
        return tr("The action could not be paid for.");
    case LossReason::Coup:
        return seen.told(view.actor, tr("Your coup struck."), tr("The coup of %1 struck."));
    case LossReason::Assassination:
        break;
    }
    return seen.told(view.actor, tr("Your assassin struck."), tr("The assassin of %1 struck."));
}

// ------------------------------------------------------------------------------------------------------- what is known

QStringList TableWords::facts(const SeenPosition& seen)
{
    const View& view = seen.view();
    QStringList lines;
    if (!view.handed.empty()) {
        QStringList cards;
        for (const Role card : view.handed)
            cards << role(card);
        lines << bold(
            tr("An oddity of these rules shows you the hand of %1: <b>%2</b>").arg(seen.name(view.actor), listOf(cards)));
    }
    const Seat claimant = seen.claimant();
    if (claimant < 0 || claimant == seen.me() || view.phase == Phase::Block) // then nobody can doubt it any more
        return lines;
    const Role claim = seen.claim();
    lines << tr("%1: %2.", "a role, where its copies are").arg(role(claim), accountOf(seen, claim));
    lines << sentences({tr("%n card(s) are hidden from you.", nullptr, seen.hidden()),
                        tr("%1 holds %n of them.", nullptr, seen.cards(claimant)).arg(seen.name(claimant))});
    lines << bold(
        tr("By the count alone the claim is true <b>%n time(s) in 100</b>.", nullptr, seen.chanceOf(claimant, claim)));
    if (claim == Role::None)
        return lines;
    const int before = view.claims[at(claimant)][at(claim)] - 1;
    if (view.caught[at(claimant)].has(claim))
        lines << tr("%1 was caught bluffing with it before.").arg(seen.name(claimant));
    else if (view.shown[at(claimant)].has(claim))
        lines << tr("%1 has shown this card before.").arg(seen.name(claimant));
    else if (before > 0)
        lines << tr("%1 has claimed it %n time(s) before.", nullptr, before).arg(seen.name(claimant));
    else
        lines << tr("%1 claims it for the first time.").arg(seen.name(claimant));
    return lines;
}

QString TableWords::accountOf(const SeenPosition& seen, Role role)
{
    QStringList parts;
    const auto [own, faceUp, unseen] = seen.count(role);
    if (own > 0)
        parts << tr("%n yours", "copies of a card", own);
    if (faceUp > 0)
        parts << tr("%n lost", "copies of a card", faceUp);
    if (unseen > 0)
        parts << tr("%n unseen", "copies of a card", unseen);
    return listOf(parts);
}

QStringList TableWords::reportFacts(const Report& report)
{
    QStringList lines;
    if (!report.verdict.empty() && report.verdict.arguments.empty())
        lines << kit::inWords(report.verdict.text);
    for (const ReportPart& fact : report.facts)
        if (!isChance(report, fact)) // which are drawn as bars beside the table
            lines << TableWords::fact(kit::inWords(fact.label), QString::number(fact.value));
    return lines;
}

QString TableWords::fact(const QString& what, const QString& figure)
{
    return tr("%1: %2", "a fact and its figure").arg(what, figure);
}

// --------------------------------------------------------------------------------------------------------- the answers

std::vector<Answer> TableWords::answers(const SeenPosition& seen)
{
    std::vector<Answer> answers;
    if (!seen.isWindow())
        return answers;
    for (const Action& action : seen.legal()) {
        QString label = TableWords::action(action, nullptr);
        if (action.kind == Kind::Allow && seen.view().phase == Phase::Block)
            label = tr("Let it happen");
        answers.push_back({action, label, outlooks(seen, action)});
    }
    // What people weigh comes first; what does least stands last, as at the end of a sentence.
    std::rotate(answers.begin(), answers.begin() + (answers.empty() ? 0 : 1), answers.end());
    return answers;
}

std::vector<Outlook> TableWords::outlooks(const SeenPosition& seen, const Action& action)
{
    if (action.kind == Kind::Challenge)
        return ofChallenge(seen);
    if (action.kind == Kind::Block)
        return ofBlock(seen, action.role);
    return {ofAllow(seen)};
}

std::vector<Outlook> TableWords::ofChallenge(const SeenPosition& seen)
{
    const View& view = seen.view();
    const Seat claimant = seen.claimant();
    const QString& name = seen.name(claimant);
    const int truth = seen.chanceOf(claimant, seen.claim());
    const bool block = view.phase == Phase::ChallengeBlock;
    QString wrong = tr("You lose a card, and the action goes on.");
    if (isLastCard(seen))
        wrong = tr("You lose your last card and are out.");
    else if (block)
        wrong = tr("You lose a card, and the block holds.");
    else if (view.target == seen.me())
        wrong = tr("You lose a card, and may still block.");
    return {{Sign::Good, tr("If it is a bluff (by count %1 in 100)").arg(100 - truth),
             (block ? tr("%1 loses a card, and the action goes through.") : tr("%1 loses a card, and the action is off."))
                 .arg(name)},
            {Sign::Bad, tr("If it is true (by count %1 in 100)").arg(truth), wrong}};
}

std::vector<Outlook> TableWords::ofBlock(const SeenPosition& seen, Role role)
{
    const View& view = seen.view();
    const QString& name = seen.name(view.actor);
    const bool held = seen.count(role).own > 0;
    QString saved;
    QString price;
    switch (view.action) {
    case Kind::ForeignAid:
        saved = tr("%1 gets no coins.").arg(name);
        price = tr("You lose a card, and %1 takes 2 coins.").arg(name);
        break;
    case Kind::Steal:
        saved = tr("You keep your coins.");
        price = tr("You lose a card and the coins.");
        break;
    default:
        saved = view.isCrate() ? tr("You keep your card.") : tr("You keep your card, and the 3 coins stay paid.");
        price = tr("You lose both cards and are out.");
    }
    if (isLastCard(seen))
        price = tr("You lose your last card and are out.");
    const QString doubted = tr("If somebody doubts it");
    if (!held)
        return {{Sign::Good, tr("A bluff that nobody doubts"), saved}, {Sign::Bad, doubted, price}};
    return {{Sign::Good, tr("You hold it: no bluff"), saved},
            {Sign::Good, doubted,
             view.isCrate() ? tr("They lose a card; you keep yours.")
                            : tr("They lose a card; you show yours and draw a new one.")}};
}

Outlook TableWords::ofAllow(const SeenPosition& seen)
{
    const View& view = seen.view();
    const Seat me = seen.me();
    const QString& name = seen.name(view.actor);
    const bool two = view.seated.size() == 2;
    if (view.phase == Phase::ChallengeBlock) {
        if (view.actor == me)
            return {Sign::Bad, {}, tr("Your action is blocked.")};
        return {Sign::Neither, {}, two ? tr("The block holds.") : tr("The block holds, unless another doubts it.")};
    }
    if (view.phase == Phase::Block) {
        switch (view.action) {
        case Kind::ForeignAid:
            return {Sign::Neither,
                    {},
                    (two ? tr("%1 takes 2 coins.") : tr("%1 takes 2 coins, unless another blocks.")).arg(name)};
        case Kind::Steal:
            return booty(seen) > 0 ? Outlook{Sign::Bad, {}, tr("You lose %n coin(s).", nullptr, booty(seen))}
                                   : Outlook{Sign::Neither, {}, tr("You have no coins to lose.")};
        default:
            break;
        }
        if (view.isCrate() && seen.coins(view.actor) < kAssassinationCost)
            return {Sign::Good, {}, tr("%1 cannot pay, and loses a card instead.").arg(name)};
        return {Sign::Bad,
                {},
                isLastCard(seen) ? tr("You lose your last card and are out.") : tr("You lose a card of your choice.")};
    }
    switch (view.action) {
    case Kind::Tax:
        return {Sign::Neither,
                {},
                (two ? tr("%1 takes 3 coins.") : tr("%1 takes 3 coins, unless another doubts it.")).arg(name)};
    case Kind::Exchange:
        return {Sign::Neither,
                {},
                (two ? tr("%1 exchanges cards.") : tr("%1 exchanges cards, unless another doubts it.")).arg(name)};
    default:
        break;
    }
    if (view.target == me)
        return {Sign::Neither, {}, tr("You are asked next whether you block.")};
    return {Sign::Neither, {}, tr("%1 may still block, unless another doubts it.").arg(seen.name(view.target))};
}

} // namespace parlour::coup
