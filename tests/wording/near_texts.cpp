#include "tests/wording/near_texts.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <span>
#include <string_view>

#include "engine/cards/notation.hpp"
#include "engine/cards/notation/words.hpp"

namespace cubenight::test {
namespace {

using Parts = std::vector<std::string>;

// Whose: of both players, and of who acts, stand for the other two where nobody can hold the card.
constexpr std::array<words::Word, 2> sides = {"my", "their"};

constexpr std::span<const words::Word> lists[] = {
    words::once,   words::face,       words::player,     words::event,     words::switching,     words::again,
    words::spread, words::move,       words::mod_number, words::without,   words::effect_source, words::half,
    words::window, words::relation,   words::stat,       words::prizes,    words::range,         words::place,
    sides,         words::attached,   words::kind,       words::condition, words::extreme,       words::distinct,
    words::shares, words::type,       words::rule_box,   words::ability,   words::powers,        words::cure_way,
    words::action, words::event_turn, words::coin_face,  words::change};

bool is_sign(char c) { return std::string_view("{}[](),;|!+*:.&").find(c) != std::string_view::npos; }

// Words, numbers, names and signs, in their order.
Parts parts_of(const std::string& text) {
    Parts parts;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == ' ') {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        if (text[i] == '"') end = text.find('"', i + 1) + 1;
        else if (!is_sign(text[i]))
            while (end < text.size() && text[end] != ' ' && !is_sign(text[end])) ++end;
        parts.push_back(text.substr(i, end - i));
        i = end;
    }
    return parts;
}

std::string joined(const Parts& parts, std::size_t from, std::size_t to) {
    std::string text;
    for (std::size_t i = from; i < to; ++i)
        text += (text.empty() || parts[i] == "." || text.ends_with('.') ? "" : " ") + parts[i];
    return text;
}

class Near {
public:
    explicit Near(const std::string& notation) : parts_(parts_of(notation)) {
        const auto effect = read_effect(notation);
        if (effect) itself_ = write_effect(*effect);
        for (std::size_t from = 0; from < parts_.size(); ++from) {
            another_number(from);
            for (std::size_t to = from + 1; to <= parts_.size() && to <= from + longest; ++to) {
                if (from > 0 && to < parts_.size()) instead(from, to, "");
                another_word(from, to);
            }
        }
    }
    std::vector<std::string> found() const { return {found_.begin(), found_.end()}; }

private:
    static constexpr std::size_t longest = 8;

    void instead(std::size_t from, std::size_t to, std::string_view words) {
        const auto effect =
            read_effect(joined(parts_, 0, from) + " " + std::string(words) + " " + joined(parts_, to, parts_.size()));
        if (!effect) return;
        std::string written = write_effect(*effect);
        if (written != itself_) found_.insert(std::move(written));
    }
    void another_number(std::size_t at) {
        if (std::ranges::all_of(parts_[at], [](unsigned char c) { return std::isdigit(c) != 0; }))
            instead(at, at + 1, std::to_string(std::stoi(parts_[at]) + (parts_[at].size() > 1 ? 10 : 1)));
    }
    void another_word(std::size_t from, std::size_t to) {
        const std::string words = joined(parts_, from, to);
        for (const auto list : lists) {
            if (std::ranges::find(list, words) == list.end()) continue;
            for (const words::Word other : list)
                if (!other.empty() && other != words) instead(from, to, other);
        }
    }

    Parts parts_;
    std::string itself_;
    std::set<std::string> found_;
};

}  // namespace

std::vector<std::string> near_texts(const std::string& notation) { return Near(notation).found(); }

}  // namespace cubenight::test
