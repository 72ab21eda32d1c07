// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/review/branch_sheets.h"

#include "engine/record/branch.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace parlour {

BranchNameSheet::BranchNameSheet(const QString& name, QWidget* window) : Sheet(tr("Name of the branch"), {480, 0}, window)
{
    auto* column = new QVBoxLayout;
    column->setContentsMargins(24, 4, 24, 20);
    column->setSpacing(12);
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

CompareSheet::CompareSheet(const BranchColumn& game, const BranchColumn& branch, QWidget* window)
    : Sheet(tr("Side by side"), {900, 700}, window)
{
    auto* inside = new QWidget;
    auto* row = new QHBoxLayout(inside);
    row->setContentsMargins(24, 0, 24, 12);
    row->setSpacing(24);
    for (const BranchColumn* each : {&game, &branch}) {
        auto* column = new QVBoxLayout;
        column->setSpacing(8);
        const auto add = [column](const QString& words, int pixels, bool strong) {
            QLabel* label = makeLabel(words, pixels, strong);
            label->setWordWrap(true);
            label->setTextFormat(Qt::PlainText);
            column->addWidget(label);
        };
        add(each->title, 16, true);
        add(each->result, 14, true);
        add(each->lines.join('\n'), 14, false);
        column->addStretch();
        row->addLayout(column, 1);
    }
    auto* scroll = makeScroll(inside);
    scroll->setFocusPolicy(Qt::StrongFocus);
    scroll->setAccessibleName(tr("Side by side"));
    content()->addWidget(scroll, 1);
    open(scroll);
}

} // namespace parlour
