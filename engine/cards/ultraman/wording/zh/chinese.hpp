// Chinese sentences for texts of the Ultraman Card Game: one grammar, with the set phrases of either wording.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "engine/cards/ultraman/wording/teller.hpp"
#include "engine/cards/ultraman/wording/zh/phrases.hpp"

namespace cubenight::ultraman::wording {

class Chinese : public Teller {
public:
    Chinese(const Effect& effect, const Source& source, Script script) : Teller(effect, source), script_(script) {}

private:
    enum class Tense : std::uint8_t { present, past };

    std::string say(Phrase phrase, std::initializer_list<std::string_view> parts = {}) const;
    std::string listed(const std::vector<std::string>& items, Phrase joint) const;

    // deeds.cpp
    Said deed(NodeIndex statement) const override;
    Said together(const std::vector<Said>& deeds, Joint joint) const override;
    Said done_by(Player who, const Said& deed) const override;
    std::string act(NodeIndex statement) const;
    std::string put(NodeIndex index) const;
    std::string stack(NodeIndex index) const;
    std::string choose(NodeIndex index) const;
    std::string draw(NodeIndex quantity) const;

    // changes.cpp
    std::string lasting(NodeIndex index) const;
    std::string give(NodeIndex give, const std::string& span) const;
    bool is_chosen(const Thing& thing) const;
    std::string given(NodeIndex give) const override;
    // What changes, "BP" of it or nothing, and how; for each of what.
    struct Change {
        std::string what, how, each = {};
    };
    Change change(NodeIndex modifier) const;
    Change number(const Node& modify) const;
    std::string forbidden(NodeIndex action) const;
    std::string types(NodeIndex kind, Phrase joint) const;

    // sentences.cpp
    std::string told(const Said& deed, Player actor) const override;
    std::string may(const Said& deed, Player actor) const override;
    std::string and_may(const Said& before, const Said& then, Player actor) const override;
    std::string paid(const Said& price, const Said& result, Player actor) const override;
    std::string pays_and_may(const Said& price, const Said& result, Player actor) const override;
    std::string may_follow(Player actor) const override;
    std::string choose_parts(NodeIndex range, bool optional, Player actor) const override;
    std::string paying(const Said& price, Player actor) const override;
    std::string when(NodeIndex event, NodeIndex by) const override;
    std::string event(NodeIndex event, NodeIndex by, Tense tense) const;
    std::string during(SpanKind span) const override;
    std::string as_long_as(NodeIndex predicate) const override;
    std::string if_so(NodeIndex predicate) const override;
    std::string if_done(NodeIndex predicate) const override;
    std::string for_each(NodeIndex selection) const override;
    std::string linked(Link link) const override;
    std::string activate(int times) const override;
    std::string once() const override;
    std::string no_stack() const override;
    std::string only_if(NodeIndex predicate) const override;
    std::string cost(const Said& price) const override;
    std::string sentence(std::string clause) const override;

    // nouns.cpp
    std::string all(NodeIndex selection) const;
    std::string noun(const Thing& thing) const;
    std::string self() const;
    std::string whose(Side side) const;
    std::string zone(const Thing& thing) const;
    std::string counted(const Thing& thing, const std::string& of, Phrase unit) const;
    std::string part(const Thing& thing) const;
    std::string facing(const Thing& thing) const;
    std::string named(const Thing& thing) const;
    std::string name_of(int variable) const;
    std::string head_of(const Bound& bound) const;
    std::string bare(const Thing& thing) const;  // without how many
    std::string bare_all(NodeIndex selection) const;
    std::string any_of(NodeIndex selection) const;  // the same, one or the other
    std::string kinds(const Thing& thing) const;
    std::string kind(const Traits& traits, bool cards, Base base) const;
    Phrase unit(const Thing& thing) const;

    // filters.cpp
    std::string quality(NodeIndex filter, bool negated = false) const;
    std::string kind_quality(const Node& node, bool negated) const;
    std::string stat_quality(NodeIndex filter, bool negated) const;
    std::string adjectives(const std::vector<NodeIndex>& filters) const;
    std::string adjective(NodeIndex filter) const;  // empty where it is said as a clause
    std::string compared(Relation relation, const std::string& number) const;
    std::string shared(SameIn same) const;
    std::string type(Type type) const;

    // predicates.cpp
    std::string predicate(NodeIndex index, bool negated = false) const;
    std::string exists(const Thing& thing, const std::string& how_many, bool negated) const;
    std::string comparison(const Node& node, bool negated) const;

    // quantities.cpp
    std::string quantity(NodeIndex index) const;
    std::string for_every(const Scaled& scaled) const;
    std::string stat(const Node& stat) const;
    std::string stat_word(Stat stat) const;

    Script script_;

    mutable bool beside_it_ = false;   // whose place it changes with was said a moment ago: "相鄰"
    mutable bool unnumbered_ = false;  // what was named is counted together: it needs no ordinals
};

}  // namespace cubenight::ultraman::wording
