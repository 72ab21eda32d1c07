// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/analyst.h"

#include "ai/yahtzee/reason.h"
#include "engine/base/threads.h"

#include <algorithm>
#include <cmath>

namespace parlour::yahtzee {

namespace {

/// Standard errors of the difference between two shares of one question: while the rest is assumed to be played for points,
/// and later, when only the others' games are estimated.
constexpr double kNormalError = 0.005;
constexpr double kSampleError = 0.001;
/// The same with open cards.
constexpr double kOpenError = 0.003;
/// Values of exact actions that differ by less are the same but for rounding.
constexpr double kTie = 1e-9;
/// The standard error of a share without information on the others.
constexpr double kBlindError = 0.25;

bool isAlone(const View& view)
{
    return view.rules.players == 1;
}

/// The error of one share, such that two of them have the error of their difference. The values of one turn share most of
/// their error, which does not count.
double errorOf(const View& view)
{
    if (isAlone(view) || (view.round == kRounds && view.seat + 1 == view.rules.players))
        return 0;
    const WinContext::Horizon horizon;
    const MatchState match = matchStateOf(view);
    if (isDuel(match) && isSolved(isOthersTurn(match) ? swapped(match) : match, horizon))
        return 0;
    const double difference = view.card.free().size() <= WinShare::kExactBoxes ? kSampleError
        : view.rules.cards == Cards::Hidden                                    ? kNormalError
                                                                               : kOpenError;
    return difference / std::sqrt(2.0);
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
    void warmUpFor(const View& view, const stop_token& stop) override
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
        analysis.actions[best].why = reasonOfBest(view, analysis, best);
        analysis.facts = boxesAfter(isAlone(view) ? forPoints : shareTurn(view), view, question.legal[best]);
        return analysis;
    }

    /// Splits the points of a single player by their source. The share of the win is split by the same sources at the worth
    /// of a point in this position; the remainder is risk: the worth of how points are spread, not of how many they are.
    std::optional<Comparison> comparisonOf(const Question<Yahtzee>& question, std::size_t first, std::size_t second) override
    {
        const View& view = question.view;
        if (!tables_.sources->prepare(cardStateOf(view.card), machineThreads(), question.stop))
            return std::nullopt;
        const Turn& turn = isAlone(view) ? pointsTurn(view) : shareTurn(view);
        const auto outlook = [&](std::size_t index) {
            return outlookOf(view, turn, *tables_.sources, question.legal[index]);
        };
        const std::array both{outlook(first), outlook(second)};
        const double worth = isAlone(view) ? 1 : worthOfPoint(view, both);
        Comparison comparison{isAlone(view) ? Scale::Points : Scale::Share, {}, chancesOf(view, both)};
        comparison.error = std::max(kTie, std::sqrt(2.0) * errorOf(view));
        const auto add = [&](Text label, std::size_t source) {
            comparison.parts.push_back({label, {worth * both[0].points[source], 0}, {worth * both[1].points[source], 0}});
        };
        for (const Box box : view.card.free())
            add(nameOf(box), static_cast<std::size_t>(box));
        add(SAY("Reason", "Upper bonus"), PointSources::kUpperBonusAt);
        add(SAY("Reason", "Yahtzee bonus"), PointSources::kYahtzeeBonusAt);
        double risk = 0;
        if (!isAlone(view)) {
            const auto rest = [&](const Outlook& each) { return std::clamp(each.value, 0.0, 1.0) - worth * each.total(); };
            comparison.parts.push_back({SAY("Reason", "Risk"), {rest(both[0]), 0}, {rest(both[1]), 0}});
            risk = comparison.parts.back().difference();
        }
        if (!comparison.isSame()) {
            const bool isFirst = comparison.difference() > 0;
            const Outlook &better = both[isFirst ? 0 : 1], &worse = both[isFirst ? 1 : 0];
            comparison.why = reasonOf(view, better, worse, worth, isFirst ? risk : -risk);
            comparison.fact = factOf(better, worse);
        }
        return comparison;
    }

    Estimate valueOf(const View& view, Luck, const stop_token&, int) override
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

    std::optional<Estimate> pointsOf(const View& view, const stop_token&) override
    {
        const double total = view.card.total();
        if (view.over)
            return Estimate{total, 0};
        if (view.stage >= 0)
            return Estimate{total + valueOfDice(pointsTurn(view), view), 0};
        return Estimate{total + tables_.game->value(cardStateOf(view.card)), 0};
    }

    bool isBlindView(const View& view, const stop_token&) override { return hidesTotals(view); }

    /// The own first roll reveals the others' totals. The value of the first turn of the game is known with any roll.
    std::optional<Estimate> valueBetween(const View& before, const View& after, const stop_token&) override
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

    /// Only where points do not decide, by more than the error; for the rest see comparisonOf().
    static Sentence reasonOfBest(const View& view, const Analysis& analysis, std::size_t best)
    {
        const auto less = [](const ActionValue& a, const ActionValue& b) { return a.points->value < b.points->value; };
        const auto most = std::max_element(analysis.actions.begin(), analysis.actions.end(), less);
        const ActionValue& chosen = analysis.actions[best];
        const double error = std::max(kTie, std::hypot(chosen.share.error, most->share.error));
        if (isAlone(view) || most->points->value <= chosen.points->value
            || chosen.share.value - most->share.value <= 2 * error)
            return {};
        return SAY("Reason", "Gives up points on average for a better chance to win");
    }

    /// The chances of the boxes of fixed points and of the upper bonus until the end of the game, where they differ.
    static std::vector<ComparedPart> chancesOf(const View& view, const std::array<Outlook, 2>& both)
    {
        constexpr double kWorthNaming = 0.01;
        std::vector<ComparedPart> chances;
        const auto add = [&](Text label, std::size_t source, int points) {
            const ComparedPart chance{label, {both[0].points[source] / points, 0}, {both[1].points[source] / points, 0}};
            if (std::abs(chance.difference()) >= kWorthNaming)
                chances.push_back(chance);
        };
        const BoxSet fixed = BoxSet::of(Box::FullHouse) | BoxSet::of(Box::SmallStraight) | BoxSet::of(Box::LargeStraight)
            | BoxSet::of(Box::Yahtzee);
        for (const Box box : view.card.free() & fixed)
            add(nameOf(box), static_cast<std::size_t>(box), fullPoints(box, {}));
        if (view.card.upperBonus() == 0)
            add(SAY("Reason", "Upper bonus"), PointSources::kUpperBonusAt, kUpperBonus);
        return chances;
    }

    /// The share that a point is worth after these actions, from the same position with a few points more and fewer.
    double worthOfPoint(const View& view, const std::array<Outlook, 2>& both)
    {
        constexpr int kStep = 10; // points: wide enough for the steps of the last turns
        const DiceSet roll = diceSetOf(view.dice);
        double difference = 0;
        for (const int step : {kStep, -kStep}) {
            MatchState match = matchStateOf(view);
            match.totals.eraseFirst(match.mine.total);
            match.mine.total = static_cast<std::int16_t>(match.mine.total + step);
            match.totals.push_back(match.mine.total);
            const Turn turn = WinShare(*context_, match).turn();
            for (const Outlook& each : both)
                difference += (step > 0 ? 1 : -1)
                    * (each.action.kind == Action::Kind::Score
                           ? turn.scoring(roll, each.action.box)
                           : turn.holding(view.stage, diceSetOf(view.dice, each.action.positions)));
        }
        return std::max(0.0, difference / (4 * kStep));
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
