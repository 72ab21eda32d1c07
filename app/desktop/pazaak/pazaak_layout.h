// Where everything on Pazaak's table lies: two rows of nine places that face each other over one ruler, the side cards, the
// two buttons. A pure function; called by PazaakTable.
#pragma once

#include "app/desktop/pazaak/pazaak_words.h"
#include "app/desktop/stage/layout.h"

namespace parlour::pazaak {

Layout arrange(const Reading& reading, const Gesture& gesture, const Canvas& canvas);

} // namespace parlour::pazaak
