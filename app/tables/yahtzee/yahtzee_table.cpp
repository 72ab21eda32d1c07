#include "app/tables/yahtzee/yahtzee_table.h"

#include "app/tables/yahtzee/yahtzee_layout.h"
#include "app/tables/yahtzee/yahtzee_paint.h"
#include "app/tables/yahtzee/yahtzee_words.h"

#include <algorithm>

namespace parlour::yahtzee {

namespace {

constexpr int kSeeWriting = 900; ///< ms that a box filled by another is shown before the next dice fall

class YahtzeeTable final : public GameTable {
public:
    Layout arrange(const Position& position, const Gesture& gesture, const Canvas& canvas) const override
    {
        return yahtzee::arrange(Reading(position), gesture, canvas);
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
    QString situation(const Position& position) const override { return Words::situation(Reading(position)); }
    double progress(const Position& position) const override
    {
        const Reading reading(position);
        if (position.over)
            return 1;
        const double turns = (reading.round() - 1) * reading.seats() + std::max(0, reading.turn());
        return turns / (kRounds * reading.seats());
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
            return event && event->kind == Event::Kind::TurnBegan && event->seat == 0;
        });
    }
    QString partName(const Position& position) const override { return Words::round(Reading(position).round()); }
    int linger(const Position& position) const override
    {
        const Reading reading(position);
        const Event* written = reading.written();
        return written && !reading.isYou(written->seat) ? kSeeWriting : 0;
    }
    bool isOpenToAll() const override { return true; }

    void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas) const override
    {
        yahtzee::paintTile(painter, rect, canvas);
    }
    QString tagline() const override { return Words::tagline(); }
    QString goal() const override { return Words::goal(); }
    std::vector<std::pair<QString, QString>> keys(const Position&) const override { return Words::keys(); }
    Surface surface() const override { return Surface::Walnut; }
};

} // namespace

std::unique_ptr<GameTable> makeYahtzeeTable()
{
    return std::make_unique<YahtzeeTable>();
}

} // namespace parlour::yahtzee
