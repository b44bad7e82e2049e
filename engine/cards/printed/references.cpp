#include "engine/cards/printed/references.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <vector>

#include "engine/cards/notation/words.hpp"

namespace cubenight::printed {
namespace {

// Selections that mean the same wherever they stand.
constexpr std::string_view fixed_places[] = {"this", "holder", "attacker", "my.active", "their.active", "own.active"};

struct Met {
    std::string kind;
    std::string text;       // the selection
    std::size_t name_at;    // where its name is to be written
    bool in_front = false;  // where that has been done already
    bool silent = false;    // written nowhere; what means it says the text
    bool passing = false;   // a fixed place that may be another's when this is meant
    bool meant = false;
    std::string name;
};

class MarkReader {
public:
    MarkReader(std::string_view text, const PrintedDamage& damage) : text_(text), damage_(damage) {}

    std::optional<std::string> read() {
        while (at_ < text_.size() && good_) step();
        if (!good_) return std::nullopt;
        std::string written = named();
        if (!good_) return std::nullopt;
        return written;
    }

private:
    void step() {
        const char c = text_[at_];
        if (c == '"') return copy_string();
        if (c == '?') return mark();
        out_ += c;
        ++at_;
    }

    void copy_string() {
        do {
            out_ += text_[at_++];
        } while (at_ < text_.size() && (text_[at_] != '"' || text_[at_ - 1] == '\\'));
        if (at_ < text_.size()) out_ += text_[at_++];
    }

    std::string_view word() {
        const std::size_t from = at_;
        while (at_ < text_.size() && std::isalpha(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
        return text_.substr(from, at_ - from);
    }

    void mark() {
        ++at_;
        const bool in_front = at_ < text_.size() && text_[at_] == ':';
        const bool silent = at_ < text_.size() && text_[at_] == '=';
        const bool passing = at_ < text_.size() && text_[at_] == '.';
        if (in_front || silent || passing) ++at_;
        const std::string_view kind = word();
        if (at_ >= text_.size()) {
            good_ = false;
        } else if (text_[at_] == '{') {
            const std::size_t index = selection(std::string(kind), in_front, silent);
            met_[index].passing = passing;
        } else if (text_[at_] == '(') {
            const std::size_t close = std::min(text_.find(')', at_), text_.size() - 1);
            const std::string_view inside = text_.substr(at_ + 1, close - at_ - 1);
            at_ = close + 1;
            if (kind == "printed" && inside == "hp") write_hp();
            else if (kind == "printed") good_ = good_ && is_printed(inside);
            else if (kind == "beyond") beyond_cost(inside);
            else if (kind == "base") base_becomes(inside);
            else if (kind == "title") title();
            else meant(inside);
        } else {
            good_ = false;
        }
    }

    // Its number among those met.
    std::size_t selection(std::string kind, bool in_front, bool silent) {
        ++at_;
        const std::string name = "$r" + std::to_string(met_.size());
        const std::size_t index = met_.size();
        met_.push_back({std::move(kind), {}, 0, in_front, silent, false, in_front, name});
        met_[index].kind.insert(0, "(");  // not to be meant by what stands inside it
        if (in_front) out_ += name + " = ";
        const std::size_t from = out_.size();
        while (at_ < text_.size() && text_[at_] != '}' && good_) step();
        if (at_ >= text_.size()) {
            good_ = false;
            return index;
        }
        ++at_;
        met_[index].kind.erase(0, 1);
        met_[index].text = out_.substr(from);
        if (silent) out_.resize(from);
        met_[index].name_at = out_.size();
        order_.push_back(index);
        return index;
    }

    void meant(std::string_view kinds) {
        bool refused = false;
        for (auto index = order_.rbegin(); index != order_.rend() && !refused; ++index) {
            Met& met = met_[*index];
            refused = is_one_of("-" + met.kind, kinds);
            if (refused) break;
            if (!is_one_of(met.kind, kinds)) continue;
            if (met.text == "this" && is_one_of("-this", kinds)) continue;
            if (is_in_other_choice(met.name_at)) continue;
            if (met.silent || (!met.in_front && !met.passing && is_fixed(met.text))) {
                out_ += met.silent ? met.text : met.text.substr(0, met.text.find('['));
            } else {
                met.meant = true;
                out_ += met.name;
            }
            return;
        }
        const std::size_t otherwise = kinds.find('=');
        if (otherwise != kinds.npos && !refused) out_ += kinds.substr(otherwise + 1);
        else good_ = false;
    }

    // Whether that place lies in one of several deeds of which one is chosen, and this place does not.
    bool is_in_other_choice(std::size_t place) const {
        static constexpr std::string_view either = "either ";
        for (std::size_t at = out_.find(either); at < place; at = out_.find(either, at + 1)) {
            const std::size_t open = out_.find('{', at);
            int deep = 0;
            std::size_t i = open;
            bool parted = false;
            for (; i < out_.size(); ++i) {
                deep += (out_[i] == '{') - (out_[i] == '}');
                parted = parted || (i > place && deep == 1 && out_[i] == '|');
                if (deep == 0) break;
            }
            if (open < place && place < i && (parted || i < out_.size())) return true;
        }
        return false;
    }

    // One Pokémon wherever it is said; of whatever kind the card's own and its carrier are said to be.
    static bool is_fixed(std::string_view text) {
        const std::string_view place = text.substr(0, text.find('['));
        if (place != text && place != "this" && place != "holder") return false;
        return std::find(std::begin(fixed_places), std::end(fixed_places), place) != std::end(fixed_places);
    }

    static bool is_one_of(std::string_view kind, std::string_view kinds) {
        while (!kinds.empty()) {
            const std::size_t end = std::min(kinds.find('|'), kinds.size());
            if (kinds.substr(0, end) == kind) return true;
            kinds.remove_prefix(std::min(end + 1, kinds.size()));
        }
        return false;
    }

    // Of a card that is played as a Pokémon.
    void write_hp() {
        good_ = good_ && damage_.points > 0;
        out_ += std::to_string(damage_.points);
    }

    bool is_printed(std::string_view asked) const {
        static constexpr std::array signs = {std::pair{'+', DamageSign::plus}, std::pair{'x', DamageSign::times},
                                             std::pair{'-', DamageSign::minus}};
        if (asked == "any") return damage_.sign != DamageSign::none;
        if (asked == "none") return damage_.sign == DamageSign::none;
        for (const auto& [letter, sign] : signs)
            if (asked.starts_with(letter))
                return damage_.sign == sign && asked.substr(1) == std::to_string(damage_.points);
        return asked == std::to_string(damage_.points);
    }

    void title() {
        good_ = good_ && !damage_.title.empty();
        out_ += "\"" + std::string(damage_.title) + "\"";
    }

    void base_becomes(std::string_view numbers) {
        good_ = good_ && damage_.sign != DamageSign::none;
        const std::size_t bar = std::min(numbers.find('|'), numbers.size());
        const int from = bar < numbers.size() ? number(numbers.substr(bar + 1)) : damage_.points;
        const int change = number(numbers.substr(0, bar)) - from;
        if (from != damage_.points || change == 0) good_ = false;
        out_ += change > 0 ? "more " + std::to_string(change) : "less " + std::to_string(-change);
    }

    static int number(std::string_view digits) {
        int made = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), made);
        return made;
    }

    void beyond_cost(std::string_view type) {
        const auto known = std::find(words::type.begin(), words::type.end(), type);
        good_ = good_ && damage_.cost && known != words::type.end();
        if (!good_) return;
        if (const int paid = (*damage_.cost)[static_cast<Type>(known - words::type.begin())]; paid > 0)
            out_ += " - " + std::to_string(paid);
    }

    // Writes the names, from the last place to the first.
    std::string named() {
        std::vector<const Met*> places;
        for (const Met& met : met_)
            if (met.meant && !met.in_front) places.push_back(&met);
        std::sort(places.begin(), places.end(), [](const Met* a, const Met* b) { return a->name_at > b->name_at; });
        for (std::size_t i = 0; i < places.size(); ++i)
            if (is_carrier(*places[i])) choose_first(*places[i], i + 1 < places.size() ? places[i + 1] : nullptr);
            else out_.insert(places[i]->name_at, " as " + places[i]->name);
        return std::move(out_);
    }

    // "energy on S": behind it a name would be that of the energy; of what is attached it is the Pokémon's.
    bool is_carrier(const Met& met) const {
        std::string_view before = std::string_view(out_).substr(0, met.name_at - met.text.size());
        if (!before.ends_with(" on ")) return false;
        before.remove_suffix(std::string_view(" on ").size());
        if (before.ends_with("]")) before = before.substr(0, before.rfind('['));
        for (const std::string_view what : {"energy", "tools", "cards", "evolution", "earlier"})
            if (before.ends_with(what)) return !before.substr(0, before.size() - what.size()).ends_with("attached of ");
        return false;
    }

    // Chosen in front of its statement, where nothing stands in between that only part of the statement is said of.
    void choose_first(const Met& met, const Met* before) {
        const std::size_t from = met.name_at - met.text.size();
        const std::size_t edge = from == 0 ? std::string::npos : out_.find_last_of(";{:", from - 1);
        const std::size_t start = edge == std::string::npos ? 0 : out_.find_first_not_of(' ', edge + 1);
        const std::string_view statement = std::string_view(out_).substr(start);
        bool whole = edge == std::string::npos || out_[edge] != ':';
        for (const std::string_view part : {"then ", "when ", "instead ", "give ", "while "})
            whole = whole && !statement.starts_with(part);
        if (!whole || (before != nullptr && before->name_at > start)) {
            good_ = false;
            return;
        }
        out_.replace(from, met.text.size(), met.name);
        out_.insert(start, "choose " + met.name + " = " + met.text + "; ");
    }

    std::string_view text_;
    const PrintedDamage& damage_;
    std::size_t at_ = 0;
    std::string out_;
    std::vector<Met> met_;
    std::vector<std::size_t> order_;  // of met_, as they end
    bool good_ = true;
};

}  // namespace

std::optional<std::string> without_marks(std::string_view notation, const PrintedDamage& damage) {
    return MarkReader(notation, damage).read();
}

}  // namespace cubenight::printed
