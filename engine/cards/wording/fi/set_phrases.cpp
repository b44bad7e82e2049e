// Set phrases of cards: what they say in one way, where words put together from their parts would be heard otherwise.
#include <algorithm>

#include "engine/cards/type_letters.hpp"
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {

constexpr std::string_view condition_names[] = {"Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"};

// Whether the condition speaks of a limit that the rules set: of the first turn, or of a state.
bool speaks_of_limit(std::span<const Node> nodes, NodeIndex condition) {
    for (NodeIndex i = condition; i < subtree_end(nodes, condition); ++i)
        if (nodes[i].kind == NodeKind::first_turn || nodes[i].kind == NodeKind::ill) return true;
    return false;
}

}  // namespace

// " myös ensimmäisellä vuorollasi ja ...": what the rules would not allow, behind a "voi" that lifts all their limits. Empty
// where the text itself names the limit that it lifts.
std::string Finnish::limits_lifted(const Node& action, const Phrase& whom) {
    NodeIndex condition = no_node;
    for (NodeIndex part : siblings_from(nodes_, action.first))
        if (family_of(at(part).kind) == NodeFamily::predicate) condition = part;
    const auto kind = static_cast<ActionKind>(action.sub);
    const std::string played = std::string("sillä vuorolla, jolla ") + (whom.plural() ? "ne" : "se") + " pelattiin";
    if (kind == ActionKind::evolve && condition != no_node && at(condition).kind == NodeKind::not_ &&
        at(at(condition).first).kind == NodeKind::first_turn)
        return " jo " + played + ", mutta ei ensimmäisellä vuorollasi";
    if (condition != no_node && speaks_of_limit(nodes_, condition)) return "";
    const std::string only = condition == no_node ? "" : ", jos " + clause_of(condition);
    const std::string& who = whom.in(Case::nominative);
    const std::string first = who.starts_with("vastustajasi ")         ? "vastustajasi ensimmäisellä vuorolla"
                              : who.starts_with("kummankin pelaajan ") ? "pelaajansa ensimmäisellä vuorolla"
                                                                       : "ensimmäisellä vuorollasi";
    const std::string ill =
        std::string("vaikka ") + (whom.plural() ? "ne olisivat" : "se olisi") + " Asleep- tai Paralyzed-tilassa";
    switch (kind) {
        case ActionKind::evolve: return " myös " + first + " ja " + played + only;
        case ActionKind::attack: return " myös " + first + " ja " + ill + only;
        case ActionKind::retreat: return " useammin kuin kerran vuorossa ja " + ill + only;
        case ActionKind::use_named:
        case ActionKind::play:
        case ActionKind::attach: return ", vaikka säännöt eivät sallisi sitä" + only;
        case ActionKind::use_abilities:
        case ActionKind::be_healed:
        case ActionKind::be_cured:
        case ActionKind::be_ill:
        case ActionKind::be_discarded:
        case ActionKind::discard:
        case ActionKind::be_chosen:
        case ActionKind::take_prizes:
        case ActionKind::have_more_than:
        case ActionKind::keep_turn: break;
    }
    return "";
}

// "tätä hyökkäystä voi käyttää, vaikka tämä Pokémon olisi Asleep-tilassa": what an attack says of its own use.
std::string Finnish::attack_itself(const Node& can, NodeIndex condition, const Phrase& whom) {
    const bool attacks = static_cast<ActionKind>(at(can.first).sub) == ActionKind::attack;
    const std::string self = in(this_word(), Case::nominative);
    if (!is_attack() || !attacks || whom.in(Case::nominative) != self || at(condition).kind != NodeKind::is) return "";
    std::string clause = clause_of(condition);
    const std::string is = self + " on ";
    if (!clause.starts_with(is)) return "";
    return "tätä hyökkäystä voi käyttää, vaikka " + self + " olisi " + clause.substr(is.size());
}

// "aina kun vastustajasi pelaa Item- tai Supporter-kortin kädestään, kyseisen kortin efektit eivät tehoa ..."; empty where
// the effects are not those of cards that are played from a hand.
std::string Finnish::no_effects_of_played(const Node& node, const Phrase& whom) {
    const auto source = static_cast<EffectSource>(node.sub);
    if (node.first == no_node || (source != EffectSource::trainers && source != EffectSource::all)) return "";
    const auto hand = static_cast<Side>(at(base_of(nodes_, at(node.first).first)).number);
    if (hand != Side::my && hand != Side::their) return "";
    constexpr std::string_view card = "-kortin";
    std::vector<std::string> sorts;
    for (NodeIndex select : children(nodes_, node.first)) {
        const Node& base = at(base_of(nodes_, select));
        const bool from_hand =
            base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && static_cast<Side>(base.number) == hand;
        if (!from_hand || number_of(nodes_, select) != no_node || at(select).number > 0) return "";
        const Noun sort = noun(base.next, Among::cards);
        if (!sorts.empty() && sorts.back().ends_with(card)) sorts.back().resize(sorts.back().size() - card.size() + 1);
        sorts.push_back(in(sort.one, Case::object) + sort.after_one);
    }
    const std::string played = listed(sorts, "tai");
    return (hand == Side::my ? "aina kun pelaat " + played + " kädestäsi"
                             : "aina kun vastustajasi pelaa " + played + " kädestään") +
           ", kyseisen kortin efektit eivät tehoa " + whom.in(Case::illative);
}

// "jokaista näin poistettua {W}-energiakorttia kohden poista vastustajasi pakan 3 päällimmäistä korttia"; empty where no
// such thing is counted, or where it cannot stand before the verb.
std::string Finnish::discarded_for_each(const Node& discard) {
    const NodeIndex select = at(discard.first).first;
    const Node& top = at(base_of(nodes_, select));
    if (form_ != Form::imperative || top.kind != NodeKind::top_of || at(select).next != no_node) return "";
    const Scaled parts = so_many(top.first);
    if (parts.unit == no_node || at(parts.unit).kind != NodeKind::count) return "";
    if (at(at(parts.unit).first).kind != NodeKind::selection) return "";
    const Node& counted_of = at(base_of(nodes_, at(at(parts.unit).first).first));
    if (counted_of.kind != NodeKind::var || !was_discarded_alone(counted_of.number)) return "";
    const Declined card = decline(words::topmost, Number::one) + decline(words::card, Number::one);
    const std::string deck = in(zone_words(at(at(top.first).next)), Case::genitive);
    const std::string many =
        parts.factor == 1 ? in(card, object_case()) : in(counted(parts.factor, card), object_case());
    return for_each(parts.unit) + " poista " + deck + " " + many;
}

// Whether you discarded those cards, and no others.
bool Finnish::was_discarded_alone(int variable) const {
    const auto many = std::ranges::count_if(meanings_, [](const Meaning& meant) { return meant.discarded; });
    return many == 1 && actor_ == Actor::you && meanings_[static_cast<std::size_t>(variable) & 7].discarded;
}

// "etsi pakastasi 2 korttia, sekoita pakkasi ja laita sitten kyseiset kortit pakkasi päälle haluamassasi järjestyksessä"
std::string Finnish::found_and_put(NodeIndex search, NodeIndex last) {
    const Verb mix{"sekoita", "sekoittaa", "sekoittaa", "sekoitat"}, place{"laita", "laittaa", "laittaa", "laitat"};
    const Node& zone = at(at(search).first);
    const NodeIndex put = at(at(search).next).next;
    std::string words = verb_clause(search);
    words += ", " + v(mix) + " " + in(zone_words(zone), object_case());
    words += joint + v(place) + " sitten " + in(reference(at(at(second(search)).first).number - 1), object_case()) +
             " " + in(zone_words(zone), Case::genitive) + " päälle";
    if (last == put) return words;
    return words + (actor_ == Actor::you ? " haluamassasi järjestyksessä" : " haluamassaan järjestyksessä");
}

// A Trainer card that is played as a Basic Pokémon.
bool Finnish::plays_as_pokemon(NodeIndex give) const {
    const NodeIndex target = at(give).first;
    if (source_.of != TextOf::play || at(target).kind != NodeKind::selection ||
        !is_this(at(base_of(nodes_, at(target).first))))
        return false;
    for (NodeIndex part : siblings_from(nodes_, at(target).next))
        if (at(part).kind == NodeKind::counts_as && at(at(part).first).kind == NodeKind::kind &&
            sub_as<KindWord>(at(at(part).first)) == KindWord::basic)
            return true;
    return false;
}

// "pelaa tämä kortti kuin se olisi perus-Pokémon, jonka HP on 40": and what else it can and cannot, in sentences of its own.
std::string Finnish::as_if_it_were(NodeIndex first) {
    std::string words = "pelaa tämä kortti kuin se olisi perus-Pokémon", own, prizes, discarded;
    bool which = false;
    for (NodeIndex part : siblings_from(nodes_, first)) {
        const Node& node = at(part);
        const Node& change = at(node.first);
        const bool number = node.kind == NodeKind::modify;
        const bool hp = number && static_cast<ModNumber>(node.sub) == ModNumber::hp &&
                        sub_as<ChangeKind>(change) == ChangeKind::fixed;
        if (node.kind == NodeKind::counts_as && sub_as<KindWord>(change) == KindWord::basic) continue;
        if (hp || (node.kind == NodeKind::type_change && !is_also(node))) {
            words += (which ? " ja " : ", ") + modifier(part, {pronouns::which, ""});
            which = true;
        } else if (number && static_cast<ModNumber>(node.sub) == ModNumber::prizes) {
            prizes += ". K" + modifier(part, {this_word(), ""}).substr(1);
        } else if (node.kind == NodeKind::can && static_cast<ActionKind>(change.sub) == ActionKind::discard) {
            discarded = ". Voit milloin tahansa vuorosi aikana poistaa tämän kortin pelistä poistopinoon";
        } else {
            const std::string said = modifier(part, {own.empty() ? this_word() : pronouns::it, ""});
            own += own.empty() ? ". T" + said.substr(1) : " " + also(said);
        }
    }
    return words + own + prizes + discarded;
}

// "vaihda se tämän Pokémonin tilalle": a card takes the place of a Pokémon, which goes where the card was.
std::string Finnish::exchange(const Node& node) {
    const Verb change{"vaihda", "vaihtaa", "vaihtaa", "vaihdat"}, find{"etsi", "etsiä", "etsii", "etsit"},
        put{"laita", "laittaa", "laittaa", "laitat"};
    const NodeIndex with = at(node.first).next;
    const Node& cards = at(base_of(nodes_, at(with).first));
    const std::string place = things(node.first, Use::object).of("tilalle");
    const bool goes_back =
        is_this(at(base_of(nodes_, at(node.first).first))) && actor_ == Actor::you && comes_from_deck(nodes_, with);
    const std::string then = goes_back ? ", " : std::string(1, joint);
    std::string words;
    if (cards.kind == NodeKind::zone && sub_as<Zone>(cards) == Zone::deck)
        words = v(find) + " " + zone_in(cards, Case::elative) + " " + things(with, Use::found).in(object_case()) +
                then + v(change) + " " + in(pronouns::it, object_case()) + " " + place;
    else words = v(change) + " " + one_lying(with).in(object_case()) + " " + place;
    if (goes_back) words += joint + v(put) + " " + in(this_word(), object_case()) + " pakkaasi";
    if (!is_inheriting(node)) return words;
    return words +
           ". Liitetyt kortit, vauriomerkit, Special Conditionit, aika, jonka Pokémon on ollut pelissä, ja muut "
           "efektit "
           "siirtyvät uudelle Pokémonille";
}

// "se", where the condition before has named it.
Finnish::Phrase Finnish::said_before(const Phrase& whom) const {
    return !asked_of_.empty() && whom.in(Case::nominative) == asked_of_ ? Phrase{pronouns::it, ""} : whom;
}

// "tämä Pokémon ei ole Asleep-, Confused- eikä Paralyzed-tilassa". Empty where the parts ask for anything else.
std::string Finnish::none_of_ills(const Node& node) {
    if (node.kind != NodeKind::or_) return "";
    std::vector<std::string> ills;
    std::string whom;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        if (at(part).kind != NodeKind::is) return "";
        const Node& ill = at(second(part));
        if (ill.kind != NodeKind::ill || ill.sub == any_condition || ill.number != 0) return "";
        const std::string subject = subject_of(part);
        if (subject.empty() || (!ills.empty() && subject != whom)) return "";
        whom = subject;
        ills.push_back(std::string(condition_names[ill.sub % std::size(condition_names)]) + "-");
    }
    return whom + " ei ole " + listed(ills, "eikä") + "tilassa";
}

// Whether a name is all that is asked: "sinulla on pelissä X-Pokémon".
bool Finnish::asks_for_name(const Node& base) const {
    if (base.kind != NodeKind::place || base.next == no_node) return false;
    const NodeIndex filter = at(base.next).first;
    return filter != no_node && at(filter).next == no_node && at(filter).kind == NodeKind::name &&
           is_whole_name(at(filter));
}

// Whether as many cards are discarded as the sentence lets be chosen: "pakkasi päältä enintään 5 korttia".
bool Finnish::discards_up_to(NodeIndex discard) const {
    if (discard == no_node || at(discard).kind != NodeKind::discard) return false;
    const Node& top = at(base_of(nodes_, at(at(discard).first).first));
    if (top.kind != NodeKind::top_of || at(top.first).kind != NodeKind::variable) return false;
    return meanings_[static_cast<std::size_t>(at(top.first).number) & 7].up_to > 0;
}

// "VSTAR Powerisi", "GX-hyökkäyksensä": what is used once in a game.
Declined Finnish::once_in_game(const Node& spent) const {
    const Word power{"Power",   "Poweri",   "Poweri",    "Poweria",   "Poweriin",
                     "Powerei", "Powerien", "Powereita", "Powereihin"};
    const Suffix suffix = sub_as<Player>(spent) == Player::me ? Suffix::your : Suffix::their;
    const std::string name(word(spent.number));
    if (name == "GX") return finnish::before(hyphened(name), decline(words::attack, Number::one, suffix));
    return finnish::before(name + " ", decline(power, Number::one, suffix));
}

// Whether this Pokémon evolves by a card of the deck that is asked for by nothing that the same sentence names.
bool Finnish::finds_evolution(const Node& evolve) const {
    const NodeIndex with = at(evolve.first).next, select = at(with).first;
    const Node& cards = at(base_of(nodes_, select));
    return is_this(at(base_of(nodes_, at(evolve.first).first))) && at(select).next == no_node &&
           cards.kind == NodeKind::zone && sub_as<Zone>(cards) == Zone::deck;
}

// "etsi pakastasi kortti, joka kehittyy tästä Pokémonista, ja kehitä tämä Pokémon laittamalla kyseinen kortti sen päälle"
std::string Finnish::found_and_evolved(NodeIndex card, const Phrase& whom) {
    const Verb evolve{"kehitä", "kehittää", "kehittää", "kehität"}, find{"etsi", "etsiä", "etsii", "etsit"};
    const Node& zone = at(base_of(nodes_, at(card).first));
    return v(find) + " " + zone_in(zone, Case::elative) + " " + things(card, Use::found).in(object_case()) + joint +
           v(evolve) + " " + whom.in(object_case()) + " laittamalla " +
           in(decline(words::that, Number::one) + decline(words::card, Number::one), object_case()) + " sen päälle";
}

// "20 vauriota enemmän jokaista ... kohden. Näin vauriota voi tulla enintään 40 enemmän": of Energy that the cost does not
// need, so much damage at most. Empty where anything else is counted.
std::string Finnish::more_at_most(NodeIndex quantity) {
    if (at(quantity).kind != NodeKind::minimum) return "";
    const NodeIndex most = at(quantity).first, each = second(quantity);
    const Scaled parts = so_many(each);
    if (parts.unit == no_node) return "";
    if (spare_energy(nodes_, parts.unit) == no_node && spare_behind(nodes_, parts.unit).count == no_node) return "";
    const std::string more = damage_amount(each, "enemmän");
    if (at(most).kind == NodeKind::integer)
        return more + ". Näin vauriota voi tulla enintään " + std::to_string(at(most).number) + " enemmän";
    const bool units = at(most).kind == NodeKind::multiply && at(at(most).first).kind == NodeKind::integer &&
                       at(at(most).first).number == parts.factor && at(second(most)).kind == NodeKind::integer;
    return units ? more + ". Tällaista energiaa lasketaan enintään " + std::to_string(at(second(most)).number) : "";
}

// "kummankin pelaajan aktiiviseen Pokémoniin liitetty energia"; empty where they lie anywhere else.
Finnish::Phrase Finnish::on_both_active(NodeIndex selection, Use use) {
    const NodeIndex mine = at(selection).first, theirs = at(mine).next;
    const auto host_of = [&](NodeIndex select) -> const Node& {
        const Node& on = at(base_of(nodes_, select));
        const NodeIndex host = at(on.first).kind == NodeKind::set ? at(on.first).next : on.first;
        return at(base_of(nodes_, host));
    };
    const bool on = at(base_of(nodes_, mine)).kind == NodeKind::on && (use == Use::unit || use == Use::inside);
    if (!on || host_of(mine).kind != NodeKind::place || sub_as<Place>(host_of(mine)) != Place::active) return {};
    const std::string_view owner = "vastustajasi ";
    const bool first = static_cast<Side>(host_of(mine).number) == Side::their;
    Phrase phrase = thing(first ? mine : theirs, use);
    for (std::string& form : phrase.core) {
        if (!form.starts_with(owner)) return {};
        form.replace(0, owner.size(), "kummankin pelaajan ");
    }
    return phrase;
}

// "aina kun liität kädestäsi {W}- tai {L}-perusenergian tähän Pokémoniin, tämän Pokémonin tyypiksi tulee ..."
void Finnish::takes_on(NodeIndex when, const TypesTakenOn& taken) {
    std::string words = when_clause(at(when).first, no_node);
    std::vector<std::string> types;
    for (const Type type : taken.types) types.push_back(type_symbol(type) + "-");
    const std::size_t cut = words.find(types[0]);
    if (cut != std::string::npos) words.replace(cut, types[0].size(), listed(types, "tai"));
    emit(when, words + ", " + in(this_word(), Case::genitive) +
                   " tyypiksi tulee kyseisen energian tyyppi tämän vuoron loppuun asti");
}

}  // namespace cubenight::wording
