#include "src/gui/screens/common/seat_kind.hpp"

#include <algorithm>
#include <array>

#include "src/gui/widgets/controls.hpp"
#include "src/text/given_names.hpp"
#include "src/text/names.hpp"

namespace cubenight::gui {
namespace {

std::string person_name(const Strings& say, std::size_t number) {
    return say(Text::practice_seat, {std::to_string(number + 1)});
}

std::array<std::string_view, 3> kind_labels(const Strings& say) {
    return {say(Text::seating_person), say(Text::seating_bot), say(Text::seating_random_bot)};
}

}  // namespace

float seat_kind_width(Frame& f) { return tabs_width(f.c, kind_labels(f.say)); }

std::string usual_seat_name(const Strings& say, const std::vector<draft::SeatSettings>& seats, std::size_t index,
                            draft::SeatKind kind) {
    const auto taken = [&](std::string_view name) {
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (i != index && seats[i].name == name) return true;
        return false;
    };
    if (kind == draft::SeatKind::person) return person_name(say, index);
    // The bot of the first seat but one has the first name.
    const int first = index == 0 ? text::bot_name_count - 1 : static_cast<int>(index) - 1;
    for (int i = 0; i < text::bot_name_count; ++i)
        if (const auto name = text::bot_name(first + i, say.language()); !taken(name)) return std::string(name);
    return std::string(text::bot_name(first, say.language()));
}

void seat_kind_tabs(Frame& f, std::string_view id, Rect r, std::vector<draft::SeatSettings>& seats, std::size_t index) {
    draft::SeatSettings& seat = seats[index];
    const auto labels = kind_labels(f.say);
    const std::string tips[] = {"", std::string(f.say(Text::seating_bot_tip)),
                                std::string(f.say(Text::seating_random_bot_tip))};
    const bool random = seat.skill == draft::BotSkill::random;
    const int now = seat.kind == draft::SeatKind::person ? 0 : random ? 2 : 1;
    const int chosen = tabs(f, id, r, labels, now, tips);
    if (chosen == now) return;
    const draft::SeatKind kind = chosen == 0 ? draft::SeatKind::person : draft::SeatKind::bot;
    if (kind != seat.kind && (seat.name.empty() || text::is_given_name(seat.name)))
        seat.name = usual_seat_name(f.say, seats, index, kind);
    seat.kind = kind;
    seat.skill = chosen == 2 ? draft::BotSkill::random : draft::BotSkill::steady;
}

draft::BotSkill bot_skill_tabs(Frame& f, std::string_view id, Rect r, draft::BotSkill skill) {
    const std::string_view labels[] = {f.say(Text::seating_bot), f.say(Text::seating_random_bot)};
    const std::string tips[] = {std::string(f.say(Text::seating_bot_tip)),
                                std::string(f.say(Text::seating_random_bot_tip))};
    const int chosen = tabs(f, id, r, labels, skill == draft::BotSkill::random ? 1 : 0, tips);
    return chosen == 1 ? draft::BotSkill::random : draft::BotSkill::steady;
}

}  // namespace cubenight::gui
