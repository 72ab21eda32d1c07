// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/result/result_review.h"

#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/seating/positions.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/curve_colour.h"
#include "app/window/parts/marked_label.h"
#include "engine/base/index.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr int kCurveGap = 12; ///< px between curve and text
constexpr int kMaxHeight = 1000; ///< px; more than any text takes

/// Makes the texts of a review, in its currency.
class Summary {
public:
    Summary(const Review& review, const GameTable& table, const Session& session, const std::vector<SeatInfo>& seats)
        : review_(review),
          table_(table),
          session_(session),
          seats_(seats),
          currency_(currencyOf(review)),
          ledger_(ledgerOf(review, currency_)),
          points_(curveOf(ledger_))
    {
    }

    ResultReview text(bool isDone) const
    {
        ResultReview text;
        const SeatInfo& seat = seats_[asIndex(review_.seat)];
        const QString chance = translated(review_.goal.chance);
        text.caption = !isShare() ? ResultReviewPart::tr("Expected points")
            : isOwn()             ? chance
                                  : ResultReviewPart::tr("%1: %2", "chance to win, player").arg(chance, seat.name);
        if (!points_.empty())
            addCurve(text);
        text.isDone = !review_.problem.empty() && review_.positions.empty();
        if (text.isDone)
            text.line = translated(review_.problem.sentence());
        else if (review_.positions.empty() || !isDone)
            text.line = ResultReviewPart::tr("Looking at the game…");
        else
            addFindings(text);
        return text;
    }

private:
    /// Whether the seat is that of the only person, whom no name needs to tell from others.
    bool isOwn() const { return ownSeatOf(session_.line().record().seats) == review_.seat; }
    bool isShare() const { return currency_ == Currency::Share; }
    QString amount(double value) const
    {
        return isShare() ? percentOf(value) : ResultReviewPart::tr("%1 points").arg(figure(value, 1));
    }

    QString sum(double value) const { return isShare() ? sumOfChances(value) : amount(value); }

    void addCurve(ResultReview& text) const
    {
        double most = isShare() ? 1 : 1e-9;
        if (!isShare())
            for (const CurvePoint& point : points_)
                most = std::max(most, point.value);
        const double steps = std::max<double>(1, static_cast<double>(ledger_.size()));
        for (const CurvePoint& point : points_)
            text.curve.emplace_back(point.step / steps, point.value / most);
        text.curveWords = ResultReviewPart::tr("%1: from %2 to %3", "chance to win, at the start, at the end")
                              .arg(text.caption, amount(points_.front().value), amount(points_.back().value));
    }

    void addFindings(ResultReview& text) const
    {
        text.isDone = true;
        if (seats_[asIndex(review_.seat)].person) {
            const Account sums = accountOf(review_, currency_);
            text.line = isOwn() ? account(sums) : accountOfOne(sums, seats_[asIndex(review_.seat)].name);
            if (isShare() && std::max(sums.errors, std::abs(sums.luck)) >= 1)
                text.lineTip = sumNote();
        }
        const int step = turningPoint(ledger_);
        if (step < 0)
            return;
        text.turnStep = step;
        const QString part = spoken(table_.partName(positionAt(step)));
        text.turnTitle = part.isEmpty() ? ResultReviewPart::tr("Where it turned:")
                                        : ResultReviewPart::tr("Where it turned: %1.", "a part of the game").arg(part);
        text.turnText = whatHappened(step);
        const LedgerEntry& entry = ledger_[asIndex(step)];
        text.turnFigure = isShare() ? ResultReviewPart::tr("%1 → %2", "chance to win, before and after")
                                          .arg(figure(100 * entry.before, 0), percentOf(entry.after))
                                    : ResultReviewPart::tr("%1 → %2", "points, before and after")
                                          .arg(figure(entry.before, 0), figure(entry.after, 0));
    }

    QString account(const Account& sums) const
    {
        const double lost = sums.errors;
        const QString luck = sum(std::abs(sums.luck));
        const double least = isShare() ? 0.005 : 0.05; // less is shown as 0
        if (lost < least)
            return sums.luck < 0 ? ResultReviewPart::tr("No mistakes; luck took %1").arg(luck)
                                 : ResultReviewPart::tr("No mistakes; luck gave %1").arg(luck);
        const QString errors = sum(lost);
        return sums.luck < 0 ? ResultReviewPart::tr("Mistakes cost %1, luck took %2", "60%, or 2.2 games").arg(errors, luck)
                             : ResultReviewPart::tr("Mistakes cost %1, luck gave %2", "60%, or 2.2 games").arg(errors, luck);
    }

    /// Of one of several people.
    QString accountOfOne(const Account& sums, const QString& name) const
    {
        const QString errors = sum(sums.errors), luck = sum(std::abs(sums.luck));
        return sums.luck < 0
            ? ResultReviewPart::tr("%1: mistakes cost %2, luck took %3", "player, 60%, or 2.2 games").arg(name, errors, luck)
            : ResultReviewPart::tr("%1: mistakes cost %2, luck gave %3", "player, 60%, or 2.2 games")
                  .arg(name, errors, luck);
    }

    Position positionAt(int step) const
    {
        return positionOf(*session_.line().matchAfter(step), seats_, {review_.seat, true});
    }

    /// The first log line of a step, with all hands open.
    QString whatHappened(int step) const
    {
        for (const LogLine& line :
             table_.logLines(knownTo(session_.line().told(step), {review_.seat, true}), positionAt(step + 1))) {
            if (line.heading || line.text.isEmpty())
                continue;
            const bool isNamed = line.who >= 0 && asIndex(line.who) < seats_.size();
            return isNamed
                ? ResultReviewPart::tr("%1: %2", "player, what was done").arg(seats_[asIndex(line.who)].name, line.text)
                : line.text;
        }
        const Step& taken = session_.line().record().steps[asIndex(step)];
        return taken.who == kChanceSeat ? QString() : table_.actionAt(positionAt(step), taken.text);
    }

    const Review& review_;
    const GameTable& table_;
    const Session& session_;
    const std::vector<SeatInfo>& seats_;
    Currency currency_;
    std::vector<LedgerEntry> ledger_;
    std::vector<CurvePoint> points_;
};

} // namespace

ResultReview resultReviewOf(const Review& review, bool isDone, const GameTable& table, const Session& session,
                            const std::vector<SeatInfo>& seats)
{
    return Summary(review, table, session, seats).text(isDone);
}

/// The curve of the game, with a mark at the turning point.
class ResultReviewPart::Curve : public QWidget {
public:
    Curve() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }
    QSize sizeHint() const override { return {160, 44}; }
    QSize minimumSizeHint() const override { return {80, 30}; }
    void set(const ResultReview& review)
    {
        points_ = review.curve;
        setAccessibleName(review.curveWords);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (points_.empty())
            return; // its space is kept
        WidgetPainter painter(this);
        const Ink colours = ink(this);
        const QRectF area = QRectF(rect()).adjusted(1, 3, -1, -3);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.raise);
        painter.drawRoundedRect(rect(), 6, 6);
        painter.setPen(QPen(colours.line, 1, Qt::DashLine));
        painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
        QPolygonF line;
        for (const QPointF& point : points_)
            line << QPointF(area.left() + point.x() * area.width(), area.bottom() - point.y() * area.height());
        painter.setPen(QPen(reviewCurveOn(colours.solid), 2));
        painter.drawPolyline(line);
    }

private:
    std::vector<QPointF> points_;
};

/// The turning point; a click goes there. Its space stays while it has no text.
class ResultReviewPart::TurnRow : public RowButton {
public:
    explicit TurnRow(const Canvas& canvas)
        : text_(new MarkedLabel(canvas, {}, 12, false, false)),
          figure_(makeLabel({}, 14, true))
    {
        auto* row = makeLayout<QHBoxLayout>(10, this, {12, 2, 12, 2});
        text_->setLines(3);
        row->addWidget(text_, 1);
        row->addWidget(figure_);
        for (QWidget* child : findChildren<QWidget*>())
            child->setAttribute(Qt::WA_TransparentForMouseEvents);
        set({});
    }
    void set(const ResultReview& review)
    {
        step = review.turnStep;
        const bool isKnown = step >= 0;
        setEnabled(isKnown);
        setFocusPolicy(isKnown ? Qt::StrongFocus : Qt::NoFocus);
        text_->setText(isKnown ? strong(review.turnTitle) + ' ' + review.turnText : QString());
        figure_->setText(review.turnFigure);
        const QString goes = ResultReviewPart::tr("Go there in the review");
        setAccessibleName(isKnown ? clausesOf({spoken(review.turnTitle + ' ' + review.turnText), review.turnFigure}) : goes);
        setToolTip(isKnown ? goes : QString());
        update();
    }
    int step = -1;

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (step < 0)
            return;
        QPainter painter(this);
        const Ink colours = ink(this);
        paintBox(painter, underMouse() ? colours.raise2 : colours.raise, QColor());
    }

private:
    MarkedLabel* text_;
    QLabel* figure_;
};

ResultReviewPart::ResultReviewPart(const Canvas& canvas, QString name, QWidget* parent)
    : QWidget(parent),
      name_(std::move(name)),
      curve_(new Curve),
      caption_(makeLabel({}, 12, false, true)),
      line_(makeLabel({}, 12)),
      turn_(new TurnRow(canvas))
{
    auto* column = makeLayout<QVBoxLayout>(4, this);
    top_ = makeLayout<QHBoxLayout>(kCurveGap);
    top_->addWidget(curve_);
    auto* words = makeLayout<QVBoxLayout>(1);
    line_->setWordWrap(true);
    words->addStretch();
    words->addWidget(caption_);
    words->addWidget(line_);
    words->addStretch();
    top_->addLayout(words);
    column->addLayout(top_);
    column->addWidget(turn_);
    connect(turn_, &TurnRow::clicked, this, [this] { emit turnWanted(turn_->step); });
    setReview({});
}

void ResultReviewPart::setReview(const ResultReview& review)
{
    isDone_ = review.isDone;
    curve_->set(review);
    caption_->setText(review.caption);
    line_->setText(review.line);
    line_->setToolTip(review.lineTip);
    turn_->set(review);
}

/// Fixes the height of all rows, independent of their texts.
void ResultReviewPart::setExtent(Extent extent, int wide)
{
    const bool isLine = extent == Extent::Line;
    turn_->setVisible(extent == Extent::Whole);
    caption_->setVisible(!isLine);
    const QString games = sumOfChances(8.8);
    const QString longest = name_.isEmpty()
        ? tr("Mistakes cost %1, luck took %2", "60%, or 2.2 games").arg(games, games)
        : tr("%1: mistakes cost %2, luck took %3", "player, 60%, or 2.2 games").arg(name_, games, games);
    const int ofWords = isLine ? 4 : 2; // parts of the width, the curve having one
    top_->setStretch(0, 1);
    top_->setStretch(1, ofWords);
    const int forWords = (wide - kCurveGap) * ofWords / (1 + ofWords);
    const int line =
        QFontMetrics(line_->font()).boundingRect(0, 0, forWords, kMaxHeight, Qt::TextWordWrap, longest).height();
    const int words = isLine ? line : caption_->sizeHint().height() + 1 + line;
    curve_->setFixedHeight(isLine ? line : std::max(44, words));
    turn_->setFixedHeight(64); // three lines
    layout()->activate(); // so that the card knows the height at once
}

} // namespace parlour
