// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window around the tables: sizes, languages, themes, sheets, keys.
#include "tests/app/window/window_driver.h"

#include "app/widgets/sheet.h"
#include "app/window/lobby/new_game_sheet.h"
#include "app/window/lobby/notice_row.h"
#include "app/window/parts/setup_rows.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/play/result/result_card.h"
#include "app/window/shell/message_strip.h"
#include "engine/games.h"
#include "tests/suite.h"

#include <QAccessible>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QToolTip>

using namespace parlour;

class TestLobby : public QObject {
    Q_OBJECT

private:
    static void set(test::Driver& driver, const std::function<void(Preferences&)>& change)
    {
        Preferences preferences = driver.window().library().settings().preferences();
        change(preferences);
        driver.window().library().settings().setPreferences(preferences);
        test::settle(driver.window());
    }

private slots:
    void initTestCase() { QApplication::setStyle(makeStyle()); }

    void pagesFitEverySizeAndLanguage_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("least") << QSize(880, 480);
        QTest::newRow("small") << QSize(1024, 640);
        QTest::newRow("usual") << QSize(1280, 800);
        QTest::newRow("large") << QSize(1920, 1080);
    }
    void pagesFitEverySizeAndLanguage()
    {
        QFETCH(QSize, size);
        test::Driver driver;
        // An unfinished game makes the page largest.
        QVERIFY(driver.press("Play Durak"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(driver.shows("Go on with Durak"));
        driver.window().resize(size);
        test::settle(driver.window());
        QCOMPARE(driver.window().size(), size);
        for (const QString& language : Language::available()) {
            set(driver, [&](Preferences& p) { p.language = language; });
            // No page needs to scroll sideways.
            for (QScrollArea* area : driver.window().lobby()->findChildren<QScrollArea*>())
                if (area->isVisible())
                    QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(),
                             qPrintable(QString("%1: %2 > %3")
                                            .arg(language)
                                            .arg(area->widget()->minimumSizeHint().width())
                                            .arg(area->viewport()->width())));
        }
    }

    /// Not even in the first frame after a resize.
    void panelsAreNeverPaintedTooSmall()
    {
        /// Records the panels that are painted below their minimum size.
        struct Watcher : QObject {
            QStringList squeezed;
            bool eventFilter(QObject* watched, QEvent* event) override
            {
                if (const auto* panel = qobject_cast<Panel*>(watched); panel && event->type() == QEvent::Paint)
                    if (const QSize need = panel->minimumSizeHint();
                        panel->width() < need.width() || panel->height() < need.height())
                        squeezed << QString("%1 x %2 < %3 x %4")
                                        .arg(panel->width())
                                        .arg(panel->height())
                                        .arg(need.width())
                                        .arg(need.height());
                return false;
            }
        } watcher;
        test::Driver driver;
        QVERIFY(driver.press("Play Durak"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        qApp->installEventFilter(&watcher);
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(driver.shows("Go on with Durak"));
        for (const QSize size : {QSize(1280, 800), QSize(900, 600), QSize(1280, 700), QSize(1024, 640), QSize(1280, 800)}) {
            driver.window().resize(size);
            test::settle(driver.window());
            QCOMPARE(watcher.squeezed, QStringList());
        }
    }

    void aTableIsLaidOutAtOnce()
    {
        test::Driver driver;
        QVERIFY(driver.press("Watch Durak"));
        QTRY_VERIFY(driver.shows("Back to the lobby"));
        driver.window().findChild<SidePanel*>()->show();
        const auto* stage = driver.window().findChild<Stage*>();
        for (const QSize size : {QSize(900, 600), QSize(1280, 800)}) {
            driver.window().resize(size);
            const QSize first = stage->size();
            test::settle(driver.window());
            QCOMPARE(first, stage->size());
        }
    }

    void theLanguageOfAnOpenTableChanges()
    {
        test::Driver driver;
        QVERIFY(driver.press("Watch Durak"));
        QTRY_VERIFY(driver.shows("Back to the lobby"));
        set(driver, [](Preferences& p) { p.language = "fr"; });
        QCOMPARE(QLocale().language(), QLocale::French);
        if (!QCoreApplication::translate("parlour::LobbyPage", "Settings").contains("Settings"))
            QTRY_VERIFY(!driver.shows("Back to the lobby"));
        set(driver, [](Preferences& p) { p.language = "en"; });
        QTRY_VERIFY(driver.shows("Back to the lobby"));
    }

    void theLanguageOfTheSettingsChanges()
    {
        test::Driver driver;
        QVERIFY(driver.press("Settings"));
        QVERIFY(driver.shows("Reduced motion"));
        set(driver, [](Preferences& p) { p.language = "fr"; });
        QTRY_VERIFY(!driver.shows("Reduced motion"));
        const QString named = QApplication::focusWidget()->accessibleName();
        set(driver, [](Preferences& p) { p.language = "en"; });
        QTRY_VERIFY(driver.shows("Reduced motion"));
        QCOMPARE(named, "Langue: Français");
        QCOMPARE(QApplication::focusWidget()->accessibleName(), "Language: English");
    }

    /// The first element with a setting's name is its switch, not its label.
    void aSearchByNameFindsTheSwitch()
    {
        test::Driver driver;
        QVERIFY(driver.press("Settings"));
        QWidget* first = nullptr;
        for (QWidget* each : driver.window().findChildren<QWidget*>())
            if (!first && each->isVisible()
                && QAccessible::queryAccessibleInterface(each)->text(QAccessible::Name) == "Four colours")
                first = each;
        QVERIFY(qobject_cast<QAbstractButton*>(first));
    }

    void cardsOfUnfinishedGamesShowTheirWholeText()
    {
        test::Driver driver;
        driver.window().resize(1024, 640);
        QVERIFY(driver.press("Play Simple Pazaak"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(driver.shows("Go on with Simple Pazaak"));
        const auto found = [&]() -> QLabel* {
            for (QLabel* label : driver.window().lobby()->findChildren<QLabel*>())
                if (label->text().startsWith("Hand 1"))
                    return label;
            return nullptr;
        };
        QLabel* situation = nullptr;
        QTRY_VERIFY((situation = found()));
        QTRY_VERIFY(situation->height() >= situation->heightForWidth(situation->width()));
    }

    void aFinishedLessonIsMarkedOnItsTile()
    {
        test::Driver driver;
        QVERIFY(!driver.shows("Lesson done"));
        driver.window().library().settings().setLesson("coup", {true, true, 0});
        driver.window().start({"pazaak", {}, {std::string(kPerson), "pazaak.kid"}, 1});
        QVERIFY(driver.press("Back to the lobby"));
        test::settle(driver.window());
        QVERIFY(driver.shows("Lesson done"));
        driver.open();
        QVERIFY(driver.shows("Lesson done"));
    }

    void aFirstStartSaysWhereToBegin()
    {
        test::Driver driver;
        QVERIFY(driver.shows("Where to begin"));
        QVERIFY(!driver.shows("Recent games") && !driver.shows("Nothing is waiting"));
        QVERIFY(driver.choose("Choose a lesson", "Durak, "));
        QTRY_VERIFY(driver.window().table());
        QVERIFY(driver.press("Back to the lobby"));
        QVERIFY(driver.press("Play Simple Pazaak"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(driver.shows("Recent games"));
    }

    void tilesShowAllTheirButtons()
    {
        test::Driver driver;
        for (const QSize size : {QSize(880, 480), QSize(1024, 640), QSize(1280, 800)}) {
            driver.window().resize(size);
            for (const QString& language : Language::available()) {
                set(driver, [&](Preferences& p) { p.language = language; });
                for (const Panel* tile : driver.window().lobby()->findChildren<Panel*>()) {
                    if (!tile->property("game").isValid())
                        continue;
                    const auto buttons = tile->findChildren<Button*>(); // Play, Watch, Replay and the menu
                    QCOMPARE(buttons.size(), 4);
                    for (const Button* button : buttons)
                        QVERIFY2(button->isVisible() && button->width() >= button->sizeHint().width()
                                     && tile->rect().contains(button->geometry()),
                                 qPrintable(QString("%1 %2 %3").arg(size.width()).arg(language, button->accessibleName())));
                }
            }
        }
    }

    void theSheetIsAsHighAsItsContent()
    {
        test::Driver driver;
        QVERIFY(driver.press("New game of Coins"));
        const auto* sheet = driver.part<NewGameSheet>();
        const Panel* panel = sheet->findChild<Panel*>();
        const auto isScrolled = [&] {
            const auto areas = sheet->findChildren<QScrollArea*>();
            return std::any_of(areas.begin(), areas.end(),
                               [](const QScrollArea* area) { return area->verticalScrollBar()->maximum() > 0; });
        };
        const int before = panel->height();
        QVERIFY2(before < 500, qPrintable(QString::number(before)));
        QVERIFY(!isScrolled());
        QVERIFY(driver.press([](const QString& name) { return name.startsWith("Seat 2: "); })); // its list has more rows
        QTRY_VERIFY(panel->height() > before);
        QVERIFY(driver.press([](const QString& name) { return name.startsWith("Seat 2: "); }));
        QTRY_COMPARE(panel->height(), before);
        // Where the window has no room the opened list begins below its seat, which is seen.
        driver.window().resize(900, 500);
        QVERIFY(driver.press([](const QString& name) { return name.startsWith("Seat 2: "); }));
        QTRY_VERIFY(isScrolled());
        QVERIFY(driver.find([](const QString& name) { return name.startsWith("Seat 2: "); }));
        QVERIFY(driver.window().rect().contains(QRect(panel->mapTo(&driver.window(), QPoint()), panel->size())));
    }

    void watchedGamesAreListedApart()
    {
        test::Driver driver;
        for (int i = 0; i < 4; ++i) {
            driver.window().startUsual("durak", true);
            QTRY_VERIFY(driver.session().line().length() > 3);
            QVERIFY(driver.press("Back to the lobby"));
        }
        const auto count = [&](const QString& begin) {
            int found = 0;
            for (const QAbstractButton* each : driver.window().lobby()->findChildren<QAbstractButton*>())
                found += each->isVisible() && each->accessibleName().startsWith(begin) ? 1 : 0;
            return found;
        };
        QTRY_COMPARE(count("Go on watching Durak"), 3);
        QCOMPARE(count("Go on with"), 0);
        QVERIFY(driver.shows("Nothing is waiting"));
        QVERIFY(driver.press("1 more to resume"));
        QCOMPARE(count("Go on watching Durak"), 4);
    }

    void aMessageDoesNotMoveThePage()
    {
        test::Driver driver;
        const QRect before = driver.window().lobby()->geometry();
        driver.window().say("Something happened that takes a few words to tell");
        test::settle(driver.window());
        QCOMPARE(driver.window().lobby()->geometry(), before);
        auto* strip = driver.part<MessageStrip>();
        QVERIFY(strip->isVisible());
        for (const QSize size : {QSize(1024, 640), QSize(1920, 1080)}) {
            driver.window().resize(size);
            test::settle(driver.window());
            QVERIFY(driver.window().rect().contains(strip->geometry()));
            QVERIFY(strip->y() >= 56); // below the bar
        }
        // A sheet that opens meanwhile is above the message.
        QVERIFY(driver.press("Settings"));
        driver.window().say("More of it");
        const auto& children = driver.window().children();
        QVERIFY(children.indexOf(driver.part<Sheet>()) > children.indexOf(strip));
    }

    void menusAndToolTipsAreRoundPanels()
    {
        test::Driver driver;
        const auto isRound = [](QWidget* panel) {
            const QRect all = panel->rect();
            return panel->testAttribute(Qt::WA_TranslucentBackground) && !panel->mask().isEmpty()
                && !panel->mask().contains(all.topLeft()) && !panel->mask().contains(all.bottomRight())
                && panel->mask().contains(all.center());
        };
        QVERIFY(driver.press("More for Durak"));
        auto* menu = driver.part<QMenu>();
        QVERIFY(menu && isRound(menu));
        menu->setActiveAction(menu->actions().front());
        const QRect line = menu->actionGeometry(menu->actions().front());
        const QImage seen = menu->grab().toImage();
        const QColor brass = menu->palette().color(QPalette::Highlight);
        QCOMPARE(seen.pixelColor(line.left() + 4, line.center().y()), brass);
        QVERIFY(seen.pixelColor(line.topLeft()) != brass);
        menu->close();

        QToolTip::showText(driver.window().mapToGlobal(QPoint(200, 200)), "What it does", driver.window().lobby());
        QWidget* tip = nullptr;
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each->inherits("QTipLabel") && each->isVisible())
                tip = each;
        QVERIFY(tip && isRound(tip));
        QCOMPARE(tip->palette().color(QPalette::ToolTipBase),
                 driver.window().lobby()->palette().color(QPalette::ToolTipBase));
        QToolTip::hideText();
    }

    void aRematchCountsTheGames()
    {
        test::Driver driver;
        QVERIFY(driver.press("Watch Simple Pazaak"));
        QTRY_VERIFY(driver.session().line().isOver());
        QTRY_VERIFY(driver.shows("Rematch"));
        QVERIFY(!driver.shows("So far:"));
        const auto gamesSoFar = [&] {
            int games = 0;
            driver.find([&](const QString& each) {
                if (!each.startsWith("So far:"))
                    return false;
                static const QRegularExpression number("\\d+");
                for (const QRegularExpressionMatch& match : number.globalMatch(each))
                    games += match.captured().toInt();
                return true;
            });
            return games;
        };
        QVERIFY(driver.press("Rematch"));
        QTRY_COMPARE(gamesSoFar(), 2); // the first result may still be shown
        QVERIFY(driver.press("Rematch"));
        QTRY_COMPARE(gamesSoFar(), 3);
    }

    void resultsFitEveryLanguage()
    {
        for (const QString& language : Language::available()) {
            test::Driver driver;
            driver.window().resize(880, 480);
            set(driver, [&](Preferences& p) { p.language = language; });
            driver.window().startUsual("pazaak", true);
            QTRY_VERIFY(driver.window().findChild<ResultCard*>());
            for (const Button* button : driver.window().findChild<ResultCard*>()->findChildren<Button*>())
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(language + ' ' + button->text()));
        }
    }

    void themesChangeOpenPages()
    {
        test::Driver driver;
        set(driver, [](Preferences& p) { p.mode = Preferences::Mode::Dark; });
        const QColor dark = driver.window().lobby()->palette().color(QPalette::Window);
        set(driver, [](Preferences& p) { p.mode = Preferences::Mode::Light; });
        const QColor light = driver.window().lobby()->palette().color(QPalette::Window);
        QVERIFY(dark.lightness() < 80 && light.lightness() > 180);
        // An open table changes as well.
        QVERIFY(driver.press("Play Simple Pazaak"));
        const QColor before = driver.window().table()->palette().color(QPalette::WindowText);
        set(driver, [](Preferences& p) {
            p.ground = Preferences::Ground::HighContrast;
            p.mode = Preferences::Mode::Dark;
        });
        QVERIFY(driver.window().table()->palette().color(QPalette::WindowText) != before);
    }

    void rightToLeftMirrorsTheTable()
    {
        test::Driver driver;
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QVERIFY(driver.press("Watch Simple Pazaak"));
        QTRY_VERIFY(driver.session().line().isOver());
        auto* back = driver.window().table()->findChild<QAbstractButton*>();
        QVERIFY(back->mapTo(&driver.window(), QPoint()).x() > driver.window().width() / 2);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void aGameStartsByKeysAlone()
    {
        test::Driver driver;
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &driver.window(), Qt::Key_Tab);
            if (QApplication::focusWidget()->accessibleName() == "Play Durak")
                break;
        }
        QCOMPARE(QApplication::focusWidget()->accessibleName(), "Play Durak");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(driver.window().table());
    }

    void escapeClosesSheetsThenPages()
    {
        test::Driver driver;
        QVERIFY(driver.press("Play Durak"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Question);
        QTRY_VERIFY(driver.shows("Takes the cards"));
        for (Sheet* sheet : driver.window().findChildren<Sheet*>())
            QVERIFY(sheet->childrenRect().height() > 200);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!driver.shows("Takes the cards"));
        QVERIFY(driver.window().table());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!driver.window().table());
    }

    void tabStaysWithinASheet()
    {
        test::Driver driver;
        QVERIFY(driver.press("Settings"));
        auto* sheet = driver.window().findChild<Sheet*>();
        QVERIFY(sheet);
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(QApplication::focusWidget(), i < 20 ? Qt::Key_Tab : Qt::Key_Backtab);
            QVERIFY(sheet->isAncestorOf(QApplication::focusWidget()));
        }
    }

    /// Presses by name must not reach elements below a sheet.
    void onlyTheTopSheetReceivesInput()
    {
        test::Driver driver;
        const auto canPress = [&](const QString& name) {
            QAccessibleInterface* element = driver.find(name);
            return element && element->actionInterface() && !element->actionInterface()->actionNames().isEmpty();
        };
        QVERIFY(canPress("Play Durak"));
        QVERIFY(driver.press("New game of Simple Pazaak"));
        QVERIFY(!canPress("Play Durak"));
        QVERIFY(!canPress("History"));
        QVERIFY(canPress("Cancel"));
        QVERIFY(driver.press("Seat 2: Jory · Casual player"));
        QVERIFY(driver.press("Another program…"));
        QCOMPARE(driver.window().findChildren<Sheet*>().size(), 2);
        QVERIFY(!canPress("Seat 2: Jory · Casual player"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(canPress("Seat 2: Jory · Casual player"));
        QVERIFY(!canPress("Play Durak"));
        QVERIFY(driver.press("Cancel"));
        QTRY_VERIFY(canPress("Play Durak"));

        // The same holds for the cards and keys of a table and for shortcuts.
        QVERIFY(driver.press("Play Simple Pazaak"));
        QTRY_VERIFY(canPress("End turn"));
        QVERIFY(driver.choose("Menu", "Settings"));
        QVERIFY(!canPress("End turn"));
        QTest::keySequence(&driver.window(), QKeySequence::New);
        QCOMPARE(driver.window().findChildren<Sheet*>().size(), 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(canPress("End turn"));
        QVERIFY(driver.window().findChild<Stage*>()->hasFocus());
    }

    void theFocusStaysAtTheFilledSeat()
    {
        test::Driver driver;
        QVERIFY(driver.press("New game of Simple Pazaak"));
        const auto focused = [] { return QApplication::focusWidget() ? QApplication::focusWidget()->accessibleName() : ""; };
        for (int i = 0; i < 40 && focused() != "Seat 2: Jory · Casual player"; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(driver.shows("Another program…"));
        QCOMPARE(focused(), "Seat 2: Jory · Casual player");
        for (int i = 0; i < 4; ++i) // past You and the name of another person, to Pim
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(focused(), "Pim · Beginner");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(focused(), "Seat 2: Pim · Beginner");
    }

    /// Even a choice that the complete rules leave out.
    void rulesAreKeptForTheNextGame_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QString>("cards"); // the rule of this game and the next; empty: hidden
        QTest::newRow("open") << "Score cards: Open"
                              << "open";
        QTest::newRow("hidden") << "Score cards: Hidden"
                                << "";
    }
    void rulesAreKeptForTheNextGame()
    {
        QFETCH(QString, choice);
        QFETCH(QString, cards);
        test::Driver driver;
        emit driver.window().lobby()->newGameWanted("yahtzee");
        QVERIFY(driver.press(choice));
        QVERIFY(driver.press("Play"));
        QTRY_VERIFY(driver.window().table());
        const auto cardsIn = [](const RuleMap& rules) {
            return rules.contains("cards") ? QString::fromStdString(rules.at("cards")) : QString();
        };
        QCOMPARE(cardsIn(driver.window().table()->session().line().record().rules), cards);
        QCOMPARE(cardsIn(lastSetup(*findGame("yahtzee"), driver.window().library().settings(), false).rules), cards);
    }

    void seatsAndBotsShowTheirWholeText()
    {
        test::Driver driver;
        driver.window().resize(1024, 640);
        for (const QString& language : Language::available()) {
            set(driver, [&](Preferences& p) { p.language = language; });
            for (const GameInfo& info : games()) {
                emit driver.window().lobby()->newGameWanted(QString::fromStdString(info.id));
                auto* sheet = driver.window().findChild<NewGameSheet*>();
                test::settle(driver.window());
                sheet->findChildren<SeatRow*>().last()->click(); // opens its list of bots
                QTRY_VERIFY(sheet->findChildren<SeatRow*>().size() > 4);
                const auto tight = [&] {
                    QStringList names;
                    for (const SeatRow* row : sheet->findChildren<SeatRow*>())
                        if (row->isVisible() && row->height() < row->heightForWidth(row->width()))
                            names << language + ' ' + row->text();
                    return names.join(", ");
                };
                QTRY_COMPARE(tight(), "");
                sheet->close();
                QTRY_VERIFY(!driver.window().findChild<NewGameSheet*>());
            }
        }
    }

    void everyControlHasAName()
    {
        test::Driver driver;
        const auto nameless = [&] {
            QStringList found;
            for (QAbstractButton* button : driver.window().findChildren<QAbstractButton*>())
                if (button->isVisible() && QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name).isEmpty())
                    found << QString("%1 in %2")
                                 .arg(button->metaObject()->className(), button->parent()->metaObject()->className());
            return found.join(", ");
        };
        test::settle(driver.window());
        QCOMPARE(nameless(), "");
        QVERIFY(driver.press("Watch Durak"));
        QTRY_VERIFY(driver.session().line().isOver());
        QCOMPARE(nameless(), "");
        QVERIFY(driver.choose("Menu", "Settings"));
        QCOMPARE(nameless(), "");
    }

    /// Chooses the entry of a tile's menu whose text starts with `begins`. `wasChecked`: its earlier state.
    static bool chooseInMenu(test::Driver& driver, const QString& begins, bool& wasChecked)
    {
        for (MenuButton* more : driver.window().findChildren<MenuButton*>()) {
            if (!more->isVisible() || more->accessibleName() != "More for Simple Pazaak")
                continue;
            QMenu menu;
            emit more->opening(&menu);
            for (QAction* action : menu.actions())
                if (action->text().startsWith(begins)) {
                    wasChecked = action->isChecked();
                    action->trigger();
                    return true;
                }
        }
        return false;
    }

    /// The level was chosen in the tile's menu or in the sheet.
    void playUsesTheLevelChosenLast()
    {
        test::Driver driver;
        const auto backToLobby = [&] {
            return driver.press("Back to the lobby") && driver.find("Play Simple Pazaak") != nullptr;
        };
        QVERIFY(driver.press("Play Simple Pazaak"));
        QCOMPARE(driver.session().line().record().seats, (std::vector<std::string>{"you", "pazaak.casual"}));
        QVERIFY(backToLobby());
        bool wasChecked = true;
        QVERIFY(chooseInMenu(driver, "Tessa · Club player", wasChecked));
        QVERIFY(!wasChecked);
        QVERIFY(chooseInMenu(driver, "Tessa · Club player\tBeats Casual player ", wasChecked));
        QVERIFY(wasChecked);
        QVERIFY(driver.press("Play Simple Pazaak"));
        QCOMPARE(driver.session().line().record().seats, (std::vector<std::string>{"you", "pazaak.club"}));
        QVERIFY(backToLobby());

        QVERIFY(driver.press("New game of Simple Pazaak"));
        QVERIFY(driver.press([](const QString& name) { return name.startsWith("Seat 2: "); }));
        QTRY_VERIFY(driver.find("From the contests"));
        QVERIFY(driver.press("Corvin · Master"));
        QVERIFY(driver.press("Play"));
        QCOMPARE(driver.session().line().record().seats, (std::vector<std::string>{"you", "pazaak.master"}));
        QVERIFY(backToLobby());
        QVERIFY(driver.press("Play Simple Pazaak"));
        QCOMPARE(driver.session().line().record().seats, (std::vector<std::string>{"you", "pazaak.master"}));
    }

    /// The sheet lists the levels first, weakest first, then the bots of contests, then programs. Bots tell their strength
    /// as games won, since Elo has no meaning without its ladder.
    void theSheetListsLevelsFirst()
    {
        test::Driver driver;
        QVERIFY(driver.press("New game of Simple Pazaak"));
        QVERIFY(driver.press([](const QString& name) { return name.startsWith("Seat 2: "); }));
        QTRY_VERIFY(driver.find("From the contests"));
        const auto topOf = [&](const QString& name) {
            const QAccessibleInterface* each = driver.find(name);
            return each ? each->rect().top() : -1;
        };
        int before = 0;
        for (const char* name :
             {"Pim · Beginner", "Jory · Casual player", "Tessa · Club player", "Corvin · Master", "From the contests",
              "Random", "The Cincinnati Kid", "Programs of your own", "Another program…"}) {
            const int place = topOf(name);
            QVERIFY2(place > before, name);
            before = place;
        }
        const QString master = driver.find("Corvin · Master")->text(QAccessible::Description);
        QVERIFY2(master.contains(QRegularExpression("Beats Casual player in \\d+ of 100 duels$")), qPrintable(master));
        const QString casual = driver.find("Jory · Casual player")->text(QAccessible::Description);
        QVERIFY2(casual.contains(QRegularExpression("Beats Beginner in \\d+ of 100 duels$")), qPrintable(casual));
        QVERIFY(!driver.find("Another program…")->text(QAccessible::Description).contains("Beats"));
    }

    void boxesOfMuchThatIsDueNeedTheWidthOfThree()
    {
        NoticeRow three("Due today", 3), five("Due today", 3);
        const auto add = [](NoticeRow& row) {
            row.add("A league", "Your match is next.", new Button(Button::Kind::Plain, std::nullopt, "To your match"));
        };
        for (int i = 0; i < 3; ++i)
            add(three);
        for (int i = 0; i < 5; ++i)
            add(five);
        QCOMPARE(five.minimumSizeHint().width(), three.minimumSizeHint().width());
        QVERIFY(five.minimumSizeHint().height() > three.minimumSizeHint().height());
    }

    void theWindowClosesWhileABotThinks()
    {
        test::Driver driver;
        set(driver, [](Preferences& p) { p.pace = 1; });
        driver.window().startUsual("coins", true);
        QTRY_VERIFY(driver.session().thinking() >= 0);
        driver.close();
    }
};

PARLOUR_TEST(TestLobby)
#include "test_lobby.moc"
