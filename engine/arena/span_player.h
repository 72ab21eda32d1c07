// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays spans of a pairing of game G in one thread. Used by the workers of contests and series. Knows bots only through
// their interface, and no concrete game.
#pragma once

#include "engine/arena/any_span_player.h"
#include "engine/base/index.h"
#include "engine/core/any_match.h"
#include "engine/core/play_out.h"

#include <algorithm>

namespace parlour {

/// Takes the first legal action: the bot of a seat without a player.
template <class G>
class LeastBot final : public Bot<G> {
public:
    typename G::Action choose(const Question<G>& question) override { return question.legal.front(); }
    bool doesLeast() const override { return true; }
};

template <Game G>
class SpanPlayer final : public AnySpanPlayer {
public:
    /// Makes the bot of an entrant; called at most once per entrant, before its first match.
    using Make = std::function<std::unique_ptr<Bot<G>>(int entrant)>;

    /// `field` must outlive the player.
    SpanPlayer(const Field& field, Make make) : field_(&field), make_(std::move(make)), bots_(field.entrants.size())
    {
        for (int seats = 1; seats <= kMaxSeats; ++seats)
            rules_[static_cast<std::size_t>(seats)] = rulesFor<G>(field.rules, seats);
    }

    PlayedSpan play(const Pairing& pairing, const SeatingPlan& seating, const Span& span,
                    const std::vector<bool>& disqualified, const std::function<bool()>& enough,
                    const stop_token& stop) override
    {
        PlayedSpan out;
        const int seats = seating.seats();
        out.results = Results(seats);
        const bool allPlain = std::all_of(pairing.entrants.begin(), pairing.entrants.end(), [&](int entrant) {
            return !disqualified[asIndex(entrant)] && !bot(entrant)->guest();
        });
        const std::int64_t end = span.first + span.count;
        std::int64_t match = span.first;
        while (match < end && out.faults.empty() && (match == span.first || !enough()) && !stop.stop_requested()) {
            const std::int64_t deal = match;
            const std::uint64_t seed = seating.matchSeed(match);
            SeatedEntrants seated = seating.seated(match);
            for (const std::int64_t next = std::min(end, match + seats); match < next && !stop.stop_requested(); ++match) {
                if (allPlain)
                    playPlain({match, seed, seats, seated, 0}, out, stop);
                else
                    playSpecial({match, seed, seats, seated, saltOf(span.pairing, match)}, disqualified, out, stop);
                std::rotate(seated.begin(), seated.begin() + 1, seated.begin() + seats);
            }
            if (stop.stop_requested())
                match = dropFrom(deal, span, out);
        }
        out.span = {span.pairing, span.first, match - span.first};
        const Payoff& payoff = field_->payoffs[asIndex(seats)];
        out.totals = count(pairing, seating, payoff, span.first, out.results, out.span.count);
        return out;
    }

    Record record(const SeatingPlan& seating, std::int64_t match) override
    {
        const Game game = {match, seating.matchSeed(match), seating.seats(), seating.seated(match), 0};
        Match<G> played(*rules_[asIndex(game.seats)], game.seed);
        return keep(game, seated(game, {}), played, {});
    }

private:
    using Seats = BotSeats<G>;
    static constexpr std::size_t kMaxLines = 100; ///< guests' lines kept of a match

    struct Game {
        std::int64_t index; ///< of the match in its pairing
        std::uint64_t seed;
        int seats;
        SeatedEntrants entrants; ///< by seat
        std::uint64_t salt;
    };

    std::uint64_t saltOf(int pairing, std::int64_t match) const
    {
        const auto salt = Rng::stream(field_->salt, Purpose::Guest, static_cast<std::uint64_t>(pairing)).next();
        return Rng::stream(salt, Purpose::Guest, static_cast<std::uint64_t>(match)).next();
    }

    Bot<G>* bot(int entrant)
    {
        auto& made = bots_[asIndex(entrant)];
        if (!made)
            made = make_(entrant);
        return made.get();
    }

    Seats seated(const Game& game, const std::vector<bool>& disqualified)
    {
        Seats seats{};
        for (Seat seat = 0; seat < game.seats; ++seat) {
            const int entrant = game.entrants[asIndex(seat)];
            seats[asIndex(seat)] = !disqualified.empty() && disqualified[asIndex(entrant)] ? &least_ : bot(entrant);
        }
        return seats;
    }

    /// Removes the matches of an abandoned deal, from `first` on, and returns `first`.
    static std::int64_t dropFrom(std::int64_t first, const Span& span, PlayedSpan& out)
    {
        out.results.shorten(first - span.first);
        std::erase_if(out.records, [first](const auto& each) { return each.first >= first; });
        std::erase_if(out.faults, [first](const EntrantFault& each) { return each.match >= first; });
        return first;
    }

    /// Plays a match of our own bots.
    void playPlain(const Game& game, PlayedSpan& out, const stop_token& stop)
    {
        Match<G> match(*rules_[asIndex(game.seats)], game.seed);
        playOut(match, seated(game, {}), {}, 0, stop);
        if (stop.stop_requested())
            return;
        out.results.add({match.winners(), false});
        addExtra(match, out);
    }

    void playSpecial(const Game& game, const std::vector<bool>& disqualified, PlayedSpan& out, const stop_token& stop)
    {
        bool isKept = false;
        SeatSet losers;
        for (Seat seat = 0; seat < game.seats; ++seat) {
            const int entrant = game.entrants[asIndex(seat)];
            if (disqualified[asIndex(entrant)])
                losers.add(seat);
            else
                isKept = isKept || bot(entrant)->guest();
        }
        const Seats bots = seated(game, disqualified);
        Match<G> match(*rules_[asIndex(game.seats)], game.seed);
        if (isKept) {
            out.records.emplace_back(game.index, keep(game, bots, match, stop));
            collectFaults(game, bots, out);
        } else {
            playOut(match, bots, {}, 0, stop);
        }
        if (stop.stop_requested())
            return;
        out.results.add(ending(match, losers));
        addExtra(match, out);
    }

    static void addExtra(const Match<G>& match, PlayedSpan& out)
    {
        if constexpr (HasExtraScore<G>)
            for (Seat seat = 0; seat < match.seats(); ++seat)
                out.results.addExtra(static_cast<int>(G::extraScore(match.look(seat), seat)));
    }

    /// The ending of a match in which `losers` were disqualified: they lose, the others share the win.
    static Ending ending(const Match<G>& match, SeatSet losers)
    {
        const bool isForfeit = match.forfeiter() >= 0;
        if (losers.empty())
            return {match.winners(), isForfeit};
        const SeatSet winners = match.winners() - losers;
        return {winners.empty() ? SeatSet::firstSeats(match.seats()) - losers : winners, isForfeit};
    }

    Record keep(const Game& game, const Seats& bots, Match<G>& match, const stop_token& stop)
    {
        Record record{field_->game, field_->version, G::rulesMap(*rules_[asIndex(game.seats)]), {}, game.seed, {}, {}};
        record.salt = game.salt;
        for (Seat seat = 0; seat < game.seats; ++seat)
            record.seats.push_back(field_->entrants[asIndex(game.entrants[asIndex(seat)])]);
        std::array<std::size_t, kMaxSeats> faults{};
        const auto add = [&](Seat who, std::string step) {
            if (Guest* guest = who == kChanceSeat ? nullptr : bots[asIndex(who)]->guest()) {
                note(remarksOf(*guest, who, static_cast<int>(record.steps.size()), faults[asIndex(who)]), record);
                faults[asIndex(who)] = guest->faults().size();
                setName(record, who, guest->name());
            }
            record.steps.push_back({who, std::move(step)});
        };
        playOut(
            match, bots, [&](Seat who, const auto& step) { add(who, toText(step)); }, game.salt, stop);
        if (stop.stop_requested())
            return record;
        if (match.forfeiter() >= 0)
            add(match.forfeiter(), std::string(kForfeit));
        record.result.emplace();
        for (Seat seat = 0; seat < game.seats; ++seat)
            record.result->push_back(match.score(seat));
        return record;
    }

    /// Adds remarks to a record: all faults, and up to kMaxLines lines, since a contest's file holds thousands of matches.
    static void note(const std::vector<Remark>& remarks, Record& record)
    {
        for (const Remark& remark : remarks)
            if (remark.fault || record.remarks.size() < kMaxLines)
                record.remarks.push_back(remark);
    }

    void collectFaults(const Game& game, const Seats& bots, PlayedSpan& out) const
    {
        for (Seat seat = 0; seat < game.seats; ++seat)
            if (Guest* guest = bots[asIndex(seat)]->guest())
                for (const Fault& fault : guest->faults())
                    out.faults.push_back({game.index, game.entrants[asIndex(seat)], fault.step,
                                          std::string(toText(fault.kind)) + ": " + fault.detail});
    }

    const Field* field_;
    Make make_;
    std::array<std::optional<typename G::Rules>, kMaxSeats + 1> rules_;
    std::vector<std::unique_ptr<Bot<G>>> bots_; ///< by entrant; null until needed
    LeastBot<G> least_;
};

} // namespace parlour
