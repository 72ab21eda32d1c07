// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of contests: those that are kept, to be resumed or viewed, and the presets. Emits signals; the window acts on
// them.
#pragma once

#include "app/contest/contest_controller.h"
#include "app/contest/contest_folder.h"
#include "app/widgets/page.h"

class QBoxLayout;

namespace parlour {

class Settings;

class ContestsPage : public Page {
    Q_OBJECT

public:
    ContestsPage(ContestController& contests, const Settings& settings, const WindowStyle& style, QWidget* parent = nullptr);

signals:
    void openWanted(const QString& path, const parlour::ContestPlan& plan);
    void fileWanted(); ///< asks for a file dialog
    void resumeWanted(const QString& path, const parlour::ContestPlan& plan);
    /// An empty `preset` is a contest without preset.
    void setUpWanted(const QString& preset);
    void tournamentWanted();
    void said(const QString& text);

protected:
    bool eventFilter(QObject* inside, QEvent* event) override;

private:
    void build();
    void fillBar(QHBoxLayout* bar);
    QWidget* makeKept();
    QWidget* makePresets();
    QWidget* makePreset(const Preset& preset);
    QWidget* makeRow(const ContestEntry& entry);
    void read();
    void fill();
    void confirmRemoval(const ContestEntry& entry);

    ContestController& contests_;
    const Settings& settings_;
    std::vector<ContestEntry> entries_;
    bool isRead_ = false;
    QBoxLayout* parts_ = nullptr; ///< the kept contests, and what can be started
    QVBoxLayout* kept_ = nullptr;
};

} // namespace parlour
