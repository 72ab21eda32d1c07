#include "app/desktop/history_page.h"

#include "app/desktop/controls.h"
#include "app/desktop/game_row.h"
#include "app/desktop/picture.h"
#include "app/store/words.h"
#include "engine/games.h"

#include <QDeadlineTimer>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>

namespace parlour {

namespace {

constexpr int kBar = 56;
constexpr int kMost = 200; ///< rows; older games stay in the database
constexpr int kWidest = 900;
constexpr int kFrame = 16; ///< ms
constexpr int kSlice = 4; ///< ms of a frame for reading games

} // namespace

HistoryPage::HistoryPage(Library& library, const Look& look, const QString& game, QWidget* parent)
    : QWidget(parent),
      library_(library),
      look_(look),
      game_(game)
{
    more_.setInterval(kFrame);
    connect(&more_, &QTimer::timeout, this, &HistoryPage::addRows);
    build();
}

void HistoryPage::setLook(const Look& look)
{
    look_ = look;
    build();
}

void HistoryPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        build();
    QWidget::changeEvent(event);
}

void HistoryPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit backWanted();
    else
        QWidget::keyPressEvent(event);
}

void HistoryPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawPage(painter, rect(), look_.theme());
    painter.fillRect(QRect(0, 0, width(), kBar), ink(this).raise);
    painter.fillRect(QRect(0, kBar - 1, width(), 1), ink(this).line);
}

void HistoryPage::build()
{
    clearWidget(this);
    setAccessibleName(tr("History"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(makeBar());
    list_ = makeScroll(makeList());
    whole->addWidget(list_, 1);
}

/// The list alone, so that the keyboard stays on the filter.
void HistoryPage::fill()
{
    list_->setWidget(makeList());
    list_->widget()->setAutoFillBackground(false);
    list_->widget()->show();
}

QWidget* HistoryPage::makeBar()
{
    auto* bar = new QWidget;
    bar->setFixedHeight(kBar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 24, 0);
    row->setSpacing(8);
    auto* back = new Button(Button::Kind::Ghost, isRightToLeft() ? Icon::Right : Icon::Back, {});
    back->setAccessibleName(tr("Back"));
    connect(back, &Button::clicked, this, &HistoryPage::backWanted);
    row->addWidget(back);
    row->addWidget(makeLabel(tr("History"), 16, true));
    row->addStretch();

    QStringList labels{tr("All")};
    QStringList ids{QString()};
    for (const GameInfo& info : games())
        if (findTable(info.id)) {
            labels << inWords(info.name);
            ids << QString::fromStdString(info.id);
        }
    auto* filter = new Segment(tr("Games"), labels, static_cast<int>(ids.indexOf(game_)));
    connect(filter, &Segment::chosen, this, [this, ids](int index) {
        game_ = ids[index];
        fill();
    });
    row->addWidget(filter);
    auto* open = new Button(Button::Kind::Ghost, Icon::Folder, tr("Open a file…"));
    connect(open, &Button::clicked, this, &HistoryPage::openWanted);
    row->addWidget(open);
    return bar;
}

QWidget* HistoryPage::makeList()
{
    auto* around = new QWidget;
    auto* centred = new QHBoxLayout(around);
    centred->setContentsMargins(24, 24, 24, 24);
    auto* panel = new Panel;
    panel->setMaximumWidth(kWidest);
    rows_ = new QVBoxLayout(panel);
    rows_->setContentsMargins(10, 10, 10, 10);
    rows_->setSpacing(0);
    entries_ = library_.history().recent(kMost, game_);
    next_ = 0;
    more_.start();
    addRows();
    auto* column = new QVBoxLayout;
    column->addWidget(panel);
    column->addStretch();
    centred->addStretch();
    centred->addLayout(column, 1000);
    centred->addStretch();
    return around;
}

/// As many rows as a part of a frame allows: each game is replayed for its result.
void HistoryPage::addRows()
{
    const QDeadlineTimer end(kSlice);
    while (next_ < entries_.size() && !end.hasExpired()) {
        auto game = finishedGame(library_, entries_[next_++]);
        if (!game)
            continue;
        auto* row = new GameRow(*std::move(game));
        connect(row, &GameRow::clicked, this, [this, id = entries_[next_ - 1].id] { emit finishedWanted(id); });
        rows_->addWidget(row);
    }
    if (next_ < entries_.size())
        return;
    more_.stop();
    if (rows_->isEmpty()) {
        QLabel* note = makeLabel(tr("No finished game yet. Play one to its end, or open a file."), 14, false, true);
        note->setAlignment(Qt::AlignCenter);
        note->setMinimumHeight(120);
        note->setWordWrap(true);
        rows_->addWidget(note);
    }
}

} // namespace parlour
