// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli seal: a number sealed for the next game, with the players' words and the seed that they make.
#include "app/store/seal.h"
#include "app/cli/verbs.h"
#include "app/verbs/table.h"
#include "app/verbs/terminal.h"
#include "engine/base/tokens.h"

#include <cstdio>

namespace parlour::cli {

namespace {

/// A text as one word of a shell.
std::string quoted(const std::string& text)
{
    return '\'' + QString::fromStdString(text).replace("'", "'\\''").toStdString() + '\'';
}

int printSeal(const std::string& words)
{
    const Seal seal = takeWords(makeSeal(), words, "--words");
    const std::string text = quoted(sealedText(seal)),
                      seed = QString::fromStdString(seedText(seedOf(seal))).toLower().toStdString();
    std::printf("method %d (SHA-256 over number and salt; seed by HMAC-SHA-256 over the words)\n", seal.method);
    std::printf("seal   %s  show it before the game\n", seal.hash.c_str());
    std::printf("number %s  open it after the game\n", seedText(seal.number).c_str());
    std::printf("salt   %s  open it after the game\n", seal.salt.c_str());
    if (!seal.words.empty())
        std::printf("words  %s\n", seal.words.c_str());
    std::printf("seed   %s  play with it: --seed\n", seed.c_str());
    std::printf("check  printf %%s %s | sha256sum  # the seal\n", text.c_str());
    if (!seal.words.empty())
        std::printf("check  printf %%s %s | openssl dgst -sha256 -hmac %s  # begins with the seed\n",
                    quoted(seal.words).c_str(), text.c_str());
    return kDone;
}

} // namespace

void addSeal(Verb& program)
{
    Verb verb = program.add("seal", "A number sealed for the next game");
    auto words = std::make_shared<std::string>();
    verb.option("--words", *words, "Words of the players, which are mixed into the deal; several blanks count as one");
    verb.runs([words] { return printSeal(*words); });
}

} // namespace parlour::cli
