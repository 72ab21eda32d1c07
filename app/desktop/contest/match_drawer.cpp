#include "app/desktop/contest/match_drawer.h"

#include "app/desktop/contest/background.h"
#include "app/desktop/look.h"
#include "app/desktop/phrases.h"

#include <QAbstractTableModel>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QResizeEvent>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr int kRow = 30;
constexpr QRgb kOther = 0xFF5A9CC4; ///< the second of two, beside brass

enum Column { Number, First, Result, Seed, Open, kColumns };

QString outcomeText(int outcome)
{
    return outcome > 0 ? MatchDrawer::tr("won") : outcome < 0 ? MatchDrawer::tr("lost") : MatchDrawer::tr("drawn");
}

} // namespace

/// The shares of two, as one bar.
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
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
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

/// The matches of two entrants, as far as they were read.
class MatchList : public FigureTable {
public:
    MatchList() : FigureTable(MatchDrawer::tr("Matches")), model_(new Model(this))
    {
        setModel(model_);
        setItemDelegate(new Painter(this));
        setSelectionBehavior(QAbstractItemView::SelectRows);
        setSelectionMode(QAbstractItemView::NoSelection);
        verticalHeader()->hide();
        verticalHeader()->setDefaultSectionSize(kRow);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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
        fitColumns();
    }
    int count() const { return model_->rowCount(); }
    const MatchPage::Item& item(int row) const { return model_->items[static_cast<std::size_t>(row)]; }

    std::function<void()> onEnd; ///< more is wanted

protected:
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
        bool mayHaveMore = false;

        void clear()
        {
            beginResetModel();
            items.clear();
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
                return static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter);
            if (role != Qt::DisplayRole)
                return {};
            switch (section) {
            case Number:
                return MatchDrawer::tr("Match");
            case First:
                return scores && scores->format() == Format::Tables ? MatchDrawer::tr("Winner") : MatchDrawer::tr("First");
            case Result:
                return MatchDrawer::tr("Result");
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
                return (item.line.hasSteps ? MatchDrawer::tr("Match %1, %2, seed %3. Replay it.")
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
            case Seed:
                return seedText(item.line.seed).toLower();
            default:
                return {};
            }
        }

    private:
        QString winners(const MatchLine& line) const
        {
            QStringList names;
            for (std::size_t seat = 0; seat < line.seats.size(); ++seat)
                if (line.ending.winners.has(static_cast<Seat>(seat)))
                    names << scores->name(line.seats[seat]);
            return names.join(", ");
        }
        QString resultText(const MatchPage::Item& item) const
        {
            if (item.line.ending.isForfeit)
                return MatchDrawer::tr("%1, forfeit", "won, forfeit").arg(outcomeText(item.outcome));
            if (item.line.extra.size() != 2 || !scores)
                return outcomeText(item.outcome);
            const bool turned = item.line.seats.front() != list_->whose;
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
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->fillRect(QRectF(box.x(), box.y(), box.width(), 1), colours.line);
            const bool isAt =
                index.row() == list_->hovered_ || (list_->hasFocus() && index.row() == list_->currentIndex().row());
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
                painter->drawText(
                    box, Qt::AlignVCenter | Qt::AlignLeading,
                    painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, qRound(box.width())));
            }
            if (list_->showsFocusAt(index))
                drawFocus(*painter, QRectF(option.rect).adjusted(3, 4, -3, -3), 4);
            painter->restore();
        }

    private:
        const MatchList* list_;
    };

    void fitColumns()
    {
        const int room = viewport()->width();
        const QFontMetrics letters(typeFont(13, true));
        const std::int64_t most = model_->items.empty() ? 0 : model_->items.front().number;
        const int number = std::max(letters.horizontalAdvance(countText(std::max<std::int64_t>(most, 999))),
                                    QFontMetrics(typeFont(12, true)).horizontalAdvance(MatchDrawer::tr("Match")))
            + 12;
        const int result =
            std::max(letters.horizontalAdvance(QString::fromUtf8("100–100")), letters.horizontalAdvance(outcomeText(0)))
            + 26;
        const int seed = letters.horizontalAdvance("0123456…") + 8;
        const int widths[kColumns] = {number, std::max(60, room - number - result - seed - 28), result, seed, 28};
        for (int i = 0; i < kColumns; ++i)
            horizontalHeader()->resizeSection(i, widths[i]);
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
    int whose = 0; ///< the entrant whose results are told
};

MatchDrawer::MatchDrawer(const QString& path, int row, int column, QWidget* parent)
    : Panel(parent),
      path_(path),
      row_(row),
      column_(column)
{
    build();
    read(MatchFilter::All);
}

FigureTable* MatchDrawer::list() const
{
    return list_;
}

void MatchDrawer::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    title_ = makeLabel({}, 16, true);
    title_->setWordWrap(true);
    head->addWidget(title_, 1);
    auto* closer = new Button(Button::Kind::Ghost, Icon::Close, {});
    closer->setAccessibleName(tr("Close the list of matches"));
    closer->setExtent(32);
    connect(closer, &Button::clicked, this, &MatchDrawer::closeWanted);
    head->addWidget(closer, 0, Qt::AlignTop);
    column->addLayout(head);
    column->addWidget(matches_ = makeLabel({}, 12, false, true));

    auto* figures = new QHBoxLayout;
    figures->setSpacing(10);
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

    filter_ = new Segment(tr("Which matches"), {tr("All"), tr("Won"), tr("Lost"), tr("Drawn")}, 0);
    connect(filter_, &Segment::chosen, this, [this](int index) { read(static_cast<MatchFilter>(index)); });
    column->addWidget(filter_, 0, Qt::AlignLeading);
    column->addWidget(list_ = new MatchList, 1);
    list_->whose = row_;
    list_->onEnd = [this] { readMore(); };
    connect(list_, &FigureTable::wanted, this, [this](const QModelIndex& index) {
        const MatchLine& line = list_->item(index.row()).line;
        emit replayWanted(line.pairing, line.index);
    });
    auto* foot = new QHBoxLayout;
    foot->addWidget(foot_ = makeLabel({}, 12, false, true), 1);
    foot_->setWordWrap(true);
    newer_ = new Button(Button::Kind::Ghost, Icon::Replay, tr("Newer ones"));
    newer_->setExtent(28);
    newer_->hide();
    connect(newer_, &Button::clicked, this, [this] { read(static_cast<MatchFilter>(filter_->current())); });
    foot->addWidget(newer_);
    column->addLayout(foot);
}

void MatchDrawer::setScores(std::shared_ptr<const Scoreboard> scores)
{
    scores_ = std::move(scores);
    list_->setScores(scores_);
    const TableCell& cell = scores_->cell(row_, column_);
    title_->setText(tr("%1 against %2").arg(scores_->name(row_), scores_->name(column_)));
    setAccessibleName(title_->text());
    share_->setText(tr("%1 %", "a share").arg(figure(100 * cell.share, 1)));
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
    foot_->setText(!page.problem.isEmpty()
                       ? page.problem
                       : tr("%1 of %2. Choose one to replay it.").arg(countText(list_->count()), countText(first_.total)));
    if (scores_)
        setScores(scores_);
}

void MatchDrawer::showFigures()
{
    const TableCell& cell = scores_->cell(row_, column_);
    matches_->setText(first_.planned > cell.matches()
                          ? tr("%1 of %2 matches").arg(countText(cell.matches()), countText(first_.planned))
                          : tr("Matches: %1").arg(countText(cell.matches())));
    clearWidget(details_);
    auto* grid = new QGridLayout(details_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 1);
    int line = 0;
    const auto add = [&](const QString& what, const QString& value) {
        QLabel* label = makeLabel(what, 13, false, true);
        label->setWordWrap(true);
        grid->addWidget(label, line, 0);
        grid->addWidget(makeLabel(value, 13), line++, 1, Qt::AlignTrailing);
    };
    const auto shareOf = [](const SeatCount& seat) {
        const auto matches = static_cast<double>(seat.matches());
        const double wins = static_cast<double>(seat.wins) + static_cast<double>(seat.draws) / 2;
        return matches > 0 ? tr("%1 %", "a share").arg(figure(100 * wins / matches, 1)) : QString::fromUtf8("–");
    };
    const QString name = scores_->name(row_);
    if (first_.seats.size() == 2) {
        add(tr("%1 when it moves first").arg(name), shareOf(first_.seats[0]));
        add(tr("%1 when it moves second").arg(name), shareOf(first_.seats[1]));
    }
    if (cell.draws > 0)
        add(tr("Drawn"), countText(cell.draws));
    if (cell.error > 0)
        add(tr("Likely the better one"), tr("%1 %", "a share").arg(figure(100 * cell.superiority, 1)));
    if (scores_->faults() > 0)
        add(tr("Faults"), first_.faults ? countText(first_.faults) : tr("none", "faults"));
}

} // namespace parlour
