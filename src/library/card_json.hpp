// A card or a set as JSON, in the layouts that docs/library.md describes.
#pragma once

#include <memory>
#include <variant>

#include "src/library/card.hpp"

namespace cubenight::library {

// What cannot be taken into a library: what it calls itself, as far as that can be read, and why not.
struct Refusal {
    std::string id;
    Saying reason;
};

// Decks of the public data stand in lists of their own.
struct DeckList {};

using ReadElement = std::variant<LibraryCard, LibrarySet, DeckList, Refusal>;

// Reads objects, and keeps the memory that this takes from one to the next.
class ElementReader {
public:
    ElementReader();
    ElementReader(ElementReader&&) noexcept;
    ~ElementReader();

    // Any bytes. What is read is sound: it has no fault_of.
    ReadElement read(std::string_view bytes);

private:
    struct Parser;
    std::unique_ptr<Parser> parser_;
};

// What an object that cannot be read calls itself in its field "id"; empty where that cannot be told.
std::string id_in(std::string_view bytes);

}  // namespace cubenight::library
