#include "engine/cards/naming/lexicon.hpp"

#include <algorithm>

#include "engine/cards/naming/places.hpp"

namespace cubenight::naming {
namespace {

// Patterns within patterns; and no longer name is taken apart.
constexpr int deepest_name = 5;
constexpr std::size_t longest_name = 200;  // bytes

bool knows_any(const Translated& names) {
    return std::ranges::any_of(names, [](const std::string& name) { return !name.empty(); });
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

std::string capitals(std::string_view text) {
    std::string large(text);
    for (char& c : large)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return large;
}

std::string filled(std::string pattern, std::string_view place, std::string_view name) {
    const auto at = pattern.find(place);
    return at == pattern.npos ? pattern : pattern.replace(at, place.size(), name);
}

// Both names in their places; empty in languages that lack one of the three.
Translated put_together(const Translated& pattern, const Translated& first, const Translated* second = nullptr) {
    Translated made;
    for (std::size_t i = 0; i < made.size(); ++i)
        if (!pattern[i].empty() && !first[i].empty() && (!second || !(*second)[i].empty())) {
            made[i] = filled(pattern[i], first_place, first[i]);
            if (second) made[i] = filled(made[i], second_place, (*second)[i]);
        }
    return made;
}

// The pattern alone, for a part of a name: "Misty's" without the Pokémon.
Translated without_pokemon(const Translated& pattern, const Translated* owner = nullptr) {
    Translated made;
    for (std::size_t i = 0; i < made.size(); ++i)
        if (!owner || !(*owner)[i].empty()) {
            std::string name = filled(pattern[i], first_place, "");
            if (owner) name = filled(name, second_place, (*owner)[i]);
            made[i] = trimmed(name);
        }
    return made;
}

// " [D]" of "Unown [D]", " (Professor Oak)" of "Professor's Research (Professor Oak)"; empty where there is none.
std::string_view bracket_behind(std::string_view name) {
    if (!name.ends_with("]") && !name.ends_with(")")) return {};
    const std::size_t open = name.rfind(name.ends_with("]") ? " [" : " (");
    return open == name.npos || open == 0 ? std::string_view{} : name.substr(open);
}

}  // namespace

Translated Lexicon::plain(RowKind kind, std::string_view english) const {
    const auto found = rows(kind).find(plain_quotes(english));
    return found == rows(kind).end() ? Translated{} : found->second;
}

Translated Lexicon::card(std::string_view english) const {
    const std::string plain = plain_quotes(english);
    if (plain.size() > longest_name) return {};
    Translated made = composed(plain, deepest_name);
    if (knows_any(made)) return made;
    if (const std::string_view behind = bracket_behind(plain); !behind.empty()) {
        made = composed(std::string_view(plain).substr(0, plain.size() - behind.size()), deepest_name);
        const Translated inside = behind.ends_with(")") ? card(behind.substr(2, behind.size() - 3)) : Translated{};
        for (std::size_t i = 0; i < made.size(); ++i)
            if (!made[i].empty()) made[i] += inside[i].empty() ? std::string(behind) : "（" + inside[i] + "）";
        if (knows_any(made)) return made;
    }
    // A level or the sign of Delta Species stays as it is behind the name.
    const std::string bare = name_for_rules(plain);
    if (bare.size() == plain.size()) return this->plain(RowKind::owner, plain);  // a card named after somebody
    made = composed(bare, deepest_name);
    for (std::string& name : made)
        if (!name.empty()) name += plain.substr(bare.size());
    return made;
}

Translated Lexicon::composed(std::string_view english, int depth) const {
    for (const RowKind kind : {RowKind::pokemon, RowKind::card})
        if (const auto found = rows(kind).find(english); found != rows(kind).end()) return found->second;
    if (const auto found = rows(RowKind::character).find(capitals(english)); found != rows(RowKind::character).end())
        return found->second;
    if (depth == 0) return {};
    for (const Pattern& pattern : patterns_)
        if (Translated made = fitted(pattern, english, depth - 1); knows_any(made)) return made;
    return {};
}

Translated Lexicon::fitted(const Pattern& pattern, std::string_view english, int depth) const {
    if (english.size() <= pattern.before.size() + pattern.behind.size() || !english.starts_with(pattern.before) ||
        !english.ends_with(pattern.behind))
        return {};
    english.remove_prefix(pattern.before.size());
    english.remove_suffix(pattern.behind.size());
    if (pattern.kind == RowKind::form) return put_together(pattern.names, composed(english, depth));
    const auto cut = english.find(pattern.between);
    if (cut == english.npos) return {};
    std::string_view first = english.substr(0, cut), second = english.substr(cut + pattern.between.size());
    if (pattern.second_first) std::swap(first, second);
    const Translated other = pattern.kind == RowKind::owned ? plain(RowKind::owner, second) : composed(second, depth);
    return knows_any(other) ? put_together(pattern.names, composed(first, depth), &other) : Translated{};
}

Translated Lexicon::part(std::string_view english) const {
    const std::string plain_part = plain_quotes(english);
    const std::string_view wanted = trimmed(plain_part);
    if (Translated names = plain(RowKind::part, wanted); knows_any(names)) return names;
    for (const Pattern& pattern : patterns_) {
        if (pattern.kind == RowKind::form && (wanted == trimmed(pattern.before) || wanted == trimmed(pattern.behind)))
            return without_pokemon(pattern.names);
        const std::string_view behind = trimmed(pattern.between);
        if (pattern.kind != RowKind::owned || !pattern.second_first || !wanted.ends_with(behind)) continue;
        const Translated owner = plain(RowKind::owner, wanted.substr(0, wanted.size() - behind.size()));
        if (knows_any(owner)) return without_pokemon(pattern.names, &owner);
    }
    return card(wanted);
}

Translated Lexicon::trait(std::string_view english) const {
    for (const RowKind kind : {RowKind::trait, RowKind::owner})
        if (Translated names = plain(kind, english); knows_any(names)) return names;
    return plain(RowKind::character, english);
}

void Lexicon::add_card(std::string_view english, Language language, std::string_view name) {
    const auto column = std::ranges::find(named_languages, language);
    if (column == named_languages.end()) return;
    auto& rows = rows_[static_cast<std::size_t>(RowKind::pokemon)];
    rows[plain_quotes(english)][static_cast<std::size_t>(column - named_languages.begin())] = name;
}

}  // namespace cubenight::naming
