// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Another action at a step of a game: with the real cards the bots play as they do in a game, dealt again nothing hidden has
// a say, and a session shows the lines of its branches.
#include "app/session/what_if_work.h"
#include "app/store/game_file.h"
#include "engine/base/index.h"
#include "engine/base/tokens.h"
#include "engine/positions.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace parlour;
using namespace parlour::test;

namespace {

Record gameOf(const std::string& game, const RuleMap& rules = {})
{
    const GameInfo& info = *findGame(game);
    const int seats = info.seats(*info.complete(rules));
    return playedOut(newRecord(game, std::vector<std::string>(asIndex(seats), game + ".random"), 11, rules));
}

/// The steps of a record at which a seat had a choice.
std::vector<int> choices(const Record& record)
{
    std::vector<int> steps;
    const auto match = matchAt(*findGame(record.game), record, 0);
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        const Step& step = record.steps[i];
        if (step.who != kChanceSeat && match->legal(step.who).size() > 1)
            steps.push_back(static_cast<int>(i));
        if (!match->step(step.who, step.text))
            qFatal("the game is not legal");
    }
    return steps;
}

Branch branchAt(const Record& record, int step, const std::string& action)
{
    Branch branch;
    branch.step = step;
    branch.seat = record.steps[asIndex(step)].who;
    branch.action = action;
    branch.players = playersFor(record.game, record.seats, std::nullopt);
    branch.seed = 5;
    return branch;
}

/// An action that was possible at a choice and was not played.
std::string otherAction(const Record& record, int step)
{
    const Step& played = record.steps[asIndex(step)];
    const std::vector<std::string> legal = matchAt(*findGame(record.game), record, step)->legal(played.who);
    return legal.front() == played.text ? legal.back() : legal.front();
}

std::vector<PairedOutcome> outcomesOf(const Record& record, const Branch& branch, int deals)
{
    const auto game = WhatIf::make(*findGame(record.game), record, branch, true, resources());
    if (!game)
        qFatal("%s", game.error().english().c_str());
    std::vector<PairedOutcome> outcomes;
    for (int deal = 0; deal < deals; ++deal)
        outcomes.push_back(game->playDealt(deal).value());
    return outcomes;
}

Branch realBranch(const Record& record, int step)
{
    Branch branch = branchAt(record, step, otherAction(record, step));
    branch.steps = WhatIf::make(*findGame(record.game), record, branch, false, resources())->playReal();
    return branch;
}

} // namespace

class TestWhatIf : public QObject {
    Q_OBJECT

private slots:
    void theSameActionByTheSameBotsIsTheGameItself_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    void theSameActionByTheSameBotsIsTheGameItself()
    {
        QFETCH(const QString, game);
        const Record record = gameOf(game.toStdString());
        const std::vector<int> steps = choices(record);
        QVERIFY(!steps.empty());
        for (const int step : {steps.front(), steps[steps.size() / 2], steps.back()}) {
            const Branch branch = branchAt(record, step, record.steps[asIndex(step)].text);
            const auto line = WhatIf::make(*findGame(record.game), record, branch, false, resources());
            QVERIFY(line);
            QVERIFY(line->playReal() == std::vector<Step>(record.steps.begin() + step, record.steps.end()));
        }
    }

    /// A game from a shared line has no seed.
    void realDealsNeedNoSeed()
    {
        Record record = gameOf("pazaak");
        const int step = choices(record).front();
        record.seed = 0;
        const Branch branch = realBranch(record, step);
        const auto firstChance = [](auto from, auto to) {
            return std::find_if(from, to, [](const Step& each) { return each.who == kChanceSeat; })->text;
        };
        QCOMPARE(firstChance(branch.steps.begin(), branch.steps.end()),
                 firstChance(record.steps.begin() + step, record.steps.end()));
    }

    /// Two games that differ only in cards that the seat cannot see.
    void dealtAgainNothingHiddenHasASay()
    {
        Record one = newRecord("durak", {"durak.random", "durak.random"}, 3);
        const GameInfo& info = *findGame("durak");
        const auto dealt = [&info](Record& record) {
            auto match = matchAt(info, record, static_cast<int>(record.steps.size()));
            while (match->node().isChance()) {
                record.steps.push_back({kChanceSeat, match->draw()});
                if (!match->step(kChanceSeat, record.steps.back().text))
                    qFatal("chance is not legal");
            }
            return match;
        };
        const auto match = dealt(one);
        const Seat seat = match->node().seats.first();
        const std::vector<std::string> legal = match->legal(seat);
        const std::string seen = positionText(*match, "durak", seat);

        Record other = one;
        std::vector<std::string> cards;
        for (const std::string_view word : split(one.steps.front().text))
            cards.emplace_back(word);
        for (std::size_t i = 1; i + 1 < cards.size() && other == one; ++i) {
            std::swap(cards[i], cards[i + 1]);
            Record tried = one;
            tried.seed = 77;
            tried.steps = {{kChanceSeat, joined(cards)}};
            for (std::size_t step = 1; step < one.steps.size(); ++step)
                tried.steps.push_back(one.steps[step]);
            const Replay again = replay(&info, tried);
            if (again.sound && positionText(*again.match, "durak", seat) == seen)
                other = tried;
            std::swap(cards[i], cards[i + 1]);
        }
        QVERIFY(!(other == one));
        for (Record* record : {&one, &other})
            record->steps.push_back({seat, legal.front()});
        const Branch branch = branchAt(one, static_cast<int>(one.steps.size()) - 1, legal.back());
        QVERIFY(outcomesOf(one, branch, 6) == outcomesOf(other, branch, 6));
    }

    /// At each decision of a game the deals of the analyst leave all that the seat sees as it is.
    void believedDealsLookTheSameToTheSeat_data() { theSameActionByTheSameBotsIsTheGameItself_data(); }
    void believedDealsLookTheSameToTheSeat()
    {
        QFETCH(const QString, game);
        const std::string id = game.toStdString();
        const auto analyst = makeAnalyst(id, resources());
        int dealt = 0;
        for (const RuleMap& rules : {RuleMap(), id == "durak" || id == "coup" ? RuleMap{{"players", "3"}} : RuleMap()}) {
            const Record record = gameOf(id, rules);
            for (const int step : choices(record)) {
                const auto match = matchAt(*findGame(id), record, step);
                const Seat seat = record.steps[asIndex(step)].who;
                Rng rng = Rng::stream(3, Purpose::Analysis, asIndex(step));
                const std::any state = analyst->deal(match->look(seat), rng);
                if (!state.has_value())
                    continue;
                const auto other = matchFrom(id, state, 5);
                QCOMPARE(QString::fromStdString(positionText(*other, id, seat)),
                         QString::fromStdString(positionText(*match, id, seat)));
                QVERIFY(other->legal(seat) == match->legal(seat));
                ++dealt;
            }
        }
        if (id == "durak" || id == "coup")
            QVERIFY(dealt > 20);
    }

    /// Where a seat has declined cards, it holds them in the deals as rarely as the analyst believes, which even deals do
    /// not show.
    void believedDealsHoldWhatIsBelieved()
    {
        const Record record = playedOut(newRecord("durak", {"durak.greedy", "durak.greedy"}, 12));
        const GameInfo& info = *findGame("durak");
        const auto analyst = makeAnalyst("durak", resources());
        constexpr int kDeals = 400;
        int told = 0;
        for (const int step : choices(record)) {
            const auto match = matchAt(info, record, step);
            const Seat seat = record.steps[asIndex(step)].who;
            const std::any view = match->look(seat);
            const std::vector<PlaceBelief> beliefs = analyst->beliefs(view, {});
            if (beliefs.empty())
                continue;
            std::vector<double> chances; // of the cards that are not certain
            for (const BeliefValue& each : beliefs.front().values)
                if (each.error > 0)
                    chances.push_back(each.chance);
            if (chances.size() < 6)
                continue;
            const double mean = std::accumulate(chances.begin(), chances.end(), 0.0) / static_cast<double>(chances.size());
            for (const BeliefValue& each : beliefs.front().values) {
                if (each.error == 0 || std::abs(each.chance - mean) < 0.15)
                    continue;
                int held = 0;
                for (int deal = 0; deal < kDeals; ++deal) {
                    Rng rng = Rng::stream(7, Purpose::Analysis, asIndex(deal));
                    const auto other = matchFrom("durak", analyst->deal(view, rng), 1);
                    held += analyst->copies(view, other->look(beliefs.front().seat), each.value);
                }
                QVERIFY(std::abs(static_cast<double>(held) / kDeals - each.chance) < 0.1); // four errors
                ++told;
                break;
            }
            if (told == 3)
                return;
        }
        QVERIFY(told > 0);
    }

    /// Branches of older files are dealt evenly, and so are the deals that are added to them.
    void evenDealsStayApartFromBelievedOnes()
    {
        const Record record = gameOf("coup");
        const int step = choices(record).front();
        Branch branch = branchAt(record, step, otherAction(record, step));
        const std::vector<PairedOutcome> even = outcomesOf(record, branch, 20);
        branch.isBelieved = true;
        const std::vector<PairedOutcome> believed = outcomesOf(record, branch, 20);
        QVERIFY(even != believed);
        QVERIFY(outcomesOf(record, branch, 20) == believed);
        branch.isBelieved = false;
        QVERIFY(outcomesOf(record, branch, 20) == even);
    }

    void fewerDealsArePlayedWhereTheyWouldTakeLong()
    {
        const auto deals = [](const Record& record) {
            const int step = choices(record).front();
            Branch branch = branchAt(record, step, otherAction(record, step));
            branch.players = playersFor(record.game, record.seats, Level::Club);
            return WhatIf::make(*findGame(record.game), record, branch, true, resources())->affordableDeals(200);
        };
        const Record durak = gameOf("durak", {{"players", "3"}});
        QCOMPARE(deals(gameOf("coins")), 200);
        QVERIFY(deals(durak) < 200 && deals(durak) >= 20);
        QCOMPARE(deals(durak), deals(durak));
    }

    /// All or none won is no certainty.
    void intervalsOfChancesStayOpenAtTheEnds()
    {
        const std::vector<PairedOutcome> all(200, {{1, 0}, {0, 0}});
        const ChanceIntervals chances = chancesOf(all, {});
        QCOMPARE(chances.other.value, 1.0);
        QVERIFY(chances.other.low > 0.97 && chances.other.low < 0.99 && chances.other.high == 1);
        QVERIFY(chances.played.low == 0 && chances.played.high > 0.01 && chances.played.high < 0.03);
        QVERIFY(chances.lead.low > 0.95 && chances.lead.low < 0.99 && !chances.isSame());
        const std::vector<PairedOutcome> none(200, {{0, 0}, {0, 0}});
        QVERIFY(chancesOf(none, {}).isSame());
        QVERIFY(chancesOf(none, {}).lead.high > 0.01);
    }

    void dealsFollowFromTheirSeed_data() { theSameActionByTheSameBotsIsTheGameItself_data(); }
    void dealsFollowFromTheirSeed()
    {
        QFETCH(const QString, game);
        const Record record = gameOf(game.toStdString());
        const int step = choices(record).front();
        Branch branch = branchAt(record, step, otherAction(record, step));
        const std::vector<PairedOutcome> outcomes = outcomesOf(record, branch, 3);
        QVERIFY(outcomesOf(record, branch, 3) == outcomes);
        branch.action = record.steps[asIndex(step)].text;
        for (const PairedOutcome& each : outcomesOf(record, branch, 3))
            QVERIFY(each.other == each.played);
        QCOMPARE(countsPoints(outcomes), game == "yahtzee");
    }

    void impossibleQuestionsAreRefused()
    {
        const Record record = gameOf("coins");
        const int step = choices(record).front();
        const auto refused = [&](const Branch& branch) {
            return !WhatIf::make(*findGame("coins"), record, branch, true, resources());
        };
        QVERIFY(!refused(branchAt(record, step, otherAction(record, step))));
        QVERIFY(refused(branchAt(record, step, "nonsense")));
        Branch late = branchAt(record, step, otherAction(record, step));
        late.step = static_cast<int>(record.steps.size());
        QVERIFY(refused(late));
        Branch program = branchAt(record, step, otherAction(record, step));
        program.players.front() = "exec:true";
        QVERIFY(refused(program));
    }

    void peopleAndProgramsAreReplacedByBotsOfOurs()
    {
        const std::vector<std::string> seats{"you", "durak.greedy", "exec:python3 x.py", "person:Anna"};
        const std::string club = "durak.club";
        QVERIFY(playersFor("durak", seats, std::nullopt) == (std::vector<std::string>{club, "durak.greedy", club, club}));
        QVERIFY(playersFor("durak", seats, Level::Master) == std::vector<std::string>(4, "durak.master"));
    }

    void workGrowsAndStopsWhenToldTo()
    {
        const Record record = gameOf("coins");
        const int step = choices(record).front();
        const Branch branch = branchAt(record, step, otherAction(record, step));
        WhatIfWork work(*findGame("coins"), record, branch, 20, resources());
        QVERIFY(comesTrue([&] { return work.isDone(); }));
        QCOMPARE(work.branch().outcomes.size(), 20U);
        QVERIFY(work.branch().outcomes == outcomesOf(record, branch, 20));
        WhatIfWork more(*findGame("coins"), record, work.branch(), kMaxDeals, resources());
        more.stop();
        QVERIFY(comesTrue([&] { return more.isDone(); }));
        QVERIFY(std::ssize(more.branch().outcomes) < kMaxDeals);
    }

    void aSessionShowsABranchAndReturns()
    {
        const Record record = gameOf("durak");
        const int step = choices(record)[3];
        Session session(*findGame("durak"), record, true);
        Branch inner = realBranch(record, step);
        session.setBranches({inner});
        session.goTo(step);
        const Changes changes(session);
        session.showLine(0);
        QCOMPARE(changes.count(&Session::Change::record), 1);
        QCOMPARE(session.line().cursor(), step);
        QVERIFY(session.line().record().steps == stepsOf(record, session.line().branches(), 0));
        QCOMPARE(session.line().sharedSteps(), step);
        session.goTo(session.line().length());
        QVERIFY(session.line().match().node().isOver() && session.line().isOver());
        QCOMPARE(static_cast<int>(session.line().story(session.line().length()).size()), session.line().length());
        // The file is the game as it was played, with its branch.
        QVERIFY(session.saver().file().record == record);
        QVERIFY(session.saver().file().branches == std::vector<Branch>{inner});
        session.showLine(-1);
        QCOMPARE(session.line().cursor(), step);
        QVERIFY(session.line().record() == record);
        session.goTo(session.line().length());
        QVERIFY(session.line().match().node().isOver());
    }

    void aBranchLeavesABranch()
    {
        const Record record = gameOf("durak");
        std::vector<Branch> branches{realBranch(record, choices(record)[3])};
        Record line = record;
        line.steps = stepsOf(record, branches, 0);
        const std::vector<int> later = choices(line);
        const int step = *std::upper_bound(later.begin(), later.end(), branches[0].step);
        branches.push_back(realBranch(line, step));
        branches.back().from = 0;
        QCOMPARE(removeUnsound(*findGame("durak"), record, branches), 0);
        Session session(*findGame("durak"), record, true);
        session.setBranches(branches);
        session.showLine(1);
        QCOMPARE(session.line().sharedSteps(), branches[0].step);
        session.goTo(session.line().length());
        session.showLine(0);
        QCOMPARE(session.line().cursor(), branches[1].step);
        session.showLine(-1);
        QCOMPARE(session.line().cursor(), branches[0].step);
        QVERIFY(session.line().record() == record);
    }
};

PARLOUR_TEST(TestWhatIf)
#include "test_what_if.moc"
