// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/result/result_controller.h"

#include "ai/core/bots.h"
#include "app/analysis/review_work.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/seating/new_bests.h"
#include "app/seating/positions.h"
#include "app/session/daily_deal.h"
#include "app/stage/stage.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/window/play/result/result_card.h"
#include "app/window/play/result/result_review.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kDelay = 800; ///< ms at pace 1 from the end of the last move to the result

/// "251 (expected 254), 2 mistakes": points, or chances to win, of the reviewed seat.
QString againstExpected(const Review& review, const Thresholds& thresholds)
{
    const Currency currency = currencyOf(review);
    const Account account = accountOf(review, currency);
    const std::vector<int> mistakes = mistakesIn(ledgerOf(review, currency), currency, thresholds);
    const auto amount = [currency](double value) {
        return currency == Currency::Points ? figure(value, 0) : percentOf(value);
    };
    return ResultController::tr("%1 (expected %2), %3", "points or chance to win at the end, at the start, mistakes")
        .arg(amount(account.result), amount(account.start),
             ResultController::tr("%n mistake(s)", nullptr, static_cast<int>(mistakes.size())));
}

} // namespace

bool mayReview(const Session& session, const Resources& resources)
{
    return session.line().isOver() && makeAnalyst(session.line().info().id, resources);
}

ResultController::ResultController(Library& library, const GameTable& table, const Session& session, Stage& stage,
                                   QBoxLayout& column, Sitting sitting, std::function<QString()> back, QObject* parent)
    : QObject(parent),
      library_(library),
      table_(table),
      session_(session),
      stage_(stage),
      column_(column),
      sitting_(std::move(sitting)),
      back_(std::move(back))
{
    delay_.setSingleShot(true);
    connect(&delay_, &QTimer::timeout, this, &ResultController::ready);
    connect(&stage_, &Stage::cameToRest, this, &ResultController::startDelay);
}

ResultController::~ResultController() = default;

void ResultController::end(const QString& settlement, qint64 historyId, bool isSeen)
{
    const Preferences& preferences = library_.settings().preferences();
    const bool hasDelay = isSeen && preferences.pace > 0 && !preferences.reducedMotion;
    delay_.setInterval(hasDelay ? static_cast<int>(kDelay / preferences.pace) : 0);
    isDue_ = true;
    settlement_ = settlement;
    historyId_ = historyId;
    work_.reset(); // of an end that was undone
    bests_.reset();
    if (historyId != 0 && personOf(session_.line().record().seats) >= 0) {
        bests_ = std::make_unique<NewBests>(library_, session_.line().info().id, historyId, nullptr);
        connect(bests_.get(), &NewBests::known, this, &ResultController::updateBests);
    }
    if (!std::exchange(isCounted_, true))
        count();
}

/// Adds the game to the sitting.
void ResultController::count()
{
    std::vector<double> score;
    for (Seat seat = 0; seat < session_.line().match().seats(); ++seat)
        score.push_back(session_.line().match().score(seat));
    const auto [least, most] = std::minmax_element(score.begin(), score.end());
    ++sitting_.games;
    sitting_.lost.resize(score.size());
    sitting_.won.resize(score.size());
    const bool isDecided = std::count(score.begin(), score.end(), *most) == 1;
    for (std::size_t i = 0; i < score.size(); ++i) {
        sitting_.lost[i] += score[i] == *least && *least < *most;
        sitting_.won[i] += isDecided && score[i] == *most;
    }
}

void ResultController::startDelay()
{
    if (!isDue_ || delay_.isActive() || !stage_.isAtRest())
        return;
    if (delay_.interval() > 0)
        delay_.start();
    else
        emit ready();
}

void ResultController::skipDelay()
{
    if (!delay_.isActive())
        return;
    delay_.stop();
    emit ready();
}

ResultText ResultController::textOf(const Position& position) const
{
    ResultText text = resultOf(table_, position);
    if (!settlement_.isEmpty())
        text.detail = text.detail.isEmpty() ? settlement_ : text.detail + QLatin1Char(' ') + settlement_;
    text.length = tr("%1, %n step(s)", nullptr, session_.line().length()).arg(text.length);
    if (session_.saver().played() > 0)
        text.length = clausesOf({text.length, durationText(session_.saver().played())});
    return text;
}

bool ResultController::isWonByPerson(const std::vector<double>& score) const
{
    const Seat person = personOf(session_.line().record().seats);
    if (person < 0 || score.empty())
        return false;
    const auto [least, most] = std::minmax_element(score.begin(), score.end());
    return score[static_cast<std::size_t>(person)] == *most && (score.size() == 1 || *least < *most);
}

void ResultController::show(const Position& position, const WindowStyle& style)
{
    const bool isNew = std::exchange(isDue_, false);
    if (!position.isEnd() || card_)
        return;
    text_ = textOf(position);
    seats_ = position.seats;
    auto* card =
        new ResultCard(text_, seats_, sitting_, session_.line().record().seed, style.canvas(stage_.size(), table_.surface()),
                       mayReview(session_, library_.resources()), back_());
    connectCard(*card);
    card_ = card;
    column_.insertWidget(0, card, 1);
    setWidth(width_);
    card->show();
    emit shown();
    card->setFocus(); // which tells the headline
    review();
    if (!settlement_.isEmpty())
        stage_.announce(settlement_);
    updateBests();
    if (isNew && isWonByPerson(position.result))
        emit sounded(Sound::Win);
}

void ResultController::connectCard(const ResultCard& card)
{
    connect(&card, &ResultCard::rematchWanted, this, &ResultController::rematch);
    connect(&card, &ResultCard::backWanted, this, &ResultController::backWanted);
    connect(&card, &ResultCard::replayWanted, this, [this](int step) {
        work_.reset(); // its destructor keeps the positions so far for the next review
        emit replayWanted(step);
    });
    connect(&card, &ResultCard::saveWanted, this, &ResultController::saveWanted);
    connect(&card, &ResultCard::shareWanted, this, &ResultController::share);
    connect(&card, &ResultCard::closeWanted, this, &ResultController::hide);
    connect(&card, &ResultCard::seedWanted, this, &ResultController::copySeed);
}

/// Starts the review on threads; the card shows its progress.
void ResultController::review()
{
    if (!mayReview(session_, library_.resources()))
        return;
    if (!work_) {
        const Seat seat = std::max(personOf(session_.line().record().seats), Seat{0});
        work_ = std::make_unique<ReviewWork>(session_.line().info(), session_.line().record(), seat, library_.resources(),
                                             library_.history(), historyId_);
        connect(work_.get(), &ReviewWork::changed, this, &ResultController::updateReview);
    }
    updateReview();
}

void ResultController::updateReview()
{
    if (card_)
        card_->setReview(resultReviewOf(work_->review(), work_->isDone(), table_, session_, seats_));
}

void ResultController::updateBests()
{
    const QString words = bests_ ? bests_->text() : QString();
    if (!card_ || words.isEmpty())
        return;
    card_->setBests(words);
    stage_.announce(QString(words).replace('\n', QStringLiteral(". ")));
}

void ResultController::renew(const Position& position, const WindowStyle& style)
{
    if (!card_)
        return;
    hide();
    show(position, style);
}

void ResultController::hide()
{
    isDue_ = false;
    delay_.stop();
    if (!card_)
        return;
    card_->hide();
    column_.removeWidget(card_);
    card_->deleteLater();
    card_ = nullptr;
    emit hidden();
}

void ResultController::reset()
{
    hide();
    work_.reset();
    bests_.reset();
    settlement_.clear();
    isCounted_ = false;
    sitting_ = {};
}

void ResultController::setWidth(int width)
{
    width_ = width;
    if (card_)
        card_->setFixedWidth(width);
}

void ResultController::rematch()
{
    Setup setup = rematchOf(session_.line().info(), session_.line().record());
    setup.sitting = sitting_;
    emit rematchWanted(setup);
}

void ResultController::share()
{
    const QString game = translated(session_.line().info().name), headline = spoken(text_.headline);
    const QDate day = dayOfDeal(session_.line().record());
    //: The first line of a shared result: the game, the date of the deal of the day, who won.
    QStringList lines{day.isValid() ? tr("Parlour, %1, %2: %3").arg(game, dateText(day.startOfDay()), headline)
                                    : tr("%1: %2").arg(game, headline)};
    if (!text_.detail.isEmpty())
        lines << spoken(text_.detail);
    for (const ResultText::Row& row : text_.rows)
        lines << QString("%1  %2  %3")
                     .arg(row.place, seats_[static_cast<std::size_t>(row.seat)].name, spoken(row.note))
                     .trimmed();
    lines << text_.length;
    if (day.isValid() && work_ && work_->isDone())
        lines << againstExpected(work_->review(), thresholdsOf(library_.settings().preferences()))
              << resultReviewOf(work_->review(), true, table_, session_, seats_).line;
    emit shareWanted(lines.join('\n'));
}

void ResultController::copySeed()
{
    QApplication::clipboard()->setText(seedText(session_.line().record().seed));
    emit said(tr("The seed is copied."));
}

} // namespace parlour
