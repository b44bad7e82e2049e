#include "src/gui/screens/draft/picks_panel.hpp"

#include <algorithm>
#include <map>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float row_height = 28, head_height = 34, line_height = 27;
constexpr int by_order = 2;  // behind two ways to group them

}  // namespace

void PicksPanel::refresh(std::span<const draft::CubeCopyId> pool) {
    pool_.assign(pool.begin(), pool.end());
    lines_in_.reset();
}

std::optional<CardSort> PicksPanel::sort(const CardFaces& faces) const {
    if (sort_ == by_order) return std::nullopt;
    return faces.sorts()[static_cast<std::size_t>(sort_)];
}

std::vector<PicksPanel::Group> PicksPanel::groups(const Frame& f, const DraftValues& v) const {
    const std::optional<CardSort> by = sort(v.faces());
    if (!by) return {{0, "", pool_}};
    std::map<int, Group> found;
    for (const draft::CubeCopyId copy : pool_) {
        CardGroup of = v.faces().group(f.say, v.cards.id(copy), *by);
        Group& group = found[of.key];
        group.key = of.key;
        group.label = std::move(of.label);
        group.cards.push_back(copy);
    }
    std::vector<Group> out;
    for (auto& [key, group] : found) out.push_back(std::move(group));
    std::ranges::stable_sort(out, [&](const Group& a, const Group& b) {
        const bool late_a = a.key >= first_late_key, late_b = b.key >= first_late_key;
        if (late_a != late_b) return late_b;
        return *by == CardSort::type && !late_a && a.cards.size() > b.cards.size();
    });
    return out;
}

float PicksPanel::lines_height() const {
    return lines_.empty() ? 0 : 46 + line_height * static_cast<float>(std::min<std::size_t>(lines_.size(), 12));
}

std::optional<draft::CubeCopyId> PicksPanel::draw(Frame& f, const DraftValues& v, Rect r, int in_all) {
    Canvas& c = f.c;
    if (lines_in_ != f.say.language()) {
        lines_ = v.faces().lines(f.say, pool_);
        lines_in_ = f.say.language();
    }
    panel(c, r);
    c.text({r.x + 18, r.y + 30}, f.say(Text::draft_my_picks), bold(17, c.p.t1));
    c.text({r.right() - 18, r.y + 30},
           f.say(Text::draft_count_of, {std::to_string(v.picks_made()), std::to_string(in_all)}),
           regular(14, c.p.t2, Align::right));
    const auto sorts = v.faces().sorts();
    const std::string_view labels[] = {f.say(sort_name(sorts[0])), f.say(sort_name(sorts[1])),
                                       f.say(Text::draft_by_order)};
    sort_ = tabs(f, "picks.sort", {r.x + 14, r.y + 42, r.w - 28, 30}, labels, sort_);
    std::optional<draft::CubeCopyId> pointed;
    if (pool_.empty()) {
        c.paragraph({r.x + 18, r.y + 106}, f.say(v.faces().no_picks()), regular(14, c.p.t2), r.w - 36, 21, 4);
        return pointed;
    }
    const std::vector<Group> all = groups(f, v);
    float content = 8;
    for (const Group& group : all)
        content += (group.label.empty() ? 0 : head_height) + row_height * static_cast<float>(group.cards.size());
    content += lines_height();
    const Rect view{r.x + 8, r.y + 80, r.w - 12, r.h - 90};
    const float up = f.ui.begin_scroll("picks.list", view, content);
    float y = view.y + 4 - up;
    for (const Group& each : all) y = group(f, v, each, {r.x + 14, 0, r.w - 28, 0}, y, pointed);
    if (!lines_.empty()) lines(f, v, {r.x + 14, y + 8, r.w - 28, lines_height()});
    f.ui.end_scroll();
    return pointed;
}

float PicksPanel::group(Frame& f, const DraftValues& v, const Group& group, Rect r, float y,
                        std::optional<draft::CubeCopyId>& pointed) {
    Canvas& c = f.c;
    if (!group.label.empty()) {
        if (const auto by = sort(v.faces())) v.faces().group_mark(c, {r.x + 12, y + 15}, 9, *by, group.key, On::plate);
        c.text({r.x + 30, y + 20}, group.label, bold(15, c.p.t1));
        c.text({r.right() - 4, y + 20}, std::to_string(group.cards.size()), bold(15, c.p.t1, Align::right));
        y += head_height - 6;
    }
    for (std::size_t i = 0; i < group.cards.size(); ++i, y += row_height)
        row(f, v, {r.x, y, r.w, row_height - 3}, group.cards[i], i, pointed);
    return y + 6;
}

void PicksPanel::row(Frame& f, const DraftValues& v, Rect r, draft::CubeCopyId copy, std::size_t index,
                     std::optional<draft::CubeCopyId>& pointed) {
    Canvas& c = f.c;
    if (!r.overlaps(c.clip())) return;
    const CardId card = v.cards.id(copy);
    const Response at = f.ui.item("picks." + std::to_string(copy.value), r, Can::be_seen);
    if (at.hovered || at.focused) pointed = copy;
    c.rect(r, at.hovered ? c.p.s3 : c.p.s2, 5);
    c.rect({r.x, r.y, 4, r.h}, v.faces().colour(card), 2);
    float left = r.x + 12;
    if (sort_ == by_order) left += c.text({left, r.y + 17.5f}, std::to_string(index + 1), regular(12, c.p.t3)) + 8;
    const float wide =
        c.text({r.right() - 8, r.y + 17.5f}, v.faces().kind(f.say, card), regular(12, c.p.t2, Align::right));
    draw_name(f, v.faces(), {left, r.y + 17.5f}, card, regular(14, c.p.t1), r.right() - wide - 16 - left);
}

void PicksPanel::lines(Frame& f, const DraftValues& v, Rect r) {
    Canvas& c = f.c;
    c.rect({r.x, r.y, r.w, c.hairline()}, c.p.line);
    c.text({r.x + 4, r.y + 24}, f.say(v.faces().lines_title()), bold(15, c.p.t1));
    for (std::size_t i = 0; i < lines_.size() && i < 12; ++i)
        line(f, {r.x, r.y + 36 + line_height * static_cast<float>(i), r.w, line_height}, lines_[i]);
}

void PicksPanel::line(Frame& f, Rect r, const CardLine& line) {
    Canvas& c = f.c;
    if (!r.overlaps(c.clip())) return;
    const bool whole = line.complete();
    const float nodes_at = r.right() - 124;
    std::vector<Node> nodes = line.steps;
    if (nodes.size() > 3) nodes.erase(nodes.begin(), nodes.end() - 3);
    c.text_within({r.x + 4, r.y + 18}, line.name, whole ? bold(14, c.p.t1).cuttable() : regular(14, c.p.t2).cuttable(),
                  nodes_at - r.x - 10);
    line_nodes(c, {nodes_at, r.y + 13}, nodes, line.have > 0 ? line.colour : c.p.t2);
    const std::string count = std::to_string(line.have) + "/" + std::to_string(line.steps.size());
    c.text({r.right() - 4, r.y + 18}, count, bold(13, whole ? c.p.ok : c.p.t2, Align::right));
}

}  // namespace cubenight::gui
