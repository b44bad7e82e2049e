// Conditions as clauses, without their "jos".
#include <utility>

#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {

struct Person_words {
    std::string_view subject, with, be, not_be, genitive;
};

Person_words person(Player player) {
    switch (player) {
        case Player::me: return {"sinä", "sinulla", "olet", "et ole", "sinun"};
        case Player::them: return {"vastustajasi", "vastustajallasi", "on", "ei ole", "vastustajasi"};
        case Player::both:
            return {"molemmat pelaajat", "molemmilla pelaajilla", "ovat", "eivät ole", "molempien pelaajien"};
        case Player::owner: break;
    }
    return {"sen omistaja", "sen omistajalla", "on", "ei ole", "sen omistajan"};
}

Relation opposite(Relation relation) {
    switch (relation) {
        case Relation::at_least: return Relation::less;
        case Relation::at_most: return Relation::greater;
        case Relation::greater: return Relation::at_most;
        case Relation::less: return Relation::at_least;
        case Relation::odd: return Relation::even;
        case Relation::even: return Relation::odd;
        case Relation::equal: break;
    }
    return Relation::equal;
}

// Between two numbers: "X on suurempi kuin Y".
std::string than(Relation relation) {
    switch (relation) {
        case Relation::at_least: return "vähintään yhtä suuri kuin ";
        case Relation::at_most: return "enintään yhtä suuri kuin ";
        case Relation::equal: return "yhtä suuri kuin ";
        case Relation::greater: return "suurempi kuin ";
        case Relation::less: return "pienempi kuin ";
        case Relation::odd: return "pariton";
        case Relation::even: return "parillinen";
    }
    return "";
}

std::string more_than(Relation relation) {
    switch (relation) {
        case Relation::at_least: return "vähintään yhtä monta ";
        case Relation::at_most: return "enintään yhtä monta ";
        case Relation::equal: return "yhtä monta ";
        case Relation::greater: return "enemmän ";
        case Relation::less: return "vähemmän ";
        case Relation::odd:
        case Relation::even: break;
    }
    return "";
}

}  // namespace

// A quantity against a number, said of whoever has it.
std::string Finnish::has_how_many(NodeIndex index, Relation relation, NodeIndex number, bool negated) {
    const Node& node = at(index);
    if (negated && relation != Relation::equal) return has_how_many(index, opposite(relation), number, false);
    const int exact = number == no_node ? -1 : at(number).number;
    const bool none = exact == 0 && relation == Relation::equal;
    const bool one = exact == 1 && relation == Relation::at_least;
    const bool parity = relation == Relation::odd || relation == Relation::even;
    const std::string is = negated ? " ei ole " : " on ";
    const std::string many = how_many(relation, number);
    switch (node.kind) {
        case NodeKind::prizes: {
            const auto player = static_cast<Player>(node.number);
            const Person_words who = person(player);
            const std::string cards = many + (parity       ? "palkintokortteja"
                                              : exact == 1 ? "palkintokortti"
                                                           : "palkintokorttia");
            if (counts_left(node)) return std::string(who.with) + is + cards + " jäljellä";
            return std::string(player == Player::me ? "" : who.subject) + (player == Player::me ? "" : " ") +
                   std::string(negated ? who.not_be : who.be) + " nostanut " + cards;
        }
        case NodeKind::bench_room: {
            const std::string whose(person(sub_as<Player>(node)).genitive);
            const bool mine = sub_as<Player>(node) == Player::me;
            const std::string bench = mine ? "penkilläsi" : whose + " penkillä";
            if (none) return (mine ? "penkkisi" : whose + " penkki") + (negated ? " ei ole täynnä" : " on täynnä");
            return bench + is + many + (parity ? "vapaita paikkoja" : exact == 1 ? "vapaa paikka" : "vapaata paikkaa");
        }
        case NodeKind::count: {
            if (at(node.first).kind == NodeKind::happened) break;
            const NodeIndex select = at(node.first).first;
            if (at(select).next != no_node || !means_several(select)) break;
            if (none || one)
                return there_is(select,
                                {none != negated ? "yhtään " : "vähintään yksi ", none != negated, none != negated});
            return there_is(select, {many, negated, exact != 1});
        }
        case NodeKind::stat: {
            Phrase whom = things(node.first, Use::inside);
            if (!again_of_.empty() && whom.in(Case::nominative) == again_of_) whom = {said_again(), ""};
            Node filter = node;
            filter.kind = NodeKind::stat_compare, filter.number = static_cast<decltype(filter.number)>(relation);
            filter.first = number;
            return says_stat(filter, whom.whole(), negated);
        }
        case NodeKind::heads:
            if (one) return "tulee vähintään yksi kruuna";
            if (coins_ > 1 && ((relation == Relation::at_most && exact == coins_ - 1) ||
                               (relation == Relation::less && exact == coins_)))
                return "tulee yksikin klaava";
            return (negated ? "ei tule "
                    : none  ? ""
                            : "tulee ") +
                   (none ? std::string(negated ? "yhtään kruunaa" : "ei tule yhtään kruunaa")
                         : many + (parity       ? "kruunia"
                                   : exact == 1 ? "kruuna"
                                                : "kruunaa"));
        case NodeKind::integer:
        case NodeKind::add:
        case NodeKind::subtract:
        case NodeKind::multiply:
        case NodeKind::minimum:
        case NodeKind::maximum:
        case NodeKind::half:
        case NodeKind::points:
        case NodeKind::done:
        case NodeKind::variable:
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    const std::string left = in(value(index), Case::nominative);
    if (parity) return left + is + than(relation);
    return left + is +
           (relation == Relation::equal                                   ? ""
            : relation == Relation::greater || relation == Relation::less ? than(relation)
                                                                          : how_many(relation, no_node)) +
           std::to_string(exact);
}

std::string Finnish::compared(const Node& node, bool negated) {
    auto relation = sub_as<Relation>(node);
    const NodeIndex left = node.first, right = at(left).next;
    if (right == no_node || at(right).kind == NodeKind::integer) return has_how_many(left, relation, right, negated);
    if (negated && relation != Relation::equal) relation = opposite(relation), negated = false;
    const Node &l = at(left), &r = at(right);
    if (l.kind == NodeKind::prizes && r.kind == NodeKind::prizes && l.sub == r.sub && l.number != r.number) {
        const Person_words who = person(static_cast<Player>(l.number)), other = person(static_cast<Player>(r.number));
        const bool equal =
            relation == Relation::equal || relation == Relation::at_least || relation == Relation::at_most;
        const std::string cards = more_than(relation) + (equal ? "palkintokorttia" : "palkintokortteja");
        if (negated)  // not so many: other than that
            return counts_left(l) ? std::string(who.with) + " ja " + std::string(other.with) +
                                        " on eri määrä palkintokortteja jäljellä"
                                  : std::string(who.subject) + " ja " + std::string(other.subject) +
                                        " ovat nostaneet eri määrän palkintokortteja";
        if (counts_left(l)) return std::string(who.with) + " on " + cards + " jäljellä kuin " + std::string(other.with);
        return std::string(who.subject) + " " + std::string(who.be) + " nostanut " + cards + " kuin " +
               std::string(other.subject);
    }
    return in(value(left), Case::nominative) + " on " + (negated ? std::string("eri kuin ") : than(relation)) +
           in(value(right), Case::nominative);
}

// Whom a condition speaks of, where it is one: "se" afterwards.
std::string Finnish::subject_of(NodeIndex predicate) {
    const Node& node = at(predicate);
    const auto one = [&](NodeIndex select) {
        return means_several(select) || at(at(select).first).kind == NodeKind::range
                   ? std::string()
                   : thing(select, Use::inside).in(Case::nominative);
    };
    if (node.kind == NodeKind::not_) return subject_of(node.first);
    if (node.kind == NodeKind::compare && at(node.first).kind == NodeKind::stat)
        return one(at(at(node.first).first).first);
    if (node.kind == NodeKind::and_ || node.kind == NodeKind::or_) {
        std::string first = subject_of(node.first);
        for (NodeIndex part : siblings_from(nodes_, node.first))
            if (subject_of(part) != first) return "";
        return first;
    }
    if (node.kind == NodeKind::any) {
        const Node& base = at(base_of(nodes_, at(node.first).first));
        if (base.kind != NodeKind::on) return "";
        return one(at(base.first).kind == NodeKind::set ? at(base.first).next : base.first);
    }
    return node.kind == NodeKind::is && at(at(node.first).first).next == no_node ? one(at(node.first).first) : "";
}

// "sinulla on tasan 1, 3 tai 5 palkintokorttia jäljellä". Empty where something else is asked, too.
std::string Finnish::one_of_numbers(const Node& node, bool negated) const {
    if (node.kind != NodeKind::or_ || negated) return "";
    std::vector<std::string> numbers;
    const Node& lead = at(node.first);
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        const Node& compare = at(part);
        const bool same = compare.kind == NodeKind::compare && sub_as<Relation>(compare) == Relation::equal &&
                          at(compare.first).kind == NodeKind::prizes && at(compare.first).sub == at(lead.first).sub &&
                          at(compare.first).number == at(lead.first).number && at(compare.first).next != no_node &&
                          at(at(compare.first).next).kind == NodeKind::integer;
        if (!same) return "";
        numbers.push_back(std::to_string(at(at(compare.first).next).number));
    }
    const Person_words who = person(static_cast<Player>(at(lead.first).number));
    const std::string cards = "tasan " + listed(numbers, "tai") + " palkintokorttia";
    if (counts_left(at(lead.first))) return std::string(who.with) + " on " + cards + " jäljellä";
    return std::string(who.subject) + " " + std::string(who.be) + " nostanut " + cards;
}

namespace {

// Listed; with "A eikä sillä ole B" at its end.
std::string and_not(std::vector<std::string> parts, std::string_view joint) {
    if (const std::size_t verb = parts.back().find(" ei ole ");
        joint == "ja" && parts.size() > 1 && verb != std::string::npos && parts.back().find(',') > verb) {
        // Of the same one: "ei ole Pokémon V eikä Ultra Beast".
        const bool is_neither =
            parts.back().starts_with("se ei ole ") && parts[parts.size() - 2].find(" ei ole ") != std::string::npos;
        const std::string what = parts.back().substr(verb + std::string_view(" ei ole ").size());
        const std::string last = is_neither ? what : parts.back().substr(0, verb) + " ole " + what;
        parts.pop_back();
        return listed(parts, "ja") + " eikä " + last;
    }
    return listed(parts, joint);
}

// Whether two things are denied of the Pokémon that the card is attached to.
bool denies_twice(std::span<const Node> nodes, const Node& node) {
    int denied = 0;
    for (NodeIndex part : siblings_from(nodes, node.first)) {
        const NodeIndex is = nodes[part].first;
        if (nodes[part].kind != NodeKind::not_ || nodes[is].kind != NodeKind::is) continue;
        const Node& base = nodes[base_of(nodes, nodes[nodes[is].first].first)];
        denied += base.kind == NodeKind::place && sub_as<Place>(base) == Place::holder ? 1 : 0;
    }
    return denied > 1;
}

}  // namespace

std::string Finnish::joined(const Node& node, std::string_view joint, bool negated) {
    if (node.kind == NodeKind::and_ && !negated)
        if (std::string words = all_there(node); !words.empty()) return words;
    if (std::string words = one_of_numbers(node, negated); !words.empty()) return words;
    if (std::string words = negated ? none_of_ills(node) : ""; !words.empty()) return words;
    std::vector<std::string> parts;
    std::string said;
    // Of several things asked of one Pokémon none is said of the card that is attached to it.
    const bool named =
        std::exchange(holder_named_, holder_named_ || node.kind == NodeKind::or_ || denies_twice(nodes_, node));
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        const bool inner = at(part).kind == NodeKind::or_ && node.kind == NodeKind::and_;
        const std::string whom = inner ? "" : subject_of(part);
        // The same subject is said once: "on Asleep-tilassa tai Paralyzed-tilassa".
        const std::string before = again_of_;
        const bool again = !whom.empty() && (whom == said || whom == again_of_);
        if (again) again_of_ = whom;
        std::string clause = clause_of(part, negated);
        again_of_ = before;
        if (clause.starts_with("tämä kortti on liitetty ")) by_card_ = true;
        const bool is_too = again && !parts.empty() && clause.starts_with("se on ") &&
                            (parts.back().starts_with(whom + " on ") || parts.back().starts_with("se on "));
        if (is_too) clause.erase(0, 6);
        else if (!said.empty() && clause.starts_with(said + " ")) clause.replace(0, said.size(), "se");
        const std::string_view state = "tilassa";
        if (is_too && clause.ends_with(state) && parts.back().ends_with(state))
            parts.back().resize(parts.back().size() - state.size());
        // "vastustajallasi on pelissä vähintään yksi ... tai vähintään yksi ...": whose they are is said once.
        for (const std::string_view whose : {"vastustajallasi on pelissä ", "sinulla on pelissä "})
            if (!inner && !parts.empty() && parts.front().starts_with(whose) && clause.starts_with(whose))
                clause.erase(0, whose.size());
        parts.push_back(inner ? "joko " + clause : clause);
        if (!whom.empty() || inner) said = whom;
    }
    by_card_ = false, holder_named_ = named;
    return and_not(parts, joint);
}

// "tämä kortti on liitetty {R}-Pokémoniin": what is asked of its Pokémon, where one noun says it. Empty where none does.
std::string Finnish::attached_to(const Node& is, bool negated) {
    const NodeIndex select = at(is.first).first;
    const Node& base = at(base_of(nodes_, select));
    const Node& kind = at(at(is.first).next);
    if (just_attached_ || holder_named_ || base.kind != NodeKind::place || sub_as<Place>(base) != Place::holder)
        return "";
    if (base.next != no_node || at(select).next != no_node || kind.kind != NodeKind::kind) return "";
    if (!again_of_.empty() && things(is.first, Use::inside).in(Case::nominative) == again_of_) return "";
    switch (sub_as<KindWord>(kind)) {
        case KindWord::type:
        case KindWord::basic:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolution:
        case KindWord::evolved:
        case KindWord::rule_box:
        case KindWord::trait: break;
        case KindWord::no_type:
        case KindWord::pokemon:
        case KindWord::basic_energy:
        case KindWord::special_energy:
        case KindWord::energy:
        case KindWord::item:
        case KindWord::tool:
        case KindWord::supporter:
        case KindWord::stadium:
        case KindWord::trainer:
        case KindWord::rule:
        case KindWord::face_up:
        case KindWord::at:
        case KindWord::variable: return "";
    }
    of_pokemon_ = true;
    return (negated ? "tätä korttia ei ole liitetty " : "tämä kortti on liitetty ") +
           in(kind_noun(kind, false), Case::illative);
}

// Who was spoken of, once more: the card was the subject, where it was said to whom it is attached.
Declined Finnish::said_again() const {
    return by_card_ ? decline(words::that, Number::one) + decline(words::pokemon, Number::one) : pronouns::it;
}

std::string Finnish::clause_of(NodeIndex index, bool negated) {
    const Node& node = at(index);
    const auto who = [&] { return person(sub_as<Player>(node)); };
    const std::string on = negated ? "ei ole " : "on ";
    switch (node.kind) {
        case NodeKind::and_: {
            const std::string evolved = evolved_from_it(index, negated);
            return evolved.empty() ? joined(node, negated ? "tai" : "ja", negated) : evolved;
        }
        case NodeKind::or_: return joined(node, negated ? "ja" : "tai", negated);
        case NodeKind::not_: return clause_of(node.first, !negated);
        case NodeKind::first_turn:
            if (sub_as<Player>(node) == Player::me) return "tämä " + on + "ensimmäinen vuorosi";
            return "tämä " + on + std::string(who().genitive) + " ensimmäinen vuoro";
        case NodeKind::second_player:
            if (sub_as<Player>(node) == Player::me)
                return negated ? "olet aloittava pelaaja" : "et ole aloittava pelaaja";
            if (sub_as<Player>(node) == Player::both)
                return negated ? "molemmat pelaajat ovat aloittavia pelaajia"
                               : "molemmat pelaajat eivät ole aloittavia pelaajia";
            return std::string(who().subject) + (negated ? " on aloittava pelaaja" : " ei ole aloittava pelaaja");
        case NodeKind::turn_of:
            if (sub_as<Player>(node) == Player::me) return on + "sinun vuorosi";
            return on + std::string(who().genitive) + " vuoro";
        case NodeKind::happened: return happened(node, negated);
        case NodeKind::compare: return compared(node, negated);
        case NodeKind::any: return any_clause(node, negated);
        case NodeKind::is: {
            if (std::string words = attached_to(node, negated); !words.empty()) return words;
            Phrase whom = things(node.first, Use::inside);
            if (!again_of_.empty() && whom.in(Case::nominative) == again_of_) whom = {said_again(), ""};
            of_pokemon_ = means_pokemon(at(node.first).first);
            return says(at(node.first).next, whom.whole(), whom.plural() ? pronouns::they : pronouns::it, whom.plural(),
                        negated);
        }
        case NodeKind::agrees:
            switch (sub_as<Player>(node)) {
                case Player::me: return negated ? "et suostu" : "suostut";
                case Player::both: return negated ? "molemmat pelaajat eivät suostu" : "molemmat pelaajat suostuvat";
                case Player::them:
                case Player::owner: break;
            }
            return std::string(who().subject) + (negated ? " ei suostu" : " suostuu");
        case NodeKind::spent:
            return (sub_as<Player>(node) == Player::me ? "" : std::string(who().subject) + " ") +
                   std::string(negated ? who().not_be : who().be) + " käyttänyt " +
                   in(once_in_game(node), negated ? Case::partitive : Case::object) + " tämän pelin aikana";
#define CUBENIGHT_NAMED_predicate
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

}  // namespace cubenight::wording
