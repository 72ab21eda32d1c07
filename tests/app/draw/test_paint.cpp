// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts with cards, icons, faces and the ground.
#include "app/draw/decks.h"
#include "app/draw/ground.h"
#include "app/draw/icons.h"
#include "app/draw/paint.h"
#include "tests/suite.h"

#include <QTest>

#include <set>

using namespace parlour;

namespace {

Canvas canvas()
{
    Canvas canvas;
    canvas.cards = makeDeck(QStringLiteral("parlour"), false);
    canvas.font = QGuiApplication::font();
    canvas.theme = Theme::make(ThemeKind::Felt, false);
    return canvas;
}

} // namespace

class TestPaint : public QObject {
    Q_OBJECT

private slots:
    void differentFacesHaveDifferentKeys()
    {
        const Canvas c = canvas();
        QVERIFY(textFace(c, QStringLiteral("A"), {}).key != textFace(c, QStringLiteral("B"), {}).key);
        Canvas slate = c;
        slate.theme = Theme::make(ThemeKind::Slate, false);
        QVERIFY(textFace(c, {}, {}).key != textFace(slate, {}, {}).key);
        QVERIFY(cardFace(c, Card(3, Suit::Clubs)).key != cardFace(c, Card(3, Suit::Spades)).key);
    }

    void noTwoIconsAreAlike()
    {
        std::set<QByteArray> pictures;
        for (int i = 0; i <= static_cast<int>(Icon::Hand); ++i) {
            const QImage image = makeIcon(static_cast<Icon>(i), Qt::black).pixmap(48).toImage();
            pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
        QCOMPARE(pictures.size(), static_cast<std::size_t>(Icon::Hand) + 1);
    }

    void textsFitAndAreElided()
    {
        const Canvas c = canvas();
        const TextStyle one{.px = 14};
        const QString text = QStringLiteral("Beat %1 or take").arg(cardMark(Card(10, Suit::Spades)));
        const QSizeF whole = textSize(c, text, one);
        QVERIFY(whole.width() > textSize(c, QStringLiteral("Beat or take"), one).width() + 25);
        QVERIFY(textSize(c, text, one, 60).width() <= 60);
        const TextStyle three{.px = 14, .lines = 3};
        QVERIFY(textSize(c, text, three, whole.width() / 2).height() > whole.height() * 1.8);
        QVERIFY(textSize(c, text, three, whole.width() / 2).width() <= whole.width() / 2);
        QCOMPARE(spoken(strong(QStringLiteral("Now: ")) + text), QStringLiteral("Now: Beat queen of spades or take"));
    }
    void aCutNameKeepsItsNumber()
    {
        const auto drawn = [](const QString& text, bool isName) {
            QImage image(90, 20, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            drawText(painter, canvas(), image.rect(), text, {.px = 14, .colour = Qt::black, .isName = isName});
            return image;
        };
        const QString second = QStringLiteral("Aces and Eights 2"), third = QStringLiteral("Aces and Eights 3");
        QVERIFY(drawn(second, true) != drawn(third, true));
        QCOMPARE(drawn(second, false), drawn(third, false));
    }
    void neverBelowElevenPixels() { QCOMPARE(fontOf(canvas(), 7).pixelSize(), 11); }

    void figuresKeepTheirPlace()
    {
        const Canvas c = canvas();
        QCOMPARE(figuresWidth(c, QStringLiteral("11"), {.px = 28}), figuresWidth(c, QStringLiteral("88"), {.px = 28}));
    }

    void aCardInTextIsPaperUnderItsInk()
    {
        // Red must never lie on a table, so a red suit is always on paper.
        const Canvas c = canvas();
        QImage image(60, 30, QImage::Format_ARGB32_Premultiplied);
        image.fill(c.theme.groundInner);
        QPainter painter(&image);
        drawSmallCard(painter, c, {10, 5}, 20, Card(8, Suit::Hearts));
        painter.end();
        QVERIFY(contrast(c.cards->suitColour(Suit::Hearts), image.pixelColor(13, 15)) > 4.5);
    }

    void groundIsLighterInTheMiddleAndFlatInHighContrast()
    {
        const auto light = [](const QImage& image, int x, int y) { return image.pixelColor(x, y).lightness(); };
        const QImage felt = makeGround(Theme::make(ThemeKind::Felt, false), {400, 300}, 1).toImage();
        QVERIFY(light(felt, 200, 120) > light(felt, 5, 295) + 10);
        const QImage flat = makeGround(Theme::make(ThemeKind::HighContrast, false), {400, 300}, 2).toImage();
        QCOMPARE(flat.size(), QSize(800, 600));
        QCOMPARE(flat.pixel(400, 240), flat.pixel(1, 599));
    }
};

PARLOUR_TEST(TestPaint)
#include "test_paint.moc"
