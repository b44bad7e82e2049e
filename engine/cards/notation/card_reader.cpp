#include "engine/cards/notation/card_reader.hpp"

#include <algorithm>

#include "engine/cards/by_hand.hpp"
#include "engine/cards/effect_tree.hpp"
#include "engine/cards/meaningless.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/notation/unit_reader.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/language/slips.hpp"

namespace cubenight {
namespace {

// Stages that are put on another Pokémon, by the name printed on them.
enum class Ancestor { none, needed, possible };

Ancestor ancestor_of(Stage stage) {
    switch (stage) {
        case Stage::stage1:
        case Stage::stage2:
        case Stage::vmax:
        case Stage::vstar:
        case Stage::mega:
        case Stage::break_: return Ancestor::needed;
        case Stage::level_up:
        case Stage::restored: return Ancestor::possible;
        case Stage::none:
        case Stage::basic:
        case Stage::legend:
        case Stage::vunion: return Ancestor::none;
    }
    return Ancestor::none;
}

bool lacks_text(const Card& card) {
    for (const auto& ability : card.abilities)
        if (ability.effect.empty()) return true;
    return false;
}

bool has_price(const Effect& text) {
    for (NodeIndex statement : children(text.nodes, 0))
        if (text.nodes[statement].kind == NodeKind::cost) return true;
    return false;
}

bool is_tool(const Effect& text, const Node& change) {
    return change.kind == NodeKind::counts_as && static_cast<KindWord>(text.nodes[change.first].sub) == KindWord::tool;
}

bool is_energy_units(const Effect&, const Node& change) { return change.kind == NodeKind::provides; }

// `give this { ... }` at the head of the text, with such a change.
template <class IsSo>
bool says_of_itself(const Effect& text, IsSo is_so) {
    for (NodeIndex statement : children(text.nodes, 0)) {
        if (text.nodes[statement].kind != NodeKind::give || !means_this(text.nodes, text.nodes[statement].first))
            continue;
        for (NodeIndex change : children(text.nodes, statement))
            if (is_so(text, text.nodes[change])) return true;
    }
    return false;
}

}  // namespace

Card CardReader::read() {
    Card card;
    const std::size_t begin = in_.position();
    in_.expect_phrase("card");
    card.key = in_.expect_string(saying("the card's key"));
    const bool named_once = naming_ == CardNaming::name_may_do && in_.is_mark("{");
    card.name = named_once ? card.key : in_.expect_string(saying("the card's name"));
    in_.expect_mark("{");
    kind_line(card);
    fields(card);
    // In a scenario the fields may stand in any order.
    for (std::size_t before = 0; naming_ == CardNaming::name_may_do && before != in_.position() && !in_.failed();) {
        before = in_.position();
        fields(card);
    }
    if (card.evolves_from.empty() && ancestor_of(card.stage) == Ancestor::needed) needs_ancestor();
    if (!in_.accept_mark("}")) not_closed(card, begin);
    check(card, begin);
    return card;
}

// The head of a card: reading goes on there after a mistake in the one before.
bool CardReader::at_card(const TokenReader& in) {
    return in.is_word("card") && in.is_kind(TokenKind::string, 1) &&
           (in.is_mark("{", 2) || (in.is_kind(TokenKind::string, 2) && in.is_mark("{", 3)));
}

// Neither a field that may still follow nor the end of the card.
void CardReader::not_closed(const Card& card, std::size_t begin) {
    if (at_card(in_))
        return in_.fail_here(
            saying("a `}` is missing: the card {0} of line {1} is not closed", quoted(card.key), in_.line_at(begin)));
    constexpr std::string_view order =
        "name, evolves from, rule, trait, set, illustrator, prizes, weakness, resistance, retreat, ability, use, "
        "attack, "
        "play, "
        "stadium, attached, unread";
    in_.expected(saying("the next field of the card in its order, or `}` (in order: {0})", order));
}

void CardReader::fields(Card& card) {
    while (in_.accept_word("name")) own_name(card.own_names);
    evolves(card);
    rule_boxes(card);
    traits(card);
    if (field("set", !card.set.empty())) card.set = in_.expect_string(saying("the set"));
    if (field("illustrator", !card.illustrator.empty()))
        card.illustrator = in_.expect_string(saying("the illustrator"));
    if (field("prizes", card.prizes.has_value()))
        card.prizes = in_.expect_number(saying("the number of Prize cards"), 0, most_prizes);
    if (card.kind == CardKind::pokemon) {
        while (in_.accept_word("weakness")) card.weaknesses.push_back(affinity());
        while (in_.accept_word("resistance")) card.resistances.push_back(affinity());
        if (field("retreat", card.retreat > 0))
            card.retreat = in_.expect_number(saying("the retreat cost"), naming_ == CardNaming::name_may_do ? 0 : 1, 9);
        abilities(card);
    } else {
        uses(card);
    }
    if (!is_energy(card.kind)) attacks(card);
    trainer_texts(card);
    unread(card);
}

// A field that stands once, taken where it stands here.
bool CardReader::field(std::string_view word, bool taken) {
    if (taken && naming_ == CardNaming::name_may_do && in_.is_word(word))
        in_.fail_here(saying("`{0}` stands twice", word));
    return !taken && in_.accept_word(word);
}

// `ja "..."`: what the file itself calls the thing in that language.
void CardReader::own_name(OwnNames& names) {
    const auto word = in_.accept_joined_one_of(words::language);
    if (!word) return in_.expected(saying("a language: fi, ja, zh-hans or zh-hant"));
    const auto language = static_cast<Language>(*word);
    std::string name = in_.expect_string(saying("the name in that language"));
    const auto place = std::ranges::lower_bound(names, language, {}, &OwnName::language);
    if (place != names.end() && place->language == language)
        return in_.fail(saying("the name in {0} stands once", words::language[static_cast<std::size_t>(*word)]));
    names.insert(place, {language, std::move(name)});
}

// Of an attack or Ability: languages and names directly behind its own.
void CardReader::own_names_behind(OwnNames& names) {
    while (in_.is_any_word({"fi", "ja", "zh"})) own_name(names);
}

void CardReader::kind_line(Card& card) {
    constexpr std::string_view kinds[] = {"pokemon", "item",         "tool",          "supporter",
                                          "stadium", "energy basic", "energy special"};
    card.kind = static_cast<CardKind>(in_.expect_one_of(kinds, saying("the kind of card")));
    if (card.kind == CardKind::pokemon) pokemon_line(card);
    if (is_energy(card.kind)) energy_line(card);
    if (card.kind == CardKind::tool) card.on_theirs = in_.accept_phrase("on their");
}

void CardReader::pokemon_line(Card& card) {
    card.stage = static_cast<Stage>(in_.expect_one_of(words::stage, saying("the stage")));
    card.types = types();
    in_.expect_phrase("hp");
    card.hp = in_.expect_number(saying("HP"), 1, 999);
}

void CardReader::energy_line(Card& card) {
    if (card.kind == CardKind::special_energy) {
        in_.expect_phrase("provides");
        card.provides = read_units(in_);
        return;
    }
    const auto type = static_cast<Type>(in_.expect_one_of(words::type, saying("a type")));
    if (!has_basic_energy(type)) in_.fail(saying("there is no basic energy of this type"));
    card.types = TypeSet::of(type);
    card.provides = {card.types};
}

TypeSet CardReader::types() {
    TypeSet types;
    do {
        const TypeSet one = TypeSet::of(static_cast<Type>(in_.expect_one_of(words::type, saying("a type"))));
        if (types.has_any(one)) in_.fail(saying("a type stands once"));
        types = types | one;
    } while (in_.accept_mark("&"));
    return types;
}

void CardReader::evolves(Card& card) {
    const Ancestor ancestor = ancestor_of(card.stage);
    if (!in_.is_phrase("evolves from") || !field("evolves", !card.evolves_from.empty())) {
        if (ancestor == Ancestor::needed && naming_ == CardNaming::key_and_name) needs_ancestor();
        return;
    }
    in_.skip();
    if (ancestor == Ancestor::none) in_.fail(saying("this card evolves from nothing"));
    card.evolves_from = in_.expect_string(saying("the name that it evolves from"));
}

void CardReader::needs_ancestor() { in_.expected(saying("`evolves from` and a name, which this stage needs")); }

void CardReader::rule_boxes(Card& card) {
    if (!field("rule", !card.rule_boxes.empty())) return;
    do {
        const auto word = in_.expect_joined_word(saying("the name of a rule box"));
        std::size_t box = 0;
        while (box < words::rule_box.size() && words::rule_box[box] != word) ++box;
        if (box == words::rule_box.size())
            return in_.fail(or_meant(saying("there is no rule box called {0}", word.substr(0, 40)),
                                     nearest(word, words::rule_box)));
        if (card.rule_boxes.has(static_cast<RuleBox>(box))) return in_.fail(saying("a rule box stands once"));
        card.rule_boxes.add(static_cast<RuleBox>(box));
        // Names of rule boxes and of the fields behind them differ.
    } while (in_.is_kind(TokenKind::word) &&
             !in_.is_any_word({"name",     "evolves",    "rule",    "trait",   "set",      "illustrator", "prizes",
                               "weakness", "resistance", "retreat", "ability", "poke",     "ancient",     "pokemon",
                               "use",      "attack",     "play",    "stadium", "attached", "unread"}));
}

void CardReader::traits(Card& card) {
    while (in_.accept_word("trait")) card.traits.push_back(in_.expect_string(saying("the trait")));
}

Affinity CardReader::affinity() {
    Affinity affinity;
    affinity.type = static_cast<Type>(in_.expect_one_of(words::type, saying("a type")));
    read_amount(in_, affinity);
    return affinity;
}

void CardReader::abilities(Card& card) {
    while (in_.is_any_word({"ability", "poke", "ancient", "pokemon"})) {
        const auto word = in_.expect_joined_word(saying("an ability"));
        std::size_t kind = 0;
        while (kind < words::ability.size() && words::ability[kind] != word) ++kind;
        if (kind == words::ability.size())
            return in_.fail(saying("expected ability, poke-power, poke-body, ancient-trait or pokemon-power"));
        Ability ability;
        ability.kind = static_cast<AbilityKind>(kind);
        ability.name = in_.expect_string(saying("the ability's name"));
        own_names_behind(ability.own_names);
        if (in_.is_mark("{")) ability.effect = effect(TextPlace::ability);
        card.abilities.push_back(std::move(ability));
        if (card.abilities.size() > most_abilities)
            in_.fail(saying("a card has at most {0} Abilities", most_abilities));
    }
}

void CardReader::uses(Card& card) {
    while (in_.accept_word("use")) {
        Ability use;
        use.kind = AbilityKind::use;
        use.name = in_.expect_string(saying("the name of what is used"));
        own_names_behind(use.own_names);
        use.effect = effect(TextPlace::use);
        card.abilities.push_back(std::move(use));
    }
}

void CardReader::attacks(Card& card) {
    while (in_.is_word("attack")) {
        attacks_at_.push_back(in_.position());
        in_.skip();
        card.attacks.push_back(attack());
        if (card.attacks.size() > most_attacks) in_.fail(saying("a card has at most {0} attacks", most_attacks));
    }
}

Attack CardReader::attack() {
    Attack attack;
    attack.name = in_.expect_string(saying("the attack's name"));
    own_names_behind(attack.own_names);
    attack.has_cost = in_.is_mark("[");
    if (attack.has_cost) attack.cost = cost();
    if (in_.is_kind(TokenKind::number)) {
        attack.damage = in_.expect_number(saying("the damage"), 0, largest_number);
        attack.sign = in_.accept_mark("+")   ? DamageSign::plus
                      : in_.accept_mark("-") ? DamageSign::minus
                      : in_.accept_word("x") ? DamageSign::times
                                             : DamageSign::plain;
    }
    if (in_.is_mark("{")) attack.effect = effect(TextPlace::attack);
    return attack;
}

EnergyCost CardReader::cost() {
    EnergyCost cost;
    in_.expect_mark("[");
    if (in_.accept_mark("]")) return cost;
    for (TypeSet unit : read_letters(in_))
        if (!unit.empty()) ++cost[unit.first()];
    in_.expect_mark("]");
    return cost;
}

void CardReader::trainer_texts(Card& card) {
    if (is_trainer(card.kind)) {
        if (in_.is_word("play") && (card.kind == CardKind::stadium || card.kind == CardKind::tool))
            in_.fail_here(
                saying("`play` is the text of an Item or Supporter; a Stadium's is `stadium`, a Tool's `attached`"));
        text("play", TextPlace::play, card.play);
        if (in_.is_word("stadium") && card.kind != CardKind::stadium)
            in_.fail_here(saying("`stadium` is the text of a Stadium"));
        text("stadium", TextPlace::stadium, card.stadium);
    }
    text("attached", TextPlace::attached, card.attached);
}

void CardReader::text(std::string_view name, TextPlace place, std::optional<Effect>& text) {
    if (field(name, text.has_value())) text = effect(place);
}

Effect CardReader::effect(TextPlace place) { return EffectReader(in_, place).read().value_or(Effect{}); }

void CardReader::unread(Card& card) {
    while (in_.accept_word("unread")) card.unread.push_back({in_.expect_string(saying("the sentence"))});
}

void CardReader::check(const Card& card, std::size_t begin) {
    if (lacks_text(card) && card.unread.empty())
        in_.fail_at(begin, saying("an ability of this card has no text; what cannot be said stands as `unread`"));
    for (std::size_t i = 0; i < card.attacks.size() && card.unread.empty(); ++i)
        if (const Attack& attack = card.attacks[i];
            attack.sign == DamageSign::times && !says_times(attack.effect.nodes) && !has_by_hand(attack.effect))
            in_.fail_at(attacks_at_[i],
                        saying("the text of the attack {0} does not say how many times: `times`", quoted(attack.name)));
    check_attached(card, begin);
}

// Energy and Tools are attached from hand; an Item, a Supporter or a Pokémon card where its own text attaches it.
void CardReader::check_attached(const Card& card, std::size_t begin) {
    if (in_.failed() || is_energy(card.kind) || card.kind == CardKind::tool) return;
    const auto attaches = [](const auto& one) { return attaches_itself(one.effect); };
    if (std::ranges::any_of(card.attacks, attaches))
        return in_.fail_at(begin, saying("a Pokémon is attached to another by an Ability, not by its attack"));
    const bool is_pokemon = card.kind == CardKind::pokemon;
    const bool stays =
        is_pokemon ? std::ranges::any_of(card.abilities, attaches) : card.play && attaches_itself(*card.play);
    if (card.kind == CardKind::stadium && card.attached)
        return in_.fail_at(begin, saying("a Stadium is never attached: its text is `stadium`"));
    if (!is_pokemon && !card.abilities.empty() && !stays)
        return in_.fail_at(begin, saying("`use` is a text of energy, Tools, and of Items and Supporters that stay "
                                         "attached; others do what `play` or `stadium` says"));
    if (card.attached && !stays)
        return in_.fail_at(
            begin, is_pokemon
                       ? saying("a Pokémon with `attached` has an Ability that attaches it: `attach this to ...`")
                       : saying("an Item or Supporter with `attached` says in `play` to whom: `attach this to ...`"));
    if (stays && !card.attached)
        return in_.fail_at(begin, saying("a card that attaches itself says in `attached` what it does there"));
    if (is_pokemon && card.attached &&
        says_of_itself(*card.attached, is_tool) == says_of_itself(*card.attached, is_energy_units))
        return in_.fail_at(begin, saying("a Pokémon is attached as a Tool, `give this { counts as tool }`, or as "
                                         "energy, `give this { counts as special energy; provides ... }`"));
    if (card.attached && has_price(*card.attached))
        in_.fail_at(begin, saying("the price of a card that attaches itself stands where it does so"));
}

}  // namespace cubenight
