// What the match screen reads from a session, over random matches: labels, numbers, lists and promises are those of
// the engine.
#include <algorithm>
#include <set>

#include "engine/pokemon/game.hpp"
#include "engine/pokemon/match/places.hpp"
#include "src/gui/samples/sample_match.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/pokemon/why_not.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using namespace cubenight::pokemon;

namespace {

// Calls look(match, values) before every choice of random matches, with the choosing seat in front of the screen.
template <class Look>
void random_matches(std::uint64_t seeds, Look look) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        INFO("seed " << seed);
        auto begun = LocalMatch::begin(sample_setup(lantern(), seed, SeatPlace::here));
        REQUIRE(begun.ok());
        LocalMatch& match = **begun;
        MatchValues values;
        Generator chance(seed);
        for (int step = 0; step < 5000 && match.match().outcome == Outcome::running; ++step) {
            if (match.awaited()) match.reveal();
            values.refresh(match, Language::english);
            look(match, values);
            const auto& options = match.match().choice.options;
            const bool last = match.match().choice.kind == ChoiceKind::main && options.size() > 1 && chance.below(4);
            REQUIRE_FALSE(
                match.choose(options[chance.below(static_cast<std::uint32_t>(options.size() - (last ? 1 : 0)))]));
        }
        CHECK(match.match().outcome != Outcome::running);
    }
}

}  // namespace

TEST_CASE("A card of the hand is lit exactly where the engine lists it and says why with a clause where not",
          "[gui.values]") {
    int lit = 0, dimmed = 0;
    random_matches(12, [&](LocalMatch& match, MatchValues& v) {
        if (match.match().choice.kind != ChoiceKind::main) return;
        std::set<int> numbers;
        for (const HandCard& held : v.hand) {
            const Option play{OptionKind::play, held.copy.value, 0, 0};
            const auto refusal = why_not(match.book(), match.match(), play);
            REQUIRE(held.play.has_value() == !refusal.has_value());
            REQUIRE(held.label.empty() == !held.play.has_value());
            REQUIRE(held.why_not.empty() == held.play.has_value());
            if (held.number > 0) REQUIRE(numbers.insert(held.number).second);
            if (refusal) REQUIRE(held.clause == refusal->clause);
            if (refusal) REQUIRE_FALSE(text::clause_reason(citation(refusal->clause), Language::english).empty());
            ++(refusal ? dimmed : lit);
        }
    });
    CHECK(lit > 500);
    CHECK(dimmed > 500);
}

TEST_CASE("A list shows every option once and nothing else", "[gui.values]") {
    int lists = 0;
    random_matches(30, [&](LocalMatch&, MatchValues& v) {
        if (v.at != AskAt::list) return;
        ++lists;
        int shown = 0;
        for (const ListedCard& entry : v.list) {
            shown += entry.count;
            REQUIRE(std::find(v.options.begin(), v.options.end(), entry.option) != v.options.end());
            REQUIRE(entry.card == v.card(CopyId{entry.option.a}));
            REQUIRE((entry.place.empty() == (v.view.choice.kind == ChoiceKind::name)));
        }
        REQUIRE(shown == static_cast<int>(v.options.size()));
    });
    CHECK(lists > 50);
}

TEST_CASE("An attack row is pressed where the engine lists the attack and its number is what the engine deals",
          "[gui.values]") {
    int tried = 0, plain = 0;
    random_matches(25, [&](LocalMatch& match, MatchValues& v) {
        if (match.match().choice.kind != ChoiceKind::main) return;
        for (std::size_t i = 0; i < v.attacks.size(); ++i) {
            const Option attack{OptionKind::attack, static_cast<std::uint8_t>(i), 0, 0};
            const auto refusal = why_not(match.book(), match.match(), attack);
            REQUIRE(v.attacks[i].option.has_value() == !refusal.has_value());
            if (refusal) REQUIRE_FALSE(v.attacks[i].why_not.empty());
            if (refusal) continue;
            ++tried;
            const AttackView& shown = v.view.attacks[i];
            const std::uint8_t defender = v.view.seats[v.them].active;
            const bool confused = match.match().pokemon[v.view.seats[v.me].active].is(SpecialCondition::confused);
            const Card* card = v.card(shown.from);
            const bool no_text = card && std::ranges::any_of(card->attacks, [&](const Attack& a) {
                                     return a.name == v.names.word(shown.name) && a.effect.empty();
                                 });
            if (!no_text || confused || shown.sign != DamageSign::plain) continue;
            Match after = match.match();
            text::LogBook log(match.book());
            REQUIRE_FALSE(choose(match.book(), after, attack, &log));
            int dealt = 0;
            bool out = false;
            for (const text::LogEntry& entry : log.entries()) {
                if (entry.event.type == EventKind::damaged && entry.event.slot == defender && dealt == 0)
                    dealt = entry.event.n;
                out = out || (entry.event.type == EventKind::knocked_out && entry.event.slot == defender);
            }
            INFO(v.attacks[i].name << ": " << v.attacks[i].result);
            REQUIRE(dealt == shown.now);
            if (v.attacks[i].knocks_out) REQUIRE(out);
            ++plain;
        }
    });
    CHECK(tried > 300);
    CHECK(plain > 100);
}

TEST_CASE("Energy that is missing is counted over every assignment of units of two types", "[gui.values]") {
    EnergyCost cost;
    cost.units[static_cast<int>(Type::fire)] = 1;
    cost.units[static_cast<int>(Type::water)] = 1;
    TypeSet both, fire;
    both.bits = fire.bits = TypeSet::of(Type::fire).bits;
    both.bits |= TypeSet::of(Type::water).bits;
    const TypeSet first[] = {both, fire}, second[] = {both}, third[] = {fire, fire};
    CHECK(text::energy_short(cost, first) == 0);
    CHECK(text::energy_short(cost, second) == 1);
    CHECK(text::energy_short(cost, third) == 1);
    CHECK(text::energy_short(cost, {}) == 2);
}

TEST_CASE("A face shows the Weakness that counts in a match and no other (CUBE house.psychic)", "[gui.values]") {
    const SampleCube& cube = lantern();
    const auto book = Rulebook::make(*cube.set, cube.cube->rules);
    REQUIRE(book.ok());
    const CardLooks looks(*cube.set, cube.cube->rules);
    int changed = 0;
    for (std::uint16_t i = 0; i < cube.set->size(); ++i) {
        const Card& card = (*cube.set)[CardId{i}];
        INFO(card.key);
        const CompiledCard& counts = book->card(CardId{i});
        const CardLook look = looks.of(card);
        const std::vector<Affinity>& shown = look.weaknesses ? *look.weaknesses : card.weaknesses;
        REQUIRE(shown == std::vector(counts.weaknesses.begin(), counts.weaknesses.begin() + counts.weakness_count));
        REQUIRE((look.weaknesses != nullptr) == counts.weakness_changed);
        changed += counts.weakness_changed;
    }
    CHECK(changed > 10);
}
