// What is written is read back.
#include "engine/cards/lists/write_list.hpp"

#include "engine/core/chance.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;

namespace {

const std::vector<ListedCard> deck = {listed_card("sv1-12", "Lantern Fish", CardKind::pokemon, 4),
                                      listed_card("swshp-SWSH007", "Reef Duet", CardKind::pokemon, 1),
                                      listed_card("swsh10tg-TG05", "Reef Solo", CardKind::pokemon, 2),
                                      listed_card("reef-3", "Ink Squid", CardKind::pokemon, 3),
                                      listed_card("sv1-100", "Harbour Cook", CardKind::supporter, 2),
                                      listed_card("sv1-190", "Reef Glow", CardKind::special_energy, 1),
                                      listed_energy(Type::darkness, 8),
                                      listed_energy(Type::fairy, 1)};

CardList read(std::string_view text) {
    const auto list = read_card_list(text);
    REQUIRE(list);
    CHECK(list->errors.empty());
    return *list;
}

}  // namespace

TEST_CASE("a deck is written as Live takes it in", "[lists][write]") {
    CHECK(written_live(deck) ==
          "Pokémon: 10\n"
          "4 Lantern Fish SVI 12\n"
          "1 Reef Duet PR-SW 7\n"
          "2 Reef Solo ASR TG05\n"
          "3 Ink Squid\n"
          "\n"
          "Trainer: 2\n"
          "2 Harbour Cook SVI 100\n"
          "\n"
          "Energy: 10\n"
          "1 Reef Glow SVI 190\n"
          "8 Basic Darkness Energy SVE 7\n"
          "1 Basic Fairy Energy\n"
          "\n"
          "Total Cards: 22\n");
}

TEST_CASE("a deck that was written is read back whole and its counts hold", "[lists][write]") {
    const CardList list = read(written_live(deck));
    CHECK(list.kind == ListKind::live);
    REQUIRE(list.entries.size() == deck.size());
    for (std::size_t i = 0; i < deck.size(); ++i) {
        CHECK(list.entries[i].name == deck[i].name);
        CHECK(list.entries[i].count == deck[i].count);
        CHECK(list.entries[i].section == deck[i].section);
    }
    CHECK(list.claims.size() == 4);
    for (const ListClaim& claim : list.claims) CHECK(claim.holds());
}

TEST_CASE("a list in parts has the headings of those that there are, and is read back", "[lists][write]") {
    std::vector<ListedCard> some(deck.begin(), deck.end());
    std::erase_if(some, [](const ListedCard& card) { return card.section == ListSection::trainers; });
    const std::string text = written_in_parts(some);
    CHECK(text.starts_with("Pokémon: 10\n4 Lantern Fish SVI 12\n"));
    CHECK(text.find("\n\nEnergy: 10\n") != std::string::npos);
    CHECK(text.find("Trainer") == std::string::npos);
    CHECK(text.ends_with("1 Basic Fairy Energy\n"));
    const CardList list = read(text);
    CHECK(list.entries.size() == some.size());
    for (const ListClaim& claim : list.claims) CHECK(claim.holds());
    CHECK(written_in_parts({}).empty());
}

TEST_CASE("a table keeps ids and plain lines keep printings", "[lists][write]") {
    const CardList table = read(written_table(deck));
    CHECK(table.kind == ListKind::table);
    CHECK(table.unused_columns.empty());
    REQUIRE(table.entries.size() == deck.size());
    CHECK(table.entries[1].printing == ListedPrinting{"PR-SW", "7"});
    CHECK(table.entries[1].picture == ListedPrinting{"swshp", "SWSH007"});
    CHECK(table.entries[4].section == ListSection::trainers);
    const CardList plain = read(written_plain(deck));
    CHECK(plain.kind == ListKind::plain);
    REQUIRE(plain.entries.size() == deck.size());
    CHECK(plain.entries[2].printing == ListedPrinting{"ASR", "TG05"});
}

TEST_CASE("a table keeps any name", "[lists][write]") {
    Generator chance(7);
    constexpr std::string_view signs = "ab 4X,;\"'()-#/";
    for (int round = 0; round < 500; ++round) {
        ListedCard card;
        card.count = static_cast<int>(chance.below(99)) + 1;
        card.name = "N";
        for (int i = static_cast<int>(chance.below(12)); i > 0; --i)
            card.name += signs.substr(chance.below(static_cast<std::uint32_t>(signs.size())), 1);
        card.name += "d";
        CAPTURE(card.name);
        const CardList list = read(written_table(std::vector{card}));
        REQUIRE(list.entries.size() == 1);
        CHECK(list.entries[0].name == card.name);
        CHECK(list.entries[0].count == card.count);
    }
}
