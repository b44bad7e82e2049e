#include "engine/cards/rules_text/rules_text.hpp"

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/named_words.hpp"
#include "engine/cards/wording/en/english.hpp"
#include "engine/cards/wording/fi/finnish.hpp"
#include "engine/cards/wording/groups.hpp"
#include "engine/cards/wording/ja/japanese.hpp"
#include "engine/cards/wording/joined.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

namespace {

// The text with its names in that language: the grammars put them in as they stand there.
Effect named_in(Effect effect, const NameBook* names, Language language) {
    const std::vector<std::string> english = effect.words;
    for (const Node& node : effect.nodes)
        if (const auto word = word_of(node)) {
            const std::string_view known = name_in(names, language, word->what, english[word->index]);
            const bool group = word->what == NameOf::trait && known == english[word->index];
            effect.words[word->index] = group ? group_word(known, language) : known;
        }
    return effect;
}

// What holds for every part of a choice stands under all of them, not behind the last. Each part is one sentence there.
std::vector<Sentence> under_choices(std::vector<Sentence> sentences) {
    const std::string part = "\n" + std::string(bullet);
    for (std::size_t i = 1; i < sentences.size(); ++i)
        if (sentences[i - 1].words.starts_with(part) && !sentences[i].words.starts_with("\n"))
            sentences[i].words.insert(0, "\n");
    return sentences;
}

std::vector<Sentence> said(const Effect& effect, const Source& source, Language language) {
    switch (language) {
        case Language::english: return English(effect, source).text();
        case Language::simplified_chinese: return under_choices(Chinese(effect, source, Script::simplified).text());
        case Language::traditional_chinese: return under_choices(Chinese(effect, source, Script::traditional).text());
        case Language::japanese: return under_choices(Japanese(effect, source).text());
        case Language::finnish: return Finnish(effect, source).text();
    }
    return {};
}

}  // namespace

std::vector<Sentence> sentences_of(const Effect& effect, const Source& source, Language language,
                                   const NameBook* names) {
    if (language == Language::english) return said(effect, source, language);
    Source named = source;
    named.name = name_in(names, language, NameOf::text, source.name);
    named.levels_up = name_in(names, language, NameOf::card, source.levels_up);
    const Effect named_effect = named_in(effect, names, language);
    return said(named_effect, named, language);
}

std::string rules_text(const Effect& effect, const Source& source, Language language, const NameBook* names) {
    return joined(sentences_of(effect, source, language, names), language);
}

std::string words_of(const Effect& effect, const Source& source, NodeIndex node, Language language,
                     const NameBook* names) {
    if (node >= effect.nodes.size()) return {};
    const NodeIndex end = subtree_end(effect.nodes, node);
    return joined_of(sentences_of(effect, source, language, names), node, end, language);
}

std::string words_around(const Effect& effect, const Source& source, NodeIndex node, Language language,
                         const NameBook* names) {
    return sentence_around(sentences_of(effect, source, language, names), node);
}

Source source_of(const Card& card, TextOf of, std::size_t index) {
    Source source;
    source.of = of;
    const bool pokemon = card.kind == CardKind::pokemon;
    source.on_pokemon = of == TextOf::attack || (pokemon && of != TextOf::attached);
    if (of == TextOf::attack) {
        const Attack& attack = card.attacks[index];
        source.name = attack.name, source.damage = attack.damage, source.sign = attack.sign;
    }
    if (pokemon && card.stage == Stage::level_up) source.levels_up = card.evolves_from;
    if (of == TextOf::ability || of == TextOf::use) source.name = card.abilities[index].name;
    if (of == TextOf::attached && card.kind == CardKind::special_energy) source.provides = card.provides;
    return source;
}

std::vector<CardText> texts_of(const Card& card) {
    std::vector<CardText> texts;
    const auto add = [&](TextOf of, const Effect& effect, std::size_t index = 0) {
        const Source source = source_of(card, of, index);
        if (!effect.empty() || !source.provides.empty()) texts.push_back({&effect, source});
    };
    for (std::size_t i = 0; i < card.abilities.size(); ++i)
        add(card.abilities[i].kind == AbilityKind::use ? TextOf::use : TextOf::ability, card.abilities[i].effect, i);
    if (card.play) add(TextOf::play, *card.play);
    if (card.stadium) add(TextOf::stadium, *card.stadium);
    if (card.attached) add(TextOf::attached, *card.attached);
    for (std::size_t i = 0; i < card.attacks.size(); ++i) add(TextOf::attack, card.attacks[i].effect, i);
    return texts;
}

}  // namespace cubenight::wording
