// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab mistakes: whether the mistakes that reviews flag are mistakes: plays the move that was made and the best one
// out, by bots, over deals that the seat could not tell apart.
#include "ai/core/bots.h"
#include "ai/coup/training/action_playouts.h"
#include "ai/durak/training/action_playouts.h"
#include "app/analysis/reviewer.h"
#include "app/bots/bot_source.h"
#include "app/lab/lab_verbs.h"
#include "app/lab/played_record.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/base/index.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <cstdio>

namespace parlour::cli {

namespace {

struct MistakesOptions {
    std::string game;
    std::string bots;
    RuleMap rules;
    std::string by; ///< empty: the club player
    int count = 60;
    int games = 400;
    int simulations = 0;
    std::uint64_t seed = 1;
};

/// The sums over all mistakes.
struct Tally {
    int mistakes = 0;
    int worse = 0; ///< the best action did better in the games played out
    double claimed = 0;
    double measured = 0;
};

/// Plays out the mistakes of one seat.
template <class G>
void measureSeat(const MistakesOptions& options, const GameInfo& info, const Record& record, const Review& review,
                 Bot<G>& bot, Tally& tally, const stop_token& stop)
{
    const std::vector<LedgerEntry> ledger = ledgerOf(review, Currency::Share);
    for (std::size_t step = 0; step < ledger.size() && tally.mistakes < options.count && !stop.stop_requested(); ++step) {
        const LedgerEntry& entry = ledger[step];
        if (entry.taken < 0 || gradeOf(entry.loss, Currency::Share) < Grade::Mistake)
            continue;
        const std::vector<Alternative>& choices = review.positions[step]->choices;
        const auto view = std::any_cast<typename G::View>(matchAt(info, record, static_cast<int>(step))->look(review.seat));
        Rng rng = Rng::stream(options.seed, Purpose::Analysis, asIndex(tally.mistakes));
        const Estimate lead = playedOutLead(view, *G::parseAction(choices[asIndex(entry.best)].action),
                                            *G::parseAction(choices[asIndex(entry.taken)].action), bot,
                                            {options.games, options.simulations, stop}, rng);
        if (stop.stop_requested())
            return;
        ++tally.mistakes;
        tally.worse += lead.value > 0 ? 1 : 0;
        tally.claimed += entry.loss.value;
        tally.measured += review.goal.winners * lead.value;
        std::printf("%3d  claimed %.3f  measured %+.3f +- %.3f  %s, not %s\n", tally.mistakes, entry.loss.value,
                    review.goal.winners * lead.value, review.goal.winners * lead.error,
                    choices[asIndex(entry.taken)].action.c_str(), choices[asIndex(entry.best)].action.c_str());
        std::fflush(stdout);
    }
}

template <class G>
int measureMistakes(const MistakesOptions& options)
{
    const GameInfo& info = takeGame(options.game);
    const std::vector<std::string> names = takeBots(options.bots, options.game);
    const Resources resources;
    const std::string by = options.by.empty() ? options.game + ".club" : options.by;
    const auto bot = take(makeBotByName<G>(by, resources), "--by");
    const StopOnInterrupt interrupt;
    const stop_token stop = interrupt.token();
    Tally tally;
    for (int number = 0; tally.mistakes < options.count && !stop.stop_requested(); ++number) {
        const Record record = playedRecord(info, options.rules, names, number, options.seed, resources, stop);
        for (Seat seat = 0; seat < static_cast<int>(record.seats.size()); ++seat) {
            Reviewer reviewer(&info, record, seat, [&] { return makeAnalyst(info.id, resources); });
            if (reviewer.run(stop))
                measureSeat(options, info, record, reviewer.review(), *bot, tally, stop);
        }
    }
    if (tally.mistakes > 0)
        std::printf("%d of %d are worse; claimed %.3f, measured %.3f on average\n", tally.worse, tally.mistakes,
                    tally.claimed / tally.mistakes, tally.measured / tally.mistakes);
    return stop.stop_requested() ? kNo : kDone;
}

int measureMistakesOf(const MistakesOptions& options)
{
    if (options.game == durak::Durak::kId)
        return measureMistakes<durak::Durak>(options);
    if (options.game == coup::Coup::kId)
        return measureMistakes<coup::Coup>(options);
    throw Refused("mistakes: \"" + options.game + "\" cannot be played out; it can be coup or durak");
}

} // namespace

void addMistakes(Verb& program)
{
    Verb verb = program.add("mistakes", "Plays out the mistakes that reviews flag");
    auto options = std::make_shared<MistakesOptions>();
    verb.required("GAME", options->game, "coup or durak");
    verb.required("--bots", options->bots, "The ids of the bots whose games are reviewed");
    verb.option("--by", options->by, "The bot that plays them out; the club player unless given");
    verb.option("--count", options->count, WholeNumber{1, 1'000'000}, "How many mistakes; 60 unless given");
    verb.option("--games", options->games, WholeNumber{1, 1'000'000}, "How many games each; 400 unless given");
    verb.option("--simulations", options->simulations, WholeNumber{1, 1'000'000},
                "Its simulations for each decision; its own unless given");
    verb.option("--rules", options->rules, takeRules, "As key=value,..");
    verb.option("--seed", options->seed, takeSeed, "1 to 16 hexadecimal digits; 1 unless given");
    verb.runs([options] { return measureMistakesOf(*options); });
}

} // namespace parlour::cli
