// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/plan_changes.h"

#include "app/draw/background_work.h"
#include "app/store/settings.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/number_field.h"
#include "app/widgets/sheet.h"
#include "app/window/contest/bot_picker.h"

#include <QHBoxLayout>
#include <QMenu>

#include <algorithm>

namespace parlour {

PlanChanges::PlanChanges(ContestController& contests, Settings& settings, QString path, QWidget* page)
    : QObject(page),
      contests_(contests),
      settings_(settings),
      path_(std::move(path)),
      page_(page)
{
}

void PlanChanges::fillMenu(QMenu* menu)
{
    menu->addAction(tr("Add a bot…"), this, &PlanChanges::addBot);
    menu->addAction(tr("More matches…"), this, &PlanChanges::addMatches);
}

void PlanChanges::addBot()
{
    auto* sheet = new Sheet(tr("Add a bot"), {560, 620}, page_->window());
    auto* picker = new BotPicker(plan_.game, settings_);
    sheet->content()->addWidget(picker, 1);
    connect(picker, &BotPicker::chosen, this, [this, sheet](const std::string& bot) {
        sheet->close();
        change([bot](const ContestPlan& plan) { return withEntrant(plan, bot); });
    });
    sheet->open();
}

void PlanChanges::addMatches()
{
    auto* sheet = new Sheet(tr("More matches"), {460, 0}, page_->window());
    auto* column = makeLayout<QVBoxLayout>(12, nullptr, {24, 4, 24, 20});
    column->addWidget(
        makeParagraph(tr("How many matches each pair is to have played in the end. What was played stays."), 14));
    const std::int64_t before = plan_.shape.matches;
    auto* count = new NumberField(tr("Matches of each pair"), std::min(2 * before, kMaxMatches), before, kMaxMatches);
    column->addWidget(count);
    auto* row = new QHBoxLayout;
    row->addStretch();
    auto* add = new Button(Button::Kind::Primary, Icon::Plus, tr("Add them"));
    add->setExtent(44);
    row->addWidget(add);
    column->addLayout(row);
    sheet->content()->addLayout(column);
    connect(add, &Button::clicked, this, [this, sheet, count] {
        const std::int64_t matches = count->value();
        sheet->close();
        change([matches](const ContestPlan& plan) { return withMatches(plan, matches); });
    });
    sheet->open(count);
}

/// Changes the plan. A running contest stops first and resumes with the new plan.
void PlanChanges::change(const std::function<Expected<ContestPlan>(const ContestPlan&)>& changed)
{
    const auto plan = changed(plan_);
    if (!plan) {
        emit said(translated(plan.error()));
        return;
    }
    change_ = *plan;
    if (contests_.isPlaying(path_))
        contests_.stopFor(*this);
    else
        apply();
}

bool PlanChanges::apply()
{
    if (!change_)
        return false;
    const ContestPlan plan = *std::exchange(change_, std::nullopt);
    inBackground([path = path_, plan]() -> QString {
        const auto file = ContestFile::open(path, ContestFile::Access::Write);
        const auto done = file ? (*file)->change(plan) : Expected<void>(file.error());
        return done ? QString() : translated(done.error());
    }).then(this, [this, plan](const QString& why) { emit applied(plan, why); });
    return true;
}

} // namespace parlour
