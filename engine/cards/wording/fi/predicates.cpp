// Conditions as clauses, without their "jos".
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

// "kädessäsi on vähintään 3 Item-korttia": what there is, behind its place. parted: the noun is counted by a number.
std::string Finnish::there_is(NodeIndex select, const std::string& many, bool negated, bool parted) {
    const NodeIndex base_index = base_of(nodes_, select);
    const Node& base = at(base_index);
    const NodeIndex set = base.next;
    const auto whose = static_cast<Side>(base.number);
    const std::string is = negated ? " ei ole " : " on ";
    const bool one_or_more = many == "vähintään yksi ";
    const std::string sum = whose == Side::any && !one_or_more && !negated ? "yhteensä " : "";
    const auto named = [&](Noun noun) {
        if (noun.other) {
            noun.one = decline(words::other, Number::one) + noun.one;
            noun.many = decline(words::other, Number::many) + noun.many;
        }
        const bool group = many.starts_with("pari") || many.ends_with("verran ");
        return many + in(group ? noun.many : noun.one, parted || group ? Case::partitive : Case::nominative) +
               ((parted || group) && many != "yhtään " ? noun.after_many : noun.after_one);
    };
    const std::string who = whose == Side::their                         ? "vastustajallasi"
                            : whose == Side::own && owner_unnamed_       ? "kyseisellä pelaajalla"
                            : whose == Side::own && actor_ != Actor::you ? "hänellä"
                                                                         : "sinulla";
    switch (base.kind) {
        case NodeKind::place:
            if (sub_as<Place>(base) == Place::bench) {
                const std::string where = whose != Side::any ? in(bench_words(whose), Case::adessive)
                                          : negated          ? "kummankaan pelaajan penkillä"
                                          : one_or_more      ? "jommankumman pelaajan penkillä"
                                                             : "penkeillä";
                return where + is + sum + named(noun(set, Among::in_play));
            }
            if (sub_as<Place>(base) == Place::active && whose == Side::any)
                return "jommallakummalla pelaajalla" + is + "aktiivisena " + named(noun(set, Among::in_play));
            return (whose == Side::any ? "pelissä" + is : who + is + "pelissä ") + named(noun(set, Among::in_play));
        case NodeKind::zone:
            if (sub_as<Zone>(base) == Zone::stadium) {
                const std::string_view owner = whose == Side::their ? "vastustajasi "
                                               : whose == Side::my  ? "sinun "
                                                                    : "";
                Noun card = noun(set, Among::cards);
                if (!card.filtered) card.one = decline(words::stadium, Number::one);
                return "pelissä" + is + std::string(owner) + named(card);
            }
            return zone_in(base, Case::inessive) + is + sum + named(noun(set, Among::cards));
        case NodeKind::on: {
            const NodeIndex filter = at(base.first).kind == NodeKind::set ? base.first : no_node;
            const NodeIndex inner = filter == no_node ? base.first : at(filter).next;
            const auto kind = sub_as<AttachedKind>(base);
            const bool one_of = means_several(inner) && !negated && !parted;
            const std::string host = thing(inner, one_of ? Use::some : Use::inside).in(Case::adessive);
            if (kind == AttachedKind::evolution || kind == AttachedKind::earlier) {
                Noun cards = noun(filter, Among::attached);
                const std::string_view below = kind == AttachedKind::earlier ? "aiemman kehitysasteen " : "evoluutio";
                cards.one = finnish::before(below, cards.one), cards.many = finnish::before(below, cards.many);
                return host + is + named(cards);
            }
            return host + is + "liitettynä " +
                   named(noun(filter, kind == AttachedKind::energy  ? Among::energy
                                      : kind == AttachedKind::tools ? Among::tools
                                                                    : Among::attached));
        }
        case NodeKind::var: {
            const bool pokemon = meaning(base.number).kind == Meaning::Kind::pokemon;
            return in(reference(base.number), Case::genitive) + " joukossa" + is +
                   named(noun(set, pokemon ? Among::in_play : Among::cards));
        }
        case NodeKind::top_of:
        case NodeKind::bottom_of: {
            Noun card;
            card.one = decline(words::card, Number::one), card.many = decline(words::card, Number::many);
            return of_end(base).in(Case::genitive) + " joukossa" + is + named(card);
        }
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

// Whether there is one at all.
std::string Finnish::any_clause(const Node& node, bool negated) {
    std::vector<std::string> parts;
    for (NodeIndex select : children(nodes_, node.first)) {
        const Node& base = at(base_of(nodes_, select));
        const bool one = base.kind == NodeKind::place ? !means_several(select)
                                                      : base.kind == NodeKind::var && !means_several(select);
        if (!one) {
            const bool stadium = base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::stadium;
            parts.push_back(there_is(select, negated ? "yhtään " : stadium ? "" : "vähintään yksi ", negated, negated));
            continue;
        }
        // "vastustajasi aktiivinen Pokémon on ...": the filters are what is asked.
        Node plain = base;
        plain.next = no_node;
        const Phrase whom = base.kind == NodeKind::place ? of_place(plain, no_node, no_node, Use::inside)
                                                         : Phrase{reference(base.number), ""};
        std::string clause;
        for (NodeIndex filter : siblings_from(nodes_, base.next == no_node ? no_node : at(base.next).first))
            clause += (clause.empty() ? ""
                       : negated      ? " tai "
                                      : " ja ") +
                      says(filter, clause.empty() ? whom.whole() : pronouns::it, pronouns::it, false, negated);
        parts.push_back(clause.empty() ? whom.in(Case::nominative) + (negated ? " ei ole" : " on") + " pelissä"
                                       : clause);
    }
    return listed(parts, negated ? "ja" : "tai");
}

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
            if (node.sub == 1) return std::string(who.with) + is + cards + " jäljellä";
            return std::string(player == Player::me ? "" : who.subject) + (player == Player::me ? "" : " ") +
                   std::string(negated ? who.not_be : who.be) + " nostanut " + cards;
        }
        case NodeKind::bench_room: {
            const std::string whose(person(sub_as<Player>(node)).genitive);
            const bool mine = sub_as<Player>(node) == Player::me;
            const std::string bench = mine ? "penkilläsi" : whose + " penkillä";
            if (none) return bench + (negated ? " on tilaa" : " ei ole tilaa");
            return bench + is + many + (parity ? "vapaita paikkoja" : exact == 1 ? "vapaa paikka" : "vapaata paikkaa");
        }
        case NodeKind::count: {
            if (at(node.first).kind == NodeKind::happened) break;
            const NodeIndex select = at(node.first).first;
            if (at(select).next != no_node || !means_several(select)) break;
            if (none || one)
                return there_is(select, none != negated ? "yhtään " : "vähintään yksi ", none != negated,
                                none != negated);
            return there_is(select, many, negated, exact != 1);
        }
        case NodeKind::stat: {
            Phrase whom = things(node.first, Use::inside);
            if (!again_of_.empty() && whom.in(Case::nominative) == again_of_) whom = {pronouns::it, ""};
            Node filter = node;
            filter.kind = NodeKind::stat_compare, filter.number = static_cast<decltype(filter.number)>(relation);
            filter.first = number;
            return says_stat(filter, whom.whole(), negated);
        }
        case NodeKind::heads:
            if (one) return "tulee vähintään yksi kruuna";
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
        if (l.sub == 1)
            return std::string(who.with) + (negated ? " ei ole " : " on ") + cards + " jäljellä kuin " +
                   std::string(other.with);
        return std::string(who.subject) + " " + std::string(negated ? who.not_be : who.be) + " nostanut " + cards +
               " kuin " + std::string(other.subject);
    }
    return in(value(left), Case::nominative) + (negated ? " ei ole " : " on ") + than(relation) +
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

std::string Finnish::joined(const Node& node, std::string_view joint, bool negated) {
    // "sinulla on tasan 1, 3 tai 5 palkintokorttia jäljellä"
    std::vector<std::string> numbers;
    bool same = node.kind == NodeKind::or_ && !negated;
    const Node& lead = at(node.first);
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        const Node& compare = at(part);
        same = same && compare.kind == NodeKind::compare && sub_as<Relation>(compare) == Relation::equal &&
               at(compare.first).kind == NodeKind::prizes && at(compare.first).sub == at(lead.first).sub &&
               at(compare.first).number == at(lead.first).number && at(compare.first).next != no_node &&
               at(at(compare.first).next).kind == NodeKind::integer;
        if (!same) break;
        numbers.push_back(std::to_string(at(at(compare.first).next).number));
    }
    if (same) {
        const Person_words who = person(static_cast<Player>(at(lead.first).number));
        const std::string cards = "tasan " + listed(numbers, "tai") + " palkintokorttia";
        if (at(lead.first).sub == 1) return std::string(who.with) + " on " + cards + " jäljellä";
        return std::string(who.subject) + " " + std::string(who.be) + " nostanut " + cards;
    }
    std::vector<std::string> parts;
    std::string said;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        const bool inner = at(part).kind == NodeKind::or_ && node.kind == NodeKind::and_;
        const std::string whom = inner ? "" : subject_of(part);
        // The same subject is said once: "on Asleep-tilassa tai Paralyzed-tilassa".
        const std::string before = again_of_;
        const bool again = !whom.empty() && (whom == said || whom == again_of_);
        if (again) again_of_ = whom;
        std::string clause = clause_of(part, negated);
        again_of_ = before;
        const bool is_too = again && !parts.empty() && clause.starts_with("se on ") &&
                            (parts.back().starts_with(whom + " on ") || parts.back().starts_with("se on "));
        if (is_too) clause.erase(0, 6);
        else if (!said.empty() && clause.starts_with(said + " ")) clause.replace(0, said.size(), "se");
        const std::string_view state = "tilassa";
        if (is_too && clause.ends_with(state) && parts.back().ends_with(state))
            parts.back().resize(parts.back().size() - state.size());
        parts.push_back(inner ? "joko " + clause : clause);
        if (!whom.empty() || inner) said = whom;
    }
    return listed(parts, joint);
}

std::string Finnish::clause_of(NodeIndex index, bool negated) {
    const Node& node = at(index);
    const auto who = [&] { return person(sub_as<Player>(node)); };
    const std::string on = negated ? "ei ole " : "on ";
    switch (node.kind) {
        case NodeKind::and_: return joined(node, negated ? "tai" : "ja", negated);
        case NodeKind::or_: return joined(node, negated ? "ja" : "tai", negated);
        case NodeKind::not_: return clause_of(node.first, !negated);
        case NodeKind::first_turn:
            if (sub_as<Player>(node) == Player::me) return "tämä " + on + "ensimmäinen vuorosi";
            return "tämä " + on + std::string(who().genitive) + " ensimmäinen vuoro";
        case NodeKind::second_player:
            if (sub_as<Player>(node) == Player::me) return negated ? "aloitit pelin" : "et aloittanut peliä";
            if (sub_as<Player>(node) == Player::both)
                return negated ? "molemmat pelaajat aloittivat pelin" : "molemmat pelaajat eivät aloittaneet peliä";
            return std::string(who().subject) + (negated ? " aloitti pelin" : " ei aloittanut peliä");
        case NodeKind::turn_of:
            if (sub_as<Player>(node) == Player::me) return on + "sinun vuorosi";
            return on + std::string(who().genitive) + " vuoro";
        case NodeKind::happened: return happened(node, negated);
        case NodeKind::compare: return compared(node, negated);
        case NodeKind::any: return any_clause(node, negated);
        case NodeKind::is: {
            Phrase whom = things(node.first, Use::inside);
            if (!again_of_.empty() && whom.in(Case::nominative) == again_of_) whom = {pronouns::it, ""};
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
            return std::string(who().subject) + " " + std::string(negated ? who().not_be : who().be) + " käyttänyt " +
                   hyphened(word(node.number)) + "hyökkäystä tai -Abilityä tämän pelin aikana";
#define CUBENIGHT_NAMED_predicate
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

}  // namespace cubenight::wording
