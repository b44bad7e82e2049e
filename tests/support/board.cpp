#include "tests/support/board.hpp"

#include <algorithm>
#include <cstring>

namespace cubenight::test {
namespace {

using pokemon::citation;

}  // namespace

// -- the position

Board& Board::place(Side side, std::string_view active, std::vector<std::string_view> bench) {
    pokemon::PlacedSeat& seat = position_.seats[seat_of(side)];
    seat.active = active.empty() ? std::nullopt : std::optional(read_pokemon(active));
    seat.bench.clear();
    for (std::string_view text : bench) seat.bench.push_back(read_pokemon(text));
    return *this;
}

Board& Board::fill(Side side, Where zone, std::string_view cards) {
    pokemon::PlacedSeat& seat = position_.seats[seat_of(side)];
    switch (zone) {
        case Where::deck:
            seat.deck = card_list(cards);
            deck_given_[seat_of(side)] = true;
            break;
        case Where::hand: seat.hand = card_list(cards); break;
        case Where::discard: seat.discard = card_list(cards); break;
        case Where::lost: seat.lost = card_list(cards); break;
        case Where::aside: seat.aside = card_list(cards); break;
        case Where::prizes:
            fill_prizes(seat, cards);
            prizes_given_[seat_of(side)] = true;
            break;
        default: FAIL("cards are placed in piles");
    }
    return *this;
}

Board& Board::stadium(std::string_view card, Side owner) {
    position_.stadium = pokemon::PlacedStadium{seat_of(owner), card_id(card)};
    return *this;
}

Board& Board::turn(int number, Side whose) {
    position_.turn = number;
    position_.turn_seat = seat_of(whose);
    return *this;
}

Board& Board::rule(std::string_view option, int value) {
    if (auto problem = rules_.set(option, value)) FAIL(problem->english());
    return *this;
}

Board& Board::house_rule(WeaknessRule rule) {
    rules_.weakness_rules.push_back(rule);
    return *this;
}

void Board::make_book() {
    auto made = pokemon::Rulebook::make(cards_, rules_);
    if (!made) FAIL(made.error().english());
    book_.emplace(std::move(*made));
}

void Board::start() {
    if (match_) return;
    make_book();
    position_.chance = pokemon::ChanceMode::asked;
    for (const SeatId whose : pokemon::both_seats) {
        pokemon::PlacedSeat& seat = position_.seats[whose];
        if (!deck_given_[whose]) seat.deck = card_list("fire*10");
        if (!prizes_given_[whose])
            seat.prizes.assign(static_cast<std::size_t>(rules_[OptionKey::prize_cards]), {card_id("fire")});
    }
    auto arranged = pokemon::arrange(*book_, position_, this);
    if (!arranged) FAIL(arranged.error().english());
    match_.emplace(*arranged);
    play_chance();
}

Board& Board::deal(std::string_view my_deck, std::string_view their_deck) {
    make_book();
    std::vector<CardId> decks[2] = {card_list(my_deck), card_list(their_deck)};
    for (auto& deck : decks) std::reverse(deck.begin(), deck.end());
    auto dealt = pokemon::start_match(*book_, {{decks[0], decks[1]}, 0, pokemon::ChanceMode::asked}, this);
    if (!dealt) FAIL(dealt.error().english());
    match_.emplace(*dealt);
    play_chance();
    return *this;
}

// -- chance

void Board::play_chance() {
    while (pokemon::to_act(*match_) == pokemon::Actor::chance) answer_chance();
}

void Board::answer_chance() {
    Option option;
    switch (match_->choice.kind) {
        case ChoiceKind::flip: option = next_coin(); break;
        case ChoiceKind::shuffle: option = next_of_shuffle(); break;
        default: option = next_random();
    }
    if (auto refused = pokemon::choose(*book_, *match_, option, this))
        FAIL("chance was refused by " << citation(refused->clause));
}

Option Board::next_coin() {
    if (next_coin_ >= coins_.size())
        FAIL("a coin that the script does not foresee, by " << citation(match_->choice.clause));
    Option face = match_->choice.options[0];
    face.kind = coins_[next_coin_++] == 'H' ? OptionKind::heads : OptionKind::tails;
    return face;
}

Option Board::next_of_shuffle() {
    const Option leave = match_->choice.options[1];
    if (shuffles_.empty()) return leave;
    auto& names = shuffles_.front();
    if (names.empty()) {
        shuffles_.erase(shuffles_.begin());
        return leave;
    }
    const std::string name = names.front();
    names.erase(names.begin());
    const bool last = match_->choice.options.size() <= 4;  // then the lowest card has no choice of its own
    for (const Option& option : match_->choice.options)
        if (option.kind == OptionKind::copy && card_name(CopyId{option.a}) == name) {
            if (last) shuffles_.erase(shuffles_.begin());
            return option;
        }
    FAIL("no " << name << " is left to lie on top");
    return leave;
}

Option Board::next_random() {
    const auto& options = match_->choice.options;
    if (randoms_.empty()) return options[0];
    const std::string name = randoms_.front();
    randoms_.erase(randoms_.begin());
    for (const Option& option : options)
        if (card_name(CopyId{option.a}) == name) return option;
    FAIL("no " << name << " among the random cards");
    return options[0];
}

// -- acts

Board& Board::act(Option option) {
    start();
    if (auto refused = pokemon::choose(*book_, *match_, option, this)) FAIL("refused by " << citation(refused->clause));
    play_chance();
    return *this;
}

Board& Board::attack(std::string_view name) { return act(attack_option(name)); }

Board& Board::play(std::string_view card) { return act({OptionKind::play, hand_card(card).value, 0, 0}); }

Board& Board::play(std::string_view card, std::string_view onto) {
    play(card);
    return act({OptionKind::slot, slot(onto), 0, 0});
}

Board& Board::retreat(std::string_view to) {
    begin_retreat();
    while (match_->choice.kind == ChoiceKind::retreat_energy) act(match_->choice.options[0]);
    return choose(to);
}

Board& Board::ability(std::string_view name, std::string_view of) { return act(ability_option(name, of)); }
Board& Board::choose(std::string_view what) { return act(choice_option(what)); }
Board& Board::answer(OptionKind kind) { return act({kind, 0, 0, 0}); }

Board& Board::part(int which) {
    start();
    for (const Option& option : match_->choice.options)
        if (option.kind == OptionKind::part && option.a == which) return act(option);
    FAIL("there is no part " << which);
    return *this;
}

// -- refusals

Clause Board::refusal(Option option) {
    start();
    if (offers(option)) FAIL("it is offered");
    const pokemon::Match before = *match_;
    const std::size_t told = events_.size();
    const auto refused = pokemon::choose(*book_, *match_, option, this);
    if (!refused) FAIL("it is not refused");
    if (std::memcmp(&before, &*match_, sizeof before) != 0 || events_.size() != told)
        FAIL("a refusal changed something");
    return refused->clause;
}

Clause Board::why_not_attack(std::string_view name) { return refusal(attack_option(name)); }
Clause Board::why_not_play(std::string_view card) { return refusal({OptionKind::play, hand_card(card).value, 0, 0}); }

Clause Board::why_not_play(std::string_view card, std::string_view onto) {
    play(card);
    return refusal({OptionKind::slot, slot(onto), 0, 0});
}

Clause Board::why_not_ability(std::string_view name, std::string_view of) { return refusal(ability_option(name, of)); }

Clause Board::why_not_choose(std::string_view what) {
    start();
    const std::uint8_t found = find_slot(what);
    if (found != pokemon::no_slot) return refusal({OptionKind::slot, found, 0, 0});
    for (std::uint8_t i = 0; i < pokemon::most_copies; ++i)
        if (match_->copies[i].card != no_card && card_name(CopyId{i}) == what)
            return refusal({OptionKind::copy, i, 0, 0});
    FAIL("there is no " << what);
    return Clause::none;
}

// -- what happened

void Board::on_event(const pokemon::Match&, const Event& event) { events_.push_back(event); }

int Board::count(EventKind type) const {
    return static_cast<int>(
        std::count_if(events_.begin(), events_.end(), [&](const Event& e) { return e.type == type; }));
}

const Event& Board::last(EventKind type) const {
    for (auto event = events_.rbegin(); event != events_.rend(); ++event)
        if (event->type == type) return *event;
    FAIL("no such event");
    return events_.back();
}

bool Board::cites(Clause clause) const {
    return std::any_of(events_.begin(), events_.end(), [&](const Event& e) { return e.clause == clause; });
}

std::vector<EventKind> Board::sequence(std::initializer_list<EventKind> kinds) const {
    std::vector<EventKind> found;
    for (const Event& event : events_)
        if (std::find(kinds.begin(), kinds.end(), event.type) != kinds.end()) found.push_back(event.type);
    return found;
}

}  // namespace cubenight::test
