// Characters and cards as nouns in their cases.
#include <algorithm>

#include "engine/cards/ultraman/wording/fi/finnish.hpp"

namespace cubenight::ultraman::wording {

using fi::Case;
using fi::Declined;
using fi::Number;
using fi::Suffix;

namespace suomi {

std::string prefixed(const std::vector<std::string>& words, std::string_view joint) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < words.size(); ++i)
        parts.push_back(i + 1 < words.size() ? words[i] + "-" : fi::hyphened(words[i]));
    return fi::listed(parts, joint);
}

std::string_view type(Type type) {
    constexpr std::string_view words[] = {"BASIC",  "POWER",       "SPEED",    "ARMED",
                                          "HAZARD", "DEVASTATION", "INVASION", "METEO"};
    return words[static_cast<std::size_t>(type)];
}

std::string_view state(State state) {
    constexpr std::string_view words[] = {"SINGLE", "DOUBLE", "TRIPLE", "QUAD"};
    return words[static_cast<std::size_t>(state)];
}

}  // namespace suomi

namespace {

bool is_unfiltered(const Thing& thing) { return thing.kinds.size() == 1 && is_plain(thing.kinds.front()); }

Suffix suffix_of(Side side) {
    if (side == Side::my) return Suffix::your;
    return side == Side::own ? Suffix::their : Suffix::none;
}

std::string_view owner_of(Side side) {
    if (side == Side::their) return "vastustajasi ";
    return side == Side::any ? "jommankumman pelaajan " : "";
}

const fi::Word& done_word(Deed deed) {
    switch (deed) {
        case Deed::chosen: return suomi::chosen;
        case Deed::revealed: return suomi::revealed;
        case Deed::looked_at: return suomi::looked_at;
        case Deed::discarded: return suomi::discarded;
        case Deed::exiled: return suomi::exiled;
        case Deed::taken: return suomi::taken;
        case Deed::returned: return suomi::returned;
        case Deed::placed: return suomi::placed;
        case Deed::stacked: return suomi::stacked;
        case Deed::given: return fi::words::that;
        case Deed::moved: return suomi::moved;
    }
    return suomi::chosen;
}

// A place stands before what has a clause behind it: "kädestäsi yksi kortti, jonka nimessä on ...".
Declined placed(const Declined& noun, const std::string& place) {
    if (!in(noun, Case::nominative).ends_with(",")) return fi::behind(noun, place);
    return fi::before(place.substr(1) + " ", noun);
}

}  // namespace

Declined Finnish::self() const {
    switch (text_.this_is()) {
        case This::character: return fi::pronouns::this_one + fi::decline(suomi::character, Number::one);
        case This::scene: return fi::pronouns::this_one + fi::decline(suomi::scene, Number::one);
        case This::card: return fi::pronouns::this_one + fi::decline(fi::words::card, Number::one);
    }
    return {};
}

Declined Finnish::all(NodeIndex selection, Prep prep) const {
    std::vector<Declined> nouns;
    for (const Thing& thing : text_.things(selection)) nouns.push_back(noun(thing, prep));
    return fi::listed(nouns, "ja");
}

Declined Finnish::bare_all(NodeIndex selection, Number number) const {
    std::vector<Declined> nouns;
    for (const Thing& thing : text_.things(selection)) nouns.push_back(bare(thing, number));
    return fi::listed(nouns, "ja");
}

Declined Finnish::counted(const Amount& amount, const Declined& one, const Declined& many) const {
    if (amount.kind == RangeKind::any_number) {
        const std::string kinds = " " + in(many, Case::partitive);
        Declined out = fi::unchanged("haluamasi määrä" + kinds);
        for (const Case whole : {Case::genitive, Case::object})
            out[static_cast<std::size_t>(whole)] = "haluamasi määrän" + kinds;
        out[static_cast<std::size_t>(Case::allative)] = "haluamallesi määrälle" + kinds;
        return out;
    }
    Declined so_many = fi::counted(amount.number, one);
    if (amount.quantity != no_node)
        so_many = text_[amount.quantity].kind == NodeKind::variable
                      ? suomi::as_many(one)
                      : fi::unchanged("X " + in(one, Case::partitive) + " (X on " + quantity(amount.quantity) + ")");
    if (amount.kind == RangeKind::random) so_many = fi::behind(so_many, " satunnaisesti");
    return amount.kind == RangeKind::up_to ? fi::before("enintään ", so_many) : so_many;
}

Declined Finnish::deck_of(Side side) const {
    return fi::before(owner_of(side), fi::decline(fi::words::deck, Number::one, suffix_of(side)));
}

// "kädestäsi", "vastustajasi poistopinossa"
std::string Finnish::where(const Thing& thing, Prep prep) const {
    const Case which = prep == Prep::from ? Case::elative : Case::inessive;
    const std::string owner(owner_of(thing.side));
    const auto in_zone = [&](const fi::Word& zone) {
        return owner + in(fi::decline(zone, Number::one, suffix_of(thing.side)), which);
    };
    switch (thing.zone) {
        case Zone::deck: return in_zone(fi::words::deck);
        case Zone::hand: return in_zone(fi::words::hand);
        case Zone::discard: return in_zone(fi::words::pile);
        case Zone::exiled:
            return (thing.side == Side::my    ? "sinun "
                    : thing.side == Side::any ? ""
                                              : owner) +
                   in(fi::decline(suomi::exiled, Number::many) + fi::decline(fi::words::card, Number::many), which);
        case Zone::scene: return prep == Prep::from ? "kohtausalueelta" : "kohtausalueella";
    }
    return "";
}

Declined Finnish::noun(const Thing& thing, Prep prep) const {
    switch (thing.base) {
        case Base::this_: return self();
        case Base::foe:
            return fi::before(text_.this_is() == This::character ? "tämän hahmon " : "",
                              fi::decline(suomi::foe, Number::one));
        case Base::characters:
            if (thing.amount.all && thing.side != Side::any)
                return fi::pronouns::all +
                       fi::before(owner_of(thing.side), kinds(thing, Number::many, suffix_of(thing.side), "ja"));
            if (thing.amount.all) return fi::pronouns::all + bare(thing, Number::many);
            return counted(thing.amount, bare(thing, Number::one), bare(thing, Number::many));
        case Base::vacancies:
            return fi::before(owner_of(thing.side), fi::decline(suomi::empty, Number::one) +
                                                        fi::decline(suomi::area, Number::one, suffix_of(thing.side)));
        case Base::zone: return zone_noun(thing, prep);
        case Base::part: return part(thing);
        case Base::facing: return facing(thing);
        case Base::top_of:
        case Base::bottom_of: return ends(thing);
        case Base::variable: return named(thing);
    }
    return {};
}

Declined Finnish::zone_noun(const Thing& thing, Prep prep) const {
    if (thing.zone == Zone::scene) return bare(thing, Number::one);
    const std::string place = " " + where(thing, prep);
    if (thing.amount.all) return placed(fi::pronouns::all + kinds(thing, Number::many), place);
    const bool total = thing.kinds.size() > 1 && thing.amount.quantity == no_node && thing.amount.number > 1;
    const Declined cards = counted(thing.amount, kinds(thing, Number::one), kinds(thing, Number::many));
    return placed(total ? fi::before("yhteensä ", cards) : cards, place);
}

// "pakkasi 3 päällimmäistä korttia"
Declined Finnish::ends(const Thing& thing) const {
    const fi::Word& end = thing.base == Base::top_of ? fi::words::topmost : fi::words::lowest;
    const std::string deck = in(deck_of(thing.side), Case::genitive) + " ";
    const Declined card = fi::decline(end, Number::one) + fi::decline(fi::words::card, Number::one);
    if (text_.is_integer(thing.quantity, 1)) return fi::before(deck, card);
    if (text_[thing.quantity].kind == NodeKind::integer)
        return fi::before(deck, fi::counted(text_[thing.quantity].number, card));
    return fi::unchanged(deck + "X " + in(card, Case::partitive) + " (X on " + quantity(thing.quantity) + ")");
}

Declined Finnish::part(const Thing& thing) const {
    const std::string whose = in(noun(text_.thing(thing.whose)), Case::genitive) + " ";
    const Declined card = fi::decline(fi::words::card, Number::one), cards = fi::decline(fi::words::card, Number::many);
    const Declined charge = fi::decline(fi::words::being, Number::one) + fi::before("lataus", card);
    const Declined charges = fi::decline(fi::words::being, Number::many) + fi::before("lataus", cards);
    switch (thing.part) {
        case AttachedKind::cards:
            return fi::before(whose, thing.amount.all ? fi::pronouns::all + cards : counted(thing.amount, card, cards));
        case AttachedKind::top: return fi::before(whose, fi::decline(fi::words::topmost, Number::one) + card);
        case AttachedKind::bottom: return fi::before(whose, fi::decline(fi::words::lowest, Number::one) + card);
        case AttachedKind::charges:
            if (thing.amount.all) return fi::before(whose + "alla ", charges);
            return counted(thing.amount, fi::before(whose + "alla ", charge), fi::before(whose + "alla ", charges));
        case AttachedKind::bottom_charge:
            return fi::before(whose, fi::decline(fi::words::lowest, Number::one) + fi::before("lataus", card));
    }
    return {};
}

Declined Finnish::facing(const Thing& thing) const {
    Thing whose = text_.thing(thing.whose);
    const bool many = text_.is_many(thing);
    if (is_unfiltered(thing)) {
        if (!thing.amount.all) whose.amount = thing.amount;
        const std::string of = in(noun(whose), Case::genitive) + " ";
        return fi::before(of, fi::decline(suomi::foe, many ? Number::many : Number::one));
    }
    const std::string of = in(text_.is_many(whose) ? one_of(whose) : noun(whose), Case::genitive);
    const std::string clause =
        (many ? ", jotka ovat " : ", joka on ") + of + (many ? " taisteluvastustajia," : " taisteluvastustaja,");
    if (!thing.amount.all)
        return fi::behind(counted(thing.amount, kinds(thing, Number::one), kinds(thing, Number::many)), clause);
    return fi::behind(many ? fi::pronouns::all + kinds(thing, Number::many) : kinds(thing, Number::one), clause);
}

// -- what was named before

Declined Finnish::head_of(const Bound& bound, Number number) const {
    const Thing thing = text_.thing(bound.at);
    const Traits& only = thing.kinds.front();
    const bool sorted = thing.kinds.size() == 1 && only.categories.size() == 1;
    const KindWord category = sorted ? only.categories.front() : KindWord::character;
    const bool scene = category == KindWord::scene || (thing.base == Base::zone && thing.zone == Zone::scene);
    if (bound.held == Held::cards) return fi::before(scene ? "kohtaus" : "", fi::decline(fi::words::card, number));
    if (scene) return fi::decline(suomi::scene, number);
    if (category == KindWord::ultraman) return fi::decline(suomi::ultraman, number);
    return fi::decline(category == KindWord::kaiju ? suomi::kaiju : suomi::character, number);
}

Declined Finnish::name_of(int variable) const {
    return name_of(variable, text_.bound(variable).many ? Number::many : Number::one);
}

Declined Finnish::name_of(int variable, Number number) const {
    const Bound& bound = text_.bound(variable);
    if (bound.held == Held::number)
        return text_[text_[bound.where].first].kind == NodeKind::value
                   ? fi::decline(suomi::chosen, Number::one) + fi::decline(suomi::bp, Number::one)
                   : fi::unchanged("kyseinen luku");
    if (bound.held == Held::type)
        return fi::decline(suomi::chosen, Number::one) + fi::decline(suomi::type_word, Number::one);
    if (text_[bound.where].kind == NodeKind::each) return fi::decline(fi::words::that, number) + head_of(bound, number);
    const auto plain = [this](const Bound& one) {
        return std::string(done_word(one.deed).nominative) + in(head_of(one, Number::one), Case::nominative);
    };
    int place = 1, same = 0;
    for (int other = 0; other < text_.variables(); ++other) {
        const Bound& one = text_.bound(other);
        if (one.held == Held::number || one.held == Held::type || plain(one) != plain(bound)) continue;
        if (other < variable) ++place;
        ++same;
    }
    const Declined name = fi::decline(done_word(bound.deed), number) + head_of(bound, number);
    return same > 1 ? fi::before(std::to_string(place) + ". ", name) : name;
}

Declined Finnish::named(const Thing& thing) const {
    Declined name = name_of(thing.variable);
    if (thing.amount.all) {
        if (text_.is_rest(thing.node)) return fi::decline(fi::words::rest, Number::many) + name;
        if (is_unfiltered(thing)) return name;
        return bare(thing, text_.bound(thing.variable).many ? Number::many : Number::one);
    }
    const std::string from = " " + in(name, Case::genitive) + " joukosta";
    return placed(counted(thing.amount, kinds(thing, Number::one), kinds(thing, Number::many)), from);
}

// -- without how many

Declined Finnish::bare(const Thing& thing, Number number) const {
    switch (thing.base) {
        case Base::characters: {
            const Declined noun = kinds(thing, number, suffix_of(thing.side));
            return thing.side == Side::any ? fi::before("kentän ", noun) : fi::before(owner_of(thing.side), noun);
        }
        case Base::zone:
            if (thing.zone == Zone::scene && (thing.side == Side::none || thing.side == Side::any))
                return fi::before("kohtausalueella ",
                                  fi::decline(fi::words::being, Number::one) + kinds(thing, Number::one));
            if (thing.zone == Zone::scene)
                return fi::before(owner_of(thing.side), kinds(thing, Number::one, suffix_of(thing.side)));
            return fi::before(where(thing, Prep::in) + " ",
                              fi::decline(fi::words::being, number) + kinds(thing, number));
        case Base::part: {
            const std::string whose = in(noun(text_.thing(thing.whose)), Case::genitive) + " ";
            if (thing.part == AttachedKind::charges)
                return fi::before(whose + "alla ", fi::decline(fi::words::being, number) +
                                                       fi::before("lataus", fi::decline(fi::words::card, number)));
            if (thing.part == AttachedKind::cards) return fi::before(whose, fi::decline(fi::words::card, number));
            return part(thing);
        }
        case Base::variable:
            if (is_unfiltered(thing)) return name_of(thing.variable, number);
            return fi::before(in(name_of(thing.variable), Case::genitive) + " joukossa ",
                              fi::decline(fi::words::being, number) + kinds(thing, number));
        case Base::this_:
        case Base::foe:
        case Base::vacancies:
        case Base::facing:
        case Base::top_of:
        case Base::bottom_of: return noun(thing);
    }
    return {};
}

// Any one: "jokin [TIGA]-hahmosi", "kortti kädestäsi".
Declined Finnish::one_of(const Thing& thing) const {
    if (!text_.is_many(thing)) return noun(thing);
    if (thing.base == Base::zone) return fi::behind(kinds(thing, Number::one), " " + where(thing, Prep::from));
    return fi::pronouns::some + bare(thing, Number::one);
}

Declined Finnish::kinds(const Thing& thing, Number number, Suffix suffix, std::string_view joint) const {
    std::vector<Declined> nouns;
    for (const Traits& traits : thing.kinds)
        if (traits.clauses.empty()) nouns.push_back(kind(traits, number, suffix, thing));
    for (const Traits& traits : thing.kinds)
        if (!traits.clauses.empty()) nouns.push_back(kind(traits, number, suffix, thing));
    return fi::listed(nouns, joint);
}

Declined Finnish::head(const Traits& traits, Number number, Suffix suffix, const Thing& thing) const {
    std::vector<std::string> names;
    for (const NodeIndex name : traits.characters) names.push_back("[" + text_.word(text_[name]) + "]");
    std::vector<Declined> heads;
    const auto add = [&](std::string_view before, const fi::Word& word) {
        if (thing.cards) heads.push_back(fi::before(before, fi::decline(fi::words::card, number, suffix)));
        else heads.push_back(fi::decline(word, number, suffix));
    };
    for (const KindWord category : traits.categories) {
        if (category == KindWord::ultraman) add("Ultraman-", suomi::ultraman);
        if (category == KindWord::kaiju) add("kaiju", suomi::kaiju);
        if (category == KindWord::mech) add("Ultraman-mecha-", suomi::mecha);
        if (category == KindWord::scene) add("kohtaus", suomi::scene);
        if (category == KindWord::character) add("hahmo", suomi::character);
    }
    if (heads.empty()) add("", thing.base == Base::zone ? suomi::scene : suomi::character);
    const Declined noun = fi::listed(heads, "tai");
    return names.empty() ? noun : fi::before(suomi::prefixed(names), noun);
}

// "tason 3 ", "vähintään tason 2 "
std::string Finnish::numbered(const std::vector<NodeIndex>& filters, std::string_view word) const {
    std::vector<std::string> numbers;
    std::string relation;
    for (const NodeIndex filter : filters) {
        const auto which = static_cast<Relation>(text_[filter].number);
        numbers.push_back(quantity(text_[filter].first));
        if (which != Relation::equal) relation = compared(which, "");
    }
    if (numbers.empty()) return "";
    return relation + std::string(word) + " " + fi::listed(numbers, "tai") + " ";
}

Declined Finnish::kind(const Traits& traits, Number number, Suffix suffix, const Thing& thing) const {
    Declined noun = head(traits, number, suffix, thing);
    if (!traits.types.empty()) {
        std::vector<std::string> types;
        for (const Type type : types_in(traits.types)) types.emplace_back(suomi::type(type));
        noun = fi::before(suomi::prefixed(types), fi::decline(suomi::typed, number)) + noun;
    }
    if (!traits.states.empty()) {
        std::vector<std::string> states;
        for (const State state : traits.states) states.emplace_back(suomi::state(state));
        noun = fi::before(suomi::prefixed(states) + "tilassa ", fi::decline(fi::words::being, number)) + noun;
    }
    // "kierrosluvun 2 kohtaus", but "kohtaus, jonka kierrosluku on enintään 2"
    const bool ranged =
        traits.rounds.size() == 1 && static_cast<Relation>(text_[traits.rounds.front()].number) != Relation::equal;
    std::vector<NodeIndex> behind = traits.clauses;
    const auto beside = std::ranges::find_if(behind, [&](NodeIndex filter) {
        return text_[filter].kind == NodeKind::kind && sub_as<KindWord>(text_[filter]) == KindWord::adjacent;
    });
    const bool adjacent = beside != behind.end();
    if (adjacent) behind.erase(beside);
    if (ranged) behind.insert(behind.begin(), traits.rounds.front());
    const std::string rounds = ranged ? "" : numbered(traits.rounds, "kierrosluvun");
    noun = fi::before(numbered(traits.levels, "tason") + rounds, noun);
    if (adjacent) noun = fi::before("tämän hahmon ", fi::decline(suomi::adjacent, number) + noun);
    if (traits.other) noun = fi::decline(number == Number::one ? fi::words::another : fi::words::other, number) + noun;
    const bool several = !thing.amount.all && text_.is_many(thing);
    std::string after = clauses(behind, number == Number::many || several);
    if (traits.distinct) {
        if (!after.empty()) after.pop_back();
        after += (after.empty() ? ", joilla" : " ja joilla") + std::string(" on kaikilla eri ") +
                 shared(*traits.distinct, Case::nominative) + ",";
    }
    return fi::behind(noun, after);
}

}  // namespace cubenight::ultraman::wording
