// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drives the window by accessible names: finds visible elements in the accessibility tree and presses them.
#pragma once

#include "app/stage/stage.h"
#include "app/window/history/history_page.h"
#include "app/window/lobby/lobby_page.h"
#include "app/window/play/table_page.h"
#include "app/window/shell/main_window.h"
#include "engine/games.h"
#include "tests/app/frames.h"
#include "tests/resources.h"

#include <QAbstractButton>
#include <QAbstractEventDispatcher>
#include <QAccessible>
#include <QApplication>
#include <QPointer>
#include <QSignalSpy>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

namespace parlour::test {

/// Releases a button that was pressed through the tree, which Qt holds down for 100 ms, by firing its timer at once.
inline void letGo(const QPointer<QAbstractButton>& button)
{
    if (!button || !button->isDown())
        return;
    for (const auto& timer : QAbstractEventDispatcher::instance()->registeredTimers(button)) {
        QTimerEvent event(timer.timerId);
        if (button && button->isDown())
            QCoreApplication::sendEvent(button, &event);
    }
}

/// A window with its own folder, without pauses and movement.
class Driver {
public:
    Driver()
    {
        qputenv("PARLOUR_HOME", home_.path().toUtf8());
        open();
    }
    void close() { window_.reset(); }
    /// Closes the window and starts the program again.
    void open()
    {
        close();
        window_ = std::make_unique<MainWindow>("en");
        window_->library().shareTables(resources());
        Preferences preferences = window_->library().settings().preferences();
        preferences.pace = 0;
        preferences.sound = Preferences::Sound::Off;
        preferences.rollsDice = false;
        window_->library().settings().setPreferences(preferences);
        Settings& settings = window_->library().settings();
        for (const GameInfo& info : games()) // so that no game offers its lesson first
            if (const QString game = QString::fromStdString(info.id); settings.lesson(game) == Settings::LessonState())
                settings.setLesson(game, {true, false, 0});
        window_->resize(1280, 800);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        settle(*window_); // the lobby reads its games after the first frame
    }
    MainWindow& window() { return *window_; }
    /// The part of the window with this class; null if there is none.
    template <class T>
    T* part()
    {
        return window_->findChild<T*>();
    }
    /// The session of the table; waits until there is one.
    const Session& session()
    {
        if (!comesTrue([&] { return window_->table() != nullptr; }))
            qWarning("no table comes");
        const TablePage* table = window_->table();
        if (!table)
            qFatal("there is no table");
        return table->session();
    }
    QString home() const { return home_.path(); }

    /// The first visible element whose name fits; null if there is none.
    QAccessibleInterface* find(const std::function<bool(const QString&)>& fits)
    {
        return findBelow(QAccessible::queryAccessibleInterface(window_.get()), fits);
    }
    QAccessibleInterface* find(const QString& name)
    {
        return find([&](const QString& each) { return each == name; });
    }
    bool shows(const QString& part)
    {
        return find([&](const QString& each) { return each.contains(part); }) != nullptr;
    }
    /// Waits for an element whose name fits and performs its first action.
    bool press(const std::function<bool(const QString&)>& fits)
    {
        QAccessibleInterface* element = nullptr;
        if (!comesTrue([&] { return (element = find(fits)) != nullptr; }) || !element->actionInterface()
            || element->actionInterface()->actionNames().isEmpty())
            return false;
        const QPointer<QAbstractButton> button = qobject_cast<QAbstractButton*>(element->object());
        element->actionInterface()->doAction(element->actionInterface()->actionNames().front());
        letGo(button);
        settle(*window_);
        return !button || !button->isDown();
    }
    bool press(const QString& name)
    {
        return press([&](const QString& each) { return each == name; });
    }
    /// Opens a menu and chooses the entry that starts with `entry`.
    bool choose(const QString& menu, const QString& entry)
    {
        return press(menu) && press([&](const QString& name) { return name.startsWith(entry); });
    }
    /// Whether the menu offers an entry that starts with `entry`.
    bool offers(const QString& menu, const QString& entry)
    {
        if (!press(menu))
            return false;
        const bool isOffered = find([&](const QString& name) { return name.startsWith(entry); }) != nullptr;
        if (QWidget* open = QApplication::activePopupWidget())
            open->close();
        settle(*window_);
        return isOffered;
    }

    /// Presses pieces of the stage in turn until the person has acted.
    bool actOnce()
    {
        const int before = session().line().length();
        auto* stage = window_->findChild<Stage*>();
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(stage);
        for (int round = 0; round < 3; ++round)
            for (int i = 0; i < tree->childCount(); ++i) {
                QAccessibleInterface* piece = tree->child(i);
                if (!piece || !piece->actionInterface() || piece->actionInterface()->actionNames().isEmpty())
                    continue;
                piece->actionInterface()->doAction(piece->actionInterface()->actionNames().front());
                for (int wait = 0; wait < 3; ++wait)
                    QCoreApplication::processEvents();
                if (session().line().length() != before)
                    return true;
            }
        return false;
    }

private:
    QAccessibleInterface* findBelow(QAccessibleInterface* node, const std::function<bool(const QString&)>& fits)
    {
        if (!node || node->state().invisible)
            return nullptr;
        if (fits(node->text(QAccessible::Name)))
            return node;
        for (int i = 0; i < node->childCount(); ++i)
            if (QAccessibleInterface* found = findBelow(node->child(i), fits))
                return found;
        return nullptr;
    }

    QTemporaryDir home_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace parlour::test
