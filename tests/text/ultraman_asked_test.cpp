// What is asked in a match of the Ultraman Card Game, and what may be answered: prompts, labels and refusals in every language.
#include <algorithm>
#include <array>
#include <set>

#include "engine/ultraman/view.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/ultraman/asking.hpp"
#include "src/text/ultraman/option_text.hpp"
#include "src/text/ultraman/why_not.hpp"
#include "tests/text/ultraman_refusals.hpp"
#include "tests/text/ultraman_told.hpp"

namespace cubenight::ultraman::text {
namespace {

constexpr int choice_kinds = static_cast<int>(ChoiceKind::random_card) + 1;
constexpr int option_kinds = static_cast<int>(OptionKind::by_generator) + 1;

}  // namespace

TEST_CASE("UCG - every kind of choice has a prompt and every kind of option a label", "[text.ultraman]") {
    Played played = real_match(4);
    for (int i = 0; i < 30 && played.goes_on(); ++i) played.act();
    View view = view_for(*played.league.book, played.match, seat0);
    view.asks_me = true;
    view.choice.source = 0;
    view.choice.node = no_node;
    for (const Language language : languages) {
        const Names names = names_of(real_cards(), language);
        for (int kind = 0; kind < choice_kinds; ++kind) {
            view.choice.kind = static_cast<ChoiceKind>(kind);
            view.choice.options.clear();
            view.choice.options.push_back({OptionKind::set, 0, 2, 0});
            const Prompt prompt = prompt_of(names, view);
            INFO(kind << ": " << prompt.title << " / " << prompt.sentence);
            CHECK(is_said(prompt.title));
            CHECK(is_said(prompt.sentence));
            for (int option = 1; option < option_kinds; ++option) {
                const std::string label = option_label(names, view, {static_cast<OptionKind>(option), 1, 0, 0});
                INFO(option << ": " << label);
                CHECK(is_said(label));
            }
        }
        for (const OptionKind kind : {OptionKind::scene, OptionKind::set, OptionKind::level_up, OptionKind::activate})
            CHECK(is_said(act_label(kind, language)));
        for (int type = 0; type < type_count; ++type) CHECK(is_said(type_text(static_cast<Type>(type), language)));
        for (int kind = 0; kind < category_count; ++kind)
            CHECK(is_said(category_text(static_cast<Category>(kind), language)));
        CHECK(role_text(Role::lead, language) != role_text(Role::next, language));
    }
}

TEST_CASE("UCG - whoever is asked reads what for, and whoever waits for whom", "[text.ultraman]") {
    const Names names = names_of(real_cards(), Language::english);
    Played played = real_match(4);
    const auto prompt = [&](SeatId seat) {
        return prompt_of(names, view_for(*played.league.book, played.match, seat));
    };
    const SeatId winner = *play::seat_of(to_act(played.match));
    CHECK(prompt(winner).title == "Lead or Next?");
    CHECK(prompt(opponent(winner)).title == "Waiting for " + names.seat(winner));
    const auto act = [&](OptionKind kind) {
        const auto& options = played.match.choice.options;
        const auto option =
            std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.kind == kind; });
        REQUIRE(option != options.end());
        REQUIRE_FALSE(choose(*played.league.book, played.match, *option, &played.log));
    };
    act(OptionKind::lead);
    CHECK(prompt(winner).title == "Keep this hand?");
    act(OptionKind::no);
    CHECK(prompt(opponent(winner)).title == "Keep this hand?");
    act(OptionKind::no);
    while (played.match.choice.kind != ChoiceKind::set_character) act(OptionKind::done);
    CHECK(prompt(winner).title == "A character for area 1");
    CHECK(prompt(opponent(winner)).sentence == names.seat(winner) + " sets a character.");
    const View view = view_for(*played.league.book, played.match, winner);
    const std::string label = option_label(names, view, played.match.choice.options[0]);
    CHECK(label.starts_with("Set "));
    CHECK(label.ends_with(" in area 1"));
}

TEST_CASE("UCG - types are said without marks around them", "[text.ultraman]") {
    CHECK(type_text(Type::power, Language::traditional_chinese) == "力量");
    CHECK(type_text(Type::power, Language::japanese) == "パワー");
}

TEST_CASE("UCG - who pays a cost reads what for", "[text.ultraman]") {
    int paid = 0;
    for (std::uint64_t number = 1; number <= 60; ++number) {
        const Names names = names_of(real_cards(), Language::english);
        Played played = real_match(number);
        for (; played.goes_on(); played.act()) {
            const auto seat = play::seat_of(to_act(played.match));
            if (!seat) continue;
            const View view = view_for(*played.league.book, played.match, *seat);
            const auto asking = asking_text(*played.league.book, view);
            if (!asking || view.choice.kind != ChoiceKind::pick_card) continue;
            const std::string around =
                words_around(real_cards().cards[asking->card], *asking, view.choice.node, Language::english);
            const auto arrow = around.find("→");
            if (arrow == std::string::npos) continue;
            ++paid;
            INFO(around);
            REQUIRE(around.size() > arrow + std::string("→ ").size());
        }
    }
    CHECK(paid > 0);
}

TEST_CASE("UCG - prompts, labels and refusals of random matches are said in every language", "[text.ultraman]") {
    std::array<int, choice_kinds> asked{};
    std::array<int, option_kinds> offered{};
    std::set<Clause> refused;
    int parts = 0;
    for (std::uint64_t number = 1; number <= 150; ++number) {
        const Names names = names_of(real_cards(), languages[number % 5]);
        Played played = real_match(number, number % 10 == 9 ? ChanceMode::asked : ChanceMode::generator);
        for (; played.goes_on(); played.act()) {
            ++asked[static_cast<std::size_t>(played.match.choice.kind)];
            for (const SeatId seat : both_seats) {
                const View view = view_for(*played.league.book, played.match, seat);
                const Prompt prompt = prompt_of(names, view);
                INFO(number << ": " << prompt.title << " / " << prompt.sentence);
                REQUIRE(is_said(prompt.title));
                REQUIRE(is_said(prompt.sentence));
                REQUIRE(prompt.sentence.find("→.") == std::string::npos);
                // What chance decides is asked of neither seat.
                const bool table = !play::seat_of(to_act(played.match));
                for (const Option& option : table ? played.match.choice.options : view.choice.options) {
                    ++offered[static_cast<std::size_t>(option.kind)];
                    const std::string label = option_label(names, view, option);
                    INFO(label);
                    REQUIRE(is_said(label));
                }
                const auto asking = asking_text(*played.league.book, view);
                if (!asking || view.choice.kind != ChoiceKind::either) continue;
                const Card& card = real_cards().cards[asking->card];
                for (const Option& option : view.choice.options)
                    if (option.kind == OptionKind::part) {
                        const std::string words =
                            words_of_part(card, *asking, view.choice.node, option.a, names.language);
                        REQUIRE(is_said(words));
                        REQUIRE(option_label(names, view, option) == words);
                        ++parts;
                    }
            }
            const auto seat = play::seat_of(to_act(played.match));
            if (!seat) continue;
            const View view = view_for(*played.league.book, played.match, *seat);
            const auto ask = [&](Option option) {
                const auto refusal = why_not(*played.league.book, played.match, option);
                if (!refusal) return;
                refused.insert(refusal->clause);
                const std::string why =
                    why_not_here(*played.league.book, view, option, refusal->clause, names.language);
                INFO(citation(refusal->clause) << ": " << why);
                REQUIRE(is_said(why));
            };
            for (std::uint8_t copy = 0; copy < most_copies; copy = static_cast<std::uint8_t>(copy + 7)) {
                ask({OptionKind::scene, copy, 0, 0});
                ask({OptionKind::set, copy, 0, 0});
                ask({OptionKind::activate, copy, 0, 0});
                for (std::uint8_t spot = 0; spot < 4; ++spot) ask({OptionKind::level_up, copy, spot, 0});
            }
        }
    }
    for (const Clause clause : refused) {
        INFO(citation(clause));
        CHECK(std::ranges::find(refusals, clause) != std::end(refusals));
    }
    CHECK(refused.size() >= 15);
    CHECK(parts > 5);
    const auto met = [](const auto& counts) { return std::ranges::count_if(counts, [](int n) { return n > 0; }); };
    CHECK(met(asked) >= 16);
    CHECK(met(offered) >= 16);
}

TEST_CASE("UCG - every part of every choice between parts has words of its own in every language", "[text.ultraman]") {
    int parts = 0;
    const CardSet& cards = real_cards().cards;
    for (std::uint16_t id = 0; id < cards.size(); ++id) {
        const Card& card = cards[CardId{id}];
        for (std::size_t index = 0; index < card.texts.size(); ++index) {
            const auto& nodes = card.texts[index].effect.nodes;
            for (NodeIndex node = 0; node < nodes.size(); ++node) {
                if (nodes[node].kind != NodeKind::either) continue;
                const auto said = [&](int part, Language language) {
                    const std::string words = words_of_part(card, {CardId{id}, index}, node, part, language);
                    INFO(card.number << ": " << words);
                    CHECK(is_said(words));
                    ++parts;
                    return words;
                };
                for (const Language language : languages) CHECK(said(0, language) != said(1, language));
            }
        }
    }
    CHECK(parts >= 100);
}

}  // namespace cubenight::ultraman::text
