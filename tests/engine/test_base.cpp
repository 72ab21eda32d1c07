// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of engine/base: fixed lists, sets of seats, cards and sets of cards, sentences, tokens, base64, Expected.
#include "engine/base/base64.h"
#include "engine/base/cards.h"
#include "engine/base/fixed_list.h"
#include "engine/base/seat.h"
#include "engine/base/tokens.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

using Numbers = FixedList<int, 4>;

class TestBase : public QObject {
    Q_OBJECT

private slots:
    void fixedListGrowsAndShrinks()
    {
        Numbers list;
        QVERIFY(list.empty() && list.count() == 0 && Numbers::capacity() == 4);
        for (const int number : {7, 8, 7, 9})
            list.push_back(number);
        QVERIFY(list.full());
        QCOMPARE(list.front(), 7);
        QCOMPARE(list.back(), 9);
        list.pop_back();
        QCOMPARE(list, (Numbers{7, 8, 7}));
        list.clear();
        QVERIFY(list.empty());
        const Numbers more{1, 2};
        list.append(more.begin(), more.end());
        list.append(more.begin() + 1, more.end());
        QCOMPARE(list, (Numbers{1, 2, 2}));
    }

    void fixedListErasesInOrder()
    {
        Numbers list{7, 8, 7, 9};
        QVERIFY(list.eraseFirst(7));
        QCOMPARE(list, (Numbers{8, 7, 9}));
        QVERIFY(!list.eraseFirst(5));
        list.eraseAt(2);
        QCOMPARE(list, (Numbers{8, 7}));
        QVERIFY(list.contains(8) && !list.contains(9));
    }

    void fixedListComparesElementsInUse()
    {
        Numbers shrunk{1, 2, 3};
        shrunk.pop_back();
        QCOMPARE(shrunk, (Numbers{1, 2}));
        QVERIFY(shrunk != (Numbers{2, 1}));
        QVERIFY(shrunk != (Numbers{1, 2, 3}));
    }

    void seatSetsActAsSets()
    {
        SeatSet set = SeatSet::firstSeats(3);
        QCOMPARE(set.size(), 3);
        set.remove(1);
        set.add(5);
        std::vector<Seat> seats;
        for (const Seat seat : set)
            seats.push_back(seat);
        QCOMPARE(seats, (std::vector<Seat>{0, 2, 5}));
        QCOMPARE(set.first(), 0);
        for (int i = 0; i < set.size(); ++i)
            QCOMPARE(set.nth(i), seats[static_cast<std::size_t>(i)]);
        QVERIFY(set.has(5) && !set.has(1));
        QVERIFY((set & SeatSet::of(2)) == SeatSet::of(2));
        QVERIFY((set - SeatSet::firstSeats(6)).empty());
        QVERIFY((SeatSet::of(0) | SeatSet::of(1)) == SeatSet::firstSeats(2));
    }

    void everyCardReadsBack()
    {
        CardSet all;
        for (const Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
            for (Rank rank = 0; rank < kRanks; ++rank) {
                const Card card(rank, suit);
                QCOMPARE(card.rank(), rank);
                QVERIFY(card.suit() == suit);
                const auto read = parseCard(toText(card));
                QVERIFY(read && *read == card);
                QVERIFY(Card::numbered(card.number()) == card);
                all.add(card);
            }
        QCOMPARE(all.size(), 52);
        QCOMPARE(toText(Card(8, Suit::Hearts)), std::string("Th"));
        QCOMPARE(toText(Card(kAce, Suit::Clubs)), std::string("Ac"));
    }

    void errorsQuoteBadCards_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "T", "1h", "Tx", "hT", "th", "10h", "Th "})
            QTest::newRow(*text ? text : "empty") << QString(text);
    }
    void errorsQuoteBadCards()
    {
        QFETCH(QString, text);
        const auto card = parseCard(text.toStdString());
        QVERIFY(!card);
        QVERIFY(card.error().english().starts_with("\"" + text.toStdString() + "\" is not a card"));
    }

    void cardSetsActAsSets()
    {
        const CardSet hearts = CardSet::ofSuit(Suit::Hearts);
        const CardSet nines = CardSet::ofRank(7);
        QCOMPARE(hearts.size(), 13);
        QCOMPARE(nines.size(), 4);
        QVERIFY((hearts & nines) == CardSet::of(Card(7, Suit::Hearts)));
        QCOMPARE((hearts | nines).size(), 16);
        QCOMPARE((hearts - nines).size(), 12);
        QVERIFY(hearts.first() == Card(0, Suit::Hearts));
        CardSet two = CardSet::of(Card(3, Suit::Spades));
        two.add(Card(kAce, Suit::Clubs));
        QVERIFY(two.sameRanks() == (CardSet::ofRank(3) | CardSet::ofRank(kAce)));
        two.remove(Card(3, Suit::Spades));
        QVERIFY(two == CardSet::of(Card(kAce, Suit::Clubs)));
        QVERIFY(CardSet().empty() && CardSet().sameRanks().empty());
    }

    void cardSetsAreOrdered()
    {
        CardSet set;
        for (const char* text : {"Ac", "2c", "9h", "As"})
            set.add(*parseCard(text));
        std::string order;
        for (const Card card : set)
            order += toText(card) + " ";
        QCOMPARE(order, std::string("As 9h 2c Ac "));
    }

    void sentencesFillPlaceholders()
    {
        const Sentence sentence(SAY("Reason", "%2 before %1, %1 again, 100% and %3"), {std::string("one"), 2LL});
        QCOMPARE(sentence.english(), std::string("2 before one, one again, 100% and %3"));
        QCOMPARE(Sentence(SAY("Reason", "%1"), {0.125}).english(), std::string("0.12"));
        QCOMPARE(Sentence(SAY("Reason", "%1"), {std::string("%1")}).english(), std::string("%1"));
        QVERIFY(Sentence().empty());
        QCOMPARE(Sentence(SAY("Reason", "50%")).english(), std::string("50%"));
    }

    void expectedIsAValueOrAnError()
    {
        const Expected<int> value = 3;
        QVERIFY(value && *value == 3);
        const Expected<int> none = Error(SAY("Error", "there is no %1"), {std::string("three")});
        QVERIFY(!none);
        QCOMPARE(none.error().english(), std::string("there is no three"));
        QVERIFY(Expected<void>());
        QVERIFY(!Expected<void>(Error(SAY("Error", "no"))));
    }

    void splitOmitsEmptyParts()
    {
        using Parts = std::vector<std::string_view>;
        QCOMPARE(split("a  b c "), (Parts{"a", "b", "c"}));
        QCOMPARE(split("a,b", ','), (Parts{"a", "b"}));
        QCOMPARE(split(""), Parts{});
        QCOMPARE(split("  "), Parts{});
    }

    void integersAreReadWithinBounds()
    {
        QCOMPARE(parseInt("12", 0, 20), std::optional(12));
        QCOMPARE(parseInt("-1", -1, 20), std::optional(-1));
        for (const char* text : {"", "21", "-1", "1x", " 1", "1 ", "0x1", "99999999999999"})
            QVERIFY2(!parseInt(text, 0, 20), text);
    }

    void base64FollowsTheStandard()
    {
        // RFC 4648, section 10
        const std::pair<const char*, const char*> known[] = {{"", ""},
                                                             {"f", "Zg=="},
                                                             {"fo", "Zm8="},
                                                             {"foo", "Zm9v"},
                                                             {"foob", "Zm9vYg=="},
                                                             {"fooba", "Zm9vYmE="},
                                                             {"foobar", "Zm9vYmFy"},
                                                             {"\xff\xfe\xfb", "//77"}};
        for (const auto& [bytes, text] : known) {
            QCOMPARE(toBase64(bytes), std::string(text));
            QCOMPARE(fromBase64(text), std::optional<std::string>(bytes));
        }
        for (const char* text :
             {"Z", "Zg", "Zg=", "Zh==", "Zg==Zg==", "Zm9=", "=", "====", "Zm9v ", "Zm 9v", "Zm9v\n", "Zm-_"})
            QVERIFY2(!fromBase64(text), text);
    }

    void seedsReadBack()
    {
        QCOMPARE(parseSeed("9F3A71C20B55E84D"), std::optional<std::uint64_t>(0x9F3A71C20B55E84D));
        QCOMPARE(parseSeed("a"), std::optional<std::uint64_t>(10));
        for (const char* text : {"", "g", "0x1", "-1", "00000000000000001", "1 "})
            QVERIFY2(!parseSeed(text), text);
        QCOMPARE(seedText(10), std::string("000000000000000A"));
        QCOMPARE(parseSeed(seedText(~0ULL)), std::optional(~std::uint64_t{0}));
    }
};

PARLOUR_TEST(TestBase)
#include "test_base.moc"
