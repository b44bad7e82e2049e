#include "engine/cards/notation/cube_lines.hpp"

namespace cubenight {
namespace {

constexpr int most_copies = 99;  // of one card

}  // namespace

void read_table_row(TokenReader& in, std::vector<DraftTableRow>& table, TableWith with) {
    DraftTableRow row{};
    in.skip();
    row.players = in.expect_number(saying("the number of players"), 2, 16);
    in.expect_phrase("packs");
    row.packs = in.expect_number(saying("packs per player"), 1, 20);
    in.expect_phrase("of");
    row.pack_size = in.expect_number(saying("cards per pack"), 1, 60);
    in.expect_phrase("deck");
    row.deck_size = in.expect_number(saying("cards per deck"), 1, 60);
    if (with == TableWith::prizes) {
        in.expect_phrase("prizes");
        row.prize_cards = in.expect_number(saying("the number of Prize cards"), 1, most_prizes);
    }
    for (const auto& other : table)
        if (other.players == row.players) in.fail(saying("there is a row for this number of players already"));
    table.push_back(row);
}

std::string table_lines(const std::vector<DraftTableRow>& table, TableWith with) {
    std::string out;
    for (const auto& row : table) {
        out += "  players " + std::to_string(row.players) + " packs " + std::to_string(row.packs) + " of " +
               std::to_string(row.pack_size) + " deck " + std::to_string(row.deck_size);
        if (with == TableWith::prizes) out += " prizes " + std::to_string(row.prize_cards);
        out += "\n";
    }
    return out;
}

void read_uses_and_copies(TokenReader& in, CubeFile& file) {
    do {
        in.expect_phrase("use");
        file.uses.push_back(in.expect_string(saying("a card file")));
    } while (in.is_word("use"));
    while (in.is_word("copies")) {
        const int line = in.line();
        in.skip();
        std::string key = in.expect_string(saying("a card's key"));
        const int count = in.expect_number(saying("the number of copies"), 1, most_copies);
        file.lines.push_back({std::move(key), count, line});
    }
}

std::string uses_and_copies(const CubeFile& file) {
    std::string out;
    for (const auto& use : file.uses) out += "  use " + quoted(use) + "\n";
    for (const auto& line : file.lines)
        out += "  copies " + quoted(line.key) + " " + std::to_string(line.copies) + "\n";
    return out;
}

}  // namespace cubenight
