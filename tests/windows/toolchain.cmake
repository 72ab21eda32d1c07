# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Cross compiling for Windows with Debian's GCC (g++-mingw-w64-x86-64-posix): 64 bits, static, programs run under Wine.
# The libraries that tests/windows/qt builds are in build/windows/qt, or where PARLOUR_WINDOWS_PREFIX in the environment says.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(target x86_64-w64-mingw32)
set(CMAKE_C_COMPILER ${target}-gcc-posix)
set(CMAKE_CXX_COMPILER ${target}-g++-posix)
set(CMAKE_ASM_COMPILER ${target}-gcc-posix)
set(CMAKE_RC_COMPILER ${target}-windres)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
# pcre2.h declares functions of a DLL otherwise.
set(CMAKE_C_FLAGS_INIT -DPCRE2_STATIC)
set(CMAKE_CXX_FLAGS_INIT -DPCRE2_STATIC)

set(libraries "$ENV{PARLOUR_WINDOWS_PREFIX}")
if(NOT libraries)
  get_filename_component(libraries "${CMAKE_CURRENT_LIST_DIR}/../../build/windows/qt/prefix" ABSOLUTE)
endif()
set(CMAKE_FIND_ROOT_PATH "${libraries}" /usr/${target})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_CROSSCOMPILING_EMULATOR /usr/lib/wine/wine64) # as Debian installs it
set(ZLIB_USE_STATIC_LIBS ON)
