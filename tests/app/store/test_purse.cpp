// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The purse pays each wager once and nothing that was not put up, and is never lost: an unusable one is set aside.
#include "app/store/database/purse.h"
#include "tests/app/files.h"
#include "tests/app/other_connection.h"
#include "tests/suite.h"

#include <QDir>
#include <QTemporaryDir>

using namespace parlour;
using test::OtherConnection;
using Reason = PurseEntry::Reason;

class TestPurse : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;

    static Purse purseIn(History& history) { return Purse(history, "game", {200, {"+1", "+2"}}); }

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath("history.db");
    }

    void beginsWithTheStarterAndIsKept()
    {
        {
            History history(path_);
            QVERIFY(!Purse::isBegun(history));
            const auto account = purseIn(history).account();
            QVERIFY(account && account->notice.isEmpty());
            QCOMPARE(account->credits, 200);
            QCOMPARE(account->cards, QStringList({"+1", "+2"}));
            QVERIFY(purseIn(history).wager("a", "bot", 50, 1000));
        }
        History history(path_);
        const auto account = purseIn(history).account();
        QCOMPARE(account->credits, 150);
        QCOMPARE(account->entries.size(), 2U);
        QCOMPARE(account->takenFrom("bot"), 50); // put up, too
        QCOMPARE(Purse(history, "other game", {70, {}}).account()->credits, 70);
        QCOMPARE(purseIn(history).account()->credits, 150);
    }

    void outcomesPay_data()
    {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<int>("credits");
        QTest::addColumn<int>("taken");
        QTest::newRow("won") << static_cast<int>(Reason::Won) << 250 << 50;
        QTest::newRow("lost") << static_cast<int>(Reason::Lost) << 150 << -50;
        QTest::newRow("drawn") << static_cast<int>(Reason::Drawn) << 200 << 0;
        QTest::newRow("forfeited") << static_cast<int>(Reason::Forfeited) << 150 << -50;
        QTest::newRow("returned") << static_cast<int>(Reason::Returned) << 200 << 0;
    }
    void outcomesPay()
    {
        QFETCH(int, outcome);
        History history(path_);
        Purse purse = purseIn(history);
        QVERIFY(purse.wager("a", "bot", 50, 1000));
        QVERIFY(*Purse::isOpen(history, "a"));
        const auto account = purse.settle("a", static_cast<Reason>(outcome));
        QTEST(account->credits, "credits");
        QTEST(account->takenFrom("bot"), "taken");
        QVERIFY(!*Purse::isOpen(history, "a"));
        QVERIFY(account->settlement("a") && !account->openWager("a"));
    }

    void aMatchIsSettledOnce()
    {
        History history(path_);
        Purse purse = purseIn(history);
        QVERIFY(purse.wager("a", "bot", 50, 1000));
        QVERIFY(purse.settle("a", Reason::Won, [](const PurseAccount&) { return QString("D"); }));
        const auto again = purse.settle("a", Reason::Won, [](const PurseAccount&) { return QString("D"); });
        QCOMPARE(again->credits, 250);
        QCOMPARE(again->cards.count("D"), 1);
        QVERIFY(!purse.wager("a", "bot", 50, 1000));
        QCOMPARE(purse.settle("never wagered", Reason::Won)->credits, 250);
        // The table itself refuses a second settlement.
        QVERIFY(!OtherConnection(path_).run(
            "INSERT INTO purse SELECT id + 9, version, at, game, reason, amount, match, opponent, card, settles, "
            "chain FROM purse WHERE settles = 1"));
    }

    void nobodyWagersOrBuysMoreThanIsOwned()
    {
        History history(path_);
        Purse purse = purseIn(history);
        QVERIFY(!purse.wager("a", "bot", 201, 1000));
        QVERIFY(!purse.wager("a", "bot", -1, 1000));
        QVERIFY(!purse.wager("a", "bot", 31, 30));
        QVERIFY(!purse.buy("D", 201));
        QCOMPARE(purse.account()->entries.size(), 1U);
        const auto bought = purse.buy("D", 80);
        QCOMPARE(bought->credits, 120);
        QVERIFY(bought->cards.contains("D"));
    }

    void whoHasNothingLeftGetsALoan()
    {
        History history(path_);
        Purse purse = purseIn(history);
        QCOMPARE(purse.wager("a", "bot", 200, 1000)->credits, 0); // may be won back
        const auto lost = purse.settle("a", Reason::Lost);
        QCOMPARE(lost->credits, 200);
        QCOMPARE(lost->owed, 200);
        QVERIFY(!purse.buy("D", 1));
        QVERIFY(!purse.repay()); // nothing would be left
        QVERIFY(purse.wager("b", "bot", 100, 1000));
        QVERIFY(purse.settle("b", Reason::Won));
        const auto repaid = purse.repay();
        QCOMPARE(repaid->credits, 100);
        QCOMPARE(repaid->owed, 0);
        QVERIFY(purse.buy("D", 1));
    }

    void twoWindowsShareOnePurse()
    {
        History one(path_), other(path_);
        Purse here = purseIn(one), there = purseIn(other);
        QVERIFY(here.wager("a", "bot", 150, 1000));
        QVERIFY(!there.wager("b", "bot", 60, 1000));
        QCOMPARE(there.wager("b", "bot", 50, 1000)->credits, 0);
        QCOMPARE(there.settle("a", Reason::Won)->credits, 300);
        QCOMPARE(here.settle("a", Reason::Won)->credits, 300);
        QCOMPARE(here.settle("b", Reason::Lost)->credits, 300);
        QCOMPARE(there.account()->entries.size(), 5U);
        QVERIFY(there.account()->notice.isEmpty());
    }

    void anotherProgramThatWritesIsAnErrorForNow()
    {
        History history(path_), other(path_);
        Purse purse = purseIn(history);
        QVERIFY(purse.wager("a", "bot", 50, 1000));
        {
            OtherConnection writer(path_);
            QVERIFY(writer.run("BEGIN IMMEDIATE"));
            QVERIFY(!purse.settle("a", Reason::Won));
            QVERIFY(history.isHeld());
            QVERIFY(*Purse::isOpen(history, "a"));
        }
        QCOMPARE(purse.settle("a", Reason::Won)->credits, 250);
    }

    /// The entries before the change count on.
    void anAlteredPurseIsSetAside_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<int>("sound"); // number of entries before the change
        QTest::addColumn<int>("credits");
        QTest::newRow("a million") << "UPDATE purse SET amount = 1000000 WHERE reason = 'won'" << 2 << 150;
        QTest::newRow("a loss less") << "DELETE FROM purse WHERE reason = 'wager'" << 1 << 200;
        QTest::newRow("an entry more")
            << "INSERT INTO purse VALUES (9, 1, '', 'game', 'won', 1000000, NULL, '', '', NULL, '0')" << 4 << 200;
        QTest::newRow("a letter in the last") << "UPDATE purse SET opponent = 'bog' WHERE id = 4" << 3 << 250;
        QTest::newRow("an unknown reason") << "UPDATE purse SET reason = 'found'" << 0 << 200;
        QTest::newRow("another shape") << "ALTER TABLE purse DROP COLUMN amount" << 0 << 200;
    }
    void anAlteredPurseIsSetAside()
    {
        QFETCH(QString, statement);
        QFETCH(int, sound);
        QFETCH(int, credits);
        {
            History history(path_);
            Purse purse = purseIn(history);
            QVERIFY(purse.wager("a", "bot", 50, 1000));
            QVERIFY(purse.settle("a", Reason::Won));
            QVERIFY(purse.wager("b", "bot", 50, 1000));
        }
        QVERIFY(OtherConnection(path_).run(statement));
        const int before = OtherConnection(path_).value("SELECT count(*) FROM purse").toInt();
        History history(path_);
        Purse purse = purseIn(history);
        const auto account = purse.account();
        QVERIFY2(account, account ? "" : account.error().english().c_str());
        QVERIFY(account->notice.contains("purse_set_aside_1"));
        QCOMPARE(account->credits, credits);
        QCOMPARE(OtherConnection(path_).value("SELECT count(*) FROM purse_set_aside_1").toInt(), before);
        QVERIFY(purse.account()->notice.isEmpty());
        const auto entries = purse.account()->entries;
        QCOMPARE(std::count_if(entries.begin(), entries.end(),
                               [](const PurseEntry& each) { return each.reason == Reason::Corrected; }),
                 1);
        QCOMPARE(entries.size(), static_cast<std::size_t>(std::max(sound, 1) + 1)); // with the correction
        QVERIFY(purse.wager("c", "bot", 1, 1000)); // nothing of the old table is in the way
    }

    void aNewerPurseIsLeftAlone()
    {
        {
            History history(path_);
            QVERIFY(purseIn(history).wager("a", "bot", 50, 1000));
        }
        QVERIFY(OtherConnection(path_).run("UPDATE purse SET version = 3, chain = 'other'"));
        History history(path_);
        const auto account = purseIn(history).account();
        QVERIFY(!account);
        QVERIFY(account.error().english().find("newer") != std::string::npos);
        QVERIFY(*Purse::isOpen(history, "a")); // to be settled by the newer program
        QVERIFY(!*Purse::isOpen(history, "free"));
        QCOMPARE(OtherConnection(path_).value("SELECT count(*) FROM purse WHERE version = 3").toInt(), 2);
    }

    void aDamagedHistoryKeepsItsPurse()
    {
        {
            History history(path_);
            QVERIFY(purseIn(history).buy("D", 80));
        }
        QVERIFY(OtherConnection(path_).run("DROP TABLE games"));
        QVERIFY(OtherConnection(path_).run("CREATE TABLE games (other TEXT)"));
        History history(path_);
        QVERIFY(history.notice().contains(".set-aside-1"));
        const auto account = purseIn(history).account();
        QCOMPARE(account->credits, 120);
        QVERIFY(account->notice.isEmpty() && account->cards.contains("D"));
        QVERIFY(purseIn(history).wager("a", "bot", 20, 1000));
        QCOMPARE(history.recover(path_ + ".set-aside-1").entries.saved, 0); // again changes nothing
        QCOMPARE(purseIn(history).account()->credits, 100);
    }
};

PARLOUR_TEST(TestPurse)
#include "test_purse.moc"
