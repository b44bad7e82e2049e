#include "src/gui/sessions/ultraman_scenario.hpp"

namespace cubenight::gui {

template class ScenarioTable<UltramanScenarios>;

}  // namespace cubenight::gui
