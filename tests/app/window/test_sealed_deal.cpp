// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A sealed deal in the window: the seal before the game, the proof after it.
#include "app/store/seal.h"
#include "app/window/lobby/new_game_sheet.h"
#include "app/window/parts/seal_sheet.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QLineEdit>

using namespace parlour;

class TestSealedDeal : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;

private slots:
    void init() { driver_ = std::make_unique<test::Driver>(); }
    void cleanup() { driver_.reset(); }

    void theSealIsShownBeforeTheGameAndOpenedAfterIt()
    {
        emit driver_->part<LobbyPage>()->newGameWanted("coins");
        UNTIL(driver_->part<NewGameSheet>() != nullptr);
        QVERIFY(driver_->press("A deal that can be proved"));
        UNTIL(driver_->part<SealSheet>() != nullptr);
        qobject_cast<QLineEdit*>(driver_->part<SealSheet>()->wordsField())->setText("cut here");
        QVERIFY(driver_->press("Deal from this number"));
        UNTIL(!driver_->part<SealSheet>());
        QVERIFY(driver_->press("Play"));
        const Record& record = driver_->session().line().record();
        QVERIFY(record.seal);
        QCOMPARE(record.seal->words, "cut here");
        QCOMPARE(record.seed, seedOf(*record.seal));

        QVERIFY(driver_->choose("Menu of a sealed game", "The proof of the deal"));
        QVERIFY(driver_->shows(QString::fromStdString(record.seal->hash).first(8)));
        QVERIFY(driver_->shows("The number is opened when the game is over."));
        QVERIFY(!driver_->shows(QString::fromStdString(record.seal->salt).first(8)));
        QVERIFY(driver_->press("Close"));
    }

    void theProofHoldsAndOffersTheSameDeal()
    {
        const Seal seal = withWords(makeSeal(), "cut");
        driver_->window().start(
            {"yahtzee", {{"joker", "forced"}, {"players", "1"}}, {std::string(kPerson)}, seedOf(seal), {}, seal});
        while (!driver_->session().line().isOver()) {
            UNTIL(driver_->session().asked() >= 0 || driver_->session().line().isOver());
            if (!driver_->session().line().isOver())
                emit driver_->part<Stage>()->chosen(driver_->session().line().match().legal(0).back());
            test::settle();
        }
        QVERIFY(driver_->choose("Menu of a sealed game", "The proof of the deal"));
        QVERIFY(driver_->shows("✓ Number and salt make the seal"));
        QVERIFY(driver_->shows("Tried just now: 20 games"));
        QVERIFY(driver_->shows(QString::fromStdString(sealedText(seal))));
        const std::uint64_t seed = driver_->session().line().record().seed;
        QVERIFY(driver_->press("Play the same deal again"));
        UNTIL(!driver_->session().line().isOver());
        QCOMPARE(driver_->session().line().record().seed, seed);
    }
};

PARLOUR_TEST(TestSealedDeal)
#include "test_sealed_deal.moc"
