// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The form of a position: dice, rolls left, the own boxes, and of the others their totals or, with open cards, what is seen.
#include "app/tables/kit/dice.h"
#include "app/tables/kit/text.h"
#include "app/tables/position_form.h"
#include "engine/base/tokens.h"
#include "engine/yahtzee/yahtzee_types.h"

#include <algorithm>
#include <functional>

namespace parlour::yahtzee {

namespace {

struct FormText {
    Q_DECLARE_TR_FUNCTIONS(PositionForm)
};

constexpr int kMostTotal = 1575;

/// The value of a word "key=value"; empty if there is none.
std::string valueIn(const QStringList& words, const QString& key)
{
    for (const QString& word : words)
        if (word.section(QLatin1Char('='), 0, 0) == key)
            return word.section(QLatin1Char('='), 1).toStdString();
    return {};
}

/// `words` with "key=value" in place of the word with this key, if there is one.
QStringList withValue(QStringList words, const QString& key, const QString& value)
{
    const QString word = key + QLatin1Char('=') + value;
    for (QString& each : words)
        if (each.section(QLatin1Char('='), 0, 0) == key) {
            each = word;
            return words;
        }
    return words << word;
}

QString boxId(Box box)
{
    return QString::fromUtf8(idOf(box).data(), static_cast<qsizetype>(idOf(box).size()));
}

Card cardOf(const PositionLines& lines)
{
    Card card;
    const QStringList words = lines.words("boxes");
    for (const Box box : BoxSet::all())
        if (const auto points = parseInt(valueIn(words, boxId(box)), 0, 100)) {
            card.filled.add(box);
            card.points[static_cast<std::size_t>(box)] = static_cast<std::int8_t>(*points);
        }
    card.yahtzeeBonuses = static_cast<std::int8_t>(std::clamp(lines.number("yahtzeeBonus") / kYahtzeeBonus, 0, kBoxes));
    return card;
}

/// The totals of the others, highest first.
std::vector<int> othersTotals(const PositionLines& lines)
{
    std::vector<int> totals = lines.numbers("totals");
    if (const auto own = std::find(totals.begin(), totals.end(), cardOf(lines).total()); own != totals.end())
        totals.erase(own);
    totals.resize(static_cast<std::size_t>(lines.players() - 1));
    return totals;
}

void setTotals(PositionLines& lines, std::vector<int> others)
{
    others.push_back(cardOf(lines).total());
    std::sort(others.begin(), others.end(), std::greater<>());
    lines.setNumbers("totals", others);
}

FormRow diceRow(const PositionLines& lines)
{
    FormRow row{FormText::tr("Dice"), {}};
    std::vector<FormChoice> faces;
    for (int face = 1; face <= kFaces; ++face)
        faces.push_back({QString::number(face), QString::number(face),
                         Face{QStringLiteral("form-die:%1").arg(face),
                              [face](QPainter& painter, QSizeF size) {
                                  kit::paintSmallDie(painter, {QPointF(), size}, face);
                              }},
                         QString::number(face)});
    for (int die = 0; die < kDice; ++die) {
        FormControl control = numberControl(FormText::tr("Die %1").arg(die + 1), lines, "dice", die, kDice, 1, kFaces, 1);
        control.kind = FormControl::Kind::Picture;
        control.choices = faces;
        control.area = QStringLiteral("die:%1").arg(die);
        row.controls.push_back(std::move(control));
    }
    FormControl rolls = choiceControl(FormText::tr("Rolls left"), lines, "stage",
                                      {{QStringLiteral("0"), QStringLiteral("2")},
                                       {QStringLiteral("1"), QStringLiteral("1")},
                                       {QStringLiteral("2"), QStringLiteral("0")}},
                                      QStringLiteral("0"));
    rolls.area = QStringLiteral("foot:0");
    rolls.showsName = true;
    row.controls.push_back(std::move(rolls));
    return row;
}

/// The points of a box; below its lowest ones it is free.
FormControl boxControl(const PositionLines& lines, Box box)
{
    FormControl control = numberControl(kit::translated(nameOf(box)), lines, "boxes", -1, 30);
    const std::string points = valueIn(lines.words("boxes"), boxId(box));
    control.value = QString::fromStdString(points);
    control.mayBeEmpty = true;
    control.area = QStringLiteral("score:") + boxId(box);
    if (BoxSet::upper().has(box)) {
        control.step = static_cast<int>(box) + 1;
        control.high = kDice * control.step;
    } else if (box == Box::FullHouse || box == Box::SmallStraight || box == Box::LargeStraight || box == Box::Yahtzee) {
        control.step = box == Box::FullHouse ? 25
            : box == Box::SmallStraight      ? 30
            : box == Box::LargeStraight      ? 40
                                             : kYahtzeePoints;
        control.high = control.step;
    }
    control.set = [box](PositionLines& into, const QString& value) {
        QStringList words = withValue(into.words("boxes"), boxId(box), value);
        words.removeAll(boxId(box) + QLatin1Char('=')); // free
        into.setWords("boxes", words);
    };
    return control;
}

/// The fields of an open card of a seat.
FormRow openRow(const PositionLines& lines, Seat seat)
{
    FormRow row{formSeatName(seat, lines.number("seat")), {}};
    const QString seatWord = QString::number(seat);
    const auto wordsOf = [seatWord](const PositionLines& of) {
        for (const std::string& item : of.items("others"))
            if (const QStringList words = QString::fromStdString(item).split(QLatin1Char(' '));
                valueIn(words, QStringLiteral("seat")) == seatWord.toStdString())
                return words;
        return QStringLiteral("seat=%1 total=0 upperTotal=0 fifty=no boxes=").arg(seatWord).split(QLatin1Char(' '));
    };
    const auto write = [seatWord, wordsOf](PositionLines& into, const QString& key, const QString& value) {
        const QStringList changed = withValue(wordsOf(into), key, value);
        std::vector<std::string> items = into.items("others");
        std::erase_if(items, [&](const std::string& item) {
            return valueIn(QString::fromStdString(item).split(QLatin1Char(' ')), QStringLiteral("seat"))
                == seatWord.toStdString();
        });
        items.push_back(changed.join(QLatin1Char(' ')).toStdString());
        std::sort(items.begin(), items.end()); // by seat
        into.setItems("others", items);
    };
    const auto add = [&](FormControl control, const QString& key) {
        control.field = "others";
        control.value = QString::fromStdString(valueIn(wordsOf(lines), key));
        control.set = [write, key](PositionLines& into, const QString& value) { write(into, key, value); };
        row.controls.push_back(std::move(control));
    };
    add(numberControl(FormText::tr("Total"), lines, {}, 0, kMostTotal), QStringLiteral("total"));
    add(numberControl(FormText::tr("Upper boxes"), lines, {}, 0, 105), QStringLiteral("upperTotal"));
    add(switchControl(FormText::tr("50 for five alike"), lines, {}), QStringLiteral("fifty"));
    const QString boxesKey = QStringLiteral("boxes");
    for (const Box box : BoxSet::all()) {
        FormControl control = switchControl(kit::translated(nameOf(box)), lines, {});
        const auto idsOf = [wordsOf, boxesKey](const PositionLines& of) {
            return QString::fromStdString(valueIn(wordsOf(of), boxesKey)).split(QLatin1Char(','), Qt::SkipEmptyParts);
        };
        control.field = "others";
        control.value = idsOf(lines).contains(boxId(box)) ? QStringLiteral("yes") : QStringLiteral("no");
        control.set = [idsOf, write, box, boxesKey](PositionLines& into, const QString& value) {
            QStringList ids;
            for (const Box each : BoxSet::all())
                if (each == box ? value == QLatin1String("yes") : idsOf(into).contains(boxId(each)))
                    ids << boxId(each);
            write(into, boxesKey, ids.join(QLatin1Char(',')));
        };
        row.controls.push_back(std::move(control));
    }
    return row;
}

} // namespace

PositionForm positionForm(const PositionLines& lines, const Canvas&)
{
    PositionForm form;
    form.rows.push_back(diceRow(lines));
    FormRow upper{FormText::tr("Your boxes"), {}}, lower{{}, {}};
    for (const Box box : BoxSet::all())
        (BoxSet::upper().has(box) ? upper : lower).controls.push_back(boxControl(lines, box));
    FormControl bonus = numberControl(FormText::tr("Yahtzee bonuses"), lines, "yahtzeeBonus", 0, kBoxes - 1);
    bonus.value = QString::number(lines.number("yahtzeeBonus") / kYahtzeeBonus);
    bonus.set = [](PositionLines& into, const QString& value) {
        into.setNumber("yahtzeeBonus", value.toInt() * kYahtzeeBonus);
    };
    bonus.area = QStringLiteral("foot:1");
    bonus.showsName = true;
    lower.controls.push_back(std::move(bonus));
    form.rows.push_back(std::move(upper));
    form.rows.push_back(std::move(lower));
    if (lines.rule("cards") == "open") {
        for (Seat seat = 0; seat < lines.players(); ++seat)
            if (seat != lines.number("seat"))
                form.rows.push_back(openRow(lines, seat));
        return form;
    }
    FormRow totals{FormText::tr("Totals of the others"), {}};
    const std::vector<int> others = othersTotals(lines);
    for (std::size_t i = 0; i < others.size(); ++i) {
        FormControl control = numberControl(FormText::tr("Total %1").arg(i + 1), lines, "totals", 0, kMostTotal);
        control.value = QString::number(others[i]);
        control.area = QStringLiteral("total:%1").arg(i);
        control.showsName = true;
        control.set = [i](PositionLines& into, const QString& value) {
            std::vector<int> changed = othersTotals(into);
            changed[i] = value.toInt();
            setTotals(into, changed);
        };
        totals.controls.push_back(std::move(control));
    }
    if (!totals.controls.empty())
        form.rows.push_back(std::move(totals));
    return form;
}

void settlePosition(const PositionLines& before, PositionLines& lines)
{
    lines.drop({"turn", "round", "free", "freePoints", "upperTotal", "upperBonus", "total", "over"});
    if (lines.rule("cards") == "open")
        return lines.drop({"totals"});
    const bool isTotalSet = before.value("totals") != lines.value("totals");
    setTotals(lines, othersTotals(isTotalSet ? lines : before));
}

void completePosition(PositionLines& lines)
{
    const Seat seat = std::clamp(lines.number("seat"), 0, lines.players() - 1);
    lines.setNumber("seat", seat);
    lines.setNumber("turn", seat);
    lines.setNumber("stage", std::clamp(lines.number("stage"), 0, 2));
    lines.setNumber("round", std::clamp(1 + cardOf(lines).filled.size(), 1, kRounds));
    std::vector<int> dice = lines.numbers("dice");
    dice.resize(kDice, 1);
    for (int& die : dice)
        die = std::clamp(die, 1, kFaces);
    lines.setNumbers("dice", dice);
}

FormAreas layPosition(const PositionLines& lines, const Canvas& canvas, Layout& layout)
{
    constexpr double kGap = 8, kTotal = 44; // px
    FormAreas areas;
    const auto boxOf = [&layout](const QString& id) {
        const Piece* piece = layout.find(id);
        return piece ? piece->box() : QRectF();
    };
    for (const Piece& piece : layout.pieces)
        if (piece.id.startsWith(QLatin1String("die:")))
            areas.insert(QStringLiteral("die:") + piece.id.section(QLatin1Char(':'), -1),
                         piece.box().adjusted(-6, -6, 6, 6));
    const Seat own = lines.number("seat");
    const QRectF column = boxOf(QStringLiteral("column:%1").arg(own));
    for (const Box box : BoxSet::all())
        areas.insert(QStringLiteral("score:") + boxId(box),
                     boxOf(QStringLiteral("row:%1").arg(static_cast<int>(box))).intersected(column));
    int other = 0;
    for (Seat seat = 0; seat < lines.players(); ++seat)
        if (seat != own) {
            QRectF total = boxOf(QStringLiteral("column:%1").arg(seat));
            total.setTop(total.bottom() - kTotal);
            areas.insert(QStringLiteral("total:%1").arg(other++), total);
        }
    // Where the buttons are in a game.
    const QRectF inlay = boxOf(QStringLiteral("inlay")), tray = boxOf(QStringLiteral("tray"));
    QRectF foot(inlay.left(), tray.isEmpty() ? inlay.bottom() - kTotal - kGap : tray.bottom() + kGap, inlay.width(), 0);
    foot.setBottom(std::min(canvas.size.height() - kGap, foot.top() + 60));
    for (const int part : {0, 1})
        areas.insert(QStringLiteral("foot:%1").arg(part),
                     {foot.left() + part * (foot.width() + kGap) / 2, foot.top(), (foot.width() - kGap) / 2, foot.height()});
    // The points that the dice would score are no part of the position.
    std::erase_if(layout.pieces, [](const Piece& each) { return each.id.startsWith(QLatin1String("box:")); });
    return areas;
}

} // namespace parlour::yahtzee
