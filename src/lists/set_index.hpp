// Cards of a set as lists ask them (engine/cards/lists/card_index.hpp), beside those of the card library.
#pragma once

#include "engine/cards/card.hpp"
#include "engine/cards/lists/card_index.hpp"

namespace cubenight {

// Set and number are those of the card's key.
Printing printing_of(const CardSet& cards, CardId id);

// Cards that share a name play differently as far as anybody can tell here.
class SetIndex final : public CardIndex {
public:
    // REQUIRES: the set outlives this.
    explicit SetIndex(const CardSet& cards) : cards_(cards) {}

    std::vector<Printing> at(std::string_view set, std::string_view number) const override;
    std::vector<Printing> called(std::string_view name) const override;
    std::vector<Printing> nearly_called(std::string_view, std::size_t) const override { return {}; }
    bool has_set(std::string_view set) const override;

private:
    const CardSet& cards_;
};

// One index, and another for what the first one lacks.
class BackedIndex final : public CardIndex {
public:
    // REQUIRES: both outlive this.
    BackedIndex(const CardIndex& first, const CardIndex& second) : first_(first), second_(second) {}

    std::vector<Printing> at(std::string_view set, std::string_view number) const override;
    std::vector<Printing> called(std::string_view name) const override;
    std::vector<Printing> nearly_called(std::string_view name, std::size_t most) const override;
    bool has_set(std::string_view set) const override { return first_.has_set(set) || second_.has_set(set); }

private:
    const CardIndex& first_;
    const CardIndex& second_;
};

}  // namespace cubenight
