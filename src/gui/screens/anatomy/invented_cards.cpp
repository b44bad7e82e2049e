#include "src/gui/screens/anatomy/invented_cards.hpp"

namespace cubenight::gui {
namespace {

EnergyCost cost(std::initializer_list<Type> units) {
    EnergyCost cost;
    for (const Type type : units) ++cost[type];
    return cost;
}

// An effect that says nothing in particular, so that the face marks the attack as having a text.
Effect some_effect() {
    Effect effect;
    effect.nodes.resize(2);
    return effect;
}

Attack attack(const char* name, EnergyCost cost, int damage) {
    Attack a;
    a.name = name;
    a.cost = cost;
    a.damage = damage;
    a.sign = DamageSign::plain;
    return a;
}

Card pokemon(const char* name, Type type, Stage stage, const char* from, int hp) {
    Card card;
    card.key = name;
    card.name = name;
    card.stage = stage;
    card.evolves_from = from;
    card.types = TypeSet::of(type);
    card.hp = hp;
    card.retreat = stage == Stage::stage2 ? 3 : stage == Stage::stage1 ? 2 : 1;
    return card;
}

Card trainer(const char* name, CardKind kind, const char* text) {
    Card card;
    card.key = name;
    card.name = name;
    card.kind = kind;
    if (*text) card.unread.push_back({text});
    return card;
}

}  // namespace

std::vector<Card> invented_cards() {
    constexpr Type g = Type::grass, r = Type::fire, l = Type::lightning, p = Type::psychic, w = Type::water,
                   f = Type::fighting, n = Type::colorless;
    std::vector<Card> cards;
    Card venusaur = pokemon("Venusaur", g, Stage::stage2, "Ivysaur", 150);
    venusaur.abilities.push_back({"Deep Roots", AbilityKind::ability, some_effect()});
    venusaur.attacks.push_back(attack("Garden Crush", cost({g, g, n, n}), 120));
    venusaur.attacks.back().effect = some_effect();
    venusaur.weaknesses.push_back({r, Affinity::Op::times, 2});
    cards.push_back(venusaur);
    cards.push_back(trainer("Study Session", CardKind::supporter, ""));
    cards.push_back(basic_energy(w));
    Card metal = pokemon("Magnemite", Type::metal, Stage::basic, "", 60);
    metal.attacks = {attack("Magnet Hum", cost({Type::metal}), 10), attack("Iron Ping", cost({Type::metal, n}), 30)};
    metal.weaknesses.push_back({r, Affinity::Op::times, 2});
    metal.resistances.push_back({g, Affinity::Op::minus, 30});
    cards.push_back(metal);
    Card special = trainer("Twin Spark Energy", CardKind::special_energy, "");
    special.provides = {TypeSet::of(l) | TypeSet::of(r), TypeSet::of(n)};
    cards.push_back(special);
    Card charmeleon = pokemon("Charmeleon", r, Stage::stage1, "Charmander", 90);
    charmeleon.attacks = {attack("Flame Rake", cost({r, n}), 40), attack("Wild Burner", cost({r, r, n}), 70)};
    charmeleon.attacks[1].effect = some_effect();
    charmeleon.weaknesses.push_back({w, Affinity::Op::times, 2});
    cards.push_back(charmeleon);
    cards.push_back(trainer("Night Market", CardKind::supporter, "Discard your hand, then draw seven cards."));
    cards.push_back(pokemon("Pikachu", l, Stage::basic, "", 60));
    cards.push_back(trainer("Swap Rope", CardKind::item, ""));
    cards.push_back(pokemon("Squirtle", w, Stage::basic, "", 60));
    cards.push_back(pokemon("Machop", f, Stage::basic, "", 70));
    cards.push_back(trainer("Quiet Harbor", CardKind::stadium, ""));
    cards.push_back(pokemon("Kadabra", p, Stage::stage1, "Abra", 80));
    return cards;
}

CardSet set_of(const std::vector<Card>& cards) {
    CardSet set;
    for (const Card& card : cards) set.add(card);
    return set;
}

}  // namespace cubenight::gui
