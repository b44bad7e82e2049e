#include "tests/notation/page.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/notation/words.hpp"

namespace cubenight::test {
namespace {

constexpr std::size_t most_links = 6;  // of one word: joints such as `of` stand everywhere
constexpr std::string_view index_heading = "## Index", grammar_heading = "## Grammar";

// The card on which an example stands: `attack 20+ { ... }`, `play { ... }`.
std::string card_of(const std::string& example) {
    const std::size_t blank = example.find(' ');
    const std::string place = example.substr(0, blank), text = blank == std::string::npos ? "" : example.substr(blank);
    const std::string head = "card \"k\" \"n\" { ";
    if (place == "attack") return head + "pokemon basic colorless hp 60 attack \"Slam\" [C]" + text + " }";
    if (place == "ability") return head + "pokemon basic colorless hp 60 ability \"Lure\"" + text + " }";
    if (place == "use") return head + "tool use \"Salve\"" + text + " }";
    if (place == "play") return head + "item " + example + " }";
    if (place == "stadium") return head + "stadium " + example + " }";
    if (place == "attached") return head + "tool " + example + " }";
    if (place == "energy") return head + "energy special provides C attached" + text + " }";
    return example;
}

// As pages are linked to: the heading in small letters with - between its words.
std::string anchor(const std::string& heading) {
    std::string made;
    for (char c : heading) {
        if (c == ' ') made += '-';
        else if (std::isalnum(static_cast<unsigned char>(c))) made += static_cast<char>(std::tolower(c));
    }
    return made;
}

class Maker {
public:
    Maker(const std::string& page, const std::string& root) : root_(root) {
        std::istringstream lines(page);
        for (std::string line; std::getline(lines, line);) lines_.push_back(line);
    }

    Page make() {
        find_headings();
        for (number_ = 0; number_ < lines_.size(); ++number_) take(lines_[number_]);
        check_links();
        return std::move(made_);
    }

private:
    void problem(const std::string& what) {
        made_.problems.push_back("docs/notation.md:" + std::to_string(number_ + 1) + ": " + what);
    }
    void put(const std::string& line) { made_.text += line + "\n"; }

    void take(const std::string& line) {
        if (line.starts_with("## ")) section_ = line.substr(3);
        if (section_ == "Index" && !line.starts_with("## ")) return;  // made below
        if (line.starts_with("```")) in_examples_ = line == "```effect";
        const bool is_example = in_examples_ && !line.starts_with("```");
        if (is_example && line.starts_with(" ")) return;  // the sentence, made anew
        put(line);
        if (is_example) say(line);
        const bool is_entry = section_ != "One way to say a thing" && section_ != "What is refused";
        if (is_entry && line.starts_with("- ")) forms_[section_] += forms_in(line);
        if (line == index_heading) {
            put("");
            index();
        }
    }

    void say(const std::string& example) {
        const auto cards = read_cards(card_of(example));
        if (!cards) return problem(cards.error().reason.english());
        const auto texts = wording::texts_of(cards->front());
        if (texts.empty()) return problem("the example has no text");
        std::istringstream words(wording::rules_text(*texts.front().effect, texts.front().source, Language::english));
        for (std::string line; std::getline(words, line);) put("  " + line);
    }

    // What stands between backquotes in an entry.
    static std::string forms_in(const std::string& line) {
        std::string forms;
        for (std::size_t at = line.find('`'); at != std::string::npos; at = line.find('`', at)) {
            const std::size_t end = line.find('`', at + 1);
            if (end == std::string::npos) break;
            forms += line.substr(at + 1, end - at - 1) + " \n";
            at = end + 1;
        }
        return forms;
    }

    static bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)); }
    // The character at that place belongs to a word: the ' in can't does, the one around 'x' in the grammar does not.
    static bool is_part(std::string_view text, std::size_t at) {
        if (at >= text.size()) return false;
        if (text[at] != '\'') return is_letter(text[at]);
        return at > 0 && is_letter(text[at - 1]) && at + 1 < text.size() && is_letter(text[at + 1]);
    }
    static bool has_word(std::string_view text, std::string_view word) {
        for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
            if ((at == 0 || !is_part(text, at - 1)) && !is_part(text, at + word.size())) return true;
        return false;
    }

    void find_headings() {
        for (const std::string& line : lines_)
            if (line.starts_with("## ")) headings_.push_back(line.substr(3));
    }
    // All words by their letter, each with the sections in whose entries it stands.
    void index() {
        std::map<char, std::string> by_letter;
        for (const auto& [word, sort] : notation_words(root_)) {
            std::string links;
            std::size_t count = 0;
            for (const std::string& heading : headings_)
                if (const auto forms = forms_.find(heading);
                    forms != forms_.end() && has_word(forms->second, word) && count++ < most_links)
                    links += (links.empty() ? " " : ", ") + ("[" + heading + "](#" + anchor(heading) + ")");
            if (links.empty()) problem("no entry has the word `" + word + "`");
            if (!has_word(grammar_of_page(), word)) problem("the grammar does not have the word `" + word + "`");
            std::string& line = by_letter[static_cast<char>(std::tolower(word[0]))];
            line += (line.empty() ? "" : " · ") + ("`" + word + "`") + links;
        }
        for (const auto& [letter, line] : by_letter) put(line + "\n");
    }

    const std::string& grammar_of_page() {
        if (!grammar_.empty()) return grammar_;
        bool inside = false;
        for (const std::string& line : lines_) {
            inside |= line == grammar_heading;
            if (inside) grammar_ += line + "\n";
        }
        return grammar_;
    }

    void check_links() {
        std::set<std::string> anchors;
        for (const std::string& heading : headings_)
            if (!anchors.insert(anchor(heading)).second) problem("two sections are called " + heading);
        const std::string& page = made_.text;
        for (std::size_t at = page.find("](#"); at != std::string::npos; at = page.find("](#", at + 1)) {
            const std::string to = page.substr(at + 3, page.find(')', at) - at - 3);
            if (!anchors.contains(to)) problem("a link leads to #" + to + ", which is not there");
        }
    }

    std::string root_;
    std::vector<std::string> lines_, headings_;
    std::size_t number_ = 0;
    std::string section_, grammar_;
    bool in_examples_ = false;
    std::map<std::string, std::string> forms_;
    Page made_;
};

}  // namespace

std::vector<std::string> lost_links(const std::string& other, const std::string& page) {
    constexpr std::string_view to_here = "notation.md#";
    std::set<std::string> anchors;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("## ")) anchors.insert(anchor(line.substr(3)));
    std::vector<std::string> lost;
    for (std::size_t at = other.find(to_here); at != std::string::npos; at = other.find(to_here, at + 1)) {
        const std::size_t begin = at + to_here.size();
        std::string to = other.substr(begin, other.find(')', begin) - begin);
        if (!anchors.contains(to)) lost.push_back("a link leads to notation.md#" + to + ", which is not there");
    }
    return lost;
}

Page made_anew(const std::string& page, const std::string& root) { return Maker(page, root).make(); }

}  // namespace cubenight::test
