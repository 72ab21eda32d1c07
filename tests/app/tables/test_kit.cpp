// The parts that tables are built with.
#include "app/tables/kit/face.h"
#include "app/tables/kit/plate.h"
#include "tests/suite.h"

#include <QTest>

#include <set>

using namespace parlour;

namespace {

enum class Kind { One, Two };
struct Inner {
    int number = 0;
    std::optional<Kind> kind = {};
};
struct Look {
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

void paintNothing(QPainter&, QRectF, const Look&, const Style&) {}

QString keyOf(const Look& look)
{
    return kit::faceOf({}, "test:look", look, paintNothing).key;
}

} // namespace

class TestKit : public QObject {
    Q_OBJECT

private slots:
    void looksThatDifferInOneFieldHaveDifferentKeys()
    {
        const std::vector<Look> looks{{},
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
        for (const Look& look : looks)
            keys.insert(keyOf(look));
        QCOMPARE(keys.size(), looks.size());
        QCOMPARE(keyOf({.text = "a", .on = true}), keyOf({.text = "a", .on = true}));
    }

    void faceOfATableDependsOnTheThemeAndTheDeck()
    {
        const Canvas canvas{.size = {}, .theme = Theme::make(ThemeKind::Felt, false), .cards = {}, .font = {}};
        Canvas slate = canvas;
        slate.theme = Theme::make(ThemeKind::Slate, false);
        const auto key = [](const Canvas& on, const kit::Plate& plate) { return kit::plateFace({on, 1}, plate).key; };
        QVERIFY(key(canvas, {}) != key(slate, {}));
        QVERIFY(key(canvas, {.seat = {"A"}}) != key(canvas, {.seat = {"B"}}));
        QVERIFY(key(canvas, {.seat = {"A"}}) != key(canvas, {.seat = {"A"}, .turn = true}));
    }
};

PARLOUR_TEST(TestKit)
#include "test_kit.moc"
