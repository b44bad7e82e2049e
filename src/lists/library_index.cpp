#include "src/lists/library_index.hpp"

#include <algorithm>

#include "engine/cards/lists/card_names.hpp"
#include "engine/core/hash.hpp"

namespace cubenight {
namespace {

using library::LibraryCard;

ListSection section_of(const LibraryCard& card) {
    if (card.supertype == "Trainer") return ListSection::trainers;
    return card.supertype == "Energy" ? ListSection::energy : ListSection::pokemon;
}

// Everything that a card plays with, in one text: a sign between fields that none of them has.
class Played {
public:
    void add(std::string_view field) {
        text_ += field;
        text_ += '\x1F';
    }
    void add(const std::vector<std::string>& fields) {
        for (const std::string& field : fields) add(field);
        text_ += '\x1E';
    }
    std::uint64_t hash() const { return hash_text(text_); }

private:
    std::string text_;
};

std::uint64_t plays_as(const LibraryCard& card) {
    Played played;
    for (const std::string& field : {card.name, card.supertype, card.level, std::to_string(card.hp), card.evolves_from})
        played.add(field);
    for (const auto& fields : {card.subtypes, card.types, card.retreat_cost, card.rules}) played.add(fields);
    for (const auto& ability : card.abilities) played.add({ability.name, ability.kind, ability.text});
    if (card.ancient_trait) played.add({card.ancient_trait->name, card.ancient_trait->text});
    for (const auto& attack : card.attacks) {
        played.add({attack.name, attack.damage, attack.text});
        played.add(attack.cost);
    }
    for (const auto& modifiers : {card.weaknesses, card.resistances}) {
        for (const auto& modifier : modifiers) played.add({modifier.type, modifier.value});
        played.add(std::vector<std::string>());
    }
    return played.hash();
}

}  // namespace

Printing printing_of(const LibraryCard& card) {
    const bool basic = card.supertype == "Energy" && std::ranges::find(card.subtypes, "Basic") != card.subtypes.end();
    return {card.id, card.name, card.set, card.number, section_of(card), basic, plays_as(card)};
}

template <class T>
T LibraryIndex::answer(Result<T> result) const {
    if (result) return std::move(*result);
    if (!fault_) fault_ = result.error();
    return T{};
}

std::vector<Printing> LibraryIndex::at(std::string_view set, std::string_view number) const {
    std::vector<Printing> found;
    for (const LibraryCard& card : answer(library_.by_number(set, number)))
        if (card.set == set) found.push_back(printing_of(card));
    return found;
}

std::vector<Printing> LibraryIndex::called(std::string_view name) const {
    const std::string folded = folded_name(name);
    auto cards = answer(library_.by_name(name));
    // The library keeps hyphens and blanks apart; lists do not.
    if (cards.empty())
        for (const std::string& like : answer(library_.near_names(name)))
            if (folded_name(like) == folded)
                std::ranges::move(answer(library_.by_name(like)), std::back_inserter(cards));
    std::vector<Printing> found;
    for (const LibraryCard& card : cards) found.push_back(printing_of(card));
    std::ranges::reverse(found);
    return found;
}

std::vector<Printing> LibraryIndex::nearly_called(std::string_view name, std::size_t most) const {
    std::vector<Printing> found;
    for (const std::string& like : answer(library_.near_names(name, most)))
        if (const auto cards = answer(library_.by_name(like)); !cards.empty())
            found.push_back(printing_of(cards.back()));
    return found;
}

std::vector<std::string> LibraryIndex::english_of(std::string_view name) const {
    const bool plain = std::ranges::all_of(name, [](char sign) { return static_cast<unsigned char>(sign) < 0x80; });
    if (!lexicon_ || plain) return {};
    if (!foreign_) {
        foreign_.emplace();
        for (const std::string& english : answer(library_.names()))
            for (const std::string& elsewhere : lexicon_->card(english)) foreign_->add(english, elsewhere);
    }
    return foreign_->english_of(name);
}

bool LibraryIndex::has_set(std::string_view set) const {
    return std::ranges::any_of(answer(library_.sets_called(set)),
                               [&](const library::LibrarySet& one) { return one.code == set && one.cards > 0; });
}

}  // namespace cubenight
