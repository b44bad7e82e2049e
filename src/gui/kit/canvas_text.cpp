// The canvas's text: measuring, shortening, breaking into lines.
#include <cmath>
#include <optional>
#include <utility>

#include <imgui.h>
#include <imgui_internal.h>

#include "engine/cards/type_letters.hpp"
#include "engine/core/printable.hpp"
#include "src/gui/kit/canvas.hpp"
#include "src/gui/kit/imgui_compat.hpp"
#include "src/text/line_breaks.hpp"

namespace cubenight::gui {
namespace {

constexpr std::string_view ellipsis = "\xE2\x80\xA6";

constexpr float symbol_width = 1.06f;  // of the size of the text around it

// The next symbol of the text from there on, or npos.
std::size_t next_symbol(std::string_view text, std::size_t from) {
    for (std::size_t at = text.find('{', from); at != std::string_view::npos; at = text.find('{', at + 1))
        if (at + 2 < text.size() && text[at + 2] == '}' && type_letters.find(text[at + 1]) != std::string_view::npos)
            return at;
    return std::string_view::npos;
}

// The text with its commands by their numbers (engine/core/printable.hpp), where it has any.
std::optional<std::string> shown_signs(std::string_view text) {
    return is_printable(text) ? std::nullopt : std::optional(printable(text));
}

std::string_view without_blanks(std::string_view text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n')) text.remove_suffix(1);
    return text;
}

// Behind the letter or the symbol that begins there.
std::size_t behind_letter(std::string_view text, std::size_t at) {
    if (next_symbol(text.substr(0, std::min(at + 3, text.size())), at) == at) return at + 3;
    ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) ++at;
    return at;
}

// Behind the first letters of one kind: those of Chinese and Japanese, or others.
std::size_t behind_kind(std::string_view text) {
    const auto lead = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const auto continues = [&](std::size_t at) { return (lead(at) & 0xC0) == 0x80; };
    const auto is_han = [&](std::size_t at) { return lead(at) >= 0xE3; };
    std::size_t at = 1;
    while (at < text.size() && (continues(at) || is_han(at) == is_han(0))) ++at;
    return at;
}

// How much of a word a line has room for: one letter at least.
std::size_t letters_within(Canvas& canvas, std::string_view word, const TextStyle& style, float wanted) {
    std::size_t kept = behind_letter(word, 0);
    for (std::size_t next = kept; next < word.size(); kept = next) {
        next = behind_letter(word, next);
        if (canvas.width(without_blanks(word.substr(0, next)), style) > wanted) break;
    }
    return kept;
}

}  // namespace

int Canvas::pixels(const TextStyle& style) const {
    return std::max(static_cast<int>(std::lround(style.size * scale_)), static_cast<int>(style.floor));
}

float Canvas::real_size(const TextStyle& style) const { return static_cast<float>(pixels(style)) / scale_; }

// A badge does not shrink with its text below its own floor: nothing may stand on top of it.
float Canvas::symbol_space(const TextStyle& style) const {
    return std::max(symbol_width * real_size(style), 2.2f * size::badge_floor / scale_);
}

float Canvas::run_width(std::string_view text, const TextStyle& style) {
    if (text.empty()) return 0;
    const Fonts::Face face = fonts_.face(style.weight, pixels(style), text);
    return compat::width(face.font, face.size, text) / scale_;
}

float Canvas::width(std::string_view text, const TextStyle& style) {
    if (const auto shown = shown_signs(text)) return width(*shown, style);
    if (!draw_symbol_) return run_width(text, style);
    float wide = 0;
    for (std::size_t at = next_symbol(text, 0); at != std::string_view::npos; at = next_symbol(text, 0)) {
        wide += run_width(text.substr(0, at), style) + symbol_space(style);
        text.remove_prefix(at + 3);
    }
    return wide + run_width(text, style);
}

void Canvas::push_font(const TextStyle& style, std::string_view text) {
    const Fonts::Face face = fonts_.face(style.weight, pixels(style), text);
    compat::push_font(face.font, face.size);
}

void Canvas::note(std::string_view text, Rect box, int pixels) {
    if (written_) {
        const Vec corner = to_units(box.corner());
        const Rect seen = Rect{corner.x, corner.y, box.w / scale_, box.h / scale_}.meet(clip());
        if (!seen.empty()) written_->push_back({seen, layer_now_});
    }
    if (!marks_) return;
    const ImVec4& c = list_._ClipRectStack.back();
    marks_->push_back(
        {std::string(text), box, {c.x, c.y, c.z - c.x, c.w - c.y}, pixels, group_now_, cut_now_, layer_now_});
}

float Canvas::run(Vec baseline, std::string_view text, const TextStyle& style) {
    if (text.empty()) return 0;
    const int size = pixels(style);
    const Fonts::Face face = fonts_.face(style.weight, size, text);
    const float wide = compat::width(face.font, face.size, text), high = static_cast<float>(size) / scale_;
    if (unseen({baseline.x, baseline.y - high, wide / scale_, high}, high / 2)) return wide / scale_;
    float x = std::round(px(baseline).x);
    const float y = std::round(px(baseline).y) - face.ascent;
    // The letters of Chinese and Japanese are sharp on whole pixels alone, wherever the letters before them end.
    while (!text.empty()) {
        const std::string_view part = text.substr(0, behind_kind(text));
        list_.AddText(face.font, face.size, {std::round(x), y}, style.colour.packed(), part.data(),
                      part.data() + part.size());
        text.remove_prefix(part.size());
        if (!text.empty()) x += compat::width(face.font, face.size, part);
    }
    return wide / scale_;
}

float Canvas::text(Vec baseline, std::string_view text, const TextStyle& style) {
    if (text.empty()) return 0;
    if (const auto shown = shown_signs(text)) return this->text(baseline, *shown, style);
    const float wide = width(text, style);
    if (style.align == Align::centre) baseline.x -= wide / 2;
    if (style.align == Align::right) baseline.x -= wide;
    const auto em = static_cast<float>(pixels(style));
    note(text, {std::round(px(baseline).x), std::round(px(baseline).y) - em * 0.74f, wide * scale_, em * 0.95f},
         pixels(style));
    const float symbol = symbol_space(style);
    while (draw_symbol_) {
        const std::size_t at = next_symbol(text, 0);
        if (at == std::string_view::npos) break;
        baseline.x += run(baseline, text.substr(0, at), style);
        const Vec centre{baseline.x + symbol / 2, baseline.y - real_size(style) * .35f};
        // The letter of a symbol holds no symbol, and is a part of this text, not another one on top of it.
        const DrawSymbol draw = std::exchange(draw_symbol_, nullptr);
        std::vector<TextMark>* const marks = std::exchange(marks_, nullptr);
        draw(*this, centre, symbol * .46f, static_cast<Type>(type_letters.find(text[at + 1])));
        draw_symbol_ = draw;
        marks_ = marks;
        baseline.x += symbol;
        text.remove_prefix(at + 3);
    }
    run(baseline, text, style);
    return wide;
}

std::string Canvas::shortened(std::string_view text, const TextStyle& style, float wanted) {
    if (width(text, style) <= wanted) return std::string(text);
    std::size_t keep = text.size();
    while (keep > 0) {
        --keep;
        while (keep > 0 && (static_cast<unsigned char>(text[keep]) & 0xC0) == 0x80) --keep;
        std::string cut(without_blanks(text.substr(0, keep)));
        cut += ellipsis;
        if (width(cut, style) <= wanted) return cut;
    }
    return std::string(ellipsis);
}

std::string Canvas::whole_sentences(std::string_view text, const TextStyle& style, float wanted) {
    std::string_view kept = text;
    while (width(kept, style) > wanted) {
        std::size_t end = 0;  // behind the last full stop but the one at the end
        for (const std::string_view stop : {". ", "。"}) {
            const std::size_t length = stop == ". " ? 1 : stop.size();
            const std::size_t at = kept.substr(0, kept.size() - length).rfind(stop);
            if (at != std::string_view::npos) end = std::max(end, at + length);
        }
        if (end == 0) return shortened(kept, style, wanted);
        kept = kept.substr(0, end);
    }
    return std::string(kept);
}

// Draws what has been shortened, and notes it where that is a mistake.
float Canvas::cut_text(Vec baseline, std::string_view what, const TextStyle& style) {
    const bool before = std::exchange(cut_now_, style.cutting == Cutting::never);
    const float wide = text(baseline, what, style);
    cut_now_ = before;
    return wide;
}

float Canvas::text_within(Vec baseline, std::string_view what, const TextStyle& style, float wanted) {
    if (width(what, style) <= wanted) return text(baseline, what, style);
    return cut_text(baseline, shortened(what, style, wanted), style);
}

void Canvas::text_in(Rect box, std::string_view what, const TextStyle& style) {
    const float x = style.align == Align::left ? box.x : style.align == Align::right ? box.right() : box.centre().x;
    text_within({x, box.centre().y + real_size(style) * 0.36f}, what, style, box.w);
}

std::vector<std::string> Canvas::wrapped(std::string_view text, const TextStyle& style, float wanted) {
    std::vector<std::string> lines;
    std::string line;
    for (const std::string_view piece : text::pieces_of(text)) {
        std::string longer = line;
        longer += piece;
        if (width(without_blanks(longer), style) > wanted) {
            if (!line.empty()) lines.emplace_back(without_blanks(line)), longer = piece;
            // A word that is longer than a line goes on in the next one.
            for (std::size_t kept = 0;; longer.erase(0, kept)) {
                kept = letters_within(*this, longer, style, wanted);
                if (kept >= without_blanks(longer).size()) break;
                lines.push_back(longer.substr(0, kept));
            }
        }
        line = std::move(longer);
        if (!line.empty() && line.back() == '\n') {
            lines.emplace_back(without_blanks(line));
            line.clear();
        }
    }
    if (!line.empty()) lines.emplace_back(without_blanks(line));
    return lines;
}

int Canvas::paragraph(Vec at, std::string_view what, const TextStyle& style, float wanted, float leading, int most) {
    std::vector<std::string> lines = wrapped(what, style, wanted);
    const bool cut = static_cast<int>(lines.size()) > most && most > 0;
    if (cut) {
        lines.resize(static_cast<std::size_t>(most));
        lines.back() = shortened(lines.back() + std::string(" ") + std::string(ellipsis), style, wanted);
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Vec here{at.x, at.y + leading * static_cast<float>(i)};
        if (cut && i + 1 == lines.size()) cut_text(here, lines[i], style);
        else text_within(here, lines[i], style, wanted);
    }
    return static_cast<int>(lines.size());
}

}  // namespace cubenight::gui
