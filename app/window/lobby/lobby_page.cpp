// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/lobby/lobby_page.h"

#include "ai/core/bots.h"
#include "app/draw/background_work.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/seating/positions.h"
#include "app/seating/scoreboard.h"
#include "app/seating/setup.h"
#include "app/session/daily_deal.h"
#include "app/session/lesson.h"
#include "app/session/load_game.h"
#include "app/stage/pressed_key.h"
#include "app/store/paths.h"
#include "app/store/translation.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/language_change.h"
#include "app/widgets/page_graphics.h"
#include "app/window/lobby/continue_card.h"
#include "app/window/lobby/daily_sheet.h"
#include "app/window/lobby/notice_row.h"
#include "app/window/parts/game_row.h"
#include "app/window/parts/shortcuts.h"
#include "app/window/parts/tile_picture.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QFile>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QResizeEvent>
#include <QStyle>
#include <QTimer>
#include <QtMath>

namespace parlour {

/// Sizes that depend on the window's size, in steps, so that few resize events rebuild the page.
struct LobbyPage::Measures {
    /// Where a tile has Watch and Replay: next to Play, below it, or below it as icons.
    enum class Buttons { OneLine, TwoLines, Icons };
    int margin = 40;
    int scene = 196;
    int title = 20; ///< px, font size of the games' names, in which all of them fit
    int columns = 1; ///< of tiles
    bool low = false;
    Buttons buttons = Buttons::OneLine;
    bool oneColumn = false; ///< unfinished games above the finished ones
    int continueCards = 2;
    int recentRows = 6;
    int sizeClass = 0;
};

namespace {

constexpr int kMaxWidth = 1760;
constexpr int kTileMargin = 14;
constexpr int kNotices = 3; ///< boxes in a row, at most
constexpr int kTileMenu = kTarget; ///< px, side of the button of a tile's menu
constexpr int kMinTile = 138; ///< px; a further row of tiles keeps them as wide
constexpr int kTileGap = 16;
constexpr int kScrollBar = 10; ///< px, the width of the page's scroll bar
constexpr int kButtonGap = 6;
constexpr int kOpponentRoom = 90; ///< px, for the name of the opponent next to Play
constexpr const char* kGame = "game"; ///< property of a tile with its game's id
constexpr int kMaxWatched = 3; ///< watched games listed at first
constexpr int kFirstGames = 3; ///< finished games until the lobby no longer says where to begin
constexpr int kProgressWidth = 72; ///< px, width of the progress bar
constexpr double kSceneAspect = 227.0 / 196; ///< width to height of the scenes that tables draw

/// The brand in the bar.
class Brand : public QWidget {
public:
    Brand()
    {
        setFixedSize(150, 36);
        setAccessibleName("Parlour");
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const bool mirrored = isRightToLeft();
        drawLogo(painter, {mirrored ? width() - 26.0 : 0.0, 5});
        painter.setFont(typeFont(20, true));
        painter.setPen(ink(this).text);
        painter.drawText(rect().adjusted(mirrored ? 0 : 36, 0, mirrored ? -36 : 0, 0),
                         static_cast<int>(Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)),
                         "Parlour");
    }
};

/// The size of type, in px, in which the names of all games fit in `room` px.
int titleSize(int room)
{
    for (int size = 20; size > 12; --size) {
        const QFontMetrics metrics(typeFont(size, true));
        if (std::all_of(games().begin(), games().end(), [&](const GameInfo& info) {
                return !findTable(info.id) || metrics.horizontalAdvance(translated(info.name)) <= room;
            }))
            return size;
    }
    return 12;
}

/// The text of Play against one of our own players, with a place for its name.
QString playText(Level level)
{
    switch (level) {
    case Level::Beginner:
        return LobbyPage::tr("Play · beginner %1");
    case Level::Casual:
        return LobbyPage::tr("Play · casual %1");
    case Level::Club:
        return LobbyPage::tr("Play · club player %1");
    case Level::Master:
        break;
    }
    return LobbyPage::tr("Play · master %1");
}

/// The first of `texts` that fits on a button of a tile, else the last.
QString fitting(const QStringList& texts, const Button& button)
{
    const QFontMetrics metrics(typeFont(13, true));
    for (const QString& text : texts)
        if (metrics.horizontalAdvance(text) + 10 <= button.width())
            return text;
    return texts.back();
}

QLabel* heading(const QString& text)
{
    return makeLabel(text, 14, true, true);
}

/// The note of an empty list.
QLabel* emptyNote(const QString& text)
{
    QLabel* label = makeParagraph(text, 14, false, true);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

} // namespace

LobbyPage::LobbyPage(Library& library, const WindowStyle& style, QWidget* parent) : Page(style, parent), library_(library)
{
    // Another thread writes and removes saved games, so the list is updated once it has.
    connect(&library_.saved(), &SavedGames::written, this, [this] {
        if (isVisible() && continue_ && painted_) {
            fillUnfinished();
            layOutNow(this);
        }
    });
}

bool LobbyPage::isSmall() const
{
    return width() < 1100;
}

LobbyPage::Measures LobbyPage::measures() const
{
    Measures m;
    m.low = height() < 720;
    const bool small = isSmall();
    const auto tables = static_cast<int>(
        std::count_if(games().begin(), games().end(), [](const GameInfo& info) { return findTable(info.id) != nullptr; }));
    m.margin = small ? 24 : 40;
    const int room = std::max(std::min(width() - kScrollBar, kMaxWidth) - 2 * m.margin, kMinTile) + kTileGap;
    const int rows = (tables * (kMinTile + kTileGap) + room - 1) / room;
    m.columns = rows == 0 ? 1 : (tables + rows - 1) / rows;
    const int tile = room / m.columns - kTileGap;
    // Watch and Replay go below Play, there as icons if need be, where the texts of this language do not fit.
    const auto wide = [](const QString& text) {
        Button button(Button::Kind::Plain, std::nullopt, text);
        button.setTight();
        return button.sizeHint().width() + kButtonGap;
    };
    const int two = 2 * (kTileMargin + 1) - kButtonGap + wide(tr("Watch")) + wide(tr("Replay"));
    m.buttons = two + wide(tr("Play")) + kOpponentRoom <= tile ? Measures::Buttons::OneLine
        : two <= tile                                          ? Measures::Buttons::TwoLines
                                                               : Measures::Buttons::Icons;
    m.title = titleSize(tile - 2 * (kTileMargin + 1) - (m.buttons == Measures::Buttons::Icons ? 0 : kTileMenu));
    // The height of a scene follows its width, in steps of 20 px; a second line of buttons takes its own from it.
    const int line = m.buttons == Measures::Buttons::OneLine ? 0 : 40;
    m.scene = m.low        ? 120 - line
        : height() >= 1000 ? std::clamp(qRound(tile / kSceneAspect / 20) * 20, 196, 320)
                           : 196 - line;
    m.oneColumn = width() < 940;
    m.continueCards = m.low ? 1 : height() >= 1000 ? 3 : 2;
    m.recentRows = m.low ? 4 : height() >= 1000 ? 9 : 6;
    m.sizeClass = m.scene * 4096 + m.columns * 512 + m.title * 16 + (m.oneColumn ? 8 : 0) + (small ? 4 : 0)
        + static_cast<int>(m.buttons);
    return m;
}

void LobbyPage::setWindowStyle(const WindowStyle& style)
{
    Page::setWindowStyle(style);
    keepTranslated(this, [this] { build(); });
}

void LobbyPage::resizeEvent(QResizeEvent*)
{
    if (measures().sizeClass != sizeClass_)
        build();
}

void LobbyPage::paintEvent(QPaintEvent* event)
{
    Page::paintEvent(event);
    if (!painted_) {
        painted_ = true;
        // Deferred until this frame is shown.
        QTimer::singleShot(0, this, [this] {
            emit painted();
            refresh();
        });
    }
}

void LobbyPage::build()
{
    const Measures m = measures();
    sizeClass_ = m.sizeClass;
    ticks_.clear();
    plays_.clear();
    QVBoxLayout* whole = restart(tr("Lobby"));
    fillBar(addBar(whole, m.margin, m.margin - 12));

    auto* content = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(12, content, {m.margin, 20, m.margin, 24});
    column->addWidget(heading(tr("Tables")));
    column->addWidget(makeTiles(m));
    column->addSpacing(16);

    notices_ = new QVBoxLayout;
    column->addLayout(notices_);
    lists_ = new QWidget;
    auto* lower = new QBoxLayout(m.oneColumn ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, lists_);
    lower->setContentsMargins(0, 0, 0, 0);
    lower->setSpacing(24);
    const auto half = [&](const QString& title, QWidget* link, QWidget* below) {
        auto* side = makeLayout<QVBoxLayout>(8);
        auto* head = new QHBoxLayout;
        head->addWidget(heading(title));
        head->addStretch();
        head->addWidget(link);
        side->addLayout(head);
        auto* list = makeLayout<QVBoxLayout>(12);
        side->addLayout(list);
        if (below)
            side->addWidget(below);
        side->addStretch();
        lower->addLayout(side, 1);
        return list;
    };
    // In the line of the heading, since a window of the default height has no room for it below the cards.
    more_ = new Button(Button::Kind::Ghost, std::nullopt, {});
    more_->setExtent(kTarget);
    QSizePolicy policy = more_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    more_->setSizePolicy(policy);
    connect(more_, &Button::clicked, this, [this] {
        allUnfinished_ = true;
        refresh();
    });
    watching_ = makeWatching();
    continue_ = half(tr("Continue"), more_, watching_);
    auto* all = new Button(Button::Kind::Ghost, Icon::Clock, tr("All in History"));
    all->setExtent(kTarget);
    connect(all, &Button::clicked, this, &LobbyPage::historyWanted);
    recent_ = half(tr("Recent games"), all, nullptr);
    column->addWidget(lists_);
    column->addStretch();

    whole->addWidget(makeScroll(centred(content, kMaxWidth)), 1);
    painted_ ? refresh() : layOutNow(this);
}

QWidget* LobbyPage::makeWatching()
{
    auto* part = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(8, part, {0, 8, 0, 0});
    column->addWidget(heading(tr("Watching")));
    auto* panel = new Panel;
    watched_ = makeLayout<QVBoxLayout>(0, panel, {16, 6, 14, 6});
    column->addWidget(panel);
    part->hide();
    return part;
}

void LobbyPage::fillBar(QHBoxLayout* row)
{
    row->addWidget(new Brand);
    row->addStretch();
    auto* history = new Button(Button::Kind::Ghost, Icon::Clock, tr("History"));
    auto* settings = new Button(Button::Kind::Ghost, Icon::Gear, tr("Settings"));
    practice_ = new Button(Button::Kind::Ghost, Icon::Star, {});
    practice_->setHint(tr("Your own mistakes, until you find the move, and puzzles"));
    showPractice();
    connect(practice_, &Button::clicked, this, [this] { emit practiceWanted({}); });
    contest_ = new Button(Button::Kind::Ghost, Icon::Trophy, {});
    showContest();
    connect(contest_, &Button::clicked, this, &LobbyPage::contestsWanted);
    row->addWidget(practice_);
    row->addWidget(contest_);
    connect(history, &Button::clicked, this, &LobbyPage::historyWanted);
    connect(settings, &Button::clicked, this, &LobbyPage::settingsWanted);
    row->addWidget(history);
    row->addWidget(settings);
}

void LobbyPage::setContest(const QString& path, double share, const QStringList& queue)
{
    contestShare_ = share;
    const bool isChanged = std::exchange(contestPath_, path) != path;
    const bool waitsOther = std::exchange(contestQueue_, queue) != queue;
    if (isVisible() && painted_) {
        if (waitsOther)
            fillUnfinished();
        if (isChanged)
            readContests();
    }
    if (contest_)
        showContest();
}

void LobbyPage::showContest()
{
    contest_->setText(contestPath_.isEmpty()
                          ? tr("Contest")
                          : tr("Contest running: %1", "a share").arg(percentOf(qFloor(100 * contestShare_) / 100.0)));
    contest_->updateGeometry();
    contest_->update();
}

QWidget* LobbyPage::makeTiles(const Measures& m)
{
    auto* tiles = new QWidget;
    auto* grid = makeLayout<QGridLayout>(kTileGap, tiles);
    int place = 0;
    for (const GameInfo& info : games()) {
        const GameTable* table = findTable(info.id);
        if (!table)
            continue;
        grid->addWidget(makeTile(info, *table, m), place / m.columns, place % m.columns);
        ++place;
    }
    for (int column = 0; column < m.columns; ++column)
        grid->setColumnStretch(column, 1);
    return tiles;
}

QWidget* LobbyPage::makeTile(const GameInfo& info, const GameTable& table, const Measures& m)
{
    const QString name = translated(info.name);
    auto* tile = new Panel;
    tile->setProperty(kGame, QString::fromStdString(info.id));
    tile->setAccessibleName(name);
    auto* whole = makeLayout<QVBoxLayout>(0, tile, {1, 1, 1, 1});

    auto* picture = new TilePicture(table, windowStyle(), 13);
    picture->setMinimumHeight(m.scene);
    picture->setAccessibleName(tr("New game of %1").arg(name));
    picture->setToolTip(tr("Rules and seats of a new game"));
    connect(picture, &TilePicture::clicked, this, [this, id = QString::fromStdString(info.id)] { emit newGameWanted(id); });
    whole->addWidget(picture);

    auto* words = makeLayout<QVBoxLayout>(2, nullptr, {kTileMargin, 10, kTileMargin, 14});
    auto* title = new QHBoxLayout;
    title->setSpacing(0); // the menu has a margin of its own
    title->addWidget(new ElidedLabel(name, m.title, true), 1);
    title->addWidget(makeLessonTick(QString::fromStdString(info.id)));
    if (m.buttons != Measures::Buttons::Icons)
        title->addWidget(makeTileMenu(QString::fromStdString(info.id), name));
    words->addLayout(title);
    QLabel* line = makeParagraph(table.tagline(), 13, false, true);
    line->setMinimumHeight(38); // two lines, which some languages need
    line->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    words->addWidget(line);
    words->addSpacing(8);
    words->addStretch();
    addTileButtons(words, QString::fromStdString(info.id), name, m);
    whole->addLayout(words, 1);
    return tile;
}

/// A tick that is visible if the lesson was finished.
QWidget* LobbyPage::makeLessonTick(const QString& game)
{
    QLabel* tick = makeLabel(QStringLiteral("✓"), 14, true, true);
    tick->setToolTip(tr("Lesson done"));
    tick->setAccessibleName(tick->toolTip());
    tick->setVisible(library_.settings().lesson(game).finished);
    ticks_[game] = tick;
    return tick;
}

QWidget* LobbyPage::makeTileMenu(const QString& id, const QString& name)
{
    auto* more = new MenuButton(Button::Kind::Ghost, Icon::Menu, {});
    more->setExtent(kTileMenu, kTileMenu);
    more->setAccessibleName(tr("More for %1").arg(name));
    connect(more, &MenuButton::opening, this, [this, id](QMenu* menu) {
        menu->addAction(tr("New game…"), this, [this, id] { emit newGameWanted(id); });
        addLastSetup(menu, id);
        if (hasLesson(id.toStdString()))
            menu->addAction(lessonText(id), this, [this, id] { emit lessonWanted(id); });
        menu->addAction(tr("How to play"), this, [this, id] { emit rulesWanted(id); });
        menu->addAction(tr("Practice"), this, [this, id] { emit practiceWanted(id); });
        menu->addAction(tr("Put in a position…"), this, &LobbyPage::positionWanted);
        if (findTable(id.toStdString())->as<CreditGame>())
            menu->addAction(tr("Purse and dealer…"), this, [this, id] { emit purseWanted(id); });
        addLevels(menu, id);
    });
    return more;
}

/// The menu text of the lesson, which depends on its progress.
QString LobbyPage::lessonText(const QString& game) const
{
    const Settings::LessonState state = library_.settings().lesson(game);
    if (state.stop > 0)
        return tr("Go on with the lesson");
    return state.finished ? tr("Lesson (done ✓)") : tr("Lesson");
}

/// Adds the levels to a menu. The chosen one is the opponent of Play from then on.
void LobbyPage::addLevels(QMenu* menu, const QString& game)
{
    const std::string present = usualBot(game.toStdString(), levelChosen(library_.settings(), game.toStdString()));
    const std::vector<const BotInfo*> levels = levelsOf(game.toStdString());
    if (levels.empty())
        return;
    menu->addSeparator();
    menu->addAction(tr("Play against"))->setEnabled(false); // a heading
    for (const BotInfo* bot : levels) {
        const SeatInfo who = seatsOf({std::string(bot->id)}, {}).front();
        QAction* action = menu->addAction(titleOf(who) + '\t' + who.strength, this, [this, game, level = *bot->level] {
            library_.settings().setLevel(game, std::string(toText(level)));
            showOpponents();
        });
        action->setCheckable(true);
        action->setChecked(bot->id == present);
    }
}

/// Adds the seats of the last game, where others sat in them than those whom Play seats.
void LobbyPage::addLastSetup(QMenu* menu, const QString& game)
{
    const GameInfo& info = *findGame(game.toStdString());
    const std::vector<std::string> last = lastSetup(info, library_.settings(), false).seats;
    if (!library_.settings().lastGame(game) || last == usualSetup(info, library_.settings(), false).seats)
        return;
    menu->addAction(tr("As last time: %1", "names").arg(listOf(namesOf(last, namingOf(library_.settings())))), this,
                    [this, game] { emit playAsLastWanted(game); });
}

void LobbyPage::showOpponents()
{
    for (const auto& [game, button] : plays_) {
        const auto seats = usualSetup(*findGame(game.toStdString()), library_.settings(), false).seats;
        std::vector<SeatInfo> others;
        for (const SeatInfo& each : seatsOf(seats, namingOf(library_.settings())))
            if (!each.person)
                others.push_back(each);
        QStringList texts{tr("Play")};
        if (others.size() == 1) {
            texts.prepend(tr("Play · %1").arg(others.front().name));
            if (const auto level = levelChosen(library_.settings(), game.toStdString()); !others.front().level.isEmpty())
                texts.prepend(playText(level).arg(others.front().name));
        } else if (!others.empty()) {
            const int more = static_cast<int>(others.size()) - 1;
            texts.prepend(tr("Play · %n opponent(s)", nullptr, more + 1));
            texts.prepend(tr("Play · %1 and %n more", nullptr, more).arg(others.front().name));
        }
        QStringList names;
        for (const SeatInfo& each : others)
            names << titleOf(each);
        button->setHint(names.isEmpty() ? QString() : tr("Against %1", "names of players").arg(listOf(names)));
        button->setText(fitting(texts, *button));
        button->update();
    }
}

void LobbyPage::addTileButtons(QVBoxLayout* words, const QString& id, const QString& name, const Measures& m)
{
    auto* row = makeLayout<QHBoxLayout>(kButtonGap);
    const auto add = [&](Button::Kind kind, std::optional<Icon> icon, const QString& text, const QString& accessible,
                         auto signal) {
        auto* each = new Button(kind, icon, icon ? QString() : text);
        each->setAccessibleName(accessible);
        if (icon)
            each->setHint(text);
        each->setTight();
        each->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
        connect(each, &Button::clicked, this, [this, id, signal] { emit(this->*signal)(id); });
        row->addWidget(each, kind == Button::Kind::Primary ? 3 : 1);
        return each;
    };
    words->addLayout(row);
    plays_[id] = add(Button::Kind::Primary, std::nullopt, tr("Play"), tr("Play %1").arg(name), &LobbyPage::playWanted);
    if (m.buttons != Measures::Buttons::OneLine) {
        words->addSpacing(kButtonGap - words->spacing());
        words->addLayout(row = new QHBoxLayout);
        row->setSpacing(m.buttons == Measures::Buttons::Icons ? kButtonGap - 2 : kButtonGap);
    }
    const auto sign = [&](Icon icon) { return m.buttons == Measures::Buttons::Icons ? std::optional(icon) : std::nullopt; };
    add(Button::Kind::Plain, sign(Icon::Eye), tr("Watch"), tr("Watch %1").arg(name), &LobbyPage::watchWanted);
    add(Button::Kind::Plain, sign(Icon::Replay), tr("Replay"), tr("Replay %1").arg(name), &LobbyPage::replayWanted);
    if (m.buttons == Measures::Buttons::Icons)
        row->addWidget(makeTileMenu(id, name));
}

/// The key of the rules opens those of the game whose tile has the focus, or of the first game.
void LobbyPage::keyPressEvent(QKeyEvent* event)
{
    if (pressedKey(*event) != library_.settings().preferences().keys.own(scope::kEverywhere, "F1")) {
        Page::keyPressEvent(event);
        return;
    }
    QString game = QString::fromStdString(games().front().id);
    for (const QWidget* each = focusWidget(); each && each != this; each = each->parentWidget())
        if (const QVariant own = each->property(kGame); own.isValid())
            game = own.toString();
    emit rulesWanted(game);
}

void LobbyPage::refresh()
{
    if (!continue_ || !painted_)
        return;
    fillUnfinished();
    fillRecent();
    for (const auto& [game, tick] : ticks_)
        tick->setVisible(library_.settings().lesson(game).finished);
    layOutNow(this);
    showOpponents();
    readContests();
    readPractice();
}

/// Reads the state of the practice in the background, by its own connection to the history.
void LobbyPage::readPractice()
{
    const auto read = [path = paths::history(), resources = library_.resources()] {
        if (!QFile::exists(path))
            return PracticeNews();
        History history(path);
        const auto versionOf = [&resources](const std::string& game) {
            const auto analyst = makeAnalyst(game, resources);
            return analyst ? analyst->version() : 0;
        };
        return newsOf(history, practiceDay(QDateTime::currentDateTime()), versionOf, dealDate());
    };
    inBackground(read).then(this, [this](const PracticeNews& news) {
        if (news == news_)
            return;
        news_ = news;
        showPractice();
        fillUnfinished();
        layOutNow(this);
    });
}

void LobbyPage::showPractice()
{
    const QString due = tr("Practice: %1 due", "exercises").arg(news_.due);
    practice_->setText(news_.due == 0  ? tr("Practice")
                           : isSmall() ? tr("Practice (%1)", "the number of exercises that are due").arg(news_.due)
                                       : due);
    practice_->setAccessibleName(news_.due == 0 ? QString() : due);
    practice_->updateGeometry();
    practice_->update();
}

/// Reads the contests in the background and adds their cards.
void LobbyPage::readContests()
{
    inBackground(keptContests).then(this, [this](std::vector<ContestEntry> entries) {
        std::erase_if(entries, [this](const ContestEntry& entry) {
            return entry.isFinished || !entry.problem.isEmpty() || entry.path == contestPath_;
        });
        if (entries == contests_)
            return;
        contests_ = std::move(entries);
        fillUnfinished();
        layOutNow(this);
    });
}

/// Whether nothing is there to be listed: no game was finished and no lesson or contest begun yet.
bool LobbyPage::isFirstStart() const
{
    const bool isUntouched = std::all_of(games().begin(), games().end(), [this](const GameInfo& info) {
        const Settings::LessonState state = library_.settings().lesson(QString::fromStdString(info.id));
        return state.stop == 0 && !state.finished;
    });
    return isUntouched && contests_.empty() && contestPath_.isEmpty() && library_.history().recent(1).empty();
}

void LobbyPage::fillNotices()
{
    clearLayout(notices_);
    isBeginner_ = std::ssize(library_.history().recent(kFirstGames)) < kFirstGames;
    auto* row = new NoticeRow(isBeginner_ ? tr("Where to begin") : tr("Due today"), measures().oneColumn ? 1 : kNotices);
    isBeginner_ ? addFirstSteps(*row) : addDue(*row);
    notices_->addWidget(row);
    row->setVisible(!row->isEmpty());
}

void LobbyPage::addFirstSteps(NoticeRow& row)
{
    const GameInfo& first = games().front();
    auto* play = new Button(Button::Kind::Plain, std::nullopt, tr("Play %1").arg(translated(first.name)));
    connect(play, &Button::clicked, this, [this, id = QString::fromStdString(first.id)] { emit playWanted(id); });
    auto* history = new Button(Button::Kind::Plain, std::nullopt, tr("Open History"));
    connect(history, &Button::clicked, this, &LobbyPage::historyWanted);
    row.add(tr("1. Learn a game"), tr("A lesson tells you one sentence at a time, and you make the moves."),
            makeLessonsButton());
    row.add(tr("2. Play"), tr("You can ask for a hint and take moves back."), play);
    row.add(tr("3. Look back"), tr("A review shows what luck brought and which moves cost you most."), history);
}

Button* LobbyPage::makeLessonsButton()
{
    auto* lessons = new MenuButton(Button::Kind::Plain, std::nullopt, tr("Choose a lesson"));
    connect(lessons, &MenuButton::opening, this, [this](QMenu* menu) {
        for (const GameInfo& info : games())
            if (hasLesson(info.id) && findTable(info.id))
                //: A lesson: the game, and how long it takes.
                menu->addAction(tr("%1, %n minute(s)", nullptr, lessonMinutes(info.id)).arg(translated(info.name)), this,
                                [this, id = QString::fromStdString(info.id)] { emit lessonWanted(id); });
    });
    return lessons;
}

/// The deals of the day. A check mark says that the one try that counts is done.
Button* LobbyPage::makeDealsButton()
{
    auto* deals = new MenuButton(Button::Kind::Plain, std::nullopt, tr("Choose a game"));
    deals->setAccessibleName(tr("Play a deal of the day"));
    connect(deals, &MenuButton::opening, this, [this](QMenu* menu) {
        for (const GameInfo& info : games()) {
            if (!findTable(info.id))
                continue;
            const DailyDeal deal = dealOfDay(info, dealDate());
            QStringList others;
            for (const SeatInfo& each : seatsOf(deal.seats, namingOf(library_.settings())))
                if (!each.person)
                    others << titleOf(each);
            QAction* action =
                menu->addAction(tr("%1, against %2", "a game, its players").arg(translated(info.name), listOf(others)), this,
                                [this, deal] { goOnWith(deal); });
            action->setCheckable(true);
            action->setChecked(firstOf(deal, library_.history()).has_value());
        }
        menu->addSeparator();
        menu->addAction(tr("Your calendar…"), this, [this] {
            auto* sheet = new DailySheet(library_, window());
            connect(sheet, &DailySheet::gameWanted, this, &LobbyPage::finishedWanted);
            sheet->open();
        });
    });
    return deals;
}

/// Goes on with a deal that was left, else starts it.
void LobbyPage::goOnWith(const DailyDeal& deal)
{
    for (const SavedGame& saved : unfinishedGames(library_.saved()))
        if (isDeal(saved.file.record, deal))
            return emit goOnWanted(saved.id);
    emit dealWanted(QString::fromStdString(deal.game));
}

/// Adds a box for each thing that waits for the person today.
void LobbyPage::addDue(NoticeRow& row)
{
    row.add(tr("Deal of the day"), tr("The same for everybody on this date in UTC. Your first try counts."),
            makeDealsButton());
    if (news_.count > 0) {
        auto* goOn = new Button(Button::Kind::Plain, Icon::Play, tr("Go on"));
        goOn->setAccessibleName(tr("Go on with the practice"));
        connect(goOn, &Button::clicked, this, &LobbyPage::roundWanted);
        row.add(tr("Practice"), tr("%1 of %2 answered", "exercises of a round").arg(news_.answered).arg(news_.count), goOn);
    } else if (news_.due > 0) {
        auto* begin = new Button(Button::Kind::Plain, Icon::Star, tr("Practise"));
        connect(begin, &Button::clicked, this, [this] { emit practiceWanted({}); });
        row.add(tr("Practice"), tr("%n exercise(s) for today", nullptr, news_.due), begin);
    }
    if (news_.isDailyOpen) {
        auto* solve = new Button(Button::Kind::Plain, Icon::Star, tr("To the puzzle"));
        connect(solve, &Button::clicked, this, [this] { emit practiceWanted({}); });
        row.add(tr("Puzzle of the day"), tr("One position, and one move that is best."), solve);
    }
    for (const ContestEntry& entry : contests_)
        if (entry.isPersonsTurn && findTable(entry.plan.game)) {
            auto* match = new Button(Button::Kind::Plain, Icon::Trophy, tr("To your match"));
            connect(match, &Button::clicked, this, [this, path = entry.path] { emit contestWanted(path); });
            row.add(contestTitle(entry.plan), tr("Your match is next."), match);
        }
}

void LobbyPage::fillUnfinished()
{
    const std::vector<SavedGame> saved = unfinishedGames(library_.saved());
    const bool isFirst = saved.empty() && isFirstStart();
    fillNotices();
    lists_->setVisible(!isFirst);
    clearLayout(continue_);
    std::vector<std::pair<QDateTime, std::function<QWidget*()>>> cards;
    std::vector<const SavedGame*> watched; // newest first
    for (const SavedGame& game : saved)
        if (!findTable(game.file.record.game))
            continue;
        else if (peopleIn(game.file.record.seats) == 0)
            watched.push_back(&game);
        else
            cards.emplace_back(game.savedAt, [this, &game] { return makeGameCard(game); });
    for (const GameInfo& info : games())
        if (const auto state = library_.settings().lesson(QString::fromStdString(info.id));
            state.stop > 0 && findTable(info.id))
            cards.emplace_back(state.leftAt, [this, &info] { return makeLessonCard(info); });
    if (isBeginner_ && news_.count > 0 && findTable(news_.game.toStdString())) // else it is among what is due
        cards.emplace_back(QDateTime::currentDateTime(), [this] { return makePracticeCard(); }); // first, since it is short
    for (const ContestEntry& entry : contests_)
        if (findTable(entry.plan.game) && (isBeginner_ || !entry.isPersonsTurn))
            cards.emplace_back(entry.writtenAt, [this, &entry] { return makeContestCard(entry); });
    std::stable_sort(cards.begin(), cards.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    const int count = static_cast<int>(cards.size());
    const int shown = allUnfinished_ ? count : std::min(count, measures().continueCards);
    for (int i = 0; i < shown; ++i)
        continue_->addWidget(cards[static_cast<std::size_t>(i)].second());
    if (cards.empty()) {
        auto* panel = new Panel;
        panel->setMinimumHeight(114);
        auto* inside = new QVBoxLayout(panel);
        inside->addWidget(
            emptyNote(tr("Nothing is waiting: a game, a lesson, a contest or a round that you leave stays here.")));
        continue_->addWidget(panel);
    }
    fillWatching(watched);
    const int hidden = count - shown + static_cast<int>(watched.size()) - watched_->count();
    more_->setText(tr("%n more to resume", nullptr, hidden));
    more_->setVisible(hidden > 0);
}

void LobbyPage::fillWatching(const std::vector<const SavedGame*>& games)
{
    clearLayout(watched_);
    const std::size_t shown = allUnfinished_ ? games.size() : std::min<std::size_t>(games.size(), kMaxWatched);
    for (std::size_t i = 0; i < shown; ++i)
        watched_->addWidget(makeWatchedRow(*games[i]));
    watching_->setVisible(!games.empty());
}

/// The row of a watched game.
QWidget* LobbyPage::makeWatchedRow(const SavedGame& game)
{
    const Record& record = game.file.record;
    const GameTable& table = *findTable(record.game);
    const auto match = matchAt(*findGame(record.game), record, static_cast<int>(record.steps.size()));
    const QString name = translated(findGame(record.game)->name);
    const QString players = listOf(namesOf(record.seats, namingOf(library_.settings()), record.names));
    const double share = std::clamp(
        table.progress(positionOf(*match, seatsOf(record.seats, namingOf(library_.settings())), {0, true})), 0.0, 1.0);

    auto* whole = new QWidget;
    auto* row = makeLayout<QHBoxLayout>(10, whole, {0, 4, 0, 4});
    row->addWidget(makeLabel(name, 14, true));
    row->addWidget(new ElidedLabel(players, 14, false, true), 1);
    auto* progress = new ProgressLine(share, tr("%1 of the game played", "a share").arg(percentOf(share)));
    progress->setFixedWidth(kProgressWidth);
    row->addWidget(progress);
    row->addWidget(makeLabel(day(game.savedAt), 12, false, true));
    Button* discard = makeIconButton(Icon::Trash, tr("Discard the game of %1 with %2").arg(name, players));
    connect(discard, &Button::clicked, this, [this, id = game.id] { emit discardWanted(id); });
    row->addWidget(discard);
    auto* goOn = new Button(Button::Kind::Plain, Icon::Eye, {});
    goOn->setAccessibleName(tr("Go on watching %1, %2").arg(name, players));
    connect(goOn, &Button::clicked, this, [this, id = game.id] { emit goOnWanted(id); });
    row->addWidget(goOn);
    return whole;
}

QWidget* LobbyPage::makeGameCard(const SavedGame& game)
{
    const Record& record = game.file.record;
    const GameInfo& info = *findGame(record.game);
    const GameTable& table = *findTable(record.game);
    const Seat person = personOf(record.seats);
    const Naming naming = namingOf(library_.settings());
    const auto match = matchAt(info, record, static_cast<int>(record.steps.size()));
    const Viewer viewer{std::max(person, 0), person < 0 || table.as<OpenToAll>()};
    const Position position = positionOf(*match, seatsOf(record.seats, naming, record.names), viewer);
    const QString name = translated(info.name);
    const QString players = listOf(namesOf(record.seats, naming, record.names));

    // The situation names cards of the person whom it is told.
    const QString where = spoken(peopleIn(record.seats) > 1 ? table.partName(position) : table.situation(position));
    const ContinueCard card(table, windowStyle(), isSmall(), name, players, where);
    card.picture->setAccessibleName(tr("Picture of %1").arg(name));
    connect(card.picture, &TilePicture::clicked, this, [this, id = game.id] { emit goOnWanted(id); });
    const double share = std::clamp(table.progress(position), 0.0, 1.0);
    card.foot->addWidget(new ProgressLine(share, tr("%1 of the game played", "a share").arg(percentOf(share))));
    card.foot->addWidget(makeLabel(day(game.savedAt), 12, false, true));
    card.foot->addStretch();

    Button* discard = makeIconButton(Icon::Trash, tr("Discard the game of %1 with %2").arg(name, players));
    connect(discard, &Button::clicked, this, [this, id = game.id] { emit discardWanted(id); });
    card.foot->addWidget(discard);
    auto* goOn = new Button(Button::Kind::Plain, Icon::Play, tr("Go on"));
    goOn->setAccessibleName(tr("Go on with %1, %2").arg(name, players));
    goOn->setExtent(44);
    connect(goOn, &Button::clicked, this, [this, id = game.id] { emit goOnWanted(id); });
    card.foot->addWidget(goOn);
    return card.panel;
}

QWidget* LobbyPage::makeLessonCard(const GameInfo& info)
{
    const QString id = QString::fromStdString(info.id);
    const QString name = translated(info.name);
    const Settings::LessonState state = library_.settings().lesson(id);
    const auto lesson = lessonOf(info.id);
    const int count = lesson ? static_cast<int>(lesson->stops.size()) : 0;
    const int at = std::min(state.stop + 1, count);
    const QString where = tr("You left it at %1 of %2.", "sentences of a lesson").arg(at).arg(count);
    const ContinueCard card(*findTable(info.id), windowStyle(), isSmall(), name, tr("Lesson"), where);
    card.picture->setAccessibleName(tr("Picture of %1").arg(name));
    card.foot->addWidget(new ProgressLine(count > 0 ? static_cast<double>(at) / count : 0, where));
    if (state.leftAt.isValid())
        card.foot->addWidget(makeLabel(day(state.leftAt), 12, false, true));
    card.foot->addStretch();
    Button* discard = makeIconButton(Icon::Trash, tr("Leave the lesson of %1 for good").arg(name));
    connect(discard, &Button::clicked, this, [this, id, finished = state.finished] {
        library_.settings().setLesson(id, {true, finished, 0});
        // Deferred until the click is over, since the card is removed.
        QMetaObject::invokeMethod(this, &LobbyPage::refresh, Qt::QueuedConnection);
    });
    card.foot->addWidget(discard);
    auto* goOn = new Button(Button::Kind::Plain, Icon::Play, tr("Go on"));
    goOn->setAccessibleName(tr("Go on with the lesson of %1").arg(name));
    goOn->setExtent(44);
    for (QAbstractButton* each : {static_cast<QAbstractButton*>(card.picture), static_cast<QAbstractButton*>(goOn)})
        connect(each, &QAbstractButton::clicked, this, [this, id] { emit lessonWanted(id); });
    card.foot->addWidget(goOn);
    return card.panel;
}

QWidget* LobbyPage::makeContestCard(const ContestEntry& entry)
{
    const QString name = contestTitle(entry.plan);
    QStringList subtitle{leaderText(entry, namingOf(library_.settings())), day(entry.writtenAt)};
    subtitle.removeAll(QString());
    const ContinueCard card(*findTable(entry.plan.game), windowStyle(), isSmall(), name, subtitle.join(" · "),
                            contestSummary(entry.plan));
    card.picture->setAccessibleName(tr("Picture of %1").arg(translated(findGame(entry.plan.game)->name)));
    card.foot->addWidget(new ProgressLine(entry.share(), progressText(entry)));
    const QString state = contestQueue_.contains(entry.path) ? tr("Queued") : stateText(entry);
    card.foot->addWidget(makeLabel(state, 12, true));
    card.foot->addStretch();
    auto* goOn = new Button(Button::Kind::Plain, Icon::Trophy, tr("Go on"));
    goOn->setAccessibleName(tr("Go on with %1, %2").arg(name, state));
    goOn->setExtent(44);
    for (QAbstractButton* each : {static_cast<QAbstractButton*>(card.picture), static_cast<QAbstractButton*>(goOn)})
        connect(each, &QAbstractButton::clicked, this, [this, path = entry.path] { emit contestWanted(path); });
    card.foot->addWidget(goOn);
    return card.panel;
}

/// The card of the open round of the practice.
QWidget* LobbyPage::makePracticeCard()
{
    const QString where = tr("%1 of %2 answered", "exercises of a round").arg(news_.answered).arg(news_.count);
    const QString game = translated(findGame(news_.game.toStdString())->name);
    const ContinueCard card(*findTable(news_.game.toStdString()), windowStyle(), isSmall(), tr("Practice"),
                            tr("Next: %1", "a game").arg(game), where);
    card.picture->setAccessibleName(tr("Picture of %1").arg(game));
    card.foot->addWidget(new ProgressLine(static_cast<double>(news_.answered) / news_.count, where));
    card.foot->addStretch();
    Button* discard = makeIconButton(Icon::Trash, tr("Leave this round of the practice"));
    connect(discard, &Button::clicked, this, [this] {
        Practice practice(library_.history());
        if (practice.read())
            static_cast<void>(practice.begin({})); // what is due stays due; an error leaves the round
        readPractice();
    });
    card.foot->addWidget(discard);
    auto* goOn = new Button(Button::Kind::Plain, Icon::Play, tr("Go on"));
    goOn->setAccessibleName(tr("Go on with the practice"));
    goOn->setExtent(44);
    for (QAbstractButton* each : {static_cast<QAbstractButton*>(card.picture), static_cast<QAbstractButton*>(goOn)})
        connect(each, &QAbstractButton::clicked, this, &LobbyPage::roundWanted);
    card.foot->addWidget(goOn);
    return card.panel;
}

void LobbyPage::fillRecent()
{
    clearLayout(recent_);
    auto* panel = new Panel;
    auto* inside = makeLayout<QVBoxLayout>(0, panel, {10, 10, 10, 10});
    const std::vector<FinishedGame> finished = finishedGames(library_, {}, measures().recentRows);
    for (const FinishedGame& game : finished) {
        auto* row = new GameRow(game);
        connect(row, &GameRow::clicked, this, [this, id = game.id] { emit finishedWanted(id); });
        inside->addWidget(row);
    }
    if (finished.empty()) {
        panel->setMinimumHeight(114);
        inside->addWidget(
            emptyNote(tr("No game is finished yet. A click on one replays it and shows what each move was worth.")));
    }
    recent_->addWidget(panel);
}

} // namespace parlour
