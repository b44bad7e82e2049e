#include "src/library/card.hpp"

#include <string_view>

#include "engine/core/printable.hpp"

namespace cubenight::library {
namespace {

using Fault = std::optional<Saying>;

// The first sign that no terminal and no line should get. A text may have line breaks.
std::optional<char32_t> unfit_sign(std::string_view text, Breaks breaks) {
    while (!text.empty()) {
        const auto [sign, size] = first_sign(text);
        if (is_command(sign) && !(sign == '\n' && breaks == Breaks::kept)) return sign;
        text.remove_prefix(size);
    }
    return std::nullopt;
}

std::string numbered(char32_t sign) {
    constexpr char digits[] = "0123456789ABCDEF";
    std::string text = "U+";
    for (int shift = 12; shift >= 0; shift -= 4) text += digits[(sign >> shift) & 0xF];
    return text;
}

// Goes through the fields of a record and keeps the first fault.
class Inspector {
public:
    void line(std::string_view field, std::string_view text, std::size_t longest) {
        check(field, text, longest, Breaks::shown);
    }
    void text(std::string_view field, std::string_view text) { check(field, text, longest_text, Breaks::kept); }
    void needed(std::string_view field, std::string_view text, std::size_t longest) {
        if (!fault_ && text.empty()) fault_ = saying("{0} is missing", field);
        line(field, text, longest);
    }
    template <class Part>
    bool count(std::string_view field, const std::vector<Part>& parts) {
        if (!fault_ && parts.size() > most_parts) fault_ = saying("{0} has more than {1} parts", field, most_parts);
        return !fault_;
    }
    void words(std::string_view field, const std::vector<std::string>& all) {
        if (!count(field, all)) return;
        for (const std::string& word : all) needed(field, word, longest_word);
    }
    void number(std::string_view field, int number, int largest) {
        if (!fault_ && (number < 0 || number > largest))
            fault_ = saying("{0} is no number from 0 to {1}", field, largest);
    }
    void refuse(const Saying& reason) {
        if (!fault_) fault_ = reason;
    }
    Fault fault() const { return fault_; }

private:
    void check(std::string_view field, std::string_view text, std::size_t longest, Breaks breaks) {
        if (fault_) return;
        if (text.size() > longest) fault_ = saying("{0} is longer than {1} bytes", field, longest);
        else if (!is_utf8(text)) fault_ = saying("{0} is not UTF-8", field);
        else if (const auto sign = unfit_sign(text, breaks))
            fault_ = saying("{0} has the control sign {1}", field, numbered(*sign));
    }

    Fault fault_;
};

void inspect_parts(Inspector& inspector, const LibraryCard& card) {
    if (inspector.count("abilities", card.abilities))
        for (const LibraryAbility& ability : card.abilities) {
            inspector.needed("abilities.name", ability.name, longest_name);
            inspector.line("abilities.type", ability.kind, longest_word);
            inspector.text("abilities.text", ability.text);
        }
    if (card.ancient_trait) {
        inspector.needed("ancientTrait.name", card.ancient_trait->name, longest_name);
        inspector.text("ancientTrait.text", card.ancient_trait->text);
    }
    if (inspector.count("attacks", card.attacks))
        for (const LibraryAttack& attack : card.attacks) {
            inspector.needed("attacks.name", attack.name, longest_name);
            inspector.words("attacks.cost", attack.cost);
            inspector.line("attacks.damage", attack.damage, longest_word);
            inspector.text("attacks.text", attack.text);
        }
    const auto modifiers = [&](const char* field, const std::vector<LibraryModifier>& all) {
        if (!inspector.count(field, all)) return;
        for (const LibraryModifier& one : all) {
            inspector.needed(field, one.type, longest_word);
            inspector.line(field, one.value, longest_word);
        }
    };
    modifiers("weaknesses", card.weaknesses);
    modifiers("resistances", card.resistances);
    if (inspector.count("rules", card.rules))
        for (const std::string& line : card.rules) inspector.text("rules", line);
}

bool is_supertype(std::string_view word) { return word == "Pokémon" || word == "Trainer" || word == "Energy"; }

}  // namespace

bool same_text(const LibraryCard& one, const LibraryCard& other) {
    LibraryCard same = other;
    same.id = one.id, same.set = one.set, same.number = one.number, same.regulation_mark = one.regulation_mark;
    return same == one;
}

Fault fault_of(const LibraryCard& card) {
    Inspector inspector;
    inspector.needed("id", card.id, longest_id);
    inspector.needed("set", card.set, longest_id);
    inspector.needed("number", card.number, longest_id);
    inspector.needed("name", card.name, longest_name);
    inspector.needed("supertype", card.supertype, longest_word);
    if (!is_supertype(card.supertype)) inspector.refuse(saying("supertype is none of Pokémon, Trainer, Energy"));
    inspector.words("subtypes", card.subtypes);
    inspector.line("level", card.level, longest_word);
    inspector.number("hp", card.hp, largest_hp);
    inspector.words("types", card.types);
    inspector.line("evolvesFrom", card.evolves_from, longest_name);
    inspect_parts(inspector, card);
    inspector.words("retreatCost", card.retreat_cost);
    inspector.line("regulationMark", card.regulation_mark, longest_word);
    return inspector.fault();
}

Fault fault_of(const LibrarySet& set) {
    Inspector inspector;
    inspector.needed("id", set.code, longest_id);
    inspector.line("ptcgoCode", set.ptcgo_code, longest_word);
    inspector.line("name", set.name, longest_name);
    inspector.line("series", set.series, longest_name);
    inspector.line("releaseDate", set.released, longest_word);
    inspector.number("printedTotal", set.printed_total, largest_count);
    inspector.number("total", set.total, largest_count);
    return inspector.fault();
}

}  // namespace cubenight::library
