// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cache of large read-only tables that all bots of a process share. Copies share the same tables, so a bot that outlives
// the window keeps its own. Passed to BotInfo::make; knows no game and opens no file.
#pragma once

#include <any>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace parlour {

class Resources {
public:
    /// Returns the table of this name; a name must always have the same type. The first caller makes it, on its own thread;
    /// concurrent callers wait. `make` returns std::optional<Table>. If that is empty, e.g. after a stop request, returns
    /// nullptr, and the next call tries again.
    template <class Table, class Make>
    std::shared_ptr<const Table> get(const std::string& name, Make make) const
    {
        const std::shared_ptr<Slot> slot = slotOf(name);
        const std::lock_guard lock(slot->mutex);
        if (!slot->table.has_value())
            if (auto made = make())
                slot->table = std::make_shared<const Table>(*std::move(made));
        return slot->table.has_value() ? std::any_cast<std::shared_ptr<const Table>>(slot->table) : nullptr;
    }

private:
    struct Slot {
        std::mutex mutex; ///< held while the table is made
        std::any table;
    };
    struct Shelf {
        std::mutex mutex;
        std::map<std::string, std::shared_ptr<Slot>> tables;
    };

    std::shared_ptr<Slot> slotOf(const std::string& name) const
    {
        const std::lock_guard lock(shelf_->mutex);
        std::shared_ptr<Slot>& slot = shelf_->tables[name];
        if (!slot)
            slot = std::make_shared<Slot>();
        return slot;
    }

    std::shared_ptr<Shelf> shelf_ = std::make_shared<Shelf>();
};

} // namespace parlour
