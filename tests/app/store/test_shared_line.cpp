// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games as lines of text: short, complete, without what is nobody's business, and refused with a place if damaged.
#include "app/store/shared_line.h"
#include "engine/base/base64.h"
#include "engine/base/rng.h"
#include "engine/games.h"
#include "tests/app/files.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QRegularExpression>
#include <QTemporaryDir>

using namespace parlour;
using test::newRecord;
using test::playedOut;

namespace {

Record sample()
{
    Record record = playedOut(newRecord("durak", {"you", "durak.greedy"}, 0x0123456789ABCDEF));
    record.salt = 77;
    record.remarks = {{1, 1, {}, "a secret"}};
    return record;
}

} // namespace

class TestSharedLine : public QObject {
    Q_OBJECT

private slots:
    void aGameReadsBackWithoutItsSeedSaltAndRemarks()
    {
        const Record record = sample();
        const QString line = lineOf(record);
        QVERIFY2(line.size() < 2000 && !line.contains('\n'), qPrintable(line));
        Record shared = record;
        shared.seed = shared.salt = 0;
        shared.remarks.clear();
        const auto file = gameOfLine(line);
        QVERIFY(file);
        QVERIFY(file->record == shared);
        QVERIFY(readGameFile(line) && readGameFile(line)->record == shared); // in the place of a path
        QVERIFY(gameOfLine("\n parlour:\n" + line.mid(8, 60) + "\n  " + line.mid(68) + '\n')); // as a message breaks it
        QCOMPARE(sharedLineIn("Look: " + line + " is mine."), line);

        Record unfinished = record;
        unfinished.result.reset();
        unfinished.steps.resize(10);
        QVERIFY(!gameOfLine(lineOf(unfinished))->record.result);
        QCOMPARE(gameOfLine(lineOf(unfinished))->record.steps, unfinished.steps);
    }

    void aFinishedGameOfEachKindIsShort_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"durak", "pazaak", "pazaak-full", "yahtzee", "coup", "coins"})
            QTest::newRow(game) << game;
    }
    void aFinishedGameOfEachKindIsShort()
    {
        QFETCH(const QString, game);
        const std::string id = game.toStdString();
        const int seats = findGame(id)->seats(*findGame(id)->complete({}));
        const std::vector<std::string> bots(static_cast<std::size_t>(seats), id + ".random");
        const Record record = playedOut(newRecord(id.c_str(), bots, 3));
        const QString line = lineOf(record);
        QVERIFY2(line.size() < 2000, qPrintable(QString::number(line.size())));
        QCOMPARE(gameOfLine(line)->record.steps, record.steps);
    }

    void aDamagedLineIsRefusedWithItsPlace()
    {
        constexpr qsizetype kNear = 40;
        const QString line = lineOf(sample());
        const auto problem = [](const QString& text) {
            const auto file = gameOfLine(text);
            return file ? QStringLiteral("none") : QString::fromStdString(file.error().english());
        };
        QVERIFY(problem(line.left(100)).contains("breaks off after letter 100"));
        QVERIFY(problem("parlour:").contains("breaks off"));
        QVERIFY(problem("parlour.game").contains("does not begin with \"parlour:\""));
        QVERIFY(problem(line.left(50) + '?' + line.mid(51)).contains("letter 51 of the line, \"?\""));
        QVERIFY(problem(line.left(50) + QChar(7) + line.mid(51)).contains("letter 51 of the line, \"U+0007\""));
        QVERIFY(
            problem("> " + line.left(50) + QChar(0x200B) + "\n> ?" + line.mid(51)).contains("letter 51 of the line, \"?\""));
        QVERIFY(problem("parlour:_" + line.mid(9)).contains("newer Parlour"));
        QVERIFY(problem(QString(kLongestLine + 1, 'A')).contains("longer than"));
        QVERIFY(problem(lineOfPosition("parlour-position 1")).contains("holds a position"));
        QVERIFY(!positionOfLine(line));
        // No other game comes of a changed letter, and mostly its place is told.
        int told = 0, refused = 0;
        const QRegularExpression places("letter (\\d+)(?: and letter (\\d+))?");
        const QString letters = "ABCabc019-_";
        for (int round = 0; round < 500; ++round) {
            Rng rng = Rng::stream(1, Purpose::Analysis, static_cast<std::uint64_t>(round));
            QString changed = line;
            const auto where = 8 + static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(line.size() - 8)));
            changed[where] = letters[static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(letters.size())))];
            const auto file = gameOfLine(changed);
            // The unused bits of the last letter may change.
            QVERIFY(!file || file->record.steps == gameOfLine(line)->record.steps);
            const QString why = problem(changed);
            const auto from = places.match(why).captured(1).toLongLong(), to = places.match(why).captured(2).toLongLong();
            refused += why != "none" ? 1 : 0;
            told += where > from - kNear && where < std::max(from, to) + kNear ? 1 : 0;
        }
        QVERIFY2(10 * told > 8 * refused, qPrintable(QString("%1 of %2").arg(told).arg(refused)));
    }

    void aWholeLineIsTakenAsMessagesDeliverIt_data()
    {
        QTest::addColumn<QString>("text");
        const QString line = lineOf(sample());
        const auto broken = [&line](const QString& between) {
            QString text;
            for (qsizetype at = 0; at < line.size(); at += 70)
                text += (at > 0 ? between : QString()) + line.mid(at, 70);
            return text;
        };
        QTest::newRow("quoted") << "Ann wrote:\n> " + broken("\n> ") + "\n> \n> Ann";
        QTest::newRow("quoted twice") << ">> " + broken("\r\n>> ");
        QTest::newRow("quoted with bars") << "| " + broken("\n| ");
        QTest::newRow("quoted-printable") << broken("=\n") + "=\n\nSee you";
        QTest::newRow("zero width space") << broken(QString(QChar(0x200B)));
        QTest::newRow("soft hyphen") << broken(QString(QChar(0x00AD)));
        QTest::newRow("byte order mark") << QChar(0xFEFF) + line;
        QTest::newRow("no-break space") << broken(QString(QChar(0x00A0)));
        QTest::newRow("full stop") << line + '.';
        QTest::newRow("brackets") << '(' + line + ')';
        QTest::newRow("angle brackets") << '<' + line + '>';
        QTest::newRow("a sentence") << "Parlour: have a look at " + line + " and tell me what you think";
        QTest::newRow("a signature") << line + "\n\n-- \nAnn";
        QTest::newRow("a capital") << "P" + line.mid(1);
        QTest::newRow("a link") << "parlour://" + line.mid(8);
        QTest::newRow("a page before it") << "https://example.org/parlour " + line;
        QTest::newRow("behind a broken one") << line.left(90) + "\n" + line;
        QTest::newRow("two lines") << line + "\n" + lineOfPosition("parlour-position 1");
    }
    void aWholeLineIsTakenAsMessagesDeliverIt()
    {
        QFETCH(const QString, text);
        const auto file = gameOfLine(text);
        QVERIFY2(file, file ? "" : file.error().english().c_str());
        QCOMPARE(file->record.steps, sample().steps);
        QCOMPARE(sharedLineIn(text), lineOf(sample()));
    }

    void aPathIsNoLine()
    {
        QVERIFY(isSharedLine("> parlour:AAAA"));
        QVERIFY(!isSharedLine("./parlour:AAAA") && !isSharedLine("/tmp/parlour: games/a.parlour"));
        QCOMPARE(wholeLinesIn(lineOf(sample()) + ' ' + lineOf(sample()) + " parlour:A"), 2);
        QCOMPARE(wholeLinesIn("none"), 0);
    }

    void aFileMayHoldALine()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("mail.txt");
        test::put(path, "> " + lineOf(sample()).toUtf8() + "\n");
        const auto file = readGameFile(path);
        QVERIFY(file && file->record.steps == sample().steps);
        test::put(path, "> " + lineOf(sample()).left(90).toUtf8());
        QVERIFY(readGameFile(path).error().english().find("breaks off after letter 90") != std::string::npos);
    }

    /// Notes are no part of what happened: the game without them has the same steps and the same end.
    void aLineThatNotesMakeTooLongLeavesThemOut()
    {
        Record record = playedOut(newRecord("coins", {"coins.random", "coins.random"}, 3));
        QVERIFY(!lineToSend(record).isWithoutNotes);
        QCOMPARE(lineToSend(record).line, lineOf(record));
        Rng rng = Rng::stream(1, Purpose::Analysis, 0);
        const std::vector<Step> played = record.steps;
        for (Step& step : record.steps)
            if (step.who != kChanceSeat)
                step.text += " [" + toBase64(std::to_string(rng.next())) + "]";
        QVERIFY(lineOf(record).size() > kLongestMessage);
        const LineToSend sent = lineToSend(record);
        QVERIFY(sent.isWithoutNotes && sent.line.size() <= kLongestMessage);
        const auto file = gameOfLine(sent.line);
        QVERIFY(file && file->record.steps == played && file->record.result == record.result);
    }

    void aLineOfMoreStepsThanAGameHasIsRefused()
    {
        std::string text = "coins 1\nblue=5,red=20,rounds=100\ncoins.random\ncoins.random\n";
        for (int step = 0; step <= findGame("coins")->maxSteps; ++step)
            text += "\n*heads";
        const std::string why = gameOfLineText(text).error().english();
        QVERIFY2(why.find("no game has more than") != std::string::npos, why.c_str());
    }

    void aLineThatExpandsWithoutEndIsRefused()
    {
        QVERIFY(gameOfLine(lineOfPosition(std::string(9'000'000, ' '))).error().english().find("more than")
                != std::string::npos);
    }
};

PARLOUR_TEST(TestSharedLine)
#include "test_shared_line.moc"
