// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// "How to play" over the window: the page of a game under the rules in force, with pictures of its table, and beside it the
// keys that work now. Opened at the table, in the lobby and from a new game. Knows no rule: the texts are data.
#pragma once

#include "app/tables/game_table.h"
#include "app/widgets/sheet.h"
#include "app/widgets/window_style.h"

#include <QHash>
#include <QSize>
#include <QTextCursor>

class QHBoxLayout;
class QLineEdit;
class QStackedWidget;
class QTextBrowser;

namespace parlour {

/// Key, what it does.
using KeyList = std::vector<std::pair<QString, QString>>;

class RulesSheet : public Sheet {
    Q_OBJECT

public:
    enum class Part { Rules, Keys };

    /// `rules` must be complete and valid for `info`. Without `keys` there is no such part.
    RulesSheet(const GameInfo& info, const GameTable& table, const RuleMap& rules, const WindowStyle& style,
               const KeyList& keys, QWidget* window);

    /// Puts a button there that asks for the game's lesson, if it has one.
    void offerLesson();
    /// Opens the sheet on a part; the keyboard scrolls it.
    void openAt(Part part);
    /// Marks all places where `text` stands, whatever the case of its letters, and goes to the first after the present one.
    void search(const QString& text);
    /// From one place that was found to the next, or to the one before; after the last comes the first.
    void goToMatch(bool forward);
    /// Writes the page as A4; what went wrong, empty: nothing.
    QString writePdf(const QString& path);

signals:
    /// The sheet is closed.
    void lessonWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead(bool hasKeys);
    QWidget* makeRules();
    void addKeys(const KeyList& keys);
    void showPart(Part part);
    void fill();
    void fitPictures();
    void drawPictures();
    void showMatches();
    void savePdf();

    const GameInfo& info_;
    const GameTable& table_;
    RuleMap rules_;
    WindowStyle style_;
    QHash<int, bool> drawn_; ///< by step; false: not final
    QSize pictureSize_;
    QList<QTextCursor> matches_;
    int match_ = -1; ///< the present one of them; -1: none
    Segment* parts_ = nullptr;
    QStackedWidget* stack_;
    QTextBrowser* page_ = nullptr;
    QWidget* keys_ = nullptr;
    QHBoxLayout* headRow_ = nullptr;
    QWidget* tools_ = nullptr; ///< what belongs to the rules alone
    QLineEdit* field_ = nullptr;
    QLabel* found_ = nullptr;
    QLabel* force_ = nullptr; ///< the rules in force, then what became of saving
};

/// "Players: 2 · Deck: 36 · Game: Throw-in": what people choose first, and all that is not as usual.
QString rulesInForce(const GameInfo& info, const RuleMap& rules);

} // namespace parlour
