// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The entry point of the window: its command line and start.
#include "app/bots/detached_work.h"
#include "app/store/paths.h"
#include "app/store/settings.h"
#include "app/store/shared_line.h"
#include "app/tables/game_table.h"
#include "app/widgets/window_style.h"
#include "app/window/history/history_page.h"
#include "app/window/parts/language.h"
#include "app/window/play/table_page.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/process_age.h"
#include "engine/games.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QUrl>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace {

constexpr int kWrongUsage = 2; // exit status

/// Enlarges the window as the person has set. Must be called before there is an application; a factor of the environment
/// stays.
void applyTextSize()
{
    const int size = parlour::Settings(parlour::paths::settings()).preferences().textSize;
    if (size != 100 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(size / 100.0));
}

int refuse(const QString& why)
{
    std::fprintf(stderr, "parlour: %s\n", qPrintable(why));
    return kWrongUsage;
}

QString knownGames()
{
    QStringList known;
    for (const parlour::GameInfo& info : parlour::games())
        if (parlour::findTable(info.id))
            known << QString::fromStdString(info.id);
    return known.join(", ");
}

/// The command line of the window; empty texts are absent options.
struct StartOptions {
    QString file;
    QString game;
    bool watch = false;
    QString language;
};

/// True if the command line asks for help or the version.
bool wantsHelpOrVersion(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](const char* each) {
        return QStringList{"-h", "--help", "--help-all", "-v", "--version"}.contains(QString::fromLocal8Bit(each));
    });
}

/// Reads the command line and returns the problem in one line, nullopt if there is none. Ends the program after showing help
/// or the version.
std::optional<QString> readCommandLine(StartOptions& options)
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

    options = {parser.positionalArguments().value(0), parser.value("game"), parser.isSet("watch"), parser.value("lang")};
    if (parser.positionalArguments().size() > 1)
        return QString("one file at a time; \"%1\" is too many").arg(parser.positionalArguments()[1]);
    if (!options.file.isEmpty() && !options.game.isEmpty())
        return QString("either a file or --game, not both");
    if (options.watch && options.game.isEmpty())
        return QString("--watch goes with --game");
    if (!options.game.isEmpty() && !parlour::findTable(options.game.toStdString())) {
        return QString("there is no game \"%1\"; there are %2").arg(options.game, knownGames());
    }
    if (!options.language.isEmpty() && !parlour::Language::available().contains(options.language))
        return QString("there is no language \"%1\"; there are %2")
            .arg(options.language, parlour::Language::available().join(", "));
    return std::nullopt;
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationName("parlour");
    QCoreApplication::setApplicationVersion(PARLOUR_VERSION);
    StartOptions options;
    if (wantsHelpOrVersion(argc, argv)) { // works without a display
        const QCoreApplication app(argc, argv);
        if (const auto why = readCommandLine(options))
            return refuse(*why);
    }

    applyTextSize();
    QApplication app(argc, argv);
    QApplication::setApplicationDisplayName("Parlour");
    QApplication::setDesktopFileName("org.parlour.parlour");
    QApplication::setStyle(parlour::makeStyle());

    if (const auto why = readCommandLine(options))
        return refuse(*why);

    // Qt's arguments lose bytes of a name that are not UTF-8. On a system of UTF-16 they lose nothing, and argv is in
    // another encoding, so that it differs from them beyond ASCII.
    const auto given =
        std::find_if(argv, argv + argc, [&](const char* each) { return QString::fromLocal8Bit(each) == options.file; });
    if (given != argv + argc)
        options.file = parlour::paths::fromBytes(*given);

    auto window = std::make_unique<parlour::MainWindow>(options.language);
    if (qEnvironmentVariableIsSet("PARLOUR_TIMING"))
        QObject::connect(window.get(), &parlour::MainWindow::lobbyDrawn,
                         [] { std::fprintf(stderr, "lobby drawn after %lld ms\n", parlour::millisecondsRunning()); });
    window->show();
    if (options.file.startsWith("file:"))
        options.file = QUrl(options.file).toLocalFile();
    if (parlour::isSharedLine(options.file))
        window->openLink(options.file);
    else if (!options.file.isEmpty())
        window->openFile(options.file);
    else if (!options.game.isEmpty())
        window->startUsual(options.game, options.watch);
    const int code = QApplication::exec();
    window.reset();
    parlour::leaveWithoutWaiting(code); // bots may hang
    return code;
}
