#include "app/desktop/positions.h"

#include "ai/bots.h"
#include "app/store/words.h"
#include "engine/record/record.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace parlour {

namespace {

constexpr QRgb kPersonColour = 0xFFF2F0E8;
constexpr std::array<QRgb, 6> kBotColours{0xFF8FC7A2, 0xFFE2B36A, 0xFF9DB8E8, 0xFFC9A5E0, 0xFFE79A8C, 0xFFB9C4BC};

SeatInfo seatOf(const std::string& id, std::size_t bots, const QString& person)
{
    if (id == kPerson)
        return {person.isEmpty() ? QCoreApplication::translate("Words", "You") : person, {}, true, QColor(kPersonColour)};
    const BotInfo* bot = findBot(id);
    const QColor colour = QColor::fromRgb(kBotColours[bots % kBotColours.size()]);
    return bot ? SeatInfo{inWords(bot->name), inWords(bot->character), false, colour}
               : SeatInfo{QString::fromStdString(id), {}, false, colour};
}

/// Two of a kind are told apart by a number.
void numberTwins(std::vector<SeatInfo>& seats)
{
    const std::vector<SeatInfo> before = seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto same = [&](const SeatInfo& each) { return each.name == before[i].name; };
        const auto here = before.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::count_if(before.begin(), before.end(), same) > 1)
            seats[i].name = QString("%1 %2").arg(before[i].name).arg(std::count_if(before.begin(), here, same) + 1);
    }
}

} // namespace

std::vector<SeatInfo> seatsOf(const std::vector<std::string>& seats, const QString& person)
{
    std::vector<SeatInfo> infos;
    std::size_t bots = 0;
    for (const std::string& id : seats) {
        infos.push_back(seatOf(id, bots, person));
        if (id != kPerson)
            ++bots;
    }
    numberTwins(infos);
    return infos;
}

QString namesOf(const std::vector<std::string>& seats, const QString& person)
{
    QStringList names;
    for (const SeatInfo& seat : seatsOf(seats, person))
        names << seat.name;
    return names.join(QCoreApplication::translate("Words", ", ", "between names in a list"));
}

Seat personOf(const std::vector<std::string>& seats)
{
    const auto at = std::find(seats.begin(), seats.end(), kPerson);
    return at == seats.end() ? -1 : static_cast<Seat>(at - seats.begin());
}

std::vector<AnyTold> knownTo(const std::vector<AnyTold>& told, Viewer viewer)
{
    std::vector<AnyTold> known;
    for (const AnyTold& each : told)
        if (viewer.open ? !each.blurred : each.to.has(viewer.viewpoint))
            known.push_back(each);
    return known;
}

Position positionOf(const AnyMatch& match, std::vector<SeatInfo> seats, Viewer viewer, Story story)
{
    Position position;
    position.seats = std::move(seats);
    position.viewpoint = viewer.viewpoint;
    position.node = match.node();
    position.over = position.node.isOver();
    // Nothing is hidden any more when a game is over.
    position.open = viewer.open || position.over;
    for (Seat seat = 0; seat < match.seats(); ++seat) {
        const bool seen = position.open || seat == viewer.viewpoint;
        position.views.push_back(seen ? match.look(seat) : std::any());
        if (position.over)
            position.result.push_back(match.score(seat));
    }
    if (!story.empty())
        position.lastStep = knownTo(story.back(), {viewer.viewpoint, position.open});
    if (position.open)
        position.story = story;
    return position;
}

} // namespace parlour
