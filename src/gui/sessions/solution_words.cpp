#include "src/gui/sessions/solution_words.hpp"

#include "engine/scenario/step.hpp"
#include "src/text/pokemon/move_text.hpp"

namespace cubenight::gui {
namespace {

// Keeps what players choose, but for answers that leave nothing to decide.
class Choices final : public scenario::Witness {
public:
    explicit Choices(const pokemon::Rulebook& book) : book_(book) {}
    void on_event(const pokemon::Match&, const pokemon::Event&) override {}
    void forget_after(std::size_t) override {}
    void on_choice(const pokemon::Match& before, pokemon::Option option) override {
        const std::optional<SeatId> seat = play::seat_of(pokemon::to_act(before));
        if (!seat) return;
        const bool follows = !move_.empty() && option.kind == pokemon::OptionKind::slot;  // says where the move goes
        if (before.choice.options.size() > 1 || before.choice.kind == pokemon::ChoiceKind::main || follows)
            move_.push_back({pokemon::view_for(book_, before, *seat), option});
    }
    std::vector<text::Chosen> take() { return std::exchange(move_, {}); }

private:
    const pokemon::Rulebook& book_;
    std::vector<text::Chosen> move_;
};

}  // namespace

std::vector<std::string> solution_in_words(const scenario::Stage& stage, const scenario::Scenario& scenario,
                                           const text::Names& names) {
    Choices choices(stage.book);
    scenario::Table table(stage, scenario, &choices);
    bool plays = !table.open();
    std::vector<std::string> moves;
    for (const scenario::Statement& statement : scenario.statements) {
        static_cast<void>(choices.take());
        plays = plays && !carry_out(table, statement);
        if (kind_of(statement) != scenario::StatementKind::act) continue;
        std::string told = plays ? text::move_text(names, choices.take(), play::seat0) : std::string();
        moves.push_back(told.empty() ? statement.text : std::move(told));
    }
    return moves;
}

}  // namespace cubenight::gui
