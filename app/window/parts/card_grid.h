// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows of cards as buttons, as large as the room allows. The arrow keys walk along rows and columns, and cards can be
// dragged from one grid to another. Used by the deck sheet; knows no game.
#pragma once

#include "app/tables/table_capabilities.h"
#include "app/widgets/controls.h"

#include <vector>

namespace parlour {

inline constexpr auto kCardMime = "application/x-parlour-card"; ///< of a dragged card: its id

/// A place of a grid: a card, or empty.
class CardPlace : public Pressable {
    Q_OBJECT

public:
    CardPlace();
    /// Null: an empty place. `note` follows the name for screen readers; `count` above 0 is shown on the card,
    /// as is `tag`, in a line at its foot.
    void show(const DeckCard* card, const QString& note = {}, int count = 0, const QString& tag = {});
    /// Dims the card, which stays enabled so that a press can explain it.
    void setRefused(bool refused);
    /// Shows a check mark on the card. The note says so, too.
    void setMarked(bool marked);
    const QString& cardId() const { return id_; } ///< empty: an empty place

signals:
    void pointed(const QString& card); ///< by the pointer or the keyboard
    void removeWanted(); ///< Backspace or Delete
    void moved(int key); ///< an arrow key

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QString id_;
    Face face_;
    int count_ = 0;
    QString tag_;
    bool refused_ = false;
    bool marked_ = false;
};

class CardGrid : public QWidget {
    Q_OBJECT

public:
    /// `aspect`: height / width of a card. `largest`: its width in px.
    CardGrid(const QString& name, const std::vector<int>& columns, double aspect, int largest);
    const std::vector<std::vector<CardPlace*>>& rows() const { return rows_; }
    QSize minimumSizeHint() const override;

signals:
    void pressed(int row, int column);
    void removeWanted(int row, int column);
    void pointed(const QString& card);
    /// A card of another grid was dropped here.
    void dropped(const QString& card);

protected:
    void resizeEvent(QResizeEvent*) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// Sizes of an arrangement.
    struct Fit {
        int perLine; ///< rows that share a line
        int card; ///< px of a card's width
        int columns;
    };
    Fit fitOf(int perLine) const;
    void walk(const CardPlace* from, int key);

    std::vector<std::vector<CardPlace*>> rows_;
    double aspect_;
    int largest_;
};

} // namespace parlour
