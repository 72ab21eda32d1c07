// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The program's own small controls: buttons, segments, switches, discs of players. Painted from the palette,
// operable by keyboard and named for screen readers. Used by every page; they know no game.
#pragma once

#include "app/draw/icons.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QLabel>
#include <QScrollArea>
#include <QString>

#include <optional>
#include <vector>

class QAbstractScrollArea;
class QLineEdit;
class QMenu;

namespace parlour {

/// A button pressed by Enter as well as by Space.
class Pressable : public QAbstractButton {
    Q_OBJECT

public:
    using QAbstractButton::QAbstractButton;

    /// Hide QWidget's, which notify screen readers even if nothing changes: a bar that is filled at each step would flood
    /// Orca, which then drops announcements.
    void setAccessibleName(const QString& name);
    void setAccessibleDescription(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

/// The least height of a control, px: 44 at a size of 125 %.
inline constexpr int kTarget = 36;

class Button : public Pressable {
    Q_OBJECT

public:
    /// Primary: the one brass button of a group. Ghost: in a bar, without a box.
    enum class Kind { Plain, Ghost, Primary };
    Button(Kind kind, std::optional<Icon> icon, const QString& text, QWidget* parent = nullptr);

    void setShape(Icon icon);
    /// Shows the icon alone; the text becomes the tool tip.
    void setCompact(bool compact);
    /// Height in px; kTarget unless set. The width follows the text unless `width` is given.
    void setExtent(int height, int width = 0);
    /// Small text and margins without the icon, for several in a narrow row.
    void setTight(bool tight = true);
    /// An explanation added to the text in the tool tip.
    void setHint(const QString& hint);
    /// Greys the button out but keeps it in reach: hovering, the keyboard's focus, a press and the accessible description
    /// say `why`. The receiver of clicked() does nothing meanwhile. Empty: possible again.
    void setRefusal(const QString& why);
    const QString& refusal() const { return why_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void tellRefusal();
    bool wordless() const { return compact_ || text().isEmpty(); }
    bool hasIcon() const { return icon_ && (!tight_ || wordless()); }
    int pixels() const { return tight_ ? 13 : height_ >= 44 && kind_ != Kind::Ghost ? 16 : 14; }

    Kind kind_;
    std::optional<Icon> icon_;
    QString hint_;
    QString why_; ///< of setRefusal()
    bool compact_ = false;
    bool tight_ = false;
    int height_ = kTarget;
    int width_ = 0;
};

/// A button with an icon alone; `name` is its accessible name and tool tip.
Button* makeIconButton(Icon icon, const QString& name);
Button* makeCloser(const QString& name);

/// A button that opens a menu below itself, made each time. Qt leaves popup menus out of the accessibility tree; this one is
/// the button's child there while open.
class MenuButton : public Button {
    Q_OBJECT

public:
    MenuButton(Kind kind, std::optional<Icon> icon, const QString& text, QWidget* parent = nullptr);

signals:
    void opening(QMenu* menu); ///< the receiver fills it
};

/// A list row that is one button.
class RowButton : public Pressable {
    Q_OBJECT

protected:
    RowButton();
    /// Paints the row's box and its keyboard focus. An invalid colour leaves out fill or line.
    void paintBox(QPainter& painter, const QColor& fill, const QColor& line) const;
};

/// One value of a Segment.
class SegmentButton : public Pressable {
    Q_OBJECT

public:
    SegmentButton(const QString& text, QWidget* parent);
    /// Strikes the value out; a click emits `refused` with `why` instead of choosing it. Empty: possible again.
    void setImpossible(const QString& why);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void refused(const QString& why);

protected:
    void nextCheckState() override;
    void paintEvent(QPaintEvent*) override;

private:
    QString why_;
};

/// A row of exclusive values.
class Segment : public QWidget {
    Q_OBJECT

public:
    Segment(const QString& name, const QStringList& labels, int current, QWidget* parent = nullptr);
    int current() const;
    /// -1: none.
    void setCurrent(int index);
    void setName(const QString& name);
    SegmentButton* button(int index) const;

signals:
    void chosen(int index);
    void refused(int index, const QString& why);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QButtonGroup group_;
};

/// An on/off switch.
class Switch : public Pressable {
    Q_OBJECT

public:
    Switch(const QString& name, bool on, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {46, kTarget}; }

protected:
    void paintEvent(QPaintEvent*) override;
};

/// A menu of exclusive values, for lists too long for a Segment.
class Chooser : public MenuButton {
    Q_OBJECT

public:
    Chooser(const QString& name, QWidget* parent = nullptr);
    void clear() { choices_.clear(); }
    void addChoice(const QString& label, const QString& id);
    /// Selects the first one if there is no such choice.
    void setCurrent(const QString& id);

signals:
    void chosen(const QString& id);

private:
    QString name_;
    QString current_;
    std::vector<std::pair<QString, QString>> choices_; ///< id, label
};

/// Draws the disc of a player: the portrait, or else the sign of a person or the first letter of a bot's name.
void drawDisc(QPainter& painter, const QRectF& rect, const QString& name, bool person, const QColor& colour,
              int portrait = -1);

/// A label in a size of the type scale.
QLabel* makeLabel(const QString& text, int pixels, bool strong = false, bool dim = false);
/// Such a label that breaks its lines.
QLabel* makeParagraph(const QString& text, int pixels, bool strong = false, bool dim = false);
/// One line, elided with "…".
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    ElidedLabel(const QString& text, int pixels, bool strong = false, bool dim = false);
    QSize minimumSizeHint() const override { return {20, QLabel::minimumSizeHint().height()}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
};
/// Switches a label between the dim and the normal colour.
void setDim(QLabel* label, bool dim);

/// Gives a text or number field the box of the other controls.
void styleField(QWidget* field);

/// Removes everything from a layout, or from a widget together with its layout. Widgets are deleted later.
void clearLayout(QLayout* layout);
void clearWidget(QWidget* widget);
/// Lays out a page at once and shows its new widgets. Qt does so by later events, and a frame painted before them would show
/// the old geometry.
void layOutNow(QWidget* page);

/// A layout of a widget or, without `parent`, for another layout, with `spacing` between its parts.
template <class Layout>
Layout* makeLayout(int spacing, QWidget* parent = nullptr, const QMargins& margins = {})
{
    auto* layout = new Layout(parent);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

/// A scroll area without frame and background.
QScrollArea* makeScroll(QWidget* content);
/// Makes such a one of `area`.
QScrollArea* fillScroll(QScrollArea* area, QWidget* content);
/// The same, with room for all of `content` where the layout has it.
QScrollArea* makeWholeScroll(QWidget* content);
/// Thin scroll bars, no frame and no background.
void styleScroll(QAbstractScrollArea* area);

/// A bar above or below a table, retranslated on a change of language and fitted to its width.
class Bar : public QWidget {
    Q_OBJECT

protected:
    /// `line` is the edge with the hairline.
    Bar(int height, Qt::Edge line, QWidget* parent);
    virtual void retranslate() = 0;
    virtual void fit() = 0;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent*) override { fit(); }
    void paintEvent(QPaintEvent*) override;

private:
    Qt::Edge line_;
};

/// A rounded panel with a hairline.
class Panel : public QWidget {
    Q_OBJECT

public:
    explicit Panel(QWidget* parent = nullptr) : QWidget(parent) {}

protected:
    void paintEvent(QPaintEvent*) override;
};

} // namespace parlour
