// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/match_drawer.h"

#include "app/draw/background_work.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QAbstractTableModel>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QResizeEvent>
#include <QStyledItemDelegate>

#include <algorithm>
#include <functional>

namespace parlour {

namespace {

constexpr int kMatchRow = 30;
constexpr QRgb kOther = 0xFF5A9CC4; ///< the second entrant; the first is brass

constexpr int kTiesAtOnce = 20;
constexpr int kMinDetailsHeight = 500; ///< px
constexpr int kNamedButtons = 360; ///< px, the minimum width for buttons with text

enum MatchColumn { Number, First, Result, Tied, Seed, Open, kColumns };

QString outcomeText(int outcome)
{
    return outcome > 0 ? MatchDrawer::tr("won") : outcome < 0 ? MatchDrawer::tr("lost") : MatchDrawer::tr("drawn");
}

} // namespace

/// The shares of both entrants as one bar.
class ShareBar : public QWidget {
public:
    ShareBar() { setFixedHeight(10); }
    void setShare(double share)
    {
        share_ = share;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        QPainterPath shape;
        shape.addRoundedRect(rect(), 5, 5);
        painter.setClipPath(shape);
        const double split = std::clamp(share_, 0.0, 1.0) * width();
        const bool mirrored = isRightToLeft();
        const QRectF one(mirrored ? width() - split : 0, 0, split - 1, height());
        const QRectF other(mirrored ? 0 : split + 1, 0, width() - split - 1, height());
        painter.fillRect(one, ink(this).brass);
        painter.fillRect(other, QColor::fromRgb(kOther));
    }

private:
    double share_ = 0.5;
};

/// The matches of two entrants read so far.
class MatchList : public FigureTable {
public:
    MatchList() : FigureTable(MatchDrawer::tr("Matches")), model_(new Model(this))
    {
        setModel(model_);
        setItemDelegate(new Painter(this));
        setSelectionBehavior(QAbstractItemView::SelectRows);
        setSelectionMode(QAbstractItemView::NoSelection);
        verticalHeader()->hide();
        verticalHeader()->setDefaultSectionSize(kMatchRow);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        connect(this, &QTableView::doubleClicked, this, &FigureTable::press);
    }

    void setScores(std::shared_ptr<const Scoreboard> scores)
    {
        model_->scores = std::move(scores);
        fitColumns();
    }
    void clear() { model_->clear(); }
    void append(const MatchPage& page)
    {
        model_->append(page);
        setColumnHidden(Tied, !page.hasTies);
        fitColumns();
    }
    void setTies(int first, const std::vector<int>& ties) { model_->setTies(first, ties); }
    bool canPress(const QModelIndex&) const override { return true; }
    int chosen() const { return currentIndex().row(); }
    int count() const { return model_->rowCount(); }
    int counted() const { return static_cast<int>(model_->ties.size()); } ///< rows whose ties are known
    const MatchPage::Item& item(int row) const { return model_->items[static_cast<std::size_t>(row)]; }

    std::function<void()> onEnd; ///< called when scrolled to the end
    std::function<void()> onChosen;

protected:
    void clickAt(const QModelIndex& index) override
    {
        if (index.column() == Open)
            press(index);
    }
    void currentChanged(const QModelIndex& now, const QModelIndex& before) override
    {
        FigureTable::currentChanged(now, before);
        viewport()->update();
        if (onChosen && now.row() != before.row())
            onChosen();
    }
    void resizeEvent(QResizeEvent* event) override
    {
        FigureTable::resizeEvent(event);
        fitColumns();
    }

private:
    class Model : public QAbstractTableModel {
    public:
        explicit Model(MatchList* list) : QAbstractTableModel(list), list_(list) {}

        std::shared_ptr<const Scoreboard> scores;
        std::vector<MatchPage::Item> items;
        std::vector<int> ties; ///< by item; shorter than items while counting goes on
        bool mayHaveMore = false;

        void clear()
        {
            beginResetModel();
            items.clear();
            ties.clear();
            mayHaveMore = false;
            endResetModel();
        }
        void append(const MatchPage& page)
        {
            mayHaveMore = page.next > 0;
            if (page.items.empty())
                return;
            const int first = rowCount();
            beginInsertRows({}, first, first + static_cast<int>(page.items.size()) - 1);
            items.insert(items.end(), page.items.begin(), page.items.end());
            endInsertRows();
        }

        void setTies(int first, const std::vector<int>& counts)
        {
            ties.resize(static_cast<std::size_t>(first));
            ties.insert(ties.end(), counts.begin(), counts.end());
            emit dataChanged(index(first, Tied), index(static_cast<int>(ties.size()) - 1, Tied));
        }

        int rowCount(const QModelIndex& parent = {}) const override
        {
            return parent.isValid() ? 0 : static_cast<int>(items.size());
        }
        int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : kColumns; }
        bool canFetchMore(const QModelIndex&) const override { return mayHaveMore; }
        void fetchMore(const QModelIndex&) override
        {
            mayHaveMore = false;
            if (list_->onEnd)
                list_->onEnd();
        }
        QVariant headerData(int section, Qt::Orientation, int role) const override
        {
            if (role == Qt::TextAlignmentRole)
                return static_cast<int>((section == Tied ? Qt::AlignHCenter : Qt::AlignLeading) | Qt::AlignVCenter);
            if (role == Qt::ToolTipRole && section == Tied)
                return MatchDrawer::tr("Tied hands");
            if (role == Qt::AccessibleTextRole && section == Open)
                return MatchDrawer::tr("Review");
            if (role != Qt::DisplayRole)
                return {};
            switch (section) {
            case Number:
                return MatchDrawer::tr("Match");
            case First:
                return scores && scores->format() == Format::Tables ? MatchDrawer::tr("Winner") : MatchDrawer::tr("First");
            case Result:
                return MatchDrawer::tr("Result");
            case Tied:
                return MatchDrawer::tr("Tied");
            case Seed:
                return MatchDrawer::tr("Seed");
            default:
                return {};
            }
        }
        QVariant data(const QModelIndex& index, int role) const override
        {
            const MatchPage::Item& item = items[static_cast<std::size_t>(index.row())];
            if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
                return (item.line.hasSteps ? MatchDrawer::tr("Match %1, %2, seed %3. Review it.")
                                           : MatchDrawer::tr("Match %1, %2, seed %3. Its steps were not kept."))
                    .arg(countText(item.number), resultText(item), seedText(item.line.seed).toLower());
            if (role != Qt::DisplayRole || !scores)
                return {};
            switch (index.column()) {
            case Number:
                return countText(item.number);
            case First:
                return scores->format() == Format::Tables ? winners(item.line) : scores->name(item.line.seats.front());
            case Result:
                return resultText(item);
            case Tied:
                return tiesText(index.row());
            case Seed:
                return seedText(item.line.seed).toLower();
            default:
                return {};
            }
        }

    private:
        QString tiesText(int row) const
        {
            if (row >= static_cast<int>(ties.size()))
                return QString::fromUtf8("…");
            const int count = ties[static_cast<std::size_t>(row)];
            return count < 0 ? QString::fromUtf8("–") : QString::number(count);
        }
        QString winners(const MatchLine& line) const
        {
            QStringList names;
            for (std::size_t seat = 0; seat < line.seats.size(); ++seat)
                if (line.ending.winners.has(static_cast<Seat>(seat)))
                    names << scores->name(line.seats[seat]);
            return listOf(names);
        }
        QString resultText(const MatchPage::Item& item) const
        {
            if (item.line.ending.isForfeit)
                return MatchDrawer::tr("%1, forfeit", "won, forfeit").arg(outcomeText(item.outcome));
            if (item.line.extra.size() != 2 || !scores)
                return outcomeText(item.outcome);
            const bool turned = item.line.seats.front() != list_->entrant;
            return QString::fromUtf8("%1–%2").arg(item.line.extra[turned ? 1 : 0]).arg(item.line.extra[turned ? 0 : 1]);
        }

        MatchList* list_;
    };

    class Painter : public QStyledItemDelegate {
    public:
        explicit Painter(MatchList* list) : QStyledItemDelegate(list), list_(list) {}

        void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
        {
            const Ink colours = ink(list_);
            QRectF box = option.rect;
            const PainterState saved(*painter);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->fillRect(QRectF(box.x(), box.y(), box.width(), 1), colours.line);
            const bool isChosen = index.row() == list_->chosen();
            if (isChosen) {
                QColor fill = colours.brass;
                fill.setAlphaF(0.2F);
                painter->fillRect(box, fill);
            }
            const bool isAt = isChosen || index.row() == list_->hovered_;
            if (isAt)
                painter->fillRect(box, colours.raise2);
            const int outcome = list_->item(index.row()).outcome;
            painter->setFont(typeFont(13, index.column() == Result));
            painter->setPen(index.column() == Seed ? colours.dim : colours.text);
            box.adjust(4, 0, -4, 0);
            if (index.column() == Open && !list_->item(index.row()).line.hasSteps) {
                painter->setPen(colours.dim);
                painter->drawText(box, Qt::AlignCenter, QString::fromUtf8("–"));
            } else if (index.column() == Open) {
                drawIcon(*painter, {box.center().x() - 8, box.center().y() - 8, 16, 16}, Icon::Play,
                         isAt ? colours.text : colours.dim);
            } else {
                if (index.column() == Result) {
                    const QColor colour = outcome > 0 ? colours.good : outcome < 0 ? colours.danger : colours.text;
                    const double x = list_->isRightToLeft() ? box.right() - 5 : box.left() + 5;
                    drawOutcome(*painter, QPointF(x, box.center().y()), outcome, colour);
                    painter->setPen(colour);
                    list_->isRightToLeft() ? box.setRight(box.right() - 15) : box.setLeft(box.left() + 15);
                }
                const QString text = index.data().toString();
                const auto side = index.column() == Tied ? Qt::AlignHCenter : Qt::AlignLeading;
                if (index.column() == First)
                    drawName(*painter, box, text, 13);
                else
                    painter->drawText(box, static_cast<int>(Qt::AlignVCenter | side),
                                      cutToFit(painter->fontMetrics(), text, box.width()));
            }
            if (list_->showsFocusAt(index))
                drawFocus(*painter, QRectF(option.rect).adjusted(3, 4, -3, -3), 4);
        }

    private:
        const MatchList* list_;
    };

    void fitColumns()
    {
        const int room = viewport()->width();
        const QFontMetrics letters(typeFont(13, true)), heads(typeFont(12, true));
        const std::int64_t most = model_->items.empty() ? 0 : model_->items.front().number;
        const int number = std::max(letters.horizontalAdvance(countText(std::max<std::int64_t>(most, 999))),
                                    heads.horizontalAdvance(MatchDrawer::tr("Match")))
            + 12;
        const int result = std::max(longest(Result, letters) + 15, heads.horizontalAdvance(MatchDrawer::tr("Result"))) + 11;
        const int tied = isColumnHidden(Tied) ? 0 : std::max(heads.horizontalAdvance(MatchDrawer::tr("Tied")), 20) + 10;
        // Names have priority over seeds, since the tool tip has the whole seed.
        const int left = room - number - result - tied - 28;
        const int whole = letters.horizontalAdvance(seedText(0)) + 12;
        const int usual = letters.horizontalAdvance(tied ? "01234…" : "0123456…") + 8;
        const int spare = left - longest(First, QFontMetrics(typeFont(13))) - 12;
        const int least = std::max(letters.horizontalAdvance("012…"), heads.horizontalAdvance(MatchDrawer::tr("Seed")));
        const int seed = spare >= whole ? whole : spare < least + 12 ? 0 : std::min(usual, spare);
        const int widths[kColumns] = {number, std::max(60, left - seed), result, tied, seed, 28};
        setColumnHidden(Seed, seed == 0);
        for (int i = 0; i < kColumns; ++i)
            if (!isColumnHidden(i))
                horizontalHeader()->resizeSection(i, widths[i]);
    }
    int longest(MatchColumn column, const QFontMetrics& letters) const
    {
        int wide = 0;
        constexpr int kSampleRows = 40; // enough to contain the names of both entrants
        for (int row = 0; row < std::min(kSampleRows, model_->rowCount()); ++row)
            wide = std::max(wide, letters.horizontalAdvance(model_->index(row, column).data().toString()));
        return wide;
    }
    bool viewportEvent(QEvent* event) override
    {
        if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverLeave) {
            const int before = hovered_;
            hovered_ = event->type() == QEvent::HoverLeave
                ? -1
                : indexAt(static_cast<QHoverEvent*>(event)->position().toPoint()).row();
            if (hovered_ != before)
                viewport()->update();
        }
        return FigureTable::viewportEvent(event);
    }

    Model* model_;
    int hovered_ = -1;

public:
    int entrant = 0; ///< the entrant whose results are shown
};

MatchDrawer::MatchDrawer(const QString& path, std::shared_ptr<const Scoreboard> scores, int row, int column, QWidget* parent)
    : Drawer(tr("Close the list of matches"), parent),
      path_(path),
      row_(row),
      column_(column),
      scores_(std::move(scores))
{
    build();
    setScores(scores_);
    read(MatchFilter::All);
}

FigureTable* MatchDrawer::list() const
{
    return list_;
}

void MatchDrawer::build()
{
    QVBoxLayout* column = content();
    column->setSpacing(4);
    column->addWidget(matches_ = makeLabel({}, 12, false, true));

    auto* figures = makeLayout<QHBoxLayout>(10);
    figures->addWidget(share_ = makeLabel({}, 28, true));
    figures->addWidget(error_ = makeLabel({}, 14, false, true), 0, Qt::AlignBottom);
    figures->addStretch();
    figures->addWidget(verdict_ = makeLabel({}, 14, true), 0, Qt::AlignBottom);
    column->addSpacing(4);
    column->addLayout(figures);
    column->addWidget(bar_ = new ShareBar);
    auto* counts = new QHBoxLayout;
    counts->addWidget(won_ = makeLabel({}, 13));
    counts->addStretch();
    counts->addWidget(lost_ = makeLabel({}, 13));
    column->addLayout(counts);
    details_ = new QWidget;
    column->addSpacing(4);
    column->addWidget(details_);
    column->addSpacing(4);

    // Games with a score beyond the win have few draws, so close matches are offered instead.
    const bool showsClose = scores_->plan().shape.seats == 2 && scores_->extra().ranks();
    const MatchFilter last = showsClose ? MatchFilter::Close : MatchFilter::Drawn;
    filter_ = new Segment(tr("Which matches"),
                          {tr("All"), tr("Won"), tr("Lost"), showsClose ? tr("Close", "decided by one") : tr("Drawn")}, 0);
    const auto filterNow = [this, last] {
        return filter_->current() == 3 ? last : static_cast<MatchFilter>(filter_->current());
    };
    connect(filter_, &Segment::chosen, this, [this, filterNow] { read(filterNow()); });
    column->addWidget(filter_, 0, Qt::AlignLeading);
    column->addWidget(list_ = new MatchList, 1);
    list_->entrant = row_;
    list_->onEnd = [this] { readMore(); };
    list_->onChosen = [this] { showChosen(); };
    connect(list_, &FigureTable::wanted, this, [this](const QModelIndex& index) {
        const MatchLine& line = list_->item(index.row()).line;
        emit replayWanted(line.pairing, line.index);
    });
    auto* buttons = makeLayout<QHBoxLayout>(8);
    replay_ = new Button(Button::Kind::Plain, Icon::Chart, tr("Review"));
    connect(replay_, &Button::clicked, this, [this] { list_->press(list_->currentIndex()); });
    export_ = new Button(Button::Kind::Plain, Icon::Share, tr("Export"));
    connect(export_, &Button::clicked, this, [this] {
        const MatchLine& line = list_->item(list_->chosen()).line;
        emit exportWanted(line.pairing, line.index);
    });
    buttons->addWidget(replay_);
    buttons->addWidget(export_);
    buttons->addWidget(foot_ = makeParagraph({}, 12, false, true), 1);
    foot_->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    newer_ = new Button(Button::Kind::Ghost, Icon::Replay, tr("Newer ones"));
    newer_->hide();
    connect(newer_, &Button::clicked, this, [this, filterNow] { read(filterNow()); });
    column->addWidget(newer_, 0, Qt::AlignLeading);
    column->addSpacing(4);
    column->addLayout(buttons);
    showChosen();
}

/// Hides the details in a low drawer, so that the list keeps its room.
void MatchDrawer::resizeEvent(QResizeEvent* event)
{
    Drawer::resizeEvent(event);
    details_->setVisible(height() >= kMinDetailsHeight);
    export_->setCompact(width() < kNamedButtons);
}

/// Names the buttons after the selected match.
void MatchDrawer::showChosen()
{
    const int row = list_->chosen();
    const bool isAny = row >= 0 && row < list_->count();
    replay_->setEnabled(isAny);
    export_->setEnabled(isAny);
    const QString number = isAny ? countText(list_->item(row).number) : QString();
    replay_->setText(isAny ? tr("Review %1").arg(number) : tr("Review"));
    replay_->setAccessibleName(isAny ? tr("Review match %1").arg(number) : tr("Review"));
    export_->setAccessibleName(isAny ? tr("Export match %1").arg(number) : tr("Export"));
    replay_->updateGeometry();
}

void MatchDrawer::setScores(std::shared_ptr<const Scoreboard> scores)
{
    scores_ = std::move(scores);
    list_->setScores(scores_);
    const TableCell& cell = scores_->cell(row_, column_);
    setTitle(tr("%1 against %2").arg(scores_->name(row_), scores_->name(column_)));
    share_->setText(percentOf(cell.share, 1));
    error_->setText(QChar(0xB1) + figure(100 * cell.error, 1));
    verdict_->setText(!isClear(cell)         ? tr("= even so far")
                          : cell.share > 0.5 ? QString::fromUtf8("▲ ") + tr("ahead")
                                             : QString::fromUtf8("▼ ") + tr("behind"));
    bar_->setShare(cell.share);
    const bool atTables = scores_->format() == Format::Tables;
    won_->setText((atTables ? tr("ahead %1") : tr("won %1")).arg(countText(cell.wins)));
    lost_->setText((atTables ? tr("behind %1") : tr("lost %1")).arg(countText(cell.losses)));
    newer_->setVisible(first_.total > 0 && cell.matches() > first_.total);
    showFigures();
}

void MatchDrawer::read(MatchFilter filter)
{
    list_->clear();
    showChosen();
    reading_ = true;
    const int ticket = ++ticket_;
    inBackground([query = MatchQuery{path_, row_, column_, filter, -1}] {
        return readMatches(query);
    }).then(this, [this, ticket](const MatchPage& page) {
        if (ticket != ticket_)
            return;
        first_ = page;
        take(page);
    });
}

void MatchDrawer::readMore()
{
    if (reading_ || first_.next == 0)
        return;
    reading_ = true;
    const int ticket = ticket_;
    MatchQuery query = first_.query;
    query.before = first_.next;
    inBackground([query] { return readMatches(query); }).then(this, [this, ticket](const MatchPage& page) {
        if (ticket != ticket_)
            return;
        first_.next = page.next;
        take(page);
    });
}

void MatchDrawer::take(const MatchPage& page)
{
    reading_ = false;
    list_->append(page);
    if (list_->chosen() < 0 && list_->count() > 0)
        list_->setCurrentIndex(list_->model()->index(0, 0));
    showChosen();
    foot_->setText(!page.problem.isEmpty()
                       ? page.problem
                       : tr("%1 of %2", "matches").arg(countText(list_->count()), countText(first_.total)));
    setScores(scores_);
    readMoreTies();
}

/// Counts the ties of further matches in batches; counting stops with the list.
void MatchDrawer::readMoreTies()
{
    const int first = list_->counted();
    if (!first_.hasTies || countsTies_ || first >= list_->count())
        return;
    countsTies_ = true;
    std::vector<MatchPage::Item> next;
    for (int row = first; row < std::min(list_->count(), first + kTiesAtOnce); ++row)
        next.push_back(list_->item(row));
    const int ticket = ticket_;
    inBackground([path = path_, next] {
        return readTies(path, next);
    }).then(this, [this, ticket, first](const std::vector<int>& ties) {
        countsTies_ = false;
        if (ticket == ticket_)
            list_->setTies(first, ties);
        readMoreTies();
    });
}

void MatchDrawer::showFigures()
{
    const TableCell& cell = scores_->cell(row_, column_);
    matches_->setText(first_.planned > cell.matches()
                          ? tr("%1 of %2 matches").arg(countText(cell.matches()), countText(first_.planned))
                          : tr("Matches: %1").arg(countText(cell.matches())));
    QStringList labels, values;
    const auto add = [&](const QString& what, const QString& value) {
        labels << what;
        values << value;
    };
    const auto shareOf = [](const SeatCount& seat) {
        if (seat.matches() == 0)
            return QString::fromUtf8("–");
        return QString::fromUtf8("%1  ±%2").arg(percentOf(seat.share(), 1), figure(100 * seat.error(), 1));
    };
    const QString name = scores_->name(row_);
    if (first_.seats.size() == 2) {
        add(tr("%1 when it moves first").arg(name), shareOf(first_.seats[0]));
        add(tr("%1 when it moves second").arg(name), shareOf(first_.seats[1]));
    }
    if (cell.draws > 0)
        add(tr("Drawn"), countText(cell.draws));
    if (cell.error > 0)
        add(tr("Likely the better one"), percentOf(cell.superiority, 1));
    if (scores_->faults() > 0)
        add(tr("Faults"), first_.faults ? countText(first_.faults) : tr("none", "faults"));
    if (labels != labels_)
        makeFigures(labels);
    for (qsizetype line = 0; line < values.size(); ++line)
        figures_[static_cast<std::size_t>(line)]->setText(values[line]);
}

/// Builds a line with an empty figure for each label.
void MatchDrawer::makeFigures(const QStringList& labels)
{
    labels_ = labels;
    figures_.clear();
    clearWidget(details_);
    auto* grid = new QGridLayout(details_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 1);
    for (const QString& what : labels) {
        const int line = static_cast<int>(figures_.size());
        grid->addWidget(makeParagraph(what, 13, false, true), line, 0);
        figures_.push_back(makeLabel({}, 13));
        grid->addWidget(figures_.back(), line, 1, Qt::AlignTrailing);
    }
}

} // namespace parlour
