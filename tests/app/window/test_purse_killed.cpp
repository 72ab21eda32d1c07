// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Killed at any moment between a wager and its settlement, the program loses no credits and pays nothing twice.
#include "app/seating/wagers.h"
#include "app/store/paths.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <map>

#include <unistd.h>

using namespace parlour;
using Reason = PurseEntry::Reason;

namespace {

const std::string kGame = "pazaak-full";
const QString kOpponent = QStringLiteral("pazaak-full.beginner");

Purse purseIn(History& history)
{
    return purseOf(history, QString::fromStdString(kGame), *creditTermsOf(kGame));
}

GameFile match(std::uint64_t seed)
{
    GameFile file;
    file.record = {kGame, 1, {}, {std::string(kPerson), kOpponent.toStdString()}, seed, {}, {}};
    return file;
}

/// Saves a game and waits until the disk has it.
void save(SavedGames& saved, const QString& id, const GameFile& file)
{
    quint64 done = 0;
    const auto link = QObject::connect(&saved, &SavedGames::written, &saved, [&](quint64 ticket) { done = ticket; });
    const quint64 ticket = saved.save(id, file);
    while (done < ticket)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QObject::disconnect(link);
}

/// The end of a match, in the order of the table page: saved, settled, in the history, no saved game.
void finish(History& history, SavedGames& saved, const QString& id, GameFile file)
{
    file.record.result = file.record.seed % 3 == 0 ? std::vector<double>{0, 1}
        : file.record.seed % 3 == 1                ? std::vector<double>{1, 0}
                                                   : std::vector<double>{0.5, 0.5};
    save(saved, id, file);
    if (settleMatch(history, id, file.record) && history.add(file))
        saved.remove(id);
}

/// The program that is killed: settles what an earlier one left, then plays match after match.
int playMatches(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    History history(paths::history());
    SavedGames saved(paths::savedGames());
    static_cast<void>(addFinished(history, saved));
    for (const SavedGame& game : saved.list())
        finish(history, saved, game.id, game.file);
    if (write(STDOUT_FILENO, "\n", 1) != 1)
        return 3;
    while (true) {
        const QString id = SavedGames::newId();
        const GameFile file = match(QRandomGenerator::global()->generate64());
        saved.claim(id);
        if (purseIn(history).wager(id, kOpponent, 1, 300)) {
            save(saved, id, file);
            finish(history, saved, id, file);
        } else {
            saved.release(id);
        }
    }
}

} // namespace

PARLOUR_PROGRAM(kill_purse, playMatches)

class TestPurseKilled : public QObject {
    Q_OBJECT

    static void checkSums(const PurseAccount& account)
    {
        const CreditTerms terms = *creditTermsOf(kGame);
        int stakes = 0;
        for (const PurseEntry& open : account.openWagers())
            stakes += 2 * -open.amount;
        const int all = account.credits + creditsOf(terms.opponents.front(), account) + stakes;
        QCOMPARE(all, terms.credits + terms.opponents.front().credits + account.owed);
        std::map<QString, int> settled;
        for (const PurseEntry& entry : account.entries)
            if (entry.reason >= Reason::Won && entry.reason <= Reason::Returned)
                QCOMPARE(++settled[entry.match], 1);
    }

private slots:
    /// PARLOUR_KILLS kills, 40 if unset, of one of two programs that play at once.
    void aKillLosesNothingAndPaysNothingTwice()
    {
        const QTemporaryDir home;
        qputenv("PARLOUR_HOME", home.path().toUtf8());
        const auto start = [](QProcess& player) { player.start(QCoreApplication::applicationFilePath(), {"kill_purse"}); };
        const int kills = std::max(40, qEnvironmentVariableIntValue("PARLOUR_KILLS"));
        int left = 0; // kills that left an open wager
        QProcess other;
        start(other);
        for (int kill = 0; kill < kills; ++kill) {
            QProcess player;
            start(player);
            QVERIFY(player.waitForReadyRead(test::kWaitLimit));
            QThread::usleep(QRandomGenerator::global()->bounded(20'000U));
            player.kill();
            QVERIFY(player.waitForFinished(test::kWaitLimit));
            History history(paths::history());
            auto account = purseIn(history).account();
            test::comesTrue([&] { return account || (account = purseIn(history).account()); }); // the other one writes
            QVERIFY(account && account->notice.isEmpty());
            checkSums(*account);
            left += account->openWagers().empty() ? 0 : 1;
        }
        other.kill();
        QVERIFY(other.waitForFinished(test::kWaitLimit));

        History history(paths::history());
        SavedGames saved(paths::savedGames());
        QVERIFY(addFinished(history, saved).isEmpty());
        for (const SavedGame& game : saved.list())
            finish(history, saved, game.id, game.file);
        const auto account = purseIn(history).account();
        QVERIFY(account);
        checkSums(*account);
        QVERIFY(account->openWagers().empty());
        const auto ended = std::count_if(account->entries.begin(), account->entries.end(), [](const PurseEntry& entry) {
            return entry.reason == Reason::Won || entry.reason == Reason::Lost || entry.reason == Reason::Drawn;
        });
        QCOMPARE(std::ssize(*history.list(1'000'000)), ended); // each game of the history is settled, and none is missing
        QVERIFY(left > 0);
        qInfo("%d kills, %d with an open wager; %d matches", kills, left, static_cast<int>(ended));
    }

    void aWagerWhoseMatchWasNeverSavedIsGivenBack()
    {
        const QTemporaryDir home;
        qputenv("PARLOUR_HOME", home.path().toUtf8());
        History history(paths::history());
        SavedGames saved(paths::savedGames()), elsewhere(paths::savedGames());
        QVERIFY(purseIn(history).wager("lost", kOpponent, 10, 1000));
        QVERIFY(purseIn(history).wager("saved", kOpponent, 20, 1000));
        QVERIFY(purseIn(history).wager("begins", kOpponent, 30, 1000));
        save(saved, "saved", match(1));
        QVERIFY(elsewhere.claim("begins"));
        QVERIFY(addFinished(history, saved).isEmpty());
        const auto account = purseIn(history).account();
        QCOMPARE(account->credits, 150);
        QVERIFY(account->openWager("saved") && account->openWager("begins"));
    }
};

PARLOUR_TEST(TestPurseKilled)
#include "test_purse_killed.moc"
