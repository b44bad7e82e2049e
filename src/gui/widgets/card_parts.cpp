#include "src/gui/widgets/card_parts.hpp"

#include <algorithm>

#include "src/text/line_breaks.hpp"

namespace cubenight::gui {

void card_body(Canvas& c, Rect box, Colour colour, Colour inside) {
    const float u = box.w / 100;
    c.gradient(box, mix(colour, white, .12f), mix(colour, black, .18f), 5 * u);
    c.frame(box, mix(colour, black, .5f), 5 * u);
    c.rect(box.inset(3.2f * u), inside, 3 * u);
}

void by_hand_corner(Canvas& c, const Strings& say, Rect picture, float u) {
    const TextStyle style = printed(std::max(4.2f * u, 10 / c.scale()), c.p.on_signal, Weight::bold);
    const std::string_view word = say(Text::card_by_hand);
    const float wide = c.width(word, style) + 9 * u;
    const Rect chip{picture.right() - wide - 2 * u, picture.bottom() - 10.5f * u, wide, 9 * u};
    c.rect(chip, c.p.warn, 2 * u);
    for (float x = chip.x + 2 * u; x < chip.x + 5 * u; x += 1.5f * u)
        c.line({x, chip.bottom()}, {x + 2 * u, chip.y}, c.p.on_signal.alpha(.35f), .5f * u);
    c.text({chip.x + 6 * u, chip.centre().y + c.real_size(style) * .36f}, word, style);
}

TextStyle shrunk(Canvas& c, std::string_view text, TextStyle style, float room, float least) {
    const float step = style.size * .05f;
    while (c.width(text, style) > room && style.size > least && style.size * c.scale() > size::card_text_floor)
        style.size -= step;
    return style;
}

namespace {

bool is_letter(char sign) { return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z'); }

// Whether the first of the lines ends within a word.
bool breaks_word(std::string_view name, const std::vector<std::string>& lines) {
    if (lines.size() != 2 || lines[0].empty() || lines[0].size() >= name.size()) return false;
    return is_letter(lines[0].back()) && is_letter(name[lines[0].size()]);
}

}  // namespace

std::vector<std::string> name_lines(Canvas& c, std::string_view name, const TextStyle& style, float room) {
    auto lines = c.wrapped(name, style, room);
    if (!breaks_word(name, lines)) return lines;
    if (const std::size_t own = name.find('-'); own != name.npos) {
        const std::string_view before = name.substr(0, own + 1), behind = name.substr(own + 1);
        if (c.width(before, style) <= room && c.width(behind, style) <= room)
            return {std::string(before), std::string(behind)};
    }
    // The hyphen takes room of the first line alone.
    const auto narrower = c.wrapped(name, style, room - c.width("-", style));
    std::size_t end = std::min(narrower.front().size(), name.size());
    const auto fits = [&](std::size_t at) { return at > 0 && c.width(name.substr(at), style) <= room; };
    if (const std::size_t at = text::syllable_before(name, end); fits(at)) end = at;
    const std::string_view left = name.substr(0, end), rest = name.substr(end);
    const bool parted = !left.empty() && !rest.empty() && is_letter(left.back()) && is_letter(rest.front());
    if (!parted || !fits(end)) return lines;
    return {std::string(left) + "-", std::string(rest)};
}

float lines_in(Canvas& c, Rect box, std::string_view text, TextStyle style, float least) {
    style = shrunk(c, text, style, box.w, least);
    const float letters = c.real_size(style), middle = box.centre().y + letters * .35f;
    if (c.width(text, style) <= box.w) return c.text({box.x, middle}, text, style);
    const float leading = std::min(letters * 1.2f, box.h / 2);
    const auto lines = name_lines(c, text, style, box.w);
    if (lines.size() > 2) c.paragraph({box.x, middle - leading / 2}, text, style, box.w, leading, 2);
    else
        for (std::size_t i = 0; i < lines.size(); ++i)
            c.text({box.x, middle + (static_cast<float>(i) - .5f) * leading}, lines[i], style);
    return box.w;
}

namespace {

constexpr float above_line = .95f, below_line = .2f;  // of the size of the letters

}  // namespace

SetName set_name(Canvas& c, Rect band, std::string_view name, TextStyle style, float least) {
    SetName set{shrunk(c, name, style, band.w, least).cuttable()};
    set.two_lines = c.width(name, set.style) > band.w;
    // Still smaller letters, before a word is broken.
    const auto breaks = [&] {
        return std::ranges::any_of(text::pieces_of(name), [&](auto word) { return c.width(word, set.style) > band.w; });
    };
    while (set.two_lines && set.style.size * c.scale() > size::card_text_floor && breaks()) set.style.size *= .95f;
    if (set.two_lines) set.lower = std::max(0.f, c.real_size(set.style) * (above_line + 1 + below_line) - band.h);
    return set;
}

void write_name(Canvas& c, Rect band, float baseline, std::string_view name, const SetName& set) {
    const float letters = c.real_size(set.style);
    if (!set.two_lines) c.text({band.x, baseline}, name, set.style);
    else {
        const auto lines = name_lines(c, name, set.style, band.w);
        if (lines.size() != 2) {
            c.paragraph({band.x, band.y + letters * above_line}, name, set.style, band.w, letters, 2);
            return;
        }
        for (std::size_t i = 0; i < 2; ++i)
            c.text({band.x, band.y + letters * (above_line + static_cast<float>(i))}, lines[i], set.style);
    }
}

}  // namespace cubenight::gui
