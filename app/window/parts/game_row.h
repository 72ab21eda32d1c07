// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finished games in lists: what a row says of one, and the row. Used by the lobby, the history and the replay sheet.
#pragma once

#include "app/analysis/library.h"
#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"

namespace parlour {

/// A finished game in words.
struct FinishedGame {
    enum class Mood { Neutral, Good, Bad };
    qint64 id = 0;
    QString game; ///< "Durak"
    QStringList players; ///< by seat
    int person = -1; ///< among them; -1: they were watched
    QString result; ///< "Lost 2 to 3"
    QString when;
    Mood mood = Mood::Neutral; ///< for the person who played
    QColor mark;
};

/// What a row says of this game. It is replayed for its result, which may take a millisecond; nothing without a table.
std::optional<FinishedGame> finishedGame(Library& library, const HistoryEntry& entry);
/// The newest finished games, of one kind or (empty) of all.
std::vector<FinishedGame> finishedGames(Library& library, const QString& game, int count);

/// One finished game; activating it replays it.
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
    /// Where its columns begin, px from the reading edge of a row of some width.
    struct Columns {
        double players, result, when, whenWidth, sign;
        QString who; ///< the players, in as many words as there is room for
        bool hasSign;
        bool isStacked; ///< the players have no room beside their result, which comes below them
    };
    QString against(double room) const;
    Columns columns(double width) const;
    QRectF namesBox(const Columns& at) const;

    FinishedGame game_;
};

} // namespace parlour
