// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A position on the stage: laid out by the game's table, with what all tables have alike: marks at the seats, and the field
// for what the person notes down. Owned by the table page, which has the position; knows no game.
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
    /// `position` is what is shown, as it stands whenever it is arranged. All outlive this.
    TableView(const GameTable& table, const Position& position, Stage& stage, const WindowStyle& style, QObject* parent);

    void setWindowStyle(const WindowStyle& style);
    /// Is asked to add to each layout.
    void setMarker(std::function<void(Layout& layout)> mark) { mark_ = std::move(mark); }

    enum class Motion { None, On, Back, Quiet };
    /// Another position.
    void show(Motion motion);
    /// The same one anew: another size, or the person points elsewhere.
    void arrange(Motion motion);

    /// The action with what the person noted down.
    std::string withMemo(const std::string& action) const;
    /// What was written belonged to another decision.
    void dropMemo() { handed_ = false; }

private:
    void addSeatMarks(Layout& layout) const;
    void showMemo();

    const GameTable& table_;
    const Position& position_;
    Stage& stage_;
    WindowStyle style_;
    std::function<void(Layout& layout)> mark_;
    double cardShape_ = 0; ///< height by width, as the table was arranged for
    MemoField* memo_;
    bool handed_ = false; ///< the person has the memo of this decision
};

} // namespace parlour
