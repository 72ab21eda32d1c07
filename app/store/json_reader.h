// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads JSON that is not trusted: a place in it knows its path, checks what it is read as, and reports the first problem of
// the whole text. After a problem, values of the right type are still returned, so that readers need no branches. Used by
// all rooms that read JSON.
#pragma once

#include "engine/base/expected.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <cmath>
#include <initializer_list>
#include <limits>
#include <string>

namespace parlour {

/// For expect(), where no more can be said.
inline constexpr Text kBadField = SAY("Error", "the field \"%1\" is missing or invalid");

class JsonReader {
public:
    /// The top of a text. Puts the first problem into `problem`, which outlives all places.
    JsonReader(QJsonValue top, std::optional<Error>& problem) : value_(std::move(top)), problem_(problem) {}

    /// A field of this object, which must outlive it; absent if this is no object or has no such field.
    JsonReader operator[](const char* field) const& { return {value_[QLatin1String(field)], *this, QLatin1String(field)}; }
    JsonReader operator[](const char* field) const&& = delete;
    /// Calls `read` with each item; with none if this is no list.
    template <class Read>
    void forItems(Read read) const
    {
        const QJsonArray array = value_.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            read(JsonReader(array[i], *this, {}, i));
    }
    /// Calls `read` with the name and the value of each field; with none if this is no object.
    template <class Read>
    void forFields(Read read) const
    {
        const QJsonObject object = value_.toObject();
        for (auto each = object.begin(); each != object.end(); ++each)
            read(each.key(), JsonReader(each.value(), *this, each.key()));
    }
    /// Allows no other fields of this object.
    void allowOnly(std::initializer_list<const char*> names) const;

    bool isThere() const { return !value_.isUndefined(); }
    const QJsonValue& value() const { return value_; }
    /// The number of items of this list; 0 if it is none.
    qsizetype size() const { return value_.toArray().size(); }
    bool truth() const;
    /// A whole number in these bounds, `low` after a problem.
    int whole(int low, int high) const;
    /// A number in these bounds.
    double number(double low = std::numeric_limits<double>::lowest(),
                  double high = std::numeric_limits<double>::max()) const;
    QString text() const;
    std::string bytes() const { return text().toStdString(); }

    /// Whether no problem was found, here or elsewhere in the text.
    bool isSound() const { return !problem_; }
    void fail(const Error& problem) const;
    /// Returns `holds`; if it does not, reports `pattern`, whose first place takes the path.
    bool expect(bool holds, Text pattern, std::vector<Argument> values = {}) const;
    /// The fields that lead here, as "rules.deck" or "seats[0]".
    QString path() const;

private:
    JsonReader(QJsonValue value, const JsonReader& parent, const QString& field, qsizetype index = -1)
        : value_(std::move(value)),
          problem_(parent.problem_),
          parent_(&parent),
          field_(field),
          index_(index)
    {
    }

    QJsonValue value_;
    std::optional<Error>& problem_;
    const JsonReader* parent_ = nullptr;
    QString field_; ///< name in the parent; empty in a list
    qsizetype index_ = -1; ///< in the parent, if that is a list
};

} // namespace parlour
