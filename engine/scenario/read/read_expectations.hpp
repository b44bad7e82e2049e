// What must be true at a point of a scenario.
#pragma once

#include "engine/scenario/read/read_acts.hpp"

namespace cubenight::scenario {

class ExpectationReader {
public:
    ExpectationReader(RefReader& refs, ActReader& acts) : refs_(refs), in_(refs.in()), acts_(acts) {}

    // What follows the word `expect`, to the end of one expectation.
    Expectation read();
    // What follows `refuse` or `allow`.
    Trial trial(bool allowed);
    // Behind `allow` and `refuse`: deck of 40 "Name" x 4, ...
    Expectation deck(bool allowed);
    // A comma or `and` stands here and then somebody else: another expectation in the same statement.
    bool at_next() const;

private:
    Expected what();
    Expected about_player();
    Expected about_side();
    Expected no_active(SeatId seat) const;
    std::optional<Expected> seat_fact(SeatId seat);
    std::optional<Expected> about_zone(SeatId seat);
    Expected about_ref();
    Expected about_turn();
    Expected about_result();
    bool at_event() const;
    bool at_match(std::size_t ahead) const;
    Expected about_events();
    Expected about_choice();
    Expected about_stadium();
    std::optional<pokemon::Ending> by_ending();
    EventPattern pattern();
    void pattern_subject(EventPattern& pattern);
    void pattern_places(EventPattern& pattern);
    ListCheck list_check();
    PokemonCheck pokemon_check();
    bool counters_in_words(PokemonCheck& check);
    bool stat_check(PokemonCheck& check);
    bool fact_check(PokemonCheck& check);
    bool card_check(PokemonCheck& check);
    void affinities(PokemonCheck& check);
    void stack(PokemonCheck& check);
    void attack_check(PokemonCheck& check);
    bool at_pokemon_check() const;
    bool at_further_check() const;
    bool next_check();

    RefReader& refs_;
    TokenReader& in_;
    ActReader& acts_;
};

}  // namespace cubenight::scenario
