// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/tournament/next_match.h"

#include "app/seating/positions.h"
#include "app/widgets/window_style.h"
#include "engine/base/index.h"
#include "engine/record/record.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kDisc = 52; ///< px
constexpr int kMedals = 3; ///< places with a medal

/// The portrait of a player.
class PlayerSign : public QWidget {
public:
    explicit PlayerSign(const SeatInfo& player) : player_(player) { setFixedSize(kDisc, kDisc); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        drawDisc(painter, QRectF(rect()), player_.name, player_.person, player_.colour, player_.portrait);
    }

private:
    SeatInfo player_;
};

/// A medal of gold, silver or bronze with its place, on a ribbon.
class MedalSign : public QWidget {
public:
    explicit MedalSign(int place) : place_(place) { setFixedSize(kDisc, kDisc + 12); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        constexpr QRgb kMetal[] = {0xFFE3B341, 0xFFBFC7CE, 0xFFC98A55};
        constexpr QRgb kEdge[] = {0xFF9C7416, 0xFF7F8890, 0xFF87542A};
        WidgetPainter painter(this);
        const QPointF middle(width() / 2.0, height() - 24);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x20, 0x5F, 0x9C));
        painter.drawPolygon(QPolygonF(
            {{middle.x() - 18, 0}, {middle.x() - 4, 0}, {middle.x() + 8, middle.y()}, {middle.x() - 6, middle.y()}}));
        painter.setBrush(QColor(0xB3, 0x20, 0x2C));
        painter.drawPolygon(QPolygonF(
            {{middle.x() + 18, 0}, {middle.x() + 4, 0}, {middle.x() - 8, middle.y()}, {middle.x() + 6, middle.y()}}));
        painter.setPen(QPen(QColor::fromRgb(kEdge[place_ - 1]), 2));
        painter.setBrush(QColor::fromRgb(kMetal[place_ - 1]));
        painter.drawEllipse(middle, 22, 22);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(middle, 17, 17);
        painter.setPen(QColor(0x2A, 0x1E, 0x08));
        painter.setFont(typeFont(20, true));
        painter.drawText(QRectF(middle.x() - 17, middle.y() - 17, 34, 34), Qt::AlignCenter, QLocale().toString(place_));
    }

private:
    int place_;
};

bool isOwn(const Tournament& tournament, int entrant)
{
    return tournament.now->plan.entrants[asIndex(entrant)] == kPerson;
}

/// The place of an entrant at the end.
int placeOf(const Tournament& tournament, int entrant)
{
    for (const TableRow& row : tournament.now->table.rows)
        if (row.entrant == entrant)
            return row.rank;
    return 0;
}

QString medalText(const Tournament& tournament, int entrant, const QString& name)
{
    const int place = placeOf(tournament, entrant);
    const bool own = isOwn(tournament, entrant);
    switch (place) {
    case 1:
        return own ? NextMatch::tr("You win the tournament: gold") : NextMatch::tr("%1 wins the tournament: gold").arg(name);
    case 2:
        return own ? NextMatch::tr("You come second: silver") : NextMatch::tr("%1 comes second: silver").arg(name);
    case 3:
        return own ? NextMatch::tr("You come third: bronze") : NextMatch::tr("%1 comes third: bronze").arg(name);
    default:
        return own ? NextMatch::tr("You come in at place %1").arg(place)
                   : NextMatch::tr("%1 comes in at place %2").arg(name).arg(place);
    }
}

} // namespace

NextMatch::NextMatch(QWidget* parent) : Panel(parent), row_(new QHBoxLayout(this))
{
    row_->setContentsMargins(20, 14, 20, 14);
    row_->setSpacing(14);
    setMinimumHeight(88);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void NextMatch::show(const Tournament& tournament, const std::vector<SeatInfo>& players, Others others)
{
    clearLayout(row_);
    if (tournament.isOver())
        showMedals(tournament, players);
    else if (const PersonMatch* match = tournament.next())
        showMatch(tournament, *match, players);
    else
        showOthers(others);
}

QVBoxLayout* NextMatch::addWords(const QString& title, const QString& line)
{
    auto* words = makeLayout<QVBoxLayout>(3);
    words->addStretch();
    words->addWidget(makeParagraph(title, 20, true));
    if (!line.isEmpty()) {
        words->addWidget(makeParagraph(line, 14, false, true));
    }
    words->addStretch();
    row_->addLayout(words, 1);
    return words;
}

void NextMatch::showMatch(const Tournament& tournament, const PersonMatch& match, const std::vector<SeatInfo>& players)
{
    const std::vector<int>& who = tournament.now->pairings[asIndex(match.pairing)].entrants;
    // The person whose match it is comes first, the owner of the program before others.
    const bool isTurned = isOwn(tournament, who[1]) || (!isOwn(tournament, who[0]) && !players[asIndex(who[0])].person);
    const int one = who[isTurned ? 1 : 0];
    const int other = who[isTurned ? 0 : 1];
    for (const int each : {one, other})
        row_->addWidget(new PlayerSign(players[asIndex(each)]));
    const QString against = titleOf(players[asIndex(other)]);
    const bool own = isOwn(tournament, one);
    const QString round = tournament.isCup()
        ? tr("Round %1").arg(tournament.nextRound() + 1)
        : tr("Round %1 of %2").arg(tournament.nextRound() + 1).arg(tournament.rounds.size());
    addWords(own ? tr("Your next match: against %1").arg(against)
                 : tr("The next match: %1 against %2").arg(players[asIndex(one)].name, against),
             round);
    auto* play = new Button(Button::Kind::Primary, Icon::Play, tr("Play"));
    play->setExtent(44, 124);
    connect(play, &Button::clicked, this, &NextMatch::playWanted);
    row_->addWidget(play);
}

void NextMatch::showMedals(const Tournament& tournament, const std::vector<SeatInfo>& players)
{
    const std::vector<int>& people = tournament.now->plan.shape.people;
    for (const int person : people) {
        if (const int place = placeOf(tournament, person); place >= 1 && place <= kMedals)
            row_->addWidget(new MedalSign(place));
        const int winner = tournament.now->table.rows.front().entrant;
        const bool isWon = placeOf(tournament, person) == 1;
        addWords(medalText(tournament, person, players[asIndex(person)].name),
                 isWon || people.size() > 1 ? QString()
                                            : tr("%1 wins the tournament.").arg(titleOf(players[asIndex(winner)])));
    }
}

void NextMatch::showOthers(Others others)
{
    addWords(others == Others::Playing ? tr("The others are playing") : tr("The others have matches to play"),
             others == Others::Playing ? tr("Your next match follows.") : QString());
    if (others == Others::Playing)
        return;
    auto* go = new Button(Button::Kind::Primary, Icon::Play, tr("Let them play"));
    go->setExtent(44, 124);
    connect(go, &Button::clicked, this, &NextMatch::othersWanted);
    row_->addWidget(go);
}

QString roundWord(const Tournament& tournament, const std::vector<SeatInfo>& players)
{
    const int rounds = tournament.completeRounds();
    if (rounds == 0 || tournament.isCup() || tournament.isOver())
        return {};
    const std::vector<PointsLine> lines = tournament.table(rounds);
    const int points = qRound(lines.front().points);
    const int leaders =
        static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const PointsLine& line) { return line.place == 1; }));
    const auto own =
        std::find_if(lines.begin(), lines.end(), [&](const PointsLine& line) { return isOwn(tournament, line.entrant); });
    if (own != lines.end() && own->place == 1)
        return (leaders == 1 ? NextMatch::tr("After round %1 you lead with %n point(s).", nullptr, points)
                             : NextMatch::tr("After round %1 you share the lead with %n point(s).", nullptr, points))
            .arg(rounds);
    const QString leader = leaders == 1 ? players[asIndex(lines.front().entrant)].name : QString();
    const QString head = leader.isEmpty()
        ? NextMatch::tr("After round %1 the best share the lead with %n point(s).", nullptr, points).arg(rounds)
        : NextMatch::tr("After round %1 the lead is with %2, who has %n point(s).", nullptr, points).arg(rounds).arg(leader);
    return own == lines.end() ? head : head + ' ' + NextMatch::tr("You are in place %1.").arg(own->place);
}

} // namespace parlour
