// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli verify: replays each file; reports it as sound, or the problem and its step. Of a sealed game it also checks
// the seal and that the deals follow from the sealed number. A deal of the day is named.
#include "app/cli/verbs.h"
#include "app/session/daily_deal.h"
#include "app/store/seal.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/terminal.h"
#include "engine/games.h"

#include <algorithm>
#include <cstdio>

namespace parlour::cli {

namespace {

/// The addition for a seal that fits to the line of a sound game: what it proves, and to whom.
std::string sealed(const Record& record)
{
    if (!record.seal)
        return {};
    const std::string& words = record.seal->words;
    const std::string fits = "; every chance outcome follows from the seal " + record.seal->hash;
    return words.empty() ? fits
            + ". That is a proof for those who were shown the seal before the game; as nobody added words, whoever made the "
              "seal "
              "could choose the deal"
                         : fits + " and the words \"" + words
            + "\". That is a proof for those who were shown the seal before the game and chose the words after it";
}

/// The addition for a game that is the deal of a day.
std::string dealt(const Record& record)
{
    const QDate day = dayOfDeal(record);
    return day.isValid() ? "; the deal of " + day.toString(Qt::ISODate).toStdString() : std::string();
}

int verify(const std::vector<std::string>& paths)
{
    int status = kDone;
    for (const std::string& given : paths) {
        try {
            const std::string path = inputName(given);
            SavedFile saved = readSaved(given);
            if (const auto proved = checkSeal(saved.file.record); saved.problem.empty() && saved.file.record.seal && !proved)
                saved.problem = path + ": " + proved.error().english();
            const int bad = saved.problem.empty()
                ? removeUnsound(*findGame(saved.file.record.game), saved.file.record, saved.file.branches)
                : 0;
            if (bad > 0)
                saved.problem = path + ": the game is sound, but " + std::to_string(bad) + " of its branches cannot be used";
            if (!saved.problem.empty())
                status = std::max(status, kNo);
            const Record& record = saved.file.record;
            std::puts(saved.problem.empty() ? (path + ": sound" + sealed(record) + dealt(record)).c_str()
                                            : saved.problem.c_str());
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
