// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person chose: looks, language, pace, the last new game of each kind and the level of the players in it. An INI file
// in the program's own folder. Read and written by the window; knows no widgets. Values that do not make sense (edited by
// hand, from another version) are read as the default.
#pragma once

#include "engine/core/rules_text.h"

#include <QMap>
#include <QObject>
#include <QSettings>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// The choices of the Settings page, as one plain value.
struct Preferences {
    enum class Ground { Felt, Slate, HighContrast, Wine, Pine };
    enum class Mode { System, Light, Dark };
    enum class Sound { Off, Soft, Medium, Loud };
    /// Which of a person's moves are asked about before they are made.
    enum class Tutor { Off, Blunders, All };
    /// Whether a person may take back what has shown them something new.
    enum class Undo { Ask, Always, Never };

    Ground ground = Ground::Felt;
    Mode mode = Mode::Dark;
    bool fourColour = false;
    QString deck; ///< id of a deck; empty: the program's own
    double pace = 1; ///< one of kPaces
    QString language; ///< "fr"; empty: the system's
    bool reducedMotion = false;
    Sound sound = Sound::Soft;
    bool rollsDice = true; ///< a person lets the dice fall, also the first time in its turn
    Undo undoOverReveals = Undo::Ask;
    bool confirmsTaps = false; ///< the first tap on what acts selects it, the second makes it
    /// By game: whether its pointless questions (ObviousAnswers) are answered without the person. A game that is not
    /// there: the person has not been asked yet.
    QMap<QString, bool> answersPlain;
    QMap<QString, bool> wheels; ///< by game: training wheels, which show what could be counted; off where it is not there
    Tutor tutor = Tutor::Off;
    QString name; ///< of the person; empty: "You"
    int portrait = -1; ///< of the person, one of the drawn ones; -1: a sign
    int cardBack = 0; ///< of the program's own deck, one of kCardBacks
    bool russianLetters = false; ///< on the courts of the program's own deck
    bool panelOpen = false; ///< the side panel while playing
    bool showsChance = false; ///< the chance to win in the side panel
    // From what loss on a decision is called so, in points of chance (of the game, where one plays alone); rising.
    int doubtful = 2;
    int mistake = 5;
    int blunder = 10;

    bool operator==(const Preferences&) const = default;
};

/// The most that a threshold of the preferences can be.
inline constexpr int kLargestThreshold = 50;

inline constexpr int kCardBacks = 4;
inline constexpr int kPortraits = 8; ///< that a person chooses from
inline constexpr int kLongestName = 40; ///< characters

/// Off, half, as designed, double, fourfold.
inline constexpr double kPaces[] = {0, 0.5, 1, 2, 4};

/// Rules and seats of the last new game of one kind.
struct LastGame {
    RuleMap rules;
    std::vector<std::string> seats;
    bool operator==(const LastGame&) const = default;
};

/// Another program that plays here because the person said so.
struct KnownProgram {
    std::string id; ///< "exec:COMMAND"
    QString name; ///< as it called itself
    QStringList games;
    QString ownName = {}; ///< what the person calls it; empty: as it called itself
    const QString& shownName() const { return ownName.isEmpty() ? name : ownName; }
    bool operator==(const KnownProgram&) const = default;
};

class Settings : public QObject {
    Q_OBJECT

public:
    explicit Settings(const QString& file, QObject* parent = nullptr);

    const Preferences& preferences() const { return preferences_; }
    /// Stores and announces; nothing happens if nothing differs.
    void setPreferences(const Preferences& preferences);
    /// The same for some of them.
    template <class Edit>
    void change(Edit edit)
    {
        Preferences preferences = preferences_;
        edit(preferences);
        setPreferences(preferences);
    }

    std::optional<LastGame> lastGame(const QString& game) const;
    void setLastGame(const QString& game, const LastGame& last);

    /// What became of a game's lesson.
    struct LessonState {
        bool offered = false; ///< the person was asked once
        bool finished = false;
        int stop = 0; ///< where it goes on; the lesson knows how many there are
        bool operator==(const LessonState&) const = default;
    };
    LessonState lesson(const QString& game) const;
    void setLesson(const QString& game, const LessonState& state);

    /// The level of our own players ("club") that the person chose last for a game; empty: none yet.
    std::string level(const QString& game) const;
    void setLevel(const QString& game, const std::string& level);

    /// The last first. No other program is started by the window.
    std::vector<KnownProgram> programs() const;
    bool knowsProgram(const std::string& id) const;
    /// Puts it first; of many the oldest are forgotten.
    void rememberProgram(const KnownProgram& program);
    void forgetProgram(const std::string& id);
    /// Empty: as it called itself.
    void renameProgram(const std::string& id, const QString& name);

    /// Paths of contests that wait for their turn, the next first.
    QStringList contestQueue() const;
    void setContestQueue(const QStringList& paths);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

signals:
    void changed(const parlour::Preferences& before);

private:
    void setPrograms(const std::vector<KnownProgram>& programs);

    QSettings file_;
    Preferences preferences_;
};

} // namespace parlour
