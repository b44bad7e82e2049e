// The program's own English, read back: what is read of a sentence says that sentence again.
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
    static const std::regex form(R"(^(attack|ability|play|stadium|attached) ?(\[[^\]]*\] ?)?(\d+)?([+x-])? ?(\{.*\})$)");
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

TEST_CASE("what is read of the program's own sentences says them again", "[printed]") {
    const std::vector<Sample> all = samples();
    std::size_t read = 0;
    for (const Sample& sample : all) {
        const std::string words = english_of(sample.effect, sample);
        const TextReading reading =
            read_printed(english(), {sample.kind, words, "Lantern Keeper", {sample.source.damage, sample.source.sign}, "Lure"});
        if (!reading.effect) continue;
        ++read;
        INFO(write_effect(sample.effect));
        INFO(write_effect(*reading.effect));
        CHECK(english_of(*reading.effect, sample) == words);
    }
    INFO(read << " of " << all.size());
    CHECK(read * 2 > all.size());
}
