// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/practice/practice_page.h"

#include "app/draw/lists.h"
#include "app/seating/game_summary.h"
#include "app/seating/setup.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/page_graphics.h"
#include "engine/games.h"

#include <QHBoxLayout>
#include <QShowEvent>

#include <algorithm>
#include <map>

namespace parlour {

namespace {

using Answer = KeptExercise::Answer;

constexpr int kWidest = 860;

QString nameOf(const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    return info ? translated(info->name) : game;
}

QLabel* addWrapped(QVBoxLayout* column, const QString& text, int pixels, bool strong = false, bool dim = false)
{
    QLabel* label = makeLabel(text, pixels, strong, dim);
    label->setWordWrap(true);
    column->addWidget(label);
    return label;
}

} // namespace

PracticePage::PracticePage(Library& library, const WindowStyle& style, const QString& game, QWidget* parent)
    : Page(style, parent),
      library_(library),
      practice_(library.history()),
      game_(game)
{
    if (const auto kept = practice_.read(); !kept) // says it once the page is connected
        QMetaObject::invokeMethod(
            this, [this, why = translated(kept.error())] { emit said(why); }, Qt::QueuedConnection);
    build();
    read();
}

PracticePage::~PracticePage() = default;

void PracticePage::build()
{
    QVBoxLayout* whole = restart(tr("Practice"));
    QHBoxLayout* bar = addBar(whole, 12, 16);
    addBack(bar);
    bar->addWidget(makeLabel(tr("Practice"), 16, true));
    bar->addStretch();
    auto* chooser = new Chooser(tr("Game"));
    chooser->addChoice(tr("All games"), {});
    for (const GameInfo& info : games())
        if (findTable(info.id))
            chooser->addChoice(translated(info.name), QString::fromStdString(info.id));
    chooser->setCurrent(game_);
    connect(chooser, &Chooser::chosen, this, [this](const QString& game) {
        game_ = game;
        fill();
    });
    bar->addWidget(chooser);

    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(24, 20, 24, 24);
    column->setSpacing(16);
    auto* panel = new Panel;
    round_ = new QVBoxLayout(panel);
    round_->setContentsMargins(20, 16, 20, 16);
    round_->setSpacing(10);
    column->addWidget(panel);
    kinds_ = new QVBoxLayout;
    kinds_->setSpacing(8);
    column->addLayout(kinds_);
    notes_ = addWrapped(column, {}, 13, false, true);
    column->addStretch();
    whole->addWidget(makeScroll(centred(inside, kWidest)), 1);
    fill();
}

/// Reads the history again, since games and reviews may have come.
void PracticePage::read()
{
    isRead_ = false;
    games_.clear();
    reader_ = makeHistoryReader(library_);
    connect(reader_.get(), &HistoryReader::came, this,
            [this](const std::vector<PastGame>& games) { games_.insert(games_.end(), games.begin(), games.end()); });
    connect(reader_.get(), &HistoryReader::done, this, [this] {
        isRead_ = true;
        const bool isFocused = hasFocus() || (first_ && first_->hasFocus());
        fill();
        if (isFocused)
            takeFocus();
    });
    connect(reader_.get(), &HistoryReader::failed, this, &PracticePage::said);
    reader_->read();
}

void PracticePage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (!event->spontaneous())
        fill();
}

QString PracticePage::kindOf(const Exercise& exercise) const
{
    const GameTable* table = findTable(exercise.kept.game.toStdString());
    return table && !exercise.taken.empty() ? table->mistakeKind(exercise.taken, exercise.best) : QString();
}

/// The exercises of the chosen games.
std::vector<Exercise> PracticePage::wanted() const
{
    std::vector<Exercise> wanted;
    std::copy_if(exercises_.all.begin(), exercises_.all.end(), std::back_inserter(wanted),
                 [this](const Exercise& each) { return game_.isEmpty() || each.kept.game == game_; });
    return wanted;
}

std::vector<Exercise> PracticePage::stock() const
{
    std::vector<Exercise> stock;
    for (const GameInfo& info : games())
        if (game_.isEmpty() || game_ == QString::fromStdString(info.id)) {
            std::vector<Exercise> some = unaskedOf(stockOf(info.id), practice_.kept());
            std::move(some.begin(), some.end(), std::back_inserter(stock));
        }
    return stock;
}

void PracticePage::fill()
{
    if (isRead_)
        exercises_ = exercisesOf(games_, practice_.kept());
    const std::vector<Exercise> exercises = wanted();
    const std::vector<Exercise> puzzles = stock();
    fillRound(exercises, !puzzles.empty());
    fillKinds(exercises);
    fillNotes(exercises, static_cast<int>(puzzles.size()));
}

void PracticePage::takeFocus()
{
    if (first_)
        first_->setFocus();
    else
        setFocus();
}

/// Shows the round that was left, or the result of the last one, and what can be begun.
void PracticePage::fillRound(const std::vector<Exercise>& exercises, bool hasPuzzles)
{
    clearLayout(round_);
    first_ = nullptr;
    const std::vector<KeptExercise> round = practice_.round();
    const auto count = [&round](Answer answer) {
        return static_cast<int>(
            std::count_if(round.begin(), round.end(), [answer](const auto& each) { return each.answer == answer; }));
    };
    const int all = static_cast<int>(round.size());
    const int open = count(Answer::Open), missed = count(Answer::Missed), solved = count(Answer::Solved);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    const auto add = [&](Icon icon, const QString& text, auto then) {
        auto* button = new Button(first_ ? Button::Kind::Plain : Button::Kind::Primary, icon, text);
        button->setExtent(44);
        connect(button, &Button::clicked, this, then);
        buttons->addWidget(button);
        first_ = first_ ? first_ : button;
    };
    const auto isDue = [](const Exercise& each) { return standingOf(each.kept, QDate::currentDate()) == Standing::Due; };
    const bool mayBegin = isRead_ && (hasPuzzles || std::any_of(exercises.begin(), exercises.end(), isDue));
    if (open > 0) {
        addWrapped(round_, tr("A round is open"), 20, true);
        addWrapped(round_, tr("%1 of %2 answered", "exercises of a round").arg(all - open).arg(all), 14);
        auto* line = new ProgressLine(static_cast<double>(all - open) / all, tr("Answered"));
        line->setMaximumWidth(QWIDGETSIZE_MAX);
        round_->addWidget(line);
        add(Icon::Play, open < all ? tr("Go on") : tr("Begin"), &PracticePage::exerciseWanted);
    } else if (all > 0) {
        addWrapped(round_, tr("%1 of %2 right", "exercises of a round").arg(solved).arg(all), 20, true);
        addWrapped(round_,
                   missed > 0 ? tr("%n exercise(s) missed. They come back by themselves; trying them now helps, too.",
                                   nullptr, missed)
                              : tr("All of them. What was a mistake of yours comes back later to make sure."),
                   14);
        if (missed > 0)
            add(Icon::Replay, tr("Redo the missed ones"), [this] { redo(); });
    } else {
        addWrapped(round_, tr("A round of ten"), 20, true);
        addWrapped(round_,
                   tr("Your own mistakes, until you find the move twice running, mixed with decisions of yours that were "
                      "fine and with puzzles. It takes about five minutes, and you can leave it at any time."),
                   14);
    }
    if (mayBegin)
        add(Icon::Plus, all > 0 ? tr("New round") : tr("Begin a round"), [this] { begin(); });
    else if (!isRead_)
        addWrapped(round_, tr("Looking through your games …"), 14, false, true);
    else if (open == 0)
        addWrapped(round_, tr("Nothing is due. Play and review games: the mistakes in them come here."), 14, false, true);
    buttons->addStretch();
    round_->addLayout(buttons);
}

/// Lists what is due and what there is, by game and kind of mistake, the most first.
void PracticePage::fillKinds(const std::vector<Exercise>& exercises)
{
    clearLayout(kinds_);
    struct Count {
        int due = 0;
        int all = 0;
    };
    std::map<std::pair<QString, QString>, Count> counts;
    for (const Exercise& each : exercises) {
        const Standing standing = standingOf(each.kept, QDate::currentDate());
        if (standing == Standing::Once || standing == Standing::Mastered || standing == Standing::Parked)
            continue;
        const QString kind = each.kept.source == KeptExercise::Source::Mistake ? kindOf(each) : tr("Kept positions");
        Count& count = counts[{each.kept.game, kind.isEmpty() ? tr("Other mistakes") : kind}];
        count.due += standing == Standing::Due;
        count.all += 1;
    }
    if (counts.empty())
        return;
    std::vector<std::pair<std::pair<QString, QString>, Count>> rows(counts.begin(), counts.end());
    std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.second.due > b.second.due; });
    kinds_->addWidget(makeLabel(tr("What comes back"), 14, true, true));
    for (const auto& [key, count] : rows) {
        auto* panel = new Panel;
        auto* row = new QHBoxLayout(panel);
        row->setContentsMargins(16, 8, 16, 8);
        row->setSpacing(12);
        auto* words = new QVBoxLayout;
        words->setSpacing(2);
        addWrapped(words, key.second, 14, true);
        words->addWidget(makeLabel(nameOf(key.first), 12, false, true));
        row->addLayout(words, 1);
        row->addWidget(makeLabel(tr("%1 due of %2", "exercises").arg(count.due).arg(count.all), 14, count.due > 0));
        kinds_->addWidget(panel);
    }
}

void PracticePage::fillNotes(const std::vector<Exercise>& exercises, int puzzles)
{
    std::map<Standing, int> counts;
    int unreviewed = 0;
    for (const Exercise& each : exercises)
        ++counts[standingOf(each.kept, QDate::currentDate())];
    for (const PastGame& game : games_)
        unreviewed += !game.review && game.problem.isEmpty() && ownSeatOf(game.entry.seats) >= 0
            && (game_.isEmpty() || game.entry.game == game_);
    QStringList notes;
    const auto add = [&notes](int count, const QString& text) {
        if (count > 0)
            notes << text;
    };
    add(counts[Standing::Mastered], tr("%n exercise(s) mastered", nullptr, counts[Standing::Mastered]));
    add(counts[Standing::Parked],
        tr("%n exercise(s) parked after %1 misses", nullptr, counts[Standing::Parked]).arg(kMissedOften));
    add(puzzles, tr("%n puzzle(s) left, each asked once", nullptr, puzzles));
    add(unreviewed, tr("%n game(s) without a review: the history reviews them all", nullptr, unreviewed));
    add(exercises_.cleared,
        tr("%n kept exercise(s) set aside, since a newer analysis finds no mistake there", nullptr, exercises_.cleared));
    add(exercises_.unreadable,
        tr("%n exercise(s) left out, since their game cannot be read", nullptr, exercises_.unreadable));
    notes_->setText(notes.join(QStringLiteral(" · ")));
    notes_->setVisible(!notes.isEmpty());
}

bool PracticePage::keep(const Expected<void>& kept)
{
    if (!kept)
        emit said(translated(kept.error()));
    return practice_.next() > 0;
}

void PracticePage::begin()
{
    Rng rng = Rng::stream(newSeed(), Purpose::Analysis, 0);
    if (keep(practice_.begin(roundOf(
            wanted(), stock(), QDate::currentDate(), [this](const Exercise& each) { return kindOf(each); }, rng))))
        emit exerciseWanted();
}

void PracticePage::redo()
{
    if (keep(practice_.redoMissed()))
        emit exerciseWanted();
}

void PracticePage::leaveOut(int place)
{
    static_cast<void>(keep(practice_.leaveOut(place)));
}

} // namespace parlour
