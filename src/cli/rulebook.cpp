// cubenight rulebook [CLAUSE|WORDS]: the clauses of the rule documents in our own words, with the rulings to try; with
// --learn how a game is played.
#include <CLI/CLI.hpp>

#include <iostream>

#include "src/clauses/clause_book.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/words.hpp"
#include "src/store/scenarios.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/learn.hpp"
#include "src/text/subjects.hpp"

namespace cubenight::cli {
namespace {

using clauses::ClauseBook;

std::string subject_words(const std::string& citation) {
    const auto subject = text::chapter_subject_of(citation);
    return subject ? std::string(text::subject_name(*subject, say.language())) : std::string();
}

// The documents with their chapters.
void tell_contents(const ClauseBook& book) {
    std::cout << say(Word::rulebook_contents) << "\n";
    const auto& rows = book.rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool another = i == 0 || rows[i].document != rows[i - 1].document;
        if (another) std::cout << "\n" << text::document_name(rows[i].name(), say.language()) << "\n";
        if (another || ClauseBook::chapter_of(rows[i]) != ClauseBook::chapter_of(rows[i - 1]))
            std::cout << "  " << rows[i].document << " " << ClauseBook::chapter_of(rows[i]) << "  "
                      << subject_words(rows[i].name()) << "\n";
    }
}

void tell_line(const ClauseBook& book, std::size_t row) {
    std::cout << "  " << book.rows()[row].name() << "  " << book.told(row, say.language()) << "\n";
}

std::string row_of(const std::vector<std::string>& names) { return say.row(names); }

// The rulings that name the clause or one that says the same, each with its file.
void tell_rulings(const ClauseBook& book, std::size_t row, const Request& request) {
    constexpr std::size_t most_told = 20;
    std::vector<std::string> found;
    for (const store::Ruling& ruling : store::ruling_library(request.data)) {
        const auto heads = store::scenario_heads(ruling.path);
        if (!heads) continue;  // told by `cubenight scenario`
        for (const store::ScenarioHead& head : heads->heads)
            if (std::ranges::any_of(head.clauses,
                                    [&](const std::string& clause) { return book.is_tested_by(row, clause); }))
                found.push_back(ruling.path.string() + ":" + std::to_string(head.line) + "  " + head.title);
    }
    if (found.empty()) {
        std::cout << "  " << say(Word::rulebook_no_rulings) << "\n";
        return;
    }
    std::cout << "  " << say(Word::rulebook_rulings, {std::to_string(found.size())}) << "\n";
    for (std::size_t i = 0; i < std::min(most_told, found.size()); ++i) std::cout << "    " << found[i] << "\n";
    if (found.size() > most_told)
        std::cout << "    " << say(Word::rulebook_more, {std::to_string(found.size() - most_told)}) << "\n";
}

void tell_clause(const ClauseBook& book, std::size_t row, const Request& request) {
    const store::ClauseRow& clause = book.rows()[row];
    std::cout << clause.name() << ", " << text::document_name(clause.name(), say.language()) << "\n";
    std::cout << "  " << book.told(row, say.language()) << "\n";
    std::vector<std::string> names;
    for (const std::size_t other : book.alike(row)) names.push_back(book.rows()[other].name());
    if (!names.empty()) std::cout << "  " << say(Word::rulebook_alike, {row_of(names)}) << "\n";
    for (const clauses::ClauseOption& option : book.options(row, say.language())) {
        std::cout << "  " << say(Word::rulebook_option, {option.name, option.title}) << "\n";
        for (const clauses::OptionChoice& choice : option.choices)
            std::cout << "    " << choice.sets << ": " << choice.words << "\n";
    }
    if (const auto sets = book.followed_in(row); !sets.empty())
        std::cout << "  " << say(Word::rulebook_followed, {row_of(sets)}) << "\n";
    tell_rulings(book, row, request);
}

// The rows of a chapter, "JA A-01" or "A-01".
std::vector<std::size_t> chapter_called(const ClauseBook& book, const std::string& wanted) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < book.rows().size(); ++i) {
        const store::ClauseRow& row = book.rows()[i];
        const std::string chapter(ClauseBook::chapter_of(row));
        if (wanted == row.document + " " + chapter || wanted == chapter || wanted == row.document) found.push_back(i);
    }
    return found;
}

int tell_how(const std::string& game) {
    const auto parts = text::learn_parts(game == "ucg" ? text::LearnGame::ultraman : text::LearnGame::pokemon);
    std::cout << say(Word::learn_under) << "\n";
    for (const text::LearnPart& part : parts) {
        std::cout << "\n== " << say(part.title) << " ==\n" << say(part.says) << "\n  [";
        for (std::size_t i = 0; i < part.clauses.size(); ++i) std::cout << (i > 0 ? ", " : "") << part.clauses[i];
        std::cout << "]\n";
    }
    return done;
}

int tell_clauses(const std::vector<std::string>& words, const Request& request) {
    const auto book = ClauseBook::load(request.data);
    if (!book) {
        std::cerr << in_one_line(book.error()) << "\n";
        return failed;
    }
    std::string wanted;
    for (const std::string& word : words) wanted += (wanted.empty() ? "" : " ") + word;
    if (wanted.empty()) {
        tell_contents(*book);
        return done;
    }
    if (const auto row = book->find(wanted)) {
        tell_clause(*book, *row, request);
        return done;
    }
    auto found = chapter_called(*book, wanted);
    if (found.empty()) found = book->search(wanted, say.language());
    for (const std::size_t row : found) tell_line(*book, row);
    if (found.empty()) std::cerr << say(Word::rulebook_nothing, {wanted}) << "\n";
    return found.empty() ? failed : done;
}

}  // namespace

void add_rulebook(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("rulebook", help(Help::rulebook));
    auto words = std::make_shared<std::vector<std::string>>();
    auto* clause = command->add_option("CLAUSE", *words, help(Help::rulebook_words));
    auto learn = std::make_shared<std::string>();
    command->add_option("--learn", *learn, help(Help::rulebook_learn))
        ->type_name("GAME")
        ->excludes(clause)
        ->check(CLI::IsMember({"pokemon", "ucg"}));
    command->callback([words, learn, &request] {
        request.action = [words, learn, &request] {
            return learn->empty() ? tell_clauses(*words, request) : tell_how(*learn);
        };
    });
}

}  // namespace cubenight::cli
