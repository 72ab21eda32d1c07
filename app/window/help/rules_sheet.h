// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// "How to play" over the window: the page of a game under the rules in force, with pictures of its table, and a second part
// with the keys. Opened at the table, in the lobby and from a new game. Knows no rule: the texts are data.
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

/// Pairs of key and effect.
using KeyList = std::vector<std::pair<QString, QString>>;

class RulesSheet : public Sheet {
    Q_OBJECT

public:
    enum class Part { Rules, Keys };

    /// `rules` must be complete and valid for `info`. Without `keys` the sheet has no keys part.
    RulesSheet(const GameInfo& info, const GameTable& table, const RuleMap& rules, const WindowStyle& style,
               const KeyList& keys, QWidget* window);

    /// Adds a button for the game's lesson, if there is one.
    void offerLesson();
    /// Opens the sheet on a part, with the focus on its content.
    void openAt(Part part);
    /// Highlights all matches of `text`, ignoring case, and goes to the first one from the present position on.
    void search(const QString& text);
    /// Goes to the next or previous match, cyclically.
    void goToMatch(bool forward);
    /// Writes the page as PDF in A4. Returns the problem; empty on success.
    QString writePdf(const QString& path);

signals:
    /// The person asks for the lesson; the sheet is closed.
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
    QHash<int, bool> drawn_; ///< pictures by step; false: not final
    QSize pictureSize_;
    QList<QTextCursor> matches_;
    int match_ = -1; ///< index of the present match; -1: none
    Segment* parts_ = nullptr;
    QStackedWidget* stack_;
    QTextBrowser* page_ = nullptr;
    QWidget* keys_ = nullptr;
    QHBoxLayout* headRow_ = nullptr;
    QWidget* tools_ = nullptr; ///< controls of the rules part
    QLineEdit* field_ = nullptr;
    QLabel* found_ = nullptr;
    QLabel* force_ = nullptr; ///< the rules in force; after saving, its result
};

/// "Players: 2 · Deck: 36 · Game: Throw-in": the main options, and those that differ from their defaults.
QString rulesInForce(const GameInfo& info, const RuleMap& rules);

} // namespace parlour
