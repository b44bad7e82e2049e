#include "src/gui/sessions/scenario_match.hpp"

#include <filesystem>

#include "engine/core/hash.hpp"
#include "src/gui/sessions/solution_words.hpp"
#include "src/text/pokemon/why_not.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

using namespace pokemon;
using scenario::StatementKind;

namespace {

bool waits_for_coin(const Match& match) {
    return pokemon::to_act(match) == Actor::chance && match.choice.kind == ChoiceKind::flip;
}

}  // namespace

ScenarioMatch::ScenarioMatch(std::shared_ptr<const Source> source, std::size_t index, scenario::Stage stage)
    : source_(std::move(source)), index_(index), stage_(std::move(stage)), recorder_(stage_.book) {}

Result<std::unique_ptr<ScenarioMatch>> ScenarioMatch::open(std::shared_ptr<const Source> source, std::size_t index) {
    const scenario::Scenario& one = source->file.scenarios[index];
    auto stage = scenario::make_stage(source->file, one, source->card_files);
    if (!stage) return stage.error();
    std::unique_ptr<ScenarioMatch> made(new ScenarioMatch(source, index, std::move(*stage)));
    if (auto why = made->set_up()) return Error{source->file.name, one.line, *why};
    return made;
}

std::optional<Saying> ScenarioMatch::set_up() {
    recorder_.log.forget_after(0);
    table_ = std::make_unique<scenario::Table>(stage_, scenario(), &recorder_);
    if (const auto why = table_->open()) return why->reason;
    lines_.clear();
    for (const scenario::Statement& statement : scenario().statements)
        lines_.push_back({statement.line, statement.text, kind_of(statement), LineState::open, {}});
    next_ = 0;
    set_goal();
    forget();
    // What the scenario says of chance before everything else counts from the first card on.
    while (puzzle_ && next_ < lines_.size() && lines_[next_].kind == StatementKind::chance) play_line();
    if (!lines_.empty() && lines_.front().kind == StatementKind::chance && !puzzle_) changed();
    else settle();
    return std::nullopt;
}

// The scenario says `my` and `their` where it gives no names.
std::string ScenarioMatch::name(SeatId seat) const {
    const std::string& written = scenario().players[seat];
    if (written == "me") return std::string(say_(text::SessionPhrase::scenario_me));
    return written == "them" ? std::string(say_(text::SessionPhrase::scenario_them)) : written;
}

std::string ScenarioMatch::where() const {
    return say_(text::SessionPhrase::scenario_where,
                {std::filesystem::path(source_->file.name).filename().string(), std::to_string(scenario().line)});
}

// A coin that the scenario does not tell is asked of whoever sits there.
View ScenarioMatch::see(SeatId seat) const {
    View view = SeatedMatch::see(seat);
    if (!waits_for_coin(state())) return view;
    view.choice = state().choice;
    view.asks_me = true;
    return view;
}

// Chance as far as the scenario tells it; cards at random that it does not name are the program's.
void ScenarioMatch::settle() {
    table_->play_chance();
    while (table_->waits_for_chance() && !waits_for_coin(state())) {
        const auto& options = state().choice.options;
        const auto any = hash_number(hash_text("scenario"), state().steps) % options.size();
        if (table_->choose(options[static_cast<std::size_t>(any)])) break;
        table_->play_chance();
    }
    look_at_goal();
    if (const std::optional<SeatId> next = to_act()) seat_ = *next;
    changed();
}

void ScenarioMatch::set_goal() {
    keeper_.reset(), puzzle_.reset();
    if (!scenario().goal) return;
    keeper_.emplace(*scenario().goal, *table_);
    puzzle_.emplace();
    puzzle_->goal = &*scenario().goal;
    puzzle_->last_turn = keeper_->last_turn();
}

void ScenarioMatch::look_at_goal() {
    if (puzzle_) puzzle_->state = keeper_->look(*table_, puzzle_->state);
}

// In the language of now: hints that were given are said again when it changes.
void ScenarioMatch::tell_hints(std::size_t count) {
    const text::Names names{&stage_.book, {{name(play::seat0), name(play::seat1)}}, say_.language(), &stage_.cards};
    std::vector<std::string> moves = solution_in_words(stage_, scenario(), names);
    puzzle_->has_hints = count < moves.size();
    moves.resize(std::min(count, moves.size()));
    puzzle_->hints = std::move(moves);
    changed();
}

void ScenarioMatch::give_hint() { tell_hints(puzzle_->hints.size() + 1); }

void ScenarioMatch::speak(text::Language language) {
    const bool same = language == say_.language();
    PokemonAnswers::speak(language);
    if (!same && puzzle_ && !puzzle_->hints.empty()) tell_hints(puzzle_->hints.size());
}

// A scenario may say what leaves nothing to decide; a person is not asked for it.
void ScenarioMatch::answer_single() {
    while (to_act() && state().choice.kind != ChoiceKind::main && state().choice.options.size() == 1) {
        if (table_->choose(state().choice.options[0])) return;
        settle();
    }
}

bool ScenarioMatch::may_choose() const { return to_act() == seat() || waits_for_coin(state()); }

Said ScenarioMatch::perform(Option option) {
    if (state().choice.kind == ChoiceKind::main) table_->begin_act();
    if (const auto refused = table_->choose(option))
        return text::why_not_cited(*refused, table_->book(), say_.language());
    settle();
    answer_single();
    return std::nullopt;
}

Said ScenarioMatch::go_back(ScenarioPoint point) {
    lines_ = std::move(point.lines);
    next_ = point.next;
    if (puzzle_) puzzle_->state = point.goal;
    table_->restore(std::move(point));
    settle();
    return std::nullopt;
}

void ScenarioMatch::play_line() {
    ScriptLine& line = lines_[next_];
    const auto trouble = carry_out(*table_, scenario().statements[next_]);
    line.trouble = trouble.value_or(Saying());
    line.state = trouble ? LineState::fails : line.kind == StatementKind::question ? LineState::holds : LineState::done;
    ++next_;
}

Said ScenarioMatch::step() {
    if (next_ == lines_.size()) return std::string(say_(text::SessionPhrase::scenario_over));
    remember(point());
    for (bool something = false; next_ < lines_.size();
         something = something || lines_[next_ - 1].kind != StatementKind::chance) {
        if (something && lines_[next_].kind == StatementKind::act) break;
        play_line();
    }
    settle();
    return std::nullopt;
}

Said ScenarioMatch::restart() {
    if (auto why = set_up()) return say_(*why);
    return std::nullopt;
}

}  // namespace cubenight::gui
