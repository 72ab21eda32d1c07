// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows for finished games in lists, as in the lobby and the replay sheet.
#pragma once

#include "app/seating/library.h"
#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"

namespace parlour {

/// The texts of a finished game.
struct FinishedGame {
    enum class Mood { Neutral, Good, Bad };
    qint64 id = 0;
    QString game; ///< "Durak"
    QStringList players; ///< by seat
    int person = -1; ///< the person's seat; -1: the game was watched or played by several people
    QString result; ///< "Lost 2 to 3"
    QString when;
    Mood mood = Mood::Neutral; ///< for the person who played
    QColor mark;
};

/// The texts of a game, which is replayed for its result (about a millisecond). nullopt if this program has no table for it.
std::optional<FinishedGame> finishedGame(Library& library, const HistoryEntry& entry);
/// The newest finished games of one kind, or of all if `game` is empty.
std::vector<FinishedGame> finishedGames(Library& library, const QString& game, int count);

/// The row of a finished game. A click opens its replay.
class GameRow : public Pressable {
    Q_OBJECT

public:
    explicit GameRow(FinishedGame game, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {400, 34}; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent*) override;
    void paintEvent(QPaintEvent*) override;

private:
    /// The columns' positions, px from the reading edge, for a given width.
    struct Columns {
        double players, result, when, whenWidth, sign;
        QString who; ///< the longest text of the players that fits
        bool hasSign;
        bool isStacked; ///< the result is below the players, which do not fit next to it
    };
    QString against(double room) const;
    Columns columns(double width) const;
    QRectF namesBox(const Columns& at) const;

    FinishedGame game_;
};

} // namespace parlour
