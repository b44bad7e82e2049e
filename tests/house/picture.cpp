#include "tests/house/picture.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tests/house/layout.hpp"

namespace cubenight::house {
namespace {

constexpr double line_height = 15;
constexpr double margin = 24;

// A room as it is drawn.
struct Drawn {
    std::string path;
    const Room* room;

    bool may(const Drawn& other) const { return room->may.contains(other.path); }
    bool stands_above(const Drawn& other) const { return room->line > other.room->line; }
};

// Rooms of one folder, laid out among themselves. A room that is alone needs no frame.
struct Group {
    std::string folder;
    std::vector<Drawn> rooms;
    std::vector<Box> boxes;
    Layout inside;
    bool framed = false;
    Box size;
};

// "draft/pool" belongs to draft; "engine/pokemon/ask" to engine/pokemon.
std::string folder_of(const std::string& path) {
    const auto first = path.find('/');
    if (first == std::string::npos || path.starts_with("draft/")) return path.substr(0, first);
    return path.substr(0, path.find('/', first + 1));
}

std::vector<std::string> lines_of(const std::string& text, std::size_t most) {
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        if (!line.empty() && line.size() + 1 + word.size() > most) {
            lines.push_back(line);
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
        at = end + 1;
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

constexpr std::size_t letters_in_line = 24;

std::string name_in(const Group& group, const Drawn& room) {
    if (!group.framed || room.path == group.folder) return room.path;
    return room.path.substr(group.folder.size() + 1) + "/";
}

Box box_of(const Group& group, const Drawn& room) {
    const auto lines = lines_of(room.room->about, letters_in_line);
    std::size_t widest = 0;
    for (const std::string& line : lines) widest = std::max(widest, line.size());
    const double name = 8.6 * static_cast<double>(name_in(group, room).size());
    return {std::max(name, 6.3 * static_cast<double>(widest)) + 24,
            28 + line_height * static_cast<double>(lines.size()) + (lines.empty() ? 2 : 4)};
}

std::vector<Arrow> arrows_in(const Group& group) {
    std::vector<Arrow> arrows;
    for (std::size_t from = 0; from < group.rooms.size(); ++from)
        for (std::size_t to = 0; to < group.rooms.size(); ++to)
            if (from != to && group.rooms[from].may(group.rooms[to]))
                arrows.emplace_back(static_cast<int>(from), static_cast<int>(to));
    return arrows;
}

std::vector<Group> groups_of(const Arrows& arrows) {
    std::vector<Drawn> rooms;
    for (const auto& [path, room] : arrows) rooms.push_back({path, &room});
    std::sort(rooms.begin(), rooms.end(), [](const Drawn& a, const Drawn& b) { return b.stands_above(a); });
    std::vector<Group> groups;
    for (const Drawn& room : rooms) {
        const std::string folder = folder_of(room.path);
        auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& one) { return one.folder == folder; });
        if (group == groups.end()) group = groups.insert(groups.end(), {folder, {}, {}, {}, false, {}});
        group->rooms.push_back(room);
    }
    return groups;
}

bool leads(const Group& from, const Group& to) {
    return std::any_of(from.rooms.begin(), from.rooms.end(), [&](const Drawn& room) {
        return std::any_of(to.rooms.begin(), to.rooms.end(), [&](const Drawn& other) { return room.may(other); });
    });
}

std::vector<Arrow> arrows_between(const std::vector<Group>& groups) {
    std::vector<Arrow> arrows;
    for (std::size_t from = 0; from < groups.size(); ++from)
        for (std::size_t to = 0; to < groups.size(); ++to)
            if (from != to && leads(groups[from], groups[to]))
                arrows.emplace_back(static_cast<int>(from), static_cast<int>(to));
    return arrows;
}

// Colours by top folder: frame, filling of the frame, filling of a room.
struct Paint {
    const char* line;
    const char* frame;
    const char* room;
};

Paint paint_of(const std::string& path) {
    if (path.starts_with("engine")) return {"#3b6ea8", "#eaf2fb", "#ffffff"};
    if (path.starts_with("draft")) return {"#3f8a57", "#e9f6ed", "#ffffff"};
    return {"#a8682f", "#fcf2e7", "#ffffff"};
}

// Writes SVG; all numbers are whole pixels, so that the file is the same everywhere.
class Canvas {
public:
    explicit Canvas(Box size) {
        const std::string wide = whole(size.width);
        const std::string high = whole(size.height);
        text_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + wide + "\" height=\"" + high +
                "\" viewBox=\"0 0 " + wide + " " + high +
                "\" font-family=\"Noto Sans, DejaVu Sans, Arial, sans-serif\">\n"
                "<!-- Written by house_picture from arrows.txt; not by hand. -->\n"
                "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n";
    }

    void box(Point at, Box size, const char* line, const char* fill, int round) {
        text_ += "<rect x=\"" + whole(at.x) + "\" y=\"" + whole(at.y) + "\" width=\"" + whole(size.width) +
                 "\" height=\"" + whole(size.height) + "\" rx=\"" + std::to_string(round) + "\" fill=\"" + fill +
                 "\" stroke=\"" + line + "\" stroke-width=\"1.5\"/>\n";
    }

    void words(Point at, const std::string& words, int size, const char* colour, const char* more) {
        text_ += "<text x=\"" + whole(at.x) + "\" y=\"" + whole(at.y) + "\" font-size=\"" + std::to_string(size) +
                 "\" fill=\"" + colour + "\"" + more + ">" + escaped(words) + "</text>\n";
    }

    // Through all points, straight down at each; the head lies at the last one.
    void arrow(const std::vector<Point>& route, Point offset, const char* colour, int thick) {
        std::string path;
        for (std::size_t i = 0; i < route.size(); ++i) {
            Point at{route[i].x + offset.x, route[i].y + offset.y};
            if (i + 1 == route.size()) at.y -= 6;
            if (i == 0) {
                path = "M" + pair(at);
            } else {
                const Point before{route[i - 1].x + offset.x, route[i - 1].y + offset.y};
                const double bend = (at.y - before.y) / 2;
                path += " C" + pair({before.x, before.y + bend}) + " " + pair({at.x, at.y - bend}) + " " + pair(at);
            }
        }
        const Point tip{route.back().x + offset.x, route.back().y + offset.y};
        text_ += "<path d=\"" + path + "\" fill=\"none\" stroke=\"" + std::string(colour) + "\" stroke-width=\"" +
                 std::to_string(thick) + "\"/>\n<path d=\"M" + pair(tip) + " L" + pair({tip.x - 5, tip.y - 9}) + " L" +
                 pair({tip.x + 5, tip.y - 9}) + " Z\" fill=\"" + colour + "\"/>\n";
    }

    std::string done() const { return text_ + "</svg>\n"; }

private:
    static std::string whole(double number) { return std::to_string(std::lround(number)); }
    static std::string pair(Point at) { return whole(at.x) + "," + whole(at.y); }
    static std::string escaped(const std::string& words) {
        std::string text;
        for (const char c : words) {
            if (c == '&') text += "&amp;";
            else if (c == '<') text += "&lt;";
            else text += c;
        }
        return text;
    }

    std::string text_;
};

constexpr double frame_head = 34;
constexpr double frame_edge = 16;

// Lays out the rooms of a group.
void furnish(Group& group) {
    group.framed = group.rooms.size() > 1;
    for (const Drawn& room : group.rooms) group.boxes.push_back(box_of(group, room));
    const int count = static_cast<int>(group.rooms.size());
    group.inside = lay_out(group.boxes, reduced(count, arrows_in(group)), 18, 30);
    group.size = group.inside.size;
    if (group.framed) {
        group.size.width = std::max(group.size.width, 9.5 * static_cast<double>(group.folder.size())) + 2 * frame_edge;
        group.size.height += frame_head + frame_edge;
    }
}

void draw(const Group& group, Point at, Canvas& canvas) {
    const Paint paint = paint_of(group.folder);
    Point inner = at;
    if (group.framed) {
        canvas.box(at, group.size, paint.line, paint.frame, 10);
        canvas.words({at.x + 14, at.y + 22}, group.folder + "/", 15, paint.line, " font-weight=\"bold\"");
        inner = {at.x + (group.size.width - group.inside.size.width) / 2, at.y + frame_head};
    }
    const auto arrows = reduced(static_cast<int>(group.rooms.size()), arrows_in(group));
    for (std::size_t i = 0; i < arrows.size(); ++i) canvas.arrow(group.inside.routes[i], inner, paint.line, 1);
    for (std::size_t i = 0; i < group.rooms.size(); ++i) {
        const Point corner{inner.x + group.inside.corners[i].x, inner.y + group.inside.corners[i].y};
        canvas.box(corner, group.boxes[i], paint.line, group.framed ? paint.room : paint.frame, 6);
        const double middle = corner.x + group.boxes[i].width / 2;
        canvas.words({middle, corner.y + 19}, name_in(group, group.rooms[i]), 14, "#1c2733",
                     " font-weight=\"bold\" text-anchor=\"middle\"");
        double y = corner.y + 36;
        for (const std::string& line : lines_of(group.rooms[i].room->about, letters_in_line)) {
            canvas.words({middle, y}, line, 11, "#47566a", " text-anchor=\"middle\"");
            y += line_height;
        }
    }
}

}  // namespace

std::string picture(const Arrows& rooms) {
    auto groups = groups_of(rooms);
    std::vector<Box> boxes;
    for (Group& group : groups) {
        furnish(group);
        boxes.push_back(group.size);
    }
    const int count = static_cast<int>(groups.size());
    auto arrows = arrows_between(groups);
    if (has_circle(count, arrows)) return {};
    arrows = reduced(count, arrows);
    const Layout house = lay_out(boxes, arrows, 28, 44);
    const Point origin{margin, margin + 44};
    Canvas canvas({house.size.width + 2 * margin, house.size.height + 2 * margin + 44});
    canvas.words({margin, margin + 10}, "The rooms of CubeNight", 20, "#1c2733", " font-weight=\"bold\"");
    canvas.words(
        {margin, margin + 30},
        "An arrow leads from a room to one whose headers it may include. What can be reached along several arrows "
        "has none of its own.",
        12, "#47566a", "");
    for (std::size_t i = 0; i < arrows.size(); ++i) canvas.arrow(house.routes[i], origin, "#6b7785", 2);
    for (std::size_t i = 0; i < groups.size(); ++i)
        draw(groups[i], {origin.x + house.corners[i].x, origin.y + house.corners[i].y}, canvas);
    return canvas.done();
}

}  // namespace cubenight::house
