// What a list is resolved against: printings by set and number and by name. The card library is one; tests give their own.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/lists/card_list.hpp"

namespace cubenight {

struct Printing {
    std::string id;  // of the card data: `sv1-181`
    std::string name, set, number;
    ListSection section = ListSection::none;
    bool is_basic_energy = false;
    std::uint64_t plays_as = 0;  // alike where two printings play alike: the same numbers and texts
    friend bool operator==(const Printing&, const Printing&) = default;
};

class CardIndex {
public:
    virtual ~CardIndex() = default;
    // Set by the id of the card data, number as the data writes it. More than one where old data gives several cards a number.
    virtual std::vector<Printing> at(std::string_view set, std::string_view number) const = 0;
    // Those whose folded name (card_names.hpp) is that of this name, the newest first.
    virtual std::vector<Printing> called(std::string_view name) const = 0;
    // Those with a name much like this one, the likest first; no more than `most`, each name once.
    virtual std::vector<Printing> nearly_called(std::string_view name, std::size_t most) const = 0;
    // The English names of cards that are called so in another language.
    virtual std::vector<std::string> english_of(std::string_view) const { return {}; }
    // Whether it has cards of that set.
    virtual bool has_set(std::string_view set) const = 0;
};

}  // namespace cubenight
