// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson as data: recorded deals of a game, with sentences at steps and the accepted answers. Read from resources/lessons,
// whose README describes the format. Used by the lesson controller and tests; knows no game, widget or table.
#pragma once

#include "engine/record/record.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace parlour {

/// A stop of a lesson: waits for "Next" after a sentence, or for the person's move.
struct LessonStop {
    /// The reason against answers that match `pattern`, in the game's notation. A final * matches anything; without it the
    /// order of words does not matter, since dice are held in any order.
    struct Reason {
        std::string pattern;
        QString text; ///< key
        bool operator==(const Reason&) const = default;
    };
    int part = 0; ///< index of the record in Lesson::parts
    int step = 0; ///< number of steps of the record before this stop
    QString text; ///< key of the sentence
    QStringList pieces = {}; ///< ids of the pieces to be marked on the table
    bool asks = false; ///< the person makes the next step of the record
    std::vector<std::string> also = {}; ///< further accepted answers, as patterns
    std::vector<Reason> wrong = {}; ///< the first match applies; the last one matches all
    bool operator==(const LessonStop&) const = default;
};

struct Lesson {
    std::string game;
    int minutes = 4; ///< typical duration
    std::vector<Record> parts; ///< unfinished games, all legal
    std::vector<LessonStop> stops; ///< in order, by part and step; the last asks nothing

    const Record& recordOf(const LessonStop& stop) const { return parts[static_cast<std::size_t>(stop.part)]; }
    /// The record up to a stop.
    Record recordAt(const LessonStop& stop) const;
    /// The recorded answer at a stop that asks.
    const std::string& answerAt(const LessonStop& stop) const;
    bool operator==(const Lesson&) const = default;
};

/// The sentences of a lesson by their keys.
using LessonTexts = QHash<QString, QString>;

/// Whether an action matches a pattern of LessonStop.
bool fitsPattern(const std::string& pattern, const std::string& action);
/// Whether `action` is accepted at a stop that asks.
bool isRight(const Lesson& lesson, const LessonStop& stop, const std::string& action);
/// The key of the reason against `action`; empty if none matches.
QString reasonAgainst(const LessonStop& stop, const std::string& action);

/// Reads a lesson. Checks every field, and every step by the rules, also after each further accepted answer. Errors name the
/// field or the step.
Expected<Lesson> parseLesson(const QByteArray& json);
/// Reads a JSON object whose values are texts.
Expected<LessonTexts> parseLessonTexts(const QByteArray& json);

/// Whether the program has a lesson of this game.
bool hasLesson(const std::string& game);
/// The lesson of a game that has one.
Expected<Lesson> lessonOf(const std::string& game);
/// The texts of the game's lesson in `language` ("fr", "zh_CN", or a locale such as "fr_CA"), else in English.
LessonTexts lessonTexts(const std::string& game, const QString& language);
/// The minutes of a game's lesson, without a check of the rest; 0 if there is no lesson.
int lessonMinutes(const std::string& game);

} // namespace parlour
