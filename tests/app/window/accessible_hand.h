// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A user of a window through its accessibility tree alone, who reads names and presses elements by name.
#pragma once

#include "tests/app/waiting.h"
#include <QAccessible>
#include <QStringList>
#include <QTest>
#include <QWidget>

#include <functional>

namespace parlour {

class AccessibleHand {
public:
    explicit AccessibleHand(QWidget& window) : window_(window) {}

    /// The names of all visible elements, in reading order.
    QStringList names() const
    {
        QStringList all;
        visit([&](QAccessibleInterface& element) {
            all << element.text(QAccessible::Name);
            return false;
        });
        return all;
    }
    /// The first name that starts with `begin`; empty if there is none.
    QString nameBeginning(const QString& begin) const
    {
        for (const QString& name : names())
            if (name.startsWith(begin))
                return name;
        return {};
    }
    /// The names of all elements that can be pressed.
    QStringList pressable() const
    {
        QStringList all;
        visit([&](QAccessibleInterface& element) {
            if (mayPress(element))
                all << element.text(QAccessible::Name);
            return false;
        });
        return all;
    }
    QString descriptionOf(const QString& name) const
    {
        QString description;
        visit([&](QAccessibleInterface& element) {
            const bool found = element.text(QAccessible::Name) == name;
            if (found)
                description = element.text(QAccessible::Description);
            return found;
        });
        return description;
    }
    /// Presses the first pressable element of this name. Returns false if there is none.
    bool press(const QString& name)
    {
        const bool pressed = visit([&](QAccessibleInterface& element) {
            if (element.text(QAccessible::Name) != name || !mayPress(element))
                return false;
            element.actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            return true;
        });
        test::settle(); // the press takes effect in the event loop
        return pressed;
    }

private:
    static bool mayPress(QAccessibleInterface& element)
    {
        auto* actions = element.actionInterface();
        return actions && !element.state().disabled
            && actions->actionNames().contains(QAccessibleActionInterface::pressAction());
    }
    /// Visits the tree in order until `see` returns true.
    bool visit(const std::function<bool(QAccessibleInterface&)>& see) const
    {
        const std::function<bool(QAccessibleInterface*)> walk = [&](QAccessibleInterface* element) {
            if (!element || !element->isValid() || element->state().invisible)
                return false;
            if (see(*element))
                return true;
            for (int i = 0; i < element->childCount(); ++i)
                if (walk(element->child(i)))
                    return true;
            return false;
        };
        return walk(QAccessible::queryAccessibleInterface(&window_));
    }

    QWidget& window_;
};

} // namespace parlour
