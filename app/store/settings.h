// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The settings of a person: looks, language, pace, the last new game of each kind and the level of the players in it. An INI
// file in the program's own folder. Read and written by the window; knows no widgets. Invalid values (edited by hand, from
// another version) are read as the default.
#pragma once

#include "app/store/key_map.h"
#include "engine/core/rules_text.h"

#include <QDateTime>
#include <QMap>
#include <QObject>
#include <QSettings>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// The choices of the settings page, as one plain value.
struct Preferences {
    /// The cloth of the table.
    enum class Ground { Felt, Slate, HighContrast, Wine, Pine };
    enum class Mode {
        System, ///< light or dark as the system is
        Light,
        Dark,
    };
    /// The loudness.
    enum class Sound { Off, Soft, Medium, Loud };
    /// The losses on which a person's moves are questioned before they are made.
    enum class Tutor {
        Off,
        Blunders,
        All, ///< from doubtful moves on
    };
    /// Whether a person may take back moves that revealed something new.
    enum class Undo {
        Ask, ///< each time
        Always,
        Never,
    };

    Ground ground = Ground::Felt;
    Mode mode = Mode::Dark;
    bool fourColour = false;
    QString deck; ///< id of a deck; empty: the built-in one
    double pace = 1; ///< one of kPaces
    QString language; ///< "fr"; empty: the system's
    bool reducedMotion = false;
    int textSize = 100; ///< of all that the window shows, one of kTextSizes; from the next start
    bool shareCommands = false; ///< copies and exports hold the commands and messages of bots in other processes
    Sound sound = Sound::Soft;
    bool rollsDice = true; ///< a person starts the dice, also for the first roll of a turn
    Undo undoOverReveals = Undo::Ask;
    bool confirmsTaps = false; ///< the first tap on an action selects it, the second makes it
    /// Whether pointless questions (ObviousAnswers) are answered without the person, by game. A game is absent until the
    /// person has been asked.
    QMap<QString, bool> answersPlain;
    QMap<QString, bool> wheels; ///< training wheels, which show counts, by game; absent: off
    Tutor tutor = Tutor::Off;
    QString name; ///< of the person; empty: "You"
    int portrait = -1; ///< of the person, an index of the drawn ones; -1: a plain symbol
    int cardBack = 0; ///< of the built-in deck, below kCardBacks
    bool russianLetters = false; ///< on the court cards of the built-in deck
    bool panelOpen = false; ///< the side panel while playing
    bool showsChance = false; ///< the side panel shows the chance to win
    // The loss of a decision from which it has that name, in percentage points of the win (points, where a person plays
    // alone); rising.
    int doubtful = 2;
    int mistake = 5;
    int blunder = 10;
    KeyMap keys; ///< shortcuts that the person changed

    bool operator==(const Preferences&) const = default;
};

/// The upper limit of the three thresholds.
inline constexpr int kLargestThreshold = 50;

inline constexpr int kCardBacks = 4;
inline constexpr int kPortraits = 8; ///< offered for the person
inline constexpr int kLongestName = 40; ///< characters

/// No movement, half, as designed, double and fourfold speed.
inline constexpr double kPaces[] = {0, 0.5, 1, 2, 4};

/// Percent of the designed size.
inline constexpr int kTextSizes[] = {100, 125, 150, 175, 200};

/// Rules and seats of the last new game of a kind.
struct LastGame {
    RuleMap rules;
    std::vector<std::string> seats;
    bool operator==(const LastGame&) const = default;
};

/// A program that the person allowed to play.
struct KnownProgram {
    std::string id; ///< "exec:COMMAND"
    QString name; ///< as it names itself
    QStringList games;
    QString ownName = {}; ///< the person's name for it; empty: `name`
    const QString& shownName() const { return ownName.isEmpty() ? name : ownName; }
    bool operator==(const KnownProgram&) const = default;
};

class Settings : public QObject {
    Q_OBJECT

public:
    explicit Settings(const QString& file, QObject* parent = nullptr);

    const Preferences& preferences() const { return preferences_; }
    /// Stores and announces the preferences; does nothing if they are the same.
    void setPreferences(const Preferences& preferences);
    /// Applies an edit to the current preferences.
    template <class Edit>
    void change(Edit edit)
    {
        Preferences preferences = preferences_;
        edit(preferences);
        setPreferences(preferences);
    }

    std::optional<LastGame> lastGame(const QString& game) const;
    void setLastGame(const QString& game, const LastGame& last);

    /// The progress of a game's lesson.
    struct LessonState {
        bool offered = false; ///< the person was offered it once, and to go on with it once it was left
        bool finished = false;
        int stop = 0; ///< index of the stop to continue at; the lesson knows how many there are
        QDateTime leftAt = {}; ///< when it was left at that stop; invalid: not known
        bool operator==(const LessonState&) const = default;
    };
    LessonState lesson(const QString& game) const;
    void setLesson(const QString& game, const LessonState& state);

    /// The level of our own players ("club") last chosen for a game; empty: none yet.
    std::string level(const QString& game) const;
    void setLevel(const QString& game, const std::string& level);

    /// The bot that last took the person's seat in a game that was played on from another; empty: none yet.
    std::string standIn(const QString& game) const;
    void setStandIn(const QString& game, const std::string& bot);

    /// The name of the last other person who got a seat at this screen; empty: none yet.
    QString guest() const;
    void setGuest(const QString& name);

    /// Whether the person plays a game for credits; nullopt: not chosen yet.
    std::optional<bool> playsForCredits(const QString& game) const;
    void setPlaysForCredits(const QString& game, bool on);

    /// A deck that the person has built for a game, in the game's notation.
    struct OwnDeck {
        QString name;
        QStringList cards;
        bool operator==(const OwnDeck&) const = default;
    };
    std::vector<OwnDeck> decks(const QString& game) const;
    /// The oldest beyond a limit are forgotten.
    void setDecks(const QString& game, std::vector<OwnDeck> decks);
    /// The cards of the deck last played with; empty: none yet.
    QStringList lastDeck(const QString& game) const;
    void setLastDeck(const QString& game, const QStringList& cards);

    /// Allowed programs, the latest first. The window starts no others.
    std::vector<KnownProgram> programs() const;
    bool knowsProgram(const std::string& id) const;
    /// Puts it first; the oldest beyond a limit are forgotten.
    void rememberProgram(const KnownProgram& program);
    void forgetProgram(const std::string& id);
    /// An empty name restores the program's own.
    void renameProgram(const std::string& id, const QString& name);

    /// Paths of the contests that wait to be played, the next first.
    QStringList contestQueue() const;
    void setContestQueue(const QStringList& paths);
    /// The mean duration of a match of a contest's preset on this computer, in seconds; 0: not measured yet.
    double secondsPerMatch(const QString& preset) const;
    void setSecondsPerMatch(const QString& preset, double seconds);

    /// Folders of unfinished games besides the program's own, chosen when that refused.
    QStringList savedGamesFolders() const;
    void addSavedGamesFolder(const QString& folder);

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
