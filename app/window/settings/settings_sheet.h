// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet of the person's preferences, in groups that can be searched. Each change takes effect at once.
#pragma once

#include "app/store/settings.h"
#include "app/widgets/sheet.h"

#include <optional>

namespace parlour {

struct GameInfo;
class SettingsRows;

class SettingsSheet : public Sheet {
    Q_OBJECT

public:
    /// `game`: the id of the game whose table is open; empty: none. The settings of other games are only found by a search.
    SettingsSheet(Settings& settings, const QString& game, QWidget* window);

private:
    void addLook();
    void addSound();
    void addPlay();
    void addHelp();
    void addKeys();
    void makeKeys();
    void addGame(const GameInfo& info, bool atItsTable);
    template <class Change>
    void change(Change set);
    QWidget* makeSegment(const QString& name, const QStringList& labels, int current, std::function<void(int)> chosen);
    QWidget* makeSwitch(const QString& name, bool on, std::function<void(bool)> toggled);
    QWidget* makeLanguages();
    QWidget* makeDecks();
    QWidget* makeThresholds();
    QWidget* makeName();
    QWidget* makePortraits();
    QWidget* makeBacks();
    QWidget* makeGrounds();

    Settings& settings_;
    SettingsRows* rows_;
    std::optional<std::size_t> firstKeys_; ///< the first group of keys, once they are made
};

} // namespace parlour
