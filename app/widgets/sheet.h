// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A modal panel inside the window: new game, settings, keys, questions. It dims and disables everything below and keeps the
// keyboard until closed.
#pragma once

#include "app/widgets/controls.h"

#include <QPointer>

#include <functional>

class QVBoxLayout;

namespace parlour {

class Sheet : public QWidget {
    Q_OBJECT

public:
    /// `preferred` is the size of the panel, limited by the window. A height of 0 follows the content.
    Sheet(const QString& title, QSize preferred, QWidget* window);

    /// The layout of the content, below a header with the title and a close button.
    QVBoxLayout* content() const { return content_; }
    /// For a sheet with a header of its own.
    void hideHead();
    /// Covers the window and gives `focus` the keyboard.
    void open(QWidget* focus = nullptr);
    /// Gives the keyboard back, emits closed() and deletes itself later.
    void close();

signals:
    void closed();

protected:
    /// Follows a content that has changed its height, and keeps the upper edge where it is if there is room below.
    void fit();
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

/// The default answer of a question, with the keyboard and the primary colour.
enum class DefaultAnswer {
    Last, ///< the requested action
    First ///< the harmless one, if the other cannot be undone
};

/// Opens a sheet with a sentence and a button for each of `answers`, from the harmless one, which is also Escape's, to the
/// main one. Calls `chosen` with the index of the answer.
Sheet* ask(QWidget* window, const QString& title, const QString& text, const QStringList& answers,
           const std::function<void(int)>& chosen, DefaultAnswer byDefault = DefaultAnswer::Last);

} // namespace parlour
