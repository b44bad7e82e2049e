// Card files: the cards that can be read, and what is wrong with the others.
#include <map>

#include "engine/cards/notation.hpp"
#include "engine/cards/notation/card_reader.hpp"

namespace cubenight {

CardFile read_card_file(std::string_view text, std::string_view file) {
    CardFile read;
    auto tokens = cut_tokens(text, file, 1);
    if (!tokens) {
        read.errors.push_back(tokens.error());
        return read;
    }
    TokenReader in(text, file, std::move(*tokens));
    std::map<std::string, int, std::less<>> line_of_key;
    while (!in.at_end()) {
        const std::size_t begin = in.position();
        const int line = in.line();
        Card card = CardReader(in).read();
        const auto [found, added] = line_of_key.try_emplace(card.key, line);
        if (!added && !in.failed())
            in.fail_at(begin,
                       "the key " + quoted(card.key) + " belongs to the card of line " + std::to_string(found->second));
        if (!in.failed()) {
            read.cards.push_back(std::move(card));
            continue;
        }
        read.errors.push_back(in.take_error());
        if (read.errors.size() == most_errors_told) return read;
        in.go_back(begin + 1);
        while (!in.at_end() && !CardReader::at_card(in)) in.skip();
    }
    return read;
}

Result<std::vector<Card>> read_cards(std::string_view text, std::string_view file) {
    CardFile read = read_card_file(text, file);
    if (!read.errors.empty()) return read.errors.front();
    return std::move(read.cards);
}

}  // namespace cubenight
