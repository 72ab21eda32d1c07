// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/contest_page.h"

#include "app/contest/contest_export.h"
#include "app/contest/contest_folder.h"
#include "app/draw/background_work.h"
#include "app/store/game_file.h"
#include "app/store/translation.h"
#include "app/widgets/figure_table.h"
#include "app/widgets/formatting.h"
#include "app/widgets/number_field.h"
#include "app/widgets/save_dialog.h"
#include "app/widgets/sheet.h"
#include "app/window/contest/bot_picker.h"
#include "app/window/contest/bracket_view.h"
#include "app/window/contest/crosstable.h"
#include "app/window/contest/entrant_list.h"
#include "app/window/contest/fault_drawer.h"
#include "app/window/contest/lead_chart.h"
#include "app/window/contest/match_drawer.h"
#include "app/window/contest/seat_table.h"
#include "app/window/contest/standings_table.h"
#include "engine/base/index.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollArea>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kLeft = 252, kMaxLeft = 320;
constexpr int kMinDrawer = 372;
constexpr int kMaxDrawer = 560;
constexpr int kMinThreeColumns = 1240; ///< px, the minimum width for three columns
constexpr int kMaxPageWidth = 1920;
constexpr int kMaxExtraRowHeight = 18; ///< px added to the minimum height of a row at most
constexpr int kMargins = 128; ///< px, total of the horizontal margins of the columns and of the crosstable's panel

constexpr int kUpdateInterval = 60; ///< ms between the steps of an update

LeadCurves readCurvesOf(const QString& path)
{
    const auto file = ContestFile::open(path, ContestFile::Access::Read);
    if (!file)
        return {};
    auto curves = leadCurvesOf(**file);
    return curves ? *std::move(curves) : LeadCurves{};
}

/// Writes the table to a file. Returns an error message, or nothing on success.
QString writeExport(const QString& path, ExportKind kind, const QString& to, bool commands)
{
    const auto file = ContestFile::open(path, ContestFile::Access::Read);
    if (!file)
        return translated(file.error());
    return writeWhole(to, exported(**file, kind, commands));
}

/// The sign of an outcome, painted because finding its character in the system's fonts may take long.
class OutcomeSign : public QWidget {
public:
    explicit OutcomeSign(int outcome) : outcome_(outcome) { setFixedSize(12, 16); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        drawOutcome(painter, QRectF(rect()).center(), outcome_, ink(this).dim);
    }

private:
    int outcome_;
};

/// A column for panels.
QWidget* makeColumn()
{
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(16);
    column->addStretch();
    return whole;
}

void addTo(QWidget* column, QWidget* panel, int stretch = 0)
{
    auto* layout = static_cast<QVBoxLayout*>(column->layout());
    layout->insertWidget(layout->count() - 1, panel, stretch);
}

/// The legend of the crosstable's signs. Hidden if there is no room for all of it.
class Legend : public QWidget {
public:
    Legend()
    {
        auto* signs = new QHBoxLayout(this);
        signs->setContentsMargins(0, 0, 0, 0);
        signs->setSpacing(4);
        for (const auto& [outcome, words] :
             {std::pair(1, ContestPage::tr("row wins more")), std::pair(-1, ContestPage::tr("row wins less")),
              std::pair(0, ContestPage::tr("within two errors"))}) {
            signs->addWidget(new OutcomeSign(outcome));
            signs->addWidget(makeLabel(words, 12, false, true));
            signs->addSpacing(outcome == 0 ? 0 : 8);
        }
        for (QWidget* each : findChildren<QWidget*>()) {
            QSizePolicy policy = each->sizePolicy();
            policy.setRetainSizeWhenHidden(true);
            each->setSizePolicy(policy);
        }
    }
    QSize minimumSizeHint() const override { return {0, QWidget::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent*) override
    {
        for (QWidget* each : findChildren<QWidget*>())
            each->setVisible(width() >= sizeHint().width());
    }
};

/// A panel with a heading; `corner`, if not null, is at the end of its line.
std::pair<Panel*, QVBoxLayout*> panelWith(const QString& heading, QWidget* corner)
{
    auto* panel = new Panel;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(16, 12, 16, 14);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(makeLabel(heading, 16, true));
    head->addStretch();
    if (corner)
        head->addWidget(corner);
    column->addLayout(head);
    return {panel, column};
}

} // namespace

ContestPage::ContestPage(ContestController& contests, Settings& settings, const WindowStyle& style, const QString& path,
                         QWidget* parent)
    : Page(style, parent),
      contests_(contests),
      settings_(settings),
      path_(path)
{
    connect(&contests_, &ContestController::progressed, this, [this](std::shared_ptr<const ContestSnapshot> now) {
        if (contests_.isPlaying(path_))
            show(std::move(now));
    });
    connect(&contests_, &ContestController::stateChanged, this, &ContestPage::showFigures);
    connect(&contests_, &ContestController::ended, this, [this](const QString& played) {
        if (played != path_)
            return;
        curvesAt_ = -1;
        if (change_)
            applyChange();
        else
            read();
    });
    clock_.setInterval(1000);
    connect(&clock_, &QTimer::timeout, this, &ContestPage::showFigures);
    clock_.start();
    build();
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
    if (event->key() == Qt::Key_Escape && drawer_)
        closeDrawer();
    else if (event->key() == Qt::Key_P)
        resumeOrPause();
    else if (event->key() == Qt::Key_E)
        export_->click();
    else if (event->key() == Qt::Key_Question || event->key() == Qt::Key_F1)
        showKeys();
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
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(24, 14, 24, 16);
    column->setSpacing(14);
    column->addWidget(strip_ = new ContestStrip);
    connect(strip_, &ContestStrip::goWanted, this, &ContestPage::resumeOrPause);
    connect(strip_, &ContestStrip::stopWanted, this, [this] {
        if (contests_.isQueued(path_))
            contests_.leaveQueue(path_);
        else
            contests_.stop();
    });
    connect(strip_, &ContestStrip::matchWanted, this, &ContestPage::playMatch);

    auto* panels = new QWidget;
    auto* row = new QHBoxLayout(panels);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(left_ = makeColumn());
    row->addWidget(middle_ = makeColumn(), 1);
    entrants_ = nullptr;
    bracket_ = nullptr;
    cross_ = nullptr;
    standings_ = nullptr;
    seats_ = nullptr;
    lead_ = nullptr;
    auto* lower = new QHBoxLayout;
    lower->setSpacing(16);
    scroll_ = makeScroll(panels);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // for a large crosstable next to a drawer
    scroll_->viewport()->installEventFilter(this);
    lower->addWidget(scroll_, 1);
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
    connect(export_, &MenuButton::opening, this, &ContestPage::fillExportMenu);
    add_ = add(new MenuButton(Button::Kind::Ghost, Icon::Plus, tr("Add")), tr("Add a bot or matches"));
    connect(add_, &MenuButton::opening, this, &ContestPage::fillAddMenu);
    connect(button(Icon::Trophy, tr("New contest"), {}), &Button::clicked, this, &ContestPage::newWanted);
    connect(button(Icon::Help, {}, tr("Keys")), &Button::clicked, this, &ContestPage::showKeys);
    connect(button(Icon::Gear, {}, tr("Settings")), &Button::clicked, this, &ContestPage::settingsWanted);
}

void ContestPage::addEntrants()
{
    const auto [entrants, list] = panelWith(tr("Entrants"), makeLabel(tr("faults"), 12, false, true));
    list->addWidget(entrants_ = new EntrantList);
    connect(entrants_, &EntrantList::faultsWanted, this, &ContestPage::openFaults);
    addTo(left_, entrants);
}

void ContestPage::addLead()
{
    const auto [lead, inside] = panelWith(tr("The lead over time"), nullptr);
    inside->addWidget(makeLabel(tr("Win share, band = %1", "a share").arg(percentOf(0.95)), 12, false, true));
    inside->addWidget(lead_ = new LeadChart, 1);
    lead->setMaximumHeight(560);
    addTo(left_, lead, 1);
}

void ContestPage::addBracket()
{
    const auto [bracket, rounds] =
        panelWith(tr("Bracket"), makeLabel(tr("Choose a meeting to see its matches"), 12, false, true));
    rounds->addWidget(bracket_ = new BracketView);
    connect(bracket_, &BracketView::encounterWanted, this, &ContestPage::openCell);
    addTo(middle_, bracket);
}

void ContestPage::addCrosstable()
{
    const auto [cross, cells] = panelWith(tr("Crosstable"), new Legend);
    cells->addWidget(cross_ = new Crosstable);
    connect(cross_, &Crosstable::cellWanted, this, &ContestPage::openCell);
    addTo(middle_, cross);
}

void ContestPage::addStandings()
{
    verdict_ = new ElidedLabel({}, 13, true);
    const auto [standings, lines] = panelWith(tr("Standings"), verdict_);
    lines->addWidget(standings_ = new StandingsTable);
    addTo(middle_, standings);
}

void ContestPage::addSeats()
{
    const auto [seats, shares] = panelWith(tr("Wins by seat"), nullptr);
    shares->addWidget(seats_ = new SeatTable);
    addTo(middle_, seats);
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
    if (!entrants_) {
        title_->setText(contestTitle(snapshot_->plan));
        addEntrants();
        if (scores_->format() == Format::Cup)
            addBracket();
        else
            addCrosstable();
    }
    summary_->setText(contestSummary(snapshot_->plan));
    summary_->setToolTip(summary_->text());
    entrants_->setScores(*scores_);
    if (cross_)
        cross_->setScores(scores_);
    if (bracket_)
        bracket_->setScores(*scores_);
    showFigures();
    if (!isFirst && !contests_.isPlaying(path_)) {
        showStandings();
        showMatches();
        readCurves();
    } else { // In steps, since building and painting everything at once takes more than a frame.
        QTimer::singleShot(kUpdateInterval, this, &ContestPage::showStandings);
        QTimer::singleShot(2 * kUpdateInterval, this, [this] {
            showMatches();
            if (!lead_)
                showLead();
            readCurves();
        });
    }
}

void ContestPage::showStandings()
{
    if (!standings_)
        addStandings();
    const int before = standings_->rows();
    standings_->setScores(scores_);
    if (scores_->format() == Format::Tables) {
        if (!seats_)
            addSeats();
        seats_->setScores(*scores_);
    }
    verdict_->setText(scores_->verdict());
    if (standings_->rows() != before)
        fitRows();
}

void ContestPage::showMatches()
{
    if (matches_)
        matches_->setScores(scores_);
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
            for (const int entrant : snapshot_->pairings[at(snapshot_->personMatches.front().pairing)].entrants)
                if (entrant != snapshot_->plan.shape.person)
                    figures.opponent = scores_->name(entrant);
    }
    figures.seconds = contests_.seconds();
    figures.isBlocked = contests_.isPlaying() && !contests_.isPlaying(path_);
    strip_->setFigures(figures);
    export_->setEnabled(snapshot_ != nullptr);
    add_->setEnabled(snapshot_ != nullptr && figures.state != ContestStrip::State::Stopping);
}

/// Reads the curves, at intervals while the contest runs and at its end, since that reads the whole file.
void ContestPage::readCurves()
{
    if (!snapshot_) // A deferred call during a change of plan, which reads the contest again and calls this.
        return;
    const std::int64_t played = snapshot_->table.played;
    const std::int64_t step = std::max<std::int64_t>(1, snapshot_->table.planned / kLeadPoints);
    const bool isDue = curvesAt_ < 0 || played - curvesAt_ >= step || (played != curvesAt_ && !contests_.isPlaying(path_));
    if (readsCurves_ || !isDue || snapshot_->plan.shape.format == Format::Cup)
        return;
    readsCurves_ = true;
    inBackground([path = path_] { return readCurvesOf(path); }).then(this, [this, played](const LeadCurves& curves) {
        readsCurves_ = false;
        curvesAt_ = played;
        curves_ = curves;
        showLead();
    });
}

void ContestPage::showLead()
{
    if (scores_->format() == Format::Cup)
        return;
    if (!lead_)
        addLead();
    lead_->setCurves(*scores_, curves_);
}

void ContestPage::openCell(int row, int column)
{
    auto* matches = new MatchDrawer(path_, scores_, row, column);
    matches_ = matches;
    connect(matches, &MatchDrawer::exportWanted, this, &ContestPage::exportMatch);
    openDrawer(matches);
    if (cross_)
        cross_->setOpened(row, column);
    matches->list()->setFocus();
}

void ContestPage::openFaults(int entrant)
{
    openDrawer(new FaultDrawer(path_, entrant, scores_->name(entrant)));
    if (cross_)
        cross_->setOpened(-1, -1);
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
    if (cross_)
        cross_->setOpened(-1, -1);
    fitDrawer();
    (cross_ ? cross_ : static_cast<QWidget*>(this))->setFocus();
}

void ContestPage::fitDrawer()
{
    // In a narrow window the drawer replaces the left column.
    drawerPlace_->setFixedWidth(std::clamp(width() * 29 / 100, kMinDrawer, kMaxDrawer));
    left_->setFixedWidth(std::clamp(width() / 6, kLeft, kMaxLeft));
    const int crossRoom = std::min(width(), kMaxPageWidth) - drawerPlace_->width() - left_->maximumWidth() - kMargins;
    const bool hasRoom = width() >= kMinThreeColumns && (!cross_ || crossRoom >= cross_->leastWidth());
    left_->setVisible(hasRoom || !drawer_);
    add_->setCompact(width() < 1180);
    export_->setCompact(width() < 1180);
}

/// Distributes spare height among the rows of both tables.
void ContestPage::fitRows()
{
    if (!cross_ || !standings_)
        return;
    const int rows = cross_->rows() + standings_->rows();
    cross_->setExtraRowHeight(0);
    standings_->setExtraRowHeight(0);
    const int spare = scroll_->viewport()->height() - middle_->layout()->totalSizeHint().height();
    const int more = std::clamp(spare / std::max(rows, 1), 0, kMaxExtraRowHeight);
    cross_->setExtraRowHeight(more);
    standings_->setExtraRowHeight(more);
}

bool ContestPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && scroll_ && watched == scroll_->viewport())
        fitRows();
    return Page::eventFilter(watched, event);
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

void ContestPage::exportMatch(int pairing, qint64 match)
{
    const QString name =
        QString("%1-%2-%3.parlour").arg(QFileInfo(path_).completeBaseName()).arg(pairing + 1).arg(match + 1);
    const QStringList kinds{tr("Parlour games (*.parlour)"), tr("All files (*)")};
    askWhereToSave(this, tr("Export the match"), kinds, name, [this, pairing, match](const QString& to) {
        inBackground([path = path_, pairing, match, to, commands = settings_.preferences().shareCommands] {
            return parlour::exportMatch(path, pairing, match, to, commands);
        }).then(this, [this, to](const QString& why) { reportExport(to, why); });
    });
}

void ContestPage::reportExport(const QString& to, const QString& why)
{
    const QString name = QDir::toNativeSeparators(to);
    emit said(why.isEmpty() ? tr("Exported to %1").arg(name) : tr("%1 was not written: %2").arg(name, why));
}

void ContestPage::fillExportMenu(QMenu* menu)
{
    menu->addAction(tr("Web page (HTML)…"), this, [this] { exportTo(static_cast<int>(ExportKind::Html)); });
    menu->addAction(tr("Markdown…"), this, [this] { exportTo(static_cast<int>(ExportKind::Markdown)); });
    menu->addAction(tr("Table (CSV)…"), this, [this] { exportTo(static_cast<int>(ExportKind::Csv)); });
    menu->addAction(tr("Data (JSON)…"), this, [this] { exportTo(static_cast<int>(ExportKind::Json)); });
}

void ContestPage::exportTo(int kind)
{
    const auto which = static_cast<ExportKind>(kind);
    const QString ending = which == ExportKind::Csv ? "csv"
        : which == ExportKind::Json                 ? "json"
        : which == ExportKind::Markdown             ? "md"
                                                    : "html";
    const QStringList kinds{QString("*.%1").arg(ending), tr("All files (*)")};
    const QString name = QFileInfo(path_).completeBaseName() + '.' + ending;
    askWhereToSave(this, tr("Export the table"), kinds, name, [this, which](const QString& to) {
        inBackground([path = path_, which, to, commands = settings_.preferences().shareCommands] {
            return writeExport(path, which, to, commands);
        }).then(this, [this, to](const QString& why) { reportExport(to, why); });
    });
}

void ContestPage::fillAddMenu(QMenu* menu)
{
    menu->addAction(tr("Add a bot…"), this, &ContestPage::addBot);
    menu->addAction(tr("More matches…"), this, &ContestPage::addMatches);
}

void ContestPage::addBot()
{
    auto* sheet = new Sheet(tr("Add a bot"), {560, 620}, window());
    auto* picker = new BotPicker(snapshot_->plan.game, settings_);
    sheet->content()->addWidget(picker, 1);
    connect(picker, &BotPicker::chosen, this, [this, sheet](const std::string& bot) {
        sheet->close();
        change([bot](const ContestPlan& plan) { return withEntrant(plan, bot); });
    });
    sheet->open();
}

void ContestPage::addMatches()
{
    auto* sheet = new Sheet(tr("More matches"), {460, 0}, window());
    auto* column = new QVBoxLayout;
    column->setContentsMargins(24, 4, 24, 20);
    column->setSpacing(12);
    QLabel* note = makeLabel(tr("How many matches each pair is to have played in the end. What was played stays."), 14);
    note->setWordWrap(true);
    column->addWidget(note);
    const std::int64_t before = snapshot_->plan.shape.matches;
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
void ContestPage::change(const std::function<Expected<ContestPlan>(const ContestPlan&)>& changed)
{
    const auto plan = changed(snapshot_->plan);
    if (!plan) {
        emit said(translated(plan.error()));
        return;
    }
    change_ = *plan;
    if (contests_.isPlaying(path_))
        contests_.stopFor(*this);
    else
        applyChange();
}

void ContestPage::applyChange()
{
    const ContestPlan plan = *std::exchange(change_, std::nullopt);
    inBackground([path = path_, plan]() -> QString {
        const auto file = ContestFile::open(path, ContestFile::Access::Write);
        const auto done = file ? (*file)->change(plan) : Expected<void>(file.error());
        return done ? QString() : translated(done.error());
    }).then(this, [this, plan](const QString& why) {
        snapshot_ = nullptr;
        if (why.isEmpty())
            emit playWanted(path_, plan);
        else {
            emit said(why);
            contests_.passTurn();
        }
        read();
    });
}

void ContestPage::showKeys()
{
    const std::vector<std::pair<QString, QString>> keys{
        {tr("Tab"), tr("from part to part")},
        {tr("Arrows"), tr("from cell to cell")},
        {tr("Enter"), tr("opens a cell, replays a match")},
        {tr("Esc"), tr("closes the list; then back")},
        {"P", tr("pauses, or goes on; plays your match")},
        {"E", tr("export")},
        {"F11", tr("full screen")},
    };
    auto* sheet = new Sheet(tr("Keys"), {480, 0}, window());
    auto* grid = new QGridLayout;
    grid->setContentsMargins(24, 4, 24, 24);
    grid->setHorizontalSpacing(16);
    grid->setColumnStretch(1, 1);
    for (int i = 0; i < static_cast<int>(keys.size()); ++i) {
        grid->addWidget(makeLabel(keys[static_cast<std::size_t>(i)].first, 14, true), i, 0);
        grid->addWidget(makeLabel(keys[static_cast<std::size_t>(i)].second, 14), i, 1);
    }
    sheet->content()->addLayout(grid);
    sheet->open();
}

} // namespace parlour
