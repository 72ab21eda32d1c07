// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Base of the layouts of twenty: two facing boards of nine places with bars above and below one ruler, the house deck, side
// cards and two buttons. Places what the games share and knows no game's types.
#pragma once

#include "app/tables/kit/builder.h"
#include "app/tables/twenty/twenty_cards.h"
#include "app/tables/twenty/twenty_paint.h"
#include "app/tables/twenty/twenty_text.h"

#include <utility>
#include <vector>

namespace parlour::twenty {

inline constexpr int kPlaces = 9;

/// The geometry of a table in a given room, in pixels. A unit is a pixel of a table 960 wide. Spare height goes to the gaps
/// in fixed shares; spare width stays at the sides. In arrays, 0 is the upper seat and 1 the lower.
struct Measures {
    static constexpr double kCardWidth = 88, kPitch = 96; ///< on the rows, in units
    static constexpr double kFigureBand = 32; ///< of the figures below the own side cards
    static constexpr double kRowWidth = (kPlaces - 1) * kPitch + kCardWidth;

    /// Room for the figures of a report is always kept below the own side cards, so that nothing moves when they come.
    explicit Measures(QSizeF room);

    double px(double units) const { return units * unit; }
    double x(double units) const { return left + px(units); } ///< the x of a point right of the rows' left end
    QSizeF card() const { return {px(kCardWidth), px(kCardWidth) * kCardAspect}; } ///< on the rows
    double barHeight() const { return px(36); }
    double barLeft() const { return x(150); }
    double barWidth() const { return px(572); }
    double middle() const { return (bar[0] + bar[1] + barHeight()) / 2; }

    double unit = 1;
    double left = 0; ///< of the rows
    double right = 0; ///< of the room
    double topLine = 0; ///< the middle of the upper plate
    std::array<double, 2> row{}, bar{}; ///< tops
    double hand = 0, handHeight = 0; ///< of the own side cards with their figures
};

/// The parts of a table on which a position is put in, by name: "row:0", "hand:0", "row:1", "hand:1" (0 is the upper seat),
/// "last:0" (the last place of the upper row) and "note:0" to "note:1", where nothing else lies.
QHash<QString, QRectF> partsOf(QSizeF room);

class BoardBuilder : protected kit::Builder {
    Q_DECLARE_TR_FUNCTIONS(Pazaak)

protected:
    /// `turn`: the seat whose actions a report is about.
    BoardBuilder(const kit::Seating& seating, Seat turn, const Gesture& gesture, const Canvas& canvas);

    bool isMine(Seat seat) const { return seat == seating_.me(); }
    std::size_t rowOf(Seat seat) const { return isMine(seat) ? 1 : 0; }
    bool isHoveredOrSelected(const QString& id) const { return isPointedAt(id) || id == gesture_.selected; }
    /// The report to show on the actions of a seat; null if there is none.
    const Report* reportOn(Seat seat) const { return seat == turn_ ? seating_.report() : nullptr; }

    static QSizeF cardSize(double width) { return {width, width * kCardAspect}; }
    /// The properties of a card's piece of this width.
    Piece cardPiece(double width, double height) const;
    /// The box of a card in a row of `count` cards: more than the places close up.
    QRectF rowBox(Seat seat, int index, int count) const;
    /// Boxes of side cards in hand, `figure` px wide at least, since they have figures below. Notes where the own hand ends.
    std::vector<QRectF> handBoxes(Seat seat, int count, double figure);
    QRectF buttonBox(int index) const;

    void placePlate(Seat seat, SeatDrawable plate, const QString& name);
    void placeTotal(Seat seat, const TotalDrawable& total, bool standing);
    /// The empty places, unless a row of `count` cards hides them.
    void placePlaces(Seat seat, int count);
    void placeBar(Seat seat, const BarDrawable& bar);
    /// A bubble with the seat's last move, except for persons. A bot at the bottom has it in place of the buttons.
    /// `room`: the width of the upper seat's bubble at most, in units.
    void placeLastMove(Seat seat, const QString& text, double room = 300);
    void placeRuler();
    /// The house deck; cards come from its anchor "deck".
    void placeDeck(int left);
    /// The counts of the deck, above the buttons that decide whether to draw.
    void placeDeckCounts(const HouseCounts& left);
    /// The button of an action; an empty `action` disables it with `whyNot`.
    Piece& placeButton(int index, const QString& id, const QString& label, const QString& key, const std::string& action,
                       const QString& whyNot, const std::string& weighed);
    /// The figure of an option without a card. The upper seat has no buttons: its options replace its bubble.
    void placeOption(const Report& report, Seat seat, int index, const QString& id, const QString& label,
                     const std::string& action);
    /// The figure of a side card, whose piece is there already.
    void placeSideFigure(const Report& report, Seat seat, const QString& id, const std::string& action);
    /// Adds nothing if the action has no value.
    void placeFigure(const QString& about, QPointF centre, const Report& report, const std::string& action, bool small);
    double widestFigure(Seat seat) const;
    /// A sentence above the own cards: about the piece `about`, or in the middle if it is null.
    void placeNote(const QString& text, const Piece* about);
    /// Side cards may be dragged to the own cards.
    Layout finished();

    const kit::Seating& seating_;
    Seat turn_;
    Measures m_;
    double handLeft_ = m_.x(330); ///< the left end of the own side cards, where the plate ends
};

} // namespace parlour::twenty
