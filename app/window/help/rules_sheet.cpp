// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/help/rules_sheet.h"

#include "app/session/lesson.h"
#include "app/store/game_file.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/save_dialog.h"
#include "app/window/help/rules_document.h"
#include "app/window/help/rules_text.h"
#include "app/window/help/turn_picture.h"
#include "app/window/parts/shortcuts.h"
#include "app/window/parts/table_picture.h"

#include <QBuffer>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLineEdit>
#include <QLocale>
#include <QPdfWriter>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QTimer>
#include <QUrl>

#include <algorithm>

namespace parlour {

namespace {

constexpr double kPictureShape = 0.66; // height by width of a picture
constexpr int kWidestPicture = 820; // px
constexpr int kRetry = 60; // ms until a picture that is not final is drawn again
constexpr int kMargin = 24; // px around the page
constexpr int kPaperDots = 96; // per inch, since fonts are set in px
constexpr int kPaperPicture = 620; // px of width, within the margins of A4

QString stdText(const std::string& text)
{
    return QString::fromStdString(text);
}

QSize pictureSizeFor(int width)
{
    return {width, qRound(width * kPictureShape)};
}

RulesInk inkOf(const QWidget* widget)
{
    const Ink colours = ink(widget);
    return {colours.text, colours.dim, over(colours.line, colours.solid), over(colours.raise2, colours.solid)};
}

const RulesInk kPaperInk{Qt::black, QColor(0x55, 0x55, 0x55), QColor(0xAA, 0xAA, 0xAA), QColor(0xEE, 0xEE, 0xEE)};

QString valueName(const RuleOption& option, const std::string& value)
{
    const auto named =
        std::find_if(option.values.begin(), option.values.end(), [&](const RuleValue& each) { return each.value == value; });
    return named == option.values.end() ? stdText(value) : translated(named->label);
}

} // namespace

QString rulesInForce(const GameInfo& info, const RuleMap& rules)
{
    QStringList parts;
    for (const RuleOption& option : *info.options) {
        const std::string& value = valueOf(option, rules);
        if (option.isHidden() || (option.advanced && value == option.defaultValue) || (option.isSwitch() && value == "off"))
            continue;
        parts << RulesSheet::tr("%1: %2", "a rule and its value").arg(translated(option.label), valueName(option, value));
    }
    return parts.join(QStringLiteral(" · "));
}

RulesSheet::RulesSheet(const GameInfo& info, const GameTable& table, const RuleMap& rules, const WindowStyle& style,
                       const KeyList& keys, QWidget* window)
    : Sheet(tr("How to play"), {900, 860}, window),
      info_(info),
      table_(table),
      rules_(*completeRules(*info.options, rules)),
      style_(style),
      stack_(new QStackedWidget)
{
    content()->addWidget(makeHead(!keys.empty()));
    stack_->addWidget(makeRules());
    if (!keys.empty())
        addKeys(keys);
    content()->addWidget(stack_, 1);
    const auto key = [this](const char* usual, auto act) {
        connect(new QShortcut(QKeySequence(style_.keys.own(scope::kRules, usual)), this), &QShortcut::activated, this, act);
    };
    key("Ctrl+F", [this] {
        showPart(Part::Rules);
        field_->setFocus();
        field_->selectAll();
    });
    key("F3", [this] { goToMatch(true); });
    key("Shift+F3", [this] { goToMatch(false); });
    fill();
}

QWidget* RulesSheet::makeHead(bool hasKeys)
{
    auto* head = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(6, head, {kMargin, 0, kMargin, 8});
    force_ = makeParagraph(tr("Rules in force: %1").arg(rulesInForce(info_, rules_)), 13, false, true);
    column->addWidget(force_);

    auto* row = makeLayout<QHBoxLayout>(8);
    headRow_ = row;
    if (hasKeys) {
        parts_ = new Segment(tr("Part"), {tr("Rules"), tr("Keys")}, 0);
        connect(parts_, &Segment::chosen, this, [this](int index) { showPart(index == 0 ? Part::Rules : Part::Keys); });
        row->addWidget(parts_);
    }
    tools_ = new QWidget;
    QSizePolicy kept = tools_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    tools_->setSizePolicy(kept);
    auto* tools = makeLayout<QHBoxLayout>(8, tools_);
    field_ = new QLineEdit;
    field_->setFixedHeight(36);
    field_->setMaximumWidth(280);
    field_->setPlaceholderText(tr("Search (%1)").arg(keyText(style_.keys, scope::kRules, "Ctrl+F")));
    field_->setAccessibleName(tr("Search the rules"));
    styleField(field_);
    connect(field_, &QLineEdit::textChanged, this, &RulesSheet::search);
    connect(field_, &QLineEdit::returnPressed, this, [this] { goToMatch(true); });
    tools->addWidget(field_, 1);
    found_ = makeLabel({}, 13, false, true);
    tools->addWidget(found_);
    const auto addButton = [&](Icon icon, const QString& name, auto act) {
        auto* button = new Button(Button::Kind::Ghost, icon, {});
        button->setAccessibleName(name);
        button->setHint(name);
        connect(button, &Button::clicked, this, act);
        tools->addWidget(button);
    };
    addButton(Icon::Up, tr("Previous match"), [this] { goToMatch(false); });
    addButton(Icon::Down, tr("Next match"), [this] { goToMatch(true); });
    tools->addStretch(1);
    addButton(Icon::Save, tr("Save as PDF"), [this] { savePdf(); });
    row->addWidget(tools_, 1);
    column->addLayout(row);
    return head;
}

QWidget* RulesSheet::makeRules()
{
    page_ = new QTextBrowser;
    page_->setOpenLinks(false);
    page_->setAccessibleName(tr("Rules of %1").arg(translated(info_.name)));
    page_->document()->setDocumentMargin(kMargin);
    styleScroll(page_);
    page_->viewport()->installEventFilter(this);
    return page_;
}

void RulesSheet::addKeys(const KeyList& keys)
{
    // Two columns, filled from top to bottom.
    auto* inside = new QWidget;
    auto* grid = new QGridLayout(inside);
    grid->setContentsMargins(kMargin, 8, kMargin, kMargin);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    const int half = static_cast<int>(keys.size() + 1) / 2;
    for (int i = 0; i < static_cast<int>(keys.size()); ++i) {
        const auto& [key, what] = keys[static_cast<std::size_t>(i)];
        QLabel* words = makeParagraph(sentence(what), 14, false, true);
        grid->addWidget(makeLabel(key, 14, true), i % half, i < half ? 0 : 2);
        grid->addWidget(words, i % half, i < half ? 1 : 3);
    }
    grid->setRowStretch(half, 1);
    auto* area = makeScroll(inside);
    area->setFocusPolicy(Qt::StrongFocus); // for scrolling by keys
    area->setAccessibleName(tr("Keys"));
    keys_ = area;
    stack_->addWidget(area);
}

void RulesSheet::offerLesson()
{
    if (!hasLesson(info_.id))
        return;
    auto* button = new Button(Button::Kind::Plain, Icon::Play, tr("Lesson"));
    button->setHint(tr("Learn the game on the table, move by move"));
    connect(button, &Button::clicked, this, [this] {
        close();
        emit lessonWanted();
    });
    headRow_->insertWidget(parts_ ? 1 : 0, button);
}

void RulesSheet::openAt(Part part)
{
    open();
    showPart(part);
}

void RulesSheet::showPart(Part part)
{
    QWidget* shown = part == Part::Keys && keys_ ? keys_ : page_;
    stack_->setCurrentWidget(shown);
    tools_->setVisible(shown == page_);
    if (parts_)
        parts_->setCurrent(shown == page_ ? 0 : 1);
    shown->setFocus();
}

// ------------------------------------------------------------------------------------------------------------ the page

void RulesSheet::fill()
{
    setRules(*page_->document(), rulesText(info_.id, QLocale().name(), rules_), inkOf(this));
    page_->moveCursor(QTextCursor::Start); // the view follows the cursor, which is at the end after filling
    pictureSize_ = {};
    matches_.clear();
    fitPictures();
    search(field_->text());
}

void RulesSheet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && page_)
        fill();
    Sheet::changeEvent(event);
}

bool RulesSheet::eventFilter(QObject* watched, QEvent* event)
{
    if (page_ && watched == page_->viewport()) {
        if (event->type() == QEvent::Resize)
            fitPictures();
        return false;
    }
    return Sheet::eventFilter(watched, event);
}

/// Fits the pictures to the page's width and starts drawing them again.
void RulesSheet::fitPictures()
{
    const int room = page_->viewport()->width() - 2 * kMargin;
    const QSize size = pictureSizeFor(std::min(room, kWidestPicture));
    if (room <= 0 || size == pictureSize_)
        return;
    pictureSize_ = size;
    drawn_.clear();
    setPictureSize(*page_->document(), size);
    QTimer::singleShot(0, this, &RulesSheet::drawPictures);
}

/// Draws the next picture that is missing or not final. One per turn of the event loop, so that the window stays responsive.
void RulesSheet::drawPictures()
{
    const QList<int> turns = turnsIn(*page_->document());
    const auto next = std::find_if(turns.begin(), turns.end(), [this](int steps) { return !drawn_.value(steps); });
    if (next == turns.end())
        return;
    TablePicture picture;
    if (const auto position = turnPosition(info_, *next))
        picture = drawTable(table_, *position, style_, pictureSize_, devicePixelRatioF());
    page_->document()->addResource(QTextDocument::ImageResource, turnUrl(*next), picture.pixmap);
    page_->viewport()->update();
    drawn_[*next] = picture.isFinal;
    QTimer::singleShot(picture.isFinal ? 0 : kRetry, this, &RulesSheet::drawPictures);
}

// -------------------------------------------------------------------------------------------------------------- search

void RulesSheet::search(const QString& text)
{
    matches_.clear();
    match_ = -1;
    const int before = page_->textCursor().selectionStart();
    if (!text.trimmed().isEmpty())
        for (QTextCursor at = page_->document()->find(text); !at.isNull(); at = page_->document()->find(text, at)) {
            if (match_ < 0 && at.selectionStart() >= before)
                match_ = static_cast<int>(matches_.size());
            matches_ << at;
        }
    if (match_ < 0 && !matches_.isEmpty())
        match_ = 0;
    showMatches();
    found_->setText(text.trimmed().isEmpty() ? QString()
                        : matches_.isEmpty() ? tr("Not found")
                                             : tr("%1 of %2", "matches").arg(match_ + 1).arg(matches_.size()));
}

void RulesSheet::goToMatch(bool forward)
{
    if (matches_.isEmpty())
        return;
    const int count = static_cast<int>(matches_.size());
    match_ = (match_ + (forward ? 1 : count - 1)) % count;
    showMatches();
    found_->setText(tr("%1 of %2", "matches").arg(match_ + 1).arg(count));
}

void RulesSheet::showMatches()
{
    QList<QTextEdit::ExtraSelection> marks;
    const Ink colours = ink(this);
    for (int i = 0; i < matches_.size(); ++i) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = matches_[i];
        mark.format.setBackground(i == match_ ? colours.brass : over(faint(colours.brass, 0.35), colours.solid));
        if (i == match_)
            mark.format.setForeground(colours.onBrass);
        marks << mark;
    }
    page_->setExtraSelections(marks);
    if (match_ < 0)
        return;
    QTextCursor place = matches_[match_];
    place.setPosition(place.selectionStart()); // no selection: the highlight shows the match
    page_->setTextCursor(place);
    page_->ensureCursorVisible();
}

// ----------------------------------------------------------------------------------------------------------------- PDF

QString RulesSheet::writePdf(const QString& path)
{
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    QPdfWriter writer(&bytes);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setResolution(kPaperDots);
    writer.setTitle(translated(info_.name));
    QTextDocument document;
    setRules(document, rulesText(info_.id, QLocale().name(), rules_), kPaperInk);
    const QSize size = pictureSizeFor(kPaperPicture);
    setPictureSize(document, size);
    for (const int steps : turnsIn(document))
        if (const auto position = turnPosition(info_, steps))
            document.addResource(QTextDocument::ImageResource, turnUrl(steps),
                                 drawTable(table_, *position, style_, size, 2).pixmap);
    document.print(&writer);
    return writeWhole(path, bytes.data());
}

void RulesSheet::savePdf()
{
    const QString name = stdText(info_.id) + ".pdf";
    askWhereToSave(this, tr("Save as PDF"), {tr("PDF (*.pdf)")}, name, [this](const QString& path) {
        const QString problem = writePdf(path);
        force_->setText(problem.isEmpty() ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                                          : tr("The PDF is not saved: %1").arg(problem));
    });
}

} // namespace parlour
