// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game as one seat's analyst sees it: what each position was worth, and what moved it. Plain values, made by a Reviewer,
// kept in the history as JSON (review_json.h), shown by the window and the command line. Knows no game.
//
// For the seat and the steps of a record: an own decision that is not forced has an error, the best action's value less
// that of the one taken; chance is luck; what others do is others' choices. Values are of the seat's View, so luck that is
// hidden (a card that another draws) comes where the seat learns of it. Then
//     start + luck + others - errors + estimate = result,
// where "estimate" is what is left over: nothing where the analyst is exact.
#pragma once

#include "engine/core/any_analyst.h"
#include "engine/record/record.h"

#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// A sentence that owns its words, so that it can be kept.
struct KeptSentence {
    KeptSentence() = default;
    KeptSentence(const Sentence& sentence)
        : context(sentence.text.context),
          english(sentence.text.english),
          arguments(sentence.arguments)
    {
    }
    bool empty() const { return english.empty(); }
    /// Good while this lives.
    Sentence sentence() const { return {Text{context.c_str(), english.c_str()}, arguments}; }
    bool operator==(const KeptSentence&) const = default;

    std::string context;
    std::string english;
    std::vector<Argument> arguments;
};

/// An action that could have been taken.
struct Alternative {
    std::string action; ///< in the game's notation
    Estimate share; ///< of the win
    std::optional<Estimate> points;
    double frequency = 0; ///< how often the analyst would take it, 0 to 1
    KeptSentence why;
    bool operator==(const Alternative&) const = default;
};

/// What the analyst says of the position before a step.
struct Appraisal {
    /// Of the win, whoever is to move. Where actions are estimated it is not that of the best: the greatest of several
    /// estimates is too high, and chance before it would seem kind.
    Estimate share;
    std::optional<Estimate> points; ///< final ones that are to be expected, in games that count points
    bool isBlind = false; ///< the View tells less than an earlier one; what that was worth holds on, `share` means nothing
    bool isLong = false; ///< it was thought over again for longer
    std::vector<Alternative> choices; ///< of an own decision that is not forced, as the rules list them
    /// Of the step that follows: its value when decisions were known and what chance did in it was not.
    std::optional<Estimate> between;
    /// Of the step of chance that follows, where values are sampled: what it brings on average, by outcomes that could as
    /// well have come. What this differs from `share` by is the analyst's error and not luck.
    std::optional<Estimate> expected;
    bool operator==(const Appraisal&) const = default;
};

struct ReviewedStep {
    Seat who = kChanceSeat;
    std::string text;
    bool together = false; ///< answers of several seats that are shown when the last has come
    bool operator==(const ReviewedStep&) const = default;
};

struct Review {
    std::string game;
    int analyst = 0; ///< its version; 0: the game has none
    Seat seat = 0; ///< whose eyes these are
    int seats = 0;
    std::vector<ReviewedStep> steps; ///< those that are sound
    std::vector<std::optional<Appraisal>> positions; ///< before each step, and after the last; empty: not yet known
    bool isOver = false; ///< the steps lead to the end of the game
    KeptSentence problem; ///< why not all of the record could be reviewed, or what is to be said of it; may be empty

    bool isDone() const;
    bool operator==(const Review&) const = default;
};

/// What values count in.
enum class Currency {
    Share, ///< of the win, 0 to 1
    Points ///< of the game
};
Estimate valueOf(const Alternative& choice, Currency currency);
/// Who plays alone wins in any case and plays for points.
Currency currencyOf(const Review& review);

enum class StepKind {
    Chance,
    Decision, ///< of the seat, with more than one action
    Forced, ///< of the seat, with no other
    Others,
    Forfeit ///< somebody gave the game away
};

/// A step in a review, in one currency.
struct LedgerEntry {
    StepKind kind = StepKind::Chance;
    bool isKnown = false; ///< both positions were looked at; without that all numbers are 0
    double before = 0;
    double after = 0; ///< of the step; before + luck + others - loss + estimate = after
    double luck = 0;
    double others = 0;
    double estimate = 0;
    Estimate loss; ///< of a Decision: the error; 0 within two standard errors, what is between is of the estimate
    int taken = -1; ///< of a Decision: index in `choices`; -1: it is none of them
    int best = -1; ///< of a Decision: the best; of equal ones the one that the analyst takes most often
};

/// A step each.
std::vector<LedgerEntry> ledgerOf(const Review& review, Currency currency);

struct Account {
    double start = 0;
    double luck = 0;
    double others = 0;
    double errors = 0;
    double estimate = 0;
    double result = 0; ///< of an unfinished game: what it is worth now
    int decisions = 0; ///< unforced ones
    Estimate meanLoss; ///< a decision
    bool isExact = true; ///< no value has an error
    bool isWhole = true; ///< all is known; otherwise the sums are of the steps that are
};

Account accountOf(const Review& review, Currency currency);

/// In points of chance (hundredths of the win), or points of the game where one plays alone.
struct Thresholds {
    double doubtful = 2;
    double mistake = 5;
    double blunder = 10;
};
/// Is `other` as good as `best`: within two errors of it, or within half a point of chance or of the game?
bool isAsGood(const Estimate& best, const Estimate& other, Currency currency);

enum class Grade { Fine, Doubtful, Mistake, Blunder };

/// Nothing within two errors of the best is worse than Fine.
Grade gradeOf(const Estimate& loss, Currency currency, const Thresholds& thresholds = {});

/// What a game was worth after `step` steps, on the way that its curve takes.
struct CurvePoint {
    int step = 0;
    double value = 0; ///< in the ledger's currency
};
/// In order. A step may have two points, where what follows it is known otherwise than what came before; what is not known
/// yet has none.
std::vector<CurvePoint> curveOf(const std::vector<LedgerEntry>& ledger);

/// The step after which the game was most different from before; -1: nothing happened.
int turningPoint(const std::vector<LedgerEntry>& ledger);

} // namespace parlour
