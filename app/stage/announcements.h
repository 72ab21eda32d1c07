// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts that a widget has screen readers speak, in order. The one place that knows how each version of Qt does so. Used
// by StageAccess.
#pragma once

#include <QAccessible>
#include <QWidget>

#include <deque>
#include <functional>

namespace parlour {

/// Qt has an announcement event from 6.8 on. Before, each text is an element of the role notification that appears: Orca
/// speaks it wherever the focus is, whereas it drops the new name of an element without focus. An element keeps its text,
/// since a screen reader asks for it later, when the next text may have come.
class Announcements {
public:
    /// `notify` sends an event to the accessibility of the system. `widget` is the parent of the elements, and outlives
    /// this.
    Announcements(QWidget& widget, std::function<void(QAccessibleEvent&)> notify);
    ~Announcements();
    Announcements(const Announcements&) = delete;
    Announcements& operator=(const Announcements&) = delete;

    void add(const QString& text);
    /// Takes all texts out of the tree.
    void clear();

    /// The element of the last text, which alone is listed in the tree: the others are the past. Null if there is none, as
    /// where Qt has the event.
    QAccessibleInterface* last() const;

private:
    void removeFirst();

    QWidget& widget_;
    std::function<void(QAccessibleEvent&)> notify_;
    std::deque<QAccessible::Id> elements_;
};

} // namespace parlour
