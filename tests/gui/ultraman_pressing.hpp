// Where the options of a match of the Ultraman Card Game are pressed on its screen.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/ultraman/match/places.hpp"
#include "src/gui/screens/ultraman/values.hpp"
#include "tests/gui/pressing.hpp"

namespace cubenight::gui {

// Where an option is pressed, one item after another, with the key for each. An option of equal cards stands for all.
struct UltramanPress {
    struct Step {
        std::string id;
        Key key = Key::none;
    };
    std::vector<Step> steps;
    ultraman::Option option;  // what is taken
};

inline std::string spot_id(ultraman::Spot spot) { return "spot." + std::to_string(spot.value); }
inline std::string card_id(std::uint8_t copy) { return "card." + std::to_string(copy); }

inline Key key_of(const ucg::Values& v, ultraman::Option option) {
    return digit_of(static_cast<std::size_t>(v.number_of(option)));
}

// At a character's place, or the scene; where several things can be done there, the sheet asks which.
inline UltramanPress at_place(const ucg::Values& v, ultraman::Option option, const std::string& id,
                              const std::vector<ultraman::Option>& here) {
    UltramanPress press{{{id, key_of(v, option)}}, option};
    if (here.size() > 1) {
        const auto place = std::find(here.begin(), here.end(), option) - here.begin();
        press.steps.front().key = Key::none;
        press.steps.push_back({"which." + std::to_string(place), digit_of(static_cast<std::size_t>(place) + 1)});
    }
    return press;
}

inline UltramanPress of_hand(const ucg::Values& v, ultraman::Option option) {
    const ucg::HandCard* card = v.held(CopyId{option.a});
    REQUIRE(card != nullptr);
    UltramanPress press{{{card_id(option.a), digit_of(static_cast<std::size_t>(card->number))}}, option};
    if (card->plays.size() > 1) {
        const auto place = std::find(card->plays.begin(), card->plays.end(), option) - card->plays.begin();
        press.steps.push_back({spot_id(ultraman::Spot{option.b}), digit_of(static_cast<std::size_t>(place) + 1)});
    }
    return press;
}

inline UltramanPress press_for(const ucg::Values& v, ultraman::Option option) {
    if (option.kind == ultraman::OptionKind::done) {
        if (v.of_turn()) return {{{"prompt.done", Key::t}}, option};
        return {{{v.at == AskAt::list ? "list.done" : "prompt.done", v.done_is_meant() ? Key::enter : Key::digit0}},
                option};
    }
    if (v.at == AskAt::list) {
        for (std::size_t i = 0; i < v.list.size(); ++i) {
            const ucg::ListedCard& entry = v.list[i];
            const bool same = entry.option == option || (entry.count > 1 && entry.card == v.card(CopyId{option.a}));
            // Cards keep their numbers while several are chosen.
            const std::size_t number = v.view.choice.picked == 0 ? i + 1 : 0;
            if (same) return {{{"pick." + std::to_string(i), digit_of(number)}}, entry.option};
        }
        FAIL("an option is in no list");
    }
    if (v.at == AskAt::buttons) {
        const auto number = static_cast<std::size_t>(v.number_of(option));
        REQUIRE(number > 0);
        const UltramanPress::Step once{"option." + std::to_string(number - 1), digit_of(number)};
        if (v.exchanges_hand(option)) return {{once, once}, option};
        return {{once}, option};
    }
    switch (option.kind) {
        case ultraman::OptionKind::scene:
        case ultraman::OptionKind::set:
        case ultraman::OptionKind::level_up: return of_hand(v, option);
        case ultraman::OptionKind::character:
        case ultraman::OptionKind::spot:
            return at_place(v, option, spot_id(ultraman::Spot{option.a}), v.options_at(ultraman::Spot{option.a}));
        default: break;
    }
    if (CopyId{option.a} == v.view.scene) return at_place(v, option, "match.scene", v.options_of_scene());
    const ultraman::Spot spot = v.spot_on_top(CopyId{option.a});
    if (spot != ultraman::no_spot) return at_place(v, option, spot_id(spot), v.options_at(spot));
    return {{{card_id(option.a), key_of(v, option)}}, option};
}

// Where not all battle areas have room the place is looked for.
inline void find_place(Headless& stage, const std::string& id) {
    for (const char* page : {"areas.earlier", "areas.later"})
        for (int i = 0; i < 12 && !stage.shown(id) && stage.shown(page); ++i) stage.click(page);
}

inline void press_all(Headless& stage, const UltramanPress& press, By by) {
    for (const UltramanPress::Step& step : press.steps) {
        find_place(stage, step.id);
        press_item(stage, step.id, step.key, by == By::key && step.key == Key::none ? By::mouse : by);
        stage.frames(2);
    }
}

}  // namespace cubenight::gui
