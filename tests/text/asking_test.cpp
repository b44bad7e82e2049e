// What a text asks, and what it shows beside that.
#include "src/text/pokemon/asking.hpp"

#include "src/text/pokemon/option_text.hpp"
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
