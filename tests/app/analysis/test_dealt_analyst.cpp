// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Values over several deals of one position.
#include "app/analysis/dealt_analyst.h"
#include "engine/positions.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;

namespace {

/// Two actions: the first is worth the View, the second half of it.
class EchoAnalyst final : public AnyAnalyst {
public:
    int version() const override { return 1; }
    Analysis analyse(const AnyQuestion& question, parlour::stop_token, const AnalysisWatcher&) override
    {
        const auto seen = std::any_cast<double>(question.view);
        Analysis analysis;
        analysis.actions = {{{seen, 0.2}, {}, seen > 0.5 ? 1.0 : 0.0, {}},
                            {{seen / 2, 0.2}, {}, seen > 0.5 ? 0.0 : 1.0, {}}};
        return analysis;
    }
    Estimate value(const std::any&, Luck, parlour::stop_token, int) override { return {}; }
};

} // namespace

class TestDealtAnalyst : public QObject {
    Q_OBJECT

private slots:
    void aValueIsTheMeanOverAllDeals()
    {
        DealtAnalyst analyst(std::make_unique<EchoAnalyst>(), {0.4, 0.6, 0.2});
        AnyQuestion question;
        question.view = 0.8;
        const Analysis analysis = analyst.analyse(question, {});
        QVERIFY(std::abs(analysis.actions[0].share.value - 0.5) < 1e-12);
        QVERIFY(std::abs(analysis.actions[1].share.value - 0.25) < 1e-12);
        QVERIFY(std::abs(analysis.actions[0].share.error - 0.1) < 1e-12); // four answers of 0.2
        QCOMPARE(analysis.actions[0].frequency, 0.5);
    }

    void cardsThatAreGoneUnseenDifferByTheDeal()
    {
        const auto text = [](std::uint64_t seed) {
            int line = 0;
            const auto deal = readPosition("parlour-position 1\ngame durak\nseat 0\nsizes 4 4\nstock 0\ntrumpCard 6h\n"
                                           "hand 7h 8s 9c Td\ndiscarded Ah\n",
                                           seed, line);
            return deal ? positionText(*deal->match, "durak", 0) : "line " + std::to_string(line);
        };
        QCOMPARE(text(1), text(1));
        QVERIFY2(text(1) != text(2), text(1).c_str());
    }
};

PARLOUR_TEST(TestDealtAnalyst)
#include "test_dealt_analyst.moc"
