// Names of cards in other languages, as a table of facts, and how names are made of names: whose Pokémon it is, which
// form it has, what stands before and behind its name. Each language has its own order; all of it stands in the table
// (docs/names.md), none in code. Finnish uses the English names, so it has no column.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/names.hpp"
#include "engine/core/result.hpp"

namespace cubenight::naming {

// The languages that have a column, in their order.
inline constexpr std::array<Language, 3> named_languages = {Language::japanese, Language::simplified_chinese,
                                                            Language::traditional_chinese};
// What a row is for.
enum class RowKind : std::uint8_t {
    pokemon,  // a species
    card,     // any other card
    text,     // an attack or Ability
    trait,    // a group of cards, a marker
    owner,    // whose Pokémon may be
    form,     // "Alolan {0}": {0} is a Pokémon's name
    owned,    // "{1}'s {0}": {1} is an owner
    team,     // "{0} & {1}": two Pokémon
};
inline constexpr std::size_t row_kinds = 8;

// A name in each language that has a column; empty where none is known.
using Translated = std::array<std::string, named_languages.size()>;

class Lexicon {
public:
    // Reads the table; an error names file, line and reason.
    static Result<Lexicon> read(std::string_view table, std::string_view file);

    // Empty where no name is known.
    Translated card(std::string_view english) const;
    Translated part(std::string_view english) const;
    Translated text(std::string_view english) const { return plain(RowKind::text, english); }
    Translated trait(std::string_view english) const;

    // A species or card of which somebody else knows the name.
    void add_card(std::string_view english, Language language, std::string_view name);

private:
    using Rows = std::map<std::string, Translated, std::less<>>;
    // A row with places: what stands in English before, between and behind them.
    struct Pattern {
        RowKind kind = RowKind::form;
        std::string before, between, behind;
        bool second_first = false;  // {1} stands before {0}
        Translated names;
    };

    const Rows& rows(RowKind kind) const { return rows_[static_cast<std::size_t>(kind)]; }
    Translated plain(RowKind kind, std::string_view english) const;
    Translated composed(std::string_view english, int depth) const;
    Translated fitted(const Pattern& pattern, std::string_view english, int depth) const;

    friend class TableReader;
    std::array<Rows, row_kinds> rows_;
    std::vector<Pattern> patterns_;  // in the order in which they are tried
};

// The book of all names that the cards use: what they call themselves first, then what the lexicon knows.
std::shared_ptr<const NameBook> names_of(const std::vector<const Card*>& cards, Lexicon lexicon);
std::shared_ptr<const NameBook> names_of(const CardSet& cards, Lexicon lexicon);

}  // namespace cubenight::naming
