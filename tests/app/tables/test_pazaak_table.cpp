// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pazaak's table: layouts of many positions in many rooms, and texts.
#include "app/draw/text.h"
#include "app/tables/game_tables.h"
#include "app/tables/twenty/twenty_paint.h"
#include "tests/app/tables/layout_tools.h"
#include "tests/app/tables/pazaak_scenes.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace parlour;
using namespace parlour::pazaak;
using namespace parlour::test;

namespace {

const std::vector<QSizeF> kRooms{{960, 752}, {704, 592}, {704, 528}, {1600, 1032}, {480, 388}, {800, 452}};

bool isTarget(const Piece& piece)
{
    return piece.role == Role::Button || piece.id.startsWith(QLatin1String("side:"));
}

Report reportOn(const std::vector<std::string>& legal)
{
    Report report;
    for (const std::string& action : legal)
        report.candidates.push_back({action, 8.25, true, {}, {}});
    report.decimals = 2;
    report.chosen = legal.back();
    return report;
}

/// The right end of a bar's segments, in points; -1 if there are none.
double endOfBar(const Face& face, QSizeF size)
{
    QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    QPainter painter(&image);
    face.draw(painter, size);
    painter.end();
    const int row = image.height() / 5; // above the digits
    int last = -1;
    for (int x = 0; x < image.width(); ++x)
        if (qGray(image.pixel(x, row)) > 120)
            last = x;
    return last < 0 ? -1 : (last + 1.0) * twenty::kHighestTotal / image.width();
}

View emptyView()
{
    View view;
    view.hand = 1;
    view.turn = 0;
    view.sideCounts = {4, 4};
    view.houseLeft = 40;
    return view;
}

AnyTold told(const Event& event)
{
    return {SeatSet::firstSeats(2), false, event, {}};
}

} // namespace

class TestPazaakTable : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameTable> table_ = makeTable();

    void checkLayout(const Layout& layout, QSizeF room)
    {
        checkPieces(layout, room);
        checkApart(layout, room, [&](const Piece& one, const Piece& other) {
            if (one.id.startsWith("figure:") && other.id.startsWith("figure:"))
                return room.width() > 700;
            // Of the side cards only those in hand: a played one is among the house cards.
            const auto isHeld = [](const Piece& piece) { return isTarget(piece) && piece.height >= 4; };
            return (isHeld(one) && (isHeld(other) || other.id.startsWith("house:")))
                || (isHeld(other) && one.id.startsWith("house:"));
        });
    }

    /// Each legal action is bound to one piece, or to one piece for each equal card.
    void checkActions(const Layout& layout, const Position& position)
    {
        QCOMPARE(actionsOf(layout), legalOf(position));
        const auto& view = std::any_cast<const View&>(position.views[static_cast<std::size_t>(position.viewpoint)]);
        for (const std::string& action : position.legal) {
            const auto bound = std::count_if(layout.pieces.begin(), layout.pieces.end(), [&](const Piece& piece) {
                return piece.choices.size() == 1 && piece.choices[0].action.notation == action;
            });
            const auto copies = std::count(view.sides.begin(), view.sides.end(), action.back() - '0');
            QCOMPARE(bound, action.starts_with("play") ? copies : 1);
        }
    }

private slots:
    void piecesLieInsideAndApart_data()
    {
        QTest::addColumn<QString>("decks");
        QTest::newRow("printed") << "printed";
        QTest::newRow("as-run") << "as-run";
    }
    void piecesLieInsideAndApart()
    {
        QFETCH(QString, decks);
        std::ptrdiff_t longest = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            walk(dealt({{"decks", decks.toStdString()}}, seed), seed, 67, 120, [&](const TableScene& scene) {
                for (const Onlooker& who : {player(0), player(1), watcher(0), watcher(1)})
                    for (const QSizeF room : kRooms) {
                        Position position = scene.position(who);
                        const Layout layout = arrange(*table_, position, {}, room);
                        checkLayout(layout, room);
                        checkActions(layout, position);
                        for (const Piece& piece : layout.pieces)
                            if (piece.acts())
                                checkLayout(arrange(*table_, position, {piece.id, {}, false}, room), room);
                        const auto isHouse = [](const Piece& each) { return each.id.startsWith("house:"); };
                        longest = std::max(longest, std::count_if(layout.pieces.begin(), layout.pieces.end(), isHouse));
                        if (scene.turn() == kChanceSeat)
                            continue;
                        const Report report = reportOn(scene.match().legal(scene.turn()));
                        position.report = &report;
                        checkLayout(arrange(*table_, position, {}, room), room);
                    }
            });
        QVERIFY2(longest >= 8, "the walk reaches long rows");
    }

    /// Twelve cards: the most that a seat can have.
    void aLongRowClosesUp()
    {
        View view = emptyView();
        view.boards[0] = board({1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 1, 10});
        for (const QSizeF room : kRooms) {
            const Layout layout = arrange(*table_, setUp(view, false), {}, room);
            checkLayout(layout, room);
            for (int i = 0; i + 1 < 12; ++i) {
                const double step = find(layout, QStringLiteral("house:1:0:%1").arg(i + 1))->centre.x()
                    - find(layout, QStringLiteral("house:1:0:%1").arg(i))->centre.x();
                QVERIFY(step > 0.3 * find(layout, QStringLiteral("house:1:0:0"))->size.width());
            }
        }
    }

    void houseCardsComeFromTheDeck()
    {
        // From an anchor, not from a piece with this id, whose picture they would take over.
        const Layout layout = arrange(*table_, setUp(playView(), false), {}, {960, 660});
        for (const Piece& piece : layout.pieces)
            if (piece.id.startsWith("house:")) {
                QVERIFY(layout.anchors.contains(piece.from));
                QVERIFY(std::none_of(layout.pieces.begin(), layout.pieces.end(),
                                     [&](const Piece& each) { return each.id == piece.from; }));
            }
    }

    void aBarEndsAtItsSum()
    {
        const Style style{canvasOf(kUsualRoom, Surface::Night), 1};
        const QSizeF size(290 * 2, 36);
        const auto endOf = [&](std::initializer_list<int> house, int side) {
            twenty::BarDrawable bar;
            for (const int value : house)
                bar.cards.push_back({value, twenty::BarCard::Kind::House});
            bar.cards.push_back({side, twenty::BarCard::Kind::Side});
            return endOfBar(kit::faceOf(style, bar), size);
        };
        QVERIFY(endOf({}, 0) < 0);
        QVERIFY(std::abs(endOf({7}, 0) - 7) < 0.15);
        QVERIFY(std::abs(endOf({7}, 3) - 10) < 0.15);
        QVERIFY(std::abs(endOf({9, 3, 6}, 0) - 18) < 0.15); // beyond 20 the hatching is lit as well
        QVERIFY(std::abs(endOf({1, 1, 1, 2}, 3) - 8) < 0.15);
        QVERIFY(std::abs(endOf({9, -3, 6}, 0) - 12) < 0.15); // a minus card takes from the end
    }

    void aPlayedCardKeepsItsId_data()
    {
        QTest::addColumn<bool>("open");
        QTest::newRow("open") << true;
        QTest::newRow("closed") << false;
    }
    void aPlayedCardKeepsItsId()
    {
        QFETCH(bool, open);
        View before = emptyView();
        before.seat = 0;
        before.turn = 1;
        before.boards = {board({5}), board({9})};
        View after = before;
        after.boards[1].side = 3;
        after.boards[1].total = 12;
        after.boards[1].standing = true;
        after.sideCounts[1] = 3;
        after.turn = 0;
        // Of two threes the first is played.
        const Layout one = arrange(*table_, setUp(before, open, {3, 1, 3, 2}));
        const Layout two = arrange(*table_, setUp(after, open, {1, 3, 2}));
        const auto sides = [](const Layout& layout) {
            std::map<QString, double> tops;
            for (const Piece& piece : layout.pieces)
                if (piece.id.startsWith(QLatin1String("side:1:")))
                    tops[piece.id] = piece.centre.y();
            return tops;
        };
        const auto was = sides(one), is = sides(two);
        QCOMPARE(was.size(), std::size_t{4});
        QCOMPARE(is.size(), std::size_t{4});
        int moved = 0;
        for (const auto& [id, top] : is) {
            QVERIFY2(was.count(id), qPrintable(id));
            moved += top > was.at(id) + 1;
        }
        QCOMPARE(moved, 1);
        if (open) { // of equal cards the first goes, as the rules have it
            QVERIFY(is.at(QStringLiteral("side:1:3.1")) > was.at(QStringLiteral("side:1:3.1")) + 1);
            QVERIFY(find(one, QStringLiteral("side:1:3.1"))->centre.x()
                    < find(one, QStringLiteral("side:1:3.0"))->centre.x());
        }
    }

    void hoveringACardPreviewsIt()
    {
        const Position position = setUp(playView(), false);
        const Layout idle = arrange(*table_, position);
        QVERIFY(!find(idle, QStringLiteral("note")));
        const Layout layout = arrange(*table_, position, {QStringLiteral("side:1:5.0"), {}, false});
        QCOMPARE(find(layout, QStringLiteral("note"))->name, QStringLiteral("+5 makes 19 and you stand: beats 18"));
        QVERIFY(find(layout, QStringLiteral("bar:1"))->face.key != find(idle, QStringLiteral("bar:1"))->face.key);
        QVERIFY(find(layout, QStringLiteral("total:1"))->face.key != find(idle, QStringLiteral("total:1"))->face.key);
        // No piece moves; the stage lifts the card.
        for (const Piece& piece : idle.pieces)
            QCOMPARE(find(layout, piece.id)->centre, piece.centre);
    }

    void previewsTellTheEffect_data()
    {
        QTest::addColumn<int>("mine");
        QTest::addColumn<int>("theirs");
        QTest::addColumn<bool>("standing");
        QTest::addColumn<int>("card");
        QTest::addColumn<QString>("says");
        QTest::newRow("bust") << 18 << 10 << false << 5 << "+5 makes 23: bust";
        QTest::newRow("bust already") << 23 << 10 << false << 5 << "You are bust: nothing changes.";
        QTest::newRow("the other draws on") << 14 << 10 << false << 5 << "+5 makes 19 and you stand";
        QTest::newRow("beats") << 14 << 18 << true << 5 << "+5 makes 19 and you stand: beats 18";
        QTest::newRow("ties") << 14 << 19 << true << 5 << "+5 makes 19 and you stand: ties with 19";
        QTest::newRow("loses") << 14 << 20 << true << 5 << "+5 makes 19 and you stand: loses to 20";
        QTest::newRow("the other is bust") << 14 << 24 << false << 5 << "+5 makes 19 and you stand: wins, the other is bust";
    }
    void previewsTellTheEffect()
    {
        QFETCH(int, mine);
        QFETCH(int, theirs);
        QFETCH(bool, standing);
        QFETCH(int, card);
        QFETCH(QString, says);
        View view = playView();
        view.boards = {board({static_cast<Value>(theirs)}, standing), board({static_cast<Value>(mine)})};
        const Gesture gesture{QStringLiteral("side:1:%1.0").arg(card), {}, false};
        const Layout layout = arrange(*table_, setUp(view, false), gesture);
        QCOMPARE(find(layout, QStringLiteral("note"))->name, says);
    }

    void piecesAreNamedByTheirAction()
    {
        const Layout layout = arrange(*table_, setUp(playView(), false));
        const auto name = [&](const char* id) { return find(layout, QLatin1String(id))->name; };
        QCOMPARE(name("side:1:5.0"), QStringLiteral("plus 5, makes 19 and you stand, can be played"));
        QCOMPARE(name("button:end"), QStringLiteral("End turn"));
        QCOMPARE(name("button:stand"), QStringLiteral("Stand on 14"));
        QCOMPARE(name("house:3:0:0"), QStringLiteral("house card 9"));
        QCOMPARE(name("total:1"), QStringLiteral("You: 14"));
        QCOMPARE(name("total:0"), QStringLiteral("The Cincinnati Kid: 18, stands"));
        QCOMPARE(name("plate:0"), QStringLiteral("The Cincinnati Kid, 1 hand(s) won, drew 6, stands on 18"));
        QCOMPARE(find(layout, QStringLiteral("side:1:2.0"))->shortcut, QStringLiteral("1"));
    }

    void disabledPiecesTellTheReason()
    {
        View view = playView();
        view.turn = 0;
        const Layout layout = arrange(*table_, setUp(view, false));
        for (const char* id : {"button:end", "button:stand", "side:1:5.0"}) {
            QVERIFY(find(layout, QLatin1String(id))->choices.empty());
            QCOMPARE(find(layout, QLatin1String(id))->whyNot, QStringLiteral("It is not your turn."));
        }
    }

    void reportsHaveFiguresOnPieces()
    {
        Position position = setUp(watchView(), true, {2, 1, 1});
        const Report report = watchReport();
        position.report = &report;
        const Layout layout = arrange(*table_, position, {}, {960, 688});
        for (const char* id :
             {"figure:side:1:2.0", "figure:side:1:5.0", "figure:side:1:3.0", "figure:button:end", "figure:button:stand"})
            QVERIFY2(find(layout, QLatin1String(id)), id);
        QCOMPARE(find(layout, QStringLiteral("side:1:5.0"))->ring, Ring::Chosen);
        QCOMPARE(find(layout, QStringLiteral("side:1:5.0"))->description, QStringLiteral("166"));
        QVERIFY(find(layout, QStringLiteral("side:1:5.0"))->centre.y()
                < find(layout, QStringLiteral("side:1:2.0"))->centre.y());
    }

    void theLogHasOneLineATurn()
    {
        View view = emptyView();
        view.seat = 1;
        view.turn = 0;
        // The Kid drew 9 and ended the turn; you drew 10, which reached 20; the Kid drew 3.
        view.boards = {board({9, 3}), board({10, 10}, true)};
        const Position after = setUp(view, false);
        Event event;
        event.kind = Event::Kind::EndedTurn;
        event.seat = 0;
        event.total = 9;
        Event drew;
        drew.kind = Event::Kind::Drew;
        drew.seat = 1;
        drew.value = 10;
        drew.total = 20;
        Event reached = drew;
        reached.kind = Event::Kind::Reached;
        Event again = drew;
        again.seat = 0;
        again.value = 3;
        again.total = 12;
        const auto lines = table_->logLines({told(event), told(drew), told(reached), told(again)}, after);
        QCOMPARE(lines.size(), std::size_t{2});
        QCOMPARE(lines[0].who, 0);
        QCOMPARE(lines[0].text, QStringLiteral("draws 9, ends turn"));
        QCOMPARE(lines[0].number, QStringLiteral("9"));
        QCOMPARE(spoken(lines[1].text), QStringLiteral("draw 10, stand"));
        QCOMPARE(lines[1].number, QStringLiteral("20"));

        Event ended;
        ended.kind = Event::Kind::HandEnded;
        ended.seat = 1;
        ended.totals = {23, 19};
        const auto end = table_->logLines({told(ended)}, after);
        QCOMPARE(end.front().who, 1);
        QCOMPARE(end.front().number, QStringLiteral("19 : 23 bust"));

        Event began;
        began.kind = Event::Kind::HandBegan;
        began.count = 3;
        QVERIFY(table_->beginsPart({told(began)}));
        QVERIFY(!table_->beginsPart({told(ended)}));
        QVERIFY(table_->logLines({told(began)}, after).front().heading);
        QCOMPARE(table_->logLines({told(began)}, after).front().text, QStringLiteral("Hand 3"));
    }

    void textsNameScoreAndWinner()
    {
        const Position play = setUp(playView(), false);
        QCOMPARE(table_->subtitle(play), QStringLiteral("against The Cincinnati Kid · 1 – 1 · first to three hands"));
        QCOMPARE(table_->subtitle(setUp(watchView(), true)),
                 QStringLiteral("The Cincinnati Kid and Glaucus · 1 – 1 · first to three hands"));
        QCOMPARE(table_->partName(play), QStringLiteral("Hand 3"));
        QCOMPARE(table_->situation(play),
                 QStringLiteral("Hand 3, hands won 1 to 1. You have 14. The Cincinnati Kid stands on 18."));
        QVERIFY(table_->describe(play).contains(QStringLiteral("+2, +4, +5, +1")));
        QCOMPARE(table_->actionText("play 5"), QStringLiteral("Play +5"));
        QCOMPARE(table_->actionText("end"), QStringLiteral("End turn"));
        QVERIFY(table_->progress(play) > 0.3 && table_->progress(play) < 0.7);

        View over = playView();
        over.over = true;
        over.turn = -1;
        over.wins = {2, 3};
        const Position done = setUp(over, false);
        QCOMPARE(table_->result(done).headline, QStringLiteral("You win 3 to 2"));
        QCOMPARE(table_->result(done).rows.front().seat, 1);
        QCOMPARE(table_->shortResult(done), QStringLiteral("Won 3 to 2"));
        QCOMPARE(table_->progress(done), 1.0);
        over.wins = {3, 1};
        QCOMPARE(table_->result(setUp(over, false)).headline, QStringLiteral("The Cincinnati Kid wins 3 to 1"));
        QCOMPARE(table_->shortResult(setUp(over, false)), QStringLiteral("Lost 1 to 3"));
        over.wins = {2, 2};
        QCOMPARE(table_->shortResult(setUp(over, false)), QStringLiteral("Draw"));
    }
};

PARLOUR_TEST(TestPazaakTable)
#include "test_pazaak_table.moc"
