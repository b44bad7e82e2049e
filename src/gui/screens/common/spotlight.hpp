// What was done while nobody here was to choose: one thing after another, the card large and the sentence of what came of it,
// each for as long as it takes to read. Any key or click ends it.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/in_sight.hpp"
#include "src/gui/screens/common/table_motion.hpp"
#include "src/gui/sessions/table_session.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::gui {

struct Deed {
    CopyId copy = no_copy;  // shown large, where its card is known
    std::string words;
    std::optional<TablePlace> winner = {}, loser = {};  // of a battle; of a tie both are equal
    bool tied = false;
    bool waits = false;  // until everything lies where it is now
};

// What was told since the last frame, and whether a bot did it.
struct DeedNews {
    std::size_t since = 0;
    bool by_bot = false;
};

// What the log says of a deed and of what came of it at once: the first lines behind so many entries, up to the next heading.
std::string deed_words(std::span<const text::LogLine> lines, std::size_t before, std::size_t most);

// What others did behind so many entries: the last sentences of that, as many as one reads at a glance.
std::string done_by_others(std::span<const text::LogLine> lines, std::size_t since, SeatId own);

// What it is shown on.
struct SpotlightStage {
    Vec middle;  // of what is shown, where nothing is in the way there
    Rect board;
    InSight sight;
    std::function<bool(CopyId)> has_face;
    std::function<void(Rect, CopyId)> face;
    std::function<Rect(TablePlace)> box =
        {};  // of any place of the table; who won a battle is marked where it is given
};

class Spotlight {
public:
    // Follows the match; nothing where nothing was told, or what was told is of another match or was taken back.
    std::optional<DeedNews> news(const TableSession& match);
    void show(std::vector<Deed> deeds);
    void clear() { deeds_.clear(), passed_ = 0; }
    bool on() const { return !deeds_.empty(); }
    // REQUIRES: on().
    const Deed& shown() const { return deeds_.front(); }
    // Time passes.
    void go_on(Frame& f);
    void draw(Frame& f, const SpotlightStage& stage) const;

private:
    void mark_battle(Frame& f, const Deed& deed, const std::function<Rect(TablePlace)>& box) const;

    std::vector<Deed> deeds_;  // the first one is shown
    float passed_ = 0;         // milliseconds, of that one
    const TableSession* match_ = nullptr;
    std::size_t told_ = 0;
    std::optional<SeatId> acted_;
};

}  // namespace cubenight::gui
