// What filters say of their subject. Finnish has it in the case that the verb asks for: "sillä on vähintään yksi
// vauriomerkki", "sen HP on enintään 90", "se on perus-Pokémon".
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {

constexpr std::string_view condition_words[] = {"Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"};

std::string be(bool plural, bool negated) {
    if (negated) return plural ? " eivät ole " : " ei ole ";
    return plural ? " ovat " : " on ";
}
// Behind an owner the verb does not change: "niillä on".
std::string_view has(bool negated) { return negated ? " ei ole " : " on "; }

// "vähintään 3": what is there is counted by a number.
std::string limit(Relation relation) {
    switch (relation) {
        case Relation::at_least: return "vähintään ";
        case Relation::at_most: return "enintään ";
        case Relation::equal: return "tasan ";
        case Relation::greater: return "enemmän kuin ";
        case Relation::less: return "vähemmän kuin ";
        case Relation::odd: return "pariton määrä ";
        case Relation::even: return "parillinen määrä ";
    }
    return "";
}

// As the predicate of a number: "HP on enintään 90".
std::string limit_of_number(Relation relation) {
    switch (relation) {
        case Relation::greater: return "yli ";
        case Relation::less: return "alle ";
        case Relation::odd: return "pariton";
        case Relation::even: return "parillinen";
        case Relation::at_least:
        case Relation::at_most:
        case Relation::equal: break;
    }
    return relation == Relation::equal ? "" : limit(relation);
}

}  // namespace

// "vähintään 3 ", before a noun in the partitive.
std::string Finnish::how_many(Relation relation, NodeIndex quantity) {
    if (relation == Relation::odd || relation == Relation::even || quantity == no_node) return limit(relation);
    const Node& node = at(quantity);
    if (node.kind == NodeKind::integer) return limit(relation) + std::to_string(node.number) + " ";
    return limit(relation) + in(value(quantity), Case::genitive) + " verran ";
}

std::string Finnish::says_at(const Node& filter, const Declined& subject, bool plural, bool negated) {
    const std::string is = in(subject, Case::nominative) + be(plural, negated);
    const Node& where = at(filter.first);
    if (where.kind == NodeKind::zone) return is + zone_in(where, Case::inessive);
    const auto side = static_cast<Side>(where.number);
    switch (sub_as<Place>(where)) {
        case Place::active: return is + owner_of(side) + (plural ? "aktiivisia" : "aktiivinen");
        case Place::bench: return is + in(bench_words(side), Case::adessive);
        case Place::pokemon: return is + (side == Side::their ? "vastustajasi puolella " : "") + "pelissä";
        case Place::this_:
        case Place::holder:
        case Place::attacker: break;
    }
    return is + "siellä";
}

std::string Finnish::says_variable(const Node& filter, const Declined& subject, bool plural, bool negated) {
    const Meaning& meant = meaning(filter.number);
    const auto of = [&](std::string_view head) { return finnish::of(in(subject, Case::genitive), head); };
    const std::string with = in(subject, Case::adessive), is = be(false, negated);
    switch (meant.kind) {
        case Meaning::Kind::type: return with + is + "kyseinen tyyppi";
        case Meaning::Kind::name: return with + is + "kyseinen nimi";
        case Meaning::Kind::condition: return with + is + "kyseinen Special Condition";
        case Meaning::Kind::number: return of("luku") + is + "kyseinen";
        case Meaning::Kind::attack: return with + is + "kyseinen hyökkäys";
        case Meaning::Kind::nothing:
        case Meaning::Kind::cards:
        case Meaning::Kind::pokemon: break;
    }
    const Declined meant_words = reference(filter.number);
    return in(subject, Case::nominative) + be(plural, negated) +
           (meant.plural ? "yksi näistä: " + in(meant_words, Case::nominative) : in(meant_words, Case::nominative));
}

std::string Finnish::says_kind(const Node& filter, const Declined& subject, bool plural, bool negated) {
    const std::string is = in(subject, Case::nominative) + be(plural, negated);
    switch (sub_as<KindWord>(filter)) {
        case KindWord::no_type: return in(subject, Case::adessive) + (negated ? " on tyyppi" : " ei ole tyyppiä");
        case KindWord::rule:
            return in(subject, Case::adessive) + std::string(has(negated)) + (negated ? "Rule Boxia" : "Rule Box");
        case KindWord::face_up: return is + "kuvapuoli ylöspäin";
        case KindWord::at: return says_at(filter, subject, plural, negated);
        case KindWord::variable: return says_variable(filter, subject, plural, negated);
        case KindWord::type:
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution:
        case KindWord::evolved:
        case KindWord::pokemon:
        case KindWord::item:
        case KindWord::tool:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer:
        case KindWord::rule_box:
        case KindWord::trait: break;
    }
    return is + in(kind_noun(filter, plural), plural ? Case::partitive : Case::nominative);
}

std::string Finnish::says_stat(const Node& filter, const Declined& subject, bool negated) {
    const auto relation = static_cast<Relation>(filter.number);
    const NodeIndex quantity = filter.first;
    const std::string with = in(subject, Case::adessive);
    const auto number = [&](std::string_view what) {
        // "yli 90", "yli penkki-Pokémoniesi määrän"
        const bool past = relation == Relation::greater || relation == Relation::less;
        const Case which =
            past && quantity != no_node && at(quantity).kind != NodeKind::integer ? Case::genitive : Case::nominative;
        const std::string to = quantity == no_node ? "" : in(value(quantity), which);
        return finnish::of(in(subject, Case::genitive), what) + std::string(has(negated)) + limit_of_number(relation) +
               to;
    };
    const int exact = quantity != no_node && at(quantity).kind == NodeKind::integer ? at(quantity).number : -1;
    const bool one = exact == 1 && relation == Relation::at_least, none = exact == 0 && relation == Relation::equal;
    const auto some = [&](std::string_view parted, std::string_view parts) {
        if (one || none) return with + (one != negated ? " on " : " ei ole ") + std::string(parts);
        const bool counted_by_number = exact >= 0;
        return with + std::string(has(negated)) + how_many(relation, quantity) +
               std::string(counted_by_number && relation != Relation::odd && relation != Relation::even ? parted
                                                                                                        : parts);
    };
    switch (sub_as<Stat>(filter)) {
        case Stat::hp: return number("HP");
        case Stat::left: return number("jäljellä oleva HP");
        case Stat::retreat: return number("perääntymismaksu");
        case Stat::counters: return some("vauriomerkkiä", "vauriomerkkejä");
        case Stat::attacks: return some("hyökkäystä", "hyökkäyksiä");
        case Stat::extra_energy: return some("ylimääräistä energiaa", "ylimääräisiä energioita");
    }
    return "";
}

std::string Finnish::says_carries(const Node& filter, const Declined& subject, bool negated) {
    NodeIndex set = filter.first, quantity = filter.first;
    if (set != no_node && at(set).kind == NodeKind::set) quantity = at(set).next;
    else set = no_node;
    const auto relation = static_cast<Relation>(filter.number);
    const auto kind = sub_as<AttachedKind>(filter);
    const Noun cards = noun(set, kind == AttachedKind::energy  ? Among::energy
                                 : kind == AttachedKind::tools ? Among::tools
                                                               : Among::attached);
    const std::string to = in(subject, Case::illative);
    const int exact = quantity != no_node && at(quantity).kind == NodeKind::integer ? at(quantity).number : -1;
    const bool one = exact == 1 && relation == Relation::at_least, none = exact == 0 && relation == Relation::equal;
    if (one || none) {
        if (one == negated) return to + " ei ole liitetty yhtään " + in(cards.one, Case::partitive) + cards.after_one;
        if (kind == AttachedKind::energy && !cards.other)
            return to + " on liitetty " + in(cards.one, Case::partitive) + cards.after_one;
        return to + " on liitetty vähintään yksi " + in(cards.one, Case::nominative) + cards.after_one;
    }
    const bool by_number = exact >= 0 && relation != Relation::odd && relation != Relation::even;
    return to + (negated ? " ei ole liitetty " : " on liitetty ") + how_many(relation, quantity) +
           in(by_number ? cards.one : cards.many, Case::partitive) + cards.after_many;
}

std::string Finnish::says_shares(const Node& filter, const Declined& subject, bool negated) {
    const NodeIndex select = at(filter.first).first;
    const bool several = at(select).next != no_node || means_several(select);
    const bool name = is_in_name(filter);
    const Phrase whom = things(filter.first, several && at(select).next == no_node ? Use::some : Use::inside);
    return in(subject, Case::adessive) + std::string(has(negated)) +
           (name ? (negated ? "samaa nimeä" : "sama nimi") : (negated ? "samaa tyyppiä" : "sama tyyppi")) + " kuin " +
           whom.in(Case::adessive);
}

// "jolla on A tai joka on B": each part has the subject in its own case.
std::string Finnish::says_one_of(NodeIndex filter, const Declined& subject, const Declined& again, bool plural,
                                 bool negated) {
    std::vector<std::string> parts;
    for (NodeIndex part : children(nodes_, filter))
        parts.push_back(says(part, parts.empty() ? subject : again, again, plural, negated));
    const std::string is = in(again, Case::nominative) + be(plural, negated);
    const bool first_is = parts[0].starts_with(in(subject, Case::nominative) + be(plural, negated));
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (first_is && parts[i].starts_with(is)) parts[i].erase(0, is.size());
    // "joiden nimi on ”A” tai ”B”"
    for (const std::string_view part : {"nimi", "nimessä"}) {
        const auto whose = [&](const Declined& of) {
            return finnish::of(in(of, Case::genitive), part) + std::string(has(negated));
        };
        for (std::size_t i = 1; i < parts.size(); ++i)
            if (parts[0].starts_with(whose(subject)) && parts[i].starts_with(whose(again)))
                parts[i].erase(0, whose(again).size());
    }
    return listed(parts, negated ? "ja" : "tai");
}

std::string Finnish::says(NodeIndex filter, const Declined& subject, const Declined& again, bool plural, bool negated) {
    const Node& node = at(filter);
    std::string with = in(subject, Case::adessive) + std::string(has(negated));
    std::string is = in(subject, Case::nominative) + be(plural, negated);
    switch (node.kind) {
        case NodeKind::not_filter: return says(node.first, subject, again, plural, !negated);
        case NodeKind::one_of: return says_one_of(filter, subject, again, plural, negated);
        case NodeKind::kind: return says_kind(node, subject, plural, negated);
        case NodeKind::other:
            return in(subject, Case::nominative) + be(plural, !negated) + in(this_word(), Case::nominative);
        case NodeKind::distinct: return with + (is_in_name(node) ? "eri nimet" : "eri tyypit");
        case NodeKind::shares: return says_shares(node, subject, negated);
        case NodeKind::evolves_from: {
            const std::string verb = negated  ? (plural ? " eivät kehity " : " ei kehity ")
                                     : plural ? " kehittyvät "
                                              : " kehittyy ";
            const std::string from =
                node.first == no_node
                    ? hyphened(word(node.number)) + "Pokémonista"
                    : things(node.first, means_several(at(node.first).first) ? Use::some : Use::inside)
                          .in(Case::elative);
            return in(subject, Case::nominative) + verb + from;
        }
        case NodeKind::name: {
            const std::string quoted = "”" + std::string(word(node.number)) + "”";
            return finnish::of(in(subject, Case::genitive), !is_whole_name(node) ? "nimessä" : "nimi") +
                   std::string(has(negated)) + quoted;
        }
        case NodeKind::has_ability: {
            const Word* const kinds[] = {&words::ability, &words::power,         &words::body,
                                         &words::trait,   &words::pokemon_power, &words::ability};
            const Word& kind = *kinds[node.sub < std::size(kinds) ? node.sub : 0];
            return with + (node.number > 0 ? hyphened(word(node.number - 1)) : "") +
                   in(decline(kind, Number::one), negated ? Case::partitive : Case::nominative);
        }
        case NodeKind::has_affinity: {
            const bool weak = sub_as<AffinityKind>(node) == AffinityKind::weakness;
            return with +
                   (weak      ? (negated ? "heikkoutta" : "heikkous")
                    : negated ? "vastustuskykyä"
                              : "vastustuskyky") +
                   (node.number == 0 ? "" : " (" + types(node.number) + ")");
        }
        case NodeKind::has_attack: return with + called(node.first, negated ? Case::partitive : Case::nominative);
        case NodeKind::full:
            return finnish::of(in(subject, Case::genitive), "HP") + (negated ? " ei ole täynnä" : " on täynnä");
        case NodeKind::marked: return with + hyphened(word(node.number)) + (negated ? "markkeria" : "markkeri");
        case NodeKind::extreme: {
            const std::string_view most = is_least(node) ? "vähiten " : "eniten ";
            const std::string_view greatest = is_least(node) ? "pienin" : "suurin";
            const auto number = [&](std::string_view what) {
                return finnish::of(in(subject, Case::genitive), what) + std::string(has(negated)) +
                       std::string(greatest);
            };
            switch (sub_as<Stat>(node)) {
                case Stat::hp: return number("HP");
                case Stat::left: return number("jäljellä oleva HP");
                case Stat::retreat: return number("perääntymismaksu");
                case Stat::counters: return with + std::string(most) + "vauriomerkkejä";
                case Stat::attacks: return with + std::string(most) + "hyökkäyksiä";
                case Stat::extra_energy: return with + std::string(most) + "ylimääräistä energiaa";
            }
            return with;
        }
        case NodeKind::stat_compare: return says_stat(node, subject, negated);
        case NodeKind::carries: return says_carries(node, subject, negated);
        case NodeKind::ill:
            if (node.sub == any_condition)
                return with + (negated ? "mitään Special Conditionia" : "jokin Special Condition");
            return is + std::string(condition_words[node.sub % std::size(condition_words)]) + "-tilassa" +
                   (node.number > 0 ? " (" + std::to_string(node.number) + " vauriomerkkiä)" : "");
#define CUBENIGHT_NAMED_filter
#include "engine/language/other_kinds.def"
            break;
    }
    return is;
}

}  // namespace cubenight::wording
