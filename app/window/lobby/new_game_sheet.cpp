// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/lobby/new_game_sheet.h"

#include "app/bots/strengths.h"
#include "app/draw/lists.h"
#include "app/seating/characters.h"
#include "app/seating/positions.h"
#include "app/seating/strength_text.h"
#include "app/store/seal.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/window/parts/deck_sheet.h"
#include "app/window/parts/program_sheet.h"
#include "app/window/parts/seal_sheet.h"
#include "app/window/parts/setup_rows.h"
#include "app/window/parts/shortcuts.h"
#include "app/window/parts/tile_picture.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainterPath>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>

namespace parlour {

namespace {

QString stdText(const std::string& text)
{
    return QString::fromStdString(text);
}

/// The head, with the background of the game's table.
class Head : public QWidget {
public:
    explicit Head(const Theme& theme) : inner_(theme.groundInner), outer_(theme.groundOuter)
    {
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, theme.tableText);
        colours.setColor(QPalette::PlaceholderText, theme.tableText);
        setPalette(colours);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        QLinearGradient across(0, 0, width(), 0);
        across.setColorAt(isRightToLeft() ? 1 : 0, inner_);
        across.setColorAt(isRightToLeft() ? 0 : 1, outer_);
        // Only the upper corners are round.
        QPainterPath shape;
        shape.addRoundedRect(QRectF(0, 0, width(), height() + 20), 13, 13);
        painter.fillPath(shape, across);
    }

private:
    QColor inner_, outer_;
};

/// A part of the sheet with a hairline at its top or at a side.
class Part : public QWidget {
public:
    explicit Part(Qt::Edge line) : line_(line) {}

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const bool atLeft = isRightToLeft() ? line_ == Qt::RightEdge : line_ == Qt::LeftEdge;
        const int x = atLeft ? 0 : width() - 1;
        painter.fillRect(line_ == Qt::TopEdge ? QRect(0, 0, width(), 1) : QRect(x, 0, 1, height()), ink(this).line);
    }

private:
    Qt::Edge line_;
};

} // namespace

NewGameSheet::NewGameSheet(const GameInfo& info, const GameTable& table, const WindowStyle& style, Settings& settings,
                           QWidget* window)
    : Sheet(tr("New game of %1").arg(translated(info.name)), {1000, 0}, window),
      info_(info),
      table_(table),
      settings_(settings),
      setup_(lastSetup(info, settings, false))
{
    // The default is to watch if the person watched the last game.
    if (const auto last = settings.lastGame(stdText(info.id)); last && peopleIn(last->seats) == 0)
        setup_ = lastSetup(info, settings, true);
    setup_.rules = *completeRules(*info.options, setup_.rules);
    hideHead();
    content()->setSpacing(0);
    content()->addWidget(makeHead(style));
    auto* middle = makeLayout<QHBoxLayout>(0);
    middle->addWidget(makeRules(), 56);
    middle->addWidget(makeSeats(), 44);
    content()->addLayout(middle, 1);
    content()->addWidget(makeFoot());
    checkValues();
    fillSeats();
}

QWidget* NewGameSheet::makeHead(const WindowStyle& style)
{
    auto* head = new Head(style.theme(table_.surface()));
    auto* row = makeLayout<QHBoxLayout>(18, head, {28, 10, 20, 10});
    auto* picture = new TilePicture(table_, style, 8);
    picture->setFixedSize(76, 64);
    picture->setFocusPolicy(Qt::NoFocus);
    picture->setEnabled(false);
    row->addWidget(picture);
    auto* words = makeLayout<QVBoxLayout>(2);
    words->addStretch();
    words->addWidget(makeLabel(tr("New game of %1").arg(translated(info_.name)), 20, true));
    words->addWidget(makeParagraph(table_.goal(), 14, false, true));
    words->addStretch();
    row->addLayout(words, 1);
    if (const auto choice = deckChoice(style)) {
        auto* deck = new Button(Button::Kind::Ghost, Icon::Cards, choice->title);
        connect(deck, &Button::clicked, this, [this, style] {
            const auto now = deckChoice(style);
            if (!now)
                return;
            auto* sheet = new DeckSheet(*now, stdText(info_.id), tr("Take this deck"), settings_, parentWidget());
            sheet->open(sheet->firstFocus());
        });
        row->addWidget(deck);
    }
    const QString key = settings_.preferences().keys.own(scope::kEverywhere, "F1");
    auto* help = new Button(Button::Kind::Ghost, Icon::Help, tr("How to play"));
    help->setHint(tr("The rules as they are chosen here (%1)").arg(keyText(key)));
    const auto showRules = [this] {
        if (const auto rules = info_.complete(setup_.rules))
            emit rulesWanted(*rules);
    };
    connect(help, &Button::clicked, this, showRules);
    connect(new QShortcut(QKeySequence(key), this), &QShortcut::activated, this, showRules);
    row->addWidget(help);
    Button* closer = makeCloser(tr("Close"));
    connect(closer, &Button::clicked, this, &Sheet::close);
    row->addWidget(closer);
    return head;
}

/// The choice of a deck under the present rules; nullopt if players bring none.
std::optional<DeckChoice> NewGameSheet::deckChoice(const WindowStyle& style) const
{
    const auto rules = info_.complete(setup_.rules);
    return rules ? deckChoiceBefore(info_, table_, *rules, style.canvas(QSizeF(size()), table_.surface())) : std::nullopt;
}

QWidget* NewGameSheet::makeRules()
{
    auto* inside = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(0, inside, {28, 16, 24, 16});
    auto* head = new QHBoxLayout;
    if (!info_.options->empty())
        head->addWidget(makeLabel(tr("Rules"), 16, true));
    head->addStretch();
    if (settings_.lastGame(stdText(info_.id)))
        head->addWidget(makeLabel(tr("As in your last game"), 12, false, true));
    column->addLayout(head);
    column->addSpacing(8);

    QWidget* folded = nullptr;
    QStringList advanced;
    for (const RuleOption& option : *info_.options) {
        if (option.isHidden())
            continue;
        RuleRow* row = makeRule(option);
        if (!option.advanced) {
            column->addWidget(row);
            continue;
        }
        if (!folded) {
            folded = new QWidget;
            makeLayout<QVBoxLayout>(0, folded, {0, 6, 0, 0});
        }
        folded->layout()->addWidget(row);
        advanced << translated(option.label);
    }
    if (folded) {
        const bool isDefault = std::all_of(info_.options->begin(), info_.options->end(), [&](const RuleOption& option) {
            return !option.advanced || option.isHidden() || setup_.rules[option.key] == option.defaultValue;
        });
        auto* unfold =
            new Button(Button::Kind::Ghost, Icon::Down, tr("%n more rule(s)", nullptr, static_cast<int>(advanced.size())));
        QLabel* names = makeParagraph(listOf(advanced), 12, false, true);
        names->setContentsMargins(10, 0, 0, 0);
        unfold->setCheckable(true);
        connect(unfold, &Button::toggled, this, [this, unfold, folded, names](bool on) {
            folded->setVisible(on);
            names->setVisible(!on);
            unfold->setShape(on ? Icon::Up : Icon::Down);
            fitParts();
        });
        column->addSpacing(6);
        column->addWidget(unfold);
        column->addWidget(names);
        column->addWidget(folded);
        folded->setVisible(false);
        unfold->setChecked(!isDefault);
    }
    column->addStretch(1);
    return makeWholeScroll(inside);
}

RuleRow* NewGameSheet::makeRule(const RuleOption& option)
{
    auto* row = new RuleRow(option, setup_.rules[option.key]);
    connect(row, &RuleRow::changed, this, [this, key = option.key](const std::string& value) { setRule(key, value); });
    rules_.push_back(row);
    return row;
}

void NewGameSheet::setRule(const std::string& key, const std::string& value)
{
    setup_.rules[key] = value;
    checkValues();
    if (const auto rules = info_.complete(setup_.rules))
        setup_.seats = fittedSeats(info_, *rules, setup_.seats, levelChosen(settings_, info_.id));
    fillSeats();
}

void NewGameSheet::checkValues()
{
    for (RuleRow* row : rules_) {
        const std::string& key = row->option().key;
        for (std::size_t i = 0; i < row->values().size(); ++i) {
            RuleMap tried = setup_.rules;
            tried[key] = row->values()[i];
            const auto rules = info_.complete(tried);
            row->setImpossible(i, rules || tried == setup_.rules ? QString() : translated(rules.error()));
        }
        row->explain(setup_.rules[key]);
    }
    const auto rules = info_.complete(setup_.rules);
    problem_->setText(rules ? QString() : sentence(translated(rules.error())));
    play_->setEnabled(static_cast<bool>(rules));
}

QWidget* NewGameSheet::makeSeats()
{
    auto* around = new Part(Qt::LeftEdge);
    auto* column = makeLayout<QVBoxLayout>(8, around, {8, 16, 8, 8});
    QLabel* title = makeLabel(tr("Seats"), 16, true);
    title->setContentsMargins(16, 0, 16, 0);
    column->addWidget(title);
    seats_ = new QWidget;
    column->addWidget(seatsArea_ = makeWholeScroll(seats_), 1);
    return around;
}

void NewGameSheet::fillSeats(std::optional<std::size_t> focused)
{
    clearWidget(seats_);
    auto* column = makeLayout<QVBoxLayout>(8, seats_, {16, 0, 16, 8});
    const auto place = [column](QWidget* each) {
        column->addWidget(each);
        each->show(); // a layout would show it later, after it needs the focus and its size
        return each;
    };
    const QWidget* opened = nullptr; // row of the seat whose list is open
    for (std::size_t seat = 0; seat < setup_.seats.size(); ++seat) {
        QWidget* row = place(makeSeat(seat));
        if (seat == focused)
            row->setFocus();
        if (static_cast<int>(seat) == open_)
            place(makePicker(seat));
        if (static_cast<int>(seat) == open_)
            opened = row;
    }
    column->addStretch();
    fitParts();
    if (opened) // above its list, as far as that can be scrolled
        seatsArea_->verticalScrollBar()->setValue(opened->y());
}

/// Gives the parts the height of their content.
void NewGameSheet::fitParts()
{
    for (QScrollArea* area : findChildren<QScrollArea*>())
        area->updateGeometry();
    layOutNow(this);
    fit();
}

QWidget* NewGameSheet::makeSeat(std::size_t seat)
{
    const std::vector<SeatInfo> infos = seatsOf(setup_.seats, namingOf(settings_));
    const SeatInfo& who = infos[seat];
    const QString place = tr("Seat %1").arg(seat + 1);
    auto* row = new SeatRow(who.name, who.person ? place : withStrength(who.character, setup_.seats[seat]), 64);
    row->setAccessibleName(tr("%1: %2").arg(place, titleOf(who)));
    row->setDisc(who.colour, who.person, who.portrait);
    row->setHighlighted(static_cast<int>(seat) == open_);
    row->setSign(static_cast<int>(seat) == open_ ? Icon::Up : Icon::Down);
    connect(row, &SeatRow::clicked, this, [this, seat] {
        open_ = open_ == static_cast<int>(seat) ? -1 : static_cast<int>(seat);
        // Deferred until the click is over, since the row is replaced.
        QMetaObject::invokeMethod(
            this, [this, seat] { fillSeats(seat); }, Qt::QueuedConnection);
    });
    return row;
}

QWidget* NewGameSheet::makePicker(std::size_t seat)
{
    auto* list = new Panel;
    auto* column = makeLayout<QVBoxLayout>(0, list, {6, 6, 6, 6});
    const auto add = [&](const QString& name, const QString& line, const std::string& id) {
        auto* row = new SeatRow(name, line, 44);
        row->setPortrait(id == kPerson ? settings_.preferences().portrait : portraitOf(id));
        row->setHighlighted(setup_.seats[seat] == id);
        row->setSign(setup_.seats[seat] == id ? std::optional(Icon::Check) : std::nullopt);
        connect(row, &SeatRow::clicked, this, [this, seat, id] {
            QMetaObject::invokeMethod(
                this, [this, seat, id] { setSeat(seat, id); }, Qt::QueuedConnection);
        });
        column->addWidget(row);
    };
    const auto addHeading = [&](const QString& words) {
        QLabel* heading = makeLabel(words, 12, true, true);
        heading->setContentsMargins(12, 12, 12, 4);
        column->addWidget(heading);
    };
    if (setup_.seats[seat] == kPerson)
        add(tr("Only watch"), tr("A bot plays in this seat."), usualBot(info_.id, levelChosen(settings_, info_.id)));
    else
        add(tr("You"), tr("Sit here yourself."), std::string(kPerson));
    if (setup_.seats[seat] != kPerson && setup_.seats.size() > 1)
        column->addWidget(makePersonField(seat));
    else if (peopleIn(setup_.seats) > 1)
        column->addWidget(makeOwnField(seat));
    const std::vector<const BotInfo*> levels = levelsOf(info_.id);
    const auto addBot = [&](const BotInfo& bot) {
        const std::string id(bot.id);
        const Character* character = characterOf(id);
        add(titleOf(seatsOf({id}, {}).front()), withStrength(translated(character ? character->line : bot.description), id),
            id);
    };
    for (const BotInfo* bot : levels)
        addBot(*bot);
    if (!levels.empty())
        addHeading(tr("From the contests"));
    for (const BotInfo* bot : botsByStrength(info_.id))
        if (!bot->level)
            addBot(*bot);
    addHeading(tr("Programs of your own"));
    for (const KnownProgram& program : settings_.programs())
        if (program.games.contains(stdText(info_.id)))
            add(program.shownName(), stdText(program.id), program.id);
    auto* other = new SeatRow(tr("Another program…"), tr("One of your own, for example."), 44);
    connect(other, &SeatRow::clicked, this, [this, seat] { chooseProgram(seat); });
    column->addWidget(other);
    return list;
}

/// A field for the name of another person who plays at this screen, with the last name or the usual one.
QWidget* NewGameSheet::makePersonField(std::size_t seat)
{
    const auto seatOf = [](const QString& name) { return std::string(kNamedPerson) + name.toStdString(); };
    const auto sits = [this](const std::string& who) {
        return std::find(setup_.seats.begin(), setup_.seats.end(), who) != setup_.seats.end();
    };
    QString name = settings_.guest();
    if (const std::string& now = setup_.seats[seat]; now != kPerson && isPersonSeat(now))
        name = stdText(now.substr(kNamedPerson.size()));
    else if (name.isEmpty() || sits(seatOf(name)))
        name = playerName(static_cast<Seat>(seat));
    return makeNameField(tr("Name of another person at this screen"), name, tr("Sits here"),
                         [this, seat, seatOf](const QString& given) {
                             settings_.setGuest(given == playerName(static_cast<Seat>(seat)) ? QString() : given);
                             setSeat(seat, seatOf(given));
                         });
}

/// A field for the name of the person whose program it is, among others.
QWidget* NewGameSheet::makeOwnField(std::size_t seat)
{
    const QString now = seatsOf(setup_.seats, namingOf(settings_))[seat].name;
    return makeNameField(tr("Your name"), now, tr("My name"), [this, seat](const QString& given) {
        const QString name = given == playerName(static_cast<Seat>(seat)) ? QString() : given;
        settings_.change([&](Preferences& all) { all.name = name; });
        setSeat(seat, std::string(kPerson));
    });
}

/// A field for a name, and a button that takes it.
QWidget* NewGameSheet::makeNameField(const QString& title, const QString& name, const QString& button,
                                     const std::function<void(const QString&)>& take)
{
    auto* around = new QWidget;
    auto* row = makeLayout<QHBoxLayout>(8, around, {12, 4, 6, 4});
    auto* field = new QLineEdit(name);
    field->setAccessibleName(title);
    field->setToolTip(title);
    field->setPlaceholderText(title);
    field->setMaxLength(kLongestName);
    field->setMinimumHeight(36);
    styleField(field);
    auto* done = new Button(Button::Kind::Plain, std::nullopt, button);
    const auto mayTake = [field, done] { done->setEnabled(!field->text().trimmed().isEmpty()); };
    mayTake();
    connect(field, &QLineEdit::textChanged, done, mayTake);
    connect(field, &QLineEdit::returnPressed, done, &Button::click);
    connect(done, &Button::clicked, this, [this, field, take] {
        QMetaObject::invokeMethod(
            this, [take, given = field->text().simplified()] { take(given); }, Qt::QueuedConnection);
    });
    row->addWidget(field, 1);
    row->addWidget(done);
    return around;
}

void NewGameSheet::chooseProgram(std::size_t seat)
{
    auto* sheet = new ProgramSheet(info_.id, setup_.seats[seat], settings_, window());
    sheet->setPalette(palette());
    connect(sheet, &ProgramSheet::chosen, this, [this, seat](const std::string& id) { setSeat(seat, id); });
    sheet->open(sheet->commandField());
}

void NewGameSheet::setSeat(std::size_t seat, const std::string& who)
{
    // Only one seat is the person's, so the person swaps seats with the bot.
    const auto person = std::find(setup_.seats.begin(), setup_.seats.end(), kPerson);
    if (who == kPerson && person != setup_.seats.end())
        *person = setup_.seats[seat];
    setup_.seats[seat] = who;
    if (const auto level = levelOf(who))
        level_ = toText(*level);
    open_ = -1;
    fillSeats(seat);
    play_->setText(peopleIn(setup_.seats) == 0 ? tr("Watch") : tr("Play"));
}

QWidget* NewGameSheet::makeFoot()
{
    auto* foot = new Part(Qt::TopEdge);
    foot->setMinimumHeight(72);
    auto* row = makeLayout<QHBoxLayout>(12, foot, {28, 12, 28, 12});
    row->addWidget(makeLabel(tr("Pace"), 14, false, true));
    QStringList paces;
    for (const double pace : kPaces)
        paces << paceName(pace);
    const auto at = std::find(std::begin(kPaces), std::end(kPaces), settings_.preferences().pace);
    auto* pace = new Segment(tr("Pace"), paces, static_cast<int>(at - std::begin(kPaces)));
    connect(pace, &Segment::chosen, this,
            [this](int index) { settings_.change([index](Preferences& all) { all.pace = kPaces[index]; }); });
    row->addWidget(pace);
    row->addSpacing(8);
    row->addWidget(makeLabel(tr("Seed"), 14, false, true));
    seed_ = makeSeedField(tr("Seed: up to 16 hexadecimal digits; the same seed deals the same cards"), tr("a new one"));
    row->addWidget(seed_);
    sealed_ = makeIconButton(Icon::Shield, tr("A deal that can be proved"));
    connect(sealed_, &Button::clicked, this, &NewGameSheet::sealDeal);
    row->addWidget(sealed_);
    problem_ = makeParagraph({}, 12);
    problem_->setForegroundRole(QPalette::BrightText);
    row->addWidget(problem_, 1);
    auto* cancel = new Button(Button::Kind::Plain, std::nullopt, tr("Cancel"));
    cancel->setExtent(44);
    connect(cancel, &Button::clicked, this, &Sheet::close);
    row->addWidget(cancel);
    play_ = new Button(Button::Kind::Primary, Icon::Play, peopleIn(setup_.seats) == 0 ? tr("Watch") : tr("Play"));
    play_->setExtent(44, 128);
    connect(play_, &Button::clicked, this, &NewGameSheet::play);
    connect(seed_, &QLineEdit::returnPressed, this, &NewGameSheet::play);
    row->addWidget(play_);
    return foot;
}

/// Has the next game sealed, or no longer.
void NewGameSheet::sealDeal()
{
    const auto take = [this](const std::optional<Seal>& seal) {
        setup_.seal = seal;
        sealed_->setShape(seal ? Icon::Check : Icon::Shield);
        seed_->setEnabled(!seal);
        seed_->clear();
        seed_->setPlaceholderText(seal ? tr("sealed") : tr("a new one"));
    };
    const bool wasSealed = setup_.seal.has_value();
    take(std::nullopt);
    if (wasSealed)
        return;
    auto* sheet = new SealSheet(window());
    sheet->setPalette(palette());
    connect(sheet, &SealSheet::chosen, this, take);
    sheet->open(sheet->wordsField());
}

void NewGameSheet::play()
{
    const auto rules = info_.complete(setup_.rules);
    if (!rules)
        return;
    settings_.setLastGame(stdText(info_.id),
                          {setup_.rules, setup_.seats}); // includes choices that the complete rules leave out
    setup_.rules = *rules;
    setup_.seed = setup_.seal ? seedOf(*setup_.seal) : seedFrom(seed_->text()).value_or(newSeed());
    if (!level_.empty())
        settings_.setLevel(stdText(info_.id), level_);
    const Setup setup = setup_;
    close();
    emit chosen(setup);
}

} // namespace parlour
