// Acts of a scenario carried out on its match, whether to be done or only to be tried.
#pragma once

#include "engine/scenario/play/table.hpp"

namespace cubenight::scenario {

// What came of an act.
struct Deed {
    std::optional<Saying> problem;           // it cannot even be tried: an unknown name, another choice is open
    std::optional<pokemon::Clause> refused;  // with a problem: who says it is not the one who is asked
    std::optional<pokemon::Option> wish;     // the option that was refused
    bool done() const { return !problem && !refused; }
};

class Performer {
public:
    explicit Performer(Table& table) : table_(table) {}
    Deed perform(const Act& act);
    // The same on a copy that is thrown away.
    Deed attempt(const Act& act);

private:
    Deed turn_act(const Act& act);
    Deed answer(const Answer& answer, std::optional<SeatId> who, std::size_t times = 1);
    Deed take(pokemon::Option option);
    Deed play(const Act& act);
    Deed onto(const Act& act, CopyId copy);
    Deed retreat(const Act& act);
    Deed pay_retreat(const Act& act);
    Deed ability(const Act& act);
    Deed absent_ability(const Act& act);
    Deed on_slot(const Act& act, pokemon::OptionKind kind);
    Deed assemble(const Act& act);
    Deed concede(const Act& act);
    Deed pick(const std::vector<pokemon::Option>& options, const Saying& what, std::size_t times = 1);
    pokemon::Option attack_option(const std::string& name) const;
    std::vector<pokemon::Option> ability_options(const Act& act) const;
    pokemon::Clause target_clause(CopyId copy, std::uint8_t slot) const;
    std::optional<Saying> no_turn() const;
    SeatId mover() const { return table_.match().turn_seat; }

    Table& table_;
};

}  // namespace cubenight::scenario
