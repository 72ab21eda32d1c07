// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The deal of the day: the same for everybody on a date, and recognised in a finished game and in its shared line.
#include "app/session/daily_deal.h"
#include "app/store/shared_line.h"
#include "engine/games.h"
#include "tests/app/played_game.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

using namespace parlour;

class TestDailyDeal : public QObject {
    Q_OBJECT

private slots:
    void aFinishedGameIsFoundByItsLine_data();
    void aFinishedGameIsFoundByItsLine();
    void theFirstFinishedGameOfEachDayCounts();
    void opponentsGrowFromMondayToSunday();
};

namespace {

const QDate kDay(2026, 11, 23); // a Monday

} // namespace

void TestDailyDeal::aFinishedGameIsFoundByItsLine_data()
{
    QTest::addColumn<QString>("game");
    for (const GameInfo& info : games())
        QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
}

void TestDailyDeal::aFinishedGameIsFoundByItsLine()
{
    QFETCH(QString, game);
    const std::string id = game.toStdString();
    const DailyDeal deal = dealOfDay(*findGame(id), kDay);
    const GameFile file = test::played(id.c_str(), deal.rules, deal.seats, (id + ".random").c_str(), deal.seed);
    QVERIFY(isDeal(file.record, deal));
    const auto shared = gameOfLine(lineOf(file.record));
    QVERIFY(shared);
    QCOMPARE(dayOfDeal(shared->record, kDay.addDays(2)), kDay);

    Record other = shared->record;
    other.seats[1] = id + ".random";
    QVERIFY(!dayOfDeal(other, kDay).isValid());
    const GameFile another = test::played(id.c_str(), deal.rules, deal.seats, (id + ".random").c_str(), deal.seed + 1);
    QVERIFY(!isDeal(another.record, deal));
}

void TestDailyDeal::theFirstFinishedGameOfEachDayCounts()
{
    const QTemporaryDir folder;
    History history(folder.filePath("history.db"));
    const GameInfo& info = *findGame("pazaak");
    const auto keep = [&](const QDate& dealt, int hour, const char* own, std::uint64_t more = 0) {
        const DailyDeal deal = dealOfDay(info, dealt);
        GameFile file = test::played("pazaak", deal.rules, deal.seats, own, deal.seed + more);
        file.savedAt = QDateTime(dealt, QTime(hour, 0), QTimeZone::utc()).toString(Qt::ISODate);
        return *history.add(file);
    };
    const qint64 second = keep(kDay, 20, "pazaak.bold");
    const qint64 first = keep(kDay, 8, "pazaak.random");
    const qint64 later = keep(kDay.addDays(2), 8, "pazaak.random");
    keep(kDay.addDays(3), 8, "pazaak.random", 1); // of another deal
    keep(kDay.addDays(9), 8, "pazaak.random");
    QVERIFY(first != second);
    const auto finished = finishedDeals(info, kDay, kDay.addDays(6), history);
    QCOMPARE(finished.size(), std::size_t{2});
    QCOMPARE(finished.at(kDay).id, first);
    QCOMPARE(finished.at(kDay.addDays(2)).id, later);
    QCOMPARE(firstOf(dealOfDay(info, kDay), history)->id, first);
}

void TestDailyDeal::opponentsGrowFromMondayToSunday()
{
    for (const GameInfo& info : games()) {
        int level = 0;
        for (int day = 0; day < 7; ++day) {
            const BotInfo* bot = findBot(dealOfDay(info, kDay.addDays(day)).seats.back());
            QVERIFY(bot && bot->level);
            QVERIFY(static_cast<int>(*bot->level) >= level);
            level = static_cast<int>(*bot->level);
        }
        QVERIFY(level > 0);
    }
}

PARLOUR_TEST(TestDailyDeal)
#include "test_daily_deal.moc"
