// Deck files: a name, and which card how often.
#include <algorithm>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight::ultraman {
namespace {

DeckFile::Line read_line(TokenReader& in, const DeckFile& deck) {
    DeckFile::Line line;
    line.line = in.line();
    line.number = in.expect_string(saying("a card's number"));
    if (std::ranges::find(deck.lines, line.number, &DeckFile::Line::number) != deck.lines.end())
        in.fail(saying("this card stands in the deck already; `x 4` says how often it does"));
    if (in.accept_word("x")) line.copies = in.expect_number(saying("how many copies"), 2, most_in_deck);
    return line;
}

}  // namespace

Result<DeckFile> read_deck(std::string_view text, std::string_view file) {
    auto tokens = cut_tokens(text, file, 1);
    if (!tokens) return tokens.error();
    TokenReader in(text, file, std::move(*tokens));
    DeckFile deck;
    in.expect_phrase("deck");
    deck.name = in.expect_string(saying("the deck's name"));
    in.expect_mark("{");
    int cards = 0;
    do {
        deck.lines.push_back(read_line(in, deck));
        cards += deck.lines.back().copies;
        if (cards > most_in_deck) in.fail(saying("a deck names at most {0} cards", most_in_deck));
    } while (in.accept_mark(","));
    if (!in.accept_mark("}")) in.expected(saying("`,` and another card, or `}`"));
    in.expect_end();
    if (in.failed()) return in.error();
    return deck;
}

std::string write_deck(const DeckFile& deck) {
    std::string text = "deck " + quoted(deck.name) + " {\n";
    for (const auto& line : deck.lines) {
        text += "  " + quoted(line.number);
        if (line.copies > 1) text += " x " + std::to_string(line.copies);
        text += &line == &deck.lines.back() ? "\n" : ",\n";
    }
    return text + "}\n";
}

ResolvedDeck resolve_deck(const DeckFile& deck, const CardSet& cards, std::string_view name_of_file) {
    ResolvedDeck resolved;
    for (const auto& line : deck.lines) {
        const auto id = cards.find_number(line.number);
        if (!id) {
            resolved.errors.push_back(
                {std::string(name_of_file), line.line, saying("there is no card {0}", quoted(line.number))});
            continue;
        }
        resolved.cards.insert(resolved.cards.end(), static_cast<std::size_t>(line.copies), *id);
        resolved.lines.insert(resolved.lines.end(), static_cast<std::size_t>(line.copies), line.line);
    }
    return resolved;
}

}  // namespace cubenight::ultraman
