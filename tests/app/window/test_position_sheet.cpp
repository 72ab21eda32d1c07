// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet for positions: opened in the lobby or by pasting, what is wrong said while it is edited, and asked.
#include "app/practice/practice.h"
#include "app/store/shared_line.h"
#include "app/window/parts/marked_label.h"
#include "app/window/parts/value_list.h"
#include "app/window/position/place_row.h"
#include "app/window/position/position_form_view.h"
#include "app/window/position/position_sheet.h"
#include "engine/record/replay.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QAccessible>
#include <QClipboard>
#include <QPlainTextEdit>

using namespace parlour;

namespace {

const QString kTwenty = QStringLiteral("parlour-position 1\ngame pazaak\nseat 0\nhouse 7 5\nopponentHouse 10\n"
                                       "opponentTotal 10\nsideCards 1 3 4 5\ntotal 12\n");

/// A window with the sheet opened in the lobby.
class OpenSheet : public test::Driver {
public:
    OpenSheet()
    {
        if (!choose("More for Durak", "Put in a position") || !field())
            qFatal("there is no field");
    }
    QPlainTextEdit* field() { return part<QPlainTextEdit>(); }
};

} // namespace

class TestPositionSheet : public QObject {
    Q_OBJECT

private slots:
    void mistakesAreSaidWithTheirLineWhileTheTextIsEdited()
    {
        OpenSheet driver;
        auto* field = driver.field();
        QVERIFY(field->toPlainText().startsWith("parlour-position 1\ngame durak\n")); // an example
        QVERIFY(driver.shows("decides."));
        field->setPlainText(QString(kTwenty).replace("total 12", "total 13"));
        QVERIFY(driver.shows("Line 8: \"total\" is \"13\" here"));
        field->setPlainText(kTwenty);
        QVERIFY(driver.shows("Seat 1 decides."));
    }

    void cardsAreSentToPlacesByClicksAndKeys()
    {
        OpenSheet driver;
        auto* field = driver.field();
        QVERIFY(driver.press("Empty"));
        QVERIFY(driver.shows("The trump card must be named"));
        QVERIFY(driver.press("six of spades, unknown")); // to the first place
        QVERIFY(field->toPlainText().contains("\nhand 6s\n"));
        QVERIFY(driver.press("six of spades, My hand")); // and back
        QVERIFY(!field->toPlainText().contains("\nhand"));
        const auto rows = driver.window().findChildren<PlaceRow*>();
        const auto hand = std::find_if(rows.begin(), rows.end(),
                                       [](const PlaceRow* each) { return each->accessibleName().startsWith("My hand"); });
        if (hand == rows.end())
            QFAIL("there is no hand");
        QTest::keyClicks(*hand, "6s7sth");
        QVERIFY2(field->toPlainText().contains("\nhand 6s 7s Th\n"), qPrintable(field->toPlainText()));
        QTest::keyClick(*hand, Qt::Key_Backspace);
        QVERIFY(field->toPlainText().contains("\nhand 6s 7s\n"));
        QWidget* nine = nullptr;
        for (QWidget* each : driver.part<PositionFormView>()->findChildren<QWidget*>())
            nine = each->accessibleName() == "nine of hearts, unknown" ? each : nine;
        if (!nine)
            QFAIL("there is no nine of hearts");
        nine->setFocus();
        QTest::keyClick(nine, Qt::Key_T); // the letter of the trump's place
        QVERIFY(field->toPlainText().contains("\ntrumpCard 9h\n"));
        QVERIFY(field->toPlainText().contains("\nstock 28\n")); // of 36, without both hands
        QVERIFY(driver.shows("the stock never has more than 24 cards"));
        QTest::keyClicks(*hand, "8s9sjsqs");
        QVERIFY(driver.shows("decides."));
    }

    void numbersAreSteppedByButtons()
    {
        OpenSheet driver;
        auto* field = driver.field();
        field->setPlainText("parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\ndice 6 6 6 2 1\n");
        const auto press = [&](const char* button) {
            for (NumberField* each : driver.part<PositionFormView>()->findChildren<NumberField*>())
                if (each->accessibleName() == "Your boxes: Twos")
                    for (Button* step : each->findChildren<Button*>())
                        if (step->accessibleName() == button && step->isEnabled()) {
                            step->click();
                            return true;
                        }
            return false;
        };
        QVERIFY(!press("Less")); // the box is open
        QVERIFY(press("More"));
        QVERIFY2(field->toPlainText().contains("twos=0"), qPrintable(field->toPlainText()));
        QVERIFY(press("More"));
        QVERIFY(field->toPlainText().contains("twos=2"));
        QVERIFY(press("Less"));
        QVERIFY(field->toPlainText().contains("twos=0"));
        QVERIFY(press("Less"));
        QVERIFY2(!field->toPlainText().contains("twos="), qPrintable(field->toPlainText())); // open again
    }

    void aPositionIsPutInByKeysAlone()
    {
        OpenSheet driver;
        auto* field = driver.field();
        const auto tab = [](const char* beginning, int most) {
            for (int i = 0; i < most; ++i) {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
                const auto* focused = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
                if (focused->text(QAccessible::Name).startsWith(beginning))
                    return true;
            }
            return false;
        };
        const auto type = [](const char* keys) { QTest::keyClicks(QApplication::focusWidget(), keys); };
        const auto arrow = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        QVERIFY(tab("Empty", 2));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(tab("My hand", 12)); // the form comes next
        type("7s8d9cjhqskd");
        arrow(Qt::Key_Right);
        type("6h"); // attacks
        arrow(Qt::Key_Down);
        type("as"); // trump
        arrow(Qt::Key_Left);
        arrow(Qt::Key_Down);
        type("6s6d6c"); // gone
        QVERIFY2(driver.shows("decides."), qPrintable(field->toPlainText()));
        QVERIFY(field->toPlainText().contains("\nhand 7s 8d 9c Jh Qs Kd\n"));
        QVERIFY(field->toPlainText().contains("\ntable 6h"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_H, Qt::AltModifier); // where a plain H is a heart
        QVERIFY(QAccessible::queryAccessibleInterface(QApplication::focusWidget())
                    ->text(QAccessible::Name)
                    .startsWith("My hand"));
    }

    void aTextFillsTheFormAndWhatIsWrongIsMarked()
    {
        OpenSheet driver;
        auto* field = driver.field();
        field->setPlainText(kTwenty);
        QVERIFY(test::comesTrue([&] { return driver.shows("Your table (2) [Y]: house card 7, house card 5"); }));
        field->setPlainText(QString(kTwenty).replace("sideCards 1 3 4 5", "sideCards 1 3"));
        QVERIFY(driver.press("Ask"));
        const QWidget* wrong = QApplication::focusWidget();
        QVERIFY(wrong && wrong->accessibleName().startsWith("Your side cards"));
        QVERIFY(wrong->accessibleDescription().contains("must be from"));
    }

    void aPositionIsKeptForThePractice()
    {
        OpenSheet driver;
        auto* field = driver.field();
        field->setPlainText(kTwenty);
        QVERIFY(driver.press("Keep"));
        QVERIFY(driver.shows("The practice asks for this position"));
        Practice practice(driver.window().library().history());
        QVERIFY(practice.read());
        QCOMPARE(practice.kept().size(), std::size_t{1});
        QVERIFY(practice.kept().front().position.contains("\nsideCards 1 3 4 5\n"));
    }

    void aPositionIsPlayedOnToItsEnd()
    {
        OpenSheet driver;
        auto* field = driver.field();
        field->setPlainText(kTwenty);
        QVERIFY(driver.press("Play on"));
        QVERIFY(test::comesTrue([&] { return driver.window().table() != nullptr; }));
        QVERIFY(driver.session().line().record().position.starts_with("parlour-position 1\ngame pazaak\n"));
        QCOMPARE(driver.session().asked(), 0);
        while (!driver.session().line().isOver())
            if (driver.session().asked() >= 0)
                QVERIFY(const_cast<Session&>(driver.session()).act(driver.session().line().match().legal(0).back()));
            else
                QVERIFY(test::comesTrue([&] { return driver.session().line().isOver() || driver.session().asked() >= 0; }));
        History& history = driver.window().library().history();
        QVERIFY(test::comesTrue([&] { return history.recent(1).size() == 1; }));
        QVERIFY(history.recent(1).front().isFromPosition);
        const auto kept = history.load(history.recent(1).front().id);
        QVERIFY(kept && replay(findGame("pazaak"), kept->record).sound);
    }

    void theTableGivesItsPosition()
    {
        test::Driver driver;
        driver.window().startUsual("pazaak", false);
        QVERIFY(test::comesTrue([&] { return driver.window().table() && driver.session().asked() == 0; }));
        QVERIFY(driver.choose("Menu", "Change this position"));
        auto* sheet = driver.part<PositionSheet>(); // the table has a field for notes
        const auto* field = sheet ? sheet->findChild<QPlainTextEdit*>() : nullptr;
        if (!field)
            QFAIL("there is no field");
        QVERIFY(field->toPlainText().startsWith("parlour-position 1\ngame pazaak\n"));
        QVERIFY(driver.shows("Seat 1 decides."));
    }

    void theAnalystSaysWhatEachActionIsWorth()
    {
        test::Driver driver;
        QApplication::clipboard()->setText(lineOfPosition(kTwenty.toStdString()));
        QTest::keyClick(&driver.window(), Qt::Key_V, Qt::ControlModifier);
        auto* field = driver.part<QPlainTextEdit>();
        if (!field)
            QFAIL("there is no field");
        QCOMPARE(field->toPlainText(), kTwenty);
        QVERIFY(driver.press("Ask"));
        QTRY_VERIFY(driver.shows("%"));
        QVERIFY(driver.press("Copy as a line"));
        QCOMPARE(positionOfLine(QApplication::clipboard()->text()), kTwenty.toStdString());
    }

    void holdsAreNamedByTheirDiceOnce()
    {
        OpenSheet driver;
        driver.field()->setPlainText(
            "parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\ndice 6 6 6 2 1\nboxes aces=3 chance=21\n");
        QVERIFY(driver.press("Ask"));
        QTRY_VERIFY(driver.shows("Keep 1 6 6"));
        int pairs = 0;
        for (const MarkedLabel* label : driver.part<ValueList>()->findChildren<MarkedLabel*>())
            pairs += label->text() == "Keep 6 6" ? 1 : 0;
        QCOMPARE(pairs, 1);
    }

    /// Why the best action is worth more than the next best, and than one that is chosen in the list.
    void theAnswerHasItsReason()
    {
        OpenSheet driver;
        driver.field()->setPlainText(
            "parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\ndice 6 6 6 2 1\nboxes aces=3 chance=21\n");
        QVERIFY(driver.press("Ask"));
        QTRY_VERIFY(driver.part<ValueList>() != nullptr);
        QTRY_VERIFY(driver.shows(" in 100"));
        const QStringList rows = driver.part<ValueList>()->words();
        QVERIFY2(rows.at(1).contains(", best"), qPrintable(rows.at(1)));
        QVERIFY(driver.press(rows.back()));
        QTRY_VERIFY(driver.shows("Why not: "));
    }
};

PARLOUR_TEST(TestPositionSheet)
#include "test_position_sheet.moc"
