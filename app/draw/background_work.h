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
