#include "src/gui/screens/home/printed_facts.hpp"

#include <span>

#include "src/gui/kit/search.hpp"

namespace cubenight::gui {
namespace {

constexpr std::pair<std::string_view, Text> supertypes[] = {
    {"Pokémon", Text::pokemon}, {"Trainer", Text::trainer}, {"Energy", Text::energy}};
constexpr std::pair<std::string_view, Stage> stages[] = {
    {"Basic", Stage::basic}, {"Stage 1", Stage::stage1}, {"Stage 2", Stage::stage2}};
constexpr std::pair<std::string_view, CardKind> kinds[] = {{"Item", CardKind::item},
                                                           {"Supporter", CardKind::supporter},
                                                           {"Stadium", CardKind::stadium},
                                                           {"Pokémon Tool", CardKind::tool},
                                                           {"Special", CardKind::special_energy}};

template <class Word, std::size_t size>
std::string said(const Strings& say, const std::pair<std::string_view, Word> (&words)[size], const std::string& name) {
    for (const auto& [english, word] : words)
        if (english == name) return std::string(say(word));
    return {};
}

std::string type_words(const Strings& say, const std::string& name) {
    for (int i = 0; i < type_count; ++i)
        if (words(static_cast<Type>(i), Language::english) == name) return std::string(say.type(static_cast<Type>(i)));
    return name;
}

std::string subtype_words(const Strings& say, const printed::PrintedCard& card, const std::string& subtype) {
    // "Basic" is a stage of Pokémon, and a kind of energy.
    if (subtype == "Basic" && card.supertype == "Energy") return std::string(say(CardKind::basic_energy));
    if (std::string stage = said(say, stages, subtype); !stage.empty()) return stage;
    const std::string kind = said(say, kinds, subtype);
    return kind.empty() ? subtype : kind;
}

}  // namespace

std::string printed_facts(const Strings& say, const printed::PrintedCard& card) {
    std::string facts = said(say, supertypes, card.supertype);
    if (facts.empty()) facts = card.supertype;
    for (const std::string& subtype : card.subtypes) facts += " · " + subtype_words(say, card, subtype);
    for (const std::string& type : card.types) facts += " · " + type_words(say, type);
    if (card.hp > 0) facts += " · " + std::string(say(Text::card_hp)) + " " + std::to_string(card.hp);
    return facts;
}

// As the library is asked: `name:"..."` means that name alone.
bool answers_words(const Frame& f, const Card& card, const std::string& words) {
    constexpr std::string_view name = "name:\"";
    if (!words.starts_with(name)) return found_on(card, f.words, f.say, words);
    return words.substr(name.size(), words.rfind('"') - name.size()) == card.name;
}

float draw_own_cards_note(Frame& f, Rect r) {
    const TextStyle style = regular(14, f.c.p.t2);
    return 20 * static_cast<float>(f.c.paragraph({r.x, r.y + 14}, f.say(Text::printed_none), style, r.w, 20, 3));
}

}  // namespace cubenight::gui
