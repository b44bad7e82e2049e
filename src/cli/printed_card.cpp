#include "src/cli/printed_card.hpp"

#include <algorithm>

#include "src/cli/words.hpp"

namespace cubenight::cli {
namespace {

using library::LibraryCard, library::LibrarySet;

// Lines below the card's name; a line break within a text goes on further in, so that no text makes a line of its own.
class Lines {
public:
    explicit Lines(std::string name) : text_(std::move(name) + "\n") {}

    void add(std::string_view line) {
        text_ += "  ";
        for (const char c : line) {
            text_ += c;
            if (c == '\n') text_ += "      ";
        }
        text_ += '\n';
    }
    void add(Word label, std::string_view words) {
        if (!words.empty()) add(say(label, {words}));
    }
    void add(Word label, const std::vector<std::string>& words) { add(label, say.row(words)); }
    // What stands below the line before.
    void below(std::string_view words) {
        if (!words.empty()) add("  " + std::string(words));
    }
    std::string text() && { return std::move(text_); }

private:
    std::string text_;
};

std::string name_of(const LibrarySet& set) {
    if (set.name.empty()) return set.code;
    std::vector<std::string> known = {set.code};
    for (const std::string& word : {set.series, set.released})
        if (!word.empty()) known.push_back(word);
    return say(Word::printing, {set.name, say.row(known)});
}

std::vector<std::string> kinds_of(const LibraryCard& card) {
    std::vector<std::string> kinds = {card.supertype};
    kinds.insert(kinds.end(), card.subtypes.begin(), card.subtypes.end());
    return kinds;
}

void add_modifiers(Lines& lines, Word label, const std::vector<library::LibraryModifier>& modifiers) {
    std::vector<std::string> words;
    for (const auto& one : modifiers) words.push_back(one.value.empty() ? one.type : one.type + " " + one.value);
    lines.add(label, words);
}

void add_texts(Lines& lines, const LibraryCard& card) {
    if (card.ancient_trait) {
        lines.add(Word::printed_trait, card.ancient_trait->name);
        lines.below(card.ancient_trait->text);
    }
    for (const auto& ability : card.abilities) {
        lines.add(say(Word::step_by, {ability.kind, ability.name}));
        lines.below(ability.text);
    }
    for (const auto& attack : card.attacks) {
        std::vector<std::string> parts = {attack.name};
        for (const std::string& part : {attack.damage, say.row(attack.cost)})
            if (!part.empty()) parts.push_back(part);
        lines.add(parts.size() == 1
                      ? say(Word::attack, {attack.name})
                      : say(Word::attack_damage, {attack.name, say.row({parts.begin() + 1, parts.end()})}));
        lines.below(attack.text);
    }
    for (const std::string& line : card.rules) lines.add(line);
}

}  // namespace

LibrarySet set_of(const std::string& code, const std::vector<LibrarySet>& sets) {
    const auto found = std::ranges::find(sets, code, &LibrarySet::code);
    return found == sets.end() ? LibrarySet{code, {}, {}, {}, {}} : *found;
}

std::string printed_card(const LibraryCard& card, const LibrarySet& set, const std::vector<std::string>& again) {
    Lines lines(say(Word::printing, {card.name, card.id}));
    lines.add(say(Word::printed_set, {name_of(set), card.number}));
    lines.add(Word::printed_kind, kinds_of(card));
    lines.add(Word::printed_level, card.level);
    lines.add(Word::printed_type, card.types);
    if (card.hp > 0) lines.add(Word::card_hp, std::to_string(card.hp));
    lines.add(Word::printed_evolves, card.evolves_from);
    add_texts(lines, card);
    add_modifiers(lines, Word::printed_weakness, card.weaknesses);
    add_modifiers(lines, Word::printed_resistance, card.resistances);
    lines.add(Word::printed_retreat, card.retreat_cost);
    lines.add(Word::printed_mark, card.regulation_mark);
    lines.add(Word::printed_again, again);
    return std::move(lines).text();
}

std::vector<std::string> row_of_headings() {
    std::vector<std::string> row;
    for (const Word word :
         {Word::column_id, Word::column_name, Word::column_kind, Word::column_type, Word::column_hp, Word::column_set})
        row.emplace_back(say(word));
    return row;
}

std::vector<std::string> printed_row(const LibraryCard& card, const std::vector<LibrarySet>& sets) {
    const LibrarySet set = set_of(card.set, sets);
    return {card.id,
            card.name,
            say.row(kinds_of(card)),
            say.row(card.types),
            card.hp > 0 ? std::to_string(card.hp) : "",
            set.name.empty() ? set.code : set.name};
}

}  // namespace cubenight::cli
