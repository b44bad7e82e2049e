#include "src/gui/screens/deck/deck_history.hpp"

namespace cubenight::gui {

namespace {

constexpr std::size_t most_kept = 100;

}  // namespace

void DeckHistory::change(Frame& f, const DeckValues& v, const draft::Deck& deck) {
    if (deck == v.deck()) return;
    const draft::Deck before = v.deck();
    if (const Said said = f.session.set_deck(v.seat, deck)) return f.ui.toast(*said);
    before_.push_back(before);
    if (before_.size() > most_kept) before_.erase(before_.begin());
    after_.clear();
}

void DeckHistory::undo(Frame& f, const DeckValues& v) {
    const draft::Deck now = v.deck(), target = before_.back();
    if (const Said said = f.session.set_deck(v.seat, target)) return f.ui.toast(*said);
    before_.pop_back();
    after_.push_back(now);
}

void DeckHistory::redo(Frame& f, const DeckValues& v) {
    const draft::Deck now = v.deck(), target = after_.back();
    if (const Said said = f.session.set_deck(v.seat, target)) return f.ui.toast(*said);
    after_.pop_back();
    before_.push_back(now);
}

}  // namespace cubenight::gui
