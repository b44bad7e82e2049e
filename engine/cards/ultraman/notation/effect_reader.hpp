// The parser of texts: recursive descent over tokens, one function per rule of the grammar (docs/ultraman.md). Functions
// return the node that they read; after a failure (kept by the token reader) what they return means nothing.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/cards/ultraman/effect.hpp"
#include "engine/language/tree.hpp"
#include "engine/language/tree_reader.hpp"
#include "engine/language/within.hpp"

namespace cubenight::ultraman {

class EffectReader final : TreeReader {
public:
    explicit EffectReader(TokenReader& in) : TreeReader(in) {}
    // Reads one block and what must hold for it as a whole. Nothing where `in` has failed.
    std::optional<Effect> read();
    // Reads a block of what is done, without limits and without anything that stands or waits. Nothing where `in` has failed.
    std::optional<Effect> read_statements();

private:
    enum class BlockRole : std::uint8_t { root, lasting, inner };
    enum class StatementSort : std::uint8_t { limit, action, standing };
    enum class Numbers : std::uint8_t { refused, allowed };  // may somebody choose among what fits?
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

    // effect_reader.cpp: making nodes, and the text as a whole
    void say_sub(NodeIndex index, int sub);
    void say_number(NodeIndex index, int number);
    int player();
    void check_whole(NodeIndex root, std::size_t begin);
    void check_limits(NodeIndex root, std::size_t begin);
    NodeIndex find_kind(NodeIndex parent, NodeKind kind) const;

    // read_statements.cpp: blocks, limits, controls
    NodeIndex block(BlockRole role);
    NodeIndex statement(BlockRole role, NodeIndex in_block);
    void check_place(const StatementRule& rule, BlockRole role, NodeIndex in_block);
    void check_limit_order(NodeIndex in_block, NodeIndex limit);
    bool follows_action(NodeIndex in_block) const;
    NodeIndex activate();
    NodeIndex once();
    NodeIndex no_stack();
    NodeIndex only_if();
    NodeIndex cost();
    void check_no_price();
    NodeIndex may();
    NodeIndex if_predicate();
    NodeIndex each();
    NodeIndex either();
    NodeIndex by_player();
    NodeIndex choose();
    NodeIndex offered_types();
    NodeIndex lasting();
    NodeIndex pay();
    NodeIndex fully();

    // read_standing.cpp: what stands, events, modifiers
    NodeIndex give();
    void check_receivers(NodeIndex receivers, NodeIndex change);
    NodeIndex while_predicate();
    NodeIndex when();
    NodeIndex event();
    NodeIndex by_effects();
    NodeIndex modifier();
    NodeIndex grade();
    NodeIndex bp();
    NodeIndex level();
    NodeIndex columns();
    NodeIndex number_change(ModNumber what);
    NodeIndex type_change();
    NodeIndex unaffected();
    NodeIndex battle();
    NodeIndex cant();

    // read_verbs.cpp
    NodeIndex draw();
    NodeIndex look();
    NodeIndex put();
    NodeIndex destination();
    NodeIndex discard();
    NodeIndex exile();
    NodeIndex order();
    NodeIndex shuffle();
    NodeIndex use();
    NodeIndex stack();
    NodeIndex swap();
    NodeIndex charge();
    NodeIndex negate();
    NodeIndex characters();
    bool means_characters(NodeIndex selection) const;

    // read_selections.cpp
    NodeIndex selection(Numbers numbers = Numbers::allowed);
    NodeIndex one_select(Numbers numbers);  // a selection of a single select, as in conditions
    NodeIndex select(Numbers numbers);
    bool at_select(std::size_t ahead = 0) const;
    bool at_side_dot(std::size_t ahead = 0) const;
    bool at_range() const;
    void check_many();
    NodeIndex range();
    NodeIndex range_number();
    NodeIndex select_base();
    NodeIndex facing();
    NodeIndex part();
    NodeIndex hosts();
    NodeIndex end_of_deck(NodeKind kind);
    NodeIndex place_or_zone();
    NodeIndex zone_here();
    NodeIndex set();

    // read_filters.cpp
    NodeIndex filters(bool in_set);
    NodeIndex conjunction();
    NodeIndex asked_of_one(NodeIndex filter);
    NodeIndex filter();
    bool at_filter() const;
    bool at_filter_behind_or();
    NodeIndex name_filter(NameOf of);
    NodeIndex stat_filter(int stat);
    NodeIndex types();

    // read_predicates.cpp: conditions and quantities
    NodeIndex predicate();
    NodeIndex predicate_and();
    NodeIndex predicate_part();
    NodeIndex happened();
    NodeIndex comparison();
    NodeIndex subject_is();
    bool at_quantity() const;
    bool at_relation(std::size_t ahead) const;
    NodeIndex factor() override;  // perhaps divided
    NodeIndex atom();
    NodeIndex integer();
    NodeIndex enclosed_selection();

    // Where the reader stands; restored by `Within` when a part is done.
    int by_ = 0;         // inside `by`: `own.` may stand
    int lasting_ = 0;    // in the block of a `lasting`: who is given something may be chosen
    int price_ = 0;      // in a price: a `cost`, or the first part of a `pay`
    int condition_ = 0;  // in a condition, not enclosed in brackets: `and` joins conditions
};

}  // namespace cubenight::ultraman
