#include "app/tables/coup/coup_cards.h"
#include "app/tables/coup/coup_layout.h"
#include "app/tables/coup/coup_paint.h"
#include "app/tables/coup/coup_words.h"
#include "app/tables/extras.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/table.h"

#include <algorithm>

namespace parlour::coup {

namespace {

class CoupTable final : public kit::TableOf<SeenPosition, TableWords, arrange, paintTile>,
                        public BeliefSigns,
                        public PlainAnswers {
    Q_DECLARE_TR_FUNCTIONS(Coup)

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

    PlainQuestions plainQuestions() const override
    {
        return {tr("Let pass what cannot be doubted"),
                tr("Coup: a claim that must be true, and the coup that ten coins leave no choice about."),
                tr("There is only one thing to do here. Shall Parlour do it for you when that is so?")};
    }
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
        const bool isAnnounced = kind == Event::Kind::Acted || kind == Event::Kind::Blocked;
        return kind == Event::Kind::Challenged ? 1600 : kind == Event::Kind::Lost ? 1200 : isAnnounced ? 700 : 0;
    }
};

} // namespace

} // namespace parlour::coup

std::unique_ptr<parlour::GameTable> parlour::makeCoupTable()
{
    return std::make_unique<coup::CoupTable>();
}
