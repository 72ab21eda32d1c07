#include "app/tables/coins/coins_layout.h"
#include "app/tables/coins/coins_paint.h"
#include "app/tables/coins/coins_words.h"
#include "app/tables/extras.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/table.h"

#include <algorithm>

namespace parlour::coins {

namespace {

// Until when the rounds pass.
constexpr auto kUntilLever = "lever";
constexpr auto kUntilRound = "round";
constexpr auto kUntilBehind = "behind";

/// What a bot left for itself means nothing to people.
bool isText(const std::string& memory)
{
    const auto isControl = [](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 && letter != '\n' && letter != '\t';
    };
    return std::none_of(memory.begin(), memory.end(), isControl);
}

class CoinsTable final : public kit::TableOf<SeenPosition, TableWords, arrange, paintTile>,
                         public MemoKeeper,
                         public TimeTravel,
                         public Repetition {
    Q_DECLARE_TR_FUNCTIONS(Coins)

public:
    QString pieceFor(const Action& action) const override
    {
        return action.move.kind == Move::Kind::Travel ? roundId(action.move.round)
            : action.move.kind == Move::Kind::Block   ? QStringLiteral("button:block")
                                                      : QStringLiteral("button:nothing");
    }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        return position.over ? 1.0 : seen.view().tosses.count() / static_cast<double>(seen.rounds());
    }
    /// A journey begins another timeline.
    bool beginsPart(const std::vector<AnyTold>& told) const override { return tells(told, Event::Kind::WentBack); }
    /// People want to see what was done to history.
    int linger(const Position& position) const override
    {
        return position.open && !SeenPosition(position).journeys().empty() ? 1200 : 0;
    }

    std::optional<Memo> memo(const Position& position) const override
    {
        const SeenPosition seen(position);
        if (!seen.isPlaying())
            return std::nullopt;
        const std::string kept = seen.view().memory.bytes();
        return Memo{TableWords::memoryTitle(), TableWords::memoryHelp(seen),
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

    std::vector<RunUntil> runChoices(const Position& position) const override
    {
        const SeenPosition seen(position);
        const int left = seen.rounds() - seen.round();
        if (!seen.isPlaying() || !seen.mayAct() || left == 0)
            return {};
        const int behind = std::max(1, 1 - seen.lead(seen.me()));
        return {{kUntilLever, tr("Until a lever is pulled")},
                {kUntilRound, tr("Until round"),
                 RunUntil::Number{seen.round() + std::min(10, left), seen.round() + 1, seen.rounds()}},
                {kUntilBehind, tr("Until I am behind by"), RunUntil::Number{std::max(3, behind), behind, seen.rounds()}}};
    }
    /// Never beyond what the person would see by itself: a lever shows when time goes back. In the last round there is no
    /// later to put a decision off to.
    bool runsOn(const RunGoal& until, const Position& before, const Position& now) const override
    {
        const SeenPosition was(before), is(now);
        if (!is.mayAct() || is.round() != was.round() + 1 || is.round() == is.rounds())
            return false;
        if (until.id == kUntilRound)
            return is.round() < until.number;
        if (until.id == kUntilBehind)
            return -is.lead(is.me()) < until.number;
        return true;
    }

    Surface surface() const override { return Surface::Midnight; }
};

} // namespace

} // namespace parlour::coins

std::unique_ptr<parlour::GameTable> parlour::makeCoinsTable()
{
    return std::make_unique<coins::CoinsTable>();
}
