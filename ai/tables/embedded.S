// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The files of resources/tables, included byte for byte by the assembler, and an index of their names and bounds. The build
// writes table_list.inc: one line "table NAME" for each NAME.table. Object files have other names for the same sections in
// each of their three formats.
#if defined(__APPLE__) // Mach-O
#define SYMBOL(name) _##name
#define CONSTANTS .section __TEXT,__const
#define POINTERS .section __DATA,__const
#elif defined(_WIN32) // COFF
#define SYMBOL(name) name
#define CONSTANTS .section .rdata, "dr"
#define POINTERS .section .rdata$parlour, "dr"
#else // ELF
#define SYMBOL(name) name
#define CONSTANTS .section .rodata
#define POINTERS .section .data.rel.ro, "aw", %progbits
        .section .note.GNU-stack, "", %progbits
#endif

.macro table name
        CONSTANTS
        .balign 16
Lbegin\@:
        .incbin "\name\().table"
Lend\@:
        .byte 0
Lname\@:
        .asciz "\name"
        POINTERS
        .dc.a Lname\@, Lbegin\@, Lend\@
.endm

        POINTERS
        .balign 8
        .globl SYMBOL(parlour_tables), SYMBOL(parlour_tables_end)
SYMBOL(parlour_tables):
        .include "table_list.inc"
SYMBOL(parlour_tables_end):
        .byte 0
