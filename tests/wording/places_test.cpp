// Where something has to happen is said, in every language: on the Bench is not in the Active Spot.
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/notation.hpp"
#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

namespace {

using Words = std::vector<std::string_view>;

// Whom an event may be about, and the places where that can be.
struct Subject {
    std::string_view of;
    Words places;
};
const Words own_places = {"", " at my.active", " at my.bench"};
const Words their_places = {"", " at their.active", " at their.bench"};
const Words all_places = {
    "", " at my.active", " at my.bench", " at their.active", " at their.bench", " at any.active", " at any.bench"};
const Subject subjects[] = {{" of this", own_places},
                            {" of my.pokemon", own_places},
                            {" of my.pokemon[fire]", own_places},
                            {" of their.pokemon", their_places},
                            {" of any.pokemon", all_places}};

// What can happen in more than one place, and its ends.
struct Happening {
    std::string_view event;
    Words ends = {""};
};
const Happening happenings[] = {{"damaged", {"", " by their.pokemon"}},
                                {"knocked out", {"", " by their.pokemon", " by effects of trainers"}},
                                {"evolved", {"", " from hand"}},
                                {"attacks"},
                                {"ability used"},
                                {"healed"},
                                {"becomes poisoned", {"", " by effects of trainers"}},
                                {"remains asleep"}};

// Every event with every subject, place and end, behind `before` and before `after`.
std::vector<std::string> texts_of(std::string_view before, std::string_view after) {
    std::vector<std::string> texts;
    for (const Happening& happening : happenings)
        for (const Subject& subject : subjects)
            for (const std::string_view place : subject.places)
                for (const std::string_view end : happening.ends)
                    texts.push_back(std::string(before) + std::string(happening.event) + std::string(subject.of) +
                                    std::string(place) + std::string(end) + std::string(after));
    return texts;
}

// No two of them say the same.
void check_that_all_differ(const std::vector<std::string>& texts, TextOf of) {
    for (int language = 0; language < language_count; ++language) {
        std::map<std::string, std::string> first;
        for (const std::string& text : texts) {
            const std::string words = said(text, of, static_cast<Language>(language));
            const auto [place, fresh] = first.try_emplace(words, text);
            INFO(language << "\n" << words << "\n" << place->second << "\n" << text);
            CHECK(fresh);
        }
    }
}

}  // namespace

TEST_CASE("texts that wait for an event say where it has to happen, in every language") {
    check_that_all_differ(texts_of("{ when ", " { draw 1 } }"), TextOf::ability);
    check_that_all_differ(texts_of("{ when ", " { may { draw 1 } } }"), TextOf::ability);
    check_that_all_differ(texts_of("{ when ", " { draw 1 } }"), TextOf::attached);
}

TEST_CASE("texts that look back say where it happened, in every language") {
    check_that_all_differ(texts_of("{ if happened ", " this turn { more 50 } }"), TextOf::attack);
}

TEST_CASE("a card that evolves the Active Pokémon from hand says so") {
    const std::string text = "{ when evolved of this at my.active from hand { may { draw 1 } } }";
    CHECK(said(text, TextOf::ability) ==
          "When you play this Pokémon from your hand to evolve your Active Pokémon during your turn, you may draw a "
          "card.");
    CHECK(said(text, TextOf::ability, Language::japanese)
              .starts_with("自分の番に、このカードを手札から出してバトル場のポケモンを進化させたとき、1回使える。"));
    CHECK(said(text, TextOf::ability, Language::simplified_chinese)
              .starts_with("在自己的回合，当将这张卡牌从手牌使出，使战斗场上的宝可梦进行进化时，可使用1次。"));
    CHECK(said(text, TextOf::ability, Language::traditional_chinese)
              .starts_with("在自己的回合，當從手牌使出這張卡，使戰鬥場上的寶可夢完成進化時，可使用1次。"));
    CHECK(said(text, TextOf::ability, Language::finnish) ==
          "Kun kehität aktiivisen Pokémonisi pelaamalla tämän Pokémonin kädestäsi, voit nostaa kortin.");
}

TEST_CASE("in Chinese once a turn is said of what may happen more often, and not of a card that comes from hand") {
    const auto chinese = [](const std::string& text) {
        return said(text, TextOf::ability, Language::simplified_chinese);
    };
    CHECK(chinese("{ once; when damaged of this by their.pokemon { may { draw 1 } } }")
              .ends_with("这个效果在每个回合只能使用1次。"));
    CHECK(chinese("{ when damaged of this by their.pokemon { may { draw 1 } } }").find("每个回合") ==
          std::string::npos);
    CHECK(chinese("{ once; when evolved of this from hand { may { draw 1 } } }").find("每个回合") == std::string::npos);
}
