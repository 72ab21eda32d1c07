// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs work that may take longer than a frame on a thread pool: `inBackground(work).then(page, show)` calls `show` with the
// result in the page's thread, or never if the page is gone by then. The pool is not Qt's global one, whose threads painting
// of large areas waits for.
#pragma once

#include <QCoreApplication>
#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>

namespace parlour {

inline QThreadPool& backgroundPool()
{
    static QThreadPool pool;
    [[maybe_unused]] static const bool isEnded = (qAddPostRoutine([] { pool.waitForDone(); }), true);
    return pool;
}

/// Work that starts with then().
template <class Work>
class [[nodiscard]] BackgroundWork {
public:
    explicit BackgroundWork(Work work) : work_(std::move(work)) {}

    /// Starts the work. The continuation is attached before: attached as the work ends, Qt 6.4 may run it twice.
    template <class Show>
    void then(QObject* context, Show show)
    {
        auto promise = std::make_shared<QPromise<std::invoke_result_t<Work>>>();
        promise->start();
        promise->future().then(context, std::move(show));
        backgroundPool().start([promise, work = std::move(work_)] {
            promise->addResult(work());
            promise->finish();
        });
    }

private:
    Work work_;
};

template <class Work>
BackgroundWork<Work> inBackground(Work work)
{
    return BackgroundWork<Work>(std::move(work));
}

} // namespace parlour
