// English sentences for texts of the Ultraman Card Game. The words are those of its English cards where the rules need
// one: Lead and Next, scene, level up, grade; [Name] is a character's name, "Name" a part of a card's.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/ultraman/wording/teller.hpp"

namespace cubenight::ultraman::wording {

class English : public Teller {
public:
    using Teller::Teller;

private:
    enum class Prep : std::uint8_t { from, in };  // "1 card from your hand", "a card in your hand"
    enum class Tense : std::uint8_t { present, past };

    // deeds.cpp
    Said deed(NodeIndex statement) const override;
    Said together(const std::vector<Said>& deeds, Joint joint) const override;
    Said done_by(Player who, const Said& deed) const override;
    Said put(NodeIndex index) const;
    Said stack(NodeIndex index) const;
    Said swap(NodeIndex index) const;
    Said choose(NodeIndex index) const;
    std::string place_put(NodeIndex to) const;
    std::string deck_of(Side side) const;

    // changes.cpp: what is given
    Said lasting(NodeIndex index) const;
    Said give(NodeIndex give, const std::string& span) const;
    Said change(NodeIndex modifier, const std::string& whom, const std::string& span) const;
    // "BP +1000"; empty where it is none, as a grade. What it is counted by is put into `each`.
    std::string gift(NodeIndex modifier, std::string& each) const;
    std::string grade_of(const std::string& whom) const;
    std::string state(NodeIndex modifier, const std::string& who, bool many) const;
    std::string given(NodeIndex give) const override;
    std::string forbidden(NodeIndex action, std::string_view can_t) const;
    std::string amount(NodeIndex change, std::string& each) const;
    std::string amount(NodeIndex change) const;

    // sentences.cpp
    std::string told(const Said& deed, Player actor) const override;
    std::string may(const Said& deed, Player actor) const override;
    std::string and_may(const Said& before, const Said& then, Player actor) const override;
    std::string paid(const Said& price, const Said& result, Player actor) const override;
    std::string pays_and_may(const Said& price, const Said& result, Player actor) const override;
    std::string may_follow(Player actor) const override;
    std::string choose_parts(NodeIndex range, bool optional, Player actor) const override;
    std::string paying(const Said& price, Player actor) const override;
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

    // events.cpp
    std::string when(NodeIndex event, NodeIndex by) const override;
    std::string event(NodeIndex event, NodeIndex by, Tense tense) const;

    // nouns.cpp
    std::string all(NodeIndex selection, Prep prep = Prep::from) const;  // its things, with "and"
    std::string noun(const Thing& thing, Prep prep = Prep::from) const;
    std::string self() const;
    std::string character_noun(const Thing& thing) const;
    std::string zone_noun(const Thing& thing, Prep prep) const;
    std::string part_noun(const Thing& thing) const;
    std::string facing_noun(const Thing& thing) const;
    std::string named(const Thing& thing) const;
    std::string name_of(int variable) const;
    std::string head_of(const Bound& bound) const;
    std::string counted(const Amount& amount) const;
    // Without how many: "your DOUBLE Ultraman", "Kaiju cards in your hand".
    std::string bare(const Thing& thing, bool many) const;
    std::string each_of(const Thing& thing) const;
    std::string one_of(const Thing& thing) const;  // any one: "one of your [TIGA]"
    std::string kinds(const Thing& thing, bool many, std::string_view joint = "or") const;
    std::string kind(const Traits& traits, bool many, bool cards, Base base, std::string_view joint) const;
    std::string where(const Thing& thing, Prep prep) const;

    // filters.cpp
    std::string quality(NodeIndex filter, bool many, bool negated = false) const;  // "is POWER"
    std::string kind_quality(const Node& node, bool many, bool negated) const;
    std::string clause(const std::vector<NodeIndex>& filters, bool many) const;
    std::string compared(NodeIndex comparison, std::string_view what) const;  // "level 3 or higher"
    std::string counted_stat(const Node& node) const;
    std::string shared(SameIn same, bool many) const;
    std::vector<std::string> missing_types(const Traits& traits) const;  // "non-BASIC"

    // predicates.cpp
    std::string predicate(NodeIndex index, bool negated = false) const;
    std::string exists(const Thing& thing, const std::string& how_many, bool many, bool negated) const;
    std::string comparison(const Node& node, bool negated) const;
    std::string done_so(const Thing& thing, const std::string& how_many, bool many, bool negated) const;
    std::string is(const Node& node, bool negated) const;

    // quantities.cpp
    std::string quantity(NodeIndex index) const;  // a number as a noun
    std::string for_each_unit(const Scaled& scaled) const;
    std::string sum(const Node& stat) const;
    std::string different(Thing thing) const;

    mutable bool unnumbered_ = false;  // what was named is counted together: it needs no ordinals
};

// How what a variable holds was named: "discarded".
std::string_view done_word(Deed deed);
// "POWER".
std::string_view type_word(Type type);
std::string_view state_word(State state);
// "Kaiju".
std::string_view category_word(Category category, bool many = false);

}  // namespace cubenight::ultraman::wording
