// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/positions.h"

#include "engine/base/tokens.h"
#include "engine/core/field_archive.h"
#include "engine/core/position.h"
#include "engine/games.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace parlour {

namespace {

constexpr std::string_view kBeginning = "parlour-position";
constexpr int kPositionVersion = 1;

/// The fields of a View as the values of lines.
class LineWriter final : public FieldVisitor {
public:
    using Lines = std::vector<std::pair<std::string, std::string>>;

    void number(std::string_view name, double value) override { add(name, digitsOf(value)); }
    void truth(std::string_view name, bool value) override { add(name, value ? "yes" : "no"); }
    void text(std::string_view name, std::string_view value) override { add(name, std::string(value)); }
    void numbers(std::string_view name, const std::vector<double>& values) override { add(name, joined(values, digitsOf)); }
    void texts(std::string_view name, const std::vector<std::string>& values) override
    {
        const bool isPlain = std::all_of(values.begin(), values.end(), [](const std::string& each) {
            return !each.empty() && each.find(' ') == std::string::npos;
        });
        if (isPlain)
            return add(name, joined(values));
        std::string line;
        for (const std::string& each : values)
            line += (line.empty() ? "" : " ") + each + (each.empty() ? "|" : " |");
        add(name, line);
    }

    const Lines& lines() const { return lines_; }
    /// The value of a line; null if there is none of this name.
    const std::string* find(std::string_view name) const
    {
        const auto at = std::find_if(lines_.begin(), lines_.end(), [name](const auto& each) { return each.first == name; });
        return at == lines_.end() ? nullptr : &at->second;
    }

private:
    static std::string digitsOf(double value) { return std::to_string(std::llround(value)); }
    void add(std::string_view name, std::string value) { lines_.emplace_back(name, std::move(value)); }

    Lines lines_;
};

/// The items of a list: parts that end with "|" if there is one, else words.
std::vector<std::string> itemsOf(std::string_view value)
{
    std::vector<std::string> items;
    if (value.find('|') == std::string_view::npos) {
        for (const std::string_view word : split(value))
            items.emplace_back(word);
        return items;
    }
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t end = std::min(value.find('|', at), value.size());
        const std::vector<std::string_view> words = split(value.substr(at, end - at));
        if (end < value.size() || !words.empty())
            items.push_back(joined(words, [](std::string_view word) { return std::string(word); }));
        at = end + 1;
    }
    return items;
}

/// Sets a field to its value as each of the types that it may have; "" is as if the line were missing.
void read(std::string_view name, const std::string& value, FieldMap& into)
{
    into.text(name, value);
    into.truth(name, value == "yes");
    std::vector<double> numbers;
    for (const std::string_view word : split(value))
        if (const auto number = parseInt(word, -1'000'000, 1'000'000))
            numbers.push_back(*number);
    into.number(name, numbers.size() == 1 ? numbers.front() : 0);
    into.numbers(name, numbers);
    into.texts(name, itemsOf(value));
}

std::vector<std::string> wordsOf(const std::string& value)
{
    std::vector<std::string> words;
    for (const std::string& item : itemsOf(value))
        for (const std::string_view word : split(item))
            words.emplace_back(word);
    return words;
}

/// The items of a list in an order that is the same for all ways to write it. A "|" may be left out at the end.
std::vector<std::string> comparable(const UnorderedFields& unordered, std::string_view name, const std::string& value)
{
    const auto isAmong = [name](const auto& names) { return std::find(names.begin(), names.end(), name) != names.end(); };
    const bool isSet = isAmong(unordered.sets);
    std::vector<std::string> items = itemsOf(value);
    while (!items.empty() && items.back().empty())
        items.pop_back();
    for (std::string& item : items)
        if (isSet || isAmong(unordered.setsBySeat)) {
            std::vector<std::string_view> words = split(item);
            std::sort(words.begin(), words.end());
            item = joined(words, [](std::string_view word) { return std::string(word); });
        }
    if (isSet)
        std::sort(items.begin(), items.end());
    return items;
}

/// The first word of `given` of which `made` has fewer; empty if there is none.
std::string missingWord(const std::string& given, const std::string& made)
{
    std::vector<std::string> left = wordsOf(made);
    for (const std::string& word : wordsOf(given)) {
        const auto found = std::find(left.begin(), left.end(), word);
        if (found == left.end())
            return word;
        left.erase(found);
    }
    return {};
}

char lowercase(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Other ways to write a word that people write: "10H" as "Th", "DUKE" as "duke".
std::vector<std::string> spellingsOf(const std::string& word)
{
    std::string lower = word;
    std::transform(lower.begin(), lower.end(), lower.begin(), lowercase);
    const auto asCard = [](std::string text) {
        text.front() =
            text.front() >= 'a' && text.front() <= 'z' ? static_cast<char>(text.front() - 'a' + 'A') : text.front();
        return text;
    };
    std::vector<std::string> spellings{lower, asCard(lower)};
    if (lower.starts_with("10"))
        spellings.push_back("T" + lower.substr(2));
    return spellings;
}

std::string withWord(const std::string& value, const std::string& word, const std::string& other)
{
    std::vector<std::string_view> words = split(value);
    const auto found = std::find(words.begin(), words.end(), word);
    if (found != words.end())
        *found = other;
    return joined(words, [](std::string_view each) { return std::string(each); });
}

/// The text with plain blanks in the place of others, and without characters that cannot be seen.
std::string plainBlanks(std::string_view text)
{
    static constexpr std::pair<std::string_view, std::string_view> kOthers[] = {
        {"\t", " "},          {"\xC2\xA0", " "},    {"\xE2\x80\xAF", " "}, {"\xE2\x80\x87", " "},
        {"\xEF\xBB\xBF", ""}, {"\xE2\x80\x8B", ""}, {"\xE2\x81\xA0", ""},  {"\xC2\xAD", ""}};
    std::string plain(text);
    for (const auto& [other, blank] : kOthers)
        for (std::size_t at = 0; (at = plain.find(other, at)) != std::string::npos; at += blank.size())
            plain.replace(at, other.size(), blank);
    return plain;
}

/// The letter, of one or more bytes of UTF-8, at a place.
std::string letterAt(std::string_view text, std::size_t at)
{
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        ++end;
    return std::string(text.substr(at, end - at));
}

/// The lines of a text by name.
struct Lines {
    std::map<std::string, std::pair<std::string, int>, std::less<>> values; ///< with the number of the line

    std::string valueOf(std::string_view name) const
    {
        const auto found = values.find(name);
        return found == values.end() ? std::string() : found->second.first;
    }
    std::string nameOf(int line) const
    {
        const auto found =
            std::find_if(values.begin(), values.end(), [line](const auto& each) { return each.second.second == line; });
        return found == values.end() ? std::string() : found->first;
    }
    int lineOf(std::string_view name) const
    {
        const auto found = values.find(name);
        return found == values.end() ? 0 : found->second.second;
    }
};

Expected<Lines> readLines(std::string_view given, int& line)
{
    Lines lines;
    line = 0;
    if (given.size() > kLongestPosition)
        return Error(SAY("Error", "too large for a position; the limit is %1 bytes"),
                     {static_cast<long long>(kLongestPosition)});
    const std::string plain = plainBlanks(given);
    const std::string_view text = plain;
    bool hasBegun = false;
    for (std::size_t at = 0; at <= text.size();) {
        ++line;
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view here = text.substr(at, end - at);
        at = end + 1;
        if (here.ends_with('\r'))
            here.remove_suffix(1);
        if (here.starts_with('#'))
            continue;
        const auto odd = std::find_if(here.begin(), here.end(), [](char letter) { return letter < ' ' || letter > '~'; });
        if (odd != here.end())
            return Error(SAY("Error", "\"%1\" cannot stand in a position, which has plain letters only"),
                         {letterAt(here, static_cast<std::size_t>(odd - here.begin()))});
        const std::vector<std::string_view> words = split(here);
        if (!hasBegun) {
            hasBegun = true;
            const auto version =
                words.size() == 2 && words[0] == kBeginning ? parseInt(words[1], 1, 1'000'000) : std::nullopt;
            if (!version)
                return Error(SAY("Error", "not a position: it does not begin with \"%1\""),
                             {std::string(kBeginning) + ' ' + std::to_string(kPositionVersion)});
            if (*version > kPositionVersion)
                return Error(SAY("Error", "the position was written by a newer Parlour (version %1, this program knows %2)"),
                             {static_cast<long long>(*version), static_cast<long long>(kPositionVersion)});
            continue;
        }
        if (words.empty() || words.front().starts_with('#'))
            continue;
        const std::string name(words.front());
        std::string value;
        bool isUnknown = false;
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (words[i] == "?")
                isUnknown = true;
            else
                value += (value.empty() ? "" : " ") + std::string(words[i]);
        }
        if (isUnknown && value.empty())
            continue;
        if (!lines.values.emplace(name, std::pair(value, line)).second)
            return Error(SAY("Error", "\"%1\" is said twice"), {name});
    }
    line = 0;
    return lines;
}

Error contradiction(std::string_view name, const std::string& given, const std::string& made)
{
    return Error(SAY("Error", "\"%1\" is \"%2\" here, but by the rules and the other lines it is \"%3\""),
                 {std::string(name), given, made});
}

/// A game under complete rules, as a reader of positions.
struct Reader {
    const GameInfo& game;
    RuleMap rules;

    /// The fields as the game reads them.
    LineWriter understood(const FieldMap& given) const
    {
        LineWriter writer;
        game.reread(rules, given, writer);
        return writer;
    }
    /// The value of a field as the game reads it next to the other ones.
    std::string asUnderstood(FieldMap values, std::string_view name, const std::string& value) const
    {
        read(name, value, values);
        const LineWriter writer = understood(values);
        const std::string* const made = writer.find(name);
        return made ? *made : std::string();
    }
};

/// The error for a field of which the game reads something else than was given: a word that it does not understand, or a
/// number that follows from the other lines.
Error misread(const Reader& reader, const FieldMap& values, const std::string& name, const std::string& value,
              const std::string& made)
{
    const std::string word = missingWord(value, made);
    const bool follows = parseInt(word, -1'000'000, 1'000'000) && reader.asUnderstood(values, name, {}) == made;
    if (word.empty() || (follows && !made.empty()))
        return contradiction(name, value, made);
    for (const std::string& other : spellingsOf(word)) {
        const std::string corrected = withWord(value, word, other);
        if (other != word && missingWord(other, reader.asUnderstood(values, name, corrected)).empty())
            return Error(SAY("Error", "\"%1\" cannot stand in \"%2\"; it is written \"%3\""), {word, name, other});
    }
    return Error(SAY("Error", "\"%1\" cannot stand in \"%2\""), {word, name});
}

Error unknownField(const std::string& name, const LineWriter& known)
{
    for (const std::string& other : spellingsOf(name))
        if (known.find(other))
            return Error(SAY("Error", "there is no \"%1\" in this game; it is written \"%2\""), {name, other});
    return Error(SAY("Error", "there is no \"%1\" in this game; there are %2"),
                 {name, joined(known.lines(), [](const auto& each) { return each.first; })});
}

/// A match in the position of these lines.
Expected<DealtPosition> dealt(const Lines& lines, const Reader& reader, std::uint64_t seed, int& line, std::string& field)
{
    const GameInfo& game = reader.game;
    PositionFields given;
    std::map<int, std::string> order; ///< the names by line
    for (const auto& [name, value] : lines.values) {
        if (name == "game" || name == "rules")
            continue;
        read(name, value.first, given.values);
        given.names.insert(name);
        order.emplace(value.second, name);
    }
    const UnorderedFields unordered = game.unorderedFields ? game.unorderedFields() : UnorderedFields();
    const LineWriter understood = reader.understood(given.values);
    for (const auto& [number, name] : order) {
        const std::string& value = lines.values.find(name)->second.first;
        const std::string* const made = understood.find(name);
        line = number;
        if (!made)
            return unknownField(name, understood);
        if (comparable(unordered, name, *made) != comparable(unordered, name, value))
            return misread(reader, given.values, name, value, *made);
    }
    line = lines.lineOf("seat");
    const auto seat = wholeOf<Seat>(given.values.number("seat"));
    if (const int seats = game.seats(reader.rules); !given.has("seat") || seat < 0 || seat >= seats)
        return outside("seat", 0, seats - 1);

    Rng rng = Rng::stream(seed, Purpose::Dealer, ~std::uint64_t{0}); // no chance event of a match has this number
    auto match = game.deal(reader.rules, given, rng, seed);
    if (!match) {
        field = given.blamed();
        line = lines.lineOf(field);
        return match.error();
    }
    LineWriter seen;
    (*match)->fields(seat, seen);
    for (const auto& [number, name] : order) {
        line = number;
        const std::string& made = *seen.find(name);
        const bool isPartial =
            std::find(unordered.partial.begin(), unordered.partial.end(), name) != unordered.partial.end();
        if (isPartial && missingWord(*understood.find(name), made).empty())
            continue;
        if (comparable(unordered, name, made) != comparable(unordered, name, *understood.find(name)))
            return contradiction(name, *understood.find(name), made);
    }
    line = lines.lineOf("seat");
    if (!(*match)->node().seats.has(seat))
        return Error(SAY("Error", "seat %1 has nothing to decide here; a position is one of the seat that is asked"),
                     {static_cast<long long>(seat)});
    line = 0;
    return DealtPosition{&game, seat, *std::move(match)};
}

} // namespace

std::string positionText(const AnyMatch& match, std::string_view game, Seat seat)
{
    LineWriter writer;
    match.fields(seat, writer);
    std::string text = std::string(kBeginning) + ' ' + std::to_string(kPositionVersion) + "\ngame " + std::string(game)
        + "\nrules " + toText(match.rules()) + '\n';
    for (const auto& [name, value] : writer.lines())
        if (name != "rules" && !value.empty())
            text += name + ' ' + value + '\n';
    return text;
}

std::unique_ptr<AnyMatch> matchFrom(std::string_view game, const std::any& state, std::uint64_t seed)
{
    const GameInfo* const info = findGame(game);
    return info ? info->resume(state, seed) : nullptr;
}

Expected<DealtPosition> readPosition(std::string_view text, std::uint64_t seed, int& line, std::string* field)
{
    const auto lines = readLines(text, line);
    if (!lines)
        return lines.error();
    std::string missing; // the wrong field, if it is in no line
    const std::string id = lines->valueOf("game");
    const GameInfo* const game = findGame(id);
    line = lines->lineOf("game");
    if (game && !game->deal) // no game of the program, so the text is not for translators
        return Error(Text{"Error", "positions of this game cannot be put in"});
    if (!game)
        return id.empty() ? Error(SAY("Error", "a line that begins with \"%1\" is missing"), {"game"})
                          : Error(SAY("Error", "there is no game \"%1\""), {id});
    line = lines->lineOf("rules");
    const auto given = parseRuleMap(lines->valueOf("rules"));
    if (!given)
        return given.error();
    const auto rules = game->complete(*given);
    if (!rules)
        return rules.error();
    Expected<DealtPosition> position = dealt(*lines, {*game, *rules}, seed, line, missing);
    if (field && !position)
        *field = line > 0 ? lines->nameOf(line) : missing;
    return position;
}

std::any viewOfLines(std::string_view text)
{
    int line = 0;
    const auto lines = readLines(text, line);
    const GameInfo* const game = lines ? findGame(lines->valueOf("game")) : nullptr;
    const auto given = game ? parseRuleMap(lines->valueOf("rules")) : Expected<RuleMap>(Error());
    const auto rules = given ? game->complete(*given) : Expected<RuleMap>(Error());
    if (!rules)
        return {};
    FieldMap fields;
    for (const auto& [name, value] : lines->values)
        if (name != "game" && name != "rules")
            read(name, value.first, fields);
    return game->viewOf(*rules, fields);
}

} // namespace parlour
