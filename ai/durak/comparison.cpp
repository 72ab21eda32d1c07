// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Why one action is worth more than another. Solved endings have their lines of best play. Elsewhere both actions are rolled
// out over the same deals, and the share of the win is fitted as a linear function of how the bout ends and of the hands at
// the first lead without a stock. The means of its terms and of its residual sum to the mean share.
#include "ai/durak/calibration.h"
#include "ai/durak/ending.h"
#include "ai/durak/levels.h"
#include "engine/base/index.h"

#include <cmath>
#include <map>
#include <utility>

namespace parlour::durak {

namespace {

constexpr int kComparedDeals = 20000; ///< unless the question sets the number of simulations
constexpr std::size_t kWatchedLines = 2000; ///< from which the likely line is taken

/// The end of the bout, by its last defender.
enum class BoutEnd { OwnTaking, OtherTaking, OwnBeating, OtherBeating };

/// The terms of the fit. The ends of the bout take the place of a constant.
enum Term : std::size_t {
    kBoutEnd, ///< four indicators
    kOwnTrumps = kBoutEnd + 4,
    kOtherTrumps,
    kOwnCards,
    kOtherCards,
    kOwnHigh, ///< plain queens, kings and aces
    kOtherHigh,
    kLeads,
    kTerms
};
using Terms = std::array<double, kTerms>;

constexpr Bits kPlain = bitOf(kFirstTrump) - 1;
constexpr Bits kHigh = kPlain & ~(bitOf(3 * (kAce - 2)) - 1);

/// One rollout of an action.
struct Playout {
    double share = 0;
    Terms terms{};
    bool isAddedTo = false; ///< more cards were thrown in after the action
    std::vector<EndingStep> line; ///< the rest of the bout, from the action on
};

/// Plays actions on deals and watches the bout and the hands.
class WatchedRollouts {
public:
    WatchedRollouts(const View& view, const RolloutParameters& parameters) : seat_(view.seat), tables_(view, parameters) {}

    /// All actions of a deal should get the same `rng`.
    Playout play(const State& deal, const Action& action, Rng rng)
    {
        const PolicyBySeat bySeat = drawPolicies(tables_.prices.parameters(), tables_.indexed.rules().players, seat_, rng);
        const Policies policies = tables_.policies();
        RolloutGame game(tables_.indexed, deal, deck_);
        RolloutGame before = game;
        Playout playout;
        playout.line.push_back({seat_, action});
        game.act(tables_.indexed, action);
        while (game.phase != Phase::Lead && game.phase != Phase::Over) {
            before = game;
            playOn(game, tables_.indexed, policies, bySeat, rng);
            const std::size_t known = playout.line.size();
            addSteps(playout.line, before, game);
            playout.isAddedTo = playout.isAddedTo || playout.line[known].action.kind == Action::Kind::Attack;
        }
        playout.terms[kBoutEnd + at(endOf(before, game))] = 1;
        while (game.stock > 0 && game.phase != Phase::Over)
            playOn(game, tables_.indexed, policies, bySeat, rng);
        addHands(playout.terms, game);
        playToEnd(game, tables_.indexed, policies, bySeat, rng);
        playout.share = game.score(tables_.indexed, seat_);
        return playout;
    }

private:
    BoutEnd endOf(const RolloutGame& before, const RolloutGame& after) const
    {
        const bool isOwn = before.defender == seat_;
        if (after.takings > before.takings)
            return isOwn ? BoutEnd::OwnTaking : BoutEnd::OtherTaking;
        return isOwn ? BoutEnd::OwnBeating : BoutEnd::OtherBeating;
    }

    /// Appends the decisions between two positions of a bout. The price policy covers several cards at once.
    void addSteps(std::vector<EndingStep>& line, const RolloutGame& before, const RolloutGame& after) const
    {
        using Kind = Action::Kind;
        const Seat seat = before.turn;
        const auto add = [&](Kind kind, CardIndex card = 0, CardIndex target = 0) {
            line.push_back({seat, {kind, tables_.indexed.cardOf(card), tables_.indexed.cardOf(target)}});
        };
        Bits played = before.hand() & ~after.hands[at(seat)];
        if (before.phase == Phase::Throw)
            return played == 0 ? add(Kind::Done) : add(Kind::Attack, lowestOf(played));
        Bits covered = before.open & ~after.open;
        if (played != 0 && covered == 0)
            return add(Kind::Transfer, lowestOf(played));
        if (played == 0 && after.mayShow.has(seat) != before.mayShow.has(seat))
            return add(Kind::Show, lowestOf(before.passing(tables_.indexed, true)));
        if (played == 0)
            return add(Kind::Take);
        while (covered != 0) { // the highest first, which have the fewest covers
            const CardIndex attack = 63 - std::countl_zero(covered);
            const Bits covers = played & tables_.indexed.beating(attack);
            const CardIndex card = lowestOf(covers != 0 ? covers : played);
            add(Kind::Cover, card, attack);
            covered &= ~bitOf(attack);
            played &= ~bitOf(card);
        }
    }

    void addHands(Terms& terms, const RolloutGame& game) const
    {
        const bool teams = tables_.indexed.rules().teams != Teams::Off;
        Bits others = 0;
        for (Seat seat = 0; seat < tables_.indexed.rules().players; ++seat)
            if (teams ? (seat + seat_) % 2 != 0 : seat != seat_)
                others |= game.hands[at(seat)];
        const Bits own = game.hands[at(seat_)];
        const auto count = [&](Term term, Bits cards) { terms[term] = std::popcount(cards); };
        count(kOwnTrumps, own & ~kPlain);
        count(kOtherTrumps, others & ~kPlain);
        count(kOwnCards, own);
        count(kOtherCards, others);
        count(kOwnHigh, own & kHigh);
        count(kOtherHigh, others & kHigh);
        terms[kLeads] = game.phase == Phase::Lead && game.attacker == seat_ ? 1 : 0;
    }

    Seat seat_;
    RolloutTables tables_;
    IndexedDeck deck_{};
};

/// A mean with its standard error.
template <class Of>
Estimate meanOf(const std::vector<Playout>& playouts, Of of)
{
    double sum = 0;
    double squares = 0;
    for (const Playout& each : playouts) {
        const double value = of(each);
        sum += value;
        squares += value * value;
    }
    const auto count = static_cast<double>(playouts.size());
    const double mean = sum / count;
    return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean) / count)};
}

/// The standard error of the difference of both actions, which share their deals.
double errorOfLead(const std::array<std::vector<Playout>, 2>& sides)
{
    double squares = 0;
    double sum = 0;
    const auto count = static_cast<double>(sides[0].size());
    for (std::size_t i = 0; i < sides[0].size(); ++i) {
        const double lead = sides[0][i].share - sides[1][i].share;
        sum += lead;
        squares += lead * lead;
    }
    return std::sqrt(std::max(0.0, squares - sum * sum / count)) / count;
}

/// The coefficients of the least squares fit of shares to terms, over the playouts of both actions. A small ridge makes
/// terms that never occur, or depend on others, harmless.
Terms fitted(const std::array<std::vector<Playout>, 2>& sides)
{
    constexpr double kRidge = 1e-3;
    std::array<std::array<double, kTerms + 1>, kTerms> rows{};
    for (const auto& playouts : sides)
        for (const Playout& each : playouts)
            for (std::size_t i = 0; i < kTerms; ++i) {
                for (std::size_t j = 0; j < kTerms; ++j)
                    rows[i][j] += each.terms[i] * each.terms[j];
                rows[i][kTerms] += each.terms[i] * each.share;
            }
    for (std::size_t i = 0; i < kTerms; ++i)
        rows[i][i] += kRidge;
    for (std::size_t pivot = 0; pivot < kTerms; ++pivot) // positive definite: no exchange of rows
        for (std::size_t row = 0; row < kTerms; ++row) {
            const double factor = row == pivot ? 0 : rows[row][pivot] / rows[pivot][pivot];
            for (std::size_t column = pivot; column <= kTerms; ++column)
                rows[row][column] -= factor * rows[pivot][column];
        }
    Terms coefficients{};
    for (std::size_t i = 0; i < kTerms; ++i)
        coefficients[i] = rows[i][kTerms] / rows[i][i];
    return coefficients;
}

std::vector<LineStep> inNotation(const std::vector<EndingStep>& line)
{
    std::vector<LineStep> steps;
    for (const EndingStep& step : line)
        steps.push_back({step.seat, toText(step.action)});
    return steps;
}

/// The line that takes the most frequent step after each step.
std::vector<LineStep> likelyLine(const std::vector<Playout>& playouts)
{
    std::vector<std::vector<LineStep>> lines;
    for (std::size_t i = 0; i < std::min(kWatchedLines, playouts.size()); ++i)
        lines.push_back(inNotation(playouts[i].line));
    std::vector<LineStep> likely;
    while (true) {
        const std::size_t step = likely.size();
        std::map<std::pair<Seat, std::string>, int> counts;
        for (const auto& line : lines)
            ++counts[step < line.size() ? std::pair(line[step].seat, line[step].action)
                                        : std::pair(Seat{-1}, std::string())];
        const auto isRarer = [](const auto& a, const auto& b) { return a.second < b.second; };
        const auto& [seat, action] = std::max_element(counts.begin(), counts.end(), isRarer)->first;
        if (seat < 0)
            return likely;
        likely.push_back({seat, action});
        std::erase_if(lines, [&](const auto& line) {
            return step >= line.size() || line[step].seat != likely.back().seat || line[step].action != likely.back().action;
        });
    }
}

/// Best play after an action in an ending.
std::vector<LineStep> forcedLine(State state, Seat seat, const Action& action, const EndingOptions& options)
{
    std::vector<EndingStep> line{{seat, action}};
    Durak::act(state, seat, action, nullptr);
    if (state.phase != Phase::Over)
        if (const auto rest = solveEnding(Durak::look(state, state.turn), options))
            line.insert(line.end(), rest->line.begin(), rest->line.end());
    return inNotation(line);
}

std::optional<Comparison> comparedInEnding(const Question<Durak>& question, std::size_t first, std::size_t second,
                                           std::int64_t nodes)
{
    const View& view = question.view;
    EndingOptions options;
    options.nodes = nodes;
    options.stop = question.stop;
    options.line = false;
    const auto ending = solveEnding(view, options);
    auto sampler = ending ? DealSampler::of(view) : std::nullopt;
    if (!sampler)
        return std::nullopt;
    Rng rng = question.luck.rng();
    const State state = sampler->deal(rng); // the only one
    options.line = true;
    Comparison comparison{Scale::Share, {}, {}};
    ComparedPart part{SAY("Reason", "The ending, played best"), {}, {}};
    const std::size_t sides[] = {first, second};
    for (std::size_t side = 0; side < 2; ++side) {
        const Action& action = question.legal[sides[side]];
        const auto solved = std::find_if(ending->actions.begin(), ending->actions.end(),
                                         [&](const EndingAction& each) { return each.action == action && each.exact; });
        if (solved == ending->actions.end())
            return std::nullopt;
        (side == 0 ? part.first : part.second).value = solved->value;
        comparison.lines[side] = forcedLine(state, view.seat, action, options);
    }
    comparison.parts.push_back(part);
    comparison.isForced = true;
    return comparison;
}

/// The parts of the share: the terms from one index to before another, and what they leave.
std::vector<ComparedPart> partsOf(const std::array<std::vector<Playout>, 2>& sides)
{
    const Terms worth = fitted(sides);
    const auto valueOf = [&](const Playout& each, std::size_t from, std::size_t to) {
        double value = 0;
        for (std::size_t i = from; i < to; ++i)
            value += worth[i] * each.terms[i];
        return value;
    };
    std::vector<ComparedPart> parts;
    const auto add = [&](Text label, auto of) { parts.push_back({label, meanOf(sides[0], of), meanOf(sides[1], of)}); };
    const auto addTerms = [&](Text label, std::size_t from, std::size_t to) {
        add(label, [&, from, to](const Playout& each) { return valueOf(each, from, to); });
    };
    addTerms(SAY("Reason", "How the bout ends"), kBoutEnd, kOwnTrumps);
    addTerms(SAY("Reason", "Trumps"), kOwnTrumps, kOwnCards);
    addTerms(SAY("Reason", "Cards in hand"), kOwnCards, kOwnHigh);
    addTerms(SAY("Reason", "High cards"), kOwnHigh, kLeads);
    addTerms(SAY("Reason", "Who leads"), kLeads, kTerms);
    add(SAY("Reason", "All else"), [&](const Playout& each) { return each.share - valueOf(each, 0, kTerms); });
    return parts;
}

/// Scales the shares of the parts, and the error of their sum, so that the difference is what results of self-play make of
/// it.
void calibrate(Comparison& comparison, const View& view, const std::array<std::vector<Playout>, 2>& sides)
{
    if (!Calibration::covers(view))
        return;
    const auto share = [](const Playout& each) { return each.share; };
    const Estimate first = meanOf(sides[0], share);
    const Estimate second = meanOf(sides[1], share);
    if (first.value == second.value)
        return;
    const Estimate best = first.value > second.value ? first : second;
    const auto calibrated = [&](const Estimate& action) {
        return Calibration::shipped().ofAction(view, {best, best, action}).value;
    };
    const double scale = (calibrated(first) - calibrated(second)) / (first.value - second.value);
    comparison.error *= scale;
    for (ComparedPart& part : comparison.parts)
        for (Estimate* side : {&part.first, &part.second})
            *side = {side->value * scale, side->error * scale};
}

/// Chances of the ends of the bout, without the one that the others leave: that the present defender beats all off.
std::vector<ComparedPart> boutChances(const View& view, const std::array<std::vector<Playout>, 2>& sides)
{
    const bool isTwo = view.rules.players == 2;
    const bool isDefending = view.defender == view.seat;
    const std::pair<BoutEnd, Text> ends[] = {
        {BoutEnd::OwnTaking, SAY("Reason", "You take")},
        {BoutEnd::OtherTaking, isTwo ? SAY("Reason", "The other takes") : SAY("Reason", "Another takes")},
        {isDefending ? BoutEnd::OtherBeating : BoutEnd::OwnBeating,
         !isDefending ? SAY("Reason", "You beat everything off")
             : isTwo  ? SAY("Reason", "The other beats everything off")
                      : SAY("Reason", "Another beats everything off")}};
    std::vector<ComparedPart> chances;
    const auto add = [&](Text label, auto of) { chances.push_back({label, meanOf(sides[0], of), meanOf(sides[1], of)}); };
    for (const auto& [end, label] : ends)
        add(label, [term = kBoutEnd + at(end)](const Playout& each) { return each.terms[term]; });
    if (isDefending)
        add(SAY("Reason", "More is thrown in"), [](const Playout& each) { return each.isAddedTo ? 1.0 : 0.0; });
    return chances;
}

std::vector<ComparedCount> countsOf(const View& view, const std::array<std::vector<Playout>, 2>& sides)
{
    std::vector<ComparedCount> counts;
    const auto add = [&](Term term, Text more, Text fewer) {
        const auto of = [term](const Playout& each) { return each.terms[term]; };
        counts.push_back({more, fewer, meanOf(sides[0], of), meanOf(sides[1], of)});
    };
    add(kOwnTrumps, SAY("Reason", "%1 more trumps in your hand"), SAY("Reason", "%1 fewer trumps in your hand"));
    add(kOwnCards, SAY("Reason", "%1 more cards in your hand"), SAY("Reason", "%1 fewer cards in your hand"));
    const bool isTwo = view.rules.players == 2;
    add(kOtherTrumps, isTwo ? SAY("Reason", "%1 more trumps for the other") : SAY("Reason", "%1 more trumps for the others"),
        isTwo ? SAY("Reason", "%1 fewer trumps for the other") : SAY("Reason", "%1 fewer trumps for the others"));
    add(kOtherCards, isTwo ? SAY("Reason", "%1 more cards for the other") : SAY("Reason", "%1 more cards for the others"),
        isTwo ? SAY("Reason", "%1 fewer cards for the other") : SAY("Reason", "%1 fewer cards for the others"));
    return counts;
}

} // namespace

std::optional<Comparison> LevelAnalyst::comparisonOf(const Question<Durak>& question, std::size_t first, std::size_t second)
{
    const View& view = question.view;
    if (view.phase == Phase::Redeal || first == second)
        return std::nullopt;
    const std::int64_t nodes = question.simulations > 0 ? question.simulations * 10LL : skill_.endingNodes;
    if (auto solved = comparedInEnding(question, first, second, nodes); solved || question.stop.stop_requested())
        return question.stop.stop_requested() ? std::nullopt : solved;
    auto sampler = DealSampler::of(view, {}, skill_.inference);
    if (!sampler)
        return std::nullopt;
    const Action actions[] = {question.legal[first], question.legal[second]};
    const CardSet covers[] = {beating(view.rules, view.trump(), actions[0].card),
                              beating(view.rules, view.trump(), actions[1].card)};
    WatchedRollouts rollouts(view, skill_.parameters);
    std::array<std::vector<Playout>, 2> sides;
    std::array<int, 2> uncovered{}; // deals in which the defender has no card to cover the attack with
    Rng rng = question.luck.rng();
    const int deals = question.simulations > 0 ? std::max(1, question.simulations / 2) : kComparedDeals;
    for (int i = 0; i < deals; ++i) {
        if (question.stop.stop_requested())
            return std::nullopt;
        const State& deal = sampler->deal(rng);
        for (std::size_t side = 0; side < 2; ++side) {
            sides[side].push_back(rollouts.play(deal, actions[side], rng));
            const bool isAttack = actions[side].kind == Action::Kind::Attack && !view.taking;
            uncovered[side] += isAttack && (deal.held[at(view.defender)] & covers[side]).empty();
        }
        rng.next();
    }
    Comparison comparison{Scale::Share, partsOf(sides), boutChances(view, sides), errorOfLead(sides), deals};
    calibrate(comparison, view, sides);
    if (uncovered != std::array{0, 0}) {
        const auto chance = [&](int count) {
            const double share = 1.0 * count / deals;
            return Estimate{share, std::sqrt(share * (1 - share) / deals)};
        };
        comparison.chances.push_back({view.rules.players == 2 ? SAY("Reason", "The other has nothing to cover it with")
                                                              : SAY("Reason", "The defender has nothing to cover it with"),
                                      chance(uncovered[0]), chance(uncovered[1])});
    }
    comparison.when = view.stock > 0 ? SAY("Reason", "When the stock is gone") : SAY("Reason", "After this bout");
    comparison.counts = countsOf(view, sides);
    comparison.lines[0] = likelyLine(sides[0]);
    return comparison;
}

} // namespace parlour::durak
