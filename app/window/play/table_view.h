// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shows a position on the stage: the layout of the game's table, plus the marks at seats and the memo field that all tables
// share. Owned by the table page, which has the position; knows no game.
#pragma once

#include "app/tables/game_table.h"
#include "app/widgets/window_style.h"

#include <QObject>

#include <functional>

namespace parlour {

class MemoField;
class Stage;

class TableView : public QObject {
    Q_OBJECT

public:
    /// Reads `position` at each call of show() and arrange(). All outlive this.
    TableView(const GameTable& table, const QString& game, const Position& position, Stage& stage, const WindowStyle& style,
              QObject* parent);

    void setWindowStyle(const WindowStyle& style);
    /// `mark` may add to each layout.
    using Marker = std::function<void(Layout& layout, const Canvas& canvas)>;
    void setMarker(Marker mark) { mark_ = std::move(mark); }

    /// None: at once; On: forward in time; Back: without entrances and effects; Quiet: no move of the game
    /// (Stage::showQuietly).
    enum class Motion { None, On, Back, Quiet };
    /// Shows another position.
    void show(Motion motion);
    /// Removes everything from the stage until the next show().
    void cover();
    /// Shows the same position again, after a change of gesture or marks.
    void arrange(Motion motion);
    /// Lays out the page of the stage at once; the pieces glide to their places in a stage of another size.
    void makeRoom(QWidget* page);

    /// The action with the text of the memo field, if that was changed.
    std::string withMemo(const std::string& action) const;
    /// Forgets the memo of the present decision, after the cursor has jumped.
    void dropMemo() { handed_ = false; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addSeatMarks(Layout& layout) const;
    void announceMarks(const Layout& before);
    void showMemo();

    const GameTable& table_;
    const QString game_; ///< id
    const Position& position_;
    Stage& stage_;
    WindowStyle style_;
    Marker mark_;
    double cardShape_ = 0; ///< height by width of a card in the last layout
    MemoField* memo_;
    bool isCovered_ = false;
    bool glides_ = false; ///< during makeRoom()
    bool handed_ = false; ///< the field has the memo of this decision
};

} // namespace parlour
