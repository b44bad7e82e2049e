// Card files: the cards that can be read, and what is wrong with the others.
#include "engine/cards/notation.hpp"
#include "engine/cards/notation/card_reader.hpp"
#include "engine/language/card_list.hpp"

namespace cubenight {

CardFile read_card_file(std::string_view text, std::string_view file) {
    return read_card_list<CardFile, CardReader>(text, file, saying("key"), &Card::key);
}

Result<std::vector<Card>> read_cards(std::string_view text, std::string_view file) {
    CardFile read = read_card_file(text, file);
    if (!read.errors.empty()) return read.errors.front();
    return std::move(read.cards);
}

}  // namespace cubenight
