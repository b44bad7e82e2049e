#include "engine/bots/read/reading.hpp"

#include <algorithm>
#include <climits>

#include "engine/language/tree.hpp"

namespace cubenight::bots {
namespace {

Side side_of(const Node& node) { return static_cast<Side>(node.number); }

void add_pile(Found& found, const Pile& pile) {
    for (CopyId copy : pile) {
        if (copy == no_copy) ++found.unknown;
        else found.cards.insert(copy);
    }
}

bool attached_fits(AttachedKind kind, CardKind card) {
    switch (kind) {
        case AttachedKind::energy: return is_energy(card);
        case AttachedKind::tools: return card == CardKind::tool;
        case AttachedKind::cards: return true;
        case AttachedKind::evolution:
        case AttachedKind::earlier: return false;
    }
    return false;
}

}  // namespace

int Found::count() const {
    if (of_pokemon) return std::popcount(slots) * sixteenths;
    const int known = cards.size() * sixteenths;
    if (drawn > 0) return pool > 0 ? known * std::min(drawn, pool) / pool : 0;
    return known + unknown * sixteenths;
}

void Found::add(const Found& more) {
    cards |= more.cards;
    slots |= more.slots;
    unknown += more.unknown;
    of_pokemon |= more.of_pokemon;
    if (more.drawn > 0) drawn = more.drawn, pool = more.pool;
    if (more.limit > 0) limit = more.limit;
}

Speech speech_of(const Rulebook& book, std::uint16_t program, SeatId controller, CopyId source, std::uint8_t slot) {
    Speech speech;
    speech.program = &book.program(program);
    speech.controller = speech.actor = controller;
    speech.source = source;
    speech.slot = slot;
    speech.kind = speech.program->kind;
    return speech;
}

bool Reader::this_is_pokemon() const {
    return s_.slot != no_slot && (s_.kind == TextKind::attack || s_.kind == TextKind::ability);
}

bool Reader::includes(Side side, SeatId seat) const {
    switch (side) {
        case Side::my: return seat == s_.controller;
        case Side::their: return seat != s_.controller;
        case Side::own: return seat == s_.actor;
        case Side::any:
        case Side::none: return true;
    }
    return false;
}

Found Reader::find(NodeIndex index) const {
    if (node(index).kind == NodeKind::select) return find_select(index);
    Found found;
    for (NodeIndex i = node(index).first; i != no_node; i = node(i).next) found.add(find_select(i));
    return found;
}

Found Reader::find_select(NodeIndex select) const {
    NodeIndex base = no_node, set = no_node;
    for (NodeIndex i = node(select).first; i != no_node; i = node(i).next) {
        if (node(i).kind == NodeKind::set) set = i;
        else if (node(i).kind != NodeKind::range) base = i;
    }
    if (base == no_node) return {};
    Found found = find_base(base);
    if (set == no_node) return found;
    for (CopyId copy : found.cards)
        if (!passes(set, {copy, no_slot})) found.cards.erase(copy);
    for (std::uint8_t slot = 0; slot < slot_count; ++slot)
        if (((found.slots >> slot) & 1) && !passes(set, {p_.pokemon(slot).top, slot})) found.slots &= ~(1u << slot);
    if (found.unknown > 0) found.unknown = (found.unknown + 1) / 2;
    keep_extreme(set, found);
    return found;
}

Found Reader::find_base(NodeIndex index) const {
    const Node& base = node(index);
    switch (base.kind) {
        case NodeKind::place: return find_place(base);
        case NodeKind::zone: return find_zone(base);
        case NodeKind::on: return find_attached(base);
        case NodeKind::top_of:
        case NodeKind::bottom_of: return find_top(base);
        case NodeKind::var:
            return (s_.bound_mask >> base.number) & 1 ? s_.bound[static_cast<std::size_t>(base.number)] : Found{};
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    return {};
}

Found Reader::find_place(const Node& place) const {
    Found found;
    found.of_pokemon = true;
    const auto add = [&](std::uint8_t slot) {
        if (slot != no_slot && p_.pokemon(slot).in_play) found.slots |= 1u << slot;
    };
    switch (static_cast<Place>(place.sub)) {
        case Place::this_:
            if (this_is_pokemon()) add(s_.slot);
            else if (s_.source != no_copy) found.of_pokemon = false, found.cards.insert(s_.source);
            return found;
        case Place::holder: add(s_.slot); return found;
        case Place::attacker: add(p_.active(opponent(s_.controller))); return found;
        case Place::active:
        case Place::bench:
        case Place::pokemon: break;
    }
    for (SeatId seat : both_seats) {
        if (!includes(side_of(place), seat)) continue;
        if (static_cast<Place>(place.sub) != Place::bench) add(p_.active(seat));
        if (static_cast<Place>(place.sub) != Place::active)
            for (std::uint8_t slot : p_.view.seats[seat].bench) add(slot);
    }
    return found;
}

Found Reader::find_zone(const Node& zone) const {
    Found found;
    if (static_cast<Zone>(zone.sub) == Zone::stadium) {
        if (p_.view.stadium != no_copy) found.cards.insert(p_.view.stadium);
        return found;
    }
    for (SeatId seat : both_seats) {
        if (!includes(side_of(zone), seat)) continue;
        const SeatView& player = p_.view.seats[seat];
        switch (static_cast<Zone>(zone.sub)) {
            case Zone::deck:
                if (seat != p_.me) {
                    found.unknown += p_.deck_left(seat);
                    break;
                }
                found.cards |= p_.unseen();
                break;
            case Zone::hand: add_pile(found, player.hand); break;
            case Zone::discard: add_pile(found, player.discard); break;
            case Zone::lost: add_pile(found, player.lost); break;
            case Zone::prizes: found.unknown += p_.prizes_left(seat); break;
            case Zone::stadium: break;
        }
    }
    return found;
}

// How many cards lie above what is looked for, where nobody knows.
inline constexpr int usual_depth = 4;

Found Reader::find_top(const Node& top) const {
    Found found;
    const Node& zone = node(node(top.first).next);
    const bool until = node(top.first).kind == NodeKind::set;
    const int wanted = until ? usual_depth : quantity(top.first) / sixteenths;
    for (SeatId seat : both_seats) {
        if (!includes(side_of(zone), seat)) continue;
        const int there = std::min(wanted, p_.deck_left(seat));
        if (seat != p_.me) {
            found.unknown += there;
            continue;
        }
        const Pile& deck = p_.mine().deck;
        int known = 0;
        while (top.kind == NodeKind::top_of && known < there &&
               deck[deck.size() - 1 - static_cast<std::size_t>(known)] != no_copy)
            ++known;
        if (known == there) {  // looked at before
            for (int i = 0; i < there; ++i) found.cards.insert(deck[deck.size() - 1 - static_cast<std::size_t>(i)]);
            continue;
        }
        found.cards |= p_.unseen();
        found.drawn = there;
        found.pool = p_.unseen().size();
    }
    return found;
}

Found Reader::find_attached(const Node& on) const {
    NodeIndex set = on.first, inner = on.first;
    if (node(inner).kind == NodeKind::set) inner = node(inner).next;
    else set = no_node;
    const auto kind = static_cast<AttachedKind>(on.sub);
    const Found hosts = find_select(inner);
    Found found;
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
        if (!((hosts.slots >> slot) & 1)) continue;
        const PokemonView& p = p_.pokemon(slot);
        if (kind == AttachedKind::evolution && !p.below.empty()) found.cards.insert(p.top);
        if (kind == AttachedKind::earlier)
            for (CopyId copy : p.below) found.cards.insert(copy);
        for (CopyId copy : p.attached) {
            const CompiledCard* card = p_.card(copy);
            if (card && attached_fits(kind, card->kind) && (set == no_node || passes(set, {copy, no_slot})))
                found.cards.insert(copy);
        }
    }
    return found;
}

void Reader::keep_extreme(NodeIndex set, Found& found) const {
    if (!found.of_pokemon) return;
    for (NodeIndex i = node(set).first; i != no_node; i = node(i).next) {
        const Node& filter = node(i);
        if (filter.kind != NodeKind::extreme) continue;
        const int sign = is_least(filter) ? -1 : 1;
        int best = INT_MIN;
        for (std::uint8_t slot = 0; slot < slot_count; ++slot)
            if ((found.slots >> slot) & 1)
                best = std::max(best, sign * stat(static_cast<Stat>(filter.sub), {p_.pokemon(slot).top, slot}));
        for (std::uint8_t slot = 0; slot < slot_count; ++slot)
            if (((found.slots >> slot) & 1) &&
                sign * stat(static_cast<Stat>(filter.sub), {p_.pokemon(slot).top, slot}) != best)
                found.slots &= ~(1u << slot);
    }
}

Range Reader::range(NodeIndex select) const {
    const NodeIndex first = node(select).first;
    if (first == no_node || node(first).kind != NodeKind::range) return {0, 0, true, false};
    const Node& range = node(first);
    const int n = range.first == no_node ? 0 : std::max(0, (quantity(range.first) + sixteenths / 2) / sixteenths);
    switch (static_cast<RangeKind>(range.sub)) {
        case RangeKind::number:
        case RangeKind::exactly: return {n, n, false, false};
        case RangeKind::up_to: return {0, n, false, false};
        case RangeKind::any_number: return {0, 60, false, false};
        case RangeKind::all: return {0, 0, true, false};
        case RangeKind::random: return {n, n, false, true};
    }
    return {};
}

int Reader::count(NodeIndex selection) const {
    if (node(selection).kind == NodeKind::happened) return sixteenths;  // what has happened a view does not say
    const Found found = find(selection);
    int units = found.count();
    if (found.of_pokemon || found.drawn > 0) return units;
    for (CopyId copy : found.cards)  // energy counts in units
        if (const CompiledCard* card = p_.card(copy); card && is_energy(card->kind) && card->unit_count > 1)
            units += (card->unit_count - 1) * sixteenths;
    return units;
}

int Reader::prizes(const Node& node) const {
    int sum = 0;
    const auto player = static_cast<Player>(node.number);
    for (SeatId seat : both_seats) {
        if (player != Player::both && (seat == s_.controller) != (player != Player::them)) continue;
        const int left = p_.prizes_left(seat);
        sum += counts_left(node) ? left : p_.view.seats[seat].prize_count - left;
    }
    return sum * sixteenths;
}

// A number beyond what matters to anybody, so that no sum of such numbers overflows.
inline constexpr int largest_quantity = 30'000 * sixteenths;
static int bounded(std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, -largest_quantity, largest_quantity));
}

int Reader::quantity(NodeIndex index) const {
    const Node& n = node(index);
    const auto left = [&] { return quantity(n.first); };
    const auto right = [&] { return quantity(node(n.first).next); };
    switch (n.kind) {
        case NodeKind::integer: return n.number * sixteenths;
        case NodeKind::add: return bounded(std::int64_t{left()} + right());
        case NodeKind::subtract: return bounded(std::int64_t{left()} - right());
        case NodeKind::multiply: return bounded(std::int64_t{left()} * right() / sixteenths);
        case NodeKind::minimum: return std::min(left(), right());
        case NodeKind::maximum: return std::max(left(), right());
        case NodeKind::half: return left() / 2;
        case NodeKind::count: return count(n.first);
        case NodeKind::points: return 0;  // not known from the view
        case NodeKind::heads: return s_.heads;
        case NodeKind::done: return s_.done;
        case NodeKind::prizes: return prizes(n);
        case NodeKind::bench_room: {
            const SeatId seat = static_cast<Player>(n.sub) == Player::them ? opponent(s_.controller) : s_.controller;
            const SeatView& player = p_.view.seats[seat];
            return std::max(0, player.bench_limit - static_cast<int>(player.bench.size())) * sixteenths;
        }
        case NodeKind::stat: {
            const Found found = find(n.first);
            int sum = 0;
            for (std::uint8_t slot = 0; slot < slot_count; ++slot)
                if ((found.slots >> slot) & 1) sum += stat(static_cast<Stat>(n.sub), {p_.pokemon(slot).top, slot});
            return sum * sixteenths;
        }
        // About one.
        case NodeKind::variable:
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    return sixteenths;
}

Truth Reader::compares(const Node& n) const {
    const int left = quantity(n.first);
    const NodeIndex second = node(n.first).next;
    const int right = second == no_node ? 0 : quantity(second);
    const auto relation = static_cast<Relation>(n.sub);
    const bool exact = relation == Relation::odd || relation == Relation::even;
    return related(relation, exact ? left / sixteenths : left, right) ? Truth::yes : Truth::no;
}

Truth Reader::all_are(const Node& n) const {
    const Found found = find(n.first);
    const NodeIndex filter = node(n.first).next;
    if (found.unknown > 0 || found.drawn > 0) return Truth::unknown;
    bool any = false;
    for (CopyId copy : found.cards) {
        any = true;
        if (!passes_filter(filter, {copy, no_slot})) return Truth::no;
    }
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
        if (!((found.slots >> slot) & 1)) continue;
        any = true;
        if (!passes_filter(filter, {p_.pokemon(slot).top, slot})) return Truth::no;
    }
    return any ? Truth::yes : Truth::no;
}

Truth Reader::holds(NodeIndex condition) const {
    const Node& n = node(condition);
    switch (n.kind) {
        case NodeKind::and_:
        case NodeKind::or_: {
            const Truth decided = n.kind == NodeKind::and_ ? Truth::no : Truth::yes;
            Truth truth = n.kind == NodeKind::and_ ? Truth::yes : Truth::no;
            for (NodeIndex i = n.first; i != no_node; i = node(i).next) {
                const Truth part = holds(i);
                if (part == decided) return decided;
                if (part == Truth::unknown) truth = part;
            }
            return truth;
        }
        case NodeKind::not_: {
            const Truth truth = holds(n.first);
            return truth == Truth::unknown ? truth : truth == Truth::yes ? Truth::no : Truth::yes;
        }
        case NodeKind::first_turn: {
            const auto player = static_cast<Player>(n.sub);
            return p_.view.seats[player == Player::them ? opponent(s_.controller) : s_.controller].turns <= 1
                       ? Truth::yes
                       : Truth::no;
        }
        case NodeKind::second_player:
            return ((static_cast<Player>(n.sub) == Player::them) != (s_.controller != p_.view.first_seat)) ? Truth::yes
                                                                                                           : Truth::no;
        case NodeKind::turn_of:
            return ((static_cast<Player>(n.sub) == Player::them) != (s_.controller == p_.view.turn_seat)) ? Truth::yes
                                                                                                          : Truth::no;
        case NodeKind::compare: return compares(n);
        case NodeKind::any: {
            const Found found = find(n.first);
            if (!found.cards.empty() && found.drawn == 0) return Truth::yes;
            if (found.slots != 0) return Truth::yes;
            return found.unknown > 0 || found.drawn > 0 ? Truth::unknown : Truth::no;
        }
        case NodeKind::is: return all_are(n);
        // Nobody can tell what has happened, or whether they agree.
        case NodeKind::happened:
        case NodeKind::agrees:
        case NodeKind::spent:
#define CUBENIGHT_NAMED_predicate
#include "engine/language/other_kinds.def"
            break;
    }
    return Truth::unknown;
}

}  // namespace cubenight::bots
