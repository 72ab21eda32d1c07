#include "app/tables/pazaak/pazaak_table.h"

#include "app/tables/pazaak/pazaak_layout.h"
#include "app/tables/pazaak/pazaak_paint.h"
#include "app/tables/pazaak/pazaak_words.h"

#include <algorithm>

namespace parlour::pazaak {

namespace {

class PazaakTable final : public GameTable {
public:
    Layout arrange(const Position& position, const Gesture& gesture, const Canvas& canvas) const override
    {
        return pazaak::arrange(Reading(position), gesture, canvas);
    }

    QString subtitle(const Position& position) const override { return Words::subtitle(Reading(position)); }
    std::vector<LogLine> logLines(const std::vector<AnyTold>& told, const Position& after) const override
    {
        return Words::log(told, Reading(after));
    }
    QString actionWords(const std::string& action) const override
    {
        const auto read = parseAction(action);
        return read ? Words::action(*read) : QString::fromStdString(action);
    }
    QString pieceOf(const std::string& action) const override
    {
        const auto read = parseAction(action);
        if (!read || read->kind == Action::Kind::Play)
            return {};
        return read->kind == Action::Kind::End ? QStringLiteral("button:end") : QStringLiteral("button:stand");
    }
    std::optional<Chances> chances(const Position& position, Seat seat) const override
    {
        return Words::nextCard(Reading(position), seat);
    }
    QString situation(const Position& position) const override { return Words::situation(Reading(position)); }
    double progress(const Position& position) const override
    {
        const Reading reading(position);
        const int most = std::max(reading.wins(0), reading.wins(1)), both = reading.wins(0) + reading.wins(1);
        return position.over ? 1.0 : std::max(most / double{kWins}, both / (2.0 * kWins - 1));
    }
    QString describe(const Position& position) const override { return Words::describe(Reading(position)); }
    ResultText result(const Position& position) const override { return Words::result(Reading(position)); }
    QString shortResult(const Position& position) const override { return Words::shortResult(Reading(position)); }
    Tally tally(const Position& position) const override { return Words::tally(Reading(position)); }
    QString mistakeKind(const std::string& taken, const std::string& best) const override
    {
        const auto first = parseAction(taken), second = parseAction(best);
        return first && second ? Words::mistake(*first, *second) : QString();
    }
    bool beginsPart(const std::vector<AnyTold>& told) const override
    {
        return std::any_of(told.begin(), told.end(), [](const AnyTold& each) {
            const auto* event = std::any_cast<Event>(&each.event);
            return event && event->kind == Event::Kind::HandBegan;
        });
    }
    int linger(const Position& position) const override { return Reading(position).isBetweenHands() ? 1600 : 0; }
    QString partName(const Position& position) const override
    {
        const int hand = Reading(position).view().hand;
        return hand > 0 ? Words::hand(hand) : QString(); // none before the side cards are dealt
    }

    void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas) const override
    {
        pazaak::paintTile(painter, rect, canvas);
    }
    QString tagline() const override { return Words::tagline(); }
    QString goal() const override { return Words::goal(); }
    std::vector<std::pair<QString, QString>> keys(const Position&) const override { return Words::keys(); }
    Surface surface() const override { return Surface::Night; }
};

} // namespace

std::unique_ptr<GameTable> makePazaakTable()
{
    return std::make_unique<PazaakTable>();
}

} // namespace parlour::pazaak
