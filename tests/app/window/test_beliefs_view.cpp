// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The view of what could be known: beliefs as marks on hidden pieces, for the seat at the bottom alone, and counted as help.
#include "app/tables/table_capabilities.h"
#include "app/window/play/coach/belief_card.h"
#include "app/window/play/coach/chance_bars.h"
#include "app/window/play/table_bar.h"
#include "app/window/play/table_page.h"
#include "engine/games.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QMenu>
#include <QRegularExpression>

using namespace parlour;

namespace {

/// A paused table on which the decks and hands are dealt.
struct Shown {
    Shown(const std::string& game, std::vector<std::string> seats, const RuleMap& rules = {}, int steps = 0)
    {
        Opening opening{{test::newRecord(game, std::move(seats), 5, rules), {}, {}}};
        opening.paused = true;
        Library& library = driver.window().library();
        page = std::make_unique<TablePage>(library, windowStyleFor(library.settings().preferences(), false), *findGame(game),
                                           *findTable(game), opening);
        page->resize(1280, 800);
        page->show();
        for (int step = 0; step < steps || !page->session().line().match().node().isWaiting(); ++step)
            next();
    }
    /// One step, for which a bot may think on its thread.
    void next()
    {
        const int before = page->session().line().cursor();
        QTest::keyClick(page.get(), Qt::Key_N);
        test::comesTrue([&] { return page->session().line().cursor() > before; });
        test::settle();
    }
    void press(Qt::Key key)
    {
        QTest::keyClick(page.get(), key);
        test::settle();
    }
    const Layout& layout() const { return page->findChild<Stage*>()->layout(); }
    /// Clicks the first label, wherever it lies now.
    void clickLabel()
    {
        const Piece* label = layout().find("belief:0");
        QVERIFY(label);
        QTest::mouseClick(page->findChild<Stage*>(), Qt::LeftButton, {}, label->centre.toPoint());
        test::settle();
    }
    BeliefCard& card() const { return *page->findChild<BeliefCard*>(); }
    int marks() const
    {
        return static_cast<int>(std::count_if(layout().pieces.begin(), layout().pieces.end(),
                                              [](const Piece& each) { return each.id.startsWith("belief:"); }));
    }
    /// The described hidden pieces of a seat.
    QStringList descriptions() const
    {
        QStringList all;
        for (const Hidden& each : layout().hidden)
            if (const Piece* piece = layout().find(each.piece); piece && piece->description.contains('%'))
                all << piece->name + ": " + piece->description;
        return all;
    }

    test::Driver driver;
    std::unique_ptr<TablePage> page;
};

} // namespace

class TestBeliefsView : public QObject {
    Q_OBJECT

private slots:
    void hiddenPiecesAreMarkedAndDescribed_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("bot");
        QTest::addColumn<int>("steps");
        QTest::newRow("durak") << "durak"
                               << "durak.greedy" << 2;
        QTest::newRow("coup") << "coup"
                              << "coup.static" << 2;
        QTest::newRow("coins") << "coins"
                               << "coins.oldschool" << 9;
        QTest::newRow("pazaak") << "pazaak"
                                << "pazaak.kid" << 3;
        QTest::newRow("pazaak-full") << "pazaak-full"
                                     << "pazaak-full.cantina" << 5;
    }
    void hiddenPiecesAreMarkedAndDescribed()
    {
        QFETCH(QString, game);
        QFETCH(QString, bot);
        QFETCH(int, steps);
        const RuleMap rules = game == "coup" ? RuleMap{{"players", "3"}} : RuleMap();
        Shown shown(game.toStdString(), std::vector<std::string>(game == "coup" ? 3 : 2, bot.toStdString()), rules, steps);
        QCOMPARE(shown.marks(), 0);
        QVERIFY(!shown.card().isVisible());
        const int width = shown.page->findChild<Stage*>()->width();
        shown.press(Qt::Key_V);
        QTRY_VERIFY(shown.marks() > 0);
        QVERIFY(!shown.descriptions().isEmpty());
        QVERIFY(!shown.card().isVisible());
        QCOMPARE(shown.page->findChild<Stage*>()->width(), width); // labels alone narrow nothing
        const Piece& label = *shown.layout().find("belief:0");
        QVERIFY2(label.name.contains('%') && label.description.contains("lists"), qPrintable(label.name));
        shown.clickLabel();
        QVERIFY(shown.card().isVisible());
        shown.clickLabel();
        QVERIFY(!shown.card().isVisible() && shown.marks() > 0);
        shown.clickLabel();
        QVERIFY(shown.card().isVisible());
        QVERIFY2(shown.card().words().contains('%'), qPrintable(shown.card().words()));
        QVERIFY(!shown.card().findChildren<ChanceRow*>().isEmpty());
        for (const Piece& piece : shown.layout().pieces)
            if (piece.id.startsWith("belief:"))
                QVERIFY2(QRectF(QPointF(), QSizeF(shown.page->findChild<Stage*>()->size())).contains(piece.box()),
                         qPrintable(piece.id));
        QCOMPARE(shown.page->session().saver().hints(), 0); // nobody plays who could be helped
        shown.press(Qt::Key_V);
        QCOMPARE(shown.marks(), 0);
        QVERIFY(!shown.card().isVisible() && shown.descriptions().isEmpty());
    }

    void theyAreThoseOfTheSeatAtTheBottom()
    {
        Shown shown("durak", {"durak.greedy", "durak.openfool"}, {}, 6);
        shown.press(Qt::Key_V);
        QTRY_VERIFY(shown.card().words().contains('%'));
        const QString first = shown.card().words();
        emit shown.page->findChild<TableBar*>()->handsWanted(false, 1);
        QTRY_VERIFY(shown.card().words().contains('%') && shown.card().words() != first);
        const QStringList backs = shown.descriptions();
        QVERIFY2(backs.size() > 1 && backs.front().startsWith("hidden card of "), qPrintable(backs.join('\n')));
        QCOMPARE(shown.marks(), 1); // the chances belong to the hand, not to its cards
        // An open hand shows what was thought of its cards.
        emit shown.page->findChild<TableBar*>()->handsWanted(true, 1);
        QTRY_VERIFY(shown.marks() > 0);
        QVERIFY(!shown.descriptions().front().startsWith("hidden card of "));
    }

    void eachStepHasItsOwn()
    {
        Shown shown("durak", {"durak.greedy", "durak.openfool"}, {}, 4);
        shown.press(Qt::Key_V);
        QTRY_VERIFY(shown.card().words().contains('%'));
        const QString before = shown.card().words();
        for (int step = 0; step < 6; ++step)
            shown.next();
        QTRY_VERIFY(shown.card().words().contains('%') && shown.card().words() != before);
    }

    /// A person sees what its own seat could know, and each decision with it counts.
    void aPersonsLookCountsAsHelp()
    {
        test::Driver driver;
        Opening opening{{test::newRecord("durak", {std::string(kPerson), "durak.greedy"}, 5), {}, {}}};
        Library& library = driver.window().library();
        TablePage page(library, windowStyleFor(library.settings().preferences(), false), *findGame("durak"),
                       *findTable("durak"), opening);
        page.resize(1280, 800);
        page.show();
        UNTIL(page.session().asked() == 0);
        auto& card = *page.findChild<BeliefCard*>();
        QTest::keyClick(&page, Qt::Key_V);
        QTRY_COMPARE(page.session().saver().hints(), 1);
        QVERIFY2(card.words().startsWith("What you could know"), qPrintable(card.words()));
        QTest::keyClick(&page, Qt::Key_V);
        QTest::keyClick(&page, Qt::Key_V);
        QTRY_VERIFY(card.words().contains('%'));
        QCOMPARE(page.session().saver().hints(), 1); // of the same question
        const Layout& layout = page.findChild<Stage*>()->layout();
        for (const Hidden& each : layout.hidden)
            QVERIFY(!each.isOpen && each.value.empty());
    }

    void peopleWhoShareTheScreenHaveNone()
    {
        Shown shown("yahtzee", {"yahtzee.dummy", "yahtzee.dummy"});
        shown.press(Qt::Key_V); // nothing is hidden at this table
        QVERIFY(!shown.card().isVisible());
        test::Driver driver;
        Opening opening{{test::newRecord("durak", {std::string(kPerson), std::string(kNamedPerson) + "Anna"}, 5), {}, {}}};
        Library& library = driver.window().library();
        TablePage page(library, windowStyleFor(library.settings().preferences(), false), *findGame("durak"),
                       *findTable("durak"), opening);
        page.resize(1280, 800);
        page.show();
        test::settle();
        QTest::keyClick(&page, Qt::Key_Return); // the curtain
        test::settle();
        QTest::keyClick(&page, Qt::Key_V);
        test::settle();
        QVERIFY(!page.findChild<BeliefCard*>()->isVisible());
        QVERIFY(page.findChild<BeliefCard*>()->words().isEmpty());
    }
};

PARLOUR_TEST(TestBeliefsView)
#include "test_beliefs_view.moc"
