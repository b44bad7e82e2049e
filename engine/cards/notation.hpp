// Notation, the first face of the effect language: the text in which cards and cubes are written by hand.
// The grammar is in docs/notation.md. read(write(x)) == x for every tree and card; the writer has one way to say
// a thing and the reader refuses the long form of a default.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/cube.hpp"
#include "engine/core/result.hpp"
#include "engine/language/bounds.hpp"

namespace cubenight {

// What an effect is the text of; some statements belong to one of them only.
enum class TextPlace : std::uint8_t { anywhere, attack, ability, play, stadium, attached, use };

// Reads one block, e.g. "{ draw 2 }". `file` and `line` say where it begins, for errors.
Result<Effect> read_effect(std::string_view text, std::string_view file = {}, int line = 1);
// Reads one block as the whole text of its place on a card.
Result<Effect> read_text(std::string_view text, TextPlace place);
// Writes the block on one line: "{ flip 1 { heads: more 20 } }".
std::string write_effect(const Effect& effect);

// The cards of a card file that could be read, and what is wrong with the others: file, line, column and reason of the first
// mistake in each, up to most_errors_told of language/card_list.hpp.
struct CardFile {
    std::vector<Card> cards;
    std::vector<Error> errors;
};
CardFile read_card_file(std::string_view text, std::string_view file = {});
// The cards of a card file, all of them or the first error.
Result<std::vector<Card>> read_cards(std::string_view text, std::string_view file = {});
std::string write_card(const Card& card);

// A cube file as written: card files that it uses and copies by key; the store finds the files.
struct CubeFile {
    Cube cube;                      // `cards` still empty
    std::vector<std::string> uses;  // card files, relative to the cube file
    struct Line {
        std::string key;
        int copies;
        int line;
    };
    std::vector<Line> lines;  // empty: one copy of every card used, but for those that are free or below others
    std::vector<Line> free;
    struct Below {
        std::string key, lower;
        int line;
    };
    std::vector<Below> below;
    std::vector<NamedLine> names;
};
Result<CubeFile> read_cube(std::string_view text, std::string_view file = {});
std::string write_cube(const CubeFile& cube);
// Tells the set of the lines that the file tells of, and which of its cards stand below which. An error names the line whose key
// is not in the set, or that says what cannot be.
std::optional<Error> add_lines(const CubeFile& file, CardSet& cards, std::string_view name_of_file = {});
// Fills `cube.cards` and `cube.free`: what the `copies` lines say, or one copy of every card of the set where there are none. The set
// holds the cards of the files used; what is built in (line_policy.hpp) may be in it and is passed over.
// An error names the line whose key is not in the set; a cube has at most 20,000 cards.
Result<Cube> resolve_cube(const CubeFile& file, const CardSet& cards, std::string_view name_of_file = {});

}  // namespace cubenight
