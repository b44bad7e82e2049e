// What a text speaks of, with its number: "2 of your Pokémon", "a card from your hand".
#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {

NodeIndex Descriptions::range_of(NodeIndex select) const {
    const NodeIndex first = at(select).first;
    return at(first).kind == NodeKind::range ? first : no_node;
}

NodeIndex Descriptions::base_of(NodeIndex select) const {
    const NodeIndex range = range_of(select);
    return range == no_node ? at(select).first : at(range).next;
}

bool Descriptions::is_one(NodeIndex range) const {
    return range != no_node && sub_as<RangeKind>(at(range)) == RangeKind::number && is_integer(at(range).first, 1);
}

Descriptions::Phrase Descriptions::thing(NodeIndex select, Use use) {
    const NodeIndex range = range_of(select), base = base_of(select), set = at(base).next;
    Phrase phrase;
    switch (at(base).kind) {
        case NodeKind::place: phrase = of_place(at(base), range, set, use); break;
        case NodeKind::zone: phrase = of_zone(at(base), range, set, use); break;
        case NodeKind::on: phrase = of_attached(at(base), range, use); break;
        case NodeKind::top_of:
        case NodeKind::bottom_of: phrase = of_end(at(base)); break;
        case NodeKind::var: phrase = of_variable(at(base), range, set, use); break;
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    if (at(select).number > 0) bind_select(select, false);
    return phrase;
}

namespace {

// One place for all of them is said once, behind the last.
void drop_repeated_places(std::vector<std::string>& parts) {
    const std::string last = parts.back();
    for (std::string_view joint : {" from ", " in "}) {
        const std::size_t place = last.rfind(joint);
        if (place == std::string::npos) continue;
        const std::string where = last.substr(place);
        for (std::size_t i = 0; i + 1 < parts.size(); ++i)
            if (parts[i].size() > where.size() && parts[i].ends_with(where))
                parts[i].resize(parts[i].size() - where.size());
    }
}

}  // namespace

// `my.active and their.active`, whoever they are.
bool Descriptions::both_active(NodeIndex selection) const {
    const NodeIndex one = at(selection).first, other = at(one).next;
    if (at(selection).kind != NodeKind::selection || other == no_node || at(other).next != no_node) return false;
    const auto is_active = [&](NodeIndex select) {
        const Node& base = at(base_of(select));
        return is_place(base, Place::active) && base.next == no_node && at(select).number == 0 &&
               whose(base) != Side::any && range_of(select) == no_node;
    };
    return is_active(one) && is_active(other) && whose(at(base_of(one))) != whose(at(base_of(other)));
}

// `energy on my.active and energy on their.active`, whatever it is: the first of them; else `no_node`.
NodeIndex Descriptions::on_both_active(NodeIndex selection) const {
    if (!is_of_both(nodes_, selection)) return no_node;
    const NodeIndex one = at(selection).first;
    const Node& on = at(base_of(one));
    if (on.kind != NodeKind::on) return no_node;
    const Node& host = at(base_of(host_of(on)));
    return is_place(host, Place::active) && host.next == no_node && range_of(host_of(on)) == no_node ? one : no_node;
}

Descriptions::Phrase Descriptions::things(NodeIndex selection, Use use) {
    if (at(selection).kind == NodeKind::select) return thing(selection, use);
    if (use == Use::unit || use == Use::many)
        if (const NodeIndex one = on_both_active(selection); one != no_node) {
            Phrase phrase = thing(one, use);
            const std::size_t host = phrase.words.rfind(attached_to);
            return {phrase.words.substr(0, host + attached_to.size()) + "both Active Pokémon", phrase.plural};
        }
    if (at(selection).kind == NodeKind::player) {
        const auto player = sub_as<Player>(at(selection));
        if (player == Player::both) return {"each player", false};
        return {std::string(person(player).subject), player == Player::me};
    }
    if (use == Use::subject && both_active(selection)) return {"both Active Pokémon", true};
    std::vector<std::string> parts;
    bool plural = false;
    for (NodeIndex select : children(nodes_, selection)) {
        Phrase part = thing(select, use);
        if (parts.empty() && at(select).next == no_node) return part;
        parts.push_back(part.words);
        plural = part.plural;
    }
    const bool several = parts.size() > 1;
    if (several) drop_repeated_places(parts);
    return {listed(parts, "and"), plural || several};
}

// How many of a group that is there to be seen: "each of", "1 of", "up to 2 of".
Descriptions::Phrase Descriptions::group(NodeIndex range, const std::string& group, const std::string& singular,
                                         Use use) {
    const auto kind = range == no_node ? RangeKind::all : sub_as<RangeKind>(at(range));
    if (kind == RangeKind::all) {
        if (use == Use::each) return {"each of " + singular, true};
        if (use == Use::unit) return {"of " + group, true};
        return {use == Use::object ? "all of " + group : group, true};
    }
    if (kind == RangeKind::any_number) return {"any number of " + group, true};
    const NodeIndex quantity = at(range).first;
    const bool plural = !is_integer(quantity, 1);
    const std::string number = value(quantity);
    const bool named = number == "that number";
    const std::string many = at(quantity).kind == NodeKind::integer ? number
                             : named                                ? "that many"
                                                                    : "a number equal to " + number;
    const std::string some = many + " of " + (plural ? group : singular);
    if (kind == RangeKind::up_to && !named && at(quantity).kind != NodeKind::integer)
        return {"any number of " + group + " up to " + number, true};
    switch (kind) {
        case RangeKind::up_to: return {"up to " + some, plural};
        case RangeKind::exactly: return {named ? some : "exactly " + some, plural};
        case RangeKind::random: return {some + " at random", plural};
        case RangeKind::number:
        case RangeKind::any_number:
        case RangeKind::all: break;
    }
    return {some, plural};
}

// How many of what one has to look for: "a card", "2 other cards", "any number of cards".
Descriptions::Phrase Descriptions::counted(NodeIndex range, const Noun& noun, Use use, std::string_view of_all) {
    const std::string other = noun.other ? "other " : "";
    const std::string many = other + noun.many, after = noun.after_many;
    if (use == Use::unit) return {other + noun.one + noun.after_one, false};
    if (use == Use::many) return {many + after, true};
    const auto kind = range == no_node ? RangeKind::all : sub_as<RangeKind>(at(range));
    if (kind == RangeKind::all) return {std::string(use == Use::subject ? "" : of_all) + many + after, true};
    if (kind == RangeKind::any_number) {
        const bool combined = many.starts_with(in_any_combination);
        return {"any number of " + (combined ? many.substr(in_any_combination.size()) : many) + after, true};
    }
    const NodeIndex quantity = at(range).first;
    if (is_integer(quantity, 1)) return {single(kind, noun, use), false};
    if (at(quantity).kind != NodeKind::integer) return {number_of_things(kind, quantity, many, after), true};
    const std::string number = std::to_string(at(quantity).number);
    switch (kind) {
        case RangeKind::up_to: return {"up to " + number + " " + many + after, true};
        case RangeKind::exactly: return {"exactly " + number + " " + many + after, true};
        case RangeKind::random: return {number + " random " + many + after, true};
        case RangeKind::number:
        case RangeKind::any_number:
        case RangeKind::all: break;
    }
    return {number + " " + many + after, true};
}

// "a number of random cards from your hand equal to ...", "that many cards from your hand".
std::string Descriptions::number_of_things(RangeKind kind, NodeIndex quantity, const std::string& many,
                                           const std::string& after) {
    const std::string number = value(quantity);
    const std::string some = (kind == RangeKind::random ? "random " : "") + many + after;
    if (number == "that number") return (kind == RangeKind::up_to ? "up to that many " : "that many ") + some;
    if (kind == RangeKind::up_to) return "any number of " + some + " up to " + number;
    return "a number of " + some + " equal to " + number;
}

// "a card", "another card", "up to 1 card".
std::string Descriptions::single(RangeKind kind, const Noun& noun, Use use) {
    const std::string other = noun.other ? "other " : "", one = noun.one + noun.after_one;
    if (kind == RangeKind::random) return "a random " + other + one;
    if (kind == RangeKind::up_to && use != Use::found) return "up to 1 " + other + one;
    return noun.other ? "another " + one : with_article(one);
}

}  // namespace cubenight::wording
