// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a contest opens beside its tables: a title, a cross that closes it, and matches that can be replayed. Base of the
// lists of matches and faults.
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
    /// `closer`: what the cross says to those who hear it.
    Drawer(const QString& closer, QWidget* parent);

    void setTitle(const QString& title);
    QVBoxLayout* content() const { return content_; } ///< the head, and what comes below it

private:
    QVBoxLayout* content_;
    QLabel* title_;
};

} // namespace parlour
