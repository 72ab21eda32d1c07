#include "app/desktop/lobby_page.h"

#include "app/desktop/controls.h"
#include "app/desktop/game_row.h"
#include "app/desktop/phrases.h"
#include "app/desktop/picture.h"
#include "app/desktop/positions.h"
#include "app/session/load_game.h"
#include "app/store/words.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QResizeEvent>
#include <QStyle>
#include <QTimer>
#include <QtMath>

namespace parlour {

/// What changes with the window's size, in classes, so that resizing does not build the page anew at every pixel.
struct LobbyPage::Measures {
    int margin = 40;
    int scene = 196;
    int title = 20; ///< px, of a table's name
    int columns = 1; ///< of tables
    bool low = false;
    bool narrowTiles = false; ///< Watch and Replay behind one button
    bool oneColumn = false; ///< unfinished games above the finished ones
    int continueCards = 2;
    int recentRows = 6;
    int kind = 0;
};

namespace {

constexpr int kBar = 56;
constexpr int kWidest = 1760;
constexpr int kTileMargin = 14;
constexpr int kLeastTile = 138; ///< narrower ones go into a second row
constexpr int kTileGap = 16;
constexpr int kButtonGap = 6;
constexpr double kSceneAspect = 227.0 / 196; ///< what tables draw their tile for

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

QLabel* heading(const QString& text)
{
    return makeLabel(text, 14, true, true);
}

/// What stands where nothing is to be listed yet.
QLabel* emptyNote(const QString& text)
{
    QLabel* label = makeLabel(text, 14, false, true);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

} // namespace

LobbyPage::LobbyPage(Library& library, const Look& look, QWidget* parent) : QWidget(parent), library_(library), look_(look)
{
    setAccessibleName(tr("Lobby"));
    // Writing and removing happen on another thread: what is shown may be older than what was left or discarded.
    connect(&library_.saved(), &SavedGames::written, this, [this] {
        if (isVisible() && continue_ && painted_)
            fillContinue();
    });
}

LobbyPage::Measures LobbyPage::measures() const
{
    Measures m;
    m.low = height() < 720;
    const bool small = width() < 1100;
    const auto tables = static_cast<int>(
        std::count_if(games().begin(), games().end(), [](const GameInfo& info) { return findTable(info.id) != nullptr; }));
    m.margin = small ? 24 : 40;
    const int room = std::max(std::min(width(), kWidest) - 2 * m.margin, kLeastTile) + kTileGap;
    const int rows = (tables * (kLeastTile + kTileGap) + room - 1) / room;
    m.columns = rows == 0 ? 1 : (tables + rows - 1) / rows;
    const int tile = room / m.columns - kTileGap;
    m.title = tile < 160 ? 16 : 20;
    // Scenes as high as their width asks for, in steps.
    m.scene = m.low ? 120 : height() >= 1000 ? std::clamp(qRound(tile / kSceneAspect / 20) * 20, 196, 320) : 196;
    // The quiet buttons move into the menu where their words, in this language, have no room.
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
    m.kind = m.scene * 512 + m.columns * 32 + (m.title < 20 ? 16 : 0) + (m.oneColumn ? 8 : 0) + (small ? 4 : 0)
        + (m.narrowTiles ? 1 : 0);
    return m;
}

void LobbyPage::setLook(const Look& look)
{
    look_ = look;
    builtFor_ = -1;
    build();
}

void LobbyPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && layout()) {
        builtFor_ = -1;
        build();
    }
    QWidget::changeEvent(event);
}

void LobbyPage::resizeEvent(QResizeEvent*)
{
    build();
}

void LobbyPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawPage(painter, rect(), look_.theme());
    const Ink colours = ink(this);
    painter.fillRect(QRect(0, 0, width(), kBar), colours.raise);
    painter.fillRect(QRect(0, kBar - 1, width(), 1), colours.line);
    if (!painted_) {
        painted_ = true;
        // After this frame has left for the screen.
        QTimer::singleShot(0, this, [this] {
            emit painted();
            refresh();
        });
    }
}

void LobbyPage::build()
{
    const Measures m = measures();
    if (m.kind == builtFor_)
        return;
    builtFor_ = m.kind;
    clearWidget(this);

    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(makeBar());

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(m.margin, 20, m.margin, 24);
    column->setSpacing(12);
    column->addWidget(heading(tr("Tables")));
    column->addWidget(makeTiles(m));
    column->addSpacing(16);

    auto* lower = new QBoxLayout(m.oneColumn ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    lower->setSpacing(24);
    const auto half = [&](const QString& title, QWidget* link) {
        auto* side = new QVBoxLayout;
        side->setSpacing(8);
        auto* head = new QHBoxLayout;
        head->addWidget(heading(title));
        head->addStretch();
        if (link)
            head->addWidget(link);
        else
            head->addSpacerItem(new QSpacerItem(0, 32));
        side->addLayout(head);
        auto* list = new QVBoxLayout;
        list->setSpacing(12);
        side->addLayout(list);
        side->addStretch();
        lower->addLayout(side, 1);
        return list;
    };
    continue_ = half(tr("Continue"), nullptr);
    auto* all = new Button(Button::Kind::Ghost, Icon::Clock, tr("All in History"));
    all->setExtent(32);
    connect(all, &Button::clicked, this, &LobbyPage::historyWanted);
    recent_ = half(tr("Recent games"), all);
    column->addLayout(lower);
    column->addStretch();

    auto* middle = new QWidget;
    auto* centred = new QHBoxLayout(middle);
    centred->setContentsMargins(0, 0, 0, 0);
    centred->addStretch();
    content->setMaximumWidth(kWidest);
    centred->addWidget(content, 1000);
    centred->addStretch();

    whole->addWidget(makeScroll(middle), 1);
    if (painted_)
        refresh();
}

QWidget* LobbyPage::makeBar()
{
    auto* bar = new QWidget;
    bar->setFixedHeight(kBar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(measures().margin, 0, measures().margin - 12, 0);
    row->setSpacing(8);
    row->addWidget(new Brand);
    row->addStretch();
    auto* history = new Button(Button::Kind::Ghost, Icon::Clock, tr("History"));
    auto* settings = new Button(Button::Kind::Ghost, Icon::Gear, tr("Settings"));
    contest_ = new Button(Button::Kind::Ghost, Icon::Trophy, {});
    setContest(contestShare_);
    connect(contest_, &Button::clicked, this, &LobbyPage::contestsWanted);
    row->addWidget(contest_);
    connect(history, &Button::clicked, this, &LobbyPage::historyWanted);
    connect(settings, &Button::clicked, this, &LobbyPage::settingsWanted);
    row->addWidget(history);
    row->addWidget(settings);
    return bar;
}

void LobbyPage::setContest(double share)
{
    contestShare_ = share;
    if (!contest_)
        return;
    contest_->setText(share < 0 ? tr("Contest") : tr("Contest running: %1 %").arg(qFloor(100 * share)));
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
    const QString name = inWords(info.name);
    auto* tile = new Panel;
    auto* whole = new QVBoxLayout(tile);
    whole->setContentsMargins(1, 1, 1, 1);
    whole->setSpacing(0);

    auto* picture = new TilePicture(table, look_, 13);
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
    if (!m.narrowTiles)
        title->addWidget(makeTileMenu(QString::fromStdString(info.id), name, m));
    words->addLayout(title);
    QLabel* line = makeLabel(table.tagline(), 13, false, true);
    line->setWordWrap(true);
    line->setMinimumHeight(38); // two lines are kept free for languages that need them
    line->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    words->addWidget(line);
    words->addSpacing(8);
    words->addStretch();
    addTileButtons(words, QString::fromStdString(info.id), name, m);
    whole->addLayout(words, 1);
    return tile;
}

QWidget* LobbyPage::makeTileMenu(const QString& id, const QString& name, const Measures& m)
{
    auto* more = new Button(m.narrowTiles ? Button::Kind::Plain : Button::Kind::Ghost, Icon::Menu, {});
    more->setExtent(m.narrowTiles ? 36 : 32, 32);
    more->setAccessibleName(tr("More for %1").arg(name));
    connect(more, &Button::clicked, this, [this, more, id, narrow = m.narrowTiles] {
        auto* menu = new QMenu(more);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(tr("New game…"), this, [this, id] { emit newGameWanted(id); });
        if (narrow) {
            menu->addAction(tr("Watch"), this, [this, id] { emit watchWanted(id); });
            menu->addAction(tr("Replay"), this, [this, id] { emit replayWanted(id); });
        }
        menu->popup(more->mapToGlobal(QPoint(0, more->height() + 2)));
    });
    return more;
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

void LobbyPage::refresh()
{
    if (!continue_ || !painted_)
        return;
    fillContinue();
    fillRecent();
}

void LobbyPage::fillContinue()
{
    clearLayout(continue_);
    const std::vector<SavedGame> saved = unfinishedGames(library_.saved());
    const int count = static_cast<int>(saved.size());
    const int shown = allUnfinished_ ? count : std::min(count, measures().continueCards);
    for (int i = 0; i < shown; ++i)
        if (findTable(saved[static_cast<std::size_t>(i)].file.record.game))
            continue_->addWidget(makeContinueCard(saved[static_cast<std::size_t>(i)]));
    if (saved.empty()) {
        auto* panel = new Panel;
        panel->setMinimumHeight(114);
        auto* inside = new QVBoxLayout(panel);
        inside->addWidget(emptyNote(tr("A game you leave waits here until you go on.")));
        continue_->addWidget(panel);
    } else if (count > shown) {
        auto* rest = new Button(Button::Kind::Ghost, std::nullopt, tr("%n more unfinished game(s)", nullptr, count - shown));
        connect(rest, &Button::clicked, this, [this] {
            allUnfinished_ = true;
            refresh();
        });
        continue_->addWidget(rest);
    }
}

QWidget* LobbyPage::makeContinueCard(const SavedGame& game)
{
    const Record& record = game.file.record;
    const GameInfo& info = *findGame(record.game);
    const GameTable& table = *findTable(record.game);
    const Seat person = personOf(record.seats);
    const QString personName = library_.settings().preferences().name;
    const auto match = matchAt(info, record, static_cast<int>(record.steps.size()));
    const Viewer viewer{std::max(person, 0), person < 0 || table.isOpenToAll()};
    const Position position = positionOf(*match, seatsOf(record.seats, personName), viewer);
    const QString name = inWords(info.name);
    const QString players = namesOf(record.seats, personName);

    auto* card = new Panel;
    card->setMinimumHeight(114);
    auto* row = new QHBoxLayout(card);
    row->setContentsMargins(11, 10, 14, 10);
    row->setSpacing(16);
    auto* picture = new TilePicture(table, look_, 10);
    picture->setFixedSize(measures().margin < 40 ? QSize(72, 62) : QSize(107, 92));
    picture->setFocusPolicy(Qt::NoFocus);
    picture->setAccessibleName(tr("Picture of %1").arg(name));
    connect(picture, &TilePicture::clicked, this, [this, id = game.id] { emit goOnWanted(id); });
    row->addWidget(picture);

    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    auto* title = new QHBoxLayout;
    title->setSpacing(10);
    title->addWidget(makeLabel(name, 16, true));
    title->addWidget(new ElidedLabel(players, 14, false, true), 1);
    words->addStretch();
    words->addLayout(title);
    QLabel* where = makeLabel(spoken(table.situation(position)), 14);
    where->setWordWrap(true);
    words->addWidget(where);
    auto* progress = new QHBoxLayout;
    progress->setSpacing(12);
    progress->addWidget(new ProgressLine(table.progress(position)));
    progress->addWidget(makeLabel(day(game.savedAt), 12, false, true));
    progress->addStretch();
    words->addLayout(progress);
    words->addStretch();
    row->addLayout(words, 1);

    auto* discard = new Button(Button::Kind::Ghost, Icon::Trash, {});
    discard->setAccessibleName(tr("Discard the game of %1 with %2").arg(name, players));
    connect(discard, &Button::clicked, this, [this, id = game.id] { emit discardWanted(id); });
    row->addWidget(discard);
    auto* goOn = new Button(Button::Kind::Plain, Icon::Play, tr("Go on"));
    goOn->setAccessibleName(tr("Go on with %1, %2").arg(name, players));
    goOn->setExtent(44);
    connect(goOn, &Button::clicked, this, [this, id = game.id] { emit goOnWanted(id); });
    row->addWidget(goOn);
    return card;
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
        inside->addWidget(emptyNote(tr("Finished games come here, to be replayed step by step.")));
    }
    recent_->addWidget(panel);
}

} // namespace parlour
