// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/sheet.h"

#include "app/widgets/window_style.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kSheetMargin = 16; ///< px between a sheet and the window's edge, at least

QAccessibleInterface* makeSheetElement(const QString&, QObject* object)
{
    auto* sheet = qobject_cast<Sheet*>(object);
    return sheet ? new QAccessibleWidget(sheet, QAccessible::Dialog) : nullptr;
}

} // namespace

Sheet::Sheet(const QString& title, QSize preferred, QWidget* window)
    : QWidget(window),
      preferred_(preferred),
      panel_(new Panel(this)),
      head_(new QWidget),
      content_(new QVBoxLayout),
      focusBefore_(QApplication::focusWidget())
{
    QAccessible::installFactory(makeSheetElement); // idempotent
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    auto* whole = makeLayout<QVBoxLayout>(0, panel_, {1, 1, 1, 1});

    auto* row = new QHBoxLayout(head_);
    row->setContentsMargins(24, 16, 16, 8);
    row->addWidget(makeLabel(title, 20, true));
    row->addStretch();
    Button* closer = makeCloser(tr("Close"));
    connect(closer, &Button::clicked, this, &Sheet::close);
    row->addWidget(closer);
    whole->addWidget(head_);
    whole->addLayout(content_, 1);

    hide();
    window->installEventFilter(this);
}

void Sheet::open(QWidget* focus)
{
    raise();
    show();
    place();
    enableTopmost(parentWidget());
    (focus ? focus : this)->setFocus();
}

void Sheet::hideHead()
{
    head_->hide();
}

void Sheet::close()
{
    if (isHidden())
        return;
    hide();
    enableTopmost(parentWidget());
    if (focusBefore_)
        focusBefore_->setFocus();
    emit closed();
    deleteLater();
}

/// Disables all children of a window but the topmost open sheet, or enables all if there is none. Disabling also keeps
/// assistive clients out of widgets below the sheet.
void Sheet::enableTopmost(QWidget* window)
{
    QList<QWidget*> parts;
    const Sheet* top = nullptr;
    for (QObject* child : window->children()) { // in stacking order, lowest first
        auto* part = qobject_cast<QWidget*>(child);
        if (!part || part->isWindow())
            continue;
        parts << part;
        if (const auto* sheet = qobject_cast<Sheet*>(part); sheet && !sheet->isHidden())
            top = sheet;
    }
    for (QWidget* part : parts)
        part->setEnabled(!top || part == top);
}

void Sheet::place()
{
    setGeometry(parentWidget()->rect());
    const QSize room = size() - 2 * QSize(kSheetMargin, kSheetMargin);
    QSize wanted = preferred_;
    if (wanted.height() == 0) {
        const int follows = panel_->layout()->totalHeightForWidth(std::min(wanted.width(), room.width()));
        wanted.setHeight(std::max(follows, panel_->sizeHint().height()));
    }
    QRect placed(QPoint(), wanted.boundedTo(room));
    placed.moveCenter(rect().center());
    panel_->setGeometry(placed);
}

void Sheet::fit()
{
    if (isHidden())
        return;
    const int top = panel_->y();
    place();
    QRect placed = panel_->geometry();
    placed.moveTop(std::min(top, rect().bottom() - kSheetMargin - placed.height()));
    panel_->setGeometry(placed);
}

bool Sheet::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    return false;
}

bool Sheet::focusNextPrevChild(bool next)
{
    // The focus chain spans the whole window, so widgets outside the sheet are skipped.
    QWidget* start = QApplication::focusWidget() ? QApplication::focusWidget() : this;
    QWidget* each = start;
    do {
        each = next ? each->nextInFocusChain() : each->previousInFocusChain();
        const bool takesTab = (each->focusPolicy() & Qt::TabFocus) && !each->focusProxy() // as the text of a number field
            && each->isEnabled() && each->isVisibleTo(this);
        if (each != this && takesTab && isAncestorOf(each)) {
            each->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    } while (each != start);
    return true;
}

void Sheet::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void Sheet::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), QColor(6, 16, 11, 140));
}

Sheet* ask(QWidget* window, const QString& title, const QString& text, const QStringList& answers,
           const std::function<void(int)>& chosen, DefaultAnswer byDefault)
{
    constexpr int kWide = 520;
    auto* sheet = new Sheet(title, {kWide, 0}, window);
    sheet->setAccessibleDescription(text);
    QLabel* words = makeParagraph(text, 14);
    words->setContentsMargins(24, 4, 24, 12);
    sheet->content()->addWidget(words);
    auto* row = makeLayout<QHBoxLayout>(8, nullptr, {24, 8, 24, 20});
    row->addStretch();
    Button* main = nullptr;
    for (int i = 0; i < answers.size(); ++i) {
        const bool isDefault = i == (byDefault == DefaultAnswer::First ? 0 : answers.size() - 1);
        auto* button = new Button(isDefault ? Button::Kind::Primary : Button::Kind::Plain, std::nullopt, answers[i]);
        button->setExtent(44);
        button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // equal widths in a column
        row->addWidget(button);
        if (isDefault)
            main = button;
        QObject::connect(button, &Button::clicked, sheet, [sheet, chosen, i] {
            sheet->close();
            chosen(i);
        });
    }
    sheet->content()->addLayout(row);
    if (row->sizeHint().width() > kWide) // stacks many or long answers
        row->setDirection(QBoxLayout::TopToBottom);
    sheet->open(main);
    return sheet;
}

} // namespace parlour
