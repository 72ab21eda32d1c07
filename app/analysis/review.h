// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The review of a game from one seat's view: the value of each position and the causes of its changes. Plain values, made by
// a Reviewer, stored in the history as JSON (review_json.h), shown by the window and the command line. Knows no game.
//
// For the seat and the steps of a record: an own unforced decision has an error, the best action's value less that of the
// one taken; chance is luck; the steps of others are others' choices. Values are of the seat's View, so hidden luck (a card
// that another draws) counts where the seat learns of it. A decision without a choice changes nothing: the value before it
// is the one after it. Then
//     start + luck + others - errors + estimate = result,
// where "estimate" is the remainder, 0 for an exact analyst.
#pragma once

#include "engine/core/any_analyst.h"
#include "engine/record/record.h"

#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// A sentence that owns its text, so that it can be stored.
struct KeptSentence {
    KeptSentence() = default;
    KeptSentence(const Sentence& sentence)
        : context(sentence.text.context),
          english(sentence.text.english),
          arguments(sentence.arguments)
    {
    }
    bool empty() const { return english.empty(); }
    /// Valid during the lifetime of this object.
    Sentence sentence() const { return {Text{context.c_str(), english.c_str()}, arguments}; }
    bool operator==(const KeptSentence&) const = default;

    std::string context;
    std::string english;
    std::vector<Argument> arguments;
};

/// An available action.
struct Alternative {
    std::string action; ///< in the game's notation
    Estimate share; ///< expected share of the win
    std::optional<Estimate> points;
    double frequency = 0; ///< probability that the analyst takes it, 0 to 1
    KeptSentence why;
    bool operator==(const Alternative&) const = default;
};

/// The analyst's account of the position before a step.
struct Appraisal {
    /// Expected share of the win, whichever seat is to move. If actions are sampled, not the value of the best one unless
    /// the analyst says so: the maximum of several estimates is too high and would make the chance before it look kind.
    Estimate share;
    std::optional<Estimate> points; ///< expected final points, in games that count them
    bool isBlind = false; ///< the View shows no more than an earlier one, so its value is kept and `share` has no meaning
    bool isLong = false; ///< analysed again for longer
    std::vector<Alternative> choices; ///< of an own decision with a choice, in the order of the rules; two or more
    /// Value within the following step, after the decisions in it and before its chance outcome.
    std::optional<Estimate> between;
    /// If values are sampled and chance follows: the mean value over other possible outcomes. The difference from `share` is
    /// the analyst's error, not luck.
    std::optional<Estimate> expected;
    bool operator==(const Appraisal&) const = default;
};

struct ReviewedStep {
    Seat who = kChanceSeat;
    std::string text;
    bool together = false; ///< one of several answers that were revealed together
    bool operator==(const ReviewedStep&) const = default;
};

struct Review {
    std::string game;
    int analyst = 0; ///< its version; 0: the game has no analyst
    Seat seat = 0; ///< the seat from whose view it is made
    int seats = 0;
    Goal goal; ///< of the rules; values are shares of the win, and become chances in the ledger
    std::vector<ReviewedStep> steps; ///< the legal ones
    std::vector<std::optional<Appraisal>> positions; ///< before each step and after the last; empty: not known yet
    bool isOver = false; ///< the steps reach the end of the game
    KeptSentence problem; ///< why part of the record could not be reviewed, or a remark on it; may be empty

    bool isDone() const;
    bool operator==(const Review&) const = default;
};

/// The unit of values.
enum class Currency {
    Share, ///< chance of the review's goal, 0 to 1
    Points ///< points of the game
};
Estimate valueOf(const Review& review, const Alternative& choice, Currency currency);
/// Points for a single player, who wins in any case.
Currency currencyOf(const Review& review);

enum class StepKind {
    Chance,
    Decision, ///< of the seat, among several actions
    Forced, ///< of the seat, without a choice
    Others,
    Forfeit ///< a seat gave up
};

/// One step of a review, in one currency.
struct LedgerEntry {
    StepKind kind = StepKind::Chance;
    bool isKnown = false; ///< both positions are known; otherwise all numbers are 0
    double before = 0;
    double after = 0; ///< after the step; before + luck + others - loss + estimate = after
    double luck = 0;
    double others = 0;
    double estimate = 0;
    Estimate loss; ///< of a Decision: the error; 0 within two standard errors: then it is worth as much as the best
    int taken = -1; ///< of a Decision: index in `choices`; -1: not among them
    int best = -1; ///< of a Decision: index of the best, the most frequent of equal ones
};

/// One entry a step.
std::vector<LedgerEntry> ledgerOf(const Review& review, Currency currency);

struct Account {
    double start = 0;
    double luck = 0;
    double others = 0;
    double errors = 0;
    double estimate = 0;
    double result = 0; ///< of an unfinished game: its current value
    int decisions = 0; ///< number of unforced ones
    Estimate meanLoss; ///< mean over the decisions
    bool isExact = true; ///< no value has an error
    bool isWhole = true; ///< all positions are known; otherwise the sums cover those that are
};

Account accountOf(const Review& review, Currency currency);

/// In percentage points of the win, or in points for a single player.
struct Thresholds {
    double doubtful = 2;
    double mistake = 5;
    double blunder = 10;
};
/// The best of some actions, by their values and the analyst's frequencies: the one with the highest value, of equal ones
/// the most frequent. `values` must not be empty.
int bestOf(const std::vector<Estimate>& values, const std::vector<double>& frequencies);
/// The loss of an action against the best; 0 if both are about the same (isSame). The best of several estimates is most
/// likely too high: counted in full, such differences add up to several games lost in one.
Estimate lossOf(const Estimate& best, const Estimate& taken);
/// Whether an answer passes for right next to `best`: it loses nothing, or at most half a percentage point or half a point
/// of the game.
bool isAsGood(const Estimate& best, const Estimate& other, Currency currency);

enum class Grade { Fine, Doubtful, Mistake, Blunder };

/// The grade of a loss; of one within two errors it is Fine.
Grade gradeOf(const Estimate& loss, Currency currency, const Thresholds& thresholds = {});
/// The steps whose loss is graded, in order.
std::vector<int> mistakesIn(const std::vector<LedgerEntry>& ledger, Currency currency, const Thresholds& thresholds = {});

/// A point of a game's value curve, after `step` steps.
struct CurvePoint {
    int step = 0;
    double value = 0; ///< in the ledger's currency
};
/// The curve in order. A step has two points where its value before and after differ without a cause; unknown values have
/// none.
std::vector<CurvePoint> curveOf(const std::vector<LedgerEntry>& ledger);

/// The step of the greatest change; -1: nothing changed.
int turningPoint(const std::vector<LedgerEntry>& ledger);

} // namespace parlour
