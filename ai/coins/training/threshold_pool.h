// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pool of players by thresholds that `exploit coins` found: what our own player was tuned against, and where the next
// search starts.
#pragma once

#include "ai/coins/thresholds.h"

namespace parlour::coins {

// Each is the result of a search of 10,000 matches, as by parlour-lab exploit coins --bot coins.master --matches 10000, with
// the seed in its comment, against the player of the time, that is one tuned against those before it.
inline constexpr std::array<Thresholds, 6> kThresholdPool = {{
    {-0.07309F, 0.06829F, 0.1226F,  0.2497F,  -0.5716F, 0.3496F, 0.8597F, -10.56F,
     22.05F,    -1.114F,  -0.1047F, -0.3833F, 0.03053F, 0.3206F, 0.3335F, 0.4363F,
     0.7628F,   0.3875F,  1.133F,   -15.97F,  -15.76F,  3.138F,  0.7663F, -0.02807F}, // 1, off version 7 of the player
    {-0.02093F, 0.08939F, 0.07557F, 0.3182F, -0.5005F,  0.2229F,  0.5439F, -8.504F, 22.37F,
     -0.4412F,  -0.1135F, -0.9509F, -0.09F,  -0.09992F, 0.05527F, 0.343F,  1.037F,  0.4905F,
     1.056F,    -12.9F,   -32.86F,  -6.523F, 1.173F,    0.001952F}, // 11, once journeys of the other were counted by its
                                                                    // rises
    {0.02789F, 0.1058F,   0.1869F,   0.2581F, -0.4295F,   0.3326F, 0.5385F, -8.502F, 20.83F,
     -0.4802F, -0.01676F, -0.02551F, 0.1815F, -0.000389F, 0.2057F, 0.3571F, 0.485F,  0.2715F,
     0.05636F, -12.78F,   13.78F,    5.593F,  0.8511F,    0.01282F}, // 12, likewise, from plain thresholds
    {0.05441F, 0.07568F, 0.1264F,     0.2014F, -0.5585F, 0.2112F, 0.7861F, -13.07F, 23.21F,
     -1.052F,  0.03895F, -0.0003382F, 0.1035F, 0.06044F, 0.1561F, 0.4654F, 0.3671F, 0.4941F,
     0.3012F,  -13.81F,  26.39F,      2.051F,  1.799F,   0.08069F}, // 21, once no lever was taken to be wasted on blocks
    {0.06939F, 0.05704F, 0.07627F, 0.1111F, -0.5935F, 0.1675F,  1.172F,   -4.357F,
     -13.42F,  -0.6705F, -0.2492F, -0.217F, 0.04581F, -0.1033F, -0.3546F, -0.3371F,
     0.04013F, 0.5972F,  0.1666F,  -4.796F, -21.62F,  -2.491F,  1.045F,   -0.02928F}, // 22, likewise, from plain thresholds
    {0.07153F, 0.04637F, 0.09484F, 0.1326F, -0.5564F, 0.3543F, -0.5439F, -2.884F,
     -25.94F,  -0.8315F, -0.3096F, -0.529F, 0.3433F,  -0.287F, -0.7042F, -0.3709F,
     0.4448F,  0.4287F,  0.5496F,  -4.817F, -73.97F,  -3.58F,  2.351F,   -0.08907F}, // 31, off version 8
}};

} // namespace parlour::coins
