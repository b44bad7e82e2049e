#include "src/gui/sessions/practice_shelf.hpp"

#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

Said PracticeShelf::begin(const Practice& wanted, std::uint64_t seed) {
    UltramanSetup setup;
    for (const SeatId seat : play::both_seats) {
        const auto deck = decks_.list(wanted.decks[seat.value]);
        if (deck.empty()) return std::string(say_(text::SessionPhrase::no_such_deck));
        setup.seats[seat].name = wanted.names[seat.value];
        setup.seats[seat].deck.assign(deck.begin(), deck.end());
    }
    setup.title = say_(text::SessionPhrase::practice_title);
    setup.cards = decks_.cards();
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
