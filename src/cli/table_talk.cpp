#include "src/cli/table_talk.hpp"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <optional>

#include "draft/decks/auto_build.hpp"
#include "draft/night/night_view.hpp"
#include "engine/cards/names.hpp"
#include "src/cli/host_talk.hpp"
#include "src/cli/match_talk.hpp"
#include "src/cli/night_report.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/night/deck_list.hpp"
#include "src/text/draft/deck_text.hpp"
#include "src/text/draft/pick_text.hpp"

namespace cubenight::cli {
namespace {

// A line of the input without spaces around it; nothing at its end, or where nobody can read the prompt.
std::optional<std::string> ask(std::string_view prompt) {
    std::cout << prompt << " > " << std::flush;
    std::string line;
    if (!std::cout || !std::getline(std::cin, line)) return std::nullopt;
    const auto begin = line.find_first_not_of(" \t\r");
    if (begin == std::string::npos) return std::string();
    return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

// The whole number that the text is, from 1 to `most`.
std::optional<int> number_in(std::string_view text, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 1 || number > most) return std::nullopt;
    return number;
}

std::string character_line(const std::string& name, const ultraman::Card& card) {
    if (card.is_scene()) return say(Word::scene_card, {name, std::to_string(card.round)});
    std::string bp;
    for (const int printed : card.bp) {
        if (printed == ultraman::no_bp && bp.empty()) bp = "-";
        else if (printed != ultraman::no_bp) bp += (bp.empty() ? "" : "/") + std::to_string(printed);
    }
    return say(Word::character_card, {name, std::to_string(card.level), bp});
}

std::string card_line(const draft::DraftCards& cards, draft::CubeCopyId copy) {
    const Card& card = cards[copy];
    const std::string name(name_in(card, say.language()));
    if (cards.ucg) return character_line(name, cards.character(copy));
    if (card.kind != CardKind::pokemon) return name;
    const std::string hp = std::to_string(card.hp);
    if (card.evolves_from.empty()) return say(Word::pokemon_card, {name, hp});
    return say(Word::evolution_card, {name, hp, ancestor_in(card, say.language())});
}

// What was answered or refused, set in.
void tell(std::string_view words) { std::cout << "  " << words << "\n"; }

void show_pack(const draft::Night& night, const draft::NightView& view) {
    std::cout << "\n"
              << say(Word::seat_picks,
                     {name_of(night, view.seat), std::to_string(view.round + 1), std::to_string(view.pick + 1)})
              << "\n";
    for (std::size_t i = 0; i < view.pack.size(); ++i)
        std::cout << (i + 1 < 10 ? "  " : " ") << i + 1 << "  " << card_line(night.cards, view.pack[i]) << "\n";
}

void show_pool(const draft::Night& night, const std::vector<draft::CubeCopyId>& pool) {
    std::vector<std::string> names;
    for (const auto copy : pool) names.emplace_back(name_in(night.cards[copy], say.language()));
    std::cout << say(Word::your_cards) << "\n" << as_list(names, 2);
}

void show_advice(const Conductor& conductor, const draft::NightView& view) {
    const auto& night = conductor.night();
    for (const auto& suggestion : draft::suggest_picks(night.cards, conductor.values(), place_of(view))) {
        std::cout << "  " << name_in(night.cards[suggestion.card], say.language());
        for (const auto& reason : suggestion.reasons)
            std::cout << "; " << text::reason_text(reason, night.cards, say.language());
        std::cout << "\n";
    }
}

void show_deck(const draft::Night& night, SeatId seat, const std::vector<draft::CubeCopyId>& pool) {
    const auto& deck = night.seats[seat.value].deck;
    std::cout << "\n" << say(Word::seat_builds, {name_of(night, seat), std::to_string(deck.size())}) << "\n";
    for (std::size_t i = 0; i < pool.size(); ++i)
        std::cout << (i + 1 < 10 ? "  " : " ") << i + 1 << (deck.has(pool[i]) ? " * " : "   ")
                  << card_line(night.cards, pool[i]) << "\n";
    std::cout << as_list(deck_parts(night, seat, say.language())[DeckPart::energy], 6);
    for (const auto& rule : draft::deck_check(night, seat))
        std::cout << "  ! " << text::broken_rule_text(rule, night.cards, say.language()) << "\n";
}

// The deck after "energy fire 5", that is with five of them; nothing where the words are not understood.
std::optional<draft::Deck> with_energy(const draft::Night& night, draft::Deck deck, const std::string& words) {
    const auto space = words.find(' ');
    if (space == std::string::npos) return std::nullopt;
    int count = 0;
    const char* const end = words.data() + words.size();
    const auto read = std::from_chars(words.data() + space + 1, end, count);
    if (read.ec != std::errc() || read.ptr != end || count < 0 || count > 99) return std::nullopt;
    for (const auto type : night.cards.cube->energy)
        if (basic_energy(type).key == "energy-" + words.substr(0, space)) {
            deck.energy[static_cast<std::size_t>(type)] = static_cast<std::uint8_t>(count);
            return deck;
        }
    return std::nullopt;
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

// Hides what the last person saw and waits for the next one. False where the input has ended.
bool TableTalk::pass_to(SeatId seat) {
    const auto& seats = conductor_.night().seats;
    const auto persons = std::ranges::count(seats, draft::SeatKind::person, &draft::Seat::kind);
    const bool same = at_screen_ == seat || persons <= 1;
    at_screen_ = seat;
    if (same) return true;
    clear_screen();
    return ask(say(Word::looks_alone, {name_of(conductor_.night(), seat)})).has_value();
}

Talk TableTalk::ask_pick(const draft::NightView& view) {
    if (!pass_to(view.seat)) return Talk::leave;
    const auto& night = conductor_.night();
    show_pack(night, view);
    for (;;) {
        const auto answer = ask(say(Word::ask_pick));
        if (!answer || *answer == "q") return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        if (*answer == "?") {
            show_advice(conductor_, view);
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
    const auto pool = night.pool(seat);
    const auto& deck = night.seats[seat.value].deck;
    show_deck(night, seat, pool);
    for (;;) {
        const auto answer = ask(say(Word::ask_deck));
        if (!answer || *answer == "q") return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        if (*answer == "ok") return try_to(draft::SubmitEntry{seat});
        if (*answer == "a") {
            auto built = draft::auto_build(night.cards, conductor_.values(), pool, deck, night.deck_rules);
            if (built.ok()) return try_to(draft::DeckEntry{seat, std::move(built.deck)});
            tell(text::failure_text(built.failure, say.language()));
        } else if (answer->starts_with("e ")) {
            if (auto changed = with_energy(night, deck, answer->substr(2)))
                return try_to(draft::DeckEntry{seat, std::move(*changed)});
            tell(say(Word::want_energy));
        } else if (const auto number = number_in(*answer, static_cast<int>(pool.size()))) {
            const auto card = pool[static_cast<std::size_t>(*number) - 1];
            const draft::DeckEdit edit{
                deck.has(card) ? draft::DeckEdit::Op::remove_card : draft::DeckEdit::Op::add_card, card};
            return try_to(draft::DeckEntry{seat, apply_edits(deck, std::span(&edit, 1))});
        } else {
            tell(say(Word::not_understood));
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
        const auto answer = ask(say(Word::ask_result));
        if (!answer || *answer == "q") return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        if (*answer == "1") return try_to(draft::ResultEntry{round, table + 1, draft::MatchResult::first_wins});
        if (*answer == "2") return try_to(draft::ResultEntry{round, table + 1, draft::MatchResult::second_wins});
        if (*answer == "d") return try_to(draft::ResultEntry{round, table + 1, draft::MatchResult::draw});
        if (*answer != "p") continue;
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
    for (std::size_t i = 0; i < options.size(); ++i)
        std::cout << (i + 1 < 10 ? "  " : " ") << i + 1 << "  " << question.options[i] << "\n";
    for (;;) {
        const auto answer = ask(say(Word::ask_step));
        if (!answer || *answer == "q") return Talk::leave;
        if (heard_host(*answer)) return Talk::answered;
        const auto number = number_in(*answer, static_cast<int>(options.size()));
        if (!number && (*answer != "concede" || ask(say(Word::ask_concede)) != "concede")) continue;
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
