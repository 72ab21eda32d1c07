// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/match_model.h"

#include "engine/base/index.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace parlour::pazaak_full {

int OwnHand::firstCopies(int mine) const
{
    int first = 0;
    for (std::size_t i = 0; i < dealt_.size(); ++i)
        if (mine & 1 << i) {
            std::size_t place = i;
            while (place > 0 && dealt_[place - 1] == dealt_[i] && !(first & 1 << (place - 1)))
                --place;
            first |= 1 << place;
        }
    return first;
}

int OwnHand::subsetOf(const Hand& hand) const
{
    int mine = 0;
    Hand left = hand;
    for (std::size_t i = 0; i < dealt_.size(); ++i)
        if (left.eraseFirst(dealt_[i]))
            mine |= 1 << i;
    return firstCopies(mine);
}

int OwnHand::without(int mine, Card card) const
{
    for (std::size_t i = dealt_.size(); i-- > 0;)
        if (dealt_[i] == card && mine & 1 << i)
            return mine & ~(1 << i);
    assert(false);
    return mine;
}

Hand OwnHand::cardsIn(int mine) const
{
    Hand cards;
    for (std::size_t i = 0; i < dealt_.size(); ++i)
        if (mine & 1 << i)
            cards.push_back(dealt_[i]);
    return cards;
}

Hand OwnHand::kindsIn(int mine) const
{
    Hand kinds;
    for (std::size_t i = 0; i < dealt_.size(); ++i)
        if (mine & 1 << i && !kinds.contains(dealt_[i]))
            kinds.push_back(dealt_[i]);
    return kinds;
}

int OwnHand::countOf(int mine, Card card) const
{
    int count = 0;
    for (std::size_t i = 0; i < dealt_.size(); ++i)
        count += mine & 1 << i && dealt_[i] == card;
    return count;
}

HiddenHands hiddenHands(const DeckBelief& belief, int cards, int most)
{
    HiddenHands hidden;
    for (int count = 0; count <= cards; ++count)
        hidden[asIndex(count)] = belief.hands(count, most);
    return hidden;
}

SetModel::SetModel(const OwnHand& own, HiddenHands hidden)
    : own_(own),
      hidden_(std::move(hidden)),
      tables_(new SetTable[kTables])
{
    for (const auto& hands : hidden_)
        for (const LikelyHand& each : hands)
            hiddenTiebreaker_ |= each.hand.tiebreaker;
}

bool SetModel::mayBe(const CardsLeft& cards, const CardsLeft& from) const
{
    const Card tiebreaker = Card::tiebreaker();
    const bool iMay = own_.countOf(cards.mine, tiebreaker) < own_.countOf(from.mine, tiebreaker);
    const bool theyMay = hiddenTiebreaker_ && cards.theirs < from.theirs;
    return (cards.myTie ? from.myTie || iMay : !from.myTie) && (cards.theirTie ? from.theirTie || theyMay : !from.theirTie);
}

void SetModel::solve(const CardsLeft& cards, const Outcomes& outcomes)
{
    FixedList<OwnPlay, kHandCards * 4> plays;
    for (const Card card : own_.kindsIn(cards.mine)) {
        CardsLeft next = cards;
        next.mine = own_.without(cards.mine, card);
        next.myTie |= card == Card::tiebreaker();
        for (const Play& play : playsOf(card))
            plays.push_back({play, &table(next)});
    }
    SetPosition position;
    position.outcomes = outcomes;
    position.myTiebreaker = cards.myTie;
    position.theirTiebreaker = cards.theirTie;
    position.plays = {plays.begin(), plays.size()};
    position.hands = hands(cards.theirs);
    if (cards.theirs > 0) {
        position.theirNext = &table({cards.mine, cards.theirs - 1, cards.myTie, cards.theirTie});
        position.theirNextTie = &table({cards.mine, cards.theirs - 1, cards.myTie, true});
    }
    pazaak_full::solve(position, tables_[indexOf(cards)]);
}

std::optional<MatchModel> MatchModel::solve(const Rules& rules, const HiddenHands& hidden, const Hand& dealt,
                                            const stop_token& stop)
{
    MatchModel match(rules);
    std::array<SetModel, 2> models{SetModel(OwnHand(dealt), hidden), SetModel(OwnHand(dealt), hidden)};
    for (int mine = rules.sets - 1; mine >= 0; --mine)
        for (int theirs = rules.sets - 1; theirs >= 0; --theirs) {
            if (stop.stop_requested())
                return std::nullopt;
            match.solveScore(mine, theirs, models);
        }
    return match;
}

void MatchModel::solveScore(int mySets, int theirSets, std::array<SetModel, 2>& models)
{
    constexpr float kPrecision = 0.0003F;
    constexpr int kMostRounds = 20;
    const OwnHand& own = models[0].own();
    const CardsLeft all{own.all(), kHandCards, false, false};
    for (int theirs = 0; theirs <= kHandCards; ++theirs)
        for (int mine = 0; mine <= own.all(); ++mine) {
            if (!own.isSubset(mine))
                continue;
            auto& values = values_[asIndex(mine)][asIndex(theirs)][asIndex(mySets)][asIndex(theirSets)];
            values.fill(theirs > 0 ? values_[asIndex(mine)][asIndex(theirs - 1)][asIndex(mySets)][asIndex(theirSets)][0]
                                   : 0.5F);
            // A set that ends tied without a card played leads back here.
            float change = 1;
            for (int round = 0; round < kMostRounds && change > kPrecision; ++round) {
                change = 0;
                for (const bool iBegan : {false, true}) {
                    SetModel& model = models[iBegan];
                    const CardsLeft cards{mine, theirs, false, false};
                    model.solve(cards, outcomes(mine, theirs, {mySets, theirSets, iBegan}));
                    const SetTable& table = model.table(cards);
                    const float value = (iBegan ? table.iDraw : table.theyDraw)[0][0];
                    change = std::max(change, std::abs(value - values[iBegan]));
                    values[iBegan] = value;
                }
            }
            for (const bool iBegan : {false, true})
                for (const int ties : {1, 2, 3}) {
                    const CardsLeft cards{mine, theirs, (ties & 1) != 0, (ties & 2) != 0};
                    if (models[iBegan].mayBe(cards, all))
                        models[iBegan].solve(cards, outcomes(mine, theirs, {mySets, theirSets, iBegan}));
                }
        }
}

Score MatchModel::next(const Score& score, int winner) const
{
    Score next = score;
    next.mine += winner == 0;
    next.theirs += winner == 1;
    switch (rules_.begins) {
    case Begins::Alternate:
        next.iBegan = !score.iBegan;
        break;
    case Begins::Loser:
        next.iBegan = winner < 0 ? score.iBegan : winner == 1;
        break;
    case Begins::First:
        break;
    }
    return next;
}

float MatchModel::value(int mine, int theirs, const Score& score) const
{
    if (score.mine >= rules_.sets)
        return 1;
    if (score.theirs >= rules_.sets)
        return 0;
    return values_[asIndex(mine)][asIndex(theirs)][asIndex(score.mine)][asIndex(score.theirs)][score.iBegan];
}

float MatchModel::start(int all) const
{
    return (value(all, kHandCards, {0, 0, true}) + value(all, kHandCards, {0, 0, false})) / 2;
}

Outcomes MatchModel::outcomes(int mine, int theirs, const Score& score) const
{
    return {value(mine, theirs, next(score, 0)), value(mine, theirs, next(score, 1)), value(mine, theirs, next(score, -1))};
}

} // namespace parlour::pazaak_full
