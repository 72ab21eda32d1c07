// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/help/rules_document.h"

#include "app/widgets/window_style.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>
#include <QTextTable>
#include <QUrl>

#include <functional>

namespace parlour {

namespace {

constexpr int kBody = 15, kCaption = 13; // px
constexpr int kIndent = 22; // px of a list
constexpr double kLine = 130; // per cent of the font's height
const QString kTurn = QStringLiteral("turn:");

/// Font size of a heading in px; level 1 is the title of the page.
int headingSize(int level)
{
    return level <= 1 ? 28 : level == 2 ? 20 : 16;
}

bool isPicture(const QTextBlock& block)
{
    for (auto each = block.begin(); !each.atEnd(); ++each)
        if (each.fragment().charFormat().isImageFormat())
            return true;
    return false;
}

bool isInTable(const QTextBlock& block)
{
    return QTextCursor(block).currentTable() != nullptr;
}

void setType(QTextCursor& cursor, const QFont& font, const QColor& colour)
{
    QTextCharFormat format;
    format.setFont(font, QTextCharFormat::FontPropertiesSpecifiedOnly);
    format.setForeground(colour);
    cursor.setCharFormat(format);
}

/// Sets line height and margins of a block by its kind.
void place(const QTextBlock& block, QTextCursor& cursor, bool isCaption)
{
    QTextBlockFormat format = block.blockFormat();
    format.setLineHeight(isPicture(block) ? 100 : kLine, QTextBlockFormat::ProportionalHeight);
    const int level = format.headingLevel();
    const bool isLoose = !block.textList() && !isInTable(block);
    format.setTopMargin(level == 2 ? 22 : level > 2 ? 14 : isPicture(block) ? 6 : isLoose ? 4 : 2);
    format.setBottomMargin(isPicture(block) ? 0 : isCaption ? 14 : level > 0 ? 4 : isLoose ? 6 : 2);
    cursor.setBlockFormat(format);
}

void styleBlock(const QTextBlock& block, const RulesInk& ink)
{
    QTextCursor cursor(block);
    const bool isCaption = block.previous().isValid() && isPicture(block.previous());
    place(block, cursor, isCaption);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    if (const int level = block.blockFormat().headingLevel())
        setType(cursor, typeFont(headingSize(level), true), ink.text);
    else if (isCaption)
        setType(cursor, typeFont(kCaption), ink.dim);
}

void styleTable(QTextTable& table, const RulesInk& ink)
{
    QTextTableFormat format = table.format();
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(ink.line);
    format.setBorderCollapse(true);
    format.setCellSpacing(0);
    format.setCellPadding(6);
    format.setTopMargin(6);
    format.setBottomMargin(10);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    table.setFormat(format);
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(0, column);
        QTextCharFormat head = cell.format();
        head.setBackground(ink.head);
        cell.setFormat(head);
        QTextCursor cursor = cell.firstCursorPosition();
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        setType(cursor, typeFont(kBody, true), ink.text);
    }
}

/// Markdown with a caption, the alternative text, below every picture.
QString withCaptions(QString text)
{
    static const QRegularExpression picture(QStringLiteral(R"(^!\[(.*)\]\((turn:\d+)\)$)"),
                                            QRegularExpression::MultilineOption);
    return text.replace(picture, QStringLiteral("![\\1](\\2)\n\n\\1"));
}

/// Calls `act` for each picture, with a cursor that selects it.
void forPictures(const QTextDocument& document, const std::function<void(QTextCursor&, const QTextImageFormat&)>& act)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextFragment fragment = each.fragment();
            if (!fragment.charFormat().isImageFormat())
                continue;
            QTextCursor cursor(block);
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            act(cursor, fragment.charFormat().toImageFormat());
            break; // a picture is alone in its paragraph, and `act` has invalidated the iterator
        }
}

} // namespace

void setRules(QTextDocument& document, const QString& text, const RulesInk& ink)
{
    document.setUndoRedoEnabled(false);
    document.setDefaultFont(typeFont(kBody));
    document.setIndentWidth(kIndent);
    document.setMarkdown(withCaptions(text), QTextDocument::MarkdownDialectGitHub);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        styleBlock(block, ink);
    for (QTextFrame* frame : document.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame))
            styleTable(*table, ink);
}

QUrl turnUrl(int steps)
{
    return QUrl(kTurn + QString::number(steps));
}

QList<int> turnsIn(const QTextDocument& document)
{
    QList<int> all;
    forPictures(document,
                [&](QTextCursor&, const QTextImageFormat& picture) { all << picture.name().mid(kTurn.size()).toInt(); });
    return all;
}

void setPictureSize(QTextDocument& document, QSize size)
{
    forPictures(document, [&](QTextCursor& cursor, QTextImageFormat picture) {
        picture.setWidth(size.width());
        picture.setHeight(size.height());
        cursor.setCharFormat(picture);
    });
}

} // namespace parlour
