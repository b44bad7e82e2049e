#include "src/gui/samples/samples.hpp"

#include <algorithm>

#include "draft/decks/auto_build.hpp"
#include "draft/judge/bot.hpp"
#include "draft/table/table.hpp"
#include "engine/core/ensure.hpp"
#include "src/gui/samples/sample_match.hpp"
#include "src/gui/samples/sample_people.hpp"
#include "src/gui/samples/sample_ultraman.hpp"
#include "src/gui/samples/sample_workshop.hpp"
#include "src/gui/sessions/cube_summary.hpp"
#include "src/store/library.hpp"

namespace cubenight::gui {
namespace {

using Person = SamplePerson;

constexpr std::uint64_t sample_time = 1763152200000;  // a Friday evening in November 2025, in milliseconds

// How large the tables of the samples are.
struct Sizes {
    DraftTableRow usual, full_draft, full_deck, full_night, hostile, hostile_deck;
};
constexpr Sizes pokemon_sizes{{8, 3, 15, 40, 4},  {12, 2, 15, 40, 4}, {4, 9, 10, 60, 6},
                              {12, 3, 10, 30, 3}, {16, 2, 11, 30, 3}, {2, 9, 20, 60, 6}};
constexpr Sizes ultraman_sizes{{8, 5, 14, 50, 0},  {12, 5, 14, 50, 0}, {4, 9, 10, 50, 0},
                               {12, 5, 14, 50, 0}, {16, 3, 17, 50, 0}, {2, 10, 20, 50, 0}};

const Sizes& sizes_of(const SampleCube& cube) { return cube.ucg ? ultraman_sizes : pokemon_sizes; }

// One night while it is brought to where a picture needs it.
class Builder {
public:
    Builder(const SampleCube& cube, std::span<const Person> people, DraftTableRow row)
        : cube_(cube), values_(cube.cards()), night_(begin(cube, people, row)) {
        for (const Person& person : people) places_.push_back(person.place);
    }

    draft::Night& night() { return night_; }
    const std::vector<SeatPlace>& places() const { return places_; }

    void happen(draft::EntryAction action) {
        const draft::Refused refused = apply(night_, {sample_time + 1000 * ++entries_, std::move(action)});
        ENSURE(!refused);
    }

    void pick(SeatId seat) {
        const draft::NightView view = view_for(night_, seat);
        happen(draft::PickEntry{seat, draft::bot_pick(cube_.cards(), values_, place_of(view, seat.value + 1u))});
    }

    // Until every seat has made that many picks.
    void draft(int picks) {
        for (bool again = true; again;) {
            again = false;
            for (std::uint8_t i = 0; i < night_.seats.size(); ++i) {
                if (night_.drafting.picks_made(SeatId{i}) >= picks || !night_.drafting.front(SeatId{i})) continue;
                pick(SeatId{i});
                again = true;
            }
        }
    }
    void draft_all() { draft(draft::picks_per_seat(night_.settings.row, night_.settings.leave)); }

    draft::Deck good_deck(SeatId seat) {
        const draft::NightView view = view_for(night_, seat);
        const draft::AutoBuild built = draft::auto_build(cube_.cards(), values_, view.pool, view.deck, view.deck_rules);
        return built.deck;
    }

    void build_all() {
        draft_all();
        for (std::uint8_t i = 0; i < night_.seats.size(); ++i) {
            happen(draft::DeckEntry{SeatId{i}, good_deck(SeatId{i})});
            happen(draft::SubmitEntry{SeatId{i}});
        }
    }

    void pair() { happen(draft::next_pairing(night_)); }

    // A whole round, the results in a fixed pattern.
    void play_round(int pattern) {
        pair();
        const int round = static_cast<int>(night_.rounds.size());
        for (int table = 1; table <= static_cast<int>(night_.rounds.back().tables.size()); ++table) {
            if (night_.rounds.back().tables[static_cast<std::size_t>(table) - 1].is_bye()) continue;
            const int which = (table * 5 + pattern) % 7;
            happen(draft::ResultEntry{round, table,
                                      which == 0  ? draft::MatchResult::draw
                                      : which % 2 ? draft::MatchResult::first_wins
                                                  : draft::MatchResult::second_wins});
        }
    }

private:
    static draft::Night begin(const SampleCube& cube, std::span<const Person> people, DraftTableRow row) {
        std::vector<draft::SeatSettings> seats;
        for (const Person& person : people)
            seats.push_back(
                {person.name, person.place == SeatPlace::bot ? draft::SeatKind::bot : draft::SeatKind::person});
        draft::NightSettings settings = draft::usual_settings(cube.cards(), "Friday night", seats, 20251114);
        if (row.players > 0) settings.row = row;
        if (!cube.cards().ucg) settings.rule_changes.push_back({"lines", static_cast<int>(LinePolicy::required)});
        settings.deal_seal = "4d0c7be1926f58a3e0b7c9d2415f6a88";
        settings.pick_seconds = 70;
        settings.build_minutes = 30;
        settings.round_minutes = 50;
        auto night = draft::begin_night(settings, cube.cards());
        ENSURE(night.ok());
        return std::move(*night);
    }

    SampleCube cube_;
    draft::CardValues values_;
    draft::Night night_;
    std::vector<SeatPlace> places_;
    std::uint64_t entries_ = 0;
};

std::vector<std::string> names(std::span<const Person> people, std::size_t count) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < count; ++i) out.emplace_back(people[i % people.size()].name);
    return out;
}

NightSummary finished(text::Day day, const char* cube, std::size_t seats, int rounds, const char* winner,
                      const char* record) {
    NightSummary night;
    night.id = text::date_text(day, text::Say());
    night.name = cube;
    night.cube = cube;
    night.begun = day;
    night.state = NightState::finished;
    night.phase = draft::NightPhase::finished;
    night.seats = names(many_people, seats);
    night.rounds = rounds;
    night.round = rounds - 1;
    if (*winner) night.winners = {winner};
    night.record = record;
    return night;
}

NightSummary waiting(std::span<const Person> people, const char* name, const char* cube, DraftTableRow row) {
    NightSummary night = finished({2025, 11, 14}, cube, people.size(), 3, "", "");
    night.id = "tonight";
    night.name = name;
    night.saved = sample_time - 12 * 60 * 1000;
    night.state = NightState::paused;
    night.phase = draft::NightPhase::draft;
    night.seats = names(people, people.size());
    night.row = row;
    night.round = 1;
    return night;
}

std::vector<NightSummary> usual_nights(const SampleCube& of) {
    const char* cube = of.cube->name.c_str();
    std::vector<NightSummary> nights = {
        waiting(usual_people, "Friday night", cube, sizes_of(of).usual),
        finished({2025, 11, 7}, cube, 8, 3, "Aino", "3-0"),
        finished({2025, 11, 1}, cube, 6, 3, "Ben", "2-0-1"),
        finished({2025, 10, 26}, cube, 4, 2, "雨桐", "2-0"),
        finished({2025, 10, 24}, cube, 10, 4, "Noor", "4-0"),
        finished({2025, 10, 17}, cube, 5, 1, "", ""),
    };
    nights.back().state = NightState::ended;
    nights.back().phase = draft::NightPhase::play;
    nights.back().round = 0;
    return nights;
}

constexpr const char* hostile_name = hostile_people[2].name;  // one word

std::vector<NightSummary> hostile_nights(const SampleCube& of) {
    std::vector<NightSummary> nights = {waiting(hostile_people, hostile_name, hostile_name, sizes_of(of).hostile)};
    for (const Person& person : hostile_people)
        nights.push_back(finished({2025, 9, 24}, person.name, 16, 16, person.name, "15-0-1"));
    return nights;
}

CubeSummary renamed(CubeSummary cube) {
    cube.name = hostile_name;
    return cube;
}

void fill_home(MemorySession& session, const SampleCube& cube, SampleState state) {
    const CubeSummary own = summary_of(cube.ucg ? "ultra" : "lantern", cube.cards());
    switch (state) {
        case SampleState::empty: session.set_library({}, {}); return;
        case SampleState::usual: session.set_library(usual_nights(cube), {own}); return;
        case SampleState::full: break;
        case SampleState::hostile: session.set_library(hostile_nights(cube), {renamed(own), renamed(own)}); return;
    }
    std::vector<NightSummary> nights = {waiting(many_people, "The long night of the winter solstice",
                                                cube.cube->name.c_str(), sizes_of(cube).full_night)};
    for (int i = 0; i < 22; ++i)
        nights.push_back(
            finished({2025, 9, 24}, "The Cube of a Thousand Lanterns", 12, 4, "Maximiliana von Hohenstein", "3-0-1"));
    // As many files as somebody may put beside it, with long names.
    std::vector<CubeSummary> cubes(7, own);
    for (CubeSummary& each : cubes) each.name = "The Cube of a Thousand Lanterns and One";
    cubes.front().name = "The Cube of a Thousand Lanterns";
    session.set_library(std::move(nights), std::move(cubes));
}

std::span<const Person> people_in(SampleState state) {
    switch (state) {
        case SampleState::empty:
        case SampleState::usual: return usual_people;
        case SampleState::full: return many_people;
        case SampleState::hostile: return hostile_people;
    }
    return {};
}

DraftTableRow sizes_in(SampleState state, DraftTableRow full, const SampleCube& cube) {
    if (state == SampleState::hostile) return sizes_of(cube).hostile;
    return state == SampleState::full ? full : sizes_of(cube).usual;
}

void fill_draft(MemorySession& session, const SampleCube& cube, SampleState state) {
    Builder b(cube, people_in(state), sizes_in(state, sizes_of(cube).full_draft, cube));
    switch (state) {
        case SampleState::empty: b.pick(SeatId{0}); break;
        case SampleState::usual:
            b.draft(15);
            for (const SeatId seat : {SeatId{2}, SeatId{4}, SeatId{5}}) b.pick(seat);
            break;
        case SampleState::full:
        case SampleState::hostile:
            b.draft(15);
            for (const SeatId seat : {SeatId{1}, SeatId{2}, SeatId{3}, SeatId{2}, SeatId{9}}) b.pick(seat);
            break;
    }
    session.set_now(sample_time + 1000 * b.night().entries + 28000);
    session.open(std::move(b.night()), SeatId{0}, b.places());
}

// Two cards short: of Pokémon a line without its middle, and an energy.
void take_two_out(const SampleCube& cube, draft::Deck& deck) {
    const draft::DraftCards cards = cube.cards();
    if (cards.ucg) {
        deck.cards.erase(deck.cards.begin(), deck.cards.begin() + 2);
        return;
    }
    const auto is_middle = [&](draft::CubeCopyId copy) {
        return std::any_of(deck.cards.begin(), deck.cards.end(), [&](draft::CubeCopyId top) {
            return cards[top].stage == Stage::stage2 && cards[top].evolves_from == cards[copy].name;
        });
    };
    if (const auto found = std::find_if(deck.cards.begin(), deck.cards.end(), is_middle); found != deck.cards.end())
        deck.cards.erase(found);
    for (std::uint8_t& count : deck.energy)
        if (count > 1) {
            --count;
            break;
        }
}

void fill_deck(MemorySession& session, const SampleCube& cube, SampleState state) {
    const bool full = state == SampleState::full, hostile = state == SampleState::hostile;
    Builder b(cube,
              hostile ? std::span<const Person>(hostile_people).first(2)
              : full  ? std::span<const Person>(usual_people).first(4)
                      : usual_people,
              hostile ? sizes_of(cube).hostile_deck
              : full  ? sizes_of(cube).full_deck
                      : sizes_of(cube).usual);
    b.draft_all();
    draft::Deck deck;
    if (state != SampleState::empty) deck = b.good_deck(SeatId{0});
    if (state == SampleState::usual) take_two_out(cube, deck);
    if (full || hostile) {
        const std::vector<draft::CubeCopyId> pool = b.night().pool(SeatId{0});
        for (const draft::CubeCopyId copy : pool)
            if (!deck.has(copy) && deck.cards.size() < (hostile ? draft::most_deck_cards : 62))
                deck = apply_edits(deck,
                                   std::vector<draft::DeckEdit>{{.op = draft::DeckEdit::Op::add_card, .card = copy}});
    }
    b.happen(draft::DeckEntry{SeatId{0}, deck});
    session.set_now(sample_time + 1000 * b.night().entries + 700000);
    session.open(std::move(b.night()), SeatId{0}, b.places());
}

// Scores that differ from table to table.
MatchSign score_of(const SampleCube& cube, const DraftTableRow& row, int table) {
    MatchSign sign;
    sign.score = cube.ucg ? MatchSign::Score::battles_won : MatchSign::Score::prizes_left;
    sign.all = cube.ucg ? 3 : row.prize_cards;
    sign.scores[0] = cube.ucg ? table % 3 : (table * 3) % sign.all + 1;
    sign.scores[1] = cube.ucg ? (table + 2) % 2 : table % sign.all + 1;
    return sign;
}

void fill_night(MemorySession& session, const SampleCube& cube, SampleState state) {
    const bool full = state == SampleState::full || state == SampleState::hostile;
    Builder b(cube, people_in(state), sizes_in(state, sizes_of(cube).full_night, cube));
    b.build_all();
    if (state != SampleState::empty) b.play_round(1);
    if (full) b.play_round(4);
    if (state != SampleState::empty) {
        b.pair();
        const int round = static_cast<int>(b.night().rounds.size());
        const int tables = static_cast<int>(b.night().rounds.back().tables.size());
        for (int table = 1; table <= tables; ++table) {
            if (table == tables - 1 && !full)
                b.happen(draft::ResultEntry{round, table, draft::MatchResult::first_wins});
            else b.happen(draft::StartEntry{round, table, 7u});
            const draft::Pairing pairing = b.night().rounds.back().tables[static_cast<std::size_t>(table) - 1].pairing;
            MatchSign sign = score_of(cube, b.night().settings.row, table);
            sign.turn = 3 + table * 2;
            sign.to_act = table % 2 ? pairing.first : pairing.second;
            sign.minutes = 18;
            session.set_sign(table, sign);
        }
    }
    session.set_now(sample_time + 1000 * b.night().entries + 1133000);
    session.open(std::move(b.night()), SeatId{0}, b.places());
}

// The files that come with the program; the usual and the full state have the first of them on the shelf.
void fill_rulings(MemorySession& session, SampleState state) {
    if (state == SampleState::empty) session.shelf().show_only({});
    if (state == SampleState::full || state == SampleState::hostile)
        session.shelf().put_in("an-evening-of-rulings-that-nobody-could-find.scn");
}

}  // namespace

std::string_view sample_name(SampleState state) {
    switch (state) {
        case SampleState::empty: return "empty";
        case SampleState::usual: return "usual";
        case SampleState::full: return "full";
        case SampleState::hostile: return "hostile";
    }
    return {};
}

Result<SampleCube> sample_cube(const std::string& data, SampleGame game) {
    Result<std::filesystem::path> path = store::find_cube(game == SampleGame::ultraman ? "ultra" : "lantern", data);
    if (!path) return path.error();
    Result<store::LoadedCube> loaded = store::load_cube(*path, data);
    if (!loaded) return loaded.error();
    return SampleCube{loaded->cards, std::make_shared<const Cube>(std::move(loaded->cube)), data, loaded->ucg};
}

std::pair<const char*, const char*> hostile_players() { return {hostile_people[0].name, hostile_people[2].name}; }

std::unique_ptr<MemorySession> sample_session(const SampleCube& cube, Page page, SampleState state) {
    auto session = std::make_unique<MemorySession>(cube);
    session->set_now(sample_time);
    session->deck_desk().keep_nothing();
    fill_home(*session, cube, page == Page::home ? state : SampleState::usual);
    switch (page) {
        case Page::home:
        case Page::anatomy: break;
        case Page::lists:
        case Page::printed: fill_workshop(*session, cube, state); break;
        case Page::workshop:
            fill_workshop(*session, cube, state);
            fill_decks(*session, state);
            break;
        case Page::draft: fill_draft(*session, cube, state); break;
        case Page::deck_picture:
        case Page::deck: fill_deck(*session, cube, state); break;
        case Page::night: fill_night(*session, cube, state); break;
        case Page::match: session->set_match(sample_match(cube, state)); break;
        case Page::settings: break;
        case Page::rulebook:
        case Page::rulings: fill_rulings(*session, state); break;
        case Page::ultraman: session->practice().put(sample_ultraman(cube.data, state)); break;
    }
    return session;
}

}  // namespace cubenight::gui
