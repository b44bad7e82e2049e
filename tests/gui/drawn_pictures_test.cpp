// Pictures that are drawn: which creature or thing a card gets, and that creatures can be told apart.
#include <array>
#include <bitset>
#include <cmath>
#include <map>
#include <set>

#include "src/gui/screens/home/printed_look.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/creatures.hpp"
#include "src/gui/widgets/things.hpp"
#include "src/library/writing.hpp"
#include "tests/gui/sample_lantern.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

constexpr int grid = 24;
using Silhouette = std::bitset<grid * grid>;

bool lies_in(const std::vector<Vec>& convex, Vec at) {
    bool left = false, right = false;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Vec a = convex[i], b = convex[(i + 1) % convex.size()];
        const float side = (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
        left |= side > 0, right |= side < 0;
    }
    return !(left && right);
}

// What a figure covers, as large as there is room.
Silhouette silhouette(const Cutout& figure) {
    const auto [low, high] = figure.extent();
    const float size = std::max(high.x - low.x, high.y - low.y);
    const Vec corner{(low.x + high.x - size) / 2, (low.y + high.y - size) / 2};
    Silhouette covered;
    for (int i = 0; i < grid * grid; ++i) {
        const Vec cell{static_cast<float>(i % grid) + .5f, static_cast<float>(i / grid) + .5f};
        const Vec at = corner + cell * (size / grid);
        for (const CutoutShape& shape : figure.shapes())
            if (!shape.detail && lies_in(shape.points, at)) covered.set(static_cast<std::size_t>(i));
    }
    return covered;
}

// Cells that only one of them covers, of those that either does, in per cent.
std::size_t differ(const Silhouette& a, const Silhouette& b) {
    return 100 * (a ^ b).count() / std::max<std::size_t>(1, (a | b).count());
}

// Within reach, and it turns one way only.
bool is_convex(const std::vector<Vec>& points) {
    float least = 0, most = 0;
    for (std::size_t i = 0, n = points.size(); i < n; ++i) {
        const Vec a = points[i], b = points[(i + 1) % n], c = points[(i + 2) % n];
        const float turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
        if (!std::isfinite(turn) || std::abs(a.x) > 4 || std::abs(a.y) > 4) return false;
        least = std::min(least, turn), most = std::max(most, turn);
    }
    return points.size() >= 3 && (least > -1e-3f || most < 1e-3f);
}

Card basic_called(std::string name, Type type, std::string attack) {
    Card card;
    card.key = name, card.name = std::move(name), card.types = TypeSet::of(type);
    card.stage = Stage::basic;
    Attack made;
    made.name = std::move(attack);
    card.attacks.push_back(std::move(made));
    return card;
}

BodyPlan plan_alone(const Card& card) { return Families().of(card).plan; }

}  // namespace

TEST_CASE("A line has one body plan and the families of a type have several", "[gui.drawn_pictures]") {
    const CardSet& cards = *lantern().set;
    const Families families(cards);
    std::map<int, std::set<BodyPlan>> plans;
    for (const Card& card : cards) {
        if (card.kind != CardKind::pokemon) continue;
        plans[static_cast<int>(card.types.first())].insert(families.of(card).plan);
        const auto lower = cards.find_name(card.evolves_from);
        INFO(card.name);
        if (lower) CHECK(families.of(card) == families.of(cards[*lower]));
    }
    REQUIRE(plans.size() >= 8);
    for (const auto& [type, several] : plans) {
        INFO(type);
        CHECK(several.size() >= 4);
    }
}

TEST_CASE("Words of its names decide what a creature is built like", "[gui.drawn_pictures]") {
    CHECK(plan_alone(basic_called("Tide Crab", Type::water, "Tackle")) == BodyPlan::crab);
    CHECK(plan_alone(basic_called("Lantern Fox", Type::fire, "Wing Attack")) ==
          BodyPlan::beast);  // its own name says more
    CHECK(plan_alone(basic_called("Nobody", Type::fire, "Wing Attack")) == BodyPlan::bird);
    CHECK(plan_alone(basic_called("Nobody", Type::fire, "Vine Whip")) == BodyPlan::sprout);
    CHECK(plan_alone(basic_called("Nobody", Type::fire, "Flyby")) !=
          BodyPlan::bird);  // "fly" is too short to be a part of a word
    const Families families(*lantern().set);
    const auto plan = [&](std::string_view name) {
        const auto card = lantern().set->find_name(name);
        REQUIRE(card);
        return families.of((*lantern().set)[*card]).plan;
    };
    CHECK(plan("Oddish") == BodyPlan::sprout);
    CHECK(plan("Scatterbug") == BodyPlan::moth);
    CHECK(plan("Blipbug") == BodyPlan::crawler);
    CHECK(plan("Shroomish") == BodyPlan::mushroom);
    CHECK(plan("Starly") == BodyPlan::bird);
    CHECK(plan("Squirtle") == BodyPlan::turtle);
}

TEST_CASE("What no word tells is decided by the seed among plans that suit the type", "[gui.drawn_pictures]") {
    std::set<BodyPlan> plans;
    for (int i = 0; i < 60; ++i)
        plans.insert(plan_alone(basic_called("Nobody " + std::to_string(i), Type::water, "Ado")));
    CHECK(plans.size() >= 5);
    CHECK_FALSE(plans.contains(BodyPlan::tree));
}

TEST_CASE("Every body plan has a silhouette of its own", "[gui.drawn_pictures]") {
    // The mean over some families, as families differ, too.
    constexpr std::size_t some = 6;
    std::vector<std::array<Silhouette, some>> all(body_plan_count);
    for (std::size_t plan = 0; plan < body_plan_count; ++plan)
        for (std::size_t i = 0; i < some; ++i)
            all[plan][i] = silhouette(creature({i * 7919 + 5, static_cast<BodyPlan>(plan)}, 2, 14));
    for (std::size_t a = 0; a < body_plan_count; ++a)
        for (std::size_t b = a + 1; b < body_plan_count; ++b) {
            std::size_t sum = 0;
            for (const Silhouette& x : all[a])
                for (const Silhouette& y : all[b]) sum += differ(x, y);
            INFO(a << " and " << b);
            CHECK(sum / (some * some) >= 25);
        }
}

TEST_CASE("Families of one plan differ and a line grows from stage to stage", "[gui.drawn_pictures]") {
    for (std::size_t plan = 0; plan < body_plan_count; ++plan) {
        INFO(plan);
        std::set<std::string> kinds;
        for (std::uint64_t seed = 0; seed < 24; ++seed) {
            const Family family{seed * 104729 + 3, static_cast<BodyPlan>(plan)};
            const Silhouette first = silhouette(creature(family, 1, 14)), third = silhouette(creature(family, 3, 14));
            kinds.insert(first.to_string());
            CHECK(first != third);
            CHECK(silhouette(creature(family, 1, 14)) == first);
        }
        CHECK(kinds.size() >= 16);
    }
}

TEST_CASE("All shapes of all creatures are convex and finite", "[gui.drawn_pictures]") {
    for (std::size_t plan = 0; plan < body_plan_count; ++plan)
        for (std::uint64_t seed = 0; seed < 40; ++seed)
            for (int tiers = 1; tiers <= 3; ++tiers) {
                const Cutout drawn = creature({seed * 31337, static_cast<BodyPlan>(plan)}, tiers, 14);
                INFO("plan " << plan << " seed " << seed << " tiers " << tiers);
                for (const CutoutShape& shape : drawn.shapes()) CHECK(is_convex(shape.points));
            }
}

TEST_CASE("Things and places are what the names of Trainers speak of", "[gui.drawn_pictures]") {
    CHECK(thing_called("Quick Ball") == thing_called("Ultra Ball"));
    CHECK(thing_called("Quick Ball") != thing_called("Super Rod"));
    CHECK(thing_called("Balloonist") == nullptr);
    CHECK(thing_called("Burning Scarf") == thing_called("Scarf"));
    CHECK(place_called("Viridian Forest") != nullptr);
    CHECK(place_called("Quick Ball") == nullptr);
    CHECK(attire_called("Professor Elm's Lecture") == Attire::coat);
    CHECK(attire_called("Hau") == Attire::any);
    std::set<DrawThing> things;
    int known = 0, all = 0;
    for (const Card& card : *lantern().set) {
        if (card.kind != CardKind::item && card.kind != CardKind::tool) continue;
        const DrawThing thing = thing_called(card.name);
        ++all, known += thing != nullptr;
        if (thing) things.insert(thing);
    }
    CHECK(things.size() >= 20);
    CHECK(known >= all * 4 / 5);
}

TEST_CASE("A card has the same picture in the library as in its cube", "[gui.drawn_pictures]") {
    const Families families(*lantern().set);
    WorkshopDesk desk(CUBENIGHT_TEST_DATA);
    desk.show_only({});
    PrintedLook look;
    for (const Card& card : *lantern().set) {
        if (card.kind == CardKind::basic_energy) continue;
        look.at(desk, card.key);
        INFO(card.name);
        REQUIRE(look.card());
        CHECK(look.family() == families.of(card));
    }
}

TEST_CASE("A printed card has the picture of its line, whether the program knows the line or not",
          "[gui.drawn_pictures]") {
    auto library = library::Library::in_memory();
    REQUIRE(library);
    auto writing = library::Writing::begin(*library);
    REQUIRE(writing);
    const auto put = [&](const char* id, const char* name, const char* from, const char* attack) {
        library::LibraryCard card;
        card.set = "sv1", card.number = id, card.id = std::string("sv1-") + id, card.name = name;
        card.supertype = "Pokémon", card.subtypes = {*from ? "Stage 1" : "Basic"}, card.evolves_from = from;
        card.types = {"Grass"}, card.hp = 60, card.attacks = {{attack, {"Grass"}, "20", ""}};
        REQUIRE(writing->put(card).ok());
    };
    library::LibrarySet set;
    set.code = "sv1", set.name = "Harbour Lights", set.series = "Harbour";
    REQUIRE(writing->put(set).ok());
    put("1", "Quokkling", "", "Glow");
    put("2", "Quokkador", "Quokkling", "Wing Attack");
    put("3", "Bellossom", "Gloom", "Bite");
    REQUIRE_FALSE(writing->commit());
    WorkshopDesk desk(CUBENIGHT_TEST_DATA);
    desk.show_only(std::move(*library));
    PrintedLook look;
    const auto family = [&](const char* id) {
        look.at(desk, id);
        REQUIRE(look.card());
        return look.family();
    };
    CHECK(family("sv1-1") == family("sv1-2"));
    const Families families(*lantern().set);
    const auto oddish = lantern().set->find_name("Oddish");
    REQUIRE(oddish);
    CHECK(family("sv1-3") == families.of((*lantern().set)[*oddish]));
}
