// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/game_file.h"

#include "app/store/json_reader.h"
#include "app/store/paths.h"
#include "app/store/seal.h"
#include "app/store/translation.h"
#include "engine/base/tokens.h"
#include "engine/positions.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>

#include <array>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <filesystem>

namespace parlour {

namespace {

constexpr std::size_t kLongestWord = 64; ///< for a game, a seat or a rule, in bytes
constexpr std::size_t kLongestCommand = 1000; ///< for the name of a bot in another process, in any script
constexpr std::size_t kLongestPerson = 200; ///< for the seat of a named person, in any script
constexpr std::size_t kLongestOwnName = 200; ///< that a bot in another process gives itself, in any script
constexpr int kLargestCollection = 10'000; ///< cards that a person owns
constexpr std::size_t kLongestRemark = 1000; ///< our own are far shorter
constexpr std::size_t kLongestStep = 1000; ///< a shuffled deck of 52 cards takes a fifth of it

bool isSeat(char letter)
{
    return letter >= '0' && letter < '0' + kMaxSeats;
}

bool isPlain(std::string_view text, std::size_t longest)
{
    return !text.empty() && text.size() <= longest
        && std::none_of(text.begin(), text.end(), [](char letter) { return letter < ' ' || letter > '~'; });
}

/// Returns whether `text` is one line of valid UTF-8 without control characters, of at most `longest` bytes.
bool isLine(const std::string& text, std::size_t longest)
{
    return text.size() <= longest
        && std::none_of(text.begin(), text.end(), [](char letter) { return letter >= 0 && letter < ' '; });
}

/// Returns whether a seat is that of another person, with a name in any script.
bool isNamedPerson(const std::string& seat)
{
    return seat.starts_with(kNamedPerson) && seat.size() > kNamedPerson.size() && isLine(seat, kLongestPerson);
}

std::string remarkText(const Remark& remark)
{
    return std::to_string(remark.step) + ' ' + std::to_string(remark.seat) + ' '
        + (remark.fault ? std::string(toText(*remark.fault)) : "says") + ' ' + remark.text;
}

std::optional<Remark> parseRemark(const std::string& line, int seats)
{
    const std::vector<std::string_view> words = split(line);
    const auto step = words.size() >= 3 ? parseInt(words[0], 0, 1'000'000'000) : std::nullopt;
    const auto seat = words.size() >= 3 ? parseInt(words[1], 0, seats - 1) : std::nullopt;
    if (!step || !seat || !isLine(line, kLongestRemark))
        return std::nullopt;
    Remark remark{*step, *seat, parseFault(words[2]), {}};
    const std::string head = remarkText(remark);
    remark.text = line.substr(std::min(head.size(), line.size()));
    return remarkText(remark) == line ? std::optional(remark) : std::nullopt;
}

std::string stepText(const Step& step)
{
    return (step.who == kChanceSeat ? "*" : std::to_string(step.who)) + ' ' + step.text;
}

std::optional<Step> parseStep(const std::string& line, int seats)
{
    if (!isPlain(line, kLongestStep) || line.size() < 3 || line[1] != ' ')
        return std::nullopt;
    if (line[0] == '*')
        return Step{kChanceSeat, line.substr(2)};
    return isSeat(line[0]) && line[0] - '0' < seats ? std::optional(Step{line[0] - '0', line.substr(2)}) : std::nullopt;
}

// The check sum over the parsed meaning of a file, so that its layout may change and its meaning may not.
class CheckSum {
public:
    void add(const QByteArray& bytes)
    {
        hash_.addData(QByteArray::number(bytes.size()) + ':');
        hash_.addData(bytes);
    }
    void add(const std::string& text) { add(QByteArray::fromStdString(text)); }
    void add(qsizetype number) { add(QByteArray::number(number)); }
    QByteArray hex() const { return hash_.result().toHex().first(16); }

private:
    QCryptographicHash hash_{QCryptographicHash::Sha256};
};

QByteArray checkSum(const GameFile& file)
{
    const Record& record = file.record;
    CheckSum sum;
    sum.add(record.game);
    sum.add(record.version);
    sum.add(std::ssize(record.rules));
    for (const auto& [key, value] : record.rules) {
        sum.add(key);
        sum.add(value);
    }
    sum.add(std::ssize(record.seats));
    for (const std::string& seat : record.seats)
        sum.add(seat);
    sum.add(seedText(record.seed));
    sum.add(std::ssize(record.steps));
    for (const Step& step : record.steps)
        sum.add(stepText(step));
    if (record.result)
        for (const double score : *record.result)
            sum.add(QByteArray::number(score, 'g', 17));
    // Files without guests have no remarks, and sums from before remarks existed stay valid.
    for (const Remark& remark : record.remarks)
        sum.add(remarkText(remark));
    if (record.salt != 0)
        sum.add("salt " + seedText(record.salt));
    if (record.seal) {
        const Seal& seal = *record.seal;
        sum.add("seal " + std::to_string(seal.method) + ' ' + seal.hash + ' ' + seedText(seal.number) + ' ' + seal.salt);
        sum.add(seal.words);
    }
    for (const std::string& name : record.names)
        sum.add("name " + name);
    if (!record.position.empty())
        sum.add("position " + record.position);
    if (record.collection) {
        sum.add("collection " + std::to_string(record.collection->size()));
        for (const std::string& card : *record.collection)
            sum.add(card);
    }
    if (file.hints > 0) // hints are left out likewise
        sum.add(file.hints);
    if (file.wheels)
        sum.add(QByteArray("wheels"));
    if (file.played > 0)
        sum.add("played " + QByteArray::number(file.played));
    sum.add(file.notes.toUtf8());
    sum.add(file.savedAt.toUtf8());
    return sum.hex();
}

QByteArray checkSum(const Branch& branch)
{
    CheckSum sum;
    for (const std::string* text : {&branch.name, &branch.action})
        sum.add(*text);
    for (const int number : {branch.from, branch.step, branch.seat})
        sum.add(number);
    sum.add(seedText(branch.seed));
    if (branch.isBelieved) // older branches have no such field
        sum.add(QByteArray("believed"));
    for (const std::string& player : branch.players)
        sum.add(player);
    for (const Step& step : branch.steps)
        sum.add(stepText(step));
    for (const PairedOutcome& each : branch.outcomes)
        for (const double number : {each.other.share, each.played.share, each.other.points, each.played.points})
            sum.add(QByteArray::number(number, 'g', 17));
    return sum.hex();
}

/// A branch of no line, in the place of one that cannot be read.
Branch damagedBranch()
{
    Branch branch;
    branch.from = -2;
    return branch;
}

PairedOutcome outcomeIn(const JsonReader& in)
{
    std::array<double, 4> found{};
    in.expect(in.size() == 2 || in.size() == 4, kBadField);
    std::size_t i = 0;
    in.forItems([&](const JsonReader& each) { found[std::min(i++, std::size_t{3})] = each.number(); });
    return {{found[0], found[2]}, {found[1], found[3]}};
}

std::optional<Branch> parseBranch(const QJsonValue& value, int seats)
{
    std::optional<Error> problem;
    const JsonReader in(value, problem);
    Branch branch;
    branch.name = value[u"name"].toString().toStdString();
    branch.from = value[u"from"].toInt(-1);
    branch.step = value[u"step"].toInt(-1);
    branch.seat = value[u"seat"].toInt(-1);
    branch.action = value[u"action"].toString().toStdString();
    in.expect(isLine(branch.name, kLongestBranchName) && isPlain(branch.action, kLongestStep), kBadField);
    in["players"].forItems([&](const JsonReader& each) {
        branch.players.push_back(each.value().toString().toStdString());
        each.expect(isPlain(branch.players.back(), kLongestWord), kBadField);
    });
    in["steps"].forItems([&](const JsonReader& each) {
        const auto step = parseStep(each.value().toString().toStdString(), seats);
        each.expect(step.has_value(), kBadField);
        branch.steps.push_back(step.value_or(Step()));
    });
    const std::string digits = value[u"seed"].toString().toStdString();
    const auto seed = parseSeed(digits);
    in["seed"].expect(branch.isDealt() ? seed.has_value() : digits.empty(), kBadField);
    branch.seed = seed.value_or(0);
    branch.isBelieved = value[u"deals"].toString() == u"believed";
    in["outcomes"].forItems([&](const JsonReader& each) { branch.outcomes.push_back(outcomeIn(each)); });
    in["outcomes"].expect(branch.outcomes.size() <= kMaxDeals && branch.outcomes.empty() != branch.isDealt(), kBadField);
    const QJsonValue check = value[u"check"];
    in["check"].expect(check.isUndefined() || check.toString().toLatin1() == checkSum(branch), kBadField);
    return problem ? std::nullopt : std::optional(branch);
}

QByteArray quoted(const QString& text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

QByteArray quoted(const std::string& text)
{
    return quoted(QString::fromStdString(text));
}

QByteArray jsonOf(const Branch& branch)
{
    QByteArray json = "{\"name\": " + quoted(branch.name);
    const auto field = [&json](const char* name, const QByteArray& value) {
        json += QByteArray(", \"") + name + "\": " + value;
    };
    const auto list = [](const auto& items, const auto& toText) {
        QByteArrayList texts;
        for (const auto& item : items)
            texts << toText(item);
        return '[' + texts.join(", ") + ']';
    };
    if (branch.from >= 0)
        field("from", QByteArray::number(branch.from));
    field("step", QByteArray::number(branch.step));
    field("seat", QByteArray::number(branch.seat));
    field("action", quoted(branch.action));
    field("players", list(branch.players, [](const std::string& player) { return quoted(player); }));
    if (branch.isDealt()) {
        const bool isPoints = countsPoints(branch.outcomes);
        field("seed", quoted(seedText(branch.seed)));
        if (branch.isBelieved)
            field("deals", quoted(QStringLiteral("believed")));
        field("outcomes", list(branch.outcomes, [isPoints](const PairedOutcome& each) {
                  QByteArrayList numbers{QByteArray::number(each.other.share, 'g', 17),
                                         QByteArray::number(each.played.share, 'g', 17)};
                  if (isPoints)
                      numbers << QByteArray::number(each.other.points, 'g', 17)
                              << QByteArray::number(each.played.points, 'g', 17);
                  return '[' + numbers.join(", ") + ']';
              }));
    } else {
        field("steps", list(branch.steps, [](const Step& step) { return quoted(stepText(step)); }));
    }
    field("check", quoted(QString::fromLatin1(checkSum(branch))));
    return json + '}';
}

std::string plainIn(const JsonReader& in)
{
    std::string found = in.value().toString().toStdString();
    in.expect(isPlain(found, kLongestWord), SAY("Error", "the field \"%1\" must hold texts of 1 to %2 plain letters"),
              {static_cast<long long>(kLongestWord)});
    return found;
}

QString textIn(const JsonReader& in)
{
    return in.isThere() ? in.text() : QString();
}

QString timeIn(const JsonReader& in)
{
    const QString found = textIn(in);
    in.expect(found.isEmpty() || QDateTime::fromString(found, Qt::ISODate).isValid(),
              SAY("Error", "the field \"%1\" must be a time, as \"2026-01-31T18:00:00Z\""));
    return found;
}

RuleMap rulesIn(const JsonReader& in)
{
    in.expect(in.value().isObject(), SAY("Error", "the field \"%1\" must be an object of texts"));
    RuleMap map;
    in.forFields([&](const QString& key, const JsonReader& value) {
        in.expect(isPlain(key.toStdString(), kLongestWord),
                  SAY("Error", "the field \"%1\" must hold texts of 1 to %2 plain letters"),
                  {static_cast<long long>(kLongestWord)});
        map[key.toStdString()] = plainIn(value);
    });
    return map;
}

std::vector<std::string> seatsIn(const JsonReader& in)
{
    in.expect(in.size() >= 1 && in.size() <= kMaxSeats, SAY("Error", "the field \"%1\" must be a list of 1 to %2 names"),
              {static_cast<long long>(kMaxSeats)});
    std::vector<std::string> seats;
    in.forItems([&](const JsonReader& each) {
        const std::string command = each.value().toString().toStdString();
        const bool isProgram = command.starts_with("exec") && isLine(command, kLongestCommand);
        seats.push_back(isProgram || isNamedPerson(command) ? command : plainIn(each));
    });
    return seats;
}

std::vector<std::string> namesIn(const JsonReader& in, std::size_t seats)
{
    std::vector<std::string> names;
    in.forItems([&](const JsonReader& each) { names.push_back(each.value().toString().toStdString()); });
    const bool areLines =
        std::all_of(names.begin(), names.end(), [](const auto& name) { return isLine(name, kLongestOwnName); });
    in.expect(!in.isThere() || (names.size() == seats && areLines),
              SAY("Error", "the field \"%1\" must be a list with a name of up to %2 bytes for each seat"),
              {static_cast<long long>(kLongestOwnName)});
    return names;
}

std::optional<std::vector<std::string>> collectionIn(const JsonReader& in)
{
    if (!in.isThere())
        return std::nullopt;
    std::vector<std::string> cards;
    if (in.expect(in.value().isArray() && in.size() <= kLargestCollection,
                  SAY("Error", "the field \"%1\" must be a list of at most %2 cards"),
                  {static_cast<long long>(kLargestCollection)}))
        in.forItems([&](const JsonReader& each) { cards.push_back(plainIn(each)); });
    return cards;
}

std::uint64_t seedIn(const JsonReader& in)
{
    const std::string digits = textIn(in).toStdString();
    const auto found = digits.size() == 16 ? parseSeed(digits) : std::nullopt;
    in.expect(found.has_value(), SAY("Error", "the field \"%1\" must be a text of 16 hexadecimal digits"));
    return found.value_or(0);
}

std::optional<Seal> sealIn(const JsonReader& in)
{
    if (!in.isThere())
        return std::nullopt;
    const QJsonObject object = in.value().toObject();
    const auto part = [&](const char* name) { return object[QLatin1String(name)].toString().toStdString(); };
    const auto isHex = [](const std::string& digits, std::size_t size) {
        return digits.size() == size && digits.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
    };
    const std::string digits = part("number");
    const auto number = isHex(digits, 16) ? parseSeed(digits) : std::nullopt;
    const Seal seal{object[u"method"].toInt(), part("hash"), number.value_or(0), part("salt"), part("words")};
    in.expect(number && isHex(seal.hash, 64) && isHex(seal.salt, 32) && isLine(seal.words, kLongestWords) && seal.method >= 1
                  && object.size() == 5,
              SAY("Error", "the field \"%1\" must be an object of method, hash, number, salt and words"));
    return seal;
}

std::string positionIn(const JsonReader& in)
{
    std::string found = textIn(in).toStdString();
    in.expect(!in.isThere() || (!found.empty() && found.size() <= kLongestPosition),
              SAY("Error", "the field \"%1\" must be a position of at most %2 bytes"),
              {static_cast<long long>(kLongestPosition)});
    return found;
}

std::vector<Step> stepsIn(const JsonReader& in, int seats)
{
    in.expect(in.value().isArray(), SAY("Error", "the field \"%1\" must be a list of texts"));
    std::vector<Step> steps;
    in.forItems([&](const JsonReader& each) {
        const auto step = parseStep(each.value().toString().toStdString(), seats);
        if (!step)
            in.fail(Error(SAY("Error", "step %1 must be a text that begins with a seat from 0 to %2 or with * for chance"),
                          {static_cast<long long>(steps.size() + 1), static_cast<long long>(seats - 1)}));
        steps.push_back(step.value_or(Step()));
    });
    return steps;
}

std::vector<Branch> branchesIn(const JsonReader& in, int seats)
{
    std::vector<Branch> branches;
    if (in.expect(in.size() <= static_cast<qsizetype>(kMaxBranches),
                  SAY("Error", "the field \"%1\" must be a list of at most %2 branches"),
                  {static_cast<long long>(kMaxBranches)}))
        in.forItems(
            [&](const JsonReader& each) { branches.push_back(parseBranch(each.value(), seats).value_or(damagedBranch())); });
    return branches;
}

std::optional<std::vector<double>> resultIn(const JsonReader& in, std::size_t seats)
{
    if (!in.isThere() || in.value().isNull())
        return std::nullopt;
    std::vector<double> scores;
    in.forItems([&](const JsonReader& each) { scores.push_back(each.value().toDouble(-1)); });
    const bool isFair = std::all_of(scores.begin(), scores.end(), [](double score) { return score >= 0 && score <= 1; });
    in.expect(scores.size() == seats && isFair,
              SAY("Error", "the field \"%1\" must be a list with a number from 0 to 1 for each seat"));
    return scores;
}

std::vector<Remark> remarksIn(const JsonReader& in, int seats)
{
    std::vector<Remark> remarks;
    in.forItems([&](const JsonReader& each) {
        const auto remark = parseRemark(each.value().toString().toStdString(), seats);
        if (remark && remarks.size() < kMaxRemarks)
            remarks.push_back(*remark);
        else
            in.fail(Error(SAY("Error", "remark %1 must be a text of a step, a seat, a fault or \"says\", and words"),
                          {static_cast<long long>(remarks.size() + 1)}));
    });
    return remarks;
}

GameFile fileIn(const JsonReader& in)
{
    GameFile file;
    Record& record = file.record;
    in.allowOnly({"parlour", "game",   "version",  "rules", "seats",   "names",   "seed",
                  "salt",    "seal",   "position", "steps", "result",  "remarks", "hints",
                  "wheels",  "played", "branches", "notes", "savedAt", "check",   "collection"});
    const auto wholeIn = [](const JsonReader& field, int high) { return field.isThere() ? field.whole(0, high) : 0; };
    record.game = plainIn(in["game"]);
    record.version = in["version"].whole(1, 1'000'000);
    record.rules = rulesIn(in["rules"]);
    record.seats = seatsIn(in["seats"]);
    const auto seats = static_cast<int>(record.seats.size());
    record.names = namesIn(in["names"], record.seats.size());
    record.seed = seedIn(in["seed"]);
    record.salt = in["salt"].isThere() ? seedIn(in["salt"]) : 0;
    record.seal = sealIn(in["seal"]);
    record.position = positionIn(in["position"]);
    record.collection = collectionIn(in["collection"]);
    record.steps = stepsIn(in["steps"], seats);
    record.result = resultIn(in["result"], record.seats.size());
    record.remarks = remarksIn(in["remarks"], seats);
    file.hints = wholeIn(in["hints"], 1'000'000);
    file.wheels = in["wheels"].isThere() && in["wheels"].truth();
    file.played = wholeIn(in["played"], kLongestPlayed);
    file.branches = branchesIn(in["branches"], seats);
    file.notes = textIn(in["notes"]);
    file.savedAt = timeIn(in["savedAt"]);
    return file;
}

/// Returns the lowest version that knows all fields of the file, so that older programs read what they can.
int versionFor(const GameFile& file)
{
    const std::vector<std::string>& seats = file.record.seats;
    const bool isNamed = !file.record.names.empty() || std::any_of(seats.begin(), seats.end(), isNamedPerson);
    return file.record.collection                               ? 7
        : !file.record.position.empty()                         ? 6
        : isNamed || file.record.seal || !file.branches.empty() ? 5
        : file.wheels                                           ? 4
        : file.played > 0                                       ? 3
        : file.record.salt != 0                                 ? 2
                                                                : 1;
}

Error inFile(const QString& path, const QString& what)
{
    return Error(SAY("Error", "%1: %2"), {paths::toBytes(QDir::toNativeSeparators(path)), what.toStdString()});
}

} // namespace

QByteArray toJson(const GameFile& file)
{
    const Record& record = file.record;
    QByteArray json = "{\n  \"parlour\": " + QByteArray::number(versionFor(file));
    const auto field = [&json](const char* name, const QByteArray& value) {
        json += QByteArray(",\n  \"") + name + "\": " + value;
    };
    const auto list = [](char open, const QByteArrayList& items, const QByteArray& between, char close) {
        return open + items.join(between) + close;
    };

    field("game", quoted(record.game));
    field("version", QByteArray::number(record.version));
    QByteArrayList items;
    for (const auto& [key, value] : record.rules)
        items << quoted(key) + ": " + quoted(value);
    field("rules", list('{', items, ", ", '}'));
    items.clear();
    for (const std::string& seat : record.seats)
        items << quoted(seat);
    field("seats", list('[', items, ", ", ']'));
    if (!record.names.empty()) {
        items.clear();
        for (const std::string& name : record.names)
            items << quoted(name);
        field("names", list('[', items, ", ", ']'));
    }
    field("seed", quoted(seedText(record.seed)));
    if (record.salt != 0)
        field("salt", quoted(seedText(record.salt)));
    if (const auto& seal = record.seal)
        field("seal",
              "{\"method\": " + QByteArray::number(seal->method) + ", \"hash\": " + quoted(seal->hash)
                  + ", \"number\": " + quoted(seedText(seal->number)) + ", \"salt\": " + quoted(seal->salt)
                  + ", \"words\": " + quoted(seal->words) + '}');
    if (!record.position.empty())
        field("position", quoted(record.position));
    items.clear();
    if (record.collection) {
        for (const std::string& card : *record.collection)
            items << quoted(card);
        field("collection", list('[', items, ", ", ']'));
        items.clear();
    }
    for (const Step& step : record.steps)
        items << "\n    " + quoted(stepText(step));
    field("steps", list('[', items, ",", ']'));
    if (record.result) {
        items.clear();
        for (const double score : *record.result)
            items << QByteArray::number(score, 'g', 17);
        field("result", list('[', items, ", ", ']'));
    }
    if (!record.remarks.empty()) {
        items.clear();
        for (const Remark& remark : record.remarks)
            items << "\n    " + quoted(remarkText(remark));
        field("remarks", list('[', items, ",", ']'));
    }
    if (file.hints > 0)
        field("hints", QByteArray::number(file.hints));
    if (file.wheels)
        field("wheels", "true");
    if (file.played > 0)
        field("played", QByteArray::number(file.played));
    if (!file.branches.empty()) {
        items.clear();
        for (const Branch& branch : file.branches)
            items << "\n    " + jsonOf(branch);
        field("branches", list('[', items, ",", ']'));
    }
    field("notes", quoted(QString::fromUtf8(file.notes.toUtf8()))); // a lone surrogate would not survive the round trip
    field("savedAt", quoted(file.savedAt));
    field("check", quoted(QString::fromLatin1(checkSum(file))));
    return json + "\n}\n";
}

Error alteredError()
{
    return Error(SAY("Error",
                     "the file was changed or damaged since it was saved: its checksum does not match. To read it anyway, "
                     "delete the field \"check\""));
}

Expected<GameFile> fromJson(const QByteArray& json, bool* altered)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError)
        return Error(SAY("Error", "not a saved game: the text breaks off or is damaged at byte %1 (%2)"),
                     {static_cast<long long>(problem.offset), problem.errorString().toStdString()});
    if (!document.isObject() || !document.object().contains(u"parlour"))
        return Error(SAY("Error", "not a saved game: it does not begin with {\"parlour\": %1"),
                     {static_cast<long long>(kFileVersion)});

    std::optional<Error> wrong;
    const JsonReader in(document.object(), wrong);
    const int version = in["parlour"].whole(1, 1'000'000);
    if (!wrong && version > kFileVersion)
        return Error(SAY("Error",
                         "the file was written by a newer Parlour (file version %1, this program knows %2). Install the "
                         "newer program; the file stays as it is"),
                     {static_cast<long long>(version), static_cast<long long>(kFileVersion)});
    GameFile file = fileIn(in);
    const QString check = textIn(in["check"]);
    if (wrong)
        return *wrong;
    const bool isAltered = in["check"].isThere() && check.toUtf8() != checkSum(file);
    if (isAltered && !altered)
        return alteredError();
    if (altered)
        *altered = isAltered;
    return file;
}

int fileVersion(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object()[u"parlour"].toInt();
}

Error inFile(const QString& path, const Error& error)
{
    return inFile(path, translated(error));
}

Expected<QByteArray> readBytes(const QString& path)
{
    std::error_code unknown;
    const std::filesystem::path name = paths::onDisk(path);
    const auto status = std::filesystem::status(name, unknown);
    if (!std::filesystem::exists(status))
        return inFile(path, Error(SAY("Error", "there is no such file")));
    // Other files could block for ever (a pipe) or never end (a device).
    if (!std::filesystem::is_regular_file(status))
        return inFile(path, Error(SAY("Error", "not a file; choose a saved game, which ends in .parlour")));

    QFile file;
    std::FILE* const opened = disk::open(name, "rb");
    if (!opened || !file.open(opened, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return inFile(path, disk::message(errno));
    // Files of the kernel can be larger than the size they state, hence the limit on both.
    QByteArray bytes = file.size() > kLargestFile ? QByteArray() : file.read(kLargestFile + 1);
    if (file.size() > kLargestFile || bytes.size() > kLargestFile)
        return inFile(path,
                      Error(SAY("Error", "too large for a saved game; the limit is %1 bytes"), {qlonglong{kLargestFile}}));
    if (file.error() != QFileDevice::NoError)
        return inFile(path, file.errorString());
    return bytes;
}

QString writeGame(const QString& path, const GameFile& game)
{
    const QByteArray json = toJson(game);
    if (json.size() > kLargestFile)
        return translated(Error(SAY("Error", "too large for a saved game; shorten the notes")));
    std::error_code problem;
    const auto folder = std::filesystem::absolute(paths::onDisk(path), problem).parent_path();
    if (std::filesystem::create_directories(folder, problem); problem)
        return translated(Error(SAY("Error", "its folder cannot be created; choose another place")));
    return writeWhole(path, json);
}

Expected<void> writeGameFile(const QString& path, const GameFile& game)
{
    const QString why = writeGame(path, game);
    return why.isEmpty() ? Expected<void>() : inFile(path, why);
}

} // namespace parlour
