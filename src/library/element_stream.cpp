#include "src/library/element_stream.hpp"

#include <algorithm>

namespace cubenight::library {
namespace {

constexpr std::string_view card_begins = "{\"id\"";
constexpr std::size_t longest_beginning = 1024;  // bytes of a wrong object that are kept

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Besides brackets and quotes: numbers, commas, colons, and the letters of true, false and null.
bool is_json(char c) {
    return std::string_view("0123456789+-.,:eEaflnrstu").find(c) != std::string_view::npos || is_blank(c);
}

}  // namespace

bool ElementStream::has_more() {
    if (rest_.empty()) rest_ = source_();
    return !rest_.empty();
}

void ElementStream::take() {
    const char c = sign();
    rest_.remove_prefix(1);
    if (c == '\n') ++line_, column_ = 1;
    else if ((c & 0xC0) != 0x80) ++column_;
}

void ElementStream::skip_blanks() {
    while (has_more() && is_blank(sign())) take();
}

std::optional<Element> ElementStream::next() {
    if (at_ == At::beginning)
        if (auto fault = begin_list()) return fault;
    if (at_ == At::end) return std::nullopt;
    return at_ == At::behind_list ? end_list() : next_in_list();
}

std::optional<Element> ElementStream::begin_list() {
    // Some editors put a mark of UTF-8 first.
    for (const char c : std::string_view("\xEF\xBB\xBF"))
        if (has_more() && sign() == c) take();
    skip_blanks();
    if (!has_more() || sign() != '[') {
        at_ = At::end;
        return wrong(saying("is no list of cards: it does not begin with ["));
    }
    take();
    at_ = At::behind_bracket;
    return std::nullopt;
}

std::optional<Element> ElementStream::next_in_list() {
    if (!found_.bytes.empty()) return read_object();
    for (;;) {
        skip_blanks();
        if (!has_more()) {
            at_ = At::end;
            return wrong(saying("the list does not end with ]"));
        }
        const At before = at_;
        if (sign() == '{') {
            if (before != At::behind_object) return read_object();
            at_ = At::behind_comma;
            return wrong(saying("a comma is missing before this card"));
        }
        if (sign() != ',' && sign() != ']') return skip_other();
        const Element comma = wrong(saying("there is a comma too many"));
        at_ = sign() == ']' ? At::behind_list : At::behind_comma;
        const bool is_wrong = sign() == ']' ? before == At::behind_comma : before != At::behind_object;
        take();
        if (is_wrong) return comma;
        if (at_ == At::behind_list) return end_list();
    }
}

std::optional<Element> ElementStream::end_list() {
    at_ = At::end;
    skip_blanks();
    return has_more() ? std::optional(wrong(saying("something stands behind the list"))) : std::nullopt;
}

// Up to the next thing that could be a card or end the list.
Element ElementStream::skip_other() {
    const Element other = wrong(saying("here stands something that is no card"));
    bool in_text = sign() == '"';
    take();
    while (has_more() && (in_text || std::string_view(",]{[").find(sign()) == std::string_view::npos)) {
        if (sign() == '"' || sign() == '\n') in_text = !in_text && sign() == '"';
        take();
    }
    at_ = At::behind_object;
    return other;
}

Element ElementStream::read_object() {
    Element element{{}, line_, column_, std::nullopt};
    std::swap(element.bytes, found_.bytes);
    open_ = element.bytes.empty() ? "" : "{";
    if (!open_.empty()) element.line = found_.line, element.column = found_.column;
    before_ = '"', too_deep_ = 0, in_text_ = escaped_ = false;
    at_ = At::behind_object;
    do {
        auto fault = has_more() ? follow() : std::optional(saying("the file ends within this card"));
        if (fault) {
            element.fault = std::move(fault), element.line = line_, element.column = column_;
            element.bytes.resize(std::min(element.bytes.size(), longest_beginning));
            if (has_more()) find_next_card();
            return element;
        }
        keep(element);
        take();
    } while (!open_.empty() || too_deep_ > 0);
    return element;
}

std::optional<Saying> ElementStream::follow() {
    if (in_text_) return follow_text();
    const char c = sign();
    std::optional<Saying> fault;
    if (c == '{' || c == '[') fault = open();
    else if (c == '}' || c == ']') fault = close();
    else if (c == '"') in_text_ = true;
    else if (!is_json(c)) fault = saying("this is no JSON: a quote may be missing or too many");
    if (!is_blank(c)) before_ = c;
    return fault;
}

std::optional<Saying> ElementStream::follow_text() {
    const char c = sign();
    if (c == '\n') return saying("a text does not end on its line");
    if (escaped_) escaped_ = false;
    else if (c == '\\') escaped_ = true;
    else if (c == '"') in_text_ = false;
    return std::nullopt;
}

std::optional<Saying> ElementStream::open() {
    if (sign() == '{' && before_ == ',' && open_.ends_with('{')) return saying("a card begins within this one");
    if (open_.size() < deepest_element) open_ += sign();
    else ++too_deep_;
    return std::nullopt;
}

std::optional<Saying> ElementStream::close() {
    if (too_deep_ > 0) {
        --too_deep_;
        return std::nullopt;
    }
    if (open_.back() != (sign() == '}' ? '{' : '[')) return saying("this bracket does not fit the one that is open");
    open_.pop_back();
    return std::nullopt;
}

void ElementStream::keep(Element& element) {
    if (too_deep_ > 0 && !element.fault) element.fault = saying("is nested deeper than {0} brackets", deepest_element);
    if (element.bytes.size() == longest_element && !element.fault)
        element.fault = saying("is larger than {0} bytes", longest_element);
    if (element.fault && element.bytes.size() > longest_beginning) {
        element.bytes.resize(longest_beginning);
        element.bytes.shrink_to_fit();
    } else if (!element.fault || element.bytes.size() < longest_beginning) {
        element.bytes += sign();
    }
}

void ElementStream::find_next_card() {
    std::size_t met = 0;
    for (; has_more() && met < card_begins.size(); take()) {
        const char c = sign();
        if (c == '{') met = 1, found_ = wrong(Saying());
        else if (met > 0 && c == card_begins[met]) ++met;
        else if (met != 1 || !is_blank(c)) met = 0;
    }
    found_.bytes = met == card_begins.size() ? card_begins : "";
    at_ = At::behind_object;
}

}  // namespace cubenight::library
