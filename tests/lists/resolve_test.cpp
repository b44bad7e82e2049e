// Which card an entry means, and why nobody can tell.
#include "engine/cards/lists/resolve.hpp"

#include <algorithm>

#include "engine/cards/lists/card_names.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

constexpr auto pokemon = ListSection::pokemon, trainers = ListSection::trainers, energy = ListSection::energy;

// A library of invented cards in sets that there are, the newest last.
class Shelf final : public CardIndex {
public:
    std::vector<Printing> at(std::string_view set, std::string_view number) const override {
        return those([&](const Printing& one) { return one.set == set && one.number == number; });
    }
    std::vector<Printing> called(std::string_view name) const override {
        auto found = those([&](const Printing& one) { return folded_name(one.name) == folded_name(name); });
        std::ranges::reverse(found);
        return found;
    }
    std::vector<Printing> nearly_called(std::string_view name, std::size_t most) const override {
        auto found = those([&](const Printing& one) { return one.name.substr(0, 3) == name.substr(0, 3); });
        found.resize(std::min(found.size(), most));
        return found;
    }
    bool has_set(std::string_view set) const override {
        return !those([&](const Printing& one) { return one.set == set; }).empty();
    }

private:
    template <class Fits>
    std::vector<Printing> those(Fits fits) const {
        std::vector<Printing> found;
        std::ranges::copy_if(cards_, std::back_inserter(found), fits);
        return found;
    }
    std::vector<Printing> cards_ = {
        {"sv1-12", "Lantern Fish", "sv1", "12", pokemon, false, 1},
        {"sv2-40", "Lantern Fish", "sv2", "40", pokemon, false, 2},
        {"sv1-13", "Tide Crab", "sv1", "13", pokemon, false, 3},
        {"sv2-41", "Tide Crab", "sv2", "41", pokemon, false, 3},
        {"swsh10-5", "Reef Choir", "swsh10", "5", pokemon, false, 4},
        {"swsh10tg-TG05", "Reef Solo", "swsh10tg", "TG05", pokemon, false, 5},
        {"swshp-SWSH007", "Reef Duet", "swshp", "SWSH007", pokemon, false, 6},
        {"cel25c-15_A1", "Old Whale", "cel25c", "15", pokemon, false, 7},
        {"cel25c-15_A2", "Old Squid", "cel25c", "15", pokemon, false, 8},
        {"cel25-15", "New Whale", "cel25", "15", pokemon, false, 9},
        {"sv1-100", "Harbour Cook", "sv1", "100", trainers, false, 10},
        {"sv2-100", "Harbour Cook", "sv2", "100", trainers, false, 11},
        {"sv2-101", "Net Mender (Old Salt)", "sv2", "101", trainers, false, 12},
        {"sve-2", "Basic Fire Energy", "sve", "2", energy, true, 13},
        {"neo1-104", "Darkness Energy", "neo1", "104", energy, false, 14},
        {"sv1-50", "Crab ex", "sv1", "50", pokemon, false, 15},
        {"xy7-50", "Crab EX", "xy7", "50", pokemon, false, 16},
    };
};

ListEntry entry_of(std::string_view line) {
    const auto list = read_card_list(line, ListKind::plain);
    REQUIRE((list && list->entries.size() == 1));
    return list->entries.front();
}

Resolution found(std::string_view line, StandIns stand_ins = StandIns::none) {
    return resolve(entry_of(line), Shelf{}, stand_ins);
}

Resolution with_picture(std::string_view line, const ListedPrinting& picture) {
    ListEntry entry = entry_of(line);
    entry.picture = picture;
    return resolve(entry, Shelf{});
}

std::string id(const Resolution& resolution) {
    return resolution.printing ? resolution.printing->id + "/" + resolution.printing->name : "none";
}

bool is_near(const Resolution& resolution, NearBy by, std::string_view wanted) {
    return std::ranges::any_of(resolution.near,
                               [&](const NearMiss& miss) { return miss.by == by && miss.printing.id == wanted; });
}

bool is(const Resolution& resolution, Verdict verdict, VerdictReason reason) {
    return resolution.verdict == verdict && resolution.reason == reason;
}

}  // namespace

TEST_CASE("set and number and name lead to a printing whatever the set is called", "[lists][resolve]") {
    CHECK(id(found("4 Lantern Fish SVI 12")) == "sv1-12/Lantern Fish");
    CHECK(id(found("4 lantern fish sv1 012")) == "sv1-12/Lantern Fish");
    CHECK(id(found("4 Lantern Fish PAL 40")) == "sv2-40/Lantern Fish");
    CHECK(id(found("1 Reef Solo ASR TG5")) == "swsh10tg-TG05/Reef Solo");
    CHECK(id(found("1 Reef Solo ASR-TG 5")) == "swsh10tg-TG05/Reef Solo");
    CHECK(id(found("1 Reef Choir ASR 5")) == "swsh10-5/Reef Choir");
    CHECK(id(found("1 Reef Duet PR-SW 7")) == "swshp-SWSH007/Reef Duet");
    CHECK(id(found("1 Net Mender PAL 101")) == "sv2-101/Net Mender (Old Salt)");
}

TEST_CASE("where several cards have a number the name decides", "[lists][resolve]") {
    CHECK(id(found("1 Old Squid CEL 15")) == "cel25c-15_A2/Old Squid");
    CHECK(id(with_picture("1 Old Squid", {"cel25c", "15_A2"})) == "cel25c-15_A2/Old Squid");
    CHECK(id(found("1 New Whale CEL 15")) == "cel25-15/New Whale");
}

TEST_CASE("a name that is not the one of its number is a question", "[lists][resolve]") {
    const Resolution one = found("4 Lantern Fish SVI 13");
    CHECK(is(one, Verdict::question, VerdictReason::names_differ));
    CHECK_FALSE(one.printing);
    CHECK(is_near(one, NearBy::same_number, "sv1-13"));
    CHECK(is_near(one, NearBy::same_name, "sv1-12"));
}

TEST_CASE("columns and picture that disagree are a question", "[lists][resolve]") {
    CHECK(id(with_picture("4 Lantern Fish SVI 12", {"sv1", "12"})) == "sv1-12/Lantern Fish");
    CHECK(id(with_picture("4 Lantern Fish NOWHERE 12", {"sv1", "12"})) == "sv1-12/Lantern Fish");
    CHECK(id(with_picture("4 Lantern Fish", {"sv1", "12"})) == "sv1-12/Lantern Fish");
    CHECK(is(with_picture("4 Lantern Fish SVI 12", {"sv2", "40"}), Verdict::question, VerdictReason::keys_differ));
    CHECK(is(with_picture("4 Lantern Fish SVI 12", {"sv1", "13"}), Verdict::question, VerdictReason::keys_differ));
    CHECK(is(with_picture("4 Reef Choir SVI 12", {"sv1", "13"}), Verdict::question, VerdictReason::names_differ));
}

TEST_CASE("a name alone is enough where its printings play alike", "[lists][resolve]") {
    const Resolution crab = found("2 Tide Crab");
    CHECK(id(crab) == "sv2-41/Tide Crab");
    CHECK(crab.reason == VerdictReason::newest_of_several);
    CHECK(found("2 Reef Choir").reason == VerdictReason::none);
    const Resolution fish = found("2 Lantern Fish");
    CHECK(is(fish, Verdict::question, VerdictReason::several_cards));
    CHECK(fish.near.size() == 2);
}

TEST_CASE("Trainer cards of one name are one card and the newest text holds", "[lists][resolve]") {
    const Resolution cook = found("2 Harbour Cook");
    CHECK(id(cook) == "sv2-100/Harbour Cook");
    CHECK(cook.reason == VerdictReason::newest_of_several);
}

TEST_CASE("of names that differ in case alone the one that is written so is meant", "[lists][resolve]") {
    CHECK(id(found("1 Crab ex")) == "sv1-50/Crab ex");
    CHECK(id(found("1 Crab EX")) == "xy7-50/Crab EX");
    CHECK(is(found("1 Crab Ex"), Verdict::question, VerdictReason::several_cards));
}

TEST_CASE("a set without a number takes the card of that name in it", "[lists][resolve]") {
    CHECK(id(found("1 Lantern Fish [PAL]")) == "sv2-40/Lantern Fish");
    CHECK(is(found("1 Reef Choir [PAL]"), Verdict::unresolved, VerdictReason::name_not_in_set));
    CHECK(is(found("1 Reef Choir [OBF]"), Verdict::unresolved, VerdictReason::set_not_there));
}

TEST_CASE("what is not there is told apart and comes with near misses", "[lists][resolve]") {
    const Resolution number = found("1 Lantern Fish SVI 999");
    CHECK(is(number, Verdict::unresolved, VerdictReason::number_not_there));
    CHECK(is_near(number, NearBy::same_name, "sv2-40"));
    CHECK(is(found("1 Lantern Fish OBF 12"), Verdict::unresolved, VerdictReason::set_not_there));
    CHECK(is(found("1 Lantern Fish XYZ 12"), Verdict::unresolved, VerdictReason::set_unknown));
    const Resolution name = found("1 Lanter Fish");
    CHECK(is(name, Verdict::unresolved, VerdictReason::name_unknown));
    CHECK(is_near(name, NearBy::like_name, "sv1-12"));
    CHECK(name.near.size() <= most_near_misses);
}

TEST_CASE("another printing stands in only where it is wanted and plays alike", "[lists][resolve]") {
    CHECK_FALSE(found("1 Tide Crab OBF 12").settled());
    const Resolution crab = found("1 Tide Crab OBF 12", StandIns::other_printings);
    CHECK(id(crab) == "sv2-41/Tide Crab");
    CHECK(crab.reason == VerdictReason::other_printing);
    CHECK_FALSE(found("1 Lantern Fish OBF 12", StandIns::other_printings).settled());
}

TEST_CASE("basic energy needs no library", "[lists][resolve][energy]") {
    for (const char* line : {"8 Basic {R} Energy MEE 2", "8 Basic Fire Energy SVE 2", "8 Fire Energy",
                             "8 Fire Energy Energy 2", "8 Basic {R} Energy SVE 2"}) {
        CAPTURE(line);
        const Resolution one = found(line);
        CHECK(one.verdict == Verdict::basic_energy);
        CHECK(one.energy == Type::fire);
    }
    CHECK(is(found("8 Basic {D} Energy SVE 2"), Verdict::question, VerdictReason::names_differ));
    CHECK(id(found("1 Darkness Energy N1 104")) == "neo1-104/Darkness Energy");
    CHECK(found("1 Darkness Energy").energy == Type::darkness);
}

TEST_CASE("a list is resolved entry by entry", "[lists][resolve]") {
    const auto list = read_card_list("4 Lantern Fish SVI 12\n4 Nobody SVI 400\n");
    REQUIRE(list);
    const auto all = resolve(*list, Shelf{});
    REQUIRE(all.size() == 2);
    CHECK(all[0].settled());
    CHECK_FALSE(all[1].settled());
}
