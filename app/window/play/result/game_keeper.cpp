// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/result/game_keeper.h"

#include "app/bots/shared_record.h"
#include "app/draw/lists.h"
#include "app/seating/positions.h"
#include "app/store/shared_line.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/save_dialog.h"
#include "app/widgets/sheet.h"
#include "app/window/play/result/offer_line.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>

#include <utility>

namespace parlour {

namespace {

const QString kUnsaved = QStringLiteral("unsaved"); ///< names the offer of another folder

} // namespace

GameKeeper::GameKeeper(Library& library, Session& session, OfferLine& offer, Place place, QWidget* page)
    : QObject(page),
      library_(library),
      saves_(&library.saved()),
      session_(session),
      offer_(offer),
      page_(page),
      place_(std::move(place))
{
    connect(&library_.saved(), &SavedGames::failed, this, &GameKeeper::offerFolder);
    connect(&library_.saved(), &SavedGames::recovered, this, [this] { offer_.withdraw(kUnsaved); });
    connect(&session_, &Session::changed, this, &GameKeeper::noteUndoneEnd);
}

GameKeeper::~GameKeeper()
{
    if (saves_) // null if the library was destroyed before the page
        saves_->release(place_.savedId);
}

void GameKeeper::begin()
{
    claim(place_.savedId.isEmpty() ? SavedGames::newId() : place_.savedId);
}

void GameKeeper::claim(const QString& savedId)
{
    place_.savedId = savedId;
    library_.saved().claim(savedId);
    session_.saver().saveTo(library_.saved(), savedId);
}

void GameKeeper::branchOff()
{
    if (!session_.line().isOver() && !isUndone_ && !place_.savedId.isEmpty() && !place_.stake)
        return;
    keep();
    end_.reset();
    isUndone_ = false;
    place_.historyId = 0;
    place_.stake.reset();
    library_.saved().release(place_.savedId);
    claim(SavedGames::newId());
}

/// The first end counts, or a lost game could be taken back and a won one be won again.
void GameKeeper::noteUndoneEnd(const Session::Change& change)
{
    const bool hasEnded = place_.historyId != 0 || end_;
    if (!change.record || session_.line().isOver() || isUndone_ || !hasEnded)
        return;
    isUndone_ = true;
    place_.historyId = 0;
    emit said(tr("The game counts as it ended. What you play from here is not kept."));
}

QString GameKeeper::finish()
{
    if (isUndone_)
        return {};
    end_ = End{place_.savedId.isEmpty() ? SavedGames::newId() : place_.savedId, session_.saver().file()};
    settlement_.clear();
    if (const auto moved = moveEnd(); !moved && !library_.history().isHeld()) // else the window adds it later
        emit said(tr("The end of this game is not kept yet: %1").arg(translated(moved.error())));
    return settlement_;
}

/// Settles the wager of the finished game and moves it to the history.
Expected<void> GameKeeper::moveEnd()
{
    const auto settled = settleMatch(library_.history(), end_->savedId, end_->file.record);
    if (!settled)
        return settled.error();
    if (!settled->isEmpty())
        settlement_ = *settled;
    const auto added = library_.history().add(end_->file);
    if (!added)
        return added.error();
    place_.historyId = isUndone_ ? 0 : *added;
    if (saves_)
        saves_->remove(end_->savedId);
    end_.reset();
    return {};
}

/// A finished game that the history refuses is saved among the others, and added at the next start.
QString GameKeeper::keep()
{
    if (!saves_ || (end_ && moveEnd()))
        return {};
    if (end_)
        return saves_->saveNow(end_->savedId, end_->file);
    const bool isUnsaved = !session_.line().isOver() && !isUndone_ && !place_.savedId.isEmpty() && saves_->isFailing();
    return isUnsaved ? saves_->saveNow(place_.savedId, session_.saver().file()) : QString();
}

bool GameKeeper::mayLeave(const std::function<void()>& leave)
{
    const QString why = isGivenUp_ ? QString() : keep();
    if (why.isEmpty())
        return true;
    const QString folder = QDir::toNativeSeparators(saves_->folderOf(place_.savedId));
    ask(page_->window(), tr("Leave without saving?"),
        tr("This game cannot be written in %1: %2 Make room there and try again. If you leave now, it stays as it was last "
           "saved, and what was played since is lost.")
            .arg(folder, sentence(why) + QLatin1Char('.')),
        {tr("Leave and lose it"), tr("Stay")}, [this, leave](int answer) {
            isGivenUp_ = answer == 0;
            if (isGivenUp_)
                leave();
        });
    return false;
}

void GameKeeper::setNotes(const QString& notes)
{
    session_.saver().setNotes(notes);
    if (!session_.line().isOver() || place_.historyId == 0)
        return;
    if (const auto kept = library_.history().setNotes(place_.historyId, notes); !kept)
        emit said(translated(kept.error()));
}

/// Offers another folder for a game that cannot be saved.
void GameKeeper::offerFolder(const QString& why)
{
    if (place_.savedId.isEmpty() || session_.line().isOver())
        return;
    const QString folder = QDir::toNativeSeparators(library_.saved().folderOf(place_.savedId));
    offer_.offer(kUnsaved, tr("This game is not being saved in %1: %2").arg(folder, why),
                 {{tr("Choose a folder…")}, {tr("Go on unsaved")}}, [this, why](int answer, int) {
                     if (answer == 0)
                         chooseFolder(why);
                 });
}

void GameKeeper::chooseFolder(const QString& why)
{
    QFileDialog* dialog = makeFileDialog(page_, tr("A folder for unfinished games"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::rejected, this, [this, why] { offerFolder(why); });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        library_.settings().addSavedGamesFolder(folder);
        library_.saved().moveTo(folder, place_.savedId);
        session_.saver().saveTo(library_.saved(), place_.savedId);
    });
    dialog->open();
}

void GameKeeper::saveAs()
{
    if (session_.isShared() && !session_.line().isOver())
        return emit said(tr("A copy holds everybody's cards: save it when the game is over."));
    askWhereToSave(page_, tr("Save a copy of this game"), {tr("Parlour games (*.parlour)")},
                   datedName(session_.line().record().game, "parlour"), [this](const QString& path) {
                       GameFile file = session_.saver().file();
                       if (!library_.settings().preferences().shareCommands)
                           file.record = sharedRecord(std::move(file.record));
                       const auto written = writeGameFile(path, file);
                       emit said(written ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                                         : tr("The copy is not saved: %1").arg(translated(written.error())));
                   });
}

void GameKeeper::share(const QString& result)
{
    const Record record = sharedRecord(session_.line().game());
    if (!record.position.empty())
        return emit said(tr("A game that began from a position is shared as a file: save a copy."));
    const auto [line, isWithoutNotes] = lineToSend(record);
    const int steps = static_cast<int>(record.steps.size());
    const QString contents = result.isEmpty()
        ? tr("One line of text is copied. It holds the game, its rules, the names of the seats (%1) and all %n step(s) with "
             "every card dealt, and nothing else. Pasted into Parlour (Ctrl+V), it opens the game.",
             nullptr, steps)
        : tr("The result is copied in words, and below it one line of text. That line holds the game, its rules, the names "
             "of "
             "the seats (%1) and all %n step(s) with every card dealt. Pasted into Parlour (Ctrl+V), it opens the game.",
             nullptr, steps);
    QStringList paragraphs{contents.arg(listOf(namesOf(record.seats, {})))};
    if (isWithoutNotes)
        paragraphs << tr("The notes that players left for themselves are not in it, which would make it too long to send.");
    if (record.seal)
        paragraphs << tr("The seal is not in it: save a copy to prove the deal.");
    ask(page_->window(), tr("Share this game"), paragraphs.join("\n\n"), {tr("Cancel"), tr("Copy")},
        [this, text = result.isEmpty() ? line : result + "\n\n" + line](int answer) {
            if (answer != 1)
                return;
            QApplication::clipboard()->setText(text);
            emit said(tr("The game is copied, to be pasted where you like."));
        });
}

} // namespace parlour
