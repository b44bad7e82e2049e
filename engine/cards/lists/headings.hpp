// Headings of deck lists: what a part of one is called, in English and in the other languages of Pokémon TCG Live, and how
// many cards are said to stand under it.
#pragma once

#include <optional>
#include <string_view>

#include "engine/cards/lists/card_list.hpp"

namespace cubenight {

struct ListHeading {
    enum class Of : std::uint8_t { part, total, banner };
    Of of = Of::part;
    ListSection section = ListSection::none;  // of a part
    std::optional<int> said;                  // how many there are
    bool marked = false;                      // with ## before it, as the Pokémon TCG Online writes it
};

// `Pokémon: 12`, `##Trainer Cards - 30`, `Energy (9)`, `Total Cards: 60`, a line of stars; nothing where the line is no heading.
std::optional<ListHeading> heading_in(std::string_view line);

// The part that is called so: `Supporter`, `Énergie`. Nothing where no part is.
std::optional<ListSection> section_called(std::string_view words);

// A line that looks like a heading with words that nobody knows: `Kortit yhteensä: 60`. How many it says.
std::optional<int> unknown_heading(std::string_view line);

}  // namespace cubenight
