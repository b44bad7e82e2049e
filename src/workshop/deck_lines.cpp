#include "src/workshop/deck_lines.hpp"

#include <algorithm>

#include "engine/cards/lists/list_bytes.hpp"
#include "engine/cards/lists/write_list.hpp"
#include "engine/cards/ultraman/notation.hpp"

namespace cubenight::workshop {

namespace fs = std::filesystem;

namespace {

static_assert(most_in_deck_file == ultraman::most_in_deck);

// What each line of a file has behind a `#` that stands in no name.
std::vector<std::string> remarks_in(std::string_view text) {
    std::vector<std::string> remarks;
    bool in_name = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (in_name && text[i] == '\\') ++i;
        else if (text[i] == '"') in_name = !in_name;
        else if (text[i] == '#' && !in_name) {
            const std::size_t end = std::min(text.find('\n', i), text.size());
            remarks.emplace_back(text.substr(i, end - i));
            i = end;
        }
    }
    return remarks;
}

Result<DeckLines> read_ultraman(std::string_view text, const fs::path& file) {
    const auto read = ultraman::read_deck(text, file.string());
    if (!read) return read.error();
    DeckLines deck{read->name, {}, remarks_in(text)};
    for (const auto& line : read->lines) deck.lines.push_back({line.number, line.copies});
    return deck;
}

std::string write_ultraman(const DeckLines& deck) {
    std::string text;
    for (const std::string& remark : deck.remarks) text += remark + "\n";
    ultraman::DeckFile file{deck.name, {}};
    for (const DeckLine& line : deck.lines) file.lines.push_back({line.card, line.copies, 0});
    return text + ultraman::write_deck(file);
}

// As a line of a list says it behind the count.
std::string said_in_list(const ListEntry& entry) {
    const ListedPrinting& printing = entry.printing.empty() ? entry.picture : entry.printing;
    std::string said = entry.name;
    if (!printing.set.empty())
        said += printing.number.empty() ? " (" + printing.set + ")" : " " + printing.set + " " + printing.number;
    return entry.parallel ? said + " PH" : said;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        if (lines.back().ends_with('\r')) lines.back().remove_suffix(1);
        at = end + 1;
    }
    return lines;
}

Result<DeckLines> read_list(std::string_view bytes, const fs::path& file) {
    const auto read = read_card_list(bytes, std::nullopt, file.filename().string());
    if (!read) return read.error();
    DeckLines deck{file.stem().string(), {}};
    const auto text = list_text(bytes);
    const auto lines = lines_of(text ? std::string_view(text->text) : bytes);
    for (std::size_t i = 0; i < std::min(lines.size(), read->lines.size()); ++i) {
        if (read->lines[i] == LineIs::remark) deck.remarks.emplace_back(lines[i]);
        if (read->lines[i] == LineIs::wrong) deck.unread.emplace_back(lines[i]);
    }
    for (const ListEntry& entry : read->entries) {
        const std::string card = said_in_list(entry);
        const auto same = std::ranges::find(deck.lines, card, &DeckLine::card);
        if (same == deck.lines.end()) deck.lines.push_back({card, entry.count, entry.section});
        else same->copies += entry.count;
    }
    return deck;
}

// A line has no more copies than a list may have in one.
std::string write_list(const DeckLines& deck) {
    std::vector<ListedCard> cards;
    for (const DeckLine& line : deck.lines)
        for (int rest = line.copies; rest > 0; rest -= most_copies_listed)
            cards.push_back({std::min(rest, most_copies_listed), line.card, {}, line.part, {}});
    std::string text;
    for (const std::string& remark : deck.remarks) text += remark + "\n";
    text += written_live(cards);
    for (const std::string& line : deck.unread) text += line + "\n";
    return text;
}

}  // namespace

std::string_view ending_of(DeckFileKind kind) { return kind == DeckFileKind::list ? ".txt" : ".deck"; }

DeckFileKind deck_file_kind(const fs::path& file) {
    return file.extension() == ".txt" ? DeckFileKind::list : DeckFileKind::ultraman;
}

Result<DeckLines> read_deck_lines(DeckFileKind kind, std::string_view text, const fs::path& file) {
    return kind == DeckFileKind::list ? read_list(text, file) : read_ultraman(text, file);
}

std::string write_deck_lines(DeckFileKind kind, const DeckLines& deck) {
    return kind == DeckFileKind::list ? write_list(deck) : write_ultraman(deck);
}

}  // namespace cubenight::workshop
