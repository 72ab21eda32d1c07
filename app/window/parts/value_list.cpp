// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/value_list.h"

#include "app/draw/figures.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/tables/report_text.h"
#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/marked_label.h"
#include "engine/base/index.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>
#include <iterator>

namespace parlour {

namespace {

constexpr int kRowSide = 8; ///< px at both ends of a row that can be pressed
constexpr int kColumnGap = 10; ///< px between columns

/// The words below an action: that it is the person's, and about the same as the best one.
QString noteOf(const ValueRow& row)
{
    return row.isSame && row.isOwn ? ValueList::tr("Yours; about the same", "a move, compared with the best one")
        : row.isSame               ? ValueList::tr("About the same", "a move, compared with the best one")
        : row.isOwn                ? ValueList::tr("Yours", "a move")
                                   : QString();
}

QString spokenRow(const ValueTable& table, const ValueRow& row)
{
    QStringList parts{spoken(row.action), row.value};
    if (row.isBest)
        parts << ValueList::tr("best", "a move");
    if (!row.loss.isEmpty())
        parts << ValueList::tr("%1: %2", "unit of a loss, a figure").arg(table.lossUnit, row.loss);
    if (const QString note = noteOf(row); !note.isEmpty())
        parts << note;
    return clausesOf(parts);
}

/// The candidates of an advice: the chosen one, those as good, then the others by value.
std::vector<int> rankedBy(const Advice& advice)
{
    std::vector<int> order{advice.chosen()};
    std::copy_if(advice.asGood.begin(), advice.asGood.end(), std::back_inserter(order),
                 [&](int each) { return each != advice.chosen(); });
    const auto begin = std::ssize(order);
    for (int i = 0; i < static_cast<int>(advice.report.candidates.size()); ++i)
        if (!advice.isRight(i))
            order.push_back(i);
    const auto& all = advice.report.candidates;
    std::stable_sort(order.begin() + begin, order.end(),
                     [&](int a, int b) { return all[asIndex(a)].value > all[asIndex(b)].value; });
    return order;
}

int sideOf(bool isChoosable)
{
    return isChoosable ? kRowSide : 0;
}

QLabel* makeColumn(const QString& text, bool strong, int width)
{
    QLabel* label = makeLabel(text, 14, strong);
    label->setAlignment(Qt::AlignTrailing | Qt::AlignTop);
    label->setFixedWidth(width);
    return label;
}

} // namespace

/// A row: the action with its note, the value, the loss.
class ValueButton : public RowButton {
public:
    ValueButton(const Canvas& canvas, const ValueTable& table, const ValueRow& row, int valueWidth, int lossWidth,
                bool isChoosable)
    {
        setAccessibleName(spokenRow(table, row));
        auto* columns = makeLayout<QHBoxLayout>(kColumnGap, this, {sideOf(isChoosable), 3, sideOf(isChoosable), 3});
        auto* words = makeLayout<QVBoxLayout>(0);
        words->addWidget(new MarkedLabel(canvas, row.action, 14, row.isBest, false));
        if (const QString note = noteOf(row); !note.isEmpty())
            words->addWidget(new MarkedLabel(canvas, note, 12, false, true));
        columns->addLayout(words, 1);
        columns->addWidget(makeColumn(row.value, row.isBest, valueWidth), 0, Qt::AlignTop);
        if (lossWidth > 0)
            columns->addWidget(makeColumn(row.loss, false, lossWidth), 0, Qt::AlignTop);
        for (QWidget* each : findChildren<QWidget*>())
            each->setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(isChoosable ? Qt::TabFocus : Qt::NoFocus); // a click leaves the keyboard with the pieces
        setAttribute(Qt::WA_TransparentForMouseEvents, !isChoosable);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum); // wrapped actions are higher
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    QSize sizeHint() const override { return layout()->sizeHint(); }
    int heightForWidth(int width) const override { return layout()->heightForWidth(width); }
    bool hasHeightForWidth() const override { return true; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const bool isLit = underMouse() && focusPolicy() != Qt::NoFocus;
        paintBox(painter, isLit ? ink(this).raise : QColor(), QColor());
    }
};

QString lossFigure(const Advice& advice, double loss)
{
    return loss > 0 ? figure(advice.currency == Currency::Share ? -100 * loss : -loss, 1) : QString();
}

ValueTable valueTableOf(const Advice& advice, const std::function<QString(const std::string&)>& words,
                        const ValueChoice& choice)
{
    ValueTable table;
    table.unit = advice.currency == Currency::Share ? translated(advice.report.unit) : ValueList::tr("Expected points");
    table.lossUnit = ValueList::tr("Loses, points", "header of a column");
    int number = 0;
    for (const int index : rankedBy(advice)) {
        if (++number > choice.most && index != choice.own)
            continue;
        const Candidate& candidate = advice.report.candidates[asIndex(index)];
        ValueRow row;
        row.candidate = index;
        row.action = words(candidate.action);
        row.value = figureOf(advice.report, candidate);
        if (choice.hasErrors && candidate.error > 0)
            row.value = ValueList::tr("%1 ± %2", "a value and its error")
                            .arg(row.value, reportFigure(advice.report, candidate.error));
        row.isBest = index == advice.chosen();
        row.isSame = !row.isBest && (advice.isRight(index) || advice.lossOf(index) <= 0);
        row.loss = row.isBest || row.isSame ? QString() : lossFigure(advice, advice.lossOf(index));
        row.isOwn = index == choice.own;
        table.rows.push_back(std::move(row));
    }
    return table;
}

ValueList::ValueList(const Canvas& canvas, const ValueTable& table, bool isChoosable) : table_(table)
{
    int valueWidth = 0, lossWidth = 0;
    for (const ValueRow& row : table_.rows) {
        valueWidth = std::max(valueWidth, QFontMetrics(typeFont(14, true)).horizontalAdvance(row.value) + 2);
        if (!row.loss.isEmpty())
            lossWidth = std::max(lossWidth, QFontMetrics(typeFont(14)).horizontalAdvance(row.loss) + 2);
    }
    auto* column = makeLayout<QVBoxLayout>(0, this);
    auto* header = makeLayout<QHBoxLayout>(kColumnGap, nullptr, {sideOf(isChoosable), 0, sideOf(isChoosable), 2});
    header->addWidget(new MarkedLabel(canvas, table_.unit, 12, false, true), 1, Qt::AlignBottom);
    if (lossWidth > 0)
        header->addWidget(makeLabel(table_.lossUnit, 12, false, true), 0, Qt::AlignBottom);
    column->addLayout(header);
    for (const ValueRow& row : table_.rows) {
        auto* button = new ValueButton(canvas, table_, row, valueWidth, lossWidth, isChoosable);
        const auto number = static_cast<int>(rows_.size());
        connect(button, &RowButton::clicked, this, [this, number] { emit chosen(number); });
        column->addWidget(button);
        rows_.push_back(button);
    }
    setAccessibleName(words().join(QStringLiteral(". ")));
}

int ValueList::focused() const
{
    // Also of a row that is not shown yet, which gets the focus once it is.
    const auto found = std::find(rows_.begin(), rows_.end(), window()->focusWidget());
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

void ValueList::focus(int row)
{
    if (row >= 0 && !rows_.empty())
        rows_[asIndex(std::min(row, static_cast<int>(rows_.size()) - 1))]->setFocus(Qt::TabFocusReason);
}

QStringList ValueList::words() const
{
    QStringList rows{table_.unit};
    for (const ValueRow& row : table_.rows)
        rows << spokenRow(table_, row);
    return rows;
}

} // namespace parlour
