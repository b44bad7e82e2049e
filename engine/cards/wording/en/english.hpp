// English sentences for texts of cards. One object says one text, from its first statement to its last.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/cards/wording/en/deeds.hpp"

namespace cubenight::wording {

class English : Deeds {
public:
    English(const Effect& effect, const Source& source) : Deeds(effect, source) {}
    std::vector<Sentence> text();

private:
    // What the limits of a text come to.
    struct Opening {
        std::string how_often, from, only_if;
        bool declared = false;  // its player says when it is used: "you may"
        bool paid = false;      // the price was said as what that player may do
    };
    // What was said already among the statements of a block.
    struct Said {
        NodeIndex before = no_node;
        bool aloud = false;  // `before` has a sentence of its own
        bool looked = false;
        bool into_deck = false;  // `before` is the shuffle of what one sentence put into a deck
        bool searched = false;   // or put into a deck, by what stood before `before`
    };
    struct Waiting {
        NodeIndex event, by, first;
    };

    // sentences.cpp
    void emit(NodeIndex node, const std::string& words);
    // Adds to the sentence before, which the same condition holds for.
    void append(const std::string& words, bool is_action);
    std::string subject() const;
    // The statement with its subject and what leads to it, in one clause.
    std::string led(NodeIndex index, const Lead& lead);
    std::string led(const Lead& lead, const std::string& action, bool is_action) const;
    static std::string counted_first(const std::string& words);
    std::string second(NodeIndex index, const Lead& lead);
    std::string some_discarded(NodeIndex before) const;
    void statements(NodeIndex first, const Lead& lead);
    NodeIndex next_statement(NodeIndex index, const Lead& lead, Said& said);
    bool looks_at_cards(NodeIndex index) const;
    bool discards_asked_stadium(NodeIndex before) const;
    Side active_meant(NodeIndex verb) const;
    bool can_be_joined(const Said& said) const;
    bool joins_under_may(NodeIndex before, NodeIndex index) const;
    std::string joint(const Lead& lead, NodeIndex before, bool verb, bool joins) const;
    NodeIndex joined_to_last(NodeIndex index, NodeIndex before, const Lead& lead);
    void shuffled(NodeIndex index, const Said& said, const Lead& lead);
    bool searches_perhaps(NodeIndex index) const;
    bool searches(NodeIndex index) const;
    bool discards_up_to(NodeIndex discard) const;
    void then(NodeIndex index, Lead lead, const Said& said);
    void statement(NodeIndex index, const Lead& lead);

    // together.cpp
    bool puts_what_was_seen(NodeIndex look, NodeIndex put) const;
    bool attaches_what_was_found(NodeIndex search, NodeIndex attach) const;
    bool discards_the_hand(NodeIndex discard) const;
    std::string searched_and_put(NodeIndex search, NodeIndex last);
    bool means_the_same(NodeIndex one, NodeIndex other) const;
    NodeIndex target_of(NodeIndex verb) const;
    bool heals_and_cures(NodeIndex heal, NodeIndex cure) const;
    NodeIndex merged(NodeIndex index, const Lead& lead);
    std::string shuffled_and_put(NodeIndex shuffle, NodeIndex put);
    std::string recovers_too(NodeIndex heal, NodeIndex cure) const;
    bool is_random_of_theirs(NodeIndex selection) const;
    std::string shuffled_into_deck(NodeIndex put, NodeIndex shuffle);

    // controls.cpp
    void control(NodeIndex index, const Lead& lead);
    void may(const Node& node, const Lead& lead);
    bool lasts_for_defender(NodeIndex statement) const;
    bool searches_for_more(NodeIndex yes, NodeIndex no) const;
    void search_for_more(NodeIndex if_);
    bool differs_in_number(NodeIndex if_, const Lead& lead) const;
    bool asks_for(NodeIndex condition, NodeKind kind) const;
    void more_instead(NodeIndex if_, const Lead& lead);
    bool fails_without(NodeIndex if_) const;
    void if_so(const Node& node, const Lead& lead);
    void for_each_of(const Node& node, const Lead& lead);
    void flip(NodeIndex index, const Lead& lead);
    void face(const Node& node, int coins, bool second);
    void either(NodeIndex index, const Lead& lead);
    void by_player(const Node& node, const Lead& lead);
    void join_deeds(std::size_t from, std::string_view subject);
    bool said_with_next(NodeIndex choose) const;
    NodeIndex energy_moved_from(NodeIndex choose) const;
    void choose(NodeIndex index, const Lead& lead);
    void choose_things(NodeIndex index, const Lead& lead);
    std::string chosen_value(const Node& node, Meaning::Kind& kind);

    // waiting.cpp
    void lasting(const Node& node, Lead lead);
    std::string given_for(const std::string& span, NodeIndex part, const Lead& lead);
    static std::string used_for(const std::string& span, const std::string& said);
    Waiting waiting(const Node& node) const;
    NodeIndex only_if_of(NodeIndex first) const;
    void when(const Node& node, const Lead& lead);
    std::string done_of_event(TextEvent kind, const std::string& when);
    std::string turn_words(const std::string& usual, const std::string& edge, NodeIndex& first, std::string& opening);
    bool discards_itself(NodeIndex first) const;
    std::string attaching_words(const std::string& usual, NodeIndex& first);
    void instead(NodeIndex index, const Lead& lead);
    static std::string damage_done(const std::string& would);
    bool else_proceeds(NodeIndex if_) const;
    void instead_if(NodeIndex if_, std::string would, const Lead& lead);

    // opening.cpp
    NodeIndex standing_statement(NodeIndex index, const Lead& lead);
    void takes_on(NodeIndex when, const TypesTakenOn& taken);
    Lead opening();
    void once_when(NodeIndex first, Opening& open);
    void limit(NodeIndex index, Opening& open);
    void once(const Node& node, Opening& open);
    void only_if(NodeIndex index, Opening& open);
    bool asks_for_second_turn(const Node& condition) const;
    bool asks_for_last_card(const Node& condition) const;
    void attached_only_to(NodeIndex index, const std::string& condition);
    bool is_plain(NodeIndex block) const;
    std::string price_words(NodeIndex block);
    void price(NodeIndex index, Opening& open);
    std::string called() const;
    std::string provided_words() const;

    std::vector<Sentence> out_;
    bool branch_follows_ = false;  // what is said holds for one branch, and another comes behind it
    NodeIndex holder_ = 0;         // the statement whose parts are said
    std::optional<Lead> pending_;  // what opens the next statement, as this one is said with it
    std::string proceeds_ = "that happens as usual";
    std::string price_rule_;         // stands behind what it is paid for
    std::string name_rule_;          // stands at the end
    int coins_deep_ = 0;             // in how many faces of single coins the statement lies
    bool list_ended_ = false;        // a list of which one is chosen was said: what follows begins a line
    bool knock_out_waited_ = false;  // the text waits for the Knock Out of one Pokémon
    bool turn_said_ = false;         // whose turn a text waits in: its only condition
};

}  // namespace cubenight::wording
