// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A field for a number of matches, rounds or points, in the box of other fields. Arrow keys step through round numbers.
#pragma once

#include <QSpinBox>

#include <cstdint>

namespace parlour {

class NumberField : public QSpinBox {
    Q_OBJECT

public:
    /// Bounds and value are clamped to ±10^9.
    NumberField(const QString& name, std::int64_t value, std::int64_t low, std::int64_t high, QWidget* parent = nullptr);
};

} // namespace parlour
