// Names of cards in other languages, as a table of facts for each game, and how names are made of names: whose Pokémon it
// is, which form it has, what stands before and behind its name. Each language has its own order; all of it stands in the table
// (docs/names.md), none in code. Finnish uses the English names, so it has no column.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/names.hpp"
#include "engine/cards/ultraman/card.hpp"
#include "engine/core/result.hpp"

namespace cubenight::naming {

// The languages that have a column, in their order.
inline constexpr std::array<Language, 3> named_languages = {Language::japanese, Language::simplified_chinese,
                                                            Language::traditional_chinese};
// What a row is for.
enum class RowKind : std::uint8_t {
    pokemon,    // a species
    character,  // of the Ultraman Card Game, in capitals as cards have it: "TIGA"
    card,       // any other card
    text,       // an attack or Ability
    trait,      // a group of cards, a marker
    part,       // of a card's name: a form
    owner,      // whose Pokémon may be
    form,       // "Alolan {0}", "Ultraman {0}": {0} is the name of a Pokémon or character
    owned,      // "{1}'s {0}": {1} is an owner
    team,       // "{0} & {1}": two Pokémon
};
inline constexpr std::size_t row_kinds = 10;

// What the kinds of rows are called in the table of a game.
struct KindName {
    std::string_view word;
    RowKind kind;
};
inline constexpr KindName pokemon_kinds[] = {
    {"pokemon", RowKind::pokemon}, {"card", RowKind::card}, {"text", RowKind::text},   {"trait", RowKind::trait},
    {"owner", RowKind::owner},     {"form", RowKind::form}, {"owned", RowKind::owned}, {"team", RowKind::team}};
inline constexpr KindName ultraman_kinds[] = {{"character", RowKind::character},
                                              {"card", RowKind::card},
                                              {"team", RowKind::trait},
                                              {"part", RowKind::part},
                                              {"title", RowKind::form}};

// A name in each language that has a column; empty where none is known.
using Translated = std::array<std::string, named_languages.size()>;

class Lexicon {
public:
    // Reads the table; an error names file, line and reason.
    static Result<Lexicon> read(std::string_view table, std::string_view file,
                                std::span<const KindName> kinds = pokemon_kinds);

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
// The same of the Ultraman Card Game. The whole names of cards, with their forms, are names of cards in it too: so are
// their covers called.
std::shared_ptr<const NameBook> names_of(const std::vector<const ultraman::Card*>& cards, Lexicon lexicon);

}  // namespace cubenight::naming
