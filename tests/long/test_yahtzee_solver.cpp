// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The solved game of Yahtzee: published values, small cases by brute force, known decisions; and the players that use it.
#include "ai/yahtzee/levels.h"
#include "ai/yahtzee/solo_games.h"
#include "ai/yahtzee/solved_players.h"
#include "tests/suite.h"

#include <QTest>

#include <map>

using namespace parlour;
using namespace parlour::yahtzee;

namespace {

/// The game solved with one thread and with two.
struct Tables {
    SolvedGame forced = *SolvedGame::solve(Joker::Forced, {}, 2);
    SolvedGame free = *SolvedGame::solve(Joker::Free, {}, 1);
};

BoxSet boxes(const QString& ids)
{
    BoxSet set;
    for (const QString& id : ids.split(' ', Qt::SkipEmptyParts))
        set.add(Yahtzee::parseAction("score " + id.toStdString())->box);
    return set;
}

/// A card with all boxes filled except these; `upper` points in the upper section, 50 in the Yahtzee box if `fifty`.
Card cardWithFree(const QString& free, int upper, bool fifty)
{
    Card card;
    card.filled = BoxSet::all() - boxes(free);
    for (const Box box : card.filled& BoxSet::upper()) {
        const int most = kDice * (static_cast<int>(box) + 1);
        card.points[static_cast<std::size_t>(box)] = static_cast<std::int8_t>(std::min(upper, most));
        upper -= card.in(box);
    }
    if (fifty)
        card.points[static_cast<std::size_t>(Box::Yahtzee)] = kYahtzeePoints;
    return card;
}

/// Expected points of the last box, over all ordered rolls and holds: independent of the solver.
class BruteForce {
public:
    BruteForce(Joker joker, const Card& card) : joker_(joker), card_(card) {}
    double value() { return rolled({}, 2); }

private:
    double rolled(const Dice& held, int more)
    {
        Dice sorted = held;
        std::sort(sorted.begin(), sorted.end());
        const auto key = std::pair(std::vector<int>(sorted.begin(), sorted.end()), more);
        if (const auto known = known_.find(key); known != known_.end())
            return known->second;
        return known_[key] = sorted.full() ? best(sorted, more) : meanOfOneMore(sorted, more);
    }
    double meanOfOneMore(const Dice& held, int more)
    {
        double sum = 0;
        for (Die die = 1; die <= kFaces; ++die) {
            Dice with = held;
            with.push_back(die);
            sum += rolled(with, more);
        }
        return sum / kFaces;
    }
    double best(const Dice& dice, int more)
    {
        double best = 0;
        for (const Box box : allowedBoxes(joker_, card_, dice)) {
            Card after = card_;
            after.filled.add(box);
            after.points[static_cast<std::size_t>(box)] = static_cast<std::int8_t>(pointsIn(card_, box, dice));
            after.yahtzeeBonuses = static_cast<std::int8_t>(after.yahtzeeBonuses + (earnsYahtzeeBonus(card_, dice) ? 1 : 0));
            best = std::max<double>(best, after.total() - card_.total());
        }
        for (unsigned kept = 0; more > 0 && kept + 1 < 1U << kDice; ++kept) {
            Dice stay;
            for (unsigned at = 0; at < kDice; ++at)
                if ((kept >> at & 1U) != 0)
                    stay.push_back(dice[at]);
            best = std::max(best, rolled(stay, more - 1));
        }
        return best;
    }

    Joker joker_;
    Card card_;
    std::map<std::pair<std::vector<int>, int>, double> known_;
};

/// A position in which seat 0 of several decides.
View viewOf(const Card& card, const Dice& dice, int stage)
{
    View view;
    view.rules.players = 1;
    view.turn = 0;
    view.round = static_cast<std::int8_t>(card.filled.size() + 1);
    view.stage = static_cast<std::int8_t>(stage);
    view.dice = dice;
    view.card = card;
    view.totals.push_back(static_cast<std::int16_t>(card.total()));
    return view;
}

/// A duel against an opponent who has `theirs` and sits behind or before.
View against(View view, int theirs, bool isLast)
{
    view.rules.players = 2;
    view.seat = isLast ? 1 : 0;
    view.turn = view.seat;
    view.totals.push_back(static_cast<std::int16_t>(theirs));
    std::sort(view.totals.begin(), view.totals.end(), std::greater<>());
    return view;
}

ActionList<Yahtzee> legalIn(const View& view)
{
    State state = Yahtzee::start(view.rules);
    state.turn = view.seat;
    state.round = view.round;
    state.rolls = static_cast<std::int8_t>(view.stage + 1);
    state.dice = view.dice;
    state.cards[static_cast<std::size_t>(view.seat)] = view.card;
    ActionList<Yahtzee> legal;
    Yahtzee::legal(state, view.seat, legal);
    return legal;
}

Action choice(AnyBot& bot, const View& view, std::uint64_t seed = 1, Report* report = nullptr)
{
    const ActionList<Yahtzee> legal = legalIn(view);
    return static_cast<Bot<Yahtzee>&>(bot).choose({view, legal, {seed, 0}, {}, report});
}

QString text(const Action& action)
{
    return QString::fromStdString(toText(action));
}

bool near(double a, double b, double tolerance)
{
    return std::abs(a - b) < tolerance;
}

} // namespace

class TestYahtzeeSolver : public QObject {
    Q_OBJECT

    std::unique_ptr<Tables> tables_;

private slots:
    void initTestCase() { tables_ = std::make_unique<Tables>(); }

    void valuesMatchThePublishedOnes()
    {
        QVERIFY2(near(tables_->forced.value(), 254.587729, 1e-6),
                 qPrintable(QString::number(tables_->forced.value(), 'f', 9)));
        QVERIFY2(near(tables_->free.value(), 254.589609, 1e-6), qPrintable(QString::number(tables_->free.value(), 'f', 9)));
        QCOMPARE(SolvedGame::states(), 536448);
    }

    void resultDoesNotDependOnThreads()
    {
        const SolvedGame alone = *SolvedGame::solve(Joker::Forced, {}, 1);
        bool same = true;
        for (unsigned bits = 0; bits < 1U << kBoxes; ++bits)
            for (int upper = 0; upper <= std::min(kUpperGoal, mostUpper(BoxSet::ofBits(bits))); ++upper) {
                const CardState state{BoxSet::ofBits(bits), static_cast<std::int8_t>(upper), false};
                same = same && alone.withBonus(state) == tables_->forced.withBonus(state);
            }
        QVERIFY(same);
    }

    void stopReturnsNothing()
    {
        parlour::stop_source stop;
        stop.request_stop();
        QVERIFY(!SolvedGame::solve(Joker::Forced, {}, 2, stop.get_token()));
        QVERIFY(!WinModel::make(Joker::Forced, 2, stop.get_token()));
    }

    void lastBoxValuesMatchBruteForce_data()
    {
        QTest::addColumn<QString>("free");
        QTest::addColumn<int>("upper");
        QTest::addColumn<bool>("fifty");
        QTest::newRow("aces") << "aces" << 40 << false;
        QTest::newRow("sixes for the bonus") << "sixes" << 45 << false;
        QTest::newRow("sixes, bonus earned") << "sixes" << 70 << true;
        QTest::newRow("sixes, far from the bonus") << "sixes" << 10 << true;
        QTest::newRow("yahtzee") << "yahtzee" << 63 << false;
        QTest::newRow("chance") << "chance" << 63 << false;
        QTest::newRow("chance and the Yahtzee bonus") << "chance" << 50 << true;
        QTest::newRow("a joker as a straight") << "large-straight" << 50 << true;
        QTest::newRow("the joker without its bonus") << "full-house" << 50 << false;
    }
    void lastBoxValuesMatchBruteForce()
    {
        QFETCH(QString, free);
        QFETCH(int, upper);
        QFETCH(bool, fifty);
        const Card card = cardWithFree(free, upper, fifty);
        for (const SolvedGame* game : {&tables_->forced, &tables_->free}) {
            const double expected = BruteForce(game->joker(), card).value();
            const double found = game->value(cardStateOf(card));
            QVERIFY2(near(found, expected, 1e-9), qPrintable(QString("%1, not %2").arg(found).arg(expected)));
        }
    }

    /// Turns of a single card state use different code from the table.
    void turnValuesMatchTheTable()
    {
        for (const SolvedGame* game : {&tables_->forced, &tables_->free})
            for (unsigned bits = 0; bits + 1 < 1U << kBoxes; bits += 13)
                for (int upper = 0; upper <= std::min(kUpperGoal, mostUpper(BoxSet::ofBits(bits))); upper += 11) {
                    const BoxSet filled = BoxSet::ofBits(bits);
                    const CardState state{filled, static_cast<std::int8_t>(upper), filled.has(Box::Yahtzee)};
                    QVERIFY(near(game->turn(state).value(), game->value(state), 1e-9));
                }
    }

    /// The value of a card is the mean of the best action's value over the first rolls.
    void stateValueIsTheMeanOfBestActions()
    {
        const Card card = cardWithFree("aces sixes full-house large-straight yahtzee chance", 30, false);
        double sum = 0;
        for (std::size_t roll = 0; roll < kRollSets; ++roll) {
            const View view = viewOf(card, diceOf(static_cast<DiceSet>(kFirstRoll + roll)), 0);
            const ActionList<Yahtzee> legal = legalIn(view);
            const std::vector<double> worth = tables_->forced.actionValues(view, legal);
            QCOMPARE(worth.size(), legal.size());
            sum += *std::max_element(worth.begin(), worth.end()) * kSets.outcomes[roll];
        }
        QVERIFY(near(sum / kOutcomes, tables_->forced.value(cardStateOf(card)), 1e-9));
    }

    void solverMakesKnownDecisions_data()
    {
        QTest::addColumn<QString>("free");
        QTest::addColumn<QString>("dice");
        QTest::addColumn<int>("stage");
        QTest::addColumn<QString>("expected");
        const QString all = "aces twos threes fours fives sixes three-of-a-kind four-of-a-kind full-house small-straight "
                            "large-straight yahtzee chance";
        QTest::newRow("five alike") << all << "4 4 4 4 4" << 0 << "score yahtzee";
        QTest::newRow("a large straight") << all << "2 3 4 5 6" << 0 << "score large-straight";
        QTest::newRow("three sixes stay") << all << "6 1 6 2 6" << 0 << "hold 0 2 4";
        QTest::newRow("four in a row, one for the straight") << "large-straight"
                                                             << "5 5 4 3 2" << 1 << "hold 0 2 3 4";
        QTest::newRow("ones are given up first") << "aces yahtzee"
                                                 << "2 3 4 5 6" << 2 << "score aces";
        QTest::newRow("the upper box is a must") << "fours chance"
                                                 << "4 4 4 4 4" << 2 << "score fours";
        QTest::newRow("a small sum is rolled again") << "chance"
                                                     << "1 6 2 5 3" << 1 << "hold 1 3";
        QTest::newRow("threes are rolled again, not with one to come") << "chance"
                                                                       << "4 6 4 5 4" << 1 << "score chance";
    }
    void solverMakesKnownDecisions()
    {
        QFETCH(QString, free);
        QFETCH(QString, dice);
        QFETCH(int, stage);
        const auto bot = makeSolver(tables_->forced);
        const Dice rolled = Yahtzee::parseChance("roll " + dice.toStdString())->dice;
        QTEST(text(choice(*bot, viewOf(cardWithFree(free, 0, false), rolled, stage))), "expected");
    }

    /// The faces held do not depend on the order of dice, nor on the order of questions.
    void solverIgnoresTheOrderOfDice()
    {
        const auto bot = makeSolver(tables_->forced);
        Dice dice = {2, 2, 5, 5, 6};
        const auto facesHeld = [&] {
            const Action action = choice(*bot, viewOf({}, dice, 0));
            return diceSetOf(dice, action.positions);
        };
        const DiceSet held = facesHeld();
        do {
            QCOMPARE(facesHeld(), held);
        } while (std::next_permutation(dice.begin(), dice.end()));
    }

    void solverReportsAllValues()
    {
        const auto bot = makeSolver(tables_->forced);
        Report report;
        const View view = viewOf({}, {1, 2, 3, 4, 6}, 0);
        const Action chosen = choice(*bot, view, 1, &report);
        const std::vector<double> worth = tables_->forced.actionValues(view, legalIn(view));
        QCOMPARE(report.candidates.size(), worth.size());
        QCOMPARE(report.chosen, toText(chosen));
        double best = 0, ofChosen = 0;
        for (const Candidate& each : report.candidates) {
            best = std::max(best, each.value);
            if (each.action == report.chosen)
                ofChosen = each.value;
        }
        QVERIFY(near(best, ofChosen, 1e-9));
        QVERIFY(!report.verdict.empty());
    }

    void soloGamesAverageTheValue()
    {
        constexpr int kGames = 20000;
        const SoloFigures two = playSolo(tables_->forced, kGames, 1, 2);
        QCOMPARE(two.games, kGames);
        QVERIFY2(near(two.mean, 254.5877, 4 * 59.6 / std::sqrt(kGames)), qPrintable(QString::number(two.mean)));
        QVERIFY(near(two.deviation, 59.6, 2));
        const SoloFigures one = playSolo(tables_->forced, 3000, 7, 1);
        const SoloFigures again = playSolo(tables_->forced, 3000, 7, 2);
        QCOMPARE(one.mean, again.mean);
        QCOMPARE(one.deviation, again.deviation);
    }

    /// The distribution has the solved mean at each state; for a free Yahtzee box it is the probability of 50.
    void distributionHasTheSolvedMean_data()
    {
        QTest::addColumn<QString>("free");
        QTest::addColumn<int>("upper");
        QTest::addColumn<bool>("fifty");
        QTest::newRow("nothing") << "" << 63 << false;
        QTest::newRow("a Yahtzee") << "yahtzee" << 30 << false;
        QTest::newRow("the bonus in reach") << "sixes chance" << 45 << false;
        QTest::newRow("jokers") << "fives small-straight large-straight" << 50 << true;
        QTest::newRow("four") << "twos four-of-a-kind full-house yahtzee" << 56 << false;
    }
    void distributionHasTheSolvedMean()
    {
        QFETCH(QString, free);
        QFETCH(int, upper);
        QFETCH(bool, fifty);
        const CardState state = cardStateOf(cardWithFree(free, upper, fifty));
        PointsDistribution odds(tables_->forced);
        const std::vector<double> chances = odds.of(state);
        double sum = 0, mean = 0;
        for (std::size_t points = 0; points < chances.size(); ++points) {
            sum += chances[points];
            mean += chances[points] * static_cast<double>(points);
        }
        QVERIFY(near(sum, 1, 1e-9));
        QVERIFY(near(mean, tables_->forced.withBonus(state), 1e-9));
        QVERIFY(odds.of(state) == chances);
        if (free == "yahtzee")
            QVERIFY(near(chances[50], 0.0460, 0.0001) && near(chances[0] + chances[50], 1, 1e-9));
    }

    /// The share of the win from the known deviation of the rest, and by brute force for one box: 50 with the probability of
    /// a Yahtzee.
    void masterPrefersTheWinToPoints()
    {
        const WinModel model = *WinModel::make(Joker::Forced, 2);
        QVERIFY(near(std::sqrt(model.aim().variance({})), 46, 15));
        const auto master = makeMaster(model);
        const auto solver = makeSolver(tables_->forced);

        // One box left, the opponent done. Scoring 22 in Chance wins; rolling brings more points and may lose.
        const View ahead = against(viewOf(cardWithFree("chance", 30, false), {2, 2, 6, 6, 6}, 1), 51, true);
        QCOMPARE(text(choice(*solver, ahead)), QString("hold 2 3 4"));
        QCOMPARE(text(choice(*master, ahead)), QString("score chance"));
        // Five points are missing: fewer are useless.
        const View behind = against(viewOf(cardWithFree("chance", 30, false), {4, 4, 5, 5, 6}, 1), 58, true);
        QCOMPARE(text(choice(*solver, behind)), QString("score chance"));
        QVERIFY(choice(*master, behind).kind == Action::Kind::Hold);
        // A lost game is played for points.
        const View lost = against(viewOf(cardWithFree("chance", 30, false), {1, 1, 6, 6, 6}, 1), 400, true);
        QCOMPARE(text(choice(*master, lost)), QString("hold 2 3 4"));

        Report report;
        choice(*master, ahead, 1, &report);
        QCOMPARE(report.candidates.size(), legalIn(ahead).size());
        for (const Candidate& each : report.candidates) {
            QVERIFY(each.value > -0.0001 && each.value < 1.0002); // a share plus a millionth per point
            if (each.action == "hold 2 3 4") // of 36 rolls of two dice, one loses and two tie
                QVERIFY(near(each.value, 34 / 36.0, 0.0002));
        }

        // All boxes, all players, every stage: a legal action, the same from another master.
        const auto other = makeMaster(model);
        for (int players = 1; players <= kMaxSeats; ++players)
            for (const char* free :
                 {"chance", "aces yahtzee", "sixes full-house chance", "aces sixes full-house yahtzee chance"}) {
                View view = viewOf(cardWithFree(free, 30, false), {1, 3, 3, 6, 6}, 1);
                for (int i = 1; i < players; ++i)
                    view = against(view, 100 + 10 * i, true);
                view.rules.players = static_cast<std::int8_t>(players);
                const Action action = choice(*master, view);
                QVERIFY(legalIn(view).contains(action));
                QCOMPARE(choice(*other, view), action);
            }
    }

    void levelsErrButTakeACertainWin()
    {
        const View view = viewOf({}, {1, 3, 3, 5, 6}, 0);
        for (const Skill& skill : {kClub, kCasual, kBeginner}) {
            LevelBot bot(skill);
            std::map<QString, int> answers;
            for (std::uint64_t seed = 0; seed < 100; ++seed) {
                const Action action = choice(bot, view, seed);
                QVERIFY(legalIn(view).contains(action));
                QCOMPARE(choice(bot, view, seed), action);
                ++answers[text(action)];
            }
            QCOMPARE(answers.size() > 1, skill.misjudgement > 0);
            // In the last turn of the game a winning score is taken.
            const View won = against(viewOf(cardWithFree("chance", 30, false), {6, 6, 6, 6, 6}, 1), 40, true);
            for (std::uint64_t seed = 0; seed < 20; ++seed)
                QCOMPARE(text(choice(bot, won, seed)), QString("score chance"));
        }
    }
    /// Errors are of kinds of keep: sixes may be taken for threes, but of threes the best number is kept. What is made is
    /// written.
    void levelsErrInKindsOfKeep()
    {
        const View view = viewOf({}, {1, 3, 3, 3, 6}, 0);
        const auto legal = legalIn(view);
        const auto keepsThrees = [&](const Action& action) {
            return action.kind == Action::Kind::Hold && !action.positions.empty()
                && std::all_of(action.positions.begin(), action.positions.end(),
                               [&](std::uint8_t position) { return view.dice[position] == 3; });
        };
        for (const Skill& skill : {kClub, kCasual, kBeginner}) {
            LevelBot bot(skill);
            for (std::uint64_t seed = 0; seed < 100; ++seed) {
                Report report;
                const Action chosen = choice(bot, view, seed, &report);
                double most = 0, ofChosen = 0;
                for (std::size_t i = 0; i < legal.size(); ++i)
                    if (keepsThrees(legal[i])) {
                        most = std::max(most, report.candidates[i].value);
                        ofChosen = legal[i] == chosen ? report.candidates[i].value : ofChosen;
                    }
                QVERIFY(!keepsThrees(chosen) || ofChosen == most);
                QCOMPARE(text(choice(bot, viewOf({}, {2, 3, 4, 5, 6}, 0), seed)), QString("score large-straight"));
            }
        }
    }
};

PARLOUR_TEST(TestYahtzeeSolver)
#include "test_yahtzee_solver.moc"
