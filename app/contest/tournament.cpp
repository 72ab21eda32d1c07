// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/tournament.h"

#include "app/store/translation.h"
#include "engine/base/index.h"
#include "engine/games.h"
#include "engine/record/record.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace parlour {

namespace {

/// The number of this pair in a round robin: (0,1) (0,2) (1,2) (0,3) .. (engine/arena/format.h).
int pairingOf(int first, int second)
{
    const int low = std::min(first, second);
    const int high = std::max(first, second);
    return high * (high - 1) / 2 + low;
}

Fixture fixtureOf(const ContestSnapshot& now, int pairing, std::int64_t index)
{
    const std::vector<int>& who = now.pairings[asIndex(pairing)].entrants;
    Fixture fixture{pairing, index, who[0], who[1]};
    fixture.hasPerson =
        isPersonSeat(now.plan.entrants[asIndex(fixture.first)]) || isPersonSeat(now.plan.entrants[asIndex(fixture.second)]);
    return fixture;
}

std::vector<std::vector<Fixture>> fixturesOf(const ContestSnapshot& now)
{
    std::vector<std::vector<Fixture>> rounds;
    if (now.plan.shape.format == Format::Cup) {
        for (int pairing = 0; pairing < static_cast<int>(now.pairings.size()); ++pairing) {
            rounds.resize(std::max(rounds.size(), asIndex(now.pairings[asIndex(pairing)].round) + 1));
            for (std::int64_t index = 0; index < now.pairings[asIndex(pairing)].matches; ++index)
                rounds[asIndex(now.pairings[asIndex(pairing)].round)].push_back(fixtureOf(now, pairing, index));
        }
        return rounds;
    }
    const auto pairs = leagueRounds(now.plan.shape.entrants);
    for (std::int64_t index = 0; index < now.plan.shape.matches; ++index)
        for (const auto& round : pairs) {
            rounds.emplace_back();
            for (const auto& [first, second] : round)
                rounds.back().push_back(fixtureOf(now, pairingOf(first, second), index));
        }
    return rounds;
}

/// The points of a lost match by the game's own count: 0, or below.
double pointsOfLoss(const ContestPlan& plan)
{
    const Payoff payoff = payoffsOf(plan)[asIndex(plan.shape.seats)];
    return static_cast<double>(payoff.pointsOf(SeatSet::of(1), 0)) / kWhole;
}

/// The result of a match for both, as the table counts it.
void enter(const MatchLine& line, double loss, Fixture& fixture)
{
    const bool isTurned = line.seats.front() != fixture.first;
    fixture.points = {line.points[isTurned ? 1 : 0] - loss, line.points[isTurned ? 0 : 1] - loss};
    fixture.isDraw = line.points[0] == line.points[1];
    if (line.extra.size() == 2) {
        fixture.firstExtra = line.extra[isTurned ? 1 : 0];
        fixture.secondExtra = line.extra[isTurned ? 0 : 1];
    }
}

Expected<void> readResults(const QString& path, Tournament& tournament)
{
    const auto file = ContestFile::open(path, ContestFile::Access::Read);
    if (!file)
        return file.error();
    std::map<std::pair<int, std::int64_t>, MatchLine> played;
    const int entrants = tournament.now->plan.shape.entrants;
    constexpr int kMost = 100'000; // more than any contest with people has
    for (int first = 0; first < entrants; ++first)
        for (int second = first + 1; second < entrants; ++second) {
            const auto lines = (*file)->matches(first, second, 0, kMost);
            if (!lines)
                return lines.error();
            for (const MatchLine& line : *lines)
                played.emplace(std::pair(line.pairing, line.index), line);
        }
    const double loss = pointsOfLoss(tournament.now->plan);
    for (auto& round : tournament.rounds)
        for (Fixture& fixture : round)
            if (const auto line = played.find({fixture.pairing, fixture.index}); line != played.end())
                enter(line->second, loss, fixture);
    return {};
}

void count(PointsLine& line, double own, double others, bool isDraw, int extra)
{
    ++line.played;
    ++(isDraw ? line.drawn : own > others ? line.won : line.lost);
    line.points += own;
    line.extra += extra;
}

} // namespace

std::vector<std::vector<std::pair<int, int>>> leagueRounds(int entrants)
{
    // The circle method: one stays, the others move on by one place; with an odd number, who meets the empty place pauses.
    const int places = entrants + entrants % 2;
    std::vector<std::vector<std::pair<int, int>>> rounds(asIndex(std::max(places - 1, 0)));
    const auto who = [places](int place, int round) { return place == 0 ? 0 : 1 + (place - 1 + round) % (places - 1); };
    for (int round = 0; round < places - 1; ++round)
        for (int place = 0; place < places / 2; ++place) {
            const int one = who(place, round);
            const int other = who(places - 1 - place, round);
            if (std::max(one, other) < entrants)
                rounds[asIndex(round)].emplace_back(one, other);
        }
    return rounds;
}

int Tournament::completeRounds() const
{
    const auto isOpen = [](const Fixture& each) { return each.hasPerson && !each.points; };
    const auto open = std::find_if(rounds.begin(), rounds.end(), [&](const std::vector<Fixture>& round) {
        return std::any_of(round.begin(), round.end(), isOpen);
    });
    return static_cast<int>(open - rounds.begin());
}

bool Tournament::isTold(int round, const Fixture& fixture) const
{
    return fixture.points && (isCup() || fixture.hasPerson || round < completeRounds());
}

std::vector<PointsLine> Tournament::table(int limit) const
{
    std::vector<PointsLine> lines(now->plan.entrants.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i].entrant = static_cast<int>(i);
    for (int round = 0; round < static_cast<int>(rounds.size()) && (limit < 0 || round < limit); ++round)
        for (const Fixture& each : rounds[asIndex(round)])
            if (isTold(round, each)) {
                count(lines[asIndex(each.first)], each.points->first, each.points->second, each.isDraw, each.firstExtra);
                count(lines[asIndex(each.second)], each.points->second, each.points->first, each.isDraw, each.secondExtra);
            }
    const bool ranks = extraOf(now->plan.game).ranks();
    const auto key = [ranks](const PointsLine& line) { return std::tuple(-line.points, ranks ? -line.extra : 0); };
    std::stable_sort(lines.begin(), lines.end(), [&](const PointsLine& a, const PointsLine& b) { return key(a) < key(b); });
    for (std::size_t i = 1; i < lines.size(); ++i)
        lines[i].place = key(lines[i]) == key(lines[i - 1]) ? lines[i - 1].place : static_cast<int>(i) + 1;
    return lines;
}

std::optional<std::pair<double, double>> Tournament::between(int one, int other) const
{
    std::optional<std::pair<double, double>> sum;
    for (int round = 0; round < static_cast<int>(rounds.size()); ++round)
        for (const Fixture& each : rounds[asIndex(round)]) {
            const bool isStraight = each.first == one && each.second == other;
            const bool isTurned = each.first == other && each.second == one;
            if ((!isStraight && !isTurned) || !isTold(round, each))
                continue;
            sum = sum.value_or(std::pair(0.0, 0.0));
            sum->first += isStraight ? each.points->first : each.points->second;
            sum->second += isStraight ? each.points->second : each.points->first;
        }
    return sum;
}

int Tournament::nextRound() const
{
    const int round = completeRounds();
    return round < static_cast<int>(rounds.size()) ? round : -1;
}

const PersonMatch* Tournament::next() const
{
    const int round = nextRound();
    if (round < 0)
        return nullptr;
    for (const Fixture& each : rounds[asIndex(round)]) {
        if (!each.hasPerson || each.points)
            continue;
        for (const PersonMatch& match : now->personMatches)
            if (match.pairing == each.pairing)
                return &match;
    }
    return nullptr;
}

Tournament readTournament(const QString& path, bool isPlayed)
{
    const ReadContest contest = readContest(path, isPlayed);
    Tournament tournament{contest.now, contest.problem, {}};
    if (!tournament.now || tournament.now->plan.shape.people.empty())
        return tournament;
    tournament.rounds = fixturesOf(*tournament.now);
    if (const auto read = readResults(path, tournament); !read)
        tournament.problem = translated(read.error());
    return tournament;
}

std::int64_t matchesOfEach(const ContestPlan& plan)
{
    return plan.shape.format == Format::RoundRobin ? plan.shape.matches * (plan.shape.entrants - 1) : 0;
}

double personsSecondsPerMatch(const ContestPlan& plan)
{
    constexpr int kMatches = 8;
    constexpr double kDecision = 8; // s, with the bot's answer and the movement of the pieces
    constexpr double kAround = 30; // s before the first decision and after the last
    const GameInfo* info = findGame(plan.game);
    int decisions = 0;
    for (std::uint64_t seed = 1; info && seed <= kMatches; ++seed) {
        const auto match = info->start(plan.rules, seed);
        if (!match)
            return 0;
        Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
        while (!(*match)->node().isOver() && (*match)->steps() < info->maxSteps) {
            const bool isChance = (*match)->node().isChance();
            const Seat who = isChance ? kChanceSeat : (*match)->node().seats.first();
            const auto legal = isChance ? std::vector{(*match)->draw()} : (*match)->legal(who);
            decisions += who == 0 && legal.size() > 1 ? 1 : 0;
            if (!(*match)->step(who, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]))
                return 0;
        }
    }
    return kAround + kDecision * decisions / kMatches;
}

} // namespace parlour
