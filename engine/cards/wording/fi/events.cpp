// What texts wait for.
#include "engine/cards/wording/event_spot.hpp"
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {

constexpr std::string_view condition_words[] = {"Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"};

// "Burned- tai Poisoned-tilaan"
std::string conditions_in(int bits, std::string_view ending) {
    std::vector<std::string> names;
    for (int c = 0; c < condition_count; ++c)
        if ((bits >> c) & 1) names.push_back(std::string(condition_words[c]) + "-");
    if (names.empty()) return "johonkin Special Condition -tila" + std::string(ending);
    return listed(names, "tai") + "tila" + std::string(ending);
}

// A verb in the three tenses that texts need.
struct Tenses {
    std::string_view present, past, conditional;
};

}  // namespace

std::string Finnish::done_by(NodeIndex by, TextEvent event) {
    if (by == no_node || at(by).kind != NodeKind::by_whom) return event == TextEvent::damaged ? " hyökkäyksestä" : "";
    const Node& node = at(by);
    std::string whose, doer;  // a genitive; who does it, with a clause of their own
    if (node.first != no_node) {
        const NodeIndex select = at(node.first).first;
        const Node& base = at(base_of(nodes_, select));
        const bool anybody = base.kind == NodeKind::place && sub_as<Place>(base) == Place::pokemon &&
                             static_cast<Side>(base.number) == Side::any && base.next == no_node &&
                             at(select).next == no_node;
        const bool several = means_several(select) && at(select).next == no_node;
        // One of several has done it: "vastustajasi Pokémonin".
        if (!anybody && several && base.kind == NodeKind::place) {
            Noun one = in_place(base, base.next);
            if (static_cast<Side>(base.number) == Side::any) one = noun(base.next, Among::in_play);
            const Phrase who{one.one, one.after_one};
            whose = who.in(Case::genitive);
            if (!who.after.empty()) doer = who.in(Case::nominative);
        } else if (!anybody) whose = things(node.first, Use::inside).in(Case::genitive);
    }
    if (text_source(node) == EffectSource::trainers && node.first != no_node &&
        at(base_of(nodes_, at(node.first).first)).kind == NodeKind::zone) {
        // A Trainer card as a card of somebody's hand.
        std::vector<Declined> cards;
        for (NodeIndex select : children(nodes_, node.first))
            cards.push_back(noun(at(base_of(nodes_, select)).next, Among::cards).one);
        const auto side = static_cast<Side>(at(base_of(nodes_, at(node.first).first)).number);
        return " " + owner_of(side) + in(listed(cards, "tai"), Case::genitive) + " efektin takia";
    }
    if (is_by_text(node)) {
        constexpr std::string_view sources[] = {"hyökkäyksen", "Abilityn", "Trainer-kortin", "kortin tai hyökkäyksen"};
        const std::string source(sources[static_cast<std::size_t>(*text_source(node))]);
        const std::string why = source + (takes_in_damage(node) ? " vaurion tai efektin takia" : " efektin takia");
        return " " + (whose.empty() ? why : finnish::of(whose, why));
    }
    if (node.first == no_node) return "";
    const auto attack = [&](const std::string& head) {
        return " " + (whose.empty() ? head : finnish::of(whose, head));
    };
    if (event == TextEvent::damaged && !doer.empty()) return " hyökkäyksestä, jonka tekee " + doer;
    if (event == TextEvent::damaged) return attack("hyökkäyksestä");
    if (event == TextEvent::knocked_out && !doer.empty())
        return " sellaisen hyökkäyksen vaurion takia, jonka tekee " + doer;
    if (event == TextEvent::knocked_out) return attack("hyökkäyksen tekemän vaurion takia");
    return " (tekijänä " + things(node.first, Use::some).in(Case::nominative) + ")";
}

void Finnish::bind_doers(NodeIndex by, TextEvent event) {
    if (by == no_node || at(by).kind != NodeKind::by_whom || at(by).first == no_node) return;
    for (NodeIndex select : children(nodes_, at(by).first)) {
        if (at(select).number == 0) continue;
        bind_select(select);
        Meaning& meant = meaning(at(select).number - 1);
        meant.plural = false;
        // "kyseinen Pokémon" would be heard as the one that it was done to.
        const bool attacked = meant.kind == Meaning::Kind::pokemon && !is_by_text(at(by)) &&
                              (event == TextEvent::damaged || event == TextEvent::knocked_out);
        if (!attacked) continue;
        meant.described = true;
        meant.words = decline(words::attacked, Number::one) + decline(words::pokemon, Number::one);
    }
}

Finnish::Phrase Finnish::event_subject(NodeIndex of) {
    if (of == no_node) return {decline(words::pokemon, Number::one), ""};
    const NodeIndex selection = at(of).first;
    const NodeIndex select = at(selection).first;
    const bool many = at(select).next == no_node && means_several(select);
    Phrase whom = things(selection, many ? Use::some : Use::inside);
    for (NodeIndex s : children(nodes_, selection)) {
        if (at(s).number == 0) continue;
        bind_select(s);
        meaning(at(s).number - 1).plural = false;
    }
    return whom;
}

std::string Finnish::at_words(NodeIndex event, Tense tense) const {
    const Node& spot = at(at(find_child(nodes_, event, NodeKind::at)).first);
    const Side whose = owner_of_spot(nodes_, event);
    const std::string is = tense == Tense::past ? " oli " : " on ";
    if (spot.kind == NodeKind::zone) return is + zone_in(spot, Case::inessive);
    switch (sub_as<Place>(spot)) {
        case Place::active:
            if (whose == Side::my) return is + "aktiivinen Pokémonisi";
            return is + (whose == Side::their ? "vastustajasi aktiivinen Pokémon" : "aktiivinen");
        case Place::bench:
            if (whose == Side::my) return is + "penkilläsi";
            return is + (whose == Side::their ? "vastustajasi penkillä" : "penkillä");
        case Place::this_: return is + in(this_word(), Case::adessive);
        case Place::holder: return is + "Pokémonilla, johon tämä kortti on liitetty,";
        case Place::pokemon:
        case Place::attacker: break;
    }
    return is + "pelissä";
}

std::string Finnish::event_words(const Node& node, NodeIndex name, NodeIndex place, Phrase& whom, Tense tense) {
    const bool many = whom.plural();
    const auto verb = [&](Tenses forms) {
        return std::string(tense == Tense::present ? forms.present
                           : tense == Tense::past  ? forms.past
                                                   : forms.conditional);
    };
    const std::string who = whom.in(Case::nominative) + " ";
    const auto turn = turn_of_event(node);
    const std::string hand = turn == EventTurn::from_hand ? " kädestä" : "";
    const auto acts = [&](Tenses one, Tenses several) { return who + verb(many ? several : one); };
    const Node* spot = place == no_node ? nullptr : &at(at(place).first);
    const bool at_place = spot != nullptr && spot->kind == NodeKind::place;
    switch (sub_as<TextEvent>(node)) {
        case TextEvent::damaged:
            return acts({"ottaa vauriota", "otti vauriota", "ottaisi vauriota"},
                        {"ottavat vauriota", "ottivat vauriota", "ottaisivat vauriota"});
        case TextEvent::knocked_out: return who + verb({"tyrmätään", "tyrmättiin", "tyrmättäisiin"});
        case TextEvent::benched: return who + verb({"laitetaan", "laitettiin", "laitettaisiin"}) + hand + " penkille";
        case TextEvent::evolved:
            if (turn == EventTurn::from_hand)
                return acts({"kehittyy", "kehittyi", "kehittyisi"}, {"kehittyvät", "kehittyivät", "kehittyisivät"}) +
                       " kädestä pelatulla kortilla";
            return acts({"kehittyy", "kehittyi", "kehittyisi"}, {"kehittyvät", "kehittyivät", "kehittyisivät"});
        case TextEvent::attached: {
            std::string to;
            if (at_place) {
                const auto where = sub_as<Place>(*spot);
                to = where == Place::this_    ? " " + in(this_word(), Case::illative)
                     : where == Place::holder ? " Pokémoniin, johon tämä kortti on liitetty,"
                     : where == Place::active ? " aktiiviseen Pokémoniin"
                     : where == Place::bench  ? " penkki-Pokémoniin"
                                              : " Pokémoniin";
            }
            return who + verb({"liitetään", "liitettiin", "liitettäisiin"}) + hand + to;
        }
        case TextEvent::checkup: return verb({"tulee", "tuli", "tulisi"}) + " Pokémon Checkup";
        case TextEvent::turn_ends: return "vuoro " + verb({"päättyy", "päättyi", "päättyisi"});
        case TextEvent::turn_starts: return "vuoro " + verb({"alkaa", "alkoi", "alkaisi"});
        case TextEvent::attacks:
            if (name != no_node)
                return acts({"käyttää", "käytti", "käyttäisi"}, {"käyttävät", "käyttivät", "käyttäisivät"}) + " " +
                       called(name, Case::partitive);
            return acts({"hyökkää", "hyökkäsi", "hyökkäisi"}, {"hyökkäävät", "hyökkäsivät", "hyökkäisivät"});
        case TextEvent::moved: {
            const bool bench = at_place && sub_as<Place>(*spot) == Place::bench;
            const bool active = at_place && sub_as<Place>(*spot) == Place::active;
            return acts({"siirtyy", "siirtyi", "siirtyisi"}, {"siirtyvät", "siirtyivät", "siirtyisivät"}) +
                   (bench    ? " aktiivisen paikalta penkille"
                    : active ? " penkiltä aktiiviseksi"
                             : " penkiltä aktiiviseksi tai aktiivisen paikalta penkille");
        }
        case TextEvent::played: return who + verb({"pelataan", "pelattiin", "pelattaisiin"}) + hand;
        case TextEvent::drawn:
            return who + verb({"nostetaan", "nostettiin", "nostettaisiin"}) +
                   (turn == EventTurn::for_turn ? " vuoron alussa" : "");
        case TextEvent::prize_taken:
            return who + verb({"nostetaan", "nostettiin", "nostettaisiin"}) + " palkintokorttina";
        case TextEvent::discarded:
            return who + verb({"poistetaan", "poistettiin", "poistettaisiin"}) +
                   (turn == EventTurn::for_retreat ? " perääntymisen maksuna" : "");
        case TextEvent::flipped:
            if (flipped_by_.empty()) return verb({"heitetään", "heitettiin", "heitettäisiin"}) + " kolikkoa";
            return verb({"olet heittänyt", "heitit", "heittäisit"}) + " kolikkoa " + flipped_by_ +
                   " hyökkäyksen tai Abilityn takia";
        case TextEvent::set_up: return "peliä " + verb({"valmistellaan", "valmisteltiin", "valmisteltaisiin"});
        case TextEvent::ability_used:
            return acts({"käyttää", "käytti", "käyttäisi"}, {"käyttävät", "käyttivät", "käyttäisivät"}) + " Abilityään";
        case TextEvent::healed:
            return whom.in(Case::elative) + " " + verb({"parannetaan", "parannettiin", "parannettaisiin"}) +
                   " vauriota";
        case TextEvent::retreats:
            return acts({"perääntyy", "perääntyi", "perääntyisi"}, {"perääntyvät", "perääntyivät", "perääntyisivät"});
        case TextEvent::switched:
            return who + verb({"siirretään", "siirrettiin", "siirrettäisiin"}) + " aktiivisen paikalta penkille";
        case TextEvent::becomes:
            return acts({"joutuu", "joutui", "joutuisi"}, {"joutuvat", "joutuivat", "joutuisivat"}) + " " +
                   conditions_in(node.number, "an");
        case TextEvent::remains: {
            const std::string state =
                node.number == 0 ? "jossakin Special Condition -tilassa" : conditions_in(node.number, "ssa");
            return acts({"on", "oli", "olisi"}, {"ovat", "olivat", "olisivat"}) + " Pokémon Checkupin jälkeen yhä " +
                   state;
        }
    }
    return "";
}

// "vastustajasi pelaa Supporter-kortin kädestään"
std::string Finnish::played_words(NodeIndex select, Tense tense) {
    const Node& base = at(base_of(nodes_, select));
    const auto side = static_cast<Side>(base.number);
    const Noun card = noun(base.next, Among::cards);
    if (at(select).number > 0) {
        bind_select(select);
        meaning(at(select).number - 1).plural = false;
    }
    const bool you = side == Side::my;
    const std::string_view verbs[][2] = {{"pelaa", "pelaat"}, {"pelasi", "pelasit"}, {"pelaisi", "pelaisit"}};
    const std::string who = you ? "" : side == Side::their ? "vastustajasi " : "jompikumpi pelaaja ";
    return who + std::string(verbs[static_cast<std::size_t>(tense)][you ? 1 : 0]) + " " + in(card.one, done_case()) +
           card.after_one + (you ? " kädestäsi" : " kädestään");
}

// "vastustajasi laittaa perus-Pokémonin kädestään penkilleen"
std::string Finnish::benched_words(NodeIndex select, Tense tense) {
    const Node& base = at(base_of(nodes_, select));
    const auto side = static_cast<Side>(base.number);
    const Noun pokemon = noun(base.next, Among::in_play);
    if (at(select).number > 0) {
        bind_select(select);
        meaning(at(select).number - 1).plural = false;
    }
    const bool you = side == Side::my;
    const std::string_view verbs[][2] = {{"laittaa", "laitat"}, {"laittoi", "laitoit"}, {"laittaisi", "laittaisit"}};
    const std::string who = you ? "" : side == Side::their ? "vastustajasi " : "jompikumpi pelaaja ";
    return who + std::string(verbs[static_cast<std::size_t>(tense)][you ? 1 : 0]) + " " + in(pokemon.one, done_case()) +
           pokemon.after_one + (you ? " kädestäsi penkillesi" : " kädestään penkilleen");
}

// Whether one of a player's Pokémon is meant that is Active: there is but one.
bool Finnish::is_active_of(NodeIndex of, NodeIndex place) const {
    if (of == no_node || place == no_node) return false;
    const NodeIndex select = at(at(of).first).first;
    const Node &base = at(base_of(nodes_, select)), &spot = at(at(place).first);
    return at(select).next == no_node && base.kind == NodeKind::place && sub_as<Place>(base) == Place::pokemon &&
           spot.kind == NodeKind::place && sub_as<Place>(spot) == Place::active && spot.number == base.number;
}

// "aktiivinen Pokémonisi"
Finnish::Phrase Finnish::active_subject(NodeIndex of) {
    const NodeIndex select = at(at(of).first).first;
    Node active = at(base_of(nodes_, select));
    active.sub = static_cast<decltype(active.sub)>(Place::active);
    Phrase whom = of_place(active, no_node, active.next, Use::some);
    if (at(select).number > 0) {
        bind_select(select);
        meaning(at(select).number - 1).plural = false;
    }
    return whom;
}

// What is attached, and to whom, where the text names it by whom it lies on.
std::string Finnish::attached_words(NodeIndex of, EventTurn turn, Tense tense) {
    const NodeIndex select = at(at(of).first).first;
    const Node& base = at(base_of(nodes_, select));
    const NodeIndex set = at(base.first).kind == NodeKind::set ? base.first : no_node;
    const NodeIndex inner = set == no_node ? base.first : at(set).next;
    const auto kind = sub_as<AttachedKind>(base);
    const Noun card = noun(set, kind == AttachedKind::energy  ? Among::energy
                                : kind == AttachedKind::tools ? Among::tools
                                                              : Among::attached);
    const Node& holder = at(base_of(nodes_, inner));
    const std::string by_player = turn == EventTurn::from_hand ? attacher_words(holder, tense) : "";
    // "vastustajasi liittää ... johonkin Pokémoneistaan"
    const bool theirs = by_player.starts_with("vastustajasi ");
    const Actor actor = actor_;
    if (theirs) actor_ = Actor::opponent;
    const std::string whom = thing(inner, means_several(inner) ? Use::some : Use::inside).in(Case::illative);
    actor_ = actor;
    if (at(select).number > 0) {
        Meaning meant;
        meant.kind = Meaning::Kind::pokemon;
        bind(at(select).number - 1, meant);
    }
    if (!by_player.empty()) return by_player + in(card.one, done_case()) + card.after_one + " " + whom;
    return in(card.one, Case::nominative) + card.after_one +
           (tense == Tense::present ? " liitetään "
            : tense == Tense::past  ? " liitettiin "
                                    : " liitettäisiin ") +
           (turn == EventTurn::from_hand ? "kädestä " : "") + whom;
}

// "vastustajasi aktiivinen Pokémon tyrmätään": present, past or conditional.
std::string Finnish::event_clause(NodeIndex event, NodeIndex by, Tense tense) {
    const std::string_view for_turn =
        is_attached_for_turn(at(event)) ? " (muuten kuin hyökkäyksellä, Abilityllä tai Trainer-kortilla)" : "";
    return clause_of(event, by, tense) + std::string(for_turn);
}

std::string Finnish::clause_of(NodeIndex event, NodeIndex by, Tense tense) {
    const Node& node = at(event);
    const auto kind = sub_as<TextEvent>(node);
    NodeIndex of = no_node, place = no_node, name = no_node;
    for (NodeIndex part : children(nodes_, event)) {
        if (at(part).kind == NodeKind::of) of = part;
        if (at(part).kind == NodeKind::at) place = part;
        if (at(part).kind == NodeKind::attack_name) name = part;
    }
    // "energia liitetään kädestä tähän Pokémoniin"
    if (kind == TextEvent::attached && of != no_node &&
        at(base_of(nodes_, at(at(of).first).first)).kind == NodeKind::on)
        return attached_words(of, turn_of_event(node), tense) + done_by(by, kind);
    if (kind == TextEvent::played && of != no_node &&
        at(base_of(nodes_, at(at(of).first).first)).kind == NodeKind::zone)
        return played_words(at(at(of).first).first, tense) + done_by(by, kind);
    if (kind == TextEvent::benched && of != no_node && place == no_node &&
        turn_of_event(node) == EventTurn::from_hand && means_several(at(at(of).first).first))
        return benched_words(at(at(of).first).first, tense) + done_by(by, kind);
    const bool place_in_verb = kind == TextEvent::attached || kind == TextEvent::moved;
    const bool active_one = !place_in_verb && is_active_of(of, place);
    Phrase whom = active_one ? active_subject(of) : event_subject(of);
    if (active_one) place = no_node;
    flipped_by_ = of == no_node ? "" : whom.in(Case::genitive);
    const std::string by_words = done_by(by, kind);
    bind_doers(by, kind);
    if (place == no_node || place_in_verb) return event_words(node, name, place, whom, tense) + by_words;
    // "tämä Pokémon on aktiivinen ja ottaa vauriota"
    const std::string subject = whom.in(Case::nominative);
    std::string at_place = at_words(event, tense);
    if (whom.plural()) at_place.replace(0, at_place.find(' ', 1), tense == Tense::past ? " olivat" : " ovat");
    const std::string there = subject + at_place + " ja ";
    const std::string said = event_words(node, name, place, whom, tense) + by_words;
    return there +
           (said.starts_with(subject + " ") ? (whom.plural() ? "ne" : "se") + said.substr(subject.size()) : said);
}

// Which of your Pokémon evolves, where the event says at what place.
std::string Finnish::own_at(NodeIndex event) const {
    const NodeIndex place = find_child(nodes_, event, NodeKind::at);
    if (place == no_node || at(at(place).first).kind != NodeKind::place) return "jonkin Pokémoneistasi";
    const Node& spot = at(at(place).first);
    if (sub_as<Place>(spot) == Place::active) return "aktiivisen Pokémonisi";
    return sub_as<Place>(spot) == Place::bench ? "jonkin penkki-Pokémoneistasi" : "jonkin Pokémoneistasi";
}

// How a text opens that waits for it.
std::string Finnish::when_clause(NodeIndex event, NodeIndex by) {
    const Node& node = at(event);
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const bool this_one = of != no_node && is_this(at(base_of(nodes_, at(at(of).first).first))) &&
                          at(base_of(nodes_, at(at(of).first).first)).next == no_node;
    const bool from_hand = turn_of_event(node) == EventTurn::from_hand;
    switch (sub_as<TextEvent>(node)) {
        case TextEvent::checkup: return "Pokémon Checkupin aikana";
        case TextEvent::turn_ends: return "jokaisen vuoron lopussa";
        case TextEvent::turn_starts: return "jokaisen vuoron alussa";
        case TextEvent::evolved:
            if (this_one && from_hand) return "kun kehität " + own_at(event) + " pelaamalla tämän Pokémonin kädestäsi,";
            break;
        case TextEvent::benched:
            if (this_one && from_hand) return "kun pelaat tämän Pokémonin kädestäsi penkille,";
            break;
        case TextEvent::attached:
            if (this_one && from_hand && !is_attached_for_turn(node))
                return "kun liität tämän kortin kädestäsi Pokémoniin,";
            break;
        case TextEvent::damaged:
            return "jos " + event_clause(event, by, Tense::present) +
                   (this_one ? " (vaikka " + in(this_word(), Case::nominative) + " tyrmättäisiin),"
                             : " (vaikka vauriota ottanut Pokémon tyrmättäisiin),");
        case TextEvent::knocked_out:
        case TextEvent::remains: return "jos " + event_clause(event, by, Tense::present) + ",";
        case TextEvent::set_up: return "kun valmistelet peliä,";
        case TextEvent::attacks:
        case TextEvent::moved:
        case TextEvent::played:
        case TextEvent::drawn:
        case TextEvent::prize_taken:
        case TextEvent::discarded:
        case TextEvent::flipped:
        case TextEvent::ability_used:
        case TextEvent::healed:
        case TextEvent::retreats:
        case TextEvent::switched:
        case TextEvent::becomes: break;
    }
    return "aina kun " + event_clause(event, by, Tense::present) + ",";
}

}  // namespace cubenight::wording
