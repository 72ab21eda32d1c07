// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Comparisons of every analyst: the parts sum to the difference of the values that it gives to the same question, the reason
// is one short sentence, and nothing is said of actions that are about the same.
#include "ai/core/bots.h"
#include "tests/every/random_play.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace parlour;
using namespace parlour::test;

namespace {

constexpr double kPromised = 1e-6; ///< of the sum of the parts
constexpr qsizetype kMostWords = 20;

/// The effort of a row: positions, simulations, and the share of clear differences that must have a reason in words.
struct Effort {
    int positions, simulations;
    double leastSaid;
};

/// A kind of table.
struct Table {
    std::string game;
    RuleMap rules;
    Effort effort;
};

Effort effortOf(const std::string& game)
{
    if (game == "durak")
        return {80, 16, 0};
    if (game == "coup")
        return {60, 4, 0};
    if (game == "coins")
        return {200, 0, 0};
    return {game == "yahtzee" ? 60 : 150, 0, 0.95};
}

/// Each number of seats that the rules of a game have; Yahtzee also with open cards.
std::vector<std::pair<std::string, Table>> tables()
{
    constexpr int kMostSeats = 6;
    std::vector<std::pair<std::string, Table>> all;
    for (const GameInfo& info : games()) {
        const auto add = [&](int seats, RuleMap rules, const char* name) {
            if (const auto complete = info.complete(rules)) // the game may have no such number of seats
                all.emplace_back(info.id + ", " + std::to_string(seats) + name,
                                 Table{info.id, *complete, effortOf(info.id)});
        };
        const bool isForTwo = std::none_of(info.options->begin(), info.options->end(),
                                           [](const RuleOption& each) { return each.key == kPlayersKey; });
        if (isForTwo)
            add(2, {}, "");
        for (int seats = 1; seats <= kMostSeats && !isForTwo; ++seats) {
            add(seats, {{kPlayersKey, std::to_string(seats)}}, "");
            if (info.id == "yahtzee" && seats > 1)
                add(seats, {{kPlayersKey, std::to_string(seats)}, {"cards", "open"}}, ", open");
        }
    }
    return all;
}

/// The numbers in a sentence: "8 of 10" is one. A card's name, as +3 or 9c, is none.
qsizetype numbersIn(const QString& sentence)
{
    static const QRegularExpression number("(?<![\\w+−±×/&-])\\d+([.,]\\d+)?(( times)? (of|in)( the)? \\d+)?(?![\\w/&])");
    qsizetype count = 0;
    for (auto match = number.globalMatch(sentence); match.hasNext(); match.next())
        ++count;
    return count;
}

double valueOf(const ActionValue& value, Scale scale)
{
    return scale == Scale::Points ? value.points->value : value.share.value;
}

bool isChance(double number)
{
    return number >= 0 && number <= 1;
}

/// The first promise that a comparison breaks; empty: none.
QString problemOf(const Comparison& comparison, const Analysis& analysis, std::size_t first, std::size_t second, int seats)
{
    const double expected =
        valueOf(analysis.actions[first], comparison.scale) - valueOf(analysis.actions[second], comparison.scale);
    if (comparison.scale != (seats == 1 ? Scale::Points : Scale::Share))
        return "another scale than the values";
    if (!(std::abs(comparison.difference() - expected) <= kPromised))
        return QString("parts of %1 for a difference of %2").arg(comparison.difference()).arg(expected);
    const QString why = QString::fromStdString(comparison.why.english());
    if (comparison.isSame() && (!why.isEmpty() || comparison.fact))
        return "a reason for actions that are about the same: " + why;
    if (why.split(' ').size() > kMostWords)
        return "too long: " + why;
    if (numbersIn(why) > 1)
        return "too many numbers: " + why;
    if (comparison.fact && (!isChance(comparison.fact->chance) || !isChance(comparison.fact->needed)))
        return QString("no chances: %1, %2").arg(comparison.fact->chance).arg(comparison.fact->needed);
    return comparison.fact && comparison.fact->text.empty() ? "a fact without words" : "";
}

/// Asks about pairs of actions in positions of one kind of table.
class Asker {
public:
    explicit Asker(const Table& table)
        : table_(table),
          info_(*findGame(table.game)),
          analyst_(makeAnalyst(table.game, resources()))
    {
    }

    /// Plays games in turn by the master and at random until enough positions were asked about; returns the first problem.
    QString run()
    {
        const auto master = findBot(table_.game + ".master")->make(resources());
        for (std::uint64_t game = 0; asked_ < table_.effort.positions; ++game) {
            const auto match = std::move(*info_.start(table_.rules, game));
            Rng rng = Rng::stream(game, Purpose::Analysis, 3);
            while (!match->node().isOver() && asked_ < table_.effort.positions) {
                const Step step = game % 2 == 0 ? masterStep(*match, *master, rng) : randomStep(*match, rng);
                if (step.who != kChanceSeat && rng.below(kOneIn) == 0)
                    if (const QString problem = ask(*match, step.who, rng); !problem.isEmpty())
                        return QString("game %1: %2").arg(game).arg(problem);
                if (!match->step(step.who, step.text))
                    return "an illegal step";
            }
        }
        if (compared_ < asked_ / 3)
            return QString("%1 comparisons of %2 positions").arg(compared_).arg(asked_);
        if (said_ < clear_ * table_.effort.leastSaid)
            return QString("%1 reasons for %2 clear differences").arg(said_).arg(clear_);
        if (qEnvironmentVariableIsSet("PARLOUR_REASONS"))
            qInfo("%s: %d positions, %d clear differences, %d reasons, %d facts", QTest::currentDataTag(), asked_, clear_,
                  said_, facts_);
        return "";
    }

private:
    static constexpr std::uint32_t kOneIn = 3; ///< decisions, so that more than one game is seen

    Step masterStep(const AnyMatch& match, AnyBot& master, Rng& rng) const
    {
        Step step = randomStep(match, rng);
        AnyQuestion question = step.who == kChanceSeat ? AnyQuestion() : match.question(step.who);
        question.simulations = table_.effort.simulations;
        if (step.who != kChanceSeat && !question.isForced)
            step.text = master.answer(question, {}, nullptr);
        return step;
    }

    /// Compares the best action with another one, and the other way round.
    QString ask(const AnyMatch& match, Seat seat, Rng& rng)
    {
        AnyQuestion question = match.question(seat);
        question.luck = {9, static_cast<std::uint64_t>(asked_)};
        question.simulations = table_.effort.simulations;
        const auto legal = question.legalTexts();
        if (legal.size() < 2)
            return "";
        ++asked_;
        const Analysis analysis = analyst_->analyse(question, {});
        const std::size_t best = analysis.best(), other = rng.below(static_cast<std::uint32_t>(legal.size()));
        const bool isTurned = asked_ % 4 == 0;
        const std::size_t first = isTurned ? other : best, second = isTurned ? best : other;
        const auto comparison = analyst_->compare(question, first, second, {});
        if (comparison)
            count(*comparison, legal[first] + " against " + legal[second]);
        const QString problem = comparison ? problemOf(*comparison, analysis, first, second, match.seats()) : QString();
        return problem.isEmpty() ? problem
                                 : QString::fromStdString(legal[first] + " against " + legal[second] + ": ") + problem;
    }

    void count(const Comparison& comparison, const std::string& pair)
    {
        ++compared_;
        clear_ += !comparison.isSame();
        said_ += !comparison.why.empty();
        facts_ += comparison.fact.has_value();
        if (qEnvironmentVariableIsSet("PARLOUR_REASONS"))
            qInfo("%s (%.3f): %s %s", pair.c_str(), comparison.difference(), comparison.why.english().c_str(),
                  comparison.fact ? comparison.fact->text.english().c_str() : "");
    }

    const Table& table_;
    const GameInfo& info_;
    std::unique_ptr<AnyAnalyst> analyst_;
    int asked_ = 0, compared_ = 0, clear_ = 0, said_ = 0, facts_ = 0;
};

} // namespace

class TestComparisons : public QObject {
    Q_OBJECT

private slots:
    void aSentenceIsCounted()
    {
        QCOMPARE(numbersIn("Stand: 8 of 10 cards break you."), 1);
        QCOMPARE(numbersIn("The 5s: a straight comes 12 times in 100."), 1);
        QCOMPARE(numbersIn("Play the +3 with ±1/2 and 2&4 left, or 9c: 20 wins 3.5 more."), 2);
        QCOMPARE(numbersIn("Both are about the same."), 0);
    }

    void partsSumToTheDifferenceOfTheValues_data()
    {
        QTest::addColumn<int>("table");
        const auto all = tables();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].first.c_str()) << static_cast<int>(i);
    }
    /// PARLOUR_REASONS prints each pair with its sentences, and how many there are.
    void partsSumToTheDifferenceOfTheValues()
    {
        QFETCH(int, table);
        const auto all = tables();
        const QString problem = Asker(all[static_cast<std::size_t>(table)].second).run();
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
};

PARLOUR_TEST(TestComparisons)
#include "test_comparisons.moc"
