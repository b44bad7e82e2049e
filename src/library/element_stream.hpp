// The objects of a JSON list, one after the other, whatever stands between and within them: a broken one is told with its place,
// and the next one is found. How long the list is does not matter, nor how long an object: no more than one is kept.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/saying.hpp"

namespace cubenight::library {

// One object of the list, or something wrong between two.
struct Element {
    std::string bytes;            // from `{` to `}`; of one that is wrong, its beginning
    int line = 0, column = 0;     // where it begins, or where it is wrong; from 1, columns in characters
    std::optional<Saying> fault;  // why it cannot be read
};

inline constexpr std::size_t longest_element = 256 << 10;  // bytes
inline constexpr std::size_t deepest_element = 32;         // brackets in each other

// Brackets and texts are followed, no more: whether an object is well-formed is for who reads it. Where brackets do not fit, a
// text does not end on its line or something is there that JSON has not, the next object that begins with the field "id" is where it
// goes on.
class ElementStream {
public:
    // Gives the next bytes; none at the end.
    using Source = std::function<std::string_view()>;
    explicit ElementStream(Source source) : source_(std::move(source)) {}

    // Nothing behind the last one.
    std::optional<Element> next();

private:
    enum class At : std::uint8_t { beginning, behind_bracket, behind_comma, behind_object, behind_list, end };

    bool has_more();
    char sign() const { return rest_.front(); }
    void take();
    void skip_blanks();
    Element wrong(const Saying& reason) const { return {{}, line_, column_, reason}; }

    std::optional<Element> begin_list();
    std::optional<Element> next_in_list();
    std::optional<Element> end_list();
    Element read_object();
    Element skip_other();
    // What is wrong with the sign that comes next, where something is.
    std::optional<Saying> follow();
    std::optional<Saying> follow_text();
    std::optional<Saying> open();
    std::optional<Saying> close();
    void keep(Element& element);
    void find_next_card();

    Source source_;
    std::string_view rest_;  // of what the source gave
    int line_ = 1, column_ = 1;
    At at_ = At::beginning;

    // Of the object that is read.
    std::string open_;          // its brackets, as deep as may be
    std::size_t too_deep_ = 0;  // those beyond
    bool in_text_ = false, escaped_ = false;
    char before_ = 0;  // the last sign outside of texts that is no blank
    Element found_;    // what of the next object was taken to find it
};

}  // namespace cubenight::library
