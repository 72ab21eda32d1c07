#include "app/window/table/positions.h"

#include "ai/bots.h"
#include "app/bots/bot_command.h"
#include "app/store/words.h"
#include "app/window/strength_words.h"
#include "engine/record/record.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace parlour {

namespace {

constexpr QRgb kPersonColour = 0xFFF2F0E8;
constexpr std::array<QRgb, 6> kBotColours{0xFF8FC7A2, 0xFFE2B36A, 0xFF9DB8E8, 0xFFC9A5E0, 0xFFE79A8C, 0xFFB9C4BC};

QString programName(const std::string& id)
{
    const auto command = isExternal(id) ? parseBotCommand(id) : Error();
    return QString::fromStdString(command ? command->shortName() : id);
}

/// `bots`: at the table so far; `table`: seats in all.
SeatInfo seatOf(const std::string& id, std::size_t bots, int table, const QString& person)
{
    if (id == kPerson)
        return {person.isEmpty() ? QCoreApplication::translate("Words", "You") : person, {}, true, QColor(kPersonColour)};
    const BotInfo* bot = findBot(id);
    const QColor colour = QColor::fromRgb(kBotColours[bots % kBotColours.size()]);
    return bot
        ? SeatInfo{inWords(bot->name), inWords(bot->character), false, colour, eloWords(strengthOf(id, table))}
        : SeatInfo{programName(id), isExternal(id) ? QCoreApplication::translate("Words", "Another program") : QString(),
                   false, colour};
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
        infos.push_back(seatOf(id, bots, static_cast<int>(seats.size()), person));
        if (id != kPerson)
            ++bots;
    }
    numberTwins(infos);
    return infos;
}

QStringList namesOf(const std::vector<std::string>& seats, const QString& person)
{
    QStringList names;
    for (const SeatInfo& seat : seatsOf(seats, person))
        names << seat.name;
    return names;
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
    const bool isEnd = position.node.isOver();
    position.forfeiter = match.forfeiter();
    position.over = isEnd && position.forfeiter < 0;
    if (position.forfeiter >= 0)
        position.node = Node::chance();
    // Nothing is hidden any more when a game is over.
    position.open = viewer.open || isEnd;
    for (Seat seat = 0; seat < match.seats(); ++seat) {
        const bool seen = position.open || seat == viewer.viewpoint;
        position.views.push_back(seen ? match.look(seat) : std::any());
        if (isEnd)
            position.result.push_back(match.score(seat));
    }
    if (!story.empty())
        position.lastStep = knownTo(story.back(), {viewer.viewpoint, position.open});
    if (position.open)
        position.story = story;
    return position;
}

ResultText resultOf(const GameTable& table, const Position& position)
{
    if (position.forfeiter < 0)
        return table.result(position);
    const auto forfeiter = static_cast<std::size_t>(position.forfeiter);
    ResultText text;
    text.headline = QCoreApplication::translate("Words", "%1 forfeits the match").arg(position.seats[forfeiter].name);
    text.detail = QCoreApplication::translate("Words", "Its program made %n fault(s).", nullptr, kForfeitFaults);
    for (std::size_t seat = 0; seat < position.seats.size(); ++seat)
        if (seat != forfeiter)
            text.rows.push_back({static_cast<Seat>(seat), "1", {}});
    text.rows.push_back(
        {position.forfeiter, QString::number(position.seats.size()), QCoreApplication::translate("Words", "Forfeited")});
    text.length = table.partName(position);
    return text;
}

QString shortResultOf(const GameTable& table, const Position& position)
{
    return position.forfeiter < 0 ? table.shortResult(position) : QCoreApplication::translate("Words", "Forfeited");
}

} // namespace parlour
