// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Deals that can be proved. Before a game its number is fixed and the number's SHA-256 is shown; the players may then add
// words of their own; after the game the number is opened, and anybody can check both without this program:
//
//   printf %s 'parlour-seal 1 NUMBER SALT' | sha256sum                             the seal that was shown
//   printf %s 'WORDS' | openssl dgst -sha256 -hmac 'parlour-seal 1 NUMBER SALT'    begins with the seed; without words the
//                                                                                  number is the seed
//
// The seal keeps the program from changing the number after the words, and the words keep it from choosing the deal. A file
// cannot show that its seal is older than its game: anybody can make number, salt and seal for a seed afterwards.
#pragma once

#include "engine/base/expected.h"
#include "engine/record/record.h"

#include <QString>

namespace parlour {

/// The version of this method.
inline constexpr int kSealMethod = 1;
/// The limit of the players' words, in bytes of UTF-8.
inline constexpr int kLongestWords = 200;

/// A new random number and its seal.
Seal makeSeal();
/// The seal with the players' words, without blanks around them and with one blank for several. The first kLongestWords
/// bytes count.
Seal withWords(Seal seal, const QString& words);
/// The text that is hashed for the seal and keys the words: "parlour-seal 1 NUMBER SALT".
std::string sealedText(const Seal& seal);
/// The SHA-256 of the sealed text, 64 hexadecimal digits.
std::string hashOf(const Seal& seal);
/// The seed that number, salt and words make.
std::uint64_t seedOf(const Seal& seal);

/// Checks a sound record against its seal: the number is the sealed one, the seed follows from it, and every chance outcome
/// from the seed. An error says which is not.
Expected<void> checkSeal(const Record& record);

} // namespace parlour
