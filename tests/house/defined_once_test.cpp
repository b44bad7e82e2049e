// A name of a type means one type. Two of one name in one program are undefined: the one's functions may be called for the
// other, and no compiler says so.
#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/house/cpp_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

namespace {

namespace fs = std::filesystem;
using cubenight::test::code_of;
using cubenight::test::in_name;
using cubenight::test::text_of;

// The words of what stands before an opening brace.
std::vector<std::string> words_of(const std::string& head) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < head.size();) {
        std::size_t end = at;
        while (end < head.size() && (in_name(head[end]) || head.compare(end, 2, "::") == 0 ||
                                     (end > at && head.compare(end - 1, 2, "::") == 0)))
            ++end;
        if (end == at) words.emplace_back(1, head[end++]);
        else words.push_back(head.substr(at, end - at));
        at = end;
        while (at < head.size() && head[at] == ' ') ++at;
    }
    return words;
}

// What a brace opens: a namespace or a type of that name, or something else without one.
struct Opened {
    enum class Kind { space, type, other } kind = Kind::other;
    std::string name;
};

Opened opened_by(const std::string& head) {
    const std::vector<std::string> words = words_of(head);
    const auto kept = [&](const char* word) { return std::find(words.begin(), words.end(), word); };
    if (const auto at = kept("namespace"); at != words.end())
        return {Opened::Kind::space, at + 1 == words.end() ? "" : at[1]};
    if (kept("(") != words.end() || kept("=") != words.end()) return {};
    // The last one: a template's arguments may say `class` too. What is specialized is a type for each of its arguments.
    for (std::size_t i = words.size(); i-- > 1;)
        if ((words[i - 1] == "struct" || words[i - 1] == "class" || words[i - 1] == "enum" ||
             words[i - 1] == "union") &&
            words[i] != "class")
            return i + 1 < words.size() && words[i + 1] == "<" ? Opened{} : Opened{Opened::Kind::type, words[i]};
    return {};
}

// The names of the types that a source defines for every source: with their namespaces, and none of an unnamed one.
std::set<std::string> types_of(const std::string& source) {
    std::set<std::string> types;
    std::vector<Opened> around;
    std::string head;
    for (const std::string& line : cubenight::test::lines_of(code_of(source))) {
        if (line.starts_with("#")) continue;
        for (const char c : line + ' ') {
            if (c == '}' && !around.empty()) around.pop_back();
            if (c == '{') {
                const bool shared = std::all_of(around.begin(), around.end(), [](const Opened& o) {
                    return o.kind != Opened::Kind::other && !o.name.empty();
                });
                std::string full;
                for (const Opened& o : around) full += o.name + "::";
                around.push_back(opened_by(head));
                if (shared && around.back().kind == Opened::Kind::type) types.insert(full + around.back().name);
            }
            if (c == '{' || c == '}' || c == ';') head.clear();
            else head += c;
        }
    }
    return types;
}

TEST_CASE("the name of a type means one type in all sources") {
    std::map<std::string, std::string> where;
    std::string twice;
    for (const char* top : {"engine", "draft", "src", "tests"})
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(CUBENIGHT_SOURCE_DIR) / top)) {
            if (entry.path().extension() != ".hpp" && entry.path().extension() != ".cpp") continue;
            const std::string file = entry.path().lexically_relative(CUBENIGHT_SOURCE_DIR).generic_string();
            for (const std::string& type : types_of(text_of(entry.path())))
                if (const auto [found, is_new] = where.emplace(type, file); !is_new)
                    twice += type + ": " + found->second + " and " + file + "\n";
        }
    CHECK(where.size() > 1000);
    CHECK(twice == "");
}

TEST_CASE("a type that two sources may both see is told by its full name") {
    const std::string source = R"(
#define OPEN {
namespace a::b {
struct First final : Base { enum class Inner : int { x }; int f() { struct Local { int x; }; return 1; } };
template <class T> class Second { };
template <> class Second<int> { };
struct Declared;
namespace { struct Own { }; }
const char* text = "struct Quoted { };";  // struct Remarked { };
First value = First{1};
}
)";
    CHECK(types_of(source) == std::set<std::string>{"a::b::First", "a::b::First::Inner", "a::b::Second"});
}

}  // namespace
