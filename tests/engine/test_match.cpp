// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Matches and play-outs: forced actions are not asked, chance does not depend on decisions, copies are independent.
#include "engine/core/play_out.h"
#include "engine/game_list.h"
#include "engine/games.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using durak::Durak;
using pazaak::Pazaak;

namespace {

/// A bot that does least and must never be asked.
template <class G>
class Least final : public Bot<G> {
public:
    bool doesLeast() const override { return true; }
    typename G::Action choose(const Question<G>& question) override
    {
        isAsked = true;
        return question.legal.back();
    }
    bool isAsked = false;
};

/// Takes the last legal action, and counts its decisions.
template <class G>
class LastAction final : public Bot<G> {
public:
    typename G::Action choose(const Question<G>& question) override
    {
        ++asked;
        fewest = std::min(fewest, question.legal.size());
        return question.legal.back();
    }
    int asked = 0;
    std::size_t fewest = 99;
};

/// Takes the first legal action, with a fault from its second decision on, and records its events.
class ClumsyGuest final : public Bot<Pazaak>, public Guest {
public:
    explicit ClumsyGuest(bool listens) : listens_(listens) {}
    Guest* guest() override { return this; }
    Pazaak::Action choose(const Question<Pazaak>& question) override
    {
        if (asked++ > 0)
            faults_.push_back({Fault::Kind::Late, question.step, {}});
        return question.legal.front();
    }

    void begin(const GuestSeat& seating) override
    {
        seated = seating;
        faults_.clear();
    }
    bool listens() const override { return listens_; }
    void hear(const std::string& event) override { events.push_back(event); }
    void end(const std::vector<double>& given) override { scores = given; }
    const std::vector<Fault>& faults() const override { return faults_; }
    std::vector<std::string> takeLines() override { return {}; }

    int asked = 0;
    GuestSeat seated;
    std::vector<std::string> events;
    std::vector<double> scores;

private:
    bool listens_;
    std::vector<Fault> faults_;
};

/// The first four deals of a match in which both seats take `action`.
std::vector<std::string> deals(std::string_view action)
{
    const auto match = std::move(*findGame("pazaak")->start({}, 21));
    std::vector<std::string> all;
    while (!match->node().isOver() && all.size() < 4) {
        const Node node = match->node();
        if (node.isChance())
            all.push_back(match->draw());
        if (!match->step(node.isChance() ? kChanceSeat : node.seats.first(), node.isChance() ? all.back() : action))
            break;
    }
    return all;
}

} // namespace

class TestMatch : public QObject {
    Q_OBJECT

private slots:
    void forcedActionsAreNotAsked()
    {
        Match<Durak> match(*Durak::parseRules({}), 3);
        LastAction<Durak> bot;
        BotSeats<Durak> seats{};
        seats.fill(&bot);
        int forced = 0;
        int decisions = 0;
        Match<Durak> shadow = match;
        playOut(match, seats, [&](Seat who, const auto& step) {
            if constexpr (std::is_same_v<std::decay_t<decltype(step)>, Durak::Action>) {
                ActionList<Durak> legal;
                shadow.legal(who, legal);
                forced += legal.size() == 1;
                decisions += legal.size() > 1;
                shadow.act(who, step);
            } else {
                shadow.applyChance(step);
            }
        });
        QVERIFY(match.node().isOver());
        QVERIFY2(forced > 0 && decisions > 0, std::to_string(forced).c_str());
        QCOMPARE(bot.asked, decisions);
        QVERIFY(bot.fewest >= 2);
    }

    void botsThatDoLeastAreNotAsked()
    {
        Match<Durak> match(*Durak::parseRules({}), 3);
        Match<Durak> shadow = match;
        Least<Durak> least;
        LastAction<Durak> other;
        int decisions = 0;
        playOut<Durak>(match, {&other, &least}, [&](Seat who, const auto& step) {
            if constexpr (std::is_same_v<std::decay_t<decltype(step)>, Durak::Action>) {
                ActionList<Durak> legal;
                shadow.legal(who, legal);
                QVERIFY(step == (who == 1 ? legal.front() : legal.back()));
                decisions += who == 1 && legal.size() > 1;
                shadow.act(who, step);
            } else {
                shadow.applyChance(step);
            }
        });
        QVERIFY(match.node().isOver());
        QVERIFY(decisions > 0);
        QVERIFY(!least.isAsked);
        QVERIFY(other.asked > 0);
    }

    void chanceDoesNotDependOnDecisions()
    {
        QCOMPARE(deals("end").size(), std::size_t{4});
        QCOMPARE(deals("end"), deals("stand"));
    }

    void everyDecisionHasItsOwnRandomStream()
    {
        Match<Pazaak> match({}, 8);
        match.applyChance(match.draw());
        match.applyChance(match.draw());
        const Luck first = match.luck(0);
        QVERIFY(first.rng().next() != match.luck(1).rng().next());
        QVERIFY(first.rng().next() == match.luck(0).rng().next());
        match.act(0, {});
        QVERIFY(first.rng().next() != match.luck(0).rng().next());
    }

    void copiesStandAlone()
    {
        const auto match = std::move(*findGame("pazaak")->start({}, 8));
        QVERIFY(match->step(kChanceSeat, match->draw()));
        const auto copy = match->clone();
        QVERIFY(copy->step(kChanceSeat, copy->draw()));
        QCOMPARE(match->steps(), 1);
        QCOMPARE(copy->steps(), 2);
        QVERIFY(match->node().isChance() && copy->node().isWaiting());
    }

    void guestsAreToldAndForfeit()
    {
        for (const bool listens : {false, true}) {
            Match<Pazaak> match({}, 8);
            LastAction<Pazaak> other;
            ClumsyGuest guest(listens);
            int steps = 0;
            playOut<Pazaak>(match, {&other, &guest}, [&](Seat, const auto&) { ++steps; });
            QCOMPARE(guest.seated.seat, 1);
            QCOMPARE(guest.seated.seats, 2);
            QCOMPARE(guest.seated.rules.at("decks"), std::string("printed"));
            QCOMPARE(!guest.events.empty(), listens);
            QCOMPARE(guest.asked, 1 + kForfeitFaults);
            QCOMPARE(guest.faults().back().step, steps);
            QVERIFY(match.node().isOver());
            QCOMPARE(match.forfeiter(), 1);
            QCOMPARE(match.steps(), steps + 1);
            QCOMPARE(guest.scores, (std::vector<double>{1, 0}));
            QCOMPARE(match.points(0), 1.0);
            QCOMPARE(match.points(1), 0.0);
        }
    }

    void forfeitingIsAStep()
    {
        const auto match = std::move(*findGame("yahtzee")->start({{"players", "3"}}, 8));
        QVERIFY(match->step(kChanceSeat, match->draw()));
        QVERIFY(!match->allows(0, kForfeit));
        QVERIFY(!match->step(3, kForfeit));
        QVERIFY(!match->step(kChanceSeat, kForfeit));
        QVERIFY(match->step(2, kForfeit));
        QVERIFY(match->node().isOver());
        QCOMPARE(match->forfeiter(), 2);
        QCOMPARE(match->score(0), 0.5);
        QCOMPARE(match->score(2), 0.0);
        QVERIFY(!match->step(1, kForfeit));
    }

    void refusedStepsNameTheReason()
    {
        const auto match = std::move(*findGame("pazaak")->start({}, 8));
        QCOMPARE(match->step(0, "end").error().english(), std::string("seat 0 is not to move"));
        QVERIFY(match->step(kChanceSeat, match->draw()));
        QVERIFY(match->step(kChanceSeat, match->draw()));
        QCOMPARE(match->step(0, "play 9").error().english(),
                 std::string("\"play 9\" is not an action; the actions are end, stand and play 1 to play 5"));
        QCOMPARE(match->step(kChanceSeat, "house 1").error().english(), std::string("nothing is drawn or dealt here"));
    }

    void gamesAreFoundById()
    {
        QVERIFY(findGame("durak") && findGame("pazaak"));
        QVERIFY(!findGame("chess") && !findGame(""));
        std::string_view found;
        QVERIFY(withGame("pazaak", [&]<class G>() { found = G::kId; }));
        QCOMPARE(found, std::string_view("pazaak"));
        QVERIFY(!withGame("chess", []<class G>() {}));
    }
};

PARLOUR_TEST(TestMatch)
#include "test_match.moc"
