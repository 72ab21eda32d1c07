// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions as text: written and read again they are the same for the seat, with the unknown dealt anew; what cannot be is
// refused with its line.
#include "engine/positions.h"
#include "engine/record/replay.h"
#include "tests/every/random_play.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

namespace {

constexpr std::uint64_t kKinds = 12; ///< random rules of each game

/// Reads a position; the problem with its line, as "3: ..", if it is refused.
std::string problemOf(const std::string& text)
{
    int line = 0;
    const auto position = readPosition(text, 7, line);
    return position ? "none" : std::to_string(line) + ": " + position.error().english();
}

/// The problem of reading what is written of a decision; empty if it is the same View and the same actions.
std::string roundTrip(const AnyMatch& match, const std::string& game, Seat seat, std::uint64_t seed)
{
    const std::string text = positionText(match, game, seat);
    int line = 0;
    const auto read = readPosition(text, seed, line);
    if (!read)
        return "line " + std::to_string(line) + ": " + read.error().english() + "\n" + text;
    bool isSame = false;
    withGame(game, [&]<class G>() {
        isSame =
            std::any_cast<typename G::View>(match.look(seat)) == std::any_cast<typename G::View>(read->match->look(seat));
    });
    if (!isSame)
        return "another View:\n" + text + "\n" + positionText(*read->match, game, seat);
    return read->seat == seat && read->match->legal(seat) == match.legal(seat) ? "" : "other actions:\n" + text;
}

} // namespace

class TestPositions : public QObject {
    Q_OBJECT

private slots:
    void aWrittenPositionIsReadTheSame_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    void aWrittenPositionIsReadTheSame()
    {
        QFETCH(const QString, game);
        const GameInfo& info = *findGame(game.toStdString());
        for (std::uint64_t kind = 0; kind < kKinds; ++kind) {
            const auto match = std::move(*info.start(randomRules(info, kind), kind));
            Rng rng = Rng::stream(kind, Purpose::Analysis, 2);
            for (int steps = 0; steps < 400 && !match->node().isOver(); ++steps) {
                const Step step = randomStep(*match, rng);
                if (step.who != kChanceSeat) {
                    const std::string problem = roundTrip(*match, info.id, step.who, kind);
                    QVERIFY2(problem.empty(), problem.c_str());
                }
                QVERIFY(match->step(step.who, step.text));
            }
        }
    }

    /// The same seed deals the same, another one something else, and the game goes on to its end.
    void theUnknownIsDealtAtRandomAndTheGameGoesOn_data() { aWrittenPositionIsReadTheSame_data(); }
    void theUnknownIsDealtAtRandomAndTheGameGoesOn()
    {
        QFETCH(const QString, game);
        const GameInfo& info = *findGame(game.toStdString());
        const auto match = std::move(*info.start(*info.complete({}), 5));
        Rng rng = Rng::stream(5, Purpose::Analysis, 2);
        for (int steps = 0; steps < 4 || !match->node().isWaiting(); ++steps) {
            const Step step = randomStep(*match, rng);
            QVERIFY(match->step(step.who, step.text));
        }
        const Seat seat = match->node().seats.first();
        const std::string text = positionText(*match, info.id, seat);
        Record record;
        record.game = info.id;
        record.version = info.version;
        record.rules = match->rules();
        record.seed = 1;
        record.seats.assign(static_cast<std::size_t>(match->seats()), std::string(kPerson));
        record.position = text;
        const auto ended = [&](std::uint64_t seed) {
            int line = 0;
            auto position = readPosition(text, seed, line);
            std::string course;
            record.steps.clear();
            Rng moves = Rng::stream(1, Purpose::Analysis, 3);
            while (position && !position->match->node().isOver()) {
                const Step step = randomStep(*position->match, moves);
                course += step.text + '\n';
                record.steps.push_back(step);
                if (!position->match->step(step.who, step.text))
                    return std::string();
            }
            return course;
        };
        QVERIFY(!ended(1).empty());
        QCOMPARE(ended(1), ended(1));
        QVERIFY(ended(1) != ended(2));
        QVERIFY(!ended(1).empty());
        QVERIFY(replay(&info, record).sound); // as a saved game
        record.rules = {};
        QVERIFY(!replay(&info, record).sound);
    }

    /// Saved games that began from a position are dealt again by their seed. A change of these cards breaks them.
    void aGameFromAPositionIsDealtAsEver()
    {
        const auto dealt = [](const std::string& text, const char* line) {
            int number = 0;
            const auto position = readPosition("parlour-position 1\n" + text, 7, number);
            if (!position)
                return position.error().english();
            const std::string all = positionText(*position->match, position->game->id, 1 - position->seat);
            const std::size_t from = all.find(std::string("\n") + line + ' ');
            return from == std::string::npos ? all : all.substr(from + 1, all.find('\n', from + 1) - from - 1);
        };
        const std::vector<std::string> all = {
            dealt("game durak\nseat 0\ntrumpCard 9h\nstock 24\nhand 6s 7s 8s Th Jh Qd\n", "hand"),
            dealt("game pazaak\nseat 0\nhouse 7 5\nopponentHouse 10\nsideCards 1 3 4 5\n", "sideCards"),
            dealt("game pazaak-full\nseat 0\nbegan 0\nhand +1 +2 -3 D\ntable 9\ncards house\n", "hand"),
            dealt("game yahtzee\nseat 0\ndice 6 6 6 2 1\nboxes aces=3\ntotals 25 3\n", "boxes"),
            dealt("game coup\nrules players=2\nseat 0\nhand captain contessa\n", "hand"),
            dealt("game coins\nseat 0\nhistory 11010\n", "red")};
        QCOMPARE(QString::fromStdString(joined(all)),
                 QString("hand Js Kd 6d Td Ad Kh sideCards 5 4 3 4 hand +2 +4 +5 +5 "
                         "boxes four-of-a-kind=25 hand duke assassin red 12"));
    }

    void aFewLinesAreEnough_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("dice") << "game yahtzee\nrules players=1\nseat 0\ndice 6 6 6 2 1\nboxes aces=3 chance=21\n";
        QTest::newRow("cards without a field of their own")
            << "# at the kitchen table\ngame durak\nseat 1\ntrumpCard 9h\nstock 24\nattacker 0\n\nhand 6s 7s 8s Th Jh Qd\n"
               "table 6d\nknown ?\n";
        QTest::newRow("twenty") << "game pazaak\nseat 0\nhouse 7 5\nopponentHouse 10\nsideCards 1 3 4 5\ntotal 12\n"
                                   "opponentTotal 10\nopponentSideCards ?\n";
        QTest::newRow("tosses") << "game coins\nseat 1\nhistory 11010\n";
        QTest::newRow("sets") << "game pazaak-full\nseat 0\nbegan 0\nhand +1 +2 -3 D\ntable 9\ncards house\n";
        QTest::newRow("other blanks and a byte order mark")
            << "game coins\u00a0\nseat\u00a01\n#\u00a0\u043e\u0440\u0451\u043b\nhistory\t11010\u200b\n";
        QTest::newRow("three players without sizes")
            << "game durak\nrules players=3\nseat 2\ntrumpCard 9h\nstock 18\nhand 6s 7s 8s Th Jh Qd\n";
        QTest::newRow("four players without sizes")
            << "game durak\nrules players=4\nseat 1\ntrumpCard 9h\nstock 12\nattacker "
               "0\nhand 6s 7s 8s Th Jh Qd\ntable 6d\n";
        QTest::newRow("a table of house cards") << "game pazaak-full\nseat 0\nbegan 0\nhand +1 +2 -3 D\ntable 9\n";
        QTest::newRow("sets in another order") << "game durak\nseat 0\ntrumpCard 9h\nstock 20\nhand Qd 6s 7s Th 8s Jh\n"
                                                  "inPlay 1 0\ndiscarded Ac 6c Kc 7c\nknown | Ah 7h\n";
        QTest::newRow("cards that are gone unseen")
            << "game durak\nseat 0\ntrumpCard 9h\nstock 10\nsizes 6 6\nhand 6s 7s 8s Th Jh Qd\ndiscarded Ah\n";
        QTest::newRow("claims")
            << "game coup\nrules players=3\nseat 2\ncoins 2 3 7\nlost duke | | |\nhand captain contessa\n";
    }
    void aFewLinesAreEnough()
    {
        QFETCH(const QString, text);
        QCOMPARE(QString::fromStdString(problemOf("parlour-position 1\n" + text.toStdString())), QString("none"));
        QCOMPARE(QString::fromStdString(problemOf("\ufeffparlour-position 1\n" + text.toStdString())), QString("none"));
    }

    void whatCannotBeIsRefusedWithItsLine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* text, const char* problem) {
            QTest::newRow(problem) << QString(text) << QString(problem);
        };
        row("", "1: not a position");
        row("parlour-position 2\n", "1: the position was written by a newer Parlour");
        row("parlour-position 1\nseat 0\n", "0: a line that begins with \"game\" is missing");
        row("parlour-position 1\ngame chess\n", "2: there is no game \"chess\"");
        row("parlour-position 1\ngame durak\nrules deck=33\n", "3: ");
        row("parlour-position 1\ngame coins\nseat 0\nseat 1\n", "4: \"seat\" is said twice");
        row("parlour-position 1\ngame coins\nseat 2\nhistory 1\n", "3: \"2\" cannot stand in \"seat\"");
        row("parlour-position 1\ngame coins\nseat 0\nhistory 1\nluck 3\n", "5: there is no \"luck\"");
        row("parlour-position 1\ngame coins\nseat 0\nhistory 10x\n", "4: \"10x\" cannot stand in \"history\"");
        row("parlour-position 1\ngame coins\nseat 0\nhistory 101\nlead 3\n", "5: \"lead\" is \"3\" here, but by");
        row("parlour-position 1\ngame coins\nseat 0\nhistory 101\nblue 6\n",
            "5: \"blue\" must be a whole number from 0 to 5");
        row("parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\ndice 7 1 1 1 1\n",
            "5: \"7\" cannot stand in \"dice\"");
        row("parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\ndice 2 1 1 1 1\nboxes twos=3\n",
            "6: the box \"twos\" cannot have 3 points");
        row("parlour-position 1\ngame yahtzee\nseat 0\ndice 2 1 1 1 1\n", "0: \"totals\" must name");
        row("parlour-position 1\ngame pazaak\nseat 0\nhouse 7 5\nopponentHouse 10\nsideCards 1 2 3 4\ntotal 13\n",
            "7: \"total\" is \"13\" here");
        row("parlour-position 1\ngame pazaak\nseat 0\nhouse 7 7 7\nopponentHouse 7 7\n",
            "4: there are only 4 house cards with 7");
        row("parlour-position 1\ngame durak\nseat 0\nhand 6s 6s\n", "4: 6s is in two places");
        row("parlour-position 1\ngame durak\nseat 0\ntrumpCard 9h\nhand 6s 7s\ntable 6s/7h\nstock 20\n",
            "6: 6s is in two places");
        row("parlour-position 1\ngame durak\nseat 0\ntrumpCard 9h\nhand 6s 7s\ntable 8s/7d\nstock 20\n",
            "6: 7d does not beat 8s");
        row("parlour-position 1\ngame pazaak-full\nseat 0\nbegan 0\nhand +1 +2 -3 D\ntable 9 3\ncards house +3\n",
            "5: \"hand\" must be from 3 to 3 cards");
        row("parlour-position 1\ngame coup\nseat 0\nhand duke duke duke\n", "4: \"hand\" must name your 2 cards");
        row("parlour-position 1\ngame coup\nseat 0\nhand duke duke\ncoins 2 2 2 30\n", "5: \"coins\" must be");
        // Sequences stand in their order.
        row("parlour-position 1\ngame yahtzee\nseat 1\nboxes aces=2 twos=6\ndice 6 6 6 2 1\ntotals 3 8\n",
            "6: \"totals\" is \"3 8\" here");
        row("parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\ndice 6 6 6 2 1\nboxes aces=1 twos=2 threes=3 "
            "fours=4 "
            "fives=5 sixes=6 three-of-a-kind=20 four-of-a-kind=20 full-house=0 small-straight=0 "
            "large-straight=0\nfreePoints "
            "21 0\n",
            "7: \"freePoints\" is \"21 0\" here");
        row("parlour-position 1\ngame pazaak-full\nrules deck=set\nseat 0\nbegan 0\nhand +1 +2 -3 D\ntable 9\ncards "
            "house\nhouseLeft 4 4 4 4 4 4 4 3 4 4\n",
            "9: \"houseLeft\" is \"4 4 4 4 4 4 4 3 4 4\" here");
        // A word that is not understood is named, with the likely meaning.
        row("parlour-position 1\ngame durak\nseat 0\ntrumpCard 9h\nhand 6s 10h\n",
            "5: \"10h\" cannot stand in \"hand\"; it is written \"Th\"");
        row("parlour-position 1\ngame durak\nseat 0\ntrumpCard 9h\nhand 6s kH\n",
            "5: \"kH\" cannot stand in \"hand\"; it is written \"Kh\"");
        row("parlour-position 1\ngame durak\nseat 0\ntrumpCard 9x\nhand 6s\n", "4: \"9x\" cannot stand in \"trumpCard\"");
        row("parlour-position 1\ngame durak\nseat 0\nphase middle\nhand 6s\n", "4: \"middle\" cannot stand in \"phase\"");
        row("parlour-position 1\ngame durak\nseat 0\nHand 6s\n",
            "4: there is no \"Hand\" in this game; it is written \"hand\"");
        row("parlour-position 1\ngame durak\nseat 0\nhand 6\u2660\n", "4: \"\u2660\" cannot stand in a position");
        row("parlour-position 1\ngame coup\nseat 0\nhand Duke duke\n",
            "4: \"Duke\" cannot stand in \"hand\"; it is written \"duke\"");
        // Of the phase is spoken only if it was stated.
        row("parlour-position 1\ngame durak\nseat 0\ntrumpCard 9h\nstock 24\nattacker 0\nhand 6s 7s 8s Th Jh\ntable 6d\n",
            "3: a card on the table is not covered, so seat 1 decides, which defends");
        row("parlour-position 1\ngame durak\nseat 0\ntrumpCard 9h\nstock 24\nattacker 1\nhand 6s 7s 8s Th Jh Qd\n",
            "3: nothing lies on the table, so seat 1 decides, which attacks");
        row("parlour-position 1\ngame durak\nseat 1\ntrumpCard 9h\nstock 23\nattacker 0\nhand 6s 7s 8s Th Jh\ntable "
            "6d/7d\n",
            "3: seat 1 defends and has nothing to decide");
        // A stock that cannot be.
        row("parlour-position 1\ngame durak\nseat 1\ntrumpCard 9h\nstock 29\nattacker 0\nhand 6s 7s 8s Th Jh Qd\ntable "
            "6d\n",
            "5: with 2 players the stock never has more than 24 cards");
        row("parlour-position 1\ngame durak\nseat 0\ntrumpCard 9h\nstock 24\nhand 6s 7s 8s Th Jh Qd\ndiscarded Ac\n",
            "5: as long as there is a stock, hands and table have 12 cards");
    }
    void whatCannotBeIsRefusedWithItsLine()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, problem);
        const QString said = QString::fromStdString(problemOf(text.toStdString()));
        QVERIFY2(said.startsWith(problem), qPrintable(said));
    }
};

PARLOUR_TEST(TestPositions)
#include "test_positions.moc"
