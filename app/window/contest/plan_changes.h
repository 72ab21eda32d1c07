// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Changes of a contest's plan after its start: a further bot, or more matches. Asks for them in sheets and writes the new
// plan into the contest's file, for which a running contest stops. Owned by the contest's page, which plays on.
#pragma once

#include "app/contest/contest_controller.h"

#include <QObject>

#include <functional>
#include <optional>

class QMenu;
class QWidget;

namespace parlour {

class Settings;

class PlanChanges : public QObject {
    Q_OBJECT

public:
    /// `contests` and `settings` outlive this.
    PlanChanges(ContestController& contests, Settings& settings, QString path, QWidget* page);

    /// The plan to change: that of the latest snapshot.
    void setPlan(const ContestPlan& plan) { plan_ = plan; }
    void fillMenu(QMenu* menu);
    /// Writes a change that waited for the contest to stop. False if there is none.
    bool apply();

signals:
    /// The new plan is in the file; `problem` says if it is not.
    void applied(const parlour::ContestPlan& plan, const QString& problem);
    /// A change was refused.
    void said(const QString& text);

private:
    void addBot();
    void addMatches();
    void change(const std::function<Expected<ContestPlan>(const ContestPlan&)>& changed);

    ContestController& contests_;
    Settings& settings_;
    QString path_;
    QWidget* page_;
    ContestPlan plan_;
    std::optional<ContestPlan> change_; ///< the plan to apply once the contest has stopped
};

} // namespace parlour
