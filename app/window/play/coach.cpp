// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach.h"

#include "app/analysis/analyst_thread.h"
#include "app/analysis/library.h"
#include "app/draw/text.h"
#include "app/seating/positions.h"
#include "app/stage/stage.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/sheet.h"
#include "app/widgets/window_style.h"
#include "app/window/play/hint_card.h"

#include <utility>

namespace parlour {

Coach::Coach(std::unique_ptr<AnyAnalyst> analyst, Session& session, const Settings& settings, ActionWords words,
             Stage& stage, SidePanel& panel, QObject* parent)
    : QObject(parent),
      session_(session),
      settings_(settings),
      words_(std::move(words)),
      stage_(stage),
      panel_(panel)
{
    if (!analyst)
        return;
    analyst_ = new AnalystThread(std::move(analyst), session_.info().id, this);
    connect(analyst_, &AnalystThread::advised, this, &Coach::takeAdvice);
    connect(analyst_, &AnalystThread::valued, this, [this](int step, const Estimate& value) {
        if (step == session_.cursor())
            showChance(value);
    });
}

// ------------------------------------------------------------------------------------------------ hints

void Coach::hint()
{
    if (!mayHint() || !considered_.empty())
        return;
    if (isHinting()) {
        step_ = Step::Move;
        return show();
    }
    step_ = Step::Matters;
    if (std::exchange(hintedAt_, session_.cursor()) != session_.cursor()) // once per decision
        count();
    const AnyQuestion question = session_.match().question(session_.asked());
    if (question.isForced) {
        auto forced = std::make_shared<Advice>();
        forced->features.emplace_back(Sentence(SAY("Matters", "There is only one legal move.")));
        advice_ = std::move(forced);
    } else {
        askAnalyst(question);
    }
    openCard();
    if (advice_)
        show();
}

void Coach::openCard()
{
    auto* card = new HintCard(canvas_, words_, &stage_);
    connect(card, &HintCard::moreWanted, this, &Coach::hint);
    connect(card, &HintCard::closeWanted, this, &Coach::putAwayWanted);
    card_ = card;
    card->showWaiting();
    card->place();
}

void Coach::askAnalyst(const AnyQuestion& question)
{
    askedAt_ = session_.cursor();
    analyst_->advise(askedAt_, question, isAlone());
}

void Coach::keepQuestion()
{
    if (hintedAt_ == session_.cursor() - 1)
        hintedAt_ = session_.cursor();
}

void Coach::takeAdvice(int step, const std::shared_ptr<const Advice>& advice)
{
    if (step != askedAt_)
        return;
    if (!considered_.empty())
        return judge(*advice);
    if (!isHinting())
        return;
    advice_ = advice;
    show();
}

/// Shows the requested part of the hint. The card hides its move if the table draws the values itself (piece "hint").
void Coach::show()
{
    HintCard* card = card_;
    if (!advice_ || !card)
        return; // the card says that the analyst is thinking
    const bool isMove = step_ == Step::Move && !advice_->report.candidates.empty();
    if (isMove && !std::exchange(isMoveTold_, true))
        emit moveFound({advice_, &advice_->report});
    if (isMove)
        card->showMove(*advice_, session_.hints(), ownChoice());
    else
        card->showMatters(*advice_, session_.hints());
    card->setVisible(!isMove || !stage_.layout().find("hint"));
    card->place();
    stage_.announce(card->words());
    emit hinted();
}

void Coach::point()
{
    if (HintCard* card = card_; step_ == Step::Move && card && advice_)
        card->showMove(*advice_, session_.hints(), ownChoice());
}

/// The best candidate among the choices of the piece that the person has selected or points at; -1: none.
int Coach::ownChoice() const
{
    const Gesture& gesture = stage_.gesture();
    const Piece* piece = stage_.layout().find(gesture.selected.isEmpty() ? gesture.hovered : gesture.selected);
    int own = -1;
    if (!piece)
        return own;
    for (const Choice& choice : piece->choices)
        if (const int candidate = advice_->find(choice.action.notation);
            candidate >= 0 && (own < 0 || advice_->lossOf(candidate) < advice_->lossOf(own)))
            own = candidate;
    return own;
}

void Coach::place()
{
    if (card_)
        card_->place();
}

void Coach::putAway()
{
    step_ = Step::None;
    advice_ = nullptr;
    isMoveTold_ = false;
    if (card_) {
        card_->hide();
        card_->deleteLater();
        card_ = nullptr;
    }
}

// ------------------------------------------------------------------------------------------------ the tutor

bool Coach::consider(const std::string& action)
{
    if (settings_.preferences().tutor == Preferences::Tutor::Off || !mayHint())
        return false;
    const AnyQuestion question = session_.match().question(session_.asked());
    if (question.isForced)
        return false;
    considered_ = action;
    askAnalyst(question);
    return true;
}

/// Makes a move that costs less than the tutor's threshold; otherwise asks the person.
void Coach::judge(const Advice& advice)
{
    const std::string action = std::exchange(considered_, {});
    const bool isAll = settings_.preferences().tutor == Preferences::Tutor::All;
    const Thresholds thresholds = thresholdsOf(settings_.preferences());
    const int candidate = advice.find(action);
    const bool isShare = advice.currency == Currency::Share;
    const double loss = candidate < 0 ? 0 : advice.lossOf(candidate) * (isShare ? 100 : 1);
    if (loss < (isAll ? thresholds.doubtful : thresholds.blunder)) {
        emit moveJudged(action);
        return;
    }
    count();
    warn(action,
         (isShare ? tr("%1 costs %2 points of your chance to win.") : tr("%1 costs %2 points."))
             .arg(spoken(words_(action)), figure(loss, 1)));
}

void Coach::warn(const std::string& action, const QString& cost)
{
    ask(
        stage_.window(), tr("Tutor"), cost, {tr("Take it back"), tr("Play it")},
        [this, action, step = askedAt_](int answer) {
            if (answer == 1 && askedAt_ == step)
                emit moveJudged(action);
        },
        DefaultAnswer::First)
        ->setPalette(paletteOf(canvas_.theme));
}

// ------------------------------------------------------------------------------------------------ the chance to win

void Coach::askChance(Seat seat)
{
    if (!analyst_ || session_.isOver()) {
        panel_.setChance(std::nullopt);
        return;
    }
    valued_ = seat;
    showChance(std::nullopt);
    if (settings_.preferences().showsChance && panel_.isVisible())
        analyst_->value(session_.cursor(), session_.match().look(seat), isAlone());
}

void Coach::showChance(const std::optional<Estimate>& value)
{
    const Goal goal = session_.match().goal();
    const SeatInfo viewer = seatsOf(session_.record().seats, namingOf(settings_))[static_cast<std::size_t>(valued_)];
    const QString what = isAlone() ? tr("Expected points") : translated(goal.chance);
    SidePanel::Chance chance;
    chance.isOn = settings_.preferences().showsChance;
    chance.words = viewer.person ? what : tr("%1, as %2 sees it", "chance to win, player").arg(what, viewer.name);
    if (value) {
        chance.share = isAlone() ? 0 : goal.chanceOf(value->value);
        chance.figure = isAlone() ? figure(value->value, 0) : percentOf(*chance.share);
        if (session_.hasPerson() && !std::exchange(chanceCounted_, true)) // counts as one hint per game
            count();
    }
    panel_.setChance(chance);
}

} // namespace parlour
