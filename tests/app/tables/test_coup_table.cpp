// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Coup's table: layouts of many positions in many rooms, their actions, and hidden information.
#include "app/stage/focus_order.h"
#include "app/tables/coup/coup_position.h"
#include "app/tables/game_tables.h"
#include "tests/app/files.h"
#include "tests/app/tables/coup_scenes.h"
#include "tests/app/tables/layout_tools.h"
#include "tests/suite.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace parlour;
using namespace parlour::coup;
using namespace parlour::test;

namespace {

const std::vector<QSizeF> kRooms{{960, 752}, {704, 592}, {704, 528}, {1600, 1032}, {480, 388}, {800, 452}};

} // namespace

class TestCoupTable : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameTable> table_ = makeTable();

    Layout arrange(const Position& position, const Gesture& gesture = {}, QSizeF room = kUsualRoom) const
    {
        return test::arrange(*table_, position, gesture, room);
    }

    void checkLayout(const Layout& layout, QSizeF room)
    {
        checkPieces(layout, room);
        checkApart(layout, room, [](const Piece& one, const Piece& other) { return one.acts() && other.acts(); });
    }

private slots:
    void piecesLieInsideAndActionsAreBound_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("mode");
        for (const int players : {2, 3, 4, 5, 6})
            QTest::addRow("%d", players) << players << QByteArray("tabletop");
        QTest::newRow("crate, 2") << 2 << QByteArray("crate");
        QTest::newRow("crate, 6") << 6 << QByteArray("crate");
    }
    void piecesLieInsideAndActionsAreBound()
    {
        QFETCH(int, players);
        QFETCH(QByteArray, mode);
        std::set<Phase> phases;
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            walk(Scene(players, mode.constData(), seed), seed, 0, 400, [&](const TableScene& scene) {
                const auto step = static_cast<std::size_t>(scene.match().steps());
                const QSizeF room = kRooms[step % kRooms.size()];
                const auto viewpoint = static_cast<Seat>(step / kRooms.size() % static_cast<std::size_t>(players));
                for (const Onlooker& who : {player(viewpoint), watcher(viewpoint)}) {
                    const Position position = scene.position(who);
                    const SeenPosition seen(position);
                    phases.insert(seen.view().phase);
                    const Layout layout = arrange(position, {}, room);
                    checkLayout(layout, room);
                    QCOMPARE(actionsOf(layout), legalOf(position));
                    for (const Piece& piece : layout.pieces)
                        if (piece.choices.size() > 1)
                            checkLayout(arrange(position, {piece.choices.back().target, piece.id, false, {}}, room), room);
                    QVERIFY(!table_->situation(position).isEmpty());
                    QVERIFY(!table_->describe(position).contains(QLatin1Char('%')));
                }
            });
        QVERIFY(phases.size() >= 9);
    }

    void hiddenCardsDoNotShow_data()
    {
        QTest::addColumn<QStringList>("steps");
        QTest::newRow("a turn") << QStringList{};
        QTest::newRow("a claim") << QStringList{"0 tax"};
        QTest::newRow("an answer is sealed") << QStringList{"0 tax", "1 allow"};
        QTest::newRow("another exchanges") << QStringList{"0 income", "1 exchange", "stand", "* draw ambassador ambassador"};
        QTest::newRow("another exchanged") << QStringList{"0 income", "1 exchange", "stand", "* draw ambassador ambassador",
                                                          "1 return ambassador ambassador"};
    }
    void hiddenCardsDoNotShow()
    {
        QFETCH(QStringList, steps);
        const auto seen = [&](const char* deal, const char* drawn, const char* returned) {
            QStringList played = steps;
            played.replaceInStrings(QStringLiteral("* draw ambassador ambassador"), QLatin1String(drawn));
            played.replaceInStrings(QStringLiteral("1 return ambassador ambassador"), QLatin1String(returned));
            Scene scene(3);
            scene.play(QStringList{QLatin1String(deal)} + played);
            const Position position = scene.position();
            QStringList told{contentOf(arrange(position)).join('\n'), table_->describe(position),
                             table_->situation(position)};
            for (const LogLine& line : table_->logLines(position.lastStep, position))
                told << line.text;
            return told.join(QLatin1Char('\n'));
        };
        QCOMPARE(seen("* deal duke captain assassin contessa contessa duke", "* draw ambassador ambassador",
                      "1 return ambassador ambassador"),
                 seen("* deal duke captain captain captain assassin assassin", "* draw duke contessa",
                      "1 return captain captain"));
    }

    void aSealedAnswerDoesNotShow()
    {
        const QStringList deal{"* deal duke captain assassin contessa contessa duke", "1 tax"};
        QStringList before{deal[0], "0 income", "1 tax"};
        const Position unaimed = Scene(3).play(before + QStringList{"0 allow"}).position();
        for (const char* answer : {"2 allow", "2 challenge"}) {
            Scene scene(3);
            scene.play(before + QStringList{QLatin1String(answer)});
            QCOMPARE(contentOf(arrange(scene.position())), contentOf(arrange(Scene(3).play(before).position())));
        }
        QVERIFY(contentOf(arrange(unaimed)).join('\n').contains(QStringLiteral("You have answered")));
    }

    void anActionThatNeedsATargetIsAimed()
    {
        const Position position = Scene(6).play(sixPlayed()).position();
        const Layout unaimed = arrange(position);
        const Piece* steal = find(unaimed, QStringLiteral("act:steal"));
        QVERIFY(steal && steal->choices.size() == 5 && steal->shortcut == QStringLiteral("4"));
        QCOMPARE(find(unaimed, QStringLiteral("seat:5"))->name, QStringLiteral("Ledger, 8 coin(s)"));
        const Layout aimed = arrange(position, {QStringLiteral("seat:5"), QStringLiteral("act:steal"), false, {}});
        QCOMPARE(find(aimed, QStringLiteral("seat:5"))->name, QStringLiteral("Steal from Ledger"));
        QCOMPARE(find(aimed, QStringLiteral("seat:0"))->name, QStringLiteral("You, 3 coin(s)"));
        // The coins that would move are previewed.
        QVERIFY(find(aimed, QStringLiteral("change:5")) && find(aimed, QStringLiteral("change:0")));
        QVERIFY(!find(unaimed, QStringLiteral("change:5")));
    }

    void anUnaffordableActionTellsTheReason()
    {
        const Layout layout = arrange(Scene(6).play(sixPlayed()).position());
        const Piece* coup = find(layout, QStringLiteral("act:coup"));
        QVERIFY(coup->choices.empty());
        QCOMPARE(coup->whyNot, QStringLiteral("Costs 7 coin(s), you have 3"));
        QCOMPARE(coup->name, QStringLiteral("Coup, −7. Costs 7 coin(s), you have 3"));
        QCOMPARE(find(layout, QStringLiteral("act:tax"))->name, QStringLiteral("Tax, +3"));
        QVERIFY(find(layout, QStringLiteral("act:tax"))->description.contains(QStringLiteral("bluff")));
        QVERIFY(find(layout, QStringLiteral("act:steal"))->description.contains(QStringLiteral("you hold it")));
    }

    /// Questions have different ids even if their answers are the same.
    void everyQuestionHasAnIdOfItsOwn()
    {
        const auto asked = [](const QStringList& more) {
            const QStringList steps{"* deal duke captain assassin assassin contessa ambassador", "0 income"};
            return Scene(3).play(steps + more).position();
        };
        std::set<QString> questions;
        for (const QStringList& steps :
             {QStringList{"1 steal 0"}, {"1 steal 0", "stand"}, {"1 income", "2 income"}, {"1 income", "2 tax"}}) {
            const Layout layout = arrange(asked(steps));
            QVERIFY2(find(layout, layout.question), qPrintable(steps.join(QLatin1Char(' '))));
            QVERIFY(!find(layout, layout.question)->name.isEmpty());
            QVERIFY(questions.insert(layout.question).second);
        }
        QVERIFY(arrange(asked({})).question.isEmpty()); // another is to move
    }

    /// So that the result card covers no text.
    void thePanelsRoomIsFreeAtTheEnd()
    {
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            walk(Scene(4, "tabletop", seed), seed, 0, 400, [&](const TableScene& scene) {
                for (const Onlooker& who : {player(0), watcher()}) {
                    const Layout layout = arrange(scene.position(who));
                    QCOMPARE(find(layout, QStringLiteral("panel")) == nullptr, scene.isOver());
                    QCOMPARE(layout.resultArea.isEmpty(), !scene.isOver());
                    for (const Piece& piece : layout.pieces)
                        QVERIFY2(piece.name.isEmpty() || !piece.box().intersects(layout.resultArea), qPrintable(piece.id));
                }
            });
    }

    /// In reading order: the question, the answers, the own cards, though these are next to the panel.
    void theOwnCardsAreReadAfterTheQuestion()
    {
        for (const QStringList& steps : {sixPlayed(), sixThreatened()}) {
            const Layout layout = arrange(Scene(6).play(steps).position());
            std::vector<const Piece*> pieces;
            for (const Piece& piece : layout.pieces)
                if (piece.role == parlour::Role::Button || piece.part == 1 || piece.id == layout.question)
                    pieces.push_back(&piece);
            const QStringList order = readingOrder(pieces);
            const auto isOwn = [](const QString& id) { return id.startsWith(QLatin1String("card:0:")); };
            const auto own = std::find_if(order.begin(), order.end(), isOwn);
            QVERIFY(own != order.end() && own - order.begin() > 1);
            const auto isAnswer = [](const QString& id) { return id.startsWith("act:") || id.startsWith("answer:"); };
            QVERIFY(std::none_of(own, order.end(), isAnswer));
        }
    }

    void theArrowCoversNoCards()
    {
        const auto covered = [this](const Position& position) {
            const Layout layout = arrange(position);
            const Piece* arrow = find(layout, QStringLiteral("arrow"));
            if (!arrow)
                return QStringList{QStringLiteral("there is none")};
            QImage image(arrow->size.toSize(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            arrow->face.draw(painter, arrow->size);
            const QPointF corner = arrow->box().topLeft();
            QStringList ids;
            for (const Piece& piece : layout.pieces) {
                if (!piece.id.startsWith(QLatin1String("card:")) && !piece.id.startsWith(QLatin1String("court:")))
                    continue;
                const QRectF box = piece.box().translated(-corner);
                const QRect within = box.toRect() & image.rect();
                for (int y = within.top(); y <= within.bottom(); ++y)
                    for (int x = within.left(); x <= within.right(); ++x)
                        if (qAlpha(image.pixel(x, y)) > 0 && !ids.contains(piece.id))
                            ids << piece.id;
            }
            return ids;
        };
        for (Seat actor = 0; actor < 6; ++actor) {
            QStringList before = sixDealt();
            for (Seat each = 0; each < actor; ++each)
                before << QStringLiteral("%1 income").arg(each);
            for (Seat target = 0; target < 6; ++target) {
                if (actor == target)
                    continue;
                const QString last = QStringLiteral("%1 steal %2").arg(actor).arg(target);
                for (const Onlooker& who : {player(0), watcher()}) {
                    const QStringList ids = covered(Scene(6).play(before + QStringList{last}).position(who));
                    QVERIFY2(ids.empty(), qPrintable(last + ": " + ids.join(QLatin1Char(' '))));
                }
            }
        }
    }

    /// By a bubble and an arrow, until a card is chosen and while there is time to read it.
    void aDisputeShowsWhoIsAgainstWhom_data()
    {
        QTest::addColumn<QStringList>("steps");
        QTest::addColumn<int>("by");
        QTest::addColumn<int>("against");
        QTest::addColumn<QString>("says");
        QTest::newRow("my bluff") << QStringList{"0 steal 1", "1 challenge", "stand"} << 1 << 0 << "Challenges you";
        QTest::newRow("my proof") << QStringList{"0 tax", "1 challenge", "2 allow"} << 1 << 0 << "Challenges you";
        QTest::newRow("another's") << QStringList{"0 income", "1 tax", "2 challenge", "stand"} << 2 << 1
                                   << "Challenges Honest";
        QTest::newRow("my steal is blocked")
            << QStringList{"0 steal 1", "stand", "1 block captain"} << 1 << 0 << "Blocks you";
        QTest::newRow("the block stands") << QStringList{"0 steal 1", "stand", "1 block captain", "stand"} << 1 << 0
                                          << "Blocks you";
        QTest::newRow("my block was a bluff")
            << QStringList{"0 income", "1 income",         "2 income",    "0 income", "1 assassinate 0",
                           "stand",    "0 block contessa", "1 challenge", "stand"}
            << 1 << 0 << "Challenges you";
    }
    void aDisputeShowsWhoIsAgainstWhom()
    {
        QFETCH(QStringList, steps);
        QFETCH(int, by);
        QFETCH(int, against);
        QFETCH(QString, says);
        const QStringList dealt{"* deal duke assassin captain ambassador contessa contessa"};
        const Position position = Scene(3).play(dealt + steps).position();
        const auto dispute = SeenPosition(position).dispute();
        QVERIFY(dispute);
        QCOMPARE(int{dispute->by}, by);
        QCOMPARE(int{dispute->against}, against);
        for (const QSizeF room : {QSizeF(960, 752), QSizeF(900, 452)}) {
            const Layout layout = arrange(position, {}, room);
            const Piece* bubble = find(layout, QStringLiteral("move:%1").arg(by));
            QVERIFY2(bubble && bubble->face.key.contains(says), qPrintable(bubble ? bubble->face.key : "no bubble"));
            QVERIFY(find(layout, QStringLiteral("arrow")));
        }
    }

    void aDisputeStaysLongEnoughToBeRead()
    {
        const QStringList dealt{"* deal duke assassin captain ambassador contessa contessa"};
        const auto delay = [&](const QStringList& steps) {
            return table_->viewingDelay(Scene(3).play(dealt + steps).position());
        };
        QVERIFY(delay({"0 steal 1", "1 challenge", "stand"}) >= 2000);
        QVERIFY(delay({"0 steal 1", "stand", "1 block captain"}) >= 1500);
        QVERIFY(delay({"0 steal 1", "stand", "1 block captain", "stand"}) >= 1500);
    }

    void allAnswersAreEqual()
    {
        const Layout layout = arrange(Scene(6).play(sixThreatened()).position());
        std::set<std::pair<double, double>> sizes;
        for (const Piece& piece : layout.pieces)
            if (piece.id.startsWith(QLatin1String("answer:")))
                sizes.insert({std::round(piece.size.width()), std::round(piece.size.height())});
        QCOMPARE(sizes.size(), std::size_t{1});
    }

    void aWaitingPanelIsNoLargerThanItsContent()
    {
        const QRectF asked = find(arrange(Scene(6).play(sixPlayed()).position()), QStringLiteral("panel"))->box();
        const QRectF waiting =
            find(arrange(Scene(6).play(sixPlayed() + QStringList{"0 income"}).position()), QStringLiteral("panel"))->box();
        QCOMPARE(waiting.bottom(), asked.bottom());
        QVERIFY(waiting.height() < 0.75 * asked.height());
    }

    void withTenCoinsOnlyACoupIsLeft()
    {
        QStringList steps{"* deal duke duke captain captain"};
        for (int i = 0; i < 3; ++i)
            steps << "0 tax"
                  << "stand"
                  << "1 income";
        const Layout layout = arrange(Scene(2).play(steps).position());
        QCOMPARE(find(layout, QStringLiteral("act:coup"))->choices.size(), std::size_t{1});
        QCOMPARE(find(layout, QStringLiteral("act:tax"))->whyNot, QStringLiteral("With ten coins or more you must coup"));
    }

    void twoCardsAreKeptByTwoClicks()
    {
        const QStringList steps{"* deal ambassador duke captain assassin contessa ambassador", "0 exchange", "stand",
                                "* draw duke contessa"};
        const Position position = Scene(3).play(steps).position();
        const Layout layout = arrange(position);
        const Piece* first = find(layout, QStringLiteral("card:0:0.0"));
        QVERIFY(first && first->choices.size() == 3);
        QCOMPARE(first->name, QStringLiteral("Keep the Ambassador and another"));
        for (const Choice& choice : first->choices)
            if (choice.target == QStringLiteral("card:0:3.0"))
                QCOMPARE(choice.action.notation, std::string("return duke duke"));
        const Layout chosen = arrange(position, {QStringLiteral("card:0:3.0"), first->id, false, {}});
        QCOMPARE(find(chosen, QStringLiteral("card:0:3.0"))->name, QStringLiteral("Keep the Ambassador and the Contessa"));
        QVERIFY(find(chosen, QStringLiteral("kept")));
        QVERIFY(!find(layout, QStringLiteral("kept")));
    }

    void aLostCardKeepsItsId()
    {
        const QStringList steps{"* deal duke captain captain assassin contessa ambassador", "0 exchange", "1 challenge",
                                "stand"};
        Scene scene(3);
        const Layout before = arrange(scene.play(steps).position());
        QCOMPARE(find(before, QStringLiteral("card:0:4.0"))->choices.front().action.notation, std::string("lose duke"));
        QCOMPARE(find(before, QStringLiteral("card:0:4.0"))->name, QStringLiteral("Lose the Duke"));
        const Layout after = arrange(scene.play({"0 lose duke"}).position());
        QCOMPARE(find(after, QStringLiteral("card:0:4.0"))->name, QStringLiteral("Duke, lost"));
        // To others the last closed card is turned over.
        Scene other(3);
        const Layout closed = arrange(other
                                          .play(QStringList{"* deal duke captain captain assassin contessa ambassador",
                                                            "0 income", "1 tax", "0 challenge", "stand", "1 lose assassin"})
                                          .position());
        QCOMPARE(find(closed, QStringLiteral("card:1:1.0"))->from, QStringLiteral("card:1:#1"));
        QVERIFY(!find(closed, QStringLiteral("card:1:#1")));
    }

    void stolenCoinsComeFromTheVictim()
    {
        const QStringList steps{"* deal captain duke duke assassin", "0 steal 1", "stand", "1 allow"};
        const Layout layout = arrange(Scene(2).play(steps).position());
        QCOMPARE(find(layout, QStringLiteral("coin:0:3"))->from, QStringLiteral("coin:1:0"));
        QCOMPARE(find(layout, QStringLiteral("coin:0:2"))->from, QStringLiteral("coin:1:1"));
        QVERIFY(!find(layout, QStringLiteral("coin:1:0")));
    }

    void aReportIsInThePanel()
    {
        Position position = Scene(6).play(sixPlayed()).position(watcher());
        position.legal = {"income", "steal 5"};
        const Report report = honestReport(position, "steal 5");
        position.report = &report;
        position.reporter = 0;
        const Layout layout = arrange(position, {}, {960, 688});
        QVERIFY(find(layout, QStringLiteral("arrow")));
        const QString facts = find(layout, QStringLiteral("question"))->description;
        QVERIFY(facts.contains(QStringLiteral("Dukes in its hand and face up: 2")));
        const auto panel = [&] { return find(arrange(position, {}, {960, 688}), QStringLiteral("panel"))->face.key; };
        QVERIFY(panel().contains(QStringLiteral("Ann: Steal from Ledger")));
        position.seats.front().person = true; // a person has no report of its own
        QVERIFY(panel().contains(QStringLiteral("Best: Steal from Ledger")));
    }

    /// In a person's decision all candidates have a figure: on their pieces, and in the panel when looking back.
    void everyCandidateHasAFigure()
    {
        Report report;
        report.chosen = "steal 5";
        report.scale = Scale::Share;
        report.decimals = 1;
        report.candidates = {
            {"income", 0.25, true, {}, {}}, {"steal 5", 0.5, true, {}, {}}, {"steal 3", 0.375, true, {}, {}}};
        Position position = Scene(6).play(sixPlayed()).position();
        position.report = &report;
        position.reporter = 0;
        const Face row = find(arrange(position), QStringLiteral("act:steal"))->face;
        QVERIFY(row.key.contains(QStringLiteral("50.0%")));
        QVERIFY(find(arrange(position), QStringLiteral("act:income"))->face.key.contains(QStringLiteral("25.0%")));
        position.asked = -1;
        const QString told = find(arrange(position), QStringLiteral("question"))->description;
        QVERIFY2(told.indexOf(QStringLiteral("37.5%")) < told.indexOf(QStringLiteral("25.0%")), qPrintable(told));
        QVERIFY(told.contains(QStringLiteral("Income: 25.0%")));

        position = Scene(6).play(sixPlayed() + QStringList{"0 income", "1 tax"}).position();
        report.chosen = "allow";
        report.candidates = {{"allow", 0.5, true, {}, {}}, {"challenge", 0.25, true, {}, {}}};
        position.report = &report;
        position.reporter = 0;
        const Layout window = arrange(position);
        for (const char* answer : {"figure:answer:allow", "figure:answer:challenge"})
            QVERIFY2(find(window, QLatin1String(answer)), answer);
        // The facts are still shown next to the hint.
        QVERIFY(find(window, window.question)->description.contains(QStringLiteral("By the count alone")));
    }

    /// While beliefs are shown, the question has their number and no other.
    void theQuestionTakesTheBelief()
    {
        Position position = Scene(6).play(sixPlayed() + QStringList{"0 income", "1 tax"}).position();
        position.beliefs = std::make_shared<const std::vector<PlaceBelief>>(
            std::vector<PlaceBelief>{{1, Text{"Test", "Hidden cards"}, 2, {{"duke", 0.66, 0, 0.7}}, {}}});
        const Layout layout = arrange(position);
        const QString told = find(layout, layout.question)->description;
        QVERIFY2(told.contains(QStringLiteral("66 time(s) in 100")), qPrintable(told));
        QVERIFY(!told.contains(QStringLiteral("count alone")));
        position.beliefs = nullptr;
        QVERIFY(find(arrange(position), layout.question)->description.contains(QStringLiteral("count alone")));
    }

    /// If several seats are awaited, the report may be of any of them.
    void aReportNamesItsSeat()
    {
        Position position = Scene(6).play(sixPlayed() + QStringList{"0 tax"}).position(watcher());
        QVERIFY(position.node.seats.size() > 1 && position.node.seats.first() == 1);
        position.legal = {"allow", "challenge"};
        const Report report = honestReport(position, "challenge");
        position.report = &report;
        for (const auto& [seat, name] : {std::pair(Seat{1}, "Honest"), std::pair(Seat{3}, "Sibyl")}) {
            position.reporter = seat;
            const QString panel = find(arrange(position, {}, {960, 688}), QStringLiteral("panel"))->face.key;
            QVERIFY2(panel.contains(QLatin1String(name) + QStringLiteral(": Challenge")), qPrintable(panel));
        }
    }

    void figuresStayWithinALowPanel()
    {
        Report report;
        report.chosen = "steal 5";
        report.scale = Scale::Share;
        report.candidates = {
            {"income", 0.25, true, {}, {}}, {"steal 5", 0.5, true, {}, {}}, {"steal 3", 0.375, true, {}, {}}};
        Position position = Scene(6).play(sixPlayed()).position(watcher());
        position.report = &report;
        position.reporter = 0;
        const Layout layout = arrange(position, {}, {960, 688});
        constexpr int kLow = 70; // where the headline ends
        QImage image(600, 3 * kLow, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        find(layout, QStringLiteral("panel"))->face.draw(painter, QSizeF(600, kLow));
        painter.end();
        const QImage below = image.copy(0, kLow + 2, image.width(), image.height() - kLow - 2);
        QImage nothing(below.size(), below.format());
        nothing.fill(Qt::transparent);
        QCOMPARE(below, nothing);
    }

    void aHintRingsItsPieces()
    {
        Position position = Scene(6).play(sixPlayed()).position();
        const Report report = honestReport(position, "steal 5");
        position.report = &report;
        position.reporter = 0;
        const Layout layout = arrange(position);
        QCOMPARE(find(layout, QStringLiteral("act:steal"))->ring, Ring::Chosen);
        QCOMPARE(find(layout, QStringLiteral("act:tax"))->ring, Ring::None);
    }

    void everyActionHasAPiece()
    {
        QCOMPARE(table_->pieceOf("steal 3"), QStringLiteral("seat:3"));
        QCOMPARE(table_->pieceOf("income"), QStringLiteral("act:income"));
        QCOMPARE(table_->pieceOf("block duke"), QStringLiteral("answer:block duke"));
        QCOMPARE(table_->pieceOf("nonsense"), QString());
    }

    void picturesMatchTheirGenerator()
    {
        const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        if (python.isEmpty())
            QSKIP("the maker needs python3");
        const QString folder = QStringLiteral(PARLOUR_SOURCE_DIR "/resources/coup");
        QTemporaryDir drawn;
        QCOMPARE(
            QProcess::execute(python, {folder + QStringLiteral("/make_coup.py"), QStringLiteral("--out"), drawn.path()}), 0);
        const QStringList names = QDir(drawn.path()).entryList({QStringLiteral("*.svg")});
        QCOMPARE(names.size(), 12);
        QCOMPARE(QDir(folder).entryList({QStringLiteral("*.svg")}), names);
        for (const QString& name : names)
            QCOMPARE(test::get(folder + QLatin1Char('/') + name), test::get(drawn.filePath(name)));
    }
};

PARLOUR_TEST(TestCoupTable)
#include "test_coup_table.moc"
