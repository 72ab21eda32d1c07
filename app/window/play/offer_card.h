// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A card over the table with one offer at a time. The game goes on meanwhile, and the keyboard stays with the pieces unless
// an answer has a number to type. Owned by the table page.
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
    /// The name of the present offer; empty: none.
    const QString& about() const { return about_; }
    void withdraw(const QString& about) override;
    /// Withdraws the present offer, if any.
    void withdraw() { withdraw(about_); }
    /// Puts the card where it hides least of the stage.
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
