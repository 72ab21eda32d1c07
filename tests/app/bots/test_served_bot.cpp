// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own bots as programs that others ask: they answer as they do here, and refuse what makes no sense.
#include "ai/core/bots.h"
#include "app/bots/bot_source.h"
#include "app/bots/external_bot.h"
#include "app/bots/served_bot.h"
#include "engine/base/tokens.h"
#include "engine/game_list.h"
#include "engine/games.h"
#include "tests/every/random_play.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QJsonArray>
#include <QTest>

using namespace parlour;

namespace {

QJsonObject messageOf(std::string line)
{
    line.pop_back();
    return *parseMessage(line);
}

QJsonObject newMessage(const GameInfo& game, const RuleMap& rules, Seat seat)
{
    return messageOf(newLine(game.id, {rules, seat, 2, 1}, {}, {}));
}

constexpr std::uint64_t kLuck = 77;

QJsonObject chooseMessage(const AnyMatch& match, Seat seat)
{
    FieldJson view;
    match.fields(seat, view);
    BotQuestion question;
    question.id = 5;
    question.step = match.steps();
    question.milliseconds = 1000;
    question.view = view.take();
    question.legal = match.legal(seat);
    question.luck = kLuck;
    return messageOf(chooseLine(question));
}

/// Plays at random until a seat has a choice.
std::unique_ptr<AnyMatch> firstChoice(const GameInfo& game, const RuleMap& rules)
{
    auto match = std::move(*game.start(rules, 1));
    Rng rng = Rng::stream(1, Purpose::Analysis, 1);
    while (match->node().isChance() || match->legal(match->node().seats.first()).size() < 2) {
        const Step step = test::randomStep(*match, rng);
        (void)match->step(step.who, step.text);
    }
    return match;
}

} // namespace

class TestServedBot : public QObject {
    Q_OBJECT

private slots:
    void answersAreThoseOfTheBotHere_data()
    {
        QTest::addColumn<QString>("bot");
        for (const BotInfo& bot : bots())
            QTest::newRow(bot.id.data()) << QString::fromStdString(std::string(bot.id))
                    + (bot.simulates() ? "[simulations=2]" : "");
    }
    void answersAreThoseOfTheBotHere()
    {
        QFETCH(QString, bot);
        const std::string name = bot.toStdString();
        const GameInfo& game = *findGame(name.substr(0, name.find('.')));
        const RuleMap rules = *game.complete({});
        auto served = ServedBot::make(name, game.id, test::resources());
        QVERIFY(served);
        const QJsonObject ready = messageOf(served->ready("us"));
        QVERIFY(parseReady(ready));
        QCOMPARE(parseReady(ready)->name, name);
        const auto direct = *makeBotByName(name, game.id, test::resources());
        const auto match = std::move(*game.start(rules, 3));
        Rng rng = Rng::stream(3, Purpose::Analysis, 1);
        int asked = 0;
        while (!match->node().isOver() && asked < 12) {
            const Node node = match->node();
            Step step = test::randomStep(*match, rng);
            if (!node.isChance() && match->legal(step.who).size() > 1) {
                QVERIFY(served->begin(newMessage(game, rules, step.who)));
                const auto question = served->question(chooseMessage(*match, step.who));
                QVERIFY2(question, question ? "" : question.error().english().c_str());
                AnyQuestion same = match->question(step.who);
                same.luck = {kLuck, 0};
                const auto play = parsePlay(messageOf(question->answer({})));
                QVERIFY(play);
                QCOMPARE(play->id, 5);
                QCOMPARE(play->action, direct->answer(same, {}, nullptr));
                step.text = play->action;
                ++asked;
            }
            QVERIFY(match->step(step.who, step.text));
        }
        QVERIFY(asked > 0);
    }

    void onlyOurOwnBotsOfTheGameAreServed()
    {
        for (const char* name : {"pazaak.kid", "durak.nobody", "exec:python3 my_bot.py", "you", ""})
            QVERIFY(!ServedBot::make(name, "durak"));
    }

    void questionsThatMakeNoSenseAreRefused()
    {
        const GameInfo& game = *findGame("durak");
        const RuleMap rules = *game.complete({});
        auto served = *ServedBot::make("durak.greedy", "durak");
        const auto match = firstChoice(game, rules);
        const QJsonObject good = chooseMessage(*match, match->node().seats.first());
        QVERIFY(!served.question(good)); // before a match
        QVERIFY(!served.begin(newMessage(*findGame("pazaak"), *findGame("pazaak")->complete({}), 0)));
        QVERIFY(!served.begin(newMessage(game, {{"deck", "40"}}, 0)));
        QVERIFY(served.begin(newMessage(game, rules, 0)));
        QVERIFY(served.question(good));
        const auto refused = [&](QJsonObject message, const char* says) {
            const auto question = served.question(message);
            QVERIFY(!question);
            QVERIFY2(question.error().english().find(says) != std::string::npos, question.error().english().c_str());
        };
        const auto with = [](QJsonObject object, const char* key, const QJsonValue& value) {
            object[QLatin1String(key)] = value;
            return object;
        };
        const QJsonObject view = good[u"view"].toObject();
        refused(with(good, "luck", "x"), "\"luck\"");
        refused(with(good, "legal", QJsonArray()), "\"legal\"");
        refused(with(good, "legal", QJsonArray{"fly"}), "fly");
        refused(with(good, "view", QJsonObject()), "of \"view\" is missing");
        refused(with(good, "view", with(view, "hand", QJsonArray{"6x"})), "\"hand\"");
        refused(with(good, "view", with(view, "seat", 900)), "\"seat\"");
        refused(with(good, "view", with(view, "sizes", "many")), "\"sizes\"");
        // Fields of later versions are nothing to this one.
        QVERIFY(served.question(with(good, "view", with(view, "later", 3))));
    }
};

PARLOUR_TEST(TestServedBot)
#include "test_served_bot.moc"
