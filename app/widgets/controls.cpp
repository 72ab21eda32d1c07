// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/controls.h"

#include "app/draw/portrait.h"
#include "app/draw/text.h"
#include "app/widgets/fitting_font.h"
#include "app/widgets/window_style.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolTip>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kIcon = 20;
constexpr int kGap = 8;

void drawBox(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& line)
{
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush());
    painter.setPen(line.isValid() ? QPen(line, 1) : QPen(Qt::NoPen));
    painter.drawRoundedRect(rect, radius, radius);
}

class MenuButtonElement final : public QAccessibleWidget {
public:
    explicit MenuButtonElement(MenuButton* button) : QAccessibleWidget(button, QAccessible::ButtonMenu) {}

    int childCount() const override { return child(0) ? 1 : 0; }
    QAccessibleInterface* child(int index) const override
    {
        auto* menu = widget()->findChild<QMenu*>({}, Qt::FindDirectChildrenOnly);
        return menu && menu->isVisible() && index == 0 ? QAccessible::queryAccessibleInterface(menu) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* each) const override { return each && each == child(0) ? 0 : -1; }
    QString text(QAccessible::Text kind) const override
    {
        const QString text = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && text.isEmpty() ? button()->text() : text;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.hasPopup = true;
        state.expandable = true;
        state.expanded = childCount() > 0;
        return state;
    }
    QStringList actionNames() const override
    {
        return widget()->isEnabled() ? QStringList{pressAction()} + QAccessibleWidget::actionNames() : QStringList();
    }
    void doAction(const QString& name) override
    {
        if (name == pressAction() && widget()->isEnabled())
            button()->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    MenuButton* button() const { return static_cast<MenuButton*>(widget()); }
};

QAccessibleInterface* makeMenuButtonElement(const QString&, QObject* object)
{
    auto* button = qobject_cast<MenuButton*>(object);
    return button ? new MenuButtonElement(button) : nullptr;
}

} // namespace

void Pressable::setAccessibleName(const QString& name)
{
    if (name != accessibleName())
        QWidget::setAccessibleName(name);
}

void Pressable::setAccessibleDescription(const QString& text)
{
    if (text != accessibleDescription())
        QWidget::setAccessibleDescription(text);
}

void Pressable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

Button::Button(Kind kind, std::optional<Icon> icon, const QString& text, QWidget* parent)
    : Pressable(parent),
      kind_(kind),
      icon_(icon)
{
    setText(text);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &Button::pressed, this, &Button::tellRefusal); // also for a finger, which never hovers
}

void Button::setShape(Icon icon)
{
    icon_ = icon;
    update();
}

void Button::setCompact(bool compact)
{
    if (compact_ == compact)
        return;
    compact_ = compact;
    updateGeometry();
    update();
}

void Button::setExtent(int height, int width)
{
    height_ = height;
    width_ = width;
    updateGeometry();
}

Button* makeIconButton(Icon icon, const QString& name)
{
    auto* button = new Button(Button::Kind::Ghost, icon, {});
    button->setAccessibleName(name);
    return button;
}

Button* makeCloser(const QString& name)
{
    return makeIconButton(Icon::Close, name);
}

void Button::setTight(bool tight)
{
    tight_ = tight;
    updateGeometry();
}

void Button::setHint(const QString& hint)
{
    hint_ = hint;
    setToolTip(why_.isEmpty() ? hint : why_);
    setAccessibleDescription(toolTip());
}

void Button::setRefusal(const QString& why)
{
    if (why_ == why)
        return;
    why_ = why;
    setHint(hint_);
    update();
}

void Button::tellRefusal()
{
    if (!why_.isEmpty())
        QToolTip::showText(mapToGlobal(QPoint(0, height())), why_, this);
}

void Button::focusInEvent(QFocusEvent* event)
{
    Pressable::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        tellRefusal();
}

QSize Button::sizeHint() const
{
    if (wordless())
        return {width_ ? width_ : height_, height_};
    const int words = QFontMetrics(typeFont(pixels(), kind_ != Kind::Ghost)).horizontalAdvance(text());
    const int picture = !hasIcon() ? 0 : kIcon + kGap;
    const int margin = tight_ ? 8 : height_ >= 44 ? 18 : kind_ == Kind::Ghost ? 10 : 14;
    return {std::max(width_, words + picture + 2 * margin), height_};
}

bool Button::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && hint_.isEmpty())
        setToolTip(wordless() ? (text().isEmpty() ? accessibleName() : text()) : QString());
    return Pressable::event(event);
}

void Button::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (testAttribute(Qt::WA_ForceDisabled) || !why_.isEmpty()) // disabled itself, not by a sheet above
        painter.setOpacity(0.42);

    const bool lit = isDown() || isChecked();
    QColor content = colours.text;
    if (kind_ == Kind::Primary) {
        const QColor fill = isDown() ? colours.brass.darker(112) : underMouse() ? colours.brass.lighter(106) : colours.brass;
        drawBox(painter, box, 10, fill, QColor(0, 0, 0, 46));
        content = colours.onBrass;
    } else if (kind_ == Kind::Plain) {
        drawBox(painter, box, 10, lit || underMouse() ? colours.raise2 : colours.raise, colours.line);
    } else if (lit || underMouse()) {
        drawBox(painter, box, 10, lit ? colours.raise2 : colours.raise, {});
    }

    painter.setFont(typeFont(pixels(), kind_ != Kind::Ghost));
    const int words = wordless() ? 0 : painter.fontMetrics().horizontalAdvance(text());
    const int picture = !hasIcon() ? 0 : kIcon;
    const int gap = words && picture ? kGap : 0;
    const double total = words + gap + picture;
    double x = (width() - total) / 2;
    const bool mirrored = isRightToLeft();
    const double iconX = mirrored ? x + words + gap : x;
    if (hasIcon())
        drawIcon(painter, {iconX, (height() - kIcon) / 2.0, kIcon, kIcon}, *icon_, content);
    x = mirrored ? x : x + picture + gap;
    painter.setPen(content);
    if (words)
        painter.drawText(QRectF(x, 0, words + 2, height()), Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute, text());
    if (showsFocus(this)) {
        painter.setOpacity(1);
        drawFocus(painter, box.adjusted(3, 3, -3, -3), 7);
    }
}

MenuButton::MenuButton(Kind kind, std::optional<Icon> icon, const QString& text, QWidget* parent)
    : Button(kind, icon, text, parent)
{
    QAccessible::installFactory(makeMenuButtonElement); // idempotent
    connect(this, &Button::clicked, this, [this] {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        connect(menu, &QMenu::triggered, menu, &QMenu::close); // also when triggered by an assistive client
        emit opening(menu);
        menu->popup(mapToGlobal(QPoint(0, height() + 2)));
    });
}

SegmentButton::SegmentButton(const QString& text, QWidget* parent) : Pressable(parent)
{
    setText(text);
    setCheckable(true);
    setAutoExclusive(true); // a radio button for screen readers; the group decides
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

void SegmentButton::setImpossible(const QString& why)
{
    why_ = why;
    // Screen readers must not announce it as checkable; pressing it explains why.
    setCheckable(why.isEmpty() || isChecked());
    setToolTip(why);
    setAccessibleDescription(why);
    update();
}

QSize SegmentButton::sizeHint() const
{
    return {std::max(36, QFontMetrics(typeFont(13, true)).horizontalAdvance(text()) + 22), kTarget};
}

void SegmentButton::nextCheckState()
{
    if (why_.isEmpty())
        Pressable::nextCheckState();
    else
        emit refused(why_);
}

void SegmentButton::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    const bool possible = why_.isEmpty();
    const QRectF box = QRectF(rect()).adjusted(0, 4, 0, -4);
    if (isChecked())
        drawBox(painter, box, 8, colours.brass, {});
    else if (underMouse() && possible)
        drawBox(painter, box, 8, colours.raise2, {});
    QFont font = typeFont(13, isChecked());
    font.setStrikeOut(!possible);
    painter.setFont(font);
    painter.setOpacity(possible ? 1 : 0.5);
    painter.setPen(isChecked() ? colours.onBrass : colours.dim);
    painter.drawText(rect(), Qt::AlignCenter, text());
    painter.setOpacity(1);
    if (showsFocus(this))
        drawFocus(painter, box.adjusted(3, 3, -3, -3), 5);
}

Segment::Segment(const QString& name, const QStringList& labels, int current, QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2, 0, 2, 0); // a finger may miss the box
    row->setSpacing(0);
    for (int i = 0; i < labels.size(); ++i) {
        auto* each = new SegmentButton(labels[i], this);
        group_.addButton(each, i);
        row->addWidget(each);
        connect(each, &SegmentButton::refused, this, [this, i](const QString& why) { emit refused(i, why); });
    }
    setName(name);
    setCurrent(current);
    connect(&group_, &QButtonGroup::idToggled, this, [this](int index, bool on) {
        if (on)
            emit chosen(index);
    });
}

int Segment::current() const
{
    return group_.checkedId();
}

void Segment::setCurrent(int index)
{
    if (QAbstractButton* each = group_.button(index)) {
        each->setChecked(true);
    } else if (QAbstractButton* checked = group_.checkedButton()) {
        group_.setExclusive(false);
        checked->setChecked(false);
        group_.setExclusive(true);
    }
}

void Segment::setName(const QString& name)
{
    if (name != accessibleName())
        setAccessibleName(name);
    for (int index = 0; SegmentButton* each = button(index); ++index)
        each->setAccessibleName(QString("%1: %2").arg(name, each->text()));
}

SegmentButton* Segment::button(int index) const
{
    return static_cast<SegmentButton*>(group_.button(index));
}

void Segment::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    drawBox(painter, QRectF(rect()).adjusted(0.5, 2.5, -0.5, -2.5), 10, colours.raise, colours.line);
}

Switch::Switch(const QString& name, bool on, QWidget* parent) : Pressable(parent)
{
    setAccessibleName(name);
    setCheckable(true);
    setChecked(on);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Switch::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    const QRectF track((width() - 40) / 2.0, (height() - 22) / 2.0, 40, 22);
    drawBox(painter, track.adjusted(0.5, 0.5, -0.5, -0.5), 11, isChecked() ? colours.brass : colours.raise2, colours.line);
    const bool right = isChecked() != isRightToLeft();
    const QRectF knob(right ? track.right() - 19 : track.left() + 3, track.top() + 3, 16, 16);
    drawBox(painter, knob, 8, isChecked() ? colours.onBrass : colours.dim, {});
    if (showsFocus(this))
        drawFocus(painter, track, 11);
}

Chooser::Chooser(const QString& name, QWidget* parent) : MenuButton(Kind::Plain, Icon::Down, {}, parent), name_(name)
{
    connect(this, &MenuButton::opening, this, [this](QMenu* menu) {
        for (const auto& [id, label] : choices_) {
            QAction* action = menu->addAction(label, this, [this, chosenId = id] {
                setCurrent(chosenId);
                emit chosen(chosenId);
            });
            action->setCheckable(true);
            action->setChecked(id == current_);
        }
    });
}

void Chooser::addChoice(const QString& label, const QString& id)
{
    choices_.emplace_back(id, label);
}

void Chooser::setCurrent(const QString& id)
{
    const auto at = std::find_if(choices_.begin(), choices_.end(), [&](const auto& each) { return each.first == id; });
    const auto& shown = at == choices_.end() ? choices_.front() : *at;
    current_ = shown.first;
    setText(shown.second);
    setAccessibleName(QString("%1: %2").arg(name_, shown.second));
    updateGeometry();
}

void drawDisc(QPainter& painter, const QRectF& rect, const QString& name, bool person, const QColor& colour, int portrait)
{
    if (portrait >= 0)
        return portrait::draw(painter, rect, portrait, colour);
    const PainterState saved(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0, 0, 0, 46), 1)); // keeps a person's ivory visible on a light panel
    painter.setBrush(colour);
    painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    const QColor content(0x16, 0x21, 0x1B);
    if (person) {
        const double side = rect.width() * 0.56;
        drawIcon(painter, {rect.center().x() - side / 2, rect.center().y() - side / 2, side, side}, Icon::User, content);
    } else {
        QFont font = typeFont(qRound(rect.width() * 0.45), true);
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(content);
        painter.drawText(rect, Qt::AlignCenter, name.left(1).toUpper());
    }
}

namespace {

void dress(QLabel* label, int pixels, bool strong, bool dim)
{
    label->setFont(typeFont(pixels, strong));
    label->setTextFormat(Qt::PlainText);
    setDim(label, dim);
}

} // namespace

QLabel* makeLabel(const QString& text, int pixels, bool strong, bool dim)
{
    auto* label = new QLabel(text);
    dress(label, pixels, strong, dim);
    return label;
}

QLabel* makeParagraph(const QString& text, int pixels, bool strong, bool dim)
{
    QLabel* label = makeLabel(text, pixels, strong, dim);
    label->setWordWrap(true);
    return label;
}

ElidedLabel::ElidedLabel(const QString& text, int pixels, bool strong, bool dim) : QLabel(text)
{
    dress(this, pixels, strong, dim);
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) // the whole text if it is elided
        setToolTip(fontMetrics().horizontalAdvance(text()) > width() ? text() : QString());
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.setFont(fittingFont(text(), width(), font().pixelSize(), font().weight() > QFont::Normal));
    painter.drawText(rect(), Qt::AlignVCenter, cutToFit(painter.fontMetrics(), text(), width()));
}

void setDim(QLabel* label, bool dim)
{
    label->setForegroundRole(dim ? QPalette::PlaceholderText : QPalette::WindowText);
}

/// Resolves palette(..) in a widget's style sheet by the palette of its parent. Qt resolves it by the application's, but
/// tables have other colours; and a widget with a style sheet no longer inherits a palette.
class StyleSheetColours : public QObject {
public:
    StyleSheetColours(QWidget* widget, const QString& style) : QObject(widget), widget_(widget), style_(style)
    {
        widget->installEventFilter(this);
        follow();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget_ && event->type() == QEvent::ParentChange)
            follow();
        else if (watched != widget_ && event->type() == QEvent::PaletteChange)
            apply();
        return false;
    }

private:
    void follow()
    {
        if (parent_)
            parent_->removeEventFilter(this);
        parent_ = widget_->parentWidget();
        if (parent_)
            parent_->installEventFilter(this);
        apply();
    }

    void apply()
    {
        const QPalette colours = parent_ ? parent_->palette() : widget_->palette();
        QString style = style_;
        const auto paint = [&](const char* name, QPalette::ColorRole role) {
            style.replace(QString("palette(%1)").arg(name), colours.color(role).name(QColor::HexArgb));
        };
        paint("mid", QPalette::Mid);
        paint("alternate-base", QPalette::AlternateBase);
        paint("highlight", QPalette::Highlight);
        if (style != widget_->styleSheet())
            widget_->setStyleSheet(style);
    }

    QWidget* widget_;
    QPointer<QWidget> parent_;
    QString style_;
};

void styleField(QWidget* field)
{
    const QString type = qobject_cast<QSpinBox*>(field) ? "QSpinBox" : "QLineEdit";
    new StyleSheetColours(field,
                          type
                              + " { border: 1px solid palette(mid); border-radius: 10px; padding: 0 10px;"
                                " background: palette(alternate-base); }"
                              + type + ":focus { border: 2px solid palette(highlight); }");
}

void clearLayout(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        } else if (item->layout()) {
            clearLayout(item->layout());
        }
        delete item;
    }
}

void clearWidget(QWidget* widget)
{
    if (widget->layout())
        clearLayout(widget->layout());
    delete widget->layout();
}

void layOutNow(QWidget* page)
{
    if (!page->isVisible())
        return;
    for (QWidget* each : page->findChildren<QWidget*>())
        if (!each->isWindow() && each->isHidden() && !each->testAttribute(Qt::WA_WState_ExplicitShowHide))
            each->show();
    // Each round passes a request up one level: text, row, list, content, scroll area, card.
    constexpr int kNested = 6;
    for (int round = 0; round < kNested; ++round)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void styleScroll(QAbstractScrollArea* area)
{
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    const char* style =
        "QScrollBar { background: transparent; margin: 0; }"
        "QScrollBar:vertical { width: 10px; } QScrollBar:horizontal { height: 10px; }"
        "QScrollBar::handle { background: palette(mid); border-radius: 3px; margin: 2px; }"
        "QScrollBar::handle:vertical { min-height: 32px; } QScrollBar::handle:horizontal { min-width: 32px; }"
        "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: none; }";
    new StyleSheetColours(area->verticalScrollBar(), style);
    new StyleSheetColours(area->horizontalScrollBar(), style);
    area->setCornerWidget(new QWidget); // otherwise the style draws one
}

QScrollArea* fillScroll(QScrollArea* area, QWidget* content)
{
    styleScroll(area);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    content->setAutoFillBackground(false);
    return area;
}

namespace {

/// Asks for the height of its content.
class WholeScroll : public QScrollArea {
public:
    WholeScroll()
    {
        QSizePolicy policy = sizePolicy();
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    QSize sizeHint() const override { return {QScrollArea::sizeHint().width(), minimumSizeHint().height()}; }
    int heightForWidth(int width) const override
    {
        const QLayout* inside = widget()->layout();
        return inside ? inside->totalHeightForWidth(width) : 0;
    }
};

} // namespace

QScrollArea* makeScroll(QWidget* content)
{
    return fillScroll(new QScrollArea, content);
}

QScrollArea* makeWholeScroll(QWidget* content)
{
    return fillScroll(new WholeScroll, content);
}

Bar::Bar(int height, Qt::Edge line, QWidget* parent) : QWidget(parent), line_(line)
{
    setFixedHeight(height);
}

void Bar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange)
        retranslate();
    QWidget::changeEvent(event);
}

void Bar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), ink(this).solid);
    painter.fillRect(QRect(0, line_ == Qt::TopEdge ? 0 : height() - 1, width(), 1), ink(this).line);
}

RowButton::RowButton()
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void RowButton::paintBox(QPainter& painter, const QColor& fill, const QColor& line) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    drawBox(painter, box, 10, fill, line);
    if (showsFocus(this))
        drawFocus(painter, box.adjusted(3, 3, -3, -3), 7);
}

void Panel::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    drawBox(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14, colours.solid, colours.line);
}

} // namespace parlour
