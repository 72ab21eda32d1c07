// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The program's own small controls: buttons, segments, switches, discs of players. Painted from the palette,
// usable by keyboard, named for screen readers. Used by every page; they know no game.
#pragma once

#include "app/draw/icons.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QLabel>
#include <QScrollArea>

#include <vector>

class QAbstractScrollArea;
class QLineEdit;
class QMenu;

namespace parlour {

/// A button that also Enter presses, not Space alone.
class Pressable : public QAbstractButton {
    Q_OBJECT

public:
    using QAbstractButton::QAbstractButton;

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

class Button : public Pressable {
    Q_OBJECT

public:
    /// Primary: the one brass button of a group. Ghost: in a bar, without a box.
    enum class Kind { Plain, Ghost, Primary };
    Button(Kind kind, std::optional<Icon> icon, const QString& text, QWidget* parent = nullptr);

    void setShape(Icon icon);
    /// Shows the icon alone; the words become the tool tip.
    void setCompact(bool compact);
    /// Height in px; 36 unless set. The width follows the words unless `width` is given.
    void setExtent(int height, int width = 0);
    /// Small words and margins, for a row of three on a tile.
    void setTight();
    /// Explains the button beyond its words; shown with them as a tool tip.
    void setHint(const QString& hint);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;

private:
    bool wordless() const { return compact_ || text().isEmpty(); }
    int pixels() const { return tight_ ? 13 : height_ >= 44 && kind_ != Kind::Ghost ? 16 : 14; }

    Kind kind_;
    std::optional<Icon> icon_;
    QString hint_;
    bool compact_ = false;
    bool tight_ = false;
    int height_ = 36;
    int width_ = 0;
};

/// A picture alone, in a bar or a row; `name` is what is read, and its tool tip.
Button* makeIconButton(Icon icon, const QString& name);
/// The cross in a corner of what it closes, so high and wide.
Button* makeCloser(const QString& name, int extent = 36);

/// Opens a menu below itself, made anew each time. Qt leaves menus that pop up out of the accessibility tree; this one is
/// the button's child there while it is open.
class MenuButton : public Button {
    Q_OBJECT

public:
    MenuButton(Kind kind, std::optional<Icon> icon, const QString& text, QWidget* parent = nullptr);

signals:
    void opening(QMenu* menu); ///< fill it
};

/// A row that is pressed as a whole.
class RowButton : public Pressable {
    Q_OBJECT

protected:
    RowButton();
    /// The row's box with this fill and line, and the keyboard's focus; an invalid colour: none.
    void paintBox(QPainter& painter, const QColor& fill, const QColor& line) const;
};

/// One value of a Segment.
class SegmentButton : public Pressable {
    Q_OBJECT

public:
    SegmentButton(const QString& text, QWidget* parent);
    /// Struck and dimmed, and not chosen when clicked; `why` is told instead. Empty: possible.
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

/// A row of values of which one is chosen.
class Segment : public QWidget {
    Q_OBJECT

public:
    Segment(const QString& name, const QStringList& labels, int current, QWidget* parent = nullptr);
    int current() const;
    /// -1: none of them.
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

/// Off or on.
class Switch : public Pressable {
    Q_OBJECT

public:
    Switch(const QString& name, bool on, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {46, 32}; }

protected:
    void paintEvent(QPaintEvent*) override;
};

/// One of several, in a menu: for lists that are too long for a Segment.
class Chooser : public MenuButton {
    Q_OBJECT

public:
    Chooser(const QString& name, QWidget* parent = nullptr);
    void clear() { choices_.clear(); }
    void addChoice(const QString& label, const QString& id);
    /// The first one if there is no such choice.
    void setCurrent(const QString& id);

signals:
    void chosen(const QString& id);

private:
    QString name_;
    QString current_;
    std::vector<std::pair<QString, QString>> choices_; ///< id, label
};

/// The disc of a player: the first letter, or a person.
void drawDisc(QPainter& painter, const QRectF& rect, const QString& name, bool person, const QColor& colour,
              int portrait = -1);

/// A label in a size of the type scale.
QLabel* makeLabel(const QString& text, int pixels, bool strong = false, bool dim = false);
/// One line that ends in "…" where it has no room.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    ElidedLabel(const QString& text, int pixels, bool strong = false, bool dim = false);
    QSize minimumSizeHint() const override { return {20, QLabel::minimumSizeHint().height()}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
};
/// Makes a label dim (or not again).
void setDim(QLabel* label, bool dim);

/// Gives a field of text or of a number the box that other controls have.
void styleField(QWidget* field);

/// Takes everything out of a layout, or out of a widget together with its layout; what was there goes when it is safe.
void clearLayout(QLayout* layout);
void clearWidget(QWidget* widget);
/// Shows what was just put into layouts of a page and gives it its room at once. The toolkit does so with later events, and
/// a frame that comes before them shows it in the room of what was there before.
void layOutNow(QWidget* page);

/// A scroll area without a frame or a ground of its own.
QScrollArea* makeScroll(QWidget* content);
/// Thin scroll bars, no frame, no ground.
void styleScroll(QAbstractScrollArea* area);

/// A bar above or below a table: says its words again in another language, and fits them to its width.
class Bar : public QWidget {
    Q_OBJECT

protected:
    /// `line`: the edge with the hairline.
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
