#include "engine/scenario/script/report.hpp"

namespace cubenight::scenario {

std::string log_words(const std::vector<std::string>& log, std::size_t since,
                      const std::function<std::string(const Saying&)>& say) {
    if (log.empty()) return {};
    std::string text = "  " + say(saying("what happened:")) + "\n";
    // Who searches a deck looks at every card of it: what is told in the same words is told once.
    for (std::size_t i = 0, next = 0; i < log.size(); i = next) {
        for (next = i + 1; next < log.size() && next != since && log[next] == log[i];) ++next;
        text += i < since ? "    " : "  > ";
        text += (next - i > 1 ? say(saying("{0}, {1} times", log[i], next - i)) : log[i]) + "\n";
    }
    return text;
}

}  // namespace cubenight::scenario
