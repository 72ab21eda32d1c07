// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson as data: recorded deals of a game, with sentences tied to their steps and the answers that count as right. Read
// from resources/lessons, whose README describes the shape. Called by the desk that gives a lesson and by tests; knows no
// game, no widget and no table.
#pragma once

#include "engine/record/record.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace parlour {

/// A place where a lesson waits: for "Next" after a sentence, or for the person's move.
struct LessonStop {
    /// Why an answer is not the one: for actions that fit `pattern`, in the game's notation; a * at its end fits anything.
    /// Without it the order of words does not count, since dice are held in any order.
    struct Reason {
        std::string pattern;
        QString text; ///< key
        bool operator==(const Reason&) const = default;
    };
    int part = 0; ///< which of the lesson's records
    int step = 0; ///< so many of its steps were taken
    QString text; ///< key of the sentence
    QStringList pieces = {}; ///< ids of what is spoken of, to be marked on the table
    bool asks = false; ///< the person makes the next step of the record
    std::vector<std::string> also = {}; ///< answers that count as right beside that step, as patterns
    std::vector<Reason> wrong = {}; ///< in order: the first that fits tells; the last fits all
    bool operator==(const LessonStop&) const = default;
};

struct Lesson {
    std::string game;
    int minutes = 4; ///< that it takes
    std::vector<Record> parts; ///< unfinished games, all sound
    std::vector<LessonStop> stops; ///< in order, by part and step; the last asks nothing

    const Record& recordOf(const LessonStop& stop) const { return parts[static_cast<std::size_t>(stop.part)]; }
    /// The record as it stands at a stop.
    Record recordAt(const LessonStop& stop) const;
    /// What the person is to answer at a stop that asks.
    const std::string& answerAt(const LessonStop& stop) const;
    bool operator==(const Lesson&) const = default;
};

/// The sentences of a lesson by their keys.
using LessonTexts = QHash<QString, QString>;

/// Does an action fit a pattern of LessonStop?
bool fitsPattern(const std::string& pattern, const std::string& action);
/// Whether `action` counts as right at a stop that asks.
bool isRight(const Lesson& lesson, const LessonStop& stop, const std::string& action);
/// The key of why `action`, which is not right, is not the one.
QString reasonAgainst(const LessonStop& stop, const std::string& action);

/// Never trusts: every field is checked, and every step goes through the rules, those after each of the other right
/// answers, too. Errors name the field or the step.
Expected<Lesson> parseLesson(const QByteArray& json);
/// An object of texts.
Expected<LessonTexts> parseLessonTexts(const QByteArray& json);

/// Whether the program has a lesson of this game.
bool hasLesson(const std::string& game);
/// The lesson of a game that has one.
Expected<Lesson> lessonOf(const std::string& game);
/// Its texts in `language` ("fr", "zh_CN", or as a locale is called, "fr_CA"), in English if there are none.
LessonTexts lessonTexts(const std::string& game, const QString& language);
/// The minutes that the lesson of a game takes, without the rest being checked; 0: it has none.
int lessonMinutes(const std::string& game);

} // namespace parlour
