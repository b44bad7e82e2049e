// What a tree says in every language: of what a selection is, which of its filters go before a noun and which behind it,
// what a variable was bound to. A grammar asks here and puts words to it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/ultraman/effect.hpp"
#include "engine/language/tree.hpp"

namespace cubenight::ultraman::wording {

// What a text stands on: it decides what `this` is called, and what stands before it.
struct Source {
    bool scene = false;
    StateSet states = {};  // in which it is in force; none where all are meant
};

// What `this` is: the card alone where the text hears of it off the field.
enum class This : std::uint8_t { character, scene, card };

// How many of those that fit a select means.
struct Amount {
    bool all = true;
    RangeKind kind = RangeKind::number;
    int number = 0;                // 0 where a variable says it, or nothing does
    NodeIndex quantity = no_node;  // that variable
};

// What something has to be, sorted by how it is said. All of it holds.
struct Traits {
    std::vector<State> states;          // one of them
    std::vector<NodeIndex> levels;      // one of these comparisons
    std::vector<NodeIndex> rounds;      // the same of a scene's round
    TypeSet types;                      // one of them
    std::vector<KindWord> categories;   // one of them: ultraman, kaiju, mech, scene, character
    std::vector<NodeIndex> characters;  // one of these character names
    bool other = false;                 // not `this`
    std::optional<SameIn> distinct;     // no two have it in common
    std::vector<NodeIndex> clauses;     // filters that are said as a clause behind the noun
};

enum class Base : std::uint8_t { this_, foe, characters, vacancies, zone, part, facing, top_of, bottom_of, variable };

// A select.
struct Thing {
    NodeIndex node = no_node;
    Amount amount;
    Base base = Base::this_;
    Side side = Side::none;
    Zone zone = Zone::deck;
    AttachedKind part = AttachedKind::cards;
    int variable = 0;
    NodeIndex whose = no_node;     // of a part or `facing`: the select of the characters
    NodeIndex quantity = no_node;  // of top_of and bottom_of: how many cards
    std::vector<Traits> kinds;     // it is of one of these kinds; one where there is no `or` between nouns
    bool cards = false;            // cards, else characters (or the scene that is there)
};

enum class Held : std::uint8_t { characters, cards, number, type };
// How what a variable holds was named: what it is called later.
enum class Deed : std::uint8_t {
    chosen,
    revealed,
    looked_at,
    discarded,
    exiled,
    taken,
    returned,
    placed,
    stacked,
    given,
    moved
};

struct Bound {
    Held held = Held::cards;
    Deed deed = Deed::chosen;
    bool many = false;          // perhaps several
    NodeIndex at = no_node;     // the select, or the value or quantity
    NodeIndex where = no_node;  // the statement
};

// So many for each `every` of a unit; `unit` is no_node where the quantity is none such.
struct Scaled {
    int factor = 0;
    int every = 1;
    NodeIndex unit = no_node;
};

// An effect with what is asked of it again and again.
class Reading {
public:
    Reading(const Effect& effect, const Source& source);

    const Node& operator[](NodeIndex index) const { return nodes_[index]; }
    std::span<const Node> nodes() const { return nodes_; }
    NodeIndex parent(NodeIndex index) const { return parents_[index]; }
    const std::string& word(const Node& name) const { return effect_.words[static_cast<std::size_t>(name.number)]; }
    This this_is() const { return this_; }

    Thing thing(NodeIndex select) const;
    // The things of a selection.
    std::vector<Thing> things(NodeIndex selection) const;
    // The one thing that it names. REQUIRES: a selection.
    Thing first(NodeIndex selection) const { return thing(nodes_[selection].first); }
    int variables() const { return effect_.variables; }
    const Bound& bound(int variable) const { return bound_[static_cast<std::size_t>(variable)]; }
    // Whether that use of a variable comes after some of it was picked out: it means the rest.
    bool is_rest(NodeIndex select) const;
    Amount amount(NodeIndex range) const;
    Scaled scaled(NodeIndex quantity) const;
    bool is_integer(NodeIndex index, int number) const {
        return nodes_[index].kind == NodeKind::integer && nodes_[index].number == number;
    }
    // A `stat_compare` that only asks whether an EXTRA BP is printed.
    bool asks_for_extra(NodeIndex filter) const;
    // A `one_of` parts of names and nothing else: said as one clause.
    bool names_parts(NodeIndex one_of) const;
    // Those parts, quoted.
    std::vector<std::string> quoted_parts(NodeIndex one_of, std::string_view open, std::string_view close) const;
    // How long lasts what stands around that node. REQUIRES: it is in a `lasting`.
    SpanKind span_around(NodeIndex index) const;
    // A lasting that only gives: said as one deed.
    bool only_gives(NodeIndex lasting) const;
    // Whether several can be meant.
    bool is_many(const Thing& thing) const;

private:
    void bind(NodeIndex index);
    void sort(NodeIndex filter, Traits& traits) const;
    bool sort_one_of(NodeIndex one_of, Traits& traits) const;
    bool is_noun(NodeIndex filter) const;
    std::vector<Traits> kinds(NodeIndex set) const;

    const Effect& effect_;
    This this_;
    std::span<const Node> nodes_;
    std::vector<NodeIndex> parents_;
    std::vector<Bound> bound_;
};

// Whether nothing is asked of it.
bool is_plain(const Traits& traits);
// The types in a set, in their order.
std::vector<Type> types_in(TypeSet types);

}  // namespace cubenight::ultraman::wording
