// The text of a cube file, changed statement by statement: whatever is not changed stays as it was written, remarks and order too.
// This knows where statements stand and nothing of what they mean; whoever changes one reads the text again.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/notation.hpp"
#include "engine/core/result.hpp"

namespace cubenight::workshop {

class CubeText {
public:
    // An error where it is not even cut into words, or is no cube.
    static Result<CubeText> read(std::string text, std::string_view file = {});

    const std::string& text() const { return text_; }

    // Sets how many copies of a card there are, in the line that says it or behind the last such line; 0 takes the line out.
    void set_copies(std::string_view key, int copies);
    // Behind the card files a line for each of these cards. REQUIRES: the cube has no such lines yet.
    void list_copies(const std::vector<CubeFile::Line>& lines);
    // Another card stands where that one stood. REQUIRES: the cube has a line of it.
    void exchange(std::string_view key, std::string_view other);
    // Another card file in the place of that one, or behind all others where there is none.
    void use(std::string_view old, std::string_view file);
    // The statement that begins with these words is that; empty: there is none any more. It stands behind the last of those that
    // begin with one of `behind` where there was none.
    void set_statement(std::string_view begin, std::string_view statement, std::vector<std::string_view> behind);
    void set_name(std::string_view name);

private:
    // From its first byte to behind its last one, without what stands around it.
    struct Statement {
        std::size_t begin = 0, end = 0;
        std::vector<std::string> words;  // its tokens, strings with their quotes
        bool begins_with(std::string_view phrase) const;
    };

    CubeText(std::string text, std::vector<Statement> statements)
        : text_(std::move(text)), statements_(std::move(statements)) {}
    static Result<std::vector<Statement>> statements_in(std::string_view text, std::string_view file);
    const Statement* find(std::string_view begin, std::size_t word = 0, std::string_view is = {}) const;
    const Statement* last_of(const std::vector<std::string_view>& begins) const;
    void rewrite(std::size_t begin, std::size_t end, std::string_view by);
    void remove(const Statement& statement);
    void insert_behind(const Statement& statement, std::string_view written);
    std::size_t begin_of_line(std::size_t at) const;
    std::size_t rest_of_line(std::size_t at) const;

    std::string text_;
    std::vector<Statement> statements_;
    std::size_t name_begin_ = 0, name_end_ = 0;
};

}  // namespace cubenight::workshop
