// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A number of matches, rounds or points to type, in the box that other fields have. Arrow keys step through round numbers.
#pragma once

#include <QSpinBox>

#include <cstdint>

namespace parlour {

class NumberField : public QSpinBox {
    Q_OBJECT

public:
    /// Bounds and value beyond what a field may hold are cut to it.
    NumberField(const QString& name, std::int64_t value, std::int64_t low, std::int64_t high, QWidget* parent = nullptr);
};

} // namespace parlour
