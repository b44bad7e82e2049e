// The card library as lists ask it (engine/cards/lists/card_index.hpp).
#pragma once

#include <optional>

#include "engine/cards/lists/card_index.hpp"
#include "src/library/library.hpp"

namespace cubenight {

// A card as a list's printing.
Printing printing_of(const library::LibraryCard& card);

class LibraryIndex final : public CardIndex {
public:
    // REQUIRES: the library outlives this.
    explicit LibraryIndex(const library::Library& library) : library_(library) {}

    std::vector<Printing> at(std::string_view set, std::string_view number) const override;
    std::vector<Printing> called(std::string_view name) const override;
    std::vector<Printing> nearly_called(std::string_view name, std::size_t most) const override;
    bool has_set(std::string_view set) const override;

    // The first thing that went wrong with the library since; what was answered then may lack cards.
    const std::optional<Error>& fault() const { return fault_; }

private:
    template <class T>
    T answer(Result<T> result) const;

    const library::Library& library_;
    mutable std::optional<Error> fault_;
};

}  // namespace cubenight
