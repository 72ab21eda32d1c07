// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Matches for credits in the window: chosen once, wagered, built of owned cards, settled, discarded; and the dealer.
#include "app/store/paths.h"
#include "app/window/parts/card_grid.h"
#include "app/window/parts/deck_sheet.h"
#include "app/window/purse/purse_sheet.h"
#include "engine/pazaak_full/pazaak_full_notation.h"
#include "tests/app/full_disk.h"
#include "tests/app/other_connection.h"
#include "tests/app/played_game.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QLabel>

using namespace parlour;
using Reason = PurseEntry::Reason;

namespace {

const QString kGame = QStringLiteral("pazaak-full");
const QString kBeginner = QStringLiteral("pazaak-full.beginner");

/// A match against the beginner before the person's last decision.
GameFile almostOver()
{
    GameFile file = test::played("pazaak-full", {}, {"you", kBeginner.toStdString()}, "pazaak-full.random", 5);
    auto& steps = file.record.steps;
    while (steps.back().who != 0)
        steps.pop_back();
    steps.pop_back();
    file.record.result.reset();
    return file;
}

} // namespace

class TestPurseWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;

    Library& library() { return driver_->window().library(); }
    PurseSheet* sheet() { return driver_->part<PurseSheet>(); }
    Purse purse() { return purseOf(library().history(), kGame, *creditTermsOf(kGame.toStdString())); }
    PurseAccount account() { return *purse().account(); }
    /// Saves a match with a wager.
    void saveMatch(const QString& id, int wager)
    {
        QVERIFY(purse().wager(id, kBeginner, wager, 1000));
        QVERIFY(writeGameFile(library().saved().pathOf(id), almostOver()));
    }
    void openPurse(const QString& part)
    {
        emit driver_->part<LobbyPage>()->purseWanted(kGame);
        QVERIFY(sheet());
        QVERIFY(driver_->press("Parts of the purse: " + part));
    }
    QStringList offeredCards()
    {
        QStringList names;
        for (const CardPlace* place : driver_->part<DeckSheet>()->findChildren<CardPlace*>())
            if (place->accessibleName().contains("in the deck") || place->accessibleName().contains("You own"))
                names << place->accessibleName().section(',', 0, 0);
        return names;
    }

private slots:
    void init() { driver_ = std::make_unique<test::Driver>(); }
    void cleanup() { driver_.reset(); }

    void freePlayIsChosenOnce()
    {
        QVERIFY(driver_->press("Play Pazaak"));
        QVERIFY(driver_->press("Free play"));
        QCOMPARE(driver_->session().line().info().id, kGame.toStdString());
        emit driver_->window().table()->backWanted();
        QVERIFY(test::comesTrue([&] { return !driver_->window().table(); }));
        QVERIFY(driver_->press("Play Pazaak"));
        QVERIFY(driver_->window().table());
        QVERIFY(!Purse::isBegun(library().history()));
        QCOMPARE(driver_->session().line().record().collection, std::optional(std::vector<std::string>())); // any card
    }

    void aMatchForCreditsIsWageredAndPlayedWithOwnedCards()
    {
        QVERIFY(driver_->press("Play Pazaak"));
        QVERIFY(sheet());
        QVERIFY(driver_->press([](const QString& name) { return name.startsWith("Wick"); }));
        QVERIFY(driver_->press(QString("Play for %1").arg(creditsText(10))));
        QCOMPARE(driver_->session().line().record().seats[1], kBeginner.toStdString());
        QCOMPARE(account().credits, 190);
        QCOMPARE(std::ssize(driver_->session().line().record().collection.value()), account().cards.size());
        QVERIFY(test::comesTrue([&] { return driver_->session().asked() >= 0; }));
        QVERIFY(!driver_->part<DeckSheet>()); // ten cards are no choice
        const auto view = std::any_cast<pazaak_full::View>(driver_->session().line().match().look(0));
        for (const auto& card : view.deck)
            QVERIFY(account().cards.contains(QString::fromStdString(pazaak_full::toText(card))));
        QVERIFY(driver_->shows("wager: " + creditsText(10)));
        QCOMPARE(account().openWagers().size(), 1U);
    }

    void aDeckIsChosenAmongOwnedCardsOnceThereIsAChoice()
    {
        openPurse("Next match");
        QVERIFY(!driver_->find("Your deck…"));
        QVERIFY(purse().buy("D", 75));
        sheet()->close();
        test::settle();
        openPurse("Next match");
        QVERIFY(driver_->press("Your deck…"));
        QVERIFY(driver_->part<DeckSheet>());
        QCOMPARE(offeredCards(), QStringList({"plus 1", "plus 2", "plus 3", "plus 4", "plus 5", "double"}));
        QVERIFY(driver_->shows("You own 2 of this card."));
        QVERIFY(!driver_->find("Cautious") && driver_->find("Starter"));
        QVERIFY(driver_->press("Random deck"));
        QVERIFY(driver_->press("Take this deck"));
        QCOMPARE(library().settings().lastDeck(kGame).size(), 10);
    }

    void theResultTellsTheSettlement()
    {
        saveMatch("match", 40);
        emit driver_->part<LobbyPage>()->goOnWanted("match");
        QVERIFY(test::comesTrue([&] { return driver_->session().line().isOver() || driver_->actOnce(); }));
        QVERIFY(test::comesTrue([&] {
            if (!driver_->session().line().isOver())
                driver_->actOnce();
            return driver_->session().line().isOver();
        }));
        QVERIFY(test::comesTrue([&] { return account().settlement("match") != nullptr; }));
        const Reason outcome = account().settlement("match")->reason;
        QCOMPARE(account().credits, outcome == Reason::Won ? 240 : outcome == Reason::Lost ? 160 : 200);
        QVERIFY(test::comesTrue([&] {
            return driver_->shows(outcome == Reason::Won        ? QString("You won %1.").arg(creditsText(40))
                                      : outcome == Reason::Lost ? QString("You lost %1.").arg(creditsText(40))
                                                                : QString("Both take their wager back."));
        }));
        driver_->open(); // again
        QCOMPARE(account().entries.size(), 3U);
    }

    /// The steps that a full disk refused at the end of a match are written when there is room, and nothing is dropped
    /// without a question.
    void theEndOfAMatchOnAFullDiskIsKeptWhenItIsLeft()
    {
        saveMatch("match", 40);
        emit driver_->part<LobbyPage>()->goOnWanted("match");
        {
            const test::FullDisk full;
            QVERIFY(test::comesTrue([&] { return driver_->session().line().isOver() || (driver_->actOnce(), false); }));
            QVERIFY(test::comesTrue([&] { return driver_->shows("The end of this game is not kept yet"); }));
            emit driver_->window().table()->backWanted();
            QVERIFY(test::comesTrue([&] { return driver_->shows("Leave without saving?"); }));
            QVERIFY(driver_->press("Stay"));
            QVERIFY(driver_->window().table());
            QVERIFY(!driver_->window().close());
            QVERIFY(driver_->press("Stay"));
        }
        QVERIFY(account().openWager("match"));
        emit driver_->window().table()->backWanted();
        QVERIFY(test::comesTrue([&] { return !driver_->window().table(); }));
        QVERIFY(account().settlement("match"));
        QCOMPARE(library().history().recent(5).size(), 1U);
        driver_->open(); // again
        QVERIFY(library().saved().list().empty() && library().saved().finished().empty());
        QCOMPARE(library().history().recent(5).size(), 1U);
    }

    /// Without room the person may leave after all, and the match stays where it was saved.
    void aMatchOnAFullDiskMayBeLeftUnsaved()
    {
        saveMatch("match", 40);
        emit driver_->part<LobbyPage>()->goOnWanted("match");
        const test::FullDisk full;
        QVERIFY(driver_->actOnce());
        QVERIFY(test::comesTrue([&] { return library().saved().isFailing() || driver_->session().line().isOver(); }));
        emit driver_->window().table()->backWanted();
        QVERIFY(driver_->press("Leave and lose it"));
        QVERIFY(test::comesTrue([&] { return !driver_->window().table(); }));
        QCOMPARE(library().saved().list().size(), 1U);
        QVERIFY(account().openWager("match"));
    }

    /// A match that counts is not played again by an undo of its end.
    void aMatchThatWasUndoneBehindItsEndIsSettledOnce()
    {
        saveMatch("match", 40);
        emit driver_->part<LobbyPage>()->goOnWanted("match");
        QVERIFY(test::comesTrue([&] { return driver_->session().line().isOver() || (driver_->actOnce(), false); }));
        QVERIFY(test::comesTrue([&] { return account().settlement("match") != nullptr; }));
        const int credits = account().credits;
        QTest::keyClick(driver_->window().table(), Qt::Key_U);
        QVERIFY(test::comesTrue([&] { return driver_->session().line().isOver() || (driver_->actOnce(), false); }));
        QCOMPARE(account().credits, credits);
        QCOMPARE(library().history().recent(5).size(), 1U);
    }

    void aDiscardedMatchIsLost()
    {
        saveMatch("match", 40);
        driver_->part<LobbyPage>()->refresh();
        QVERIFY(driver_->press([](const QString& name) { return name.startsWith("Discard the game"); }));
        QVERIFY(driver_->shows(QString("Your wager goes to the opponent: %1.").arg(creditsText(40))));
        QVERIFY(driver_->press("Discard"));
        QCOMPARE(account().settlement("match")->reason, Reason::Forfeited);
        QCOMPARE(account().credits, 160);
    }

    void theDealerSellsCards()
    {
        openPurse("Dealer");
        QVERIFY(driver_->press(QString("double, %1, you own 0").arg(creditsText(75))));
        QVERIFY(driver_->shows("Double: "));
        QVERIFY(driver_->press(QString("Buy ×2 for %1").arg(creditsText(75))));
        QCOMPARE(account().credits, 125);
        QVERIFY(account().cards.contains("D"));
        QVERIFY(driver_->find(QString("double, %1, you own 1").arg(creditsText(75))));
        QVERIFY(driver_->press([](const QString& name) { return name.startsWith("tiebreaker"); }));
        QVERIFY(driver_->shows("That is more than you own."));
        QVERIFY(driver_->press("Parts of the purse: Won and lost"));
        QVERIFY(driver_->shows("Bought the card"));
    }

    void aChangedPurseIsToldAndTheMatchGoesOn()
    {
        saveMatch("match", 40);
        driver_->close();
        QVERIFY(test::OtherConnection(paths::history()).run("UPDATE purse SET amount = 1000000 WHERE reason = 'start'"));
        driver_->open();
        QVERIFY(test::comesTrue([&] { return driver_->shows("purse_set_aside_1"); }));
        QCOMPARE(account().credits, 200);
        emit driver_->part<LobbyPage>()->goOnWanted("match");
        QCOMPARE(driver_->session().line().record().seats[1], kBeginner.toStdString());
        QVERIFY(!driver_->shows("wager:"));
        emit driver_->window().table()->backWanted();
        QVERIFY(test::comesTrue([&] { return !driver_->window().table(); }));
        openPurse("Won and lost");
        QVERIFY(driver_->shows("Corrected: 2 damaged or changed entries do not count"));
    }

    void aStakeThatCameBackIsSaidToBeACorrection()
    {
        saveMatch("match", 40);
        driver_->close();
        QVERIFY(QFile::remove(paths::savedGames() + "/match.parlour"));
        driver_->open();
        QVERIFY(test::comesTrue([&] { return account().settlement("match") != nullptr; }));
        QCOMPARE(account().credits, 200);
        openPurse("Won and lost");
        QVERIFY(driver_->shows("Corrected: stake back, as the match against Wick is gone"));
    }
};

PARLOUR_TEST(TestPurseWindow)
#include "test_purse_window.moc"
