// The card library as lists ask it (engine/cards/lists/card_index.hpp).
#pragma once

#include <optional>

#include "engine/cards/lists/card_index.hpp"
#include "engine/cards/naming/lexicon.hpp"
#include "src/library/library.hpp"
#include "src/lists/foreign_names.hpp"

namespace cubenight {

// A card as a list's printing.
Printing printing_of(const library::LibraryCard& card);

class LibraryIndex final : public CardIndex {
public:
    // REQUIRES: both outlive this.
    // `lexicon`: what its cards are called in other languages; null where nobody knows.
    explicit LibraryIndex(const library::Library& library, const naming::Lexicon* lexicon = nullptr)
        : library_(library), lexicon_(lexicon) {}

    std::vector<Printing> at(std::string_view set, std::string_view number) const override;
    std::vector<Printing> called(std::string_view name) const override;
    std::vector<Printing> nearly_called(std::string_view name, std::size_t most) const override;
    std::vector<std::string> english_of(std::string_view name) const override;
    bool has_set(std::string_view set) const override;

    // The first thing that went wrong with the library since; what was answered then may lack cards.
    const std::optional<Error>& fault() const { return fault_; }

private:
    template <class T>
    T answer(Result<T> result) const;

    const library::Library& library_;
    const naming::Lexicon* lexicon_;
    mutable std::optional<ForeignNames> foreign_;  // put together when a name first asks for it
    mutable std::optional<Error> fault_;
};

}  // namespace cubenight
