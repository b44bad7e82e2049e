// Plays scenarios to see what is told of them.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scenario/play/table.hpp"
#include "src/text/pokemon/log_text.hpp"

namespace cubenight::test {

inline constexpr std::array<const char*, 4> rule_sets = {"ja-3.0", "zh-2.2", "fi-swsh", "cube"};

// What is noted of each event.
struct Notes : scenario::Witness {
    const pokemon::Rulebook* book = nullptr;
    std::vector<text::LogEntry> entries;

    void on_event(const pokemon::Match& match, const pokemon::Event& event) override {
        entries.push_back(text::note(*book, match, event));
    }
    // What was taken back was told all the same.
    void forget_after(std::size_t) override {}
};

// The lines of a whole scenario, "heading" lines left out, as a spectator of both hands reads them.
std::vector<text::LogLine> lines_of(std::string_view scenarios, text::Language language = text::Language::english);

// Plays a scenario as far as it goes, whatever comes of it. False where its position cannot be.
bool play_through(const scenario::Stage& stage, const scenario::Scenario& scenario, Notes& notes);

}  // namespace cubenight::test
