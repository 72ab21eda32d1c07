// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The line of a game: whatever was cut, appended or shown, its matches and events are those of a replay from the deal.
#include "app/session/game_line.h"
#include "engine/base/index.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

namespace {

Record gameOf(const std::string& game)
{
    const GameInfo& info = *findGame(game);
    return playedOut(
        newRecord(game, std::vector<std::string>(asIndex(info.seats(*info.complete({}))), game + ".random"), 3));
}

/// Everything that seats can be told about a match.
std::vector<std::string> contents(const AnyMatch& match)
{
    const Node node = match.node();
    std::vector<std::string> texts{std::to_string(match.steps()), node.isChance() ? match.draw() : std::string()};
    for (const Seat seat : node.seats) {
        const std::vector<std::string> legal = match.legal(seat);
        texts.push_back(std::to_string(seat));
        texts.insert(texts.end(), legal.begin(), legal.end());
    }
    for (Seat seat = 0; node.isOver() && seat < match.seats(); ++seat)
        texts.push_back(std::to_string(match.score(seat)));
    return texts;
}

std::vector<std::string> contents(const std::vector<AnyTold>& told)
{
    std::vector<std::string> texts;
    for (const AnyTold& each : told) {
        texts.push_back(each.text + (each.blurred ? " blurred" : ""));
        for (const Seat seat : each.to)
            texts.back() += ' ' + std::to_string(seat);
    }
    return texts;
}

/// Compares the cursor's match, matchAfter and the events of each step with a replay from the deal.
bool isAsReplayed(const GameLine& line)
{
    const auto match = matchAt(line.info(), line.record(), 0);
    for (int step = 0; step < line.length(); ++step) {
        const Step& each = line.record().steps[asIndex(step)];
        std::vector<AnyTold> told;
        if (contents(*line.matchAfter(step)) != contents(*match) || !match->step(each.who, each.text, &told)
            || contents(line.told(step)) != contents(told))
            return false;
    }
    return contents(*line.matchAfter(line.length())) == contents(*match)
        && contents(line.match()) == contents(*matchAt(line.info(), line.record(), line.cursor()));
}

/// A branch that leaves a finished game at its first choice from `step` on; everybody takes the last legal action.
Branch branchFrom(const Record& game, int step)
{
    auto match = matchAt(*findGame(game.game), game, step);
    while (!match->node().isWaiting() || match->legal(match->node().seats.first()).size() < 2) {
        const Step& next = game.steps[asIndex(step++)];
        (void)match->step(next.who, next.text);
    }
    Branch branch;
    branch.step = step;
    branch.seat = game.steps[asIndex(step)].who;
    branch.players.assign(game.seats.size(), "durak.club");
    while (!match->node().isOver()) {
        const Node node = match->node();
        Step next{node.isChance() ? kChanceSeat : node.seats.first(), {}};
        next.text = node.isChance() ? match->draw() : match->legal(next.who).back();
        if (branch.steps.empty() && next.text == game.steps[asIndex(step)].text)
            next.text = match->legal(next.who).front();
        (void)match->step(next.who, next.text);
        branch.steps.push_back(next);
    }
    branch.action = branch.steps.front().text;
    return branch;
}

} // namespace

class TestGameLine : public QObject {
    Q_OBJECT

private slots:
    void aFinishedGameStartsAtItsDealAndAnotherAtItsEnd()
    {
        Record record = gameOf("durak");
        const GameLine replayed(*findGame("durak"), record);
        QVERIFY(replayed.isReplay() && replayed.isOver() && !replayed.isLive());
        QCOMPARE(replayed.cursor(), 0);
        record.result.reset();
        const GameLine live(*findGame("durak"), record);
        QVERIFY(!live.isReplay() && live.atEnd() && live.isLive());
    }

    void matchesAndEventsAreThoseOfAReplay_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    void matchesAndEventsAreThoseOfAReplay()
    {
        QFETCH(QString, game);
        const std::string id = game.toStdString();
        GameLine line(*findGame(id), gameOf(id));
        QVERIFY(line.length() > 0);
        QVERIFY(isAsReplayed(line));
        line.moveTo(line.length() / 2);
        QVERIFY(isAsReplayed(line));
    }

    void stepsThatAreCutAndAppendedAgainGiveTheSameGame()
    {
        const Record record = gameOf("durak");
        for (const int kept : {0, 1, 63, 64, 65, static_cast<int>(record.steps.size()) - 1}) {
            GameLine line(*findGame("durak"), record);
            line.cut(kept);
            QVERIFY(line.isLive() && !line.isReplay());
            QCOMPARE(line.length(), kept);
            for (std::size_t i = asIndex(kept); i < record.steps.size(); ++i)
                line.append(record.steps[i]);
            line.finish();
            QVERIFY(line.record() == record);
            QVERIFY(isAsReplayed(line));
        }
    }

    void everyChangeHasARevision()
    {
        const Record record = gameOf("durak");
        GameLine line(*findGame("durak"), record);
        const int first = line.revision();
        line.moveTo(5);
        QCOMPARE(line.revision(), first);
        line.cut(5);
        const int cut = line.revision();
        QVERIFY(cut != first);
        line.append(record.steps[5]);
        QVERIFY(line.revision() != cut);
    }

    void aBranchSharesItsFirstSteps()
    {
        const Record record = gameOf("durak");
        GameLine line(*findGame("durak"), record);
        const Branch branch = branchFrom(record, line.length() / 2);
        line.setBranches({branch});
        QCOMPARE(line.sharedSteps(), line.length());
        line.moveTo(line.length());
        line.showLine(0);
        QCOMPARE(line.shown(), 0);
        QCOMPARE(line.sharedSteps(), branch.step);
        QCOMPARE(line.cursor(), branch.step); // where the lines part
        QVERIFY(isAsReplayed(line));
        QVERIFY(line.record().steps != record.steps);
        QVERIFY(line.game() == record);
        QCOMPARE(contents(*line.gameAfter(static_cast<int>(record.steps.size()))),
                 contents(*matchAt(line.info(), record, static_cast<int>(record.steps.size()))));
        QCOMPARE(line.playerAt(branch.step, 0), branch.players[0]);
        QCOMPARE(line.playerAt(branch.step - 1, 0), record.seats[0]);

        line.moveTo(3);
        line.showLine(-1);
        QCOMPARE(line.cursor(), 3); // both lines are the same there
        QVERIFY(line.record() == record);
        QVERIFY(isAsReplayed(line));
    }

    void playingOnFromABranchMakesItAGame()
    {
        const Record record = gameOf("durak");
        GameLine line(*findGame("durak"), record);
        const Branch branch = branchFrom(record, 20);
        line.setBranches({branch});
        line.showLine(0);
        line.moveTo(branch.step + 1);
        line.branch(std::vector<std::string>(record.seats.size(), "you"));
        QVERIFY(line.isLive() && line.hasPerson() && line.branches().empty());
        QCOMPARE(line.shown(), -1);
        QCOMPARE(line.length(), branch.step + 1);
        QCOMPARE(line.record().steps.back(), branch.steps.front());
        QVERIFY(isAsReplayed(line));
    }

    void remarksEndWithTheirSteps()
    {
        Record record = gameOf("durak");
        Remark early, late;
        early.step = 2;
        late.step = 9;
        record.remarks = {early, late};
        GameLine line(*findGame("durak"), record);
        line.cut(9);
        QCOMPARE(line.record().remarks.size(), 1U);
        line.addRemarks(1, std::vector<Remark>(kMaxRemarks, early), "Rook");
        QCOMPARE(line.record().remarks.size(), kMaxRemarks);
        QCOMPARE(line.record().names[1], "Rook");
    }
};

PARLOUR_TEST(TestGameLine)
#include "test_game_line.moc"
