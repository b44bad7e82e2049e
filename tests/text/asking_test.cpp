// What a text asks, and what it shows beside that.
#include "src/text/pokemon/asking.hpp"

#include "src/text/match_phrases.hpp"
#include "src/text/pokemon/prompt.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/lantern.hpp"

using namespace cubenight;
using namespace cubenight::pokemon;

namespace {

// A text of the seat's first card asks it.
View asked(ChoiceKind kind) {
    View view;
    view.seat = seat0;
    view.asks_me = true;
    view.choice.kind = kind;
    view.choice.source = 0;
    view.choice.node = 1;
    return view;
}

}  // namespace

TEST_CASE("Where a found card goes is another question than who is switched", "[text.asking]") {
    const auto f = test::fixture(1);
    const text::Names names{&f.league.book, {"Aino", "Ben"}};
    View view = asked(ChoiceKind::pick_pokemon);
    view.choice.clause = Clause::C_03_b1;
    CHECK(text::prompt_of(names, view).sentence.find("to switch with the Active one") != std::string::npos);
    view.choice.clause = Clause::C_09_b1;
    CHECK(text::prompt_of(names, view).sentence.find("to switch with the Active one") == std::string::npos);
}

TEST_CASE("Cards of the other hand that are known from before are not shown by a text that looks elsewhere",
          "[text.asking]") {
    View view = asked(ChoiceKind::may);
    const CopyId known{70}, top{3};
    view.seats[seat1].hand.push_back(known);
    CHECK(text::cards_looked_at(view) == std::vector<CopyId>{known});  // the whole hand
    view.seats[seat0].deck.push_back(top);
    CHECK(text::cards_looked_at(view) == std::vector<CopyId>{top});
    view.choice.options.push_back({OptionKind::copy, known.value, 0, 0});
    CHECK(text::cards_looked_at(view) == std::vector<CopyId>{top, known});
    view.choice.options.clear();
    view.seats[seat0].deck.clear();
    view.seats[seat1].hand.push_back(no_copy);
    CHECK(text::cards_looked_at(view).empty());
}

TEST_CASE("What is chosen of how many is said plainly in every language", "[text.asking]") {
    using text::Language;
    for (const Language language : {Language::english, Language::simplified_chinese, Language::traditional_chinese,
                                    Language::japanese, Language::finnish}) {
        const text::Say say(language);
        const auto asked = [&](int picked, int least, int most) {
            return text::part_asked(say, "X", picked, least, most);
        };
        const auto has = [](const std::string& sentence, std::string_view part) {
            return sentence.find(part) != std::string::npos;
        };
        CHECK(has(asked(0, 3, 3), "0"));  // nothing is chosen yet
        CHECK(has(asked(0, 3, 3), "3"));
        CHECK_FALSE(has(asked(0, 3, 3), "1"));
        CHECK(has(asked(2, 0, 4), "2"));
        CHECK(has(asked(2, 0, 4), "4"));
        CHECK(asked(0, 0, 1) != asked(0, 1, 1));
        CHECK(has(asked(7, 0, 61), "7"));
    }
    const text::Say english(Language::english);
    CHECK(text::part_asked(english, "Choose a card", 1, 0, 2) == "Choose a card: 1 chosen, up to 2.");
    CHECK(text::part_asked(english, "Choose a card", 0, 0, 1) == "Choose a card: one or none.");
    CHECK(text::part_asked(english, "Choose a card", 0, 2, 2) == "Choose a card: 0 of 2 chosen.");
}
