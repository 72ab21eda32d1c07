// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet in which a position is put in: on the game's table (position_table.h), in a form of what a table does not show
// (position_form_view.h), or as text (engine/positions.h), each a page. All are in step: table and form write the text, and
// a text that can be read fills them. What is wrong is said while it is edited, and marked. From it the analyst answers what
// each action is worth, and a game is played on.
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
class QStackedWidget;

namespace parlour {

class AnalystThread;
class PositionFormView;
class PositionLines;
class PositionTable;

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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// In the order of the segment.
    enum class Page { Table, Form, Text };

    QWidget* makeTop();
    QWidget* makeText();
    QWidget* makeAnswer(QWidget* holder);
    void placeSide();
    QWidget* makeFoot();
    void turnTo(Page page);
    void offerPages(const GameInfo& info);
    void begin(const QString& game);
    void empty();
    void takeForm(const PositionLines& lines, bool isOtherGame);
    void read();
    void showForm(const std::string& text, const std::string& wrong, const QString& why);
    void listOpponents();
    bool isReady();
    std::vector<std::any> viewsOfOtherDeals() const;
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
    Segment* page_;
    QStackedWidget* pages_;
    PositionTable* table_;
    PositionFormView* form_;
    QPlainTextEdit* text_;
    QLabel* state_; ///< what is wrong, or that the person decides
    QString wrong_, wrongLine_; ///< what is wrong; with its line, for those who see the text
    QWidget* side_; ///< the answer, over the right part of the page; hidden while there is none
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
