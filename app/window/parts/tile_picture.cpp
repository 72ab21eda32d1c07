// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/tile_picture.h"

#include "app/draw/decks.h"

#include <QPainterPath>
#include <QTimer>

namespace parlour {

namespace {

constexpr int kRetry = 60; ///< ms between checks for pictures that are being rendered

/// Forwards to another CardArt and records whether all pictures drawn were ready.
class ReadinessArt final : public CardArt {
public:
    explicit ReadinessArt(std::shared_ptr<const CardArt> art) : art_(std::move(art)) {}
    QString key() const override { return art_->key(); }
    void face(QPainter& painter, QSizeF size, Card card) const override
    {
        note(painter, size, card);
        art_->face(painter, size, card);
    }
    void back(QPainter& painter, QSizeF size) const override
    {
        note(painter, size, std::nullopt);
        art_->back(painter, size);
    }
    bool isReady(QSizeF size, double ratio, std::optional<Card> card) const override
    {
        return art_->isReady(size, ratio, card);
    }
    double aspect() const override { return art_->aspect(); }
    QColor suitColour(Suit suit) const override { return art_->suitColour(suit); }
    bool isFinal() const { return final_; }

private:
    void note(const QPainter& painter, QSizeF size, std::optional<Card> card) const
    {
        final_ = final_ && art_->isReady(size, ratioOf(painter), card);
    }

    std::shared_ptr<const CardArt> art_;
    mutable bool final_ = true;
};

} // namespace

TilePicture::TilePicture(const GameTable& table, const WindowStyle& style, double radius, QWidget* parent)
    : Pressable(parent),
      table_(table),
      style_(style),
      radius_(radius)
{
    setAccessibleName(table.tagline());
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void TilePicture::paintEvent(QPaintEvent*)
{
    const QSize pixels = size() * devicePixelRatioF();
    if (drawn_.size() != pixels) {
        drawn_ = QPixmap(pixels);
        drawn_.setDevicePixelRatio(devicePixelRatioF());
        drawn_.fill(Qt::transparent);
        QPainter painter(&drawn_);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath shape;
        shape.addRoundedRect(rect(), radius_, radius_);
        painter.setClipPath(shape);
        Canvas canvas = style_.canvas(size(), table_.surface());
        const auto cards = std::make_shared<ReadinessArt>(canvas.cards);
        canvas.cards = cards;
        table_.paintTile(painter, rect(), canvas);
        if (!cards->isFinal())
            QTimer::singleShot(kRetry, this, [this] {
                drawn_ = {};
                update();
            });
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, drawn_);
    if (underMouse() && isEnabled()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 16));
        painter.drawRoundedRect(rect(), radius_, radius_);
    }
    if (showsFocus(this))
        drawFocus(painter, QRectF(rect()).adjusted(4, 4, -4, -4), radius_ - 3);
}

} // namespace parlour
