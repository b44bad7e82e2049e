#include "engine/cards/ultraman/cube.hpp"

namespace cubenight::ultraman {

cubenight::Card cover_of(const Card& card) {
    cubenight::Card cover;
    cover.key = card.number;
    cover.name = rules_name(card);
    for (const UnreadText& unread : card.unread) cover.unread.push_back({unread.text});
    return cover;
}

}  // namespace cubenight::ultraman
