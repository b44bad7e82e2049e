// What players do with cards, as verbs with their objects.
#include <utility>

#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

std::string Finnish::v(const Verb& verb) const {
    switch (form_) {
        case Form::imperative: return std::string(verb.imperative);
        case Form::infinitive: return std::string(verb.infinitive);
        case Form::third: return std::string(verb.third);
        case Form::second: break;
    }
    return std::string(verb.second);
}

std::string Finnish::spread_of(NodeIndex to) const {
    const NodeIndex spread = at(to).next;
    if (spread == no_node) return "";
    const bool yours = actor_ == Actor::you || actor_ == Actor::that_player;
    if (sub_as<SpreadKind>(at(spread)) == SpreadKind::spread)
        return yours ? " haluamallasi tavalla" : " haluamallaan tavalla";
    return " (enintään yksi kullekin)";
}

// Where a card goes: "käteesi".
std::string Finnish::to_where(NodeIndex move_to) {
    const Node& node = at(move_to);
    const Node& where = at(node.first);
    const std::string face_up = node.sub & move_face_up ? " kuvapuoli ylöspäin" : "";
    const auto side = static_cast<Side>(where.number);
    switch (where.kind) {
        case NodeKind::place:
            if (sub_as<Place>(where) == Place::active) return "aktiiviseksi" + face_up;
            if (side != Side::none && side != Side::any) return in(bench_words(side), Case::allative) + face_up;
            if (from_ == Side::any || from_ == Side::none) return "omistajansa penkille" + face_up;
            return in(bench_words(from_), Case::allative) + face_up;
        case NodeKind::zone:
            if (sub_as<Zone>(where) == Zone::prizes)
                return in(zone_words(where), Case::genitive) + " joukkoon" + face_up;
            return zone_in(where, Case::illative) + face_up;
        case NodeKind::top: return in(zone_words(at(where.first)), Case::genitive) + " päälle" + face_up;
        case NodeKind::bottom: return in(zone_words(at(where.first)), Case::genitive) + " pohjalle" + face_up;
        case NodeKind::into: return in(zone_words(at(where.first)), Case::illative) + face_up;
        case NodeKind::under: return things(where.first, Use::object).of("alle") + face_up;
        case NodeKind::aside: return "sivuun" + face_up;
        case NodeKind::move_to:
        case NodeKind::span:
        case NodeKind::event:
        case NodeKind::of:
        case NodeKind::by_whom:
        case NodeKind::at:
        case NodeKind::face:
        case NodeKind::spread:
        case NodeKind::condition_value:
        case NodeKind::attack_name:
        case NodeKind::cost_units:
        case NodeKind::change:
        case NodeKind::action:
        case NodeKind::player:
        case NodeKind::value:
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::on:
        case NodeKind::top_of:
        case NodeKind::bottom_of:
        case NodeKind::var:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#define CUBENIGHT_NAMED_part
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

// "näytä ne ja laita ne käteesi", behind what names them.
std::string Finnish::moved(const Phrase& what, NodeIndex move_to) {
    const Node& where = at(at(move_to).first);
    const Verb put{"laita", "laittaa", "laittaa", "laitat"}, remove{"poista", "poistaa", "poistaa", "poistat"},
        show{"näytä", "näyttää", "näyttää", "näytät"};
    const std::string it = in(what.plural() ? pronouns::they : pronouns::it, object_case());
    const bool away = where.kind == NodeKind::zone && sub_as<Zone>(where) == Zone::discard;
    const std::string goes = away ? v(remove) + " " + it : v(put) + " " + it + " " + to_where(move_to);
    return (at(move_to).sub & move_reveal ? ", " + v(show) + " " + it : std::string()) + joint + goes;
}

// What leaves play together with those Pokémon.
std::string Finnish::with_attached(NodeIndex selection, const Phrase& what) const {
    if (!means_pokemon(at(selection).first) || is_stripped(nodes_, selection, selection)) return "";
    return what.plural() ? " ja kaikki niihin liitetyt kortit" : " ja kaikki siihen liitetyt kortit";
}

std::string Finnish::search(const Node& node) {
    const NodeIndex zone = node.first, wanted = at(zone).next, move_to = at(wanted).next;
    from_ = static_cast<Side>(at(zone).number);
    const Phrase what = things(wanted, Use::found);
    const Verb find{"etsi", "etsiä", "etsii", "etsit"};
    const std::string from = zone_in(at(zone), Case::elative);
    const std::string words = v(find) + " " + from + " " + what.in(object_case());
    return move_to == no_node ? words : words + moved(what, move_to);
}

std::string Finnish::put(const Node& node) {
    const NodeIndex move_to = at(node.first).next;
    const NodeIndex select = at(node.first).first;
    const Verb put{"laita", "laittaa", "laittaa", "laitat"}, show{"näytä", "näyttää", "näyttää", "näytät"};
    from_ = side_of(select);
    const Phrase what = things(node.first, Use::object);
    pick(node.first);
    const std::string all = at(at(move_to).first).kind != NodeKind::place ? with_attached(node.first, what) : "";
    // "vastustajasi poistopinosta hänen käteensä"
    const auto there = [&] {
        owner_said_ = actor_ == Actor::you && what.in(object_case()).find("vastustajasi ") != std::string::npos;
        const bool named = at(base_of(nodes_, select)).kind == NodeKind::var;
        own_is_owners_ = actor_ == Actor::you && (named || from_ == Side::any || from_ == Side::none);
        std::string words = to_where(move_to);
        owner_said_ = own_is_owners_ = false;
        return words;
    };
    const Node& zone = at(base_of(nodes_, select));
    // From the discard pile they are chosen first: they lie open there.
    if ((at(move_to).sub & move_reveal) && zone.kind == NodeKind::zone && sub_as<Zone>(zone) == Zone::discard) {
        const Verb choose{"valitse", "valita", "valitsee", "valitset"};
        const std::string it = in(what.plural() ? pronouns::they : pronouns::it, object_case());
        return v(choose) + " " + what.in(object_case()) + all + ", " + v(show) + " " + it + joint + v(put) + " " + it +
               " " + there();
    }
    if (at(move_to).sub & move_reveal)
        return v(show) + " " + what.in(object_case()) + all + joint + v(put) + " " +
               in(what.plural() ? pronouns::they : pronouns::it, object_case()) + " " + there();
    return v(put) + " " + what.in(object_case()) + all + " " + there();
}

std::string Finnish::look(const Node& node) {
    const auto shown_to = sub_as<Player>(node);
    owner_said_ = shown_to == Player::them && actor_ == Actor::you;  // "vastustajallesi hänen kätensä"
    const Phrase what = things(node.first, Use::object);
    owner_said_ = false;
    const Verb look{"katso", "katsoa", "katsoo", "katsot"}, show{"näytä", "näyttää", "näyttää", "näytät"};
    if (shown_to == Player::me) {
        const std::string seen = what.in(object_case());
        return v(look) + " " +
               (seen == "vastustajasi käsi" || seen == "vastustajasi käden" ? "vastustajasi käsikortit" : seen);
    }
    const NodeIndex select = at(node.first).first;
    const Node& base = at(base_of(nodes_, select));
    if (form_ == Form::imperative && base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand &&
        number_of(nodes_, select) == no_node && base.next == no_node && at(select).next == no_node &&
        shown_to == Player::both) {
        const auto side = static_cast<Side>(base.number);
        if (side == Side::their) return "vastustajasi näyttää käsikorttinsa";
        if (side == Side::any) return "kumpikin pelaaja näyttää käsikorttinsa";
    }
    if (shown_to == Player::them) return v(show) + " vastustajallesi " + what.in(object_case());
    if (shown_to == Player::owner)
        return actor_ == Actor::you && !waits_ ? v(look) + " itse " + what.in(object_case())
                                               : v(show) + " sen omistajalle " + what.in(object_case());
    const Verb reveal{"paljasta", "paljastaa", "paljastaa", "paljastat"};
    return v(reveal) + " " + what.in(object_case());
}

std::string Finnish::draw(const Node& node) {
    const Verb draw{"nosta", "nostaa", "nostaa", "nostat"};
    const bool integer = at(node.first).kind == NodeKind::integer;
    const bool more = std::exchange(so_far_.drew, actor_) == actor_ && actor_ != Actor::that_player;
    switch (sub_as<DrawKind>(node)) {
        case DrawKind::number: return v(draw) + (more ? " vielä " : " ") + amount(node.first, words::card);
        case DrawKind::until: {
            const std::string hand = actor_ == Actor::you ? "kädessäsi" : "kädessään";
            const std::string many = integer && at(node.first).number == 1 ? "yksi kortti"
                                     : integer ? std::to_string(at(node.first).number) + " korttia"
                                               : "kortteja " + in(value(node.first), Case::genitive) + " verran";
            const std::string whose = actor_ == Actor::you ? hand : "hänen kädessään";
            return v(draw) + " kortteja, kunnes " + whose + " on " + many;
        }
        case DrawKind::up_to: break;
    }
    if (integer)
        return v(draw) + " enintään " +
               in(counted(at(node.first).number, decline(words::card, Number::one)), object_case());
    return v(draw) + " kortteja enintään " + in(value(node.first), Case::genitive) + " verran";
}

std::string Finnish::attach(const Node& node) {
    const NodeIndex to = at(node.first).next;
    const Verb attach{"liitä", "liittää", "liittää", "liität"}, move{"siirrä", "siirtää", "siirtää", "siirrät"};
    const bool moves = node.kind == NodeKind::move;
    const std::string what = things(node.first, Use::object).in(object_case());
    pick(node.first);
    const bool spread = at(to).next != no_node;
    const Phrase receiver = said_before(things(to, spread ? Use::inside : Use::object));
    std::string whom = receiver.in(moves ? Case::allative : Case::illative);
    // From one of them to one of them: to another.
    const Node& from = at(base_of(nodes_, at(node.first).first));
    if (moves && from.kind == NodeKind::on && whom.starts_with("yhdelle ")) {
        const NodeIndex inner = at(from.first).kind == NodeKind::set ? at(from.first).next : from.first;
        const Node &there = at(base_of(nodes_, inner)), &here = at(base_of(nodes_, at(to).first));
        if (number_of(nodes_, inner) != no_node && there.kind == here.kind && there.sub == here.sub &&
            there.number == here.number)
            whom = whom == "yhdelle Pokémoneistasi" ? "toiselle"
                                                    : "toiselle" + whom.substr(std::string_view("yhdelle").size());
    }
    return v(moves ? move : attach) + " " + what + " " + whom + spread_of(to);
}

std::string Finnish::again(const Node& node) const {
    const Verb take{"pelaa", "pelata", "pelaa", "pelaat"}, flip{"heitä", "heittää", "heittää", "heität"};
    const Verb leave{"jätä", "jättää", "jättää", "jätät"};
    switch (sub_as<AgainKind>(node)) {
        case AgainKind::turn: return v(take) + " tämän vuoron jälkeen vielä yksi vuoro";
        case AgainKind::turn_at_once:
            return v(take) + " tämän vuoron jälkeen vielä yksi vuoro ilman Pokémon Checkupia vuorojen välissä";
        case AgainKind::attack: return "vuorosi ei pääty, ja voit hyökätä uudelleen";
        case AgainKind::flip: break;
    }
    return v(leave) + " kaikki tulokset huomiotta ja " + v(flip) + " kaikki kolikot uudelleen";
}

std::string Finnish::game_ends(const Node& node) const {
    const bool win = node.kind == NodeKind::win;
    switch (sub_as<Player>(node)) {
        case Player::me: return win ? "voitat pelin" : "häviät pelin";
        case Player::both: return win ? "molemmat pelaajat voittavat pelin" : "molemmat pelaajat häviävät pelin";
        case Player::them: return win ? "vastustajasi voittaa pelin" : "vastustajasi häviää pelin";
        case Player::owner: break;
    }
    return win ? "sen omistaja voittaa pelin" : "sen omistaja häviää pelin";
}

std::string Finnish::own_turn() const {
    switch (actor_) {
        case Actor::you: return others_turn_ ? "vastustajasi vuoro päättyy" : "vuorosi päättyy";
        case Actor::opponent: return "vastustajasi vuoro päättyy";
        case Actor::each: return "kummankin pelaajan vuoro päättyy";
        case Actor::that_player: break;
    }
    return "kyseisen pelaajan vuoro päättyy";
}

// Whether the player does it, so that it has no subject of its own.
bool Finnish::is_action(NodeIndex index) const {
    const Node& node = at(index);
    switch (node.kind) {
        case NodeKind::counters:
        case NodeKind::move_counters:
        case NodeKind::draw:
        case NodeKind::search:
        case NodeKind::look:
        case NodeKind::put:
        case NodeKind::discard:
        case NodeKind::attach:
        case NodeKind::move:
        case NodeKind::shuffle:
        case NodeKind::order:
        case NodeKind::take_prize:
        case NodeKind::exchange:
        case NodeKind::evolve:
        case NodeKind::devolve:
        case NodeKind::use_attack:
        case NodeKind::use_text:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::by_hand: return true;
        case NodeKind::heal: return sub_as<HealKind>(node) != HealKind::until_left;
        case NodeKind::again: return sub_as<AgainKind>(node) != AgainKind::attack;
        case NodeKind::switch_: return sub_as<SwitchKind>(node) != SwitchKind::theirs_by_them;
        case NodeKind::knock_out: return names_a_number(nodes_, node.first);
        case NodeKind::cure:
            return names_a_number(nodes_,
                                  at(node.first).kind == NodeKind::condition_value ? at(node.first).next : node.first);
        case NodeKind::damage:
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::fail:
        case NodeKind::inflict:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

// "kädessäsi oleva Pokémon": one card of a zone where "a Pokémon out of your hand" would part what belongs together.
Finnish::Phrase Finnish::one_lying(NodeIndex selection) {
    const NodeIndex range = number_of(nodes_, at(selection).first);
    const bool one = at(base_of(nodes_, at(selection).first)).kind == NodeKind::zone && range != no_node &&
                     at(range).first != no_node && at(at(range).first).kind == NodeKind::integer &&
                     at(at(range).first).number == 1;
    return things(selection, one ? Use::unit : Use::object);
}

std::string Finnish::verb_clause(NodeIndex index) {
    const Node& node = at(index);
    const auto whole = [&](NodeIndex selection) { return things(selection, Use::object).in(object_case()); };
    const Verb remove{"poista", "poistaa", "poistaa", "poistat"}, mix{"sekoita", "sekoittaa", "sekoittaa", "sekoitat"},
        take{"nosta", "nostaa", "nostaa", "nostat"}, use{"käytä", "käyttää", "käyttää", "käytät"},
        carry_out{"tee", "tehdä", "tekee", "teet"}, put_on{"laita", "laittaa", "laittaa", "laitat"},
        take_off{"ota", "ottaa", "ottaa", "otat"}, choose{"valitse", "valita", "valitsee", "valitset"};
    switch (node.kind) {
        case NodeKind::damage: return damage(node);
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::fail: return attack_verb(index);
        case NodeKind::counters: return counters(node);
        case NodeKind::move_counters: return move_counters(node);
        case NodeKind::heal: return heal(node);
        case NodeKind::knock_out: {
            if (!is_action(index))
                return with_owner(things(node.first, Use::object)).in(Case::nominative) + " tyrmätään";
            const Phrase whom = things(node.first, Use::object);
            return v(choose) + " " + whom.in(object_case()) +
                   (whom.plural() ? ", ja ne tyrmätään" : ", ja se tyrmätään");
        }
        case NodeKind::inflict: return inflict(node);
        case NodeKind::cure: return cure(node);
        case NodeKind::draw: return draw(node);
        case NodeKind::search: return search(node);
        case NodeKind::look: return look(node);
        case NodeKind::put: return put(node);
        case NodeKind::discard: {
            if (std::string counted = discarded_for_each(node); !counted.empty()) return counted;
            const Phrase what = things(node.first, Use::object);
            pick(node.first);
            for (NodeIndex select : children(nodes_, node.first))
                if (at(select).number > 0) meaning(at(select).number - 1).discarded = actor_ == Actor::you;
            return v(remove) + " " + what.in(object_case()) + with_attached(node.first, what);
        }
        case NodeKind::attach:
        case NodeKind::move: return attach(node);
        case NodeKind::shuffle:
            if (at(node.first).kind == NodeKind::zone)
                return v(mix) + " " + in(zone_words(at(node.first)), object_case());
            return v(mix) + " " + whole(node.first);
        case NodeKind::order:
            return v(put_on) + " " + whole(node.first) + " takaisin" +
                   (actor_ == Actor::you ? " haluamassasi järjestyksessä" : " haluamassaan järjestyksessä");
        case NodeKind::take_prize:
            return v(take) + (prize_besides_ ? " lisäksi " : " ") +
                   amount(node.first, Word{"palkintokortti", "palkintokortti", "palkintokorti", "palkintokorttia",
                                           "palkintokorttiin", "palkintokortei", "palkintokorttien", "palkintokortteja",
                                           "palkintokortteihin"});
        case NodeKind::exchange: return exchange(node);
        case NodeKind::switch_: return switched(node);
        case NodeKind::evolve: return evolve(node);
        case NodeKind::devolve: return devolve(node);
        case NodeKind::use_attack:
            return v(choose) + (form_ == Form::imperative ? " yksi " : " yhden ") +
                   things(node.first, number_of(nodes_, at(node.first).first) != no_node ? Use::some : Use::inside)
                       .of("hyökkäyksistä") +
                   joint + v(use) + " sitä tänä hyökkäyksenä" +
                   (is_paid(node)           ? ", jos tällä Pokémonilla on siihen tarvittava energia"
                    : leaves_cost_out(node) ? ", lukuun ottamatta kaikkea, mitä hyökkäyksen käyttäminen vaatii"
                                            : "");
        case NodeKind::use_text: return v(use) + " " + one_lying(node.first).of("efektiä") + " tämän kortin efektinä";
        case NodeKind::end_turn: return own_turn();
        case NodeKind::win:
        case NodeKind::lose: return game_ends(node);
        case NodeKind::again: return again(node);
        case NodeKind::by_hand:
            return v(carry_out) + " käsin (kortin englanninkielinen teksti): ”" +
                   std::string(without_stop(word(node.number))) + "”";
        case NodeKind::mark:
            return v(put_on) + " " + things(node.first, Use::each).in(Case::allative) + " " +
                   finnish::before(hyphened(word(node.number)),
                                   decline(words::marker, Number::one))[static_cast<std::size_t>(object_case())];
        case NodeKind::unmark:
            return v(take_off) + " " + things(node.first, Use::each).in(Case::ablative) + " pois " +
                   finnish::before(hyphened(word(node.number)),
                                   decline(words::marker, Number::one))[static_cast<std::size_t>(object_case())];
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

}  // namespace cubenight::wording
