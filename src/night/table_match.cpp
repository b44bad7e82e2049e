#include "src/night/table_match.hpp"

#include <utility>

#include "engine/pokemon/game.hpp"

namespace cubenight {

using gui::Said;
using namespace pokemon;

TableMatch::TableMatch(Conductor& conductor, int table, int round, const Rulebook& book, PlaceOf place)
    : conductor_(&conductor), table_(table), round_(round), book_(&book), place_(std::move(place)), log_(book) {}

Result<std::unique_ptr<TableMatch>> TableMatch::open(Conductor& conductor, int table, PlaceOf place) {
    const auto runner = conductor.match(table);
    if (!runner) return runner.error();
    const int round = static_cast<int>(conductor.night().rounds.size()) - 1;
    std::unique_ptr<TableMatch> made(new TableMatch(conductor, table, round, (*runner)->book(), std::move(place)));
    const NightMatch& entry = made->entry();
    made->seats_ = {entry.pairing.first, *entry.pairing.second};
    std::vector<CardId> decks[2];
    for (std::size_t side = 0; side < 2; ++side) {
        auto cards = match_cards(conductor.night().cards, entry.decks[side]);
        if (!cards) return Error{{}, 0, "the cube's cards lack an energy of a deck"};
        decks[side] = std::move(*cards);
    }
    auto match = start_match(*made->book_, {{decks[0], decks[1]}, entry.seed, ChanceMode::generator}, &made->log_);
    if (!match) return match.error();
    made->match_ = *match;
    made->advance();
    made->seat_ = made->place(0) != gui::SeatPlace::here && made->place(1) == gui::SeatPlace::here ? 1 : 0;
    if (made->people() > 1) made->awaited_ = made->to_act().value_or(0);  // no hand is shown before its owner sits down
    return made;
}

const NightMatch& TableMatch::entry() const {
    return conductor_->night().rounds[static_cast<std::size_t>(round_)].tables[static_cast<std::size_t>(table_)];
}

const CardSet& TableMatch::cards() const { return *conductor_->cube().cards; }

std::string TableMatch::title() const {
    return "Round " + std::to_string(round_ + 1) + " · Table " + std::to_string(table_ + 1);
}

std::string TableMatch::name(int seat) const {
    return conductor_->night().seats[seats_[static_cast<std::size_t>(seat)].value].name;
}

int TableMatch::people() const {
    return (place(0) == gui::SeatPlace::here) + (place(1) == gui::SeatPlace::here);
}

std::optional<int> TableMatch::to_act() const {
    switch (pokemon::to_act(match_)) {
        case Actor::seat0: return 0;
        case Actor::seat1: return 1;
        case Actor::chance:
        case Actor::nobody: return std::nullopt;
    }
    return std::nullopt;
}

bool TableMatch::advance() {
    const auto& steps = entry().steps;
    bool came = false;
    for (; followed_ < steps.size(); ++followed_) {
        if (pokemon::choose(*book_, match_, Option::unpack(steps[followed_]), &log_)) break;
        came = true;
    }
    if (!came) return false;
    ++version_;
    hand_over();
    return true;
}

void TableMatch::cover() {
    if (people() > 0 && !awaited_) awaited_ = seat_;
}

void TableMatch::reveal() {
    if (!awaited_) return;
    seat_ = *std::exchange(awaited_, std::nullopt);
    ++version_;
}

// Two people at one screen: the one who has to act sits down in front of it.
void TableMatch::hand_over() {
    const std::optional<int> next = to_act();
    if (next && people() > 1 && *next != seat_) awaited_ = *next;
}

const View& TableMatch::view() const {
    if (view_version_ != version_ || view_seat_ != seat_) {
        view_ = view_for(*book_, match_, SeatId{static_cast<std::uint8_t>(seat_)});
        view_version_ = version_, view_seat_ = seat_;
    }
    return view_;
}

std::span<const text::LogEntry> TableMatch::log() const {
    if (seen_version_ != version_ || seen_seat_ != seat_) {
        seen_.clear();
        for (const text::LogEntry& entry : log_.entries()) seen_.push_back(text::seen_by(entry, seat_));
        seen_version_ = version_, seen_seat_ = seat_;
    }
    return seen_;
}

Clause TableMatch::why_not(Option option) const {
    const auto refusal = pokemon::why_not(*book_, match_, option);
    return refusal ? refusal->clause : Clause::none;
}

Said TableMatch::play(Option option) {
    if (auto hindered = conductor_->play(table_, option.packed())) return hindered->text();
    advance();
    return std::nullopt;
}

Said TableMatch::choose(Option option) {
    if (!seat() || to_act() != seat()) return std::string("It is not your turn to choose.");
    return play(option);
}

Said TableMatch::concede() { return play({OptionKind::concede, static_cast<std::uint8_t>(seat_), 0, 0}); }

}  // namespace cubenight
