#include "src/cli/cube_cards.hpp"

#include <algorithm>
#include <iostream>
#include <sstream>
#include <vector>

#include "engine/core/printable.hpp"
#include "src/cli/card_talk.hpp"
#include "src/cli/prompt.hpp"
#include "src/cli/words.hpp"
#include "src/night/night_cards.hpp"
#include "src/store/library.hpp"

namespace cubenight::cli {
namespace {

struct CardOfCube {
    std::string cube, line, whole;
};

// Whether each of the words is one of the card's name or stands on it.
bool has_words(const Card& card, const std::string& whole, const std::string& words) {
    const std::string text = in_small(whole);
    std::istringstream rest(in_small(words));
    for (std::string word; rest >> word;)
        if (text.find(word) == std::string::npos && !is_called(card, word)) return false;
    return true;
}

// Adds those of the cube that no other cube had before it.
void add_called(std::vector<CardOfCube>& found, const store::LoadedCube& cube, const std::string& called, Given given) {
    const draft::DraftCards cards = cards_of(cube);
    std::vector<CardId> ids = cube.cube.cards;
    std::ranges::sort(ids, {}, &CardId::value);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    for (const CardId id : ids) {
        const Card& card = (*cards.set)[id];
        if (given == Given::whole_name ? !has_name(card, called) : given == Given::part && !is_called(card, called))
            continue;
        std::string whole = whole_card(cards, id);
        if (given == Given::words && !has_words(card, whole, called)) continue;
        if (std::ranges::find(found, whole, &CardOfCube::whole) == found.end())
            found.push_back({printable(cube.cube.name), card_line(cards, id), std::move(whole)});
    }
}

}  // namespace

std::size_t tell_cards_of_cubes(const std::string& called, Given given, const Request& request) {
    std::vector<CardOfCube> found;
    for (const auto& file : store::cube_files(request.data))
        if (const auto cube = store::load_cube(file, request.data)) add_called(found, *cube, called, given);
    std::string heading;
    for (const CardOfCube& card : found) {
        if (card.cube != heading) std::cout << say(Word::card_of_cube, {card.cube}) << "\n";
        heading = card.cube;
        if (found.size() == 1) std::cout << card.whole;
        else tell(card.line);
    }
    return found.size();
}

}  // namespace cubenight::cli
