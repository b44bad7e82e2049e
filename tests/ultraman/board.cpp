#include "tests/ultraman/board.hpp"

#include <algorithm>
#include <sstream>

#include "engine/cards/ultraman/notation.hpp"

namespace cubenight::test {
namespace {

constexpr std::string_view stock_cards = R"(
Red1: ultraman level 1 basic character "RED" bp 5000 7000
Red2: ultraman level 2 basic character "RED" bp 6000 8000 10000
Red3: ultraman level 3 basic character "RED" bp 7000 9000 11000
Red4: ultraman level 4 basic character "RED" bp - 12000 17000 20000
Blue1: ultraman level 1 power character "BLUE" bp 5000 7000
Blue2: ultraman level 2 power character "BLUE" bp 6000 8000 10000
Blue3: ultraman level 3 power character "BLUE" bp 7000 9000 11000
Kai5: kaiju level 5 hazard character "KAI" bp 9000 12000 extra 8000
Kai6: kaiju level 6 hazard character "KAI" bp 10000 15000
Kai7: kaiju level 7 hazard character "KAI" bp 11000 16000 18000
Moon0: scene round 0
Moon1: scene round 1
Moon2: scene round 2
Moon3: scene round 3
)";

std::vector<std::string> words(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> found;
    for (std::string word; in >> word;) found.push_back(word);
    return found;
}

// "Red1*3" is three of them.
std::pair<std::string, int> counted(const std::string& word) {
    const auto star = word.find('*');
    if (star == std::string::npos || star == 0) return {word, 1};
    return {word.substr(0, star), std::stoi(word.substr(star + 1))};
}

}  // namespace

UltramanBoard::UltramanBoard(std::string_view cards) : rules_(usual_rules()) {
    std::istringstream lines{std::string(stock_cards) + std::string(cards)};
    for (std::string line; std::getline(lines, line);) {
        const auto from = line.find_first_not_of(' ');
        const auto colon = line.find(':');
        if (from == std::string::npos || colon == std::string::npos) continue;
        const std::string name = line.substr(from, colon - from);
        const auto read = read_cards("card \"" + name + "\" \"" + name + "\" {" + line.substr(colon + 1) + "\n}");
        if (!read) FAIL(name << ": " << read.error().english());
        REQUIRE(cards_.add(read->front()));
    }
    position_.phase = Phase::activate;
}

UltramanBoard& UltramanBoard::area(std::string_view mine, std::string_view theirs) {
    auto& area = position_.areas.emplace_back();
    if (!mine.empty()) area[seat0] = placed(mine);
    if (!theirs.empty()) area[seat1] = placed(theirs);
    return *this;
}

PlacedCharacter UltramanBoard::placed(std::string_view text) {
    PlacedCharacter character;
    for (const std::string& word : words(text)) {
        if (word == "used") {
            character.uses = {1};
        } else if (word.front() == '+') {
            character.charges.push_back(card(word.substr(1)));
        } else {
            std::istringstream parts(word);
            for (std::string part; std::getline(parts, part, '/');) {
                const bool down = part.front() == '*' || character.face_down > 0;
                character.face_down += down;
                character.cards.push_back(card(part.front() == '*' ? part.substr(1) : part));
            }
        }
    }
    return character;
}

CardId UltramanBoard::card(std::string_view name) {
    const auto found = cards_.find_number(name);
    if (!found) FAIL("no card is called " << name);
    return *found;
}

std::vector<CardId> UltramanBoard::cards(std::string_view names) {
    std::vector<CardId> found;
    for (const std::string& word : words(names)) {
        const auto [name, count] = counted(word);
        for (int i = 0; i < count; ++i) found.push_back(card(name));
    }
    return found;
}

UltramanBoard& UltramanBoard::fill(Whose side, Where zone, std::string_view names) {
    PlacedSeat& seat = position_.seats[seat_of(side)];
    switch (zone) {
        case Where::deck:
            seat.deck = cards(names);
            has_deck_[seat_of(side)] = true;
            break;
        case Where::hand: seat.hand = cards(names); break;
        case Where::discard:
            seat.discard = cards(names);
            std::reverse(seat.discard.begin(), seat.discard.end());
            break;
        case Where::exile: seat.exile = cards(names); break;
        default: FAIL("no pile");
    }
    return *this;
}

UltramanBoard& UltramanBoard::scene(std::string_view name, Whose owner) {
    position_.scene = PlacedScene{seat_of(owner), card(name)};
    return *this;
}
UltramanBoard& UltramanBoard::lead(Whose side) {
    position_.lead = seat_of(side);
    return *this;
}
UltramanBoard& UltramanBoard::turn(int number) {
    position_.turn = number;
    return *this;
}
UltramanBoard& UltramanBoard::rule(std::string_view option, int value) {
    const auto problem = rules_.set(option, value);
    REQUIRE_FALSE(problem);
    return *this;
}
UltramanBoard& UltramanBoard::at(Phase phase) {
    position_.phase = phase;
    begin();
    return *this;
}
UltramanBoard& UltramanBoard::ask_all() {
    position_.asks_all = true;
    return *this;
}
UltramanBoard& UltramanBoard::chance_asked() {
    position_.chance = ChanceMode::asked;
    return *this;
}
UltramanBoard& UltramanBoard::seed(std::uint64_t seed) {
    position_.seed = seed;
    return *this;
}

void UltramanBoard::begin() {
    auto made = Rulebook::make(cards_, rules_);
    if (!made) FAIL(made.error().english());
    book_ = std::move(*made);
    for (SeatId seat : both_seats)
        if (!has_deck_[seat]) position_.seats[seat].deck.assign(10, card("Red1"));
    auto arranged = arrange(*book_, position_, this);
    if (!arranged) FAIL(arranged.error().english());
    match_ = *arranged;
    REQUIRE(broken_invariant(*book_, *match_).value_or("") == "");
}

UltramanBoard& UltramanBoard::deal(std::string_view my_deck, std::string_view their_deck) {
    auto made = Rulebook::make(cards_, rules_);
    if (!made) FAIL(made.error().english());
    book_ = std::move(*made);
    auto mine = cards(my_deck), theirs = cards(their_deck);
    std::reverse(mine.begin(), mine.end());
    std::reverse(theirs.begin(), theirs.end());
    MatchSetup setup;
    setup.decks[seat0] = mine;
    setup.decks[seat1] = theirs;
    setup.chance = ChanceMode::asked;
    auto started = start_match(*book_, setup, this);
    if (!started) FAIL(started.error().english());
    match_ = *started;
    return *this;
}

const Match& UltramanBoard::match() {
    if (!match_) begin();
    return *match_;
}

const Rulebook& UltramanBoard::book() {
    if (!match_) begin();
    return *book_;
}

UltramanBoard& UltramanBoard::act(Option option) {
    match();
    const auto refused = ultraman::choose(*book_, *match_, option, this);
    if (refused) FAIL("refused: " << citation(refused->clause));
    const auto broken = broken_invariant(*book_, *match_);
    if (broken) FAIL(*broken);
    return *this;
}

CopyId UltramanBoard::hand_card(std::string_view name) {
    const auto seat = play::seat_of(match().choice.actor);
    const CardId wanted = card(name);
    if (seat)
        for (CopyId copy : match().seats[*seat].hand)
            if (match().copies[copy.value].card == wanted) return copy;
    for (SeatId other : both_seats)
        for (CopyId copy : match().seats[other].hand)
            if (match().copies[copy.value].card == wanted) return copy;
    return copy_of(name);
}

CopyId UltramanBoard::copy_of(std::string_view name) {
    const CardId wanted = card(name);
    for (std::uint8_t i = 0; i < most_copies; ++i)
        if (match().copies[i].card == wanted && match().copies[i].where != Where::deck) return CopyId{i};
    for (std::uint8_t i = 0; i < most_copies; ++i)
        if (match().copies[i].card == wanted) return CopyId{i};
    FAIL("no copy of " << name);
    return no_copy;
}

UltramanBoard& UltramanBoard::set(std::string_view name) {
    const CopyId copy = hand_card(name);
    for (const Option& option : match().choice.options)
        if (option.kind == OptionKind::set && option.a == copy.value) return act(option);
    return act({OptionKind::set, copy.value, 0, 0});
}

UltramanBoard& UltramanBoard::level_up(std::string_view name, int area) {
    const SeatId seat = *play::seat_of(match().choice.actor);
    return act({OptionKind::level_up, hand_card(name).value, ultraman::spot_of(area - 1, seat).value, 0});
}

Option UltramanBoard::activation(std::string_view name, int text) {
    const auto seat = play::seat_of(match().choice.actor);
    const CardId wanted = card(name);
    CopyId found = no_copy;
    for (std::uint8_t i = 0; i < most_copies; ++i) {
        const CopyState& c = match().copies[i];
        if (c.card != wanted || (c.where != Where::character && c.where != Where::scene)) continue;
        if (found == no_copy || (seat && owner(CopyId{i}) == *seat)) found = CopyId{i};
        if (seat && owner(found) == *seat) break;
    }
    if (found == no_copy) found = copy_of(name);
    return {OptionKind::activate, found.value, static_cast<std::uint8_t>(text), 0};
}

std::optional<Option> UltramanBoard::find_option(std::string_view what) {
    const auto parts = words(what);
    const auto& options = match().choice.options;
    if (parts.size() == 2 && (parts[0] == "my" || parts[0] == "their")) {
        const Spot wanted = spot(parts[0] == "my" ? Whose::mine : Whose::theirs, std::stoi(parts[1]));
        for (const Option& option : options)
            if ((option.kind == OptionKind::character || option.kind == OptionKind::spot) && option.a == wanted.value)
                return option;
        return std::nullopt;
    }
    for (const Option& option : options) {
        if (option.kind == OptionKind::copy && name(CopyId{option.a}) == what) return option;
        if (option.kind == OptionKind::part && match().choice.kind == ChoiceKind::trigger_order &&
            name(CopyId{option.b}) == what)
            return option;
        if (option.kind == OptionKind::character && name(match().characters[option.a].top) == what) return option;
    }
    return std::nullopt;
}

UltramanBoard& UltramanBoard::choose(std::string_view what) {
    const auto option = find_option(what);
    if (!option) FAIL("not offered: " << what);
    return act(*option);
}

UltramanBoard& UltramanBoard::choose_text(int text) {
    for (const Option& option : match().choice.options)
        if (option.kind == OptionKind::text && option.b == text) return act(option);
    FAIL("that text is not offered");
    return *this;
}

UltramanBoard& UltramanBoard::number(int n) {
    return act({OptionKind::number, static_cast<std::uint8_t>(n & 0xFF), static_cast<std::uint8_t>(n >> 8), 0});
}

UltramanBoard& UltramanBoard::pass_to(Phase phase) {
    match();
    while (match_->outcome == Outcome::running && match_->phase != phase) {
        const auto& options = match_->choice.options;
        const Option none{OptionKind::done, 0, 0, 0}, no{OptionKind::no, 0, 0, 0};
        if (std::find(options.begin(), options.end(), none) != options.end()) act(none);
        else if (std::find(options.begin(), options.end(), no) != options.end()) act(no);
        else act(options[0]);
    }
    return *this;
}

UltramanBoard& UltramanBoard::pass_turn() {
    const auto turn = match().turn;
    while (match_->outcome == Outcome::running && match_->turn == turn) {
        const auto& options = match_->choice.options;
        const Option none{OptionKind::done, 0, 0, 0}, no{OptionKind::no, 0, 0, 0};
        if (std::find(options.begin(), options.end(), none) != options.end()) act(none);
        else if (std::find(options.begin(), options.end(), no) != options.end()) act(no);
        else act(options[0]);
    }
    return *this;
}

Clause UltramanBoard::refusal(Option option) {
    const Match before = match();
    const auto asked = why_not(*book_, *match_, option);
    const auto refused = ultraman::choose(*book_, *match_, option);
    if (!refused) FAIL("it is allowed");
    CHECK(hash(before) == hash(*match_));
    if (asked) CHECK(asked->clause == refused->clause);
    return refused->clause;
}

Clause UltramanBoard::why_not_set(std::string_view name) {
    return refusal({OptionKind::set, hand_card(name).value, 0, 0});
}

Clause UltramanBoard::why_not_level_up(std::string_view name, int area) {
    const SeatId seat = *play::seat_of(match().choice.actor);
    return refusal({OptionKind::level_up, hand_card(name).value, ultraman::spot_of(area - 1, seat).value, 0});
}

bool UltramanBoard::offers(Option option) {
    const auto& options = match().choice.options;
    return std::find(options.begin(), options.end(), option) != options.end();
}

CharacterNumbers UltramanBoard::numbers(Whose side, int area) { return numbers_of(book(), match(), spot(side, area)); }

std::vector<BpStep> UltramanBoard::bp_steps(Whose side, int area) {
    return ultraman::bp_steps(book(), match(), spot(side, area));
}

std::string UltramanBoard::name(CopyId copy) {
    if (copy == no_copy) return "?";
    return cards_[match().copies[copy.value].card].number;
}

std::string UltramanBoard::character(Whose side, int area) {
    std::string names;
    each_card(match(), match().characters[spot(side, area).value].top,
              [&](CopyId copy) { names = names.empty() ? name(copy) : name(copy) + "/" + names; });
    return names;
}

std::string UltramanBoard::charges(Whose side, int area) {
    std::string names;
    each_card(match(), match().characters[spot(side, area).value].charge,
              [&](CopyId copy) { names += (names.empty() ? "" : " ") + name(copy); });
    return names;
}

std::string UltramanBoard::list(Whose side, Where zone) {
    const Pile* cards = pile(match(), seat_of(side), zone);
    std::string names;
    const auto add = [&](CopyId copy) { names += (names.empty() ? "" : " ") + name(copy); };
    if (zone == Where::hand || zone == Where::exile)
        for (CopyId copy : *cards) add(copy);
    else
        for (std::size_t i = cards->size(); i-- > 0;) add((*cards)[i]);
    return names;
}

std::string UltramanBoard::scene() { return match().scene == no_copy ? "" : name(match().scene); }

Fought UltramanBoard::fought(Whose side, int area) { return match().characters[spot(side, area).value].fought; }

bool UltramanBoard::told(EventKind kind, Clause clause) const {
    return std::ranges::any_of(events_, [&](const Event& e) { return e.type == kind && e.clause == clause; });
}

int UltramanBoard::times_told(EventKind kind) const {
    return static_cast<int>(std::ranges::count_if(events_, [&](const Event& e) { return e.type == kind; }));
}

}  // namespace cubenight::test
