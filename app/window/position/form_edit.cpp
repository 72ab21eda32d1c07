// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/position/form_edit.h"

namespace parlour {

namespace {

std::vector<QStringList> cardsByPlace(const FormCards& cards)
{
    std::vector<QStringList> all;
    for (const FormPlace& each : cards.places)
        all.push_back(each.cards);
    return all;
}

PositionLines written(const FormEdit& edit, const std::vector<QStringList>& cards)
{
    PositionLines lines = edit.lines;
    const auto& places = edit.form.cards.places;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (places[i].cards != cards[i])
            places[i].set(lines, cards[i]);
    return lines;
}

/// Puts a card into a place; false if it cannot lie there.
bool put(const FormCards& cards, std::vector<QStringList>& all, const QString& card, std::size_t place)
{
    const FormPlace& target = cards.places[place];
    QStringList& into = all[place];
    if (!accepts(target, card) || (cards.copies == 1 && into.contains(card)))
        return false;
    qsizetype used = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        used += cards.places[i].isMark ? 0 : all[i].count(card);
    const bool isFull = into.size() >= target.most && target.most > 1;
    if (isFull || (cards.copies > 1 && used >= cards.copies && !target.isMark))
        return false;
    if (cards.copies == 1 && !target.isMark)
        for (std::size_t i = 0; i < all.size(); ++i)
            if (!cards.places[i].isMark)
                all[i].removeOne(card);
    if (into.size() >= target.most)
        into.clear();
    into << card;
    return true;
}

} // namespace

bool accepts(const FormPlace& place, const QString& card)
{
    return !place.accepts || place.accepts(card);
}

const DeckCard* findCard(const FormCards& cards, const QString& id)
{
    for (const auto& row : cards.rows)
        for (const DeckCard& card : row)
            if (card.id == id)
                return &card;
    return nullptr;
}

qsizetype usedCopies(const FormCards& cards, const QString& card)
{
    qsizetype used = 0;
    for (const FormPlace& place : cards.places)
        used += place.isMark ? 0 : place.cards.count(card);
    return used;
}

std::optional<PositionLines> FormEdit::with(const QString& card, std::size_t place) const
{
    const auto& places = form.cards.places;
    for (std::size_t i = 0; i < places.size() && (place >= places.size() || !accepts(places[place], card)); ++i)
        place = accepts(places[i], card) ? i : place;
    std::vector<QStringList> all = cardsByPlace(form.cards);
    return place < places.size() && put(form.cards, all, card, place) ? std::optional(written(*this, all)) : std::nullopt;
}

PositionLines FormEdit::without(std::size_t place, qsizetype index) const
{
    std::vector<QStringList> all = cardsByPlace(form.cards);
    all[place].removeAt(index);
    return written(*this, all);
}

std::optional<PositionLines> FormEdit::moved(std::size_t from, qsizetype index, std::size_t to) const
{
    std::vector<QStringList> all = cardsByPlace(form.cards);
    const QString card = all[from][index];
    if (!form.cards.places[to].isMark)
        all[from].removeAt(index);
    return put(form.cards, all, card, to) ? std::optional(written(*this, all)) : std::nullopt;
}

TypedCard typedCard(const FormCards& cards, const FormPlace& place, const QString& letters)
{
    TypedCard typed;
    for (const auto& row : cards.rows)
        for (const DeckCard& card : row) {
            if (!accepts(place, card.id))
                continue;
            const QString keys = cards.typed ? cards.typed(card.id) : card.id;
            if (keys.compare(letters, Qt::CaseInsensitive) == 0)
                return {card.id, false};
            typed.isBeginning = typed.isBeginning || keys.startsWith(letters, Qt::CaseInsensitive);
        }
    return typed;
}

std::vector<FormChoice> valuesOf(const FormControl& control)
{
    if (control.kind != FormControl::Kind::Number)
        return control.choices;
    std::vector<FormChoice> values;
    if (control.mayBeEmpty)
        values.push_back({QString(), QStringLiteral("–")});
    for (int value = control.low + (control.mayBeEmpty ? 1 : 0); value <= control.high; value += control.step)
        values.push_back({QString::number(value), QString::number(value)});
    return values;
}

} // namespace parlour
