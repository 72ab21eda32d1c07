// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stage in the accessibility tree: an element for each named piece, and the announcements. The stage paints its
// pieces itself, so Qt knows nothing of them. Used by Stage; knows no game.
#pragma once

#include "app/stage/announcements.h"
#include "app/stage/layout.h"

#include <QAccessible>
#include <QHash>
#include <QStringList>
#include <QWidget>

#include <functional>

namespace parlour {

/// The stage as the tree sees it. Ids are those of pieces.
class PieceSource {
public:
    virtual ~PieceSource() = default;
    virtual QWidget* widget() const = 0;
    virtual QStringList namedPieces() const = 0; ///< in reading order
    virtual const Piece* findPiece(const QString& id) const = 0;
    virtual QRect screenRect(const QString& id) const = 0;
    virtual QString pieceUnder(QPoint screen) const = 0; ///< empty: none
    virtual bool hasFocus(const QString& id) const = 0;
    /// Whether activating the piece does or explains something.
    virtual bool canAct(const QString& id) const = 0;
    /// Whether it is a target of the selected piece.
    virtual bool isTarget(const QString& id) const = 0;
    virtual bool isSelected(const QString& id) const = 0;
    /// Both run after the caller has returned, since they may delete the calling element.
    virtual void activateSoon(const QString& id) = 0;
    virtual void focusSoon(const QString& id) = 0;
};

class StageAccess {
public:
    explicit StageAccess(PieceSource& source);
    ~StageAccess();
    StageAccess(const StageAccess&) = delete;
    StageAccess& operator=(const StageAccess&) = delete;

    /// Updates the tree after a change of pieces or selection, with events for new, removed, renamed and changed elements.
    void sync();
    /// Whether accessibility is active or elements have been requested.
    bool isActive() const;
    /// For tests: receives every event, also on platforms without accessibility.
    void setListener(std::function<void(QAccessibleEvent&)> listener) { listener_ = std::move(listener); }
    void focusMoved(const QString& id);
    /// Has a screen reader speak a text after those before it, wherever the focus is. Empty: takes all texts out of the
    /// tree.
    void announce(const QString& text);

    /// The pieces in reading order, then the last announcement.
    int count() const { return pieceCount() + (announcements_.last() ? 1 : 0); }
    QAccessibleInterface* child(int index);
    QAccessibleInterface* element(const QString& id);
    int indexOf(const QAccessibleInterface* element) const;
    PieceSource& source() const { return source_; }

private:
    struct Known {
        QString id, name, description;
        QAccessible::State state; ///< the flags that may change
    };
    std::vector<Known> readPieces() const;
    void notifyState(const Known& before, const Known& now);
    void notify(QAccessibleInterface* element, QAccessible::Event what);
    void notify(QAccessibleEvent& event);
    int pieceCount() const { return static_cast<int>(known_.size()); }
    void remove(const QString& id);

    PieceSource& source_;
    std::vector<Known> known_;
    QHash<QString, QAccessible::Id> elements_; ///< only requested ones
    std::function<void(QAccessibleEvent&)> listener_;
    Announcements announcements_;
};

/// A widget with pieces in the tree, as the accessibility factory finds it.
class HasStageAccess {
public:
    virtual StageAccess& access() const = 0;

protected:
    ~HasStageAccess() = default;
};

} // namespace parlour
