#include "engine/cards/notation/cube_lines.hpp"

namespace cubenight {
namespace {

constexpr int most_copies = 99;             // of one card
constexpr std::size_t most_lines = 20'000;  // of one kind

CubeFile::Line counted_key(TokenReader& in) {
    const int line = in.line();
    in.skip();
    std::string key = in.expect_string(saying("a card's key"));
    const int count = in.expect_number(saying("the number of copies"), 1, most_copies);
    return {std::move(key), count, line};
}

std::string counted_keys(std::string_view word, const std::vector<CubeFile::Line>& lines) {
    std::string out;
    for (const auto& line : lines)
        out.append("  ").append(word).append(" ") += quoted(line.key) + " " + std::to_string(line.copies) + "\n";
    return out;
}

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
    while (in.is_word("copies")) file.lines.push_back(counted_key(in));
}

std::string uses_and_copies(const CubeFile& file) {
    std::string out;
    for (const auto& use : file.uses) out += "  use " + quoted(use) + "\n";
    return out + counted_keys("copies", file.lines);
}

void read_free_and_lines(TokenReader& in, CubeFile& file) {
    const auto room = [&](std::size_t lines) {
        if (lines >= most_lines) in.fail(saying("a cube has at most {0} such lines", most_lines));
    };
    while (in.is_word("free") && !in.failed()) {
        room(file.free.size());
        file.free.push_back(counted_key(in));
    }
    while (in.is_word("below") && !in.failed()) {
        room(file.below.size());
        const int line = in.line();
        in.skip();
        std::string key = in.expect_string(saying("a card's key"));
        std::string lower = in.expect_string(saying("the key of the card below it"));
        file.below.push_back({std::move(key), std::move(lower), line});
    }
    while (in.is_word("line") && !in.failed()) {
        room(file.names.size());
        file.names.push_back(read_named_line(in));
    }
}

NamedLine read_named_line(TokenReader& in) {
    in.expect_phrase("line");
    std::string name = in.expect_string(saying("the name of an evolution"));
    in.expect_phrase("from");
    std::string from = in.expect_string(saying("the name that it evolves from"));
    if (!in.failed() && name_for_rules(name) == name_for_rules(from))
        in.fail(saying("nothing evolves from its own name"));
    return {std::move(name), std::move(from)};
}

std::string free_and_lines(const CubeFile& file) {
    std::string out = counted_keys("free", file.free);
    for (const auto& below : file.below) out += "  below " + quoted(below.key) + " " + quoted(below.lower) + "\n";
    for (const auto& line : file.names) out += "  line " + quoted(line.name) + " from " + quoted(line.from) + "\n";
    return out;
}

}  // namespace cubenight
