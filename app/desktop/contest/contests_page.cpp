#include "app/desktop/contest/contests_page.h"

#include "app/desktop/contest/background.h"
#include "app/desktop/contest/scoreboard.h"
#include "app/desktop/controls.h"
#include "app/desktop/phrases.h"
#include "app/desktop/picture.h"
#include "app/desktop/sheet.h"
#include "app/store/words.h"
#include "engine/games.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>

namespace parlour {

namespace {

constexpr int kBar = 56;
constexpr int kWidest = 1280;

QString statusOf(const ContestEntry& entry, const ContestDesk& desk)
{
    const double share =
        entry.planned > 0 ? 100.0 * static_cast<double>(entry.played) / static_cast<double>(entry.planned) : 0;
    const QString done = ContestsPage::tr("%1 %", "a share").arg(figure(std::min(99.0, share), 0));
    if (desk.isPlaying(entry.path))
        return desk.isPaused() ? ContestsPage::tr("Paused") : ContestsPage::tr("Running");
    if (entry.isFinished)
        return ContestsPage::tr("Finished");
    return ContestsPage::tr("Stopped at %1").arg(done);
}

} // namespace

ContestsPage::ContestsPage(ContestDesk& desk, const Look& look, QWidget* parent) : QWidget(parent), desk_(desk), look_(look)
{
    connect(&desk_, &ContestDesk::stateChanged, this, &ContestsPage::read);
    build();
    read();
}

void ContestsPage::setLook(const Look& look)
{
    look_ = look;
    update();
}

void ContestsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        build();
    QWidget::changeEvent(event);
}

void ContestsPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit backWanted();
    else
        QWidget::keyPressEvent(event);
}

void ContestsPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawPage(painter, rect(), look_.theme());
    painter.fillRect(QRect(0, 0, width(), kBar), ink(this).raise);
    painter.fillRect(QRect(0, kBar - 1, width(), 1), ink(this).line);
}

void ContestsPage::build()
{
    clearWidget(this);
    setAccessibleName(tr("Contests"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(makeBar());
    auto* inside = new QWidget;
    inside->setMaximumWidth(kWidest);
    auto* row = new QHBoxLayout(inside);
    row->setContentsMargins(24, 20, 24, 24);
    row->setSpacing(24);
    row->addWidget(makeKept(), 56);
    row->addWidget(makePresets(), 44);
    auto* around = new QWidget;
    auto* centred = new QHBoxLayout(around);
    centred->setContentsMargins(0, 0, 0, 0);
    centred->addStretch();
    centred->addWidget(inside, 1000);
    centred->addStretch();
    whole->addWidget(makeScroll(around), 1);
    fill();
}

QWidget* ContestsPage::makeBar()
{
    auto* bar = new QWidget;
    bar->setFixedHeight(kBar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 24, 0);
    row->setSpacing(8);
    auto* back = new Button(Button::Kind::Ghost, isRightToLeft() ? Icon::Right : Icon::Back, {});
    back->setAccessibleName(tr("Back"));
    connect(back, &Button::clicked, this, &ContestsPage::backWanted);
    row->addWidget(back);
    row->addWidget(makeLabel(tr("Contests"), 16, true));
    row->addStretch();
    auto* open = new Button(Button::Kind::Ghost, Icon::Folder, tr("Open a file…"));
    connect(open, &Button::clicked, this, &ContestsPage::fileWanted);
    row->addWidget(open);
    auto* add = new Button(Button::Kind::Primary, Icon::Plus, tr("New contest"));
    connect(add, &Button::clicked, this, [this] { emit setUpWanted({}); });
    row->addWidget(add);
    return bar;
}

QWidget* ContestsPage::makeKept()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(makeLabel(tr("Your contests"), 14, true, true));
    kept_ = new QVBoxLayout;
    kept_->setSpacing(10);
    column->addLayout(kept_);
    column->addStretch();
    return part;
}

QWidget* ContestsPage::makePresets()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(makeLabel(tr("Ready to start"), 14, true, true));
    for (const Preset& preset : presets())
        column->addWidget(makePreset(preset));
    column->addStretch();
    return part;
}

QWidget* ContestsPage::makePreset(const Preset& preset)
{
    const QString id = QString::fromStdString(preset.id);
    const QString name = inWords(preset.name);
    auto* panel = new Panel;
    auto* row = new QHBoxLayout(panel);
    row->setContentsMargins(16, 12, 12, 12);
    row->setSpacing(8);
    auto* words = new QVBoxLayout;
    words->setSpacing(3);
    auto* title = new QHBoxLayout;
    title->setSpacing(10);
    title->addWidget(makeLabel(name, 14, true));
    const GameInfo* game = findGame(preset.game);
    title->addWidget(makeLabel(game ? inWords(game->name) : QString(), 12, false, true));
    title->addStretch();
    words->addLayout(title);
    QLabel* what = makeLabel(inWords(preset.what), 12, false, true);
    what->setWordWrap(true);
    words->addWidget(what);
    row->addLayout(words, 1);
    auto* change = new Button(Button::Kind::Ghost, Icon::Gear, {});
    change->setAccessibleName(tr("Change %1, then start it").arg(name));
    connect(change, &Button::clicked, this, [this, id] { emit setUpWanted(id); });
    row->addWidget(change);
    auto* start = new Button(Button::Kind::Plain, Icon::Play, tr("Start"));
    start->setAccessibleName(tr("Start %1").arg(name));
    connect(start, &Button::clicked, this, [this, id] { emit startWanted(id); });
    row->addWidget(start);
    return panel;
}

void ContestsPage::read()
{
    inBackground(keptContests).then(this, [this](const std::vector<ContestEntry>& entries) {
        entries_ = entries;
        isRead_ = true;
        fill();
    });
}

void ContestsPage::fill()
{
    clearLayout(kept_);
    for (const ContestEntry& entry : entries_)
        kept_->addWidget(makeRow(entry));
    if (!entries_.empty())
        return;
    auto* panel = new Panel;
    panel->setMinimumHeight(114);
    auto* inside = new QVBoxLayout(panel);
    QLabel* note = makeLabel(isRead_ ? tr("Contests are kept here. Start one, stop it when you like, and go on any day.")
                                     : tr("Reading…"),
                             14, false, true);
    note->setWordWrap(true);
    note->setAlignment(Qt::AlignCenter);
    inside->addWidget(note);
    kept_->addWidget(panel);
}

QWidget* ContestsPage::makeRow(const ContestEntry& entry)
{
    auto* panel = new Panel;
    auto* row = new QHBoxLayout(panel);
    row->setContentsMargins(16, 12, 12, 12);
    row->setSpacing(8);
    auto* words = new QVBoxLayout;
    words->setSpacing(3);
    const bool isDamaged = !entry.problem.isEmpty();
    const QString name = isDamaged ? QFileInfo(entry.path).fileName() : contestTitle(entry.plan);
    auto* title = new QHBoxLayout;
    title->setSpacing(10);
    title->addWidget(new ElidedLabel(name, 14, true), 1);
    title->addWidget(makeLabel(day(entry.writtenAt), 12, false, true));
    words->addLayout(title);
    QLabel* what = makeLabel(isDamaged ? tr("Cannot be read: %1").arg(entry.problem) : contestSummary(entry.plan), 12, false,
                             !isDamaged);
    if (isDamaged)
        what->setForegroundRole(QPalette::BrightText);
    what->setWordWrap(true);
    words->addWidget(what);
    if (!isDamaged) {
        auto* progress = new QHBoxLayout;
        progress->setSpacing(12);
        progress->addWidget(new ProgressLine(
            entry.planned > 0 ? static_cast<double>(entry.played) / static_cast<double>(entry.planned) : 0));
        progress->addWidget(makeLabel(statusOf(entry, desk_), 12, true));
        const QStringList names = entrantNames(entry.plan.entrants);
        if (!entry.leaders.empty() && entry.played > 0)
            progress->addWidget(new ElidedLabel(entry.isFinished ? tr("%1 won").arg(names[entry.leaders.front()])
                                                                 : tr("%1 leads").arg(names[entry.leaders.front()]),
                                                12, false, true),
                                1);
        progress->addStretch();
        words->addLayout(progress);
    }
    row->addLayout(words, 1);

    auto* remove = new Button(Button::Kind::Ghost, Icon::Trash, {});
    remove->setAccessibleName(tr("Delete %1").arg(name));
    remove->setEnabled(!desk_.isPlaying(entry.path));
    connect(remove, &Button::clicked, this, [this, entry] { confirmRemoval(entry); });
    row->addWidget(remove);
    if (isDamaged)
        return panel;
    const bool mayResume = !entry.isFinished && !desk_.isPlaying();
    if (mayResume) {
        auto* resume = new Button(Button::Kind::Plain, Icon::Play, tr("Resume"));
        resume->setAccessibleName(tr("Resume %1").arg(name));
        connect(resume, &Button::clicked, this, [this, entry] { emit resumeWanted(entry.path, entry.plan); });
        row->addWidget(resume);
    }
    auto* open = new Button(Button::Kind::Plain, Icon::Chart, tr("Open"));
    open->setAccessibleName(tr("Open %1").arg(name));
    connect(open, &Button::clicked, this, [this, path = entry.path] { emit openWanted(path); });
    row->addWidget(open);
    return panel;
}

void ContestsPage::confirmRemoval(const ContestEntry& entry)
{
    ask(window(), tr("Delete this contest?"), tr("Its matches are deleted and cannot be brought back."),
        {tr("Keep"), tr("Delete")}, [this, path = entry.path](int answer) {
            if (answer != 1)
                return;
            for (const char* beside : {"", "-wal", "-shm"})
                QFile::remove(path + beside);
            read();
        });
}

} // namespace parlour
