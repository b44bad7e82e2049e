#include "tests/notation/words.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string_view>

#include "tests/support/texts.hpp"

namespace cubenight::test {
namespace {

namespace fs = std::filesystem;

// The string literals of a piece of C++.
std::vector<std::string> literals(std::string_view source) {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < source.size(); ++at) {
        if (source[at] == '\'') {  // a character, which may be a quote
            at += source.substr(at + 1, 1) == "\\" ? 3 : 2;
            continue;
        }
        if (source[at] != '"') continue;
        const std::size_t begin = ++at;
        while (at < source.size() && source[at] != '"') at += source[at] == '\\' ? 2 : 1;
        found.emplace_back(source.substr(begin, std::min(at, source.size()) - begin));
    }
    return found;
}

// What stands between the bracket at that place and the one that closes it.
std::string_view enclosed(std::string_view source, std::size_t open) {
    const char opening = source[open], closing = opening == '(' ? ')' : '}';
    int depth = 0;
    for (std::size_t at = open; at < source.size(); ++at) {
        if (source[at] == '\'') {
            at += source.substr(at + 1, 1) == "\\" ? 3 : 2;
            continue;
        }
        if (source[at] == '"') {
            for (++at; at < source.size() && source[at] != '"'; ++at)
                if (source[at] == '\\') ++at;
            continue;
        }
        if (source[at] == opening) ++depth;
        if (source[at] == closing && --depth == 0) return source.substr(open + 1, at - open - 1);
    }
    return {};
}

bool is_word(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '\'' || c == '-' ||
               c == '.';
    }) && ((text[0] >= 'a' && text[0] <= 'z') || (text[0] >= 'A' && text[0] <= 'Z'));
}

template <class Add>
void each_word(std::string_view phrase, Add add) {
    std::istringstream words{std::string(phrase)};
    for (std::string word; words >> word;)
        if (is_word(word)) add(word);
}

// What a reader asks the tokens for: is_word("a"), accept_phrase("b c"), is_any_word({"d", "e"}).
template <class Add>
void asked_for(std::string_view source, Add add) {
    for (const std::string_view call : {"is_word(", "accept_word(", "is_phrase(", "accept_phrase(", "expect_phrase(",
                                        "is_any_word(", " field(", "(field(", " text(\""}) {
        for (std::size_t at = source.find(call); at != std::string_view::npos; at = source.find(call, at + 1)) {
            const std::size_t open = source.find('(', at + (call[0] == '(' ? 1 : 0));
            for (const std::string& phrase : literals(enclosed(source, open))) each_word(phrase, add);
        }
    }
}

// Tables of words: {"draw", action, &R::draw}.
template <class Add>
void listed(std::string_view source, std::string_view behind, Add add) {
    for (std::size_t at = source.find("{\""); at != std::string_view::npos; at = source.find("{\"", at + 1)) {
        const std::string_view row = enclosed(source, at);
        if (row.find(behind) == std::string_view::npos) continue;
        if (const auto words = literals(row); !words.empty()) each_word(words.front(), add);
    }
}

WordSort sort_of_list(std::string_view name) {
    if (name == "type") return WordSort::type;
    if (name == "condition") return WordSort::condition;
    if (name == "place" || name == "zone" || name == "side" || name == "player" || name == "attached" || name == "part")
        return WordSort::place;
    if (name == "kind" || name == "stage" || name == "rule_box" || name == "ability" || name == "category" ||
        name == "state")
        return WordSort::kind;
    if (name == "event") return WordSort::event;
    if (name == "range" || name == "half" || name == "stat" || name == "prizes") return WordSort::number;
    if (name == "mod_number") return WordSort::change;
    return WordSort::other;
}

// The lists of a words.hpp: `array<Word, 4> once = {...}`.
template <class Add>
void lists(std::string_view source, Add add) {
    for (std::size_t at = source.find("std::array<"); at != std::string_view::npos;
         at = source.find("std::array<", at + 1)) {
        const std::size_t name = source.find("> ", at) + 2, end = source.find(' ', name), open = source.find('{', end);
        if (open == std::string_view::npos || open - end > 4) continue;
        for (const std::string& phrase : literals(enclosed(source, open)))
            each_word(phrase, [&](const std::string& word) { add(source.substr(name, end - name), word); });
    }
}

std::vector<std::string> sources_in(const std::string& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".cpp") files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<std::string> texts;
    for (const auto& file : files) texts.push_back(text_of(file));
    return texts;
}

}  // namespace

namespace {

// The readers of one game's notation.
struct Readers {
    std::string folder;
    std::vector<const char*> of_fields;  // sources: cards, cubes, decks
    const char* of_changes;              // what `give` gives
};

std::map<std::string, WordSort> words_of(const Readers& readers) {
    const std::string word_lists = text_of(readers.folder + "/words.hpp");
    std::map<std::string, WordSort> words;
    const auto add = [&](WordSort sort) {
        return [&words, sort](const std::string& word) { words.emplace(word, sort); };
    };
    const auto add_lists = [&](WordSort sort) {
        lists(word_lists, [&](std::string_view list, const std::string& word) {
            if (sort_of_list(list) == sort) words.emplace(word, sort);
        });
    };
    // What names a word first says what it is.
    listed(text_of(readers.folder + "/read_statements.cpp"), "&R::", add(WordSort::statement));
    for (const WordSort sort : {WordSort::type, WordSort::condition, WordSort::place, WordSort::kind}) add_lists(sort);
    for (const char* file : readers.of_fields) {
        const std::string source = text_of(readers.folder + file);
        asked_for(source, add(WordSort::field));
        if (const auto kinds = source.find("kinds[] = {"); kinds != std::string::npos)
            for (const auto& phrase : literals(enclosed(source, source.find('{', kinds))))
                each_word(phrase, add(WordSort::kind));
    }
    listed(text_of(readers.folder + readers.of_changes), "&R::", add(WordSort::change));
    for (const WordSort sort : {WordSort::change, WordSort::event, WordSort::number, WordSort::other}) add_lists(sort);
    for (const std::string& source : sources_in(readers.folder)) asked_for(source, add(WordSort::other));
    return words;
}

}  // namespace

std::map<std::string, WordSort> notation_words(const std::string& root) {
    auto words =
        words_of({root + "/engine/cards/notation", {"/card_reader.cpp", "/cube_file.cpp"}, "/read_modifiers.cpp"});
    // `poke` of `poke-power` is a part of a word.
    for (const char* part : {"poke", "ancient"}) words.erase(part);
    return words;
}

std::map<std::string, WordSort> ultraman_words(const std::string& root) {
    return words_of(
        {root + "/engine/cards/ultraman/notation", {"/card_reader.cpp", "/deck_file.cpp"}, "/read_standing.cpp"});
}

std::set<std::string> scenario_words(const std::string& root) {
    std::set<std::string> words;
    const auto add = [&](const std::string& word) { words.insert(word); };
    for (const std::string& source : sources_in(root + "/engine/scenario/read")) {
        asked_for(source, add);
        listed(source, "", add);
    }
    lists(text_of(root + "/engine/scenario/written/words.hpp"),
          [&](std::string_view, const std::string& word) { add(word); });
    return words;
}

}  // namespace cubenight::test
