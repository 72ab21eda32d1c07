// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The person's own keys: changed in the settings by keyboard alone, pressed in a game, and named wherever a key is named.
#include "app/seating/positions.h"
#include "app/seating/setup.h"
#include "app/window/help/rules_sheet.h"
#include "app/window/lobby/new_game_sheet.h"
#include "app/window/parts/shortcuts.h"
#include "app/window/play/coach/hint_card.h"
#include "app/window/play/table_bar.h"
#include "app/window/settings/settings_sheet.h"
#include "tests/app/window/window_driver.h"
#include "tests/every/random_play.h"
#include "tests/suite.h"

using namespace parlour;

namespace {

QString focused()
{
    const QAccessibleInterface* element = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
    return element ? element->text(QAccessible::Name) : QString();
}

void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
    QCoreApplication::processEvents();
}

/// Walks by Tab to the control whose name begins so.
bool walkTo(const QString& name)
{
    for (int i = 0; i < 300 && !focused().startsWith(name); ++i)
        press(Qt::Key_Tab);
    return focused().startsWith(name);
}

/// Searches the open settings for a shortcut and gives it another key.
bool change(const QString& words, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    if (!walkTo("Search the settings"))
        return false;
    press(Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), words);
    if (!walkTo(words + ": "))
        return false;
    press(Qt::Key_Space);
    press(key, modifiers);
    return true;
}

bool isBarred(const std::vector<Shortcut>& all, const Shortcut& one)
{
    return std::any_of(all.begin(), all.end(), [&](const Shortcut& other) {
        return one != other && one.key == other.key && Shortcuts::overlap(one.scope, other.scope);
    });
}

} // namespace

class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void usualKeysOfOverlappingScopesDiffer()
    {
        const std::vector<Shortcut> all = Shortcuts::all();
        for (const Shortcut& each : all) {
            QVERIFY2(!isBarred(all, each), qPrintable(each.scope + ' ' + each.key));
            QVERIFY2(Shortcuts::mayBe(each, each.key), qPrintable(each.scope + ' ' + each.key));
            QCOMPARE(QKeySequence(each.key).toString(QKeySequence::PortableText), each.key);
        }
    }

    /// Of each game, in random play: what a piece is pressed by is in the list, and so can be changed.
    void aPieceHasTheOwnKeyInPlaceOfTheUsual()
    {
        test::Driver driver;
        for (const GameInfo& info : games()) {
            const GameTable& table = *findTable(info.id);
            QStringList usual;
            for (const TableKey& each : table.keys())
                if (!each.isFixed)
                    usual << each.keys;
            Canvas canvas = driver.window().windowStyle().canvas({1280, 700}, table.surface());
            for (const QString& key : usual)
                canvas.keys.insert(key, "own " + key);
            int seen = 0;
            for (std::uint64_t kind = 0; kind < 6; ++kind) {
                const RuleMap rules = test::randomRules(info, kind);
                auto match = std::move(*info.start(rules, kind));
                Rng rng = Rng::stream(kind, Purpose::Analysis, 2);
                for (int step = 0; step < 40 && !match->node().isOver(); ++step) {
                    const Node node = match->node();
                    if (node.isWaiting()) {
                        const Seat seat = *node.seats.begin();
                        Position position = positionOf(*match, seatsOf(fittedSeats(info, rules, {}), {}), {seat});
                        position.seats[static_cast<std::size_t>(seat)].person = true;
                        position.asked = seat;
                        position.legal = match->legal(seat);
                        for (const Piece& piece : table.arrange(position, {}, canvas).pieces) {
                            seen += piece.shortcut.isEmpty() ? 0 : 1;
                            QVERIFY2(piece.shortcut.isEmpty() || piece.shortcut.startsWith("own "),
                                     qPrintable(QString("%1 %2 %3").arg(info.id.c_str(), piece.id, piece.shortcut)));
                        }
                    }
                    const Step next = test::randomStep(*match, rng);
                    QVERIFY(match->step(next.who, next.text));
                }
            }
            QVERIFY2(seen > 0, info.id.c_str());
        }
    }

    void keysAreChangedByKeyboardAndTakeEffectAtOnce()
    {
        test::Driver driver;
        driver.window().start({"pazaak", {}, {std::string(kPerson), "pazaak.kid"}, 1});
        QVERIFY(test::comesTrue([&] { return driver.session().asked() >= 0; }));
        auto* stage = driver.part<Stage>();
        emit driver.window().table()->settingsWanted();
        QVERIFY(change("Hint", Qt::Key_J));
        QVERIFY(change("End the turn", Qt::Key_Z));
        QVERIFY(change("New game", Qt::Key_G, Qt::ControlModifier));
        QCOMPARE(focused(), "New game: Ctrl+G");
        press(Qt::Key_Escape);
        QVERIFY(test::comesTrue([&] { return stage->hasFocus(); }));

        press(Qt::Key_H);
        QVERIFY(!driver.part<HintCard>()->isVisible());
        press(Qt::Key_J);
        QVERIFY(driver.part<HintCard>()->isVisible());
        QVERIFY(driver.part<TableBar>()->hint->toolTip().contains("(J)"));

        press(Qt::Key_Question, Qt::ShiftModifier);
        for (const char* key : {"J", "Z", "Ctrl+G"})
            QVERIFY2(driver.find(QString(key)), key);
        for (const char* key : {"H", "E", "Ctrl+N"})
            QVERIFY2(!driver.find(QString(key)), key);
        press(Qt::Key_Escape);

        press(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!driver.part<NewGameSheet>());
        press(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(driver.part<NewGameSheet>());
        press(Qt::Key_Escape);

        QAccessibleInterface* button = driver.find([](const QString& name) { return name.startsWith("End turn"); });
        QVERIFY(button);
        QCOMPARE(button->text(QAccessible::Accelerator), "Z");
        const int length = driver.session().line().length();
        press(Qt::Key_E);
        QCOMPARE(driver.session().line().length(), length);
        press(Qt::Key_Z);
        QVERIFY(driver.session().line().length() > length);

        driver.open();
        QCOMPARE(driver.window().library().settings().preferences().keys.toList(),
                 (QStringList{"everywhere Ctrl+N Ctrl+G", "pazaak E Z", "table H J"}));
    }

    /// Pages follow at once, also while they are open.
    void pagesTakeTheOwnKeys()
    {
        test::Driver driver;
        const auto set = [&](const char* in, const char* usual, const char* key) {
            driver.window().library().settings().change([&](Preferences& p) { p.keys.set(in, usual, key); });
        };
        set("everywhere", "F1", "F9");
        driver.window().lobby()->setFocus();
        press(Qt::Key_F1);
        QVERIFY(!driver.part<RulesSheet>());
        press(Qt::Key_F9);
        QVERIFY(driver.part<RulesSheet>());
        press(Qt::Key_Escape);

        driver.window().showHistory({});
        test::settle(driver.window());
        set("history", "Ctrl+F", "Ctrl+G");
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(focused() != "Search by seed, note or player");
        press(Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(focused(), "Search by seed, note or player");
    }

    /// In a review, one key of the table and one of the review.
    void aReviewTakesTheOwnKeys()
    {
        test::Driver driver;
        driver.window().library().settings().change([](Preferences& p) {
            p.keys.set("review", "W", "A");
            p.keys.set("table", "N", "B");
        });
        driver.window().start({"pazaak", {}, {"pazaak.kid", "pazaak.kid"}, 1});
        QVERIFY(test::comesTrue([&] { return driver.session().line().isOver(); }));
        emit driver.window().table()->replayWanted(driver.session().saver().file(), 0, 0);
        QVERIFY(test::comesTrue([&] { return driver.find("What if"); }));
        QVERIFY(driver.part<TableBar>()->whatIf->toolTip().contains("(A)"));
        const int step = driver.session().line().cursor();
        press(Qt::Key_N);
        QCOMPARE(driver.session().line().cursor(), step);
        press(Qt::Key_B);
        QCOMPARE(driver.session().line().cursor(), step + 1);
    }

    void aTakenKeyIsToldAndSwapped()
    {
        test::Driver driver;
        const auto own = [&](const char* in, const char* usual) {
            return driver.window().library().settings().preferences().keys.own(in, usual);
        };
        QVERIFY(driver.press("Settings"));
        QVERIFY(change("Hint", Qt::Key_U));
        QVERIFY(driver.shows("U is taken: undo (at every table)."));
        QCOMPARE(focused(), "Swap");
        QVERIFY(QApplication::focusWidget()->accessibleDescription().contains("undo"));
        press(Qt::Key_Tab);
        QCOMPARE(focused(), "Leave");
        press(Qt::Key_Space);
        QVERIFY(!driver.shows("is taken"));
        QCOMPARE(focused(), "Hint: H");
        QCOMPARE(own("table", "H"), "H");

        press(Qt::Key_Space);
        press(Qt::Key_U);
        press(Qt::Key_Space); // Swap
        QCOMPARE(own("table", "H"), "U");
        QCOMPARE(own("table", "U"), "H");
        QCOMPARE(focused(), "Hint: U");
        QVERIFY(walkTo("Set back: Hint"));
        press(Qt::Key_Space);
        QVERIFY(driver.shows("H is taken: undo (at every table)."));
        press(Qt::Key_Space);
        QCOMPARE(own("table", "H"), "H");
        QCOMPARE(own("table", "U"), "U");

        // A key of a game excludes those of every table, and no text field loses a letter.
        QVERIFY(change("Hint", Qt::Key_T));
        QVERIFY(driver.shows("T is taken: takes the cards (Durak)."));
        QVERIFY(change("Open a saved game", Qt::Key_X));
        QVERIFY(driver.shows("Text fields need X. Press it with Ctrl or Alt."));
        QVERIFY(change("Full screen", Qt::Key_F2));
        QVERIFY(driver.shows("F2 is taken: reads out whose turn it is, and what is asked (at every table)."));
        QVERIFY(change("Undo", Qt::Key_N, Qt::ControlModifier));
        QVERIFY(driver.shows("Ctrl+N is taken: new game (everywhere). They cannot swap."));
        QCOMPARE(own("everywhere", "Ctrl+O"), "Ctrl+O");
        QCOMPARE(own("table", "U"), "U");
        QVERIFY(change("Undo", Qt::Key_J));
        QCOMPARE(own("table", "U"), "J");

        // Back to the usual keys.
        QVERIFY(walkTo("Search the settings"));
        press(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), "shortcuts");
        QVERIFY(walkTo("Set all back"));
        press(Qt::Key_Space);
        QVERIFY(driver.window().library().settings().preferences().keys.isEmpty());
        QCOMPARE(focused(), "Show all keys");
    }

    void allKeysAreShownByOnePress()
    {
        test::Driver driver;
        QVERIFY(driver.press("Settings"));
        QVERIFY(!driver.shows("Reads out your hand"));
        QVERIFY(driver.press("Show all keys"));
        for (const char* name : {"Reads out your hand: F3", "Takes the cards: T", "Export: E", "Searches the rules: Ctrl+F"})
            QVERIFY2(driver.shows(name), name);
        QCOMPARE(focused(), "How to play: F1");
    }

    /// Esc leaves the key and the sheet as they are; keys that move and press cannot be taken.
    void aFieldThatWaitsTakesOneKey()
    {
        test::Driver driver;
        QVERIFY(driver.press("Settings"));
        QVERIFY(change("Hint", Qt::Key_Escape));
        QCOMPARE(focused(), "Hint: H");
        QVERIFY(driver.part<SettingsSheet>());
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Return, Qt::Key_Left}) {
            press(Qt::Key_Space);
            QCOMPARE(focused(), "Hint: Press a key…");
            press(key);
            QCOMPARE(focused(), "Hint: H");
            QVERIFY(driver.shows("cannot be a shortcut."));
        }
        press(Qt::Key_Space);
        press(Qt::Key_F11); // no full screen now
        QVERIFY(!driver.window().isFullScreen());
        QVERIFY(driver.shows("F11 is taken: full screen (everywhere)."));
    }
};

PARLOUR_TEST(TestKeys)
#include "test_keys.moc"
