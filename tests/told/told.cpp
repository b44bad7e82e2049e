#include "tests/told/told.hpp"

#include "engine/scenario/read/read_file.hpp"
#include "engine/scenario/step.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::test {

bool play_through(const scenario::Stage& stage, const scenario::Scenario& scenario, Notes& notes) {
    notes.book = &stage.book;
    scenario::Table table(stage, scenario, &notes);
    if (table.open()) return false;
    for (const scenario::Statement& statement : scenario.statements)
        if (scenario::carry_out(table, statement)) break;
    return true;
}

std::vector<text::LogLine> lines_of(std::string_view scenarios, text::Language language) {
    const auto file = scenario::read_scenarios(scenarios, "told.scn");
    if (!file) FAIL(file.error().english());
    const scenario::Scenario& one = file->scenarios.front();
    const auto stage = scenario::make_stage(*file, one);
    if (!stage) FAIL(stage.error().english());
    Notes notes;
    notes.book = &stage->book;
    scenario::Table table(*stage, one, &notes);
    REQUIRE_FALSE(table.open());
    for (const scenario::Statement& statement : one.statements) {
        const auto trouble = scenario::carry_out(table, statement);
        if (trouble) FAIL(statement.text << ": " << trouble->english());
    }
    text::Names names{&stage->book, {"Aino", "Ben"}};
    names.language = language;
    std::vector<text::LogLine> lines = text::log_lines(notes.entries, names, text::LogPart::later);
    std::erase_if(lines, [](const text::LogLine& line) { return line.kind == text::LineKind::heading; });
    return lines;
}

}  // namespace cubenight::test
