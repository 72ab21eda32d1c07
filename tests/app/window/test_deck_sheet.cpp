// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet of a side deck: opens when a deck is asked for, builds within the limits, keeps own decks.
#include "app/window/parts/deck_sheet.h"
#include "engine/pazaak_full/pazaak_full_types.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QLabel>
#include <QLineEdit>

using namespace parlour;

class TestDeckSheet : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;

    Settings& settings() { return driver_->window().library().settings(); }
    DeckSheet* sheet() { return driver_->part<DeckSheet>(); }
    void play()
    {
        driver_->window().start({"pazaak-full", {}, {std::string(kPerson), "pazaak-full.random"}, 3});
        QVERIFY(test::comesTrue([&] { return driver_->session().asked() >= 0 && view().deck.full(); }));
    }
    /// Goes back from the first turn to the choice of the deck.
    void start()
    {
        play();
        settings().change([](Preferences& all) { all.undoOverReveals = Preferences::Undo::Always; });
        QTest::keyClick(driver_->window().table(), Qt::Key_U);
        QVERIFY(test::comesTrue([&] { return sheet() != nullptr; }));
    }
    /// The names of the visible cards and empty places of the deck.
    QStringList deck()
    {
        QStringList names;
        for (const CardPlace* place : sheet()->findChildren<CardPlace*>())
            if (const QString name = place->accessibleName(); name.endsWith(", remove"))
                names << name.section(',', 0, 0);
        return names;
    }
    bool says(const QString& text)
    {
        const auto labels = sheet()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* each) { return each->text().contains(text); });
    }
    pazaak_full::View view() { return std::any_cast<pazaak_full::View>(driver_->session().line().match().look(0)); }

private slots:
    void init() { driver_ = std::make_unique<test::Driver>(); }
    void cleanup() { driver_.reset(); }

    void theDeckOfTheLastTimeIsPlayedUnasked()
    {
        play();
        QVERIFY(!sheet());
        QCOMPARE(view().deck[9], pazaak_full::Card::plus(5));
        settings().setLastDeck("pazaak-full", {"+1", "+1", "+2", "+2", "+3", "+3", "+4", "+4", "+5", "D"});
        play();
        QVERIFY(!sheet());
        QCOMPARE(view().deck[9], pazaak_full::Card::doubling());
    }

    void theUsualDeckIsPlayedByOneKey()
    {
        start();
        QCOMPARE(deck().size(), 10);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(test::comesTrue([&] { return view().deck.full() && !sheet(); }));
        QCOMPARE(view().deck[9], pazaak_full::Card::plus(5));
    }

    void aBuiltDeckIsKeptUnderItsName()
    {
        start();
        QVERIFY(driver_->press("plus 5, remove"));
        QVERIFY(says("1 card to choose."));
        QVERIFY(driver_->press("double, 0 in the deck"));
        sheet()->findChild<QLineEdit*>()->setText("Mine");
        QVERIFY(driver_->press("Save this deck"));
        QCOMPARE(settings().decks("pazaak-full").front().name, "Mine");
        QVERIFY(driver_->press("Play with this deck"));
        QVERIFY(test::comesTrue([&] { return view().deck.full(); }));
        QCOMPARE(view().deck[9], pazaak_full::Card::doubling());
        start();
        QVERIFY(deck().contains("double")); // the deck of the last time
        QVERIFY(driver_->press("Starter"));
        QVERIFY(!deck().contains("double"));
        QVERIFY(driver_->press("Mine"));
        QVERIFY(deck().contains("double"));
        QVERIFY(driver_->press("Forget Mine"));
        QVERIFY(settings().decks("pazaak-full").empty());
    }

    void limitsSayWhy()
    {
        start();
        QVERIFY(driver_->press("double, 0 in the deck"));
        QVERIFY(says("The deck has all its cards: remove one first."));
        QVERIFY(driver_->press("plus 5, remove"));
        QVERIFY(driver_->press("plus 1, A deck has at most two of +1."));
        QVERIFY(says("A deck has at most two of +1."));
        QCOMPARE(deck().size(), 9);
        QVERIFY(driver_->press("Random deck"));
        QCOMPARE(deck().size(), 10);
    }

    void cardsTellTheirMeasuredWorth()
    {
        start();
        sheet()->findChild<CardPlace*>()->setFocus();
        QVERIFY(says("In place of a plain plus or minus card it changed the chance to win by \u2212"));
    }

    /// Four of ten cards are dealt: two marked ones leave 8 * 7 * 6 * 5 of 10 * 9 * 8 * 7 hands without.
    void markedCardsTellTheChanceOfAHandWithOne()
    {
        start();
        QVERIFY(driver_->press("Mark wanted cards"));
        QVERIFY(driver_->press("plus 1, not wanted"));
        QVERIFY(says("At least one of the wanted cards is in your hand in 67% of matches."));
        QVERIFY(driver_->press("plus 5, not wanted"));
        QVERIFY(says("in 93% of matches."));
        QVERIFY(driver_->press("plus 5, wanted"));
        QVERIFY(says("in 67% of matches."));
        QVERIFY(driver_->press("Mark wanted cards"));
        QCOMPARE(deck().size(), 10);
    }

    void arrowsWalkAmongTheCards()
    {
        start();
        sheet()->findChild<CardPlace*>()->setFocus();
        for (const auto& [key, name] : {std::pair{Qt::Key_Right, "plus 2"},
                                        {Qt::Key_Down, "minus 2"},
                                        {Qt::Key_Left, "minus 1"},
                                        {Qt::Key_Up, "plus 1"}}) {
            QTest::keyClick(QApplication::focusWidget(), key);
            QCOMPARE(QApplication::focusWidget()->accessibleName().section(',', 0, 0), name);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QCOMPARE(deck().size(), 9);
    }

    void aClosedSheetCanBeOpenedFromTheTable()
    {
        start();
        QTest::keyClick(sheet(), Qt::Key_Escape);
        QVERIFY(test::comesTrue([&] { return !sheet(); }));
        QVERIFY(view().deck.empty());
        QVERIFY(driver_->press("Build a deck…"));
        QVERIFY(test::comesTrue([&] { return sheet() != nullptr; }));
    }

    void aDeckIsTakenBeforeTheGame()
    {
        emit driver_->part<LobbyPage>()->newGameWanted("pazaak-full");
        QVERIFY(driver_->press("Your side deck"));
        QVERIFY(test::comesTrue([&] { return sheet() != nullptr; }));
        QVERIFY(driver_->press("Balancer"));
        QVERIFY(driver_->press("Take this deck"));
        QCOMPARE(settings().lastDeck("pazaak-full").front(), "-1");
    }

    void damagedDecksAreLeftOut()
    {
        settings().setLastDeck("pazaak-full", {"+1", "+1", "+1", "+9", "D"});
        start();
        QCOMPARE(deck().size(), 10); // the usual one
    }
};

PARLOUR_TEST(TestDeckSheet)
#include "test_deck_sheet.moc"
