// What must be true in a scenario, and what is tried without being done.
#pragma once

#include "engine/scenario/ultraman/read/read_acts.hpp"

namespace cubenight::ultraman::scenario {

class ExpectationReader {
public:
    ExpectationReader(RefReader& refs, ActReader& acts) : refs_(refs), acts_(acts), in_(refs.in()) {}

    Expectation read();
    // Behind `refuse` or `allow`.
    Trial trial(bool allowed);
    Expectation deck(bool allowed);
    // A comma or `and` stands here, and behind it an expectation of something else.
    bool at_next() const;
    bool at_card(std::size_t ahead) const;

private:
    Expected what();
    Expected about_side();
    Expected about_player();
    Expected about_ref();
    Expected about_zone(SeatId seat, RefPlace zone);
    Expected about_sight(SeatId seat);
    ListedCard seen_card();
    Expected about_scene();
    Expected about_turn();
    Expected about_result();
    Expected about_battle();
    Expected about_events();
    Expected about_choice();
    Expected about_offer();
    std::optional<Ending> by_ending();
    std::optional<Expected> knowledge(const Ref& ref);
    ListCheck list_check();
    EventPattern event_pattern();
    bool event_detail(EventPattern& pattern);
    bool event_subject(EventPattern& pattern);
    bool event_number(EventPattern& pattern);
    bool event_cause(EventPattern& pattern);

    bool at_match(std::size_t ahead) const;
    bool at_character_check() const;
    CharacterCheck character_check();
    bool figure_check(CharacterCheck& check);
    bool fact_check(CharacterCheck& check);
    bool card_check(CharacterCheck& check);
    TypeSet types();
    bool next_check() { return !at_next() && (in_.accept_mark(",") || in_.accept_word("and")); }

    RefReader& refs_;
    ActReader& acts_;
    TokenReader& in_;
};

}  // namespace cubenight::ultraman::scenario
