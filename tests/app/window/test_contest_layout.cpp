// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The layout of the contest pages, which cut no names in any language and in common window sizes.
#include "tests/app/cut_texts.h"
#include "tests/app/window/window_driver.h"

#include "app/contest/contest_runner.h"
#include "app/seating/scoreboard.h"
#include "app/store/paths.h"
#include "app/widgets/window_style.h"
#include "app/window/contest/bracket_view.h"
#include "app/window/contest/contest_page.h"
#include "app/window/contest/contests_page.h"
#include "app/window/contest/crosstable.h"
#include "app/window/contest/entrant_list.h"
#include "app/window/contest/lead_chart.h"
#include "app/window/contest/match_drawer.h"
#include "app/window/contest/seat_table.h"
#include "app/window/contest/standings_table.h"
#include "app/window/parts/language.h"
#include "tests/suite.h"

#include <QChartView>
#include <QDir>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QScrollArea>
#include <QScrollBar>
#include <QValueAxis>

using namespace parlour;

namespace {

/// The entrants with the longest names come first, so that they meet.
const std::vector<std::string> kEntrants{"pazaak.kid-first", "pazaak.cautious", "pazaak.kid",
                                         "pazaak.bold",      "pazaak.austin",   "pazaak.hk47"};

QString fileOf(Format format)
{
    return paths::contests() + (format == Format::Cup ? "/cup" : "/league") + kContestEnding;
}

ContestPlan planOf(Format format)
{
    ContestPlan plan;
    plan.game = "pazaak";
    plan.entrants = kEntrants;
    plan.shape.format = format;
    plan.shape.matches = format == Format::Cup ? 3 : 20;
    plan.seed = 7;
    return *complete(plan);
}

void play(Format format)
{
    QDir().mkpath(paths::contests());
    const auto file = ContestFile::create(fileOf(format), planOf(format));
    QVERIFY(file);
    ContestControl control;
    QVERIFY(playContest(**file, 2, control));
}

} // namespace

class TestContestLayout : public QObject {
    Q_OBJECT

private:
    /// Draws a widget with its hidden parts and returns the names that it cuts.
    static QStringList cutNames(QWidget* widget)
    {
        const QStringList names = entrantNames(kEntrants);
        const test::CutTexts cutTexts;
        widget->grab();
        QStringList cut;
        for (const QString& text : cutTexts.list())
            for (const QString& name : names)
                if (text.contains(name) || name.contains(text))
                    cut << QStringLiteral("%1 (%2, %3 px)")
                               .arg(text, widget->metaObject()->className())
                               .arg(widget->width());
        return cut;
    }
    template <class T>
    static QStringList cutIn(test::Driver& driver)
    {
        T* found = driver.part<T>();
        return found ? cutNames(found) : QStringList{QStringLiteral("no %1").arg(T::staticMetaObject.className())};
    }
    /// The labels of the lead chart's axes; empty until its curves are read.
    static QString axisLabels(test::Driver& driver)
    {
        QStringList labels;
        if (const auto* view = driver.part<LeadChart>()->findChild<QGraphicsView*>())
            for (const QGraphicsItem* item : view->items())
                if (const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item))
                    labels << text->toPlainText();
        return labels.join('|');
    }
    static void open(test::Driver& driver, Format format)
    {
        emit driver.window().lobby()->contestWanted(fileOf(format));
        QTRY_VERIFY(driver.part<StandingsTable>());
        // The parts that are built last.
        QTRY_VERIFY(format == Format::Cup ? !!driver.part<BracketView>() : !!driver.part<LeadChart>());
        test::settle(driver.window());
    }

private slots:
    void programsHaveTheNamesThatThePersonGave()
    {
        const std::vector<std::string> entrants{"durak.greedy", "exec:./rook", "exec:./rook --fast", "exec:./other"};
        const std::vector<KnownProgram> known{{"exec:./rook --fast", "Rook 2", {"durak"}, "Swift"},
                                              {"exec:./other", "Other", {"durak"}}};
        QCOMPARE(entrantNames(entrants), (QStringList{"Greedy", "rook 1", "rook 2", "other"}));
        QCOMPARE(shownNames(entrants), (std::vector<std::string>{"durak.greedy", "rook 1", "rook 2", "other"}));
        QCOMPARE(entrantNames(entrants, {.programs = known}), (QStringList{"Greedy", "rook", "Swift", "Other"}));
    }

    void theLeadersBarIsDrawn()
    {
        test::Driver driver;
        play(Format::RoundRobin);
        open(driver, Format::RoundRobin);
        auto* table = driver.part<StandingsTable>();
        const QRect bar = table->visualRect(table->model()->index(0, table->model()->columnCount() - 1));
        const QImage picture = table->viewport()->grab(bar).toImage();
        int filled = 0;
        for (int x = 0; x < picture.width(); ++x)
            filled += picture.pixelColor(x, picture.height() / 2 + 3) == ink(table->window()).brass ? 1 : 0;
        QVERIFY2(filled > picture.width() / 4, qPrintable(QString::number(filled)));
    }

    void axesEndAtTheRangeOfShares()
    {
        auto now = std::make_shared<ContestSnapshot>();
        now->plan = planOf(Format::RoundRobin);
        now->table.entrants = static_cast<int>(kEntrants.size());
        now->table.cells.resize(kEntrants.size() * kEntrants.size());
        now->table.rows.resize(2);
        now->table.rows[1].entrant = 1;
        LeadChart chart;
        chart.setCurves(Scoreboard(now), {{0, {{10, 0.99, 0.03}}}, {1, {{10, 0.01, 0.03}}}});
        const auto* shares = qobject_cast<QValueAxis*>(chart.findChild<QChartView*>()->chart()->axes(Qt::Vertical).front());
        QCOMPARE(shares->min(), 0.0);
        QCOMPARE(shares->max(), 100.0);
    }

    void theListOfContestsKeepsItsWidth_data() { noNameIsCut_data(); }
    void theListOfContestsKeepsItsWidth()
    {
        QFETCH(QString, language);
        test::Driver driver;
        Preferences preferences = driver.window().library().settings().preferences();
        preferences.language = language;
        driver.window().library().settings().setPreferences(preferences);
        driver.window().resize(900, 500);
        QDir().mkpath(paths::contests());
        QVERIFY(ContestFile::create(fileOf(Format::RoundRobin), planOf(Format::RoundRobin))); // may be resumed
        emit driver.window().lobby()->contestsWanted();
        QTRY_VERIFY(driver.find(ContestsPage::tr("Resume %1").arg(contestTitle(planOf(Format::RoundRobin)))));
        test::settle(driver.window());
        QCOMPARE(driver.part<ContestsPage>()->findChild<QScrollArea*>()->horizontalScrollBar()->maximum(), 0);
    }

    void noNameIsCut_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : Language::available())
            QTest::newRow(qPrintable(language)) << language;
    }
    void noNameIsCut()
    {
        QFETCH(QString, language);
        test::Driver driver;
        Preferences preferences = driver.window().library().settings().preferences();
        preferences.language = language;
        driver.window().library().settings().setPreferences(preferences);
        play(Format::RoundRobin);
        play(Format::Cup);
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)}) {
            driver.window().resize(size);
            emit driver.window().lobby()->contestsWanted();
            QTRY_VERIFY(driver.part<ContestsPage>());
            for (const Format format : {Format::RoundRobin, Format::Cup}) // until they are read
                QTRY_VERIFY(driver.find(ContestsPage::tr("Delete %1").arg(contestTitle(planOf(format)))));
            test::settle(driver.window());
            for (const QLabel* label : driver.part<ContestsPage>()->findChildren<QLabel*>())
                if (label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            QCOMPARE(cutIn<ContestsPage>(driver), QStringList());
            open(driver, Format::Cup);
            QCOMPARE(cutIn<BracketView>(driver), QStringList());
            QCOMPARE(cutIn<EntrantList>(driver), QStringList());
            open(driver, Format::RoundRobin);
            QCOMPARE(cutIn<EntrantList>(driver), QStringList());
            QCOMPARE(cutIn<LeadChart>(driver), QStringList());
            QTRY_VERIFY(axisLabels(driver).contains('%'));
            QVERIFY2(!axisLabels(driver).contains('?'), qPrintable(axisLabels(driver)));
            QCOMPARE(cutIn<Crosstable>(driver), QStringList());
            QCOMPARE(cutIn<StandingsTable>(driver), QStringList());
            emit driver.part<Crosstable>()->cellWanted(1, 0);
            QTRY_VERIFY(driver.part<MatchDrawer>());
            QTRY_VERIFY(driver.part<MatchDrawer>()->list()->model()->rowCount() > 0);
            test::settle(driver.window());
            QCOMPARE(cutIn<MatchDrawer>(driver), QStringList());
            QCOMPARE(cutIn<Crosstable>(driver), QStringList());
            QCOMPARE(cutIn<StandingsTable>(driver), QStringList());
        }
    }
};

PARLOUR_TEST(TestContestLayout)
#include "test_contest_layout.moc"
