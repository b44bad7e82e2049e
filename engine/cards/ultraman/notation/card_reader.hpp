// The parser of card files: one card after another, fields in their fixed order.
#pragma once

#include "engine/cards/ultraman/card.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight::ultraman {

// `card "number" "Name"`; in scenario files one name may do, which is then the number, too.
enum class CardNaming : std::uint8_t { both_stand, name_may_do };

class CardReader {
public:
    explicit CardReader(TokenReader& in, CardNaming naming = CardNaming::both_stand) : in_(in), naming_(naming) {}
    // Reads one card, "card" included. Means nothing where `in` has failed.
    Card read();
    // Whether a card begins there.
    static bool at_card(const TokenReader& in);

private:
    void kind_line(Card& card);
    void fields(Card& card);
    void own_name(OwnNames& names);
    void character_fields(Card& card);
    void bp(Card& card);
    void texts(Card& card);
    void not_closed(const Card& card, std::size_t begin);
    CategorySet categories();
    TypeSet types();
    StateSet states();

    TokenReader& in_;
    CardNaming naming_;
};

}  // namespace cubenight::ultraman
