#include "engine/pokemon/book/attack_choices.hpp"

#include "engine/cards/effect_tree.hpp"

namespace cubenight::pokemon {
namespace {

class Finder {
public:
    explicit Finder(std::span<const Node> nodes) : nodes_(nodes) {}

    std::vector<UpFrontChoice> run() {
        if (!nodes_.empty()) walk(0);
        return std::move(found_);
    }

private:
    template <class F>
    void each_child(NodeIndex index, F f) const {
        for (NodeIndex child = nodes_[index].first; child != no_node; child = nodes_[child].next) f(child);
    }

    void walk(NodeIndex block) {
        NodeIndex before = no_node;
        each_child(block, [&](NodeIndex statement) {
            visit(statement, before);
            before = statement;
        });
    }

    void visit(NodeIndex statement, NodeIndex before) {
        const NodeKind kind = nodes_[statement].kind;
        if (kind == NodeKind::block || kind == NodeKind::before_damage) return walk(statement);
        if (kind == NodeKind::switch_) switching(statement);
        else if (kind == NodeKind::choose) choosing(statement);
        else if (asks_first_selection(kind)) selections(statement);
        else if (kind == NodeKind::may || kind == NodeKind::either) options(statement);
        else if (kind == NodeKind::if_) condition(statement);
        else if (kind == NodeKind::then_) follow(statement, before);
        else if (kind == NodeKind::flip) after_coins(statement);
        note_changes(statement);
    }

    void found(NodeIndex node) { found_.push_back({node, gates_, -1}); }

    // What stands behind a gate is walked as if it were open.
    void behind(NodeIndex control, int branch, NodeIndex body) {
        gates_.push_back({control, static_cast<std::uint8_t>(branch)});
        visit(body, no_node);
        gates_.pop_back();
    }

    void options(NodeIndex control) {
        found(control);
        int branch = 0;
        each_child(control, [&](NodeIndex child) {
            if (nodes_[child].kind == NodeKind::block) behind(control, branch++, child);
        });
    }

    // A condition that can be told by now.
    void condition(NodeIndex control) {
        const NodeIndex asked = nodes_[control].first;
        if (!lies_open(asked)) return;
        const NodeIndex yes = nodes_[asked].next;
        behind(control, 0, yes);
        if (nodes_[yes].next != no_node) behind(control, 1, nodes_[yes].next);
    }

    // The attack wants it if what stands before can be done, which neither chance nor hidden cards decide.
    void follow(NodeIndex statement, NodeIndex before) {
        if (before != no_node && is_certain(before)) behind(before, 0, nodes_[statement].first);
    }

    // A choice that a face of the coin leads to is made when the coin has fallen; one after all coins is made anyway.
    void after_coins(NodeIndex flip) {
        each_child(flip, [&](NodeIndex face) {
            if (nodes_[face].kind == NodeKind::face && static_cast<FaceKind>(nodes_[face].sub) == FaceKind::after)
                visit(nodes_[face].first, no_node);
        });
    }

    bool is_certain(NodeIndex index) const {
        const Node& node = nodes_[index];
        if (node.kind == NodeKind::top_of || node.kind == NodeKind::bottom_of) return false;
        if (node.kind == NodeKind::range && static_cast<RangeKind>(node.sub) == RangeKind::random) return false;
        switch (node.kind) {
            case NodeKind::flip:
            case NodeKind::search:
            case NodeKind::draw:
            case NodeKind::look:
            case NodeKind::use_attack:
            case NodeKind::use_text:
            case NodeKind::take_prize:
            case NodeKind::by_hand:
            case NodeKind::by:
            case NodeKind::each: return false;
            case NodeKind::then_:
            case NodeKind::may:
            case NodeKind::if_:
            case NodeKind::either:
            case NodeKind::choose:
            case NodeKind::before_damage:
            case NodeKind::lasting:
            case NodeKind::proceed:
            case NodeKind::damage:
            case NodeKind::more:
            case NodeKind::less:
            case NodeKind::times:
            case NodeKind::ignore:
            case NodeKind::counters:
            case NodeKind::move_counters:
            case NodeKind::heal:
            case NodeKind::knock_out:
            case NodeKind::inflict:
            case NodeKind::cure:
            case NodeKind::fail:
            case NodeKind::put:
            case NodeKind::discard:
            case NodeKind::attach:
            case NodeKind::move:
            case NodeKind::shuffle:
            case NodeKind::order:
            case NodeKind::exchange:
            case NodeKind::switch_:
            case NodeKind::evolve:
            case NodeKind::devolve:
            case NodeKind::end_turn:
            case NodeKind::win:
            case NodeKind::lose:
            case NodeKind::again:
            case NodeKind::mark:
            case NodeKind::unmark:
#define CUBENIGHT_NAMED_control
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
                break;
        }
        bool certain = true;
        each_child(index, [&](NodeIndex child) { certain = certain && is_certain(child); });
        return certain;
    }

    static bool asks_first_selection(NodeKind kind) {
        return kind == NodeKind::damage || kind == NodeKind::counters || kind == NodeKind::heal ||
               kind == NodeKind::knock_out || kind == NodeKind::inflict || kind == NodeKind::cure ||
               kind == NodeKind::discard || kind == NodeKind::put || kind == NodeKind::attach ||
               kind == NodeKind::move || kind == NodeKind::move_counters || kind == NodeKind::mark ||
               kind == NodeKind::devolve || kind == NodeKind::each;
    }

    // The selection that the verb chooses from, and the Pokémon that cards go to; where those are spread, that is chosen card
    // by card.
    void selections(NodeIndex statement) {
        const NodeKind kind = nodes_[statement].kind;
        const NodeIndex first = find_child(nodes_, statement, NodeKind::selection);
        if (first == no_node) return;
        const NodeIndex to = nodes_[first].next;
        const bool spread_counters = kind == NodeKind::counters && to != no_node;
        const bool cards = kind == NodeKind::attach || kind == NodeKind::move;
        if ((spread_counters || kind == NodeKind::move_counters || cards) && parts(statement)) return;
        accept(first);
        if (cards && nodes_[to].next == no_node) accept(to);
    }

    // Where each counter or card goes: the statement keeps that itself, if all that it says lies open.
    bool parts(NodeIndex statement) {
        bool open = true;
        each_child(statement, [&](NodeIndex child) { open = open && lies_open(child) && !by_chance(child); });
        if (!open) return false;
        found(statement);
        each_child(statement, [&](NodeIndex child) { know_names(child); });
        return true;
    }

    void choosing(NodeIndex statement) {
        const NodeIndex what = nodes_[statement].first;
        if (nodes_[what].kind == NodeKind::selection) {
            if (!accept(what)) return;
            found_.back().variable = nodes_[statement].number;
        } else {
            if (nodes_[what].kind != NodeKind::value || !lies_open(what))
                return;  // nobody chooses a number that is counted
            found(statement);
        }
        known_ |= 1u << nodes_[statement].number;
    }

    void switching(NodeIndex statement) {
        const bool own_choice = static_cast<SwitchKind>(nodes_[statement].sub) != SwitchKind::theirs_by_them;
        const NodeIndex set = nodes_[statement].first;
        if (own_choice && !board_changes_ && (set == no_node || lies_open(set))) found(statement);
    }

    bool accept(NodeIndex selection) {
        if (!is_choice(selection) || !lies_open(selection)) return false;
        found(selection);
        know_names(selection);
        return true;
    }

    // `as $x` in it.
    void know_names(NodeIndex selection) {
        if (nodes_[selection].kind != NodeKind::selection) return;
        each_child(selection, [&](NodeIndex select) {
            if (nodes_[select].number > 0) known_ |= 1u << (nodes_[select].number - 1);
        });
    }

    // Some part of it means a number of those that fit, and chance, or somebody, picks them.
    bool picks(NodeIndex selection, bool at_random) const {
        bool any = false;
        each_child(selection, [&](NodeIndex select) {
            const NodeIndex range = number_of(nodes_, select);
            any |= range != no_node && (sub_as<RangeKind>(nodes_[range]) == RangeKind::random) == at_random;
        });
        return any;
    }

    bool is_choice(NodeIndex selection) const { return picks(selection, false); }
    bool by_chance(NodeIndex part) const { return nodes_[part].kind == NodeKind::selection && picks(part, true); }

    // Nothing in it is hidden, changed by what comes before, or not known yet.
    bool lies_open(NodeIndex index) const {
        const Node& node = nodes_[index];
        const auto variable = [&](int number) { return ((known_ >> number) & 1) != 0; };
        switch (node.kind) {
            case NodeKind::agrees:
            case NodeKind::heads:
            case NodeKind::done:
            case NodeKind::top_of:
            case NodeKind::bottom_of: return false;
            case NodeKind::place:
                if (board_changes_) return false;
                break;
            case NodeKind::zone:
                if (!zone_lies_open(node)) return false;
                break;
            case NodeKind::var:
            case NodeKind::variable:
                if (!variable(node.number)) return false;
                break;
            case NodeKind::kind:
                if (static_cast<KindWord>(node.sub) == KindWord::variable && !variable(node.number)) return false;
                break;
            case NodeKind::and_:
            case NodeKind::or_:
            case NodeKind::not_:
            case NodeKind::first_turn:
            case NodeKind::second_player:
            case NodeKind::turn_of:
            case NodeKind::happened:
            case NodeKind::compare:
            case NodeKind::any:
            case NodeKind::is:
            case NodeKind::spent:
            case NodeKind::integer:
            case NodeKind::add:
            case NodeKind::subtract:
            case NodeKind::multiply:
            case NodeKind::minimum:
            case NodeKind::maximum:
            case NodeKind::half:
            case NodeKind::count:
            case NodeKind::points:
            case NodeKind::stat:
            case NodeKind::prizes:
            case NodeKind::bench_room:
            case NodeKind::selection:
            case NodeKind::select:
            case NodeKind::range:
            case NodeKind::on:
            case NodeKind::set:
            case NodeKind::not_filter:
            case NodeKind::one_of:
            case NodeKind::other:
            case NodeKind::distinct:
            case NodeKind::shares:
            case NodeKind::evolves_from:
            case NodeKind::name:
            case NodeKind::has_ability:
            case NodeKind::has_attack:
            case NodeKind::has_affinity:
            case NodeKind::full:
            case NodeKind::marked:
            case NodeKind::extreme:
            case NodeKind::stat_compare:
            case NodeKind::carries:
            case NodeKind::ill:
#define CUBENIGHT_NAMED_predicate
#define CUBENIGHT_NAMED_quantity
#define CUBENIGHT_NAMED_selection
#define CUBENIGHT_NAMED_filter
#include "engine/language/other_kinds.def"
                break;
        }
        bool open = true;
        each_child(index, [&](NodeIndex child) { open = open && lies_open(child); });
        return open;
    }

    bool zone_lies_open(const Node& node) const {
        switch (static_cast<Zone>(node.sub)) {
            case Zone::hand:
                return !hand_changes_ &&
                       (static_cast<Side>(node.number) == Side::my || static_cast<Side>(node.number) == Side::own);
            case Zone::discard:
            case Zone::lost:
            case Zone::stadium: return !piles_change_;
            case Zone::deck:
            case Zone::prizes: return false;
        }
        return false;
    }

    // What the statement, or any part of it, may move.
    void note_changes(NodeIndex index) {
        switch (nodes_[index].kind) {
            case NodeKind::switch_:
            case NodeKind::evolve:
            case NodeKind::devolve:
            case NodeKind::exchange:
            case NodeKind::put:
            case NodeKind::search:
            case NodeKind::knock_out:
            case NodeKind::by_hand:
            case NodeKind::use_attack:
            case NodeKind::use_text: board_changes_ = hand_changes_ = piles_change_ = true; break;
            case NodeKind::discard:
            case NodeKind::attach: hand_changes_ = piles_change_ = true; break;
            case NodeKind::draw:
            case NodeKind::take_prize: hand_changes_ = true; break;
            case NodeKind::damage:
            case NodeKind::more:
            case NodeKind::less:
            case NodeKind::times:
            case NodeKind::ignore:
            case NodeKind::counters:
            case NodeKind::move_counters:
            case NodeKind::heal:
            case NodeKind::inflict:
            case NodeKind::cure:
            case NodeKind::fail:
            case NodeKind::look:
            case NodeKind::move:
            case NodeKind::shuffle:
            case NodeKind::order:
            case NodeKind::end_turn:
            case NodeKind::win:
            case NodeKind::lose:
            case NodeKind::again:
            case NodeKind::mark:
            case NodeKind::unmark:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
                break;
        }
        each_child(index, [&](NodeIndex child) { note_changes(child); });
    }

    std::span<const Node> nodes_;
    std::vector<UpFrontChoice> found_;
    std::vector<UpFrontChoice::Gate> gates_;  // around the statement that is looked at
    unsigned known_ = 0;                      // bit per variable that is chosen up front
    bool board_changes_ = false;              // Pokémon come, go or change places
    bool hand_changes_ = false;
    bool piles_change_ = false;  // discard piles, the Lost Zone, the Stadium
};

}  // namespace

std::vector<UpFrontChoice> attack_choices(std::span<const Node> nodes) { return Finder(nodes).run(); }

}  // namespace cubenight::pokemon
