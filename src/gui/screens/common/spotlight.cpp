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
void Spotlight::mark(Frame& f, const Deed& deed, const std::function<Rect(TablePlace)>& box) const {
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

void Spotlight::draw(Frame& f, Vec place, Rect board, const std::function<bool(Rect, CopyId)>& face,
                     const std::function<Rect(TablePlace)>& box) const {
    if (!on()) return;
    Canvas& c = f.c;
    const Deed& deed = deeds_.front();
    const int from = c.mark();
    c.set_group(c.next_group());
    if (box) mark(f, deed, box);
    const TextStyle style = regular(16, c.p.t1);
    const float width = readable_width(c), most = std::min(430.f, board.w * .36f);
    std::vector<std::string> lines = c.wrapped(deed.words, style, most - 36);
    if (lines.size() > 4) lines.resize(4);
    float wide = 0;
    for (const std::string& line : lines) wide = std::max(wide, c.width(line, style));
    const float leading = c.real_size(style) * 1.4f;
    const float high = 22 + leading * static_cast<float>(lines.size());
    const float card = deed.copy == no_copy ? 0 : width * 1.4f + 10;
    const float x = std::clamp(place.x, board.x + most / 2, board.right() - most / 2);
    float y = std::clamp(place.y - (card + high) / 2, board.y, std::max(board.y, board.bottom() - card - high));
    if (card > 0) {
        const Rect large{x - width / 2, y, width, width * 1.4f};
        c.shadow(large, 14);
        if (face(large, deed.copy)) y += card;
    }
    const Rect plate{x - wide / 2 - 18, y, wide + 36, high};
    f.ui.item("spotlight", plate, Can::be_seen);
    c.shadow(plate, 12);
    c.rect(plate, c.p.plate.alpha(.96f), 12);
    c.frame(plate, c.p.info, 12, 2);
    for (std::size_t i = 0; i < lines.size(); ++i)
        c.text({plate.x + 18, plate.y + 7 + leading * (static_cast<float>(i) + .78f)}, lines[i], style);
    c.set_group(0);
    if (passed_ < fades && f.go.taste().motion == Motion::full) c.fade(from, passed_ / fades);
}

}  // namespace cubenight::gui
