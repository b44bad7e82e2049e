#include "engine/cards/ultraman/rules_text/rules_text.hpp"

#include "engine/cards/ultraman/wording/en/english.hpp"
#include "engine/cards/ultraman/wording/fi/finnish.hpp"
#include "engine/cards/ultraman/wording/ja/japanese.hpp"
#include "engine/cards/ultraman/wording/ja/phrases.hpp"
#include "engine/cards/ultraman/wording/zh/chinese.hpp"
#include "engine/cards/wording/joined.hpp"

namespace cubenight::ultraman::wording {
namespace {

// The text with its names in that language: the grammars put them in as they stand there.
Effect named_in(Effect effect, const NameBook* names, Language language) {
    const std::vector<std::string> english = effect.words;
    for (const Node& node : effect.nodes) {
        if (node.kind != NodeKind::name) continue;
        const auto what = sub_as<NameOf>(node) == NameOf::part ? cubenight::NameOf::part : cubenight::NameOf::trait;
        const auto word = static_cast<std::size_t>(node.number);
        effect.words[word] = name_in(names, language, what, english[word]);
    }
    return effect;
}

// What `tell` has of the text's teller in that language, with its names in it.
template <class Tell>
std::vector<Sentence> told(const Effect& effect, const Source& source, Language language, const NameBook* names,
                           Tell tell) {
    if (names && language != Language::english)
        return told(named_in(effect, names, language), source, language, nullptr, tell);
    const auto of = [&](Teller&& teller) { return tell(teller); };
    switch (language) {
        case Language::english: return of(English(effect, source));
        case Language::simplified_chinese: return of(Chinese(effect, source, Script::simplified));
        case Language::traditional_chinese: return of(Chinese(effect, source, Script::traditional));
        case Language::japanese: return of(Japanese(effect, source));
        case Language::finnish: return of(Finnish(effect, source));
    }
    return {};
}

}  // namespace

std::vector<Sentence> sentences_of(const Effect& effect, const Source& source, Language language,
                                   const NameBook* names) {
    return told(effect, source, language, names, [](Teller& teller) { return teller.text(); });
}

std::string states_text(StateSet states) {
    constexpr std::string_view words[] = {"[SINGLE]", "[DOUBLE]", "[TRIPLE]", "[QUAD]"};
    std::string out;
    for (int state = 0; state < state_count; ++state)
        if (states.has(static_cast<State>(state))) out += (out.empty() ? "" : " ") + std::string(words[state]);
    return out;
}

namespace {

// "力量" of "【力量】".
std::string without_marks(std::string_view word) {
    constexpr std::string_view open = "【", close = "】";
    if (word.starts_with(open)) word.remove_prefix(open.size());
    if (word.ends_with(close)) word.remove_suffix(close.size());
    return std::string(word);
}

}  // namespace

std::string type_text(Type type, Language language) {
    switch (language) {
        case Language::english: return std::string(type_word(type));
        case Language::simplified_chinese: return without_marks(type_word(type, Script::simplified));
        case Language::traditional_chinese: return without_marks(type_word(type, Script::traditional));
        case Language::japanese: return std::string(japanese::type_name(type));
        case Language::finnish: return std::string(suomi::type(type));
    }
    return {};
}

namespace {

std::string_view finnish_category(Category category) {
    switch (category) {
        case Category::ultraman: return suomi::ultraman.nominative;
        case Category::kaiju: return suomi::kaiju.nominative;
        case Category::mech: return suomi::mecha.nominative;
        case Category::scene: return suomi::scene.nominative;
    }
    return {};
}

}  // namespace

std::string category_text(Category category, Language language) {
    switch (language) {
        case Language::english: return std::string(category_word(category));
        case Language::simplified_chinese: return std::string(category_word(category, Script::simplified));
        case Language::traditional_chinese: return std::string(category_word(category, Script::traditional));
        case Language::japanese: return std::string(japanese::category(category));
        case Language::finnish: return std::string(finnish_category(category));
    }
    return {};
}

std::string rules_text(const Effect& effect, const Source& source, Language language, const NameBook* names) {
    const std::string states = states_text(source.states);
    return states + (states.empty() ? "" : " ") +
           cubenight::wording::joined(sentences_of(effect, source, language, names), language);
}

std::string words_of(const Effect& effect, const Source& source, NodeIndex node, Language language,
                     const NameBook* names) {
    if (node >= effect.nodes.size()) return {};
    const NodeIndex end = subtree_end(effect.nodes, node);
    return cubenight::wording::joined_of(sentences_of(effect, source, language, names), node, end, language);
}

std::string words_of_block(const Effect& effect, const Source& source, NodeIndex block, Language language,
                           const NameBook* names) {
    const auto tell = [&](Teller& teller) { return teller.block(block); };
    return cubenight::wording::joined(told(effect, source, language, names, tell), language);
}

std::string words_around(const Effect& effect, const Source& source, NodeIndex node, Language language,
                         const NameBook* names) {
    return cubenight::wording::sentence_around(sentences_of(effect, source, language, names), node);
}

std::string words_of_condition(const Effect& effect, const Source& source, NodeIndex predicate, Language language,
                               const NameBook* names) {
    if (predicate >= effect.nodes.size()) return {};
    const auto tell = [&](Teller& teller) { return std::vector<Sentence>{{predicate, teller.condition(predicate)}}; };
    std::string words = told(effect, source, language, names, tell).front().words;
    for (const std::string_view comma : {" ", ",", "、", "，"})
        if (words.ends_with(comma)) words.erase(words.size() - comma.size());
    return words;
}

std::vector<CardText> texts_of(const Card& card) {
    std::vector<CardText> texts;
    for (const Text& text : card.texts) texts.push_back({&text.effect, {card.is_scene(), text.states}});
    return texts;
}

}  // namespace cubenight::ultraman::wording
