// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/settings/settings_sheet.h"

#include "app/draw/background_work.h"
#include "app/draw/decks.h"
#include "app/draw/figures.h"
#include "app/draw/portrait.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/number_field.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/language.h"
#include "app/window/parts/shortcuts.h"
#include "app/window/settings/key_control.h"
#include "app/window/settings/picture_choice.h"
#include "app/window/settings/settings_rows.h"
#include "engine/games.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace parlour {

SettingsSheet::SettingsSheet(Settings& settings, const QString& game, QWidget* window)
    : Sheet(tr("Settings"), {680, 740}, window),
      settings_(settings),
      rows_(new SettingsRows)
{
    addLook();
    addSound();
    addPlay();
    addHelp();
    for (const GameInfo& info : games())
        addGame(info, game == QString::fromStdString(info.id));
    addKeys();

    auto* search = new QLineEdit;
    search->setPlaceholderText(tr("Search"));
    search->setAccessibleName(tr("Search the settings"));
    search->setClearButtonEnabled(true);
    search->setFixedHeight(36);
    styleField(search);
    connect(search, &QLineEdit::textChanged, this, [this](const QString& text) {
        makeKeys();
        rows_->find(text);
    });
    auto* field = new QHBoxLayout;
    field->setContentsMargins(24, 0, 24, 8);
    field->addWidget(search);
    content()->addLayout(field);

    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 16);
    column->addWidget(rows_);
    column->addStretch(1);
    QLabel* version = makeLabel(tr("Parlour %1").arg(QCoreApplication::applicationVersion()), 12, false, true);
    version->setContentsMargins(24, 0, 24, 0);
    column->addWidget(version);
    content()->addWidget(makeScroll(inside), 1);
    content()->setContentsMargins(0, 0, 0, 8);
}

template <class Change>
void SettingsSheet::change(Change set)
{
    Preferences preferences = settings_.preferences();
    set(preferences);
    // Deferred until the control's event is over, since a change of language or style rebuilds everything.
    QMetaObject::invokeMethod(
        &settings_, [this, preferences] { settings_.setPreferences(preferences); }, Qt::QueuedConnection);
}

QWidget* SettingsSheet::makeSegment(const QString& name, const QStringList& labels, int current,
                                    std::function<void(int)> chosen)
{
    auto* control = new Segment(name, labels, current);
    connect(control, &Segment::chosen, this, std::move(chosen));
    return control;
}

QWidget* SettingsSheet::makeSwitch(const QString& name, bool on, std::function<void(bool)> toggled)
{
    auto* control = new Switch(name, on);
    connect(control, &Switch::toggled, this, std::move(toggled));
    return control;
}

void SettingsSheet::addLook()
{
    const Preferences& now = settings_.preferences();
    rows_->beginGroup(tr("Look"));
    rows_->addRow(tr("Language"), tr("Of the window; games stay as they are."), makeLanguages());
    QStringList sizes;
    for (const int size : kTextSizes)
        sizes << percentOf(size / 100.0, 0);
    const auto size = std::find(std::begin(kTextSizes), std::end(kTextSizes), now.textSize) - std::begin(kTextSizes);
    rows_->addRow(tr("Size of text"), tr("And of all else in the window, from the next start of the program."),
                  makeSegment(tr("Size of text"), sizes, static_cast<int>(size),
                              [this](int i) { change([i](Preferences& p) { p.textSize = kTextSizes[i]; }); }));
    rows_->addRow(
        tr("Light or dark"), tr("Panels and pages; a table keeps its own colours."),
        makeSegment(tr("Light or dark"), {tr("System"), tr("Light"), tr("Dark")}, static_cast<int>(now.mode),
                    [this](int i) { change([i](Preferences& p) { p.mode = static_cast<Preferences::Mode>(i); }); }));
    rows_->addRow(tr("Table"), tr("High contrast is flat and as readable as possible."), makeGrounds());
    rows_->addRow(tr("Deck"), tr("The program's own cards, or those installed on this computer."), makeDecks());
    rows_->addRow(tr("Four colours"), tr("Diamonds blue and clubs green, on the program's own cards."),
                  makeSwitch(tr("Four colours"), now.fourColour,
                             [this](bool on) { change([on](Preferences& p) { p.fourColour = on; }); }));
    rows_->addRow(tr("Card back"), tr("Of the program's own cards."), makeBacks());
    rows_->addRow(tr("Russian letters"), tr("В, Д, К and Т on the program's own cards, instead of J, Q, K and A."),
                  makeSwitch(tr("Russian letters"), now.russianLetters,
                             [this](bool on) { change([on](Preferences& p) { p.russianLetters = on; }); }));
    rows_->addRow(tr("Reduced motion"), tr("Pieces fade instead of moving."),
                  makeSwitch(tr("Reduced motion"), now.reducedMotion,
                             [this](bool on) { change([on](Preferences& p) { p.reducedMotion = on; }); }));
}

void SettingsSheet::addSound()
{
    rows_->beginGroup(tr("Sound"));
    rows_->addRow(tr("Sounds"), tr("Of cards, chips, dice and coins, and of a game that is won."),
                  makeSegment(tr("Sounds"), {tr("Off", "sounds"), tr("Soft"), tr("Medium"), tr("Loud")},
                              static_cast<int>(settings_.preferences().sound), [this](int i) {
                                  change([i](Preferences& p) { p.sound = static_cast<Preferences::Sound>(i); });
                              }));
}

void SettingsSheet::addPlay()
{
    const Preferences& now = settings_.preferences();
    rows_->beginGroup(tr("Play"));
    rows_->addRow(tr("Your name"), tr("What you are called at the table."), makeName());
    rows_->addRow(tr("Your portrait"), tr("At the table and in lists of players."), makePortraits());
    QStringList paces;
    for (const double pace : kPaces)
        paces << paceName(pace);
    const auto at = std::find(std::begin(kPaces), std::end(kPaces), now.pace) - std::begin(kPaces);
    rows_->addRow(tr("Pace"), tr("Of the pieces, and of the pauses when bots act."),
                  makeSegment(tr("Pace"), paces, static_cast<int>(at),
                              [this](int i) { change([i](Preferences& p) { p.pace = kPaces[i]; }); }));
    rows_->addRow(tr("Undo after something new"),
                  tr("Whether Undo also takes back a move after which you saw new cards or dice. For practice."),
                  makeSegment(tr("Undo after something new"), {tr("Ask"), tr("Always"), tr("Never")},
                              static_cast<int>(now.undoOverReveals), [this](int i) {
                                  change([i](Preferences& p) { p.undoOverReveals = static_cast<Preferences::Undo>(i); });
                              }));
    rows_->addRow(tr("Tap once to preview, again to play"),
                  tr("The first tap or key shows what would be done, the second does it."),
                  makeSwitch(tr("Tap once to preview, again to play"), now.confirmsTaps,
                             [this](bool on) { change([on](Preferences& p) { p.confirmsTaps = on; }); }));
    rows_->addRow(tr("Commands in shared files"),
                  tr("Copies and exports also hold the commands that start other programs, and what these write. Both may "
                     "tell names of people and folders. Otherwise a program is named by its file alone."),
                  makeSwitch(tr("Commands in shared files"), now.shareCommands,
                             [this](bool on) { change([on](Preferences& p) { p.shareCommands = on; }); }));
}

void SettingsSheet::addHelp()
{
    rows_->beginGroup(tr("Help"));
    rows_->addRow(tr("Tutor"), tr("Asks before a move of yours that costs much of the chance to win."),
                  makeSegment(tr("Tutor"), {tr("Off", "tutor"), tr("Blunders"), tr("All mistakes")},
                              static_cast<int>(settings_.preferences().tutor), [this](int i) {
                                  change([i](Preferences& p) { p.tutor = static_cast<Preferences::Tutor>(i); });
                              }));
    rows_->addRow(tr("Mistakes"), tr("Call it so when it costs at least this much, in % of the win."), makeThresholds());
}

/// Adds the group of a game that has settings of its own.
void SettingsSheet::addGame(const GameInfo& info, bool atItsTable)
{
    const GameTable* table = findTable(info.id);
    const auto* answers = table ? table->as<ObviousAnswers>() : nullptr;
    const auto* counted = table ? table->as<TrainingWheels>() : nullptr;
    const bool isThrown = table && table->as<HandThrown>();
    if (!answers && !counted && !isThrown)
        return;
    const Preferences& now = settings_.preferences();
    const QString game = QString::fromStdString(info.id);
    rows_->beginGroup(translated(info.name), atItsTable);
    if (isThrown)
        rows_->addRow(tr("Roll the dice yourself"), tr("Your first roll waits for you as well; otherwise it is automatic."),
                      makeSwitch(tr("Roll the dice yourself"), now.rollsDice,
                                 [this](bool on) { change([on](Preferences& p) { p.rollsDice = on; }); }));
    if (answers) {
        const ObviousAnswersText text = answers->obviousAnswersText();
        rows_->addRow(text.title, text.help, makeSwitch(text.title, now.answersPlain.value(game), [this, game](bool on) {
                          change([game, on](Preferences& p) { p.answersPlain.insert(game, on); });
                      }));
    }
    if (counted)
        rows_->addRow(tr("Training wheels"), tr("%1 Games with them are marked.").arg(counted->wheelsText()),
                      makeSwitch(tr("Training wheels"), now.wheels.value(game), [this, game](bool on) {
                          change([game, on](Preferences& p) { p.wheels.insert(game, on); });
                      }));
}

/// Adds the group of all keys, which are shown by a button or found by a search.
void SettingsSheet::addKeys()
{
    rows_->beginGroup(tr("Keys"));
    auto* buttons = new QWidget;
    auto* row = makeLayout<QHBoxLayout>(8, buttons);
    auto* all = new Button(Button::Kind::Plain, std::nullopt, tr("Show all keys"));
    auto* back = new Button(Button::Kind::Plain, std::nullopt, tr("Set all back"));
    row->addWidget(back);
    row->addWidget(all);
    rows_->addRow(tr("Shortcuts"), tr("Each can be changed. Esc, Enter, Space, Tab, Home, End and the arrows stay."),
                  buttons);
    const auto showBack = [this, back] { back->setVisible(!settings_.preferences().keys.isEmpty()); };
    showBack();
    connect(&settings_, &Settings::changed, back, showBack);
    connect(back, &Button::clicked, this, [this, all] {
        all->setFocus(); // before the button goes
        change([](Preferences& p) { p.keys = {}; });
    });
    connect(all, &Button::clicked, this, [this] {
        makeKeys();
        rows_->reveal(*firstKeys_);
        rows_->findChild<KeyControl*>()->takeFocus();
    });
}

/// Makes the rows of keys, a group for each scope. Not before they are wanted: they are many.
void SettingsSheet::makeKeys()
{
    if (firstKeys_)
        return;
    firstKeys_ = rows_->groupCount();
    QString scope;
    for (const Shortcut& each : Shortcuts::all()) {
        if (scope != each.scope)
            rows_->beginGroup(tr("Keys: %1", "where they work").arg(Shortcuts::nameOf(scope = each.scope)), false);
        auto* control = new KeyControl(settings_, each);
        rows_->addRow(sentence(each.words), {}, control);
        connect(control, &KeyControl::chosen, this,
                [this](const KeyMap& keys) { change([keys](Preferences& p) { p.keys = keys; }); });
    }
}

QWidget* SettingsSheet::makeLanguages()
{
    auto* box = new Chooser(tr("Language"));
    box->addChoice(tr("System"), {});
    for (const QString& code : Language::available())
        box->addChoice(Language::nameOf(code), code);
    box->setCurrent(settings_.preferences().language);
    connect(box, &Chooser::chosen, this,
            [this](const QString& code) { change([code](Preferences& p) { p.language = code; }); });
    return box;
}

/// Three fields with ascending values: a field moved past another takes that one along.
QWidget* SettingsSheet::makeThresholds()
{
    const Preferences& now = settings_.preferences();
    auto* box = new QWidget;
    auto* row = makeLayout<QHBoxLayout>(8, box);
    const auto add = [&](const QString& name, int value) {
        auto* field = new NumberField(name, value, 1, kLargestThreshold);
        field->setFixedWidth(72);
        auto* named = makeLayout<QVBoxLayout>(4);
        named->addWidget(makeLabel(name, 12, false, true));
        named->addWidget(field);
        row->addLayout(named);
        return field;
    };
    NumberField* doubtful = add(tr("Doubtful from"), now.doubtful);
    NumberField* mistake = add(tr("Mistake from"), now.mistake);
    NumberField* blunder = add(tr("Blunder from"), now.blunder);
    const auto keep = [=, this] {
        change([=](Preferences& p) {
            p.doubtful = doubtful->value();
            p.mistake = mistake->value();
            p.blunder = blunder->value();
        });
    };
    const auto atLeast = [](NumberField* field, int value) { field->setValue(std::max(field->value(), value)); };
    const auto atMost = [](NumberField* field, int value) { field->setValue(std::min(field->value(), value)); };
    connect(doubtful, &QSpinBox::valueChanged, box, [=](int value) {
        atLeast(mistake, value);
        keep();
    });
    connect(mistake, &QSpinBox::valueChanged, box, [=](int value) {
        atMost(doubtful, value);
        atLeast(blunder, value);
        keep();
    });
    connect(blunder, &QSpinBox::valueChanged, box, [=](int value) {
        atMost(mistake, value);
        keep();
    });
    return box;
}

QWidget* SettingsSheet::makeDecks()
{
    auto* box = new Chooser(tr("Deck"));
    box->addChoice("Parlour", {});
    box->setCurrent({});
    connect(box, &Chooser::chosen, this, [this](const QString& id) { change([id](Preferences& p) { p.deck = id; }); });
    // In the background, since searching for installed decks is slow.
    inBackground(installedDecks)
        .then(box, [box, current = settings_.preferences().deck](const std::vector<DeckInfo>& decks) {
            for (const DeckInfo& deck : decks)
                if (!deck.file.isEmpty())
                    box->addChoice(deck.name, deck.id);
            box->setCurrent(current);
        });
    return box;
}

QWidget* SettingsSheet::makeGrounds()
{
    using Ground = Preferences::Ground;
    const std::pair<Ground, QString> grounds[] = {{Ground::Felt, tr("Its own colours")},
                                                  {Ground::Slate, tr("Slate")},
                                                  {Ground::Wine, tr("Wine red felt")},
                                                  {Ground::Pine, tr("Pine green felt")},
                                                  {Ground::HighContrast, tr("High contrast")}};
    auto* box = new Chooser(tr("Table"));
    for (const auto& [ground, name] : grounds)
        box->addChoice(name, QString::number(static_cast<int>(ground)));
    box->setCurrent(QString::number(static_cast<int>(settings_.preferences().ground)));
    connect(box, &Chooser::chosen, this,
            [this](const QString& id) { change([id](Preferences& p) { p.ground = static_cast<Ground>(id.toInt()); }); });
    return box;
}

QWidget* SettingsSheet::makePortraits()
{
    QStringList names{tr("No portrait")};
    for (int i = 1; i <= portrait::kOwnCount; ++i)
        names << tr("Portrait %1").arg(i);
    const QColor ivory(0xFFF2F0E8);
    const auto paint = [ivory, this](QPainter& painter, const QRectF& box, int which) {
        drawDisc(painter, box, settings_.preferences().name, true, ivory, which - 1);
    };
    auto* row = new PictureChoice(tr("Your portrait"), names, {40, 40}, 5, settings_.preferences().portrait + 1, paint);
    connect(row, &PictureChoice::chosen, this,
            [this](int which) { change([which](Preferences& p) { p.portrait = which - 1; }); });
    return row;
}

QWidget* SettingsSheet::makeBacks()
{
    const QSize size(45, 63);
    std::vector<std::shared_ptr<const CardArt>> decks;
    for (int back = 0; back < kCardBacks; ++back)
        decks.push_back(makeDeck({}, false, back));
    const auto paint = [decks](QPainter& painter, const QRectF& box, int which) {
        painter.translate(box.topLeft());
        decks[static_cast<std::size_t>(which)]->back(painter, box.size());
    };
    auto* row = new PictureChoice(tr("Card back"), {tr("Woven"), tr("Lattice"), tr("Scales"), tr("Night sky")}, size,
                                  kCardBacks, settings_.preferences().cardBack, paint);
    connect(row, &PictureChoice::chosen, this,
            [this](int which) { change([which](Preferences& p) { p.cardBack = which; }); });
    // Another thread renders the pictures; the timer repaints until all are ready.
    auto* again = new QTimer(row);
    again->setInterval(30);
    connect(again, &QTimer::timeout, row, [row, again, decks, size] {
        const bool isReady = std::all_of(decks.begin(), decks.end(), [&](const auto& deck) {
            return deck->isReady(size, row->devicePixelRatioF(), std::nullopt);
        });
        for (QWidget* button : row->findChildren<QWidget*>())
            button->update();
        if (isReady)
            again->stop();
    });
    again->start();
    return row;
}

QWidget* SettingsSheet::makeName()
{
    auto* field = new QLineEdit(settings_.preferences().name);
    field->setAccessibleName(tr("Your name"));
    field->setPlaceholderText(tr("You"));
    field->setMaxLength(kLongestName);
    field->setFixedSize(200, 32);
    styleField(field);
    connect(field, &QLineEdit::editingFinished, this,
            [this, field] { change([name = field->text().trimmed()](Preferences& p) { p.name = name; }); });
    return field;
}

} // namespace parlour
