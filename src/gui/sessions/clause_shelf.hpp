// The rulebook for the screens: read when it is first asked for, and the clause that somebody wants to look up in it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "src/clauses/clause_book.hpp"
#include "src/text/learn.hpp"

namespace cubenight::gui {

class ClauseShelf {
public:
    explicit ClauseShelf(std::filesystem::path data = {}) : data_(std::move(data)) {}

    // An error says why the lists of clauses are not there.
    const Result<clauses::ClauseBook>& book() {
        if (!book_) book_.emplace(clauses::ClauseBook::load(data_));
        return *book_;
    }
    // The rulebook opens at that clause.
    void look_up(std::string citation) { wanted_ = std::move(citation); }
    // It opens where it says how that game is played.
    void look_up(text::LearnGame game) { learner_ = game; }
    // Once, both.
    std::optional<text::LearnGame> learner() { return std::exchange(learner_, std::nullopt); }
    std::optional<std::string> wanted() { return std::exchange(wanted_, std::nullopt); }

private:
    std::filesystem::path data_;
    std::optional<Result<clauses::ClauseBook>> book_;
    std::optional<std::string> wanted_;
    std::optional<text::LearnGame> learner_;
};

}  // namespace cubenight::gui
