// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of Coup's questions: headline, known facts, and the consequences of each answer. Counts and rules, no advice.
#include "app/tables/coup/coup_text.h"

#include "app/draw/lists.h"
#include "app/tables/kit/text.h"
#include "app/tables/report_text.h"

#include <algorithm>

namespace parlour::coup {

using kit::bold;
using kit::sentences;

namespace {

using Kind = Action::Kind;
using Sign = Consequence::Sign;

/// The current question and its answers, addressed to the player at the bottom.
class QuestionText {
    Q_DECLARE_TR_FUNCTIONS(Coup)

public:
    explicit QuestionText(const SeenPosition& seen) : seen_(seen), view_(seen.view()) {}

    Headline headline() const
    {
        switch (view_.phase) {
        case Phase::Deal:
            return {tr("The cards are dealt"), {}};
        case Phase::Turn:
            if (!seen_.mayAct())
                return {seen_.sentenceFor(view_.actor, tr("Your turn"), tr("%1 is to move")), happened()};
            return {tr("Your turn"),
                    seen_.coins(seen_.me()) >= kForcedCoup ? tr("With ten coins or more you must coup")
                                                           : tr("Choose an action")};
        case Phase::ChallengeAction:
            return {claimed(), sentences({whatItWouldDo(), asked()})};
        case Phase::Block:
            return {attack(), sentences({howToBlock(), asked()})};
        case Phase::ChallengeBlock: {
            const QString role = TableText::role(view_.blockAs, RoleForm::The);
            const QString stops =
                seen_.sentenceFor(view_.actor, tr("This stops your action."), tr("This stops the action of %1."));
            return {seen_.sentenceFor(view_.blocker, tr("You claim %1 to block"), tr("%1 claims %2 to block"), role),
                    sentences({stops, asked()})};
        }
        case Phase::Lose:
            return {seen_.sentenceFor(view_.loser, tr("You lose a card"), tr("%1 loses a card")),
                    sentences(
                        {lossText(),
                         seen_.mayAct() ? tr("Choose which one: a click loses it, or its number and Enter.") : QString()})};
        case Phase::Replace: {
            const Role shown = view_.loser == view_.blocker ? view_.blockAs : claimOf(view_.action);
            return {seen_.sentenceFor(view_.loser, tr("You showed %1"), tr("%1 showed %2"),
                                      TableText::role(shown, RoleForm::The)),
                    sentences({challenged(), tr("The card goes back to the court, and another is drawn for it.")})};
        }
        case Phase::Draw:
        case Phase::Return:
            if (seen_.mayAct())
                return {seen_.cards(seen_.me()) > kHandSize + 1 ? tr("Keep two of these four cards")
                                                                : tr("Keep one of these three cards"),
                        tr("A click keeps a card, or its number and Enter. The other two go back to the court.")};
            return {seen_.sentenceFor(view_.actor, tr("You exchange cards"), tr("%1 exchanges cards")),
                    tr("Two cards are drawn from the court, and two go back.")};
        case Phase::Over: // the result has a text of its own
            break;
        }
        return {};
    }

    /// The consequences of an answer.
    std::vector<Consequence> consequences(const Action& action) const
    {
        if (action.kind == Kind::Challenge)
            return ofChallenge();
        if (action.kind == Kind::Block)
            return ofBlock(action.role);
        return {ofAllow()};
    }

private:
    /// The last step in sentences.
    QString happened() const
    {
        return sentences(kit::textsOf(TableText::log(seen_.position().lastStep, seen_), [&](const LogLine& each) {
            const bool named = each.who >= 0;
            return (named ? tr("%1 %2", "who, what they did").arg(seen_.name(each.who), each.text) : each.text)
                + QLatin1Char('.');
        }));
    }

    QString claimed() const
    {
        const QString role = TableText::role(claimOf(view_.action), RoleForm::The);
        const QString& name = seen_.name(view_.actor);
        if (view_.target < 0)
            return seen_.sentenceFor(view_.actor, tr("You claim %1"), tr("%1 claims %2"), role);
        if (seen_.isYou(view_.target))
            return tr("%1 claims %2, against you").arg(name, role);
        const QString& target = seen_.name(view_.target);
        return seen_.sentenceFor(view_.actor, tr("You claim %1, against %2"), tr("%1 claims %2, against %3"), role, target);
    }

    QString whatItWouldDo() const
    {
        switch (view_.action) {
        case Kind::Tax:
            return seen_.sentenceFor(view_.actor, tr("You would take 3 coins."), tr("%1 would take 3 coins."));
        case Kind::Exchange:
            return seen_.sentenceFor(view_.actor, tr("You would exchange cards with the court."),
                                     tr("%1 would exchange cards with the court."));
        case Kind::Steal:
            return seen_.isYou(view_.target)
                ? tr("It would cost you %n coin(s).", nullptr, stolenCoins())
                : tr("It would cost %1 %n coin(s).", nullptr, stolenCoins()).arg(seen_.name(view_.target));
        default:
            break;
        }
        if (view_.isCrate())
            return seen_.sentenceFor(view_.actor, tr("You pay 3 coins only if it gets through."),
                                     tr("%1 pays 3 coins only if it gets through."));
        return seen_.sentenceFor(view_.actor, tr("You have paid 3 coins."), tr("%1 has paid 3 coins."));
    }

    /// The action that may still be blocked.
    QString attack() const
    {
        const QString& name = seen_.name(view_.actor);
        if (view_.action == Kind::ForeignAid)
            return seen_.sentenceFor(view_.actor, tr("You ask for foreign aid"), tr("%1 asks for foreign aid"));
        const QString& target = seen_.name(view_.target);
        const bool atYou = seen_.isYou(view_.target);
        if (view_.action == Kind::Steal)
            return atYou ? tr("%1 is about to steal from you").arg(name)
                         : seen_.sentenceFor(view_.actor, tr("You are about to steal from %1"),
                                             tr("%1 is about to steal from %2"), target);
        return atYou ? tr("The assassin of %1 is at your door").arg(name)
                     : seen_.sentenceFor(view_.actor, tr("Your assassin is at the door of %1"),
                                         tr("The assassin of %1 is at the door of %2"), target);
    }

    QString howToBlock() const
    {
        if (view_.action == Kind::ForeignAid)
            return tr("Anybody who claims the Duke may block it.");
        if (view_.action == Kind::Steal)
            return seen_.sentenceFor(view_.target, tr("You may block it as Captain or as Ambassador."),
                                     tr("%1 may block it as Captain or as Ambassador."));
        return seen_.sentenceFor(view_.target, tr("You may block it as Contessa."), tr("%1 may block it as Contessa."));
    }

    /// The players who are asked.
    QString asked() const
    {
        if (seen_.isPlaying() && view_.answer != Kind::Return && !seen_.mayAct())
            return tr("You have answered; the answers are revealed together.");
        if (seen_.mayAct() && view_.waiting.size() > 1)
            return tr("You and %n other(s) answer together.", nullptr, view_.waiting.size() - 1);
        if (seen_.mayAct())
            return {};
        QStringList names;
        for (const Seat seat : view_.waiting)
            if (seat != seen_.me() || !seen_.isYou(seen_.me()))
                names << seen_.name(seat);
        return names.empty() ? QString() : tr("Asked now: %1.").arg(listOf(names));
    }

    QString challenged() const { return seen_.sentenceFor(view_.challenger, tr("You challenged."), tr("%1 challenged.")); }

    /// The reason of a loss.
    QString lossText() const
    {
        switch (seen_.lossReason()) {
        case LossReason::WrongChallenge: {
            const bool block = view_.blocker >= 0;
            const Seat prover = block ? view_.blocker : view_.actor;
            const QString role = TableText::role(block ? view_.blockAs : claimOf(view_.action), RoleForm::The);
            return seen_.sentenceFor(prover, tr("You did have %1."), tr("%1 did have %2."), role);
        }
        case LossReason::Bluff: {
            const QString role = TableText::role(view_.lastActions[asIndex(view_.loser)].claim, RoleForm::No);
            return sentences({challenged(), seen_.sentenceFor(view_.loser, tr("You had %1."), tr("%1 had %2."), role)});
        }
        case LossReason::Unpaid:
            return tr("The action could not be paid for.");
        case LossReason::Coup:
            return seen_.sentenceFor(view_.actor, tr("Your coup struck."), tr("The coup of %1 struck."));
        case LossReason::Assassination:
            break;
        }
        return seen_.sentenceFor(view_.actor, tr("Your assassin struck."), tr("The assassin of %1 struck."));
    }

    std::vector<Consequence> ofChallenge() const
    {
        const Seat claimant = seen_.claimant();
        const QString& name = seen_.name(claimant);
        const int truth = seen_.chanceOf(claimant, seen_.claim());
        const bool block = view_.phase == Phase::ChallengeBlock;
        QString wrong = tr("You lose a card, and the action goes on.");
        if (isLastCard())
            wrong = tr("You lose your last card and are out.");
        else if (block)
            wrong = tr("You lose a card, and the block holds.");
        else if (view_.target == seen_.me())
            wrong = tr("You lose a card, and may still block.");
        const bool isBelieved = seen_.beliefIn(claimant, seen_.claim()).has_value();
        const QString bluff =
            isBelieved ? tr("If it is a bluff (as it is believed, %1 in 100)") : tr("If it is a bluff (by count %1 in 100)");
        const QString held =
            isBelieved ? tr("If it is true (as it is believed, %1 in 100)") : tr("If it is true (by count %1 in 100)");
        return {
            {Sign::Good, bluff.arg(100 - truth),
             (block ? tr("%1 loses a card, and the action goes through.") : tr("%1 loses a card, and the action is off."))
                 .arg(name)},
            {Sign::Bad, held.arg(truth), wrong}};
    }

    std::vector<Consequence> ofBlock(Role role) const
    {
        const QString& name = seen_.name(view_.actor);
        const bool held = seen_.count(role).own > 0;
        QString saved;
        QString price;
        switch (view_.action) {
        case Kind::ForeignAid:
            saved = tr("%1 gets no coins.").arg(name);
            price = tr("You lose a card, and %1 takes 2 coins.").arg(name);
            break;
        case Kind::Steal:
            saved = tr("You keep your coins.");
            price = tr("You lose a card and the coins.");
            break;
        default:
            saved = view_.isCrate() ? tr("You keep your card.") : tr("You keep your card, and the 3 coins stay paid.");
            price = tr("You lose both cards and are out.");
        }
        if (isLastCard())
            price = tr("You lose your last card and are out.");
        const QString challenged = tr("If challenged");
        if (!held)
            return {{Sign::Good, tr("An unchallenged bluff"), saved}, {Sign::Bad, challenged, price}};
        return {{Sign::Good, tr("You hold it: no bluff"), saved},
                {Sign::Good, challenged,
                 view_.isCrate() ? tr("They lose a card; you keep yours.")
                                 : tr("They lose a card; you show yours and draw a new one.")}};
    }

    Consequence ofAllow() const
    {
        const QString& name = seen_.name(view_.actor);
        const bool two = view_.seated.size() == 2;
        if (view_.phase == Phase::ChallengeBlock) {
            if (view_.actor == seen_.me())
                return bad(tr("Your action is blocked."));
            return neither(two ? tr("The block holds.") : tr("The block holds, unless another challenges."));
        }
        if (view_.phase == Phase::Block) {
            switch (view_.action) {
            case Kind::ForeignAid:
                return neither((two ? tr("%1 takes 2 coins.") : tr("%1 takes 2 coins, unless another blocks.")).arg(name));
            case Kind::Steal:
                return stolenCoins() > 0 ? bad(tr("You lose %n coin(s).", nullptr, stolenCoins()))
                                         : neither(tr("You have no coins to lose."));
            default:
                break;
            }
            if (view_.isCrate() && seen_.coins(view_.actor) < kAssassinationCost)
                return {Sign::Good, {}, tr("%1 cannot pay, and loses a card instead.").arg(name)};
            return bad(isLastCard() ? tr("You lose your last card and are out.") : tr("You lose a card of your choice."));
        }
        switch (view_.action) {
        case Kind::Tax:
            return neither((two ? tr("%1 takes 3 coins.") : tr("%1 takes 3 coins, unless another challenges.")).arg(name));
        case Kind::Exchange:
            return neither(
                (two ? tr("%1 exchanges cards.") : tr("%1 exchanges cards, unless another challenges.")).arg(name));
        default:
            break;
        }
        if (view_.target == seen_.me())
            return neither(tr("You are asked next whether you block."));
        return neither(tr("%1 may still block, unless another challenges.").arg(seen_.name(view_.target)));
    }

    /// The number of coins that a theft takes.
    int stolenCoins() const { return std::min(2, seen_.coins(view_.target)); }
    bool isLastCard() const { return seen_.cards(seen_.me()) == 1; }
    static Consequence bad(const QString& text) { return {Sign::Bad, {}, text}; }
    static Consequence neither(const QString& text) { return {Sign::Neither, {}, text}; }

    const SeenPosition& seen_;
    const View& view_;
};

} // namespace

Headline TableText::headline(const SeenPosition& seen)
{
    return QuestionText(seen).headline();
}

// ------------------------------------------------------------------------------------------------------- what is known

QStringList TableText::facts(const SeenPosition& seen)
{
    const View& view = seen.view();
    QStringList lines;
    if (!view.handed.empty())
        lines << bold(tr("An oddity of these rules shows you the hand of %1: <b>%2</b>")
                          .arg(seen.name(view.actor), rolesIn(view.handed)));
    const Seat claimant = seen.claimant();
    if (claimant < 0 || claimant == seen.me() || view.phase == Phase::Block) // too late for a challenge
        return lines;
    const Role claim = seen.claim();
    lines << tr("%1: %2.", "a role, where its copies are").arg(role(claim), accountOf(seen, claim));
    lines << sentences({tr("%n card(s) are hidden from you.", nullptr, seen.hidden()),
                        tr("%1 holds %n of them.", nullptr, seen.cards(claimant)).arg(seen.name(claimant))});
    const int truth = seen.chanceOf(claimant, claim);
    lines << bold(seen.beliefIn(claimant, claim)
                      ? tr("By the count and the play so far the claim is true <b>%n time(s) in 100</b>.", nullptr, truth)
                      : tr("By the count alone the claim is true <b>%n time(s) in 100</b>.", nullptr, truth));
    if (claim == Role::None)
        return lines;
    const int before = view.claims[asIndex(claimant)][asIndex(claim)] - 1;
    if (view.caught[asIndex(claimant)].has(claim))
        lines << tr("%1 was caught bluffing with it before.").arg(seen.name(claimant));
    else if (view.shown[asIndex(claimant)].has(claim))
        lines << tr("%1 has shown this card before.").arg(seen.name(claimant));
    else if (before > 0)
        lines << tr("%1 has claimed it %n time(s) before.", nullptr, before).arg(seen.name(claimant));
    else
        lines << tr("%1 claims it for the first time.").arg(seen.name(claimant));
    return lines;
}

QString TableText::accountOf(const SeenPosition& seen, Role role)
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

QStringList TableText::reportFacts(const Report& report)
{
    QStringList lines;
    if (!report.verdict.empty() && report.verdict.arguments.empty())
        lines << kit::translated(report.verdict.text);
    for (const ReportPart& fact : report.facts)
        if (!isChance(report, fact)) // chances are drawn as bars next to the table
            lines << TableText::fact(kit::translated(fact.label), QString::number(fact.value));
    return lines;
}

QString TableText::fact(const QString& what, const QString& figure)
{
    return tr("%1: %2", "a fact and its figure").arg(what, figure);
}

// --------------------------------------------------------------------------------------------------------- the answers

std::vector<Answer> TableText::answers(const SeenPosition& seen)
{
    std::vector<Answer> answers;
    if (!seen.isWindow() || !seen.mayAct())
        return answers;
    for (const Action& action : seen.legal()) {
        QString label = TableText::action(action, nullptr);
        if (action.kind == Kind::Allow && seen.view().phase == Phase::Block)
            label = tr("Let it happen");
        answers.push_back({action, label, QuestionText(seen).consequences(action)});
    }
    // The default answer comes last.
    std::rotate(answers.begin(), answers.begin() + (answers.empty() ? 0 : 1), answers.end());
    return answers;
}

} // namespace parlour::coup
