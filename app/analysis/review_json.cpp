// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/review_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <cmath>

namespace parlour {

namespace {

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

QJsonArray toJson(const Estimate& estimate)
{
    return {estimate.value, estimate.error};
}

QJsonArray toJson(const KeptSentence& words)
{
    QJsonArray array = {text(words.context), text(words.english)};
    for (const Argument& argument : words.arguments)
        std::visit(
            [&array](const auto& each) {
                using Each = std::decay_t<decltype(each)>;
                if constexpr (std::is_same_v<Each, std::string>)
                    array.append(text(each));
                else if constexpr (std::is_same_v<Each, double>)
                    array.append(QJsonArray{each});
                else
                    array.append(static_cast<qint64>(each));
            },
            argument);
    return array;
}

QJsonObject toJson(const Alternative& choice)
{
    QJsonObject object{{"action", text(choice.action)}, {"share", toJson(choice.share)}, {"frequency", choice.frequency}};
    if (choice.points)
        object["points"] = toJson(*choice.points);
    if (!choice.why.empty())
        object["why"] = toJson(choice.why);
    return object;
}

QJsonValue toJson(const std::optional<Appraisal>& appraisal)
{
    if (!appraisal)
        return QJsonValue::Null;
    QJsonObject object{{"share", toJson(appraisal->share)}};
    if (appraisal->points)
        object["points"] = toJson(*appraisal->points);
    if (appraisal->between)
        object["between"] = toJson(*appraisal->between);
    if (appraisal->expected)
        object["expected"] = toJson(*appraisal->expected);
    if (appraisal->isBlind)
        object["blind"] = true;
    if (appraisal->isLong)
        object["long"] = true;
    if (!appraisal->choices.empty()) {
        QJsonArray choices;
        for (const Alternative& choice : appraisal->choices)
            choices.append(toJson(choice));
        object["choices"] = choices;
    }
    return object;
}

/// Reads fields and remembers whether all were valid.
class Reader {
public:
    bool isSound() const { return isSound_; }

    int whole(const QJsonValue& value, int low, int high)
    {
        const double number = value.toDouble(low - 1.0);
        if (expect(number >= low && number <= high && number == std::floor(number)))
            return static_cast<int>(number);
        return low;
    }
    double number(const QJsonValue& value)
    {
        expect(value.isDouble());
        return value.toDouble();
    }
    std::string words(const QJsonValue& value)
    {
        expect(value.isString());
        return value.toString().toStdString();
    }
    QJsonArray array(const QJsonValue& value)
    {
        expect(value.isArray());
        return value.toArray();
    }
    Estimate estimate(const QJsonValue& value)
    {
        const QJsonArray both = array(value);
        expect(both.size() == 2);
        return {number(both.at(0)), number(both.at(1))};
    }
    std::optional<Estimate> optionalEstimate(const QJsonValue& value)
    {
        return value.isUndefined() ? std::nullopt : std::optional(estimate(value));
    }
    KeptSentence why(const QJsonValue& value)
    {
        KeptSentence why;
        if (value.isUndefined())
            return why;
        const QJsonArray parts = array(value);
        expect(parts.size() >= 2);
        why.context = words(parts.at(0));
        why.english = words(parts.at(1));
        for (qsizetype i = 2; i < parts.size(); ++i)
            why.arguments.push_back(argument(parts.at(i)));
        return why;
    }
    Alternative choice(const QJsonObject& object)
    {
        return {words(object["action"]), estimate(object["share"]), optionalEstimate(object["points"]),
                number(object["frequency"]), why(object["why"])};
    }
    std::optional<Appraisal> appraisal(const QJsonValue& value)
    {
        if (value.isNull())
            return std::nullopt;
        expect(value.isObject());
        const QJsonObject object = value.toObject();
        Appraisal appraisal;
        appraisal.share = estimate(object["share"]);
        appraisal.points = optionalEstimate(object["points"]);
        appraisal.between = optionalEstimate(object["between"]);
        appraisal.expected = optionalEstimate(object["expected"]);
        appraisal.isBlind = object["blind"].toBool();
        appraisal.isLong = object["long"].toBool();
        if (object.contains("choices"))
            for (const QJsonValue& each : array(object["choices"]))
                appraisal.choices.push_back(choice(each.toObject()));
        return appraisal;
    }
    ReviewedStep step(const QJsonValue& value)
    {
        ReviewedStep step;
        std::string line = words(value);
        step.together = line.starts_with('&');
        if (step.together)
            line.erase(0, 1);
        const std::size_t space = line.find(' ');
        if (!expect(space == 1 && (line[0] == '*' || (line[0] >= '0' && line[0] < '0' + kMaxSeats))))
            return step;
        step.who = line[0] == '*' ? kChanceSeat : line[0] - '0';
        step.text = line.substr(2);
        return step;
    }

private:
    bool expect(bool holds)
    {
        isSound_ = isSound_ && holds;
        return holds;
    }
    Argument argument(const QJsonValue& value)
    {
        if (value.isString())
            return value.toString().toStdString();
        if (value.isArray())
            return number(value.toArray().at(0));
        expect(value.isDouble());
        return static_cast<long long>(value.toInteger());
    }

    bool isSound_ = true;
};

} // namespace

QByteArray toJson(const Review& review)
{
    QJsonArray steps;
    for (const ReviewedStep& step : review.steps)
        steps.append(text((step.together ? "&" : "") + (step.who < 0 ? std::string("*") : std::to_string(step.who)) + " "
                          + step.text));
    QJsonArray positions;
    for (const auto& position : review.positions)
        positions.append(toJson(position));
    const QJsonObject object{{"review", kReviewVersion}, {"game", text(review.game)}, {"analyst", review.analyst},
                             {"seat", review.seat},      {"seats", review.seats},     {"over", review.isOver},
                             {"steps", steps},           {"positions", positions}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Expected<Review> reviewFromJson(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    const QJsonObject object = document.object();
    if (object["review"].toInt() != kReviewVersion)
        return Error(SAY("Error", "this is not a review that this program can read"));
    Reader reader;
    Review review;
    review.game = reader.words(object["game"]);
    review.analyst = reader.whole(object["analyst"], 0, 1'000'000);
    review.seats = reader.whole(object["seats"], 1, kMaxSeats);
    review.seat = reader.whole(object["seat"], 0, review.seats - 1);
    review.isOver = object["over"].toBool();
    for (const QJsonValue& step : reader.array(object["steps"]))
        review.steps.push_back(reader.step(step));
    for (const QJsonValue& position : reader.array(object["positions"]))
        review.positions.push_back(reader.appraisal(position));
    if (!reader.isSound() || (!review.positions.empty() && review.positions.size() != review.steps.size() + 1))
        return Error(SAY("Error", "this review is damaged"));
    return review;
}

} // namespace parlour
