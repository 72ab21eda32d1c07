#include "app/tables/coins/coins_table.h"

#include "app/tables/coins/coins_layout.h"
#include "app/tables/coins/coins_paint.h"
#include "app/tables/coins/coins_words.h"
#include "app/tables/kit/table.h"

#include <algorithm>

namespace parlour::coins {

namespace {

/// What a bot left for itself means nothing to people.
bool isText(const Memory& memory)
{
    const auto isControl = [](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 && letter != '\n' && letter != '\t';
    };
    return std::none_of(memory.begin(), memory.end(), isControl);
}

class CoinsTable final : public kit::TableOf<Reading, Words, Event, parseAction> {
public:
    Layout arrange(const Position& position, const Gesture& gesture, const Canvas& canvas) const override
    {
        return coins::arrange(Reading(position), gesture, canvas);
    }

    QString pieceOf(const std::string& action) const override
    {
        const auto read = parseAction(action);
        if (!read)
            return {};
        return read->move.kind == Move::Kind::Travel ? roundId(read->move.round)
            : read->move.kind == Move::Kind::Block   ? QStringLiteral("button:block")
                                                     : QStringLiteral("button:nothing");
    }
    double progress(const Position& position) const override
    {
        const Reading reading(position);
        return position.over ? 1.0 : reading.view().tosses.count() / static_cast<double>(reading.rounds());
    }
    /// A journey begins another timeline.
    bool beginsPart(const std::vector<AnyTold>& told) const override { return tells(told, Event::Kind::WentBack); }
    /// People want to see what was done to history.
    int linger(const Position& position) const override
    {
        return position.open && !Reading(position).journeys().empty() ? 1200 : 0;
    }

    std::optional<Memo> memo(const Position& position) const override
    {
        const Reading reading(position);
        if (!reading.isPlaying())
            return std::nullopt;
        const Memory& kept = reading.view().memory;
        return Memo{Words::memoryTitle(), Words::memoryHelp(reading),
                    isText(kept) ? QString::fromStdString(kept) : QString(), static_cast<int>(kMaxMemory)};
    }
    std::string withMemo(const std::string& action, const QString& text) const override
    {
        auto read = parseAction(action);
        if (!read)
            return action;
        read->memory = text.toStdString();
        return toText(*read);
    }
    std::size_t firstUndone(const Story& told) const override { return coins::firstUndone(told); }
    bool mayLookBack() const override { return false; }

    void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas) const override
    {
        coins::paintTile(painter, rect, canvas);
    }
    Surface surface() const override { return Surface::Midnight; }
};

} // namespace

std::unique_ptr<GameTable> makeCoinsTable()
{
    return std::make_unique<CoinsTable>();
}

} // namespace parlour::coins
