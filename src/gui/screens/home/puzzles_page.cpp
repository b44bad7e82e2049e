// Home: the puzzles.
#include "src/gui/screens/home/puzzles_page.hpp"

#include <algorithm>

#include "src/gui/screens/common/sit_at.hpp"
#include "src/gui/screens/home/rulings_page.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float heading_height = 44;

std::string solved_words(const Strings& say, int solved, int count) {
    return say(Text::puzzles_solved, {std::to_string(solved), std::to_string(count)});
}

}  // namespace

void PuzzlesPage::refresh(const RulingShelf& shelf, const std::vector<RulingFile>& files) {
    if (version_ == shelf.version()) return;
    version_ = shelf.version();
    groups_.clear();
    count_ = solved_ = 0;
    for (std::size_t file = 0; file < files.size(); ++file) {
        Group group{file, {}, 0};
        for (std::size_t i = 0; i < files[file].entries.size(); ++i) {
            const RulingFile::Entry& entry = files[file].entries[i];
            if (!entry.is_puzzle) continue;
            group.entries.push_back(i);
            group.solved += entry.mark == RulingMark::held;
        }
        count_ += static_cast<int>(group.entries.size());
        solved_ += group.solved;
        if (!group.entries.empty()) groups_.push_back(std::move(group));
    }
}

// The first one that is not solved, from file to file.
std::optional<RulingShelf::Place> PuzzlesPage::next(const std::vector<RulingFile>& files) const {
    for (const Group& group : groups_)
        for (const std::size_t entry : group.entries)
            if (files[group.file].entries[entry].mark != RulingMark::held) return RulingShelf::Place{group.file, entry};
    return std::nullopt;
}

void PuzzlesPage::draw(Frame& f, Rect r) {
    Canvas& c = f.c;
    f.session.put_ruling_away();
    const auto& files = f.session.rulings();
    if (f.session.ruling_shelf().read_on()) f.ui.keep_moving();
    refresh(f.session.ruling_shelf(), files);
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::rulings_puzzles), bold(28, c.p.t1));
    c.text_within({r.x, r.y + 90}, f.say(Text::puzzles_under), regular(15, c.p.t2), r.w);
    r.cut_top(116);
    r.cut_bottom(36);
    if (groups_.empty()) {
        panel(c, r, 18);
        c.text({r.x + 28, r.y + 48}, f.say(Text::puzzles_none), regular(15, c.p.t2));
        return;
    }
    auto pressed = next(files);
    Rect head = r.cut_top(52);
    ButtonRow row(f, ButtonRow::From::left, head.x, head.y, 48);
    const bool begun = row.button({.id = "puzzles.next",
                                   .label = f.say(Text::puzzle_next),
                                   .rank = Rank::primary,
                                   .icon = Icon::play,
                                   .key = Key::enter,
                                   .locked = pressed ? std::string_view() : f.say(Text::puzzles_all),
                                   .text = 16},
                                  220);
    head.cut_left(row.edge() - head.x + 14);
    c.text_within({head.x, head.y + 22}, solved_words(f.say, solved_, count_), bold(16, c.p.t1), head.w);
    bar(c, {head.x, head.y + 32, std::min(420.f, head.w), 8}, static_cast<float>(solved_) / static_cast<float>(count_),
        c.p.ok);
    r.cut_top(18);
    const auto chosen = list(f, r, files);
    if (chosen) pressed = chosen;
    if (begun || chosen) sit_at(f, f.session.try_ruling(pressed->file, pressed->entry), 9000);
}

std::optional<RulingShelf::Place> PuzzlesPage::list(Frame& f, Rect r, const std::vector<RulingFile>& files) {
    Canvas& c = f.c;
    panel(c, r, 18);
    const Rect view{r.x + 12, r.y + 12, r.w - 24, r.h - 24};
    float high = 0;
    for (const Group& group : groups_)
        high += heading_height + ruling_row_height * static_cast<float>(group.entries.size());
    std::optional<RulingShelf::Place> pressed;
    float y = view.y - f.ui.begin_scroll("puzzles.list", view, high);
    for (const Group& group : groups_) {
        const auto count = static_cast<int>(group.entries.size());
        c.text({view.right() - 20, y + 28}, solved_words(f.say, group.solved, count),
               regular(14, c.p.t2, Align::right));
        const std::string_view game = f.say(files[group.file].of_ultraman ? Text::home_game_ucg : Text::pokemon);
        const std::string title = std::string(ruling_file_name(f.say, files[group.file])) + " · " + std::string(game);
        c.text_within({view.x + 12, y + 28}, title, bold(18, c.p.t1).cuttable(), view.w - 220);
        y += heading_height;
        for (const std::size_t entry : group.entries) {
            const Rect row{view.x, y, view.w - 8, ruling_row_height - 6};
            y += ruling_row_height;
            const std::string id = "puzzles." + std::to_string(group.file) + "." + std::to_string(entry);
            if (row.overlaps(view) && ruling_row(f, row, files[group.file].entries[entry], id, {}))
                pressed = RulingShelf::Place{group.file, entry};
        }
    }
    f.ui.end_scroll();
    return pressed;
}

}  // namespace cubenight::gui
