// Where everything on Pazaak's table lies: two rows of nine places that face each other over one ruler, the side cards, the
// two buttons. A pure function; called by PazaakTable.
#pragma once

#include "app/stage/layout.h"
#include "app/tables/pazaak/pazaak_words.h"

namespace parlour::pazaak {

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas);

} // namespace parlour::pazaak
