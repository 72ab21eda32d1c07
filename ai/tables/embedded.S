// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The files of resources/tables, included byte for byte by the assembler.
.macro table name, file
        .global \name, \name\()_end
        .balign 16
\name:
        .incbin "\file"
\name\()_end:
        .byte 0
.endm

        .section .rodata
        table parlour_table_pazaak_printed, pazaak-printed.table
        table parlour_table_pazaak_as_run, pazaak-as-run.table
        table parlour_table_coup, coup.table
        table parlour_table_coup_endings, coup-endings.table
        table parlour_table_coins, coins.table

        .section .note.GNU-stack, "", %progbits
