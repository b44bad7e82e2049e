#include "src/gui/screens/night/late_sheet.hpp"

#include <algorithm>

#include "draft/night/late_entry.hpp"
#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/screens/common/seat_kind.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/denial_text.hpp"

namespace cubenight::gui {

std::string why_nobody_joins(const Strings& say, const draft::Night& night) {
    const auto refused = draft::check(night, {0, draft::JoinEntry{}});
    if (refused) return text::denial_sentence(*refused, say.language());
    return draft::leftover_pool(night).empty() ? std::string(say(Text::late_no_cards)) : std::string();
}

LateSheet::LateSheet(const Strings& say, const draft::Night& night) : seats_(named_seats(say, night)) {
    seats_.push_back({"", draft::SeatKind::person});
    seats_.back().name = usual_seat_name(say, seats_, seats_.size() - 1, draft::SeatKind::person);
}

bool LateSheet::draw(Frame& f) {
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(640, 300);
    const Rect in = box.inset(32, 0);
    const draft::Night& night = *f.session.night();
    c.text_within({in.x, in.y + 46}, f.say(Text::late_title), bold(22, c.p.t1), in.w);
    const auto missed = static_cast<int>(night.rounds.size());
    const std::string cards = std::to_string(draft::leftover_pool(night).size());
    const std::string told = missed == 0 ? f.say(Text::late_under, {cards})
                                         : f.say(missed == 1 ? Text::late_under_one : Text::late_under_many,
                                                 {cards, std::to_string(missed)});
    c.paragraph({in.x, in.y + 76}, told, regular(14, c.p.t2), in.w, 20, 3);
    const Rect row{in.x, in.y + 146, in.w, 44};
    c.rect(row, c.p.s2, size::button_radius);
    const float kinds = std::max(236.f, seat_kind_width(f));
    f.ui.text_field("late.name", {row.x + 16, row.y + 4, row.w - kinds - 26, row.h - 8}, seats_.back().name,
                    f.say(Text::seating_name));
    seat_kind_tabs(f, "late.kind", {row.right() - kinds - 6, row.y + 6, kinds, row.h - 12}, seats_, seats_.size() - 1);
    const float y = box.bottom() - 74;
    if (button(f, {.id = "late.cancel", .box = {in.x, y, 130, 44}, .label = f.say(Text::cancel), .key = Key::escape}))
        return false;
    const bool named = !seats_.back().name.empty();
    if (!button(f, {.id = "late.join",
                    .box = {in.right() - 220, y, 220, 44},
                    .label = f.say(Text::late_join),
                    .rank = Rank::primary,
                    .icon = Icon::person,
                    .key = Key::enter,
                    .locked = named ? std::string_view() : f.say(Text::seating_no_name),
                    .text = 15}))
        return true;
    const Said said = f.session.join(seats_.back());
    if (said) f.ui.toast(*said);
    return said.has_value();
}

}  // namespace cubenight::gui
