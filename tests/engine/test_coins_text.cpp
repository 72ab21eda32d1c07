// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The notation of Coins: valid text, refused text, and the errors.
#include "engine/coins/coins.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::coins;

class TestCoinsText : public QObject {
    Q_OBJECT

private slots:
    void actionsReadBack_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("memory"); // null if unchanged
        QTest::newRow("nothing") << "nothing"
                                 << "nothing" << QString();
        QTest::newRow("block") << "block"
                               << "block" << QString();
        QTest::newRow("travel") << "travel 12"
                                << "travel 12" << QString();
        QTest::newRow("the last round") << "travel 200"
                                        << "travel 200" << QString();
        QTest::newRow("forgetting") << "nothing []"
                                    << "nothing"
                                    << "";
        QTest::newRow("remembering") << "travel 3 [MTI=]"
                                     << "travel 3"
                                     << "12";
        QTest::newRow("words") << "block [SGVsbG8sIHlvdQ==]"
                               << "block"
                               << "Hello, you";
    }
    void actionsReadBack()
    {
        QFETCH(QString, text);
        QFETCH(QString, move);
        QFETCH(QString, memory);
        const auto action = Coins::parseAction(text.toStdString());
        QVERIFY(action);
        QCOMPARE(QString::fromStdString(toText(Action{action->move, {}})), move);
        QCOMPARE(action->memory.has_value(), !memory.isNull());
        if (action->memory)
            QCOMPARE(QString::fromStdString(action->memory->bytes()), memory);
        QCOMPARE(QString::fromStdString(toText(*action)), text);
    }

    void badActionsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"",
                                 "Block",
                                 "block ",
                                 " block",
                                 "travel",
                                 "travel ",
                                 "travel 0",
                                 "travel 201",
                                 "travel x",
                                 "travel 1 2",
                                 "travel -1",
                                 "-1",
                                 "block[]",
                                 "block  []",
                                 "block [",
                                 "block ]",
                                 "block [MTI]",
                                 "block [MTI=] ",
                                 "block [MTJ=]",
                                 "block [MTI==]",
                                 "block [M=I=]",
                                 "block [MT I]",
                                 "[]"})
            QTest::newRow(*text ? text : "empty") << QString(text);
    }
    void badActionsAreRefused()
    {
        QFETCH(QString, text);
        const auto action = Coins::parseAction(text.toStdString());
        QVERIFY(!action && !action.error().english().empty());
    }

    void errorsNameTheAllowedText()
    {
        QCOMPARE(Coins::parseAction("jump 3").error().english(),
                 std::string("\"jump 3\" is not an action; the actions are nothing, block and travel 1 to travel 200"));
        QCOMPARE(Coins::parseAction("block [?]").error().english(),
                 std::string("a memory is written as base64 in brackets like \"block [MTI=]\", 4096 bytes at most"));
        QCOMPARE(Coins::parseChance("edge").error().english(),
                 std::string("\"edge\" is not a toss; a toss is heads or tails"));
    }

    /// A memory can hold any bytes, up to the limit.
    void memoriesOfAnyBytesReadBack()
    {
        std::string bytes;
        for (int byte = 0; byte < 256; ++byte)
            bytes += static_cast<char>(byte);
        while (bytes.size() < kMaxMemory)
            bytes += bytes;
        for (const std::size_t size :
             {std::size_t{0}, std::size_t{1}, std::size_t{7}, std::size_t{8}, std::size_t{255}, kMaxMemory}) {
            const std::string some = bytes.substr(bytes.size() - size);
            const Action action{kNothing, some};
            QCOMPARE(action.memory->bytes(), some);
            QVERIFY(action.memory == Memory(some) && action.memory != Memory(some + "x"));
            QVERIFY(*Coins::parseAction(toText(action)) == action);
        }
        QVERIFY(!Coins::parseAction(toText(Action{kNothing, bytes + "x"})));
    }

    void chancesAreRead()
    {
        QVERIFY(Coins::parseChance("heads")->heads);
        QVERIFY(!Coins::parseChance("tails")->heads);
        for (const char* text : {"", "head", "Heads", "heads ", "1"})
            QVERIFY(!Coins::parseChance(text));
    }

    void rulesReadBack()
    {
        QVERIFY(*Coins::parseRules({}) == (Rules{100, 5, 20}));
        QVERIFY(*Coins::parseRules({{"rounds", "30"}, {"red", "0"}}) == (Rules{30, 5, 0}));
        QCOMPARE(toText(Coins::rulesMap({30, 1, 2})), std::string("blue=1,red=2,rounds=30"));
        QCOMPARE(Coins::parseRules({{"rounds", "9"}}).error().english(),
                 std::string("rounds cannot be \"9\"; it can be 10 to 200"));
        QCOMPARE(Coins::parseRules({{"blue", "21"}}).error().english(),
                 std::string("blue cannot be \"21\"; it can be 0 to 20"));
        QVERIFY(!Coins::parseRules({{"red", "41"}}));
        QVERIFY(!Coins::parseRules({{"green", "1"}}));
    }
};

PARLOUR_TEST(TestCoinsText)
#include "test_coins_text.moc"
