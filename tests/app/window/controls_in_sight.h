// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Counts what a page asks to be looked at, through the accessibility tree: the controls that are in sight before anything is
// opened. Pieces on the stage are not counted. These count as one each: a list with its rows, a choice of one of several
// values, tabs, a number with its buttons, and a panel with a name, as a tile of the lobby or the card of an unfinished
// game.
#pragma once

#include "app/stage/stage.h"
#include "app/widgets/controls.h"
#include "app/window/parts/game_row.h"
#include "app/window/play/transport.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QSet>
#include <QStringList>

namespace parlour::test {

class ControlsInSight {
public:
    /// The names of the controls of a window or of one of its parts.
    static QStringList of(QWidget* window)
    {
        ControlsInSight counted;
        counted.addBelow(QAccessible::queryAccessibleInterface(window));
        return counted.names_;
    }

private:
    /// A child of the window that is covered by a sheet is disabled by it, not by itself.
    static bool isCovered(const QWidget& widget)
    {
        const QWidget* each = &widget;
        while (each && !each->isEnabled() && !each->testAttribute(Qt::WA_ForceDisabled))
            each = each->parentWidget();
        return each && !each->isEnabled() && each->parentWidget() && each != &widget && !qobject_cast<const Button*>(each);
    }
    static bool isWhole(const QWidget& widget)
    {
        return qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const Segment*>(&widget)
            || qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const Transport*>(&widget);
    }
    static bool isCard(const QWidget& widget)
    {
        return qobject_cast<const Panel*>(&widget) && !widget.accessibleName().isEmpty();
    }
    /// Of a list or a choice, or one of several tabs, which are plain Pressables.
    static bool isRow(const QWidget& widget, QAccessible::Role role)
    {
        return role == QAccessible::RadioButton || qobject_cast<const RowButton*>(&widget)
            || qobject_cast<const GameRow*>(&widget) || qobject_cast<const SegmentButton*>(&widget)
            || widget.metaObject() == &Pressable::staticMetaObject;
    }
    static bool isControl(QAccessibleInterface& node)
    {
        switch (node.role()) {
        case QAccessible::EditableText:
            return !node.state().readOnly;
        case QAccessible::Slider:
        case QAccessible::Link:
            return true;
        default: {
            const QAccessibleActionInterface* actions = node.actionInterface();
            const QStringList names = actions ? actions->actionNames() : QStringList();
            return names.contains(QAccessibleActionInterface::pressAction())
                || names.contains(QAccessibleActionInterface::toggleAction())
                || names.contains(QAccessibleActionInterface::showMenuAction());
        }
        }
    }

    void addBelow(QAccessibleInterface* node)
    {
        if (!node || node->state().invisible)
            return;
        auto* widget = qobject_cast<QWidget*>(node->object());
        if (widget && (qobject_cast<Stage*>(widget) || widget->visibleRegion().isEmpty() || isCovered(*widget)))
            return;
        if (widget && isWhole(*widget))
            return add(*node);
        if (widget && isCard(*widget))
            return addRow(*node, *widget);
        if (isControl(*node))
            return widget && isRow(*widget, node->role()) ? addRow(*node, *widget) : add(*node);
        for (int i = 0; i < node->childCount(); ++i)
            addBelow(node->child(i));
    }
    void add(QAccessibleInterface& node) { names_ << node.text(QAccessible::Name); }
    void addRow(QAccessibleInterface& node, const QWidget& row)
    {
        if (!lists_.contains(row.parentWidget()))
            add(node);
        lists_.insert(row.parentWidget());
    }

    QStringList names_;
    QSet<const QWidget*> lists_; ///< of which a row was counted
};

} // namespace parlour::test
