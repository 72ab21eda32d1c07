// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pazaak's table: layouts of many positions in many rooms, cards that are laid and taken back, and texts.
#include "app/draw/text.h"
#include "app/tables/game_tables.h"
#include "app/tables/table_capabilities.h"
#include "tests/app/tables/layout_tools.h"
#include "tests/app/tables/pazaak_full_scenes.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace parlour;
using namespace parlour::pazaak_full;
using namespace parlour::test;

namespace {

const std::vector<QSizeF> kRooms{{960, 752}, {704, 528}, {1600, 1032}, {480, 388}, {900, 452}};

Gesture marking(const QString& mark)
{
    return {{}, {}, false, {mark}};
}

/// The gesture that has laid a card in this turn of seat 0.
Gesture laying(const TableScene& scene, const char* card)
{
    const auto view = std::any_cast<View>(scene.match().look(0));
    return marking(QString("%1.%2 %3").arg(view.set).arg(view.boards[0].cards.count()).arg(card));
}

/// The marks that pieces of a layout offer.
std::set<QString> marksOf(const Layout& layout)
{
    std::set<QString> marks;
    for (const Piece& piece : layout.pieces)
        if (!piece.mark.isEmpty())
            marks.insert(piece.mark);
    return marks;
}

/// The piece that a number key works on; null if none.
const Piece* keyed(const Layout& layout, const QString& key)
{
    const auto found =
        std::find_if(layout.pieces.begin(), layout.pieces.end(), [&](const Piece& piece) { return piece.shortcut == key; });
    return found == layout.pieces.end() ? nullptr : &*found;
}

/// Plays random matches, in which mostly the turn is ended, which makes long rows; `see` is called at each position.
template <class See>
void walkFrom(const RuleMap& rules, int matches, See see)
{
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(matches); ++seed) {
        TableScene scene = after(rules, {}, seed);
        for (const Seat seat : {0, 1}) // the last named decks have special cards
            scene.step(seat, scene.match().legal(seat).back());
        walk(std::move(scene), seed, 50, 88, see);
    }
}

} // namespace

class TestPazaakFullTable : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameTable> table_ = makeTable();

    Layout arrange(const TableScene& scene, const Gesture& gesture = {})
    {
        return test::arrange(*table_, scene.position(), gesture);
    }

    /// The play scene with a card laid.
    Layout arrangeLaid(const char* card)
    {
        const TableScene scene = after({}, playSteps());
        return arrange(scene, laying(scene, card));
    }

    void checkLayout(const Layout& layout, QSizeF room)
    {
        checkPieces(layout, room);
        checkApart(layout, room, [](const Piece& one, const Piece& other) {
            return one.acts() && other.acts() && one.role == other.role;
        });
    }

private slots:
    void piecesLieInsideAndApart_data()
    {
        QTest::addColumn<QString>("nine");
        QTest::newRow("nine win") << "wins";
        QTest::newRow("nine stand") << "stands";
    }
    void piecesLieInsideAndApart()
    {
        QFETCH(QString, nine);
        const RuleMap rules{{"limit", "any"}, {"sets", "5"}, {"nine", nine.toStdString()}};
        walkFrom(rules, 3, [&](const TableScene& scene) {
            for (const Onlooker& who : {player(0), player(1), watcher(0), watcher(1)})
                for (const QSizeF room : kRooms) {
                    const Position position = scene.position(who);
                    const Layout layout = test::arrange(*table_, position, {}, room);
                    checkLayout(layout, room);
                    for (const QString& mark : marksOf(layout))
                        checkLayout(test::arrange(*table_, position, marking(mark), room), room);
                    for (const Piece& piece : layout.pieces)
                        if (piece.acts())
                            checkLayout(test::arrange(*table_, position, {piece.id, {}, false}, room), room);
                }
        });
    }

    /// Each legal action can be taken with at most two marks before a button, and no other action is offered.
    void exactlyTheLegalActionsAreOffered()
    {
        walkFrom({{"limit", "any"}}, 4, [&](const TableScene& scene) {
            if (scene.turn() == kChanceSeat)
                return;
            const Position position = scene.position(player(scene.turn()));
            std::set<std::string> offered;
            std::set<QString> marks{QString()}, seen;
            while (!marks.empty()) {
                const QString mark = marks.extract(marks.begin()).value();
                if (!seen.insert(mark).second)
                    continue;
                const Layout layout = test::arrange(*table_, position, mark.isEmpty() ? Gesture() : marking(mark));
                offered.merge(actionsOf(layout));
                marks.merge(marksOf(layout));
            }
            QCOMPARE(offered, legalOf(position));
        });
    }

    void aLaidCardCanBeTakenBack()
    {
        const TableScene scene = after({}, playSteps());
        const Layout idle = arrange(scene);
        const Piece* card = find(idle, "side:0:D.0");
        QVERIFY(card && card->marksAlone && !card->checked);
        const Layout laid = arrange(scene, marking(card->mark));
        const Piece* now = find(laid, "side:0:D.0");
        QVERIFY(now->centre.y() < card->centre.y() - 20); // on the own row
        QCOMPARE(now->mark, card->mark); // activating it removes the mark
        QVERIFY(now->checked && now->name.contains("can be taken back"));
        QCOMPARE(find(laid, "button:stand")->choices.front().action.notation, "play D stand");
        QCOMPARE(find(laid, "button:end")->choices.front().action.notation, "play D end");
        QCOMPARE(find(laid, "total:0")->name, QStringLiteral("You: 17")); // until the turn ends
    }

    /// The values at the buttons are those of the turn with the card, and none is shown while its sign is open.
    void aLaidCardIsWeighedWithTheTurn()
    {
        const TableScene scene = after({}, playSteps());
        const auto isWeighed = [&](const char* action, const Gesture& gesture) {
            Report report;
            report.scale = Scale::Share;
            Candidate candidate;
            candidate.action = action;
            candidate.value = 0.4;
            report.candidates = {candidate};
            Position position = scene.position();
            position.report = &report;
            const Layout layout = test::arrange(*table_, position, gesture);
            return layout.find(QStringLiteral("figure:button:end")) != nullptr;
        };
        QVERIFY(isWeighed("end", {}) && !isWeighed("play D end", {}));
        QVERIFY(!isWeighed("end", laying(scene, "D")) && isWeighed("play D end", laying(scene, "D")));
        QVERIFY(!isWeighed("end", laying(scene, "+-3")));
    }

    void aSignIsChosenAfterTheCard()
    {
        const TableScene scene = after({}, playSteps());
        const Layout open = arrange(scene, laying(scene, "+-3"));
        for (const char* id : {"button:end", "button:stand"}) {
            QVERIFY(find(open, QLatin1String(id))->choices.empty());
            QVERIFY(find(open, QLatin1String(id))->whyNot.contains("sign"));
        }
        QCOMPARE(find(open, "choice:+-3=+3")->name, QStringLiteral("plus 3, makes 20, can be chosen"));
        QCOMPARE(find(open, "choice:+-3=-3")->name, QStringLiteral("minus 3, makes 14, can be chosen"));
        const Layout chosen = arrange(scene, laying(scene, "+-3=-3"));
        QVERIFY(find(chosen, "choice:+-3=-3")->checked && !find(chosen, "choice:+-3=+3")->checked);
        QCOMPARE(find(chosen, "button:end")->choices.front().action.notation, "play +-3=-3 end");
    }

    void withTwentyOnlyStandingIsOffered()
    {
        const Layout layout = arrangeLaid("+-3=+3");
        QVERIFY(find(layout, "button:end")->choices.empty());
        QCOMPARE(find(layout, "button:end")->whyNot, QStringLiteral("With 20 you stand."));
        QCOMPARE(find(layout, "button:stand")->name, QStringLiteral("Stand on 20"));
        QCOMPARE(find(layout, "note")->name, QStringLiteral("+3 makes 20: beats 19"));
    }

    /// The key of a card goes through its signs and values and then takes it back.
    void theNumberKeyGoesRound()
    {
        const TableScene scene = after({}, playSteps());
        QString mark;
        QStringList marks;
        for (int press = 0; press < 6; ++press) {
            const Layout layout = arrange(scene, mark.isEmpty() ? Gesture() : marking(mark));
            const Piece* piece = keyed(layout, "2");
            QVERIFY(piece);
            mark = piece->mark == mark ? QString() : piece->mark;
            marks << mark.section(' ', 1);
        }
        QCOMPARE(marks, (QStringList{"+-1/2", "+-1/2=+1", "+-1/2=-1", "+-1/2=+2", "+-1/2=-2", ""}));
    }

    void aFlipTurnsItsCardsOneAfterTheOther()
    {
        const TableScene scene = after({}, playSteps());
        const Layout before = arrange(scene), flipped = arrange(scene, laying(scene, "2&4"));
        const auto changed = [&](const char* id) {
            return find(before, QLatin1String(id))->face.key != find(flipped, QLatin1String(id))->face.key;
        };
        QVERIFY(changed("house:1:0:1") && !changed("house:1:0:0") && !changed("house:1:0:2"));
        QVERIFY(find(flipped, "house:1:0:1")->faceDelay > 0);
        QCOMPARE(find(flipped, "house:1:0:1")->name, QStringLiteral("house card, turned to minus 2"));
        QCOMPARE(find(flipped, "button:stand")->name, QStringLiteral("Stand on 13"));
        // Of two turned cards the second waits longer.
        const TableScene two = after({{"limit", "any"}},
                                     {"0 deck 2&4 2&4 2&4 2&4 2&4 2&4 2&4 2&4 2&4 2&4", "1 deck D D D D D D D D D D",
                                      "* hands 2&4 2&4 2&4 2&4 / D D D D", "* begin 7 3",
                                      "* house 4 9 2 7 7 1 3 3 4 5 6 10 1 2 3 4 5 6", "0 end", "1 end"});
        const Layout both = arrange(two, laying(two, "2&4"));
        QVERIFY(find(both, "house:1:0:1")->faceDelay > find(both, "house:1:0:0")->faceDelay);
    }

    void aDoubleShowsItsOrigin()
    {
        const Layout layout = arrangeLaid("D");
        const Piece *card = find(layout, "side:0:D.0"), *copy = find(layout, "copy:side:0:D.0");
        QVERIFY(copy && copy->from == "house:1:0:2" && copy->centre == card->centre && copy->height > card->height);
        QVERIFY(copy->name.isEmpty()); // so that the card below is pressed
        QCOMPARE(card->name, QStringLiteral("double, played, counts plus 7, can be taken back"));
        QVERIFY(!find(arrange(after({}, playSteps())), "copy:side:0:D.0"));
    }

    void playedCardsKeepTheirIdsAndStayInSight()
    {
        auto steps = playSteps();
        const TableScene before = after({}, steps);
        QVERIFY(find(arrange(before), "side:1:#3")); // the other's plus 3, on its row
        steps.insert(steps.end(), {"0 play +-3=+3 stand"});
        const TableScene ended = after({}, steps);
        const QPointF onRow = find(arrange(ended), "side:0:+-3.0")->centre;
        steps.push_back("* house 8 9 2 7 7 1 3 3 4 5 6 10 1 2 3 4 5 6");
        const Layout next = arrange(after({}, steps));
        const Piece* spent = find(next, "side:0:+-3.0");
        QVERIFY(spent && spent->dimmed && spent->centre != onRow && !spent->acts());
        QCOMPARE(spent->name, QStringLiteral("plus or minus 3, played before"));
        QVERIFY(find(next, "side:1:#3")->dimmed);
        QCOMPARE(find(next, "side:1:#0")->name, QStringLiteral("side card, face down"));
    }

    void aMarkEndsWithItsTurn()
    {
        const std::string fives = " +5 +5 +5 +5 +5 +5 +5 +5 +5 +5";
        std::vector<std::string> steps{"0 deck" + fives,
                                       "1 deck" + fives,
                                       "* hands +5 +5 +5 +5 / +5 +5 +5 +5",
                                       "* begin 7 3",
                                       "* house 2 9 3 7 7 1 3 3 4 5 6 10 1 2 8 4 5 6",
                                       "0 end",
                                       "1 stand"};
        const TableScene before = after({{"limit", "any"}}, steps);
        const Gesture gesture = laying(before, "+5");
        QVERIFY(find(arrange(before, gesture), "side:0:+5.3")->checked);
        steps.push_back("0 play +5 end"); // the other stands: the next turn follows at once
        const Layout next = arrange(after({{"limit", "any"}}, steps), gesture);
        QVERIFY(!find(next, "side:0:+5.2")->checked);
        QCOMPARE(find(next, "button:end")->choices.front().action.notation, "end");
    }

    void equalCardsShareAMark()
    {
        const TableScene scene =
            after({{"limit", "any"}},
                  {"0 deck +-3 +-3 +-3 +-3 +-3 +-3 +-3 +-3 +-3 +-3", "1 deck D D D D D D D D D D",
                   "* hands +-3 +-3 +-3 +-3 / D D D D", "* begin 7 3", "* house 4 9 2 7 7 1 3 3 4 5 6 10 1 2 3 4 5 6"});
        const Layout layout = arrange(scene);
        QCOMPARE(find(layout, "side:0:+-3.0")->mark, find(layout, "side:0:+-3.3")->mark);
        // The first one is laid, whichever was pressed, as the rules have it.
        const Layout laid = arrange(scene, laying(scene, "+-3=+3"));
        QVERIFY(find(laid, "side:0:+-3.3")->checked);
        QCOMPARE(find(laid, "side:0:+-3.0")->centre, find(layout, "side:0:+-3.0")->centre);
    }

    void previewsTellTheEffect_data()
    {
        QTest::addColumn<QString>("mark");
        QTest::addColumn<QString>("says");
        QTest::newRow("beats") << "+-3=+3"
                               << "+3 makes 20: beats 19";
        QTest::newRow("less") << "+-3=-3" << QString("−3 makes 14: less than 19");
        QTest::newRow("ties") << "+-1/2=+2"
                              << "+2 makes 19: ties with 19";
        QTest::newRow("bust") << "D" << QString("×2 makes 24: bust");
        QTest::newRow("flip") << "2&4"
                              << "2&4 makes 13: less than 19";
        QTest::newRow("open") << "+-3" << QString("±3 makes 20 / 14, as you choose");
    }
    void previewsTellTheEffect()
    {
        QFETCH(QString, mark);
        QFETCH(QString, says);
        QCOMPARE(find(arrangeLaid(qPrintable(mark)), "note")->name, says);
    }

    void aDeckIsChosenAtTheTable()
    {
        const TableScene scene = after({}, {});
        const Layout layout = arrange(scene);
        const Position position = scene.position();
        QCOMPARE(actionsOf(layout), legalOf(position));
        QVERIFY(find(layout, "deck:0")->name.startsWith("Starter: +1, +1"));
        QVERIFY(find(layout, "button:build")->choices.front().action.command == Command::BuildDeck);
        QCOMPARE(table_->situation(position), QStringLiteral("Choose your side deck."));
    }

    void aDeckIsBuiltWithinTheLimits()
    {
        const auto choiceOf = [&](const char* limit) {
            const TableScene scene = after({{"limit", limit}}, {});
            return *table_->as<DeckBuilder>()->deckChoice(scene.position(), canvasOf({900, 600}, Surface::Night));
        };
        const DeckChoice two = choiceOf("two");
        QCOMPARE(two.rows.size(), std::size_t{4});
        QCOMPARE(two.named.front().cards, QString("+1 +1 +2 +2 +3 +3 +4 +4 +5 +5").split(' '));
        QCOMPARE(two.action(two.named.front().cards), "deck +1 +1 +2 +2 +3 +3 +4 +4 +5 +5");
        QVERIFY(two.whyNotAdd({"+1"}, "+1").isEmpty());
        QCOMPARE(two.whyNotAdd({"+1", "+1"}, "+1"), QStringLiteral("A deck has at most two of +1."));
        QCOMPARE(two.whyNotAdd({"D"}, "D"), QStringLiteral("A deck has at most one ×2."));
        QCOMPARE(choiceOf("classic").whyNotAdd({}, "D"), QStringLiteral("Classic side decks have no special cards."));
        QVERIFY(choiceOf("any").whyNotAdd({"D", "D"}, "D").isEmpty());
        const TableScene chosen = after({}, {"0 deck +1 +1 +2 +2 +3 +3 +4 +4 +5 +5"});
        QVERIFY(!table_->as<DeckBuilder>()->deckChoice(chosen.position(), canvasOf({900, 600}, Surface::Night)));
    }

    void theLogHasOneLineATurn()
    {
        auto steps = playSteps();
        const auto lines = [&] {
            const TableScene scene = after({}, steps);
            QStringList texts;
            for (const LogLine& line : table_->logLines(scene.lastStep(), scene.position()))
                texts << spoken(line.text) + " | " + line.number;
            return texts;
        };
        QCOMPARE(lines(), QStringList{"draws 7, plays +3 and stands | 19"});
        steps.push_back("0 play +-3=-3 end");
        QCOMPARE(lines(), QStringList{QString("draw 7, play −3 | 14")});
        steps.push_back("0 play D stand");
        QCOMPARE(lines(), (QStringList{QString("draw 1, play ×2 and stand | 16"), "won the set | 16 : 19"}));
        steps.push_back("* house 8 9 2 7 7 1 3 3 4 5 6 10 1 2 3 4 5 6");
        QCOMPARE(lines(), QStringList{"Set 2 | "});
    }

    void onlyAHopelessTotalEndsTheTurnByItself()
    {
        const auto answer = [&](const char* hand, const char* house) {
            const TableScene scene =
                after({{"limit", "any"}},
                      {std::string("0 deck ") + hand, "1 deck D D D D D D D D D D", "* hands +6 +6 -5 -5 / D D D D",
                       "* begin 7 3", house, "0 end", "1 end", "0 end", "1 end"});
            return table_->as<ObviousAnswers>()->obviousAnswer(scene.position());
        };
        QVERIFY(!answer("+6 +6 -5 -5 -5 -5 -5 -5 -5 -5", "* house 9 9 10 1 6 1 3 3 4 5 6 10 1 2 3 4 5 6"));
        QCOMPARE(answer("+6 +6 -5 -5 -5 -5 -5 -5 -5 -5", "* house 9 9 10 1 7 1 3 3 4 5 6 10 1 2 3 4 5 6"),
                 std::optional<std::string>("end"));
    }

    void mistakesHaveKinds_data()
    {
        QTest::addColumn<QString>("taken");
        QTest::addColumn<QString>("best");
        QTest::addColumn<QString>("kind");
        QTest::newRow("sign") << "play +-3=+3 end"
                              << "play +-3=-3 end"
                              << "Played a side card with the wrong sign";
        QTest::newRow("value") << "play +-1/2=+1 end"
                               << "play +-1/2=+2 end"
                               << "Played a side card with the wrong value";
        QTest::newRow("card") << "play D end"
                              << "play +2 end"
                              << "Played the wrong side card";
        QTest::newRow("kept") << "play D end"
                              << "end"
                              << "Played a side card that was better kept";
        QTest::newRow("needed") << "end"
                                << "play D end"
                                << "Ended the turn without a side card that was needed";
        QTest::newRow("went on") << "play D end"
                                 << "play D stand"
                                 << "Went on where standing was better";
    }
    void mistakesHaveKinds()
    {
        QFETCH(QString, taken);
        QFETCH(QString, best);
        QFETCH(QString, kind);
        QCOMPARE(table_->mistakeKind(taken.toStdString(), best.toStdString()), kind);
    }

    void textsNameScoreAndCards()
    {
        const TableScene scene = after({}, playSteps());
        const Position play = scene.position();
        QCOMPARE(table_->subtitle(play), QStringLiteral("against The Cincinnati Kid · 0 – 0 · first to 3 set(s)"));
        QCOMPARE(table_->partName(play), QStringLiteral("Set 1"));
        QCOMPARE(table_->situation(play),
                 QStringLiteral("Set 1, sets won 0 to 0. You have 17. The Cincinnati Kid stands on 19."));
        QVERIFY(table_->describe(play).contains(QString("Your side cards: ±3, ±1/2, 2&4, ×2.")));
        QVERIFY(table_->describe(play).contains(QStringLiteral("The Cincinnati Kid has played: +3.")));
        QCOMPARE(table_->actionText("play +-3=-3 stand"), QString("Play −3 and stand"));
        QCOMPARE(table_->actionText("deck +1 +1 +2 +2 +3 +3 +4 +4 +5 +5"), QStringLiteral("Side deck: Starter"));
    }
};

PARLOUR_TEST(TestPazaakFullTable)
#include "test_pazaak_full_table.moc"
