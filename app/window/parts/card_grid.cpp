// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/card_grid.h"

#include "app/draw/paint.h"
#include "app/widgets/window_style.h"

#include <QApplication>
#include <QDrag>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace parlour {

namespace {

constexpr int kGap = 6, kMostGap = 16; // px
constexpr int kLeastCard = 26; // px of its width

} // namespace

CardPlace::CardPlace()
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
}

void CardPlace::show(const DeckCard* card, const QString& note, int count, const QString& tag)
{
    id_ = card ? card->id : QString();
    face_ = card ? card->face : Face();
    count_ = count;
    tag_ = tag;
    setAccessibleName(card ? note.isEmpty() ? card->name : QString("%1, %2").arg(card->name, note) : note);
    setToolTip(card ? card->name : QString());
    update();
}

void CardPlace::setRefused(bool refused)
{
    refused_ = refused;
    update();
}

void CardPlace::setMarked(bool marked)
{
    marked_ = marked;
    update();
}

void CardPlace::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(3, 3, -3, -3);
    if (id_.isEmpty()) {
        painter.setPen(QPen(faint(palette().color(QPalette::WindowText), 0.35), 1.3, Qt::DashLine));
        painter.drawPath(cutCorners(box, box.width() * 0.156, 4));
    } else {
        const PainterState saved(painter);
        painter.translate(box.topLeft());
        painter.setOpacity(refused_ ? 0.35 : underMouse() ? 1 : 0.94);
        face_.draw(painter, box.size());
    }
    if (!tag_.isEmpty()) {
        painter.setFont(typeFont(12, true));
        const double wide = QFontMetricsF(painter.font()).horizontalAdvance(tag_) + 10;
        const QRectF line(box.center().x() - wide / 2, box.bottom() - 15, wide, 18);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Window));
        painter.drawRoundedRect(line, 6, 6);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(line, Qt::AlignCenter, tag_);
    }
    if (count_ > 0 || marked_) {
        const double side = std::max(18.0, box.width() * 0.34);
        const QRectF badge(box.right() - side + 3, box.top() - 3, side, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawEllipse(badge);
        QFont font = this->font();
        font.setPixelSize(std::max(11, static_cast<int>(side * 0.62)));
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(palette().color(QPalette::HighlightedText));
        painter.drawText(badge, Qt::AlignCenter, marked_ ? QStringLiteral("✓") : QString::number(count_));
    }
    if (showsFocus(this))
        drawFocus(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6);
}

void CardPlace::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        emit moved(event->key());
        break;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        emit removeWanted();
        break;
    default:
        Pressable::keyPressEvent(event);
    }
}

void CardPlace::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint middle = rect().center();
    const bool begins = (event->buttons() & Qt::LeftButton) && isDown() && !id_.isEmpty() && !refused_
        && (event->position().toPoint() - middle).manhattanLength() > width() / 2 + QApplication::startDragDistance();
    if (!begins)
        return Pressable::mouseMoveEvent(event);
    setDown(false);
    auto* drag = new QDrag(this);
    auto* dragged = new QMimeData;
    dragged->setData(kCardMime, id_.toUtf8());
    drag->setMimeData(dragged);
    QPixmap picture(size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    face_.draw(painter, size());
    painter.end();
    drag->setPixmap(picture);
    drag->setHotSpot(middle);
    drag->exec(Qt::CopyAction);
}

void CardPlace::enterEvent(QEnterEvent* event)
{
    emit pointed(id_);
    Pressable::enterEvent(event);
}

void CardPlace::focusInEvent(QFocusEvent* event)
{
    emit pointed(id_);
    Pressable::focusInEvent(event);
}

CardGrid::CardGrid(const QString& name, const std::vector<int>& columns, double aspect, int largest)
    : aspect_(aspect),
      largest_(largest)
{
    setAccessibleName(name);
    setAcceptDrops(true);
    for (std::size_t row = 0; row < columns.size(); ++row) {
        rows_.emplace_back();
        for (int column = 0; column < columns[row]; ++column) {
            auto* place = new CardPlace;
            place->setParent(this);
            const int number = static_cast<int>(row);
            connect(place, &CardPlace::clicked, this, [this, number, column] { emit pressed(number, column); });
            connect(place, &CardPlace::removeWanted, this, [this, number, column] { emit removeWanted(number, column); });
            connect(place, &CardPlace::moved, this, [this, place](int key) { walk(place, key); });
            connect(place, &CardPlace::pointed, this, &CardGrid::pointed);
            rows_.back().push_back(place);
        }
    }
}

QSize CardGrid::minimumSizeHint() const
{
    std::size_t longest = 0;
    for (const auto& row : rows_)
        longest = std::max(longest, row.size());
    return {static_cast<int>(longest) * (kLeastCard + kGap),
            static_cast<int>(rows_.size()) * (static_cast<int>(kLeastCard * aspect_) + kGap)};
}

void CardGrid::resizeEvent(QResizeEvent*)
{
    // Two rows share a line where cards become larger by that, as in a low window.
    const Fit single = fitOf(1), twofold = fitOf(2);
    const auto& [perLine, card, columns] = twofold.card > single.card ? twofold : single;
    const int tall = static_cast<int>(card * aspect_);
    const int pitch = std::min(card + kMostGap, width() / columns);
    const int margin = (width() - columns * pitch + pitch - card) / 2;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const int line = static_cast<int>(row) / perLine;
        int column = static_cast<int>(row) % perLine == 0 ? 0 : static_cast<int>(rows_[row - 1].size());
        for (CardPlace* place : rows_[row]) {
            const int left = margin + pitch * column++;
            place->setGeometry(isRightToLeft() ? width() - left - card : left, line * (tall + kGap), card, tall);
        }
    }
}

/// The largest cards with so many rows, one or two, in a line.
CardGrid::Fit CardGrid::fitOf(int perLine) const
{
    const int lines = (static_cast<int>(rows_.size()) + perLine - 1) / perLine;
    std::size_t columns = 1;
    for (std::size_t row = 0; row < rows_.size(); row += static_cast<std::size_t>(perLine))
        columns =
            std::max(columns, rows_[row].size() + (perLine == 2 && row + 1 < rows_.size() ? rows_[row + 1].size() : 0));
    const int high = height() / lines - kGap, wide = width() / static_cast<int>(columns) - kGap;
    return {perLine, std::min({wide, static_cast<int>(high / aspect_), largest_}), static_cast<int>(columns)};
}

/// Moves the focus to the nearest place in the direction of an arrow key.
void CardGrid::walk(const CardPlace* from, int key)
{
    const bool isAcross = key == Qt::Key_Left || key == Qt::Key_Right;
    const int sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    CardPlace* nearest = nullptr;
    int least = 0;
    for (const auto& row : rows_)
        for (CardPlace* place : row) {
            const QPoint way = place->geometry().center() - from->geometry().center();
            const int ahead = sign * (isAcross ? way.x() : way.y()), aside = std::abs(isAcross ? way.y() : way.x());
            if (const int far = ahead + 8 * aside; ahead > 0 && (!nearest || far < least)) {
                nearest = place;
                least = far;
            }
        }
    if (nearest)
        nearest->setFocus(Qt::TabFocusReason);
}

void CardGrid::dragEnterEvent(QDragEnterEvent* event)
{
    const auto* from = qobject_cast<QWidget*>(event->source());
    if (from && !isAncestorOf(from) && event->mimeData()->hasFormat(kCardMime))
        event->acceptProposedAction();
}

void CardGrid::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    emit dropped(QString::fromUtf8(event->mimeData()->data(kCardMime)));
}

} // namespace parlour
