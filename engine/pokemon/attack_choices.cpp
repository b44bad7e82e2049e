#include "engine/pokemon/attack_choices.hpp"

namespace cubenight::pokemon {
namespace {

class Finder {
public:
    explicit Finder(std::span<const Node> nodes) : nodes_(nodes) {}

    std::vector<NodeIndex> run() {
        if (!nodes_.empty()) walk(0);
        return std::move(found_);
    }

private:
    template <class F>
    void each_child(NodeIndex index, F f) const {
        for (NodeIndex child = nodes_[index].first; child != no_node; child = nodes_[child].next) f(child);
    }

    void walk(NodeIndex block) {
        each_child(block, [&](NodeIndex statement) {
            const NodeKind kind = nodes_[statement].kind;
            if (kind == NodeKind::block || kind == NodeKind::before_damage) return walk(statement);
            if (kind == NodeKind::switch_) switching(statement);
            else if (kind == NodeKind::choose) choosing(statement);
            else if (asks_first_selection(kind)) selections(statement);
            note_changes(statement);
        });
    }

    static bool asks_first_selection(NodeKind kind) {
        return kind == NodeKind::damage || kind == NodeKind::counters || kind == NodeKind::heal || kind == NodeKind::knock_out ||
               kind == NodeKind::inflict || kind == NodeKind::cure || kind == NodeKind::discard || kind == NodeKind::put ||
               kind == NodeKind::attach || kind == NodeKind::move || kind == NodeKind::mark || kind == NodeKind::devolve;
    }

    // The selection that the verb chooses from; the Pokémon that cards are attached to is chosen card by card.
    void selections(NodeIndex statement) {
        bool first = true;
        each_child(statement, [&](NodeIndex child) {
            if (nodes_[child].kind != NodeKind::selection || !first) return;
            first = false;
            accept(child);
        });
    }

    void choosing(NodeIndex statement) {
        const NodeIndex what = nodes_[statement].first;
        if (nodes_[what].kind == NodeKind::selection) {
            if (!accept(what)) return;
        } else {
            if (!lies_open(what)) return;
            found_.push_back(statement);
        }
        known_ |= 1u << nodes_[statement].number;
    }

    void switching(NodeIndex statement) {
        const bool own_choice = static_cast<SwitchKind>(nodes_[statement].sub) != SwitchKind::theirs_by_them;
        if (own_choice && !board_changes_) found_.push_back(statement);
    }

    bool accept(NodeIndex selection) {
        if (!is_choice(selection) || !lies_open(selection)) return false;
        found_.push_back(selection);
        each_child(selection, [&](NodeIndex select) {
            if (nodes_[select].number > 0) known_ |= 1u << (nodes_[select].number - 1);
        });
        return true;
    }

    bool is_choice(NodeIndex selection) const {
        bool asks = false;
        each_child(selection, [&](NodeIndex select) {
            const Node& range = nodes_[nodes_[select].first];
            const auto kind = static_cast<RangeKind>(range.sub);
            asks |= range.kind == NodeKind::range && kind != RangeKind::all && kind != RangeKind::random;
        });
        return asks;
    }

    // Nothing in it is hidden, changed by what comes before, or not known yet.
    bool lies_open(NodeIndex index) const {
        const Node& node = nodes_[index];
        const auto variable = [&](int number) { return ((known_ >> number) & 1) != 0; };
        switch (node.kind) {
            case NodeKind::heads: case NodeKind::done: case NodeKind::top_of: case NodeKind::bottom_of: return false;
            case NodeKind::place: if (board_changes_) return false; break;
            case NodeKind::zone: if (!zone_lies_open(node)) return false; break;
            case NodeKind::var: case NodeKind::variable: if (!variable(node.number)) return false; break;
            case NodeKind::kind: if (static_cast<KindWord>(node.sub) == KindWord::variable && !variable(node.number)) return false; break;
            default: break;
        }
        bool open = true;
        each_child(index, [&](NodeIndex child) { open = open && lies_open(child); });
        return open;
    }

    bool zone_lies_open(const Node& node) const {
        switch (static_cast<Zone>(node.sub)) {
            case Zone::hand: return !cards_move_ && (static_cast<Side>(node.number) == Side::my || static_cast<Side>(node.number) == Side::own);
            case Zone::discard: case Zone::lost: case Zone::stadium: return !cards_move_;
            case Zone::deck: case Zone::prizes: return false;
        }
        return false;
    }

    // What the statement, or any part of it, may move.
    void note_changes(NodeIndex index) {
        switch (nodes_[index].kind) {
            case NodeKind::switch_: case NodeKind::evolve: case NodeKind::devolve: case NodeKind::exchange:
            case NodeKind::knock_out: case NodeKind::use_attack: case NodeKind::use_text:
                board_changes_ = cards_move_ = true;
                break;
            case NodeKind::put: case NodeKind::search: board_changes_ = cards_move_ = true; break;
            case NodeKind::draw: case NodeKind::discard: case NodeKind::attach: case NodeKind::move:
            case NodeKind::take_prize: case NodeKind::look: cards_move_ = true; break;
            default: break;
        }
        each_child(index, [&](NodeIndex child) { note_changes(child); });
    }

    std::span<const Node> nodes_;
    std::vector<NodeIndex> found_;
    unsigned known_ = 0;          // bit per variable that is chosen up front
    bool board_changes_ = false;  // Pokémon come, go or change places
    bool cards_move_ = false;
};

}  // namespace

std::vector<NodeIndex> attack_choices(std::span<const Node> nodes) { return Finder(nodes).run(); }

}  // namespace cubenight::pokemon
