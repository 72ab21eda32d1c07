// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab teach: what a casual player gains who obeys the coach in one kind of position. Games between casual players
// are reviewed; those in which one makes a mistake of the kind are played again from there by a pupil, who takes the best
// action in place of each further mistake of that kind. All else is the same, luck and the players' whims included, so a
// game without such a mistake gains exactly nothing.
#include "ai/core/bots.h"
#include "app/analysis/mistake_kinds.h"
#include "app/analysis/review.h"
#include "app/lab/lab_verbs.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/arena/format.h"
#include "engine/base/index.h"
#include "engine/base/tokens.h"
#include "engine/games.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

namespace parlour::cli {

namespace {

struct TeachOptions {
    std::string game;
    RuleMap rules;
    int matches = 2000;
    int kinds = 5;
    int simulations = 0;
    std::uint64_t seed = 1;
    bool json = false;
};

/// A decision that the coach would have objected to.
struct Mistake {
    int step = 0;
    Seat seat = 0;
    std::string kind;
    std::string best;
    double loss = 0; ///< chance of the game's goal
};

/// A game between casual players.
struct Baseline {
    std::uint64_t seed = 0;
    std::vector<Step> steps;
    std::vector<double> scores; ///< by seat
    std::vector<Mistake> mistakes; ///< in order
};

/// A sum over deals with its square, for the mean and its error.
struct Sum {
    double sum = 0, squares = 0;

    void add(double value)
    {
        sum += value;
        squares += value * value;
    }
    Estimate mean(int count) const
    {
        const double mean = sum / count;
        return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean) / std::max(1, count - 1))};
    }
};

class School {
public:
    School(const TeachOptions& options, const stop_token& stop)
        : options_(options),
          info_(takeGame(options.game)),
          rules_(take(info_.complete(options.rules), "--rules")),
          seats_(info_.seats(rules_)),
          analyst_(makeAnalyst(info_.id, Resources())),
          casual_(findBot(info_.id + ".casual")->make(Resources())),
          stop_(stop)
    {
        if (!analyst_)
            throw Refused(info_.id + " has no analyst");
    }

    std::vector<TaughtKind> teach()
    {
        playBaselines();
        std::vector<TaughtKind> taught;
        for (const std::string& kind : mostFrequentKinds())
            if (!stop_.stop_requested())
                taught.push_back(taughtKind(kind));
        return taught;
    }

private:
    /// All seats learn in turn in a deal, so that a match is a deal and a pupil's seat.
    int deals() const { return std::max(1, options_.matches / seats_); }

    std::unique_ptr<AnyMatch> start(std::uint64_t seed) const { return take(info_.start(rules_, seed), "--rules"); }

    void playBaselines()
    {
        ProgressLine progress(deals());
        for (int deal = 0; deal < deals() && !stop_.stop_requested(); ++deal) {
            baselines_.push_back(baseline(dealSeed(options_.seed, deal)));
            progress.show(deal + 1);
        }
    }

    Baseline baseline(std::uint64_t seed)
    {
        Baseline game{seed, {}, {}, {}};
        const auto match = start(seed);
        for (Node node = match->node(); !node.isOver() && !stop_.stop_requested(); node = match->node()) {
            Step step;
            if (node.isChance()) {
                step.text = match->draw();
            } else {
                step.who = node.seats.first();
                step.text = decide(*match, step.who, *casual_, stop_);
                if (auto mistake = mistakeIn(*match, step))
                    game.mistakes.push_back(*std::move(mistake));
            }
            static_cast<void>(match->step(step.who, step.text)); // its own draws and legal actions
            game.steps.push_back(std::move(step));
        }
        game.scores = scoresOf(*match);
        return game;
    }

    std::vector<double> scoresOf(const AnyMatch& match) const
    {
        std::vector<double> scores;
        for (Seat seat = 0; seat < seats_ && match.node().isOver(); ++seat)
            scores.push_back(match.goal().chanceOf(match.score(seat)));
        return scores;
    }

    /// nullopt if the coach has no objection.
    std::optional<Mistake> mistakeIn(const AnyMatch& match, const Step& step)
    {
        AnyQuestion question = match.question(step.who);
        if (question.isForced)
            return std::nullopt;
        question.simulations = options_.simulations;
        const Analysis analysis = analyst_->analyse(question, stop_);
        const std::vector<std::string> legal = question.legalTexts();
        const auto taken = std::find_if(legal.begin(), legal.end(), [&](const std::string& each) {
            return step.text == each || step.text.starts_with(each + " [");
        });
        if (taken == legal.end())
            return std::nullopt;
        std::vector<Estimate> values;
        std::vector<double> frequencies;
        for (const ActionValue& each : analysis.actions) {
            values.push_back(chanceOf(question.goal, each.share));
            frequencies.push_back(each.frequency);
        }
        const int best = bestOf(values, frequencies);
        const Estimate loss = lossOf(values[asIndex(best)], values[static_cast<std::size_t>(taken - legal.begin())]);
        if (gradeOf(loss, Currency::Share) == Grade::Fine)
            return std::nullopt;
        return Mistake{match.steps(), step.who, kindOf(*taken, legal[asIndex(best)]), legal[asIndex(best)], loss.value};
    }

    std::vector<std::string> mostFrequentKinds() const
    {
        std::map<std::string, int> counts;
        for (const Baseline& game : baselines_)
            for (const Mistake& mistake : game.mistakes)
                ++counts[mistake.kind];
        std::vector<std::string> kinds;
        for (const auto& [kind, count] : counts)
            kinds.push_back(kind);
        std::stable_sort(kinds.begin(), kinds.end(),
                         [&](const std::string& a, const std::string& b) { return counts[a] > counts[b]; });
        kinds.resize(std::min(kinds.size(), asIndex(options_.kinds)));
        return kinds;
    }

    TaughtKind taughtKind(const std::string& kind)
    {
        TaughtKind taught{info_.id, kind, 0, {}, 0};
        for (const Baseline& game : baselines_)
            for (const Mistake& mistake : game.mistakes)
                if (mistake.kind == kind) {
                    ++taught.times;
                    taught.claimed += mistake.loss / (static_cast<double>(baselines_.size()) * seats_);
                }
        Sum gained;
        ProgressLine progress(static_cast<long long>(baselines_.size()));
        for (std::size_t i = 0; i < baselines_.size() && !stop_.stop_requested(); ++i) {
            double gain = 0;
            for (Seat seat = 0; seat < seats_; ++seat)
                gain += gainOf(baselines_[i], seat, kind);
            gained.add(gain / seats_);
            progress.show(static_cast<long long>(i) + 1);
        }
        taught.gained = gained.mean(static_cast<int>(baselines_.size()));
        return taught;
    }

    /// The chance that the pupil in `seat` wins more than the casual player did.
    double gainOf(const Baseline& game, Seat seat, const std::string& kind)
    {
        const auto first = std::find_if(game.mistakes.begin(), game.mistakes.end(), [&](const Mistake& mistake) {
            return mistake.seat == seat && mistake.kind == kind;
        });
        if (first == game.mistakes.end())
            return 0;
        const auto match = start(game.seed);
        for (int i = 0; i < first->step; ++i)
            static_cast<void>(match->step(game.steps[asIndex(i)].who, game.steps[asIndex(i)].text)); // legal once
        for (Node node = match->node(); !node.isOver() && !stop_.stop_requested(); node = match->node()) {
            Step step;
            if (node.isChance()) {
                step.text = match->draw();
            } else {
                step.who = node.seats.first();
                step.text = decide(*match, step.who, *casual_, stop_);
                if (step.who == seat)
                    obey(*match, step, kind);
            }
            static_cast<void>(match->step(step.who, step.text)); // as above
        }
        const std::vector<double> scores = scoresOf(*match);
        return scores.empty() || game.scores.empty() ? 0 : scores[asIndex(seat)] - game.scores[asIndex(seat)];
    }

    /// Replaces a mistake of the kind by the best action.
    void obey(const AnyMatch& match, Step& step, const std::string& kind)
    {
        if (const auto mistake = mistakeIn(match, step); mistake && mistake->kind == kind)
            step.text = mistake->best;
    }

    const TeachOptions& options_;
    const GameInfo& info_;
    RuleMap rules_;
    int seats_;
    std::unique_ptr<AnyAnalyst> analyst_;
    std::unique_ptr<AnyBot> casual_;
    stop_token stop_;
    std::vector<Baseline> baselines_;
};

void print(const std::vector<TaughtKind>& kinds)
{
    std::printf("In hundredths of a won game, a game\n%-24s %8s %18s %7s\n", "taken, better", "claimed", "gained", "times");
    for (const TaughtKind& each : kinds)
        std::printf("%-24s %8.2f %+9.2f +- %5.2f %7d%s\n", each.kind.c_str(), 100 * each.claimed, 100 * each.gained.value,
                    100 * each.gained.error, each.times, each.isTaught() ? "" : "  (nothing)");
}

void printJsonOf(const TeachOptions& options, const std::vector<TaughtKind>& kinds)
{
    QJsonArray array;
    for (const TaughtKind& each : kinds)
        array.append(QJsonObject{{"kind", QString::fromStdString(each.kind)},
                                 {"claimed", each.claimed},
                                 {"gained", each.gained.value},
                                 {"error", each.gained.error},
                                 {"times", each.times}});
    printJson({{"game", QString::fromStdString(options.game)},
               {"matches", options.matches},
               {"seed", QString::fromStdString(seedText(options.seed))},
               {"simulations", options.simulations},
               {"kinds", array}});
}

int teach(const TeachOptions& options)
{
    const StopOnInterrupt interrupt;
    const std::vector<TaughtKind> kinds = School(options, interrupt.token()).teach();
    if (interrupt.token().stop_requested())
        return kNo;
    options.json ? printJsonOf(options, kinds) : print(kinds);
    return kDone;
}

} // namespace

void addTeach(Verb& program)
{
    Verb verb = program.add("teach", "What a casual player gains who obeys the coach, by kind of mistake");
    auto options = std::make_shared<TeachOptions>();
    verb.required("GAME", options->game, "Which game, as listed by \"parlour-cli games\"");
    verb.option("--matches", options->matches, WholeNumber{2, 1'000'000},
                "Games of a pupil for each kind; every seat learns in turn; 2000 unless given");
    verb.option("--kinds", options->kinds, WholeNumber{1, 100}, "How many kinds, the most frequent ones; 5 unless given");
    verb.option("--simulations", options->simulations, WholeNumber{1, 1'000'000},
                "The coach's simulations for each position; its own unless given");
    verb.option("--rules", options->rules, takeRules, "As key=value,..");
    verb.option("--seed", options->seed, takeSeed, "1 to 16 hexadecimal digits; 1 unless given");
    verb.flag("--json", options->json, "As JSON on standard output");
    verb.runs([options] { return teach(*options); });
}

} // namespace parlour::cli
