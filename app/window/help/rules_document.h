// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A page "How to play" as a document: Markdown in the program's fonts, with space for its pictures. Used by the sheet on
// screen and for PDF. Knows no game and no widget.
#pragma once

#include <QColor>
#include <QSize>
#include <QTextDocument>

namespace parlour {

struct RulesInk {
    QColor text, dim, line;
    QColor head; ///< background of a table's first row
};

/// Fills `document` with a page (rulesText). A picture "turn:3" stays empty until the document has a resource of that name.
/// Its caption is text below it, for screen readers.
void setRules(QTextDocument& document, const QString& text, const RulesInk& ink);

/// The steps that the pictures of a document show ("turn:3" is 3), in the order of the page.
QList<int> turnsIn(const QTextDocument& document);
/// The resource name of the picture after `steps` steps.
QUrl turnUrl(int steps);

/// Gives all pictures this size, in px.
void setPictureSize(QTextDocument& document, QSize size);

} // namespace parlour
