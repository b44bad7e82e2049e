// Numbers: worked out, compared, before a noun with its measure word.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {
namespace {

Relation opposite(Relation relation) {
    switch (relation) {
        case Relation::at_least: return Relation::less;
        case Relation::at_most: return Relation::greater;
        case Relation::greater: return Relation::at_most;
        case Relation::less: return Relation::at_least;
        case Relation::odd: return Relation::even;
        case Relation::even: return Relation::odd;
        case Relation::equal: break;
    }
    return Relation::equal;
}

}  // namespace

bool ChineseParts::Bound::any() const {
    return (relation == Relation::at_least && number == 1) || (relation == Relation::equal && number == 0 && negated);
}

bool ChineseParts::Bound::none() const {
    return (relation == Relation::at_most || relation == Relation::equal) && number == 0 && !negated;
}

// "多于2张" is "3张及以上", "少于2张" is "1张及以下": so the cards say it, unless it is HP.
Chinese::Bound Chinese::bound_of(bool negated, Relation relation, NodeIndex quantity, bool points) const {
    Bound bound{negated, relation, -1};
    if (quantity != no_node && at(quantity).kind == NodeKind::integer) bound.number = at(quantity).number;
    if (negated && relation != Relation::equal) bound.relation = opposite(relation), bound.negated = false;
    if (points || bound.number < 0) return bound;
    if (bound.relation == Relation::greater) bound.relation = Relation::at_least, ++bound.number;
    if (bound.relation == Relation::less && bound.number > 0) bound.relation = Relation::at_most, --bound.number;
    return bound;
}

std::string Chinese::listed(const std::vector<std::string>& items, Phrase joint) const {
    std::string out;
    const auto has_or = [&](const std::string& item) { return item.find(say(Phrase::either_or)) != std::string::npos; };
    if (joint == Phrase::both_and && std::ranges::any_of(items, has_or)) joint = Phrase::as_well_as;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool last = i + 1 == items.size();
        if (i > 0) out += last ? say(joint) : say(Phrase::enumerated);
        out += items[i];
    }
    return out;
}

// Whole clauses: "A，并且B，并且C".
std::string Chinese::clauses(const std::vector<std::string>& items, Phrase joint) const {
    std::string out;
    for (const std::string& item : items) out += (out.empty() ? "" : say(joint)) + item;
    return out;
}

std::string Chinese::of_stat(const Node& node) {
    const NodeIndex select = at(node.first).first;
    const bool one =
        at(select).next == no_node && !means_several(select) && cubenight::number_of(nodes_, select) == no_node;
    const std::string whom = one ? things(node.first, Use::field).words() : subject_words(node.first);
    switch (sub_as<Stat>(node)) {
        case Stat::hp: return say(Phrase::maximum_hp_of, whom);
        case Stat::left: return say(Phrase::hp_left_of, whom);
        case Stat::retreat: return say(Phrase::retreat_cost_of, whom);
        case Stat::counters: return say(Phrase::counters_of, whom);
        case Stat::attacks: return say(Phrase::attacks_of, whom);
        case Stat::extra_energy: return say(Phrase::extra_energy_of, whom);
    }
    return "";
}

// How many of them there were to which that was done: Pokémon, or cards.
Phrase Chinese::done_to_cards(NodeIndex deed) const {
    const Node& node = at(deed);
    const bool moved = node.kind == NodeKind::discard || node.kind == NodeKind::put;
    if (!moved || !means_pokemon(at(node.first).first) || is_stripped(nodes_, node.first, node.first))
        return Phrase::that_many_cards;
    return node.kind == NodeKind::discard ? Phrase::that_many_discarded : Phrase::number_of_those_pokemon;
}

// What `done` is depends on what was done.
std::string Chinese::done_words() const {
    if (done_of_ == no_node) {
        if (of_damage_) return say(Phrase::damage_taken);
        if (of_healing_) return say(Phrase::hp_healed);
        return say(is_attack() && out_.empty() ? Phrase::damage_done : Phrase::that_amount);
    }
    const NodeKind kind = at(done_of_).kind;
    const bool cards = kind == NodeKind::discard || kind == NodeKind::attach || kind == NodeKind::put ||
                       kind == NodeKind::search || kind == NodeKind::move || kind == NodeKind::draw;
    const bool counters = kind == NodeKind::counters || kind == NodeKind::move_counters;
    return say(cards                    ? done_to_cards(done_of_)
               : counters               ? Phrase::that_many
               : kind == NodeKind::heal ? Phrase::hp_healed
                                        : Phrase::that_amount);
}

// Pokémon that share this one's name, this one among them.
bool Chinese::counts_itself(NodeIndex select) const {
    const Node& base = at(base_of(nodes_, select));
    if (base.kind != NodeKind::place || sub_as<Place>(base) != Place::pokemon || base.next == no_node) return false;
    bool shares = false;
    for (NodeIndex filter : siblings_from(nodes_, at(base.next).first)) {
        if (at(filter).kind == NodeKind::other) return false;
        shares |= at(filter).kind == NodeKind::shares && at(filter).sub == 0 && at(filter).first != no_node &&
                  is_this(at(base_of(nodes_, at(at(filter).first).first)));
    }
    return shares;
}

// "双方备战宝可梦合计数量": of both players together, unless it is the factor of something.
std::string Chinese::counted(NodeIndex count) {
    const NodeIndex selection = at(count).first;
    const Node& base = at(base_of(nodes_, at(selection).first));
    const bool both = base.kind == NodeKind::place && static_cast<Side>(base.number) == Side::any;
    const bool total = both && !in_product_;
    std::string what = things(selection, Use::bare).words();
    for (const auto& [sorts, among] : {std::pair{Phrase::of_distinct_types, Phrase::types_among},
                                       std::pair{Phrase::of_distinct_names, Phrase::names_among}})
        if (const std::size_t cut = what.find(say(sorts)); cut != std::string::npos)
            return say(among, at(base_of(nodes_, at(selection).first)).kind == NodeKind::var
                                  ? reference(at(base_of(nodes_, at(selection).first)).number)
                                  : what.erase(cut, say(sorts).size()));
    if (counts_itself(at(selection).first)) what += say(Phrase::this_one_too);
    if (measure_of(count) == Phrase::measure_card) return say(total ? Phrase::cards_in_total : Phrase::cards_of, what);
    return say(total ? Phrase::number_in_total : Phrase::number_of_them, what);
}

// "自己备战宝可梦数量（最多为3）": of two numbers one of which is known, that one limits the other.
std::string Chinese::bounded(const Node& node) {
    const NodeIndex left = node.first, right = at(left).next;
    const bool least = node.kind == NodeKind::minimum;
    const bool number_first = at(left).kind == NodeKind::integer;
    const bool known = number_first != (at(right).kind == NodeKind::integer);
    const std::string first = value(known && number_first ? right : left);
    const std::string second = value(known && number_first ? left : right);
    if (known) return say(least ? Phrase::with_most : Phrase::with_least, first, second);
    return say(least ? Phrase::smaller : Phrase::larger, first, second);
}

// "正面次数×20": the number stands behind what it is multiplied with.
std::string Chinese::product(const Node& node) {
    const NodeIndex left = node.first, right = at(left).next;
    const bool number_first = at(left).kind == NodeKind::integer;
    const NodeIndex number = number_first ? left : right, other = number_first ? right : left;
    if (of_damage_ && at(other).kind == NodeKind::done && at(number).kind == NodeKind::integer)
        return say(Phrase::times_that_damage, value(number));
    if (at(left).kind == NodeKind::integer && at(right).kind == NodeKind::integer)
        return std::to_string(at(left).number * at(right).number);
    const bool before = std::exchange(in_product_, true);
    const std::string first = value(number_first ? right : left);
    const std::string second = value(number_first ? left : right);
    in_product_ = before;
    return say(Phrase::product, first, second);
}

std::string Chinese::value(NodeIndex index) {
    if (const NodeIndex place = ills_counted(nodes_, index); place != no_node)
        return say(Phrase::ills_of, of_place(at(place), no_node, no_node, Use::plain).words());
    if (const NodeIndex spare = spare_energy(nodes_, index); spare != no_node)
        return say(Phrase::spare_energy_of, things(at(spare).first, Use::bare).words());
    index = without_floor(nodes_, index);
    const Node& node = at(index);
    const auto two = [&](Phrase frame) {
        const std::string left = value(node.first);
        return say(frame, left, value(at(node.first).next));
    };
    switch (node.kind) {
        case NodeKind::integer: return std::to_string(node.number);
        case NodeKind::add: return two(Phrase::sum);
        case NodeKind::subtract: return two(Phrase::difference);
        case NodeKind::multiply: return product(node);
        case NodeKind::minimum:
        case NodeKind::maximum: return bounded(node);
        case NodeKind::half: {
            constexpr Phrase rounded[] = {Phrase::half_down, Phrase::half_up, Phrase::half_up_to_ten};
            return say(rounded[node.sub], value(node.first));
        }
        case NodeKind::count: {
            if (at(node.first).kind == NodeKind::happened)
                return say(Phrase::times_happened, say(window_words(at(node.first))),
                           event_clause(at(node.first).first, at(at(node.first).first).next));
            return counted(index);
        }
        case NodeKind::points: {
            const Node& past = at(node.first);
            const bool damage = sub_as<TextEvent>(at(past.first)) == TextEvent::damaged;
            return say(damage ? Phrase::damage_happened : Phrase::healing_happened, say(window_words(past)),
                       event_clause(past.first, at(past.first).next));
        }
        case NodeKind::heads: return say(Phrase::number_of_heads);
        case NodeKind::done: return done_words();
        case NodeKind::stat: return of_stat(node);
        case NodeKind::prizes:
            return say(counts_left(node) ? Phrase::prizes_left : Phrase::prizes_taken,
                       player_word(static_cast<Player>(node.number)));
        case NodeKind::bench_room: return say(Phrase::bench_room, player_word(sub_as<Player>(node)));
        case NodeKind::variable: {
            const Meaning& known = meaning(node.number);
            const bool things = known.kind == Meaning::Kind::cards || known.kind == Meaning::Kind::pokemon;
            if (things) return say(Phrase::number_of_them, reference(node.number));
            return known.words.empty() ? say(Phrase::that_number) : known.words;
        }
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
        break;
    }
    return "";
}

// What the number counts: cards, Pokémon, or anything else.
Phrase Chinese::measure_of(NodeIndex index) {
    const Node& node = at(index);
    if (node.kind == NodeKind::prizes) return Phrase::measure_card;
    if (node.kind == NodeKind::heads) return Phrase::measure_times;
    if (node.kind == NodeKind::bench_room) return Phrase::measure_unit;
    if (node.kind == NodeKind::points) return Phrase::measure_none;
    if (node.kind == NodeKind::stat)
        return sub_as<Stat>(node) == Stat::hp || sub_as<Stat>(node) == Stat::left ? Phrase::measure_none
                                                                                  : Phrase::measure_unit;
    if (node.kind != NodeKind::count) return Phrase::measure_plain;
    if (at(node.first).kind == NodeKind::happened) return Phrase::measure_times;
    const NodeIndex select = at(node.first).first;
    const Node& base = at(base_of(nodes_, select));
    if (base.kind == NodeKind::on && sub_as<AttachedKind>(base) == AttachedKind::energy) return Phrase::measure_unit;
    if (base.kind == NodeKind::on && sub_as<AttachedKind>(base) == AttachedKind::cards &&
        asks_for_basic_energy(at(base.first).kind == NodeKind::set ? base.first : no_node))
        return Phrase::measure_unit;
    return means_pokemon(select) ? Phrase::measure_pokemon : Phrase::measure_card;
}

std::string Chinese::number_of(NodeIndex quantity, Phrase measure) {
    if (is_one(quantity) && (counts_heads_ || counts_tails_)) {
        counts_heads_ = false;
        return say(Phrase::as_many,
                   say(std::exchange(counts_tails_, false) ? Phrase::number_of_tails : Phrase::number_of_heads));
    }
    if (at(quantity).kind == NodeKind::integer) return say(measure, std::to_string(at(quantity).number));
    if (at(quantity).kind == NodeKind::multiply) return say(Phrase::so_many_of, say(measure, value(quantity)));
    return say(measure == Phrase::measure_times ? Phrase::as_many_times : Phrase::as_many, value(quantity));
}

std::string Chinese::in_range(NodeIndex range, Phrase measure) {
    const Node& node = at(range);
    switch (sub_as<RangeKind>(node)) {
        case RangeKind::all: return "";
        case RangeKind::any_number: return say(Phrase::any_number);
        case RangeKind::number:
        case RangeKind::random: return number_of(node.first, measure);
        case RangeKind::exactly: return say(Phrase::exactly, number_of(node.first, measure));
        case RangeKind::up_to: return say(Phrase::up_to, number_of(node.first, measure));
    }
    return "";
}

}  // namespace cubenight::wording
