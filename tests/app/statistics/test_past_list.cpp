// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of finished games: its rows stay those of the filter and the order while games are read, replaced and deleted.
#include "app/statistics/past_list.h"
#include "tests/app/statistics/past_tools.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

class TestPastList : public QObject {
    Q_OBJECT

    using Ids = std::vector<qint64>;
    PastList list_;

    bool select()
    {
        return list_.select(QDate(2026, 6, 1), [](const std::string& bot) { return QString::fromStdString(bot); });
    }

private slots:
    void init()
    {
        PastMaker make;
        std::vector<PastGame> games{make.duel(1, "pazaak.kid"), make.duel(0, "pazaak.nestor"),
                                    make.make("coins", {"you", "coins.regret"}, {1, 0})};
        std::reverse(games.begin(), games.end());
        list_ = {};
        list_.setGames(games);
        select();
    }

    void anEmptyHistoryIsKnownOnceItIsRead()
    {
        PastList list;
        QVERIFY(!list.isKnown());
        list.setGames({});
        QVERIFY(list.isKnown());
        QCOMPARE(list.count(), 0);
    }

    void selectTellsWhetherRowsChanged()
    {
        QCOMPARE(list_.ids(), (Ids{3, 2, 1}));
        QVERIFY(!select());
        list_.filter.game = "pazaak";
        QVERIFY(select());
        QCOMPARE(list_.ids(), (Ids{2, 1}));
        QVERIFY(!select());
        list_.sortBy(SortBy::Result);
        QVERIFY(select());
        QCOMPARE(list_.ids(), (Ids{1, 2}));
    }

    void theSameKeyReversesTheOrder()
    {
        QVERIFY(list_.isDescending());
        list_.sortBy(SortBy::Game); // a text
        QVERIFY(!list_.isDescending());
        list_.sortBy(SortBy::Game);
        QVERIFY(list_.isDescending());
        list_.sortBy(SortBy::Mistakes); // a figure
        QVERIFY(list_.isDescending());
        QCOMPARE(list_.sortKey(), SortBy::Mistakes);
    }

    void gamesThatWereReadAgainKeepTheirRow()
    {
        PastGame game = *list_.find(2);
        game.score = "3 : 1";
        PastGame gone = game;
        gone.entry.id = 12;
        list_.update({game, gone});
        QCOMPARE(list_[1].score, "3 : 1");
        QVERIFY(!select());
        QCOMPARE(list_.games().size(), std::size_t{3});
        QVERIFY(!list_.find(12));
    }

    void deletedGamesLeaveTheList()
    {
        list_.remove({3, 1});
        QVERIFY(select());
        QCOMPARE(list_.ids(), (Ids{2}));
        QCOMPARE(list_.find(2), &list_[0]);
        QVERIFY(!list_.find(3));
    }

    void rowsBeyondTheListHaveNoGame() { QCOMPARE(list_.ids({-1, 0, 2, 3}), (Ids{3, 1})); }
};

PARLOUR_TEST(TestPastList)
#include "test_past_list.moc"
