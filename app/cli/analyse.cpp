// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli analyse: reviews saved games: the value of every position, and the loss and luck of every step; or says what
// each action is worth in a position that was put in.
#include "ai/core/bots.h"
#include "app/analysis/reviewer.h"
#include "app/cli/sql_drivers.h"
#include "app/cli/verbs.h"
#include "app/contest/contest_file.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/games.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>
#include <cstdio>
#include <limits>
#include <map>
#include <utility>

namespace parlour::cli {

namespace {

struct AnalyseOptions {
    std::vector<std::string> paths;
    std::string seat;
    std::string match;
    std::string position;
    int threads = takeThreads({});
    bool reasons = false;
    bool json = false;
};

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

/// A file and its reviews, one for each requested seat.
struct Reviewed {
    std::string path;
    Record record;
    std::string problem; ///< a fault or a remark; may be empty
    bool isSound = false; ///< all steps could be reviewed
    std::vector<Review> reviews;
    std::map<std::pair<Seat, int>, Comparison> reasons; ///< by seat and step: of the best and the played action
};

/// A match of a contest by the name of its export: "3-17" is match 17 of pairing 3.
SavedFile readMatch(const std::string& path, const std::string& match)
{
    const QStringList parts = text(match).split('-');
    if (parts.size() != 2)
        throw Refused("--match: \"" + match + "\" is not a match; a pairing and a match are needed, as 3-17");
    constexpr int kMax = std::numeric_limits<int>::max();
    const int pairing = takeInt(parts[0].toStdString(), 1, kMax, "--match");
    const int number = takeInt(parts[1].toStdString(), 1, kMax, "--match");
    const SqlDrivers sql;
    const auto contest = ContestFile::open(contestPath(path), ContestFile::Access::Read);
    if (!contest)
        throw Refused(path + ": " + contest.error().english());
    auto record = (*contest)->record(pairing - 1, number - 1);
    if (!record)
        throw Refused(path + ": " + record.error().english());
    SavedFile saved;
    saved.file.record = *std::move(record);
    saved.replay = replay(findGame(saved.file.record.game), saved.file.record);
    if (!saved.replay.sound)
        saved.problem = path + ": " + saved.replay.problem.english();
    return saved;
}

/// Compares the best action with the played one at each decision that lost something.
void explain(Reviewer& reviewer, Reviewed& reviewed, const stop_token& stop)
{
    const Review& review = reviewed.reviews.back();
    const Currency currency = currencyOf(review);
    const std::vector<LedgerEntry> ledger = ledgerOf(review, currency);
    for (int step = 0; step < static_cast<int>(ledger.size()); ++step) {
        const LedgerEntry& entry = ledger[static_cast<std::size_t>(step)];
        if (entry.loss.value > 0 && entry.taken >= 0)
            if (auto comparison = reviewer.compare(step, entry.best, entry.taken, stop))
                reviewed.reasons.emplace(std::pair(review.seat, step), *std::move(comparison));
    }
}

Reviewed reviewFile(const std::string& path, const AnalyseOptions& options, const Resources& resources,
                    const stop_token& stop)
{
    const SavedFile saved = options.match.empty() ? readSaved(path) : readMatch(path, options.match);
    Reviewed reviewed{path, saved.file.record, saved.problem, saved.problem.empty(), {}, {}};
    const Record& record = reviewed.record;
    if (!saved.replay.match)
        return reviewed;
    const int seats = static_cast<int>(record.seats.size());
    const int only = options.seat.empty() ? -1 : takeInt(options.seat, 0, seats - 1, "--seat");
    ReviewOptions how;
    how.threads = options.threads;
    for (Seat seat = 0; seat < seats; ++seat) {
        if (only >= 0 && seat != only)
            continue;
        Reviewer reviewer(
            findGame(record.game), record, seat, [&] { return makeAnalyst(record.game, resources); }, how);
        ProgressLine progress(static_cast<long long>(record.steps.size()) + 1);
        if (!reviewer.run(stop, [&progress](int done, int) { progress.show(done); }))
            break; // interrupted
        reviewed.reviews.push_back(reviewer.review());
        if (options.reasons)
            explain(reviewer, reviewed, stop);
        reviewed.isSound = reviewed.isSound && !reviewed.reviews.back().positions.empty();
        if (reviewed.problem.empty() && !reviewed.reviews.back().problem.empty())
            reviewed.problem = path + ": " + reviewed.reviews.back().problem.sentence().english();
    }
    return reviewed;
}

QString nameOf(StepKind kind)
{
    switch (kind) {
    case StepKind::Chance:
        return QStringLiteral("chance");
    case StepKind::Decision:
        return QStringLiteral("decision");
    case StepKind::Forced:
        return QStringLiteral("forced");
    case StepKind::Others:
        return QStringLiteral("others");
    case StepKind::Forfeit:
        break;
    }
    return QStringLiteral("forfeit");
}

QString nameOf(Grade grade)
{
    switch (grade) {
    case Grade::Fine:
        break;
    case Grade::Doubtful:
        return QStringLiteral("doubtful");
    case Grade::Mistake:
        return QStringLiteral("mistake");
    case Grade::Blunder:
        return QStringLiteral("blunder");
    }
    return QStringLiteral("fine");
}

QJsonObject accountJson(const Account& account)
{
    return {{"start", account.start},
            {"luck", account.luck},
            {"others", account.others},
            {"errors", account.errors},
            {"estimate", account.estimate},
            {"result", account.result},
            {"decisions", account.decisions},
            {"meanLoss", account.meanLoss.value},
            {"meanLossError", account.meanLoss.error},
            {"exact", account.isExact}};
}

bool countsPoints(const Review& review)
{
    return !review.positions.empty() && review.positions.front() && review.positions.front()->points;
}

QJsonArray partsJson(const std::vector<ComparedPart>& parts)
{
    QJsonArray array;
    for (const ComparedPart& part : parts)
        array.append(QJsonObject{{"label", text(part.label.english)},
                                 {"best", part.first.value},
                                 {"taken", part.second.value},
                                 {"difference", part.difference()},
                                 {"error", std::hypot(part.first.error, part.second.error)}});
    return array;
}

/// A reason; "parts" and the rest of it explain the sentence.
QJsonObject reasonJson(const Comparison& comparison)
{
    QJsonArray counts, lines;
    for (const ComparedCount& count : comparison.counts)
        counts.append(
            QJsonObject{{"label", text(count.more.english)}, {"best", count.first.value}, {"taken", count.second.value}});
    for (const std::vector<LineStep>& line : comparison.lines) {
        QJsonArray steps;
        for (const LineStep& step : line)
            steps.append(QJsonObject{{"seat", step.seat}, {"text", text(step.action)}});
        lines.append(steps);
    }
    QJsonObject object{{"scale", comparison.scale == Scale::Points ? "points" : "share"},
                       {"difference", comparison.difference()},
                       {"error", comparison.error},
                       {"sentence", text(comparison.why.english())},
                       {"parts", partsJson(comparison.parts)},
                       {"chances", partsJson(comparison.chances)},
                       {"counts", counts},
                       {"lines", lines},
                       {"forced", comparison.isForced}};
    if (const auto& fact = comparison.fact)
        object["fact"] =
            QJsonObject{{"text", text(fact->text.english())}, {"chance", fact->chance}, {"needed", fact->needed}};
    return object;
}

/// Prints the sentences of a reason, a line each, below what they explain.
void printReason(const Comparison& comparison)
{
    constexpr int kIndent = 7;
    if (!comparison.why.english().empty())
        std::printf("%*s%s\n", kIndent, "", comparison.why.english().c_str());
    if (comparison.fact)
        std::printf("%*s%s\n", kIndent, "", comparison.fact->text.english().c_str());
}

QJsonObject stepJson(const Review& review, int step, const LedgerEntry& entry, const LedgerEntry& points)
{
    const auto index = static_cast<std::size_t>(step);
    const ReviewedStep& done = review.steps[index];
    QJsonObject object{{"step", step + 1},          {"seat", review.seat},        {"who", done.who},
                       {"text", text(done.text)},   {"kind", nameOf(entry.kind)}, {"value", entry.before},
                       {"after", entry.after},      {"luck", entry.luck},         {"others", entry.others},
                       {"estimate", entry.estimate}};
    const Appraisal& position = *review.positions[index];
    if (countsPoints(review))
        object["points"] = points.before;
    if (entry.kind != StepKind::Decision)
        return object;
    const Currency currency = currencyOf(review);
    const LedgerEntry& graded = currency == Currency::Share ? entry : points;
    const Alternative& best = position.choices[static_cast<std::size_t>(graded.best)];
    object["best"] = text(best.action);
    object["why"] = text(best.why.sentence().english());
    object["loss"] = entry.loss.value;
    object["error"] = entry.loss.error;
    object["exact"] = position.share.error == 0;
    object["grade"] = nameOf(gradeOf(graded.loss, currency));
    if (graded.taken >= 0 && graded.taken != graded.best && graded.loss.value == 0)
        object["equal"] = true;
    if (countsPoints(review))
        object["pointsLoss"] = points.loss.value;
    return object;
}

QJsonObject reviewedJson(const Reviewed& reviewed)
{
    QJsonArray seats, steps;
    for (const Review& review : reviewed.reviews) {
        if (review.positions.empty())
            continue; // no step could be reviewed
        const std::vector<LedgerEntry> ledger = ledgerOf(review, Currency::Share);
        const std::vector<LedgerEntry> points = ledgerOf(review, Currency::Points);
        QJsonObject seat = accountJson(accountOf(review, Currency::Share));
        seat["seat"] = review.seat;
        seat["bot"] = text(reviewed.record.seats[static_cast<std::size_t>(review.seat)]);
        if (countsPoints(review))
            seat["points"] = accountJson(accountOf(review, Currency::Points));
        seats.append(seat);
        for (int step = 0; step < static_cast<int>(ledger.size()); ++step) {
            QJsonObject object =
                stepJson(review, step, ledger[static_cast<std::size_t>(step)], points[static_cast<std::size_t>(step)]);
            if (const auto why = reviewed.reasons.find({review.seat, step}); why != reviewed.reasons.end())
                object["reason"] = reasonJson(why->second);
            steps.append(object);
        }
    }
    QJsonObject object{
        {"file", text(reviewed.path)}, {"game", text(reviewed.record.game)}, {"seats", seats}, {"steps", steps}};
    if (!reviewed.problem.empty())
        object["problem"] = text(reviewed.problem);
    return object;
}

/// Prints one figure of an account: shares in percent, points unscaled.
void print(const char* name, double number, Currency currency)
{
    std::printf("  %-10s %+8.2f\n", name, currency == Currency::Share ? 100 * number : number);
}

void print(const Review& review, const Reviewed& reviewed)
{
    const Currency currency = currencyOf(review);
    const Account account = accountOf(review, currency);
    const std::vector<LedgerEntry> ledger = ledgerOf(review, currency);
    std::printf("seat %d  %s  (%s)\n", review.seat, reviewed.record.seats[static_cast<std::size_t>(review.seat)].c_str(),
                currency == Currency::Share ? (std::string(review.goal.chance.english) + ", in hundredths").c_str()
                                            : "Points of the game");
    print("start", account.start, currency);
    print("luck", account.luck, currency);
    print("others", account.others, currency);
    print("errors", -account.errors, currency);
    print("estimate", account.estimate, currency);
    print("result", account.result, currency);
    std::printf("  %d decisions", account.decisions);
    if (account.decisions > 0)
        std::printf(", a mean loss of %.3f", (currency == Currency::Share ? 100 : 1) * account.meanLoss.value);
    std::puts("");
    for (int step = 0; step < static_cast<int>(ledger.size()); ++step) {
        const LedgerEntry& entry = ledger[static_cast<std::size_t>(step)];
        const Grade grade = gradeOf(entry.loss, currency);
        if (entry.kind != StepKind::Decision || grade == Grade::Fine)
            continue;
        const Appraisal& position = *review.positions[static_cast<std::size_t>(step)];
        std::printf("%5d  %s  %s: lost %.1f +- %.1f; best %s\n", step + 1, qUtf8Printable(nameOf(grade)),
                    review.steps[static_cast<std::size_t>(step)].text.c_str(),
                    (currency == Currency::Share ? 100 : 1) * entry.loss.value,
                    (currency == Currency::Share ? 100 : 1) * entry.loss.error,
                    position.choices[static_cast<std::size_t>(entry.best)].action.c_str());
        if (const auto why = reviewed.reasons.find({review.seat, step}); why != reviewed.reasons.end())
            printReason(why->second);
    }
}

/// The meaning of an action, in plain English, as everybody may know it: "0 holds 5 5".
std::string meaningOf(const AnyMatch& position, Seat seat, const std::string& action)
{
    std::vector<AnyTold> told;
    const auto done = position.clone()->step(seat, action, &told);
    return done && !told.empty() && !told.front().blurred ? told.front().text : std::string();
}

/// The actions of a position that was put in, with their values and reasons.
class PositionReport {
public:
    PositionReport(const DealtPosition& position, AnyAnalyst& analyst, bool reasons, const stop_token& stop)
        : position_(position),
          question_(position.match->question(position.seat)),
          legal_(question_.legalTexts()),
          analysis_(analyst.analyse(question_, stop))
    {
        if (question_.isForced) // worth what the position is
            analysis_.actions = {{analyst.value(question_.view, analyst.luckOf(question_.view), stop), {}, 1, {}}};
        std::vector<Estimate> values;
        std::vector<double> frequencies;
        for (const ActionValue& each : analysis_.actions) {
            values.push_back(worthOf(each));
            frequencies.push_back(each.frequency);
        }
        best_ = static_cast<std::size_t>(bestOf(values, frequencies));
        reasons_.resize(legal_.size());
        for (std::size_t i = 0; i < legal_.size(); ++i)
            if (reasons && i != best_ && !isEqual(i))
                reasons_[i] = analyst.compare(question_, best_, i, stop);
    }

    QJsonArray json() const
    {
        QJsonArray actions;
        for (std::size_t i = 0; i < legal_.size(); ++i) {
            const Estimate& share = analysis_.actions[i].share;
            QJsonObject action{
                {"action", text(legal_[i])}, {"value", share.value}, {"error", share.error}, {"exact", share.error == 0}};
            if (const auto& points = analysis_.actions[i].points)
                action["points"] = points->value;
            if (i != best_ && isEqual(i))
                action["equal"] = true;
            if (reasons_[i])
                action["reason"] = reasonJson(*reasons_[i]);
            actions.append(action);
        }
        return actions;
    }

    void print() const
    {
        for (std::size_t i = 0; i < legal_.size(); ++i) {
            const Estimate& share = analysis_.actions[i].share;
            std::printf("%8.2f +- %5.2f  %-24s  %s%s\n", 100 * question_.goal.chanceOf(share.value),
                        100 * question_.goal.winners * share.error, legal_[i].c_str(),
                        meaningOf(*position_.match, position_.seat, legal_[i]).c_str(),
                        i == best_       ? "  (best)"
                            : isEqual(i) ? "  (about the same)"
                                         : "");
            if (reasons_[i])
                printReason(*reasons_[i]);
        }
    }

private:
    /// A single player is asked about points.
    Estimate worthOf(const ActionValue& action) const
    {
        return position_.match->seats() == 1 ? action.points.value_or(action.share) : action.share;
    }
    bool isEqual(std::size_t action) const
    {
        return isSame(worthOf(analysis_.actions[best_]), worthOf(analysis_.actions[action]));
    }

    const DealtPosition& position_;
    AnyQuestion question_;
    std::vector<std::string> legal_;
    Analysis analysis_;
    std::size_t best_ = 0;
    std::vector<std::optional<Comparison>> reasons_; ///< of the best action and each other
};

/// Prints what each action is worth in a position that was put in.
int analysePosition(const AnalyseOptions& options)
{
    if (options.paths.size() != 1)
        throw Refused("--position: one game is needed before it, as \"analyse GAME --position FILE\"");
    const GameInfo& game = takeGame(options.paths.front());
    const DealtPosition position = takePosition(options.position, game, 0);
    const auto analyst = makeAnalyst(game.id, Resources());
    if (!analyst)
        throw Refused(game.id + " has no analyst");
    const StopOnInterrupt interrupt;
    const PositionReport report(position, *analyst, options.reasons, interrupt.token());
    if (!options.json) {
        report.print();
        return interrupted() ? kNo : kDone;
    }
    QJsonObject rules;
    for (const auto& [key, value] : position.match->rules())
        rules[text(key)] = text(value);
    printJson({{"game", text(game.id)}, {"rules", rules}, {"seat", position.seat}, {"actions", report.json()}});
    return interrupted() ? kNo : kDone;
}

int analyse(const AnalyseOptions& options)
{
    if (!options.position.empty())
        return analysePosition(options);
    const Resources resources;
    const StopOnInterrupt interrupt;
    QJsonArray list;
    int status = kDone;
    for (const std::string& path : options.paths) {
        Reviewed reviewed;
        try {
            reviewed = reviewFile(path, options, resources, interrupt.token());
        } catch (const Refused& refused) {
            // The remaining files are still reviewed.
            status = refuse(refused.what());
            continue;
        }
        if (interrupted()) {
            std::fprintf(stderr, "parlour-cli: %s: interrupted\n", path.c_str());
            status = kNo;
            break;
        }
        if (!reviewed.problem.empty())
            std::fprintf(stderr, "parlour-cli: %s\n", reviewed.problem.c_str());
        if (!reviewed.isSound)
            status = std::max(status, kNo);
        list.append(reviewedJson(reviewed));
        if (options.json)
            continue;
        std::printf("%s  %s\n", path.c_str(), reviewed.record.game.c_str());
        for (const Review& review : reviewed.reviews)
            if (!review.positions.empty())
                print(review, reviewed);
    }
    if (options.json)
        std::puts(QJsonDocument(list).toJson(QJsonDocument::Indented).constData());
    return status;
}

} // namespace

void addAnalyse(Verb& program)
{
    Verb verb =
        program.add("analyse", "Review saved games: the value of every position, and the loss and luck of every step");
    auto options = std::make_shared<AnalyseOptions>();
    verb.required("FILE", options->paths, "Saved games (.parlour), or contests with --match");
    verb.option("--match", options->match, "This match of each contest: its pairing and its number, as 3-17");
    verb.option(
        "--position", options->position,
        "With a game's id in the place of files: the value of each action in this position, a file, a shared line or - "
        "for standard input");
    verb.option("--seat", options->seat, "Only as this seat saw it, counted from 0");
    verb.option("--threads", options->threads, takeThreads, "Threads (as many as there are cores)");
    verb.flag("--reasons", options->reasons,
              "Why: a sentence for each loss and what would have to be true; with --json also the parts");
    verb.flag("--json", options->json, "JSON on standard output");
    verb.runs([options] { return analyse(*options); });
}

} // namespace parlour::cli
