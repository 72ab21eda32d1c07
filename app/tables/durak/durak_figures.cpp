// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/durak/durak_figures.h"

#include "app/tables/durak/durak_paint.h"
#include "app/tables/durak/durak_pieces.h"
#include "app/tables/durak/durak_text.h"
#include "app/tables/report_text.h"

#include <algorithm>
#include <cmath>

namespace parlour::durak {

namespace {

/// The figure of one card or button.
struct Evaluation {
    QString piece;
    Action action;
    double value = 0;
    bool chosen = false;
};

/// One evaluation a piece: of the chosen action if it is one of the piece's, else of the best one.
std::vector<Evaluation> evaluationsOf(const Report& report)
{
    std::vector<Evaluation> all;
    for (const Candidate& candidate : report.candidates) {
        const auto action = parseAction(candidate.action);
        if (!action || !candidate.hasValue)
            continue;
        const Evaluation next{pieceId(*action), *action, candidate.value, candidate.action == report.chosen};
        const auto same =
            std::find_if(all.begin(), all.end(), [&](const Evaluation& each) { return each.piece == next.piece; });
        if (same == all.end())
            all.push_back(next);
        else if (next.chosen || (!same->chosen && (next.value > same->value) == report.higherIsBetter))
            *same = next;
    }
    return all;
}

class Figures {
public:
    Figures(Layout& layout, const SeenPosition& seen, const Plan& plan, const Canvas& canvas)
        : layout_(layout),
          seen_(seen),
          text_(seen),
          plan_(plan),
          canvas_(canvas),
          mover_(seen.turn())
    {
    }

    void add()
    {
        if (mover_ < 0)
            return;
        if (const auto chosen = seen_.chosen())
            markChosen(*chosen);
        int onCards = 0;
        int onPlate = 0;
        std::vector<Evaluation> all = evaluationsOf(report());
        // In order of priority for a free place: the chosen action, then buttons, then cards.
        std::stable_partition(all.begin(), all.end(),
                              [](const Evaluation& each) { return each.piece != cardId(each.action.card); });
        std::stable_partition(all.begin(), all.end(), [](const Evaluation& each) { return each.chosen; });
        for (const Evaluation& each : all) {
            if (each.piece == cardId(each.action.card))
                addToCard(each, onCards++);
            else if (const Piece* button = layout_.find(each.piece))
                addToButton(each, *button);
            else
                addNextToPlate(each, onPlate++);
        }
    }

private:
    const Report& report() const { return *seen_.position().report; }
    /// 1 for the own seat, whose cards point up; -1 for the seats above.
    double side() const { return mover_ == seen_.me() ? 1 : -1; }
    QString figure(double value) const { return reportFigure(report(), value); }
    void addPiece(Piece piece) { layout_.pieces.push_back(std::move(piece)); }

    void addFigure(const Evaluation& each, QPointF centre, const QString& text)
    {
        const kit::Chip chip{text, each.chosen};
        const QSizeF size(chipSize({canvas_, 1}, chip).width(), kFigureHeight);
        QRectF box = inside(clearOfFigures(clearOfPlates(inside(boxAt(centre, size)))));
        const auto isTaken = [&] {
            return box.intersects(layout_.prompt)
                || std::any_of(taken_.begin(), taken_.end(), [&](const QRectF& other) { return box.intersects(other); });
        };
        for (int row = 1; row < kFigureRows && isTaken(); ++row)
            box.translate(0, -side() * (kFigureHeight + 2)); // away from its card
        if (isTaken()) // no room; the side panel has the figure
            return;
        taken_.push_back(box);
        addPiece(picture(QStringLiteral("value:") + each.piece, box, level::kFigures + (each.chosen ? 1 : 0),
                         kit::faceOf({canvas_, 1}, chip)));
    }

    QRectF inside(QRectF box) const
    {
        box.moveLeft(std::clamp(box.left(), 4.0, std::max(4.0, canvas_.size.width() - box.width() - 4)));
        return box;
    }

    /// The box moved sideways off earlier figures, at most half a narrow pitch.
    QRectF clearOfFigures(QRectF box) const
    {
        for (const QRectF& other : taken_) {
            if (!box.intersects(other))
                continue;
            const bool right = box.center().x() >= other.center().x();
            const double by = right ? other.right() + 2 - box.left() : other.left() - 2 - box.right();
            if (std::abs(by) <= kNarrowPitch / 2)
                box.translate(by, 0);
        }
        return box;
    }

    /// The box moved off the plates of other seats: above them, or to their left at the window's edge.
    QRectF clearOfPlates(QRectF box) const
    {
        for (Seat seat = 0; seat < seen_.seats(); ++seat) {
            const Piece* piece = seat == seen_.me() ? nullptr : layout_.find(plateId(seat));
            const QRectF plate = piece ? piece->box() : QRectF();
            if (!plate.intersects(box))
                continue;
            if (plate.top() > box.height() + 2)
                box.moveBottom(plate.top() - 2);
            else
                box.moveRight(plate.left() - 2);
        }
        return box;
    }

    /// A figure over the visible edge of a card; at a narrow pitch figures alternate in height.
    void addToCard(const Evaluation& each, int index)
    {
        const Piece* card = layout_.find(each.piece);
        if (!card)
            return;
        const bool own = mover_ == seen_.me();
        const bool last = card->height >= level::kHand + seen_.sizeOf(mover_) - 1;
        const bool covered = own && !each.chosen && !last;
        const double inset = covered ? std::min(0.0, (plan_.hand.pitch - card->size.width()) / 2) : 0;
        const double step = own && plan_.hand.pitch < kNarrowPitch && !each.chosen ? (index % 2) * kFigureStep : 0;
        const double up = card->size.height() / 2 + (each.chosen ? kChosenFigureAbove : kFigureAbove) + step;
        const CardPose edge = CardPose{card->centre, card->angle}.raised(side() * up);
        addFigure(each, edge.centre + QPointF(inset, 0), figure(each.value));
    }

    void addToButton(const Evaluation& each, const Piece& button)
    {
        const QString text = figure(each.value);
        const double half = kit::chipSize({canvas_, 1}, {text, true}).width() / 2;
        const QPointF corner(button.size.width() / 2 - half - 6, 2 - button.size.height() / 2);
        addFigure(each, button.centre + corner, text);
    }

    /// "Take 1,522" next to the plate of a mover without buttons.
    void addNextToPlate(const Evaluation& each, int index)
    {
        const Piece* plate = layout_.find(plateId(mover_));
        const QString text = text_.buttonFigure(each.action, figure(each.value));
        const double away = plate->size.height() / 2 + 20 + 30 * index; // towards the table
        addFigure(each, plate->centre + QPointF(0, -side() * away), text);
    }

    void markChosen(const Action& action)
    {
        Piece* card = layout_.find(pieceId(action));
        if (!card || card->role != Role::Card)
            return;
        // A person's cards stay under the pointer: the ring and the arrow mark the advice.
        const bool isOwn = mover_ == seen_.me() && seen_.isPlaying();
        const QSizeF size = card->size;
        const CardPose raised = CardPose{card->centre, card->angle}.raised(isOwn ? 0 : side() * kChosenLift * size.height());
        card->centre = raised.centre;
        card->ring = Ring::Chosen;
        card->shadow = Shadow::Lifted;
        if (const auto target = targetOf(action))
            addArrow(raised.raised(side() * size.height() / 2).centre, *target, size.width());
    }

    /// The target of an action on the table.
    std::optional<QPointF> targetOf(const Action& action)
    {
        const Table& table = seen_.view().table;
        if (action.kind != Action::Kind::Cover)
            return table.size() < plan_.places.size() ? std::optional(plan_.places[table.size()]) : std::nullopt;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (table[i].attack != action.target)
                continue;
            const QPointF place = plan_.coverOf(plan_.places[i]);
            const QString id = coverPlaceId(action.target);
            if (!layout_.find(id))
                addPiece(placePiece(canvas_, plan_, id, place, kCoverAngle, true));
            return place;
        }
        return std::nullopt;
    }

    /// An arrow from a card's edge to the near edge of its target.
    void addArrow(QPointF from, QPointF place, double cardWidth)
    {
        // It starts next to the figure in the middle of the edge, and still over the card.
        const double across = place.x() - from.x();
        from += QPointF(std::copysign(std::min(cardWidth * 0.36, std::abs(across) / 2), across), side() * 4);
        const QPointF to = place + QPointF(0, side() * (plan_.tableCard.height() / 2 - 10));
        if (std::hypot(to.x() - from.x(), to.y() - from.y()) < 16)
            return;
        const QRectF box = QRectF(from, to).normalized().adjusted(-14, -14, 14, 14);
        addPiece(picture(QStringLiteral("arrow"), box, level::kArrow,
                         kit::faceOf({canvas_, 1}, ArrowDrawable{from - box.topLeft(), to - box.topLeft()})));
    }

    Layout& layout_;
    const SeenPosition& seen_;
    const TableText text_;
    const Plan& plan_;
    const Canvas& canvas_;
    const Seat mover_;
    std::vector<QRectF> taken_; ///< by figures
};

} // namespace

void addFigures(Layout& layout, const SeenPosition& seen, const Plan& plan, const Canvas& canvas)
{
    Figures(layout, seen, plan, canvas).add();
}

} // namespace parlour::durak
