// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/progress.h"

#include "app/analysis/mistake_kinds.h"
#include "engine/base/index.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <numeric>
#include <set>

namespace parlour {

namespace {

constexpr double kHalfWidth = 1.96; ///< half width of a 95 % interval in standard errors

/// The number of winners: the seats with the largest share, none if all are equal; if only one seat loses, all others.
double winnersOf(const std::vector<double>& result)
{
    const double least = *std::min_element(result.begin(), result.end());
    return static_cast<double>(std::count_if(result.begin(), result.end(), [&](double share) { return share > least; }));
}

/// Whether a game was against others and has a result for each seat.
bool counts(const PastGame& game)
{
    return outcomeOf(game.entry) && game.entry.result.size() == game.entry.seats.size();
}

Estimate meanOf(const std::vector<double>& values)
{
    RatioMean mean;
    for (const double value : values)
        mean.add(value, 1);
    return mean.mean();
}

} // namespace

Games oldestFirst(const std::vector<PastGame>& games)
{
    std::vector<int> all(games.size());
    std::iota(all.begin(), all.end(), 0);
    return oldestFirst(games, all);
}

Games oldestFirst(const std::vector<PastGame>& games, const std::vector<int>& numbers)
{
    Games sorted;
    for (const int number : numbers)
        sorted.push_back(&games[static_cast<std::size_t>(number)]);
    const auto end = [](const PastGame* game) {
        return std::pair(game->entry.finishedAt.toMSecsSinceEpoch(), game->entry.id);
    };
    std::ranges::sort(sorted, {}, end);
    return sorted;
}

void RatioMean::add(double amount, double weight)
{
    ++count_;
    amount_ += amount;
    weight_ += weight;
    amountSquares_ += amount * amount;
    weightSquares_ += weight * weight;
    products_ += amount * weight;
}

Estimate RatioMean::mean() const
{
    if (weight_ <= 0)
        return {0, std::numeric_limits<double>::infinity()};
    const double mean = amount_ / weight_;
    if (count_ < 2)
        return {mean, std::numeric_limits<double>::infinity()};
    const double squares = std::max(0.0, amountSquares_ - 2 * mean * products_ + mean * mean * weightSquares_);
    const double n = count_;
    return {mean, std::sqrt(squares * n / (n - 1)) / weight_};
}

std::pair<double, double> intervalOf(int won, int games)
{
    if (games == 0)
        return {0, 1};
    const double z = kHalfWidth;
    const double n = games;
    const double share = won / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

// ------------------------------------------------------------------------------------------------ all together

PastFigures::PastFigures(const Games& games)
{
    std::map<QString, Count> counted;
    std::vector<double> errors;
    for (const PastGame* game : games) {
        if (ownSeatOf(game->entry.seats) < 0)
            continue;
        played += game->played;
        if (!since.isValid())
            since = game->entry.finishedAt;
        alone += isAlone(game->entry) ? 1 : 0;
        if (!counts(*game))
            continue;
        const int outcome = *outcomeOf(game->entry);
        const std::vector<double>& result = game->entry.result;
        outcomes.push_back(outcome);
        for (Count* count : {&all, &counted[game->entry.game]}) {
            ++count->games;
            count->won += outcome > 0 ? 1 : 0;
            count->equal += winnersOf(result) / static_cast<double>(result.size());
        }
        const bool goesOn = outcome * streak.games > 0;
        streak = {outcome == 0 ? 0
                      : goesOn ? streak.games + outcome
                               : outcome,
                  goesOn ? streak.first : game->entry.finishedAt, game->entry.finishedAt};
        if (streak.games > longest.games)
            longest = streak;
        if (game->review)
            errors.push_back(game->review->errors);
    }
    byGame.assign(counted.begin(), counted.end());
    lost.games = static_cast<int>(errors.size());
    const auto recent = std::min<std::ptrdiff_t>(kRecent, std::ssize(errors));
    if (recent > 0)
        lost.share = meanOf({errors.end() - recent, errors.end()}).value;
    if (std::ssize(errors) >= recent + 10)
        lost.before = meanOf({errors.begin(), errors.end() - recent}).value;
}

// ------------------------------------------------------------------------------------------------ over time

namespace {

TrendPoint pointOf(Games::const_iterator from, Games::const_iterator to, Measure measure)
{
    TrendPoint point;
    point.when = (*(to - 1))->entry.finishedAt;
    point.games = static_cast<int>(to - from);
    if (measure == Measure::Won) {
        const auto won =
            static_cast<int>(std::count_if(from, to, [](const PastGame* each) { return outcomeOf(each->entry) == 1; }));
        point.value = static_cast<double>(won) / point.games;
        std::tie(point.low, point.high) = intervalOf(won, point.games);
        return point;
    }
    RatioMean loss;
    for (auto each = from; each != to; ++each)
        loss.add((*each)->review->meanLoss.value * (*each)->review->decisions, (*each)->review->decisions);
    const Estimate mean = loss.mean();
    point.value = mean.value;
    point.low = std::max(0.0, mean.value - kHalfWidth * mean.error);
    point.high = mean.value + kHalfWidth * mean.error;
    return point;
}

} // namespace

std::vector<TrendPoint> trendOf(const Games& games, Measure measure)
{
    constexpr std::ptrdiff_t kFirst = 5;
    Games fitting;
    for (const PastGame* game : games)
        if (counts(*game) && (measure == Measure::Won || (game->review && game->review->decisions > 0)))
            fitting.push_back(game);
    const std::ptrdiff_t all = std::ssize(fitting);
    std::vector<TrendPoint> points;
    if (all < kFirst)
        return points;
    const std::ptrdiff_t stride = (all - kFirst) / kTrendPoints + 1;
    // The points are counted back from the newest, which is always included.
    for (std::ptrdiff_t end = all - (all - kFirst) / stride * stride; end <= all; end += stride)
        points.push_back(
            pointOf(fitting.begin() + std::max<std::ptrdiff_t>(0, end - kTrendWindow), fitting.begin() + end, measure));
    return points;
}

// ------------------------------------------------------------------------------------------------ strength

std::optional<Rating> ownElo(const std::vector<Scored>& scored)
{
    double games = 0;
    double mean = 0;
    for (const Scored& each : scored) {
        games += each.games;
        mean += each.games * each.elo;
    }
    if (games <= 0)
        return std::nullopt;
    mean /= games;
    constexpr double kPriorGames = 1;
    const double unit = std::numbers::ln10 / 400;
    double elo = mean;
    double information = 0;
    constexpr int kRounds = 60;
    for (int round = 0; round < kRounds; ++round) {
        const double even = shareOfElo(elo - mean);
        double slope = kPriorGames * (0.5 - even);
        information = kPriorGames * even * (1 - even);
        for (const Scored& each : scored) {
            const double expected = shareOfElo(elo - each.elo);
            slope += each.score - each.games * expected;
            information += each.games * expected * (1 - expected);
        }
        const double step = std::clamp(slope / (information * unit), -200.0, 200.0);
        elo += step;
        if (std::abs(step) < 1e-9)
            break;
    }
    return Rating{elo, 1 / (unit * std::sqrt(information))};
}

namespace {

/// A person's results so far by the strength of the opponents, and the expectation that they give for the next game.
class Expectation {
public:
    /// `person`: the seat, kPerson or a named one, at every table that is added.
    Expectation(const EloOf& eloOf, std::string person) : eloOf_(eloOf), person_(std::move(person)) {}

    /// Adds a game and returns the share of the win expected from those before it; nullopt if an opponent was never
    /// measured.
    std::optional<double> add(const PastGame& game)
    {
        const std::vector<std::string>& seats = game.entry.seats;
        const std::vector<double>& result = game.entry.result;
        const auto me = static_cast<std::size_t>(std::find(seats.begin(), seats.end(), person_) - seats.begin());
        const auto size = static_cast<double>(seats.size());
        std::vector<double> elos, scores;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            if (seat == me)
                continue;
            const auto elo = eloOf_(seats[seat], static_cast<int>(seats.size()));
            if (!elo)
                return std::nullopt;
            elos.push_back(*elo);
            scores.push_back(result[me] > result[seat] ? 1 : result[me] < result[seat] ? 0 : 0.5);
        }
        const double others = size - 1;
        double average = 0;
        for (const double elo : elos)
            average += elo / others;
        const auto own = ownElo(sums());
        double expected = 0; // mean over the opponents
        double score = 0;
        for (std::size_t i = 0; i < elos.size(); ++i) {
            expected += shareOfElo((own ? own->elo : average) - elos[i]) / others;
            score += scores[i] / others;
        }
        // Pairs count the same share whether one seat wins or one loses (Coup, Durak), so shares are linear in pair scores:
        // the mean score is an equal share of the win.
        const double worth = seats.size() == 2 ? 1
            : std::abs(score - 0.5) > 1e-9     ? (result[me] - 1 / size) / (score - 0.5)
                                               : 0; // all are equal
        for (std::size_t i = 0; i < elos.size(); ++i) {
            Scored& sum = byElo_[elos[i]];
            sum.elo = elos[i];
            sum.games += 1 / others; // all opponents together are one game
            sum.score += scores[i] / others;
        }
        return std::clamp(1 / size + worth * (expected - 0.5), 0.0, 1.0);
    }
    std::vector<Scored> sums() const
    {
        std::vector<Scored> all;
        for (const auto& [elo, sum] : byElo_)
            all.push_back(sum);
        return all;
    }

private:
    const EloOf& eloOf_;
    const std::string person_;
    std::map<double, Scored> byElo_;
};

/// The rating of a guest: a named person at the tables of the one whose program it is, who has the rating `own`.
std::optional<Rating> guestElo(const std::string& guest, const Games& games, const EloOf& eloOf,
                               const std::optional<Rating>& own)
{
    const EloOf ofAll = [&](const std::string& seat, int seats) {
        return seat != kPerson ? eloOf(seat, seats) : own ? std::optional(own->elo) : std::nullopt;
    };
    Expectation results(ofAll, guest);
    for (const PastGame* game : games)
        if (std::count(game->entry.seats.begin(), game->entry.seats.end(), guest) > 0)
            results.add(*game);
    return ownElo(results.sums());
}

/// The sums of a row.
struct RowSums {
    int games = 0, won = 0;
    double share = 0;
    int expectedGames = 0;
    double expected = 0;
    RatioMean loss;
    std::map<int, double> decisions; // number by seats of the table
    std::vector<double> luck, adjusted;

    void add(const PastGame& game, Seat seat, std::optional<double> expectedShare)
    {
        const bool alone = isAlone(game.entry);
        const std::vector<double>& result = game.entry.result;
        ++games;
        won += !alone && result[asIndex(seat)] > *std::min_element(result.begin(), result.end()) ? 1 : 0;
        share += alone ? game.points.value_or(0) : game.goal.chanceOf(result[asIndex(seat)]);
        if (expectedShare) {
            ++expectedGames;
            expected += game.goal.chanceOf(*expectedShare);
        }
        if (!game.review)
            return;
        loss.add(game.review->meanLoss.value * game.review->decisions, game.review->decisions);
        if (game.review->decisions > 0)
            decisions[static_cast<int>(game.entry.seats.size())] += game.review->decisions;
        luck.push_back(game.review->luck);
        adjusted.push_back(game.review->result - game.review->luck);
    }
    ProgressRow row(const QString& game, bool alone) const
    {
        ProgressRow row;
        row.game = game;
        row.alone = alone;
        row.games = games;
        row.won = won;
        row.share = games > 0 ? share / games : 0;
        row.expectedGames = expectedGames;
        if (expectedGames > 0)
            row.expected = expected / expectedGames;
        row.reviewed = static_cast<int>(luck.size());
        if (loss.weight() > 0)
            row.loss = loss.mean();
        row.decisions = decisions;
        if (!luck.empty()) {
            row.luck = meanOf(luck);
            row.adjusted = meanOf(adjusted);
        }
        return row;
    }
};

/// The games of a kind: of the person, and of people at one screen.
struct GamesOfKind {
    Games own, shared;
};

/// The rows of people with names, from the games at one screen.
std::vector<ProgressRow> guestRows(const QString& id, const GamesOfKind& games, const EloOf& eloOf,
                                   const std::optional<Rating>& own)
{
    std::map<std::string, RowSums> byName;
    for (const PastGame* game : games.shared)
        for (std::size_t seat = 0; seat < game->entry.seats.size(); ++seat)
            if (const std::string& name = game->entry.seats[seat]; name != kPerson && isPersonSeat(name))
                byName[name].add(*game, static_cast<Seat>(seat), std::nullopt);
    std::vector<ProgressRow> rows;
    for (const auto& [name, sums] : byName) {
        rows.push_back(sums.row(id, false));
        rows.back().opponent = name;
        rows.back().elo = guestElo(name, games.shared, eloOf, own);
    }
    return rows;
}

std::vector<ProgressRow> rowsOf(const QString& id, bool alone, const GamesOfKind& games, const EloOf& eloOf)
{
    Expectation expectation(eloOf, std::string(kPerson));
    RowSums all;
    std::map<std::string, RowSums> byBot;
    std::map<std::string, int> seatsOfBot; // largest table by bot
    for (const PastGame* game : games.own) {
        const auto expected = alone ? std::nullopt : expectation.add(*game);
        const Seat person = personOf(game->entry.seats);
        all.add(*game, person, expected);
        for (const std::string& bot : std::set<std::string>(game->entry.seats.begin(), game->entry.seats.end()))
            if (bot != kPerson) {
                byBot[bot].add(*game, person, expected);
                seatsOfBot[bot] = std::max(seatsOfBot[bot], static_cast<int>(game->entry.seats.size()));
            }
    }
    std::vector<ProgressRow> rows{all.row(id, alone)};
    rows.front().elo = ownElo(expectation.sums());
    for (const auto& [bot, sums] : byBot) {
        rows.push_back(sums.row(id, alone));
        rows.back().opponent = bot;
        rows.back().opponentElo = eloOf(bot, seatsOfBot[bot]);
    }
    for (ProgressRow& row : guestRows(id, games, eloOf, rows.front().elo))
        rows.push_back(std::move(row));
    std::stable_sort(rows.begin() + 1, rows.end(),
                     [](const ProgressRow& a, const ProgressRow& b) { return a.games > b.games; });
    return rows;
}

} // namespace

std::vector<ProgressRow> progressOf(const Games& games, const EloOf& eloOf)
{
    std::map<std::pair<QString, bool>, GamesOfKind> groups;
    for (const PastGame* game : games) {
        const HistoryEntry& entry = game->entry;
        if (counts(*game) || isAlone(entry))
            groups[{entry.game, isAlone(entry)}].own.push_back(game);
        else if (peopleIn(entry.seats) > 1 && !entry.isFromPosition && entry.result.size() == entry.seats.size())
            groups[{entry.game, false}].shared.push_back(game);
    }
    std::vector<ProgressRow> rows;
    for (const auto& [key, group] : groups)
        for (ProgressRow& row : rowsOf(key.first, key.second, group, eloOf))
            rows.push_back(std::move(row));
    return rows;
}

// ------------------------------------------------------------------------------------------------ habits and bests

std::vector<MistakeKind> costlyKinds(const Games& games, const KindOf& kindOf)
{
    std::map<QString, MistakeKind> kinds;
    for (const PastGame* game : games)
        for (const CostlyDecision& each : game->costly)
            if (const QString words = kindOf(each); !words.isEmpty()) {
                MistakeKind& kind = kinds[words];
                kind.words = words;
                kind.cost += each.loss;
                kind.decisions.push_back(each);
            }
    std::vector<MistakeKind> sorted;
    for (auto& [words, kind] : kinds) {
        std::stable_sort(kind.decisions.begin(), kind.decisions.end(),
                         [](const CostlyDecision& a, const CostlyDecision& b) { return a.loss > b.loss; });
        sorted.push_back(std::move(kind));
    }
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const MistakeKind& a, const MistakeKind& b) { return a.cost > b.cost; });
    return sorted;
}

std::vector<LossRule> lossRules(const Games& games, const KindOf& kindOf)
{
    Games lost;
    std::copy_if(games.begin(), games.end(), std::back_inserter(lost),
                 [](const PastGame* each) { return outcomeOf(each->entry) == -1 && each->review; });
    lost.erase(lost.begin(), lost.end() - std::min<std::ptrdiff_t>(LossRule::kLosses, std::ssize(lost)));
    const KindOf toldKind = [&](const CostlyDecision& each) {
        return isTold(lost.front()->entry.game.toStdString(), parlour::kindOf(each.taken, each.best)) ? kindOf(each)
                                                                                                      : QString();
    };
    std::vector<LossRule> rules;
    for (const MistakeKind& kind : costlyKinds(lost, toldKind)) {
        std::set<qint64> with;
        for (const CostlyDecision& each : kind.decisions)
            with.insert(each.game);
        if (std::ssize(with) >= LossRule::kLeast)
            rules.push_back({kind.words, static_cast<int>(with.size()), static_cast<int>(lost.size()),
                             kind.cost / static_cast<double>(kind.decisions.size())});
    }
    return rules;
}

PersonalBests bestsOf(const Games& games)
{
    PersonalBests bests;
    int streak = 0;
    const auto keep = [](std::optional<qint64>& best, auto& value, qint64 game, auto with, bool isBetter) {
        if (best && !isBetter)
            return;
        best = game;
        value = with;
    };
    for (const PastGame* game : games) {
        const qint64 id = game->entry.id;
        if (ownSeatOf(game->entry.seats) < 0 || game->entry.isFromPosition)
            continue;
        if (game->points)
            keep(bests.points, bests.mostPoints, id, *game->points, *game->points > bests.mostPoints);
        if (game->review && game->review->decisions >= PersonalBests::kDecisions)
            keep(bests.cleanest, bests.loss, id, game->review->meanLoss.value, game->review->meanLoss.value < bests.loss);
        const auto outcome = outcomeOf(game->entry);
        if (!outcome)
            continue;
        streak = *outcome > 0 ? streak + 1 : 0;
        if (streak > bests.streak) {
            bests.streak = streak;
            bests.streakEnd = id;
        }
        if (*outcome <= 0)
            continue;
        if (game->played > 0)
            keep(bests.quickest, bests.seconds, id, game->played, game->played < bests.seconds);
        keep(bests.shortest, bests.steps, id, game->entry.steps, game->entry.steps < bests.steps);
        if (game->review)
            keep(bests.luckless, bests.luck, id, game->review->luck, game->review->luck < bests.luck);
    }
    return bests;
}

std::vector<Best> bestsBrokenBy(const Games& games, qint64 game)
{
    Games others = games;
    std::erase_if(others, [game](const PastGame* each) { return each->entry.id == game; });
    const PersonalBests before = bestsOf(others), now = bestsOf(games);
    std::vector<Best> fallen;
    const auto note = [&](Best which, bool isFallen) {
        if (isFallen)
            fallen.push_back(which);
    };
    note(Best::Points, before.points && now.points == game);
    note(Best::Streak,
         before.streak > 0 && now.streakEnd == game && now.streak >= kLeastStreak && now.streak > before.streak);
    note(Best::Quickest, before.quickest && now.quickest == game);
    note(Best::Shortest, before.shortest && now.shortest == game);
    return fallen;
}

} // namespace parlour
