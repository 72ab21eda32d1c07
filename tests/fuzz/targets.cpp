// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/targets.h"

#include "app/bots/bot_command.h"
#include "app/bots/bot_protocol.h"
#include "app/store/shared_line.h"
#include "engine/base/tokens.h"
#include "engine/game_list.h"
#include "engine/games.h"
#include "engine/positions.h"
#include "engine/record/replay.h"

namespace parlour::fuzz {

namespace {

template <class G>
std::string checkNotationOf(std::string_view text)
{
    const std::string id(G::kId);
    if (const auto action = G::parseAction(text)) {
        const auto again = G::parseAction(toText(*action));
        if (!again || !(*again == *action))
            return id + ": an action is read otherwise than it was written: " + toText(*action);
    }
    if (const auto chance = G::parseChance(text)) {
        const auto again = G::parseChance(toText(*chance));
        if (!again || !(*again == *chance))
            return id + ": a chance is read otherwise than it was written: " + toText(*chance);
    }
    const auto map = parseRuleMap(text);
    if (!map)
        return {};
    if (const auto rules = G::parseRules(*map)) {
        const auto again = G::parseRules(G::rulesMap(*rules));
        if (!again || !(*again == *rules))
            return id + ": rules are read otherwise than they were written: " + toText(G::rulesMap(*rules));
    }
    return {};
}

/// The Views of all seats as text.
class VisibleText final : public FieldVisitor {
public:
    explicit VisibleText(const AnyMatch& match)
    {
        for (Seat seat = 0; seat < match.seats(); ++seat)
            match.fields(seat, *this);
    }
    const std::string& all() const { return all_; }

    void number(std::string_view name, double value) override { text(name, std::to_string(value)); }
    void truth(std::string_view name, bool value) override { text(name, value ? "yes" : "no"); }
    void text(std::string_view name, std::string_view value) override
    {
        all_ += name;
        all_ += '=';
        all_ += value;
        all_ += '\n';
    }
    void numbers(std::string_view name, const std::vector<double>& values) override
    {
        for (const double value : values)
            number(name, value);
    }
    void texts(std::string_view name, const std::vector<std::string>& values) override
    {
        for (const std::string& value : values)
            text(name, value);
    }

private:
    std::string all_;
};

/// Reads the step of a line in this position; false if there is none.
bool readStep(const AnyMatch& match, std::string_view line, Step& step)
{
    const Node node = match.node();
    if (line == "*") {
        step = {kChanceSeat, node.isChance() ? match.draw() : std::string()};
    } else if (const auto pick = parseInt(line, 0, 1 << 20); pick && node.isWaiting()) {
        const std::vector<std::string> legal = match.legal(node.seats.first());
        if (legal.empty())
            return false;
        step = {node.seats.first(), legal[static_cast<std::size_t>(*pick) % legal.size()]};
    } else {
        const auto space = line.find(' ');
        const auto seat = parseInt(line.substr(0, space), 0, kMaxSeats - 1);
        step = {seat.value_or(kChanceSeat), std::string(space == std::string_view::npos ? "" : line.substr(space + 1))};
    }
    return true;
}

/// Checks that each seat that is waited for has legal actions, and that they are accepted.
std::string checkContinues(const AnyMatch& match)
{
    const Node node = match.node();
    if (node.isChance())
        return match.clone()->step(kChanceSeat, match.draw()) ? "" : "the chance of the seed is refused: " + match.draw();
    for (const Seat seat : node.seats) {
        const std::vector<std::string> legal = match.legal(seat);
        if (legal.empty())
            return "seat " + std::to_string(seat) + " is asked and can do nothing";
        for (const std::string& action : legal)
            if (!match.clone()->step(seat, action))
                return "a legal action is refused: " + action;
    }
    return {};
}

std::string playLines(AnyMatch& match, const std::vector<std::string_view>& lines)
{
    for (const std::string_view line : lines) {
        Step step;
        if (!readStep(match, line, step))
            return "nobody can do anything";
        const Node node = match.node();
        const std::string before = VisibleText(match).all();
        std::vector<AnyTold> told;
        if (match.step(step.who, step.text, &told))
            continue;
        if (!told.empty() || !(match.node() == node) || VisibleText(match).all() != before)
            return "a refused step changed something: " + step.text;
    }
    return checkContinues(match);
}

} // namespace

std::string checkNotation(std::string_view text)
{
    std::string problem;
    for (const GameInfo& game : games())
        withGame(game.id, [&]<class G>() { problem += checkNotationOf<G>(text); });
    return problem;
}

std::string checkRecord(std::string_view text)
{
    std::vector<std::string_view> lines = split(text, '\n');
    if (lines.empty() || lines.size() > 400)
        return {};
    const auto head = split(lines.front());
    const GameInfo* game = head.empty() ? nullptr : findGame(head.front());
    if (!game)
        return {};
    const auto rules = parseRuleMap(head.size() > 1 ? head[1] : "");
    if (!rules)
        return {};
    const auto match = game->start(*rules, 1);
    if (!match)
        return {};
    lines.erase(lines.begin());
    return playLines(**match, lines);
}

std::string checkFile(std::string_view text)
{
    const auto file = fromJson(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    if (!file)
        return file.error().english().empty() ? "a refusal without a reason" : "";
    const auto again = fromJson(toJson(*file));
    if (!again)
        return "what was read cannot be read again: " + again.error().english();
    if (!(again->record == file->record) || again->notes != file->notes)
        return "what was read is another game when it is read again";
    const Replay replayed = replay(findGame(file->record.game), file->record);
    if (replayed.sound)
        return checkContinues(*replayed.match);
    return replayed.problem.english().empty() ? "a refusal without a reason" : "";
}

std::string checkPosition(std::string_view text)
{
    int line = 0;
    const auto position = readPosition(text, 1, line);
    if (!position)
        return position.error().english().empty() ? "a refusal without a reason" : "";
    const std::string written = positionText(*position->match, position->game->id, position->seat);
    const auto again = readPosition(written, 2, line);
    if (!again)
        return "what was read cannot be read again: " + again.error().english() + "\n" + written;
    if (positionText(*again->match, again->game->id, again->seat) != written)
        return "what was read is another position when it is read again: " + written;
    const auto match = position->match->clone();
    for (int steps = 0; steps < 60 && !match->node().isOver(); ++steps) {
        const std::string problem = checkContinues(*match);
        if (!problem.empty())
            return problem + " after " + written;
        const Node node = match->node();
        const Seat who = node.isChance() ? kChanceSeat : node.seats.first();
        const std::vector<std::string> legal = node.isChance() ? std::vector{match->draw()} : match->legal(who);
        if (!match->step(who, legal.back()))
            return "the last action is refused";
    }
    return {};
}

std::string checkLine(std::string_view text)
{
    const QString line = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    const auto position = positionOfLine(lineOfPosition(std::string(text)));
    if (!position || *position != text)
        return "a position is read otherwise than it was packed";
    for (const auto& file : {gameOfLine(line), gameOfLineText(std::string(text))}) {
        if (!file && file.error().english().empty())
            return "a refusal without a reason";
        const auto again = file ? gameOfLine(lineOf(file->record)) : file;
        if (file && (!again || !(again->record == file->record)))
            return "what was read is another game when it is read again";
    }
    return {};
}

std::string checkMessage(std::string_view text)
{
    if (const auto message = parseMessage(text)) {
        if (const auto ready = parseReady(*message)) {
            if (ready->games.empty() || ready->name.empty() || ready->name.size() > 200)
                return "a nameless bot, or one without games";
            for (const BotOption& option : ready->options)
                if (!option.allows(option.defaultValue) || option.name.find_first_of(",=[]") != std::string::npos)
                    return "an option that cannot be as it is: " + option.name;
            newLine("game", {}, ready->options, {});
        }
        if (parsePlay(*message) && parseReady(*message))
            return "one message of two types";
    }
    const std::string line = plainLine(text, 80);
    if (line.find('\n') != std::string::npos || line.size() > 4 * 80)
        return "a line that is none";
    for (const std::string& seat : splitSeats(text)) {
        const auto command = parseBotCommand(seat);
        if (!command || command->name().size() > kLongestCommand)
            continue;
        const auto again = parseBotCommand(command->name());
        if (!again || !(*again == *command))
            return "a command is read otherwise than it was written: " + command->name();
    }
    return {};
}

} // namespace parlour::fuzz
