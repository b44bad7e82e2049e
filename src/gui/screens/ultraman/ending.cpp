#include "src/gui/screens/ultraman/ending.hpp"

namespace cubenight::gui::ucg {

using ultraman::Ending;
using ultraman::EventKind;

namespace {

std::string why_ended(const Strings& say, const Values& v) {
    const std::string turn = std::to_string(v.view.turn);
    const auto winner = play::winner_of(v.view.outcome);
    const std::string lost = v.names.seat(winner ? opponent(*winner) : play::no_seat);
    switch (v.view.ending) {
        case Ending::none: return {};
        case Ending::wins:
            if (!winner) return {};
            return say(Text::ucg_over_wins, {v.names.seat(*winner), std::to_string(v.view.seats[*winner].wins), turn});
        case Ending::cannot_set: return say(Text::ucg_over_unable, {lost, turn});
        case Ending::conceded: return say(Text::match_over_conceded, {lost, turn});
        case Ending::effect: return say(Text::match_over_effect, {turn});
        case Ending::turn_limit: return std::string(say(Text::match_over_limit));
        case Ending::choice_limit: return say(Text::match_over_choices, {turn});
        case Ending::agreed: return say(Text::match_over_agreed, {turn});
    }
    return {};
}

struct Counted {
    int battles = 0;  // won in all judgements
    int level_ups = 0;
};

Counted counted(std::span<const said::LogEntry> log, SeatId seat) {
    Counted all;
    for (const said::LogEntry& entry : log) {
        const ultraman::Event& e = entry.event;
        if (e.type == EventKind::battle) all.battles += e.spot != no_spot && ultraman::seat_of(e.spot) == seat;
        if (e.type == EventKind::levelled_up) all.level_ups += e.seat == seat;
    }
    return all;
}

}  // namespace

MatchEnd ending_of(Frame& f, const UltramanSession& match, const Values& v) {
    MatchEnd end = end_for(f, match, v.me, v.view.outcome);
    end.why = why_ended(f.say, v);
    end.turns = v.view.turn;
    const Counted own = counted(match.log(), v.me), other = counted(match.log(), v.them);
    const auto add = [&](Text name, int mine, int theirs) {
        end.figures.push_back({std::string(f.say(name)), std::to_string(mine), std::to_string(theirs)});
    };
    add(Text::ucg_end_battles, v.view.seats[v.me].wins, v.view.seats[v.them].wins);
    add(Text::ucg_end_all_battles, own.battles, other.battles);
    add(Text::ucg_end_level_ups, own.level_ups, other.level_ups);
    add_night_record(f, match, v.me, end);
    return end;
}

}  // namespace cubenight::gui::ucg
