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

/// The role of this name; None if there is none.
Role roleOf(std::string_view name)
{
    return static_cast<Role>(std::find(kRoleIds.begin(), kRoleIds.end(), name) - kRoleIds.begin());
}

/// A list of roles.
template <class List>
void describeRoles(FieldArchive& archive, std::string_view name, List& roles)
{
    archive.words(name, roles, word, [&roles](const std::string& text) {
        if (const Role role = roleOf(text); role != Role::None)
            appendTo(roles, role);
    });
}

/// The roles of each seat, as lists of words.
void describeRoleSets(FieldArchive& archive, std::string_view name, std::array<RoleSet, kMaxSeats>& sets, int players)
{
    const auto toText = [&sets](std::size_t seat) {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < kRoles; ++i)
            if (sets[seat].has(static_cast<Role>(i)))
                words.push_back(word(static_cast<Role>(i)));
        return joined(words);
    };
    archive.textsBySeat(name, players, toText, [&sets](std::size_t seat, const std::string& text) {
        for (const std::string_view each : split(text))
            if (const Role role = roleOf(each); role != Role::None)
                sets[seat].add(role);
    });
}

/// The lost cards of each seat.
void describeLost(FieldArchive& archive, View& view)
{
    archive.textsBySeat(
        "lost", view.rules.players, [&view](std::size_t seat) { return joined(view.lost[seat], word); },
        [&view](std::size_t seat, const std::string& text) {
            for (const std::string_view each : split(text))
                if (const Role role = roleOf(each); role != Role::None && !view.lost[seat].full()) {
                    view.lost[seat].push_back(role);
                    ++view.faceUp[static_cast<std::size_t>(role)];
                }
        });
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

/// The actions of all seats so far.
void describeCourse(FieldArchive& archive, View& view)
{
    const auto toWord = [](const PublicAction& action) { return coup::toText(action); };
    archive.words("course", view.course, toWord, [&view](std::string_view rest) {
        if (const auto kind = takeKind(rest))
            view.course.push_back({*kind, roleOf(rest.substr(std::min<std::size_t>(rest.size(), 1)))});
    });
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

void describe(FieldArchive& archive, View& view)
{
    const int players = view.rules.players;
    const bool hasAction = view.phase > Phase::Turn && view.phase < Phase::Over;
    std::string action(hasAction ? nameOf(view.action, kActionIds) : "");
    std::string answer(view.answer == Kind::Return ? "" : nameOf(view.answer, kActionIds));
    std::string blockAs = word(view.blockAs);

    archive.derived("rules", parlour::toText(Coup::rulesMap(view.rules)));
    archive.number("seat", view.seat);
    archive.word("phase", view.phase, kPhaseNames);
    archive.seats("seated", view.seated);
    archive.seats("waiting", view.waiting);
    archive.number("turn", view.turn);
    archive.number("actor", view.actor);
    archive.text("action", action);
    archive.number("target", view.target);
    archive.number("blocker", view.blocker);
    archive.text("blockAs", blockAs);
    archive.number("challenger", view.challenger);
    archive.number("loser", view.loser);
    archive.text("answer", answer);
    describeRoles(archive, "hand", view.hand);
    describeRoles(archive, "handed", view.handed);
    archive.number("court", view.court);
    archive.array("coins", view.coins, players);
    archive.array("cards", view.cards, players);
    describeLost(archive, view);
    archive.textsBySeat(
        "claims", players, [&view](std::size_t seat) { return claimsOf(view, seat); },
        [&view](std::size_t seat, const std::string& text) { readClaims(text, view, seat); });
    describeRoleSets(archive, "standingClaims", view.standingClaims, players);
    describeRoleSets(archive, "unclaimed", view.unclaimed, players);
    archive.textsBySeat(
        "deeds", players, [&view](std::size_t seat) { return textOf(view.lastActions[seat]); },
        [&view](std::size_t seat, const std::string& text) { view.lastActions[seat] = lastActionOf(text); });
    describeCourse(archive, view);
    archive.array("outInTurn", view.outInTurn, players);
    archive.seats("winners", view.winners);
    if (archive.isReading()) {
        view.action = static_cast<Kind>(indexOf(kActionIds, action));
        view.answer = answer.empty() ? Kind::Return : static_cast<Kind>(indexOf(kActionIds, answer));
        view.blockAs = roleOf(blockAs);
    }
}

} // namespace parlour::coup
