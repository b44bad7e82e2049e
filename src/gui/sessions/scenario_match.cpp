#include "src/gui/sessions/scenario_match.hpp"

namespace cubenight::gui {

template class ScenarioTable<PokemonScenarios>;

}  // namespace cubenight::gui
