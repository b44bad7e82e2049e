// What is shown large over the table of a match lies beside what one is asked about and what one is about to press.
#include <algorithm>
#include <set>

#include "src/gui/samples/sample_ultraman.hpp"
#include "src/gui/screens/common/in_sight.hpp"
#include "src/gui/screens/ultraman/values.hpp"
#include "tests/gui/match_pressing.hpp"

using namespace cubenight;
using namespace cubenight::gui;
using pokemon::ChoiceKind;

namespace {

using gui::Page;

struct Size {
    int w, h;
};
constexpr Size sizes[] = {{1280, 720}, {1366, 768}, {1600, 1000}, {1920, 1080}, {2560, 1440}, {3840, 2160}};

AppSettings at_quick_pace() {
    AppSettings settings = Table::quick();
    settings.taste.pace = Pace::quick;
    return settings;
}

// Letters of cards over that item.
int letters_over(Headless& stage, const Item& item) {
    const Vec corner = stage.app().to_pixels(item.rect.corner()),
              end = stage.app().to_pixels({item.rect.right(), item.rect.bottom()});
    const Rect box{corner.x, corner.y, end.x - corner.x, end.y - corner.y};
    return static_cast<int>(std::ranges::count_if(
        stage.texts(), [&](const TextMark& mark) { return mark.group > 0 && mark.box.overlaps(box); }));
}

bool is_pressed_next(const std::string& id) {
    for (const char* first : {"attack.", "match.retreat", "match.ability", "match.end", "prompt."})
        if (id.starts_with(first)) return true;
    return false;
}

// The ids of what is shown large is over, of those that hold.
template <class Holds>
std::vector<std::string> below_spotlight(Headless& stage, Holds holds) {
    std::vector<std::string> found;
    const Item* large = stage.app().ui().find("spotlight");
    if (!large) return found;
    for (const Item& item : stage.app().ui().items())
        if (holds(item.id) && item.rect.overlaps(large->rect)) found.push_back(item.id);
    return found;
}

// Frames while somebody plays both sides of the match, and what is shown large waits for nobody: `looks` sees each new one that
// comes with a question to the person.
template <class Match, class Looks>
void watch(Match& match, Headless& stage, Looks looks) {
    int rests = 0;  // frames in which nothing is shown
    for (int i = 0; i < 4000 && match.match().outcome == play::Outcome::running; ++i) {
        stage.frames(1, 60);
        const bool shown = stage.shown("spotlight"), asks = match.view().asks_me;
        rests = shown || !asks ? 0 : rests + 1;
        if (shown && asks) looks(), stage.press(Key::space);
        else if (rests > 2) match.play(match.usual_choice());
    }
}

struct PokemonMatch {
    LocalMatch& of;
    const pokemon::Match& match() const { return of.match(); }
    const pokemon::View& view() const { return of.view(); }
    void play(pokemon::Option option) { of.play(option); }
    pokemon::Option usual_choice() const { return of.bot_choice(bots::MatchBot::steady); }
};

struct OtherMatch {
    UltramanMatch& of;
    const ultraman::Match& match() const { return of.match(); }
    const ultraman::View& view() const { return of.view(); }
    void play(ultraman::Option option) { of.play(option); }
    ultraman::Option usual_choice() const { return of.bot_choice(UltramanTable::usual_bot); }
};

}  // namespace

TEST_CASE("A box goes to where it covers nothing that is needed, and little that is wanted", "[gui.in_sight]") {
    const Rect room{0, 0, 1000, 600};
    const Rect box{300, 200, 200, 200};
    CHECK(out_of_the_way(box, room, {}) == box);
    const InSight needed{.needed = {{450, 0, 300, 600}}};
    const Rect beside = out_of_the_way(box, room, needed);
    CHECK(needed_below(beside, needed) == 0);
    CHECK(beside.right() <= 450);
    CHECK(beside.y == box.y);
    const Rect over = out_of_the_way(box, room, {.needed = {{450, 0, 300, 600}}, .wanted = {{0, 150, 440, 450}}});
    CHECK(over.x >= 750);
    const InSight everything{.needed = {room}};
    CHECK(out_of_the_way(box, room, everything) == box);
}

TEST_CASE("The large face of a card covers nothing that one is about to press, in any window", "[gui.in_sight]") {
    for (const Size& size : sizes)
        for (const SampleState state : {SampleState::usual, SampleState::full}) {
            const auto session = sample_session(lantern(), Page::match, state);
            Headless stage(*session, Page::match, size.w, size.h, Table::quick());
            stage.settle();
            std::vector<std::string> cards;
            for (const Item& item : stage.app().ui().items())
                if (item.id.starts_with("slot.")) cards.push_back(item.id);
            REQUIRE(cards.size() > 6);
            for (const std::string& card : cards) {
                stage.point_away();
                stage.frames(2);
                const std::size_t before = stage.texts().size();
                REQUIRE(stage.hover(card));
                stage.frames(3, 400);
                INFO(size.w << "x" << size.h << " " << card);
                CHECK(stage.texts().size() > before + 3);
                for (const Item& item : stage.app().ui().items())
                    if (is_pressed_next(item.id)) {
                        INFO(item.id);
                        CHECK(letters_over(stage, item) == 0);
                    }
            }
        }
}

TEST_CASE("What a bot did is shown beside what one is asked about, and so is a toast", "[gui.in_sight]") {
    std::set<ChoiceKind> asked;
    int rested = 0;  // how often the pointer rested on a card meanwhile
    for (const Size& size : {sizes[0], sizes[2]})
        for (const std::uint64_t seed : {1, 2, 3, 4}) {
            const auto session = sample_session(lantern(), Page::home, SampleState::usual);
            auto begun = LocalMatch::begin(sample_setup(lantern(), seed));
            REQUIRE(begun.ok());
            LocalMatch& played = **begun;
            session->practice().put(std::move(*begun));
            Headless stage(*session, Page::match, size.w, size.h, at_quick_pace());
            stage.settle();
            PokemonMatch match{played};
            watch(match, stage, [&] {
                MatchValues v;
                v.refresh(played, Language::english);
                const auto needed = [&](const std::string& id) {
                    if (v.at == AskAt::turn) return is_pressed_next(id);
                    return std::ranges::any_of(v.options, [&](const Option& option) {
                        return (option.kind == OptionKind::slot && id == "slot." + std::to_string(option.a)) ||
                               (option.kind == OptionKind::prize && id == "prize." + std::to_string(option.a));
                    });
                };
                INFO(size.w << "x" << size.h << " seed " << seed << ": " << v.prompt.title);
                CHECK(below_spotlight(stage, needed).empty());
                asked.insert(v.view.choice.kind);
                // No card is drawn large over what is told.
                const auto& items = stage.app().ui().items();
                const auto slot =
                    std::ranges::find_if(items, [](const Item& item) { return item.id.starts_with("slot."); });
                REQUIRE(slot != items.end());
                stage.hover(std::string(slot->id));
                const std::size_t before = stage.texts().size();
                stage.frames(2, 400);
                if (stage.shown("spotlight")) {
                    CHECK(stage.texts().size() <= before + 3);
                    ++rested;
                }
                stage.point_away();
                stage.app().ui().toast("Aino has done something that is told here.");
                stage.frames(2);
                for (const TextMark& mark : stage.texts())
                    if (mark.text.starts_with("Aino has done something"))
                        for (const Item& item : stage.app().ui().items()) {
                            if (v.at != AskAt::board || !needed(item.id)) continue;
                            const Vec corner = stage.app().to_pixels(item.rect.corner()),
                                      end = stage.app().to_pixels({item.rect.right(), item.rect.bottom()});
                            CHECK_FALSE(mark.box.overlaps({corner.x, corner.y, end.x - corner.x, end.y - corner.y}));
                        }
                stage.app().ui().forget_toasts();
            });
        }
    CHECK(rested > 0);
    CHECK(asked.contains(ChoiceKind::main));
    CHECK(asked.contains(ChoiceKind::promote));
}

TEST_CASE("Whoever decides in the Ultraman Card Game sees the characters, the names and the scene", "[gui.in_sight]") {
    std::set<ultraman::ChoiceKind> asked;
    for (const Size& size : {sizes[0], sizes[2]})
        for (const std::uint64_t seed : {4, 5, 6, 7, 8}) {
            const auto session = sample_session(ultra(), Page::home, SampleState::usual);
            auto begun = UltramanMatch::begin(ultraman_setup(CUBENIGHT_TEST_DATA, seed));
            REQUIRE(begun.ok());
            UltramanMatch& played = **begun;
            session->practice().put(std::move(*begun));
            Headless stage(*session, Page::ultraman, size.w, size.h, at_quick_pace());
            stage.settle();
            OtherMatch match{played};
            watch(match, stage, [&] {
                ucg::Values v;
                v.refresh(played, Language::english);
                if (v.at == AskAt::list || v.at == AskAt::buttons) return;
                const auto needed = [&](const std::string& id) {
                    if (id == "match.scene" || id.starts_with("prompt.")) return true;
                    for (std::size_t spot = 0; spot < v.view.characters.size(); ++spot)
                        if (id == "spot." + std::to_string(spot) &&
                            !v.options_at(ultraman::Spot{static_cast<std::uint8_t>(spot)}).empty())
                            return true;
                    return false;
                };
                INFO(size.w << "x" << size.h << " seed " << seed << ": " << v.prompt.title);
                CHECK(below_spotlight(stage, needed).empty());
                const Item* large = stage.app().ui().find("spotlight");
                REQUIRE(large);
                const bool named = std::ranges::any_of(stage.texts(), [&](const TextMark& mark) {
                    const Vec at = stage.app().to_pixels(large->rect.corner());
                    const Vec end = stage.app().to_pixels({large->rect.right(), large->rect.bottom()});
                    const Rect box{at.x, at.y, end.x - at.x, end.y - at.y};
                    return mark.group == 0 && (mark.text == "Alice" || mark.text == "Aino") && mark.box.overlaps(box);
                });
                CHECK_FALSE(named);
                asked.insert(v.view.choice.kind);
            });
        }
    CHECK(asked.size() > 2);
}
