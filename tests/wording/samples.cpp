#include "tests/wording/samples.hpp"

#include <map>
#include <span>
#include <stdexcept>

#include "engine/cards/notation.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/kinds.hpp"
#include "tests/wording/pages.hpp"

namespace cubenight::test {
namespace {

using wording::TextOf;

struct Line {
    NodeKind kind;
    std::string_view places, notation;
};

constexpr Line lines[] = {
#define SAMPLE(kind, places, notation) {NodeKind::kind, #places, notation},
#include "tests/wording/samples.def"
#undef SAMPLE
};

std::span<const words::Word> list_of(std::string_view name) {
    static const std::map<std::string_view, std::span<const words::Word>> lists = {
        {"ability", words::ability},     {"again", words::again},         {"change", words::change},
        {"condition", words::condition}, {"extreme", words::extreme},     {"effect_source", words::effect_source},
        {"face", words::face},           {"from_zone", words::from_zone}, {"half", words::half},
        {"kind", words::kind},           {"player", words::player},       {"prizes", words::prizes},
        {"rule_box", words::rule_box},   {"side", words::side},           {"spread", words::spread},
        {"switching", words::switching}, {"window", words::window},       {"without", words::without},
    };
    const auto found = lists.find(name);
    if (found == lists.end()) throw std::runtime_error("no list of words is called " + std::string(name));
    return found->second;
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == '|') parts.emplace_back();
        else parts.back() += c;
    }
    return parts;
}

// "a|b", or ":list" for each of its words.
std::vector<std::string> alternatives(std::string_view choice) {
    if (!choice.starts_with(":")) return split(choice);
    std::vector<std::string> all;
    for (const words::Word word : list_of(choice.substr(1)))
        if (!word.empty()) all.emplace_back(word);
    return all;
}

// Every text that the line stands for: each choice in it with each of the others.
std::vector<std::string> expanded(std::string_view line) {
    std::vector<std::string> texts{""};
    while (!line.empty()) {
        const std::size_t open = line.find('@');
        for (std::string& text : texts) text += line.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = line.find('@', open + 1);
        std::vector<std::string> longer;
        for (const std::string& text : texts)
            for (const std::string& words : alternatives(line.substr(open + 1, close - open - 1)))
                longer.push_back(text + words);
        texts = std::move(longer);
        line.remove_prefix(close + 1);
    }
    return texts;
}

TextOf place_called(std::string_view name) {
    for (const TextOf place :
         {TextOf::attack, TextOf::ability, TextOf::use, TextOf::play, TextOf::stadium, TextOf::attached})
        if (name_of(place) == name) return place;
    throw std::runtime_error("no text is called " + std::string(name));
}

}  // namespace

std::vector<Sample> all_samples() {
    std::vector<Sample> samples;
    for (const Line& line : lines)
        for (const std::string& place : split(line.places))
            for (const std::string& notation : expanded(line.notation))
                samples.push_back({line.kind, place_called(place), notation});
    return samples;
}

wording::Source source_of_sample(TextOf place) {
    wording::Source source;
    source.of = place;
    source.on_pokemon = place == TextOf::attack || place == TextOf::ability;
    if (place == TextOf::attack || place == TextOf::ability || place == TextOf::use) source.name = "Lure";
    if (place == TextOf::attack) source.damage = 50;
    return source;
}

std::string page_of_samples(Language language) {
    std::string page;
    NodeKind last = NodeKind::block;
    for (const Sample& sample : all_samples()) {
        if (page.empty() || sample.kind != last) {
            page += (page.empty() ? "== " : "\n== ") + std::string(row_of(sample.kind).name) + "\n";
            last = sample.kind;
        }
        const auto effect = read_effect(sample.notation);
        if (!effect) throw std::runtime_error(sample.notation + ": " + effect.error().english());
        const wording::Source source = source_of_sample(sample.place);
        page += heading_of(*effect, source) + "\n    " + wording::rules_text(*effect, source, language) + "\n";
    }
    return page;
}

}  // namespace cubenight::test
