#include "src/gui/screens/draft/picks_panel.hpp"

#include <map>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr int trainer_key = type_count, energy_key = type_count + 1;
constexpr float row_height = 28, head_height = 34, line_height = 27;

enum Sort : int { by_type, by_stage, by_order };

// The word at the end of a row.
std::string_view kind_word(const Strings& say, const Card& card) {
    return card.kind == CardKind::pokemon ? say.stage(card.stage) : say.kind(card.kind);
}

}  // namespace

void PicksPanel::refresh(const draft::DraftCards& cards, std::span<const draft::CubeCopyId> pool) {
    cards_ = cards;
    pool_.assign(pool.begin(), pool.end());
    lines_ = draft::evolution_lines(cards, pool);
}

std::vector<PicksPanel::Group> PicksPanel::groups(const Strings& say) const {
    if (sort_ == by_order) return {{0, "", pool_}};
    std::map<int, Group> found;
    for (const draft::CubeCopyId copy : pool_) {
        const Card& card = cards_[copy];
        int key = is_trainer(card.kind) ? trainer_key : is_energy(card.kind) ? energy_key : 0;
        if (key == 0)
            key = sort_ == by_type ? (card.types.empty() ? 10 : static_cast<int>(card.types.first()))
                                   : static_cast<int>(card.stage);
        Group& group = found[key];
        group.key = key;
        if (key == trainer_key) group.label = say(Text::trainer);
        else if (key == energy_key) group.label = say(Text::energy);
        else group.label = sort_ == by_type ? say.type(static_cast<Type>(key)) : say.stage(static_cast<Stage>(key));
        group.cards.push_back(copy);
    }
    std::vector<Group> out;
    for (auto& [key, group] : found) out.push_back(std::move(group));
    std::stable_sort(out.begin(), out.end(), [&](const Group& a, const Group& b) {
        const bool late_a = a.key >= trainer_key, late_b = b.key >= trainer_key;
        if (late_a != late_b) return late_b;
        return sort_ == by_type && !late_a && a.cards.size() > b.cards.size();
    });
    return out;
}

float PicksPanel::lines_height() const {
    return lines_.empty() ? 0 : 46 + line_height * static_cast<float>(std::min<std::size_t>(lines_.size(), 12));
}

std::optional<draft::CubeCopyId> PicksPanel::draw(Frame& f, Rect r, int in_all) {
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 18, r.y + 30}, f.say(Text::draft_my_picks), bold(17, c.p.t1));
    c.text({r.right() - 18, r.y + 30},
           f.say(Text::draft_count_of, {std::to_string(pool_.size()), std::to_string(in_all)}),
           regular(14, c.p.t2, Align::right));
    const std::string_view labels[] = {f.say(Text::draft_by_type), f.say(Text::draft_by_stage),
                                       f.say(Text::draft_by_order)};
    sort_ = tabs(f, "picks.sort", {r.x + 14, r.y + 42, r.w - 28, 30}, labels, sort_);
    std::optional<draft::CubeCopyId> pointed;
    if (pool_.empty()) {
        c.paragraph({r.x + 18, r.y + 106}, f.say(Text::draft_no_picks), regular(14, c.p.t2), r.w - 36, 21, 4);
        return pointed;
    }
    const std::vector<Group> all = groups(f.say);
    float content = 8;
    for (const Group& group : all)
        content += (group.label.empty() ? 0 : head_height) + row_height * static_cast<float>(group.cards.size());
    content += lines_height();
    const Rect view{r.x + 8, r.y + 80, r.w - 12, r.h - 90};
    const float up = f.ui.begin_scroll("picks.list", view, content);
    float y = view.y + 4 - up;
    for (const Group& each : all) y = group(f, each, {r.x + 14, 0, r.w - 28, 0}, y, pointed);
    if (!lines_.empty()) lines(f, {r.x + 14, y + 8, r.w - 28, lines_height()});
    f.ui.end_scroll();
    return pointed;
}

float PicksPanel::group(Frame& f, const Group& group, Rect r, float y, std::optional<draft::CubeCopyId>& pointed) {
    Canvas& c = f.c;
    if (!group.label.empty()) {
        const Vec mark{r.x + 12, y + 15};
        if (group.key == trainer_key) trainer_icon(c, mark, 8, CardKind::item, c.p.info);
        else if (group.key == energy_key) icon(c, mark, 8, Icon::star, c.p.t2);
        else if (sort_ == by_type) type_badge(c, mark, 9, static_cast<Type>(group.key));
        else icon(c, mark, 7, Icon::cards, c.p.t2);
        c.text({r.x + 30, y + 20}, group.label, bold(15, c.p.t1));
        c.text({r.right() - 4, y + 20}, std::to_string(group.cards.size()), bold(15, c.p.t1, Align::right));
        y += head_height - 6;
    }
    for (std::size_t i = 0; i < group.cards.size(); ++i, y += row_height)
        row(f, {r.x, y, r.w, row_height - 3}, group.cards[i], i, pointed);
    return y + 6;
}

void PicksPanel::row(Frame& f, Rect r, draft::CubeCopyId copy, std::size_t index,
                     std::optional<draft::CubeCopyId>& pointed) {
    Canvas& c = f.c;
    if (!r.overlaps(c.clip())) return;
    const Card& card = cards_[copy];
    const Response at = f.ui.item("picks." + std::to_string(copy.value), r, Can::be_seen);
    if (at.hovered || at.focused) pointed = copy;
    c.rect(r, at.hovered ? c.p.s3 : c.p.s2, 5);
    c.rect({r.x, r.y, 4, r.h},
           kind_colour(card.kind, card.types.empty() && !card.provides.empty() ? card.provides.front() : card.types),
           2);
    float left = r.x + 12;
    if (sort_ == by_order) left += c.text({left, r.y + 17.5f}, std::to_string(index + 1), regular(12, c.p.t3)) + 8;
    const float wide = c.text({r.right() - 8, r.y + 17.5f}, kind_word(f.say, card), regular(12, c.p.t2, Align::right));
    c.text_within({left, r.y + 17.5f}, f.say.name(card), regular(14, c.p.t1).cuttable(), r.right() - wide - 16 - left);
}

void PicksPanel::lines(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.rect({r.x, r.y, r.w, c.hairline()}, c.p.line);
    c.text({r.x + 4, r.y + 24}, f.say(Text::draft_lines), bold(15, c.p.t1));
    for (std::size_t i = 0; i < lines_.size() && i < 12; ++i)
        line(f, {r.x, r.y + 36 + line_height * static_cast<float>(i), r.w, line_height}, lines_[i]);
}

void PicksPanel::line(Frame& f, Rect r, const draft::EvolutionLine& line) {
    Canvas& c = f.c;
    if (!r.overlaps(c.clip())) return;
    const bool whole = line.complete();
    const float nodes_at = r.right() - 124;
    Colour colour = c.p.t2;
    std::vector<Node> nodes;
    for (const draft::LineStep& step : line.steps) {
        const bool have = step.state == draft::StepState::have;
        if (have) colour = kind_colour(CardKind::pokemon, cards_[step.copy].types);
        nodes.push_back(have ? Node::have : line.lacks_one() ? Node::wanted : Node::missing);
    }
    if (nodes.size() > 3) nodes.erase(nodes.begin(), nodes.end() - 3);
    c.text_within({r.x + 4, r.y + 18}, f.say.name(*cards_.set, line.steps.back().name),
                  whole ? bold(14, c.p.t1).cuttable() : regular(14, c.p.t2).cuttable(), nodes_at - r.x - 10);
    line_nodes(c, {nodes_at, r.y + 13}, nodes, colour);
    const std::string count = std::to_string(line.have()) + "/" + std::to_string(line.size());
    c.text({r.right() - 4, r.y + 18}, count, bold(13, whole ? c.p.ok : c.p.t2, Align::right));
}

}  // namespace cubenight::gui
