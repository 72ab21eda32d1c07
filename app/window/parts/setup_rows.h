// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows of the sheets for a new game and a new contest: seats, bots, and options of the rules.
#pragma once

#include "app/widgets/controls.h"
#include "engine/core/rules_text.h"

#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// The row of a bot in a list, or of a seat.
class SeatRow : public RowButton {
    Q_OBJECT

public:
    SeatRow(const QString& name, const QString& line, int height);
    /// Makes this the row of a seat, with the disc of its player.
    void setDisc(const QColor& colour, bool person, int portrait = -1);
    /// Shows a small portrait before the name, for rows of a list.
    void setPortrait(int portrait) { portrait_ = portrait; }
    void setHighlighted(bool highlighted) { highlighted_ = highlighted; }
    void setSign(std::optional<Icon> sign) { sign_ = sign; }
    QSize sizeHint() const override { return {300, minimumHeight()}; }
    /// Fits all lines of the text.
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    bool isSeat() const { return disc_.isValid(); }
    /// The x coordinate, px, of the sign in a row of this width.
    static double signAt(double width) { return width - 12 - 20; }
    /// The x coordinates of name and character, and the width of the latter, px.
    double nameAt() const;
    double lineAt(double width) const;
    double lineRoom(double width) const;
    /// Draws name and character, vertically centred in `box`.
    void drawLines(QPainter& painter, const QRectF& box, Qt::Alignment start);

    QString line_;
    QColor disc_;
    int portrait_ = -1;
    bool person_ = false;
    bool highlighted_ = false;
    std::optional<Icon> sign_;
};

/// One option of the rules: its name, the meaning of the chosen value, and a control.
class RuleRow : public QWidget {
    Q_OBJECT

public:
    RuleRow(const RuleOption& option, const std::string& value);

    const RuleOption& option() const { return option_; }
    const std::vector<std::string>& values() const { return values_; }
    /// Disables a value and shows the reason; an empty `why` enables it.
    void setImpossible(std::size_t value, const QString& why);
    /// Shows the meaning of a value.
    void explain(const std::string& value);

signals:
    void changed(const std::string& value);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void showProblem(const QString& why);
    QWidget* makeSwitch(const QString& name, const std::string& value);
    QWidget* makeSegment(const QString& name, const std::string& value);
    QWidget* makeField(const QString& name, const std::string& value);

    const RuleOption& option_;
    std::vector<std::string> values_;
    Segment* segment_ = nullptr;
    QLabel* explanation_ = nullptr;
};

/// A field for a seed of up to 16 hexadecimal digits. `empty`: the placeholder, which says what happens without a seed.
QLineEdit* makeSeedField(const QString& name, const QString& empty);

} // namespace parlour
