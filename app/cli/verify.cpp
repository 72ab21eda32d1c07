// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli verify: replays each file; reports it as sound, or the problem and its step.
#include "app/cli/saved_file.h"
#include "app/cli/terminal.h"
#include "app/cli/verbs.h"

#include <algorithm>
#include <cstdio>

namespace parlour::cli {

namespace {

int verify(const std::vector<std::string>& paths)
{
    int status = kDone;
    for (const std::string& path : paths) {
        try {
            const SavedFile saved = readSaved(path);
            if (!saved.problem.empty())
                status = std::max(status, kNo);
            std::puts(saved.problem.empty() ? (path + ": sound").c_str() : saved.problem.c_str());
        } catch (const Refused& refused) {
            // The remaining files are still verified.
            status = refuse(refused.what());
        }
    }
    return status;
}

} // namespace

void addVerify(Verb& program)
{
    Verb verb = program.add("verify", "Replay saved games and say which are sound");
    auto paths = std::make_shared<std::vector<std::string>>();
    verb.required("FILE", *paths, "Saved games (.parlour)");
    verb.runs([paths] { return verify(*paths); });
}

} // namespace parlour::cli
