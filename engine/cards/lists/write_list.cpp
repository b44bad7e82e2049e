#include "engine/cards/lists/write_list.hpp"

#include <algorithm>
#include <array>

#include "engine/cards/lists/basic_energy_names.hpp"
#include "engine/cards/lists/deck_line.hpp"
#include "engine/cards/lists/printed_sets.hpp"
#include "engine/cards/lists/table_rows.hpp"

namespace cubenight {
namespace {

struct Heading {
    ListSection section;
    std::string_view words;  // over a part of Live's text, and in the rows of a table
};
// What is of no part stands before the first heading.
constexpr auto headings = std::to_array<Heading>({{ListSection::none, ""},
                                                  {ListSection::pokemon, "Pokémon"},
                                                  {ListSection::trainers, "Trainer"},
                                                  {ListSection::energy, "Energy"}});

// `PR-SW 121` for SWSH121 of swshp, `SVI 181` for 181 of sv1.
ListedPrinting as_live_says(const ListedPrinting& printing) {
    const PrintedSet* set = set_of_id(printing.set);
    if (!set || set->code.empty()) return printing;
    ListedPrinting said{std::string(set->code), printing.number};
    if (set->code.starts_with("PR-") && !set->letters.empty() && said.number.starts_with(set->letters)) {
        said.number.erase(0, set->letters.size());
        said.number.erase(0, std::min(said.number.find_first_not_of('0'), said.number.size()));
    }
    return said;
}

std::string line_of(const ListedCard& card) { return std::to_string(card.count) + " " + listed_name(card) + "\n"; }

int cards_in(std::span<const ListedCard> cards) {
    int count = 0;
    for (const ListedCard& card : cards) count += card.count;
    return count;
}

ListSection section_of(CardKind kind) {
    if (kind == CardKind::pokemon) return ListSection::pokemon;
    return is_trainer(kind) ? ListSection::trainers : ListSection::energy;
}

}  // namespace

std::string listed_name(const ListedCard& card) {
    const ListedPrinting printing = as_live_says(card.printing);
    if (printing.set.empty() || printing.number.empty()) return card.name;
    return card.name + " " + printing.set + " " + printing.number;
}

ListedCard listed_card(std::string_view key, std::string_view name, CardKind kind, int count) {
    ListedCard card;
    card.count = count;
    card.name = name;
    card.section = section_of(kind);
    card.id = key;
    card.printing = joined_printing(key).value_or(ListedPrinting{});
    return card;
}

ListedCard listed_energy(Type type, int count) {
    ListedCard card;
    card.count = count;
    card.name = live_energy_name(type);
    card.section = ListSection::energy;
    if (const int number = live_energy_number(type)) card.printing = {"sve", std::to_string(number)};
    return card;
}

namespace {

enum class EmptyParts : std::uint8_t { said, left_out };

// Each part under its heading, with an empty line behind it.
std::string parts_of(std::span<const ListedCard> cards, EmptyParts empty) {
    std::string text;
    for (const Heading& heading : headings) {
        std::string lines;
        int count = 0;
        for (const ListedCard& card : cards)
            if (card.section == heading.section) lines += line_of(card), count += card.count;
        const bool has_heading = heading.section != ListSection::none;
        if (lines.empty() && (!has_heading || empty == EmptyParts::left_out)) continue;
        if (has_heading) text += std::string(heading.words) + ": " + std::to_string(count) + "\n";
        text += lines + "\n";
    }
    return text;
}

}  // namespace

std::string written_live(std::span<const ListedCard> cards) {
    return parts_of(cards, EmptyParts::said) + "Total Cards: " + std::to_string(cards_in(cards)) + "\n";
}

std::string written_in_parts(std::span<const ListedCard> cards) {
    std::string text = parts_of(cards, EmptyParts::left_out);
    if (!text.empty()) text.pop_back();  // the empty line behind the last one
    return text;
}

std::string written_plain(std::span<const ListedCard> cards) {
    std::string text;
    for (const ListedCard& card : cards) text += line_of(card);
    return text;
}

std::string written_table(std::span<const ListedCard> cards) {
    std::string text = "count,name,set,number,section,id\n";
    for (const ListedCard& card : cards) {
        const ListedPrinting printing = as_live_says(card.printing);
        const auto heading = std::ranges::find(headings, card.section, &Heading::section);
        text += std::to_string(card.count);
        for (const std::string_view field :
             {std::string_view(card.name), std::string_view(printing.set), std::string_view(printing.number),
              heading->words, std::string_view(card.id)})
            text += "," + table_field(field);
        text += "\n";
    }
    return text;
}

}  // namespace cubenight
