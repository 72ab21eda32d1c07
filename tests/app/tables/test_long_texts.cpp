// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All tables in a window of 1024 x 640 and in a language with texts 40 % longer: buttons stay inside, do not overlap, and
// their labels are not cut.
#include "app/draw/paint.h"
#include "tests/app/cut_texts.h"
#include "tests/app/tables/coins_scenes.h"
#include "tests/app/tables/coup_scenes.h"
#include "tests/app/tables/durak_scenes.h"
#include "tests/app/tables/layout_tools.h"
#include "tests/app/tables/long_language.h"
#include "tests/app/tables/pazaak_full_scenes.h"
#include "tests/app/tables/pazaak_scenes.h"
#include "tests/app/tables/yahtzee_scenes.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

Q_DECLARE_METATYPE(parlour::Position)

namespace {

/// Whether a piece is a button. Cards and the rounds of Coins are not: they may overlap.
bool isButton(const Piece& piece)
{
    const bool acts = piece.role == Role::Button || piece.acts();
    return acts && piece.role != Role::Card && piece.row.isEmpty();
}

} // namespace

class TestLongTexts : public QObject {
    Q_OBJECT

    static void row(const GameTable& table, const char* name, const Position& position)
    {
        const bool plays = std::any_of(position.seats.begin(), position.seats.end(), [](auto& each) { return each.person; });
        for (const int width : {704, 1024}) // with the side panel, and without it
            QTest::addRow("%s, %d", name, width) << &table << position << QSizeF(width, plays ? 592 : 528);
    }
    static void coinsRows()
    {
        using namespace coins;
        const GameTable& table = *findTable("coins");
        static const Scene play = playScene(), late = longScene(700, 3); // they keep the story
        row(table, "coins, play", play.position());
        row(table, "coins, watch", play.position(test::watcher()));
        row(table, "coins, late", late.position(test::watcher()));
    }
    static void coupRows()
    {
        using namespace coup;
        const GameTable& table = *findTable("coup");
        const QStringList three{"* deal ambassador duke captain assassin contessa ambassador"};
        row(table, "coup, turn", Scene(6).play(sixPlayed()).position());
        row(table, "coup, claim", Scene(6).play(sixThreatened()).position());
        row(table, "coup, block", Scene(6).play(sixThreatened() + QStringList{"stand"}).position());
        row(table, "coup, two blocks", Scene(3).play(three + QStringList{"0 income", "1 steal 0", "stand"}).position());
        row(table, "coup, exchange",
            Scene(3).play(three + QStringList{"0 exchange", "stand", "* draw duke contessa"}).position());
        row(table, "coup, watch", Scene(6).play(sixThreatened()).position(test::watcher()));
    }
    static void durakRows()
    {
        using namespace durak;
        const GameTable& table = *findTable("durak");
        static Report report;
        row(table, "durak, defence", defence());
        row(table, "durak, transfer", twoOpen());
        row(table, "durak, large hand", largeHand());
        row(table, "durak, watch", watched(report));
    }
    static void pazaakRows()
    {
        using namespace pazaak;
        const GameTable& table = *findTable("pazaak");
        static const Report report = watchReport();
        Position watch = setUp(watchView(), true, {2, 1, 1});
        watch.report = &report;
        row(table, "pazaak, play", setUp(playView(), false));
        row(table, "pazaak, watch", watch);
    }
    static void pazaakFullRows()
    {
        using namespace pazaak_full;
        const GameTable& table = *findTable("pazaak-full");
        for (const auto& [name, steps] : {std::pair{"pazaak-full, deck", std::vector<std::string>()},
                                          {"pazaak-full, play", playSteps()},
                                          {"pazaak-full, later", laterSteps()}}) {
            row(table, name, after({}, steps).position());
        }
    }
    static void yahtzeeRows()
    {
        using namespace yahtzee;
        const GameTable& table = *findTable("yahtzee");
        static const Report advice = reportIn(playScene());
        Position hint = playScene().position(0), watch = playScene().position(-1);
        hint.report = watch.report = &advice;
        row(table, "yahtzee, play", playScene().position(0));
        row(table, "yahtzee, joker", jokerScene().position(0));
        row(table, "yahtzee, hint", hint);
        row(table, "yahtzee, watch", watch);
        row(table, "yahtzee, over", overScene(3).position(0));
    }

private slots:
    void buttonsLieInsideAndApart_data()
    {
        QTest::addColumn<const GameTable*>("table");
        QTest::addColumn<Position>("position");
        QTest::addColumn<QSizeF>("room");
        coinsRows();
        coupRows();
        durakRows();
        pazaakRows();
        pazaakFullRows();
        yahtzeeRows();
    }
    void buttonsLieInsideAndApart()
    {
        QFETCH(const GameTable*, table);
        QFETCH(Position, position);
        QFETCH(QSizeF, room);
        const test::LongLanguage language;
        const Layout layout = test::arrange(*table, position, {}, room);
        const bool isCoup = table == findTable("coup");
        const QRectF all = QRectF(QPointF(), room).adjusted(-0.5, -0.5, 0.5, 0.5);
        for (const Piece& one : layout.pieces) {
            if (!isButton(one))
                continue;
            QVERIFY2(all.contains(one.box()), qPrintable(one.id + " outside"));
            for (const Piece& other : layout.pieces)
                QVERIFY2(&one == &other || !isButton(other) || !one.box().adjusted(1, 1, -1, -1).intersects(other.box()),
                         qPrintable(one.id + " over " + other.id));
            if (room.width() > 1000 || !isCoup) // Coup has no room for the longer "Ambassador"; its tool tip has it
                QCOMPARE(test::cutOn({{one}}).join(QLatin1String(", ")), QString());
        }
    }
};

PARLOUR_TEST(TestLongTexts)
#include "test_long_texts.moc"
