// How random effects are made: one function per rule of the grammar, each adding its node below a parent. Nodes are
// made in the order of the notation, so that they come out in preorder.
#pragma once

#include <initializer_list>
#include <span>

#include "tests/support/random_effect.hpp"

namespace cubenight {

class RandomEffect {
public:
    RandomEffect(Generator& generator, TextPlace place, int size) : random_(generator), place_(place), budget_(size) {}
    Effect make();

private:
    enum class Role { root, lasting, inner };

    // -- random_effect.cpp
    int below(int count) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(count))); }
    bool chance(int in_ten) { return below(10) < in_ten; }
    // Whether parts may still grow; where not, the smallest way is taken.
    bool roomy(NodeIndex parent) const { return budget_ > 0 && depths_[parent] < 24; }
    NodeIndex add(NodeIndex parent, NodeKind kind, int sub = 0, int number = 0);
    int word();
    int any_variable();    // REQUIRES: bound_ != 0
    int named_variable();  // a new one, or one that is bound again
    void bind(int variable) { bound_ |= 1u << variable; }
    int player() { return below(4); }
    // Not both at once.
    int one_player() {
        return pick({static_cast<int>(Player::me), static_cast<int>(Player::them), static_cast<int>(Player::owner)});
    }
    int pick(std::initializer_list<int> list) { return list.begin()[below(static_cast<int>(list.size()))]; }

    // -- random_statements.cpp
    void block(NodeIndex parent, Role role, int least = 0);
    void limits(NodeIndex parent);
    void standing(NodeIndex parent);
    void use_of_attack(NodeIndex parent);
    void give(NodeIndex parent);
    void trigger(NodeIndex parent, NodeKind kind);
    void event(NodeIndex parent, TextEvent kind);
    void by_whom(NodeIndex parent);
    void by_text(NodeIndex parent, TextEvent event);
    void action(NodeIndex parent, NodeIndex before);
    void control(NodeIndex parent);
    void body(NodeIndex parent);
    void either(NodeIndex parent);
    void flip(NodeIndex parent);
    void choose(NodeIndex parent);
    void standing_part(NodeIndex parent);
    void receivers(NodeIndex parent);
    void lasting(NodeIndex parent);
    // -- random_verbs.cpp
    void verb(NodeIndex parent);
    void attack_verb(NodeIndex parent);
    void card_verb(NodeIndex parent);
    void shuffled_cards(NodeIndex parent);
    void searched_there(NodeIndex search);
    void pokemon_verb(NodeIndex parent);
    void simple_verb(NodeIndex parent);
    void counters_verb(NodeIndex parent);
    void move_to(NodeIndex parent, NodeKind verb);
    void spread(NodeIndex parent);
    void condition_value(NodeIndex parent);
    // -- random_modifiers.cpp
    void modifier(NodeIndex parent);
    void other_modifier(NodeIndex parent);
    void number_change(NodeIndex parent);
    void cost_change(NodeIndex parent);
    void change(NodeIndex parent);
    void attack_name(NodeIndex parent);
    void allowed_action(NodeIndex parent);
    void types_or_variable(NodeIndex parent, NodeKind kind);
    // -- random_predicates.cpp
    void selection_of_pokemon(NodeIndex parent);
    void player_modifier(NodeIndex parent);
    void sort_of_pokemon(NodeIndex parent);
    void asking_predicate(NodeIndex parent);
    void predicate(NodeIndex parent);
    void predicate_leaf(NodeIndex parent);
    void quantity(NodeIndex parent) { sum(parent, roomy(parent) && chance(2) ? 2 + below(2) : 1); }
    void sum(NodeIndex parent, int terms);
    void product(NodeIndex parent, int factors);
    void atom(NodeIndex parent);
    void count(NodeIndex parent);
    void happened(NodeIndex parent);
    void happened(NodeIndex parent, TextEvent what);
    void relation(NodeIndex here);
    // -- random_selections.cpp
    enum class Naming { none, by_as };
    void selection(NodeIndex parent, Naming naming = Naming::by_as);
    enum class Counted : bool { no, yes };
    Counted counted_below(NodeIndex parent) const;  // whether a selection below it may name a number
    void select(NodeIndex parent, Naming naming, Counted counted = Counted::yes);
    void pokemon_meant(NodeIndex parent);
    bool of_card() const {
        return place_ != TextPlace::anywhere && place_ != TextPlace::attack && place_ != TextPlace::ability;
    }
    void range(NodeIndex parent, std::initializer_list<int> kinds);
    void place(NodeIndex parent);
    void zone(NodeIndex parent);
    void deck(NodeIndex parent);
    void set(NodeIndex parent);
    void filter(NodeIndex parent);
    void other_filter(NodeIndex parent);
    void filter_of_pokemon(NodeIndex parent);
    int stat_asked();
    void kind(NodeIndex parent);

    Generator& random_;
    TextPlace place_;
    int budget_;
    Effect effect_;
    std::vector<int> depths_;
    std::vector<NodeIndex> last_;  // last child of each node
    unsigned bound_ = 0;           // bit of each bound variable
    bool attack_ = false;          // attack statements may stand here
    bool instead_ = false;         // `proceed` may stand here
    bool prices_ = false;          // in a price
    bool remembered_ = false;      // filters are of what has happened
    bool exchanges_ = false;       // what changes places is chosen here
    bool flipped_ = false;         // `heads` may stand here
    bool done_ = false;            // `done` may
    bool attacked_ = false;        // `attacker` may
    int agreements_ = 0;           // so many may still be asked for
    bool lasting_ = false;         // `live` may stand here
};

}  // namespace cubenight
