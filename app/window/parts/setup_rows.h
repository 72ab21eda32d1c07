// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows of the sheets that set something up: a seat or a bot to choose, and an option of the rules. Used by the sheets of a
// new game and of a new contest.
#pragma once

#include "app/bots/strengths.h"
#include "app/widgets/controls.h"
#include "engine/core/rules_text.h"

#include <string>
#include <vector>

namespace parlour {

/// A row of the list of bots, or of a seat.
class SeatRow : public RowButton {
    Q_OBJECT

public:
    /// Without a strength none is shown.
    SeatRow(const QString& name, const QString& line, const std::optional<Strength>& strength, int height);
    /// Makes it a seat, with the disc of who sits there.
    void setDisc(const QColor& colour, bool person, int portrait = -1);
    /// Shows a small portrait before the name, as rows of a list have it.
    void setPortrait(int portrait) { portrait_ = portrait; }
    void setLit(bool lit) { lit_ = lit; }
    void setSign(std::optional<Icon> sign) { sign_ = sign; }
    QSize sizeHint() const override { return {300, minimumHeight()}; }
    /// High enough for all lines of its words.
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    bool isSeat() const { return disc_.isValid(); }
    /// Where the Elo begins in a row of this width, and the sign.
    static double eloAt(double width) { return signAt(width) - 8 - kEloRoom; }
    static double signAt(double width) { return width - 12 - 20; }
    /// The character's part of a row.
    double nameAt() const;
    double lineAt(double width) const;
    double lineRoom(double width) const;
    /// Name and character, together in the middle of `box`.
    void drawLines(QPainter& painter, const QRectF& box, Qt::Alignment start);
    /// The figure, and below it what it is and its error.
    void drawElo(QPainter& painter, const QRectF& box);

    static constexpr double kEloRoom = 60; ///< px

    QString line_;
    std::optional<Strength> strength_;
    QColor disc_;
    int portrait_ = -1;
    bool person_ = false;
    bool lit_ = false;
    std::optional<Icon> sign_;
};

/// One option: its name, what the chosen value means, and a control.
class RuleRow : public QWidget {
    Q_OBJECT

public:
    RuleRow(const RuleOption& option, const std::string& value);

    const RuleOption& option() const { return option_; }
    const std::vector<std::string>& values() const { return values_; }
    /// Empty `why`: it is possible.
    void setImpossible(std::size_t value, const QString& why);
    /// Shows what the value means.
    void explain(const std::string& value);

signals:
    void changed(const std::string& value);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void complain(const QString& why);
    QWidget* makeSwitch(const QString& name, const std::string& value);
    QWidget* makeSegment(const QString& name, const std::string& value);
    QWidget* makeField(const QString& name, const std::string& value);

    const RuleOption& option_;
    std::vector<std::string> values_;
    Segment* segment_ = nullptr;
    QLabel* explanation_ = nullptr;
};

/// For a seed of up to 16 hexadecimal digits; `empty` tells what it means to give none.
QLineEdit* makeSeedField(const QString& name, const QString& empty);

} // namespace parlour
