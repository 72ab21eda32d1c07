// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games as others may get them. Used wherever a game leaves the person's own files: saved copies and exports.
#pragma once

#include "engine/record/record.h"

namespace parlour {

/// Returns the record without what may tell folders and names of this computer: bots in other processes go by the names of
/// their files, and of their remarks the kinds of faults remain.
Record sharedRecord(Record record);

} // namespace parlour
