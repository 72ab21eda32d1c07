// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Accounts of the games with solved analysts: nothing is left over that is neither luck nor anybody's choice.
#include "tests/app/analysis/review_tools.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;
using namespace parlour::test;

namespace {

constexpr double kExact = 1e-9;

/// A kind of game between two bots, and the most that an account may leave over.
struct Kind {
    const char* name;
    std::string game, first, second;
    RuleMap rules;
    double most;
};

/// Decisions within the error of the best are no losses, and what they cost is left over; masters take the best. With open
/// cards the analyst values the own turn and the next one of the other by two models.
const std::vector<Kind>& kinds()
{
    constexpr double kForgiven = 0.15;
    static const std::vector<Kind> all = {
        {"pazaak", "pazaak", "club", "casual", {}, kExact},
        {"pazaak-full, masters", "pazaak-full", "master", "master", {}, kExact},
        {"pazaak-full", "pazaak-full", "club", "casual", {}, kForgiven},
        {"yahtzee, masters", "yahtzee", "master", "master", {}, kExact},
        {"yahtzee", "yahtzee", "club", "casual", {}, kForgiven},
        {"yahtzee, open", "yahtzee", "club", "casual", {{"cards", "open"}}, kForgiven},
        {"yahtzee, open masters", "yahtzee", "master", "master", {{"cards", "open"}}, kForgiven},
    };
    return all;
}

} // namespace

class TestSolvedAccounts : public QObject {
    Q_OBJECT

private slots:
    void littleIsLeftOver_data()
    {
        QTest::addColumn<int>("kind");
        for (std::size_t i = 0; i < kinds().size(); ++i)
            QTest::newRow(kinds()[i].name) << static_cast<int>(i);
    }
    /// PARLOUR_REVIEWS plays so many games and prints the mean of what is left over, and of its size.
    void littleIsLeftOver()
    {
        QFETCH(int, kind);
        const Kind& table = kinds()[static_cast<std::size_t>(kind)];
        const bool isMeasuring = qEnvironmentVariableIsSet("PARLOUR_REVIEWS");
        const int games = isMeasuring ? qEnvironmentVariableIntValue("PARLOUR_REVIEWS") : 1;
        Mean left, size;
        for (int i = 0; i < games; ++i) {
            const Record record = playedBy(table.game, {table.game + "." + table.first, table.game + "." + table.second},
                                           100 + static_cast<std::uint64_t>(i), table.rules);
            for (Seat seat = 0; seat < 2; ++seat) {
                const Account account = accountOf(reviewOf(record, seat), Currency::Share);
                QVERIFY2(std::abs(account.estimate) <= table.most, qPrintable(QString::number(account.estimate)));
                left.add(account.estimate);
                size.add(std::abs(account.estimate));
            }
        }
        if (isMeasuring)
            qInfo("%s: %.4f +- %.4f, size %.4f", table.name, left.mean(), left.error(), size.mean());
    }
};

PARLOUR_TEST(TestSolvedAccounts)
#include "test_solved_accounts.moc"
