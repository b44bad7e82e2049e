#include "src/gui/sessions/practice_shelf.hpp"

#include "src/store/ultraman.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

const std::vector<PracticeDeck>& PracticeShelf::decks() {
    if (std::exchange(read_, true)) return decks_;
    store::UltramanCards cards = store::load_ultraman_cards(data_);
    cards_ = std::move(cards.cards);
    for (const Error& error : cards.errors) {
        decks_.push_back({error.file, 0, error});
        lists_.emplace_back();
    }
    for (const std::filesystem::path& path : store::ultraman_deck_files(data_)) {
        auto deck = store::load_ultraman_deck(path, *cards_);
        if (deck) decks_.push_back({deck->name, static_cast<int>(deck->cards.size()), {}});
        else decks_.push_back({path.stem().string(), 0, deck.error()});
        lists_.push_back(deck ? std::move(deck->cards) : std::vector<CardId>{});
    }
    return decks_;
}

Said PracticeShelf::begin(const Practice& wanted, std::uint64_t seed) {
    decks();
    UltramanSetup setup;
    for (const SeatId seat : play::both_seats) {
        const std::size_t deck = wanted.decks[seat.value];
        if (deck >= lists_.size() || lists_[deck].empty()) return std::string(say_(text::SessionPhrase::no_such_deck));
        setup.seats[seat].name = wanted.names[seat.value];
        setup.seats[seat].deck = lists_[deck];
    }
    setup.title = say_(text::SessionPhrase::practice_title);
    setup.cards = cards_;
    setup.seats[play::seat1].place = wanted.other;
    setup.seed = seed;
    auto match = UltramanMatch::begin(std::move(setup));
    if (!match) return say_(match.error());
    put(std::move(*match));
    return std::nullopt;
}

void PracticeShelf::put(std::unique_ptr<UltramanMatch> match) {
    match_ = std::move(match);
    match_->speak(say_.language());
}

void PracticeShelf::speak(text::Language language) {
    say_.speak(language);
    if (match_) match_->speak(language);
}

}  // namespace cubenight::gui
