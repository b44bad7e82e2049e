#include "src/gui/sessions/local_match.hpp"

#include "engine/bots/bot_option.hpp"
#include "engine/pokemon/game.hpp"
#include "src/text/pokemon/why_not.hpp"

namespace cubenight::gui {

using namespace pokemon;

LocalMatch::LocalMatch(LocalSetup setup, Rulebook book)
    : setup_(std::move(setup)), book_(std::move(book)), log_(book_), bot_chance_(setup_.seed ^ 0xB07) {}

Result<std::unique_ptr<LocalMatch>> LocalMatch::begin(LocalSetup setup) {
    ENSURE(setup.cards);
    Result<Rulebook> book = Rulebook::make(*setup.cards, setup.rules);
    if (!book) return book.error();
    std::unique_ptr<LocalMatch> made(new LocalMatch(std::move(setup), std::move(*book)));
    const LocalSetup& s = made->setup_;
    Result<Match> match = start_match(
        made->book_, {{s.seats[seat0].deck, s.seats[seat1].deck}, s.seed, ChanceMode::generator}, &made->log_);
    if (!match) return match.error();
    made->match_ = *match;
    made->changed();
    made->sit_down();
    return made;
}

Said LocalMatch::perform(Option option) {
    const auto refusal = pokemon::choose(book_, match_, option, &log_);
    if (refusal) return text::why_not_cited(refusal->clause, book_, say_.language());
    changed();
    return std::nullopt;
}

Said LocalMatch::go_back(LocalPoint point) {
    match_ = point.match;
    log_.forget_after(point.events);
    changed();
    return std::nullopt;
}

void LocalMatch::play(Option option) {
    const Said said = perform(option);
    ENSURE(!said);
    forget();
}

Option LocalMatch::bot_choice(bots::MatchBot bot) {
    return bots::bot_option(bot, book_, view_for(book_, match_, to_act().value()), bot_chance_);
}

bool LocalMatch::advance() {
    const std::optional<SeatId> actor = to_act();
    if (!actor || !is_bot(*actor) || awaited_) return false;
    const bool done = !perform(bot_choice(setup_.seats[*actor].bot));
    hand_over();
    return done;
}

}  // namespace cubenight::gui
