// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/review/review_controller.h"

#include "ai/core/bots.h"
#include "app/analysis/advice.h"
#include "app/analysis/analyst_thread.h"
#include "app/analysis/review_json.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/seating/positions.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/save_dialog.h"
#include "app/window/parts/comparison_view.h"
#include "app/window/parts/shortcuts.h"
#include "app/window/review/played_mark.h"
#include "app/window/review/review_curve.h"
#include "app/window/review/review_html.h"
#include "engine/base/index.h"

#include <QAction>
#include <QDir>
#include <QMenu>

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour {

namespace {

constexpr int kMostValues = 2; ///< actions in the list of values, without the one played

QString nameOf(Grade grade)
{
    switch (grade) {
    case Grade::Blunder:
        return ReviewController::tr("Blunder");
    case Grade::Mistake:
        return ReviewController::tr("Mistake");
    case Grade::Doubtful:
        return ReviewController::tr("Doubtful");
    case Grade::Fine:
        break;
    }
    return ReviewController::tr("Fine");
}

} // namespace

ReviewController::ReviewController(Library& library, const GameTable& table, const Session& session, qint64 historyId,
                                   PositionAt positionAt, QObject* parent)
    : QObject(parent),
      library_(library),
      table_(table),
      session_(session),
      historyId_(historyId),
      positionAt_(std::move(positionAt)),
      seat_(std::max(personOf(session.line().record().seats), Seat{0})),
      stop_(new QAction(this)),
      export_(new QAction(this)),
      panel_(new ReviewPanel(library.settings())),
      curve_(new ReviewCurve)
{
    curve_->setSteps(session_.line().length());
    connect(panel_, &ReviewPanel::seatWanted, this, &ReviewController::offerSeats);
    connect(panel_, &ReviewPanel::goWanted, this, &ReviewController::goWanted);
    connect(panel_, &ReviewPanel::bestWanted, this, &ReviewController::bestWanted);
    connect(panel_, &ReviewPanel::tryWanted, this, &ReviewController::tryWanted);
    connect(panel_, &ReviewPanel::showWanted, this, [this] {
        if (text_.comparison)
            emit showWanted(text_.comparison);
    });
    stop_->setCheckable(true);
    const auto setKey = [&library](QAction* action, const char* usual) {
        followKey(library.settings(), action, scope::kReview, usual,
                  [action](const QKeySequence& key) { action->setShortcut(key); });
    };
    setKey(stop_, "Ctrl+M");
    setKey(export_, "Ctrl+E");
    connect(export_, &QAction::triggered, this, &ReviewController::askForExport);
    connect(panel_, &ReviewPanel::nextWanted, this, [this] {
        if (const int step = nextMistake(); step >= 0)
            emit goWanted(step);
    });
    connect(curve_, &ReviewCurve::wanted, this, &ReviewController::goWanted);
    startReview();
}

ReviewController::~ReviewController() = default;

void ReviewController::startReview()
{
    reasons_.clear();
    work_.reset(); // stops the previous one first
    work_ = std::make_unique<ReviewWork>(session_.line().info(), session_.line().game(), seat_, library_.resources(),
                                         library_.history(), historyId_);
    connect(work_.get(), &ReviewWork::changed, this, &ReviewController::updateLedger);
    updateLedger();
}

void ReviewController::updateLedger()
{
    const Review& review = work_->review();
    currency_ = currencyOf(review);
    ledger_ = ledgerOf(review, currency_);
    account_ = accountOf(review, currency_);
    mistakes_ = mistakesIn(ledger_, currency_, thresholds());
    std::stable_sort(mistakes_.begin(), mistakes_.end(),
                     [this](int a, int b) { return ledger_[asIndex(a)].loss.value > ledger_[asIndex(b)].loss.value; });
    curve_->setLedger(ledger_, currency_, thresholds());
    updateText();
    const std::optional<Grade> marked = appraisal(cursor_) ? std::optional(gradeHere()) : std::nullopt;
    if (std::exchange(marked_, marked) != marked)
        emit marksChanged();
}

/// The grade of the decision at the cursor, as far as it is known.
Grade ReviewController::gradeHere() const
{
    return cursor_ < static_cast<int>(ledger_.size()) ? gradeOf(ledger_[asIndex(cursor_)].loss, currency_, thresholds())
                                                      : Grade::Fine;
}

Thresholds ReviewController::thresholds() const
{
    return thresholdsOf(library_.settings().preferences());
}

ReviewCurve* ReviewController::makeCurve() const
{
    auto* curve = new ReviewCurve;
    curve->setLow(true);
    curve->setSteps(static_cast<int>(session_.line().game().steps.size()));
    curve->setLedger(ledger_, currency_, thresholds());
    return curve;
}

void ReviewController::setLow(bool low)
{
    panel_->setLow(low);
    curve_->setLow(low);
}

void ReviewController::setWords(const std::vector<SeatInfo>& seats, const QString& headline)
{
    seats_ = seats;
    headline_ = headline;
    stop_->setText(tr("Stop at mistakes"));
    export_->setText(tr("Export the review…"));
    actionTexts_.clear();
    partNames_.clear();
    updateText();
}

void ReviewController::setParts(const std::vector<std::pair<int, QString>>& parts)
{
    std::vector<ReviewCurve::Part> shown;
    for (const auto& [step, name] : parts)
        shown.push_back({step, name});
    curve_->setParts(std::move(shown));
    updateText();
}

void ReviewController::setSeat(Seat seat)
{
    if (seat == seat_)
        return;
    seat_ = seat;
    solved_.clear();
    actionTexts_.clear();
    partNames_.clear();
    trying_ = false;
    answer_.clear();
    startReview();
    emit seatChanged();
}

void ReviewController::setCursor(int step, bool isElsewhere)
{
    if (step == cursor_ && isElsewhere == isElsewhere_)
        return;
    trying_ = false;
    answer_.clear();
    cursor_ = step;
    isElsewhere_ = isElsewhere;
    curve_->setCursor(step);
    updateHere();
}

int ReviewController::nextMistake() const
{
    if (mistakes_.empty())
        return -1;
    const auto here = std::find(mistakes_.begin(), mistakes_.end(), cursor_);
    return here == mistakes_.end() || here + 1 == mistakes_.end() ? mistakes_.front() : *(here + 1);
}

bool ReviewController::stopsHere() const
{
    return stop_->isChecked() && std::find(mistakes_.begin(), mistakes_.end(), cursor_) != mistakes_.end();
}

const Appraisal* ReviewController::appraisal(int step) const
{
    const Review& review = work_->review();
    const bool isThere = step >= 0 && step < static_cast<int>(ledger_.size()) && review.positions[asIndex(step)];
    return isThere ? &*review.positions[asIndex(step)] : nullptr;
}

void ReviewController::mark(Layout& layout, const Canvas& canvas) const
{
    const Appraisal* here = appraisal(cursor_);
    if (trying_ || isElsewhere_ || !here || here->choices.empty() || ledger_[asIndex(cursor_)].taken < 0)
        return;
    const std::string& taken = here->choices[asIndex(ledger_[asIndex(cursor_)].taken)].action;
    const QString words = wordsOf(cursor_, taken);
    PlayedMove move{table_.pieceOf(taken), tr("played"), tr("Played: %1").arg(words), gradeHere() >= Grade::Doubtful};
    if (!layout.find(move.piece)) { // no piece stands for it now: the tag at the plate says what it was
        move.piece = table_.plateOf(seat_);
        move.words = move.spoken;
    }
    if (layout.find(move.piece))
        markPlayed(layout, move, canvas);
}

/// Names the best action at the cursor in the list from now on.
void ReviewController::reveal()
{
    if (solved_.insert(cursor_).second)
        updateText();
}

std::shared_ptr<const Report> ReviewController::showBest()
{
    const Appraisal* here = appraisal(cursor_);
    if (!here || here->choices.empty())
        return nullptr;
    reveal();
    return std::make_shared<Report>(adviceOf(review(), cursor_)->report);
}

void ReviewController::tryAgain(bool on)
{
    trying_ = on;
    answer_ = on ? tr("What would you do here?") : QString();
    updateHere();
}

void ReviewController::answer(const std::string& action)
{
    const Appraisal* here = appraisal(cursor_);
    if (!here || here->choices.empty())
        return;
    const auto chosen = std::find_if(here->choices.begin(), here->choices.end(),
                                     [&](const Alternative& each) { return each.action == action; });
    if (chosen == here->choices.end())
        return;
    const Estimate best = valueOf(review(), here->choices[asIndex(ledger_[asIndex(cursor_)].best)], currency_);
    const Estimate mine = valueOf(review(), *chosen, currency_);
    const double loss = std::max(0.0, best.value - mine.value);
    trying_ = !isAsGood(best, mine, currency_);
    const QString words = wordsOf(cursor_, action);
    answer_ = trying_ ? tr("%1 costs %2. Try again.").arg(words, lossText(loss))
        : loss > 0    ? tr("%1 is just as good as the best move.").arg(words)
                      : tr("%1 is the best move.").arg(words);
    if (!trying_)
        reveal();
    updateHere();
}

QString ReviewController::wordsOf(int step, const std::string& action) const
{
    QString& words = actionTexts_[{step, action}];
    if (words.isEmpty())
        words = spoken(table_.actionAt(positionAt_(step), action));
    return words;
}

QString ReviewController::partOf(int step) const
{
    if (const auto known = partNames_.find(step); known != partNames_.end())
        return known->second;
    return partNames_[step] = spoken(table_.partName(positionAt_(step)));
}

QString ReviewController::lossText(double loss) const
{
    return currency_ == Currency::Share ? figure(100 * loss, 1) : tr("%1 points").arg(figure(loss, 1));
}

QString ReviewController::chanceText(double value) const
{
    return currency_ == Currency::Share ? percentOf(value) : figure(value, 1);
}

ReviewText::Mistake ReviewController::mistakeAt(int step) const
{
    const LedgerEntry& entry = ledger_[asIndex(step)];
    const Review& review = work_->review();
    const std::string& taken = review.steps[asIndex(step)].text;
    ReviewText::Mistake mistake;
    mistake.step = step;
    const QString part = partOf(step);
    const QString words = wordsOf(step, taken);
    mistake.title = part.isEmpty() ? words : tr("%1: %2", "part of the game, what was done").arg(part, words);
    mistake.better =
        tr("Better: %1").arg(wordsOf(step, review.positions[asIndex(step)]->choices[asIndex(entry.best)].action));
    mistake.isSolved = solved_.contains(step);
    mistake.loss = figure(currency_ == Currency::Share ? -100 * entry.loss.value : -entry.loss.value, 1);
    mistake.grade = nameOf(gradeOf(entry.loss, currency_, thresholds()));
    return mistake;
}

QString ReviewController::mistakeText(int step) const
{
    return QStringLiteral("%1. %2").arg(mistakeAt(step).title, text_.here);
}

QString ReviewController::bestText() const
{
    const std::string& best = appraisal(cursor_)->choices[asIndex(ledger_[asIndex(cursor_)].best)].action;
    return QStringLiteral("%1. %2").arg(wordsOf(cursor_, best), valueText(bestValue()));
}

/// Adds the account from start to result as bars, each beginning at the end of the previous one.
void ReviewController::addAccount(ReviewText& text) const
{
    using Row = ReviewText::Row;
    const bool isShare = currency_ == Currency::Share;
    const auto signedText = [&](double value) { return isShare ? sumOfChances(value, 0, true) : figure(value, 1, true); };
    text.accountTitle = isShare ? tr("From %1 to %2", "chance to win, at the start, at the end")
                                      .arg(chanceText(account_.start), chanceText(account_.result))
                                : tr("Where the points came from");
    text.account.push_back({tr("At the start"), 0, account_.start, chanceText(account_.start), Row::Kind::Total});
    struct Part {
        QString name;
        double value;
        Row::Kind kind;
    };
    const auto gain = [](double value) { return value < 0 ? Row::Kind::Loss : Row::Kind::Gain; };
    const SeatInfo& seat = seats_[asIndex(seat_)];
    std::vector<Part> parts{{tr("Luck"), account_.luck, Row::Kind::Luck},
                            {seat.person ? tr("Your choices") : tr("Choices of %1").arg(seat.name), -account_.errors,
                             account_.errors > 0 ? Row::Kind::Loss : Row::Kind::Gain}};
    if (seats_.size() > 1) {
        const QString name =
            seats_.size() == 2 ? tr("Choices of %1").arg(seats_[asIndex(1 - seat_)].name) : tr("Choices of others");
        parts.push_back({name, account_.others, gain(account_.others)});
    }
    if (std::abs(account_.estimate) >= (isShare ? 0.005 : 0.05))
        parts.push_back({tr("Estimate"), account_.estimate, gain(account_.estimate)});
    // The last part takes the rounding error, so that the shown figures add up.
    const auto shown = [scale = isShare ? 100.0 : 10.0](double value) { return std::round(value * scale) / scale; };
    double left = shown(account_.result) - shown(account_.start), sum = account_.start;
    for (const Part& part : parts) {
        const double figure = &part == &parts.back() ? left : shown(part.value);
        text.account.push_back({part.name, sum, sum + part.value, signedText(figure), part.kind});
        sum += part.value;
        left -= figure;
    }
    text.account.push_back({tr("Result"), 0, account_.result, chanceText(account_.result), Row::Kind::Total});
    // Partial sums may exceed the scale of 0 to 1.
    double least = 0, most = 1;
    for (const Row& row : text.account) {
        least = std::min(least, row.to);
        most = std::max(most, row.to);
    }
    if (isShare && std::any_of(parts.begin(), parts.end(), [](const Part& part) { return std::abs(part.value) >= 1; }))
        text.accountNote = sumNote();
    for (Row& row : text.account)
        for (double* end : {&row.from, &row.to})
            *end = (*end - least) / (most - least);
}

void ReviewController::updateHere()
{
    text_.here.clear();
    text_.mayShowBest = false;
    text_.mayTry = false;
    text_.answer = answer_;
    text_.values = {};
    text_.reason.clear();
    text_.comparison = nullptr;
    if (!isElsewhere_ && cursor_ < static_cast<int>(ledger_.size()) && ledger_[asIndex(cursor_)].isKnown && !seats_.empty())
        describeStep(ledger_[asIndex(cursor_)]);
    panel_->setText(text_);
    panel_->setCurrent(cursor_);
}

QString ReviewController::valueText(double value) const
{
    return tr("%1: %2", "chance to win, figure").arg(valueName(), chanceText(value));
}

/// The name of the values: "Chance to win".
QString ReviewController::valueName() const
{
    return currency_ == Currency::Share ? translated(review().goal.chance) : tr("Expected points");
}

/// The value of the best action at the cursor: from the choices, as on the table, since they were analysed longer than the
/// position.
double ReviewController::bestValue() const
{
    return valueOf(review(), appraisal(cursor_)->choices[asIndex(ledger_[asIndex(cursor_)].best)], currency_).value;
}

void ReviewController::describeStep(const LedgerEntry& entry)
{
    if (entry.kind != StepKind::Decision || entry.taken < 0) {
        text_.here = valueText(entry.before);
        return;
    }
    const QString what = valueName();
    text_.mayShowBest = true;
    text_.mayTry = !trying_;
    const Grade grade = gradeOf(entry.loss, currency_, thresholds());
    const double best = bestValue();
    text_.here = entry.loss.value > 0
        ? tr("%1: %2, then %3 (%4, %5)", "chance to win, before, after, loss, grade")
              .arg(what, chanceText(best), chanceText(best - entry.loss.value),
                   figure(currency_ == Currency::Share ? -100 * entry.loss.value : -entry.loss.value, 1), nameOf(grade))
        : tr("%1: %2. The best was played.", "chance to win, figure").arg(what, chanceText(best));
    if (entry.loss.value > 0 && !trying_ && solved_.contains(cursor_))
        explainStep(entry);
}

/// Says why the best action is worth more than the one that was played.
void ReviewController::explainStep(const LedgerEntry& entry)
{
    if (std::optional<Advice> advice = adviceOf(review(), cursor_)) {
        advice->report.chosen = appraisal(cursor_)->choices[asIndex(entry.best)].action;
        text_.values = valueTableOf(*advice, [this](const std::string& action) { return wordsOf(cursor_, action); },
                                    {.most = kMostValues, .own = entry.taken});
    }
    const auto known = reasons_.find(cursor_);
    if (known == reasons_.end())
        return askReason(entry);
    if (!known->second)
        return;
    text_.comparison = known->second;
    text_.goal = review().goal;
    const ComparisonWords words{[this](Seat seat) { return seats_[asIndex(seat)].name; },
                                [this](const std::string& action) { return table_.actionText(action); }};
    text_.reason = spoken(comparisonText(*known->second, review().goal));
    text_.lines = lineSentences(*known->second, words);
}

void ReviewController::askReason(const LedgerEntry& entry)
{
    const Node node = session_.line().match().node();
    if (session_.line().cursor() != cursor_ || !node.isWaiting() || !node.seats.has(seat_))
        return;
    if (!comparing_) {
        comparing_ = std::make_unique<AnalystThread>(makeAnalyst(session_.line().info().id, library_.resources()),
                                                     session_.line().info().id);
        connect(comparing_.get(), &AnalystThread::compared, this,
                [this](int step, int, int, const std::shared_ptr<const Comparison>& comparison) {
                    reasons_[step] = comparison;
                    updateHere();
                });
    }
    AnyQuestion question = session_.line().match().question(seat_);
    std::vector<std::string> choices; // a person may have had some of the listed ones only
    for (const Alternative& each : review().positions[asIndex(cursor_)]->choices)
        choices.push_back(each.action);
    question.keepAmong(choices);
    comparing_->compare(cursor_, question, entry.best, entry.taken);
}

void ReviewController::updateText()
{
    if (seats_.empty())
        return;
    const Review& review = work_->review();
    ReviewText text;
    text.headline = headline_;
    text.seat = viewWords(seat_);
    const auto known =
        std::count_if(review.positions.begin(), review.positions.end(), [](const auto& each) { return each.has_value(); });
    if (!review.problem.empty())
        text.detail = translated(review.problem.sentence());
    else if (review.positions.empty() || !review.isDone())
        text.detail = review.positions.empty() ? tr("Looking at the game…")
                                               : tr("Looking at step %1 of %2…").arg(known).arg(review.positions.size());
    else if (!work_->isDone())
        text.detail = tr("Looking longer at the costliest decisions…");
    else if (mistakes_.empty())
        text.detail = tr("No mistake in %n decision(s)", nullptr, account_.decisions);
    else
        text.detail = tr("%1 in %2", "mistakes, decisions")
                          .arg(tr("%n mistake(s)", nullptr, static_cast<int>(mistakes_.size())),
                               tr("%n decision(s)", nullptr, account_.decisions));
    if (known > 0)
        addAccount(text);
    for (const int step : mistakes_)
        text.mistakes.push_back(mistakeAt(step));
    text_ = std::move(text);
    updateHere();
}

/// Names the seat from which the game is seen; several people are told apart by their names.
QString ReviewController::viewWords(Seat seat) const
{
    return seat == ownSeatOf(session_.line().record().seats) ? tr("As you saw it")
                                                             : tr("As %1 saw it").arg(seats_[asIndex(seat)].name);
}

void ReviewController::offerSeats(QMenu* menu)
{
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        QAction* action = menu->addAction(viewWords(seat), this, [this, seat] { setSeat(seat); });
        action->setCheckable(true);
        action->setChecked(seat == seat_);
    }
}

void ReviewController::askForExport()
{
    askWhereToSave(panel_, tr("Export the review"), {tr("Web page (*.html)"), tr("Data (*.json)")},
                   datedName(session_.line().info().id, "html"), [this](const QString& path) { exportTo(path); });
}

void ReviewController::exportTo(const QString& path)
{
    QStringList names;
    for (const SeatInfo& seat : seats_)
        names << seat.name;
    const bool isData = path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
    const QByteArray bytes = isData ? toJson(review())
                                    : reviewHtml(tr("Review: %1").arg(translated(session_.line().info().name)),
                                                 listOf(names), text_, review(), thresholds());
    const QString problem = writeWhole(path, bytes);
    emit said(problem.isEmpty() ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                                : tr("The review is not saved: %1").arg(problem));
}

} // namespace parlour
