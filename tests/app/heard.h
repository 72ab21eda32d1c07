// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts that a screen reader is given to speak, in either way of app/stage/announcements.h.
#pragma once

#include "app/stage/stage.h"

#include <QStringList>

namespace parlour::test {

/// Collects the announcements of a stage, which outlives this.
class Heard {
public:
    explicit Heard(Stage& stage) : stage_(stage)
    {
        stage_.access().setListener([this](QAccessibleEvent& event) { listen(event); });
    }
    ~Heard() { stage_.access().setListener({}); }
    Heard(const Heard&) = delete;
    Heard& operator=(const Heard&) = delete;

    /// All texts so far, in order.
    const QStringList& texts() const { return texts_; }

private:
    void listen(QAccessibleEvent& event)
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        if (event.type() == QAccessible::Announcement)
            texts_ << static_cast<QAccessibleAnnouncementEvent&>(event).message();
#endif
        if (event.type() == QAccessible::ObjectShow && event.accessibleInterface()->role() == QAccessible::Notification)
            texts_ << event.accessibleInterface()->text(QAccessible::Name);
    }

    Stage& stage_;
    QStringList texts_;
};

} // namespace parlour::test
