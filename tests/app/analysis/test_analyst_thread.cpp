// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The thread of an analyst: what is asked comes before warming up.
#include "app/analysis/analyst_thread.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace parlour;

namespace {

struct Warming {
    std::atomic<int> begun = 0, ended = 0;
    std::atomic<bool> mayEnd = false;
};

/// Warms up until it may end or is stopped.
class WarmingAnalyst final : public AnyAnalyst {
public:
    explicit WarmingAnalyst(Warming& warming) : warming_(warming) {}
    int version() const override { return 1; }
    Analysis analyse(const AnyQuestion&, parlour::stop_token, const AnalysisWatcher&) override { return {}; }
    Estimate value(const std::any&, Luck, parlour::stop_token, int) override { return {0.75, 0}; }
    void warmUp(const std::any&, parlour::stop_token stop) override
    {
        ++warming_.begun;
        while (!warming_.mayEnd && !stop.stop_requested())
            std::this_thread::yield();
        if (!stop.stop_requested())
            ++warming_.ended;
    }

private:
    Warming& warming_;
};

} // namespace

class TestAnalystThread : public QObject {
    Q_OBJECT

private slots:
    void warmingUpYieldsToAQuestionAndIsTakenUpAgain()
    {
        Warming warming;
        AnalystThread thread(std::make_unique<WarmingAnalyst>(warming), "pazaak");
        double value = 0;
        connect(&thread, &AnalystThread::valued, this, [&](int, const Estimate& each) { value = each.value; });
        thread.warmUp(1);
        QVERIFY(test::comesTrue([&] { return warming.begun == 1; }));
        thread.value(0, 1, false);
        QVERIFY(test::comesTrue([&] { return value == 0.75 && warming.begun == 2; }));
        QCOMPARE(warming.ended.load(), 0);
        warming.mayEnd = true;
        QVERIFY(test::comesTrue([&] { return warming.ended == 1; }));
    }

    void endingDoesNotWaitForWarmingUp()
    {
        Warming warming;
        {
            AnalystThread thread(std::make_unique<WarmingAnalyst>(warming), "pazaak");
            thread.warmUp(1);
            QVERIFY(test::comesTrue([&] { return warming.begun == 1; }));
        }
        QCOMPARE(warming.begun.load(), 1);
        QCOMPARE(warming.ended.load(), 0);
    }
};

PARLOUR_TEST(TestAnalystThread)
#include "test_analyst_thread.moc"
