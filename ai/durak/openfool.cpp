// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// durak.openfool and durak.article: the reference program's decisions, step by step, on the published hand value. They
// differ only in the values of single cards. Candidates are compared in hand order; only a strictly greater value replaces
// the best so far. They always cover the oldest open attack, though our rules allow any.
#include "ai/durak/durak_bots.h"
#include "ai/durak/hand_value.h"
#include "engine/durak/durak.h"

#include <algorithm>
#include <optional>

namespace parlour::durak {

namespace {

using Kind = Action::Kind;

constexpr int kRankOnTableBonus =
    300; ///< bonus of a cover whose rank is already on the table: it allows no further throw-in
constexpr int kCoverLoss = 800; ///< a cover must lose less than this
constexpr int kTransferLoss = 400; ///< a transfer must lose less than this

/// Throwing in must lose less than this with `stock` cards undealt.
constexpr int throwLoss(int stock)
{
    return 1200 - 50 * stock;
}

/// A cover must be worse than taking by less than this.
constexpr int takeLoss(int stock)
{
    return 2000 - 40 * stock;
}

/// A playable card, the value of the hand without it, and a bonus.
struct Option {
    Card card;
    int value = 0;
    int bonus = 0;
};

std::vector<ReportPart> partsOf(const HandValue& value)
{
    if (value.out != 0)
        return {{SAY("Reason", "Out of cards"), static_cast<double>(value.out)}};
    const Text many =
        value.handSize < 0 ? SAY("Reason", "More cards than the others") : SAY("Reason", "Fewer cards than the others");
    return {{SAY("Reason", "Cards left in hand"), static_cast<double>(value.cards)},
            {SAY("Reason", "Equal ranks"), static_cast<double>(value.ranks)},
            {SAY("Reason", "Suit balance"), static_cast<double>(value.balance)},
            {many, static_cast<double>(value.handSize)}};
}

/// A bonus to the value of a hand, as a part of a report.
struct Bonus {
    Text name;
    int value = 0;
};

/// The rule that decided, with its numbers. Becomes a sentence only in a report.
struct Verdict {
    Text text;
    FixedList<int, 2> numbers;
};

/// One decision: the position, and the report if one is requested.
class Decision {
public:
    Decision(Values values, const Question<Durak>& question)
        : view_(question.view),
          legal_(question.legal),
          report_(question.report),
          evaluator_(values, view_),
          hand_(setOf(view_.hand)),
          ranksOnTable_(setOf(view_.table).sameRanks())
    {
    }

    Action make()
    {
        const Action action = decide();
        if (report_)
            report_->chosen = toText(action);
        return action;
    }

private:
    Action decide()
    {
        switch (view_.phase) {
        case Phase::Lead:
            return lead();
        case Phase::Throw:
            return throwIn();
        case Phase::Defend:
            return defend();
        default:
            return conclude({Kind::Keep, {}, {}}, {SAY("Reason", "Never asks for a new deal."), {}});
        }
    }

    Action lead()
    {
        reportHandValue();
        const Option best = *bestAttack(hand_);
        return conclude({Kind::Attack, best.card, {}},
                        {SAY("Reason", "Leads the card that leaves the most valuable hand."), {}});
    }

    Action throwIn()
    {
        const int loss = throwLoss(view_.stock);
        const int now = reportHandValue(loss);
        const auto best = bestAttack(hand_ & ranksOnTable_);
        if (report_)
            reportCandidate({Kind::Done, {}, {}}, hand_, SAY("Reason", "Keeps the hand as it is"));
        if (best && now - total(*best) < loss)
            return conclude({Kind::Attack, best->card, {}},
                            {SAY("Reason", "Throws in, because the hand loses less than %1 by it."), {loss}});
        return conclude({Kind::Done, {}, {}},
                        {SAY("Reason", "Is done, because throwing in would lose %1 or more."), {loss}});
    }

    Action defend()
    {
        const int now = reportHandValue(kCoverLoss);
        const Card attack =
            std::find_if(view_.table.begin(), view_.table.end(), [](const Pair& pair) { return !pair.covered; })->attack;
        const auto best = bestCover(attack);
        const CardSet all = hand_ | setOf(view_.table);
        const Action* transfer = possibleTransfer();
        if (report_)
            reportCandidate({Kind::Take, {}, {}}, all, SAY("Reason", "Gets every card on the table"));
        if (transfer && transferValue(*transfer) > now - kTransferLoss)
            return conclude(*transfer,
                            {SAY("Reason", "Passes the attack on, because the hand without the rank loses less than %1."),
                             {kTransferLoss}});
        if (!best)
            return conclude({Kind::Take, {}, {}}, {SAY("Reason", "Takes, because no card beats the attack."), {}});
        if (const auto why = coverReason(now, total(*best), all))
            return conclude({Kind::Cover, best->card, attack}, *why);
        return conclude({Kind::Take, {}, {}}, {SAY("Reason", "Takes, because covering would cost the hand too much."), {}});
    }

    static int total(const Option& option) { return option.value + option.bonus; }

    /// Returns the best attack of `cards`, ties in hand order.
    std::optional<Option> bestAttack(CardSet cards)
    {
        std::optional<Option> best;
        for (const Card card : view_.hand) {
            if (!cards.has(card))
                continue;
            const int bonus = pairBonus(card.rank(), (hand_ & CardSet::ofRank(card.rank())).size());
            const Option option{card, valueWithout(card), bonus};
            if (!best || total(option) > total(*best))
                best = option;
            if (report_)
                reportCandidate({Kind::Attack, card, {}}, hand_ - CardSet::of(card),
                                bonus == 0 ? spends(card) : SAY("Reason", "One of several of its rank"),
                                {SAY("Reason", "Several of its rank"), bonus});
        }
        return best;
    }

    /// Returns the best cover of `attack`, ties in hand order.
    std::optional<Option> bestCover(Card attack)
    {
        const CardSet beaters = beating(view_.rules, view_.trump(), attack);
        std::optional<Option> best;
        for (const Card card : view_.hand) {
            if (!beaters.has(card))
                continue;
            const Option option{card, valueWithout(card), ranksOnTable_.has(card) ? kRankOnTableBonus : 0};
            if (!best || total(option) > total(*best))
                best = option;
            if (report_)
                reportCandidate({Kind::Cover, card, attack}, hand_ - CardSet::of(card),
                                ranksOnTable_.has(card) ? SAY("Reason", "Its rank lies there already")
                                                        : SAY("Reason", "Would bring a new rank to the table"),
                                {SAY("Reason", "Rank already on the table"), option.bonus});
        }
        return best;
    }

    /// Returns the transfer to consider; nullptr if there is none. The first plain card of the rank in hand order, else the
    /// trump, shown rather than played where that is legal.
    const Action* possibleTransfer() const
    {
        const auto find = [&](auto fits) -> const Action* {
            const auto at = std::find_if(legal_.begin(), legal_.end(), fits);
            return at == legal_.end() ? nullptr : at;
        };
        for (const Card card : view_.hand)
            if (card.suit() != view_.trump())
                if (const Action* plain = find([&](const Action& each) { return each == Action{Kind::Transfer, card, {}}; }))
                    return plain;
        if (const Action* show = find([](const Action& each) { return each.kind == Kind::Show; }))
            return show;
        return find([](const Action& each) { return each.kind == Kind::Transfer; });
    }

    /// Evaluates the hand without the whole rank, and without its plain cards, although one card is played. Returns the
    /// greater value.
    int transferValue(const Action& transfer)
    {
        const CardSet rank = CardSet::ofRank(transfer.card.rank());
        const CardSet withoutAll = hand_ - rank;
        const CardSet withoutPlain = hand_ - (rank - CardSet::ofSuit(view_.trump()));
        const int all = evaluator_.value(withoutAll);
        const int plain = evaluator_.value(withoutPlain);
        if (report_ && all >= plain)
            reportCandidate(transfer, withoutAll, SAY("Reason", "The hand without the whole rank"));
        else if (report_)
            reportCandidate(transfer, withoutPlain, SAY("Reason", "The hand without the plain cards of the rank"));
        return std::max(all, plain);
    }

    /// Returns the rule that allows a cover with value `after`; nullopt if none does.
    std::optional<Verdict> coverReason(int now, int after, CardSet all) const
    {
        if (now - after < kCoverLoss)
            return Verdict{after < now ? SAY("Reason", "Covers: it costs the hand only %2 (limit %1).")
                                       : SAY("Reason", "Covers: the hand gains %2 by it (a loss of %1 would be too much)."),
                           {kCoverLoss, std::abs(after - now)}};
        if (evaluator_.value(all) - after < takeLoss(view_.stock))
            return Verdict{SAY("Reason", "Covers, because taking would not be better by %1 or more."),
                           {takeLoss(view_.stock)}};
        if (view_.stock == 0)
            return Verdict{SAY("Reason", "Covers, because with an empty stock it always does."), {}};
        return {};
    }

    int valueWithout(Card card) const { return evaluator_.value(hand_ - CardSet::of(card)); }

    // ---- Report -----------------------------------------------------------------------------------------------------

    /// Returns the value of the hand now, and reports it with the threshold of the decision.
    int reportHandValue(std::optional<int> threshold = {})
    {
        const int now = evaluator_.value(hand_);
        if (report_) {
            report_->unit = SAY("Reason", "Value after");
            report_->facts.push_back({SAY("Reason", "Hand value before"), static_cast<double>(now)});
            if (threshold)
                report_->facts.push_back({SAY("Reason", "Threshold"), static_cast<double>(*threshold)});
        }
        return now;
    }

    /// Reports an action that leaves the hand `after`, with its bonus.
    void reportCandidate(const Action& action, CardSet after, Text why, Bonus bonus = {})
    {
        const HandValue value = evaluator_.evaluate(after);
        Candidate candidate;
        candidate.action = toText(action);
        candidate.value = value.total() + bonus.value;
        candidate.why = why;
        candidate.parts = partsOf(value);
        if (bonus.value != 0)
            candidate.parts.push_back({bonus.name, static_cast<double>(bonus.value)});
        report_->candidates.push_back(std::move(candidate));
    }

    Text spends(Card card) const
    {
        if (card.suit() != view_.trump())
            return SAY("Reason", "Spends a plain card");
        const bool only = (hand_ & CardSet::ofSuit(view_.trump())).size() == 1;
        return only ? SAY("Reason", "Spends the only trump") : SAY("Reason", "Spends a trump");
    }

    Action conclude(const Action& action, const Verdict& verdict)
    {
        if (report_) {
            report_->verdict.text = verdict.text;
            for (const int number : verdict.numbers)
                report_->verdict.arguments.emplace_back(static_cast<long long>(number));
        }
        return action;
    }

    const View& view_;
    const ActionList<Durak>& legal_;
    Report* report_;
    HandEvaluator evaluator_;
    CardSet hand_;
    CardSet ranksOnTable_; ///< all cards of the ranks on the table
};

class OpenFool final : public Bot<Durak> {
public:
    explicit OpenFool(Values values) : values_(values) {}
    Action choose(const Question<Durak>& question) override { return Decision(values_, question).make(); }

private:
    Values values_;
};

} // namespace

std::unique_ptr<AnyBot> makeOpenFool(const Resources&)
{
    return std::make_unique<OpenFool>(Values::App);
}

std::unique_ptr<AnyBot> makeArticle(const Resources&)
{
    return std::make_unique<OpenFool>(Values::Article);
}

} // namespace parlour::durak
