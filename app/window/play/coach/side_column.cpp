// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/side_column.h"

#include "app/stage/stage.h"
#include "app/window/play/coach/free_place.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kHintMargin = 8; ///< px around a hint over the table
constexpr int kFloatingHint = 320; ///< px of the least width of a hint over the table
constexpr int kLikelyHint = 250; ///< px of the height of most hints, for which a place is looked for
constexpr int kLeastPanel = 170; ///< px of height that the panel needs below a hint

} // namespace

SideColumn::SideColumn(const GameTable& table, const Stage& stage, const Canvas& canvas, HintCard::ActionWords words,
                       QWidget* page)
    : QObject(page),
      layout(new QVBoxLayout),
      beliefs(new BeliefCard),
      panel(new SidePanel(table, canvas)),
      hint(new HintCard(std::move(words))),
      stage_(stage),
      page_(page)
{
    layout->setSpacing(0);
    layout->addWidget(beliefs, 1);
    layout->addWidget(panel, 1);
    panel->installEventFilter(this);
    beliefs->installEventFilter(this);
    connect(hint, &HintCard::roomChanged, this, [this] { placeHint(); });
}

void SideColumn::setCanvas(const Canvas& canvas)
{
    panel->setCanvas(canvas);
    hint->setCanvas(canvas);
    beliefs->setCanvas(canvas);
}

void SideColumn::setWidth(int width)
{
    panel->setFixedWidth(width);
    beliefs->setFixedWidth(width);
}

void SideColumn::setPanelOpen(bool open)
{
    isPanelOpen_ = open;
    panel->setVisible(open);
}

void SideColumn::putPanelAway()
{
    isPanelOpen_ = !panel->isHidden();
    panel->hide();
}

bool SideColumn::eventFilter(QObject*, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        QMetaObject::invokeMethod(
            this, [this] { placeHint(); }, Qt::QueuedConnection);
    return false;
}

void SideColumn::placeHint(bool isAnew)
{
    if (isAnew || hint->isHidden())
        corner_.reset();
    if (hint->isHidden())
        return layout->setContentsMargins({});
    layOutNow(page_);
    hint->place(hintPlace(hint->wholeHeight(hintWidth())));
    hint->raise();
}

/// Over the table wider than a narrow panel, so that it is lower and leaves the question free.
int SideColumn::hintWidth() const
{
    return isBeside() ? panel->width() : std::max(panel->width(), kFloatingHint);
}

QRect SideColumn::hintPlace(int height)
{
    const bool beside = isBeside(), isMirrored = page_->isRightToLeft();
    hint->setFloating(!beside);
    const QRect table = stage_.geometry();
    const QSize size(hintWidth(), std::min(height, table.height() - (beside ? 0 : 2 * kHintMargin)));
    layout->setContentsMargins(0, beside && size.height() <= table.height() - kLeastPanel ? size.height() : 0, 0, 0);
    if (beside)
        return {{isMirrored ? table.left() - size.width() : table.right() + 1, table.top()}, size};
    const QRect room = table.marginsRemoved({kHintMargin, kHintMargin, kHintMargin, kHintMargin});
    const QRectF question = stage_.layout().prompt.translated(table.topLeft()); // moves once a hint has values on the table
    if (!corner_ || question.intersects(QRectF(*corner_, size))) {
        const QSize likely(size.width(), std::min(kLikelyHint, room.height()));
        const QRect onStage = room.translated(-table.topLeft());
        corner_ = freePlace(stage_.layout(), onStage, likely, isMirrored).toPoint() + table.topLeft();
    }
    // A card higher than its place goes to where there is more room.
    const int more = std::max(0, size.height() - kLikelyHint);
    const bool growsUp = corner_->y() - room.top() > room.height() / 2 - kLikelyHint / 2;
    const int top = corner_->y() - (growsUp ? more : 0);
    return {{corner_->x(), std::clamp(top, room.top(), room.bottom() + 1 - size.height())}, size};
}

} // namespace parlour
