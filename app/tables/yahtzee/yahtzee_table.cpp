#include "app/tables/yahtzee/yahtzee_table.h"

#include "app/tables/extras.h"
#include "app/tables/kit/table.h"
#include "app/tables/yahtzee/yahtzee_layout.h"
#include "app/tables/yahtzee/yahtzee_paint.h"
#include "app/tables/yahtzee/yahtzee_words.h"

#include <algorithm>

namespace parlour::yahtzee {

namespace {

constexpr int kSeeWriting = 900; ///< ms that a box filled by another is shown before the next dice fall

class YahtzeeTable final : public kit::TableOf<SeenPosition, TableWords, Event, parseAction, arrange, paintTile>,
                           public HandThrown,
                           public OpenToAll {
public:
    QString plateOf(Seat seat) const override { return QStringLiteral("head:%1").arg(seat); }
    QString pieceFor(const Action& action) const override
    {
        return action.kind == Action::Kind::Hold ? QStringLiteral("button:roll")
                                                 : QStringLiteral("box:%1").arg(static_cast<int>(action.box));
    }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        if (position.over)
            return 1;
        const double turns = (seen.round() - 1) * seen.seats() + std::max(0, seen.turn());
        return turns / (kRounds * seen.seats());
    }
    bool beginsPart(const std::vector<AnyTold>& told) const override
    {
        const Event* began = kit::findEvent<Event>(told, Event::Kind::TurnBegan);
        return began && began->seat == 0;
    }
    int linger(const Position& position) const override
    {
        const SeenPosition seen(position);
        const Event* written = seen.written();
        return written && !seen.isYou(written->seat) ? kSeeWriting : 0;
    }
    Seat throwsNext(const Position& position) const override
    {
        const SeenPosition seen(position);
        return position.node.isChance() && seen.roll() <= 1 ? seen.turn() : Seat{-1};
    }

    Surface surface() const override { return Surface::Walnut; }
};

} // namespace

std::unique_ptr<GameTable> makeYahtzeeTable()
{
    return std::make_unique<YahtzeeTable>();
}

} // namespace parlour::yahtzee
