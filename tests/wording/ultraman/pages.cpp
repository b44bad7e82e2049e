#include "tests/wording/ultraman/pages.hpp"

#include <map>
#include <stdexcept>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/cards/ultraman/rules_text/rules_text.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/kinds.hpp"
#include "tests/support/texts.hpp"

namespace cubenight::test {

namespace wording = ultraman::wording;

std::vector<ultraman::Card> ultraman_cards_in(const std::string& folder) {
    std::vector<ultraman::Card> all;
    for (const auto& file : files_of(Game::ultraman, folder, ".cards")) {
        auto cards = ultraman::read_cards(text_of(file), file.string());
        if (!cards) throw std::runtime_error(cards.error().english());
        all.insert(all.end(), cards->begin(), cards->end());
    }
    return all;
}

std::string ultraman_heading(const Effect& effect, const wording::Source& source) {
    const std::string states = wording::states_text(source.states);
    return (source.scene ? "scene " : states.empty() ? "" : states + " ") + ultraman::write_effect(effect);
}

std::string page_of_ultraman_texts(const std::vector<ultraman::Card>& cards, Language language) {
    std::map<std::string, std::string> said;  // by heading
    for (const ultraman::Card& card : cards)
        for (const wording::CardText& text : wording::texts_of(card))
            said.emplace(ultraman_heading(*text.effect, text.source),
                         wording::rules_text(*text.effect, text.source, language));
    std::string page;
    for (const auto& [heading, sentences] : said) page += heading + "\n    " + sentences + "\n";
    return page;
}

namespace {

struct Line {
    NodeKind kind;
    std::string_view place, notation;
};

constexpr Line lines[] = {
#define SAMPLE(kind, place, notation) {NodeKind::kind, #place, notation},
#include "tests/wording/ultraman/samples.def"
#undef SAMPLE
};

// Every text that the line stands for: each choice "@a|b@" in it with each of the others.
std::vector<std::string> expanded(std::string_view line) {
    const std::size_t open = line.find('@');
    if (open == std::string_view::npos) return {std::string(line)};
    const std::size_t close = line.find('@', open + 1);
    const std::vector<std::string> ends = expanded(line.substr(close + 1));
    std::vector<std::string> texts;
    std::string_view choices = line.substr(open + 1, close - open - 1);
    for (bool more = true; more;) {
        const std::size_t bar = choices.find('|');
        more = bar != std::string_view::npos;
        for (const std::string& end : ends)
            texts.push_back(std::string(line.substr(0, open)) + std::string(choices.substr(0, bar)) + end);
        if (more) choices.remove_prefix(bar + 1);
    }
    return texts;
}

}  // namespace

std::vector<UltramanSample> ultraman_samples() {
    std::vector<UltramanSample> samples;
    for (const Line& line : lines)
        for (const std::string& notation : expanded(line.notation))
            samples.push_back({line.kind, {line.place == "scene", {}}, notation});
    return samples;
}

std::string page_of_ultraman_samples(Language language) {
    std::string page;
    NodeKind last = NodeKind::block;
    for (const UltramanSample& sample : ultraman_samples()) {
        if (page.empty() || sample.kind != last) {
            page += (page.empty() ? "== " : "\n== ") + std::string(row_of(sample.kind).name) + "\n";
            last = sample.kind;
        }
        const auto effect = ultraman::read_effect(sample.notation);
        if (!effect) throw std::runtime_error(sample.notation + ": " + effect.error().english());
        page += ultraman_heading(*effect, sample.source) + "\n    " +
                wording::rules_text(*effect, sample.source, language) + "\n";
    }
    return page;
}

}  // namespace cubenight::test
