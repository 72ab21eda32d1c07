// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The costs of bots in other processes: one question and answer, and asking a hanging bot from the window's thread. Needs
// python3.
#include "app/bots/bot_guest.h"
#include "app/bots/bot_source.h"
#include "app/session/thinker.h"
#include "engine/game_list.h"
#include "tests/bench/ratio.h"

#include <QCoreApplication>

#include <atomic>

namespace parlour {

namespace {

/// One question and answer through two pipes, with the example bot in Python.
void askExternalBot(benchmark::State& state)
{
    using pazaak::Pazaak;
    BotGuest guest(*parseBotCommand("exec:python3 " PARLOUR_SOURCE_DIR "/resources/bots/pazaak_bot.py"), "pazaak", {});
    guest.begin({{}, 0, 2});
    const Pazaak::State game = Pazaak::start({});
    FieldJson view;
    Pazaak::fields(Pazaak::look(game, 0), view);
    BotQuestion question;
    question.view = view.take();
    question.legal = {"end", "stand", "play 3"};
    const Ratio ratio(state);
    for (auto _ : state)
        if (!guest.ask(question, {}))
            return state.SkipWithError("no answer");
}

/// Asks a hanging bot, hurries it and abandons it.
void abandonHangingBot(benchmark::State& state)
{
    static std::atomic<bool> go = false;
    class Hanging : public AnyBot {
        std::string answer(const AnyQuestion&, parlour::stop_token, Report*) override
        {
            go.wait(false);
            return {};
        }
    };
    go = false;
    {
        const Ratio ratio(state);
        for (auto _ : state) {
            Thinker thinker(std::make_unique<Hanging>());
            thinker.ask({}, false);
            thinker.moveNow();
        }
    }
    go = true;
    go.notify_all();
}

BENCHMARK(askExternalBot);
BENCHMARK(abandonHangingBot)->Iterations(100);

} // namespace

} // namespace parlour

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
