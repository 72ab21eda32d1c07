// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The field on the table where a person writes a text that goes with the next action (MemoKeeper). Placed by the table
// page over the stage.
#pragma once

#include "app/tables/table_capabilities.h"

#include <QPlainTextEdit>

namespace parlour {

class MemoField : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit MemoField(QWidget* parent);

    void setTheme(const Theme& theme);
    /// Names the field; the text stays.
    void describe(const Memo& memo);
    /// Shows what the game hands to the person.
    void hand(const QString& text);
    /// Has the person changed what it was handed?
    bool isChanged() const { return toPlainText() != handed_; }

signals:
    /// The person is done writing.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void keepWithin();

    QString handed_, good_; ///< good_: the last text that was short enough
    int most_ = 0;
};

} // namespace parlour
