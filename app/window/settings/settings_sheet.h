// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet of the person's preferences. Each change takes effect at once.
#pragma once

#include "app/store/settings.h"
#include "app/widgets/sheet.h"

namespace parlour {

class SettingsSheet : public Sheet {
    Q_OBJECT

public:
    SettingsSheet(Settings& settings, QWidget* window);

private:
    void build();
    void addObviousAnswers();
    void addTrainingWheels();
    void addRow(const QString& name, const QString& explanation, QWidget* control);
    template <class Change>
    void change(Change set);
    QWidget* makeSegment(const QString& name, const QStringList& labels, int current, std::function<void(int)> chosen);
    QWidget* makeSwitch(const QString& name, bool on, std::function<void(bool)> toggled);
    QWidget* makeLanguages();
    QWidget* makeDecks();
    QWidget* makeThresholds();
    QWidget* makeName();
    QWidget* makePortraits();
    QWidget* makeBacks();
    QWidget* makeGrounds();

    Settings& settings_;
    QVBoxLayout* rows_ = nullptr;
};

} // namespace parlour
