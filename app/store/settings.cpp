// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/settings.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

const QStringList kGrounds{"felt", "slate", "contrast", "wine", "pine"};
const QStringList kModes{"system", "light", "dark"};
const QStringList kSounds{"off", "soft", "medium", "loud"};
const QStringList kTutors{"off", "blunders", "all"};
const QStringList kUndos{"ask", "always", "never"};
constexpr auto kAnswersPlain = "answers-by-itself";
constexpr auto kWheels = "training-wheels";

constexpr int kMaxPrograms = 12;
constexpr std::size_t kMaxDecks = 40;

template <class Enum>
Enum choice(const QSettings& file, const QString& key, const QStringList& names, Enum defaultValue)
{
    const auto at = names.indexOf(file.value(key).toString());
    return at < 0 ? defaultValue : static_cast<Enum>(at);
}

template <class Enum>
QString nameOf(const QStringList& names, Enum value)
{
    return names[static_cast<qsizetype>(value)];
}

double paceFrom(const QSettings& file)
{
    const double pace = file.value("pace", 1.0).toDouble();
    return std::find(std::begin(kPaces), std::end(kPaces), pace) == std::end(kPaces) ? 1.0 : pace;
}

int textSizeFrom(const QSettings& file)
{
    const int size = file.value("text-size", 100).toInt();
    return std::find(std::begin(kTextSizes), std::end(kTextSizes), size) == std::end(kTextSizes) ? 100 : size;
}

int numberFrom(const QSettings& file, const QString& key, int low, int high, int defaultValue)
{
    bool isNumber = false;
    const int number = file.value(key, defaultValue).toInt(&isNumber);
    return isNumber && number >= low && number <= high ? number : defaultValue;
}

/// Reads the three thresholds. Thresholds that do not rise are ignored altogether.
void readThresholds(const QSettings& file, Preferences& preferences)
{
    const int doubtful = file.value("doubtful", preferences.doubtful).toInt();
    const int mistake = file.value("mistake", preferences.mistake).toInt();
    const int blunder = file.value("blunder", preferences.blunder).toInt();
    if (doubtful < 1 || mistake < doubtful || blunder < mistake || blunder > kLargestThreshold)
        return;
    preferences.doubtful = doubtful;
    preferences.mistake = mistake;
    preferences.blunder = blunder;
}

/// Reads the setting also as older files have it: "true" for always, and "false" from persons who were never asked.
Preferences::Undo readUndo(const QSettings& file)
{
    const bool wasOn = file.value("undo-over-reveals").toString() == QLatin1String("true");
    return wasOn ? Preferences::Undo::Always : choice(file, "undo-over-reveals", kUndos, Preferences::Undo::Ask);
}

QMap<QString, bool> readSwitches(QSettings& file, const QString& group)
{
    QMap<QString, bool> switches;
    file.beginGroup(group);
    for (const QString& key : file.childKeys())
        switches.insert(key, file.value(key).toBool());
    file.endGroup();
    return switches;
}

void writeSwitches(QSettings& file, const QString& group, const QMap<QString, bool>& switches)
{
    for (auto each = switches.begin(); each != switches.end(); ++each)
        file.setValue(group + '/' + each.key(), each.value());
}

QString gameKey(const QString& game, const char* what)
{
    return QString("last-%1/%2").arg(game, what);
}

} // namespace

Settings::Settings(const QString& file, QObject* parent) : QObject(parent), file_(file, QSettings::IniFormat)
{
    Preferences& p = preferences_;
    p.ground = choice(file_, "table", kGrounds, p.ground);
    p.mode = choice(file_, "mode", kModes, p.mode);
    p.fourColour = file_.value("four-colour", p.fourColour).toBool();
    p.deck = file_.value("deck").toString();
    p.pace = paceFrom(file_);
    p.language = file_.value("language").toString();
    p.shareCommands = file_.value("share-commands", p.shareCommands).toBool();
    p.reducedMotion = file_.value("reduced-motion", p.reducedMotion).toBool();
    p.textSize = textSizeFrom(file_);
    p.sound = choice(file_, "sound", kSounds, p.sound);
    p.tutor = choice(file_, "tutor", kTutors, p.tutor);
    p.undoOverReveals = readUndo(file_);
    p.confirmsTaps = file_.value("confirm-taps", p.confirmsTaps).toBool();
    p.answersPlain = readSwitches(file_, kAnswersPlain);
    p.wheels = readSwitches(file_, kWheels);
    p.rollsDice = file_.value("rolls-dice", p.rollsDice).toBool();
    p.name = file_.value("name").toString().left(kLongestName);
    p.portrait = numberFrom(file_, "portrait", -1, kPortraits - 1, p.portrait);
    p.cardBack = numberFrom(file_, "card-back", 0, kCardBacks - 1, p.cardBack);
    p.russianLetters = file_.value("russian-letters", p.russianLetters).toBool();
    p.panelOpen = file_.value("panel", p.panelOpen).toBool();
    p.showsChance = file_.value("chance", p.showsChance).toBool();
    readThresholds(file_, p);
}

void Settings::setPreferences(const Preferences& preferences)
{
    if (preferences == preferences_)
        return;
    const Preferences before = std::exchange(preferences_, preferences);
    const Preferences& p = preferences_;
    file_.setValue("table", nameOf(kGrounds, p.ground));
    file_.setValue("mode", nameOf(kModes, p.mode));
    file_.setValue("four-colour", p.fourColour);
    file_.setValue("deck", p.deck);
    file_.setValue("pace", p.pace);
    file_.setValue("language", p.language);
    file_.setValue("reduced-motion", p.reducedMotion);
    file_.setValue("text-size", p.textSize);
    file_.setValue("share-commands", p.shareCommands);
    file_.setValue("sound", nameOf(kSounds, p.sound));
    file_.setValue("tutor", nameOf(kTutors, p.tutor));
    file_.setValue("undo-over-reveals", nameOf(kUndos, p.undoOverReveals));
    file_.setValue("confirm-taps", p.confirmsTaps);
    writeSwitches(file_, kAnswersPlain, p.answersPlain);
    writeSwitches(file_, kWheels, p.wheels);
    file_.setValue("rolls-dice", p.rollsDice);
    file_.setValue("name", p.name);
    file_.setValue("portrait", p.portrait);
    file_.setValue("card-back", p.cardBack);
    file_.setValue("russian-letters", p.russianLetters);
    file_.setValue("panel", p.panelOpen);
    file_.setValue("chance", p.showsChance);
    file_.setValue("doubtful", p.doubtful);
    file_.setValue("mistake", p.mistake);
    file_.setValue("blunder", p.blunder);
    emit changed(before);
}

std::optional<LastGame> Settings::lastGame(const QString& game) const
{
    const auto rules = parseRuleMap(file_.value(gameKey(game, "rules")).toStringList().join(',').toStdString());
    LastGame last;
    for (const QString& seat : file_.value(gameKey(game, "seats")).toStringList())
        last.seats.push_back(seat.toStdString());
    if (!rules || last.seats.empty())
        return std::nullopt;
    last.rules = *rules;
    return last;
}

void Settings::setLastGame(const QString& game, const LastGame& last)
{
    QStringList seats;
    for (const std::string& seat : last.seats)
        seats << QString::fromStdString(seat);
    file_.setValue(gameKey(game, "rules"), QString::fromStdString(toText(last.rules)).split(','));
    file_.setValue(gameKey(game, "seats"), seats);
}

Settings::LessonState Settings::lesson(const QString& game) const
{
    const auto value = [&](const char* key) { return file_.value(QString("lesson-%1/%2").arg(game, key)); };
    return {value("offered").toBool(), value("finished").toBool(), std::max(value("stop").toInt(), 0),
            value("left").toDateTime()};
}

void Settings::setLesson(const QString& game, const LessonState& state)
{
    const auto keep = [&](const char* key, const QVariant& value) {
        file_.setValue(QString("lesson-%1/%2").arg(game, key), value);
    };
    keep("offered", state.offered);
    keep("finished", state.finished);
    keep("stop", state.stop);
    keep("left", state.leftAt.toString(Qt::ISODate));
}

std::string Settings::level(const QString& game) const
{
    return file_.value(gameKey(game, "level")).toString().toStdString();
}

void Settings::setLevel(const QString& game, const std::string& level)
{
    file_.setValue(gameKey(game, "level"), QString::fromStdString(level));
}

double Settings::secondsPerMatch(const QString& preset) const
{
    const double seconds = file_.value("presets/" + preset).toDouble();
    return std::isfinite(seconds) && seconds > 0 ? seconds : 0;
}

void Settings::setSecondsPerMatch(const QString& preset, double seconds)
{
    file_.setValue("presets/" + preset, seconds);
}

std::string Settings::standIn(const QString& game) const
{
    return file_.value(gameKey(game, "stand-in")).toString().toStdString();
}

void Settings::setStandIn(const QString& game, const std::string& bot)
{
    file_.setValue(gameKey(game, "stand-in"), QString::fromStdString(bot));
}

std::optional<bool> Settings::playsForCredits(const QString& game) const
{
    const QVariant chosen = file_.value(gameKey(game, "credits"));
    return chosen.isValid() ? std::optional(chosen.toBool()) : std::nullopt;
}

void Settings::setPlaysForCredits(const QString& game, bool on)
{
    file_.setValue(gameKey(game, "credits"), on);
}

std::vector<Settings::OwnDeck> Settings::decks(const QString& game) const
{
    std::vector<OwnDeck> decks;
    for (std::size_t i = 0; i < kMaxDecks; ++i) {
        const QString key = QString("decks-%1/%2-").arg(game).arg(i);
        if (const QString name = file_.value(key + "name").toString().left(kLongestName); !name.isEmpty())
            decks.push_back({name, file_.value(key + "cards").toStringList()});
    }
    return decks;
}

void Settings::setDecks(const QString& game, std::vector<OwnDeck> decks)
{
    if (decks.size() > kMaxDecks)
        decks.erase(decks.begin(), decks.end() - kMaxDecks);
    file_.remove("decks-" + game);
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const QString key = QString("decks-%1/%2-").arg(game).arg(i);
        file_.setValue(key + "name", decks[i].name);
        file_.setValue(key + "cards", decks[i].cards);
    }
}

QStringList Settings::lastDeck(const QString& game) const
{
    return file_.value(gameKey(game, "deck")).toStringList();
}

void Settings::setLastDeck(const QString& game, const QStringList& cards)
{
    file_.setValue(gameKey(game, "deck"), cards);
}

std::vector<KnownProgram> Settings::programs() const
{
    std::vector<KnownProgram> programs;
    for (int i = 0; i < kMaxPrograms; ++i) {
        const QString key = QString("program-%1/").arg(i);
        const QString id = file_.value(key + "command").toString();
        if (!id.isEmpty())
            programs.push_back({id.toStdString(), file_.value(key + "name").toString(),
                                file_.value(key + "games").toStringList(),
                                file_.value(key + "own-name").toString().left(kLongestName)});
    }
    return programs;
}

void Settings::setPrograms(const std::vector<KnownProgram>& programs)
{
    for (int i = 0; i < kMaxPrograms; ++i) {
        const QString key = QString("program-%1").arg(i);
        file_.remove(key);
        if (static_cast<std::size_t>(i) >= programs.size())
            continue;
        const KnownProgram& program = programs[static_cast<std::size_t>(i)];
        file_.setValue(key + "/command", QString::fromStdString(program.id));
        file_.setValue(key + "/name", program.name);
        file_.setValue(key + "/games", program.games);
        if (!program.ownName.isEmpty())
            file_.setValue(key + "/own-name", program.ownName);
    }
}

bool Settings::knowsProgram(const std::string& id) const
{
    const auto known = programs();
    return std::any_of(known.begin(), known.end(), [&](const KnownProgram& each) { return each.id == id; });
}

void Settings::rememberProgram(const KnownProgram& program)
{
    std::vector<KnownProgram> all = programs();
    KnownProgram kept = program;
    for (const KnownProgram& each : all)
        if (each.id == program.id && kept.ownName.isEmpty())
            kept.ownName = each.ownName;
    std::erase_if(all, [&](const KnownProgram& each) { return each.id == program.id; });
    all.insert(all.begin(), kept);
    setPrograms(all);
}

void Settings::renameProgram(const std::string& id, const QString& name)
{
    std::vector<KnownProgram> all = programs();
    for (KnownProgram& each : all)
        if (each.id == id)
            each.ownName = name == each.name ? QString() : name.left(kLongestName);
    setPrograms(all);
}

void Settings::forgetProgram(const std::string& id)
{
    std::vector<KnownProgram> all = programs();
    std::erase_if(all, [&](const KnownProgram& each) { return each.id == id; });
    setPrograms(all);
}

QStringList Settings::contestQueue() const
{
    return file_.value("contests/queue").toStringList();
}

void Settings::setContestQueue(const QStringList& paths)
{
    file_.setValue("contests/queue", paths);
}

QStringList Settings::savedGamesFolders() const
{
    return file_.value("saved-games/folders").toStringList();
}

void Settings::addSavedGamesFolder(const QString& folder)
{
    QStringList folders = savedGamesFolders();
    folders.removeAll(folder);
    file_.setValue("saved-games/folders", folders << folder);
}

QByteArray Settings::windowGeometry() const
{
    return file_.value("window").toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    file_.setValue("window", geometry);
}

} // namespace parlour
