// What a text speaks of: Pokémon, cards, Energy, each with its number, its owner and its place.
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

bool Finnish::means_pokemon(NodeIndex select) const {
    const Node& base = at(base_of(nodes_, select));
    if (base.kind == NodeKind::place)
        return sub_as<Place>(base) != Place::this_ || source_.on_pokemon || source_.fossil;
    return base.kind == NodeKind::var &&
           meanings_[static_cast<std::size_t>(base.number)].kind == Meaning::Kind::pokemon;
}

bool Finnish::means_several(NodeIndex select) const {
    const NodeIndex first = at(select).first;
    const bool ranged = at(first).kind == NodeKind::range;
    const Node& base = at(base_of(nodes_, select));
    if (base.kind == NodeKind::place) {
        const auto place = sub_as<Place>(base);
        if (place == Place::this_ || place == Place::holder || place == Place::attacker) return false;
        if (place == Place::active && static_cast<Side>(base.number) != Side::any) return false;
    }
    if (base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::stadium) return false;
    if (base.kind == NodeKind::on && sub_as<AttachedKind>(base) == AttachedKind::evolution) return false;
    if (base.kind == NodeKind::var && !ranged) return meanings_[static_cast<std::size_t>(base.number)].plural;
    if (base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of)
        return !(at(base.first).kind == NodeKind::integer && at(base.first).number == 1);
    if (!ranged) return true;
    const Node& range = at(first);
    return range.first == no_node || at(range.first).kind != NodeKind::integer || at(range.first).number != 1;
}

void Finnish::bind(int variable, Meaning meant) {
    if (variable < 0 || variable >= 8) return;
    meaning(variable) = std::move(meant);
    newest_ = mentioned_ = variable;
}

void Finnish::bind_select(NodeIndex select) {
    Meaning meant;
    meant.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    meant.plural = means_several(select);
    meant.whose = side_of(select);
    const Node& base = at(base_of(nodes_, select));
    if (base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of)
        meant.left = at(base.first).kind == NodeKind::integer ? at(base.first).number : -1;
    bind(at(select).number - 1, meant);
}

// Whose cards they are, where they lie in a zone or in play.
Side Finnish::side_of(NodeIndex select) const {
    const Node& base = at(base_of(nodes_, select));
    switch (base.kind) {
        case NodeKind::zone: return static_cast<Side>(base.number);
        case NodeKind::top_of:
        case NodeKind::bottom_of: return static_cast<Side>(at(at(base.first).next).number);
        case NodeKind::var: return meanings_[static_cast<std::size_t>(base.number)].whose;
        case NodeKind::place:
            if (sub_as<Place>(base) == Place::this_) return Side::my;
            return sub_as<Place>(base) >= Place::active ? static_cast<Side>(base.number) : Side::none;
        case NodeKind::on:
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    return Side::none;
}

// Some of what a name means go elsewhere: from now on it means the rest.
void Finnish::pick(NodeIndex selection) {
    for (NodeIndex select : children(nodes_, selection)) {
        const NodeIndex base = base_of(nodes_, select);
        if (at(base).kind != NodeKind::var || meaning(at(base).number).kind != Meaning::Kind::cards) continue;
        const bool some = number_of(nodes_, select) != no_node || at(base).next != no_node;
        // How many are left of them is known where it is said how many go.
        const NodeIndex range = number_of(nodes_, select);
        const NodeIndex many = range == no_node ? no_node : at(range).first;
        const bool sure = many != no_node && at(many).kind == NodeKind::integer && at(base).next == no_node &&
                          sub_as<RangeKind>(at(range)) == RangeKind::number;
        int& left = meaning(at(base).number).left;
        if (some) left = sure && left >= 0 ? left - at(many).number : -1;
        const int group = some ? at(base).number : meaning(at(base).number).chosen_of;
        if (group >= 0) meaning(group).picked |= meaning(group).plural;
    }
}

// "kyseinen Pokémon", "kyseiset kortit".
Declined Finnish::reference(int variable) {
    const Word moved{"siirtämä", "siirtämä",   "siirtämä",  "siirtämää",  "siirtämään",
                     "siirtämi", "siirtämien", "siirtämiä", "siirtämiin", true};
    const Meaning& meant = meaning(variable);
    const Number number = meant.plural ? Number::many : Number::one;
    const auto known = [&](const Word& word) { return decline(words::that, number) + decline(word, number); };
    switch (meant.kind) {
        case Meaning::Kind::pokemon:
            if (!meant.described) return known(words::pokemon);
            if (lasting_ && meant.active != Side::none && meant.active != Side::any && !switched_)
                return active_now(meant.active);
            if (meant.was_active && switched_mine_)
                return before("penkille ",
                              decline(moved, Number::one, Suffix::your) + decline(words::pokemon, Number::one));
            return meant.words;
        case Meaning::Kind::cards: return meant.described ? meant.words : known(words::card);
        case Meaning::Kind::number: return meant.described ? meant.words : known(words::number);
        case Meaning::Kind::type: return known(words::type);
        case Meaning::Kind::condition: return known(words::condition);
        case Meaning::Kind::name: return known(words::name);
        case Meaning::Kind::attack: return known(words::attack);
        case Meaning::Kind::nothing: break;
    }
    return pronouns::it;
}

Declined Finnish::this_word() const {
    return pronouns::this_one +
           decline(source_.on_pokemon || source_.fossil ? words::pokemon : words::card, Number::one);
}

// "jokin Pokémoneistasi", "yksi niistä Pokémoneistasi, joilla on vauriomerkkejä,"; of cards that are nobody's "jokin kortti".
Finnish::Phrase Finnish::one_of(const Declined& which, const Noun& noun) const {
    const bool of_them = noun.owned || (noun.theirs && in(which, Case::nominative) == "yksi");
    if (!of_them) return {which + noun.one, noun.after_one};
    const bool clause = !noun.after_many.empty();
    Phrase one{behind(which, (clause ? " niistä " : " ") + in(noun.many, Case::elative)), noun.after_many};
    // What is his is said of "yhden vastustajasi Pokémonin".
    if (noun.theirs && !clause)
        one.core[static_cast<std::size_t>(Case::genitive)] = in(which + noun.one, Case::genitive);
    return one;
}

// "haluamasi määrä"
Declined Finnish::wanted_amount() const {
    const bool yours = actor_ == Actor::you || actor_ == Actor::that_player;
    return finnish::before(yours ? "haluamasi " : "haluamansa ", decline(words::amount, Number::one));
}

// So many of them as the range says; `one` and `many` are the noun with its "toinen".
Finnish::Phrase Finnish::numbered_so(NodeIndex range, const Noun& noun, const Declined& one, const Declined& many,
                                     bool one_said) {
    const NodeIndex quantity = at(range).first;
    const auto parted = [&](const Declined& phrase) {
        Declined out = phrase;
        for (Case whole : {Case::nominative, Case::object})
            out[static_cast<std::size_t>(whole)] = in(phrase, Case::partitive);
        return out;
    };
    if (quantity == no_node)
        return {behind(wanted_amount(), " " + in(many, Case::partitive)), noun.after_many, Person::they, true};
    const auto kind = sub_as<RangeKind>(at(range));
    const std::string limit = kind == RangeKind::up_to ? "enintään " : kind == RangeKind::exactly ? "tasan " : "";
    const auto chance = [&](const Declined& phrase) {
        return kind == RangeKind::random ? decline(words::random, Number::one) + phrase : phrase;
    };
    if (at(quantity).kind != NodeKind::integer) {
        const std::string much = limit + in(value(quantity), Case::genitive) + " verran ";
        return {finnish::before(much,
                                parted(kind == RangeKind::random ? decline(words::random, Number::many) + many : many)),
                noun.after_many, Person::they};
    }
    const int number = at(quantity).number;
    if (number == 1 && limit.empty() && !one_said) return {chance(one), noun.after_one};
    if (number == 1 && noun.other && limit.empty()) return {one, noun.after_one};
    if (number == 1 && !noun.other && (noun.owned || noun.theirs) && kind != RangeKind::random) {
        Phrase phrase = one_of(pronouns::one, noun);
        phrase.core = finnish::before(limit, phrase.core);
        return phrase;
    }
    // "2 muuta Pokémonia"
    const Declined& single = number > 1 && noun.mixed ? noun.each_one : noun.one;
    const Declined item = noun.other ? decline(words::other, Number::one) + single : single;
    // "yhteensä 3 Pokémonia ja energiakorttia": of both kinds together
    const std::string together = number > 1 && noun.mixed ? "yhteensä " : "";
    return {finnish::before(together + limit, counted(number, chance(item))),
            number == 1 ? noun.after_one : noun.after_many, number == 1 ? Person::it : Person::they, number != 1};
}

// How many there are of what a noun says.
Finnish::Phrase Finnish::numbered(NodeIndex range, const Noun& noun, Use use, bool one_said) {
    const Declined other_one = decline(words::another, Number::one), other_many = decline(words::other, Number::many);
    const Declined one = noun.other ? other_one + noun.one : noun.one;
    const Declined many = noun.other ? other_many + noun.many : noun.many;
    if (use == Use::unit) return {one, noun.after_one};
    if (use == Use::some)
        return one_of(noun.other ? pronouns::some + decline(words::other, Number::one) : pronouns::some, noun);
    if (all_of(range)) {
        if (use == Use::each) {
            const Declined each = noun.other ? decline(words::other, Number::one) + noun.one : noun.one;
            return {decline(words::every, Number::one) + each, noun.after_one};
        }
        if (use == Use::inside || use == Use::doer) return {many, noun.after_many, Person::they};
        return {pronouns::all + many, noun.after_many, Person::they};
    }
    return numbered_so(range, noun, one, many, one_said);
}

Finnish::Noun Finnish::in_place(const Node& base, NodeIndex set) {
    const auto place = sub_as<Place>(base);
    const auto whose = static_cast<Side>(base.number);
    const Suffix suffix = suffix_of(whose);
    const Noun plain = noun(set, Among::in_play, Suffix::none);
    const bool bench = place == Place::bench;
    // "penkki-Pokémonisi", but "penkilläsi oleva {R}-Pokémon".
    const bool simple = in(plain.one, Case::nominative) == "Pokémon";
    Noun out = plain;
    const auto placed = [&](std::string_view where) {
        out.one = finnish::before(where, decline(words::being, Number::one) + plain.one);
        out.many = finnish::before(where, decline(words::being, Number::many) + plain.many);
    };
    if (bench && simple) out = noun(set, Among::in_play, suffix, "penkki-");
    else if (bench) placed(in(decline(words::bench, Number::one, suffix), Case::adessive) + " ");
    else out = noun(set, Among::in_play, suffix);
    if (place == Place::active) {
        out.one = decline(words::active, Number::one) + out.one;
        out.many = decline(words::active, Number::many) + out.many;
    }
    out.one = finnish::before(owner_of(whose), out.one), out.many = finnish::before(owner_of(whose), out.many);
    out.owned = suffix != Suffix::none && (!bench || simple);
    out.theirs = whose == Side::their && place != Place::active && (!bench || simple);
    return out;
}

Finnish::Phrase Finnish::of_place(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const auto place = sub_as<Place>(base);
    if (place == Place::this_) {
        if (set == no_node) return {this_word(), ""};
        return {this_word(), ", jos " + says(at(set).first, pronouns::it, pronouns::it, false, false) + ","};
    }
    if (place == Place::holder || place == Place::attacker) {
        const Noun pokemon = noun(set, Among::in_play);
        if (place == Place::attacker) return {decline(words::attacking, Number::one) + pokemon.one, pokemon.after_one};
        if (just_attached_ && !pokemon.filtered) return {decline(words::that, Number::one) + pokemon.one, ""};
        const std::string attached = ", johon tämä kortti on liitetty";
        return {pokemon.one, attached + (pokemon.after_one.empty() ? "," : " ja" + pokemon.after_one.substr(1))};
    }
    if (static_cast<Side>(base.number) == Side::any) return of_either(base, range, set, use);
    const Noun pokemon = in_place(base, set);
    if (place == Place::active) return {pokemon.one, pokemon.after_one};
    return numbered(range, pokemon, use, true);
}

Finnish::Phrase Finnish::of_variable(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const Meaning meant = meaning(base.number);
    const bool all = all_of(range);
    const Person person = meant.plural ? Person::they : Person::it;
    // What is left of them where they were: the others.
    bool rest = false, filtered = false;
    for (NodeIndex filter : siblings_from(nodes_, set == no_node ? no_node : at(set).first)) {
        const bool where = at(filter).kind == NodeKind::kind && sub_as<KindWord>(at(filter)) == KindWord::at;
        rest |= where, filtered |= !where;
    }
    const bool object = use == Use::object || use == Use::found || use == Use::each;
    if (all && !filtered && meant.picked) rest = true;
    if (all && !filtered && !rest) {
        // "se" is what was named a moment ago.
        const bool fresh =
            object && mentioned_ == base.number && meant.kind == Meaning::Kind::cards && !meant.described;
        return {fresh ? (meant.plural ? pronouns::they : pronouns::it) : reference(base.number), "", person};
    }
    const bool pokemon = meant.kind == Meaning::Kind::pokemon;
    if (all && rest && !filtered && !pokemon) {
        if (!meant.plural) return {reference(base.number), ""};
        if (meant.left == 1)
            return {
                finnish::before("jäljellä ", decline(words::being, Number::one) + decline(words::card, Number::one)),
                ""};
        return {decline(words::rest, Number::many) + decline(words::card, Number::many), "", Person::they};
    }
    Noun items = noun(set, pokemon ? Among::in_play : Among::cards);
    const std::string among = " " + in(reference(base.number), Case::elative);
    // "kyseinen kortti (jos se on perusenergiakortti)"
    if (!meant.plural && all)
        return {reference(base.number), " (jos se on " + in(items.one, Case::nominative) + items.after_one + ")",
                person};
    // A group that was named without being said.
    if (meant.described && !pokemon && meant.kind == Meaning::Kind::cards && !filtered && !all &&
        at(range).first != no_node && at(at(range).first).kind == NodeKind::integer) {
        const auto kind = sub_as<RangeKind>(at(range));
        const std::string limit = kind == RangeKind::up_to ? "enintään " : kind == RangeKind::exactly ? "tasan " : "";
        const Declined number =
            at(at(range).first).number == 1 ? pronouns::one : unchanged(std::to_string(at(at(range).first).number));
        const Declined many = finnish::before(limit, number);
        return {many, " seuraavista: " + in(meant.words, Case::nominative), Person::it};
    }
    if (use == Use::inside || use == Use::unit || use == Use::some || use == Use::doer) {
        const Word belonging{"kuuluva", "kuuluva",   "kuuluva",  "kuuluvaa", "kuuluvaan",
                             "kuuluvi", "kuuluvien", "kuuluvia", "kuuluviin"};
        if (was_discarded_alone(base.number) && use == Use::unit)
            items.one = finnish::before("näin ", decline(words::discarded, Number::one) + items.one);
        else if (!pokemon)
            items.one = finnish::before("kyseisiin kortteihin ", decline(belonging, Number::one) + items.one);
    }
    if (!pokemon && !filtered && !rest && !items.other && object) items.one = items.many = unchanged("");  // "niistä 2"
    Phrase phrase = numbered(range, items, use, true);
    for (std::string& form : phrase.core)
        if (form.ends_with(' ')) form.pop_back();
    if (!(use == Use::unit || use == Use::some) || pokemon) {
        phrase.core = pokemon
                          ? behind(phrase.core, among)
                          : finnish::before(base.number == newest_ ? "niistä " : among.substr(1) + " ", phrase.core);
    }
    return phrase;
}

Finnish::Phrase Finnish::thing(NodeIndex select, Use use) {
    const NodeIndex first = at(select).first;
    const NodeIndex range = at(first).kind == NodeKind::range ? first : no_node;
    const NodeIndex base = base_of(nodes_, select);
    const NodeIndex set = at(base).next;
    Phrase phrase;
    switch (at(base).kind) {
        case NodeKind::place: phrase = of_place(at(base), range, set, use); break;
        case NodeKind::zone: phrase = of_zone(at(base), range, set, use); break;
        case NodeKind::on: phrase = of_attached(at(base), range, use); break;
        case NodeKind::top_of:
        case NodeKind::bottom_of: phrase = of_end(at(base)); break;
        case NodeKind::var: phrase = of_variable(at(base), range, set, use); break;
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#include "engine/language/other_kinds.def"
            break;
    }
    mentioned_ = at(base).kind == NodeKind::var ? at(base).number : -1;
    if (at(select).number > 0) bind_select(select);
    return phrase;
}

Finnish::Phrase Finnish::of_player(const Node& node) const {
    if (mirrored_) return {pronouns::both_players, ""};
    switch (sub_as<Player>(node)) {
        case Player::me: return {pronouns::you, "", Person::you};
        case Player::them: return {decline(words::opponent, Number::one, Suffix::your), ""};
        case Player::both: return {pronouns::both_players, ""};
        case Player::owner: break;
    }
    return {finnish::before("sen ", decline(words::owner, Number::one)), ""};
}

Finnish::Phrase Finnish::things(NodeIndex selection, Use use) {
    if (at(selection).kind == NodeKind::select) return thing(selection, use);
    if (at(selection).kind == NodeKind::player) return of_player(at(selection));
    if (is_of_both(nodes_, selection)) {
        const NodeIndex base = base_of(nodes_, at(selection).first);
        Node either = at(base);
        either.number = static_cast<std::int16_t>(Side::any);
        if (either.kind == NodeKind::place) return of_place(either, no_node, either.next, use);
        if (Phrase both = on_both_active(selection, use); !in(both.core, Case::nominative).empty()) return both;
    }
    std::vector<Declined> parts;
    Phrase last;
    for (NodeIndex select : children(nodes_, selection)) {
        last = thing(select, use);
        parts.push_back(behind(last.core, last.after));
    }
    if (parts.size() < 2) return last;
    for (NodeIndex select : children(nodes_, selection))
        if (at(select).number > 0) meaning(at(select).number - 1).plural = true;
    Phrase all{listed(parts, "ja"), "", Person::they};
    // One place for all of them is said once, behind the last.
    const auto zone_of = [&](NodeIndex select) { return at(base_of(nodes_, select)); };
    const Node& zone = zone_of(at(selection).first);
    if (use != Use::object || zone.kind != NodeKind::zone || sub_as<Zone>(zone) == Zone::stadium) return all;
    for (NodeIndex select : children(nodes_, selection))
        if (zone_of(select).kind != NodeKind::zone || zone_of(select).sub != zone.sub ||
            zone_of(select).number != zone.number)
            return all;
    parts.clear();
    for (NodeIndex select : children(nodes_, selection)) {
        const Phrase part = thing(select, Use::found);
        parts.push_back(behind(part.core, part.after));
    }
    return {behind(listed(parts, "ja"), " " + zone_in(zone, Case::elative)), "", Person::they};
}

}  // namespace cubenight::wording
