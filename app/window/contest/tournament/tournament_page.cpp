// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/tournament/tournament_page.h"

#include "app/draw/background_work.h"
#include "app/seating/scoreboard.h"
#include "app/stage/pressed_key.h"
#include "app/widgets/controls.h"
#include "app/widgets/language_change.h"
#include "app/window/contest/bracket_view.h"
#include "app/window/contest/tournament/next_match.h"
#include "app/window/contest/tournament/points_table.h"
#include "app/window/contest/tournament/round_list.h"
#include "app/window/parts/shortcuts.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <utility>

namespace parlour {

namespace {

constexpr int kMaxTournamentWidth = 1440; ///< px
constexpr int kSide = 320; ///< px
constexpr int kMinTwoColumns = 1100; ///< px, the minimum width for the rounds next to the table

/// "4 players, 3 matches of each pair".
QString summaryOf(const ContestPlan& plan)
{
    const QString players = TournamentPage::tr("%n player(s)", nullptr, plan.shape.entrants);
    return plan.shape.format == Format::Cup
        ? players
        : TournamentPage::tr("%1, %n match(es) of each pair", nullptr, static_cast<int>(plan.shape.matches)).arg(players);
}

/// A panel with a heading.
std::pair<Panel*, QVBoxLayout*> panelWith(const QString& heading)
{
    auto* panel = new Panel;
    auto* column = makeLayout<QVBoxLayout>(8, panel, {20, 14, 20, 16});
    column->addWidget(makeLabel(heading, 16, true));
    return {panel, column};
}

} // namespace

TournamentPage::TournamentPage(ContestController& contests, Settings& settings, const WindowStyle& style,
                               const QString& path, QWidget* parent)
    : Page(style, parent),
      contests_(contests),
      settings_(settings),
      path_(path)
{
    // The table changes with the people's matches, so nothing is shown anew before the others have played theirs.
    connect(&contests_, &ContestController::ended, this, [this](const QString& played) {
        if (played == path_)
            read();
    });
    connect(&contests_, &ContestController::stateChanged, this, [this] {
        if (tournament_.now && !tournament_.next())
            showParts();
    });
    keepTranslated(this, [this] { build(); });
    read();
}

void TournamentPage::keyPressEvent(QKeyEvent* event)
{
    if (pressedKey(*event) == settings_.preferences().keys.own(scope::kTournament, "P"))
        playNext();
    else
        Page::keyPressEvent(event);
}

void TournamentPage::resizeEvent(QResizeEvent*)
{
    fitColumns();
}

void TournamentPage::build()
{
    QVBoxLayout* whole = restart(tr("Tournament"));
    table_ = nullptr;
    bracket_ = nullptr;
    fillBar(addBar(whole, 12, 16));
    auto* inside = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(16, inside, {24, 16, 24, 20});
    column->addWidget(next_ = new NextMatch);
    connect(next_, &NextMatch::playWanted, this, &TournamentPage::playNext);
    connect(next_, &NextMatch::othersWanted, this, [this] { emit playWanted(path_, tournament_.now->plan); });
    columns_ = new QBoxLayout(QBoxLayout::LeftToRight);
    columns_->setSpacing(16);
    columns_->addWidget(makeStandings(), 1, Qt::AlignTop);
    const auto [side, rounds] = panelWith(tr("Rounds"));
    side_ = side;
    rounds->addWidget(rounds_ = new RoundList);
    columns_->addWidget(side, 0, Qt::AlignTop);
    column->addLayout(columns_);
    column->addStretch();
    whole->addWidget(makeScroll(centred(inside, kMaxTournamentWidth)), 1);
    fitColumns();
    showParts();
}

void TournamentPage::fillBar(QHBoxLayout* row)
{
    row->setSpacing(6);
    addBack(row);
    row->addWidget(title_ = makeLabel({}, 16, true));
    row->addSpacing(6);
    row->addWidget(summary_ = new ElidedLabel({}, 14, false, true), 1);
    auto* statistics = new Button(Button::Kind::Ghost, Icon::Chart, tr("Statistics"));
    connect(statistics, &Button::clicked, this, [this] { emit statisticsWanted(path_); });
    row->addWidget(statistics);
    Button* settings = makeIconButton(Icon::Gear, tr("Settings"));
    connect(settings, &Button::clicked, this, &TournamentPage::settingsWanted);
    row->addWidget(settings);
}

QWidget* TournamentPage::makeStandings()
{
    auto* panel = new Panel;
    standings_ = makeLayout<QVBoxLayout>(8, panel, {20, 14, 20, 16});
    standings_->addWidget(word_ = makeParagraph({}, 16, true));
    return panel;
}

/// A match that ended while the others play is counted when they have stopped for it, since they hold the file.
void TournamentPage::read()
{
    goesOn_ = true;
    isReading_ = true;
    if (contests_.isPlaying(path_) && tournament_.now)
        return contests_.stopFor(*this);
    inBackground([path = path_, isPlayed = contests_.isPlaying(path_)] {
        return readTournament(path, isPlayed);
    }).then(this, [this, ticket = ++ticket_](const Tournament& tournament) {
        if (ticket != ticket_)
            return;
        isReading_ = false;
        show(tournament);
        if (std::exchange(isPlayWanted_, false))
            playNext();
    });
}

void TournamentPage::show(const Tournament& tournament)
{
    if (!tournament.problem.isEmpty())
        emit said(tournament.problem);
    if (!tournament.now)
        return;
    tournament_ = tournament;
    players_ = seatsOf(tournament.now->plan.entrants, namingOf(settings_));
    showParts();
    goOn();
}

/// Lets the others play what is left to them, once for each reading, so that a contest which fails is not begun for ever.
void TournamentPage::goOn()
{
    const ContestSnapshot& now = *tournament_.now;
    const bool isLeft = !now.table.isFinished && !now.isPersonsTurn();
    if (isLeft && goesOn_ && !contests_.isPlaying(path_) && !contests_.isQueued(path_))
        emit playWanted(path_, now.plan);
    else if (!contests_.isPlaying(path_))
        contests_.passTurn();
    goesOn_ = false;
}

void TournamentPage::showParts()
{
    if (!tournament_.now)
        return;
    title_->setText(contestTitle(tournament_.now->plan));
    summary_->setText(summaryOf(tournament_.now->plan));
    next_->show(tournament_, players_,
                contests_.isPlaying(path_) && !contests_.isPaused() ? NextMatch::Others::Playing
                                                                    : NextMatch::Others::Waiting);
    const QString word = roundWord(tournament_, players_);
    word_->setText(!word.isEmpty() ? word : tournament_.isCup() ? tr("Bracket") : tr("Table"));
    if (tournament_.isCup()) {
        if (!bracket_) {
            standings_->addWidget(bracket_ = new BracketView);
            connect(bracket_, &BracketView::encounterWanted, this, [this] { emit statisticsWanted(path_); });
        }
        QStringList names;
        for (const SeatInfo& each : players_)
            names << each.name;
        bracket_->setScores(Scoreboard(tournament_.now, names));
    } else {
        if (!table_)
            standings_->addWidget(table_ = new PointsTable);
        table_->show(tournament_, players_);
    }
    rounds_->show(tournament_, players_);
}

void TournamentPage::playNext()
{
    isPlayWanted_ = isReading_;
    if (const PersonMatch* match = tournament_.now && !isReading_ ? tournament_.next() : nullptr)
        emit matchWanted(match->start);
}

void TournamentPage::fitColumns()
{
    const bool isWide = width() >= kMinTwoColumns;
    columns_->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    side_->setMinimumWidth(isWide ? kSide : 0);
    side_->setMaximumWidth(isWide ? kSide : QWIDGETSIZE_MAX);
}

} // namespace parlour
