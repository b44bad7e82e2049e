// What a text gives to Pokémon, cards and players, one modifier at a time.
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

// "Haymaker-hyökkäys"
std::string Finnish::called(NodeIndex name, Case which, Number number) {
    const Node& node = at(name);
    if (names_chosen(node)) return in(reference(node.number), which);
    return hyphened(word(node.number)) +
           in(decline(words::attack, names_per_game(node) ? Number::many : number), which);
}

// "20 vauriota enemmän jokaista ... kohden"
std::string Finnish::change_words(const Node& change, std::string_view unit, std::string_view more,
                                  std::string_view less) {
    const bool plus = sub_as<ChangeKind>(change) == ChangeKind::plus;
    const std::string way(plus ? more : less);
    const std::string what = unit.empty() ? " " : " " + std::string(unit) + " ";
    if (const Scaled parts = so_many(change.first); parts.unit != no_node)
        return std::to_string(parts.factor) + what + way + " " + for_each(parts.unit);
    if (at(change.first).kind == NodeKind::integer) return std::to_string(at(change.first).number) + what + way;
    return in(value(change.first), Case::genitive) + " verran" + what + way;
}

// Damage: what attacks do, what is taken, what an attack does by itself.
std::string Finnish::modify_attack(const Node& node, NodeIndex name, NodeIndex change_index, NodeIndex peer,
                                   const Phrase& whom) {
    const Node& change = at(change_index);
    const auto kind = sub_as<ChangeKind>(change);
    const std::string before = " (ennen heikkouden ja vastustuskyvyn huomioimista)";
    const std::string after = " (heikkouden ja vastustuskyvyn huomioimisen jälkeen)";
    const bool relative = kind == ChangeKind::plus || kind == ChangeKind::minus;
    const auto much = [&] {
        if (relative) return change_words(change, "vauriota", "enemmän", "vähemmän");
        if (kind == ChangeKind::half) return std::string("vain puolet vauriosta");
        if (kind == ChangeKind::none) return std::string("vauriota");
        return damage_amount(change.first);
    };
    if (static_cast<ModNumber>(node.sub) == ModNumber::deals) {
        const std::string target = peer == no_node ? "" : things(peer, Use::doer).in(Case::illative) + " ";
        const std::string verb = kind == ChangeKind::none ? " eivät tee " : " tekevät ";
        return whom.of("hyökkäykset") + verb + target + much() +
               (relative                   ? before
                : kind == ChangeKind::half ? after
                                           : "");
    }
    if (static_cast<ModNumber>(node.sub) == ModNumber::takes) {
        const std::string from =
            (peer == no_node ? std::string("hyökkäyksistä") : things(peer, Use::doer).of("hyökkäyksistä")) + " ";
        const bool you = whom.person == Person::you;
        const std::string verb = kind == ChangeKind::none ? (whom.plural() ? " eivät ota "
                                                             : you         ? " et ota "
                                                                           : " ei ota ")
                                                          : (whom.plural() ? " ottavat "
                                                             : you         ? " otat "
                                                                           : " ottaa ");
        return whom.in(Case::nominative) + verb + from + much() + (kind == ChangeKind::none ? "" : after);
    }
    const std::string attack = whom.of(name == no_node ? "hyökkäys" : called(name, Case::nominative));
    const bool several = name != no_node && names_per_game(at(name));
    if (relative) return attack + (several ? " tekevät " : " tekee ") + much() + before;
    if (kind == ChangeKind::none) return attack + (several ? " eivät tee vauriota" : " ei tee vauriota");
    if (kind == ChangeKind::half)
        return attack + (several ? " tekevät puolet perusvauriostaan" : " tekee puolet perusvauriostaan");
    const std::string named = whom.of(name == no_node ? "hyökkäyksen" : called(name, Case::genitive));
    return named + " perusvaurio on " + in(value(change.first), Case::nominative);
}

std::string Finnish::modify(const Node& node, const Phrase& whom) {
    NodeIndex name = no_node, change = node.first;
    if (at(change).kind == NodeKind::attack_name) name = change, change = at(change).next;
    const auto number = static_cast<ModNumber>(node.sub);
    if (number == ModNumber::deals || number == ModNumber::takes || number == ModNumber::base)
        return modify_attack(node, name, change, at(change).next, whom);
    return modify_number(number, change, whom);
}

std::string Finnish::cost_change(const Node& node, const Phrase& whom) {
    NodeIndex first = node.first;
    const bool named = first != no_node && at(first).kind == NodeKind::attack_name;
    std::string attack =
        whom.of((named ? called(first, Case::genitive) : std::string("hyökkäysten")) + " hinta") + " on ";
    if (named) first = at(first).next;
    NodeIndex times = first;
    while (times != no_node && at(times).kind == NodeKind::cost_units) times = at(times).next;
    const bool said = first != no_node && at(first).kind == NodeKind::cost_units;
    std::string energy = said ? units(first) : "0";
    int wild = 0;
    for (NodeIndex i = first; i != times; i = at(i).next)
        wild += at(i).number == static_cast<std::int16_t>(TypeSet::all().bits) ? 1 : 0;
    if (said && energy.starts_with("mitä tahansa tyyppiä"))
        energy = (wild == 1 ? "yhden" : std::to_string(wild)) + " minkä tahansa tyypin energian";
    const std::string counted = times == no_node ? "" : for_each(times);
    const std::string each = times == no_node  ? ""
                             : counted.empty() ? " (" + finnish::in(value(times), Case::nominative) + " kertaa)"
                                               : " " + counted;
    switch (sub_as<ChangeKind>(node)) {
        case ChangeKind::plus: return attack + energy + " suurempi" + each;
        case ChangeKind::minus: return attack + energy + " pienempi" + each;
        case ChangeKind::fixed: return attack + energy;
        case ChangeKind::none: return attack + "0";
        case ChangeKind::half: break;
    }
    return attack + "puolet";
}

std::string Finnish::affinity(const Node& node, const Phrase& whom) {
    const bool weak = node.kind == NodeKind::weakness;
    const Node& kind = at(node.first);
    if (sub_as<KindWord>(kind) == KindWord::no_type)
        return whom.in(Case::adessive) + " ei ole " + (weak ? "heikkoutta" : "vastustuskykyä");
    const std::string type = sub_as<KindWord>(kind) == KindWord::variable ? in(reference(kind.number), Case::nominative)
                                                                          : types(kind.number);
    constexpr std::string_view signs[] = {"×", "+", "−"};
    const std::string much =
        states_amount(node) ? " (" + std::string(signs[amount_sign(node)]) + std::to_string(node.number) + ")" : "";
    return whom.of(weak ? "heikkous" : "vastustuskyky") + " on " + type + much;
}

std::string Finnish::provides(const Node& node, const Phrase& whom) {
    int count = 0;
    bool every = true, alike = true;
    for (NodeIndex unit : siblings_from(nodes_, node.first))
        ++count, alike = alike && at(unit).number == at(node.first).number,
                 every = every && TypeSet{static_cast<std::uint16_t>(at(unit).number)} == TypeSet::all();
    const bool standing = source_.of == TextOf::attached && asked_of_.empty() &&
                          in(whom.core, Case::nominative) == in(this_word(), Case::nominative);
    const std::string gives = (standing ? "Pokémoniin liitettynä tämä kortti" : whom.in(Case::nominative)) +
                              (whom.plural() ? " antavat " : " antaa ");
    const std::string at_once =
        " mutta vain " + std::to_string(count) + (count == 1 ? " energian" : " energiaa") + " kerrallaan";
    if (every) return gives + "kaikkia energiatyyppejä," + at_once;
    // Each unit is of all its types at once.
    if (const TypeSet set{static_cast<std::uint16_t>(at(node.first).number)}; alike && set.size() > 1) {
        std::vector<std::string> names;
        for (int t = 0; t < type_count; ++t)
            if (set.has(static_cast<Type>(t))) names.push_back(types(1 << t) + "-");
        return gives + listed(names, "ja") + "energiaa," + at_once;
    }
    std::string energy = units(node.first);
    if (count == 1)
        for (std::size_t i = energy.find('}'); i != std::string::npos; i = energy.find('}', i + 1))
            if (i + 1 < energy.size()) energy.insert(i + 1, "-");
    // What is no letter needs no hyphen.
    const std::string_view any = "mitä tahansa tyyppiä";
    if (energy.ends_with(any))
        return gives + energy.substr(0, energy.size() - any.size()) + "minkä tahansa tyypin energiaa";
    return gives + energy + "-energiaa";
}

std::string Finnish::no_damage(const Node& node, const Phrase& whom) {
    NodeIndex first = node.first;
    const bool named = first != no_node && at(first).kind == NodeKind::selection;
    const std::string from = named ? things(first, Use::doer).of("hyökkäyksistä") : "hyökkäyksistä";
    std::vector<std::string> amounts;
    for (NodeIndex i : siblings_from(nodes_, named ? at(first).next : first))
        amounts.push_back(std::to_string(at(i).number));
    std::string when;
    if (!amounts.empty()) when = ", jos vaurio on tasan " + listed(amounts, "tai") + ",";
    if (node.number >= 0) when = ", jos vaurio on enintään " + std::to_string(node.number) + ",";
    return whom.in(Case::nominative) + (whom.plural() ? " eivät ota" : " ei ota") + " vauriota " + from + when;
}

std::string Finnish::no_effects(const Node& node, const Phrase& whom) {
    if (!keeps_counters_off(node))
        if (std::string played = no_effects_of_played(node, whom); !played.empty()) return played;
    constexpr std::string_view sources[] = {"hyökkäysten", "Abilityjen", "Trainer-korttien",
                                            "hyökkäysten, Abilityjen ja Trainer-korttien"};
    const std::string source(sources[node.sub % 4]);
    const auto whose = [&](const std::string& head) {
        return node.first == no_node ? head : things(node.first, Use::doer).of(head);
    };
    if (keeps_counters_off(node))
        return whose(source + " efekteillä") + " ei voi laittaa " + whom.in(Case::allative) + " vauriomerkkejä";
    return whose(source + " efektit") + " eivät tehoa " + whom.in(Case::illative);
}

std::string Finnish::modifier(NodeIndex index, const Phrase& whom) {
    const Node& node = at(index);
    switch (node.kind) {
        case NodeKind::modify: return modify(node, whom);
        case NodeKind::cost_change: return cost_change(node, whom);
        case NodeKind::type_change: {
            const Node& kind = at(node.first);
            const std::string type = sub_as<KindWord>(kind) == KindWord::type ? types(kind.number)
                                     : sub_as<KindWord>(kind) == KindWord::no_type
                                         ? "tyypitön"
                                         : in(kind_noun(kind, false), Case::nominative);
            return whom.of("tyyppi") + " on " + (is_also(node) ? "lisäksi " : "") + type;
        }
        case NodeKind::weakness:
        case NodeKind::resistance: return affinity(node, whom);
        case NodeKind::counts_as:
            return whom.in(Case::nominative) + " lasketaan " +
                   in(kind_noun(at(node.first), whom.plural()), Case::translative);
        case NodeKind::provides: return provides(node, whom);
        case NodeKind::no_damage: return no_damage(node, whom);
        case NodeKind::no_effects: return no_effects(node, whom);
        case NodeKind::cant:
        case NodeKind::can: return cant_or_can(node, whom);
        case NodeKind::has_attacks:
            if (const Node& base = at(base_of(nodes_, at(node.first).first));
                base.kind == NodeKind::on && sub_as<AttachedKind>(base) == AttachedKind::earlier)
                return whom.in(Case::nominative) + (whom.plural() ? " voivat" : " voi") +
                       " käyttää aiempien kehitysasteidensa hyökkäyksiä";
            return whom.in(Case::nominative) + (whom.plural() ? " voivat" : " voi") + " käyttää " +
                   things(node.first, Use::inside).of("hyökkäyksiä");
        case NodeKind::without: return without(node, whom);
        case NodeKind::coin:
            return whom.of(whom.person == Person::you ? "kolikonheitoistasi" : "kolikonheitoista") + " tulee aina " +
                   (static_cast<CoinFace>(node.sub) == CoinFace::heads ? "kruuna" : "klaava");
#define CUBENIGHT_NAMED_modifier
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

}  // namespace cubenight::wording
