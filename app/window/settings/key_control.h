// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The control of a shortcut in the settings: shows its key, takes another one, and tells conflicts.
#pragma once

#include "app/widgets/controls.h"
#include "app/window/parts/shortcuts.h"

namespace parlour {

/// A button with a key. Pressed, it waits for another one; Esc or leaving it ends that.
class KeyField : public Button {
    Q_OBJECT

public:
    /// `name`: of the shortcut.
    explicit KeyField(const QString& name);
    void setKey(const QString& key);

signals:
    void pressedKey(const QString& key);

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void wait(bool on);

    QString name_;
    QString key_;
    bool isWaiting_ = false;
};

class KeyControl : public QWidget {
    Q_OBJECT

public:
    KeyControl(const Settings& settings, const Shortcut& shortcut);
    void takeFocus() { field_->setFocus(Qt::TabFocusReason); }

signals:
    void chosen(const parlour::KeyMap& keys);

private:
    const KeyMap& keys() const;
    void showKey();
    void take(const QString& key);
    void tell(const QString& words, const std::optional<KeyMap>& swapped = std::nullopt);
    QString refusal(const QString& key) const;

    const Settings& settings_;
    const Shortcut shortcut_;
    KeyField* field_;
    Button* back_;
    QWidget* conflict_ = nullptr; ///< null: there is none
};

} // namespace parlour
