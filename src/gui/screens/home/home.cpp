#include "src/gui/screens/home/home.hpp"

#include <tuple>

#include "src/gui/screens/screens.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float rail_width = 232;

// Each language by its own script.
constexpr std::pair<Language, std::string_view> language_signs[] = {
    {Language::english, "EN"},
    {Language::simplified_chinese, "简"},
    {Language::traditional_chinese, "繁"},
    {Language::japanese, "日"},
    {Language::finnish, "FI"},
};

}  // namespace

const NightSummary* Home::paused(const Session& session) const {
    for (const NightSummary& night : session.nights())
        if (night.state == NightState::paused) return &night;
    return nullptr;
}

const CubeSummary* Home::cube(const Session& session) const {
    const auto& all = session.cubes();
    return all.empty() ? nullptr : &all[std::min(cube_, all.size() - 1)];
}

DraftTableRow Home::row(const CubeSummary& cube) const {
    for (const DraftTableRow& row : cube.rows)
        if (row.players == players_) return row;
    return cube.rows.empty() ? DraftTableRow{} : cube.rows.front();
}

void Home::draw(Frame& f) {
    Rect area = f.area;
    rail(f, area.cut_left(rail_width));
    switch (place_) {
        case HomePlace::tonight: tonight(f, area); break;
        case HomePlace::cubes: cubes_page(f, area); break;
        case HomePlace::library: library_page(f, area); break;
        case HomePlace::replays: replays_page(f, area); break;
        case HomePlace::rulings: rulings_page(f, area); break;
        case HomePlace::settings: settings_page(f, area); break;
    }
    if (place_ != HomePlace::tonight && f.ui.key(Key::escape)) place_ = HomePlace::tonight;
    if (!seating_) return;
    switch (seating_->draw(f)) {
        case Seating::Answer::open: return;
        case Seating::Answer::cancelled: seating_.reset(); return;
        case Seating::Answer::dealt: break;
    }
    if (const Said said = f.session.start(seating_->night())) f.ui.toast(*said);
    else f.go.open(Page::draft);
    seating_.reset();
}

void Home::rail(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.rect(r, c.p.s1);
    c.rect({r.right(), r.y, c.hairline(), r.h}, c.p.line);
    icon(c, {r.x + 44, r.y + 52}, 18, Icon::cube, c.p.accent);
    c.text({r.x + 74, r.y + 60}, f.say(Text::program), bold(22, c.p.t1));
    rail_places(f, r);
    const float foot = r.bottom() - 290;
    rail_games(f, {r.x, foot, r.w, 120});
    rail_languages(f, {r.x, foot + 148, r.w, 70});
    c.text({r.x + 24, r.bottom() - 38}, f.say(Text::home_offline), regular(13, c.p.t3));
}

void Home::rail_places(Frame& f, Rect r) {
    Canvas& c = f.c;
    constexpr std::tuple<const char*, Text, Icon> places[] = {
        {"home.tonight", Text::home_tonight, Icon::play},  {"home.cubes", Text::home_cubes, Icon::cube},
        {"home.library", Text::home_library, Icon::cards}, {"home.replays", Text::home_replays, Icon::film},
        {"home.rulings", Text::home_rulings, Icon::eye},   {"home.settings", Text::home_settings, Icon::gear},
    };
    for (int i = 0; i < 6; ++i) {
        const auto& [id, label, mark] = places[i];
        const Rect row{r.x + 14, r.y + 108 + 52 * static_cast<float>(i), r.w - 28, 46};
        const Response at = f.ui.item(id, row);
        if (at.clicked || f.ui.key(digit_key(i + 1))) place_ = static_cast<HomePlace>(i);
        const bool chosen = place_ == static_cast<HomePlace>(i);
        if (chosen || at.hovered) c.rect(row, chosen ? c.p.s3 : c.p.s2, 10);
        if (chosen) c.rect({row.x, row.y + 11, 4, 24}, c.p.accent, 2);
        icon(c, {r.x + 44, row.centre().y}, 9, mark, chosen ? c.p.accent : c.p.t2);
        c.text_within({r.x + 68, row.y + 29}, f.say(label), chosen ? bold(16, c.p.t1) : regular(16, c.p.t2),
                      row.w - 90);
        key_cap(c, {row.right() - 12, row.centre().y}, digit_key(i + 1), chosen ? c.p.s1 : c.p.s2, c.p.t2);
    }
}

void Home::rail_games(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.text({r.x + 24, r.y + 14}, capitals(f.say(Text::home_game)), bold(12, c.p.t3));
    const Rect first{r.x + 14, r.y + 26, r.w - 28, 44};
    f.ui.item("home.game.pokemon", first);
    c.rect(first, c.p.s3, 10);
    icon(c, {first.x + 24, first.centre().y}, 7, Icon::tick, c.p.ok);
    c.text({first.x + 42, first.y + 27}, f.say(Text::home_pokemon_cubes), bold(15, c.p.t1));
    const Rect second = first.moved({0, 50});
    const Response later = f.ui.item("home.game.ultraman", second, Can::be_seen);
    c.rect(second, c.p.s2, 10);
    icon(c, {second.x + 24, second.centre().y}, 7, Icon::lock, c.p.t3);
    c.text({second.x + 42, second.y + 27}, f.say(Text::home_ultraman), regular(15, c.p.t2));
    f.ui.tip(later, std::string(f.say(Text::home_ultraman_why)));
}

void Home::rail_languages(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.text({r.x + 24, r.y + 14}, capitals(f.say(Text::home_language)), bold(12, c.p.t3));
    float x = r.x + 14;
    for (const auto& [language, sign] : language_signs) {
        const Rect box{x, r.y + 26, 37, 36};
        const bool chosen = f.say.language() == language;
        if (f.ui.item("home.language." + std::string(sign), box).clicked) {
            Taste taste = f.go.taste();
            taste.language = language;
            f.go.set_taste(taste);
        }
        c.rect(box, chosen ? c.p.s3 : c.p.s2, size::button_radius);
        if (chosen) c.frame(box, c.p.accent, size::button_radius, 1.5f);
        c.text({box.centre().x, box.y + 24}, sign,
               chosen ? bold(15, c.p.t1, Align::centre) : regular(15, c.p.t2, Align::centre));
        x += 41.5f;
    }
}

void Home::tonight(Frame& f, Rect r) {
    Canvas& c = f.c;
    r = {r.x + 36, r.y, r.w - 72, r.h - 36};
    const NightSummary* night = paused(f.session);
    c.text({r.x, r.y + 62}, f.say(night ? Text::home_greeting : Text::home_greeting_new), bold(28, c.p.t1));
    c.text({r.x, r.y + 90}, f.say(Text::home_under), regular(15, c.p.t2));
    r.cut_top(116);
    const float right = 436, gap = 24;
    Rect top = r.cut_top(440);
    new_night(f, top.cut_right(right));
    top.cut_right(gap);
    resume_card(f, top);
    r.cut_top(28);
    if (!f.narrow()) {
        cubes(f, r.cut_right(right));
        r.cut_right(gap);
    }
    recent(f, r);
}

std::unique_ptr<Screen> make_home() { return std::make_unique<Home>(); }
std::unique_ptr<Screen> make_rulings() { return std::make_unique<Home>(HomePlace::rulings); }

}  // namespace cubenight::gui
