// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The foldable panel beside a table: Review (of finished games), Log, Thinking, Notes. Shows what it is given and asks; the
// table page acts.
#pragma once

#include "app/seating/timeline.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"
#include "app/window/play/belief_grid.h"

#include <functional>
#include <memory>
#include <optional>

class QListWidget;
class QPlainTextEdit;
class QScrollArea;
class QVBoxLayout;
class QStackedWidget;

namespace parlour {

/// What the Thinking tab shows.
struct ThinkingText {
    QString title; ///< "OpenFool thinks"
    QString note; ///< stands where there is nothing to show, or under the title
    std::shared_ptr<const Report> report; ///< may be null
    QString ask; ///< a button that asks for a report; empty: none
    std::optional<Chances> chances = {}; ///< of what comes next
    std::optional<BeliefGrid> beliefs = {};
    QStringList duel = {}; ///< at a table of two: who decided, and the other
    std::function<QString(const std::string& action)> words; ///< of what was weighed; there with a report
};

class SidePanel : public QWidget {
    Q_OBJECT

public:
    enum class Tab { Log, Thinking, Notes, Review };
    SidePanel(const GameTable& table, const Canvas& canvas, QWidget* parent = nullptr);

    void setCanvas(const Canvas& canvas);
    /// The first tab from now on, and the one that is shown; null: there is none. What was there before is deleted.
    void setReview(QWidget* review);
    void setTab(Tab tab);
    Tab tab() const { return tab_; }
    /// The first `kept` steps are as they were.
    void setLog(const std::vector<TimelineStep>& steps, int kept, const std::vector<SeatInfo>& seats);
    /// Lights the last line of what lies before `cursor`.
    void setCursor(int cursor);
    void setThinking(const ThinkingText& text);
    const ThinkingText& thinking() const { return thinkingText_; }
    void setNotes(const QString& notes);
    /// The switch at the foot; none: there is nothing to switch here.
    struct Chance {
        bool isOn = false;
        std::optional<double> share; ///< 0 to 1; none: not known yet
        QString figure; ///< "52%"
    };
    void setChance(const std::optional<Chance>& chance);

signals:
    void chanceSwitched(bool on);
    void goWanted(int step);
    void tabChanged();
    void reportWanted();
    void notesChanged(const QString& notes);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    void retranslate();
    void fillThinking();
    void addFacts(const Report& report, QVBoxLayout* column);
    void addChances(const Report& report, QVBoxLayout* column);
    void addHeading(const QString& words, QVBoxLayout* column);
    void showParts(const Candidate& candidate);

    const GameTable& table_;
    Canvas canvas_;
    Tab tab_ = Tab::Log;
    std::vector<class TabButton*> tabs_;
    QStackedWidget* pages_;
    QListWidget* log_;
    class LogDelegate* logRows_;
    std::vector<int> lineSteps_; ///< the step of each row of the log
    int currentRow_ = -1; ///< of the log, lit
    QScrollArea* thinking_;
    QWidget* parts_ = nullptr;
    ThinkingText thinkingText_;
    QPlainTextEdit* notes_;
    QWidget* review_; ///< holds what was given
    class ChanceStrip* chance_;
};

} // namespace parlour
