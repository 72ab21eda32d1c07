// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The slim bar above a table. Buttons lose their words before the title shrinks.
#pragma once

#include "app/tables/game_table.h"
#include "app/widgets/controls.h"

namespace parlour {

class TableBar : public Bar {
    Q_OBJECT

public:
    explicit TableBar(QWidget* parent = nullptr);

    struct State {
        QString back; ///< where "back" leads
        QString title;
        QString subtitle;
        double pace = 1;
        std::vector<SeatInfo> hands = {}; ///< through whose eyes the table can be seen; empty: nothing to choose
        Seat viewpoint = 0; ///< whose they are now
        bool open = false; ///< all hands are
        bool watching = false;
        bool lesson = false; ///< which takes moves back and shows them itself
        bool mayUndo = false;
        bool mayHint = false;
        bool mayHurry = false;
        bool mayPlayOut = false; ///< nobody but bots is left
        bool panelOpen = false;
    };
    void setState(const State& state);

    Button* back;
    Button* hurry;
    Button* playOut;
    Button* undo;
    Button* hint;
    Button* playOn;
    MenuButton* hands;
    MenuButton* pace;
    Button* save;
    Button* help;
    Button* settings;
    Button* panel;

signals:
    void paceWanted(double pace);
    void handsWanted(bool open, parlour::Seat viewpoint);

private:
    void offerHands(QMenu* menu);
    void offerPaces(QMenu* menu);
    static QString asSeenBy(const SeatInfo& seat);
    void retranslate() override;
    void fit() override;

    State state_;
    QLabel* title_;
    QLabel* subtitle_;
};

} // namespace parlour
