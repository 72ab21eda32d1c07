// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A calm line over the table that offers something and waits for nobody: the game goes on beside it, and the keyboard stays
// with the pieces unless there are numbers to type. Kept by the table page; what is offered is up to those who ask. One
// offer at a time.
#pragma once

#include "app/seating/offers.h"
#include "app/widgets/controls.h"

class QVBoxLayout;

namespace parlour {

class Stage;

class OfferCard : public QWidget, public Offers {
    Q_OBJECT

public:
    explicit OfferCard(Stage* stage);

    /// Lays the answers out in a row, or below each other if one has a number.
    void offer(const QString& about, const QString& text, const std::vector<Answer>& answers, const Chosen& chosen) override;
    /// What is offered now; empty: nothing.
    const QString& about() const { return about_; }
    void withdraw(const QString& about) override;
    /// Takes any offer away.
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
