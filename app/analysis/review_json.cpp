// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/review_json.h"

#include "app/store/json_reader.h"

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

Estimate estimateIn(const JsonReader& in)
{
    in.expect(in.size() == 2, kBadField);
    std::vector<double> both;
    in.forItems([&](const JsonReader& each) { both.push_back(each.number()); });
    both.resize(2);
    return {both[0], both[1]};
}

std::optional<Estimate> optionalIn(const JsonReader& in)
{
    return in.isThere() ? std::optional(estimateIn(in)) : std::nullopt;
}

Argument argumentIn(const JsonReader& in)
{
    if (in.value().isString())
        return in.bytes();
    if (in.value().isArray()) {
        double found = 0;
        in.forItems([&](const JsonReader& each) { found = each.number(); });
        return found;
    }
    in.number();
    return static_cast<long long>(in.value().toInteger());
}

KeptSentence sentenceIn(const JsonReader& in)
{
    KeptSentence sentence;
    in.expect(!in.isThere() || in.size() >= 2, kBadField);
    int place = 0;
    in.forItems([&](const JsonReader& each) {
        switch (place++) {
        case 0:
            sentence.context = each.bytes();
            break;
        case 1:
            sentence.english = each.bytes();
            break;
        default:
            sentence.arguments.push_back(argumentIn(each));
        }
    });
    return sentence;
}

Alternative choiceIn(const JsonReader& in)
{
    return {in["action"].bytes(), estimateIn(in["share"]), optionalIn(in["points"]), in["frequency"].number(),
            sentenceIn(in["why"])};
}

std::optional<Appraisal> appraisalIn(const JsonReader& in)
{
    if (in.value().isNull())
        return std::nullopt;
    in.expect(in.value().isObject(), kBadField);
    Appraisal appraisal;
    appraisal.share = estimateIn(in["share"]);
    appraisal.points = optionalIn(in["points"]);
    appraisal.between = optionalIn(in["between"]);
    appraisal.expected = optionalIn(in["expected"]);
    appraisal.isBlind = in["blind"].value().toBool();
    appraisal.isLong = in["long"].value().toBool();
    in["choices"].expect(!in["choices"].isThere() || in["choices"].value().isArray(), kBadField);
    in["choices"].forItems([&](const JsonReader& each) { appraisal.choices.push_back(choiceIn(each)); });
    return appraisal;
}

ReviewedStep stepIn(const JsonReader& in)
{
    ReviewedStep step;
    std::string line = in.bytes();
    step.together = line.starts_with('&');
    if (step.together)
        line.erase(0, 1);
    const bool isOfSeat = line.find(' ') == 1 && (line[0] == '*' || (line[0] >= '0' && line[0] < '0' + kMaxSeats));
    if (!in.expect(isOfSeat, kBadField))
        return step;
    step.who = line[0] == '*' ? kChanceSeat : line[0] - '0';
    step.text = line.substr(2);
    return step;
}

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
    std::optional<Error> problem;
    const JsonReader in(object, problem);
    Review review;
    review.game = in["game"].bytes();
    review.analyst = in["analyst"].whole(0, 1'000'000);
    review.seats = in["seats"].whole(1, kMaxSeats);
    review.seat = in["seat"].whole(0, review.seats - 1);
    review.isOver = object["over"].toBool();
    for (const char* list : {"steps", "positions"})
        in[list].expect(object[QLatin1String(list)].isArray(), kBadField);
    in["steps"].forItems([&](const JsonReader& each) { review.steps.push_back(stepIn(each)); });
    in["positions"].forItems([&](const JsonReader& each) { review.positions.push_back(appraisalIn(each)); });
    if (problem || (!review.positions.empty() && review.positions.size() != review.steps.size() + 1))
        return Error(SAY("Error", "this review is damaged"));
    return review;
}

} // namespace parlour
