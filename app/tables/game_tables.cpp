// The one list of tables. A new game adds itself here.
#include "app/tables/game_table.h"

#include "app/tables/coins/coins_table.h"
#include "app/tables/coup/coup_table.h"
#include "app/tables/durak/durak_table.h"
#include "app/tables/pazaak/pazaak_table.h"
#include "app/tables/yahtzee/yahtzee_table.h"

#include <array>

namespace parlour {

const GameTable* findTable(std::string_view game)
{
    struct Entry {
        std::string_view game;
        std::unique_ptr<GameTable> table;
    };
    // clang-format off
    static const std::array tables{
        Entry{"durak", makeDurakTable()},
        Entry{"pazaak", pazaak::makePazaakTable()},
        Entry{"yahtzee", yahtzee::makeYahtzeeTable()},
        Entry{"coup", coup::makeCoupTable()},
        Entry{"coins", coins::makeCoinsTable()},
    };
    // clang-format on
    for (const Entry& each : tables)
        if (each.game == game)
            return each.table.get();
    return nullptr;
}

} // namespace parlour
