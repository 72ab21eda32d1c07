// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/review/what_if_controller.h"

#include "app/draw/text.h"
#include "app/seating/setup.h"
#include "app/seating/timeline.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/shortcuts.h"
#include "app/window/review/branch_track.h"
#include "engine/base/index.h"
#include "engine/record/replay.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour {

namespace {

constexpr int kDeals = 200; ///< played at a time, or as many as can be waited for
constexpr int kMostBars = 8;
const QString kSamePlayers = QStringLiteral("game"); ///< the choice of the players of the game

QString withError(const QString& value, double error)
{
    return WhatIfController::tr("%1 ± %2", "a value and its error").arg(value, figure(error, 1));
}

QString withInterval(const Interval& chance)
{
    return WhatIfController::tr("%1 (%2–%3)", "a chance and the ends of its interval, in hundredths")
        .arg(percentOf(chance.value), figure(100 * chance.low, 0), figure(100 * chance.high, 0));
}

QString idOf(std::optional<Level> level)
{
    return level ? QString::fromStdString(std::string(toText(*level))) : kSamePlayers;
}

} // namespace

WhatIfController::WhatIfController(Library& library, const GameTable& table, Session& session, qint64 historyId,
                                   QObject* parent)
    : QObject(parent),
      library_(library),
      table_(table),
      session_(session),
      historyId_(historyId),
      place_(session.line().shown(), session.line().cursor()),
      panel_(new WhatIfPanel),
      strip_(new QWidget),
      head_(new QWidget),
      kind_(new ElidedLabel({}, 14, true)),
      back_(new Button(Button::Kind::Plain, Icon::Back, {})),
      track_(new BranchTrack)
{
    auto* column = makeLayout<QVBoxLayout>(0, strip_);
    auto* head = new QHBoxLayout(head_);
    head->setContentsMargins(16, 2, 12, 2);
    head->addWidget(kind_, 1);
    head->addWidget(back_);
    head_->setAutoFillBackground(true);
    head_->setBackgroundRole(QPalette::Base);
    kind_->setTextFormat(Qt::PlainText);
    back_->setTight();
    column->addWidget(head_);
    column->addWidget(track_);
    connect(back_, &Button::clicked, this, &WhatIfController::cancel);
    connect(track_, &BranchTrack::wanted, this, &WhatIfController::goTo);
    connect(panel_, &WhatIfPanel::closeWanted, this, &WhatIfController::close);
    connect(panel_, &WhatIfPanel::actionChosen, this, [this](const QString& action) { choose(action.toStdString()); });
    connect(panel_, &WhatIfPanel::playerChosen, this, [this](const QString& id) {
        level_ = parseLevel(id.toStdString());
        updateText();
    });
    connect(panel_, &WhatIfPanel::playWanted, this, &WhatIfController::play);
    connect(panel_, &WhatIfPanel::stopWanted, this, [this] {
        if (work_)
            work_->stop();
    });
    connect(panel_, &WhatIfPanel::moreWanted, this, &WhatIfController::more);
    connect(panel_, &WhatIfPanel::branchWanted, this, &WhatIfController::show);
    connect(panel_, &WhatIfPanel::compareWanted, this, &WhatIfController::compare);
    connect(panel_, &WhatIfPanel::renameWanted, this, &WhatIfController::rename);
    connect(panel_, &WhatIfPanel::deleteWanted, this, &WhatIfController::remove);
    strip_->hide();
}

WhatIfController::~WhatIfController() = default;

QWidget* WhatIfController::tree() const
{
    return track_;
}

void WhatIfController::setSeats(const std::vector<SeatInfo>& seats)
{
    seats_ = seats;
    listed_.clear();
    updateText();
}

// ------------------------------------------------------------------------------------------------ the question

void WhatIfController::open()
{
    session_.setPaused(true);
    isOpen_ = true;
    emit opened(true);
    updateText();
    setChoosing(!text_.actions.empty() && !work_);
}

void WhatIfController::close()
{
    setChoosing(false);
    isOpen_ = false;
    emit opened(false);
    emit changed();
}

void WhatIfController::setChoosing(bool on)
{
    if (std::exchange(isChoosing_, on) == on)
        return;
    updateText();
    emit viewpointWanted(on ? seat_ : -1);
    emit changed();
    if (on)
        emit spoken(text_.question);
}

bool WhatIfController::cancel()
{
    if (work_)
        work_->stop();
    else if (isChoosing_)
        setChoosing(false);
    else if (shown() >= 0)
        backToGame();
    else if (isOpen_)
        close();
    else
        return false;
    return true;
}

void WhatIfController::follow()
{
    const auto place = std::pair(session_.line().shown(), session_.line().cursor());
    if (std::exchange(place_, place) != place) {
        action_.clear();
        problem_.clear();
        if (const std::vector<Branch>& all = session_.line().branches();
            dealt_ >= 0 && place != std::pair(all[asIndex(dealt_)].from, all[asIndex(dealt_)].step))
            dealt_ = -1;
        if (std::exchange(isChoosing_, false))
            emit viewpointWanted(-1);
    }
    updateText();
}

void WhatIfController::choose(const std::string& action)
{
    const bool isOther =
        std::any_of(text_.actions.begin(), text_.actions.end(),
                    [wanted = QString::fromStdString(action)](const auto& each) { return each.first == wanted; });
    action_ = isOther ? action : std::string();
    problem_ = isOther || action.empty() ? QString() : tr("That is what was played.");
    updateText();
    emit spoken(isOther ? wordsAt(session_.line().shown(), session_.line().cursor(), seat_, action) : problem_);
}

// ------------------------------------------------------------------------------------------------ the answer

void WhatIfController::play(bool dealt)
{
    if (action_.empty() || work_)
        return;
    if (session_.line().branches().size() >= kMaxBranches) {
        problem_ =
            tr("This game has %n branch(es), which is the most. Delete one first.", nullptr, static_cast<int>(kMaxBranches));
        return updateText();
    }
    Branch branch;
    branch.from = session_.line().shown();
    branch.step = session_.line().cursor();
    branch.seat = seat_;
    branch.action = action_;
    branch.players = playersFor(session_.line().info().id, session_.line().record().seats, level_);
    branch.seed = dealt ? newSeed() : 0;
    branch.isBelieved = dealt;
    start(branch, -1, dealt ? kDeals : 0);
}

void WhatIfController::more()
{
    if (dealt_ < 0 || work_)
        return;
    const Branch branch = session_.line().branches()[asIndex(dealt_)];
    start(branch, dealt_, std::min(kMaxDeals, static_cast<int>(branch.outcomes.size()) + kDeals));
}

void WhatIfController::start(const Branch& branch, int index, int deals)
{
    problem_.clear();
    worked_ = index;
    work_ = std::make_unique<WhatIfWork>(session_.line().info(), lineOf(branch.from), branch, deals, library_.resources());
    // Queued, since take() deletes the work.
    connect(work_.get(), &WhatIfWork::changed, this, &WhatIfController::take, Qt::QueuedConnection);
    setChoosing(false);
    updateText();
}

void WhatIfController::take()
{
    if (!work_ || !work_->isDone())
        return updateText();
    const std::unique_ptr<WhatIfWork> work = std::move(work_);
    const Branch branch = work->branch();
    problem_ = work->problem();
    if (branch.steps.empty() && branch.outcomes.empty()) // stopped, or not possible
        return updateText();
    std::vector<Branch> branches = session_.line().branches();
    const int index = worked_ < 0 ? static_cast<int>(branches.size()) : worked_;
    branches.resize(std::max(branches.size(), asIndex(index) + 1));
    branches[asIndex(index)] = branch;
    keep(std::move(branches));
    show(index);
    if (!branch.isDealt())
        session_.setPaused(false);
}

void WhatIfController::keep(std::vector<Branch> branches)
{
    session_.setBranches(std::move(branches));
    if (historyId_ == 0)
        return;
    if (const auto kept = library_.history().setBranches(historyId_, session_.line().branches()); !kept)
        emit said(translated(kept.error()));
}

// ------------------------------------------------------------------------------------------------ branches

/// Shows a branch at the step where it leaves its line.
void WhatIfController::show(int index)
{
    const Branch branch = session_.line().branches()[asIndex(index)];
    goTo(index, branch.step);
    if (!isOpen_) {
        isOpen_ = true;
        emit opened(true);
    }
    updateText();
}

/// Goes to a step of a line: of the game (-1), or of a branch.
void WhatIfController::goTo(int line, int step)
{
    const bool isDealt = line >= 0 && session_.line().branches()[asIndex(line)].isDealt();
    session_.showLine(isDealt ? session_.line().branches()[asIndex(line)].from : line);
    session_.goTo(isDealt ? session_.line().branches()[asIndex(line)].step : step);
    dealt_ = isDealt ? line : -1;
    follow();
    emit changed();
}

/// Goes back to the step at which the line that is shown leaves the game.
void WhatIfController::backToGame()
{
    session_.showLine(-1);
    dealt_ = -1;
    follow();
    emit changed();
}

void WhatIfController::remove()
{
    const int index = shown();
    if (index < 0)
        return;
    backToGame(); // before the numbers of the branches change
    std::vector<Branch> branches = session_.line().branches();
    removeBranch(branches, index);
    keep(std::move(branches));
    updateText();
}

void WhatIfController::rename()
{
    const int index = shown();
    if (index < 0)
        return;
    auto* sheet = new BranchNameSheet(rows_[asIndex(index)].name, panel_->window());
    sheet->setPalette(panel_->palette());
    connect(sheet, &BranchNameSheet::named, this, [this, index](const QString& name) {
        std::vector<Branch> branches = session_.line().branches();
        branches[asIndex(index)].name = name.toStdString();
        keep(std::move(branches));
        updateText();
    });
}

/// A line as one of two that are compared.
BranchColumn WhatIfController::columnOf(const QString& title, int index) const
{
    const Record line = lineOf(index);
    const Viewer viewer{std::max(personOf(line.seats), 0), true};
    const auto positionAt = [this, line, viewer](int step) {
        return positionOf(*matchAt(session_.line().info(), line, step), seats_, viewer);
    };
    const auto words = [this, line](int step) { return wordsOf(line, step); };
    return {title, resultText(line), static_cast<int>(line.steps.size()), positionAt, words};
}

void WhatIfController::compare()
{
    const int index = shown();
    if (index < 0)
        return;
    // The palette is that of the style, so it says whether the style is light.
    const bool isLight = panel_->palette().color(QPalette::Window).lightnessF() > 0.5F;
    const WindowStyle style = windowStyleFor(library_.settings().preferences(), isLight);
    auto* sheet = new CompareSheet(
        table_, style, columnOf(tr("What happened"), -1), columnOf(rows_[asIndex(index)].name, index),
        parlour::sharedSteps(session_.line().branches(), index), makeCurve_ ? makeCurve_() : nullptr, panel_->window());
    sheet->setPalette(panel_->palette());
    connect(this, &QObject::destroyed, sheet, &CompareSheet::close);
}

// ------------------------------------------------------------------------------------------------ words

/// The game with the steps of a line.
Record WhatIfController::lineOf(int index) const
{
    Record line = session_.line().game();
    line.steps = stepsOf(line, session_.line().branches(), index);
    return line;
}

QString WhatIfController::resultText(const Record& line) const
{
    const auto end = matchAt(session_.line().info(), line, static_cast<int>(line.steps.size()));
    const Seat viewpoint = std::max(personOf(line.seats), 0);
    return parlour::spoken(resultOf(table_, positionOf(*end, seats_, {viewpoint, true})).headline);
}

QString WhatIfController::wordsAt(int line, int step, Seat seat, const std::string& action) const
{
    const Position position = positionOf(*matchAt(session_.line().info(), lineOf(line), step), seats_, {seat, false});
    return parlour::spoken(table_.actionAt(position, action));
}

/// The event of a step of a line, counted from 1.
QString WhatIfController::wordsOf(const Record& line, int step) const
{
    if (step < 1)
        return {};
    const Viewer viewer{std::max(personOf(line.seats), 0), true};
    const auto match = matchAt(session_.line().info(), line, step - 1);
    const Step& played = line.steps[asIndex(step - 1)];
    std::vector<AnyTold> told;
    if (!match->step(played.who, played.text, &told))
        return {}; // unreachable: all lines are sound
    const Position after = positionOf(*match, seats_, viewer);
    return spokenLines({played, {}, table_.logLines(knownTo(told, viewer), after)}, seats_);
}

QString WhatIfController::playersText(const std::vector<std::string>& players) const
{
    const bool areSame = std::count(players.begin(), players.end(), players.front()) == std::ssize(players);
    const BotInfo* bot = areSame ? findBot(players.front()) : nullptr;
    return bot ? translated(bot->name) : tr("the players of the game");
}

QString WhatIfController::kindText(const Branch& branch, bool isDealt) const
{
    const QString words = wordsAt(branch.from, branch.step, branch.seat, branch.action);
    const QString players = playersText(branch.players);
    const SeatInfo& seat = seats_[asIndex(branch.seat)];
    if (!isDealt)
        return tr("With the real cards · %1 · played on by %2", "action, players").arg(words, players);
    return seat.person
        ? tr("What you could not see, dealt again · %1 · played on by %2", "action, players").arg(words, players)
        : tr("What %1 could not see, dealt again · %2 · played on by %3", "seat, action, players")
              .arg(seat.name, words, players);
}

/// Fills in who decides at the cursor, and what else was possible.
void WhatIfController::describeQuestion(WhatIfText& text) const
{
    text.question = tr("Nobody has a choice at this step. Go to one at which somebody decides.");
    const int step = session_.line().cursor();
    if (session_.line().atEnd() || seat_ < 0)
        return;
    const std::string& played = session_.line().record().steps[asIndex(step)].text;
    const Position position = positionOf(session_.line().match(), seats_, {seat_, false});
    for (const std::string& action : session_.line().match().legal(seat_))
        if (action != played)
            text.actions.emplace_back(QString::fromStdString(action), parlour::spoken(table_.actionAt(position, action)));
    if (text.actions.empty())
        return;
    text.mayAsk = isChoosing_ || shown() < 0; // else the branch that is shown has the room
    const SeatInfo& seat = seats_[asIndex(seat_)];
    text.question = tr("Step %1, %2. Played: %3. Choose another action, at the table or here.", "number, seat, action")
                        .arg(QString::number(step + 1), seat.name, parlour::spoken(table_.actionAt(position, played)));
    text.action = QString::fromStdString(action_);
    for (const BotInfo* bot : levelsOf(session_.line().info().id))
        text.players.emplace_back(idOf(bot->level), translated(bot->name));
    text.players.emplace_back(kSamePlayers, tr("The players of the game"));
    text.player = idOf(level_);
    text.explanation = seat.person
        ? tr("The real cards show what would have happened. Dealt again shows what you could expect: all that you could not "
             "see is dealt anew, as the analysis thinks it likely, up to %n time(s).",
             nullptr, kDeals)
        : tr("The real cards show what would have happened. Dealt again shows what %1 could expect: all that %1 could not "
             "see is dealt anew, as the analysis thinks it likely, up to %n time(s).",
             nullptr, kDeals)
              .arg(seat.name);
}

/// Adds the values of both actions, of which the branch's comes first; `isBetter`: it is the better one.
void WhatIfController::addValues(WhatIfText& text, ValueTable table, bool isBetter) const
{
    if (!isBetter)
        std::swap(table.rows[0], table.rows[1]);
    table.rows[0].isBest = true;
    if (table.rows[1].isSame)
        table.rows[1].loss.clear();
    text.values.push_back(std::move(table));
}

/// Fills in the chances to win after both actions.
void WhatIfController::describeChances(WhatIfText& text, const Branch& branch, const std::string& played) const
{
    const Goal goal = session_.line().match().goal();
    const ChanceIntervals chances = chancesOf(branch.outcomes, goal);
    const QString loss = figure(-100 * std::abs(chances.lead.value), 1);
    ValueTable table{translated(goal.chance), tr("Loses, points", "header of a column"), {}};
    table.rows.push_back({text.otherName, withInterval(chances.other), loss, false, chances.isSame()});
    table.rows.push_back({text.playedName, withInterval(chances.played), loss, false, chances.isSame()});
    table.rows[chances.lead.value < 0 ? 1 : 0].loss.clear();
    addValues(text, std::move(table), chances.lead.value >= 0);
    const double low = 100 * std::abs(chances.lead.low), high = 100 * std::abs(chances.lead.high);
    if (!chances.isSame())
        text.certainty = tr("The difference is %1 to %2 points, as sure as 95 in 100.")
                             .arg(figure(std::min(low, high), 0), figure(std::max(low, high), 0));
    text.contrast = contrastText(branch, played, chances.lead);
}

/// The reason why the outcomes differ from the analysis; empty if they do not by more than the errors of both.
QString WhatIfController::contrastText(const Branch& branch, const std::string& played, const Interval& lead) const
{
    const Appraisal* analysis = branch.from < 0 && appraisalAt_ ? appraisalAt_(branch.step, branch.seat) : nullptr;
    if (!analysis)
        return {};
    const auto find = [analysis](const std::string& action) {
        return std::find_if(analysis->choices.begin(), analysis->choices.end(),
                            [&](const Alternative& each) { return each.action == action; });
    };
    const auto other = find(branch.action), real = find(played);
    if (other == analysis->choices.end() || real == analysis->choices.end())
        return {};
    const Goal goal = session_.line().match().goal();
    const Estimate one = chanceOf(goal, other->share), two = chanceOf(goal, real->share);
    const double value = one.value - two.value, error = 2 * std::hypot(one.error, two.error);
    if (value + error >= lead.low && value - error <= lead.high)
        return {};
    return tr("The analysis says %1 points, as it expects everybody to play as it does; here the game is played on by %2.",
              "difference, players")
        .arg(figure(100 * value, 1, true), playersText(branch.players));
}

/// Fills in the outcomes of both actions.
void WhatIfController::describeDeals(WhatIfText& text, const Branch& branch) const
{
    const std::vector<PairedOutcome>& outcomes = branch.outcomes;
    if (outcomes.empty())
        return;
    const std::string played = lineOf(branch.from).steps[asIndex(branch.step)].text;
    text.otherName = wordsAt(branch.from, branch.step, branch.seat, branch.action);
    text.playedName = tr("Played: %1").arg(wordsAt(branch.from, branch.step, branch.seat, played));
    const Goal goal = session_.line().match().goal();
    if (session_.line().match().seats() > 1)
        describeChances(text, branch, played);
    const bool isPoints = countsPoints(outcomes);
    if (isPoints) {
        const Estimate other = meanOf(outcomes, [](const PairedOutcome& each) { return each.other.points; });
        const Estimate real = meanOf(outcomes, [](const PairedOutcome& each) { return each.played.points; });
        const Estimate lead =
            meanOf(outcomes, [](const PairedOutcome& each) { return each.other.points - each.played.points; });
        const bool isSame = std::abs(lead.value) <= 2 * lead.error;
        const QString loss = withError(figure(-std::abs(lead.value), 1), lead.error);
        ValueTable table{tr("Points"), tr("Loses, points", "header of a column"), {}};
        table.rows.push_back({text.otherName, withError(figure(other.value, 1), other.error),
                              lead.value < 0 ? loss : QString(), false, isSame});
        table.rows.push_back({text.playedName, withError(figure(real.value, 1), real.error),
                              lead.value < 0 ? QString() : loss, false, isSame});
        addValues(text, std::move(table), lead.value >= 0);
    }
    text.bars = spreadOf(outcomes, kMostBars);
    for (const OutcomeBar& bar : text.bars) {
        const double chance = goal.chanceOf(bar.from);
        const QString low = figure(bar.from, 0), high = figure(bar.to, 0);
        text.barNames.push_back(isPoints && low != high ? tr("%1 to %2", "points").arg(low, high)
                                    : isPoints          ? low
                                    : chance <= 0       ? tr("Lost")
                                    : chance >= 1       ? tr("Won")
                                                        : percentOf(chance));
    }
}

/// Makes the rows of the list again if the branches have changed.
void WhatIfController::updateRows()
{
    const std::vector<Branch>& branches = session_.line().branches();
    if (branches == listed_)
        return;
    listed_ = branches;
    rows_.clear();
    results_.clear();
    std::vector<BranchTrack::Line> lines;
    for (std::size_t i = 0; i < branches.size(); ++i) {
        const Branch& branch = branches[i];
        WhatIfText::Row row;
        row.name = branch.name.empty() ? tr("Step %1: %2", "number, action")
                                             .arg(branch.step + 1)
                                             .arg(wordsAt(branch.from, branch.step, branch.seat, branch.action))
                                       : QString::fromStdString(branch.name);
        results_.push_back(branch.isDealt() ? QString() : resultText(lineOf(static_cast<int>(i))));
        row.detail = branch.isDealt() ? tr("dealt again, %n time(s)", nullptr, static_cast<int>(branch.outcomes.size()))
                                      : tr("real cards · %1", "result").arg(results_.back());
        rows_.push_back(row);
        lines.push_back({row.name, branch.from, branch.step, branch.step + static_cast<int>(branch.steps.size())});
    }
    track_->setLines(static_cast<int>(session_.line().game().steps.size()), std::move(lines));
}

void WhatIfController::updateText()
{
    if (seats_.empty())
        return;
    updateRows();
    const int step = session_.line().cursor();
    const Node node = session_.line().match().node();
    seat_ = session_.line().atEnd() ? -1 : session_.line().record().steps[asIndex(step)].who;
    if (seat_ >= 0 && !(node.isWaiting() && node.seats.has(seat_)))
        seat_ = -1;
    WhatIfText text;
    const int index = shown();
    const std::vector<Branch>& branches = session_.line().branches();
    if (isOpen_)
        describeQuestion(text);
    if (!text.mayAsk && (work_ || index >= 0))
        text.question.clear();
    text.isRunning = work_ != nullptr;
    text.state = problem_;
    QString kind;
    if (work_) {
        kind = kindText(work_->branch(), work_->deals() > 0);
        text.state = work_->deals() == 0 ? tr("Playing it out…")
                                         : tr("Deal %1 of %2…").arg(work_->branch().outcomes.size()).arg(work_->deals());
        describeDeals(text, work_->branch());
    } else if (index >= 0 && branches[asIndex(index)].isDealt()) {
        const Branch& branch = branches[asIndex(index)];
        const int deals = static_cast<int>(branch.outcomes.size());
        kind = kindText(branch, true);
        text.state = tr("%n deal(s), each played on after both actions", nullptr, deals);
        text.more = deals < kMaxDeals ? tr("More deals") : QString();
        describeDeals(text, branch);
    } else if (index >= 0) {
        kind = kindText(branches[asIndex(index)], false);
        text.mayCompare = true;
        if (problem_.isEmpty())
            text.state = tr("This branch: %1. The game: %2.", "results")
                             .arg(results_[asIndex(index)], resultText(session_.line().game()));
    }
    text.branches = rows_;
    if (index >= 0)
        text.branches[asIndex(index)].isShown = true;
    if (historyId_ == 0 && !branches.empty())
        text.note = tr("Save a copy of the game (%1) to keep its branches.")
                        .arg(keyText(library_.settings().preferences().keys, scope::kTable, "Ctrl+S"));
    text_ = std::move(text);
    panel_->setText(text_);
    kind_->setText(kind);
    back_->setText(work_ ? tr("Stop") : tr("Back to the game"));
    back_->setHint(tr("Key Esc"));
    const bool before = needsRoom();
    head_->setVisible(!kind.isEmpty());
    track_->setVisible(!branches.empty());
    track_->setPlace(index, step);
    strip_->setVisible(!kind.isEmpty() || !branches.empty());
    if (needsRoom() != before)
        emit roomChanged();
}

} // namespace parlour
