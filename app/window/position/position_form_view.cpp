// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/position/position_form_view.h"

#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/flow_layout.h"
#include "app/window/parts/card_grid.h"
#include "app/window/position/form_edit.h"
#include "app/window/position/picture_field.h"
#include "app/window/position/place_row.h"
#include "engine/core/any_match.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kControl = 36; ///< px, height of a control below its label
constexpr int kCard = 36, kLargestCard = 46; ///< px, width of a card of the grid
constexpr std::size_t kFirstRules = 3; ///< above the other controls, at most
constexpr std::size_t kSegments = 4; ///< choices shown next to each other, at most

/// The lines that decide which controls there are, without their values.
QString shapeOf(const PositionForm& form)
{
    QStringList parts;
    for (const FormRow& row : form.rows) {
        parts << row.title;
        for (const FormControl& each : row.controls) {
            parts << each.name << QString::number(static_cast<int>(each.kind)) << QString::number(each.low)
                  << QString::number(each.high);
            for (const FormChoice& choice : each.choices)
                parts << choice.value;
        }
    }
    for (const auto& row : form.cards.rows)
        for (const DeckCard& card : row)
            parts << card.id;
    for (const FormPlace& place : form.cards.places)
        parts << place.key;
    return parts.join(QLatin1Char('\n'));
}

} // namespace

FormNumber::FormNumber(const FormControl& control)
    : NumberField(control.name, control.low, control.low, control.high),
      low_(control.mayBeEmpty ? control.low + 1 : control.low),
      step_(control.step),
      mayBeEmpty_(control.mayBeEmpty)
{
    setKeyboardTracking(false);
    setFixedWidth(84);
    if (mayBeEmpty_)
        setSpecialValueText(QStringLiteral("–"));
    connect(this, &QSpinBox::valueChanged, this,
            [this](int value) { emit chosen(mayBeEmpty_ && value < low_ ? QString() : QString::number(value)); });
}

void FormNumber::show(const QString& value)
{
    setValue(value.isEmpty() ? minimum() : value.toInt());
    showSteps();
}

/// Goes from step to step; the number below the lowest one is none.
void FormNumber::stepBy(int steps)
{
    const int now = value();
    const int index = now < low_ ? -1 : (now - low_) / step_;
    setValue(index + steps < 0 ? minimum() : low_ + (index + steps) * step_);
    selectAll();
}

void FormNumber::keyPressEvent(QKeyEvent* event)
{
    const bool isAll = lineEdit()->selectedText() == lineEdit()->text();
    if (mayBeEmpty_ && isAll && (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete))
        setValue(minimum());
    else
        NumberField::keyPressEvent(event);
}

void FormNumber::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        NumberField::wheelEvent(event);
    else
        event->ignore(); // scrolls the form
}

PositionFormView::PositionFormView(const WindowStyle& style) : style_(style) {}

void PositionFormView::show(const GameInfo& info, const PositionLines& lines)
{
    info_ = &info;
    lines_ = lines;
    form_ = formOf(lines);
    if (const QString shape = shapeOf(form_); shape != shape_) {
        shape_ = shape;
        build();
    }
    fill();
}

PositionForm PositionFormView::formOf(const PositionLines& lines) const
{
    const GameTable* table = findTable(info_->id);
    const Canvas canvas = style_.canvas({}, table ? table->surface() : Surface::Felt);
    const PositionFormOf game = findPositionForm(info_->id);
    PositionForm form = game.form ? game.form(lines, canvas) : PositionForm();
    if (game.lay) { // the table has them
        for (FormRow& row : form.rows)
            std::erase_if(row.controls, [](const FormControl& each) { return !each.area.isEmpty(); });
        std::erase_if(form.rows, [](const FormRow& each) { return each.controls.empty(); });
        std::erase_if(form.cards.places, [](const FormPlace& each) { return !each.area.isEmpty(); });
        for (auto& row : form.cards.rows)
            std::erase_if(row, [&form](const DeckCard& card) {
                const auto& places = form.cards.places;
                return std::none_of(places.begin(), places.end(),
                                    [&](const FormPlace& each) { return accepts(each, card.id); });
            });
        std::erase_if(form.cards.rows, [](const auto& row) { return row.empty(); });
    }
    // The first rules make up the table, such as the number of players.
    FormRow rules = rulesRow(lines), others{tr("Rules"), {}, true};
    while (rules.controls.size() > kFirstRules) {
        others.controls.insert(others.controls.begin(), std::move(rules.controls.back()));
        rules.controls.pop_back();
    }
    if (!rules.controls.empty())
        form.rows.insert(form.rows.begin(), std::move(rules));
    if (!others.controls.empty())
        form.rows.push_back(std::move(others));
    return form;
}

/// The rules that a new game offers first; others are in the text.
FormRow PositionFormView::rulesRow(const PositionLines& lines) const
{
    FormRow row;
    const RuleMap given = parseRuleMap(lines.value("rules")).optional().value_or(RuleMap());
    for (const RuleOption& option : *info_->options) {
        if (option.isHidden() || option.advanced)
            continue;
        FormControl control;
        control.name = translated(option.label);
        control.value = QString::fromStdString(valueOf(option, given));
        control.field = "rules";
        control.low = option.low;
        control.high = option.high;
        if (!option.values.empty())
            control.kind = FormControl::Kind::Choice;
        for (const RuleValue& each : option.values)
            control.choices.push_back({QString::fromStdString(each.value), translated(each.label)});
        control.set = [key = option.key](PositionLines& into, const QString& value) {
            RuleMap rules = parseRuleMap(into.value("rules")).optional().value_or(RuleMap());
            rules[key] = value.toStdString();
            into.set("rules", toText(rules));
        };
        row.controls.push_back(std::move(control));
    }
    return row;
}

void PositionFormView::build()
{
    const QWidget* focused = focusWidget();
    const QString before = focused && isAncestorOf(focused) ? focused->objectName() : QString();
    const std::size_t place = currentPlace();
    for (const Unit& unit : units_) // a number that is being typed is finished when its field goes
        unit.control->disconnect(this);
    clearWidget(this);
    units_.clear();
    places_.clear();
    grid_ = nullptr;
    auto* column = makeLayout<QVBoxLayout>(8, this, {0, 0, 10, 0});
    const auto below = std::find_if(form_.rows.begin(), form_.rows.end(), [](const FormRow& each) { return each.isBelow; });
    const auto above = static_cast<std::size_t>(below - form_.rows.begin());
    for (std::size_t row = 0; row < above; ++row)
        addRow(column, row);
    if (!form_.cards.places.empty())
        addCards(column);
    for (std::size_t row = above; row < form_.rows.size(); ++row)
        addRow(column, row);
    column->addStretch();
    if (!places_.empty())
        places_[std::min(place, places_.size() - 1)]->setChecked(true);
    if (QWidget* again = before.isEmpty() ? nullptr : findChild<QWidget*>(before))
        again->setFocus();
}

void PositionFormView::addRow(QVBoxLayout* column, std::size_t row)
{
    if (!form_.rows[row].title.isEmpty())
        column->addWidget(makeLabel(form_.rows[row].title, 14, true));
    auto* line = new FlowLayout(8, 8);
    column->addLayout(line);
    for (std::size_t i = 0; i < form_.rows[row].controls.size(); ++i) {
        const FormControl& control = form_.rows[row].controls[i];
        QWidget* made = makeControl(control, row, i);
        made->setObjectName(QStringLiteral("form:%1:%2").arg(row).arg(i));
        auto* unit = makeLayout<QVBoxLayout>(1);
        QLabel* label = makeLabel(control.name, 12, false, true);
        const bool hasLabel = control.kind != FormControl::Kind::Picture || control.showsName;
        if (hasLabel) {
            unit->addWidget(label);
        } else {
            label->setParent(made);
            label->hide();
        }
        // Centred in the height of the highest control, so that labels of a line are level.
        const int height = made->sizeHint().expandedTo(made->minimumSize()).height();
        const int spare = std::max(0, kControl - height) / 2;
        unit->addSpacing(spare);
        unit->addWidget(made, 0, Qt::AlignLeading);
        unit->addSpacing(spare);
        line->addItem(unit);
        units_.push_back({made, label, control.name, control.field});
    }
}

QWidget* PositionFormView::makeControl(const FormControl& control, std::size_t row, std::size_t index)
{
    const QString& title = form_.rows[row].title;
    const QString name = title.isEmpty() ? control.name : tr("%1: %2", "a row and a control in it").arg(title, control.name);
    const auto write = [this, row, index](const QString& value) { change(row, index, value); };
    if (control.kind == FormControl::Kind::Picture) {
        auto* field = new PictureField(name, control.aspect);
        connect(field, &PictureField::chosen, this, write);
        connect(field, &PictureField::typed, this, [this] { focusNextChild(); });
        return field;
    }
    if (control.kind == FormControl::Kind::Number) {
        auto* field = new FormNumber(control);
        field->setAccessibleName(name);
        connect(field, &FormNumber::chosen, this, write);
        return field;
    }
    if (control.choices.size() > kSegments) {
        auto* chooser = new Chooser(name);
        for (const FormChoice& each : control.choices)
            chooser->addChoice(each.name, each.value);
        connect(chooser, &Chooser::chosen, this, write);
        return chooser;
    }
    QStringList labels;
    for (const FormChoice& each : control.choices)
        labels << each.name;
    auto* segment = new Segment(name, labels, -1);
    connect(segment, &Segment::chosen, this, [this, write, row, index](int which) {
        write(form_.rows[row].controls[index].choices[static_cast<std::size_t>(which)].value);
    });
    return segment;
}

void PositionFormView::addCards(QVBoxLayout* column)
{
    const FormCards& cards = form_.cards;
    auto* rows = makeLayout<QGridLayout>(4);
    for (std::size_t i = 0; i < cards.places.size(); ++i) {
        auto* row = new PlaceRow;
        row->setObjectName(QStringLiteral("place:%1").arg(i));
        connect(row, &PlaceRow::removeWanted, this, [this, i](int index) {
            finish(FormEdit{form_, lines_}.without(i, index), false);
        });
        connect(row, &PlaceRow::typed, this, [this, i](const QString& letters) { type(i, letters); });
        connect(row, &PlaceRow::dropped, this, [this, i](const QString& card) { send(card, i, false); });
        rows->addWidget(row, static_cast<int>(i / 2), static_cast<int>(i % 2));
        places_.push_back(row);
    }
    std::vector<int> columns;
    for (const auto& row : cards.rows)
        columns.push_back(static_cast<int>(row.size()));
    grid_ = new CardGrid(cards.name, columns, cards.aspect, kLargestCard);
    grid_->setMinimumHeight(static_cast<int>(columns.size()) * (static_cast<int>(kCard * cards.aspect) + 8));
    connect(grid_, &CardGrid::pressed, this, [this](int row, int at) {
        send(form_.cards.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(at)].id, currentPlace(), true);
    });
    connect(grid_, &CardGrid::removeWanted, this, [this](int row, int at) {
        takeOut(form_.cards.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(at)].id);
    });
    column->addLayout(rows);
    keys_ = makeParagraph({}, 12, false, true);
    column->addWidget(keys_);
    column->addWidget(grid_);
    connect(qApp, &QApplication::focusChanged, keys_, [this](QWidget*, QWidget* now) {
        if (now && isAncestorOf(now))
            tellKeys();
    });
    tellKeys();
}

/// Says what the keys do where the keyboard is.
void PositionFormView::tellKeys()
{
    const bool isInRow = qobject_cast<PlaceRow*>(focusWidget()) != nullptr;
    keys_->setText(isInRow
                       ? tr("Type a card to put it here; Backspace takes the last one out. Alt and a letter: to that place.")
                       : tr("On a card, a letter sends it to the place with that letter."));
}

void PositionFormView::fill()
{
    std::size_t unit = 0;
    for (const FormRow& row : form_.rows)
        for (const FormControl& control : row.controls) {
            QWidget* made = units_[unit++].control;
            const QSignalBlocker quiet(made);
            if (auto* field = qobject_cast<PictureField*>(made)) {
                field->show(control.choices, control.value);
                units_[unit - 1].name = control.showsName ? field->valueName() : control.name;
                units_[unit - 1].label->setText(units_[unit - 1].name);
            }
            if (auto* number = qobject_cast<FormNumber*>(made))
                number->show(control.value);
            if (auto* chooser = qobject_cast<Chooser*>(made))
                chooser->setCurrent(control.value);
            if (auto* segment = qobject_cast<Segment*>(made)) {
                const auto found = std::find_if(control.choices.begin(), control.choices.end(),
                                                [&](const FormChoice& each) { return each.value == control.value; });
                segment->setCurrent(found == control.choices.end() ? -1 : static_cast<int>(found - control.choices.begin()));
            }
        }
    if (grid_)
        fillCards();
}

void PositionFormView::fillCards()
{
    const FormCards& cards = form_.cards;
    for (std::size_t i = 0; i < cards.places.size(); ++i) {
        std::vector<FormChoice> shown;
        for (const QString& id : cards.places[i].cards)
            if (const DeckCard* card = findCard(cards, id))
                shown.push_back({id, card->name, card->face});
        places_[i]->show(cards.places[i], std::move(shown), cards.aspect);
    }
    for (std::size_t row = 0; row < cards.rows.size(); ++row)
        for (std::size_t at = 0; at < cards.rows[row].size(); ++at) {
            const DeckCard& card = cards.rows[row][at];
            QStringList names, keys;
            for (const FormPlace& place : cards.places)
                if (place.cards.contains(card.id)) {
                    names << place.name;
                    keys << place.key;
                }
            const auto used = usedCopies(cards, card.id);
            CardPlace* shown = grid_->rows()[row][at];
            const bool isSingle = cards.copies == 1;
            shown->show(&card,
                        isSingle ? names.isEmpty() ? tr("unknown") : names.join(QStringLiteral(", "))
                                 : tr("%n of it are placed", nullptr, static_cast<int>(used)),
                        isSingle ? 0 : static_cast<int>(used), isSingle ? keys.join(QLatin1Char(' ')) : QString());
            shown->setRefused(!isSingle && used >= cards.copies);
        }
}

std::size_t PositionFormView::currentPlace() const
{
    const auto at = std::find_if(places_.begin(), places_.end(), [](const PlaceRow* each) { return each->isChecked(); });
    return at == places_.end() ? 0 : static_cast<std::size_t>(at - places_.begin());
}

// ----------------------------------------------------------------------------------------------- changes

void PositionFormView::change(std::size_t row, std::size_t control, const QString& value)
{
    const FormControl& changed = form_.rows[row].controls[control];
    PositionLines lines = lines_;
    changed.set(lines, value);
    finish(lines, changed.field == "rules");
}

void PositionFormView::finish(const PositionLines& changed, bool isOtherGame)
{
    PositionLines lines = changed;
    if (const auto settle = findPositionForm(info_->id).settle)
        settle(lines_, lines);
    emit edited(lines, isOtherGame);
}

/// Sends a card to a place, or to the first one that takes it; with `takesBack` out of the place that it is in.
void PositionFormView::send(const QString& card, std::size_t place, bool takesBack)
{
    const FormEdit edit{form_, lines_};
    const qsizetype at = form_.cards.places[place].cards.indexOf(card);
    if (takesBack && form_.cards.copies == 1 && at >= 0)
        finish(edit.without(place, at), false);
    else if (const auto changed = edit.with(card, place))
        finish(*changed, false);
}

/// Takes a card out of the last place that it is in.
void PositionFormView::takeOut(const QString& card)
{
    for (std::size_t i = form_.cards.places.size(); i-- > 0;)
        if (const auto at = form_.cards.places[i].cards.lastIndexOf(card); at >= 0)
            return finish(FormEdit{form_, lines_}.without(i, at), false);
}

/// Adds the card with these letters; forgets letters that begin no card.
void PositionFormView::type(std::size_t place, const QString& letters)
{
    const TypedCard typed = typedCard(form_.cards, form_.cards.places[place], letters);
    if (!typed.isBeginning)
        places_[place]->letters_.clear();
    if (!typed.card.isEmpty())
        send(typed.card, place, false);
}

/// A place's letter sends the card with the keyboard there; with Alt it takes the keyboard to the place.
void PositionFormView::keyPressEvent(QKeyEvent* event)
{
    for (std::size_t i = 0; i < places_.size(); ++i)
        if (event->modifiers() == Qt::AltModifier && form_.cards.places[i].key == QKeySequence(event->key()).toString())
            return places_[i]->setFocus(Qt::TabFocusReason);
    if (const auto* card = qobject_cast<CardPlace*>(focusWidget()); card && !event->text().isEmpty())
        for (std::size_t i = 0; i < form_.cards.places.size(); ++i)
            if (form_.cards.places[i].key.compare(event->text(), Qt::CaseInsensitive) == 0)
                return send(card->cardId(), i, true);
    QWidget::keyPressEvent(event);
}

// ----------------------------------------------------------------------------------------------- what is wrong

void PositionFormView::mark(const std::string& field, const QString& why)
{
    marked_ = nullptr;
    const auto show = [&](QWidget* control, bool isWrong) {
        control->setProperty("wrong", isWrong);
        control->setAccessibleDescription(isWrong ? why : QString());
        control->update();
        if (isWrong && !marked_)
            marked_ = control;
    };
    for (const Unit& unit : units_) {
        const bool isWrong = !field.empty() && unit.field == field;
        show(unit.control, isWrong);
        unit.label->setText(isWrong ? QStringLiteral("⚠ ") + unit.name : unit.name);
        setDim(unit.label, !isWrong);
    }
    for (std::size_t i = 0; i < places_.size(); ++i)
        show(places_[i], !field.empty() && form_.cards.places[i].field == field);
}

void PositionFormView::focusMarked()
{
    if (marked_)
        marked_->setFocus(Qt::TabFocusReason);
}

QWidget* PositionFormView::last() const
{
    QWidget* last = nullptr;
    for (QWidget* each : findChildren<QWidget*>())
        if (each->focusPolicy() != Qt::NoFocus && !each->focusProxy())
            last = each;
    return last;
}

QWidget* PositionFormView::first() const
{
    return units_.empty() ? nullptr : units_.front().control;
}

} // namespace parlour
