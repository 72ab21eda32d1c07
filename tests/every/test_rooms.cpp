// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The includes that each room allows, checked in the sources: the table of rooms in ARCHITECTURE. It covers the rooms that
// linking does not separate.
#include "tests/suite.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

/// A room: its files, and the allowed beginnings of their quoted includes. A file belongs to the first room that matches.
struct Room {
    const char* files; ///< a regular expression for the beginning of a path; (\w+) captures the name of a game
    QStringList allowed; ///< beginnings of paths; %1 is the captured name
    bool qt = false; ///< may include Qt
    QStringList never = {}; ///< beginnings of paths that must not be included indirectly either
};

/// The includes that every room of the window allows, and `own`.
QStringList withWindow(const QString& own)
{
    return {own,
            "app/window/parts/",
            "app/seating/",
            "app/tables/game_table.h",
            "app/tables/table_capabilities.h",
            "app/tables/report_text.h",
            "app/tables/position_form.h",
            "app/widgets/",
            "app/stage/",
            "app/draw/",
            "app/contest/",
            "app/analysis/",
            "app/statistics/",
            "app/practice/",
            "app/session/",
            "app/bots/",
            "app/store/",
            "engine/",
            "ai/core/bots.h",
            "ai/core/resources.h"};
}

QStringList windowNever()
{
    return {"engine/core/match.h", "engine/game_list.h"};
}

const QList<Room>& rooms()
{
    static const QList<Room> all = {
        {"engine/base/", {"engine/base/"}},
        {"engine/core/", {"engine/base/", "engine/core/"}},
        {"engine/(?:record|arena)/", {"engine/base/", "engine/core/", "engine/record/", "engine/arena/"}},
        {"engine/game_names\\.", {}},
        {"engine/(?:game(?:s|_list)|positions)\\.", {"engine/"}},
        {"engine/twenty/", {"engine/base/"}},
        {"engine/(\\w+)/", {"engine/base/", "engine/core/game.h", "engine/core/position.h", "engine/twenty/", "engine/%1/"}},
        {"ai/core/bots\\.", {"ai/", "engine/core/any_analyst.h", "engine/core/any_bot.h", "engine/core/rules_text.h"}},
        {"ai/core/game_bots\\.",
         {"ai/core/bots.h", "ai/core/habits.h", "ai/core/rule_bot.h", "ai/core/rollout_analyst.h", "engine/game_names.h"}},
        {"ai/core/contests\\.",
         {"ai/core/contests.h", "ai/core/game_bots.h", "engine/base/", "engine/core/rules_text.h", "engine/arena/format.h",
          "engine/games.h"}},
        {"ai/(\\w+)/\\w+_contests\\.", {"ai/core/contests.h", "engine/%1/"}},
        {"ai/core/habits\\.", {"engine/core/game.h", "engine/game_names.h"}},
        // Players do not include habits.
        {"ai/(\\w+)/habits\\.", {"ai/core/habits.h", "engine/%1/", "ai/twenty/", "ai/%1/"}},
        {"ai/core/(?:action_playouts|deciding_fact)\\.", {"engine/core/analyst.h", "ai/core/deciding_fact.h"}},
        {"ai/core/rollout_analyst\\.", {"ai/core/action_playouts.h", "ai/core/rule_bot.h"}},
        {"ai/core/resources\\.", {}},
        {"ai/core/lazy_table\\.", {"engine/base/stop.h"}},
        {"ai/core/(?:rule_bot|report_choice)\\.", {"engine/core/bot.h"}},
        {"ai/core/lazy_bot\\.", {"engine/core/bot.h", "ai/core/lazy_table.h"}},
        {"ai/core/(?:lazy_analyst|analyst_bot)\\.", {"engine/core/analyst.h", "ai/core/lazy_table.h"}},
        {"ai/tables/", {"engine/base/", "ai/tables/", "<zlib.h>"}},
        {"ai/solve/exploiter_matches\\.", {"engine/base/stop.h", "engine/core/play_out.h", "ai/solve/parallel.h"}},
        {"ai/solve/", {"engine/base/", "ai/solve/", "ai/tables/bytes.h"}},
        {"ai/(\\w+)/training/",
         {"engine/base/", "engine/core/node.h", "engine/core/bot.h", "engine/core/analyst.h", "engine/core/play_out.h",
          "engine/%1/", "ai/core/action_playouts.h", "ai/solve/", "ai/tables/", "ai/%1/"},
         false,
         {"engine/core/any_match.h", "engine/arena/", "engine/record/"}},
        {"ai/twenty/", {"engine/base/", "engine/core/analyst.h", "engine/core/report.h", "engine/twenty/", "ai/twenty/"}},
        // Players do not include training.
        {"ai/(\\w+)/",
         {"engine/base/", "engine/core/game.h", "engine/core/node.h", "engine/core/bot.h", "engine/core/report.h",
          "engine/core/analyst.h", "engine/%1/", "ai/core/bots.h", "ai/core/game_bots.h", "ai/core/lazy_",
          "ai/core/analyst_bot.h", "ai/core/deciding_fact.h", "ai/core/habits.h", "ai/core/report_choice.h",
          "ai/core/rule_bot.h", "ai/solve/", "ai/tables/", "ai/twenty/", "ai/%1/"},
         false,
         {"engine/core/match.h", "engine/core/any_match.h", "engine/arena/", "engine/record/", "ai/%1/training/"}},
        {"app/store/", {"app/store/", "engine/"}, true},
        {"app/bots/", {"app/bots/", "app/store/", "engine/", "ai/core/bots.h", "ai/core/resources.h"}, true},
        {"app/session/",
         {"app/session/", "app/bots/", "app/store/", "engine/", "ai/core/bots.h", "ai/core/resources.h"},
         true},
        {"app/analysis/", {"app/analysis/", "app/store/", "engine/", "ai/core/bots.h", "ai/core/resources.h"}, true},
        {"app/statistics/",
         {"app/statistics/", "app/analysis/", "app/store/", "engine/", "ai/core/bots.h", "ai/core/resources.h"},
         true},
        {"app/practice/",
         {"app/practice/", "app/statistics/", "app/analysis/", "app/store/", "engine/", "ai/core/bots.h",
          "ai/core/resources.h"},
         true},
        {"app/seating/",
         {"app/seating/", "app/tables/game_table.h", "app/tables/table_capabilities.h", "app/draw/", "app/analysis/",
          "app/statistics/", "app/practice/", "app/contest/", "app/session/", "app/bots/", "app/store/", "engine/",
          "ai/core/bots.h", "ai/core/resources.h"},
         true,
         {"app/widgets/", "app/window/", "app/stage/stage.h"}},
        {"app/contest/",
         {"app/contest/", "app/bots/bot_source.h", "app/bots/shared_record.h", "app/bots/strengths.h", "app/store/",
          "engine/", "ai/core/contests.h", "ai/core/resources.h"},
         true},
        {"app/draw/", {"app/draw/", "engine/base/"}, true},
        {"app/stage/", {"app/stage/", "app/draw/", "engine/base/"}, true},
        {"app/widgets/", {"app/widgets/", "app/draw/", "app/store/", "engine/base/", "engine/core/rules_text.h"}, true},
        {"app/tables/(?:game_tables|position_form)\\.",
         {"app/tables/", "app/draw/", "engine/base/", "engine/game_names.h"},
         true},
        {"app/tables/(?:game_table|table_capabilities)\\.",
         {"app/tables/game_table.h", "app/stage/", "app/draw/", "engine/base/", "engine/core/any_match.h",
          "engine/core/report.h"},
         true},
        {"app/tables/report_text\\.", {"app/tables/report_text.h", "app/draw/figures.h", "engine/core/report.h"}, true},
        {"app/tables/kit/",
         {"app/stage/", "app/draw/", "app/tables/game_table.h", "app/tables/table_capabilities.h",
          "app/tables/report_text.h", "app/tables/kit/", "engine/base/", "engine/core/any_match.h", "engine/core/report.h"},
         true},
        {"app/tables/twenty/",
         {"app/draw/", "engine/base/", "engine/twenty/", "app/tables/table_capabilities.h", "app/tables/kit/",
          "app/tables/twenty/"},
         true},
        {"app/tables/(\\w+)/",
         {"app/stage/", "app/draw/", "app/tables/game_table.h", "app/tables/game_tables.h",
          "app/tables/table_capabilities.h", "app/tables/report_text.h", "app/tables/position_form.h", "app/tables/kit/",
          "app/tables/twenty/", "app/tables/%1/", "engine/base/", "engine/core/any_match.h", "engine/core/report.h",
          "engine/%1/%1_types.h", "engine/%1/%1_notation.h", "engine/%1/%1_counting.h", "engine/%1/named_decks.h"},
         true,
         {"engine/core/match.h", "engine/core/text_match.h", "engine/%1/%1.h", "ai/", "app/session/"}},
        // The shell joins the leaves; a leaf includes no other.
        {"app/(?:window/shell/|main\\.cpp)", withWindow("app/window/"), true, windowNever()},
        {"app/window/play/result/", withWindow("app/window/play/result/"), true, windowNever()},
        {"app/window/play/coach/", withWindow("app/window/play/coach/") + QStringList{"app/window/play/result/"}, true,
         windowNever()},
        {"app/window/(\\w+)/", withWindow("app/window/%1/"), true, windowNever()},
        {"app/verbs/", {"app/verbs/", "app/bots/", "app/store/", "engine/", "ai/core/bots.h", "ai/core/resources.h"}, true},
        // `evaluate durak` prints a hand value, `solve` the results of solvers.
        {"app/cli/",
         {"app/cli/", "app/verbs/", "app/practice/", "app/statistics/", "app/analysis/", "app/contest/", "app/session/",
          "app/bots/", "app/store/", "engine/", "ai/core/bots.h", "ai/durak/ending.h", "ai/durak/hand_value.h",
          "ai/pazaak/solver.h", "ai/pazaak_full/best_response.h", "ai/yahtzee/solo_games.h"},
         true},
        {"app/lab/",
         {"app/lab/", "app/verbs/", "app/bots/", "app/practice/", "app/statistics/", "app/analysis/", "engine/",
          "ai/core/bots.h", "ai/core/resources.h", "ai/core/game_bots.h", "ai/coins/training/", "ai/coup/training/",
          "ai/durak/training/", "ai/pazaak_full/training/"},
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

/// The first lines of every source.
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

/// The headers that a source includes directly or indirectly, each with its chain of includes.
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

/// The first room that matches a path, null if none does, and the captured name of a game.
std::pair<const Room*, QString> roomOf(const QString& path)
{
    for (const Room& room : rooms()) {
        const auto match = QRegularExpression(QStringLiteral("^") + QLatin1String(room.files)).match(path);
        if (match.hasMatch())
            return {&room, match.captured(1)};
    }
    return {nullptr, {}};
}

/// The forbidden includes of a source, as sentences.
QStringList mistakes(const Source& source)
{
    const auto [room, game] = roomOf(source.path);
    if (!room)
        return {source.path + " is in no room"};
    QStringList wrong;
    for (const QString& include : quotedIncludes(source))
        if (!include.endsWith(".moc") && !beginsWithAny(include, room->allowed, game))
            wrong.append(source.path + " may not include " + include);
    const QHash<QString, QString> chains = reached(source);
    for (auto each = chains.begin(); each != chains.end(); ++each)
        if (beginsWithAny(each.key(), room->never, game))
            wrong.append("may not be reached: " + each.value());
    // Names of the standard library are lower-case words without an ending.
    static const QRegularExpression standard(QStringLiteral("^[a-z_]+$"));
    for (const QString& include : angledIncludes(source))
        if (!room->qt && !standard.match(include).hasMatch() && !room->allowed.contains('<' + include + '>'))
            wrong.append(source.path + " may not include <" + include + ">");
    return wrong;
}

} // namespace

class TestRooms : public QObject {
    Q_OBJECT

private slots:
    void everyRoomHasAFile()
    {
        QSet<const Room*> used;
        for (const Source& source : sources())
            used.insert(roomOf(source.path).first);
        for (const Room& room : rooms())
            QVERIFY2(used.contains(&room), room.files);
    }

    void sourcesIncludeOnlyWhatTheirRoomAllows()
    {
        QStringList wrong;
        for (const Source& source : sources())
            if (!source.path.startsWith("tests/"))
                wrong += mistakes(source);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        QVERIFY(sources().size() > 50);
    }

    void forbiddenIncludesAreFound_data()
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
        row("ai/durak/greedy.cpp", "\"ai/pazaak/features.h\"", false);
        row("ai/durak/greedy.cpp", "<fstream>", true);
        row("app/store/database/history.cpp", "\"ai/core/bots.h\"", false);
        row("app/store/database/history.cpp", "<QSqlQuery>", true);
        row("app/session/session.cpp", "\"ai/core/bots.h\"", true);
        row("app/session/session.cpp", "\"ai/pazaak/nestor.h\"", false);
        row("app/session/session.cpp", "\"app/tables/game_table.h\"", false);
        row("app/contest/contest_file.cpp", "\"ai/core/bots.h\"", false);
        row("app/contest/contest_file.cpp", "\"app/window/lobby/lobby_page.h\"", false);
        row("app/tables/durak/durak_table.cpp", "\"engine/durak/durak_types.h\"", true);
        row("app/tables/durak/durak_table.cpp", "\"engine/durak/durak.h\"", false);
        row("app/tables/durak/durak_table.cpp", "\"engine/pazaak/pazaak_types.h\"", false);
        row("app/tables/durak/durak_table.cpp", "\"ai/core/bots.h\"", false);
        row("app/tables/durak/durak_table.cpp", "\"app/tables/durak/durak_table.moc\"", true);
        row("app/tables/durak/durak_table.cpp", "\"app/tables/kit/table.h\"", true);
        row("app/tables/kit/plate.cpp", "\"app/draw/paint.h\"", true);
        row("app/tables/kit/plate.cpp", "\"engine/durak/durak_types.h\"", false);
        row("app/stage/stage.cpp", "\"app/tables/durak/durak_table.h\"", false);
        row("app/draw/paint.cpp", "\"app/stage/layout.h\"", false);
        row("app/widgets/sheet.h", "\"app/tables/game_table.h\"", false);
        row("app/widgets/sheet.h", "\"app/stage/layout.h\"", false);
        row("app/bots/bot_process.cpp", "\"app/session/session.h\"", false);
        // The room allows this header but not one that it includes.
        row("app/window/shell/main_window.cpp", "\"engine/games.h\"", true);
        row("app/window/shell/main_window.cpp", "\"engine/core/play_out.h\"", false);
        row("app/window/shell/main_window.cpp", "\"app/window/play/table_page.h\"", true);
        row("app/window/play/table_page.cpp", "\"app/window/review/review_controller.h\"", false);
        row("app/window/play/table_page.cpp", "\"app/window/shell/main_window.h\"", false);
        row("app/window/play/table_page.cpp", "\"app/window/parts/game_row.h\"", true);
        row("app/window/parts/game_row.cpp", "\"app/window/play/table_page.h\"", false);
        row("app/seating/timeline.cpp", "\"app/widgets/sheet.h\"", false);
        row("app/cli/match.cpp", "\"app/stage/stage.h\"", false);
        row("app/cli/match.cpp", "\"ai/coup/training/trainer.h\"", false);
        row("app/lab/train.cpp", "\"ai/coup/training/trainer.h\"", true);
        row("ai/coup/levels.cpp", "\"ai/coup/training/trainer.h\"", false);
        row("ai/coup/training/trainer.cpp", "\"ai/coup/duel/strategy.h\"", true);
        row("elsewhere/a.cpp", "<array>", false);
    }
    void forbiddenIncludesAreFound()
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

    /// Rules and bots use no generator but Rng, so that a seed determines the game, and throw no exceptions.
    void engineAndAiUseNoForeignRandomnessNorThrow()
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
