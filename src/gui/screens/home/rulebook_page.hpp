// The rulebook: how the games are played; documents and their chapters, the clauses of one of them or those that answer the
// search, and one clause with its rule sets and the tests to try.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/clauses/clause_book.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/learn_page.hpp"
#include "src/gui/sessions/ruling_shelf.hpp"

namespace cubenight::gui {

class RulebookPage {
public:
    // `kept`: matches of rulings that lie on the table below this page and stay there.
    explicit RulebookPage(std::size_t kept = 0) : kept_(kept) {}
    void draw(Frame& f, Rect r);

private:
    struct Chapter {
        std::string document, name;  // the name is empty: the document's own row
        std::size_t first = 0;       // of its rows in the book
        int count = 0;
    };
    struct Test {
        std::size_t file, entry;
    };
    struct Laid {
        std::vector<std::string> lines;
        float height = 0;
    };

    void refresh(Frame& f, const clauses::ClauseBook& book);
    void open(std::size_t row, const clauses::ClauseBook& book);
    void contents(Frame& f, Rect r, const clauses::ClauseBook& book);
    float learn_rows(Frame& f, Rect view, float y);
    void content_row(Frame& f, Rect r, const clauses::ClauseBook& book, std::size_t index);
    void list(Frame& f, Rect r, const clauses::ClauseBook& book);
    void list_row(Frame& f, Rect r, const clauses::ClauseBook& book, std::size_t index);
    void lay(Frame& f, const clauses::ClauseBook& book, float width);
    void chosen(Frame& f, Rect r, const clauses::ClauseBook& book);
    float facts(Frame& f, Rect r, const clauses::ClauseBook& book);
    void tests(Frame& f, Rect r);
    void find_tests(Frame& f, const clauses::ClauseBook& book);

    std::size_t kept_;
    std::vector<Chapter> chapters_;
    std::size_t chapter_ = 0;  // the one that is open
    // How this game is played is shown instead, until somebody looks for a clause.
    std::optional<text::LearnGame> learning_ = text::LearnGame::pokemon;
    LearnPage learn_;
    std::string search_;
    std::optional<std::size_t> row_;  // the chosen one
    std::vector<std::size_t> shown_;  // rows
    std::string shown_for_;
    std::vector<Laid> laid_;
    float laid_width_ = 0;
    bool laid_truly_ = false;
    std::vector<Test> tests_;
    std::string tests_for_;
    std::optional<std::size_t> go_to_;  // the place in shown_ that is to come into sight
};

}  // namespace cubenight::gui
