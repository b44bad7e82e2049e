// Cards of a set as lists ask them (engine/cards/lists/card_index.hpp), beside those of the card library.
#pragma once

#include <optional>

#include "engine/cards/card.hpp"
#include "engine/cards/lists/card_index.hpp"
#include "src/lists/card_sources.hpp"
#include "src/lists/foreign_names.hpp"
#include "src/lists/library_index.hpp"

namespace cubenight {

// Set and number are those of the card's key.
Printing printing_of(const CardSet& cards, CardId id);

// Cards that share a name play differently as far as anybody can tell here.
class SetIndex final : public CardIndex {
public:
    // REQUIRES: the set outlives this.
    explicit SetIndex(const CardSet& cards);

    std::vector<Printing> at(std::string_view set, std::string_view number) const override;
    std::vector<Printing> called(std::string_view name) const override;
    std::vector<Printing> nearly_called(std::string_view name, std::size_t most) const override;
    std::vector<std::string> english_of(std::string_view name) const override { return foreign_.english_of(name); }
    bool has_set(std::string_view set) const override;

private:
    const CardSet& cards_;
    ForeignNames foreign_;
};

// All sources of a list's cards as one: the library, and the other set for what it lacks.
class SourcesIndex final : public CardIndex {
public:
    // REQUIRES: there are others; both outlive this.
    explicit SourcesIndex(CardSources sources);

    std::vector<Printing> at(std::string_view set, std::string_view number) const override;
    std::vector<Printing> called(std::string_view name) const override;
    std::vector<Printing> nearly_called(std::string_view name, std::size_t most) const override;
    std::vector<std::string> english_of(std::string_view name) const override;
    bool has_set(std::string_view set) const override;
    // Why the library could not be read, where it could not; what was told until then may lack cards.
    std::optional<Error> fault() const { return library_ ? library_->fault() : std::nullopt; }

private:
    std::optional<LibraryIndex> library_;
    SetIndex others_;
};

}  // namespace cubenight
