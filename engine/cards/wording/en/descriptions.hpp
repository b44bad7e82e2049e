// What a text speaks of, in English: things, numbers, conditions and events. What was named before is "that Pokémon"
// afterwards, so the order counts.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/wording/en/phrases.hpp"
#include "engine/cards/wording/readings.hpp"
#include "engine/cards/wording/sentence.hpp"
#include "engine/language/bounds.hpp"

namespace cubenight::wording {

class Descriptions {
public:
    enum class Tense { now, past, would };

protected:
    Descriptions(const Effect& effect, const Source& source)
        : nodes_(effect.nodes), words_(effect.words), source_(source) {}

    // Who does what is said, as the sentence's verb and "your" have it.
    enum class Actor { you, opponent, each, that_player };
    // How a selection stands in its sentence.
    enum class Use {
        object,   // "a card from your hand", "all of your Pokémon"
        each,     // "each of your Pokémon"
        subject,  // "your Fire Pokémon"
        doer,     // the same of those who do it: of anybody's, just "Basic Pokémon"
        unit,     // behind "for each": "card in your hand"
        many,     // behind "the number of" or "any": "cards in your hand"
        found,    // in a search: the place was said
    };
    struct Phrase {
        std::string words;
        bool plural = false;
        std::string each = {};  // of several as a subject: each of them, where that is said otherwise
    };
    // A noun for what filters let through, without its number.
    struct Noun {
        std::string one, many;              // "{R} Energy card", "{R} Energy cards"
        std::string after_one, after_many;  // " that has any damage counters on it"
        bool other = false;                 // "another"
        bool filtered = false;
        std::string all = {};  // all of several sorts, where that is said otherwise: "Pokémon-GX and Pokémon-EX"
        std::vector<std::string> sorts = {};  // each of them
    };
    struct NounParts;
    enum class Among { in_play, cards, energy, tools, attached };
    // What a name ($a) stands for by now.
    struct Meaning {
        enum class Kind { nothing, cards, pokemon, number, type, condition, name, attack } kind = Kind::nothing;
        bool plural = false;
        bool looked_at = false;       // cards that were looked at or searched for: "you find there"
        bool was_active = false;      // "the Pokémon you moved to your Bench" once a switch has come between
        std::string words;            // where the description is short enough to be said again
        std::string once;             // the description, where it was not said yet
        Side owner = Side::none;      // whose cards they are, where the place that they come from says it
        bool apart = false;           // others were named behind it: "the chosen card", "the chosen Pokémon"
        bool gone = false;            // they were discarded: "(excluding that card)" of those that lie there
        bool by_you = false;          // and it was you who discarded them
        bool taken = false;           // some of the cards were put away: "the other cards"
        int left = -1;                // how many of the cards are left where they were, where that is known
        std::string up_to = {};       // of a number that is said where it is needed: "up to 5"
        const Node* stood = nullptr;  // where those Pokémon were chosen from, if they are still there
    };
    // What a quantity is held against.
    struct Comparison {
        Relation relation;
        int number;
        bool negated;
        bool is(Relation r, int n) const { return relation == r && number == n && !negated; }
        std::string many(bool countable) const;
    };
    static constexpr std::string_view in_any_combination = "in any combination of ";
    static constexpr std::string_view attached_to = " attached to ";
    static constexpr std::string_view number_of_heads = "the number of heads";
    static constexpr std::string_view second_in_the_first_turn = "you go second and it's your first turn";

    // A node that is not there says nothing.
    const Node& at(NodeIndex index) const {
        static const Node nothing;
        return index < nodes_.size() ? nodes_[index] : nothing;
    }
    NodeIndex index_of(const Node& node) const { return static_cast<NodeIndex>(&node - nodes_.data()); }
    std::string_view word(int index) const { return words_[static_cast<std::size_t>(index)]; }
    Meaning& meaning(int variable) { return meanings_[static_cast<std::size_t>(variable)]; }
    const Meaning& meaning(int variable) const { return meanings_[static_cast<std::size_t>(variable)]; }
    bool is_attack() const { return source_.of == TextOf::attack; }
    bool is_ability() const { return source_.of == TextOf::ability || source_.of == TextOf::use; }
    bool is_pokemon() const { return source_.on_pokemon || source_.fossil; }
    bool is_integer(NodeIndex index, int number) const {
        return at(index).kind == NodeKind::integer && at(index).number == number;
    }
    bool is_kind(NodeIndex index, KindWord word) const {
        return at(index).kind == NodeKind::kind && sub_as<KindWord>(at(index)) == word;
    }
    static bool is_place(const Node& node, Place place) {
        return node.kind == NodeKind::place && sub_as<Place>(node) == place;
    }
    bool is_all(NodeIndex range) const { return range == no_node || sub_as<RangeKind>(at(range)) == RangeKind::all; }
    bool is_one(NodeIndex range) const;
    static bool is_inside(Use use) { return use == Use::unit || use == Use::many || use == Use::subject; }
    // Of a place or zone.
    static Side whose(const Node& node) { return static_cast<Side>(node.number); }
    NodeIndex range_of(NodeIndex select) const;
    NodeIndex base_of(NodeIndex select) const;
    NodeIndex host_of(const Node& on) const {
        return at(on.first).kind == NodeKind::set ? at(on.first).next : on.first;
    }
    std::string attack_word(const Node& name);  // "that attack", or what it is called

    // meanings.cpp
    void bind(int variable, Meaning meaning);
    void bind_select(NodeIndex select, bool looked_at);
    void bind_one_of_each(NodeIndex selection);
    void bind_event_subject(const Node& event, NodeIndex selection);
    bool means_pokemon(NodeIndex select) const;
    bool means_several(NodeIndex select) const;
    std::string reference(int variable);
    Phrase of_variable(const Node& base, NodeIndex range, NodeIndex set, Use use);
    Phrase pokemon_meant(const Node& base, NodeIndex range, NodeIndex set, Use use);
    Phrase some_meant(const Node& base, NodeIndex range, Use use);
    bool was_discarded_alone(int variable) const;

    // things.cpp
    Phrase thing(NodeIndex select, Use use);
    Phrase things(NodeIndex selection, Use use);
    bool both_active(NodeIndex selection) const;
    NodeIndex on_both_active(NodeIndex selection) const;
    Phrase group(NodeIndex range, const std::string& group, const std::string& singular, Use use);
    Phrase counted(NodeIndex range, const Noun& noun, Use use, std::string_view of_all);
    std::string number_of_things(RangeKind kind, NodeIndex quantity, const std::string& many, const std::string& after);
    static std::string single(RangeKind kind, const Noun& noun, Use use);

    // places.cpp
    std::string own() const {
        if (actor_ == Actor::that_player && !own_named_) return "that player's";
        return actor_ == Actor::you ? "your" : "their";
    }
    std::string side(Side side) const;
    std::string this_word() const { return is_pokemon() ? "this Pokémon" : "this card"; }
    static std::string_view spot_of(Place place);
    std::string zone_words(const Node& zone) const;
    Phrase of_place(const Node& base, NodeIndex range, NodeIndex set, Use use);
    Phrase any_one_of(NodeIndex selection, Use use);
    std::string active_words(const Node& base, const Noun& pokemon) const;
    Phrase of_both_sides(Place place, const Noun& pokemon, NodeIndex range, Use use);
    Phrase of_zone(const Node& base, NodeIndex range, NodeIndex set, Use use);
    bool is_face_down(NodeIndex set) const;
    Phrase of_end(const Node& base);
    Phrase of_attached(const Node& base, NodeIndex range, Use use);
    unsigned classes_of_set(NodeIndex set) const;
    static Among among_attached(AttachedKind kind);
    std::string host_words(NodeIndex host, NodeIndex range, Use use);

    // nouns.cpp
    Noun noun(NodeIndex set, Among among);
    bool joins_noun(NodeIndex filter, NounParts& parts);
    bool names_owner(const Node& name) const;
    bool means_pokemon_alone(NodeIndex filter, const NounParts& parts) const;
    bool narrows_classes(NodeIndex filter, NounParts& parts) const;
    bool kind_joins_noun(const Node& kind, NounParts& parts);
    std::string group_said_twice(NodeIndex one_of);
    bool types_join_noun(NodeIndex one_of, NounParts& parts);
    static void put_head(NounParts& parts);
    static void put_card_head(NounParts& parts);
    bool is_printed_number(const Node& filter) const;
    bool is_damaged(const Node& filter) const;
    void put_name(NounParts& parts);
    void put_clauses(NounParts& parts);

    // filters.cpp
    std::string kind_words(const Node& kind);  // "Basic", "{R}", "Item"
    std::string says(NodeIndex filter, bool plural, bool negated = false);
    std::string says_either(NodeIndex one_of, bool plural, bool negated);
    std::string affinity_words(const Node& has_affinity) const;
    std::string says_shares(const Node& filter, const std::string& have);
    std::string says_evolves_from(const Node& filter, bool plural, bool negated);
    std::string says_name(const Node& filter, bool plural, bool negated) const;
    std::string says_ill(const Node& filter, const std::string& be) const;
    std::string says_kind(const Node& filter, bool plural, bool negated);
    std::string spot_words(const Node& where) const;
    static std::string says_extreme(const Node& filter);
    std::string says_meant(const Node& filter, bool plural, bool negated);
    std::string says_stat(const Node& filter, bool plural, bool negated);
    static std::string stat_of_so_much(Stat stat, Relation relation, const std::string& quantity, bool plural);
    bool is_named(NodeIndex set) const;
    std::string left_out(NodeIndex filter);
    bool leaves_out_named(NodeIndex filter) const;
    std::string says_carries(const Node& filter, bool plural, bool negated);

    // measures.cpp
    // What `done` counts, without its number: "card you discarded in this way". Nothing where that is no number of things.
    struct Measured {
        std::string one, many;
    };
    Measured measured() const;
    Measured cards_in_this_way(const Node& verb, std::string_view did) const;
    // The text begins with it, so that it is the damage of the attack.
    bool measures_attack() const { return done_by_ == no_node && done_event_.empty() && is_attack(); }
    std::string done_value() const;
    static constexpr std::string_view damage_of_attack = "you did to your opponent's Active Pokémon";

    // quantities.cpp
    // What can be said behind "for each", and how often; `done` too, where it counts things.
    Scaled units_of(NodeIndex quantity) const;
    bool is_counted(NodeIndex quantity) const { return units_of(quantity).unit == quantity; }
    std::string sorts_counted(NodeIndex selection);
    std::string for_each(NodeIndex quantity);
    std::string for_each_of_stat(const Node& node);
    std::string ills_of_active(NodeIndex quantity, std::string_view noun) const;
    static std::string bench_of(Player player);
    std::string of_stat(const Node& node);
    std::string value(NodeIndex quantity);  // as a noun: "the number of cards in your hand"
    static std::string among_those(const std::string& words, std::string_view among);
    std::string counted_among_all(const Node& sum);
    std::string two_values(const Node& node, std::string_view before, std::string_view between);
    std::string number_meant(int variable) const;
    // "3 cards", "a card for each ...", "a number of cards equal to ..."
    std::string amount(NodeIndex quantity, std::string_view one, std::string_view many);
    // "30 damage", "20 damage for each ...", "damage equal to ..."; `more` stands behind the number.
    std::string damage_amount(NodeIndex quantity, std::string_view more = "");

    // predicates.cpp
    std::string holder_sort(NodeIndex condition);
    std::string clause_of(NodeIndex predicate, bool negated = false);
    std::string happened(const Node& node, bool negated);
    std::string joined(const Node& node, std::string_view joint, bool negated);
    std::string name_in_play(const Node& node) const;
    std::string one_of_prize_numbers(const Node& node) const;
    std::string none_of_ills(const Node& node);
    std::string subject_of(NodeIndex predicate);
    std::string any_clause(const Node& node, bool negated);
    std::string side_has(Side side) const;
    std::string any_at_spot(const Node& place, bool negated);
    bool asks_for_name_alone(NodeIndex set) const;
    std::string all_of_names(const Node& node) const;
    std::string any_pokemon(const Node& place, bool negated);
    std::string any_cards(NodeIndex select, bool negated);
    std::string any_or_one(NodeIndex select, const std::string& cards);
    std::string any_attached(NodeIndex select, const std::string& what, std::size_t cut, bool negated);

    // comparisons.cpp
    std::string compared(const Node& node, bool negated);
    static std::string prizes_compared(const Node& left, const Node& right, Relation relation, bool negated);
    std::string compared_with(const Comparison& asked, NodeIndex quantity);
    std::string count_compared(const Node& count, const Comparison& asked);
    std::string stat_compared(const Node& stat, const Comparison& asked);

    // events.cpp
    std::string done_by(NodeIndex by, TextEvent event);
    std::string done_by_text(const Node& by);
    Phrase event_subject(NodeIndex event, bool past);
    std::string_view own_at(NodeIndex event) const;
    std::string event_place(NodeIndex event) const;
    // "this Pokémon is damaged by an attack from your opponent's Pokémon"
    std::string event_clause(NodeIndex event, NodeIndex by, Tense tense);
    std::string event_words(NodeIndex event, NodeIndex by, Tense tense);
    std::string deed_clause(NodeIndex event, const Phrase& whom, const std::string& by, bool past);
    std::string benched_clause(NodeIndex event, const std::string& whom_is, bool past);
    static std::string discarded_clause(const Node& event, const std::string& whom, const std::string& be);
    std::string harmed_clause(NodeIndex event, NodeIndex by);
    std::string when_clause(NodeIndex event, NodeIndex by);

    // player_events.cpp
    std::string player_clause(NodeIndex event, NodeIndex by, Tense tense);
    std::string player_takes(const Node& event, const Node& zone, Tense tense);
    std::string player_attaches(const Node& event, const Node& on, Tense tense);
    std::string player_evolves(const Node& event, const Node& place, Tense tense);

    std::span<const Node> nodes_;
    std::span<const std::string> words_;
    Source source_;
    std::array<Meaning, most_variables> meanings_;
    Actor actor_ = Actor::you;
    bool switched_mine_ = false;
    bool mirrored_ = false;           // what is said of one player holds for the other as well
    bool defending_ = false;          // the opponent's Active Pokémon is the one of this moment
    Side named_active_ = Side::none;  // whose Active Pokémon the statement before was about: "it"
    std::string named_as_ = "it";
    Side laid_on_ = Side::none;      // the same of what is given behind it: "that Pokémon"
    NodeIndex done_by_ = no_node;    // what `done` measures: a verb that was said
    std::string done_event_;         // or an event, as a noun: "the damage done to this Pokémon"
    bool own_named_ = true;          // whose turn or deed it is stands in the clause: "their"
    bool cards_asked_ = false;       // a clause speaks of cards, not all of which are Pokémon
    bool stadium_asked_ = false;     // "that Stadium"
    bool attached_stays_ = false;    // "an Energy attached to this Pokémon", where it is put elsewhere
    bool any_of_them_ = false;       // "any of your ...": of several sorts with "or"
    bool energy_counted_ = false;    // how many cards they were is asked of the Energy that is discarded
    NodeIndex implied_ = no_node;    // a filter that need not be said: Energy is moved from it, so that it has any
    bool counters_implied_ = false;  // counters are taken from it: that it has any need not be said
    bool just_attached_ = false;     // the text speaks of the moment of attaching: the Pokémon was named
    bool prize_besides_ = false;     // the text waits for a Knock Out, for which a Prize card is taken anyway
    std::vector<std::string>* left_out_ = nullptr;  // what negated filters leave out is said behind: "except for ..."
    bool holder_named_ = false;   // a condition speaks of the Pokémon that the card is attached to, not of the card
    bool in_their_turn_ = false;  // what the text waits for comes in the opponent's next turn, as was said
    bool in_own_turn_ = false;    // that it is during your turn was said: "once during your turn, when ..."
    bool once_said_ = false;      // how often was said before what the text waits for
};

}  // namespace cubenight::wording
