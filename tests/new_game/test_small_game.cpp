// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game of which only rules, notation, a View and a table are written: it is played, watched, replayed, put in, analysed
// and contested by the defaults. It is added here and no part of the program.
#include "ai/core/contests.h"
#include "ai/core/game_bots.h"
#include "app/analysis/reviewer.h"
#include "app/session/session.h"
#include "app/tables/position_form.h"
#include "engine/arena/series.h"
#include "engine/core/text_match.h"
#include "engine/games.h"
#include "engine/positions.h"
#include "engine/record/replay.h"
#include "tests/app/waiting.h"
#include "tests/new_game/nim.h"
#include "tests/new_game/nim_table.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using nim::Nim;

namespace {

Record newRecord(std::vector<std::string> seats, std::uint64_t seed)
{
    return {std::string(Nim::kId), Nim::kVersion, {}, std::move(seats), seed, {}, std::nullopt};
}

/// The position of the first seat, with all hands open since nothing is hidden.
Position positionIn(const Session& session)
{
    Position position;
    position.seats = {{.name = "You", .character = {}, .person = true}, {.name = "Random", .character = {}}};
    position.views = {session.line().match().look(0), session.line().match().look(1)};
    position.node = session.line().match().node();
    position.asked = session.asked();
    if (position.asked >= 0)
        position.legal = session.line().match().legal(position.asked);
    position.over = session.line().isOver();
    for (Seat seat = 0; position.over && seat < 2; ++seat)
        position.result.push_back(session.line().match().score(seat));
    return position;
}

/// A game that bots played to its end in a session.
Record watched(std::uint64_t seed)
{
    Session session(*findGame("nim"), newRecord({"nim.random", "nim.random"}, seed), false);
    session.setPace(0);
    test::comesTrue([&] { return session.line().isOver(); });
    return session.line().record();
}

/// The lines of a position with this heap, of the seat that has the turn.
std::string positionWith(int heap)
{
    return "parlour-position 1\ngame nim\nseat 1\nturn 1\nheap " + std::to_string(heap) + "\n";
}

} // namespace

class TestSmallGame : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        addGame(gameInfo<Nim>());
        addPlayers(defaultPlayers<Nim>());
        addTable(Nim::kId, std::make_unique<nim::NimTable>());
    }

    /// A person takes by the buttons of the table until the game is over.
    void isPlayedAtItsTable()
    {
        const GameTable& table = *findTable("nim");
        const Canvas canvas{{960, 752}, Theme::make(ThemeKind::Felt, false, table.surface()), nullptr, {}};
        Session session(*findGame("nim"), newRecord({std::string(kPerson), "nim.random"}, 1), false);
        session.setPace(0);
        int clicks = 0;
        while (!session.line().isOver()) {
            UNTIL(session.line().isOver() || session.asked() == 0);
            const Layout layout = table.arrange(positionIn(session), {}, canvas);
            for (const Piece& piece : layout.pieces)
                if (session.asked() == 0 && piece.role == Role::Button) {
                    QVERIFY(session.act(piece.choices.front().action.notation));
                    ++clicks;
                }
        }
        QVERIFY(clicks > 0);
        const Position end = positionIn(session);
        QCOMPARE(table.result(end).headline, table.shortResult(end));
        QCOMPARE(table.result(end).rows.front().seat, end.result[0] > 0 ? 0 : 1);
        QCOMPARE(table.logLines(session.line().told(0), end).front().text.left(9), QStringLiteral("A heap of"));
    }

    void isWatchedAndReplayed()
    {
        const Record record = watched(2);
        const Replay played = replay(findGame("nim"), record);
        QVERIFY2(played.sound, played.problem.english().c_str());
        QCOMPARE(played.match->score(0), record.result->front());
        QVERIFY(played.match->node().isOver());
    }

    void positionsArePutInAsText()
    {
        int line = 0;
        const auto position = readPosition(positionWith(6), 1, line);
        QVERIFY2(position, position ? "" : position.error().english().c_str());
        QCOMPARE(position->match->legal(1), (std::vector<std::string>{"take 1", "take 2", "take 3"}));
        QCOMPARE(positionText(*readPosition(positionText(*position->match, "nim", 1), 2, line)->match, "nim", 1),
                 positionText(*position->match, "nim", 1));
        QVERIFY(!readPosition(positionWith(21), 1, line));
        QVERIFY(!readPosition(positionWith(0), 1, line)); // nobody has anything to decide
        QVERIFY(!findPositionForm("nim").form);
    }

    /// Of six stones two are taken: a random opponent then loses in two of three games.
    void isAnalysedByPlayOuts()
    {
        int line = 0;
        const auto position = readPosition(positionWith(6), 1, line);
        const auto analyst = makeAnalyst("nim", Resources());
        const Analysis analysis = analyst->analyse(position->match->question(1), {});
        QCOMPARE(analysis.best(), std::size_t{1});
        const Estimate best = analysis.actions[1].share;
        QVERIFY(best.error > 0 && std::abs(best.value - 2.0 / 3) < 4 * best.error);
        QVERIFY(analyst->isSampling());

        const Record record = watched(3);
        Reviewer reviewer(findGame("nim"), record, 0, [] { return makeAnalyst("nim", Resources()); });
        QVERIFY(reviewer.run());
        QVERIFY(reviewer.review().isDone() && reviewer.review().analyst == 1);
    }

    void isContested()
    {
        const Preset* ladder = findPreset("nim-ladder");
        QVERIFY(ladder && ladder->bots == std::vector<std::string>{"nim.random"});
        const BotFactory<Nim> random = [] { return makeBot<Nim>("nim.random", Resources()); };
        const SeriesResult result = playSeries<Nim>({{}, {random, random}, 1, 0, 200, 2});
        QCOMPARE(result.matches(), std::int64_t{200});
        QCOMPARE(result.rows.size(), std::size_t{2});
    }

    void restIsAbsent()
    {
        QVERIFY(levelsOf("nim").empty() && habitsOf<Nim>().empty());
        QVERIFY(decisionFactors("nim", {}, {}).empty());
    }
};

PARLOUR_TEST(TestSmallGame)
#include "test_small_game.moc"
