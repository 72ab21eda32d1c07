// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/lesson.h"

#include "engine/base/tokens.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr qsizetype kLongest = 1024 * 1024; ///< of a lesson or its texts
constexpr int kMaxMinutes = 60;

Error fieldError(const char* field)
{
    return Error(SAY("Error", "the field \"%1\" is missing or invalid"), {field});
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

/// Reads a lesson and keeps the first problem.
class Reader {
public:
    explicit Reader(const QJsonObject& object) : object_(object) {}

    Expected<Lesson> read()
    {
        only(object_, {"lesson", "game", "minutes", "parts"});
        if (object_[u"lesson"].toInt() != 1)
            fail(fieldError("lesson"));
        lesson_.game = object_[u"game"].toString().toStdString();
        info_ = findGame(lesson_.game);
        if (!info_)
            fail(Error(SAY("Error", "there is no game \"%1\""), {lesson_.game}));
        lesson_.minutes = object_[u"minutes"].toInt();
        if (lesson_.minutes < 1 || lesson_.minutes > kMaxMinutes)
            fail(fieldError("minutes"));
        const QJsonArray parts = object_[u"parts"].toArray();
        for (qsizetype i = 0; i < parts.size() && !failed_; ++i)
            readPart(parts[i].toObject());
        if (lesson_.stops.empty() || lesson_.stops.back().asks)
            fail(Error(SAY("Error", "a lesson ends with a sentence that asks nothing")));
        for (const LessonStop& stop : lesson_.stops)
            if (stop.asks && !failed_)
                checkQuestion(stop);
        if (failed_)
            return problem_;
        return lesson_;
    }

private:
    void fail(const Error& problem)
    {
        if (!failed_)
            problem_ = problem;
        failed_ = true;
    }

    void only(const QJsonObject& object, std::initializer_list<const char*> allowed)
    {
        for (const QString& key : object.keys())
            if (std::none_of(allowed.begin(), allowed.end(), [&](const char* each) { return key == QLatin1String(each); }))
                fail(Error(SAY("Error", "the field \"%1\" is not known"), {key.toStdString()}));
    }

    std::string text(const QJsonValue& value, const char* field)
    {
        if (!value.isString() || value.toString().isEmpty())
            fail(fieldError(field));
        return value.toString().toStdString();
    }

    void readPart(const QJsonObject& part)
    {
        only(part, {"rules", "seats", "course"});
        Record record;
        record.game = lesson_.game;
        record.version = info_->version;
        const QJsonObject rules = part[u"rules"].toObject();
        for (auto each = rules.begin(); each != rules.end(); ++each)
            record.rules[each.key().toStdString()] = text(each.value(), "rules");
        if (const auto complete = info_->complete(record.rules))
            record.rules = *complete;
        else
            fail(complete.error());
        for (const QJsonValue& seat : part[u"seats"].toArray())
            record.seats.push_back(text(seat, "seats"));
        if (std::count(record.seats.begin(), record.seats.end(), kPerson) != 1)
            fail(fieldError("seats"));
        for (const QJsonValue& each : part[u"course"].toArray())
            readCourse(each, record);
        if (failed_)
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
    void readCourse(const QJsonValue& value, Record& record)
    {
        if (value.isObject())
            return readStop(value.toObject(), static_cast<int>(record.steps.size()));
        const std::string line = text(value, "course");
        const bool isShaped = line.size() > 2 && line[1] == ' ';
        const bool isOfSeat = isShaped && line[0] >= '0' && line[0] < '0' + static_cast<int>(record.seats.size());
        if (!isOfSeat && !(isShaped && line[0] == '*'))
            return fail(fieldError("course"));
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

    void readStop(const QJsonObject& object, int step)
    {
        LessonStop stop;
        stop.part = static_cast<int>(lesson_.parts.size());
        stop.step = step;
        stop.asks = object.contains(u"ask");
        if (stop.asks)
            only(object, {"ask", "pieces", "also", "wrong"});
        else
            only(object, {"say", "pieces"});
        const char* field = stop.asks ? "ask" : "say";
        stop.text = QString::fromStdString(text(object[QLatin1String(field)], field));
        for (const QJsonValue& piece : object[u"pieces"].toArray())
            stop.pieces << QString::fromStdString(text(piece, "pieces"));
        for (const QJsonValue& pattern : object[u"also"].toArray())
            stop.also.push_back(text(pattern, "also"));
        for (const QJsonValue& each : object[u"wrong"].toArray()) {
            const QJsonArray pair = each.toArray();
            if (pair.size() != 2)
                return fail(fieldError("wrong"));
            stop.wrong.push_back({text(pair[0], "wrong"), QString::fromStdString(text(pair[1], "wrong"))});
        }
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

    const QJsonObject object_;
    const GameInfo* info_ = nullptr;
    Lesson lesson_;
    Error problem_;
    bool failed_ = false;
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
    return Reader(*object).read();
}

Expected<LessonTexts> parseLessonTexts(const QByteArray& json)
{
    const auto object = objectIn(json);
    if (!object)
        return object.error();
    LessonTexts texts;
    for (auto each = object->begin(); each != object->end(); ++each) {
        if (!each.value().isString())
            return Error(SAY("Error", "the field \"%1\" must be a text"), {each.key().toStdString()});
        texts.insert(each.key(), each.value().toString());
    }
    return texts;
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
