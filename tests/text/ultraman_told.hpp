// Matches of the Ultraman Card Game whose words are looked at: of its real cards, in every language.
#pragma once

#include <cctype>

#include "src/text/ultraman/log_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/ultraman_names.hpp"
#include "tests/ultraman/laws.hpp"

namespace cubenight::ultraman::text {

inline constexpr Language languages[] = {Language::english, Language::simplified_chinese, Language::traditional_chinese,
                                         Language::japanese, Language::finnish};
inline constexpr int event_kinds = static_cast<int>(EventKind::match_ends) + 1;

inline const test::UltramanLeague& real_cards() {
    static const test::UltramanLeague league = test::real_league(CUBENIGHT_SOURCE_DIR);
    return league;
}

// The cards of the program by the names that its table knows.
inline const CardSet& named_cards() {
    static const CardSet cards = [] {
        CardSet named = real_cards().cards;
        test::name_by_table(named, CUBENIGHT_SOURCE_DIR);
        return named;
    }();
    return cards;
}

inline Names names_of(const test::UltramanLeague& league, Language language) {
    return {&*league.book, {"Aino", "Ben"}, language, &league.cards};
}

// A card's number as it is printed, "01-001": nobody should read one.
inline bool has_card_number(std::string_view text) {
    for (std::size_t i = 2; i + 3 < text.size(); ++i) {
        const auto digit = [&](std::size_t at) { return std::isdigit(static_cast<unsigned char>(text[at])) != 0; };
        if (text[i] == '-' && digit(i - 2) && digit(i - 1) && digit(i + 1) && digit(i + 2) && digit(i + 3)) return true;
    }
    return false;
}

inline bool is_said(std::string_view text) {
    return !text.empty() && text.find('{') == text.npos && text.find("UCG ") == text.npos && !has_card_number(text);
}

// A match at random, of which everything is kept. In asked mode the decks are shuffled by the generator all the same.
struct Played {
    const test::UltramanLeague& league;
    Match match;
    LogBook log;
    Generator generator;

    Played(const test::UltramanLeague& of, const test::UltramanFixture& fixture, std::uint64_t seed,
           ChanceMode chance = ChanceMode::generator)
        : league(of), log(*of.book), generator(seed) {
        MatchSetup setup = fixture.setup(seed);
        setup.chance = chance;
        auto begun = start_match(*league.book, setup, &log);
        REQUIRE(begun.ok());
        match = *begun;
    }
    bool goes_on() const { return to_act(match) != Actor::nobody; }
    void act() {
        const Option first = match.choice.options[0];
        const bool shuffles = first.kind == OptionKind::by_generator;
        const Option option = shuffles ? first : test::next_option(match, generator);
        REQUIRE_FALSE(choose(*league.book, match, option, &log));
    }
    void play() {
        while (goes_on()) act();
    }
    std::vector<LogEntry> seen(SeatId seat) const {
        std::vector<LogEntry> entries;
        for (const LogEntry& entry : log.entries()) entries.push_back(seen_by(entry, seat));
        return entries;
    }
};

inline Played real_match(std::uint64_t number, ChanceMode chance = ChanceMode::generator) {
    const test::UltramanFixture fixture = number % 4 == 0 ? test::starter_decks(real_cards(), CUBENIGHT_SOURCE_DIR)
                                                          : test::legal_decks(real_cards(), number);
    return {real_cards(), fixture, number, chance};
}

}  // namespace cubenight::ultraman::text
