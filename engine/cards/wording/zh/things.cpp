// What a text speaks of: Pokémon, cards, Energy, each with its number, its owner and its place.
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

std::string Chinese::this_word() const {
    return say(source_.on_pokemon || source_.fossil ? Phrase::this_pokemon : Phrase::this_card);
}

std::string Chinese::side(Side side) const {
    switch (side) {
        case Side::my: return say(both_sides_ ? Phrase::both_sides : Phrase::me);
        case Side::their: return say(Phrase::opponent);
        case Side::any: return say(Phrase::both_sides);
        case Side::own:
            if (own_is_self_ || actor_ == Actor::you) return say(Phrase::me);
            return say(actor_ == Actor::opponent ? Phrase::opponent_self
                       : actor_ == Actor::each   ? Phrase::each_self
                                                 : Phrase::that_player);
        case Side::none: break;
    }
    return say(Phrase::me);
}

std::string Chinese::player_word(Player player) const {
    switch (player) {
        case Player::me: return say(Phrase::me);
        case Player::them: return say(Phrase::opponent);
        case Player::both: return say(Phrase::both_players);
        case Player::owner: return say(Phrase::its_owner);
    }
    return "";
}

// Nothing is put before the bare place of `bench` and `active`: it is the owner's.
std::string Chinese::zone_words(const Node& zone) {
    const std::string whose = side(static_cast<Side>(zone.number));
    switch (sub_as<Zone>(zone)) {
        case Zone::deck: return say(Phrase::deck_of, whose);
        case Zone::hand: return say(Phrase::hand_of, whose);
        case Zone::discard: return say(Phrase::discard_of, whose);
        case Zone::prizes: return say(Phrase::prizes_of, whose);
        case Zone::lost: return say(Phrase::lost_zone_of, whose);
        case Zone::stadium: return say(Phrase::field);
    }
    return "";
}

void Chinese::put_number(Thing& thing, NodeIndex range, Phrase measure, Use use) {
    const bool all = range == no_node || sub_as<RangeKind>(at(range)) == RangeKind::all;
    if (use == Use::bare || use == Use::field || use == Use::plain) return;
    if (all) {
        thing.group = true;
        if (use == Use::subject) thing.number = say(Phrase::all_of_them);
        return;
    }
    thing.picked = true;
    thing.random = sub_as<RangeKind>(at(range)) == RangeKind::random;
    const bool of_coins = counts_heads_ || counts_tails_;
    thing.several = of_coins || !is_one(at(range).first);
    thing.number = in_range(range, measure);
    const NodeIndex quantity = at(range).first;
    thing.worked_out = of_coins || (quantity != no_node && at(quantity).kind != NodeKind::integer);
}

std::string Chinese::single_place(Place place, const Noun& noun) {
    const std::string only = noun.filtered ? noun.words() : "";
    if (place == Place::this_) return only.empty() ? this_word() : say(Phrase::if_it_is, this_word(), only);
    const std::string pokemon = only.empty() ? say(Phrase::pokemon) : only;
    if (place == Place::holder && of_holder_ && only.empty()) return say(Phrase::that_pokemon);
    if (place == Place::attacker) return say(Phrase::attacker, pokemon);
    return say(source_.provides.empty() ? Phrase::holder : Phrase::energy_holder, pokemon);
}

Chinese::Thing Chinese::of_place(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const auto place = sub_as<Place>(base);
    const auto whose = static_cast<Side>(base.number);
    const bool every_one = (place == Place::pokemon || place == Place::bench) &&
                           (use == Use::bare || use == Use::subject) &&
                           (range == no_node || sub_as<RangeKind>(at(range)) == RangeKind::all);
    const bool outer = std::exchange(of_every_name_, every_one);
    const Noun pokemon = noun(set, Among::in_play);
    of_every_name_ = outer;
    Thing thing;
    if (place == Place::this_ || place == Place::holder || place == Place::attacker) {
        thing.noun = single_place(place, pokemon);
        return thing;
    }
    const bool picks =
        range != no_node && sub_as<RangeKind>(at(range)) != RangeKind::all && use != Use::bare && use != Use::plain;
    const std::string owner = side(whose);
    const std::string other = pokemon.other ? say(Phrase::other) : "";
    const bool one = place == Place::active && whose != Side::any;
    const bool plain = pokemon.mods.empty() && pokemon.except.empty() && pokemon.head == say(Phrase::pokemon);
    if (!one) put_number(thing, range, Phrase::measure_pokemon, use);
    if (!one && !thing.picked) thing.several = true;
    const bool near = use == Use::field || use == Use::bare;  // what is asked of it follows
    const bool said = plain || (pokemon.mods.ends_with(say(Phrase::attribute, "")) && pokemon.except.empty() &&
                                pokemon.head == say(Phrase::pokemon));
    if (place == Place::pokemon) {
        const bool both = use == Use::subject && !picks && (whose == Side::any || both_sides_);
        thing.owner = say(both                             ? Phrase::of_both
                          : near && plain && other.empty() ? Phrase::of_field_bare
                          : near || whose == Side::any     ? Phrase::of_field
                                                           : Phrase::of,
                          owner);
        thing.noun = other + pokemon.words();
    } else if (said) {
        thing.owner = say(near && plain && other.empty() ? Phrase::of_bare : Phrase::of, owner);
        thing.noun =
            other + pokemon.mods + say(place == Place::active ? Phrase::active_pokemon : Phrase::benched_pokemon);
    } else {
        thing.owner = say(place == Place::active ? Phrase::of_active_spot : Phrase::of_bench, owner);
        thing.noun = other + pokemon.words();
    }
    const bool of_owner = thing.owner == say(Phrase::of, owner) && !(both_sides_ && place == Place::pokemon);
    if (of_owner && !thing.number.empty()) put_owner(thing, owner, plain && other.empty());
    return thing;
}

// "自己所有的宝可梦", "对手的身上放置有伤害指示物的1只宝可梦": each wording has an order of its own.
void Chinese::put_owner(Thing& thing, const std::string& owner, bool plain) {
    const bool all = thing.number == say(Phrase::all_of_them);
    const std::string hurt = say(Phrase::attribute, say(Phrase::carries_counters));
    if (thing.noun.starts_with(hurt)) {
        thing.noun.erase(0, hurt.size());
        thing.owner = all ? say(Phrase::of_all_hurt, owner, hurt) : thing.owner + hurt;
    } else if (all) {
        thing.owner = say(plain && !is_host_ ? Phrase::of_all : Phrase::of_all_such, owner);
    }
    if (all) thing.number.clear();
}

Chinese::Thing Chinese::of_zone(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const auto zone = sub_as<Zone>(base);
    const Noun cards = noun(set, Among::cards, joint_for(range, use));
    const auto whose = static_cast<Side>(base.number);
    Thing thing;
    // The card that is played lies in the hand no longer.
    const bool played = flat_ && source_.of == TextOf::play && zone == Zone::hand;
    const std::string other = cards.other && !played ? say(Phrase::other) : "";
    if (zone == Zone::stadium) {
        thing.owner =
            say(whose == Side::my || whose == Side::their ? Phrase::stadium_of : Phrase::of_stadium, side(whose));
        thing.noun = cards.filtered ? cards.words() : say(Phrase::stadium);
        return thing;
    }
    put_number(thing, range, Phrase::measure_card, use);
    thing.several |= !thing.picked;
    thing.own_hand = zone == Zone::hand && thing.picked && !thing.random && side(whose) == say(Phrase::me);
    const bool by_name = zone == Zone::hand || zone == Zone::prizes;
    const bool any_other = cards.mods.empty() && cards.head == say(Phrase::card);  // "手牌（除那些卡牌外）"
    if (by_name && (!cards.filtered || any_other)) {
        thing.unseen = thing.random;
        thing.owner = say(Phrase::of, side(whose));
        thing.noun = other + say(zone == Zone::hand ? Phrase::hand : Phrase::prizes) + cards.except;
        return thing;
    }
    if (zone == Zone::deck && !cards.filtered && !cards.other && !thing.picked && use != Use::bare) {
        thing.several = false;
        thing.noun = zone_words(base);
        return thing;
    }
    thing.from = zone_words(base);
    thing.anything = !cards.filtered && !cards.other;
    if (cards.kinds) put_total(thing, range);
    thing.owner = say(thing.number.empty() || !thing.picked ||
                              (sub_as<RangeKind>(at(range)) == RangeKind::number && !thing.worked_out)
                          ? Phrase::in_of
                          : Phrase::in,
                      thing.from);
    thing.noun = other + cards.words() + std::exchange(thing.noun, {});
    return thing;
}

// Several of several kinds: "和" between them.
Phrase Chinese::joint_for(NodeIndex range, Use use) const {
    const bool picks = range != no_node && (use == Use::object || use == Use::subject);
    const bool all = range == no_node || sub_as<RangeKind>(at(range)) == RangeKind::all;
    return picks && !all && !is_one(at(range).first) ? Phrase::both_and : Phrase::either_or;
}

// "合计最多3张" stands behind the kinds that it is the number of.
void Chinese::put_total(Thing& thing, NodeIndex range) {
    if (!thing.picked || thing.random || sub_as<RangeKind>(at(range)) == RangeKind::any_number) return;
    if (at(at(range).first).kind != NodeKind::integer || is_one(at(range).first)) return;
    thing.noun = say(Phrase::in_total, "", std::exchange(thing.number, {}));
}

// `1 my.bench`: who chooses one thing on it chooses it with that.
bool Chinese::is_any_one(NodeIndex select) const {
    const NodeIndex range = at(select).first;
    if (at(range).kind != NodeKind::range || sub_as<RangeKind>(at(range)) != RangeKind::number) return false;
    const Node& base = at(base_of(nodes_, select));
    return is_one(at(range).first) && base.kind == NodeKind::place && base.next == no_node;
}

// `[basic energy]`: what is counted so is counted as Energy.
bool Chinese::asks_for_basic_energy(NodeIndex set) const {
    const NodeIndex filter = set == no_node ? no_node : at(set).first;
    return filter != no_node && at(filter).next == no_node && at(filter).kind == NodeKind::kind &&
           sub_as<KindWord>(at(filter)) == KindWord::basic_energy;
}

Chinese::Thing Chinese::of_attached(const Node& base, NodeIndex range, Use use) {
    const NodeIndex set = at(base.first).kind == NodeKind::set ? base.first : no_node;
    const NodeIndex inner = set == no_node ? base.first : at(set).next;
    const auto kind = sub_as<AttachedKind>(base);
    const bool counted = range != no_node && sub_as<RangeKind>(at(range)) != RangeKind::all;
    const bool asked = use == Use::bare || use == Use::field || use == Use::plain;
    const bool given = use == Use::subject && !counted;
    const bool before = std::exchange(is_host_, true);
    const Thing host = thing(inner, asked || counted || given ? Use::field : Use::subject);
    is_host_ = before;
    Thing thing;
    const bool host_ranged =
        at(at(inner).first).kind == NodeKind::range && sub_as<RangeKind>(at(at(inner).first)) != RangeKind::all;
    // A host that is chosen has its number; `field` leaves out the others'.
    std::string on = host.words();
    thing.host_chosen = host_ranged && !(counted && is_one(at(range).first) && is_any_one(inner));
    if (thing.host_chosen && (asked || counted)) on = this->thing(inner, Use::object).words();
    if (kind == AttachedKind::evolution || kind == AttachedKind::earlier) {
        const bool top = kind == AttachedKind::evolution;
        put_number(thing, range, Phrase::measure_card, use);
        thing.several |= !thing.picked;
        if (top && thing.group) thing.number.clear();
        thing.group = thing.group && (!top || host.several);
        thing.owner = say(top                  ? Phrase::evolution_on
                          : use == Use::object ? Phrase::earlier_under
                                               : Phrase::earlier_on,
                          on);
        thing.noun =
            set == no_node ? say(top ? Phrase::its_evolution : Phrase::card) : noun(set, Among::attached).words();
        return thing;
    }
    const bool basic = kind == AttachedKind::cards && asks_for_basic_energy(set);
    const bool energy = kind == AttachedKind::energy || (basic && use == Use::bare);
    const Noun cards = noun(set, energy ? Among::energy : kind == AttachedKind::tools ? Among::tools : Among::attached);
    put_number(thing, range, energy ? Phrase::measure_unit : Phrase::measure_card, use);
    thing.several |= !thing.picked;
    if (given) thing.number.clear();
    if (host_ranged) thing.picked = true;
    thing.owner = say(energy || basic ? Phrase::energy_on : Phrase::cards_on, on);
    thing.noun = (cards.other ? say(Phrase::other) : "") + cards.words();
    thing.host_chosen |= thing.number == say(Phrase::any_number);
    return thing;
}

Chinese::Thing Chinese::of_end(const Node& base) {
    const bool top = base.kind == NodeKind::top_of;
    const Node& how_many = at(base.first);
    const std::string deck = zone_words(at(how_many.next));
    Thing thing;
    thing.several = !is_one(base.first);
    if (how_many.kind == NodeKind::set) {
        const std::string found = noun(base.first, Among::cards).words();
        thing.noun = say(top ? Phrase::top_until : Phrase::bottom_until, deck, found);
        return thing;
    }
    thing.owner = say(top ? Phrase::top_of : Phrase::bottom_of, deck);
    // "最多5張": the number was to be chosen.
    const NodeIndex most = how_many.kind == NodeKind::variable ? most_looked_at(nodes_, how_many.number) : no_node;
    thing.number = most == no_node ? number_of(base.first, Phrase::measure_card)
                                   : say(Phrase::up_to, number_of(most, Phrase::measure_card));
    thing.noun = say(Phrase::card);
    return thing;
}

Chinese::Thing Chinese::of_variable(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const Meaning known = meaning(base.number);
    const bool all = range == no_node || sub_as<RangeKind>(at(range)) == RangeKind::all;
    bool rest = false, filtered = false;
    for (NodeIndex filter : siblings_from(nodes_, set == no_node ? no_node : at(set).first)) {
        const bool where = at(filter).kind == NodeKind::kind && sub_as<KindWord>(at(filter)) == KindWord::at;
        rest |= where;
        filtered |= !where;
    }
    Thing thing;
    thing.several = thing.group = known.plural && all;
    rest |= known.taken && all;
    const bool pokemon = known.kind == Meaning::Kind::pokemon;
    if (all && !filtered && !(rest && pokemon)) {
        thing.noun = rest ? say(Phrase::the_rest) : reference(base.number);
        thing.group &= !rest;  // the rest is all of it
        return thing;
    }
    const Noun what = noun(set, pokemon ? Among::in_play : Among::cards, joint_for(range, use));
    put_number(thing, range, pokemon ? Phrase::measure_pokemon : Phrase::measure_card, use);
    if (all && !known.plural) {
        thing.group = false, thing.number.clear();
        thing.noun = say(Phrase::that_which_is, reference(base.number), what.words());
        return thing;
    }
    thing.from = known.looked_at ? say(Phrase::among_them) : say(Phrase::among, reference(base.number));
    if (what.kinds) put_total(thing, range);
    const bool numbered = thing.picked && !thing.number.empty();
    thing.owner = numbered ? thing.from : say(Phrase::of, thing.from);
    thing.noun = what.words() + std::exchange(thing.noun, {});
    return thing;
}

Chinese::Thing Chinese::thing(NodeIndex select, Use use) {
    const NodeIndex first = at(select).first;
    const NodeIndex range = at(first).kind == NodeKind::range ? first : no_node;
    const NodeIndex base = range == no_node ? first : at(range).next;
    const NodeIndex set = at(base).next;
    Thing said;
    switch (at(base).kind) {
        case NodeKind::place: said = of_place(at(base), range, set, use); break;
        case NodeKind::zone: said = of_zone(at(base), range, set, use); break;
        case NodeKind::on: said = of_attached(at(base), range, use); break;
        case NodeKind::top_of:
        case NodeKind::bottom_of: said = of_end(at(base)); break;
        case NodeKind::var: said = of_variable(at(base), range, set, use); break;
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    if (at(select).number > 0) bind_select(select, false);
    return said;
}

Chinese::Thing Chinese::things(NodeIndex selection, Use use) {
    if (at(selection).kind == NodeKind::select) return thing(selection, use);
    Thing all;
    if (at(selection).kind == NodeKind::player) {
        all.noun = player_word(sub_as<Player>(at(selection)));
        return all;
    }
    if (is_of_both(nodes_, selection)) {
        const bool outer = std::exchange(both_sides_, true);
        all = thing(at(selection).first, use);
        both_sides_ = outer;
        all.several = true;
        return all;
    }
    std::vector<Thing> parts;
    for (NodeIndex select : children(nodes_, selection)) parts.push_back(thing(select, use));
    if (parts.size() == 1) return parts.front();
    // One place for all of them is said once.
    bool shared = true;
    for (const Thing& part : parts) {
        shared &= part.owner == parts.front().owner && part.from == parts.front().from && !part.owner.empty();
        all.picked |= part.picked, all.random |= part.random;
        all.group |= part.group;
    }
    bool alike = shared;
    for (const Thing& part : parts) alike &= part.picked && part.number == parts.front().number && !part.number.empty();
    std::vector<std::string> nouns;
    nouns.reserve(parts.size());
    for (const Thing& part : parts)
        nouns.push_back(alike ? part.noun : shared ? part.number + part.noun : part.words());
    if (shared) all.owner = parts.front().owner, all.from = parts.front().from;
    all.noun = listed(nouns, Phrase::both_and);
    if (alike) all.noun = say(Phrase::each_so_many, all.noun, parts.front().number);
    all.several = true;
    return all;
}

// "随机选择的自己的1只宝可梦"
std::string Chinese::words_of(const Thing& thing) const {
    return (thing.random ? say(Phrase::at_random_among) : "") + thing.words();
}

std::string Chinese::subject_words(NodeIndex selection) {
    const Thing said = things(selection, Use::subject);
    return words_of(said);
}

// "选择自己弃牌区中的1张能量"
std::string Chinese::choosing(const Thing& thing) {
    const std::string at_random = !thing.random ? "" : say(thing.unseen ? Phrase::unseen : Phrase::at_random);
    if (thing.anything && !thing.random && !thing.number.empty() && thing.number != say(Phrase::any_number)) {
        const bool limit = thing.number.starts_with(say(Phrase::up_to, ""));
        return say(limit ? Phrase::choose_any_up_to : Phrase::choose_any_of, say(Phrase::in, thing.from), thing.number,
                   thing.noun, thing.from);
    }
    if (!thing.from.empty())
        return at_random + say(Phrase::choose_from, thing.owner, thing.number, thing.noun, thing.from);
    if (thing.worked_out) return at_random + say(Phrase::choose_on_one, "", thing.number + thing.owner, thing.noun);
    const Phrase frame = thing.host_chosen ? Phrase::choose_on_one : Phrase::choose_of;
    return at_random + say(frame, thing.owner, thing.number, thing.noun);
}

}  // namespace cubenight::wording
