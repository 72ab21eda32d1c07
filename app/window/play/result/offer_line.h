// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The line below the table with one offer at a time, or with what the tutor does. The game goes on meanwhile, and the
// keyboard stays with the pieces unless an answer has a number to type. Owned by the table page.
#pragma once

#include "app/seating/offers.h"
#include "app/widgets/controls.h"

class QBoxLayout;

namespace parlour {

class Stage;

class OfferLine : public QWidget, public Offers {
    Q_OBJECT

public:
    /// `stage` has the keyboard before and after an offer, and announces it.
    explicit OfferLine(Stage* stage);

    void offer(const QString& about, const QString& text, const std::vector<Answer>& answers, const Chosen& chosen) override;
    /// The name of the present offer; empty: none.
    const QString& about() const { return about_; }
    void withdraw(const QString& about) override;
    /// Withdraws the present offer, if any.
    void withdraw() { withdraw(about_); }
    /// Sets the text between offers; empty: the line is hidden then.
    void setRest(const QString& text);
    /// Gives the first answer the keyboard.
    void takeFocus();

signals:
    /// The line was shown or hidden, or has another height.
    void roomChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent*) override;
    void paintEvent(QPaintEvent*) override;

private:
    void showText(const QString& text, bool dim);
    void fit();

    Stage* stage_;
    QLabel* words_;
    QBoxLayout* answers_;
    Button* first_ = nullptr;
    QString about_;
    QString rest_;
};

} // namespace parlour
