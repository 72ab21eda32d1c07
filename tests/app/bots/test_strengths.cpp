// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The ladders' results as data: reading and writing their files, refusing invalid ones, and the built-in ones.
#include "app/bots/strengths.h"
#include "engine/games.h"
#include "tests/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace parlour;

namespace {

Ladder smallLadder()
{
    Ladder ladder{"durak-ladder", "durak", "parlour-cli contest ..", "0000000000000001", 2, 100, "durak.random", {}, {}};
    ladder.entries = {{"durak.greedy", {1190.8, 7.25}}, {"durak.random", {1000, 0}}};
    ladder.pairs = {{0, 1, 100, 0.75, 0.04}};
    return ladder;
}

} // namespace

class TestStrengths : public QObject {
    Q_OBJECT

private slots:
    void aLadderReadsBackUnchanged()
    {
        const QByteArray text = toJson(smallLadder());
        const auto read = ladderFromJson(text);
        QVERIFY(read);
        QCOMPARE(toJson(*read), text);
        QCOMPARE(read->entries[0].bot, "durak.greedy");
        QCOMPARE(read->entries[0].rating.elo, 1190.8);
        QCOMPARE(read->pairs[0].share, 0.75);
        QCOMPARE(read->seats, 2);
    }

    void invalidLaddersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("why");
        QTest::newRow("no JSON") << QByteArray("{\n  \"ladder\"") << QByteArray("[\n  \"ladder\"") << "this is not a ladder";
        QTest::newRow("another game") << QByteArray("\"game\": \"durak\"") << QByteArray("\"game\": \"chess\"")
                                      << "this is not a ladder";
        QTest::newRow("no seed") << QByteArray("0000000000000001") << QByteArray("tomorrow") << "this is not a ladder";
        QTest::newRow("alone") << QByteArray("\"seats\": 2") << QByteArray("\"seats\": 1") << "this is not a ladder";
        QTest::newRow("a stranger") << QByteArray("\"bot\":\"durak.greedy\"") << QByteArray("\"bot\":\"pazaak.kid\"")
                                    << "there is no bot \"pazaak.kid\" of the game \"durak\"";
        QTest::newRow("a twin") << QByteArray("\"bot\":\"durak.greedy\"") << QByteArray("\"bot\":\"durak.random\"")
                                << "the ladder has the bot \"durak.random\" twice";
        QTest::newRow("no number") << QByteArray("\"elo\":1190.8") << QByteArray("\"elo\":\"strong\"")
                                   << "the ladder's figures for \"durak.greedy\" are out of range";
        QTest::newRow("an error below 0") << QByteArray("\"error\":7.3") << QByteArray("\"error\":-7")
                                          << "the ladder's figures for \"durak.greedy\" are out of range";
        QTest::newRow("no anchor") << QByteArray("\"anchor\": \"durak.random\"")
                                   << QByteArray("\"anchor\": \"durak.openfool\"")
                                   << "the ladder has no \"durak.openfool\", whose rating anchors Elo";
        QTest::newRow("a pair of one") << QByteArray("\"second\":\"durak.random\"")
                                       << QByteArray("\"second\":\"durak.greedy\"")
                                       << "the ladder's figures for \"durak.greedy\" are out of range";
        QTest::newRow("a share above 1") << QByteArray("\"share\":0.75") << QByteArray("\"share\":1.75")
                                         << "the ladder's figures for \"durak.greedy\" are out of range";
    }
    void invalidLaddersAreRefused()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, why);
        QByteArray text = toJson(smallLadder());
        QVERIFY2(text.contains(from), text);
        const auto read = ladderFromJson(text.replace(from, to));
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().english()), why);
    }

    /// The built-in ladders parse, and their ratings follow from their pairs.
    void builtInLaddersAreConsistent()
    {
        std::set<std::string> measured;
        for (const Ladder& ladder : ladders()) {
            measured.insert(ladder.game);
            std::vector<std::string> ids;
            for (const Ladder::Entry& entry : ladder.entries)
                ids.push_back(entry.bot);
            const std::vector<Rating> again = ratingsOf(ids, ladder.anchor, ladder.pairs);
            for (std::size_t i = 0; i < ids.size(); ++i) {
                const Rating& written = ladder.entries[i].rating;
                QVERIFY2(std::abs(again[i].elo - written.elo) < 0.5, ids[i].c_str());
                QVERIFY2(std::abs(again[i].error - written.error) < 0.5, ids[i].c_str());
                QVERIFY2(i == 0 || written.elo <= ladder.entries[i - 1].rating.elo, ids[i].c_str());
            }
            QCOMPARE(strengthOf(ladder.anchor, ladder.seats)->elo, kAnchorElo);
        }
        for (const GameInfo& game : games())
            QVERIFY2(measured.contains(game.id), game.id.c_str());
    }

    /// The README's table agrees; resources/ladders/readme writes it.
    void theReadmeAgrees()
    {
        QFile file(PARLOUR_SOURCE_DIR "/README.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString readme = QString::fromUtf8(file.readAll());
        for (const Ladder& ladder : ladders()) {
            QStringList bots;
            for (const auto& [bot, rating] : ladder.entries)
                bots << QString("%1 %2 ± %3")
                            .arg(QString::fromStdString(bot).section('.', 1))
                            .arg(std::lround(rating.elo))
                            .arg(std::lround(rating.error));
            QVERIFY2(readme.contains("| " + bots.join(", ") + " |"), ladder.id.c_str());
        }
    }

    void unmeasuredBotsHaveNoStrength()
    {
        QVERIFY(!strengthOf("you"));
        QVERIFY(!strengthOf("exec:python3 bot.py"));
        const auto kid = strengthOf("pazaak.kid");
        QVERIFY(kid && kid->elo > kAnchorElo && kid->error > 0);
        QCOMPARE(kid->ladder, "pazaak-ladder");
        // Tables of more than two seats have a ladder of their own.
        QCOMPARE(strengthOf("coup.honest", 2)->ladder, "coup-ladder");
        QCOMPARE(strengthOf("coup.honest", 4)->ladder, "coup-ladder-five");
        QCOMPARE(strengthOf("durak.greedy", 4)->ladder, "durak-ladder-four");
    }

    void sharesAreThoseOfTheMeasuredPair()
    {
        const auto pair = shareAgainst("coup.beginner", "coup.casual");
        QVERIFY(pair && std::abs(*pair - 0.354) < 1e-9); // not of the ladder with five at a table
        QVERIFY(std::abs(*shareAgainst("coup.casual", "coup.beginner") - 0.646) < 1e-9);
        QVERIFY(!shareAgainst("coup.beginner", "coup.beginner"));
        QVERIFY(!shareAgainst("coup.beginner", "durak.casual") && !shareAgainst("you", "coup.casual"));
        // Each player of our own met the Casual one.
        for (const Ladder& ladder : ladders())
            for (const BotInfo* bot : levelsOf(ladder.game))
                QVERIFY2(bot->level == Level::Casual || shareAgainst(bot->id, ladder.game + ".casual"), bot->id.data());
    }

    void botsAreSortedByMeasuredStrength()
    {
        for (const GameInfo& game : games()) {
            const std::vector<const BotInfo*> sorted = botsByStrength(game.id);
            const auto ofGame =
                std::count_if(bots().begin(), bots().end(), [&](const BotInfo& bot) { return bot.game == game.id; });
            QCOMPARE(static_cast<std::ptrdiff_t>(sorted.size()), ofGame);
            double before = -1e9;
            for (const BotInfo* bot : sorted)
                if (const auto strength = strengthOf(bot->id)) {
                    QVERIFY2(strength->elo >= before, std::string(bot->id).c_str());
                    before = strength->elo;
                }
        }
    }

    void levelsAreListedInOrder()
    {
        std::vector<std::string_view> ids;
        for (const BotInfo* bot : levelsOf("pazaak"))
            ids.push_back(bot->id);
        QCOMPARE(ids, (std::vector<std::string_view>{"pazaak.beginner", "pazaak.casual", "pazaak.club", "pazaak.master"}));
        QVERIFY(levelOf("pazaak.club") == Level::Club);
        QVERIFY(!levelOf("pazaak.kid"));
        QVERIFY(!levelOf("chess.club"));
        QVERIFY(!levelOf(""));
        for (const Level level : kLevels)
            QVERIFY(parseLevel(toText(level)) == level);
        QVERIFY(!parseLevel("grandmaster"));
    }

    /// Ids name our own players by their level, at most one of each in a game.
    void levelsAreInTheIds()
    {
        for (const BotInfo& bot : bots())
            if (bot.level)
                QCOMPARE(std::string(bot.id), std::string(bot.game) + '.' + std::string(toText(*bot.level)));
    }
};

PARLOUR_TEST(TestStrengths)
#include "test_strengths.moc"
