// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/contest_page.h"

#include "app/contest/contest_folder.h"
#include "app/contest/match_reader.h"
#include "app/draw/background_work.h"
#include "app/stage/pressed_key.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/language_change.h"
#include "app/widgets/sheet.h"
#include "app/window/contest/contest_board.h"
#include "app/window/contest/contest_exporter.h"
#include "app/window/contest/fault_drawer.h"
#include "app/window/contest/lead_reader.h"
#include "app/window/contest/match_drawer.h"
#include "app/window/contest/plan_changes.h"
#include "app/window/parts/shortcuts.h"
#include "engine/base/index.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kMinDrawer = 372, kMaxDrawer = 560; ///< px
constexpr int kMaxPageWidth = 1920; ///< px
constexpr int kMinNamedButtons = 1180; ///< px, the minimum width for buttons with text
constexpr int kUpdateInterval = 60; ///< ms between the steps of an update

/// Opens the list of the page's keys.
void showKeys(const KeyMap& own, QWidget* window)
{
    const auto listed = [&own](const char* in, const char* usual) {
        return std::pair(keyText(own, in, usual), Shortcuts::words(in, usual));
    };
    const std::vector<std::pair<QString, QString>> keys{
        {ContestPage::tr("Tab"), ContestPage::tr("from part to part")},
        {ContestPage::tr("Arrows"), ContestPage::tr("from cell to cell")},
        {ContestPage::tr("Enter"), ContestPage::tr("opens a cell, replays a match")},
        {ContestPage::tr("Esc"), ContestPage::tr("closes the list; then back")},
        listed(scope::kContest, "P"),
        listed(scope::kContest, "E"),
        listed(scope::kEverywhere, "F11"),
    };
    auto* sheet = new Sheet(ContestPage::tr("Keys"), {480, 0}, window);
    auto* grid = new QGridLayout;
    grid->setContentsMargins(24, 4, 24, 24);
    grid->setHorizontalSpacing(16);
    grid->setColumnStretch(1, 1);
    for (int i = 0; i < static_cast<int>(keys.size()); ++i) {
        grid->addWidget(makeLabel(keys[asIndex(i)].first, 14, true), i, 0);
        grid->addWidget(makeLabel(keys[asIndex(i)].second, 14), i, 1);
    }
    sheet->content()->addLayout(grid);
    sheet->open();
}

} // namespace

ContestPage::ContestPage(ContestController& contests, Settings& settings, const WindowStyle& style, const QString& path,
                         QWidget* parent)
    : Page(style, parent),
      contests_(contests),
      settings_(settings),
      path_(path),
      changes_(new PlanChanges(contests, settings, path, this)),
      exporter_(new ContestExporter(settings, path, this)),
      lead_(new LeadReader(path, this))
{
    connect(&contests_, &ContestController::progressed, this, [this](std::shared_ptr<const ContestSnapshot> now) {
        if (contests_.isPlaying(path_))
            show(std::move(now));
    });
    connect(&contests_, &ContestController::stateChanged, this, &ContestPage::showFigures);
    connect(&contests_, &ContestController::ended, this, [this](const QString& played) {
        if (played != path_)
            return;
        lead_->expire();
        if (!changes_->apply())
            read();
    });
    connect(changes_, &PlanChanges::applied, this, [this](const ContestPlan& plan, const QString& problem) {
        snapshot_ = nullptr;
        if (problem.isEmpty()) {
            emit playWanted(path_, plan);
        } else {
            emit said(problem);
            contests_.passTurn();
        }
        read();
    });
    connect(changes_, &PlanChanges::said, this, &ContestPage::said);
    connect(exporter_, &ContestExporter::said, this, &ContestPage::said);
    connect(lead_, &LeadReader::came, this, [this] { board_->showLead(lead_->curves()); });
    clock_.setInterval(1000);
    connect(&clock_, &QTimer::timeout, this, &ContestPage::showFigures);
    clock_.start();
    keepTranslated(this, [this] { build(); });
    if (!contests_.isPlaying(path_) || !contests_.latest())
        read();
    else // The page appears first, since building its parts as well takes more than a frame.
        QTimer::singleShot(0, this, [this] {
            if (!snapshot_ && contests_.latest())
                show(contests_.latest());
        });
}

void ContestPage::keyPressEvent(QKeyEvent* event)
{
    const KeyMap& keys = settings_.preferences().keys;
    const QString pressed = pressedKey(*event);
    const auto is = [&](const char* usual) { return pressed == keys.own(scope::kContest, usual); };
    if (event->key() == Qt::Key_Escape && drawer_)
        closeDrawer();
    else if (is("P"))
        resumeOrPause();
    else if (is("E"))
        export_->click();
    else if (is("?") || pressed == keys.own(scope::kEverywhere, "F1"))
        showKeys(keys, window());
    else
        Page::keyPressEvent(event);
}

void ContestPage::resizeEvent(QResizeEvent*)
{
    fitDrawer();
}

// ------------------------------------------------------------------------------------------------ building

void ContestPage::build()
{
    QVBoxLayout* whole = restart(tr("Contest"));
    fillBar(addBar(whole, 12, 16));

    auto* body = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(14, body, {24, 14, 24, 16});
    column->addWidget(strip_ = new ContestStrip);
    connect(strip_, &ContestStrip::goWanted, this, &ContestPage::resumeOrPause);
    connect(strip_, &ContestStrip::stopWanted, this, [this] {
        if (contests_.isQueued(path_))
            contests_.leaveQueue(path_);
        else
            contests_.stop();
    });
    connect(strip_, &ContestStrip::matchWanted, this, &ContestPage::playMatch);

    board_ = new ContestBoard;
    connect(board_, &ContestBoard::cellWanted, this, &ContestPage::openCell);
    connect(board_, &ContestBoard::faultsWanted, this, &ContestPage::openFaults);
    auto* lower = makeLayout<QHBoxLayout>(16);
    lower->addWidget(board_, 1);
    drawerPlace_ = new QWidget;
    (new QVBoxLayout(drawerPlace_))->setContentsMargins(0, 0, 0, 0);
    drawerPlace_->hide();
    lower->addWidget(drawerPlace_);
    column->addLayout(lower, 1);

    whole->addWidget(centred(body, kMaxPageWidth), 1);
    fitDrawer();
    if (snapshot_) {
        const auto again = snapshot_;
        snapshot_ = nullptr;
        show(again);
    }
    showFigures();
}

void ContestPage::fillBar(QHBoxLayout* row)
{
    row->setSpacing(6);
    const auto add = [row](auto* each, const QString& name) {
        if (!name.isEmpty())
            each->setAccessibleName(name);
        row->addWidget(each);
        return each;
    };
    const auto button = [&](Icon icon, const QString& text, const QString& name) {
        return add(new Button(Button::Kind::Ghost, icon, text), name);
    };
    addBack(row);
    row->addWidget(title_ = makeLabel({}, 16, true));
    row->addSpacing(6);
    row->addWidget(summary_ = new ElidedLabel({}, 14, false, true), 1);
    export_ = add(new MenuButton(Button::Kind::Ghost, Icon::Share, tr("Export")), {});
    connect(export_, &MenuButton::opening, exporter_, &ContestExporter::fillMenu);
    add_ = add(new MenuButton(Button::Kind::Ghost, Icon::Plus, tr("Add")), tr("Add a bot or matches"));
    connect(add_, &MenuButton::opening, changes_, &PlanChanges::fillMenu);
    connect(button(Icon::Trophy, tr("New contest"), {}), &Button::clicked, this, &ContestPage::newWanted);
    connect(button(Icon::Help, {}, tr("Keys")), &Button::clicked, this,
            [this] { showKeys(settings_.preferences().keys, window()); });
    connect(button(Icon::Gear, {}, tr("Settings")), &Button::clicked, this, &ContestPage::settingsWanted);
}

// ------------------------------------------------------------------------------------------------ display

void ContestPage::read()
{
    inBackground([path = path_, isPlayed = contests_.isPlaying(path_)] {
        return readContest(path, isPlayed);
    }).then(this, [this](const ReadContest& reading) {
        problem_ = reading.problem;
        if (!problem_.isEmpty())
            emit said(problem_);
        if (!reading.now) {
            showFigures();
        } else { // Deferred, since this may run while the page is painted for the first time.
            QTimer::singleShot(0, this, [this, now = reading.now] { show(now); });
        }
    });
}

void ContestPage::show(std::shared_ptr<const ContestSnapshot> now)
{
    const bool isFirst = !snapshot_;
    snapshot_ = std::move(now);
    scores_ = std::make_shared<const Scoreboard>(snapshot_, namingOf(settings_));
    changes_->setPlan(snapshot_->plan);
    title_->setText(contestTitle(snapshot_->plan));
    summary_->setText(contestSummary(snapshot_->plan));
    summary_->setToolTip(summary_->text());
    board_->setScores(scores_);
    showFigures();
    if (!isFirst && !contests_.isPlaying(path_)) {
        board_->showStandings();
        showRest();
    } else { // In steps, since building and painting everything at once takes more than a frame.
        QTimer::singleShot(kUpdateInterval, board_, &ContestBoard::showStandings);
        QTimer::singleShot(2 * kUpdateInterval, board_, [this] { showRest(); });
    }
}

/// Shows the matches and the lead, which are shown last.
void ContestPage::showRest()
{
    if (matches_)
        matches_->setScores(scores_);
    if (!board_->hasLead())
        board_->showLead(lead_->curves());
    if (snapshot_) // none during a change of plan, which reads the contest again
        lead_->read(*snapshot_, contests_.isPlaying(path_));
}

ContestStrip::State ContestPage::state() const
{
    using State = ContestStrip::State;
    if (contests_.isPlaying(path_))
        return contests_.isStopping()        ? State::Stopping
            : contests_.isPaused()           ? State::Paused
            : snapshot_ && snapshot_->isHeld ? State::Waiting
                                             : State::Running;
    if (!snapshot_)
        return State::Reading;
    if (contests_.isQueued(path_))
        return State::Queued;
    return snapshot_->isPersonsTurn() ? State::YourTurn : snapshot_->table.isFinished ? State::Finished : State::Stopped;
}

void ContestPage::showFigures()
{
    ContestStrip::Figures figures;
    figures.state = state();
    if (snapshot_) {
        figures.played = snapshot_->table.played;
        figures.planned = snapshot_->table.planned;
        figures.perSecond = snapshot_->matchesPerSecond;
        figures.secondsLeft = snapshot_->secondsLeft;
        figures.mayGrow = snapshot_->table.bracket && !snapshot_->table.bracket->isOver();
        figures.leftToPerson = snapshot_->leftToPerson;
        if (!snapshot_->personMatches.empty())
            for (const int entrant : snapshot_->pairings[asIndex(snapshot_->personMatches.front().pairing)].entrants)
                if (snapshot_->plan.entrants[asIndex(entrant)] != kPerson)
                    figures.opponent = scores_->name(entrant);
    }
    figures.seconds = contests_.seconds();
    figures.isBlocked = contests_.isPlaying() && !contests_.isPlaying(path_);
    strip_->setFigures(figures);
    export_->setEnabled(snapshot_ != nullptr);
    add_->setEnabled(snapshot_ != nullptr && figures.state != ContestStrip::State::Stopping);
}

void ContestPage::openCell(int row, int column)
{
    auto* matches = new MatchDrawer(path_, scores_, row, column);
    matches_ = matches;
    connect(matches, &MatchDrawer::exportWanted, exporter_, &ContestExporter::exportMatch);
    openDrawer(matches);
    board_->setOpened(row, column);
    matches->list()->setFocus();
}

void ContestPage::openFaults(int entrant)
{
    openDrawer(new FaultDrawer(path_, entrant, scores_->name(entrant)));
    board_->setOpened(-1, -1);
}

void ContestPage::openDrawer(Drawer* drawer)
{
    connect(drawer, &Drawer::closeWanted, this, &ContestPage::closeDrawer);
    connect(drawer, &Drawer::replayWanted, this, &ContestPage::replay);
    clearLayout(drawerPlace_->layout());
    drawer_ = drawer;
    drawerPlace_->layout()->addWidget(drawer);
    drawerPlace_->show();
    fitDrawer();
}

void ContestPage::closeDrawer()
{
    clearLayout(drawerPlace_->layout());
    matches_ = nullptr;
    drawer_ = nullptr;
    drawerPlace_->hide();
    board_->setOpened(-1, -1);
    fitDrawer();
    if (!board_->focusCells())
        setFocus();
}

void ContestPage::fitDrawer()
{
    const int drawer = std::clamp(width() * 29 / 100, kMinDrawer, kMaxDrawer);
    drawerPlace_->setFixedWidth(drawer);
    board_->fit(std::min(width(), kMaxPageWidth), drawer_ ? drawer : 0);
    for (Button* each : {add_, export_})
        each->setCompact(width() < kMinNamedButtons);
}

// ------------------------------------------------------------------------------------------------ actions

void ContestPage::resumeOrPause()
{
    const auto now = state();
    if (now == ContestStrip::State::Running || now == ContestStrip::State::Paused)
        contests_.pause(now == ContestStrip::State::Running);
    else if (now == ContestStrip::State::Stopped || (now == ContestStrip::State::Queued && !contests_.isPlaying()))
        emit playWanted(path_, snapshot_->plan);
    else if (now == ContestStrip::State::YourTurn)
        playMatch();
}

void ContestPage::playMatch()
{
    if (snapshot_ && !snapshot_->personMatches.empty())
        emit matchWanted(snapshot_->personMatches.front().start);
}

void ContestPage::replay(int pairing, qint64 match)
{
    if (replays_)
        return;
    replays_ = true;
    inBackground([path = path_, pairing, match] {
        return readRecord(path, pairing, match);
    }).then(this, [this](const ReadRecord& read) {
        replays_ = false;
        if (read.problem.isEmpty())
            emit replayWanted(read.record);
        else
            emit said(read.problem);
    });
}

} // namespace parlour
