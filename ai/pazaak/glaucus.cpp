// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The published description of Glaucus is one line: 100 simulations with shuffled cards, then the option that did best. The
// rest is ours.
#include "ai/pazaak/glaucus.h"

namespace parlour::pazaak {

namespace {

constexpr int kSimulations = 100;
/// The price of a side card: the gain over 100 simulations, in points, that makes it worth playing (five wins).
constexpr int kCardPrice = 10;

/// A player in a rollout.
struct Player {
    int total = 0;
    bool standing = false;
};

/// The rollout policy of both players, who play no side cards.
bool stands(const Player& self, const Player& other)
{
    if (self.total == kGoal)
        return true;
    return other.standing ? self.total > other.total : self.total >= 16;
}

/// The result of a hand for `me`: 2 won, 1 tied, 0 lost, -1 not over.
int worth(const Player& me, const Player& op)
{
    const bool meBust = me.total > kGoal;
    const bool opBust = op.total > kGoal;
    if (meBust || opBust)
        return meBust && opBust ? 1 : opBust ? 2 : 0;
    if (me.standing && op.standing)
        return me.total == op.total ? 1 : me.total > op.total ? 2 : 0;
    if (op.standing && me.total > op.total)
        return 2;
    if (me.standing && op.total > me.total)
        return 0;
    return -1;
}

/// Rolls out the hand after the decision of `seat`, with the house cards in this order.
template <class Cards>
int rolloutHand(std::array<Player, 2> players, Seat seat, const Cards& cards)
{
    const Player& me = players[static_cast<std::size_t>(seat)];
    const Player& op = players[static_cast<std::size_t>(1 - seat)];
    std::size_t next = 0;
    for (Seat turn = seat + 1;; ++turn) {
        if (turn == 2) {
            if (const int result = worth(me, op); result >= 0)
                return result;
            turn = 0;
        }
        Player& player = players[static_cast<std::size_t>(turn)];
        if (player.standing)
            continue;
        if (next == cards.size())
            return 1;
        player.total += cards[next++];
        player.standing = stands(player, players[static_cast<std::size_t>(1 - turn)]);
    }
}

struct Option {
    Action action;
    int sum = 0; ///< sum of results, less the price of a card
};
using Options = FixedList<Option, Pazaak::kMaxActions>;

/// Options in order of preference among ties: stand, end, then the smaller card.
Options options(const Features& features)
{
    Options out{{kStand, 0}, {kEnd, 0}};
    for (Value card = 1; card <= std::min(features.need, kHighestSide); ++card)
        if (features.cards.contains(card))
            out.push_back({play(card), -kCardPrice});
    return out;
}

Player after(const Action& action, int total)
{
    return {total + action.card, action.kind != Action::Kind::End};
}

void simulate(const View& view, const Features& features, Rng rng, const stop_token& stop, Options& options)
{
    FixedList<Value, 4 * kHighestHouse> cards;
    const auto left = features.left();
    for (int value = 1; value <= kHighestHouse; ++value)
        for (int copy = 0; copy < left[static_cast<std::size_t>(value)]; ++copy)
            cards.push_back(static_cast<Value>(value));
    std::array<Player, 2> players;
    players[static_cast<std::size_t>(view.other())] = {features.op, view.theirs().standing};
    for (int i = 0; i < kSimulations && !stop.stop_requested(); ++i) {
        rng.shuffleFirst(cards, kHouseCards);
        for (Option& option : options) {
            players[static_cast<std::size_t>(view.seat)] = after(option.action, features.me);
            option.sum += rolloutHand(players, view.seat, cards);
        }
    }
}

void reportSums(Report& report, const Options& options)
{
    report.unit = SAY("Reason", "Points in 100 simulations");
    for (Candidate& candidate : report.candidates)
        for (const Option& option : options)
            if (toText(option.action) == candidate.action) {
                candidate.hasValue = true;
                candidate.value = option.sum;
                if (option.action.card)
                    candidate.parts = {{SAY("Reason", "Simulated hands"), static_cast<double>(option.sum + kCardPrice)},
                                       {SAY("Reason", "Price of the card"), -kCardPrice}};
            }
}

} // namespace

Action Glaucus::choose(const Question<Pazaak>& question)
{
    const Features features(question.view, question.luck);
    if (features.me > kGoal || features.op > kGoal) {
        const Ruling ruling{kStand, SAY("Reason", "Somebody is over 20: stand")};
        if (question.report)
            reportRuling(question, ruling);
        return ruling.action;
    }
    Options shares = options(features);
    simulate(question.view, features, question.luck.rng(), question.stop, shares);
    const auto best =
        std::max_element(shares.begin(), shares.end(), [](const Option& a, const Option& b) { return a.sum < b.sum; });
    if (question.report) {
        reportRuling(question, {best->action, SAY("Reason", "The best of the options in 100 simulated hands each")});
        reportSums(*question.report, shares);
    }
    return best->action;
}

} // namespace parlour::pazaak
