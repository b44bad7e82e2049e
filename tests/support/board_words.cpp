// The words of a test's board: cards, Pokémon and places by name, and what lies where.
#include <algorithm>
#include <cctype>
#include <sstream>

#include "engine/cards/notation.hpp"
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr std::string_view usual_cards = R"(
Bear: pokemon basic colorless hp 100 retreat 1 attack "Hit" [C] 20
Cub: pokemon basic colorless hp 30 retreat 1 attack "Hit" [C] 20
)";

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::vector<std::string> parts_of(const std::string& text, char mark) {
    std::istringstream in(text);
    std::vector<std::string> parts;
    for (std::string part; std::getline(in, part, mark);) parts.push_back(part);
    return parts;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

constexpr std::string_view type_words[] = {"grass",    "fire",     "water", "lightning", "psychic",
                                           "fighting", "darkness", "metal", "fairy"};

std::optional<pokemon::PlacedCondition> condition_word(const std::string& word) {
    static constexpr std::string_view names[] = {"asleep", "burned", "confused", "paralyzed", "poisoned"};
    const std::string bare = word.substr(0, word.find('('));
    for (std::size_t i = 0; i < std::size(names); ++i)
        if (bare == names[i]) {
            const int counters = bare.size() < word.size() ? std::stoi(word.substr(bare.size() + 1)) : 0;
            return pokemon::PlacedCondition{static_cast<SpecialCondition>(i), counters};
        }
    return std::nullopt;
}

}  // namespace

Board::Board(std::string_view cards, std::string_view rule_set) {
    const auto rules = named_rule_set(rule_set);
    if (!rules) FAIL("there is no rule set " << rule_set);
    rules_ = *rules;
    add_usual_cards();
    read_cards(cards);
}

Board::Board(const CardSet& set, const RuleSet& rules, std::string_view cards) : cards_(set), rules_(rules) {
    add_usual_cards();
    read_cards(cards);
}

void Board::add_usual_cards() {
    for (std::size_t type = 0; type < std::size(type_words); ++type) cards_.add(basic_energy(static_cast<Type>(type)));
    read_cards(usual_cards);
    for (auto& seat : position_.seats) seat.active = read_pokemon("Bear");
}

void Board::read_cards(std::string_view lines) {
    std::istringstream in{std::string(lines)};
    std::string name;
    for (std::string line; std::getline(in, line);) {
        const std::size_t begin = line.find_first_not_of(" \t");
        if (begin == std::string::npos) continue;
        const std::size_t colon = line.find(": ", begin);
        if (colon == std::string::npos) FAIL("a card's line begins with its name and a colon: " << line);
        name = line.substr(begin, colon - begin);
        const auto read =
            cubenight::read_cards("card \"" + name + "\" \"" + name + "\" { " + line.substr(colon + 2) + " }", name);
        if (!read) FAIL(read.error().english());
        if (!cards_.add(read->front())) FAIL("two cards are called " << name);
    }
}

CardId Board::card_id(std::string_view name) {
    for (std::string_view type : type_words)
        if (name == type) return *cards_.find_key("energy-" + std::string(type));
    const auto id = cards_.find_key(name);
    if (!id) FAIL("no card is called " << name);
    return *id;
}

std::vector<CardId> Board::card_list(std::string_view names) {
    std::vector<CardId> cards;
    for (const std::string& word : words_of(names)) {
        const std::size_t star = word.find('*');
        const int times = star == std::string::npos ? 1 : std::stoi(word.substr(star + 1));
        cards.insert(cards.end(), static_cast<std::size_t>(times), card_id(word.substr(0, star)));
    }
    return cards;
}

pokemon::PlacedPokemon Board::read_pokemon(std::string_view text) {
    pokemon::PlacedPokemon placed;
    for (const std::string& word : words_of(text)) {
        const int now = position_.turn;
        if (placed.cards.empty())
            for (const std::string& card : parts_of(word, '/')) placed.cards.push_back(card_id(card));
        else if (word[0] == '+') placed.attached.push_back(card_id(word.substr(1)));
        else if (word[0] == '_') placed.under.push_back(card_id(word.substr(1)));
        else if (word[0] == '#') placed.markers.push_back(word.substr(1));
        else if (std::isdigit(static_cast<unsigned char>(word[0]))) placed.damage = std::stoi(word);
        else if (word == "new") placed.came = placed.changed = now;
        else if (word == "grown") placed.changed = now;
        else if (const auto condition = condition_word(word)) placed.conditions.push_back(*condition);
        else FAIL("a Pokémon is not described by " << word);
    }
    return placed;
}

void Board::fill_prizes(pokemon::PlacedSeat& seat, std::string_view cards) {
    seat.prizes.clear();
    for (std::string word : words_of(cards)) {
        const bool face_up = word[0] == '^';
        if (face_up) word.erase(0, 1);
        for (CardId id : card_list(word)) seat.prizes.push_back({id, face_up});
    }
}

Board& Board::coins(std::string_view faces) {
    coins_ += faces;
    return *this;
}

Board& Board::shuffle(std::string_view top) {
    std::vector<std::string> names;
    for (const std::string& word : words_of(top)) {
        const std::size_t star = word.find('*');
        const int times = star == std::string::npos ? 1 : std::stoi(word.substr(star + 1));
        names.insert(names.end(), static_cast<std::size_t>(times), word.substr(0, star));
    }
    shuffles_.push_back(names);
    return *this;
}

Board& Board::random(std::string_view card) {
    randoms_.emplace_back(card);
    return *this;
}

// -- names to options

Option Board::attack_option(std::string_view name) {
    start();
    const pokemon::View seen = pokemon::view_for(*book_, *match_, match_->turn_seat);
    for (std::uint8_t i = 0; i < seen.attacks.size(); ++i)
        if (book_->word(seen.attacks[i].name) == name) return {OptionKind::attack, i, 0, 0};
    return {OptionKind::attack, 0xFF, 0, 0};  // no attack of the Active Pokémon
}

Option Board::ability_option(std::string_view name, std::string_view of) {
    start();
    for (std::uint8_t s = 0; s < pokemon::slot_count; ++s) {
        if (!match_->pokemon[s].in_play() || (!of.empty() && slot(of) != s)) continue;
        const auto& card = book_->card(match_->copies[match_->pokemon[s].top.value].card);
        for (std::uint8_t i = 0; i < card.ability_count; ++i)
            if (book_->word(card.abilities[i].name) == name) return {OptionKind::ability, s, i, 0};
    }
    return pokemon::ability_of_pokemon(of.empty() ? pokemon::no_slot : slot(of), pokemon::no_ability);
}

Option Board::choice_option(std::string_view what) {
    start();
    const std::uint8_t wanted = find_slot(what);
    for (const Option& option : match_->choice.options) {
        if (option.kind == OptionKind::slot && option.a == wanted) return option;
        if (option.kind == OptionKind::copy && card_name(CopyId{option.a}) == what) return option;
    }
    FAIL("the choice does not offer " << what << " but " << offered());
    return {};
}

CopyId Board::hand_card(std::string_view name) {
    start();
    for (CopyId copy : match_->seats[match_->turn_seat].hand)
        if (card_name(copy) == name) return copy;
    for (std::uint8_t i = 0; i < pokemon::most_copies; ++i)
        if (match_->copies[i].card != no_card && card_name(CopyId{i}) == name) return CopyId{i};
    FAIL("there is no " << name);
    return no_copy;
}

// -- questions

const pokemon::Match& Board::match() {
    start();
    return *match_;
}

const pokemon::Rulebook& Board::book() {
    start();
    return *book_;
}

std::string Board::card_name(CopyId copy) {
    const std::string& key = cards_[match_->copies[copy.value].card].key;
    return key.starts_with("energy-") ? key.substr(7) : key;
}

std::uint8_t Board::find_slot(std::string_view pokemon) {
    start();
    const auto words = words_of(pokemon);
    const bool sided = words.size() > 1 && (words[0] == "my" || words[0] == "their");
    const std::string& word = words[sided ? 1 : 0];
    for (const SeatId whose : pokemon::both_seats) {
        if (sided && whose != (words[0] == "my" ? pokemon::seat0 : pokemon::seat1)) continue;
        const pokemon::SeatState& seat = match_->seats[whose];
        if (word == "active") return seat.active;
        if (word == "bench") {
            const auto place = static_cast<std::size_t>(words.size() > 2 ? std::stoi(words[2]) - 1 : 0);
            return place < seat.bench.size() ? seat.bench[place] : pokemon::no_slot;
        }
        if (seat.active != pokemon::no_slot && card_name(match_->pokemon[seat.active].top) == word) return seat.active;
        for (std::uint8_t place : seat.bench)
            if (card_name(match_->pokemon[place].top) == word) return place;
    }
    return pokemon::no_slot;
}

std::uint8_t Board::slot(std::string_view pokemon) {
    const std::uint8_t found = find_slot(pokemon);
    if (found == pokemon::no_slot) FAIL("there is no " << pokemon << " in play");
    return found;
}

const pokemon::Pokemon& Board::at(std::string_view pokemon) { return match().pokemon[slot(pokemon)]; }
std::string Board::name(std::string_view pokemon) { return card_name(at(pokemon).top); }

std::string Board::attached(std::string_view pokemon) {
    std::vector<std::string> names;
    for (CopyId copy = at(pokemon).attached; copy != no_copy; copy = match_->copies[copy.value].next)
        names.push_back(card_name(copy));
    return joined(names);
}

std::string Board::list(Side side, Where zone) {
    const pokemon::SeatState& seat = match().seats[seat_of(side)];
    std::vector<std::string> names;
    const auto from_top = [&](const pokemon::Pile& pile) {
        for (std::size_t i = pile.size(); i-- > 0;) names.push_back(card_name(pile[i]));
    };
    switch (zone) {
        case Where::deck: from_top(seat.deck); break;
        case Where::discard: from_top(seat.discard); break;
        case Where::lost: from_top(seat.lost); break;
        case Where::aside: from_top(match_->aside); break;
        case Where::hand:
            for (CopyId copy : seat.hand) names.push_back(card_name(copy));
            break;
        case Where::prizes:
            for (CopyId copy : seat.prizes) names.push_back(copy == no_copy ? "-" : card_name(copy));
            break;
        default: FAIL("a list is of a pile");
    }
    return joined(names);
}

int Board::prizes_left(Side side) {
    const auto& prizes = match().seats[seat_of(side)].prizes;
    return static_cast<int>(std::count_if(prizes.begin(), prizes.end(), [](CopyId copy) { return copy != no_copy; }));
}

std::string Board::stadium() { return match().stadium == no_copy ? "" : card_name(match_->stadium); }

bool Board::asks(Side side, ChoiceKind kind) {
    return match().choice.kind == kind && match_->choice.actor == pokemon::actor_of(seat_of(side));
}

std::string Board::offered() {
    std::vector<std::string> names;
    for (const Option& option : match().choice.options) {
        if (option.kind == OptionKind::copy) names.push_back(card_name(CopyId{option.a}));
        if (option.kind == OptionKind::slot) names.push_back(card_name(match_->pokemon[option.a].top));
        if (option.kind == OptionKind::done) names.push_back("done");
        if (option.kind == OptionKind::number) names.push_back(std::to_string(option.a));
    }
    return joined(names);
}

bool Board::offers(Option option) {
    const auto& options = match().choice.options;
    return std::find(options.begin(), options.end(), option) != options.end();
}

pokemon::View Board::view(Side side) {
    return pokemon::view_for(book(), match(), SeatId{static_cast<std::uint8_t>(side)});
}

}  // namespace cubenight::test
