// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/shortcuts.h"

#include "app/store/settings.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "engine/games.h"

#include <QShortcut>

#include <algorithm>

namespace parlour {

namespace {

bool isAtTable(const QString& scope)
{
    return scope == scope::kReview || scope == scope::kPractice || findGame(scope.toStdString());
}

} // namespace

std::vector<Shortcut> Shortcuts::all()
{
    using namespace scope;
    std::vector<Shortcut> all{
        {kEverywhere, "F1", tr("how to play")},
        {kEverywhere, "F11", tr("full screen")},
        {kEverywhere, "Ctrl+N", tr("new game")},
        {kEverywhere, "Ctrl+O", tr("open a saved game")},
        {kEverywhere, "Ctrl+V", tr("open a game copied as a line")},
        {kEverywhere, "Ctrl+Q", tr("closes the program")},
        {kTable, "H", tr("hint")},
        {kTable, "U", tr("undo")},
        {kTable, "M", tr("the bot moves now; in a review: the next mistake")},
        {kTable, "F", tr("plays to the end, when only bots are left")},
        {kTable, "P", tr("pauses, or goes on")},
        {kTable, "N", tr("next step")},
        {kTable, "L", tr("side panel")},
        {kTable, "V", tr("what could they know; a label opens the list")},
        {kTable, "F2", tr("reads out whose turn it is, and what is asked")},
        {kTable, "F3", tr("reads out your hand")},
        {kTable, "F4", tr("reads out the whole table")},
        {kTable, "D", tr("reads out the whole table, by a letter")},
        {kTable, "F5", tr("reads out the other players")},
        {kTable, "F6", tr("reads out the score")},
        {kTable, "F7", tr("reads out the last event; again: the one before")},
        {kTable, "F8", tr("reads out what you may do")},
        {kTable, "?", tr("lists the keys")},
        {kTable, "Ctrl+P", tr("plays on from this step")},
        {kTable, "Ctrl+S", tr("save a copy")},
        {kReview, "W", tr("what if: another action at this step")},
        {kReview, "Ctrl+M", tr("stops a running replay at mistakes, or no longer")},
        {kReview, "Ctrl+E", tr("exports the review")},
        {kPractice, "K", tr("keeps the exercise, so that it comes back")},
        {kHistory, "Ctrl+F", tr("searches the games")},
        {kHistory, "Ctrl+Shift+F", tr("opens the filter")},
        {kHistory, "Ctrl+R", tr("reviews all games that are listed")},
        {kHistory, "Ctrl+E", tr("exports the games that are listed")},
        {kContest, "P", tr("pauses, or goes on; plays your match")},
        {kContest, "E", tr("export")},
        {kContest, "?", tr("lists the keys")},
        {kTournament, "P", tr("plays the next match")},
        {kRules, "Ctrl+F", tr("searches the rules")},
        {kRules, "F3", tr("the next place that was found")},
        {kRules, "Shift+F3", tr("the place that was found before")},
    };
    for (const GameInfo& info : games())
        if (const GameTable* table = findTable(info.id))
            for (const TableKey& each : table->keys())
                for (const QString& key : each.isFixed ? QStringList() : each.keys)
                    all.push_back({QString::fromStdString(info.id), key,
                                   each.keys.size() > 1
                                       //: The effect of one of several keys; its place among them.
                                       ? tr("%1 (%2)").arg(each.effect).arg(each.keys.indexOf(key) + 1)
                                       : each.effect});
    return all;
}

QString Shortcuts::words(const QString& scope, const QString& key)
{
    for (const Shortcut& each : all())
        if (each.scope == scope && each.key == key)
            return each.words;
    Q_ASSERT_X(false, "Shortcuts::words", "not listed");
    return {};
}

QString Shortcuts::nameOf(const QString& scope)
{
    const std::pair<const char*, QString> names[] = {
        {scope::kEverywhere, tr("everywhere")},      {scope::kTable, tr("at every table")},
        {scope::kReview, tr("in a review")},         {scope::kPractice, tr("in the practice")},
        {scope::kHistory, tr("in the history")},     {scope::kContest, tr("in a contest")},
        {scope::kTournament, tr("in a tournament")}, {scope::kRules, tr("in the rules")}};
    for (const auto& [id, name] : names)
        if (scope == id)
            return name;
    const GameInfo* info = findGame(scope.toStdString());
    return info ? translated(info->name) : scope;
}

bool Shortcuts::overlap(const QString& one, const QString& other)
{
    const auto holds = [](const QString& wide, const QString& narrow) {
        return wide == scope::kEverywhere || (wide == scope::kTable && isAtTable(narrow));
    };
    return one == other || holds(one, other) || holds(other, one);
}

bool Shortcuts::mayBe(const Shortcut& shortcut, const QString& key)
{
    const bool isOfGame = findGame(shortcut.scope.toStdString());
    return KeyMap::mayBe(shortcut.scope, key) && (!isOfGame || key.size() == 1);
}

std::vector<Shortcut> Shortcuts::holders(const KeyMap& keys, const Shortcut& shortcut, const QString& key)
{
    std::vector<Shortcut> found;
    for (const Shortcut& each : all())
        if (each != shortcut && overlap(each.scope, shortcut.scope) && keys.own(each.scope, each.key) == key)
            found.push_back(each);
    return found;
}

std::optional<KeyMap> Shortcuts::swapped(const KeyMap& keys, const Shortcut& shortcut, const QString& key)
{
    const QString before = keys.own(shortcut.scope, shortcut.key);
    const std::vector<Shortcut> others = holders(keys, shortcut, key);
    KeyMap now = keys;
    now.set(shortcut.scope, shortcut.key, key);
    for (const Shortcut& each : others)
        now.set(each.scope, each.key, before);
    const auto hasRoom = [&](const Shortcut& each) { return mayBe(each, before) && holders(now, each, before).empty(); };
    return std::all_of(others.begin(), others.end(), hasRoom) ? std::optional(now) : std::nullopt;
}

QString keyText(const QString& key)
{
    return QKeySequence(key, QKeySequence::PortableText).toString(QKeySequence::NativeText);
}

void followKey(const Settings& settings, QObject* owner, const QString& scope, const QString& usual,
               const std::function<void(const QKeySequence&)>& set)
{
    const auto apply = [&settings, scope, usual, set] {
        set(QKeySequence(settings.preferences().keys.own(scope, usual), QKeySequence::PortableText));
    };
    apply();
    QObject::connect(&settings, &Settings::changed, owner, [apply, scope, usual, &settings](const Preferences& before) {
        if (settings.preferences().keys.own(scope, usual) != before.keys.own(scope, usual))
            apply();
    });
}

QShortcut* makeShortcut(const Settings& settings, QWidget* parent, const QString& scope, const QString& usual)
{
    auto* shortcut = new QShortcut(parent);
    followKey(settings, shortcut, scope, usual, [shortcut](const QKeySequence& own) { shortcut->setKey(own); });
    return shortcut;
}

} // namespace parlour
