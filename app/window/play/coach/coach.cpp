// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/coach.h"

#include "app/analysis/analyst_thread.h"
#include "app/draw/text.h"
#include "app/seating/library.h"
#include "app/seating/positions.h"
#include "app/stage/stage.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/window/play/coach/hint_card.h"
#include "app/window/play/result/offer_line.h"
#include "engine/base/index.h"

#include <utility>

namespace parlour {

namespace {

const QString kTutor = QStringLiteral("tutor"); ///< names its offers
constexpr int kNoticedWait = 300; ///< ms that the tutor judges before it says so

} // namespace

Coach::Coach(std::unique_ptr<AnyAnalyst> analyst, Session& session, const Settings& settings, Words words,
             const Places& places, QObject* parent)
    : QObject(parent),
      session_(session),
      settings_(settings),
      words_(std::move(words)),
      stage_(places.stage),
      card_(places.card),
      line_(places.line),
      panel_(places.panel)
{
    connect(&card_, &HintCard::moreWanted, this, &Coach::hint);
    connect(&card_, &HintCard::closeWanted, this, &Coach::putAwayWanted);
    connect(&card_, &HintCard::showWanted, this, [this] {
        if (told_)
            emit showWanted(told_);
    });
    connect(&card_, &HintCard::compareWanted, this, [this](int candidate) {
        compared_ = candidate;
        draw();
    });
    slow_.setSingleShot(true);
    slow_.setInterval(kNoticedWait);
    connect(&slow_, &QTimer::timeout, this, &Coach::showTutor);
    if (!analyst)
        return;
    analyst_ = new AnalystThread(std::move(analyst), session_.line().info().id, this);
    connect(analyst_, &AnalystThread::advised, this, &Coach::takeAdvice);
    connect(analyst_, &AnalystThread::compared, this, &Coach::takeComparison);
    connect(analyst_, &AnalystThread::valued, this, [this](int step, const Estimate& value) {
        if (step == session_.line().cursor())
            showChance(value);
    });
    if (const Seat person = personOf(session_.line().record().seats); person >= 0 && !session_.line().isOver())
        analyst_->warmUp(session_.line().match().look(person));
}

// ------------------------------------------------------------------------------------------------ the question

/// Asks for advice on a question, once.
void Coach::askAnalyst(const AnyQuestion& question)
{
    if (questionAt_ == session_.line().cursor())
        return;
    dropQuestion();
    questionAt_ = askedAt_ = session_.line().cursor();
    question_ = question;
    analyst_->advise(askedAt_, question, isAlone());
}

void Coach::takeAdvice(int step, const std::shared_ptr<const Advice>& advice)
{
    if (questionAt_ < 0 || step != askedAt_)
        return;
    advice_ = advice;
    if (!considered_.empty())
        judge();
    else if (isHinting())
        show();
    else
        draw();
}

/// Compares the chosen candidate with another, unless that is known.
HintReason Coach::reasonAgainst(int other)
{
    HintReason reason{other, true, nullptr, session_.line().match().goal()};
    if (const auto known = reasons_.find(other); known != reasons_.end()) {
        reason.comparison = known->second;
        if (reason.comparison) {
            reason.sentences = comparisonSentences(*reason.comparison, reason.goal);
            reason.lines = lineSentences(*reason.comparison, words_.comparison);
        }
    } else if (other >= 0 && other != advice_->chosen()) {
        reason.isKnown = false;
        if (std::exchange(comparedWith_, other) != other)
            analyst_->compare(askedAt_, question_, advice_->chosen(), other);
    }
    return reason;
}

void Coach::takeComparison(int step, int first, int second, const std::shared_ptr<const Comparison>& comparison)
{
    if (questionAt_ < 0 || step != askedAt_ || !advice_ || first != advice_->chosen())
        return;
    reasons_[second] = comparison;
    comparedWith_ = -1;
    if (!considered_.empty())
        return judge();
    if (!isMove())
        return;
    draw();
    if (comparison)
        stage_.announce(spoken(comparisonText(*comparison, session_.line().match().goal())));
}

void Coach::keepQuestion()
{
    for (int* step : {&hintedAt_, &questionAt_})
        if (*step >= 0 && *step == session_.line().cursor() - 1)
            ++*step;
}

void Coach::dropQuestion()
{
    considered_.clear();
    slow_.stop();
    advice_ = nullptr;
    reasons_.clear();
    told_ = nullptr;
    comparedWith_ = compared_ = -1;
    questionAt_ = askedAt_ = -1;
    line_.withdraw(kTutor);
}

// ------------------------------------------------------------------------------------------------ hints

void Coach::hint()
{
    if (!mayHint() || !considered_.empty())
        return;
    if (isMove() && isMoveTold_)
        return card_.switchDetails();
    if (isHinting()) {
        step_ = Step::Move;
        return show();
    }
    step_ = Step::Matters;
    if (std::exchange(hintedAt_, session_.line().cursor()) != session_.line().cursor()) // once per decision
        count();
    const AnyQuestion asked = question();
    if (asked.isForced) {
        dropQuestion();
        auto forced = std::make_shared<Advice>();
        forced->features.emplace_back(Sentence(SAY("Matters", "There is only one legal move.")));
        advice_ = std::move(forced);
    } else {
        askAnalyst(asked);
    }
    card_.show();
    if (advice_)
        show();
    else
        card_.showWaiting();
}

/// Shows the requested part of the hint.
void Coach::show()
{
    if (!advice_)
        return; // the card says that the analyst is thinking
    if (isMove() && !std::exchange(isMoveTold_, true))
        emit moveFound({advice_, &advice_->report});
    fill();
    emit hinted();
}

bool Coach::isMove() const
{
    return step_ == Step::Move && advice_ && !advice_->report.candidates.empty();
}

/// Fills the card and has it read out.
void Coach::fill()
{
    if (isMove())
        card_.showMove(*advice_, session_.saver().hints(), ownChoice(), {});
    else
        card_.showMatters(*advice_, session_.saver().hints());
    stage_.announce(card_.words());
    draw();
}

/// Draws the move with the reason against the person's own choice, else against the next best.
void Coach::draw()
{
    if (!advice_ || advice_->report.candidates.empty())
        return;
    const int own = ownChoice();
    const HintReason reason = reasonAgainst(own >= 0 && own != advice_->chosen() ? own : advice_->next());
    told_ = reason.comparison;
    if (isMove()) // else the reason is worked out while the person reads, or thinks
        card_.showMove(*advice_, session_.saver().hints(), own, reason);
}

void Coach::point()
{
    if (isMove())
        draw();
}

/// The best candidate among the choices of the piece that the person has selected or points at, else the one that was
/// chosen in the card; -1: none.
int Coach::ownChoice() const
{
    const Gesture& gesture = stage_.gesture();
    const Piece* piece = stage_.layout().find(gesture.selected.isEmpty() ? gesture.hovered : gesture.selected);
    int own = -1;
    if (!piece)
        return compared_;
    for (const Choice& choice : piece->choices)
        if (const int candidate = advice_->find(question_.canonicalText(choice.action.notation));
            candidate >= 0 && (own < 0 || advice_->lossOf(candidate) < advice_->lossOf(own)))
            own = candidate;
    return own;
}

void Coach::putAway()
{
    if (!isHinting())
        return;
    step_ = Step::None;
    isMoveTold_ = false;
    card_.hide();
    card_.clear();
    emit card_.roomChanged();
}

// ------------------------------------------------------------------------------------------------ the tutor

/// The question to the person, with the actions that are open to it and differ.
AnyQuestion Coach::question() const
{
    AnyQuestion question = session_.line().match().question(session_.asked());
    if (const std::vector<std::string> open = words_.open(); !open.empty())
        question.keepAmong(open);
    question.keepDistinct();
    return question;
}

bool Coach::isTutoring() const
{
    return analyst_ && settings_.preferences().tutor != Preferences::Tutor::Off && session_.line().hasPerson()
        && !session_.line().isOver() && session_.line().atEnd();
}

bool Coach::consider(const std::string& action)
{
    if (!isTutoring() || !mayHint())
        return false;
    const AnyQuestion asked = question();
    if (asked.isForced)
        return false;
    line_.withdraw(kTutor);
    askAnalyst(asked);
    considered_ = action;
    if (advice_)
        judge();
    if (!considered_.empty())
        slow_.start();
    return true;
}

void Coach::update()
{
    showTutor();
    if (!isTutoring() || !mayHint())
        return;
    if (const AnyQuestion asked = question(); !asked.isForced)
        askAnalyst(asked);
}

/// Shows what the tutor does, between its warnings.
void Coach::showTutor()
{
    const bool isSlow = !considered_.empty() && !slow_.isActive();
    line_.setRest(!isTutoring() ? QString()
                      : isSlow  ? tr("The tutor looks at your move…")
                                : tr("The tutor looks at each move before it is made."));
}

/// Makes a move that costs less than the tutor's threshold; otherwise asks the person once the reason is known.
void Coach::judge()
{
    const bool isAll = settings_.preferences().tutor == Preferences::Tutor::All;
    const Thresholds thresholds = thresholdsOf(settings_.preferences());
    const int candidate = advice_->find(question_.canonicalText(considered_));
    const double loss = candidate < 0 ? 0 : advice_->lossOf(candidate) * (advice_->currency == Currency::Share ? 100 : 1);
    const bool isFine = loss < (isAll ? thresholds.doubtful : thresholds.blunder);
    const HintReason reason = isFine ? HintReason() : reasonAgainst(candidate);
    if (!isFine && !reason.isKnown)
        return;
    slow_.stop();
    const std::string action = std::exchange(considered_, {});
    showTutor();
    if (isFine) {
        emit moveJudged(action);
        return;
    }
    count();
    warn(action, candidate, loss, reason);
}

/// Says what a move costs, and why: by the parts of the loss, its own reason, its kind of mistake, or else by how close the
/// decision is.
void Coach::warn(const std::string& action, int candidate, double loss, const HintReason& reason)
{
    const QString cost =
        (advice_->currency == Currency::Share ? tr("%1 costs %2% of your chances to win.") : tr("%1 costs %2 points."))
            .arg(spoken(words_.action(action)), figure(loss, 1));
    QString why;
    if (reason.comparison)
        why = tr("Better: %1.").arg(spoken(words_.action(advice_->report.chosen))) + QLatin1Char(' ')
            + spoken(comparisonText(*reason.comparison, reason.goal));
    if (why.isEmpty())
        why = translated(advice_->report.candidates[asIndex(candidate)].why);
    if (why.isEmpty())
        why = words_.mistake(action, advice_->report.chosen);
    if (why.isEmpty())
        why = translated(advice_->features.front().sentence());
    line_.offer(kTutor, cost + ' ' + why, {{tr("Take it back")}, {tr("Play it")}}, [this, action](int answer, int) {
        if (answer == 1 && questionAt_ == session_.line().cursor())
            emit moveJudged(action);
    });
    line_.takeFocus();
}

// ------------------------------------------------------------------------------------------------ the chance to win

void Coach::askChance(Seat seat)
{
    if (!analyst_ || session_.line().isOver() || session_.isShared()) {
        panel_.setChance(std::nullopt);
        return;
    }
    valued_ = seat;
    showChance(std::nullopt);
    if (!settings_.preferences().showsChance || panel_.isHidden())
        return;
    const AnyMatch& match = session_.line().match();
    if (const Node node = match.node(); node.isWaiting() && node.seats.has(seat))
        analyst_->value(session_.line().cursor(), match.question(seat), isAlone());
    else
        analyst_->value(session_.line().cursor(), match.look(seat), isAlone());
}

void Coach::showChance(const std::optional<Estimate>& value)
{
    const Goal goal = session_.line().match().goal();
    const Record& record = session_.line().record();
    const SeatInfo viewer = seatsOf(record.seats, namingOf(settings_), record.names)[static_cast<std::size_t>(valued_)];
    const QString what = isAlone() ? tr("Expected points") : translated(goal.chance);
    SidePanel::Chance chance;
    chance.isOn = settings_.preferences().showsChance;
    chance.words = viewer.person ? what : tr("%1, as %2 sees it", "chance to win, player").arg(what, viewer.name);
    if (value) {
        chance.share = isAlone() ? 0 : goal.chanceOf(value->value);
        chance.figure = isAlone() ? figure(value->value, 0) : percentOf(*chance.share);
        if (session_.line().hasPerson() && !std::exchange(chanceCounted_, true)) // counts as one hint per game
            count();
    }
    panel_.setChance(chance);
}

} // namespace parlour
