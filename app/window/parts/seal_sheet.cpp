// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/seal_sheet.h"

#include "app/store/seal.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace parlour {

namespace {

constexpr int kTrials = 20; ///< games with other moves

QLabel* addText(QVBoxLayout* column, const QString& text, bool dim = false)
{
    QLabel* label = makeParagraph(text, 14, false, dim);
    label->setTextFormat(Qt::PlainText);
    column->addWidget(label);
    return label;
}

/// Figures that people compare digit by digit: in groups, and selectable.
void addFigures(QVBoxLayout* column, const QString& name, const QString& digits, bool inGroups = true)
{
    QString grouped = digits;
    for (auto at = grouped.size() - 8; inGroups && at > 0; at -= 8)
        grouped.insert(at, ' ');
    column->addWidget(makeLabel(name, 12, true, true));
    QLabel* label = addText(column, grouped);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(14);
    label->setFont(font);
    label->setAccessibleName(QStringLiteral("%1: %2").arg(name, grouped));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

QVBoxLayout* makeColumn(QVBoxLayout* content)
{
    auto* inside = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(8, inside, {24, 4, 24, 12});
    content->addWidget(makeWholeScroll(inside), 1);
    return column;
}

QHBoxLayout* makeFoot(QVBoxLayout* content)
{
    auto* foot = makeLayout<QHBoxLayout>(12, nullptr, {24, 8, 24, 20});
    content->addLayout(foot);
    return foot;
}

Button* addButton(QHBoxLayout* foot, Button::Kind kind, Icon icon, const QString& text)
{
    auto* button = new Button(kind, icon, text);
    button->setExtent(44);
    foot->addWidget(button);
    return button;
}

} // namespace

SealSheet::SealSheet(QWidget* window)
    : Sheet(tr("A deal that can be proved"), {640, 0}, window),
      seal_(makeSeal()),
      words_(new QLineEdit)
{
    QVBoxLayout* column = makeColumn(content());
    addText(column,
            tr("One number decides every card, die and coin of a game, whatever is played. It is fixed now, and this is "
               "its seal: it says nothing of the number, but fits no other. After the game the number is opened, and "
               "anybody can see that it is the one that was sealed."));
    addFigures(column, tr("Seal"), QString::fromStdString(seal_.hash));
    addText(column,
            tr("Words of your own are mixed into the deal, so that nobody can have chosen it before: they change every "
               "card, and the number is fixed already."));
    words_->setAccessibleName(tr("Own words"));
    words_->setPlaceholderText(tr("Own words, as one cuts a deck; may be left out"));
    words_->setToolTip(tr("Several blanks in a row count as one."));
    words_->setMaxLength(kLongestWords);
    words_->setMinimumHeight(36);
    styleField(words_);
    column->addWidget(words_);

    QHBoxLayout* foot = makeFoot(content());
    Button* copy = addButton(foot, Button::Kind::Plain, Icon::Copy, tr("Copy the seal"));
    connect(copy, &Button::clicked, this,
            [this] { QApplication::clipboard()->setText(QString::fromStdString(seal_.hash)); });
    foot->addStretch();
    Button* accept = addButton(foot, Button::Kind::Primary, Icon::Check, tr("Deal from this number"));
    connect(accept, &Button::clicked, this, [this] {
        const Seal seal = withWords(seal_, words_->text());
        close();
        emit chosen(seal);
    });
    connect(words_, &QLineEdit::returnPressed, accept, &Button::click);
}

QWidget* SealSheet::wordsField() const
{
    return words_;
}

ProofSheet::ProofSheet(const Record& record, QWidget* window) : Sheet(tr("The proof of the deal"), {640, 0}, window)
{
    const Seal& seal = *record.seal;
    QVBoxLayout* column = makeColumn(content());
    addFigures(column, tr("Shown before the first card"), QString::fromStdString(seal.hash));
    if (!seal.words.empty())
        addText(column, tr("Own words: %1").arg(QString::fromStdString(seal.words)));
    QHBoxLayout* foot = makeFoot(content());
    foot->addStretch();
    if (!record.result) {
        addText(column, tr("The number is opened when the game is over."), true);
    } else {
        addFigures(column, tr("The number"), seedText(seal.number));
        addFigures(column, tr("Its salt, which keeps the seal from being guessed"), QString::fromStdString(seal.salt));
        const auto proved = checkSeal(record);
        QLabel* verdict = addText(column,
                                  proved ? tr("✓ Number and salt make the seal, and every card, die and coin of this game "
                                              "follows from the number and the words.")
                                         : tr("✗ This is no proof: %1.").arg(translated(proved.error())));
        verdict->setForegroundRole(proved ? QPalette::Link : QPalette::BrightText);
        if (proved) {
            addText(
                column,
                seal.words.empty()
                    ? tr("This is a proof for those who were shown the seal before the first card. Nobody added words, so "
                         "whoever made the seal could choose the deal.")
                    : tr("This is a proof for those who were shown the seal before the first card and chose the words after "
                         "it."));
            const Redeals tried = redeal(*findGame(record.game), record, kTrials);
            addText(column,
                    tr("Tried just now: %1 games from the same number with other moves. Of %2 draws at the same place, "
                       "%3 were the same. Cards drawn from what the players chose or gave back are left out.")
                        .arg(tried.games)
                        .arg(tried.draws)
                        .arg(tried.same));
            addText(column,
                    tr("Check it without Parlour, by any SHA-256: the seal is that of the text below; the seed is the "
                       "beginning of its HMAC over the words, or without words the number."),
                    true);
            addFigures(column, tr("Sealed text"), QString::fromStdString(sealedText(seal)), false);
        }
        Button* again = addButton(foot, Button::Kind::Plain, Icon::Cards, tr("Play the same deal again"));
        connect(again, &Button::clicked, this, [this] {
            close();
            emit againWanted();
        });
    }
    Button* main = addButton(foot, Button::Kind::Primary, Icon::Check, tr("Close"));
    connect(main, &Button::clicked, this, &Sheet::close);
    open(main);
}

} // namespace parlour
