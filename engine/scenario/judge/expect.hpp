// Whether what a scenario expects is so.
#pragma once

#include "engine/scenario/play/perform.hpp"

namespace cubenight::scenario {

// What was found: whether it is so, and what is the case. A problem: it cannot be asked, such as an unknown card.
struct Finding {
    bool holds = false;
    Saying is;
    bool problem = false;
};

inline Finding found(bool holds, Saying is) { return {holds, std::move(is), false}; }
inline Finding cannot_be_asked(Saying why) { return {false, std::move(why), true}; }

class Judge {
public:
    explicit Judge(Table& table) : table_(table) {}

    Finding find(const Expectation& expectation);
    Finding find(const Trial& trial);

private:
    Finding judge(const AboutPokemon& about);
    Finding judge(const AboutZone& about);
    Finding judge(const AboutStadium& about);
    Finding judge(const AboutTurn& about);
    Finding judge(const AboutResult& about);
    Finding judge(const AboutSeat& about);
    Finding judge(const AboutEvents& about);
    Finding judge(const AboutChoice& about);
    Finding judge(const AboutOffer& about);
    Finding judge(const AboutKnowledge& about);
    Finding judge(const AboutCount& about);
    Finding judge(const AboutDeck& about);
    Finding judge(const Trial& trial);
    pokemon::Clause clause_of_the_end() const;
    bool waits_for_answer(const Trial& trial) const;
    bool founds(pokemon::Clause clause, const Trial& trial) const;
    bool refused_by_choice(const Trial& trial, pokemon::Clause clause) const;
    bool refused_by_text(const Trial& trial, pokemon::Clause clause) const;
    bool refused_by_ability(const Trial& trial) const;
    bool refused_besides(const Trial& trial, const Deed& deed);
    bool cannot_be_declined(const Trial& trial) const;
    Finding settled(const Expected& what);
    Finding of_choices(const Expected& what);

    Finding check_pokemon(std::uint8_t slot, const PokemonCheck& check);
    bool changed_this_turn(std::uint8_t slot) const;
    Finding check_stat(std::uint8_t slot, const PokemonCheck& check);
    Finding check_condition(std::uint8_t slot, const PokemonCheck& check);
    Finding check_type(std::uint8_t slot, const PokemonCheck& check);
    Finding check_affinity(std::uint8_t slot, const PokemonCheck& check);
    Finding check_attack(std::uint8_t slot, const PokemonCheck& check);
    Finding check_ability(std::uint8_t slot, const PokemonCheck& check);
    Finding check_cards(std::uint8_t slot, const PokemonCheck& check);
    Finding check_provides(std::uint8_t slot, const PokemonCheck& check);
    Finding check_card(CopyId copy, const PokemonCheck& check);
    // The cards from the top, the first highest where there is an order.
    Finding check_list(const std::vector<CopyId>& cards, const ListCheck& check);
    std::vector<CopyId> zone(SeatId seat, RefPlace place) const;
    std::optional<Saying> unknown(const CardList& cards) const;
    bool fits(CopyId copy, const ListedCard& card) const;
    bool lies_face_up(CopyId copy) const;
    bool knows(SeatId seat, CopyId copy) const;
    int missing(std::vector<CopyId>& from, const CardList& cards) const;
    Finding check_order(const std::vector<CopyId>& cards, const ListCheck& check) const;
    Saying list_words(const std::vector<CopyId>& cards) const;
    bool event_fits(const EventPattern& pattern, const Happened& happened) const;
    bool event_ref_fits(const Ref& ref, const Happened& happened) const;
    int value_of(const AboutSeat& about) const;
    int uses_of(SeatId seat, const std::string& word) const;

    Table& table_;
};

}  // namespace cubenight::scenario
