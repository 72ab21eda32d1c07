// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/positions.h"

#include "ai/core/bots.h"
#include "app/bots/bot_command.h"
#include "app/draw/portrait.h"
#include "app/seating/characters.h"
#include "app/seating/strength_text.h"
#include "app/store/translation.h"
#include "engine/base/tokens.h"
#include "engine/record/record.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace parlour {

namespace {

constexpr QRgb kPersonColour = 0xFFF2F0E8;
constexpr std::array<QRgb, 6> kBotColours{0xFF8FC7A2, 0xFFE2B36A, 0xFF9DB8E8, 0xFFC9A5E0, 0xFFE79A8C, 0xFFB9C4BC};

/// A name without control characters: one for the direction of text would turn the sentence round it.
QString printable(QString name)
{
    name.removeIf([](QChar each) { return !each.isPrint() && !each.isSurrogate(); });
    return name;
}

/// `own`: as it named itself in its game.
SeatInfo programOf(const std::string& id, const Naming& naming, const std::string& own)
{
    const auto command = isExternal(id) ? parseBotCommand(id) : Error();
    const QString file = QString::fromStdString(command ? command->shortName() : id);
    SeatInfo seat;
    seat.name = own.empty() ? file : QString::fromStdString(own);
    for (const KnownProgram& program : naming.programs)
        if (program.id == id && (own.empty() || !program.ownName.isEmpty()))
            seat.name = program.shownName();
    if (isExternal(id))
        seat.character = seat.name == file
            ? QCoreApplication::translate("Words", "Another program")
            : QCoreApplication::translate("Words", "Another program: %1", "its file").arg(file);
    seat.portrait = portraitOf(id);
    return seat;
}

SeatInfo botOf(const BotInfo& bot, bool isContest)
{
    SeatInfo seat{translated(bot.name), translated(bot.description)};
    if (const Character* character = isContest ? nullptr : characterOf(bot.id)) {
        seat.level = seat.name;
        seat.name = translated(character->name);
        seat.character = QCoreApplication::translate("Words", "%1. %2", "level of a player, how it plays")
                             .arg(seat.level, translated(character->line));
    }
    seat.strength = strengthText(bot.id);
    seat.portrait = portraitOf(bot.id);
    return seat;
}

SeatInfo personIn(const std::string& id, const Naming& naming)
{
    if (id != kPerson)
        return {QString::fromStdString(id.substr(kNamedPerson.size())), {}, true, QColor(kPersonColour)};
    SeatInfo seat{naming.person.isEmpty() ? QCoreApplication::translate("Words", "You") : naming.person,
                  {},
                  true,
                  QColor(kPersonColour)};
    seat.portrait = naming.portrait;
    return seat;
}

/// `bots` is the number of bots on earlier seats.
SeatInfo seatOf(const std::string& id, std::size_t bots, const Naming& naming, const std::string& own)
{
    if (isPersonSeat(id))
        return personIn(id, naming);
    const BotInfo* bot = findBot(id);
    SeatInfo seat = bot ? botOf(*bot, naming.isContest) : programOf(id, naming, own);
    seat.colour = QColor::fromRgb(kBotColours[bots % kBotColours.size()]);
    return seat;
}

/// The names of further players with the skill of a character at the table.
constexpr std::array<Text, 5> kCompanions{SAY("Characters", "Anton"), SAY("Characters", "Lida"), SAY("Characters", "Noor"),
                                          SAY("Characters", "Bruno"), SAY("Characters", "Wanda")};

/// Renames all but the first of our own players with the same character. `taken` is the person's portrait, which they do not
/// use.
void inviteCompanions(std::vector<SeatInfo>& seats, int taken)
{
    std::size_t next = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto isSame = [&](const SeatInfo& each) { return each.name == seats[i].name; };
        const auto here = seats.begin() + static_cast<std::ptrdiff_t>(i);
        if (seats[i].level.isEmpty() || next == kCompanions.size() || std::none_of(seats.begin(), here, isSame))
            continue;
        const int which = static_cast<int>(next) + (taken >= 0 && static_cast<int>(next) >= taken ? 1 : 0);
        seats[i].portrait = portrait::kOwn + which;
        seats[i].name = translated(kCompanions[next++]);
    }
}

/// Appends a number to equal names.
void numberTwins(std::vector<SeatInfo>& seats)
{
    std::vector<std::string> names;
    for (const SeatInfo& each : seats)
        names.push_back(printable(each.name).toStdString());
    names = withNumberedTwins(names);
    for (std::size_t i = 0; i < seats.size(); ++i)
        seats[i].name = QString::fromStdString(names[i]);
}

} // namespace

Naming namingOf(const Settings& settings)
{
    return {settings.preferences().name, settings.preferences().portrait, settings.programs()};
}

QString playerName(Seat seat)
{
    return QCoreApplication::translate("Words", "Player %1", "you, among people with names").arg(seat + 1);
}

std::vector<SeatInfo> seatsOf(const std::vector<std::string>& seats, const Naming& naming,
                              const std::vector<std::string>& own)
{
    std::vector<SeatInfo> infos;
    std::size_t bots = 0;
    for (const std::string& id : seats) {
        infos.push_back(seatOf(id, bots, naming, infos.size() < own.size() ? own[infos.size()] : std::string()));
        if (!isPersonSeat(id))
            ++bots;
    }
    const auto person = personOf(seats);
    if (person >= 0 && peopleIn(seats) > std::count(seats.begin(), seats.end(), kPerson) && naming.person.isEmpty())
        infos[static_cast<std::size_t>(person)].name = playerName(person);
    inviteCompanions(infos, naming.portrait);
    numberTwins(infos);
    return infos;
}

QString titleOf(const SeatInfo& seat)
{
    return seat.level.isEmpty() ? seat.name : QStringLiteral("%1 · %2").arg(seat.name, seat.level);
}

QStringList namesOf(const std::vector<std::string>& seats, const Naming& naming, const std::vector<std::string>& own)
{
    QStringList names;
    for (const SeatInfo& seat : seatsOf(seats, naming, own))
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
    // A finished game hides nothing.
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
