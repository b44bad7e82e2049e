#include "src/cli/card_talk.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <iostream>
#include <sstream>
#include <tuple>

#include "engine/cards/names.hpp"
#include "engine/cards/type_letters.hpp"
#include "src/cli/prompt.hpp"
#include "src/cli/read_aloud.hpp"
#include "src/cli/words.hpp"
#include "src/text/names.hpp"
#include "src/text/screen_words.hpp"
#include "src/text/ultraman/log_text.hpp"

namespace cubenight::cli {
namespace {

using Screen = text::ScreenText;

// Whether the name says whose character it is: "Ultraman Tiga Multi Type" is TIGA, "Ultraman Zero" is not Z.
// Japanese and Chinese names have no blanks between their parts.
bool says(std::string_view name, std::string_view character) {
    if (say.language() != Language::english && say.language() != Language::finnish)
        return name.find(character) != name.npos;
    return in_small(" " + std::string(name) + " ").find(in_small(" " + std::string(character) + " ")) !=
           std::string::npos;
}

// "3000/5000/7000", a column that is not printed as "-".
std::string columns_of(const ultraman::Card& card) {
    std::string columns;
    std::size_t printed = card.bp.size();
    while (printed > 0 && card.bp[printed - 1] == ultraman::no_bp) --printed;
    for (std::size_t i = 0; i < printed; ++i)
        columns += (i == 0 ? "" : "/") + (card.bp[i] == ultraman::no_bp ? "-" : std::to_string(card.bp[i]));
    return columns.empty() ? "-" : columns;
}

std::string types_of(TypeSet types) {
    std::vector<std::string> words;
    for (int i = 0; i < type_count; ++i)
        if (types.has(static_cast<Type>(i))) words.emplace_back(say(static_cast<Type>(i)));
    return say.row(words);
}

std::string pokemon_line(const Card& card) {
    std::string name(name_in(card, say.language()));
    if (card.kind != CardKind::pokemon) return name;
    if (const std::string types = types_of(card.types); !types.empty()) name += " [" + types + "]";
    const std::string hp = std::to_string(card.hp);
    if (card.evolves_from.empty()) return say(Word::pokemon_card, {name, hp});
    return say(Word::evolution_card, {name, hp, ancestor_in(card, say.language())});
}

// What is printed on a character card beside its name and its texts.
std::vector<std::string> facts_of(const ultraman::Card& card) {
    if (card.is_scene()) return {say(Word::card_scene, {std::to_string(card.round)})};
    std::vector<std::string> what;
    for (int i = 0; i < ultraman::category_count; ++i)
        if (const auto category = static_cast<ultraman::Category>(i); card.categories.has(category))
            what.push_back(ultraman::text::category_text(category, say.language()));
    what.emplace_back(character_in(card, say.language()));
    what.push_back(say(Word::card_level, {std::to_string(card.level)}));
    what.push_back(types_row(card.types));
    std::vector<std::string> bp;
    for (int i = 0; i < ultraman::state_count; ++i)
        if (const auto state = static_cast<ultraman::State>(i); card.bp_of(state) != ultraman::no_bp)
            bp.push_back(std::string(state_name(state)) + " " + std::to_string(card.bp_of(state)));
    if (card.extra != ultraman::no_bp) bp.push_back("EXTRA " + std::to_string(card.extra));
    std::vector<std::string> facts = {say.row(what), say(Word::card_bp, {say.row(bp)})};
    std::vector<std::string> teams;
    for (const std::string& team : card.teams) teams.emplace_back(team_in(card, team, say.language()));
    if (!teams.empty()) facts.push_back("[TEAM] " + say.row(teams));
    return facts;
}

std::string affinity_text(Screen what, const std::vector<Affinity>& affinities) {
    std::vector<std::string> words;
    for (const Affinity& one : affinities) {
        static constexpr std::string_view signs[] = {"×", "+", "-"};
        words.push_back(std::string(say(one.type)) + " " + std::string(signs[static_cast<std::size_t>(one.op)]) +
                        std::to_string(one.value));
    }
    return std::string(say(what)) + " " + say.row(words);
}

// What is printed on a card of Pokémon beside its name, its attacks and its texts.
std::vector<std::string> facts_of(const Card& card) {
    if (card.kind != CardKind::pokemon) return {std::string(say(card.kind))};
    std::vector<std::string> what = {std::string(say(card.stage)), types_of(card.types),
                                     say(Word::card_hp, {std::to_string(card.hp)})};
    if (!card.evolves_from.empty()) what.push_back(say(Screen::card_from, {ancestor_in(card, say.language())}));
    std::vector<std::string> below;
    if (!card.weaknesses.empty()) below.push_back(affinity_text(Screen::card_weakness, card.weaknesses));
    if (!card.resistances.empty()) below.push_back(affinity_text(Screen::card_resistance, card.resistances));
    below.push_back(std::string(say(Screen::card_retreat)) + " " + std::to_string(card.retreat));
    return {say.row(what), say.row(below)};
}

// "Ember (Fire 1, Colorless 1) 30+".
std::string attack_line(const Card& card, const Attack& attack) {
    std::vector<std::string> cost;
    for (int i = 0; i < type_count; ++i)
        if (const auto type = static_cast<Type>(i); attack.cost[type] > 0)
            cost.push_back(std::string(say(type)) + " " + std::to_string(attack.cost[type]));
    std::string line(name_in(card, attack, say.language()));
    line += " (" + (cost.empty() ? "0" : say.row(cost)) + ")";
    static constexpr std::string_view signs[] = {"", "", "+", "×", "-"};
    if (attack.sign != DamageSign::none)
        line += " " + std::to_string(attack.damage) + std::string(signs[static_cast<std::size_t>(attack.sign)]);
    return line;
}

template <class AnyCard>
std::string head_of(const AnyCard& card, const CardAloud& aloud) {
    std::string told = aloud.name + " (" + aloud.key + ")\n";
    for (const std::string& fact : facts_of(card)) told += "  " + fact + "\n";
    return told;
}

// A symbol of a type, "{R}", as the word for it: the terminal has no pictures.
std::string with_type_words(std::string_view text) {
    std::string told;
    while (!text.empty()) {
        const auto type =
            text.size() > 2 && text[0] == '{' && text[2] == '}' ? type_letters.find(text[1]) : type_letters.npos;
        if (type == type_letters.npos) {
            told += text.front();
            text.remove_prefix(1);
            continue;
        }
        told += say(static_cast<Type>(type));
        text.remove_prefix(3);
        if (text.starts_with('{')) told += ' ';
    }
    return told;
}

std::string pokemon_whole(const Card& card) {
    CardAloud aloud = read_aloud(card, say.language());
    std::string told = head_of(card, aloud);
    // Attacks stand with their cost and damage, whether they have a text or not.
    std::vector<TextAloud> others;
    for (const TextAloud& text : aloud.texts)
        if (text.kind != "attack") others.push_back(text);
    for (const Attack& attack : card.attacks) {
        told += "  " + attack_line(card, attack);
        for (const TextAloud& text : aloud.texts)
            if (text.kind == "attack" && text.name == name_in(card, attack, say.language())) told += ": " + text.words;
        told += "\n";
    }
    aloud.texts = std::move(others);
    return with_type_words(told + texts_of(aloud));
}

std::string ultraman_whole(const ultraman::Card& card) {
    const CardAloud aloud = read_aloud(card, say.language());
    return head_of(card, aloud) + texts_of(aloud);
}

// What calls a card: its name in the language spoken and in English, and its key.
std::array<std::string, 3> calls_of(const Card& card) {
    return {in_small(name_in(card, say.language())), in_small(card.name), in_small(card.key)};
}

}  // namespace

bool has_name(const Card& card, const std::string& name) {
    const auto calls = calls_of(card);
    return std::ranges::find(calls, in_small(name)) != calls.end();
}

bool is_called(const Card& card, const std::string& words) {
    return std::ranges::any_of(calls_of(card), [wanted = in_small(words)](const std::string& called) {
        return called.find(wanted) != std::string::npos;
    });
}

std::string in_small(std::string_view text) {
    std::string small(text);
    for (char& sign : small) sign = static_cast<char>(std::tolower(static_cast<unsigned char>(sign)));
    return small;
}

std::string_view state_name(ultraman::State state) {
    static constexpr std::string_view names[] = {"SINGLE", "DOUBLE", "TRIPLE", "QUAD"};
    return names[static_cast<std::size_t>(state)];
}

std::string types_row(ultraman::TypeSet types) {
    std::vector<std::string> words;
    for (int i = 0; i < ultraman::type_count; ++i)
        if (const auto type = static_cast<ultraman::Type>(i); types.has(type))
            words.push_back(ultraman::text::type_text(type, say.language()));
    return words.empty() ? "-" : say.row(words);
}

std::string card_line(const ultraman::Card& card) {
    const std::string name = whole_name_in(card, say.language());
    if (card.is_scene()) return say(Word::scene_card, {name, std::to_string(card.round), card.number});
    const std::string character(character_in(card, say.language()));
    const std::string whose = says(name, character) ? name : name + " [" + character + "]";
    std::string bp = columns_of(card);
    if (card.extra != ultraman::no_bp) bp += " EXTRA " + std::to_string(card.extra);
    return say(Word::character_card, {whose, std::to_string(card.level), types_row(card.types), bp, card.number});
}

std::string card_line(const draft::DraftCards& cards, CardId id) {
    return cards.ucg ? card_line(cards.ucg->cards[id]) : pokemon_line((*cards.set)[id]);
}

std::string whole_card(const draft::DraftCards& cards, CardId id) {
    return cards.ucg ? ultraman_whole(cards.ucg->cards[id]) : pokemon_whole((*cards.set)[id]);
}

void group_cards(const draft::DraftCards& cards, std::vector<draft::CubeCopyId>& copies) {
    if (!cards.ucg) return;
    const auto place = [&](draft::CubeCopyId copy) {
        const ultraman::Card& card = cards.character(copy);
        return std::tuple(card.is_scene(), std::string_view(card.character), card.round, card.level,
                          std::string_view(card.name), std::string_view(card.number), copy.value);
    };
    std::ranges::sort(copies, {}, place);
}

std::vector<ShownCard> listed(const draft::DraftCards& cards, const std::vector<draft::CubeCopyId>& copies) {
    std::vector<ShownCard> shown;
    for (const auto copy : copies) shown.push_back({std::to_string(shown.size() + 1), cards.id(copy)});
    return shown;
}

std::optional<std::string> card_asked(const std::string& answer) {
    std::string_view wanted = answer;
    if (wanted.starts_with("?")) wanted.remove_prefix(1);
    else if (wanted.starts_with("card ")) wanted.remove_prefix(5);
    else if (wanted.ends_with("?")) wanted.remove_suffix(1);
    else return std::nullopt;
    const auto begin = wanted.find_first_not_of(' ');
    if (begin == wanted.npos) return std::nullopt;
    return std::string(wanted.substr(begin, wanted.find_last_not_of(' ') - begin + 1));
}

std::vector<ShownCard> known_cards(const draft::Night& night) {
    std::vector<ShownCard> shown;
    if (night.settings.constructed()) return shown;
    for (std::size_t i = 0; i < night.cards.set->size(); ++i)
        shown.push_back({{}, CardId{static_cast<std::uint16_t>(i)}});
    return shown;
}

void tell_card(const draft::Night& night, std::span<const ShownCard> shown, const std::string& wanted) {
    const draft::DraftCards& cards = night.cards;
    std::vector<CardId> found;
    const auto add = [&](const ShownCard& one) {
        if (one.card != no_card && std::ranges::find(found, one.card) == found.end()) found.push_back(one.card);
    };
    for (const ShownCard& one : shown)
        if (one.sign == in_small(wanted)) add(one);
    // A number is one of a line, never a part of a name.
    const bool names = wanted.find_first_not_of("0123456789") != std::string::npos;
    const auto add_called = [&](std::span<const ShownCard> among) {
        for (const ShownCard& one : among)
            if (one.card != no_card && is_called((*cards.set)[one.card], wanted)) add(one);
    };
    if (found.empty() && names) add_called(shown);
    if (found.empty() && names) add_called(known_cards(night));
    if (found.empty()) return tell(say(Word::no_card_called, {wanted}));
    if (found.size() == 1) std::cout << whole_card(cards, found.front());
    else
        for (const CardId id : found) tell(card_line(cards, id));
}

}  // namespace cubenight::cli
