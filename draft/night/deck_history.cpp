#include "draft/night/deck_history.hpp"

namespace cubenight::draft {
namespace {

bool goes_to(std::vector<Deck>& from, std::vector<Deck>& to, const Deck& now, const Deck& next) {
    if (from.empty() || from.back() != next) return false;
    from.pop_back();
    to.push_back(now);
    return true;
}

}  // namespace

void follow(DeckHistory& history, const Deck& now, const Deck& next, DeckMove move) {
    if (move == DeckMove::taken_back && goes_to(history.before, history.after, now, next)) return;
    if (move == DeckMove::made_again && goes_to(history.after, history.before, now, next)) return;
    if (now == next) return;
    history.before.push_back(now);
    if (history.before.size() > most_deck_changes) history.before.erase(history.before.begin());
    history.after.clear();
}

}  // namespace cubenight::draft
