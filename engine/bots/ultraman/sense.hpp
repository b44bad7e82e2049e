// What a text does for whom, read from its tree without carrying it out.
#pragma once

#include <span>

#include "engine/bots/ultraman/table.hpp"
#include "engine/language/tree.hpp"

namespace cubenight::ultraman::steady {

// What becomes of cards or characters that are chosen.
enum class Fate : std::uint8_t {
    nothing,
    gained,  // by whose they are: they come to the hand, onto a character ...
    lost,    // they leave the hand, the field ...
    given,   // characters are changed: Purpose::give
};
struct Purpose {
    Fate fate = Fate::nothing;
    NodeIndex give = no_node;
    bool facing = false;  // it is the opponents of the chosen characters who are meant
    bool repaid = false;  // cards are drawn for as many
};

class Sense {
public:
    Sense(const Rulebook& book, std::uint16_t program, SeatId controller, SeatId me);

    // What the statement is worth to `me`, in the measure of prospect.hpp.
    int worth(NodeIndex statement) const { return worth(statement, controller_); }
    // What it is worth to say yes there: to a `may` or a `pay`.
    int worth_of_yes(NodeIndex asked) const;
    // The same of one part of an `either`.
    int worth_of_part(NodeIndex either, int part) const;
    // What is done with what the choice of that node names: a selection, or a verb that asks in the middle of its work.
    Purpose purpose_of(NodeIndex node) const;
    // Calls f(Change, amount) for each change of a `give`.
    template <class F>
    void each_change(NodeIndex give, F&& f) const {
        for (NodeIndex i = node(node(give).first).next; i != no_node; i = node(i).next)
            f(change_of(node(i)), amount_of(i));
    }
    const Node& node(NodeIndex index) const { return nodes_[index]; }

private:
    int worth(NodeIndex statement, SeatId actor) const;
    int worth_of_verb(NodeIndex verb, SeatId actor) const;
    int worth_of_either(NodeIndex either, SeatId actor) const;
    int worth_of_by(NodeIndex by) const;
    int worth_of_put(NodeIndex put, SeatId actor) const;
    int worth_of_lasting(NodeIndex lasting, SeatId actor) const;
    int worth_of_give(NodeIndex give, SeatId actor) const;
    int cards_meant(NodeIndex selection, SeatId actor, int each) const;
    int worth_of_all(NodeIndex selection, SeatId actor) const;
    int worth_of_one(NodeIndex base) const;
    int count_of(NodeIndex select) const;
    int sign_of(NodeIndex base, SeatId actor) const;
    int sign_of_all(NodeIndex selection, SeatId actor) const;
    int quantity(NodeIndex index) const;
    int amount_of(NodeIndex modifier) const;
    NodeIndex parent(NodeIndex index) const;
    NodeIndex base_of(NodeIndex select) const;
    NodeIndex bound_by(int variable) const;
    Purpose purpose_of_variable(int variable, NodeIndex from) const;
    Purpose purpose_in(NodeIndex verb, NodeIndex selection) const;
    bool is_repaid(NodeIndex from) const;
    std::span<const Node> all() const { return {nodes_, size_}; }

    const Node* nodes_;
    std::size_t size_;
    SeatId controller_, me_;
};

// What it is worth that this card comes to be the top one of so many: texts that wait for that.
int worth_of_entering(const Rulebook& book, const CompiledCard& card, int count, SeatId me);

}  // namespace cubenight::ultraman::steady
