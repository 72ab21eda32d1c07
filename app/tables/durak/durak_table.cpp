#include "app/tables/durak/durak_table.h"

#include "app/tables/durak/durak_layout.h"
#include "app/tables/durak/durak_pieces.h"
#include "app/tables/durak/durak_words.h"
#include "app/tables/extras.h"
#include "app/tables/kit/table.h"

#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour {

namespace {

using namespace durak;

/// A card of the lobby's picture; no face: a back.
struct Painted {
    const char* face;
    QPointF centre;
    double width;
    double angle;
};

/// The lobby's picture of the table, in units of its own.
struct Scene {
    QSizeF size;
    std::vector<Painted> cards;
    std::vector<const char*> hand;
};

const Scene& sceneFor(double aspect)
{
    static const Scene kTile{{227, 196},
                             {{nullptr, {38, 74}, 46, -4}, {"7d", {113, 66}, 50, -3}, {"Jd", {126, 83}, 50, 4}},
                             {"9s", "Ks", "Ac", "Qh", "Ah"}};
    static const Scene kWide{{470, 196},
                             {{"6h", {92, 76}, 50, 90},
                              {nullptr, {62, 76}, 50, 0},
                              {"7d", {180, 62}, 50, -3},
                              {"Jd", {193, 79}, 50, 4},
                              {"Js", {270, 62}, 50, -3},
                              {"Qs", {283, 79}, 50, 4},
                              {nullptr, {407, 78}, 50, -9},
                              {nullptr, {410, 74}, 50, 7}},
                             {"9s", "Ks", "7c", "Ac", "Td", "8h", "Qh", "Ah"}};
    return aspect < 1.7 ? kTile : kWide;
}

void paintCard(QPainter& painter, const Canvas& canvas, const Painted& card)
{
    const QSizeF size(card.width, card.width * canvas.cards->aspect());
    painter.save();
    painter.translate(card.centre);
    painter.rotate(card.angle);
    painter.translate(-size.width() / 2, -size.height() / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 50));
    painter.drawRoundedRect(QRectF(QPointF(0.5, 2), size), card.width * 0.06, card.width * 0.06);
    if (card.face)
        canvas.cards->face(painter, size, *parseCard(card.face));
    else
        canvas.cards->back(painter, size);
    painter.restore();
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const auto ground = kit::graded(QRadialGradient(rect.center() - QPointF(0, rect.height() * 0.1), rect.width() * 0.8),
                                    {{0, canvas.theme.groundInner.lighter(110)}, {1, canvas.theme.groundOuter}});
    painter.fillRect(rect, ground);

    const Scene& scene = sceneFor(rect.width() / rect.height());
    const double scale = std::min(rect.width() / scene.size.width(), rect.height() / scene.size.height());
    painter.translate(rect.center().x() - scale * scene.size.width() / 2, rect.bottom() - scale * scene.size.height());
    painter.scale(scale, scale);
    for (const Painted& card : scene.cards)
        paintCard(painter, canvas, card);
    constexpr double kTurn = 6.5; // degrees between cards that lie 32 apart
    const double radius = 32 / (kTurn * std::numbers::pi / 180);
    for (std::size_t i = 0; i < scene.hand.size(); ++i) {
        const double angle = (static_cast<double>(i) - static_cast<double>(scene.hand.size() - 1) / 2) * kTurn;
        const double turn = angle * std::numbers::pi / 180;
        paintCard(painter, canvas,
                  {scene.hand[i],
                   {scene.size.width() / 2 + radius * std::sin(turn), 172 + radius * (1 - std::cos(turn))},
                   66,
                   angle});
    }
    painter.restore();
}

class DurakTable final : public kit::TableOf<SeenPosition, TableWords, Event, parseAction, arrange, paintTile>,
                         public TrainingWheels,
                         public PlainAnswers {
    Q_DECLARE_TR_FUNCTIONS(parlour::DurakTable)

public:
    QString pieceFor(const Action& action) const override { return pieceId(action); }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        return position.over ? 1 : seen.isDealt() ? static_cast<double>(seen.discarded()) / seen.view().rules.deck : 0;
    }
    bool isOut(const Position& position, Seat seat) const override { return SeenPosition(position).isOut(seat); }
    bool beginsPart(const std::vector<AnyTold>& told) const override { return tells(told, Event::Kind::BoutBegan); }

    WheelsText wheels() const override
    {
        return {tr("Durak"), tr("Beaten cards lie open, and the cards not seen yet are counted by suit.")};
    }
    PlainQuestions plainQuestions() const override
    {
        return {tr("Pass when nothing can be thrown in"), tr("Durak: after a pause that is the same whatever you hold."),
                tr("You hold nothing that can be thrown in. Shall Parlour pass for you when that is so?")};
    }
    std::optional<std::string> plainAnswer(const Position& position) const override
    {
        const bool isPass = SeenPosition(position).view().phase == Phase::Throw && position.legal.size() == 1;
        return isPass ? std::optional(position.legal.front()) : std::nullopt;
    }

    Surface surface() const override { return Surface::Felt; }
};

} // namespace

std::unique_ptr<GameTable> makeDurakTable()
{
    return std::make_unique<DurakTable>();
}

} // namespace parlour
