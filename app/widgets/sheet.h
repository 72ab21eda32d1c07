// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A panel that lies over the window and waits for an answer: new game, settings, keys, questions. Not a window of its own:
// it dims and disables what is below, and keeps the keyboard until it is closed.
#pragma once

#include "app/widgets/controls.h"

#include <QPointer>

#include <functional>

class QVBoxLayout;

namespace parlour {

class Sheet : public QWidget {
    Q_OBJECT

public:
    /// `preferred` is the size of the panel, less where the window is smaller; a height of 0 follows the content.
    Sheet(const QString& title, QSize preferred, QWidget* window);

    /// Where the content goes, under a head with the title and a button that closes.
    QVBoxLayout* content() const { return content_; }
    /// For a sheet with a head of its own.
    void hideHead();
    /// Covers the window; the keyboard starts on `focus`.
    void open(QWidget* focus = nullptr);
    /// Gives the keyboard back, tells, and deletes itself.
    void close();

signals:
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    void place();
    static void enableTopmost(QWidget* window);

    QSize preferred_;
    Panel* panel_;
    QWidget* head_;
    QVBoxLayout* content_;
    QPointer<QWidget> focusBefore_;
};

/// Which answer of a question has the keyboard and the brass.
enum class Usual {
    Last, ///< what was asked for
    First ///< the one that does least, where the other cannot be taken back
};

/// A sheet with a sentence and buttons; `answers` from the one that does least (also Esc) to the main one. Calls `chosen`
/// with the index of the answer.
Sheet* ask(QWidget* window, const QString& title, const QString& text, const QStringList& answers,
           const std::function<void(int)>& chosen, Usual usual = Usual::Last);

} // namespace parlour
