// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/practice/practice_panel.h"

#include "app/widgets/language_change.h"
#include "app/widgets/page_graphics.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/comparison_view.h"
#include "app/window/parts/marked_label.h"
#include "app/window/parts/shortcuts.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace parlour {

namespace {

constexpr int kSideMargin = 16;

QLabel* addWrapped(QVBoxLayout* column, int pixels, bool strong = false, bool dim = false)
{
    QLabel* label = makeParagraph({}, pixels, strong, dim);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    column->addWidget(label);
    return label;
}

void setLine(QLabel* label, const QString& text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

PracticePanel::PracticePanel(const Settings& settings, QWidget* parent) : QWidget(parent)
{
    auto* column = makeLayout<QVBoxLayout>(8, this, {kSideMargin, 14, 0, 14});
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, 0, kSideMargin, 0);
    head->addWidget(title_ = makeLabel({}, 14, true, true));
    head->addStretch();
    head->addWidget(count_ = makeLabel({}, 14, false, true));
    column->addLayout(head);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(0, 0, kSideMargin, 0);
    line->addWidget(progress_ = new ProgressLine(0, {}));
    progress_->setMaximumWidth(QWIDGETSIZE_MAX);
    column->addLayout(line);

    auto* inside = new QWidget;
    auto* body = makeLayout<QVBoxLayout>(8, inside, {0, 6, kSideMargin, 6});
    origin_ = addWrapped(body, 12, false, true);
    question_ = addWrapped(body, 16, true);
    verdict_ = addWrapped(body, 20, true);
    reason_ = addWrapped(body, 14);
    background_ = addWrapped(body, 13, false, true);
    worthTitle_ = addWrapped(body, 12, true, true);
    rows_ = makeLayout<QVBoxLayout>(4);
    body->addLayout(rows_);
    body->addWidget(details_ = new ComparisonDetails(plainCanvas()));
    body->addStretch();
    QScrollArea* scroll = makeScroll(inside);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(scroll, 1);

    auto* foot = makeLayout<QVBoxLayout>(8, nullptr, {0, 0, kSideMargin, 0});
    const auto add = [foot](Button::Kind kind) {
        auto* button = new Button(kind, std::nullopt, {});
        button->setExtent(40);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        foot->addWidget(button);
        return button;
    };
    starRow_ = new QWidget;
    auto* star = new QHBoxLayout(starRow_);
    star->setContentsMargins(0, 0, 0, 0);
    star->addWidget(starLabel_ = makeParagraph({}, 14));
    star->setStretch(0, 1);
    star->addWidget(star_ = new Switch({}, false));
    followKey(settings, this, scope::kPractice, "K", [this](const QKeySequence& key) {
        star_->setShortcut(key);
        star_->setToolTip(tr("Key %1").arg(key.toString(QKeySequence::NativeText)));
    });
    foot->addWidget(starRow_);
    next_ = add(Button::Kind::Primary);
    column->addLayout(foot);

    connect(star_, &Switch::toggled, this, &PracticePanel::starWanted);
    connect(next_, &Button::clicked, this, &PracticePanel::nextWanted);
    keepTranslated(this, [this] { showContent(); });
}

void PracticePanel::setContent(const Content& content)
{
    content_ = content;
    showContent();
}

void PracticePanel::takeFocus()
{
    next_->setFocus();
}

void PracticePanel::fillRows()
{
    clearLayout(rows_);
    details_->set(content_.comparison.get(), content_.goal, {});
    if (!content_.values.rows.empty())
        rows_->addWidget(new ValueList(plainCanvas(), content_.values));
}

void PracticePanel::showContent()
{
    const Content& c = content_;
    const bool isJudged = c.state == State::Judged;
    setAccessibleName(tr("Practice"));
    title_->setText(c.title);
    count_->setText(tr("%1 of %2", "exercises of a round").arg(c.number).arg(c.count));
    progress_->setShare(static_cast<double>(isJudged ? c.number : c.number - 1) / std::max(c.count, 1), count_->text());
    setLine(origin_, c.origin);
    setLine(question_,
            c.state == State::Asking ? tr("Your move, on the table.")
                : isJudged           ? QString()
                                     : tr("Looking at the position…"));
    setLine(verdict_, c.verdict);
    setLine(reason_, c.reason);
    setLine(background_, c.background);
    setLine(worthTitle_, c.values.rows.empty() ? QString() : tr("What each move is worth"));
    fillRows();
    QStringList words;
    for (const QLabel* each : {origin_, question_, verdict_, reason_, background_})
        if (!each->text().isEmpty())
            words << each->text();
    setAccessibleDescription(words.join(QStringLiteral(". ")).replace(QStringLiteral(".. "), QStringLiteral(". ")));
    starLabel_->setText(c.isStarred ? tr("Kept: it comes back") : tr("Keep: bring it back"));
    {
        const QSignalBlocker quiet(star_);
        star_->setChecked(c.isStarred);
    }
    star_->setAccessibleName(tr("Keep this exercise"));
    star_->setToolTip(tr("Key %1").arg(star_->shortcut().toString(QKeySequence::NativeText)));
    next_->setText(c.next);
    next_->setHint(tr("Enter"));
    starRow_->setVisible(isJudged);
    next_->setVisible(isJudged);
}

void PracticePanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintSide(painter, *this);
}

} // namespace parlour
