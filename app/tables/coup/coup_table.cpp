#include "app/tables/coup/coup_table.h"

#include "app/tables/coup/coup_cards.h"
#include "app/tables/coup/coup_layout.h"
#include "app/tables/coup/coup_paint.h"
#include "app/tables/coup/coup_words.h"
#include "app/tables/extras.h"
#include "app/tables/kit/table.h"

#include <algorithm>

namespace parlour::coup {

namespace {

class CoupTable final : public kit::TableOf<SeenPosition, TableWords, Event, parseAction, arrange, paintTile>,
                        public BeliefSigns,
                        public PlainAnswers {
public:
    QString pieceFor(const Action& action) const override
    {
        if (action.target >= 0)
            return seatPiece(action.target);
        switch (action.kind) {
        case Action::Kind::Allow:
        case Action::Kind::Challenge:
        case Action::Kind::Block:
            return answerPiece(action);
        case Action::Kind::Lose:
        case Action::Kind::Return:
            return {}; // a card of somebody, whose seat the action does not name
        default:
            return actionPiece(action.kind);
        }
    }
    std::function<void(QPainter&, const QRectF&)> signOf(std::size_t thing) const override
    {
        return [role = kAllRoles[thing]](QPainter& painter, const QRectF& box) { drawBadge(painter, box, role); };
    }
    std::vector<bool> holdings(const Position& position, Seat seat) const override
    {
        const SeenPosition seen(position);
        const Hand* hand = position.open ? seen.hand(seat) : nullptr;
        std::vector<bool> held;
        for (const Role role : kAllRoles)
            if (hand)
                held.push_back(hand->contains(role));
        return held;
    }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        int lost = 0;
        for (Seat seat = 0; seat < seen.seats(); ++seat)
            lost += static_cast<int>(seen.lost(seat).size());
        return position.over ? 1.0 : lost / (kHandSize * seen.seats() - 1.0);
    }
    bool isOut(const Position& position, Seat seat) const override { return SeenPosition(position).isOut(seat); }
    bool beginsPart(const std::vector<AnyTold>& told) const override { return tells(told, Event::Kind::TurnBegan); }
    /// A doubt and a lost card must be seen before the next turn begins.
    int linger(const Position& position) const override
    {
        int longest = 0;
        const SeenPosition seen(position);
        for (const Event& event : seen.events())
            longest = std::max(longest, lingerAt(event.kind));
        return longest;
    }

    PlainQuestions plainQuestions() const override { return TableWords::plainQuestions(); }
    /// Never the loss of a card: who holds two equal ones has no choice either, and that must not show.
    std::optional<std::string> plainAnswer(const Position& position) const override
    {
        const SeenPosition seen(position);
        const bool isForced = seen.view().phase == Phase::Turn && position.legal.size() == 1;
        return isForced || seen.isProven() ? std::optional(position.legal.front()) : std::nullopt;
    }

    Surface surface() const override { return Surface::Plum; }

private:
    static int lingerAt(Event::Kind kind)
    {
        switch (kind) {
        case Event::Kind::Challenged:
            return 1600;
        case Event::Kind::Lost:
            return 1200;
        case Event::Kind::Acted:
        case Event::Kind::Blocked:
            return 700;
        default:
            return 0;
        }
    }
};

} // namespace

std::unique_ptr<GameTable> makeCoupTable()
{
    return std::make_unique<CoupTable>();
}

} // namespace parlour::coup
