// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks a program whether it is a bot, without keeping the GUI thread waiting. Used by the window's form for other programs.
#pragma once

#include "app/bots/bot_source.h"

#include <QObject>

namespace parlour {

class BotInquiry : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~BotInquiry() override;

    /// Starts the program and asks who it is; `answered` follows, unless another question comes first.
    void ask(const std::string& name, const std::string& game);

signals:
    /// Null when it is no bot of that game: then `problem` says why.
    void answered(std::shared_ptr<const parlour::BotReady> ready, const parlour::Error& problem);

private:
    struct Line;
    std::shared_ptr<Line> line_;
};

} // namespace parlour
