#include "app/tables/pazaak/pazaak_table.h"

#include "app/tables/extras.h"
#include "app/tables/kit/table.h"
#include "app/tables/pazaak/pazaak_layout.h"
#include "app/tables/pazaak/pazaak_paint.h"
#include "app/tables/pazaak/pazaak_words.h"

#include <algorithm>

namespace parlour::pazaak {

namespace {

class PazaakTable final : public kit::TableOf<SeenPosition, TableWords, Event, parseAction, arrange, paintTile>,
                          public Forecast,
                          public TrainingWheels,
                          public PlainAnswers {
public:
    QString pieceFor(const Action& action) const override
    {
        return action.kind == Action::Kind::Play ? QString()
            : action.kind == Action::Kind::End   ? QStringLiteral("button:end")
                                                 : QStringLiteral("button:stand");
    }
    std::optional<Chances> chances(const Position& position, Seat seat) const override
    {
        return TableWords::nextCard(SeenPosition(position), seat);
    }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        const int most = std::max(seen.wins(0), seen.wins(1)), both = seen.wins(0) + seen.wins(1);
        return position.over ? 1.0 : std::max(most / double{kWins}, both / (2.0 * kWins - 1));
    }
    bool beginsPart(const std::vector<AnyTold>& told) const override { return tells(told, Event::Kind::HandBegan); }
    int linger(const Position& position) const override { return SeenPosition(position).isBetweenHands() ? 1600 : 0; }

    WheelsText wheels() const override { return TableWords::wheels(); }
    PlainQuestions plainQuestions() const override { return TableWords::plainQuestions(); }
    /// A bust is a bust, whatever is played on it.
    std::optional<std::string> plainAnswer(const Position& position) const override
    {
        const SeenPosition seen(position);
        const bool isBust = position.asked == seen.me() && seen.board(seen.me()).bust();
        return isBust ? std::optional(position.legal.front()) : std::nullopt;
    }

    Surface surface() const override { return Surface::Night; }
};

} // namespace

std::unique_ptr<GameTable> makePazaakTable()
{
    return std::make_unique<PazaakTable>();
}

} // namespace parlour::pazaak
