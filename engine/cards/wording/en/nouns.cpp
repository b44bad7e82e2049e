// What filters make of a noun: before it ("Basic {R} Pokémon"), in its place ("Item cards") and behind it ("that has any
// damage counters on it").
#include <utility>

#include "engine/cards/wording/card_classes.hpp"
#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {
namespace {

struct Head {
    unsigned classes;
    std::string_view one, many;
};
// The widest first.
constexpr Head card_heads[] = {
    {pokemon_cards, "Pokémon", "Pokémon"},
    {basic_pokemon, "Basic Pokémon", "Basic Pokémon"},
    {evolutions, "Evolution Pokémon", "Evolution Pokémon"},
    {trainer_cards, "Trainer card", "Trainer cards"},
    {items, "Item card", "Item cards"},
    {tools, "Pokémon Tool card", "Pokémon Tool cards"},
    {supporters, "Supporter card", "Supporter cards"},
    {stadiums, "Stadium card", "Stadium cards"},
    {energy_cards, "Energy card", "Energy cards"},
    {basic_energies, "Basic Energy card", "Basic Energy cards"},
    {special_energies, "Special Energy card", "Special Energy cards"},
};

// The nouns that together mean these classes.
std::vector<Head> heads_of(unsigned classes) {
    std::vector<Head> found;
    for (const Head& head : card_heads)
        if ((classes & head.classes) == head.classes) {
            found.push_back(head);
            classes &= ~head.classes;
        }
    return found;
}

// A trait that Pokémon have behind their noun, as rule boxes do: "Pokémon SP".
bool stands_behind(std::string_view trait) { return trait == "SP"; }

// "Basic {R} Energy card": the type stands behind what sort of card it is.
std::string head_with(const std::string& before, std::string_view head) {
    const std::string all(head);
    for (std::string_view sort : {"Basic ", "Special ", "Evolution "})
        if (!before.empty() && all.starts_with(sort)) return std::string(sort) + before + all.substr(sort.size());
    return before + all;
}

}  // namespace

// What the filters of a set come to, one after the other.
struct Descriptions::NounParts {
    Among among;
    Noun noun;
    unsigned classes = all_cards;
    std::string before;                   // adjectives
    std::vector<std::string> type_words;  // behind them
    std::string box;                      // "Pokémon ex"
    std::vector<std::string> boxes;       // any one of them
    std::string owner;                    // "Iono's"
    std::string name, all_names;          // "Kricketot or Kricketune", "Kricketot and Kricketune"
    std::string excluded;                 // "any Mew"
    std::vector<NodeIndex> clauses;       // filters that are said behind the noun
    bool basic_energy = false, special_energy = false;

    void only_with_types() {
        if (among == Among::cards) classes &= pokemon_cards | energy_cards;
        if (among == Among::attached) classes &= energy_cards;
    }
    // "Mega Evolution Pokémon ex": of two rule boxes the first one stands before the other.
    void put_box(std::string words) {
        constexpr std::string_view pokemon = "Pokémon";
        const auto stands_before = [&](const std::string& one) {
            return one.ends_with(pokemon) || one.find(pokemon) == std::string::npos;
        };
        if (!box.empty() && stands_before(words)) std::swap(box, words);
        if (box.ends_with(pokemon)) words.insert(0, box.substr(0, box.size() - pokemon.size()));
        else if (!box.empty() && stands_before(box)) words.insert(0, box + " ");
        box = std::move(words);
    }
    // "Basic {D} Pokémon-GX", "Prism Star Energy card": what kind of card it has to be besides its rule box.
    std::pair<std::string, std::string> head_of_box(const std::string& words) const {
        constexpr std::string_view card = " card";
        const bool of_any = words.ends_with(card);
        if (of_any && among == Among::cards && classes != all_cards) {
            const std::string box_before = before + words.substr(0, words.size() - card.size()) + " ";
            std::vector<std::string> one, many;
            for (const Head& head : heads_of(classes)) {
                one.push_back(box_before + std::string(head.one));
                many.push_back(box_before + std::string(head.many));
            }
            return {listed(one, "or"), listed(many, "or")};
        }
        const std::string sort = among != Among::cards      ? ""
                                 : classes == basic_pokemon ? "Basic "
                                 : classes == evolutions    ? "Evolution "
                                                            : "";
        const std::string one = head_with(before, sort + words);
        return {one, one + (of_any ? "s" : "")};
    }
    void set_head(std::string_view one, std::string_view many) {
        noun.one = before + std::string(one), noun.many = before + std::string(many);
    }
};

Descriptions::Noun Descriptions::noun(NodeIndex set, Among among) {
    NounParts parts{};
    parts.among = among;
    for (NodeIndex filter : siblings_from(nodes_, set == no_node ? no_node : at(set).first))
        if (!joins_noun(filter, parts)) parts.clauses.push_back(filter);
    for (const std::string& type : parts.type_words) parts.before += type + " ";
    if (!parts.owner.empty()) parts.before += parts.owner + " ";
    put_head(parts);
    if (!parts.name.empty()) put_name(parts);
    put_clauses(parts);
    if (!parts.excluded.empty()) {
        parts.noun.after_one += " (excluding " + parts.excluded + ")";
        parts.noun.after_many += " (excluding " + parts.excluded + ")";
    }
    return parts.noun;
}

// "a Lantern Fox", but "a Basic Pokémon named Lantern Fox" where the name alone does not say what sort of card it is.
void Descriptions::put_name(NounParts& parts) {
    if (!parts.all_names.empty()) parts.noun.all = parts.before + parts.all_names;
    const bool boxed = !parts.box.empty() || !parts.boxes.empty();
    const bool of_sort = boxed || (parts.among == Among::cards && (parts.classes & energy_cards) == 0);
    const bool card = parts.among == Among::cards || parts.among == Among::attached;
    const bool energy = card && parts.name.ends_with("Energy");
    const std::string one = parts.before + parts.name + (energy && parts.among == Among::attached ? " card" : "");
    parts.noun.one = of_sort ? parts.noun.one + " named " + parts.name : one;
    parts.noun.many =
        of_sort ? parts.noun.many + " named " + parts.name : parts.before + parts.name + (energy ? " cards" : "");
}

// Whether the filter has its place in or before the noun, or none at all; otherwise it becomes a clause behind it.
bool Descriptions::joins_noun(NodeIndex filter, NounParts& parts) {
    const Node& node = at(filter);
    Noun& noun = parts.noun;
    if (leaves_out_named(filter)) return noun.other = true;
    if (const std::string sort = left_out_ == nullptr ? "" : left_out(filter); !sort.empty()) {
        left_out_->push_back(sort);
        return noun.filtered = true;
    }
    if (node.kind == NodeKind::not_filter && is_kind(node.first, KindWord::variable) &&
        meaning(at(node.first).number).gone) {
        parts.excluded += (parts.excluded.empty() ? "" : " or ") + reference(at(node.first).number);
        return noun.filtered = true;
    }
    if (node.kind == NodeKind::ill && node.sub != any_condition && node.number == 0) {
        parts.before += std::string(condition_word(node.sub)) + " ";
        return noun.filtered = true;
    }
    if (node.kind == NodeKind::distinct) {
        noun.after_many += is_in_name(node) ? " with different names" : " of different types";
        return noun.filtered = true;
    }
    if (parts.among == Among::energy && classes_of(nodes_, filter) == energy_cards) return true;
    noun.filtered = true;
    if (narrows_classes(filter, parts)) return true;
    if (node.kind == NodeKind::kind) return kind_joins_noun(node, parts);
    if (node.kind == NodeKind::name && is_whole_name(node) && parts.name.empty()) {
        parts.name = word(node.number);
        return true;
    }
    if (node.kind == NodeKind::name && names_owner(node) && parts.owner.empty() && means_pokemon_alone(filter, parts)) {
        parts.owner = word(node.number);
        return true;
    }
    if (node.kind == NodeKind::one_of) return types_join_noun(filter, parts);
    if (node.kind == NodeKind::not_filter && at(node.first).kind == NodeKind::name && is_whole_name(at(node.first))) {
        parts.excluded += (parts.excluded.empty() ? "any " : " or any ") + std::string(word(at(node.first).number));
        return true;
    }
    return false;
}

// A part of a name that says whose Pokémon it is: "Iono's".
bool Descriptions::names_owner(const Node& name) const {
    return !is_whole_name(name) && word(name.number).ends_with("'s");
}

// Whether the set with that filter lets nothing through but Pokémon.
bool Descriptions::means_pokemon_alone(NodeIndex filter, const NounParts& parts) const {
    if (parts.among == Among::in_play) return true;
    if (parts.among != Among::cards) return false;
    unsigned classes = parts.classes;
    for (NodeIndex other : siblings_from(nodes_, filter))
        if (const unsigned only = classes_of(nodes_, other); only != 0) classes &= only;
    return (classes & ~pokemon_cards) == 0;
}

// What sort of card it is decides which noun is taken.
bool Descriptions::narrows_classes(NodeIndex filter, NounParts& parts) const {
    const unsigned only = classes_of(nodes_, filter);
    if (parts.among == Among::cards) {
        if (only != 0) parts.classes &= only;
        return only != 0;
    }
    if (parts.among == Among::attached) {
        if (only != 0) parts.classes &= only;
        return only != 0;
    }
    if (parts.among != Among::energy) return false;
    if (only == basic_energies) return parts.basic_energy = true;
    if (only == special_energies) return parts.special_energy = true;
    return false;
}

bool Descriptions::kind_joins_noun(const Node& kind, NounParts& parts) {
    switch (sub_as<KindWord>(kind)) {
        case KindWord::type:
            parts.type_words.push_back(type_symbols(kind.number));
            parts.only_with_types();
            return true;
        case KindWord::variable:
            if (meaning(kind.number).kind != Meaning::Kind::type) return false;
            parts.noun.after_one += " of that type", parts.noun.after_many += " of that type";
            return true;
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution:
            parts.before += kind_words(kind) + " ";
            if (parts.among == Among::cards) parts.classes &= pokemon_cards;
            return true;
        case KindWord::pokemon: return true;
        case KindWord::trait:
            if (stands_behind(word(kind.number)) && parts.boxes.empty() && means_pokemon_alone(index_of(kind), parts)) {
                parts.put_box("Pokémon " + kind_words(kind));
                return true;
            }
            parts.before += kind_words(kind) + " ";
            return true;
        case KindWord::evolved:
        case KindWord::face_up: parts.before += kind_words(kind) + " "; return true;
        case KindWord::rule_box:
            if (!parts.boxes.empty()) return false;
            parts.put_box(kind_words(kind));
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

// "TAG TEAM", of Pokémon that are so called by their rule box, and of other cards that have it as a trait; else nothing.
std::string Descriptions::group_said_twice(NodeIndex one_of) {
    const NodeIndex box = at(one_of).first, trait = at(box).next;
    if (!is_kind(box, KindWord::rule_box) || !is_kind(trait, KindWord::trait) || at(trait).next != no_node) return "";
    const std::string group = kind_words(at(trait));
    return kind_words(at(box)) == group + " Pokémon" ? group : "";
}

// "{R} or {W} Pokémon", "Basic or Stage 1 Pokémon".
bool Descriptions::types_join_noun(NodeIndex one_of, NounParts& parts) {
    std::vector<std::string> names;
    bool types = true, stages = true,
         named = parts.name.empty() && (parts.among == Among::in_play || parts.among == Among::cards),
         boxes = (parts.among == Among::in_play || parts.among == Among::cards) && parts.box.empty();
    for (NodeIndex part : children(nodes_, one_of)) {
        types &= is_kind(part, KindWord::type);
        boxes &= is_kind(part, KindWord::rule_box);
        named &= at(part).kind == NodeKind::name && is_whole_name(at(part));
        stages &= is_kind(part, KindWord::basic) || is_kind(part, KindWord::stage1) || is_kind(part, KindWord::stage2);
        if (at(part).kind == NodeKind::kind && types) names.push_back(type_symbols(at(part).number));
        else if (stages) names.push_back(kind_words(at(part)));
    }
    if (const std::string group = group_said_twice(one_of); !group.empty() && parts.among == Among::cards) {
        parts.before += group + " ";
        return true;
    }
    if (stages) {
        parts.before += listed(names, "or") + " ";
        parts.classes &= pokemon_cards;
        return true;
    }
    if (named) {
        for (NodeIndex part : children(nodes_, one_of)) names.emplace_back(word(at(part).number));
        parts.name = listed(names, "or"), parts.all_names = listed(names, "and");
        return true;
    }
    if (boxes) {
        for (NodeIndex part : children(nodes_, one_of)) parts.boxes.push_back(kind_words(at(part)));
        return true;
    }
    if (!types) return false;
    parts.type_words.push_back(listed(names, "or"));
    parts.only_with_types();
    return true;
}

void Descriptions::put_head(NounParts& parts) {
    switch (parts.among) {
        case Among::in_play: {
            constexpr std::string_view card = "card";
            if (!parts.boxes.empty()) {
                std::vector<std::string> boxes;
                for (const std::string& box : parts.boxes) boxes.push_back(parts.before + box);
                parts.noun.all = listed(boxes, "and");
                parts.noun.one = parts.noun.many = listed(boxes, "or");
                parts.noun.sorts = std::move(boxes);
                return;
            }
            std::string pokemon = parts.box.empty() ? "Pokémon" : parts.box;
            if (pokemon.ends_with(card)) pokemon.replace(pokemon.size() - card.size(), card.size(), "Pokémon");
            return parts.set_head(pokemon, pokemon);
        }
        case Among::energy:
            parts.noun.one = parts.noun.many = (parts.basic_energy     ? "Basic "
                                                : parts.special_energy ? "Special "
                                                                       : "") +
                                               parts.before + "Energy";
            return;
        case Among::tools: {
            constexpr std::string_view card = "card";
            const std::string box =
                parts.box.ends_with(card) ? parts.box.substr(0, parts.box.size() - card.size()) : "";
            return parts.set_head(box + "Pokémon Tool", box + "Pokémon Tools");
        }
        case Among::attached: return put_card_head(parts);
        case Among::cards: return put_card_head(parts);
    }
}

void Descriptions::put_card_head(NounParts& parts) {
    if (!parts.boxes.empty() || !parts.box.empty()) {
        std::vector<std::string> one, many;
        for (const std::string& box : parts.boxes.empty() ? std::vector{parts.box} : parts.boxes) {
            const auto [single, several] = parts.head_of_box(box);
            one.push_back(single);
            many.push_back(several);
        }
        parts.noun.one = listed(one, "or"), parts.noun.many = listed(many, "or");
        return;
    }
    if (parts.classes == all_cards) return parts.set_head("card", "cards");
    std::vector<std::string> one, many;
    for (const Head& head : heads_of(parts.classes)) {
        // "Basic {R} Pokémon or a {R} Energy card": what is said of one is not said of the other.
        const std::string single = head_with(parts.before, head.one);
        one.push_back(one.empty() || parts.before.empty() ? single : with_article(single));
        many.push_back(head_with(parts.before, head.many));
    }
    parts.noun.one = listed(one, "or");
    parts.noun.many = (many.size() > 1 ? std::string(in_any_combination) : "") + listed(many, "and");
    if (parts.classes == 0) parts.noun.one = parts.noun.many = "card that does not exist";
}

// What is printed on a card and is never nothing: "with 90 HP or less", but "that has 30 HP or less remaining".
bool Descriptions::is_printed_number(const Node& filter) const {
    if (filter.kind != NodeKind::stat_compare) return false;
    const auto stat = sub_as<Stat>(filter);
    if (stat == Stat::retreat) return !is_integer(filter.first, 0);
    return stat == Stat::hp || stat == Stat::attacks;
}

// "that has any damage counters on it"
bool Descriptions::is_damaged(const Node& filter) const {
    return filter.kind == NodeKind::stat_compare && sub_as<Stat>(filter) == Stat::counters &&
           static_cast<Relation>(filter.number) == Relation::at_least && is_integer(filter.first, 1);
}

// "with 90 HP or less", "that has any damage counters on it".
void Descriptions::put_clauses(NounParts& parts) {
    bool that = false;
    cards_asked_ = parts.among == Among::cards && (parts.classes & ~pokemon_cards) != 0;
    for (NodeIndex filter : parts.clauses) {
        const Node& node = at(filter);
        const bool with = node.kind == NodeKind::shares || node.kind == NodeKind::extreme || is_printed_number(node);
        if (filter == implied_ || (counters_implied_ && is_damaged(node))) continue;
        const auto put = [&](std::string& after, const std::string& said) {
            if (with) after += " with" + said.substr(said.find(' '));
            else after += (that ? " and " : " that ") + said;
        };
        put(parts.noun.after_one, says(filter, false));
        put(parts.noun.after_many, says(filter, true));
        that = that || !with;
    }
    cards_asked_ = false;
}

}  // namespace cubenight::wording
