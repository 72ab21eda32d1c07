// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The beliefs of analysts about hidden things: calibration in games of our own players, sums, and the reasons given.
#include "ai/core/bots.h"
#include "engine/arena/calibration.h"
#include "engine/base/tokens.h"
#include "engine/coup/coup.h"
#include "engine/durak/durak.h"
#include "engine/games.h"
#include "tests/engine/durak_position.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;

namespace {

/// A bot that thinks briefly.
class BriefPlayer final : public AnyBot {
public:
    BriefPlayer(const char* id, int simulations)
        : bot_(findBot(id)->make(test::resources())),
          simulations_(findBot(id)->simulates() ? simulations : 0)
    {
    }
    std::string answer(const AnyQuestion& question, parlour::stop_token stop, Report* report) override
    {
        AnyQuestion brief = question;
        brief.simulations = simulations_;
        return bot_->answer(brief, std::move(stop), report);
    }

private:
    std::unique_ptr<AnyBot> bot_;
    int simulations_;
};

QString textOf(const PlaceBelief& place)
{
    QStringList lines;
    for (const BeliefValue& each : place.values)
        lines << QString("%1 %2").arg(QString::fromStdString(each.value)).arg(each.chance);
    for (const Sentence& each : place.reasons)
        lines << QString::fromStdString(each.english());
    return lines.join('\n');
}

} // namespace

class TestBeliefs : public QObject {
    Q_OBJECT

private slots:
    void chancesAreTrueAsOftenAsStated_data();
    void chancesAreTrueAsOftenAsStated();
    void copiesSumToWhatIsHidden_data() { addGames(); }
    void copiesSumToWhatIsHidden();
    void takingTellsThatNoCoverWasThere();
    void cardsTakenFromTheTableAreCertain();
    void unchallengedClaimsAreReasons();
    void playedCardsNarrowTheDeck();

private:
    static void addGames()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
};

void TestBeliefs::chancesAreTrueAsOftenAsStated_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("number");
    QTest::newRow("durak") << "durak"
                           << "" << 8;
    QTest::newRow("durak of three") << "durak"
                                    << "players=3" << 4;
    QTest::newRow("coup of two") << "coup"
                                 << "players=2" << 12;
    QTest::newRow("coup") << "coup"
                          << "players=4" << 8;
    QTest::newRow("coins") << "coins"
                           << "rounds=30" << 10;
    QTest::newRow("pazaak") << "pazaak"
                            << "" << 20;
}

/// Games of master and club player. Each bin may be off by three standard errors and two points.
void TestBeliefs::chancesAreTrueAsOftenAsStated()
{
    QFETCH(QString, game);
    QFETCH(QString, rules);
    QFETCH(int, number);
    const GameInfo& info = *findGame(game.toStdString());
    const RuleMap complete = *info.complete(*parseRuleMap(rules.toStdString()));
    BriefPlayer master((info.id + ".master").c_str(), 400), club((info.id + ".club").c_str(), 200);
    std::vector<AnyBot*> seats;
    for (int seat = 0; seat < info.seats(complete); ++seat)
        seats.push_back(seat % 2 == 0 ? &master : &club);
    const auto analyst = makeAnalyst(info.id, test::resources());
    const Calibration found = calibrate(*analyst, info, complete, seats, number, 1);
    QCOMPARE(found.games, number);
    QCOMPARE(found.wrong, 0);
    std::int64_t beliefs = 0;
    for (const CalibrationBin& bin : found.bins) {
        beliefs += bin.count;
        QVERIFY2(std::abs(bin.difference()) <= 3 * bin.error + 0.02,
                 qPrintable(QString("stated %1, found %2 ± %3, in %4")
                                .arg(100 * bin.stated)
                                .arg(100 * bin.found)
                                .arg(100 * bin.error)
                                .arg(bin.count)));
    }
    QVERIFY(beliefs > 500);
    QVERIFY2(found.missed <= found.missedEvenly, qPrintable(QString("%1 %2").arg(found.missed).arg(found.missedEvenly)));
}

void TestBeliefs::copiesSumToWhatIsHidden()
{
    QFETCH(QString, game);
    const GameInfo& info = *findGame(game.toStdString());
    const auto analyst = makeAnalyst(info.id, test::resources());
    int places = 0;
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        const auto match = std::move(*info.start(*info.complete({}), seed));
        Rng rng = Rng::stream(seed, Purpose::Analysis, 6);
        for (int step = 0; step < 60 && !match->node().isOver(); ++step) {
            const Node node = match->node();
            const Seat who = node.isChance() ? kChanceSeat : node.seats.first();
            const auto legal = node.isChance() ? std::vector{match->draw()} : match->legal(who);
            QVERIFY(match->step(who, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
            for (Seat seat = 0; seat < match->seats() && step % 4 == 0; ++seat)
                for (const PlaceBelief& place : analyst->beliefs(match->look(seat), {})) {
                    QVERIFY(place.seat != seat);
                    double copies = 0, before = 1;
                    for (const BeliefValue& each : place.values) {
                        QVERIFY2(each.chance > 0 && each.chance <= before + 1e-9, qPrintable(textOf(place)));
                        before = each.chance;
                        copies += each.copies;
                    }
                    QVERIFY2(std::abs(copies - place.count) < 1e-3, qPrintable(textOf(place)));
                    QVERIFY(!place.reasons.empty() && !place.what.empty());
                    ++places;
                }
        }
    }
    QCOMPARE(places > 0, info.id != "yahtzee");
}

/// A seat that takes a nine of clubs has no higher club and no trump, as far as it is known to play well.
void TestBeliefs::takingTellsThatNoCoverWasThere()
{
    using namespace parlour::durak;
    State state = durak::position("", "9c 6s 7s 8s Td Jd / Tc 6d 7d 8d 9d Js",
                                  "*6h 7h 8h 9h Th Jh Qh Kh Ah Ac Kc Qc Jc 8c 7c 6c 9s Ts Qs Ks As Qd Kd Ad", 0);
    for (const char* action : {"attack 9c", "take"})
        Durak::act(state, state.turn, *Durak::parseAction(action), nullptr);
    const View view = Durak::look(state, 0);
    const auto analyst = makeAnalyst("durak", test::resources());
    const std::vector<PlaceBelief> beliefs = analyst->beliefs(view, {});
    QCOMPARE(beliefs.size(), std::size_t{1});
    const QString told = textOf(beliefs.front());
    QVERIFY2(told.contains("Did not cover 9c: holds no higher card of the suit, "), qPrintable(told));
    QVERIFY2(told.contains("Took although any trump like 6h would cover"), qPrintable(told));
    const auto chanceOf = [&](const char* card) {
        for (const BeliefValue& each : beliefs.front().values)
            if (each.value == card)
                return each.chance;
        return 0.0;
    };
    QVERIFY2(chanceOf("Tc") < 0.7 * chanceOf("Ts"), qPrintable(told)); // both unseen, and as dear
    QCOMPARE(chanceOf("6s"), 0.0); // an own card
}

void TestBeliefs::cardsTakenFromTheTableAreCertain()
{
    using namespace parlour::durak;
    State state = durak::position("", "9c 6s 7s / Tc 6d 7d", "6h 7h 8h 9h Th Jh Qh Kh Ah Ac Kc Qc Jc 8c 7c 6c", 0);
    for (const char* action : {"attack 9c", "take", "done"})
        Durak::act(state, state.turn, *Durak::parseAction(action), nullptr);
    const View view = Durak::look(state, 0);
    QVERIFY(view.known[1].has(*parseCard("9c")));
    const auto beliefs = makeAnalyst("durak", test::resources())->beliefs(view, {});
    QCOMPARE(beliefs.front().values.front().value, std::string("9c"));
    QCOMPARE(beliefs.front().values.front().chance, 1.0);
    QCOMPARE(beliefs.front().values.front().error, 0.0);
    QVERIFY(beliefs.front().values[1].error > 0);
}

void TestBeliefs::unchallengedClaimsAreReasons()
{
    const GameInfo& info = *findGame("coup");
    const auto match = std::move(*info.start(*info.complete({{"players", "2"}}), 7));
    for (const char* text : {"", "tax", "allow", "income"})
        QVERIFY(match->step(*text ? match->node().seats.first() : kChanceSeat, *text ? text : match->draw()));
    const auto analyst = makeAnalyst("coup", test::resources());
    const auto beliefs = analyst->beliefs(match->look(1), {});
    QCOMPARE(beliefs.size(), std::size_t{1});
    QCOMPARE(beliefs.front().values.front().value, std::string("duke"));
    QVERIFY2(textOf(beliefs.front()).contains("Claimed duke and was not challenged: holds it, "),
             qPrintable(textOf(beliefs.front())));
    QVERIFY(textOf(analyst->beliefs(match->look(0), {}).front()).contains("Could have claimed duke and did not"));
}

/// A special card that few named decks hold leaves those alone.
void TestBeliefs::playedCardsNarrowTheDeck()
{
    const GameInfo& info = *findGame("pazaak-full");
    const auto analyst = makeAnalyst("pazaak-full", test::resources());
    BriefPlayer one("pazaak-full.cantina", 0), two("pazaak-full.careful", 0);
    const std::vector<AnyBot*> seats{&one, &two};
    const auto match = std::move(*info.start(*info.complete({}), 3));
    QString first, last;
    while (!match->node().isOver()) {
        const Node node = match->node();
        const Seat who = node.isChance() ? kChanceSeat : node.seats.first();
        const auto text = node.isChance() ? match->draw()
                                          : seats[static_cast<std::size_t>(who)]->answer(match->question(who), {}, nullptr);
        QVERIFY(match->step(who, text));
        for (const PlaceBelief& place : analyst->beliefs(match->look(0), {})) {
            last = QString::fromStdString(place.reasons.back().english());
            first = first.isEmpty() ? last : first;
        }
    }
    const auto decksIn = [](const QString& text) { return text.section(": ", 1).section(' ', 0, 0).toInt(); };
    QVERIFY2(decksIn(last) < decksIn(first), qPrintable(first + last));
}

PARLOUR_TEST(TestBeliefs)
#include "test_beliefs.moc"
