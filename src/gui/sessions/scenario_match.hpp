// A scenario's position on the match table, played on both sides by whoever sits there: a puzzle, or a ruling to try.
// Coins fall as the scenario says; where it says nothing, the person decides.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/scenario/goal.hpp"
#include "engine/scenario/play/table.hpp"
#include "src/gui/sessions/pokemon_table.hpp"
#include "src/gui/sessions/scenario_script.hpp"

namespace cubenight::gui {

// A moment of the match, and which lines were played by then.
struct ScenarioPoint : scenario::Table::Saved {
    std::vector<ScriptLine> lines;
    std::size_t next;
    scenario::GoalState goal;
};

class ScenarioMatch final : public PokemonAnswers<ReversibleMatch<ScenarioPoint>>, public ScenarioScript {
public:
    // A file with the cards that it uses, shared by all that play from it.
    struct Source {
        scenario::ScenarioFile file;
        scenario::CardFiles card_files;
    };
    // An error names file and line of what cannot be.
    static Result<std::unique_ptr<ScenarioMatch>> open(std::shared_ptr<const Source> source, std::size_t index);

    const pokemon::Rulebook& book() const override { return stage_.book; }
    const CardSet& cards() const override { return stage_.cards; }
    std::string title() const override { return scenario().title; }
    std::string name(SeatId seat) const override;
    SeatPlace place(SeatId) const override { return SeatPlace::here; }
    Undoing undoing() const override { return Undoing::freely; }
    Said why_no_draw() const override { return std::string(); }
    Said why_no_correction() const override { return std::string(); }
    void cover() override {}  // one person plays both sides: there is nothing to hide
    std::optional<std::int64_t> seconds_left() const override { return std::nullopt; }
    bool advance() override { return false; }
    ScenarioScript* script() override { return this; }

    const scenario::Scenario& scenario() const override { return source_->file.scenarios[index_]; }
    std::string where() const override;
    const std::vector<ScriptLine>& lines() const override { return lines_; }
    std::size_t next() const override { return next_; }
    Said step() override;
    Said restart() override;
    const Puzzle* puzzle() const override { return puzzle_ ? &*puzzle_ : nullptr; }
    void give_hint() override;
    void speak(text::Language language) override;
    const std::string& path() const { return source_->file.name; }

private:
    // Keeps the log beside the table's own.
    class Recorder final : public scenario::Witness {
    public:
        explicit Recorder(const pokemon::Rulebook& book) : log(book) {}
        void on_event(const pokemon::Match& match, const pokemon::Event& event) override { log.on_event(match, event); }
        void forget_after(std::size_t count) override { log.forget_after(count); }
        text::LogBook log;
    };

    ScenarioMatch(std::shared_ptr<const Source> source, std::size_t index, scenario::Stage stage);
    const pokemon::Match& state() const override { return table_->match(); }
    std::span<const text::LogEntry> happened() const override { return recorder_.log.entries(); }
    bool sits_here(SeatId) const override { return true; }
    pokemon::View see(SeatId seat) const override;
    std::optional<Saying> set_up();
    bool may_choose() const override;
    Said perform(pokemon::Option option) override;
    ScenarioPoint point() const override {
        return {table_->save(), lines_, next_, puzzle_ ? puzzle_->state : scenario::GoalState::open};
    }
    Said go_back(ScenarioPoint point) override;
    void play_line();
    void set_goal();
    void tell_hints(std::size_t count);
    void look_at_goal();
    void settle();
    void answer_single();

    std::shared_ptr<const Source> source_;
    std::size_t index_;
    scenario::Stage stage_;
    Recorder recorder_;
    std::unique_ptr<scenario::Table> table_;
    std::vector<ScriptLine> lines_;
    std::size_t next_ = 0;
    std::optional<scenario::GoalKeeper> keeper_;
    std::optional<Puzzle> puzzle_;
};

}  // namespace cubenight::gui
