// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/settings/settings_rows.h"

#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace parlour {

namespace {

/// A row with a hairline above it.
class LinedRow : public QWidget {
protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(0, 0, width(), 1, ink(this).line); }
};

} // namespace

SettingsRows::SettingsRows() : column_(new QVBoxLayout(this)), nothing_(makeLabel(tr("No setting fits."), 14, false, true))
{
    column_->setContentsMargins(24, 0, 24, 16);
    column_->setSpacing(0);
    column_->addWidget(nothing_);
    nothing_->hide();
}

void SettingsRows::beginGroup(const QString& title, bool shown)
{
    auto* widget = new QWidget;
    widget->setAccessibleName(title);
    auto* rows = makeLayout<QVBoxLayout>(0, widget, {0, 12, 0, 12});
    QLabel* heading = makeLabel(title, 16, true);
    heading->setContentsMargins(0, 0, 0, 8);
    rows->addWidget(heading);
    column_->addWidget(widget);
    widget->setVisible(shown); // a child by now, else it would be a window
    groups_.push_back({widget, rows, title, shown});
}

void SettingsRows::reveal(std::size_t first)
{
    for (std::size_t i = first; i < groups_.size(); ++i) {
        groups_[i].shown = true;
        groups_[i].widget->show();
    }
}

void SettingsRows::addRow(const QString& name, const QString& explanation, QWidget* control)
{
    auto* row = new LinedRow;
    auto* line = makeLayout<QHBoxLayout>(20, row, {0, 10, 0, 10});
    line->addWidget(control); // the first child, so that a search by name finds the control, not the label
    control->setAccessibleDescription(explanation);
    auto* words = makeLayout<QVBoxLayout>(2);
    words->addStretch();
    words->addWidget(makeParagraph(name, 14, true));
    if (!explanation.isEmpty())
        words->addWidget(makeParagraph(explanation, 12, false, true));
    words->addStretch();
    line->insertLayout(0, words, 1);
    groups_.back().rows->addWidget(row);
    QStringList all{groups_.back().title, name, explanation};
    for (const QAbstractButton* value : control->findChildren<QAbstractButton*>())
        all << value->text();
    rows_.push_back({groups_.size() - 1, row, all.join(' ')});
}

void SettingsRows::find(const QString& search)
{
    const QStringList words = search.split(' ', Qt::SkipEmptyParts);
    std::vector<bool> isFound(groups_.size());
    for (const Row& row : rows_) {
        const bool fits = std::all_of(words.begin(), words.end(),
                                      [&row](const QString& word) { return row.words.contains(word, Qt::CaseInsensitive); });
        row.widget->setVisible(fits);
        isFound[row.group] = isFound[row.group] || fits;
    }
    for (std::size_t i = 0; i < groups_.size(); ++i)
        groups_[i].widget->setVisible(isFound[i] && (groups_[i].shown || !words.isEmpty()));
    nothing_->setVisible(std::find(isFound.begin(), isFound.end(), true) == isFound.end());
}

} // namespace parlour
