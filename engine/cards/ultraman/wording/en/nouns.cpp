// Characters and cards as nouns.
#include "engine/cards/ultraman/wording/en/english.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {

using cubenight::wording::listed;
using cubenight::wording::with_article;

namespace {

std::string_view possessive_of(Side side) {
    switch (side) {
        case Side::my: return "your ";
        case Side::their: return "your opponent's ";
        case Side::any: return "either player's ";
        case Side::own: return "their ";
        case Side::none: break;
    }
    return "the ";
}

std::string_view part_word(AttachedKind part, bool many) {
    switch (part) {
        case AttachedKind::cards: return many ? "cards in the stack of " : "card in the stack of ";
        case AttachedKind::top: return "top card of ";
        case AttachedKind::bottom: return "bottom card of ";
        case AttachedKind::charges: return many ? "charge cards under " : "charge card under ";
        case AttachedKind::bottom_charge: return "bottom charge card under ";
    }
    return "";
}

// Where something is stands before a clause: "1 card from your hand that isn't an Ultraman".
std::string placed(std::string noun, const std::string& where) {
    const std::size_t clause = noun.find(" that ");
    return noun.insert(clause == std::string::npos ? noun.size() : clause, where);
}

constexpr std::string_view ordinals[] = {"first ", "second ", "third ",   "fourth ",
                                         "fifth ", "sixth ",  "seventh ", "eighth "};

}  // namespace

std::string_view done_word(Deed deed) {
    switch (deed) {
        case Deed::chosen: return "chosen";
        case Deed::revealed: return "revealed";
        case Deed::looked_at: return "looked-at";
        case Deed::discarded: return "discarded";
        case Deed::exiled: return "exiled";
        case Deed::taken: return "taken";
        case Deed::returned: return "returned";
        case Deed::placed: return "placed";
        case Deed::stacked: return "stacked";
        case Deed::given: return "affected";
        case Deed::moved: return "moved";
    }
    return "";
}

std::string_view type_word(Type type) {
    constexpr std::string_view words[] = {"BASIC",  "POWER",       "SPEED",    "ARMED",
                                          "HAZARD", "DEVASTATION", "INVASION", "METEO"};
    return words[static_cast<std::size_t>(type)];
}

std::string_view state_word(State state) {
    constexpr std::string_view words[] = {"SINGLE", "DOUBLE", "TRIPLE", "QUAD"};
    return words[static_cast<std::size_t>(state)];
}

std::string_view category_word(Category category, bool many) {
    switch (category) {
        case Category::ultraman: return many ? "Ultra Heroes" : "Ultra Hero";
        case Category::kaiju: return "Kaiju";
        case Category::mech: return "Ultraman Mecha";
        case Category::scene: return "scene";
    }
    return "";
}

std::string English::all(NodeIndex selection, Prep prep) const {
    std::vector<std::string> nouns;
    for (const Thing& thing : text_.things(selection)) nouns.push_back(noun(thing, prep));
    return listed(nouns, "and");
}

std::string English::noun(const Thing& thing, Prep prep) const {
    switch (thing.base) {
        case Base::this_: return self();
        case Base::foe:
            return (text_.this_is() == This::character ? "this character's " : "the ") + std::string("battle opponent");
        case Base::characters: return character_noun(thing);
        case Base::vacancies: return "a vacant spot on " + std::string(possessive_of(thing.side)) + "side";
        case Base::zone: return zone_noun(thing, prep);
        case Base::part: return part_noun(thing);
        case Base::facing: return facing_noun(thing);
        case Base::top_of:
        case Base::bottom_of: {
            const std::string end = thing.base == Base::top_of ? "the top " : "the bottom ";
            const bool one = text_.is_integer(thing.quantity, 1);
            if (!one && text_[thing.quantity].kind != NodeKind::integer)
                return "X cards from " + end.substr(0, end.size() - 1) + " of " + deck_of(thing.side) + " (X is " +
                       quantity(thing.quantity) + ")";
            return end + (one ? "card of " : quantity(thing.quantity) + " cards of ") + deck_of(thing.side);
        }
        case Base::variable: return named(thing);
    }
    return "";
}

std::string English::self() const {
    switch (text_.this_is()) {
        case This::character: return "this character";
        case This::scene: return "this scene";
        case This::card: return "this card";
    }
    return "";
}

std::string English::counted(const Amount& amount) const {
    std::string number = std::to_string(amount.number);
    if (amount.quantity != no_node)
        number = text_[amount.quantity].kind == NodeKind::variable ? "that many" : quantity(amount.quantity);
    switch (amount.kind) {
        case RangeKind::up_to: return "up to " + number;
        case RangeKind::any_number: return "any number";
        case RangeKind::random:
        case RangeKind::number:
        case RangeKind::exactly:
        case RangeKind::all: break;
    }
    return number;
}

std::string English::character_noun(const Thing& thing) const {
    const bool any = thing.side == Side::any;
    if (thing.amount.all && !any)
        return "each of " + std::string(possessive_of(thing.side)) + kinds(thing, true, "and");
    if (thing.amount.all) return "each of " + bare(thing, true);
    const std::string random = thing.amount.kind == RangeKind::random ? " at random" : "";
    const std::string number = counted(thing.amount);
    if (!any) return number + " of " + bare(thing, true) + random;
    const bool any_number = thing.amount.kind == RangeKind::any_number;
    return number + (any_number ? " of " : " ") + kinds(thing, text_.is_many(thing)) + " on either side" + random;
}

std::string English::where(const Thing& thing, Prep prep) const {
    const std::string whose(possessive_of(thing.side));
    const std::string prefix = prep == Prep::from ? "from " : "in ";
    switch (thing.zone) {
        case Zone::deck: return prefix + whose + "deck";
        case Zone::hand: return prefix + whose + "hand";
        case Zone::discard: return prefix + whose + "discard pile";
        case Zone::exiled: return "among " + (thing.side == Side::any ? "all " : whose) + "exiled cards";
        case Zone::scene: return "in the scene area";
    }
    return "";
}

std::string English::zone_noun(const Thing& thing, Prep prep) const {
    const std::string whose(possessive_of(thing.side));
    if (thing.zone == Zone::scene) {
        const bool anyone = thing.side != Side::my && thing.side != Side::their && thing.side != Side::own;
        return whose + (anyone ? placed(kinds(thing, false), " " + where(thing, prep)) : kinds(thing, false));
    }
    if (thing.amount.all) {
        if (thing.kinds.size() == 1 && is_plain(thing.kinds.front()) && thing.zone == Zone::hand)
            return "all cards " + where(thing, prep);
        return "all " + placed(kinds(thing, true), " " + where(thing, prep));
    }
    const bool any = thing.amount.kind == RangeKind::any_number;
    const std::string random = thing.amount.kind == RangeKind::random ? " at random" : "";
    const bool total = thing.kinds.size() > 1 && thing.amount.quantity == no_node && thing.amount.number > 1 && !any;
    return (total ? "a total of " : "") + counted(thing.amount) + (any ? " of " : " ") +
           placed(kinds(thing, text_.is_many(thing)), " " + where(thing, prep)) + random;
}

std::string English::part_noun(const Thing& thing) const {
    const Thing whose = text_.thing(thing.whose);
    const bool one = thing.part != AttachedKind::cards && thing.part != AttachedKind::charges;
    const std::string each = one && whose.base == Base::variable && text_.is_many(whose) ? "each of " : "";
    if (thing.amount.all) return "the " + std::string(part_word(thing.part, true)) + each + noun(whose);
    return counted(thing.amount) + " " + std::string(part_word(thing.part, text_.is_many(thing))) + noun(whose);
}

std::string English::facing_noun(const Thing& thing) const {
    Thing whose = text_.thing(thing.whose);
    const bool filtered = thing.kinds.size() > 1 || !is_plain(thing.kinds.front());
    if (filtered) {
        const bool many = text_.is_many(thing);
        const std::string facing = many ? " that are battle opponents of " : " that is the battle opponent of ";
        const std::string of = text_.is_many(whose) ? bare(whose, true) : noun(whose);
        const std::string before = thing.amount.all ? (many ? "each " : "the ") : counted(thing.amount) + " ";
        return before + kinds(thing, many && !thing.amount.all) +
               (thing.amount.all && many ? " that is the battle opponent of " : facing) +
               (text_.is_many(whose) ? "one of " : "") + of;
    }
    if (thing.amount.all) return "the battle opponent of " + noun(whose);
    whose.amount = thing.amount;
    return (text_.is_many(thing) ? "the battle opponents of " : "the battle opponent of ") + noun(whose);
}

// -- what was named before

std::string English::head_of(const Bound& bound) const {
    const Thing thing = text_.thing(bound.at);
    const std::string s = bound.many ? "s" : "";
    const Traits& only = thing.kinds.front();
    const bool sorted = thing.kinds.size() == 1 && only.categories.size() == 1;
    const KindWord category = sorted ? only.categories.front() : KindWord::character;
    const bool scene = category == KindWord::scene || (thing.base == Base::zone && thing.zone == Zone::scene);
    if (bound.held == Held::cards) return (scene ? "scene card" : "card") + s;
    if (scene) return "scene" + s;
    if (category == KindWord::ultraman) return std::string(category_word(Category::ultraman, bound.many));
    if (category == KindWord::kaiju) return std::string(category_word(Category::kaiju));
    return "character" + s;
}

std::string English::name_of(int variable) const {
    const Bound& bound = text_.bound(variable);
    if (bound.held == Held::number)
        return text_[text_[bound.where].first].kind == NodeKind::value ? "the chosen BP" : "that number";
    if (bound.held == Held::type) return "the chosen TYPE";
    const bool that = text_[bound.where].kind == NodeKind::each || bound.deed == Deed::given;
    if (that) return (bound.many ? "those " : "that ") + head_of(bound);
    const auto plain = [this](const Bound& one) { return std::string(done_word(one.deed)) + " " + head_of(one); };
    // Of several that are called the same: the first, the second.
    std::size_t place = 0, same = 0;
    for (int other = 0; other < text_.variables(); ++other) {
        const Bound& one = text_.bound(other);
        if (one.held == Held::number || one.held == Held::type || plain(one) != plain(bound)) continue;
        if (other < variable) ++place;
        ++same;
    }
    return "the " + (same > 1 && !unnumbered_ ? std::string(ordinals[place]) : "") + plain(bound);
}

std::string English::named(const Thing& thing) const {
    std::string name = name_of(thing.variable);
    const Bound& bound = text_.bound(thing.variable);
    const bool filtered = thing.kinds.size() > 1 || !is_plain(thing.kinds.front());
    if (thing.amount.all) {
        if (text_.is_rest(thing.node)) return "the rest of " + name;
        if (!filtered) return name;
        return (bound.many ? "all " : "the ") + kinds(thing, bound.many) + (thing.cards ? " among " : " of ") + name;
    }
    if (!filtered && !thing.cards) return counted(thing.amount) + " of " + name;
    const bool any = thing.amount.kind == RangeKind::any_number;
    return counted(thing.amount) + (any ? " of " : " ") +
           placed(kinds(thing, text_.is_many(thing)), " from among " + name);
}

// -- without how many

std::string English::bare(const Thing& thing, bool many) const {
    const std::string whose(possessive_of(thing.side));
    switch (thing.base) {
        case Base::characters:
            if (thing.side == Side::any) return "the " + kinds(thing, many) + " on either side";
            return whose + kinds(thing, many);
        case Base::zone:
            if (thing.zone == Zone::scene) return whose + kinds(thing, false);
            return placed(kinds(thing, many), " " + where(thing, Prep::in));
        case Base::part: {
            const std::string of(part_word(thing.part, many));
            return of + noun(text_.thing(thing.whose));
        }
        case Base::variable: {
            const bool filtered = thing.kinds.size() > 1 || !is_plain(thing.kinds.front());
            if (!filtered) return name_of(thing.variable);
            return kinds(thing, many) + " among " + name_of(thing.variable);
        }
        case Base::this_:
        case Base::foe:
        case Base::vacancies:
        case Base::facing:
        case Base::top_of:
        case Base::bottom_of: return noun(thing);
    }
    return "";
}

std::string English::each_of(const Thing& thing) const {
    const bool own = thing.base == Base::characters ||
                     (thing.base == Base::variable && thing.kinds.size() == 1 && is_plain(thing.kinds.front()));
    return own ? "each of " + bare(thing, true) : "each " + bare(thing, false);
}

std::string English::one_of(const Thing& thing) const {
    if (!text_.is_many(thing)) return noun(thing, Prep::in);
    if (thing.base == Base::characters && thing.side == Side::any) return with_article(kinds(thing, false));
    if (thing.base == Base::characters || thing.base == Base::variable) return "one of " + bare(thing, true);
    if (thing.base == Base::facing) return noun(thing);
    return with_article(bare(thing, false));
}

std::string English::kinds(const Thing& thing, bool many, std::string_view joint) const {
    std::vector<std::string> nouns;
    for (const Traits& traits : thing.kinds)
        if (traits.clauses.empty()) nouns.push_back(kind(traits, many, thing.cards, thing.base, joint));
    for (const Traits& traits : thing.kinds)
        if (!traits.clauses.empty()) nouns.push_back(kind(traits, many, thing.cards, thing.base, joint));
    return listed(nouns, joint);
}

std::string English::kind(const Traits& traits, bool many, bool cards, Base base, std::string_view joint) const {
    std::string out = traits.other ? "other " : "";
    const auto add = [&](const std::vector<std::string>& words, std::string_view last_word = "or") {
        if (!words.empty()) out += listed(words, last_word) + " ";
    };
    std::vector<std::string> states, levels, types, names, categories;
    for (const State state : traits.states) states.emplace_back(state_word(state));
    for (const NodeIndex level : traits.levels)
        levels.push_back(compared(level, level == traits.levels.front() ? "level" : ""));
    for (const Type type : types_in(traits.types)) types.emplace_back(type_word(type));
    for (const NodeIndex name : traits.characters) names.push_back("[" + text_.word(text_[name]) + "]");
    const bool scene = traits.categories.size() == 1 && traits.categories.front() == KindWord::scene;
    for (const KindWord category : traits.categories) {
        if (category == KindWord::ultraman) categories.emplace_back(category_word(Category::ultraman, many && !cards));
        if (category == KindWord::kaiju) categories.emplace_back(category_word(Category::kaiju));
        if (category == KindWord::mech) categories.emplace_back(category_word(Category::mech));
        if (category == KindWord::scene && cards) categories.emplace_back(category_word(Category::scene));
        if (category == KindWord::character && cards) categories.emplace_back("character");
    }
    add(levels), add(states), add(missing_types(traits), "and"), add(types), add(names, joint), add(categories, joint);
    const std::string s = many ? "s" : "";
    const bool on_field_scene = base == Base::zone && !cards;
    if (cards) out += "card" + s;
    else if (scene || on_field_scene) out += "scene" + s;
    else if (names.empty() && categories.empty()) out += "character" + s;
    else out.pop_back();
    if (!traits.rounds.empty()) {
        std::vector<std::string> rounds;
        for (const NodeIndex round : traits.rounds)
            rounds.push_back(compared(round, round == traits.rounds.front() ? "round" : ""));
        out += " of " + listed(rounds, "or");
    }
    out += clause(traits.clauses, many);
    if (traits.distinct) out += ", each with a different " + shared(*traits.distinct, false) + ",";
    return out;
}

}  // namespace cubenight::ultraman::wording
