// Where plates and cards lie on the felt of a draft.
#include <algorithm>
#include <cmath>
#include <map>

#include "src/gui/screens/draft/draft_layout.hpp"
#include "tests/gui/pressing.hpp"

using namespace cubenight;
using namespace cubenight::gui;

TEST_CASE("On the felt nothing covers anything for any window and number of seats and cards", "[gui.draft]") {
    for (const Rect felt :
         {Rect{0, 61, 957, 786}, Rect{0, 61, 1012, 939}, Rect{0, 61, 1240, 967}, Rect{0, 61, 880, 880}})
        for (int seats = 2; seats <= 16; ++seats)
            for (const int cards : {0, 1, 2, 3, 4, 5, 7, 9, 10, 12, 14, 15, 17, 20, 24, 30, 60}) {
                INFO(felt.w << "x" << felt.h << " seats " << seats << " cards " << cards);
                const DraftLayout lay = lay_out_draft(felt, seats, cards);
                REQUIRE(lay.cards.size() == static_cast<std::size_t>(cards));
                std::vector<Rect> all;
                for (Rect card : lay.cards) {
                    card.y -= card_tab, card.h += card_tab;
                    all.push_back(card);
                }
                for (const auto& plate : lay.plates) {
                    Rect box = plate.box;
                    box.y -= plate_backs, box.h += plate_backs;
                    all.push_back(box);
                }
                REQUIRE(apart(all));
                for (const Rect& box : all)
                    REQUIRE((box.x >= felt.x && box.right() <= felt.right() && box.bottom() <= felt.bottom()));
                if (cards > 0 && cards <= 15) REQUIRE(lay.cards.front().w >= 108);
            }
}

TEST_CASE("Rows of a pack that are not full lie in the middle and are the outer ones", "[gui.draft]") {
    const Rect felt{0, 61, 957, 786};
    const DraftLayout lay = lay_out_draft(felt, 4, 13);
    std::map<float, std::vector<Rect>> rows;
    for (const Rect& card : lay.cards) rows[card.y].push_back(card);
    std::vector<std::size_t> counts;
    for (const auto& [y, row] : rows) {
        counts.push_back(row.size());
        CHECK(std::abs(row.front().x + row.back().right() - 2 * lay.centre.x) < 2);
    }
    CHECK(counts == std::vector<std::size_t>{4, 5, 4});
}

TEST_CASE("Cards of a pack keep off the wooden rim where the window has room for that", "[gui.draft]") {
    for (const int cards : {5, 10, 12, 15}) {
        const DraftLayout lay = lay_out_draft({0, 61, 1240, 967}, 4, cards);
        INFO(cards << " cards, " << lay.cards.front().w << " wide");
        for (const Rect& card : lay.cards)
            for (const Vec corner : {card.corner(), Vec{card.right(), card.y}, Vec{card.x, card.bottom()},
                                     Vec{card.right(), card.bottom()}}) {
                const float x = (corner.x - lay.centre.x) / (lay.radii.x - 16),
                            y = (corner.y - lay.centre.y) / (lay.radii.y - 16);
                CHECK(x * x + y * y <= 1);
            }
    }
}

TEST_CASE("The last cards of a pack do not get smaller as there are fewer", "[gui.draft]") {
    float before = 0;
    for (int cards = 8; cards > 0; --cards) {
        const float now = lay_out_draft({0, 61, 957, 786}, 4, cards).cards.front().w;
        INFO(cards << " cards");
        CHECK(now >= before - 8);
        before = now;
    }
}
