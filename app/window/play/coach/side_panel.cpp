// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/side_panel.h"

#include "app/draw/icons.h"
#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/tables/report_text.h"
#include "app/widgets/formatting.h"
#include "app/window/parts/marked_label.h"
#include "app/window/play/coach/chance_bars.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour {

/// An underlined tab.
class TabButton : public Pressable {
public:
    TabButton()
    {
        setCheckable(true);
        setAutoExclusive(true);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
    }
    QSize sizeHint() const override { return {wordsWidth(kPixels) + 24, 44}; }
    QSize minimumSizeHint() const override { return {wordsWidth(kFewestPixels) + 4, 44}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Ink colours = ink(this);
        const int pixels = wordsWidth(kPixels) + 4 <= width() ? kPixels : kFewestPixels;
        const int words = wordsWidth(pixels);
        painter.setFont(typeFont(pixels, isChecked()));
        painter.setPen(isChecked() || underMouse() ? colours.text : colours.dim);
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (isChecked())
            painter.fillRect(QRectF((width() - words) / 2.0, height() - 2, words, 2), colours.brass);
        if (showsFocus(this))
            drawFocus(painter, QRectF(rect()).adjusted(5, 8, -5, -8), 6);
    }

private:
    static constexpr int kPixels = 14, kFewestPixels = 12; ///< of the words

    int wordsWidth(int pixels) const { return QFontMetrics(typeFont(pixels, true)).horizontalAdvance(text()); }
};

/// The chance to win at the panel's foot: a switch and, while it is on, a figure and a bar.
class ChanceStrip : public QWidget {
public:
    ChanceStrip()
    {
        auto* row = makeLayout<QHBoxLayout>(10, this, {16, 6, 16, 12});
        row->addWidget(switch_ = new Switch({}, false)); // the first child, so that a search by name finds the switch
        row->insertWidget(0, words_ = makeLabel({}, 14), 1);
        row->insertWidget(1, figure_ = makeLabel({}, 16, true));
        words_->setWordWrap(true);
        setMinimumHeight(56);
        hide();
    }
    Switch* button() const { return switch_; }
    void set(const SidePanel::Chance& chance)
    {
        share_ = chance.isOn ? chance.share : std::nullopt;
        const QSignalBlocker quiet(switch_);
        switch_->setChecked(chance.isOn);
        figure_->setText(!chance.isOn ? QString() : chance.share ? chance.figure : QStringLiteral("…"));
        words_->setText(chance.words);
        switch_->setAccessibleName(chance.words);
        switch_->setAccessibleDescription(figure_->text());
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        const Ink colours = ink(this);
        painter.fillRect(QRect(0, 0, width(), 1), colours.line);
        if (!share_)
            return;
        QRectF bar(16, height() - 10, width() - 32, 4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.raise2);
        painter.drawRoundedRect(bar, 2, 2);
        const double right = bar.right();
        bar.setWidth(bar.width() * std::clamp(*share_, 0.0, 1.0));
        if (isRightToLeft())
            bar.moveRight(right);
        painter.setBrush(colours.brass);
        painter.drawRoundedRect(bar, 2, 2);
    }

private:
    QLabel* words_;
    QLabel* figure_;
    Switch* switch_;
    std::optional<double> share_;
};

namespace {

constexpr int kRow = 30; ///< px of one log line
constexpr int kMargin = 16;
constexpr int kMarginEnd = 12; ///< next to the scroll bar
constexpr double kMinText = 110; ///< least px of a log line's text
constexpr int kPadding = 5; ///< above and below a log line

enum LogRole { NameRole = Qt::UserRole, TextRole, NumberRole, HeadingRole };

} // namespace

/// Draws a log line: name, text, figure.
class LogDelegate : public QStyledItemDelegate {
public:
    /// `current` is the highlighted row. It is not kept in the model, where a change would lay out all rows again.
    LogDelegate(const Canvas& canvas, const int& current, QAbstractItemView* view)
        : QStyledItemDelegate(view),
          canvas_(canvas),
          current_(current),
          view_(view)
    {
    }

    /// Caches heights, since the view asks for those of all rows whenever one is added.
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        if (std::exchange(measuredFor_, view_->width()) != view_->width())
            heights_.clear();
        const auto row = static_cast<std::size_t>(index.row());
        if (row >= heights_.size())
            heights_.resize(row + 1);
        if (heights_[row] == 0)
            heights_[row] = heightOf(index);
        return {60, heights_[row]};
    }
    /// Drops the heights of all rows from `row` on.
    void forgetFrom(int row) { heights_.resize(std::min(heights_.size(), static_cast<std::size_t>(row))); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Ink colours = ink(view_);
        const QRectF row = option.rect;
        painter->setRenderHint(QPainter::Antialiasing);
        const bool mirrored = view_->isRightToLeft();
        const bool current = index.row() == current_;
        if (current || (option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus))) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(current ? colours.raise2 : colours.raise);
            painter->drawRoundedRect(row.adjusted(8, 1, -8, -1), 6, 6);
            if (current)
                painter->fillRect(QRectF(mirrored ? row.right() - 11 : row.left() + 8, row.top() + 1, 3, row.height() - 2),
                                  colours.brass);
        }
        const double name = nameWidth(index);
        const double number = numberWidth(index);
        const double start = mirrored ? row.right() - kMargin - innerWidth() : row.left() + kMargin;
        const QRectF inner(start, row.top() + kPadding, innerWidth(), row.height() - 2 * kPadding);
        const auto part = [&](double from, double to) {
            return mirrored ? QRectF(inner.right() - to, inner.top(), to - from, inner.height())
                            : QRectF(inner.left() + from, inner.top(), to - from, inner.height());
        };
        const bool heading = index.data(HeadingRole).toBool();
        TextStyle main = style(heading ? colours.dim : colours.text);
        main.bold = heading;
        if (name > 0) {
            drawText(*painter, canvas_, part(0, name - 8), index.data(NameRole).toString(), style(colours.dim));
        }
        const bool below = isBelow(inner.width() - name, number);
        drawText(*painter, canvas_, part(name, inner.width() - (below ? 0 : number)), index.data(TextRole).toString(), main);
        if (number > 0) {
            TextStyle figure = style(colours.text);
            figure.bold = true;
            figure.lines = 1;
            figure.align = (below ? Qt::AlignBottom : Qt::AlignTop) | (mirrored ? Qt::AlignLeft : Qt::AlignRight);
            drawText(*painter, canvas_, part(inner.width() - number, inner.width()), index.data(NumberRole).toString(),
                     figure);
        }
    }

private:
    int heightOf(const QModelIndex& index) const
    {
        const double name = nameWidth(index);
        const double inner = innerWidth();
        const double number = numberWidth(index);
        const bool below = isBelow(inner - name, number);
        const double room = inner - name - (below ? 0 : number);
        const double text = textSize(canvas_, index.data(TextRole).toString(), style({}), std::max(room, 60.0)).height()
            + (below ? textSize(canvas_, index.data(NumberRole).toString(), style({})).height() : 0);
        const double tall =
            std::max(text, textSize(canvas_, index.data(NameRole).toString(), style({}), std::max(name - 8, 1.0)).height());
        return std::max(kRow, static_cast<int>(std::ceil(tall)) + 2 * kPadding);
    }
    TextStyle style(const QColor& colour) const
    {
        TextStyle style;
        style.px = 14;
        style.colour = colour;
        style.lines = 3;
        style.align = Qt::AlignTop | (view_->isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
        return style;
    }
    /// The width of a row's texts, less that of a scroll bar: rows are measured before it is known whether there is one.
    double innerWidth() const
    {
        return view_->width() - view_->verticalScrollBar()->sizeHint().width() - kMargin - kMarginEnd;
    }
    double nameWidth(const QModelIndex& index) const
    {
        const QString name = index.data(NameRole).toString();
        const double most = 0.42 * view_->width(); // longer names wrap
        return name.isEmpty() ? 0 : std::min(most, textSize(canvas_, name, style({}), most - 8).width() + 10);
    }
    double numberWidth(const QModelIndex& index) const
    {
        const QString number = index.data(NumberRole).toString();
        return number.isEmpty() ? 0 : textSize(canvas_, number, style({})).width() + 10;
    }
    /// Whether the figure goes below its text, since next to it the text would have less than kMinText of `room`.
    static bool isBelow(double room, double number) { return number > 0 && room - number < kMinText; }

    const Canvas& canvas_;
    const int& current_;
    const QAbstractItemView* view_;
    mutable std::vector<int> heights_; ///< by row; 0: not measured yet
    mutable int measuredFor_ = 0; ///< px of width
};

/// Keeps the highlighted row visible when row heights change, as with another width, language or font.
class LogList : public QListWidget {
public:
    explicit LogList(const int& current) : current_(current) {}
    void doItemsLayout() override
    {
        QListWidget::doItemsLayout();
        if (const QListWidgetItem* line = item(current_))
            scrollToItem(line);
    }

private:
    const int& current_;
};

namespace {

/// A candidate action: its text, the reason, a bar, the value.
class CandidateRow : public RowButton {
public:
    /// `error` is half the length of the whisker, on the bar's scale; 0: no whisker.
    CandidateRow(const Canvas& canvas, const QString& action, const QString& why, const QString& value, double share,
                 double error, bool chosen)
        : share_(share),
          error_(error),
          chosen_(chosen)
    {
        setCheckable(true);
        setAutoExclusive(true);
        const QString spread = error > 0 ? " ± " + percentOf(error) : QString();
        setAccessibleName(QString("%1, %2").arg(spoken(action), value + spread));
        setAccessibleDescription(spoken(why));
        auto* row = makeLayout<QHBoxLayout>(10, this, {12, 8, 12, 12});
        auto* words = makeLayout<QVBoxLayout>(2);
        words->addWidget(new MarkedLabel(canvas, action, 14, true, false));
        if (!why.isEmpty())
            words->addWidget(new MarkedLabel(canvas, why, 12, false, true));
        row->addLayout(words, 1);
        if (!value.isEmpty())
            row->addWidget(new MarkedLabel(canvas, value, 16, true, false, true));
        for (QWidget* child : findChildren<QWidget*>())
            child->setAttribute(Qt::WA_TransparentForMouseEvents);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    QSize sizeHint() const override { return layout()->sizeHint(); }
    int heightForWidth(int width) const override { return layout()->heightForWidth(width); }
    bool hasHeightForWidth() const override { return true; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Ink colours = ink(this);
        QColor ground = Qt::transparent;
        if (chosen_) {
            ground = colours.brass;
            ground.setAlphaF(0.13F);
        } else if (underMouse() || isChecked()) {
            ground = colours.raise;
        }
        paintBox(painter, ground, chosen_ ? colours.brass : isChecked() ? colours.line : QColor());
        if (share_ >= 0) {
            painter.setPen(Qt::NoPen);
            QRectF bar(12, height() - 8, width() - 24, 4);
            painter.setBrush(colours.raise2);
            painter.drawRoundedRect(bar, 2, 2);
            bar.setWidth(bar.width() * share_);
            if (isRightToLeft())
                bar.moveRight(width() - 12);
            painter.setBrush(chosen_ ? colours.brass : colours.good);
            painter.drawRoundedRect(bar, 2, 2);
            if (error_ > 0)
                paintWhisker(painter, colours.text);
        }
    }

private:
    /// Paints the error interval over the end of the bar.
    void paintWhisker(QPainter& painter, const QColor& colour) const
    {
        const double whole = width() - 24;
        const auto at = [&](double share) {
            const double x = 12 + whole * std::clamp(share, 0.0, 1.0);
            return isRightToLeft() ? width() - x : x;
        };
        const double y = height() - 6, low = at(share_ - error_), high = at(share_ + error_);
        painter.setPen(QPen(colour, 1.5));
        painter.drawLine(QPointF(low, y), QPointF(high, y));
        for (const double x : {low, high})
            painter.drawLine(QPointF(x, y - 4), QPointF(x, y + 4));
    }

    double share_;
    double error_;
    bool chosen_;
};

QString valueText(const Report& report, const Candidate& candidate)
{
    return candidate.hasValue ? reportFigure(report, candidate.value) : QString();
}

/// Half the length of a bar's whisker: two standard errors, as in the tables of contests.
double whiskerOf(const Report& report, const Candidate& candidate)
{
    return report.scale == Scale::Share ? 2 * candidate.error : 0;
}

/// The maximum number of candidates shown; Yahtzee has up to thirty ways to hold.
constexpr int kBest = 10;

/// The candidates with the chosen one first, then by value.
std::vector<const Candidate*> ranked(const Report& report)
{
    std::vector<const Candidate*> order;
    for (const Candidate& each : report.candidates)
        order.push_back(&each);
    std::stable_sort(order.begin(), order.end(), [&](const Candidate* a, const Candidate* b) {
        const bool aChosen = a->action == report.chosen;
        const bool bChosen = b->action == report.chosen;
        if (aChosen != bChosen)
            return aChosen;
        if (a->hasValue != b->hasValue)
            return a->hasValue;
        return report.higherIsBetter ? a->value > b->value : a->value < b->value;
    });
    return order;
}

/// The length of a candidate's bar, 0 to 1: a share of the win itself, other values scaled so that the worst has 0.06. -1:
/// no bar.
double shareOf(const Report& report, const Candidate& candidate)
{
    if (candidate.hasValue && report.scale == Scale::Share)
        return std::clamp(candidate.value, 0.0, 1.0);
    double low = HUGE_VAL;
    double high = -HUGE_VAL;
    for (const Candidate& each : report.candidates)
        if (each.hasValue) {
            low = std::min(low, each.value);
            high = std::max(high, each.value);
        }
    if (!candidate.hasValue || !(high > low))
        return -1;
    const double share = (candidate.value - low) / (high - low);
    return 0.06 + 0.94 * (report.higherIsBetter ? share : 1 - share);
}

} // namespace

SidePanel::SidePanel(const GameTable& table, const Canvas& canvas, QWidget* parent)
    : QWidget(parent),
      table_(table),
      canvas_(canvas)
{
    auto* column = makeLayout<QVBoxLayout>(0, this, {1, 0, 0, 0});
    auto* head = makeLayout<QHBoxLayout>(0, nullptr, {4, 0, 4, 0});
    for (const Tab tab : {Tab::Log, Tab::Thinking, Tab::Notes, Tab::Review}) {
        auto* button = new TabButton;
        connect(button, &TabButton::toggled, this, [this, tab](bool on) {
            if (on)
                setTab(tab);
        });
        tabs_.push_back(button);
        head->insertWidget(tab == Tab::Review ? 0 : -1, button);
    }
    tabs_.back()->hide();
    head->addStretch();
    column->addLayout(head);
    column->addSpacing(8);

    log_ = new LogList(currentRow_);
    styleScroll(log_);
    log_->setMouseTracking(true);
    log_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    log_->setSelectionMode(QAbstractItemView::NoSelection);
    log_->setWordWrap(true); // rows wrap at the present width
    log_->setItemDelegate(logRows_ = new LogDelegate(canvas_, currentRow_, log_));
    const auto go = [this](QListWidgetItem* item) {
        emit goWanted(lineSteps_[static_cast<std::size_t>(log_->row(item))] + 1);
    };
    connect(log_, &QListWidget::itemClicked, this, go);
    connect(log_, &QListWidget::itemActivated, this, go);

    auto* inside = new QWidget;
    new QVBoxLayout(inside);
    thinking_ = makeScroll(inside);

    notes_ = new QPlainTextEdit;
    styleScroll(notes_);
    notes_->setTabChangesFocus(true);
    connect(notes_, &QPlainTextEdit::textChanged, this, [this] { emit notesChanged(notes_->toPlainText()); });
    auto* around = new QWidget;
    auto* margins = new QVBoxLayout(around);
    margins->setContentsMargins(12, 4, 12, 12);
    margins->addWidget(notes_);

    review_ = new QWidget;
    auto* whole = new QVBoxLayout(review_);
    whole->setContentsMargins(0, 0, 0, 0);

    pages_ = new QStackedWidget;
    for (QWidget* page : {static_cast<QWidget*>(log_), static_cast<QWidget*>(thinking_), around, review_})
        pages_->addWidget(page);
    column->addWidget(pages_, 1);
    column->addWidget(chance_ = new ChanceStrip);
    connect(chance_->button(), &Switch::toggled, this, &SidePanel::chanceSwitched);
    retranslate();
    setTab(Tab::Log);
}

void SidePanel::setCanvas(const Canvas& canvas)
{
    canvas_ = canvas;
    logRows_->forgetFrom(0);
    log_->doItemsLayout();
    fillThinking();
}

void SidePanel::setReview(QWidget* review)
{
    clearLayout(review_->layout());
    if (review)
        review_->layout()->addWidget(review);
    tabs_.back()->setVisible(review != nullptr);
    setTab(review ? Tab::Review : tab_ == Tab::Review ? Tab::Log : tab_);
}

void SidePanel::setTab(Tab tab)
{
    tab_ = tab;
    tabs_[static_cast<std::size_t>(tab)]->setChecked(true);
    pages_->setCurrentIndex(static_cast<int>(tab));
    emit tabChanged();
}

void SidePanel::setLog(const std::vector<TimelineStep>& steps, int kept, const std::vector<SeatInfo>& seats)
{
    while (!lineSteps_.empty() && lineSteps_.back() >= kept) {
        lineSteps_.pop_back();
        delete log_->takeItem(log_->count() - 1);
    }
    logRows_->forgetFrom(log_->count());
    for (auto i = static_cast<std::size_t>(kept); i < steps.size(); ++i)
        for (const LogLine& line : steps[i].lines) {
            auto* item = new QListWidgetItem;
            const bool named = line.who >= 0 && static_cast<std::size_t>(line.who) < seats.size();
            const QString name = named ? seats[static_cast<std::size_t>(line.who)].name : QString();
            item->setData(NameRole, name);
            item->setData(TextRole, line.text);
            item->setData(NumberRole, line.number);
            item->setData(HeadingRole, line.heading);
            item->setData(Qt::AccessibleTextRole,
                          QString("%1 %2 %3").arg(name, spoken(line.text), line.number).simplified());
            log_->addItem(item);
            lineSteps_.push_back(static_cast<int>(i));
        }
}

void SidePanel::setCursor(int cursor)
{
    const auto after = std::lower_bound(lineSteps_.begin(), lineSteps_.end(), cursor);
    const int current = static_cast<int>(after - lineSteps_.begin()) - 1;
    for (const int row : {std::exchange(currentRow_, current), current})
        if (QListWidgetItem* item = log_->item(row))
            log_->update(log_->indexFromItem(item));
    if (current >= 0)
        log_->scrollToItem(log_->item(current));
}

void SidePanel::setThinking(const ThinkingText& text)
{
    thinkingText_ = text;
    fillThinking();
}

void SidePanel::fillThinking()
{
    auto* column = static_cast<QVBoxLayout*>(thinking_->widget()->layout());
    clearLayout(column);
    column->setContentsMargins(8, 0, 8, 12);
    column->setSpacing(2);
    const auto line = [&](const QString& text, int pixels, bool strong, bool dim) {
        auto* label = new MarkedLabel(canvas_, text, pixels, strong, dim);
        label->setContentsMargins(8, 0, 8, 0);
        auto* row = new QHBoxLayout;
        row->setContentsMargins(8, 2, 8, 2);
        row->addWidget(label);
        column->addLayout(row);
    };
    const ThinkingText& shown = thinkingText_;
    if (!shown.title.isEmpty())
        line(shown.title, 16, true, false);
    if (!shown.note.isEmpty())
        line(shown.note, 14, false, true);
    if (!shown.ask.isEmpty()) {
        auto* ask = new Button(Button::Kind::Plain, Icon::Hint, shown.ask);
        connect(ask, &Button::clicked, this, &SidePanel::reportWanted);
        column->addSpacing(8);
        column->addWidget(ask);
    }
    parts_ = nullptr;
    if (shown.report) {
        const Report& report = *shown.report;
        QStringList facts;
        for (const ReportPart& fact : report.facts)
            if (!isChance(report, fact))
                facts << tr("%1: %2", "a fact and its figure")
                             .arg(translated(fact.label), figure(fact.value, fact.value == std::round(fact.value) ? 0 : 2));
        if (!facts.isEmpty())
            line(facts.join(" · "), 14, false, true);
        if (!report.unit.empty()) {
            auto* head = new QHBoxLayout;
            head->setContentsMargins(12, 6, 12, 0);
            head->addStretch();
            head->addWidget(new MarkedLabel(canvas_, translated(report.unit), 12, false, true, true));
            column->addLayout(head);
        }
        parts_ = new QWidget;
        std::vector<const Candidate*> best = ranked(report);
        const int left = std::max(0, static_cast<int>(best.size()) - kBest);
        best.resize(best.size() - static_cast<std::size_t>(left));
        for (const Candidate* each : best) {
            auto* row = new CandidateRow(canvas_, shown.words(each->action), translated(each->why), valueText(report, *each),
                                         shareOf(report, *each), whiskerOf(report, *each), each->action == report.chosen);
            connect(row, &CandidateRow::toggled, this, [this, each](bool on) {
                if (on)
                    showParts(*each);
            });
            column->addWidget(row);
            if (each->action == report.chosen)
                row->setChecked(true);
        }
        if (left > 0)
            line(tr("and %n more", nullptr, left), 12, false, true);
        column->addWidget(parts_);
        const auto chosen = std::find_if(report.candidates.begin(), report.candidates.end(),
                                         [&](const Candidate& each) { return each.action == report.chosen; });
        if (chosen != report.candidates.end())
            showParts(*chosen);
        const bool isSaid = chosen != report.candidates.end() && translated(chosen->why) == translated(report.verdict);
        if (!report.verdict.empty() && !isSaid) {
            column->addSpacing(8);
            line(translated(report.verdict), 14, false, true);
        }
        addFacts(report, column);
        addChances(column);
    }
    column->addStretch();
}

/// Adds the reported probabilities as bars.
void SidePanel::addFacts(const Report& report, QVBoxLayout* column)
{
    bool isFirst = true;
    for (const ReportPart& fact : report.facts) {
        if (!isChance(report, fact))
            continue;
        if (std::exchange(isFirst, false))
            addHeading(tr("What it believes"), column);
        column->addWidget(new ChanceRow(translated(fact.label), fact.value, reportFigure(report, fact.value)));
    }
    if (thinkingText_.beliefs) {
        addHeading(tr("What it believes, in 100"), column);
        column->addWidget(new BeliefTable(canvas_, *thinkingText_.beliefs));
    }
}

/// Adds the distribution of the next outcome.
void SidePanel::addChances(QVBoxLayout* column)
{
    if (!thinkingText_.chances)
        return;
    addHeading(thinkingText_.chances->title, column);
    column->addWidget(new ChanceBars(*thinkingText_.chances));
}

void SidePanel::addHeading(const QString& words, QVBoxLayout* column)
{
    column->addSpacing(12);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 2, 8, 4);
    row->addWidget(new MarkedLabel(canvas_, words, 13, true, true));
    column->addLayout(row);
}

void SidePanel::showParts(const Candidate& candidate)
{
    clearWidget(parts_);
    if (candidate.parts.empty())
        return;
    const Report& report = *thinkingText_.report;
    auto* grid = new QGridLayout(parts_);
    grid->setContentsMargins(8, 14, 8, 4);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    const QString value = valueText(report, candidate);
    int row = 0;
    grid->addWidget(new MarkedLabel(canvas_, tr("How %1 comes about").arg(value), 14, true, false), row++, 0, 1, 2);
    for (const ReportPart& part : candidate.parts) {
        grid->addWidget(new MarkedLabel(canvas_, translated(part.label), 14, false, true), row, 0);
        grid->addWidget(new MarkedLabel(canvas_, reportFigure(report, part.value, true), 14, false, false, true), row++, 1,
                        Qt::AlignRight);
    }
    grid->addWidget(new MarkedLabel(canvas_, thinkingText_.words(candidate.action), 14, true, false), row, 0);
    grid->addWidget(new MarkedLabel(canvas_, value, 16, true, false, true), row, 1, Qt::AlignRight);
}

void SidePanel::setChance(const std::optional<Chance>& chance)
{
    chance_->setVisible(chance.has_value());
    if (chance)
        chance_->set(*chance);
}

void SidePanel::setNotes(const QString& notes)
{
    const QSignalBlocker quiet(notes_);
    if (notes_->toPlainText() != notes)
        notes_->setPlainText(notes);
}

void SidePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SidePanel::retranslate()
{
    setAccessibleName(tr("Side panel"));
    tabs_[0]->setText(tr("Log"));
    tabs_[1]->setText(tr("Thinking"));
    tabs_[2]->setText(tr("Notes"));
    tabs_[3]->setText(tr("Review"));
    log_->setAccessibleName(tr("Log: one line per step; activating a line goes there"));
    notes_->setAccessibleName(tr("Notes on this game"));
    notes_->setPlaceholderText(tr("Your notes. They are saved with the game."));
    for (TabButton* tab : tabs_)
        tab->updateGeometry();
}

void SidePanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintSide(painter, *this);
    painter.fillRect(QRect(0, 44, width(), 1), ink(this).line);
}

} // namespace parlour
