// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of each Yahtzee bot, and their reports. A position is "card / dice / roll": the filled boxes as "yahtzee=50",
// the five dice, and the roll, 0 to 2.
#include "ai/core/bots.h"
#include "ai/yahtzee/yahtzee_bots.h"
#include "engine/base/tokens.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <map>
#include <set>

using namespace parlour;
using namespace parlour::yahtzee;

namespace {

State position(const QString& text, Joker joker = Joker::Forced)
{
    State state = Yahtzee::start({1, joker});
    const QStringList parts = text.split(" / ");
    for (const QString& word : parts[0].split(' ', Qt::SkipEmptyParts)) {
        const QString id = word.section('=', 0, 0);
        const auto points = static_cast<std::int8_t>(word.section('=', 1).toInt());
        const BoxSet boxes = id == "upper" ? BoxSet::upper()
            : id == "lower"                ? BoxSet::lower()
                                           : BoxSet::of(Yahtzee::parseAction("score " + id.toStdString())->box);
        for (const Box box : boxes) {
            state.cards[0].filled.add(box);
            state.cards[0].points[static_cast<std::size_t>(box)] = points;
        }
    }
    Yahtzee::applyChance(state, *Yahtzee::parseChance("roll " + parts[1].toStdString()), nullptr);
    state.rolls = static_cast<std::int8_t>(1 + parts[2].toInt());
    return state;
}

QString choice(const char* bot, const State& state, std::uint64_t seed = 1, Report* report = nullptr)
{
    const auto player = makeBot<Yahtzee>(bot, test::resources());
    ActionList<Yahtzee> legal;
    Yahtzee::legal(state, 0, legal);
    const View view = Yahtzee::look(state, 0);
    const Action action = player->choose({view, legal, {seed, 0}, {}, report});
    if (!legal.contains(action))
        return "illegal: " + QString::fromStdString(toText(action));
    return QString::fromStdString(toText(action));
}

/// The number of seeds with each answer.
std::map<QString, int> choices(const char* bot, const QString& where, int seeds)
{
    const State state = position(where);
    std::map<QString, int> counts;
    for (int seed = 0; seed < seeds; ++seed)
        ++counts[choice(bot, state, static_cast<std::uint64_t>(seed))];
    return counts;
}

} // namespace

class TestYahtzeeBots : public QObject {
    Q_OBJECT

private slots:
    void acesAndEightsFollowsItsSteps_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* step, const char* where, const char* expected) {
            QTest::addRow("%s: %s", step, where) << QString(where) << QString(expected);
        };
        row("1, the upper box is a must", "yahtzee=50 / 4 4 4 4 4 / 0", "score fours");
        row("1, also after a 0", "yahtzee=0 / 4 4 4 4 4 / 0", "score fours");
        row("1, the joker that yields most", "yahtzee=50 fours=8 / 4 4 4 4 4 / 0", "score large-straight");
        row("1, ties go to the earlier box", "yahtzee=50 sixes=6 large-straight=0 / 6 6 6 6 6 / 0", "score three-of-a-kind");
        row("1, all lower boxes closed", "lower=0 sixes=6 / 6 6 6 6 6 / 0", "score aces");
        row("2, Yahtzee", " / 5 5 5 5 5 / 0", "score yahtzee");
        row("2, Large Straight at once", " / 2 3 4 5 6 / 0", "score large-straight");
        row("2, before the small one", "large-straight=0 / 2 3 4 5 6 / 0", "score small-straight");
        row("2, Small Straight at once", " / 1 2 3 4 6 / 0", "score small-straight");
        row("2, Full House at once", " / 2 2 3 3 3 / 1", "score full-house");
        row("2, Four of a Kind", " / 1 1 1 1 2 / 0", "score four-of-a-kind");
        row("2, on the last roll as well", " / 1 1 1 1 2 / 2", "score four-of-a-kind");
        row("3, the most points", " / 6 6 6 2 1 / 2", "score three-of-a-kind");
        row("3, the most points are few", "chance=9 / 2 2 4 5 1 / 2", "score fives");
        row("3, a tie: the earlier box", "small-straight=0 chance=9 threes=0 / 2 2 4 3 1 / 2", "score twos");
        row("3, hopeless", "upper=0 chance=9 / 1 2 2 4 6 / 2", "score three-of-a-kind");
        row("4a, four in a row", "small-straight=30 / 1 2 3 4 6 / 0", "hold 0 1 2 3");
        row("4a, one die a face", "small-straight=30 / 3 1 3 4 2 / 1", "hold 0 1 3 4");
        row("4a, five in a row are four", "small-straight=30 / 3 4 6 5 1 / 0", "hold 0 1 2 3");
        row("4a, Large Straight closed", "small-straight=30 large-straight=40 / 1 2 3 4 6 / 0", "hold none");
        row("4b, three alike", " / 3 1 3 6 3 / 0", "hold 0 2 4");
        row("4b, four alike", "four-of-a-kind=9 / 3 3 3 6 3 / 1", "hold 0 1 2 4");
        row("4b, before two pairs", "full-house=25 / 3 1 3 1 3 / 0", "hold 0 2 4");
        row("4c, two pairs", " / 3 1 3 6 1 / 0", "hold 0 1 2 4");
        row("4c, Full House closed: the higher pair", "full-house=25 / 3 1 3 6 1 / 0", "hold 0 2");
        row("4d, three in a row, no pair", " / 1 4 5 6 2 / 0", "hold 1 2 3");
        row("4d, the Small Straight closed", "small-straight=0 / 1 4 5 6 2 / 0", "hold 1 2 3");
        row("4d, the Large Straight closed", "large-straight=0 / 1 4 5 6 2 / 0", "hold 1 2 3");
        row("4d, both closed", "small-straight=0 large-straight=0 / 1 4 5 6 2 / 0", "hold none");
        row("4d, the run of three and a gap", " / 1 2 3 5 6 / 0", "hold 0 1 2");
        row("4e, a pair before a run of three", " / 1 2 3 3 6 / 0", "hold 2 3");
        row("4e, the higher pair", "full-house=0 / 2 5 2 6 5 / 0", "hold 1 4");
        row("4f, nothing", "small-straight=0 large-straight=0 / 1 2 3 5 6 / 0", "hold none");
        row("the middle roll is like the first", " / 1 4 5 6 2 / 1", "hold 1 2 3");
    }
    void acesAndEightsFollowsItsSteps()
    {
        QFETCH(QString, where);
        QTEST(choice("yahtzee.aces-and-eights", position(where)), "expected");
    }

    /// With free jokers, joker values still require a filled upper box.
    void acesAndEightsPlaysFreeJokers()
    {
        QCOMPARE(choice("yahtzee.aces-and-eights", position("yahtzee=50 / 4 4 4 4 4 / 0", Joker::Free)),
                 QString("score fours"));
        QCOMPARE(choice("yahtzee.aces-and-eights", position("yahtzee=50 fours=4 / 4 4 4 4 4 / 0", Joker::Free)),
                 QString("score large-straight"));
    }

    void dummyScoresARandomAllowedBox_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("boxes"); // equally likely
        QTest::newRow("any free box") << "upper=0 chance=9 yahtzee=0 / 1 2 3 4 5 / 0"
                                      << "three-of-a-kind four-of-a-kind full-house small-straight large-straight";
        QTest::newRow("upper boxes too") << "lower=0 aces=0 twos=0 / 1 2 3 4 5 / 0"
                                         << "threes fours fives sixes";
        QTest::newRow("Yahtzee") << " / 3 3 3 3 3 / 0"
                                 << "yahtzee";
        QTest::newRow("the upper box") << "yahtzee=50 / 3 3 3 3 3 / 0"
                                       << "threes";
        QTest::newRow("a lower box") << "yahtzee=50 threes=3 full-house=0 chance=3 / 3 3 3 3 3 / 0"
                                     << "three-of-a-kind four-of-a-kind small-straight large-straight";
        QTest::newRow("any box") << "lower=0 threes=3 / 3 3 3 3 3 / 0"
                                 << "aces twos fours fives sixes";
    }
    void dummyScoresARandomAllowedBox()
    {
        QFETCH(QString, where);
        QFETCH(QString, boxes);
        const QStringList ids = boxes.split(' ');
        constexpr int kSeeds = 1000;
        const auto counts = choices("yahtzee.dummy", where, kSeeds);
        QCOMPARE(counts.size(), static_cast<std::size_t>(ids.size()));
        for (const QString& id : ids) {
            const auto found = counts.find("score " + id);
            QVERIFY2(found != counts.end(), qPrintable(id));
            QVERIFY2(std::abs(found->second - kSeeds / static_cast<double>(ids.size())) < 65, qPrintable(id));
        }
    }

    void randomPlaysEveryAction()
    {
        const auto counts = choices("yahtzee.random", " / 1 2 3 4 5 / 0", 4500);
        QCOMPARE(counts.size(), std::size_t{45});
        for (const auto& [action, count] : counts)
            QVERIFY2(count > 60 && count < 150, qPrintable(action));
    }

    void randomReportsNoValues()
    {
        Report report;
        const QString chosen = choice("yahtzee.random", position(" / 1 2 3 4 5 / 0"), 1, &report);
        QCOMPARE(QString::fromStdString(report.chosen), chosen);
        QVERIFY(!report.verdict.empty());
        QVERIFY(report.unit.empty());
        QCOMPARE(report.candidates.size(), std::size_t{1});
        QCOMPARE(report.candidates.front().action, report.chosen);
        QVERIFY(!report.candidates.front().hasValue);
    }

    void reportsHoldTheComparedActions()
    {
        Report report;
        choice("yahtzee.aces-and-eights", position("aces=1 / 3 1 3 6 1 / 0"), 1, &report);
        QCOMPARE(report.chosen, std::string("hold 0 1 2 4"));
        QCOMPARE(report.verdict.english(), std::string("Two pairs: goes for the Full House"));
        // Each set of faces once, from none to both pairs and the six, and the free boxes.
        QCOMPARE(report.candidates.size(), std::size_t{3 * 3 * 2 + 12});
        QCOMPARE(report.candidates.front().action, report.chosen);
        QVERIFY(!report.candidates.front().why.empty());
        QCOMPARE(report.candidates.back().action, std::string("score chance"));
        QCOMPARE(report.candidates.back().value, 14.0);
        for (const Candidate& each : report.candidates) {
            double sum = 0;
            for (const ReportPart& part : each.parts)
                sum += part.value;
            QVERIFY(each.hasValue && (each.parts.empty() || std::abs(sum - each.value) < 1e-9));
        }

        report = {};
        choice("yahtzee.dummy", position("yahtzee=50 / 3 3 3 3 3 / 0"), 1, &report);
        QCOMPARE(report.candidates.size(), std::size_t{1}); // the only box that the joker rule allows
        QCOMPARE(report.candidates.front().value, 15.0);
    }

    /// Expected points within the turn, calculated by hand.
    void reportedTurnValuesMatchHandCalculation_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("action");
        QTest::addColumn<double>("points");
        const auto row = [](const char* what, const QString& where, const char* action, double points) {
            QTest::newRow(what) << where << QString(action) << points;
        };
        const QString aces = "twos=0 threes=0 fours=0 fives=0 sixes=0 lower=0 / 1 1 3 4 5 / %1";
        row("one roll is left", aces.arg(1), "hold 0 1", 2 + 3 / 6.0);
        row("two are left", aces.arg(0), "hold 0 1", 2 + 3 * 11 / 36.0);
        row("a box now", aces.arg(0), "score aces", 2);
        const QString yahtzee = "upper=0 lower=0 / 6 6 6 6 2 / %1";
        const QString free = QString(yahtzee).replace("lower=0",
                                                      "three-of-a-kind=0 four-of-a-kind=0 full-house=0 "
                                                      "small-straight=0 large-straight=0 chance=0");
        row("all or nothing", free.arg(1), "hold 0 1 2 3", 50 / 6.0);
        row("twice", free.arg(0), "hold 0 1 2 3", 50 * 11 / 36.0);
        const QString sixes = "aces=3 twos=6 threes=9 fours=12 fives=15 lower=0 / 6 6 6 1 2 / %1";
        row("the upper bonus is paid", sixes.arg(2), "score sixes", 18 + 35);
        row("another Yahtzee pays", "yahtzee=50 / 4 4 4 4 4 / 0", "score fours", 20 + 100);
        row("not after a 0", "yahtzee=0 / 4 4 4 4 4 / 0", "score fours", 20);
        // One of 36 rolls makes a Yahtzee of fours, which earns its bonus in Chance as well.
        row("it may yet come",
            "upper=0 yahtzee=50 three-of-a-kind=0 four-of-a-kind=0 full-house=0 small-straight=0 "
            "large-straight=0 / 4 4 4 1 2 / 1",
            "hold 0 1 2", 12 + 7 + 100 / 36.0);
    }
    void reportedTurnValuesMatchHandCalculation()
    {
        QFETCH(QString, where);
        QFETCH(QString, action);
        QFETCH(double, points);
        Report report;
        choice("yahtzee.aces-and-eights", position(where), 1, &report);
        const auto found = std::find_if(report.candidates.begin(), report.candidates.end(),
                                        [&](const Candidate& each) { return each.action == action.toStdString(); });
        QVERIFY(found != report.candidates.end());
        QVERIFY2(std::abs(found->value - points) < 1e-9, qPrintable(QString::number(found->value)));
    }

    void listHasEveryBotInOrder()
    {
        std::set<std::string_view> ids;
        for (const BotInfo& info : yahtzee::bots()) {
            ids.insert(info.id);
            QCOMPARE(info.game, Yahtzee::kId);
            QVERIFY(!info.name.empty() && !info.origin.empty() && !info.description.empty());
        }
        QCOMPARE(
            ids,
            (std::set<std::string_view>{"yahtzee.random", "yahtzee.dummy", "yahtzee.aces-and-eights", "yahtzee.beginner",
                                        "yahtzee.casual", "yahtzee.club", "yahtzee.solver", "yahtzee.master"}));
    }
};

PARLOUR_TEST(TestYahtzeeBots)
#include "test_yahtzee_bots.moc"
