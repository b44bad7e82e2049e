// Citations in the sources of the rules. A comment cites "JA A-01.2b", "JA A-05.b3, b4", "JA E-05 to E-07; FI deck", code
// cites Clause::A_01_2b. In the rooms of the Ultraman Card Game a comment cites by the number alone: "5.6.2", "11.6.1 to
// 11.6.5". Sources are laid out by the formatter: what begins in column 0 is a definition, and the one
// that a line belongs to is told by that alone.
#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include "engine/pokemon/match/clauses.hpp"
#include "engine/ultraman/match/clauses.hpp"
#include "tests/rulebook/rulebook.hpp"
#include "tests/support/texts.hpp"

namespace cubenight::rulebook {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view documents[] = {"JA", "ZH", "FI", "CUBE", "UCG"};

// Folders whose sources carry rules out.
constexpr std::string_view folders[] = {"engine/cards", "engine/play", "engine/pokemon", "engine/ultraman", "draft"};

// A list of all clauses carries none of them out, nor does what tells people the texts of cards.
bool carries_rules_out(std::string_view file) {
    return !file.ends_with("/match/clauses.hpp") && file.find("/ultraman/wording/") == std::string_view::npos;
}

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// What each enumerator is cited as, under one rule set or another.
const std::map<std::string, std::set<std::string>, std::less<>>& citations_of_enumerator() {
    static const std::map<std::string, std::set<std::string>, std::less<>> all = {
#define CUBENIGHT_CITATIONS(name, ja, zh, fi, cube) {#name, {ja, zh, fi, cube}},
        CUBENIGHT_CLAUSES(CUBENIGHT_CITATIONS)
#undef CUBENIGHT_CITATIONS
#define CUBENIGHT_CITATIONS(name, citation) {#name, {citation}},
            CUBENIGHT_UCG_CLAUSES(CUBENIGHT_CITATIONS)
#undef CUBENIGHT_CITATIONS
    };
    return all;
}

// Whether the clause is the named one or lies in the named section.
bool lies_in(const Row& row, std::string_view document, std::string_view named) {
    return row.document == document && row.clause.starts_with(named) &&
           (row.clause.size() == named.size() || row.clause[named.size()] == '.' || row.clause[named.size()] == '-');
}

// Rooms of the Ultraman Card Game, whose clauses have numbers alone.
bool is_of_ultraman(std::string_view file) { return file.find("/ultraman/") != std::string_view::npos; }

// Reads citations out of one line.
class Citations {
public:
    explicit Citations(const std::vector<Row>& rows) : rows_(rows) {}

    // The clauses and sections that the line of the file cites, as "JA A-01.2b" or "JA A-01".
    std::set<std::string> of(std::string_view line, std::string_view file) {
        cited_.clear();
        const std::size_t comment = is_of_ultraman(file) ? line.find("//") : std::string_view::npos;
        for (std::size_t at = 0; at < line.size(); ++at) {
            if (at > 0 && (in_word(line[at - 1]) || line[at - 1] == '.')) continue;
            if (at > comment && is_digit(line[at])) read_list("UCG", line.substr(at));
            if (line.substr(at).starts_with("Clause::")) read_enumerator(line.substr(at + 8));
            for (const std::string_view document : documents)
                if (line.substr(at).starts_with(std::string(document) + " "))
                    read_list(document, line.substr(at + document.size() + 1));
        }
        return cited_;
    }

private:
    void read_enumerator(std::string_view rest) {
        const auto end = std::find_if_not(rest.begin(), rest.end(), in_word);
        const auto found = citations_of_enumerator().find(std::string(rest.begin(), end));
        if (found == citations_of_enumerator().end()) return;
        for (const std::string& citation : found->second)
            if (!citation.empty()) cited_.insert(citation);
    }

    // "A-01.dmg2, dmg5 and A-05 to A-07": a short name has what stands before it in the one before.
    void read_list(std::string_view document, std::string_view rest) {
        std::optional<std::string> before;
        bool range = false;
        for (;;) {
            const auto named = next_name(document, rest, before);
            if (!named) return;
            if (range) add_range(document, *before, *named);
            else cited_.insert(std::string(document) + " " + *named);
            before = named;
            range = rest.starts_with(" to ");
            if (range) rest.remove_prefix(4);
            else if (rest.starts_with(", ")) rest.remove_prefix(2);
            else if (rest.starts_with(" and ")) rest.remove_prefix(5);
            else return;
        }
    }

    // Takes a clause's or section's name off the front of the text, if one stands there.
    std::optional<std::string> next_name(std::string_view document, std::string_view& rest,
                                         const std::optional<std::string>& before) const {
        std::size_t length = 0;
        while (length < rest.size() && (in_word(rest[length]) || rest[length] == '-' || rest[length] == '.')) ++length;
        while (length > 0 && rest[length - 1] == '.') --length;  // the end of a sentence
        std::string name(rest.substr(0, length));
        if (length == 0) return {};
        if (!known(document, name) && before && document != "UCG")
            name = before->substr(0, before->rfind('.') + 1) + name;
        if (!known(document, name)) return {};
        rest.remove_prefix(length);
        return name;
    }

    // A whole chapter, "JA A" or "UCG 11", says too little.
    bool known(std::string_view document, std::string_view name) const {
        const bool chapter = document == "UCG" ? name.find('.') == std::string_view::npos : name.size() == 1;
        return !chapter &&
               std::any_of(rows_.begin(), rows_.end(), [&](const Row& row) { return lies_in(row, document, name); });
    }

    void add_range(std::string_view document, std::string_view from, std::string_view to) {
        bool inside = false;
        bool ending = false;
        for (const Row& row : rows_) {
            if (lies_in(row, document, from)) inside = true;
            const bool last = lies_in(row, document, to);
            if (ending && !last) return;
            if (inside) cited_.insert(document == "UCG" ? row.name() : row.document + " " + section_of(row.clause));
            ending = inside && last;
        }
    }

    static std::string section_of(const std::string& clause) { return clause.substr(0, clause.find('.')); }

    const std::vector<Row>& rows_;
    std::set<std::string> cited_;
};

// The name that a line in column 0 defines: a function, a type, a table. Empty where it defines none.
std::string defined_in(const std::string& line) {
    if (line.empty() || !in_word(line[0]) || line.starts_with("namespace") || line.starts_with("using ") ||
        line.starts_with("template") || line.starts_with("extern "))
        return {};
    for (const std::string_view kind : {"struct ", "class ", "enum class ", "enum ", "union "})
        if (line.starts_with(kind)) {
            const auto from = line.begin() + static_cast<std::ptrdiff_t>(kind.size());
            return std::string(from, std::find_if_not(from, line.end(), in_word));
        }
    const std::size_t end = std::min(line.find_first_of("({;="), line.find('['));
    if (end == std::string::npos) return {};
    std::size_t last = end;
    while (last > 0 && line[last - 1] == ' ') --last;
    std::size_t first = last;
    while (first > 0 && (in_word(line[first - 1]) || line[first - 1] == ':' || line[first - 1] == '~')) --first;
    return line.substr(first, last - first);
}

void read_source(const std::string& text, const std::string& file, Citations& citations, Sources& sources) {
    std::istringstream lines(text);
    std::string inside;             // the definition that is open
    std::set<std::string> waiting;  // cited above what comes next
    bool head = true;               // in the comment at the head of the file
    const auto add = [&](const std::set<std::string>& cited, const std::string& name) {
        for (const std::string& clause : cited) {
            auto& places = sources[clause];
            const Source source{file, name};
            if (std::find(places.begin(), places.end(), source) == places.end()) places.push_back(source);
        }
    };
    for (std::string line; std::getline(lines, line);) {
        const auto cited = citations.of(line, file);
        const bool comment = line.starts_with("//");
        if (!comment) head = false;
        if (head) add(cited, "");
        else if (comment) waiting.insert(cited.begin(), cited.end());
        else if (line.empty()) add(std::exchange(waiting, {}), inside);
        else {
            if (const std::string name = defined_in(line); !name.empty()) {
                inside = name;
                add(std::exchange(waiting, {}), inside);
            }
            add(cited, inside);
            if (line.starts_with("}") || (!line.starts_with(" ") && line.ends_with(";"))) inside.clear();
        }
    }
    add(waiting, "");
}

// Sources before headers: what carries a rule out before what declares it.
bool comes_before(const Source& one, const Source& other) {
    const bool header = one.file.ends_with(".hpp");
    const bool other_header = other.file.ends_with(".hpp");
    if (header != other_header) return other_header;
    return std::pair(one.file, one.name) < std::pair(other.file, other.name);
}

}  // namespace

Sources read_sources(const fs::path& root, const std::vector<Row>& rows) {
    Citations citations(rows);
    Sources sources;
    for (const std::string_view folder : folders) {
        if (!fs::exists(root / folder)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            const std::string file = entry.path().lexically_relative(root).generic_string();
            const auto kind = entry.path().extension();
            if ((kind == ".cpp" || kind == ".hpp") && carries_rules_out(file))
                read_source(test::text_of(entry.path()), file, citations, sources);
        }
    }
    for (auto& [clause, places] : sources) std::sort(places.begin(), places.end(), comes_before);
    return sources;
}

std::vector<Source> sources_of(const Row& row, const Sources& sources) {
    std::vector<Source> found;
    std::vector<std::string> names = {row.name()};
    names.insert(names.end(), row.same.begin(), row.same.end());
    while (found.empty() && !names.empty()) {
        for (const std::string& name : names)
            if (const auto it = sources.find(name); it != sources.end())
                for (const Source& source : it->second)
                    if (std::find(found.begin(), found.end(), source) == found.end()) found.push_back(source);
        // Where nothing cites the clause, whoever cites the section that it stands in.
        std::vector<std::string> sections;
        for (const std::string& name : names)
            if (const auto dot = name.rfind('.'); dot != std::string::npos) sections.push_back(name.substr(0, dot));
        names = std::move(sections);
    }
    return found;
}

std::vector<std::string> rules_without_source(const std::vector<Row>& rows, const Sources& sources) {
    std::vector<std::string> found;
    for (const Row& row : rows)
        if (row.not_a_rule.empty() && sources_of(row, sources).empty())
            found.push_back(row.name() + " is cited by no source: " + row.summary);
    return found;
}

}  // namespace cubenight::rulebook
