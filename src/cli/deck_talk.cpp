#include "src/cli/deck_talk.hpp"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <utility>

#include "engine/cards/names.hpp"
#include "src/cli/card_talk.hpp"
#include "src/cli/night_report.hpp"
#include "src/cli/prompt.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/night/deck_list.hpp"
#include "src/text/draft/deck_text.hpp"
#include "src/text/names.hpp"

namespace cubenight::cli {

namespace {

constexpr int most_of_a_card = 99;

std::optional<int> whole_number(std::string_view words, int least, int most) {
    int number = 0;
    const auto read = std::from_chars(words.data(), words.data() + words.size(), number);
    const bool whole = read.ec == std::errc() && read.ptr == words.data() + words.size();
    return whole && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

// A type as it is typed: "fire".
std::string energy_word(Type type) {
    constexpr std::string_view before = "energy-";
    return std::string(std::string_view(basic_energy(type).key).substr(before.size()));
}

}  // namespace

void show_pool(const draft::Night& night, std::vector<draft::CubeCopyId> pool) {
    if (pool.empty()) return tell(say(Word::no_cards_yet));
    std::cout << say(Word::your_cards) << "\n";
    group_cards(night.cards, pool);
    std::vector<std::pair<CardId, int>> counted;
    for (const auto copy : pool) {
        const auto same = std::ranges::find(counted, night.cards.id(copy), &std::pair<CardId, int>::first);
        if (same == counted.end()) counted.emplace_back(night.cards.id(copy), 1);
        else ++same->second;
    }
    for (const auto& [card, count] : counted)
        std::cout << "  " << count << "x  " << card_line(night.cards, card) << "\n";
}

DeckTalk::DeckTalk(const draft::Night& night, SeatId seat) : night_(night), seat_(seat), pool_(night.pool(seat)) {
    group_cards(night.cards, pool_);
}

std::string_view DeckTalk::prompt() const { return say(night_.cards.ucg ? Word::ask_deck : Word::ask_deck_and_energy); }

std::string DeckTalk::line_of(draft::CubeCopyId copy) const {
    const auto place = std::ranges::find(pool_, copy) - pool_.begin();
    return line_number(static_cast<std::size_t>(place) + 1) + card_line(night_.cards, night_.cards.id(copy));
}

void DeckTalk::show_energy() const {
    if (const auto energy = deck_parts(night_, seat_, say.language())[DeckPart::energy]; !energy.empty())
        std::cout << as_list(energy, 6);
}

std::vector<draft::Offer> DeckTalk::offered() const {
    return draft::offers(night_.cards, pool_, deck().cards, night_.deck_rules);
}

void DeckTalk::show_offers() const {
    const auto offers = offered();
    if (offers.empty()) return;
    std::cout << say(Word::cards_on_offer) << "\n";
    for (std::size_t i = 0; i < offers.size(); ++i)
        std::cout << "  o" << line_number(i + 1) << std::ranges::count(deck().offered, offers[i].card) << "/"
                  << offers[i].copies << " " << card_line(night_.cards, offers[i].card) << "\n";
}

void DeckTalk::show_all() const {
    std::cout << "\n"
              << say(Word::seat_builds, {name_of(night_, seat_), std::to_string(deck().size()),
                                         std::to_string(night_.deck_rules.deck_size)})
              << "\n";
    for (const auto copy : pool_) std::cout << (deck().has(copy) ? " *" : "  ") << line_of(copy) << "\n";
    show_energy();
    show_offers();
    for (const auto& rule : draft::deck_check(night_, seat_))
        std::cout << "  ! " << text::broken_rule_text(rule, night_.cards, say.language()) << "\n";
}

void DeckTalk::show_change(const draft::Deck& before) const {
    for (const auto copy : pool_)
        if (before.has(copy) != deck().has(copy))
            std::cout << (deck().has(copy) ? " +" : " -") << line_of(copy) << "\n";
    if (before.energy != deck().energy) show_energy();
    if (before.offered != deck().offered || draft::brings_lower_stages(night_.deck_rules.lines)) show_offers();
    tell(say(Word::deck_now, {std::to_string(deck().size()), std::to_string(night_.deck_rules.deck_size)}));
}

void DeckTalk::tell_taken_out(const draft::Deck& before) const {
    std::vector<std::string> names;
    for (const auto copy : pool_)
        if (before.has(copy) && !deck().has(copy)) names.emplace_back(name_in(night_.cards[copy], say.language()));
    if (!names.empty()) tell(say(Word::taken_out, {say.row(names)}));
}

void DeckTalk::tell_help() const {
    std::cout << say(Word::deck_help);
    if (!night_.cards.ucg) std::cout << say(Word::energy_help);
    if (!offered().empty()) std::cout << say(Word::offers_help);
}

bool DeckTalk::tell_faults() const {
    const auto faults = draft::deck_check(night_, seat_);
    if (faults.empty()) return false;
    tell(say(Word::deck_faults, {name_of(night_, seat_)}));
    for (const auto& rule : faults)
        std::cout << "  ! " << text::broken_rule_text(rule, night_.cards, say.language()) << "\n";
    return true;
}

bool DeckTalk::told(const std::string& answer) const {
    if (asks_for_help(answer)) tell_help();
    else if (answer == "l") show_all();
    else if (const auto wanted = card_asked(answer)) tell_card(night_, listed(night_.cards, pool_), *wanted);
    else return false;
    return true;
}

// With so many of that energy: "fire 5".
std::optional<draft::Deck> DeckTalk::with_energy(draft::Deck deck, const std::string& words) const {
    const auto space = words.find(' ');
    if (space == std::string::npos) return std::nullopt;
    const auto count = whole_number(std::string_view(words).substr(space + 1), 0, most_of_a_card);
    if (!count) return std::nullopt;
    for (const auto type : night_.cards.cube->energy)
        if (in_small(words.substr(0, space)) == energy_word(type) || words.substr(0, space) == say(type)) {
            deck.energy[static_cast<std::size_t>(type)] = static_cast<std::uint8_t>(*count);
            return deck;
        }
    return std::nullopt;
}

// With so many of a card on offer: "1 2".
std::optional<draft::Deck> DeckTalk::with_offered(draft::Deck deck, const std::string& words) const {
    const auto space = words.find(' ');
    if (space == std::string::npos) return std::nullopt;
    const auto offers = offered();
    const auto number = whole_number(words.substr(0, space), 1, static_cast<int>(offers.size()));
    const auto count = whole_number(words.substr(space + 1), 0, most_of_a_card);
    if (!number || !count) return std::nullopt;
    const CardId card = offers[static_cast<std::size_t>(*number) - 1].card;
    std::erase(deck.offered, card);
    const draft::DeckEdit add{draft::DeckEdit::Op::add_offered, draft::no_cube_copy, {}, card, *count};
    return apply_edits(std::move(deck), std::vector{add});
}

bool DeckTalk::asks_for_energy(const std::string& answer) const {
    return !night_.cards.ucg && (answer == "e" || answer.starts_with("e "));
}

std::string DeckTalk::hint(const std::string& answer) const {
    if (asks_for_energy(answer)) {
        std::vector<std::string> types;
        for (const auto type : night_.cards.cube->energy) types.push_back(energy_word(type));
        return say(Word::want_energy, {say.row(types)});
    }
    if (answer.starts_with("o ")) return std::string(say(Word::want_offered));
    return say(Word::want_numbers, {std::to_string(pool_.size())});
}

std::optional<draft::Deck> DeckTalk::wished(draft::Deck deck, const std::string& answer) const {
    if (answer == "x") return draft::Deck();
    if (asks_for_energy(answer))
        return with_energy(std::move(deck), answer.substr(std::min<std::size_t>(2, answer.size())));
    if (answer.starts_with("o ")) return with_offered(std::move(deck), answer.substr(2));
    const auto numbers = numbers_in(answer, static_cast<int>(pool_.size()));
    if (!numbers) return std::nullopt;
    std::vector<draft::DeckEdit> edits;
    for (const int number : *numbers) {
        const auto card = pool_[static_cast<std::size_t>(number) - 1];
        edits.push_back({deck.has(card) ? draft::DeckEdit::Op::remove_card : draft::DeckEdit::Op::add_card, card});
    }
    return apply_edits(std::move(deck), edits);
}

}  // namespace cubenight::cli
