// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/table_view.h"

#include "app/stage/stage.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/controls.h"
#include "app/window/play/coach/thinking_mark.h"
#include "app/window/play/memo_field.h"

#include <QEvent>

namespace parlour {

namespace {

/// Removes entrances, sounds and effects from a layout of an earlier position. A piece starts from the piece that it later
/// became, or fades in.
void goBack(Layout& layout, const Layout& before)
{
    QHash<QString, QString> became;
    for (const Piece& piece : before.pieces)
        if (!piece.from.isEmpty())
            became.insert(piece.from, piece.id);
    for (Piece& piece : layout.pieces) {
        piece.from = became.value(piece.id);
        piece.entrance = {};
        piece.sound = Sound::None;
    }
    layout.effects.clear();
}

} // namespace

TableView::TableView(const GameTable& table, const QString& game, const Position& position, Stage& stage,
                     const WindowStyle& style, QObject* parent)
    : QObject(parent),
      table_(table),
      game_(game),
      position_(position),
      stage_(stage),
      style_(style),
      memo_(new MemoField(&stage))
{
    stage_.installEventFilter(this);
    connect(memo_, &MemoField::left, &stage_, qOverload<>(&QWidget::setFocus));
    connect(&stage_, &Stage::gestureChanged, this, [this] {
        const Layout before = stage_.layout();
        arrange(Motion::On);
        announceMarks(before);
    });
    connect(&stage_, &Stage::picturesReady, this, [this] {
        if (style_.cards->aspect() != cardShape_)
            arrange(Motion::None);
    });
}

void TableView::setWindowStyle(const WindowStyle& style)
{
    style_ = style;
    const Theme theme = style_.theme(table_.surface());
    stage_.setTheme(theme);
    memo_->setTheme(theme);
}

void TableView::cover()
{
    isCovered_ = true;
    handed_ = false;
    memo_->describe({});
    memo_->hand({});
    memo_->hide();
    stage_.show(Layout(), false);
    stage_.announce({});
}

void TableView::show(Motion motion)
{
    isCovered_ = false;
    showMemo();
    arrange(motion);
}

void TableView::arrange(Motion motion)
{
    cardShape_ = style_.cards->aspect();
    if (isCovered_ || stage_.size().isEmpty())
        return;
    const Canvas canvas = style_.canvas(stage_.size(), table_.surface(), game_);
    Layout layout = table_.arrange(position_, stage_.gesture(), canvas);
    if (motion == Motion::Back)
        goBack(layout, stage_.layout());
    memo_->setGeometry(layout.memo.toAlignedRect());
    memo_->setVisible(!layout.memo.isEmpty());
    addSeatMarks(layout);
    if (mark_)
        mark_(layout, canvas);
    if (motion == Motion::Quiet)
        stage_.showQuietly(layout);
    else
        stage_.show(layout, motion != Motion::None);
}

/// Speaks pieces that were marked or freed without the focus, as dice by their numbers; of the focused one the name is
/// spoken.
void TableView::announceMarks(const Layout& before)
{
    for (const Piece& piece : stage_.layout().pieces) {
        const Piece* old = piece.mark.isEmpty() ? nullptr : before.find(piece.id);
        const bool isFocused = stage_.hasFocus() && stage_.focusedPiece() == piece.id;
        if (old && old->checked != piece.checked && !isFocused)
            stage_.announce(piece.name);
    }
}

void TableView::makeRoom(QWidget* page)
{
    glides_ = true;
    layOutNow(page);
    glides_ = false;
}

bool TableView::eventFilter(QObject*, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        arrange(glides_ ? Motion::Quiet : Motion::None);
    return false;
}

/// Adds the strengths of bots to their plates' descriptions, and the thinking mark.
void TableView::addSeatMarks(Layout& layout) const
{
    const std::vector<SeatInfo>& seats = position_.seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (Piece* plate = layout.find(table_.plateOf(static_cast<Seat>(seat))); plate && !seats[seat].strength.isEmpty())
            plate->description = QString("%1 %2").arg(plate->description, seats[seat].strength).trimmed();
    if (position_.thinking < 0)
        return;
    const Piece* plate = layout.find(table_.plateOf(position_.thinking));
    if (!plate)
        return;
    const QString words = tr("%1 is thinking").arg(seats[static_cast<std::size_t>(position_.thinking)].name);
    const QRectF box = plate->box();
    layout.pieces.push_back(thinkingMark(box, words, style_.theme(table_.surface()), stage_.size()));
}

/// Fills the field once per decision, so that a text in progress stays while others act.
void TableView::showMemo()
{
    const bool asked = position_.asked >= 0;
    memo_->setReadOnly(!asked);
    const auto* keeper = table_.as<MemoKeeper>();
    if (const std::optional<Memo> memo = keeper ? keeper->memo(position_) : std::nullopt) {
        memo_->describe(*memo);
        if (asked && !handed_)
            memo_->hand(memo->text);
    }
    handed_ = asked;
}

std::string TableView::withMemo(const std::string& action) const
{
    const auto* keeper = table_.as<MemoKeeper>();
    return keeper && memo_->isVisible() && memo_->isChanged() ? keeper->withMemo(action, memo_->toPlainText()) : action;
}

} // namespace parlour
