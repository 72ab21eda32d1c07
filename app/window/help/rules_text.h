// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages "How to play" as text: reads a page and selects the blocks that apply under the rules in force. Pure functions
// over the files of resources/rules, whose README describes their marks. Called by the sheet and by tests.
#pragma once

#include "engine/core/rules_text.h"

#include <QString>

#include <optional>
#include <vector>

namespace parlour {

/// A condition on an option for showing a block: "type=perevodnoy" or "teams!=off".
struct RuleCondition {
    std::string key;
    std::string value;
    bool negated = false;
    bool holds(const RuleMap& rules) const;
};

/// The conditions of a line that begins a block, "[type=perevodnoy, teams!=off]"; nullopt for other lines.
std::optional<std::vector<RuleCondition>> blockConditions(const QString& line);
/// Whether a line ends a block.
bool endsBlock(const QString& line);

/// The page of a game as in the resources, in `language` ("fr", "zh_CN", or a locale such as "fr_CA"), else in English;
/// empty if the game has no page.
QString rulesPage(const std::string& game, const QString& language);

/// The page under `rules`, which must be complete: without marks and without blocks whose conditions do not all hold, and
/// with `{key}` replaced by the option's value. Markdown, like the page.
QString rulesUnder(const QString& page, const RuleMap& rules);

/// rulesPage() and rulesUnder() in one.
QString rulesText(const std::string& game, const QString& language, const RuleMap& rules);

} // namespace parlour
