// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a hint is made of: what matters in words without a move, the best action, what is as good, what others cost.
#include "ai/bots.h"
#include "app/analysis/counsel.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

namespace {

/// A decision of Pazaak with at least three actions, and values for them.
class Made {
public:
    Made() : match_(std::move(*findGame("pazaak")->start(*findGame("pazaak")->complete({}), 4)))
    {
        while (match_->node().isChance())
            static_cast<void>(match_->step(kChanceSeat, match_->draw()));
    }
    Counsel with(std::vector<Worth> worths, bool isAlone = false) const
    {
        const AnyQuestion question = match_->question(match_->node().seats.first());
        Analysis analysis;
        worths.resize(question.legalTexts().size(), worths.back());
        analysis.actions = std::move(worths);
        return counselOf("pazaak", question, analysis, isAlone);
    }
    static Worth worth(double value, double error = 0, double frequency = 0) { return {{value, error}, {}, frequency, {}}; }

private:
    std::unique_ptr<AnyMatch> match_;
};

std::string first(const Counsel& counsel)
{
    return counsel.matters.front().sentence().english();
}

} // namespace

class TestCounsel : public QObject {
    Q_OBJECT

private slots:
    void whatStandsOut()
    {
        const Made made;
        const Counsel counsel = made.with({Made::worth(0.6), Made::worth(0.4)});
        QCOMPARE(counsel.chosen(), 0);
        QVERIFY(counsel.asGood.empty());
        QCOMPARE(first(counsel), std::string("One way stands out: every other costs 20 points or more."));
        QVERIFY(std::abs(counsel.lossOf(1) - 0.2) < 1e-12);
        QCOMPARE(counsel.lossOf(0), 0.0);
    }

    void whatIsAsGood()
    {
        const Made made;
        const Counsel counsel = made.with({Made::worth(0.6, 0.02), Made::worth(0.57, 0.02), Made::worth(0.3, 0.02)});
        QCOMPARE(counsel.chosen(), 0);
        QCOMPARE(counsel.asGood, std::vector<int>{1});
        QCOMPARE(counsel.lossOf(1), 0.0); // within two errors of the best: no loss that can be told
        QVERIFY(counsel.lossOf(2) > 0.29);
        QCOMPARE(first(counsel), std::string("More than one way is right; the worst costs 30 points."));
    }

    void ofEqualOnesTheUsualIsNamed()
    {
        const Made made;
        QCOMPARE(made.with({Made::worth(0.6, 0, 0.1), Made::worth(0.597, 0, 0.9), Made::worth(0.1)}).chosen(), 1);
        QCOMPARE(made.with({Made::worth(0.6, 0, 0.1), Made::worth(0.58, 0, 0.9), Made::worth(0.1)}).chosen(), 0);
    }

    void whatIsDecidedIsSaid()
    {
        const Made made;
        QCOMPARE(first(made.with({Made::worth(0.02), Made::worth(0.0)})), std::string("The game is as good as lost."));
        QCOMPARE(first(made.with({Made::worth(0.99), Made::worth(0.98)})), std::string("The game is as good as won."));
        QCOMPARE(first(made.with({Made::worth(0.5), Made::worth(0.5)})),
                 std::string("Nothing here makes a difference that can be told."));
    }

    void aloneItIsPointsThatCount()
    {
        const Made made;
        std::vector<Worth> worths(2, Made::worth(1));
        worths[0].points = Estimate{220, 0};
        worths[1].points = Estimate{212, 0};
        const Counsel counsel = made.with(worths, true);
        QVERIFY(counsel.report.scale == Scale::Points);
        QCOMPARE(counsel.lossOf(1), 8.0);
        QCOMPARE(first(counsel), std::string("One way stands out: every other costs 8 points or more."));
    }

    void everyGameHasWords_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    /// In a whole game of bots that do what comes to mind: at each decision something of the game itself is said.
    void everyGameHasWords()
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

    /// The table tells how likely a claim is by the cards alone; the hint, with who claims it.
    void whatIsBelievedOfAClaimIsSaid()
    {
        const GameInfo& coup = *findGame("coup");
        const auto match = std::move(*coup.start(*coup.complete({}), 2));
        while (match->node().isChance())
            QVERIFY(match->step(kChanceSeat, match->draw()));
        const Seat claimant = match->node().seats.first();
        QVERIFY(match->step(claimant, "tax"));
        Analysis analysis;
        analysis.beliefs.rows = {{claimant, {0.1, 0.2, 0.3, 0.4, 0.62}}}; // the Duke last
        std::vector<std::string> said;
        for (const Sentence& sentence : decisionFactors("coup", match->question(match->node().seats.first()), analysis))
            said.push_back(sentence.english());
        QCOMPARE(std::count(said.begin(), said.end(), "With all that was claimed so far, it is true about 62 times in 100."),
                 1);
    }
};

PARLOUR_TEST(TestCounsel)

#include "test_counsel.moc"
