// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The published hand value: worked examples with their parts.
#include "ai/durak/hand_value.h"
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;

class TestDurakHandValue : public QObject {
    Q_OBJECT

private slots:
    void partsMatchWorkedExamples_data();
    void partsMatchWorkedExamples();
    void balancePenaltyIsTruncatedPerSuit_data();
    void balancePenaltyIsTruncatedPerSuit();
    void handSizePartIsAStepFunction_data();
    void handSizePartIsAStepFunction();
    void singleCardsCountByRankAndTrump_data();
    void singleCardsCountByRankAndTrump();
    void equalRanksAddTruncatedBonuses_data();
    void equalRanksAddTruncatedBonuses();
};

static HandEvaluator evaluatorOf(Values values, int deck, char trump, int stock, const std::vector<std::int8_t>& sizes)
{
    Rules rules;
    rules.deck = static_cast<std::int8_t>(deck);
    return {values, rules.lowestRank(), static_cast<Suit>(kSuitLetters.find(trump)), stock, sizes};
}

void TestDurakHandValue::partsMatchWorkedExamples_data()
{
    QTest::addColumn<int>("deck");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<char>("trump");
    QTest::addColumn<int>("stock");
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("other");
    QTest::addColumn<bool>("article");
    QTest::addColumn<QList<int>>("parts"); // cards, ranks, balance, hand size
    QTest::addColumn<int>("value");
    const auto row = [](const char* name, const char* hand, int own, int other, int stock, QList<int> parts, int value,
                        int deck = 36, char trump = 'h', bool article = false) {
        QTest::newRow(name) << deck << hand << trump << stock << own << other << article << parts << value;
    };
    const bool article = true;
    row("E1", "6s 7d 8c 9h Th Ks", 6, 6, 24, {2200, 0, -198, 150}, 2152);
    row("E2", "6h Ah As Ad Ac Kh", 6, 6, 24, {5700, 5, 0, 150}, 5855);
    row("E3", "5s Js As 6d 9d Kd", 6, 6, 40, {5200, 0, -800, 150}, 4550, 52, 'd');
    row("E4", "5s Tc As 3d 9d Kd", 6, 6, 40, {4800, 0, -400, 150}, 4550, 52, 'd');
    row("E5", "2c 2s Qd Qh Qc Qs", 6, 3, 0, {2000, 5, -158, -1050}, 797, 52, 'd');
    row("E6", "7s 8s 9s Ts", 4, 6, 12, {-400, 0, -800, 150}, -1050);
    row("E7", "7s 8s 9d Tc", 4, 6, 12, {-400, 0, -198, 150}, -448);
    row("E8", "6h 9h", 2, 5, 0, {2200, 0, 0, 150}, 2350);
    row("E9", "Ks", 1, 4, 0, {350, 0, -800, 150}, -300);
    row("E10", "7s 7d 7c", 3, 3, 0, {-750, 0, 0, -450}, -1200);
    row("E11", "6s 7s 8d 9d Tc Jc Qs", 7, 2, 0, {-350, 0, -113, -1650}, -2113);
    row("E12: a hypothetical hand with more cards than there are outside", "6s 7s 8d 9d Tc Jc Qs Kd", 4, 1, 0,
        {0, 0, -99, 1350}, 1251);
    row("E13: nothing outside", "6s 7s 8d 9d Tc Jc Qs", 3, 4, 0, {-350, 0, -113, -5850}, -6313);
    row("E14: out", "", 0, 4, 0, {0, 0, 0, 0}, 30000);
    row("E15: empty with a stock", "", 0, 6, 5, {0, 0, 0, 150}, 150);
    row("E16", "9s Td Jc Qh Kh As", 6, 6, 12, {2900, 0, -198, 150}, 2852, 24);
    row("E1 by the article", "6s 7d 8c 9h Th Ks", 6, 6, 24, {3100, 0, -198, 150}, 3052, 36, 'h', article);
    row("E2 by the article", "6h Ah As Ad Ac Kh", 6, 6, 24, {6600, 7, 0, 150}, 6757, 36, 'h', article);
    row("E3 by the article", "5s Js As 6d 9d Kd", 6, 6, 40, {4900, 0, -800, 150}, 4250, 52, 'd', article);
    row("E4 by the article", "5s Tc As 3d 9d Kd", 6, 6, 40, {4500, 0, -400, 150}, 4250, 52, 'd', article);
}

void TestDurakHandValue::partsMatchWorkedExamples()
{
    QFETCH(int, deck);
    QFETCH(QString, hand);
    QFETCH(char, trump);
    QFETCH(int, stock);
    QFETCH(int, own);
    QFETCH(int, other);
    QFETCH(bool, article);
    QFETCH(QList<int>, parts);
    QFETCH(int, value);
    const auto evaluator = evaluatorOf(article ? Values::Article : Values::App, deck, trump, stock,
                                       {static_cast<std::int8_t>(own), static_cast<std::int8_t>(other)});
    const CardSet cards = durak::setOf(std::string_view(hand.toStdString()));
    const HandValue found = evaluator.evaluate(cards);
    QCOMPARE((QList<int>{found.cards, found.ranks, found.balance, found.handSize}), parts);
    QCOMPARE(found.total(), value);
    QCOMPARE(evaluator.value(cards), value);
}

/// Each plain suit adds its own penalty; some exact multiples come out one lower.
void TestDurakHandValue::balancePenaltyIsTruncatedPerSuit_data()
{
    QTest::addColumn<int>("spades");
    QTest::addColumn<int>("diamonds");
    QTest::addColumn<int>("clubs");
    QTest::addColumn<int>("balance");
    const auto row = [](int spades, int diamonds, int clubs, int balance) {
        QTest::addRow("%d %d %d", spades, diamonds, clubs) << spades << diamonds << clubs << -balance;
    };
    row(0, 0, 0, 0);
    row(1, 1, 1, 0);
    row(1, 1, 2, 49 + 49 + 100); // (4,1) 49, (4,2) 100
    row(2, 2, 1, 39 + 39 + 80); // (5,2) 39, (5,1) 80
    row(4, 1, 0, 279 + 80 + 200); // (5,4) 279
    row(5, 0, 0, 399 + 200 + 200); // (5,5) 399
    row(7, 0, 0, 399 + 200 + 200); // (7,7) 399
    row(2, 2, 4, 49 + 49 + 100); // (8,2) 49
    row(4, 4, 2, 39 + 39 + 80); // (10,4) 39
    row(5, 5, 0, 99 + 99 + 200); // (10,5) 99
    row(7, 3, 0, 219 + 20 + 200); // (10,7) 219, (10,3) 20
    row(8, 2, 0, 279 + 80 + 200); // (10,8) 279
    row(9, 1, 0, 339 + 140 + 200); // (10,9) 339
    row(10, 0, 0, 399 + 200 + 200); // (10,10) 399
    row(7, 7, 0, 99 + 99 + 200); // (14,7) 99
    row(4, 4, 8, 49 + 49 + 100); // (16,4) 49
    row(7, 7, 6, 9 + 9 + 20); // (20,7) 9, (20,6) 20
    row(8, 8, 4, 39 + 39 + 80); // (20,8) 39
    row(9, 9, 2, 69 + 69 + 140); // (20,9) 69
    row(10, 10, 0, 99 + 99 + 200); // (20,10) 99
    row(11, 9, 0, 129 + 69 + 200); // (20,11) 129
}

void TestDurakHandValue::balancePenaltyIsTruncatedPerSuit()
{
    QFETCH(int, spades);
    QFETCH(int, diamonds);
    QFETCH(int, clubs);
    QFETCH(int, balance);
    CardSet hand;
    for (Rank rank = 0; rank < kRanks; ++rank) {
        if (rank < spades)
            hand.add(Card(rank, Suit::Spades));
        if (rank < diamonds)
            hand.add(Card(rank, Suit::Diamonds));
        if (rank < clubs)
            hand.add(Card(rank, Suit::Clubs));
    }
    hand.add(Card(kAce, Suit::Hearts));
    QCOMPARE(evaluatorOf(Values::App, 52, 'h', 20, {6, 6}).evaluate(hand).balance, balance);
}

void TestDurakHandValue::handSizePartIsAStepFunction_data()
{
    QTest::addColumn<int>("outside");
    QTest::addColumn<int>("many");
    QTest::newRow("fewer than outside") << 7 << 150;
    QTest::newRow("as many") << 6 << -450;
    QTest::newRow("just under twice as many") << 4 << -450;
    QTest::newRow("twice") << 3 << -1050;
    QTest::newRow("three times") << 2 << -1650;
    QTest::newRow("six times") << 1 << -3450;
    QTest::newRow("nothing outside") << 0 << -5850;
    QTest::newRow("less than nothing, cut to nothing") << -7 << 150;
    QTest::newRow("less than nothing") << -6 << 750;
}

void TestDurakHandValue::handSizePartIsAStepFunction()
{
    QFETCH(int, outside);
    QFETCH(int, many);
    const auto evaluator = evaluatorOf(Values::App, 36, 'h', 3, {static_cast<std::int8_t>(6 + outside - 3)});
    QCOMPARE(evaluator.evaluate(durak::setOf(std::string_view("6s 7s 8s 9s Ts Js"))).handSize, many);
}

void TestDurakHandValue::singleCardsCountByRankAndTrump_data()
{
    QTest::addColumn<int>("deck");
    QTest::addColumn<bool>("article");
    QTest::addColumn<int>("lowest");
    QTest::newRow("52") << 52 << false << -550;
    QTest::newRow("36") << 36 << false << -350;
    QTest::newRow("32") << 32 << false << -300;
    QTest::newRow("24") << 24 << false << -200;
    QTest::newRow("52 by the article") << 52 << true << -600;
    QTest::newRow("36 by the article") << 36 << true << -200;
    QTest::newRow("24 by the article") << 24 << true << 100;
}

void TestDurakHandValue::singleCardsCountByRankAndTrump()
{
    QFETCH(int, deck);
    QFETCH(bool, article);
    QFETCH(int, lowest);
    const auto evaluator = evaluatorOf(article ? Values::Article : Values::App, deck, 'h', 1, {6, 6});
    const int first = kRanks - deck / 4;
    for (Rank rank = first; rank < kRanks; ++rank) {
        QCOMPARE(evaluator.evaluate(CardSet::of(Card(rank, Suit::Clubs))).cards, lowest + 100 * (rank - first));
        QCOMPARE(evaluator.evaluate(CardSet::of(Card(rank, Suit::Hearts))).cards, lowest + 100 * (rank - first) + 1300);
    }
}

void TestDurakHandValue::equalRanksAddTruncatedBonuses_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("deck");
    QTest::addColumn<int>("ranks");
    QTest::newRow("a pair of aces") << "As Ac" << 36 << 2;
    QTest::newRow("three aces") << "As Ac Ah" << 36 << 3;
    QTest::newRow("four aces") << "As Ac Ah Ad" << 36 << 5;
    QTest::newRow("four aces of 52") << "As Ac Ah Ad" << 52 << 8;
    QTest::newRow("a pair of tens") << "Ts Tc" << 36 << 0;
    QTest::newRow("four sixes count one and a quarter at least") << "6s 6c 6h 6d" << 36 << 1;
    QTest::newRow("three sixes") << "6s 6c 6h" << 36 << 0;
    QTest::newRow("two pairs add up, each cut") << "As Ac Ks Kd" << 36 << 2 + 1;
    QTest::newRow("suits next to each other") << "Ad Ac" << 36 << 2;
    QTest::newRow("suits one apart") << "Ah Ac" << 36 << 2;
    QTest::newRow("neighbours in rank are no pair") << "As Ks Qd Jd" << 36 << 0;
}

void TestDurakHandValue::equalRanksAddTruncatedBonuses()
{
    QFETCH(QString, hand);
    QFETCH(int, deck);
    QFETCH(int, ranks);
    const auto evaluator = evaluatorOf(Values::App, deck, 's', 10, {6, 6});
    QCOMPARE(evaluator.evaluate(durak::setOf(std::string_view(hand.toStdString()))).ranks, ranks);
}

PARLOUR_TEST(TestDurakHandValue)
#include "test_durak_hand_value.moc"
