// Cube files of this game: `game ucg` is their first line, and no row of their draft table names Prize cards.
#include "engine/cards/notation/cube_lines.hpp"
#include "engine/cards/ultraman/cube_notation.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight::ultraman {
namespace {

void read_rules(TokenReader& in, RuleSet& rules) {
    in.expect_phrase("rules");
    const auto name = in.expect_joined_word(saying("the name of a rule set"));
    if (auto named = named_rule_set(name)) rules = std::move(*named);
    else in.fail(saying("there is no rule set called \"{0}\"; there is ucg-1.6", name.substr(0, 40)));
    while (in.accept_word("option")) read_option(in, rules);
}

bool begins_with_game(TokenReader& in) {
    in.expect_phrase("cube");
    in.expect_string(saying("the cube's name"));
    in.expect_mark("{");
    return !in.failed() && in.is_word("game");
}

}  // namespace

// Five packs of fourteen, made smaller where the cube has not enough cards, for a deck of the rules' size (UCG 4.1.1).
std::vector<DraftTableRow> usual_table(const RuleSet& rules) { return {{16, 5, 14, rules[OptionKey::deck_size], 0}}; }

bool is_cube(std::string_view text) {
    auto tokens = cut_tokens(text, {}, 1);
    if (!tokens) return false;
    TokenReader in(text, {}, std::move(*tokens));
    return begins_with_game(in);
}

Result<CubeFile> read_cube(std::string_view text, std::string_view file) {
    auto tokens = cut_tokens(text, file, 1);
    if (!tokens) return tokens.error();
    TokenReader in(text, file, std::move(*tokens));
    CubeFile cube;
    in.expect_phrase("cube");
    cube.common.cube.name = in.expect_string(saying("the cube's name"));
    in.expect_mark("{");
    in.expect_phrase("game ucg");
    read_rules(in, cube.rules);
    auto& table = cube.common.cube.table;
    while (in.is_word("players")) read_table_row(in, table, TableWith::no_prizes);
    if (table.empty()) table = usual_table(cube.rules);
    read_uses_and_copies(in, cube.common);
    if (!in.accept_mark("}"))
        in.expected(saying(
            "the next line of the cube in its order, or `}` (in order: game, rules, option, players, use, copies)"));
    in.expect_end();
    if (in.failed()) return in.error();
    return cube;
}

std::string write_cube(const CubeFile& cube) {
    std::string out = "cube " + quoted(cube.common.cube.name) + " {\n  game ucg\n  rules " + cube.rules.name + "\n";
    const auto bundle = named_rule_set(cube.rules.name);
    for (const auto& info : option_table())
        if (!bundle || cube.rules[info.key] != (*bundle)[info.key])
            out += "  option " + std::string(info.name) + " " + std::to_string(cube.rules[info.key]) + "\n";
    if (cube.common.cube.table != usual_table(cube.rules))
        out += table_lines(cube.common.cube.table, TableWith::no_prizes);
    return out + uses_and_copies(cube.common) + "}\n";
}

}  // namespace cubenight::ultraman
