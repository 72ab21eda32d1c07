#include "app/tables/coup/coup_table.h"

#include "app/tables/coup/coup_layout.h"
#include "app/tables/coup/coup_paint.h"
#include "app/tables/coup/coup_words.h"

#include <algorithm>

namespace parlour::coup {

namespace {

class CoupTable final : public GameTable {
public:
    Layout arrange(const Position& position, const Gesture& gesture, const Canvas& canvas) const override
    {
        return coup::arrange(Reading(position), gesture, canvas);
    }

    QString subtitle(const Position& position) const override { return Words::subtitle(Reading(position)); }
    std::vector<LogLine> logLines(const std::vector<AnyTold>& told, const Position& after) const override
    {
        return Words::log(eventsFor(after, told), Reading(after));
    }
    QString actionWords(const std::string& action) const override
    {
        const auto read = parseAction(action);
        return read ? Words::action(*read, nullptr) : QString::fromStdString(action);
    }
    QString actionAt(const Position& position, const std::string& action) const override
    {
        const auto read = parseAction(action);
        return read ? Words::action(*read, &position.seats) : QString::fromStdString(action);
    }
    QString pieceOf(const std::string& action) const override
    {
        const auto read = parseAction(action);
        if (!read)
            return {};
        if (read->target >= 0)
            return seatPiece(read->target);
        switch (read->kind) {
        case Action::Kind::Allow:
        case Action::Kind::Challenge:
        case Action::Kind::Block:
            return answerPiece(*read);
        case Action::Kind::Lose:
        case Action::Kind::Return:
            return {}; // a card of somebody, whose seat the action does not name
        default:
            return actionPiece(read->kind);
        }
    }
    QString situation(const Position& position) const override { return Words::situation(Reading(position)); }
    double progress(const Position& position) const override
    {
        const Reading reading(position);
        int lost = 0;
        for (Seat seat = 0; seat < reading.seats(); ++seat)
            lost += static_cast<int>(reading.lost(seat).size());
        return position.over ? 1.0 : lost / (kHandSize * reading.seats() - 1.0);
    }
    QString describe(const Position& position) const override { return Words::describe(Reading(position)); }
    ResultText result(const Position& position) const override { return Words::result(Reading(position)); }
    bool isOut(const Position& position, Seat seat) const override { return Reading(position).isOut(seat); }
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
            return event && event->kind == Event::Kind::TurnBegan;
        });
    }
    /// A doubt and a lost card must be seen before the next turn begins.
    int linger(const Position& position) const override
    {
        int longest = 0;
        const Reading reading(position);
        for (const Event& event : reading.events())
            longest = std::max(longest, lingerAt(event.kind));
        return longest;
    }
    QString partName(const Position& position) const override
    {
        const Reading reading(position);
        return reading.isDealt() ? Words::turn(reading.view().turn) : QString();
    }

    void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas) const override
    {
        coup::paintTile(painter, rect, canvas);
    }
    QString tagline() const override { return Words::tagline(); }
    QString goal() const override { return Words::goal(); }
    std::vector<std::pair<QString, QString>> keys(const Position&) const override { return Words::keys(); }
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
