// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Coins, one row per rule: matches are scripted toss by toss.
//
// A script is a list of rounds, "h n b" or "t 2:seen n:": the toss, then the moves of both players (n nothing, b block, a
// number travels to that round), each with its new memory after a colon; without a colon the memory is unchanged.
#include "engine/base/tokens.h"
#include "engine/coins/coins.h"
#include "engine/core/match.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace parlour;
using namespace parlour::coins;

static_assert(Game<Coins>);

namespace {

Action action(std::string_view word)
{
    const auto colon = word.find(':');
    const std::string_view move = word.substr(0, colon);
    Action out{move == "n" ? kNothing : move == "b" ? kBlock : travel(*parseInt(move, 1, kMaxRounds)), {}};
    if (colon != std::string_view::npos)
        out.memory = Memory(word.substr(colon + 1));
    return out;
}

/// Plays rounds separated by commas. If `secondFirst`, player 2 answers first.
void play(State& state, std::string_view script, bool secondFirst = false, Trace<Event>* trace = nullptr)
{
    for (const std::string_view round : split(script, ',')) {
        const auto words = split(round);
        QVERIFY(Coins::node(state).isChance());
        Coins::applyChance(state, {words[0] == "h"}, trace);
        for (const Seat seat : {secondFirst ? 1 : 0, secondFirst ? 0 : 1}) {
            const Action answer = action(words[static_cast<std::size_t>(seat) + 1]);
            QVERIFY2(Coins::allows(state, seat, answer), std::string(round).c_str());
            Coins::act(state, seat, answer, trace);
        }
    }
}

State played(std::string_view script, Rules rules = {}, bool secondFirst = false)
{
    State state = Coins::start(rules);
    play(state, script, secondFirst);
    return state;
}

std::string history(const Tosses& tosses)
{
    std::string out;
    for (int round = 1; round <= tosses.count(); ++round)
        out += tosses.of(round) ? 'h' : 't';
    return out;
}

/// A summary like "4 hht block 2 levers 5/19 4/20 memory a|b".
std::string summaryOf(const State& state)
{
    std::string out =
        std::to_string(state.round()) + " " + history(state.tosses()) + " block " + std::to_string(state.block);
    out += " levers";
    for (const Player& player : state.players)
        out += " " + std::to_string(player.view.blue) + "/" + std::to_string(player.view.red);
    const auto memory = [&](Seat seat) { return Coins::look(state, seat).memory.bytes(); };
    return out + " memory " + memory(0) + "|" + memory(1);
}

/// The script of `count` equal rounds.
std::string rounds(std::string_view round, int count)
{
    std::string out;
    for (int i = 0; i < count; ++i)
        out.append(round).append(",");
    return out;
}

std::string eventTextsTo(const std::vector<Told<Event>>& told, Seat seat)
{
    std::string out;
    for (const auto& each : told)
        if (each.to.has(seat))
            out += toText(each.event) + "; ";
    return out;
}

} // namespace

class TestCoinsRules : public QObject {
    Q_OBJECT

private slots:
    void roundsFollowTheRules_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* rule, const char* script, const char* expected) {
            QTest::newRow(rule) << QString(script) << QString(expected);
        };
        row("the start", "", "1  block 0 levers 5/20 5/20 memory |");
        row("nothing: on to the next round", "h n n, t n n", "3 ht block 0 levers 5/20 5/20 memory |");
        row("blue blocks this round and is spent", "h n n, t b n", "3 ht block 2 levers 4/20 5/20 memory |");
        row("both block: both are spent", "h b b", "2 h block 1 levers 4/20 4/20 memory |");
        row("a later block replaces an earlier one", "h b n, t n b", "3 ht block 2 levers 4/20 4/20 memory |");
        row("red to the present round tosses it again", "h n n, t 2 n", "2 h block 0 levers 5/19 5/20 memory |");
        row("red to an earlier round", "h n n, t n n, h n 2", "2 h block 0 levers 5/20 5/19 memory |");
        row("red to the first round", "h n n, t 1 n", "1  block 0 levers 5/19 5/20 memory |");
        row("levers are never given back", "h b n, h n 2, t n n", "3 ht block 1 levers 4/20 5/19 memory |");
        row("blue beats red in the same round", "h n n, t b 1", "3 ht block 2 levers 4/20 5/19 memory |");
        row("even red to the present round", "h n n, t b 2", "3 ht block 2 levers 4/20 5/19 memory |");
        row("a block binds its own player too", "h b n, t 1 n", "3 ht block 1 levers 4/19 5/20 memory |");
        row("the blocked round itself cannot be travelled to", "h n n, h b n, t n 2",
            "4 hht block 2 levers 4/20 5/19 memory |");
        row("nor an earlier one", "h n n, h b n, t n 1", "4 hht block 2 levers 4/20 5/19 memory |");
        row("but the one after it", "h n n, h b n, t n n, t n 3", "3 hh block 2 levers 4/20 5/19 memory |");
        row("both pull red: the earlier", "h n n, t n n, h 3 2", "2 h block 0 levers 5/19 5/19 memory |");
        row("both pull red for the same", "h n n, t n n, h 2 2", "2 h block 0 levers 5/19 5/19 memory |");
        row("the earlier one is blocked, the later happens", "h b n, t n n, h 2 1", "2 h block 1 levers 4/19 5/19 memory |");
        row("both are blocked", "h n n, t b n, h 2 1", "4 hth block 2 levers 4/19 5/19 memory |");

        row("memories go on to the next round", "h n:a n:b", "2 h block 0 levers 5/20 5/20 memory a|b");
        row("memories are replaced", "h n:a n:b, h n:c n:", "3 hh block 0 levers 5/20 5/20 memory c|");
        row("or stay unchanged", "h n:a n:b, h n n, t b n", "4 hht block 3 levers 4/20 5/20 memory a|b");
        row("a traveller keeps the new memory, the other finds its old one", "h n:a n:b, h n:c n:d, t 2:e n:f",
            "2 h block 0 levers 5/19 5/20 memory e|b");
        row("in round 1 the other finds none", "h n:a n:b, h 1:c n:d", "1  block 0 levers 5/19 5/20 memory c|");
        row("a journey to round 1 leaves a memory there", "h n:a n:b, h 1:c n:d, t n n",
            "2 t block 0 levers 5/19 5/20 memory c|");
        row("which is found again after the other's journey", "h n:a n:b, h 1:c n:d, t n:g n:h, t n:i 1:j",
            "1  block 0 levers 5/19 5/19 memory c|j");
        row("travelling with the memory unchanged", "h n:a n:b, h n:c n:d, t 1 n", "1  block 0 levers 5/19 5/20 memory c|");
        row("both asked for the same round: both keep theirs", "h n:a n:b, h n:c n:d, t 2:e 2:f",
            "2 h block 0 levers 5/19 5/19 memory e|f");
        row("the one that asked for a later round loses its new memory", "h n:a n:b, h n:c n:d, t 2:e 3:f",
            "2 h block 0 levers 5/19 5/19 memory e|b");
        row("the earlier one blocked: the one that asked for the later keeps it", "h b:a n:b, h n:c n:d, t 2:e 1:f",
            "2 h block 1 levers 4/19 5/19 memory e|b");
        row("a failed journey keeps the memory in the normal way", "h b:a n:b, h n:c 1:d",
            "3 hh block 1 levers 4/20 5/19 memory c|d");
        row("the last memory left there counts, not the first", "h n:a n:b, h n:c n:d, h 2:e n:f, h n:g n:h, h n:i 3:j",
            "3 hh block 0 levers 5/19 5/19 memory g|j");
        row("memories of undone rounds are gone", "h n:a n:b, h n:c n:d, h 1 n, t n: n:, t n n",
            "3 tt block 0 levers 5/19 5/20 memory |");
    }
    void roundsFollowTheRules()
    {
        QFETCH(QString, script);
        QFETCH(QString, expected);
        const std::string text = script.toStdString();
        QCOMPARE(QString::fromStdString(summaryOf(played(text))), expected);
        QVERIFY(played(text, {}, true) == played(text)); // the order of answers does not matter
    }

    /// Travel to any round is legal, blocked or not, while there are red levers.
    void legalMovesDependOnLevers()
    {
        const auto movesOf = [](const State& state, Seat seat) {
            Moves moves;
            Coins::legal(state, seat, moves);
            std::string out;
            for (const Action& each : moves)
                out += toText(each) + ", ";
            return out;
        };
        State state = Coins::start({10, 1, 2});
        QVERIFY(!Coins::allows(state, 0, {})); // the toss comes first
        play(state, "h n n, t b n");
        Coins::applyChance(state, {true}, nullptr);
        QCOMPARE(movesOf(state, 0), std::string("nothing, travel 1, travel 2, travel 3, "));
        QCOMPARE(movesOf(state, 1), std::string("nothing, block, travel 1, travel 2, travel 3, "));
        QVERIFY(!Coins::allows(state, 0, {kBlock, {}}));
        QVERIFY(!Coins::allows(state, 0, {travel(4), {}}));
        QVERIFY(!Coins::allows(state, 0, {travel(0), {}}));
        QVERIFY(!Coins::allows(state, 2, {}));
        QVERIFY(Coins::allows(state, 0, {kNothing, std::string(kMaxMemory, 'x')}));
        QVERIFY(!Coins::allows(state, 0, {kNothing, std::string(kMaxMemory + 1, 'x')}));
        Coins::act(state, 0, {travel(1), {}}, nullptr);
        Coins::act(state, 1, {}, nullptr);
        play(state, "h 1 n");
        Coins::applyChance(state, {true}, nullptr);
        QCOMPARE(movesOf(state, 0), std::string("nothing, "));
    }

    /// The list stored as bounds reads like any list.
    void movesReadLikeAList()
    {
        for (const bool block : {false, true})
            for (const int last : {0, 1, 7, kMaxRounds}) {
                const Moves moves(block, last);
                std::vector<Action> all(moves.begin(), moves.end());
                QCOMPARE(all.size(), moves.size());
                QCOMPARE(moves.size(), std::size_t{1} + block + static_cast<std::size_t>(last));
                Moves again;
                QVERIFY(again.empty() && !again.contains(Action{}));
                for (const Action& each : all) {
                    again.push_back(each);
                    QVERIFY(moves.contains(each));
                }
                QVERIFY(again == moves);
                QVERIFY(moves.front() == Action{} && !moves.empty());
                QVERIFY(!moves.contains(Action{travel(last + 1), {}}) && moves.contains(kBlock) == block);
                QVERIFY(!moves.contains(Action{kNothing, Memory()})); // only unchanged memories are listed
            }
    }

    /// The first answer is sealed: the other seat's View and events do not depend on it.
    void answersAreSealed()
    {
        std::set<std::string> told;
        for (const char* answer : {"n", "b", "1", "2", "n:secret"}) {
            State state = played("h n n");
            Coins::applyChance(state, {false}, nullptr);
            const View before = Coins::look(state, 1);
            Trace<Event> trace(2);
            Coins::act(state, 0, action(answer), &trace);
            QVERIFY(Coins::node(state) == Node::waiting(1));
            QVERIFY(Coins::look(state, 1) == before);
            QVERIFY(Coins::look(state, 0).answer == action(answer).move);
            QVERIFY(!Coins::allows(state, 0, {})); // only one answer
            told.insert(eventTextsTo(trace.told(), 1));
        }
        QCOMPARE(told, std::set<std::string>{"Player 1 has answered; "});
    }

    void viewsHideTheOtherPlayer()
    {
        const State state = played("h b:mine n, h n n:yours, t n 2, h n n, t n n");
        const View first = Coins::look(state, 0);
        const View second = Coins::look(state, 1);
        QCOMPARE(history(first.tosses), std::string("hht"));
        QCOMPARE(history(second.tosses), std::string("tth")); // h is the own score
        QCOMPARE(first.lead(), 1);
        QCOMPARE(second.lead(), -1);
        QVERIFY(first.blue == 4 && first.red == 20 && first.blocked == 1 && first.memory == "mine");
        QVERIFY(second.blue == 5 && second.red == 19 && second.blocked == 0 && second.memory == "yours");
        QVERIFY(first.round == 4 && second.round == 4 && !first.over);
    }

    void tossesSumUpEachPrefix()
    {
        Tosses tosses;
        std::vector<bool> plain;
        Rng rng = Rng::stream(1, Purpose::Analysis, 1);
        for (int round = 1; round <= kMaxRounds; ++round) {
            plain.push_back(rng.below(2) == 0);
            tosses.push_back(plain.back());
            QCOMPARE(tosses.count(), round);
            QCOMPARE(tosses.ones(), static_cast<int>(std::count(plain.begin(), plain.end(), true)));
            QCOMPARE(tosses.lead() + tosses.flipped().lead(), 0);
            QVERIFY(tosses.flipped().flipped() == tosses);
        }
        for (int round = kMaxRounds; round >= 0; --round) {
            QCOMPARE(tosses.ones(round), static_cast<int>(std::count(plain.begin(), plain.begin() + round, true)));
            Tosses cut = tosses;
            cut.cut(round);
            Tosses again;
            for (int each = 1; each <= round; ++each) {
                QCOMPARE(tosses.of(each), bool{plain[static_cast<std::size_t>(each - 1)]});
                again.push_back(tosses.of(each));
            }
            QVERIFY(cut == again);
        }
    }

    void theHigherScoreWins_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<double>("points"); // of player 1
        QTest::addColumn<QString>("last");
        QTest::newRow("more heads") << QString::fromStdString(rounds("t n n", 4) + rounds("h n n", 6)) << 2.0
                                    << "Player 1 wins the match, 6 to 4";
        QTest::newRow("more tails") << QString::fromStdString(rounds("t n n", 6) + rounds("h n n", 4)) << 0.0
                                    << "Player 2 wins the match, 4 to 6";
        QTest::newRow("even") << QString::fromStdString(rounds("t n n", 5) + rounds("h n n", 5)) << 1.0
                              << "Drawn match, 5 to 5";
        QTest::newRow("red in the last round goes on")
            << QString::fromStdString(rounds("t n n", 9) + "t 10 n," + "t 9 n," + rounds("h n n", 2)) << 0.0
            << "Player 2 wins the match, 2 to 8";
        QTest::newRow("unless it is blocked")
            << QString::fromStdString(rounds("t n n", 9) + "t 10 b") << 0.0 << "Player 2 wins the match, 0 to 10";
    }
    void theHigherScoreWins()
    {
        QFETCH(QString, script);
        QFETCH(double, points);
        QFETCH(QString, last);
        State state = Coins::start({10, 5, 20});
        Trace<Event> trace(2);
        play(state, script.toStdString(), false, &trace);
        QVERIFY(Coins::node(state).isOver());
        QVERIFY(Coins::look(state, 0).over && Coins::look(state, 0).round == 10);
        QCOMPARE(pointsOf<Coins>(state, 0), points);
        QCOMPARE(pointsOf<Coins>(state, 1), 2 - points);
        QCOMPARE(scoreOf<Coins>(state, 0), points / 2);
        QCOMPARE(QString::fromStdString(toText(trace.told().back().event)), last);
    }

    /// The result of a journey is told to the seat that pulled the lever; the other sees the next round only.
    void onlyTravellersAreToldOfJourneys_data()
    {
        QTest::addColumn<QString>("round");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("alone") << "t 2 n"
                               << "Player 1 goes from round 3 back to round 2; "
                               << "";
        QTest::newRow("together") << "t 2 2"
                                  << "Player 1 goes from round 3 back to round 2; "
                                  << "Player 2 goes from round 3 back to round 2; ";
        QTest::newRow("further") << "t 2 3"
                                 << "Player 1 goes from round 3 back to round 2; "
                                 << "Player 2 does not stop at round 3: it is taken further back; ";
        QTest::newRow("blocked before") << "t 1 n"
                                        << "Player 1 cannot go back to round 1: it is blocked; "
                                        << "";
        QTest::newRow("blocked now") << "t b 3"
                                     << ""
                                     << "Player 2 cannot go back to round 3: it is blocked; ";
        QTest::newRow("one of two") << "t 1 3"
                                    << "Player 1 cannot go back to round 1: it is blocked; "
                                    << "Player 2 goes from round 3 back to round 3; ";
    }
    void onlyTravellersAreToldOfJourneys()
    {
        QFETCH(QString, round);
        QFETCH(QString, first);
        QFETCH(QString, second);
        State state = played("h n b, h n n");
        Trace<Event> trace(2);
        play(state, round.toStdString(), false, &trace);
        const auto isJourney = [](const Told<Event>& each) {
            const Event::Kind kind = each.event.kind;
            return kind == Event::Kind::WentBack || kind == Event::Kind::Blocked || kind == Event::Kind::Outrun;
        };
        std::vector<Told<Event>> journeys;
        std::copy_if(trace.told().begin(), trace.told().end(), std::back_inserter(journeys), isJourney);
        QCOMPARE(QString::fromStdString(eventTextsTo(journeys, 0)), first);
        QCOMPARE(QString::fromStdString(eventTextsTo(journeys, 1)), second);
    }

    /// The events of both seats together determine all timelines, abandoned ones included.
    void eventsHoldAllTimelines()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Match<Coins> match({60, 5, 20}, seed);
            Rng rng = Rng::stream(seed, Purpose::Analysis, 1);
            Trace<Event> trace(2);
            while (!match.node().isOver()) {
                if (match.node().isChance()) {
                    match.applyChance(match.draw(), &trace);
                } else {
                    const Seat seat = match.node().seats.first();
                    Moves moves;
                    match.legal(seat, moves);
                    const bool idle = rng.below(4) > 0;
                    match.act(seat, idle ? Action{} : moves[rng.below(static_cast<std::uint32_t>(moves.size()))], &trace);
                }
            }
            Tosses tosses;
            int abandoned = 0;
            for (const auto& each : trace.told()) {
                if (each.blurred)
                    continue;
                if (each.event.kind == Event::Kind::Tossed) {
                    QCOMPARE(int{each.event.round}, tosses.count() + 1);
                    tosses.push_back(each.event.seat == 0);
                    QCOMPARE(int{each.event.scores[0]}, tosses.ones());
                } else if (each.event.kind == Event::Kind::WentBack && each.event.to <= tosses.count()) {
                    tosses.cut(each.event.to - 1);
                    ++abandoned;
                }
            }
            QVERIFY(abandoned > 0);
            QVERIFY(tosses == match.look(0).tosses);
        }
    }
};

PARLOUR_TEST(TestCoinsRules)
#include "test_coins_rules.moc"
