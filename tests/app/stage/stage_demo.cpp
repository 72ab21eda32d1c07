// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table with everything that the stage can show, to look at and to drive through the accessibility tree. Not a test and
// not installed.   stage_demo [--theme felt|slate|contrast] [--light] [--deck ID] [--four-colour] [--shot FILE]
#include "app/draw/decks.h"
#include "app/draw/icons.h"
#include "app/draw/paint.h"
#include "app/stage/stage.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/plate.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTextStream>
#include <QTimer>

#include <cmath>

using namespace parlour;

namespace {

Card cardOf(const char* text)
{
    return *parseCard(text);
}

Piece placed(const QString& id, QPointF centre, QSizeF size, const Face& face)
{
    Piece piece;
    piece.id = id;
    piece.centre = centre;
    piece.size = size;
    piece.face = face;
    return piece;
}

Layout table(const Canvas& canvas, const QStringList& played)
{
    Layout layout;
    const double w = canvas.size.width();
    const double h = canvas.size.height();
    const QSizeF card(116, 162);
    const auto add = [&layout](Piece piece) -> Piece& {
        layout.pieces.push_back(std::move(piece));
        return layout.pieces.back();
    };

    const char* hand[] = {"8s", "Ks", "8c", "Jc", "9d", "Ad", "9h", "Kh", "Qd", "Th"};
    const double step = 2.4 * 3.14159265 / 180;
    const double radius = 74 / step;
    int i = 0;
    for (const char* text : hand) {
        const QString id = QStringLiteral("card:%1").arg(QLatin1String(text));
        const double turn = (i - 4.5) * step;
        Piece& piece = add(placed(id, {w / 2 + radius * std::sin(turn), h - 100 + radius * (1 - std::cos(turn))}, card,
                                  cardFace(canvas, cardOf(text))));
        piece.angle = turn * 180 / 3.14159265;
        piece.height = 10 + i;
        piece.role = Role::Card;
        piece.radius = card.width() * 0.06;
        piece.shadow = Shadow::Rest;
        piece.name = QStringLiteral("%1, can be played").arg(cardName(cardOf(text)));
        if (played.contains(id)) {
            piece.centre = QPointF(w / 2 - 150 + 150 * static_cast<double>(played.indexOf(id)), h / 2 - 30);
            piece.angle = 2;
            piece.height = 2;
            piece.name = cardName(cardOf(text));
        } else if (i % 3 == 0) {
            piece.dimmed = true;
            piece.name = cardName(cardOf(text));
            piece.whyNot = QStringLiteral("Not higher than %1").arg(cardMark(cardOf("Qs")));
        } else {
            piece.centre += QPointF(0, -14);
            piece.shadow = Shadow::Lifted;
            piece.ring = i == 4 ? Ring::Chosen : Ring::Legal;
            piece.draggable = true;
            piece.choices = {{std::string("play ") + text, {}}};
            if (i == 1)
                piece.choices = {{"cover left", QStringLiteral("place")}, {"cover right", QStringLiteral("card:Qs")}};
        }
        ++i;
    }
    Piece& queen = add(placed(QStringLiteral("card:Qs"), {w / 2 + 250, h / 2 - 60}, card, cardFace(canvas, cardOf("Qs"))));
    queen.role = Role::Card;
    queen.shadow = Shadow::Rest;
    queen.radius = 7;
    queen.angle = -1.2;
    queen.name = cardName(cardOf("Qs"));
    Piece& place = add(placed(QStringLiteral("place"), {w / 2 + 275, h / 2 - 15}, card, placeFace(canvas, true, 7)));
    place.height = 1;
    place.name = QStringLiteral("free place");
    for (int k = 0; k < 5; ++k) {
        Piece& back =
            add(placed(QStringLiteral("back:%1").arg(k), {200 + 30.0 * k, 70}, QSizeF(68, 95), cardBackFace(canvas)));
        back.angle = (k - 2) * 4;
        back.shadow = Shadow::Rest;
        back.radius = 4;
    }
    const char* small[] = {"Kd", "Ts", "2c"};
    for (int k = 0; k < 3; ++k) {
        Piece& piece = add(placed(QStringLiteral("small:%1").arg(k), {520 + 50.0 * k, 60}, QSizeF(42, 59),
                                  cardFace(canvas, cardOf(small[k]))));
        piece.shadow = Shadow::Rest;
        piece.radius = 3;
    }
    const auto plate = [&](const char* id, QPointF at, const kit::Plate& spec) {
        add(placed(QLatin1String(id), at, kit::plateSize({canvas, 1}, spec), kit::faceOf({canvas, 1}, spec))).name =
            spec.seat.name;
        layout.pieces.back().role = Role::Text;
    };
    plate("plate:greedy", {270, 170},
          {.seat = {QStringLiteral("Greedy"), QColor(0xFFE2B36A)},
           .line = QStringLiteral("Threw in ") + cardMark(cardOf("Td")),
           .count = QStringLiteral("5")});
    plate("plate:openfool", {w - 230, 60},
          {.seat = {QStringLiteral("OpenFool"), QColor(0xFF8FC7A2)},
           .line = QStringLiteral("Attacks you"),
           .icon = Icon::Sword,
           .count = QStringLiteral("14"),
           .turn = true});
    plate("plate:you", {130, h - 60},
          {.seat = {QStringLiteral("You"), QColor(0xFFF2F0E8), true},
           .line = QStringLiteral("Defending"),
           .icon = Icon::Shield});
    const Style style{canvas, 1};
    const auto button = [&](const char* id, QPointF at, const kit::Button& spec, const char* action) {
        Piece& piece = add(placed(QLatin1String(id), at, {kit::buttonWidth(style, spec), 52}, kit::faceOf(style, spec)));
        piece.role = Role::Button;
        piece.radius = 10;
        piece.name = spec.label;
        piece.shortcut = spec.key;
        if (spec.enabled)
            piece.choices = {{action, {}}};
    };
    button("button:take", {w - 120, h - 60}, {.label = QStringLiteral("Take 5"), .icon = Icon::Take}, "take");
    button("button:done", {w - 120, h - 125},
           {.label = QStringLiteral("End turn"), .key = QStringLiteral("E"), .brass = true}, "end");
    button("button:off", {w - 120, h - 190}, {.label = QStringLiteral("Not now"), .enabled = false, .icon = Icon::Check},
           "none");
    const QString question = strong(QStringLiteral("Your defence.")) + QStringLiteral(" Beat ") + cardMark(cardOf("Qs"))
        + QStringLiteral(" or take the five cards on the table");
    add(placed(QStringLiteral("question"), {w / 2, h - 250}, {kit::questionWidth(style, question), 36},
               kit::faceOf(style, kit::QuestionBox{question})));
    const auto chip = [&](const char* id, QPointF at, const kit::Chip& spec) {
        add(placed(QLatin1String(id), at, kit::chipSize(style, spec), kit::faceOf(style, spec)));
    };
    chip("chip:1", {150, 300}, {QStringLiteral("−1210"), true});
    chip("chip:2", {150, 340}, {QStringLiteral("−1420")});
    const kit::Bubble bubble{.text = QStringLiteral("+5 makes 19")};
    add(placed(QStringLiteral("bubble"), {150, 380}, kit::bubbleSize(style, bubble, 300), kit::faceOf(style, bubble)));
    add(placed(
        QStringLiteral("text:wrap"), {160, 450}, QSizeF(220, 60),
        textFace(canvas,
                 QStringLiteral("A longer text that wraps, with ") + cardMark(cardOf("Th")) + QStringLiteral(" and ")
                     + cardMark(cardOf("As"))
                     + QStringLiteral(" inside, and is elided when it does not fit any more into three lines of text"),
                 {.px = 14, .colour = canvas.theme.tableText, .lines = 3})));
    for (int k = 0; k <= static_cast<int>(Icon::Hand); ++k) {
        const auto icon = static_cast<Icon>(k);
        const QColor colour = canvas.theme.tableText;
        add(placed(QStringLiteral("icon:%1").arg(k), {640.0 + 30 * (k % 14), 130.0 + 30 * (k / 14)}, QSizeF(22, 22),
                   {QStringLiteral("icon:%1").arg(k), [icon, colour](QPainter& painter, QSizeF size) {
                        drawIcon(painter, QRectF(QPointF(), size), icon, colour);
                    }}));
    }
    layout.playZone = QRectF(w / 2 - 340, 220, 680, 260);
    layout.anchors.insert(QStringLiteral("stock"), {{100, 100}, card, 0, cardBackFace(canvas)});
    return layout;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QCommandLineParser options;
    const QCommandLineOption theme(QStringLiteral("theme"), {}, QStringLiteral("name"), QStringLiteral("felt"));
    const QCommandLineOption light(QStringLiteral("light"));
    const QCommandLineOption deck(QStringLiteral("deck"), {}, QStringLiteral("id"), QStringLiteral("parlour"));
    const QCommandLineOption four(QStringLiteral("four-colour"));
    const QCommandLineOption shot(QStringLiteral("shot"), {}, QStringLiteral("file"));
    const QCommandLineOption decks(QStringLiteral("decks"));
    options.addOptions({theme, light, deck, four, shot, decks});
    options.process(app);
    if (options.isSet(decks)) {
        for (const DeckInfo& each : installedDecks())
            QTextStream(stdout) << each.id << "  " << each.name << "  " << each.preview << '\n';
        return 0;
    }

    const QString name = options.value(theme);
    const ThemeKind kind = name == u"slate" ? ThemeKind::Slate
        : name == u"contrast"               ? ThemeKind::HighContrast
                                            : ThemeKind::Felt;
    Canvas canvas;
    canvas.size = QSizeF(1280, 752);
    canvas.theme = Theme::make(kind, options.isSet(light));
    canvas.cards = makeDeck(options.value(deck), options.isSet(four));
    canvas.font = app.font();
    canvas.font.setPixelSize(14);

    Stage stage;
    stage.setTheme(canvas.theme);
    stage.resize(canvas.size.toSize());
    stage.setFont(canvas.font);
    QStringList played;
    stage.show(table(canvas, played), false);
    QObject::connect(&stage, &Stage::gestureChanged, &stage, [&] { stage.show(table(canvas, played), true); });
    QObject::connect(&stage, &Stage::chosen, &stage, [&](const std::string& action) {
        QTextStream(stdout) << QString::fromStdString(action) << Qt::endl;
        if (action.starts_with("play "))
            played.append(QStringLiteral("card:%1").arg(QString::fromStdString(action.substr(5))));
        stage.show(table(canvas, played), true);
        stage.announce(QStringLiteral("You did: %1").arg(QString::fromStdString(action)));
    });
    stage.QWidget::show();
    if (options.isSet(shot)) {
        QTimer::singleShot(50, &stage, [&] { stage.grab(); });
        QTimer::singleShot(1500, &stage, [&] {
            stage.setFocus(Qt::TabFocusReason);
            stage.explainRefusal(QStringLiteral("card:Jc"), QStringLiteral("Not higher than ") + cardMark(cardOf("Qs")));
        });
        QTimer::singleShot(2000, &stage, [&] {
            stage.grab().save(options.value(shot));
            QApplication::quit();
        });
    }
    return QApplication::exec();
}
