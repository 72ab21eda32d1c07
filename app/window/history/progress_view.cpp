// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/progress_view.h"

#include "app/analysis/grades.h"
#include "app/analysis/review_queue.h"
#include "app/bots/strengths.h"
#include "app/draw/lists.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/cell_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/page_graphics.h"
#include "app/window/history/figures_view.h"
#include "app/window/history/history_figures.h"
#include "engine/games.h"

#include <QHBoxLayout>
#include <QMenu>

#include <algorithm>
#include <cmath>
#include <span>

namespace parlour {

namespace {

constexpr int kMaxKinds = 8;
constexpr std::size_t kMaxRules = 3;
constexpr int kMaxPositions = 12; ///< in the menu of a kind of mistake
constexpr int kMinTwoColumnsOfFigures = 860; ///< px, the minimum width for two columns

enum ProgressColumn { kName, kWon, kExpected, kLoss, kGrade, kActual, kMeanLuck, kAdjusted };

QString nameOfGame(const QString& id, bool alone)
{
    return alone ? ProgressView::tr("%1, alone, in points", "a game").arg(gameName(id)) : gameName(id);
}

QColor markOf(const QString& game)
{
    const GameTable* table = findTable(game.toStdString());
    return table ? markColour(table->surface()) : QColor(Qt::gray);
}

/// A value with two standard errors, about the 95 % interval. Without them if the error is infinite, as of a single game.
QString withError(const QString& value, double error, int decimals)
{
    return std::isfinite(error) ? ProgressView::tr("%1 ±%2", "a figure, its error").arg(value, figure(2 * error, decimals))
                                : value;
}

/// Not a member of the template below, in which lupdate would take the base class for the context.
QString lineName(const QString& words, const QString& figure)
{
    return ProgressView::tr("%1: %2", "words, figure").arg(words, figure);
}

/// A pressable line: a mark, a link with a sign after it, and a figure at the end.
template <class Base>
class Line : public Base {
public:
    template <class... Arguments>
    Line(const QColor& mark, Icon sign, const QString& words, const QString& figure, Arguments&&... arguments)
        : Base(std::forward<Arguments>(arguments)...),
          mark_(mark),
          icon_(sign),
          words_(words),
          figure_(figure)
    {
        this->setAccessibleName(lineName(words, figure));
        this->setToolTip(this->accessibleName());
        this->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        this->setFocusPolicy(Qt::StrongFocus);
        this->setAttribute(Qt::WA_Hover);
        this->setCursor(Qt::PointingHandCursor);
        this->setFixedHeight(38);
    }
    QSize sizeHint() const override { return {280, 38}; }
    QSize minimumSizeHint() const override { return {200, 38}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        const Ink colours = ink(this);
        painter.fillRect(QRectF(0, 0, this->width(), 1), colours.line);
        if (this->underMouse() || this->isDown())
            painter.fillRect(QRectF(this->rect()).adjusted(0, 1, 0, 0), colours.raise);
        const bool mirrored = this->isRightToLeft();
        const auto part = [&](double from, double to) {
            return mirrored ? QRectF(this->width() - to, 0, to - from, this->height())
                            : QRectF(from, 0, to - from, this->height());
        };
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark_);
        painter.drawRoundedRect(QRectF(part(6, 16).x(), this->height() / 2.0 - 5, 10, 10), 3, 3);
        painter.setFont(typeFont(13));
        const double wide = QFontMetricsF(painter.font()).horizontalAdvance(figure_) + 4;
        const double room = this->width() - wide - 32 - kMark; // of the words, with the sign after them
        painter.setPen(colours.dim);
        painter.drawText(part(this->width() - wide - 6, this->width() - 6),
                         static_cast<int>(Qt::AlignVCenter | Qt::AlignTrailing), figure_);
        painter.setPen(this->palette().color(QPalette::Link));
        const double start = kMark + std::min(QFontMetricsF(typeFont(14)).horizontalAdvance(words_) + 6, room);
        drawName(painter, part(kMark, kMark + room), words_, 14);
        drawIcon(painter, QRectF(part(start, start + 12).x(), this->height() / 2.0 - 6, 12, 12), icon_,
                 this->palette().color(QPalette::Link));
        if (showsFocus(this))
            drawFocus(painter, QRectF(this->rect()).adjusted(3, 4, -3, -3), 5);
    }

private:
    static constexpr double kMark = 24; ///< px, width of the mark

    QColor mark_;
    Icon icon_;
    QString words_;
    QString figure_;
};

using KindLine = Line<MenuButton>;
using BestLine = Line<Pressable>;

QVBoxLayout* addPanel(QBoxLayout* row, const QString& title, const QString& unit)
{
    auto* panel = new Panel;
    auto* rows = makeLayout<QVBoxLayout>(0, panel, {16, 12, 16, 14});
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(title, 16, true));
    head->addStretch();
    head->addWidget(makeLabel(unit, 12, false, true));
    rows->addLayout(head);
    rows->addSpacing(8);
    auto* inside = makeLayout<QVBoxLayout>(0);
    rows->addLayout(inside);
    rows->addStretch();
    row->addWidget(panel, 1);
    return inside;
}

/// "4 of 9"; a draw is half a win.
QString wonText(double wins, int games)
{
    const bool isWhole = std::abs(wins - std::round(wins)) < 0.05;
    return ProgressView::tr("%1 of %2", "wins, games").arg(figure(wins, isWhole ? 0 : 1), figure(games, 0));
}

double expectedWins(const ProgressRow& row)
{
    return *row.expected * row.expectedGames;
}

std::vector<CellTable::Column> columns()
{
    // Rows of whole games are bold.
    const auto wide = [](const QStringList& samples) { return widestOf(samples, typeFont(14, true)); };
    QStringList grades;
    for (int i = 0; i < kGrades; ++i)
        grades << translated(nameOfGrade(i));
    return {{ProgressView::tr("Game and opponent"), {}, 0},
            {ProgressView::tr("Games won"), ProgressView::tr("A draw is half a win; alone: the games played"),
             wide({wonText(8888.5, 8888)}), true},
            {ProgressView::tr("Expected"),
             ProgressView::tr("The wins to expect from the opponents' strength and your earlier games"),
             wide({wonText(8888.5, 8888)}), true},
            {ProgressView::tr("Lost a decision"),
             ProgressView::tr("What an unforced decision cost on average, of the win; alone: points"),
             wide({percentOf(0.8888, 2) + " ±8.88"}), true},
            {ProgressView::tr("Grade"), ProgressView::tr("By the cost of a decision, compared with our own levels"),
             wide(grades)},
            {ProgressView::tr("Result"), ProgressView::tr("Your mean chance at the end: 100% for a win; alone: points"),
             wide({percentOf(8.888, 1)}), true},
            {ProgressView::tr("Luck a game"), ProgressView::tr("What chance brought a game, of the win; alone: points"),
             wide({percentOf(0.888, 1, true) + " ±88.8 "}), true},
            {ProgressView::tr("Result without luck"), ProgressView::tr("The result as it was without luck"),
             wide({percentOf(1.888, 1) + " ±88.8"}), true}};
}

/// "You have won 4 of 9, expected against Pim: 5"; empty without an expectation.
QString wonSentence(const ProgressRow& row, const NameOf& nameOf)
{
    if (!row.expected || row.opponent.empty())
        return {};
    return ProgressView::tr("You have won %1, expected against %2: %3", "4 of 9, a player, wins")
        .arg(wonText(row.share * row.games, row.games), nameOf(row.opponent), wonText(expectedWins(row), row.expectedGames));
}

/// The person's rating in the game of rows[0], with the ratings of the opponents in the rows after it.
QString ratingText(std::span<const ProgressRow> rows, const NameOf& nameOf)
{
    const ProgressRow& game = rows.front();
    QStringList opponents;
    for (const ProgressRow& row : rows.subspan(1))
        if (row.opponentElo)
            opponents << ProgressView::tr("%1 (%2)", "a player, its rating")
                             .arg(nameOf(row.opponent), figure(*row.opponentElo, 0));
    return ProgressView::tr("%1: your rating is %2, from %n game(s) against %3.", nullptr, game.expectedGames)
        .arg(nameOfGame(game.game, game.alone), withError(figure(game.elo->elo, 0), game.elo->error, 0), listOf(opponents));
}

/// The rating of a guest.
QString guestText(const ProgressRow& row, const NameOf& nameOf)
{
    return ProgressView::tr("%1: the rating of %2 is %3.", "a game, a guest, a rating")
        .arg(nameOfGame(row.game, row.alone), nameOf(row.opponent), withError(figure(row.elo->elo, 0), row.elo->error, 0));
}

Cell cellOf(const ProgressRow& row, int column, const NameOf& nameOf)
{
    const bool isGame = row.opponent.empty();
    const double unit = row.alone ? 1 : 100;
    const auto amount = [&](double value, int decimals, bool sign = false) {
        return row.alone ? figure(value, decimals, sign) : percentOf(value, decimals, sign);
    };
    const auto estimate = [&](const std::optional<Estimate>& of, int decimals, bool sign = false) {
        return of ? withError(amount(of->value, decimals, sign), unit * of->error, decimals) : QString();
    };
    Cell cell;
    cell.tone = isGame ? Cell::Tone::Plain : Cell::Tone::Dim;
    switch (column) {
    case kName:
        cell.text = isGame ? nameOfGame(row.game, row.alone) : nameOf(row.opponent);
        cell.strong = isGame;
        cell.tone = Cell::Tone::Plain;
        if (isGame)
            cell.mark = markOf(row.game);
        else
            cell.indent = 18;
        break;
    case kWon:
        if (row.games > 0)
            cell.text = row.alone ? figure(row.games, 0) : wonText(row.share * row.games, row.games);
        cell.spoken = cell.tip = wonSentence(row, nameOf);
        break;
    case kActual:
        if (row.games > 0)
            cell.text = amount(row.share, 1);
        break;
    case kExpected:
        if (row.expected)
            cell.text = wonText(expectedWins(row), row.expectedGames);
        break;
    case kLoss:
        cell.text = estimate(row.loss, 2);
        break;
    case kGrade:
        if (const auto levels = levelLossesOf(row.game, row.decisions); levels && row.loss)
            cell.text = translated(nameOfGrade(gradeOfLoss(row.loss->value, *levels)));
        break;
    case kMeanLuck:
        cell.text = estimate(row.luck, 1, true);
        break;
    case kAdjusted:
        cell.text = estimate(row.adjusted, 1);
        break;
    default:
        break;
    }
    if (cell.text.isEmpty()) {
        cell.text = QStringLiteral("–");
        cell.tone = Cell::Tone::Dim;
    }
    return cell;
}

QString costText(double loss, bool alone)
{
    return alone ? figure(-loss, 1) : sumOfChances(-loss, 1);
}

struct ShownKind {
    QString game;
    bool alone = false;
    MistakeKind kind;
    /// In hundredths of the win, or in points if the person played alone; the scales are similar.
    double cost() const { return (alone ? 1 : 100) * kind.cost; }
};

/// The games with a table, by game and whether they were played alone.
std::map<std::pair<QString, bool>, Games> groupsOf(const Games& games)
{
    std::map<std::pair<QString, bool>, Games> groups;
    for (const PastGame* game : games)
        if (findTable(game->entry.game.toStdString()))
            groups[{game->entry.game, isAlone(game->entry)}].push_back(game);
    return groups;
}

KindOf kindsOfGame(const QString& game)
{
    return [table = findTable(game.toStdString())](const CostlyDecision& each) {
        return table->mistakeKind(each.taken, each.best);
    };
}

std::vector<ShownKind> kindsIn(const Games& games)
{
    std::vector<ShownKind> all;
    for (const auto& [key, group] : groupsOf(games))
        for (MistakeKind& kind : costlyKinds(group, kindsOfGame(key.first)))
            all.push_back({key.first, key.second, std::move(kind)});
    std::stable_sort(all.begin(), all.end(), [](const ShownKind& a, const ShownKind& b) { return a.cost() > b.cost(); });
    return all;
}

struct ShownRule {
    QString game;
    LossRule rule;
    double cost() const { return rule.cost * rule.losses; }
};

/// The most costly rules of all games.
std::vector<ShownRule> rulesIn(const Games& games)
{
    std::vector<ShownRule> all;
    for (const auto& [key, group] : groupsOf(games))
        for (LossRule& rule : lossRules(group, kindsOfGame(key.first)))
            all.push_back({key.first, std::move(rule)});
    std::stable_sort(all.begin(), all.end(), [](const ShownRule& a, const ShownRule& b) { return a.cost() > b.cost(); });
    if (all.size() > kMaxRules)
        all.resize(kMaxRules);
    return all;
}

QString sentenceOf(const ShownRule& each)
{
    return ProgressView::tr("%1, in %2 of your last %3 losses at %4: %5 each", "kind of mistake, games, games, game, loss")
        .arg(each.rule.words, figure(each.rule.losses, 0), figure(each.rule.of, 0), gameName(each.game),
             costText(each.rule.cost, false));
}

} // namespace

ProgressView::ProgressView(NameOf nameOf, WordsOf wordsOf, Measure& measure, QWidget* parent)
    : QWidget(parent),
      nameOf_(std::move(nameOf)),
      wordsOf_(std::move(wordsOf)),
      figures_(new FiguresView(measure)),
      table_(new CellTable(tr("Progress by game and opponent")))
{
    auto* column = makeLayout<QVBoxLayout>(16, this);
    column->addWidget(figures_);
    auto* panel = new Panel;
    auto* rows = new QVBoxLayout(panel);
    rows->setContentsMargins(10, 10, 10, 10);
    table_->setColumns(columns());
    table_->setRowHeight(32);
    table_->setWhole();
    rows->addWidget(table_);
    note_ = makeParagraph(tr("What you win against whom, and what your mistakes cost, stands here after your first game."),
                          13, false, true);
    rows->addWidget(note_);
    ratings_ = makeParagraph({}, 13, false, true);
    rows->addWidget(ratings_);
    column->addWidget(panel);
    auto* rulesRow = new QHBoxLayout;
    rules_ = addPanel(rulesRow, tr("What your losses have in common"), {});
    column->addLayout(rulesRow);
    below_ = new QBoxLayout(QBoxLayout::LeftToRight);
    below_->setSpacing(16);
    kinds_ = addPanel(below_, tr("What costs you most"), tr("on average, and all together"));
    kinds_->parentWidget()->setToolTip(sumNote());
    bests_ = addPanel(below_, tr("Personal bests"), {});
    column->addLayout(below_);
    column->addStretch();
}

void ProgressView::fit(int width)
{
    const bool isWide = width >= kMinTwoColumnsOfFigures;
    below_->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    figures_->setTwoColumns(isWide);
}

void ProgressView::setGames(const Games& games)
{
    rows_ = progressOf(games, [](const std::string& bot, int seats) -> std::optional<double> {
        const auto strength = strengthOf(bot, seats);
        return strength ? std::optional(strength->elo) : std::nullopt;
    });
    figures_->setGames(games);
    showRows();
    showRules(games);
    showKinds(games);
    showBests(games);
}

void ProgressView::showRows()
{
    table_->setVisible(!rows_.empty());
    note_->setVisible(rows_.empty());
    for (const QVBoxLayout* each : {kinds_, bests_})
        each->parentWidget()->setVisible(!rows_.empty());
    table_->setRows(static_cast<int>(rows_.size()),
                    [this](int row, int column) { return cellOf(rows_[static_cast<std::size_t>(row)], column, nameOf_); });
    QStringList ratings;
    for (auto row = rows_.begin(); row != rows_.end();) {
        const auto next = std::find_if(row + 1, rows_.end(), [](const ProgressRow& each) { return each.opponent.empty(); });
        if (row->elo)
            ratings << ratingText({row, next}, nameOf_);
        while (++row != next)
            if (row->elo)
                ratings << guestText(*row, nameOf_);
    }
    if (!ratings.isEmpty())
        ratings << tr("Ratings are Elo of one game each, where random play has %1: 400 more win ten games of eleven.")
                       .arg(figure(kAnchorElo, 0));
    ratings_->setText(ratings.join('\n'));
    ratings_->setVisible(!ratings.isEmpty());
}

void ProgressView::showRules(const Games& games)
{
    clearLayout(rules_);
    const std::vector<ShownRule> rules = rulesIn(games);
    rules_->parentWidget()->setVisible(!rules.empty());
    for (const ShownRule& each : rules) {
        auto* row = makeLayout<QHBoxLayout>(12);
        row->addWidget(makeParagraph(sentenceOf(each), 14), 1);
        auto* drill = new Button(Button::Kind::Plain, std::nullopt, tr("Drill"));
        drill->setAccessibleName(tr("Drill: %1", "a kind of mistake").arg(each.rule.words));
        drill->setToolTip(tr("Practise positions of this kind only"));
        connect(drill, &Button::clicked, this, [this, each] { emit drillWanted(each.game, each.rule.words); });
        row->addWidget(drill);
        rules_->addLayout(row);
    }
}

void ProgressView::showKinds(const Games& games)
{
    clearLayout(kinds_);
    std::vector<ShownKind> kinds = kindsIn(games);
    if (kinds.empty())
        kinds_->addWidget(
            makeParagraph(tr("No costly decision is known. Review your games to find them."), 13, false, true));
    if (kinds.size() > kMaxKinds)
        kinds.resize(kMaxKinds);
    std::map<qint64, QString> days;
    for (const PastGame* game : games)
        days[game->entry.id] = dateText(game->entry.finishedAt);
    for (const ShownKind& each : kinds) {
        const QString figures =
            tr("%1 × %2 = %3", "how often, mean cost, all together")
                .arg(each.kind.decisions.size())
                .arg(costText(each.kind.cost / static_cast<double>(each.kind.decisions.size()), each.alone),
                     costText(each.kind.cost, each.alone));
        auto* line = new KindLine(markOf(each.game), Icon::Down, each.kind.words, figures, Button::Kind::Ghost, std::nullopt,
                                  each.kind.words);
        std::vector<CostlyDecision> worst = each.kind.decisions;
        worst.resize(std::min<std::size_t>(worst.size(), kMaxPositions));
        connect(line, &MenuButton::opening, this, [this, worst, days, alone = each.alone, kind = each.kind](QMenu* menu) {
            menu->addAction(tr("List the games with it"), this, [this, kind] { emit kindWanted(kind); });
            menu->addSeparator();
            for (const CostlyDecision& decision : worst) {
                const auto at = days.find(decision.game);
                const auto [done, better] = wordsOf_(decision);
                const QString words =
                    tr("%1, %2: %3, better: %4", "a day, a loss, what was done, what was better")
                        .arg(at == days.end() ? QString() : at->second, costText(decision.loss, alone), done, better);
                menu->addAction(words, this, [this, decision] { emit positionWanted(decision.game, decision.step); });
            }
        });
        kinds_->addWidget(line);
    }
}

void ProgressView::showBests(const Games& games)
{
    clearLayout(bests_);
    std::map<QString, Games> groups;
    std::map<qint64, QString> days;
    for (const PastGame* game : games) {
        groups[game->entry.game].push_back(game);
        days[game->entry.id] = dateText(game->entry.finishedAt);
    }
    const auto add = [&](const QString& game, const QString& words, std::optional<qint64> id, const QString& value) {
        if (!id)
            return;
        auto* line = new BestLine(markOf(game), Icon::Replay, tr("%1: %2", "a game, a best").arg(gameName(game), words),
                                  tr("%1, %2", "a figure, a day").arg(value, days[*id]));
        connect(line, &Pressable::clicked, this, [this, game = *id] { emit gameWanted(game); });
        bests_->addWidget(line);
    };
    for (const auto& [game, group] : groups) {
        const PersonalBests bests = bestsOf(group);
        add(game, tr("most points"), bests.points, figure(bests.mostPoints, 0));
        if (bests.streak > 1)
            add(game, tr("longest streak"), bests.streakEnd, tr("%n win(s)", "in a row", bests.streak));
        add(game, tr("quickest win"), bests.quickest, roughTime(bests.seconds));
        add(game, tr("shortest win"), bests.shortest, tr("%n step(s)", nullptr, bests.steps));
        add(game, tr("least lost by a decision"), bests.cleanest, percentOf(bests.loss, 2));
        if (bests.luck < 0)
            add(game, tr("win with the worst luck"), bests.luckless, sumOfChances(bests.luck));
    }
    if (bests_->isEmpty())
        bests_->addWidget(makeParagraph(tr("No game that counts is over yet."), 13, false, true));
}

} // namespace parlour
