// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/help/rules_text.h"

#include <QFile>
#include <QStringList>

#include <algorithm>

namespace parlour {

namespace {

std::optional<QString> contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return QString::fromUtf8(file.readAll());
}

std::optional<RuleCondition> conditionIn(const QString& text)
{
    const auto at = text.indexOf('=');
    if (at <= 0)
        return std::nullopt;
    const bool negated = text[at - 1] == '!';
    return RuleCondition{text.left(negated ? at - 1 : at).toStdString(), text.mid(at + 1).toStdString(), negated};
}

} // namespace

bool RuleCondition::holds(const RuleMap& rules) const
{
    const auto option = rules.find(key);
    return option != rules.end() && (option->second == value) != negated;
}

std::optional<std::vector<RuleCondition>> blockConditions(const QString& line)
{
    const QString text = line.trimmed();
    if (!text.startsWith('[') || !text.endsWith(']'))
        return std::nullopt;
    std::vector<RuleCondition> all;
    for (const QString& part : text.mid(1, text.size() - 2).split(',')) {
        const auto condition = conditionIn(part.trimmed());
        if (!condition)
            return std::nullopt;
        all.push_back(*condition);
    }
    return all;
}

bool endsBlock(const QString& line)
{
    return line.trimmed() == "[/]";
}

QString rulesPage(const std::string& game, const QString& language)
{
    for (const QString& each : {language, language.section('_', 0, 0), QString("en")})
        if (const auto page = contentOf(QString(":/rules/%1.%2.md").arg(QString::fromStdString(game), each)))
            return *page;
    return {};
}

QString rulesUnder(const QString& page, const RuleMap& rules)
{
    QStringList kept;
    bool holds = true;
    for (const QString& line : page.split('\n')) {
        if (const auto conditions = blockConditions(line))
            holds = std::all_of(conditions->begin(), conditions->end(),
                                [&](const RuleCondition& each) { return each.holds(rules); });
        else if (endsBlock(line))
            holds = true;
        else if (holds)
            kept << line;
    }
    QString text = kept.join('\n');
    for (const auto& [key, value] : rules)
        text.replace('{' + QString::fromStdString(key) + '}', QString::fromStdString(value));
    return text;
}

QString rulesText(const std::string& game, const QString& language, const RuleMap& rules)
{
    return rulesUnder(rulesPage(game, language), rules);
}

} // namespace parlour
