// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The panel next to a contest's tables: a title, a close button, and matches that can be replayed. Base class of the lists
// of matches and faults.
#pragma once

#include "app/widgets/controls.h"

class QVBoxLayout;

namespace parlour {

class Drawer : public Panel {
    Q_OBJECT

signals:
    void closeWanted();
    void replayWanted(int pairing, qint64 match);

protected:
    /// `closer`: the accessible name of the close button.
    Drawer(const QString& closer, QWidget* parent);

    void setTitle(const QString& title);
    QVBoxLayout* content() const { return content_; } ///< starts with the head

private:
    QVBoxLayout* content_;
    QLabel* title_;
};

} // namespace parlour
