#include "tests/ultraman/laws.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/cards/ultraman/deck_rules.hpp"
#include "engine/cards/ultraman/notation.hpp"
#include "engine/ultraman/match/places.hpp"
#include "engine/ultraman/promises.hpp"
#include "engine/ultraman/rules/by_hand.hpp"
#include "engine/ultraman/view.hpp"
#include "tests/support/random_ultraman.hpp"

namespace cubenight::test {

using namespace ultraman;

namespace {

std::string text_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

}  // namespace

MatchSetup UltramanFixture::setup(std::uint64_t seed) const {
    MatchSetup made;
    made.seed = seed;
    made.decks[seat0] = decks[0];
    made.decks[seat1] = decks[1];
    return made;
}

UltramanLeague real_league(const std::string& folder) {
    UltramanLeague league;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder + "/cubes/ultraman"))
        if (entry.path().extension() == ".cards") files.push_back(entry.path());
    std::ranges::sort(files);
    for (const auto& file : files) {
        auto cards = read_cards(text_of(file), file.string());
        if (!cards) continue;
        for (Card& card : *cards) league.cards.add(std::move(card));
    }
    if (auto book = Rulebook::make(league.cards, usual_rules())) league.book = std::move(*book);
    return league;
}

UltramanLeague random_league(std::uint64_t number) {
    UltramanLeague league;
    Generator generator(number);
    for (int i = 0; i < 40; ++i) {
        Card card = random_ultraman_card(generator, "R-" + std::to_string(i), 24);
        // Few names, low levels and some who can be set: matches that go on for a while.
        if (card.is_character()) {
            card.character = generator.below(2) == 0 ? "RED" : "BLUE";
            card.level = 1 + static_cast<int>(generator.below(4));
            if (i % 3 == 0) card.bp[0] = 5000;
        } else {
            card.round = static_cast<int>(generator.below(3));
        }
        card.copies_any = true;
        league.cards.add(std::move(card));
    }
    if (auto book = Rulebook::make(league.cards, usual_rules())) league.book = std::move(*book);
    return league;
}

UltramanFixture legal_decks(const UltramanLeague& league, std::uint64_t number) {
    UltramanFixture fixture;
    Generator generator(number);
    const auto size = static_cast<std::uint32_t>(league.cards.size());
    for (auto& deck : fixture.decks) {
        std::vector<int> copies(size);
        const auto add = [&](CardId id, int count) {
            const int limit = league.cards[id].copies_any ? 50 : 4;
            for (; count > 0 && deck.size() < 50 && copies[id.value] < limit; --count) {
                deck.push_back(id);
                ++copies[id.value];
            }
        };
        while (deck.size() < 50) {
            const CardId id{static_cast<std::uint16_t>(generator.below(size))};
            const Card& card = league.cards[id];
            add(id, 1 + static_cast<int>(generator.below(4)));
            if (card.is_scene()) continue;
            // Others of its character, so that it can be levelled up.
            for (std::uint16_t i = 0; i < size; ++i)
                if (league.cards[CardId{i}].character == card.character && generator.below(4) == 0)
                    add(CardId{i}, 1 + static_cast<int>(generator.below(3)));
        }
    }
    return fixture;
}

UltramanFixture starter_decks(const UltramanLeague& league, const std::string& folder) {
    UltramanFixture fixture;
    int next = 0;
    for (const char* name : {"tiga-dyna-gaia", "zero-geed-z"}) {
        const auto deck = read_deck(text_of(folder + "/cubes/ultraman/decks/" + name + ".deck"));
        if (!deck) continue;
        if (auto resolved = resolve_deck(*deck, league.cards); resolved.errors.empty())
            fixture.decks[next++] = std::move(resolved.cards);
    }
    return fixture;
}

Option next_option(const Match& match, Generator& generator) {
    const auto& options = match.choice.options;
    const Option option = options[generator.below(static_cast<std::uint32_t>(options.size()))];
    const bool ends = option.kind == OptionKind::done || option.kind == OptionKind::no;
    return ends && generator.below(2) == 0 ? options[0] : option;
}

bool same_bytes(const Match& a, const Match& b) { return std::memcmp(&a, &b, sizeof(Match)) == 0; }

Problem other_cards(const Match& match, const UltramanFixture& fixture) {
    for (SeatId seat : both_seats)
        for (std::size_t i = 0; i < deck_capacity; ++i) {
            const auto& deck = fixture.decks[seat.value];
            const CardId card = match.copies[std::size_t{seat.value} * deck_capacity + i].card;
            if (card != (i < deck.size() ? deck[i] : no_card)) return "a copy is another card";
        }
    return std::nullopt;
}

Problem refused_option(const Rulebook& book, const Match& match) {
    for (const Option& option : match.choice.options) {
        Match copy = match;
        if (const auto refusal = choose(book, copy, option))
            return std::string("a listed option is refused: ") + citation(refusal->clause);
        if (auto broken = broken_invariant(book, copy)) return "behind a listed option: " + *broken;
    }
    return std::nullopt;
}

namespace {

Problem refuses(const Rulebook& book, const Match& match, Option option) {
    const auto& options = match.choice.options;
    if (std::find(options.begin(), options.end(), option) != options.end()) return std::nullopt;
    if (option.kind == OptionKind::concede && option.a < 2) return std::nullopt;
    if (option.kind == OptionKind::agree_draw || is_correction(match, option)) return std::nullopt;
    Match copy = match;
    const auto refusal = choose(book, copy, option);
    if (!refusal) return "what is not listed is done";
    if (std::string(citation(refusal->clause)).empty()) return "a refusal without a clause";
    if (!same_bytes(copy, match)) return "a refusal changes the match";
    return std::nullopt;
}

}  // namespace

Problem accepted_option(const Rulebook& book, const Match& match, Generator& generator, int wild) {
    for (int i = 0; i < wild; ++i) {
        const auto kinds = static_cast<std::uint32_t>(OptionKind::judge) + 2;
        const Option option{static_cast<OptionKind>(generator.below(kinds)),
                            static_cast<std::uint8_t>(generator.below(256)),
                            static_cast<std::uint8_t>(generator.below(generator.below(2) ? 256 : 4)), 0};
        if (auto problem = refuses(book, match, option)) return problem;
    }
    for (const Option& option : match.choice.options) {
        Option near = option;
        ++near.a;
        if (auto problem = refuses(book, match, near)) return problem;
        near = option;
        ++near.b;
        if (auto problem = refuses(book, match, near)) return problem;
    }
    return std::nullopt;
}

namespace {

bool is_hidden(const Match& match, CopyId copy, SeatId seat) {
    if (match.sees[seat].contains(copy)) return false;
    const CopyState& c = state(match, copy);
    switch (c.where) {
        case Where::deck: return true;
        case Where::hand:
        case Where::charge: return owner(copy) != seat;
        case Where::character: return c.face_down && owner(copy) != seat;
        case Where::nowhere:
        case Where::discard:
        case Where::exile:
        case Where::scene: break;
    }
    return false;
}

// Every copy takes the place of its image.
void rename(Match& match, const std::array<CopyId, most_copies>& image) {
    const auto renamed = [&](CopyId& copy) {
        if (copy.value < most_copies) copy = image[copy.value];
    };
    const auto before = match.copies;
    for (std::size_t i = 0; i < before.size(); ++i) {
        CopyState& to = match.copies[image[i].value];
        const CardId card = to.card;  // a copy stays the card that it is
        to = before[i];
        to.card = card;
        renamed(to.next);
    }
    for (SeatState& seat : match.seats)
        for (Pile* cards : {&seat.deck, &seat.hand, &seat.discard, &seat.exile})
            for (CopyId& copy : *cards) renamed(copy);
    for (Character& c : match.characters) renamed(c.top), renamed(c.bottom), renamed(c.charge);
    renamed(match.scene);
}

}  // namespace

Match dealt_anew(const Match& match, SeatId seat, Generator& generator) {
    Match dealt = match;
    std::array<CopyId, most_copies> image;
    for (std::uint8_t i = 0; i < most_copies; ++i) image[i] = CopyId{i};
    for (SeatId whose : both_seats) {
        std::vector<CopyId> hidden;
        for (std::uint8_t i = 0; i < most_copies; ++i)
            if (owner(CopyId{i}) == whose && state(match, CopyId{i}).card != no_card &&
                is_hidden(match, CopyId{i}, seat))
                hidden.push_back(CopyId{i});
        std::vector<CopyId> places = hidden;
        generator.shuffle(places.data(), places.size());
        for (std::size_t i = 0; i < hidden.size(); ++i) image[hidden[i].value] = places[i];
        if (whose == seat) continue;
        std::vector<CardId> cards;
        for (CopyId copy : places) cards.push_back(match.copies[copy.value].card);
        generator.shuffle(cards.data(), cards.size());
        for (std::size_t i = 0; i < hidden.size(); ++i) dealt.copies[hidden[i].value].card = cards[i];
    }
    rename(dealt, image);
    return dealt;
}

Problem leaking_view(const Rulebook& book, const Match& match, SeatId seat, Generator& generator) {
    const Match dealt = dealt_anew(match, seat, generator);
    if (view_for(book, dealt, seat) == view_for(book, match, seat)) return std::nullopt;
    return "a view tells what its seat cannot see";
}

namespace {

Problem ask_all(const UltramanLeague& league, const UltramanFixture& fixture, const Match& match, Generator& generator,
                Secrets secrets) {
    if (auto problem = broken_invariant(*league.book, match)) return problem;
    if (auto problem = other_cards(match, fixture)) return problem;
    if (auto problem = refused_option(*league.book, match)) return problem;
    if (auto problem = accepted_option(*league.book, match, generator, 8)) return problem;
    if (secrets == Secrets::asked)
        for (SeatId seat : both_seats)
            if (auto problem = leaking_view(*league.book, match, seat, generator)) return problem;
    return std::nullopt;
}

}  // namespace

Played play_by_law(const UltramanLeague& league, const UltramanFixture& fixture, std::uint64_t seed, Secrets secrets) {
    Played played;
    Match match = *start_match(*league.book, fixture.setup(seed));
    Generator generator(seed), questions(seed + 1);
    while (to_act(match) != Actor::nobody) {
        played.problem = ask_all(league, fixture, match, questions, secrets);
        const Option option = next_option(match, generator);
        Match copy = match;
        choose(*league.book, copy, option);
        choose(*league.book, match, option);
        if (!played.problem && !same_bytes(copy, match)) played.problem = "a copy goes on differently";
        if (played.problem) break;
        ++played.choices;
    }
    played.turns = match.turn;
    played.ending = match.ending;
    played.hash = hash(match);
    return played;
}

Played play_through(const UltramanLeague& league, const UltramanFixture& fixture, std::uint64_t seed) {
    Played played;
    Match match = *start_match(*league.book, fixture.setup(seed));
    Generator generator(seed);
    while (to_act(match) != Actor::nobody) {
        choose(*league.book, match, next_option(match, generator));
        ++played.choices;
    }
    played.turns = match.turn;
    played.ending = match.ending;
    played.hash = hash(match);
    return played;
}

}  // namespace cubenight::test
