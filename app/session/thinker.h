// A bot on a thread of its own. Questions go out by value with a ticket, answers come back with it; the asker drops stale
// ones. The GUI thread never waits for a Thinker, also not when it is destroyed.
#pragma once

#include "engine/core/bot.h"

#include <QObject>

#include <memory>

namespace parlour {

class Thinker : public QObject {
    Q_OBJECT

public:
    explicit Thinker(std::unique_ptr<AnyBot> bot, QObject* parent = nullptr);
    /// Asks the bot to stop and leaves the thread to end by itself.
    ~Thinker() override;

    /// Replaces any question still waiting. The answer comes by `answered` with the ticket returned here.
    quint64 ask(const AnyQuestion& question, bool wantReport);
    /// "Move now": the bot answers with the best it has.
    void hurry();
    bool isThinking() const;

signals:
    void answered(quint64 ticket, const std::string& action, std::shared_ptr<const parlour::Report> report);

private:
    struct Worker;
    std::shared_ptr<Worker> worker_;
};

} // namespace parlour
