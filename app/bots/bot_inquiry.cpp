// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_inquiry.h"

#include "app/bots/detached_work.h"

#include <mutex>

namespace parlour {

/// State shared by a question and its thread; the owner is null once nobody wants the answer.
struct BotInquiry::Link {
    std::mutex mutex;
    BotInquiry* owner = nullptr;
};

BotInquiry::~BotInquiry()
{
    if (link_) {
        const std::lock_guard lock(link_->mutex);
        link_->owner = nullptr;
    }
}

void BotInquiry::ask(const std::string& name, const std::string& game)
{
    const std::shared_ptr<Link> before = std::exchange(link_, std::make_shared<Link>());
    if (before) {
        const std::lock_guard lock(before->mutex);
        before->owner = nullptr;
    }
    link_->owner = this;
    runDetached([link = link_, name, game] {
        auto found = askBot(name, game);
        std::shared_ptr<const BotReady> ready;
        Error problem;
        if (found)
            ready = std::make_shared<BotReady>(std::move(*found));
        else
            problem = found.error();
        // Holding the mutex keeps the owner alive until the event is posted.
        const std::lock_guard lock(link->mutex);
        if (BotInquiry* owner = link->owner)
            QMetaObject::invokeMethod(
                owner,
                [owner, link, ready, problem] {
                    if (link == owner->link_)
                        emit owner->answered(ready, problem);
                },
                Qt::QueuedConnection);
    });
}

} // namespace parlour
