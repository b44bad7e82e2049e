// A scenario's position on the match table of a game, played on both sides by whoever sits there: a puzzle, or a ruling to
// try. Chance falls as the scenario says; where it says nothing, the person decides, and in a puzzle bad luck does. `Of` says of which game the scenario
// is (scenario_match.hpp, ultraman_scenario.hpp).
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "engine/core/hash.hpp"
#include "src/gui/sessions/reversible_table.hpp"
#include "src/gui/sessions/scenario_script.hpp"
#include "src/gui/sessions/solution_words.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

// A moment of the match, and which lines were played by then.
template <class Of>
struct ScenarioPoint : Of::Table::Saved {
    std::vector<ScriptLine> lines;
    std::size_t next;
    scenario::GoalState goal;
};

template <class Of>
class ScenarioTable final : public Of::template Answers<ScenarioPoint<Of>>, public ScenarioScript {
public:
    using Game = typename Of::Game;
    using typename SeatedTable<Game>::Match;
    using typename SeatedTable<Game>::View;
    using typename SeatedTable<Game>::Option;
    using typename SeatedTable<Game>::LogEntry;
    using Point = ScenarioPoint<Of>;
    // A file with the cards that it uses, shared by all that play from it.
    struct Source {
        typename Of::ScenarioFile file;
        typename Of::CardFiles card_files;
    };
    // An error names file and line of what cannot be.
    static Result<std::unique_ptr<ScenarioTable>> open(std::shared_ptr<const Source> source, std::size_t index);

    const typename Game::Rulebook& book() const override { return stage_.book; }
    const typename Game::CardSet& cards() const override { return stage_.cards; }
    std::string title() const override { return scenario().title; }
    std::string name(SeatId seat) const override;
    SeatPlace place(SeatId) const override { return SeatPlace::here; }
    Undoing undoing() const override { return Undoing::freely; }
    Said why_no_draw() const override { return std::string(); }
    Said why_no_correction() const override { return std::string(); }
    void cover() override {}  // one person plays both sides: there is nothing to hide, and nobody to hand the screen to
    std::optional<std::int64_t> seconds_left() const override { return std::nullopt; }
    bool advance() override { return false; }
    ScenarioScript* script() override { return this; }

    const std::string& path() const override { return source_->file.name; }
    std::string where() const override;
    const std::vector<std::string>& clauses() const override { return scenario().clauses; }
    const std::vector<ScriptLine>& lines() const override { return lines_; }
    std::size_t next() const override { return next_; }
    Said step() override;
    Said restart() override;
    const Puzzle* puzzle() const override { return puzzle_ ? &*puzzle_ : nullptr; }
    PuzzleGoal goal() const override { return Of::goal(*scenario().goal, stage_.book, cards(), this->say_.language()); }
    void give_hint() override;
    void speak(text::Language language) override;

private:
    // Keeps the log beside the table's own.
    class Recorder final : public Of::Witness {
    public:
        explicit Recorder(const typename Game::Rulebook& book) : log(book) {}
        void on_event(const Match& match, const typename Of::Event& event) override { log.on_event(match, event); }
        void forget_after(std::size_t count) override { log.forget_after(count); }
        typename Game::LogBook log;
    };

    ScenarioTable(std::shared_ptr<const Source> source, std::size_t index, typename Of::Stage stage)
        : source_(std::move(source)), index_(index), stage_(std::move(stage)), recorder_(stage_.book) {}
    const typename Of::Scenario& scenario() const { return source_->file.scenarios[index_]; }
    const Match& state() const override { return table_->match(); }
    std::span<const LogEntry> happened() const override { return recorder_.log.entries(); }
    std::span<const typename Game::Interim> interims() const override { return Game::interims(recorder_.log); }
    bool sits_here(SeatId) const override { return true; }
    void hand_over() override {}
    View see(SeatId seat) const override;
    std::optional<Saying> set_up();
    bool may_choose() const override;
    Said perform(Option option) override;
    Point point() const override {
        return {table_->save(), lines_, next_, puzzle_ ? puzzle_->state : scenario::GoalState::open};
    }
    Said go_back(Point point) override;
    // Whether chance waits for something that the person says. Nobody solves a puzzle by saying heads.
    bool waits_for_person() const { return !puzzle_ && table_->waits_for_chance() && Of::is_told(state().choice.kind); }
    bool is_over() const { return puzzle_ && puzzle_->state != scenario::GoalState::open; }
    void play_line();
    void set_goal();
    void look_at_goal();
    void tell_rules();
    void tell_hints(std::size_t count);
    void settle();
    void answer_single();

    std::shared_ptr<const Source> source_;
    std::size_t index_;
    typename Of::Stage stage_;
    Recorder recorder_;
    std::unique_ptr<typename Of::Table> table_;
    std::vector<ScriptLine> lines_;
    std::size_t next_ = 0;
    std::optional<typename Of::GoalKeeper> keeper_;
    std::optional<Puzzle> puzzle_;
};

template <class Of>
Result<std::unique_ptr<ScenarioTable<Of>>> ScenarioTable<Of>::open(std::shared_ptr<const Source> source,
                                                                   std::size_t index) {
    const typename Of::Scenario& one = source->file.scenarios[index];
    auto stage = make_stage(source->file, one, source->card_files);
    if (!stage) return stage.error();
    std::unique_ptr<ScenarioTable> made(new ScenarioTable(source, index, std::move(*stage)));
    if (auto why = made->set_up()) return Error{source->file.name, one.line, *why};
    return made;
}

template <class Of>
std::optional<Saying> ScenarioTable<Of>::set_up() {
    recorder_.log.forget_after(0);
    table_ = std::make_unique<typename Of::Table>(stage_, scenario(), &recorder_);
    if (const auto why = table_->open()) return why->reason;
    lines_.clear();
    for (const auto& statement : scenario().statements)
        lines_.push_back({statement.line, statement.text, kind_of(statement), LineState::open, {}});
    next_ = 0;
    set_goal();
    this->forget();
    // What the scenario says of chance before everything else counts from the first card on.
    const auto tells_chance = [&] {
        return next_ < lines_.size() && lines_[next_].kind == scenario::StatementKind::chance;
    };
    if (puzzle_) puzzle_->without_luck = Of::has_coins && !tells_chance();
    while (puzzle_ && tells_chance()) play_line();
    if (tells_chance()) this->changed();
    else settle();
    return std::nullopt;
}

// The scenario says `my` and `their` where it gives no names.
template <class Of>
std::string ScenarioTable<Of>::name(SeatId seat) const {
    const std::string& written = scenario().players[seat];
    if (written == "me") return std::string(this->say_(text::SessionPhrase::scenario_me));
    return written == "them" ? std::string(this->say_(text::SessionPhrase::scenario_them)) : written;
}

template <class Of>
std::string ScenarioTable<Of>::where() const {
    return this->say_(text::SessionPhrase::scenario_where,
                      {std::filesystem::path(path()).filename().string(), std::to_string(scenario().line)});
}

// What chance decides and the scenario does not tell is asked of whoever sits there.
template <class Of>
typename ScenarioTable<Of>::View ScenarioTable<Of>::see(SeatId seat) const {
    View view = SeatedTable<Game>::see(seat);
    if (!waits_for_person()) return view;
    view.choice = state().choice;
    view.asks_me = true;
    return view;
}

// Chance as far as the scenario tells it; cards at random that it does not name are the program's.
template <class Of>
void ScenarioTable<Of>::settle() {
    table_->play_chance();
    while (table_->waits_for_chance() && !waits_for_person()) {
        const auto& options = state().choice.options;
        const auto any = hash_number(hash_text("scenario"), state().steps) % options.size();
        const bool told = Of::is_told(state().choice.kind);
        if (table_->choose(told ? Of::unlucky(options) : options[static_cast<std::size_t>(any)])) break;
        table_->play_chance();
    }
    look_at_goal();
    // A puzzle that is over is seen from the side that was to solve it.
    if (is_over()) this->seat_ = play::seat0;
    else if (const std::optional<SeatId> next = this->to_act()) this->seat_ = *next;
    this->changed();
}

template <class Of>
void ScenarioTable<Of>::set_goal() {
    keeper_.reset(), puzzle_.reset();
    if (!scenario().goal) return;
    keeper_.emplace(*scenario().goal, *table_);
    puzzle_.emplace();
    puzzle_->last_turn = keeper_->last_turn();
}

template <class Of>
void ScenarioTable<Of>::look_at_goal() {
    if (puzzle_) puzzle_->state = keeper_->look(*table_, puzzle_->state);
}

// In the language of now: hints that were given are said again when it changes.
template <class Of>
void ScenarioTable<Of>::tell_hints(std::size_t count) {
    std::vector<std::string> moves =
        solution_in_words(stage_, scenario(), {{{name(play::seat0), name(play::seat1)}}}, this->say_.language());
    puzzle_->has_hints = count < moves.size();
    moves.resize(std::min(count, moves.size()));
    puzzle_->hints = std::move(moves);
    this->changed();
}

// The rules that the puzzle turns on, in words.
template <class Of>
void ScenarioTable<Of>::tell_rules() {
    puzzle_->rules.clear();
    for (const std::string& clause : clauses())
        if (std::string sentence = text::clause_sentence(clause, this->say_.language()); !sentence.empty())
            puzzle_->rules.push_back(text::with_clause(std::move(sentence), clause));
    this->changed();
}

// First what to think of, then the moves one by one.
template <class Of>
void ScenarioTable<Of>::give_hint() {
    if (puzzle_->rules.empty()) tell_rules();
    else tell_hints(puzzle_->hints.size() + 1);
    if (puzzle_->rules.empty()) tell_hints(puzzle_->hints.size() + 1);
}

template <class Of>
void ScenarioTable<Of>::speak(text::Language language) {
    const bool same = language == this->say_.language();
    Of::template Answers<Point>::speak(language);
    if (same || !puzzle_) return;
    if (!puzzle_->rules.empty()) tell_rules();
    if (!puzzle_->hints.empty()) tell_hints(puzzle_->hints.size());
}

// A scenario may say what leaves nothing to decide; a person is not asked for it. A puzzle that is over stands still.
template <class Of>
void ScenarioTable<Of>::answer_single() {
    while (!is_over() && this->to_act() && state().choice.options.size() == 1 && Of::is_not_asked(state().choice)) {
        if (table_->choose(state().choice.options[0])) return;
        settle();
    }
}

template <class Of>
bool ScenarioTable<Of>::may_choose() const {
    return this->to_act() == this->seat() || waits_for_person();
}

template <class Of>
Said ScenarioTable<Of>::perform(Option option) {
    if (Of::is_act(state().choice.kind)) table_->begin_act();
    if (const auto refused = table_->choose(option))
        return Game::why_not_cited(*refused, table_->book(), this->say_.language());
    settle();
    answer_single();
    return std::nullopt;
}

template <class Of>
Said ScenarioTable<Of>::go_back(Point point) {
    lines_ = std::move(point.lines);
    next_ = point.next;
    if (puzzle_) puzzle_->state = point.goal;
    table_->restore(std::move(point));
    settle();
    return std::nullopt;
}

template <class Of>
void ScenarioTable<Of>::play_line() {
    ScriptLine& line = lines_[next_];
    const auto trouble = carry_out(*table_, scenario().statements[next_]);
    line.trouble = trouble.value_or(Saying());
    line.state = trouble                                          ? LineState::fails
                 : line.kind == scenario::StatementKind::question ? LineState::holds
                                                                  : LineState::done;
    ++next_;
}

template <class Of>
Said ScenarioTable<Of>::step() {
    if (next_ == lines_.size()) return std::string(this->say_(text::SessionPhrase::scenario_over));
    this->remember(point());
    for (bool something = false; next_ < lines_.size();
         something = something || lines_[next_ - 1].kind != scenario::StatementKind::chance) {
        if (something && lines_[next_].kind == scenario::StatementKind::act) break;
        play_line();
    }
    settle();
    if (puzzle_ && next_ == lines_.size()) answer_single();  // the last move of the solution is played to its end
    return std::nullopt;
}

template <class Of>
Said ScenarioTable<Of>::restart() {
    if (auto why = set_up()) return this->say_(*why);
    return std::nullopt;
}

}  // namespace cubenight::gui
