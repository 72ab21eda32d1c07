// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet for positions: opened in the lobby or by pasting, what is wrong said while it is edited, and asked.
#include "app/store/shared_line.h"
#include "app/window/shell/position_sheet.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>

using namespace parlour;

namespace {

const QString kTwenty = QStringLiteral("parlour-position 1\ngame pazaak\nseat 0\nhouse 7 5\nopponentHouse 10\n"
                                       "opponentTotal 10\nsideCards 1 3 4 5\ntotal 12\n");

} // namespace

class TestPositionSheet : public QObject {
    Q_OBJECT

private slots:
    void mistakesAreSaidWithTheirLineWhileTheTextIsEdited()
    {
        test::Driver driver;
        QVERIFY(driver.press("Position"));
        auto* field = driver.part<QPlainTextEdit>();
        if (!field)
            QFAIL("there is no field");
        QVERIFY(field->toPlainText().startsWith("parlour-position 1\ngame durak\n")); // an example
        QVERIFY(driver.shows("decides."));
        field->setPlainText(QString(kTwenty).replace("total 12", "total 13"));
        QVERIFY(driver.shows("Line 8: \"total\" is \"13\" here"));
        field->setPlainText(kTwenty);
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
        test::Driver driver;
        QVERIFY(driver.press("Position"));
        driver.part<QPlainTextEdit>()->setPlainText(
            "parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\ndice 6 6 6 2 1\nboxes aces=3 chance=21\n");
        QVERIFY(driver.press("Ask"));
        QTRY_VERIFY(driver.shows("Keep 1 6 6"));
        int pairs = 0;
        for (const QLabel* label : driver.part<PositionSheet>()->findChildren<QLabel*>())
            pairs += label->text() == "Keep 6 6" ? 1 : 0;
        QCOMPARE(pairs, 1);
    }
};

PARLOUR_TEST(TestPositionSheet)
#include "test_position_sheet.moc"
