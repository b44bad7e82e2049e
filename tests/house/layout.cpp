#include "tests/house/layout.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace cubenight::house {
namespace {

// A place on a floor: a box, or where an arrow passes through.
struct Place {
    double width = 0;
    double height = 0;
    double x = 0;  // of its middle
    std::vector<int> above;
    std::vector<int> below;
};

struct Floors {
    std::vector<Place> places;             // the boxes first, in their order
    std::vector<std::vector<int>> floors;  // from the lowest, each from left to right
    std::vector<std::vector<int>> chains;  // of each arrow: the places from its box above to its box below
};

// How far each box lies above the lowest; a box that others need stands close below them.
std::vector<int> floor_of_each(int count, const std::vector<Arrow>& arrows) {
    std::vector<int> floor(static_cast<std::size_t>(count), 0);
    for (int pass = 0; pass < count; ++pass)
        for (const auto& [from, to] : arrows) floor[from] = std::max(floor[from], floor[to] + 1);
    for (int pass = 0; pass < count; ++pass)
        for (int box = 0; box < count; ++box) {
            int lowest_user = count + 1;
            for (const auto& [from, to] : arrows)
                if (to == box) lowest_user = std::min(lowest_user, floor[from]);
            if (lowest_user <= count) floor[box] = std::max(floor[box], lowest_user - 1);
        }
    return floor;
}

Floors stand(const std::vector<Box>& boxes, const std::vector<Arrow>& arrows) {
    Floors house;
    const int count = static_cast<int>(boxes.size());
    const auto floor = floor_of_each(count, arrows);
    house.floors.resize(boxes.empty() ? 0
                                      : 1 + static_cast<std::size_t>(*std::max_element(floor.begin(), floor.end())));
    for (int box = 0; box < count; ++box) {
        house.places.push_back({boxes[box].width, boxes[box].height, 0, {}, {}});
        house.floors[floor[box]].push_back(box);
    }
    const auto join = [&house](int above, int below) {
        house.places[above].below.push_back(below);
        house.places[below].above.push_back(above);
    };
    for (const auto& [from, to] : arrows) {
        std::vector<int> chain{from};
        for (int level = floor[from] - 1; level > floor[to]; --level) {
            const int passing = static_cast<int>(house.places.size());
            house.places.push_back({6, 0, 0, {}, {}});
            house.floors[level].push_back(passing);
            join(chain.back(), passing);
            chain.push_back(passing);
        }
        join(chain.back(), to);
        chain.push_back(to);
        house.chains.push_back(std::move(chain));
    }
    return house;
}

double middle_of(const Floors& house, const std::vector<int>& neighbours, double otherwise) {
    if (neighbours.empty()) return otherwise;
    double sum = 0;
    for (const int place : neighbours) sum += house.places[place].x;
    return sum / static_cast<double>(neighbours.size());
}

// Puts the places of a floor as near to where they want to be as their order and widths allow.
void spread(Floors& house, const std::vector<int>& floor, const std::vector<double>& wanted, double gap) {
    struct Block {
        double sum;
        int members;
        double at() const { return sum / members; }
    };
    std::vector<double> offset(floor.size(), 0);
    for (std::size_t i = 1; i < floor.size(); ++i)
        offset[i] = offset[i - 1] + (house.places[floor[i - 1]].width + house.places[floor[i]].width) / 2 + gap;
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < floor.size(); ++i) {
        blocks.push_back({wanted[i] - offset[i], 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].at() > blocks.back().at()) {
            blocks[blocks.size() - 2].sum += blocks.back().sum;
            blocks[blocks.size() - 2].members += blocks.back().members;
            blocks.pop_back();
        }
    }
    std::size_t i = 0;
    for (const Block& block : blocks)
        for (int member = 0; member < block.members; ++member, ++i) house.places[floor[i]].x = block.at() + offset[i];
}

enum class From { above, below };

void order_floor(Floors& house, std::vector<int>& floor, From from, double gap) {
    std::vector<std::pair<double, int>> order;
    for (const int place : floor) {
        const auto& neighbours = from == From::above ? house.places[place].above : house.places[place].below;
        order.emplace_back(middle_of(house, neighbours, house.places[place].x), place);
    }
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<double> wanted;
    for (std::size_t i = 0; i < order.size(); ++i) {
        floor[i] = order[i].second;
        wanted.push_back(order[i].first);
    }
    spread(house, floor, wanted, gap);
}

void order_all(Floors& house, double gap) {
    for (auto& floor : house.floors) spread(house, floor, std::vector<double>(floor.size(), 0), gap);
    for (int pass = 0; pass < 12; ++pass) {
        for (auto& floor : house.floors) order_floor(house, floor, From::below, gap);
        for (auto floor = house.floors.rbegin(); floor != house.floors.rend(); ++floor)
            order_floor(house, *floor, From::above, gap);
    }
    // At last the order stays, and each place stands over and under what it is joined to.
    for (int pass = 0; pass < 12; ++pass)
        for (const auto& floor : house.floors) {
            std::vector<double> wanted;
            for (const int place : floor) {
                auto both = house.places[place].above;
                both.insert(both.end(), house.places[place].below.begin(), house.places[place].below.end());
                wanted.push_back(middle_of(house, both, house.places[place].x));
            }
            spread(house, floor, wanted, gap);
        }
}

// Where the arrow to `neighbour` leaves or enters `place`: side by side, in the order of the neighbours.
double port(const Floors& house, int place, const std::vector<int>& neighbours, int neighbour) {
    const double x = house.places[neighbour].x;
    const auto left =
        std::count_if(neighbours.begin(), neighbours.end(), [&](int other) { return house.places[other].x < x; });
    const double parts = static_cast<double>(neighbours.size());
    const double width = std::min(house.places[place].width * 0.7, parts * 26);
    return house.places[place].x + width * ((static_cast<double>(left) + 0.5) / parts - 0.5);
}

}  // namespace

bool has_circle(int count, const std::vector<Arrow>& arrows) {
    std::vector<int> height(static_cast<std::size_t>(count), 0);
    bool moved = true;
    for (int pass = 0; moved && pass <= count; ++pass) {
        moved = false;
        for (const auto& [from, to] : arrows)
            if (height[from] <= height[to]) height[from] = height[to] + 1, moved = true;
    }
    return moved;
}

std::vector<Arrow> reduced(int count, const std::vector<Arrow>& arrows) {
    std::vector<std::vector<bool>> leads(static_cast<std::size_t>(count),
                                         std::vector<bool>(static_cast<std::size_t>(count)));
    for (const auto& [from, to] : arrows) leads[from][to] = true;
    for (int by = 0; by < count; ++by)
        for (int from = 0; from < count; ++from)
            for (int to = 0; to < count; ++to)
                if (leads[from][by] && leads[by][to]) leads[from][to] = true;
    std::vector<Arrow> kept;
    for (const Arrow& arrow : arrows) {
        bool around = std::find(kept.begin(), kept.end(), arrow) != kept.end();
        for (int by = 0; by < count; ++by) around = around || (leads[arrow.first][by] && leads[by][arrow.second]);
        if (!around) kept.push_back(arrow);
    }
    return kept;
}

Layout lay_out(const std::vector<Box>& boxes, const std::vector<Arrow>& arrows, double gap_x, double gap_y) {
    Floors house = stand(boxes, arrows);
    order_all(house, gap_x);
    Layout layout;
    double left = 0;
    double right = 0;
    for (const Place& place : house.places) {
        left = std::min(left, place.x - place.width / 2);
        right = std::max(right, place.x + place.width / 2);
    }
    for (Place& place : house.places) place.x -= left;

    std::vector<double> ceiling(house.places.size(), 0);
    std::vector<double> top(house.places.size(), 0);
    std::vector<double> bottom(house.places.size(), 0);
    double y = 0;
    for (auto floor = house.floors.rbegin(); floor != house.floors.rend(); ++floor) {
        double height = 0;
        for (const int place : *floor) height = std::max(height, house.places[place].height);
        for (const int place : *floor) {
            const bool box = place < static_cast<int>(boxes.size());
            ceiling[place] = y;
            bottom[place] = y + height;
            top[place] = box ? y + height - house.places[place].height : y;
        }
        y += height + gap_y;
    }
    for (std::size_t box = 0; box < boxes.size(); ++box)
        layout.corners.push_back({house.places[box].x - boxes[box].width / 2, top[box]});
    for (const auto& chain : house.chains) {
        std::vector<Point> route;
        for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
            const int above = chain[i];
            const int below = chain[i + 1];
            route.push_back({port(house, above, house.places[above].below, below), bottom[above]});
            const double x = port(house, below, house.places[below].above, above);
            route.push_back({x, ceiling[below]});  // a low box among high ones is entered from straight above
            if (top[below] > ceiling[below]) route.push_back({x, top[below]});
        }
        layout.routes.push_back(std::move(route));
    }
    layout.size = {right - left, boxes.empty() ? 0 : y - gap_y};
    return layout;
}

}  // namespace cubenight::house
