#include <array>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/core/ensure.hpp"
#include "tests/support/random_ultraman.hpp"

namespace cubenight::test {
namespace {

using namespace ultraman;

template <class Enum>
SetOf<Enum> random_set(Generator& generator, int count) {
    for (;;)
        if (const auto bits = generator.below(1u << count)) return {static_cast<std::uint16_t>(bits)};
}

}  // namespace

ultraman::Card random_ultraman_card(Generator& generator, std::string number, int size) {
    const auto below = [&](int count) { return static_cast<int>(generator.below(static_cast<std::uint32_t>(count))); };
    Card card;
    card.number = std::move(number);
    card.name = below(2) ? "Ultraman Tiga" : "A \"B\" \\ C";
    for (int language = 1; language < language_count; ++language)
        if (below(4) == 0) card.own_names.push_back({static_cast<Language>(language), "\u30AB \"x\""});
    if (below(4) == 0) {
        card.categories = CategorySet::of(Category::scene);
        card.round = below(most_round + 1);
    } else {
        card.categories = random_set<Category>(generator, 3);
        card.level = 1 + below(7);
        card.types = random_set<Type>(generator, type_count);
        card.character = below(2) ? "TIGA" : "Z";
        if (below(2)) card.form = "Multi Type";
        for (int teams = below(3); teams > 0; --teams) card.teams.push_back("TEAM " + std::to_string(teams));
        for (int& bp : card.bp)
            if (below(4)) bp = 1000 * below(20);
        if (card.bp == std::array{no_bp, no_bp, no_bp, no_bp}) card.bp[1] = 0;
        if (below(4) == 0) card.extra = below(most_bp + 1);
    }
    card.copies_any = below(8) == 0;
    for (int texts = below(most_texts + 1); texts > 0; --texts) {
        auto effect = ultraman::read_effect(random_ultraman_text(generator, size));
        ENSURE(effect.ok());
        Text text{{}, *effect};
        if (!card.is_scene() && below(4)) text.states = random_set<State>(generator, state_count);
        card.texts.push_back(std::move(text));
    }
    if (below(6) == 0) card.unread.push_back({"Nobody can say this."});
    return card;
}

}  // namespace cubenight::test
