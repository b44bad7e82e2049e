#include "src/gui/screens/ultraman/phase_track.hpp"

#include "src/gui/screens/common/marks.hpp"
#include "src/gui/widgets/icons.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui::ucg {

namespace {

enum class Steps : std::uint8_t { none, lead, both };

struct Stop {
    Phase phase;
    Text word;
    Steps steps;  // who has a step in it
    const char* clause;
};

constexpr Stop stops[] = {
    {Phase::start, Text::ucg_phase_start, Steps::none, "UCG 5.2.1"},
    {Phase::draw, Text::ucg_phase_draw, Steps::none, "UCG 5.3.2"},
    {Phase::lead_scene, Text::ucg_phase_scene, Steps::lead, "UCG 5.4.1"},
    {Phase::set, Text::ucg_phase_set, Steps::both, "UCG 5.5.1"},
    {Phase::level_up, Text::ucg_phase_level_up, Steps::both, "UCG 5.6.1"},
    {Phase::open, Text::ucg_phase_open, Steps::none, "UCG 5.7.1"},
    {Phase::activate, Text::ucg_phase_activate, Steps::both, "UCG 5.8.1"},
    {Phase::judgement, Text::ucg_phase_judgement, Steps::none, "UCG 5.9.1"},
    {Phase::end, Text::ucg_phase_end, Steps::none, "UCG 5.10.1"},
};

enum class Passed : std::uint8_t { to_come, now, done };

Passed passed(const Values& v, Phase phase) {
    if (v.view.phase == phase) return v.over() ? Passed::done : Passed::now;
    return v.view.phase > phase && v.view.phase != Phase::setup ? Passed::done : Passed::to_come;
}

// One player's step: a bar under the word, hollow before it, glowing while it runs.
void step_bar(Frame& f, Rect r, Passed state, Colour colour) {
    Canvas& c = f.c;
    if (state == Passed::to_come) c.frame(r, c.p.zone_edge, 2, 1);
    else c.rect(r, state == Passed::now ? colour.alpha(f.ui.glow()) : colour.alpha(.45f), 2);
}

void step_bars(Frame& f, const Values& v, const Stop& stop, Rect r, Passed state) {
    const auto colour = [&](SeatId seat) { return seat == v.me ? f.c.p.accent : f.c.p.info; };
    const SeatId lead = v.view.lead, next = opponent(lead);
    const bool next_acts = v.view.choice.actor == play::actor_of(next);
    const Rect under{r.x + 12, r.bottom() - 6.5f, r.w - 24, 3.5f};
    if (stop.steps == Steps::lead) return step_bar(f, under, state, colour(lead));
    const Passed first = state == Passed::now && next_acts ? Passed::done : state;
    const Passed second = state == Passed::now && !next_acts ? Passed::to_come : state;
    step_bar(f, under.column(0, 2, 5), first, colour(lead));
    step_bar(f, under.column(1, 2, 5), second, colour(next));
}

}  // namespace

void draw_phase_track(Frame& f, const Values& v, Rect r) {
    Canvas& c = f.c;
    c.rect(r, c.p.plate.alpha(.55f), 8);
    const int count = static_cast<int>(std::size(stops));
    for (int i = 0; i < count; ++i) {
        const Stop& stop = stops[i];
        const Rect at = r.column(i, count, 3);
        const Passed state = passed(v, stop.phase);
        if (state == Passed::now) {
            c.rect(at, c.p.own_row, 7);
            c.frame(at, c.p.accent, 7, 1.6f);
        }
        const bool bars = stop.steps != Steps::none;
        const TextStyle style = state == Passed::now    ? bold(13, c.p.t1, Align::centre)
                                : state == Passed::done ? regular(13, c.p.felt_t2, Align::centre)
                                                        : regular(13, c.p.zone_text, Align::centre);
        const float base = at.centre().y + (bars ? 2.f : 4.7f);
        const float wide = c.width(f.say(stop.word), style);
        const bool tick = state == Passed::done && wide + 30 < at.w;
        if (tick) icon(c, {at.centre().x - wide / 2 - 4, base - 4.5f}, 4.5f, Icon::tick, c.p.ok);
        c.text_within({at.centre().x + (tick ? 6.f : 0.f), base}, f.say(stop.word), style, at.w - 6);
        if (bars) step_bars(f, v, stop, at, state);
        const Response point = f.ui.item("phase." + std::to_string(i), at, Can::be_seen);
        f.ui.tip(point, text::clause_explained(stop.clause, f.say.language()));
    }
}

}  // namespace cubenight::gui::ucg
