// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cost of a full repaint of the stage with 52 turned cards, at rest and in flight.
#include "app/draw/decks.h"
#include "app/draw/paint.h"
#include "app/stage/stage.h"
#include "tests/bench/ratio.h"

#include <QApplication>
#include <QImage>

namespace parlour {

namespace {

Layout wholeDeck(const Canvas& canvas, double shift)
{
    Layout layout;
    int i = 0;
    for (const Card card : CardSet::fromBits(0x1FFF1FFF1FFF1FFFULL)) {
        Piece piece;
        piece.id = QString::fromStdString(toText(card));
        piece.centre = {90 + (i % 13) * 90 + shift, 110 + (i / 13) * 180.0};
        piece.size = QSizeF(116, 162);
        piece.face = cardFace(canvas, card);
        piece.angle = (i % 13 - 6) * 2;
        piece.role = Role::Card;
        piece.shadow = Shadow::Rest;
        layout.pieces.push_back(piece);
        ++i;
    }
    return layout;
}

/// Repaints the whole stage `time` ms of the stage's own clock after the cards began to move; at rest if it is 0.
void repaint(benchmark::State& state, double time)
{
    Canvas canvas;
    canvas.size = QSizeF(1280, 752);
    canvas.theme = Theme::make(ThemeKind::Felt, false);
    canvas.cards = makeDeck(QStringLiteral("parlour"), false);
    canvas.font = QApplication::font();
    Stage stage;
    stage.setTheme(canvas.theme);
    stage.resize(canvas.size.toSize());
    QImage target(stage.size(), QImage::Format_ARGB32_Premultiplied);
    stage.show(wholeDeck(canvas, 0), false);
    stage.render(&target); // fills the cache of card pictures
    if (time > 0) {
        stage.advanceTo(0);
        stage.show(wholeDeck(canvas, 40), true);
        stage.advanceTo(time);
    }
    const Ratio ratio(state);
    for (auto _ : state)
        stage.render(&target);
}

void repaintAtRest(benchmark::State& state)
{
    repaint(state, 0);
}

void repaintInFlight(benchmark::State& state)
{
    repaint(state, 60);
}

BENCHMARK(repaintAtRest);
BENCHMARK(repaintInFlight);

} // namespace

} // namespace parlour

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
