// A series: many matches of game G between the same entrants, on several threads. Called by the command line and by
// contests. Knows bots only as factories, and no concrete game.
//
// Deals are paired: with s seats, matches 0 to s - 1 are one deal, the next s matches another, and so on. The matches of a
// deal share one seed, so everybody meets the same chance, and the entrants move round by one seat from match to match.
// Results are kept by the number of the match and added up in that order: they are the same for any number of threads.
#pragma once

#include "engine/arena/pool.h"
#include "engine/arena/tally.h"
#include "engine/core/play_out.h"

namespace parlour {

template <class G>
using BotFactory = std::function<std::unique_ptr<Bot<G>>()>;

template <class G>
struct SeriesPlan {
    typename G::Rules rules;
    std::vector<BotFactory<G>> entrants; ///< one for each seat of the rules; called once in each thread
    std::uint64_t seed = 0;
    std::int64_t matches = 0; ///< at least 1
    int threads = machineThreads();
};

/// The seed of all matches of one deal. A match can be played again by itself with it.
constexpr std::uint64_t dealSeed(std::uint64_t seriesSeed, std::int64_t deal)
{
    return Rng::stream(seriesSeed, Purpose::Match, static_cast<std::uint64_t>(deal)).next();
}

/// Who sits in `seat` in a match of a series.
constexpr int entrantAt(Seat seat, std::int64_t match, int seats)
{
    return static_cast<int>((seat + match) % seats);
}

/// A game may declare one more number for each seat that contests add up, read from that seat's final View: its name
/// kExtraScore, whether the mean over matches is stated instead of the sum, kExtraIsMean, and extraScore(view, seat).
template <class G>
concept HasExtraScore = requires(const typename G::View view, Seat seat)
{
    {
        G::kExtraScore
        } -> std::convertible_to<std::string_view>;
    {
        G::kExtraIsMean
        } -> std::convertible_to<bool>;
    {
        G::extraScore(view, seat)
        } -> std::convertible_to<double>;
};

/// Plays the deals of a series in one thread.
template <class G>
class DealPlayer {
public:
    explicit DealPlayer(const SeriesPlan<G>& plan) : plan_(&plan)
    {
        for (const BotFactory<G>& make : plan.entrants)
            bots_.push_back(make());
    }

    /// Plays `deal` and adds it to `tally`.
    void play(std::int64_t deal, Tally& tally) const
    {
        const int seats = static_cast<int>(bots_.size());
        const std::int64_t first = deal * seats;
        const std::int64_t last = std::min(first + seats, plan_->matches);
        SeatShares shares{};
        for (std::int64_t match = first; match < last; ++match)
            playMatch(dealSeed(plan_->seed, deal), match, tally, shares);
        if (last - first == seats)
            tally.addDeal(shares);
    }

private:
    void playMatch(std::uint64_t seed, std::int64_t index, Tally& tally, SeatShares& shares) const
    {
        const int seats = static_cast<int>(bots_.size());
        BotSeats<G> seated{};
        for (Seat seat = 0; seat < seats; ++seat)
            seated[static_cast<std::size_t>(seat)] = bots_[static_cast<std::size_t>(entrantAt(seat, index, seats))].get();
        Match<G> match(plan_->rules, seed);
        playOut(match, seated);
        for (Seat seat = 0; seat < seats; ++seat) {
            const int entrant = entrantAt(seat, index, seats);
            double extra = 0;
            if constexpr (HasExtraScore<G>)
                extra = G::extraScore(match.look(seat), seat);
            tally.add(entrant, match.score(seat), match.points(seat), extra);
            shares[static_cast<std::size_t>(entrant)] += match.score(seat);
        }
    }

    const SeriesPlan<G>* plan_;
    std::vector<std::unique_ptr<Bot<G>>> bots_;
};

/// Plays a series. `onDone` is called by the calling thread with the number of matches played so far. After a request to
/// stop the result holds the matches up to the first one that was not played, and is exactly that of a shorter series.
template <class G>
SeriesResult playSeries(const SeriesPlan<G>& plan, const std::stop_token& stop = {},
                        const std::function<void(std::int64_t)>& onDone = {})
{
    const int seats = static_cast<int>(plan.entrants.size());
    const SeriesCut cut(plan.matches, seats);
    std::vector<Tally> tallies(static_cast<std::size_t>(cut.jobs()), Tally(seats));
    const auto hire = [&]() -> Worker {
        return [&, player = std::make_shared<DealPlayer<G>>(plan)](std::int64_t job) {
            Tally tally(seats);
            for (std::int64_t deal = cut.firstDeal(job); deal < cut.firstDeal(job + 1); ++deal) {
                if (stop.stop_requested())
                    return false;
                player->play(deal, tally);
            }
            tallies[static_cast<std::size_t>(job)] = tally;
            return true;
        };
    };
    const auto report = [&](std::int64_t jobs) { onDone(cut.matchesIn(jobs)); };
    runJobs(cut.jobs(), plan.threads, stop, hire, onDone ? std::function<void(std::int64_t)>(report) : nullptr);
    return addUp(tallies);
}

} // namespace parlour
