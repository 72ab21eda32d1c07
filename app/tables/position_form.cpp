// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/position_form.h"

#include "engine/base/tokens.h"

#include <QCoreApplication>

#include <algorithm>

namespace parlour {

namespace {

struct FormText {
    Q_DECLARE_TR_FUNCTIONS(PositionForm)
};

/// `items` with at least `count` ones.
std::vector<std::string> filled(std::vector<std::string> items, int count, const std::string& missing)
{
    while (std::ssize(items) < count)
        items.push_back(missing);
    return items;
}

QString textOfWord(const std::string& word)
{
    return QString::fromStdString(word);
}

} // namespace

PositionLines::PositionLines(std::string_view text)
{
    for (const std::string_view line : split(text, '\n')) {
        const std::vector<std::string_view> words = split(line.substr(0, line.find('\r')));
        if (words.empty() || words.front().starts_with('#'))
            continue;
        std::string value;
        for (std::size_t i = 1; i < words.size(); ++i)
            if (words[i] != "?")
                value += (value.empty() ? "" : " ") + std::string(words[i]);
        lines_.emplace_back(words.front(), value);
    }
}

std::string PositionLines::text() const
{
    std::string text;
    for (const auto& [name, value] : lines_)
        text += name + (value.empty() ? "" : " ") + value + '\n';
    return text;
}

std::string PositionLines::value(std::string_view name) const
{
    const auto at = std::find_if(lines_.begin(), lines_.end(), [name](const auto& each) { return each.first == name; });
    return at == lines_.end() ? std::string() : at->second;
}

int PositionLines::number(std::string_view name, int missing) const
{
    return parseInt(value(name), -1'000'000, 1'000'000).value_or(missing);
}

std::vector<std::string> PositionLines::items(std::string_view name) const
{
    const std::string text = value(name);
    std::vector<std::string> items;
    if (text.find('|') == std::string::npos) {
        for (const std::string_view word : split(text))
            items.emplace_back(word);
        return items;
    }
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('|', at), text.size());
        const std::string item = joined(split(std::string_view(text).substr(at, end - at)));
        if (end < text.size() || !item.empty())
            items.push_back(item);
        at = end + 1;
    }
    return items;
}

QStringList PositionLines::words(std::string_view name) const
{
    return textOfWord(value(name)).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

std::vector<int> PositionLines::numbers(std::string_view name) const
{
    std::vector<int> numbers;
    for (const std::string& each : items(name))
        numbers.push_back(parseInt(each, -1'000'000, 1'000'000).value_or(0));
    return numbers;
}

std::string PositionLines::rule(std::string_view key) const
{
    const std::string rules = value("rules");
    for (const std::string_view part : split(rules, ','))
        if (part.starts_with(key) && part.substr(key.size()).starts_with('='))
            return std::string(part.substr(key.size() + 1));
    return {};
}

int PositionLines::players() const
{
    return parseInt(rule(kPlayersKey), 1, kMaxSeats).value_or(2);
}

void PositionLines::set(std::string_view name, const std::string& value)
{
    const auto at = std::find_if(lines_.begin(), lines_.end(), [name](const auto& each) { return each.first == name; });
    if (at == lines_.end()) {
        if (!value.empty())
            lines_.emplace_back(name, value);
    } else if (value.empty()) {
        lines_.erase(at);
    } else {
        at->second = value;
    }
}

void PositionLines::setItems(std::string_view name, const std::vector<std::string>& items)
{
    const bool isPlain = std::all_of(items.begin(), items.end(), [](const std::string& each) {
        return !each.empty() && each.find(' ') == std::string::npos;
    });
    std::string line;
    for (const std::string& each : items)
        line += (line.empty() ? "" : " ") + each + (isPlain ? "" : each.empty() ? "|" : " |");
    set(name, line);
}

void PositionLines::setWords(std::string_view name, const QStringList& words)
{
    set(name, words.join(QLatin1Char(' ')).toStdString());
}

void PositionLines::setNumbers(std::string_view name, const std::vector<int>& numbers)
{
    set(name, joined(numbers, digits));
}

void PositionLines::drop(std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names)
        set(name, {});
}

FormControl numberControl(const QString& name, const PositionLines& lines, std::string_view field, int low, int high,
                          int missing)
{
    FormControl control;
    control.name = name;
    control.value = QString::number(lines.number(field, missing));
    control.field = field;
    control.set = [field = std::string(field)](PositionLines& into, const QString& value) {
        into.set(field, value.toStdString());
    };
    control.low = low;
    control.high = high;
    return control;
}

FormControl numberControl(const QString& name, const PositionLines& lines, std::string_view field, int index, int count,
                          int low, int high, int missing)
{
    FormControl control = numberControl(name, lines, field, low, high);
    const auto itemsOf = [field = std::string(field), count, missing](const PositionLines& of) {
        return filled(of.items(field), count, std::to_string(missing));
    };
    control.value = textOfWord(itemsOf(lines)[static_cast<std::size_t>(index)]);
    control.set = [itemsOf, field = std::string(field), index](PositionLines& into, const QString& value) {
        std::vector<std::string> items = itemsOf(into);
        items[static_cast<std::size_t>(index)] = value.toStdString();
        into.setItems(field, items);
    };
    return control;
}

FormControl choiceControl(const QString& name, const PositionLines& lines, std::string_view field,
                          std::vector<FormChoice> choices, const QString& missing)
{
    FormControl control = numberControl(name, lines, field, 0, 0);
    control.kind = FormControl::Kind::Choice;
    control.value = textOfWord(lines.value(field));
    if (control.value.isEmpty())
        control.value = missing;
    control.choices = std::move(choices);
    return control;
}

FormControl switchControl(const QString& name, const PositionLines& lines, std::string_view field)
{
    return choiceControl(name, lines, field,
                         {{QStringLiteral("no"), FormText::tr("No")}, {QStringLiteral("yes"), FormText::tr("Yes")}},
                         QStringLiteral("no"));
}

FormControl onTable(const QString& area, FormControl control, bool isWritten)
{
    control.area = area;
    control.showsName = isWritten;
    return control;
}

FormPlace placeOf(const QString& name, const QString& key, const PositionLines& lines, std::string_view field, int most)
{
    return {
        .name = name,
        .key = key,
        .cards = lines.words(field),
        .most = most,
        .field = std::string(field),
        .set = [field = std::string(field)](PositionLines& into, const QStringList& cards) { into.setWords(field, cards); }};
}

FormPlace placeOf(const QString& name, const QString& key, const PositionLines& lines, std::string_view field, int index,
                  int count, int most)
{
    FormPlace place = placeOf(name, key, lines, field, most);
    const auto itemsOf = [field = std::string(field), count](const PositionLines& of) {
        return filled(of.items(field), count, {});
    };
    place.cards = textOfWord(itemsOf(lines)[static_cast<std::size_t>(index)]).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    place.set = [itemsOf, field = std::string(field), index](PositionLines& into, const QStringList& cards) {
        std::vector<std::string> items = itemsOf(into);
        items[static_cast<std::size_t>(index)] = cards.join(QLatin1Char(' ')).toStdString();
        const bool isEmpty = std::all_of(items.begin(), items.end(), [](const std::string& each) { return each.empty(); });
        into.setItems(field, isEmpty ? std::vector<std::string>() : items);
    };
    return place;
}

QString formSeatName(Seat seat, Seat own)
{
    return seat == own ? FormText::tr("You") : FormText::tr("Player %1").arg(seat + 1);
}

PositionFormOf findPositionForm(std::string_view game)
{
    const GameTable* table = findTable(game);
    return table ? table->positionForm() : PositionFormOf();
}

} // namespace parlour
