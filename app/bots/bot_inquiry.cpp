// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_inquiry.h"

#include "app/bots/detached_work.h"

#include <mutex>

namespace parlour {

/// What the question and its thread share: who wants to know; null when nobody does any more.
struct BotInquiry::Line {
    std::mutex mutex;
    BotInquiry* owner = nullptr;
};

BotInquiry::~BotInquiry()
{
    if (line_) {
        const std::lock_guard lock(line_->mutex);
        line_->owner = nullptr;
    }
}

void BotInquiry::ask(const std::string& name, const std::string& game)
{
    const std::shared_ptr<Line> before = std::exchange(line_, std::make_shared<Line>());
    if (before) {
        const std::lock_guard lock(before->mutex);
        before->owner = nullptr;
    }
    line_->owner = this;
    runDetached([line = line_, name, game] {
        auto found = askBot(name, game);
        std::shared_ptr<const BotReady> ready;
        Error problem;
        if (found)
            ready = std::make_shared<BotReady>(std::move(*found));
        else
            problem = found.error();
        // Holding the mutex keeps the owner alive until the event is posted.
        const std::lock_guard lock(line->mutex);
        if (BotInquiry* owner = line->owner)
            QMetaObject::invokeMethod(
                owner,
                [owner, line, ready, problem] {
                    if (line == owner->line_)
                        emit owner->answered(ready, problem);
                },
                Qt::QueuedConnection);
    });
}

} // namespace parlour
