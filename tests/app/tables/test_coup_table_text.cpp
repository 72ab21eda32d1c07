// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of Coup's table: the log, questions with the consequences of each answer, counts, the result.
#include "app/draw/text.h"
#include "app/tables/coup/coup_text.h"
#include "app/tables/game_tables.h"
#include "tests/app/tables/coup_scenes.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::coup;

namespace {

const char* const kThree = "* deal duke duke captain assassin contessa ambassador";

} // namespace

class TestCoupTableText : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameTable> table_ = makeTable();

    /// The log of the last step: "Honest: takes 3 coin(s) [5]".
    QStringList log(const Scene& scene) const
    {
        const Position position = scene.position();
        QStringList lines;
        for (const LogLine& line : table_->logLines(position.lastStep, position))
            lines << (line.who < 0 ? QString() : position.seats[asIndex(line.who)].name + QStringLiteral(": "))
                    + spoken(line.text) + (line.number.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(line.number));
        return lines;
    }
    static coup::Headline headline(const Position& position) { return TableText::headline(SeenPosition(position)); }
    static QStringList answers(const Position& position)
    {
        QStringList all;
        for (const Answer& answer : TableText::answers(SeenPosition(position))) {
            QStringList ends;
            for (const Consequence& each : answer.consequences)
                ends << TableText::consequence(each);
            all << answer.label + QStringLiteral(" = ") + ends.join(QLatin1Char(' '));
        }
        return all;
    }

private slots:
    void theLogTellsEachStep_data()
    {
        QTest::addColumn<QStringList>("steps");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char* name, const QStringList& steps, const QStringList& lines) {
            QTest::newRow(name) << QStringList{QLatin1String(kThree)} + steps << lines;
        };
        row("income", {"0 income"}, {"You: take 1 coin(s) [3]"});
        row("another's income", {"0 income", "1 income"}, {"Honest: takes 1 coin(s) [3]"});
        row("a claim", {"0 tax"}, {"You: claim the Duke for the tax"});
        row("sealed", {"0 tax", "1 allow"}, {});
        row("tax", {"0 tax", "stand"}, {"You: take 3 coin(s) [5]"});
        row("against you", {"0 income", "1 steal 0"}, {"Honest: claims the Captain to steal from you"});
        row("stolen from you", {"0 income", "1 steal 0", "stand", "0 allow"}, {"Honest: steals 2 coin(s) from you [4]"});
        row("you block", {"0 income", "1 steal 0", "stand", "0 block captain"}, {"You: block Honest as Captain"});
        row("blocked", {"0 income", "1 steal 0", "stand", "0 block captain", "stand"}, {"Honest: is blocked"});
        row("you are caught", {"0 steal 1", "1 challenge", "stand"}, {"Honest: challenges you: you have no Captain"});
        row("you show it", {"0 tax", "1 challenge", "stand"}, {"Honest: challenges you: you show the Duke"});
        row("you challenge wrongly", {"0 income", "1 steal 2", "0 challenge", "stand"},
            {"You: challenge Honest, who shows the Captain"});
        row("a card", {"0 steal 1", "1 challenge", "stand", "0 lose duke"}, {"You: lose the Duke"});
        row("an exchange", {"0 exchange", "stand", "* draw captain contessa"}, {"You: draw Captain, Contessa"});
        row("another's exchange", {"0 income", "1 exchange", "stand", "* draw captain contessa"},
            {"Honest: draws 2 card(s)"});
        row("an assassin", {"0 income", "1 income", "2 income", "0 income", "1 assassinate 0"},
            {"Honest: pays 3 and claims the Assassin against you"});
        row("an assassin comes back",
            {"0 income", "1 income", "2 income", "0 income", "1 income", "2 assassinate 0", "1 challenge", "stand"},
            {"Honest: challenges Fox, who has no Assassin", "Fox: gets 3 coin(s) back [3]"});
    }
    void theLogTellsEachStep()
    {
        QFETCH(QStringList, steps);
        QFETCH(QStringList, lines);
        Scene scene(3);
        QCOMPARE(log(scene.play(steps)), lines);
    }

    void losingTheLastCardEndsTheGame()
    {
        QStringList steps{"* deal duke duke captain captain", "0 tax", "1 challenge", "1 lose captain", "* draw duke"};
        for (int i = 0; i < 2; ++i)
            steps << "1 income"
                  << "0 tax"
                  << "stand";
        Scene scene(2);
        scene.play(steps + QStringList{"1 income", "0 coup 1"});
        QCOMPARE(log(scene),
                 (QStringList{"You: pay 7 for a coup against Honest", "Honest: loses the Captain and is out", "You: win"}));
        const ResultText result = table_->result(scene.position());
        QCOMPARE(result.headline, QStringLiteral("You win"));
        QCOMPARE(result.detail, QStringLiteral("You kept: Duke, Duke."));
        QCOMPARE(result.rows.size(), std::size_t{2});
        QCOMPARE(result.rows[0].note, QStringLiteral("2 card(s) left"));
        QCOMPARE(result.rows[1].seat, 1);
        QCOMPARE(table_->shortResult(scene.position()), QStringLiteral("Won"));
        QCOMPARE(table_->shortResult(scene.position(test::player(1))), QStringLiteral("Place 2 of 2"));
        QCOMPARE(table_->progress(scene.position()), 1.0);
    }

    void aClaimMayBeChallengedOrAllowed()
    {
        const Position position = Scene(6).play(sixThreatened()).position();
        QCOMPARE(headline(position).title, QStringLiteral("Ledger claims the Assassin, against you"));
        QCOMPARE(headline(position).detail, QStringLiteral("Ledger has paid 3 coins. You and 4 other(s) answer together."));
        QCOMPARE(
            answers(position),
            (QStringList{"Challenge = If it is a bluff (by count 62 in 100): Ledger loses a card, and the action is off. "
                         "If it is true (by count 38 in 100): You lose a card, and may still block.",
                         "Let it stand = You are asked next whether you block."}));
        // Two of ten hidden cards are in Ledger's hand, two of the ten are Assassins: 1 - 8/10 * 7/9.
        QCOMPARE(SeenPosition(position).chanceOf(5, coup::Role::Assassin), 38);
        QVERIFY(TableText::facts(SeenPosition(position)).contains(QStringLiteral("Assassin: 1 lost, 2 unseen.")));
    }

    void anAssassinationMayBeBlocked()
    {
        const Position held = Scene(6).play(sixThreatened() + QStringList{"stand"}).position();
        QCOMPARE(headline(held).title, QStringLiteral("The assassin of Ledger is at your door"));
        QCOMPARE(answers(held),
                 (QStringList{"Block as Contessa = You hold it: no bluff: You keep your card, and the 3 coins stay paid. "
                              "If challenged: They lose a card; you show yours and draw a new one.",
                              "Let it happen = You lose a card of your choice."}));
        const Position bluff = Scene(3).play({QLatin1String(kThree), "0 income", "1 steal 0", "stand"}).position();
        const QStringList ways = answers(bluff);
        QCOMPARE(ways.size(), 3);
        QCOMPARE(ways[0],
                 QStringLiteral("Block as Captain = An unchallenged bluff: You keep your coins. "
                                "If challenged: You lose a card and the coins."));
        QCOMPARE(ways[2], QStringLiteral("Let it happen = You lose 2 coin(s)."));
    }

    void theCratesAnswersDiffer()
    {
        Scene scene(2, "crate");
        scene.play({"* deal duke duke captain assassin", "0 income", "1 steal 0", "0 allow"});
        QVERIFY(answers(scene.position()).front().startsWith(QStringLiteral("Block as Captain or Ambassador")));
        Scene unpaid(2, "crate");
        unpaid.play({"* deal duke duke captain assassin", "0 income", "1 assassinate 0", "0 allow"});
        QCOMPARE(answers(unpaid.position()).back(),
                 QStringLiteral("Let it happen = Honest cannot pay, and loses a card instead."));
        Scene aid(2, "crate");
        aid.play({"* deal duke duke captain assassin", "0 income", "1 foreign aid"});
        QCOMPARE(spoken(TableText::facts(SeenPosition(aid.position())).front()),
                 QStringLiteral("An oddity of these rules shows you the hand of Honest: Captain, Assassin"));
        QVERIFY(log(aid).contains(QStringLiteral("You: are shown the hand of Honest: Captain, Assassin")));
    }

    void anAnswerWarnsOfLosingTheLastCard()
    {
        const Position position =
            Scene(3).play({QLatin1String(kThree), "0 steal 1", "1 challenge", "stand", "0 lose duke", "1 tax"}).position();
        QVERIFY(answers(position).front().contains(QStringLiteral("You lose your last card and are out.")));
    }

    void aLossTellsItsReason_data()
    {
        QTest::addColumn<QStringList>("steps");
        QTest::addColumn<QString>("why");
        QTest::newRow("a bluff")
            << QStringList{"0 steal 1", "1 challenge", "stand"}
            << "Honest challenged. You had no Captain. Choose which one: a click loses it, or its number and Enter.";
        QTest::newRow("a wrong challenge")
            << QStringList{"0 income", "1 steal 2", "0 challenge", "stand"}
            << "Honest did have the Captain. Choose which one: a click loses it, or its number and Enter.";
        QTest::newRow("another's bluff") << QStringList{"0 income", "1 tax", "0 challenge", "stand"}
                                         << "You challenged. Honest had no Duke.";
        QTest::newRow("an assassin")
            << QStringList{"0 income", "1 income", "2 income", "0 income", "1 assassinate 0", "stand", "0 allow"}
            << "The assassin of Honest struck. Choose which one: a click loses it, or its number and Enter.";
        QTest::newRow("a block was a bluff")
            << QStringList{"0 income", "1 income",         "2 income",    "0 income", "1 assassinate 0",
                           "stand",    "0 block contessa", "1 challenge", "stand"}
            << "Honest challenged. You had no Contessa. Choose which one: a click loses it, or its number and Enter.";
    }
    void aLossTellsItsReason()
    {
        QFETCH(QStringList, steps);
        QFETCH(QString, why);
        QCOMPARE(headline(Scene(3).play(QStringList{QLatin1String(kThree)} + steps).position()).detail, why);
    }

    void theDescriptionListsEverySeat()
    {
        const Position position = Scene(6).play(sixPlayed()).position();
        QCOMPARE(table_->situation(position),
                 QStringLiteral("Turn 13. Your turn. You have Captain, Contessa and 3 coin(s)."));
        QCOMPARE(table_->partName(position), QStringLiteral("Turn 13"));
        const QString all = table_->describe(position);
        for (const char* part :
             {"Fox, 3 coin(s). 1 card(s) face down. Lost: Ambassador. Claimed so far: Duke (caught bluffing).",
              "Honest, 8 coin(s). 2 card(s) face down. Claimed so far: Duke, 3 time(s).",
              "3 card(s) are in the court deck."})
            QVERIFY2(all.contains(QLatin1String(part)), qPrintable(all));
        QCOMPARE(table_->actionAt(position, "steal 5"), QStringLiteral("Steal from Ledger"));
        QCOMPARE(table_->actionText("steal 5"), QStringLiteral("Steal from seat 5"));
        QCOMPARE(table_->actionText("no such thing"), QStringLiteral("no such thing"));
    }

    void aChallengeNamesTheClaim()
    {
        const auto after = [this](const QStringList& steps) {
            return table_->actionAt(Scene(3).play(QStringList{QLatin1String(kThree)} + steps).position(), "challenge");
        };
        QCOMPARE(after({"0 income", "1 tax"}), QStringLiteral("Challenge Honest's Duke"));
        QCOMPARE(after({"0 tax"}), QStringLiteral("Challenge your Duke"));
    }

    void anEliminatedPersonIsNotAsked()
    {
        QStringList steps{QLatin1String(kThree), "0 steal 1", "1 challenge", "stand",
                          "0 lose duke",         "1 income",  "2 income",    "0 steal 1",
                          "1 challenge",         "stand"};
        const Position position = Scene(3).play(steps).position();
        QVERIFY(table_->situation(position).contains(QStringLiteral("You are out.")));
        QCOMPARE(position.asked, -1);
        QVERIFY(!table_->describe(position).contains(QStringLiteral("You may answer")));
    }
};

PARLOUR_TEST(TestCoupTableText)
#include "test_coup_table_text.moc"
