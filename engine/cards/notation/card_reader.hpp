// The parser of card files: one card after another, fields in their fixed order (in a scenario in any order).
#pragma once

#include "engine/cards/card.hpp"
#include "engine/cards/notation/effect_reader.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight {

// A card file names a card twice, by key and by name; in a scenario the name may do for both.
enum class CardNaming : std::uint8_t { key_and_name, name_may_do };

class CardReader {
public:
    explicit CardReader(TokenReader& in, CardNaming naming = CardNaming::key_and_name) : in_(in), naming_(naming) {}
    // Reads one card, "card" included. Means nothing where `in` has failed.
    Card read();
    // Whether a card begins there.
    static bool at_card(const TokenReader& in);

private:
    void not_closed(const Card& card, std::size_t begin);
    void fields(Card& card);
    bool field(std::string_view word, bool taken);
    void needs_ancestor();
    void kind_line(Card& card);
    void pokemon_line(Card& card);
    void energy_line(Card& card);
    void own_name(OwnNames& names);
    void own_names_behind(OwnNames& names);
    void evolves(Card& card);
    void rule_boxes(Card& card);
    void traits(Card& card);
    void abilities(Card& card);
    void uses(Card& card);
    void attacks(Card& card);
    void trainer_texts(Card& card);
    void unread(Card& card);
    void check(const Card& card, std::size_t begin);
    void check_attached(const Card& card, std::size_t begin);

    TypeSet types();
    Affinity affinity();
    Attack attack();
    EnergyCost cost();
    void text(std::string_view name, TextPlace place, std::optional<Effect>& text);
    Effect effect(TextPlace place);

    TokenReader& in_;
    CardNaming naming_;
    std::vector<std::size_t> attacks_at_;  // where each begins
};

}  // namespace cubenight
