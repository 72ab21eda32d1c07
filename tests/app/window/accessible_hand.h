// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A person who knows nothing of a window but its accessibility tree: reads names, presses what has one.
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

    /// Names of all that is shown, in reading order.
    QStringList names() const
    {
        QStringList all;
        visit([&](QAccessibleInterface& element) {
            all << element.text(QAccessible::Name);
            return false;
        });
        return all;
    }
    /// The first name that begins so; empty: none.
    QString nameBeginning(const QString& begin) const
    {
        for (const QString& name : names())
            if (name.startsWith(begin))
                return name;
        return {};
    }
    /// What can be pressed, by name.
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
    /// Presses the first element of this name; false if there is none that can be pressed.
    bool press(const QString& name)
    {
        const bool pressed = visit([&](QAccessibleInterface& element) {
            if (element.text(QAccessible::Name) != name || !mayPress(element))
                return false;
            element.actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            return true;
        });
        test::settle(); // pressing takes effect after the caller has returned
        return pressed;
    }

private:
    static bool mayPress(QAccessibleInterface& element)
    {
        auto* actions = element.actionInterface();
        return actions && !element.state().disabled
            && actions->actionNames().contains(QAccessibleActionInterface::pressAction());
    }
    /// Goes through the tree until `see` says that it has seen enough.
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
