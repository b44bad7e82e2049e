// Home: what a person sets once for all screens.
#include "src/gui/screens/home/settings_page.hpp"

#include <algorithm>
#include <cmath>

#include "src/gui/kit/scales.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float usual_control = 320;

TextStyle note_style(const Canvas& c) { return regular(14, c.p.t2); }

// In small windows letters keep their size, and so do the lines of a note.
float note_leading(const Canvas& c) { return std::max(18.f, c.real_size(note_style(c)) * 1.25f); }

constexpr int row_count = 10;
constexpr float control_height = 40, two_columns = 1100;

// The rows from the top down, one setting each: its name, a sentence about it and its control at the right. Where there is room for
// two columns, the second half stands beside the first, with each control under its sentence.
class Rows {
public:
    Rows(Frame& f, Rect box) : f_(f), box_(box), columns_(box.w >= two_columns ? 2 : 1) {}

    float height() const { return row_height() * static_cast<float>(in_column()); }

    // Where the control of the next setting stands.
    Rect next(Text label, Text note, float wide = usual_control) {
        Canvas& c = f_.c;
        const bool beside = columns_ == 1;  // the control, else it is below
        Rect row = box_.column(told_ / in_column(), columns_, 0);
        row.h = row_height();
        row.y += row.h * static_cast<float>(told_ % in_column());
        if (told_++ % in_column() > 0) c.rect({row.x + 20, row.y, row.w - 40, c.hairline()}, c.p.line);
        const float leading = note_leading(c), room = row.w - 56 - (beside ? wide + 24 : 0);
        const auto lines = std::min<std::size_t>(2, c.wrapped(f_.say(note), note_style(c), room).size());
        const float words = 24 + leading * static_cast<float>(lines), control = beside ? 0 : control_height + 8;
        const float top = row.y + (row.h - words - control) / 2;
        c.text({row.x + 28, top + 16}, f_.say(label), bold(16, c.p.t1));
        c.paragraph({row.x + 28, top + 20 + leading}, f_.say(note), note_style(c), room, leading, 2);
        if (!beside) return {row.x + 28, top + words + 8, wide, control_height};
        return {row.right() - 28 - wide, row.y + (row.h - control_height) / 2, wide, control_height};
    }

    template <class Value>
    void choose(std::string_view id, Text label, Text note, std::initializer_list<Text> values, Value& value,
                float wide = usual_control) {
        std::vector<std::string_view> words;
        for (const Text text : values) words.push_back(f_.say(text));
        value = static_cast<Value>(tabs(f_, id, next(label, note, wide), words, static_cast<int>(value)));
    }

private:
    int in_column() const { return (row_count + columns_ - 1) / columns_; }
    // With room for a note of two lines, and some between it and the next row.
    float row_height() const { return 54 + 2 * note_leading(f_.c) + (columns_ == 1 ? 0 : control_height); }

    Frame& f_;
    Rect box_;
    int columns_, told_ = 0;
};

void scale_row(Frame& f, Rect r, float& scale) {
    Canvas& c = f.c;
    const std::string percent = std::to_string(static_cast<int>(std::lround(scale * 100))) + " %";
    c.text({r.centre().x, r.centre().y + 6}, percent, bold(18, c.p.t1, Align::centre));
    const bool smallest = is_smallest(scale, c.scale());
    if (button(f, {.id = "settings.smaller",
                   .box = {r.x, r.y, 60, 40},
                   .icon = Icon::minus,
                   .locked = smallest ? f.say(Text::settings_smallest) : std::string_view()}))
        scale = std::max(least_taste_scale, scale - .1f);
    if (button(f, {.id = "settings.larger", .box = {r.right() - 60, r.y, 60, 40}, .icon = Icon::plus}))
        scale = std::min(most_taste_scale, scale + .1f);
}

void language_row(Frame& f, Rect r, Taste& taste) {
    static constexpr std::string_view languages[] = {"English", "简体中文", "繁體中文", "日本語", "Suomi"};
    taste.language =
        static_cast<Language>(tabs(f, "settings.language", r, languages, static_cast<int>(taste.language)));
}

void look_rows(Frame& f, Rows& rows, Taste& taste) {
    language_row(f, rows.next(Text::settings_language, Text::settings_language_note, 400), taste);
    scale_row(f, rows.next(Text::settings_scale, Text::settings_scale_note), taste.scale);
    rows.choose("settings.theme", Text::settings_theme, Text::settings_theme_note,
                {Text::settings_theme_night, Text::settings_theme_ember, Text::settings_theme_day}, taste.theme, 400);
    rows.choose("settings.contrast", Text::settings_contrast, Text::settings_contrast_note,
                {Text::settings_contrast_usual, Text::settings_contrast_high}, taste.contrast);
    rows.choose("settings.marks", Text::settings_marks, Text::settings_marks_note,
                {Text::settings_marks_usual, Text::settings_marks_signs}, taste.marks);
    rows.choose("settings.motion", Text::settings_motion, Text::settings_motion_note,
                {Text::settings_motion_full, Text::settings_motion_reduced}, taste.motion);
    rows.choose("settings.pace", Text::settings_pace, Text::settings_pace_note,
                {Text::settings_pace_off, Text::settings_pace_quick, Text::settings_pace_calm}, taste.pace);
    rows.choose("settings.sounds", Text::settings_sounds, Text::settings_sounds_note,
                {Text::settings_sounds_off, Text::settings_sounds_on, Text::settings_sounds_words}, taste.sounds);
}

}  // namespace

void SettingsPage::draw(Frame& f, Rect r) {
    Canvas& c = f.c;
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_settings), bold(28, c.p.t1));
    r.cut_top(92), r.cut_bottom(24);
    r.w = std::min(r.w, r.w >= two_columns + 14 ? 1300.f : 834.f);
    const float whole = Rows(f, {r.x, r.y, r.w - 14, 0}).height() + 12;
    const float up = f.ui.begin_scroll("settings", r, whole);
    const Rect box{r.x, r.y - up, r.w - 14, whole - 4};
    panel(c, box, 18);
    Rows rows(f, box.inset(0, 4));
    Taste taste = f.go.taste();
    look_rows(f, rows, taste);
    if (button(f, {.id = "settings.keys",
                   .box = rows.next(Text::settings_keys, Text::settings_keys_note),
                   .label = f.say(Text::keys_change),
                   .icon = Icon::gear}))
        keys_.open();
    if (button(f, {.id = "settings.cards",
                   .box = rows.next(Text::settings_cards, Text::settings_cards_note),
                   .label = f.say(Text::settings_cards_show),
                   .icon = Icon::cards}))
        f.go.open(Page::anatomy);
    f.ui.end_scroll();
    keys_.draw(f, taste.keys);
    f.go.set_taste(taste);
}

}  // namespace cubenight::gui
