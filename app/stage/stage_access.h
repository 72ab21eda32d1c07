// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stage in the accessibility tree: one element for every named piece, and one that says what is announced. The stage
// paints its pieces itself, so the toolkit knows nothing of them. Used by Stage; knows no game.
#pragma once

#include "app/stage/layout.h"

#include <QAccessible>
#include <QHash>
#include <QStringList>
#include <QWidget>

#include <functional>

namespace parlour {

/// What the tree needs of the stage. Ids are those of pieces.
class PieceSource {
public:
    virtual ~PieceSource() = default;
    virtual QWidget* widget() const = 0;
    virtual QStringList namedPieces() const = 0; ///< in reading order
    virtual const Piece* findPiece(const QString& id) const = 0;
    virtual QRect screenRect(const QString& id) const = 0;
    virtual QString pieceUnder(QPoint screen) const = 0; ///< empty: none
    virtual bool hasFocus(const QString& id) const = 0;
    /// Whether activating it does or explains something.
    virtual bool canAct(const QString& id) const = 0;
    /// What is selected may act on it.
    virtual bool isTarget(const QString& id) const = 0;
    virtual bool isSelected(const QString& id) const = 0;
    /// Both happen after the caller has returned: they may end the element that asks.
    virtual void activateSoon(const QString& id) = 0;
    virtual void focusSoon(const QString& id) = 0;
};

class StageAccess {
public:
    explicit StageAccess(PieceSource& source);
    ~StageAccess();
    StageAccess(const StageAccess&) = delete;
    StageAccess& operator=(const StageAccess&) = delete;

    /// To be called after the pieces have changed, or what is selected: tells what appeared, went, got another name, or can
    /// be done now and could not before.
    void sync();
    /// Somebody listens.
    bool isActive() const;
    /// Hears of every event as well, also where the platform has no tree to tell it to. For tests.
    void setListener(std::function<void(QAccessibleEvent&)> listener) { listener_ = std::move(listener); }
    void focusMoved(const QString& id);
    /// Speaks. There is no announcement event before version 6.8 of the toolkit, so an element of the role alert gets a new
    /// name and tells so; screen readers read such an element out.
    void announce(const QString& text);

    int count() const { return static_cast<int>(known_.size()) + 1; } ///< the last one is the announcement
    QAccessibleInterface* child(int index);
    QAccessibleInterface* element(const QString& id);
    int indexOf(const QAccessibleInterface* element) const;
    const QString& announcement() const { return announcement_; }
    PieceSource& source() const { return source_; }

private:
    struct Known {
        QString id, name, description;
        QAccessible::State state; ///< of what may change while it is there
    };
    std::vector<Known> readPieces() const;
    void notifyState(const Known& before, const Known& now);
    void notify(QAccessibleInterface* element, QAccessible::Event what);
    void notify(QAccessibleEvent& event);
    QAccessibleInterface* alert();
    void remove(const QString& id);

    PieceSource& source_;
    std::vector<Known> known_;
    QHash<QString, QAccessible::Id> elements_; ///< only those that somebody asked for
    QAccessible::Id alert_ = 0;
    QString announcement_;
    std::function<void(QAccessibleEvent&)> listener_;
};

/// A widget with pieces in the tree: by this the toolkit's factory finds them.
class HasStageAccess {
public:
    virtual StageAccess& access() const = 0;

protected:
    ~HasStageAccess() = default;
};

} // namespace parlour
