// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/contests_page.h"

#include "app/draw/background_work.h"
#include "app/seating/scoreboard.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/language_change.h"
#include "app/widgets/page_graphics.h"
#include "app/widgets/sheet.h"
#include "engine/games.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>

namespace parlour {

namespace {

constexpr int kWidestColumn = 1680;
constexpr int kProgress = 96;
constexpr int kPartGap = 24; ///< px, beside and between the parts

QString statusOf(const ContestEntry& entry, const ContestController& contests)
{
    if (contests.isPlaying(entry.path))
        return contests.isPaused() ? ContestsPage::tr("Paused") : ContestsPage::tr("Running");
    if (contests.isQueued(entry.path))
        return ContestsPage::tr("Queued");
    return stateText(entry);
}

/// "about 4 min", as measured when the preset was set up or played; empty if it never was. The number of a cup's sets is not
/// known before.
QString timeOf(const Preset& preset, const Settings& settings)
{
    const double seconds = settings.secondsPerMatch(QString::fromStdString(preset.id));
    const auto plan = complete(planOf(preset, 0));
    if (seconds <= 0 || !plan || plan->shape.format == Format::Cup)
        return {};
    return ContestsPage::tr("about %1", "a time").arg(roughTime(seconds * static_cast<double>(progressOf(*plan).planned())));
}

/// A contest that can be started: its name with notes, and a sentence.
class StartRow : public RowButton {
public:
    StartRow(const QString& name, const QStringList& notes, const QString& what)
    {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(16, 12, 16, 12);
        auto* words = makeLayout<QVBoxLayout>(3);
        auto* title = makeLayout<QHBoxLayout>(10);
        title->addWidget(makeLabel(name, 14, true));
        for (const QString& note : notes)
            title->addWidget(makeLabel(note, 12, false, true));
        title->addStretch();
        words->addLayout(title);
        words->addWidget(makeParagraph(what, 12, false, true));
        row->addLayout(words, 1);
        row->addSpacing(24); // for the sign
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Ink colours = ink(this);
        paintBox(painter, underMouse() ? colours.raise2 : colours.solid, colours.line);
        const double x = isRightToLeft() ? 16 : width() - 30;
        drawIcon(painter, {x, height() / 2.0 - 7, 14, 14}, isRightToLeft() ? Icon::Left : Icon::Right, colours.dim);
    }
};

} // namespace

ContestsPage::ContestsPage(ContestController& contests, const Settings& settings, const WindowStyle& style, QWidget* parent)
    : Page(style, parent),
      contests_(contests),
      settings_(settings)
{
    connect(&contests_, &ContestController::stateChanged, this, &ContestsPage::read);
    keepTranslated(this, [this] { build(); });
    read();
}

void ContestsPage::build()
{
    QVBoxLayout* whole = restart(tr("Contests"));
    fillBar(addBar(whole, 12, 24));
    auto* inside = new QWidget;
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight, inside);
    parts_->setContentsMargins(kPartGap, 20, kPartGap, 24);
    parts_->setSpacing(kPartGap);
    parts_->addWidget(makeKept(), 56);
    parts_->addWidget(makePresets(), 44);
    inside->installEventFilter(this);
    whole->addWidget(makeScroll(centred(inside, kWidestColumn)), 1);
    fill();
}

/// Places the parts next to each other if they have room, else one below the other.
bool ContestsPage::eventFilter(QObject* inside, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) {
        int least = 3 * kPartGap;
        for (int i = 0; i < parts_->count(); ++i)
            least += parts_->itemAt(i)->minimumSize().width();
        const bool fits = least <= width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
        const auto direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
        if (parts_->direction() != direction)
            parts_->setDirection(direction);
    }
    return Page::eventFilter(inside, event);
}

void ContestsPage::fillBar(QHBoxLayout* bar)
{
    addBack(bar);
    bar->addWidget(makeLabel(tr("Contests"), 16, true));
    bar->addStretch();
    auto* open = new Button(Button::Kind::Ghost, Icon::Folder, tr("Open a file…"));
    connect(open, &Button::clicked, this, &ContestsPage::fileWanted);
    bar->addWidget(open);
    auto* add = new Button(Button::Kind::Primary, Icon::Plus, tr("New contest"));
    connect(add, &Button::clicked, this, [this] { emit setUpWanted({}); });
    bar->addWidget(add);
}

QWidget* ContestsPage::makeKept()
{
    auto* part = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(10, part);
    column->addWidget(makeLabel(tr("Your contests"), 14, true, true));
    kept_ = makeLayout<QVBoxLayout>(10);
    column->addLayout(kept_);
    column->addStretch();
    return part;
}

QWidget* ContestsPage::makePresets()
{
    auto* part = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(10, part);
    column->addWidget(makeLabel(tr("Ready to start"), 14, true, true));
    auto* own = new StartRow(tr("A tournament of your own"), {},
                             tr("You and three players, each against each. You play your matches at the table."));
    own->setAccessibleName(tr("Set up a tournament of your own"));
    connect(own, &StartRow::clicked, this, &ContestsPage::tournamentWanted);
    column->addWidget(own);
    for (const Preset& preset : presets())
        column->addWidget(makePreset(preset));
    column->addStretch();
    return part;
}

QWidget* ContestsPage::makePreset(const Preset& preset)
{
    const QString name = translated(preset.name);
    const GameInfo* game = findGame(preset.game);
    auto* row =
        new StartRow(name, {game ? translated(game->name) : QString(), timeOf(preset, settings_)}, translated(preset.what));
    row->setAccessibleName(tr("Set up %1").arg(name));
    connect(row, &StartRow::clicked, this, [this, id = QString::fromStdString(preset.id)] { emit setUpWanted(id); });
    return row;
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
    inside->setContentsMargins(24, 16, 24, 16);
    QLabel* note = makeParagraph(
        isRead_ ? tr("Contests are kept here. Start one, stop it when you like, and resume it any time.") : tr("Reading…"),
        14, false, true);
    note->setAlignment(Qt::AlignCenter);
    inside->addWidget(note);
    kept_->addWidget(panel);
}

QWidget* ContestsPage::makeRow(const ContestEntry& entry)
{
    auto* panel = new Panel;
    auto* row = makeLayout<QHBoxLayout>(8, panel, {16, 12, 12, 12});
    auto* words = makeLayout<QVBoxLayout>(3);
    const bool isDamaged = !entry.problem.isEmpty();
    const QString name = isDamaged ? QFileInfo(entry.path).fileName() : contestTitle(entry.plan);
    panel->setAccessibleName(name);
    words->addWidget(new ElidedLabel(name, 14, true));
    const QString summary = day(entry.writtenAt) + QString::fromUtf8(" · ") + contestSummary(entry.plan);
    QLabel* what = makeParagraph(isDamaged ? tr("Cannot be read: %1").arg(entry.problem) : summary, 12, false, !isDamaged);
    if (isDamaged)
        what->setForegroundRole(QPalette::BrightText);
    words->addWidget(what);
    if (!isDamaged) {
        auto* progress = makeLayout<QHBoxLayout>(12);
        if (!entry.isFinished) {
            auto* line = new ProgressLine(entry.share(), progressText(entry));
            line->setFixedWidth(kProgress);
            progress->addWidget(line);
        }
        progress->addWidget(makeLabel(statusOf(entry, contests_), 12, true));
        QLabel* leader = makeParagraph(leaderText(entry, namingOf(settings_)), 12, false, true);
        QSizePolicy policy = leader->sizePolicy(); // keeps the flag that the height depends on the width
        policy.setHorizontalPolicy(QSizePolicy::Ignored);
        leader->setSizePolicy(policy);
        progress->addWidget(leader, 1);
        words->addLayout(progress);
    }
    row->addLayout(words, 1);

    Button* remove = makeIconButton(Icon::Trash, tr("Delete %1").arg(name));
    remove->setEnabled(!contests_.isPlaying(entry.path));
    connect(remove, &Button::clicked, this, [this, entry] { confirmRemoval(entry); });
    row->addWidget(remove);
    if (isDamaged)
        return panel;
    if (contests_.isQueued(entry.path)) {
        Button* leave = makeIconButton(Icon::Close, tr("Remove %1 from the queue").arg(name));
        connect(leave, &Button::clicked, this, [this, path = entry.path] { contests_.leaveQueue(path); });
        row->addWidget(leave);
    }
    const bool waitsForOther = contests_.isQueued(entry.path) && contests_.isPlaying();
    if (!entry.isFinished && !entry.isPersonsTurn && !contests_.isPlaying(entry.path) && !waitsForOther) {
        auto* resume = new Button(Button::Kind::Plain, Icon::Play, tr("Resume"));
        resume->setAccessibleName(tr("Resume %1").arg(name));
        connect(resume, &Button::clicked, this, [this, entry] { emit resumeWanted(entry.path, entry.plan); });
        row->addWidget(resume);
    }
    auto* open = new Button(Button::Kind::Plain, Icon::Chart, tr("Open"));
    open->setAccessibleName(tr("Open %1").arg(name));
    connect(open, &Button::clicked, this, [this, path = entry.path, plan = entry.plan] { emit openWanted(path, plan); });
    row->addWidget(open);
    return panel;
}

void ContestsPage::confirmRemoval(const ContestEntry& entry)
{
    ask(window(), tr("Delete this contest?"), tr("Its matches are deleted and cannot be brought back."),
        {tr("Keep"), tr("Delete")}, [this, path = entry.path](int answer) {
            if (answer != 1)
                return;
            contests_.leaveQueue(path);
            for (const char* suffix : {"", "-wal", "-shm"})
                QFile::remove(path + suffix);
            read();
        });
}

} // namespace parlour
