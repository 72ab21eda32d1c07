// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/review/review_panel.h"

#include "app/draw/icons.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/store/settings.h"
#include "app/widgets/language_change.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/comparison_view.h"
#include "app/window/parts/marked_label.h"
#include "app/window/parts/shortcuts.h"

#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <utility>

namespace parlour {

namespace {

const QColor kStartColour(0x7D, 0x9C, 0xC6), kLuckColour(0xB9, 0x84, 0xD6);
constexpr int kGap = 10; ///< px above each part
constexpr int kSide = 16; ///< px on both sides of all parts

/// A widget for `layout`, so that arrange() moves its content as one.
QWidget* makePart(QLayout* layout)
{
    auto* part = new QWidget;
    layout->setContentsMargins(0, kGap, 0, 0);
    part->setLayout(layout);
    return part;
}

} // namespace

/// The account from start to result, as bars one below the other.
class AccountBars : public QWidget {
public:
    void set(const std::vector<ReviewText::Row>& rows)
    {
        rows_ = rows;
        QStringList spoken;
        for (const ReviewText::Row& row : rows)
            spoken << row.name + ' ' + row.figure;
        setAccessibleName(listOf(spoken));
        setFixedHeight(kRow * static_cast<int>(rows.size()));
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        const Ink colours = ink(this);
        double names = 0, figures = 0;
        for (const ReviewText::Row& row : rows_) {
            names = std::max<double>(names, QFontMetricsF(typeFont(14)).horizontalAdvance(row.name));
            figures = std::max<double>(figures, QFontMetricsF(typeFont(14, true)).horizontalAdvance(row.figure));
        }
        figures += 8;
        names = std::min(names + 12, std::max(width() - figures - kLeastBars, width() * 0.5));
        const bool mirrored = isRightToLeft();
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const ReviewText::Row& row = rows_[i];
            const double top = static_cast<double>(i) * kRow;
            const auto part = [&](double from, double to) {
                return mirrored ? QRectF(width() - to, top, to - from, kRow) : QRectF(from, top, to - from, kRow);
            };
            const bool isLong = QFontMetricsF(typeFont(14)).horizontalAdvance(row.name) > names - 6;
            painter.setFont(typeFont(isLong ? 12 : 14));
            painter.setPen(colours.text);
            const QString name = cutToFit(painter.fontMetrics(), row.name, names - 6);
            painter.drawText(part(0, names), Qt::AlignVCenter | Qt::AlignLeading, name);
            painter.setFont(typeFont(14, true));
            painter.setPen(row.kind == ReviewText::Row::Kind::Loss ? colours.danger : colours.text);
            painter.drawText(part(width() - figures, width()), Qt::AlignVCenter | Qt::AlignTrailing, row.figure);
            const double room = width() - names - figures;
            const auto [low, high] = std::minmax(row.from, row.to);
            QRectF bar = part(names + low * room, names + std::max(high * room, low * room + 2));
            bar = QRectF(bar.left(), top + 6, bar.width(), kRow - 12);
            painter.setPen(Qt::NoPen);
            painter.setBrush(row.kind == ReviewText::Row::Kind::Total      ? kStartColour
                                 : row.kind == ReviewText::Row::Kind::Luck ? kLuckColour
                                 : row.kind == ReviewText::Row::Kind::Loss ? colours.danger
                                                                           : colours.good);
            painter.drawRoundedRect(bar, 3, 3);
        }
    }

private:
    static constexpr int kRow = 24;
    static constexpr int kLeastBars = 36; ///< px that long names leave to the bars
    std::vector<ReviewText::Row> rows_;
};

/// A mistake: action, loss, and its grade or what was better. Texts wrap and are never cut, since the card stands at their
/// end. Painted without labels: there may be hundreds of rows, rebuilt while the review progresses.
class MistakeRow : public RowButton {
public:
    explicit MistakeRow(const ReviewText::Mistake& mistake) : step(mistake.step), mistake_(mistake)
    {
        setCheckable(true);
        setAccessibleName(clausesOf({mistake.grade, mistake.title, mistake.loss}));
        setAccessibleDescription(mistake.isSolved ? mistake.better : QString());
        setToolTip(mistake.grade);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // texts wrap at the panel's width
    }
    /// The height of a row of this width.
    static int heightAt(int width, bool low, const ReviewText::Mistake& mistake)
    {
        const int words = wordsWidth(width, mistake);
        return heightOf(titleFont(), mistake.title, words) + kBetween + heightOf(noteFont(), mistake.note(), words)
            + 2 * margin(low);
    }
    void fit(int height, bool low)
    {
        isLow_ = low;
        setFixedHeight(height);
    }
    QSize minimumSizeHint() const override { return {2 * kInset + 100, 0}; }
    QSize sizeHint() const override { return {minimumSizeHint().width(), minimumHeight()}; }
    const ReviewText::Mistake& mistake() const { return mistake_; }
    const int step;

protected:
    void nextCheckState() override {} // ReviewPanel::setCurrent() checks the row
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Ink colours = ink(this);
        paintBox(painter, isChecked() || underMouse() ? colours.raise2 : QColor(), QColor());
        if (isChecked())
            painter.fillRect(QRectF(isRightToLeft() ? width() - 3 : 0, 6, 3, height() - 12), colours.brass);
        const int words = wordsWidth(width(), mistake_), top = margin(isLow_),
                  title = heightOf(titleFont(), mistake_.title, words);
        const int left = isRightToLeft() ? width() - kInset - words : kInset;
        const auto write = [&](const QFont& font, const QColor& colour, const QRect& rect, int how, const QString& text) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(rect, how, text);
        };
        constexpr int kWrapped = Qt::AlignLeading | Qt::AlignTop | Qt::TextWordWrap;
        write(titleFont(), colours.text, {left, top, words, title}, kWrapped, mistake_.title);
        write(noteFont(), colours.dim, {left, top + title + kBetween, words, height()}, kWrapped, mistake_.note());
        write(titleFont(), colours.danger, rect().adjusted(kInset, 0, -kInset, 0), Qt::AlignTrailing | Qt::AlignVCenter,
              mistake_.loss);
    }

private:
    static constexpr int kInset = 12, kBetween = 2;
    static QFont titleFont() { return typeFont(14, true); }
    static QFont noteFont() { return typeFont(12); }
    static int heightOf(const QFont& font, const QString& text, int width)
    {
        return QFontMetrics(font).boundingRect(0, 0, width, 10'000, Qt::TextWordWrap, text).height();
    }
    static int margin(bool low) { return low ? 3 : 6; }
    static int wordsWidth(int width, const ReviewText::Mistake& mistake)
    {
        return std::max(1, width - 2 * kInset - 10 - QFontMetrics(titleFont()).horizontalAdvance(mistake.loss));
    }

    const ReviewText::Mistake mistake_;
    bool isLow_ = false;
};

ReviewPanel::ReviewPanel(const Settings& settings, QWidget* parent) : QWidget(parent)
{
    auto* whole = makeLayout<QVBoxLayout>(0, this, {0, 0, 0, 12});
    auto* inside = new QWidget;
    column_ = makeLayout<QVBoxLayout>(4, inside, {kSide, 4, kSide, 8});
    column_->addWidget(headline_ = makeParagraph({}, 16, true));
    column_->addWidget(detail_ = makeParagraph({}, 14, false, true));
    auto* top = new QHBoxLayout;
    top->addWidget(seat_ = new MenuButton(Button::Kind::Plain, Icon::Eye, {}));
    viewPart_ = makePart(top);
    auto* account = makeLayout<QVBoxLayout>(4);
    account->addWidget(accountTitle_ = makeLabel({}, 14, true, true));
    account->addWidget(account_ = new AccountBars);
    account->addWidget(accountNote_ = makeParagraph({}, 12, false, true));
    accountPart_ = makePart(account);
    auto* mistakes = makeLayout<QVBoxLayout>(4);
    mistakes->addWidget(listTitle_ = makeLabel({}, 14, true, true));
    list_ = makeLayout<QVBoxLayout>(2);
    mistakes->addLayout(list_);
    listPart_ = makePart(mistakes);
    column_->addStretch();
    whole->addWidget(scroll_ = makeScroll(inside), 1);

    below_ = new QVBoxLayout;
    below_->addWidget(here_ = makeParagraph({}, 14, true));
    below_->addWidget(answer_ = makeParagraph({}, 14));
    auto* reason = new QVBoxLayout;
    reason->addLayout(values_ = new QVBoxLayout);
    reason->addWidget(reason_ = makeParagraph({}, 14));
    reason->addWidget(details_ = new ComparisonDetails(plainCanvas()));
    connect(details_, &ComparisonDetails::showWanted, this, &ReviewPanel::showWanted);
    reasonPart_ = makePart(reason);
    auto* row = makeLayout<QHBoxLayout>(8);
    row->addWidget(best_ = new Button(Button::Kind::Plain, Icon::Eye, {}), 1);
    row->addWidget(try_ = new Button(Button::Kind::Plain, Icon::Replay, {}), 1);
    below_->addLayout(row);
    below_->addWidget(next_ = new Button(Button::Kind::Primary, Icon::Next, {}));
    whole->addLayout(below_);

    for (Button* each : std::initializer_list<Button*>{seat_, best_, try_, next_})
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(seat_, &MenuButton::opening, this, &ReviewPanel::seatWanted);
    connect(best_, &Button::clicked, this, &ReviewPanel::bestWanted);
    connect(try_, &Button::clicked, this, &ReviewPanel::tryWanted);
    connect(next_, &Button::clicked, this, &ReviewPanel::nextWanted);
    QScrollBar* bar = scroll_->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &ReviewPanel::keepInSight);
    connect(bar, &QScrollBar::actionTriggered, this, [this, bar] { staysInSight_ = isInSight(bar->sliderPosition()); });
    arrange();
    const auto nameKey = [this](const QKeySequence& key) {
        next_->setHint(tr("Key %1").arg(key.toString(QKeySequence::NativeText)));
    };
    followKey(settings, this, scope::kTable, "M", nameKey);
    keepTranslated(this, [this, nameKey, &settings] {
        setAccessibleName(tr("Review"));
        listTitle_->setText(tr("Mistakes, worst first"));
        best_->setText(tr("Show best"));
        try_->setText(tr("Try again"));
        next_->setText(tr("Next mistake"));
        nameKey(QKeySequence(settings.preferences().keys.own(scope::kTable, "M")));
    });
    setText({});
}

void ReviewPanel::setLow(bool low)
{
    if (low == isLow_)
        return;
    isLow_ = low;
    arrange();
}

void ReviewPanel::arrange()
{
    int place = 2; // below headline and detail
    if (isHigh_)
        below_->insertWidget(2, reasonPart_); // below the move at the cursor
    else
        column_->insertWidget(place++, reasonPart_);
    QWidget *first = isHigh_ ? accountPart_ : listPart_, *second = isHigh_ ? listPart_ : accountPart_;
    for (QWidget* part : isLow_ ? std::vector{first, second, viewPart_} : std::vector{viewPart_, accountPart_, listPart_})
        column_->insertWidget(place++, part);
    listTitle_->setVisible(!mistakes_.empty() && isListTitled()); // otherwise the detail line introduces the list
    viewPart_->layout()->setContentsMargins(0, isLow_ ? kGap : 0, 0, 0);
    listPart_->layout()->setContentsMargins(0, isLow_ ? kGap / 2 : kGap, 0, 0);
    below_->setContentsMargins(16, isLow_ ? 4 : 8, 16, 0);
    below_->setSpacing(isLow_ ? 6 : 8);
    next_->setExtent(isLow_ ? 36 : 44);
    best_->setTight(isLow_);
    try_->setTight(isLow_);
    here_->setFont(typeFont(isLow_ ? 12 : 14, true));
    fitRows();
}

void ReviewPanel::setText(const ReviewText& text)
{
    headline_->setText(text.headline);
    detail_->setText(text.detail);
    seat_->setText(text.seat);
    seat_->setVisible(!text.seat.isEmpty());
    accountTitle_->setText(text.accountTitle);
    accountTitle_->setVisible(!text.account.empty());
    account_->set(text.account);
    accountNote_->setText(text.accountNote);
    accountNote_->setVisible(!text.accountNote.isEmpty());
    listTitle_->setVisible(!text.mistakes.empty() && isListTitled());
    if (text.mistakes != mistakes_)
        fillMistakes(text.mistakes);
    here_->setText(text.here);
    here_->setVisible(!text.here.isEmpty());
    answer_->setText(text.answer);
    answer_->setVisible(!text.answer.isEmpty());
    showReason(text);
    best_->setVisible(text.mayShowBest);
    try_->setVisible(text.mayTry);
    next_->setEnabled(!text.mistakes.empty());
}

/// Shows the values, and the reason in words. Where they scroll, a new one scrolls into sight.
void ReviewPanel::showReason(const ReviewText& text)
{
    reason_->setText(text.reason);
    reasonPart_->setVisible(!text.values.rows.empty());
    if (valued_ != text.values) {
        clearLayout(values_);
        valued_ = text.values;
        values_->addWidget(new ValueList(plainCanvas(), valued_));
    }
    if (std::exchange(compared_, text.comparison) == text.comparison)
        return;
    details_->set(compared_.get(), text.goal, text.lines);
    details_->offerShow(compared_.get());
    if (!compared_)
        return;
    if (isHigh_)
        return;
    staysInSight_ = false;
    scroll_->widget()->layout()->activate();
    scrollTo(reasonPart_);
}

void ReviewPanel::fillMistakes(const std::vector<ReviewText::Mistake>& mistakes)
{
    mistakes_ = mistakes;
    clearLayout(list_);
    rows_.clear();
    currentRow_ = nullptr;
    for (const ReviewText::Mistake& mistake : mistakes) {
        auto* row = new MistakeRow(mistake);
        connect(row, &MistakeRow::clicked, this, [this, step = mistake.step] { emit goWanted(step); });
        list_->addWidget(row);
        rows_.push_back(row);
    }
    fitRows();
}

/// Fits the rows to the width. Heights are cached, since rows are rebuilt while the review progresses.
void ReviewPanel::fitRows()
{
    const int room = width() - 2 * kSide - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    if (const auto how = std::pair(room, isLow_); std::exchange(measuredFor_, how) != how)
        heights_.clear();
    for (MistakeRow* row : rows_) {
        const ReviewText::Mistake& mistake = row->mistake();
        int& height = heights_[mistake.title + QChar::LineFeed + mistake.note() + QChar::LineFeed + mistake.loss];
        if (height == 0)
            height = MistakeRow::heightAt(room, isLow_, mistake);
        row->fit(height, isLow_);
    }
}

void ReviewPanel::resizeEvent(QResizeEvent*)
{
    constexpr int kHigh = 480; // px of height that hold the account and the first mistakes
    if (const bool isHigh = height() >= kHigh; std::exchange(isHigh_, isHigh) != isHigh)
        return arrange();
    fitRows();
}

void ReviewPanel::setCurrent(int step)
{
    currentRow_ = nullptr;
    for (MistakeRow* row : rows_) {
        row->setChecked(row->step == step);
        if (row->isChecked())
            currentRow_ = row;
    }
    if (!currentRow_ || std::exchange(current_, step) == step)
        return;
    staysInSight_ = true;
    scroll_->widget()->layout()->activate(); // lays out a row that was just made
    keepInSight();
}

/// Whether the current row is fully visible at the scroll position `scrolled`.
bool ReviewPanel::isInSight(int scrolled) const
{
    if (!currentRow_)
        return false;
    const int top = currentRow_->mapTo(scroll_->widget(), QPoint()).y() - scrolled;
    return top >= 0 && top + currentRow_->height() <= scroll_->viewport()->height();
}

/// Scrolls to the current row. Called also when window or content change their size.
void ReviewPanel::keepInSight()
{
    if (currentRow_ && staysInSight_)
        scrollTo(currentRow_);
}

/// Scrolls up and down only: in a narrow panel a part can be slightly wider than its room.
void ReviewPanel::scrollTo(QWidget* part)
{
    scroll_->ensureWidgetVisible(part, 0, 8);
    scroll_->horizontalScrollBar()->setValue(0);
}

} // namespace parlour
