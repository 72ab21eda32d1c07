// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/memo_field.h"

#include "app/widgets/controls.h"

#include <QKeyEvent>

namespace parlour {

MemoField::MemoField(QWidget* parent) : QPlainTextEdit(parent)
{
    styleScroll(this);
    setTabChangesFocus(true);
    connect(this, &QPlainTextEdit::textChanged, this, &MemoField::keepWithin);
    hide();
}

void MemoField::setTheme(const Theme& theme)
{
    QPalette colours = palette();
    colours.setColor(QPalette::Base, over(theme.tablePanel, theme.groundOuter));
    colours.setColor(QPalette::Text, theme.tableText);
    colours.setColor(QPalette::PlaceholderText, theme.tableDim);
    setPalette(colours);
}

void MemoField::describe(const Memo& memo)
{
    setAccessibleName(memo.title);
    setAccessibleDescription(memo.help);
    setPlaceholderText(tr("Write here"));
    most_ = memo.most;
}

void MemoField::hand(const QString& text)
{
    handed_ = good_ = text;
    setPlainText(text);
}

/// Undoes a change that makes the text too long for the game.
void MemoField::keepWithin()
{
    if (most_ == 0 || toPlainText().toUtf8().size() <= most_) {
        good_ = toPlainText();
        return;
    }
    setPlainText(good_);
    moveCursor(QTextCursor::End);
}

void MemoField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QPlainTextEdit::keyPressEvent(event);
}

} // namespace parlour
