// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/setup_rows.h"

#include "app/draw/portrait.h"
#include "app/store/translation.h"
#include "app/widgets/number_field.h"
#include "app/widgets/window_style.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr double kSmallPortrait = 30;
constexpr int kMaxSegments = 8; ///< a longer range gets a field with arrows

/// The width, px, for a name in the list of bots, in a row of this width.
double nameRoom(double width)
{
    return std::clamp(width * 0.24, 84.0, 150.0);
}

/// The values of an option as segments; empty if the range is too long.
std::vector<std::string> valuesOf(const RuleOption& option)
{
    std::vector<std::string> values;
    for (const RuleValue& each : option.values)
        values.push_back(each.value);
    if (values.empty() && option.high - option.low < kMaxSegments)
        for (int each = option.low; each <= option.high; ++each)
            values.push_back(std::to_string(each));
    return values;
}

} // namespace

SeatRow::SeatRow(const QString& name, const QString& line, int height) : line_(line)
{
    setText(name);
    setAccessibleName(name);
    setAccessibleDescription(line_);
    setMinimumHeight(height);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

double SeatRow::lineAt(double width) const
{
    return isSeat() ? 60 : nameAt() + nameRoom(width) + 6;
}

double SeatRow::nameAt() const
{
    return portrait_ >= 0 ? 10 + kSmallPortrait + 8 : 12;
}

double SeatRow::lineRoom(double width) const
{
    const double end = isSeat() || sign_ ? signAt(width) : width - 12;
    return std::max(end - 8 - lineAt(width), 40.0);
}

int SeatRow::heightForWidth(int width) const
{
    const auto tall = [](const QFont& font, double room, const QString& text) {
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, room, 1e4), Qt::TextWordWrap, text).height();
    };
    const double line = tall(typeFont(12), lineRoom(width), line_);
    const double words = isSeat() ? QFontMetricsF(typeFont(14, true)).height() + line
                                  : std::max(line, tall(typeFont(13, true), nameRoom(width), text()));
    return std::max(minimumHeight(), static_cast<int>(std::ceil(words)) + 10);
}

void SeatRow::setDisc(const QColor& colour, bool person, int portrait)
{
    portrait_ = portrait;
    disc_ = colour;
    person_ = person;
}

void SeatRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Ink colours = ink(this);
    QColor ground = isSeat() ? colours.raise : QColor(Qt::transparent);
    if (highlighted_ && !isSeat()) {
        ground = colours.brass;
        ground.setAlphaF(0.15F);
    }
    const QColor line = highlighted_ ? colours.brass : colours.line;
    paintBox(painter, underMouse() ? colours.raise2 : ground, isSeat() ? line : QColor());

    const bool mirrored = isRightToLeft();
    const auto cell = [&](double x, double w) {
        return mirrored ? QRectF(width() - x - w, 0, w, height()) : QRectF(x, 0, w, height());
    };
    const Qt::Alignment start = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    if (isSeat()) {
        const QRectF disc = cell(12, 36);
        drawDisc(painter, {disc.x(), height() / 2.0 - 18, 36, 36}, text(), person_, disc_, portrait_);
        drawLines(painter, cell(lineAt(width()), lineRoom(width())), start);
    } else {
        painter.setFont(typeFont(13, true));
        painter.setPen(colours.text);
        if (portrait_ >= 0)
            portrait::draw(painter,
                           {cell(10, kSmallPortrait).x(), (height() - kSmallPortrait) / 2.0, kSmallPortrait, kSmallPortrait},
                           portrait_, colours.raise2);
        painter.drawText(cell(nameAt(), nameRoom(width())), static_cast<int>(Qt::AlignVCenter | start) | Qt::TextWordWrap,
                         text());
        painter.setFont(typeFont(12));
        painter.setPen(colours.dim);
        painter.drawText(cell(lineAt(width()), lineRoom(width())),
                         static_cast<int>(Qt::AlignVCenter | start) | Qt::TextWordWrap, line_);
    }
    if (sign_)
        drawIcon(painter, cell(signAt(width()), 20), *sign_, colours.text);
}

void SeatRow::drawLines(QPainter& painter, const QRectF& box, Qt::Alignment start)
{
    const Ink colours = ink(this);
    const int side = static_cast<int>(start);
    painter.setFont(typeFont(12));
    const double tall = painter.boundingRect(box, side | Qt::TextWordWrap, line_).height();
    const double name = QFontMetrics(typeFont(14, true)).height();
    const double top = (height() - name - tall) / 2;
    painter.setPen(colours.dim);
    painter.drawText(QRectF(box.x(), top + name, box.width(), tall), side | Qt::TextWordWrap, line_);
    painter.setFont(typeFont(14, true));
    painter.setPen(colours.text);
    painter.drawText(QRectF(box.x(), top, box.width(), name), side, text());
}

RuleRow::RuleRow(const RuleOption& option, const std::string& value) : option_(option), values_(valuesOf(option))
{
    const QString name = translated(option.label);
    setMinimumHeight(62);
    auto* row = makeLayout<QHBoxLayout>(16, this, {0, 8, 0, 8});
    auto* words = makeLayout<QVBoxLayout>(2);
    words->addStretch();
    words->addWidget(makeParagraph(name, 14, true));
    explanation_ = makeParagraph({}, 12, false, true);
    words->addWidget(explanation_);
    words->addStretch();
    if (option.isSwitch())
        row->addWidget(makeSwitch(name, value));
    else if (!values_.empty())
        row->addWidget(makeSegment(name, value));
    else
        row->addWidget(makeField(name, value));
    row->insertLayout(0, words, 1); // after the control, so that a search by name finds the control, not the label
    explain(value);
}

void RuleRow::setImpossible(std::size_t value, const QString& why)
{
    if (segment_)
        segment_->button(static_cast<int>(value))->setImpossible(why);
}

void RuleRow::explain(const std::string& value)
{
    const auto at = std::find_if(option_.values.begin(), option_.values.end(),
                                 [&](const RuleValue& each) { return each.value == value; });
    explanation_->setText(translated(at == option_.values.end() ? option_.explanation : at->explanation));
    explanation_->setForegroundRole(QPalette::PlaceholderText);
}

void RuleRow::showProblem(const QString& why)
{
    explanation_->setText(why);
    explanation_->setForegroundRole(QPalette::BrightText);
}

void RuleRow::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(0, 0, width(), 1, ink(this).line);
}

QWidget* RuleRow::makeSwitch(const QString& name, const std::string& value)
{
    auto* control = new Switch(name, value == "on");
    connect(control, &Switch::toggled, this, [this](bool on) { emit changed(on ? "on" : "off"); });
    return control;
}

QWidget* RuleRow::makeSegment(const QString& name, const std::string& value)
{
    QStringList labels;
    for (std::size_t i = 0; i < values_.size(); ++i)
        labels << (option_.values.empty() ? QString::fromStdString(values_[i]) : translated(option_.values[i].label));
    const auto at = std::find(values_.begin(), values_.end(), value);
    segment_ = new Segment(name, labels, static_cast<int>(at - values_.begin()));
    connect(segment_, &Segment::chosen, this, [this](int i) { emit changed(values_[static_cast<std::size_t>(i)]); });
    connect(segment_, &Segment::refused, this, [this](int, const QString& why) { showProblem(why); });
    return segment_;
}

QWidget* RuleRow::makeField(const QString& name, const std::string& value)
{
    auto* control = new NumberField(name, QString::fromStdString(value).toInt(), option_.low, option_.high);
    connect(control, &QSpinBox::valueChanged, this, [this](int each) { emit changed(std::to_string(each)); });
    return control;
}

QLineEdit* makeSeedField(const QString& name, const QString& empty)
{
    auto* field = new QLineEdit;
    field->setAccessibleName(name);
    field->setToolTip(name);
    field->setPlaceholderText(empty);
    field->setValidator(new QRegularExpressionValidator(QRegularExpression("\\s*([0-9A-Fa-f]\\s*){0,16}"), field));
    field->setFixedHeight(32);
    field->setMinimumWidth(96);
    field->setMaximumWidth(178);
    styleField(field);
    return field;
}

} // namespace parlour
