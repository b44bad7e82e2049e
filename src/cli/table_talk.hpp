// Persons at the terminal: what they have to decide is asked in turn, on one shared screen, answered by number.
#pragma once

#include <map>
#include <optional>

#include "draft/night/night_view.hpp"
#include "src/cli/match_talk.hpp"
#include "src/cli/words.hpp"
#include "src/night/conductor.hpp"

namespace cubenight::cli {

enum class Talk : std::uint8_t {
    answered,  // something was decided
    leave,     // they want to stop for now, or the input has ended
};

class TableTalk {
public:
    explicit TableTalk(Conductor& conductor) : conductor_(conductor) {}

    // Asks the next thing that only a person can decide and does it. REQUIRES: conductor.advance() waits.
    Talk ask_next();
    // Tells how the match ended that a person played here last, once it has.
    void tell_end();

private:
    // The match that is being played here, as far as its player was told of it.
    struct Told {
        std::size_t round;  // 0-based
        int table;
        std::unique_ptr<MatchTelling> telling;
        std::size_t steps = 0;  // that the telling has taken
        SeatId player{0};       // of the match, who was told last
    };

    Talk try_to(draft::EntryAction action);
    bool heard_host(const std::string& answer);
    std::optional<std::string> ask_openly(std::string_view prompt, Word help);
    std::optional<Talk> pass_to(SeatId seat);
    void tell_last_of_pack(SeatId seat);
    Talk pick(SeatId seat, draft::CubeCopyId card);
    Talk ask_pick(const draft::NightView& view);
    Talk ask_deck(SeatId seat);
    Talk ask_table(int table);
    Talk ask_step(int table, const MatchRunner& match);
    int steps_begun() const;
    bool take_back(int table, const MatchRunner& match);
    void tell_news(int table, SeatId player);
    bool catch_up(const draft::NightMatch& match);

    Conductor& conductor_;
    std::optional<SeatId> at_screen_;  // whose cards were shown last
    bool hidden_ = false;              // they were cleared off the screen, and nobody looks yet
    std::map<int, int> told_picks_;    // how many picks a seat knows of, from its own last one until it is asked again
    std::optional<Told> told_;
};

}  // namespace cubenight::cli
