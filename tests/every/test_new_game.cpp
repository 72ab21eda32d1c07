// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cost of a new game, checked in the sources: outside its own folders, the program names a game in few lines. Comments
// do not count, nor do resources and translations, which are data.
#include "engine/game_names.h"
#include "tests/suite.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

namespace {

/// The maximum number of lines of a game outside its own files.
constexpr qsizetype kMostLines = 8;

#define PARLOUR_GAME_TYPE_NAME(game, Type, id) {QStringLiteral(#game), QStringLiteral(#Type)},

/// The names of the tag structs by namespace.
const QMap<QString, QString>& typeNames()
{
    static const QMap<QString, QString> all{PARLOUR_GAMES(PARLOUR_GAME_TYPE_NAME)};
    return all;
}

/// True if all of a file belongs to one game, or to several by the contract of a command.
bool isOwnFile(const QString& path)
{
    static const QRegularExpression folders("^(?:engine|ai|app/tables)/(?:" + QStringList(typeNames().keys()).join('|')
                                            + ")/");
    // `solve`, `evaluate`, `train`, `exploit` and `decks` are commands for the games that they name: each is about a
    // solution, a hand value, a trained table or side decks of that game. A new game needs none of them.
    static const QRegularExpression commands(
        "^app/(?:cli/(?:solve|evaluate)|lab/(?:train|training|exploit|decks|mistakes))(?:_\\w+)?\\.(?:h|cpp)$");
    return folders.match(path).hasMatch() || commands.match(path).hasMatch();
}

/// A source without its comments; its lines keep their numbers.
QString withoutComments(const QString& path, const QString& text)
{
    // Literals come first, so that "//" in a string begins no comment. 22: a quotation mark.
    static const QRegularExpression code(
        R"((R\x22\((?:.|\n)*?\)\x22|\x22(?:\\.|[^\x22\\\n])*\x22|'(?:\\.|[^'\\\n])')|/[/][^\n]*|/[*](?:.|\n)*?[*]/)");
    static const QRegularExpression script(R"((\x22(?:\\.|[^\x22\\])*\x22)|#[^\n]*)");
    QString out;
    qsizetype from = 0;
    for (auto each = (path.endsWith(".txt") ? script : code).globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        out += text.mid(from, match.capturedStart() - from);
        out += match.hasCaptured(1) ? match.captured(1) : QString(match.captured().count('\n'), '\n');
        from = match.capturedEnd();
    }
    return out + text.mid(from);
}

/// The lines that name the game, as "path:number: line": as a word, or as a part of a name ("kCoupEndings", "train_coup").
QStringList linesOf(const QString& game, const QString& path, QString text)
{
    // A game whose name begins with that of another game is not that game.
    for (const QString& other : typeNames().keys())
        if (other != game && other.startsWith(game))
            text.remove(
                QRegularExpression(QString("%1|%2").arg(QString(other).replace('_', "[-_]"), typeNames().value(other))));
    const QString written = QString(game).replace('_', "[-_]"); // a name, or the id
    const QRegularExpression name(QString("(?:(?<![A-Za-z])%1|%2)(?![a-z])").arg(written, typeNames().value(game)));
    if (!name.match(text).hasMatch())
        return {};
    QStringList found;
    const QStringList lines = withoutComments(path, text).split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (name.match(lines[i]).hasMatch())
            found.append(QString("%1:%2: %3").arg(path).arg(i + 1).arg(lines[i].trimmed()));
    return found;
}

} // namespace

class TestNewGame : public QObject {
    Q_OBJECT

private slots:
    void fewLinesNameAGame_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : typeNames().keys())
            QTest::newRow(qPrintable(game)) << game;
    }
    void fewLinesNameAGame()
    {
        QFETCH(QString, game);
        const QDir root(QStringLiteral(PARLOUR_SOURCE_DIR));
        QStringList lines;
        for (const char* folder : {"engine", "ai", "app"}) {
            QDirIterator each(root.filePath(folder), {"*.h", "*.cpp", "*.S", "CMakeLists.txt"}, QDir::Files,
                              QDirIterator::Subdirectories);
            while (each.hasNext()) {
                QFile file(each.next());
                const QString path = root.relativeFilePath(file.fileName());
                if (!isOwnFile(path) && file.open(QIODevice::ReadOnly))
                    lines += linesOf(game, path, QString::fromUtf8(file.readAll()));
            }
        }
        lines.sort();
        QVERIFY2(lines.size() <= kMostLines,
                 qPrintable(QString("%1 lines name %2:\n").arg(lines.size()).arg(game) + lines.join('\n')));
        QVERIFY(lines.size() >= 2); // the list of games
    }

    void namesAreFoundInCode_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("found");
        const auto row = [](const char* path, const char* line, bool found) {
            QTest::addRow("%s", line) << QString(path) << QString(line) << found;
        };
        row("app/a.cpp", "#include \"engine/coup/coup.h\"", true);
        row("app/a.cpp", "using coup::View;", true);
        row("app/a.cpp", "return trainCoup(request);", true);
        row("app/a.cpp", "solve_coup(kCoupEndings);", true);
        row("app/a.cpp", "if (game == \"coup\")", true);
        row("app/a.cpp", "open(\"file://coup\");", true);
        row("app/a.cpp", "const char quote = '\"'; // coup", false);
        row("app/a.cpp", "play(10'000); /* coup */", false);
        row("app/a.cpp", "/// \"coup\"", false);
        row("app/a.cpp", "a couple of coupons", false);
        row("app/a.cpp", "recoup(costs);", false);
        row("app/CMakeLists.txt", "set(pictures coup) # all", true);
        row("app/CMakeLists.txt", "# coup", false);
    }
    void longerNamesAreOtherGames()
    {
        for (const char* line : {"\"pazaak-full\"", "using pazaak_full::Card;", "draw(PazaakFull());"}) {
            QVERIFY2(linesOf("pazaak", "app/a.cpp", line).isEmpty(), line);
            QVERIFY2(!linesOf("pazaak_full", "app/a.cpp", line).isEmpty(), line);
        }
    }
    void namesAreFoundInCode()
    {
        QFETCH(QString, path);
        QFETCH(QString, line);
        QFETCH(bool, found);
        QCOMPARE(!linesOf("coup", path, line).isEmpty(), found);
    }

    void ownFilesAreKnown()
    {
        for (const char* path : {"engine/coup/coup.h", "ai/coup/training/trainer.h", "app/tables/coup/coup_table.cpp",
                                 "app/cli/solve_pazaak.cpp", "app/cli/evaluate.cpp", "app/lab/train_coins.cpp",
                                 "app/lab/exploit.cpp", "app/lab/training.h"})
            QVERIFY2(isOwnFile(path), path);
        for (const char* path : {"engine/core/game.h", "ai/core/bots.cpp", "app/tables/kit/table.h", "app/cli/contest.cpp",
                                 "app/lab/bench.cpp"})
            QVERIFY2(!isOwnFile(path), path);
    }
};

PARLOUR_TEST(TestNewGame)
#include "test_new_game.moc"
