// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/response_solver.h"

#include "engine/base/index.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace parlour::pazaak_full {

HandStates::HandStates(std::span<const Card> cards)
{
    hands_.emplace_back();
    for (std::size_t from = 0; from < hands_.size() && hands_[from].count() < kHandCards; ++from)
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (i > 0 && cards[i - 1] == cards[i])
                continue;
            Hand more = hands_[from];
            if (!more.empty() && cards[i] < more.back())
                continue;
            if (std::count(more.begin(), more.end(), cards[i]) == std::count(cards.begin(), cards.end(), cards[i]))
                continue;
            more.push_back(cards[i]);
            hands_.push_back(more);
        }
    without_.resize(hands_.size());
    for (std::size_t state = 0; state < hands_.size(); ++state)
        for (const Card card : hands_[state]) {
            Hand fewer = hands_[state];
            fewer.eraseFirst(card);
            without_[state][asIndex(card.index())] = static_cast<std::int16_t>(indexOf(fewer));
        }
}

int HandStates::indexOf(const Hand& hand) const
{
    const auto found = std::find(hands_.begin(), hands_.end(), hand);
    assert(found != hands_.end());
    return static_cast<int>(found - hands_.begin());
}

bool HandStates::holds(Card::Kind kind) const
{
    return std::any_of(hands_.begin(), hands_.end(), [&](const Hand& hand) {
        return std::any_of(hand.begin(), hand.end(), [&](Card card) { return card.kind() == kind; });
    });
}

ResponseSolver::ResponseSolver(const Rules& rules, HandStates mine, HandStates bots, bool keepsSets)
    : rules_(rules),
      mine_(std::move(mine)),
      bots_(std::move(bots)),
      keepsSets_(keepsSets),
      myTiebreaker_(mine_.holds(Card::Kind::Tiebreaker)),
      botsTiebreaker_(bots_.holds(Card::Kind::Tiebreaker)),
      values_(asIndex(mine_.count()) * asIndex(bots_.count()))
{
    const std::size_t scores = keepsSets_ ? asIndex(rules_.sets * rules_.sets) : 1;
    const std::size_t ties = (myTiebreaker_ ? 2U : 1U) * (botsTiebreaker_ ? 2U : 1U);
    tables_.reset(new Table[values_.size() * scores * ties * 2]);
}

bool ResponseSolver::solve(BotMoves& moves, const stop_token& stop)
{
    moves_ = &moves;
    for (int mine = rules_.sets - 1; mine >= 0; --mine)
        for (int bots = rules_.sets - 1; bots >= 0; --bots) {
            if (stop.stop_requested())
                return false;
            moves.begin({mine, bots, false});
            solveScore(mine, bots);
        }
    return true;
}

double ResponseSolver::start(int mine, int bots) const
{
    const auto first = [&](bool iBegan) { return static_cast<double>(value(mine, bots, {0, 0, iBegan})); };
    return (first(true) + first(false)) / 2;
}

float ResponseSolver::ended(const TurnOver& turn) const
{
    assert(keepsSets_);
    if (turn.mine > kGoal)
        return after(turn.cards, turn.score, -1);
    const std::size_t mine = asIndex(std::max(turn.mine, 0)), bots = asIndex(std::max(turn.bots, 0));
    const Table& values = tables_[indexOf(turn.cards, turn.score)];
    if (turn.iStand || turn.mine == kGoal)
        return turn.botStands ? compare(turn.cards, turn.score, turn.mine, turn.bots) : values.botDrawsAlone[mine][bots];
    return turn.botStands ? values.iDrawAlone[mine][bots] : values.botDraws[mine][bots];
}

void ResponseSolver::solveScore(int mySets, int botSets)
{
    constexpr float kPrecision = 0.0002F;
    constexpr int kMostRounds = 30;
    for (int bots = 0; bots < bots_.count(); ++bots)
        for (int mine = 0; mine < mine_.count(); ++mine) {
            auto& values =
                values_[asIndex(mine) * asIndex(bots_.count()) + asIndex(bots)][asIndex(mySets)][asIndex(botSets)];
            values.fill(0.5F);
            // A set that ends tied without a card played leads back here.
            float change = 1;
            for (int round = 0; round < kMostRounds && change > kPrecision; ++round) {
                change = 0;
                for (const bool iBegan : {false, true}) {
                    score_ = {mySets, botSets, iBegan};
                    const ResponseCards cards{mine, bots, false, false};
                    solve(cards);
                    const Table& solved = table(cards);
                    const float found = (iBegan ? solved.iDraw : solved.botDraws)[0][0];
                    change = std::max(change, std::abs(found - values[iBegan]));
                    values[iBegan] = found;
                }
            }
            for (const bool iBegan : {false, true})
                for (const int ties : {1, 2, 3}) {
                    const ResponseCards cards{mine, bots, (ties & 1) != 0, (ties & 2) != 0};
                    score_ = {mySets, botSets, iBegan};
                    if ((!cards.myTie || myTiebreaker_) && (!cards.botsTie || botsTiebreaker_))
                        solve(cards);
                }
        }
}

float ResponseSolver::value(int mine, int bots, const Score& score) const
{
    if (score.mine >= rules_.sets)
        return 1;
    if (score.theirs >= rules_.sets)
        return 0;
    return values_[asIndex(mine) * asIndex(bots_.count()) + asIndex(bots)][asIndex(score.mine)][asIndex(score.theirs)]
                  [score.iBegan];
}

/// The value after a set that `winner` won: 1 the responder, -1 the bot, 0 nobody.
float ResponseSolver::after(const ResponseCards& cards, const Score& score, int winner) const
{
    Score next = score;
    next.mine += winner > 0;
    next.theirs += winner < 0;
    if (rules_.begins == Begins::Alternate)
        next.iBegan = !score.iBegan;
    else if (rules_.begins == Begins::Loser && winner != 0)
        next.iBegan = winner < 0;
    return value(cards.mine, cards.bots, next);
}

float ResponseSolver::compare(const ResponseCards& cards, const Score& score, int mine, int bots) const
{
    return after(cards, score, mine != bots ? (mine > bots ? 1 : -1) : int{cards.myTie} - int{cards.botsTie});
}

std::size_t ResponseSolver::indexOf(const ResponseCards& cards, const Score& score) const
{
    std::size_t index = keepsSets_ ? asIndex(score.mine * rules_.sets + score.theirs) : 0U;
    index = (index * asIndex(mine_.count()) + asIndex(cards.mine)) * asIndex(bots_.count()) + asIndex(cards.bots);
    index = myTiebreaker_ ? index * 2 + cards.myTie : index;
    index = botsTiebreaker_ ? index * 2 + cards.botsTie : index;
    return index * 2 + score.iBegan;
}

/// The value at the end of an own turn with the better of end and stand.
float ResponseSolver::iEnded(const ResponseCards& cards, int total, int bots, bool alone) const
{
    if (total > kGoal)
        return after(cards, score_, -1);
    const std::size_t mine = asIndex(std::max(total, 0));
    const Table& values = tables_[indexOf(cards, score_)];
    const float stands =
        alone ? compare(cards, score_, static_cast<int>(mine), bots) : values.botDrawsAlone[mine][asIndex(bots)];
    if (total == kGoal)
        return stands;
    return std::max(stands, alone ? values.iDrawAlone[mine][asIndex(bots)] : values.botDraws[mine][asIndex(bots)]);
}

/// The best value after an own draw of `card` that makes `total`.
float ResponseSolver::iDrew(const ResponseCards& cards, int total, int card, int bots, bool alone) const
{
    float best = iEnded(cards, total, bots, alone);
    if (total == kGoal)
        return best;
    for (const Card each : kinds_) {
        ResponseCards next = cards;
        next.mine = mine_.without(cards.mine, each);
        next.myTie |= each == Card::tiebreaker();
        if (each.kind() == Card::Kind::Flip) {
            float mean = 0;
            for (const auto& [sum, chance] : flipChances(each == Card::flipTwoFour() ? 0 : 1, total))
                mean += chance * std::max(best, iEnded(next, total - 2 * sum, bots, alone));
            best = mean;
            continue;
        }
        for (const Play& play : playsOf(each)) {
            const int value = each.kind() == Card::Kind::Double ? card : play.value;
            if (total + value <= kGoal)
                best = std::max(best, iEnded(next, total + value, bots, alone));
        }
    }
    return best;
}

/// Values of the next own draw at one total, by the bot's. The drawn card matters for a double alone.
void ResponseSolver::iDraw(const ResponseCards& cards, int total, bool alone, std::array<float, kTotals>& into,
                           const std::array<std::array<float, kTotals>, kHighestDraw + 1>& drew) const
{
    const bool doubles = kinds_.contains(Card::doubling());
    for (int bots = 0; bots <= kGoal; ++bots) {
        float sum = 0;
        for (int card = 1; card <= kHighestHouse; ++card)
            sum += doubles ? iDrew(cards, total + card, card, bots, alone) : drew[asIndex(total + card)][asIndex(bots)];
        into[asIndex(bots)] = sum / kHighestHouse;
    }
}

/// Values of the bot's next draw. `alone`: the responder stands.
float ResponseSolver::botDraws(const ResponseCards& cards, int mine, int total, bool alone) const
{
    float sum = 0;
    for (int card = 1; card <= kHighestHouse; ++card) {
        const int drawn = total + card;
        if (drawn == kGoal) {
            sum += botEnded(cards, mine, kGoal, true, alone);
            continue;
        }
        for (const BotMove& move : moves_->of({cards, score_.iBegan, drawn, card, mine, alone}))
            sum += move.chance
                * botEnded({cards.mine, move.left, cards.myTie, move.tiebreaker}, mine, move.total, move.stands, alone);
    }
    return sum / kHighestHouse;
}

float ResponseSolver::botEnded(const ResponseCards& cards, int mine, int total, bool stands, bool alone) const
{
    if (total > kGoal)
        return after(cards, score_, 1);
    const Table& values = tables_[indexOf(cards, score_)];
    if (stands)
        return alone ? compare(cards, score_, mine, total) : values.iDrawAlone[asIndex(mine)][asIndex(total)];
    return (alone ? values.botDrawsAlone : values.iDraw)[asIndex(mine)][asIndex(total)];
}

void ResponseSolver::solve(const ResponseCards& cards)
{
    kinds_.clear();
    for (const Card card : mine_.cards(cards.mine))
        if (!kinds_.contains(card))
            kinds_.push_back(card);
    Table& out = table(cards);
    std::array<std::array<float, kTotals>, kHighestDraw + 1> drew;
    const auto fillDrew = [&](int total, bool alone) {
        for (int bots = 0; bots <= kGoal; ++bots)
            drew[asIndex(total)][asIndex(bots)] = iDrew(cards, total, 0, bots, alone);
    };
    for (int total = kHighestDraw; total >= 0; --total) {
        if (total < kGoal)
            iDraw(cards, total, true, out.iDrawAlone[asIndex(total)], drew);
        fillDrew(total, true);
    }
    for (int mine = 0; mine <= kGoal; ++mine)
        for (int total = kGoal - 1; total >= 0; --total)
            out.botDrawsAlone[asIndex(mine)][asIndex(total)] = botDraws(cards, mine, total, true);
    for (int mine = 0; mine <= kGoal; ++mine)
        out.botDrawsAlone[asIndex(mine)][kGoal] = compare(cards, score_, mine, kGoal);
    for (int total = kHighestDraw; total >= 0; --total) {
        if (total < kGoal) {
            iDraw(cards, total, false, out.iDraw[asIndex(total)], drew);
            out.botDraws[asIndex(total)][kGoal] = out.iDrawAlone[asIndex(total)][kGoal]; // 20 stands
            for (int bots = kGoal - 1; bots >= 0; --bots)
                out.botDraws[asIndex(total)][asIndex(bots)] = botDraws(cards, total, bots, false);
        }
        fillDrew(total, false);
    }
}

} // namespace parlour::pazaak_full
