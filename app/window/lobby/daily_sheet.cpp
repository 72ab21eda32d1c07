// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/lobby/daily_sheet.h"

#include "app/draw/background_work.h"
#include "app/seating/game_summary.h"
#include "app/session/daily_deal.h"
#include "app/statistics/past_games.h"
#include "app/store/paths.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "engine/games.h"

#include <QFile>
#include <QGridLayout>
#include <QLocale>

namespace parlour {

namespace {

constexpr int kWeek = 7, kWeeks = 6; ///< a month touches at most six weeks
constexpr int kDayHeight = 18 + kTarget; ///< px, of the number and a result

QString resultOf(const HistoryEntry& entry)
{
    const std::optional<int> outcome = outcomeOf(entry);
    return outcome ? outcomeText(*outcome) : DailySheet::tr("Played");
}

} // namespace

DailySheet::DailySheet(Library& library, QWidget* window)
    : Sheet(tr("Your deals of the day"), {640, 0}, window),
      month_(dealDate().addDays(1 - dealDate().day())),
      name_(makeLabel({}, 16, true)),
      next_(makeIconButton(isRightToLeft() ? Icon::Left : Icon::Right, tr("Next month"))),
      days_(new QGridLayout)
{
    auto* kinds = new Chooser(tr("Game"));
    for (const GameInfo& info : games())
        if (findTable(info.id))
            kinds->addChoice(translated(info.name), QString::fromStdString(info.id));
    const std::vector<HistoryEntry> last = library.history().recent(1);
    game_ = last.empty() ? QString::fromStdString(games().front().id) : last.front().game;
    kinds->setCurrent(game_);
    connect(kinds, &Chooser::chosen, this, [this](const QString& game) {
        game_ = game;
        read();
    });
    Button* before = makeIconButton(isRightToLeft() ? Icon::Right : Icon::Left, tr("Month before"));
    const auto turn = [this](int months) {
        month_ = month_.addMonths(months);
        read();
    };
    connect(before, &Button::clicked, this, [turn] { turn(-1); });
    connect(next_, &Button::clicked, this, [turn] { turn(1); });
    auto* head = new QHBoxLayout;
    head->setContentsMargins(24, 0, 16, 0);
    head->addWidget(kinds);
    head->addStretch();
    head->addWidget(before);
    head->addWidget(name_);
    head->addWidget(next_);
    content()->addLayout(head);
    days_->setContentsMargins(24, 4, 24, 8);
    days_->setHorizontalSpacing(4);
    days_->setVerticalSpacing(0);
    for (int column = 0; column < kWeek; ++column)
        days_->setColumnStretch(column, 1);
    for (int week = 1; week <= kWeeks; ++week)
        days_->setRowMinimumHeight(week, kDayHeight);
    content()->addLayout(days_);
    read();
}

void DailySheet::read()
{
    show({});
    const auto find = [path = paths::history(), game = game_.toStdString(), month = month_] {
        if (!QFile::exists(path))
            return std::map<QDate, HistoryEntry>();
        return finishedDeals(*findGame(game), month, month.addMonths(1).addDays(-1), History(path));
    };
    inBackground(find).then(this, [this, game = game_, month = month_](const std::map<QDate, HistoryEntry>& finished) {
        if (game == game_ && month == month_)
            show(finished);
    });
}

void DailySheet::show(const std::map<QDate, HistoryEntry>& finished)
{
    const QLocale locale;
    name_->setText(tr("%1 %2", "a month, a year").arg(locale.standaloneMonthName(month_.month())).arg(month_.year()));
    next_->setEnabled(month_.addMonths(1) <= dealDate());
    clearLayout(days_);
    const int first = locale.firstDayOfWeek();
    for (int column = 0; column < kWeek; ++column)
        days_->addWidget(
            makeLabel(locale.standaloneDayName((first - 1 + column) % kWeek + 1, QLocale::ShortFormat), 12, false, true), 0,
            column, Qt::AlignHCenter);
    const int offset = (month_.dayOfWeek() - first + kWeek) % kWeek;
    for (QDate day = month_; day.month() == month_.month(); day = day.addDays(1)) {
        const int place = offset + day.day() - 1;
        auto* cell = makeLayout<QVBoxLayout>(0);
        const bool isToday = day == dealDate();
        cell->addWidget(makeLabel(QString::number(day.day()), 12, isToday, !isToday), 0, Qt::AlignHCenter);
        if (const auto found = finished.find(day); found != finished.end()) {
            auto* result = new Button(Button::Kind::Plain, std::nullopt, resultOf(found->second));
            result->setTight();
            result->setAccessibleName(tr("%1: %2", "a day, a result").arg(dateText(day.startOfDay()), result->text()));
            connect(result, &Button::clicked, this, [this, id = found->second.id] {
                close();
                emit gameWanted(id);
            });
            cell->addWidget(result);
        }
        cell->addStretch();
        days_->addLayout(cell, 1 + place / kWeek, place % kWeek);
    }
}

} // namespace parlour
