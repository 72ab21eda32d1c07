// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/review.h"

#include "engine/base/index.h"
#include "engine/core/any_match.h"

#include <algorithm>
#include <cmath>

namespace parlour {

Estimate valueOf(const Review& review, const Alternative& choice, Currency currency)
{
    return currency == Currency::Share ? chanceOf(review.goal, choice.share) : choice.points.value_or(Estimate());
}

namespace {

int bestOf(const Review& review, const std::vector<Alternative>& choices, Currency currency)
{
    std::vector<Estimate> values;
    std::vector<double> frequencies;
    for (const Alternative& each : choices) {
        values.push_back(valueOf(review, each, currency));
        frequencies.push_back(each.frequency);
    }
    return bestOf(values, frequencies);
}

std::vector<std::string> sortedTokens(const std::string& text)
{
    std::vector<std::string> words(1);
    for (const char letter : text)
        if (letter == ' ')
            words.emplace_back();
        else
            words.back() += letter;
    std::sort(words.begin(), words.end());
    return words;
}

/// The index of the action taken. It may be written differently from the list: positions in another order, or with an
/// appendix of the player's own.
int indexOf(const std::vector<Alternative>& choices, const std::string& taken)
{
    const auto find = [&](auto fits) {
        const auto found =
            std::find_if(choices.begin(), choices.end(), [&](const Alternative& each) { return fits(each.action); });
        return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
    };
    const int same = find([&](const std::string& action) { return action == taken; });
    if (same >= 0)
        return same;
    const int turned =
        find([words = sortedTokens(taken)](const std::string& action) { return sortedTokens(action) == words; });
    if (turned >= 0)
        return turned;
    return find([&](const std::string& action) { return taken.starts_with(action + " "); });
}

/// Makes the ledger's entries, from the first step to the last.
class Bookkeeper {
public:
    Bookkeeper(const Review& review, Currency currency) : review_(review), currency_(currency), value_(valueAt(0)) {}

    LedgerEntry next(int step)
    {
        const ReviewedStep& done = review_.steps[asIndex(step)];
        const auto& position = review_.positions[asIndex(step)];
        LedgerEntry entry;
        entry.kind = kindOf(step);
        std::optional<double> chosen; // value of the seat's own decision
        if (entry.kind == StepKind::Decision && position) {
            const std::vector<Alternative>& choices = position->choices;
            entry.best = bestOf(review_, choices, currency_);
            entry.taken = indexOf(choices, done.text);
            const Estimate best = valueOf(review_, choices[asIndex(entry.best)], currency_);
            if (entry.taken >= 0) {
                if (entry.taken != entry.best)
                    entry.loss = lossOf(best, valueOf(review_, choices[asIndex(entry.taken)], currency_));
                chosen = best.value - entry.loss.value;
            }
        }
        const std::optional<double> held = chosen ? chosen : value_;
        const std::optional<double> after = isBlind(step + 1) ? held : valueAt(step + 1);
        if (value_ && after) {
            entry.isKnown = true;
            entry.before = *value_;
            entry.after = *after;
            share(entry, step, chosen);
        } else {
            entry.loss = {};
        }
        value_ = after;
        return entry;
    }

private:
    StepKind kindOf(int step) const
    {
        const ReviewedStep& done = review_.steps[asIndex(step)];
        if (done.text == kForfeit)
            return StepKind::Forfeit;
        if (done.who == kChanceSeat)
            return StepKind::Chance;
        if (done.who != review_.seat)
            return StepKind::Others;
        const auto& position = review_.positions[asIndex(step)];
        return position && !position->choices.empty() ? StepKind::Decision : StepKind::Forced;
    }

    bool isBlind(int position) const
    {
        const auto& appraisal = review_.positions[asIndex(position)];
        return currency_ == Currency::Share && appraisal && appraisal->isBlind;
    }

    /// Whether the next step is the seat's own, without a choice, and brings nothing else: then the position is worth what
    /// follows.
    bool isPassed(int position) const
    {
        return asIndex(position) < review_.steps.size() && kindOf(position) == StepKind::Forced
            && !review_.steps[asIndex(position)].together && review_.positions[asIndex(position)]
            && !review_.positions[asIndex(position)]->between && !isBlind(position) && !isBlind(position + 1);
    }

    std::optional<double> valueAt(int position) const
    {
        while (isPassed(position))
            ++position;
        const auto& appraisal = review_.positions[asIndex(position)];
        if (!appraisal)
            return std::nullopt;
        if (currency_ == Currency::Share)
            return chance(appraisal->share);
        return appraisal->points ? std::optional(appraisal->points->value) : std::nullopt;
    }

    double chance(const Estimate& share) const { return review_.goal.chanceOf(share.value); }

    /// Attributes the change from `before` to `after`.
    void share(LedgerEntry& entry, int step, std::optional<double> chosen) const
    {
        const auto& between = review_.positions[asIndex(step)]->between;
        const bool isTwofold = currency_ == Currency::Share && between;
        switch (entry.kind) {
        case StepKind::Chance:
            if (const auto& expected = review_.positions[asIndex(step)]->expected;
                currency_ == Currency::Share && expected) {
                entry.estimate = chance(*expected) - entry.before;
                entry.luck = entry.after - chance(*expected);
                break;
            }
            [[fallthrough]];
        case StepKind::Others: {
            const double middle = isTwofold ? chance(*between) : entry.kind == StepKind::Chance ? entry.before : entry.after;
            entry.others = middle - entry.before;
            entry.luck = entry.after - middle;
            break;
        }
        case StepKind::Decision:
        case StepKind::Forced: {
            const double from = chosen ? *chosen : isTwofold ? chance(*between) : entry.before;
            double& rest = isTwofold ? entry.luck : review_.steps[asIndex(step)].together ? entry.others : entry.estimate;
            rest = entry.after - from;
            entry.estimate += from - entry.before + entry.loss.value;
            break;
        }
        case StepKind::Forfeit:
            if (review_.steps[asIndex(step)].who == review_.seat)
                entry.loss.value = entry.before - entry.after;
            else
                entry.others = entry.after - entry.before;
            break;
        }
    }

    const Review& review_;
    Currency currency_;
    std::optional<double> value_; ///< value of the position reached
};

} // namespace

bool Review::isDone() const
{
    return std::all_of(positions.begin(), positions.end(), [](const auto& each) { return each.has_value(); });
}

Currency currencyOf(const Review& review)
{
    return review.seats == 1 ? Currency::Points : Currency::Share;
}

std::vector<LedgerEntry> ledgerOf(const Review& review, Currency currency)
{
    std::vector<LedgerEntry> ledger;
    if (review.positions.empty())
        return ledger;
    Bookkeeper bookkeeper(review, currency);
    for (int step = 0; step < static_cast<int>(review.steps.size()); ++step)
        ledger.push_back(bookkeeper.next(step));
    return ledger;
}

Account accountOf(const Review& review, Currency currency)
{
    Account account;
    const std::vector<LedgerEntry> ledger = ledgerOf(review, currency);
    double squares = 0;
    double losses = 0;
    bool isFirst = true;
    for (const LedgerEntry& entry : ledger) {
        account.isWhole = account.isWhole && entry.isKnown;
        if (!entry.isKnown)
            continue;
        if (isFirst)
            account.start = entry.before;
        isFirst = false;
        account.luck += entry.luck;
        account.others += entry.others;
        account.errors += entry.loss.value;
        account.estimate += entry.estimate;
        account.result = entry.after;
        if (entry.kind == StepKind::Decision && entry.taken >= 0) {
            ++account.decisions;
            losses += entry.loss.value;
            squares += entry.loss.error * entry.loss.error;
        }
    }
    if (ledger.empty() && !review.positions.empty() && review.positions.front()) {
        const Appraisal& only = *review.positions.front();
        account.start = account.result =
            currency == Currency::Share ? review.goal.chanceOf(only.share.value) : only.points.value_or(Estimate()).value;
    }
    if (account.decisions > 0)
        account.meanLoss = {losses / account.decisions, std::sqrt(squares) / account.decisions};
    const auto hasError = [currency](const Estimate& share, const std::optional<Estimate>& points) {
        return currency == Currency::Share ? share.error > 0 : !points || points->error > 0;
    };
    for (const auto& position : review.positions) {
        if (!position)
            continue;
        if (!(currency == Currency::Share && position->isBlind) && hasError(position->share, position->points))
            account.isExact = false;
        for (const Alternative& choice : position->choices)
            if (hasError(choice.share, choice.points))
                account.isExact = false;
    }
    return account;
}

int bestOf(const std::vector<Estimate>& values, const std::vector<double>& frequencies)
{
    constexpr double kTie = 1e-12;
    std::size_t best = 0;
    for (std::size_t i = 1; i < values.size(); ++i) {
        const double more = values[i].value - values[best].value;
        if (more > kTie || (more > -kTie && frequencies[i] > frequencies[best]))
            best = i;
    }
    return static_cast<int>(best);
}

Estimate lossOf(const Estimate& best, const Estimate& taken)
{
    const bool isLost = best.value > taken.value && !isSame(best, taken);
    return {isLost ? best.value - taken.value : 0, std::hypot(best.error, taken.error)};
}

bool isAsGood(const Estimate& best, const Estimate& other, Currency currency)
{
    constexpr double kIndifference = 0.005; // as a share of the win
    return lossOf(best, other).value <= (currency == Currency::Share ? kIndifference : 100 * kIndifference);
}

Grade gradeOf(const Estimate& loss, Currency currency, const Thresholds& thresholds)
{
    const double lost = (currency == Currency::Share ? 100 : 1) * lossOf(loss, {}).value;
    return lost >= thresholds.blunder ? Grade::Blunder
        : lost >= thresholds.mistake  ? Grade::Mistake
        : lost >= thresholds.doubtful ? Grade::Doubtful
                                      : Grade::Fine;
}

std::vector<int> mistakesIn(const std::vector<LedgerEntry>& ledger, Currency currency, const Thresholds& thresholds)
{
    std::vector<int> steps;
    for (int step = 0; step < static_cast<int>(ledger.size()); ++step)
        if (gradeOf(ledger[asIndex(step)].loss, currency, thresholds) >= Grade::Doubtful)
            steps.push_back(step);
    return steps;
}

std::vector<CurvePoint> curveOf(const std::vector<LedgerEntry>& ledger)
{
    std::vector<CurvePoint> points;
    for (int step = 0; step < static_cast<int>(ledger.size()); ++step) {
        const LedgerEntry& entry = ledger[asIndex(step)];
        if (!entry.isKnown)
            continue;
        if (points.empty() || points.back().step != step)
            points.push_back({step, entry.before});
        points.push_back({step + 1, entry.after});
    }
    return points;
}

int turningPoint(const std::vector<LedgerEntry>& ledger)
{
    int point = -1;
    double most = 0;
    for (int step = 0; step < static_cast<int>(ledger.size()); ++step)
        if (const double moved = std::abs(ledger[asIndex(step)].after - ledger[asIndex(step)].before); moved > most) {
            most = moved;
            point = step;
        }
    return point;
}

} // namespace parlour
