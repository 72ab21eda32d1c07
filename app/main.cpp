// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's command line and start.
#include "app/bots/detached_work.h"
#include "app/tables/game_table.h"
#include "app/widgets/window_style.h"
#include "app/window/history/history_page.h"
#include "app/window/parts/language.h"
#include "app/window/play/table_page.h"
#include "app/window/shell/main_window.h"
#include "engine/games.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <memory>
#include <unistd.h>

namespace {

constexpr int kWrongUse = 2;

/// Milliseconds since this process began, to the kernel's tick (10 ms); -1 where there is no /proc.
long long millisecondsRunning()
{
    QFile stat("/proc/self/stat");
    timespec now{};
    if (!stat.open(QIODevice::ReadOnly) || clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return -1;
    // After the name in brackets, the start is the 20th field.
    const QByteArray line = stat.readAll();
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    const long long began = fields.value(19).toLongLong() * 1000 / sysconf(_SC_CLK_TCK);
    return now.tv_sec * 1000LL + now.tv_nsec / 1'000'000 - began;
}

int refuse(const QString& why)
{
    std::fprintf(stderr, "parlour: %s\n", qPrintable(why));
    return kWrongUse;
}

QString knownGames()
{
    QStringList known;
    for (const parlour::GameInfo& info : parlour::games())
        if (parlour::findTable(info.id))
            known << QString::fromStdString(info.id);
    return known.join(", ");
}

struct Wish {
    QString file;
    QString game;
    bool watch = false;
    QString language;
};

/// Whether the command line asks for help or the version.
bool asksToBeTold(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](const char* each) {
        return QStringList{"-h", "--help", "--help-all", "-v", "--version"}.contains(QString::fromLocal8Bit(each));
    });
}

/// Reads the command line; shows help or the version and ends the program if asked to; on wrong use tells why in one line.
std::optional<QString> readCommandLine(Wish& wish)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate("Main", "A card and dice table for people against AI."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument("FILE", QCoreApplication::translate("Main", "A saved game (.parlour) to open."), "[FILE]");
    parser.addOption({"game", QCoreApplication::translate("Main", "Start a game at once: %1.").arg(knownGames()), "ID"});
    parser.addOption({"watch", QCoreApplication::translate("Main", "With --game: let bots play, and watch.")});
    parser.addOption({"lang", QCoreApplication::translate("Main", "The language of this run, as \"fr\"."), "CODE"});
    if (!parser.parse(QCoreApplication::arguments()))
        return parser.errorText();
    if (parser.isSet("help"))
        parser.showHelp();
    if (parser.isSet("version"))
        parser.showVersion();

    wish = {parser.positionalArguments().value(0), parser.value("game"), parser.isSet("watch"), parser.value("lang")};
    if (parser.positionalArguments().size() > 1)
        return QString("one file at a time; \"%1\" is too many").arg(parser.positionalArguments()[1]);
    if (!wish.file.isEmpty() && !wish.game.isEmpty())
        return QString("either a file or --game, not both");
    if (wish.watch && wish.game.isEmpty())
        return QString("--watch goes with --game");
    if (!wish.game.isEmpty() && !parlour::findTable(wish.game.toStdString())) {
        return QString("there is no game \"%1\"; there are %2").arg(wish.game, knownGames());
    }
    if (!wish.language.isEmpty() && !parlour::Language::available().contains(wish.language))
        return QString("there is no language \"%1\"; there are %2")
            .arg(wish.language, parlour::Language::available().join(", "));
    return std::nullopt;
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationName("parlour");
    QCoreApplication::setApplicationVersion(PARLOUR_VERSION);
    Wish wish;
    if (asksToBeTold(argc, argv)) { // needs no screen
        const QCoreApplication app(argc, argv);
        if (const auto why = readCommandLine(wish))
            return refuse(*why);
    }

    QApplication app(argc, argv);
    QApplication::setApplicationDisplayName("Parlour");
    QApplication::setDesktopFileName("org.parlour.Parlour");
    QApplication::setStyle(parlour::makeStyle());

    if (const auto why = readCommandLine(wish))
        return refuse(*why);

    auto window = std::make_unique<parlour::MainWindow>(wish.language);
    if (qEnvironmentVariableIsSet("PARLOUR_TIMING"))
        QObject::connect(window.get(), &parlour::MainWindow::lobbyDrawn,
                         [] { std::fprintf(stderr, "lobby drawn after %lld ms\n", millisecondsRunning()); });
    window->show();
    if (!wish.file.isEmpty())
        window->openFile(wish.file);
    else if (!wish.game.isEmpty())
        window->startUsual(wish.game, wish.watch);
    const int code = QApplication::exec();
    window.reset();
    parlour::leaveWithoutWaiting(code); // a bot may hang
    return code;
}
