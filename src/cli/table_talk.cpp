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

// All of the cube, which are known to everybody; none where the cube is the decks that were brought.
std::vector<ShownCard> known_cards(const draft::Night& night) {
    std::vector<ShownCard> shown;
    if (night.settings.constructed()) return shown;
    for (std::size_t i = 0; i < night.cards.set->size(); ++i)
        shown.push_back({{}, CardId{static_cast<std::uint16_t>(i)}});
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
    tell(say(Word::card_help));
}

// Tells what is asked beside taking an option. False where the answer asks for nothing of that kind.
bool told_of_match(const MatchQuestion& question, const draft::DraftCards& cards, const std::string& answer) {
    if (asks_for_help(answer)) std::cout << say(Word::step_help);
    else if (answer == "discard") std::cout << question.piles;
    else if (const auto wanted = card_asked(answer)) tell_card(cards, question.cards, *wanted);
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
        else if (const auto wanted = card_asked(*answer)) tell_card(night.cards, known_cards(night), *wanted);
        else return answer;
    }
}

// Hides what the last person saw and waits for the next one. False where the input has ended.
bool TableTalk::pass_to(SeatId seat) {
    const auto& seats = conductor_.night().seats;
    const auto persons = std::ranges::count(seats, draft::SeatKind::person, &draft::Seat::kind);
    const bool same = at_screen_ == seat || persons <= 1;
    at_screen_ = seat;
    if (same) return true;
    clear_screen();
    return ask_openly(say(Word::looks_alone, {name_of(conductor_.night(), seat)}), Word::looks_alone_help).has_value();
}

Talk TableTalk::ask_pick(const draft::NightView& view) {
    if (!pass_to(view.seat)) return Talk::leave;
    const auto& night = conductor_.night();
    show_pack(night, view);
    for (;;) {
        const auto answer = ask(say(Word::ask_pick));
        if (!answer || *answer == "q") return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        if (asks_for_help(*answer)) {
            show_advice(conductor_, view);
        } else if (const auto wanted = card_asked(*answer)) {
            tell_card(night.cards, cards_shown(night, view), *wanted);
        } else if (*answer == "p") {
            show_pool(night, view.pool);
        } else if (answer->starts_with("u")) {
            return try_to(draft::UndoEntry{view.seat, answer->size() > 2 ? answer->substr(2) : ""});
        } else if (const auto number = number_in(*answer, static_cast<int>(view.pack.size()))) {
            return try_to(draft::PickEntry{view.seat, view.pack[static_cast<std::size_t>(*number) - 1]});
        } else {
            tell(say(Word::want_number, {std::to_string(view.pack.size())}));
        }
    }
}

Talk TableTalk::ask_deck(SeatId seat) {
    if (!pass_to(seat)) return Talk::leave;
    const auto& night = conductor_.night();
    const DeckTalk talk(night, seat);
    talk.show_all();
    for (;;) {
        const auto answer = ask(talk.prompt());
        if (!answer || *answer == "q") return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        if (*answer == "ok" && !talk.tell_faults()) return try_to(draft::SubmitEntry{seat});
        if (*answer == "ok" || talk.told(*answer)) continue;
        const draft::Deck before = night.seats[seat.value].deck;
        if (*answer == "a") {
            auto built = draft::auto_build(night.cards, conductor_.values(), night.pool(seat), before, night.deck_rules,
                                           night.seats[seat.value].locked, night.seats[seat.value].locked_energy);
            if (built.ok()) return try_to(draft::DeckEntry{seat, std::move(built.deck)});
            tell(text::failure_text(built, night.cards, say.language()));
        } else if (auto wished = talk.wished(before, *answer)) {
            try_to(draft::DeckEntry{seat, std::move(*wished)});
            talk.show_change(before);
        } else {
            tell(talk.hint(*answer));
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
        if (!answer || *answer == "q") return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        if (*answer == "1") return try_to(draft::ResultEntry{round, table + 1, draft::MatchResult::first_wins});
        if (*answer == "2") return try_to(draft::ResultEntry{round, table + 1, draft::MatchResult::second_wins});
        if (*answer == "d") return try_to(draft::ResultEntry{round, table + 1, draft::MatchResult::draw});
        if (*answer != "p") {
            tell(say(Word::not_understood));
            continue;
        }
        if (const auto begun = conductor_.match(table); !begun) tell(say(begun.error()));
        return Talk::answered;
    }
}

Talk TableTalk::ask_step(int table, const MatchRunner& match) {
    const auto& night = conductor_.night();
    const auto& pairing = night.rounds.back().tables[static_cast<std::size_t>(table)].pairing;
    const bool first = match.to_act() == SeatId{0};
    if (!pass_to(first ? pairing.first : *pairing.second)) return Talk::leave;
    const auto question =
        match_question(match, night.cards, {name_of(night, pairing.first), name_of(night, *pairing.second)});
    const auto options = match.options();
    tell_news(table, match.to_act().value());
    std::cout << question.board << question.asked << "\n";
    for (std::size_t i = 0; i < options.size(); ++i) std::cout << line_number(i + 1) << question.options[i] << "\n";
    for (;;) {
        const auto answer = ask(say(Word::ask_step));
        if (!answer || *answer == "q") return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        if (told_of_match(question, night.cards, *answer)) continue;
        if (const int steps = match.steps_by_hand(); *answer == "undo" && steps > 0)
            return try_to(draft::RetractEntry{static_cast<int>(night.rounds.size()), table + 1, steps});
        const auto number = number_in(*answer, static_cast<int>(options.size()));
        if (!number && *answer != "concede") {
            tell(say(Word::want_step, {std::to_string(options.size())}));
            continue;
        }
        if (!number && ask_openly(say(Word::ask_concede), Word::concede_help) != "concede") continue;
        const auto step = number ? options[static_cast<std::size_t>(*number) - 1] : question.concede;
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
