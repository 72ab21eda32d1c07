// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The collapsible panel next to a table, with tabs: Review (of finished games), Log, Thinking, Notes. Shows its input and
// emits requests, which the table page carries out.
#pragma once

#include "app/seating/timeline.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"
#include "app/window/play/coach/belief_grid.h"

#include <functional>
#include <memory>
#include <optional>

class QListWidget;
class QPlainTextEdit;
class QScrollArea;
class QVBoxLayout;
class QStackedWidget;

namespace parlour {

/// The content of the Thinking tab.
struct ThinkingText {
    QString title; ///< "OpenFool thinks"
    QString note; ///< stands where there is nothing to show, or under the title
    std::shared_ptr<const Report> report; ///< may be null
    QString ask; ///< label of the button that asks for a report; empty: no button
    std::optional<Chances> chances = {}; ///< of the next outcome
    std::optional<BeliefGrid> beliefs = {};
    std::function<QString(const std::string& action)> words; ///< texts of the candidates; set with a report
};

class SidePanel : public QWidget {
    Q_OBJECT

public:
    enum class Tab { Log, Thinking, Notes, Review };
    SidePanel(const GameTable& table, const Canvas& canvas, QWidget* parent = nullptr);

    void setCanvas(const Canvas& canvas);
    /// Sets the Review tab, as the first one, and shows it; null removes it. Deletes the previous content.
    void setReview(QWidget* review);
    void setTab(Tab tab);
    Tab tab() const { return tab_; }
    /// Updates the log; the lines of the first `kept` steps are unchanged.
    void setLog(const std::vector<TimelineStep>& steps, int kept, const std::vector<SeatInfo>& seats);
    /// Highlights the last line before step `cursor`.
    void setCursor(int cursor);
    void setThinking(const ThinkingText& text);
    const ThinkingText& thinking() const { return thinkingText_; }
    void setNotes(const QString& notes);
    /// The analyst's figure for one seat at the foot of the panel, with its switch.
    struct Chance {
        bool isOn = false;
        std::optional<double> share; ///< 0 to 1; nullopt until known
        QString figure; ///< "52%"
        QString words; ///< "Chance to win, as Vera sees it"
    };
    /// nullopt hides the switch.
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
    void addChances(QVBoxLayout* column);
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
    int currentRow_ = -1; ///< the highlighted row of the log; -1: none
    QScrollArea* thinking_;
    QWidget* parts_ = nullptr;
    ThinkingText thinkingText_;
    QPlainTextEdit* notes_;
    QWidget* review_; ///< contains the widget of setReview()
    class ChanceStrip* chance_;
};

} // namespace parlour
