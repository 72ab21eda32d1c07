// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/settings.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <type_traits>

namespace parlour {

namespace {

const QStringList kGrounds{"felt", "slate", "contrast", "wine", "pine"};
const QStringList kModes{"system", "light", "dark"};
const QStringList kSounds{"off", "soft", "medium", "loud"};
const QStringList kTutors{"off", "blunders", "all"};
const QStringList kUndos{"ask", "always", "never"};
constexpr int kMaxPrograms = 12;
constexpr std::size_t kMaxDecks = 40;

// A preference as the file has it: read() leaves the default where the file holds no valid value.

template <class Value>
void read(const QSettings& file, const char* key, Value& value)
{
    value = file.value(key, value).template value<Value>();
}

template <class Enum>
requires std::is_enum_v<Enum>
void read(const QSettings& file, const char* key, Enum& value, const QStringList& names)
{
    if (const auto at = names.indexOf(file.value(key).toString()); at >= 0)
        value = static_cast<Enum>(at);
}

template <class Number, std::size_t size>
void read(const QSettings& file, const char* key, Number& value, const Number (&allowed)[size])
{
    const Number number = file.value(key, value).template value<Number>();
    if (std::find(std::begin(allowed), std::end(allowed), number) != std::end(allowed))
        value = number;
}

/// The bounds of a number.
struct Bounds {
    int low, high;
};

void read(const QSettings& file, const char* key, int& value, const Bounds& bounds)
{
    bool isNumber = false;
    const int number = file.value(key, value).toInt(&isNumber);
    if (isNumber && number >= bounds.low && number <= bounds.high)
        value = number;
}

void read(QSettings& file, const char* key, QMap<QString, bool>& switches)
{
    file.beginGroup(key);
    for (const QString& each : file.childKeys())
        switches.insert(each, file.value(each).toBool());
    file.endGroup();
}

void read(const QSettings& file, const char* key, KeyMap& keys)
{
    keys = KeyMap::fromList(file.value(key).toStringList());
}

template <class Value, class... Allowed>
void write(QSettings& file, const char* key, const Value& value, const Allowed&... allowed)
{
    if constexpr (std::is_enum_v<Value>)
        file.setValue(key, std::get<0>(std::tie(allowed...))[static_cast<qsizetype>(value)]);
    else if constexpr (std::is_same_v<Value, QMap<QString, bool>>)
        for (auto each = value.begin(); each != value.end(); ++each)
            file.setValue(QString("%1/%2").arg(key, each.key()), each.value());
    else if constexpr (std::is_same_v<Value, KeyMap>)
        file.setValue(key, value.toList());
    else
        file.setValue(key, value);
}

/// The table of all preferences: calls `field` with the key, the member, and what is allowed.
template <class Chosen, class Field>
void forPreferences(Chosen& p, const Field& field)
{
    field("table", p.ground, kGrounds);
    field("mode", p.mode, kModes);
    field("four-colour", p.fourColour);
    field("deck", p.deck);
    field("pace", p.pace, kPaces);
    field("language", p.language);
    field("share-commands", p.shareCommands);
    field("reduced-motion", p.reducedMotion);
    field("text-size", p.textSize, kTextSizes);
    field("sound", p.sound, kSounds);
    field("tutor", p.tutor, kTutors);
    field("undo-over-reveals", p.undoOverReveals, kUndos);
    field("confirm-taps", p.confirmsTaps);
    field("answers-by-itself", p.answersPlain);
    field("training-wheels", p.wheels);
    field("rolls-dice", p.rollsDice);
    field("name", p.name);
    field("portrait", p.portrait, Bounds{-1, kPortraits - 1});
    field("card-back", p.cardBack, Bounds{0, kCardBacks - 1});
    field("russian-letters", p.russianLetters);
    field("panel", p.panelOpen);
    field("chance", p.showsChance);
    field("doubtful", p.doubtful);
    field("mistake", p.mistake);
    field("blunder", p.blunder);
    field("keys", p.keys);
}

QString gameKey(const QString& game, const char* what)
{
    return QString("last-%1/%2").arg(game, what);
}

} // namespace

Settings::Settings(const QString& file, QObject* parent) : QObject(parent), file_(file, QSettings::IniFormat)
{
    Preferences& p = preferences_;
    forPreferences(p, [this](const char* key, auto& value, const auto&... allowed) { read(file_, key, value, allowed...); });
    p.name = p.name.left(kLongestName);
    if (file_.value("undo-over-reveals").toString() == QLatin1String("true")) // as older files have "always"
        p.undoOverReveals = Preferences::Undo::Always;
    if (p.doubtful < 1 || p.mistake < p.doubtful || p.blunder < p.mistake || p.blunder > kLargestThreshold) {
        const Preferences defaults;
        p.doubtful = defaults.doubtful;
        p.mistake = defaults.mistake;
        p.blunder = defaults.blunder;
    }
}

void Settings::setPreferences(const Preferences& preferences)
{
    if (preferences == preferences_)
        return;
    const Preferences before = std::exchange(preferences_, preferences);
    forPreferences(preferences_, [this](const char* key, const auto& value, const auto&... allowed) {
        write(file_, key, value, allowed...);
    });
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

QString Settings::guest() const
{
    return file_.value("guest").toString().simplified().left(kLongestName);
}

void Settings::setGuest(const QString& name)
{
    file_.setValue("guest", name);
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
