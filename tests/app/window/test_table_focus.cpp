// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table keeps the keyboard focus after presses of buttons, menus and sheets around it.
#include "tests/app/window/window_driver.h"

#include "app/seating/positions.h"
#include "app/seating/setup.h"
#include "app/widgets/sheet.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/play/table_bar.h"
#include "app/window/play/table_keys.h"
#include "engine/games.h"
#include "tests/suite.h"

#include <QMenu>

using namespace parlour;

class TestTableFocus : public QObject {
    Q_OBJECT

private slots:
    void theTableKeepsTheFocus()
    {
        test::Driver driver;
        QVERIFY(driver.press("Play Coup"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        auto* stage = driver.part<Stage>();
        auto* bar = driver.part<TableBar>();
        QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
        QVERIFY(stage->hasFocus());

        QTest::mouseClick(bar->hint, Qt::LeftButton);
        QVERIFY(stage->hasFocus());
        QVERIFY(driver.part<SidePanel>()->isHidden()); // the hint stands alone
        QTest::mouseClick(bar->pace, Qt::LeftButton);
        QTRY_VERIFY(bar->pace->findChild<QMenu*>());
        bar->pace->findChild<QMenu*>()->close();
        QTRY_VERIFY(stage->hasFocus());
        emit bar->helpWanted(false);
        QTRY_VERIFY(driver.part<Sheet>());
        QTest::keyClick(driver.part<Sheet>(), Qt::Key_Escape);
        QTRY_VERIFY(stage->hasFocus());

        // The keys of pieces also work while a button has the focus by Tab.
        bar->more->setFocus(Qt::TabFocusReason);
        QVERIFY(!stage->hasFocus());
        const int length = driver.session().line().length();
        QTest::keyClick(bar->more, Qt::Key_1);
        QVERIFY(driver.session().line().length() > length);
        QVERIFY(stage->hasFocus());
    }
    void theListOfKeysFollowsTheRules()
    {
        test::Driver driver;
        const auto keysOf = [&](const char* game, const RuleMap& rules) {
            Position position;
            QStringList keys;
            const GameInfo& info = *findGame(game);
            const auto match = std::move(*info.start(*info.complete(rules), 1));
            const std::vector<std::string> ids = fittedSeats(info, *info.complete(rules), {std::string(kPerson)});
            position = positionOf(*match, seatsOf(ids, {}), {});
            for (const auto& [key, what] : TableKeys::ofGame(*findTable(game), position, {}))
                keys << key;
            return keys;
        };
        QCOMPARE(keysOf("durak", {}), (QStringList{"T", "E"}));
        QCOMPARE(keysOf("durak", {{"type", "perevodnoy"}, {"redeal", "on"}}), (QStringList{"T", "E", "R", "K", "W"}));
        QCOMPARE(keysOf("coins", {{"blue", "0"}}), (QStringList{"G", "O", "R", "Left, Right"}));
        QCOMPARE(keysOf("coins", {{"red", "0"}}), (QStringList{"G", "O", "B"}));
    }
};

PARLOUR_TEST(TestTableFocus)
#include "test_table_focus.moc"
