#include "src/gui/sessions/solution_words.hpp"

#include <utility>

#include "engine/scenario/step.hpp"
#include "engine/scenario/ultraman/step.hpp"
#include "src/text/pokemon/move_text.hpp"
#include "src/text/ultraman/option_text.hpp"

namespace cubenight::gui {
namespace {

// Of one game: what was chosen, and whether that left anything to decide.
struct PokemonMoves {
    using Witness = scenario::Witness;
    using Table = scenario::Table;
    using Match = pokemon::Match;
    using Event = pokemon::Event;
    using Option = pokemon::Option;
    using Rulebook = pokemon::Rulebook;
    using Chosen = text::Chosen;
    using Names = text::Names;

    static bool counts(const Match& before, Option option, bool first) {
        const bool follows = !first && option.kind == pokemon::OptionKind::slot;  // says where the move goes
        return before.choice.options.size() > 1 || before.choice.kind == pokemon::ChoiceKind::main || follows;
    }
    static Chosen chosen(const Rulebook& book, const Match& before, SeatId seat, Option option) {
        return {pokemon::view_for(book, before, seat), option};
    }
    static std::string told(const Names& names, std::span<const Chosen> move) {
        return text::move_text(names, move, play::seat0);
    }
};

struct UltramanMoves {
    using Witness = ultraman::scenario::Witness;
    using Table = ultraman::scenario::Table;
    using Match = ultraman::Match;
    using Event = ultraman::Event;
    using Option = ultraman::Option;
    using Rulebook = ultraman::Rulebook;
    struct Chosen {
        ultraman::View view;
        Option option;
    };
    using Names = ultraman::text::Names;

    static bool counts(const Match& before, Option, bool) { return before.choice.options.size() > 1; }
    static Chosen chosen(const Rulebook& book, const Match& before, SeatId seat, Option option) {
        return {ultraman::view_for(book, before, seat), option};
    }
    // To end the turn is said once, not for each of its steps.
    static std::string told(const Names& names, std::span<const Chosen> move) {
        std::vector<std::string> labels;
        for (const Chosen& each : move) {
            std::string label = ultraman::text::option_label(names, each.view, each.option);
            if (labels.empty() || labels.back() != label) labels.push_back(std::move(label));
        }
        return names.say().row(labels);
    }
};

// Keeps what players choose, but for answers that leave nothing to decide.
template <class Of>
class Choices final : public Of::Witness {
public:
    explicit Choices(const typename Of::Rulebook& book) : book_(book) {}
    void on_event(const typename Of::Match&, const typename Of::Event&) override {}
    void forget_after(std::size_t) override {}
    void on_choice(const typename Of::Match& before, typename Of::Option option) override {
        const std::optional<SeatId> seat = play::seat_of(to_act(before));
        if (seat && Of::counts(before, option, move_.empty()))
            move_.push_back(Of::chosen(book_, before, *seat, option));
    }
    std::vector<typename Of::Chosen> take() { return std::exchange(move_, {}); }

private:
    const typename Of::Rulebook& book_;
    std::vector<typename Of::Chosen> move_;
};

template <class Of, class Stage, class Scenario>
std::vector<std::string> solution(const Stage& stage, const Scenario& played, const typename Of::Names& names) {
    Choices<Of> choices(stage.book);
    typename Of::Table table(stage, played, &choices);
    bool plays = !table.open();
    std::vector<std::string> moves;
    for (const auto& statement : played.statements) {
        static_cast<void>(choices.take());
        plays = plays && !carry_out(table, statement);
        if (kind_of(statement) != scenario::StatementKind::act) continue;
        const std::vector<typename Of::Chosen> move = choices.take();
        // What leaves nothing to decide the table does by itself: there is no button for it.
        if (plays && move.empty()) continue;
        std::string told = plays ? Of::told(names, move) : std::string();
        moves.push_back(told.empty() ? statement.text : std::move(told));
    }
    return moves;
}

}  // namespace

std::vector<std::string> solution_in_words(const scenario::Stage& stage, const scenario::Scenario& scenario,
                                           const play::PerSeat<std::string>& players, text::Language language) {
    return solution<PokemonMoves>(stage, scenario, {&stage.book, players, language, &stage.cards});
}

std::vector<std::string> solution_in_words(const ultraman::scenario::Stage& stage,
                                           const ultraman::scenario::Scenario& scenario,
                                           const play::PerSeat<std::string>& players, text::Language language) {
    return solution<UltramanMoves>(stage, scenario, {&stage.book, players, language, &stage.cards});
}

}  // namespace cubenight::gui
