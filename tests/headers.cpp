// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The libraries of headers that tests precompile together have nothing of their own; a library needs a file.
