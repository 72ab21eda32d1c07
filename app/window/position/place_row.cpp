// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/position/place_row.h"

#include "app/draw/lists.h"
#include "app/draw/paint.h"
#include "app/draw/text.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/card_grid.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kRowHeight = 50, kCardHeight = 40; // px
constexpr int kKeySide = 20, kMargin = 10; // px
constexpr double kTitleShares[]{0.4, 0.48, 0.56, 0.64,
                                0.72}; ///< of the width, where there are cards: the first with room for the title

} // namespace

PlaceRow::PlaceRow()
{
    setCheckable(true);
    setAutoExclusive(true);
    setAcceptDrops(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PlaceRow::show(const FormPlace& place, std::vector<FormChoice> cards, double aspect)
{
    cards_ = std::move(cards);
    aspect_ = aspect;
    key_ = place.key;
    title_ = place.most > 1 && !cards_.empty()
        ? tr("%1 (%2)", "a place and the number of its cards").arg(place.name).arg(cards_.size())
        : place.name;
    QStringList names;
    for (const FormChoice& each : cards_)
        names << each.name;
    //: A place for cards with its key, and its cards.
    setAccessibleName(tr("%1 [%2]: %3").arg(title_, place.key, names.isEmpty() ? tr("no cards") : listOf(names)));
    setToolTip(tr("%1: a letter on a card sends it here, with Alt it brings you here; here, type cards, Backspace takes the "
                  "last one out")
                   .arg(place.key));
    update();
}

QSize PlaceRow::sizeHint() const
{
    return {260, kRowHeight};
}

/// The title, with a sign if what lies here is wrong.
QString PlaceRow::words() const
{
    return property("wrong").toBool() ? QStringLiteral("⚠ ") + title_ : title_;
}

/// The box of the title: as narrow as two lines of it allow if there are cards, else the whole row.
QRectF PlaceRow::titleBox() const
{
    const double left = 2 * kMargin + kKeySide;
    QRectF box(left, 2, width() - left - kMargin, kRowHeight - 4);
    const QFontMetricsF letters(typeFont(13, isChecked()));
    if (!cards_.empty())
        for (const double share : kTitleShares) {
            box.setWidth(width() * share - left);
            if (letters.boundingRect({QPointF(), QSizeF(box.width(), 1e5)}, Qt::TextWordWrap, words()).height()
                <= box.height())
                break;
        }
    return box;
}

/// Cards overlap where the row is short.
QRectF PlaceRow::cardBox(int index) const
{
    const double wide = kCardHeight / aspect_, from = titleBox().right() + 6, room = width() - from - kMargin - wide;
    const int count = static_cast<int>(cards_.size());
    const double pitch = count > 1 ? std::min(wide + 4, room / (count - 1)) : 0;
    const double left = from + pitch * index;
    return {isRightToLeft() ? width() - left - wide : left, (kRowHeight - kCardHeight) / 2.0, wide, double{kCardHeight}};
}

void PlaceRow::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    const bool isWrong = property("wrong").toBool();
    painter.setPen(QPen(isWrong           ? colours.danger
                            : isChecked() ? colours.brass
                                          : colours.line,
                        isChecked() || isWrong ? 2 : 1));
    painter.setBrush(isChecked() ? colours.raise2 : colours.raise);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 8, 8);
    // The key, as it stands on the cards that lie here.
    const auto mirrored = [this](const QRectF& box) {
        return isRightToLeft() ? QRectF(width() - box.right(), box.top(), box.width(), box.height()) : box;
    };
    const QRectF keyBox = mirrored({double{kMargin}, (kRowHeight - kKeySide) / 2.0, double{kKeySide}, double{kKeySide}});
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(keyBox, 6, 6);
    painter.setPen(colours.text);
    painter.setFont(typeFont(12, true));
    painter.drawText(keyBox, Qt::AlignCenter, key_);
    painter.setFont(typeFont(13, isChecked()));
    const QRectF title = titleBox();
    QRectF needed;
    painter.drawText(mirrored(title), Qt::AlignVCenter | Qt::AlignLeading | Qt::TextWordWrap, words(), &needed);
    if (needed.height() > title.height() || needed.width() > title.width())
        qCDebug(cutTexts).noquote() << title_;
    for (int i = 0; i < static_cast<int>(cards_.size()); ++i) {
        painter.save();
        const QRectF card = cardBox(i);
        painter.translate(card.topLeft());
        cards_[static_cast<std::size_t>(i)].face.draw(painter, card.size());
        painter.restore();
    }
    if (showsFocus(this))
        drawFocus(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8);
}

void PlaceRow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete) {
        if (!letters_.isEmpty())
            letters_.clear();
        else if (!cards_.empty())
            emit removeWanted(static_cast<int>(cards_.size()) - 1);
        return;
    }
    const QString text = event->text();
    if (!text.isEmpty() && text[0].isPrint() && !text[0].isSpace()
        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
        letters_ += text;
        emit typed(letters_);
        return;
    }
    Pressable::keyPressEvent(event);
}

void PlaceRow::mouseReleaseEvent(QMouseEvent* event)
{
    const bool wasChecked = isChecked();
    Pressable::mouseReleaseEvent(event);
    if (!wasChecked || event->button() != Qt::LeftButton) // the first press chooses the place
        return;
    for (int i = static_cast<int>(cards_.size()) - 1; i >= 0; --i)
        if (cardBox(i).contains(event->position()))
            return emit removeWanted(i);
}

void PlaceRow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasFormat(kCardMime))
        event->acceptProposedAction();
}

void PlaceRow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    emit dropped(QString::fromUtf8(event->mimeData()->data(kCardMime)));
}

void PlaceRow::focusInEvent(QFocusEvent* event)
{
    letters_.clear();
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        click();
    Pressable::focusInEvent(event);
}

} // namespace parlour
