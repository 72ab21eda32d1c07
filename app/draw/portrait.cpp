// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/portrait.h"

#include "app/draw/canvas.h"

#include <QPainterPath>

#include <array>
#include <cmath>
#include <cstddef>

namespace parlour::portrait {

namespace {

enum class Hair { None, Short, Side, Long, Bun, Curls, Cap, Scarf, Brim, Hood, Crest };
enum class Beard { None, Moustache, Full, Chin };
enum class Eyes { Plain, Glasses, Visor, Patch };

struct Person {
    QRgb skin, hair, clothes;
    Hair style = Hair::Short;
    Beard beard = Beard::None;
    Eyes eyes = Eyes::Plain;
    QRgb hat = 0xFF6B4630; ///< of caps, scarfs, brims and hoods
    bool smiles = true;
};

constexpr QRgb kPale = 0xFFF3CFB3, kWarm = 0xFFE3AE87, kTan = 0xFFC68A5E, kBrown = 0xFF8F5B3C, kDark = 0xFF633D29;
constexpr QRgb kBlack = 0xFF2A211E, kChestnut = 0xFF5C3823, kBlond = 0xFFD9A94F, kRed = 0xFFB4512B, kGrey = 0xFFC9CBC7,
               kWhite = 0xFFEFEDE6;
constexpr QRgb kLine = 0xFF2B1E18;

constexpr std::array<Person, kOwnCount> kOwnPeople{{
    {kWarm, kChestnut, 0xFF3E6E8E, Hair::Short},
    {kPale, kRed, 0xFF4E7A55, Hair::Long},
    {kBrown, kBlack, 0xFFC0603D, Hair::Curls},
    {kTan, kBlack, 0xFF7A5AA0, Hair::Bun, Beard::None, Eyes::Glasses},
    {kPale, kBlond, 0xFF2F5D62, Hair::Side, Beard::Full},
    {kDark, kBlack, 0xFFD0A13A, Hair::None, Beard::Chin},
    {kWarm, kGrey, 0xFF8A3B46, Hair::Bun},
    {kTan, kBlack, 0xFF3B4C7A, Hair::Scarf, Beard::None, Eyes::Plain, 0xFF3F8F86},
}};

constexpr std::array<Person, 20> kPlayerPeople{{
    // a boy with a cap, a woman on the train, an old hand, a grandmother with a scarf
    {kPale, kBlond, 0xFFB8443C, Hair::Cap, Beard::None, Eyes::Plain, 0xFF33507E},
    {kWarm, kChestnut, 0xFF8C5A86, Hair::Long, Beard::None, Eyes::Glasses},
    {kWarm, kGrey, 0xFF4B5A45, Hair::Side, Beard::Moustache},
    {kPale, kWhite, 0xFF6C3F2B, Hair::Scarf, Beard::None, Eyes::Plain, 0xFFC23B3B},
    // a traveller, a pilot, a trader, a dealer
    {kTan, kBlack, 0xFF5B7F95, Hair::Crest},
    {kBrown, kBlack, 0xFFB0722E, Hair::Cap, Beard::None, Eyes::Visor, 0xFF7C4A22},
    {kWarm, kRed, 0xFF3D5B4F, Hair::Bun, Beard::None, Eyes::Patch, 0, false},
    {kPale, kBlack, 0xFF1F2635, Hair::Hood, Beard::Chin, Eyes::Plain, 0xFF35405C, false},
    // a child, a neighbour, a teacher, a grande dame
    {kBrown, kBlack, 0xFFE0A030, Hair::Curls},
    {kPale, kGrey, 0xFF56755E, Hair::None, Beard::Moustache, Eyes::Glasses},
    {kTan, kBlack, 0xFF9A3F55, Hair::Bun, Beard::None, Eyes::Glasses, 0, false},
    {kPale, kWhite, 0xFF4A3A72, Hair::Brim, Beard::None, Eyes::Plain, 0xFF2E2450},
    // a page, a lady, a count, a duchess
    {kPale, kChestnut, 0xFF2F7A66, Hair::Cap, Beard::None, Eyes::Plain, 0xFF9B2F3F},
    {kTan, kChestnut, 0xFFA8487A, Hair::Long},
    {kWarm, kBlack, 0xFF2C2C44, Hair::Brim, Beard::Chin, Eyes::Plain, 0xFF1E1E30, false},
    {kBrown, kRed, 0xFFB22F2F, Hair::Long, Beard::None, Eyes::Plain, 0, false},
    // travellers in time
    {kWarm, kBlond, 0xFF4C86B0, Hair::Crest, Beard::None, Eyes::Glasses},
    {kPale, kBlack, 0xFF60489A, Hair::Side},
    {kPale, kGrey, 0xFF7A5B2E, Hair::Brim, Beard::Full, Eyes::Glasses, 0xFF4A3418},
    {kDark, kWhite, 0xFF25315C, Hair::Hood, Beard::None, Eyes::Plain, 0xFFD0A94A, false},
}};

/// The person of a portrait. Players beyond the drawn ones take the skin and, darker, the clothes of one of kOwnPeople.
Person personOf(int portrait)
{
    if (portrait < kOwnCount)
        return kOwnPeople[static_cast<std::size_t>(portrait)];
    const auto player = static_cast<std::size_t>(portrait - kPlayers), round = player / kPlayerPeople.size();
    Person person = kPlayerPeople[player % kPlayerPeople.size()];
    if (round > 0) {
        const Person& other = kOwnPeople[(player + round) % kOwnPeople.size()];
        person.skin = other.skin;
        person.clothes = person.hat = QColor(other.clothes).darker(118).rgb();
    }
    return person;
}

QColor darker(QRgb colour, int by = 118)
{
    return QColor(colour).darker(by);
}

/// The head is an ellipse about (0, -0.08), in a circle of radius 1.
const QRectF kHead(-0.40, -0.55, 0.80, 0.96);

QPainterPath ellipse(const QRectF& box)
{
    QPainterPath path;
    path.addEllipse(box);
    return path;
}

QPainterPath above(const QPainterPath& path, double y)
{
    QPainterPath part;
    part.addRect(-1.2, -1.2, 2.4, 1.2 + y);
    return path.intersected(part);
}

void fill(QPainter& painter, const QPainterPath& path, const QColor& colour)
{
    painter.fillPath(path, colour);
}

void drawBehind(QPainter& painter, const Person& person)
{
    if (person.style == Hair::Long) {
        QPainterPath mane;
        mane.addRoundedRect(QRectF(-0.56, -0.66, 1.12, 1.32), 0.5, 0.5);
        fill(painter, mane, person.hair);
    } else if (person.style == Hair::Bun) {
        fill(painter, ellipse({-0.22, -0.88, 0.44, 0.42}), person.hair);
    } else if (person.style == Hair::Curls) {
        for (const QPointF at : {QPointF(-0.42, -0.2), QPointF(0.42, -0.2), QPointF(-0.4, -0.46), QPointF(0.4, -0.46),
                                 QPointF(-0.2, -0.64), QPointF(0.2, -0.64), QPointF(0, -0.7)})
            fill(painter, ellipse(QRectF(at - QPointF(0.22, 0.22), QSizeF(0.44, 0.44))), person.hair);
    } else if (person.style == Hair::Hood) {
        QPainterPath hood;
        hood.addRoundedRect(QRectF(-0.62, -0.78, 1.24, 1.6), 0.6, 0.6);
        fill(painter, hood, person.hat);
        fill(painter, ellipse(kHead.adjusted(-0.1, -0.08, 0.1, 0.1)), darker(person.hat, 160));
    } else if (person.style == Hair::Scarf) {
        fill(painter, ellipse(kHead.adjusted(-0.15, -0.16, 0.15, 0.12)), person.hat);
    }
}

void drawBody(QPainter& painter, const Person& person)
{
    fill(painter, ellipse({-0.82, 0.50, 1.64, 1.3}), person.clothes);
    painter.setBrush(darker(person.skin));
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(QRectF(-0.15, 0.2, 0.3, 0.42), 0.13, 0.13);
    QPainterPath collar(QPointF(-0.24, 0.5));
    collar.lineTo(0, 0.74);
    collar.lineTo(0.24, 0.5);
    collar.quadTo(0, 0.66, -0.24, 0.5);
    fill(painter, collar, QColor(person.clothes).lighter(135));
}

void drawHead(QPainter& painter, const Person& person)
{
    if (person.style != Hair::Scarf && person.style != Hair::Hood)
        for (const double side : {-1.0, 1.0})
            fill(painter, ellipse({side * 0.40 - 0.08, -0.14, 0.16, 0.2}), darker(person.skin, 108));
    fill(painter, ellipse(kHead), person.skin);
}

void drawHair(QPainter& painter, const Person& person)
{
    const QPainterPath scalp = ellipse(kHead.adjusted(-0.05, -0.07, 0.05, 0.02));
    switch (person.style) {
    case Hair::Short:
    case Hair::Bun:
    case Hair::Curls:
    case Hair::Long: {
        QPainterPath brow = ellipse({-0.42, -0.38, 0.84, 0.6}); // keeps the face free
        fill(painter, above(scalp, -0.08).subtracted(brow), person.hair);
        break;
    }
    case Hair::Side: {
        QPainterPath fringe(QPointF(-0.5, -0.05));
        fringe.lineTo(-0.5, -0.8);
        fringe.lineTo(0.5, -0.8);
        fringe.lineTo(0.5, -0.05);
        fringe.lineTo(0.36, -0.22);
        fringe.quadTo(0.2, -0.42, -0.14, -0.36);
        fringe.quadTo(-0.34, -0.3, -0.37, -0.1);
        fringe.closeSubpath();
        fill(painter, scalp.intersected(fringe), person.hair);
        break;
    }
    case Hair::Crest:
        for (const double x : {-0.26, -0.09, 0.09, 0.26}) {
            QPainterPath tuft(QPointF(x - 0.16, -0.32));
            tuft.quadTo(x - 0.04, -0.5, x + 0.02, -0.84 + std::abs(x) * 0.5);
            tuft.quadTo(x + 0.12, -0.5, x + 0.16, -0.32);
            tuft.quadTo(x, -0.42, x - 0.16, -0.32);
            fill(painter, tuft, person.hair);
        }
        break;
    case Hair::Cap: {
        fill(painter, above(ellipse(kHead.adjusted(-0.08, -0.14, 0.08, 0)), -0.26), person.hat);
        painter.setBrush(darker(person.hat, 140));
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(QRectF(-0.5, -0.32, 1.0, 0.11), 0.05, 0.05);
        break;
    }
    case Hair::Scarf: {
        const QPainterPath around = ellipse(kHead.adjusted(-0.15, -0.16, 0.15, 0.12));
        fill(painter, around.subtracted(ellipse({-0.34, -0.36, 0.68, 0.76})), person.hat);
        for (const double side : {-1.0, 1.0}) { // the knot
            QPainterPath end(QPointF(0, 0.46));
            end.quadTo(side * 0.2, 0.42, side * 0.26, 0.66);
            end.quadTo(side * 0.08, 0.62, 0, 0.46);
            fill(painter, end, darker(person.hat, 125));
        }
        break;
    }
    case Hair::Brim: {
        fill(painter, above(scalp, -0.04).subtracted(ellipse({-0.40, -0.38, 0.80, 0.6})), person.hair);
        QPainterPath crown;
        crown.addRoundedRect(QRectF(-0.36, -0.86, 0.72, 0.56), 0.16, 0.16);
        fill(painter, crown, person.hat);
        fill(painter, ellipse({-0.72, -0.46, 1.44, 0.22}), darker(person.hat, 125));
        fill(painter, above(crown, -0.37).subtracted(above(crown, -0.48)), QColor(0xFFD9B36C));
        break;
    }
    case Hair::Hood:
        fill(painter, above(scalp, -0.28).subtracted(ellipse({-0.40, -0.42, 0.80, 0.7})), person.hair);
        break;
    case Hair::None:
        break;
    }
}

void drawBeard(QPainter& painter, const Person& person)
{
    if (person.beard == Beard::Full) {
        QPainterPath lower;
        lower.addRect(-0.6, 0.0, 1.2, 0.7);
        const QPainterPath cheeks = ellipse({-0.3, -0.34, 0.6, 0.5});
        fill(painter, ellipse(kHead.adjusted(-0.03, 0, 0.03, 0.1)).intersected(lower).subtracted(cheeks), person.hair);
    } else if (person.beard == Beard::Chin) {
        QPainterPath chin;
        chin.addRoundedRect(QRectF(-0.12, 0.27, 0.24, 0.24), 0.1, 0.1);
        fill(painter, chin, person.hair);
    }
    if (person.beard == Beard::Moustache || person.beard == Beard::Full)
        for (const double side : {-1.0, 1.0}) {
            QPainterPath half(QPointF(0, 0.1));
            half.quadTo(side * 0.14, 0.06, side * 0.25, 0.2);
            half.quadTo(side * 0.1, 0.22, 0, 0.17);
            fill(painter, half, darker(person.hair, 112));
        }
}

void drawFeatures(QPainter& painter, const Person& person)
{
    const QPen thin(QColor(kLine), 0.045, Qt::SolidLine, Qt::RoundCap);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(thin);
    const bool isOpen = person.eyes != Eyes::Visor;
    for (const double side : {-1.0, 1.0}) {
        if (isOpen && !(person.eyes == Eyes::Patch && side > 0)) {
            painter.setBrush(QColor(kLine));
            painter.setPen(Qt::NoPen);
            painter.drawEllipse(QPointF(side * 0.165, -0.06), 0.048, 0.056);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(thin);
        if (person.eyes == Eyes::Glasses)
            painter.drawEllipse(QPointF(side * 0.17, -0.06), 0.135, 0.125);
        else if (isOpen)
            painter.drawLine(QPointF(side * 0.09, -0.185), QPointF(side * 0.24, person.smiles ? -0.19 : -0.215));
    }
    if (person.eyes == Eyes::Glasses)
        painter.drawLine(QPointF(-0.035, -0.07), QPointF(0.035, -0.07));
    if (person.eyes == Eyes::Visor) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0xFF243447));
        painter.drawRoundedRect(QRectF(-0.38, -0.17, 0.76, 0.22), 0.1, 0.1);
        painter.setBrush(QColor(0xFF7FD0E6));
        painter.drawRoundedRect(QRectF(-0.32, -0.13, 0.3, 0.06), 0.03, 0.03);
    }
    if (person.eyes == Eyes::Patch) {
        painter.setPen(QPen(QColor(kLine), 0.04));
        painter.drawLine(QPointF(-0.36, -0.3), QPointF(0.4, -0.02));
        painter.setBrush(QColor(kLine));
        painter.drawEllipse(QPointF(0.17, -0.06), 0.12, 0.11);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(darker(person.skin, 150), 0.04, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, -0.02), QPointF(0.025, 0.07));
    painter.setPen(QPen(QColor(0xFF7A2F2A), 0.05, Qt::SolidLine, Qt::RoundCap));
    if (person.smiles)
        painter.drawArc(QRectF(-0.14, 0.08, 0.28, 0.17), 200 * 16, 140 * 16);
    else
        painter.drawLine(QPointF(-0.1, 0.22), QPointF(0.11, 0.2));
}

void drawDroid(QPainter& painter)
{
    const QColor metal(0xFFB9C4CC), shade(0xFF7E8B95), dark(0xFF243038);
    painter.setPen(QPen(shade, 0.07, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, -0.52), QPointF(0, -0.74));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xFFE08A3C));
    painter.drawEllipse(QPointF(0, -0.78), 0.08, 0.08);
    painter.setBrush(shade);
    painter.drawRoundedRect(QRectF(-0.6, 0.56, 1.2, 0.9), 0.26, 0.26);
    painter.drawRect(QRectF(-0.12, 0.36, 0.24, 0.24));
    for (const double side : {-1.0, 1.0})
        painter.drawRoundedRect(QRectF(side * 0.55 - 0.07, -0.2, 0.14, 0.3), 0.06, 0.06);
    painter.setBrush(metal);
    painter.drawRoundedRect(QRectF(-0.52, -0.54, 1.04, 0.96), 0.22, 0.22);
    painter.setBrush(dark);
    painter.drawRoundedRect(QRectF(-0.4, -0.32, 0.8, 0.36), 0.16, 0.16);
    painter.setBrush(QColor(0xFF7FE0E6));
    for (const double side : {-1.0, 1.0})
        painter.drawEllipse(QPointF(side * 0.18, -0.14), 0.09, 0.09);
    painter.setPen(QPen(shade, 0.05, Qt::SolidLine, Qt::RoundCap));
    for (const double x : {-0.18, -0.06, 0.06, 0.18})
        painter.drawLine(QPointF(x, 0.16), QPointF(x, 0.28));
}

void drawDie(QPainter& painter)
{
    painter.rotate(-10);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xFFCDBE9F));
    painter.drawRoundedRect(QRectF(-0.55, -0.47, 1.1, 1.1), 0.24, 0.24);
    painter.setBrush(QColor(0xFFFFFEFA));
    painter.drawRoundedRect(QRectF(-0.55, -0.55, 1.1, 1.1), 0.24, 0.24);
    painter.setBrush(QColor(0xFF241A14));
    for (const QPointF at :
         {QPointF(0, 0), QPointF(-0.28, -0.28), QPointF(0.28, 0.28), QPointF(0.28, -0.28), QPointF(-0.28, 0.28)})
        painter.drawEllipse(at, 0.1, 0.1);
}

void drawProgram(QPainter& painter)
{
    painter.setPen(QPen(QColor(0xFF3C4A52), 0.06));
    painter.setBrush(QColor(0xFF17222A));
    painter.drawRoundedRect(QRectF(-0.62, -0.48, 1.24, 0.96), 0.14, 0.14);
    painter.setPen(QPen(QColor(0xFF86E0A2), 0.09, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF sign[] = {{-0.38, -0.2}, {-0.14, 0.02}, {-0.38, 0.24}};
    painter.drawPolyline(sign, 3);
    painter.drawLine(QPointF(0.02, 0.24), QPointF(0.36, 0.24));
}

} // namespace

void draw(QPainter& painter, const QRectF& disc, int portrait, const QColor& ground)
{
    const PainterState saved(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(disc.center());
    painter.scale(disc.width() / 2, disc.height() / 2);
    fill(painter, ellipse({-1, -1, 2, 2}), ground);
    QPainterPath inside = ellipse({-0.98, -0.98, 1.96, 1.96});
    painter.setClipPath(inside, Qt::IntersectClip);
    if (portrait == kDroid) {
        drawDroid(painter);
    } else if (portrait == kDie) {
        drawDie(painter);
    } else if (portrait == kProgram) {
        drawProgram(painter);
    } else if (portrait >= 0) {
        const Person person = personOf(portrait);
        painter.translate(0, 0.06);
        drawBehind(painter, person);
        drawBody(painter, person);
        drawHead(painter, person);
        drawBeard(painter, person);
        drawFeatures(painter, person);
        drawHair(painter, person);
    }
}

} // namespace parlour::portrait
