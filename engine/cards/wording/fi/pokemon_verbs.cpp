// What happens to Pokémon: damage, counters, healing, Special Conditions, evolving, changing places.
#include <utility>

#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {
constexpr std::string_view condition_words[] = {"Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"};
}

// What the attack says of its own damage.
std::string Finnish::attack_verb(NodeIndex index) {
    const Node& node = at(index);
    const std::string attack = of_attack_ ? "kyseinen hyökkäys" : "tämä hyökkäys";
    if (node.kind == NodeKind::more) {
        // Where nothing is printed, this is all the damage there is.
        const bool all = is_attack() && !of_attack_ && source_.damage == 0 && !std::exchange(so_far_.dealt, true);
        if (const std::string most = all ? "" : more_at_most(node.first); !most.empty())
            return attack + " tekee " + most;
        return attack + " tekee " + damage_amount(node.first, all ? "" : "enemmän");
    }
    if (node.kind == NodeKind::less) return attack + " tekee " + damage_amount(node.first, "vähemmän");
    if (node.kind == NodeKind::fail) return attack + " ei tee mitään";
    if (node.kind == NodeKind::times) {
        const Scaled parts = so_many(node.first);
        if (parts.unit != no_node)
            return "tämä hyökkäys tekee " + std::to_string(source_.damage * parts.factor) + " vauriota " +
                   for_each(parts.unit);
        if (at(node.first).kind == NodeKind::integer && at(node.first).number == 0)
            return "tämä hyökkäys ei tee vauriota";
        if (at(node.first).kind == NodeKind::integer)
            return "tämä hyökkäys tekee " + std::to_string(at(node.first).number) + " kertaa " +
                   std::to_string(source_.damage) + " vauriota";
        return "tämä hyökkäys tekee " + std::to_string(source_.damage) + " vauriota kerrottuna " +
               in(value(node.first), Case::adessive);
    }
    std::vector<std::string> what;
    if (node.sub & raw_weakness) what.emplace_back("heikkous");
    if (node.sub & raw_resistance) what.emplace_back("vastustuskyky");
    if (node.sub & raw_effects) what.emplace_back("vastustajasi aktiiviseen Pokémoniin kohdistuvat efektit");
    const bool many = what.size() > 1 || (node.sub & raw_effects);
    return listed(what, "ja") + (many ? " eivät" : " ei") + " vaikuta " +
           (of_attack_ ? "kyseisen hyökkäyksen" : "tämän hyökkäyksen") + " vaurioon";
}

// "Heikkous ja vastustuskyky eivät vaikuta". Empty where all of them do.
std::string Finnish::unaffected(int raw, bool several) {
    std::vector<std::string> without;
    if (raw & (raw_plain | raw_weakness)) without.emplace_back("heikkous");
    if (raw & (raw_plain | raw_resistance)) without.emplace_back("vastustuskyky");
    if (raw & raw_effects)
        without.emplace_back(several ? "kyseisiin Pokémoneihin kohdistuvat efektit"
                                     : "kyseiseen Pokémoniin kohdistuvat efektit");
    if (without.empty()) return "";
    std::string words = listed(without, "ja");
    words.front() = static_cast<char>(words.front() - 'a' + 'A');
    return words + (without.size() > 1 || (raw & raw_effects) ? " eivät vaikuta" : " ei vaikuta");
}

std::string Finnish::damage(const Node& node) {
    const NodeIndex target = at(node.first).next;
    const std::string much = damage_amount(node.first);
    const Phrase whom = things(target, Use::each);
    const Node& base = at(base_of(nodes_, at(target).first));
    const bool itself = is_this(base);
    const bool place = base.kind == NodeKind::place;
    const bool benched = place && sub_as<Place>(base) == Place::bench;
    const bool anybody = place && sub_as<Place>(base) == Place::pokemon;
    std::string behind;
    if (node.sub & raw_bench) behind = ". (Huomioi heikkous ja vastustuskyky myös penkki-Pokémonien kohdalla.)";
    else if (benched || (anybody && !(node.sub & (raw_plain | raw_weakness | raw_resistance))))
        behind = ". (Älä huomioi heikkoutta tai vastustuskykyä penkki-Pokémonien kohdalla.)";
    const int raw = benched ? node.sub & ~raw_plain : node.sub;
    const bool plain_self = itself && raw == raw_plain;
    if (const std::string without = unaffected(raw, whom.plural()); !plain_self && !without.empty())
        behind.insert(0, ". " + without + " tähän vaurioon");
    const bool plainly = source_.damage > 0 && is_attack();
    if (is_attack() && itself) {
        const std::string does = in(this_word(), Case::nominative) + " tekee", also = plainly ? " myös " : " ";
        return does + (much.ends_with("kohden") ? " itseensä" + also + much : also + much + " itseensä") + behind;
    }
    const std::string who = is_attack()                     ? "tämä hyökkäys"
                            : source_.of == TextOf::ability ? "tämä Ability"
                                                            : "tämä kortti";
    const std::string target_words = whom.in(Case::illative);
    const std::string each = each_of(target, whom, Case::illative);
    if (const std::string of_each = each_chosen(target, whom, each); !of_each.empty() && !much.ends_with("kohden"))
        return who + " tekee" + (plainly ? " myös " : " ") + much + " " + of_each + behind;
    // "kahteen vastustajasi Pokémoniin 60 vauriota kumpaankin"; a unit would part the damage from the target.
    const bool target_first = !each.empty() || much.ends_with("kohden");
    return who + " tekee" + (plainly ? " myös " : " ") +
           (target_first ? target_words + " " + much + each : much + " " + target_words) + behind;
}

// "kumpaankin kahdesta valitsemastasi vastustajasi Pokémonista". Empty where they are no plain number of one group.
std::string Finnish::each_chosen(NodeIndex target, const Phrase& whom, const std::string& each) const {
    const std::string of = whom.in(Case::elative);
    bool numbered = false;
    for (std::string_view number : {"kahdesta ", "kolmesta ", "neljästä ", "viidestä "})
        numbered = numbered || of.starts_with(number);
    if (!numbered || each.empty() || of.find(" satunnaisesti ") != of.npos || at(at(target).first).next != no_node)
        return "";
    const std::size_t blank = of.find(' ');
    return each.substr(1) + " " + of.substr(0, blank) + (actor_ == Actor::you ? " valitsemastasi" : " valitsemastaan") +
           of.substr(blank);
}

// " kumpaankin", " kuhunkin": behind what each of several is dealt. Empty where there is one, or each was said.
std::string Finnish::each_of(NodeIndex selection, const Phrase& whom, Case which) const {
    if (!whom.plural() || whom.in(which).starts_with("jokai")) return "";
    const NodeIndex select = at(selection).first;
    const NodeIndex range = at(select).next == no_node ? number_of(nodes_, select) : no_node;
    bool two = at(select).next != no_node && at(at(select).next).next == no_node && !means_several(select) &&
               !means_several(at(select).next);
    if (range != no_node && at(range).first != no_node && sub_as<RangeKind>(at(range)) != RangeKind::up_to)
        two = at(at(range).first).kind == NodeKind::integer && at(at(range).first).number == 2;
    return " " + in(two ? pronouns::both : pronouns::each, which);
}

std::string Finnish::counters(const Node& node) {
    const NodeIndex target = at(node.first).next;
    const NodeIndex spread = at(target).next;
    const bool any_way = spread != no_node && sub_as<SpreadKind>(at(spread)) == SpreadKind::spread;
    const Verb put{"laita", "laittaa", "laittaa", "laitat"};
    const Phrase whom = things(target, any_way ? Use::inside : Use::each);
    const std::string to = whom.in(Case::allative) + spread_of(target);
    switch (sub_as<CountersKind>(node)) {
        case CountersKind::number: {
            // Freely shared out, "a counter for each" would be heard as one on each.
            if (const Scaled parts = so_many(node.first); any_way && parts.factor == 1 && parts.unit != no_node)
                return v(put) + " " + to + " vauriomerkkejä yhteensä " + in(value(parts.unit), Case::genitive) +
                       " verran";
            const std::string many = amount(node.first, words::counter);
            return v(put) + " " + to + (any_way ? " yhteensä " : " ") + many +
                   (any_way || many.ends_with("kohden") ? "" : each_of(target, whom, Case::allative));
        }
        case CountersKind::until_left:
            return v(put) + " " + to + " vauriomerkkejä, kunnes " + (whom.plural() ? "niiden" : "sen") +
                   " jäljellä oleva HP on " + in(value(node.first), Case::nominative);
        case CountersKind::worth: break;
    }
    if (at(node.first).kind == NodeKind::done) {
        const std::string one = in(decline(words::counter, Number::one), object_case());
        return v(put) + " " + to + " " + one + " jokaista " + done_damage() + " kohden";
    }
    return v(put) + " " + to + " vauriomerkkejä " +
           (at(node.first).kind == NodeKind::half ? "niin, että niiden arvo on " + half_of(node.first)
                                                  : in(value(node.first), Case::genitive) + " vaurion verran");
}

std::string Finnish::move_counters(const Node& node) {
    const NodeIndex from = at(node.first).next, to = at(from).next;
    const Node& how_many = at(node.first);
    const Verb move{"siirrä", "siirtää", "siirtää", "siirrät"};
    std::string many;
    const bool up_to = how_many.kind == NodeKind::range && sub_as<RangeKind>(how_many) == RangeKind::up_to;
    const std::string limit = up_to ? "enintään " : "tasan ";
    if (how_many.kind != NodeKind::range) many = amount(node.first, words::counter);
    else if (sub_as<RangeKind>(how_many) == RangeKind::all) many = "kaikki vauriomerkit";
    else if (how_many.first == no_node) many = in(wanted_amount(), object_case()) + " vauriomerkkejä";
    else if (at(how_many.first).kind == NodeKind::integer)
        many = limit + in(counted(at(how_many.first).number, decline(words::counter, Number::one)), object_case());
    else many = limit + in(value(how_many.first), Case::genitive) + " verran vauriomerkkejä";
    const std::string source =
        things(from, number_of(nodes_, at(from).first) == no_node ? Use::inside : Use::object).in(Case::ablative);
    return v(move) + " " + many + " " + source + " " +
           things(to, at(to).next == no_node ? Use::object : Use::inside).in(Case::allative) + spread_of(to);
}

std::string Finnish::heal(const Node& node) {
    const auto kind = sub_as<HealKind>(node);
    const NodeIndex target = kind == HealKind::all ? node.first : at(node.first).next;
    const Verb heal{"paranna", "parantaa", "parantaa", "parannat"};
    if (kind == HealKind::until_left) {
        Phrase kept = with_owner(things(target, Use::inside));
        if (!asked_of_.empty() && kept.in(Case::nominative) == asked_of_) kept = {pronouns::it, ""};
        const bool many = kept.plural() && !kept.counted;
        return kept.in(Case::partitive) + " ei tyrmätä, ja " + (many ? "niiden" : "sen") + " jäljellä oleva HP on " +
               in(value(node.first), Case::nominative);
    }
    const Phrase healed = things(target, Use::each);
    const std::string whom = healed.in(Case::ablative);
    if (kind == HealKind::all)
        return v(heal) + " " + whom + (object_case() == Case::nominative ? " kaikki vaurio" : " kaiken vaurion");
    const std::string each = each_of(target, healed, Case::ablative);
    if (at(node.first).kind == NodeKind::done)
        return v(heal) + " " + whom + each + " yhtä paljon vauriota kuin " + done_words();
    if (at(node.first).kind == NodeKind::half) return v(heal) + " " + whom + each + " " + half_of(node.first);
    const std::string much = damage_amount(node.first);
    return v(heal) + " " + whom + " " + much + (much.ends_with("kohden") ? "" : each);
}

std::string Finnish::inflict(const Node& node) {
    std::vector<std::string> names;
    std::string behind;
    NodeIndex target = no_node;
    bool variable = false;
    const NodeIndex whole = last_child(nodes_, static_cast<NodeIndex>(&node - nodes_.data()));
    const bool several = means_several(at(whole).first) || at(at(whole).first).next != no_node;
    for (NodeIndex i : siblings_from(nodes_, node.first)) {
        if (at(i).kind != NodeKind::condition_value) {
            target = i;
            break;
        }
        if (at(i).sub == by_variable) {
            variable = true;
            continue;
        }
        names.push_back(std::string(condition_words[at(i).sub % std::size(condition_words)]) + "-");
        if (at(i).number == 0) continue;
        const bool burn = at(i).sub == static_cast<std::uint8_t>(SpecialCondition::burned);
        behind += ", ja " + std::string(several ? "niille kullekin" : "sille") +
                  " laitetaan jokaisessa Pokémon Checkupissa " + (burn ? "Burned" : "Poisoned") + "-tilan takia " +
                  std::to_string(at(i).number) + " vauriomerkkiä " + (burn ? "kahden" : "yhden") + " sijaan";
    }
    const Phrase whom = target == no_node ? Phrase{pronouns::it, ""} : with_owner(things(target, Use::inside));
    if (variable) names.emplace_back("kyseiseen Special Condition -");
    return whom.in(Case::nominative) + (whom.plural() && !whom.counted ? " joutuvat " : " joutuu ") +
           listed(names, "ja") + "tilaan" + behind;
}

// "saattaa vastustajasi aktiivisen Pokémonin Asleep-tilaan": what a player may do.
std::string Finnish::bring_into(const Node& node) {
    std::vector<std::string> names;
    NodeIndex target = no_node;
    for (NodeIndex i : siblings_from(nodes_, node.first)) {
        if (at(i).kind != NodeKind::condition_value) {
            target = i;
            break;
        }
        if (at(i).sub == by_variable || at(i).number != 0) return "";
        names.push_back(std::string(condition_words[at(i).sub % std::size(condition_words)]) + "-");
    }
    const Verb bring{"saata", "saattaa", "saattaa", "saatat"};
    return v(bring) + " " + with_owner(things(target, Use::object)).in(object_case()) + " " + listed(names, "ja") +
           "tilaan";
}

std::string Finnish::cure(const Node& node) {
    const bool named = at(node.first).kind == NodeKind::condition_value;
    const NodeIndex target = named ? at(node.first).next : node.first;
    const bool chosen = names_a_number(nodes_, target);
    const Phrase whom = chosen ? things(target, Use::object) : said_before(with_owner(things(target, Use::inside)));
    std::string what = "kaikista Special Conditioneista";
    if (named && at(node.first).sub == by_variable) what = "kyseisestä Special Conditionista";
    else if (named) what = std::string(condition_words[at(node.first).sub % std::size(condition_words)]) + "-tilasta";
    if (chosen) {
        const Verb choose{"valitse", "valita", "valitsee", "valitset"};
        return v(choose) + " " + whom.in(object_case()) + (whom.plural() ? ", ja ne toipuvat " : ", ja se toipuu ") +
               what;
    }
    return whom.in(Case::nominative) + (whom.plural() && !whom.counted ? " toipuvat " : " toipuu ") + what;
}

std::string Finnish::switched(const Node& node) {
    const auto kind = sub_as<SwitchKind>(node);
    const bool mine = kind == SwitchKind::mine;
    const bool they_do = kind == SwitchKind::theirs_by_them;
    const Suffix suffix = they_do || actor_ != Actor::you ? Suffix::their : mine ? Suffix::your : Suffix::none;
    const bool filtered = node.first != no_node;
    // "penkilläsi olevaan {R}-Pokémoniin"
    const Noun plain = noun(filtered ? node.first : no_node, Among::in_play, suffix, filtered ? "" : "penkki-");
    Noun bench = plain;
    if (filtered) {
        const Noun bare = noun(node.first, Among::in_play);
        const std::string where = in(decline(words::bench, Number::one, suffix), Case::adessive) + " ";
        bench = bare, bench.one = finnish::before(where, decline(words::being, Number::one) + bare.one);
        bench.many = finnish::before(where, decline(words::being, Number::many) + bare.many);
    }
    if (node.number > 0) {
        Meaning meant;
        meant.kind = Meaning::Kind::pokemon, meant.described = true;
        const Word new_one{"uusi", "uute", "uude", "uutta", "uuteen", "uusi", "uusien", "uusia", "uusiin"};
        meant.words =
            decline(new_one, Number::one) + decline(words::active, Number::one) + decline(words::pokemon, Number::one);
        if (!mine && actor_ == Actor::you) meant.words = finnish::before("vastustajasi ", meant.words);
        bind(node.number - 1, meant);
    }
    const Verb change{"vaihda", "vaihtaa", "vaihtaa", "vaihdat"};
    // The one that was named before: "vaihda tämä Pokémon aktiivisen Pokémonisi tilalle".
    if (const int named = mine ? named_alone(nodes_, node.first) : -1; named >= 0) {
        switched_ = switched_mine_ = true;
        const Declined active = decline(words::active, Number::one) + decline(words::pokemon, Number::one, suffix);
        return v(change) + " " + in(reference(named), object_case()) + " " + in(active, Case::genitive) + " tilalle";
    }
    bench.owned = !filtered && suffix != Suffix::none;
    const Phrase one = one_of(pronouns::one, bench);
    switched_ = true;
    if (mine) {
        switched_mine_ = true;
        const Declined active = is_attack() && actor_ == Actor::you ? this_word()
                                                                    : decline(words::active, Number::one) +
                                                                          decline(words::pokemon, Number::one, suffix);
        return v(change) + " " + in(active, object_case()) + " " + one.in(Case::illative);
    }
    if (they_do) return "vastustajasi vaihtaa aktiivisen Pokémoninsa " + one.in(Case::illative);
    const Verb choose{"valitse", "valita", "valitsee", "valitset"};
    bench.owned = true, bench.many = finnish::before("vastustajasi ", bench.many);
    return v(choose) + " " + one_of(pronouns::one, bench).in(object_case()) + joint + v(change) + " " +
           in(pronouns::it, object_case()) + " vastustajasi aktiivisen Pokémonin tilalle";
}

std::string Finnish::evolve(const Node& node) {
    const Verb evolve{"kehitä", "kehittää", "kehittää", "kehität"};
    const Phrase evolving = things(node.first, Use::object);
    const std::string whom = evolving.in(object_case());
    const NodeIndex card = at(node.first).next;
    std::string words = finds_evolution(node)
                            ? found_and_evolved(card, evolving)
                            : v(evolve) + " " + whom +
                                  (evolving.plural() ? " pelaamalla niiden päälle " : " pelaamalla sen päälle ") +
                                  things(card, Use::object).in(object_case());
    if (node.sub & evolve_unrelated) words += " (riippumatta siitä, mistä kortti kehittyy)";
    if (node.sub & evolve_not_early)
        words += ". (Et voi tehdä tätä ensimmäisellä vuorollasi etkä Pokémonille, joka tuli peliin tällä vuorolla.)";
    return words;
}

std::string Finnish::devolve(const Node& node) {
    const Verb devolve{"devolvoi", "devolvoida", "devolvoi", "devolvoit"}, put{"laita", "laittaa", "laittaa", "laitat"};
    const std::string whom = things(node.first, Use::each).in(object_case());
    const NodeIndex next = at(node.first).next;
    const bool by_number = at(next).kind != NodeKind::move_to;
    const NodeIndex to = by_number ? at(next).next : next;
    const Word evolution{"evoluutiokortti",   "evoluutiokortti",   "evoluutiokorti",
                         "evoluutiokorttia",  "evoluutiokorttiin", "evoluutiokortei",
                         "evoluutiokorttien", "evoluutiokortteja", "evoluutiokortteihin"};
    const bool top = by_number && at(next).kind == NodeKind::integer && at(next).number == 1;
    const std::string cards = !by_number ? "kaikki sen evoluutiokortit"
                              : top      ? (object_case() == Case::nominative ? "sen päällimmäinen evoluutiokortti"
                                                                              : "sen päällimmäisen evoluutiokortin")
                                         : "sen päältä " + amount(next, evolution);
    return v(devolve) + " " + whom + " ja " + v(put) + " " + cards + " " + to_where(to);
}

}  // namespace cubenight::wording
