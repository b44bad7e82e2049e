#include "tests/support/random_effect.hpp"

#include <algorithm>
#include <bit>

#include "engine/cards/meaningless.hpp"
#include "engine/cards/notation.hpp"
#include "tests/support/random_effect_writer.hpp"

namespace cubenight {

Effect RandomEffect::make() {
    attack_ = attacked_ = place_ == TextPlace::anywhere || place_ == TextPlace::attack;
    effect_.nodes.push_back({});
    depths_.push_back(1);
    last_.push_back(no_node);
    block(no_node, Role::root, place_ == TextPlace::anywhere ? 0 : 1);
    return std::move(effect_);
}

NodeIndex RandomEffect::add(NodeIndex parent, NodeKind kind, int sub, int number) {
    const auto index = static_cast<NodeIndex>(effect_.nodes.size());
    effect_.nodes.push_back(
        {kind, static_cast<std::uint8_t>(sub), static_cast<std::int16_t>(number), no_node, no_node});
    depths_.push_back(depths_[parent] + 1);
    last_.push_back(no_node);
    if (last_[parent] == no_node) effect_.nodes[parent].first = index;
    else effect_.nodes[last_[parent]].next = index;
    last_[parent] = index;
    --budget_;
    return index;
}

int RandomEffect::word() {
    static const char* const some[] = {"Slam",          "Pup",   "Single Strike", "a \"quoted\" word", "back\\slash",
                                       "\xC3\x89toile", "spore", "火焰",          "# no remark",       "{ } ; |"};
    const std::string text = some[below(10)];
    const auto found = std::find(effect_.words.begin(), effect_.words.end(), text);
    const auto index = static_cast<int>(found - effect_.words.begin());
    if (found == effect_.words.end()) effect_.words.push_back(text);
    return index;
}

int RandomEffect::any_variable() {
    int nth = below(std::popcount(bound_));
    for (int variable = 0;; ++variable)
        if ((bound_ >> variable & 1) && nth-- == 0) return variable;
}

int RandomEffect::named_variable() {
    if (effect_.variables == most_variables || (effect_.variables > 0 && chance(2))) return below(effect_.variables);
    return effect_.variables++;
}

Effect random_effect(Generator& generator, TextPlace place, int size) {
    for (;;) {
        Effect effect = RandomEffect(generator, place, size).make();
        if (effect.nodes.size() <= largest_effect) return effect;
    }
}

namespace {

int below(Generator& generator, int count) {
    return static_cast<int>(generator.below(static_cast<std::uint32_t>(count)));
}

Affinity random_affinity(Generator& generator) {
    Affinity affinity;
    affinity.type = static_cast<Type>(below(generator, type_count));
    affinity.op = static_cast<Affinity::Op>(below(generator, 3));
    affinity.value = affinity.op == Affinity::Op::times ? 2 + below(generator, 8) : 10 * (1 + below(generator, 9));
    return affinity;
}

// A Pokémon is attached by random_attached_pokemon alone.
Effect random_text_of_pokemon(Generator& generator, TextPlace place, int size) {
    for (;;)
        if (Effect effect = random_effect(generator, place, size); !attaches_itself(effect)) return effect;
}

void random_attached_pokemon(Generator& generator, Card& card) {
    card.abilities.resize(std::min<std::size_t>(card.abilities.size(), 2));
    card.abilities.push_back({"Key", AbilityKind::ability,
                              *read_effect(below(generator, 2) ? "{ often; from hand; attach this to 1 my.pokemon }"
                                                               : "{ once; attach this to 1 my.pokemon }")});
    card.attached = *read_effect(
        below(generator, 2) ? "{ give this { counts as tool }; give holder { hp +30 } }"
                            : "{ only if not holder is full; give this { counts as special energy; provides CR } }");
}

void random_pokemon(Generator& generator, Card& card, int size) {
    card.stage = static_cast<Stage>(1 + below(generator, 11));
    if (is_evolution(card.stage)) card.evolves_from = "Before \xE2\x99\x80";
    card.types.bits = static_cast<std::uint16_t>(1 + below(generator, (1 << type_count) - 1));
    card.hp = 10 * (1 + below(generator, 34));
    for (int i = below(generator, 3); i > 0; --i) card.weaknesses.push_back(random_affinity(generator));
    for (int i = below(generator, 3); i > 0; --i) card.resistances.push_back(random_affinity(generator));
    card.retreat = below(generator, 5);
    for (int i = below(generator, 3); i > 0; --i)
        card.abilities.push_back({"Ability \"" + std::to_string(i) + "\"",
                                  static_cast<AbilityKind>(below(generator, 5)),
                                  random_text_of_pokemon(generator, TextPlace::ability, size)});
    if (below(generator, 6) == 0) random_attached_pokemon(generator, card);
}

bool has_price(const Effect& text) {
    return std::ranges::any_of(text.nodes, [](const Node& node) { return node.kind == NodeKind::cost; });
}

Attack random_attack(Generator& generator, int size) {
    Attack attack;
    attack.name = "Attack";
    attack.has_cost = below(generator, 5) > 0;
    for (int i = attack.has_cost ? below(generator, 5) : 0; i > 0; --i)
        ++attack.cost.units[below(generator, type_count)];
    attack.sign = static_cast<DamageSign>(below(generator, 5));
    if (attack.sign != DamageSign::none) attack.damage = 10 * below(generator, 30);
    if (below(generator, 3) > 0) attack.effect = random_text_of_pokemon(generator, TextPlace::attack, size);
    if (attack.sign == DamageSign::times && !says_times(attack.effect.nodes))
        attack.effect = *read_effect("{ flip 2 { after: times heads } }");
    return attack;
}

void random_uses(Generator& generator, Card& card, int size) {
    for (int i = 1 + below(generator, 2); i > 0; --i)
        card.abilities.push_back(
            {"Use \"" + std::to_string(i) + "\"", AbilityKind::use, random_effect(generator, TextPlace::use, size)});
}

// Energy and Tools, and the Items and Supporters that their own text attaches.
void random_attached(Generator& generator, Card& card, int size) {
    while (card.play && attaches_itself(*card.play)) card.play = random_effect(generator, TextPlace::play, size);
    const bool played = card.kind == CardKind::item || card.kind == CardKind::supporter;
    if (!is_energy(card.kind) && card.kind != CardKind::tool && !played) return;
    if (!played && below(generator, 2)) random_uses(generator, card, size);
    if (below(generator, played ? 4 : 2) == 0) return;
    do card.attached = random_effect(generator, TextPlace::attached, size);
    while (played && has_price(*card.attached));
    if (played && below(generator, 2)) random_uses(generator, card, size);
    if (played)
        card.play = *read_effect(below(generator, 2) ? "{ attach this to 1 my.pokemon }"
                                                     : "{ may { attach this to my.active } else { draw 1 } }");
}

}  // namespace

Card random_card(Generator& generator, std::string key, int size) {
    Card card;
    card.key = std::move(key);
    card.name = "Card \\ " + std::to_string(below(generator, 100));
    card.kind = static_cast<CardKind>(below(generator, 7));
    if (card.kind == CardKind::pokemon) random_pokemon(generator, card, size);
    if (card.kind == CardKind::basic_energy) {
        card.types = TypeSet::of(static_cast<Type>(below(generator, 9)));
        card.provides = {card.types};
    }
    if (card.kind == CardKind::special_energy)
        for (int i = 1 + below(generator, 4); i > 0; --i)
            card.provides.push_back({static_cast<std::uint16_t>(
                below(generator, 3) == 0 ? TypeSet::all().bits : 1 + below(generator, (1 << type_count) - 1))});
    for (int i = below(generator, 3); i > 0; --i) card.rule_boxes.add(static_cast<RuleBox>(below(generator, 18)));
    for (int i = below(generator, 3); i > 0; --i) card.traits.push_back("Trait " + std::to_string(i));
    if (below(generator, 4) == 0) card.set = "Set \"one\"";
    if (below(generator, 4) == 0) card.illustrator = "Somebody";
    if (below(generator, 4) == 0) card.prizes = below(generator, 7);
    if (!is_energy(card.kind))
        for (int i = below(generator, 3); i > 0; --i) card.attacks.push_back(random_attack(generator, size));
    if ((card.kind == CardKind::item || card.kind == CardKind::supporter) && below(generator, 2))
        card.play = random_effect(generator, TextPlace::play, size);
    if (card.kind == CardKind::stadium && below(generator, 2))
        card.stadium = random_effect(generator, TextPlace::stadium, size);
    random_attached(generator, card, size);
    if (below(generator, 4) == 0) card.unread.push_back({"A sentence that nobody \"reads\"."});
    return card;
}

}  // namespace cubenight
