// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games as lines of text: short, complete, without what is nobody's business, and refused with a place if damaged.
#include "app/store/shared_line.h"
#include "engine/base/rng.h"
#include "engine/games.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

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
        QCOMPARE(sharedLineIn("Look: " + line), line);

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
        const QString line = lineOf(sample());
        const auto problem = [](const QString& text) {
            const auto file = gameOfLine(text);
            return file ? QStringLiteral("none") : QString::fromStdString(file.error().english());
        };
        QVERIFY(problem(line.left(100)).contains("breaks off after letter 100"));
        QVERIFY(problem("parlour:").contains("breaks off"));
        QVERIFY(problem("parlour.game").contains("does not begin with \"parlour:\""));
        QVERIFY(problem(line.left(50) + '?' + line.mid(51)).contains("letter 51 of the line, \"?\""));
        QVERIFY(problem(line + "AAAA").contains("damaged near letter"));
        QVERIFY(problem("parlour:_" + line.mid(9)).contains("newer Parlour"));
        QVERIFY(problem(QString(kLongestLine + 1, 'A')).contains("longer than"));
        QVERIFY(problem(lineOfPosition("parlour-position 1")).contains("holds a position"));
        QVERIFY(!positionOfLine(line));
        // No other game comes of a changed letter.
        const QString letters = "ABCabc019-_";
        for (int round = 0; round < 500; ++round) {
            Rng rng = Rng::stream(1, Purpose::Analysis, static_cast<std::uint64_t>(round));
            QString changed = line;
            changed[8 + static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(line.size() - 8)))] =
                letters[static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(letters.size())))];
            const auto file = gameOfLine(changed);
            // The unused bits of the last letter may change.
            QVERIFY(!file || file->record.steps == gameOfLine(line)->record.steps);
        }
    }

    void aLineThatExpandsWithoutEndIsRefused()
    {
        QVERIFY(gameOfLine(lineOfPosition(std::string(9'000'000, ' '))).error().english().find("more than")
                != std::string::npos);
    }
};

PARLOUR_TEST(TestSharedLine)
#include "test_shared_line.moc"
