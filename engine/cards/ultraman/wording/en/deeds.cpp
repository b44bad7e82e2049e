// What is done.
#include "engine/cards/ultraman/wording/en/deeds.hpp"

#include "engine/cards/ultraman/wording/en/english.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {

using cubenight::wording::listed;

namespace {

// "put it on top of your deck or on the bottom of your deck": what they begin with stands once.
void say_once(std::vector<std::string>& parts) {
    const std::size_t on = parts.front().find(" on ");
    if (on == std::string::npos) return;
    const std::string begin = parts.front().substr(0, on + 1);
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (parts[i].starts_with(begin)) parts[i].erase(0, begin.size());
}

}  // namespace

Said done(std::string_view verb, const std::string& rest) {
    const std::string base(verb), object = rest.empty() ? "" : " " + rest;
    std::string stem = base;
    if (base == "put" || base == "swap") stem += base.back();
    else if (base.ends_with("e")) stem.pop_back();
    Said said;
    said.fill(base + object);
    said[static_cast<std::size_t>(Form::by)] = stem + "ing" + object;
    said[static_cast<std::size_t>(Form::theirs)] = base + "s" + object;
    return said;
}

Said English::together(const std::vector<Said>& deeds, Joint joint) const {
    if (deeds.size() == 1) return deeds.front();
    Said all;
    for (std::size_t form = 0; form < all.size(); ++form) {
        std::vector<std::string> parts;
        parts.reserve(deeds.size());
        for (const Said& deed : deeds) parts.push_back(deed[form]);
        if (joint == Joint::or_) {
            say_once(parts);
            all[form] = listed(parts, "or");
            continue;
        }
        for (std::size_t i = 0; i < parts.size(); ++i)
            all[form] += (i == 0 ? "" : i + 1 == parts.size() ? ", then " : ", ") + parts[i];
    }
    return all;
}

Said English::done_by(Player who, const Said& deed) const {
    const std::string whom = who == Player::them ? "your opponent " : "each player ";
    Said said = done("have", whom + in(deed, Form::told));
    said[static_cast<std::size_t>(Form::told)] = whom + in(deed, Form::theirs);
    return said;
}

std::string English::deck_of(Side side) const {
    switch (side) {
        case Side::my: return "your deck";
        case Side::their: return "your opponent's deck";
        case Side::any: return "each player's deck";
        case Side::own: return "their deck";
        case Side::none: break;
    }
    return "the deck";
}

Said English::deed(NodeIndex index) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::draw: {
            const Scaled each = text_.scaled(node.first);
            if (each.unit != no_node)
                return done("draw", std::to_string(each.factor) + (each.factor == 1 ? " card" : " cards") +
                                        for_each_unit(each));
            const bool one = text_.is_integer(node.first, 1);
            if (text_[node.first].kind == NodeKind::integer)
                return done("draw", quantity(node.first) + (one ? " card" : " cards"));
            return done("draw", "as many cards as " + quantity(node.first));
        }
        case NodeKind::look:
            if (sub_as<Player>(node) == Player::both) return done("reveal", all(node.first));
            if (sub_as<Player>(node) == Player::them)
                return done("show", all(node.first, Prep::in) + " to your opponent");
            return done("look", "at " + all(node.first, Prep::in));
        case NodeKind::put: return put(index);
        case NodeKind::discard: return done("discard", all(node.first));
        case NodeKind::exile: return done("exile", all(node.first));
        case NodeKind::order: return done("put", all(node.first) + " back on top in any order");
        case NodeKind::shuffle: return done("shuffle", deck_of(static_cast<Side>(text_[node.first].number)));
        case NodeKind::use_text: {
            const bool enters = sub_as<UseKind>(node) == UseKind::enters;
            return done("resolve", (enters ? "1 enter effect of " : "1 [Activate] effect of ") + all(node.first) +
                                       (enters ? "" : ", paying its cost (in any state, however often it was used)"));
        }
        case NodeKind::stack: return stack(index);
        case NodeKind::swap: return swap(index);
        case NodeKind::charge: {
            const bool known = text_[node.first].kind == NodeKind::integer;
            const std::string cards =
                known ? quantity(node.first) + (text_.is_integer(node.first, 1) ? " card" : " cards") : "X cards";
            const NodeIndex whom = text_[node.first].next;
            Thing under = text_.first(whom);
            const bool one = under.amount.all && text_.is_many(under) && text_[text_[whom].first].next == no_node;
            return done("charge", "up to " + cards + " from the top of your deck under " +
                                      (one ? "1 of " + bare(under, true) : all(whom)) +
                                      (known ? "" : " (X is " + quantity(node.first) + ")"));
        }
        case NodeKind::negate: {
            const Thing whose = text_.first(node.first);
            return done("negate", "1 effect text of " + noun(whose) + " for this turn");
        }
        case NodeKind::choose: return choose(index);
        case NodeKind::lasting: return lasting(index);
        case NodeKind::may:
        case NodeKind::pay:
        case NodeKind::fully:
        case NodeKind::if_:
        case NodeKind::each:
        case NodeKind::either:
        case NodeKind::by:
        case NodeKind::search:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::then_:
        case NodeKind::flip:
        case NodeKind::proceed:
#define CUBENIGHT_NAMED_verb
#define CUBENIGHT_NAMED_control
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return {};
}

std::string English::place_put(NodeIndex to) const {
    const Node& where = text_[text_[to].first];
    const bool zone = where.kind == NodeKind::zone;
    const Side side = static_cast<Side>(zone || where.first == no_node ? where.number : text_[where.first].number);
    if (zone && sub_as<Zone>(where) == Zone::scene) return "into the scene area";
    if (zone) {
        if (side == Side::my) return "into your hand";
        return side == Side::their ? "into your opponent's hand" : "into their hand";
    }
    if (where.kind == NodeKind::top) return "on top of " + deck_of(side);
    if (where.kind == NodeKind::bottom) return "on the bottom of " + deck_of(side);
    const Thing place = text_.first(where.first);
    if (place.base == Base::vacancies) return "as a new character in " + noun(place);
    return "as a new character in the place of " + noun(place);
}

Said English::put(NodeIndex index) const {
    const NodeIndex what = text_[index].first;
    return done("put", all(what) + " " + place_put(text_[what].next));
}

Said English::stack(NodeIndex index) const {
    const NodeIndex cards = text_[index].first, whom = text_[cards].next;
    const bool under = (text_[index].sub & stack_under) != 0, freely = (text_[index].sub & stack_freely) != 0;
    Thing target = text_.first(whom);
    const bool one = target.amount.all && text_.is_many(target);
    const std::string onto = (under ? " under " : " on top of ") + (one ? "1 of " + bare(target, true) : all(whom));
    if (freely) return done("put", all(cards) + onto);
    const bool self = !one && !text_.is_many(target) && target.amount.all;
    const std::string fits = under ? ", where it fits the order of levels," : " that can level up with it";
    return done("put", all(cards) + onto + (self ? (under ? fits : ", if it can level up with it") : fits));
}

Said English::swap(NodeIndex index) const {
    const NodeIndex one = text_[index].first, other = text_[one].next;
    if (other == no_node) return done("swap", "the places of " + all(one));
    return done("swap", "the place of " + all(one) + " with that of " + all(other));
}

Said English::choose(NodeIndex index) const {
    const NodeIndex what = text_[index].first;
    const Node& node = text_[what];
    if (node.kind == NodeKind::selection) return done("choose", all(what, Prep::in));
    if (node.kind != NodeKind::value) return done("note", quantity(what));
    if (sub_as<ValueKind>(node) == ValueKind::bp) return done("choose", "1 printed BP of " + all(node.first, Prep::in));
    std::vector<std::string> types;
    for (const Type type : types_in({static_cast<std::uint16_t>(node.number)})) types.emplace_back(type_word(type));
    return done("choose", "TYPE " + listed(types, "or"));
}

}  // namespace cubenight::ultraman::wording
