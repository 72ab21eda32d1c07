// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The faults of an entrant that is an external program, newest first. Enter or a click replays the match.
#pragma once

#include "app/window/contest/drawer.h"

namespace parlour {

class FaultDrawer : public Drawer {
    Q_OBJECT

public:
    FaultDrawer(const QString& path, int entrant, const QString& name, QWidget* parent = nullptr);

private:
    QVBoxLayout* lines_;
};

} // namespace parlour
