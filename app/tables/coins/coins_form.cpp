// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The form of a position: the tosses so far, or only their number and the lead, and the own levers.
#include "app/tables/coins/coins_paint.h"
#include "app/tables/position_form.h"
#include "engine/base/tokens.h"
#include "engine/coins/coins_types.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace parlour::coins {

namespace {

struct FormText {
    Q_DECLARE_TR_FUNCTIONS(PositionForm)
};

int ruleNumber(const PositionLines& lines, std::string_view key, int usual)
{
    return parseInt(lines.rule(key), 0, kMaxRounds).value_or(usual);
}

int leadOf(const std::string& history)
{
    const auto ones = std::count(history.begin(), history.end(), '1');
    return static_cast<int>(2 * ones - std::ssize(history));
}

/// Tosses with this lead, which is changed by one if it does not go with their number; the won ones are spread evenly.
std::string historyWith(int rounds, int lead)
{
    const int ones = std::clamp((rounds + lead) / 2, 0, rounds);
    std::string history;
    for (int round = 1; round <= rounds; ++round)
        history += round * ones / rounds > (round - 1) * ones / rounds ? '1' : '0';
    return history;
}

/// A coin as it lies on the table.
Face tossFace(Seat winner)
{
    const Side side = winner == 0 ? Side::Sun : Side::Moon;
    return {QStringLiteral("form-coin:%1").arg(winner),
            [side](QPainter& painter, QSizeF size) {
                const double radius = std::min(size.width(), size.height()) / 2;
                paintCoin(painter, QPointF(size.width() / 2, size.height() / 2), radius - 1, side);
            },
            {},
            0};
}

} // namespace

PositionForm positionForm(const PositionLines& lines, const Canvas&)
{
    const int rounds = ruleNumber(lines, "rounds", 100);
    const int blue = ruleNumber(lines, "blue", 5), red = ruleNumber(lines, "red", 20);
    const std::string history = lines.value("history");
    const int played = static_cast<int>(history.size());
    PositionForm form;
    FormControl round = numberControl(FormText::tr("Round"), lines, "history", 1, rounds);
    round.value = QString::number(played);
    round.set = [](PositionLines& into, const QString& value) {
        std::string tosses = into.value("history");
        tosses.resize(std::min(tosses.size(), static_cast<std::size_t>(value.toInt())));
        while (std::ssize(tosses) < value.toInt()) // the lead stays
            tosses += leadOf(tosses) > 0 ? '0' : '1';
        into.set("history", tosses);
    };
    FormControl lead = numberControl(FormText::tr("Your lead"), lines, "history", -played, played);
    lead.value = QString::number(leadOf(history));
    lead.low = -rounds; // the same controls in every round
    lead.high = rounds;
    lead.set = [](PositionLines& into, const QString& value) {
        const std::string before = into.value("history");
        if (value.toInt() != leadOf(before) && !before.empty()) {
            const bool isUp = value.toInt() > leadOf(before); // one step is two points
            const int fitting = value.toInt()
                + ((value.toInt() + static_cast<int>(before.size())) % 2 == 0 ? 0
                       : isUp                                                 ? 1
                                                                              : -1);
            into.set("history", historyWith(static_cast<int>(before.size()), fitting));
        }
    };
    round.area = QStringLiteral("round");
    lead.area = QStringLiteral("standing");
    form.rows.push_back({{}, {std::move(round), std::move(lead)}});
    FormRow levers{FormText::tr("Your levers"),
                   {numberControl(FormText::tr("Blue levers left"), lines, "blue", 0, blue, blue),
                    numberControl(FormText::tr("Red levers left"), lines, "red", 0, red, red),
                    numberControl(FormText::tr("Latest round that you blocked"), lines, "blocked", 0, rounds)}};
    const std::array<const char*, 3> areas = {"blue", "red", "blocked"};
    for (std::size_t i = 0; i < areas.size(); ++i)
        levers.controls[i].area = QLatin1String(areas[i]);
    levers.controls[2].showsName = true;
    form.rows.push_back(std::move(levers));
    form.cards = {
        .name = FormText::tr("Tosses"), .rows = {{}}, .aspect = 1, .copies = kMaxRounds, .places = {}, .typed = {}};
    for (const bool isWon : {true, false}) {
        const QString id = isWon ? QStringLiteral("1") : QStringLiteral("0");
        form.cards.rows[0].push_back({id,
                                      isWon ? FormText::tr("a toss for you") : FormText::tr("a toss for the other"),
                                      {},
                                      tossFace(isWon == (lines.number("seat") == 0) ? 0 : 1)});
    }
    FormPlace tosses = placeOf(FormText::tr("Tosses, the first one first"), QStringLiteral("T"), lines, "history", rounds);
    tosses.cards.clear();
    for (const char toss : history)
        tosses.cards << QString(QLatin1Char(toss));
    tosses.set = [](PositionLines& into, const QStringList& cards) {
        into.set("history", cards.join(QString()).toStdString());
    };
    tosses.area = QStringLiteral("tosses");
    for (int toss = 1; toss <= played; ++toss)
        tosses.pieces << QStringLiteral("coin:%1").arg(toss);
    form.cards.places.push_back(std::move(tosses));
    return form;
}

void settlePosition(const PositionLines&, PositionLines& lines)
{
    lines.drop({"round", "rounds", "lead", "answer", "over"});
}

void completePosition(PositionLines& lines)
{
    const int rounds = ruleNumber(lines, "rounds", 100);
    std::string history = lines.value("history");
    std::erase_if(history, [](char toss) { return toss != '0' && toss != '1'; });
    history.resize(std::min(history.size(), static_cast<std::size_t>(rounds)));
    lines.set("history", history);
    lines.setNumber("round", std::max(1, static_cast<int>(history.size())));
    lines.setNumber("seat", std::clamp(lines.number("seat"), 0, 1));
    for (const auto& [lever, usual] : {std::pair("blue", 5), std::pair("red", 20)}) {
        const int all = ruleNumber(lines, lever, usual);
        lines.setNumber(lever, std::clamp(lines.number(lever, all), 0, all));
    }
    lines.setNumber("blocked", std::clamp(lines.number("blocked"), 0, rounds));
    lines.drop({"answer", "memory"});
}

FormAreas layPosition(const PositionLines&, const Canvas&, Layout& layout)
{
    constexpr double kGap = 6; // px
    const auto boxOf = [&layout](std::initializer_list<const char*> beginnings) {
        QRectF box;
        for (const Piece& piece : layout.pieces)
            for (const char* beginning : beginnings)
                if (piece.id.startsWith(QLatin1String(beginning)))
                    box = box.united(piece.box());
        return box.adjusted(-kGap, -kGap, kGap, kGap);
    };
    QRectF free = boxOf({"console"}); // where consequences and memory are in a game
    free.setLeft(boxOf({"changes", "button:nothing"}).left());
    FormAreas areas{{QStringLiteral("tosses"), boxOf({"coin:"})},
                    {QStringLiteral("blue"), boxOf({"blue:", "levers:blue"})},
                    {QStringLiteral("red"), boxOf({"red:", "levers:red"})},
                    {QStringLiteral("blocked"), {free.left(), free.top() + 2 * kGap, free.width() - 2 * kGap, 60}}};
    // The text has the actions of a game, and the memory.
    std::erase_if(layout.pieces, [](const Piece& each) {
        return each.id.startsWith(QLatin1String("changes")) || each.id.startsWith(QLatin1String("memory"));
    });
    return areas;
}

} // namespace parlour::coins
