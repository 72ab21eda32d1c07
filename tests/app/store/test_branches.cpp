// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Branches are kept with their game and come back as they were; a damaged one is left out with a sentence, and the game
// stays whole.
#include "app/session/load_game.h"
#include "app/session/what_if.h"
#include "app/store/database/history.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QJsonDocument>
#include <QTemporaryDir>

using namespace parlour;
using test::newRecord;
using test::playedOut;

namespace {

/// A game with a branch by the real cards, one that leaves it, and one that was dealt again.
GameFile sampleFile()
{
    GameFile file;
    file.record = playedOut(newRecord("coins", {"you", "coins.regret"}, 9));
    Branch real;
    real.name = "Ünïcödé \"quoted\"";
    const auto start = matchAt(*findGame("coins"), file.record, 0);
    while (start->node().isChance() || start->legal(start->node().seats.first()).size() < 2) {
        const Step& step = file.record.steps[static_cast<std::size_t>(start->steps())];
        if (!start->step(step.who, step.text))
            qFatal("the game is not legal");
    }
    real.step = start->steps();
    const Step& played = file.record.steps[static_cast<std::size_t>(real.step)];
    real.seat = played.who;
    const std::vector<std::string> legal = start->legal(real.seat);
    real.action = legal.front() == played.text ? legal.back() : legal.front();
    real.players = {"coins.regret", "coins.regret"};
    real.steps = WhatIf::make(*findGame("coins"), file.record, real, false, test::resources())->playReal();
    Branch dealt = real;
    dealt.name.clear();
    dealt.steps.clear();
    dealt.seed = 0xFEDCBA9876543210;
    dealt.outcomes = {{{1, 231}, {1.0 / 3, 187.5}}, {{0, 0}, {0.5, 12}}};
    dealt.isBelieved = true;
    file.branches = {real, dealt};
    return file;
}

} // namespace

class TestBranches : public QObject {
    Q_OBJECT

    const GameFile file_ = sampleFile();

private slots:
    void branchesReadBackUnchanged()
    {
        const QByteArray json = toJson(file_);
        QCOMPARE(fileVersion(json), 5);
        const auto back = fromJson(json);
        QVERIFY2(back, back ? "" : back.error().english().c_str());
        QVERIFY(*back == file_);
        const Loaded loaded = checked(*back);
        QVERIFY(loaded.isSound() && loaded.remark.isEmpty());
        QVERIFY(loaded.file.branches == file_.branches);
        GameFile none = file_;
        none.branches.clear();
        QVERIFY(fileVersion(toJson(none)) < 5);
    }

    /// Files of before the analysts' deals have no such field and the same check sums.
    void branchesOfOlderFilesAreDealtEvenly()
    {
        GameFile old = file_;
        old.branches.back().isBelieved = false;
        const QByteArray json = toJson(old);
        QVERIFY(!json.contains("\"deals\""));
        QVERIFY(fromJson(json)->branches == old.branches);
        QByteArray changed = toJson(file_);
        changed.replace("\"deals\": \"believed\", ", "");
        QVERIFY(!(fromJson(changed)->branches == old.branches)); // the check sum knows
    }

    void branchesComeBackFromTheHistory()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("history.db");
        GameFile none = file_;
        none.branches.clear();
        qint64 id = 0;
        {
            History history(path);
            const auto added = history.add(none);
            QVERIFY(static_cast<bool>(added));
            id = *added;
            QVERIFY(static_cast<bool>(history.setBranches(id, file_.branches)));
            QVERIFY(static_cast<bool>(history.setNotes(id, "a note")));
        }
        const auto loaded = History(path).load(id);
        QVERIFY(static_cast<bool>(loaded));
        QVERIFY(loaded->branches == file_.branches);
        QVERIFY(loaded->record == file_.record);
    }

    /// Whatever letter or digit of a branch is changed, the game is whole and the branch is as it was or gone.
    void noChangedByteOfABranchLosesTheGame()
    {
        const QByteArray json = toJson(file_);
        const auto begin = json.indexOf("\"branches\": [") + 13;
        const auto end = json.indexOf("\n  \"notes\"");
        int gone = 0;
        for (auto place = begin; place < end; place += 5) {
            QByteArray changed = json;
            const char letter = json[place];
            if (letter >= '0' && letter <= '9')
                changed[place] = letter == '9' ? '8' : static_cast<char>(letter + 1);
            else if (letter >= 'a' && letter <= 'z')
                changed[place] = letter == 'x' ? 'y' : 'x';
            else
                continue;
            bool altered = true;
            const auto read = fromJson(changed, &altered);
            if (!read)
                continue; // an escape sequence is no letter
            QVERIFY(!altered);
            const Loaded loaded = checked(*read);
            QVERIFY2(loaded.isSound(), qPrintable(loaded.problem));
            QVERIFY(loaded.file.record == file_.record);
            for (const Branch& each : loaded.file.branches)
                QVERIFY(std::find(file_.branches.begin(), file_.branches.end(), each) != file_.branches.end());
            QCOMPARE(loaded.remark.isEmpty(), loaded.file.branches.size() == 2);
            gone += loaded.file.branches.size() == 2 ? 0 : 1;
        }
        QVERIFY(gone > 20);
    }

    void impossibleStepsLeaveTheBranchOutWithASentence()
    {
        GameFile bad = file_;
        bad.branches.front().steps.back().text = "nonsense";
        const auto read = fromJson(toJson(bad));
        QVERIFY(static_cast<bool>(read));
        const Loaded loaded = checked(*read);
        QVERIFY(loaded.isSound());
        QVERIFY(loaded.remark.contains("1 branch"));
        QVERIFY(loaded.file.branches == std::vector<Branch>{file_.branches.back()});
    }
};

PARLOUR_TEST(TestBranches)
#include "test_branches.moc"
