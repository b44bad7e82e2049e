// The noun for what filters let through: its head, what is compounded with it, and what stands behind it as a clause.
#include <algorithm>

#include "engine/cards/type_letters.hpp"
#include "engine/cards/wording/card_classes.hpp"
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {

constexpr std::string_view condition_words[] = {"Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"};

struct Head {
    unsigned classes;
    std::string_view prefix;
    bool pokemon;
};
constexpr Head card_heads[] = {
    {pokemon_cards, "", true},
    {basic_pokemon, "perus-", true},
    {evolutions, "evoluutio-", true},
    {trainer_cards, "Trainer-", false},
    {items, "Item-", false},
    {tools, "Pokémon Tool -", false},
    {supporters, "Supporter-", false},
    {stadiums, "Stadium-", false},
    {energy_cards, "energia", false},
    {basic_energies, "perusenergia", false},
    {special_energies, "erikoisenergia", false},
};

// By RuleBox. What no word of its own is, is a compound with a Pokémon or card.
struct Box {
    const Word* word;
    std::string_view prefix;
};
constexpr Box boxes[] = {
    {&words::pokemon_ex, ""},        {&words::pokemon_ex_upper, ""}, {&words::pokemon_gx, ""},
    {&words::pokemon_v, ""},         {&words::pokemon_vmax, ""},     {&words::pokemon_vstar, ""},
    {&words::pokemon_vunion, ""},    {&words::pokemon_break, ""},    {&words::pokemon, "Mega Evolution -"},
    {&words::pokemon, "TAG TEAM -"}, {&words::card, "Prism Star -"}, {&words::card, "ACE SPEC -"},
    {&words::pokemon, "Radiant-"},   {&words::pokemon_lvx, ""},      {&words::pokemon_legend, ""},
    {&words::pokemon, "Star-"},      {&words::ultra_beast, ""},      {&words::pokemon, "Tera-"},
};

Declined headed(std::string_view prefix, const Word& word, Number number, Suffix suffix) {
    return before(prefix, decline(word, number, suffix));
}

std::string symbol(int type) { return type_symbol(static_cast<Type>(type)); }

}  // namespace

std::string Finnish::types(int bits) const {
    std::string out;
    for (int t = 0; t < type_count; ++t)
        if ((bits >> t) & 1) out += (out.empty() ? "" : "/") + symbol(t);
    return out;
}

// Energy as it is provided: "{C}{C}", or one unit of several types.
std::string Finnish::units(NodeIndex first) const {
    std::vector<std::string> parts(1);
    for (NodeIndex i : siblings_from(nodes_, first)) {
        if (at(i).kind != NodeKind::cost_units) break;
        const TypeSet set{static_cast<std::uint16_t>(at(i).number)};
        if (set == TypeSet::all()) {
            parts.emplace_back("mitä tahansa tyyppiä");
            continue;
        }
        if (set.size() == 1) {
            parts[0] += symbol(static_cast<int>(set.first()));
            continue;
        }
        std::vector<std::string> names;
        for (int t = 0; t < type_count; ++t)
            if (set.has(static_cast<Type>(t))) names.push_back(symbol(t));
        parts.push_back(listed(names, "tai"));
    }
    if (parts[0].empty()) parts.erase(parts.begin());
    if (parts.size() > 1)
        for (std::string& part : parts)
            if (part.find(" tai ") != std::string::npos) part.insert(0, 1, '('), part += ')';
    return listed(parts, "ja");
}

// A kind as a noun of its own, for "on ..." and "lasketaan ...".
Declined Finnish::kind_noun(const Node& kind, bool plural) {
    const Number number = plural ? Number::many : Number::one;
    const auto pokemon = [&](const std::string& prefix) {
        return headed(prefix, words::pokemon, number, Suffix::none);
    };
    const auto card = [&](std::string_view prefix) { return headed(prefix, words::card, number, Suffix::none); };
    switch (sub_as<KindWord>(kind)) {
        case KindWord::type: return pokemon(types(kind.number) + "-");
        case KindWord::no_type: return decline(words::typeless, number) + pokemon("");
        case KindWord::basic: return pokemon("perus-");
        case KindWord::stage1: return pokemon("Stage 1 -");
        case KindWord::stage2: return pokemon("Stage 2 -");
        case KindWord::evolution: return pokemon("evoluutio-");
        case KindWord::evolved: return decline(words::evolved, number) + pokemon("");
        case KindWord::pokemon: return pokemon("");
        case KindWord::basic_energy: return card("perusenergia");
        case KindWord::special_energy: return card("erikoisenergia");
        case KindWord::energy: return card("energia");
        case KindWord::item: return card("Item-");
        case KindWord::tool: return card("Pokémon Tool -");
        case KindWord::supporter: return card("Supporter-");
        case KindWord::stadium: return card("Stadium-");
        case KindWord::trainer: return card("Trainer-");
        case KindWord::rule: return card("Rule Box -");
        case KindWord::rule_box: {
            const Box& box = boxes[static_cast<std::size_t>(kind.number) % std::size(boxes)];
            return headed(box.prefix, *box.word, number, Suffix::none);
        }
        case KindWord::trait:
            return of_pokemon_ ? pokemon(hyphened(word(kind.number))) : card(hyphened(word(kind.number)));
        case KindWord::face_up: return decline(words::face_up, number) + card("");
        case KindWord::at: return card("");
        case KindWord::variable: return reference(kind.number);
    }
    return card("");
}

// What kinds say before the head. False where it has to stand behind.
bool Finnish::kind_before(const Node& node, Among among, Filters& found) {
    const auto stage = [&](std::string_view prefix) {
        found.prefix += prefix;
        if (among == Among::cards) found.classes &= pokemon_cards;
        return true;
    };
    switch (sub_as<KindWord>(node)) {
        case KindWord::type:
            found.types.push_back(types(node.number));
            if (among == Among::cards) found.classes &= pokemon_cards | energy_cards;
            return true;
        case KindWord::basic: return stage("perus-");
        case KindWord::stage1: return stage("Stage 1 -");
        case KindWord::stage2: return stage("Stage 2 -");
        case KindWord::evolution: return stage("evoluutio-");
        case KindWord::pokemon: return among == Among::in_play;
        case KindWord::trait:
            if (word(node.number) == "SP" && among == Among::in_play) return found.sp = true;
            found.prefix += hyphened(word(node.number));
            return true;
        case KindWord::face_up:
            found.one.push_back(decline(words::face_up, Number::one));
            found.many.push_back(decline(words::face_up, Number::many));
            return true;
        case KindWord::evolved:
            found.one.push_back(decline(words::evolved, Number::one));
            found.many.push_back(decline(words::evolved, Number::many));
            if (among == Among::cards) found.classes &= pokemon_cards;
            return true;
        case KindWord::rule_box:
            if (found.box >= 0) return false;
            found.box = node.number;
            return true;
        case KindWord::variable:
            if (meaning(node.number).kind != Meaning::Kind::type) return false;
            found.one.push_back(unchanged("kyseisen tyypin")), found.many.push_back(unchanged("kyseisen tyypin"));
            return true;
        case KindWord::no_type:
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::item:
        case KindWord::tool:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer:
        case KindWord::rule:
        case KindWord::at: break;
    }
    return false;
}

bool Finnish::filter_before(NodeIndex filter, Among among, Filters& found, Noun& noun) {
    const Node& node = at(filter);
    const auto means_things = [&](const Node& kind) {
        const Meaning::Kind meant = meaning(kind.number).kind;
        return meant == Meaning::Kind::pokemon || meant == Meaning::Kind::cards;
    };
    const bool but_named = node.kind == NodeKind::not_filter && at(node.first).kind == NodeKind::kind &&
                           sub_as<KindWord>(at(node.first)) == KindWord::variable && means_things(at(node.first));
    if (node.kind == NodeKind::other || but_named) return noun.other = true;
    if (among == Among::energy || among == Among::attached) {
        const unsigned only = classes_of(nodes_, filter);
        if (only == energy_cards && among == Among::energy) return true;
        if (only == basic_energies) return noun.filtered = found.basic_energy = true;
        if (only == special_energies) return noun.filtered = found.special_energy = true;
        if (only != 0 && among == Among::attached) {
            found.classes &= only;
            return noun.filtered = true;
        }
    } else if (const unsigned only = classes_of(nodes_, filter); only != 0 && among == Among::cards) {
        found.classes &= only;
        return noun.filtered = true;
    }
    noun.filtered = true;
    if (node.kind == NodeKind::ill && node.sub != any_condition && node.number == 0) {
        const std::string state = std::string(condition_words[node.sub]) + "-tilassa ";
        found.one.push_back(before(state, decline(words::being, Number::one)));
        found.many.push_back(before(state, decline(words::being, Number::many)));
        return true;
    }
    if (node.kind == NodeKind::distinct) {
        const Word& differing = is_in_name(node) ? words::of_another_name : words::of_another_type;
        found.one.push_back(decline(differing, Number::one)), found.many.push_back(decline(differing, Number::many));
        return true;
    }
    if (node.kind == NodeKind::not_filter && at(node.first).kind == NodeKind::kind &&
        sub_as<KindWord>(at(node.first)) == KindWord::face_up) {
        found.one.push_back(decline(words::face_down, Number::one));
        found.many.push_back(decline(words::face_down, Number::many));
        return true;
    }
    if (node.kind == NodeKind::kind) return kind_before(node, among, found);
    if (node.kind == NodeKind::name && is_whole_name(node) && found.name.empty()) {
        found.name = word(node.number);
        return true;
    }
    if (node.kind != NodeKind::one_of) return false;
    const auto sorts = children(nodes_, filter);
    const bool boxes = std::ranges::all_of(sorts, [&](NodeIndex sort) {
        return at(sort).kind == NodeKind::kind && sub_as<KindWord>(at(sort)) == KindWord::rule_box;
    });
    if (boxes && among == Among::cards) found.classes &= pokemon_cards;
    std::vector<std::string> names;
    for (NodeIndex part : children(nodes_, filter)) {
        if (at(part).kind != NodeKind::kind || sub_as<KindWord>(at(part)) != KindWord::type) return false;
        names.push_back(types(at(part).number));
    }
    // "{G}- tai {W}-Pokémon"
    for (std::size_t i = 0; i + 1 < names.size(); ++i) names[i] += "-";
    found.types.push_back(listed(names, "tai"));
    if (among == Among::cards) found.classes &= pokemon_cards | energy_cards;
    return true;
}

Finnish::Filters Finnish::filters(NodeIndex set, Among among, Noun& noun) {
    Filters found;
    found.classes = all_cards;
    for (NodeIndex filter : siblings_from(nodes_, set == no_node ? no_node : at(set).first))
        if (!filter_before(filter, among, found, noun)) found.behind.push_back(filter);
    return found;
}

// The head with what is compounded with it.
void Finnish::head(const Filters& found, Among among, Suffix suffix, std::string_view head_prefix, Noun& noun) const {
    std::string type;
    for (const std::string& name : found.types) type += name + "-";
    // "{R}-tyypin Stage 1 -Pokémon"
    const bool spaced = found.prefix.find(' ') != std::string::npos;
    const std::string prefix = (spaced && !type.empty() ? type + "tyypin " : type) + found.prefix;
    const auto set_head = [&](const std::string& compound, const Word& word) {
        noun.one = headed(compound, word, Number::one, suffix),
        noun.many = headed(compound, word, Number::many, suffix);
    };
    const std::string named = prefix + (found.name.empty() ? "" : hyphened(found.name));
    const std::string energy = found.basic_energy ? "perus" : found.special_energy ? "erikois" : "";
    if (found.box >= 0 && (among == Among::in_play || among == Among::cards)) {
        const Box& box = boxes[static_cast<std::size_t>(found.box) % std::size(boxes)];
        // "perus-Pokémon V", "Prism Star -energiakortti": what kind of card it has to be besides.
        for (const Head& card : card_heads) {
            if (among != Among::cards || card.classes != found.classes) continue;
            const bool any_card = box.word == &words::card;
            if (any_card)
                return set_head(named + std::string(box.prefix) + std::string(card.prefix),
                                card.pokemon ? words::pokemon : words::card);
            if (found.prefix.empty())
                return set_head(named + std::string(card.prefix) + std::string(box.prefix), *box.word);
        }
        return set_head(named + std::string(box.prefix), *box.word);
    }
    switch (among) {
        case Among::in_play:
            return set_head(std::string(head_prefix) + named, found.sp ? words::pokemon_sp : words::pokemon);
        case Among::energy: return set_head(named + energy, words::energy);
        case Among::tools: return set_head(named, words::tool);
        case Among::attached:
            if (found.classes != all_cards) break;
            return set_head(named + (energy.empty() ? "" : energy + "energia"), words::card);
        case Among::cards: break;
    }
    if (found.classes == all_cards || !found.name.empty()) return set_head(named, words::card);
    std::vector<Declined> one, many;
    unsigned classes = found.classes;
    for (const Head& head : card_heads) {
        if ((classes & head.classes) != head.classes) continue;
        classes &= ~head.classes;
        // A stage says by itself what "perus-" would say again.
        const std::string said(head.prefix == found.prefix ? "" : head.prefix);
        const std::string compound = prefix.ends_with(' ') || said.empty() ? prefix + said : prefix + said;
        const Word& word = head.pokemon ? words::pokemon : words::card;
        one.push_back(headed(compound, word, Number::one, suffix));
        many.push_back(headed(compound, word, Number::many, suffix));
    }
    if (one.empty()) return set_head("olematon ", words::card);
    noun.one = listed(one, "tai"), noun.many = listed(many, "ja");
    noun.mixed = one.size() > 1, noun.each_one = listed(one, "ja");
}

// "perus-Pokémon, jonka nimessä on ”A”, tai perusenergiakortti": one of two conditions is to be a card of a kind, so that
// only the others have to fulfil the other one. False where it is not so.
bool Finnish::parted(Filters& found, Among among, Noun& noun) {
    if (among != Among::cards || found.behind.size() != 1 || at(found.behind[0]).kind != NodeKind::one_of) return false;
    unsigned anyway = 0;
    std::vector<NodeIndex> asked;
    for (NodeIndex part : children(nodes_, found.behind[0]))
        if (const unsigned classes = classes_of(nodes_, part); classes != 0) anyway |= classes;
        else asked.push_back(part);
    if (asked.size() != 1 || (found.classes & anyway) == 0 || (found.classes & ~anyway) == 0) return false;
    Filters limited = found, free = found;
    limited.classes &= ~anyway, free.classes &= anyway;
    Noun some, rest;
    head(limited, among, Suffix::none, "", some), head(free, among, Suffix::none, "", rest);
    of_pokemon_ = false;
    const auto clause = [&](const Declined& which, bool many) {
        return ", " + says(asked[0], which, which, many, false) + ",";
    };
    const std::string of_one = clause(pronouns::which, false), of_many = clause(pronouns::which_many, true);
    noun.one = listed({behind(some.one, of_one), rest.one}, "tai");
    noun.many = listed({behind(some.many, of_many), rest.many}, "ja");
    const auto each = [](const Noun& kinds) { return kinds.mixed ? kinds.each_one : kinds.one; };
    noun.each_one = listed({behind(each(some), of_many), each(rest)}, "ja");
    found.behind.clear();
    return noun.mixed = true;
}

Finnish::Noun Finnish::noun(NodeIndex set, Among among, Suffix suffix, std::string_view head_prefix) {
    Noun noun;
    if (++depth_ > 40) set = no_node;
    Filters found = filters(set, among, noun);
    if (!parted(found, among, noun)) head(found, among, suffix, head_prefix, noun);
    for (const Declined& adjective : found.one)
        noun.one = adjective + noun.one, noun.each_one = adjective + noun.each_one;
    for (const Declined& adjective : found.many) noun.many = adjective + noun.many;
    bool clause = false;
    of_pokemon_ = among == Among::in_play;
    for (NodeIndex filter : found.behind) {
        const std::string joint = clause ? " ja " : ", ";
        if (clause) noun.after_one.pop_back(), noun.after_many.pop_back();
        noun.after_one += joint + says(filter, pronouns::which, pronouns::which, false, false) + ",";
        noun.after_many += joint + says(filter, pronouns::which_many, pronouns::which_many, true, false) + ",";
        clause = true;
    }
    --depth_;
    return noun;
}

}  // namespace cubenight::wording
