// Writing cards: one field a line, in the order in which the reader wants them.
#include "engine/cards/ultraman/notation.hpp"
#include "engine/cards/ultraman/notation/words.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight::ultraman {
namespace {

class CardWriter {
public:
    explicit CardWriter(const Card& card) : card_(card) {}

    std::string text() {
        out_ = "card " + quoted(card_.number) + " " + quoted(card_.name) + " {\n";
        line(kind());
        names();
        if (!card_.is_scene()) character();
        if (card_.copies_any) line("copies any");
        for (const auto& one : card_.texts)
            line("text " + (one.states.empty() ? "" : list(one.states.bits, words::state, "/") + " ") +
                 write_effect(one.effect));
        for (const auto& sentence : card_.unread) line("unread " + quoted(sentence.text));
        return std::move(out_ += "}\n");
    }

private:
    void line(const std::string& field) { out_ += "  " + field + "\n"; }

    template <std::size_t Size>
    static std::string list(int bits, const std::array<words::Word, Size>& names, std::string_view joint) {
        std::string out;
        for (std::size_t i = 0; i < Size; ++i) {
            if (!(bits >> i & 1)) continue;
            if (!out.empty()) out += joint;
            out += names[i];
        }
        return out;
    }

    std::string kind() const {
        const std::string categories = list(card_.categories.bits, words::category, " & ");
        if (card_.is_scene()) return categories + " round " + std::to_string(card_.round);
        return categories + " level " + std::to_string(card_.level) + " " + list(card_.types.bits, words::type, " & ");
    }

    void names() {
        for (const auto& one : card_.own_names)
            line("name " + std::string(words::language[static_cast<std::size_t>(one.language)]) + " " +
                 quoted(one.name));
    }

    void character() {
        line("character " + quoted(card_.character));
        if (!card_.form.empty()) line("form " + quoted(card_.form));
        for (const auto& team : card_.teams) line("team " + quoted(team));
        std::size_t columns = state_count;
        while (columns > 0 && card_.bp[columns - 1] == no_bp) --columns;
        std::string bp = "bp";
        for (std::size_t i = 0; i < columns; ++i) bp += card_.bp[i] == no_bp ? " -" : " " + std::to_string(card_.bp[i]);
        line(bp);
        if (card_.extra != no_bp) line("extra " + std::to_string(card_.extra));
    }

    const Card& card_;
    std::string out_;
};

}  // namespace

std::string write_card(const Card& card) { return CardWriter(card).text(); }

}  // namespace cubenight::ultraman
