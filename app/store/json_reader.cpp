// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/json_reader.h"

#include <algorithm>

namespace parlour {

void JsonReader::allowOnly(std::initializer_list<const char*> names) const
{
    const QJsonObject object = value_.toObject();
    for (const QString& key : object.keys())
        if (std::none_of(names.begin(), names.end(), [&](const char* each) { return key == QLatin1String(each); }))
            JsonReader({}, *this, key).expect(false, SAY("Error", "the field \"%1\" is not known"));
}

bool JsonReader::truth() const
{
    expect(value_.isBool(), SAY("Error", "the field \"%1\" must be true or false"));
    return value_.toBool();
}

int JsonReader::whole(int low, int high) const
{
    const double number = value_.toDouble(std::nan(""));
    const bool isSound = expect(number >= low && number <= high && number == std::floor(number),
                                SAY("Error", "the field \"%1\" must be a whole number from %2 to %3"),
                                {static_cast<long long>(low), static_cast<long long>(high)});
    return isSound ? static_cast<int>(number) : low;
}

double JsonReader::number(double low, double high) const
{
    const double number = value_.toDouble(std::nan(""));
    const bool isSound = expect(number >= low && number <= high, kBadField);
    return isSound ? number : 0;
}

QString JsonReader::text() const
{
    expect(value_.isString(), SAY("Error", "the field \"%1\" must be a text"));
    return value_.toString();
}

void JsonReader::fail(const Error& problem) const
{
    if (!problem_)
        problem_ = problem;
}

bool JsonReader::expect(bool holds, Text pattern, std::vector<Argument> values) const
{
    if (holds || problem_)
        return holds;
    values.insert(values.begin(), path().toStdString());
    fail(Error(pattern, std::move(values)));
    return false;
}

QString JsonReader::path() const
{
    if (!parent_)
        return {};
    const QString before = parent_->path();
    if (index_ >= 0)
        return before + QString("[%1]").arg(index_);
    return before.isEmpty() ? field_ : before + '.' + field_;
}

} // namespace parlour
