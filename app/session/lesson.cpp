// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/lesson.h"

#include "app/store/json_reader.h"
#include "engine/base/tokens.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QFile>

#include <algorithm>

namespace parlour {

namespace {

constexpr qsizetype kLongest = 1024 * 1024; ///< of a lesson or its texts
constexpr int kMaxMinutes = 60;

/// A text that is not empty.
std::string textIn(const JsonReader& in)
{
    const QString found = in.value().toString();
    in.expect(!found.isEmpty(), kBadField);
    return found.toStdString();
}

Expected<QJsonObject> objectIn(const QByteArray& json)
{
    if (json.size() > kLongest)
        return Error(SAY("Error", "the lesson is too long"));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError || !document.isObject())
        return Error(SAY("Error", "not a lesson: the text breaks off or is damaged at byte %1 (%2)"),
                     {static_cast<long long>(problem.offset), problem.errorString().toStdString()});
    return document.object();
}

class LessonReader {
public:
    Expected<Lesson> read(const QJsonObject& object)
    {
        const JsonReader in(object, problem_);
        in.allowOnly({"lesson", "game", "minutes", "parts"});
        in["lesson"].whole(1, 1);
        lesson_.game = in["game"].value().toString().toStdString();
        info_ = findGame(lesson_.game);
        if (!info_)
            fail(Error(SAY("Error", "there is no game \"%1\""), {lesson_.game}));
        lesson_.minutes = in["minutes"].whole(1, kMaxMinutes);
        in["parts"].forItems([this](const JsonReader& part) {
            if (!problem_)
                readPart(part);
        });
        if (lesson_.stops.empty() || lesson_.stops.back().asks)
            fail(Error(SAY("Error", "a lesson ends with a sentence that asks nothing")));
        for (const LessonStop& stop : lesson_.stops)
            if (stop.asks && !problem_)
                checkQuestion(stop);
        return problem_ ? Expected<Lesson>(*problem_) : lesson_;
    }

private:
    void fail(const Error& problem)
    {
        if (!problem_)
            problem_ = problem;
    }

    void readPart(const JsonReader& part)
    {
        part.allowOnly({"rules", "seats", "course"});
        Record record;
        record.game = lesson_.game;
        record.version = info_->version;
        part["rules"].forFields(
            [&](const QString& key, const JsonReader& value) { record.rules[key.toStdString()] = textIn(value); });
        if (const auto complete = info_->complete(record.rules))
            record.rules = *complete;
        else
            fail(complete.error());
        part["seats"].forItems([&](const JsonReader& seat) { record.seats.push_back(textIn(seat)); });
        part["seats"].expect(std::count(record.seats.begin(), record.seats.end(), kPerson) == 1, kBadField);
        part["course"].forItems([&](const JsonReader& each) { readCourse(each, record); });
        if (problem_)
            return;
        const Replay played = replay(info_, record);
        if (!played.sound)
            return failAt(played.goodSteps, played.problem);
        if (played.match->node().isOver())
            fail(Error(SAY("Error", "a lesson ends before its game does")));
        lesson_.parts.push_back(std::move(record));
    }

    void failAt(int step, const Error& why)
    {
        fail(Error(SAY("Error", "step %1 of part %2 of the lesson: %3"),
                   {static_cast<long long>(step + 1), static_cast<long long>(lesson_.parts.size() + 1), why.english()}));
    }

    /// Reads a step, as in a saved game, or a stop.
    void readCourse(const JsonReader& in, Record& record)
    {
        if (in.value().isObject())
            return readStop(in, static_cast<int>(record.steps.size()));
        const std::string line = textIn(in);
        const bool isShaped = line.size() > 2 && line[1] == ' ';
        const bool isOfSeat = isShaped && line[0] >= '0' && line[0] < '0' + static_cast<int>(record.seats.size());
        if (!in.expect(isOfSeat || (isShaped && line[0] == '*'), kBadField))
            return;
        const Seat seat = isOfSeat ? line[0] - '0' : kChanceSeat;
        const bool isPersons = isOfSeat && record.seats[static_cast<std::size_t>(seat)] == kPerson;
        const bool isAsked =
            hasBegun() && lesson_.stops.back().asks && lesson_.stops.back().step == std::ssize(record.steps);
        if (hasBegun() && isAsked != isPersons)
            return failAt(
                static_cast<int>(record.steps.size()),
                Error(SAY("Error", "each step of the person follows its question, and no other step follows one")));
        record.steps.push_back({seat, line.substr(2)});
    }

    /// Whether the part has a stop already; steps before it only lead to its start.
    bool hasBegun() const
    {
        return !lesson_.stops.empty() && lesson_.stops.back().part == static_cast<int>(lesson_.parts.size());
    }

    void readStop(const JsonReader& in, int step)
    {
        LessonStop stop;
        stop.part = static_cast<int>(lesson_.parts.size());
        stop.step = step;
        stop.asks = in["ask"].isThere();
        if (stop.asks)
            in.allowOnly({"ask", "pieces", "also", "wrong"});
        else
            in.allowOnly({"say", "pieces"});
        stop.text = QString::fromStdString(textIn(in[stop.asks ? "ask" : "say"]));
        in["pieces"].forItems([&](const JsonReader& each) { stop.pieces << QString::fromStdString(textIn(each)); });
        in["also"].forItems([&](const JsonReader& each) { stop.also.push_back(textIn(each)); });
        in["wrong"].forItems([&](const JsonReader& pair) {
            std::vector<std::string> both;
            pair.forItems([&](const JsonReader& each) { both.push_back(textIn(each)); });
            if (pair.expect(both.size() == 2, kBadField))
                stop.wrong.push_back({both[0], QString::fromStdString(both[1])});
        });
        lesson_.stops.push_back(std::move(stop));
    }

    /// Checks that the person's step exists, that the rest of the record is legal after every accepted answer, and that all
    /// other answers have a reason.
    void checkQuestion(const LessonStop& stop)
    {
        const Record& record = lesson_.recordOf(stop);
        if (stop.step >= static_cast<int>(record.steps.size()))
            return fail(Error(SAY("Error", "each step of the person follows its question, and no other step follows one")));
        const auto step = static_cast<std::size_t>(stop.step);
        bool mayErr = false;
        for (const std::string& action : matchAt(*info_, record, stop.step)->legal(record.steps[step].who)) {
            if (!isRight(lesson_, stop, action)) {
                mayErr = true;
                continue;
            }
            Record other = record;
            other.steps[step].text = action;
            if (const Replay played = replay(info_, other); !played.sound)
                return failAt(played.goodSteps, played.problem);
        }
        if (mayErr && (stop.wrong.empty() || stop.wrong.back().pattern != "*"))
            fail(Error(SAY("Error", "the last reason of the question \"%1\" must be for all other answers: \"*\""),
                       {stop.text.toStdString()}));
    }

    const GameInfo* info_ = nullptr;
    Lesson lesson_;
    std::optional<Error> problem_;
};

std::vector<std::string_view> sortedWords(std::string_view action)
{
    std::vector<std::string_view> words = split(action);
    std::sort(words.begin(), words.end());
    return words;
}

QString pathOf(const std::string& game, const QString& language = {})
{
    return QString(":/lessons/%1%2.json").arg(QString::fromStdString(game), language.isEmpty() ? QString() : '.' + language);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

Record Lesson::recordAt(const LessonStop& stop) const
{
    Record record = recordOf(stop);
    record.steps.resize(static_cast<std::size_t>(stop.step));
    return record;
}

const std::string& Lesson::answerAt(const LessonStop& stop) const
{
    return recordOf(stop).steps[static_cast<std::size_t>(stop.step)].text;
}

bool fitsPattern(const std::string& pattern, const std::string& action)
{
    return pattern.ends_with('*') ? action.starts_with(pattern.substr(0, pattern.size() - 1))
                                  : sortedWords(action) == sortedWords(pattern);
}

bool isRight(const Lesson& lesson, const LessonStop& stop, const std::string& action)
{
    return fitsPattern(lesson.answerAt(stop), action)
        || std::any_of(stop.also.begin(), stop.also.end(),
                       [&](const std::string& pattern) { return fitsPattern(pattern, action); });
}

QString reasonAgainst(const LessonStop& stop, const std::string& action)
{
    const auto reason = std::find_if(stop.wrong.begin(), stop.wrong.end(),
                                     [&](const LessonStop::Reason& each) { return fitsPattern(each.pattern, action); });
    return reason == stop.wrong.end() ? QString() : reason->text;
}

Expected<Lesson> parseLesson(const QByteArray& json)
{
    const auto object = objectIn(json);
    if (!object)
        return object.error();
    return LessonReader().read(*object);
}

Expected<LessonTexts> parseLessonTexts(const QByteArray& json)
{
    const auto object = objectIn(json);
    if (!object)
        return object.error();
    LessonTexts texts;
    std::optional<Error> problem;
    JsonReader(*object, problem).forFields([&](const QString& key, const JsonReader& text) {
        texts.insert(key, text.text());
    });
    return problem ? Expected<LessonTexts>(*problem) : texts;
}

bool hasLesson(const std::string& game)
{
    return QFile::exists(pathOf(game));
}

Expected<Lesson> lessonOf(const std::string& game)
{
    return parseLesson(contentOf(pathOf(game)));
}

LessonTexts lessonTexts(const std::string& game, const QString& language)
{
    for (const QString& each : {language, language.section('_', 0, 0), QString("en")})
        if (const QString path = pathOf(game, each); QFile::exists(path))
            if (const auto texts = parseLessonTexts(contentOf(path)))
                return *texts;
    return {};
}

int lessonMinutes(const std::string& game)
{
    return QJsonDocument::fromJson(contentOf(pathOf(game))).object()[u"minutes"].toInt();
}

} // namespace parlour
