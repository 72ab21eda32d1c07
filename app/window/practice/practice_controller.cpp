// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/practice/practice_controller.h"

#include "ai/core/bots.h"
#include "app/analysis/analyst_thread.h"
#include "app/analysis/review_cache.h"
#include "app/draw/text.h"
#include "app/practice/puzzle_rating.h"
#include "app/store/translation.h"
#include "app/tables/report_text.h"
#include "app/widgets/formatting.h"
#include "app/window/parts/comparison_view.h"
#include "app/window/practice/exercise_theme.h"
#include "app/window/practice/rating_chart.h"
#include "engine/base/index.h"

#include <algorithm>

namespace parlour {

namespace {

using State = PracticePanel::State;

constexpr int kMostRows = 6;

/// Grades a puzzle by the lowest level that finds it.
QString puzzleOrigin(const StockPuzzle& puzzle)
{
    const QString rating = ratingText(ratingOf(puzzle).rating);
    const BotInfo* level = findBot(puzzle.game + '.' + puzzle.level);
    return level ? PracticeController::tr("A puzzle of %1 points. The first level to find it: %2", "a rating, a level")
                       .arg(rating, translated(level->name))
                 : PracticeController::tr("A puzzle of %1 points that no level finds", "a rating").arg(rating);
}

/// "12.3 points of your chance to win", or "2.5 points" of the game.
QString lossText(const Advice& advice, int candidate)
{
    const double loss = advice.lossOf(candidate);
    return advice.currency == Currency::Share
        ? PracticeController::tr("%1% of your chances to win").arg(figure(100 * loss, 1))
        : PracticeController::tr("%1 points").arg(figure(loss, 1));
}

} // namespace

PracticeController::PracticeController(Library& library, Practice& practice, int place, ExerciseGame game,
                                       const Session& session, const GameTable& table, std::function<Position()> position,
                                       QObject* parent)
    : QObject(parent),
      practice_(practice),
      place_(place),
      game_(std::move(game)),
      session_(session),
      table_(table),
      position_(std::move(position)),
      exercise_(*practice.find(place)),
      isLookedAt_(exercise_.answer != KeptExercise::Answer::Open),
      puzzle_(findPuzzle(game_.info->id, exercise_.position.toStdString())),
      before_(practice.rating(exercise_.game)),
      question_(session.line().match().question(game_.seat)),
      panel_(new PracticePanel(library.settings()))
{
    connect(panel_, &PracticePanel::starWanted, this, &PracticeController::star);
    connect(panel_, &PracticePanel::nextWanted, this, &PracticeController::nextWanted);
    question_.keepDistinct();
    if (auto analyst = makeAnalyst(game_.info->id, library.resources())) {
        takeReview(library.history(), analyst->version());
        analyst_ = std::make_unique<AnalystThread>(std::move(analyst), game_.info->id);
        connect(analyst_.get(), &AnalystThread::advised, this, [this](int, const std::shared_ptr<const Advice>& advice) {
            advice_ = *advice;
            why_ = advice->report.verdict;
            if (state_ == State::Judging)
                judge();
        });
        connect(analyst_.get(), &AnalystThread::compared, this,
                [this](int, int, int, const std::shared_ptr<const Comparison>& comparison) {
                    comparison_ = comparison;
                    updatePanel();
                });
        if (!advice_)
            analyst_->advise(0, question_, session_.line().match().seats() == 1);
    }
    if (isLookedAt_) {
        state_ = State::Judging;
        if (advice_) // deferred, since nobody is connected yet
            QMetaObject::invokeMethod(this, &PracticeController::judge, Qt::QueuedConnection);
    }
    updatePanel();
}

PracticeController::~PracticeController() = default;

/// Takes the values of the kept review, so that nothing is analysed twice.
void PracticeController::takeReview(const History& history, int analyst)
{
    const KeptExercise& own = exercise_;
    auto review = own.entry != 0 ? keptReview(history, own.entry, game_.seat, analyst) : std::nullopt;
    if (!review)
        return;
    review->goal = session_.line().match().goal();
    if (!adviceOf(*review, own.step))
        return;
    // A review lists each action, and a person may have had some of them only.
    std::vector<Alternative>& choices = review->positions[asIndex(own.step)]->choices;
    std::erase_if(choices, [this](const Alternative& each) { return question_.canonicalText(each.action) != each.action; });
    std::vector<std::string> actions;
    for (const Alternative& each : choices)
        actions.push_back(each.action);
    question_.keepAmong(actions);
    advice_ = adviceOf(*review, own.step);
    why_ = choices[asIndex(advice_->chosen())].why;
}

/// The candidate that does the same as an action; -1: none.
int PracticeController::find(const std::string& action) const
{
    return advice_->find(question_.canonicalText(action));
}

void PracticeController::answer(const std::string& action)
{
    if (!isAsking())
        return;
    taken_ = question_.canonicalText(action);
    state_ = State::Judging;
    if (advice_)
        judge();
    else
        updatePanel();
    emit changed();
}

void PracticeController::judge()
{
    const int taken = find(taken_);
    if (taken < 0 && !isLookedAt_) { // none of the listed actions: asked again
        state_ = State::Asking;
        return updatePanel();
    }
    isRight_ = isLookedAt_ ? exercise_.answer == KeptExercise::Answer::Solved : advice_->isRight(taken);
    state_ = State::Judged;
    if (!isLookedAt_)
        if (const auto kept = practice_.answer(place_, isRight_, practice_.today()); !kept)
            emit said(translated(kept.error()));
    compare();
    updatePanel();
    emit spoken(panel_->accessibleDescription());
    emit changed();
}

/// Asks why the best move is worth more than the person's, or if that was right or is not known, than the one in the game,
/// the obvious one of a puzzle, or the next best.
void PracticeController::compare()
{
    int other = find(taken_);
    if (other < 0 || advice_->isRight(other))
        other = find(puzzle_ ? puzzle_->obvious : game_.played);
    if (other < 0 || advice_->isRight(other))
        other = advice_->next();
    if (analyst_ && other >= 0 && other != advice_->chosen())
        analyst_->compare(0, question_, advice_->chosen(), other);
}

void PracticeController::star(bool on)
{
    if (const auto kept = practice_.setStarred(place_, on, practice_.today()); !kept)
        emit said(translated(kept.error()));
    updatePanel();
}

std::shared_ptr<const Report> PracticeController::values() const
{
    return isJudged() ? std::make_shared<const Report>(advice_->report) : nullptr;
}

QString PracticeController::wordsOf(const std::string& action) const
{
    return parlour::spoken(table_.actionAt(position_(), action));
}

/// Where the position is from. A mistake and a red herring read the same.
QString PracticeController::origin() const
{
    switch (exercise_.source) {
    case KeptExercise::Source::Mistake:
    case KeptExercise::Source::Herring:
        break;
    case KeptExercise::Source::Stock:
        return puzzle_ ? puzzleOrigin(*puzzle_) : tr("A puzzle");
    case KeptExercise::Source::Kept:
        return tr("A position that you kept");
    }
    return game_.finishedAt.isValid() ? tr("From your game of %1", "a date").arg(dateText(game_.finishedAt))
                                      : tr("From a game of yours");
}

/// The heading of the judgement.
QString PracticeController::verdict() const
{
    const QString best = wordsOf(advice_->report.chosen);
    if (isLookedAt_)
        return tr("Best: %1", "a move").arg(best);
    return isRight_ ? tr("Right") : tr("Better: %1", "a move").arg(best);
}

/// One sentence: the analyst's reason, or until there is one, what the move costs.
QString PracticeController::reason() const
{
    const int taken = find(taken_);
    if (taken >= 0 && isRight_ && taken != advice_->chosen())
        return tr("%1 is worth as much as %2.", "two moves").arg(wordsOf(taken_), wordsOf(advice_->report.chosen));
    if (comparison_ && !comparison_->why.empty())
        return parlour::spoken(reasonText(comparison_->why));
    if (taken >= 0 && !isRight_)
        return tr("%1 costs %2.", "a move, points").arg(wordsOf(taken_), lossText(*advice_, taken));
    return translated(why_.sentence());
}

/// The action played then, the theme and the change of the rating, a line each.
QString PracticeController::background() const
{
    QStringList lines;
    if (comparison_ && comparison_->fact)
        lines << parlour::spoken(reasonText(comparison_->fact->text));
    const int played = find(game_.played);
    if (played >= 0)
        lines << (played == find(taken_) ? tr("In the game you played the same.")
                                         : tr("In the game you played: %1.").arg(wordsOf(game_.played)));
    if (const QString about = theme(); !about.isEmpty())
        lines << tr("Theme: %1", "a kind of mistake").arg(about);
    if (const GlickoRating now = practice_.rating(exercise_.game); !isLookedAt_ && !(now == before_))
        lines << tr("Your rating: %1, before %2").arg(ratingText(now.rating), ratingText(before_.rating));
    return lines.join('\n');
}

/// Empty if nothing was missed in the game, and for positions without one.
QString PracticeController::theme() const
{
    if (puzzle_)
        return themeOf(exerciseOf(*puzzle_));
    const int played = find(game_.played);
    return played < 0 || advice_->isRight(played) ? QString() : table_.mistakeKind(game_.played, advice_->report.chosen);
}

QString PracticeController::nextText() const
{
    if (isLookedAt_ || place_ == kDailyPlace)
        return tr("Back to the practice");
    return place_ == static_cast<int>(practice_.round().size()) ? tr("To the result") : tr("Next");
}

void PracticeController::updatePanel()
{
    PracticePanel::Content content;
    content.state = state_;
    content.title = place_ == kDailyPlace ? tr("Puzzle of the day") : tr("Practice");
    content.number = place_ == kDailyPlace ? 1 : place_;
    content.count = place_ == kDailyPlace ? 1 : static_cast<int>(practice_.round().size());
    content.origin = origin();
    content.next = nextText();
    if (isJudged()) {
        content.isRight = isRight_;
        content.verdict = verdict();
        content.reason = reason();
        content.background = background();
        content.values = valueTableOf(*advice_, [this](const std::string& action) { return wordsOf(action); },
                                      {.most = kMostRows, .own = find(taken_)});
        content.comparison = comparison_;
        content.goal = session_.line().match().goal();
        const KeptExercise* now = practice_.find(place_);
        content.isStarred = now && now->isStarred;
    }
    panel_->setContent(content);
}

} // namespace parlour
