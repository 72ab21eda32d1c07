// Options and the one notation of Coup, and events as plain English.
#include "engine/base/words.h"
#include "engine/coup/coup.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

std::string kindWord(Kind kind)
{
    return std::string(kActionWords[static_cast<std::size_t>(kind)]);
}

/// None where a card or a claim can only be one of the blockers of stealing.
std::string word(Role role)
{
    return role == Role::None ? "captain or ambassador" : std::string(kRoleWords[static_cast<std::size_t>(role)]);
}

/// None if it is no role.
Role parseRole(std::string_view text)
{
    const auto found = std::find(kRoleWords.begin(), kRoleWords.end(), text);
    return static_cast<Role>(found - kRoleWords.begin());
}

/// Does a block claim this role? None: captain or ambassador.
bool canBlock(Role role)
{
    return role != Role::Assassin;
}

/// The rest of an action, after its word; false if it does not fit.
bool readRest(const std::vector<std::string_view>& rest, Action& action)
{
    if (hasTarget(action.kind)) {
        const auto seat = rest.size() == 1 ? parseInt(rest[0], 0, kMaxSeats - 1) : std::nullopt;
        action.target = static_cast<std::int8_t>(seat.value_or(-1));
        return seat.has_value();
    }
    const std::size_t most = action.kind == Kind::Return          ? 2
        : action.kind == Kind::Lose || action.kind == Kind::Block ? 1
                                                                  : 0;
    const std::size_t least = action.kind == Kind::Block ? 0 : most;
    if (rest.size() < least || rest.size() > most)
        return false;
    if (!rest.empty())
        action.role = parseRole(rest[0]);
    if (rest.size() > 1)
        action.second = parseRole(rest[1]);
    const bool areRoles = std::all_of(rest.begin(), rest.end(), [](auto each) { return parseRole(each) != Role::None; });
    return areRoles && (action.kind != Kind::Block || canBlock(action.role))
        && (action.kind != Kind::Return || action.role <= action.second);
}

std::string seatName(Seat seat)
{
    return "seat " + std::to_string(seat);
}

std::string countOf(int count, std::string_view what)
{
    return std::to_string(count) + " " + std::string(what) + (count == 1 ? "" : "s");
}

/// The cards if they may be known, else how many.
std::string cardsOrCount(const Event& event)
{
    return event.cards.empty() ? countOf(event.count, "card") : joined(event.cards, word);
}

std::string announced(const Event& event)
{
    std::string out = seatName(event.seat) + ": " + kindWord(event.action);
    if (event.other >= 0)
        out += " " + seatName(event.other);
    return event.role == Role::None ? out : out + ", as " + word(event.role);
}

std::string ended(const Event& event)
{
    if (event.winners.empty())
        return "nobody is left";
    std::string seats;
    for (const Seat seat : event.winners)
        seats += (seats.empty() ? "" : ", ") + seatName(seat);
    return seats + (event.winners.size() == 1 ? " wins" : " win together") + " after " + countOf(event.count, "turn");
}

} // namespace

Text Coup::name()
{
    return SAY("Rules", "Coup");
}

const std::vector<RuleOption>& Coup::options()
{
    static const std::vector<RuleOption> all = [] {
        RuleOption players;
        players.key = "players";
        players.label = SAY("Rules", "Players");
        players.fallback = "4";
        players.values = {
            {"2", SAY("Rules", "2"), SAY("Rules", "You and one other.")},
            {"3", SAY("Rules", "3"), SAY("Rules", "You and two others, each for themselves.")},
            {"4", SAY("Rules", "4"), SAY("Rules", "You and three others.")},
            {"5", SAY("Rules", "5"), SAY("Rules", "You and four others, each for themselves.")},
            {"6", SAY("Rules", "6"), SAY("Rules", "You and five others.")},
        };
        RuleOption mode;
        mode.key = "mode";
        mode.label = SAY("Rules", "Rules");
        mode.fallback = "tabletop";
        mode.values = {
            {"tabletop", SAY("Rules", "As printed"),
             SAY("Rules", "The printed game: a blocked assassination is paid for, a card that was shown is replaced.")},
            {"crate", SAY("Rules", "As in the contest"),
             SAY("Rules",
                 "What the published contest of bots really played, oddities and all: unpaid assassinations, skipped "
                 "seats.")},
        };
        return std::vector<RuleOption>{players, mode};
    }();
    return all;
}

Expected<Rules> Coup::parseRules(const RuleMap& map)
{
    const auto complete = completeRules(options(), map);
    if (!complete)
        return complete.error();
    Rules rules;
    rules.players = static_cast<std::int8_t>(*parseInt(complete->at("players"), 2, kMaxSeats));
    rules.mode = complete->at("mode") == "crate" ? Mode::Crate : Mode::Tabletop;
    return rules;
}

RuleMap Coup::rulesMap(const Rules& rules)
{
    return {{"players", std::to_string(rules.players)}, {"mode", rules.mode == Mode::Crate ? "crate" : "tabletop"}};
}

std::string Coup::toText(const Action& action)
{
    std::string out = kindWord(action.kind);
    if (action.target >= 0)
        out += " " + std::to_string(action.target);
    if (action.role != Role::None)
        out += " " + word(action.role);
    if (action.second != Role::None)
        out += " " + word(action.second);
    return out;
}

std::string Coup::toText(const Chance& chance)
{
    return (chance.cards.size() <= 2 ? "draw " : "deal ") + joined(chance.cards, word);
}

Expected<Action> Coup::parseAction(std::string_view text)
{
    const auto parts = split(text);
    for (std::size_t i = 0; i < kActionWords.size(); ++i) {
        const auto words = split(kActionWords[i]);
        if (parts.size() < words.size() || !std::equal(words.begin(), words.end(), parts.begin()))
            continue;
        Action action;
        action.kind = static_cast<Kind>(i);
        if (readRest({parts.begin() + static_cast<std::ptrdiff_t>(words.size()), parts.end()}, action))
            return action;
    }
    return Error(SAY("Error",
                     "\"%1\" is not a move of Coup; moves are income, foreign aid, tax, exchange, steal 1, assassinate 1, "
                     "coup 1, allow, challenge, block duke, block, lose duke and return captain duke"),
                 {std::string(text)});
}

Expected<Chance> Coup::parseChance(std::string_view text)
{
    const auto parts = split(text);
    Chance chance;
    for (std::size_t i = 1; i < parts.size() && !chance.cards.full(); ++i)
        if (const Role role = parseRole(parts[i]); role != Role::None)
            chance.cards.push_back(role);
    const bool isWhole = !parts.empty() && !chance.cards.empty() && chance.cards.size() == parts.size() - 1;
    if (isWhole && parts[0] == (chance.cards.size() <= 2 ? "draw" : "deal"))
        return chance;
    return Error(
        SAY("Error",
            "\"%1\" is neither a deal of two cards a seat, as \"deal duke captain contessa duke\", nor \"draw\" and "
            "one or two cards"),
        {std::string(text)});
}

std::string Coup::toText(const Event& event)
{
    const std::string seat = seatName(event.seat);
    const std::string action = kindWord(event.action);
    switch (event.kind) {
    case Event::Kind::Dealt:
        return seat + " is dealt " + cardsOrCount(event);
    case Event::Kind::TurnBegan:
        return "turn " + std::to_string(event.count) + ": " + seat;
    case Event::Kind::Acted:
        return announced(event);
    case Event::Kind::Paid:
        return seat + " pays " + countOf(event.count, "coin");
    case Event::Kind::Refunded:
        return seat + " gets back " + countOf(event.count, "coin");
    case Event::Kind::Handed:
        return seat + " is handed the hand of " + seatName(event.other) + ": " + cardsOrCount(event);
    case Event::Kind::Challenged:
        return seat + " challenges " + seatName(event.other) + " to show " + word(event.role);
    case Event::Kind::Proved:
        return seat + " shows " + word(event.role);
    case Event::Kind::Caught:
        return seat + " has no " + word(event.role);
    case Event::Kind::Replaced:
        return seat + " puts it back and draws " + cardsOrCount(event);
    case Event::Kind::Blocked:
        return seat + " blocks " + seatName(event.other) + ", as " + word(event.role);
    case Event::Kind::Stopped:
        return action + " of " + seat + " is blocked";
    case Event::Kind::Missed:
        return action + " of " + seat + " has no effect: " + seatName(event.other) + " is out";
    case Event::Kind::Unpaid:
        return seat + " cannot pay for " + action;
    case Event::Kind::Took:
        return seat + " takes " + countOf(event.count, "coin");
    case Event::Kind::Stole:
        return seat + " steals " + countOf(event.count, "coin") + " from " + seatName(event.other);
    case Event::Kind::Drew:
        return seat + " draws " + cardsOrCount(event);
    case Event::Kind::Returned:
        return seat + " returns " + cardsOrCount(event);
    case Event::Kind::Lost:
        return seat + " loses " + word(event.role);
    case Event::Kind::WentOut:
        return seat + " is out";
    case Event::Kind::Ended:
        break;
    }
    return ended(event);
}

} // namespace parlour::coup
