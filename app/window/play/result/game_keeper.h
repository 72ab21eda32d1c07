// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keeps the game of a table: among the unfinished games while it is played, in the history once it is over, and as a file or
// a line of text where the person wants one. Owned by the table page; knows no game.
#pragma once

#include "app/seating/library.h"
#include "app/seating/wagers.h"
#include "app/session/session.h"

#include <QPointer>

namespace parlour {

class OfferLine;

class GameKeeper : public QObject {
    Q_OBJECT

public:
    /// Where a game is kept already, when its page opens.
    struct Place {
        QString savedId = {}; ///< of an unfinished game on the disk; empty: it is not there
        qint64 historyId = 0; ///< of a finished game in the history; 0 if it is not there
        std::optional<Stake> stake = {}; ///< of a match for credits, with `savedId`
    };
    /// All outlives this, but for the library's saved games.
    GameKeeper(Library& library, Session& session, OfferLine& offer, Place place, QWidget* page);
    ~GameKeeper() override;

    /// Saves the unfinished game from now on.
    void begin();
    /// Call before the game goes on from an earlier step. A finished game, or a match for credits, is kept as it is; the
    /// game that goes on is then saved as a new one.
    void branchOff();
    /// Moves a finished game to the history. Settles its wager first, as a game in the history has none that is open, and
    /// returns the sentence that says so; empty if there was none. What fails is tried again by keep(). Of a game whose end
    /// was undone only the first end counts: a later one is not kept.
    QString finish();
    /// Tries again to write what could not be written, and returns why that failed; empty if all of the game is kept.
    QString keep();
    /// Returns whether the page may go: all of the game is kept, or the person has agreed to lose the rest. Else asks, and
    /// calls `leave` after a yes.
    bool mayLeave(const std::function<void()>& leave);

    qint64 historyId() const { return place_.historyId; }
    const std::optional<Stake>& stake() const { return place_.stake; }
    /// Keeps the notes with the game, also if it is in the history already.
    void setNotes(const QString& notes);

    /// Asks where to save a copy. Refuses while people share the screen, as a copy holds everybody's cards.
    void saveAs();
    /// Copies the game as a line of text below `result`, after saying what it contains.
    void share(const QString& result = {});

signals:
    /// A message for the window's strip.
    void said(const QString& text);

private:
    void claim(const QString& savedId);
    void noteUndoneEnd(const Session::Change& change);
    Expected<void> moveEnd();
    void offerFolder(const QString& why);
    void chooseFolder(const QString& why);

    Library& library_;
    const QPointer<SavedGames> saves_;
    Session& session_;
    OfferLine& offer_;
    QWidget* page_;
    Place place_;
    /// A finished game that is not in the history yet.
    struct End {
        QString savedId;
        GameFile file;
    };
    std::optional<End> end_;
    QString settlement_; ///< the sentence on the wager of the end
    bool isUndone_ = false; ///< the game has ended before: what is played now is not kept
    bool isGivenUp_ = false; ///< the person has agreed to lose what cannot be written
};

} // namespace parlour
