// Turns a position of Durak into the pieces of the stage: the pure function behind DurakTable::arrange. Places come from
// durak_plan, texts from durak_words, pictures from the stage's paint.
#pragma once

#include "app/tables/durak/durak_position.h"

namespace parlour::durak {

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas);

} // namespace parlour::durak
