// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet for positions: opened in the lobby or by pasting, what is wrong said while it is edited, and asked.
#include "app/practice/practice.h"
#include "app/store/shared_line.h"
#include "app/window/parts/marked_label.h"
#include "app/window/parts/value_list.h"
#include "app/window/position/position_sheet.h"
#include "app/window/position/position_table.h"
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
    Stage& stage()
    {
        stage_ = part<PositionTable>()->findChild<Stage*>();
        stage_->finishMotion();
        return *stage_;
    }
    void click(const QString& piece)
    {
        const QRectF box = stage().pieceRect(piece);
        if (box.isEmpty())
            qWarning() << "there is no" << piece;
        // Near the left edge, where the next card of a hand does not lie.
        QTest::mouseClick(&stage(), Qt::LeftButton, {}, QPointF(box.left() + 6, box.bottom() - 6).toPoint());
    }
    void drag(const QString& piece, const QString& to)
    {
        const QPointF from = stage().pieceRect(piece).center();
        QTest::mousePress(&stage(), Qt::LeftButton, {}, from.toPoint());
        for (const QPointF& at : {from + QPointF(8, 8), stage().pieceRect(to).center()}) {
            QMouseEvent move(QEvent::MouseMove, at, at, Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&stage(), &move);
        }
        QTest::mouseRelease(&stage(), Qt::LeftButton, {}, stage().pieceRect(to).center().toPoint());
    }
    void type(const QString& keys) { QTest::keyClicks(&stage(), keys); }
    /// Returns the number of keys.
    qsizetype key(const QString& each)
    {
        if (each.startsWith('@')) {
            QTest::keyClick(&stage(), static_cast<Qt::Key>(each[1].unicode()), Qt::AltModifier);
            return 1;
        }
        if (!each.startsWith('>')) {
            type(each);
            return each.size();
        }
        for (const Qt::KeyboardModifier way : {Qt::NoModifier, Qt::ShiftModifier})
            for (int tabs = 1; tabs < 40; ++tabs) {
                const QString before = stage().focusedPiece();
                QTest::keyClick(&stage(), way == Qt::NoModifier ? Qt::Key_Tab : Qt::Key_Backtab, way);
                stage().setFocus();
                if (stage().focusedPiece() == "spot:" + each.mid(1))
                    return tabs;
                if (tabs > 1 && stage().focusedPiece() == before) // the last one
                    break;
            }
        qWarning() << "Tab does not reach" << each;
        return 100;
    }

private:
    Stage* stage_ = nullptr;
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
        QVERIFY(driver.shows("You decide."));
        field->setPlainText(QString(kTwenty).replace("total 12", "total 13"));
        QVERIFY(!driver.shows("Line 8")); // without the text there are no lines
        QVERIFY(driver.press("Put in: As text"));
        QVERIFY(driver.shows("Line 8: \"total\" is \"13\" here"));
        field->setPlainText(kTwenty);
        QVERIFY(driver.shows("You decide."));
    }

    void cardsGoToPlacesByClicksDragsAndKeys()
    {
        OpenSheet driver;
        auto* field = driver.field();
        QVERIFY(driver.press("Empty"));
        QVERIFY(driver.shows("The trump card must be named"));
        driver.click("card:6s"); // to the first place
        QVERIFY(field->toPlainText().contains("\nhand 6s\n"));
        driver.click("card:6s"); // and back
        QVERIFY(!field->toPlainText().contains("\nhand"));
        driver.type("6s7sth");
        QVERIFY2(field->toPlainText().contains("\nhand 6s 7s Th\n"), qPrintable(field->toPlainText()));
        QTest::keyClick(&driver.stage(), Qt::Key_Backspace);
        QVERIFY(field->toPlainText().contains("\nhand 6s 7s\n"));
        driver.drag("card:9h", "spot:trump-place");
        QVERIFY(field->toPlainText().contains("\ntrumpCard 9h\n"));
        QVERIFY(driver.shows("the stock never has more than 24 cards"));
        driver.type("8s9sjsqs");
        QVERIFY(driver.shows("You decide."));
        driver.drag("card:6h", "spot:attacks");
        QVERIFY(field->toPlainText().contains("\ntable 6h\n"));
        driver.drag("card:8h", "card:6h"); // covers it
        QVERIFY(field->toPlainText().contains("\ntable 6h/8h\n"));
        driver.drag("card:8h", "box"); // taken out
        QVERIFY(field->toPlainText().contains("\ntable 6h\n"));
    }

    /// The cards that have no place are gone, unseen, once the stock is counted, and are dealt anew each time.
    void whatIsGoneUnseenIsCounted()
    {
        OpenSheet driver;
        driver.click("spot:stock-label");
        driver.click("value:stock-label:10");
        QVERIFY2(driver.shows("You decide."), qPrintable(driver.field()->toPlainText()));
        QVERIFY(driver.field()->toPlainText().contains("\nstock 10\n"));
        QVERIFY(!driver.field()->toPlainText().contains("\ndiscarded"));
        QVERIFY(driver.shows("Gone, unseen: 14"));
        driver.click("spot:discard");
        driver.type("ah");
        QVERIFY(driver.field()->toPlainText().contains("\ndiscarded Ah\n"));
        QVERIFY(driver.shows("Gone, unseen: 13"));
    }

    void aValueIsChosenInTheBoxOrTyped()
    {
        OpenSheet driver;
        auto* field = driver.field();
        field->setPlainText("parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\ndice 6 6 6 2 1\n");
        driver.click("spot:score:twos");
        driver.click("value:score:twos:4");
        QVERIFY2(field->toPlainText().contains("twos=4"), qPrintable(field->toPlainText()));
        QTest::keyClick(&driver.stage(), Qt::Key_Backspace);
        QVERIFY(!field->toPlainText().contains("twos="));
        driver.click("spot:score:chance");
        driver.type("24");
        QVERIFY(field->toPlainText().contains("chance=24"));
        driver.click("spot:die:3");
        driver.type("55"); // and goes on to the next die
        QVERIFY(field->toPlainText().contains("\ndice 6 6 6 5 5\n"));
    }

    void aTableIsPutInByClicksAndByKeys_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("clicks");
        QTest::addColumn<QStringList>("keys"); ///< "@H" is Alt and a letter, ">die:0" Tab to a place
        QTest::addColumn<QStringList>("lines");
        const auto cards = [](const QString& prefix, const QString& ids) {
            QStringList pieces;
            for (const QString& id : ids.split(' '))
                pieces << prefix + id;
            return pieces;
        };
        QTest::newRow("durak") << "durak"
                               << cards("card:", "7s 8d 9c Jh Qs Kd") + QStringList{"spot:attacks", "card:6h"}
                + QStringList{"spot:trump-place", "tile:As", "spot:stock-label", "value:stock-label:8"}
                               << QStringList{"7s8d9cjhqskd", "@A", "6h", "@T", "as", ">stock-label", "8"}
                               << QStringList{"hand 7s 8d 9c Jh Qs Kd", "table 6h", "trumpCard As", "stock 8"};
        QTest::newRow("pazaak") << "pazaak"
                                << cards("tile:", "7 5") + QStringList{"spot:row:0", "tile:10", "spot:hand:1"}
                + cards("tile:", "+1 +3 +4 +5") + QStringList{"spot:plate:1", "value:plate:1:2"}
                                << QStringList{"75", "@O", "0", "@S", "+1+3+4+5", ">plate:1", "2"}
                                << QStringList{"house 7 5", "opponentHouse 10", "sideCards 1 3 4 5", "opponentWins 2"};
        QTest::newRow("pazaak-full") << "pazaak-full"
                                     << cards("tile:", "9 4") + QStringList{"spot:row:0"} + cards("tile:", "7 -2")
                + QStringList{"spot:hand:1"} + cards("tile:", "+1 +2 -3 D")
                                     << QStringList{"94", "@O", "7-2", "@H", "+1+2-3d"}
                                     << QStringList{"table 9 4", "opponentTable 7 -2", "hand +1 +2 -3 D"};
        QTest::newRow("yahtzee")
            << "yahtzee"
            << QStringList{"spot:die:0",        "value:die:0:6",         "value:die:1:6",   "value:die:2:6",
                           "value:die:3:2",     "value:die:4:1",         "spot:score:aces", "value:score:aces:3",
                           "spot:score:chance", "value:score:chance:21", "spot:total:0",    "value:total:0:4",
                           "value:total:0:5"}
            << QStringList{">die:0", "66621", ">score:aces", "3", ">score:chance", "21", ">total:0", "45"}
            << QStringList{"dice 6 6 6 2 1", "boxes aces=3 chance=21", "totals 45 24"};
        QTest::newRow("coup") << "coup"
                              << QStringList{"spot:card:0:0",          "value:card:0:0:duke", "value:card:0:1:contessa",
                                             "spot:plate:0",           "value:plate:0:4",     "spot:card:1:1",
                                             "value:card:1:1:captain", "spot:plate:1",        "value:plate:1:7"}
                              << QStringList{">card:0:0", "dt", ">plate:0", "4", ">card:1:1", "c", ">plate:1", "7"}
                              << QStringList{"coins 4 7 2 2", "hand duke contessa", "lost | captain | | |"};
        QTest::newRow("coins") << "coins"
                               << QStringList{"spot:round",       "value:round:4", "value:round:0", "spot:standing",
                                              "value:standing:6", "spot:red",      "value:red:12"}
                               << QStringList{">round", "40", ">standing", "6", ">red", "12"} << QStringList{"red 12"};
    }
    void aTableIsPutInByClicksAndByKeys()
    {
        QFETCH(const QString, game);
        QFETCH(const QStringList, clicks);
        QFETCH(const QStringList, keys);
        QFETCH(const QStringList, lines);
        OpenSheet driver;
        const auto isIn = [&] {
            for (const QString& line : lines)
                if (!driver.field()->toPlainText().contains('\n' + line + '\n'))
                    return false;
            return driver.shows("You decide.");
        };
        const auto begin = [&] {
            driver.field()->setPlainText("parlour-position 1\ngame " + game + "\nseat 0\n");
            QVERIFY(driver.press("Empty"));
        };
        begin();
        for (const QString& piece : clicks)
            driver.click(piece);
        QVERIFY2(isIn(), qPrintable(driver.field()->toPlainText()));
        begin();
        driver.stage().setFocus();
        qsizetype pressed = 0;
        for (const QString& each : keys)
            pressed += driver.key(each);
        QVERIFY2(isIn(), qPrintable(driver.field()->toPlainText()));
        qInfo("%lld clicks, %lld keys", static_cast<long long>(clicks.size()), static_cast<long long>(pressed));
        QVERIFY(clicks.size() <= 25 && pressed <= 80);
    }

    void nothingOfATableIsOutOfSight_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    void nothingOfATableIsOutOfSight()
    {
        QFETCH(const QString, game);
        OpenSheet driver;
        int controls = 0;
        for (const QWidget* each : driver.part<PositionSheet>()->findChildren<QWidget*>())
            controls += each->isVisible() && each->focusPolicy() != Qt::NoFocus && !each->focusProxy() ? 1 : 0;
        QVERIFY2(controls <= 12, qPrintable(QString::number(controls)));
        driver.window().resize(900, 500);
        test::settle(driver.window());
        driver.field()->setPlainText("parlour-position 1\ngame " + game + "\nseat 0\n");
        QVERIFY(driver.press("Empty"));
        const QRectF room = QRectF(driver.stage().rect()).adjusted(-2, -2, 2, 2);
        QStringList spots;
        for (const Piece& piece : driver.stage().layout().pieces)
            if (piece.id.startsWith("spot:"))
                spots << piece.id;
        QVERIFY(spots.size() >= 4);
        for (const QString& spot : spots) {
            driver.click(spot);
            for (const Piece& piece : driver.stage().layout().pieces)
                if (piece.acts())
                    QVERIFY2(room.contains(piece.box()), qPrintable(spot + ": " + piece.id));
        }
    }

    void aTextFillsTheTableAndWhatIsWrongIsMarked()
    {
        OpenSheet driver;
        auto* field = driver.field();
        field->setPlainText(kTwenty);
        QVERIFY(test::comesTrue([&] { return driver.shows("Your table (2) [Y]: house card 7, house card 5"); }));
        field->setPlainText(QString(kTwenty).replace("sideCards 1 3 4 5", "sideCards 1 3"));
        QVERIFY(driver.press("Ask"));
        QCOMPARE(driver.stage().focusedPiece(), QString("spot:hand:1"));
        QVERIFY(driver.stage().layout().find("spot:hand:1")->description.contains("must be from"));
    }

    void aPositionIsKeptForThePractice()
    {
        OpenSheet driver;
        auto* field = driver.field();
        field->setPlainText(kTwenty);
        QVERIFY(driver.press("Keep for practice"));
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
        QVERIFY(driver.shows("You decide."));
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

    void aPositionWithCardsThatAreGoneUnseenIsValued()
    {
        OpenSheet driver;
        driver.field()->setPlainText("parlour-position 1\ngame durak\nseat 0\nsizes 4 4\nstock 0\ntrumpCard 6h\n"
                                     "hand 7h 8s 9c Td\ndiscarded Ah\n");
        QVERIFY(driver.shows("You decide."));
        QVERIFY(driver.press("Ask"));
        QTRY_VERIFY(driver.part<ValueList>() != nullptr);
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
