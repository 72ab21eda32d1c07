// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The shared tables of bots: each is made once, at first use, and a lazy bot asks for its own at its first decision.
#include "ai/core/lazy_bot.h"
#include "ai/core/resources.h"
#include "ai/pazaak/strategy.h"
#include "ai/tables/tables.h"
#include "engine/base/stop.h"
#include "engine/pazaak/pazaak.h"
#include "tests/suite.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace parlour;
using pazaak::Decks;
using pazaak::Pazaak;

namespace {

constexpr pazaak::Action kEnd{pazaak::Action::Kind::End};
constexpr pazaak::Action kStand{pazaak::Action::Kind::Stand};

class Last final : public Bot<Pazaak> {
public:
    pazaak::Action choose(const Question<Pazaak>& question) override { return question.legal.back(); }
};

pazaak::Action ask(Bot<Pazaak>& bot, Decks decks)
{
    pazaak::View view;
    view.rules.decks = decks;
    ActionList<Pazaak> legal;
    legal.push_back(kEnd);
    legal.push_back(kStand);
    return bot.choose({view, legal, {}, {}});
}

} // namespace

class TestResources : public QObject {
    Q_OBJECT

private slots:
    void tableIsMadeOnceAcrossThreads()
    {
        const Resources resources;
        std::atomic<int> made = 0;
        std::vector<std::shared_ptr<const int>> got(8);
        {
            std::vector<parlour::jthread> threads;
            for (auto& each : got)
                threads.emplace_back([&each, &made, copy = resources] {
                    each = copy.get<int>("one", [&] { return std::optional(++made); });
                });
        }
        QCOMPARE(made.load(), 1);
        for (const auto& each : got)
            QVERIFY(each && each == got.front());
        QCOMPARE(*resources.get<int>("two", [&] { return std::optional(++made); }), 2);
    }

    void stoppedMakingIsRetried()
    {
        const Resources resources;
        QVERIFY(!resources.get<int>("one", [] { return std::optional<int>(); }));
        QCOMPARE(*resources.get<int>("one", [] { return std::optional(5); }), 5);
    }

    void tableOutlivesItsResources()
    {
        std::shared_ptr<const int> table;
        {
            const Resources resources;
            table = resources.get<int>("one", [] { return std::optional(5); });
        }
        QCOMPARE(*table, 5);
    }

    void lazyBotFindsItsTableOncePerRules()
    {
        std::vector<Decks> asked;
        const auto find = [&](const pazaak::Rules& rules, const parlour::stop_token&) {
            asked.push_back(rules.decks);
            return std::make_shared<const int>(0);
        };
        LazyBot<Pazaak, int> bot(find, [](const int&) { return std::make_unique<Last>(); });
        QVERIFY(asked.empty());
        for (const Decks decks : {Decks::Printed, Decks::Printed, Decks::AsRun, Decks::AsRun, Decks::Printed})
            QVERIFY(ask(bot, decks) == kStand);
        QCOMPARE(asked, (std::vector{Decks::Printed, Decks::AsRun, Decks::Printed}));
    }

    void lazyBotWithoutTablePlaysFirstLegalAction()
    {
        const auto find = [](const pazaak::Rules&, const parlour::stop_token&) { return std::shared_ptr<const int>(); };
        LazyBot<Pazaak, int> bot(find, [](const int&) { return std::make_unique<Last>(); });
        QVERIFY(ask(bot, Decks::Printed) == kEnd);
    }

    void shippedPazaakTablesMatchTheirModels()
    {
        for (const auto& [name, decks] :
             {std::pair{"pazaak-printed", Decks::Printed}, std::pair{"pazaak-as-run", Decks::AsRun}}) {
            const auto strategy = pazaak::Strategy::fromBytes(tables::bytesOf(name));
            QVERIFY2(strategy, strategy ? "" : strategy.error().english().c_str());
            pazaak::Rules rules;
            rules.decks = decks;
            QVERIFY(strategy->model() == pazaak::Model::of(rules));
        }
        QVERIFY(tables::bytesOf("none").empty());
    }
};

PARLOUR_TEST(TestResources)
#include "test_resources.moc"
