// Numbers: worked out, compared, before a noun with its measure word.
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

std::string Chinese::listed(const std::vector<std::string>& items, Phrase joint) const {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool last = i + 1 == items.size();
        if (i > 0) out += last ? say(joint) : say(Phrase::enumerated);
        out += items[i];
    }
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

// What `done` is depends on what was done.
std::string Chinese::done_words() const {
    if (done_of_ == no_node) {
        if (of_damage_) return say(Phrase::damage_taken);
        return say(is_attack() && out_.empty() ? Phrase::damage_done : Phrase::that_amount);
    }
    const NodeKind kind = at(done_of_).kind;
    const bool cards = kind == NodeKind::discard || kind == NodeKind::attach || kind == NodeKind::put ||
                       kind == NodeKind::search || kind == NodeKind::move || kind == NodeKind::draw;
    const bool counters = kind == NodeKind::counters || kind == NodeKind::move_counters;
    return say(cards ? Phrase::that_many_cards : counters ? Phrase::that_many : Phrase::that_amount);
}

std::string Chinese::value(NodeIndex index) {
    const Node& node = at(index);
    const auto two = [&](Phrase frame) {
        const std::string left = value(node.first);
        return say(frame, left, value(at(node.first).next));
    };
    switch (node.kind) {
        case NodeKind::integer: return std::to_string(node.number);
        case NodeKind::add: return two(Phrase::sum);
        case NodeKind::subtract: return two(Phrase::difference);
        case NodeKind::multiply: {
            // The number stands behind what it is multiplied with.
            const NodeIndex left = node.first, right = at(left).next;
            const bool number_first = at(left).kind == NodeKind::integer;
            const std::string first = value(number_first ? right : left);
            return say(Phrase::product, first, value(number_first ? left : right));
        }
        case NodeKind::minimum: return two(Phrase::smaller);
        case NodeKind::maximum: return two(Phrase::larger);
        case NodeKind::half: {
            constexpr Phrase rounded[] = {Phrase::half_down, Phrase::half_up, Phrase::half_up_to_ten};
            return say(rounded[node.sub], value(node.first));
        }
        case NodeKind::count: {
            if (at(node.first).kind == NodeKind::happened)
                return say(Phrase::times_happened, happened(at(node.first), false));
            const Thing what = things(node.first, Use::bare);
            bool cards = measure_of(index) == Phrase::measure_card;
            return say(cards ? Phrase::cards_of : Phrase::number_of_them, what.words());
        }
        case NodeKind::heads: return say(Phrase::number_of_heads);
        case NodeKind::done: return done_words();
        case NodeKind::stat: return of_stat(node);
        case NodeKind::prizes:
            return say(node.sub == 1 ? Phrase::prizes_left : Phrase::prizes_taken,
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
    if (node.kind == NodeKind::bench_room) return Phrase::measure_pokemon;
    if (node.kind == NodeKind::stat)
        return sub_as<Stat>(node) == Stat::hp || sub_as<Stat>(node) == Stat::left ? Phrase::measure_none
                                                                                  : Phrase::measure_unit;
    if (node.kind != NodeKind::count) return Phrase::measure_plain;
    if (at(node.first).kind == NodeKind::happened) return Phrase::measure_times;
    const NodeIndex select = at(node.first).first;
    const Node& base = at(base_of(nodes_, select));
    if (base.kind == NodeKind::on && sub_as<AttachedKind>(base) == AttachedKind::energy) return Phrase::measure_unit;
    return means_pokemon(select) ? Phrase::measure_pokemon : Phrase::measure_card;
}

std::string Chinese::number_of(NodeIndex quantity, Phrase measure) {
    if (at(quantity).kind == NodeKind::integer) return say(measure, std::to_string(at(quantity).number));
    if (at(quantity).kind == NodeKind::multiply) return say(measure, value(quantity));
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
