#include "src/night/conductor.hpp"

#include "draft/bot_seat.hpp"
#include "draft/journal_entry.hpp"
#include "engine/core/hash.hpp"
#include "src/night/saved_cube.hpp"

namespace cubenight {
namespace {

// Says where a saved night is at fault: its file and the line of entry `index` (0-based).
Error at_entry(const std::filesystem::path& file, std::size_t index, std::string reason) {
    return {file.string(), static_cast<int>(index) + 2, std::move(reason)};
}

DraftCards cards_of(const store::LoadedCube& cube) { return {&cube.cube, cube.cards.get()}; }

// The settings and entries that a journal's lines say, and the cube that they are about.
struct Saved {
    Conductor::Cube cube;
    NightSettings settings;
    std::vector<Entry> entries;
};

Result<Saved> read_saved(const std::vector<std::string>& lines, const ConductorOptions& options) {
    const auto& file = options.journal;
    if (lines.size() < 2) return at_entry(file, 0, "this night breaks off before its settings");
    auto settings = read_settings(lines[1], 3);
    if (!settings) return at_entry(file, 1, settings.error().reason);
    auto cube = load_saved_cube(lines[0], settings->cube_cards, file.parent_path(), options.data);
    if (!cube) return at_entry(file, 0, cube.error().text());
    Saved saved{std::make_shared<const store::LoadedCube>(std::move(*cube)), std::move(*settings), {}};
    for (std::size_t i = 2; i < lines.size(); ++i) {
        auto entry = read_entry(lines[i], static_cast<int>(i) + 2);
        if (!entry) return at_entry(file, i, entry.error().reason);
        saved.entries.push_back(std::move(*entry));
    }
    return saved;
}

}  // namespace

std::string Hindrance::text() const {
    if (const auto* refusal = std::get_if<NightRefusal>(&why)) {
        const std::string clause = refusal->clause();
        return refusal->text() + (clause.empty() ? "" : " (" + clause + ")");
    }
    return std::get<Error>(why).text();
}

Conductor::Conductor(Cube cube, Night night, MatchRules rules, ConductorOptions options)
    : cube_(std::move(cube)),
      values_(cards_of(*cube_)),
      night_(std::move(night)),
      rules_(std::move(rules)),
      options_(std::move(options)) {}

Result<Conductor> Conductor::make(Cube cube, Result<Night> night, ConductorOptions options) {
    if (!night) return night.error();
    auto rules = MatchRules::make(*cube->cards, night->rules);
    if (!rules) return rules.error();
    return Conductor(std::move(cube), std::move(*night), std::move(*rules), std::move(options));
}

Result<Conductor> Conductor::begin(Cube cube, const NightSettings& settings, ConductorOptions options) {
    auto night = begin_night(settings, cards_of(*cube));
    auto conductor = make(std::move(cube), std::move(night), std::move(options));
    if (!conductor || conductor->options_.journal.empty()) return conductor;
    const auto& file = conductor->options_.journal;
    if (auto error = store::make_folder(file.parent_path())) return *error;
    const auto saved_cube = save_cube(*conductor->cube_, file.parent_path());
    if (!saved_cube) return saved_cube.error();
    auto journal = store::Journal::create(file, std::vector{*saved_cube, write_settings(settings)});
    if (!journal) return journal.error();
    conductor->journal_ = std::move(*journal);
    return conductor;
}

Result<Conductor> Conductor::from_text(store::JournalText text, ConductorOptions options) {
    auto saved = read_saved(text.entries, options);
    if (!saved) return saved.error();
    auto night = replay(saved->settings, cards_of(*saved->cube), saved->entries);
    if (!night)
        return at_entry(options.journal, static_cast<std::size_t>(night.error().line) + 1, night.error().reason);
    auto conductor = make(std::move(saved->cube), std::move(night), std::move(options));
    if (conductor) conductor->damage_ = std::move(text.damage);
    return conductor;
}

Result<Conductor> Conductor::resume(ConductorOptions options) {
    auto opened = store::Journal::open(options.journal);
    if (!opened) return opened.error();
    auto conductor = from_text(std::move(opened->read), std::move(options));
    if (conductor) conductor->journal_ = std::move(opened->journal);
    return conductor;
}

Result<Conductor> Conductor::look(ConductorOptions options) {
    auto text = store::read_journal(options.journal);
    if (!text) return text.error();
    return from_text(std::move(*text), std::move(options));
}

Hindered Conductor::act(EntryAction action) {
    matches_.clear();  // it may take steps back; they are made again when asked for
    return record(std::span(&action, 1));
}

// The only way by which something happens: allowed, on disk, done.
Hindered Conductor::record(std::span<const EntryAction> actions) {
    const std::uint64_t now = options_.now ? options_.now() : 0;
    std::vector<Entry> entries;
    std::vector<std::string> lines;
    Night after = night_;
    for (const auto& action : actions) {
        entries.push_back({now, action});
        if (auto refused = apply(after, entries.back())) return Hindrance{*refused};
        if (journal_) lines.push_back(write_entry(entries.back()));
    }
    if (journal_)
        if (auto error = journal_->append(lines)) return Hindrance{*error};
    night_ = std::move(after);
    if (options_.happened)
        for (const auto& entry : entries) options_.happened(entry);
    return std::nullopt;
}

// One action of every bot that has one, from what each sees alone; they are put on disk together.
std::vector<EntryAction> Conductor::bot_actions() const {
    std::vector<EntryAction> actions;
    for (std::size_t s = 0; s < night_.seats.size(); ++s) {
        const SeatId seat{static_cast<std::uint8_t>(s)};
        if (!is_bot(seat)) continue;
        const auto taste = hash_number(hash_number(hash_text("taste"), night_.settings.seed), s + 1);
        if (auto action = bot_action(view_for(night_, seat), night_.cards, values_, taste))
            actions.push_back(std::move(*action));
    }
    return actions;
}

Result<Advance> Conductor::advance() {
    const auto phase = night_.phase();
    if (phase == Phase::finished) return Advance::finished;
    auto actions = bot_actions();
    if (actions.empty() && phase == Phase::play)
        if (const auto table = table_for_bots()) return advance_match(*table);
    if (actions.empty() && !can_pair(night_)) actions.emplace_back(next_pairing(night_));
    if (actions.empty()) return Advance::waits;
    if (auto hindered = record(actions)) return Error{{}, 0, hindered->text()};
    return Advance::worked;
}

}  // namespace cubenight
