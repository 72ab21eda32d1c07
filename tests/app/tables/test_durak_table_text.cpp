// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of Durak's table: names of pieces, reasons, the log, results, figures of reports.
#include "app/draw/paint.h"
#include "app/seating/positions.h"
#include "app/tables/game_tables.h"
#include "app/window/parts/language.h"
#include "tests/app/tables/durak_scenes.h"
#include "tests/app/tables/layout_tools.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;
using namespace parlour::test;

namespace {

using Kind = Event::Kind;

View& viewOf(Position& position)
{
    return std::any_cast<View&>(position.views[static_cast<std::size_t>(position.viewpoint)]);
}

/// A finished game of three: seat 0 out first, then 1; seat 2 is the fool with four cards.
Position ended(SeatSet persons)
{
    View view;
    view.rules.players = 3;
    view.phase = Phase::Over;
    view.bout = 13;
    view.trumpCard = card("6h");
    view.sizes = {0, 0, 4};
    view.place = {1, 2, 0};
    view.outInBout = {10, 13, 0};
    view.fool = 2;
    Position position;
    position.seats = seatsOf(3, persons);
    position.views = {view, view, view};
    position.node = Node::over();
    position.open = true;
    position.over = true;
    position.result = {0.5, 0.5, 0};
    return position;
}

} // namespace

class TestDurakTableText : public QObject {
    Q_OBJECT

    std::unique_ptr<GameTable> table_ = makeTable();

    Layout arrange(const Position& position) const { return test::arrange(*table_, position, {}, {1280, 752}); }
    QString nameOf(const Position& position, const char* id) const
    {
        const Layout layout = arrange(position);
        const Piece* piece = find(layout, QLatin1String(id));
        return piece ? piece->name : QStringLiteral("none");
    }

private slots:
    void pieceNamesTellTheirState()
    {
        const Position position = defence();
        QCOMPARE(nameOf(position, "card:9h"), QStringLiteral("nine of hearts, can be played"));
        QCOMPARE(nameOf(position, "card:Jc"), QStringLiteral("jack of clubs, cannot be played"));
        QCOMPARE(nameOf(position, "card:Qs"), QStringLiteral("queen of spades, attack, not yet covered"));
        QCOMPARE(nameOf(position, "card:7c"), QStringLiteral("seven of clubs, attack, covered with ten of clubs"));
        QCOMPARE(nameOf(position, "card:Tc"), QStringLiteral("ten of clubs, covers seven of clubs"));
        QCOMPARE(nameOf(position, "plate:2"), QStringLiteral("OpenFool, 4 card(s), attacks you"));
        QCOMPARE(nameOf(position, "plate:0"), QStringLiteral("You, 8 card(s), you defend, to move"));
        QCOMPARE(nameOf(position, "button:take"), QStringLiteral("Take 5"));
        QCOMPARE(nameOf(position, "trump"), QStringLiteral("six of hearts, trump card under the stock"));
        QCOMPARE(nameOf(position, "stock"), QStringLiteral("Stock, 8 card(s), trump is hearts"));
        QCOMPARE(nameOf(position, "discard"), QStringLiteral("Discard pile, 6 card(s)"));
        QCOMPARE(nameOf(position, "button:done"), QStringLiteral("none"));
        QCOMPARE(nameOf(largeHand(), "button:done"), QStringLiteral("Done"));
        QCOMPARE(nameOf(largeHand(), "button:take"), QStringLiteral("none"));
    }

    void thePlateOfATakerSaysSo()
    {
        Position position = defence();
        viewOf(position).taking = true;
        QCOMPARE(nameOf(position, "plate:0"), QStringLiteral("You, 8 card(s), you take, to move"));
        position.seats = seatsOf(3, {}); // a bot sits there
        QVERIFY(nameOf(position, "plate:0").endsWith(QStringLiteral(", 8 card(s), takes, to move")));
    }

    /// A spoken mark has the grammatical form of its sentence.
    void marksAreDeclined()
    {
        Language language;
        language.use(QStringLiteral("ru"));
        const QString attack = spoken(table_->actionText("attack Qs"));
        const QString cover = spoken(table_->actionText("cover Qs with Kh"));
        const QString name = cardName(card("Qs"));
        language.use(QStringLiteral("en"));
        QCOMPARE(spoken(table_->actionText("cover Qs with Kh")),
                 QStringLiteral("Cover queen of spades with king of hearts"));
        QVERIFY2(attack.contains(QString::fromUtf8("дамой пик")), qPrintable(attack));
        QVERIFY2(cover.contains(QString::fromUtf8("даму пик")), qPrintable(cover));
        QVERIFY2(cover.contains(QString::fromUtf8("королём черв")), qPrintable(cover));
        QCOMPARE(name, QString::fromUtf8("дама пик"));
    }

    void unplayableCardsTellTheReason_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QString>("piece");
        QTest::addColumn<QString>("why");
        QTest::newRow("lower") << defence() << QString("card:8s")
                               << QString("Not higher than the queen of spades, and not a trump");
        QTest::newRow("another suit") << defence() << QString("card:Ad")
                                      << QString("Neither of the suit of the queen of spades nor a trump");
        Position trumps = defence();
        viewOf(trumps).table[2].attack = card("Th");
        trumps.legal = {"take", "cover Th with Kh"};
        QTest::newRow("lower trump") << trumps << QString("card:9h") << QString("Not higher than the ten of hearts");
        QTest::newRow("no trump") << trumps << QString("card:Ad") << QString("Only a higher trump beats the ten of hearts");
        Position two = defence();
        viewOf(two).table[1].covered = false;
        QTest::newRow("two open") << two << QString("card:8s") << QString("It beats none of the uncovered cards");
        QTest::newRow("rank") << largeHand() << QString("card:3h") << QString("No card of this rank lies on the table");
        Position full = largeHand();
        viewOf(full).limit = 4;
        full.legal = {"done"};
        QTest::newRow("limit") << full << QString("card:9h") << QString("The limit of 4 card(s) is reached");
        Position waiting = defence();
        waiting.asked = -1;
        waiting.legal.clear();
        waiting.node = Node::waiting(2);
        QTest::newRow("not my turn") << waiting << QString("card:9h") << QString("It is the turn of OpenFool");
        waiting.node = Node::waiting(0);
        QTest::newRow("looking back") << waiting << QString("card:9h") << QString("It is not your turn");
    }
    void unplayableCardsTellTheReason()
    {
        QFETCH(Position, position);
        QFETCH(QString, piece);
        QFETCH(QString, why);
        const Layout layout = arrange(position);
        QVERIFY(find(layout, piece));
        QCOMPARE(find(layout, piece)->whyNot, why);
        QVERIFY(find(layout, piece)->choices.empty());
    }

    void theQuestionListsTheOptions()
    {
        QCOMPARE(nameOf(defence(), "question"),
                 QStringLiteral("Your defence. Beat queen of spades or take 5 card(s) from the table"));
        QCOMPARE(nameOf(largeHand(), "question"),
                 QStringLiteral("Your attack. Throw in nine of hearts jack of clubs queen of spades or be done"));
        Position waiting = defence();
        waiting.asked = -1;
        QCOMPARE(nameOf(waiting, "question"), QStringLiteral("none"));
    }

    void everyEventHasALogLine_data()
    {
        QTest::addColumn<Event>("event");
        QTest::addColumn<int>("who");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const Event& event, int who, const char* text) {
            QTest::newRow(name) << event << who << QString(text);
        };
        row("attack", eventOf(Kind::Attacked, 1, std::array{"9c"}), 1, "attacks with nine of clubs");
        row("my attack", eventOf(Kind::Attacked, 0, std::array{"9c"}), 0, "attack with nine of clubs");
        row("throw in", eventOf(Kind::ThrewIn, 2, std::array{"9d"}), 2, "throws in nine of diamonds");
        row("cover", eventOf(Kind::Covered, 1, std::array{"9c", "Jc"}), 1, "covers nine of clubs with jack of clubs");
        row("transfer", eventOf(Kind::Transferred, 1, std::array{"9s"}), 1, "transfers with nine of spades");
        row("done", eventOf(Kind::SaidDone, 0, std::array<const char*, 0>{}), 0, "are done");
        row("takes", eventOf(Kind::Takes, 2, std::array<const char*, 0>{}), 2, "takes");
        row("picks up", eventOf(Kind::PickedUp, 1, std::array{"9c", "Jc", "9d"}), 1, "picks up 3 card(s)");
        row("out", eventOf(Kind::WentOut, 1, std::array<const char*, 0>{}), 1, "is out");
        row("trump", eventOf(Kind::TrumpTurned, -1, std::array{"6h"}), -1, "The trump is six of hearts");
    }
    void everyEventHasALogLine()
    {
        QFETCH(Event, event);
        QFETCH(int, who);
        QFETCH(QString, text);
        const auto lines = table_->logLines({toAll(event)}, defence());
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(lines[0].who, who);
        QCOMPARE(spoken(lines[0].text), text);
        QVERIFY(!lines[0].heading);
    }

    void aBoutIsAHeading()
    {
        Event began = eventOf(Kind::BoutBegan, 1, std::array<const char*, 0>{});
        began.other = 2;
        began.count = 5;
        const std::vector<AnyTold> told{toAll(began)};
        QVERIFY(table_->beginsPart(told));
        const auto lines = table_->logLines(told, defence());
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(lines[0].heading);
        QCOMPARE(lines[0].text, QStringLiteral("Bout 5"));
        QVERIFY(!table_->beginsPart({toAll(eventOf(Kind::SaidDone, 1, std::array<const char*, 0>{}))}));
    }

    /// Neither an event's blurred twin nor another seat's event is logged.
    void theLogOmitsUnknownEvents()
    {
        const Event drew = eventOf(Kind::PickedUp, 1, std::array{"9c"});
        const std::vector<AnyTold> told{{SeatSet::of(1), false, drew, {}},
                                        {SeatSet::of(0) | SeatSet::of(2), true, drew, {}}};
        QCOMPARE(table_->logLines(knownTo(told, {0, false}), defence()).size(), std::size_t{1});
        Position open = defence();
        open.open = true;
        QCOMPARE(table_->logLines(knownTo(told, {0, true}), open).size(), std::size_t{1});
        QCOMPARE(table_->logLines(knownTo({told[0]}, {0, false}), defence()).size(), std::size_t{0});
    }

    void actionsHaveTextsAndPieces()
    {
        QCOMPARE(spoken(table_->actionText("cover 9c with Jc")), QStringLiteral("Cover nine of clubs with jack of clubs"));
        QCOMPARE(spoken(table_->actionText("attack Th")), QStringLiteral("Attack with ten of hearts"));
        QCOMPARE(spoken(table_->actionAt(defence(), "attack Th")), QStringLiteral("Throw in ten of hearts"));
        QCOMPARE(table_->actionText("take"), QStringLiteral("Take the cards"));
        QCOMPARE(table_->actionText("who knows"), QStringLiteral("who knows"));
        QCOMPARE(table_->pieceOf("cover 9c with Jc"), QStringLiteral("card:Jc"));
        QCOMPARE(table_->pieceOf("attack Th"), QStringLiteral("card:Th"));
        QCOMPARE(table_->pieceOf("take"), QStringLiteral("button:take"));
        QCOMPARE(table_->pieceOf("who knows"), QString());
    }

    void theSituationNamesBoutAndRole()
    {
        QCOMPARE(table_->situation(defence()), QStringLiteral("Bout 4, you defend. 8 card(s) in hand."));
        QCOMPARE(table_->situation(largeHand()), QStringLiteral("Bout 7, you attack. 20 card(s) in hand."));
        Report report;
        QCOMPARE(table_->situation(watched(report)), QStringLiteral("Bout 5, Article attacks Greedy."));
        QCOMPARE(table_->partName(defence()), QStringLiteral("Bout 4"));
        QCOMPARE(table_->subtitle(defence()), QStringLiteral("Throw-in · 36 card(s) · 3 player(s)"));
        QCOMPARE(table_->progress(defence()), 6.0 / 36);
        QCOMPARE(table_->progress(ended({})), 1.0);
        const QString all = table_->describe(defence());
        for (const char* part : {"Bout 4, you defend.", "OpenFool, 4 card(s), attacks you.", "queen of spades not covered",
                                 "Your hand: eight of clubs, jack of clubs", "Discard pile, 6 card(s)."})
            QVERIFY2(all.contains(QLatin1String(part)), part);
    }

    void resultsNameTheDurak()
    {
        const ResultText mine = table_->result(ended(SeatSet::of(0)));
        QCOMPARE(mine.headline, QStringLiteral("You are out first"));
        QCOMPARE(mine.detail, QStringLiteral("OpenFool is the durak."));
        QCOMPARE(mine.rows.size(), std::size_t{3});
        QCOMPARE(mine.rows[0].note, QStringLiteral("Out in bout 10"));
        QCOMPARE(mine.rows[2].seat, 2);
        QCOMPARE(mine.rows[2].note, QStringLiteral("Durak, 4 card(s) left"));
        QCOMPARE(table_->shortResult(ended(SeatSet::of(0))), QStringLiteral("Out first"));

        Position fool = ended(SeatSet::of(2));
        fool.viewpoint = 2;
        QCOMPARE(table_->result(fool).headline, QStringLiteral("You are the durak"));
        QCOMPARE(table_->shortResult(fool), QStringLiteral("Durak"));
        QCOMPARE(table_->result(ended({})).headline, QStringLiteral("OpenFool is the durak"));
    }

    void resultsOfDrawsAndTeamsDiffer()
    {
        Position drawn = ended(SeatSet::of(0));
        viewOf(drawn).fool = -1;
        QCOMPARE(table_->result(drawn).headline, QStringLiteral("A draw"));
        QCOMPARE(table_->shortResult(drawn), QStringLiteral("Draw"));
        // The last two went out together: nobody is third.
        viewOf(drawn).place = {1, 2, 3};
        viewOf(drawn).outInBout = {10, 13, 13};
        QStringList places;
        for (const ResultText::Row& row : table_->result(drawn).rows)
            places << row.place;
        QCOMPARE(places, QStringList({"1", "2", "2"}));

        Position teams = ended(SeatSet::of(0));
        viewOf(teams).rules.players = 4;
        viewOf(teams).rules.teams = Teams::Pairs;
        teams.seats = seatsOf(4, SeatSet::of(0));
        QCOMPARE(table_->result(teams).headline, QStringLiteral("Your team loses, though you are out"));
        QCOMPARE(table_->shortResult(teams), QStringLiteral("Lost"));
        viewOf(teams).fool = 1;
        QCOMPARE(table_->result(teams).headline, QStringLiteral("Your team wins"));
        QVERIFY(nameOf(teams, "plate:1").contains(QStringLiteral("Team B")));
        QVERIFY(nameOf(teams, "plate:2").contains(QStringLiteral("Team A")));
    }

    /// On the mover's cards and next to its plate.
    void aReportIsDrawnOnTheTable()
    {
        Report report;
        const Position position = watched(report);
        const Layout layout = arrange(position);
        QVERIFY(find(layout, QStringLiteral("arrow")));
        QVERIFY(find(layout, QStringLiteral("value:card:Jc")));
        QVERIFY(find(layout, QStringLiteral("value:card:Tc")));
        QVERIFY(find(layout, QStringLiteral("value:button:take")));
        QVERIFY(!find(layout, QStringLiteral("value:card:As")));
        QCOMPARE(find(layout, QStringLiteral("card:Jc"))->ring, Ring::Chosen);
        QCOMPARE(find(layout, QStringLiteral("card:Tc"))->ring, Ring::None);
    }

    /// In narrow windows as well, for a mover at the bottom and at the top.
    void figuresDoNotOverlap()
    {
        Report report;
        Position position = watched(report);
        for (const QSizeF size : {QSizeF(1280, 720), QSizeF(704, 520)})
            for (const int seat : {0, 1}) {
                for (std::any& view : position.views)
                    std::any_cast<View&>(view).turn = std::any_cast<View&>(view).defender = static_cast<std::int8_t>(seat);
                position.node = Node::waiting(seat);
                report.candidates = {{"take", 1522, true, {}, {}}};
                for (const Card each : std::any_cast<View&>(position.views[static_cast<std::size_t>(seat)]).hand)
                    report.candidates.push_back({"cover 9c with " + toText(each), -12345, true, {}, {}});
                report.chosen = report.candidates[2].action;
                Canvas canvas = canvasOf({1280, 752}, Surface::Felt);
                canvas.size = size;
                const Layout layout = table_->arrange(position, {}, canvas);
                std::vector<QRectF> boxes;
                for (const Piece& piece : layout.pieces)
                    if (piece.id.startsWith(QStringLiteral("value:")))
                        boxes.push_back(piece.box());
                QVERIFY(boxes.size() >= 2);
                for (std::size_t i = 0; i < boxes.size(); ++i) {
                    QVERIFY2(QRectF({}, size).contains(boxes[i]), qPrintable(QDebug::toString(boxes[i])));
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(!boxes[i].intersects(boxes[j]));
                }
            }
    }

    /// Figures are between the hand and the question at any pitch of the cards.
    void figuresDoNotCoverTheQuestion()
    {
        Position position = defence();
        Report report;
        for (const std::string& action : position.legal)
            report.candidates.push_back({action, 4800, true, {}, {}});
        report.chosen = report.candidates.back().action;
        position.report = &report;
        for (const QSizeF size : {QSizeF(704, 592), QSizeF(704, 672), QSizeF(1280, 752), QSizeF(1920, 1032)}) {
            Canvas canvas = canvasOf({1280, 752}, Surface::Felt);
            canvas.size = size;
            const Layout layout = table_->arrange(position, {}, canvas);
            const Piece* question = find(layout, QStringLiteral("question"));
            int values = 0;
            for (const Piece& piece : layout.pieces)
                if (piece.id.startsWith(QStringLiteral("value:card:"))) {
                    ++values;
                    QVERIFY(piece.centre.y() - piece.size.height() / 2
                            >= question->centre.y() + question->size.height() / 2 + 2);
                }
            QVERIFY(values >= 3);
        }
    }

    /// Also for wide figures and close cards, in windows of usual size.
    void everyChoiceHasItsFigure()
    {
        Position position = defence();
        Report report;
        for (const std::string& action : position.legal)
            report.candidates.push_back({action, -123456, true, {}, {}});
        report.chosen = report.candidates.back().action;
        position.report = &report;
        for (const QSizeF size : {QSizeF(1024, 652), QSizeF(1280, 752)}) {
            Canvas canvas = canvasOf({1280, 752}, Surface::Felt);
            canvas.size = size;
            const Layout layout = table_->arrange(position, {}, canvas);
            const auto figures = std::count_if(layout.pieces.begin(), layout.pieces.end(), [](const Piece& piece) {
                return piece.id.startsWith(QStringLiteral("value:"));
            });
            QCOMPARE(static_cast<std::size_t>(figures), position.legal.size());
            // The arrow starts at its card, not at a neighbour.
            const Piece* arrow = find(layout, QStringLiteral("arrow"));
            const Piece* card = find(layout, table_->pieceOf(report.chosen));
            QVERIFY(arrow && card);
            QVERIFY(arrow->box().left() + 14 < card->box().right() && arrow->box().right() - 14 > card->box().left());
        }
    }

    /// The separators between pieceNamesTellTheirState and between clauses are translated.
    void chineseHasItsOwnCommas()
    {
        Language language;
        language.use("zh_CN");
        const QString words = spoken(table_->describe(defence()));
        language.use("en");
        QVERIFY2(!words.contains(u','), qPrintable(words));
    }

    void cardsComeAndGoByTheLastStep()
    {
        Position position = defence();
        viewOf(position).discarded = CardSet::of(card("6c")) | CardSet::of(card("7d"));
        position.lastStep = {toAll(eventOf(Kind::Beaten, 0, std::array<const char*, 0>{}))};
        Layout layout = arrange(position);
        QCOMPARE(layout.goesTo.value(QStringLiteral("card:6c")), QStringLiteral("heap"));
        QVERIFY(layout.anchors.contains(QStringLiteral("heap")));
        position.lastStep = {toAll(eventOf(Kind::PickedUp, 1, std::array{"6c"}))};
        layout = arrange(position);
        QCOMPARE(layout.goesTo.value(QStringLiteral("card:6c")), QStringLiteral("seat:1"));
        QVERIFY(layout.anchors.contains(QStringLiteral("seat:1")));
        QCOMPARE(find(layout, QStringLiteral("back:1:0"))->from, QStringLiteral("seat:1"));
        QCOMPARE(find(layout, QStringLiteral("back:2:0"))->from, QStringLiteral("deck"));
        QCOMPARE(find(layout, QStringLiteral("card:9h"))->from, QStringLiteral("deck"));
        const Event drew = eventOf(Kind::Drew, 2, std::array<const char*, 0>{});
        viewOf(position).stock = 0;
        position.lastStep = {toAll(drew)};
        QCOMPARE(arrange(position).goesTo.value(QStringLiteral("trump")), QStringLiteral("seat:2"));
        position.lastStep = {toAll(eventOf(Kind::ThrewIn, 1, std::array{"Qs"}))};
        layout = arrange(position);
        QCOMPARE(find(layout, QStringLiteral("card:Qs"))->from, QStringLiteral("seat:1"));
    }
};

PARLOUR_TEST(TestDurakTableText)
#include "test_durak_table_text.moc"
