// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/tournament/tournament_sheet.h"

#include "app/contest/tournament.h"
#include "app/seating/positions.h"
#include "app/seating/setup.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/number_field.h"
#include "app/window/contest/new_contest_sheet.h"
#include "app/window/parts/setup_rows.h"
#include "engine/games.h"
#include "engine/record/record.h"

#include <QHBoxLayout>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr int kMaxSets = 5;

/// Adds a person in the middle, who then begins against half of the others, since the first of a pair does.
void enterPerson(const std::string& person, std::vector<std::string>& entrants)
{
    entrants.insert(entrants.begin() + static_cast<std::ptrdiff_t>(entrants.size() / 2), person);
}

/// "You play 9 matches; the others play theirs among themselves. That takes about 40 min."
QString timeText(const ContestPlan& plan)
{
    int least = static_cast<int>(matchesOfEach(plan));
    int most = least;
    if (plan.shape.format == Format::Cup) {
        const int rounds = static_cast<int>(std::ceil(std::log2(plan.shape.entrants)));
        least = rounds * plan.shape.firstTo;
        most = rounds * (2 * plan.shape.firstTo - 1);
    }
    const QString count = least == most
        ? TournamentSheet::tr("You play %n match(es); the others play theirs among themselves.", nullptr, most)
        : TournamentSheet::tr("You play %1 to %n match(es); the others play theirs among themselves.", nullptr, most)
              .arg(least);
    const double seconds = personsSecondsPerMatch(plan) * (least + most) / 2;
    return seconds <= 0 ? count : count + ' ' + TournamentSheet::tr("That takes about %1.").arg(roughTime(seconds));
}

} // namespace

TournamentSheet::TournamentSheet(const ContestPlan& plan, Settings& settings, QWidget* window)
    : Sheet(tr("A tournament of your own"), {860, 560}, window),
      settings_(settings),
      plan_(plan)
{
    auto* middle = makeLayout<QHBoxLayout>(0);
    middle->addWidget(makePlan(), 50);
    middle->addWidget(makeOpponents(), 50);
    content()->addLayout(middle, 1);
    content()->addWidget(makeFoot());
    fillNumber();
    fillOpponents();
    check();
}

QWidget* TournamentSheet::makePlan()
{
    auto* inside = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(8, inside, {24, 4, 24, 12});
    auto* game = new Chooser(tr("Game"));
    for (const GameInfo& info : games())
        game->addChoice(translated(info.name), QString::fromStdString(info.id));
    game->setCurrent(QString::fromStdString(plan_.game));
    connect(game, &Chooser::chosen, this, [this](const QString& id) { setGame(id.toStdString()); });
    column->addWidget(makeLabel(tr("Game"), 14, true));
    column->addWidget(game, 0, Qt::AlignLeading);
    column->addSpacing(8);
    column->addWidget(makeLabel(tr("How"), 14, true));
    auto* format = new Segment(tr("How"), {tr("League"), tr("Cup")}, plan_.shape.format == Format::Cup ? 1 : 0);
    connect(format, &Segment::chosen, this, [this](int index) {
        plan_.shape.format = index == 1 ? Format::Cup : Format::RoundRobin;
        plan_.shape.matches = 1;
        plan_.shape.firstTo = 2;
        fillNumber();
        check();
    });
    column->addWidget(format, 0, Qt::AlignLeading);
    number_ = makeLayout<QVBoxLayout>(6);
    column->addLayout(number_);
    column->addSpacing(8);
    column->addWidget(makeLabel(tr("A second person at this screen"), 14, true));
    second_ = new QLineEdit;
    second_->setAccessibleName(tr("Name of a second person at this screen"));
    second_->setPlaceholderText(tr("Nobody"));
    second_->setMaxLength(kLongestName);
    second_->setMinimumHeight(36);
    styleField(second_);
    connect(second_, &QLineEdit::textChanged, this, &TournamentSheet::check);
    column->addWidget(second_);
    column->addStretch(1);
    return makeScroll(inside);
}

QWidget* TournamentSheet::makeOpponents()
{
    auto* around = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(6, around, {8, 4, 16, 8});
    column->addWidget(makeLabel(tr("Against"), 14, true));
    auto* list = new QWidget;
    opponents_ = makeLayout<QVBoxLayout>(6, list);
    column->addWidget(makeScroll(list), 1);
    return around;
}

QWidget* TournamentSheet::makeFoot()
{
    auto* foot = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(10, foot, {24, 8, 24, 16});
    column->addWidget(time_ = makeParagraph({}, 14));
    auto* row = makeLayout<QHBoxLayout>(12);
    auto* more = new Button(Button::Kind::Plain, std::nullopt, tr("Rules and programs…"));
    more->setExtent(44);
    connect(more, &Button::clicked, this, [this] {
        close();
        emit moreWanted(plan());
    });
    row->addWidget(more);
    problem_ = makeParagraph({}, 13);
    problem_->setForegroundRole(QPalette::BrightText);
    row->addWidget(problem_, 1);
    start_ = new Button(Button::Kind::Primary, Icon::Play, tr("Start"));
    start_->setExtent(44, 128);
    connect(start_, &Button::clicked, this, &TournamentSheet::start);
    row->addWidget(start_);
    column->addLayout(row);
    return foot;
}

void TournamentSheet::setGame(const std::string& game)
{
    const Shape shape = plan_.shape;
    plan_ = NewContestSheet::tournamentPlan(game);
    plan_.shape = shape;
    fillOpponents();
    check();
}

void TournamentSheet::fillNumber()
{
    clearLayout(number_);
    const bool isCup = plan_.shape.format == Format::Cup;
    const QString name = isCup ? tr("Matches to win against each") : tr("Matches against each");
    auto* field = isCup ? new NumberField(name, plan_.shape.firstTo, 1, kMaxSets)
                        : new NumberField(name, plan_.shape.matches, 1, kMaxPersonMatches);
    connect(field, &QSpinBox::valueChanged, this, [this, isCup](int now) {
        if (isCup)
            plan_.shape.firstTo = now;
        else
            plan_.shape.matches = now;
        check();
    });
    number_->addSpacing(8);
    number_->addWidget(makeLabel(name, 14, true));
    number_->addWidget(field, 0, Qt::AlignLeading);
}

void TournamentSheet::fillOpponents()
{
    const QWidget* focus = focusWidget();
    const QString focused = focus ? focus->accessibleName() : QString();
    clearLayout(opponents_);
    const auto levels = levelsOf(plan_.game).size() < 2 ? botsByStrength(plan_.game) : levelsOf(plan_.game);
    std::vector<std::string> ids;
    for (const BotInfo* bot : levels)
        ids.emplace_back(bot->id);
    const std::vector<SeatInfo> infos = seatsOf(ids, namingOf(settings_));
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const bool plays = std::find(plan_.entrants.begin(), plan_.entrants.end(), ids[i]) != plan_.entrants.end();
        auto* row = new SeatRow(titleOf(infos[i]), infos[i].character, 56);
        row->setDisc(infos[i].colour, false, infos[i].portrait);
        row->setCheckable(true);
        row->setChecked(plays);
        row->setHighlighted(plays);
        row->setSign(plays ? Icon::Check : Icon::Plus);
        connect(row, &SeatRow::toggled, this, [this, id = ids[i]] {
            // Deferred until the click is over, since the row is replaced.
            QMetaObject::invokeMethod(
                this, [this, id] { toggle(id); }, Qt::QueuedConnection);
        });
        opponents_->addWidget(row);
        if (row->accessibleName() == focused)
            row->setFocus(Qt::OtherFocusReason);
    }
    opponents_->addStretch();
}

void TournamentSheet::toggle(const std::string& bot)
{
    const auto at = std::find(plan_.entrants.begin(), plan_.entrants.end(), bot);
    if (at == plan_.entrants.end())
        plan_.entrants.push_back(bot);
    else
        plan_.entrants.erase(at);
    fillOpponents();
    check();
}

/// The plan with both persons.
ContestPlan TournamentSheet::plan() const
{
    ContestPlan plan = plan_;
    std::erase_if(plan.entrants, isPersonSeat);
    enterPerson(std::string(kPerson), plan.entrants);
    if (const QString name = second_->text().simplified(); !name.isEmpty())
        enterPerson(std::string(kNamedPerson) + name.toStdString(), plan.entrants);
    return plan;
}

void TournamentSheet::check()
{
    const auto ready = complete(plan());
    problem_->setText(ready                            ? QString()
                          : plan().entrants.size() < 3 ? tr("Choose at least two opponents.")
                                                       : sentence(translated(ready.error())));
    start_->setEnabled(static_cast<bool>(ready));
    time_->setText(ready ? timeText(*ready) : QString());
}

void TournamentSheet::start()
{
    ContestPlan wanted = plan();
    wanted.seed = newSeed();
    const auto ready = complete(wanted);
    if (!ready)
        return;
    close();
    emit chosen(*ready);
}

} // namespace parlour
