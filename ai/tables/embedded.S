// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The files of resources/tables, included byte for byte by the assembler, and an index of their names and bounds. The build
// writes table_list.inc: one line "table NAME" for each NAME.table.
.macro table name
        .section .rodata
        .balign 16
.Lbegin\@:
        .incbin "\name\().table"
.Lend\@:
        .byte 0
.Lname\@:
        .asciz "\name"
        .section .data.rel.ro, "aw", %progbits
        .dc.a .Lname\@, .Lbegin\@, .Lend\@
.endm

        .section .data.rel.ro, "aw", %progbits
        .balign 8
        .global parlour_tables, parlour_tables_end
parlour_tables:
        .include "table_list.inc"
parlour_tables_end:
        .byte 0

        .section .note.GNU-stack, "", %progbits
