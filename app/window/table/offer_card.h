// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A calm line over the table that offers something and waits for nobody: the game goes on beside it, and the keyboard stays
// with the pieces unless there are numbers to type. Kept by the table page; what is offered is up to those who ask. One
// offer at a time.
#pragma once

#include "app/widgets/controls.h"

#include <functional>
#include <optional>

class QVBoxLayout;

namespace parlour {

class Stage;

class OfferCard : public QWidget {
    Q_OBJECT

public:
    explicit OfferCard(Stage* stage);

    struct Answer {
        QString text;
        /// That the person sets beside the answer.
        struct Number {
            int value = 0, low = 0, high = 0;
        };
        std::optional<Number> number = {};
    };
    /// `about` names the offer for who asks and withdraws. Answers stand in a row, or below each other where one has a
    /// number. `chosen` is called with the answer's index and its number; the card is away then.
    void offer(const QString& about, const QString& text, const std::vector<Answer>& answers,
               const std::function<void(int answer, int number)>& chosen);
    /// What is offered now; empty: nothing.
    const QString& about() const { return about_; }
    /// Takes it away if it is still that offer, or whatever it is.
    void withdraw(const QString& about);
    void withdraw() { withdraw(about_); }
    /// Puts it where it hides least of the stage.
    void place();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    Stage* stage_;
    Panel* panel_;
    QVBoxLayout* rows_;
    QString about_;
};

} // namespace parlour
