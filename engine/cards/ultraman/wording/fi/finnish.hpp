// Finnish sentences for texts of the Ultraman Card Game. Nouns are declined as wholes (wording/fi/declension.hpp); a
// relative clause ends in a comma, which the end of a sentence takes out where another mark follows.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/ultraman/wording/fi/words.hpp"
#include "engine/cards/ultraman/wording/teller.hpp"

namespace cubenight::ultraman::wording {

namespace fi = cubenight::wording::finnish;
using fi::operator+;  // of phrases, which are arrays

class Finnish : public Teller {
public:
    using Teller::Teller;

private:
    enum class Prep : std::uint8_t { from, in };
    enum class Tense : std::uint8_t { present, past };
    // What is said of a subject in that case: "jolla" "on painettu EXTRA-BP".
    struct Quality {
        fi::Case subject = fi::Case::nominative;
        std::string rest;
    };

    // deeds.cpp
    Said deed(NodeIndex statement) const override;
    Said together(const std::vector<Said>& deeds, Joint joint) const override;
    Said done_by(Player who, const Said& deed) const override;
    Said put(NodeIndex index) const;
    Said stack(NodeIndex index) const;
    Said choose(NodeIndex index) const;
    Said draw(NodeIndex quantity) const;
    Said look(const Node& look) const;
    Said charge(const Node& charge) const;
    Said use_text(const Node& use) const;

    // changes.cpp
    Said lasting(NodeIndex index) const;
    Said give(NodeIndex give, SpanKind span) const;
    Said change(NodeIndex modifier, const fi::Declined& whom, SpanKind span, bool many) const;
    std::string gift(NodeIndex modifier, fi::Case which) const;  // as it is got: "asteen +1"; empty where nothing is
    std::string grades(NodeIndex modifier, fi::Case which) const;
    bool lowers(NodeIndex modifier) const;
    std::string state(NodeIndex modifier, const fi::Declined& who, bool many) const;
    std::string given(NodeIndex give) const override;
    std::string forbidden(NodeIndex action, bool prevented) const;
    std::string amount(NodeIndex change) const;
    std::string types(const Node& kind) const;

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
    fi::Declined all(NodeIndex selection, Prep prep = Prep::from) const;
    fi::Declined noun(const Thing& thing, Prep prep = Prep::from) const;
    fi::Declined self() const;
    fi::Declined counted(const Amount& amount, const fi::Declined& one, const fi::Declined& many) const;
    fi::Declined zone_noun(const Thing& thing, Prep prep) const;
    fi::Declined part(const Thing& thing) const;
    fi::Declined facing(const Thing& thing) const;
    fi::Declined ends(const Thing& thing) const;
    fi::Declined named(const Thing& thing) const;
    fi::Declined name_of(int variable) const;
    fi::Declined name_of(int variable, fi::Number number) const;
    fi::Declined head_of(const Bound& bound, fi::Number number) const;
    fi::Declined deck_of(Side side) const;
    std::string where(const Thing& thing, Prep prep) const;
    // Without how many: "DOUBLE-tilassa oleva hahmosi".
    fi::Declined bare(const Thing& thing, fi::Number number) const;
    fi::Declined bare_all(NodeIndex selection, fi::Number number) const;
    fi::Declined one_of(const Thing& thing) const;
    fi::Declined kinds(const Thing& thing, fi::Number number, fi::Suffix suffix = fi::Suffix::none,
                       std::string_view joint = "tai") const;
    fi::Declined kind(const Traits& traits, fi::Number number, fi::Suffix suffix, const Thing& thing) const;
    fi::Declined head(const Traits& traits, fi::Number number, fi::Suffix suffix, const Thing& thing) const;
    std::string numbered(const std::vector<NodeIndex>& filters, std::string_view word) const;

    // filters.cpp
    Quality quality(NodeIndex filter, bool many, bool negated = false) const;
    Quality kind_quality(const Node& node, bool many, bool negated) const;
    Quality either_quality(NodeIndex index, bool many, bool negated) const;
    Quality stat_quality(NodeIndex filter, bool many, bool negated) const;
    std::string clauses(const std::vector<NodeIndex>& filters, bool many) const;  // ", joka on DOUBLE-tilassa,"
    std::string compared(Relation relation, const std::string& number) const;
    std::string shared(SameIn same, fi::Case which) const;
    std::string stat_word(Stat stat) const;

    // predicates.cpp
    std::string predicate(NodeIndex index, bool negated = false) const;
    std::string exists(const Thing& thing, const std::string& relation, int number, bool negated) const;
    std::string comparison(const Node& node, bool negated) const;
    std::string counts(const Node& count, Relation relation, int number, bool negated) const;

    // quantities.cpp
    std::string quantity(NodeIndex index) const;
    std::string for_every(const Scaled& scaled) const;
    std::string stat(const Node& stat) const;
};

namespace suomi {

// A verb with its object and what stands behind it.
Said done(const Verb& verb, const fi::Declined& object, const std::string& rest = "");
// "yhtä monta korttia", of one card.
fi::Declined as_many(const fi::Declined& one);
// "DOUBLE- tai TRIPLE-": before what they are the first part of.
std::string prefixed(const std::vector<std::string>& words, std::string_view joint = "tai");
std::string_view type(Type type);
std::string_view state(State state);

}  // namespace suomi

}  // namespace cubenight::ultraman::wording
