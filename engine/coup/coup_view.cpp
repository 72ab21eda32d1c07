// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The View of a seat, and its fields: the public state, its own hand, and its own answer to an open window.
#include "engine/base/tokens.h"
#include "engine/coup/coup.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

constexpr std::array<std::string_view, 10> kPhaseNames = {
    "deal", "turn", "challenge-action", "block", "challenge-block", "lose", "replace", "draw", "return", "over"};
constexpr std::array<std::string_view, 5> kEndNames = {"open", "done", "caught", "blocked", "void"};

template <class Enum, std::size_t N>
std::string_view nameOf(Enum value, const std::array<std::string_view, N>& names)
{
    return names[static_cast<std::size_t>(value)];
}

std::string word(Role role)
{
    return role == Role::None ? "" : std::string(nameOf(role, kRoleIds));
}

/// The claims of a seat with their number and proof: "duke 3 shown", "captain 1 caught".
std::string claimsOf(const View& view, std::size_t seat)
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < kRoles; ++i) {
        if (view.claims[seat][i] == 0)
            continue;
        const Role role = static_cast<Role>(i);
        words.push_back(word(role));
        words.push_back(std::to_string(view.claims[seat][i]));
        if (view.shown[seat].has(role))
            words.emplace_back("shown");
        if (view.caught[seat].has(role))
            words.emplace_back("caught");
    }
    return joined(words);
}

std::string textOf(const LastAction& last)
{
    if (last.kind == Kind::Allow)
        return "";
    std::vector<std::string> words = {std::string(nameOf(last.kind, kActionIds))};
    if (last.target >= 0)
        words.push_back(std::to_string(last.target));
    if (last.claim != Role::None)
        words.push_back("as " + word(last.claim));
    words.emplace_back(nameOf(last.end, kEndNames));
    return joined(words);
}

/// The roles of each seat, as lists of words.
std::vector<std::string> textsBySeat(const std::array<RoleSet, kMaxSeats>& sets, int players)
{
    std::vector<std::string> texts;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < kRoles; ++i)
            if (sets[seat].has(static_cast<Role>(i)))
                words.push_back(word(static_cast<Role>(i)));
        texts.push_back(joined(words));
    }
    return texts;
}

/// The role of this name; None if there is none.
Role roleOf(std::string_view name)
{
    return static_cast<Role>(std::find(kRoleIds.begin(), kRoleIds.end(), name) - kRoleIds.begin());
}

/// Appends the roles among these words.
template <class Words, class List>
void readRoles(const Words& words, List& into)
{
    for (const auto& each : words)
        if (const Role role = roleOf(each); role != Role::None)
            appendTo(into, role);
}

void readRoleSets(const std::vector<std::string>& texts, std::array<RoleSet, kMaxSeats>& into)
{
    for (std::size_t seat = 0; seat < std::min(texts.size(), into.size()); ++seat)
        for (const std::string_view each : split(texts[seat]))
            if (const Role role = roleOf(each); role != Role::None)
                into[seat].add(role);
}

/// Reads what claimsOf writes.
void readClaims(std::string_view text, View& view, std::size_t seat)
{
    Role role = Role::None;
    for (const std::string_view each : split(text)) {
        if (roleOf(each) != Role::None)
            role = roleOf(each);
        else if (role == Role::None)
            return;
        else if (each == "shown")
            view.shown[seat].add(role);
        else if (each == "caught")
            view.caught[seat].add(role);
        else
            view.claims[seat][static_cast<std::size_t>(role)] =
                static_cast<std::uint16_t>(parseInt(each, 0, std::numeric_limits<std::uint16_t>::max()).value_or(0));
    }
}

/// The kind that the text begins with, which is shortened by its name; nullopt if there is none.
std::optional<Kind> takeKind(std::string_view& text)
{
    for (std::size_t i = 0; i < kActionIds.size(); ++i)
        if (text.starts_with(kActionIds[i])) {
            text.remove_prefix(kActionIds[i].size());
            return static_cast<Kind>(i);
        }
    return std::nullopt;
}

/// Reads what textOf writes.
LastAction lastActionOf(std::string_view text)
{
    LastAction last;
    const auto kind = takeKind(text);
    if (!kind)
        return last;
    last.kind = *kind;
    for (const std::string_view each : split(text)) {
        if (const auto seat = parseInt(each, 0, kMaxSeats - 1))
            last.target = static_cast<std::int8_t>(*seat);
        else if (roleOf(each) != Role::None)
            last.claim = roleOf(each);
        else if (each != "as")
            last.end = static_cast<LastAction::End>(indexOf(kEndNames, each));
    }
    return last;
}

bool inWindow(const State& state)
{
    return state.phase == Phase::ChallengeAction || state.phase == Phase::Block || state.phase == Phase::ChallengeBlock;
}

/// The seat's own answer to an open window; Return if there is none.
Kind answerOf(const State& state, Seat seat)
{
    if (!state.window.answered.has(seat))
        return Kind::Return;
    if (!state.window.yes.has(seat))
        return Kind::Allow;
    return state.phase == Phase::Block ? Kind::Block : Kind::Challenge;
}

} // namespace

View Coup::look(const State& state, Seat seat)
{
    View view = state;
    view.seat = static_cast<std::int8_t>(seat);
    view.hand = state.hands[static_cast<std::size_t>(seat)];
    if (!state.due.has(seat))
        view.handed = {};
    if (inWindow(state))
        view.answer = answerOf(state, seat);
    return view;
}

void Coup::fields(const View& view, FieldVisitor& visitor)
{
    const int players = view.rules.players;
    std::vector<std::string> lost;
    std::vector<std::string> claims;
    std::vector<std::string> lastActions;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        lost.push_back(joined(view.lost[seat], word));
        claims.push_back(claimsOf(view, seat));
        lastActions.push_back(textOf(view.lastActions[seat]));
    }
    const bool hasAction = view.phase > Phase::Turn && view.phase < Phase::Over;

    visitor.text("rules", parlour::toText(rulesMap(view.rules)));
    visitor.number("seat", view.seat);
    visitor.text("phase", nameOf(view.phase, kPhaseNames));
    visitor.numbers("seated", numbersOf(view.seated));
    visitor.numbers("waiting", numbersOf(view.waiting));
    visitor.number("turn", view.turn);
    visitor.number("actor", view.actor);
    visitor.text("action", hasAction ? nameOf(view.action, kActionIds) : "");
    visitor.number("target", view.target);
    visitor.number("blocker", view.blocker);
    visitor.text("blockAs", word(view.blockAs));
    visitor.number("challenger", view.challenger);
    visitor.number("loser", view.loser);
    visitor.text("answer", view.answer == Kind::Return ? "" : nameOf(view.answer, kActionIds));
    visitor.texts("hand", textsOf(view.hand, word));
    visitor.texts("handed", textsOf(view.handed, word));
    visitor.number("court", view.court);
    visitor.numbers("coins", bySeat(view.coins, players));
    visitor.numbers("cards", bySeat(view.cards, players));
    visitor.texts("lost", lost);
    visitor.texts("claims", claims);
    visitor.texts("standingClaims", textsBySeat(view.standingClaims, players));
    visitor.texts("unclaimed", textsBySeat(view.unclaimed, players));
    visitor.texts("deeds", lastActions);
    visitor.texts("course", textsOf(view.course, [](const PublicAction& action) { return coup::toText(action); }));
    visitor.numbers("outInTurn", bySeat(view.outInTurn, players));
    visitor.numbers("winners", numbersOf(view.winners));
}

View Coup::viewOf(const Rules& rules, const FieldMap& fields)
{
    View view;
    view.rules = rules;
    view.phase = static_cast<Phase>(indexOf(kPhaseNames, fields.text("phase")));
    view.seated = seatsOf(fields.numbers("seated"));
    view.waiting = seatsOf(fields.numbers("waiting"));
    view.winners = seatsOf(fields.numbers("winners"));
    view.action = static_cast<Kind>(indexOf(kActionIds, fields.text("action")));
    view.blockAs = roleOf(fields.text("blockAs"));
    readWhole(fields, "seat", view.seat);
    readWhole(fields, "turn", view.turn);
    readWhole(fields, "actor", view.actor);
    readWhole(fields, "target", view.target);
    readWhole(fields, "blocker", view.blocker);
    readWhole(fields, "challenger", view.challenger);
    readWhole(fields, "loser", view.loser);
    readWhole(fields, "court", view.court);
    const std::string answer = fields.text("answer");
    view.answer = answer.empty() ? Kind::Return : static_cast<Kind>(indexOf(kActionIds, answer));
    readRoles(fields.texts("hand"), view.hand);
    readRoles(fields.texts("handed"), view.handed);
    readBySeat(fields.numbers("coins"), view.coins);
    readBySeat(fields.numbers("cards"), view.cards);
    readBySeat(fields.numbers("outInTurn"), view.outInTurn);
    readRoleSets(fields.texts("standingClaims"), view.standingClaims);
    readRoleSets(fields.texts("unclaimed"), view.unclaimed);
    const auto bySeat = [&fields](std::string_view name, const auto& readText) {
        const std::vector<std::string> texts = fields.texts(name);
        for (std::size_t seat = 0; seat < std::min(texts.size(), std::size_t{kMaxSeats}); ++seat)
            readText(seat, texts[seat]);
    };
    bySeat("lost", [&view](std::size_t seat, const std::string& text) { readRoles(split(text), view.lost[seat]); });
    bySeat("claims", [&view](std::size_t seat, const std::string& text) { readClaims(text, view, seat); });
    bySeat("deeds", [&view](std::size_t seat, const std::string& text) { view.lastActions[seat] = lastActionOf(text); });
    for (const auto& lost : view.lost)
        for (const Role role : lost)
            ++view.faceUp[static_cast<std::size_t>(role)];
    for (const std::string& each : fields.texts("course")) {
        std::string_view rest = each;
        if (const auto kind = takeKind(rest))
            view.course.push_back({*kind, roleOf(rest.substr(std::min<std::size_t>(rest.size(), 1)))});
    }
    return view;
}

} // namespace parlour::coup
