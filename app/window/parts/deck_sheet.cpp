// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/deck_sheet.h"

#include "app/draw/figures.h"
#include "app/seating/positions.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>

namespace parlour {

namespace {

constexpr double kAspect = 130.0 / 96.0; ///< of a place
constexpr int kDecksWidth = 208; // px

std::vector<int> columnsOf(const DeckChoice& choice)
{
    std::vector<int> columns;
    for (const auto& row : choice.rows)
        columns.push_back(static_cast<int>(row.size()));
    return columns;
}

/// The probability that at least one of `copies` cards of a deck is in the hand.
double chanceInHand(const DeckChoice& choice, int copies)
{
    double none = 1;
    for (int i = 0; i < choice.hand; ++i)
        none *= static_cast<double>(std::max(0, choice.size - copies - i)) / (choice.size - i);
    return 1 - none;
}

/// The cards that exist and that the limits allow, sorted as in the collection.
QStringList allowedOf(const DeckChoice& choice, const QStringList& cards)
{
    QStringList all, allowed, sorted;
    for (const auto& row : choice.rows)
        for (const DeckCard& card : row)
            all << card.id;
    for (const QString& card : cards)
        if (all.contains(card) && allowed.size() < choice.size && choice.whyNotAdd(allowed, card).isEmpty())
            allowed << card;
    for (const QString& card : all)
        for (auto copies = allowed.count(card); copies > 0; --copies)
            sorted << card;
    return sorted;
}

} // namespace

QStringList usualDeck(const DeckChoice& choice, const QStringList& last)
{
    const QStringList deck = allowedOf(choice, last);
    return deck.size() < choice.size ? allowedOf(choice, choice.named.front().cards) : deck;
}

std::optional<DeckChoice> deckChoiceBefore(const GameInfo& info, const GameTable& table, const RuleMap& rules,
                                           const Canvas& canvas)
{
    const auto* builder = table.as<DeckBuilder>();
    const auto match = info.start(rules, 0);
    if (!builder || !match)
        return std::nullopt;
    const std::vector<std::string> seats(static_cast<std::size_t>(info.seats(rules)), std::string(kPerson));
    Position position = positionOf(**match, seatsOf(seats, {}), {});
    position.asked = 0;
    position.legal = (*match)->legal(0);
    return builder->deckChoice(position, canvas);
}

DeckSheet::DeckSheet(const DeckChoice& choice, const QString& game, const QString& accept, Settings& settings,
                     QWidget* window)
    : Sheet(choice.title, {900, 700}, window),
      choice_(choice),
      game_(game),
      settings_(settings),
      collection_(new CardGrid(tr("Cards to choose from"), columnsOf(choice), kAspect, 84)),
      places_(new CardGrid(tr("Your deck"), {choice.size}, kAspect, 84)),
      decks_(new QVBoxLayout),
      name_(new QLineEdit),
      save_(makeIconButton(Icon::Save, tr("Save this deck"))),
      marks_(new SegmentButton(tr("Mark wanted cards"), nullptr)),
      state_(makeLabel({}, 14)),
      accept_(new Button(Button::Kind::Primary, Icon::Check, accept))
{
    auto* middle = makeLayout<QHBoxLayout>(24, nullptr, {24, 4, 24, 8});
    middle->addWidget(makeBuilder(), 1);
    middle->addWidget(makeDecks());
    content()->addLayout(middle, 1);
    content()->addWidget(makeFoot());
    listDecks();
    setDeck(usualDeck(choice_, settings.lastDeck(game)));
}

void DeckSheet::keepSecret()
{
    isSecret_ = true;
    setDeck(choice_.named.front().cards);
}

QWidget* DeckSheet::makeBuilder()
{
    auto* builder = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(8, builder);
    column->addWidget(makeLabel(tr("Cards to choose from"), 12, true, true));
    column->addWidget(collection_, static_cast<int>(choice_.rows.size()));
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Your deck"), 12, true, true));
    head->addStretch();
    head->addWidget(marks_);
    column->addLayout(head);
    column->addWidget(places_, 1);
    for (std::size_t row = 0; row < choice_.rows.size(); ++row)
        for (std::size_t i = 0; i < choice_.rows[row].size(); ++i)
            collection_->rows()[row][i]->show(&choice_.rows[row][i]);
    const auto idAt = [this](int row, int i) {
        return choice_.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(i)].id;
    };
    connect(collection_, &CardGrid::pressed, this, [this, idAt](int row, int i) { add(idAt(row, i)); });
    connect(collection_, &CardGrid::removeWanted, this, [this, idAt](int row, int i) { remove(idAt(row, i)); });
    connect(collection_, &CardGrid::dropped, this, &DeckSheet::remove);
    connect(places_, &CardGrid::dropped, this, &DeckSheet::add);
    connect(places_, &CardGrid::removeWanted, this, [this](int, int i) { remove(deck_.value(i)); });
    connect(places_, &CardGrid::pressed, this,
            [this](int, int i) { marks_->isChecked() ? mark(deck_.value(i)) : remove(deck_.value(i)); });
    connect(marks_, &SegmentButton::toggled, this, &DeckSheet::showDeck);
    for (CardGrid* grid : {collection_, places_})
        connect(grid, &CardGrid::pointed, this, &DeckSheet::tellAbout);
    return builder;
}

QWidget* DeckSheet::makeDecks()
{
    auto* side = new QWidget;
    side->setFixedWidth(kDecksWidth);
    auto* column = makeLayout<QVBoxLayout>(8, side);
    auto* random = new Button(Button::Kind::Plain, Icon::Dice, tr("Random deck"));
    connect(random, &Button::clicked, this, &DeckSheet::fillAtRandom);
    column->addWidget(random);
    auto* list = new QWidget;
    list->setLayout(decks_);
    decks_->setContentsMargins(0, 0, 8, 0);
    decks_->setSpacing(2);
    column->addWidget(makeScroll(list), 1);
    auto* row = makeLayout<QHBoxLayout>(6);
    name_->setAccessibleName(tr("Name of this deck"));
    name_->setPlaceholderText(tr("Name of this deck"));
    name_->setMaxLength(kLongestName);
    name_->setMinimumHeight(32);
    styleField(name_);
    row->addWidget(name_, 1);
    row->addWidget(save_);
    column->addLayout(row);
    connect(save_, &Button::clicked, this, &DeckSheet::save);
    connect(name_, &QLineEdit::returnPressed, save_, &Button::click);
    connect(name_, &QLineEdit::textChanged, this, &DeckSheet::showDeck);
    return side;
}

QWidget* DeckSheet::makeFoot()
{
    auto* foot = new QWidget;
    auto* row = makeLayout<QHBoxLayout>(16, foot, {24, 4, 24, 20});
    state_->setWordWrap(true);
    row->addWidget(state_, 1);
    accept_->setExtent(44);
    connect(accept_, &Button::clicked, this, [this] {
        if (!isSecret_)
            settings_.setLastDeck(game_, deck_);
        const std::string action = choice_.action(deck_);
        close();
        emit chosen(action);
    });
    row->addWidget(accept_);
    return foot;
}

/// The decks on offer and the person's own.
void DeckSheet::listDecks()
{
    clearLayout(decks_);
    for (const Settings::OwnDeck& each : settings_.decks(game_))
        addDeckRow(each.name, each.cards, true);
    for (const DeckChoice::Named& each : choice_.named)
        addDeckRow(each.name, each.cards, false);
    decks_->addStretch();
}

void DeckSheet::addDeckRow(const QString& name, const QStringList& cards, bool isOwn)
{
    auto* around = new QWidget;
    auto* row = new QHBoxLayout(around);
    row->setContentsMargins(0, 0, 0, 0);
    auto* take = new Button(Button::Kind::Ghost, std::nullopt, name);
    take->setHint(cards.join(' '));
    connect(take, &Button::clicked, this, [this, cards] { setDeck(cards); });
    row->addWidget(take);
    row->addStretch();
    if (isOwn) {
        Button* drop = makeIconButton(Icon::Close, tr("Forget %1").arg(name));
        connect(drop, &Button::clicked, this, [this, name] {
            settings_.setDecks(game_, decksWithout(name));
            listDecks();
        });
        row->addWidget(drop);
    }
    decks_->addWidget(around);
}

/// The card of the collection; null if there is none.
const DeckCard* DeckSheet::findCard(const QString& id) const
{
    for (const auto& row : choice_.rows)
        for (const DeckCard& card : row)
            if (card.id == id)
                return &card;
    return nullptr;
}

void DeckSheet::add(const QString& card)
{
    const QString whyNot =
        deck_.size() < choice_.size ? choice_.whyNotAdd(deck_, card) : tr("The deck has all its cards: remove one first.");
    if (!whyNot.isEmpty())
        return state_->setText(whyNot);
    QStringList cards = deck_;
    cards << card;
    setDeck(cards);
    tellAbout(card);
}

void DeckSheet::remove(const QString& card)
{
    if (deck_.removeOne(card))
        showDeck();
}

/// Marks a card of the deck as wanted, or no longer, and tells how likely the hand holds a wanted one.
void DeckSheet::mark(const QString& card)
{
    if (card.isEmpty())
        return;
    if (!wanted_.removeOne(card))
        wanted_ << card;
    showDeck();
    const auto copies =
        std::count_if(deck_.begin(), deck_.end(), [this](const QString& each) { return wanted_.contains(each); });
    if (copies > 0 && deck_.size() == choice_.size)
        state_->setText(tr("At least one of the wanted cards is in your hand in %1 of matches.")
                            .arg(percentOf(chanceInHand(choice_, static_cast<int>(copies)))));
}

/// Takes the cards that exist and that the limits allow, sorted as in the collection.
void DeckSheet::setDeck(const QStringList& cards)
{
    deck_ = allowedOf(choice_, cards);
    showDeck();
}

/// Draws a whole deck from all cards that may be added.
void DeckSheet::fillAtRandom()
{
    QStringList cards;
    while (cards.size() < choice_.size) {
        QStringList possible;
        for (const auto& row : choice_.rows)
            for (const DeckCard& card : row)
                if (choice_.whyNotAdd(cards, card.id).isEmpty())
                    possible << card.id;
        cards << possible[QRandomGenerator::global()->bounded(static_cast<int>(possible.size()))];
    }
    setDeck(cards);
}

/// The person's decks of other names.
std::vector<Settings::OwnDeck> DeckSheet::decksWithout(const QString& name) const
{
    auto decks = settings_.decks(game_);
    std::erase_if(decks, [&](const Settings::OwnDeck& each) { return each.name == name; });
    return decks;
}

void DeckSheet::save()
{
    const QString name = name_->text().trimmed();
    auto decks = decksWithout(name);
    decks.push_back({name, deck_});
    settings_.setDecks(game_, std::move(decks));
    name_->clear();
    listDecks();
    state_->setText(tr("Saved as %1.").arg(name));
}

void DeckSheet::showDeck()
{
    for (std::size_t row = 0; row < choice_.rows.size(); ++row)
        for (std::size_t i = 0; i < choice_.rows[row].size(); ++i) {
            const DeckCard& card = choice_.rows[row][i];
            const int copies = static_cast<int>(deck_.count(card.id));
            CardPlace* place = collection_->rows()[row][i];
            const QString whyNot = choice_.whyNotAdd(deck_, card.id);
            place->show(&card, whyNot.isEmpty() ? tr("%n in the deck", nullptr, copies) : whyNot, copies);
            place->setRefused(!whyNot.isEmpty());
        }
    for (int i = 0; i < choice_.size; ++i) {
        CardPlace* place = places_->rows()[0][static_cast<std::size_t>(i)];
        const bool isWanted = marks_->isChecked() && wanted_.contains(deck_.value(i));
        const QString pressed = !marks_->isChecked() ? tr("remove") : isWanted ? tr("wanted") : tr("not wanted");
        place->show(i < deck_.size() ? findCard(deck_[i]) : nullptr, i < deck_.size() ? pressed : tr("empty place"));
        place->setMarked(isWanted);
    }
    const int missing = choice_.size - static_cast<int>(deck_.size());
    state_->setText(missing > 0 ? tr("%n card(s) to choose.", nullptr, missing) + QLatin1Char(' ') + choice_.help
                                : choice_.help);
    accept_->setEnabled(missing == 0);
    save_->setEnabled(missing == 0 && !name_->text().trimmed().isEmpty());
}

/// Tells the effect of a card and, of a complete deck, how likely the hand holds it.
void DeckSheet::tellAbout(const QString& card)
{
    const DeckCard* shown = findCard(card);
    if (!shown)
        return;
    QStringList sentences{tr("%1: %2", "a card and its effect").arg(sentence(shown->name), shown->about)};
    if (const auto copies = deck_.count(card); copies > 0 && deck_.size() == choice_.size)
        sentences << tr("In your hand in %1 of matches.").arg(percentOf(chanceInHand(choice_, static_cast<int>(copies))));
    state_->setText(sentences.join(QLatin1Char(' ')));
}

} // namespace parlour
