# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

# The installer for Windows (cpack -G NSIS) and its zip (cpack -G ZIP). It is not signed.
set(CPACK_VERBATIM_VARIABLES ON) # keeps the backslashes below
set(CPACK_PACKAGE_NAME parlour)
set(CPACK_PACKAGE_VENDOR "The Parlour developers")
set(CPACK_PACKAGE_INSTALL_DIRECTORY Parlour)
set(CPACK_PACKAGE_EXECUTABLES parlour Parlour)
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_NSIS_DISPLAY_NAME Parlour)
set(CPACK_NSIS_PACKAGE_NAME Parlour)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
set(CPACK_NSIS_INSTALLED_ICON_NAME "parlour.ico")
# Saved games, and links of shared games and positions.
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr HKLM "Software\Classes\.parlour" "" "Parlour.Game"
  WriteRegStr HKLM "Software\Classes\Parlour.Game" "" "Parlour game"
  WriteRegStr HKLM "Software\Classes\Parlour.Game\DefaultIcon" "" "$INSTDIR\parlour.ico"
  WriteRegStr HKLM "Software\Classes\Parlour.Game\shell\open\command" "" '"$INSTDIR\bin\parlour.exe" "%1"'
  WriteRegStr HKLM "Software\Classes\parlour" "" "URL:Parlour"
  WriteRegStr HKLM "Software\Classes\parlour" "URL Protocol" ""
  WriteRegStr HKLM "Software\Classes\parlour\shell\open\command" "" '"$INSTDIR\bin\parlour.exe" "%1"'
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey HKLM "Software\Classes\.parlour"
  DeleteRegKey HKLM "Software\Classes\Parlour.Game"
  DeleteRegKey HKLM "Software\Classes\parlour"
]])
