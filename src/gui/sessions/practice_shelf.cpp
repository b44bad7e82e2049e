#include "src/gui/sessions/practice_shelf.hpp"

#include <algorithm>

#include "draft/table/table.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {
namespace {

bots::MatchBot bot_of(draft::BotSkill skill) {
    switch (skill) {
        case draft::BotSkill::random: return bots::MatchBot::random;
        case draft::BotSkill::steady: break;
    }
    return bots::MatchBot::steady;
}

// What both games' matches are set up with alike.
template <class Setup>
Setup set_up(const Practice& wanted, std::vector<std::vector<CardId>> decks, std::uint64_t seed) {
    Setup setup;
    for (const SeatId seat : play::both_seats) {
        setup.seats[seat].name = wanted.names[seat.value];
        setup.seats[seat].deck = std::move(decks[seat.value]);
        setup.seats[seat].bot = bot_of(wanted.skill);
    }
    setup.seats[play::seat1].place = wanted.other;
    setup.seed = seed;
    return setup;
}

}  // namespace

template <class Local>
Said PracticeShelf::lay(std::unique_ptr<Local>& place, Result<std::unique_ptr<Local>> match) {
    if (!match) return say_(match.error());
    put(place, std::move(*match));
    return std::nullopt;
}

Said PracticeShelf::begin(const Practice& wanted, const PracticeDecks& decks, std::uint64_t seed) {
    for (const std::string& id : wanted.decks)
        if (std::ranges::find(decks.list(), id, &DeckFile::id) == decks.list().end())
            return std::string(say_(text::SessionPhrase::no_such_deck));
    auto cards = decks.cards_for(wanted, seed);
    if (!cards) return say_(cards.error());
    const auto& cube = decks.cube();
    if (const auto pokemon = decks.pokemon_cards()) {
        auto setup = set_up<LocalSetup>(wanted, std::move(*cards), seed);
        setup.cards = pokemon;
        setup.rules = std::get<RuleSet>(draft::changed(cube->cube->rules, wanted.rule_changes));
        const int first = static_cast<int>(setup.seats[play::seat0].deck.size());
        const int smaller = std::min(first, static_cast<int>(setup.seats[play::seat1].deck.size()));
        setup.rules[OptionKey::deck_size] = first;
        setup.rules[OptionKey::prize_cards] = draft::prizes_for(cube->cube->table, smaller);
        return lay(pokemon_, LocalMatch::begin(std::move(setup)));
    }
    auto setup = set_up<UltramanSetup>(wanted, std::move(*cards), seed);
    setup.cards = decks.ultraman_cards();
    if (cube) setup.rules = cube->ucg->rules;
    return lay(ultraman_, UltramanMatch::begin(std::move(setup)));
}

Said PracticeShelf::begin_again(std::uint64_t seed) {
    const auto dealt_anew = [&](auto setup) {
        setup.seed = seed;
        return setup;
    };
    if (pokemon_) return lay(pokemon_, LocalMatch::begin(dealt_anew(pokemon_->setup())));
    return lay(ultraman_, UltramanMatch::begin(dealt_anew(ultraman_->setup())));
}

void PracticeShelf::put_away() {
    pokemon_.reset();
    ultraman_.reset();
}

void PracticeShelf::speak(text::Language language) {
    say_.speak(language);
    if (pokemon_) pokemon_->speak(language);
    if (ultraman_) ultraman_->speak(language);
}

}  // namespace cubenight::gui
