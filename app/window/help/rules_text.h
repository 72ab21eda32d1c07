// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages "How to play" as text: which page there is, and what of it holds under the rules in force. Pure functions over
// the files of resources/rules, whose README describes their few marks. Called by the sheet that shows a page and by tests.
#pragma once

#include "engine/core/rules_text.h"

#include <QString>

#include <optional>
#include <vector>

namespace parlour {

/// What an option must be for a block to be shown: "type=perevodnoy", or not be: "teams!=off".
struct RuleCondition {
    std::string key;
    std::string value;
    bool negated = false;
    bool holds(const RuleMap& rules) const;
};

/// The conditions of a line that begins a block, "[type=perevodnoy, teams!=off]"; none: the line begins no block.
std::optional<std::vector<RuleCondition>> blockConditions(const QString& line);
/// Whether a line ends a block.
bool endsBlock(const QString& line);

/// The page of a game as it lies in the resources, in `language` ("fr", "zh_CN", or as a locale is called, "fr_CA"), in
/// English if there is none; empty: the game has no page.
QString rulesPage(const std::string& game, const QString& language);

/// What of a page holds under `rules` (of every option, as from completeRules): blocks whose conditions do not all hold are
/// gone, so are the marks, and `{key}` is replaced by the option's value. Markdown, as the page is.
QString rulesUnder(const QString& page, const RuleMap& rules);

/// Both: how to play `game` under `rules`, in `language`.
QString rulesText(const std::string& game, const QString& language, const RuleMap& rules);

} // namespace parlour
