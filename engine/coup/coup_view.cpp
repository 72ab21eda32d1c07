// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The View of a seat, and its fields: the public state, its own hand, and its own answer to an open window.
#include "engine/base/tokens.h"
#include "engine/coup/coup.h"

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
    visitor.texts("deeds", lastActions);
    visitor.texts("course", textsOf(view.course, [](const PublicAction& action) { return coup::toText(action); }));
    visitor.numbers("outInTurn", bySeat(view.outInTurn, players));
    visitor.numbers("winners", numbersOf(view.winners));
}

} // namespace parlour::coup
