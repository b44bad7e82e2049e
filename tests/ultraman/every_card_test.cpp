// Every text of the cards that come with the program is carried out in some position, and does something there.
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/core/chance.hpp"
#include "engine/ultraman/arrange.hpp"
#include "engine/ultraman/game.hpp"
#include "engine/ultraman/promises.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

namespace cubenight::test {
namespace {

using namespace cubenight::ultraman;

struct RealCards {
    CardSet set;
    std::vector<CardId> ids;

    RealCards() {
        const auto files = files_of(Game::ultraman, std::filesystem::path(CUBENIGHT_SOURCE_DIR) / "cubes", ".cards");
        for (const auto& file : files) {
            auto read = read_cards(text_of(file), file.filename().string());
            REQUIRE(read.ok());
            for (Card& card : *read) ids.push_back(*set.add(std::move(card)));
        }
    }
};

// A text that is used, or that waits for its own card to enter.
enum class Way { used, entering, neither };

Way way_of(const Effect& text) {
    const std::string written = write_effect(text);
    if (written.starts_with("{ activate")) return Way::used;
    return written.starts_with("{ when enters {") ? Way::entering : Way::neither;
}

// It asks for what has happened before, which a position has not.
bool asks_for_the_past(const Effect& text) {
    return std::ranges::any_of(text.nodes, [](const Node& node) {
        const bool raised = node.kind == NodeKind::kind && static_cast<KindWord>(node.sub) == KindWord::raised;
        return node.kind == NodeKind::happened || raised;
    });
}

// Cards of which the text speaks: by name, or else by kind and TYPE.
std::vector<CardId> spoken_of(const RealCards& cards, const Effect& text) {
    std::vector<CardId> found;
    TypeSet types;
    CategorySet categories;
    bool names = false;
    for (const Node& node : text.nodes) {
        names |= node.kind == NodeKind::name;
        if (node.kind != NodeKind::kind) continue;
        const auto word = static_cast<KindWord>(node.sub);
        if (word == KindWord::type) types.bits = static_cast<std::uint16_t>(types.bits | node.number);
        if (word >= KindWord::ultraman && word <= KindWord::scene)
            categories = categories | CategorySet::of(static_cast<Category>(node.sub - 1));
    }
    for (const CardId id : cards.ids) {
        const Card& card = cards.set[id];
        const bool named = std::ranges::any_of(text.nodes, [&](const Node& node) {
            if (node.kind != NodeKind::name) return false;
            const std::string& word = text.words[static_cast<std::size_t>(node.number)];
            if (static_cast<NameOf>(node.sub) == NameOf::character) return card.character == word;
            return rules_name(card).find(word) != std::string::npos;
        });
        const bool kind = !names && !categories.empty() && card.categories.has_any(categories) &&
                          (types.empty() || card.is_scene() || card.types.has_any(types));
        if (named || kind) found.push_back(id);
    }
    return found;
}

// Positions in which the text may find what it speaks of.
class Positions {
public:
    Positions(const RealCards& cards, CardId card, const Text& text, std::uint64_t seed)
        : cards_(cards), card_(card), text_(text), spoken_(spoken_of(cards, text.effect)), generator_(seed) {
        position_.seed = seed;
        position_.turn = 8;
        position_.lead = below(3) == 0 ? seat1 : seat0;
    }

    std::optional<Position> position() {
        const Card& card = cards_.set[card_];
        const bool entering = way_of(text_.effect) == Way::entering;
        position_.phase = !entering ? Phase::activate : card.is_scene() ? Phase::lead_scene : Phase::open;
        if (card.is_scene()) position_.lead = seat0;
        if (card.is_scene() && entering) position_.seats[seat0].hand.push_back(card_);
        else if (card.is_scene()) position_.scene = PlacedScene{seat0, card_};
        else if (!add_own(entering)) return std::nullopt;
        for (int areas = 1 + below(6); areas > 0; --areas) add_area();
        if (!position_.scene && below(3) != 0) position_.scene = PlacedScene{below(2) ? seat0 : seat1, some(is_scene)};
        lots(position_.seats[seat0].hand, below(10));
        lots(position_.seats[seat1].hand, below(6));
        lots(position_.seats[seat0].discard, below(14));
        lots(position_.seats[seat1].discard, below(5));
        lots(position_.seats[seat0].deck, 7);
        lots(position_.seats[seat1].deck, 7);
        return position_;
    }

private:
    static bool is_scene(const Card& card) { return card.is_scene(); }
    static bool is_character(const Card& card) { return card.is_character(); }
    int below(int count) { return static_cast<int>(generator_.below(static_cast<std::uint32_t>(count))); }
    CardId one() {
        const auto& from = spoken_.empty() || below(3) == 0 ? cards_.ids : spoken_;
        return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
    }
    template <class Fits>
    CardId some(Fits fits) {
        for (int tries = 0; tries < 30; ++tries)
            if (const CardId id = one(); fits(cards_.set[id])) return id;
        for (;;)
            if (const CardId id = cards_.ids[static_cast<std::size_t>(below(static_cast<int>(cards_.ids.size())))];
                fits(cards_.set[id]))
                return id;
    }
    void lots(std::vector<CardId>& pile, int count) {
        while (count-- > 0) pile.push_back(one());
    }
    // That card with so many below it, as far as there are cards for it.
    std::vector<CardId> stack(CardId top, int below_it) {
        std::vector<CardId> cards = {top};
        while (below_it-- > 0) {
            const auto lower = std::ranges::find_if(
                cards_.ids, [&](CardId id) { return levels_up(cards_.set[id], cards_.set[cards.front()]); });
            if (lower == cards_.ids.end()) break;
            cards.insert(cards.begin(), *lower);
        }
        return cards;
    }
    bool add_own(bool entering) {
        const int state = below(state_count);
        if (!text_.states.empty() && !text_.states.has(static_cast<State>(state))) return false;
        PlacedCharacter own;
        own.cards = stack(card_, state);
        if (static_cast<int>(own.cards.size()) != state + 1) return false;
        own.face_down = entering ? 1 : 0;
        add_area();
        position_.areas.back()[seat0] = own;
        return true;
    }
    void add_area() {
        PerSeat<std::optional<PlacedCharacter>> area;
        for (const SeatId seat : both_seats) {
            area[seat].emplace().cards = stack(some(is_character), below(3));
            if (below(2)) area[seat]->charges = {one()};
        }
        position_.areas.push_back(area);
    }

    const RealCards& cards_;
    CardId card_;
    const Text& text_;
    std::vector<CardId> spoken_;
    Generator generator_;
    Position position_;
};

// Hears whether the text is carried out, and whether something comes of it.
struct Heard : EventListener {
    CardId card;
    int text;
    int inside = 0;
    bool done = false, changes = false;
    Heard(CardId of_card, int of_text) : card(of_card), text(of_text) {}

    void on_event(const Match& match, const Event& event) override {
        const bool of_it = event.copy != no_copy && match.copies[event.copy.value].card == card;
        const bool begins = event.type == EventKind::text_used || event.type == EventKind::text_begins;
        if (of_it && begins && event.n == text) inside = 1;
        else if (of_it && inside && event.type == EventKind::text_ends) inside = 0, done = true;
        else if (inside) changes = true;
    }
};

// The option that has to do with the card, yes while its text goes on, or one by chance.
Option pick(const Match& match, const Heard& heard, Generator& generator) {
    const auto& options = choice(match).options;
    const auto is_it = [&](const Option& option) {
        if (heard.inside) return option.kind == OptionKind::yes;
        const bool use = option.kind == OptionKind::activate && option.b == heard.text;
        return (use || option.kind == OptionKind::scene) &&
               match.copies[static_cast<std::size_t>(option.a)].card == heard.card;
    };
    const auto found = std::find_if(options.begin(), options.end(), is_it);
    return found != options.end() ? *found : options[generator.below(static_cast<std::uint32_t>(options.size()))];
}

// Whether the text was carried out there, with something coming of it where that is asked.
bool is_carried_out(const Rulebook& book, const Position& position, Heard heard, bool with_changes) {
    auto match = arrange(book, position, &heard);
    if (!match) return false;  // more cards than a seat has
    Generator generator(position.seed);
    for (int choices = 0; choices < 60 && !heard.done && to_act(*match) != Actor::nobody; ++choices) {
        REQUIRE(broken_invariant(book, *match).value_or("") == "");
        REQUIRE_FALSE(choose(book, *match, pick(*match, heard, generator), &heard));
    }
    return heard.done && (heard.changes || !with_changes);
}

TEST_CASE("UCG - every text that is used or waits for its card to enter is carried out and does something") {
    const RealCards cards;
    const auto book = Rulebook::make(cards.set, usual_rules());
    REQUIRE(book.ok());
    int texts = 0;
    for (const CardId id : cards.ids) {
        const Card& card = cards.set[id];
        for (std::size_t i = 0; i < card.texts.size(); ++i) {
            const Text& text = card.texts[i];
            if (way_of(text.effect) == Way::neither) continue;
            ++texts;
            bool carried_out = false;
            for (std::uint64_t seed = 0; seed < 4'000 && !carried_out; ++seed) {
                const auto position = Positions(cards, id, text, seed).position();
                carried_out = position && is_carried_out(*book, *position, Heard(id, static_cast<int>(i)),
                                                         !asks_for_the_past(text.effect));
            }
            INFO(card.number << ": " << write_effect(text.effect));
            CHECK(carried_out);
        }
    }
    CHECK(texts > 400);
}

}  // namespace
}  // namespace cubenight::test
