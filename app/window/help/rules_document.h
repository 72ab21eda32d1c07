// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A page "How to play" as a document: Markdown laid out in the program's own type, with room for its pictures. Called by the
// sheet that shows it and by what saves it as a PDF. Knows no game and no widget.
#pragma once

#include <QColor>
#include <QSize>
#include <QTextDocument>

namespace parlour {

struct RulesInk {
    QColor text, dim, line;
    QColor head; ///< the ground of a table's first row
};

/// Fills `document` with a page (rulesText). A picture "turn:3" stays empty until the document has a resource of that
/// name; its caption lies below it as text, which is what a screen reader reads.
void setRules(QTextDocument& document, const QString& text, const RulesInk& ink);

/// The steps that the pictures of a document show ("turn:3" is 3), in the order of the page.
QList<int> turnsIn(const QTextDocument& document);
/// The name of a picture in the document.
QUrl turnUrl(int steps);

/// Gives all pictures this size, in px.
void setPictureSize(QTextDocument& document, QSize size);

} // namespace parlour
