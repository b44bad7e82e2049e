// The conductor runs one night: it owns the night's state, its journal and its running matches, lets persons act,
// and plays for bots. Terminal and window both run a night through it.
//
// Invariants: 1. Everything that has happened in night() is in the journal, and on disk, before the function that
// made it happen returns. 2. What is refused, or cannot be saved, changes nothing. 3. What bots do follows from the
// night's seed and what stands before it alone, so that the same seed and the same persons' acts give the same night.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "draft/judge/bot.hpp"
#include "draft/night/night.hpp"
#include "src/night/match_runner.hpp"
#include "src/store/journal.hpp"
#include "src/store/library.hpp"
#include "src/text/language.hpp"

namespace cubenight {

// Why something did not happen: the night's rules forbid it, it could not be saved, or the night is only looked at.
struct Hindrance {
    std::variant<draft::NightRefusal, Error> why;
    std::string text(text::Language language = text::Language::english) const;
};
using Hindered = std::optional<Hindrance>;

// What a call of advance() came to.
enum class Advance : std::uint8_t {
    worked,    // something was done; there may be more
    waits,     // only a person can go on
    finished,  // the night is over
};

// Who pairs the next round when it can be paired. The first deck check of the evening is a moment for the host.
enum class PairedBy : std::uint8_t { program, host };

struct ConductorOptions {
    Game game = nullptr;                                // that makes the rules of matches ready; never null
    std::filesystem::path journal;                      // empty: the night is kept in memory alone
    std::filesystem::path data;                         // --data
    text::Language language = text::Language::english;  // in which it says what rules refuse
    PairedBy paired_by = PairedBy::program;
    std::function<std::uint64_t()> now;  // milliseconds since 1970 for the entries; none: 0
    // Told of every entry once it is saved, with the night as it stands then.
    std::function<void(const draft::Entry&, const draft::Night&)> happened;
};

// Where who looks at a damaged night stops: at the damage, or not before the end, with what still fits of the lines behind it.
enum class LookTo : std::uint8_t { damage, end };

// Lines behind the damage that are whole, and how many of them the night still allows.
struct BehindDamage {
    std::size_t whole = 0;
    std::size_t fit = 0;  // 0 where nobody looked
};

// Whether a person sits at some seat.
bool has_persons(const draft::Night& night);

class Conductor {
public:
    using Cube = std::shared_ptr<const store::LoadedCube>;
    // Sets the table. With a journal its file must be new; where another night takes the name at the same moment, this one
    // gets the next of today.
    static Result<Conductor> begin(Cube cube, const draft::NightSettings& settings, ConductorOptions options);
    // Goes on with a saved night; `options.journal` is its file. What was damaged is told by damage().
    static Result<Conductor> resume(ConductorOptions options);
    // A saved night as it stands, to look at: its file is neither locked nor written, and nothing can be done here.
    // What the night refuses, or cannot read, counts as damage from that line on.
    static Result<Conductor> look(ConductorOptions options, LookTo to = LookTo::damage);

    bool only_looks() const { return only_looks_; }
    // The night's file; empty where it is kept in memory alone.
    const std::filesystem::path& file() const { return options_.journal; }

    // The night as it stands; what is inside it moves with every act.
    const draft::Night& night() const { return night_; }
    const store::LoadedCube& cube() const { return *cube_; }
    const draft::CardValues& values() const { return values_; }
    // The cards and rules of its matches, as their game made them ready.
    const MatchRules& rules() const { return *rules_; }
    // What could not be read at the end of a resumed night's file. The damaged file is kept beside it, from the first
    // new entry on under this name; empty until then.
    const std::optional<Error>& damage() const { return damage_; }
    const BehindDamage& behind_damage() const { return behind_; }
    // The check of the last line that the night's file had when it was opened: equal in two copies of a night only where
    // everything before it is. Empty for a night in memory.
    const std::string& last_check() const { return last_check_; }
    std::filesystem::path set_aside() const { return journal_ ? journal_->set_aside() : std::filesystem::path(); }

    // A wish of a person or the host. Steps of matches go through play().
    Hindered act(draft::EntryAction action);
    // Several that belong together: all of them happen, or none.
    Hindered act_together(std::span<const draft::EntryAction> actions);

    // Does the next piece of what needs no person: bots' picks, the last card of a pack, bots' decks, the next pairings, bots' matches. One
    // call takes some milliseconds.
    Result<Advance> advance();

    // The running match at a table of the last round, both 0-based; begins it where it waits. An error where there
    // is none, or its steps are not those of a match of these decks.
    Result<const MatchRunner*> match(int table);
    // The same, but nothing where no match runs there.
    const MatchRunner* running_match(int table);
    // A step of a person in that match, as the match's own choice lists it; its end ends the match for the night.
    Hindered play(int table, std::uint32_t step);
    // How a finished match ended, in words, by playing its steps again; empty where the decks have changed since.
    std::string ending(int round, int table, text::Language language = text::Language::english) const;

private:
    using Rules = std::shared_ptr<const MatchRules>;
    Conductor(Cube cube, draft::Night night, Rules rules, ConductorOptions options);
    static Result<Conductor> make(Cube cube, draft::Night night, ConductorOptions options);
    void look_past_damage(const std::vector<std::string>& lines, LookTo to);
    Hindered record(std::span<const draft::EntryAction> actions);
    std::vector<draft::EntryAction> actions_without_persons() const;
    std::optional<int> table_for_bots();
    Result<Advance> advance_match(int table);
    Result<Advance> call_off(int table, const std::string& why);
    Hindered start(int table);
    bool bot_has_to_act(const draft::NightMatch& match, int table);
    Hindered record_steps(int table, std::span<const std::uint32_t> steps);
    Result<std::unique_ptr<MatchRunner>> set_up(const draft::NightMatch& match) const;
    Result<MatchRunner*> running(int table);
    bots::MatchBot bot_of(SeatId seat) const;
    bool is_bot(SeatId seat) const { return night_.seats[seat.value].kind == draft::SeatKind::bot; }

    Cube cube_;
    draft::CardValues values_;
    draft::Night night_;
    Rules rules_;
    ConductorOptions options_;
    std::optional<store::Journal> journal_;
    std::map<int, std::unique_ptr<MatchRunner>>
        matches_;  // some running ones of the last round, by table; made again when missing
    std::optional<Error> damage_;
    BehindDamage behind_;
    std::string last_check_;
    bool only_looks_ = false;
};

}  // namespace cubenight
