// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/practice/practice_page.h"

#include "app/bots/strengths.h"
#include "app/draw/lists.h"
#include "app/practice/puzzle_rating.h"
#include "app/seating/game_summary.h"
#include "app/seating/setup.h"
#include "app/statistics/progress.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/language_change.h"
#include "app/widgets/page_graphics.h"
#include "app/window/practice/exercise_theme.h"
#include "app/window/practice/rating_chart.h"
#include "engine/games.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QShowEvent>

#include <algorithm>
#include <map>
#include <tuple>

namespace parlour {

namespace {

using Answer = KeptExercise::Answer;

constexpr int kWidest = 860;
constexpr int kMostThemes = 8;
constexpr int kMinute = 60'000; ///< ms

QString nameOf(const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    return info ? translated(info->name) : game;
}

QLabel* addWrapped(QVBoxLayout* column, const QString& text, int pixels, bool strong = false, bool dim = false)
{
    QLabel* label = makeParagraph(text, pixels, strong, dim);
    column->addWidget(label);
    return label;
}

/// Adds a panel and returns its row, for words (addWords), which take the width, and for buttons after them.
QHBoxLayout* addRow(QVBoxLayout* column)
{
    auto* panel = new Panel;
    auto* row = makeLayout<QHBoxLayout>(12, panel, {16, 8, 16, 8});
    column->addWidget(panel);
    return row;
}

/// A line in bold with a dim one below.
void addWords(QHBoxLayout* row, const QString& strong, const QString& dim)
{
    auto* words = makeLayout<QVBoxLayout>(2);
    addWrapped(words, strong, 14, true);
    addWrapped(words, dim, 12, false, true);
    row->addLayout(words, 1);
}

Button* addButton(QHBoxLayout* row, Icon icon, const QString& text, const QString& name)
{
    auto* button = new Button(Button::Kind::Plain, icon, text);
    button->setAccessibleName(name);
    row->addWidget(button);
    return button;
}

/// The measured strengths of a game's levels, weakest first; empty if one was not measured.
std::vector<double> levelElos(const std::string& game)
{
    std::vector<double> elos;
    for (const BotInfo* level : levelsOf(game))
        if (const auto strength = strengthOf(level->id))
            elos.push_back(strength->elo);
    return elos;
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
    minute_.setObjectName(QStringLiteral("minute"));
    minute_.setInterval(kMinute);
    connect(&minute_, &QTimer::timeout, this, [this] {
        if (day_ != std::pair(practice_.today(), dailyDate()))
            fillKeepingFocus();
    });
    minute_.start();
    keepTranslated(this, [this] { build(); });
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
    auto* column = makeLayout<QVBoxLayout>(16, inside, {24, 20, 24, 24});
    auto* panel = new Panel;
    round_ = makeLayout<QVBoxLayout>(10, panel, {20, 16, 20, 16});
    column->addWidget(panel);
    for (QVBoxLayout** part : {&result_, &daily_, &ratings_, &themes_}) {
        *part = new QVBoxLayout;
        (*part)->setSpacing(8);
        column->addLayout(*part);
    }
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
        rateStarts();
        fillKeepingFocus();
        if (then_)
            std::exchange(then_, {})();
    });
    connect(reader_.get(), &HistoryReader::failed, this, &PracticePage::said);
    reader_->read();
}

void PracticePage::whenRead(std::function<void()> then)
{
    if (isRead_)
        then();
    else
        then_ = std::move(then);
}

void PracticePage::resume()
{
    whenRead([this] {
        if (practice_.next() > 0)
            emit exerciseWanted();
    });
}

/// Sets the rating with which the first puzzle of each game is met, from the results of the person's games.
void PracticePage::rateStarts()
{
    const EloOf eloOf = [](const std::string& bot, int seats) -> std::optional<double> {
        const auto strength = strengthOf(bot, seats);
        return strength ? std::optional(strength->elo) : std::nullopt;
    };
    for (const ProgressRow& row : progressOf(oldestFirst(games_), eloOf))
        if (row.opponent.empty() && !row.alone)
            practice_.setStart(row.game, startRating(row.elo, row.expectedGames, levelElos(row.game.toStdString())));
}

void PracticePage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (!event->spontaneous())
        fill();
}

/// The exercises of the chosen games.
std::vector<Exercise> PracticePage::wanted() const
{
    std::vector<Exercise> wanted;
    std::copy_if(exercises_.all.begin(), exercises_.all.end(), std::back_inserter(wanted),
                 [this](const Exercise& each) { return game_.isEmpty() || each.kept.game == game_; });
    return wanted;
}

bool PracticePage::isPlayed(const QString& game) const
{
    return std::any_of(games_.begin(), games_.end(),
                       [&](const PastGame& each) { return each.entry.game == game && personOf(each.entry.seats) >= 0; });
}

/// The puzzles that the person meets: of the chosen game, or of all that were played.
std::vector<Exercise> PracticePage::stock() const
{
    std::vector<Exercise> stock;
    for (const GameInfo& info : games())
        if (const QString game = QString::fromStdString(info.id); game_.isEmpty() ? isPlayed(game) : game == game_) {
            std::vector<Exercise> some =
                puzzlesFor(practice_.rating(game).rating, stockOf(info.id).puzzles, practice_.kept());
            std::move(some.begin(), some.end(), std::back_inserter(stock));
        }
    return stock;
}

void PracticePage::fill()
{
    day_ = {practice_.today(), dailyDate()};
    if (isRead_)
        exercises_ = exercisesOf(games_, practice_.kept());
    const std::vector<Exercise> exercises = wanted();
    const std::vector<Exercise> puzzles = stock();
    fillRound(exercises, !puzzles.empty());
    fillResult();
    fillDaily();
    fillRatings();
    fillThemes(exercises, puzzles);
    fillNotes(exercises, static_cast<int>(puzzles.size()));
}

void PracticePage::fillKeepingFocus()
{
    const QWidget* inFocus = focusWidget();
    const bool isFocused = hasFocus() || (inFocus && inFocus->hasFocus());
    fill();
    if (isFocused)
        takeFocus();
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
    auto* buttons = makeLayout<QHBoxLayout>(10);
    const auto add = [&](Icon icon, const QString& text, auto then) {
        auto* button = new Button(first_ ? Button::Kind::Plain : Button::Kind::Primary, icon, text);
        button->setExtent(44);
        connect(button, &Button::clicked, this, then);
        buttons->addWidget(button);
        first_ = first_ ? first_ : button;
    };
    const auto isDue = [this](const Exercise& each) { return standingOf(each.kept, day_.first) == Standing::Due; };
    const auto due = static_cast<int>(std::count_if(exercises.begin(), exercises.end(), isDue));
    const bool mayBegin = isRead_ && (hasPuzzles || due > 0);
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
                   missed > 0 ? tr("%n exercise(s) missed. Your own come back tomorrow; trying them now helps, too.",
                                   nullptr, missed)
                              : tr("All right! Your own mistakes come back once more later."),
                   14);
        if (missed > 0)
            add(Icon::Replay, tr("Redo the missed ones"), [this] { redo(); });
    } else {
        addWrapped(round_, tr("A round of ten"), 20, true);
        addWrapped(round_,
                   tr("Your own mistakes, until you find the move after one, three, seven and 21 days, mixed with decisions "
                      "of yours that were fine and with puzzles of your strength. You can leave it at any time."),
                   14);
    }
    if (due > 0)
        addWrapped(round_, tr("%n exercise(s) due today", nullptr, due), 14, true);
    if (mayBegin)
        add(Icon::Plus, all > 0 ? tr("New round") : tr("Begin a round"), [this] { begin(); });
    else if (!isRead_)
        addWrapped(round_, tr("Looking through your games…"), 14, false, true);
    else if (open == 0)
        addWrapped(round_,
                   tr("Nothing to practise today. Review a game, and its mistakes turn up here, with puzzles of that game."),
                   14, false, true);
    buttons->addStretch();
    round_->addLayout(buttons);
}

/// Where an exercise is from, in a list: its theme, or its source.
QString PracticePage::titleOf(const KeptExercise& exercise) const
{
    const StockPuzzle* puzzle = findPuzzle(exercise.game.toStdString(), exercise.position.toStdString());
    const auto own = std::find_if(exercises_.all.begin(), exercises_.all.end(),
                                  [&](const Exercise& each) { return each.kept.isSame(exercise); });
    const QString theme = puzzle ? themeOf(exerciseOf(*puzzle)) : own != exercises_.all.end() ? themeOf(*own) : QString();
    if (!theme.isEmpty())
        return theme;
    switch (exercise.source) {
    case KeptExercise::Source::Herring:
        return tr("A decision of yours that was fine");
    case KeptExercise::Source::Stock:
        return tr("A puzzle");
    case KeptExercise::Source::Kept:
        return tr("A position that you kept");
    case KeptExercise::Source::Mistake:
        break;
    }
    return tr("A mistake of yours");
}

/// Lists the exercises of a round that is done.
void PracticePage::fillResult()
{
    clearLayout(result_);
    if (practice_.next() > 0)
        return;
    for (const KeptExercise& each : practice_.round()) {
        const bool isRight = each.answer == Answer::Solved;
        QHBoxLayout* row = addRow(result_);
        addWords(row, titleOf(each), nameOf(each.game));
        row->addWidget(makeLabel(isRight ? tr("✓ Right") : tr("✗ Missed"), 14, !isRight));
        auto* look = addButton(row, Icon::Eye, tr("Look again"), tr("Look again at exercise %1").arg(each.place));
        connect(look, &Button::clicked, this, [this, place = each.place] { emit oneWanted(place); });
    }
}

QString PracticePage::dailyResult() const
{
    const KeptExercise* row = practice_.daily(dailyDate());
    if (!row || row->answer == Answer::Open)
        return {};
    const QString date = dailyDate().toString(Qt::ISODate);
    return row->answer == Answer::Solved
        ? tr("Parlour puzzle of %1: %2, found", "a date, a game").arg(date, nameOf(row->game))
        : tr("Parlour puzzle of %1: %2, missed", "a date, a game").arg(date, nameOf(row->game));
}

void PracticePage::fillDaily()
{
    clearLayout(daily_);
    const StockPuzzle* puzzle = puzzleOfDay(dailyDate());
    if (!puzzle)
        return;
    const QString result = dailyResult();
    const QString game = nameOf(QString::fromStdString(puzzle->game));
    QHBoxLayout* row = addRow(daily_);
    addWords(row, tr("Puzzle of the day: %1", "a game").arg(game),
             !result.isEmpty() ? result : tr("The same for everybody, a new one each day"));
    if (result.isEmpty()) {
        connect(addButton(row, Icon::Play, tr("Solve it"), tr("Solve the puzzle of the day")), &Button::clicked, this,
                &PracticePage::beginDaily);
        return;
    }
    connect(addButton(row, Icon::Eye, tr("Look again"), tr("Look again at the puzzle of the day")), &Button::clicked, this,
            [this] { emit oneWanted(kDailyPlace); });
    connect(addButton(row, Icon::Copy, tr("Copy"), tr("Copy the result as one line")), &Button::clicked, this,
            [this, result] {
                QGuiApplication::clipboard()->setText(result);
                emit said(tr("Copied: %1").arg(result));
            });
}

/// Lists the person's rating in each game with puzzles that were answered, and its course.
void PracticePage::fillRatings()
{
    clearLayout(ratings_);
    for (const GameInfo& info : games()) {
        const QString game = QString::fromStdString(info.id);
        std::vector<GlickoRating> course;
        for (const PuzzleResult& each : practice_.results())
            if (each.game == game)
                course.push_back(each.rating);
        if (course.empty() || (!game_.isEmpty() && game != game_))
            continue;
        if (ratings_->count() == 0)
            ratings_->addWidget(makeLabel(tr("Your rating at puzzles"), 14, true, true));
        const GlickoRating now = course.back();
        const auto count = static_cast<int>(course.size());
        const QString rating =
            tr("%1 ± %2", "a rating, its standard error").arg(ratingText(now.rating), ratingText(now.deviation));
        QHBoxLayout* row = addRow(ratings_);
        addWords(row, nameOf(game), tr("%n puzzle(s)", nullptr, count));
        if (count > 1)
            row->addWidget(new RatingChart(course,
                                           tr("Rating at %1: %2 after the first puzzle, now %3")
                                               .arg(nameOf(game), ratingText(course.front().rating), rating)));
        row->addWidget(makeLabel(rating, 16, true));
    }
}

/// Lists the themes by game and kind of mistake, each with the numbers of its exercises that are due, of all its exercises
/// that come back, and of its puzzles. Themes with exercises that are due come first.
void PracticePage::fillThemes(const std::vector<Exercise>& exercises, const std::vector<Exercise>& puzzles)
{
    clearLayout(themes_);
    struct Count {
        int due = 0;
        int all = 0;
        int puzzles = 0;
        bool isTheme = false; ///< not a collection of others
    };
    std::map<std::pair<QString, QString>, Count> counts;
    const auto of = [&](const Exercise& each, const QString& otherwise) -> Count& {
        const QString theme = themeOf(each);
        Count& count = counts[{each.kept.game, theme.isEmpty() ? otherwise : theme}];
        count.isTheme = !theme.isEmpty();
        return count;
    };
    for (const Exercise& each : exercises) {
        const Standing standing = standingOf(each.kept, day_.first);
        if (standing == Standing::Once || standing == Standing::Mastered || standing == Standing::Parked)
            continue;
        const bool isMistake = each.kept.source == KeptExercise::Source::Mistake;
        Count& count = of(each, isMistake ? tr("Other mistakes") : tr("Kept positions"));
        count.due += standing == Standing::Due;
        count.all += 1;
    }
    for (const Exercise& each : puzzles)
        of(each, tr("Other puzzles")).puzzles += 1;
    if (counts.empty())
        return;
    std::vector<std::pair<std::pair<QString, QString>, Count>> rows(counts.begin(), counts.end());
    std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) {
        return std::tuple(a.second.due, a.second.all, a.second.puzzles)
            > std::tuple(b.second.due, b.second.all, b.second.puzzles);
    });
    themes_->addWidget(makeLabel(tr("Themes"), 14, true, true));
    for (const auto& [key, count] : rows) {
        if (count.all == 0 && themes_->count() > kMostThemes)
            break;
        QHBoxLayout* row = addRow(themes_);
        addWords(row, key.second,
                 count.puzzles > 0 ? tr("%1, %n puzzle(s) of your strength", "a game", count.puzzles).arg(nameOf(key.first))
                                   : nameOf(key.first));
        if (count.all > 0)
            row->addWidget(makeLabel(tr("%1 due of %2", "exercises").arg(count.due).arg(count.all), 14, count.due > 0));
        if (count.isTheme)
            connect(addButton(row, Icon::Play, tr("Practise"), tr("Practise: %1", "a theme").arg(key.second)),
                    &Button::clicked, this, [this, theme = key] { drill(theme.first, theme.second); });
    }
}

void PracticePage::fillNotes(const std::vector<Exercise>& exercises, int puzzles)
{
    std::map<Standing, int> counts;
    int unreviewed = 0;
    for (const Exercise& each : exercises)
        ++counts[standingOf(each.kept, day_.first)];
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
        tr("%n exercise(s) set aside after %1 misses", nullptr, counts[Standing::Parked]).arg(kMissedOften));
    add(puzzles, tr("%n puzzle(s) of your strength left, each asked once", nullptr, puzzles));
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
    begin(roundOf(wanted(), stock(), practice_.today(), kindOf, rng));
}

void PracticePage::begin(std::vector<KeptExercise> round)
{
    if (keep(practice_.begin(std::move(round))))
        emit exerciseWanted();
}

void PracticePage::drill(const QString& game, const QString& kind)
{
    whenRead([this, game, kind] {
        const auto isWanted = [&](const Exercise& each) { return kindOf(each) == kind || themeOf(each) == kind; };
        Rng rng = Rng::stream(newSeed(), Purpose::Analysis, 0);
        const QString chosen = std::exchange(game_, game);
        std::vector<KeptExercise> round = drillOf(isWanted, wanted(), stock(), rng);
        game_ = chosen;
        if (round.empty())
            emit said(tr("There is no exercise of this kind: %1").arg(kind));
        else
            begin(std::move(round));
    });
}

void PracticePage::beginDaily()
{
    const StockPuzzle* puzzle = puzzleOfDay(dailyDate());
    if (!puzzle)
        return;
    if (!practice_.daily(dailyDate()))
        keep(practice_.beginDaily(*puzzle));
    emit oneWanted(kDailyPlace);
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
