// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of a hint: features of the decision without a move, the best action, equally good ones, and the losses of
// others.
#include "ai/core/bots.h"
#include "app/analysis/advice.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>

using namespace parlour;

namespace {

/// A decision of Pazaak with at least three actions, and chosen values for them.
class Made {
public:
    Made() : match_(std::move(*findGame("pazaak")->start(*findGame("pazaak")->complete({}), 4)))
    {
        while (match_->node().isChance())
            static_cast<void>(match_->step(kChanceSeat, match_->draw()));
    }
    Advice with(std::vector<ActionValue> worths, bool isAlone = false, const Goal& goal = {}) const
    {
        AnyQuestion question = match_->question(match_->node().seats.first());
        question.goal = goal;
        Analysis analysis;
        worths.resize(question.legalTexts().size(), worths.back());
        analysis.actions = std::move(worths);
        return adviceOf("pazaak", question, analysis, isAlone);
    }
    static ActionValue worth(double value, double error = 0, double frequency = 0)
    {
        return {{value, error}, {}, frequency, {}};
    }

private:
    std::unique_ptr<AnyMatch> match_;
};

std::string first(const Advice& advice)
{
    return advice.features.front().sentence().english();
}

} // namespace

class TestAdvice : public QObject {
    Q_OBJECT

private slots:
    void valuesAreChancesOfTheGoal()
    {
        const Made made;
        const Goal team{SAY("Report", "Chance that the team wins"), 3};
        const Advice advice = made.with({Made::worth(0.3, 0.01), Made::worth(0.2)}, false, team);
        QVERIFY(std::abs(advice.report.candidates[0].value - 0.9) < 1e-12);
        QVERIFY(std::abs(advice.report.candidates[0].error - 0.03) < 1e-12);
        QVERIFY(std::abs(advice.lossOf(1) - 0.3) < 1e-12);
        QCOMPARE(advice.report.unit.english, team.chance.english);
    }

    void holdsOfTheSameFacesAreOneAction()
    {
        const GameInfo& info = *findGame("yahtzee");
        const auto match = *info.start(*info.complete({{"players", "1"}}), 4);
        QVERIFY(match->step(kChanceSeat, "roll 5 2 5 1 5"));
        AnyQuestion question = match->question(0);
        for (const char* hold : {"hold 0 2", "hold 2 0", "hold 4 0", "hold 2 4"})
            QCOMPARE(question.canonicalText(hold), std::string("hold 0 2"));
        QCOMPARE(question.canonicalText("hold 4 3 2 1 0"), std::string("hold 0 1 2 3 4"));
        QCOMPARE(question.canonicalText("score chance"), std::string("score chance"));
        const auto before = question.legalTexts();
        question.keepDistinct();
        const auto after = question.legalTexts();
        QCOMPARE(before.size() - after.size(),
                 std::size_t{16}); // of 32 holds; none to three fives, with and without 1 and 2
        QVERIFY(std::find(after.begin(), after.end(), "hold 0 2") != after.end());
        QVERIFY(std::find(after.begin(), after.end(), "hold none") != after.end());
        QVERIFY(std::find(after.begin(), after.end(), "hold 0 4") == after.end());
    }

    void anOutstandingActionIsNamed()
    {
        const Made made;
        const Advice advice = made.with({Made::worth(0.6), Made::worth(0.4)});
        QCOMPARE(advice.chosen(), 0);
        QVERIFY(advice.asGood.empty());
        QCOMPARE(first(advice), std::string("One move stands out: every other costs 20% or more."));
        QVERIFY(std::abs(advice.lossOf(1) - 0.2) < 1e-12);
        QCOMPARE(advice.lossOf(0), 0.0);
    }

    void actionsWithinTheErrorAreAsGood()
    {
        const Made made;
        const Advice advice = made.with({Made::worth(0.6, 0.02), Made::worth(0.57, 0.02), Made::worth(0.3, 0.02)});
        QCOMPARE(advice.chosen(), 0);
        QCOMPARE(advice.asGood, std::vector<int>{1});
        QCOMPARE(advice.lossOf(1), 0.0); // within two errors of the best, so no measurable loss
        QVERIFY(advice.lossOf(2) > 0.29);
        QCOMPARE(first(advice), std::string("Several moves are right; the worst costs 30%."));
    }

    void theMostFrequentOfEqualActionsIsChosen()
    {
        const Made made;
        QCOMPARE(made.with({Made::worth(0.6, 0, 0.1), Made::worth(0.6, 0, 0.9), Made::worth(0.1)}).chosen(), 1);
        QCOMPARE(made.with({Made::worth(0.6, 0, 0.1), Made::worth(0.597, 0, 0.9), Made::worth(0.1)}).chosen(), 0);
    }

    void decidedGamesAreNamed()
    {
        const Made made;
        QCOMPARE(first(made.with({Made::worth(0.02), Made::worth(0.0)})), std::string("The game is as good as lost."));
        QCOMPARE(first(made.with({Made::worth(0.99), Made::worth(0.98)})), std::string("The game is as good as won."));
        QCOMPARE(first(made.with({Made::worth(0.5), Made::worth(0.5)})),
                 std::string("No move is measurably better than another."));
    }

    void aSinglePlayerIsAdvisedInPoints()
    {
        const Made made;
        std::vector<ActionValue> worths(2, Made::worth(1));
        worths[0].points = Estimate{220, 0};
        worths[1].points = Estimate{212, 0};
        const Advice advice = made.with(worths, true);
        QVERIFY(advice.report.scale == Scale::Points);
        QCOMPARE(advice.lossOf(1), 8.0);
        QCOMPARE(first(advice), std::string("One move stands out: every other costs 8 points or more."));
    }

    void everyGameDescribesItsDecisions_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    /// In a whole game of simple bots each decision has a feature of that game.
    void everyGameDescribesItsDecisions()
    {
        QFETCH(QString, game);
        const GameInfo& info = *findGame(game.toStdString());
        const auto match = std::move(*info.start(*info.complete({}), 2));
        Rng rng = Rng::stream(2, Purpose::Analysis, 1);
        int decisions = 0;
        while (!match->node().isOver() && match->steps() < 400) {
            if (match->node().isChance()) {
                QVERIFY(match->step(kChanceSeat, match->draw()));
                continue;
            }
            const Seat seat = match->node().seats.first();
            const auto legal = match->legal(seat);
            const AnyQuestion question = match->question(seat);
            if (!question.isForced) {
                ++decisions;
                const auto said = decisionFactors(info.id, question, {});
                QVERIFY2(!said.empty(), legal.front().c_str());
                for (const Sentence& sentence : said)
                    QVERIFY2(sentence.english().find('%') == std::string::npos, sentence.english().c_str());
            }
            QVERIFY(match->step(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
        }
        QVERIFY(decisions > 5);
    }

    /// The table's probability of a claim uses the cards alone; the hint also uses the identity of the claimant.
    void beliefsAboutAClaimAreStated()
    {
        const GameInfo& coup = *findGame("coup");
        const auto match = std::move(*coup.start(*coup.complete({}), 2));
        while (match->node().isChance())
            QVERIFY(match->step(kChanceSeat, match->draw()));
        const Seat claimant = match->node().seats.first();
        QVERIFY(match->step(claimant, "tax"));
        Analysis analysis;
        analysis.beliefs.rows = {{claimant, {0.1, 0.2, 0.3, 0.4, 0.62}}}; // the Duke is the last
        std::vector<std::string> said;
        for (const Sentence& sentence : decisionFactors("coup", match->question(match->node().seats.first()), analysis))
            said.push_back(sentence.english());
        QCOMPARE(std::count(said.begin(), said.end(), "Given all claims so far, it is true about 62 times in 100."), 1);
    }
};

PARLOUR_TEST(TestAdvice)

#include "test_advice.moc"
