// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reviews of games: the account adds up, luck is fair, masters lose nothing, weaker players more, and results are kept.
#include "app/analysis/review_json.h"
#include "engine/base/index.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

namespace {

constexpr double kExact = 1e-9;
const RuleMap kAlone = {{"players", "1"}};

/// The number of games: PARLOUR_REVIEWS, or `few`.
int gamesOr(int few)
{
    return qEnvironmentVariableIsSet("PARLOUR_REVIEWS") ? qEnvironmentVariableIntValue("PARLOUR_REVIEWS") : few;
}

/// A review from steps and the share of each position.
Review drawn(Seat seat, const std::vector<ReviewedStep>& steps, const std::vector<double>& shares)
{
    Review review;
    review.game = "game";
    review.analyst = 1;
    review.seat = seat;
    review.seats = 2;
    review.steps = steps;
    for (const double share : shares) {
        review.positions.emplace_back().emplace();
        review.positions.back()->share = {share, 0};
    }
    return review;
}

Alternative choice(const std::string& action, double share, double frequency = 0, double error = 0)
{
    return {action, {share, error}, {}, frequency, {}};
}

/// Rules for so many seats; Yahtzee's with open cards where the row of data is named so.
RuleMap rulesFor(const QString& game, std::size_t seats)
{
    RuleMap rules;
    if (game == "yahtzee" || game == "coup")
        rules["players"] = std::to_string(seats);
    if (QByteArray(QTest::currentDataTag()).contains("open"))
        rules["cards"] = "open";
    return rules;
}

} // namespace

class TestReview : public QObject {
    Q_OBJECT

private slots:
    // ---- the ledger

    void eachKindOfStepMovesItsOwnSum()
    {
        Review review = drawn(0, {{kChanceSeat, "deal", false}, {0, "b", false}, {1, "c", false}}, {0.5, 0.6, 0.45, 0.4});
        review.positions[1]->choices = {choice("a", 0.6), choice("b", 0.5)};
        const auto ledger = ledgerOf(review, Currency::Share);
        QCOMPARE(ledger[0].kind, StepKind::Chance);
        QVERIFY(std::abs(ledger[0].luck - 0.1) < kExact);
        QCOMPARE(ledger[1].kind, StepKind::Decision);
        QVERIFY(std::abs(ledger[1].loss.value - 0.1) < kExact);
        QVERIFY(std::abs(ledger[1].estimate + 0.05) < kExact); // its value was 0.5
        QCOMPARE(ledger[2].kind, StepKind::Others);
        QVERIFY(std::abs(ledger[2].others + 0.05) < kExact);
        const Account account = accountOf(review, Currency::Share);
        QVERIFY(std::abs(missing(account)) < kExact);
        QCOMPARE(account.start, 0.5);
        QCOMPARE(account.result, 0.4);
        QCOMPARE(account.decisions, 1);
        QVERIFY(account.isExact && account.isWhole);
        QCOMPARE(turningPoint(ledger), 1);
    }

    /// In a team of three a share of a sixth is an even chance.
    void theLedgerIsInChancesOfTheGoal()
    {
        Review review = drawn(0, {{kChanceSeat, "deal", false}, {0, "b", false}}, {1 / 6.0, 0.25, 1 / 3.0});
        review.goal.winners = 3;
        review.positions[1]->choices = {choice("a", 0.25), choice("b", 0.2)};
        const auto ledger = ledgerOf(review, Currency::Share);
        QVERIFY(std::abs(ledger[0].before - 0.5) < kExact);
        QVERIFY(std::abs(ledger[0].luck - 0.25) < kExact);
        QVERIFY(std::abs(ledger[1].loss.value - 0.15) < kExact);
        const Account account = accountOf(review, Currency::Share);
        QVERIFY(std::abs(account.result - 1) < kExact);
        QVERIFY(std::abs(missing(account)) < kExact);
    }

    void chanceInAStepIsLuck()
    {
        Review review = drawn(0, {{0, "a", false}, {1, "c", false}}, {0.5, 0.6, 0.2});
        review.positions[0]->choices = {choice("a", 0.5), choice("b", 0.4)};
        review.positions[0]->between = Estimate{0.5, 0};
        review.positions[1]->between = Estimate{0.45, 0};
        const auto ledger = ledgerOf(review, Currency::Share);
        QVERIFY(std::abs(ledger[0].luck - 0.1) < kExact);
        QVERIFY(std::abs(ledger[0].estimate) < kExact);
        QVERIFY(std::abs(ledger[1].others + 0.15) < kExact);
        QVERIFY(std::abs(ledger[1].luck + 0.25) < kExact);
    }

    void aBlindSeatKeepsWhatItKnew()
    {
        Review review = drawn(0, {{0, "b", false}, {1, "x", false}, {kChanceSeat, "roll", false}}, {0.7, 0.1, 0.1, 0.9});
        review.positions[0]->choices = {choice("a", 0.7), choice("b", 0.6)};
        review.positions[1]->isBlind = review.positions[2]->isBlind = true;
        review.positions[2]->between = Estimate{0.8, 0};
        const auto ledger = ledgerOf(review, Currency::Share);
        QCOMPARE(ledger[0].after, 0.6);
        QCOMPARE(ledger[1].others, 0.0);
        QVERIFY(std::abs(ledger[2].others - 0.2) < kExact);
        QVERIFY(std::abs(ledger[2].luck - 0.1) < kExact);
        QVERIFY(std::abs(missing(accountOf(review, Currency::Share))) < kExact);
    }

    void answersRevealedTogetherAreOthersChoice()
    {
        Review review = drawn(1, {{0, "a", true}, {1, "a", true}}, {0.5, 0.5, 0.2});
        review.positions[0]->choices = review.positions[1]->choices = {choice("a", 0.5), choice("b", 0.5)};
        const auto ledger = ledgerOf(review, Currency::Share);
        QVERIFY(std::abs(ledger[1].others + 0.3) < kExact);
        QVERIFY(std::abs(ledger[1].estimate) < kExact);
    }

    /// The analyst's error before a chance event is not luck.
    void luckIsMeasuredAgainstOtherOutcomes()
    {
        Review review = drawn(0, {{kChanceSeat, "deal", false}}, {0.5, 0.4});
        review.positions[0]->expected = Estimate{0.3, 0.01};
        const auto ledger = ledgerOf(review, Currency::Share);
        QVERIFY(std::abs(ledger[0].luck - 0.1) < kExact);
        QVERIFY(std::abs(ledger[0].estimate + 0.2) < kExact);
        QCOMPARE(ledger[0].others, 0.0);
    }

    /// The maximum of several estimates is too high: the excess is neither luck nor the player's merit.
    void theGreatestEstimateIsNoLuck()
    {
        Review review = drawn(0, {{kChanceSeat, "deal", false}, {0, "b", false}}, {0.5, 0.5, 0.5});
        review.positions[1]->choices = {choice("a", 0.6, 0, 0.05), choice("b", 0.55, 1, 0.05)};
        const auto ledger = ledgerOf(review, Currency::Share);
        QVERIFY(std::abs(ledger[0].luck) < kExact);
        QCOMPARE(ledger[1].loss.value, 0.0);
        QVERIFY(std::abs(ledger[1].estimate) < kExact);
    }

    void mixedPlayIsJudgedByValue()
    {
        Review review = drawn(0, {{0, "b", false}}, {0.5, 0.5});
        review.positions[0]->choices = {choice("a", 0.5, 0.2), choice("b", 0.5, 0.1), choice("c", 0.5, 0.7)};
        const auto ledger = ledgerOf(review, Currency::Share);
        QCOMPARE(ledger[0].loss.value, 0.0); // however rarely it is taken
        QCOMPARE(ledger[0].best, 2);
    }

    void actionsMayBeWrittenInOtherWays()
    {
        Review review = drawn(0, {{0, "hold 3 1", false}, {0, "take W [note]", false}}, {0.5, 0.5, 0.5});
        review.positions[0]->choices = {choice("hold 1", 0.5), choice("hold 1 3", 0.4)};
        review.positions[1]->choices = {choice("take B", 0.5), choice("take W", 0.3)};
        const auto ledger = ledgerOf(review, Currency::Share);
        QCOMPARE(ledger[0].taken, 1);
        QCOMPARE(ledger[1].taken, 1);
    }

    void unknownPositionsLeaveOutTheirSteps()
    {
        Review review = drawn(0, {{1, "a", false}, {1, "b", false}, {1, "c", false}}, {0.5, 0.6, 0.7, 1});
        review.positions[1].reset();
        const auto ledger = ledgerOf(review, Currency::Share);
        QVERIFY(!ledger[0].isKnown && !ledger[1].isKnown && ledger[2].isKnown);
        QVERIFY(!accountOf(review, Currency::Share).isWhole);
        QVERIFY(!review.isDone());
    }

    void gradesHaveBordersAndErrors()
    {
        const auto grade = [](double loss, double error) { return gradeOf({loss, error}, Currency::Share); };
        QCOMPARE(grade(0.019, 0), Grade::Fine);
        QCOMPARE(grade(0.02, 0), Grade::Doubtful);
        QCOMPARE(grade(0.05, 0), Grade::Mistake);
        QCOMPARE(grade(0.10, 0), Grade::Blunder);
        QCOMPARE(grade(0.30, 0.15), Grade::Fine); // within two errors of the best
        QCOMPARE(grade(0.31, 0.15), Grade::Blunder);
        QCOMPARE(gradeOf({6, 0}, Currency::Points), Grade::Mistake);
    }

    /// One rule for hints, reviews, exercises and grades.
    void withinTwoErrorsNothingIsLost()
    {
        for (const double error : {0.0, 0.01, 0.04})
            for (const double lead : {0.0, 0.019, 0.021, 0.079, 0.081, 0.2}) {
                const Estimate best{0.6, error}, other{0.6 - lead, error};
                const bool isEqual = lead <= 2 * std::hypot(error, error);
                QCOMPARE(isSame(best, other), isEqual);
                QCOMPARE(lossOf(best, other).value > 0, !isEqual);
                QCOMPARE(lossOf(other, best).value, 0.0);
                QVERIFY(!isEqual || isAsGood(best, other, Currency::Share));
                if (isEqual)
                    QCOMPARE(gradeOf(lossOf(best, other), Currency::Share), Grade::Fine);
            }
        QVERIFY(isAsGood({0.6, 0}, {0.596, 0}, Currency::Share) && lossOf({0.6, 0}, {0.596, 0}).value > 0);
    }

    // ---- decisions without a choice

    /// The analyst's value before it is an estimate of the value after it.
    void aForcedStepChangesNothing()
    {
        const Review review = drawn(0, {{1, "a", false}, {0, "b", false}, {0, "c", false}}, {0.5, 0.6, 0.55, 0.45});
        const auto ledger = ledgerOf(review, Currency::Share);
        QCOMPARE(ledger[1].kind, StepKind::Forced);
        QVERIFY(std::abs(ledger[0].others + 0.05) < kExact);
        for (const int step : {1, 2})
            QVERIFY(ledger[asIndex(step)].before == 0.45 && ledger[asIndex(step)].after == 0.45
                    && ledger[asIndex(step)].estimate == 0);
        QVERIFY(std::abs(missing(accountOf(review, Currency::Share))) < kExact);
    }

    void aDeckIsJudgedAmongThoseThatOneOwns_data()
    {
        QTest::addColumn<bool>("isKnown");
        QTest::addColumn<QStringList>("more"); // than the first deck
        QTest::addColumn<int>("choices"); // at least; 0: none
        const QString second = QStringLiteral("+1 +2 +3 +4 +5 -1 -2 -3 -4 -6");
        QTest::newRow("not told") << false << QStringList() << 0;
        QTest::newRow("one deck") << true << QStringList() << 0;
        QTest::newRow("one card more") << true << QStringList{"+-1T"} << 0;
        QTest::newRow("another deck as well") << true << second.split(' ') << 2;
    }
    void aDeckIsJudgedAmongThoseThatOneOwns()
    {
        QFETCH(bool, isKnown);
        QFETCH(QStringList, more);
        QFETCH(int, choices);
        const GameInfo& info = *findGame("pazaak-full");
        const auto match = *info.start(*info.complete({}), 3);
        const std::string first = match->legal(0).front();
        Record record =
            playedBy(info.id, {"pazaak-full.casual", "pazaak-full.club"}, 3, {},
                     [&](Seat seat, const AnyMatch& now) { return seat == 0 && now.steps() == 0 ? first : std::string(); });
        record.seats[0] = kPerson;
        if (isKnown) {
            record.collection = info.deckCards(first);
            for (const QString& card : more)
                record.collection->push_back(card.toStdString());
        }
        const Review review = reviewOf(record, 0);
        QVERIFY(std::ssize(review.positions[0]->choices) >= choices);
        QCOMPARE(review.positions[0]->choices.empty(), choices == 0);
        const auto ledger = ledgerOf(review, Currency::Share);
        QCOMPARE(ledger[0].kind, choices == 0 ? StepKind::Forced : StepKind::Decision);
        if (choices == 0)
            QVERIFY(ledger[0].before == ledger[0].after && ledger[0].loss.value == 0);
        record.collection.emplace(); // any card
        QVERIFY(std::ssize(reviewOf(record, 0).positions[0]->choices) > 2);
    }

    // ---- the two solved games

    void theAccountAddsUp_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("seats");
        QTest::newRow("pazaak") << "pazaak" << QStringList{"pazaak.club", "pazaak.kid"};
        QTest::newRow("pazaak, badly") << "pazaak" << QStringList{"pazaak.random", "pazaak.beginner"};
        QTest::newRow("yahtzee, two") << "yahtzee" << QStringList{"yahtzee.solver", "yahtzee.casual"};
        QTest::newRow("yahtzee, three") << "yahtzee" << QStringList{"yahtzee.club", "yahtzee.random", "yahtzee.club"};
        QTest::newRow("yahtzee, open") << "yahtzee" << QStringList{"yahtzee.master", "yahtzee.casual"};
        QTest::newRow("yahtzee, three open") << "yahtzee" << QStringList{"yahtzee.club", "yahtzee.random", "yahtzee.club"};
    }
    void theAccountAddsUp()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, seats);
        std::vector<std::string> ids;
        for (const QString& id : seats)
            ids.push_back(id.toStdString());
        const Record record = playedBy(game.toStdString(), ids, 11, rulesFor(game, ids.size()));
        double start = 0;
        for (Seat seat = 0; seat < static_cast<int>(ids.size()); ++seat) {
            const Review review = reviewOf(record, seat);
            QVERIFY(review.isDone() && review.isOver);
            QVERIFY(review.problem.empty());
            const Account account = accountOf(review, Currency::Share);
            QVERIFY(std::abs(missing(account)) < kExact);
            QCOMPARE(account.result, (*record.result)[static_cast<std::size_t>(seat)]);
            QVERIFY(account.isWhole);
            for (const LedgerEntry& entry : ledgerOf(review, Currency::Share))
                QVERIFY(std::abs(entry.before + entry.luck + entry.others - entry.loss.value + entry.estimate - entry.after)
                        < kExact);
            start += account.start;
        }
        QVERIFY(std::abs(start - 1) < 1e-4); // Pazaak's shares are whole numbers of 1/65535
    }

    void pazaakLeavesNoEstimate()
    {
        // Cards that come within a step are luck, so nothing is left over, whatever the model forgets.
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Account account =
                accountOf(reviewOf(playedBy("pazaak", {"pazaak.club", "pazaak.club"}, seed), 0), Currency::Share);
            QVERIFY2(std::abs(account.estimate) < kExact, qPrintable(QString::number(account.estimate)));
        }
    }

    /// With open cards the value changes when another seat has scored, and none of it is own luck. With hidden cards it
    /// changes with the own roll.
    void openCardsMoveTheValueAtOnce_data()
    {
        QTest::addColumn<int>("moves"); // minimum, of 13
        QTest::newRow("open") << 12;
        QTest::newRow("hidden") << 0;
    }
    void openCardsMoveTheValueAtOnce()
    {
        QFETCH(int, moves);
        const Record record = playedBy("yahtzee", {"yahtzee.casual", "yahtzee.club"}, 14, rulesFor("yahtzee", 2));
        int moved = 0;
        for (const LedgerEntry& entry : ledgerOf(reviewOf(record, 0), Currency::Share))
            if (entry.kind == StepKind::Others) {
                QVERIFY(std::abs(entry.luck) < kExact);
                moved += std::abs(entry.others) > 1e-6;
            }
        QVERIFY2(moves > 0 ? moved >= moves : moved <= 1, qPrintable(QString::number(moved))); // everybody sees the end
    }

    void yahtzeeAloneIsExactInPoints()
    {
        const Record record = playedBy("yahtzee", {"yahtzee.casual"}, 5, kAlone);
        const Review review = reviewOf(record, 0);
        QCOMPARE(currencyOf(review), Currency::Points);
        const Account account = accountOf(review, Currency::Points);
        QVERIFY(account.isExact);
        QVERIFY(std::abs(account.start - 254.587729) < 1e-6);
        QVERIFY(std::abs(account.estimate) < kExact);
        QVERIFY(std::abs(account.start + account.luck - account.errors - account.result) < kExact);
        QVERIFY(account.errors > 1);
        QVERIFY(accountOf(review, Currency::Share).errors == 0);
    }

    void luckIsFair_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("seats");
        QTest::addColumn<int>("games");
        QTest::newRow("pazaak, masters") << "pazaak" << QStringList{"pazaak.master", "pazaak.master"} << 300;
        QTest::newRow("yahtzee, masters") << "yahtzee" << QStringList{"yahtzee.solver", "yahtzee.solver"} << 16;
        QTest::newRow("yahtzee, open masters") << "yahtzee" << QStringList{"yahtzee.solver", "yahtzee.solver"} << 8;
        QTest::newRow("pazaak") << "pazaak" << QStringList{"pazaak.club", "pazaak.kid"} << 300;
        QTest::newRow("yahtzee alone") << "yahtzee" << QStringList{"yahtzee.casual"} << 80;
        QTest::newRow("yahtzee") << "yahtzee" << QStringList{"yahtzee.club", "yahtzee.casual"} << 16;
        if (!qEnvironmentVariableIsSet("PARLOUR_REVIEWS"))
            return; // sampled values take seconds a game
        QTest::newRow("durak") << "durak" << QStringList{"durak.casual", "durak.greedy"} << 0;
        QTest::newRow("coup") << "coup" << QStringList{"coup.casual", "coup.honest"} << 0;
        QTest::newRow("coins") << "coins" << QStringList{"coins.casual", "coins.analyzer"} << 0;
    }
    /// Masters' choices are fair on average, too.
    void luckIsFair()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, seats);
        QFETCH(int, games);
        std::vector<std::string> ids;
        for (const QString& id : seats)
            ids.push_back(id.toStdString());
        const RuleMap rules = rulesFor(game, ids.size());
        const bool areMasters = QByteArray(QTest::currentDataTag()).contains("masters");
        std::vector<Mean> luck(ids.size()), others(ids.size());
        for (int i = 0; i < gamesOr(games); ++i) {
            const Record record = playedBy(game.toStdString(), ids, 1000 + static_cast<std::uint64_t>(i), rules);
            for (Seat seat = 0; seat < static_cast<int>(ids.size()); ++seat) {
                const Review review = reviewOf(record, seat);
                const Account account = accountOf(review, currencyOf(review));
                luck[static_cast<std::size_t>(seat)].add(account.luck);
                others[static_cast<std::size_t>(seat)].add(account.others);
            }
        }
        const auto isFair = [](const char* what, const Mean& mean) {
            if (qEnvironmentVariableIsSet("PARLOUR_REVIEWS"))
                qInfo("%s: mean %s %.5f +- %.5f", QTest::currentDataTag(), what, mean.mean(), mean.error());
            return std::abs(mean.mean()) <= 3 * mean.error();
        };
        for (std::size_t seat = 0; seat < ids.size(); ++seat) {
            QVERIFY(isFair("luck", luck[seat]));
            QVERIFY(!areMasters || isFair("others", others[seat]));
        }
    }

    /// In Durak little is left unexplained: a decision is worth its best action, and the position after it what it was.
    void estimatesAreSmall()
    {
        Mean estimate;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const Record record = playedBy("durak", {"durak.casual", "durak.casual"}, seed);
            for (Seat seat = 0; seat < 2; ++seat) {
                ReviewOptions options;
                options.simulations = 600;
                const Review review = reviewOf(record, seat, options);
                estimate.add(accountOf(review, currencyOf(review)).estimate);
            }
        }
        QVERIFY2(std::abs(estimate.mean()) < 0.15, qPrintable(QString::number(estimate.mean())));
    }

    void weakerPlayersLoseMore_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("games");
        QTest::newRow("pazaak") << "pazaak" << 60;
        QTest::newRow("yahtzee") << "yahtzee" << 12;
    }
    void weakerPlayersLoseMore()
    {
        QFETCH(QString, game);
        QFETCH(int, games);
        const bool isYahtzee = game == "yahtzee"; // alone: points tell best
        double last = -1;
        for (const char* level : {isYahtzee ? "solver" : "master", "club", "casual", "beginner"}) {
            const std::string id = game.toStdString() + "." + level;
            Mean loss, error;
            for (int i = 0; i < gamesOr(games); ++i) {
                const auto seed = static_cast<std::uint64_t>(i + 1);
                const Record record =
                    isYahtzee ? playedBy("yahtzee", {id}, seed, kAlone) : playedBy("pazaak", {id, "pazaak.master"}, seed);
                const Review review = reviewOf(record, 0);
                const Estimate mean = accountOf(review, currencyOf(review)).meanLoss;
                loss.add(mean.value);
                error.add(mean.error);
            }
            if (qEnvironmentVariableIsSet("PARLOUR_REVIEWS"))
                qInfo("%s: mean loss %.5f +- %.5f a decision", id.c_str(), loss.mean(), loss.error());
            QVERIFY2(loss.mean() > last, id.c_str());
            if (last < 0)
                QVERIFY(loss.mean() <= 2 * error.mean() + kExact); // playing by the analyst loses nothing
            last = loss.mean();
        }
    }

    void theWorstMoveIsNamed_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("seats");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("bad");
        QTest::newRow("stands on a few points") << "pazaak" << QStringList{"pazaak.master", "pazaak.master"} << 2 << "stand";
        QTest::newRow("strikes out Yahtzee first of all")
            << "yahtzee" << QStringList{"yahtzee.solver"} << 1 << "score yahtzee";
        QTest::newRow("strikes out at a table")
            << "yahtzee" << QStringList{"yahtzee.master", "yahtzee.solver"} << 1 << "score large-straight";
    }
    void theWorstMoveIsNamed()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, seats);
        QFETCH(int, step);
        QFETCH(QString, bad);
        std::vector<std::string> ids;
        for (const QString& id : seats)
            ids.push_back(id.toStdString());
        const Interfere interfere = [&](Seat seat, const AnyMatch& match) {
            return seat == 0 && match.steps() == step ? bad.toStdString() : std::string();
        };
        const Record record = playedBy(game.toStdString(), ids, 8, ids.size() == 1 ? kAlone : RuleMap{}, interfere);
        const Review review = reviewOf(record, 0);
        const Currency currency = currencyOf(review);
        const auto ledger = ledgerOf(review, currency);
        const auto less = [](const LedgerEntry& a, const LedgerEntry& b) { return a.loss.value < b.loss.value; };
        const auto worst = std::max_element(ledger.begin(), ledger.end(), less) - ledger.begin();
        QCOMPARE(static_cast<int>(worst), step);
        const LedgerEntry& named = ledger[static_cast<std::size_t>(worst)];
        QVERIFY(gradeOf(named.loss, currency) != Grade::Fine);
        QVERIFY(named.best != named.taken);
    }

    // ---- the reviewer

    void threadsChangeNothing()
    {
        for (const Record& record : {playedBy("pazaak", {"pazaak.kid", "pazaak.club"}, 3),
                                     playedBy("yahtzee", {"yahtzee.club", "yahtzee.casual"}, 3)}) {
            ReviewOptions options;
            const Review one = reviewOf(record, 1, options);
            options.threads = 3;
            QVERIFY(reviewOf(record, 1, options) == one);
        }
    }

    void aStoppedReviewKeepsItsResults()
    {
        const Record record = playedBy("pazaak", {"pazaak.kid", "pazaak.club"}, 4);
        std::atomic<int> asked = 0;
        const MakeAnalyst make = [&asked] {
            return std::make_unique<CountingAnalyst>(makeAnalyst("pazaak", resources()), asked);
        };
        const GameInfo* info = findGame("pazaak");
        Reviewer reviewer(info, record, 0, make);
        parlour::stop_source stop;
        const auto stopAfterTen = [&stop](int done, int) {
            if (done == 10)
                stop.request_stop();
        };
        QVERIFY(!reviewer.run(stop.get_token(), stopAfterTen));
        const Review part = reviewer.review();
        QVERIFY(!part.isDone());
        QCOMPARE(std::count_if(part.positions.begin(), part.positions.end(), [](const auto& p) { return p.has_value(); }),
                 10);

        // Continued by the same reviewer, and by another that receives the partial review.
        QVERIFY(reviewer.run());
        const Review whole = reviewer.review();
        QVERIFY(whole == reviewOf(record, 0));
        const int before = asked;
        Reviewer another(info, record, 0, make, {}, part);
        QVERIFY(another.run());
        QVERIFY(another.review() == whole);
        QCOMPARE(asked - before, static_cast<int>(whole.positions.size()) - 10 - 1); // the end needs no question
        // A complete review asks nothing; another version of the analyst asks everything again.
        Reviewer done(info, record, 0, make, {}, whole);
        const int after = asked;
        QVERIFY(done.run());
        QCOMPARE(asked - after, 0);
        Review old = whole;
        old.analyst = 0;
        Reviewer anew(info, record, 0, make, {}, old);
        QVERIFY(!anew.review().isDone());
    }

    void progressIsReported()
    {
        const Record record = playedBy("pazaak", {"pazaak.kid", "pazaak.club"}, 4);
        ReviewOptions options;
        options.threads = 3;
        Reviewer reviewer(findGame("pazaak"), record, 0, analystOf("pazaak"), options);
        int last = 0;
        bool rises = true;
        QVERIFY(reviewer.run({}, [&](int done, int all) {
            const Review soFar = reviewer.review(); // like a growing curve
            const auto known = std::count_if(soFar.positions.begin(), soFar.positions.end(),
                                             [](const auto& each) { return each.has_value(); });
            rises = rises && done == last + 1 && known == done && all == static_cast<int>(record.steps.size()) + 1;
            last = done;
        }));
        QVERIFY(rises);
        QCOMPARE(last, static_cast<int>(record.steps.size()) + 1);
    }

    void theWorstDecisionsAreAnalysedLonger()
    {
        const Record record = playedBy("pazaak", {"pazaak.random", "pazaak.club"}, 4);
        ReviewOptions options;
        options.longer = 1000;
        options.worst = 2;
        const Review review = reviewOf(record, 0, options);
        const auto ledger = ledgerOf(review, Currency::Share);
        double least = 1;
        int count = 0;
        for (std::size_t i = 0; i < ledger.size(); ++i)
            if (review.positions[i]->isLong) {
                ++count;
                least = std::min(least, ledger[i].loss.value);
            }
        QCOMPARE(count, 2);
        for (std::size_t i = 0; i < ledger.size(); ++i)
            QVERIFY(review.positions[i]->isLong || ledger[i].loss.value <= least);
        // A review with two long analyses gets no more of them.
        Reviewer again(findGame("pazaak"), record, 0, analystOf("pazaak"), options, review);
        QVERIFY(again.run());
        QVERIFY(again.review() == review);
    }

    // ---- invalid records

    void aBadStepEndsTheReview()
    {
        Record record = playedBy("pazaak", {"pazaak.kid", "pazaak.club"}, 4);
        record.steps[9].text = "play 9";
        const Review review = reviewOf(record, 0);
        QCOMPARE(review.steps.size(), std::size_t{9});
        QVERIFY(review.isDone() && !review.isOver);
        QVERIFY(!review.problem.empty());
        QVERIFY(std::abs(missing(accountOf(review, Currency::Share))) < kExact);
    }

    void aWrongResultIsReported()
    {
        Record record = playedBy("pazaak", {"pazaak.kid", "pazaak.club"}, 4);
        std::swap((*record.result)[0], (*record.result)[1]);
        const Review review = reviewOf(record, 0);
        QVERIFY(review.isDone() && review.isOver);
        QVERIFY(!review.problem.empty());
        QCOMPARE(accountOf(review, Currency::Share).result, (*record.result)[1]); // the result of the steps
    }

    void anUnfinishedGameIsReviewedSoFar()
    {
        Record record = playedBy("pazaak", {"pazaak.kid", "pazaak.club"}, 4);
        record.steps.resize(12);
        record.result.reset();
        record.seats = {"pazaak.of-old", "you"}; // in any seat
        const Review review = reviewOf(record, 1);
        QVERIFY(review.isDone() && !review.isOver);
        QVERIFY(!review.problem.empty());
        QVERIFY(std::abs(missing(accountOf(review, Currency::Share))) < kExact);
    }

    void aForfeitIsNoMistakeOfPlay()
    {
        Record record = playedBy("pazaak", {"pazaak.kid", "pazaak.club"}, 4);
        record.steps.resize(12);
        record.steps.push_back({1, std::string(kForfeit)});
        record.result = {1, 0};
        for (Seat seat = 0; seat < 2; ++seat) {
            const Review review = reviewOf(record, seat);
            QVERIFY(review.isDone() && review.isOver);
            QCOMPARE(QByteArray(review.problem.english.c_str()),
                     QByteArray("Seat %1 forfeited the game; what came before is reviewed"));
            const auto ledger = ledgerOf(review, Currency::Share);
            QCOMPARE(ledger.back().kind, StepKind::Forfeit);
            const Account account = accountOf(review, Currency::Share);
            QVERIFY(std::abs(missing(account)) < kExact);
            QCOMPARE(account.result, seat == 0 ? 1.0 : 0.0);
            QVERIFY(account.meanLoss.value < 0.1);
        }
    }

    void unreviewableRecordsSayWhy()
    {
        const Record record = playedBy("pazaak", {"pazaak.kid", "pazaak.club"}, 4);
        const auto problemOf = [](const GameInfo* info, const Record& each, const MakeAnalyst& make) {
            Reviewer reviewer(info, each, 0, make);
            const bool done = reviewer.run();
            const Review review = reviewer.review();
            return done && review.positions.empty() && ledgerOf(review, Currency::Share).empty() ? review.problem.english
                                                                                                 : "reviewed";
        };
        QCOMPARE(problemOf(findGame("pazaak"), record, [] { return nullptr; }).c_str(),
                 "Moves in this game cannot be rated yet");
        QCOMPARE(problemOf(nullptr, record, analystOf("pazaak")).c_str(), "there is no game \"%1\"");
        Record newer = record;
        newer.version = 99;
        QVERIFY(
            problemOf(findGame("pazaak"), newer, analystOf("pazaak")).starts_with("the game was saved by rules of version"));
        Record crowded = record;
        crowded.seats.push_back("you");
        QVERIFY(problemOf(findGame("pazaak"), crowded, analystOf("pazaak")).starts_with("the rules need"));
    }

    // ---- as JSON

    void jsonReadsBackUnchanged()
    {
        for (const Record& record :
             {playedBy("pazaak", {"pazaak.kid", "pazaak.club"}, 3), playedBy("yahtzee", {"yahtzee.club"}, 3, kAlone)}) {
            Review review = reviewOf(record, 0);
            review.positions[2].reset();
            review.positions[3]->isBlind = review.positions[3]->isLong = true;
            review.steps[1].together = true;
            review.positions[4]->choices.resize(1);
            review.positions[0]->expected = Estimate{0.5, 0.01};
            review.positions[4]->choices[0].why.arguments = {3LL, 0.5, std::string("6s")};
            review.positions[4]->choices[0].why.english = "%1 %2 %3";
            review.problem = {};
            const auto again = reviewFromJson(toJson(review));
            QVERIFY(again);
            QVERIFY(*again == review);
        }
    }

    void damagedJsonIsRefused()
    {
        const QByteArray json = toJson(reviewOf(playedBy("pazaak", {"pazaak.kid", "pazaak.club"}, 3), 0));
        QVERIFY(!reviewFromJson({}));
        QVERIFY(!reviewFromJson(json.left(json.size() / 2)));
        for (const int version : {kReviewVersion - 1, kReviewVersion + 1}) {
            const QByteArray own = "\"review\":" + QByteArray::number(kReviewVersion);
            QVERIFY(json.contains(own));
            QVERIFY(!reviewFromJson(QByteArray(json).replace(own, "\"review\":" + QByteArray::number(version))));
        }
        QByteArray noShare = json;
        noShare.replace("\"share\":[", "\"share\":[null,");
        QVERIFY(!reviewFromJson(noShare));
        for (qsizetype at = 0; at < json.size(); at += 97) { // any part parses or is refused without a crash
            QByteArray changed = json;
            changed[at] = static_cast<char>(changed[at] ^ 4);
            if (const auto review = reviewFromJson(changed))
                ledgerOf(*review, Currency::Share);
        }
    }
};

PARLOUR_TEST(TestReview)
#include "test_review.moc"
