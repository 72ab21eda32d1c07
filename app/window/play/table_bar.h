// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bar above a table. In narrow windows its buttons lose their labels before the title shrinks.
#pragma once

#include "app/store/key_map.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"

namespace parlour {

class TableBar : public Bar {
    Q_OBJECT

public:
    explicit TableBar(QWidget* parent = nullptr);

    struct State {
        QString back; ///< label of the back button
        QString title;
        QString subtitle;
        KeyMap keys = {}; ///< of the person, for hints and the menu
        double pace = 1;
        std::vector<SeatInfo> hands = {}; ///< the seats whose view can be chosen; empty: no choice
        Seat viewpoint = 0; ///< the present one
        bool open = false; ///< all hands are shown
        bool mayBelieve = false; ///< beliefs about what is hidden can be shown
        bool showsBeliefs = false;
        bool watching = false;
        bool lesson = false; ///< hides undo, hints and the side panel
        QString whyNoUndo = {}; ///< empty: there is something to undo
        bool mayHint = false;
        bool maySave = true; ///< a copy holds all hands: not while people share the screen
        bool mayShare = false; ///< the game is over
        bool mayPutIn = false; ///< what a seat that is asked sees is shown
        bool mayMoveNow = false;
        bool mayPlayOn = false;
        bool mayAskWhatIf = false; ///< in a review
        bool mayPlayOut = false; ///< only bots are left
        bool panelOpen = false;
        bool isSealed = false;
        bool isCovered = false; ///< hides hints and the side panel
    };
    void setState(const State& state);
    const State& state() const { return state_; }

    Button* back;
    Button* moveNow;
    Button* playOut;
    Button* undo;
    Button* hint;
    Button* whatIf;
    QAction* playOn; ///< in the menu
    MenuButton* hands;
    MenuButton* pace;
    MenuButton* more; ///< all that is rarely wanted, with the actions that were added to the bar
    Button* panel;

signals:
    void paceWanted(double pace);
    void handsWanted(bool open, parlour::Seat viewpoint);
    void beliefsWanted(bool on);
    void undoWanted();
    void saveWanted();
    void shareWanted();
    void positionWanted(); ///< put in the position that is shown
    void proofWanted(); ///< of a sealed deal
    void helpWanted(bool keys);
    void settingsWanted();

private:
    void offerHands(QMenu* menu);
    void offerPaces(QMenu* menu);
    void offerMore(QMenu* menu);
    QString asSeenBy(const SeatInfo& seat) const;
    void retranslate() override;
    void fit() override;

    State state_;
    QLabel* title_;
    QLabel* subtitle_;
};

} // namespace parlour
