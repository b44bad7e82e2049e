// What a text changes for as long as it stands: whom, under what condition, and how long.
#include <algorithm>

#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

std::string Finnish::span_words(const Node& span) {
    std::string whose, turn = "vuoron";
    switch (static_cast<Player>(span.number)) {
        case Player::me: turn = "vuorosi"; break;
        case Player::them: whose = "vastustajasi "; break;
        case Player::both: whose = "kummankin pelaajan "; break;
        case Player::owner: whose = "sen omistajan "; break;
    }
    switch (sub_as<SpanKind>(span)) {
        case SpanKind::this_turn: return "tämän vuoron aikana ";
        case SpanKind::next_turn: return whose + "seuraavan " + turn + " aikana ";
        case SpanKind::until_end_of_next_turn: return whose + "seuraavan " + turn + " loppuun asti ";
        case SpanKind::while_: return "niin kauan kuin " + clause_of(span.first) + ", ";
        case SpanKind::rest_of_game: break;
    }
    return "pelin loppuun asti ";
}

// "puolustava Pokémon": who is Active when it is said, whoever that will be later.
Declined Finnish::active_now(Side side) const {
    const Word defending{"puolustava", "puolustava",   "puolustava",  "puolustavaa", "puolustavaan",
                         "puolustavi", "puolustavien", "puolustavia", "puolustaviin"};
    if (side == Side::their && is_attack() && !switched_)
        return decline(defending, Number::one) + decline(words::pokemon, Number::one);
    if (switched_) {
        const Word fresh{"uusi", "uute", "uude", "uutta", "uuteen", "uusi", "uusien", "uusia", "uusiin"};
        return finnish::before(owner_of(side), decline(fresh, Number::one) + decline(words::active, Number::one) +
                                                   decline(words::pokemon, Number::one, suffix_of(side)));
    }
    return finnish::before(owner_of(side) + "nyt ",
                           decline(words::active, Number::one) + decline(words::pokemon, Number::one, suffix_of(side)));
}

// Whom something is given: what the condition before spoke of is "se". `named` is who that is.
Finnish::Phrase Finnish::given_to(const Node& give, const std::string& lead, std::string& named) {
    const NodeIndex target = give.first;
    Phrase whom = with_owner(things(target, Use::inside));
    const bool asked = !asked_of_.empty() && whom.in(Case::nominative) == asked_of_;
    const Node& base = at(target).kind == NodeKind::selection ? at(base_of(nodes_, at(target).first)) : at(target);
    const bool live = sub_as<Liveness>(give) == Liveness::live;
    if (lasting_ && !live && base.kind == NodeKind::place && sub_as<Place>(base) == Place::active &&
        static_cast<Side>(base.number) != Side::any && base.next == no_node)
        whom.core = active_now(static_cast<Side>(base.number));
    named = whom.in(Case::nominative);
    const bool holder = base.kind == NodeKind::place && sub_as<Place>(base) == Place::holder;
    if (asked)
        return {holder ? decline(words::that, Number::one) + decline(words::pokemon, Number::one) : pronouns::it, "",
                whom.person};
    // "vastustajasi seuraavan vuoron aikana hän ei voi"
    if (at(target).kind == NodeKind::player && sub_as<Player>(at(target)) == Player::them &&
        lead.find("vastustajasi ") != std::string::npos)
        whom.core = pronouns::he;
    // Each card provides by itself.
    if (base.kind == NodeKind::on && at(at(target).first).next == no_node &&
        at(at(target).next).kind == NodeKind::provides) {
        const Phrase one = things(target, Use::unit);
        return {decline(words::every, Number::one) + one.core, one.after};
    }
    return whom;
}

// "kummankaan pelaajan Pokémonit eivät ...", of what is said of both players' ones.
std::string Finnish::neither(std::string clause) {
    const std::string_view both = "kummankin pelaajan ";
    const std::string head = clause.substr(0, clause.find(','));
    if (clause.starts_with(both) &&
        (head.find(" ei ") != std::string::npos || head.find(" eivät ") != std::string::npos))
        for (std::size_t i = 0; i < clause.find(','); i = clause.find(both, i + 1))
            clause.replace(i, both.size(), "kummankaan pelaajan ");
    return clause;
}

// ", jonka HP on 60", " ja jonka tyyppi on {C}": of what a card counts as, right behind it.
std::string Finnish::as_which(NodeIndex first, NodeIndex mod, bool many) {
    const auto shapes = [&](NodeIndex index) {
        const Node& node = at(index);
        return (node.kind == NodeKind::modify && static_cast<ModNumber>(node.sub) == ModNumber::hp &&
                sub_as<ChangeKind>(at(node.first)) == ChangeKind::fixed) ||
               (node.kind == NodeKind::type_change && !is_also(node));
    };
    if (!shapes(mod)) return "";
    NodeIndex counted = no_node, before = no_node;
    for (NodeIndex i = first; i != mod; i = at(i).next) {
        if (at(i).kind == NodeKind::counts_as) counted = i;
        else if (!shapes(i)) counted = no_node;
        before = i;
    }
    if (counted == no_node) return "";
    return (before == counted ? ", " : " ja ") +
           (many ? modifier(mod, {pronouns::which_many, "", Person::they}) : modifier(mod, {pronouns::which, ""}));
}

// The last of the things in a row that one "ei voi" forbids, from that one on; that one where there is no other.
NodeIndex Finnish::last_forbidden(NodeIndex mod) const {
    const auto plain = [&](NodeIndex index) {
        if (index == no_node || at(index).kind != NodeKind::cant) return false;
        const NodeIndex action = at(index).first;
        const auto kind = static_cast<ActionKind>(at(action).sub);
        const bool own = kind == ActionKind::attack || kind == ActionKind::retreat || kind == ActionKind::evolve ||
                         kind == ActionKind::use_named || kind == ActionKind::use_abilities;
        return own && std::ranges::none_of(children(nodes_, action), [&](NodeIndex part) {
                   return family_of(at(part).kind) == NodeFamily::predicate;
               });
    };
    if (!plain(mod)) return mod;
    while (plain(at(mod).next)) mod = at(mod).next;
    return mod;
}

// "tämä Pokémon ei voi hyökätä, perääntyä eikä käyttää Poké-Powereita"
std::string Finnish::forbidden(NodeIndex first, NodeIndex last, const Phrase& whom) {
    std::vector<std::string> actions;
    for (NodeIndex mod = at(first).next; mod != at(last).next; mod = at(mod).next)
        actions.push_back(action_words(at(mod).first, whom));
    const std::string begun = cant_or_can(at(first), whom);
    if (actions.size() == 1) return begun + " eikä " + actions.back();
    const std::string end = " eikä " + actions.back();
    actions.pop_back();
    std::string between;
    for (const std::string& action : actions) between += ", " + action;
    return begun + between + end;
}

// The subject is said once, afterwards it is "se".
std::string Finnish::give(NodeIndex index, const std::string& lead) {
    const Node& node = at(index);
    const NodeIndex target = node.first;
    if (plays_as_pokemon(index)) return lead + as_if_it_were(at(target).next);
    std::string named;
    Phrase whom = given_to(node, lead, named);
    const bool of_things = at(target).kind == NodeKind::selection;
    const bool newcomers = sub_as<Liveness>(node) == Liveness::live && whom.plural() && of_things;
    std::string words = lead;
    bool first = true;
    const bool many = whom.plural();
    asleep_said_ = lead.find(" Asleep-tilassa, ") != std::string::npos;
    for (NodeIndex mod = at(target).next; mod != no_node; mod = at(mod).next) {
        again_of_ = first ? "" : named;
        if (const std::string described = as_which(at(target).next, mod, many); !described.empty()) {
            words += described;
            again_of_.clear();
            continue;
        }
        const NodeIndex last = last_forbidden(mod);
        const std::string said = neither(last != mod ? forbidden(mod, last, whom) : modifier(mod, whom));
        mod = last;
        again_of_.clear();
        words += first ? said : (words.ends_with(",") ? " " : ", ") + of_the_same(also(said), words);
        if (first && at(target).kind == NodeKind::player && sub_as<Player>(at(target)) == Player::them)
            whom.core = pronouns::he;
        if (first && of_things) {
            // Behind "Pokémonin perääntymismaksu on ..." it would be the cost.
            const bool of_it =
                !whom.plural() && means_pokemon(at(target).first) && !said.starts_with(whom.in(Case::nominative));
            whom = {of_it && is_this(at(base_of(nodes_, at(target).first))) ? this_word()
                    : of_it         ? decline(words::that, Number::one) + decline(words::pokemon, Number::one)
                    : whom.plural() ? pronouns::they
                                    : pronouns::it,
                    "", whom.person};
        }
        first = false;
    }
    return words + (newcomers ? ". (Tämä koskee myös myöhemmin peliin tulevia Pokémoneja.)" : "");
}

// "…hyökkäyksistä, eivätkä näiden hyökkäysten efektit tehoa siihen": whose attacks they are need not be said again.
std::string Finnish::of_the_same(std::string clause, const std::string& before) {
    constexpr std::string_view opening = "ja ", effects = "hyökkäysten efektit eivät tehoa ", attacks = "hyökkäyksistä";
    const std::size_t from = clause.find(effects);
    if (from == std::string::npos || !clause.starts_with(opening)) return clause;
    const std::string whose = clause.substr(opening.size(), from - opening.size()) + std::string(attacks);
    // Of any attacks where those before were of any, too.
    const std::string same = whose == attacks ? "vauriota " + whose : whose;
    if (!before.ends_with(same)) return clause;
    return "eivätkä näiden hyökkäysten efektit tehoa " + clause.substr(from + effects.size());
}

// Behind another clause: "ja se voi ...", "eikä se voi ...".
std::string Finnish::also(const std::string& clause) {
    const std::size_t blank = clause.find(' ');
    if (blank == std::string::npos) return "ja " + clause;
    const std::string who = clause.substr(0, blank), rest = clause.substr(blank + 1);
    if (rest.starts_with("ei ")) return "eikä " + who + " " + rest.substr(3);
    if (rest.starts_with("eivät ")) return "eivätkä " + who + " " + rest.substr(6);
    return "ja " + clause;
}

// Two statements that are each other's mirror are one sentence of both players. The second, or none.
NodeIndex Finnish::mirrored(NodeIndex index) {
    const NodeIndex next = at(index).next;
    if (at(index).kind != NodeKind::give || next == no_node || at(next).kind != NodeKind::give) return no_node;
    const NodeIndex target = at(index).first;
    const bool of_side =
        at(target).kind == NodeKind::player ||
        (at(target).kind == NodeKind::selection && at(base_of(nodes_, at(target).first)).kind == NodeKind::place &&
         static_cast<Side>(at(base_of(nodes_, at(target).first)).number) <= Side::their);
    if (!of_side || !mirrors(nodes_, index, next)) return no_node;
    mirrored_ = true;
    control(index, {});
    mirrored_ = false;
    return next;
}

// Whether the condition asks where somebody is.
bool Finnish::is_at_place(NodeIndex condition) const {
    if (at(condition).kind != NodeKind::is) return false;
    const Node& filter = at(second(condition));
    return filter.kind == NodeKind::kind && sub_as<KindWord>(filter) == KindWord::at;
}

std::string Finnish::standing(NodeIndex index, const std::string& lead) {
    const Node& node = at(index);
    if (node.kind != NodeKind::while_) return give(index, lead);
    const std::string whom = subject_of(node.first);
    const std::string condition = clause_of(node.first);
    asked_of_ = whom.empty() ? " " : whom;
    const bool by_place = is_at_place(node.first) && lead.find("jos ") == std::string::npos;
    std::string words =
        give(at(node.first).next, by_place ? lead + "niin kauan kuin " + condition + ", " : under(lead, condition));
    asked_of_.clear();
    return words;
}

}  // namespace cubenight::wording
