// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A place for cards in the form of a position: a row with its name and its cards. Pressed, it becomes the place that cards
// are sent to; a press on a card takes that out. Cards are typed in their notation, and dropped from the grid. Knows no
// game.
#pragma once

#include "app/tables/position_form.h"
#include "app/widgets/controls.h"

namespace parlour {

class PlaceRow : public Pressable {
    Q_OBJECT

public:
    PlaceRow();
    /// `faces`: the cards in the order of `place.cards`, each with its name.
    void show(const FormPlace& place, std::vector<FormChoice> cards, double aspect);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

signals:
    void removeWanted(int index); ///< of a card
    void typed(const QString& letters); ///< that were typed since the last card
    void dropped(const QString& card);

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QString words() const;
    QRectF titleBox() const;
    QRectF cardBox(int index) const;

    QString title_;
    QString key_; ///< of the place
    std::vector<FormChoice> cards_;
    double aspect_ = 1.4;
    QString letters_;

    friend class PositionFormView; ///< forgets the letters once they made a card
};

} // namespace parlour
