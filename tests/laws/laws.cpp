#include "tests/laws/laws.hpp"

#include <algorithm>
#include <cstring>

#include "draft/night/journal_entry.hpp"
#include "engine/pokemon/match/clauses.hpp"
#include "engine/pokemon/promises.hpp"
#include "engine/pokemon/view.hpp"
#include "tests/support/redeal.hpp"

namespace cubenight::test {
namespace {

using pokemon::Clause;
using pokemon::Match;
using pokemon::MatchSetup;
using pokemon::Option;
using pokemon::OptionKind;
using pokemon::Rulebook;

inline constexpr int option_kinds = static_cast<int>(OptionKind::judge) + 1;

// With the card's name where an option names a card first.
std::string words(const Rulebook& book, const Match& match, Option option) {
    const bool card =
        option.kind == OptionKind::play || option.kind == OptionKind::copy || option.kind == OptionKind::name;
    const bool known = card && option.a < pokemon::most_copies && match.copies[option.a].card != no_card;
    return "option " + std::to_string(static_cast<int>(option.kind)) + "(" + std::to_string(option.a) + ", " +
           std::to_string(option.b) + ", " + std::to_string(option.c) + ")" +
           (known ? " of " + book.word(book.card(match.copies[option.a].card).name) : "");
}

std::string words(const std::optional<pokemon::Refusal>& refusal) {
    return refusal ? citation(refusal->clause) : "nothing";
}

std::uint8_t byte_below(Generator& generator, std::uint32_t count) {
    return static_cast<std::uint8_t>(generator.below(count));
}

// Any four bytes, near what options look like.
Option wild_option(Generator& generator) {
    return {static_cast<OptionKind>(byte_below(generator, option_kinds + 1)),
            byte_below(generator, generator.below(4) ? 130 : 256), byte_below(generator, generator.below(4) ? 4 : 256),
            generator.below(8) ? std::uint8_t{0} : byte_below(generator, 256)};
}

// The same bytes but for one of them.
Option neighbour_of(Option option, Generator& generator) {
    std::uint8_t bytes[] = {static_cast<std::uint8_t>(option.kind), option.a, option.b, option.c};
    std::uint8_t& one = bytes[generator.below(4)];
    one = generator.below(2) ? byte_below(generator, 256) : static_cast<std::uint8_t>(one + 1);
    return {static_cast<OptionKind>(bytes[0]), bytes[1], bytes[2], bytes[3]};
}

// REQUIRES: `tried` has the bytes of the match.
Problem accepted(const Rulebook& book, const Match& match, Match& tried, Option option) {
    const bool conceding = option.kind == OptionKind::concede && option.a < 2;
    const bool judging =
        option.kind == OptionKind::judge && option.a < 2 && match.choice.kind == pokemon::ChoiceKind::main;
    if (conceding || judging || option.kind == OptionKind::agree_draw || is_listed(match, option)) return std::nullopt;
    const auto refusal = choose(book, tried, option);
    if (!refusal || refusal->clause == Clause::none)
        return words(book, match, option) + " is not listed and not refused";
    if (!same_bytes(tried, match)) return "the refusal of " + words(book, match, option) + " changed the match";
    return std::nullopt;
}

// What the seat may do must not depend on what it cannot see either.
Problem other_refusals(const Rulebook& book, const Match& match, const Match& redealt) {
    for (CopyId copy : match.seats[match.turn_seat].hand) {
        const Option option{OptionKind::play, copy.value, 0, 0};
        const auto here = why_not(book, match, option), there = why_not(book, redealt, option);
        if (here != there)
            return "whether " + words(book, match, option) + " may be played tells of hidden cards: " + words(here) +
                   ", " + words(there);
    }
    for (const Option& option : match.choice.options)
        if (why_not(book, redealt, option))
            return words(book, match, option) + " is allowed only with these hidden cards";
    return std::nullopt;
}

}  // namespace

bool same_bytes(const Match& a, const Match& b) { return std::memcmp(&a, &b, sizeof(Match)) == 0; }

bool is_listed(const Match& match, Option option) {
    const auto& options = match.choice.options;
    return std::find(options.begin(), options.end(), option) != options.end();
}

Problem broken_promise(const Rulebook& book, const Match& match) { return pokemon::broken_invariant(book, match); }

Problem other_cards(const Match& match, const MatchSetup& setup) {
    for (std::size_t i = 0; i < match.copies.size(); ++i) {
        const auto deck = setup.decks.of[i / pokemon::deck_capacity];
        const std::size_t place = i % pokemon::deck_capacity;
        const CardId brought = place < deck.size() ? deck[place] : no_card;
        if (match.copies[i].card != brought) return "copy " + std::to_string(i) + " has become another card";
    }
    return std::nullopt;
}

Problem refused_option(const Rulebook& book, const Match& match) {
    for (const Option& option : match.choice.options) {
        Match tried = match;
        if (const auto refusal = choose(book, tried, option))
            return words(book, match, option) + " is listed and refused by " + words(refusal);
        if (const auto problem = broken_promise(book, tried))
            return *problem + " (after " + words(book, match, option) + ")";
    }
    return std::nullopt;
}

Problem accepted_option(const Rulebook& book, const Match& match, Generator& generator, int wild) {
    Match tried = match;
    for (int i = 0; i < wild; ++i)
        if (auto problem = accepted(book, match, tried, wild_option(generator))) return problem;
    for (const Option& option : match.choice.options)
        if (auto problem = accepted(book, match, tried, neighbour_of(option, generator))) return problem;
    return std::nullopt;
}

Problem accepted_option_of_all(const Rulebook& book, const Match& match) {
    Match tried = match;
    for (int kind = 0; kind <= option_kinds; ++kind)
        for (int a = 0; a < 256; ++a)
            for (int b : {0, 1, 2, 3, 4, 5, 8, 9, 17, 60, 119, 127, 128, 129, 130, 255})
                if (auto problem = accepted(
                        book, match, tried,
                        {static_cast<OptionKind>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0}))
                    return problem;
    return std::nullopt;
}

Problem disagreeing_reason(const Rulebook& book, const Match& match) {
    if (match.choice.kind != pokemon::ChoiceKind::main) return std::nullopt;
    for (const Option& option : match.choice.options)
        if (const auto refusal = why_not(book, match, option))
            return words(book, match, option) + " is listed, and " + words(refusal) + " is against it";
    for (CopyId copy : match.seats[match.turn_seat].hand) {
        const Option option{OptionKind::play, copy.value, 0, 0};
        if (!is_listed(match, option) && !why_not(book, match, option))
            return words(book, match, option) + " is not listed, and nothing is against it";
    }
    return std::nullopt;
}

Problem leaking_view(const Rulebook& book, const Match& match, SeatId seat, Generator& generator) {
    const Match redealt = redeal(book, match, seat, generator);
    if (const auto problem = broken_promise(book, redealt)) return "the re-dealt match is broken: " + *problem;
    if (!(view_for(book, match, seat) == view_for(book, redealt, seat)))
        return "the view of seat " + std::to_string(seat.value) + " tells of hidden cards";
    const bool acts = match.choice.kind == pokemon::ChoiceKind::main && match.turn_seat == seat;
    return acts ? other_refusals(book, match, redealt) : std::nullopt;
}

std::string saved(std::uint64_t seed, std::span<const std::uint32_t> choices) {
    std::string lines = draft::write_entry({0, draft::StartEntry{1, 1, seed}}) + "\n";
    for (const std::uint32_t packed : choices) lines += draft::write_entry({0, draft::StepEntry{1, 1, packed}}) + "\n";
    return lines;
}

Result<LoadedMatch> loaded(std::string_view lines) {
    LoadedMatch match;
    for (int number = 1; !lines.empty(); ++number) {
        const auto end = lines.find('\n');
        const auto entry = draft::read_entry(lines.substr(0, end), number);
        if (!entry) return entry.error();
        if (const auto* start = std::get_if<draft::StartEntry>(&entry->action)) match.seed = start->seed;
        if (const auto* step = std::get_if<draft::StepEntry>(&entry->action)) match.choices.push_back(step->value);
        lines.remove_prefix(end + 1);
    }
    return match;
}

}  // namespace cubenight::test
