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

class YahtzeeTable final : public kit::TableOf<Reading, Words, Event, parseAction>, public HandThrown, public OpenToAll {
public:
    Layout arrange(const Position& position, const Gesture& gesture, const Canvas& canvas) const override
    {
        return yahtzee::arrange(Reading(position), gesture, canvas);
    }

    QString actionAt(const Position& position, const std::string& action) const override
    {
        const auto read = parseAction(action);
        return read ? Words::actionOn(Reading(position).dice(), *read) : QString::fromStdString(action);
    }
    QString plateOf(Seat seat) const override { return QStringLiteral("head:%1").arg(seat); }
    QString pieceOf(const std::string& action) const override
    {
        const auto read = parseAction(action);
        if (!read)
            return {};
        return read->kind == Action::Kind::Hold ? QStringLiteral("button:roll")
                                                : QStringLiteral("box:%1").arg(static_cast<int>(read->box));
    }
    double progress(const Position& position) const override
    {
        const Reading reading(position);
        if (position.over)
            return 1;
        const double turns = (reading.round() - 1) * reading.seats() + std::max(0, reading.turn());
        return turns / (kRounds * reading.seats());
    }
    bool beginsPart(const std::vector<AnyTold>& told) const override
    {
        const Event* began = kit::findEvent<Event>(told, Event::Kind::TurnBegan);
        return began && began->seat == 0;
    }
    int linger(const Position& position) const override
    {
        const Reading reading(position);
        const Event* written = reading.written();
        return written && !reading.isYou(written->seat) ? kSeeWriting : 0;
    }
    Seat throwsNext(const Position& position) const override
    {
        const Reading reading(position);
        return position.node.isChance() && reading.roll() <= 1 ? reading.turn() : Seat{-1};
    }

    void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas) const override
    {
        yahtzee::paintTile(painter, rect, canvas);
    }
    Surface surface() const override { return Surface::Walnut; }
};

} // namespace

std::unique_ptr<GameTable> makeYahtzeeTable()
{
    return std::make_unique<YahtzeeTable>();
}

} // namespace parlour::yahtzee
