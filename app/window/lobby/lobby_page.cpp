// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/lobby/lobby_page.h"

#include "app/bots/strengths.h"
#include "app/draw/background_work.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/seating/positions.h"
#include "app/seating/scoreboard.h"
#include "app/seating/setup.h"
#include "app/seating/strength_text.h"
#include "app/session/lesson.h"
#include "app/session/load_game.h"
#include "app/store/translation.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/page_graphics.h"
#include "app/window/parts/game_row.h"
#include "app/window/parts/tile_picture.h"
#include "engine/games.h"
#include "engine/record/replay.h"

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
    int margin = 40;
    int scene = 196;
    int title = 20; ///< px, font size of a game's name
    int columns = 1; ///< of tiles
    bool low = false;
    bool narrowTiles = false; ///< moves Watch and Replay into the menu
    bool oneColumn = false; ///< unfinished games above the finished ones
    int continueCards = 2;
    int recentRows = 6;
    int sizeClass = 0;
};

namespace {

constexpr int kMaxWidth = 1760;
constexpr int kTileMargin = 14;
constexpr int kMinTile = 138; ///< px; a further row of tiles keeps them as wide
constexpr int kTileGap = 16;
constexpr int kButtonGap = 6;
constexpr const char* kGame = "game"; ///< property of a tile with its game's id
constexpr int kMaxWatched = 3; ///< watched games listed at first
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

/// A card under "Continue": a picture of the table, and next to it the text with progress and buttons below, so that the
/// text has the full width. The caller adds the rest.
struct ContinueCard {
    Panel* panel;
    TilePicture* picture;
    QHBoxLayout* foot;

    ContinueCard(const GameTable& table, const WindowStyle& style, bool isSmall, const QString& title,
                 const QString& subtitle, const QString& what)
        : panel(new Panel),
          picture(new TilePicture(table, style, 10)),
          foot(new QHBoxLayout)
    {
        panel->setMinimumHeight(114);
        auto* row = new QHBoxLayout(panel);
        row->setContentsMargins(11, 10, 14, 10);
        row->setSpacing(16);
        picture->setFixedSize(isSmall ? QSize(72, 62) : QSize(107, 92));
        picture->setFocusPolicy(Qt::NoFocus);
        row->addWidget(picture);
        auto* words = new QVBoxLayout;
        words->setSpacing(4);
        auto* head = new QHBoxLayout;
        head->setSpacing(10);
        head->addWidget(makeLabel(title, 16, true), 0, Qt::AlignTop);
        QLabel* who = makeLabel(subtitle, 14, false, true);
        who->setWordWrap(true);
        who->setContentsMargins(0, 2, 0, 0); // aligns the baseline with the title
        head->addWidget(who, 1);
        who->setAlignment(Qt::AlignTop | Qt::AlignLeading);
        words->addStretch();
        words->addLayout(head);
        QLabel* line = makeLabel(what, 14);
        line->setWordWrap(true);
        words->addWidget(line);
        foot->setSpacing(12);
        words->addLayout(foot);
        words->addStretch();
        row->addLayout(words, 1);
    }
};

QLabel* heading(const QString& text)
{
    return makeLabel(text, 14, true, true);
}

/// The note of an empty list.
QLabel* emptyNote(const QString& text)
{
    QLabel* label = makeLabel(text, 14, false, true);
    label->setWordWrap(true);
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
    const int room = std::max(std::min(width(), kMaxWidth) - 2 * m.margin, kMinTile) + kTileGap;
    const int rows = (tables * (kMinTile + kTileGap) + room - 1) / room;
    m.columns = rows == 0 ? 1 : (tables + rows - 1) / rows;
    const int tile = room / m.columns - kTileGap;
    m.title = tile < 160 ? 16 : 20;
    // The height of a scene follows its width, in steps of 20 px.
    m.scene = m.low ? 120 : height() >= 1000 ? std::clamp(qRound(tile / kSceneAspect / 20) * 20, 196, 320) : 196;
    // Watch and Replay move into the menu if their texts do not fit in this language.
    int words = 2 * (kTileMargin + 1) + 2 * kButtonGap;
    for (const QString& text : {tr("Play"), tr("Watch"), tr("Replay")}) {
        Button button(Button::Kind::Plain, std::nullopt, text);
        button.setTight();
        words += button.sizeHint().width();
    }
    m.narrowTiles = words > tile;
    m.oneColumn = width() < 940;
    m.continueCards = m.low ? 1 : height() >= 1000 ? 3 : 2;
    m.recentRows = m.low ? 4 : height() >= 1000 ? 9 : 6;
    m.sizeClass = m.scene * 512 + m.columns * 32 + (m.title < 20 ? 16 : 0) + (m.oneColumn ? 8 : 0) + (small ? 4 : 0)
        + (m.narrowTiles ? 1 : 0);
    return m;
}

void LobbyPage::setWindowStyle(const WindowStyle& style)
{
    Page::setWindowStyle(style);
    build();
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
    QVBoxLayout* whole = restart(tr("Lobby"));
    fillBar(addBar(whole, m.margin, m.margin - 12));

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(m.margin, 20, m.margin, 24);
    column->setSpacing(12);
    column->addWidget(heading(tr("Tables")));
    column->addWidget(makeTiles(m));
    column->addSpacing(16);

    auto* lower = new QBoxLayout(m.oneColumn ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    lower->setSpacing(24);
    const auto half = [&](const QString& title, QWidget* link, QWidget* below) {
        auto* side = new QVBoxLayout;
        side->setSpacing(8);
        auto* head = new QHBoxLayout;
        head->addWidget(heading(title));
        head->addStretch();
        head->addWidget(link);
        side->addLayout(head);
        auto* list = new QVBoxLayout;
        list->setSpacing(12);
        side->addLayout(list);
        if (below)
            side->addWidget(below);
        side->addStretch();
        lower->addLayout(side, 1);
        return list;
    };
    // In the line of the heading, since a window of the default height has no room for it below the cards.
    more_ = new Button(Button::Kind::Ghost, std::nullopt, {});
    more_->setExtent(32);
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
    all->setExtent(32);
    connect(all, &Button::clicked, this, &LobbyPage::historyWanted);
    recent_ = half(tr("Recent games"), all, nullptr);
    column->addLayout(lower);
    column->addStretch();

    whole->addWidget(makeScroll(centred(content, kMaxWidth)), 1);
    painted_ ? refresh() : layOutNow(this);
}

QWidget* LobbyPage::makeWatching()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(heading(tr("Watching")));
    auto* panel = new Panel;
    watched_ = new QVBoxLayout(panel);
    watched_->setContentsMargins(16, 6, 14, 6);
    watched_->setSpacing(0);
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
    contest_ = new Button(Button::Kind::Ghost, Icon::Trophy, {});
    showContest();
    connect(contest_, &Button::clicked, this, &LobbyPage::contestsWanted);
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
    auto* grid = new QGridLayout(tiles);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(kTileGap);
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
    auto* whole = new QVBoxLayout(tile);
    whole->setContentsMargins(1, 1, 1, 1);
    whole->setSpacing(0);

    auto* picture = new TilePicture(table, windowStyle(), 13);
    picture->setMinimumHeight(m.scene);
    picture->setAccessibleName(tr("New game of %1").arg(name));
    picture->setToolTip(tr("Rules and seats of a new game"));
    connect(picture, &TilePicture::clicked, this, [this, id = QString::fromStdString(info.id)] { emit newGameWanted(id); });
    whole->addWidget(picture);

    auto* words = new QVBoxLayout;
    words->setContentsMargins(kTileMargin, 10, kTileMargin, 14);
    words->setSpacing(2);
    auto* title = new QHBoxLayout;
    title->addWidget(new ElidedLabel(name, m.title, true), 1);
    title->addWidget(makeLessonTick(QString::fromStdString(info.id)));
    if (!m.narrowTiles)
        title->addWidget(makeTileMenu(QString::fromStdString(info.id), name, m));
    words->addLayout(title);
    QLabel* line = makeLabel(table.tagline(), 13, false, true);
    line->setWordWrap(true);
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

QWidget* LobbyPage::makeTileMenu(const QString& id, const QString& name, const Measures& m)
{
    auto* more = new MenuButton(m.narrowTiles ? Button::Kind::Plain : Button::Kind::Ghost, Icon::Menu, {});
    more->setExtent(m.narrowTiles ? 36 : 32, 32);
    more->setAccessibleName(tr("More for %1").arg(name));
    connect(more, &MenuButton::opening, this, [this, id, narrow = m.narrowTiles](QMenu* menu) {
        menu->addAction(tr("New game…"), this, [this, id] { emit newGameWanted(id); });
        if (hasLesson(id.toStdString()))
            menu->addAction(lessonText(id), this, [this, id] { emit lessonWanted(id); });
        menu->addAction(tr("How to play"), this, [this, id] { emit rulesWanted(id); });
        if (narrow) {
            menu->addAction(tr("Watch"), this, [this, id] { emit watchWanted(id); });
            menu->addAction(tr("Replay"), this, [this, id] { emit replayWanted(id); });
        }
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
    menu->addSeparator();
    for (const BotInfo* bot : levelsOf(game.toStdString())) {
        const QString elo = eloWords(strengthOf(bot->id));
        const QString who = tr("Play against: %1").arg(titleOf(seatsOf({std::string(bot->id)}, {}).front()));
        QAction* action = menu->addAction(elo.isEmpty() ? who : who + " · " + elo, this, [this, game, level = *bot->level] {
            library_.settings().setLevel(game, std::string(toText(level)));
        });
        action->setCheckable(true);
        action->setChecked(bot->id == present);
    }
}

void LobbyPage::addTileButtons(QVBoxLayout* words, const QString& id, const QString& name, const Measures& m)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(kButtonGap);
    const auto add = [&](Button::Kind kind, const QString& text, const QString& accessible, auto signal) {
        auto* each = new Button(kind, std::nullopt, text);
        each->setAccessibleName(accessible);
        each->setTight();
        each->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
        connect(each, &Button::clicked, this, [this, id, signal] { emit(this->*signal)(id); });
        row->addWidget(each, 1);
    };
    add(Button::Kind::Primary, tr("Play"), tr("Play %1").arg(name), &LobbyPage::playWanted);
    if (!m.narrowTiles) {
        add(Button::Kind::Plain, tr("Watch"), tr("Watch %1").arg(name), &LobbyPage::watchWanted);
        add(Button::Kind::Plain, tr("Replay"), tr("Replay %1").arg(name), &LobbyPage::replayWanted);
    } else {
        row->addWidget(makeTileMenu(id, name, m));
    }
    words->addLayout(row);
}

/// F1 opens the rules of the game whose tile has the focus, or of the first game.
void LobbyPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_F1) {
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
    readContests();
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

void LobbyPage::fillUnfinished()
{
    clearLayout(continue_);
    const std::vector<SavedGame> saved = unfinishedGames(library_.saved());
    std::vector<std::pair<QDateTime, std::function<QWidget*()>>> cards;
    std::vector<const SavedGame*> watched; // newest first
    for (const SavedGame& game : saved)
        if (!findTable(game.file.record.game))
            continue;
        else if (personOf(game.file.record.seats) < 0)
            watched.push_back(&game);
        else
            cards.emplace_back(game.savedAt, [this, &game] { return makeGameCard(game); });
    for (const ContestEntry& entry : contests_)
        if (findTable(entry.plan.game))
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
        inside->addWidget(emptyNote(tr("A game or a contest that you leave waits here until you resume it.")));
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
    const QString players = listOf(namesOf(record.seats, namingOf(library_.settings())));
    const double share = std::clamp(
        table.progress(positionOf(*match, seatsOf(record.seats, namingOf(library_.settings())), {0, true})), 0.0, 1.0);

    auto* whole = new QWidget;
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 4, 0, 4);
    row->setSpacing(10);
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
    const Position position = positionOf(*match, seatsOf(record.seats, naming), viewer);
    const QString name = translated(info.name);
    const QString players = listOf(namesOf(record.seats, naming));

    const ContinueCard card(table, windowStyle(), isSmall(), name, players, spoken(table.situation(position)));
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

QWidget* LobbyPage::makeContestCard(const ContestEntry& entry)
{
    const QString name = contestTitle(entry.plan);
    QStringList subtitle{leaderText(entry, library_.settings().programs()), day(entry.writtenAt)};
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

void LobbyPage::fillRecent()
{
    clearLayout(recent_);
    auto* panel = new Panel;
    auto* inside = new QVBoxLayout(panel);
    inside->setContentsMargins(10, 10, 10, 10);
    inside->setSpacing(0);
    const std::vector<FinishedGame> finished = finishedGames(library_, {}, measures().recentRows);
    for (const FinishedGame& game : finished) {
        auto* row = new GameRow(game);
        connect(row, &GameRow::clicked, this, [this, id = game.id] { emit finishedWanted(id); });
        inside->addWidget(row);
    }
    if (finished.empty()) {
        panel->setMinimumHeight(114);
        inside->addWidget(emptyNote(tr("Finished games appear here, to be replayed step by step.")));
    }
    recent_->addWidget(panel);
}

} // namespace parlour
