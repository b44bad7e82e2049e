#include "engine/bots/ultraman/sense.hpp"

#include <algorithm>

#include "engine/bots/ultraman/prospect.hpp"

namespace cubenight::ultraman::steady {
namespace {

// A thousand BP in one battle, a card of the deck that goes to the discard pile, a look at cards.
inline constexpr int worth_of_thousand = 60, worth_of_grade = 250, worth_of_deck_card = 5, worth_of_look = 10;
inline constexpr int worth_of_character = 900, worth_of_stacked = 400;
// How many a quantity is that only the match knows.
inline constexpr int usual_number = 2;

}  // namespace

Sense::Sense(const Rulebook& book, std::uint16_t program, SeatId controller, SeatId me)
    : nodes_(book.nodes(book.text(program))), size_(book.text(program).size), controller_(controller), me_(me) {}

int Sense::worth(NodeIndex index, SeatId actor) const {
    const Node& n = node(index);
    const auto if_wanted = [&](int sum) { return actor == me_ ? std::max(0, sum) : std::min(0, sum); };
    const auto sum_below = [&] {
        int sum = 0;
        for (NodeIndex i : children(all(), index)) sum += worth(i, actor);
        return sum;
    };
    switch (n.kind) {
        case NodeKind::block: return sum_below();
        case NodeKind::may: return if_wanted(worth(n.first, actor));
        case NodeKind::pay: return if_wanted(sum_below());
        case NodeKind::fully: return sum_below();
        case NodeKind::if_: return worth(node(n.first).next, actor) / 2;
        case NodeKind::each: return worth(node(n.first).next, actor);
        case NodeKind::either: return worth_of_either(index, actor);
        case NodeKind::by: return worth_of_by(index);
        case NodeKind::lasting: return worth_of_lasting(index, actor);
        case NodeKind::choose:
        case NodeKind::then_:
        case NodeKind::flip:
        case NodeKind::proceed:
#define CUBENIGHT_NAMED_structure
#define CUBENIGHT_NAMED_control
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return family_of(n.kind) == NodeFamily::verb ? worth_of_verb(index, actor) : 0;
}

int Sense::worth_of_yes(NodeIndex asked) const {
    const NodeIndex block = node(asked).first, other = node(block).next;
    const int rest = other == no_node ? 0 : worth(other, me_);
    return worth(block, me_) + (node(asked).kind == NodeKind::pay ? rest : -rest) + 1;
}

int Sense::worth_of_part(NodeIndex either, int part) const {
    NodeIndex at = node(either).first;
    if (node(at).kind == NodeKind::range) at = node(at).next;
    for (; part > 0 && at != no_node; --part) at = node(at).next;
    return at == no_node ? 0 : worth(at, me_);
}

int Sense::worth_of_either(NodeIndex either, SeatId actor) const {
    int best = 0;
    bool first = true;
    for (NodeIndex i : children(all(), either)) {
        if (node(i).kind != NodeKind::block) continue;
        const int part = worth(i, actor);
        if (first || (actor == me_ ? part > best : part < best)) best = part;
        first = false;
    }
    return best;
}

int Sense::worth_of_by(NodeIndex by) const {
    const auto player = sub_as<Player>(node(by));
    int sum = 0;
    if (player != Player::them) sum += worth(node(by).first, controller_);
    if (player == Player::them || player == Player::both) sum += worth(node(by).first, opponent(controller_));
    return sum;
}

int Sense::worth_of_verb(NodeIndex verb, SeatId actor) const {
    const Node& n = node(verb);
    const int mine = actor == me_ ? 1 : -1;
    switch (n.kind) {
        case NodeKind::draw: return mine * worth_of_card * quantity(n.first);
        case NodeKind::look:
        case NodeKind::order: return mine * worth_of_look;
        case NodeKind::put: return worth_of_put(verb, actor);
        case NodeKind::discard:
        case NodeKind::exile: return -worth_of_all(n.first, actor);
        case NodeKind::stack: {
            const NodeIndex whom = node(n.first).next;
            const int each = n.sub & stack_under ? worth_of_stacked / 4 : worth_of_stacked;
            return sign_of_all(whom, actor) * each * count_of(node(n.first).first);
        }
        case NodeKind::swap: return mine * worth_of_look;
        case NodeKind::charge: return mine * worth_of_look * quantity(n.first);
        case NodeKind::negate: return -sign_of_all(n.first, actor) * worth_of_card;
        case NodeKind::use_text: return mine * worth_of_card;
        case NodeKind::shuffle:
        case NodeKind::search:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::mark:
        case NodeKind::unmark:
#define CUBENIGHT_NAMED_verb
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return 0;
}

// What is taken from where it lay, and what comes to where it goes.
int Sense::worth_of_put(NodeIndex put, SeatId actor) const {
    const NodeIndex selection = node(put).first;
    const Node& to = node(node(node(selection).next).first);
    int each = 0;
    if (to.kind == NodeKind::zone && sub_as<Zone>(to) == Zone::hand) each = worth_of_card;
    if (to.kind == NodeKind::zone && sub_as<Zone>(to) == Zone::scene) each = worth_of_card;
    if (to.kind == NodeKind::top) each = worth_of_card / 4;
    if (to.kind == NodeKind::bottom) each = worth_of_deck_card;
    if (to.kind == NodeKind::in_place) each = worth_of_character;
    return cards_meant(selection, actor, each) - worth_of_all(selection, actor);
}

int Sense::worth_of_lasting(NodeIndex lasting, SeatId actor) const {
    int sum = 0;
    for (NodeIndex i : children(all(), node(node(lasting).first).next)) {
        if (node(i).kind == NodeKind::give) sum += worth_of_give(i, actor);
        if (node(i).kind == NodeKind::while_) sum += worth_of_give(node(node(i).first).next, actor) / 2;
    }
    return sum;
}

int Sense::worth_of_give(NodeIndex give, SeatId actor) const {
    int each = 0;
    each_change(give, [&](Change change, int amount) {
        switch (change) {
            case Change::grade: each += worth_of_grade * amount; break;
            case Change::bp: each += worth_of_thousand * amount / 1000; break;
            case Change::extra:
            case Change::columns: each += worth_of_grade; break;
            case Change::level:
            case Change::keeps_grade_down:
            case Change::keeps_bp_minus: each += worth_of_look; break;
            case Change::keeps_grade_up:
            case Change::keeps_bp_plus: each -= worth_of_look; break;
            case Change::wins: each += 2 * worth_of_grade; break;
            case Change::ties: each += worth_of_grade; break;
            // These come to their own hands as they are chosen.
            case Change::type_also:
            case Change::type_instead:
            case Change::type_swapped: return;
            case Change::cant: each -= worth_of_thousand; break;
            case Change::waits:
            case Change::negated: break;
        }
    });
    const NodeIndex selection = node(give).first;
    return each != 0 ? cards_meant(selection, actor, each) : worth_of_look;
}

// So much for each that is meant, for me or against me.
int Sense::cards_meant(NodeIndex selection, SeatId actor, int each) const {
    int sum = 0;
    for (NodeIndex i : children(all(), selection)) sum += sign_of(base_of(i), actor) * each * count_of(i);
    return sum;
}

// What those are worth who are meant, as long as they are where they are.
int Sense::worth_of_all(NodeIndex selection, SeatId actor) const {
    int sum = 0;
    for (NodeIndex i : children(all(), selection))
        sum += sign_of(base_of(i), actor) * worth_of_one(base_of(i)) * count_of(i);
    return sum;
}

int Sense::worth_of_one(NodeIndex base) const {
    const Node& n = node(base);
    switch (n.kind) {
        case NodeKind::zone:
            switch (sub_as<Zone>(n)) {
                case Zone::hand:
                case Zone::scene: return worth_of_card * 3 / 4;
                case Zone::deck:
                case Zone::discard: return worth_of_deck_card;
                case Zone::exiled: return 0;
            }
            return 0;
        case NodeKind::place:
        case NodeKind::facing: return worth_of_character;
        case NodeKind::on: return sub_as<AttachedKind>(n) >= AttachedKind::charges ? worth_of_look : worth_of_stacked;
        case NodeKind::top_of:
        case NodeKind::bottom_of: return worth_of_deck_card;
        case NodeKind::var: {
            const NodeIndex bound = bound_by(n.number);
            return bound == no_node ? 0 : worth_of_one(bound);
        }
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return 0;
}

int Sense::count_of(NodeIndex select) const {
    const Node& first = node(node(select).first);
    if (first.kind == NodeKind::range) {
        if (first.first == no_node) return usual_number;
        return sub_as<RangeKind>(first) == RangeKind::up_to ? (quantity(first.first) + 1) / 2 : quantity(first.first);
    }
    if (first.kind == NodeKind::top_of || first.kind == NodeKind::bottom_of) return quantity(first.first);
    if (first.kind == NodeKind::place && sub_as<Place>(first) != Place::characters) return 1;
    if (first.kind == NodeKind::zone && sub_as<Zone>(first) == Zone::scene) return 1;
    if (first.kind == NodeKind::on && sub_as<AttachedKind>(first) != AttachedKind::cards) return 1;
    return usual_number;
}

// 1 where they are mine, -1 where they are theirs, 0 where they may be either.
int Sense::sign_of(NodeIndex base, SeatId actor) const {
    const Node& n = node(base);
    const auto of_side = [&](int side) {
        const int my = controller_ == me_ ? 1 : -1;
        switch (static_cast<Side>(side)) {
            case Side::my: return my;
            case Side::their: return -my;
            case Side::own: return actor == me_ ? 1 : -1;
            case Side::any:
            case Side::none: break;
        }
        return 0;
    };
    switch (n.kind) {
        case NodeKind::zone: return of_side(n.number);
        case NodeKind::place:
            if (sub_as<Place>(n) == Place::this_) return of_side(static_cast<int>(Side::my));
            if (sub_as<Place>(n) == Place::foe) return of_side(static_cast<int>(Side::their));
            return of_side(n.number);
        case NodeKind::on:
        case NodeKind::facing: {
            NodeIndex inner = n.first;
            if (node(inner).kind == NodeKind::set) inner = node(inner).next;
            const int sign = sign_of(base_of(inner), actor);
            return n.kind == NodeKind::facing ? -sign : sign;
        }
        case NodeKind::top_of:
        case NodeKind::bottom_of: return of_side(node(node(n.first).next).number);
        case NodeKind::var: {
            const NodeIndex bound = bound_by(n.number);
            return bound == no_node ? 0 : sign_of(bound, actor);
        }
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return 0;
}

int Sense::sign_of_all(NodeIndex selection, SeatId actor) const {
    return sign_of(base_of(node(selection).first), actor);
}

int Sense::quantity(NodeIndex index) const {
    const Node& n = node(index);
    const auto second = [&] { return quantity(node(n.first).next); };
    switch (n.kind) {
        case NodeKind::integer: return n.number;
        case NodeKind::add: return quantity(n.first) + second();
        case NodeKind::subtract: return std::max(0, quantity(n.first) - second());
        case NodeKind::multiply: return quantity(n.first) * second();
        case NodeKind::minimum: return std::min(quantity(n.first), second());
        case NodeKind::maximum: return std::max(quantity(n.first), second());
        case NodeKind::divide: return quantity(n.first) / std::max<int>(1, n.number);
        case NodeKind::half: return quantity(n.first) / 2;
        case NodeKind::count:
        case NodeKind::heads:
        case NodeKind::done:
        case NodeKind::stat:
        case NodeKind::variable:
        case NodeKind::rounds:
#define CUBENIGHT_NAMED_quantity
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return usual_number;
}

int Sense::amount_of(NodeIndex modifier) const {
    const Node& n = node(modifier);
    if (n.kind == NodeKind::modify) {
        const NodeIndex change = find_child(all(), modifier, NodeKind::change);
        const int amount = node(change).first == no_node ? 1 : quantity(node(change).first);
        return sub_as<ChangeKind>(node(change)) == ChangeKind::minus ? -amount : amount;
    }
    if (n.kind != NodeKind::type_change) return 1;
    const Node& kind = node(n.first);
    if (sub_as<KindWord>(kind) == KindWord::type) return kind.number;
    // One of the TYPEs that are chosen from.
    for (std::size_t i = 0; i < size_; ++i)
        if (nodes_[i].kind == NodeKind::value && sub_as<ValueKind>(nodes_[i]) == ValueKind::type)
            return nodes_[i].number;
    return 0;
}

NodeIndex Sense::parent(NodeIndex index) const {
    for (NodeIndex i = index; i-- > 0;)
        for (NodeIndex below : children(all(), i))
            if (below == index) return i;
    return no_node;
}

NodeIndex Sense::base_of(NodeIndex select) const {
    const NodeIndex first = node(select).first;
    return node(first).kind == NodeKind::range ? node(first).next : first;
}

// What the variable was taken from.
NodeIndex Sense::bound_by(int variable) const {
    for (NodeIndex i = 0; i < size_; ++i) {
        const Node& n = nodes_[i];
        NodeIndex select = no_node;
        if (n.kind == NodeKind::select && n.number == variable + 1) select = i;
        if ((n.kind == NodeKind::choose || n.kind == NodeKind::each) && n.number == variable &&
            node(n.first).kind == NodeKind::selection)
            select = node(n.first).first;
        if (select == no_node) continue;
        const NodeIndex base = base_of(select);
        // A part of what another variable held: that one was bound before.
        if (node(base).kind == NodeKind::var)
            return node(base).number < variable ? bound_by(node(base).number) : no_node;
        return base;
    }
    return no_node;
}

int worth_of_entering(const Rulebook& book, const CompiledCard& card, int count, SeatId me) {
    int sum = 0;
    for (int i = 0; i < card.text_count; ++i) {
        const CompiledText& text = book.text(card, i);
        if (!(text.events & bit(TextEvent::enters)) || (text.states && !((text.states >> (count - 1)) & 1))) continue;
        const Sense sense(book, text.program, me, me);
        for (const Listening& listening : text.listening)
            if (listening.event == TextEvent::enters)
                for (NodeIndex i_below = sense.node(listening.when).first; i_below != no_node;
                     i_below = sense.node(i_below).next)
                    if (sense.node(i_below).kind == NodeKind::block) sum += sense.worth(i_below);
    }
    return std::clamp(sum, -worth_of_character, worth_of_character);
}

}  // namespace cubenight::ultraman::steady
