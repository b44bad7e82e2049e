// What the screens ask of the program, and all that they know: the library, the open night as values, and the wishes
// of the people. A wish returns nothing when it was done, else the sentence why not; then nothing has changed.
// The conductor implements it over the journal; a second implementation lives in memory for pictures and tests.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "draft/decks/auto_build.hpp"
#include "draft/night/night.hpp"
#include "draft/night/night_view.hpp"
#include "draft/pool/lines.hpp"
#include "draft/table/enough_picks.hpp"
#include "engine/core/result.hpp"
#include "src/text/times.hpp"

namespace cubenight::gui {

using Said = std::optional<std::string>;

enum class NightState : std::uint8_t { paused, ended, finished };  // ended: by its host, before its last round

// A night on disk, as lists show it.
struct NightSummary {
    std::string id;
    std::string name;
    std::string cube;
    std::optional<text::Day> begun;  // on which day
    std::uint64_t saved = 0;         // milliseconds since 1970; 0 where nothing was
    NightState state = NightState::paused;
    draft::NightPhase phase = draft::NightPhase::draft;  // of one that was ended, how far it came
    std::vector<std::string> seats;
    DraftTableRow row{};
    bool constructed = false;  // everybody brought a deck
    int round = 0;             // 0-based: the pack while drafting, the match round afterwards
    int pick = 0;
    int rounds = 0;
    std::vector<std::string>
        winners;         // more than one share the night; none while it goes on, or where nothing was played
    std::string record;  // "3-0"
};

// What a Pokémon cube is made of, in copies; its Pokémon by first type.
struct PokemonCounts {
    std::array<int, type_count> pokemon{};
    int trainers = 0;
    int energy = 0;
};

// The same of a cube of the Ultraman Card Game; its characters by first TYPE.
struct UltramanCounts {
    std::array<int, ultraman::type_count> characters{};
    int scenes = 0;
};

// How many picks a cube of so many cards and whole lines deals under that policy.
inline std::size_t picks_dealt(LinePolicy policy, int cards, int whole_lines) {
    return static_cast<std::size_t>(policy == LinePolicy::whole_line ? whole_lines : cards);
}

struct CubeSummary {
    std::string id;
    std::string name;
    int cards = 0;
    int whole_lines = 0;  // picks where a whole line is one
    int most_players = 0;
    int most_deck = 0;                                   // cards of a deck that its game allows
    bool own = false;                                    // it does not come with the program
    std::variant<PokemonCounts, UltramanCounts> counts;  // of the game that it is of
    std::vector<DraftTableRow> rows;
    draft::GameRules rules;        // the cube's own
    draft::DeckStock stock = {};   // what decks can be made of
    draft::LineCounts lines = {};  // of a Pokémon cube
    // Why its files cannot be read as they are now; it is listed as it was before then.
    std::optional<Error> problem = {};

    // How many picks it deals under that policy.
    std::size_t dealt(LinePolicy policy) const { return picks_dealt(policy, cards, whole_lines); }
};

// What came of a ruling or a puzzle when it was last tried.
enum class RulingMark : std::uint8_t { none, tried, held, failed };

// A scenario file as lists show it. A file that cannot be read has nothing but its problem.
struct RulingFile {
    struct Entry {
        std::string title;
        std::vector<std::string> clauses;
        int line = 0;
        bool is_puzzle = false;
        RulingMark mark = RulingMark::none;
        std::string text = {};  // as its file has it: cards, what is done, remarks
    };
    std::string path = {};
    std::string name = {};     // without folder and ending
    std::string subject = {};  // of the rulings that come with the program; else empty
    bool of_ultraman = false;
    std::vector<Entry> entries = {};
    std::optional<Error> problem = {};
};

// Where a deck comes from: the program brings it for everybody, it lies in a file of the user's, bots draft it when it is needed, or
// somebody played with it in a night.
enum class DeckSource : std::uint8_t { starter, file, drafted, night };

// A deck that can be played with.
struct DeckFile {
    std::string id;         // its file, or another name for it
    std::string name = {};  // of a night's deck, whose it is; of one that is drafted none
    int cards = 0;
    DeckSource source = DeckSource::file;
    std::string of = {};           // which night
    std::vector<Type> types = {};  // of a Pokémon deck, those of its Pokémon, the most frequent first
    // What is in a Pokémon deck, and how many of each; nothing of one that is yet to be drafted.
    std::shared_ptr<const CardSet> set = nullptr;
    std::vector<std::pair<CardId, int>> contents = {};  // of `set`
    std::vector<Error> problems = {};                   // all that keeps it from being played
    bool playable() const { return problems.empty(); }
    bool starter() const { return source == DeckSource::starter; }
};

// What is set in the "new night" panel; the program names the rest. A night is drafted from a cube, or everybody brings a deck.
struct NewNight {
    std::string cube;
    std::string name;
    std::vector<draft::SeatSettings> seats;
    DraftTableRow row{};                  // players 0: as the cube suggests
    std::vector<std::string> decks = {};  // that are brought, by their ids, one for each seat; of a drafted night none
    std::string rule_set = {};            // empty: the cube's own rules
    std::vector<draft::RuleChange> rule_changes = {};
    int pick_seconds = 0;  // 0 (these three): no clock
    int build_minutes = 0;
    int round_minutes = 0;
    draft::PairingSystem pairing = draft::PairingSystem::by_size;
    int rounds = 0;  // 0: as many as the pairing takes
};

// The settings with everything that is wished for besides cube, name, seats and decks.
inline draft::NightSettings as_wished(draft::NightSettings settings, const NewNight& wanted) {
    if (wanted.row.players > 0) settings.row = wanted.row;
    settings.rule_set = wanted.rule_set;
    settings.rule_changes = wanted.rule_changes;
    settings.pick_seconds = wanted.pick_seconds;
    settings.build_minutes = wanted.build_minutes;
    settings.round_minutes = wanted.round_minutes;
    settings.pairing = wanted.pairing;
    settings.rounds = wanted.rounds;
    return settings;
}

// How a running match looks from outside: public numbers only.
struct MatchSign {
    // How far each seat is, by the pairing's order: Prize cards that it has left, or battles that it won in the last
    // judgement.
    enum class Score : std::uint8_t { prizes_left, battles_won };
    int turn = 0;
    std::optional<SeatId> to_act;
    Score score = Score::prizes_left;
    int scores[2] = {0, 0};
    int all = 0;      // Prize cards at the start, or battles that win the match
    int minutes = 0;  // played so far
};

// Who sits at a seat: a person at this screen, or a bot.
enum class SeatPlace : std::uint8_t { here, bot };

// A match of two decks at this screen, as it is wished.
struct Practice {
    std::string cube;      // whose cards are played; empty: decks of the Ultraman Card Game
    std::string decks[2];  // by their ids, of the first seat and the second
    std::string names[2];
    SeatPlace other = SeatPlace::bot;  // who has the second seat; the first one's person sits here
    draft::BotSkill skill = draft::BotSkill::steady;
    std::vector<draft::RuleChange> rule_changes = {};  // of the cube's rules
};

// A table's result that was entered by hand. Rounds and tables count from 1.
struct EnteredResult {
    int round = 0;
    int table = 0;
    friend bool operator==(const EnteredResult&, const EnteredResult&) = default;
};

// As what a deck leaves the program: a list for people, a list as Pokémon TCG Live takes it in (of other games there is none), a
// picture, or a list on the clipboard.
enum class DeckForm : std::uint8_t { file, live, picture, clipboard };

// Where a deck or a sheet to print went: in a sentence, and its file; none where it is on the clipboard.
struct Exported {
    std::string told, file;
};

class ClauseShelf;
class DeckDesk;
class MatchSession;
class RulingShelf;
class UltramanSession;
class WorkshopDesk;

class Session {
public:
    virtual ~Session() = default;

    // What it says from now on is said in that language, its matches too.
    virtual void speak(text::Language language) = 0;

    // Library.
    virtual const std::vector<NightSummary>& nights() const = 0;  // newest first
    virtual const std::vector<Error>& unread_nights() const = 0;  // files of nights that cannot be read, and why
    virtual const std::vector<CubeSummary>& cubes() const = 0;
    bool has_cube_called(std::string_view name) const {
        return std::ranges::any_of(cubes(), [&](const CubeSummary& cube) { return cube.name == name; });
    }
    [[nodiscard]] virtual Said resume(const std::string& night) = 0;
    [[nodiscard]] virtual Said start(const NewNight& night) = 0;
    [[nodiscard]] virtual Said show_cube_folder() = 0;  // tells where cubes are looked for, and reads them anew
    [[nodiscard]] virtual Said replay(const std::string& night) = 0;
    // Takes the file of a saved night out of the list; says where it lies then. An error where another program has it open.
    virtual Result<std::filesystem::path> delete_night(const std::string& night) = 0;
    // The people go home: the open night is let go, so that it can be opened again, here or by another program, and the
    // lists say how far it came.
    virtual void put_night_away() = 0;
    // The cards of a cube, to look through; nothing where they are not at hand. Valid until the next call of this or of
    // advance().
    virtual std::optional<draft::DraftCards> library(const std::string& cube) {
        static_cast<void>(cube);
        return std::nullopt;
    }

    // Another number when cubes have been read again, so that nobody goes on with what was worked out from old ones.
    virtual std::uint64_t library_version() const { return 0; }

    // Scenario files: rulings to try, puzzles. Read when they are first asked for.
    virtual const std::vector<RulingFile>& rulings() = 0;
    // A file that was named or dropped onto the window stands first in the list then, whether it can be read or not.
    virtual void open_rulings(const std::string& path) = 0;
    // Its position lies on this screen then, as match() or ultraman_match(), until it is put away. Both by their place in
    // the lists.
    [[nodiscard]] virtual Said try_ruling(std::size_t file, std::size_t entry) = 0;
    virtual void put_ruling_away() = 0;
    virtual RulingShelf& ruling_shelf() = 0;
    // The rulebook, clause by clause.
    virtual ClauseShelf& clause_shelf() = 0;

    // Decks of the Ultraman Card Game to bring to a night, read when they are first asked for, and why some cannot be: files of cards
    // that cannot be read.
    virtual const std::vector<DeckFile>& deck_files() = 0;
    // The decks with which a match of that cube can be practised; without a cube, of the Ultraman Card Game.
    virtual const std::vector<DeckFile>& practice_decks(const std::string& cube) = 0;
    // The match of practice lies on this screen then, as match() or ultraman_match(), until it is put away.
    [[nodiscard]] virtual Said practise(const Practice& wanted) = 0;
    // The same decks again, dealt anew. REQUIRES: practises().
    [[nodiscard]] virtual Said practise_again() = 0;
    // Whether the match on this screen is one of practice.
    virtual bool practises() const = 0;
    virtual void put_practice_away() = 0;

    // The card library, lists that are imported, and the cube on the bench.
    virtual WorkshopDesk& workshop() = 0;
    // The deck on the bench.
    virtual DeckDesk& deck_desk() = 0;

    // The open night. `version` changes with every entry.
    virtual const draft::Night* night() const = 0;
    // Whether it is only looked at: nothing in it can be changed.
    virtual bool read_only() const { return false; }
    virtual std::uint64_t version() const = 0;
    virtual std::uint64_t now() const = 0;  // milliseconds since 1970
    virtual text::Day today() const = 0;
    virtual SeatPlace place(SeatId seat) const = 0;
    // The seat whose cards this screen may show now; nothing while the curtain is closed.
    virtual std::optional<SeatId> seat() const = 0;
    // For whom the curtain waits; nothing while it is open.
    virtual std::optional<SeatId> awaited() const = 0;
    virtual void cover() = 0;
    virtual void reveal() = 0;
    // Who else at this screen builds a deck while the curtain waits for one of them, and that it waits for another.
    virtual std::vector<SeatId> could_sit_down() const = 0;
    virtual void wait_for(SeatId seat) = 0;
    virtual int sharing() const = 0;  // how many people share this screen

    // Drafting.
    [[nodiscard]] virtual Said select(SeatId seat, draft::CubeCopyId card) = 0;
    virtual std::optional<draft::CubeCopyId> selected(SeatId seat) const = 0;
    [[nodiscard]] virtual Said pick(SeatId seat, draft::CubeCopyId card) = 0;
    // With a reason, but where it is free.
    [[nodiscard]] virtual Said undo_pick(SeatId seat, const std::string& reason) = 0;
    // Whether nobody but its person can have seen what came of the seat's last pick.
    virtual bool undo_is_free(SeatId seat) const = 0;
    // Behind the closed curtain: who has just picked and may take it back, and that it is done. The curtain waits for them then.
    virtual std::optional<SeatId> takes_back() const = 0;
    [[nodiscard]] virtual Said take_back() = 0;
    [[nodiscard]] virtual Said replace(SeatId seat, const draft::SeatSettings& who) = 0;

    // Decks.
    [[nodiscard]] virtual Said set_deck(SeatId seat, const draft::Deck& deck) = 0;
    // The last change of the seat's deck, over the end of the program too; nothing happens where there is none.
    [[nodiscard]] virtual Said undo_deck(SeatId seat) = 0;
    [[nodiscard]] virtual Said redo_deck(SeatId seat) = 0;
    // The cards and the basic energy of its deck around which the seat wants others built, all of them.
    [[nodiscard]] virtual Said lock(SeatId seat, const std::vector<draft::CubeCopyId>& cards,
                                    const draft::EnergyCounts& energy) = 0;
    // For hands that are dealt to look at; of no night.
    virtual std::uint64_t any_seed() = 0;
    [[nodiscard]] virtual Said hand_in(SeatId seat) = 0;
    [[nodiscard]] virtual Said export_deck(SeatId seat, DeckForm form) = 0;
    // Where the last one went.
    virtual const Exported& exported() const = 0;

    // Rounds. Tables count from 1.
    [[nodiscard]] virtual Said pair_round() = 0;
    [[nodiscard]] virtual Said enter_result(int table, draft::MatchResult result) = 0;
    [[nodiscard]] virtual Said adjust_result(int round, int table, draft::MatchResult result,
                                             const std::string& reason) = 0;
    // The result that was entered last on this screen, while whoever entered it can take it back without a reason: until the next
    // round, the next result, or the end of the program.
    virtual std::optional<EnteredResult> entered() const = 0;
    [[nodiscard]] virtual Said withdraw_result() = 0;
    // The seat leaves the night or comes back. Who leaves in a match loses it.
    [[nodiscard]] virtual Said drop(SeatId seat, draft::Presence presence, const std::string& reason) = 0;
    // Somebody comes late: a seat behind the last one, with a deck of cards that nobody was dealt.
    [[nodiscard]] virtual Said join(const draft::SeatSettings& who) = 0;
    [[nodiscard]] virtual Said end_night(const std::string& reason) = 0;  // before its last round
    [[nodiscard]] virtual Said
    write_sheet() = 0;  // pairings, results and standings as a page to print; exported() tells where it is
    [[nodiscard]] virtual Said clock(draft::ClockAction action, int seconds) = 0;
    [[nodiscard]] virtual Said play_match(int table) = 0;
    [[nodiscard]] virtual Said watch(int table) = 0;
    // A finished match as it ended, with its whole log.
    [[nodiscard]] virtual Said look_back(int round, int table) = 0;
    virtual std::optional<MatchSign> sign(int table) const = 0;
    // The match that lies on this screen, in the one or the other by its game: the ruling that is tried or the match of
    // practice, else what play_match, watch or look_back put there.
    virtual MatchSession* match() = 0;
    virtual UltramanSession* ultraman_match() = 0;

    // Lets bots pick, build and play and whatever else goes on by itself. True when something changed.
    virtual bool advance() = 0;
    // Sentences for the people, taken away by reading them.
    virtual std::vector<std::string> news() = 0;
};

}  // namespace cubenight::gui
