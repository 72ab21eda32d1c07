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

bool isLastCard(const Reading& reading)
{
    return reading.cards(reading.me()) == 1;
}

/// What a theft would take.
int booty(const Reading& reading)
{
    return std::min(2, reading.coins(reading.view().target));
}

} // namespace

// --------------------------------------------------------------------------------------------------------- the headline

Headline Words::headline(const Reading& reading)
{
    const View& view = reading.view();
    const Seat me = reading.me(), actor = view.actor;
    const QString name = reading.isDealt() ? reading.name(actor) : QString();
    const bool mine = reading.isYou(actor);
    switch (view.phase) {
    case Phase::Deal:
        return {tr("The cards are dealt"), {}};
    case Phase::Turn:
        if (!reading.mayAct())
            return {mine ? tr("Your turn") : tr("%1 is to move").arg(name), happened(reading)};
        return {tr("Your turn"),
                reading.coins(me) >= kForcedCoup ? tr("With ten coins or more you must coup") : tr("Choose an action")};
    case Phase::ChallengeAction:
        return {claimed(reading), sentences({whatItWouldDo(reading), asked(reading)})};
    case Phase::Block:
        return {attack(reading), sentences({howToBlock(reading), asked(reading)})};
    case Phase::ChallengeBlock: {
        const QString role = Words::role(view.blockAs, RoleForm::The);
        const QString stops = mine ? tr("This stops your action.") : tr("This stops the action of %1.").arg(name);
        return {reading.isYou(view.blocker) ? tr("You claim %1 to block").arg(role)
                                            : tr("%1 claims %2 to block").arg(reading.name(view.blocker), role),
                sentences({stops, asked(reading)})};
    }
    case Phase::Lose:
        return {reading.isYou(view.loser) ? tr("You lose a card") : tr("%1 loses a card").arg(reading.name(view.loser)),
                sentences({lossText(reading), reading.mayAct() ? tr("Choose which one.") : QString()})};
    case Phase::Replace: {
        const Role shown = view.loser == view.blocker ? view.blockAs : claimOf(view.action);
        return {reading.isYou(view.loser) ? tr("You showed %1").arg(role(shown, RoleForm::The))
                                          : tr("%1 showed %2").arg(reading.name(view.loser), role(shown, RoleForm::The)),
                tr("The card goes back to the court, and another is drawn for it.")};
    }
    case Phase::Draw:
    case Phase::Return:
        if (reading.mayAct())
            return {reading.cards(me) > kHandSize + 1 ? tr("Keep two of these four cards")
                                                      : tr("Keep one of these three cards"),
                    tr("The other two go back to the court.")};
        return {mine ? tr("You exchange cards") : tr("%1 exchanges cards").arg(name),
                tr("Two cards are drawn from the court, and two go back.")};
    case Phase::Over: // then there is a result
        break;
    }
    return {};
}

/// The last step in sentences.
QString Words::happened(const Reading& reading)
{
    QStringList parts;
    for (const LogLine& each : log(reading.position().lastStep, reading))
        parts << (each.who < 0 ? each.text : tr("%1 %2", "who, what they did").arg(reading.name(each.who), each.text))
                + QLatin1Char('.');
    return sentences(parts);
}

QString Words::claimed(const Reading& reading)
{
    const View& view = reading.view();
    const QString role = Words::role(claimOf(view.action), RoleForm::The);
    const QString& name = reading.name(view.actor);
    if (view.target < 0)
        return reading.isYou(view.actor) ? tr("You claim %1").arg(role) : tr("%1 claims %2").arg(name, role);
    if (reading.isYou(view.target))
        return tr("%1 claims %2, against you").arg(name, role);
    const QString& target = reading.name(view.target);
    return reading.isYou(view.actor) ? tr("You claim %1, against %2").arg(role, target)
                                     : tr("%1 claims %2, against %3").arg(name, role, target);
}

QString Words::whatItWouldDo(const Reading& reading)
{
    const View& view = reading.view();
    const bool mine = reading.isYou(view.actor);
    const QString& name = reading.name(view.actor);
    switch (view.action) {
    case Kind::Tax:
        return mine ? tr("You would take 3 coins.") : tr("%1 would take 3 coins.").arg(name);
    case Kind::Exchange:
        return mine ? tr("You would exchange cards with the court.")
                    : tr("%1 would exchange cards with the court.").arg(name);
    case Kind::Steal:
        return reading.isYou(view.target)
            ? tr("It would cost you %n coin(s).", nullptr, booty(reading))
            : tr("It would cost %1 %n coin(s).", nullptr, booty(reading)).arg(reading.name(view.target));
    default:
        break;
    }
    if (view.isCrate())
        return mine ? tr("You pay 3 coins only if it gets through.")
                    : tr("%1 pays 3 coins only if it gets through.").arg(name);
    return mine ? tr("You have paid 3 coins.") : tr("%1 has paid 3 coins.").arg(name);
}

/// What stands and may still be blocked.
QString Words::attack(const Reading& reading)
{
    const View& view = reading.view();
    const bool mine = reading.isYou(view.actor);
    const QString& name = reading.name(view.actor);
    if (view.action == Kind::ForeignAid)
        return mine ? tr("You ask for foreign aid") : tr("%1 asks for foreign aid").arg(name);
    const QString& target = reading.name(view.target);
    const bool atYou = reading.isYou(view.target);
    if (view.action == Kind::Steal)
        return atYou ? tr("%1 is about to steal from you").arg(name)
            : mine   ? tr("You are about to steal from %1").arg(target)
                     : tr("%1 is about to steal from %2").arg(name, target);
    return atYou ? tr("The assassin of %1 is at your door").arg(name)
        : mine   ? tr("Your assassin is at the door of %1").arg(target)
                 : tr("The assassin of %1 is at the door of %2").arg(name, target);
}

QString Words::howToBlock(const Reading& reading)
{
    const View& view = reading.view();
    if (view.action == Kind::ForeignAid)
        return tr("Whoever claims the Duke may block it.");
    const bool atYou = reading.isYou(view.target);
    const QString& target = reading.name(view.target);
    if (view.action == Kind::Steal)
        return atYou ? tr("You may block it as Captain or as Ambassador.")
                     : tr("%1 may block it as Captain or as Ambassador.").arg(target);
    return atYou ? tr("You may block it as Contessa.") : tr("%1 may block it as Contessa.").arg(target);
}

/// Who is asked, and how.
QString Words::asked(const Reading& reading)
{
    const View& view = reading.view();
    const Seat me = reading.me();
    if (reading.isPlaying() && view.answer != Kind::Return && !reading.mayAct())
        return tr("You have answered; the answers are opened together.");
    if (reading.mayAct() && view.waiting.size() > 1)
        return tr("You and %n other(s) answer at once.", nullptr, view.waiting.size() - 1);
    if (reading.mayAct())
        return {};
    QStringList names;
    for (const Seat seat : view.waiting)
        if (seat != me || !reading.isYou(me))
            names << reading.name(seat);
    return names.empty() ? QString() : tr("Asked now: %1.").arg(listOf(names));
}

/// Why the loser loses.
QString Words::lossText(const Reading& reading)
{
    const View& view = reading.view();
    switch (reading.lossReason()) {
    case LossReason::WrongDoubt: {
        const bool block = view.blocker >= 0;
        const Seat prover = block ? view.blocker : view.actor;
        const QString role = Words::role(block ? view.blockAs : claimOf(view.action), RoleForm::The);
        return reading.isYou(prover) ? tr("You did have %1.").arg(role)
                                     : tr("%1 did have %2.").arg(reading.name(prover), role);
    }
    case LossReason::Bluff: {
        const QString role = Words::role(view.deeds[at(view.loser)].claim, RoleForm::No);
        return reading.isYou(view.loser) ? tr("You had %1.").arg(role)
                                         : tr("%1 had %2.").arg(reading.name(view.loser), role);
    }
    case LossReason::Unpaid:
        return tr("The action could not be paid for.");
    case LossReason::Coup:
        return reading.isYou(view.actor) ? tr("Your coup struck.")
                                         : tr("The coup of %1 struck.").arg(reading.name(view.actor));
    case LossReason::Assassination:
        break;
    }
    return reading.isYou(view.actor) ? tr("Your assassin struck.")
                                     : tr("The assassin of %1 struck.").arg(reading.name(view.actor));
}

// ------------------------------------------------------------------------------------------------------- what is known

QStringList Words::facts(const Reading& reading)
{
    const View& view = reading.view();
    QStringList lines;
    if (!view.handed.empty()) {
        QStringList cards;
        for (const Role card : view.handed)
            cards << role(card);
        lines << bold(
            tr("An oddity of these rules shows you the hand of %1: <b>%2</b>").arg(reading.name(view.actor), listOf(cards)));
    }
    const Seat claimant = reading.claimant();
    if (claimant < 0 || claimant == reading.me() || view.phase == Phase::Block) // then nobody can doubt it any more
        return lines;
    const Role claim = reading.claim();
    lines << tr("%1: %2.", "a role, where its copies are").arg(role(claim), accountOf(reading, claim));
    lines << sentences({tr("%n card(s) are hidden from you.", nullptr, reading.hidden()),
                        tr("%1 holds %n of them.", nullptr, reading.cards(claimant)).arg(reading.name(claimant))});
    lines << bold(
        tr("By the count alone the claim is true <b>%n time(s) in 100</b>.", nullptr, reading.chanceOf(claimant, claim)));
    if (claim == Role::None)
        return lines;
    const int before = view.claims[at(claimant)][at(claim)] - 1;
    if (view.caught[at(claimant)].has(claim))
        lines << tr("%1 was caught bluffing with it before.").arg(reading.name(claimant));
    else if (view.shown[at(claimant)].has(claim))
        lines << tr("%1 has shown this card before.").arg(reading.name(claimant));
    else if (before > 0)
        lines << tr("%1 has claimed it %n time(s) before.", nullptr, before).arg(reading.name(claimant));
    else
        lines << tr("%1 claims it for the first time.").arg(reading.name(claimant));
    return lines;
}

QString Words::accountOf(const Reading& reading, Role role)
{
    QStringList parts;
    const auto [own, faceUp, unseen] = reading.count(role);
    if (own > 0)
        parts << tr("%n yours", "copies of a card", own);
    if (faceUp > 0)
        parts << tr("%n lost", "copies of a card", faceUp);
    if (unseen > 0)
        parts << tr("%n unseen", "copies of a card", unseen);
    return listOf(parts);
}

QStringList Words::reportFacts(const Report& report)
{
    const auto said = [](const Text& text) { return QCoreApplication::translate(text.context, text.english); };
    QStringList lines;
    if (!report.verdict.empty() && report.verdict.arguments.empty())
        lines << said(report.verdict.text);
    for (const ReportPart& fact : report.facts)
        if (!isChance(report, fact)) // which are drawn as bars beside the table
            lines << tr("%1: %2", "a fact and its figure").arg(said(fact.label)).arg(fact.value);
    return lines;
}

// --------------------------------------------------------------------------------------------------------- the answers

std::vector<Answer> Words::answers(const Reading& reading)
{
    std::vector<Answer> answers;
    if (!reading.isWindow())
        return answers;
    for (const Action& action : reading.legal()) {
        QString label = Words::action(action, nullptr);
        if (action.kind == Kind::Allow && reading.view().phase == Phase::Block)
            label = tr("Let it happen");
        answers.push_back({action, label, outlooks(reading, action)});
    }
    // What people weigh comes first; what does least stands last, as at the end of a sentence.
    std::rotate(answers.begin(), answers.begin() + (answers.empty() ? 0 : 1), answers.end());
    return answers;
}

std::vector<Outlook> Words::outlooks(const Reading& reading, const Action& action)
{
    if (action.kind == Kind::Challenge)
        return ofChallenge(reading);
    if (action.kind == Kind::Block)
        return ofBlock(reading, action.role);
    return {ofAllow(reading)};
}

std::vector<Outlook> Words::ofChallenge(const Reading& reading)
{
    const View& view = reading.view();
    const Seat claimant = reading.claimant();
    const QString& name = reading.name(claimant);
    const int truth = reading.chanceOf(claimant, reading.claim());
    const bool block = view.phase == Phase::ChallengeBlock;
    QString wrong = tr("You lose a card, and the action goes on.");
    if (isLastCard(reading))
        wrong = tr("You lose your last card and are out.");
    else if (block)
        wrong = tr("You lose a card, and the block holds.");
    else if (view.target == reading.me())
        wrong = tr("You lose a card, and may still block.");
    return {{Sign::Good, tr("If it is a bluff (%1 in 100)").arg(100 - truth),
             (block ? tr("%1 loses a card, and the action goes through.") : tr("%1 loses a card, and the action is off."))
                 .arg(name)},
            {Sign::Bad, tr("If it is true (%1 in 100)").arg(truth), wrong}};
}

std::vector<Outlook> Words::ofBlock(const Reading& reading, Role role)
{
    const View& view = reading.view();
    const QString& name = reading.name(view.actor);
    const bool held = reading.count(role).own > 0;
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
    if (isLastCard(reading))
        price = tr("You lose your last card and are out.");
    const QString doubted = tr("If somebody doubts it");
    if (!held)
        return {{Sign::Good, tr("A bluff that nobody doubts"), saved}, {Sign::Bad, doubted, price}};
    return {{Sign::Good, tr("You hold it: no bluff"), saved},
            {Sign::Good, doubted,
             view.isCrate() ? tr("They lose a card; you keep yours.")
                            : tr("They lose a card; you show yours and draw a new one.")}};
}

Outlook Words::ofAllow(const Reading& reading)
{
    const View& view = reading.view();
    const Seat me = reading.me();
    const QString& name = reading.name(view.actor);
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
            return booty(reading) > 0 ? Outlook{Sign::Bad, {}, tr("You lose %n coin(s).", nullptr, booty(reading))}
                                      : Outlook{Sign::Neither, {}, tr("You have no coins to lose.")};
        default:
            break;
        }
        if (view.isCrate() && reading.coins(view.actor) < kAssassinationCost)
            return {Sign::Good, {}, tr("%1 cannot pay, and loses a card instead.").arg(name)};
        return {Sign::Bad,
                {},
                isLastCard(reading) ? tr("You lose your last card and are out.") : tr("You lose a card of your choice.")};
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
    return {Sign::Neither, {}, tr("%1 may still block, unless another doubts it.").arg(reading.name(view.target))};
}

} // namespace parlour::coup
