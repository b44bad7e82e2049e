#include "src/gui/samples/sample_ultraman.hpp"

#include <algorithm>
#include <tuple>

#include "engine/core/ensure.hpp"
#include "src/store/ultraman.hpp"

namespace cubenight::gui {

using ultraman::Card;
using ultraman::ChoiceKind;
using ultraman::OptionKind;

namespace {

constexpr std::uint64_t tried_seeds = 24;

std::unique_ptr<UltramanMatch> begin(UltramanSetup setup) {
    auto made = UltramanMatch::begin(std::move(setup));
    ENSURE(made.ok());
    return std::move(*made);
}

// Mostly does something where something can be done, so that matches have stacks and scenes.
ultraman::Option lively(const ultraman::Match& match, Generator& chance) {
    const auto& options = match.choice.options;
    const bool may_end = options.size() > 1 && options.back().kind == OptionKind::done;
    const auto count = static_cast<std::uint32_t>(options.size()) - (may_end && chance.below(8) != 0 ? 1 : 0);
    return options[chance.below(count)];
}

// How much there is to see: the more, the better as a picture of the middle of a match.
int interest(const ultraman::Match& m) {
    if (m.choice.kind != ChoiceKind::level_up || m.choice.actor != play::Actor::seat0 || m.turn < 4) return -1;
    if (m.areas > 5 || m.seats[play::seat0].hand.size() < 4) return -1;
    int score = m.scene != no_copy ? 30 : 0;
    for (const ultraman::Character& character : m.characters)
        if (character.there()) score += 8 * character.count;
    for (const auto& option : m.choice.options) score += option.kind == OptionKind::level_up ? 12 : 0;
    for (const SeatId seat : play::both_seats)
        score += std::min<int>(6, static_cast<int>(m.seats[seat].discard.size()));
    return score;
}

std::unique_ptr<UltramanMatch> usual_match(const std::filesystem::path& data) {
    std::uint64_t best_seed = 0;
    int best = -1, best_step = 0;
    for (std::uint64_t seed = 1; seed <= tried_seeds; ++seed) {
        const auto match = begin(ultraman_setup(data, seed));
        Generator chance(seed);
        for (int step = 0; step < 400 && match->match().outcome == play::Outcome::running; ++step) {
            const int score = interest(match->match());
            if (score > best) best = score, best_seed = seed, best_step = step;
            match->play(lively(match->match(), chance));
        }
    }
    auto match = begin(ultraman_setup(data, best_seed));
    Generator chance(best_seed);
    for (int step = 0; step < best_step; ++step) match->play(lively(match->match(), chance));
    return match;
}

// Lays out more than a match often has.
class Crowd {
public:
    explicit Crowd(const ultraman::CardSet& cards) : cards_(cards) {}

    ultraman::Position position() {
        ultraman::Position p;
        p.phase = ultraman::Phase::level_up;
        p.turn = 13;
        p.asks_all = true;
        for (int area = 0; area < 12; ++area) {
            auto& both = p.areas.emplace_back();
            for (const SeatId seat : play::both_seats) {
                const bool mine = seat == play::seat0;
                const int height = area % 5 == (mine ? 4 : 2) ? (mine && area == 4 ? 4 : 3) : area % 3 == 0 ? 2 : 1;
                both[seat] = placed(height, area * 7 + seat.value * 3);
            }
        }
        p.areas[4][play::seat0]->charges = some(20, 40);
        p.areas[7][play::seat1] = std::nullopt;
        for (const CardId id : longest(8)) p.seats[play::seat0].hand.push_back(id);
        p.seats[play::seat1].hand = some(14, 90);
        p.seats[play::seat1].discard = some(2, 140);
        p.scene = ultraman::PlacedScene{play::seat1, first_scene()};
        return p;
    }

private:
    // A stack of that height, as level-ups make it; of single cards such as may stand alone.
    ultraman::PlacedCharacter placed(int height, int from) const {
        ultraman::PlacedCharacter made;
        made.fought = static_cast<ultraman::Fought>(from % 4);
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const auto start = static_cast<std::uint16_t>((i + static_cast<std::size_t>(from) * 11) % cards_.size());
            made.cards = chain(CardId{start}, height);
            if (!made.cards.empty()) return made;
        }
        ENSURE(!made.cards.empty());
        return made;
    }

    std::vector<CardId> chain(CardId lowest, int height) const {
        if (!cards_[lowest].is_character() || !cards_[lowest].has_single()) return {};
        std::vector<CardId> found{lowest};
        while (static_cast<int>(found.size()) < height) {
            const auto size = found.size();
            for (std::uint16_t i = 0; i < cards_.size() && found.size() == size; ++i)
                if (cards_[CardId{i}].is_character() && levels_up(cards_[found.back()], cards_[CardId{i}]))
                    found.push_back(CardId{i});
            if (found.size() == size) return {};
        }
        return found;
    }

    std::vector<CardId> some(int count, int from) const {
        std::vector<CardId> found;
        for (int i = 0; i < count; ++i)
            found.push_back(CardId{static_cast<std::uint16_t>(static_cast<std::size_t>(from + i) % cards_.size())});
        return found;
    }

    std::vector<CardId> longest(std::size_t count) const {
        std::vector<CardId> all;
        for (std::uint16_t i = 0; i < cards_.size(); ++i) all.push_back(CardId{i});
        const auto length = [&](CardId id) {
            std::size_t nodes = 0;
            for (const ultraman::Text& text : cards_[id].texts) nodes += text.effect.nodes.size();
            return nodes;
        };
        std::ranges::stable_sort(all, std::greater{}, length);
        all.resize(std::min(count, all.size()));
        return all;
    }

    CardId first_scene() const {
        for (std::uint16_t i = 0; i < cards_.size(); ++i)
            if (cards_[CardId{i}].is_scene()) return CardId{i};
        return no_card;
    }

    const ultraman::CardSet& cards_;
};

}  // namespace

UltramanSetup ultraman_setup(const std::filesystem::path& data, std::uint64_t seed, SeatPlace other) {
    static const store::UltramanCards cards = store::load_ultraman_cards(data);
    UltramanSetup setup;
    setup.at = NightPlace{.round = 2, .table = 1};
    setup.cards = cards.cards;
    setup.seed = seed;
    setup.seconds = 31 * 60 + 7;
    setup.seats[play::seat0].name = "Alice";
    setup.seats[play::seat1].name = "Aino";
    setup.seats[play::seat1].place = other;
    const auto files = store::starter_deck_files(data);
    ENSURE(files.size() >= 2);
    for (const SeatId seat : play::both_seats) {
        auto deck = store::load_ultraman_deck(files[seat.value], *cards.cards);
        ENSURE(deck.ok());
        setup.seats[seat].deck = std::move(deck->cards);
    }
    return setup;
}

std::unique_ptr<UltramanMatch> sample_ultraman(const std::filesystem::path& data, SampleState state) {
    switch (state) {
        case SampleState::empty: {
            auto match = begin(ultraman_setup(data, 3));
            Generator chance(3);
            while (match->match().choice.kind != ChoiceKind::set_character ||
                   match->match().choice.actor != play::Actor::seat0)
                match->play(lively(match->match(), chance));
            return match;
        }
        case SampleState::usual: return usual_match(data);
        case SampleState::full:
        case SampleState::hostile: break;
    }
    UltramanSetup setup = ultraman_setup(data, 5);
    if (state == SampleState::hostile)
        std::tie(setup.seats[play::seat0].name, setup.seats[play::seat1].name) = hostile_players();
    const ultraman::Position position = Crowd(*setup.cards).position();
    auto made = UltramanMatch::arranged(std::move(setup), position);
    ENSURE(made.ok());
    return std::move(*made);
}

}  // namespace cubenight::gui
