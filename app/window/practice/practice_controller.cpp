// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/practice/practice_controller.h"

#include "ai/bots.h"
#include "app/analysis/analyst_thread.h"
#include "app/analysis/review_cache.h"
#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/tables/report_text.h"
#include "app/widgets/formatting.h"
#include "app/window/parts/comparison_view.h"
#include "engine/base/index.h"

#include <algorithm>

namespace parlour {

namespace {

using State = PracticePanel::State;

constexpr int kMostRows = 6;

/// nullptr if the stock has no such puzzle.
const StockPuzzle* puzzleAt(const KeptExercise& exercise, const std::string& game)
{
    const std::string position = exercise.position.toStdString();
    for (const StockPuzzle& puzzle : stockOf(game))
        if (puzzle.position == position)
            return &puzzle;
    return nullptr;
}

/// Grades a puzzle by the lowest level that finds it.
QString puzzleOrigin(const KeptExercise& exercise, const std::string& game)
{
    const StockPuzzle* puzzle = puzzleAt(exercise, game);
    const BotInfo* level = puzzle ? findBot(game + '.' + puzzle->level) : nullptr;
    return level ? PracticeController::tr("A puzzle. The first level to find it: %1").arg(translated(level->name))
                 : PracticeController::tr("A puzzle that no level finds");
}

/// "12.3 points of your chance to win", or "2.5 points" of the game.
QString lossText(const Advice& advice, int candidate)
{
    const double loss = advice.lossOf(candidate);
    return advice.currency == Currency::Share
        ? PracticeController::tr("%1 points of your chance to win").arg(figure(100 * loss, 1))
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
      round_(practice.round()),
      panel_(new PracticePanel)
{
    connect(panel_, &PracticePanel::weighed, this, &PracticeController::weigh);
    connect(panel_, &PracticePanel::starWanted, this, &PracticeController::star);
    connect(panel_, &PracticePanel::nextWanted, this, &PracticeController::nextWanted);
    if (auto analyst = makeAnalyst(game_.info->id, library.resources())) {
        const AnyMatch& match = session_.match();
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
            analyst_->advise(0, match.question(game_.seat), match.seats() == 1);
    }
    updatePanel();
}

PracticeController::~PracticeController() = default;

const KeptExercise& PracticeController::exercise() const
{
    return *std::find_if(round_.begin(), round_.end(), [this](const auto& each) { return each.place == place_; });
}

/// Takes the values of the kept review, so that nothing is analysed twice.
void PracticeController::takeReview(const History& history, int analyst)
{
    const KeptExercise& own = exercise();
    auto review = own.entry != 0 ? keptReview(history, own.entry, game_.seat, analyst) : std::nullopt;
    if (!review)
        return;
    review->goal = session_.match().goal();
    advice_ = adviceOf(*review, own.step);
    if (advice_)
        why_ = review->positions[at(own.step)]->choices[at(advice_->chosen())].why;
}

void PracticeController::weigh(bool oneMatters)
{
    if (state_ != State::Weighing)
        return;
    oneMatters_ = oneMatters;
    state_ = State::Asking;
    updatePanel();
    emit spoken(tr("Your move, on the table."));
    emit changed();
}

void PracticeController::answer(const std::string& action)
{
    if (!isAsking())
        return;
    taken_ = action;
    state_ = State::Judging;
    if (advice_)
        judge();
    else
        updatePanel();
    emit changed();
}

void PracticeController::judge()
{
    const int taken = advice_->find(taken_);
    if (taken < 0) { // none of the listed actions: asked again
        state_ = State::Asking;
        return updatePanel();
    }
    isRight_ = advice_->isRight(taken);
    state_ = State::Judged;
    if (const auto kept = practice_.answer(place_, isRight_, QDate::currentDate()); !kept)
        emit said(translated(kept.error()));
    compare();
    updatePanel();
    emit spoken(panel_->accessibleDescription());
    emit changed();
}

/// Asks why the best move is worth more than the person's, or if that was right, than the one in the game or the next best.
void PracticeController::compare()
{
    int other = advice_->find(isRight_ ? game_.played : taken_);
    if (other < 0 || advice_->lossOf(other) <= 0)
        other = advice_->next();
    if (analyst_ && other >= 0 && other != advice_->chosen())
        analyst_->compare(0, session_.match().question(game_.seat), advice_->chosen(), other);
}

void PracticeController::star(bool on)
{
    if (const auto kept = practice_.setStarred(place_, on, QDate::currentDate()); !kept)
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
    switch (exercise().source) {
    case KeptExercise::Source::Mistake:
    case KeptExercise::Source::Herring:
        break;
    case KeptExercise::Source::Stock:
        return puzzleOrigin(exercise(), game_.info->id);
    case KeptExercise::Source::Kept:
        return tr("A position that you kept");
    }
    return game_.finishedAt.isValid() ? tr("From your game of %1", "a date").arg(dateText(game_.finishedAt))
                                      : tr("From a game of yours");
}

QString PracticeController::weighed() const
{
    const int fine = static_cast<int>(advice_->asGood.size()) + 1;
    const bool isRight = oneMatters_ == (fine == 1);
    const QString truth = fine == 1 ? tr("One move matters here.") : tr("%n move(s) are fine here.", nullptr, fine);
    return isRight ? tr("%1 You saw it.", "one move matters, or several are fine").arg(truth)
                   : tr("%1 You thought otherwise.", "one move matters, or several are fine").arg(truth);
}

QString PracticeController::judgement() const
{
    const std::string& best = advice_->report.chosen;
    const int taken = advice_->find(taken_);
    const int played = advice_->find(game_.played);
    QStringList sentences;
    if (isRight_ && taken == advice_->chosen())
        sentences << tr("%1 is the best.").arg(wordsOf(taken_));
    else if (isRight_)
        sentences << tr("%1 is worth as much as the best.").arg(wordsOf(taken_));
    else
        sentences << tr("%1 costs %2. The best: %3.").arg(wordsOf(taken_), lossText(*advice_, taken), wordsOf(best));
    if (played >= 0 && played != taken)
        sentences << tr("In the game you played: %1.").arg(wordsOf(game_.played));
    else if (played >= 0)
        sentences << tr("In the game you played the same.");
    return sentences.join(' ');
}

void PracticeController::updatePanel()
{
    PracticePanel::Content content;
    content.state = state_;
    content.number = place_;
    content.count = static_cast<int>(round_.size());
    content.origin = origin();
    if (isJudged()) {
        content.isRight = isRight_;
        content.judgement = judgement();
        content.weighed = weighed();
        content.values = valueTableOf(*advice_, [this](const std::string& action) { return wordsOf(action); },
                                      {.most = kMostRows, .own = advice_->find(taken_)});
        content.comparison = comparison_;
        content.goal = session_.match().goal();
        content.reason = translated(why_.sentence());
        if (comparison_)
            content.reason = comparisonText(*comparison_, content.goal);
        const std::vector<KeptExercise> now = practice_.round();
        const auto own = std::find_if(now.begin(), now.end(), [this](const auto& each) { return each.place == place_; });
        content.isStarred = own != now.end() && own->isStarred;
    }
    panel_->setContent(content);
}

} // namespace parlour
