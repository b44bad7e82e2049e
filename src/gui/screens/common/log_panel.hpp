// The log of a match beside the board: every line, or in short.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/table_wishes.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::gui {

struct Told {
    std::span<const text::LogLine> lines;
    SeatId me{0};                      // whose lines are marked as one's own
    std::string_view asked;            // what one waits for; empty where nothing is asked of this seat
    std::string_view document = "JA";  // whose tag the chips of clauses leave out
};

class LogPanel {
public:
    // The lines have changed.
    void refresh();
    // `until`: entries that had been written at the moment that is looked at; what came later stands back. Nothing: now.
    TableWishes draw(Frame& f, const Told& told, Rect r, std::optional<std::size_t> until);

private:
    struct Laid {
        std::vector<std::string> rows;
        float height = 0;
    };

    void head(Frame& f, Rect r);
    void lines(Frame& f, const Told& told, Rect view, TableWishes& wishes);
    void follow(Frame& f, const Told& told, Rect view);
    void line(Frame& f, const Told& told, Rect r, std::size_t index, TableWishes& wishes);
    void clauses(Frame& f, const Told& told, const text::LogLine& line, Rect r, const std::string& id,
                 TableWishes& wishes);
    void lay_lines(Frame& f, const Told& told, float width);
    bool shows(const text::LogLine& line) const;

    int tab_ = 0;  // 0: every line with its clauses, 1: in short
    std::vector<Laid> laid_;
    float laid_width_ = 0;
    Language laid_in_ = Language::english;
    bool laid_truly_ = false;  // all glyphs were there
    std::size_t lines_seen_ = 0;
    std::optional<std::size_t> until_, until_seen_;
    std::size_t last_then_ = 0;  // the last line that had been written then
};

}  // namespace cubenight::gui
