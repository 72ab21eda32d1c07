// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/new_contest_sheet.h"

#include "app/bots/strengths.h"
#include "app/contest/contest_players.h"
#include "app/draw/background_work.h"
#include "app/draw/lists.h"
#include "app/seating/positions.h"
#include "app/seating/scoreboard.h"
#include "app/seating/setup.h"
#include "app/seating/strength_text.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/number_field.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/program_sheet.h"
#include "app/window/parts/setup_rows.h"
#include "engine/games.h"
#include "engine/record/record.h"

#include <QHBoxLayout>
#include <QLineEdit>

#include <algorithm>

namespace parlour {

namespace {

constexpr std::size_t kUsualEntrants = 5;
constexpr std::int64_t kUsualMatches = 1000;
constexpr Format kFormats[] = {Format::RoundRobin, Format::Gauntlet, Format::Cup, Format::Tables};

QString formatText(Format format)
{
    switch (format) {
    case Format::RoundRobin:
        return NewContestSheet::tr("Everybody against everybody, and a crosstable.");
    case Format::Gauntlet:
        return NewContestSheet::tr("The first against each of the others: how good is a new bot?");
    case Format::Cup:
        return NewContestSheet::tr("A bracket in the order of seeding; losers play on for the places.");
    case Format::Tables:
        return NewContestSheet::tr("Full tables, seated by lot again in each round.");
    }
    return {};
}

/// Adds an entrant: a person in the middle, who then begins against half of the others, since the first of a pair does.
void enter(const std::string& entrant, std::vector<std::string>& entrants)
{
    const auto middle = entrants.begin() + static_cast<std::ptrdiff_t>(entrants.size() / 2);
    entrants.insert(entrant == kPerson ? middle : entrants.end(), entrant);
}

/// A name with an explanation below it, and a control at the end.
QWidget* fieldRow(const QString& name, const QString& explanation, QWidget* control)
{
    auto* field = new QWidget;
    field->setMinimumHeight(52);
    auto* row = makeLayout<QHBoxLayout>(16, field, {0, 6, 0, 6});
    auto* words = makeLayout<QVBoxLayout>(2);
    words->addStretch();
    words->addWidget(makeLabel(name, 14, true));
    if (!explanation.isEmpty()) {
        words->addWidget(makeParagraph(explanation, 12, false, true));
    }
    words->addStretch();
    row->addWidget(control); // the first child, so that a search by name finds the control, not the label
    row->insertLayout(0, words, 1);
    return field;
}

} // namespace

ContestPlan NewContestSheet::usualPlan(const std::string& game)
{
    ContestPlan plan;
    plan.game = game;
    plan.shape.matches = kUsualMatches;
    for (const BotInfo& bot : bots())
        if (bot.game == game)
            plan.entrants.emplace_back(bot.id);
    if (plan.entrants.size() > kUsualEntrants) // bots are ordered from weak to strong
        plan.entrants.erase(plan.entrants.begin(), plan.entrants.end() - kUsualEntrants);
    std::reverse(plan.entrants.begin(), plan.entrants.end());
    return plan;
}

ContestPlan NewContestSheet::tournamentPlan(const std::string& game)
{
    constexpr std::size_t kOpponents = 3;
    ContestPlan plan;
    plan.game = game;
    plan.shape.matches = 1;
    if (const GameInfo* info = findGame(game))
        plan.rules = peoplesRules(*info->options, {});
    plan.rules.erase(kPlayersKey); // implied by the format
    std::vector<const BotInfo*> players = levelsOf(game).size() < kOpponents ? botsByStrength(game) : levelsOf(game);
    for (auto bot = players.rbegin(); bot != players.rend() && plan.entrants.size() < kOpponents; ++bot)
        plan.entrants.emplace_back((*bot)->id);
    enter(std::string(kPerson), plan.entrants);
    return plan;
}

NewContestSheet::NewContestSheet(const ContestPlan& plan, Settings& settings, QWidget* window)
    : Sheet(tr("New contest"), {1000, 700}, window),
      settings_(settings),
      plan_(plan),
      isTested_(plan.shape.sprt.has_value()),
      bounds_(plan.shape.sprt.value_or(SprtBounds{}))
{
    auto* middle = makeLayout<QHBoxLayout>(0);
    middle->addWidget(makePlan(), 55);
    middle->addWidget(makeEntrants(), 45);
    content()->addLayout(middle, 1);
    content()->addWidget(makeFoot());
    fillNumbers();
    fillRules();
    fillEntrants();
    check();
}

NewContestSheet::~NewContestSheet()
{
    measuring_.request_stop();
}

QWidget* NewContestSheet::makePlan()
{
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    constexpr int kSide = 24; // px
    column->setContentsMargins(kSide, 4, kSide, 12);
    column->setSpacing(6);
    column->addWidget(makeLabel(tr("Game"), 14, true));
    QWidget* games = makeGames();
    column->addWidget(games, 0, Qt::AlignLeading);
    column->addSpacing(6);
    column->addWidget(makeLabel(tr("Format"), 14, true));
    column->addWidget(makeFormats(), 0, Qt::AlignLeading);
    formatNote_ = makeParagraph({}, 12, false, true);
    column->addWidget(formatNote_);
    numbers_ = makeLayout<QVBoxLayout>(0);
    column->addLayout(numbers_);
    column->addWidget(time_ = makeParagraph({}, 13, false, true));
    column->addSpacing(6);
    column->addWidget(makeLabel(tr("Rules"), 14, true));
    rules_ = makeLayout<QVBoxLayout>(0);
    column->addLayout(rules_);
    column->addStretch(1);
    QWidget* plan = makeScroll(inside);
    plan->setMinimumWidth(games->sizeHint().width() + 2 * kSide);
    return plan;
}

QWidget* NewContestSheet::makeGames()
{
    QStringList names;
    std::vector<std::string> ids;
    int current = 0;
    for (const GameInfo& info : games()) {
        current = info.id == plan_.game ? static_cast<int>(ids.size()) : current;
        names << translated(info.name);
        ids.push_back(info.id);
    }
    auto* segment = new Segment(tr("Game"), names, current);
    connect(segment, &Segment::chosen, this, [this, ids](int index) { setGame(ids[static_cast<std::size_t>(index)]); });
    return segment;
}

QWidget* NewContestSheet::makeFormats()
{
    QStringList names;
    for (const Format format : kFormats)
        names << formatName(format);
    const auto at = std::find(std::begin(kFormats), std::end(kFormats), plan_.shape.format);
    auto* segment = new Segment(tr("Format"), names, static_cast<int>(at - std::begin(kFormats)));
    connect(segment, &Segment::chosen, this, [this](int index) {
        plan_.shape.format = kFormats[index];
        plan_.shape.seats = plan_.shape.format == Format::Tables ? 0 : 2;
        plan_.rules.erase(kPlayersKey); // implied by the format
        plan_.preset.clear();
        fillNumbers();
        fillEntrants();
        check();
    });
    return segment;
}

void NewContestSheet::setGame(const std::string& game)
{
    const Shape shape = plan_.shape;
    plan_ = hasPerson() ? tournamentPlan(game) : usualPlan(game);
    plan_.shape = shape;
    fillRules();
    fillEntrants();
    check();
}

void NewContestSheet::addNumber(const QString& name, const QString& explanation, std::int64_t value, std::int64_t low,
                                std::int64_t high, const std::function<void(std::int64_t)>& set)
{
    auto* box = new NumberField(name, value, low, high);
    connect(box, &QSpinBox::valueChanged, this, [this, set](int now) {
        set(now);
        plan_.preset.clear();
        check();
    });
    numbers_->addWidget(fieldRow(name, explanation, box));
}

void NewContestSheet::fillNumbers()
{
    clearLayout(numbers_);
    Shape& shape = plan_.shape;
    formatNote_->setText(formatText(shape.format));
    const bool isCup = shape.format == Format::Cup;
    const bool isTables = shape.format == Format::Tables;
    const QString matches = isCup ? tr("Matches of a set")
        : isTables                ? tr("Matches of a round")
                                  : tr("Matches of each pair");
    addNumber(matches,
              hasPerson() ? tr("The second match of a pair has the cards of the first, with the seats exchanged.")
                          : tr("The same cards from every seat, so luck evens out."),
              shape.matches, 1, hasPerson() ? kMaxPersonMatches : kMaxMatches,
              [this](std::int64_t n) { plan_.shape.matches = n; });
    if (isTables)
        addNumber(tr("Rounds"), {}, shape.rounds, 1, 1000,
                  [this](std::int64_t n) { plan_.shape.rounds = static_cast<int>(n); });
    if (isCup)
        addNumber(tr("Sets to win"), {}, shape.firstTo, 1, 100,
                  [this](std::int64_t n) { plan_.shape.firstTo = static_cast<int>(n); });
    if (shape.format == Format::RoundRobin && !hasPerson())
        addTest();
}

void NewContestSheet::addTest()
{
    auto* on = new Switch(tr("Stop when it is clear"), isTested_);
    connect(on, &Switch::toggled, this, [this](bool isOn) {
        isTested_ = isOn;
        fillNumbers();
        check();
    });
    numbers_->addWidget(
        fieldRow(tr("Stop when it is clear"), tr("Two bots: a test (SPRT) whether the first is better."), on));
    if (!isTested_)
        return;
    addNumber(tr("Not better: at most this many Elo"), {}, static_cast<std::int64_t>(bounds_.elo0), -500, 500,
              [this](std::int64_t n) { bounds_.elo0 = static_cast<double>(n); });
    addNumber(tr("Better: at least this many Elo"), {}, static_cast<std::int64_t>(bounds_.elo1), -500, 500,
              [this](std::int64_t n) { bounds_.elo1 = static_cast<double>(n); });
}

void NewContestSheet::fillRules()
{
    clearLayout(rules_);
    ruleRows_.clear();
    const GameInfo* info = findGame(plan_.game);
    if (!info)
        return;
    for (const RuleOption& option : *info->options) {
        if (option.isHidden() || option.key == kPlayersKey) // implied by the format
            continue;
        auto* row = new RuleRow(option, valueOf(option, plan_.rules));
        connect(row, &RuleRow::changed, this, [this, key = option.key](const std::string& value) {
            plan_.rules[key] = value;
            plan_.preset.clear();
            check();
        });
        rules_->addWidget(row);
        ruleRows_.push_back(row);
    }
}

QWidget* NewContestSheet::makeEntrants()
{
    auto* around = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(6, around, {8, 4, 16, 8});
    column->addWidget(makeLabel(tr("Entrants"), 14, true));
    auto* list = new QWidget;
    entrants_ = makeLayout<QVBoxLayout>(6, list);
    column->addWidget(makeScroll(list), 1);
    order_ = makeParagraph({}, 12, false, true);
    column->addWidget(order_);
    return around;
}

void NewContestSheet::fillEntrants()
{
    const QWidget* focus = focusWidget();
    const QString focused = focus ? focus->accessibleName() : QString();
    clearLayout(entrants_);
    std::vector<std::string> ids{std::string(kPerson)};
    const std::vector<const BotInfo*> known = botsByStrength(plan_.game);
    for (auto bot = known.rbegin(); bot != known.rend(); ++bot)
        ids.emplace_back((*bot)->id);
    for (const KnownProgram& program : settings_.programs())
        if (program.games.contains(QString::fromStdString(plan_.game)))
            ids.push_back(program.id);
    Naming naming = namingOf(settings_);
    naming.isContest = true;
    const std::vector<SeatInfo> infos = seatsOf(ids, naming);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const BotInfo* bot = findBot(ids[i]);
        const bool plays = std::find(plan_.entrants.begin(), plan_.entrants.end(), ids[i]) != plan_.entrants.end();
        const QString line = bot ? withStrength(infos[i].character, ids[i])
            : infos[i].person    ? tr("At the table, one match after the other.")
                                 : QString::fromStdString(ids[i]);
        auto* row = new SeatRow(infos[i].name, line, 64);
        row->setDisc(infos[i].colour, infos[i].person, infos[i].portrait);
        row->setCheckable(true);
        row->setChecked(plays);
        row->setHighlighted(plays);
        row->setSign(plays ? Icon::Check : Icon::Plus);
        connect(row, &SeatRow::toggled, this, [this, id = ids[i]] {
            // Deferred until the click is over, since the row is replaced.
            QMetaObject::invokeMethod(
                this, [this, id] { toggle(id); }, Qt::QueuedConnection);
        });
        entrants_->addWidget(row);
        if (row->accessibleName() == focused)
            row->setFocus(Qt::OtherFocusReason);
    }
    auto* other = new SeatRow(tr("Another program…"), tr("One of your own, for example."), 48);
    connect(other, &SeatRow::clicked, this, &NewContestSheet::chooseProgram);
    entrants_->addWidget(other);
    entrants_->addStretch();
    const QString names = listOf(entrantNames(plan_.entrants, naming));
    const bool isSeeded = plan_.shape.format == Format::Cup || plan_.shape.format == Format::Gauntlet;
    order_->setText(plan_.entrants.empty() ? tr("Choose who plays.")
                        : isSeeded         ? tr("In this order: %1").arg(names)
                                   : tr("%n entrant(s): %1", nullptr, static_cast<int>(plan_.entrants.size())).arg(names));
}

bool NewContestSheet::hasPerson() const
{
    return personOf(plan_.entrants) >= 0;
}

void NewContestSheet::toggle(const std::string& entrant)
{
    const auto at = std::find(plan_.entrants.begin(), plan_.entrants.end(), entrant);
    if (at == plan_.entrants.end())
        enter(entrant, plan_.entrants);
    else
        plan_.entrants.erase(at);
    plan_.preset.clear();
    if (entrant == kPerson) {
        plan_.shape.matches = hasPerson() ? 1 : kUsualMatches;
        isTested_ = false;
        fillNumbers();
    }
    fillEntrants();
    check();
}

void NewContestSheet::chooseProgram()
{
    auto* sheet = new ProgramSheet(plan_.game, {}, settings_, window());
    connect(sheet, &ProgramSheet::chosen, this, [this](const std::string& id) {
        if (std::find(plan_.entrants.begin(), plan_.entrants.end(), id) == plan_.entrants.end())
            toggle(id);
    });
    sheet->open(sheet->commandField());
}

QWidget* NewContestSheet::makeFoot()
{
    auto* foot = new QWidget;
    foot->setMinimumHeight(72);
    auto* row = makeLayout<QHBoxLayout>(12, foot, {24, 10, 24, 14});
    row->addWidget(makeLabel(tr("Seed"), 14, false, true));
    seed_ = makeSeedField(tr("Seed: up to 16 hexadecimal digits; the same seed plays the same contest"), tr("a new one"));
    row->addWidget(seed_);
    problem_ = makeParagraph({}, 13);
    problem_->setForegroundRole(QPalette::BrightText);
    row->addWidget(problem_, 1);
    auto* cancel = new Button(Button::Kind::Plain, std::nullopt, tr("Cancel"));
    cancel->setExtent(44);
    connect(cancel, &Button::clicked, this, &Sheet::close);
    row->addWidget(cancel);
    start_ = new Button(Button::Kind::Primary, Icon::Play, tr("Start"));
    start_->setExtent(44, 128);
    connect(start_, &Button::clicked, this, &NewContestSheet::start);
    row->addWidget(start_);
    return foot;
}

void NewContestSheet::check()
{
    plan_.shape.sprt = isTested_ && plan_.shape.format == Format::RoundRobin ? std::optional(bounds_) : std::nullopt;
    for (RuleRow* row : ruleRows_)
        row->explain(valueOf(row->option(), plan_.rules));
    const auto plan = complete(plan_);
    problem_->setText(plan ? QString() : sentence(translated(plan.error())));
    start_->setEnabled(static_cast<bool>(plan));
    time_->clear();
    if (plan && hasPerson())
        time_->setText(tr("You play %n match(es); the others play theirs among themselves.", nullptr,
                          static_cast<int>(plan->shape.matches) * (plan->shape.entrants - 1)));
    else if (plan)
        measure(*plan);
}

void NewContestSheet::measure(const ContestPlan& plan)
{
    constexpr std::int64_t kEnough = 10'000; // matches, more than are played to measure
    ContestPlan any = plan; // the number of matches does not matter
    any.preset.clear();
    any.shape.matches = kEnough;
    any.shape.rounds = 1;
    any.shape.sprt.reset();
    if (any == measured_)
        return showTime(plan);
    measured_ = any;
    secondsPerMatch_.reset();
    measuring_.request_stop();
    measuring_ = stop_source();
    inBackground([any, stop = measuring_.get_token()] {
        return measuredSecondsPerMatch(any, stop);
    }).then(this, [this, any](std::optional<double> seconds) {
        if (any != measured_)
            return;
        secondsPerMatch_ = seconds;
        if (seconds && !plan_.preset.empty())
            settings_.setSecondsPerMatch(QString::fromStdString(plan_.preset), *seconds);
        check();
    });
}

void NewContestSheet::showTime(const ContestPlan& plan)
{
    if (!secondsPerMatch_)
        return;
    const bool isCup = plan.shape.format == Format::Cup; // the number of its sets is not known before
    const std::int64_t matches = isCup ? plan.shape.matches : progressOf(plan).planned();
    const QString time = roughTime(*secondsPerMatch_ * static_cast<double>(matches));
    time_->setText(isCup                 ? tr("A set takes about %1 on this computer.").arg(time)
                       : plan.shape.sprt ? tr("All matches take at most about %1 on this computer.").arg(time)
                                         : tr("All matches take about %1 on this computer.").arg(time));
}

void NewContestSheet::start()
{
    plan_.seed = seedFrom(seed_->text()).value_or(newSeed());
    const auto plan = complete(plan_);
    if (!plan)
        return;
    close();
    emit chosen(*plan);
}

} // namespace parlour
