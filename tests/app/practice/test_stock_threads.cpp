// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lobby asks for the puzzle of the day beside the window's thread, which may ask for a game's stock at that moment. A
// program of its own, since only the first who ask read the files; the thread sanitizer watches it.
#include "app/practice/stock.h"
#include "engine/games.h"
#include "tests/suite.h"

#include <QTest>

#include <future>

using namespace parlour;

class TestStockThreads : public QObject {
    Q_OBJECT

private slots:
    void firstWhoAskMayAskAtOnce()
    {
        const QDate day(2026, 11, 30);
        auto beside = std::async(std::launch::async, [day] { return puzzleOfDay(day); });
        std::size_t count = 0;
        for (const GameInfo& info : games())
            for (const StockPuzzle& each : stockOf(info.id).puzzles)
                count += each.game == info.id;
        QVERIFY(count >= 50 * games().size());
        QCOMPARE(beside.get(), puzzleOfDay(day));
    }
};

PARLOUR_TEST(TestStockThreads)
#include "test_stock_threads.moc"
