// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Filtering and sorting of finished games.
#include "app/statistics/progress.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/app/statistics/past_tools.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

class TestPastFilter : public QObject {
    Q_OBJECT

    std::vector<PastGame> games_; ///< newest first
    const QDate today_{2026, 11, 24};

    std::vector<qint64> idsOf(const PastFilter& filter, SortBy by = SortBy::When, bool descending = true) const
    {
        std::vector<qint64> ids;
        for (const int number : selectedGames(games_, filter, by, descending, today_, [](const std::string& bot) {
                 return bot == "pazaak.kid" ? QStringLiteral("The Cincinnati Kid") : QString::fromStdString(bot);
             }))
            ids.push_back(games_[static_cast<std::size_t>(number)].entry.id);
        return ids;
    }
    using Ids = std::vector<qint64>;

private slots:
    void initTestCase()
    {
        PastMaker make;
        games_ = {
            make.duel(1, "pazaak.kid", QDate(2025, 11, 24)), // 1
            make.duel(0, "pazaak.nestor", QDate(2026, 2, 1)), // 2
            make.make("durak", {"you", "durak.greedy", "durak.of-old"}, {0, 0.5, 0.5}, QDate(2026, 11, 2)), // 3
            make.make("yahtzee", {"you"}, {1}, QDate(2026, 11, 18)), // 4
            make.make("coins", {"coins.random", "coins.regret"}, {1, 0}, today_), // 5
            make.duel(0.5, "pazaak.kid", today_), // 6
        };
        games_[0].notes = "Played on the Train";
        games_[0].seed = 0xABC;
        games_[0].played = 60;
        games_[1].played = 600;
        games_[1] = reviewed(games_[1], 0.3, 10, -0.2);
        games_[1].review->mistakes = 2;
        games_[5] = reviewed(games_[5], 0.01, 10, 0.3);
        games_[3].points = 250;
        std::reverse(games_.begin(), games_.end());
    }

    void gamesFromAPositionCountNowhere()
    {
        PastGame game = PastMaker().duel(1, "pazaak.kid", today_);
        QCOMPARE(outcomeOf(game.entry), std::optional(1));
        game.entry.isFromPosition = true;
        QVERIFY(!outcomeOf(game.entry));
        game.points = 300;
        QVERIFY(!bestsOf({&game}).points);
    }

    void sortsNewestFirst() { QCOMPARE(idsOf({}), (Ids{6, 5, 4, 3, 2, 1})); }

    void onlyNamedGamesAreSelected()
    {
        PastFilter filter;
        filter.ids = {1, 3, 6};
        QCOMPARE(idsOf(filter), (Ids{6, 3, 1}));
        filter.game = "pazaak";
        QCOMPARE(idsOf(filter), (Ids{6, 1}));
    }

    void filtersCombine()
    {
        PastFilter filter;
        filter.game = "pazaak";
        QCOMPARE(idsOf(filter), (Ids{6, 2, 1}));
        filter.opponent = "pazaak.kid";
        QCOMPARE(idsOf(filter), (Ids{6, 1}));
        filter.period = Period::Year;
        QCOMPARE(idsOf(filter), (Ids{6}));
        filter.outcome = Outcome::Won;
        QCOMPARE(idsOf(filter), Ids());
    }

    void filtersByOutcome()
    {
        const auto of = [this](Outcome outcome) {
            PastFilter filter;
            filter.outcome = outcome;
            return idsOf(filter);
        };
        QCOMPARE(of(Outcome::Won), (Ids{1}));
        QCOMPARE(of(Outcome::Lost), (Ids{3, 2}));
        QCOMPARE(of(Outcome::Drawn), (Ids{6}));
        QCOMPARE(of(Outcome::Watched), (Ids{5}));
        QCOMPARE(of(Outcome::Alone), (Ids{4}));
    }

    void filtersByPeriod()
    {
        const auto of = [this](Period period) {
            PastFilter filter;
            filter.period = period;
            return idsOf(filter);
        };
        QCOMPARE(of(Period::Today), (Ids{6, 5}));
        QCOMPARE(of(Period::Week), (Ids{6, 5, 4}));
        QCOMPARE(of(Period::Month), (Ids{6, 5, 4, 3}));
        QCOMPARE(of(Period::Year), (Ids{6, 5, 4, 3, 2}));
    }

    void filtersByMistakes()
    {
        PastFilter filter;
        filter.withMistakes = true;
        QCOMPARE(idsOf(filter), (Ids{2}));
    }

    void filtersBySearch()
    {
        const auto of = [this](const char* words) {
            PastFilter filter;
            filter.search = QString::fromUtf8(words);
            return idsOf(filter);
        };
        QCOMPARE(of("cincinnati"), (Ids{6, 1}));
        QCOMPARE(of("  CINCINNATI train "), (Ids{1}));
        QCOMPARE(of("0ABC"), (Ids{1}));
        QCOMPARE(of("of-old"), (Ids{3}));
        QCOMPARE(of("nobody"), Ids());
    }

    void unknownValuesSortLast()
    {
        QCOMPARE(idsOf({}, SortBy::Mistakes, true), (Ids{2, 6, 5, 4, 3, 1}));
        QCOMPARE(idsOf({}, SortBy::Mistakes, false), (Ids{6, 2, 5, 4, 3, 1}));
        QCOMPARE(idsOf({}, SortBy::Luck, true), (Ids{6, 2, 5, 4, 3, 1}));
        QCOMPARE(idsOf({}, SortBy::Time, false), (Ids{1, 2, 6, 5, 4, 3}));
        QCOMPARE(idsOf({}, SortBy::Result, true), (Ids{1, 6, 3, 2, 5, 4}));
        QCOMPARE(idsOf({}, SortBy::Game, false), (Ids{5, 3, 6, 2, 1, 4}));
        QCOMPARE(idsOf({}, SortBy::When, false), (Ids{1, 2, 3, 4, 6, 5}));
    }

    void opponentsAreSortedByFrequency()
    {
        QCOMPARE(opponentsIn(games_),
                 (std::vector<std::string>{"pazaak.kid", "durak.greedy", "durak.of-old", "pazaak.nestor"}));
        QCOMPARE(opponentsIn(games_, "durak"), (std::vector<std::string>{"durak.greedy", "durak.of-old"}));
    }

    void costlyDecisionsAreThoseOfTheReview()
    {
        const Review review = reviewOf(playedBy("pazaak", {"pazaak.random", "pazaak.club"}, 7), 0);
        const auto costly = costlyDecisions(review, 12);
        const ReviewFigures figures = figuresOf(review);
        QCOMPARE(static_cast<int>(costly.size()), figures.doubtful + figures.mistakes + figures.blunders);
        QVERIFY(!costly.empty());
        const auto ledger = ledgerOf(review, Currency::Share);
        for (const CostlyDecision& each : costly) {
            QCOMPARE(each.game, qint64{12});
            QCOMPARE(each.loss, ledger[static_cast<std::size_t>(each.step)].loss.value);
            QVERIFY(each.taken != each.best);
            QCOMPARE(review.steps[static_cast<std::size_t>(each.step)].text, each.taken);
        }
    }
};

PARLOUR_TEST(TestPastFilter)
#include "test_past_filter.moc"
