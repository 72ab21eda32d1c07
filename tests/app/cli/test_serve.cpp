// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli serve as other programs use it: the doctor finds our own players sound, and they answer in time.
#include "app/bots/bot_command.h"
#include "engine/games.h"
#include "tests/app/cli/command.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QJsonArray>
#include <QTest>

using parlour::test::Result;

namespace {

Result run(const QStringList& arguments, const QByteArray& typed = {})
{
    return parlour::test::runProgram(PARLOUR_CLI, arguments, typed);
}

/// The name of a served bot as a seat.
QString seat(const QString& bot)
{
    return "exec:" PARLOUR_CLI " serve " + bot + " --game " + bot.section('.', 0, 0);
}

} // namespace

class TestServe : public QObject {
    Q_OBJECT

private slots:
    void theDoctorFindsItSound_data()
    {
        QTest::addColumn<QString>("bot");
        for (const char* bot : {"durak.greedy", "durak.club[simulations=4]", "pazaak.master", "yahtzee.aces-and-eights",
                                "coup.master[simulations=4]", "coins.deja-vu"})
            QTest::newRow(bot) << bot;
    }
    void theDoctorFindsItSound()
    {
        if (!parlour::test::kServesInSandbox)
            QSKIP("a sanitized bot needs more addresses than bots may have");
        QFETCH(QString, bot);
        const Result result = run({"doctor", "--bot", seat(bot), "--games", "4"});
        QVERIFY2(result.status == 0, result.out + result.err);
        QVERIFY2(result.out.contains(bot.toUtf8() + ", 0 option(s)"), result.out);
        QVERIFY(result.out.contains("the same answers from the same seed"));
        QVERIFY(result.out.endsWith("sound\n") && !result.out.contains("not sound"));
    }

    /// A bot that thinks for hours answers within the time, and at once when it is told to stop.
    void answersComeInTime()
    {
        if (!parlour::test::kServesInSandbox)
            QSKIP("a sanitized bot needs more addresses than bots may have");
        const Result result = run({"match", "durak", "--seats", seat("durak.master[simulations=10000000]") + ",durak.greedy",
                                   "--matches", "1", "--seed", "1", "--move-time", "20", "--json"});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.json()["seats"].toArray()[0].toObject()["faults"].toInt(), 0);
    }

    void wrongMessagesEndItWithOneLine()
    {
        const auto refused = [](const QByteArray& typed, const char* says) {
            const Result result = run({"serve", "durak.greedy", "--game", "durak"}, typed);
            QCOMPARE(result.status, 2);
            QVERIFY2(result.err.contains(says) && result.err.count('\n') == 1, result.err);
        };
        refused("hello\n", "not a JSON object");
        refused("{\"type\":\"new\",\"game\":\"chess\"}\n", "does not play chess");
        refused("{\"type\":\"choose\",\"id\":1}\n", "before the first");
        refused("{\"type\":\"hello\",\"protocol\":2}\n", "version 2 of the protocol is not spoken here");
        refused(QByteArray(2'000'000, '{'), "more than 1000000 bytes");
        const Result silent =
            run({"serve", "durak.greedy", "--game", "durak"}, "{\"type\":\"later\"}\n{\"type\":\"quit\"}\nx\n");
        QCOMPARE(silent.status, 0);
        QVERIFY(silent.out.isEmpty());
    }

    void anIdThatIsTextComesBackAsText()
    {
        QFile transcript(PARLOUR_SOURCE_DIR "/resources/bots/transcript.jsonl");
        QVERIFY(transcript.open(QIODevice::ReadOnly));
        QByteArray typed, game;
        while (!transcript.atEnd() && !typed.contains("\"choose\"")) {
            QJsonObject message = QJsonDocument::fromJson(transcript.readLine()).object();
            message = message["says"].toObject();
            if (message["type"] == "new")
                game = message["game"].toString().toUtf8();
            if (message["type"] == "choose")
                message["id"] = "7\"x";
            if (message["type"] == "new" || message["type"] == "choose")
                typed += QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
        }
        QVERIFY2(typed.contains("choose"), typed);
        const Result answered = run({"serve", game + ".random", "--game", game}, typed);
        QCOMPARE(QJsonDocument::fromJson(answered.out).object()["id"], QJsonValue("7\"x"));
    }

    void onlyOurOwnBotsAreServed()
    {
        const Result result = run({"serve", "pazaak.kid", "--game", "durak"});
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains("the bots of durak are durak.random"), result.err);
    }
};

PARLOUR_TEST(TestServe)
#include "test_serve.moc"
