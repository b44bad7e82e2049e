// The program's own English, read back: what is said of a text that was read is read as the same effect, or not at all.
#include <fstream>
#include <regex>

#include "engine/cards/notation.hpp"
#include "engine/cards/printed/reader.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::printed;

namespace {

// A text of the pages in tests/wording/golden: where it stands, its printed damage, its notation.
struct Sample {
    TextKind kind = TextKind::attack;
    wording::Source source;
    Effect effect;
};

std::optional<Sample> sample_of(const std::string& line) {
    static const std::regex form(
        R"(^(attack|ability|play|stadium|attached) ?(\[[^\]]*\] ?)?(\d+)?([+x-])? ?(\{.*\})$)");
    std::smatch parts;
    if (!std::regex_match(line, parts, form)) return std::nullopt;
    static constexpr std::string_view names[] = {"attack", "ability", "play", "stadium", "attached"};
    static constexpr wording::TextOf of[] = {wording::TextOf::attack, wording::TextOf::ability, wording::TextOf::play,
                                             wording::TextOf::stadium, wording::TextOf::attached};
    const auto which = std::find(std::begin(names), std::end(names), parts[1].str()) - std::begin(names);
    auto effect = read_effect(parts[5].str());
    if (!effect) return std::nullopt;
    Sample sample{TextKind(which), {}, std::move(*effect)};
    sample.source.of = of[which];
    sample.source.on_pokemon = sample.kind == TextKind::attack || sample.kind == TextKind::ability;
    sample.source.name = "Lure";
    if (parts[3].matched) {
        sample.source.damage = std::stoi(parts[3].str());
        const std::string sign = parts[4].str();
        sample.source.sign = sign == "+"   ? DamageSign::plus
                             : sign == "x" ? DamageSign::times
                             : sign == "-" ? DamageSign::minus
                                           : DamageSign::plain;
    }
    return sample;
}

std::vector<Sample> samples() {
    std::vector<Sample> all;
    for (const char* page : {"golden/every_node/en.txt", "golden/en.txt"}) {
        std::ifstream in(std::string(CUBENIGHT_SOURCE_DIR) + "/tests/wording/" + page);
        for (std::string line; std::getline(in, line);)
            if (auto sample = sample_of(line)) all.push_back(std::move(*sample));
    }
    return all;
}

std::string english_of(const Effect& effect, const Sample& sample) {
    return wording::rules_text(effect, sample.source, Language::english);
}

}  // namespace

TEST_CASE("what the program says of a text that it has read is read as the same effect", "[printed]") {
    const std::vector<Sample> all = samples();
    const auto read_again = [](const Sample& sample, const std::string& words) {
        return read_printed(english(),
                            {sample.kind, words, "Lantern Keeper", {sample.source.damage, sample.source.sign}, "Lure"});
    };
    std::size_t came_back = 0;
    for (const Sample& sample : all) {
        const TextReading reading = read_again(sample, english_of(sample.effect, sample));
        if (!reading.effect) continue;
        const std::string words = english_of(*reading.effect, sample);
        const TextReading again = read_again(sample, words);
        if (!again.effect) continue;
        ++came_back;
        INFO(words);
        CHECK(write_effect(*again.effect) == write_effect(*reading.effect));
    }
    INFO(came_back << " of " << all.size());
    CHECK(came_back * 2 > all.size());
}
