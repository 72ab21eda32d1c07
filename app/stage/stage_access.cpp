// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/stage_access.h"

#include "app/draw/text.h"

#include <QAccessibleWidget>

#include <algorithm>

namespace parlour {

namespace {

/// The refusal of a piece unless its name contains it; otherwise its description.
QString descriptionOf(const Piece& piece)
{
    return spoken(piece.whyNot.isEmpty() || piece.name.contains(piece.whyNot) ? piece.description : piece.whyNot);
}

/// The flags of a piece's state that may change during its life.
QAccessible::State changingState(const PieceSource& source, const Piece& piece)
{
    QAccessible::State state;
    state.disabled =
        piece.role == Role::Button && piece.choices.empty() && piece.mark.isEmpty() && !source.isTarget(piece.id);
    state.selected = source.isSelected(piece.id);
    state.checked = !piece.mark.isEmpty() && piece.checked;
    return state;
}

class PieceElement final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PieceElement(StageAccess& access, QString id) : access_(access), id_(std::move(id)) {}
    const QString& id() const { return id_; }

    bool isValid() const override { return piece() != nullptr; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(source().widget()); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QRect rect() const override { return source().screenRect(id_); }
    void setText(QAccessible::Text, const QString&) override {}

    QString text(QAccessible::Text kind) const override
    {
        const Piece* here = piece();
        if (!here)
            return {};
        switch (kind) {
        case QAccessible::Name:
            return spoken(here->name);
        case QAccessible::Description:
            return descriptionOf(*here);
        case QAccessible::Accelerator:
            return here->shortcut;
        default:
            return {};
        }
    }
    QAccessible::Role role() const override
    {
        const Piece* here = piece();
        switch (here ? here->role : Role::Picture) {
        case Role::Card:
            return QAccessible::ListItem;
        case Role::Button:
            return QAccessible::Button;
        case Role::Text:
            return QAccessible::StaticText;
        case Role::Picture:
            break;
        }
        return QAccessible::Graphic;
    }
    QAccessible::State state() const override
    {
        const Piece* here = piece();
        QAccessible::State state;
        if (!here) {
            state.invalid = true;
            return state;
        }
        state = changingState(source(), *here);
        const bool shown = source().widget()->isVisible();
        state.invisible = !shown;
        state.offscreen = !shown;
        state.focusable = canAct() || here->role != Role::Picture;
        state.focused = source().hasFocus(id_);
        state.selectable = here->choices.size() > 1;
        state.checkable = !here->mark.isEmpty();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override
    {
        return canAct() ? QStringList{pressAction(), setFocusAction()} : QStringList();
    }
    void doAction(const QString& name) override
    {
        if (name == pressAction())
            source().activateSoon(id_);
        else if (name == setFocusAction())
            source().focusSoon(id_);
    }
    QStringList keyBindingsForAction(const QString& name) const override
    {
        const Piece* here = piece();
        return here && name == pressAction() && !here->shortcut.isEmpty() ? QStringList(here->shortcut) : QStringList();
    }

private:
    PieceSource& source() const { return access_.source(); }
    const Piece* piece() const { return source().findPiece(id_); }
    bool canAct() const { return source().canAct(id_); }

    StageAccess& access_;
    QString id_;
};

class StageElement final : public QAccessibleWidget {
public:
    StageElement(QWidget* stage, StageAccess& access) : QAccessibleWidget(stage, QAccessible::Grouping), access_(access) {}

    // The pieces and the last announcement first, then child widgets of the stage.
    int childCount() const override { return access_.count() + QAccessibleWidget::childCount(); }
    QAccessibleInterface* child(int index) const override
    {
        return index < access_.count() ? access_.child(index) : QAccessibleWidget::child(index - access_.count());
    }
    int indexOfChild(const QAccessibleInterface* element) const override
    {
        if (const int index = access_.indexOf(element); index >= 0)
            return index;
        const int index = QAccessibleWidget::indexOfChild(element);
        return index < 0 ? index : index + access_.count();
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        if (QAccessibleInterface* above = QAccessibleWidget::childAt(x, y))
            return above;
        return access_.element(access_.source().pieceUnder({x, y}));
    }
    QAccessibleInterface* focusChild() const override
    {
        for (const QString& id : access_.source().namedPieces()) {
            if (access_.source().hasFocus(id))
                return access_.element(id);
        }
        return nullptr;
    }

private:
    StageAccess& access_;
};

QAccessibleInterface* makeStageElement(const QString&, QObject* object)
{
    const auto* stage = dynamic_cast<HasStageAccess*>(object);
    return stage ? new StageElement(qobject_cast<QWidget*>(object), stage->access()) : nullptr;
}

} // namespace

StageAccess::StageAccess(PieceSource& source)
    : source_(source),
      announcements_(*source.widget(), [this](QAccessibleEvent& event) { notify(event); })
{
    QAccessible::installFactory(makeStageElement); // idempotent
}

StageAccess::~StageAccess()
{
    for (const QAccessible::Id id : std::as_const(elements_))
        QAccessible::deleteAccessibleInterface(id);
}

void StageAccess::notify(QAccessibleInterface* element, QAccessible::Event what)
{
    QAccessibleEvent event(element, what);
    notify(event);
}

void StageAccess::notify(QAccessibleEvent& event)
{
    if (listener_)
        listener_(event);
    QAccessible::updateAccessibility(&event);
}

std::vector<StageAccess::Known> StageAccess::readPieces() const
{
    std::vector<Known> pieces;
    for (const QString& id : source_.namedPieces()) {
        const Piece* piece = source_.findPiece(id);
        pieces.push_back({id, spoken(piece->name), descriptionOf(*piece), changingState(source_, *piece)});
    }
    return pieces;
}

void StageAccess::sync()
{
    std::vector<Known> now = readPieces();
    if (!isActive()) {
        known_ = std::move(now);
        return;
    }
    QHash<QString, Known> before;
    for (const Known& each : known_)
        before.insert(each.id, each);
    QStringList gone;
    for (const Known& each : known_) {
        if (std::none_of(now.begin(), now.end(), [&](const Known& other) { return other.id == each.id; }))
            gone.append(each.id);
    }
    for (const QString& id : gone) // while their indices are still valid
        remove(id);
    known_ = std::move(now);
    for (const Known& each : known_) {
        const auto old = before.constFind(each.id);
        if (old == before.constEnd()) {
            notify(element(each.id), QAccessible::ObjectCreated);
        } else if (elements_.contains(each.id)) {
            if (old->name != each.name)
                notify(element(each.id), QAccessible::NameChanged);
            if (old->description != each.description)
                notify(element(each.id), QAccessible::DescriptionChanged);
            notifyState(*old, each);
        }
    }
}

bool StageAccess::isActive() const
{
    return QAccessible::isActive() || !elements_.isEmpty();
}

void StageAccess::notifyState(const Known& before, const Known& now)
{
    // One flag in each event, since bridges report only the first.
    const auto notifyIf = [&](bool differs, auto mark) {
        if (!differs)
            return;
        QAccessible::State changed;
        mark(changed);
        QAccessibleStateChangeEvent event(element(now.id), changed);
        notify(event);
    };
    notifyIf(before.state.disabled != now.state.disabled, [](QAccessible::State& changed) { changed.disabled = true; });
    notifyIf(before.state.selected != now.state.selected, [](QAccessible::State& changed) { changed.selected = true; });
    notifyIf(before.state.checked != now.state.checked, [](QAccessible::State& changed) { changed.checked = true; });
}

void StageAccess::remove(const QString& id)
{
    const auto found = elements_.constFind(id);
    if (found == elements_.constEnd())
        return;
    const QAccessible::Id element = *found;
    notify(QAccessible::accessibleInterface(element), QAccessible::ObjectDestroyed);
    elements_.erase(found);
    QAccessible::deleteAccessibleInterface(element);
}

void StageAccess::focusMoved(const QString& id)
{
    if (!QAccessible::isActive())
        return;
    if (QAccessibleInterface* now = element(id))
        notify(now, QAccessible::Focus);
}

void StageAccess::announce(const QString& text)
{
    if (text.isEmpty())
        announcements_.clear();
    else
        announcements_.add(spoken(text));
}

QAccessibleInterface* StageAccess::child(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    return index < pieceCount() ? element(known_[static_cast<std::size_t>(index)].id) : announcements_.last();
}

QAccessibleInterface* StageAccess::element(const QString& id)
{
    if (const auto found = elements_.constFind(id); found != elements_.constEnd())
        return QAccessible::accessibleInterface(*found);
    if (std::none_of(known_.begin(), known_.end(), [&](const Known& each) { return each.id == id; }))
        return nullptr;
    auto* made = new PieceElement(*this, id); // owned by Qt's registry until remove()
    elements_.insert(id, QAccessible::registerAccessibleInterface(made));
    return made;
}

int StageAccess::indexOf(const QAccessibleInterface* element) const
{
    if (element && element == announcements_.last())
        return pieceCount();
    for (std::size_t i = 0; i < known_.size(); ++i) {
        const auto found = elements_.constFind(known_[i].id);
        if (found != elements_.constEnd() && element == QAccessible::accessibleInterface(*found))
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace parlour
