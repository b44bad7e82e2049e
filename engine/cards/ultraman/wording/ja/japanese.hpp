// Japanese sentences for texts of the Ultraman Card Game. 【Name】 is a character's name or a TYPE, 「Name」 a part of a
// card's. Clauses end in a verb or in である, which what follows them inflects.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/ultraman/wording/teller.hpp"

namespace cubenight::ultraman::wording {

class Japanese : public Teller {
public:
    using Teller::Teller;

private:
    enum class Tense : std::uint8_t { present, past };

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
    std::string give(NodeIndex give) const;
    std::string given(NodeIndex give) const override;
    std::string number(const Node& modify) const;
    std::string change(NodeIndex modifier, const std::string& whom) const;
    std::string state(NodeIndex modifier, const std::string& who) const;
    std::string forbidden(NodeIndex action) const;
    std::string types(const Node& kind, std::string_view joint) const;

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
    std::string zone(const Thing& thing) const;
    std::string counted_noun(const Thing& thing, const std::string& of) const;
    std::string counted(const Thing& thing) const;  // "1体", "2枚まで", "からランダムに1枚"
    std::string part(const Thing& thing) const;
    std::string facing(const Thing& thing) const;
    std::string named(const Thing& thing) const;
    std::string name_of(int variable) const;
    std::string head_of(const Bound& bound) const;
    std::string bare(const Thing& thing) const;  // without how many
    std::string bare_all(NodeIndex selection) const;
    std::string any_of(NodeIndex selection) const;  // the same, one or the other
    std::string kinds(const Thing& thing) const { return kinds(thing, ""); }
    std::string kinds(const Thing& thing, const std::string& whose) const;
    std::string kind(const Traits& traits, bool cards, Base base, const std::string& whose) const;

    // filters.cpp
    std::string quality(NodeIndex filter, bool negated = false) const;  // "TYPE【POWER】である"
    std::string kind_quality(const Node& node, bool negated) const;
    std::string stat_quality(NodeIndex filter, bool negated) const;
    std::string adjective(NodeIndex filter) const;

    // predicates.cpp
    std::string predicate(NodeIndex index, bool negated = false) const;
    std::string exists(const Thing& thing, const std::string& how_many, bool negated) const;
    std::string comparison(const Node& node, bool negated) const;

    // quantities.cpp
    std::string quantity(NodeIndex index) const;
    std::string for_every(const Scaled& scaled) const;
    std::string stat(const Node& stat) const;

    mutable bool unnumbered_ = false;  // what was named is counted together: it needs no ordinals
};

}  // namespace cubenight::ultraman::wording
