// What is taken away from somebody, and what somebody can or cannot do.
#include <utility>

#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {

constexpr std::string_view condition_words[] = {"Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"};

std::string states(int bits, std::string_view all, std::string_view ending) {
    std::vector<std::string> names;
    for (int c = 0; c < condition_count; ++c)
        if ((bits >> c) & 1) names.push_back(std::string(condition_words[c]) + "-");
    return names.empty() ? std::string(all) : listed(names, "tai") + "tila" + std::string(ending);
}

// "vaikka se olisi": its verb in the conditional.
std::string even_if(std::string clause) {
    for (const auto& [is, would_be] : {std::pair{" ei ole ", " ei olisi "}, std::pair{" on ", " olisi "}})
        if (const std::size_t verb = clause.find(is); verb != std::string::npos)
            return clause.replace(verb, std::string_view(is).size(), would_be);
    return clause;
}

}  // namespace

std::string Finnish::without(const Node& node, const Phrase& whom) {
    std::string none = whom.in(Case::adessive) + " ei ole ";
    std::string but;
    if (leaves_named(node)) none += "muita ", but = " kuin " + std::string(word(node.number - 1));
    switch (sub_as<WithoutKind>(node)) {
        case WithoutKind::abilities: return none + "Abilityjä" + but;
        case WithoutKind::tools: return whom.in(Case::illative) + " liitetyillä Pokémon Tooleilla ei ole vaikutusta";
        case WithoutKind::effects:
            return none + (whom.in(Case::adessive).find("Tool") != std::string::npos ? "vaikutusta" : "muita efektejä");
        case WithoutKind::conditions: {
            const std::string toipuu = whom.in(Case::nominative) + (whom.plural() ? " toipuvat " : " toipuu ");
            return toipuu + states(node.number, "kaikista Special Conditioneista", "sta") +
                   (whom.plural() ? " eivätkä voi joutua " : " eikä voi joutua ") +
                   states(node.number, "mihinkään Special Condition -tilaan", "an");
        }
        case WithoutKind::powers: return none + "Poké-Powereita" + but;
        case WithoutKind::bodies: return none + "Poké-Bodyjä" + but;
        case WithoutKind::pokemon_powers: return none + "Pokémon Powereita" + but;
    }
    return none;
}

// "Item-kortteja kädestään": what somebody plays who was named.
std::string Finnish::from_hand(NodeIndex what, const Phrase& whom) {
    if (what == no_node) return in(this_word(), Case::partitive);
    std::vector<Declined> parts;
    for (NodeIndex select : children(nodes_, what)) {
        const Node& base = at(base_of(nodes_, select));
        if (base.kind != NodeKind::zone || sub_as<Zone>(base) != Zone::hand)
            return things(what, Use::inside).in(Case::partitive);
        const Noun cards = noun(base.next, Among::cards);
        parts.push_back(behind(cards.many, cards.after_many));
    }
    return in(listed(parts, "eikä"), Case::partitive) + (whom.person == Person::you ? " kädestäsi" : " kädestään");
}

// "Stage 2 -Pokémoneilla vastustajasi kädestä": with which cards somebody would evolve.
std::string Finnish::with_cards(NodeIndex what) {
    std::vector<Declined> parts;
    for (NodeIndex select : children(nodes_, what)) {
        const Noun cards = noun(at(base_of(nodes_, select)).next, Among::cards);
        parts.push_back(behind(cards.many, cards.after_many));
    }
    const Node& base = at(base_of(nodes_, at(what).first));
    const std::string from = base.kind == NodeKind::zone ? " " + zone_in(base, Case::elative) : "";
    return in(listed(parts, "eikä"), Case::adessive) + from;
}

// What a player or Pokémon can or cannot do, behind "ei voi" or "voi".
std::string Finnish::action_words(NodeIndex index, const Phrase& whom) {
    const Node& action = at(index);
    const NodeIndex what = find_child(nodes_, index, NodeKind::selection);
    switch (static_cast<ActionKind>(action.sub)) {
        case ActionKind::attack: return "hyökätä";
        case ActionKind::retreat: return "perääntyä";
        case ActionKind::evolve: return "kehittyä" + (what == no_node ? "" : " " + with_cards(what));
        case ActionKind::use_named:
            return "käyttää " + called(find_child(nodes_, index, NodeKind::attack_name), Case::partitive);
        case ActionKind::use_abilities: {
            const Word* const kinds[] = {&words::ability, &words::power,         &words::body,
                                         &words::trait,   &words::pokemon_power, &words::ability};
            // The number is 0, or one more than the kind that is named.
            const int kind =
                action.number > 0 && action.number <= static_cast<int>(std::size(kinds)) ? action.number - 1 : 0;
            return "käyttää " + in(decline(*kinds[kind], Number::many), Case::partitive);
        }
        case ActionKind::play: return "pelata " + from_hand(what, whom);
        case ActionKind::attach: return "liittää " + from_hand(what, whom);
        case ActionKind::be_healed:
        case ActionKind::be_discarded:
        case ActionKind::discard:
        case ActionKind::be_chosen: break;  // said of whoever does it
        case ActionKind::be_cured: {
            const std::string ill =
                states(action.number & ((1 << cure_way_shift) - 1), "Special Conditioneista", "sta");
            switch (static_cast<CureWay>(action.number >> cure_way_shift)) {
                case CureWay::effects: return "toipua " + ill + " minkään efektin avulla";
                case CureWay::evolving: return "toipua " + ill + " kehittymällä tai devolvoitumalla";
                case CureWay::coins: break;
            }
            return "toipua " + ill + " kolikonheitolla";
        }
        case ActionKind::be_ill: return "joutua " + states(action.number, "mihinkään Special Condition -tilaan", "an");
        case ActionKind::take_prizes: return "nostaa palkintokortteja";
        case ActionKind::have_more_than: {
            const std::string kept = what == no_node ? "korttia" : [&] {
                const NodeIndex select = at(what).first;
                return things(what, at(select).next == no_node ? Use::unit : Use::inside).in(Case::partitive);
            }();
            return "pitää enempää kuin " + std::to_string(action.number) + " " + kept;
        }
        case ActionKind::keep_turn: break;
    }
    return "kehittyä Mega Evolution -Pokémoniksi ilman, että vuoro päättyy";
}

// "tätä Pokémonia ei voi poistaa": what is done to somebody. Empty where he does it himself.
std::string Finnish::done_to(const Node& node, const Phrase& whom) const {
    const bool can = node.kind == NodeKind::can;
    const std::string may = can ? " voi " : " ei voi ", object = whom.in(can ? Case::object : Case::partitive);
    switch (static_cast<ActionKind>(at(node.first).sub)) {
        case ActionKind::be_healed: return whom.in(Case::elative) + may + "parantaa vauriota";
        case ActionKind::be_discarded: return object + may + "poistaa";
        case ActionKind::discard: {
            const std::string& it =
                in(whom.plural() ? pronouns::they : pronouns::it, can ? Case::object : Case::partitive);
            return whom.of("pelaaja") + may + "milloin tahansa omalla vuorollaan poistaa " + it + " pelistä";
        }
        case ActionKind::be_chosen: return object + may + "valita vastustajan efekteillä";
        case ActionKind::attack:
        case ActionKind::retreat:
        case ActionKind::evolve:
        case ActionKind::use_named:
        case ActionKind::use_abilities:
        case ActionKind::play:
        case ActionKind::attach:
        case ActionKind::be_cured:
        case ActionKind::be_ill:
        case ActionKind::take_prizes:
        case ActionKind::have_more_than:
        case ActionKind::keep_turn: break;
    }
    return "";
}

// "vuorosi ei pääty, jos Pokémon, johon tämä kortti on liitetty, kehittyy Pokémoniksi M Gardevoir-EX"
std::string Finnish::turn_kept(const Phrase& whom) {
    constexpr std::string_view attached = ", johon tämä kortti on liitetty";
    const std::string said = whom.in(Case::nominative);
    const std::string_view named = " -Pokémon";
    const std::size_t cut = said.find(std::string(named) + std::string(attached));
    if (cut != std::string::npos)
        return "vuorosi ei pääty, jos Pokémonista, johon tämä kortti on liitetty, tulee " + said.substr(0, cut);
    return "vuoro ei pääty, jos " + said + (whom.plural() ? " kehittyvät" : " kehittyy") +
           " Mega Evolution -Pokémoniksi";
}

std::string Finnish::cant_or_can(const Node& node, const Phrase& whom) {
    const bool can = node.kind == NodeKind::can;
    const std::string_view verb = whom.person == Person::you    ? (can ? " voit " : " et voi ")
                                  : whom.person == Person::they ? (can ? " voivat " : " eivät voi ")
                                                                : (can ? " voi " : " ei voi ");
    std::string who =
        whom.person == Person::you ? std::string(verb.substr(1)) : whom.in(Case::nominative) + std::string(verb);
    // "kumpikaan pelaaja ei voi"
    if (!can && who.starts_with("kumpikin ")) who.replace(0, 8, "kumpikaan");
    std::string out = done_to(node, whom);
    if (can && static_cast<ActionKind>(at(node.first).sub) == ActionKind::keep_turn) out = turn_kept(whom);
    // Players attach, not Pokémon.
    const std::string_view theirs = "vastustajasi ";
    const bool attaches = !can && static_cast<ActionKind>(at(node.first).sub) == ActionKind::attach &&
                          find_child(nodes_, node.first, NodeKind::selection) != no_node;
    if (attaches && whom.in(Case::nominative).starts_with(theirs) && who.find("Pokémon") != std::string::npos)
        out = "vastustajasi ei voi " + action_words(node.first, whom) + " " +
              whom.in(Case::illative).substr(theirs.size());
    // It is you who plays this card.
    const bool plays_this = static_cast<ActionKind>(at(node.first).sub) == ActionKind::play &&
                            find_child(nodes_, node.first, NodeKind::selection) == no_node &&
                            whom.in(Case::nominative) == in(this_word(), Case::nominative);
    if (plays_this) out = can ? "voit pelata tämän kortin" : "et voi pelata tätä korttia";
    if (out.empty()) out = who + action_words(node.first, whom);
    if (can)
        if (const std::string lifted = limits_lifted(at(node.first), whom); !lifted.empty()) return out + lifted;
    for (NodeIndex part : children(nodes_, node.first))
        if (family_of(at(part).kind) == NodeFamily::predicate) {
            if (std::string itself = can ? attack_itself(node, part, whom) : ""; !itself.empty()) return itself;
            const std::string before = again_of_;
            if (again_of_.empty()) again_of_ = whom.in(Case::nominative);
            out += can ? ", vaikka " + even_if(clause_of(part)) : ", jos " + clause_of(part);
            again_of_ = before;
        }
    return out;
}

}  // namespace cubenight::wording
