#include "src/night/conductor.hpp"

#include <algorithm>
#include <iterator>

#include "draft/night/bot_seat.hpp"
#include "draft/night/journal_entry.hpp"
#include "engine/core/hash.hpp"
#include "src/night/night_cards.hpp"
#include "src/night/saved_cube.hpp"
#include "src/night/saved_night.hpp"
#include "src/store/nights.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/draft/denial_text.hpp"
#include "src/text/say.hpp"

namespace cubenight {

bool has_persons(const draft::Night& night) {
    return std::ranges::any_of(night.seats,
                               [](const draft::Seat& seat) { return seat.kind == draft::SeatKind::person; });
}

std::string Hindrance::text(text::Language language) const {
    if (const auto* refusal = std::get_if<draft::NightRefusal>(&why))
        return text::with_clause(text::denial_sentence(*refusal, language), refusal->clause());
    return text::Say(language)(std::get<Error>(why));
}

Conductor::Conductor(Cube cube, draft::Night night, Rules rules, ConductorOptions options)
    : cube_(std::move(cube)), values_(cards_of(*cube_)), night_(std::move(night)), rules_(std::move(rules)),
      options_(std::move(options)) {}

Result<Conductor> Conductor::make(Cube cube, draft::Night night, ConductorOptions options) {
    ENSURE(options.game);
    auto rules = options.game(night);
    if (!rules) return rules.error();
    return Conductor(std::move(cube), std::move(night), std::move(*rules), std::move(options));
}

Result<Conductor> Conductor::begin(Cube cube, const draft::NightSettings& settings, ConductorOptions options) {
    auto night = draft::begin_night(settings, cards_of(*cube));
    if (!night) return Error{{}, 0, Saying::as_is(Hindrance{night.refused().why}.text(options.language))};
    auto conductor = make(std::move(cube), std::move(*night), std::move(options));
    if (!conductor || conductor->options_.journal.empty()) return conductor;
    const auto& file = conductor->options_.journal;
    if (auto error = store::make_folder(file.parent_path())) return *error;
    const auto saved_cube = save_cube(*conductor->cube_, file.parent_path());
    if (!saved_cube) return saved_cube.error();
    auto journal = store::begin_night_file(file, std::vector{*saved_cube, draft::write_settings(settings)});
    if (!journal) return journal.error();
    conductor->options_.journal = journal->path();
    conductor->journal_ = std::move(*journal);
    return conductor;
}

Result<Conductor> Conductor::resume(ConductorOptions options) {
    auto opened = store::Journal::open(options.journal);
    if (!opened) return opened.error();
    auto saved = read_saved_night(opened->read.entries, options.journal, options.data);
    if (!saved) return saved.error();
    if (saved->fault) return *saved->fault;
    auto night = replay(saved->settings, saved->cards(), saved->entries);
    if (!night) return error_at(options.journal, night.refused(), options.language);
    auto conductor = make(std::move(saved->cube), std::move(*night), std::move(options));
    if (!conductor) return conductor;
    conductor->damage_ = std::move(opened->read.damage);
    conductor->journal_ = std::move(opened->journal);
    return conductor;
}

Result<Conductor> Conductor::look(ConductorOptions options, LookTo to) {
    auto text = store::read_journal(options.journal);
    if (!text) return text.error();
    auto saved = read_saved_night(text->entries, options.journal, options.data);
    if (!saved) return saved.error();
    auto night = draft::begin_night(saved->settings, saved->cards());
    if (!night) return error_at(options.journal, night.refused(), options.language);
    std::size_t done = 0;
    std::optional<Error> fault = std::move(saved->fault);
    for (; done < saved->entries.size(); ++done)
        if (const auto refused = apply(*night, saved->entries[done])) {
            fault = error_at(options.journal, {static_cast<int>(done) + 1, *refused}, options.language);
            break;
        }
    auto conductor = make(std::move(saved->cube), std::move(*night), std::move(options));
    if (!conductor) return conductor;
    conductor->only_looks_ = true;
    conductor->damage_ = fault ? std::move(fault) : std::move(text->damage);
    conductor->last_check_ = std::move(text->check);
    std::vector<std::string> lines;
    const std::size_t entries_from = done + 3;  // behind cube, settings, what was done and the line at fault
    for (std::size_t i = entries_from; i < text->entries.size(); ++i) lines.push_back(std::move(text->entries[i]));
    std::ranges::move(text->behind, std::back_inserter(lines));
    conductor->look_past_damage(lines, to);
    return conductor;
}

void Conductor::look_past_damage(const std::vector<std::string>& lines, LookTo to) {
    behind_.whole = lines.size();
    if (to == LookTo::damage) return;
    for (const std::string& line : lines)
        if (const auto entry = draft::read_entry(line); entry && !apply(night_, *entry)) ++behind_.fit;
}

Hindered Conductor::act(draft::EntryAction action) {
    if (const auto* undo = std::get_if<draft::UndoEntry>(&action))
        return act_together(draft::undo_actions(night_, *undo));
    return act_together(std::span(&action, 1));
}

Hindered Conductor::act_together(std::span<const draft::EntryAction> actions) {
    matches_.clear();  // they may take steps back; matches are made again when asked for
    return record(actions);
}

// The only way by which something happens: allowed, on disk, done.
Hindered Conductor::record(std::span<const draft::EntryAction> actions) {
    if (only_looks_) return Hindrance{Error{options_.journal.string(), 0, saying("this night is only looked at")}};
    const std::uint64_t now = options_.now ? options_.now() : 0;
    std::vector<draft::Entry> entries;
    std::vector<std::string> lines;
    draft::Night after = night_;
    for (const auto& action : actions) {
        entries.push_back({now, action});
        if (auto refused = apply(after, entries.back())) return Hindrance{*refused};
        if (journal_) lines.push_back(draft::write_entry(entries.back()));
    }
    if (journal_)
        if (auto error = journal_->append(lines)) return Hindrance{*error};
    night_ = std::move(after);
    if (options_.happened)
        for (const auto& entry : entries) options_.happened(entry, night_);
    return std::nullopt;
}

// One action of every bot that has one, from what each sees alone, and the last cards of packs that persons get; they are
// put on disk together.
std::vector<draft::EntryAction> Conductor::actions_without_persons() const {
    std::vector<draft::EntryAction> actions;
    for (std::size_t s = 0; s < night_.seats.size(); ++s) {
        const SeatId seat{static_cast<std::uint8_t>(s)};
        if (!is_bot(seat)) {
            if (const auto card = night_.drafting.only_card(seat)) actions.emplace_back(draft::PickEntry{seat, *card});
            continue;
        }
        const auto taste = hash_number(hash_number(hash_text("taste"), night_.settings.seed), s + 1);
        if (auto action = draft::bot_action(view_for(night_, seat), night_.cards, values_, taste))
            actions.push_back(std::move(*action));
    }
    return actions;
}

Result<Advance> Conductor::advance() {
    const auto phase = night_.phase();
    if (phase == draft::NightPhase::finished) return Advance::finished;
    if (only_looks_) return Advance::waits;
    auto actions = actions_without_persons();
    if (actions.empty() && phase == draft::NightPhase::play)
        if (const auto table = table_for_bots()) return advance_match(*table);
    const bool may_pair = options_.paired_by == PairedBy::program || !has_persons(night_);
    if (actions.empty() && may_pair && !draft::can_pair(night_)) actions.emplace_back(draft::next_pairing(night_));
    if (actions.empty()) return Advance::waits;
    if (auto hindered = record(actions)) return Error{{}, 0, Saying::as_is(hindered->text(options_.language))};
    return Advance::worked;
}

}  // namespace cubenight
