// Chinese sentences for texts of cards, in both official wordings: one grammar, whose frames are phrases of the wording
// (phrases.hpp). One object says one text, from its first statement to its last: what was named before is "that Pokémon"
// afterwards, so the order counts.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/wording/readings.hpp"
#include "engine/cards/wording/sentence.hpp"
#include "engine/cards/wording/zh/parts.hpp"
#include "engine/cards/wording/zh/phrases.hpp"

namespace cubenight::wording {

class Chinese : private ChineseParts {
public:
    Chinese(const Effect& effect, const Source& source, Script script)
        : nodes_(effect.nodes), words_(effect.words), source_(source), script_(script) {}
    std::vector<Sentence> text();

private:
    Bound bound_of(bool negated, Relation relation, NodeIndex quantity, bool points) const;

    const Node& at(NodeIndex index) const { return nodes_[index]; }
    std::string_view word(int index) const { return words_[static_cast<std::size_t>(index)]; }
    bool is_attack() const { return source_.of == TextOf::attack; }
    std::string say(Phrase name) const { return std::string(phrase(name, script_)); }
    template <class... Parts>
    std::string say(Phrase name, const Parts&... parts) const {
        return filled(phrase(name, script_), {std::string_view(parts)...});
    }
    std::string quoted(std::string_view name) const { return say(Phrase::quoted, name); }
    std::string listed(const std::vector<std::string>& items, Phrase joint) const;
    std::string clauses(const std::vector<std::string>& items, Phrase joint) const;

    // quantities.cpp
    std::string value(NodeIndex quantity);
    std::string counted(NodeIndex count);
    bool counts_itself(NodeIndex select) const;
    std::string bounded(const Node& minimum_or_maximum);
    std::string product(const Node& multiply);
    std::string done_words() const;
    Phrase done_to_cards(NodeIndex deed) const;
    std::string of_stat(const Node& node);
    Phrase measure_of(NodeIndex quantity);
    // "3张", "与…相同数量的": a number before a noun.
    std::string number_of(NodeIndex quantity, Phrase measure);
    std::string in_range(NodeIndex range, Phrase measure);
    bool is_one(NodeIndex quantity) const {
        return quantity != no_node && at(quantity).kind == NodeKind::integer && at(quantity).number == 1;
    }

    // things.cpp
    Thing thing(NodeIndex select, Use use);
    Thing things(NodeIndex selection, Use use);
    std::string subject_words(NodeIndex selection);
    std::string words_of(const Thing& thing) const;
    Thing of_place(const Node& base, NodeIndex range, NodeIndex set, Use use);
    Thing of_zone(const Node& base, NodeIndex range, NodeIndex set, Use use);
    Thing of_attached(const Node& base, NodeIndex range, Use use);
    bool asks_for_basic_energy(NodeIndex set) const;
    bool is_any_one(NodeIndex select) const;
    Thing of_end(const Node& base);
    Thing of_variable(const Node& base, NodeIndex range, NodeIndex set, Use use);
    void put_number(Thing& thing, NodeIndex range, Phrase measure, Use use);
    void put_owner(Thing& thing, const std::string& owner, bool plain);
    Phrase joint_for(NodeIndex range, Use use) const;
    void put_total(Thing& thing, NodeIndex range);
    std::string single_place(Place place, const Noun& noun);
    std::string choosing(const Thing& thing);
    std::string with_all_on_it(const Thing& thing, const std::string& reveal, const std::string& where);
    std::string zone_words(const Node& zone);
    std::string this_word() const;
    std::string side(Side side) const;
    const Node& place_of(const Node& base) const;
    std::string reference(int variable);
    bool is_overtaken(const Meaning& known) const;
    void bind(int variable, Meaning meaning) {
        if (variable < 0 || variable >= 8) return;
        meaning.order = ++named_;
        meanings_[static_cast<std::size_t>(variable)] = std::move(meaning);
    }
    Meaning& meaning(int variable) { return meanings_[static_cast<std::size_t>(variable)]; }
    void bind_select(NodeIndex select, bool looked_at);
    void bind_event(NodeIndex selection);
    void mark_taken(NodeIndex selection);
    void comes_into_play(NodeIndex selection);
    bool means_pokemon(NodeIndex select) const;
    bool means_several(NodeIndex select) const;

    // nouns.cpp
    Noun noun(NodeIndex set, Among among, Phrase joint = Phrase::either_or);
    // "进化宝可梦": a Pokémon for which the filter holds.
    std::string pokemon_that(NodeIndex filter);
    std::string called(const Node& name, unsigned classes) const;
    // Puts a filter into the noun; false where it has to stand before it as a clause.
    std::string kind_before(const Noun& noun, unsigned classes) const;
    void leave_out(Noun& noun, const std::string& what) const;
    bool put_filter(NodeIndex filter, Among among, Noun& noun, unsigned& classes, std::string& adjectives);
    // "「A」或「B」", where each part of it says the same sort of thing.
    bool put_alternatives(NodeIndex one_of, Among among, Noun& noun, unsigned& classes, std::string& adjectives);
    std::string boxes_together(NodeIndex one_of) const;
    bool put_kind(const Node& node, Among among, Noun& noun, unsigned& classes, std::string& adjectives);
    void put_head(Among among, Noun& noun, unsigned classes, std::string adjectives, Phrase joint = Phrase::either_or);
    std::vector<std::string> card_heads(unsigned classes, const std::string& adjectives) const;
    std::string types(int bits, Phrase joint) const;
    static std::string energy_symbol(int type);
    std::string units(NodeIndex first, int factor = 1) const;
    std::string units_of(const std::vector<TypeSet>& units) const;
    std::string unit_kind(TypeSet unit, Phrase any) const;
    std::string kind_words(const Node& kind);
    std::string box_words(int box) const;
    Phrase ability_word(int kind) const;
    std::string condition(int condition) const;
    std::string conditions_in(int bits, Phrase joint) const;

    // filters.cpp
    std::string says(NodeIndex filter, bool negated = false);
    std::string one_of_abilities(NodeIndex one_of) const;
    std::string says_kind(const Node& filter, bool negated);
    std::string says_at(const Node& where, bool negated);
    std::string says_stat(const Node& filter, bool negated);
    std::string says_carries(const Node& filter, bool negated);
    std::string is(bool negated, std::string_view what) const;
    // "为3张及以上", "超过「30」": a number and what it is held against.
    std::string amounts_to(const Bound& bound, const std::string& number) const;
    std::string counters_carried(const Bound& bound) const;
    std::string cards_carried(AttachedKind kind, NodeIndex set, const Bound& bound);
    NodeIndex number_in(const Node& carries_or_compare) const;
    std::string has(bool negated, std::string_view what) const;
    std::string limited(const Bound& bound, const std::string& number) const;

    // predicates.cpp
    std::string clause_of(NodeIndex predicate, bool negated = false);
    std::string any_clause(const Node& node, bool negated);
    std::string any_select(NodeIndex select, bool negated);
    std::string any_in_place(const Node& place, bool negated);
    std::string any_carrying(const Node& base, Place place, bool negated);
    std::string one_of_states(const Node& node, bool negated);
    std::string compared(const Node& node, bool negated);
    std::string still_there(NodeIndex predicate, bool negated);
    std::string carried_number(NodeIndex quantity, const Bound& bound);
    bool is_single(const Node& base) const;
    std::string all_are(const Node& is, bool negated);
    bool tells_property(const Node& filter) const;
    std::string joined(const Node& node, bool negated);
    bool is_first_turn_of_first(const Node& node) const;
    std::string evolved_from_it(NodeIndex predicate, bool negated);
    std::string all_there(const Node& all);
    std::string one_of_numbers(const Node& node);
    std::string happened(const Node& node, bool negated);
    Phrase window_words(const Node& happened) const;
    std::string player_word(Player player) const;

    // events.cpp
    // Whether an event is waited for, has happened, or has not.
    enum class Aspect { waits, has, has_not };
    std::string with_aspect(std::string_view frame, Aspect aspect) const;
    template <class... Parts>
    std::string occurs(Phrase name, Aspect aspect, const Parts&... parts) const {
        return filled(with_aspect(phrase(name, script_), aspect), {std::string_view(parts)...});
    }
    std::string event_clause(NodeIndex event, NodeIndex by, Aspect aspect = Aspect::waits);
    std::string pokemon_event(NodeIndex event, NodeIndex by, const std::string& whom, Aspect aspect);
    std::string attack_event(NodeIndex event, NodeIndex by, const std::string& whom, Aspect aspect);
    std::string card_event(NodeIndex event, NodeIndex by, const std::string& whom, Aspect aspect);
    Phrase move_to_spot(NodeIndex place) const;
    std::string played_words(const Node& event, const std::string& whom, NodeIndex select, Aspect aspect);
    std::string place_words(NodeIndex at_part, Side whose = Side::none);
    bool arrives(NodeIndex event) const;
    std::string whom_it_meets(TextEvent kind, NodeIndex selection);
    std::string of_player(NodeIndex select) const;
    bool is_whole_zone(NodeIndex select) const;
    std::string cards_in_event(NodeIndex select, NodeIndex selection);
    std::string attached_to_host(NodeIndex select, bool from_hand, Aspect aspect);
    std::string when_lead(NodeIndex event, NodeIndex by);
    std::string done_by(NodeIndex by, TextEvent event);
    std::string damage_source(NodeIndex by);

    // sentences.cpp, controls.cpp
    void statements(NodeIndex first, const Lead& lead);
    void then(NodeIndex index, NodeIndex before, const Lead& lead);
    bool holds_a_choice(NodeIndex statement) const;
    void statement(NodeIndex index, const Lead& lead);
    void control(NodeIndex index, const Lead& lead);
    void flip(NodeIndex index, const Lead& lead);
    NodeIndex counted_face(NodeIndex flip) const;
    bool is_one_of_something(NodeIndex statement) const;
    std::string if_words(const std::string& asked) const;
    void if_so(NodeIndex index, const Lead& lead);
    bool says_other_number(NodeIndex yes, NodeIndex no, const std::string& condition);
    bool fails_otherwise(NodeIndex index, const Lead& lead);
    std::string further_condition(std::string before, const std::string& asked) const;
    std::string otherwise(NodeIndex predicate);
    std::string in_the_other_case(NodeIndex predicate, bool negated);
    void alternatives(NodeIndex yes, const Lead& lead, NodeIndex no, const Lead& otherwise);
    std::string face_words(const Node& face, bool one) const;
    void either(NodeIndex index, const Lead& lead);
    void by_player(NodeIndex index, const Lead& lead);
    NodeIndex said_of_types(NodeIndex index, const Lead& lead);
    void each(NodeIndex index, const Lead& lead);
    std::string done_to_each(NodeIndex each, const std::string& whom);
    std::string attached_to_each(NodeIndex attach, NodeIndex card, const std::string& whom);
    bool attached_and_asked(NodeIndex each, const std::string& whom, const Lead& lead, const std::string& before);
    std::string discarded_of_each(NodeIndex selection, int variable);
    bool is_said_of_several(NodeIndex verb, int variable) const;
    void choose(NodeIndex index, const Lead& lead);
    bool done_at_once(NodeIndex choose) const;
    void choose_number(NodeIndex index, const Lead& lead);
    bool counts_several() const;
    NodeIndex chosen_and_done(NodeIndex index, const Lead& lead);
    void choose_value(NodeIndex index, const Lead& lead);
    void bind_doer(NodeIndex event, NodeIndex by);
    NodeIndex only_where(NodeIndex event, NodeIndex first) const;
    void when(NodeIndex index, const Lead& lead);
    std::string of_turn(TextEvent event, NodeIndex& first, Lead& lead) const;
    void instead(NodeIndex index, const Lead& lead);
    bool coin_decides(NodeIndex first, NodeIndex event, const std::string& before);
    std::string keeps_off(NodeIndex event, NodeIndex by, NodeIndex first);
    std::string instead_of(NodeIndex first) const;
    void lasting(NodeIndex index, Lead lead);
    std::string shuffled_away(NodeIndex index, NodeIndex next);
    NodeIndex merged(NodeIndex index, const Lead& lead);
    bool found_and_attached(NodeIndex index, NodeIndex next, const Lead& lead);
    bool counted_behind(NodeIndex index, NodeIndex next, const Lead& lead);
    bool looked_and_taken(NodeIndex index, NodeIndex next, const Lead& lead);
    void shuffle_behind(NodeIndex index, NodeIndex before, bool looked);
    bool is_done_in_one_case(NodeIndex index) const;
    std::string put_back(NodeIndex look, const OrderedLook& ordered);
    std::string back_on(const Node& end);
    NodeIndex also_done(NodeIndex index);
    bool said_with_next(NodeIndex choose) const;
    bool looks_into_deck(const Node& node) const;
    static bool is_closed(std::string_view words);
    void emit(NodeIndex node, const std::string& words);
    bool append(const std::string& words);
    void remark(const std::string& words);
    void say_remarks();
    std::string subject() const;
    std::string led(NodeIndex index, const Lead& lead);
    std::string led(const Lead& lead, const std::string& words, bool is_action) const;

    // openings.cpp
    Lead opening(NodeIndex& first);
    void once(const Node& node);
    void only_if(NodeIndex index, std::vector<std::string>& conditions);
    void cost(NodeIndex index, std::vector<std::string>& conditions);
    void provided_as_printed(NodeIndex first);
    bool used_when(NodeIndex block) const;
    std::string power_of_game(int name) const;
    std::string use_words(const std::string& condition) const;
    void hoist_end_of_turn(NodeIndex first);

    // card_verbs.cpp, pokemon_verbs.cpp
    std::string verb_clause(NodeIndex index);
    std::string attack_verb(NodeIndex index);
    std::string pokemon_verb(NodeIndex index);
    std::string card_verb(NodeIndex index);
    bool is_action(const Node& node) const;
    std::vector<std::string> affinities(bool weakness, bool resistance) const;
    std::string damage(const Node& node);
    std::string damage_of(NodeIndex quantity);
    std::string more(NodeIndex quantity);
    NodeIndex limit_of(NodeIndex quantity) const;
    Use spread_over(NodeIndex selection) const;
    std::string counters(const Node& node);
    std::string times(NodeIndex quantity, int damage);
    std::string move_counters(const Node& node);
    bool is_any_of(NodeIndex selection) const;
    bool asks_for(NodeIndex selection, KindWord word) const;
    std::string heal(const Node& node);
    std::string inflict(const Node& node);
    std::string cure(const Node& node);
    std::string switched(const Node& node);
    std::string devolve(const Node& node);
    std::string evolve(const Node& node);
    std::string draw(const Node& node);
    std::string search(const Node& node);
    std::string look(const Node& node);
    std::string put(const Node& node);
    bool is_any_other(NodeIndex selection) const;
    std::string attach(const Node& node);
    std::string exchanged(NodeIndex index);
    // What is moved there, for its owner's place and where it comes from: `no_node` where that is known.
    std::string moved(const Thing& what, NodeIndex move_to, bool with_attached, NodeIndex selection);
    std::string to_zone(const Node& zone, bool from_play);
    std::string to_where(NodeIndex move_to, NodeIndex selection = no_node);
    std::string discarded(const Thing& what);
    std::string discard(const Node& node);

    // standing.cpp, modifiers.cpp
    std::string standing(NodeIndex index, const std::string& span);
    std::string give(NodeIndex index, const std::string& known = "");
    std::string played_as_pokemon(NodeIndex target);
    bool is_of_holder(NodeIndex target) const;
    std::string holder_that_is(const Node& while_);
    std::string of_damage_and_effects(NodeIndex mod, const std::string& whom);
    bool reaches_others(NodeIndex target) const;
    Played played(NodeIndex selection);
    std::string nouns_of(NodeIndex selection);
    std::string newcomers(const Node& give, bool several);
    std::string target_words(NodeIndex index);
    std::string modifier(NodeIndex index, const std::string& whom);
    std::string modify(const Node& node, const std::string& whom);
    std::string modified(ModNumber number, const std::string& whom, const Node& change);
    std::string cost_change(const Node& node, const std::string& whom);
    std::string counted_cost(const Node& node, const std::string& whom, NodeIndex unit);
    std::string affinity(const Node& node, const std::string& whom);
    std::string provides(const Node& node, const std::string& whom);
    std::string no_damage(const Node& node, const std::string& whom);
    std::string no_effects(const Node& node, const std::string& whom);
    std::string cant_or_can(const Node& node, const std::string& whom);
    std::string can(const Node& action, NodeIndex condition, const std::string& whom, const std::string& what);
    std::string in_spite_of(NodeIndex condition, const std::string& whom);
    std::string cured_of(const Node& action) const;
    std::string as_long_as(NodeIndex condition);
    std::string action_words(NodeIndex action);
    std::string without(const Node& node, const std::string& whom);
    std::string span_words(const Node& span);
    std::string changed(const Node& change, Phrase measure);
    std::string attack_called(NodeIndex name);
    std::string by_whose(NodeIndex selection);
    std::string whose_ability(NodeIndex selection);

    std::span<const Node> nodes_;
    std::span<const std::string> words_;
    Source source_;
    Script script_;
    std::array<Meaning, 8> meanings_;
    std::vector<Sentence> out_;
    std::vector<Sentence> remarks_;  // stand behind all that is done
    Actor actor_ = Actor::you;
    bool others_turn_ = false;       // what is said happens in the opponent's turn
    bool knock_out_waited_ = false;  // it waits for a Knock Out, of which the Prize cards are told
    std::string put_back_;           // where cards of a deck that were looked at go again
    bool in_lasting_ = false;        // the Pokémon in question is the one that the attack has met
    bool while_asleep_ = false;      // what is said ends when somebody awakes
    bool flat_ = false;              // a price: what is chosen is said as one clause
    bool own_is_self_ = false;       // of a Stadium that either player uses
    bool of_holder_ = false;         // what stands before speaks of the Pokémon that holds the card
    bool from_elsewhere_ = false;    // an ability that works outside play: "this card"
    bool under_condition_ = false;   // of `while`
    bool first_modifier_ = true;
    enum class Target { player, pokemon, card } target_ = Target::pokemon;  // of `give`
    bool paid_ = false;                                                     // its use has a price
    bool usable_once_ = false;                                              // was said already
    bool targets_several_ = false;                                          // of `give`
    bool both_sides_ = false;        // what is said of one's own side holds for both
    bool of_damage_ = false;         // what is `done` is the damage that a text waits for
    bool of_healing_ = false;        // ... or the healing
    bool prize_besides_ = false;     // it waits for a Knock Out, for which a Prize card is taken anyway
    bool is_host_ = false;           // the Pokémon is named for what is attached to it
    bool in_product_ = false;        // the number is a factor
    bool of_every_name_ = false;     // Pokémon of several names are meant, all of them: "「A」與「B」"
    bool damage_said_ = false;       // of an attack without a printed number: what it does was said
    bool in_last_case_ = false;      // what is said is done in the last of several cases
    bool drew_ = false;              // cards were drawn before: "再"
    bool deck_said_ = false;         // whose deck it is was said a moment ago
    bool without_counters_ = false;  // that damage counters lie on it need not be said
    bool counts_heads_ = false;      // the next number, 1, is for each of several coins: so many heads
    bool counts_tails_ = false;
    NodeIndex done_of_ = no_node;  // the statement before: what `done` measures
    NodeIndex hoisted_ = no_node;  // was told before the rest
    int named_ = 0;
    NodeIndex control_ = 0;  // the control that is said
    std::string asked_;      // under what condition the text is in force
    std::string use_;        // how often the text is used; stands before what is done
    std::string name_rule_;  // stands at the end
};

}  // namespace cubenight::wording
