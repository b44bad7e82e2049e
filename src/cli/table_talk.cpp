#include "src/cli/table_talk.hpp"

#include <algorithm>
#include <iostream>
#include <optional>

#include "draft/decks/auto_build.hpp"
#include "draft/night/night_view.hpp"
#include "engine/cards/names.hpp"
#include "src/cli/card_talk.hpp"
#include "src/cli/deck_talk.hpp"
#include "src/cli/host_talk.hpp"
#include "src/cli/match_talk.hpp"
#include "src/cli/night_report.hpp"
#include "src/cli/prompt.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/text/draft/deck_text.hpp"
#include "src/text/draft/pick_text.hpp"

namespace cubenight::cli {
namespace {

// " + Ember, Blaze": the cards that go with one of the pack.
std::string with_it(const draft::Night& night, const draft::NightView& view, draft::CubeCopyId card) {
    const auto with = view.goes_with.find(card);
    if (with == view.goes_with.end()) return "";
    std::vector<std::string> names;
    for (const auto lower : with->second) names.emplace_back(name_in(night.cards[lower], say.language()));
    return " + " + say.row(names);
}

void show_pack(const draft::Night& night, const draft::NightView& view) {
    std::cout << "\n"
              << say(Word::seat_picks,
                     {name_of(night, view.seat), std::to_string(view.round + 1), std::to_string(view.pick + 1)})
              << "\n";
    for (std::size_t i = 0; i < view.pack.size(); ++i)
        std::cout << line_number(i + 1) << card_line(night.cards, night.cards.id(view.pack[i]))
                  << with_it(night, view, view.pack[i]) << "\n";
}

// The places of a pack by their numbers, then the cards picked before by their names.
std::vector<ShownCard> cards_shown(const draft::Night& night, const draft::NightView& view) {
    std::vector<ShownCard> shown = listed(night.cards, view.pack);
    for (const auto copy : view.pool) shown.push_back({{}, night.cards.id(copy)});
    return shown;
}

void show_advice(const Conductor& conductor, const draft::NightView& view) {
    const auto& night = conductor.night();
    for (const auto& suggestion : draft::suggest_picks(night.cards, conductor.values(), place_of(view))) {
        const auto place = std::ranges::find(view.pack, suggestion.card) - view.pack.begin();
        std::cout << line_number(static_cast<std::size_t>(place) + 1)
                  << name_in(night.cards[suggestion.card], say.language());
        for (const auto& reason : suggestion.reasons)
            std::cout << "; " << text::reason_text(reason, night.cards, say.language());
        std::cout << "\n";
    }
    std::cout << say(Word::pick_help);
}

std::ptrdiff_t persons_of(const draft::Night& night) {
    return std::ranges::count(night.seats, draft::SeatKind::person, &draft::Seat::kind);
}

// Tells the deck of the only person; where there are others, it stays for the match, in which one looks alone.
void tell_own_deck(const draft::Night& night) {
    if (persons_of(night) != 1) return tell(say(Word::deck_in_match));
    const auto seat = std::ranges::find(night.seats, draft::SeatKind::person, &draft::Seat::kind) - night.seats.begin();
    std::cout << deck_text(night, SeatId{static_cast<std::uint8_t>(seat)});
}

// What is written out at the prompts; a single letter is never nearly another.
constexpr std::string_view pick_commands[] = {"card", "help", "host", "quit"};
constexpr std::string_view result_commands[] = {"card", "deck", "help", "host", "quit"};
constexpr std::string_view step_commands[] = {"card", "concede", "deck", "discard", "help",
                                              "host", "quit",    "undo", "why"};

// Tells what is asked beside taking an option. False where the answer asks for nothing of that kind.
bool told_of_match(const MatchQuestion& question, const draft::Night& night, SeatId seat, const std::string& answer) {
    if (asks_for_help(answer)) std::cout << say(Word::step_help);
    else if (answer == "discard") std::cout << question.piles;
    else if (answer == "deck") std::cout << deck_text(night, seat);
    else if (answer == "why") std::cout << fitted(question.why_not());
    else if (const auto wanted = card_asked(answer)) tell_card(night, question.cards, *wanted);
    else return false;
    return true;
}

}  // namespace

// Does it, or says why not.
Talk TableTalk::try_to(draft::EntryAction action) {
    if (auto hindered = conductor_.act(std::move(action))) tell(hindered->text(say.language()));
    return Talk::answered;
}

// Whether the host spoke; then it was done, and what is to be decided may have changed.
bool TableTalk::heard_host(const std::string& answer) {
    if (answer != "host" && !answer.starts_with("host ")) return false;
    host_act(conductor_, answer.substr(4));
    return true;
}

// What was answered but for "?" and what asks for a card of the cube, which are told as often as they come.
std::optional<std::string> TableTalk::ask_openly(std::string_view prompt, Word help) {
    const draft::Night& night = conductor_.night();
    for (;;) {
        auto answer = ask(prompt);
        if (!answer) return std::nullopt;
        if (asks_for_help(*answer)) tell(say(help));
        else if (const auto wanted = card_asked(*answer)) tell_card(night, known_cards(night), *wanted);
        else return answer;
    }
}

// Hides what the last person saw and waits until the next one asks for it with an empty line: words that were meant for
// another question show nobody's cards. Nothing where the seat looks now.
std::optional<Talk> TableTalk::pass_to(SeatId seat) {
    if (at_screen_ != seat && persons_of(conductor_.night()) > 1) {
        if (!hidden_) clear_screen();
        hidden_ = true;
        at_screen_.reset();
        for (;;) {
            const auto answer =
                ask_openly(say(Word::looks_alone, {name_of(conductor_.night(), seat)}), Word::looks_alone_help);
            if (leaves(answer)) return Talk::leave;
            if (heard_host(*answer)) return Talk::answered;
            if (answer->empty()) break;
            tell(say(Word::looks_alone_help));
        }
    }
    hidden_ = false;
    at_screen_ = seat;
    return std::nullopt;
}

// What the seat was given since it picked last: the last card of a pack.
void TableTalk::tell_last_of_pack(SeatId seat) {
    const auto& night = conductor_.night();
    const auto told = told_picks_.find(seat.value);
    if (told == told_picks_.end()) return;
    int number = 0;
    for (const auto& pick : night.drafting.picks())
        if (pick.seat == seat && ++number > told->second)
            std::cout << "\n" << say(Word::last_of_pack, {card_line(night.cards, night.cards.id(pick.card))}) << "\n";
    told_picks_.erase(told);
}

Talk TableTalk::pick(SeatId seat, draft::CubeCopyId card) {
    const auto& night = conductor_.night();
    const int before = night.drafting.picks_made(seat);
    if (auto hindered = conductor_.act(draft::PickEntry{seat, card})) {
        tell(hindered->text(say.language()));
        return Talk::answered;
    }
    tell(say(Word::you_take, {std::string(name_in(night.cards[card], say.language()))}));
    told_picks_[seat.value] = before + 1;
    return Talk::answered;
}

Talk TableTalk::ask_pick(const draft::NightView& view) {
    if (const auto other = pass_to(view.seat)) return *other;
    const auto& night = conductor_.night();
    tell_last_of_pack(view.seat);
    show_pack(night, view);
    for (;;) {
        const auto answer = ask(say(Word::ask_pick));
        if (leaves(answer)) return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        if (asks_for_help(*answer)) {
            show_advice(conductor_, view);
        } else if (const auto wanted = card_asked(*answer)) {
            tell_card(night, cards_shown(night, view), *wanted);
        } else if (*answer == "p") {
            show_pool(night, view.pool);
        } else if (*answer == "u" || answer->starts_with("u ")) {
            told_picks_.erase(view.seat.value);
            return try_to(draft::UndoEntry{view.seat, answer->size() > 2 ? answer->substr(2) : ""});
        } else if (const auto number = number_in(*answer, static_cast<int>(view.pack.size()))) {
            return pick(view.seat, view.pack[static_cast<std::size_t>(*number) - 1]);
        } else {
            tell(or_command(say(Word::want_number, {std::to_string(view.pack.size())}), *answer, pick_commands));
        }
    }
}

Talk TableTalk::ask_deck(SeatId seat) {
    if (const auto other = pass_to(seat)) return *other;
    const auto& night = conductor_.night();
    tell_last_of_pack(seat);
    const DeckTalk talk(night, seat);
    talk.show_all();
    for (;;) {
        const auto answer = ask(talk.prompt());
        if (leaves(answer)) return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        const bool ready = *answer == "ok" || *answer == "ready" || *answer == "done";
        if (ready && !talk.tell_faults()) return try_to(draft::SubmitEntry{seat});
        if (ready || talk.told(*answer)) continue;
        const draft::Deck before = night.seats[seat.value].deck;
        if (*answer == "a" || *answer == "auto" || *answer == "build") {
            auto built = draft::auto_build(night.cards, conductor_.values(), night.pool(seat), before, night.deck_rules,
                                           night.seats[seat.value].locked, night.seats[seat.value].locked_energy);
            if (built.ok()) {
                try_to(draft::DeckEntry{seat, std::move(built.deck)});
                talk.tell_taken_out(before);
                return Talk::answered;
            }
            tell(text::failure_text(built, night.cards, say.language()));
        } else if (auto wished = talk.wished(before, *answer)) {
            try_to(draft::DeckEntry{seat, std::move(*wished)});
            talk.show_change(before);
        } else {
            tell(or_command(talk.hint(*answer), *answer, pick_commands));
        }
    }
}

// A match may be played here, or with real cards and its result told.
Talk TableTalk::ask_table(int table) {
    if (const auto* match = conductor_.running_match(table)) return ask_step(table, *match);
    const auto& night = conductor_.night();
    const auto& pairing = night.rounds.back().tables[static_cast<std::size_t>(table)].pairing;
    const int round = static_cast<int>(night.rounds.size());
    std::cout << "\n"
              << say(Word::seats_play, {std::to_string(round), std::to_string(table + 1), pairing_text(night, pairing)})
              << "\n";
    for (;;) {
        const auto answer = ask_openly(say(Word::ask_result), Word::result_help);
        if (leaves(answer)) return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        if (*answer == "1") return try_to(draft::ResultEntry{round, table + 1, draft::MatchResult::first_wins});
        if (*answer == "2") return try_to(draft::ResultEntry{round, table + 1, draft::MatchResult::second_wins});
        if (*answer == "d") return try_to(draft::ResultEntry{round, table + 1, draft::MatchResult::draw});
        if (*answer == "deck") {
            tell_own_deck(night);
            continue;
        }
        if (*answer != "p") {
            tell(or_command(say(Word::not_understood), *answer, result_commands));
            continue;
        }
        if (const auto begun = conductor_.match(table); !begun) tell(say(begun.error()));
        return Talk::answered;
    }
}

// Of the match that is told here: the steps of an action that its player has begun and may take back.
int TableTalk::steps_begun() const { return told_ ? told_->telling->steps_back() : 0; }

// What was done last by hand, or an action that is begun. Says why where neither can be taken back.
bool TableTalk::take_back(int table, const MatchRunner& match) {
    const int by_hand = match.steps_by_hand(), begun = steps_begun();
    const int steps = by_hand > 0 ? by_hand : begun;
    if (steps == 0) {
        tell(say(Word::nothing_begun));
        return false;
    }
    const int round = static_cast<int>(conductor_.night().rounds.size());
    if (auto hindered = conductor_.act(draft::RetractEntry{round, table + 1, steps})) {
        tell(hindered->text(say.language()));
    } else if (by_hand == 0) {
        told_->telling->take_back();
        told_->steps -= static_cast<std::size_t>(begun);
    }
    return true;
}

Talk TableTalk::ask_step(int table, const MatchRunner& match) {
    const auto& night = conductor_.night();
    const auto& pairing = night.rounds.back().tables[static_cast<std::size_t>(table)].pairing;
    const SeatId seat = match.to_act() == SeatId{0} ? pairing.first : *pairing.second;
    if (const auto other = pass_to(seat)) return *other;
    const auto question =
        match_question(match, night.cards, {name_of(night, pairing.first), name_of(night, *pairing.second)});
    tell_news(table, match.to_act().value());
    std::cout << fitted(question.board + question.asked) << "\n";
    const auto& options = question.options;
    for (std::size_t i = 0; i < options.size(); ++i) std::cout << fitted(line_number(i + 1) + options[i].text) << "\n";
    for (;;) {
        const auto answer = ask(say(steps_begun() > 0 ? Word::ask_begun : Word::ask_step));
        if (leaves(answer)) return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        if (told_of_match(question, night, seat, *answer)) continue;
        if (*answer == "undo") {
            if (take_back(table, match)) return Talk::answered;
            continue;
        }
        const auto number = number_in(*answer, static_cast<int>(options.size()));
        if (!number && *answer != "concede") {
            tell(or_command(say(Word::want_step, {std::to_string(options.size())}), *answer, step_commands));
            continue;
        }
        if (!number && ask_openly(say(Word::ask_concede), Word::concede_help) != "concede") continue;
        const auto step = number ? options[static_cast<std::size_t>(*number) - 1].step : question.concede;
        if (auto hindered = conductor_.play(table, step)) tell(hindered->text(say.language()));
        return Talk::answered;
    }
}

// Takes the steps that the night has and the telling has not. False where it cannot follow.
bool TableTalk::catch_up(const draft::NightMatch& match) {
    while (told_->steps < match.steps.size())
        if (!told_->telling->step(match.steps[told_->steps++])) return false;
    return told_->steps == match.steps.size();
}

// What has happened at the table since its player was asked last: the other's actions, and what came of the own.
void TableTalk::tell_news(int table, SeatId player) {
    const auto& night = conductor_.night();
    const std::size_t round = night.rounds.size() - 1;
    const auto& match = night.rounds[round].tables[static_cast<std::size_t>(table)];
    if (!told_ || told_->round != round || told_->table != table || told_->steps > match.steps.size()) {
        told_.reset();
        const auto decks = match_decks(night.cards, match.decks[0], match.decks[1]);
        if (!decks) return;
        auto telling =
            MatchTelling::begin(conductor_.rules(), *decks, match.seed,
                                {name_of(night, match.pairing.first), name_of(night, *match.pairing.second)});
        if (!telling) return;
        told_.emplace(Told{round, table, std::move(*telling)});
    }
    told_->player = player;
    if (catch_up(match)) std::cout << log_text(told_->telling->news_for(player));
}

void TableTalk::tell_end() {
    if (!told_) return;
    const auto& match = conductor_.night().rounds[told_->round].tables[static_cast<std::size_t>(told_->table)];
    if (match.state != draft::MatchState::over) return;
    if (catch_up(match)) std::cout << log_text(told_->telling->news_for(told_->player));
    told_.reset();
}

Talk TableTalk::ask_next() {
    const auto& night = conductor_.night();
    for (std::size_t s = 0; s < night.seats.size(); ++s) {
        const SeatId seat{static_cast<std::uint8_t>(s)};
        if (night.phase() == draft::NightPhase::draft) {
            const auto view = view_for(night, seat);
            if (!view.pack.empty()) return ask_pick(view);
        } else if (night.phase() == draft::NightPhase::build && !night.seats[s].handed_in) {
            return ask_deck(seat);
        }
    }
    if (night.phase() == draft::NightPhase::play) {
        const auto& tables = night.rounds.back().tables;
        for (std::size_t t = 0; t < tables.size(); ++t)
            if (tables[t].state != draft::MatchState::over) return ask_table(static_cast<int>(t));
    }
    return Talk::leave;
}

}  // namespace cubenight::cli
