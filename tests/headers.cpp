// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The source of the libraries of precompiled headers for tests, which have no code, since a library needs a source.
