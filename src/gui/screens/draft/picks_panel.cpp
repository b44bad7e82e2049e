#include "src/gui/screens/draft/picks_panel.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float row_height = 28, head_height = 34, lines_head = 40, least_name = 10.5f;
constexpr float usual_line = 27, two_line_names = 36,
                beside_name = 126;  // nodes and a number stand beside the name of a line

}  // namespace

void PicksPanel::refresh(std::span<const draft::CubeCopyId> pool) {
    pool_.assign(pool.begin(), pool.end());
    lines_in_.reset();
    pointed_.reset();
}

std::vector<PicksPanel::Group> PicksPanel::groups(const Frame& f, const DraftValues& v) const {
    switch (by_) {
        case PickOrder::type: return groups_by(f, v, v.faces().sorts().front());
        case PickOrder::kind: return groups_by(f, v, CardSort::kind);
        case PickOrder::line: return groups_by_line(f);
        case PickOrder::picked: break;
    }
    return {{0, "", pool_}};
}

std::vector<PicksPanel::Group> PicksPanel::groups_by(const Frame& f, const DraftValues& v, CardSort sort) const {
    std::map<int, Group> found;
    for (const draft::CubeCopyId copy : pool_) {
        CardGroup of = v.faces().group(f.say, v.cards.id(copy), sort);
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
        return sort == CardSort::type && !late_a && a.cards.size() > b.cards.size();
    });
    return out;
}

// Each line with its cards from the lowest up; then what is in none.
std::vector<PicksPanel::Group> PicksPanel::groups_by_line(const Frame& f) const {
    std::vector<Group> out;
    Group others{0, std::string(f.say(Text::draft_others)), pool_};
    for (const CardLine& line : lines_) {
        if (line.cards.empty()) continue;
        out.push_back({0, line.name, line.cards, line.colour});
        std::erase_if(others.cards,
                      [&](draft::CubeCopyId copy) { return std::ranges::find(line.cards, copy) != line.cards.end(); });
    }
    if (!others.cards.empty()) out.push_back(std::move(others));
    return out;
}

std::vector<draft::CubeCopyId> PicksPanel::in_order(const Frame& f, const DraftValues& v) const {
    std::vector<draft::CubeCopyId> out;
    for (const Group& group : groups(f, v)) out.insert(out.end(), group.cards.begin(), group.cards.end());
    return out;
}

// The lines have their own place below; the picks keep the larger half.
float PicksPanel::lines_height(Canvas& c, Rect panel) {
    if (lines_.empty()) return 0;
    const float room = panel.w - 28 - beside_name;
    const bool fit =
        std::ranges::all_of(lines_, [&](const CardLine& line) { return c.width(line.name, bold(12, c.p.t1)) <= room; });
    line_height_ = fit ? usual_line : two_line_names;
    const float most = std::floor(panel.h * .38f / line_height_) * line_height_;
    return lines_head + std::min(line_height_ * static_cast<float>(lines_.size()), most) + 8;
}

void PicksPanel::draw(Frame& f, const DraftValues& v, Rect r, int in_all, DraftHand& hand) {
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
    const std::string_view labels[] = {f.say(sort_name(v.faces().sorts().front())), f.say(Text::draft_by_kind),
                                       f.say(v.faces().line_name()), f.say(Text::draft_by_order)};
    const PickOrder kept = f.go.taste().picks;
    by_ = static_cast<PickOrder>(
        tabs(f, "picks.sort", {r.x + 12, r.y + 42, r.w - 24, 30}, labels, static_cast<int>(kept)));
    if (by_ != kept) {
        Taste taste = f.go.taste();
        taste.picks = by_;
        f.go.set_taste(taste);
    }
    pointed_.reset();
    if (pool_.empty()) {
        c.paragraph({r.x + 18, r.y + 106}, f.say(v.faces().no_picks()), regular(14, c.p.t2), r.w - 36, 21, 5);
        return;
    }
    Rect view{r.x + 8, r.y + 80, r.w - 12, r.h - 88};
    if (const float high = lines_height(c, r); high > 0) lines(f, v, view.cut_bottom(high));
    list(f, v, view, hand);
}

void PicksPanel::list(Frame& f, const DraftValues& v, Rect view, DraftHand& hand) {
    const std::vector<Group> all = groups(f, v);
    float content = 8;
    for (const Group& each : all)
        content += (each.label.empty() ? 0 : head_height) + row_height * static_cast<float>(each.cards.size());
    const float up = f.ui.begin_scroll("picks.list", view, content);
    float y = view.y + 4 - up;
    for (const Group& each : all) y = group(f, v, each, {view.x + 6, 0, view.w - 16, 0}, y, hand);
    f.ui.end_scroll();
}

float PicksPanel::group(Frame& f, const DraftValues& v, const Group& group, Rect r, float y, DraftHand& hand) {
    Canvas& c = f.c;
    if (!group.label.empty()) {
        const Vec mark{r.x + 12, y + 15};
        if (by_ == PickOrder::type || by_ == PickOrder::kind)
            v.faces().group_mark(c, mark, 9, by_ == PickOrder::type ? v.faces().sorts().front() : CardSort::kind,
                                 group.key, On::plate);
        else if (group.colour) c.circle(mark, 7, *group.colour);
        else icon(c, mark, 7, Icon::cards, c.p.t2);
        c.text_within({r.x + 30, y + 20}, group.label, bold(15, c.p.t1).cuttable(), r.w - 62);
        c.text({r.right() - 4, y + 20}, std::to_string(group.cards.size()), bold(15, c.p.t1, Align::right));
        y += head_height - 6;
    }
    for (std::size_t i = 0; i < group.cards.size(); ++i, y += row_height)
        row(f, v, {r.x, y, r.w, row_height - 3}, group.cards[i], i, hand);
    return y + 6;
}

void PicksPanel::row(Frame& f, const DraftValues& v, Rect r, draft::CubeCopyId copy, std::size_t index,
                     DraftHand& hand) {
    Canvas& c = f.c;
    const CardId card = v.cards.id(copy);
    const Response at = f.ui.item("picks." + std::to_string(copy.value), r, Can::be_seen);
    if (!r.overlaps(c.clip())) return;
    if ((at.hovered && hand.points(f.ui.pointer())) || at.focused) pointed_ = copy;
    if (at.right_clicked) hand.opened = copy;
    c.rect(r, pointed_ == copy ? c.p.s3 : c.p.s2, 5);
    c.rect({r.x, r.y, 4, r.h}, v.faces().colour(card), 2);
    float left = r.x + 12;
    if (by_ == PickOrder::picked)
        left += c.text({left, r.y + 17.5f}, std::to_string(index + 1), regular(12, c.p.t3)) + 8;
    // What the card is gives way to a name that has no room beside it.
    const std::string kind = v.faces().kind(f.say, card);
    const std::string name = v.faces().name(f.say, card);
    const TextStyle kind_style = regular(12, c.p.t2, Align::right);
    const float beside = r.right() - c.width(kind, kind_style) - 14 - left;
    const bool both = c.width(name, shrunk(c, name, regular(14, c.p.t1), beside, least_name)) <= beside;
    if (both) c.text({r.right() - 8, r.y + 17.5f}, kind, kind_style);
    const float room = both ? beside : r.right() - 8 - left;
    draw_name(f, v.faces(), {left, r.y + 17.5f}, card, shrunk(c, name, regular(14, c.p.t1), room, least_name), room);
}

void PicksPanel::lines(Frame& f, const DraftValues& v, Rect r) {
    Canvas& c = f.c;
    c.rect({r.x + 6, r.y + 2, r.w - 16, c.hairline()}, c.p.line);
    c.text({r.x + 10, r.y + 26}, f.say(v.faces().lines_title()), bold(15, c.p.t1));
    r.cut_top(lines_head);
    const float up = f.ui.begin_scroll("picks.lines", r, line_height_ * static_cast<float>(lines_.size()));
    for (std::size_t i = 0; i < lines_.size(); ++i)
        line(f, {r.x + 6, r.y + line_height_ * static_cast<float>(i) - up, r.w - 16, line_height_}, lines_[i]);
    f.ui.end_scroll();
}

void PicksPanel::line(Frame& f, Rect r, const CardLine& line) {
    Canvas& c = f.c;
    if (!r.overlaps(c.clip())) return;
    const bool whole = line.complete();
    const float nodes_at = r.right() - 118;
    std::vector<Node> nodes = line.steps;
    if (nodes.size() > 3) nodes.erase(nodes.begin(), nodes.end() - 3);
    const float middle = r.y + r.h / 2;
    lines_in(c, {r.x + 4, r.y, nodes_at - r.x - 8, r.h}, line.name,
             whole ? bold(14, c.p.t1).cuttable() : regular(14, c.p.t2).cuttable(), 12);
    line_nodes(c, {nodes_at, middle}, nodes, line.have > 0 ? line.colour : c.p.t2);
    const std::string count = std::to_string(line.have) + "/" + std::to_string(line.steps.size());
    c.text({r.right() - 4, middle + 5}, count, bold(13, whole ? c.p.ok : c.p.t2, Align::right));
}

}  // namespace cubenight::gui
