// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All contests: those that wait to be gone on with or looked at, and the published ones to start. Shows and asks; the window
// acts.
#pragma once

#include "app/contest/contest_controller.h"
#include "app/contest/contest_folder.h"
#include "app/widgets/page.h"

namespace parlour {

class Settings;

class ContestsPage : public Page {
    Q_OBJECT

public:
    ContestsPage(ContestController& desk, const Settings& settings, const WindowStyle& style, QWidget* parent = nullptr);

signals:
    void openWanted(const QString& path);
    void fileWanted(); ///< a file is to be chosen
    void resumeWanted(const QString& path, const parlour::ContestPlan& plan);
    void startWanted(const QString& preset);
    /// Empty `preset`: a contest of one's own.
    void setUpWanted(const QString& preset);
    void said(const QString& text);

private:
    void build() override;
    void fillBar(QHBoxLayout* bar);
    QWidget* makeKept();
    QWidget* makePresets();
    QWidget* makePreset(const Preset& preset);
    QWidget* makeRow(const ContestEntry& entry);
    void read();
    void fill();
    void confirmRemoval(const ContestEntry& entry);

    ContestController& desk_;
    const Settings& settings_;
    std::vector<ContestEntry> entries_;
    bool isRead_ = false;
    QVBoxLayout* kept_ = nullptr;
};

} // namespace parlour
