// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of each Pazaak bot at the limits of their conditions, and their reports.
//
// A position is written "own cards / opponent's cards, what it did last / own side cards [/ wins 0:1] [/ cards 2]":
// "10 5+3" is 10 and 5 drawn and a side card 3 played; last is none, end, stand or played; `cards` counts the opponent's.
#include "ai/core/bots.h"
#include "ai/core/game_bots.h"
#include "ai/pazaak/nestor.h"
#include "engine/base/tokens.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace parlour;
using namespace parlour::pazaak;

namespace {

Board board(std::string_view text)
{
    Board out;
    const auto plus = text.find('+');
    for (const std::string_view word : split(text.substr(0, plus)))
        out.house.push_back(static_cast<Value>(*parseInt(word, 1, 10)));
    if (plus != std::string_view::npos)
        out.side = static_cast<Value>(*parseInt(split(text.substr(plus + 1)).front(), 1, 5));
    for (const Value value : out.house)
        out.total = static_cast<std::uint8_t>(out.total + value);
    out.total = static_cast<std::uint8_t>(out.total + out.side);
    return out;
}

View position(std::string_view text)
{
    View view;
    view.turn = 0;
    view.hand = 1;
    view.sideCounts = {0, 4};
    const auto parts = split(text, '/');
    view.boards[0] = board(parts[0]);
    const auto comma = parts[1].find(',');
    view.boards[1] = board(parts[1].substr(0, comma));
    const std::string_view last = split(parts[1].substr(comma + 1)).front();
    view.last[1] = last == "none" ? Last::None : last == "end" ? Last::End : Last::Stand;
    view.played[1] = last == "played";
    view.boards[1].standing = view.last[1] == Last::Stand;
    for (const std::string_view word : split(parts[2]))
        view.sides.push_back(static_cast<Value>(*parseInt(word, 1, 5)));
    view.sideCounts[0] = static_cast<std::int8_t>(view.sides.count());
    for (std::size_t i = 3; i < parts.size(); ++i) {
        const auto words = split(parts[i]);
        if (words[0] == "wins")
            view.wins = {static_cast<std::int8_t>(words[1][0] - '0'), static_cast<std::int8_t>(words[1][2] - '0')};
        else
            view.sideCounts[1] = static_cast<std::int8_t>(*parseInt(words[1], 0, 5));
    }
    return view;
}

ActionList<Pazaak> legalIn(const View& view)
{
    ActionList<Pazaak> legal{kEnd, kStand};
    for (const Value card : view.sides)
        if (!legal.contains(play(card)))
            legal.push_back(play(card));
    return legal;
}

std::string choice(std::string_view bot, const View& view, std::uint64_t seed = 1, Report* report = nullptr)
{
    const auto player = makeBot<Pazaak>(bot, test::resources());
    const auto legal = legalIn(view);
    return toText(player->choose({view, legal, {seed, 0}, {}, report}));
}

/// A sweep over decisions: totals from 3 to 25, and all last actions of the opponent.
template <class Visit>
void everyKindOfPosition(Visit visit)
{
    const std::array<std::string_view, 12> boards = {"3",      "10",   "7 6",    "10 5",  "9 7",       "10 7",
                                                     "10 5+3", "10 9", "10 6 5", "5 5 5", "1 1 1 1 1", "10 8 1 1+5"};
    for (const std::string_view mine : boards)
        for (const std::string_view theirs : boards)
            for (const std::string_view last : {"none", "end", "stand", "played"})
                for (const std::string_view sides : {" ", "1", "5 2 2 3", "1 2 3 4 5"})
                    for (const std::string_view wins : {"0:0", "0:2", "2:1"}) {
                        std::string text(mine);
                        text.append(" / ").append(theirs).append(", ").append(last).append(" / ").append(sides);
                        visit(text.append(" / wins ").append(wins));
                    }
}

/// Nestor's payoffs as its description states them, in floating point.
std::pair<double, double> payoffsInReals(const Features& features)
{
    const auto left = features.left();
    const auto pay = [](int x, int y, double win, double draw, double lose) {
        if (x > 20)
            return y > 20 ? draw : lose;
        return x > y ? win : x < y ? lose : draw;
    };
    double n = 0;
    for (const int copies : left)
        n += copies;
    double stands = 0;
    for (int value = 1; value <= 10; ++value)
        if (value > 20 - features.op)
            stands += left[static_cast<std::size_t>(value)] / n;
    double standing = stands * pay(features.me, features.op, 10, 1, 0);
    for (int t = 1; t <= 10; ++t)
        standing += left[static_cast<std::size_t>(t)] / n * pay(features.me, features.op + t, 10, 1, 0);
    double ending = 0;
    for (int a = 1; a <= 10; ++a) {
        auto rest = left;
        --rest[static_cast<std::size_t>(a)];
        double value = stands * pay(features.me + a, features.op, 19, 9, 4);
        for (int t = 1; t <= 10; ++t)
            value += rest[static_cast<std::size_t>(t)] / (n - 1) * pay(features.me + a, features.op + t, 19, 9, 4);
        ending += left[static_cast<std::size_t>(a)] / n * value;
    }
    return {standing, ending};
}

} // namespace

class TestPazaakBots : public QObject {
    Q_OBJECT

private slots:
    void botsFollowTheirSteps_data()
    {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("expected");
        const char* bot = "";
        const auto row = [&bot](const char* step, const char* where, const char* expected) {
            QTest::addRow("%s, %s: %s", bot, step, where)
                << QString("pazaak.%1").arg(bot) << QString(where) << QString(expected);
        };

        bot = "cautious";
        row("below 15", "10 4 / 9, end / 1", "end");
        row("15", "10 5 / 10 9, stand / 5", "stand");
        row("bust", "10 5 6 / 9, end / 1", "stand");

        bot = "bold";
        row("below 20", "10 9 / 9, stand / 1", "end");
        row("bust", "10 5 6 / 9, end / 1", "stand");

        bot = "bastila";
        row("a card makes 17", "10 6 / 9, end / 1", "play 1");
        row("a card makes 20", "10 6 / 9, end / 4", "play 4");
        row("16 is too little", "10 5 / 9, end / 1", "stand");
        row("21 is too much", "10 6 / 9, end / 5", "stand");
        row("the last that suits", "10 6 / 9, end / 4 2 1 5", "play 1");
        row("13 and an average 5 make 18", "7 6 / 9, end / 1", "end");
        row("14 and an average 5 make 19", "7 7 / 9, end / 1", "stand");
        row("many small cards: an average 6", "1 1 2 2 3 4 / 9, end / 1", "stand");
        row("one fewer: still 5", "1 1 3 4 4 / 9, end / 1", "end");
        row("her played card counts as a card", "1 1 2 2 3+4 / 9, end / 1", "stand");
        row("bust", "10 5 6 / 9, end / 1", "stand");

        bot = "austin";
        row("1, opponent bust", "5 6 / 10 9 5, end / 4", "stand");
        row("1, bust", "10 9 5 / 7, end / 4", "stand");
        row("1, ahead of one who stands", "10 8 / 9 8, stand / 2", "stand");
        row("1, ahead of one who plays on", "10 8 / 9 8, end / 2", "play 2");
        row("2, level with one who stands", "10 7 / 9 8, stand / 1 2", "play 1");
        row("2, the first that beats", "10 5 / 9 8, stand / 2 5 3", "play 5");
        row("2, a tie does not do", "10 5 / 9 8, stand / 2 3", "play 3");
        row("2, no card over 20", "10 8 / 10 9, stand / 3 2", "play 2");
        row("3, to 20", "10 8 / 7, end / 1 2", "play 2");
        row("3, nobody has done anything", "10 8 / 7, none / 1 2", "play 2");
        row("4, behind: dangerous at 19", "10 9 / 10 5, end / 2 / wins 0:1", "end");
        row("4, level in hands", "10 9 / 10 5, end / 2 / wins 1:1", "stand");
        row("4, opponent has done nothing", "10 9 / 10 5, none / 2 / wins 0:1", "stand");
        row("4, no safe card left", "10 6 1 1 1 / 5 1 9, end / 2 / wins 0:1", "stand");
        row("4, opponent stands level", "10 9 / 9 10, stand / 2 / wins 0:1", "end");
        row("4, the played card was safe", "10 6 1 1 1 / 5 9+1, end / 2 / wins 0:1", "stand");
        row("5, 8 of 37 are safe", "10 8 / 7, end / 1", "end");
        row("5, 7 of 36 are not enough", "10 6 2 / 7, end / 1", "stand");
        row("5, 7 of 35 are exactly a fifth", "10 6 2 / 7 8, end / 1", "stand");
        row("5, 7 of 34 are enough", "10 6 2 / 7 5 3, end / 1", "end");
        row("5, ahead does not matter", "10 7 / 5, end / 1", "end");

        bot = "kid";
        row("1, opponent bust", "5 4 / 10 9 5, end / 4", "stand");
        row("1, bust", "10 9 5 / 7, end / 4", "stand");
        row("2, at 10", "6 4 / 10 9, stand / 5", "end");
        row("2, at 11", "6 5 / 7, end / 5", "end");
        row("3, 19 is over 18", "10 5 / 9 8, end / 3 4", "play 4");
        row("3, 18 is not", "10 5 / 9, end / 3", "end");
        row("3, the largest that fits", "10 7 / 9, end / 1 3 5 2", "play 3");
        row("3, level is enough", "10 5 / 10 9, end / 4", "play 4");
        row("3, short of 20", "10 5 / 10 10, stand / 4", "end");
        row("4, behind: level is enough", "10 4 / 10 7, stand / 3", "play 3");
        row("4, behind and out of reach", "10 4 / 10 8, stand / 3", "end");
        row("4, behind one who played", "10 4 / 10 4+3, played / 3", "play 3");
        row("4, level: the smallest", "10 6 / 9 7, stand / 2 1", "play 1");
        row("4, level: none fits", "10 7 / 9 8, stand / 5", "stand");
        row("4, ahead", "10 7 / 9 6, stand / 1", "stand");
        row("5, behind one who plays on", "10 8 / 10 9, end / 5", "end");
        row("6, low opponent", "10 7 / 9, end / 5", "end");
        row("7, level at 18", "10 8 / 9 9, end / 5", "stand");
        row("8, at 17", "10 7 / 9 6, end / 5", "end");
        row("8, at 18", "10 8 / 9 6, end / 5", "stand");
        row("8, level at 17", "10 7 / 9 8, end / 5", "end");

        bot = "kid-first";
        row("2, at 10", "6 4 / 10 9, stand / 5", "end");
        row("3, 18 is over 17", "10 5 / 9, end / 3", "play 3");
        row("3, 17 is not", "10 5 / 9, end / 2", "end");
        row("4 is not there: behind", "10 4 / 10 7, stand / 3", "end");
        row("4 is not there: ahead", "10 6 / 9 6, stand / 5", "end");
        row("5, behind", "10 7 / 10 8, stand / 5", "end");
        row("7, level at 17", "10 7 / 9 8, end / 5", "stand");
        row("8, at 16", "10 6 / 9 5, end / 5", "end");
        row("8, at 17", "10 7 / 9, end / 5", "stand");

        bot = "nestor";
        row("1, ahead", "10 6 / 9 6, stand / 4", "stand");
        row("1, ahead of one who played", "10 6 / 9 4+2, played / 4", "stand");
        row("1, the first that beats", "10 4 / 9 6, stand / 1 3 2", "play 3");
        row("1, opponent has 20", "10 4 / 10 10, stand / 5 1", "end");
        row("1, a tie", "10 4 / 10 9, stand / 1 5", "play 5");
        row("1, no card over 20", "10 7 / 10 9, stand / 4 3", "play 3");
        row("1, nothing to play", "10 4 / 10 9, stand / 2", "end");
        row("1, bust", "10 9 5 / 10 9, stand / 1", "stand");
        row("2, to 20", "10 6 / 7, end / 3 4", "play 4");
        row("3, opponent has 20", "10 9 / 10 10, end / 2", "end");
        row("4, at 9", "9 / 10 9, end / 1", "end");

        bot = "hk47";
        row("1, opponent bust", "5 4 / 10 9 5, end / 4", "stand");
        row("1, bust", "10 9 5 / 7, end / 4", "stand");
        row("2, ahead of one who is done", "10 8 / 9 8, stand / 2", "stand");
        row("3, the largest to 19 or 20", "10 5 / 9, end / 4 5 4", "play 5");
        row("3, 18 is too little", "10 5 / 9, end / 3", "end");
        row("3, not under the opponent", "10 5 / 10 10, stand / 4", "end");
        row("4, the largest that beats", "10 3 / 10 4, stand / 2 5 3", "play 5");
        row("4, level at 16", "10 6 / 10 6, stand / 5", "stand");
        row("4, level at 15", "10 5 / 10 5, stand / ", "end");
        row("4, a tie", "10 2 / 10 7, stand / 4 5", "play 5");
        row("5, behind", "10 7 / 10 8, end / 5", "end");
        row("6, at 16", "10 6 / 9, end / 5", "stand");
        row("7, at 15", "10 5 / 9, end / 3", "end");

        bot = "t3m4";
        row("1, bust", "10 9 5 / 7, end / 4", "stand");
        row("1, needs more than 10", "9 / 10 9 5, end / 4", "end");
        row("1, opponent bust", "10 / 10 9 5, end / 4", "stand");
        row("2, to 20", "10 6 / 7, end / 3 4", "play 4");
        row("2, opponent has 20", "10 6 / 10 10, stand / 3", "end");
        row("3, ahead", "10 6 / 9 6, stand / 3", "stand");
        row("3, the first that beats", "10 5 / 10 6, stand / 1 3 2", "play 3");
        row("3, level: any card beats", "10 6 / 10 6, stand / 2 1", "play 2");
        row("3, a tie at match point", "10 6 / 10 9, stand / 3 / wins 0:2", "play 3");
        row("3, a tie otherwise", "10 6 / 10 9, stand / 3 / wins 0:1 / cards 1", "end");
        row("3, a tie, rich but not behind", "10 6 / 10 9, stand / 3 3 3 / wins 1:1 / cards 0", "end");
        row("3, a tie, one card richer", "10 6 / 10 9, stand / 3 3 / wins 0:1 / cards 1", "end");
        row("3, nothing", "10 6 / 10 9, stand / 2", "end");
        row("4, a card could pass", "10 5 / 10 6, end / 1 3", "end");
        row("4, exactly level at 18", "10 5 / 10 8, end / 3", "stand");
        row("4, exactly level at 18, match point", "10 5 / 10 8, end / 3 / wins 0:2", "play 3");
        row("4, the last card counts", "10 5 / 10 8, end / 4 3 / wins 0:2", "play 3");
        row("4, exactly level at 15", "10 3 / 10 5, end / 2", "play 2");
        row("4, exactly level at 17", "10 4 / 10 7, end / 3 / wins 1:1", "play 3");
        row("4, exactly level at 14", "10 1 / 10 4, end / 3", "end");
        row("4, no card, at 18", "10 5 / 10 8, end / 1", "stand");
        row("4, no card, at 14", "10 1 / 10 4, end / 1", "end");
        row("5, ahead at 19", "10 9 / 10 8, end / 2", "end");

        bot = "glaucus";
        row("opponent bust", "5 4 / 10 9 5, end / 4", "stand");
        row("bust", "10 9 5 / 7, end / 4", "stand");
        row("winning either way: stand", "10 5 / 10 2, stand / 1", "stand");
        row("lost unless a card ties", "10 9 / 10 10, stand / 1", "play 1");
        row("lost unless lucky", "10 2 / 10 9, stand / 1", "end");
        row("no card can bust", "3 / 10, end / 1", "end");
    }
    void botsFollowTheirSteps()
    {
        QFETCH(QString, bot);
        QFETCH(QString, where);
        QFETCH(QString, expected);
        for (std::uint64_t seed = 0; seed < 8; ++seed) // no chance in any of these
            QCOMPARE(QString::fromStdString(choice(bot.toStdString(), position(where.toStdString()), seed)), expected);
    }

    /// Both sides of T3-M4's coin come up, and each repeats for the same luck.
    void t3m4TossesACoin_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("heads");
        QTest::addColumn<QString>("tails");
        QTest::newRow("a tie, rich and behind") << "10 6 / 10 9, stand / 3 3 3 / wins 0:1 / cards 1"
                                                << "end"
                                                << "play 3";
        QTest::newRow("level, but ahead in hands") << "10 3 / 10 5, end / 2 / wins 1:0"
                                                   << "end"
                                                   << "stand";
        QTest::newRow("no card, at 15") << "10 1 / 10 5, end / 1"
                                        << "end"
                                        << "stand";
    }
    void t3m4TossesACoin()
    {
        QFETCH(QString, where);
        QFETCH(QString, heads);
        QFETCH(QString, tails);
        const View view = position(where.toStdString());
        int headsUp = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto text = QString::fromStdString(choice("pazaak.t3m4", view, seed));
            QVERIFY(text == heads || text == tails);
            QCOMPARE(QString::fromStdString(choice("pazaak.t3m4", view, seed)), text);
            headsUp += text == heads;
        }
        QVERIFY2(headsUp > 65 && headsUp < 135, std::to_string(headsUp).c_str());
    }

    void nestorsPayoffsMatchTheDescription()
    {
        int compared = 0;
        everyKindOfPosition([&](const std::string& where) {
            const View view = position(where);
            const Features features(view, {});
            const auto [standing, ending] = payoffsInReals(features);
            const Payoffs payoffs = nestorPayoffs(features);
            const auto denominator = static_cast<double>(payoffs.denominator);
            QVERIFY(std::abs(static_cast<double>(payoffs.standing) / denominator - standing) < 1e-9);
            QVERIFY(std::abs(static_cast<double>(payoffs.ending) / denominator - ending) < 1e-9);
            ++compared;
        });
        QVERIFY(compared > 1000);
    }

    /// The threshold from drawing to standing, by payoffs alone.
    void nestorStandsFromAThreshold_data()
    {
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<int>("from");
        QTest::newRow("a low opponent") << "8, end" << 18;
        QTest::newRow("a high opponent: never, an oddity of its weights") << "10 6, end" << 20;
    }
    void nestorStandsFromAThreshold()
    {
        QFETCH(QString, theirs);
        int from = 20;
        for (int total = 19; total >= 11; --total) {
            const std::string where = "10 " + std::to_string(total - 10) + " / " + theirs.toStdString() + " / ";
            const View view = position(where + " ");
            const auto [standing, ending] = payoffsInReals(Features(view, {}));
            QCOMPARE(choice("pazaak.nestor", view), std::string(standing < ending ? "end" : "stand"));
            if (standing >= ending)
                from = total;
        }
        QTEST(from, "from");
    }

    void countsMayBeNegative()
    {
        const View view = position("1 1 1 1 1 / 10, end / 2"); // five ones, as the contest really dealt them
        QCOMPARE(Features(view, {}).left()[1], -1);
        for (const BotInfo& info : pazaak::bots())
            choice(info.id, view);
    }

    void everyActionIsLegalAndReported()
    {
        everyKindOfPosition([](const std::string& where) {
            const View view = position(where);
            const auto legal = legalIn(view);
            for (const BotInfo& info : pazaak::bots()) {
                if (info.id == "pazaak.glaucus" && view.wins[1] > 0)
                    continue; // slow, and ignores hand wins
                Report report;
                const std::string answer = choice(info.id, view, 5, &report);
                QVERIFY2(legal.contains(*Pazaak::parseAction(answer)), (std::string(info.id) + " in " + where).c_str());
                QCOMPARE(choice(info.id, view, 5), answer); // a report does not change the choice
                QCOMPARE(report.chosen, answer);
                QVERIFY(!report.verdict.empty());
                QVERIFY(report.verdict.english().find('%') == std::string::npos);
                QCOMPARE(report.candidates.size(), legal.size());
            }
        });
    }

    void reportsHoldTheComparedActions()
    {
        Report report;
        const View view = position("10 6 / 8, end / 1");
        choice("pazaak.nestor", view, 1, &report);
        QCOMPARE(report.candidates.size(), std::size_t{3});
        const auto [standing, ending] = payoffsInReals(Features(view, {}));
        QVERIFY(report.candidates[0].hasValue && std::abs(report.candidates[0].value - ending) < 1e-9);
        QVERIFY(report.candidates[1].hasValue && std::abs(report.candidates[1].value - standing) < 1e-9);
        QVERIFY(!report.candidates[2].hasValue);

        report = {};
        choice("pazaak.glaucus", position("10 9 / 10 10, stand / 1 5"), 1, &report);
        QCOMPARE(report.candidates[1].value, 0.0); // standing always loses
        QCOMPARE(report.candidates[2].value, 90.0); // playing 1 always ties, less the price of the card
        QCOMPARE(report.candidates[2].parts.size(), std::size_t{2});
        QVERIFY(!report.candidates[3].hasValue); // 5 would bust

        report = {};
        choice("pazaak.cautious", position("10 4 / 9, end / 1"), 1, &report);
        QCOMPARE(report.verdict.english(), std::string("14 is below 15: take another card"));
        QVERIFY(!report.candidates[0].hasValue && !report.candidates[0].why.empty());
    }

    void listHasEveryBotInOrder()
    {
        std::set<std::string_view> ids;
        for (const BotInfo& info : pazaak::bots()) {
            ids.insert(info.id);
            QCOMPARE(info.game, Pazaak::kId);
            QVERIFY(!info.name.empty() && !info.origin.empty() && !info.description.empty());
        }
        QCOMPARE(
            ids,
            (std::set<std::string_view>{"pazaak.random", "pazaak.cautious", "pazaak.bold", "pazaak.bastila", "pazaak.austin",
                                        "pazaak.kid", "pazaak.kid-first", "pazaak.nestor", "pazaak.hk47", "pazaak.glaucus",
                                        "pazaak.t3m4", "pazaak.beginner", "pazaak.casual", "pazaak.club", "pazaak.master"}));
    }
};

PARLOUR_TEST(TestPazaakBots)
#include "test_pazaak_bots.moc"
