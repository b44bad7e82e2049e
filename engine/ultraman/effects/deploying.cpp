#include "engine/ultraman/effects/deploying.hpp"

#include <algorithm>

#include "engine/ultraman/ask/permissions.hpp"
#include "engine/ultraman/ask/quantities.hpp"
#include "engine/ultraman/change/verbs.hpp"

namespace cubenight::ultraman {
namespace {

enum DeployStep : std::uint8_t { place_asked = verb_first_own };

// Vacant spots that the place of the statement means: where a character stood that a variable named, or any vacancy.
CopySet places_meant(const Acting& a, NodeIndex selection, SeatId seat) {
    CopySet places;
    for (NodeIndex i = a.scope.node(selection).first; i != no_node; i = a.scope.node(i).next) {
        const Node& base = a.scope.node(parts_of(a.scope, i).base);
        if (base.kind == NodeKind::var) {
            const Binding held = binding_of(a.scope, base.number);
            if (held.kind == Binding::Kind::characters) places |= held.set;
        } else if (base.kind == NodeKind::place && sub_as<Place>(base) == Place::vacancies) {
            places |= vacancies(a.g.m, a.scope, static_cast<Side>(base.number));
        }
    }
    for (CopyId place : places)
        if (at(a.g.m, Spot{place.value}).there() || seat_of(Spot{place.value}) != seat) places.erase(place);
    return places;
}

// The lowest level lies at the bottom.
Cards by_level(const Game& g, Cards cards) {
    std::stable_sort(cards.begin(), cards.end(),
                     [&](CopyId x, CopyId y) { return card(g, x).level < card(g, y).level; });
    return cards;
}

bool can_stand(const Game& g, const Cards& cards) {
    if (cards.empty() || (cards.size() == 1 && !stands_alone(card(g, cards[0])))) return false;
    for (CopyId copy : cards)
        if (!card(g, copy).is_character() || owner(copy) != owner(cards[0])) return false;
    return true;
}

void come(Acting& a, const Cards& cards, Spot spot) {
    for (CopyId copy : by_level(a.g, cards)) {
        const Where from = state(a.g.m, copy).where;
        put_on(a.g, copy, spot, StackEnd::top, Face::up);
        report(a.g, {.type = EventKind::deployed,
                     .seat = owner(copy),
                     .copy = copy,
                     .spot = spot,
                     .from = from,
                     .to = Where::character,
                     .clause = Clause::c11_8_1});
    }
    raise_entered(a.g, spot);
}

}  // namespace

// Follows 11.8, 11.15.1.
void deploy(Acting& a) {
    const NodeIndex selection = a.scope.node(a.scope.node(a.scope.node(a.node.first).next).first).first;
    if (a.frame.step == place_asked) {
        Cards cards;
        for (CopyId copy : a.frame.set) cards.push_back(copy);
        come(a, cards, Spot{a.g.m.answer.a});
        return end_verb(a, static_cast<int>(cards.size()), true);
    }
    const Cards cards = chosen_cards(a.g.m);
    const bool in_full = a.g.m.selected_in_full;
    const CopySet places = can_stand(a.g, cards) ? places_meant(a, selection, owner(cards[0])) : CopySet{};
    if (places.empty()) return end_verb(a, 0, false);
    if (places.size() == 1) {
        come(a, cards, Spot{places.first().value});
        return end_verb(a, static_cast<int>(cards.size()), in_full);
    }
    a.frame.set = a.g.m.selected;
    a.frame.step = place_asked;
    ask_of_verb(a, ChoiceKind::place, Clause::c11_8_1);
    for (CopyId place : places) offer(a.g, {OptionKind::spot, place.value, 0, 0});
}

namespace {

enum StackStep : std::uint8_t { next_card = verb_first_own, card_chosen, target_chosen };

struct Stacking {
    std::uint8_t stacked;
    std::uint8_t card;  // the copy that is put somewhere now
};

constexpr bool goes_under(const Node& stack) { return (stack.sub & stack_under) != 0; }
constexpr bool goes_freely(const Node& stack) { return (stack.sub & stack_freely) != 0; }

// Characters on which the card can come to lie; each takes one card (frame.set: those that have theirs).
CopySet targets(Acting& a, CopyId copy) {
    const NodeIndex selection = a.scope.node(a.node.first).next;
    const Meant those = all_of(a.g, a.scope, selection);
    CopySet places = those.characters;
    for (CopyId part : those.cards)
        if (const Spot spot = spot_of(a.g.m, part); spot != no_spot) places.insert(CopyId{spot.value});
    CopySet fitting;
    for (CopyId spot : places)
        if (!a.frame.set.contains(spot) && fits_stack(a.g, a.node, copy, Spot{spot.value})) fitting.insert(spot);
    return fitting;
}

void put_card(Acting& a, CopyId copy, Spot spot) {
    Stacking& own = locals_of<Stacking>(a.frame);
    const Where from = state(a.g.m, copy).where;
    const bool under = goes_under(a.node);
    const bool was_open = open_top(a.g.m, spot) != no_copy;
    const NodeIndex select = a.scope.node(a.node.first).first;
    const int variable = a.scope.node(select).number - 1;
    const Node& base = a.scope.node(parts_of(a.scope, select).base);
    put_on(a.g, copy, spot, under ? StackEnd::bottom : StackEnd::top, was_open ? Face::up : Face::down);
    if (variable >= 0) {
        Binding& named = a.context.bindings[static_cast<std::size_t>(variable)];
        named.kind = Binding::Kind::cards;
        named.set.insert(copy);
    }
    if (variable >= 0 || base.kind == NodeKind::var) a.context.kept.insert(copy);
    report(a.g, {.type = EventKind::stacked,
                 .seat = owner(copy),
                 .copy = copy,
                 .spot = spot,
                 .from = from,
                 .to = Where::character,
                 .n = static_cast<std::int16_t>(under),
                 .clause = goes_freely(a.node) ? Clause::c11_2_1 : Clause::c5_6_2_1});
    a.frame.set.insert(CopyId{spot.value});
    hold_characters(a.frame);
    ++own.stacked;
    a.frame.step = next_card;
    if (!under && was_open) raise_entered(a.g, spot);
}

Bounds bounds_of_cards(Acting& a) {
    const NodeIndex select = a.scope.node(a.node.first).first;
    return bounds_of(a.g, a.scope, parts_of(a.scope, select).range);
}

void end_stacking(Acting& a, const Bounds& bounds) {
    const int stacked = locals_of<Stacking>(a.frame).stacked;
    end_verb(a, stacked, stacked >= std::max(1, bounds.least));
}

void choose_card(Acting& a) {
    const Bounds bounds = bounds_of_cards(a);
    const int stacked = locals_of<Stacking>(a.frame).stacked;
    if (stacked >= bounds.most) return end_stacking(a, bounds);
    CopySet left = all_of(a.g, a.scope, a.node.first).cards;
    for (CopyId copy : left)
        if (spot_of(a.g.m, copy) != no_spot && stacked > 0 && a.frame.set.contains(CopyId{spot_of(a.g.m, copy).value}))
            left.erase(copy);  // one that was just put there
    for (CopyId copy : left)
        if (targets(a, copy).empty()) left.erase(copy);
    if (left.empty()) return end_stacking(a, bounds);
    a.frame.step = card_chosen;
    if (are_hidden(a.g, a.scope.actor, left)) return random_card(a.g, left, Clause::c11_2_1);
    const bool optional = !bounds.all && stacked >= bounds.least;
    if (left.size() == 1 && !optional && !a.g.m.asks_all) {
        a.g.m.answer = {OptionKind::copy, left.first().value, 0, 0};
        return;
    }
    ask_of_verb(a, ChoiceKind::pick_card, Clause::c5_6_2_1);
    for (CopyId copy : left) offer(a.g, {OptionKind::copy, copy.value, 0, 0});
    if (optional) offer(a.g, {OptionKind::done, 0, 0, 0});
}

void choose_target(Acting& a) {
    if (a.g.m.answer.kind == OptionKind::done) {
        if (locals_of<Stacking>(a.frame).stacked == 0) tell_undone(a.g, a.context, EventKind::declined, a.frame.node);
        return end_stacking(a, bounds_of_cards(a));
    }
    const CopyId copy{a.g.m.answer.a};
    locals_of<Stacking>(a.frame).card = copy.value;
    const CopySet places = targets(a, copy);
    a.frame.step = target_chosen;
    if (places.size() == 1 && !a.g.m.asks_all) return put_card(a, copy, Spot{places.first().value});
    ask_of_verb(a, ChoiceKind::pick_character, Clause::c5_6_2_1);
    for (CopyId spot : places) offer(a.g, {OptionKind::character, spot.value, 0, 0});
}

}  // namespace

// One after another: a card, and the character on (below) which it comes to lie.
void stack_cards(Acting& a) {
    switch (a.frame.step) {
        case verb_begins:
        case next_card: return choose_card(a);
        case card_chosen: return choose_target(a);
        default: return put_card(a, CopyId{locals_of<Stacking>(a.frame).card}, Spot{a.g.m.answer.a});
    }
}

namespace {

enum SwapStep : std::uint8_t { second_chosen = verb_first_own };

}  // namespace

// Follows 11.9.
void swap_characters(Acting& a) {
    const NodeIndex second = a.scope.node(a.node.first).next;
    switch (a.frame.step) {
        case verb_begins: a.frame.step = verb_chosen; return select(a.g, a.frame.context, a.node.first, Chosen::named);
        case verb_chosen:
            a.frame.set = chosen_characters(a.g.m);
            hold_characters(a.frame);
            if (second == no_node || a.frame.set.empty()) break;
            a.frame.step = second_chosen;
            return select(a.g, a.frame.context, second, Chosen::named);
        default: a.frame.set |= chosen_characters(a.g.m);
    }
    if (a.frame.set.size() != 2) return end_verb(a, 0, false);
    const Spot x{a.frame.set.first().value};
    CopySet rest = a.frame.set;
    rest.erase(rest.first());
    const Spot y{rest.first().value};
    if (seat_of(x) != seat_of(y) || !at(a.g.m, x).there() || !at(a.g.m, y).there()) return end_verb(a, 0, false);
    swap(a.g, x, y);
    end_verb(a, 2, true);
}

namespace {

enum ChargeStep : std::uint8_t { character_chosen = verb_first_own, count_chosen };

struct Charging {
    std::uint8_t spot;
};

// So many from the top are revealed, and go below the character one after another, each below the one before (11.17.3).
void charge_top(Acting& a, Spot spot, int count) {
    Cards cards;
    const Pile& deck = a.g.m.seats[a.scope.actor].deck;
    for (int i = 0; i < count && i < static_cast<int>(deck.size()); ++i)
        cards.push_back(deck[deck.size() - 1 - static_cast<std::size_t>(i)]);
    for (CopyId copy : cards) show(a.g, copy, Clause::c11_17_1);
    if (spot != no_spot)
        for (CopyId copy : cards) charge(a.g, copy, spot);
    end_verb(a, spot == no_spot ? 0 : static_cast<int>(cards.size()), spot != no_spot && !cards.empty());
}

void ask_count(Acting& a, int most) {
    a.frame.step = count_chosen;
    ask_of_verb(a, ChoiceKind::number, Clause::c11_17_1);
    for (int i = 0; i <= most; ++i) offer(a.g, {OptionKind::number, static_cast<std::uint8_t>(i), 0, 0});
}

}  // namespace

// Follows 11.17.1: up to so many.
void charge_cards(Acting& a) {
    const NodeIndex whom = a.scope.node(a.node.first).next;
    const int most =
        std::min<int>(number_of(a.g, a.scope, a.node.first), static_cast<int>(a.g.m.seats[a.scope.actor].deck.size()));
    Charging& own = locals_of<Charging>(a.frame);
    switch (a.frame.step) {
        case verb_begins: a.frame.step = verb_chosen; return select(a.g, a.frame.context, whom, Chosen::named);
        case verb_chosen: {
            CopySet set = chosen_characters(a.g.m);
            for (CopyId spot : set)
                if (seat_of(Spot{spot.value}) != a.scope.actor) set.erase(spot);
            if (set.size() > 1) {
                a.frame.step = character_chosen;
                ask_of_verb(a, ChoiceKind::pick_character, Clause::c11_17_1);
                for (CopyId spot : set) offer(a.g, {OptionKind::character, spot.value, 0, 0});
                return;
            }
            if (set.empty()) return charge_top(a, no_spot, option(a.g, OptionKey::charge_reveals) ? most : 0);
            own.spot = set.first().value;
            break;
        }
        case character_chosen: own.spot = a.g.m.answer.a; break;
        default: return charge_top(a, Spot{own.spot}, a.g.m.answer.a);
    }
    if (most <= 0) return end_verb(a, 0, false);
    ask_count(a, most);
}

}  // namespace cubenight::ultraman
