// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet in which a position is put in as text (engine/positions.h): what is wrong and in which line is said while it is
// edited, and the analyst answers what each action is worth. Starts no program and writes nothing.
#pragma once

#include "ai/resources.h"
#include "app/analysis/advice.h"
#include "app/widgets/sheet.h"
#include "engine/positions.h"

#include <memory>
#include <optional>

class QPlainTextEdit;

namespace parlour {

class AnalystThread;

class PositionSheet : public Sheet {
    Q_OBJECT

public:
    /// `text`: a position, a shared line of one, or empty: the first decision of a new game of the first kind.
    PositionSheet(const QString& text, const Resources& resources, QWidget* window);
    ~PositionSheet() override;
    /// The field that has the focus at first.
    QWidget* field() const;

private:
    void begin(const QString& game);
    void read();
    void ask();
    void showAnswer(int asked, const Advice& advice);
    void copyLine();

    const Resources resources_;
    QPlainTextEdit* text_;
    QLabel* state_; ///< what is wrong, or who decides
    Button* ask_;
    Button* copy_;
    QVBoxLayout* answer_;
    std::optional<DealtPosition> position_; ///< as read; nullopt if it is wrong
    std::unique_ptr<AnalystThread> analyst_; ///< of the last question
    int asked_ = 0; ///< number of the last question
};

} // namespace parlour
