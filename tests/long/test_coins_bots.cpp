// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decisions of the published bots of Coins at the edges of their conditions, their memories, and their reports.
//
// A position is "history / blue red / memory": the tosses with 1 for own scores ("1x5 0x3" repeats them), the levers left,
// and the memory as numbers, a byte each, a letter standing for itself. Rounds are as many as tosses; matches have 100.
#include "ai/coins/hash_order.h"
#include "ai/coins/win_chance.h"
#include "ai/core/bots.h"
#include "ai/core/game_bots.h"
#include "engine/base/tokens.h"
#include "engine/coins/coins.h"
#include "engine/core/play_out.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace parlour;
using namespace parlour::coins;

namespace {

Memory memory(std::string_view text)
{
    std::string out;
    for (const std::string_view word : split(text)) {
        const auto byte = parseInt(word, 0, 255);
        out += byte ? static_cast<char>(*byte) : word[0];
    }
    return out;
}

std::string text(const Memory& memory)
{
    std::string out;
    for (std::size_t i = 0; i < memory.size(); ++i) {
        const bool letter = i == 0 && (memory[0] == 'O' || memory[0] == 'A');
        out += (i ? " " : "") + (letter ? std::string(1, memory[0]) : std::to_string(static_cast<std::uint8_t>(memory[i])));
    }
    return out;
}

View position(std::string_view description)
{
    const auto parts = split(description, '/');
    View view;
    for (const std::string_view run : split(parts[0])) {
        const auto times = run.find('x');
        if (times == std::string_view::npos)
            for (const char toss : run)
                view.tosses.push_back(toss == '1');
        else
            for (int i = 0; i < *parseInt(run.substr(times + 1), 1, kMaxRounds); ++i)
                view.tosses.push_back(run[0] == '1');
    }
    const auto levers = split(parts[1]);
    view.round = static_cast<std::uint8_t>(view.tosses.count());
    view.blue = static_cast<std::uint8_t>(*parseInt(levers[0], 0, kMaxBlue));
    view.red = static_cast<std::uint8_t>(*parseInt(levers[1], 0, kMaxRed));
    if (parts.size() > 2)
        view.memory = memory(parts[2]);
    return view;
}

Action choice(AnyBot& bot, const View& view, std::uint64_t seed = 1, Report* report = nullptr)
{
    const Moves legal(view.blue > 0, view.red > 0 ? view.round : 0);
    return static_cast<Bot<Coins>&>(bot).choose({view, legal, {seed, 0}, {}, report});
}

Action choice(std::string_view bot, const View& view, std::uint64_t seed = 1, Report* report = nullptr)
{
    return choice(*findBot(bot)->make(test::resources()), view, seed, report);
}

/// The decision as text: "travel 3, memory 1 2".
std::string decisionText(std::string_view bot, std::string_view description)
{
    const Action action = choice(bot, position(description));
    return toText(Action{action.move, {}})
        + (!action.memory               ? ""
               : action.memory->empty() ? ", memory"
                                        : ", memory " + text(*action.memory));
}

/// Counts each move over 10,000 random numbers.
std::map<std::string, int> moveCounts(std::string_view bot, std::string_view description)
{
    std::map<std::string, int> counts;
    const auto player = findBot(bot)->make(test::resources());
    for (std::uint64_t seed = 0; seed < 10000; ++seed)
        ++counts[toText(Action{choice(*player, position(description), seed).move, {}})];
    return counts;
}

/// Analyzer's chance to win, calculated from its description in logarithms.
double winChanceByFormula(int round, int lead)
{
    const int toCome = 100 - round;
    const auto logFactorial = [](int n) { return n < 2 ? 0.0 : std::lgamma(n + 1.0); };
    const auto term = [&](int end) {
        const int up = end - lead + (toCome - std::abs(end - lead)) / 2;
        // The model omits one halving if no other factor is left to divide by.
        const double slip = toCome > 0 && up <= 1 && toCome - up <= 1 ? 2 : 1;
        return slip * std::exp(logFactorial(toCome) - toCome * std::log(2.0) - logFactorial(up) - logFactorial(toCome - up));
    };
    double sum = term(0) / 2;
    for (int end = std::max(lead - toCome, 2); end <= lead + toCome; end += 2)
        sum += term(end);
    return sum;
}

} // namespace

class TestCoinsBots : public QObject {
    Q_OBJECT

private slots:
    void botsDecideAtTheEdges_data()
    {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* bot, const char* what, const char* position, const char* expected) {
            QTest::addRow("%s: %s", bot, what) << QString("coins.%1").arg(bot) << QString(position) << QString(expected);
        };
        row("oldschool", "behind", "0x30 / 5 20", "nothing");
        row("oldschool", "keeps no memory of its own", "1x30 / 5 20 / 9", "nothing");

        row("regret", "before the last round", "0x99 / 5 20", "nothing");
        row("regret", "behind in the last round: the first loss", "11 0x98 / 5 20", "travel 3");
        row("regret", "a draw is not enough", "1x50 0x50 / 5 20", "travel 51");
        row("regret", "ahead: block", "1x51 0x49 / 5 20", "block");
        row("regret", "behind without red: block", "0x100 / 1 0", "block");
        row("regret", "behind without levers", "0x100 / 0 0", "nothing");
        row("regret", "ahead without blue", "1x100 / 0 20", "nothing");

        row("no-regrets", "round 19", "0x19 / 5 20", "nothing");
        row("no-regrets", "round 20", "0x20 / 5 20", "block");
        row("no-regrets", "round 100", "0x100 / 1 20", "block");
        row("no-regrets", "without levers", "0x40 / 0 20", "nothing");

        row("bad-loser", "two losses in a row", "10100 / 5 20", "travel 4");
        row("bad-loser", "the first of several, at once", "00 1x7 00 / 5 20", "travel 1");
        row("bad-loser", "single losses do not count", "1010101 / 5 20", "nothing");
        row("bad-loser", "without red it looks at its wins", "00 1x9 / 5 0", "nothing");
        row("bad-loser", "ten wins for the first block", "00 1x10 / 5 0", "block");
        row("bad-loser", "red comes before blue", "00 1x10 / 5 1", "travel 1");
        row("bad-loser", "19 wins for the second", "1x19 / 4 20", "nothing");
        row("bad-loser", "20 wins for the second", "1x20 / 4 20", "block");
        row("bad-loser", "30 for the third", "1x30 / 3 20", "block");
        row("bad-loser", "39 for the fourth", "1x39 / 2 20", "nothing");
        row("bad-loser", "40 for the fourth", "1x40 / 2 20", "block");
        row("bad-loser", "50 for the last", "1x50 / 1 20", "nothing");
        row("bad-loser", "51 for the last", "1x51 / 1 20", "block");
        row("bad-loser", "none left", "1x90 / 0 20", "nothing");

        row("nostalgia", "ahead, not enough blue for the rest", "1x94 / 5 20", "nothing");
        row("nostalgia", "ahead with enough", "1x95 / 5 20", "block");
        row("nostalgia", "ahead in the last round without blue", "1x100 / 0 20", "nothing");
        row("nostalgia", "level near the end", "1x48 0x48 / 5 20", "nothing");
        row("nostalgia", "near the end: the best day", "1x10 0x85 / 5 20", "travel 10, memory 10");
        row("nostalgia", "the first of equal days", "10 01 1010 0x87 / 5 20", "travel 1, memory 1");
        row("nostalgia", "counts from the remembered day on", "1x10 0x60 11 0x23 / 5 20 / 10", "travel 72, memory 72");
        row("nostalgia", "days after a loss are not looked at", "0x50 1 0x44 / 5 20", "travel 51, memory 51");
        row("nostalgia", "no day at all: the first", "0x95 / 5 20", "travel 1, memory 1");
        row("nostalgia", "no red", "1x10 0x85 / 5 0", "nothing");

        row("little-ten", "follows a first 1", "1 / 5 20", "nothing, memory 1 1");
        row("little-ten", "follows a first 0", "0 / 5 20", "nothing, memory 0 1");
        row("little-ten", "notes the face again", "101 / 5 20 / 1 1", "nothing, memory 1 3");
        row("little-ten", "not the other face", "100 / 5 20 / 1 1", "nothing, memory 1 1");
        row("little-ten", "a memory lost later: the face 0", "1101 / 5 20", "nothing, memory 0 1");
        row("little-ten", "last round, level: block", "1x50 0x50 / 1 20 / 1 50", "block, memory 1 50");
        row("little-ten", "last round, level, no blue", "1x50 0x50 / 0 20 / 1 50", "nothing, memory 1 50");
        row("little-ten", "last round, far behind", "1x45 0x55 / 5 20 / 1 45", "travel 45, memory 1 45");
        row("little-ten", "last round, 8 behind", "1x46 0x54 / 5 20 / 1 3", "travel 96, memory 1 3"); // 97 / -24 = -4
        row("little-ten", "last round, 2 behind", "1x49 0x51 / 5 20 / 1 49", "travel 100, memory 1 49"); // 51 / -98 = 0
        row("little-ten", "last round, behind, no red", "1x46 0x54 / 5 0 / 1 3", "nothing, memory 1 3");
        row("little-ten", "not behind enough", "1x10 0x12 / 5 20 / 1 3", "nothing, memory 1 3");
        row("little-ten", "not ahead enough", "1x13 0x8 / 5 20 / 1 3", "nothing, memory 1 3");

        row("deja-vu", "nothing yet", "1x6 / 5 20", "nothing, memory");
        row("deja-vu", "7 ahead", "1x7 / 5 20", "block, memory 7");
        row("deja-vu", "7 ahead again", "1x8 / 5 20 / 7", "block, memory 7 8");
        row("deja-vu", "an imaginary block", "1x9 / 0 20 / 7 8", "nothing, memory 7 8 9");
        row("deja-vu", "9 behind", "0x9 / 5 20 / 3", "nothing, memory 3");
        row("deja-vu", "10 behind", "0x10 / 5 20", "travel 9, memory");
        row("deja-vu", "not into a block", "0x10 / 5 20 / 9", "travel 10, memory 9");
        row("deja-vu", "nor one after another", "0x10 / 5 20 / 9 10", "nothing, memory 9 10");
        row("deja-vu", "blocks that lie back do not matter", "0x10 / 5 20 / 8", "travel 9, memory 8");
        row("deja-vu", "no red", "0x10 / 5 0", "nothing, memory");
        row("deja-vu", "round 1 forgets", "0 / 5 20 / 5", "nothing, memory");

        // O, tried, time, highest + 1, used, best, then round and score
        row("oracle", "the first round", "1 / 5 20", "nothing, memory O 0 0 0 0 0 1 1");
        row("oracle", "two entries are too few", "11 / 5 20 / O 0 0 0 0 0 1 1", "nothing, memory O 0 0 0 0 0 1 1 2 2");
        row("oracle", "best now and ahead by 2: block", "111 / 5 20 / O 0 0 0 0 0 1 1 2 2",
            "block, memory O 0 0 4 1 3 1 1 2 2 3 3");
        row("oracle", "ahead by 1 is not enough", "010 11 / 5 20 / O 0 0 0 0 0 1 0 2 1 3 1 4 2",
            "nothing, memory O 0 0 0 0 0 1 0 2 1 3 1 4 2 5 3");
        row("oracle", "the next block wants half as much again", "11111 / 4 20 / O 0 0 4 1 4 3 3 4 4",
            "nothing, memory O 0 0 4 1 4 3 3 4 4 5 5");
        row("oracle", "which 6 is to 4", "111111 / 4 20 / O 0 0 4 1 4 3 3 4 4", "block, memory O 0 0 7 1 6 3 3 4 4 6 6");
        row("oracle", "an equal earlier moment is the candidate", "1110 1 / 5 20 / O 0 0 0 0 0 1 1 2 2 3 3 4 3",
            "nothing, memory O 0 0 0 0 0 1 1 2 2 3 3 4 3 5 4");
        row("oracle", "3 worse: back to after the best", "110 00 / 5 20 / O 0 0 0 0 0 1 1 2 2 3 2 4 2",
            "travel 3, memory O 1 3 0 0 0 1 1 2 2 3 2 4 2 5 2");
        row("oracle", "2 worse: stay", "110 0 / 5 20 / O 0 0 0 0 0 1 1 2 2 3 2",
            "nothing, memory O 0 0 0 0 0 1 1 2 2 3 2 4 2");
        row("oracle", "no red", "110 00 / 5 0 / O 0 0 0 0 0 1 1 2 2 3 2 4 2",
            "nothing, memory O 0 0 0 0 0 1 1 2 2 3 2 4 2 5 2");
        row("oracle", "a journey that did not happen was blocked", "110 00 / 5 20 / O 1 3 0 0 0 1 1 2 2 3 2 4 2",
            "nothing, memory O 0 0 4 0 0 1 1 2 2 3 2 4 2 5 2");
        row("oracle", "the earlier leads count no more, the later do",
            "110 0000 / 5 20 / O 1 3 0 0 0 1 1 2 2 3 2 4 2 5 2 6 2",
            "travel 4, memory O 1 4 4 0 0 1 1 2 2 3 2 4 2 5 2 6 2 7 2");
        row("oracle", "a journey that happened", "110 / 5 20 / O 1 3 0 0 0 1 1 2 2 3 2 4 2 5 2",
            "nothing, memory O 0 0 0 0 0 1 1 2 2 3 2");
        row("oracle", "lost for sure, no block known", "0x50 / 5 20", "nothing, memory O 0 0 0 0 0 50 0");
        row("oracle", "lost for sure: to after the block", "1x10 0x50 / 5 20 / O 0 0 11 1 10",
            "travel 11, memory O 1 11 11 1 10 60 10");
        row("oracle", "not lost for sure", "1x10 0x49 / 5 20 / O 0 0 11 1 10", "nothing, memory O 0 0 11 1 10 59 10");

        // A, tried, target, limit, then round and the score before it
        row("analyzer", "behind at once: the first round was better", "0 / 5 20", "travel 1, memory A 1 1 0 1 0 2 0");
        row("analyzer", "ahead at once", "1 / 5 20", "nothing, memory A 0 0 0 1 0 2 1");
        row("analyzer", "worth a block", "11 / 5 20 / A 0 0 0 1 0 2 1", "block, memory A 0 0 2 1 0 2 1 3 2");
        row("analyzer", "not worth the second", "11 / 4 20 / A 0 0 0 1 0 2 1", "nothing, memory A 0 0 0 1 0 2 1 3 2");
        row("analyzer", "a journey that did not happen was blocked", "00 / 5 20 / A 1 1 0 1 0 2 0",
            "travel 2, memory A 1 2 1 2 0 3 0");
        row("analyzer", "a journey that happened", "1 / 5 20 / A 1 1 0 1 0 2 0", "nothing, memory A 0 1 0 1 0 2 1");
        row("analyzer", "rounds up to the limit are gone", "00 / 5 20 / A 0 0 2 1 0 2 0", "nothing, memory");
        row("analyzer", "no red", "0 / 5 0", "nothing, memory A 0 0 0 1 0 2 0");
    }
    void botsDecideAtTheEdges()
    {
        QFETCH(QString, bot);
        QFETCH(QString, position);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(decisionText(bot.toStdString(), position.toStdString())), expected);
    }

    /// Expected counts in 10,000.
    void randomChoicesHaveTheirFrequencies_data()
    {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("move");
        QTest::addColumn<int>("expected");
        const auto row = [](const char* bot, const char* position, const char* move, int expected) {
            QTest::addRow("%s %s", bot, position)
                << QString("coins.%1").arg(bot) << QString(position) << QString(move) << expected;
        };
        row("random", "1 / 5 20", "block", 1000);
        row("random", "1 / 0 20", "block", 0);
        row("random", "10 / 5 20", "nothing", 10000);
        row("random", "100 / 5 20", "travel 3", 1000);
        row("random", "100 / 5 0", "nothing", 10000);
        row("nostalgia", "1x10 0x20 / 5 20", "travel 10", 2000); // best 10, now -10
        row("nostalgia", "1x10 0x20 / 5 20 / 5", "travel 10", 1500);
        row("nostalgia", "0x20 / 5 20", "nothing", 10000); // no best day: -100
        row("little-ten", "1x5 / 5 20", "block", 1000); // (0 + 1) * 10 - trunc(0.5)
        row("little-ten", "1x5 / 4 20", "block", 700); // - 3
        row("little-ten", "1x19 / 1 20", "block", 0); // - trunc(10.5)
        row("little-ten", "1x15 0x9 / 5 20", "block", 2000); // round 24
        row("little-ten", "1x10 0x13 / 5 20", "travel 20", 1000);
        row("little-ten", "0x3 / 5 20", "travel 1", 1000);
        row("little-ten", "0x10 / 5 20", "travel 10", 8000);
        row("little-ten", "0x11 / 5 20", "travel 10", 9000);
        row("little-ten", "1x6 0x25 / 5 20", "travel 10", 9000); // behind before 30 and 20
        row("little-ten", "0x3 / 5 0", "nothing", 10000);
    }
    void randomChoicesHaveTheirFrequencies()
    {
        QFETCH(QString, bot);
        QFETCH(QString, position);
        QFETCH(QString, move);
        QFETCH(int, expected);
        const double chance = expected / 10000.0;
        const double error = 100 * std::sqrt(chance * (1 - chance));
        const int found = moveCounts(bot.toStdString(), position.toStdString())[move.toStdString()];
        QVERIFY2(std::abs(found - expected) <= 4 * error, std::to_string(found).c_str());
    }

    void winChanceFollowsTheFormula()
    {
        WinChance chances(100);
        for (int round = 1; round <= 100; ++round)
            for (int lead = -round; lead <= round; lead += 2) {
                const double expected = winChanceByFormula(round, lead);
                QVERIFY2(std::abs(chances.at(round, lead) - expected) < 1e-9 * std::max(1.0, expected),
                         (std::to_string(round) + " " + std::to_string(lead)).c_str());
            }
        QCOMPARE(chances.at(100, 2), 1 + 1 / 12.0); // the draw that is out of reach counts 1 / (2 * 3!)
        QCOMPARE(chances.at(100, 0), 0.5);
        QCOMPARE(chances.at(99, 1), 1.125); // above 1: the slip of the model
        QVERIFY(chances.at(97, 3) < 0.7); // exactly 15 / 16: the slip of the model
        QCOMPARE(fairChance(3, 3), 15.0 / 16);
        QCOMPARE(fairChance(0, 0), 0.5);
        QCOMPARE(fairChance(2, 0), 0.5);
        QCOMPARE(fairChance(2, -1), 0.25);
        QCOMPARE(fairChance(1, 1), 0.75);
    }

    void hashOrderIsThatOfTheModels()
    {
        const auto order = [](const std::vector<int>& rounds, int erased = 0) {
            HashOrdered table;
            for (const int round : rounds)
                table.put({static_cast<std::uint8_t>(round), 0});
            table.erase(erased);
            std::string out;
            for (const auto& entry : table.entries())
                out += std::to_string(entry.round) + " ";
            return out;
        };
        QCOMPARE(order({3, 1, 2}), std::string("1 2 3 "));
        QCOMPARE(order({17, 1, 33, 16}), std::string("16 17 1 33 ")); // 16 buckets: by remainder, then as put
        QCOMPARE(order({17, 1, 33, 16}, 1), std::string("16 17 33 "));
        QCOMPARE(order({17, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1}), std::string("17 1 2 3 4 5 6 7 8 9 10 11 "));
        // the thirteenth entry doubles the buckets, and taking one away does not halve them
        QCOMPARE(order({17, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1}), std::string("1 2 3 4 5 6 7 8 9 10 11 12 17 "));
        QCOMPARE(order({17, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1}, 12), std::string("1 2 3 4 5 6 7 8 9 10 11 17 "));
    }

    /// A memory left by another player, or none.
    void foreignMemoriesGetLegalMoves()
    {
        std::vector<Memory> memories = {std::string(kMaxMemory, '\xff'), std::string(kMaxMemory, '\0'), "O", "A",
                                        std::string(300, 'A'),           std::string(300, 'O')};
        Rng rng = Rng::stream(1, Purpose::Analysis, 1);
        for (std::size_t size = 0; size < 40; ++size)
            for (const char first : {'A', 'O', '\0'}) {
                std::string bytes(1, first);
                for (std::size_t i = 0; i < size; ++i)
                    bytes += static_cast<char>(rng.below(256));
                memories.push_back(bytes);
            }
        for (const BotInfo& info : coins::bots()) {
            const auto bot = info.make(test::resources());
            for (const Memory& each : memories)
                for (const int length : {1, 30, 100}) {
                    View view = position("1 / 5 20");
                    view.tosses.cut(0);
                    for (int round = 0; round < length; ++round)
                        view.tosses.push_back(rng.below(2) == 0);
                    view.round = static_cast<std::uint8_t>(length);
                    view.memory = each;
                    const Action action = choice(*bot, view);
                    QVERIFY2(Moves(true, length).contains(action.move), info.id.data());
                    QVERIFY(!action.memory || action.memory->size() <= kMaxMemory);
                }
        }
    }

    /// In matches of several lengths: a new bot makes the same legal decision, with and without a report. Memories stay far
    /// below their limit.
    void decisionsDependOnTheViewAlone()
    {
        std::size_t longest = 0;
        for (const BotInfo& first : coins::bots())
            for (const Rules rules : {Rules{100, 5, 20}, Rules{37, 20, 40}, Rules{200, 2, 9}}) {
                const auto bot = findBot(first.id)->make(test::resources());
                const auto other = findBot("coins.oracle")->make(test::resources());
                Match<Coins> match(rules, 7);
                BotSeats<Coins> seats{static_cast<Bot<Coins>*>(bot.get()), static_cast<Bot<Coins>*>(other.get())};
                const auto copy = [](const auto& each) { return each; };
                playOut(match, seats, [&](Seat who, const auto& step) {
                    if constexpr (std::is_same_v<decltype(copy(step)), Action>) {
                        QVERIFY(match.allows(who, step));
                        if (step.memory)
                            longest = std::max(longest, step.memory->size());
                        Moves moves;
                        match.legal(who, moves);
                        if (who != 0 || moves.size() < 2)
                            return;
                        Report report;
                        const View view = match.look(who);
                        const auto fresh = findBot(first.id)->make(test::resources());
                        const Question<Coins> question{view, moves, match.luck(who), {}, &report};
                        QVERIFY(static_cast<Bot<Coins>&>(*fresh).choose(question) == step);
                        QCOMPARE(report.chosen, toText(step));
                        QVERIFY(!report.verdict.empty() && !report.candidates.empty());
                        QVERIFY(report.verdict.english().find('%') == std::string::npos);
                        const auto isChosen = [&](const Candidate& each) { return each.action == report.chosen; };
                        QCOMPARE(std::count_if(report.candidates.begin(), report.candidates.end(), isChosen), 1);
                    }
                });
            }
        QVERIFY2(longest > 200 && longest < 1000, std::to_string(longest).c_str());
    }

    void reportsNameTheRule()
    {
        Report report;
        choice("coins.analyzer", position("11 0x6 / 5 20 / A 0 0 0 1 0 2 1 3 2 4 2 5 2 6 2 7 2 8 2"), 1, &report);
        QCOMPARE(report.candidates.size(), std::size_t{2});
        QCOMPARE(report.candidates[0].action, std::string("nothing"));
        QVERIFY(report.candidates[1].action.starts_with("travel 3 ["));
        QVERIFY(report.candidates[0].value < report.candidates[1].value);
        QCOMPARE(report.facts.back().value, 100 * fairChance(92, -4));

        Report longing;
        choice("coins.nostalgia", position("1x10 0x20 / 5 20"), 1, &longing);
        QCOMPARE(longing.candidates.front().action, std::string("travel 10"));
        QCOMPARE(longing.candidates.front().value, 20.0);
    }
};

PARLOUR_TEST(TestCoinsBots)
#include "test_coins_bots.moc"
