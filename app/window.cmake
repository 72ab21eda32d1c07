# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

# The window consists of libraries, so that tests can drive it.
parlour_room(draw COLD 1 SOURCES draw/*.cpp draw/*.h LINKS parlour_engine Qt6::Widgets Qt6::Svg HEADERS ${window_headers})
parlour_room(stage COLD 1 SOURCES stage/*.cpp stage/*.h LINKS parlour_draw HEADERS parlour_draw)
parlour_room(widgets COLD 1 SOURCES widgets/*.cpp widgets/*.h LINKS parlour_draw parlour_store HEADERS parlour_draw)
parlour_room(tables COLD 1 SOURCES tables/*.cpp tables/*.h LINKS parlour_stage HEADERS parlour_draw)
parlour_room(seating COLD 1 SOURCES seating/*.cpp seating/*.h
  LINKS parlour_tables parlour_practice parlour_contest parlour_session HEADERS parlour_draw)
# The leaves do not include each other; the shell joins them. Parts are widgets that several leaves share.
parlour_room(window_parts COLD 1 SOURCES window/parts/*.cpp window/parts/*.h
  LINKS parlour_seating parlour_widgets HEADERS parlour_draw)
# Without Qt Charts a plot says so, and without Qt Multimedia there is no sound: *_missing.cpp.
foreach(part Charts Multimedia)
  set(unused_${part} "_missing\\.cpp$")
endforeach()
if(NOT TARGET Qt6::Charts)
  set(unused_Charts "/lead_chart\\.cpp$")
endif()
if(NOT TARGET Qt6::Multimedia)
  set(unused_Multimedia "/sounds\\.cpp$")
endif()
set(leaves lobby play purse contest history practice review help settings position)
foreach(leaf ${leaves})
  parlour_room(window_${leaf} COLD 1 SOURCES window/${leaf}/*.cpp window/${leaf}/*.h
    EXCEPT ${unused_Charts} LINKS parlour_window_parts HEADERS parlour_draw)
endforeach()
target_link_libraries(parlour_window_contest PUBLIC $<TARGET_NAME_IF_EXISTS:Qt6::Charts>)
list(TRANSFORM leaves PREPEND parlour_window_ OUTPUT_VARIABLE leaf_rooms)
parlour_room(window COLD 1 SOURCES window/shell/*.cpp window/shell/*.h EXCEPT ${unused_Multimedia}
  LINKS ${leaf_rooms} $<TARGET_NAME_IF_EXISTS:Qt6::Multimedia> HEADERS parlour_draw)

# Pictures and sounds are resources of the rooms that draw and play them.
file(GLOB_RECURSE deck_pictures CONFIGURE_DEPENDS "${resources}/deck/*.svg" "${resources}/deck/letters.txt")
qt_add_resources(parlour_draw deck PREFIX /deck BASE "${resources}/deck" FILES ${deck_pictures} ${without_times})
file(GLOB coup_pictures CONFIGURE_DEPENDS "${resources}/coup/*.svg")
qt_add_resources(parlour_tables coup PREFIX /coup BASE "${resources}/coup" FILES ${coup_pictures} ${without_times})
# Measured decks and cards: ":/decks/GAME.json".
file(GLOB measured_decks CONFIGURE_DEPENDS "${resources}/decks/*.json")
qt_add_resources(parlour_tables decks PREFIX /decks BASE "${resources}/decks" FILES ${measured_decks} ${without_times})
file(GLOB recordings CONFIGURE_DEPENDS "${resources}/sounds/*.wav")
file(GLOB rule_pages CONFIGURE_DEPENDS "${resources}/rules/*.*.md" "${resources}/rules/*.parlour")
qt_add_resources(parlour_window_help rules PREFIX /rules BASE "${resources}/rules" FILES ${rule_pages} ${without_times})
qt_add_resources(parlour_window sounds PREFIX /sounds BASE "${resources}/sounds" FILES ${recordings} ${without_times})

# Languages: ":/i18n/parlour_fr.qm". English is in the sources; its file holds the plural forms.
set(translations "${PROJECT_SOURCE_DIR}/translations")
list(TRANSFORM PARLOUR_LANGUAGES REPLACE "(.+)" "${translations}/parlour_\\1.ts" OUTPUT_VARIABLE ts_files)
qt_add_lrelease(parlour_window TS_FILES ${ts_files} QM_FILES_OUTPUT_VARIABLE qm_files OPTIONS -silent)
qt_add_resources(parlour_window translations PREFIX /i18n BASE "${CMAKE_CURRENT_BINARY_DIR}" FILES ${qm_files} ${without_times})
add_custom_target(update_translations VERBATIM
  COMMAND "${CMAKE_COMMAND}" -E env "LUPDATE=$<TARGET_FILE:Qt6::lupdate>" "${translations}/update")

add_executable(parlour main.cpp)
target_link_libraries(parlour PRIVATE parlour_window)
target_compile_definitions(parlour PRIVATE PARLOUR_VERSION="${PROJECT_VERSION}")
