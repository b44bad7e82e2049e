// Home: the card of the night that waits.
#include "src/gui/screens/home/resume_card.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "draft/table/table.hpp"
#include "src/gui/screens/home/nights_list.hpp"
#include "src/gui/sessions/clause_shelf.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/felt.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {
namespace {

std::string where(const Strings& say, const NightSummary& night) {
    const auto number = [](int n) { return std::to_string(n); };
    switch (night.phase) {
        case draft::NightPhase::draft:
            return say(Text::home_draft_at, {number(night.round + 1), number(night.row.packs), number(night.pick + 1)});
        case draft::NightPhase::build:
            return std::string(say(night.constructed ? Text::home_brought_at : Text::home_build_at));
        case draft::NightPhase::play:
        case draft::NightPhase::finished:
            return say(Text::home_round_at, {number(night.round + 1), number(night.rounds)});
    }
    return {};
}

// A step of a night, and the phase in which it is the one that is done now.
struct Step {
    draft::NightPhase phase;
    Text word;
};
constexpr Step all_steps[] = {{draft::NightPhase::draft, Text::home_draft},
                              {draft::NightPhase::build, Text::home_build},
                              {draft::NightPhase::play, Text::home_play},
                              {draft::NightPhase::finished, Text::home_done}};

// Where decks are brought nobody drafts or builds, and play is what comes first.
std::span<const Step> steps_of(const NightSummary& night) {
    const std::span<const Step> steps = all_steps;
    return night.constructed ? steps.subspan(2) : steps;
}

// The cube of the night that waits, else the chosen one.
const CubeSummary* cube_of(const Session& session, const NightSummary* night, const TableChoice& choice) {
    if (!night && choice.form == NightForm::constructed) return nullptr;
    if (night)
        for (const CubeSummary& cube : session.cubes())
            if (cube.name == night->cube) return &cube;
    return night ? nullptr : choice.chosen(session);
}

void progress(Frame& f, Vec at, const NightSummary& night) {
    Canvas& c = f.c;
    const std::span<const Step> steps = steps_of(night);
    const draft::NightPhase phase = std::max(night.phase, steps.front().phase);
    c.line(at, {at.x + 58 * static_cast<float>(steps.size() - 1), at.y}, c.p.line, 2);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Vec dot{at.x + 58 * static_cast<float>(i), at.y};
        const bool now = steps[i].phase == phase, done = steps[i].phase < phase;
        c.circle(dot, 8.5f, now ? c.p.accent : done ? c.p.ok : c.p.s3);
        if (done) icon(c, dot, 4.5f, Icon::tick, c.p.on_signal);
        else if (!now) c.ring(dot, 8.5f, c.p.t3, 1.2f);
        c.text({dot.x, at.y + 29}, f.say(steps[i].word),
               now ? bold(13, c.p.t1, Align::centre) : regular(13, c.p.t3, Align::centre));
    }
}

// What is known of the night, line by line: the values begin behind the longest of the names.
struct Fact {
    std::string_view name;
    std::string value;
};
void fact_lines(Frame& f, Rect r, const std::array<Fact, 3>& all) {
    Canvas& c = f.c;
    float names = 50;
    for (const Fact& fact : all) names = std::max(names, c.width(fact.name, regular(14, c.p.t3)));
    float y = r.y;
    for (const Fact& fact : all) {
        c.text({r.x, y}, fact.name, regular(14, c.p.t3));
        c.text_within({r.x + names + 8, y}, fact.value, regular(14, c.p.t1), r.w - names - 8);
        y += r.h / 2;
    }
}

void resume_plate(Frame& f, Rect r, const NightSummary& night) {
    Canvas& c = f.c;
    const float left = r.x + 20, wide = r.w - 40;
    pill(c, {left, r.y + 32}, f.say(Text::home_paused), Tone::warn);
    TextStyle title = bold(28, c.p.t1);
    const std::string name = text::given_name(night.name, f.say.language());
    while (c.width(name, title) > wide && title.size > 22) title.size -= 1;
    if (c.width(name, title) > wide) c.paragraph({left, r.y + 68}, name, bold(17, c.p.t1), wide, 21, 2);
    else c.text({left, r.y + 84}, name, title);
    const std::string under = f.say(
        Text::home_cube_players, {text::given_name(night.cube, f.say.language()), std::to_string(night.seats.size())});
    c.text_within({left, r.y + 110}, under, shrunk(c, under, regular(15, c.p.t2), wide, 12).cuttable(), wide);
    const bool drafting = night.phase == draft::NightPhase::draft;
    const bool building = night.phase == draft::NightPhase::build && !night.constructed;
    const Text decks =
        draft::prizes_in(night.row) == draft::WithPrizes::yes ? Text::home_then_deck : Text::ucg_then_deck;
    fact_lines(
        f, {left, r.y + 150, wide, 54},
        {{{f.say(drafting   ? Text::home_draft
                 : building ? Text::home_build
                            : Text::home_play),
           where(f.say, night)},
          {f.say(night.constructed ? Text::home_deck_title : Text::home_then),
           f.say(decks, {std::to_string(night.row.deck_size), std::to_string(night.row.prize_cards)})},
          {f.say(Text::home_saved), night.saved ? text::ago(night.saved, f.session.now(), f.say) : std::string()}}});
    progress(f, {left + 12, r.y + 244}, night);
    if (!button(f, {.id = "home.resume",
                    .box = {left, r.bottom() - 76, wide, 52},
                    .label = f.say(Text::home_resume),
                    .rank = Rank::primary,
                    .icon = Icon::play,
                    .key = Key::enter,
                    .text = 18}))
        return;
    go_on_with(f, night);
}

// No night waits: how the game is played, a match against a bot, a puzzle.
std::optional<HomePlace> doors(Frame& f, Rect r, const CubeSummary* cube) {
    Canvas& c = f.c;
    const Text text = f.session.nights().empty() ? Text::home_no_night : Text::home_no_paused;
    c.paragraph({r.x + 20, r.y + 52}, f.say(text), bold(20, c.p.t1), r.w - 40, 28, 4);
    const Button learn{.id = "home.learn", .label = f.say(text::Learn::title), .icon = Icon::eye};
    const Button practice{.id = "home.try.practice", .label = f.say(Text::home_practice), .icon = Icon::robot};
    const Button puzzles{.id = "home.try.puzzles", .label = f.say(Text::rulings_puzzles), .icon = Icon::star};
    Rect rows = {r.x + 20, r.bottom() - 20 - 3 * 54, r.w - 40, 3 * 54};
    const auto pressed = [&](Button door) {
        door.box = rows.cut_top(54).inset(0, 4);
        door.rank = Rank::quiet;
        return button(f, door);
    };
    if (pressed(learn)) {
        const bool ultraman = cube && std::holds_alternative<UltramanCounts>(cube->counts);
        f.session.clause_shelf().look_up(ultraman ? text::LearnGame::ultraman : text::LearnGame::pokemon);
        return HomePlace::rulebook;
    }
    if (pressed(practice)) return HomePlace::practice;
    if (pressed(puzzles)) return HomePlace::puzzles;
    return std::nullopt;
}

}  // namespace

std::optional<HomePlace> ResumeCard::draw(Frame& f, Rect r, const TableChoice& choice, NightDeletion& deletion) {
    Canvas& c = f.c;
    c.shadow(r, 18);
    c.gradient(r, c.p.hall, c.p.hall_edge, 18);
    const NightSummary* night = paused_night(f.session);
    c.push_clip(r.inset(1));
    const Vec lamp{r.x + r.w * .66f, r.y};
    const Vec light[] = {
        {lamp.x - 34, lamp.y}, {lamp.x + 34, lamp.y}, {lamp.x + 300, r.bottom()}, {lamp.x - 300, r.bottom()}};
    if (f.go.taste().contrast != Contrast::high) c.fade_down(light, c.p.accent.alpha(.16f), c.p.accent.alpha(0));
    table(f, {r.x + 290, r.y, r.w - 310, r.h}, night, choice);
    c.pop_clip();
    c.frame(r, c.p.line, 18, c.hairline());
    const Rect plate{r.x + 22, r.y + 28, 244, 384};
    c.rect(plate, c.p.bg0.alpha(.72f), 14);
    if (!night) return doors(f, plate, cube_of(f.session, night, choice));
    if (deletion_button(f, "home.resume.delete", {plate.right() - 42, plate.y + 14, 32, 32})) deletion.ask(*night);
    resume_plate(f, plate, *night);
    return std::nullopt;
}

void ResumeCard::table(Frame& f, Rect r, const NightSummary* night, const TableChoice& choice) {
    Canvas& c = f.c;
    const Vec middle{r.centre().x, r.y + 226};
    const Vec radii{std::min(244.f, r.w / 2 - 26), 148};
    c.glow_ellipse({middle.x, middle.y + 16}, {radii.x + 6, radii.y + 8}, black.alpha(.5f), black.alpha(.35f));
    c.glow_ellipse({middle.x, middle.y + 9}, radii, c.p.rim_edge, mix(c.p.rim_edge, black, .3f));
    c.glow_ellipse(middle, radii, c.p.rim, c.p.rim);
    c.glow_ellipse(middle, {radii.x - 15, radii.y - 14}, mix(c.p.felt, white, .1f), c.p.felt_edge);
    c.dashed_ellipse(middle, {radii.x - 80, radii.y - 60}, c.p.seam.alpha(.35f), 1.2f);
    CardPainter cards(c, f.say, f.words);
    const int seats = night ? static_cast<int>(night->seats.size()) : choice.players;
    for (int i = 0; i < seats; ++i) {
        const Vec at = seat_spot(middle, {radii.x - 74, radii.y - 52}, i, seats);
        const int mark = c.mark();
        cards.back({at.x - 13, at.y - 18}, 26);
        c.turn(mark, at, std::atan2(at.y - middle.y, at.x - middle.x) + 1.5708f);
    }
    const CubeSummary* cube = cube_of(f.session, night, choice);
    if (cube) refresh_fan(f.session, *cube);
    if (cube) draw_fan(f, middle);
    if (night) plates(f, r, {middle, radii}, *night);
}

// Over the cards: a name is read whole.
void ResumeCard::plates(Frame& f, Rect r, Rim rim, const NightSummary& night) {
    const int seats = static_cast<int>(night.seats.size());
    const bool close = seats > 12;  // to each other: then there is no room for a second line
    const float widest = close ? 64.f : seats >= 10 ? 78.f : 150.f, out = seats >= 10 ? 22.f : 12.f;
    const Rect inside{r.x - 16, r.y, r.w + 28, r.h};  // the card's edge is near
    for (int i = 0; i < seats; ++i)
        name_pill(f.c, seat_spot(rim.middle, {rim.radii.x, rim.radii.y + out}, i, seats),
                  text::given_name(night.seats[static_cast<std::size_t>(i)], f.say.language()), widest, close ? 1 : 2,
                  inside, i == 0 ? f.c.p.accent : f.c.p.idle_edge);
}

// Drawn from the cube that is open, and only where its cards are at hand.
void ResumeCard::refresh_fan(Session& session, const CubeSummary& cube) {
    const std::string fan_of = cube.id + "/" + std::to_string(session.library_version());
    if (fan_of_ == fan_of) return;
    fan_of_ = fan_of;
    fan_.clear();
    faces_.reset();
    const std::optional<draft::DraftCards> cards = session.library(cube.id);
    if (!cards) return;
    faces_ = faces_of(*cards, draft::cube_rules(*cards));
    fan_ = faces_->fan();
}

void ResumeCard::draw_fan(Frame& f, Vec middle) const {
    constexpr float leans[] = {-.16f, 0, .14f};
    for (std::size_t i = 0; i < fan_.size() && i < std::size(leans); ++i) {
        const int mark = f.c.mark();
        const Vec at{middle.x - 105 + 74 * static_cast<float>(i), middle.y - (i == 1 ? 48.f : 42.f)};
        faces_->draw(f, at, 62, fan_[i]);
        f.c.turn(mark, {at.x + 31, at.y + 43}, leans[i]);
    }
}

}  // namespace cubenight::gui
