// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/announcements.h"

#include <utility>

namespace parlour {

namespace {

constexpr std::size_t kKept = 16; ///< more than wait at once to be asked for

class Notification final : public QAccessibleInterface {
public:
    Notification(QWidget& widget, QString text) : widget_(widget), text_(std::move(text)) {}

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&widget_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QRect rect() const override { return {widget_.mapToGlobal(QPoint()), QSize(widget_.width(), 1)}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    void setText(QAccessible::Text, const QString&) override {}
    QString text(QAccessible::Text kind) const override { return kind == QAccessible::Name ? text_ : QString(); }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.invisible = !widget_.isVisible();
        return state;
    }

private:
    QWidget& widget_;
    QString text_;
};

} // namespace

Announcements::Announcements(QWidget& widget, std::function<void(QAccessibleEvent&)> notify)
    : widget_(widget),
      notify_(std::move(notify))
{
}

Announcements::~Announcements()
{
    for (const QAccessible::Id id : elements_)
        QAccessible::deleteAccessibleInterface(id);
}

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)

void Announcements::add(const QString& text)
{
    QAccessibleAnnouncementEvent event(&widget_, text);
    notify_(event);
}

#else

void Announcements::add(const QString& text)
{
    if (elements_.size() == kKept)
        removeFirst();
    elements_.push_back(QAccessible::registerAccessibleInterface(new Notification(widget_, text)));
    QAccessibleEvent event(last(), QAccessible::ObjectShow);
    notify_(event);
}

#endif

void Announcements::clear()
{
    while (!elements_.empty())
        removeFirst();
}

void Announcements::removeFirst()
{
    QAccessibleEvent event(QAccessible::accessibleInterface(elements_.front()), QAccessible::ObjectDestroyed);
    notify_(event);
    QAccessible::deleteAccessibleInterface(elements_.front());
    elements_.pop_front();
}

QAccessibleInterface* Announcements::last() const
{
    return elements_.empty() ? nullptr : QAccessible::accessibleInterface(elements_.back());
}

} // namespace parlour
