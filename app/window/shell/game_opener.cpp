// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/game_opener.h"

#include "app/contest/contest_folder.h"
#include "app/draw/lists.h"
#include "app/practice/practice.h"
#include "app/seating/positions.h"
#include "app/seating/wagers.h"
#include "app/session/daily_deal.h"
#include "app/store/game_file.h"
#include "app/store/paths.h"
#include "app/store/shared_line.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/save_dialog.h"
#include "app/widgets/sheet.h"
#include "app/window/lobby/lobby_page.h"
#include "app/window/position/position_sheet.h"
#include "app/window/shell/main_window.h"
#include "engine/games.h"
#include "engine/positions.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>

namespace parlour {

namespace {

/// A text with a position, plain or as a line, that stands in a file or in the place of its path; empty if there is none.
QString positionIn(const QString& path)
{
    const QString text = isSharedLine(path) ? path : QString::fromUtf8(readBytes(path).optional().value_or(QByteArray()));
    const bool isPosition = text.startsWith(QLatin1String("parlour-position"))
        || (!text.trimmed().startsWith('{') && static_cast<bool>(positionOfLine(text)));
    return isPosition ? text : QString();
}

} // namespace

void GameOpener::choose()
{
    if (sharedLineIn(QApplication::clipboard()->text()).isEmpty()) {
        chooseFromDisk();
        return;
    }
    ask(&window_, tr("Open a saved game"), tr("A game is on the clipboard, as a line of text."),
        {tr("Cancel"), tr("Choose a file…"), tr("Open the line")}, [this](int answer) {
            if (answer == 1)
                chooseFromDisk();
            else if (answer == 2)
                paste();
        });
}

void GameOpener::paste()
{
    const QString text = QApplication::clipboard()->text();
    const QString line = sharedLineIn(text);
    if (text.startsWith("parlour-position"))
        showPosition(text);
    else if (line.isEmpty())
        window_.say(tr("There is no game on the clipboard. Copied as a line, it begins with \"parlour:\"."));
    else
        openFile(line);
    if (const int lines = wholeLinesIn(text); lines > 1)
        window_.say(tr("The text holds %n lines. The first one was opened.", nullptr, lines));
}

void GameOpener::showPosition(const QString& text)
{
    if (window_.findChild<PositionSheet*>())
        return;
    auto* sheet = new PositionSheet(text, window_.library().resources(), window_.windowStyle(), &window_);
    connect(
        sheet, &PositionSheet::playWanted, this,
        [this](const Record& start) {
            window_.showTable({{start, {}, {}}});
        },
        Qt::QueuedConnection);
    connect(sheet, &PositionSheet::keepWanted, this, [this, sheet](const std::string& position) {
        sheet->sayKept(keepPosition(window_.library().history(), position, practiceDay(QDateTime::currentDateTime())));
    });
    sheet->open(sheet->field());
}

void GameOpener::chooseFromDisk()
{
    QFileDialog* dialog = makeFileDialog(&window_, tr("Open a saved game"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Parlour games (*.parlour)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &GameOpener::openFile);
    dialog->open();
}

void GameOpener::openLink(const QString& text)
{
    const QString line = sharedLineIn(text);
    const auto openIt = [this, line](const QString& contents) {
        ask(&window_, tr("Open this link?"), contents, {tr("Cancel"), tr("Open")}, [this, line](int answer) {
            if (answer == 1)
                openFile(line);
        });
    };
    int number = 0;
    if (const auto position = positionOfLine(line)) {
        const auto read = readPosition(*position, 0, number);
        return read ? openIt(tr("The link holds a position of %1.").arg(translated(read->game->name)))
                    : window_.say(sentence(translated(read.error())));
    }
    const auto game = gameOfLine(line);
    const GameInfo* const info = game ? findGame(game->record.game) : nullptr;
    if (!info)
        return openFile(line); // which says what is wrong
    openIt(
        tr("The link holds a game of %1 with %n step(s) between %2.", nullptr, static_cast<int>(game->record.steps.size()))
            .arg(translated(info->name), listOf(namesOf(game->record.seats, {}))));
}

void GameOpener::openFile(const QString& path)
{
    if (path.endsWith(kContestEnding)) {
        emit contestWanted(path);
        return;
    }
    if (const QString position = positionIn(path); !position.isEmpty()) {
        showPosition(position);
        return;
    }
    const auto loaded = loadGame(path);
    const QString name = isSharedLine(path) ? tr("The line") : QDir::toNativeSeparators(path);
    if (!loaded) {
        const QString problem = translated(loaded.error());
        window_.say(isSharedLine(path) ? sentence(problem) : problem); // which else begins with the name of the file
        return;
    }
    if (loaded->isSound()) {
        open(*loaded, {}, 0);
        return;
    }
    if (!loaded->info) {
        window_.say(tr("%1 cannot be opened: %2").arg(name, loaded->problem));
        return;
    }
    ask(&window_, tr("Part of this game is damaged"),
        tr("%1: %2\n\n%3 of its %4 steps are good.").arg(name, loaded->problem).arg(loaded->goodSteps).arg(loaded->allSteps),
        {tr("Cancel"), tr("Look at the good part")}, [this, good = *loaded](int answer) {
            if (answer == 1)
                window_.showTable({.file = good.file, .paused = true});
        });
}

void GameOpener::open(const Loaded& loaded, const QString& savedId, qint64 historyId, int step)
{
    const Record& record = loaded.file.record;
    const bool watched = peopleIn(record.seats) == 0;
    window_.showTable({.file = loaded.file,
                       .place = {.savedId = savedId, .historyId = historyId},
                       .paused = record.result.has_value() || watched,
                       .origin = historyId != 0 ? Origin::History : Origin::Lobby},
                      step);
    const QDate day = record.result && historyId == 0 ? dayOfDeal(record) : QDate();
    if (!loaded.remark.isEmpty())
        window_.say(loaded.remark);
    else if (day.isValid())
        window_.say(tr("This is the deal of %1: everything that was dealt or rolled in it was checked.")
                        .arg(dateText(day.startOfDay())));
}

void GameOpener::showFinished(qint64 id, int step)
{
    const auto file = window_.library().history().load(id);
    if (file)
        open(checked(*file), {}, id, step);
    else
        window_.say(translated(file.error()));
}

void GameOpener::replayLast(const QString& game)
{
    const auto last = window_.library().history().recent(1, game);
    if (last.empty())
        window_.showHistory(game);
    else
        showFinished(last.front().id);
}

void GameOpener::resume(const QString& savedId)
{
    const bool isMine = window_.library().saved().claim(savedId);
    const auto loaded = loadGame(window_.library().saved().pathOf(savedId));
    if (!loaded || !loaded->isSound()) {
        window_.library().saved().release(savedId);
        window_.say(loaded ? loaded->problem : translated(loaded.error()));
        return;
    }
    open(*loaded, isMine ? savedId : QString(), 0);
    if (!isMine)
        window_.say(tr("This game is being played in another window. Here it goes on as a game of its own."));
}

/// A match for credits that is discarded is lost.
void GameOpener::confirmDiscard(const QString& savedId)
{
    const auto file = readGameFile(window_.library().saved().pathOf(savedId));
    const std::string game = file ? file->record.game : std::string();
    const auto stake = stakeOf(window_.library().history(), savedId, game);
    const QString text = tr("It is deleted and cannot be brought back.");
    ask(
        &window_, tr("Discard this game?"),
        stake && stake->wager > 0 ? tr("%1 Your wager goes to the opponent: %2.").arg(text, creditsText(stake->wager))
                                  : text,
        {tr("Keep"), tr("Discard")},
        [this, savedId, game](int answer) {
            if (answer != 1)
                return;
            const auto lost = forfeitMatch(window_.library().history(), savedId, game);
            if (!lost)
                return window_.say(translated(lost.error()));
            window_.library().saved().remove(savedId);
            window_.lobby()->refresh();
        },
        DefaultAnswer::First);
}

} // namespace parlour
