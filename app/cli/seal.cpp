// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli seal: a number sealed for the next game, with the players' words and the seed that they make.
#include "app/store/seal.h"
#include "app/cli/terminal.h"
#include "app/cli/verbs.h"
#include "engine/base/tokens.h"

#include <cstdio>

namespace parlour::cli {

namespace {

int printSeal(const std::string& words)
{
    const QString wanted = QString::fromStdString(words);
    const Seal seal = withWords(makeSeal(), wanted);
    if (seal.words != wanted.simplified().toStdString())
        throw Refused("--words: at most " + std::to_string(kLongestWords) + " bytes of text");
    std::printf("method %d (SHA-256 over number and salt; seed by HMAC-SHA-256 over the words)\n", seal.method);
    std::printf("seal   %s  show it before the game\n", seal.hash.c_str());
    std::printf("number %s  open it after the game\n", seedText(seal.number).c_str());
    std::printf("salt   %s  open it after the game\n", seal.salt.c_str());
    if (!seal.words.empty())
        std::printf("words  %s\n", seal.words.c_str());
    std::printf("seed   %s  play with it: --seed\n", seedText(seedOf(seal)).c_str());
    return kDone;
}

} // namespace

void addSeal(Verb& program)
{
    Verb verb = program.add("seal", "A number sealed for the next game");
    auto words = std::make_shared<std::string>();
    verb.option("--words", *words, "Words of the players that go into the chance");
    verb.runs([words] { return printSeal(*words); });
}

} // namespace parlour::cli
