#include "src/workshop/comparison.hpp"

#include <algorithm>
#include <map>

#include "engine/cards/ultraman/notation.hpp"

namespace cubenight::workshop {
namespace {

// All that counts of a card but which printing it is.
std::string what_it_says(const OpenedCube& cube, CardId id) {
    if (cube.ucg_cards()) {
        ultraman::Card card = (*cube.ucg_cards())[id];
        card.number.clear();
        return ultraman::write_card(card);
    }
    Card card = cube[id];
    card.key.clear();
    card.set.clear();
    card.illustrator.clear();
    return write_card(card);
}

class Comparer {
public:
    Comparer(const OpenedCube& one, const OpenedCube& other) : one_(one), other_(other) {
        for (const Entry& entry : other.entries()) {
            const std::string& key = other[entry.card].key;
            by_key_[key] = entry;
            if (!one.cards().find_key(key) || one.copies(*one.cards().find_key(key)) == 0)
                by_words_.emplace(what_it_says(other, entry.card), entry);
        }
    }

    Comparison result() {
        for (const Entry& entry : one_.entries()) compare(entry);
        for (const Entry& entry : other_.entries())
            if (by_key_.contains(other_[entry.card].key))
                add({other_[entry.card].key, other_[entry.card].name, 0, entry.copies, false});
        return std::move(made_);
    }

private:
    void compare(const Entry& entry) {
        const Card& card = one_[entry.card];
        Difference both{card.key, card.name, entry.copies, 0, false};
        if (const auto same = by_key_.find(card.key); same != by_key_.end()) {
            both.there = same->second.copies;
            both.says_other = what_it_says(one_, entry.card) != what_it_says(other_, same->second.card);
            by_key_.erase(same);
        } else if (const auto words = by_words_.find(what_it_says(one_, entry.card)); words != by_words_.end()) {
            both.there = words->second.copies;
            by_key_.erase(other_[words->second.card].key);
            by_words_.erase(words);
        }
        add(std::move(both));
    }

    void add(Difference both) {
        if (!both.says_other) made_.alike += std::min(both.here, both.there);
        if (both.here != both.there || both.says_other) made_.differences.push_back(std::move(both));
    }

    const OpenedCube& one_;
    const OpenedCube& other_;
    std::map<std::string, Entry> by_key_;         // of the other cube, those that are not spoken for
    std::multimap<std::string, Entry> by_words_;  // of these, those whose key the first cube lacks
    Comparison made_;
};

}  // namespace

Comparison compare(const OpenedCube& one, const OpenedCube& other) { return Comparer(one, other).result(); }

}  // namespace cubenight::workshop
