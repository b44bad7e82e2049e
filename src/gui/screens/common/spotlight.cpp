#include "src/gui/screens/common/spotlight.hpp"

#include <algorithm>
#include <utility>

#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/match_phrases.hpp"

namespace cubenight::gui {

namespace {

constexpr float fades = 120;  // milliseconds

// How long somebody needs for it.
float reading_time(Pace pace, const Deed& deed) {
    const float whole =
        (deed.copy == no_copy ? 500.f : 800.f) + 10 * static_cast<float>(std::min<std::size_t>(90, deed.words.size()));
    switch (pace) {
        case Pace::off: return 0;
        case Pace::quick: return whole;
        case Pace::calm: return whole * 2;
    }
    return whole;
}

}  // namespace

std::string deed_words(std::span<const text::LogLine> lines, std::size_t before, std::size_t most) {
    std::string words;
    for (const text::LogLine& line : lines) {
        if (line.end <= before || line.weight == text::LineWeight::detail) continue;
        if (line.kind == text::LineKind::heading && words.empty()) continue;
        if (line.kind == text::LineKind::heading || most-- == 0) break;
        words = words.empty() ? line.text : text::followed_by(std::move(words), line.text);
    }
    return words;
}

std::string done_by_others(std::span<const text::LogLine> lines, std::size_t since, SeatId own) {
    constexpr std::size_t most = 5;
    std::vector<std::string_view> told;
    for (const text::LogLine& line : lines)
        if (line.end > since && line.kind == text::LineKind::event && line.weight == text::LineWeight::main &&
            line.seat && line.seat != own)
            told.push_back(line.text);
    std::string words;
    for (std::size_t i = told.size() - std::min(told.size(), most); i < told.size(); ++i)
        words = words.empty() ? std::string(told[i]) : text::followed_by(std::move(words), told[i]);
    return words;
}

std::optional<DeedNews> Spotlight::news(const TableSession& match) {
    const bool same = std::exchange(match_, &match) == &match;
    const std::size_t told = match.told(), since = std::exchange(told_, told);
    const std::optional<SeatId> acted = std::exchange(acted_, match.acting());
    if (!same) clear();
    if (!same || told <= since) return std::nullopt;
    return DeedNews{since, acted && match.place(*acted) == SeatPlace::bot};
}

void Spotlight::show(std::vector<Deed> deeds) {
    for (Deed& deed : deeds) deeds_.push_back(std::move(deed));
}

void Spotlight::go_on(Frame& f) {
    if (!on()) return;
    if (f.ui.something_pressed()) return clear();
    passed_ += f.ui.passed_ms();
    f.ui.keep_moving();
    if (passed_ >= reading_time(f.go.taste().pace, deeds_.front())) deeds_.erase(deeds_.begin()), passed_ = 0;
}

// Who has won stands in a frame under a star; both of a tie under a sign of equality.
void Spotlight::mark_battle(Frame& f, const Deed& deed, const std::function<Rect(TablePlace)>& box) const {
    Canvas& c = f.c;
    const auto one = [&](const std::optional<TablePlace>& place, Icon sign, Colour colour) {
        const Rect at = place ? box(*place) : Rect{};
        if (at.empty()) return;
        c.frame(at.inset(-5), colour, 9, 4);
        c.circle(at.centre(), 24, c.p.plate.alpha(.9f));
        c.ring(at.centre(), 24, colour, 3);
        icon(c, at.centre(), 11, sign, colour);
    };
    one(deed.winner, deed.tied ? Icon::minus : Icon::star, deed.tied ? c.p.warn : c.p.ok);
    one(deed.loser, deed.tied ? Icon::minus : Icon::cross, deed.tied ? c.p.warn : c.p.bad);
}

namespace {

// A card, where there is one, and its sentence below it.
struct Block {
    std::vector<std::string> lines;
    Vec card, plate;  // how large they are
    float leading = 0;

    Vec size() const { return {std::max(card.x, plate.x), card.y + plate.y}; }
};

constexpr float below_card = 10;

Block block_of(Canvas& c, const std::string& words, float most, bool has_card) {
    const TextStyle style = regular(16, c.p.t1);
    Block block;
    block.lines = c.wrapped(words, style, most - 36);
    if (block.lines.size() > 4) block.lines.resize(4);
    float wide = 0;
    for (const std::string& line : block.lines) wide = std::max(wide, c.width(line, style));
    block.leading = c.real_size(style) * 1.4f;
    block.plate = {wide + 36, 22 + block.leading * static_cast<float>(block.lines.size())};
    const float width = readable_width(c);
    if (has_card) block.card = {width, width * 1.4f + below_card};
    return block;
}

void draw_words(Canvas& c, Rect plate, const Block& block) {
    c.shadow(plate, 12);
    c.rect(plate, c.p.plate.alpha(.96f), 12);
    c.frame(plate, c.p.info, 12, 2);
    for (std::size_t i = 0; i < block.lines.size(); ++i)
        c.text({plate.x + 18, plate.y + 7 + block.leading * (static_cast<float>(i) + .78f)}, block.lines[i],
               regular(16, c.p.t1));
}

}  // namespace

void Spotlight::draw(Frame& f, const SpotlightStage& stage) const {
    if (!on()) return;
    Canvas& c = f.c;
    const Deed& deed = deeds_.front();
    const int from = c.mark();
    c.set_group(c.next_group());
    if (stage.box) mark_battle(f, deed, stage.box);
    const float most = std::min(430.f, stage.board.w * .36f);
    const auto placed = [&](const Block& block) {
        return out_of_the_way(around(stage.middle, block.size().x, block.size().y), stage.board, stage.sight);
    };
    Block block = block_of(c, deed.words, most, deed.copy != no_copy && stage.has_face(deed.copy));
    Rect all = placed(block);
    // Where the card would lie on what is to be seen, its words are enough.
    if (block.card.y > 0 && needed_below(all, stage.sight) > 0) block.card = {}, all = placed(block);
    if (block.card.y > 0) {
        const Rect large{all.centre().x - block.card.x / 2, all.y, block.card.x, block.card.y - below_card};
        c.shadow(large, 14);
        stage.face(large, deed.copy);
    }
    f.ui.item("spotlight", all, Can::be_seen);
    draw_words(c, {all.centre().x - block.plate.x / 2, all.bottom() - block.plate.y, block.plate.x, block.plate.y},
               block);
    c.set_group(0);
    if (passed_ < fades && f.go.taste().motion == Motion::full) c.fade(from, passed_ / fades);
}

}  // namespace cubenight::gui
