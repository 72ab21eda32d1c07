// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The controls of a game's form for positions (app/tables/position_form.h). Shows lines and tells of lines that were
// changed; whether they are a position is not its business. Owned by the position sheet; knows no game.
#pragma once

#include "app/tables/position_form.h"
#include "app/widgets/controls.h"
#include "app/widgets/number_field.h"
#include "app/widgets/window_style.h"

#include <QPointer>

class QVBoxLayout;

namespace parlour {

class CardGrid;
class PlaceRow;

/// A number that may be left out, with steps of the form's own.
class FormNumber : public NumberField {
    Q_OBJECT

public:
    explicit FormNumber(const FormControl& control);
    void show(const QString& value);

signals:
    void chosen(const QString& value);

protected:
    void stepBy(int steps) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    const int low_, step_;
    const bool mayBeEmpty_;
};

class PositionFormView : public QWidget {
    Q_OBJECT

public:
    explicit PositionFormView(const WindowStyle& style);
    /// `lines` have a game's id and complete rules.
    void show(const GameInfo& info, const PositionLines& lines);
    /// Marks the control of a line as wrong; an empty field unmarks all.
    void mark(const std::string& field, const QString& why);
    /// Whether there is nothing in it.
    bool isEmpty() const { return form_.rows.empty() && form_.cards.places.empty(); }
    bool isMarked() const { return !marked_.isNull(); }
    /// Gives the keyboard to what is marked.
    void focusMarked();
    /// The last control, for the order of the keyboard.
    QWidget* last() const;
    /// The first control, for the keyboard.
    QWidget* first() const;

signals:
    /// `lines` are a changed copy of those that were shown. `isOtherGame`: the rules are others now.
    void edited(const parlour::PositionLines& lines, bool isOtherGame);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A control with its label.
    struct Unit {
        QWidget* control;
        QLabel* label;
        QString name;
        std::string field;
    };

    void tellKeys();
    PositionForm formOf(const PositionLines& lines) const;
    FormRow rulesRow(const PositionLines& lines) const;
    void build();
    void addRow(QVBoxLayout* column, std::size_t row);
    QWidget* makeControl(const FormControl& control, std::size_t row, std::size_t index);
    void addCards(QVBoxLayout* column);
    void fill();
    void fillCards();
    void change(std::size_t row, std::size_t control, const QString& value);
    void finish(const PositionLines& changed, bool isOtherGame);
    void send(const QString& card, std::size_t place, bool takesBack);
    void takeOut(const QString& card);
    void type(std::size_t place, const QString& letters);
    std::size_t currentPlace() const;

    const WindowStyle style_;
    const GameInfo* info_ = nullptr;
    PositionLines lines_;
    PositionForm form_;
    QString shape_; ///< of the controls that are there
    std::vector<Unit> units_; ///< of all rows, in order
    CardGrid* grid_ = nullptr;
    QLabel* keys_ = nullptr; ///< tells what they do in the field with the keyboard
    std::vector<PlaceRow*> places_;
    QPointer<QWidget> marked_;
};

} // namespace parlour
