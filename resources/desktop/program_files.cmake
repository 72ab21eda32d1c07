# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

# Desktop integration where a program brings its libraries along: icon, version and file type in the program itself, and Qt
# beside it.
if(WIN32)
  set(icon "${icons}/parlour.ico")
  string(REPLACE "." "," version_numbers "${PROJECT_VERSION}")
  configure_file(parlour.rc.in parlour.rc @ONLY)
  target_sources(parlour PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/parlour.rc")
  set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/parlour.rc" TARGET_DIRECTORY parlour PROPERTIES OBJECT_DEPENDS "${icon}")
  set_target_properties(parlour PROPERTIES WIN32_EXECUTABLE ON)
  install(FILES "${icon}" DESTINATION .)
else()
  target_sources(parlour PRIVATE "${icons}/parlour.icns")
  set_source_files_properties("${icons}/parlour.icns" TARGET_DIRECTORY parlour PROPERTIES
    GENERATED ON MACOSX_PACKAGE_LOCATION Resources)
  set_target_properties(parlour PROPERTIES MACOSX_BUNDLE ON
    MACOSX_BUNDLE_INFO_PLIST "${CMAKE_CURRENT_SOURCE_DIR}/Info.plist.in")
endif()
add_dependencies(parlour icons)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/resources/bots" DESTINATION . PATTERN "__pycache__" EXCLUDE)
qt_generate_deploy_app_script(TARGET parlour FILENAME_VARIABLE deploy_script NO_UNSUPPORTED_PLATFORM_ERROR)
install(SCRIPT ${deploy_script})
