// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet in which a position is put in: in a form (position_form_view.h) and, next to it, as text (engine/positions.h).
// Both are in step: the form writes the text, and a text that can be read fills the form. What is wrong is said while it is
// edited, and marked in the form. From it the analyst answers what each action is worth, and a game is played on.
#pragma once

#include "ai/core/resources.h"
#include "app/analysis/advice.h"
#include "app/widgets/sheet.h"
#include "app/widgets/window_style.h"
#include "engine/positions.h"
#include "engine/record/record.h"

#include <memory>
#include <optional>

class QPlainTextEdit;

namespace parlour {

class AnalystThread;
class PositionFormView;
class PositionLines;

class PositionSheet : public Sheet {
    Q_OBJECT

public:
    /// `text`: a position, a shared line of one, or empty: the first decision of a new game of the first kind.
    PositionSheet(const QString& text, const Resources& resources, const WindowStyle& style, QWidget* window);
    ~PositionSheet() override;
    /// Where the keyboard is at first.
    QWidget* field() const;
    void sayKept(const Expected<void>& kept);

signals:
    /// A game from this position against bots of the chosen level.
    void playWanted(const parlour::Record& start);
    /// The position is wanted in the practice; answered by sayKept().
    void keepWanted(const std::string& position);

private:
    QWidget* makeForm();
    QWidget* makeText();
    QWidget* makeFoot();
    void begin(const QString& game);
    void empty();
    void takeForm(const PositionLines& lines, bool isOtherGame);
    void read();
    void showForm(const std::string& text, const std::string& wrong, const QString& why);
    void listOpponents();
    bool isReady();
    void ask();
    void play();
    void keep();
    void showAnswer(int asked, const std::shared_ptr<const Advice>& advice);
    void compare(int candidate);
    void showReason(int asked, int other, const std::shared_ptr<const Comparison>& comparison);
    void addReason(const QString& text);
    void clearAnswer();
    QString wordsOf(const std::string& action) const;
    Canvas canvas() const;
    void copyLine();

    const Resources resources_;
    const WindowStyle style_;
    Chooser* game_;
    PositionFormView* form_;
    QPlainTextEdit* text_;
    QLabel* state_; ///< what is wrong, or who decides
    Chooser* against_;
    QString opponents_; ///< the game whose bots are listed
    std::string opponent_; ///< id of the bot
    Button* play_;
    Button* keep_;
    Button* ask_;
    Button* copy_;
    QVBoxLayout* answer_;
    QVBoxLayout* reason_ = nullptr; ///< below the values; null: nothing is answered
    std::optional<DealtPosition> position_; ///< as read; nullopt if it is wrong
    std::unique_ptr<AnalystThread> analyst_; ///< of the last question
    int asked_ = 0; ///< number of the last question
    AnyQuestion question_; ///< the last one
    std::shared_ptr<const Advice> advice_; ///< on it; null until it is known
};

} // namespace parlour
