// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The form of a position: the question with the action it is about, and for each seat coins, lost cards and claims.
#include "app/tables/coup/coup_cards.h"
#include "app/tables/coup/coup_text.h"
#include "app/tables/position_form.h"
#include "engine/base/index.h"
#include "engine/base/tokens.h"
#include "engine/coup/coup_types.h"

#include <algorithm>
#include <optional>

namespace parlour::coup {

namespace {

struct FormText {
    Q_DECLARE_TR_FUNCTIONS(PositionForm)
};

constexpr std::array<const char*, kRoles> kRoleKeys = {"a", "s", "c", "t", "d"};
constexpr int kMostCoins = 12, kMostClaims = 99;

QString idOf(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString roleId(int role)
{
    return idOf(kRoleIds[at(role)]);
}

QString actionId(Action::Kind kind)
{
    return idOf(kActionIds[static_cast<std::size_t>(kind)]);
}

std::optional<Action::Kind> actionOf(const PositionLines& lines)
{
    const auto found = std::find(kActionIds.begin(), kActionIds.end(), lines.value("action"));
    return found == kActionIds.end() ? std::nullopt : std::optional(static_cast<Action::Kind>(found - kActionIds.begin()));
}

std::vector<FormChoice> roleChoices(CardState state, bool withNone)
{
    std::vector<FormChoice> choices;
    if (withNone)
        choices.push_back({QString(), FormText::tr("none", "a lost card"), {}, QStringLiteral("-")});
    for (int role = 0; role < kRoles; ++role) {
        const auto draw = [role, state](QPainter& painter, QSizeF size) {
            drawSmallCard(painter, {QPointF(), size}, static_cast<Role>(role), state);
        };
        choices.push_back({roleId(role), TableText::role(static_cast<Role>(role)), Face{{}, draw, {}, 0},
                           QLatin1String(kRoleKeys[at(role)])});
    }
    return choices;
}

/// The words of a seat in a list by seat.
QStringList wordsOf(const PositionLines& lines, std::string_view field, Seat seat)
{
    const std::vector<std::string> items = lines.items(field);
    return at(seat) < items.size() ? QString::fromStdString(items[at(seat)]).split(QLatin1Char(' '), Qt::SkipEmptyParts)
                                   : QStringList();
}

void setWordsOf(PositionLines& lines, std::string_view field, Seat seat, const QStringList& words)
{
    std::vector<std::string> items = lines.items(field);
    items.resize(at(lines.players()));
    items[at(seat)] = words.join(QLatin1Char(' ')).toStdString();
    const bool isNone = std::all_of(items.begin(), items.end(), [](const std::string& each) { return each.empty(); });
    lines.setItems(field, isNone ? std::vector<std::string>() : items);
}

int handSize(const PositionLines& lines)
{
    return kHandSize - static_cast<int>(wordsOf(lines, "lost", lines.number("seat")).size())
        + (lines.value("phase") == "return" ? kHandSize : 0);
}

FormControl lostControl(const PositionLines& lines, Seat seat, int index)
{
    FormControl control = numberControl(
        FormText::tr("%1: lost card %2").arg(formSeatName(seat, lines.number("seat"))).arg(index + 1), lines, "lost", 0, 0);
    control.kind = FormControl::Kind::Picture;
    control.aspect = kCardAspect;
    control.choices = roleChoices(CardState::Lost, true);
    control.value = wordsOf(lines, "lost", seat).value(index);
    control.set = [seat, index](PositionLines& into, const QString& value) {
        QStringList words = wordsOf(into, "lost", seat);
        if (value.isEmpty() && index < words.size())
            words.removeAt(index);
        else if (index < words.size())
            words[index] = value;
        else if (!value.isEmpty())
            words << value;
        setWordsOf(into, "lost", seat, words);
    };
    return control;
}

/// The number of claims of a role; a new claim is taken to stand.
FormControl claimControl(const PositionLines& lines, Seat seat, int role)
{
    FormControl control = numberControl(TableText::role(static_cast<Role>(role)), lines, "claims", 0, kMostClaims);
    const auto countOf = [seat, role](const PositionLines& of) {
        const QStringList words = wordsOf(of, "claims", seat);
        const auto found = words.indexOf(roleId(role));
        return found < 0 ? 0 : words.value(found + 1).toInt();
    };
    control.value = QString::number(countOf(lines));
    control.set = [seat, role, countOf](PositionLines& into, const QString& value) {
        const int before = countOf(into), now = value.toInt();
        if (before == now)
            return;
        QStringList words = wordsOf(into, "claims", seat), standing = wordsOf(into, "standingClaims", seat);
        const QString id = roleId(role);
        if (const auto found = words.indexOf(id); found >= 0 && now > 0) {
            words[found + 1] = value;
        } else if (found >= 0) {
            words.removeAt(found);
            words.removeAt(found);
            while (found < words.size() && (words[found] == "shown" || words[found] == "caught"))
                words.removeAt(found);
        } else {
            words << id << value;
        }
        if (now == 0)
            standing.removeAll(id);
        else if (now > before && !standing.contains(id))
            standing << id;
        setWordsOf(into, "claims", seat, words);
        setWordsOf(into, "standingClaims", seat, standing);
    };
    return control;
}

/// The question, and what it is about.
FormRow questionRow(const PositionLines& lines)
{
    const Seat own = lines.number("seat");
    const std::string phase = lines.value("phase");
    FormRow row{FormText::tr("The question"), {}};
    row.controls.push_back(choiceControl(FormText::tr("You are asked"), lines, "phase",
                                         {{QStringLiteral("turn"), FormText::tr("for your turn")},
                                          {QStringLiteral("challenge-action"), FormText::tr("to challenge an action")},
                                          {QStringLiteral("block"), FormText::tr("to block an action")},
                                          {QStringLiteral("challenge-block"), FormText::tr("to challenge a block")},
                                          {QStringLiteral("lose"), FormText::tr("for a card to lose")},
                                          {QStringLiteral("return"), FormText::tr("for cards to return")}},
                                         QStringLiteral("turn")));
    if (phase.empty() || phase == "turn" || phase == "return")
        return row;
    const auto addSeat = [&](const QString& name, std::string_view field, bool mayBeNone) {
        std::vector<FormChoice> seats;
        if (mayBeNone)
            seats.push_back({QStringLiteral("-1"), FormText::tr("nobody")});
        for (Seat seat = 0; seat < lines.players(); ++seat)
            seats.push_back({QString::number(seat), formSeatName(seat, own)});
        row.controls.push_back(choiceControl(name, lines, field, std::move(seats), QStringLiteral("-1")));
    };
    addSeat(FormText::tr("Who acts"), "actor", false);
    std::vector<FormChoice> actions;
    for (int kind = 0; kind <= static_cast<int>(Action::Kind::Coup); ++kind)
        actions.push_back({actionId(static_cast<Action::Kind>(kind)), TableText::action(static_cast<Action::Kind>(kind))});
    row.controls.push_back(choiceControl(FormText::tr("Action"), lines, "action", std::move(actions)));
    addSeat(FormText::tr("Target"), "target", true);
    if (phase == "challenge-block" || phase == "lose") {
        addSeat(FormText::tr("Who blocks"), "blocker", true);
        std::vector<FormChoice> roles = {{QString(), FormText::tr("no role")}};
        for (int role = 0; role < kRoles; ++role)
            roles.push_back({roleId(role), TableText::role(static_cast<Role>(role))});
        row.controls.push_back(choiceControl(FormText::tr("Blocks as"), lines, "blockAs", std::move(roles)));
    }
    if (phase == "lose")
        addSeat(FormText::tr("Who challenged"), "challenger", true);
    return row;
}

/// Makes actor, action, target and block fit a question that was chosen.
void settleQuestion(PositionLines& lines)
{
    const Seat own = lines.number("seat");
    const int next = (own + 1) % lines.players();
    const std::string phase = lines.value("phase");
    lines.drop({"target", "blocker", "blockAs", "challenger", "loser"});
    const bool isOwn = phase.empty() || phase == "turn" || phase == "return" || phase == "challenge-block";
    lines.setNumber("actor", isOwn ? own : next);
    Action::Kind action = Action::Kind::Tax;
    if (phase == "block" || phase == "challenge-block")
        action = Action::Kind::ForeignAid;
    else if (phase == "lose")
        action = Action::Kind::Coup;
    else if (phase == "return")
        action = Action::Kind::Exchange;
    lines.set("action",
              phase.empty() || phase == "turn" ? std::string() : std::string(kActionIds[static_cast<std::size_t>(action)]));
    if (phase == "challenge-block") {
        lines.setNumber("blocker", next);
        lines.set("blockAs", "duke");
    }
    if (phase == "lose") {
        lines.setNumber("loser", own);
        lines.setNumber("target", own);
    }
}

/// Makes target and block fit an action that was chosen.
void settleAction(PositionLines& lines)
{
    const auto action = actionOf(lines);
    if (!action)
        return;
    const Seat own = lines.number("seat"), next = (own + 1) % lines.players();
    const bool isOwn = lines.number("actor", own) == own;
    if (!hasTarget(*action))
        lines.drop({"target"});
    else
        lines.setNumber("target", isOwn ? next : own);
    if (lines.value("phase") != "challenge-block")
        return;
    lines.set("blockAs",
              *action == Action::Kind::Steal             ? lines.rule("mode") == "crate" ? "" : "captain"
                  : *action == Action::Kind::Assassinate ? "contessa"
                                                         : "duke");
    if (hasTarget(*action))
        lines.set("blocker", lines.value("target"));
}

} // namespace

PositionForm positionForm(const PositionLines& lines, const Canvas&)
{
    const Seat own = lines.number("seat");
    PositionForm form;
    form.rows.push_back(questionRow(lines));
    FormRow hand{FormText::tr("Your cards"), {}};
    const int size = handSize(lines);
    for (int i = 0; i < size; ++i) {
        FormControl card = numberControl(FormText::tr("Card %1").arg(i + 1), lines, "hand", i, size, 0, 0);
        card.kind = FormControl::Kind::Picture;
        card.aspect = kCardAspect;
        card.showsName = true;
        card.choices = roleChoices(CardState::Held, false);
        card.value = lines.words("hand").value(i, roleId(0));
        card.set = [i, size](PositionLines& into, const QString& value) {
            QStringList cards = into.words("hand");
            while (cards.size() < size)
                cards << roleId(0);
            cards[i] = value;
            into.setWords("hand", cards);
        };
        hand.controls.push_back(std::move(card));
    }
    form.rows.push_back(std::move(hand));
    for (Seat seat = 0; seat < lines.players(); ++seat) {
        //: Coins, lost cards and claims of a player.
        FormRow row{FormText::tr("%1: coins, lost cards, claims").arg(formSeatName(seat, own)), {}};
        row.controls.push_back(
            numberControl(FormText::tr("Coins"), lines, "coins", seat, lines.players(), 0, kMostCoins, kStartCoins));
        for (int index = 0; index < kHandSize; ++index)
            row.controls.push_back(lostControl(lines, seat, index));
        for (int role = 0; role < kRoles; ++role)
            row.controls.push_back(claimControl(lines, seat, role));
        form.rows.push_back(std::move(row));
    }
    return form;
}

void settlePosition(const PositionLines& before, PositionLines& lines)
{
    if (before.value("phase") != lines.value("phase"))
        settleQuestion(lines);
    else if (before.value("action") != lines.value("action"))
        settleAction(lines);
    if (lines.value("phase") == "lose")
        lines.set("loser", lines.value("seat"));
    // The hand has as many cards as are not lost.
    QStringList hand = lines.words("hand");
    while (hand.size() < handSize(lines))
        hand << roleId(static_cast<int>(hand.size()) % kRoles);
    hand.resize(handSize(lines));
    lines.setWords("hand", hand);
    if (before.value("hand") != lines.value("hand") || before.value("lost") != lines.value("lost"))
        lines.drop({"handed"});
    if (lines.value("coins").empty())
        lines.setNumbers("coins", std::vector<int>(at(lines.players()), kStartCoins));
    lines.drop({"cards", "seated", "waiting", "court", "answer", "winners"});
}

} // namespace parlour::coup
