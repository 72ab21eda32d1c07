// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/number_field.h"

#include "app/widgets/controls.h"
#include "app/widgets/language_change.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>

namespace parlour {

namespace {

constexpr QSize kStepSize{24, 30}; // px
constexpr int kStepRoom = 16; ///< px of a button that the box's own padding does not cover
constexpr int kRepeatDelay = 400, kRepeatEvery = 80; // ms

} // namespace

NumberField::NumberField(const QString& name, std::int64_t value, std::int64_t low, std::int64_t high, QWidget* parent)
    : QSpinBox(parent),
      less_(makeIconButton(Icon::Minus, {})),
      more_(makeIconButton(Icon::Plus, {}))
{
    constexpr std::int64_t kMax = 1'000'000'000;
    const auto fitting = [&](std::int64_t number) { return static_cast<int>(std::clamp(number, -kMax, kMax)); };
    setLocale(QLocale()); // the window's locale may predate a change of language
    setAccessibleName(name);
    setGroupSeparatorShown(true);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    QSpinBox::setRange(fitting(low), fitting(high));
    setStepType(high - low > 100 ? QAbstractSpinBox::AdaptiveDecimalStepType : QAbstractSpinBox::DefaultStepType);
    setValue(fitting(value));
    setAlignment(Qt::AlignCenter);
    setFixedSize(150, 36);
    styleField(this);
    lineEdit()->setTextMargins(kStepRoom, 0, kStepRoom, 0);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2, 2, 2, 2);
    for (Button* each : {less_, more_}) {
        each->setExtent(kStepSize.height(), kStepSize.width());
        each->setFocusPolicy(Qt::NoFocus); // the arrow keys do the same
        each->setAutoRepeat(true);
        each->setAutoRepeatDelay(kRepeatDelay);
        each->setAutoRepeatInterval(kRepeatEvery);
        connect(each, &Button::clicked, this, [this, steps = each == less_ ? -1 : 1] {
            interpretText(); // what is being typed counts
            stepBy(steps);
        });
    }
    row->addWidget(less_);
    row->addStretch();
    row->addWidget(more_);
    connect(this, &QSpinBox::valueChanged, this, &NumberField::showSteps);
    keepTranslated(this, [this] { showSteps(); });
}

void NumberField::setRange(int low, int high)
{
    QSpinBox::setRange(low, high);
    showSteps();
}

void NumberField::showSteps()
{
    less_->setAccessibleName(tr("Less"));
    more_->setAccessibleName(tr("More"));
    less_->setEnabled(value() > minimum());
    more_->setEnabled(value() < maximum());
}

} // namespace parlour
