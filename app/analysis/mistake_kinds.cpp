// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/mistake_kinds.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace parlour {

std::string kindOf(const std::string& taken, const std::string& best)
{
    const auto word = [](const std::string& action) { return action.substr(0, action.find(' ')); };
    return word(taken) + ' ' + word(best);
}

std::vector<TaughtKind> taughtKindsFrom(const QByteArray& json)
{
    std::vector<TaughtKind> all;
    for (const QJsonValue& game : QJsonDocument::fromJson(json).object()["games"].toArray())
        for (const QJsonValue& value : game["kinds"].toArray()) {
            const bool isWhole = value["kind"].isString() && value["claimed"].isDouble() && value["gained"].isDouble()
                && value["error"].isDouble() && value["times"].isDouble();
            if (!isWhole || !game["game"].isString())
                return {};
            all.push_back({game["game"].toString().toStdString(),
                           value["kind"].toString().toStdString(),
                           value["claimed"].toDouble(),
                           {value["gained"].toDouble(), value["error"].toDouble()},
                           value["times"].toInt()});
        }
    return all;
}

bool isTold(const std::string& game, const std::string& kind)
{
    static const std::vector<TaughtKind> measured = [] {
        QFile file(QStringLiteral(":/grades/taught.json"));
        return file.open(QIODevice::ReadOnly) ? taughtKindsFrom(file.readAll()) : std::vector<TaughtKind>();
    }();
    const auto found = std::find_if(measured.begin(), measured.end(),
                                    [&](const TaughtKind& each) { return each.game == game && each.kind == kind; });
    return found == measured.end() || found->isTaught();
}

} // namespace parlour
