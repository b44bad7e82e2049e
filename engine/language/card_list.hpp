// A file that is a list of cards, whatever a card of its game looks like: the cards that can be read, and what is wrong
// with the others.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "engine/language/tokens.hpp"

namespace cubenight {

inline constexpr std::size_t most_errors_told = 20;  // reading ends there

// File has `cards` and `errors`. A Reader is made of tokens, reads one card (`read`) and tells where one begins (`at_card`).
// key: what no two cards of the file may have in common, which a message calls by its name.
template <class File, class Reader, class Key>
File read_card_list(std::string_view text, std::string_view file, const Saying& name_of_key, Key key) {
    File read;
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
        auto card = Reader(in).read();
        const auto [found, added] = line_of_key.try_emplace(std::invoke(key, card), line);
        if (!added && !in.failed())
            in.fail_at(begin, saying("the {0} {1} belongs to the card of line {2}", name_of_key,
                                     quoted(std::invoke(key, card)), found->second));
        if (!in.failed()) {
            read.cards.push_back(std::move(card));
            continue;
        }
        read.errors.push_back(in.take_error());
        if (read.errors.size() == most_errors_told) return read;
        in.go_back(begin + 1);
        while (!in.at_end() && !Reader::at_card(in)) in.skip();
    }
    return read;
}

}  // namespace cubenight
