// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/analyst.h"

#include "engine/base/threads.h"

#include <algorithm>
#include <cmath>

namespace parlour::yahtzee {

namespace {

/// Standard errors of differences between shares of one question: while the rest is assumed to be played for points, and
/// later, when only the others' games are estimated.
constexpr double kNormalError = 0.005;
constexpr double kSampleError = 0.001;
/// Standard errors with open cards: with normal and with exact distributions of the rest.
constexpr double kOpenError = 0.003;
constexpr double kDistributionError = 0.002;
/// The standard error of a share without information on the others.
constexpr double kBlindError = 0.25;

bool isAlone(const View& view)
{
    return view.rules.players == 1;
}

double errorOf(const View& view)
{
    if (isAlone(view) || (view.round == kRounds && view.seat + 1 == view.rules.players))
        return 0;
    const WinContext::Horizon horizon;
    const MatchState match = matchStateOf(view);
    if (isDuel(match) && isSolved(isOthersTurn(match) ? swapped(match) : match, horizon))
        return 0;
    const int free = view.card.free().size();
    if (free <= WinShare::kExactBoxes)
        return kSampleError;
    return view.rules.cards == Cards::Hidden ? kNormalError
        : free <= horizon.distributionBoxes  ? kDistributionError
                                             : kOpenError;
}

/// The value of a View with dice if the rest of the turn is played optimally: five dice to score or hold, or fewer that are
/// already held.
double valueOfDice(const Turn& turn, const View& view)
{
    const DiceSet dice = diceSetOf(view.dice);
    if (!view.dice.full())
        return turn.holding(view.stage, dice);
    const double scoring = turn.scoring(dice, turn.bestBox(dice));
    return view.stage < kRolls - 1 ? std::max(scoring, turn.holding(view.stage, turn.bestHold(view.stage, dice))) : scoring;
}

/// The expected points by source from this action to the end of the game, played for points.
PointSources::Points sourcesOf(const PointSources& sources, const Turn& turn, const View& view, const Action& action)
{
    const CardState state = cardStateOf(view.card);
    PointSources::Points points{};
    const auto end = [&](DiceSet roll, Box box, double chance) {
        sources.add(points, state, box, scoredPoints(state, box, roll), chance);
    };
    if (action.kind == Action::Kind::Score) {
        end(diceSetOf(view.dice), action.box, 1);
        return points;
    }
    const auto chances = finalRolls(turn, view.stage, diceSetOf(view.dice, action.positions));
    for (std::size_t i = 0; i < kRollSets; ++i)
        if (const auto roll = static_cast<DiceSet>(kFirstRoll + i); chances[i] > 0)
            end(roll, turn.bestBox(roll), chances[i]);
    return points;
}

/// The probability that the turn ends in each box, after holding these dice and then playing optimally.
std::array<double, kBoxes> boxChances(const Turn& turn, int stage, DiceSet held)
{
    const std::array<double, kRollSets> scoredPoints = finalRolls(turn, stage, held);
    std::array<double, kBoxes> boxes{};
    for (std::size_t roll = 0; roll < kRollSets; ++roll)
        boxes[static_cast<std::size_t>(turn.bestBox(static_cast<DiceSet>(kFirstRoll + roll)))] += scoredPoints[roll];
    return boxes;
}

class SolvedAnalyst final : public Analyst<Yahtzee> {
public:
    explicit SolvedAnalyst(const AnalystTables& tables) : tables_(tables)
    {
        if (tables.win)
            context_.emplace(*tables.win, WinContext::Horizon(), 0);
    }

    int version() const override { return kAnalystVersion; }

    /// Calculates sources on one thread, which takes seconds for a new card.
    void warmUpFor(const View& view, const std::stop_token& stop) override
    {
        tables_.sources->prepare(cardStateOf(view.card), 1, stop);
    }

    Analysis evaluate(const Question<Yahtzee>& question, const AnalysisWatcher&) override
    {
        const View& view = question.view;
        const double total = view.card.total();
        const Turn& forPoints = pointsTurn(view);
        const std::vector<double> points = valuesOf(forPoints, view, question.legal);
        const std::vector<double> shares =
            isAlone(view) ? std::vector<double>(points.size(), 1) : valuesOf(shareTurn(view), view, question.legal);
        Analysis analysis;
        for (std::size_t i = 0; i < points.size(); ++i)
            analysis.actions.push_back(
                {{std::clamp(shares[i], 0.0, 1.0), errorOf(view)}, Estimate{total + points[i], 0}, 0, {}});
        const std::size_t best = bestOf(analysis, question.legal);
        analysis.actions[best].frequency = 1;
        analysis.actions[best].why = reasonOf(view, analysis, best);
        analysis.facts = boxesAfter(isAlone(view) ? forPoints : shareTurn(view), view, question.legal[best]);
        return analysis;
    }

    /// Compares points, also where the share of the win decides: it has no sources.
    std::optional<Comparison> comparisonOf(const Question<Yahtzee>& question, std::size_t first, std::size_t second) override
    {
        const View& view = question.view;
        if (!tables_.sources->prepare(cardStateOf(view.card), machineThreads(), question.stop))
            return std::nullopt;
        const Turn& turn = pointsTurn(view);
        const auto one = sourcesOf(*tables_.sources, turn, view, question.legal[first]);
        const auto other = sourcesOf(*tables_.sources, turn, view, question.legal[second]);
        Comparison comparison{Scale::Points, {}, {}};
        const auto add = [&](Text label, std::size_t source) {
            comparison.parts.push_back({label, {one[source], 0}, {other[source], 0}});
        };
        for (const Box box : view.card.free())
            add(nameOf(box), static_cast<std::size_t>(box));
        add(SAY("Reason", "Upper bonus"), PointSources::kUpperBonusAt);
        add(SAY("Reason", "Yahtzee bonus"), PointSources::kYahtzeeBonusAt);
        return comparison;
    }

    Estimate valueOf(const View& view, Luck, const std::stop_token&, int) override
    {
        if (isAlone(view))
            return {1, 0};
        if (view.over)
            return {shareOfTotals(view), 0};
        if (hasNotBegun(view))
            return {1.0 / view.rules.players, kNormalError}; // all seats are equal
        if (hidesTotals(view))
            return {valueBeforeRolling(guessed(view)), kBlindError};
        if (view.stage < 0)
            return {valueBeforeRolling(view), errorOf(view)};
        return {std::clamp(valueOfDice(shareTurn(view), view), 0.0, 1.0), errorOf(view)};
    }

    std::optional<Estimate> pointsOf(const View& view, const std::stop_token&) override
    {
        const double total = view.card.total();
        if (view.over)
            return Estimate{total, 0};
        if (view.stage >= 0)
            return Estimate{total + valueOfDice(pointsTurn(view), view), 0};
        return Estimate{total + tables_.game->value(cardStateOf(view.card)), 0};
    }

    bool isBlindView(const View& view, const std::stop_token&) override { return hidesTotals(view); }

    /// The own first roll reveals the others' totals. The value of the first turn of the game is known with any roll.
    std::optional<Estimate> valueBetween(const View& before, const View& after, const std::stop_token&) override
    {
        const bool isNew = hidesTotals(before) || (hasNotBegun(before) && !isAlone(before));
        if (!isNew || after.stage < 0)
            return std::nullopt;
        return Estimate{valueBeforeRolling(after), errorOf(after)};
    }

private:
    /// Whether no card has a filled box and no die is rolled, as far as the View tells.
    static bool hasNotBegun(const View& view)
    {
        return view.card.filled.empty() && view.stage < 0
            && std::all_of(view.others.begin(), view.others.end(), [](const OpenCard& card) { return card.filled.empty(); });
    }
    static bool hidesTotals(const View& view) { return !isAlone(view) && !view.over && view.totals.empty(); }

    static double shareOfTotals(const View& view)
    {
        const auto mine = static_cast<std::int16_t>(view.card.total());
        if (view.totals.front() > mine)
            return 0;
        return 1.0 / static_cast<double>(std::count(view.totals.begin(), view.totals.end(), mine));
    }

    /// The View with the others' totals set to those of a good player at this round.
    static View guessed(const View& view)
    {
        constexpr double kMeanTotal = 254.6;
        View guess = view;
        guess.totals = {static_cast<std::int16_t>(view.card.total())};
        while (guess.totals.count() < view.rules.players)
            guess.totals.push_back(static_cast<std::int16_t>(kMeanTotal * (view.round - 1) / kRounds));
        return guess;
    }

    /// The best action by share, then by points, then a score before a hold.
    static std::size_t bestOf(const Analysis& analysis, const ActionList<Yahtzee>& legal)
    {
        constexpr double kSame = 1e-9;
        const auto isBetter = [&](std::size_t a, std::size_t b) {
            const ActionValue& one = analysis.actions[a];
            const ActionValue& other = analysis.actions[b];
            const double share = one.share.value - other.share.value;
            if (std::abs(share) > kSame)
                return share > 0;
            const double points = one.points->value - other.points->value;
            if (std::abs(points) > kSame)
                return points > 0;
            return legal[a].kind == Action::Kind::Score && legal[b].kind == Action::Kind::Hold;
        };
        std::size_t best = 0;
        for (std::size_t i = 1; i < analysis.actions.size(); ++i)
            if (isBetter(i, best))
                best = i;
        return best;
    }

    /// Only where points do not decide; for the rest see comparisonOf().
    static Sentence reasonOf(const View& view, const Analysis& analysis, std::size_t best)
    {
        constexpr double kSame = 1e-9;
        const double points = analysis.actions[best].points->value;
        const bool isMost = std::none_of(analysis.actions.begin(), analysis.actions.end(),
                                         [&](const ActionValue& each) { return each.points->value > points + kSame; });
        if (isAlone(view) || isMost)
            return {};
        return SAY("Reason", "Gives up points on average for a better chance to win");
    }

    /// The likeliest boxes for the dice, with their probabilities.
    static std::vector<ReportPart> boxesAfter(const Turn& turn, const View& view, const Action& action)
    {
        constexpr double kWorthNaming = 0.05;
        std::vector<ReportPart> parts;
        if (action.kind == Action::Kind::Score)
            return parts;
        const auto chances = boxChances(turn, view.stage, diceSetOf(view.dice, action.positions));
        for (const Box box : BoxSet::all())
            if (const double chance = chances[static_cast<std::size_t>(box)]; chance >= kWorthNaming)
                parts.push_back({nameOf(box), chance});
        std::stable_sort(parts.begin(), parts.end(),
                         [](const ReportPart& a, const ReportPart& b) { return a.value > b.value; });
        return parts;
    }

    const Turn& pointsTurn(const View& view)
    {
        const CardState state = cardStateOf(view.card);
        if (!pointsTurn_ || state != pointsState_)
            pointsTurn_ = std::make_unique<Turn>(tables_.game->turn(state));
        pointsState_ = state;
        return *pointsTurn_;
    }

    /// Returns the share before the roll; ignores the dice of the View, which must have totals.
    double valueBeforeRolling(const View& view)
    {
        const MatchState match = matchStateOf(view);
        const double value = isDuel(match) && isOthersTurn(match) ? 1 - shareTurn(swapped(match)).value()
            : view.card.free().empty()                            ? WinShare(*context_, match).full()
                                                                  : shareTurn(match).value();
        return std::clamp(value, 0.0, 1.0);
    }

    /// The View must have totals.
    const Turn& shareTurn(const View& view) { return shareTurn(matchStateOf(view)); }
    const Turn& shareTurn(const MatchState& match)
    {
        if (!shareTurn_ || lastMatch_ != match)
            shareTurn_ = std::make_unique<Turn>(WinShare(*context_, match).turn());
        lastMatch_ = match;
        return *shareTurn_;
    }

    const AnalystTables& tables_;
    std::optional<WinContext> context_; ///< nullopt for a single player
    // Cache of the last turns: a turn has up to three decisions.
    CardState pointsState_;
    std::unique_ptr<Turn> pointsTurn_;
    MatchState lastMatch_;
    std::unique_ptr<Turn> shareTurn_;
};

} // namespace

std::unique_ptr<Analyst<Yahtzee>> makeSolvedAnalyst(const AnalystTables& tables)
{
    return std::make_unique<SolvedAnalyst>(tables);
}

} // namespace parlour::yahtzee
