// Deck: the rules that it breaks with what mends them, the rules that it keeps, and advice.
#include "src/gui/screens/deck/deck_check.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/advice_text.hpp"
#include "src/text/draft/deck_text.hpp"

namespace cubenight::gui {
namespace {

void round_mark(Canvas& c, Vec at, Icon mark, Colour colour) {
    c.ring(at, 11, colour, 1.8f);
    icon(c, at, 5, mark, colour);
}

// Whether a deck of the pool is offered before anything else.
enum class Build : std::uint8_t { not_offered, offered };

// A deck that has hardly begun is better built than filled up.
Build build_for(const DeckValues& v, draft::DeckRule rule) {
    const bool begun = 4 * v.deck().size() >= v.view.deck_rules.deck_size;
    return rule == draft::DeckRule::size && !begun ? Build::offered : Build::not_offered;
}

// Whether no card of the pool mends the rule: then its seat can but leave the night.
bool is_hopeless(const draft::BrokenRule& rule) {
    return rule.rule == draft::DeckRule::basic_pokemon && rule.mends.empty();
}

// The buttons that mend a rule, one after the other in as many rows as their names need, and why the rule is there.
class Mends {
public:
    // `r`: where they stand; its height does not matter.
    Mends(Frame& f, const DeckValues& v, Rect r, const std::vector<draft::Mend>& mends, std::string id,
          const draft::BrokenRule* why)
        : f_(f), v_(v), r_(r), mends_(mends), id_(std::move(id)), why_(why), at_(r.corner()),
          builds_(why && build_for(v, why->rule) == Build::offered), leaves_(why && is_hopeless(*why)) {
        if (builds_) place(std::string(f.say(Text::deck_auto)));
        for (std::size_t i = 0; i < mends.size() && i < 2; ++i)
            place(text::mend_text(mends[i], v.cards, f.say.language()));
        if (leaves_) place(std::string(f.say(Text::deck_menu_drop)));
        if (why_) place(std::string(f.say(Text::deck_why)));
    }
    float height() const { return bottom_ - r_.y; }

    void draw(DeckWishes& wishes) const {
        for (std::size_t i = 0; i < labels_.size(); ++i) {
            const bool asks = why_ && i + 1 == labels_.size(), builds = builds_ && i == 0;
            const bool leaves = leaves_ && i + 2 == labels_.size();
            const std::size_t mend_at = i - (builds_ ? 1 : 0);
            const std::string name = id_ + (asks     ? ".why"
                                            : builds ? ".build"
                                            : leaves ? ".leave"
                                                     : "." + std::to_string(mend_at));
            Button mend = shown(labels_[i], boxes_[i]);
            mend.id = name;
            mend.rank = i == 0 && why_ && !asks ? Rank::primary : Rank::quiet;
            if (!button(f_, mend)) continue;
            if (asks) wishes.why = {why_->rule, why_->clause};
            else if (builds) wishes.offer = v_.built();
            else if (leaves) wishes.leave = true;
            else wishes.edits = mends_[mend_at].edits;
        }
    }

private:
    static Button shown(const std::string& label, Rect box) { return {.box = box, .label = label, .text = 13}; }

    void place(std::string label) {
        Button mend = shown(label, {0, 0, r_.w, 28});
        mend.box.w = std::min(r_.w, std::max(60.f, button_width(f_.c, mend)));
        mend.box.h = std::max(28.f, button_height(f_.c, mend));
        if (at_.x + mend.box.w > r_.right() && at_.x > r_.x) at_ = {r_.x, bottom_ + 6};
        mend.box = mend.box.moved(at_);
        at_.x = mend.box.right() + 8;
        bottom_ = std::max(bottom_, mend.box.bottom());
        boxes_.push_back(mend.box);
        labels_.push_back(std::move(label));
    }

    Frame& f_;
    const DeckValues& v_;
    Rect r_;
    const std::vector<draft::Mend>& mends_;
    std::string id_;
    const draft::BrokenRule* why_;
    Vec at_;
    bool builds_, leaves_;
    float bottom_ = r_.y;
    std::vector<std::string> labels_;
    std::vector<Rect> boxes_;
};

float broken(Frame& f, const DeckValues& v, Rect r, const draft::BrokenRule& rule, std::size_t index,
             DeckWishes& wishes) {
    Canvas& c = f.c;
    const std::string text = text::broken_rule_text(rule, v.cards, f.say.language());
    const TextStyle style = regular(13, c.p.t2);
    const auto lines = std::min<std::size_t>(3, c.wrapped(text, style, r.w - 56).size());
    const float body = 30 + 18 * static_cast<float>(lines);
    const Mends mends(f, v, {r.x + 42, r.y + body + 2, r.w - 52, 0}, rule.mends, "deck.mend." + std::to_string(index),
                      &rule);
    const float height = body + mends.height() + 10;
    const Rect box{r.x, r.y, r.w, height};
    c.rect(box, c.p.bad_row, 10);
    c.frame(box, c.p.bad, 10, 1.2f);
    round_mark(c, {r.x + 22, r.y + 22}, Icon::cross, c.p.bad);
    c.text_within({r.x + 42, r.y + 22},
                  f.say(v.game().rule_name(rule.rule),
                        {std::to_string(v.view.deck_rules.deck_size), std::to_string(v.view.deck_rules.copy_limit)}),
                  bold(15, c.p.t1), r.w - 52);
    c.paragraph({r.x + 42, r.y + 40}, text, style, r.w - 56, 18, 3);
    mends.draw(wishes);
    return height;
}

// Whether the deck is handed in, or what was changed since and the way back to what was.
float handed_in(Frame& f, const DeckValues& v, Rect r, DeckWishes& wishes) {
    Canvas& c = f.c;
    const bool in = v.handed_in();
    const std::string body = in ? std::string(f.say(Text::deck_is_in)) : f.say.row(v.changes(f.say));
    const TextStyle style = regular(13, c.p.t2).cuttable();
    const auto lines = std::min<std::size_t>(5, c.wrapped(body, style, r.w - 56).size());
    Button back{.id = "deck.in.back", .label = f.say(Text::deck_back_to_handed), .rank = Rank::quiet, .text = 13};
    back.box = {r.x + 42, r.y + 36 + 18 * static_cast<float>(lines), 0, 28};
    back.box.w = std::min(r.w - 52, button_width(c, back));
    const Rect box{r.x, r.y, r.w, back.box.y - r.y + (in ? 0.f : 38.f)};
    c.rect(box, in ? c.p.s2 : c.p.own_row, 10);
    c.frame(box, in ? c.p.ok : c.p.accent, 10, 1.2f);
    round_mark(c, {r.x + 22, r.y + 22}, in ? Icon::tick : Icon::warning, in ? c.p.ok : c.p.accent);
    c.text_within({r.x + 42, r.y + 22}, f.say(in ? Text::deck_handed_in : Text::deck_changed_since), bold(15, c.p.t1),
                  r.w - 52);
    c.paragraph({r.x + 42, r.y + 40}, body, style, r.w - 56, 18, 5);
    if (!in && button(f, back)) wishes.deck = v.handed;
    return box.h;
}

float passed(Frame& f, const DeckValues& v, Rect r, draft::DeckRule rule) {
    Canvas& c = f.c;
    const draft::DeckRules& rules = v.view.deck_rules;
    round_mark(c, {r.x + 22, r.y + 22}, Icon::tick, c.p.ok);
    c.text_within({r.x + 42, r.y + 19},
                  f.say(v.game().rule_name(rule), {std::to_string(rules.deck_size), std::to_string(rules.copy_limit)}),
                  bold(15, c.p.t1), r.w - 52);
    c.text_within({r.x + 42, r.y + 38}, v.game().kept(f.say, v, rule), regular(13, c.p.t2), r.w - 52);
    return 50;
}

float advised(Frame& f, const DeckValues& v, Rect r, const draft::Advice& advice, std::size_t index,
              DeckWishes& wishes) {
    Canvas& c = f.c;
    const Icon mark = advice.level == draft::AdviceLevel::fine   ? Icon::tick
                      : advice.level == draft::AdviceLevel::note ? Icon::eye
                                                                 : Icon::warning;
    const Colour colour = advice.level == draft::AdviceLevel::fine   ? c.p.ok
                          : advice.level == draft::AdviceLevel::note ? c.p.info
                                                                     : c.p.warn;
    round_mark(c, {r.x + 22, r.y + 22}, mark, colour);
    const int lines = c.paragraph({r.x + 42, r.y + 20}, text::advice_text(advice, v.cards, f.say.language()),
                                  regular(14, c.p.t1), r.w - 54, 19, 3);
    float height = 30 + 19 * static_cast<float>(std::max(1, lines) - 1);
    if (!advice.mends.empty()) {
        const Mends mends(f, v, {r.x + 42, r.y + height, r.w - 52, 0}, advice.mends,
                          "deck.advice." + std::to_string(index), nullptr);
        mends.draw(wishes);
        height += 4 + mends.height();
    }
    return height + 14;
}

// The shape has a place of its own; here it is told where a deck that is nearly whole is far from the guide.
bool is_told(const DeckValues& v, const draft::Advice& advice) {
    if (advice.kind != draft::AdviceKind::shape) return true;
    return advice.level != draft::AdviceLevel::fine && 4 * v.deck().size() >= 3 * v.view.deck_rules.deck_size;
}

}  // namespace

DeckWishes DeckChecks::draw(Frame& f, const DeckValues& v, Rect r) {
    DeckWishes wishes;
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 18, r.y + 32}, f.say(Text::deck_check), bold(18, c.p.t1));
    const int wrong = static_cast<int>(v.broken.size());
    const std::string state = wrong == 0 ? std::string(f.say(Text::deck_legal))
                                         : f.say.count(Text::deck_to_fix_one, Text::deck_to_fix, wrong);
    const float wide = c.width(state, bold(12.5f, ink)) + 18;
    pill(c, {r.right() - 18 - wide, r.y + 27}, state, wrong == 0 ? Tone::ok : Tone::bad);
    const Rect view{r.x + 6, r.y + 44, r.w - 10, r.h - 52};
    const float up = f.ui.begin_scroll("deck.checks", view, height_);
    const float left = r.x + 10;
    Rect row{left, view.y + 4 - up, r.w - 20, 0};
    if (v.handed_in() || v.handed) row.y += handed_in(f, v, row, wishes) + 8;
    for (std::size_t i = 0; i < v.broken.size(); ++i) row.y += broken(f, v, row, v.broken[i], i, wishes) + 8;
    const auto kept = [&](draft::DeckRule rule) {
        for (const draft::BrokenRule& each : v.broken)
            if (each.rule == rule) return false;
        return true;
    };
    for (const draft::DeckRule rule : v.game().told_rules(v.view.deck_rules))
        if (kept(rule)) row.y += passed(f, v, row, rule);
    for (std::size_t i = 0; i < v.advice.size(); ++i)
        if (is_told(v, v.advice[i])) row.y += advised(f, v, row, v.advice[i], i, wishes);
    height_ = row.y + up - view.y + 8;
    f.ui.end_scroll();
    return wishes;
}

}  // namespace cubenight::gui
