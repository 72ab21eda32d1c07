// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/review_cache.h"

#include "app/analysis/review_json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace parlour {

namespace {

/// Visits all figures in their stored order, each a double.
template <class Figures, class Visit>
void eachNumber(Figures& figures, Visit visit)
{
    visit(figures.start);
    visit(figures.luck);
    visit(figures.others);
    visit(figures.errors);
    visit(figures.estimate);
    visit(figures.result);
    visit(figures.decisions);
    visit(figures.meanLoss.value);
    visit(figures.meanLoss.error);
    visit(figures.doubtful);
    visit(figures.mistakes);
    visit(figures.blunders);
    visit(figures.isWhole);
}

QByteArray toJson(const ReviewFigures& figures)
{
    QJsonArray numbers{kReviewVersion};
    eachNumber(figures, [&numbers](auto number) { numbers.append(static_cast<double>(number)); });
    return QJsonDocument(numbers).toJson(QJsonDocument::Compact);
}

std::optional<ReviewFigures> figuresFrom(const KeptReview& kept)
{
    const QJsonArray numbers = QJsonDocument::fromJson(kept.figures).array();
    ReviewFigures figures;
    figures.game = kept.game;
    figures.seat = kept.seat;
    figures.analyst = kept.analyst;
    qsizetype read = 1;
    bool isSound = numbers.at(0).toInt() == kReviewVersion;
    eachNumber(figures, [&](auto& number) {
        const QJsonValue value = numbers.at(read++);
        isSound = isSound && value.isDouble() && std::abs(value.toDouble()) < 1e6;
        number = static_cast<std::decay_t<decltype(number)>>(value.toDouble());
    });
    return isSound && read == numbers.size() ? std::optional(figures) : std::nullopt;
}

} // namespace

ReviewFigures figuresOf(const Review& review)
{
    const Currency currency = currencyOf(review);
    const Account account = accountOf(review, currency);
    ReviewFigures figures;
    figures.seat = review.seat;
    figures.analyst = review.analyst;
    figures.start = account.start;
    figures.luck = account.luck;
    figures.others = account.others;
    figures.errors = account.errors;
    figures.estimate = account.estimate;
    figures.result = account.result;
    figures.decisions = account.decisions;
    figures.meanLoss = account.meanLoss;
    figures.isWhole = account.isWhole;
    for (const LedgerEntry& entry : ledgerOf(review, currency)) {
        const Grade grade = entry.kind == StepKind::Decision ? gradeOf(entry.loss, currency) : Grade::Fine;
        figures.doubtful += grade == Grade::Doubtful;
        figures.mistakes += grade == Grade::Mistake;
        figures.blunders += grade == Grade::Blunder;
    }
    return figures;
}

Expected<void> keepReview(History& history, qint64 game, const Review& review)
{
    return history.keepReview({game, review.seat, review.analyst, toJson(figuresOf(review)), qCompress(toJson(review))});
}

std::optional<Review> keptReview(const History& history, qint64 game, Seat seat, int analyst)
{
    const std::optional<KeptReview> kept = history.review(game, seat, analyst);
    if (!kept)
        return std::nullopt;
    Expected<Review> review = reviewFromJson(qUncompress(kept->review));
    if (!review || review->seat != seat || review->analyst != analyst)
        return std::nullopt;
    return *std::move(review);
}

std::vector<ReviewFigures> keptFigures(const History& history)
{
    std::vector<ReviewFigures> all;
    for (const KeptReview& kept : history.reviewFigures())
        if (const auto figures = figuresFrom(kept))
            all.push_back(*figures);
    return all;
}

} // namespace parlour
