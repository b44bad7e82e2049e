// Characters and cards as nouns.
#include <algorithm>

#include "engine/cards/ultraman/wording/zh/chinese.hpp"

namespace cubenight::ultraman::wording {
namespace {

constexpr std::string_view state_words[] = {"SINGLE", "DOUBLE", "TRIPLE", "QUAD"};

Phrase done_word(Deed deed) {
    switch (deed) {
        case Deed::chosen: return Phrase::chosen;
        case Deed::revealed: return Phrase::revealed;
        case Deed::looked_at: return Phrase::looked_at;
        case Deed::discarded: return Phrase::discarded;
        case Deed::exiled: return Phrase::exiled_one;
        case Deed::taken: return Phrase::taken;
        case Deed::returned: return Phrase::returned;
        case Deed::placed: return Phrase::placed;
        case Deed::stacked: return Phrase::stacked;
        case Deed::given: return Phrase::affected;
        case Deed::moved: return Phrase::moved;
    }
    return Phrase::chosen;
}

}  // namespace

std::string Chinese::say(Phrase what, std::initializer_list<std::string_view> parts) const {
    return cubenight::wording::filled(phrase(what, script_), parts);
}

std::string Chinese::listed(const std::vector<std::string>& items, Phrase joint) const {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i)
        out += (i == 0 ? "" : i + 1 == items.size() ? say(joint) : "、") + items[i];
    return out;
}

std::string Chinese::self() const {
    switch (text_.this_is()) {
        case This::character: return say(Phrase::this_character);
        case This::scene: return say(Phrase::this_scene);
        case This::card: return say(Phrase::this_card);
    }
    return "";
}

std::string Chinese::whose(Side side) const {
    switch (side) {
        case Side::my: return say(Phrase::my);
        case Side::their: return say(Phrase::their);
        case Side::own: return say(Phrase::own);
        case Side::any: return say(Phrase::any_player);
        case Side::none: break;
    }
    return "";
}

std::string Chinese::all(NodeIndex selection) const {
    std::vector<std::string> nouns;
    for (const Thing& thing : text_.things(selection)) nouns.push_back(noun(thing));
    return listed(nouns, Phrase::join);
}

std::string Chinese::bare_all(NodeIndex selection) const {
    std::vector<std::string> nouns;
    unnumbered_ = true;
    for (const Thing& thing : text_.things(selection)) nouns.push_back(bare(thing));
    unnumbered_ = false;
    if (nouns.size() > 1 && std::ranges::count(nouns, nouns.front()) == std::ssize(nouns)) return nouns.front();
    nouns.clear();
    for (const Thing& thing : text_.things(selection)) nouns.push_back(bare(thing));
    return listed(nouns, Phrase::join);
}

std::string Chinese::any_of(NodeIndex selection) const {
    std::vector<std::string> nouns;
    for (const Thing& thing : text_.things(selection)) nouns.push_back(bare(thing));
    return listed(nouns, Phrase::or_);
}

Phrase Chinese::unit(const Thing& thing) const {
    const bool scene = thing.base == Base::zone && thing.zone == Zone::scene;
    return thing.cards || scene ? Phrase::pieces : Phrase::characters;
}

// "最多2名" before what is counted.
std::string Chinese::counted(const Thing& thing, const std::string& of, Phrase unit) const {
    const Amount& amount = thing.amount;
    const Phrase as_many = unit == Phrase::pieces ? Phrase::as_many_pieces : Phrase::as_many_characters;
    std::string all = amount.quantity == no_node ? say(Phrase::so_many, {std::to_string(amount.number), say(unit), of})
                                                 : say(as_many, {quantity(amount.quantity), of});
    const bool total = thing.kinds.size() > 1 && amount.quantity == no_node && amount.number > 1 && thing.cards &&
                       amount.kind != RangeKind::any_number;
    if (total) all.insert(0, say(Phrase::in_total));
    switch (amount.kind) {
        case RangeKind::up_to: return say(Phrase::up_to, {all});
        case RangeKind::any_number: return say(Phrase::any_number, {of});
        case RangeKind::random: return say(Phrase::at_random, {all});
        case RangeKind::number:
        case RangeKind::exactly:
        case RangeKind::all: break;
    }
    return all;
}

std::string Chinese::zone(const Thing& thing) const {
    const std::string who = whose(thing.side);
    switch (thing.zone) {
        case Zone::deck: return say(Phrase::deck, {who});
        case Zone::hand: return say(Phrase::hand, {who});
        case Zone::discard: return say(Phrase::discard_pile, {who});
        case Zone::exiled: return say(Phrase::exiled, {who});
        case Zone::scene: return say(Phrase::scene_area);
    }
    return "";
}

std::string Chinese::noun(const Thing& thing) const {
    const bool all = thing.amount.all;
    switch (thing.base) {
        case Base::this_: return self();
        case Base::foe: return say(Phrase::foe);
        case Base::characters: {
            const std::string who = thing.side == Side::any ? say(Phrase::any_side) : whose(thing.side);
            return who + (all ? say(Phrase::all_of, {kinds(thing)}) : counted(thing, kinds(thing), unit(thing)));
        }
        case Base::vacancies: return say(Phrase::vacancy, {whose(thing.side)});
        case Base::zone:
            if (thing.zone == Zone::scene)
                return say(Phrase::scene_of,
                           {thing.side == Side::none ? zone(thing) : whose(thing.side), kinds(thing)});
            return say(Phrase::among, {zone(thing), all ? say(Phrase::all_of, {kinds(thing)})
                                                        : counted(thing, kinds(thing), unit(thing))});
        case Base::part: return part(thing);
        case Base::facing: return facing(thing);
        case Base::top_of:
        case Base::bottom_of: {
            const Phrase cards = thing.base == Base::top_of ? Phrase::top_cards : Phrase::bottom_cards;
            const std::string deck = say(Phrase::deck, {whose(thing.side)});
            if (text_[thing.quantity].kind == NodeKind::integer) return say(cards, {deck, quantity(thing.quantity)});
            return say(cards, {deck, "X"}) + say(Phrase::where_x, {quantity(thing.quantity)});
        }
        case Base::variable: return named(thing);
    }
    return "";
}

std::string Chinese::part(const Thing& thing) const {
    const std::string whose = noun(text_.thing(thing.whose));
    const bool several = text_.is_many(text_.thing(thing.whose));
    const auto so_many = [&](Phrase card) {
        const std::string cards = say(card);
        return thing.amount.all ? say(Phrase::all_of, {cards}) : counted(thing, cards, Phrase::pieces);
    };
    switch (thing.part) {
        case AttachedKind::cards: return say(Phrase::stack_cards, {whose, so_many(Phrase::card)});
        case AttachedKind::top: return say(several ? Phrase::top_card_each : Phrase::top_card, {whose});
        case AttachedKind::bottom: return say(several ? Phrase::bottom_card_each : Phrase::bottom_card, {whose});
        case AttachedKind::charges: return say(Phrase::charge_cards, {whose, so_many(Phrase::charge_card)});
        case AttachedKind::bottom_charge: return say(Phrase::bottom_charge, {whose});
    }
    return "";
}

std::string Chinese::facing(const Thing& thing) const {
    Thing whose = text_.thing(thing.whose);
    if (thing.kinds.size() > 1 || !is_plain(thing.kinds.front())) {
        const std::string which = thing.amount.all ? kinds(thing) : counted(thing, kinds(thing), Phrase::characters);
        return say(Phrase::foe_kind, {bare(whose), which});
    }
    if (!thing.amount.all) whose.amount = thing.amount;
    return say(Phrase::foe_of, {noun(whose)});
}

// -- what was named before

std::string Chinese::head_of(const Bound& bound) const {
    const Thing thing = text_.thing(bound.at);
    const Traits& only = thing.kinds.front();
    const bool sorted = thing.kinds.size() == 1 && only.categories.size() == 1;
    const KindWord category = sorted ? only.categories.front() : KindWord::character;
    const bool scene = category == KindWord::scene || (thing.base == Base::zone && thing.zone == Zone::scene);
    if (scene) return say(bound.held == Held::cards ? Phrase::scene_card : Phrase::scene);
    if (bound.held == Held::cards) return say(Phrase::card);
    if (category == KindWord::ultraman) return say(Phrase::ultraman);
    return say(Phrase::character);
}

std::string Chinese::name_of(int variable) const {
    const Bound& bound = text_.bound(variable);
    if (bound.held == Held::number)
        return say(text_[text_[bound.where].first].kind == NodeKind::value ? Phrase::chosen_bp : Phrase::that_number);
    if (bound.held == Held::type) return say(Phrase::chosen_type);
    if (text_[bound.where].kind == NodeKind::each || bound.deed == Deed::given)
        return say(Phrase::that_one, {head_of(bound)});
    const auto plain = [this](const Bound& one) { return say(done_word(one.deed), {head_of(one)}); };
    std::size_t place = 1, same = 0;
    for (int other = 0; other < text_.variables(); ++other) {
        const Bound& one = text_.bound(other);
        if (one.held == Held::number || one.held == Held::type || plain(one) != plain(bound)) continue;
        if (other < variable) ++place;
        ++same;
    }
    return same > 1 && !unnumbered_
               ? say(Phrase::ordinal, {std::to_string(place), say(unit(text_.thing(bound.at))) + plain(bound)})
               : plain(bound);
}

std::string Chinese::named(const Thing& thing) const {
    const std::string name = name_of(thing.variable);
    const bool filtered = thing.kinds.size() > 1 || !is_plain(thing.kinds.front());
    if (!thing.amount.all) return say(Phrase::among, {name, counted(thing, kinds(thing), unit(thing))});
    if (text_.is_rest(thing.node)) return say(Phrase::rest, {name});
    return filtered ? say(Phrase::among, {name, kinds(thing)}) : name;
}

// -- without how many

std::string Chinese::bare(const Thing& thing) const {
    const bool plain = thing.kinds.size() == 1 && is_plain(thing.kinds.front());
    switch (thing.base) {
        case Base::characters:
            return thing.side == Side::any ? say(Phrase::scene_of, {say(Phrase::any_side), kinds(thing)})
                                           : whose(thing.side) + kinds(thing);
        case Base::zone:
            if (thing.zone == Zone::scene) return noun(thing);
            return plain && thing.zone == Zone::hand ? zone(thing) : say(Phrase::among, {zone(thing), kinds(thing)});
        case Base::part: {
            const std::string of = noun(text_.thing(thing.whose));
            if (thing.part == AttachedKind::charges) return say(Phrase::charge_cards, {of, say(Phrase::charge_card)});
            return thing.part == AttachedKind::cards ? say(Phrase::stack_cards, {of, say(Phrase::card)}) : part(thing);
        }
        case Base::variable:
            return plain ? name_of(thing.variable) : say(Phrase::among, {name_of(thing.variable), kinds(thing)});
        case Base::this_:
        case Base::foe:
        case Base::vacancies:
        case Base::facing:
        case Base::top_of:
        case Base::bottom_of: return noun(thing);
    }
    return "";
}

std::string Chinese::kinds(const Thing& thing) const {
    std::vector<std::string> nouns;
    for (const Traits& traits : thing.kinds)
        if (traits.clauses.empty()) nouns.push_back(kind(traits, thing.cards, thing.base));
    for (const Traits& traits : thing.kinds)
        if (!traits.clauses.empty()) nouns.push_back(kind(traits, thing.cards, thing.base));
    return listed(nouns, Phrase::or_);
}

std::string Chinese::kind(const Traits& traits, bool cards, Base base) const {
    std::string out = traits.other ? say(Phrase::other) : "";
    out += adjectives(traits.clauses);
    const auto add = [&](Phrase what, const std::vector<std::string>& words) {
        if (!words.empty()) out += say(what, {listed(words, Phrase::or_)});
    };
    std::vector<std::string> levels, rounds, states, types, names, categories;
    for (const auto& [filters, words] : {std::pair{&traits.levels, &levels}, std::pair{&traits.rounds, &rounds}})
        for (const NodeIndex filter : *filters)
            words->push_back(compared(static_cast<Relation>(text_[filter].number), quantity(text_[filter].first)));
    for (const State state : traits.states) states.emplace_back(state_words[static_cast<std::size_t>(state)]);
    for (const Type one : types_in(traits.types)) types.push_back(type(one));
    add(Phrase::level_of, levels), add(Phrase::round_of, rounds), add(Phrase::state, states),
        add(Phrase::type_of, types);
    if (traits.distinct) out += say(Phrase::each_different, {shared(*traits.distinct)});
    for (const NodeIndex name : traits.characters) names.push_back("【" + text_.word(text_[name]) + "】");
    for (const KindWord category : traits.categories) {
        if (category == KindWord::ultraman) categories.push_back(say(Phrase::ultraman));
        if (category == KindWord::kaiju) categories.push_back(say(Phrase::kaiju));
        if (category == KindWord::mech) categories.push_back(say(Phrase::mech));
        if (category == KindWord::scene) categories.push_back(say(Phrase::scene));
        if (category == KindWord::character) categories.push_back(say(Phrase::character));
    }
    out += listed(names, Phrase::or_) + listed(categories, Phrase::or_);
    if (cards) return out + say(Phrase::card);
    if (names.empty() && categories.empty()) out += say(base == Base::zone ? Phrase::scene : Phrase::character);
    return out;
}

}  // namespace cubenight::ultraman::wording
