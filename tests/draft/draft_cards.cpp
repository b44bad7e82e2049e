#include "tests/draft/draft_cards.hpp"

#include "engine/core/chance.hpp"
#include "engine/core/ensure.hpp"

namespace cubenight::test {
using namespace draft;
namespace {

constexpr Type cube_types[] = {Type::grass,   Type::fire,     Type::water, Type::lightning,
                               Type::psychic, Type::fighting, Type::metal, Type::fairy};

Node node(NodeKind kind, int sub = 0, int number = 0) {
    Node made;
    made.kind = kind;
    made.sub = static_cast<std::uint8_t>(sub);
    made.number = static_cast<std::int16_t>(number);
    return made;
}

// { draw n }
Effect draws(int n) {
    Effect effect;
    effect.nodes = {node(NodeKind::block), node(NodeKind::draw), node(NodeKind::integer, 0, n)};
    effect.nodes[0].first = 1;
    effect.nodes[1].first = 2;
    return effect;
}

// { heal n this }
Effect heals(int n) {
    Effect effect;
    effect.nodes = {node(NodeKind::block),     node(NodeKind::heal),   node(NodeKind::integer, 0, n),
                    node(NodeKind::selection), node(NodeKind::select), node(NodeKind::place)};
    effect.nodes[0].first = 1;
    effect.nodes[1].first = 2;
    effect.nodes[2].next = 3;
    effect.nodes[3].first = 4;
    effect.nodes[4].first = 5;
    return effect;
}

// One line of 1 to 3 stages, as long as there is room.
void add_line(TestCube& made, Generator& chance, int number, int room) {
    const Type type = cube_types[static_cast<std::size_t>(number) % std::size(cube_types)];
    const int length = std::min(room, 1 + static_cast<int>(chance.below(3)));
    static constexpr const char* ends[] = {"et", "or", "ax"};
    static constexpr Stage stages[] = {Stage::basic, Stage::stage1, Stage::stage2};
    std::string below;
    for (int i = 0; i < length; ++i) {
        const std::string name = "Quill" + std::to_string(number) + ends[i];
        Card card = pokemon(name, type, 50 + 30 * i + 10 * static_cast<int>(chance.below(4)), stages[i], below);
        std::vector<Type> units(1 + chance.below(2 + static_cast<std::uint32_t>(i)), Type::colorless);
        units[0] = type;
        card.attacks = {attack("Poke", cost(units), 20 * (i + 1) + 10 * static_cast<int>(chance.below(5)))};
        made.add(std::move(card));
        below = name;
    }
}

}  // namespace

TestCube::TestCube() {
    cube.name = "Test Cube";
    cube.rules = *named_rule_set("cube");
    cube.table = document_draft_table();
    for (int i = 0; i < type_count; ++i)
        if (const auto type = static_cast<Type>(i); has_basic_energy(type)) {
            cube.energy.push_back(type);
            set.add(basic_energy(type));
        }
}

CardId TestCube::beside(Card card) {
    if (card.key.empty()) card.key = "inv-" + std::to_string(set.size());
    const auto id = set.add(std::move(card));
    ENSURE(id.has_value());
    return *id;
}

CubeCopyId TestCube::add(Card card, int copies) {
    if (card.key.empty()) card.key = "test-" + std::to_string(set.size());
    const auto id = set.add(std::move(card));
    ENSURE(id.has_value());
    const CubeCopyId first{static_cast<std::uint16_t>(cube.cards.size())};
    cube.cards.insert(cube.cards.end(), static_cast<std::size_t>(copies), *id);
    return first;
}

Card pokemon(std::string name, Type type, int hp, Stage stage, std::string from) {
    Card card;
    card.name = std::move(name);
    card.stage = stage;
    card.evolves_from = std::move(from);
    card.types = TypeSet::of(type);
    card.hp = hp;
    card.retreat = 1;
    card.attacks = {attack("Bump", cost({type}), 20)};
    return card;
}

Attack attack(std::string name, EnergyCost cost, int damage) {
    Attack made;
    made.name = std::move(name);
    made.cost = cost;
    made.damage = damage;
    made.sign = damage > 0 ? DamageSign::plain : DamageSign::none;
    made.effect.nodes = {node(NodeKind::block)};
    return made;
}

EnergyCost cost(std::vector<Type> units) {
    EnergyCost made;
    for (const auto type : units) ++made[type];
    return made;
}

Card trainer(std::string name, CardKind kind) {
    Card card;
    card.name = std::move(name);
    card.kind = kind;
    return card;
}

Card draw_card(std::string name, int cards) {
    Card card = trainer(std::move(name), CardKind::supporter);
    card.play = draws(cards);
    return card;
}

std::unique_ptr<TestCube> invented_cube(int size, std::uint64_t seed) {
    auto made = std::make_unique<TestCube>();
    Generator chance(seed);
    const auto room = [&] { return size - static_cast<int>(made->cube.cards.size()); };
    const int pokemon_cards = size * 11 / 20;
    for (int number = 0; size - room() < pokemon_cards; ++number)
        add_line(*made, chance, number, pokemon_cards - (size - room()));
    for (int number = 0; room() > size / 30; ++number) {
        const std::string name = "Tool of Trade " + std::to_string(number);
        switch (chance.below(4)) {
            case 0: made->add(draw_card(name, 2 + static_cast<int>(chance.below(3)))); break;
            case 1: made->add(trainer(name, CardKind::item)); break;
            case 2: {
                Card card = trainer(name, CardKind::item);
                card.play = heals(30);
                made->add(std::move(card));
                break;
            }
            case 3: made->add(trainer(name, chance.below(2) ? CardKind::tool : CardKind::stadium)); break;
        }
    }
    for (int number = 0; room() > 0; ++number) {
        Card card = trainer("Spark Cell " + std::to_string(number), CardKind::special_energy);
        card.provides = {TypeSet::of(cube_types[static_cast<std::size_t>(number) % std::size(cube_types)])};
        made->add(std::move(card));
    }
    return made;
}

NightSettings settings_for(const DraftCards& cards, int players, SeatKind kind, std::uint64_t seed) {
    std::vector<SeatSettings> seats;
    for (int i = 0; i < players; ++i) seats.push_back({"Seat " + std::to_string(i + 1), kind});
    return usual_settings(cards, "Test night", std::move(seats), seed);
}

}  // namespace cubenight::test
