// docs/rulebook.md.
#include <algorithm>
#include <set>
#include <utility>

#include "tests/rulebook/rulebook.hpp"

namespace cubenight::rulebook {
namespace {

constexpr std::size_t listed = 3;  // tests and sources named in a row; the rest is counted

constexpr std::pair<std::string_view, std::string_view> documents[] = {
    {"JA", "Advanced player rule guide 3.0, Japanese"},
    {"ZH", "Advanced player rule guide 2.2, Traditional Chinese"},
    {"FI", "Rulebook of the Sword & Shield era, Finnish, with appendices and glossary"},
    {"CUBE", "The cube draft page"},
    {"UCG", "Ultraman Card Game comprehensive rules 1.6, Traditional Chinese"},
};

std::string escaped(std::string text) {
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2) text.insert(at, "\\");
    return text;
}

// What a file is called on the page; the end of the page says where it leads.
std::string label(const std::string& file) {
    for (const std::string_view folder : {"tests/", "engine/"})
        if (file.starts_with(folder)) return "[" + file.substr(folder.size()) + "]";
    return "[" + file + "]";
}

std::string told(const Proof& proof) { return escaped(proof.title) + " (" + label(proof.file) + ")"; }

std::string told(const Source& source) {
    return label(source.file) + (source.name.empty() ? "" : " `" + source.name + "`");
}

template <class Place>
std::string list(const std::vector<Place>& found) {
    std::string text;
    for (std::size_t i = 0; i < std::min(listed, found.size()); ++i) text += (i > 0 ? "<br>" : "") + told(found[i]);
    if (found.size() > listed) text += "<br>and " + std::to_string(found.size() - listed) + " more";
    return text;
}

std::string holders(const Row& row, const Proofs& proofs) {
    if (!row.not_a_rule.empty()) return "*not a rule:* " + escaped(row.not_a_rule);
    const auto found = proofs_of(row, proofs);
    return found.empty() ? "**none**" : list(found);
}

// Where the links of the page lead, for its end.
std::string links(const std::vector<Row>& rows, const Proofs& proofs, const Sources& sources) {
    std::set<std::string> files;
    const auto add = [&files](const auto& found) {
        for (std::size_t i = 0; i < std::min(listed, found.size()); ++i) files.insert(found[i].file);
    };
    for (const Row& row : rows) {
        if (!row.not_a_rule.empty()) continue;
        add(proofs_of(row, proofs));
        add(sources_of(row, sources));
    }
    std::string text = "\n";
    for (const std::string& file : files) text += label(file) + ": ../" + file + "\n";
    return text;
}

std::string table(std::string_view document, const std::vector<Row>& rows, const Proofs& proofs,
                  const Sources& sources) {
    std::string text = "| clause | what it says | decided by | carried out in | held by |\n|---|---|---|---|---|\n";
    for (const Row& row : rows)
        if (row.document == document)
            text += "| " + row.clause + " | " + escaped(row.summary) + " | " +
                    (row.decides.empty() ? row.document : escaped(row.decides)) + " | " +
                    (row.not_a_rule.empty() ? list(sources_of(row, sources)) : "") + " | " + holders(row, proofs) +
                    " |\n";
    return text;
}

struct Tally {
    int rules = 0;
    int held = 0;
    int marked = 0;
};

Tally tally(std::string_view document, const std::vector<Row>& rows, const Proofs& proofs) {
    Tally sum;
    for (const Row& row : rows) {
        if (row.document != document) continue;
        if (!row.not_a_rule.empty()) ++sum.marked;
        else ++sum.rules, sum.held += proofs_of(row, proofs).empty() ? 0 : 1;
    }
    return sum;
}

}  // namespace

std::string page(const std::vector<Row>& rows, const Proofs& proofs, const Sources& sources) {
    std::string text =
        "# The rulebook, clause by clause\n\n"
        "Written by `rulebook_page --write` from the lists of clauses in `assets/`, `src/text/en/clauses.def`, the\n"
        "citations in the sources and the tags of the tests; not by hand. A rule is carried out where a source cites\n"
        "it or, where none does, the section it stands in. It is held by a test that fails without it. The summaries\n"
        "are ours.\n\n"
        "| document | | rules | held | not a rule |\n|---|---|---|---|---|\n";
    for (const auto& [tag, title] : documents) {
        const Tally sum = tally(tag, rows, proofs);
        text += "| " + std::string(tag) + " | " + std::string(title) + " | " + std::to_string(sum.rules) + " | " +
                std::to_string(sum.held) + " | " + std::to_string(sum.marked) + " |\n";
    }
    for (const auto& [tag, title] : documents)
        text += "\n## " + std::string(tag) + ": " + std::string(title) + "\n\n" + table(tag, rows, proofs, sources);
    return text + links(rows, proofs, sources);
}

}  // namespace cubenight::rulebook
