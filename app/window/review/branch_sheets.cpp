// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/review/branch_sheets.h"

#include "app/widgets/controls.h"
#include "app/window/parts/table_picture.h"
#include "app/window/review/review_curve.h"
#include "engine/record/branch.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kLeastTable = 200; ///< px of height
constexpr double kLeastWidth = 560; ///< px for which a table is arranged; narrower pictures are scaled down
constexpr int kLeastWindow = 640; ///< px of height; lower windows have room for the tables alone
constexpr int kRetry = 60; ///< ms until pictures of cards are looked for again

} // namespace

BranchNameSheet::BranchNameSheet(const QString& name, QWidget* window) : Sheet(tr("Name of the branch"), {480, 0}, window)
{
    auto* column = makeLayout<QVBoxLayout>(12, nullptr, {24, 4, 24, 20});
    auto* field = new QLineEdit(name);
    field->setAccessibleName(tr("Name of the branch"));
    field->setMaxLength(static_cast<int>(kLongestBranchName) / 4); // letters of four bytes fit
    field->setMinimumHeight(36);
    field->selectAll();
    styleField(field);
    column->addWidget(field);
    auto* done = new Button(Button::Kind::Primary, Icon::Check, tr("Rename"));
    done->setExtent(44);
    column->addWidget(done, 0, Qt::AlignTrailing);
    content()->addLayout(column);
    connect(field, &QLineEdit::returnPressed, done, &Button::click);
    connect(done, &Button::clicked, this, [this, field] {
        const QString chosen = field->text().simplified();
        close();
        emit named(chosen);
    });
    open(field);
}

/// A line of the game: its table after a step, what happened at that step, and the end.
class LineView : public QWidget {
public:
    LineView(const GameTable& table, const WindowStyle& style, const BranchColumn& line)
        : table_(table),
          style_(style),
          line_(line),
          picture_(new QLabel),
          words_(makeLabel({}, 14))
    {
        auto* column = makeLayout<QVBoxLayout>(8, this);
        for (const auto& [text, pixels] : {std::pair(line.title, 16), std::pair(line.result, 14)}) {
            QLabel* label = makeParagraph(text, pixels, true);
            label->setTextFormat(Qt::PlainText);
            column->addWidget(label);
        }
        picture_->setMinimumHeight(kLeastTable);
        picture_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
        column->addWidget(picture_, 1);
        words_->setWordWrap(true);
        words_->setTextFormat(Qt::PlainText);
        words_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
        words_->setMinimumHeight(3 * words_->fontMetrics().lineSpacing());
        column->addWidget(words_);
    }

    /// Shows the table after a step; a line that is over by then stays at its end.
    void goTo(int step)
    {
        step_ = std::min(step, line_.end);
        const QString words = line_.wordsAt(step_);
        words_->setText(step > line_.end ? CompareSheet::tr("This line is over.") : words);
        draw();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        QTimer::singleShot(0, this, &LineView::draw); // once the layout has placed the picture
    }

private:
    void draw()
    {
        if (step_ < 0 || picture_->size().isEmpty())
            return;
        const Position position = line_.positionAt(step_);
        const double ratio = devicePixelRatioF(), scale = std::max(1.0, kLeastWidth / picture_->width());
        const TablePicture drawn = drawTable(table_, position, style_, picture_->size() * scale, ratio);
        QPixmap shown = drawn.pixmap.scaled(picture_->size() * ratio, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        shown.setDevicePixelRatio(ratio);
        picture_->setPixmap(shown);
        picture_->setAccessibleName(line_.title);
        picture_->setAccessibleDescription(table_.describe(position));
        if (!drawn.isFinal)
            QTimer::singleShot(kRetry, this, &LineView::draw);
    }

    const GameTable& table_;
    const WindowStyle style_;
    const BranchColumn line_;
    int step_ = -1;
    QLabel* picture_;
    QLabel* words_;
};

CompareSheet::CompareSheet(const GameTable& table, const WindowStyle& style, const BranchColumn& game,
                           const BranchColumn& branch, int parting, ReviewCurve* curve, QWidget* window)
    : Sheet(tr("Side by side"), {1080, 720}, window),
      slider_(new QSlider(Qt::Horizontal)),
      place_(makeLabel({}, 14)),
      curve_(curve)
{
    auto* column = makeLayout<QVBoxLayout>(8, nullptr, {24, 0, 24, 16});
    auto* row = makeLayout<QHBoxLayout>(24);
    for (const BranchColumn* each : {&game, &branch}) {
        views_.push_back(new LineView(table, style, *each));
        row->addWidget(views_.back(), 1);
    }
    column->addLayout(row, 1);
    const int end = std::max(game.end, branch.end);
    slider_->setRange(std::min(parting, end), end);
    slider_->setPageStep(5);
    slider_->setAccessibleName(tr("Step"));
    auto* scrubber = makeLayout<QHBoxLayout>(12);
    scrubber->addWidget(slider_, 1);
    scrubber->addWidget(place_);
    column->addLayout(scrubber);
    if (curve_) {
        column->addWidget(curve_);
        if (window->height() < kLeastWindow)
            curve_->hide();
        connect(curve_, &ReviewCurve::wanted, this, [this](int step) { slider_->setValue(step); });
    }
    content()->addLayout(column, 1);
    connect(slider_, &QSlider::valueChanged, this, &CompareSheet::goTo);
    open(slider_);
    const int first = std::min(parting + 1, end); // the first step at which they differ
    slider_->setValue(first);
    goTo(first);
}

void CompareSheet::goTo(int step)
{
    place_->setText(tr("Step %1 of %2").arg(step).arg(slider_->maximum()));
    for (LineView* view : views_)
        view->goTo(step);
    if (curve_)
        curve_->setCursor(step);
}

} // namespace parlour
