// What names ($a) stand for by now, and how they are said again: "that Pokémon", "those cards".
#include <algorithm>
#include <utility>

#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {

void Descriptions::bind(int variable, Meaning meaning) {
    if (variable >= 0 && variable < most_variables) meanings_[static_cast<std::size_t>(variable)] = std::move(meaning);
}

bool Descriptions::means_pokemon(NodeIndex select) const {
    const Node& base = at(base_of(select));
    if (base.kind == NodeKind::place) return sub_as<Place>(base) != Place::this_ || is_pokemon();
    return base.kind == NodeKind::var && meaning(base.number).kind == Meaning::Kind::pokemon;
}

bool Descriptions::means_several(NodeIndex select) const {
    const NodeIndex range = range_of(select);
    const Node& base = at(base_of(select));
    if (base.kind == NodeKind::place) {
        const auto place = sub_as<Place>(base);
        if (place == Place::this_ || place == Place::holder || place == Place::attacker) return false;
        if (place == Place::active && whose(base) != Side::any) return false;
    }
    if (base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::stadium) return false;
    if (base.kind == NodeKind::var && range == no_node) return meaning(base.number).plural;
    if (base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of) return !is_integer(base.first, 1);
    return range == no_node || !is_integer(at(range).first, 1);
}

void Descriptions::bind_select(NodeIndex select, bool looked_at) {
    Meaning meaning;
    meaning.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    meaning.plural = means_several(select);
    meaning.looked_at = looked_at;
    const Node& base = at(base_of(select));
    if ((base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of) && at(base.first).kind == NodeKind::integer)
        meaning.left = at(base.first).number;
    const Node& zone =
        base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of ? at(at(base.first).next) : base;
    if (zone.kind == NodeKind::zone || zone.kind == NodeKind::place) meaning.owner = whose(zone);
    if (base.kind == NodeKind::var) meaning.owner = this->meaning(base.number).owner;
    bind(at(select).number - 1, meaning);
}

// What a `when` or an event names is one thing at a time.
void Descriptions::bind_one_of_each(NodeIndex selection) {
    for (NodeIndex select : children(nodes_, selection))
        if (at(select).number > 0) {
            bind_select(select, false);
            meaning(at(select).number - 1).plural = false;
        }
}

// Whom an event happened to. Where a card is attached, that is the Pokémon that receives it.
void Descriptions::bind_event_subject(const Node& event, NodeIndex selection) {
    bind_one_of_each(selection);
    if (sub_as<TextEvent>(event) != TextEvent::attached) return;
    for (NodeIndex select : children(nodes_, selection))
        if (at(select).number > 0) meaning(at(select).number - 1).kind = Meaning::Kind::pokemon;
}

std::string Descriptions::reference(int variable) {
    Meaning& meant = meaning(variable);
    if (!meant.once.empty()) return std::exchange(meant.once, {});
    switch (meant.kind) {
        case Meaning::Kind::pokemon:
            if (!meant.words.empty() && meant.was_active && switched_mine_)
                return "the Pokémon you moved to your Bench";
            if (!meant.words.empty()) return meant.words;
            if (meant.apart) return "the chosen Pokémon";
            return meant.plural ? "those Pokémon" : "that Pokémon";
        case Meaning::Kind::cards:
            if (meant.taken && meant.plural) return meant.left == 1 ? "the other card" : "the other cards";
            if (meant.apart && meant.looked_at && !meant.plural) return "the card you looked at";
            return std::string(meant.apart    ? "the chosen "
                               : meant.plural ? "those "
                                              : "that ") +
                   (meant.plural ? "cards" : "card");
        case Meaning::Kind::number: return "that number";
        case Meaning::Kind::type: return "that type";
        case Meaning::Kind::condition: return "that Special Condition";
        case Meaning::Kind::name: return "that name";
        case Meaning::Kind::attack: return "that attack";
        case Meaning::Kind::nothing: break;
    }
    return "that";
}

std::string Descriptions::attack_word(const Node& name) {
    return names_chosen(name) ? reference(name.number) : std::string(word(name.number));
}

Descriptions::Phrase Descriptions::of_variable(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const Meaning meant = meaning(base.number);
    if (meant.kind == Meaning::Kind::pokemon) return pokemon_meant(base, range, set, use);
    // Of those that are still where they were: the others.
    bool rest = false, filtered = false;
    for (NodeIndex filter : siblings_from(nodes_, set == no_node ? no_node : at(set).first)) {
        const bool where = is_kind(filter, KindWord::at);
        rest |= where;
        filtered |= !where;
    }
    const bool all = is_all(range);
    if (rest && !filtered && all) {
        const bool several = meant.left < 0 ? meant.plural : meant.left > 1;
        return {several ? "the other cards" : meant.plural ? "the other card" : "that card", several};
    }
    if (all && !filtered)
        return {(use == Use::unit && meant.plural ? "of " : "") + reference(base.number), meant.plural};
    if (!all && !filtered && !rest) return some_meant(base, range, use);
    const Noun cards = noun(set, Among::cards);
    const bool each = all && use == Use::unit;
    const std::string found = actor_ == Actor::you ? " you find there" : " they find there";
    if (all && meant.looked_at && !each) return {"all " + cards.many + cards.after_many + found, true};
    if (all && !each) return {"those of them that are " + cards.many + cards.after_many, true};
    Phrase phrase = counted(range, cards, use, "all ");
    if (!all && !each) meaning(base.number).taken = true, meaning(base.number).left = -1;
    phrase.words += meant.looked_at                            ? found
                    : each && was_discarded_alone(base.number) ? " you discarded in this way"
                                                               : " among those cards";
    return phrase;
}

// Whether you discarded those cards, and no others.
bool Descriptions::was_discarded_alone(int variable) const {
    const auto discarded = std::ranges::count_if(meanings_, [](const Meaning& meant) { return meant.gone; });
    return actor_ == Actor::you && discarded == 1 && meaning(variable).gone && meaning(variable).by_you;
}

Descriptions::Phrase Descriptions::pokemon_meant(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const bool several = meaning(base.number).plural;
    const Noun pokemon = noun(set, Among::in_play);
    const std::string those = reference(base.number);
    if (is_all(range) && !pokemon.filtered) return {those, several};
    // "1 of those {R} Pokémon": what is asked of them besides stands in the noun.
    constexpr std::string_view head = "Pokémon";
    const bool said = those.ends_with(head);
    const std::string some = said ? those.substr(0, those.size() - head.size()) + pokemon.many : those;
    Phrase phrase = group(range, some + pokemon.after_many, some + pokemon.after_one, use);
    if (!is_all(range)) return phrase;
    if (several) return {(said ? some : "those " + pokemon.many) + pokemon.after_many, true};
    if (those == "that Pokémon") return {"that " + pokemon.one + pokemon.after_one, false};
    // Who it is was not said before: "your opponent's Active Pokémon (if it is a {R} Pokémon)".
    return {those + " (if it is " + with_article(pokemon.one) + pokemon.after_one + ")", false};
}

// "2 of them": what is left of them is counted on.
Descriptions::Phrase Descriptions::some_meant(const Node& base, NodeIndex range, Use use) {
    Meaning& meant = meaning(base.number);
    const Node& number = at(at(range).first);
    const bool sure = sub_as<RangeKind>(at(range)) == RangeKind::number && number.kind == NodeKind::integer;
    meant.taken = true;
    meant.left = sure && meant.left >= 0 ? meant.left - number.number : -1;
    // A group that nothing was said of yet.
    if (const std::string these = "these: " + meant.words; !meant.words.empty()) return group(range, these, these, use);
    return group(range, meant.looked_at ? "them" : "those cards", "them", use);
}

}  // namespace cubenight::wording
