// The form of a rule: notation with places for what its parts mean.
//
// %part and %part:piece stand for a meaning or a piece of it, %part:body for statements as the body of another (braces
// around several), %part:tens for ten times a number, %?part(...) for what is written only where that part (or piece) says something, %!part(...) where it says
// nothing. @piece begins a piece, @@part copies all pieces of a part. A variable is renamed after the place where its phrase
// begins, so that two phrases never share one.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/printed/meaning.hpp"
#include "engine/core/result.hpp"

namespace cubenight::printed {

class Form {
public:
    // Reads a form. `parts` names the parts of the rule, in order. An error says why, without a place.
    static Result<Form> read(std::string_view text, std::span<const std::string> parts);
    // The meaning, `at` being where the phrase begins. A part that was left out is a null pointer.
    // REQUIRES: as many parts as the form was read with.
    Meaning filled(std::span<const Meaning* const> parts, std::size_t at) const;

private:
    struct Place {
        enum class Kind { text, part, body, tens, where_said, where_not };
        Kind kind = Kind::text;
        std::string text;  // the text, or the name of the piece
        std::size_t part = 0;
        std::vector<Place> inner;
    };
    struct Piece {
        std::string name;
        std::vector<Place> places;
    };
    friend class FormReader;
    static void write(const std::vector<Place>& places, std::span<const Meaning* const> parts, std::size_t at,
                      std::string& out);

    std::vector<std::size_t> copied_;
    std::vector<Piece> pieces_;
};

// Statements as the body of another one: several in braces, one without.
std::string as_body(std::string_view statements);

}  // namespace cubenight::printed
