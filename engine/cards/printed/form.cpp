#include "engine/cards/printed/form.hpp"

#include <algorithm>
#include <cctype>

#include "engine/cards/printed/statements.hpp"

namespace cubenight::printed {
namespace {

bool in_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

}  // namespace

class FormReader {
public:
    FormReader(std::string_view text, std::span<const std::string> parts) : text_(text), parts_(parts) {}

    Result<Form> form() {
        Form made;
        made.pieces_.push_back({"", places(false)});
        while (why_.empty() && at_ < text_.size()) {
            ++at_;  // the @ that ended the piece before
            if (at_ < text_.size() && text_[at_] == '@') {
                ++at_;
                made.copied_.push_back(part());
                places(false);
                continue;
            }
            const std::string piece(name());
            made.pieces_.push_back({piece, places(false)});
        }
        if (!why_.empty()) return Error{{}, 0, Saying::as_is(why_)};
        return made;
    }

private:
    std::string_view name() {
        const std::size_t from = at_;
        while (at_ < text_.size() && in_name(text_[at_])) ++at_;
        return text_.substr(from, at_ - from);
    }

    std::size_t part() {
        const std::string_view named = name();
        const auto found = std::find(parts_.begin(), parts_.end(), named);
        if (found == parts_.end()) why_ = "the pattern has no part \"" + std::string(named) + "\"";
        return static_cast<std::size_t>(found - parts_.begin());
    }

    // Up to the next piece or the end, or up to the closing bracket.
    std::vector<Form::Place> places(bool inside) {
        std::vector<Form::Place> made;
        std::string text;
        while (!inside && at_ < text_.size() && text_[at_] == ' ') ++at_;
        const auto flush = [&] {
            if (!text.empty()) made.push_back({Form::Place::Kind::text, text, 0, {}});
            text.clear();
        };
        int open = 0;
        while (why_.empty() && at_ < text_.size() && text_[at_] != '@') {
            const char c = text_[at_];
            if (inside && c == ')' && open == 0) break;
            if (inside && c == '(') ++open;
            if (inside && c == ')') --open;
            if (c != '%') {
                text += c;
                ++at_;
                continue;
            }
            flush();
            ++at_;
            made.push_back(place());
        }
        while (!inside && !text.empty() && text.back() == ' ') text.pop_back();
        flush();
        return made;
    }

    Form::Place place() {
        using Kind = Form::Place::Kind;
        Form::Place made;
        made.kind = Kind::part;
        if (at_ < text_.size() && (text_[at_] == '?' || text_[at_] == '!')) {
            made.kind = text_[at_] == '?' ? Kind::where_said : Kind::where_not;
            ++at_;
        }
        made.part = part();
        if (at_ + 1 < text_.size() && text_[at_] == ':' && in_name(text_[at_ + 1])) {
            ++at_;
            made.text = std::string(name());
        }
        if (made.kind == Kind::part) {
            if (made.text == "body") made.kind = Kind::body;
            if (made.text == "tens") made.kind = Kind::tens;
            if (made.kind != Kind::part) made.text.clear();
            return made;
        }
        if (at_ >= text_.size() || text_[at_] != '(') {
            why_ = "( is missing";
            return made;
        }
        ++at_;
        made.inner = places(true);
        if (at_ >= text_.size() || text_[at_] != ')') why_ = ") is missing";
        else ++at_;
        return made;
    }

    std::string_view text_;
    std::span<const std::string> parts_;
    std::size_t at_ = 0;
    std::string why_;
};

Result<Form> Form::read(std::string_view text, std::span<const std::string> parts) {
    return FormReader(text, parts).form();
}

std::string as_body(std::string_view statements) {
    const bool several = end_of_statement(statements, 0) < statements.size();
    return several ? "{ " + std::string(statements) + " }" : std::string(statements);
}

void Form::write(const std::vector<Place>& places, std::span<const Meaning* const> parts, std::size_t at,
                 std::string& out) {
    static const Meaning nothing;
    for (const Place& place : places) {
        const Meaning& meant = parts.empty() || parts[place.part] == nullptr ? nothing : *parts[place.part];
        switch (place.kind) {
            case Place::Kind::text:
                for (std::size_t i = 0; i < place.text.size(); ++i) {
                    out += place.text[i];
                    if (place.text[i] != '$') continue;
                    while (i + 1 < place.text.size() && in_name(place.text[i + 1])) out += place.text[++i];
                    out += std::to_string(at);
                }
                break;
            case Place::Kind::part: out += meant[place.text]; break;
            case Place::Kind::body: out += as_body(meant[place.text]); break;
            case Place::Kind::tens: out += meant[place.text] + "0"; break;
            case Place::Kind::where_said:
                if (!meant[place.text].empty()) write(place.inner, parts, at, out);
                break;
            case Place::Kind::where_not:
                if (meant[place.text].empty()) write(place.inner, parts, at, out);
                break;
        }
    }
}

Meaning Form::filled(std::span<const Meaning* const> parts, std::size_t at) const {
    Meaning made;
    for (const std::size_t part : copied_)
        if (parts[part] != nullptr) made = *parts[part];
    for (const Piece& piece : pieces_) {
        if (piece.name.empty() && piece.places.empty() && !copied_.empty()) continue;  // copied as it is
        std::string text;
        write(piece.places, parts, at, text);
        made.set(piece.name, std::move(text));
    }
    return made;
}

}  // namespace cubenight::printed
