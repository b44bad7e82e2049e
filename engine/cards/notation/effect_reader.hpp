// The parser of effect texts: recursive descent over tokens, one function per rule of the grammar (docs/notation.md).
// Functions return the node that they read; after a failure (kept by the token reader) what they return means nothing.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/notation.hpp"
#include "engine/language/tree_reader.hpp"
#include "engine/language/within.hpp"

namespace cubenight {

class EffectReader final : TreeReader {
public:
    EffectReader(TokenReader& in, TextPlace place)
        : TreeReader(in), text_place_(place), done_(of_attack() ? own_damage : 0), attack_(of_attack()) {}
    // Reads one block and what must hold for it as a whole. Nothing where `in` has failed.
    std::optional<Effect> read();

private:
    enum class BlockRole : std::uint8_t { root, lasting, inner };
    enum class StatementSort : std::uint8_t { limit, action, attack_action, standing };
    enum class SelectionRole : std::uint8_t { usual, subject };
    enum class Naming : std::uint8_t { none, by_as };
    struct StatementRule {
        std::string_view word;
        StatementSort sort;
        NodeIndex (EffectReader::*read)();
    };
    struct ModifierRule {
        std::string_view word;
        NodeIndex (EffectReader::*read)();
    };
    static std::span<const StatementRule> statement_rules();
    static std::span<const ModifierRule> modifier_rules();

    // Its text belongs to an attack, or may.
    bool of_attack() const { return text_place_ == TextPlace::attack || text_place_ == TextPlace::anywhere; }

    // effect_reader.cpp: making nodes
    void adopt(NodeIndex parent, NodeIndex child) override;
    void check_nobody_chooses(NodeIndex selection);
    int player();
    NodeIndex attack_name();  // a string, or `$x`
    bool at_attack_name() const;
    void check_whole(NodeIndex root, std::size_t begin);
    void check_use(NodeIndex root, std::size_t begin);

    // read_statements.cpp
    NodeIndex block(BlockRole role);
    NodeIndex statement(BlockRole role, NodeIndex in_block);
    void check_place(const StatementRule& rule, BlockRole role, NodeIndex in_block);
    bool is_use_of_attack(NodeIndex standing) const;
    bool follows_action(NodeIndex in_block) const;
    void check_meant(NodeIndex statement, std::size_t begin);
    bool means_itself(NodeIndex selection) const;
    bool is_played_as_pokemon() const;

    // read_control.cpp
    void check_dealt(NodeIndex asking, NodeIndex control, std::size_t begin);
    void check_kept(NodeIndex span, NodeIndex part, unsigned bound, std::size_t begin);
    NodeIndex statement_or_block();
    NodeIndex then();
    NodeIndex may();
    NodeIndex if_predicate();
    NodeIndex each();
    NodeIndex either();
    NodeIndex flip();
    NodeIndex face();
    NodeIndex by_player();
    NodeIndex choose();
    NodeIndex before_damage();
    NodeIndex lasting();
    NodeIndex proceed();

    // read_limits.cpp
    void check_limit(NodeIndex in_block, NodeIndex limit);
    void check_limits_of_attack(NodeIndex root, std::size_t begin);
    NodeIndex once();
    NodeIndex often();
    NodeIndex no_stack();
    NodeIndex from_zone();
    NodeIndex only_if();
    NodeIndex cost();

    // read_verbs.cpp
    NodeIndex damage();
    NodeIndex more();
    NodeIndex less();
    NodeIndex times();
    NodeIndex ignore();
    NodeIndex counters();
    NodeIndex move();
    NodeIndex move_counters();
    NodeIndex heal();
    NodeIndex knock_out();
    NodeIndex inflict();
    NodeIndex cure();
    NodeIndex fail();
    NodeIndex draw();
    NodeIndex search();
    NodeIndex look();
    NodeIndex put();
    NodeIndex discard();
    NodeIndex attach();
    NodeIndex shuffle();
    NodeIndex order();
    NodeIndex take_prize();
    NodeIndex exchange();
    NodeIndex switch_active();
    NodeIndex evolve();
    NodeIndex devolve();
    NodeIndex use();
    NodeIndex end_turn();
    NodeIndex win();
    NodeIndex lose();
    NodeIndex again();
    NodeIndex mark();
    NodeIndex unmark();
    NodeIndex marker(NodeKind kind);
    NodeIndex move_to();
    NodeIndex destination();
    NodeIndex deck_part(NodeKind kind);
    NodeIndex condition_value();
    void spread_into(NodeIndex parent);
    int raw_flags();
    NodeIndex quantity_of_damage();

    // read_standing.cpp
    NodeIndex give();
    void check_receiver(NodeIndex receiver, NodeIndex change);
    void check_given_by_played_card(NodeIndex receiver);
    void check_receivers_name(NodeIndex receivers);
    bool means_cards(NodeIndex selection) const;
    bool means_energy(NodeIndex selection) const;
    NodeIndex while_predicate();
    NodeIndex when();
    NodeIndex instead();
    NodeIndex trigger(NodeKind kind);
    NodeIndex event();
    int conditions_heard();
    NodeIndex by_text(NodeIndex event);
    void by_whom_into(NodeIndex parent);
    // read_modifiers.cpp
    NodeIndex modifier();
    NodeIndex number_change();
    NodeIndex change();
    NodeIndex cost_change();
    NodeIndex type_change();
    NodeIndex weakness();
    NodeIndex resistance();
    NodeIndex affinity(NodeKind kind);
    NodeIndex counts_as();
    NodeIndex provides();
    NodeIndex no_damage_or_effects();
    NodeIndex cant();
    NodeIndex can();
    NodeIndex has_attacks();
    NodeIndex without();
    NodeIndex has_affinity(int which);
    NodeIndex coin();
    NodeIndex action();
    void check_counted(NodeIndex action);
    bool at_condition_name(std::size_t ahead = 0) const;
    int named_conditions();
    int cured_how();
    NodeIndex types_or_variable();

    // read_predicates.cpp
    NodeIndex predicate();
    NodeIndex asking_predicate();
    NodeIndex agrees();
    NodeIndex predicate_and();
    NodeIndex predicate_part();
    NodeIndex about_player(NodeKind kind);
    NodeIndex spent();
    NodeIndex happened();
    void check_remembered(NodeIndex event);
    void check_remembered_one(NodeIndex selection);
    void check_remembered_sets(NodeIndex parent);
    NodeIndex comparison();
    NodeIndex subject_is();
    bool at_quantity() const;
    bool at_relation(std::size_t ahead) const;
    bool at_operator(std::size_t ahead) const;
    NodeIndex factor() override { return atom(); }
    NodeIndex atom();
    NodeIndex integer();
    NodeIndex counted();
    NodeIndex points();
    NodeIndex enclosed_happened();
    NodeIndex enclosed_selection();

    // read_selections.cpp
    NodeIndex selection(SelectionRole role = SelectionRole::usual);
    bool at_select() const;
    bool at_side_dot() const;
    NodeIndex select(Naming naming = Naming::by_as);
    NodeIndex select_base();
    NodeIndex select_attached();
    NodeIndex range();
    void check_hosts(NodeIndex select, NodeIndex base);
    NodeIndex place_or_zone();
    void whose();
    NodeIndex zone_here();
    NodeIndex set(bool of_energy = false);
    // read_filters.cpp
    NodeIndex filters();
    NodeIndex filter();
    NodeIndex has();
    NodeIndex filter_word();
    NodeIndex evolves_from();
    NodeIndex stat_filter();
    NodeIndex carries();
    NodeIndex ill();
    NodeIndex kind();
    void relation_into(NodeIndex parent);

    TextPlace text_place_;
    // Where the reader stands; restored by `Within` when a part is done.
    int instead_ = 0;         // inside the block of an `instead`: `proceed` may stand
    int attack_event_ = 0;    // inside the block of a trigger of attacks
    int lasting_ = 0;         // directly in the block of a `lasting`: `live` may stand
    int agreements_ = 0;      // so many may still be asked for by this predicate
    int open_predicate_ = 0;  // in a predicate, not enclosed in brackets: `and` may join predicates
    int flipped_ = 0;         // coins fell before: `heads` counts them
    static constexpr int done_in_points = 2;
    static constexpr int own_damage =
        3;                       // nothing was done before but the attack's damage: `done` is that, where it is dealt
    int done_ = 0;               // a statement before, or the event, was done so far: `done` is how far
    int before_own_damage_ = 0;  // what is read here is asked for before an attack's own damage is dealt
    int attack_ = 0;             // an attack is handled: there is an `attacker`
};

}  // namespace cubenight
