// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table on which a position is put in: the game's own table with its places (app/tables/position_form.h) and, next to
// it, a box of what goes into the place that was chosen last. Cards and values go there by click, drag and keys. Shows lines
// and tells of lines that were changed; whether they are a position is not its business. Owned by the position sheet; knows
// no game.
#pragma once

#include "app/tables/position_form.h"
#include "app/widgets/window_style.h"

#include <QWidget>

#include <optional>

namespace parlour {

class Stage;

class PositionTable : public QWidget {
    Q_OBJECT

public:
    explicit PositionTable(const WindowStyle& style);

    /// Whether the game's positions can be put in on its table.
    static bool isFor(const GameInfo& info);
    /// `lines` have a game's id and complete rules; `match` is in their position, null if they are none.
    void show(const GameInfo& info, const PositionLines& lines, const AnyMatch* match);
    /// Makes the first place the one that cards are sent to.
    void restart() { current_.clear(); }
    /// Marks the places of a line as wrong; an empty field unmarks all.
    void mark(const std::string& field, const QString& why);
    bool isMarked() const;
    /// Gives the keyboard to what is marked.
    void focusMarked();
    /// Where the box is, for what stands in its place.
    QRect boxArea() const;

signals:
    /// `lines` are a changed copy of those that were shown.
    void edited(const parlour::PositionLines& lines);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A place or a control on the table.
    struct Spot {
        QString area; ///< its name in the form
        QRectF box;
        int place = -1; ///< -1: a control
        std::size_t row = 0, index = 0; ///< of the control
        QStringList pieces = {}; ///< that show the cards of the place
    };

    Position positionFor(const AnyMatch* match) const;
    void arrange();
    void findSpots(const FormAreas& areas, const Layout& layout, double by);
    void addSpots(Layout& layout, const Canvas& canvas);
    void addCards(Layout& layout, const Spot& spot);
    std::vector<Choice> targetsFor(const QString& card, const std::function<std::string(int place)>& action,
                                   int except) const;
    void addBox(Layout& layout, const Canvas& canvas);
    void addCardTiles(Layout& layout, const QRectF& room);
    void addValueTiles(Layout& layout, const Canvas& canvas, const QRectF& room);
    QString hint() const;

    const Spot* current() const;
    const FormPlace* placeOf(const Spot* spot) const;
    const FormControl* controlOf(const Spot* spot) const;
    QString nameOf(const Spot& spot) const;
    bool isWrong(const Spot& spot) const;
    QString valueName(const FormControl& control) const;

    void choose(const std::string& action);
    void goTo(const QString& area);
    void followFocus();
    bool typeKey(const QKeyEvent& event);
    void type(const QString& text);
    void typeValue(const FormControl& control, const QString& text);
    void takeBack();
    void setValue(const QString& value);
    void finish(const std::optional<PositionLines>& changed);

    const WindowStyle style_;
    Stage* stage_;
    const GameInfo* info_ = nullptr;
    const GameTable* table_ = nullptr;
    PositionFormOf game_;
    PositionLines lines_;
    PositionForm form_;
    Position position_;
    std::vector<Spot> spots_;
    QString current_; ///< area
    QString letters_; ///< typed since the last card or value
    std::string wrong_; ///< field
    QString why_;
};

} // namespace parlour
