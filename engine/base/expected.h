// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A value or an error with a sentence. The result of reading foreign input; never thrown.
#pragma once

#include "engine/base/sentence.h"

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

namespace parlour {

/// The reason for a failure: the problem, its place, and the allowed input.
struct Error {
    Error() = default;
    Error(Text pattern, std::vector<Argument> values = {}) : sentence(pattern, std::move(values)) {}
    std::string english() const { return sentence.english(); }

    Sentence sentence;
};

template <class T>
class [[nodiscard]] Expected {
public:
    Expected(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Expected(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const { return content_.index() == 0; }
    const T& operator*() const& { return std::get<0>(content_); }
    T& operator*() & { return std::get<0>(content_); }
    T&& operator*() && { return std::get<0>(std::move(content_)); }
    const T* operator->() const { return &std::get<0>(content_); }
    T* operator->() { return &std::get<0>(content_); }
    const Error& error() const { return std::get<1>(content_); }
    /// The value without the reason; nullopt if there is none.
    std::optional<T> optional() const { return *this ? std::optional<T>(**this) : std::nullopt; }
    /// True if there is a value and it equals `value`.
    bool operator==(const T& value) const { return *this && **this == value; }

private:
    std::variant<T, Error> content_;
};

template <>
class [[nodiscard]] Expected<void> {
public:
    Expected() = default;
    Expected(Error error) : error_(std::move(error)), failed_(true) {}

    explicit operator bool() const { return !failed_; }
    const Error& error() const
    {
        assert(failed_);
        return error_;
    }

private:
    Error error_;
    bool failed_ = false;
};

} // namespace parlour
