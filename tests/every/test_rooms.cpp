// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who may include what, read from the sources themselves: the table of rooms in CONTRIBUTING. Where linking cannot tell
// rooms apart, this does.
#include "tests/suite.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

/// A room: its files, and what their quoted includes may begin with. The first room that fits a file counts.
struct Room {
    const char* files; ///< a regular expression; (\w+) is the name of a game
    QStringList allowed; ///< beginnings of paths; %1 is that name
    bool qt = false;
    QStringList never = {}; ///< beginnings of paths that may not be reached through other headers either
};

const QList<Room>& rooms()
{
    static const QList<Room> all = {
        {"engine/base/", {"engine/base/"}},
        {"engine/core/", {"engine/base/", "engine/core/"}},
        {"engine/(?:record|arena)/", {"engine/base/", "engine/core/", "engine/record/", "engine/arena/"}},
        {"engine/game(?:s|_list)\\.", {"engine/"}},
        {"engine/(\\w+)/", {"engine/base/", "engine/core/game.h", "engine/%1/"}},
        {"ai/bots\\.", {"ai/", "engine/core/any_analyst.h", "engine/core/any_bot.h"}},
        {"ai/resources\\.", {}},
        {"ai/late_table\\.", {}},
        {"ai/late_bot\\.", {"engine/core/bot.h", "ai/late_table.h"}},
        {"ai/(?:late_analyst|analyst_bot)\\.", {"engine/core/analyst.h", "ai/late_table.h"}},
        {"ai/tables/", {"engine/base/", "ai/tables/"}},
        {"ai/solve/", {"engine/base/", "ai/solve/", "ai/tables/bytes.h"}},
        {"ai/search/", {"engine/base/", "engine/core/game.h", "engine/core/node.h", "engine/core/bot.h", "ai/search/"}},
        {"ai/(\\w+)/training/",
         {"engine/base/", "engine/core/node.h", "engine/core/bot.h", "engine/%1/", "ai/solve/", "ai/tables/", "ai/%1/"},
         false,
         {"engine/core/match.h", "engine/core/any_match.h", "engine/arena/", "engine/record/"}},
        // No player includes what it was trained by.
        {"ai/(\\w+)/",
         {"engine/base/", "engine/core/game.h", "engine/core/node.h", "engine/core/bot.h", "engine/core/report.h",
          "engine/core/analyst.h", "engine/%1/", "ai/bots.h", "ai/late_bot.h", "ai/late_analyst.h", "ai/analyst_bot.h",
          "ai/search/", "ai/solve/", "ai/tables/", "ai/%1/"},
         false,
         {"engine/core/match.h", "engine/core/any_match.h", "engine/arena/", "engine/record/", "ai/%1/training/"}},
        {"app/store/", {"app/store/", "engine/"}, true},
        {"app/bots/", {"app/bots/", "app/store/", "engine/", "ai/bots.h", "ai/resources.h"}, true},
        {"app/session/", {"app/session/", "app/bots/", "app/store/", "engine/", "ai/bots.h", "ai/resources.h"}, true},
        {"app/analysis/", {"app/analysis/", "app/store/", "engine/", "ai/bots.h", "ai/resources.h"}, true},
        {"app/contest/",
         {"app/contest/", "app/bots/bot_source.h", "app/bots/strengths.h", "app/store/", "engine/", "ai/resources.h"},
         true},
        {"app/stage/", {"app/stage/", "engine/base/"}, true},
        {"app/widgets/", {"app/widgets/", "app/stage/", "app/store/", "engine/base/", "engine/core/rules_text.h"}, true},
        {"app/tables/game_tables\\.", {"app/tables/"}, true},
        {"app/tables/(?:game_table|extras)\\.",
         {"app/tables/game_table.h", "app/stage/", "engine/base/", "engine/core/any_match.h", "engine/core/report.h"},
         true},
        {"app/tables/report_text\\.", {"app/tables/report_text.h", "app/stage/figures.h", "engine/core/report.h"}, true},
        {"app/tables/kit/",
         {"app/stage/", "app/tables/game_table.h", "app/tables/extras.h", "app/tables/report_text.h", "app/tables/kit/",
          "engine/base/", "engine/core/any_match.h", "engine/core/report.h"},
         true},
        {"app/tables/(\\w+)/",
         {"app/stage/", "app/tables/game_table.h", "app/tables/game_tables.h", "app/tables/extras.h",
          "app/tables/report_text.h", "app/tables/kit/", "app/tables/%1/", "engine/base/", "engine/core/any_match.h",
          "engine/core/report.h", "engine/%1/%1_types.h", "engine/%1/%1_notation.h", "engine/%1/%1_counting.h"},
         true,
         {"engine/core/match.h", "engine/core/text_match.h", "engine/%1/%1.h", "ai/", "app/session/"}},
        {"app/(?:window/|main\\.cpp)",
         {"app/window/", "app/tables/game_table.h", "app/tables/extras.h", "app/tables/report_text.h", "app/widgets/",
          "app/stage/", "app/contest/", "app/analysis/", "app/session/", "app/bots/", "app/store/", "engine/", "ai/bots.h",
          "ai/resources.h"},
         true,
         {"engine/core/match.h", "engine/game_list.h"}},
        // `evaluate durak` prints the hand value of bots, `solve` calls solvers.
        {"app/cli/",
         {"app/cli/", "app/analysis/", "app/contest/", "app/session/", "app/bots/", "app/store/", "engine/", "ai/bots.h",
          "ai/durak/ending.h", "ai/durak/hand_value.h", "ai/pazaak/solver.h", "ai/yahtzee/solo_games.h"},
         true},
        {"app/lab/",
         {"app/lab/", "app/cli/saved_file.h", "app/cli/solving.h", "app/cli/table.h", "app/cli/terminal.h", "app/cli/verb.h",
          "app/bots/", "engine/", "ai/bots.h", "ai/coins/training/", "ai/coup/training/"},
         true},
    };
    return all;
}

struct Source {
    QString path; ///< from the root
    QString text;
};

const QList<Source>& sources()
{
    static const QList<Source> all = [] {
        QList<Source> found;
        const QDir root(QStringLiteral(PARLOUR_SOURCE_DIR));
        for (const char* folder : {"engine", "ai", "app", "tests"}) {
            QDirIterator each(root.filePath(folder), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
            while (each.hasNext()) {
                QFile file(each.next());
                if (file.open(QIODevice::ReadOnly))
                    found.append({root.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll())});
            }
        }
        return found;
    }();
    return all;
}

/// The lines that every source begins with.
QString licence()
{
    return QStringLiteral("// SPDX-FileCopyrightText: The Parlour developers\n"
                          "// SPDX-License-Identifier: GPL-3.0-or-later\n\n");
}

QStringList found(const QString& pattern, const QString& text)
{
    QStringList all;
    auto each = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
    while (each.hasNext())
        all.append(each.next().captured(1));
    return all;
}

QStringList quotedIncludes(const Source& source)
{
    return found(R"(^\s*#\s*include\s*\x22([^\x22]+)\x22)", source.text); // 22: a quotation mark
}

QStringList angledIncludes(const Source& source)
{
    return found(R"(^\s*#\s*include\s*<([^>]+)>)", source.text);
}

/// All headers that a source reaches through its includes, each with the chain that leads there.
QHash<QString, QString> reached(const Source& source)
{
    static const QHash<QString, QStringList> includes = [] {
        QHash<QString, QStringList> all;
        for (const Source& each : sources())
            all.insert(each.path, quotedIncludes(each));
        return all;
    }();
    QHash<QString, QString> chains;
    QStringList open;
    const auto visit = [&](const QStringList& headers, const QString& chain) {
        for (const QString& header : headers)
            if (!chains.contains(header)) {
                chains.insert(header, chain + " -> " + header);
                open.append(header);
            }
    };
    visit(quotedIncludes(source), source.path);
    while (!open.isEmpty()) {
        const QString next = open.takeFirst();
        visit(includes.value(next), chains.value(next));
    }
    return chains;
}

bool beginsWithAny(const QString& path, const QStringList& beginnings, const QString& game)
{
    return std::any_of(beginnings.begin(), beginnings.end(), [&](const QString& beginning) {
        return path.startsWith(beginning.contains("%1") ? QString(beginning).replace("%1", game) : beginning);
    });
}

/// What is wrong with the includes of a source; empty: nothing.
QStringList mistakes(const Source& source)
{
    for (const Room& room : rooms()) {
        const auto match = QRegularExpression(QStringLiteral("^") + QLatin1String(room.files)).match(source.path);
        if (!match.hasMatch())
            continue;
        const QString game = match.captured(1);
        QStringList wrong;
        for (const QString& include : quotedIncludes(source))
            if (!include.endsWith(".moc") && !beginsWithAny(include, room.allowed, game))
                wrong.append(source.path + " may not include " + include);
        const QHash<QString, QString> chains = reached(source);
        for (auto each = chains.begin(); each != chains.end(); ++each)
            if (beginsWithAny(each.key(), room.never, game))
                wrong.append("may not be reached: " + each.value());
        // Names of the standard library are small words without an ending.
        static const QRegularExpression standard(QStringLiteral("^[a-z_]+$"));
        for (const QString& include : angledIncludes(source))
            if (!room.qt && !standard.match(include).hasMatch())
                wrong.append(source.path + " may not include <" + include + ">");
        return wrong;
    }
    return {source.path + " is in no room"};
}

} // namespace

class TestRooms : public QObject {
    Q_OBJECT

private slots:
    void everyRoomKeepsToItself()
    {
        QStringList wrong;
        for (const Source& source : sources())
            if (!source.path.startsWith("tests/"))
                wrong += mistakes(source);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        QVERIFY(sources().size() > 50);
    }

    void mistakesAreFound_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("include");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char* path, const char* include, bool allowed) {
            QTest::addRow("%s, %s", path, include) << QString(path) << QString(include) << allowed;
        };
        row("engine/base/rng.h", "<array>", true);
        row("engine/base/rng.h", "<QString>", false);
        row("engine/base/rng.h", "<stdio.h>", false);
        row("engine/base/rng.h", "\"engine/core/node.h\"", false);
        row("engine/core/match.h", "\"engine/pazaak/pazaak.h\"", false);
        row("engine/arena/series.h", "\"engine/core/play_out.h\"", true);
        row("engine/arena/series.h", "\"engine/games.h\"", false);
        row("engine/durak/durak_rules.cpp", "\"engine/durak/durak.h\"", true);
        row("engine/durak/durak_rules.cpp", "\"engine/pazaak/pazaak_types.h\"", false);
        row("engine/durak/durak_rules.cpp", "\"engine/core/match.h\"", false);
        row("ai/durak/greedy.cpp", "\"engine/core/match.h\"", false);
        row("ai/durak/greedy.cpp", "\"engine/arena/series.h\"", false);
        row("ai/durak/greedy.cpp", "\"ai/pazaak/sight.h\"", false);
        row("ai/durak/greedy.cpp", "<fstream>", true);
        row("app/store/history.cpp", "\"ai/bots.h\"", false);
        row("app/store/history.cpp", "<QSqlQuery>", true);
        row("app/session/session.cpp", "\"ai/bots.h\"", true);
        row("app/session/session.cpp", "\"ai/pazaak/nestor.h\"", false);
        row("app/session/session.cpp", "\"app/tables/game_table.h\"", false);
        row("app/contest/contest_file.cpp", "\"ai/bots.h\"", false);
        row("app/contest/contest_file.cpp", "\"app/window/lobby/lobby_page.h\"", false);
        row("app/tables/durak/durak_table.cpp", "\"engine/durak/durak_types.h\"", true);
        row("app/tables/durak/durak_table.cpp", "\"engine/durak/durak.h\"", false);
        row("app/tables/durak/durak_table.cpp", "\"engine/pazaak/pazaak_types.h\"", false);
        row("app/tables/durak/durak_table.cpp", "\"ai/bots.h\"", false);
        row("app/tables/durak/durak_table.cpp", "\"app/tables/durak/durak_table.moc\"", true);
        row("app/tables/durak/durak_table.cpp", "\"app/tables/kit/table.h\"", true);
        row("app/tables/kit/plate.cpp", "\"app/stage/paint.h\"", true);
        row("app/tables/kit/plate.cpp", "\"engine/durak/durak_types.h\"", false);
        row("app/stage/stage.cpp", "\"app/tables/durak/durak_table.h\"", false);
        row("app/widgets/look.h", "\"app/tables/game_table.h\"", false);
        row("app/bots/bot_process.cpp", "\"app/session/session.h\"", false);
        // By itself it may be included; what it includes may not be reached.
        row("app/window/main_window.cpp", "\"engine/games.h\"", true);
        row("app/window/main_window.cpp", "\"engine/core/play_out.h\"", false);
        row("app/cli/match.cpp", "\"app/stage/stage.h\"", false);
        row("app/cli/match.cpp", "\"ai/coup/training/trainer.h\"", false);
        row("app/lab/train.cpp", "\"ai/coup/training/trainer.h\"", true);
        row("ai/coup/levels.cpp", "\"ai/coup/training/trainer.h\"", false);
        row("ai/coup/training/trainer.cpp", "\"ai/coup/strategy.h\"", true);
        row("elsewhere/a.cpp", "<array>", false);
    }
    void mistakesAreFound()
    {
        QFETCH(QString, path);
        QFETCH(QString, include);
        QTEST(mistakes({path, "#pragma once\n#include " + include + "\n"}).isEmpty(), "allowed");
    }

    void includesAreWrittenFromTheRoot()
    {
        const QDir root(QStringLiteral(PARLOUR_SOURCE_DIR));
        for (const Source& source : sources())
            for (const QString& include : quotedIncludes(source))
                QVERIFY2(include.endsWith(".moc") || root.exists(include), qPrintable(source.path + ": " + include));
    }

    void sourcesNameTheirLicence()
    {
        for (const Source& source : sources())
            QVERIFY2(source.text.startsWith(licence()), qPrintable(source.path + " does not begin with its licence"));
    }

    void headersIntroduceThemselves()
    {
        for (const Source& source : sources()) {
            if (!source.path.endsWith(".h"))
                continue;
            QVERIFY2(QStringView(source.text).mid(licence().size()).startsWith(QLatin1String("// ")),
                     qPrintable(source.path + " opens without saying what it is"));
            const auto once = source.text.indexOf("\n#pragma once\n");
            const auto include = source.text.indexOf("\n#include");
            QVERIFY2(once > 0 && (include < 0 || once < include), qPrintable(source.path + " lacks #pragma once"));
        }
    }

    /// Same seed, same game: the rules and the bots draw from Rng alone. And nothing is thrown from room to room.
    void nothingElseIsRandom()
    {
        const QRegularExpression foreign(
            QStringLiteral(R"(\b(random_device|mt19937|std::rand|srand|uniform_\w+_distribution|std::shuffle|throw)\b)"));
        for (const Source& source : sources()) {
            if (!source.path.startsWith("engine/") && !source.path.startsWith("ai/"))
                continue;
            for (const QString& line : source.text.split('\n')) {
                const QString code = line.section("//", 0, 0).remove(QRegularExpression(QStringLiteral("\"[^\"]*\"")));
                QVERIFY2(!foreign.match(code).hasMatch(), qPrintable(source.path + ": " + line));
            }
        }
    }
};

PARLOUR_TEST(TestRooms)
#include "test_rooms.moc"
