// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table of Durak: invariants of its layouts in many positions and window sizes.
#include "app/stage/stage.h"
#include "app/tables/game_tables.h"
#include "tests/app/tables/durak_scenes.h"
#include "tests/app/tables/layout_tools.h"
#include "tests/app/tables/long_language.h"
#include "tests/suite.h"

#include <QTest>

#include <map>
#include <set>

using namespace parlour;
using namespace parlour::durak;
using namespace parlour::test;

namespace {

const std::vector<QSizeF> kSizes{{800, 500}, {924, 676}, {1024, 592}, {1280, 752}, {1920, 1032}};

/// The corner of a card with index and suit, in card widths and heights.
const QRectF kIndex(0.055, 0.04, 0.135, 0.24);

/// Finds the topmost piece of a layout at a point.
class Stacking {
public:
    explicit Stacking(const Layout& layout)
    {
        for (const Piece& piece : layout.pieces)
            pieces_.push_back(&piece);
        std::stable_sort(pieces_.begin(), pieces_.end(),
                         [](const Piece* a, const Piece* b) { return a->height < b->height; });
        for (const Piece* piece : pieces_)
            inverse_.push_back(placeOf(*piece).inverted());
    }
    /// The topmost piece at a point.
    const Piece* at(QPointF point) const
    {
        for (std::size_t i = pieces_.size(); i-- > 0;)
            if (QRectF(QPointF(), pieces_[i]->size).contains(inverse_[i].map(point)))
                return pieces_[i];
        return nullptr;
    }
    bool shows(const Piece& piece, const QRectF& part) const
    {
        const QTransform place = placeOf(piece);
        for (int x = 0; x <= 4; ++x)
            for (int y = 0; y <= 4; ++y)
                if (at(place.map(QPointF(part.left() + part.width() * x / 4, part.top() + part.height() * y / 4))) != &piece)
                    return false;
        return true;
    }
    /// Whether a square of `side` px of the piece is not covered.
    bool hasTarget(const Piece& piece, double side) const
    {
        const double inset = 0.5;
        for (double y = inset; y + side - 1 <= piece.size.height(); y += 4)
            for (double x = inset; x + side - 1 <= piece.size.width(); x += 4)
                if (shows(piece, {x, y, side - 1, side - 1}))
                    return true;
        return false;
    }

private:
    std::vector<const Piece*> pieces_;
    std::vector<QTransform> inverse_;
};

/// A deck with another aspect ratio.
class OtherCards : public CardArt {
public:
    explicit OtherCards(double aspect) : aspect_(aspect) {}
    QString key() const override { return QStringLiteral("other"); }
    void face(QPainter&, QSizeF, Card) const override {}
    void back(QPainter&, QSizeF) const override {}
    bool isReady(QSizeF, double, std::optional<Card>) const override { return true; }
    double aspect() const override { return aspect_; }
    QColor suitColour(Suit) const override { return Qt::black; }

private:
    double aspect_;
};

/// A piece's group: pieces of one group (a hand, the table, a plate with its mark) may overlap, others must not.
QString kindOf(const Piece& piece, const View& view)
{
    const QString head = piece.id.section(QLatin1Char(':'), 0, 0);
    if (head == QLatin1String("card")) {
        const Card shown = *parseCard(piece.id.mid(5).toStdString());
        return view.hand.contains(shown)   ? QStringLiteral("hand")
            : setOf(view.table).has(shown) ? QStringLiteral("table")
                                           : QStringLiteral("others");
    }
    if (head == QLatin1String("back") || head == QLatin1String("count") || head == QLatin1String("empty"))
        return QStringLiteral("others");
    if (head == QLatin1String("trump"))
        return QStringLiteral("stock");
    if (head == QLatin1String("place"))
        return QStringLiteral("table");
    if (head == QLatin1String("team"))
        return QStringLiteral("plate:") + piece.id.section(QLatin1Char(':'), 1);
    return piece.id;
}

bool isHandCard(const Piece& piece, const View& view)
{
    if (!piece.id.startsWith(QLatin1String("card:")))
        return false;
    return view.hand.contains(*parseCard(piece.id.mid(5).toStdString()));
}

QString where(const Piece& piece, QSizeF size)
{
    return QStringLiteral("%1 at %2 x %3").arg(piece.id).arg(size.width()).arg(size.height());
}

} // namespace

class TestDurakTable : public QObject {
    Q_OBJECT

    std::unique_ptr<GameTable> table_ = makeTable();
    std::vector<Canvas> canvases_;

    void checkLayout(const Position& position, const Gesture& gesture = {})
    {
        for (const Canvas& canvas : canvases_) {
            const Layout layout = table_->arrange(position, gesture, canvas);
            checkPieces(layout, canvas.size, {0, 0}); // checkHand() looks at sizes
            checkNames(layout, position, canvas.size);
            for (const Piece& piece : layout.pieces)
                if (piece.role == Role::Card)
                    QVERIFY2(qFuzzyCompare(piece.size.height(), piece.size.width() * canvas.cards->aspect()),
                             qPrintable(piece.id));
            checkGroupsApart(layout, position, canvas.size);
            checkHand(layout, position, canvas.size);
            checkChoices(layout, position);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void checkNames(const Layout& layout, const Position& position, QSizeF size)
    {
        std::set<QString> names;
        for (const Piece& piece : layout.pieces)
            QVERIFY2(piece.name.isEmpty() || names.insert(piece.name).second, qPrintable("two are called " + piece.name));
        QVERIFY(QRectF(QPointF(), size).contains(layout.playZone));
        for (Seat seat = 0; seat < static_cast<int>(position.seats.size()); ++seat)
            QVERIFY(find(layout, QStringLiteral("plate:%1").arg(seat)));
    }

    void checkGroupsApart(const Layout& layout, const Position& position, QSizeF size)
    {
        const auto view = std::any_cast<View>(position.views[static_cast<std::size_t>(position.viewpoint)]);
        struct Outline {
            const Piece* piece;
            QString kind;
            QRectF bounds;
            QPolygonF polygon;
        };
        std::vector<Outline> outlines;
        for (const Piece& piece : layout.pieces)
            if (piece.id != QLatin1String("zone"))
                outlines.push_back({&piece, kindOf(piece, view), boundsOf(piece),
                                    placeOf(piece).map(QPolygonF(QRectF(QPointF(), piece.size).adjusted(1, 1, -1, -1)))});
        for (const Outline& one : outlines)
            for (const Outline& other : outlines)
                if (&one < &other && one.bounds.intersects(other.bounds) && one.kind != other.kind)
                    QVERIFY2(!one.polygon.intersects(other.polygon),
                             qPrintable(where(*one.piece, size) + QStringLiteral(" lies on ") + other.piece->id));
    }

    void checkHand(const Layout& layout, const Position& position, QSizeF size)
    {
        const auto view = std::any_cast<View>(position.views[static_cast<std::size_t>(position.viewpoint)]);
        const Stacking stacking(layout);
        int cards = 0;
        for (const Piece& piece : layout.pieces) {
            if (!isHandCard(piece, view)) {
                if (!piece.choices.empty())
                    QVERIFY2(stacking.hasTarget(piece, 24),
                             qPrintable(where(piece, size) + QStringLiteral(" is hard to hit")));
                continue;
            }
            ++cards;
            const QRectF index(kIndex.x() * piece.size.width(), kIndex.y() * piece.size.height(),
                               kIndex.width() * piece.size.width(), kIndex.height() * piece.size.height());
            QVERIFY2(stacking.shows(piece, index), qPrintable(where(piece, size) + QStringLiteral(" hides its index")));
            QVERIFY2(stacking.hasTarget(piece, 24), qPrintable(where(piece, size) + QStringLiteral(" is hard to hit")));
            QVERIFY2(piece.choices.empty() != piece.whyNot.isEmpty(), qPrintable(piece.id));
            QVERIFY2(piece.dimmed == (piece.choices.empty() && position.asked == position.viewpoint), qPrintable(piece.id));
        }
        if (view.phase != Phase::Deal)
            QCOMPARE(cards, view.hand.count());
    }

    /// Every legal action is bound to exactly one piece, a transfer to its card and the button.
    void checkChoices(const Layout& layout, const Position& position)
    {
        std::map<std::string, int> cards;
        std::map<std::string, int> buttons;
        for (const Piece& piece : layout.pieces)
            for (const Choice& choice : piece.choices)
                ++(piece.role == Role::Button ? buttons : cards)[choice.action.notation];
        for (const std::string& action : position.legal) {
            const bool transfer = action.rfind("transfer", 0) == 0;
            const bool byCard = transfer || action.rfind("attack", 0) == 0 || action.rfind("cover", 0) == 0;
            QVERIFY2(cards[action] == (byCard ? 1 : 0), action.c_str());
            QVERIFY2(buttons[action] == (transfer || !byCard ? 1 : 0), action.c_str());
        }
        std::size_t offered = 0;
        for (const auto& [action, count] : cards)
            offered += count > 0 && buttons[action] == 0 ? 1U : 0U;
        for (const auto& [action, count] : buttons)
            offered += count > 0 ? 1U : 0U;
        QCOMPARE(offered, position.legal.size());
    }

    /// Clicks the piece of an action, and its target if it has one.
    static void click(Stage& stage, const Layout& layout, const std::string& action)
    {
        const Stacking stacking(layout);
        for (const Piece& piece : layout.pieces)
            for (const Choice& choice : piece.choices) {
                if (choice.action.notation != action)
                    continue;
                press(stage, stacking, piece);
                if (piece.choices.size() == 1)
                    return;
                for (const Piece& target : layout.pieces)
                    if (target.id == choice.target)
                        return press(stage, stacking, target);
            }
        QFAIL(action.c_str());
    }
    static void press(Stage& stage, const Stacking& stacking, const Piece& piece)
    {
        for (double y = 4; y < piece.size.height(); y += 8)
            for (double x = 4; x < piece.size.width(); x += 8) {
                const QPointF point = placeOf(piece).map(QPointF(x, y));
                if (stacking.at(point) == &piece) {
                    QTest::mouseClick(&stage, Qt::LeftButton, {}, point.toPoint());
                    return;
                }
            }
        QFAIL(qPrintable(piece.id));
    }

    static void addRules(const char* name, const RuleMap& rules) { QTest::newRow(name) << rules; }

private slots:
    void initTestCase()
    {
        for (const QSizeF size : kSizes)
            canvases_.push_back(canvasOf(size, Surface::Felt));
        for (const double aspect : {1.2, 1.7}) {
            canvases_.push_back(canvasOf({1024, 592}, Surface::Felt));
            canvases_.back().cards = std::make_shared<OtherCards>(aspect);
        }
    }

    void layoutsOfRandomGamesAreValid_data()
    {
        QTest::addColumn<RuleMap>("rules");
        addRules("two", {});
        addRules("two, 52 cards", {{"deck", "52"}});
        addRules("three", {{"players", "3"}});
        addRules("four in teams", {{"players", "4"}, {"teams", "2x2"}});
        addRules("five", {{"players", "5"}});
        addRules("six in teams", {{"players", "6"}, {"deck", "52"}, {"teams", "3x3"}});
        addRules("transfers", {{"players", "3"}, {"type", "perevodnoy"}, {"pass-card", "on"}});
        addRules("new deals", {{"players", "2"}, {"redeal", "on"}, {"deck", "24"}});
    }
    void layoutsOfRandomGamesAreValid()
    {
        QFETCH(RuleMap, rules);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            Rng rng = Rng::stream(seed, Purpose::Player, 3);
            walk(dealt(rules, seed), seed, seed == 0 ? 60 : 5, 400, [&](const TableScene& scene) {
                if (rng.below(16) != 0 && !scene.isOver())
                    return;
                checkLayout(scene.position(player(std::max(scene.turn(), 0))));
                const auto other = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(scene.match().seats())));
                checkLayout(scene.position({{other, rng.below(2) == 0}, rng.below(2) == 0}));
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(QStringLiteral("seed %1, step %2").arg(seed).arg(scene.match().steps())));
            });
        }
    }

    /// An effect at the plate, while the game still goes on.
    void aLastCardHasAnEffect()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            TableScene scene = dealt({{"players", "2"}}, seed);
            Rng rng = Rng::stream(seed, Purpose::Player, 7);
            while (!scene.isOver()) {
                const Position position = scene.anyStep(rng, 10).position();
                const auto& view = std::any_cast<const View&>(position.views[0]);
                if (scene.isOver() || !view.table.size() || view.stock > 0 || view.sizes[0] > 0)
                    continue;
                const Layout layout = arrange(*table_, position);
                QCOMPARE(layout.effects.size(), std::size_t{1});
                QCOMPARE(layout.effects[0].piece, "plate:0");
                return;
            }
        }
        QFAIL("no game in which the other is still to beat the last card");
    }

    /// In a large window all proportions are those of the usual one.
    void layoutsScaleWithTheRoom()
    {
        const Layout usual = arrange(*table_, defence(), {}, {1280, 752});
        const Layout large = arrange(*table_, defence(), {}, {2560, 1504});
        QCOMPARE(large.pieces.size(), usual.pieces.size());
        for (std::size_t i = 0; i < usual.pieces.size(); ++i) {
            const Piece &small = usual.pieces[i], &piece = large.pieces[i];
            QCOMPARE(piece.id, small.id);
            QCOMPARE(piece.centre, small.centre * 2);
            QCOMPARE(piece.size, small.size * 2);
            const bool isCard = small.face.key.startsWith("card:") || small.face.key.startsWith("back:");
            QCOMPARE(piece.face.key == small.face.key, isCard); // what has a design of its own size is drawn anew
        }
        QCOMPARE(large.playZone.size(), usual.playZone.size() * 2);
    }

    void layoutsOfMadePositionsAreValid()
    {
        for (const Position& position : {defence(), largeHand(), twoOpen()})
            for (const char* hovered : {"", "card:Kh", "card:9h"}) {
                checkLayout(position, {QString(hovered), {}, false});
                checkLayout(position, {QString(hovered), QString(hovered), true});
                QVERIFY(!QTest::currentTestFailed());
            }
    }

    void aDragTakesTheActionOfItsTarget_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QString>("piece");
        QTest::addColumn<QString>("onto");
        QTest::addColumn<QString>("action");
        QTest::newRow("a cover anywhere on the table") << defence() << "card:Ks"
                                                       << "zone"
                                                       << "cover Qs with Ks";
        QTest::newRow("a throw-in") << largeHand() << "card:Jc"
                                    << "zone"
                                    << "attack Jc";
        QTest::newRow("onto one attack") << twoOpen() << "card:Kh"
                                         << "card:9s"
                                         << "cover 9s with Kh";
        QTest::newRow("onto the other") << twoOpen() << "card:Kh"
                                        << "card:9c"
                                        << "cover 9c with Kh";
        QTest::newRow("onto its place") << twoOpen() << "card:9h"
                                        << "place:transfer"
                                        << "transfer 9h";
        QTest::newRow("next to two attacks") << twoOpen() << "card:Kh"
                                             << "discard" << QString();
        QTest::newRow("not to be played") << defence() << "card:8s"
                                          << "zone" << QString();
        QTest::newRow("back to the hand") << defence() << "card:Ks"
                                          << "card:8c" << QString();
    }
    void aDragTakesTheActionOfItsTarget()
    {
        QFETCH(Position, position);
        QFETCH(QString, piece);
        QFETCH(QString, onto);
        QFETCH(QString, action);
        Stage stage;
        stage.resize(canvases_[3].size.toSize());
        const auto show = [&] { stage.show(table_->arrange(position, stage.gesture(), canvases_[3]), false); };
        QObject::connect(&stage, &Stage::gestureChanged, &stage, show);
        QString chosen;
        QObject::connect(&stage, &Stage::chosen, &stage,
                         [&](const std::string& text) { chosen = QString::fromStdString(text); });
        show();
        const QPoint from = stage.pieceRect(piece).topLeft().toPoint() + QPoint(24, 40);
        const QPoint to = stage.pieceRect(onto).center().toPoint();
        QTest::mousePress(&stage, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 8; ++i) {
            const QPoint at = from + (to - from) * i / 8;
            QMouseEvent move(QEvent::MouseMove, at, stage.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&stage, &move);
        }
        QTest::mouseRelease(&stage, Qt::LeftButton, {}, to);
        QCOMPARE(chosen, action);
    }

    void layoutsAreValidWithLongTexts()
    {
        const LongLanguage language;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const RuleMap rules{{"players", std::to_string(2 + seed)}, {"deck", "36"}, {"type", "perevodnoy"}};
            walk(dealt(rules, seed), seed, 10, 200, [&](const TableScene& scene) {
                if (scene.turn() != kChanceSeat && scene.match().steps() % 7 == 0)
                    checkLayout(scene.position(player(scene.turn())));
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(QStringLiteral("seed %1, step %2").arg(seed).arg(scene.match().steps())));
            });
        }
    }

    /// All decisions of all seats are clicked at visible points.
    void gamesCanBePlayedByClicks_data()
    {
        QTest::addColumn<RuleMap>("rules");
        addRules("three", {{"players", "3"}});
        addRules("transfers", {{"players", "2"}, {"type", "perevodnoy"}, {"pass-card", "on"}, {"deck", "24"}});
    }
    void gamesCanBePlayedByClicks()
    {
        QFETCH(RuleMap, rules);
        const Canvas& canvas = canvases_[2];
        TableScene scene = dealt(rules, 17);
        Rng rng = Rng::stream(17, Purpose::Player, 1);
        Stage stage;
        stage.resize(canvas.size.toSize());
        std::vector<std::string> chosen;
        QObject::connect(&stage, &Stage::chosen, &stage, [&](const std::string& action) { chosen.push_back(action); });
        while (!scene.isOver()) {
            if (scene.turn() == kChanceSeat) {
                scene.anyStep(rng);
                continue;
            }
            const Seat mover = scene.turn();
            const Position position = scene.position(player(mover));
            const std::string wanted = position.legal[rng.below(static_cast<std::uint32_t>(position.legal.size()))];
            stage.show(table_->arrange(position, stage.gesture(), canvas), false);
            click(stage, table_->arrange(position, stage.gesture(), canvas), wanted);
            QVERIFY(!QTest::currentTestFailed());
            QCOMPARE(chosen, std::vector<std::string>{wanted});
            chosen.clear();
            scene.step(mover, wanted);
        }
    }

    void layoutsAreValidForEveryHandSize()
    {
        for (int cards = 1; cards <= 46; ++cards) {
            for (const bool mine : {true, false}) {
                View view;
                view.rules.deck = 52;
                view.phase = mine ? Phase::Lead : Phase::Defend;
                view.turn = mine ? 0 : 1;
                view.defender = 1;
                view.bout = 1;
                view.trumpCard = card("As");
                for (int i = 0; i < cards; ++i)
                    view.hand.push_back(Card(i % kRanks, static_cast<Suit>(3 - i / kRanks)));
                view.sizes = {static_cast<std::int8_t>(cards), 6};
                Position position;
                position.seats = seatsOf(2, SeatSet::of(0));
                position.views = {view, std::any()};
                position.node = Node::waiting(view.turn);
                if (mine) {
                    position.asked = 0;
                    for (Card each : view.hand)
                        position.legal.push_back("attack " + toText(each));
                }
                checkLayout(position);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(QStringLiteral("%1 cards").arg(cards)));
            }
        }
    }
};

PARLOUR_TEST(TestDurakTable)
#include "test_durak_table.moc"
