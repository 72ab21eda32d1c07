// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The networks of a policy gradient at a table of two (policy_gradient.h): a policy over infosets, and a critic that sees
// both hands.
#pragma once

#include "ai/coup/multiplayer/actor_critic.h"
#include "ai/coup/training/infoset_features.h"

namespace parlour::coup {

using DuelNet = ActorCritic<InfosetFeatures, SparseNet<kFeatures, kActionNumbers>, SparseNet<kOpenInfosetFeatures, 2>>;

} // namespace parlour::coup
