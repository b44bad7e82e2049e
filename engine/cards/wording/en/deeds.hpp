// What a text does and what it changes, in English: a clause for each verb and each modifier.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {

class Deeds : protected Descriptions {
protected:
    using Descriptions::Descriptions;

    // What stands before a statement in its sentence: "If heads, ", "Once during your turn, ".
    struct Lead {
        std::string words;
        bool may = false;       // "you may"
        bool held = false;      // what is said holds only under the condition before it
        bool has_done = false;  // "you may have each player ...": what others do, as you choose
        bool joined = false;    // who does it was said in this sentence
    };
    struct PerUnit {
        std::string number, each;  // "20", " for each ..."
    };
    struct NumberChange {
        ChangeKind kind;
        NodeIndex quantity;
        bool is_relative() const { return kind == ChangeKind::plus || kind == ChangeKind::minus; }
    };

    // Runs it with verbs as they stand behind "may", where the lead has one.
    template <class Words>
    std::string in_form(const Lead& lead, Words words) {
        const bool before = std::exchange(base_form_, lead.may);
        std::string said = words();
        base_form_ = before;
        return said;
    }

    // verbs.cpp
    std::string verb(std::string_view base) const;
    bool is_action(NodeIndex index) const;
    // What the actor does or what happens, without a subject where that is the actor's own action.
    std::string verb_clause(NodeIndex index, bool as_action);
    std::string discarded(const Node& node);
    bool done_is_asked(NodeIndex statement) const;
    std::string attack_of(NodeIndex selection);
    std::string used(const Node& node);
    static std::string game_decided(const Node& node, bool as_action);
    std::string done_again(const Node& node, bool as_action) const;
    std::string_view spread_words(NodeIndex to) const;

    // card_verbs.cpp
    std::string drawn(const Node& node);
    std::string to_where(NodeIndex move_to);
    std::string destination(const Node& where);
    std::string to_zone(const Node& zone) const;
    bool is_its_owners(const Node& zone) const;
    std::string owned_zone(const Node& zone) const;
    std::string to_place(const Node& place) const;
    std::string searched(const Node& node);
    static std::string with_their(std::string words);
    Phrase said_before(const Phrase& what) const;
    Phrase object(NodeIndex selection);
    std::string put(const Node& node);
    std::string looked(const Node& node, bool as_action);
    bool moves_among_themselves(NodeIndex moved, NodeIndex to) const;
    std::string attached(const Node& node, std::string_view how);

    // pokemon_verbs.cpp
    std::string of_attack_clause(const Node& node, bool as_action);
    std::string more_at_most(NodeIndex quantity);
    std::string damage(const Node& node, bool as_action);
    std::string damage_remarks(const Node& node, const Node& base, bool plural) const;
    std::string counters(const Node& node);
    std::string moved_counters(const Node& node);
    std::string counters_moved(NodeIndex how_many);
    std::string healed(const Node& node, bool as_action);
    std::string knocked_out(const Node& node, bool as_action);
    std::string inflicted(const Node& node, bool as_action);
    std::string cured(const Node& node, bool as_action);
    std::string switched(const Node& node);
    std::string exchanged(const Node& node);
    std::string own_has() const;
    std::string evolved(const Node& node);
    std::string evolved_by_choice(const Node& node);
    std::string devolved(const Node& node);

    // standing.cpp
    std::string span_words(const Node& span);
    std::string standing(NodeIndex index, const std::string& span);
    std::string sort_of_holder(NodeIndex condition, NodeIndex given);
    std::string give(NodeIndex index, std::string words);
    std::string effects_remark(NodeIndex index, bool stands) const;
    bool plays_as_pokemon(NodeIndex give) const;
    bool leaves_some_out(NodeIndex give);
    std::string as_if_it_were(NodeIndex first);
    Phrase receiver(NodeIndex give);

    // alike.cpp
    // Statements that one sentence says: the same for several groups, or for the groups of both players.
    struct Alike {
        std::vector<NodeIndex> gives;
        bool mirrored = false;
        NodeIndex last = no_node;  // of them
    };
    Alike alike_from(NodeIndex give) const;
    NodeIndex mirror_of(NodeIndex give) const;
    bool is_group(NodeIndex give) const;
    bool same(NodeIndex a, NodeIndex b, bool turned) const;
    bool same_after(NodeIndex a, NodeIndex b, bool turned) const;
    Phrase alike(NodeIndex give);
    static std::string both_denied(const std::string& before, const std::string& more, const std::string& subject);
    static std::string both_prevented(const std::string& damage, const std::string& effects, const std::string& whom);

    // modifiers.cpp
    std::string modifier(NodeIndex index, const Phrase& whom);
    // The joint stands between the types that one unit counts for.
    std::string units(NodeIndex first, std::string_view joint = "or") const;
    std::string attacks_of_others(const Node& node, const Phrase& whom);
    static std::string units_of_one(int types);
    std::string times_words(NodeIndex quantity);
    std::string cost_changed(const Node& node, const Phrase& whom);
    std::string weakness(const Node& node, const Phrase& whom, const std::string& name);
    std::string counts_as(const Node& kind, const Phrase& whom);
    std::string provides(const Node& node, const Phrase& whom);
    std::string can_or_cant(const Node& node, const Phrase& whom);
    static std::string turn_kept(const Phrase& whom);
    bool speaks_of_limit(NodeIndex condition, ActionKind action) const;
    bool lifts_all_limits(const Node& action) const;
    std::string limits_lifted(const Node& action, const Phrase& whom);
    std::string cards_limited(const Node& action);
    std::string types_together(const Node& kind);
    std::string action_words(const Node& action);
    static std::string cured_by(int number);

    // protection.cpp
    std::string no_damage(const Node& node, const Phrase& whom);
    std::string no_effects(const Node& node, const Phrase& whom);
    std::string no_effects_of_played(const Node& node, const Phrase& whom);
    std::string without(const Node& node, const Phrase& whom);

    // changes.cpp
    std::string modify(const Node& node, const Phrase& whom);
    std::string change_words(const NumberChange& how, std::string_view more, std::string_view less);
    std::string now(const NumberChange& how);
    std::string up_to_or_more(const NumberChange& how);
    PerUnit per_unit(const NumberChange& how);
    std::string attacks_of(const Phrase& whom) const;
    std::string attack_of_whom(const Node& name, const Phrase& whom);
    std::string damage_dealt(const NumberChange& how, const Phrase& whom, NodeIndex to);
    std::string damage_taken(const NumberChange& how, const Phrase& whom, NodeIndex from);
    std::string hp_changed(const NumberChange& how, const Phrase& whom);
    std::string retreat_changed(const NumberChange& how, const Phrase& whom);
    std::string base_damage(const NumberChange& how, const Phrase& whom, NodeIndex name);
    std::string prizes_changed(const NumberChange& how, const Phrase& whom);
    std::string checkup_counters(const NumberChange& how, const Phrase& whom, const std::string& ill, int usual);
    static std::string affinity_of(const Phrase& whom, const std::string& name);
    std::string affinity_changed(const NumberChange& how, const std::string& which);
    std::string weakness_applied(const NumberChange& how, const Phrase& whom);

    std::vector<NodeIndex> alike_gives_;       // what is said of one of these is said of all
    bool it_named_ = false;                    // the thing was said in this very sentence: "it" will do
    bool under_condition_ = false;             // of `while`
    bool attached_to_active_ = false;          // this card, just now
    bool receiver_named_ = false;              // what is given was given something in this sentence
    bool drew_ = false;                        // cards were drawn already: "2 more cards"
    bool damage_said_ = false;                 // of an attack that prints none: "20 more damage"
    bool given_to_pokemon_ = true;             // and not to cards that are attached to them
    bool base_form_ = false;                   // behind "may": the verb stands as it is
    std::string attack_said_ = "this attack";  // whose damage the text changes
    bool action_denied_ = false;               // it is said behind "can't"
    std::string whom_limited_;                 // who can or can't do something
    std::string asked_of_;                     // whom the condition before speaks of: "it"
    std::string renamed_;                      // or what it is called then
    std::string bench_owner_ = "your";         // of whom the cards come that are put onto a Bench
};

}  // namespace cubenight::wording
