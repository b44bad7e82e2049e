#include "src/workshop/house_rules.hpp"

#include "engine/cards/notation/words.hpp"

namespace cubenight::workshop {

WeaknessLine weakness_line(const WeaknessRule& rule) {
    const auto name = [](Type type) { return std::string(words::type[static_cast<std::size_t>(type)]); };
    return {"weakness of " + name(rule.whose), name(rule.against) + " x" + std::to_string(rule.factor) +
                                                   (rule.give_missing ? " also where none is printed" : "")};
}

std::vector<WeaknessLine> weakness_lines(const RuleSet& rules) {
    std::vector<WeaknessLine> lines;
    for (const WeaknessRule& rule : rules.weakness_rules) lines.push_back(weakness_line(rule));
    return lines;
}

}  // namespace cubenight::workshop
