// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab accounts: what reviews of games between bots add up to (app/analysis/review.h), and whether positions are
// worth what the analyst says. Of a good analyst the estimate is small, luck is 0, and between equal players the others'
// choices bring what own errors cost.
#include "ai/core/bots.h"
#include "app/analysis/reviewer.h"
#include "app/bots/bot_source.h"
#include "app/lab/lab_verbs.h"
#include "app/lab/played_record.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/base/index.h"
#include "engine/base/tokens.h"
#include "engine/games.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace parlour::cli {

namespace {

struct AccountsOptions {
    std::string game;
    std::string bots;
    RuleMap rules;
    int matches = 20;
    int simulations = 0;
    std::uint64_t seed = 1;
    bool json = false;
};

/// The mean of some numbers, of their sizes, and the standard error of the mean.
struct Mean {
    void add(double number)
    {
        ++count;
        sum += number;
        squares += number * number;
        sizes += std::abs(number);
    }
    double mean() const { return sum / count; }
    double size() const { return sizes / count; }
    double error() const { return std::sqrt(std::max(0.0, squares / count - mean() * mean()) / count); }

    double sum = 0, squares = 0, sizes = 0;
    int count = 0;
};

constexpr std::array kAccountParts{"start", "luck", "others", "errors", "estimate", "result", "mean loss"};

/// Over the reviews of all games for both the seats of one bot. The mean loss is of a decision.
struct BotAccounts {
    std::array<Mean, kAccountParts.size()> parts;

    void add(const Account& account)
    {
        const std::array values{account.start,    account.luck,   account.others,        account.errors,
                                account.estimate, account.result, account.meanLoss.value};
        for (std::size_t i = 0; i < parts.size(); ++i)
            parts[i].add(values[i]);
    }
};

/// Positions by the chance that the analyst gives, in tenths.
struct ChanceTenths {
    std::array<Mean, 10> said, came;

    void add(const Review& review)
    {
        for (const std::optional<Appraisal>& position : review.positions)
            if (position && position->share.error > 0) {
                const double chance = chanceOf(review.goal, position->share).value;
                const auto tenth = static_cast<std::size_t>(std::clamp(static_cast<int>(chance * 10), 0, 9));
                said[tenth].add(chance);
                came[tenth].add(review.goal.chanceOf(review.positions.back()->share.value));
            }
    }
};

struct AccountsResult {
    std::vector<BotAccounts> bots;
    ChanceTenths tenths;
};

AccountsResult measure(const AccountsOptions& options, const std::vector<std::string>& names, const stop_token& stop)
{
    const GameInfo& info = takeGame(options.game);
    const Resources resources;
    AccountsResult result{std::vector<BotAccounts>(names.size()), {}};
    ProgressLine progress(options.matches);
    for (int number = 0; number < options.matches && !stop.stop_requested(); ++number) {
        const Record record = playedRecord(info, options.rules, names, number, options.seed, resources, stop);
        for (Seat seat = 0; seat < static_cast<int>(record.seats.size()); ++seat) {
            ReviewOptions how;
            how.simulations = options.simulations;
            Reviewer reviewer(
                &info, record, seat, [&] { return makeAnalyst(info.id, resources); }, how);
            if (!reviewer.run(stop))
                return result;
            const Review review = reviewer.review();
            const auto bot = std::find(names.begin(), names.end(), record.seats[asIndex(seat)]) - names.begin();
            result.bots[asIndex(bot)].add(accountOf(review, currencyOf(review)));
            result.tenths.add(review);
        }
        progress.show(number + 1);
    }
    return result;
}

void print(const std::vector<std::string>& names, const AccountsResult& result)
{
    for (std::size_t bot = 0; bot < names.size(); ++bot) {
        std::printf("%s\n", names[bot].c_str());
        for (std::size_t i = 0; i < kAccountParts.size(); ++i) {
            const Mean& part = result.bots[bot].parts[i];
            if (part.count > 0)
                std::printf("  %-10s %+.4f +- %.4f, size %.4f\n", kAccountParts[i], part.mean(), part.error(), part.size());
        }
    }
    std::printf("positions called .. came out\n");
    for (std::size_t tenth = 0; tenth < 10; ++tenth)
        if (const Mean& said = result.tenths.said[tenth]; said.count > 0)
            std::printf("  %.3f  %.3f of %d\n", said.mean(), result.tenths.came[tenth].mean(), said.count);
}

QJsonObject jsonOf(const AccountsOptions& options, const std::vector<std::string>& names, const AccountsResult& result)
{
    QJsonArray bots;
    for (std::size_t bot = 0; bot < names.size(); ++bot) {
        QJsonObject object{{"bot", QString::fromStdString(names[bot])}};
        for (std::size_t i = 0; i < kAccountParts.size(); ++i)
            if (const Mean& part = result.bots[bot].parts[i]; part.count > 0)
                object[kAccountParts[i]] =
                    QJsonObject{{"mean", part.mean()}, {"error", part.error()}, {"size", part.size()}};
        bots.append(object);
    }
    QJsonArray positions;
    for (std::size_t tenth = 0; tenth < 10; ++tenth)
        if (const Mean& said = result.tenths.said[tenth]; said.count > 0)
            positions.append(
                QJsonObject{{"said", said.mean()}, {"came", result.tenths.came[tenth].mean()}, {"count", said.count}});
    return {{"game", QString::fromStdString(options.game)},
            {"seed", QString::fromStdString(seedText(options.seed))},
            {"matches", options.matches},
            {"bots", bots},
            {"positions", positions}};
}

int measureAccounts(const AccountsOptions& options)
{
    const std::vector<std::string> names = takeBots(options.bots, options.game);
    const StopOnInterrupt interrupt;
    const AccountsResult result = measure(options, names, interrupt.token());
    if (options.json)
        printJson(jsonOf(options, names, result));
    else
        print(names, result);
    return interrupt.token().stop_requested() ? kNo : kDone;
}

} // namespace

void addAccounts(Verb& program)
{
    Verb verb = program.add("accounts", "What the reviews of games between bots add up to");
    auto options = std::make_shared<AccountsOptions>();
    verb.required("GAME", options->game, "Which game, as listed by \"parlour-cli games\"");
    verb.required("--bots", options->bots, "The ids of the bots that play each other; one plays itself");
    verb.option("--matches", options->matches, WholeNumber{1, 1'000'000}, "How many in all; 20 unless given");
    verb.option("--simulations", options->simulations, WholeNumber{1, 1'000'000},
                "The analyst's effort for each position, in its own unit; its default unless given");
    verb.option("--rules", options->rules, takeRules, "As key=value,..");
    verb.option("--seed", options->seed, takeSeed, "1 to 16 hexadecimal digits; 1 unless given");
    verb.flag("--json", options->json, "As JSON on standard output");
    verb.runs([options] { return measureAccounts(*options); });
}

} // namespace parlour::cli
