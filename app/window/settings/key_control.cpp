// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/settings/key_control.h"

#include "app/draw/lists.h"
#include "app/stage/pressed_key.h"
#include "app/store/settings.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace parlour {

namespace {

constexpr int kFieldWidth = 132; ///< px
constexpr int kConflictWidth = 300; ///< px

} // namespace

KeyField::KeyField(const QString& name) : Button(Kind::Plain, std::nullopt, {}), name_(name)
{
    setExtent(kTarget, kFieldWidth);
    connect(this, &Button::clicked, this, [this] { wait(true); });
}

void KeyField::setKey(const QString& key)
{
    key_ = key;
    wait(false);
}

void KeyField::wait(bool on)
{
    isWaiting_ = on;
    const QString text = on ? tr("Press a key…") : keyText(key_);
    setText(text);
    //: A shortcut, and its key.
    setAccessibleName(tr("%1: %2").arg(name_, text));
}

bool KeyField::event(QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isWaiting_ || !isKey)
        return Button::event(event);
    event->accept(); // it is no shortcut now
    const auto& press = static_cast<const QKeyEvent&>(*event);
    if (event->type() == QEvent::ShortcutOverride || press.isAutoRepeat())
        return true;
    const QString key = parlour::pressedKey(press);
    if (key.isEmpty())
        return true; // a modifier: more is to come
    wait(false);
    if (press.key() != Qt::Key_Escape)
        emit pressedKey(key);
    return true;
}

void KeyField::focusOutEvent(QFocusEvent* event)
{
    if (isWaiting_)
        wait(false);
    Button::focusOutEvent(event);
}

KeyControl::KeyControl(const Settings& settings, const Shortcut& shortcut)
    : settings_(settings),
      shortcut_(shortcut),
      field_(new KeyField(sentence(shortcut.words))),
      back_(makeIconButton(Icon::Undo, tr("Set back: %1", "a shortcut").arg(sentence(shortcut.words))))
{
    auto* column = makeLayout<QVBoxLayout>(8, this);
    auto* row = makeLayout<QHBoxLayout>(4);
    row->addStretch();
    row->addWidget(back_);
    row->addWidget(field_);
    column->addLayout(row);
    back_->setExtent(kTarget, kTarget);
    connect(back_, &Button::clicked, this, [this] {
        takeFocus(); // before the button goes
        take(shortcut_.key);
    });
    connect(field_, &KeyField::pressedKey, this, &KeyControl::take);
    connect(&settings_, &Settings::changed, this, [this](const Preferences& before) {
        if (before.keys != keys())
            showKey();
    });
    showKey();
}

const KeyMap& KeyControl::keys() const
{
    return settings_.preferences().keys;
}

void KeyControl::showKey()
{
    const QString own = keys().own(shortcut_.scope, shortcut_.key);
    field_->setKey(own);
    back_->setVisible(own != shortcut_.key);
    tell({});
}

/// Gives the shortcut this key, or tells why not.
void KeyControl::take(const QString& key)
{
    if (key == keys().own(shortcut_.scope, shortcut_.key))
        return tell({});
    if (const QString why = refusal(key); !why.isEmpty())
        return tell(why);
    QStringList others;
    for (const Shortcut& each : Shortcuts::holders(keys(), shortcut_, key))
        //: The effect of a shortcut, and where it works.
        others << tr("%1 (%2)").arg(each.words, Shortcuts::nameOf(each.scope));
    const std::optional<KeyMap> swapped = Shortcuts::swapped(keys(), shortcut_, key);
    if (others.isEmpty())
        emit chosen(*swapped);
    else if (swapped)
        tell(tr("%1 is taken: %2.").arg(keyText(key), listOf(others)), swapped);
    else
        tell(tr("%1 is taken: %2. They cannot swap.").arg(keyText(key), listOf(others)));
}

/// A sentence on why the shortcut cannot have this key; empty: it can.
QString KeyControl::refusal(const QString& key) const
{
    if (Shortcuts::mayBe(shortcut_, key))
        return {};
    if (!KeyMap::mayBe(scope::kTable, key))
        return tr("%1 cannot be a shortcut.").arg(keyText(key));
    if (shortcut_.scope == scope::kEverywhere)
        return tr("Text fields need %1. Press it with Ctrl or Alt.").arg(keyText(key));
    return tr("It is shown on the table, and is one letter, digit or sign.");
}

/// Shows a message below the key until it changes; empty: removes it. With `swapped` it offers these keys.
void KeyControl::tell(const QString& words, const std::optional<KeyMap>& swapped)
{
    field_->setAccessibleDescription(words);
    if (conflict_) {
        if (conflict_->isAncestorOf(QApplication::focusWidget()))
            takeFocus();
        conflict_->hide();
        conflict_->deleteLater();
        conflict_ = nullptr;
    }
    if (words.isEmpty())
        return;
    conflict_ = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(6, conflict_);
    QLabel* text = makeParagraph(words, 12);
    text->setFixedWidth(kConflictWidth);
    text->setAlignment(Qt::AlignTrailing);
    column->addWidget(text);
    layout()->addWidget(conflict_);
    if (!swapped)
        return;
    auto* row = makeLayout<QHBoxLayout>(8);
    auto* swap = new Button(Button::Kind::Plain, std::nullopt, tr("Swap"));
    auto* leave = new Button(Button::Kind::Plain, std::nullopt, tr("Leave"));
    row->addStretch();
    for (Button* each : {swap, leave}) {
        each->setExtent(kTarget);
        each->setAccessibleDescription(words);
        row->addWidget(each);
    }
    column->addLayout(row);
    connect(swap, &Button::clicked, this, [this, now = *swapped] { emit chosen(now); });
    connect(leave, &Button::clicked, this, [this] { tell({}); });
    swap->setFocus(Qt::TabFocusReason);
}

} // namespace parlour
