// Work that may take longer than a frame, on a thread of the pool: `inBackground(work).then(page, show)` calls `show` with
// the result in the page's thread, or not at all if the page is gone by then.
#pragma once

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>

namespace parlour {

template <class Work>
auto inBackground(Work work)
{
    using Result = std::invoke_result_t<Work>;
    auto promise = std::make_shared<QPromise<Result>>();
    QFuture<Result> future = promise->future();
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return future;
}

} // namespace parlour
