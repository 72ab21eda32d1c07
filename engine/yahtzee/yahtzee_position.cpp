// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A State from a position that was put in. Others' cards are hidden but for their totals: each gets a random card with its
// total.
#include "engine/base/index.h"
#include "engine/core/position.h"
#include "engine/yahtzee/yahtzee.h"

#include <algorithm>
#include <bitset>
#include <optional>
#include <vector>

namespace parlour::yahtzee {

namespace {

constexpr int kMostUpper = 105; ///< points in the upper boxes
constexpr std::size_t kMostPoints = 400; ///< above the points of all boxes without bonuses
constexpr int kTries = 40; ///< random sets of boxes for a card, and orders of totals

/// The points that a box can have.
std::vector<int> pointsOf(Box box)
{
    std::vector<int> points{0};
    switch (box) {
    case Box::FullHouse:
        return {0, 25};
    case Box::SmallStraight:
        return {0, 30};
    case Box::LargeStraight:
        return {0, 40};
    case Box::Yahtzee:
        return {0, kYahtzeePoints};
    case Box::Chance:
        points.clear(); // five dice have a sum
        [[fallthrough]];
    case Box::ThreeOfAKind:
    case Box::FourOfAKind:
        for (int sum = kDice; sum <= kDice * kFaces; ++sum)
            points.push_back(sum);
        return points;
    default:
        for (int count = 1; count <= kDice; ++count)
            points.push_back(count * (static_cast<int>(box) + 1));
        return points;
    }
}

using Sums = std::bitset<kMostPoints>;

/// The sums of points that each of the boxes and those after it can have.
std::vector<Sums> sumsFrom(const std::vector<Box>& boxes)
{
    std::vector<Sums> sums(boxes.size() + 1);
    sums.back().set(0);
    for (std::size_t i = boxes.size(); i-- > 0;)
        for (const int points : pointsOf(boxes[i]))
            sums[i] |= sums[i + 1] << asIndex(points);
    return sums;
}

/// Boxes in a random order, and the sums of points that they can have.
struct Section {
    std::vector<Box> boxes;
    std::vector<Sums> sums;

    Section(BoxSet set, Rng& rng)
    {
        for (const Box box : set)
            boxes.push_back(box);
        rng.shuffle(boxes);
        sums = sumsFrom(boxes);
    }
    bool mayHave(int sum) const { return sum >= 0 && asIndex(sum) < kMostPoints && sums.front().test(asIndex(sum)); }
    /// Gives the boxes points of this sum, which they may have, at random.
    void fill(int sum, Card& card, Rng& rng) const
    {
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            std::vector<int> fitting;
            for (const int points : pointsOf(boxes[i]))
                if (points <= sum && sums[i + 1].test(asIndex(sum - points)))
                    fitting.push_back(points);
            const int points = fitting[rng.below(static_cast<std::uint32_t>(fitting.size()))];
            card.points[static_cast<std::size_t>(boxes[i])] = static_cast<std::int8_t>(points);
            sum -= points;
        }
    }
};

/// A random card with these boxes filled and this total; nullopt if there is none. If `isOpen`, also with the upper total
/// and the Yahtzee of `like`.
std::optional<Card> cardLike(const OpenCard& like, bool isOpen, Rng& rng)
{
    const Section upper(like.filled & BoxSet::upper(), rng);
    const Section lower((like.filled & BoxSet::lower()) - BoxSet::of(Box::Yahtzee), rng);
    std::vector<int> uppers;
    for (int sum = 0; sum <= kMostUpper; ++sum)
        if (upper.mayHave(sum) && (!isOpen || sum == like.upperTotal))
            uppers.push_back(sum);
    rng.shuffle(uppers);
    std::vector<bool> fifties{false};
    if (like.filled.has(Box::Yahtzee))
        fifties.push_back(true);
    for (int bonuses = 0; bonuses < std::max(1, like.filled.size()); ++bonuses)
        for (const bool fifty : fifties)
            for (const int sum : uppers) {
                Card card;
                card.filled = like.filled;
                card.points[static_cast<std::size_t>(Box::Yahtzee)] = fifty ? kYahtzeePoints : 0;
                card.yahtzeeBonuses = static_cast<std::int8_t>(bonuses);
                const int rest =
                    like.total - sum - (sum >= kUpperGoal ? kUpperBonus : 0) - card.yahtzeeBonus() - card.in(Box::Yahtzee);
                if ((bonuses > 0 && !fifty) || (isOpen && fifty != like.fifty) || !lower.mayHave(rest))
                    continue;
                upper.fill(sum, card, rng);
                lower.fill(rest, card, rng);
                return card;
            }
    return std::nullopt;
}

/// A random card with so many boxes and this total; nullopt if none was found.
std::optional<Card> cardWith(int boxes, int total, Rng& rng)
{
    std::vector<Box> all;
    for (const Box box : BoxSet::all())
        all.push_back(box);
    for (int i = 0; i < kTries; ++i) {
        rng.shuffleFirst(all, asIndex(boxes));
        OpenCard open;
        for (int box = 0; box < boxes; ++box)
            open.filled.add(all[asIndex(box)]);
        open.total = static_cast<std::int16_t>(total);
        if (auto card = cardLike(open, false, rng))
            return card;
    }
    return std::nullopt;
}

/// The first filled box with points that it cannot have; nullopt if there is none.
std::optional<Box> impossibleBox(const Card& card)
{
    for (const Box box : card.filled) {
        const std::vector<int> points = pointsOf(box);
        if (std::find(points.begin(), points.end(), card.in(box)) == points.end())
            return box;
    }
    return std::nullopt;
}

int boxesOf(const State& state, Seat seat)
{
    return state.round - (seat < state.turn ? 0 : 1);
}

/// Gives each of the others a card with one of these totals; false if that cannot be in this order.
bool dealTotals(State& state, const std::vector<int>& totals, Rng& rng)
{
    std::size_t next = 0;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (seat == state.turn)
            continue;
        const auto card = cardWith(boxesOf(state, seat), totals[next++], rng);
        if (!card)
            return false;
        state.cards[asIndex(seat)] = *card;
    }
    return true;
}

Expected<void> dealHidden(State& state, const View& view, const PositionFields& given, Rng& rng)
{
    std::vector<int> totals(view.totals.begin(), view.totals.end());
    const auto own = std::find(totals.begin(), totals.end(), view.card.total());
    if (totals.size() != asIndex(state.rules.players) || own == totals.end())
        return given.wrong(
            "totals",
            Error(SAY("Error", "\"totals\" must name the total of each of %1 players, yours with %2 among them"),
                  {static_cast<long long>(state.rules.players), static_cast<long long>(view.card.total())}));
    totals.erase(own);
    for (int i = 0; i < kTries; ++i) {
        rng.shuffle(totals);
        if (dealTotals(state, totals, rng))
            return {};
    }
    return given.wrong("totals",
                       Error(SAY("Error", "nobody has these totals in round %1"), {static_cast<long long>(state.round)}));
}

Expected<void> dealOpen(State& state, const View& view, const PositionFields& given, Rng& rng)
{
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const auto shown =
            std::find_if(view.others.begin(), view.others.end(), [seat](const OpenCard& each) { return each.seat == seat; });
        if (seat == view.seat)
            continue;
        std::optional<Card> card;
        if (shown != view.others.end() && shown->filled.size() == boxesOf(state, seat))
            card = cardLike(*shown, true, rng);
        if (!card)
            return given.wrong("others",
                               Error(SAY("Error", "seat %1 has no card of %2 boxes that is so"),
                                     {static_cast<long long>(seat), static_cast<long long>(boxesOf(state, seat))}));
        state.cards[asIndex(seat)] = *card;
    }
    return {};
}

} // namespace

UnorderedFields Yahtzee::unorderedFields()
{
    return {.sets = {"boxes", "others"}, .setsBySeat = {}};
}

Expected<State> Yahtzee::stateOf(const View& view, const PositionFields& given, Rng& rng)
{
    State state;
    state.rules = view.rules;
    state.turn = view.seat;
    const int filled = view.card.filled.size();
    if (!view.dice.full())
        return given.wrong("dice", Error(SAY("Error", "five dice are needed")));
    if (view.stage < 0 || view.stage >= kRolls)
        return given.wrong("stage", outside("stage", 0, kRolls - 1));
    if (filled >= kBoxes || (given.has("round") && view.round != filled + 1))
        return given.wrong(
            given.has("round") ? "round" : "boxes",
            Error(SAY("Error", "with %1 filled boxes it is not this round"), {static_cast<long long>(filled)}));
    if (const auto box = impossibleBox(view.card))
        return given.wrong("boxes",
                           Error(SAY("Error", "the box \"%1\" cannot have %2 points"),
                                 {std::string(idOf(*box)), static_cast<long long>(view.card.in(*box))}));
    const bool mayEarn = view.card.in(Box::Yahtzee) == kYahtzeePoints;
    if (view.card.yahtzeeBonuses < 0 || view.card.yahtzeeBonuses > (mayEarn ? filled - 1 : 0))
        return given.wrong("yahtzeeBonus", outside("yahtzeeBonus", 0, mayEarn ? (filled - 1) * kYahtzeeBonus : 0));
    state.rolls = static_cast<std::int8_t>(view.stage + 1);
    state.round = static_cast<std::int8_t>(filled + 1);
    state.dice = view.dice;
    state.cards[asIndex(view.seat)] = view.card;
    const bool isOpen = state.rules.cards == Cards::Open;
    const auto others = state.rules.players == 1 ? Expected<void>()
        : isOpen                                 ? dealOpen(state, view, given, rng)
                                                 : dealHidden(state, view, given, rng);
    if (!others)
        return others.error();
    return state;
}

} // namespace parlour::yahtzee
