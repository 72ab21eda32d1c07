// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Work that may take longer than a frame, on a thread of a pool: `inBackground(work).then(page, show)` calls `show` with
// the result in the page's thread, or not at all if the page is gone by then. Not on Qt's global pool: painting large areas
// waits for threads of that one, so long work there stops the window.
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

template <class Work>
auto inBackground(Work work)
{
    using Result = std::invoke_result_t<Work>;
    auto promise = std::make_shared<QPromise<Result>>();
    QFuture<Result> future = promise->future();
    promise->start();
    backgroundPool().start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return future;
}

} // namespace parlour
