// Japanese sentences for texts of cards. One object says one text, from its first statement to its last: what was chosen
// before is "選んだポケモン" afterwards, so the order counts.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/wording/ja/inflection.hpp"
#include "engine/cards/wording/ja/parts.hpp"
#include "engine/cards/wording/readings.hpp"
#include "engine/cards/wording/sentence.hpp"

namespace cubenight::wording {

// By SpecialCondition.
inline constexpr std::string_view condition_words[] = {"ねむり", "やけど", "こんらん", "マヒ", "どく"};
inline constexpr std::string_view holder_words = "このカードをつけているポケモン";
inline constexpr std::string_view rest_words = "残りのカード";  // of those that were looked at
inline constexpr std::string_view full_words = "HPがまんたん";  // without damage
inline constexpr std::string_view face_up_words = "オモテになっている";
// By Player.
inline constexpr std::string_view player_words[] = {"自分", "相手", "おたがいのプレイヤー", "持ち主"};
// By AbilityKind.
inline constexpr std::string_view ability_words[] = {"特性",     "ポケパワー", "ポケボディー",
                                                     "古代能力", "特殊能力",   "特性"};

class Japanese : private JapaneseParts {
public:
    Japanese(const Effect& effect, const Source& source)
        : nodes_(effect.nodes), words_(effect.words), source_(source) {}
    std::vector<Sentence> text();

private:
    const Node& at(NodeIndex index) const { return nodes_[index]; }
    static bool of_each_one(std::string& clause);
    NodeIndex index_of(const Node& node) const { return static_cast<NodeIndex>(&node - nodes_.data()); }
    NodeIndex second(NodeIndex index) const { return nodes_[nodes_[index].first].next; }
    std::string word(int index) const { return words_[static_cast<std::size_t>(index)]; }
    std::string quoted(int index) const { return "「" + word(index) + "」"; }
    bool is_attack() const { return source_.of == TextOf::attack; }
    // The attack that is used: one's own, or one that the text waits for.
    std::string this_attack() const { return is_attack() && !in_lasting_ ? "このワザ" : "そのワザ"; }
    bool is_integer(NodeIndex quantity, int number) const {
        return at(quantity).kind == NodeKind::integer && at(quantity).number == number;
    }

    // quantities.cpp
    std::string value(NodeIndex quantity);
    std::string done_words() const;
    std::string per_one(NodeIndex quantity);
    NodeIndex limit_of(NodeIndex quantity) const;
    std::string arithmetic(const Node& node);
    std::string of_stat(const Node& node);
    std::string counted_things(NodeIndex selection);
    std::string amount(NodeIndex quantity, std::string_view counter);  // "3枚", "オモテの数×2枚ぶん"
    std::string damage_amount(NodeIndex quantity);  // "30ダメージ", "オモテの数×30ダメージ"
    static std::string how_many(Relation relation, int number, std::string_view counter);
    static std::string just_so_many(Relation relation, int number, std::string_view counter);
    std::string in_points(Relation relation, NodeIndex quantity);

    // nouns.cpp
    void add_filter(NodeIndex filter, Among among, Parts& parts, Noun& noun);
    Noun noun(NodeIndex set, Among among);
    void leave_out(NodeIndex what, const std::string& words, Among among, Noun& noun) const;
    void filter_noun(NodeIndex filter, Among among, Noun& noun);
    bool kind_noun(const Node& filter, Among among);
    bool names_them(NodeIndex filter) const;
    bool is_called(NodeIndex filter) const;
    std::string of_groups(NodeIndex filter) const;
    std::string kind_before(const Parts& parts) const;
    // Whether a part of a name says whose Pokémon it is: "カスミの".
    bool names_owner(const Node& filter) const {
        return filter.kind == NodeKind::name && !is_whole_name(filter) && word(filter.number).ends_with("の");
    }
    std::vector<std::string> class_heads(unsigned classes) const;
    static std::string head_of(const Parts& parts, Among among);
    static std::string energy_symbol(int type);
    std::string types(int bits, std::string_view joint = "") const;
    std::string units(NodeIndex first) const;
    std::string units(std::span<const TypeSet> sets) const;
    std::string kind_words(const Node& kind);

    // filters.cpp
    Said says(NodeIndex filter);
    Said says_kind(const Node& filter);
    Said says_stat(const Node& filter);
    Said says_carries(const Node& filter);
    Said says_either(NodeIndex filter);
    std::string boxes_together(NodeIndex one_of);
    static Said negated(const Said& said);
    static std::string attributive(const Said& said) { return said.noun ? said.words + "の" : said.words; }

    // things.cpp
    Thing thing(NodeIndex select);
    bool is_the_one_active(NodeIndex select) const;
    Thing of_place(const Node& base, NodeIndex set);
    Thing of_zone(const Node& base, NodeIndex set);
    Thing of_attached(const Node& base);
    Thing of_end(const Node& base);
    NodeIndex all_but(NodeIndex quantity, const Node& zone) const;
    Thing of_variable(const Node& base, NodeIndex set);
    void count_things(Thing& thing, NodeIndex range);
    std::string object(NodeIndex selection, bool short_of_choice = false);
    std::string of_both(NodeIndex selection);
    static std::string strung_attached(const std::vector<std::string>& names);
    std::string object_of(const Thing& thing, bool short_of_choice) const;
    static std::string all_of(const std::string& whole);
    std::string objects(const std::vector<Thing>& things) const;
    Target target(NodeIndex selection, Use use);
    Target target_of(NodeIndex select, Use use);
    // Those who do it: of anybody's, just "たねポケモン"; no words where it may be any Pokémon.
    std::string doers(NodeIndex selection);
    std::string from_whom(NodeIndex selection) {
        const std::string whom = doers(selection);
        return whom.empty() ? "" : whom + "から";
    }
    std::string plain(NodeIndex selection) { return target(selection, Use::plain).words; }

    // references.cpp
    std::string zone_words(const Node& zone) const;
    std::string side(Side side) const;
    std::string own() const;
    std::string this_word() const;
    std::string attack_name(const Node& name);
    // What a clause is about: "このポケモンは", "自分のポケモン全員は、".
    static std::string topic(const std::string& whom) { return whom + (whom == "このポケモン" ? "は" : "は、"); }
    std::string reference(int variable);
    void bind(int variable, Meaning meaning) {
        if (variable >= 0 && variable < 8) meanings_[static_cast<std::size_t>(variable)] = std::move(meaning);
    }
    const Meaning& meaning_of(int variable) const { return meanings_[static_cast<std::size_t>(variable)]; }
    void bind_select(NodeIndex select, bool looked_at);
    void bind_all(NodeIndex selection, bool looked_at);
    NodeIndex range_of(NodeIndex select) const;
    bool means_pokemon(NodeIndex select) const;
    bool means_several(NodeIndex select) const;

    // predicates.cpp
    Clause clause_of(NodeIndex predicate);
    Clause still_there(NodeIndex predicate);
    Clause spent_words(const Node& node) const;
    Clause any_clause(NodeIndex selection);
    Clause any_pokemon(NodeIndex select, const Thing& one);
    Clause any_of(NodeIndex select);
    Clause is_clause(const Node& node);
    std::string of_pokemon(NodeIndex filter, const std::string& words) const;
    Clause compared(const Node& node);
    Clause has_stat(const Node& node, Relation relation, NodeIndex number);
    Clause has_how_many(NodeIndex quantity, Relation relation, NodeIndex number);
    Clause listed_values(NodeIndex predicate);
    Clause joined(const Node& node);
    Clause one_of_nouns(const Node& node);
    Clause not_all(const Node& all);
    Clause all_there(const Node& all);
    Clause evolved_from_it(NodeIndex predicate, bool negated) const;
    static Clause negated(const Clause& clause);
    static std::string if_words(const Clause& clause) { return clause.words + "なら、"; }
    static std::string when_words(const Clause& clause) { return clause.words + (clause.noun ? "の" : "") + "とき"; }
    static std::string while_words(const Clause& clause) {
        return clause.words + (clause.noun ? "である" : "") + "かぎり、";
    }

    // events.cpp
    std::string event_clause(NodeIndex event, NodeIndex by);
    NodeIndex host_of(const Node& on) const;
    std::string attached_words(const Node& on, std::string_view particle);
    std::string hand_clause(const Node& event, NodeIndex of);
    std::string evolved_from(TextEvent event, NodeIndex select);
    std::string player_clause(TextEvent event, NodeIndex select);
    std::string spot_words(const Node& spot) const;
    std::string spot_of(NodeIndex event) const;
    std::string whole_clause(const Node& event, const std::string& whom, const std::string& by);
    Played played(NodeIndex selection);
    std::string effects_of(const Node& node, std::string_view source);
    std::string done_by(NodeIndex by, TextEvent event);
    // As it stood when it was over ("引いていた"), or as it happened each time (past: "引いた").
    Clause happened(const Node& node, Form form = Form::state);

    // card_verbs.cpp, pokemon_verbs.cpp
    std::string verb_clause(NodeIndex index);
    bool is_action(NodeIndex index) const;
    std::string showing(const Node& from) const;
    std::string search(const Node& node);
    std::string look(const Node& node);
    NodeIndex with_its_cards(NodeIndex select) const;
    const Node& place_of(const Node& base) const;
    std::string put(const Node& node);
    std::string down_to(NodeIndex selection);
    std::string discard(const Node& node);
    std::string exchange(const Node& node);
    std::string whose_words(const Node& zone) const;
    std::string into_play(const Node& place) const;
    std::string into_zone(const Node& zone, bool back) const;
    std::string to_where(NodeIndex move_to, bool back);
    std::string draw(const Node& node);
    std::string attach(const Node& node);
    std::string damage(const Node& node);
    std::string ignore(const Node& node) const;
    std::string more(const Node& node);
    std::string times(const Node& node);
    std::string counters(const Node& node);
    std::string move_counters(const Node& node);
    std::string heal(const Node& node);
    std::string inflict(const Node& node);
    std::string cure(const Node& node);
    std::string switched(const Node& node);
    bool asks_for(NodeIndex select, KindWord kind) const;
    std::string evolve(const Node& node);
    std::string devolve(const Node& node);
    std::string again(const Node& node) const;
    std::string end_of_game(const Node& node) const;

    // modifiers.cpp, actions.cpp
    std::string modifier(NodeIndex index, NodeIndex target, const std::string& whom);
    std::string modify(const Node& node, const std::string& whom);
    std::string takers(const std::string& whom) const;
    std::string modify_points(const Node& node, const std::string& whom, NodeIndex change);
    std::string prizes_change(const Node& change, const std::string& whom);
    std::string retreat_change(const Node& change, const std::string& whom);
    std::string cost_change(const Node& node, const std::string& whom);
    std::string type_words(const Node& kind);
    std::string affinity(const Node& node, const std::string& whom);
    std::string provides(const Node& node, const std::string& whom, bool of_this);
    std::string no_damage(const Node& node, const std::string& whom);
    std::string without(const Node& node, const std::string& whom) const;
    bool speaks_of_limit(NodeIndex condition, ActionKind action) const;
    std::string limits_lifted(const Node& action, NodeIndex condition, const std::string& whom) const;
    std::string may(const Node& action, NodeIndex condition, const std::string& whom);
    std::string may_or_not(const Node& node, const std::string& whom);
    std::string from_hand(NodeIndex selection);
    std::string action_words(NodeIndex action, bool can);
    std::string change_words(const Node& change, std::string_view counter);

    // standing.cpp, waiting.cpp
    void give(NodeIndex index, const Lead& lead, const std::string& whom = "");
    bool is_now_active(const Node& base) const;
    std::string who_was_active(const Node& base) const;
    std::string basic_words(const std::vector<NodeIndex>& like, const std::string& whom);
    bool is_played_as_pokemon(const std::string& whom) const;
    void played_as_pokemon(NodeIndex index, const Lead& lead, const std::string& whom);
    std::string gifts(NodeIndex to, const std::string& whom, const std::string& it);
    void while_each(NodeIndex index, const Lead& lead);
    void while_given(NodeIndex index, const Lead& lead);
    static std::string while_both(const Clause& place, std::string asked);
    void when(NodeIndex index, Lead lead);
    void instead(NodeIndex index, const Lead& lead);
    void say_once_who_remains(std::string& words) const;
    void happens_instead(NodeIndex index, const Lead& lead);
    std::string keeps_off(NodeIndex event, NodeIndex by, NodeIndex first);
    bool coin_decides(NodeIndex first, NodeIndex event, const std::string& before);
    void lasting(NodeIndex index, Lead lead);
    std::string span_words(const Node& span);
    bool is_of_player(NodeIndex index) const;
    bool mirrored(NodeIndex one, NodeIndex other) const;
    NodeIndex only_asked(NodeIndex first) const;
    std::optional<Player> turn_asked(NodeIndex asked, NodeIndex& rest) const;
    std::string turn_words(TextEvent event, NodeIndex& first);
    NodeIndex used_in_own_turn(NodeIndex first) const;
    std::string checkup_words(NodeIndex& first);
    bool same_for_both(NodeIndex first) const;
    std::string attached_to_words(NodeIndex& first);
    std::string either_benches(const std::string& clause, NodeIndex& first);
    std::string when_words_of(NodeIndex index, NodeIndex& first);
    bool opens_with_hand(NodeIndex event) const;
    bool waits_while_in_play(NodeIndex event, const std::string& words) const;
    std::string each_time(const std::string& clause, NodeIndex& first);
    NodeIndex used_when_attached(NodeIndex event, NodeIndex first, std::string& words);

    // controls.cpp
    void control(NodeIndex index, Lead lead);
    void if_so(NodeIndex index, const Lead& lead);
    NodeIndex said_of_types(NodeIndex index, const Lead& lead);
    void for_each_of(NodeIndex index, const Lead& lead);
    void may(NodeIndex index, const Lead& lead);
    void taken_freely(NodeIndex deed, const Lead& lead);
    bool may_then(NodeIndex may, const Lead& lead);
    bool may_take(NodeIndex may, const Lead& lead);
    void flip(NodeIndex index, const Lead& lead);
    void face(const Node& face, const std::string& words);
    std::string face_words(const Node& face, bool one, bool first) const;
    void either(NodeIndex index, const Lead& lead);
    void by_player(NodeIndex index, const Lead& lead);
    void choose(NodeIndex index, const Lead& lead);
    bool in_zone(NodeIndex selection) const;
    void choose_value(NodeIndex index, const Lead& lead);
    void choose_number(NodeIndex index, const Lead& lead);
    bool fails_otherwise(NodeIndex if_, const Lead& lead);

    // sentences.cpp
    void statements(NodeIndex first, const Lead& lead);
    NodeIndex statement(NodeIndex index, NodeIndex before, bool begun, const Lead& lead);
    NodeIndex controlled(NodeIndex index, const Lead& lead);
    NodeIndex deed(NodeIndex index, NodeIndex before, const Lead& lead, const Lead& now);
    void then(NodeIndex index, NodeIndex before, const Lead& lead, Lead now);
    bool is_in_doubt(NodeIndex index) const;
    bool comes_after(NodeIndex before, NodeIndex index) const;
    bool says_other_number(NodeIndex yes, NodeIndex no, const std::string& condition);
    std::string in_play_words(const Node& place, std::string words) const;
    std::string put_back(NodeIndex look, const OrderedLook& ordered);
    std::string back_on(const Node& end);
    bool was_put_into_deck(NodeIndex index) const;
    void shuffled(NodeIndex index, NodeIndex before, const Lead& lead);
    void emit(NodeIndex node, const std::string& words);
    void append(const std::string& words);
    NodeIndex merged(NodeIndex index, std::string& words);
    NodeIndex put_and_shuffled(NodeIndex index, std::string& words);
    NodeIndex found_and_put(NodeIndex index, std::string& words);
    NodeIndex mixed_and_put(NodeIndex index, std::string& words);
    NodeIndex ordered_and_put(NodeIndex index, std::string& words);
    bool counts_what_was_done(NodeIndex quantity) const;
    std::string both_draw(NodeIndex mine, NodeIndex by);
    std::string led(const Lead& lead, const std::string& words, bool is_action) const;
    std::string subject() const;
    const Node& looked_into(NodeIndex look) const;
    bool joins(NodeIndex before, NodeIndex index, const Lead& lead) const;

    // openings.cpp
    Lead opening(NodeIndex& first);
    void open_limit(NodeIndex limit, std::string& conditions);
    void open_only_if(NodeIndex limit, std::string& conditions);
    bool pay_first(NodeIndex price, std::string& conditions);
    std::string price_words(NodeIndex limit);
    void open_cost(NodeIndex limit);
    std::string once_words(const Node& once);

    std::span<const Node> nodes_;
    std::span<const std::string> words_;
    Source source_;
    std::array<Meaning, 8> meanings_;
    std::vector<Sentence> out_;
    Actor actor_ = Actor::me;
    int said_just_now_ = -1;    // the variable whose cards were chosen in this very sentence
    bool attack_said_ = false;  // the attack's own damage was spoken of: damage elsewhere is "also"
    bool number_said_ = false;  // of an attack that prints no damage: what comes further is added to it
    bool switched_ = false;     // another Pokémon stands in the Active Spot by now
    bool in_lasting_ = false;
    bool heals_dealt_ = false;        // part of the damage that the attack did is healed
    bool pokemon_discarded_ = false;  // what was done was to discard Pokémon
    bool cards_done_ = false;         // what was done was done to cards, so that what was done is so many of them
    bool damage_done_ = false;        // the event was damage, so that what was done is so much of it
    bool heal_waited_ = false;        // the event was healing, so that what was done is so many HP
    bool in_when_ = false;            // what is said comes of an event
    bool looking_back_ = false;       // what is said has happened before
    bool others_turn_ = false;        // what is said happens in the opponent's turn
    bool knock_out_waited_ = false;   // the event was a Knock Out, of which the Prize cards are told
    bool other_acts_ = false;         // somebody else does what is waited for: who draws then is said
    bool prize_besides_ = false;      // the text waits for a Knock Out, for which a Prize card is taken anyway
    bool in_play_ = true;             // a card of a Pokémon is "このカード" until it is in play
    bool mirrored_ = false;           // what is said holds for both sides
    bool looked_ = false;             // cards of a deck were looked at: the rest goes back
    bool in_cost_ = false;
    bool deck_said_ = false;      // one's own hand or deck was spoken of
    bool drawn_ = false;          // cards of one's own deck were drawn: one draws so many further ones
    bool of_cards_ = false;       // a filter asks for what is printed, not for what it is in play
    bool given_several_ = false;  // what is given goes to each of several
    Side from_side_ = Side::my;   // whose cards are moved: they go to their owner's Bench
    bool join_next_ = false;      // the sentence before waits for its verb
    bool stadium_may_ = false;    // "…してよい"
    bool under_condition_ = false;
    bool either_player_ = false;   // of a Stadium: who may use it was said at the beginning
    NodeIndex skipped_ = no_node;  // said at the beginning already
    std::string put_back_;         // where cards of a deck that were looked at go again: "山札の上にもどす"
    std::string notes_;            // stand behind the sentence
    std::string last_note_;        // stands behind all that is said
    std::string name_rule_;        // stands at the end
    std::string once_;             // "自分の番に1回使える"
};

std::string with_that(std::string words);
std::string strung(const std::vector<std::string>& items, std::string_view joint);

}  // namespace cubenight::wording
