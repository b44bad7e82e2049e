// How the sentences of a text follow each other, in every language: which statements one sentence says, what leads to it,
// which sentence stands for which statement. A language derives from it and says the clauses.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/ultraman/wording/readings.hpp"
#include "engine/cards/wording/sentence.hpp"

namespace cubenight::ultraman::wording {

using cubenight::wording::Sentence;

// What is done, as the words around it need it.
enum class Form : std::uint8_t {
    told,    // I do it: "discard a card"
    may,     // behind "you may"
    by,      // "by discarding a card"
    theirs,  // behind the player who does it: "discards a card"
    joined,  // before another deed
};
inline constexpr int form_count = 5;
using Said = std::array<std::string, form_count>;
inline const std::string& in(const Said& said, Form form) { return said[static_cast<std::size_t>(form)]; }

// How a sentence hangs on the one before.
enum class Link : std::uint8_t {
    then,
    addition,      // (UCG 11.14)
    in_that_case,  // a condition holds for it, too
    otherwise,
    if_not_done,
};

class Teller {
public:
    // REQUIRES: `effect` outlives it.
    Teller(const Effect& effect, const Source& source) : text_(effect, source) {}
    virtual ~Teller() = default;
    Teller(const Teller&) = delete;
    Teller& operator=(const Teller&) = delete;

    // The sentences, without the states before them.
    std::vector<Sentence> text();
    // Those of a block of statements by itself.
    std::vector<Sentence> block(NodeIndex index);
    // What leads to what is done where the predicate holds, with its comma.
    std::string condition(NodeIndex predicate) const { return if_so(predicate); }

protected:
    enum class Joint : std::uint8_t { then, or_ };

    // -- what is done: verbs, `choose`, and a `lasting` that only gives
    virtual Said deed(NodeIndex statement) const = 0;
    virtual Said together(const std::vector<Said>& deeds, Joint joint) const = 0;
    // What another does, as part of what I do: "have your opponent draw".
    virtual Said done_by(Player who, const Said& deed) const = 0;

    // -- clauses
    virtual std::string told(const Said& deed, Player actor) const = 0;
    virtual std::string may(const Said& deed, Player actor) const = 0;                          // (UCG 11.3)
    virtual std::string and_may(const Said& before, const Said& then, Player actor) const = 0;  // (UCG 11.19)
    virtual std::string paid(const Said& price, const Said& result, Player actor) const = 0;    // (UCG 11.4)
    virtual std::string pays_and_may(const Said& price, const Said& result, Player actor) const = 0;
    virtual std::string may_follow(Player actor) const = 0;  // you may do what the next sentences say
    virtual std::string choose_parts(NodeIndex range, bool optional, Player actor) const = 0;  // before the bullets
    virtual std::string given(NodeIndex give) const = 0;                                       // as it stands

    // -- what leads to a clause, with its comma
    virtual std::string paying(const Said& price, Player actor) const = 0;
    virtual std::string when(NodeIndex event, NodeIndex by) const = 0;
    virtual std::string during(SpanKind span) const = 0;
    virtual std::string as_long_as(NodeIndex predicate) const = 0;
    virtual std::string if_so(NodeIndex predicate) const = 0;
    virtual std::string if_done(NodeIndex predicate) const = 0;  // and, but for no_node, the predicate (UCG 11.20)
    virtual std::string for_each(NodeIndex selection) const = 0;
    virtual std::string linked(Link link) const = 0;

    // -- limits, each a sentence or what stands before the first
    virtual std::string activate(int times) const = 0;
    virtual std::string once() const = 0;
    virtual std::string no_stack() const = 0;
    virtual std::string only_if(NodeIndex predicate) const = 0;
    virtual std::string cost(const Said& price) const = 0;

    // A clause as a sentence.
    virtual std::string sentence(std::string clause) const = 0;

    const Reading text_;

private:
    // What stands before a sentence, and what is known where it stands.
    struct Lead {
        std::string words;
        bool said = false;       // a sentence of the same block stands before
        Link next = Link::then;  // how the next sentence hangs on it
        bool in_case = false;    // of a condition's block
        bool in_may = false;     // of what may be done
        bool optional = false;
        Player actor = Player::me;
    };
    enum class Within : std::uint8_t { block, deed };  // where a deed would stand

    bool is_deed(NodeIndex statement, Within within) const;
    bool all_deeds(NodeIndex block) const;
    bool is_short_either(NodeIndex either) const;
    Said said(NodeIndex statement) const;
    Said said_of(NodeIndex block) const;
    std::vector<Said> leading_deeds(NodeIndex block, NodeIndex& rest) const;

    void emit(NodeIndex node, Lead& lead, const std::string& clause);
    std::string begun(Lead& lead) const;
    Lead inner(Lead& lead, const std::string& words) const;
    void limits();
    void price(NodeIndex cost);
    void statements(NodeIndex first, Lead& lead);
    void statement(NodeIndex index, Lead& lead);
    void perhaps(NodeIndex may, Lead& lead);
    void bought(NodeIndex pay, Lead& lead);
    void if_so_then(NodeIndex if_, Lead& lead);
    void fully(NodeIndex fully, Lead& lead);
    void either(NodeIndex either, Lead& lead);
    void waiting(NodeIndex when, Lead& lead);

    std::vector<Sentence> sentences_;
};

}  // namespace cubenight::ultraman::wording
