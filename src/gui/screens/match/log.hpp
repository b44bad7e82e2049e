// The log beside the board: every line, or in short. Lines are broken once for each change, not each frame.
#pragma once

#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

class Log {
public:
    // The values have changed.
    void refresh();
    // `until`: entries that had been written at the moment that is looked at; what came later stands back.
    MatchWishes draw(Frame& f, const MatchValues& v, Rect r, std::size_t until);

private:
    struct Laid {
        std::vector<std::string> rows;
        float height = 0;
    };

    void head(Frame& f, Rect r);
    void lines(Frame& f, const MatchValues& v, Rect view, MatchWishes& wishes);
    void line(Frame& f, const MatchValues& v, Rect r, std::size_t index, MatchWishes& wishes);
    void clauses(Frame& f, const text::LogLine& line, Rect r, const std::string& id, MatchWishes& wishes);
    void lay_lines(Frame& f, const MatchValues& v, float width);
    bool shows(const text::LogLine& line) const;

    int tab_ = 0;  // 0: every line with its clauses, 1: in short
    std::vector<Laid> laid_;
    float laid_width_ = 0;
    Language laid_in_ = Language::english;
    bool laid_truly_ = false;  // all glyphs were there
    std::size_t lines_seen_ = 0;
    std::size_t until_ = 0;
    std::size_t last_then_ = 0;  // the last line that had been written then
};

}  // namespace cubenight::gui
