#include "tests/notation/grammars.hpp"

#include <algorithm>
#include <vector>

#include "tests/notation/words.hpp"

namespace cubenight::test {
namespace {

// How a sort of words is called by Vim and by TextMate grammars.
struct Colour {
    WordSort sort;
    const char* name;
    const char* vim;
    const char* scope;
};
constexpr Colour colours[] = {
    {WordSort::statement, "Statement", "Statement", "keyword.control"},
    {WordSort::change, "Change", "Function", "support.function"},
    {WordSort::field, "Field", "Keyword", "keyword.other"},
    {WordSort::type, "Type", "Type", "support.type"},
    {WordSort::condition, "Condition", "Constant", "constant.language"},
    {WordSort::place, "Place", "Identifier", "variable.language"},
    {WordSort::kind, "Kind", "StorageClass", "storage.type"},
    {WordSort::event, "Event", "PreProc", "entity.name.function"},
    {WordSort::number, "Amount", "Operator", "keyword.operator.word"},
    {WordSort::other, "Joint", "Special", "keyword.operator"},
};

constexpr const char* made = "made by editor_grammars from the words of the readers; do not change it by hand";

using Words = std::vector<std::string>;

// Longer words first, so that `V-UNION` is not taken for `V`.
std::string alternatives(Words words, std::string_view between, std::string_view dot) {
    std::ranges::stable_sort(words, std::ranges::greater{}, &std::string::size);
    std::string all;
    for (const std::string& word : words) {
        if (!all.empty()) all += between;
        for (char c : word) {
            if (c == '.') all += dot;
            else all += c;
        }
    }
    return all;
}

// Of both games, whose files have the same endings; a word of both has Pokémon's colour.
std::map<std::string, WordSort> known_words(const std::string& root) {
    auto words = notation_words(root);
    words.merge(ultraman_words(root));
    return words;
}

std::map<WordSort, Words> by_sort(const std::string& root) {
    std::map<WordSort, Words> words;
    for (const auto& [word, sort] : known_words(root)) words[sort].push_back(word);
    return words;
}

// The words of scenario files alone.
Words of_scenarios(const std::string& root) {
    const auto known = known_words(root);
    Words words;
    for (const std::string& word : scenario_words(root))
        if (!known.contains(word)) words.push_back(word);
    return words;
}

std::string vim_words(std::string_view name, const Words& words) {
    return "syn match cubenight" + std::string(name) + " /\\<\\%(" + alternatives(words, "\\|", "\\.") + "\\)\\>/\n";
}

std::string vim_cards(const std::string& root) {
    std::string page = "\" CubeNight: files of cards and of cubes; " + std::string(made) + ".\n";
    page +=
        "if exists('b:current_syntax')\n  finish\nendif\n\nsyn case match\n"
        "syn iskeyword @,48-57,_,39\n\n";
    auto words = by_sort(root);
    for (const Colour& colour : colours) page += vim_words(colour.name, words[colour.sort]);
    page +=
        "\nsyn match cubenightNumber /\\<\\d\\+x\\?\\>/\n"
        "syn match cubenightFactor /\\<x[2-9]\\>/\n"
        "syn match cubenightCost /\\[[GRWLPFDMYNC]*\\]\\|\\<[GRWLPFDMYNC]\\+\\>/\n"
        "syn match cubenightName /\\$\\w\\+/\n"
        "syn match cubenightMark /->\\|[<>]=\\?\\|[=+*!&|-]/\n"
        "syn region cubenightString start=/\"/ skip=/\\\\[\"\\\\]/ end=/\"/ oneline\n"
        "syn match cubenightRemark /#.*$/ contains=@Spell\n\n";
    for (const Colour& colour : colours)
        page += "hi def link cubenight" + std::string(colour.name) + " " + colour.vim + "\n";
    page +=
        "hi def link cubenightNumber Number\nhi def link cubenightFactor Number\nhi def link cubenightCost Number\n"
        "hi def link cubenightName Identifier\nhi def link cubenightMark Operator\nhi def link cubenightString String\n"
        "hi def link cubenightRemark Comment\n\nlet b:current_syntax = 'cubenight'\n";
    return page;
}

std::string vim_scenarios(const std::string& root) {
    return "\" CubeNight: scenario files; " + std::string(made) +
           ".\nif exists('b:current_syntax')\n  finish\nendif\n\nruntime! syntax/cubenight.vim\n\n" +
           vim_words("Scenario", of_scenarios(root)) +
           "hi def link cubenightScenario Keyword\n\nlet b:current_syntax = 'cubenightscn'\n";
}

std::string in_json(std::string_view text) {
    std::string out = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}

std::string pattern(std::string_view scope, std::string_view regex) {
    return "    { \"name\": " + in_json(std::string(scope) + ".cubenight") + ", \"match\": " + in_json(regex) + " }";
}

std::string word_pattern(std::string_view scope, const Words& words) {
    return pattern(scope, "(?<![\\w'$])(?:" + alternatives(words, "|", "\\.") + ")(?![\\w'])");
}

std::string textmate(std::string_view name, std::string_view scope, const Words& of_scenarios,
                     std::map<WordSort, Words> words) {
    std::string page = "{\n  \"//\": " + in_json(made) + ",\n  \"name\": " + in_json(name) +
                       ",\n  \"scopeName\": " + in_json(scope) + ",\n  \"patterns\": [\n";
    page += pattern("comment.line.number-sign", "#.*$") + ",\n";
    page += pattern("string.quoted.double", "\"(?:\\\\[\"\\\\]|[^\"\\\\])*\"") + ",\n";
    page += pattern("variable.other", "\\$\\w+") + ",\n";
    page += pattern("constant.numeric",
                    "\\[[GRWLPFDMYNC]*\\]|(?<![\\w'])[GRWLPFDMYNC]+(?![\\w'])|\\bx[2-9]\\b|(?<![\\w'])\\d+x?\\b");
    for (const Colour& colour : colours) page += ",\n" + word_pattern(colour.scope, words[colour.sort]);
    if (!of_scenarios.empty()) page += ",\n" + word_pattern("keyword.other.scenario", of_scenarios);
    page += ",\n" + pattern("keyword.operator", "->|[<>]=?|[=+*!&|-]") + "\n  ]\n}\n";
    return page;
}

}  // namespace

std::map<std::string, std::string> editor_grammars(const std::string& root) {
    const std::string vim = "vim/syntax/", code = "vscode/syntaxes/";
    return {
        {vim + "cubenight.vim", vim_cards(root)},
        {vim + "cubenightscn.vim", vim_scenarios(root)},
        {code + "cubenight.tmLanguage.json", textmate("CubeNight cards", "source.cubenight", {}, by_sort(root))},
        {code + "cubenight-scenario.tmLanguage.json",
         textmate("CubeNight scenario", "source.cubenight.scenario", of_scenarios(root), by_sort(root))},
    };
}

}  // namespace cubenight::test
