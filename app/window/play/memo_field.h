// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The field on the table for the text that goes with the person's next action (MemoKeeper). Placed over the stage by
// TableView.
#pragma once

#include "app/tables/table_capabilities.h"

#include <QPlainTextEdit>

namespace parlour {

class MemoField : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit MemoField(QWidget* parent);

    void setTheme(const Theme& theme);
    /// Sets title, help and limit; keeps the text.
    void describe(const Memo& memo);
    /// Replaces the text by the one that the game hands over.
    void hand(const QString& text);
    /// Whether the person has changed the text.
    bool isChanged() const { return toPlainText() != handed_; }

signals:
    /// The person pressed Escape.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void keepWithin();

    QString handed_, good_; ///< good_: the last text within the limit
    int most_ = 0;
};

} // namespace parlour
