// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/bracket_view.h"

#include "app/widgets/controls.h"
#include "app/widgets/figure_table.h"
#include "app/widgets/window_style.h"

#include <QHBoxLayout>
#include <QScrollBar>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kBox = 190, kMaxBox = 260; ///< px, preferred width of a box
constexpr int kWidestBox = 360;
constexpr int kBoxHeight = 56;
constexpr int kSets = 26, kTickedSets = 48; ///< px, for the sets alone and with the tick
constexpr int kGap = 6;
constexpr int kLabel = 20;

/// Two names with the sets they won. The winner is bold and has a tick.
class EncounterBox : public Pressable {
public:
    EncounterBox(const Scoreboard& scores, const Encounter& encounter)
        : encounter_(encounter),
          names_{scores.name(encounter.first), scores.name(encounter.second)}
    {
        setMinimumWidth(std::clamp(roomFor(11), kBox, kMaxBox));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        const QString sets = BracketView::tr("%1 against %2: %3 to %4 sets")
                                 .arg(names_[0], names_[1])
                                 .arg(encounter.setsFirst)
                                 .arg(encounter.setsSecond);
        setAccessibleName(encounter.winner < 0 ? sets
                                               : BracketView::tr("%1; %2 wins").arg(sets, scores.name(encounter.winner)));
        setToolTip(accessibleName());
    }
    /// Wide enough for both names, within kBox and kMaxBox.
    QSize sizeHint() const override { return {std::clamp(roomFor(14), kBox, kMaxBox), kBoxHeight}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        const Ink colours = ink(this);
        const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setBrush(underMouse() ? colours.raise2 : colours.raise);
        painter.setPen(QPen(encounter_.winner < 0 ? colours.brass : colours.line, 1));
        painter.drawRoundedRect(box, 8, 8);
        const int sets[] = {encounter_.setsFirst, encounter_.setsSecond};
        const int who[] = {encounter_.first, encounter_.second};
        for (int i = 0; i < 2; ++i) {
            const bool wins = encounter_.winner == who[i];
            const QRectF line(10, 4 + i * 24, width() - 20, 24);
            painter.setPen(encounter_.winner >= 0 && !wins ? colours.dim : colours.text);
            const bool mirrored = isRightToLeft();
            const double side = 22;
            const int setsWidth = wins ? kTickedSets : kSets;
            const QRectF name = mirrored ? line.adjusted(setsWidth, 0, 0, 0) : line.adjusted(0, 0, -setsWidth, 0);
            drawName(painter, name, names_[i], 14, wins);
            const QRectF count =
                mirrored ? QRectF(line.x(), line.y(), side, 24) : QRectF(line.right() - side, line.y(), side, 24);
            painter.setFont(typeFont(14, wins));
            painter.drawText(count, Qt::AlignCenter, QString::number(sets[i]));
            if (wins)
                drawIcon(painter, QRectF(mirrored ? line.x() + side : line.right() - side - 20, line.y() + 3, 18, 18),
                         Icon::Check, colours.good);
        }
        if (showsFocus(this))
            drawFocus(painter, box.adjusted(3, 3, -3, -3), 6);
    }

private:
    int roomFor(int pixels) const
    {
        const QFontMetrics letters(typeFont(pixels, true));
        return std::max(letters.horizontalAdvance(names_[0]), letters.horizontalAdvance(names_[1])) + 26 + kTickedSets;
    }

    Encounter encounter_;
    QString names_[2];
};

QString placesText(const Encounter& encounter)
{
    return BracketView::tr("for places %1 to %2").arg(encounter.bestPlace + 1).arg(encounter.worstPlace + 1);
}

} // namespace

BracketView::BracketView(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Bracket"));
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    auto* inside = new QWidget;
    rounds_ = makeLayout<QHBoxLayout>(20, inside, {0, 4, 0, 8});
    QScrollArea* area = makeScroll(inside);
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    around->addWidget(area);
}

void BracketView::setScores(const Scoreboard& scores)
{
    if (!scores.table().bracket || scores.table().bracket->rounds == shown_)
        return;
    shown_ = scores.table().bracket->rounds;
    const QWidget* focus = focusWidget();
    const QString focused = focus ? focus->accessibleName().section(':', 0, 0) : QString();
    clearLayout(rounds_);
    int most = 0;
    QWidget* refocus = nullptr;
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        auto* column = makeLayout<QVBoxLayout>(kGap);
        rounds_->addLayout(column, 1);
        int height = 0;
        const auto add = [&](QWidget* widget, int tall) {
            widget->setFixedHeight(tall);
            column->addWidget(widget);
            height += tall + kGap;
        };
        add(makeLabel(tr("Round %1").arg(i + 1), 12, true, true), kLabel);
        std::vector<Encounter> round = shown_[i];
        std::stable_sort(round.begin(), round.end(),
                         [](const Encounter& a, const Encounter& b) { return a.bestPlace < b.bestPlace; });
        int group = -1;
        for (const Encounter& encounter : round) {
            if (encounter.bestPlace != group) {
                group = encounter.bestPlace;
                add(makeLabel(placesText(encounter), 12, false, true), kLabel);
            }
            auto* box = new EncounterBox(scores, encounter);
            connect(box, &Pressable::clicked, this,
                    [this, encounter] { emit encounterWanted(encounter.first, encounter.second); });
            if (!focused.isEmpty() && box->accessibleName().section(':', 0, 0) == focused)
                refocus = box;
            box->setMaximumWidth(kWidestBox);
            add(box, kBoxHeight);
        }
        column->addStretch();
        most = std::max(most, height);
    }
    rounds_->addStretch();
    setMinimumHeight(most + 30); // includes the scroll bar
    if (refocus)
        refocus->setFocus(Qt::OtherFocusReason);
}

} // namespace parlour
