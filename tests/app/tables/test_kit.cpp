// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kit of the tables: faces, fans, flows, plates, rectangles, texts.
#include "app/tables/kit/face.h"
#include "app/tables/kit/fan.h"
#include "app/tables/kit/flow.h"
#include "app/tables/kit/plate.h"
#include "app/tables/kit/rectangles.h"
#include "app/tables/kit/text.h"
#include "tests/suite.h"

#include <QTest>

#include <set>

using namespace parlour;

enum class Kind { One, Two }; // has a name outside this file, since a field of it is converted to

namespace {

struct Inner {
    int number = 0;
    std::optional<Kind> kind = {};
};
struct Sample {
    QString text = {};
    bool on = false;
    double size = 0;
    Kind kind = Kind::One;
    QColor colour = {};
    Qt::Alignment align = {};
    QStringList words = {};
    std::vector<Inner> inner = {};
    std::array<int, 2> pair = {};
    QPointF at = {};
};

void paint(const kit::Pencil&, QRectF, const Sample&) {}

QString keyOf(const Sample& sample)
{
    return kit::faceOf({}, sample).key;
}

} // namespace

class TestKit : public QObject {
    Q_OBJECT

private slots:
    void aLongLineEndsAtItsLimit()
    {
        const QRectF box(0, 0, 192, 40);
        const auto lowest = [&](std::optional<double> below) {
            QImage image(200, 120, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            kit::Pencil pen(painter, {});
            pen.canvas.font = QFont(QStringLiteral("Noto Sans"));
            kit::paintNames(
                pen, box,
                {.name = "The Cincinnati Kid", .line = "Keeps its cards until one of them wins the hand", .below = below});
            painter.end();
            int last = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(image.pixel(x, y)) > 0)
                        last = y;
            return last;
        };
        QVERIFY(lowest({}) > 48);
        for (const double below : {0.0, 4.0, 8.0, 20.0})
            QVERIFY2(lowest(below) <= 40 + below, qPrintable(QString::number(below)));
        QVERIFY(lowest(0) > 30); // in one line
    }

    void drawablesThatDifferInOneFieldHaveDifferentKeys()
    {
        const std::vector<Sample> samples{{},
                                          {.text = "a"},
                                          {.on = true},
                                          {.size = 1},
                                          {.kind = Kind::Two},
                                          {.colour = Qt::red},
                                          {.colour = QColor(255, 0, 0, 9)},
                                          {.align = Qt::AlignRight},
                                          {.words = {"a"}},
                                          {.words = {"a", "b"}},
                                          {.inner = {{}}},
                                          {.inner = {{}, {}}},
                                          {.inner = {{1}}},
                                          {.inner = {{0, Kind::One}}},
                                          {.inner = {{0, Kind::Two}}},
                                          {.pair = {0, 1}},
                                          {.pair = {1, 0}},
                                          {.at = {0, 1}},
                                          {.at = {1, 0}}};
        std::set<QString> keys;
        for (const Sample& sample : samples)
            keys.insert(keyOf(sample));
        QCOMPARE(keys.size(), samples.size());
        QCOMPARE(keyOf({.text = "a", .on = true}), keyOf({.text = "a", .on = true}));
    }

    void aFaceDependsOnTheTheme()
    {
        const Canvas canvas{.size = {}, .theme = Theme::make(ThemeKind::Felt, false), .cards = {}, .font = {}};
        Canvas slate = canvas;
        slate.theme = Theme::make(ThemeKind::Slate, false);
        const auto key = [](const Canvas& on, const kit::Plate& plate) { return kit::faceOf({on, 1}, plate).key; };
        QVERIFY(key(canvas, {}) != key(slate, {}));
        QVERIFY(key(canvas, {.seat = {"A"}}) != key(canvas, {.seat = {"B"}}));
        QVERIFY(key(canvas, {.seat = {"A"}}) != key(canvas, {.seat = {"A"}, .turn = true}));
    }

    void columnsFillTheirBox()
    {
        const auto columns = kit::columns({10, 5, 110, 20}, {1, 3}, 10);
        QCOMPARE(columns, (std::vector<QRectF>{{10, 5, 25, 20}, {45, 5, 75, 20}}));
    }

    void aRowClosesUpToFitItsRoom()
    {
        QCOMPARE(kit::Spread(1, 10, 5, 100).width, 10.0);
        QCOMPARE(kit::Spread(3, 10, 5, 100).width, 40.0);
        QCOMPARE(kit::Spread(9, 10, 5, 50).width, 50.0);
        QCOMPARE(kit::Spread(9, 10, 5, 50).pitch, 5.0);
    }

    void aFanFitsItsRoom()
    {
        const kit::FanShape shape{.width = 50, .room = 300, .least = 25};
        for (const int cards : {0, 1, 6, 11, 12, 36}) {
            const kit::Fan fan = kit::makeFan(cards, shape);
            QCOMPARE(fan.poses.size(), static_cast<std::size_t>(cards));
            QVERIFY2(fan.bounds.width() <= 300 + 0.6 * fan.card.height(),
                     QByteArray::number(cards)); // turned cards lean out
            QVERIFY2(cards < 2 || fan.pitch >= 25, QByteArray::number(cards));
        }
    }

    void aFlowMeasuresWhatItDraws()
    {
        const Canvas canvas{.size = {}, .theme = Theme::make(ThemeKind::Felt, false), .cards = {}, .font = {}};
        const Style style{canvas, 1};
        const auto lay = [](kit::Flow& flow, const QString& text) {
            flow.skip(10);
            flow.framed(
                8, 8, [](const kit::Pencil& pen, const QRectF& box) { pen->fillRect(box, Qt::red); },
                [&](kit::Flow& inner) {
                    inner.text(text, {.px = 14, .colour = Qt::white, .lines = 9});
                    inner.skip(4);
                });
        };
        const QString text = QStringLiteral("word ").repeated(20);
        const double height = kit::Flow::heightOf(style, text, 200, lay);
        QVERIFY(height > kit::Flow::heightOf(style, QStringLiteral("word"), 200, lay));
        QImage image(200, static_cast<int>(height) + 40, QImage::Format_ARGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        const kit::Pencil pen(painter, style);
        kit::Flow flow(pen, image.rect());
        lay(flow, text);
        painter.end();
        QCOMPARE(flow.used(), height);
        const auto isGround = [&](double y) { return image.pixelColor(2, static_cast<int>(y)) == QColor(Qt::red); };
        QVERIFY(!isGround(8) && isGround(12) && isGround(height - 3) && !isGround(height + 3));
    }

    void playersAreRankedByTheirKey()
    {
        Position position;
        position.seats = {{.name = "A", .character = {}},
                          {.name = "B", .character = {}},
                          {.name = "C", .character = {}},
                          {.name = "D", .character = {}}};
        const kit::Seating seating(position);
        const auto points = [](Seat seat) { return std::array{3, 5, 5, 1}[asIndex(seat)]; };
        QCOMPARE(kit::ranked(seating, points), (std::vector<Seat>{1, 2, 0, 3}));
        std::vector<int> places;
        for (Seat seat = 0; seat < 4; ++seat)
            places.push_back(kit::placeOf(seating, seat, points));
        QCOMPARE(places, (std::vector<int>{3, 1, 1, 4}));
    }

    void aSentenceHasThePersonOfItsSeat()
    {
        Position position;
        position.seats = {{.name = "You", .character = {}, .person = true}, {.name = "Kid", .character = {}}};
        const kit::Seating seating(position);
        QCOMPARE(seating.sentenceFor(0, "You win", "%1 wins"), QStringLiteral("You win"));
        QCOMPARE(seating.sentenceFor(1, "You win", "%1 wins"), QStringLiteral("Kid wins"));
        QCOMPARE(seating.sentenceFor(0, "You claim %1", "%1 claims %2", QStringLiteral("the Duke")),
                 QStringLiteral("You claim the Duke"));
        QCOMPARE(seating.sentenceFor(1, "You claim %1", "%1 claims %2", QStringLiteral("the %1")),
                 QStringLiteral("Kid claims the %1"));
    }

    void aResultIsToldFromTheViewpoint()
    {
        Position position;
        position.seats = {{.name = "You", .character = {}, .person = true}, {.name = "Kid", .character = {}}};
        const kit::Seating seating(position);
        const kit::DuelResult lost(seating, 1, 3), drawn(seating, 2, 2);
        QCOMPARE(lost.headline(), QStringLiteral("Kid wins 3 to 1"));
        QCOMPARE(lost.shortResult(), QStringLiteral("Lost 1 to 3"));
        QCOMPARE(lost.score(), QStringLiteral("1 : 3"));
        const auto rows = lost.rows([](Seat seat) { return QString::number(seat); });
        QCOMPARE(rows[0].seat, 1);
        QCOMPARE(rows[1].place, QStringLiteral("2"));
        QCOMPARE(kit::DuelResult(seating, 3, 1).headline(), QStringLiteral("You win 3 to 1"));
        QCOMPARE(drawn.shortResult(), QStringLiteral("Draw"));
        QCOMPARE(drawn.rows([](Seat) { return QString(); })[0].place, QStringLiteral("="));
    }
};

PARLOUR_TEST(TestKit)
#include "test_kit.moc"
