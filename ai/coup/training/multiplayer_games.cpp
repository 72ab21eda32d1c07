// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/multiplayer_games.h"

#include "ai/coup/coup_bots.h"
#include "ai/coup/levels.h"
#include "engine/base/index.h"

#include <cmath>
#include <memory>

namespace parlour::coup {

namespace {

using PolicyNet = MultiplayerNet::PolicyNet;
using CriticNet = MultiplayerNet::CriticNet;

constexpr int kMostTrainedSteps = 800; ///< of a game, which then is even
constexpr float kReturnWeight = 0.93F; ///< of the following returns against the following value

/// The player of a seat. Those of our own levels are weighted twice: they do not depend on a few fixed habits, and
/// the positions that they reach are those that people ask about.
enum class Style : std::uint8_t { Net, Club, ClubToo, Casual, CasualToo, Beginner, BeginnerToo, Honest, Bluffer, Sceptic };
constexpr std::uint32_t kRuleStyles = 9;
using Styles = std::array<Style, kMaxSeats>;

/// The bots of rules.
class RuleSeats {
public:
    Action choose(Style style, const View& view, const Actions& legal, const Luck& luck)
    {
        const Question<Coup> question{view, legal, luck, {}};
        switch (style) {
        case Style::Honest:
            return choiceOf(*honest_, question);
        case Style::Bluffer:
            return choiceOf(*bluffer_, question);
        case Style::Sceptic:
            return choiceOf(*sceptic_, question);
        case Style::Casual:
        case Style::CasualToo:
            return choiceOf(casual_, question);
        case Style::Beginner:
        case Style::BeginnerToo:
            return choiceOf(beginner_, question);
        default:
            return choiceOf(club_, question);
        }
    }

private:
    static Action choiceOf(const Policy& policy, const Question<Coup>& question)
    {
        const Chances chances = policy.chances(question.view, question.legal, question.luck);
        return question.legal[pick({chances.begin(), chances.size()}, question.luck.rng().unit())];
    }
    static Action choiceOf(AnyBot& bot, const Question<Coup>& question)
    {
        return dynamic_cast<Bot<Coup>&>(bot).choose(question);
    }

    Policy club_{nullptr, kClub}, casual_{nullptr, kCasual}, beginner_{nullptr, kBeginner};
    std::unique_ptr<AnyBot> honest_ = makeHonest({}), bluffer_ = makeBluffer({}), sceptic_ = makeSceptic({});
};

/// Of half of the games the network plays all seats, of the others one seat and a quarter of the rest.
Styles randomStyles(int players, Rng& rng)
{
    Styles styles{};
    if (rng.below(2) == 0)
        return styles;
    const std::size_t own = rng.below(static_cast<std::uint32_t>(players));
    for (std::size_t seat = 0; seat < asIndex(players); ++seat)
        if (seat != own && rng.below(4) > 0)
            styles[seat] = static_cast<Style>(1 + rng.below(kRuleStyles));
    return styles;
}

Shares resultOf(const State& state)
{
    const SeatSet winners = Coup::node(state).isOver() ? Coup::winners(state) : state.seated;
    Shares shares{};
    for (const Seat seat : winners)
        shares[asIndex(seat)] = 1 / static_cast<float>(winners.size());
    return shares;
}

/// Shares by seat as shares by the steps from `seat`.
Shares relativeTo(Seat seat, int players, const Shares& shares)
{
    Shares relative{};
    for (int steps = 0; steps < players; ++steps)
        relative[asIndex(steps)] = shares[asIndex((seat + steps) % players)];
    return relative;
}
/// The inverse of relativeTo().
Shares absoluteFrom(Seat seat, int players, const Shares& relative)
{
    return relativeTo((players - seat) % players, players, relative);
}

SeatSet habitualSeats(const Styles& styles)
{
    SeatSet seats;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (styles[asIndex(seat)] != Style::Net)
            seats.add(seat);
    return seats;
}

/// The decision that is due, with the critic's value as its target. `features` are those of the policy.
MultiplayerDecision decisionAt(const MultiplayerNet& net, const State& state, const MultiplayerFeatures& features,
                               SeatSet habitual)
{
    MultiplayerDecision decision;
    decision.features = openFeaturesOf(state, state.hands, features, habitual);
    decision.ofPolicy = static_cast<std::uint8_t>(features.size());
    decision.seat = state.seat;
    decision.seats = seatsWithCards(state);
    decision.target = net.sharesOf(decision.features, decision.seats);
    return decision;
}

/// Plays to the end and returns the result. `decisions` may be null.
Shares playGame(const MultiplayerNet& net, const Styles& styles, int players, Rng& rng, MultiplayerDecisions* decisions)
{
    thread_local RuleSeats rules;
    const SeatSet habitual = habitualSeats(styles);
    State state = Coup::start({static_cast<std::int8_t>(players), Mode::Tabletop});
    Actions legal;
    for (int step = 0; step < kMostTrainedSteps && !Coup::node(state).isOver(); ++step) {
        if (Coup::node(state).isChance()) {
            Coup::applyChance(state, Coup::draw(state, rng), nullptr);
            continue;
        }
        legal.clear();
        Coup::legal(state, state.seat, legal);
        Action action = legal.front();
        if (const Style style = styles[asIndex(state.seat)]; legal.size() > 1) {
            const MultiplayerFeatures features = multiplayerFeaturesOf(state);
            MultiplayerDecision decision = decisions ? decisionAt(net, state, features, habitual) : MultiplayerDecision();
            decision.isOwn = style == Style::Net;
            if (decision.isOwn) {
                decision.numbers = numbersOf(state, legal);
                const Chances chances = net.chances(features, decision.numbers);
                decision.chosen = static_cast<std::uint8_t>(pick({chances.begin(), chances.size()}, rng.unit()));
                decision.chance = chances[decision.chosen];
                action = legal[decision.chosen];
            } else {
                action = rules.choose(style, state, legal, {rng.next(), static_cast<std::uint64_t>(step)});
            }
            if (decisions)
                decisions->push_back(decision);
        }
        Coup::act(state, state.seat, action, nullptr);
    }
    return resultOf(state);
}

} // namespace

MultiplayerDecisions playTrainingGame(const MultiplayerNet& net, std::uint64_t seed, std::uint64_t number)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, number);
    const int players = 3 + static_cast<int>(rng.below(kMaxSeats - 2));
    const Styles styles = randomStyles(players, rng);
    MultiplayerDecisions decisions;
    Shares following = playGame(net, styles, players, rng, &decisions);
    for (auto decision = decisions.rbegin(); decision != decisions.rend(); ++decision) {
        const Seat seat = decision->seat;
        const Shares value = absoluteFrom(seat, players, decision->target);
        decision->advantage = following[asIndex(seat)] - value[asIndex(seat)];
        decision->target = relativeTo(seat, players, following);
        for (std::size_t i = 0; i < kMaxSeats; ++i)
            following[i] = kReturnWeight * following[i] + (1 - kReturnWeight) * value[i];
    }
    return decisions;
}

MultiplayerShare shareAmongRules(const MultiplayerNet& net, std::uint64_t seed, int deals)
{
    constexpr int kSeats = 5;
    constexpr std::array kOthers = {Style::Club, Style::Bluffer, Style::Sceptic, Style::Honest};
    double sum = 0;
    double squares = 0;
    for (int deal = 0; deal < deals; ++deal) {
        double share = 0;
        for (std::size_t mine = 0; mine < kSeats; ++mine) {
            Rng rng = Rng::stream(seed, Purpose::Pairing, static_cast<std::uint64_t>(deal)); // the same cards
            Styles styles{};
            for (std::size_t i = 0; i < kOthers.size(); ++i)
                styles[(mine + 1 + i) % kSeats] = kOthers[i];
            share += static_cast<double>(playGame(net, styles, kSeats, rng, nullptr)[mine]) / kSeats;
        }
        sum += share;
        squares += share * share;
    }
    const double mean = sum / deals;
    return {mean, std::sqrt(std::max(0.0, squares / deals - mean * mean) / deals)};
}

} // namespace parlour::coup
