// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/number_field.h"

#include "app/widgets/controls.h"

#include <QLocale>

#include <algorithm>

namespace parlour {

NumberField::NumberField(const QString& name, std::int64_t value, std::int64_t low, std::int64_t high, QWidget* parent)
    : QSpinBox(parent)
{
    constexpr std::int64_t kMax = 1'000'000'000;
    const auto fitting = [&](std::int64_t number) { return static_cast<int>(std::clamp(number, -kMax, kMax)); };
    setLocale(QLocale()); // the window's locale may predate a change of language
    setAccessibleName(name);
    setGroupSeparatorShown(true);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setRange(fitting(low), fitting(high));
    setStepType(high - low > 100 ? QAbstractSpinBox::AdaptiveDecimalStepType : QAbstractSpinBox::DefaultStepType);
    setValue(fitting(value));
    setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    setFixedSize(140, 36);
    styleField(this);
}

} // namespace parlour
