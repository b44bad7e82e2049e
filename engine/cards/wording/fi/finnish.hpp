// Finnish sentences for texts of cards. One object says one text, from its first statement to its last: what was named
// before is "kyseinen Pokémon" afterwards, so the order counts.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/wording/fi/declension.hpp"
#include "engine/cards/wording/fi/parts.hpp"
#include "engine/cards/wording/readings.hpp"
#include "engine/cards/wording/sentence.hpp"

namespace cubenight::wording {

class Finnish : private FinnishParts {
public:
    Finnish(const Effect& effect, const Source& source) : nodes_(effect.nodes), words_(effect.words), source_(source) {}
    std::vector<Sentence> text();

private:
    const Node& at(NodeIndex index) const { return nodes_[index]; }
    NodeIndex second(NodeIndex index) const { return nodes_[nodes_[index].first].next; }
    std::string_view word(int index) const { return words_[static_cast<std::size_t>(index)]; }
    Meaning& meaning(int variable) { return meanings_[static_cast<std::size_t>(variable) & 7]; }
    bool is_attack() const { return source_.of == TextOf::attack; }
    bool all_of(NodeIndex range) const { return range == no_node || sub_as<RangeKind>(at(range)) == RangeKind::all; }

    // quantities.cpp
    Declined value(NodeIndex quantity);
    Declined in_play(NodeIndex selection, const Declined& pokemon, finnish::Number number) const;
    Declined done_value() const;
    // "2 korttia", "kortti jokaista ... kohden", "kortteja ... verran"
    std::string amount(NodeIndex quantity, const finnish::Word& word);
    Scaled so_many(NodeIndex quantity);
    std::string half_of(NodeIndex quantity);
    // Behind "yhtä paljon kuin": what `done` was.
    std::string done_words();
    // In the partitive, with a unit of 10 points: "näin tehtyä 10 vauriota".
    std::string done_damage() const;
    Declined done_item(finnish::Number number) const;
    std::string damage_amount(NodeIndex quantity, std::string_view more = "");
    std::string for_each(NodeIndex quantity), on_those(const Phrase&whom) const;
    std::string sorts_counted(NodeIndex selection, std::string_view head), ills_of_active(NodeIndex, std::string_view);
    Declined of_stat(const Node& node);
    Declined of_prizes(const Node& node) const;
    std::string how_many(Relation relation, NodeIndex quantity);

    // things.cpp
    Phrase thing(NodeIndex select, Use use);
    Phrase things(NodeIndex selection, Use use);
    Phrase of_player(const Node& node) const;
    Phrase of_place(const Node& base, NodeIndex range, NodeIndex set, Use use);
    Phrase of_either(const Node& base, NodeIndex range, NodeIndex set, Use use);
    Phrase of_zone(const Node& base, NodeIndex range, NodeIndex set, Use use);
    Phrase of_pile(const Node& base, NodeIndex range, Noun cards, Use use);
    int left_over(const Node& base, NodeIndex range) const;
    Phrase of_attached(const Node& base, NodeIndex range, Use use);
    Phrase of_topmost(const std::string& whose, NodeIndex set);
    Phrase of_earlier(const std::string& whose, NodeIndex set);
    Phrase of_end(const Node& base);
    Phrase of_variable(const Node& base, NodeIndex range, NodeIndex set, Use use);
    Phrase numbered(NodeIndex range, const Noun& noun, Use use, bool one_said);
    Phrase numbered_so(NodeIndex range, const Noun& noun, const Declined& one, const Declined& many, bool one_said);
    Phrase one_of(const finnish::Declined& which, const Noun& noun) const;
    Declined wanted_amount() const;
    Noun in_place(const Node& base, NodeIndex set);
    std::string holder_words(NodeIndex select, Case which, Use use);
    std::string zone_in(const Node& zone, Case which) const;
    Declined zone_words(const Node& zone) const;
    Declined bench_words(Side side) const;
    Phrase with_owner(Phrase phrase) const;
    Suffix suffix_of(Side side) const;
    std::string owner_of(Side side) const;
    std::string attacher_words(const Node& holder, Tense tense) const;
    Declined this_word() const;
    Declined reference(int variable);
    void bind(int variable, Meaning meaning);
    void bind_select(NodeIndex select);
    void pick(NodeIndex selection);
    Side side_of(NodeIndex select) const;
    bool means_pokemon(NodeIndex select) const;
    bool means_several(NodeIndex select) const;

    // nouns.cpp
    Noun noun(NodeIndex set, Among among, Suffix suffix = Suffix::none, std::string_view head_prefix = "");
    Filters filters(NodeIndex set, Among among, Noun& noun);
    bool filter_before(NodeIndex filter, Among among, Filters& found, Noun& noun);
    bool kind_before(const Node& node, Among among, Filters& found);
    void head(const Filters& found, Among among, Suffix suffix, std::string_view head_prefix, Noun& noun) const;
    bool parted(Filters& found, Among among, Noun& noun);
    std::string types(int bits) const;
    std::string units(NodeIndex first) const;

    // filters.cpp
    // What a filter says of its subject, which it declines as it needs: "jolla on vähintään yksi vauriomerkki". `again` is
    // the subject where it is said once more.
    std::string says(NodeIndex filter, const Declined& subject, const Declined& again, bool plural, bool negated);
    std::string says_one_of(NodeIndex filter, const Declined& subject, const Declined& again, bool plural,
                            bool negated);
    std::string says_kind(const Node& filter, const Declined& subject, bool plural, bool negated);
    std::string says_at(const Node& filter, const Declined& subject, bool plural, bool negated);
    std::string says_variable(const Node& filter, const Declined& subject, bool plural, bool negated);
    std::string says_stat(const Node& filter, const Declined& subject, bool negated);
    std::string says_carries(const Node& filter, const Declined& subject, bool negated);
    std::string says_shares(const Node& filter, const Declined& subject, bool negated);
    Declined kind_noun(const Node& kind, bool plural);

    // existence.cpp
    std::string any_clause(const Node& node, bool negated);
    std::string some_one(NodeIndex select, bool negated);
    std::string there_is(NodeIndex select, const HowMany& asked);
    std::string there_is_in_play(const Node& base, const HowMany& asked);
    std::string there_is_attached(const Node& base, const HowMany& asked);
    std::string so_many_of(Noun noun, const HowMany& asked) const;

    // predicates.cpp
    std::string clause_of(NodeIndex predicate, bool negated = false);
    std::string compared(const Node& node, bool negated);
    std::string has_how_many(NodeIndex quantity, Relation relation, NodeIndex number, bool negated);
    std::string joined(const Node& node, std::string_view joint, bool negated);
    std::string evolved_from_it(NodeIndex predicate, bool negated) const;
    std::string all_there(const Node& all);
    std::string one_of_numbers(const Node& node, bool negated) const;
    std::string subject_of(NodeIndex predicate);
    std::string attached_to(const Node& is, bool negated);
    Declined said_again() const;

    // events.cpp
    std::string event_clause(NodeIndex event, NodeIndex by, Tense tense);
    std::string clause_of(NodeIndex event, NodeIndex by, Tense tense);
    std::string event_words(const Node& node, NodeIndex name, NodeIndex place, Phrase& whom, Tense tense);
    std::string at_words(NodeIndex event, Tense tense) const;
    std::string own_at(NodeIndex event) const;
    std::string attached_words(NodeIndex of, EventTurn turn, Tense tense);
    std::string played_words(NodeIndex select, Tense tense);
    std::string when_clause(NodeIndex event, NodeIndex by);
    std::string done_by(NodeIndex by, TextEvent event);
    Phrase event_subject(NodeIndex of);
    void bind_doers(NodeIndex by, TextEvent event);
    std::string benched_words(NodeIndex select, Tense tense);
    bool is_active_of(NodeIndex of, NodeIndex place) const;
    Phrase active_subject(NodeIndex of);

    // history.cpp
    std::string happened(const Node& node, bool negated);

    // statements.cpp
    void statements(NodeIndex first, const Lead& lead);
    void statement(NodeIndex index, const Lead& lead);
    void emit(NodeIndex node, const std::string& words);
    void append(NodeIndex before, NodeIndex index, NodeIndex last, const Lead& lead);
    enum class Joint { same_subject, own_subject };
    void join(const std::string& words, Joint joined);
    bool shuffles(NodeIndex index, const Lead& lead, NodeIndex before, bool looked);
    bool only_afterwards(NodeIndex before, NodeIndex index) const;
    std::string then_words(NodeIndex before, bool may);
    std::string going_on(const Lead& lead, NodeIndex before);
    std::string subject();
    NodeIndex merges(NodeIndex index) const;
    std::string merged(NodeIndex index, NodeIndex last);
    NodeIndex said_together(NodeIndex index) const;
    bool joins(NodeIndex before, NodeIndex index, const Lead& opening) const;
    std::string led(NodeIndex index, const Lead& lead);
    // The verb behind its lead, in the form that the lead asks for.
    std::string opened(const Lead& lead);
    Form form_under(const Lead& lead) const;

    // controls.cpp
    void control(NodeIndex index, const Lead& lead);
    static std::string under(const std::string& before, const std::string& condition);
    void if_(const Node& node, const Lead& lead);
    bool draws_other_number(NodeIndex asked, const std::string& condition);
    void may(const Node& node, const Lead& lead);
    void each(const Node& node, const Lead& lead);
    void flip(NodeIndex index, const Lead& lead);
    void face(NodeIndex index, int coins, bool until_tails);
    void either(NodeIndex index, const Lead& lead);
    void by_player(NodeIndex index, const Lead& lead);
    void choose(NodeIndex index, const Lead& lead);
    void choose_value(NodeIndex index, const Lead& lead);
    std::string timed(NodeIndex give_index, const Node& span);
    void lasting(NodeIndex index, Lead lead);

    // waiting.cpp
    void when(NodeIndex index, const Lead& lead);
    NodeIndex lone_if(NodeIndex first) const;
    void at_turn_edge(TextEvent kind, Waiting& waiting) const;
    void as_attached(Waiting& waiting);
    void as_tried(Waiting& waiting, NodeIndex block) const;
    void instead(NodeIndex index, const Lead& lead);
    bool coin_decides(NodeIndex first, NodeIndex event, const std::string& who, const std::string& before);
    std::string kept_off(NodeIndex event, NodeIndex by, NodeIndex first);
    bool instead_where(NodeIndex event, NodeIndex first, std::string would, const Lead& lead);
    bool let_where(NodeIndex index, NodeIndex first, const std::string& would, const Lead& lead);
    std::string in_its_stead(NodeIndex done) const;
    bool leaves_play(NodeIndex index) const;

    // openings.cpp
    Lead opening(NodeIndex& first);
    void once(const Node& node, std::string& when_words);
    void only_if(NodeIndex index, std::string& only);
    void price(NodeIndex index, std::string& only);

    // verbs.cpp, pokemon_verbs.cpp
    std::string verb_clause(NodeIndex index);
    Phrase one_lying(NodeIndex selection);
    std::string v(const Verb& verb) const;
    // The case of a whole object under the form in force.
    Case done_case() const { return denied_ ? Case::partitive : Case::object; }
    Case object_case() const { return form_ == Form::imperative ? Case::nominative : Case::object; }
    bool is_action(NodeIndex index) const;
    std::string attack_verb(NodeIndex index);
    std::string damage(const Node& node);
    static std::string unaffected(int raw, bool several);
    std::string each_of(NodeIndex selection, const Phrase& whom, Case which) const;
    std::string each_chosen(NodeIndex target, const Phrase& whom, const std::string& each) const;
    std::string counters(const Node& node);
    std::string move_counters(const Node& node);
    std::string heal(const Node& node);
    std::string inflict(const Node& node);
    std::string bring_into(const Node& node);
    std::string cure(const Node& node);
    std::string draw(const Node& node);
    std::string search(const Node& node);
    std::string put(const Node& node);
    std::string moved(const Phrase& what, NodeIndex move_to);
    std::string with_attached(NodeIndex selection, const Phrase& what) const;
    std::string to_where(NodeIndex move_to);
    std::string look(const Node& node);
    std::string attach(const Node& node);
    std::string switched(const Node& node);
    std::string evolve(const Node& node);
    std::string devolve(const Node& node);
    std::string again(const Node& node) const;
    std::string game_ends(const Node& node) const;
    std::string spread_of(NodeIndex to) const;
    std::string own_turn() const;

    // standing.cpp, modifiers.cpp
    bool is_at_place(NodeIndex condition) const;
    std::string standing(NodeIndex index, const std::string& lead);
    std::string give(NodeIndex index, const std::string& lead);
    Phrase given_to(const Node& give, const std::string& lead, std::string& named);
    std::string as_which(NodeIndex first, NodeIndex mod, bool many);
    NodeIndex last_forbidden(NodeIndex mod) const;
    std::string forbidden(NodeIndex first, NodeIndex last, const Phrase& whom);
    static std::string neither(std::string clause);
    static std::string also(const std::string& clause);
    static std::string of_the_same(std::string clause, const std::string& before);
    Declined active_now(Side side) const;
    NodeIndex mirrored(NodeIndex index);
    std::string modifier(NodeIndex index, const Phrase& whom);
    std::string modify(const Node& node, const Phrase& whom);
    std::string modify_attack(const Node& node, NodeIndex name, NodeIndex change, NodeIndex peer, const Phrase& whom);
    std::string change_words(const Node& change, std::string_view unit, std::string_view more, std::string_view less);
    std::string cost_change(const Node& node, const Phrase& whom);
    std::string affinity(const Node& node, const Phrase& whom);
    std::string provides(const Node& node, const Phrase& whom);
    std::string no_damage(const Node& node, const Phrase& whom);
    std::string no_effects(const Node& node, const Phrase& whom);
    std::string without(const Node& node, const Phrase& whom);
    std::string cant_or_can(const Node& node, const Phrase& whom);
    static std::string turn_kept(const Phrase& whom);
    std::string done_to(const Node& node, const Phrase& whom) const;
    std::string action_words(NodeIndex action, const Phrase& whom);
    std::string from_hand(NodeIndex what, const Phrase& whom);
    std::string with_cards(NodeIndex what);
    std::string span_words(const Node& span);
    std::string called(NodeIndex attack_name, Case which, finnish::Number number = finnish::Number::one);

    // numbers.cpp
    std::string modify_number(ModNumber number, NodeIndex change, const Phrase& whom);
    std::string new_number(const Node& change);
    bool by_one(const Node& change) const;
    std::string value_is(const std::string& what, const Node& change, std::string_view sign = "");
    std::string room_for(std::string_view noun, std::string_view single, const Node& change, std::string_view before);
    std::string hp_change(const Node& change, const Phrase& whom);
    std::string retreat_change(const Node& change, const Phrase& whom);
    std::string prizes_change(const Node& change, const Phrase& whom);
    std::string condition_counters(bool poison, const Node& change, const Phrase& whom);
    std::string sleep_coins(const Node& change, const Phrase& whom);

    // set_phrases.cpp
    std::string limits_lifted(const Node& action, const Phrase& whom);
    std::string attack_itself(const Node& can, NodeIndex condition, const Phrase& whom);
    std::string no_effects_of_played(const Node& node, const Phrase& whom);
    std::string discarded_for_each(const Node& discard);
    bool was_discarded_alone(int variable) const;
    std::string found_and_put(NodeIndex search, NodeIndex last);
    bool plays_as_pokemon(NodeIndex give) const;
    std::string as_if_it_were(NodeIndex first);
    std::string exchange(const Node& node);
    Phrase said_before(const Phrase& whom) const;
    std::string none_of_ills(const Node& node);
    bool asks_for_name(const Node& base) const;
    bool discards_up_to(NodeIndex discard) const;
    Declined once_in_game(const Node& spent) const;
    bool finds_evolution(const Node& evolve) const;
    std::string found_and_evolved(NodeIndex card, const Phrase& whom);
    std::string more_at_most(NodeIndex quantity);
    Phrase on_both_active(NodeIndex selection, Use use);
    void takes_on(NodeIndex when, const TypesTakenOn& taken);

    std::span<const Node> nodes_;
    std::span<const std::string> words_;
    Source source_;
    std::array<Meaning, 8> meanings_;
    std::vector<Sentence> out_;
    Actor actor_ = Actor::you;
    Form form_ = Form::imperative;
    bool switched_mine_ = false;
    bool one_of_both_ = false;                     // a card of either player, not of both
    std::string again_of_;                         // whom the clause before speaks of: "se" in this one
    Side from_ = Side::my;                         // whose cards are put somewhere: their bench is the owner's
    bool just_attached_ = false;                   // the text speaks of the moment of attaching: the Pokémon was named
    std::string asked_of_;                         // whom the condition before speaks of: "se"
    bool by_card_ = false, holder_named_ = false;  // it speaks of whom the card is attached to, as the card's doing
    std::string name_rule_;                        // stands at the end
    bool either_player_ = false;                   // each player may use the text in the own turn
    bool player_named_ = false;                    // that player was named: "hän" from now on
    bool asleep_said_ = false;                     // it holds while somebody is Asleep, as was said
    bool denied_ = false;                          // it did not happen: what nobody did is no whole object
    bool decided_ = false;                         // behind "voit päättää, että": what you do then
    int coins_ = 0;                                // how many were flipped of which the text speaks
    bool owner_unnamed_ = false;                   // an own thing comes before the player who has it
    bool lasting_ = false;                         // what is given is given to those of this moment
    bool switched_ = false;                        // somebody else is Active than when the text began
    bool mirrored_ = false;                        // of both players at once: "your" is each player's
    bool of_pokemon_ = true;                       // a trait is asked of a Pokémon, not of a card
    bool owner_said_ = false;                      // the opponent was named in the sentence
    bool waits_ = false;                           // the text waits for an event
    bool others_turn_ = false;                     // what is said happens in the opponent's turn
    bool knock_out_waited_ = false;                // it waits for a Knock Out, of which the Prize cards are told
    bool prize_besides_ = false;                   // it waits for a Knock Out, for which a Prize card is taken anyway
    std::string flipped_by_;                       // whose coins it waits for, as a genitive
    bool own_is_owners_ = false;                   // an own place is that of the card's owner
    bool of_attack_ = false, of_healing_ = false;  // the text waits for an attack of anybody, or for healing
    struct SoFar {
        Actor drew = Actor::that_player;  // who has drawn cards
        bool dealt = false;               // an attack that prints no damage was said to do some
    };
    SoFar so_far_;
    int depth_ = 0, newest_ = -1, mentioned_ = -1;  // the name that was given last, and the one that was said last
    NodeIndex done_ = no_node;                      // the statement that `done` speaks of
};

}  // namespace cubenight::wording
