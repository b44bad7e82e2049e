// How the next night gets its decks, from which cube, how many players it is to have, and what the places of the home screen want
// of it.
#pragma once

#include <algorithm>
#include <optional>

#include "draft/table/table.hpp"
#include "src/gui/kit/kept_table.hpp"
#include "src/gui/kit/strings.hpp"
#include "src/gui/screens/home/deck_choice.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

// The rail at the left, from the top.
enum class HomePlace : std::uint8_t {
    tonight,
    cubes,
    library,
    replays,
    rulings,
    rulebook,
    practice,
    puzzles,
    settings,
    workshop,
    lists,
    printed
};

// Decks are drafted from a cube, or everybody brings one.
enum class NightForm : std::uint8_t { drafted, constructed };

struct TableChoice {
    NightForm form = NightForm::drafted;
    std::size_t cube = 0;
    int players = 8;
    std::optional<KeptTable> kept = {};        // how the last night of this form and cube was set up
    std::optional<std::string> recalled = {};  // the cube that was looked for

    const CubeSummary* chosen(const Session& session) const {
        const auto& all = session.cubes();
        return all.empty() ? nullptr : &all[std::min(cube, all.size() - 1)];
    }
    // From the last night on: what was set then, once for each cube that is chosen.
    void recall(const Session& session, const KeptTables& tables) {
        if (!recalled && !tables.empty()) begin_with(session, tables.front());
        const CubeSummary* const now = form == NightForm::constructed ? nullptr : chosen(session);
        const std::string wanted = now ? now->id : std::string();
        if (recalled == wanted) return;
        recalled = wanted;
        const KeptTable* const found = kept_table(tables, wanted);
        kept = found ? std::optional(*found) : std::nullopt;
        if (kept) players = kept->row.players;
    }
    void begin_with(const Session& session, const KeptTable& last) {
        for (std::size_t i = 0; i < session.cubes().size(); ++i)
            if (session.cubes()[i].id == last.cube) cube = i;
        if (last.cube.empty()) form = NightForm::constructed;
    }
    DraftTableRow row(const CubeSummary& of) const {
        const bool as_before = kept && kept->cube == of.id && kept->row.players == players;
        if (as_before && draft::cards_needed(kept->row) <= of.cards) return kept->row;
        for (const DraftTableRow& row : of.rows)
            if (row.players == players) return row;
        return of.rows.empty() ? DraftTableRow{} : of.rows.front();
    }
};

// Why no table is set with the cube, whatever the number of players; empty where one can be.
inline std::string_view why_no_table(const Strings& say, const CubeSummary& cube) {
    return cube.rows.empty() ? say(Text::home_no_table) : std::string_view();
}

// The same of what is chosen.
inline std::string_view why_no_table(const Strings& say, Session& session, const TableChoice& choice) {
    if (choice.form == NightForm::constructed) {
        const auto& decks = session.deck_files();
        const bool some = std::ranges::any_of(decks, [](const DeckFile& deck) { return deck.playable(); });
        return some ? std::string_view() : say(Text::practice_none);
    }
    const CubeSummary* cube = choice.chosen(session);
    return cube ? why_no_table(say, *cube) : say(Text::home_no_cubes);
}

struct HomeWishes {
    std::optional<HomePlace> place;     // to go there
    bool set_table = false;             // names for the seats, then the night begins
    std::optional<DeckWish> deck = {};  // to the bench of the workshop
};

// The night that waits to be resumed; nothing where none does.
inline const NightSummary* paused_night(const Session& session) {
    for (const NightSummary& night : session.nights())
        if (night.state == NightState::paused) return &night;
    return nullptr;
}

}  // namespace cubenight::gui
