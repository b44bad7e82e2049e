#include "engine/cards/ultraman/wording/readings.hpp"

namespace cubenight::ultraman::wording {
namespace {

bool is_category(KindWord kind) {
    return kind == KindWord::ultraman || kind == KindWord::kaiju || kind == KindWord::mech || kind == KindWord::scene ||
           kind == KindWord::character;
}

std::optional<State> state_of(KindWord kind) {
    if (kind == KindWord::single) return State::single;
    if (kind == KindWord::double_) return State::double_;
    if (kind == KindWord::triple) return State::triple;
    if (kind == KindWord::quad) return State::quad;
    return std::nullopt;
}

Deed deed_of(const Node& statement, std::span<const Node> nodes) {
    switch (statement.kind) {
        case NodeKind::look: return sub_as<Player>(statement) == Player::me ? Deed::looked_at : Deed::revealed;
        case NodeKind::discard: return Deed::discarded;
        case NodeKind::exile: return Deed::exiled;
        case NodeKind::stack: return Deed::stacked;
        case NodeKind::put: {
            const NodeKind to = nodes[nodes[nodes[statement.first].next].first].kind;
            if (to == NodeKind::zone)
                return sub_as<Zone>(nodes[nodes[nodes[statement.first].next].first]) == Zone::hand ? Deed::taken
                                                                                                   : Deed::placed;
            return to == NodeKind::in_place ? Deed::placed : Deed::returned;
        }
        case NodeKind::give: return Deed::given;
        case NodeKind::choose: return Deed::chosen;
        case NodeKind::swap: return Deed::moved;
        default: return Deed::chosen;
    }
}

bool puts_on_field(const Node& statement, std::span<const Node> nodes) {
    return statement.kind == NodeKind::put &&
           nodes[nodes[nodes[statement.first].next].first].kind == NodeKind::in_place;
}

// Its own card hears that it is discarded.
bool hears_its_discard(std::span<const Node> nodes) {
    for (const NodeIndex part : children(nodes, 0)) {
        const Node& event = nodes[nodes[part].first == no_node ? 0 : nodes[part].first];
        if (nodes[part].kind == NodeKind::when && sub_as<TextEvent>(event) == TextEvent::discarded &&
            (event.first == no_node || nodes[event.first].kind != NodeKind::of))
            return true;
    }
    return false;
}

}  // namespace

bool is_plain(const Traits& traits) {
    return traits.states.empty() && traits.levels.empty() && traits.rounds.empty() && traits.types.empty() &&
           traits.categories.empty() && traits.characters.empty() && !traits.other && !traits.distinct &&
           traits.clauses.empty();
}

std::vector<Type> types_in(TypeSet types) {
    std::vector<Type> all;
    for (int type = 0; type < type_count; ++type)
        if (types.has(static_cast<Type>(type))) all.push_back(static_cast<Type>(type));
    return all;
}

Reading::Reading(const Effect& effect, const Source& source)
    : effect_(effect), this_(source.scene                      ? This::scene
                             : hears_its_discard(effect.nodes) ? This::card
                                                               : This::character),
      nodes_(effect.nodes), parents_(effect.nodes.size(), no_node), bound_(static_cast<std::size_t>(effect.variables)) {
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        for (const NodeIndex below : children(nodes_, static_cast<NodeIndex>(i)))
            parents_[below] = static_cast<NodeIndex>(i);
    for (std::size_t i = 0; i < nodes_.size(); ++i) bind(static_cast<NodeIndex>(i));
}

void Reading::bind(NodeIndex index) {
    const Node& node = nodes_[index];
    const auto say = [this](int variable) -> Bound& { return bound_[static_cast<std::size_t>(variable)]; };
    if (node.kind == NodeKind::select && node.number > 0) {
        Bound& bound = say(node.number - 1);
        NodeIndex statement = index;
        while (family_of(nodes_[statement].kind) != NodeFamily::verb &&
               family_of(nodes_[statement].kind) != NodeFamily::control &&
               family_of(nodes_[statement].kind) != NodeFamily::standing)
            statement = parents_[statement];
        const Thing what = thing(index);
        bound = {what.cards ? Held::cards : Held::characters, deed_of(nodes_[statement], nodes_), is_many(what), index,
                 statement};
        // Cards that are put on the field are one new character.
        if (puts_on_field(nodes_[statement], nodes_)) bound.held = Held::characters, bound.many = false;
    }
    if (node.kind == NodeKind::each) {
        const Thing what = thing(nodes_[node.first].first);
        say(node.number) = {what.cards ? Held::cards : Held::characters, Deed::chosen, false, nodes_[node.first].first,
                            index};
    }
    if (node.kind != NodeKind::choose) return;
    const Node& what = nodes_[node.first];
    Bound& bound = say(node.number);
    bound = {Held::number, Deed::chosen, false, node.first, index};
    if (what.kind == NodeKind::value && sub_as<ValueKind>(what) == ValueKind::type) bound.held = Held::type;
    if (what.kind != NodeKind::selection) return;
    const Thing chosen = thing(what.first);
    bound.held = chosen.cards ? Held::cards : Held::characters;
    bound.many = nodes_[what.first].next != no_node || is_many(chosen);
    bound.at = what.first;
}

Amount Reading::amount(NodeIndex range) const {
    Amount amount;
    amount.all = false;
    amount.kind = sub_as<RangeKind>(nodes_[range]);
    const NodeIndex quantity = nodes_[range].first;
    if (quantity == no_node) return amount;
    if (nodes_[quantity].kind == NodeKind::integer) amount.number = nodes_[quantity].number;
    else amount.quantity = quantity;
    return amount;
}

Thing Reading::thing(NodeIndex select) const {
    Thing thing;
    thing.node = select;
    NodeIndex at = nodes_[select].first;
    if (nodes_[at].kind == NodeKind::range) thing.amount = amount(at), at = nodes_[at].next;
    const Node& base = nodes_[at];
    NodeIndex set = base.next;
    switch (base.kind) {
        case NodeKind::place: {
            constexpr Base places[] = {Base::this_, Base::foe, Base::characters, Base::vacancies};
            thing.base = places[base.sub], thing.side = static_cast<Side>(base.number);
            break;
        }
        case NodeKind::zone:
            thing.base = Base::zone, thing.side = static_cast<Side>(base.number), thing.zone = sub_as<Zone>(base);
            thing.cards = thing.zone != Zone::scene;
            break;
        case NodeKind::on:
            thing.base = Base::part, thing.part = sub_as<AttachedKind>(base), thing.cards = true;
            thing.whose = base.first;
            if (nodes_[base.first].kind == NodeKind::set) set = base.first, thing.whose = nodes_[base.first].next;
            break;
        case NodeKind::facing:
            thing.base = Base::facing, thing.whose = base.first;
            if (nodes_[base.first].kind == NodeKind::set) set = base.first, thing.whose = nodes_[base.first].next;
            break;
        case NodeKind::top_of:
        case NodeKind::bottom_of:
            thing.base = base.kind == NodeKind::top_of ? Base::top_of : Base::bottom_of, thing.cards = true;
            thing.quantity = base.first, thing.side = static_cast<Side>(nodes_[nodes_[base.first].next].number);
            break;
        default:  // a variable
            thing.base = Base::variable, thing.variable = base.number;
            thing.cards = bound(base.number).held == Held::cards;
    }
    thing.kinds = kinds(set);
    return thing;
}

std::vector<Thing> Reading::things(NodeIndex selection) const {
    std::vector<Thing> all;
    for (const NodeIndex select : children(nodes_, selection)) all.push_back(thing(select));
    return all;
}

bool Reading::is_many(const Thing& thing) const {
    if (!thing.amount.all) return thing.amount.number != 1;
    switch (thing.base) {
        case Base::this_:
        case Base::foe: return false;
        case Base::characters:
        case Base::vacancies: return true;
        case Base::zone: return thing.zone != Zone::scene;
        case Base::part:
            if (thing.part == AttachedKind::cards || thing.part == AttachedKind::charges) return true;
            return is_many(this->thing(thing.whose));
        case Base::facing: return is_many(this->thing(thing.whose));
        case Base::top_of:
        case Base::bottom_of: return !is_integer(thing.quantity, 1);
        case Base::variable: return bound(thing.variable).many;
    }
    return false;
}

// -- filters

// What a noun can be made of alone.
bool Reading::is_noun(NodeIndex filter) const {
    const Node& node = nodes_[filter];
    if (node.kind == NodeKind::name) return sub_as<NameOf>(node) != NameOf::team;
    if (node.kind == NodeKind::kind) return is_category(sub_as<KindWord>(node));
    if (node.kind != NodeKind::all_of) return false;
    for (const NodeIndex part : children(nodes_, filter))
        if (is_noun(part)) return true;
    return false;
}

// One of several that are alike: said as one.
bool Reading::sort_one_of(NodeIndex one_of, Traits& traits) const {
    Traits tried;
    for (const NodeIndex part : children(nodes_, one_of)) {
        if (nodes_[part].kind == NodeKind::all_of || nodes_[part].kind == NodeKind::one_of) return false;
        sort(part, tried);
    }
    if (!tried.clauses.empty() || tried.other || tried.distinct) return false;
    const int sorts = !tried.states.empty() + !tried.levels.empty() + !tried.rounds.empty() + !tried.types.empty() +
                      !tried.categories.empty() + !tried.characters.empty();
    if (sorts != 1) return false;
    if (!tried.states.empty() && traits.states.empty()) return traits.states = tried.states, true;
    if (!tried.levels.empty() && traits.levels.empty()) return traits.levels = tried.levels, true;
    if (!tried.rounds.empty() && traits.rounds.empty()) return traits.rounds = tried.rounds, true;
    if (!tried.types.empty() && traits.types.empty()) return traits.types = tried.types, true;
    if (!tried.categories.empty() && traits.categories.empty()) return traits.categories = tried.categories, true;
    if (!tried.characters.empty() && traits.characters.empty()) return traits.characters = tried.characters, true;
    return false;
}

void Reading::sort(NodeIndex filter, Traits& traits) const {
    const Node& node = nodes_[filter];
    if (node.kind == NodeKind::kind) {
        const auto kind = sub_as<KindWord>(node);
        const auto state = state_of(kind);
        const TypeSet type{static_cast<std::uint16_t>(node.number)};
        if (kind == KindWord::type && !traits.types.has_any(type)) traits.types = traits.types | type;
        else if (state) traits.states.push_back(*state);
        else if (is_category(kind)) traits.categories.push_back(kind);
        else traits.clauses.push_back(filter);
        return;
    }
    const bool equal = static_cast<Relation>(node.number) == Relation::equal;
    if (node.kind == NodeKind::name && sub_as<NameOf>(node) == NameOf::character) traits.characters.push_back(filter);
    else if (node.kind == NodeKind::other) traits.other = true;
    else if (node.kind == NodeKind::distinct) traits.distinct = sub_as<SameIn>(node);
    else if (node.kind == NodeKind::stat_compare && sub_as<Stat>(node) == Stat::level &&
             nodes_[node.first].kind == NodeKind::integer && (equal || traits.levels.empty()))
        traits.levels.push_back(filter);
    else if (node.kind == NodeKind::stat_compare && sub_as<Stat>(node) == Stat::round &&
             nodes_[node.first].kind == NodeKind::integer)
        traits.rounds.push_back(filter);
    else if (node.kind != NodeKind::one_of || !sort_one_of(filter, traits)) traits.clauses.push_back(filter);
}

std::vector<Traits> Reading::kinds(NodeIndex set) const {
    std::vector<Traits> kinds(1);
    if (set == no_node || nodes_[set].kind != NodeKind::set) return kinds;
    NodeIndex either = no_node;
    Traits& all = kinds.front();
    for (const NodeIndex filter : children(nodes_, set)) {
        Traits alone;
        sort(filter, alone);
        // A second word of the same sort is said behind the noun: both hold.
        const bool again =
            (!alone.states.empty() && !all.states.empty()) || (!alone.levels.empty() && !all.levels.empty()) ||
            (!alone.rounds.empty() && !all.rounds.empty()) || (!alone.types.empty() && !all.types.empty()) ||
            (!alone.categories.empty() && !all.categories.empty()) ||
            (!alone.characters.empty() && !all.characters.empty());
        bool nouns = nodes_[filter].kind == NodeKind::one_of && !alone.clauses.empty() && either == no_node &&
                     !names_parts(filter);
        if (nouns)
            for (const NodeIndex part : children(nodes_, filter)) nouns &= is_noun(part);
        if (nouns) either = filter;
        else if (again) all.clauses.push_back(filter);
        else sort(filter, all);
    }
    if (either == no_node) return kinds;
    std::vector<Traits> each;
    for (const NodeIndex part : children(nodes_, either)) {
        Traits one = all;
        if (nodes_[part].kind == NodeKind::all_of)
            for (const NodeIndex filter : children(nodes_, part)) sort(filter, one);
        else sort(part, one);
        // Character names alone stand together: "[A] or [B]".
        if (!each.empty() && !one.characters.empty() && nodes_[part].kind == NodeKind::name &&
            !each.back().characters.empty() && each.back().clauses == one.clauses &&
            each.back().categories == one.categories)
            each.back().characters.push_back(part);
        else each.push_back(one);
    }
    return each;
}

// -- what was said before

bool Reading::is_rest(NodeIndex select) const {
    const Thing meant = thing(select);
    if (meant.base != Base::variable || !meant.amount.all || nodes_[nodes_[select].first].next != no_node) return false;
    for (NodeIndex i = 0; i < select; ++i) {
        if (nodes_[i].kind != NodeKind::select) continue;
        const NodeIndex verb = parents_[parents_[i]];
        const bool picks = nodes_[verb].kind == NodeKind::put || nodes_[verb].kind == NodeKind::discard ||
                           nodes_[verb].kind == NodeKind::exile || nodes_[verb].kind == NodeKind::stack;
        const Thing before = thing(i);
        if (picks && before.base == Base::variable && before.variable == meant.variable &&
            (!before.amount.all || nodes_[nodes_[i].first].next != no_node))
            return true;
    }
    return false;
}

Scaled Reading::scaled(NodeIndex quantity) const {
    // Things, levels and rounds can be counted.
    const auto countable = [this](const Node& node) {
        const bool ranked = sub_as<Stat>(node) == Stat::level || sub_as<Stat>(node) == Stat::round;
        return node.kind == NodeKind::count || node.kind == NodeKind::rounds || (node.kind == NodeKind::stat && ranked);
    };
    const auto unit = [&](NodeIndex index) -> Scaled {
        const Node& node = nodes_[index];
        if (node.kind == NodeKind::divide && countable(nodes_[node.first])) return {1, node.number, node.first};
        return countable(node) ? Scaled{1, 1, index} : Scaled{};
    };
    if (const Scaled alone = unit(quantity); alone.unit != no_node) return alone;
    if (nodes_[quantity].kind != NodeKind::multiply) return {};
    const NodeIndex left = nodes_[quantity].first, right = nodes_[left].next;
    for (const auto& [number, other] : {std::pair{left, right}, std::pair{right, left}})
        if (nodes_[number].kind == NodeKind::integer)
            if (Scaled of = unit(other); of.unit != no_node) return of.factor = nodes_[number].number, of;
    return {};
}

bool Reading::asks_for_extra(NodeIndex filter) const {
    const Node& node = nodes_[filter];
    const auto relation = static_cast<Relation>(node.number);
    return sub_as<Stat>(node) == Stat::printed_extra && is_integer(node.first, 0) &&
           (relation == Relation::at_least || relation == Relation::greater);
}

bool Reading::names_parts(NodeIndex one_of) const {
    if (nodes_[one_of].kind != NodeKind::one_of) return false;
    for (const NodeIndex part : children(nodes_, one_of))
        if (nodes_[part].kind != NodeKind::name || sub_as<NameOf>(nodes_[part]) != NameOf::part) return false;
    return true;
}

std::vector<std::string> Reading::quoted_parts(NodeIndex one_of, std::string_view open, std::string_view close) const {
    std::vector<std::string> parts;
    for (const NodeIndex part : children(nodes_, one_of))
        parts.push_back(std::string(open) + word(nodes_[part]) + std::string(close));
    return parts;
}

SpanKind Reading::span_around(NodeIndex index) const {
    while (nodes_[index].kind != NodeKind::lasting) index = parents_[index];
    return sub_as<SpanKind>(nodes_[nodes_[index].first]);
}

bool Reading::only_gives(NodeIndex lasting) const {
    const NodeIndex block = nodes_[nodes_[lasting].first].next;
    for (const NodeIndex part : children(nodes_, block))
        if (nodes_[part].kind != NodeKind::give) return false;
    return true;
}

}  // namespace cubenight::ultraman::wording
