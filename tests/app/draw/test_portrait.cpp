// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Portraits: each is a picture of its own inside its disc, on the colour of its seat.
#include "app/draw/portrait.h"
#include "tests/suite.h"

#include <QImage>
#include <QTest>

#include <set>

using namespace parlour;

namespace {

constexpr int kCount = portrait::kPlayers + 100; ///< with many beyond the drawn ones

QImage drawn(int which, int side, const QColor& ground)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    portrait::draw(painter, QRectF(0, 0, side, side), which, ground);
    return image;
}

} // namespace

class TestPortrait : public QObject {
    Q_OBJECT

private slots:
    void noTwoPortraitsAreAlike()
    {
        for (const int side : {28, 72}) {
            std::set<QByteArray> pictures;
            for (int which = 0; which < kCount; ++which) {
                const QImage image = drawn(which, side, Qt::cyan);
                pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
            }
            QCOMPARE(pictures.size(), static_cast<std::size_t>(kCount));
        }
    }

    void nothingIsPaintedOutsideTheDisc()
    {
        for (int which = 0; which < kCount; ++which) {
            const QImage image = drawn(which, 72, Qt::cyan);
            for (const QPoint corner : {QPoint(2, 2), QPoint(69, 2), QPoint(2, 69), QPoint(69, 69)})
                QCOMPARE(qAlpha(image.pixel(corner)), 0);
            QCOMPARE(image.pixelColor(3, 30), QColor(Qt::cyan)); // next to the face
        }
    }
};

PARLOUR_TEST(TestPortrait)
#include "test_portrait.moc"
