// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/game_file.h"

#include "app/store/paths.h"
#include "app/store/seal.h"
#include "app/store/shared_line.h"
#include "app/store/translation.h"
#include "engine/base/tokens.h"
#include "engine/positions.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

std::optional<PairedOutcome> parseOutcome(const QJsonArray& numbers)
{
    std::array<double, 4> found{};
    if (numbers.size() != 2 && numbers.size() != 4)
        return std::nullopt;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        found[static_cast<std::size_t>(i)] = numbers[i].toDouble(std::nan(""));
        if (!std::isfinite(found[static_cast<std::size_t>(i)]))
            return std::nullopt;
    }
    return PairedOutcome{{found[0], found[2]}, {found[1], found[3]}};
}

std::optional<Branch> parseBranch(const QJsonObject& object, int seats)
{
    Branch branch;
    branch.name = object[u"name"].toString().toStdString();
    branch.from = object[u"from"].toInt(-1);
    branch.step = object[u"step"].toInt(-1);
    branch.seat = object[u"seat"].toInt(-1);
    branch.action = object[u"action"].toString().toStdString();
    bool isGood = isLine(branch.name, kLongestBranchName) && isPlain(branch.action, kLongestStep);
    for (const QJsonValue& each : object[u"players"].toArray()) {
        branch.players.push_back(each.toString().toStdString());
        isGood = isGood && isPlain(branch.players.back(), kLongestWord);
    }
    for (const QJsonValue& each : object[u"steps"].toArray()) {
        const auto step = parseStep(each.toString().toStdString(), seats);
        isGood = isGood && step;
        branch.steps.push_back(step.value_or(Step()));
    }
    const std::string seed = object[u"seed"].toString().toStdString();
    isGood = isGood && (branch.isDealt() ? parseSeed(seed).has_value() : seed.empty());
    branch.seed = parseSeed(seed).value_or(0);
    branch.isBelieved = object[u"deals"].toString() == u"believed";
    const QJsonArray outcomes = object[u"outcomes"].toArray();
    for (const QJsonValue& each : outcomes) {
        const auto outcome = parseOutcome(each.toArray());
        isGood = isGood && outcome;
        branch.outcomes.push_back(outcome.value_or(PairedOutcome()));
    }
    isGood = isGood && outcomes.size() <= kMaxDeals && outcomes.isEmpty() != branch.isDealt();
    const QJsonValue check = object[u"check"];
    isGood = isGood && (check.isUndefined() || check.toString().toLatin1() == checkSum(branch));
    return isGood ? std::optional(branch) : std::nullopt;
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

// Reads the fields of the file's JSON object and keeps the first problem.
class Reader {
public:
    explicit Reader(const QJsonObject& object) : object_(object) {}

    GameFile read()
    {
        GameFile file;
        Record& record = file.record;
        allowFields({"parlour", "game",   "version",  "rules", "seats",   "names",   "seed",
                     "salt",    "seal",   "position", "steps", "result",  "remarks", "hints",
                     "wheels",  "played", "branches", "notes", "savedAt", "check",   "collection"});
        record.game = name("game");
        record.version = whole("version", 1, 1'000'000);
        record.rules = rules();
        record.seats = seats();
        record.names = names(record.seats.size());
        record.seed = number("seed");
        record.salt = object_.contains(u"salt") ? number("salt") : 0;
        record.seal = seal();
        record.position = position();
        record.collection = collection();
        record.steps = steps(static_cast<int>(record.seats.size()));
        record.result = result(record.seats.size());
        record.remarks = remarks(static_cast<int>(record.seats.size()));
        file.hints = object_.contains(u"hints") ? whole("hints", 0, 1'000'000) : 0;
        file.wheels = object_.contains(u"wheels") && truth("wheels");
        file.played = object_.contains(u"played") ? whole("played", 0, kLongestPlayed) : 0;
        file.branches = branches(static_cast<int>(record.seats.size()));
        file.notes = text("notes");
        file.savedAt = time("savedAt");
        if (!failed_ && object_.contains(u"check"))
            altered_ = text("check").toUtf8() != checkSum(file);
        return file;
    }

    bool truth(const char* field)
    {
        const QJsonValue value = object_[QLatin1String(field)];
        if (!value.isBool())
            fail(Error(SAY("Error", "the field \"%1\" must be true or false"), {field}));
        return value.toBool();
    }

    int whole(const char* field, int low, int high)
    {
        const QJsonValue value = object_[QLatin1String(field)];
        const double number = value.toDouble(std::nan(""));
        if (number >= low && number <= high && number == std::floor(number))
            return static_cast<int>(number);
        fail(Error(SAY("Error", "the field \"%1\" must be a whole number from %2 to %3"),
                   {field, static_cast<long long>(low), static_cast<long long>(high)}));
        return low;
    }

    /// Returns whether the check sum does not hold.
    bool altered() const { return altered_; }
    bool failed() const { return failed_; }
    const Error& problem() const { return problem_; }

private:
    void fail(const Error& problem)
    {
        if (!failed_)
            problem_ = problem;
        failed_ = true;
    }

    void allowFields(std::initializer_list<const char*> allowed)
    {
        for (const QString& key : object_.keys())
            if (std::none_of(allowed.begin(), allowed.end(), [&](const char* each) { return key == QLatin1String(each); }))
                fail(Error(SAY("Error", "the field \"%1\" is not known"), {key.toStdString()}));
    }

    QString text(const char* field)
    {
        const QJsonValue value = object_[QLatin1String(field)];
        if (!value.isUndefined() && !value.isString())
            fail(Error(SAY("Error", "the field \"%1\" must be a text"), {field}));
        return value.toString();
    }

    std::string plain(const QJsonValue& value, const char* field)
    {
        std::string found = value.toString().toStdString();
        if (!isPlain(found, kLongestWord))
            fail(Error(SAY("Error", "the field \"%1\" must hold texts of 1 to %2 plain letters"),
                       {field, static_cast<long long>(kLongestWord)}));
        return found;
    }
    std::string name(const char* field) { return plain(object_[QLatin1String(field)], field); }

    QString time(const char* field)
    {
        QString found = text(field);
        if (!found.isEmpty() && !QDateTime::fromString(found, Qt::ISODate).isValid())
            fail(Error(SAY("Error", "the field \"%1\" must be a time, as \"2026-01-31T18:00:00Z\""), {field}));
        return found;
    }

    RuleMap rules()
    {
        const QJsonValue value = object_[u"rules"];
        if (!value.isObject())
            fail(Error(SAY("Error", "the field \"%1\" must be an object of texts"), {"rules"}));
        const QJsonObject object = value.toObject();
        RuleMap map;
        for (auto it = object.begin(); it != object.end(); ++it)
            map[plain(it.key(), "rules")] = plain(it.value(), "rules");
        return map;
    }

    std::string seat(const QJsonValue& value)
    {
        std::string command = value.toString().toStdString();
        const bool isProgram = command.starts_with("exec") && isLine(command, kLongestCommand);
        return isProgram || isNamedPerson(command) ? command : plain(value, "seats");
    }

    std::vector<std::string> seats()
    {
        const QJsonArray array = object_[u"seats"].toArray();
        if (array.isEmpty() || array.size() > kMaxSeats)
            fail(Error(SAY("Error", "the field \"%1\" must be a list of 1 to %2 names"),
                       {"seats", static_cast<long long>(kMaxSeats)}));
        std::vector<std::string> names;
        for (const QJsonValue& value : array)
            names.push_back(seat(value));
        return names;
    }

    std::optional<std::vector<std::string>> collection()
    {
        if (!object_.contains(u"collection"))
            return std::nullopt;
        const QJsonArray array = object_[u"collection"].toArray();
        std::vector<std::string> cards;
        for (const QJsonValue& each : array)
            if (std::ssize(cards) < kLargestCollection)
                cards.push_back(plain(each, "collection"));
        if (!object_[u"collection"].isArray() || array.size() > kLargestCollection)
            fail(Error(SAY("Error", "the field \"%1\" must be a list of at most %2 cards"),
                       {"collection", static_cast<long long>(kLargestCollection)}));
        return cards;
    }

    std::vector<std::string> names(std::size_t seats)
    {
        if (!object_.contains(u"names"))
            return {};
        std::vector<std::string> list;
        for (const QJsonValue& each : object_[u"names"].toArray())
            list.push_back(each.toString().toStdString());
        if (list.size() != seats
            || !std::all_of(list.begin(), list.end(), [](const auto& name) { return isLine(name, kLongestOwnName); }))
            fail(Error(SAY("Error", "the field \"%1\" must be a list with a name of up to %2 bytes for each seat"),
                       {"names", static_cast<long long>(kLongestOwnName)}));
        return list;
    }

    std::uint64_t number(const char* field)
    {
        const std::string digits = text(field).toStdString();
        const auto found = digits.size() == 16 ? parseSeed(digits) : std::nullopt;
        if (!found)
            fail(Error(SAY("Error", "the field \"%1\" must be a text of 16 hexadecimal digits"), {field}));
        return found.value_or(0);
    }

    std::optional<Seal> seal()
    {
        const QJsonValue value = object_[u"seal"];
        if (value.isUndefined())
            return std::nullopt;
        const QJsonObject object = value.toObject();
        const auto part = [&](const char* name) { return object[QLatin1String(name)].toString().toStdString(); };
        const auto isHex = [](const std::string& digits, std::size_t size) {
            return digits.size() == size && digits.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
        };
        Seal found{object[u"method"].toInt(), part("hash"), 0, part("salt"), part("words")};
        const std::string digits = part("number");
        const auto parsed = isHex(digits, 16) ? parseSeed(digits) : std::nullopt;
        if (!parsed || !isHex(found.hash, 64) || !isHex(found.salt, 32) || !isLine(found.words, kLongestWords)
            || found.method < 1 || object.size() != 5)
            fail(
                Error(SAY("Error", "the field \"%1\" must be an object of method, hash, number, salt and words"), {"seal"}));
        found.number = parsed.value_or(0);
        return found;
    }

    std::string position()
    {
        std::string found = text("position").toStdString();
        if (object_.contains(u"position") && (found.empty() || found.size() > kLongestPosition))
            fail(Error(SAY("Error", "the field \"%1\" must be a position of at most %2 bytes"),
                       {"position", static_cast<long long>(kLongestPosition)}));
        return found;
    }

    std::vector<Step> steps(int seats)
    {
        const QJsonValue value = object_[u"steps"];
        if (!value.isArray())
            fail(Error(SAY("Error", "the field \"%1\" must be a list of texts"), {"steps"}));
        const QJsonArray array = value.toArray();
        std::vector<Step> list;
        list.reserve(static_cast<std::size_t>(array.size()));
        for (const QJsonValue& each : array) {
            const auto step = parseStep(each.toString().toStdString(), seats);
            if (!step) {
                fail(Error(SAY("Error", "step %1 must be a text that begins with a seat from 0 to %2 or with * for chance"),
                           {static_cast<long long>(list.size() + 1), static_cast<long long>(seats - 1)}));
                break;
            }
            list.push_back(*step);
        }
        return list;
    }

    std::vector<Branch> branches(int seats)
    {
        const QJsonArray array = object_[u"branches"].toArray();
        if (array.size() > static_cast<qsizetype>(kMaxBranches))
            fail(Error(SAY("Error", "the field \"%1\" must be a list of at most %2 branches"),
                       {"branches", static_cast<long long>(kMaxBranches)}));
        std::vector<Branch> list;
        for (const QJsonValue& each : array)
            list.push_back(parseBranch(each.toObject(), seats).value_or(damagedBranch()));
        return list;
    }

    std::optional<std::vector<double>> result(std::size_t seats)
    {
        const QJsonValue value = object_[u"result"];
        if (value.isUndefined() || value.isNull())
            return std::nullopt;
        std::vector<double> scores;
        for (const QJsonValue& each : value.toArray())
            scores.push_back(each.toDouble(-1));
        const bool isFair = std::all_of(scores.begin(), scores.end(), [](double score) { return score >= 0 && score <= 1; });
        if (scores.size() != seats || !isFair)
            fail(Error(SAY("Error", "the field \"%1\" must be a list with a number from 0 to 1 for each seat"), {"result"}));
        return scores;
    }

    std::vector<Remark> remarks(int seats)
    {
        std::vector<Remark> list;
        for (const QJsonValue& each : object_[u"remarks"].toArray()) {
            const std::string line = each.toString().toStdString();
            const auto remark = parseRemark(line, seats);
            if (!remark || list.size() >= kMaxRemarks) {
                fail(Error(SAY("Error", "remark %1 must be a text of a step, a seat, a fault or \"says\", and words"),
                           {static_cast<long long>(list.size() + 1)}));
                break;
            }
            list.push_back(*remark);
        }
        return list;
    }

    const QJsonObject object_;
    Error problem_;
    bool failed_ = false;
    bool altered_ = false;
};

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

Error inFile(const QString& path, const Error& error)
{
    return inFile(path, translated(error));
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

    Reader reader(document.object());
    const int version = reader.whole("parlour", 1, 1'000'000);
    if (!reader.failed() && version > kFileVersion)
        return Error(SAY("Error",
                         "the file was written by a newer Parlour (file version %1, this program knows %2). Install the "
                         "newer program; the file stays as it is"),
                     {static_cast<long long>(version), static_cast<long long>(kFileVersion)});
    GameFile file = reader.read();
    if (reader.failed())
        return reader.problem();
    if (reader.altered() && !altered)
        return alteredError();
    if (altered)
        *altered = reader.altered();
    return file;
}

int fileVersion(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object()[u"parlour"].toInt();
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

Expected<GameFile> gameOfBytes(const QByteArray& bytes, bool* altered)
{
    const QString text = QString::fromUtf8(bytes);
    return !text.trimmed().startsWith('{') && isSharedLine(sharedLineIn(text)) ? gameOfLine(text) : fromJson(bytes, altered);
}

Expected<GameFile> readGameFile(const QString& path, bool* altered)
{
    if (isSharedLine(path))
        return gameOfLine(path);
    const auto bytes = readBytes(path);
    if (!bytes)
        return bytes.error();
    auto file = gameOfBytes(*bytes, altered);
    if (!file)
        return inFile(path, file.error());
    return file;
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
