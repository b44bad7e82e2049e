// Names that the program gave are said in the language of whoever reads them.
#include "src/text/given_names.hpp"
#include "src/text/names.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::text;

TEST_CASE("A name that the program gave is said in the language of its reader", "[text.names]") {
    CHECK(given_name("Bot Lamp", Language::finnish) == bot_name(0, Language::finnish));
    CHECK(given_name(bot_name(5, Language::japanese), Language::english) == "Bot Anchor");
    CHECK(given_name("Pelaaja 12", Language::english) == "Player 12");
    CHECK(given_name("Friday night", Language::finnish) == "Perjantai-ilta");
    CHECK(given_name("周五之夜", Language::traditional_chinese) == "週五之夜");
    CHECK(given_name("Pikadraft", Language::english) == "Quick draft");
    CHECK(given_name("Tiga, Dyna and Gaia", Language::japanese) == "ティガ・ダイナ・ガイア");
    CHECK(given_name("Zero, Geed and Z 2", Language::finnish) == "Zero, Geed ja Z 2");
    CHECK(given_name("構築戦の会", Language::english) == "Constructed night");
}

TEST_CASE("A bot is told from the others by its own part of the name", "[text.names]") {
    CHECK(own_part("Bot Lamp", Language::english) == "Lamp");
    CHECK(own_part(bot_name(0, Language::japanese), Language::japanese) == "ランプ");
    CHECK(own_part("Bot Lamp 2", Language::english) == "Bot Lamp 2");
    CHECK(own_part("Aino", Language::finnish) == "Aino");
    for (const Language language : {Language::simplified_chinese, Language::traditional_chinese, Language::finnish}) {
        INFO(static_cast<int>(language));
        const std::string_view one = own_part(bot_name(2, language), language);
        CHECK(one.size() < bot_name(2, language).size());
    }
}

TEST_CASE("What stands behind the name of a night to tell it from others stays", "[text.names]") {
    CHECK(given_name("Friday night 2", Language::finnish) == "Perjantai-ilta 2");
    CHECK(given_name("Perjantai-ilta · 19:30", Language::english) == "Friday night · 19:30");
    CHECK(given_name("Friday night at Ben's", Language::finnish) == "Friday night at Ben's");
    CHECK(given_name("Bot Lamp 2", Language::finnish) == "Bot Lamp 2");  // nobody was called so by the program
}

TEST_CASE("A name that a person typed stays as it is", "[text.names]") {
    for (const char* name : {"Aino", "雨桐", "", "Player", "Player 99", "Bot", "Lamp"}) {
        CHECK_FALSE(is_given_name(name));
        CHECK(given_name(name, Language::japanese) == name);
    }
    for (std::size_t language = 0; language < language_count; ++language)
        for (int bot = 0; bot < bot_name_count; ++bot)
            CHECK(is_given_name(bot_name(bot, static_cast<Language>(language))));
}
