// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A field for a number of matches, rounds or points, in the box of other fields, between buttons that step down and up.
// Arrow keys step, too, in large ranges through round numbers.
#pragma once

#include <QSpinBox>

#include <cstdint>

namespace parlour {

class Button;

class NumberField : public QSpinBox {
    Q_OBJECT

public:
    /// Bounds and value are clamped to ±10^9.
    NumberField(const QString& name, std::int64_t value, std::int64_t low, std::int64_t high, QWidget* parent = nullptr);

    void setRange(int low, int high);

protected:
    /// Enables the buttons that have a step; needed after a change while signals are blocked.
    void showSteps();

private:
    Button* less_;
    Button* more_;
};

} // namespace parlour
