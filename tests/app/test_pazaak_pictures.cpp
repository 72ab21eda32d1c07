// Draws Pazaak's table to look at: PARLOUR_PICTURES names a directory for PNG files; without it nothing is written.
#include "app/desktop/pazaak/pazaak_table.h"
#include "tests/app/pazaak_scenes.h"

#include <QtTest>

using namespace parlour;
using namespace parlour::pazaak;

namespace {

QImage draw(const Layout& layout, const Canvas& canvas)
{
    QImage image((canvas.size * 1.0).toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    QRadialGradient ground(image.width() * 0.5, image.height() * 0.42, image.width() * 0.6);
    ground.setColorAt(0, canvas.theme.groundInner);
    ground.setColorAt(1, canvas.theme.groundOuter);
    painter.fillRect(image.rect(), ground);
    auto pieces = layout.pieces;
    std::stable_sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.height < b.height; });
    for (const Piece& piece : pieces) {
        painter.save();
        painter.translate(piece.centre);
        painter.rotate(piece.angle);
        painter.translate(-piece.size.width() / 2, -piece.size.height() / 2);
        painter.setOpacity(piece.opacity);
        piece.face.draw(painter, piece.size);
        if (piece.ring != Ring::None) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(piece.ring == Ring::Legal ? canvas.theme.legal : canvas.theme.brass, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(QPointF(), piece.size).adjusted(-3, -3, 3, 3), piece.radius + 2,
                                    piece.radius + 2);
        }
        painter.restore();
    }
    return image;
}

} // namespace

class TestPazaakPictures : public QObject {
    Q_OBJECT

private slots:
    void pictures()
    {
        const QString directory = qEnvironmentVariable("PARLOUR_PICTURES");
        if (directory.isEmpty())
            QSKIP("PARLOUR_PICTURES names no directory");
        const auto table = makePazaakTable();
        const Position play = setUp(playView(), false);
        Position watch = setUp(watchView(), true, {2, 1, 1});
        const Report report = watchReport();
        watch.report = &report;
        View flipped = watchView();
        flipped.seat = 0;
        flipped.sides = {2, 1, 1};
        Position other = setUp(flipped, true, {2, 5, 3});
        other.report = &report;

        struct Size {
            const char* name;
            QSizeF play, watch;
        };
        for (const Size& size : {Size{"1280", {960, 752}, {960, 688}},
                                 {"1024", {704, 592}, {704, 528}},
                                 {"1024wide", {1024, 592}, {1024, 528}},
                                 {"1920", {1600, 1032}, {1600, 968}},
                                 {"800", {800, 452}, {800, 388}},
                                 {"800panel", {480, 452}, {480, 388}}})
            for (const ThemeKind kind : {ThemeKind::Felt, ThemeKind::Slate, ThemeKind::HighContrast}) {
                Canvas canvas;
                canvas.theme = Theme::make(kind, false, table->surface());
                canvas.font = QFont(QStringLiteral("Noto Sans"));
                const auto write = [&](const char* what, QSizeF room, const Position& position, const Gesture& gesture) {
                    canvas.size = room;
                    draw(table->arrange(position, gesture, canvas), canvas)
                        .save(QStringLiteral("%1/%2-%3-%4.png")
                                  .arg(directory, QLatin1String(what), QLatin1String(size.name))
                                  .arg(static_cast<int>(kind)));
                };
                Gesture hover;
                hover.hovered = QStringLiteral("side:1:5.0");
                write("play", size.play, play, hover);
                write("watch", size.watch, watch, {});
                write("other", size.watch, other, {});
            }
        QImage tile(227, 196, QImage::Format_RGB32);
        QPainter painter(&tile);
        Canvas canvas;
        canvas.theme = Theme::make(ThemeKind::Felt, false, table->surface());
        canvas.font = QFont(QStringLiteral("Noto Sans"));
        table->paintTile(painter, tile.rect(), canvas);
        tile.save(directory + QStringLiteral("/tile.png"));
    }
};

QTEST_MAIN(TestPazaakPictures)
#include "test_pazaak_pictures.moc"
