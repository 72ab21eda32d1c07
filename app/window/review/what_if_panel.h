// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panel of "what if" in place of the Review tab: the question at the cursor, the outcomes of both actions side by side,
// and the branches that are kept with the game. Emits requests, which WhatIfController carries out.
#pragma once

#include "app/widgets/controls.h"
#include "app/window/parts/value_list.h"
#include "engine/record/branch.h"

#include <utility>
#include <vector>

class QVBoxLayout;

namespace parlour {

/// The content of the panel.
struct WhatIfText {
    QString question; ///< who decides, and what was played
    bool mayAsk = false; ///< somebody had a choice
    bool isRunning = false;
    std::vector<std::pair<QString, QString>> actions; ///< in the notation, and in words
    QString action; ///< the chosen one; empty: none
    std::vector<std::pair<QString, QString>> players; ///< ids and names
    QString player;
    QString explanation; ///< of both kinds
    QString state; ///< progress, a result or a problem; may be empty
    std::vector<ValueTable> values; ///< of the outcomes after both actions
    QString certainty; ///< of the difference; empty if it may be none
    QString contrast; ///< with the analysis; empty if both agree
    QString otherName, playedName; ///< of the bars
    std::vector<OutcomeBar> bars;
    std::vector<QString> barNames;
    QString more; ///< label of the button for more deals; empty: none
    struct Row {
        QString name;
        QString detail;
        bool isShown = false;
        bool operator==(const Row&) const = default;
    };
    std::vector<Row> branches;
    bool mayCompare = false; ///< the branch that is shown
    QString note; ///< on keeping the branches; may be empty
};

/// The outcomes of two actions as a histogram of two rows a bar: the action in one colour, what was played hatched.
class OutcomeBars : public QWidget {
    Q_OBJECT

public:
    explicit OutcomeBars(QWidget* parent = nullptr);
    void set(const WhatIfText& text);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    std::vector<OutcomeBar> bars_;
    std::vector<QString> names_;
};

class WhatIfPanel : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfPanel(QWidget* parent = nullptr);
    void setText(const WhatIfText& text);

signals:
    void closeWanted();
    void actionChosen(const QString& action);
    void playerChosen(const QString& id);
    void playWanted(bool dealt);
    void stopWanted();
    void moreWanted();
    void branchWanted(int index);
    void compareWanted();
    void renameWanted();
    void deleteWanted();

protected:
    void resizeEvent(QResizeEvent*) override { nameChoices(); }

private:
    void nameChoices();
    void fillValues();
    void fillBranches();

    QLabel* title_;
    Button* close_;
    QLabel* question_;
    MenuButton* action_;
    QLabel* playersTitle_;
    MenuButton* player_;
    QLabel* explanation_;
    Button* real_;
    Button* dealt_;
    QLabel* state_;
    Button* stop_;
    QVBoxLayout* values_;
    QLabel* certainty_;
    QLabel* contrast_;
    QWidget* legend_;
    QLabel* otherName_;
    QLabel* playedName_;
    OutcomeBars* bars_;
    Button* more_;
    QLabel* listTitle_;
    QVBoxLayout* list_;
    WhatIfText text_;
    QLabel* note_;
    QWidget* edits_;
    Button* compare_;
    Button* rename_;
    Button* delete_;
};

} // namespace parlour
